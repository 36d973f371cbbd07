// Cards of the types that come with expansions, for rules that need such a card.

import { comesBack, draw, fromOrigin, ship, that, yours } from '../src/words/index.ts';
import { testCard } from './test-cards.ts';

/** A psy of the Visonic empire, and one of the Psycanti. */
export const VISONIC = 'P4 Test Seer';
testCard({ title: 'Test Seer', types: ['P'], strength: 4, empire: 'Visonic', weapons: [{ name: 'mind', count: 3 }] });
export const PSYCANTI = 'P2 Test Whisperer';
testCard({ title: 'Test Whisperer', types: ['P'], strength: 2, empire: 'Psycanti' });

export const ANCIENT = 'N6 Test Ancient';
testCard({ title: 'Test Ancient', types: ['N'], strength: 6 });

export const INSTALLATION = 'I5 Test Installation';
testCard({ title: 'Test Installation', types: ['I'], strength: 5, phasers: 3 });

/** Two fields. */
export const FIELD = 'F3 Test Field';
testCard({ title: 'Test Field', types: ['F'], strength: 3 });
export const FIELD_TOO = 'F1 Test Meadow';
testCard({ title: 'Test Meadow', types: ['F'], strength: 1 });

/** A headquarters card. */
export const OFFICE = 'Q3 Test Office';
testCard({ title: 'Test Office', types: ['Q'], strength: 3 });

/** A Time Knight, and two Tranoan ships: one with time damage generators, one with a time phaser. */
export const KNIGHT = 'C3 Test Warden of Time';
testCard({
  title: 'Test Warden of Time',
  types: ['C'],
  strength: 3,
  timeStrength: 6,
  empire: 'Time Knight',
  timeDamage: { fleet: 2, origin: 4 },
});
export const TRANOAN = 'S4 Test Tranoan Ship';
testCard({
  title: 'Test Tranoan Ship',
  types: ['S'],
  strength: 4,
  timeStrength: 6,
  empire: 'Tranoan',
  shields: 1,
  timeGenerators: 3,
});
export const PHASING = 'S2 Test Tranoan Phaser';
testCard({
  title: 'Test Tranoan Phaser',
  types: ['S'],
  strength: 2,
  timeStrength: 8,
  empire: 'Tranoan',
  phasers: 1,
  timePhasers: 1,
});

/** A card that brings a card of its player back from the time origin, to a ship or into space. */
export const RECALL = 'O2 Test Recall from Time';
testCard(
  { title: 'Test Recall from Time', types: ['O'], strength: 2 },
  {
    on: 'your fleet',
    target: { it: fromOrigin(yours), goal: { of: that(ship, yours), min: 0 } },
    after: 'discard',
    effect: comesBack('it', 'goal'),
  },
);
/** A Kinetic field, and crew, that let their player draw a card. */
export const CINDERS = 'F1 Test Cinders';
testCard(
  { title: 'Test Cinders', types: ['F'], strength: 1, disciplinesOf: ['Kinetic'], fieldFunctions: [{ from: 1 }] },
  { functions: [{ effect: draw(1) }] },
);
export const PORTER = 'C2 Test Porter';
testCard({ title: 'Test Porter', types: ['C'], strength: 2 }, { functions: [{ effect: draw(1) }] });
