// Prints how easy our documents and the page's words are to read: `npm run readability`, or `npm run readability -- FILE ...`.
// The score is Flesch reading ease: 60 and more is plain English, 30 and less is a thesis.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as textOf } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import readability from 'text-readability-ts';
import { SKIP, visit } from 'unist-util-visit';

const root = join(import.meta.dirname, '..');

/** Adds the full stop that a list entry may leave out. */
const ended = text => (/[.!?:]$/.test(text) ? text : `${text}.`);

/**
 * The sentences of a Markdown document: its paragraphs and lists, without headings, tables and code blocks. A name in code counts as one short word.
 * @param {string} markdown
 * @returns {string} plain text
 */
export function prose(markdown) {
  const tree = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const found = [];
  visit(tree, node => {
    if (node.type === 'heading' || node.type === 'table') return SKIP;
    if (node.type !== 'paragraph') return;
    visit(node, 'inlineCode', code => {
      code.value = 'it';
    });
    found.push(ended(textOf(node).replace(/\s+/g, ' ').replaceAll(':', '.').trim()));
    return SKIP;
  });
  return found.join(' ');
}

/** The strings in nested objects. */
const strings = value => (typeof value === 'string' ? [value] : Object.values(value).flatMap(strings));

/** @param {string} source a message catalogue; its sentences are the messages with a space. Of plural forms, only the last one counts. */
const sentencesOf = source =>
  strings(JSON.parse(source))
    .map(text => text.replace(/^\{count, plural, .*other \{(.*)\}\}$/, '$1').replace(/\{[^}]*\}|#/g, 'it'))
    .filter(text => /[a-z] [a-z]/i.test(text))
    .map(ended)
    .join(' ');

/** @returns {{ words: number, perSentence: number, ease: number }} */
export function measured(text) {
  const words = readability.lexiconCount(text);
  return {
    words,
    perSentence: words / Math.max(1, readability.sentenceCount(text)),
    ease: readability.fleschReadingEase(text),
  };
}

const GROUPS = [
  ['front door', ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'CHANGELOG.md']],
  ['docs', ['docs/*.md']],
  ['rooms', ['packages/**/README.md']],
  ['page', ['packages/web/src/copy/en.json']],
];

const line = (name, { words, perSentence, ease }) =>
  `${ease.toFixed(0).padStart(5)} ${perSentence.toFixed(1).padStart(8)} ${String(words).padStart(8)}  ${name}`;

const named = process.argv.slice(2);
console.log(' ease  words/sentence  words  file');
for (const [group, patterns] of named.length > 0 ? [['all', named]] : GROUPS) {
  const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
  const texts = files.map(file => {
    const source = readFileSync(join(root, file), 'utf8');
    return file.endsWith('.md') ? prose(source) : sentencesOf(source);
  });
  for (const [i, file] of files.entries()) if (texts[i] !== '') console.log(line(file, measured(texts[i])));
  if (files.length > 1) console.log(line(`all of ${group}`, measured(texts.join(' '))), '\n');
}
