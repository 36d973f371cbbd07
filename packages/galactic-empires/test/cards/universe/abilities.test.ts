import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { production } from '../../../src/rules/points/production.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { crew, discard, dragon, draw, monster, ofOthers, that } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

/** A plague that kills a crew. */
testCard(
  { types: ['O'], strength: 4, title: 'Test Plague' },
  { is: ['plague'], target: { sick: that(crew, ofOthers) }, effect: discard('sick'), after: 'discard' },
);

testCard(
  { types: ['M'], strength: 4, title: 'Test Maw' },
  { target: { prey: that(crew, ofOthers) }, effect: discard('prey'), after: 'discard' },
);
testCard(
  { types: ['C'], strength: 3, title: 'Test Clerk' },
  {
    functions: [
      { label: 'draw a card', effect: draw(1) },
      { label: 'draw two cards', effect: draw(2) },
    ],
  },
);
/** A fever of beasts. */
testCard(
  { types: ['H'], strength: 3, title: 'Test Fever' },
  { is: ['illness'], target: { sick: that(dragon, ofOthers) }, effect: discard('sick'), after: 'discard' },
);
testCard({ types: ['C'], strength: 4, title: 'Filarian Infester' });
for (const strength of [6, 7])
  testCard(
    { types: ['O'], strength, title: 'Test Cure' },
    { target: { beast: that(monster, ofOthers) }, effect: discard('beast'), after: 'discard' },
  );
testCard(
  { types: ['P'], strength: 3, title: 'Test Mind' },
  { functions: [{ target: { mark: that(crew, ofOthers) }, effect: discard('mark') }] },
);

testCard(
  { types: ['F'], strength: 3, title: 'Test Glade' },
  {
    functions: [
      { label: 'draw a card', effect: draw(1) },
      { label: 'draw two cards', effect: draw(2) },
    ],
  },
);

const YACHT = 'S2 Space Yacht';
/** A yacht whose crew has these abilities. */
const manned = (crew: string, ...abilities: CardPlace[]): CardPlace => ({
  card: YACHT,
  on: [{ card: crew, on: abilities }],
});
const turn = (one: SeatPosition, two: SeatPosition = {}): Table => table({ seats: [one, two] });
/** Lets every event pass without reactions. */
const calm = (t: Table): Table => {
  while (t.question === 'respond') t.least();
  return t;
};
const output = (t: Table, name: string) => outputOf(t.s, t.id(name), () => true);

for (const [name, n] of [
  ['A1 Lesser Automaton', 1],
  ['A3 Automaton', 3],
  ['A5 Greater Automaton', 5],
] as const)
  test(`${name}: its crew is ${n} stronger and immune to cards that affect health; other crew is not`, () => {
    const t = turn(
      { hand: ['O4 Test Plague'] },
      { fleet: [{ card: YACHT, on: [{ card: 'C2 Engineer', on: [name] }, 'C5 Captain'] }] },
    );
    expect([t.strength('C2 Engineer')[0], t.strength('C5 Captain')[0]]).toEqual([2 + n, 5]);
    t.act(1, 'play', 'O4 Test Plague');
    expect([t.inPlay('C2 Engineer'), t.inPlay('C5 Captain')]).toEqual([true, false]);
  });

test('A5 Greater Automaton: when its location is destroyed its crew floats in space until a shuttle picks it up', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S10 Explosive Ore Carrier'] },
      {
        fleet: [
          manned('C2 Engineer', 'A5 Greater Automaton'),
          { card: 'S6 Luxury Liner', on: ['C5 Captain', 'R/E3 Shuttlecraft'] },
        ],
      },
    ],
  });
  t.act(1, 'fire', YACHT).pick(1, ...Array(5).fill('S10 Explosive Ore Carrier'));
  expect([t.inPlay(YACHT), t.under('C2 Engineer')]).toEqual([false, '']);
  t.untilPhase('play A', 2).act(2, 'use', 'A5 Greater Automaton', 0);
  if (t.question === 'target') t.pick(2, 'S6 Luxury Liner');
  calm(t);
  expect(t.under('C2 Engineer')).toBe('S6 Luxury Liner');
  expect(t.refuses(2, 'use', 'A5 Greater Automaton', 0)).not.toBe('');
  // that was the shuttle's one action
  expect(t.refuses(2, 'use', 'R/E3 Shuttlecraft', 0)).toBe('ge/card-actions-limit/1');
});

test('A9 Dragon Automaton: its dragon is 9 stronger; it goes on no crew', () => {
  const t = turn({ hand: ['A9 Dragon Automaton'], fleet: ['D3 Plasma Dragoness', manned('C2 Engineer')] });
  t.act(1, 'play', 'A9 Dragon Automaton');
  expect([t.under('A9 Dragon Automaton'), t.strength('D3 Plasma Dragoness')[0]]).toEqual(['D3 Plasma Dragoness', 12]);
});

