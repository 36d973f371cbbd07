// Card actions: the functions of cards in play, and how often each can be used (ge/card-actions-limit).
import { type CardId, ownCard, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { type CompiledFunction, type Functional, KIND, sideOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { brief } from '../../names.ts';
import { type GeState, inPlay } from '../../state.ts';
import { judgePsyFunction } from '../psy/psy-functions.ts';
import { deciderOf } from '../table/decider.ts';
import { isA } from '../table/definitions.ts';
import { cardLabel } from '../table/labels.ts';
import { modified } from '../texts/modifiers.ts';
import { isDoubled, isUnder, stands, works } from '../texts/static-texts.ts';

const NOT_YOURS = refuse('ge/control/1', 'You do not control that card.');
const NO_FUNCTION = refuse('ge/crucial-rules/2', 'That card does not have that function.');
const IDLE = refuse('ge/disengaged/1', 'A disengaged card cannot act.');
const USED = refuse('ge/card-actions-limit/1', 'You have already used that function this complete turn.');
const SUSPENDED = refuse('ge/crucial-rules/1', 'A card in play stops that card’s functions.');
const NO_PLAYS = refuse('ge/play-cards-phase/1', 'It costs a Card Play. You have none left.');

/** A player uses a function of a card, in their turn or as a reaction (ge/card-actions-limit/1, ge/card-actions-limit/2). */
export const functionUsed = facts.define<{
  card: CardId;
  seat: Seat;
  bit: number;
  aims: readonly CardId[];
  reaction: boolean;
}>('function-used', {
  deed: true,
  apply(s, x) {
    ownCard(s, x.card).used += x.bit;
  },
  show: { card: 'card', seat: 'seat', aims: 'cards', reaction: 'plain' },
  say: (n, x) => `${n.seat} uses ${n.card}${x.reaction ? ' in reaction' : ''}${n.aims ? ` on ${n.aims}` : ''}.`,
});

/** A card has used an automatic text that works once in a complete turn. */
export const spentForNow = facts.define<{ card: CardId; bit: number }>('spent-for-now', {
  aside: true,
  apply(s, x) {
    ownCard(s, x.card).used |= x.bit;
  },
  show: { card: 'card' },
  say: () => '',
});

/** A card that was played as a reaction has used that function for this complete turn (ge/card-actions-limit/2). */
export const doneInReaction = facts.define<{ card: CardId; bit: number }>('done-in-reaction', {
  aside: true,
  apply(s, x) {
    ownCard(s, x.card).used += x.bit;
  },
  show: { card: 'card', bit: 'plain' },
  say: () => '',
});

/** A card can use its functions again in this complete turn, as if it had not used them yet (A4 Executive Position). */
export const rested = facts.define<{ card: CardId }>('rested', {
  apply(s, x) {
    const mask = sideOf(s, x.card).functions.reduce((all, _fn, i) => all | (MOST_USES << (3 * i)), 0);
    ownCard(s, x.card).used &= ~mask;
  },
  show: { card: 'card' },
  say: n => `${n.card} can use its functions again.`,
});

/** Returns the place of a function in `used`. Each function has three bits, which count up to seven uses. */
export const useBit = (i: number): number => 1 << (3 * i);

/** The most uses of one function that are counted. */
export const MOST_USES = 7;

/** The bit in `used` that says that a shuttle or fighter has fired this turn. It does only one thing a turn. */
export const HAS_FIRED = 1 << 30;

/** The class of shuttles and fighters whose fire is not one of the things of which they do one a turn (E9 Temporal Fighter). */
const FIRES_BESIDES = 'fires besides';

/** Returns how often a function of a card has been used in this complete turn. */
export const timesUsed = (s: GeState, card: CardId, i: number): number => (s.cards[card]!.used >> (3 * i)) & 7;

/** Returns how often a function can be used in a complete turn: once, unless a text says otherwise (ge/card-actions-limit/1). */
function usesOf(s: GeState, card: CardId, fn: CompiledFunction): number {
  const own = fn.uses === null ? 1 : fn.uses(s, scene(s.cards[card]!.controller, card));
  return isDoubled(s, card) || isTwofold(s, card) ? Math.min(MOST_USES, 2 * own) : own;
}

/** True for a card that a text lets use each of its functions twice in a complete turn (A3 Drone Clydon). */
const isTwofold = (s: GeState, card: CardId): boolean => stands(s, KIND.twice) && isUnder(s, KIND.twice, card);

/** Returns the extra uses that the functions of a card share this turn (C4 Spiritual Leader). */
const extraUses = (s: GeState, card: CardId, attack: boolean): number =>
  modified(s, KIND['extra uses'], card, 0, attack ? 'attacks' : 'no attack');

/** True if a function has no use left, by its own number or by the number that it shares with others. */
function isUsed(s: GeState, card: CardId, i: number): boolean {
  const { functions } = sideOf(s, card);
  const fn = functions[i]!;
  const { oneOf, attack = false } = fn.source;
  const more = extraUses(s, card, attack);
  let extra = more;
  // a shuttle or fighter that has fired its weapons has done its one thing for this turn
  let among = (s.cards[card]!.used & HAS_FIRED) !== 0 && !isA(s, card, FIRES_BESIDES) ? 1 : 0;
  functions.forEach((other, j) => {
    const n = timesUsed(s, card, j);
    if (j !== i) extra -= Math.max(0, n - usesOf(s, card, other));
    if (other.source.oneOf !== undefined) among += n;
  });
  if (oneOf !== undefined && among >= (isTwofold(s, card) ? 2 * oneOf : oneOf) + Math.max(0, more)) {
    const every = stands(s, KIND['every function']) && isUnder(s, KIND['every function'], card);
    return !every || timesUsed(s, card, i) >= usesOf(s, card, fn);
  }
  return timesUsed(s, card, i) >= usesOf(s, card, fn) + Math.max(0, extra);
}

/** True for a shuttle or fighter that has used a function this turn. It does only one thing a turn, so it cannot fire. */
export const hasActed = (s: GeState, card: CardId): boolean =>
  s.cards[card]!.used !== 0 &&
  !isA(s, card, FIRES_BESIDES) &&
  sideOf(s, card).functions.some((fn, i) => fn.source.oneOf !== undefined && timesUsed(s, card, i) > 0);

/** True for a player who uses a function: the one who decides for its card, or whom the text names: the player of the card beneath, or any other. */
function isUser(s: GeState, seat: Seat, card: CardId, by: Functional['by']): boolean {
  const { on, controller } = s.cards[card]!;
  if (by === 'visitor') return seat !== controller;
  return seat === (by === 'host' && on >= 0 ? s.cards[on]!.controller : deciderOf(s, card));
}

/** Returns the rule that stops a player from using a function of a card now, or null. */
export function judgeFunction(s: GeState, seat: Seat, card: CardId, i: number): Refusal | null {
  const fn = inPlay(s, card) ? sideOf(s, card).functions[i] : undefined;
  // psys use fields, also those of other players (ge/psy-rules/8)
  const byPsy = fn?.source.by === 'psy';
  if (!inPlay(s, card) || (!byPsy && !isUser(s, seat, card, fn?.source.by))) return NOT_YOURS;
  if (fn === undefined) return NO_FUNCTION;
  if (stands(s, KIND['no functions']) && isUnder(s, KIND['no functions'], card)) return SUSPENDED;
  if (isUnder(s, KIND['no scouting'], card)) return SUSPENDED;
  if (!works(s, card)) return IDLE;
  // a function of a field is used once by all players together (ge/psy-rules/17)
  if (s.cards[card]!.used !== 0 && !byPsy && isUsed(s, card, i)) return USED;
  if (s.cards[card]!.used !== 0 && isUnder(s, KIND['one function'], card)) return USED;
  if (byPsy) {
    const refusal = judgePsyFunction(s, seat, card, i);
    if (refusal !== null) return refusal;
  }
  if (fn.source.aPlay && s.seats[seat]!.plays < 1) return NO_PLAYS;
  return fn.judge(s, seat, card, {});
}

/** Writes the button of a function. */
export const functionLabel = (s: GeState, card: CardId, i: number): string =>
  brief(`Use ${cardLabel(s, card, s.cards[card]!.controller)}: ${sideOf(s, card).functions[i]!.label()}`);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/turn/turn-definitions.ts: ge/crucial-rules/3
