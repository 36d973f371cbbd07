// Cards that a player has borrowed for a turn: they go back as the Discard Phase of that player begins (F6 Field of Matter).
import type { CardId } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { type GeState, inPlay, type Lasting } from '../../state.ts';
import { moved } from '../table/cards-in-play.ts';
import { returnControl } from '../table/control.ts';
import { discard } from '../table/duration.ts';
import { SETTLING } from '../table/settling.ts';
import { endLasting } from '../texts/standing.ts';
import { isLoan } from './in-use.ts';

/** The local of a loan that holds the card from which the borrowed card came. */
export const HOME = 'loanFrom';

/** A loan is over. */
const ended = facts.define<{ card: CardId; lasting: Lasting }>('loan-ended', {
  apply(s, x) {
    endLasting(s, x.lasting);
  },
  unsettles: true,
  show: { card: 'card' },
  say: n => `${n.card} goes back.`,
});

/** Ends a loan: the card goes back to its player, to where it came from. If that has left, the card has no place and is discarded. */
function end(s: GeState, x: Lasting): void {
  const card = x.cards![0]!;
  ended(s, { card, lasting: x });
  if (!inPlay(s, card) || s.cards[card]!.controller !== x.you) return;
  returnControl(s, card, x.you);
  const home = x.l[HOME] as CardId;
  if (inPlay(s, home)) moved(s, { card, on: home, at: -1 });
  else discard(s, card, 'discarded');
}

SETTLING.add({ name: 'loans', sets: ['powers-of-the-mind'] }, s => {
  for (const x of s.lasting)
    if (isLoan(x) && (s.phase === 'discard' || s.turnOf !== x.you || s.seats[x.you]!.out)) end(s, x);
});
