import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CARDS, cardSheet } from '../../src/index.ts';
import type { Faction } from '../../src/state.ts';
import { BUNKER, CORE, field, MOON, over, PLATFORM, ROCK } from '../fields.ts';
import { table } from '../table.ts';

// Rulings and errata on cards that the tests of the cards themselves do not show

for (const [id, bot, faction, shown] of [
  ['construction-bot', 'Construction Bot', 'earther', 'CGC Grunt'],
  ['geisha-bot', 'Geisha Bot', 'gongen', 'Grid Tactician'],
  ['hunter-bot', 'Hunter Bot', 'quay', 'Makal Shrieker'],
  ['porter-bot', 'Porter Bot', 'shi', 'Vishal Scout'],
  ['server-bot', 'Server Bot', 'maverick', 'Bean Counter'],
] as const)
  rule(`wars/ruling-${id}/1`, `${bot} adds its support icon on the side of its player`, () => {
    const t = table({
      phase: 'control',
      locations: [{ card: CORE, of: 2 }],
      seats: [{ hand: [shown], icons: {}, at: { [CORE]: [bot] } }, { icons: {} }],
    });
    const icons = (who: 1 | 2) => t.icons(who, faction satisfies Faction);
    expect([icons(1), icons(2)]).toEqual([0, 0]);
    t.act(1, 'use', bot, 0);
    for (let i = 0; i < 3 && t.question !== 'initiative'; i++) t.act(1, t.options(1)[0]!.verb, t.options(1)[0]!.a);
    t.resolve();
    expect([icons(1), icons(2)]).toEqual([1, 0]);
    expect([t.pile(1, 'used'), t.place(bot)]).toEqual([[shown], CORE]);
    t.until('activate', 2);
    expect([icons(1), icons(2)]).toEqual([0, 0]);
    const none = table({
      phase: 'control',
      locations: [CORE],
      seats: [{ hand: ['Revenge', 'Ganymede/Valley'], at: { [CORE]: [bot] } }, {}],
    });
    if (faction !== 'quay') expect(none.refuses(1, 'use', bot, 0)).toBe('wars/deploy-phase/8');
  });

rule('wars/ruling-kucha/1', 'Kucha’s power is the highest unmodified power of a character with it', () => {
  const t = field(
    {
      at: {
        [CORE]: ['Kucha', { card: 'Pavel Royerk', beneath: ['Advanced Research'] }],
        [PLATFORM]: ['Jack Wilgress'],
      },
    },
    { at: { [CORE]: ['CISyn Coordinators', 'Heavy Juggernaut'] } },
  );
  expect([t.power('Pavel Royerk'), t.power('CISyn Coordinators'), t.power('Heavy Juggernaut')]).toEqual([4, 3, 7]);
  expect(t.power('Kucha')).toBe(3); // neither the vehicle, nor who is elsewhere, nor what is modified
});

rule('wars/ruling-kucha/2', 'Jack Wilgress with Indiscriminate Strike has power 9, Kucha beside him 7', () => {
  const t = field({ at: { [CORE]: ['Kucha', { card: 'Jack Wilgress', beneath: ['Indiscriminate Strike'] }] } }, {});
  expect([t.power('Jack Wilgress'), t.power('Kucha')]).toEqual([9, 7]);
});

rule(
  'wars/ruling-life-leech/1',
  'Life Leech: another character beside the kizen in a battle pays for damage there',
  () => {
    const start = (mine: string[]) =>
      field(
        { hand: ['Life Leech'], at: { [CORE]: mine, [PLATFORM]: ['Vishal Scout'] } },
        { at: { [CORE]: ['Selfless Protector'] } },
      ).attack(1, CORE);
    const t = start(['CISyn Coordinators', 'Grid Tactician']).act(1, 'play', 'Life Leech');
    for (let i = 0; i < 3 && t.question !== 'initiative'; i++) {
      expect(t.offers(1, 'card', 'Vishal Scout')).toBe(false);
      const wanted = t.question === 'target' ? 'Selfless Protector' : 'Grid Tactician';
      t.pick(1, t.offers(1, 'card', wanted) ? wanted : 'Selfless Protector');
    }
    expect([t.inPlay('Grid Tactician'), t.pile(1, 'used')[0]]).toEqual([false, 'Grid Tactician']);
    t.resolve();
    expect([t.damaged('Selfless Protector'), t.pile(1, 'lost')]).toEqual([true, ['Life Leech']]);
    expect(start(['CISyn Coordinators']).refuses(1, 'play', 'Life Leech')).toMatch(
      /^wars\/(deploy-phase\/8|target\/7)$/,
    );
    expect(start(['Grid Tactician', 'Pavel Royerk']).refuses(1, 'play', 'Life Leech')).toMatch(
      /^wars\/(deploy-phase\/8|target\/7)$/,
    );
  },
);

