import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Position, Race, SeatPosition } from '../../src/index.ts';
import { DISCARD, HAND } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';
import './stand-ins.ts';

/** A player, with some cards, acts first; players have cards to draw. */
function at(
  race: Race,
  first: Partial<SeatPosition>,
  second: Partial<SeatPosition> = {},
  more: Partial<Position> = {},
): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  const other = race === 'narn' ? 'human' : 'narn';
  return table({
    seats: [
      { race, rating: 20, deck, ...first },
      { race: other, rating: 12, deck, ...second },
    ],
    order: [race, other],
    ...more,
  });
}

test('Political Realignment: the unrest of one race goes up or down by 1', () => {
  const after = (way: number) => {
    const t = at('human', { hand: ['Political Realignment'] }, { unrest: 2 });
    t.act('human', 'event', 'Political Realignment').pick('human', 'narn').pick('human', way);
    return t.s.seats.map(x => x.unrest);
  };
  expect([after(0), after(1)]).toEqual([
    [1, 3],
    [1, 1],
  ]);
});

test("Universe Today Feature: another race's tension goes up or down by 1, never one of yours", () => {
  const after = (way: number) => {
    const t = at('human', { hand: ['Universe Today Feature'] });
    const before = t.tension('narn', 'centauri');
    t.act('human', 'event', 'Universe Today Feature');
    if (t.offers('human', 'race', 'narn'))
      expect(t.offers('human', 'race', 'human') && t.question === 'race').toBe(false);
    t.pick('human', 'centauri').pick('human', way);
    return t.tension('narn', 'centauri') - before;
  };
  expect([after(0), after(1)]).toEqual([1, -1]);
});

test('Recalled to Service: a character of your discard pile comes into your hand, and no other card', () => {
  const t = at('human', { hand: ['Recalled to Service'], discard: ['Human Aide', 'Meditation', 'Human Captain'] });
  t.act('human', 'event', 'Recalled to Service');
  expect(t.offers('human', 'card', 'Meditation')).toBe(false);
  t.pick('human', 'Human Captain');
  expect([t.titles('human', HAND), t.available('human')]).toEqual([['Human Captain'], 15]);
  expect(
    at('human', { hand: ['Recalled to Service'], discard: ['Meditation'] }).refuses(
      'human',
      'event',
      'Recalled to Service',
    ),
  ).toBe('b5/targets/1');
});

test('Strategic Reassignment: a leader of yours leads no more, and stays rotated', () => {
  const t = at('human', {
    hand: ['Strategic Reassignment'],
    supporting: ['First Battle Fleet', { card: 'Test Admiral', leads: 'First Battle Fleet' }],
  });
  t.act('human', 'event', 'Strategic Reassignment');
  expect(t.card('Test Admiral')).toMatchObject({ leading: -1, rotated: 1 });
  expect(
    at('human', { hand: ['Strategic Reassignment'], supporting: ['Test Admiral'] }).refuses(
      'human',
      'event',
      'Strategic Reassignment',
    ),
  ).toBe('b5/targets/1');
});

const rabble = (ambassador: SeatPosition['ambassador'], others: SeatPosition['supporting'] = []) =>
  at('narn', { supporting: ['Narn Rabble'] }, { ambassador: ambassador!, supporting: others! });
rule('b5-r-narn-rabble-1', 'Narn Rabble: an ambassador without an ability above 4 rotates, another does not', () => {
  const t = rabble('Test Diplomat', ['Test Spy']).act('narn', 'use', 'Narn Rabble');
  expect(t.offers('narn', 'card', 'Test Spy')).toBe(false);
  expect([t.card('Test Diplomat').rotated, t.card('Test Spy').rotated]).toEqual([1, 0]);
  const raised = rabble({ card: 'Test Diplomat', attached: ['Older but Wiser'] }, ['Test Informer']).act(
    'narn',
    'use',
    'Narn Rabble',
  );
  expect([raised.card('Test Diplomat').rotated, raised.card('Test Informer').rotated]).toEqual([0, 1]);
});
rule('b5-r-narn-rabble-2', 'Narn Rabble: it does not sustain', () => {
  const t = rabble('Test Spy', ['Test Diplomat']).act('narn', 'use', 'Narn Rabble');
  expect(t.s.mods).toEqual([]);
});
rule('b5-r-narn-rabble-3', 'Narn Rabble: a neutralized character may be rotated', () => {
  const t = rabble('Test Spy', [{ card: 'Test Diplomat', severe: 1, neutralized: true }]).act(
    'narn',
    'use',
    'Narn Rabble',
  );
  expect(t.card('Test Diplomat').rotated).toBe(1);
});

