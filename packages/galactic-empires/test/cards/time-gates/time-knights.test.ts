import { expect, test } from 'vitest';
import { anything, draw } from '../../../src/words/index.ts';
import { battle, DESTROYER, hurt } from '../../scenes.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const MOON = 'T3 Moon';

/** A Time Knight, its time strength, its time damage in a fleet and at the time origin, a card that it stops, and one that it does not stop. */
const KNIGHTS: readonly (readonly [string, number, number, number, string, string])[] = [
  ['C6 Time Knight', 4, 3, 2, 'A2 Hand-Held Weapon', 'C2 Engineer'],
  ['C7 Time Knight', 3, 3, 2, 'O4 Entertaining Pastime', 'C2 Engineer'],
  ['C8 Time Knight', 2, 4, 1, 'H1 Time Warp', 'C2 Engineer'],
  ['C10 Time Knight', 10, 5, 5, 'C2 Engineer', ''],
];

for (const [name, time, fleet, origin] of [...KNIGHTS, ['C9 Time Knight', 1, 5, 1] as const]) {
  test(`${name}: does ${fleet} time damage from a fleet and ${origin} at the time origin, where its strength is ${time}`, () => {
    const t = battle({ fleet: [{ card: MOON, on: [name] }] }, { fleet: ['S9 Argonian Battleship'], order: 'never' });
    t.act(1, 'fire', 'S9 Argonian Battleship').pick(1, ...Array<string>(fleet).fill(name));
    const [shields, structure] = hurt(t, 'S9 Argonian Battleship');
    expect(shields + structure).toBe(fleet);
    const there = battle({ timeOrigin: [name] }, { timeOrigin: ['S9 Argonian Battleship'], order: 'never' });
    there.act(1, 'fire', 'S9 Argonian Battleship').pick(1, ...Array<string>(origin).fill(name));
    const [before, through] = hurt(there, 'S9 Argonian Battleship');
    expect([before + through, there.strength(name)[0]]).toEqual([origin, time]);
  });
}

/** Player 2 plays a card; player 1 has a Time Knight, on a terrain or at the time origin. */
const answering = (name: string, card: string, there = false) => {
  const t = table({
    active: 2,
    seats: [
      there ? { fleet: [MOON], timeOrigin: [name] } : { fleet: [{ card: MOON, on: [name] }] },
      { fleet: [{ card: DESTROYER, on: ['C4 Navigator'] }], hand: [card], order: 'never' },
    ],
  });
  t.act(2, 'play', card);
  if (t.question === 'place') t.pick(2, card.startsWith('O') ? DESTROYER : 'C4 Navigator');
  return t;
};

for (const [name, , , , stopped, other] of KNIGHTS) {
  test(`${name}: stops ${stopped} of another player${other === '' ? '' : `, and not ${other}`}`, () => {
    const t = answering(name, stopped);
    t.act(1, 'respond', name);
    expect([t.inPlay(stopped), t.pile(2, 'discard')]).toEqual([false, [stopped]]);
    if (other !== '') {
      const free = answering(name, other);
      expect(free.question === 'respond' && free.offers(1, 'respond', name)).toBe(false);
      free.leaveOpen();
    }
  });

  test(`${name}: at the time origin it stops nothing in a fleet`, () => {
    const t = answering(name, stopped, true);
    expect(t.question === 'respond' && t.offers(1, 'respond', name)).toBe(false);
    t.leaveOpen();
  });
}

const RETORT = 'O1 Test Retort';
testCard(
  { title: 'Test Retort', types: ['O'], strength: 1, reaction: true },
  { on: 'your fleet', after: 'discard', effect: draw(1), reactions: [{ on: anything, effect: draw(1) }] },
);

test('C9 Time Knight: stops a card that is played in reaction, and not one marked R that is played otherwise', () => {
  const t = table({
    seats: [
      { fleet: [{ card: MOON, on: ['C9 Time Knight'] }], hand: ['T2 Comet'] },
      { fleet: [DESTROYER], hand: [RETORT] },
    ],
  });
  t.act(1, 'play', 'T2 Comet').act(2, 'respond', RETORT).act(1, 'respond', 'C9 Time Knight');
  expect([t.pile(2, 'discard'), t.size(2, 'hand')]).toEqual([[RETORT], 0]);
  const plain = answering('C9 Time Knight', RETORT);
  expect(plain.question === 'respond' && plain.offers(1, 'respond', 'C9 Time Knight')).toBe(false);
  plain.leaveOpen();
});