rule(
  'wars/ruling-reliable-quarrel/1',
  'played from Amorian Shipyard, Reliable Quarrel costs no energy of its own',
  () => {
    const start = (ships: string[], card: string) =>
      field(
        { active: 2, icons: {}, at: { [ROCK]: ships }, table: [{ card: 'Amorian Shipyard', stacked: [card] }] },
        { icons: {} },
        { phase: 'deploy' },
      );
    const t = start([], 'Reliable Quarrel').act(1, 'use', 'Amorian Shipyard', 0);
    expect(t.size(1, 'active')).toBe(0);
    t.resolve();
    for (let i = 0; i < 4 && !t.inPlay('Reliable Quarrel'); i++)
      t.question === 'initiative' ? t.resolve() : t.act(1, t.options(1)[0]!.verb, t.options(1)[0]!.a);
    expect([t.place('Reliable Quarrel'), t.size(1, 'used')]).toEqual([ROCK, 2]);
    for (const none of [start(['Raider'], 'Reliable Quarrel'), start([], 'Sudeva Quarrel')]) {
      if (none.offers(1, 'use', 'Amorian Shipyard', 0)) none.act(1, 'use', 'Amorian Shipyard', 0).resolveAll();
      expect([none.all('Reliable Quarrel').length, none.all('Sudeva Quarrel').length]).toEqual([0, 0]);
    }
  },
);

rule('wars/ruling-shift-in-tactics/1', 'Shift in Tactics is played with an empty reserve', () => {
  const t = field(
    { hand: ['Shift in Tactics'], reserve: 0, at: { [CORE]: ['CISyn Coordinators'] } },
    { at: { [CORE]: ['Vishal Scout'] } },
  ).attack(1, CORE);
  expect(t.offers(1, 'play', 'Shift in Tactics')).toBe(true);
  t.play(1, 'Shift in Tactics');
  expect(t.s.delayed).toHaveLength(1);
  expect(t.pile(1, 'lost')).toEqual(['Shift in Tactics']);
});

rule(
  'wars/ruling-tahka-quarrel/1',
  'Tahka Quarrel goes to the used pile and cancels a drain at a related location',
  () => {
    const start = (at: string) =>
      field(
        { at: { [at]: ['Vishal Scout'] } },
        { at: { [MOON]: ['Tahka Quarrel'] } },
        {
          phase: 'control',
          locations: [CORE, PLATFORM, BUNKER, MOON, ROCK, { card: 'Themis/Landing Pad', of: 1 }],
        },
      )
        .act(1, 'drain', at)
        .pass(1);
    const t = start(PLATFORM);
    t.use(2, 'Tahka Quarrel');
    expect([t.stack, t.pile(2, 'used')]).toEqual([[], ['Tahka Quarrel']]);
    expect(t.happened('drained', 'energy-lost')).toEqual([]);
    expect(start('Themis/Landing Pad').refuses(2, 'use', 'Tahka Quarrel', 0)).toBe('wars/target/7');
  },
);

