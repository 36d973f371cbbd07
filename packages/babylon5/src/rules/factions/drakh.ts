// A faction becomes Drakh in the middle of a game, and what can end it (b5/drakh). Its cards are in drakh-cards.ts.
import { type CardId, ownSeat, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { facts } from '../../language.ts';
import { type B5State, INNER, inPlay, zone } from '../../state.ts';
import { discard } from '../cards/discards.ts';
import { addMod } from '../effects/lasting.ts';
import { eliminate } from '../politics/elimination.ts';
import { nameAmbassador } from './ambassador.ts';
import { isDrakh } from './drakh-cards.ts';

/** A faction becomes Drakh. It keeps its race and kind, and wins only by a Drakh agenda (b5/drakh/7, b5/drakh/16, b5/setup/11, b5/victory/12). */
export const becameDrakh = facts.define<{ seat: Seat }>('became-drakh', {
  apply(s, x) {
    ownSeat(s, x.seat).drakh = 1;
  },
  show: { seat: 'seat' },
  say: n => `The faction of ${n.seat} becomes a Drakh faction.`,
  unsettles: true,
});

/**
 * The first Drakh Ambassador of a faction has come into it, and leads it from now on. The old ambassador stays in the Inner Circle for good
 * (b5/drakh/1, b5/drakh/2, b5/drakh/4).
 */
export function convert(s: B5State, seat: Seat, id: CardId): void {
  const old = s.seats[seat]!.ambassador;
  nameAmbassador(s, id);
  becameDrakh(s, { seat });
  addMod(s, { kind: 'elder', source: id, card: old, until: 'stays' });
}

let known = { size: -1, any: false };

/** True if any card of the Drakh is loaded. */
function anyDrakh(): boolean {
  if (known.size !== DEFS.length)
    known = { size: DEFS.length, any: DEFS.some(def => def !== undefined && isDrakh(def)) };
  return known.any;
}

/**
 * Discards Drakh cards that a faction of another kind controls (b5/drakh/15). A player whose Drakh faction has lost its ambassador is out of the game
 * (b5/drakh/8).
 */
export function settleDrakh(s: B5State): void {
  if (!anyDrakh()) return;
  const text = s.tracing;
  s.tracing = null;
  for (let id = 0; id < s.cards.length; id++) {
    const { controller } = s.cards[id]!;
    if (controller >= 0 && !s.seats[controller]!.drakh && isDrakh(DEFS[s.defs[id]!]!) && inPlay(s, id)) discard(s, id);
  }
  s.seats.forEach(({ drakh, out, ambassador }, seat) => {
    if (drakh && !out && ambassador >= 0 && s.cards[ambassador]!.zone !== zone(seat, INNER) && s.result === null)
      eliminate(s, seat, 'has lost its Drakh ambassador and is out of the game');
  });
  s.tracing = text;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile.ts: b5/drakh/3
// - rules/actions/may-sponsor.ts: b5/drakh/11, b5/drakh/12
// - rules/actions/replace.ts: b5/drakh/10
// - rules/cards/entering-play.ts: b5/drakh/6
// - rules/cards/loyalty.ts: b5/drakh/19
// - rules/cards/marks.ts: b5/drakh/5
// - rules/cards/tokens.ts: b5/drakh/17
// - rules/effects/cannot.ts: b5/drakh/13
// - rules/factions/chaos.ts: b5/drakh/18
// - rules/factions/drakh-cards.ts: b5/drakh/14
// - rules/factions/kinds.ts: b5/drakh/9
