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

/** How the headquarters stand in a situation: whether anything keeps fire from one's own, and whether somebody else's stands open. */
interface Stand {
  readonly at: Situation;
  readonly own: 'bare' | 'kept';
  readonly facing: 'open' | 'shut';
}

let last: Stand | null = null;

function standOf(s: GeState, at: Situation): Stand {
  if (last?.at === at) return last;
  const bare = (seat: Seat): boolean => protectors(s, seat).length === 0;
  last = { at, own: bare(at.seat) ? 'bare' : 'kept', facing: opponents(s, at.seat).some(bare) ? 'open' : 'shut' };
  return last;
}

/** What is answered where players may respond: what happens, and whether it harms whoever is asked. */
interface Answered {
  readonly at: Situation;
  readonly what: string;
  readonly harm: 'danger' | 'calm';
}

let heard: Answered | null = null;

function answered(s: GeState, at: Situation): Answered {
  if (heard?.at === at) return heard;
  const e = eventAt(s, at.frame.l.at);
  heard = {
    at,
    what: e?.kind ?? 'nothing',
    harm: e !== null && threatens(s, e, at.seat) ? 'danger' : 'calm',
  };
  return heard;
}

const size = (n: number): string => (n <= 2 ? 'small' : n <= 5 ? 'middling' : 'large');

/**
 * What kinds of answer an option is, from the general to the particular: `play cards/play`, `play cards/play/M`, `play cards/play/M/kept`. By these
 * names self-play finds what is worth more or less than the advice has it (likings.ts).
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
    return [kind, `${kind}/${type}`, `${kind}/${where}/${harm}`, `${kind}/${where}/${what}`];
  }
  if (o.verb === 'fire')
    return [
      kind,
      `${kind}/${type}`,
      `${kind}/${size(strengthOf(s, o.a))}`,
      `${kind}/${protects(s, o.a) ? 'protector' : 'other'}/${standOf(s, at).facing}`,
    ];
  if (menu === 'target' || menu === 'place' || menu === 'card') {
    const whose = mine(s, seat, o.a) ? 'mine' : 'theirs';
    return [kind, `${kind}/${whose}/${type}`, `${kind}/${whose}/${size(strengthOf(s, o.a))}`];
  }
  const { own, facing } = standOf(s, at);
  return [kind, `${kind}/${type}`, `${kind}/${type}/${own}`, `${kind}/${type}/${facing}`];
}
