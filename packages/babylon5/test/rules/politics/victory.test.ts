import type { Result } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Position, Race, Ruleset, SeatPosition } from '../../../src/index.ts';
import { match, PAPERS, seat } from '../../support/cards-for-turns.ts';
import { table } from '../../support/table.ts';
import '../../support/cards-for-drakh.ts';

const rulesets = ['casual', 'tournament', 'engine'] as const;
const published = ['casual', 'tournament'] as const;
const RACES_4: readonly Race[] = ['narn', 'centauri', 'minbari', 'human'];
type Seat = number | (Partial<SeatPosition> & { rating: number });

/** The result of this turn's check, with the players' ratings or more of their data. All influence is spent, so there are no questions. */
function check(ruleset: Ruleset, seats: readonly Seat[], more: Partial<Position> = {}): Result | null {
  const t = table({
    ruleset,
    round: 'draw',
    seats: seats.map((x, i) => {
      const given = typeof x === 'number' ? { rating: x } : x;
      return { race: RACES_4[i]!, deck: PAPERS, spent: given.rating, ...given };
    }),
    ...more,
  });
  return t.s.turn === 2 || t.s.result !== null ? t.s.result : null;
}
const standard = (...winners: number[]) => ({ winners, kind: 'standard' });
const major = (...winners: number[]) => ({ winners, kind: 'major' });

rule('b5/victory/1', 'everybody can score a Standard Victory at first', () => {
  for (const ruleset of rulesets) {
    const { s } = match({ ruleset, seats: [seat('narn', 66), seat('centauri', 66)] });
    expect(s.seats.map(x => x.eligible)).toEqual([1, 1]);
    expect([check(ruleset, [20, 12]), check(ruleset, [12, 20])]).toEqual([standard(0), standard(1)]);
  }
});

rule('b5/victory/2', '20 power and more than every other', () => {
  for (const ruleset of rulesets) {
    expect(check(ruleset, [20, 19])).toEqual(standard(0));
    expect(check(ruleset, [20, 20])).toBe(null);
    expect(check(ruleset, [19, 15])).toBe(null);
    expect(check(ruleset, [12, 20, 19])).toEqual(standard(1));
    // power, not rating alone
    expect(check(ruleset, [{ rating: 17, supporting: ['Test Wealth'] }, 19])).toEqual(standard(0));
  }
});

rule('b5/victory/3', 'with Babylon 5 at 20 the sole leader wins whatever the total', () => {
  for (const ruleset of rulesets) {
    expect(check(ruleset, [12, 9], { babylon5: 20 })).toEqual(standard(0));
    expect(check(ruleset, [12, 9], { babylon5: 19 })).toBe(null);
    expect(check(ruleset, [9, 12], { babylon5: 23 })).toEqual(standard(1));
  }
});

rule('b5/victory/4', 'engine: the Shadow War closes the way by Babylon 5 only', () => {
  const war = { shadowWar: true };
  expect(check('engine', [15, 9], { ...war, babylon5: 20 })).toBe(null);
  expect(check('engine', [20, 18], war)).toEqual(standard(0));
});

rule('b5/victory/5', 'Babylon 5 at 20 and a tie, or a leader who may not win so: the game goes on', () => {
  for (const ruleset of rulesets) {
    const b5 = { babylon5: 20 };
    expect(check(ruleset, [15, 15, 9], b5)).toBe(null);
    expect(check(ruleset, [{ rating: 15, eligible: false }, 12], b5)).toBe(null);
    expect(check(ruleset, [{ rating: 15, agenda: 'Test Rival Design' }, 12], b5)).toBe(null);
    // with the lead of 10 and 20 power the major agenda does not matter
    expect(check(ruleset, [{ rating: 20, agenda: 'Test Rival Design' }, 10], b5)).toEqual(major(0));
  }
});

