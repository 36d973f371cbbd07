import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Position, SeatPosition } from '../../src/index.ts';
import { DISCARD, HAND } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';

/** The Narn player, with some cards, acts first; players have cards to draw. */
function at(narn: Partial<SeatPosition>, centauri: Partial<SeatPosition> = {}, more: Partial<Position> = {}): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  return table({
    seats: [
      { race: 'narn', ambassador: 'Test Sudden Chief', rating: 12, deck, ...narn },
      { race: 'centauri', ambassador: 'Test Consul', rating: 12, deck, ...centauri },
    ],
    order: ['narn', 'centauri'],
    ...more,
  });
}
const nextTurn = (t: Table): Table => t.until('draw').until('action');

describe('an ability opens in a conflict of one type', () => {
  const openings = [
    ['A Good Bluff', 'Test Sudden Plot', 'Test Skirmish', 'Test Diplomat', 4],
    ['Fleets on the Border', 'Test Debate', 'Test Sudden Plot', 'Test Patrol', 5],
    ['Intrigues Mature', 'Test Debate', 'Test Skirmish', 'Test Second', 5],
    ['Sanctions', 'Test Skirmish', 'Test Sudden Plot', 'Test Diplomat', 4],
    ['Special Ops', 'Test Sudden Plot', 'Test Debate', 'Test Patrol', 5],
  ] as const;
  test.each(openings)('%s: in %s, not in %s', (title, fits, not, card, n) => {
    const t = at(
      { hand: [title] },
      { supporting: [card] },
      {
        conflicts: [
          { conflict: fits, by: 'narn' },
          { conflict: not, by: 'centauri' },
        ],
      },
    );
    t.act('narn', 'event', title);
    expect(t.refuses('centauri', 'support', card, not)).not.toBe(null);
    t.act('centauri', 'oppose', card, fits);
    expect(t.conflict(fits).now.opposition).toBe(n);
  });
});

test('Avert Incident: tensions toward your race do not go up this turn, others do', () => {
  const t = at({ hand: ['Avert Incident'] }, { hand: ['Internal Strife'] });
  t.act('narn', 'event', 'Avert Incident');
  expect(t.available('narn')).toBe(8);
  const before = t.tension('centauri', 'narn');
  expect(t.s.mods.filter(m => m.kind === 'fixed-tension').map(m => m.what % 5)).toEqual([3, 3, 3, 3]);
  t.act('centauri', 'event', 'Internal Strife').pick('centauri', 'narn');
  expect([t.tension('centauri', 'narn'), t.s.seats[0]!.unrest]).toEqual([before, 2]);
  expect(nextTurn(t).s.mods).toEqual([]);
});

test('Internal Strife: the player that is named has 1 more unrest, and no other', () => {
  const t = at({ hand: ['Internal Strife'] });
  const before = t.s.seats.map(x => x.unrest);
  t.act('narn', 'event', 'Internal Strife').pick('narn', 'centauri');
  expect(t.s.seats.map(x => x.unrest)).toEqual([before[0], before[1]! + 1]);
});

rule('b5-r-contact-with-shadows-1', 'Contact with Shadows: the Shadows have 1 more, and the mark stays', () => {
  const t = at(
    { hand: ['Contact with Shadows'], supporting: ['Test Diplomat'] },
    { supporting: ['Test Spy'] },
    { shadows: 4 },
  );
  t.act('narn', 'event', 'Contact with Shadows');
  expect(t.offers('narn', 'card', 'Test Spy')).toBe(false);
  t.pick('narn', 'Test Diplomat');
  expect([t.s.shadows, nextTurn(t).card('Test Diplomat').shadow]).toEqual([5, 1]);
});

rule('b5-r-exploration-1', 'Exploration: the fleet goes, its Military is applied, and 1 comes in for every 5', () => {
  const t = at({ hand: ['Exploration'], supporting: ['Test Sudden Squadron', { card: 'Test Patrol', rotated: true }] });
  t.act('narn', 'event', 'Exploration');
  // 1 for the event and 6 for the fleet
  expect([t.rating('narn'), t.available('narn')]).toEqual([13, 6]);
  expect(t.titles('narn', DISCARD)).toContain('Test Sudden Squadron');
  expect(
    at({ hand: ['Exploration'], supporting: ['Test Sudden Squadron'], spent: 6 }).refuses(
      'narn',
      'event',
      'Exploration',
    ),
  ).toBe('b5/cost/7');
});

rule('b5-r-exploration-2', 'Exploration: whoever leads the fleet stays', () => {
  const t = at({
    hand: ['Exploration'],
    supporting: ['Test Sudden Squadron', { card: 'Test Admiral', leads: 'Test Sudden Squadron' }],
  });
  t.act('narn', 'event', 'Exploration');
  expect(t.card('Test Admiral')).toMatchObject({ neutralized: 0, damage: 0, leading: -1 });
  expect(t.inPlay('Test Admiral')).toBe(true);
});

