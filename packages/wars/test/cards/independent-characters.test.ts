import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Faction } from '../../src/state.ts';
import { table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';

/** A lost battle: power 2 against Wilgress's 7 and Howler's 4. */
const lostBattle = (botAt: string) =>
  table({
    phase: 'battle',
    locations: [CORE, PLATFORM],
    seats: [
      {
        at:
          botAt === CORE
            ? { [CORE]: ['Diplomacy Bot'] }
            : { [CORE]: ['Grid Tactician', 'Earther Bot'], [botAt]: ['Diplomacy Bot'] },
      },
      { at: { [CORE]: ['Jack Wilgress', 'James Howler'] } },
    ],
  })
    .attack(1, CORE)
    .step('power');

rule(
  'wars/ruling-diplomacy-bot/1',
  'Diplomacy Bot: 9 casualties become 5 in the power step; damage counts against those',
  () => {
    const t = lostBattle(CORE);
    expect(t.happened('battle-decided')[0]!.casualties).toBe(9);
    expect(t.s.battle!.casualties).toBe(5);
    t.untilAsked('casualties', 1).act(1, 'damage', 'Diplomacy Bot');
    t.pick(1, 'reserve').pick(1, 'reserve').untilAsked('initiative');
    expect(t.happened('energy-lost').length).toBe(2);
  },
);

test('Diplomacy Bot: not in a battle elsewhere', () => {
  expect(lostBattle(PLATFORM).s.battle!.casualties).toBe(9);
});

const becomes: readonly [string, Faction][] = [
  ['Earther Bot', 'earther'],
  ['Gongen Bot', 'gongen'],
  ['Maverick Bot', 'maverick'],
  ['Quay Bot', 'quay'],
  ['Shi Bot', 'shi'],
];
for (const [title, faction] of becomes)
  test(`${title}: goes on the used pile for a support icon on your side of a location until end of turn`, () => {
    const position = (phase: 'deploy' | 'battle') =>
      table({
        phase,
        locations: [PLATFORM, { card: CORE, of: 2 }],
        seats: [{ icons: {}, at: { [PLATFORM]: [title] } }, { icons: {} }],
      });
    const t = position('deploy').use(1, title, 0, CORE);
    expect(t.pile(1, 'used')).toEqual([title]);
    expect([t.icons(1, faction), t.icons(2, faction)]).toEqual([1, 0]);
    t.until('control', 2);
    expect(t.icons(1, faction)).toBe(0);
    expect(position('battle').refuses(1, 'use', title, 0)).toBe('wars/deploy-phase/5');
  });

const trades: readonly [string, Faction, string][] = [
  ['Construction Bot', 'earther', 'Veteran Pilot'],
  ['Geisha Bot', 'gongen', 'Grid Tactician'],
  ['Hunter Bot', 'quay', 'Makal Shrieker'],
  ['Porter Bot', 'shi', 'Vishal Scout'],
  ['Server Bot', 'maverick', 'Bean Counter'],
];
for (const [title, faction, card] of trades)
  rule(
    `wars/ruling-${title.toLowerCase().replace(' ', '-')}/1`,
    `${title}: a card of its faction from hand for a support icon on your own side of a location`,
    () => {
      const position = (hand: string[]) =>
        table({
          phase: 'battle',
          locations: [PLATFORM, { card: CORE, of: 2 }],
          seats: [{ icons: {}, hand, at: { [PLATFORM]: [title] } }, { icons: {} }],
        });
      const t = position([card, card, 'Refuge']).act(1, 'use', title, 0).pick(1, CORE).pick(1, card).resolve();
      expect(t.happened('revealed').length).toBe(1);
      expect(t.pile(1, 'used')).toEqual([card]);
      expect([t.icons(1, faction), t.icons(2, faction)]).toEqual([1, 0]);
      expect(t.refuses(1, 'use', title, 0)).toBe('wars/bullet/2');
      t.until('control', 2);
      expect(t.icons(1, faction)).toBe(0);
      expect(position(['Refuge']).refuses(1, 'use', title, 0)).toBe('wars/deploy-phase/8');
    },
  );
