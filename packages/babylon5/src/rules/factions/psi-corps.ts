// The Psi Corps faction: which cards it may sponsor, and who may sponsor its cards (b5/psi-corps).
import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { type B5State, inPlay } from '../../state.ts';
import { marksOf } from '../cards/marks.ts';

const MUNDANE = refuse(
  'b5/psi-corps/2',
  'Outside Psi Corps cards, you need more Conspiracy Marks than cards that are loyal to a race.',
);
const TELEPATHS = refuse('b5/psi-corps/6', 'Your faction needs more Conspiracy Marks than Psi Corps cards.');

const ofPsiCorps = (s: B5State, id: CardId): boolean => DEFS[s.defs[id]!]!.keywords.has('Psi Corps');

/** True for a card loyal to a race outside the Psi Corps. */
function loyalElsewhere(s: B5State, id: CardId): boolean {
  const { race } = DEFS[s.defs[id]!]!;
  return race !== null && race !== 'neutral' && !ofPsiCorps(s, id);
}

/** How many cards that fit a seat controls, wherever they lie, without its ambassador. */
function count(s: B5State, seat: Seat, fits: (s: B5State, id: CardId) => boolean): number {
  let n = 0;
  for (let id = 0; id < s.cards.length; id++)
    if (s.cards[id]!.controller === seat && id !== s.seats[seat]!.ambassador && fits(s, id) && inPlay(s, id)) n++;
  return n;
}

/**
 * The reason why Conspiracy Marks bar this seat from sponsoring the card: as the Psi Corps, or as another faction (b5/psi-corps/2, b5/psi-corps/6).
 */
export function judgePsiCorps(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const { keywords } = DEFS[s.defs[id]!]!;
  if (s.seats[seat]!.designation === 'psi corps') {
    if (!loyalElsewhere(s, id)) return null;
    return count(s, seat, loyalElsewhere) < marksOf(s, seat, 'conspiracy') ? null : MUNDANE;
  }
  if (!keywords.has('Psi Corps')) return null;
  return marksOf(s, seat, 'conspiracy') > count(s, seat, ofPsiCorps) ? null : TELEPATHS;
}
