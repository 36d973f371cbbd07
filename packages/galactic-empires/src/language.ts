import { Facts, type Flow, flowWords, logicWords, Programs, Vocabulary } from '@orrery/kernel';
import { defOf } from './card.ts';
import { deciderOf } from './query.ts';
import type { GeState } from './state.ts';

/** The words of the Galactic Empires card language, its facts and its programs. */
export const v = new Vocabulary<GeState>();
export const facts = new Facts<GeState, 'seat'>({
  title: (s, id) => defOf(s, id).source.title,
  kinds: { seat: (_s, seat) => `player ${seat + 1}` },
});
export const programs = new Programs<GeState>();

const flow = flowWords(v, {
  name: (s, kind, id) => (kind === 'seat' ? `player ${id + 1}` : defOf(s, id).source.title),
});
export const { sequence, when, repeatWhile, forEach, set, call, window } = flow;
export const { all, not, any, atLeast, atMost, minus, plus, times, that, the, other, either } = logicWords(v);

/** Whoever decides for the card: its player, unless a text has given that to somebody else. */
export const decider = v.ref(
  'decider',
  () => (s, f) => (f.self >= 0 && s.cards[f.self]!.controller === f.you ? deciderOf(s, f.self) : f.you),
  () => 'you',
)();

// A question that names nobody goes to whoever decides for the card, so that no card text need think of it.

export const choose: Flow['choose'] = (name, from, ...then) => flow.choose(name, { who: decider, ...from }, ...then);
export const chooseOne: Flow['chooseOne'] = (from, ...ways) => flow.chooseOne({ who: decider, ...from }, ...ways);
export const chooseNumber: Flow['chooseNumber'] = (name, from) => flow.chooseNumber(name, { who: decider, ...from });
export const may: Flow['may'] = (prompt, effect, who = decider) => flow.may(prompt, effect, who);
