// Luck cards of New Empires

const krebizShip = that(ship, ofEmpire('Krebiz'), yours);

export const luckyMineExplosion = card('L2 Lucky Mine Explosion', {
  on: that(called('mine'), yours),
  effect: sequence(set('mine', host), lasts({ k: 'damage done', times: 1.5 }, 'turn', these('mine'))),
  after: 'discard',
  names: { mine: 'that mine', host: 'that mine' },
});

export const intoxication = card('L3 Intoxication', {
  on: crew,
  effect: when(is(host, titled('Bar Tender')), sequence(set('tender', host), discard('self'), returnToHand('tender'))),
  always: [{ k: 'no functions', to: itsHost }],
  whenever: [{ on: reactsThere(titled('Bar Tender')), effect: discard('self') }],
  lasts: 1,
  is: ['a Bar Tender negates'],
  names: { host: 'that crew', tender: 'that crew' },
});

export const parallelUniverse = card('L4 Parallel Universe', {
  on: 'your fleet',
  effect: lasts({ k: 'free play', to: crew }, { turns: 1 }),
  after: 'discard',
});

export const krebizMonolith = card('L6 Artifact - Krebiz Monolith (New Empires)', {
  on: terrain,
  always: [
    { k: 'fire taken', to: krebizShip, n: -1, what: 'volley' },
    { k: 'strength', to: that(crew, onA(krebizShip)), n: 1 },
  ],
});

export const dragonGem = card('L6 Artifact - Dragon Gem of Protection', {
  on: dragon,
  is: ['shields that mend'],
  always: [{ k: 'shielded', to: itsHost, what: 'any damage' }],
  whenever: [{ on: takesDamage(itself), if: shieldsGone('self'), even: true, effect: discard('self') }],
  names: { host: 'that dragon' },
});

export const commandDisjunction = card('L6 Command Disjunction', {
  on: 'an opponent',
  always: [{ k: 'fleet output', n: -2, least: 1, what: 'command', who: thatPlayer(itsFleet) }],
  lasts: 2,
  names: { fleet: 'that player' },
});

export const starGate = card('L7 Artifact - Star Gate', {
  on: terrain,
  always: [{ k: 'card plays', n: 1 }],
});

import { card } from '../../card.ts';
import { shieldsGone } from '../../words/expansions/index.ts';
import {
  called,
  crew,
  discard,
  dragon,
  host,
  is,
  itself,
  itsFleet,
  itsHost,
  lasts,
  ofEmpire,
  onA,
  reactsThere,
  returnToHand,
  sequence,
  set,
  ship,
  takesDamage,
  terrain,
  that,
  thatPlayer,
  these,
  titled,
  when,
  yours,
} from '../../words/index.ts';