const mighty = (more: Partial<SeatPosition>) => at('human', { agenda: 'Support of the Mighty', ...more });
rule(
  'b5-r-support-of-the-mighty-1',
  'Support of the Mighty: 2 less for an ability of 6, and 1 power for each who is ready',
  () => {
    const paid = (who: string) =>
      20 -
      mighty({ hand: [who] })
        .act('human', 'sponsor', who)
        .available('human');
    expect([paid('Test Mediator'), paid('Test Spy')]).toEqual([7, 6]);
    const power = (rotated: boolean) =>
      mighty({ supporting: [{ card: 'Test Mediator', rotated }, 'Test Spy'] }).power('human');
    expect([power(false), power(true)]).toEqual([21, 20]);
  },
);
rule('b5-r-support-of-the-mighty-2', 'Support of the Mighty: the 2 come off a doubled cost', () => {
  const t = mighty({ hand: ['Emperor Turhan'], rating: 30 }).act('human', 'sponsor', 'Emperor Turhan');
  expect(t.available('human')).toBe(30 - (2 * 11 - 2));
});
rule('b5-r-support-of-the-mighty-3', 'Support of the Mighty: abilities are not added up', () => {
  expect(mighty({ supporting: ['Test Sudden Envoy'] }).power('human')).toBe(20);
});
rule('b5-r-support-of-the-mighty-4', 'Support of the Mighty: a raised ability counts', () => {
  const t = mighty({ supporting: ['Test Sudden Envoy', 'Diplomatic Corps'] });
  t.act('human', 'use', 'Diplomatic Corps').pick('human', 'Test Sudden Envoy');
  expect(t.power('human')).toBe(21);
});

const races = (inner: string[], more: Partial<SeatPosition> = {}) =>
  at('human', { agenda: 'Leading the Races', inner, ...more });
rule(
  'b5-r-leading-the-races-1',
  'Leading the Races: 1 less for each Destiny Mark, and 1 power for each race of the Inner Circle',
  () => {
    expect([races([]).power('human'), races(['Narn Aide', 'Narn Agent', 'Minbari Aide']).power('human')]).toEqual([
      21, 23,
    ]);
    expect(
      races([], { hand: ['Test Spy'] })
        .act('human', 'sponsor', 'Test Spy')
        .available('human'),
    ).toBe(20 - 6 + 1);
  },
);
rule('b5-r-leading-the-races-2', 'Leading the Races: all neutrals together are one race', () => {
  expect(races(['Test Diplomat', 'Test Spy']).power('human')).toBe(22);
});

rule('b5-r-loss-of-support-1', 'Loss of Support: who has unrest 3 loses a group that you choose', () => {
  const lost = (support: string[]) =>
    at(
      'human',
      { supporting: ['Test Diplomat'] },
      { unrest: 3, supporting: ['War College', 'Narn Rabble'] },
      { conflicts: [{ conflict: 'Loss of Support', by: 'human', target: 'narn', support }] },
    );
  const t = lost(['Test Diplomat']);
  for (let i = 0; i < 30 && !t.offers('human', 'card', 'Narn Rabble'); i++) t.least();
  t.pick('human', 'Narn Rabble');
  expect(t.titles('narn', DISCARD)).toContain('Narn Rabble');
  expect(lost([]).until('draw').titles('narn', DISCARD)).toEqual([]);
  const declared = (unrest: number) => at('human', { hand: ['Loss of Support'] }, { unrest }, { round: 'conflict' });
  expect([
    declared(3).offers('human', 'declare', 'Loss of Support'),
    declared(2).offers('human', 'declare', 'Loss of Support'),
  ]).toEqual([true, false]);
  const aimed = declared(3).act('human', 'declare', 'Loss of Support');
  for (let i = 0; i < 9 && aimed.conflict('Loss of Support').targetSeat < 0; i++) aimed.least();
  expect(aimed.conflict('Loss of Support').targetSeat).toBe(1);
});

rule('b5-r-proxima-iii-1', 'Proxima III: promoting costs 2 less; its Military opposes only what is aimed at it', () => {
  const paid = (supporting: string[]) =>
    20 - at('human', { supporting }).act('human', 'promote', 'Human Aide').available('human');
  expect([paid(['Human Aide']), paid(['Human Aide', 'Proxima III'])]).toEqual([5, 3]);
  const t = at(
    'human',
    { supporting: ['Proxima III'] },
    {},
    { conflicts: [{ conflict: 'Test Skirmish', by: 'narn' }] },
  );
  expect(t.refuses('human', 'oppose', 'Proxima III', 'Test Skirmish')).toBe('b5/support-oppose/10');
});