test('A9 Dragon Automaton: its dragon is immune to cards that affect health, another dragon is not', () => {
  const t = turn(
    { hand: ['H3 Test Fever'] },
    { fleet: [{ card: 'D3 Plasma Dragoness', on: ['A9 Dragon Automaton'] }, 'D5 Void Dragoness'] },
  );
  t.act(1, 'play', 'H3 Test Fever');
  expect([t.inPlay('D3 Plasma Dragoness'), t.inPlay('D5 Void Dragoness')]).toEqual([true, false]);
});

for (const [name, n] of [
  ['A3 Tri-Millennia Molting', 3],
  ['A5 Ancient Molting', 5],
  ['A7 Eon Molting', 7],
] as const)
  test(`${name}: its space dragon is ${n} stronger, by several of them as many times; no ship takes it`, () => {
    const t = turn({ fleet: [{ card: 'D3 Plasma Dragoness', on: [name, name] }] });
    expect(t.strength('D3 Plasma Dragoness')[0]).toBe(3 + 2 * n);
    expect(turn({ hand: [name], fleet: [YACHT] }).refuses(1, 'play', name)).toBe('ge/ability/1');
  });

test('A10 Artificial Landmass: its terrain has strength 20 and loses 5 damage a turn, that of cards too', () => {
  const t = table({
    phase: 'record keeping',
    seats: [
      {
        fleet: [
          { card: 'T3 Moon', damage: 8, on: ['A10 Artificial Landmass'] },
          { card: 'T5 System', damage: 2 },
        ],
      },
      {},
    ],
  });
  t.untilAsked('allocation', 1);
  expect([t.strength('T3 Moon'), t.card('T5 System').damage]).toEqual([[20, 17], 2]);
});

test('A1 Infestation Inhibitor: goes on doctors and their like alone', () => {
  const t = turn({
    hand: ['A1 Infestation Inhibitor'],
    fleet: [{ card: YACHT, on: ['C2 Engineer', 'C4 Science Officer'] }],
  });
  t.act(1, 'play', 'A1 Infestation Inhibitor');
  expect(t.under('A1 Infestation Inhibitor')).toBe('C4 Science Officer');
  expect(t.refuses(1, 'use', 'A1 Infestation Inhibitor', 0)).toBe('ge/crucial-rules/1');
});

test('A1 Strategy: a Card Play more each turn, while it has its command points', () => {
  const plays = (engaged: boolean): number => {
    const t = table({
      phase: 'record keeping',
      seats: [{ fleet: [manned('C2 Engineer', { card: 'A1 Strategy', engaged }), 'T3 Moon'] }, { fleet: ['T3 Moon'] }],
    });
    return t.untilAsked('allocation', 1).player(1).plays;
  };
  expect([plays(true), plays(false)]).toEqual([4, 3]);
});

test('A2 Logic: its crew or dragon generates 2 research, which counts as its own; it goes on no ship', () => {
  const t = turn({ hand: ['A2 Logic'], fleet: ['D3 Plasma Dragoness', YACHT] });
  t.act(1, 'play', 'A2 Logic');
  expect(t.under('A2 Logic')).toBe('D3 Plasma Dragoness');
  expect([output(t, 'D3 Plasma Dragoness'), output(t, 'A2 Logic')]).toEqual([{ research: 2 }, {}]);
  const research = (engaged: boolean, ...more: string[]): number =>
    production(
      turn({
        fleet: [{ card: YACHT, on: [{ card: 'C2 Engineer', engaged, on: ['A2 Logic', ...more] }] }],
      }).s,
      0,
      works,
    ).free.research;
  // a text that doubles the crew's points doubles these; disengaged crew generates nothing
  expect([research(true), research(true, 'A8 Duo-Brain'), research(false)]).toEqual([2, 4, 0]);
});

test('A2 Slick Bargainer: 2 economy more in the next Allocation Phase, 2 less for the other player, once', () => {
  const t = turn(
    { fleet: [manned('C2 Engineer', 'A2 Slick Bargainer'), 'T4 Small Planet'] },
    { fleet: ['T4 Small Planet', YACHT] },
  );
  t.act(1, 'use', 'A2 Slick Bargainer', 0);
  if (t.question === 'target') t.pick(1, '2');
  const got = (): (number | undefined)[] =>
    t.happened('generated').map(x => (x.points as { economy?: number }).economy);
  t.untilPhase('play A', 2).untilPhase('play A', 1).untilPhase('play A', 2);
  // a player without 2 economy loses none
  const poor = turn({ fleet: [manned('C2 Engineer', 'A2 Slick Bargainer')] }, { fleet: ['T3 Moon', YACHT] });
  expect(poor.refuses(1, 'use', 'A2 Slick Bargainer', 0)).toBe('ge/crucial-rules/1');
  // player 2 without them, player 1 with them, player 2 as before
  expect(got()).toEqual([2 - 2, 2 + 2, 2].map(n => n));
});

test('A4 Hot Nobelium: each breath of its dragon does 2 damage, its claws do as ever', () => {
  const fire = (on: string[]): number => {
    const t = table({
      phase: 'weapons fire',
      seats: [
        { fleet: [{ card: 'D4 Radiation Dragoness', given: [0, 0, 2], on }] },
        { fleet: ['S10 Explosive Ore Carrier'] },
      ],
    });
    t.act(1, 'fire', 'S10 Explosive Ore Carrier').pick(1, ...Array(4).fill('D4 Radiation Dragoness'));
    return 10 - t.strength('S10 Explosive Ore Carrier')[1];
  };
  expect([fire(['A4 Hot Nobelium']), fire([])]).toEqual([6, 4]);
});

