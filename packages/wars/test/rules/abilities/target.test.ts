import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { at, UNTAPPED, VALLEY, VANTAGE } from '../../support/valley.ts';
import type { Table } from '../../table.ts';

const AVIATRIX = 'Hellcat Aviatrix';

const CARRIER = 'Guardian-Class Carrier';

const titles = (t: Table, who = 1): string[] => t.options(who).map(o => DEFS[t.s.defs[o.a]!]!.title);

// Targets
rule('wars/target/1', 'the card’s player chooses, unless it says that the opponent does', () => {
  const t = at(
    'control',
    { hand: ['Test Harm', 'Test Harm Theirs'] },
    {
      at: { [UNTAPPED]: [CARRIER, 'Type II Fighter'], [VALLEY]: [AVIATRIX, 'Stinger'] },
    },
  );
  t.act(1, 'play', 'Test Harm');
  expect(t.asked).toEqual([1]);
  t.pick(1, AVIATRIX).resolve().act(1, 'play', 'Test Harm Theirs');
  expect([t.asked, titles(t, 2)]).toEqual([[2], [CARRIER, 'Type II Fighter']]);
  t.pick(2, CARRIER).resolve();
  expect([t.damaged(CARRIER), t.damaged('Type II Fighter')]).toEqual([true, false]);
});

rule(['wars/target/2', 'wars/target/4'], 'Junshi destroys any asset in play: which, its player says', () => {
  const t = at(
    'control',
    { hand: ['Junshi'], table: ['First Aid'], at: { [VALLEY]: ['James Howler'] } },
    { table: ['Dedication'] },
  );
  t.act(1, 'play', 'Junshi');
  expect(titles(t)).toEqual(['First Aid', 'Dedication']);
  t.pick(1, 'Dedication').resolve();
  expect([t.inPlay('First Aid'), t.inPlay('Dedication'), t.pile(2, 'lost')]).toEqual([true, false, ['Dedication']]);
});

rule('wars/target/3', 'both players’ cards, unless “your” narrows it', () => {
  const t = at(
    'control',
    { hand: ['Test Harm', 'Test Harm Your Unit'], at: { [VALLEY]: [AVIATRIX, 'Stinger'] } },
    { at: { [VALLEY]: ['Claviger'] } },
  );
  t.act(1, 'play', 'Test Harm');
  expect(titles(t)).toEqual([AVIATRIX, 'Stinger', 'Claviger']);
  t.pick(1, 'Claviger').resolve().act(1, 'play', 'Test Harm Your Unit');
  expect(titles(t)).toEqual([AVIATRIX, 'Stinger']);
  t.pick(1, 'Stinger').resolve();
});

rule('wars/target/5', 'whether a unit could move is no question of targeting it', () => {
  const t = at('control', {
    hand: ['Test Hold', 'Test Shove'],
    at: { [VALLEY]: [AVIATRIX, 'Stinger'], [UNTAPPED]: [CARRIER] },
  });
  t.play(1, 'Test Hold', AVIATRIX).act(1, 'play', 'Test Shove');
  expect(titles(t)).toEqual([AVIATRIX, 'Stinger']);
  t.pick(1, AVIATRIX).resolveAll();
  expect(t.place(AVIATRIX)).toBe(VALLEY);
});

rule(
  'wars/target/6',
  'Sheltered may target a unique unit that could not be played; it is found out when it resolves',
  () => {
    const play = (inPlay: string[]) => {
      const t = at('deploy', {
        hand: ['Sheltered'],
        lost: ['Higen Orochito', 'James Howler', 'Gongen Katana'],
        at: { [VALLEY]: ['Stinger'], [VANTAGE]: inPlay },
      });
      t.act(1, 'play', 'Sheltered');
      // only a Gongen unit in the lost pile: not an Earther unit, not a weapon
      if (t.question === 'target') expect(titles(t)).toEqual(['Higen Orochito']);
      return t.resolveAll();
    };
    const barred = play(['Higen Orochito']);
    expect([barred.all('Higen Orochito').length, barred.pile(1, 'lost').includes('Higen Orochito')]).toEqual([1, true]);
    const free = play([]);
    expect(free.place('Higen Orochito')).toBe(VALLEY);
  },
);

rule(['wars/target/7', 'wars/target/8'], 'two targets are two things, or it cannot be played', () => {
  const one = at('control', { hand: ['Test Harm Two'], at: { [VALLEY]: [AVIATRIX] } });
  expect(one.refuses(1, 'play', 'Test Harm Two')).toBe('wars/target/7');
  const two = at('control', { hand: ['Test Harm Two'], at: { [VALLEY]: [AVIATRIX, 'Stinger', 'Claviger'] } });
  two.act(1, 'play', 'Test Harm Two');
  expect(() => two.pick(1, AVIATRIX, AVIATRIX)).toThrow();
  expect(() => two.pick(1, AVIATRIX)).toThrow('chose 1, but the question needs 2');
  // in a scenario, a missing second target does not count as a refusal of the first
  two.strict = true;
  expect(() => two.whyNot(1, AVIATRIX)).toThrow('the answer names 1, but needs 2');
  expect(two.whyNot(1, AVIATRIX, 'Stinger')).toBe(null);
  two.strict = false;
  two.pick(1, AVIATRIX, 'Stinger').resolve();
  expect(two.happened('damaged')).toHaveLength(2);
});

rule(
  ['wars/target/9', 'wars/target/10'],
  'Portent sends a pending ship to another sector, where it could have been played',
  () => {
    const LUNA = 'Luna/Military Outpost'; // an icon on either side
    const HIDEAWAY = "Europa/The Gambler's Hideaway"; // no icon for player 1
    const locations = [UNTAPPED, LUNA, VALLEY, { card: HIDEAWAY, of: 2 as const }];
    const t = at('deploy', { hand: [CARRIER], icons: { gongen: 1 } }, { hand: ['Portent'], icons: { quay: 3 } }, [
      ...locations,
      { card: 'Titan/Raving Red’s Refuge', of: 2 },
    ]);
    t.act(1, 'play', CARRIER).pick(1, UNTAPPED).pass(1);
    t.act(2, 'play', 'Portent').resolve();
    if (t.question !== 'initiative') {
      const offered = titles(t, 2);
      expect(offered).toContain(LUNA);
      for (const place of [UNTAPPED, VALLEY, HIDEAWAY]) expect(offered).not.toContain(place);
      t.pick(2, LUNA);
    }
    t.resolveAll();
    expect(t.place(CARRIER)).toBe(LUNA);
  },
);
