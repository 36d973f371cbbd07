/** Sets up the message catalogue and gives its words: `t('home.title')`, `t('table.turnNumber', { turn: 3 })`. */

import english from 'virtual:words/en/first';
import { type Messages, setupI18n } from '@lingui/core';
import type en from './en.json';

/** The keys of a group of messages, those of groups in it with a dot between. */
type KeysIn<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysIn<T[K]>}` }[keyof T & string];

/** The key of a message. */
export type Key = KeysIn<typeof en>;

/** The languages of the page, each by its own name. `en` is loaded with the page, the others on demand. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;

/** A language of the page. */
export type Language = keyof typeof LANGUAGES;

type Part = () => Promise<{ readonly default: Messages }>;

/** The catalogues, compiled by the build (catalogue.config.ts): the words of the first page, and those of all other pages. */
const CATALOGUES: Readonly<Record<Language, { readonly first: Part; readonly rest: Part }>> = {
  en: { first: async () => ({ default: english }), rest: () => import('virtual:words/en/rest') },
  de: { first: () => import('virtual:words/de/first'), rest: () => import('virtual:words/de/rest') },
};

const words = setupI18n({ locale: 'en', messages: { en: english } });
/** the words of all other pages, once somebody has asked for them */
let rest: Promise<void> | null = null;
let formats = formatsOf('en');

/** How a language writes days, times and lists. */
function formatsOf(language: Language) {
  return {
    day: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }),
    minute: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
    and: new Intl.ListFormat(language),
    commas: new Intl.ListFormat(language, { type: 'unit', style: 'short' }),
  };
}

/** The first wanted language that the page speaks, such as `de` for `de-AT`; else English. @param wanted language tags, the best first */
export const bestLanguage = (wanted: readonly string[]): Language => {
  const spoken = Object.keys(LANGUAGES) as Language[];
  const found = wanted.map(tag => spoken.find(language => language === tag.toLowerCase().split('-')[0]));
  return found.find(language => language !== undefined) ?? 'en';
};

/** Adds a part of the catalogues to the words of the page. A message that the language lacks stays English. */
async function add(language: Language, part: 'first' | 'rest'): Promise<void> {
  const [{ default: usual }, { default: own }] = await Promise.all([
    CATALOGUES.en[part](),
    CATALOGUES[language][part](),
  ]);
  words.load(language, { ...usual, ...own });
}

/**
 * Makes the page speak a language. A message that its catalogue lacks stays English.
 * @throws if the catalogue cannot be loaded; then nothing changes
 */
export async function speak(language: Language): Promise<void> {
  await add(language, 'first');
  rest = null;
  words.activate(language);
  formats = formatsOf(language);
}

/** Loads the words of all pages but the first. */
export function loadCatalogue(): Promise<void> {
  rest ??= add(spokenLanguage(), 'rest');
  return rest;
}

/** The language that the page speaks now. */
export const spokenLanguage = (): Language => words.locale as Language;

/** The language of what the games write, for the `lang` of an element: undefined where the page speaks it too. */
export const gameLanguage = (): 'en' | undefined => (words.locale === 'en' ? undefined : 'en');

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
  return new Intl.NumberFormat(words.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** A day: `Nov 28, 2026`. @param at in milliseconds since 1970 */
export const dayText = (at: number): string => formats.day.format(at);

/** A day and a time of it: `Nov 28, 2026, 3:05 PM`. @param at in milliseconds since 1970 */
export const timeText = (at: number): string => formats.minute.format(at);

/** Words as a sentence lists them: `Ann, Bob, and Cy`. */
export const andList = (list: readonly string[]): string => formats.and.format(list);

/** Words one after the other: `Ann, Bob, Cy`. */
export const commaList = (list: readonly string[]): string => formats.commas.format(list);