rule(
  'wars/ruling-titan-raving-reds-refuge/1',
  'a fighter that is lost, with what is aboard, comes to the Refuge alone; not while a fighter is there',
  () => {
    const REFUGE = "Titan/Raving Red's Refuge";
    const start = (there: string[], theirs: string[] = []) =>
      table({
        phase: 'battle',
        locations: [MOON, REFUGE],
        seats: [
          {
            at: {
              [MOON]: [{ card: 'Sudeva Quarrel', damaged: true, beneath: ['Vishal Scout'] }, 'Raider'],
              [REFUGE]: there,
            },
          },
          { at: { [MOON]: ['Damir Quarrel'], [REFUGE]: theirs } },
        ],
      }).attack(1, MOON);
    const t = start([]).act(1, 'use', REFUGE, 0);
    while (t.question !== 'initiative') t.pick(1, t.question === 'lose' ? 'reserve' : 'Sudeva Quarrel');
    expect(t.size(1, 'lost')).toBe(1);
    t.resolve();
    over(t);
    expect([t.inPlay('Sudeva Quarrel'), t.inPlay('Vishal Scout')]).toEqual([false, false]);
    expect(t.stack).toHaveLength(1);
    t.resolve();
    expect([t.place('Sudeva Quarrel'), t.damaged('Sudeva Quarrel'), t.beneath('Sudeva Quarrel')]).toEqual([
      REFUGE,
      false,
      [],
    ]);
    expect(t.pile(1, 'lost')).toContain('Vishal Scout');
    expect(start(['Tilak Quarrel']).refuses(1, 'use', REFUGE, 0)).toBe('wars/deploy-phase/5');
    expect(start([], ['Tilak Quarrel']).refuses(1, 'use', REFUGE, 0)).toBe('wars/deploy-phase/5');
    expect(start(['Raider']).offers(1, 'use', REFUGE, 0)).toBe(true);
  },
);

rule(
  'wars/ruling-alnak-station-hallway/1',
  'the character is lost with what lies beneath it, and comes to the Hallway alone; not while a character is there',
  () => {
    const HALL = 'Alnak Station/Hallway';
    const start = (there: string[], theirs: string[] = []) =>
      table({
        phase: 'battle',
        locations: [CORE, HALL],
        seats: [
          {
            at: {
              [CORE]: [{ card: 'Pavel Royerk', damaged: true, beneath: ['Sidearm'] }, 'Sheria Coreg'],
              [HALL]: there,
            },
          },
          { at: { [CORE]: ['Vishal Scout'], [HALL]: theirs } },
        ],
      }).attack(1, CORE);
    const t = start([]).act(1, 'use', HALL, 0).pick(1, 'Pavel Royerk').pick(1, 'reserve').resolve();
    over(t);
    expect(t.pile(1, 'lost')).toEqual(expect.arrayContaining(['Pavel Royerk', 'Sidearm']));
    t.resolve();
    expect([t.place('Pavel Royerk'), t.damaged('Pavel Royerk'), t.beneath('Pavel Royerk')]).toEqual([HALL, false, []]);
    expect(t.pile(1, 'lost')).toContain('Sidearm');
    expect(start(['Vishal Scout']).refuses(1, 'use', HALL, 0)).toBe('wars/deploy-phase/5');
    expect(start([], ['Vishal Scout']).refuses(1, 'use', HALL, 0)).toBe('wars/deploy-phase/5');
  },
);

rule(['wars/rulings/2', 'wars/rulings/4'], 'an erratum replaces the printed text, the latest ones too', () => {
  const provenance = (title: string) => cardSheet(CARDS.find(card => card.title === title)!).provenance.text;
  const amended = ['Kucha', 'Chained', 'Reconnoiterer', 'Alnak Station/Hallway', "Titan/Raving Red's Refuge"];
  expect(amended.map(provenance)).toEqual(amended.map(() => 'errata'));
  // the printed Hallway saves a character whenever it would be lost; with the erratum, a player must first use its ability
  const t = table({
    phase: 'deploy',
    locations: [CORE, 'Alnak Station/Hallway'],
    seats: [{ hand: ['Heavy Juggernaut'], at: { [CORE]: ['CGC Grunt'] } }, {}],
  });
  t.play(1, 'Heavy Juggernaut', CORE).resolveAll();
  expect([t.inPlay('CGC Grunt'), t.inPlay('Heavy Juggernaut')].filter(Boolean).length).toBe(1);
  expect(t.happened('entered').length).toBe(1);
});

rule(
  'wars/rulings/1',
  'a clarification leaves a card as it is: the Juggernaut dismisses what there is to dismiss',
  () => {
    const t = table({
      phase: 'deploy',
      locations: [CORE],
      seats: [{ hand: ['Heavy Juggernaut'], icons: { earther: 2 } }, { at: { [CORE]: ['Vishal Scout'] } }],
    });
    t.play(1, 'Heavy Juggernaut').resolveAll();
    expect([t.inPlay('Heavy Juggernaut'), t.inPlay('Vishal Scout')]).toEqual([false, true]);
  },
);
