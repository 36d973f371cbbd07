/** Compiles the message catalogue when the page is built, so that the page need not read its grammar. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Messages in groups, as a catalogue's file holds them. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** All messages of a catalogue by their whole keys: `home.title`. */
export const messagesOf = (texts: Texts, under = ''): [key: string, message: string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[`${under}${name}`, text]] : messagesOf(text, `${under}${name}.`),
  );

/** The messages of the first page: groups, or the beginnings of keys. All other messages load with the pages that use them. */
const FIRST = [
  ...['shell', 'errors', 'server', 'home', 'games', 'savedGames', 'setUp', 'lobby', 'players'],
  ...['newTable.clock', 'newTable.decksAre', 'library.noSide', 'library.heavy'],
];

/** True for a message that the first page may use. */
export const isFirst = (key: string): boolean => FIRST.some(name => key === name || key.startsWith(`${name}.`));

const NAME = /^virtual:words\/(\w+)\/(first|rest)$/;

/**
 * Gives the files of src/copy as compiled messages by their keys: `virtual:words/en/first` has those of the first page, `virtual:words/en/rest` the others.
 * @param whole true if `first` has all messages, for tests of single functions
 */
export const catalogue = ({ whole = false } = {}): Plugin => ({
  name: 'orrery-catalogue',
  resolveId: { filter: { id: NAME }, handler: id => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:words\// },
    handler(id) {
      const [, language, part] = NAME.exec(id.slice(1))!;
      const file = join(import.meta.dirname, 'src/copy', `${language}.json`);
      this.addWatchFile(file);
      const messages = messagesOf(JSON.parse(readFileSync(file, 'utf8'))).filter(
        ([key]) => (whole && part === 'first') || isFirst(key) === (part === 'first'),
      );
      return `export default ${JSON.stringify(Object.fromEntries(messages.map(([key, message]) => [key, compileMessage(message)])))}`;
    },
  },
});
