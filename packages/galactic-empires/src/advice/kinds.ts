// the rulebook comes first: the order in which its verbs load is the order in which they are offered
import '../game.ts';
import type { CardId, Option, Seat } from '@orrery/kernel';
import { defOf, sideOf } from '../card.ts';
import { eventAt } from '../rules/events.ts';
import { protectors, protects, strengthOf } from '../rules/statistics.ts';
import { threatens } from '../rules/threats.ts';
import { type GeState, inPlay, opponents } from '../state.ts';
import { mine, type Situation, situation } from './situation.ts';

/** Answers that do nothing: whatever else is liked is liked more than these. */
const IDLE: readonly string[] = ['pass', 'no', 'stop'];
/** Verbs that name a card by itself, in hand or at the table. */
const OF_CARDS: readonly string[] = ['play', 'use', 'gate', 'exchange', 'recall', 'card', 'on', 'move', 'fire'];

/** The type of a card, as its letter stands on it. */
const typeAt = (s: GeState, id: CardId): string => (inPlay(s, id) ? sideOf(s, id).type : defOf(s, id).source.types[0]!);

/** What is thought of a situation once, and not again for each of its options. */
function once<T>(think: (s: GeState, at: Situation) => T): (s: GeState, at: Situation) => T {
  let last: { readonly at: Situation; readonly thought: T } | null = null;
  return (s, at) => {
    if (last?.at !== at) last = { at, thought: think(s, at) };
    return last.thought;
  };
}

/** How the headquarters stand: whether anything keeps fire from one's own, and whether somebody else's stands open. */
const standOf = once((s, { seat }) => {
  const bare = (of: Seat): boolean => protectors(s, of).length === 0;
  return { own: bare(seat) ? 'bare' : 'kept', facing: opponents(s, seat).some(bare) ? 'open' : 'shut' };
});

/** Where players may respond: what happens, and whether it harms whoever is asked. */
const answered = once((s, { frame, seat }) => {
  const e = eventAt(s, frame.l.at);
  return { what: e?.kind ?? 'nothing', harm: e !== null && threatens(s, e, seat) ? 'danger' : 'calm' };
});

const size = (n: number): string => (n <= 2 ? 'small' : n <= 5 ? 'middling' : 'large');

/**
 * What kind of answer an option is, and its traits from the general to the particular: `play cards/play`, then `M`, then `M/kept`. By these self-play
 * finds what is worth more or less than the advice has it (likings.ts).
 */
export function geKinds(s: GeState, seat: Seat, o: Option): readonly string[] {
  if (IDLE.includes(o.verb)) return [];
  const at = situation(s, seat);
  const { menu } = at;
  const kind = `${menu}/${o.verb}`;
  if (o.a < 0 || (!OF_CARDS.includes(o.verb) && menu !== 'respond')) return [kind];
  const type = typeAt(s, o.a);
  if (menu === 'respond') {
    const { what, harm } = answered(s, at);
    const where = inPlay(s, o.a) ? 'table' : 'hand';
    return [kind, type, `${where}/${harm}`, `${where}/${what}`];
  }
  if (o.verb === 'fire')
    return [
      kind,
      type,
      size(strengthOf(s, o.a)),
      `${protects(s, o.a) ? 'protector' : 'other'}/${standOf(s, at).facing}`,
    ];
  if (menu === 'target' || menu === 'place' || menu === 'card') {
    const whose = mine(s, seat, o.a) ? 'mine' : 'theirs';
    return [kind, `${whose}/${type}`, `${whose}/${size(strengthOf(s, o.a))}`];
  }
  const { own, facing } = standOf(s, at);
  return [kind, type, `${type}/${own}`, `${type}/${facing}`];
}