test('A5 Anarchist: its crew is without effect and 2 damage a turn goes to the structure of its location', () => {
  const t = turn(
    { fleet: [] },
    { fleet: [{ card: 'S6 Luxury Liner', on: [{ card: 'C5 Captain', on: [{ card: 'A5 Anarchist', by: 1 }] }] }] },
  );
  t.act(1, 'use', 'A5 Anarchist', 0);
  expect([t.shields('S6 Luxury Liner'), t.strength('S6 Luxury Liner')[1]]).toEqual([9, 4]);
  const strong = turn({ hand: ['A5 Anarchist'] }, { fleet: [manned('C9 Admiral')] });
  expect(strong.refuses(1, 'play', 'A5 Anarchist')).toBe('ge/ability/1');
});

for (const name of ['A5 Anarchist', 'A7 Miscreant'])
  test(`${name}: the crew that it is on does not use its own functions`, () => {
    const fights = (...on: CardPlace[]): boolean =>
      table({
        active: 2,
        seats: [
          {},
          {
            fleet: [
              {
                card: YACHT,
                on: [
                  { card: 'C2 Mercenary', on },
                  { card: 'C2 Ensign', by: 1 },
                ],
              },
            ],
          },
        ],
      }).offers(2, 'use', 'C2 Mercenary', 1);
    expect([fights(), fights({ card: name, by: 1 })]).toEqual([true, false]);
  });

test('A7 Miscreant: destroys the weakest crew or equipment at its location each turn, and not its own crew', () => {
  const t = turn(
    {},
    {
      fleet: [
        {
          card: 'S6 Luxury Liner',
          on: [{ card: 'C1 Bar Tender', on: [{ card: 'A7 Miscreant', by: 1 }] }, 'C5 Captain', 'E2 Phaser Refit'],
        },
      ],
    },
  );
  t.act(1, 'use', 'A7 Miscreant', 0);
  expect([t.inPlay('C1 Bar Tender'), t.inPlay('C5 Captain'), t.inPlay('E2 Phaser Refit')]).toEqual([true, true, false]);
  expect(t.refuses(1, 'use', 'A7 Miscreant', 0)).toBe('ge/card-actions-limit/1');
});

test('A7 Miscreant: of several that are as weak, the player of its crew says which is destroyed', () => {
  const t = turn(
    {},
    {
      fleet: [
        {
          card: 'S6 Luxury Liner',
          on: [{ card: 'C5 Captain', on: [{ card: 'A7 Miscreant', by: 1 }] }, 'C2 Engineer', 'E2 Phaser Refit'],
        },
      ],
    },
  );
  t.act(1, 'use', 'A7 Miscreant', 0);
  expect(t.asked).toEqual([2]);
  t.pick(2, 'C2 Engineer');
  expect([t.inPlay('C2 Engineer'), t.inPlay('E2 Phaser Refit')]).toEqual([false, true]);
});

for (const name of ['A5 Anarchist', 'A7 Miscreant'])
  test(`${name}: a bar tender ends it who comes to its location as a reaction, but not one who is played in the player’s own turn`, () => {
    const at = (active: 1 | 2, place: string) => {
      const t = table({
        active,
        seats: [
          { hand: ['O9 Insanity'], order: 'never' },
          {
            hand: ['C1 Bar Tender'],
            fleet: [
              { card: YACHT, on: [{ card: 'C5 Captain', on: [{ card: name, by: 1 }] }, 'C2 Engineer'] },
              { card: 'S6 Luxury Liner', on: ['C4 Science Officer'] },
            ],
          },
        ],
      });
      if (active === 2) t.act(2, 'play', 'C1 Bar Tender').pick(2, place);
      else {
        t.act(1, 'play', 'O9 Insanity').pick(1, place === YACHT ? 'C2 Engineer' : 'C4 Science Officer');
        t.act(2, 'respond', 'C1 Bar Tender');
      }
      calm(t);
      expect(t.under('C1 Bar Tender')).toBe(place);
      return t.inPlay(name);
    };
    expect([at(1, YACHT), at(1, 'S6 Luxury Liner'), at(2, YACHT)]).toEqual([false, true, true]);
  });

