import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import { type Table, table } from '../table.ts';

const POINT = 'Ganymede/Vantage Point'; // energy 2 and 1
const PLATFORM = 'Ganymede/Mining Platform'; // energy 2 and 2, next to the point
const HAVEN = "Gongen/Pilgrims' Haven"; // a sector

type Phase = 'control' | 'deploy' | 'battle' | 'move';
const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({ phase, locations: [POINT, PLATFORM, HAVEN], seats: [one, two] });
const reveal = (t: Table, who: number): Table => t.untilAsked('reveal for battle destiny', who).pick(who, 'yes');
const pair = { at: { [POINT]: ['Stinger', 'Stinger'] } };

test('Boxer: 1 energy makes a card that you reveal in a site battle there count 1 more', () => {
  const t = at('battle', { at: { [POINT]: ['Boxer', 'Stinger'] } }, pair).attack(1, POINT);
  reveal(t, 1).pick(1, 'yes');
  expect(t.battleDestiny(1)).toBe(5);
  reveal(t, 2);
  expect(t.question).toBe('initiative'); // not for the opponent's card
  const away = at('battle', { at: { [POINT]: ['Stinger', 'Stinger'], [PLATFORM]: ['Boxer'] } }, pair).attack(1, POINT);
  reveal(away, 1).pick(2, 'no');
  expect(away.battleDestiny(1)).toBe(4);
});

test('Cloud Skipper: a site battle won there with exactly 7 casualties costs the opponent three cards of the hand', () => {
  const start = (mine: string[]): Table =>
    at(
      'battle',
      { at: { [POINT]: mine } },
      { hand: ['Boxer', 'Slider', 'Reload', 'Stinger'], at: { [POINT]: ['Bean Counter'] }, active: 0 },
    )
      .attack(1, POINT)
      .untilAsked('casualties', 2)
      .leaveOpen();
  const seven = start(['Cloud Skipper', 'Stinger']); // 8 against 1
  expect(seven.happened('battle-decided').map(f => f.casualties)).toEqual([7]);
  expect(seven.size(2, 'hand')).toBe(1);
  const four = start(['Cloud Skipper']); // 5 against 1
  expect(four.size(2, 'hand')).toBe(4);
});

test('Flinger Battery: 1 energy makes a card that the opponent reveals in a site battle there count 1 less', () => {
  const t = at('battle', { at: { [POINT]: ['Flinger Battery', 'Stinger'] } }, pair).attack(1, POINT);
  reveal(t, 1);
  expect(t.question).toBe('reveal for battle destiny'); // not for your own card
  t.pick(2, 'yes').pick(1, 'yes');
  expect(t.battleDestiny(2)).toBe(3);
  expect(t.battleDestiny(1)).toBe(4);
  const away = at('battle', { at: { [POINT]: ['Stinger'], [PLATFORM]: ['Flinger Battery'] } }, pair).attack(1, POINT);
  expect(reveal(away, 2).question).toBe('initiative');
});

test('Slider: a battle destiny of exactly 11 after the power step costs the opponent the whole hand', () => {
  const start = (support: string[]): Table => {
    const t = table({
      phase: 'battle',
      locations: [POINT, PLATFORM],
      seats: [
        { hand: ['Shift in Tactics'], at: { [POINT]: ['Slider', 'Jack Wilgress'], [PLATFORM]: support } },
        { hand: ['Boxer', 'Reload'], at: { [POINT]: ['Flinger Battery'] } },
      ],
    }).attack(1, POINT);
    return reveal(t.play(1, 'Shift in Tactics', 'Jack Wilgress'), 1)
      .step('end')
      .resolveAll();
  };
  const seven = start([]); // his tactics
  expect(seven.happened('battle-ended').map(f => (f.destiny as number[])[0])).toEqual([7]);
  expect(seven.pile(2, 'hand').sort()).toEqual(['Boxer', 'Reload']);
  const eleven = start(['Fighter Support']); // and a destiny of 4
  expect(eleven.happened('battle-ended').map(f => (f.destiny as number[])[0])).toEqual([11]);
  expect(eleven.size(2, 'hand')).toBe(0);
});