test('For the Common Good: your ambassador and 1 influence for 2 of Babylon 5, never below 3', () => {
  const t = at({ hand: ['For the Common Good'] }, {}, { babylon5: 4 });
  t.act('narn', 'event', 'For the Common Good');
  expect([t.rating('narn'), t.s.babylon5, t.card('Test Sudden Chief').rotated]).toEqual([11, 6, 1]);
  expect(at({ hand: ['For the Common Good'], rating: 3 }).refuses('narn', 'event', 'For the Common Good')).toBe(
    'b5/cost/7',
  );
});

test('Hire Raiders: what is applied, up to the Intrigue, damages the fleet; the character has a Doom Mark', () => {
  const t = at(
    { hand: ['Hire Raiders'], supporting: ['Test Spy', 'Test Diplomat', 'Test Sudden Squadron'] },
    { supporting: ['Test Sudden Dreadnought'] },
  );
  t.act('narn', 'event', 'Hire Raiders');
  expect(t.offers('narn', 'card', 'Test Diplomat')).toBe(false);
  t.pick('narn', 'Test Spy');
  expect(t.options('narn').map(o => o.a)).toEqual([0, 1, 2, 3, 4, 5]);
  t.pick('narn', 4);
  expect(t.card('Test Sudden Dreadnought').damage).toBe(4);
  expect(t.card('Test Spy')).toMatchObject({ rotated: 1, doom: 1 });
  expect(t.available('narn')).toBe(6);
});

test('Lockdown: 5 influence and 5 opposition for each Intrigue conflict, none for others', () => {
  const conflicts = [
    { conflict: 'Test Sudden Plot', by: 'narn' as const },
    { conflict: 'Test Debate', by: 'centauri' as const },
  ];
  const t = at({ hand: ['Lockdown'] }, {}, { conflicts });
  t.act('narn', 'event', 'Lockdown');
  expect([t.conflict('Test Sudden Plot').now.opposition, t.conflict('Test Debate').now.opposition]).toEqual([5, 0]);
  expect(t.available('narn')).toBe(6);
  expect(at({ hand: ['Lockdown'] }, {}, { conflicts: conflicts.slice(1) }).refuses('narn', 'event', 'Lockdown')).toBe(
    'b5/cost/7',
  );
});

test('Long Term Investment: 8 and 1 influence for good become 1 power for good', () => {
  const t = at({ hand: ['Long Term Investment'] });
  t.act('narn', 'event', 'Long Term Investment');
  expect([t.rating('narn'), t.power('narn'), t.s.seats[0]!.rawPower]).toEqual([11, 12, 1]);
  expect(at({ hand: ['Long Term Investment'], rating: 3 }).refuses('narn', 'event', 'Long Term Investment')).toBe(
    'b5/cost/7',
  );
});

rule('b5-r-meditation-1', 'Meditation: you draw 2 cards, and nobody else can', () => {
  const t = at({ hand: ['Meditation'] });
  t.act('narn', 'event', 'Meditation');
  expect([t.titles('narn', HAND).length, t.titles('centauri', HAND).length]).toEqual([2, 0]);
});

test('Rally to the Cause: 1 influence takes 1 severe damage off a card of yours', () => {
  const wounded = { card: 'Test Diplomat', severe: 2, neutralized: true };
  const t = at(
    { hand: ['Rally to the Cause'], supporting: [wounded] },
    { supporting: [{ ...wounded, card: 'Test Spy' }] },
  );
  t.act('narn', 'event', 'Rally to the Cause');
  expect(t.options('narn').map(o => o.a)).toEqual([0, 1, 2]);
  t.pick('narn', 1);
  expect([t.card('Test Diplomat').severe, t.card('Test Spy').severe, t.available('narn')]).toEqual([1, 2, 10]);
  expect(at({ hand: ['Rally to the Cause'] }).refuses('narn', 'event', 'Rally to the Cause')).toBe('b5/cost/7');
});

test('Seduction: the Intrigue falls by what is applied, to 1 at the least, for this turn', () => {
  const t = at({ hand: ['Seduction'] }, { supporting: ['Test Spy', 'Test Weakling'] });
  t.act('narn', 'event', 'Seduction');
  expect(t.offers('narn', 'card', 'Test Weakling')).toBe(false);
  t.pick('narn', 'Test Spy');
  expect(t.options('narn').map(o => o.a)).toEqual([0, 1, 2, 3, 4]);
  t.pick('narn', 4);
  expect([t.ability('Test Spy', 'intrigue'), t.available('narn')]).toEqual([1, 7]);
  expect(nextTurn(t).ability('Test Spy', 'intrigue')).toBe(5);
});

