import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { lasts, ship, that, yours } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

rule('ge/turn-definitions/5', 'a turn goes through its seven phases in order', () => {
  const t = table({
    phase: 'record keeping',
    seats: [{ fleet: ['T3 Moon', 'S2 Police Cutter'] }, { fleet: ['T3 Moon'] }],
  });
  t.least();
  t.untilPhase('discard', 1);
  expect(t.happened('phase').map(f => f.phase)).toEqual([
    'record keeping',
    'allocation',
    'engagement',
    'play A',
    'weapons fire',
    'play B',
    'discard',
  ]);
});

rule(
  ['ge/turn-definitions/1', 'ge-r-complete-turn-1'],
  'a complete turn lasts from a player’s turn to his next',
  () => {
    const t = table({
      phase: 'draw',
      seats: [
        { fleet: ['S2 Police Cutter'], order: 'never' },
        { fleet: ['S2 Police Cutter'], order: 'never' },
      ],
    });
    t.untilPhase('play A', 1);
    expect(t.happened('turn').map(f => [f.seat, f.n])).toEqual([
      [1, 6],
      [0, 6],
    ]);
  },
);

rule('ge/turn-definitions/2', 'durations are counted down in the turns of whoever played the card', () => {
  const t = table({
    phase: 'draw',
    seats: [
      { fleet: ['S2 Police Cutter'], order: 'never' },
      { fleet: [{ card: 'S2 Police Cutter', on: [{ card: 'H3 Pulsar', by: 1, left: 3 }] }], order: 'never' },
    ],
  });
  expect(t.card('H3 Pulsar').left).toBe(3);
  t.untilPhase('play A', 1);
  expect(t.card('H3 Pulsar').left).toBe(2);
});

rule('ge/turn-definitions/4', 'a player turn is one run through the phases by one player', () => {
  const t = table({
    phase: 'draw',
    seats: [
      { fleet: ['S2 Police Cutter'], order: 'never' },
      { fleet: ['S2 Police Cutter'], order: 'never' },
    ],
  });
  t.untilPhase('discard', 2);
  expect(
    new Set(
      t
        .happened('phase')
        .filter(f => f.phase !== 'draw')
        .map(f => f.seat),
    ),
  ).toEqual(new Set([1]));
});

const S4 = 'S4 Argonian Destroyer';

testCard(
  { title: 'Test Fog', types: ['H'], strength: 1 },
  { on: 'your fleet', after: 'discard', effect: lasts({ k: 'no fire', to: that(ship, yours) }, { turns: 1 }) },
);

rule('ge/turn-definitions/3', 'what lasts one turn holds through the turns of all others', () => {
  const t = table({
    seats: [
      { fleet: ['T3 Moon', S4], hand: ['H1 Test Fog'], order: 'never' },
      { fleet: ['T3 Moon', 'S2 Police Cutter'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H1 Test Fog');
  expect(t.s.lasting).toHaveLength(1);
  t.untilPhase('play B', 2);
  expect(t.s.lasting).toHaveLength(1);
  t.untilPhase('play A', 1);
  expect(t.s.lasting).toHaveLength(0);
});

rule('ge/turn-definitions/5', 'what belongs to another phase is refused with the phase that it belongs to', () => {
  const seats = [{ fleet: ['S4 Argonian Destroyer'], hand: ['T3 Moon'] }, { fleet: ['S2 Space Yacht'] }];
  const playing = table({ seats });
  expect(playing.why(1, 'fire', 'S2 Space Yacht')?.text).toContain('Weapons Fire Phase');
  expect(playing.why(1, 'engage', 'S4 Argonian Destroyer')?.rule).toBe('ge/allocation-phase/7');
  const firing = table({ phase: 'weapons fire', seats });
  expect(firing.why(1, 'play', 'T3 Moon')?.text).toContain('Play Cards Phases');
});
