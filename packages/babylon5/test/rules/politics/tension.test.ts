import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { RACES, type Race } from '../../../src/index.ts';
import { tensionToward } from '../../../src/rules/politics/tension.ts';
import { id, match, papers, seat } from '../../support/cards-for-turns.ts';
import { type Table, table } from '../../support/table.ts';

/** The tensions of every race toward every other, as a table in the order given. */
const tensions = (t: Table, order: readonly Race[]) =>
  order.map(from => order.map(to => (from === to ? 0 : t.tension(from, to))));
const five = (ruleset: 'casual' | 'tournament' | 'engine') =>
  match({ ruleset, seats: RACES.map(race => seat(race, 67)) }).leaveOpen();

rule('b5/tension/1', 'Narn and Centauri 4, Human and Centauri 1, Human and Minbari 3, all others 2', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = five(ruleset);
    expect(tensions(t, RACES)).toEqual([
      // human, centauri, minbari, narn, non-aligned
      [0, 1, 3, 2, 2],
      [1, 0, 2, 4, 2],
      [3, 2, 0, 2, 2],
      [2, 4, 2, 0, 2],
      [2, 2, 2, 2, 0],
    ]);
  }
});

rule('b5/tension/2', 'engine: two Human factions start at 2 toward each other', () => {
  const t = match({
    ruleset: 'engine',
    seats: [
      seat('human', 67),
      { race: 'human', designation: 'psi corps', deck: [id('Test Psi Chief'), ...papers(67)] },
    ],
  });
  expect([tensionToward(t.s, 0, 1), tensionToward(t.s, 1, 0)]).toEqual([2, 2]);
});

rule('b5/tension/3', 'tension stays between 1 and 5', () => {
  for (const ruleset of ['casual', 'engine'] as const) {
    const t = table({
      ruleset,
      seats: [
        { race: 'narn', hand: ['Test Quarrel'] },
        { race: 'centauri', hand: ['Test Mediation'] },
      ],
      order: ['narn', 'centauri'],
      tension: { 'narn>centauri': 5, 'centauri>narn': 4 },
    });
    t.act('narn', 'event', 'Test Quarrel');
    expect([t.tension('narn', 'centauri'), t.tension('centauri', 'narn')]).toEqual([5, 5]);
    const low = table({
      ruleset,
      seats: [{ race: 'narn', hand: ['Test Mediation'] }, { race: 'centauri' }],
      order: ['narn', 'centauri'],
      tension: { 'narn>centauri': 1 },
    });
    low.act('narn', 'event', 'Test Mediation');
    expect(low.tension('narn', 'centauri')).toBe(1);
  }
});

rule(
  ['b5/tension/4', 'b5/tension/5', 'b5/tension/6'],
  'Human and Minbari at 3: both rise to 4, then the Human side alone comes back to 3',
  () => {
    for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
      const t = table({
        ruleset,
        seats: [{ race: 'human', hand: ['Test Provocation', 'Test Apology'] }, { race: 'minbari' }],
        order: ['human', 'minbari'],
      });
      const both = () => [t.tension('human', 'minbari'), t.tension('minbari', 'human')];
      expect(both()).toEqual([3, 3]);
      t.act('human', 'event', 'Test Provocation').pass('minbari');
      expect(both()).toEqual([4, 4]);
      t.act('human', 'event', 'Test Apology');
      expect(both()).toEqual([3, 4]);
    }
  },
);

rule('b5/tension/5', 'raising your own tension leaves theirs', () => {
  const t = table({
    seats: [{ race: 'narn', hand: ['Test Grudge'] }, { race: 'minbari' }],
    order: ['narn', 'minbari'],
  });
  t.act('narn', 'event', 'Test Grudge');
  expect([t.tension('narn', 'minbari'), t.tension('minbari', 'narn')]).toEqual([3, 2]);
});

rule('b5/tension/7', 'tension toward a race that nobody plays counts, and can be lowered', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const t = table({
      ruleset,
      seats: [
        { race: 'narn', rating: 6, agenda: 'Revenge' },
        { race: 'human', hand: ['Test Mediation'] },
      ],
      order: ['human', 'narn'],
    });
    expect(t.tension('narn', 'centauri')).toBe(4);
    expect(t.power('narn')).toBe(10);
    t.act('human', 'event', 'Test Mediation');
    expect([t.tension('narn', 'centauri'), t.power('narn')]).toEqual([3, 9]);
  }
});

rule('b5/tension/8', 'Border Raid is played at tension 5, which stays 5', () => {
  const t = table({
    round: 'conflict',
    seats: [
      { race: 'narn', hand: ['Border Raid'], deck: ['Narn Aide'] },
      { race: 'centauri', deck: ['Narn Aide'] },
    ],
    order: ['narn', 'centauri'],
    tension: { 'narn-centauri': 5 },
  });
  t.act('narn', 'declare', 'Border Raid').pass('centauri').untilAsked('action').untilAsked('discard');
  expect(t.happened('tension-changed').length).toBe(2);
  expect([t.tension('narn', 'centauri'), t.tension('centauri', 'narn')]).toEqual([5, 5]);
});

rule('b5/tension/9', 'casual: the factions of a race share its tension', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = table({
      ruleset,
      seats: [
        { race: 'centauri' },
        { race: 'centauri', ambassador: 'Test Gambler' },
        { race: 'narn', hand: ['Test Quarrel'] },
      ],
      order: [3, 1, 2],
    });
    t.act(3, 'event', 'Test Quarrel');
    expect([t.tension(1, 'narn'), t.tension(2, 'narn')]).toEqual([5, 5]);
    expect([tensionToward(t.s, 2, 0), tensionToward(t.s, 2, 1)]).toEqual([5, 5]);
  }
});

rule('b5/tension/10', "engine: one Human faction's tension changes alone", () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'human', hand: ['Test Grudge'] },
      { race: 'human', ambassador: 'Test Psi Chief' },
      { race: 'minbari' },
    ],
    order: [1, 2, 3],
  });
  expect([tensionToward(t.s, 0, 2), tensionToward(t.s, 1, 2)]).toEqual([3, 3]);
  t.act(1, 'event', 'Test Grudge');
  expect([tensionToward(t.s, 0, 2), tensionToward(t.s, 1, 2)]).toEqual([4, 3]);
});

rule('b5/tension/11', 'a starting card changes the first tension', () => {
  const t = match({
    ruleset: 'engine',
    seats: [{ race: 'narn', deck: [id('Test Firebrand'), ...papers(67)] }, seat('human', 67), seat('centauri', 67)],
  }).leaveOpen();
  expect([t.tension('narn', 'human'), t.tension('human', 'narn'), t.tension('narn', 'centauri')]).toEqual([4, 2, 4]);
});

rule('b5/tension/12', 'the engine table, Narn toward Human read as 2', () => {
  expect(tensions(five('engine'), ['centauri', 'human', 'minbari', 'narn', 'non-aligned'])).toEqual([
    [0, 1, 2, 4, 2],
    [1, 0, 3, 2, 2],
    [2, 3, 0, 2, 2],
    [4, 2, 2, 0, 2],
    [2, 2, 2, 2, 0],
  ]);
});
