// Occurrence cards of New Empires

export const falseDistressCall = card('O4 False Distress Call (New Empires)', {
  ...universe.falseDistressCall,
  effect: sequence(
    set('ship', host),
    lasts({ k: 'no fire' }, { turns: 1 }, these('ship')),
    lasts({ k: 'no functions', to: that(equipment, onA(theOne('ship'))) }, { turns: 1 }),
  ),
});

export const spaceDeterioration = card('O4 Illness - Space Deterioration', {
  on: either(crew, dragon),
  whenever: [
    {
      on: phaseBegins('record keeping'),
      effect: sequence(set('ill', host), lasts({ k: 'strength', n: -2 }, 'game', these('ill'))),
    },
  ],
  ends: { points: 'research', n: strength('self'), atOnce: true },
  names: { host: 'that card', ill: 'that card' },
});

const { lasts: _turns, ...disabled } = universe.illness9;
export const cerebralVoid = card('O5 Cerebral Void', disabled);

/** The unit that the hazard is played against goes unharmed. */
const warned = sequence(passesBy(host), discard('self'));
export const warningBuoy = card('O5 Warning Buoy', {
  on: vesselOrBase,
  effect: choose(
    'gone',
    { list: on(host, hazard), optional: true, prompt: 'Which hazard against that unit is discarded?' },
    sequence(discard('gone'), discard('self')),
  ),
  reactions: [
    { on: all(beingPlayed(hazard), playedAt(vesselOrBase)), at: aimedAtNow, effect: warned },
    { on: all(beingPlayed(hazard), playedAt(itsHost)), from: 'play', effect: warned },
  ],
  names: { host: 'that unit' },
});

export const politicalClout = card('O6 Political Clout (New Empires)', {
  ...universe.politicalClout,
  whenever: [{ on: isFiredAt(itsHost), if: not(same(factSeat(), playerOf(host))), effect: discard('self') }],
  names: { ...universe.politicalClout.names, factSeat: 'the player who fires' },
});

const idleCrew = that(crew, disengaged);
const underDeck = put(eventCard, 'beneath the deck');
export const devolution = card('O6 Devolution', {
  on: idleCrew,
  effect: put(host, 'beneath the deck'),
  reactions: [
    { on: anything, target: { it: idleCrew }, effect: put('it', 'beneath the deck') },
    { on: losing(crew), effect: sequence(stopIt, underDeck) },
    { on: all(discarding, is(eventCard, crew)), effect: sequence(stopIt, underDeck) },
  ],
  after: 'discard',
  names: { host: 'that crew', it: 'that crew', event: 'it', stopping: 'it is not discarded' },
});

export const tarragymEffect = reprint('O8 Tarragym Effect (New Empires)', universe.tarragymEffect);

export const timePortal = card('O10 Time Portal', {
  on: terrain,
  whenever: [{ on: phaseBegins('draw'), effect: takeBack(discardsOf('you', anyCard, 1)) }],
});

import { card, reprint } from '../../card.ts';
import { discarding, disengaged } from '../../words/expansions/index.ts';
import {
  aimedAtNow,
  all,
  card as anyCard,
  anything,
  beingPlayed,
  choose,
  crew,
  discard,
  discardsOf,
  dragon,
  either,
  equipment,
  eventCard,
  factSeat,
  hazard,
  host,
  is,
  isFiredAt,
  itsHost,
  lasts,
  losing,
  not,
  on,
  onA,
  passesBy,
  phaseBegins,
  playedAt,
  playerOf,
  put,
  same,
  sequence,
  set,
  stopIt,
  strength,
  takeBack,
  terrain,
  that,
  theOne,
  these,
  vesselOrBase,
} from '../../words/index.ts';
import * as universe from '../universe/occurrences.ts';
