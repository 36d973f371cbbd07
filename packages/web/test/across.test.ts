import { expect, test } from 'vitest';
import type { Choosing } from '../src/table/choosing.ts';
import type { SeatBrief } from '../src/table/layout.ts';
import type { Telling } from '../src/table/store.ts';
import { aimedByPicks, aimedInScene } from '../src/table/use-across.ts';

/** Seat 0 is the player. Each seat has two cards: seat 2 has 20 and 21. */
const briefs = [0, 1, 2, 3].map(
  seat => ({ seat, out: seat === 3, cards: [seat * 10, seat * 10 + 1] }) as unknown as SeatBrief,
);
const scene = (...cards: number[]) => ({ scene: { cards } }) as unknown as Telling;

test('the rival whose card is acted on comes in front; my own card and a player who is out do not', () => {
  expect(aimedInScene(scene(0, 21), briefs, 0)).toBe(2);
  expect(aimedInScene(scene(20, 1), briefs, 0)).toBeNull();
  expect(aimedInScene(scene(), briefs, 0)).toBeNull();
  expect(aimedInScene(scene(0, 30), briefs, 0)).toBeNull();
});

test('so does the rival whose card or seat I pick as a target', () => {
  const offer = (id: string, ...things: { kind: string; id: number }[]) => ({ option: { id }, things });
  const laid = {
    groups: [
      {
        heading: '',
        rows: [
          offer('attack', { kind: 'card', id: 0 }, { kind: 'card', id: 11 }),
          offer('trade', { kind: 'seat', id: 2 }),
          offer('own', { kind: 'card', id: 1 }),
        ],
      },
    ],
  };
  const picks = (...ids: string[]) => ({ laid, picks: ids }) as unknown as Choosing;
  expect(aimedByPicks(picks('attack'), briefs, 0)).toBe(1);
  expect(aimedByPicks(picks('attack', 'trade'), briefs, 0)).toBe(2);
  expect(aimedByPicks(picks('own'), briefs, 0)).toBeNull();
  expect(aimedByPicks(picks(), briefs, 0)).toBeNull();
});
