// What bots make of psys and fields: by the game's advice, and by the plan that the table proposes.
import { asked, greedyBot } from '@orrery/bots';
import { optionId } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { galacticEmpires, geAdvice } from '../src/index.ts';
import { ready, withField } from './psy-scenes.ts';
import { type Table, table } from './table.ts';

/** Returns the bot's answer to the first question. */
const answers = (t: Table): string[] => {
  const bot = greedyBot(1, geAdvice);
  return bot.choose(asked(galacticEmpires, t.s, t.s.ask!.seats[0]!)).map(optionId);
};

const PALADIN = 'P6 Visonic Paladin';
const APOSTLE = 'P5 Psycanti Apostle';

test('a psy comes first while nothing protects the Psy Network, and ships do not hurry', () => {
  const hand = ['S3 Independent Tug', PALADIN, 'B1 Military Outpost'];
  const t = table({ seats: [{ empire: 'Visonic', fleet: ['T5 Twin Planets'], hand }, {}] });
  expect(answers(t)).toEqual([`play:${t.id(PALADIN)}`]);
});

test('a stronger terrain comes before a psy, which is lost with its location', () => {
  const seat = (fleet: string) => ({ empire: 'Visonic', fleet: [fleet], hand: [PALADIN, 'T3 Brown Dwarf'] }) as const;
  const weak = table({ seats: [seat('T1 Small Moon'), {}] });
  expect(answers(weak)).toEqual([`play:${weak.id('T3 Brown Dwarf')}`]);
  const strong = table({ seats: [seat('T5 Twin Planets'), {}] });
  expect(answers(strong)).toEqual([`play:${strong.id(PALADIN)}`]);
});

test('a psy goes where strength and shields shelter it', () => {
  const fleet = ['T2 Oort Cloud', { card: 'T3 Brown Dwarf', on: ['B2 Warehouse'] }];
  const t = table({ seats: [{ empire: 'Visonic', fleet, hand: [PALADIN] }, {}] }).act(1, 'play', PALADIN);
  expect(answers(t)).toEqual([`on:${t.id('B2 Warehouse')}`]);
  t.pick(1, 'B2 Warehouse');
});

test('a field waits for a psy that can use it', () => {
  const field = 'F3 Field of Power';
  const hand = [field, 'C2 Ensign'];
  const first = (psy: string): string[] => {
    const t = table({ seats: [{ empire: 'Psycanti', fleet: [{ card: 'T5 Twin Planets', on: [psy] }], hand }, {}] });
    return answers(t).map(id => (id === `play:${t.id(field)}` ? field : 'other'));
  };
  // a pledge has no discipline, an apostle has that of its empire
  expect([first('P1 Psycanti Pledge'), first(APOSTLE)]).toEqual([['other'], [field]]);
});

test('a function that heals goes to an own psy, one that harms to a card of another player', () => {
  const healing = 'F2 Lesser Healing Field';
  const heals = withField(healing, [{ card: APOSTLE, damage: 3 }, ready('P4 Psycanti Kineticist', 0, 1)], {
    empire: 'Visonic',
    fleet: [{ card: 'T6 System', on: [{ card: PALADIN, damage: 4 }] }],
  }).act(1, 'use', healing, 0);
  expect(answers(heals)).toEqual([`card:${heals.id(APOSTLE)}`]);
  heals.pick(1, APOSTLE);
  const harms = withField(
    'F4 Psycanti Field',
    [ready(APOSTLE)],
    { fleet: ['T6 System', 'S4 Argonian Destroyer'] },
    { fleet: ['S7 Independent Pirate Ship'] },
  ).act(1, 'use', 'F4 Psycanti Field', 1);
  expect(answers(harms)).toEqual([`card:${harms.id('S4 Argonian Destroyer')}`]);
  harms.pick(1, 'S4 Argonian Destroyer');
});

test('the table proposes points for psy functions only where an engaged field waits for them', () => {
  const proposed = (...on: readonly string[]): number => {
    const t = table({
      phase: 'allocation',
      seats: [
        {
          empire: 'Psycanti',
          fleet: ['T3 Protostar', 'T3 Periodic Comet', { card: 'T5 Twin Planets', on: [{ card: APOSTLE }, ...on] }],
        },
        {},
      ],
    });
    return answers(t).filter(id => id.startsWith(`give:${t.id(APOSTLE)}`)).length;
  };
  // nothing, a field of its discipline, and one of another
  expect([proposed(), proposed('F3 Field of Power'), proposed('F4 Visonic Field')]).toEqual([0, 1, 0]);
});
