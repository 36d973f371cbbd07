// The Psi Corps faction: which cards it may sponsor, and who may sponsor its cards (b5/psi-corps).
import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { type B5State, inPlay } from '../../state.ts';
import { marksOf } from '../cards/marks.ts';
import type { Act } from './kind-record.ts';

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

/** True if a seat may not sponsor this card, because it has no more Conspiracy Marks than cards of that sort. */
function bars(s: B5State, seat: Seat, id: CardId, act: Act, fits: (s: B5State, id: CardId) => boolean): boolean {
  return act === 'sponsor' && fits(s, id) && marksOf(s, seat, 'conspiracy') <= count(s, seat, fits);
}

/** Why Conspiracy Marks bar the Psi Corps from sponsoring a card that is loyal to a race outside it; null if they do not (b5/psi-corps/2). */
export function barMundanes(s: B5State, seat: Seat, id: CardId, act: Act): Refusal | null {
  return bars(s, seat, id, act, loyalElsewhere) ? MUNDANE : null;
}

/** Why Conspiracy Marks bar another faction from sponsoring a Psi Corps card; null if they do not (b5/psi-corps/6). */
export function barTelepaths(s: B5State, seat: Seat, id: CardId, act: Act): Refusal | null {
  return bars(s, seat, id, act, ofPsiCorps) ? TELEPATHS : null;
}
