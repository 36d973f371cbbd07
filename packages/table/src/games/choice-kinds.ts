// The kinds of choice of each game, and the things on the table that an option is about.
import { parseOption } from '@orrery/kernel';
import type { ChoiceKind, ChoiceKinds, Thing } from '../contract/choice-kind.ts';
import { CHOICE_KINDS as babylon5 } from './babylon5/choice-kinds.ts';
import { CHOICE_KINDS as galacticEmpires } from './galactic-empires/choice-kinds.ts';
import { CHOICE_KINDS as wars } from './wars/choice-kinds.ts';

export type { ChoiceKind, ChoiceKinds, Thing, ThingKind } from '../contract/choice-kind.ts';

const ALL: Readonly<Record<string, ChoiceKinds>> = { babylon5, wars, 'galactic-empires': galacticEmpires };

/** Returns what a table has under a name, which may be any text; undefined if it has nothing. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Returns the kinds of choice of a game, by its name. This is plain data, so it loads no rules. */
export const choiceKindsOf = (game: string): ChoiceKinds => own(ALL, game) ?? {};

const NONE: ChoiceKind = { heading: '', about: [] };

/** Returns the kind of choice of an option. @param menu the name of the question's menu */
export function choiceKindOf(kinds: ChoiceKinds, menu: string, optionId: string): ChoiceKind {
  const verb = parseOption(optionId)?.verb ?? '';
  return own(kinds, `${menu}: ${verb}`) ?? own(kinds, verb) ?? NONE;
}

/** Returns the things on the table that an option is about: first the thing that acts, then its target. */
export function thingsOf(kinds: ChoiceKinds, menu: string, optionId: string): Thing[] {
  const parsed = parseOption(optionId);
  if (parsed === null) return [];
  const { about } = choiceKindOf(kinds, menu, optionId);
  return about.flatMap((kind, i) => {
    const id = i === 0 ? parsed.a : parsed.b;
    return kind === 'other' || id < 0 ? [] : [{ kind, id }];
  });
}

/** Returns the verbs that have a heading: what a player may want to do with a card. */
export const verbsOf = (kinds: ChoiceKinds): string[] =>
  Object.keys(kinds).filter(name => !name.includes(':') && kinds[name]!.heading !== '');

/** Returns the headings by verb, for verbs that have one. */
export const headingsOf = (kinds: ChoiceKinds): Record<string, string> =>
  Object.fromEntries(Object.entries(kinds).flatMap(([name, { heading }]) => (heading === '' ? [] : [[name, heading]])));
