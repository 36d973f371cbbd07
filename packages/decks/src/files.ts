// Detects the kind of a deck file of another program, and makes a plain list from it.
import type { ReadFile } from './file-line.ts';
import type { ListFormat } from './format.ts';
import { isPage, pageLines } from './page.ts';
import { firstElement, readXml } from './xml.ts';

/** Detects the format of a text; null for a plain list. */
export function fileKind(text: string): 'xml' | 'page' | 'json' | null {
  const start = text.replace(/^[\ufeff\s]+/, '').slice(0, 2000);
  if (start.startsWith('<')) {
    const first = firstElement(start);
    if (first === 'deck' || first.endsWith('_deck')) return 'xml';
    if (/^<(?:\?xml|!doctype\s+deck)\b/i.test(start) && first !== 'html') return 'xml';
  }
  if (isJson(text, start)) return 'json';
  return isPage(text) ? 'page' : null;
}

function isJson(text: string, start: string): boolean {
  if (!start.startsWith('{') && !/^\[\s*[[{"]/.test(start)) return false;
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
}

/** Turns a deck file of another program into a plain list. It never throws. @returns null if the text is already a plain list */
export function readFile(text: string, format: ListFormat): ReadFile | null {
  switch (fileKind(text)) {
    case 'xml':
      return readXml(text, format);
    case 'page':
      return { lines: pageLines(text), faults: [], unsaid: [] };
    case 'json': {
      const message = 'Orrery cannot read decks in JSON. Write the deck as plain text.';
      const fault = { line: 0, text: '', message, suggestions: [] };
      return { lines: [], faults: [fault], unsaid: [fault] };
    }
    case null:
      return null;
  }
}
