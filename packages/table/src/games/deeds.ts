// The kinds of choice of each game, and the things on the table that an option is about.
import { parseOption } from '@orrery/kernel';
import type { Deed, Deeds, Thing } from '../contract/deed.ts';
import { DEEDS as babylon5 } from './babylon5/deeds.ts';
import { DEEDS as galacticEmpires } from './galactic-empires/deeds.ts';
import { DEEDS as wars } from './wars/deeds.ts';

export type { Deed, Deeds, Thing, ThingKind } from '../contract/deed.ts';

const ALL: Readonly<Record<string, Deeds>> = { babylon5, wars, 'galactic-empires': galacticEmpires };

/** What a table has under a name that may be any text; undefined where that is nothing. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The kinds of choice of a game, by its name. Plain data: no rule is loaded for it. */
export const deedsOf = (game: string): Deeds => own(ALL, game) ?? {};

const NONE: Deed = { heading: '', about: [] };

/** What kind of choice an option of a question is. @param menu the question's */
export function deedOf(deeds: Deeds, menu: string, optionId: string): Deed {
  const verb = parseOption(optionId)?.verb ?? '';
  return own(deeds, `${menu}: ${verb}`) ?? own(deeds, verb) ?? NONE;
}

/** The things on the table that an option is about: first what it is done with, then what it is done to. */
export function thingsOf(deeds: Deeds, menu: string, optionId: string): Thing[] {
  const parsed = parseOption(optionId);
  if (parsed === null) return [];
  const { about } = deedOf(deeds, menu, optionId);
  return about.flatMap((kind, i) => {
    const id = i === 0 ? parsed.a : parsed.b;
    return kind === 'other' || id < 0 ? [] : [{ kind, id }];
  });
}

/** The verbs that stand under a heading: what a person may wish to do with a card that is only named. */
export const verbsOf = (deeds: Deeds): string[] =>
  Object.keys(deeds).filter(name => !name.includes(':') && deeds[name]!.heading !== '');

/** The headings by verb, where there are any. */
export const headingsOf = (deeds: Deeds): Record<string, string> =>
  Object.fromEntries(Object.entries(deeds).flatMap(([name, { heading }]) => (heading === '' ? [] : [[name, heading]])));
