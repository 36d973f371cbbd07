import { type CardDef, defOf } from '../card.ts';
import { BUILD_LIMIT } from '../rules/actions/build.ts';
import { promoteCost, sponsorCost } from '../rules/actions/cost.ts';
import { copyInPlay } from '../rules/cards/entering-play.ts';
import { foreign } from '../rules/cards/loyalty.ts';
import { canAct } from '../rules/cards/ready.ts';
import { converts, isDrakh } from '../rules/factions/drakh-cards.ts';
import { freeDraws } from '../rules/rounds/draw-round.ts';
import { type B5State, cardsIn, DECK, HAND, INNER, MILITARY, players } from '../state.ts';
import { INFLUENCE_WORTH } from '../traits.ts';
import { needed } from './conflicts.ts';
import { standingSign } from './meaning.ts';
import { type Situation, spite, worthOf } from './situation.ts';
import { suspensionWorth } from './suspension.ts';

// Values for the growth of a faction: influence, characters and fleets, the Inner Circle, cards in hand.

/** How many turns a deck should last. Games of two players are longer, because neither leads for long. */
const longGame = (s: B5State): number => (players(s).length === 2 ? 38 : 30);
/** A hand of this size has more cards than a player can use. */
const FULL_HAND = 10;

const actors = (s: B5State, at: Situation): number => cardsIn(s, at.seat, INNER).filter(id => canAct(s, id)).length;

/** The worth of building. Influence comes first, and the least needed character should rotate for it. */
export const buildWorth = (s: B5State, at: Situation, by: number): number =>
  INFLUENCE_WORTH + 1 - needed(s, at, by) - worthOf(s, by) * 0.02;

/** The worth of becoming Drakh without an agenda of the Drakh: nothing else wins any more (b5/drakh/16). */
const NO_WAY_TO_WIN = -30;

/** True if the seat has an agenda in hand by which a Drakh faction wins. */
const hasDrakhAgenda = (s: B5State, seat: number): boolean =>
  cardsIn(s, seat, HAND).some(id => isDrakh(defOf(s, id)) && defOf(s, id).wins !== null);

/** The worth of sponsoring a card: its abilities, minus the worth of the influence for other uses. */
export function sponsorWorth(s: B5State, at: Situation, id: number): number {
  const def = defOf(s, id);
  if (converts(s, at.seat, id) && !hasDrakhAgenda(s, at.seat)) return NO_WAY_TO_WIN;
  const cost = sponsorCost(s, at.seat, id, -1) ?? 0;
  const rest = at.available - cost;
  // influence that another character could build with is expensive; leftover influence is nearly free
  const builds = at.rating < BUILD_LIMIT && rest < 3 && actors(s, at) > 1;
  const price = cost * (builds ? 0.35 : at.rating < BUILD_LIMIT ? 0.15 : 0.08);
  const suspends = suspensionWorth(s, at.seat, at.rival, other => spite(s, at.rival, other), id);
  if (suspends !== null) return suspends - price;
  if (def.type === 'enhancement') return 1.5 + standingSign(def) * 0.5 - price;
  let sum = 2.5;
  for (const n of def.abilities) sum += n * 0.35;
  if (def.type === 'fleet' && def.statics['home-defense'] !== undefined) sum -= 1 + def.abilities[MILITARY]! * 0.2;
  for (const st of def.source.always ?? []) if (st.k === 'rating' || st.k === 'power') sum += 3;
  if (def.type === 'location' && def.keywords.has('Homeworld')) sum += 2.5;
  if (def.type === 'character' && !def.source.neverInner && cardsIn(s, at.seat, INNER).length < 2) sum += 3;
  return sum - price;
}

/** The worth of promoting a character: one more to build and sponsor each turn. */
export function promoteWorth(s: B5State, at: Situation, id: number): number {
  const inner = cardsIn(s, at.seat, INNER).length;
  const cost = promoteCost(s, at.seat, id) ?? 0;
  return [0, 6.5, 4.5, 3, 1.5][inner]! + worthOf(s, id) * 0.1 - cost * 0.1 - needed(s, at, id) * 0.5 || 0.2;
}

/**
 * The worth of buying cards. Influence left over is lost at the end of the turn, but a player with an empty deck loses characters, and then the game.
 */
export function buyWorth(s: B5State, at: Situation, n: number): number {
  const left = cardsIn(s, at.seat, DECK).length - n;
  if (left < Math.max(10, longGame(s) - s.turn)) return -n;
  const hand = cardsIn(s, at.seat, HAND);
  // a player without a conflict cannot win
  if (!hand.some(id => defOf(s, id).conflict !== null)) return n;
  return hand.length + n > FULL_HAND ? -n : n;
}

/** The worth of an ISA card from outside the game instead of a draw: the seat chooses it, but it gives up all draws of the turn. */
export const fetchWorth = (s: B5State, at: Situation): number =>
  freeDraws(s, at.seat) > 1 || cardsIn(s, at.seat, HAND).length >= FULL_HAND ? -1 : 0.5;

/** True for a card that has no more use for the seat. */
export function useless(s: B5State, at: Situation, id: number): boolean {
  const def = defOf(s, id);
  if (s.spentDefs.includes(def.index)) return true;
  if (def.keywords.has('Starting Ambassador')) return true;
  if (def.copies === 'limited' && copyInPlay(s, def.index)) return true;
  return foreign(s, at.seat, id) && def.type !== 'character' && def.type !== 'enhancement';
}

/** The worth of a card in a starting hand: cheap helpers, a conflict to declare, an agenda. */
export function startWorth(def: CardDef): number {
  const cost = def.cost ?? 3;
  const base: Partial<Record<CardDef['type'], number>> = {
    character: 9,
    conflict: 8,
    agenda: 6,
    fleet: 5,
    location: 7,
  };
  return (base[def.type] ?? 3) - Math.max(0, cost - 3) * 0.8 + (def.keywords.has("Ambassador's Assistant") ? 2 : 0);
}