rule('b5/victory/6', 'casual: in the Shadow War only a Major Victory is left', () => {
  for (const ruleset of published) {
    const war = { shadowWar: true, shadows: 20 };
    expect(check(ruleset, [25, 22], war)).toBe(null);
    expect(check(ruleset, [15, 9], { ...war, babylon5: 20 })).toBe(null);
    expect(check(ruleset, [25, 15], war)).toEqual(major(0));
    expect(check(ruleset, [25, 22])).toEqual(standard(0));
  }
});

rule('b5/victory/7', '20 power and 10 more than anybody is Major', () => {
  for (const ruleset of rulesets) {
    expect(check(ruleset, [22, 12])).toEqual(major(0));
    expect(check(ruleset, [22, 13])).toEqual(standard(0));
    expect(check(ruleset, [22, 12, 13])).toEqual(standard(0));
    expect(check(ruleset, [19, 8])).toBe(null);
  }
});

const DESIGN = { rating: 8, agenda: 'Test Rival Design' };

rule('b5/victory/8', "a major agenda's own condition wins", () => {
  for (const ruleset of rulesets) {
    expect(check(ruleset, [DESIGN, 12], { vorlons: 9 })).toEqual(major(0));
    expect(check(ruleset, [DESIGN, 12], { vorlons: 8 })).toBe(null);
    // in play, that is, face up
    expect(
      check(ruleset, [{ rating: 8, agenda: { card: 'Test Rival Design', hidden: true } }, 12], { vorlons: 9 }),
    ).toBe(null);
  }
});

rule('b5/victory/9', 'engine: the last player left wins, and a Drakh faction by a Drakh agenda', () => {
  const t = table({
    ruleset: 'engine',
    round: 'draw',
    seats: [
      { race: 'narn', deck: [] },
      { race: 'centauri', deck: [] },
      { race: 'minbari', deck: PAPERS },
    ],
  });
  expect(t.s.result).toEqual(major(2));
  const dark = (converts: boolean) => {
    const d = table({
      ruleset: 'engine',
      shadows: 9,
      seats: [
        { race: 'narn', drakh: converts, agenda: 'Test Dark Design', deck: PAPERS },
        { race: 'centauri', deck: PAPERS },
      ],
      order: ['narn', 'centauri'],
    });
    for (let i = 0; i < 40 && d.s.result === null && d.s.turn === 2; i++) d.least();
    return d.s.result;
  };
  expect(dark(true)).toEqual(major(0));
  expect(dark(false)).toBe(null);
});

rule('b5/victory/10', 'when three of four have surrendered the fourth wins', () => {
  for (const ruleset of published) {
    const t = table({
      ruleset,
      round: 'draw',
      seats: RACES_4.map(race => ({ race, spent: 4, deck: PAPERS })),
      war: [
        ['narn', 'human'],
        ['centauri', 'human'],
        ['minbari', 'human'],
      ],
      order: ['narn', 'centauri', 'minbari', 'human'],
    });
    t.act('narn', 'surrender', 'human').pass('narn');
    t.act('centauri', 'surrender', 'human').pass('centauri');
    expect(t.s.result).toBe(null);
    t.act('minbari', 'surrender', 'human').pass('minbari');
    expect(t.s.result).toEqual(major(3));
  }
});

rule('b5/victory/11', '30 against 20 is Major, though a Standard Victory was open', () => {
  for (const ruleset of rulesets) {
    expect(check(ruleset, [30, 20])).toEqual(major(0));
    expect(check(ruleset, [{ rating: 30, eligible: true }, 21])).toEqual(standard(0));
  }
});

rule('b5/victory/12', 'who is barred from Standard Victories needs the lead of 10', () => {
  for (const ruleset of rulesets) {
    expect(check(ruleset, [{ rating: 22, eligible: false }, 15])).toBe(null);
    expect(check(ruleset, [{ rating: 22, agenda: 'Test Rival Design' }, 15])).toBe(null);
    expect(check(ruleset, [{ rating: 25, eligible: false }, 15])).toEqual(major(0));
    expect(check(ruleset, [22, 15])).toEqual(standard(0));
  }
  // engine: and so is a faction that becomes Drakh
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', rating: 22, spent: 16, hand: ['Test Drakh Envoy'], deck: PAPERS },
      { race: 'centauri', rating: 15, spent: 15, deck: PAPERS },
    ],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'sponsor', 'Test Drakh Envoy').untilAsked('declare');
  expect([t.s.result, t.power('narn'), t.power('centauri')]).toEqual([null, 22, 15]);
});