test('A5 Battle Suit: combat crew attacks twice a turn with it, but uses its other functions once', () => {
  const at = (suit: boolean) =>
    turn({
      fleet: [
        {
          card: YACHT,
          on: [
            { card: 'C8 Assassin', on: suit ? ['A5 Battle Suit'] : [] },
            { card: 'C2 Engineer', by: 2 },
            { card: 'C5 Captain', by: 2 },
            { card: 'C4 Science Officer', by: 2 },
          ],
        },
      ],
    });
  const t = at(true).act(1, 'use', 'C8 Assassin', 0).pick(1, 'C2 Engineer');
  t.act(1, 'use', 'C8 Assassin', 0).pick(1, 'C5 Captain');
  expect([t.inPlay('C2 Engineer'), t.inPlay('C5 Captain')]).toEqual([false, false]);
  expect(t.refuses(1, 'use', 'C8 Assassin', 0)).toBe('ge/card-actions-limit/1');
  const plain = at(false).act(1, 'use', 'C8 Assassin', 0).pick(1, 'C2 Engineer');
  expect(plain.refuses(1, 'use', 'C8 Assassin', 0)).toBe('ge/card-actions-limit/1');
});

test('A5 Battle Suit: its crew is 2 stronger', () => {
  const t = turn({ fleet: [{ card: YACHT, on: [{ card: 'C2 Engineer', on: ['A5 Battle Suit'] }, 'C5 Captain'] }] });
  expect([t.strength('C2 Engineer')[0], t.strength('C5 Captain')[0]]).toEqual([4, 5]);
});

test('A5 Mind Mold Symbionts: strengthens a monster of strength 4 or less, none above', () => {
  const t = turn(
    { hand: ['A5 Mind Mold Symbionts'] },
    { fleet: [{ card: YACHT, on: [{ card: 'M1 Small Phaser Eel', by: 1 }] }] },
  );
  t.act(1, 'play', 'A5 Mind Mold Symbionts');
  expect(t.strength('M1 Small Phaser Eel')[0]).toBe(6);
  const strong = turn(
    { hand: ['A5 Mind Mold Symbionts'] },
    { fleet: [{ card: YACHT, on: [{ card: 'M9 Kraken', by: 1 }] }] },
  );
  expect(strong.refuses(1, 'play', 'A5 Mind Mold Symbionts')).toBe('ge/ability/1');
});

test("A6 Captain's Bluff: no fire and no card of others comes to the location this turn; not against a great commander", () => {
  const against = (gun: CardPlace): Table => {
    const t = table({
      phase: 'weapons fire',
      seats: [
        { fleet: [gun, 'S4 Independent Pirate Ship'] },
        { fleet: [manned('C9 Admiral')], hand: ["A6 Captain's Bluff"] },
      ],
    });
    return t.act(1, 'fire', t.id(YACHT, 2)).pick(1, ...Array(6).fill('S4 Independent Pirate Ship'));
  };
  const t = against(YACHT).act(2, 'respond', "A6 Captain's Bluff");
  expect([t.shields(YACHT, 2), t.offers(1, 'fire', t.id(YACHT, 2))]).toEqual([3, false]);
  const grand = against({ card: 'S7 Vektrean Dreadnought', on: ['C9 Admiral'] });
  expect(grand.offers(2, 'respond', "A6 Captain's Bluff")).toBe(false);
  grand.pass(2);
});

test("A6 Captain's Bluff: a card that is played there has no effect, and no second one can; one played elsewhere does", () => {
  const at = (place: string) => {
    const t = turn(
      { hand: ['M1 Small Phaser Eel', 'M1 Small Phaser Eel'] },
      { fleet: [manned('C9 Admiral'), 'S6 Luxury Liner'], hand: ["A6 Captain's Bluff"] },
    );
    return t.act(1, 'play', 'M1 Small Phaser Eel').pick(1, place);
  };
  const t = calm(at(YACHT).act(2, 'respond', "A6 Captain's Bluff"));
  expect([t.inPlay('M1 Small Phaser Eel'), t.pile(2, 'discard')]).toEqual([false, ["A6 Captain's Bluff"]]);
  t.act(1, 'play', 'M1 Small Phaser Eel');
  calm(t);
  // only the liner is left as a place for the second
  expect(t.under('M1 Small Phaser Eel')).toBe('S6 Luxury Liner');
  const away = at('S6 Luxury Liner');
  expect(away.offers(2, 'respond', "A6 Captain's Bluff")).toBe(false);
  calm(away);
  expect(away.under('M1 Small Phaser Eel')).toBe('S6 Luxury Liner');
});

test('A6 Mental Anguish: crew as strong as its host is safe from it', () => {
  const at = (host: string) => turn({ fleet: [manned(host, 'A6 Mental Anguish')] }, { fleet: [manned('C5 Captain')] });
  expect(at('C5 Captain').refuses(1, 'use', 'A6 Mental Anguish', 0)).toBe('ge/crucial-rules/1');
  const t = at('C6 Spy').act(1, 'use', 'A6 Mental Anguish', 0);
  expect(t.engaged('C5 Captain', 2)).toBe(false);
  // for a complete turn: the captain is engaged again when the next turn begins
  expect(t.untilPhase('play A', 2).engaged('C5 Captain', 2)).toBe(false);
  expect(t.untilPhase('play A', 1).untilPhase('play A', 2).engaged('C5 Captain', 2)).toBe(true);
});

