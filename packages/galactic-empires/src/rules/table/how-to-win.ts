import type { CardId, Seat } from '@orrery/kernel';
import { moveCard, ownSeat } from '@orrery/kernel';
import { KIND, sideOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { seatName } from '../../names.ts';
import {
  DECK,
  DISCARD,
  FLEET,
  type GeState,
  HAND,
  HQ_STRENGTH,
  inPlay,
  MINI,
  pile,
  players,
  REMOVED,
  RESERVE,
  SEAT_ZONES,
  TABLE,
} from '../../state.ts';
import { actorOf } from '../play/events.ts';
import { toEnd } from '../points/uses.ts';
import { allInPlay, forget, isHarmedBy, isUnder, mayBeWeakened, reaches, standing } from '../texts/standing.ts';
import { depart, departNow, discard, takeControl } from './cards-in-play.ts';
import { currentStrength, isCombined, printedStrength, strengthOf } from './definitions.ts';

// What happens by itself once something has changed: cards at no strength are discarded, Sector HQs fall, players are out

/** True for a card that damage destroys: it has taken as much as its strength (ge/duration/4). */
export const isDestroyed = (s: GeState, id: CardId): boolean => {
  const card = s.cards[id]!;
  if (card.damage === 0 && card.applied === 0) return false;
  // where nothing lessens what is printed, that alone is more than the damage
  if (card.applied === 0 && card.damage < printedStrength(s, id) && !mayBeWeakened(s, id)) return false;
  if (isCombined(s, id)) return false;
  if (card.damage > 0 && currentStrength(s, id) <= 0) return true;
  if (card.applied === 0) return false;
  const side = sideOf(s, id);
  return (side.ends !== null || side.bane.has('research') || isHarmedBy(s, id, 'research')) && toEnd(s, id) === null;
};

/**
 * A player is out of the game (ge/how-to-win/2): his cards leave it, and what others played against him goes to their discard piles
 * (ge/how-to-win/3, ge/how-to-win/4).
 */
export const eliminated = facts.define<{ seat: Seat; surrendered: boolean }>('eliminated', {
  apply(s, x) {
    ownSeat(s, x.seat).out = true;
    forget(s);
  },
  unsettles: true,
  show: { seat: 'seat', surrendered: 'plain' },
  say: (n, x) =>
    x.surrendered
      ? `${n.seat} leaves the game.`
      : `The Sector HQ of ${n.seat} is destroyed: ${n.seat} is out of the game.`,
});

/** The match is over: who is left has won (ge/how-to-win/1). */
export const won = facts.define<{ seat: Seat }>('won', {
  apply(s, x) {
    s.result = { winners: [x.seat], kind: 'last-one-standing' };
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} is the last one left and wins.`,
});

/** Cards of a player go out of the game, from wherever they lie. */
const swept = facts.define<{ seat: Seat }>('swept', {
  apply(s, x) {
    for (const kind of [DECK, HAND, DISCARD, RESERVE, TABLE, MINI])
      for (const id of s.zones[x.seat * SEAT_ZONES + kind]!) moveCard(s, id, x.seat * SEAT_ZONES + REMOVED);
    forget(s);
  },
  show: { seat: 'seat' },
  say: () => '',
});

/** Takes a player out of the game with all that he has. */
export function eliminate(s: GeState, seat: Seat, surrendered = false): void {
  if (s.seats[seat]!.out) return;
  // cards that he controls and another owns go back before his leave the game
  for (const id of pile(s, seat, FLEET))
    if (inPlay(s, id) && s.cards[id]!.player !== seat) takeControl(s, id, s.cards[id]!.player);
  eliminated(s, { seat, surrendered });
  // what lies against him, unless it lies against others too
  for (const id of allInPlay(s)) {
    if (!inPlay(s, id)) continue;
    const card = s.cards[id]!;
    if (card.player === seat || (card.controller === seat && card.on < 0)) depart(s, id, 'discarded', REMOVED);
    else if (card.on < 0 && card.at === seat) {
      departNow(s, id, 'discarded');
    }
  }
  swept(s, { seat });
  const left = players(s);
  if (left.length === 1 && s.result === null) won(s, { seat: left[0]! });
}

/** Of two cards of one persona that find each other in play the one that came last stays (ge/persona/3). */
function onePersona(s: GeState): void {
  const { personas } = standing(s);
  for (const id of personas)
    if (
      inPlay(s, id) &&
      personas.some(
        x => s.defs[x] === s.defs[id] && inPlay(s, x) && s.cards[x]!.since > s.cards[id]!.since && reaches(s, id, x),
      )
    )
      discard(s, id);
}

/** Brings the table to rest. */
export function settle(s: GeState): void {
  for (let seat = 0; seat < s.seats.length; seat++)
    if (s.seats[seat]!.hq >= HQ_STRENGTH && !s.seats[seat]!.out) eliminate(s, seat);
  if (s.result !== null) return;
  if (standing(s).personas.length > 1) onePersona(s);
  // what a text in play does away with wherever it comes on it (C7 Doctor)
  if (standing(s).statics[KIND.banishes] !== undefined)
    for (const id of allInPlay(s)) if (inPlay(s, id) && isUnder(s, KIND.banishes, id)) discard(s, id, 'negated');
  const weakening = standing(s).weakening.length > 0;
  for (const id of allInPlay(s)) {
    const { damage, applied, controller } = s.cards[id]!;
    if (controller < 0) continue;
    if (
      ((damage > 0 || applied > 0) && isDestroyed(s, id)) ||
      (weakening && mayBeWeakened(s, id) && strengthOf(s, id) <= 0)
    )
      discard(s, id, s.cards[id]!.damage > 0 ? 'destroyed' : 'negated', actorOf(s));
  }
}

/** Why the match has ended, in words. */
export const endingOf = (s: GeState): string => s.result!.winners.map(seat => seatName(s, seat)).join(' and ');
