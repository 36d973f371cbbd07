// The kinds of choice of each game, and the things on the table that an option is about.
import { parseOption } from '@orrery/kernel';
import type { ChoiceKind, ChoiceKinds, Thing } from '../contract/choice-kind.ts';
import { CHOICE_KINDS as babylon5 } from './babylon5/choice-kinds.ts';
import { CHOICE_KINDS as galacticEmpires } from './galactic-empires/choice-kinds.ts';
import { CHOICE_KINDS as wars } from './wars/choice-kinds.ts';

export type { ChoiceKind, ChoiceKinds, Thing, ThingKind } from '../contract/choice-kind.ts';

const ALL: Readonly<Record<string, ChoiceKinds>> = { babylon5, wars, 'galactic-empires': galacticEmpires };

/** What a table has under a name that may be any text; undefined where that is nothing. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The kinds of choice of a game, by its name. Plain data: no rule is loaded for it. */
export const choiceKindsOf = (game: string): ChoiceKinds => own(ALL, game) ?? {};

const NONE: ChoiceKind = { heading: '', about: [] };

/** What kind of choice an option of a question is. @param menu the question's */
export function choiceKindOf(kinds: ChoiceKinds, menu: string, optionId: string): ChoiceKind {
  const verb = parseOption(optionId)?.verb ?? '';
  return own(kinds, `${menu}: ${verb}`) ?? own(kinds, verb) ?? NONE;
}

/** The things on the table that an option is about: first what it is done with, then what it is done to. */
export function thingsOf(kinds: ChoiceKinds, menu: string, optionId: string): Thing[] {
  const parsed = parseOption(optionId);
  if (parsed === null) return [];
  const { about } = choiceKindOf(kinds, menu, optionId);
  return about.flatMap((kind, i) => {
    const id = i === 0 ? parsed.a : parsed.b;
    return kind === 'other' || id < 0 ? [] : [{ kind, id }];
  });
}

/** The verbs that stand under a heading: what a person may wish to do with a card that is only named. */
export const verbsOf = (kinds: ChoiceKinds): string[] =>
  Object.keys(kinds).filter(name => !name.includes(':') && kinds[name]!.heading !== '');

/** The headings by verb, where there are any. */
export const headingsOf = (kinds: ChoiceKinds): Record<string, string> =>
  Object.fromEntries(Object.entries(kinds).flatMap(([name, { heading }]) => (heading === '' ? [] : [[name, heading]])));
