// The actions of the move phase: the five ways in which ships and units move (wars/movement-actions, wars/move-phase).
// Interrupts and abilities before, between and after are in turn/initiative.ts. The movement itself is in cards/move.ts.
import { type CardId, option, ownCard, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { IN_PLAY, inPlay, type WarsState } from '../../state.ts';
import { cannotMove } from '../abilities/cant.ts';
import { eachStatic, numberOf, speaksOf } from '../abilities/ongoing-ability.ts';
import { powerAt } from '../battle/totals.ts';
import { afterMove, move } from '../cards/move.ts';
import { isShip, isUnit } from '../cards/types-of-cards.ts';
import { canPay, pay } from '../energy/pay.ts';
import { carried, mayTransport, transport } from '../keywords/transport.ts';
import { aboardOf, fitsAboard } from '../locations/capacity.ts';
import { isSector, isSite, locations } from '../locations/location.ts';
import { adjacent, related } from '../locations/related.ts';
import { cardLabel, LABEL_ROOM, placeLabel, placeNote, shortPlace } from '../questions/card-labels.ts';
import { fizzled } from '../stack/effects.ts';
import { declare } from '../stack/the-stack.ts';
import { verb } from '../verbs.ts';
import { judgePhase } from './phase-actions.ts';

const MOVE_PHASE = refuse('wars/movement-actions/1', 'You can move cards only in your move phase.');
const NOT_YOURS = refuse('wars/movement-actions/4', 'You can move only your own ships and units in play.');
const NO_WAY = refuse(
  'wars/movement-actions/4',
  'That card cannot move there. Ships move to sectors. Units move to adjacent sites, or on and off ships.',
);
const NO_ROOM = refuse('wars/movement-actions/7', 'That ship does not have enough capacity left.');
const FIXED = refuse('wars/cant/1', 'An ability says that this card cannot move there.');
const TOO_DEAR = refuse('wars/movement-actions/2', 'You do not have enough active energy for this movement.');

/** Returns the cost of a movement action with this card (wars/movement-actions/2). */
export function movementCost(s: WarsState, card: CardId): number {
  let n = 1;
  eachStatic(s, 'movement cost', (st, f, made) => {
    if (speaksOf(s, st, f, made, card)) n += numberOf(s, st, f, made);
  });
  return Math.max(0, n);
}

/**
 * Returns the rule that forbids `card` to move to `to`, a location or a ship, in one of the five ways; or null (wars/movement-actions/5,
 * wars/movement-actions/6, wars/movement-actions/7, wars/movement-actions/8, wars/movement-actions/9, wars/movement-actions/10).
 */
function judgeWay(s: WarsState, seat: Seat, card: CardId, to: CardId): Refusal | null {
  const from = s.cards[card]!.at;
  if (!inPlay(s, to) || to === card) return NO_WAY;
  const boards = isShip(s, to);
  if (boards) {
    if (!isUnit(s, card) || s.cards[to]!.controller !== seat || aboardOf(s, card) === to) return NO_WAY;
    const there = s.cards[to]!.at;
    const way = aboardOf(s, card) >= 0 ? there === from : isSite(s, from) && related(s, from, there);
    if (!way) return NO_WAY;
    return fitsAboard(s, to, card) ? null : NO_ROOM;
  }
  if (isShip(s, card)) return isSector(s, to) && to !== from ? null : NO_WAY;
  if (!isUnit(s, card) || !isSite(s, to)) return NO_WAY;
  if (aboardOf(s, card) >= 0) return related(s, from, to) ? null : NO_WAY;
  return adjacent(s, from, to) ? null : NO_WAY;
}

/** True while the player can take movement actions in the deploy phase. Transport works only in the move phase (wars/transport/4). */
const moving = (s: WarsState): boolean => s.movesNow && s.phase === 'deploy';

/** Returns the rule that forbids a seat to move this card to a location or a ship now, or null (wars/movement-actions/1). */
export function judgeMove(s: WarsState, seat: Seat, card: CardId, to: CardId): Refusal | null {
  const wrong = judgePhase(s, seat, moving(s) ? 'deploy' : 'move', MOVE_PHASE);
  if (wrong !== null) return wrong;
  if (!inPlay(s, card) || s.cards[card]!.controller !== seat || !(isShip(s, card) || isUnit(s, card))) return NOT_YOURS;
  const way = judgeWay(s, seat, card, to);
  if (way !== null) return way;
  if (cannotMove(s, card, s.cards[card]!.at, isShip(s, to) ? s.cards[to]!.at : to)) return FIXED;
  return movementCost(s, card) > canPay(s, seat) ? TOO_DEAR : null;
}

/** Returns the places where a ship or unit could go with a movement action. */
function goals(s: WarsState, seat: Seat, card: CardId): CardId[] {
  const from = s.cards[card]!.at;
  if (isShip(s, card)) return locations(s).filter(at => at !== from && isSector(s, at));
  const { region } = defOf(s, from);
  const sites = s.regions.find(r => r.name === region)!.sites.filter(at => at !== from);
  return [...sites, ...s.zones[IN_PLAY]!.filter(id => isShip(s, id) && s.cards[id]!.controller === seat)];
}

/**
 * A player declares a movement action: which card, in which way and where to. A card may move several times (wars/movement-actions/3,
 * wars/movement-actions/4).
 */
export const movementDeclared = facts.define<{ card: CardId; to: CardId }>('movement', {
  aside: true,
  apply(s, x) {
    ownCard(s, x.card).moved = s.turn;
  },
  show: { card: 'card', to: 'card' },
  // the log tells it when it goes on the stack
  say: () => '',
});

verb({
  // the number of movements is not limited (wars/move-phase/1)
  name: 'move',
  procedure: 'movement action',
  list(s, seat, out) {
    if (judgePhase(s, seat, moving(s) ? 'deploy' : 'move', MOVE_PHASE) !== null) return;
    for (const id of s.zones[IN_PLAY]!) {
      if (s.cards[id]!.controller !== seat || !(isShip(s, id) || isUnit(s, id))) continue;
      if (movementCost(s, id) > canPay(s, seat)) continue;
      for (const to of goals(s, seat, id)) if (judgeMove(s, seat, id, to) === null) out.push(option('move', id, to));
    }
  },
  judge: judgeMove,
  label: (s, card, to, seat) => {
    const bare = { whose: false, numbers: [] };
    const text = (goal: string, room = LABEL_ROOM): string =>
      `Move ${cardLabel(s, card, seat, { ...bare, room: room - goal.length - 'Move  '.length })} ${goal}`;
    if (isShip(s, to) && !isShip(s, card)) return text(`aboard ${cardLabel(s, to, seat, { ...bare, room: 32 })}`);
    const whole = text(`to ${placeLabel(s, to, seat)}`);
    return whole.length <= LABEL_ROOM ? whole : text(`to ${shortPlace(s, to, seat)}`);
  },
  note: (s, card, to, seat) => {
    const there = isShip(s, to) ? s.cards[to]!.at : to;
    const price = `costs ${movementCost(s, card)} of your ${canPay(s, seat)} active energy`;
    if (there < 0 || !inPlay(s, card) || s.cards[card]!.at < 0) return price;
    const [now, then] = [powerAt(s, seat, there), powerAt(afterMove(s, card, to), seat, there)];
    const power = then === now ? `your power there stays ${now}` : `your power there becomes ${then}`;
    return `${price}; ${power}; there now: ${placeNote(s, there, seat)}`;
  },
});

v.procedure(
  'movement action',
  v.rule('declare the movement', (s, f) => {
    const { a: card, b: to } = f.l;
    const cost = movementCost(s, card);
    pay(s, f.you, cost, true);
    const transports = mayTransport(s, f.you);
    movementDeclared(s, { card, to });
    declare(s, {
      kind: 'action',
      you: f.you,
      self: card,
      // both players can respond before it happens (wars/the-stack/5)
      name: 'Movement',
      program: 'movement',
      l: { card, to, transports, paid: cost, ...(isShip(s, to) && !isShip(s, card) ? { how: 'aboard' } : {}) },
    });
  }),
);

v.procedure(
  'movement',
  v.rule('the movement', (s, f) => {
    const { card, to } = f.l;
    f.l.went = 0;
    const legal = inPlay(s, card) && judgeWay(s, f.you, card, to) === null;
    if (!legal) {
      fizzled(s, { name: 'The movement' });
      return;
    }
    const from = s.cards[card]!.at;
    f.l.room = f.l.transports ? (defOf(s, card).source.transport ?? 0) : 0;
    f.l.could = f.l.room > 0 ? carried(s, card, from, f.you) : [];
    if (!move(s, card, to, true)) return;
    // a vehicle that goes aboard takes along only characters that also fit
    f.l.went = f.l.room > 0 ? 1 : 0;
  }),
  transport,
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/move.ts: wars/movement-actions/13
// - rules/turn/initiative.ts: wars/move-phase/2
// - words/move.ts: wars/movement-actions/11, wars/movement-actions/12