test('A6 Mental Anguish: a weaker crew or dragon of another player is disengaged and protects nothing; another the next turn', () => {
  const t = turn(
    { fleet: [manned('C9 Admiral', 'A6 Mental Anguish'), 'T3 Moon'] },
    { fleet: ['D3 Plasma Dragoness', 'T7 System', { card: 'T3 Moon', on: ['C2 Engineer'] }] },
  );
  expect(t.protected(2)).toBe(true);
  t.act(1, 'use', 'A6 Mental Anguish', 0).pick(1, 'D3 Plasma Dragoness');
  expect([t.engaged('D3 Plasma Dragoness'), t.protected(2)]).toEqual([false, false]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.protected(2)).toBe(true);
  t.act(1, 'use', 'A6 Mental Anguish', 0);
  expect(t.question === 'target' && t.offers(1, 'card', 'D3 Plasma Dragoness')).toBe(false);
  calm(t);
  expect(t.engaged('C2 Engineer')).toBe(false);
});

test('A6 Omniscience: the first card played to its location each turn is no Card Play; the second is, and one elsewhere', () => {
  const t = turn({
    hand: ['E2 Phaser Refit', 'E2 Phaser Refit', 'T3 Moon'],
    fleet: [manned('C2 Engineer', 'A6 Omniscience')],
  });
  t.act(1, 'play', 'T3 Moon');
  expect(t.player(1).plays).toBe(2);
  t.act(1, 'play', 'E2 Phaser Refit');
  expect(t.player(1).plays).toBe(2);
  t.act(1, 'play', 'E2 Phaser Refit');
  expect(t.player(1).plays).toBe(1);
});

test('A8 Spiritual Guidance: one card each turn is no Card Play', () => {
  const t = turn({ hand: ['T3 Moon', 'T3 Moon'], fleet: [manned('C2 Engineer', 'A8 Spiritual Guidance')] });
  t.act(1, 'play', 'T3 Moon');
  expect(t.player(1).plays).toBe(3);
  t.act(1, 'play', 'T3 Moon');
  expect(t.player(1).plays).toBe(2);
});

test('A8 Duo-Brain: doubles its host’s points, but not its weapons', () => {
  const t = turn({ fleet: [{ card: 'D1 Scintillating Dragoness', on: ['A8 Duo-Brain'] }, 'D3 Quark Dragoness'] });
  expect([output(t, 'D1 Scintillating Dragoness'), output(t, 'D3 Quark Dragoness')]).toEqual([
    { research: 8 },
    { repair: 4 },
  ]);
});

test('A8 Time Lore: looks at the top of every other deck and may send one beneath it, shown', () => {
  const t = turn(
    { fleet: [manned('C5 Captain', 'A8 Time Lore')] },
    { deck: ['T7 System', 'T5 System'], fleet: ['T3 Moon'] },
  );
  t.act(1, 'use', 'A8 Time Lore', 0).pick(1, '2');
  expect(t.pile(2, 'deck')).toEqual(['T5 System', 'T7 System']);
  expect(t.refuses(1, 'use', 'A8 Time Lore', 0)).toBe('ge/card-actions-limit/1');
  const none = turn({ fleet: [manned('C5 Captain', 'A8 Time Lore')] }, { deck: ['T7 System'], fleet: ['T3 Moon'] });
  none.act(1, 'use', 'A8 Time Lore', 0).pick(1);
  expect(none.pile(2, 'deck')).toEqual(['T7 System']);
});

test('A4 Mind Guard: is played on the target of the psy function, and saves no other crew', () => {
  const t = table({
    seats: [
      { fleet: ['P3 Test Mind', manned('C2 Engineer')] },
      { fleet: [{ card: YACHT, on: ['C5 Captain', 'C4 Science Officer'] }], hand: ['A4 Mind Guard'] },
    ],
  });
  t.act(1, 'use', 'P3 Test Mind', 0).pick(1, 'C4 Science Officer').act(2, 'respond', 'A4 Mind Guard');
  calm(t);
  expect(t.under('A4 Mind Guard')).toBe('C4 Science Officer');
  expect([t.inPlay('C4 Science Officer'), t.inPlay('C2 Engineer')]).toEqual([true, false]);
});

test('A8 Time Lore: played as a reaction it looks at once, and its crew acts no more in that turn', () => {
  const t = turn(
    { hand: ['T3 Moon'], deck: ['T7 System', 'T5 System'] },
    { fleet: [manned('C5 Captain')], hand: ['A8 Time Lore'] },
  );
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', 'A8 Time Lore');
  while (t.question !== 'choose') t.least();
  t.pick(2, '1');
  expect(t.pile(1, 'deck')).toEqual(['T5 System', 'T7 System']);
  expect(t.under('A8 Time Lore')).toBe('C5 Captain');
});

test('A4 Mind Guard: no psy function is aimed at its crew, only at other crew', () => {
  const at = (...on: CardPlace[]) =>
    turn({ fleet: ['P3 Test Mind'] }, { fleet: [{ card: YACHT, on: [{ card: 'C5 Captain', on }, 'C2 Engineer'] }] });
  const t = at('A4 Mind Guard').act(1, 'use', 'P3 Test Mind', 0);
  expect([t.inPlay('C5 Captain'), t.inPlay('C2 Engineer')]).toEqual([true, false]);
  const bare = at().act(1, 'use', 'P3 Test Mind', 0);
  expect(bare.offers(1, 'card', 'C5 Captain')).toBe(true);
  bare.pick(1, 'C5 Captain');
});

