// The action "fetch": while there is an ISA, a player takes an ISA card from outside the game instead of drawing (b5/isa/5).
import { option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { v } from '../../language.ts';
import { type B5State, cardsIn, DECK } from '../../state.ts';
import { discard } from '../cards/discards.ts';
import { addMod } from '../effects/lasting.ts';
import { ISA } from '../politics/isa.ts';
import { fetching, inReserve, outside } from '../setup/reserve.ts';
import { verb } from '../verbs.ts';

const NO_ISA = refuse('b5/isa/5', 'Players can fetch an ISA card only while the Interstellar Alliance exists.');
const ONCE = refuse('b5/isa/5', 'You have already fetched an ISA card this turn.');
const NO_DECK = refuse('b5/isa/5', 'You must discard the top card of your deck, and your deck is empty.');
const COPIES = refuse('b5/isa/6', 'With one more copy of any ISA card you would have more than a deck may have.');
const NOT_THERE = refuse('b5/isa/7', 'Your reserve has no ISA card.');

/** The key of the note that says in which turn a player last fetched a card. */
const fetchedBy = (seat: Seat): string => `isa fetch ${seat}`;

function judge(s: B5State, seat: Seat): Refusal | null {
  if (!s.isa) return NO_ISA;
  if (s.notes[fetchedBy(seat)] === s.turn) return ONCE;
  if (cardsIn(s, seat, DECK).length === 0) return NO_DECK;
  if (outside(s, seat, ISA).length > 0) return null;
  return s.ruleset === 'casual' || inReserve(s, seat, ISA).length > 0 ? COPIES : NOT_THERE;
}

v.procedure(
  'fetch an ISA card',
  v.rule('give up drawing', (s, f) => {
    s.notes = { ...s.notes, [fetchedBy(f.you)]: s.turn };
    discard(s, cardsIn(s, f.you, DECK).at(-1)!);
    addMod(s, { kind: 'no-draw', seat: f.you });
  }),
  v.flow(
    'take an ISA card',
    c => c.step(fetching(ISA)),
    () => '',
  )(),
);

verb({
  name: 'fetch',
  list(s, seat, out) {
    if (s.isa && judge(s, seat) === null) out.push(option('fetch'));
  },
  judge,
  label: () => 'Fetch an ISA card from outside the game',
  note: () => 'you discard the top card of your deck and draw nothing this turn',
  procedure: 'fetch an ISA card',
});
