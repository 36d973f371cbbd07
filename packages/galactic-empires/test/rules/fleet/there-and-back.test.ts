import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';

// There-and-back missions: the way there, the crew's action, the way back

const S4 = 'S4 Argonian Destroyer';
const S3 = 'S3 Tufor Cutter';
/** Player 1 with a ship and the cards on it; player 2 with a cutter without shields and the cards on it. */
const raid = (
  mine: readonly string[],
  theirs: readonly string[] = [],
  more: { shieldDamage?: number; one?: Partial<SeatPosition>; two?: Partial<SeatPosition> } = {},
): Table =>
  table({
    seats: [
      { fleet: ['T3 Moon', { card: S4, on: mine }], ...more.one },
      { fleet: ['T4 Small System', { card: S3, shieldDamage: more.shieldDamage ?? 3, on: theirs }], ...more.two },
    ],
  });
const MISSION = 1;

rule(
  'ge/there-and-back/1',
  'a shuttle takes a boarding party to a ship of another player, where it attacks, and back again',
  () => {
    const t = raid(['E3 Shuttlecraft', 'C1 Boarding Party']);
    t.act(1, 'use', 'E3 Shuttlecraft', MISSION);
    expect(t.strength(S3)).toEqual([3, 2]);
    expect([t.under('C1 Boarding Party'), t.under('E3 Shuttlecraft')]).toEqual([S4, S4]);
  },
);

test('crew that cannot act anywhere goes on no mission', () => {
  const t = raid(['E3 Shuttlecraft', 'C2 Ensign']);
  expect(t.refuses(1, 'use', 'E3 Shuttlecraft', MISSION)).toBe('ge/crucial-rules/1');
});

rule('ge/there-and-back/2', 'first the way there, then what the crew does, then the way back', () => {
  const t = raid(['E2 Transporter', 'C1 Boarding Party']);
  t.act(1, 'use', 'E2 Transporter', MISSION);
  const steps = t.happened('function-used', 'moved', 'damaged').map(f => [f.t, f.card, f.on ?? -1]);
  const [crew, transporter, there, home] = [t.id('C1 Boarding Party'), t.id('E2 Transporter'), t.id(S3), t.id(S4)];
  expect(steps).toEqual([
    ['function-used', transporter, -1],
    ['moved', crew, there],
    ['function-used', crew, -1],
    ['damaged', there, -1],
    ['moved', crew, home],
  ]);
});

rule('ge/there-and-back/3', 'each of the three steps may be reacted to', () => {
  const t = raid(['E3 Shuttlecraft', 'C1 Boarding Party'], [], { two: { hand: ['T3 Moon'] } });
  t.act(1, 'use', 'E3 Shuttlecraft', MISSION);
  const asked: string[] = [];
  while (t.question === 'respond') {
    asked.push(t.prompt());
    t.pass(2);
  }
  expect(asked.length).toBe(3);
  expect(asked[0]).toContain('Shuttlecraft');
  expect(asked[1]).toContain('Boarding Party');
  expect(asked[2]).toContain('Shuttlecraft');
});

rule(
  'ge/there-and-back/4',
  'played in reaction, a transporter takes a reaction crew along that is played with it',
  () => {
    const t = table({
      active: 2,
      seats: [
        { fleet: ['T3 Moon', S4], hand: ['E2 Transporter', 'C4 Marine', 'C1 Boarding Party'] },
        {
          fleet: [{ card: S3, shieldDamage: 3, on: ['C2 Ensign'] }],
          hand: ['T3 Moon'],
          order: 'never',
        },
      ],
    });
    t.act(2, 'play', 'T3 Moon');
    t.act(1, 'respond', 'E2 Transporter');
    t.pick(1, S4);
    // the boarding party is not a reaction card, so it cannot be played along
    expect(t.offered(1)).not.toContain('Boarding Party');
    t.leaveOpen();
  },
);

test('a reaction crew played with a transporter does its mission and returns', () => {
  const t = table({
    active: 2,
    seats: [
      { fleet: ['T3 Moon', S4], hand: ['E2 Transporter', 'C4 Marine'] },
      { fleet: [{ card: S3, shieldDamage: 3, on: ['C2 Ensign'] }], hand: ['T3 Moon'], order: 'never' },
    ],
  });
  t.act(2, 'play', 'T3 Moon').act(1, 'respond', 'E2 Transporter', 0);
  t.pick(1, S4);
  expect(t.inPlay('C2 Ensign')).toBe(false);
  expect([t.under('C4 Marine'), t.under('E2 Transporter'), t.size(1, 'hand')]).toEqual([S4, S4, 0]);
});

rule('ge/there-and-back/5', 'a shuttle goes along and is where its crew is; a transporter stays', () => {
  const there = (carrier: string) => {
    const t = raid([carrier, 'C1 Boarding Party'], [], { two: { hand: ['T3 Moon'] } });
    t.act(1, 'use', carrier, MISSION).pass(2);
    // the second question comes while the crew acts
    t.leaveOpen();
    return [t.under('C1 Boarding Party'), t.under(carrier)];
  };
  expect(there('E3 Shuttlecraft')).toEqual([S3, S3]);
  expect(there('E2 Transporter')).toEqual([S3, S4]);
});

test('crew and shuttle return even if the target they destroyed is gone', () => {
  const t = raid(['E3 Shuttlecraft', 'C7 Boarding Party'], [], {});
  t.s.cards[t.id(S3)]!.damage = 1;
  t.act(1, 'use', 'E3 Shuttlecraft', MISSION);
  expect([t.inPlay(S3), t.under('C7 Boarding Party'), t.under('E3 Shuttlecraft')]).toEqual([false, S4, S4]);
});

test('each function of the crew counts: crew that has acted goes on no mission in that turn', () => {
  const t = raid(['E3 Shuttlecraft', 'E2 Transporter', 'C1 Boarding Party']);
  t.act(1, 'use', 'E3 Shuttlecraft', MISSION);
  expect(t.refuses(1, 'use', 'E2 Transporter', MISSION)).toBe('ge/crucial-rules/1');
});

test('another player’s shields stop a transporter, but not a shuttle', () => {
  const t = raid(['E3 Shuttlecraft', 'E2 Transporter', 'C1 Boarding Party'], [], { shieldDamage: 0 });
  expect(t.refuses(1, 'use', 'E2 Transporter', MISSION)).toBe('ge/crucial-rules/1');
  expect(t.offers(1, 'use', 'E3 Shuttlecraft', MISSION)).toBe(true);
});