rule('b5/victory/13', 'if the leader cannot win, nobody below does', () => {
  for (const ruleset of rulesets) {
    expect(check(ruleset, [{ rating: 24, eligible: false }, 21])).toBe(null);
    expect(check(ruleset, [{ rating: 24, agenda: 'Test Rival Design' }, 21, 15])).toBe(null);
    expect(check(ruleset, [{ rating: 24, eligible: false }, 21], { babylon5: 20 })).toBe(null);
  }
});

rule('b5/victory/14', 'who fulfil their major agendas on one turn all win', () => {
  for (const ruleset of rulesets) {
    const both = [
      { rating: 8, agenda: 'Test Rival Design' },
      { rating: 8, agenda: 'Test Grand Design' },
    ];
    expect(check(ruleset, both, { vorlons: 9 })).toEqual(major(0, 1));
  }
});

rule('b5/victory/15', 'with the need reduced to 16, 16 power win beside a rival of 20', () => {
  const less5 = (rating: number) => ({ rating, agenda: 'Test Long Shortcut' });
  const less4 = (rating: number) => ({ rating, agenda: 'Test Shortcut' });
  const barred = { rating: 20, eligible: false };
  for (const ruleset of rulesets) {
    expect(check(ruleset, [less5(16), 20])).toEqual(standard(0, 1));
    expect(check(ruleset, [less5(16), barred])).toEqual(standard(0));
    expect(check(ruleset, [less5(15), barred])).toBe(null);
    // 20 minus 4, if nobody else has 20
    expect(check(ruleset, [less4(16), 19])).toEqual(standard(0));
    expect(check(ruleset, [less4(15), 19])).toBe(null);
  }
});

rule(
  'b5/victory/16',
  'Londo has 20; John, who needs 5 less than the usual 21, wins with him at 16 and not at 15',
  () => {
    const john = (rating: number) => ({ rating, agenda: 'Test Long Shortcut' });
    for (const ruleset of rulesets) {
      expect(check(ruleset, [20, john(16)])).toEqual(standard(0, 1));
      expect(check(ruleset, [20, john(15)])).toEqual(standard(0));
      // without the agenda he would need 21
      expect(check(ruleset, [20, 20])).toBe(null);
      expect(check(ruleset, [20, 21])).toEqual(standard(1));
    }
  },
);

rule('b5/victory/17', "one player's changed conditions leave the others' as they are", () => {
  const seats = (rating: number): Seat[] => [{ rating: 12, agenda: 'Test Rival Design' }, rating];
  expect(check('engine', seats(20))).toEqual(standard(1));
  expect(check('engine', seats(19))).toBe(null);
  expect(check('engine', [{ rating: 12, agenda: 'Test Shortcut' }, 16])).toBe(null);
});

rule('b5/victory/18', 'with Babylon 5 at 20 and no Alliance of Races the leader must be alone', () => {
  for (const ruleset of rulesets) {
    const b5 = { babylon5: 20 };
    expect(check(ruleset, [15, 15, 9], b5)).toBe(null);
    expect(check(ruleset, [16, 15, 9], b5)).toEqual(standard(0));
    expect(check(ruleset, [{ rating: 16, eligible: false }, 15, 9], b5)).toBe(null);
  }
});

rule('b5/tournament/6', 'a Major Victory beats the Standard Victory of another on the same turn', () => {
  expect(check('tournament', [{ rating: 8 }, 22], { vorlons: 9 })).toEqual(major(1));
  expect(check('tournament', [{ rating: 14 }, 22], { vorlons: 9 })).toEqual(standard(1));
  expect(check('tournament', [{ ...DESIGN, rating: 14 }, 22], { vorlons: 9 })).toEqual(major(0));
});
