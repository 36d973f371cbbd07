import { meansName, type Option, option, type Seat, wordsOf } from '@orrery/kernel';
import { defOf } from './card.ts';
import { titleOf } from './names.ts';
import { sideOf } from './rules/cards/inverter.ts';
import { VERBS } from './rules/verbs.ts';
import { HAND, IN_PLAY, pile, type WarsState } from './state.ts';

/** The most wishes that are judged. Vague words could mean every card on the table. */
const MOST = 60;

/**
 * Returns the options that a person may mean by a few words such as `drain Core Shaft`, legal or not: a verb, and the thing it is about. Only cards
 * that the seat can see are considered.
 */
export function readWish(s: WarsState, seat: Seat, text: string): Option[] {
  const [first = '', ...rest] = wordsOf(text);
  if (first === '') return [];
  const wishes: Option[] = [];
  const hand = pile(s, seat, HAND);
  const table = s.zones[IN_PLAY]!;
  const titled = (words: readonly string[], ids: readonly number[]) =>
    ids.filter(id => meansName(words, titleOf(s, id)));
  for (const verb of [...VERBS.keys()].filter(v => v.startsWith(first))) {
    if (verb === 'activate') wishes.push(option(verb, /^\d{1,3}$/.test(rest[0] ?? '') ? Number(rest[0]) : 1));
    else if (verb === 'draw') wishes.push(option(verb));
    else if (verb === 'play') {
      for (const id of [...titled(rest, hand), ...titled(rest, table)])
        if (defOf(s, id).play.length > 1) wishes.push(option(verb, id, 0), option(verb, id, 1));
        else wishes.push(option(verb, id));
    } else if (verb === 'use')
      for (const id of titled(rest, table))
        sideOf(s, id).abilities.forEach((_, i) => void wishes.push(option(verb, id, i)));
    else if (verb === 'move') {
      for (let at = 1; at <= rest.length; at++)
        for (const a of titled(rest.slice(0, at), table))
          for (const b of titled(
            rest.slice(at).filter(w => w !== 'to'),
            table,
          ))
            if (a !== b) wishes.push(option(verb, a, b));
      // a player who names no place may mean any place
      if (wishes.length === 0)
        for (const a of titled(rest, table))
          for (const b of table) if (a !== b && defOf(s, b).type === 'location') wishes.push(option(verb, a, b));
    } else for (const id of titled(rest, table)) wishes.push(option(verb, id));
  }
  if ('pass'.startsWith(first)) wishes.push(option('pass'));
  const seen = new Set<string>();
  return wishes.filter(o => !seen.has(`${o.verb}:${o.a}:${o.b}`) && seen.add(`${o.verb}:${o.a}:${o.b}`)).slice(0, MOST);
}

/** Returns the text of a wish. */
export const wishLabel = (s: WarsState, o: Option): string =>
  VERBS.get(o.verb)?.label(s, o.a, o.b, s.ask?.seats[0] ?? s.active) ?? 'Pass';
