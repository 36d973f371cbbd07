/** Compiles the message catalogue when the page is built, so that the page need not read its grammar. */
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

/** Gives the files of src/copy as compiled messages by their keys. */
export const catalogue = (): Plugin => ({
  name: 'orrery-catalogue',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/copy\/\w+\.json$/ },
    handler: text =>
      JSON.stringify(
        Object.fromEntries(messagesOf(JSON.parse(text)).map(([key, message]) => [key, compileMessage(message)])),
      ),
  },
});
