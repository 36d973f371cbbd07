import { expect, test } from 'vitest';
import { rule } from '../../kernel/test/rule.ts';
import { cardText } from '../src/card-text.ts';
import { DEFS } from '../src/index.ts';
import type { SeatPosition } from '../src/position.ts';
import { type Table, table } from './table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const MOON = 'Ganymede/Traginium Source';

/** A battle phase of player 1 on Ganymede: two neighbouring sites and their sector. */
const ganymede = (one: SeatPosition, two: SeatPosition, phase: 'battle' | 'deploy' | 'control' = 'battle'): Table =>
  table({ phase, locations: [CORE, PLATFORM, MOON], seats: [one, two] });

test('Assault Guru: attrition +2 while your total tactics at its site is higher', () => {
  const t = ganymede({ at: { [CORE]: ['Assault Guru', 'James Howler'] } }, { at: { [CORE]: ['Vishal Scout'] } }).attack(
    1,
    CORE,
  );
  expect(t.attrition(1)).toBe(2);
  const even = ganymede(
    { at: { [CORE]: ['Assault Guru'] } },
    { at: { [CORE]: ['Makal Shrieker', 'Bean Counter'] } },
  ).attack(1, CORE);
  expect(even.attrition(1)).toBe(0);
});

rule('wars/replacement-effect/4', 'Shift in Tactics takes the place of the card that would be revealed', () => {
  const t = ganymede(
    { hand: ['Shift in Tactics'], at: { [CORE]: ['Horatio Hicks'] } },
    { at: { [CORE]: ['Vishal Scout'] } },
  ).attack(1, CORE);
  t.play(1, 'Shift in Tactics', 'Horatio Hicks').untilAsked('reveal for battle destiny').pick(1, 'yes');
  expect(t.happened('destiny')).toEqual([]);
  expect(t.battleDestiny(1)).toBe(6);
});

test('Shift in Tactics: not outside a battle', () => {
  const t = ganymede({ hand: ['Shift in Tactics'], at: { [CORE]: ['Horatio Hicks'] } }, {});
  expect(t.refuses(1, 'play', 'Shift in Tactics')).toBe('wars/deploy-phase/5');
});

test('Sidearm: damages a unit whose defense is less than the destiny plus its bearer’s tactics', () => {
  const at = { [CORE]: [{ card: 'Veteran Pilot', beneath: ['Sidearm'] }] };
  const t = ganymede({ at }, { at: { [CORE]: ['Sumadar-Damir'] } }).attack(1, CORE);
  expect(t.attrition(1)).toBe(1);
  t.use(1, 'Sidearm'); // Sumadar-Damir has defense 4; the destiny is 4, the pilot's tactics 2
  expect(t.damaged('Sumadar-Damir')).toBe(true);
  expect(t.refuses(1, 'use', 'Sidearm', 0)).toBe('wars/bullet/2');
});

test('Cruel Lesson and weapons', () => {
  const t = ganymede(
    { at: { [CORE]: [{ card: 'Veteran Pilot', beneath: ['Sidearm'] }] } },
    { at: { [CORE]: ['Sumadar-Damir', { card: 'Vishal Scout', damaged: true }] }, table: [] },
  ).attack(1, CORE);
  t.use(1, 'Sidearm', 0, 'Sumadar-Damir');
  expect(t.happened('energy-lost')).toEqual([]);
});

test('Kucha counts unmodified power', () => {
  const t = ganymede({ at: { [CORE]: ['Kucha', 'Jack Wilgress'] } }, {});
  expect(t.power('Kucha')).toBe(7);
});

rule(
  'wars/ruling-alnak-station-hallway/1',
  'a character that is lost after its ability is put here when somebody gains initiative',
  () => {
    const t = table({
      phase: 'battle',
      locations: [CORE, 'Alnak Station/Hallway'],
      seats: [
        { at: { [CORE]: [{ card: 'Horatio Hicks', damaged: true }, 'James Howler'] } },
        { at: { [CORE]: ['Vishal Scout'] } },
      ],
    }).attack(1, CORE);
    t.act(1, 'use', 'Alnak Station/Hallway', 0).pick(1, 'Horatio Hicks').pick(1, 'reserve');
    t.resolve().step('end');
    t.resolveAll();
    expect(t.place('Horatio Hicks')).toBe('Alnak Station/Hallway');
    expect(t.damaged('Horatio Hicks')).toBe(false);
  },
);

test('Chained: an interrupt ends up on it', () => {
  const t = ganymede(
    { hand: ['Shift in Tactics', 'Shift in Tactics'], at: { [CORE]: ['Horatio Hicks'] }, table: ['Chained'] },
    { at: { [CORE]: ['Vishal Scout'] } },
  ).attack(1, CORE);
  t.act(1, 'play', 'Shift in Tactics');
  t.resolveAll();
  expect(t.stackedOn('Chained')).toEqual([]);
});

test('the text of every card can be told', () => {
  for (const def of DEFS) expect(cardText(def.source).join(' ')).not.toMatch(/undefined|\[object|NaN/);
  expect(cardText(DEFS.find(d => d.title === 'Sidearm')!.source)).toMatchInlineSnapshot(`
    [
      "While this weapon is at a site, you cause +1 attrition here.",
      "• Pay 3 energy => Choose your opponent's target unit here in a site battle: reveal a card for destiny; if that unit's defense is less than your destiny plus this character's tactics, damage that unit.",
    ]
  `);
  expect(cardText(DEFS.find(d => d.title === 'Alnak Station/Hallway')!.source)).toMatchInlineSnapshot(`
    [
      "• Lose 1 energy => Choose your target character: the next time this turn that character is lost, put that character here. Only while there is no character here.",
    ]
  `);
  expect(cardText(DEFS.find(d => d.title === 'Anticipation')!.source)).toMatchInlineSnapshot(`
    [
      "Choose target kizen: until the end of the turn, that kizen has defense +3 for each of your locations with "Earth" in its title.",
    ]
  `);
  expect(cardText(DEFS.find(d => d.title === 'Fighter Support')!.source)).toMatchInlineSnapshot(`
    [
      "May be played beneath your opponent's cards, too.",
      "Each time the battle destiny step of a battle at a related location ends, reveal a card for destiny; make your battle destiny +your destiny.",
      "Each time your opponent controls this location, dismiss this asset.",
    ]
  `);
  expect(cardText(DEFS.find(d => d.title === 'Sheltered')!.source)).toMatchInlineSnapshot(`
    [
      "Also costs: choose your unit at a site, dismiss that unit.",
      "Choose target Gongen unit in your lost pile: play that card at the location of that unit for 3 less energy.",
    ]
  `);
  expect(cardText(DEFS.find(d => d.title === 'Chained')!.source)).toMatchInlineSnapshot(`
    [
      "To play a card with the title of one of the cards stacked on this asset, each player also pays 3 energy.",
      "Each time a player plays an interrupt, if no card is stacked on this asset, you may pay 3 energy; if so, stack that interrupt on this asset after its effects.",
    ]
  `);
  expect(cardText(DEFS.find(d => d.title === 'Assault Guru')!.source)).toMatchInlineSnapshot(`
    [
      "While this character is at a site and your total tactics here is more than your opponent's total tactics here, you cause +2 attrition here.",
    ]
  `);
});