test('A4 Mind Guard: psy functions aimed at crew of its fleet hit crew of another player; it leaves after 2 turns', () => {
  const t = table({
    seats: [
      { fleet: ['P3 Test Mind', manned('C2 Engineer')] },
      { fleet: [manned('C5 Captain')], hand: ['A4 Mind Guard'] },
    ],
  });
  t.act(1, 'use', 'P3 Test Mind', 0);
  if (t.question === 'target') t.pick(1, 'C5 Captain');
  t.act(2, 'respond', 'A4 Mind Guard');
  if (t.question === 'target') t.pick(2, 'C2 Engineer');
  calm(t);
  expect([t.inPlay('C5 Captain'), t.inPlay('C2 Engineer'), t.card('A4 Mind Guard').left]).toEqual([true, false, 2]);
});

test('A7 Safe Haven: monsters do not affect crew on its terrain; they do affect crew on its ships', () => {
  const t = turn(
    { hand: ['M4 Test Maw'] },
    { fleet: [{ card: 'T3 Moon', on: ['C5 Captain', 'A7 Safe Haven', manned('C2 Engineer')] }] },
  );
  t.act(1, 'play', 'M4 Test Maw');
  expect([t.inPlay('C5 Captain'), t.inPlay('C2 Engineer')]).toEqual([true, false]);
});

