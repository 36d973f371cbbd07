import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { judgeOn } from '../../../src/rules/play/playing-on.ts';
import { type Table, table } from '../../table.ts';

// Abilities of the Primary Edition

const YACHT = 'S2 Space Yacht';
const DRAGON = 'D3 Plasma Dragoness';
/** Plays on while players are asked for reactions. */
const calm = (t: Table): Table => {
  while (t.question === 'respond') t.least();
  return t;
};

const MOLTING = 'A1 Millennia Molting';
test(`${MOLTING}: each gives a dragon 1 more strength`, () => {
  const t = table({ seats: [{ fleet: [{ card: DRAGON, on: [MOLTING, MOLTING] }], hand: [MOLTING] }, {}] });
  expect(t.strength(DRAGON)[0]).toBe(5);
  calm(t.act(1, 'play', MOLTING));
  expect(t.strength(DRAGON)[0]).toBe(6);
});
test(`${MOLTING}: goes on no crew and on no dragon of others`, () => {
  const t = table({ seats: [{ fleet: [{ card: YACHT, on: ['C5 Captain'] }], hand: [MOLTING] }, { fleet: [DRAGON] }] });
  expect(t.refuses(1, 'play', MOLTING)).toBe('ge/ability/1');
});

const NOBELIUM = 'A4 Hot Nobelium (Primary Edition)';
test(`${NOBELIUM}: each breath of its dragon does 2 damage, its claws do as ever`, () => {
  const fire = (on: string[]): number => {
    const t = table({
      phase: 'weapons fire',
      seats: [
        { fleet: [{ card: 'D4 Radiation Dragoness', given: [0, 0, 2], on }] },
        { fleet: ['S10 Explosive Ore Carrier'] },
      ],
    });
    t.act(1, 'fire', 'S10 Explosive Ore Carrier').pick(1, ...Array<string>(4).fill('D4 Radiation Dragoness'));
    return 10 - t.strength('S10 Explosive Ore Carrier')[1];
  };
  expect([fire([NOBELIUM]), fire([])]).toEqual([6, 4]);
});
test(`${NOBELIUM}: goes on no crew`, () => {
  const t = table({ seats: [{ fleet: [{ card: YACHT, on: ['C5 Captain'] }], hand: [NOBELIUM] }, {}] });
  expect(t.refuses(1, 'play', NOBELIUM)).toBe('ge/ability/1');
});

const BLUFF = "A6 Captain's Bluff (Primary Edition)";
const manned = (...on: string[]): CardPlace => ({ card: YACHT, on });
test(`${BLUFF}: that player does not fire at the location this turn; not against 4 command`, () => {
  const against = (gun: CardPlace): Table =>
    table({
      phase: 'weapons fire',
      seats: [{ fleet: [gun, 'S4 Independent Pirate Ship'] }, { fleet: [manned('C9 Admiral')], hand: [BLUFF] }],
    })
      .act(1, 'fire', YACHT)
      .pick(1, ...Array<string>(6).fill('S4 Independent Pirate Ship'));
  const t = against('S6 Luxury Liner').act(2, 'respond', BLUFF);
  expect([t.shields(YACHT, 2), t.offers(1, 'fire', t.id(YACHT, 2)), t.pile(2, 'discard')]).toEqual([3, false, [BLUFF]]);
  const grand = against({ card: 'S7 Vektrean Dreadnought', on: ['C9 Admiral'] });
  expect(grand.offers(2, 'respond', BLUFF)).toBe(false);
  grand.pass(2);
});
test(`${BLUFF}: that player can play no card there; a third player can`, () => {
  const t = table({
    seats: [
      { hand: ['M1 Small Phaser Eel', 'M1 Small Phaser Eel'] },
      { fleet: [manned('C9 Admiral')], hand: [BLUFF] },
      { hand: ['M1 Small Phaser Eel'] },
    ],
  });
  t.act(1, 'play', 'M1 Small Phaser Eel').act(2, 'respond', BLUFF);
  calm(t);
  expect([t.inPlay('M1 Small Phaser Eel'), t.pile(2, 'discard')]).toEqual([false, [BLUFF]]);
  expect(t.refuses(1, 'play', 'M1 Small Phaser Eel')).toBe('ge/playing-on/1');
  const [eel] = t.s.cards.flatMap((_, id) =>
    t.s.cards[id]!.owner === 2 && t.s.defs[id] === t.s.defs[t.id('M1 Small Phaser Eel', 3)] ? [id] : [],
  );
  expect([judgeOn(t.s, t.id('M1 Small Phaser Eel', 1), t.id(YACHT))?.rule, judgeOn(t.s, eel!, t.id(YACHT))]).toEqual([
    'ge/crucial-rules/1',
    null,
  ]);
});
test(`${NOBELIUM}: is played on a dragon`, () => {
  const t = table({ seats: [{ fleet: [DRAGON, YACHT], hand: [NOBELIUM], order: 'never' }, {}] });
  expect(calm(t.act(1, 'play', NOBELIUM)).under(NOBELIUM)).toBe(DRAGON);
});
