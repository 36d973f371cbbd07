import { asked } from '@orrery/bots';
import { decisionView, type Option, options, usualOptions } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type CardPlace, galacticEmpires, type SeatPosition } from '../../../src/index.ts';
import { titleOf } from '../../../src/names.ts';
import { type Table, table } from '../../table.ts';

rule('ge/weapons-fire-phase/3', 'a volley of phasers takes shields before structure', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: ['S4 Argonian Destroyer'] }, { fleet: ['S3 Tufor Cutter'] }],
  });
  t.act(1, 'fire', 'S3 Tufor Cutter');
  t.pick(1, 'S4 Argonian Destroyer', 'S4 Argonian Destroyer', 'S4 Argonian Destroyer');
  expect([t.shields('S3 Tufor Cutter'), t.strength('S3 Tufor Cutter')]).toEqual([0, [3, 3]]);
});

const POLICE = 'S2 Police Cutter';

const MOON = 'T3 Moon';

/** Player 1 destroys the Sector HQ of player 2; two others are left. */
const without2 = (
  theirs: readonly CardPlace[],
  third: readonly CardPlace[] = [MOON],
  mine: Partial<SeatPosition> = {},
): Table => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [POLICE], order: 'never', ...mine },
      { fleet: theirs, hand: [MOON], reserve: [MOON], hq: 24, order: 'never' },
      { fleet: third, order: 'never' },
    ],
  });
  t.act(1, 'headquarters', '2').pick(1, POLICE);
  expect(t.player(2).out).toBe(true);
  return t;
};

rule('ge/weapons-fire-phase/1', 'nobody fires at the Sector HQ of a player who is out', () => {
  const t = without2([MOON], [MOON], { fleet: [POLICE, 'S4 Refueler'] });
  // a ship of its own still has weapons, and the other Sector HQ is a target
  expect([t.refuses(1, 'headquarters', '2'), t.offers(1, 'headquarters', '3')]).toEqual([
    'ge/weapons-fire-phase/1',
    true,
  ]);
});

const armed = (theirs: Parameters<typeof table>[0]['seats'][number]) =>
  table({ phase: 'weapons fire', seats: [{ fleet: ['T3 Moon', 'S4 Argonian Destroyer'] }, theirs] });

rule('ge/weapons-fire-phase/1', 'crew is no target, and no card fires at itself', () => {
  const t = armed({ fleet: [{ card: 'S2 Space Yacht', on: ['C1 Crewman'] }] });
  expect(t.why(1, 'fire', 'C1 Crewman')?.rule).toBe('ge/weapons-fire-phase/1');
  expect(t.offers(1, 'fire', 'S4 Argonian Destroyer')).toBe(false);
});

const friendly = () =>
  table({
    phase: 'weapons fire',
    seats: [{ fleet: ['S4 Argonian Destroyer', 'S3 Argonian Frigate'] }, { fleet: ['S2 Space Yacht'] }],
  });
rule('ge-r-friendly-fire-1', 'one’s own cards are targets, the last ones, and bots do not think of them', () => {
  const t = friendly();
  const wishes = (list: readonly Option[]) => list.map(o => (o.verb === 'pass' ? 'pass' : titleOf(t.s, o.a)));
  expect(wishes(usualOptions(galacticEmpires, t.s, 0))).toEqual(['S2 Space Yacht', 'pass']);
  expect(wishes(options(galacticEmpires, t.s, 0))).toEqual([
    'S2 Space Yacht',
    'pass',
    'S4 Argonian Destroyer',
    'S3 Argonian Frigate',
  ]);
  const question = asked(galacticEmpires, t.s, 0);
  expect([wishes(question.options), question.count]).toEqual([['S2 Space Yacht', 'pass'], { min: 1, max: 1 }]);
  const shown = decisionView(galacticEmpires, t.s, 0)!.question!.options;
  expect(shown.map(o => o.rare === true)).toEqual([false, false, true, true]);
  expect(shown[3]!.note).toMatch(/^your own card; /);
  const before = t.shields('S3 Argonian Frigate');
  t.act(1, 'fire', 'S3 Argonian Frigate').pick(1, 'S4 Argonian Destroyer');
  expect(t.shields('S3 Argonian Frigate')).toBe(before - 1);
});
rule('ge-r-friendly-fire-1', 'nobody is asked to fire at their own cards alone', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: ['S4 Argonian Destroyer', 'S3 Argonian Frigate'] }, { fleet: ['S1 Fleet Freighter', 'T3 Moon'] }],
  });
  t.act(1, 'fire', 'S1 Fleet Freighter').pick(1, 'S4 Argonian Destroyer', 'S4 Argonian Destroyer');
  // the frigate has not fired
  expect(t.question).toBe('play cards');
});

rule('ge/weapons-fire-phase/10', 'a target is fired at once in a phase', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S4 Argonian Destroyer', 'S3 Argonian Frigate'] },
      { fleet: ['S4 Clydon Medium Star Cruiser', 'S2 Space Yacht'], order: 'never' },
    ],
  });
  t.act(1, 'fire', 'S4 Clydon Medium Star Cruiser');
  t.pick(1, 'S4 Argonian Destroyer');
  expect(t.why(1, 'fire', 'S4 Clydon Medium Star Cruiser')?.rule).toBe('ge/weapons-fire-phase/10');
  expect(t.why(1, 'fire', 'S2 Space Yacht')).toBeNull();
});