test('Self Doubt: a supporting character rotates, not one of the Inner Circle', () => {
  const t = at(
    { hand: ['Self Doubt'] },
    { supporting: ['Test Spy', { card: 'Test Telepath', rotated: true }], inner: ['Test Diplomat'] },
  );
  t.act('narn', 'event', 'Self Doubt');
  expect(t.card('Test Spy').rotated).toBe(1);
  expect(t.card('Test Diplomat').rotated).toBe(0);
});

const strike = (shadows: number, shadow: number, damage = 0): Table =>
  at(
    { ambassador: { card: 'Test Sudden Chief', marks: { shadow } }, hand: ['Shadow Strike'] },
    { supporting: [{ card: 'Test Patrol', damage }] },
    { shadows },
  );
rule(
  'b5-r-shadow-strike-1',
  'Shadow Strike: a fleet no stronger than the Shadows is neutralized for its Military',
  () => {
    const t = strike(5, 2).act('narn', 'event', 'Shadow Strike');
    expect([t.card('Test Patrol').neutralized, t.available('narn')]).toEqual([1, 7]);
    expect(strike(4, 2).act('narn', 'event', 'Shadow Strike').card('Test Patrol').neutralized).toBe(0);
    expect(strike(5, 1).refuses('narn', 'event', 'Shadow Strike')).toBe('b5/cost/7');
  },
);
rule('b5-r-shadow-strike-2', 'Shadow Strike: damage on the fleet makes it weaker and cheaper', () => {
  const t = strike(4, 2, 1).act('narn', 'event', 'Shadow Strike');
  expect([t.card('Test Patrol').neutralized, t.available('narn')]).toEqual([1, 8]);
});
rule('b5-r-shadow-strike-3', 'Shadow Strike: a fleet that opposed still made the conflict opposed', () => {
  const t = at(
    {
      ambassador: { card: 'Test Sudden Chief', marks: { shadow: 2 } },
      hand: ['Shadow Strike'],
      supporting: ['Test Sudden Squadron'],
    },
    { supporting: ['Test Patrol'] },
    {
      shadows: 5,
      conflicts: [
        { conflict: 'Test Skirmish', by: 'narn', support: ['Test Sudden Squadron'], oppose: ['Test Patrol'] },
      ],
    },
  );
  t.act('narn', 'event', 'Shadow Strike').pick('narn', 'Test Patrol').until('draw');
  expect(t.conflict('Test Skirmish')).toMatchObject({ won: true, uncontested: false });
});

rule(
  'b5-r-short-term-investment-1',
  'Short Term Investment: 1 more next turn for every 3, which counts for initiative',
  () => {
    const t = at({ hand: ['Short Term Investment'], rating: 10 }, { rating: 11 });
    t.act('narn', 'event', 'Short Term Investment').pick('narn', 7);
    expect([t.available('narn'), t.power('narn')]).toEqual([2, 10]);
    t.until('draw').until('conflict');
    expect([t.available('narn'), t.rating('narn')]).toEqual([12, 10]);
    expect(t.s.order).toEqual([1, 0]);
    expect(t.until('draw').until('conflict').available('narn')).toBe(10);
  },
);

describe.each([
  ['What Do You Want?', 'shadow', 'shadows', 'b5-r-what-do-you-want-1'],
  ['Who Are You?', 'vorlon', 'vorlons', 'b5-r-who-are-you-1'],
] as const)('%s', (title, mark, power, ruling) => {
  test('each who wishes rotates the ambassador for a mark, and the power gains 1 for each', () => {
    const t = at({ hand: [title] }, {}, { [power]: 4 });
    t.act('narn', 'event', title).act('narn', 'yes').act('centauri', 'no');
    expect([t.card('Test Sudden Chief')[mark], t.card('Test Consul')[mark], t.s[power]]).toEqual([1, 0, 5]);
    expect([t.card('Test Sudden Chief').rotated, t.card('Test Consul').rotated]).toEqual([1, 0]);
  });

  test('a rotated ambassador is not asked', () => {
    const t = at({ hand: [title], ambassador: { card: 'Test Sudden Chief', rotated: true } }, {}, { [power]: 4 });
    t.act('narn', 'event', title);
    expect(t.asked).toEqual(['centauri']);
    t.act('centauri', 'yes');
    expect(t.s[power]).toBe(5);
  });

  rule(ruling, 'only the ambassador who leads the faction is asked', () => {
    const t = at({ hand: [title], inner: ['Test Diplomat'] });
    t.act('narn', 'event', title).act('narn', 'yes').act('centauri', 'yes');
    expect(t.happened('mark-gained')).toHaveLength(2);
    expect(t.card('Test Diplomat')[mark]).toBe(0);
  });
});
