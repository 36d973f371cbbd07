import { type Flow, language } from '@orrery/kernel';
import { defOf } from './card.ts';
import { deciderOf } from './query.ts';
import type { GeState } from './state.ts';

const seatName = (seat: number): string => `player ${seat + 1}`;
const title = (s: GeState, id: number): string => defOf(s, id).source.title;

const spoken = language<GeState, 'seat'>({
  card: (s, id) => defOf(s, id).id,
  title,
  kinds: { seat: (_s, seat) => seatName(seat) },
  name: (s, kind, id) => (kind === 'seat' ? seatName(id) : title(s, id)),
});

/** The words of the Galactic Empires card language, its facts and its programs. */
export const {
  v,
  facts,
  programs,
  sequence,
  when,
  repeatWhile,
  forEach,
  set,
  call,
  window,
  all,
  not,
  any,
  atLeast,
  atMost,
  minus,
  plus,
  times,
  that,
  the,
  other,
  either,
} = spoken;

/** Whoever decides for the card: its player, unless a text has given that to somebody else. */
export const decider = v.ref(
  'decider',
  () => (s, f) => (f.self >= 0 && s.cards[f.self]!.controller === f.you ? deciderOf(s, f.self) : f.you),
  () => 'you',
)();

// A question that names nobody goes to whoever decides for the card, so that no card text need think of it.

export const choose: Flow['choose'] = (name, from, ...then) => spoken.choose(name, { who: decider, ...from }, ...then);
export const chooseOne: Flow['chooseOne'] = (from, ...ways) => spoken.chooseOne({ who: decider, ...from }, ...ways);
export const chooseNumber: Flow['chooseNumber'] = (name, from) => spoken.chooseNumber(name, { who: decider, ...from });
export const may: Flow['may'] = (prompt, effect, who = decider) => spoken.may(prompt, effect, who);