test('A1 Infestation Inhibitor: discards an infester at its location that is no stronger than its host, with the crew it is on', () => {
  const at = (host: string) =>
    turn({
      fleet: [
        {
          card: YACHT,
          on: [
            { card: host, on: ['A1 Infestation Inhibitor'] },
            { card: 'C2 Engineer', on: [{ card: 'C4 Filarian Infester', by: 2 }] },
          ],
        },
      ],
    });
  const t = at('C4 Science Officer').act(1, 'use', 'A1 Infestation Inhibitor', 0);
  expect([t.inPlay('C4 Filarian Infester'), t.inPlay('C2 Engineer'), t.inPlay('C4 Science Officer')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(at('C1 Bar Tender').refuses(1, 'use', 'A1 Infestation Inhibitor', 0)).toBe('ge/crucial-rules/1');
});

test('A5 Battle Suit: crew that does not fight attacks with it: cards at its location that are no stronger', () => {
  const at = (victim: string) =>
    turn({
      fleet: [
        {
          card: YACHT,
          on: [
            { card: 'C2 Engineer', on: ['A5 Battle Suit'] },
            { card: victim, by: 2 },
          ],
        },
      ],
    });
  const t = at('C4 Science Officer').act(1, 'use', 'A5 Battle Suit', 0);
  expect(t.inPlay('C4 Science Officer')).toBe(false);
  expect(at('C5 Captain').refuses(1, 'use', 'A5 Battle Suit', 0)).toBe('ge/crucial-rules/1');
});

test('A2 Hand-Held Weapon: 2 more strength where crew attacks crew, and nowhere else', () => {
  // a mercenary of strength 2 against an officer of strength 4
  const at = (weapon: boolean, shielded = false) =>
    turn({
      fleet: [
        {
          card: YACHT,
          on: [
            { card: 'C2 Mercenary', on: weapon ? ['A2 Hand-Held Weapon'] : [] },
            { card: 'C4 Science Officer', by: 2, on: shielded ? [{ card: 'A2 Hand-Held Weapon', by: 2 }] : [] },
            { card: 'E4 Survey Shuttle', by: 2 },
          ],
        },
      ],
    });
  const t = at(true);
  // it adds nothing against equipment of strength 4, or outside combat
  expect([t.strength('C2 Mercenary')[0], t.offers(1, 'use', 'C2 Mercenary', 0)]).toEqual([2, false]);
  t.act(1, 'use', 'C2 Mercenary', 1);
  expect(t.inPlay('C4 Science Officer')).toBe(false);
  expect(at(false).refuses(1, 'use', 'C2 Mercenary', 1)).toBe('ge/crucial-rules/1');
  // the attacked crew has its weapon too
  expect(at(true, true).refuses(1, 'use', 'C2 Mercenary', 1)).toBe('ge/crucial-rules/1');
});

const CUTTER = 'S3 Tufor Cutter';
/** A transporter with a boarding party and a host of Landing Officer; across, a cutter with its shields down. */
const landing = (...crew: CardPlace[]): Table =>
  turn(
    { fleet: [{ card: 'S4 Argonian Destroyer', on: ['E2 Transporter', ...crew] }] },
    { fleet: [{ card: CUTTER, shieldDamage: 3 }] },
  ).act(1, 'use', 'E2 Transporter', 1);

test('A3 Landing Officer: its crew goes along with another on a mission and does 1 card damage there', () => {
  const t = landing('C1 Boarding Party', { card: 'C2 Ensign', on: ['A3 Landing Officer'] });
  t.pick(1, 'C2 Ensign').act(1, 'deed', 'A3 Landing Officer', 0);
  expect([t.strength(CUTTER), t.under('C2 Ensign')]).toEqual([[3, 1], 'S4 Argonian Destroyer']);
});

test('A3 Landing Officer: or it uses the other crew’s function; without another crew, no crew accompanies it', () => {
  const t = landing('C7 Boarding Party', { card: 'C2 Ensign', on: ['A3 Landing Officer'] });
  t.pick(1, 'C2 Ensign').act(1, 'copy', 'C7 Boarding Party', 0);
  // each of the two deals the boarding party's 2 damage
  expect(t.pile(2, 'discard')).toEqual([CUTTER]);
  const none = landing('C7 Boarding Party', 'C2 Ensign');
  expect([none.strength(CUTTER), none.happened('moved').length]).toEqual([[3, 1], 2]);
  const home = turn({ fleet: [manned('C2 Ensign', 'A3 Landing Officer')] }, { fleet: [CUTTER] });
  expect(home.refuses(1, 'use', 'A3 Landing Officer', 0)).toBe('ge/crucial-rules/1');
});

test('A5 Aurora Borealis: shows the top card each turn; crew goes on a card of the terrain’s stack, without a Card Play', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        deck: ['C2 Engineer', 'T5 System'],
        fleet: [{ card: 'T3 Moon', on: ['A5 Aurora Borealis', YACHT] }, 'S6 Luxury Liner'],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  expect([t.question, t.offers(1, 'on', 'S6 Luxury Liner')]).toEqual(['place', false]);
  t.pick(1, YACHT).untilPhase('play A', 1);
  expect([t.under('C2 Engineer'), t.player(1).plays]).toEqual([YACHT, 3]);
});

test('A5 Aurora Borealis: other cards return to the deck, and so do cards that cannot be played there', () => {
  for (const top of ['T5 System', 'O4 Test Plague', 'E2 Phaser Refit']) {
    const t = table({
      phase: 'allocation',
      seats: [
        { deck: [top, 'T7 System'], fleet: [{ card: 'T3 Moon', on: ['A5 Aurora Borealis'] }, YACHT], order: 'never' },
        { order: 'never' },
      ],
    });
    expect([t.pile(1, 'deck'), t.log(1).some(line => line.includes(top.slice(3)))]).toEqual([[top, 'T7 System'], true]);
  }
});

test('A5 Mental Inspiration: its crew uses one function of a field each turn; without a field it does nothing', () => {
  const t = turn({ fleet: [manned('C2 Engineer', 'A5 Mental Inspiration')] }, { fleet: ['F3 Test Glade'] });
  t.act(1, 'use', 'A5 Mental Inspiration', 0).act(1, 'deed', 'F3 Test Glade', 1);
  expect([t.size(1, 'hand'), t.size(2, 'hand')]).toEqual([2, 0]);
  expect(t.refuses(1, 'use', 'A5 Mental Inspiration', 0)).toBe('ge/card-actions-limit/1');
  const none = turn({ fleet: [manned('C2 Engineer', 'A5 Mental Inspiration')] });
  expect(none.refuses(1, 'use', 'A5 Mental Inspiration', 0)).toBe('ge/crucial-rules/1');
  // the dot on it is the sign of that function, and no weapon
  expect(arsenal(none.s, 0).map(b => b.name)).toEqual(['phaser']);
});

test('A6 Double Agent: its player turns a boarding party on the ship that it is on, and decides nothing else for it', () => {
  const t = turn(
    { order: 'never' },
    {
      order: 'never',
      fleet: [
        {
          card: CUTTER,
          shieldDamage: 3,
          on: [{ card: 'C7 Boarding Party', on: [{ card: 'A6 Double Agent', by: 1 }] }],
        },
      ],
    },
  );
  t.act(1, 'use', 'A6 Double Agent', 0);
  if (t.question === 'borrowed function') t.act(1, 'deed', 'C7 Boarding Party', 0);
  // the boarding party turns on its own ship
  expect(t.strength(CUTTER)).toEqual([3, 1]);
  expect(t.refuses(1, 'use', 'A6 Double Agent', 0)).toBe('ge/crucial-rules/1');
  expect(t.refuses(1, 'use', 'C7 Boarding Party', 0)).toBe('ge/control/1');
});

test('A6 Double Agent: each function of that crew once, in its own player’s turn; the crew’s player uses them, too', () => {
  const t = turn(
    { order: 'never' },
    { order: 'never', fleet: [manned('C3 Test Clerk', { card: 'A6 Double Agent', by: 1 })] },
  );
  t.act(1, 'use', 'A6 Double Agent', 0).act(1, 'deed', 'C3 Test Clerk', 1);
  expect(t.size(1, 'hand')).toBe(2);
  t.act(1, 'use', 'A6 Double Agent', 0);
  expect([t.size(1, 'hand'), t.refuses(1, 'use', 'A6 Double Agent', 0)]).toEqual([3, 'ge/crucial-rules/1']);
  t.untilPhase('play A', 2);
  expect(t.offers(1, 'use', 'A6 Double Agent', 0)).toBe(false);
  const before = t.size(2, 'hand');
  t.act(2, 'use', 'C3 Test Clerk', 1);
  expect(t.size(2, 'hand')).toBe(before + 2);
});

test('A6 Double Agent: on a spy it sees the cards that its player draws, and no other player does; on other crew it does not', () => {
  const seen = (host: string) => {
    const t = table({
      active: 2,
      phase: 'play B',
      seats: [
        { order: 'never' },
        { order: 'never', deck: ['T7 System', 'T5 System'], fleet: [manned(host, { card: 'A6 Double Agent', by: 1 })] },
        { order: 'never' },
      ],
    });
    t.untilPhase('play A', 3);
    return [
      t.happened('looked').length > 0,
      t.log(0).join(' ').includes('T7 System'),
      t.log(2).join(' ').includes('T7 System'),
    ];
  };
  expect([seen('C6 Spy'), seen('C5 Captain')]).toEqual([
    [true, true, false],
    [false, false, false],
  ]);
});

test('A6 Double Agent: a spy who comes to its location ends it; one elsewhere does not', () => {
  const at = (place: string) =>
    table({
      active: 2,
      seats: [
        { order: 'never' },
        {
          hand: ['C6 Spy'],
          order: 'never',
          fleet: [manned('C2 Engineer', { card: 'A6 Double Agent', by: 1 }), 'S6 Luxury Liner'],
        },
      ],
    })
      .act(2, 'play', 'C6 Spy')
      .pick(2, place);
  expect([at(YACHT).inPlay('A6 Double Agent'), at('S6 Luxury Liner').inPlay('A6 Double Agent')]).toEqual([false, true]);
});

test('A5 Mind Mold Symbionts: cards up to the monster’s strength do not affect it; stronger ones do', () => {
  const t = turn(
    { hand: ['O6 Test Cure', 'O7 Test Cure'] },
    {
      fleet: [YACHT, { card: 'M1 Small Phaser Eel', on: ['A5 Mind Mold Symbionts'] }],
      order: 'never',
    },
  );
  expect(t.strength('M1 Small Phaser Eel')[0]).toBe(6);
  expect([t.offers(1, 'play', 'O6 Test Cure'), t.offers(1, 'play', 'O7 Test Cure')]).toEqual([false, true]);
  t.act(1, 'play', 'O7 Test Cure');
  expect(t.inPlay('M1 Small Phaser Eel')).toBe(false);
});

test('A7 Safe Haven: crew on its terrain is not attacked; the same attack strikes crew elsewhere', () => {
  const at = (haven: boolean) =>
    turn(
      {},
      {
        fleet: [
          {
            card: 'T3 Moon',
            on: ['C2 Engineer', { card: 'C2 Mercenary', by: 1 }, ...(haven ? ['A7 Safe Haven'] : [])],
          },
        ],
      },
    );
  expect(at(true).refuses(1, 'use', 'C2 Mercenary', 1)).toBe('ge/crucial-rules/1');
  const t = at(false).act(1, 'use', 'C2 Mercenary', 1);
  expect(t.inPlay('C2 Engineer')).toBe(false);
});

test.each([
  ['A1 Strategy', 'C2 Engineer'],
  ['A3 Tri-Millennia Molting', 'D3 Plasma Dragoness'],
  ['A4 Hot Nobelium', 'D3 Plasma Dragoness'],
  ['A5 Ancient Molting', 'D3 Plasma Dragoness'],
  ['A5 Aurora Borealis', 'T3 Moon'],
  ['A6 Mental Anguish', 'C2 Engineer'],
  ['A7 Eon Molting', 'D3 Plasma Dragoness'],
  ['A7 Safe Haven', 'T3 Moon'],
  ['A8 Duo-Brain', 'C2 Engineer'],
  ['A8 Spiritual Guidance', 'C2 Engineer'],
  ['A10 Artificial Landmass', 'T3 Moon'],
])('%s: goes on a card like %s of its own fleet, and on no ship', (name, host) => {
  const fleet = [host.startsWith('C') ? manned(host) : host, 'S6 Luxury Liner'];
  const t = turn({ hand: [name], fleet }, { fleet });
  calm(t.act(1, 'play', name));
  expect([t.under(name), t.card(name).on]).toEqual([host, t.id(host, 1)]);
  expect(turn({ hand: [name], fleet: ['S6 Luxury Liner'] }, { fleet }).refuses(1, 'play', name)).toBe('ge/ability/1');
});

test.each([
  ['A5 Anarchist', 'C5 Captain'],
  ['A6 Double Agent', 'C5 Captain'],
  ['A7 Miscreant', 'C5 Captain'],
])('%s: goes on a crew of another player like %s, and on none of its own fleet', (name, host) => {
  const t = turn({ hand: [name], fleet: [manned('C2 Engineer')] }, { fleet: [manned(host)] });
  calm(t.act(1, 'play', name));
  expect(t.under(name)).toBe(host);
  expect(turn({ hand: [name], fleet: [manned(host)] }, { fleet: ['T3 Moon'] }).refuses(1, 'play', name)).toBe(
    'ge/ability/1',
  );
});
