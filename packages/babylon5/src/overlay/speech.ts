// The words that a card from a file may use, and what checks them.
import { NameIndex } from '@orrery/decks';
import { type Amount, type Language, type Speech, type Word, words } from '@orrery/kernel';
import { v } from '../language.ts';
import * as WORDS from '../words/index.ts';
import LANGUAGE from './language.json' with { type: 'json' };

/** The card language of Babylon 5, as its types write it: `test/overlay-language.test.ts` makes it. */
export const CARD_LANGUAGE = LANGUAGE as unknown as Language;

/** The largest amount that an overlay can name while a match runs. Our own cards never come near it. */
const MOST = 999;

/** An amount from an overlay, kept small: a card that doubles a number again and again must not stop the machine. It reads as the amount itself. */
const bounded = v.amount<[Amount]>(
  'bounded',
  (c, x) => {
    const read = c.amount(x);
    return (s, f) => Math.max(-MOST, Math.min(MOST, read(s, f)));
  },
  (t, x) => t.amount(x),
);

/** The names that are most similar to a name. */
export const nearestOf = (name: string, names: readonly string[]): readonly string[] =>
  new NameIndex(names.map(title => ({ id: title, title }))).nearest(name);

const builders = WORDS as unknown as Readonly<Record<string, unknown>>;

/** The speech of Babylon 5. */
export const SPEECH: Speech = {
  language: CARD_LANGUAGE,
  word: name => builders[name],
  bounded: amount =>
    typeof amount === 'number' || words(amount as Word).length === 0 ? null : bounded(amount as Amount),
  nearest: nearestOf,
};
