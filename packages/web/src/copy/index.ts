/** Sets up the message catalogue and gives its words: `t('home.title')`, `t('table.turnNumber', { turn: 3 })`. */

import first from 'virtual:words/en/first';
import { setupI18n } from '@lingui/core';
import type en from './en.json';

/** The keys of a group of messages, those of groups in it with a dot between. */
type KeysIn<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysIn<T[K]>}` }[keyof T & string];

/** The key of a message. */
export type Key = KeysIn<typeof en>;

const LANGUAGE = 'en';

// the catalogue is compiled when the page is built (catalogue.config.ts): here it holds messages by their whole keys
const words = setupI18n({ locale: LANGUAGE, messages: { [LANGUAGE]: first } });

let rest: Promise<void> | null = null;

/** Loads the words of all pages but the first. */
export function loadCatalogue(): Promise<void> {
  rest ??= import('virtual:words/en/rest').then(({ default: more }) => words.load(LANGUAGE, more));
  return rest;
}

/** The message of a key, with its values filled in. A `count` chooses between singular and plural. */
export const t = (key: Key, values?: Readonly<Record<string, string | number>>): string => words._(key, values);

/** The words of an error: those of the catalogue if its message is a key, else the message itself. */
export const errorText = ({ message }: { readonly message: string }): string =>
  message in words.messages ? words._(message) : message;

/** A time as people say it: `90 seconds`, `5 minutes`, `1 hour`. */
export function duration(seconds: number): string {
  const [unit, size] =
    seconds >= 3600 && seconds % 3600 === 0
      ? (['hour', 3600] as const)
      : seconds >= 60 && seconds % 60 === 0
        ? (['minute', 60] as const)
        : (['second', 1] as const);
  return new Intl.NumberFormat(LANGUAGE, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

const DAY = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' });
const MINUTE = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });

/** A day: `Nov 28, 2026`. @param at in milliseconds since 1970 */
export const dayText = (at: number): string => DAY.format(at);

/** A day and a time of it: `Nov 28, 2026, 3:05 PM`. @param at in milliseconds since 1970 */
export const timeText = (at: number): string => MINUTE.format(at);

const AND = new Intl.ListFormat(LANGUAGE);
const COMMAS = new Intl.ListFormat(LANGUAGE, { type: 'unit', style: 'short' });

/** Words as a sentence lists them: `Ann, Bob, and Cy`. */
export const andList = (list: readonly string[]): string => AND.format(list);

/** Words one after the other: `Ann, Bob, Cy`. */
export const commaList = (list: readonly string[]): string => COMMAS.format(list);
