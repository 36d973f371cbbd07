// Cards of the types that come with expansions, for rules that need such a card.
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
