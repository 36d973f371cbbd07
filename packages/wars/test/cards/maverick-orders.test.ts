import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import { type Table, table } from '../table.ts';

const POINT = 'Ganymede/Vantage Point';
const PLATFORM = 'Ganymede/Mining Platform'; // next to the point

const deploy = (one: SeatPosition, two: SeatPosition = {}): Table =>
  table({ phase: 'deploy', locations: [POINT, PLATFORM], seats: [one, two] });

test('Festering Cargo: the opponent shows the hand and loses an interrupt or order of it', () => {
  const t = deploy({ hand: ['Festering Cargo'] }, { hand: ['Boxer', 'Reload', 'Synched Up'] });
  t.play(1, 'Festering Cargo');
  expect(t.offers(2, 'card', 'Boxer')).toBe(false);
  t.pick(2, 'Reload');
  expect(t.pile(2, 'hand').sort()).toEqual(['Boxer', 'Synched Up']);
  expect(t.pile(2, 'lost')).toEqual(['Reload']);
  const none = deploy({ hand: ['Festering Cargo'] }, { hand: ['Boxer'] }).play(1, 'Festering Cargo');
  expect(none.pile(2, 'hand')).toEqual(['Boxer']);
  expect(none.happened('revealed')).toHaveLength(1);
});

test("Mechanic's Grip: bottom card and destiny alike, and a card is played for 6 less", () => {
  const t = deploy({ hand: ["Mechanic's Grip", 'Raider', 'Boxer'], active: 2 });
  t.play(1, "Mechanic's Grip"); // both are Type II Fighters
  t.pick(1, 'Boxer').pick(1, POINT).resolve();
  expect(t.place('Boxer')).toBe(POINT); // 3, less 6: free
  expect(t.size(1, 'active')).toBe(1);
  const unlike = deploy({ hand: ["Mechanic's Grip", 'Boxer'], reserve: ['Slider'], active: 2 });
  unlike.play(1, "Mechanic's Grip");
  expect(unlike.question).toBe('initiative');
  expect(unlike.inPlay('Boxer')).toBe(false);
  expect(unlike.size(1, 'used')).toBe(4); // 1 paid, two revealed, and the order
});

rule(
  ['wars/ruling-simple-wager/2', 'wars/ruling-simple-wager/3'],
  'Simple Wager: the right number allows movements in the deploy phase, without transport',
  () => {
    const start = (): Table =>
      deploy(
        { hand: ['Simple Wager', 'Boxer'], at: { [POINT]: ['Stinger', 'Bean Counter'] } },
        { reserve: ['Boxer', 'Starhawk'] },
      );
    const t = start().play(1, 'Simple Wager').pick(1, 5).pick(1, 'Boxer', 'Starhawk');
    expect(t.pile(2, 'reserve').slice(0, 2)).toEqual(['Starhawk', 'Boxer']);
    t.act(1, 'move', 'Stinger', PLATFORM).resolve();
    expect(t.question).toBe('initiative'); // nobody is asked whom it takes along
    expect(t.place('Stinger')).toBe(PLATFORM);
    expect(t.place('Bean Counter')).toBe(POINT);
    const wrong = start().play(1, 'Simple Wager').pick(1, 6).pick(1, 'Boxer', 'Starhawk');
    expect(wrong.refuses(1, 'move', 'Stinger', PLATFORM)).toBe('wars/movement-actions/1');
  },
);

rule('wars/ruling-simple-wager/1', 'Simple Wager: fewer than two cards in the reserve', () => {
  const start = (reserve: number): Table =>
    deploy({ hand: ['Simple Wager', 'Boxer'], at: { [POINT]: ['Stinger'] } }, { reserve }).play(1, 'Simple Wager');
  expect(start(1).pick(1, 4).offers(1, 'move', 'Stinger', PLATFORM)).toBe(true);
  const none = start(0).pick(1, 0);
  expect(none.offers(1, 'move', 'Stinger', PLATFORM)).toBe(false);
  expect(none.pile(1, 'used')[0]).toBe('Simple Wager');
});

test('Synched Up: of the top three cards one is fuel, one is lost, one stays', () => {
  const t = deploy({ hand: ['Synched Up'], reserve: ['Boxer', 'Slider', 'Stinger'] });
  t.play(1, 'Synched Up').pick(1, 'Stinger').pick(1, 'Boxer');
  expect(t.pile(1, 'active').at(-1)).toBe('Stinger');
  expect(t.pile(1, 'lost')).toEqual(['Boxer']);
  expect(t.pile(1, 'reserve')[0]).toBe('Slider');
  expect(deploy({ hand: ['Synched Up'], reserve: 2 }).refuses(1, 'play', 'Synched Up')).toBe('wars/deploy-phase/5');
});
