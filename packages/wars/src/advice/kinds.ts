// import the rules first: options are offered in the order in which verbs load
import '../game.ts';
import { type CardId, type Option, paired, type Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { powerOf, tacticsOf } from '../rules/cards/modifiers.ts';
import { hasMovedThisTurn } from '../rules/cards/move.ts';
import { isShip } from '../rules/cards/types-of-cards.ts';
import { forces } from '../rules/locations/control.ts';
import { energyIcons } from '../rules/locations/energy-icon.ts';
import { isSite } from '../rules/locations/location.ts';
import { ACTIVE, energyOf, HAND, opponentOf, pile, type WarsState } from '../state.ts';
import { strength } from './battle.ts';
import { friend, type Situation, situation } from './situation.ts';

/** Answers that do nothing. They have no kinds: all other answers are measured against them. */
const IDLE: readonly string[] = ['pass', 'no', 'stop'];

/** Returns the level of a number: 0 below the first limit, 1 from there to the second, and so on. */
const level = (n: number, ...from: readonly number[]): number => from.filter(x => n >= x).length;

/** The situation of a seat: its energy, its hand, its active energy, and the moment. */
interface Means {
  readonly energy: string;
  readonly hand: string;
  readonly active: string;
  /** the turn's player, and the phase or the step of a battle */
  readonly moment: string;
  /** whose newest thing on the stack the answer would respond to */
  readonly answers: string;
}

let known: { readonly at: Situation; readonly means: Means } | null = null;

/** Returns the situation of a seat. It is computed once for each question. */
function meansOf(s: WarsState, at: Situation): Means {
  if (known?.at === at) return known.means;
  const { seat } = at;
  const top = s.items.at(-1);
  const means = {
    energy: `me${level(energyOf(s, seat), 8, 18, 32)}`,
    hand: `hand${level(pile(s, seat, HAND).length, 4, 8, 12)}`,
    active: `active${level(pile(s, seat, ACTIVE).length, 3, 7, 12)}`,
    moment: `${s.active === seat ? 'my' : 'their'} ${s.battle === null ? s.phase : `battle ${s.battle.step}`}`,
    answers: `answer${top === undefined ? 'none' : top.you === seat ? 'own' : 'other'}`,
  };
  known = { at, means };
  return means;
}

/** Returns how a seat stands at a location, or would stand with this much more strength. */
function stand(s: WarsState, seat: Seat, at: CardId, more = 0): string {
  const mine = forces(s, seat, at).length > 0 || more > 0 ? strength(s, seat, at) + more : 0;
  const theirs = strength(s, opponentOf(seat), at);
  if (mine <= 0) return theirs <= 0 ? 'none' : 'theirs';
  if (theirs <= 0) return 'alone';
  return mine - theirs >= 3 ? 'ahead' : mine >= theirs ? 'even' : 'behind';
}

const costOf = (s: WarsState, id: CardId): number => defOf(s, id).source.cost ?? 0;

/** Returns the cost of a card up to a limit; higher costs count as the limit. */
const cost = (s: WarsState, id: CardId, most: number): string => COSTS[Math.min(most, costOf(s, id))]!;
const COSTS = Array.from({ length: 8 }, (_, n) => `cost${n}`);

/** The kinds of action with initiative, by verb. */
const DEEDS: Readonly<Record<string, (s: WarsState, at: Situation, o: Option) => string[]>> = {
  activate(s, at, { a }) {
    const { energy, active } = meansOf(s, at);
    const much = level(a, 3, 6, 9);
    return ['activate', `${Math.min(12, a)}`, `${much}/${energy}`, `${active}/${much}`];
  },
  draw(s, at) {
    const { energy, hand, active } = meansOf(s, at);
    return ['draw', paired(hand, active), energy, paired(hand, energy)];
  },
  attack(s, { seat }, { a }) {
    const foe = opponentOf(seat);
    const ahead = Math.round(strength(s, seat, a) - strength(s, foe, a));
    const many = (of: Seat) => Math.min(3, forces(s, of, a).length);
    const where = isSite(s, a) ? 'site' : 'sector';
    return ['attack', `by${Math.max(-4, Math.min(8, ahead))}`, where, `count${many(seat)}v${many(foe)}`];
  },
  play(s, at, { a }) {
    const { type, id } = defOf(s, a);
    const { energy, active, moment, answers } = meansOf(s, at);
    const when = [moment, active, energy, answers].map(x => paired(type, x));
    return ['play', type, id, ...when, cost(s, a, 7)];
  },
  use(s, at, { a, b }) {
    const { type, id } = defOf(s, a);
    const { moment, answers } = meansOf(s, at);
    return ['use', paired(id, `${b}`), moment, answers, type];
  },
  move(s, at, { a, b }) {
    if (isShip(s, b)) return ['move', 'aboard'];
    // a second move of a card in a turn is never good; going aboard is a separate kind
    if (hasMovedThisTurn(s, a)) return [];
    const { seat } = at;
    const from = s.cards[a]!.at;
    const [left, found] = [stand(s, seat, from), stand(s, seat, b)];
    const then = stand(s, seat, b, powerOf(s, a) + 0.5 * tacticsOf(s, a));
    const icons = (place: CardId) => energyIcons(s, place, opponentOf(seat));
    return [
      'move',
      `${left}-${found}`,
      paired(`to ${found}`, then),
      meansOf(s, at).active,
      paired(`icons${icons(b)}`, found),
      paired(`from${icons(from)}`, left),
      defOf(s, a).type,
    ];
  },
};

/** The kinds of answers to other questions, by the menu. */
const MENUS: Readonly<Record<string, (s: WarsState, at: Situation, o: Option) => string[]>> = {
  initiative: (s, at, o) => DEEDS[o.verb]?.(s, at, o) ?? [o.verb],
  'starting location': (s, _at, { a }) => ['start', defOf(s, a).id],
  place(s, { seat, frame }, { verb, a }) {
    if (verb === 'slot' || verb === 'table') return ['place', verb];
    const { type, source } = defOf(s, frame.self);
    if (verb !== 'at') return ['place', paired(verb, type)];
    const { power = 0, tactics = 0 } = source;
    const found = stand(s, seat, a);
    const icons = (of: Seat) => Math.min(3, energyIcons(s, a, of));
    return [
      'place',
      found,
      paired(type, found),
      paired(found, stand(s, seat, a, power + 0.5 * tactics)),
      paired(`icons${icons(opponentOf(seat))}`, found),
      paired(`mine${icons(seat)}`, found),
    ];
  },
  lose(s, at, { verb, a }) {
    const { energy, hand } = meansOf(s, at);
    if (verb !== 'card') return [`lose/${a}`, energy];
    const { type, id } = defOf(s, a);
    return ['lose', paired('card', hand), paired(paired('card', type), energy), paired('card', cost(s, a, 6)), id];
  },
  casualties(s, at, { verb, a }) {
    const { energy, hand } = meansOf(s, at);
    if (verb !== 'damage') return ['casualties', verb === 'card' ? paired('card', hand) : `${a}`, paired(verb, energy)];
    return ['casualties/damage', energy, defOf(s, a).type, cost(s, a, 7)];
  },
  attrition: (s, _at, { a }) => ['attrition', cost(s, a, 7), defOf(s, a).type],
};

/**
 * Returns the kinds of an option, from the general to the particular: `play`, then `weapon`, then `weapon/active0` for a weapon when little energy is
 * left. Self-play uses them to find answers that are worth more or less than the advice says (likings.json).
 */
export function warsKinds(s: WarsState, seat: Seat, o: Option): readonly string[] {
  if (IDLE.includes(o.verb)) return [];
  const at = situation(s, seat);
  const { menu, frame } = at;
  const of = MENUS[menu];
  if (of !== undefined) return of(s, at, o);
  const by = frame.self >= 0 && s.defs[frame.self] !== undefined ? defOf(s, frame.self).id : '-';
  if (menu === 'number') return ['number', `${by}/${Math.min(5, o.a)}`];
  if (o.a < 0 || (o.verb !== 'card' && o.verb !== 'give')) return [paired(menu, o.verb), by];
  const whose = friend(s, seat, o.a) ? 'mine' : 'theirs';
  const { type } = defOf(s, o.a);
  return [menu, whose, paired(whose, type), paired(whose, cost(s, o.a, 7)), paired(by, whose)];
}
