import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { sides, stack } from '../../scenes.ts';
import type { Table } from '../../table.ts';

// The monsters of Advanced Technologies

const MOON = 'T3 Moon';
const S2 = 'S2 Police Cutter';
const S4 = 'S4 Argonian Destroyer';
const S5 = 'S5 Indirigan Destroyer';
/** strength 3 */
const DRAGON = 'D3 Plasma Dragoness';
const GUNS = 'S9 Argonian Battleship';

for (const [name, n] of [
  ['M1 Space Remora', 1],
  ['M3 Space Remora', 3],
  ['M5 Space Remora', 5],
] as const) {
  test(`${name}: brings back a dragon of strength ${n} or less that is destroyed, or a stronger one with others`, () => {
    const dragon = n < 3 ? 'D2 Oort Dragoness' : n < 5 ? DRAGON : 'D5 Void Dragoness';
    const shot = (...on: string[]) => {
      const t = sides([MOON, stack(dragon, ...on)], {}, { fleet: [GUNS] }, { phase: 'weapons fire', active: 2 });
      t.act(2, 'fire', dragon).pick(2, ...Array<string>(6).fill(GUNS));
      return t;
    };
    const enough = n === 1 ? [name, name] : [name];
    const t = shot(...enough);
    expect([t.inPlay(dragon), t.pile(1, 'hand'), t.pile(1, 'discard')]).toEqual([false, [dragon], enough]);
    const strong = n === 1 ? shot(name) : shot();
    expect([strong.inPlay(dragon), strong.pile(1, 'hand'), strong.pile(1, 'discard').includes(dragon)]).toEqual([
      false,
      [],
      true,
    ]);
  });
  test(`${name}: goes on dragons and monsters of its own fleet alone`, () => {
    const t = sides([S2, DRAGON], { hand: [name] }, { fleet: ['D5 Void Dragoness'] }).act(1, 'play', name);
    expect(t.under(name)).toBe(DRAGON);
    expect(sides([S2], { hand: [name] }).refuses(1, 'play', name)).not.toBeNull();
  });
}
test('M5 Space Remora: brings back a monster that is destroyed, and is discarded itself', () => {
  const monster = 'M4 Space Dragon';
  const t = sides(
    [MOON, S2],
    {},
    { fleet: [GUNS, stack(S4, { card: monster, by: 1, on: [{ card: 'M5 Space Remora', by: 1 }] })] },
    { phase: 'weapons fire', active: 2 },
  );
  t.act(2, 'fire', monster).pick(2, ...Array<string>(5).fill(GUNS));
  expect([t.inPlay(monster), t.pile(1, 'hand'), t.pile(1, 'discard')]).toEqual([false, [monster], ['M5 Space Remora']]);
});

const DEMON = 'M4 Minor Luck Demon';
const BREACH = 'L2 Warp Engine Breach (Primary Edition)';
const luck = (fleet: readonly CardPlace[], ...hand: string[]): Table =>
  sides([MOON, S2, ...fleet], { order: 'always' }, { fleet: [S5], hand }, { active: 2 });
test(`${DEMON}: once a turn it stops a luck card of strength 4 or less against its fleet`, () => {
  const t = luck([DEMON], BREACH, BREACH).act(2, 'play', BREACH).pick(2, S2).act(1, 'respond', DEMON);
  expect([t.pile(2, 'discard'), t.strength(S2)]).toEqual([[BREACH], [2, 2]]);
  t.act(2, 'play', BREACH).pick(2, S2);
  expect(t.offered(1)).not.toContain(DEMON);
  t.pass(1);
  expect(t.strength(S2)).toEqual([2, 1]);
});
test(`${DEMON}: stops no stronger luck card, and none in reaction from the hand`, () => {
  const strong = luck([DEMON], 'L6 Command Disjunction').act(2, 'play', 'L6 Command Disjunction');
  expect(strong.offered(1)).not.toContain(DEMON);
  strong.pass(1);
  const hand = sides([MOON, S2], { order: 'always', hand: [DEMON] }, { fleet: [S5], hand: [BREACH] }, { active: 2 });
  hand.act(2, 'play', BREACH).pick(2, S2);
  expect(hand.offered(1)).not.toContain(DEMON);
  hand.pass(1);
});
test(`${DEMON}: a Luck Demon that was played earlier is no longer the newest`, () => {
  const demons = (...list: string[]) => {
    const t = sides(
      [MOON, S2, ...list],
      { order: 'always' },
      { fleet: [S5], hand: ['L4 Parallel Universe'] },
      { active: 2 },
    );
    t.act(2, 'play', 'L4 Parallel Universe').leaveOpen();
    return t.question === 'respond' && t.offered(1).includes('Luck Demon');
  };
  expect([demons('M9 Luck Demon'), demons(DEMON, 'M9 Luck Demon'), demons('M9 Luck Demon', DEMON)]).toEqual([
    true,
    true,
    false,
  ]);
});
test(`${DEMON}: research of its strength discards it`, () => {
  const t = sides([MOON, S2, DEMON], {}, { fleet: ['T6 Comet', S5] });
  t.untilAsked('allocation', 2).leaveOpen();
  expect(t.offers(2, 'give', DEMON, 'apply')).toBe(true);
});
