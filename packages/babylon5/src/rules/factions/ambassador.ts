// A card in play becomes the ambassador, the head of its faction, while the old one stays (b5/ambassador).
import { type CardId, ownSeat, type Seat, scene } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { facts } from '../../language.ts';
import { type B5State, cardsIn, INNER, SUPPORTING, zone } from '../../state.ts';
import { attached, moved } from '../cards/in-play.ts';
import { giveMarks, marksGiven, purgeMark } from '../cards/marks.ts';
import { leadsDrakh } from './drakh-cards.ts';

/** A card in play becomes a faction's ambassador while the old one stays (b5/ambassador/5, b5/ambassador/6). */
export const ambassadorNamed = facts.define<{ card: CardId; old: CardId; seat: Seat }>('ambassador-named', {
  apply(s, x) {
    ownSeat(s, x.seat).ambassador = x.card;
    // the ambassador stands first in its row (b5/setup/22)
    const at = zone(x.seat, INNER);
    const zones = s.zones.slice();
    zones[at] = [x.card, ...zones[at]!.filter(id => id !== x.card)];
    s.zones = zones;
  },
  show: { card: 'card', old: 'card', seat: 'seat' },
  say: n => `${n.card} becomes ambassador of ${n.seat}.`,
  unsettles: true,
});

/**
 * Makes a character of a faction its ambassador. The old one stays in the Inner Circle. Every card on it that needs an ambassador moves over, with
 * its marks (b5/ambassador/6). False if it cannot be: the ambassador of a Drakh faction keeps its place (b5/drakh/10).
 */
export function nameAmbassador(s: B5State, id: CardId): boolean {
  const { faction } = s.cards[id]!;
  if (faction < 0 || DEFS[s.defs[id]!]!.type !== 'character') return false;
  const old = s.seats[faction]!.ambassador;
  if (old === id || leadsDrakh(s, old)) return false;
  const bound = s.cards[old]!.attached.filter(a => fitsOn(s, a, old));
  if (cardsIn(s, faction, SUPPORTING).includes(id))
    moved(s, { card: id, to: zone(faction, INNER), from: s.cards[id]!.zone });
  ambassadorNamed(s, { card: id, old, seat: faction });
  for (const a of bound) {
    if (fitsOn(s, a, old)) continue;
    const { controller, faceDown } = s.cards[a]!;
    if (!faceDown) for (const [to, mark, n] of marksGiven(s, a)) purgeMark(s, to, mark, n);
    attached(s, { card: a, host: id, controller, faceDown: faceDown === 1 });
    if (!faceDown) giveMarks(s, a);
  }
  return true;
}

/** True if the host requirements of an attached card fit this card. */
function fitsOn(s: B5State, id: CardId, host: CardId): boolean {
  const { enhances, aftermath } = DEFS[s.defs[id]!]!;
  if (aftermath?.source.on === 'ambassador' || aftermath?.source.on === 'your ambassador')
    return s.seats.some(seat => seat.ambassador === host);
  return enhances === null || enhances(s, host, scene(s.cards[id]!.controller, id));
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/promote.ts: b5/ambassador/2
// - rules/actions/replace.ts: b5/ambassador/1
// - words/filters.ts: b5/ambassador/7
