// Reads lists copied from a web page with its tags.
import { Parser } from 'htmlparser2';
import type { FileLine } from './file-line.ts';
import { lineCounter } from './text.ts';

const TAGS =
  /<\/?(?:a|article|b|blockquote|body|br|center|code|dd|div|dl|dt|em|font|h[1-6]|head|html|i|li|main|ol|p|pre|s|section|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)(?:\s[^<>]*|\s?\/)?>/i;

/** True if a text has tags of a web page in it. */
export const isPage = (text: string): boolean => text.includes('<') && TAGS.test(text);

/** Elements within a line. Every other element begins a new line, and so does the text after it. */
const WITHIN: ReadonlySet<string> = new Set(
  'a abbr b big button cite code em font i img input label mark s small span strike strong sub sup td th tt u'.split(
    ' ',
  ),
);

/** Elements whose content nobody reads. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'title', 'noscript', 'template']);

/** Returns the lines of a page's text, each with its first line in the file. The cells of a row stand in one line, with tabs between them. */
export function pageLines(text: string): FileLine[] {
  const lines: FileLine[] = [];
  const lineAt = lineCounter(text);
  let now = '';
  let begun = 0;
  let rows = 0;
  let unread = 0;
  const end = () => {
    const said = now.replace(/^[\t ]+/, '').trimEnd();
    if (said !== '') lines.push({ text: said, at: begun });
    now = '';
  };
  /** Handles the start or end of an element. Within a row, only the end of the row starts a new line. */
  const part = (name: string) => {
    if (WITHIN.has(name)) return;
    if (rows === 0 || name === 'tr' || name === 'table') end();
    else now += ' ';
  };
  const parser: Parser = new Parser({
    onopentag(name) {
      if (UNREAD.has(name)) unread++;
      if (name === 'tr') rows++;
      if (name === 'td' || name === 'th') now += now === '' ? '' : '\t';
      part(name);
    },
    ontext(said) {
      if (unread > 0) return;
      // within a row, a line break is a space, as on the page
      for (const [i, piece] of (rows > 0 ? [said.replace(/[\r\n]+/g, ' ')] : said.split(/\r\n|\n|\r/)).entries()) {
        if (i > 0) end();
        if (now === '' && piece.trim() !== '') begun = lineAt(parser.startIndex) + i;
        now += piece;
      }
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread = Math.max(0, unread - 1);
      part(name);
      if (name === 'tr') rows = Math.max(0, rows - 1);
    },
  });
  parser.end(text.replace(/^\ufeff/, ''));
  end();
  return lines;
}
