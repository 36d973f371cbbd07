// The luck cards of Advanced Technologies.

export const energyFlux = card('L5 Energy Flux', {
  on: that(yours, hull, ofEmpire('Mechad')),
  effect: fillsField(host),
  after: 'discard',
  names: { host: 'that ship' },
});

/** The action of a carrier has no effect. The carrier and the cards that it takes along are lost. */
const malfunction = (craft: Filter): SideText => ({
  reactions: [
    {
      on: actionOf(craft),
      effect: sequence(stopIt, discardAll(cards(that(either(crew, equipment), aimedAtNow))), discard(eventCard)),
    },
  ],
  after: 'discard',
  names: { stopping: 'that action has no effect', event: 'it' },
});
export const transporterMalfunction = card('L7 Transporter Malfunction', malfunction(transporter));
export const shuttleMalfunction = card('L8 Shuttle Malfunction', malfunction(shuttle));

const units = either(hull, dragon, base);
export const demobilization = card('L9 Demobilization', {
  on: 'an opponent',
  effect: discardsWorth(
    itsFleet,
    among(cards(that(units, ofPlayer(itsFleet))), handOf(itsFleet, units)),
    unusedSlots(itsFleet),
    'ships and bases of the fleet or the hand',
  ),
  after: 'discard',
  names: { fleet: 'that player' },
});

export const murphysLaw = card("L9 Murphy's Law", {
  reactions: [
    {
      on: all(beingPlayed(anyCard), playedInReaction),
      effect: sequence(
        stopIt,
        chooseOne(
          { prompt: 'Where do that card and Murphy’s Law go?' },
          { label: 'Both are discarded', effect: throwAway(eventCard) },
          {
            label: 'Both go beneath the discard piles',
            effect: bothGo(eventCard, 'beneath the discard pile'),
          },
          { label: 'Both go beneath the decks', effect: bothGo(eventCard, 'beneath the deck') },
        ),
      ),
    },
  ],
  after: 'discard',
  names: { event: 'that card' },
});

import type { Filter } from '@orrery/kernel';
import { card, type SideText } from '../../card.ts';
import { discardsWorth, fillsField, transporter, unusedSlots } from '../../words/expansions/index.ts';
import {
  actionOf,
  aimedAtNow,
  all,
  among,
  card as anyCard,
  base,
  beingPlayed,
  bothGo,
  cards,
  chooseOne,
  crew,
  discard,
  discardAll,
  dragon,
  either,
  equipment,
  eventCard,
  handOf,
  host,
  hull,
  itsFleet,
  ofEmpire,
  ofPlayer,
  playedInReaction,
  sequence,
  shuttle,
  stopIt,
  that,
  throwAway,
  yours,
} from '../../words/index.ts';
