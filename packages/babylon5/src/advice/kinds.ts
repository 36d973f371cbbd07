// load the rules first: the order in which verbs load is the order of options
import '../game.ts';
import { type Option, paired, type Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { targets } from '../rules/conflict/participants.ts';
import { power } from '../rules/politics/power.ts';
import { AGENDA, type B5State, cardsIn, HAND, INNER, type Participation } from '../state.ts';
import { needed } from './conflicts.ts';
import { damageOf, leftOf, type Situation, situation, strengthOf, worthAt } from './situation.ts';

/** Answers that do nothing: every other answer is preferred. */
const IDLE: readonly string[] = ['pass', 'no', 'abstain'];

/** The level of an amount: 0 below the first of these numbers, 1 from there on, and so on. */
const level = (n: number, ...from: readonly number[]): number => from.filter(x => n >= x).length;

/** A seat's situation, as far as it affects choices. */
interface Levels {
  /** its race, as a substitute for its deck */
  readonly race: string;
  /** its lead in power over the strongest other player */
  readonly lead: string;
  /** the influence left to spend this turn */
  readonly pool: string;
  readonly inner: string;
  readonly hand: string;
  readonly turn: string;
}

let known: { readonly at: Situation; readonly standing: Levels } | null = null;

/** The seat's situation, computed once for each question. */
function standingOf(s: B5State, at: Situation): Levels {
  if (known?.at === at) return known.standing;
  const { seat, rival } = at;
  const standing = {
    race: `race${s.seats[seat]!.race}`,
    lead: `lead${rival < 0 ? 0 : level(power(s, seat) - power(s, rival), -4, -1, 2)}`,
    pool: `pool${level(at.available, 3, 6, 10)}`,
    inner: `inner${cardsIn(s, seat, INNER).length}`,
    hand: `hand${level(cardsIn(s, seat, HAND).length, 3, 6, 9)}`,
    turn: `turn${level(s.turn, 3, 6, 10)}`,
  };
  known = { at, standing };
  return standing;
}

/** The state of a conflict by its margin, before and after: `won-safe`. */
const STANDS = ['far', 'lost', 'won', 'safe'] as const;
const stands = (margin: number): number => (margin >= 4 ? 3 : margin > 0 ? 2 : margin > -4 ? 1 : 0);
const TURNS = STANDS.map(before => STANDS.map(after => `${before}-${after}`));

/** The traits of joining a conflict: its owner, and the result. */
function joins(s: B5State, at: Situation, { verb, a, b }: Option): string[] {
  const k = at.conflicts.find(x => x.conflict.id === b);
  if (k === undefined) return [];
  const { conflict } = k;
  const { seat } = at;
  const whose = conflict.seat === seat ? 'own' : targets(s, conflict, seat) ? 'at me' : 'others';
  const n = strengthOf(s, a, conflict.types) || strengthOf(s, a, conflict.alsoBy);
  const margin = k.support - k.opposition;
  const after = margin + (verb === 'support' ? n : -n);
  const gain = worthAt(k, 1) - worthAt(k, 0);
  const turn = TURNS[stands(margin)]![stands(after)]!;
  return [
    whose,
    paired(whose, turn),
    paired(gain > 0.3 ? 'good' : gain < -0.3 ? 'bad' : 'nothing', turn),
    paired(whose, conflict.rules),
    paired(defOf(s, a).type, whose),
    paired(whose, needed(s, at, a) > 1 ? 'wanted' : 'free'),
  ];
}

/** A card's first part in an open conflict with its own ability. */
function partOf(at: Situation, id: number): Participation | undefined {
  for (const k of at.conflicts) for (const p of k.conflict.parts) if (p.card === id && p.ability >= 0) return p;
  return undefined;
}

/** The result of a blow for its target, and of the return blow: `all for some`. */
const BLOWS = ['nothing', 'some', 'all'] as const;
const RESULTS = BLOWS.map(out => BLOWS.map(back => `${out} for ${back}`));

/** The traits of an attack: its target, the result, and the return blow. */
function attacks(s: B5State, at: Situation, { a, b }: Option): string[] {
  const part = partOf(at, b);
  if (part === undefined) return [];
  const blow = (from: number, to: number): number => {
    const n = damageOf(s, from, part.ability);
    return n <= 0 ? 0 : n >= leftOf(s, to) ? 2 : 1;
  };
  const whose = s.cards[b]!.faction === at.rival ? 'rival' : 'other';
  const result = RESULTS[blow(a, b)]![blow(b, a)]!;
  return [result, paired(whose, result), defOf(s, b).type, paired(result, standingOf(s, at).lead)];
}

/** Names of costs, up to 9. */
const COSTS = Array.from({ length: 10 }, (_, n) => `cost${n}`);

/** The traits of an action besides its verb, by verb. */
const ACTIONS: Readonly<Record<string, (s: B5State, at: Situation, o: Option) => string[]>> = {
  build: (s, at, { a }) => [at.rating >= 10 ? 'much' : 'little', needed(s, at, a) > 1 ? 'wanted' : 'free'],
  sponsor(s, at, { a }) {
    const { type, id, cost } = defOf(s, a);
    const { pool, turn } = standingOf(s, at);
    return [type, id, paired(type, pool), paired(type, turn), COSTS[Math.min(9, cost ?? 0)]!];
  },
  promote: (s, at, { a }) => [standingOf(s, at).inner, defOf(s, a).id],
  support: joins,
  oppose: joins,
  attack: attacks,
  lead: (s, _at, { a }) => [defOf(s, a).id],
  heal: (s, _at, { a }) => [defOf(s, a).type, s.cards[a]!.neutralized ? 'neutralized' : 'damaged'],
  event: (s, _at, { a }) => [defOf(s, a).id],
  agenda: (s, _at, { a }) => [defOf(s, a).id],
  use: (s, _at, { a, b }) => [paired(defOf(s, a).id, `${b}`)],
};

/** The traits of answers to questions, by menu. */
const MENUS: Readonly<Record<string, (s: B5State, at: Situation, o: Option) => string[]>> = {
  action(s, at, o) {
    const { race, lead, pool, turn } = standingOf(s, at);
    const more = ACTIONS[o.verb]?.(s, at, o) ?? [];
    return [...more, race, lead, pool, turn];
  },
  declare(s, at, { verb, a, b }) {
    const { lead, turn } = standingOf(s, at);
    if (verb === 'declare-war-conflict') return [lead, turn];
    const def = defOf(s, a);
    const rules = verb === 'declare' ? def.conflict : def.conflicts[b];
    return [rules?.id ?? def.id, lead, turn];
  },
  number(s, at, { a }) {
    const { hand, turn } = standingOf(s, at);
    const n = Math.min(4, a);
    const number = paired(at.program, `${n}`);
    return [number, paired(number, hand), paired(number, turn)];
  },
  target(s, at, { verb, a }) {
    const by = at.frame.self >= 0 ? defOf(s, at.frame.self).id : at.program;
    const of = verb === 'seat' ? a : verb === 'card' ? s.cards[a]!.faction : null;
    const whose = of === null ? 'nobody' : of === at.seat ? 'mine' : of === at.rival ? 'rival' : 'other';
    return [whose, paired(by, whose), ...(verb === 'card' ? [paired(defOf(s, a).type, whose)] : [])];
  },
};

/** The questions whose answers each stand for a card. */
const OF_CARDS: readonly string[] = ['starting hand', 'discard', 'aftermath', 'sponsor with', 'promote with'];

/**
 * The kind of an option, and its traits from general to specific: `action/support`, then `own`; between two players `two: action/support`. Self-play
 * uses them to find options that the advice rates too high or too low (likings.json).
 */
export function b5Kinds(s: B5State, seat: Seat, o: Option): readonly string[] {
  if (IDLE.includes(o.verb)) return [];
  const at = situation(s, seat);
  // replacing an agenda is a different kind from sponsoring the first
  const verb = o.verb === 'agenda' && cardsIn(s, seat, AGENDA).length > 0 ? 'replace-agenda' : o.verb;
  // traits that help with several players do not help with two, as in the evaluation
  const kind = paired(s.seats.length === 2 ? `two: ${at.menu}` : at.menu, verb);
  const of = MENUS[at.menu];
  if (of !== undefined) return [kind, ...of(s, at, o)];
  if (!OF_CARDS.includes(at.menu) || o.a < 0) return [kind];
  const { type, id } = defOf(s, o.a);
  return [kind, type, id];
}
