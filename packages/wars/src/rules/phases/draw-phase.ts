// The action of the draw phase: active energy goes to the hand, one card at a time (wars/draw-phase).
// Interrupts and abilities before, between and after are in turn/initiative.ts.
import { many, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { v } from '../../language.ts';
import { ACTIVE, HAND, pile, type WarsState } from '../../state.ts';
import { sumFor } from '../abilities/ongoing-ability.ts';
import { draw } from '../cards/draw.ts';
import { canPay, pay } from '../energy/pay.ts';
import { verb } from '../verbs.ts';
import { judgePhase } from './phase-actions.ts';

const DRAW_PHASE = refuse('wars/draw-phase/1', 'You can draw from your active pile only in your draw phase.');
const NO_CARD = refuse('wars/draw-phase/1', 'Your active pile is empty.');
const DRAW_DEAR = refuse('wars/costs/5', 'An ability makes you pay to draw. You do not have enough active energy.');

function judgeDraw(s: WarsState, seat: Seat): Refusal | null {
  const wrong = judgePhase(s, seat, 'draw', DRAW_PHASE);
  if (wrong !== null) return wrong;
  if (pile(s, seat, ACTIVE).length === 0) return NO_CARD;
  // the card to draw is also in the active pile and must be left after the payment
  return sumFor(s, 'draw pays', seat, -1) > canPay(s, seat) - 1 ? DRAW_DEAR : null;
}

/** Returns how many cards a seat can draw in a row, if nothing else happens; 0 for none. */
function drawsInRow(s: WarsState, seat: Seat): number {
  if (judgeDraw(s, seat) !== null) return 0;
  return Math.max(1, Math.floor(canPay(s, seat) / (1 + sumFor(s, 'draw pays', seat, -1))));
}

verb({
  name: 'draw',
  procedure: 'draw action',
  list(s, seat, out) {
    if (judgeDraw(s, seat) === null) out.push(option('draw'));
  },
  judge: judgeDraw,
  label: () => 'Draw a card',
  again: drawsInRow,
  note(s, _a, _b, seat) {
    const price = sumFor(s, 'draw pays', seat, -1);
    const [active, hand] = [pile(s, seat, ACTIVE).length, pile(s, seat, HAND).length];
    return `takes 1 of your ${active} active energy; you then have ${many(hand + 1, 'card')} in hand${price > 0 ? `; costs ${price} more energy` : ''}`;
  },
});
v.procedure(
  'draw action',
  // it happens at once, without the stack; the player sees each card before the next (wars/draw-phase/2, wars/draw-phase/3)
  v.rule('the card is drawn', (s, f) => {
    pay(s, f.you, sumFor(s, 'draw pays', f.you, -1));
    draw(s, f.you, 1, ACTIVE);
  }),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/turn/initiative.ts: wars/draw-phase/4
