// Loss of a stack: its player may save it or react before it is discarded. L8 Demigod Diversion saves it, and O5 Volatile Terrain reacts to the loss.
import type { CardId, Seat, Waiting } from '@orrery/kernel';
import { programs, v, window } from '../../language.ts';
import { DISCARD, type GeState, inPlay, SEAT_ZONES } from '../../state.ts';
import { isCrew } from '../table/definitions.ts';
import { type Departure, departNow, rescued, rescues } from '../table/duration.ts';
import { isDestroyed } from '../table/settling.ts';
import { stackOf } from '../table/stacks.ts';
import { actorOf, type Event } from './events.ts';
import { mightReactTo, REACTION } from './reaction.ts';

/** The event of a loss, as its frame describes it. */
interface Loss extends Event {
  readonly how: Departure;
  readonly bottom: boolean;
  /** true if damage destroys it; false if a text does, whatever damage it has */
  readonly hurt: boolean;
  /** the cards of the stack, the basis first */
  readonly stack: readonly Member[];
}

/** A card of a stack that may be lost, with the player who controls it. */
interface Member {
  readonly card: CardId;
  readonly seat: Seat;
}

/** True for a record of the loss of this card. */
const isLoss = (l: Waiting['l'], card: CardId): boolean => l.kind === 'loss' && l.card === card;

/** True while a loss of the card is in progress. */
const underWay = (s: GeState, card: CardId): boolean =>
  s.stack.some(f => isLoss(f.l, card)) || s.pending.some(w => isLoss(w.l, card));

/**
 * Delays the discard of a card in play until its player has been asked, if their standing order wants that. Returns true if it is delayed. The
 * procedure `loss` discards it later, unless something saves it.
 */
function putOff(s: GeState, card: CardId, how: Departure, to: number, by: Seat, bottom: boolean): boolean {
  if (to !== DISCARD || how === 'used' || how === 'returned' || !inPlay(s, card)) return false;
  if (underWay(s, card)) return true;
  const loss: Loss = {
    kind: 'loss',
    by: by < 0 ? actorOf(s) : by,
    card,
    on: card,
    fleet: -1,
    aims: [],
    how,
    bottom,
    hurt: isDestroyed(s, card),
    stack: stackOf(s, card).map(id => ({ card: id, seat: s.cards[id]!.controller })),
  };
  if (!mightReactTo(s, loss, s.cards[card]!.controller)) return false;
  s.pending = [...s.pending, programs.waiting(programs.of('loss'), loss.by, card, { ...loss })];
  return true;
}
rescues.putOff = putOff;

/** A stack was saved from being discarded: its basis, and the crew of it that went to no discard pile (G3 Rescue Attempt). */
function saved(s: GeState, stack: readonly Member[]): void {
  stack.forEach(({ card, seat }, i) => {
    const kept = s.cards[card]!.zone % SEAT_ZONES !== DISCARD;
    if (kept && (i === 0 || isCrew(s, card))) rescued(s, { card, seat });
  });
}

v.procedure(
  'loss',
  window(REACTION),
  v.rule('what is not saved is lost', (s, f) => {
    const { card, how, by, bottom, stopped } = f.l;
    // reactions may have repaired or prevented the damage
    const mended = how === 'destroyed' && f.l.hurt !== false && inPlay(s, card) && !isDestroyed(s, card);
    if (stopped || mended) return saved(s, f.l.stack ?? []);
    if (!inPlay(s, card)) return;
    departNow(s, card, how, DISCARD, by, bottom);
  }),
);
