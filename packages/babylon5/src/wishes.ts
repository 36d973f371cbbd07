import { meansName, type Option, option, type Seat, wordsOf } from '@orrery/kernel';
import { DEFS } from './card.ts';
import { knows } from './knows.ts';
import { conflictName, nameOf, seatName } from './names.ts';
import { VERBS } from './rules/verbs.ts';
import { type B5State, HAND, players, RACES, zone } from './state.ts';

/** The kind of the second number of an option, for verbs that have one. */
const SECOND: Readonly<Record<string, 'card' | 'conflict' | 'index'>> = {
  support: 'conflict',
  oppose: 'conflict',
  attack: 'card',
  lead: 'card',
  replace: 'card',
  use: 'index',
  'declare-from': 'index',
};

/** Other words that people use for the verbs. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    play: ['event', 'aftermath', 'agenda', 'contingency', 'declare', 'sponsor'],
    initiate: ['declare', 'declare-from'],
    declare: ['declare', 'declare-from', 'declare-war-conflict'],
    war: ['declare-war-conflict'],
    hide: ['hide-agenda'],
    reveal: ['reveal-agenda'],
    assist: ['assist', 'assist-sponsoring'],
    discard: ['discard-agenda'],
    lay: ['contingency'],
    back: ['support'],
  }),
);

const LATER = ['declare', 'declare-from', 'declare-war-conflict', 'aftermath', 'pass', 'surrender'];

/** The maximum number of wishes to check: a vague one could be about every card on the table. */
const MOST = 60;

/**
 * The options that a player may mean by a few words such as `attack Londo`, legal or not: a verb and its objects. Only cards that the seat can see
 * count.
 */
export function readWish(s: B5State, seat: Seat, text: string): Option[] {
  const [first = '', ...rest] = wordsOf(text);
  const names = [...VERBS.keys(), ...LATER];
  const verbs = WORDS.get(first) ?? names.filter(v => v.startsWith(first));
  if (first === '' || verbs.length === 0) return [];
  const visible = s.cards.flatMap((card, id) => (card.zone >= 0 && knows(s, id, seat) ? [id] : []));
  const titles = (words: readonly string[], ids: readonly number[]) =>
    ids.filter(id => meansName(words, DEFS[s.defs[id]!]!.title));
  const hand = s.zones[zone(seat, HAND)]!;
  const inPlay = visible.filter(id => s.cards[id]!.faction >= 0 || s.cards[id]!.host >= 0);
  const own = inPlay.filter(id => s.cards[id]!.faction === seat || s.cards[id]!.controller === seat);
  const conflicts = (words: readonly string[]) =>
    s.conflicts.filter(c => meansName(words, conflictName(s, c.id))).map(c => c.id);
  const wishes: Option[] = [];
  for (const verb of verbs) {
    const second = SECOND[verb];
    if (verb === 'pass') wishes.push(option('pass'));
    else if (verb === 'declare-war-conflict' || verb === 'surrender') {
      for (const p of players(s))
        if (p !== seat && (meansName(rest, seatName(s, p)) || meansName(rest, RACES[s.seats[p]!.race]!)))
          wishes.push(option(verb, p));
    } else if (second === 'index') {
      for (const id of titles(rest, visible)) {
        const def = DEFS[s.defs[id]!]!;
        const list = verb === 'use' ? def.actions : def.conflicts;
        list.forEach((_, i) => {
          wishes.push(option(verb, id, i));
        });
      }
    } else if (second !== undefined) {
      // `attack Londo` has only the second card, `attack G'Kar Londo` has both
      for (let at = 0; at <= rest.length; at++) {
        if (at > 0 && at < rest.length && rest.length === 1) continue;
        const who = rest.slice(0, at);
        const what = rest.slice(at);
        if (what.length === 0 && rest.length > 0 && wishes.length > 0) break;
        const actors = who.length === 0 ? own : titles(who, verb === 'replace' ? hand : own);
        if (second === 'conflict' && s.conflicts.length === 0 && what.length === 0)
          for (const a of actors) wishes.push(option(verb, a));
        const about = second === 'conflict' ? conflicts(what) : titles(what, inPlay);
        for (const a of actors)
          for (const b of about)
            if (a !== b || second === 'conflict') {
              if (!wishes.some(o => o.verb === verb && o.a === a && o.b === b)) wishes.push(option(verb, a, b));
              if (wishes.length >= MOST * 4) return wishes.slice(0, MOST);
            }
      }
    } else for (const id of titles(rest, visible)) wishes.push(option(verb, id));
  }
  return wishes.slice(0, MOST);
}

/** The label of a wish. */
export function wishLabel(s: B5State, o: Option): string {
  const verb = VERBS.get(o.verb);
  if (o.b < 0 && SECOND[o.verb] === 'conflict') return `${nameOf(s, 'card', o.a)} ${o.verb}s a conflict`;
  // as the acting player would read it
  const card = s.cards[o.a];
  const seat = card === undefined ? -1 : card.controller >= 0 ? card.controller : card.owner;
  if (verb !== undefined) return verb.label(s, o.a, o.b, seat);
  if (o.verb === 'pass') return 'Pass';
  if (o.verb === 'declare-war-conflict') return `Declare a war conflict against ${seatName(s, o.a)}`;
  if (o.verb === 'surrender') return `Surrender to ${seatName(s, o.a)}`;
  return `${o.verb === 'aftermath' ? 'Play' : 'Declare'} ${nameOf(s, 'card', o.a)}`;
}
