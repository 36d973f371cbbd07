import { asked, greedyBot } from '@orrery/bots';
import { expect, test } from 'vitest';
import { compileCard } from '../src/compile.ts';
import { babylon5, babylon5Advice, type Position, type SeatPosition } from '../src/index.ts';
import { atLeast, chaosOn, countsAsPower, setOf, yourAmbassador } from '../src/words/index.ts';
import { drakh } from './support/cards-for-drakh.ts';
import type { Table } from './support/table.ts';

// Where the greedy bot moves Chaos Tokens.

const { agenda } = setOf('test');
for (const card of [
  agenda('Test Drakh Reign', { race: 'drakh', always: [countsAsPower(chaosOn(yourAmbassador))] }),
  agenda('Test Drakh Dawn', { race: 'drakh', major_condition: atLeast(chaosOn(yourAmbassador), 5) }),
])
  compileCard(card);

const envoy = (chaos: number) => ({ card: 'Test Drakh Envoy', chaos });
const ships = (chaos: number) => ({ card: 'Test Drakh Ships', chaos });

/** A Drakh player who has passed and is asked for Chaos Tokens. */
const passed = (own: Partial<SeatPosition>, more: Partial<Position> = {}, narn: Partial<SeatPosition> = {}): Table => {
  const t = drakh('casual', own, narn, more).pass(1).leaveOpen();
  expect(t.question).toBe('move chaos');
  return t;
};

/** What the bot does: `3 from Test Drakh Ships to Test Drakh Envoy`, or `nothing`. */
function moves(t: Table): string {
  const plan = greedyBot(1, babylon5Advice).choose(asked(babylon5, t.s, 0));
  const [first] = plan;
  return first === undefined ? 'nothing' : `${plan.length} from ${t.titleOf(first.a)} to ${t.titleOf(first.b)}`;
}

test('to the ambassador if the agenda counts them there, and not back', () => {
  const t = passed({ ambassador: envoy(1), agenda: 'Test Drakh Reign', supporting: [ships(3)] });
  expect(moves(t)).toBe('3 from Test Drakh Ships to Test Drakh Envoy');
  const there = passed({ ambassador: envoy(4), agenda: 'Test Drakh Reign', supporting: [ships(0)] });
  expect(moves(there)).toBe('nothing');
});

test('to the ambassador if that wins the game, otherwise to the fleet that they make stronger', () => {
  const own = (n: number) => ({ ambassador: envoy(2), agenda: 'Test Drakh Dawn', supporting: [ships(n)] });
  expect(moves(passed(own(3)))).toBe('3 from Test Drakh Ships to Test Drakh Envoy');
  expect(moves(passed(own(2)))).toBe('2 from Test Drakh Envoy to Test Drakh Ships');
});

/** A Border Raid of the Drakh player against fleets of the Narn, with Military 5, and the Drakh Ships in it. */
const raid = (own: Partial<SeatPosition>): Table =>
  passed(
    own,
    {
      conflicts: [
        { conflict: 'Border Raid', by: 1, target: 2, support: ['Test Drakh Ships'], oppose: ['First Battle Fleet'] },
      ],
    },
    { supporting: ['First Battle Fleet'] },
  );

test('to the fleet in a conflict that they decide, and not away from it', () => {
  expect(moves(raid({ ambassador: envoy(4), supporting: [ships(0)] }))).toBe(
    '4 from Test Drakh Envoy to Test Drakh Ships',
  );
  expect(moves(raid({ ambassador: envoy(0), supporting: [ships(4)] }))).toBe('nothing');
});