rule(['wars/transport/1', 'wars/transport/2'], 'Stinger: Transport 2 takes two characters along for nothing', () => {
  const t = at('move', { at: { [POINT]: ['Stinger', 'Bean Counter', 'Ore Hound', 'Fortune Seeker'] } });
  t.act(1, 'move', 'Stinger', PLATFORM).resolve();
  expect(() => t.pick(1, 'Bean Counter', 'Ore Hound', 'Fortune Seeker')).toThrow();
  t.pick(1, 'Bean Counter', 'Ore Hound');
  expect(['Stinger', 'Bean Counter', 'Ore Hound', 'Fortune Seeker'].map(x => t.place(x))).toEqual([
    PLATFORM,
    PLATFORM,
    PLATFORM,
    POINT,
  ]);
  expect(t.size(1, 'used')).toBe(1);
});

rule('wars/size/1', 'Stinger: Size 3 leaves no room for another vehicle aboard a ship of capacity 4', () => {
  const t = at('deploy', {
    hand: ['Slider', 'Ore Hound'],
    at: { [HAVEN]: [{ card: 'Raider', beneath: ['Stinger'] }] },
  });
  t.act(1, 'play', 'Slider');
  expect(t.offers(1, 'aboard', 'Raider')).toBe(false);
  t.pick(1, POINT).resolve().act(1, 'play', 'Ore Hound').pick(1, 'Raider').resolve();
  expect(t.beneath('Raider')).toEqual(['Stinger', 'Ore Hound']);
});

test('Little Nelly: as many power more as you have energy icons where it is', () => {
  const t = at('battle', { at: { [POINT]: ['Little Nelly'] } }, { at: { [PLATFORM]: ['Little Nelly'] } });
  expect(t.power('Little Nelly', 1)).toBe(3);
  expect(t.power('Little Nelly', 2)).toBe(3);
  const theirs = at('battle', {}, { at: { [POINT]: ['Little Nelly'] } });
  expect(theirs.power('Little Nelly')).toBe(2); // one icon on that side
});

test('Zhang Hotrod: up to two cards of the hand go to the used pile, as many are drawn', () => {
  const start = (): Table =>
    at('deploy', { hand: ['Zhang Hotrod', 'Reload', 'Slider', 'Stinger'], reserve: ['Boxer', 'Starhawk'] })
      .act(1, 'play', 'Zhang Hotrod')
      .pick(1, POINT)
      .resolve()
      .untilAsked('choose cards', 1);
  const t = start();
  expect(() => t.pick(1, 'Reload', 'Slider', 'Stinger')).toThrow();
  t.pick(1, 'Reload', 'Slider');
  expect(t.pile(1, 'hand').sort()).toEqual(['Boxer', 'Starhawk', 'Stinger']);
  expect(t.pile(1, 'used').slice(0, 2)).toEqual(['Slider', 'Reload']);
  const none = start().pick(1);
  expect(none.pile(1, 'hand').sort()).toEqual(['Reload', 'Slider', 'Stinger']);
});

test('Zhang Hotrod: put aboard a ship by what another card says it is not played', () => {
  const t = table({
    phase: 'battle',
    locations: ['Ganymede/Core Shaft', 'Ganymede/Traginium Source'],
    seats: [
      {
        hand: ['Reload'],
        at: {
          'Ganymede/Core Shaft': [{ card: 'Zhang Hotrod', damaged: true }, 'Key Keeper'],
          'Ganymede/Traginium Source': ['Transport Vessel'],
        },
      },
      { at: { 'Ganymede/Core Shaft': ['Vishal Scout'] } },
    ],
  });
  t.attack(1, 'Ganymede/Core Shaft').use(1, 'Transport Vessel', 0, 'Zhang Hotrod');
  while (t.s.battle !== null) t.least();
  t.resolveAll();
  expect(t.beneath('Transport Vessel')).toEqual(['Zhang Hotrod']);
  expect(t.pile(1, 'hand')).toEqual(['Reload']);
  expect(t.happened('declared').filter(f => (f.item as { name: string }).name === 'Zhang Hotrod')).toEqual([]);
});
