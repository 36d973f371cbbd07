// The Record Keeping Step: durations count down, Card Plays and shields come back (ge/allocation-phase/1, ge/allocation-phase/5).
import { type CardId, ownCard, ownSeat, type Seat } from '@orrery/kernel';
import { defOf, KIND, type StaticKind, sideOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { FLEET, type GeState, HAND, inPlay, PLAYS, pile } from '../../state.ts';
import { repaired } from '../damage/repair.ts';
import { bonusFor, fixedPlays } from '../play/card-plays.ts';
import { toEnd } from '../points/uses.ts';
import { shieldsOf } from '../table/definitions.ts';
import { departNow, discard, isHeld } from '../table/duration.ts';
import { allInPlay, sideAt } from '../table/stacks.ts';
import { modified } from '../texts/modifiers.ts';
import { forgetNumbers } from '../texts/standing.ts';

/** A duration counts down by one turn (ge/turn-definitions/2). */
export const countedDown = facts.define<{ card: CardId; left: number }>('counted-down', {
  apply(s, x) {
    ownCard(s, x.card).left = x.left;
  },
  show: { card: 'card', left: 'plain' },
  say: () => '',
});

/** Lasting effects count down by one turn, and those that run out end (`Lasting.turns`). */
const expired = facts.define<{ seat: Seat }>('expired', {
  apply(s, x) {
    if (!s.lasting.some(l => l.of === x.seat)) return;
    s.lasting = s.lasting.flatMap(l => (l.of !== x.seat ? [l] : l.turns <= 1 ? [] : [{ ...l, turns: l.turns - 1 }]));
    forgetNumbers(s);
  },
  unsettles: true,
  show: { seat: 'seat' },
  say: () => '',
});

/** Record keeping at the start of a turn (ge/allocation-phase/1, ge/allocation-phase/5, ge/turn-definitions/2). */
export const recordKeeping = v.rule('record keeping', (s, f) => {
  const seat = f.you;
  expired(s, { seat });
  const record = s.seats[seat]!;
  const plays = fixedPlays(s, seat) ?? Math.max(0, PLAYS + record.saved + bonusFor(s, KIND['card plays'], seat));
  playsSet(s, { seat, n: plays });
  for (const id of pile(s, seat, FLEET)) {
    if (!inPlay(s, id)) continue;
    const { left, shieldDamage } = s.cards[id]!;
    if (left > 0) countedDown(s, { card: id, left: left - 1 });
    // one shield point comes back without any repair (ge/allocation-phase/5)
    if (shieldDamage > 0 && shieldsOf(s, id) > 0)
      repaired(s, { card: id, shields: modified(s, KIND['shield repair'], id, 1), structure: 0 });
  }
  discardExpired(s, seat, (state, id) => !yields(state, id));
  discardSettled(s, seat);
});

/** Discards cards at a player's fleet that stay until a turn begins after enough points were applied to them (O1 Breakdown). */
function discardSettled(s: GeState, seat: Seat): void {
  for (const id of allInPlay(s))
    if (s.cards[id]!.applied > 0 && sideOf(s, id).ends?.nextTurn && sideAt(s, id) === seat && toEnd(s, id) === null)
      discard(s, id, 'negated');
}

/** A player gets the Card Plays of a turn. */
const playsSet = facts.define<{ seat: Seat; n: number }>('plays-set', {
  apply(s, x) {
    Object.assign(ownSeat(s, x.seat), { plays: x.n, saved: 0 });
  },
  show: { seat: 'seat', n: 'plain' },
  say: () => '',
});

/** The kinds of static texts that change the points that cards generate. */
const OUTPUT: readonly StaticKind[] = ['output', 'makes', 'fleet output', 'shares', 'diverts'];

/** True for a card that generates points or changes those of others. It still does so in its last turn (ge/allocation-phase/2). */
const yields = (s: GeState, id: CardId): boolean =>
  defOf(s, id).source.makes !== undefined || sideOf(s, id).statics.some(st => OUTPUT.includes(st.kind));

/** Discards a player's cards whose turns have run out (ge/duration/3), except those that a ship system keeps (ge/ship-systems/9). */
function discardExpired(s: GeState, seat: Seat, which: (s: GeState, id: CardId) => boolean): void {
  for (const id of pile(s, seat, FLEET))
    if (inPlay(s, id) && s.cards[id]!.left === 0 && which(s, id)) {
      if (isHeld(s, id)) departNow(s, id, 'returned', HAND, seat);
      else discard(s, id, 'expired');
    }
}

/** Discards cards that generate or change points only after those points have counted (ge/allocation-phase/2). */
export const runOut = v.rule('what has run out is discarded', (s, f) => discardExpired(s, f.you, yields));
