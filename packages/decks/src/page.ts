// Reads lists that were copied out of a web page, with its tags.
import { Parser } from 'htmlparser2';
import type { FileLine } from './file-line.ts';
import { lineCounter } from './text.ts';

const TAGS =
  /<\/?(?:a|article|b|blockquote|body|br|center|code|dd|div|dl|dt|em|font|h[1-6]|head|html|i|li|main|ol|p|pre|s|section|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)(?:\s[^<>]*|\s?\/)?>/i;

/** Whether a text has marks of a page in it. */
export const isPage = (text: string): boolean => text.includes('<') && TAGS.test(text);

/** Elements that stand within a line. Every other begins a new one, and so does what stands behind it. */
const WITHIN: ReadonlySet<string> = new Set(
  'a abbr b big button cite code em font i img input label mark s small span strike strong sub sup td th tt u'.split(
    ' ',
  ),
);

/** Elements with nothing that anybody reads. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'title', 'noscript', 'template']);

/** The lines of a page's text, each with the line of the file on which it begins. The cells of a table's row stand in one line, parted by tabs. */
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
  /** Where an element begins or ends. Within a row of a table only the row's own ends part lines. */
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
      // within a row of a table a new line is a space, as it is on the page
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
