import { expect, test } from 'vitest';
import { production } from '../../../src/rules/points/production.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { draw } from '../../../src/words/index.ts';
import { BATTLESHIP, battle, DESTROYER, fire, hurt, NOMAD, nextTurn, output, play } from '../../scenes.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Abilities, bases and the dragon of Time Gates

const PREMONITION = 'A2 Premonition';
/** Player 1 discards crew of player 2 with a card. */
const victim = (hand: readonly string[], on: readonly string[] = []) =>
  table({
    seats: [
      { hand: ['O6 Alien Abduction'], order: 'never' },
      { fleet: [{ card: DESTROYER, on: [{ card: 'C5 Captain', on }] }], hand, order: 'loss' },
    ],
  }).act(1, 'play', 'O6 Alien Abduction');
test(`${PREMONITION}: crew that would be discarded goes back to the hand; the cards on it are discarded`, () => {
  const t = victim([PREMONITION], ['A2 Logic']);
  t.act(2, 'respond', PREMONITION);
  expect([t.pile(2, 'hand'), [...t.pile(2, 'discard')].sort()]).toEqual([['C5 Captain'], ['A2 Logic', PREMONITION]]);
});

test(`${PREMONITION}: does not save a ship`, () => {
  const t = battle(
    { fleet: [BATTLESHIP] },
    { fleet: [{ card: NOMAD, shieldDamage: 4, damage: 2 }], hand: [PREMONITION], order: 'loss' },
  );
  fire(t, BATTLESHIP, NOMAD, 3);
  while (t.question === 'respond') {
    expect(t.offers(2, 'respond', PREMONITION)).toBe(false);
    t.pass(2);
  }
  expect(t.inPlay(NOMAD)).toBe(false);
});

const SHIFTER = 'A2 Temporal Shifter';
/** Player 1 destroys a ship of player 2 whose engineer carries a shifter. */
const shifted = (fleet: readonly string[], counter = 0) => {
  const crew = { card: 'C4 Science Officer', on: [{ card: SHIFTER, counter }] };
  const t = battle(
    { fleet: [BATTLESHIP] },
    { fleet: [{ card: NOMAD, shieldDamage: 4, damage: 2, on: [crew] }, ...fleet], order: 'never' },
  );
  return fire(t, BATTLESHIP, NOMAD, 3);
};
test(`${SHIFTER}: crew whose location is destroyed goes to another, with the ability`, () => {
  const t = shifted([DESTROYER, 'T6 System']).pick(2, 'T6 System');
  expect([t.under('C4 Science Officer'), t.under(SHIFTER), t.inPlay(NOMAD)]).toEqual([
    'T6 System',
    'C4 Science Officer',
    false,
  ]);
});

test(`${SHIFTER}: is gone after the second time; without another location the crew is lost`, () => {
  const t = shifted(['T6 System'], 1);
  expect([t.under('C4 Science Officer'), t.pile(2, 'discard').includes(SHIFTER)]).toEqual(['T6 System', true]);
  const none = shifted([]);
  expect([none.inPlay('C4 Science Officer'), none.inPlay(SHIFTER)]).toEqual([false, false]);
});

const MIRROR = 'A3 Mirror Skinned Phaser Eel';
test(`${MIRROR}: only the ship that the eel is on can fire at it, for three turns`, () => {
  const eel = { card: 'M1 Small Phaser Eel', by: 1, on: [{ card: MIRROR, by: 1, left: 3 }] };
  const ship = { card: 'D5 Void Dragoness', given: [0, 0, 2] };
  const t = table({
    phase: 'weapons fire',
    active: 2,
    seats: [{ order: 'never' }, { fleet: [{ ...ship, on: [eel] }, ship], order: 'never' }],
  });
  t.act(2, 'fire', 'M1 Small Phaser Eel');
  if (t.question === 'volley') t.proposed();
  expect([t.inPlay('M1 Small Phaser Eel'), t.happened('fired').length]).toEqual([false, 1]);
  const far = table({
    phase: 'weapons fire',
    active: 2,
    seats: [{ order: 'never' }, { fleet: [{ card: NOMAD, on: [eel] }, ship], order: 'never' }],
  });
  expect(far.question === 'weapons fire' && far.offers(2, 'fire', 'M1 Small Phaser Eel')).toBe(false);
});

test(`${MIRROR}: goes on a phaser eel alone, and lasts three turns`, () => {
  const t = play({ hand: [MIRROR] }, { fleet: [{ card: NOMAD, on: [{ card: 'M1 Small Phaser Eel', by: 1 }] }] });
  t.act(1, 'play', MIRROR);
  expect([t.under(MIRROR), t.card(MIRROR).left]).toEqual(['M1 Small Phaser Eel', 3]);
  const none = play({ hand: [MIRROR] }, { fleet: [{ card: NOMAD, on: [{ card: 'M3 Alien Parasites', by: 1 }] }] });
  expect(none.refuses(1, 'play', MIRROR)).toBe('ge/ability/1');
});

const HALT = 'A5 Monster Halt';
test(`${HALT}: a monster of another player does nothing; each turn another may be halted`, () => {
  const t = play(
    {
      hand: [HALT],
      fleet: [
        {
          card: NOMAD,
          on: [
            { card: 'M1 Small Phaser Eel', by: 2 },
            { card: 'M3 Alien Parasites', by: 2 },
          ],
        },
      ],
    },
    { fleet: [{ card: DESTROYER, on: [{ card: 'M2 Snare Vines', by: 1 }] }] },
  );
  const halted = () => ['M1 Small Phaser Eel', 'M3 Alien Parasites'].map(name => !works(t.s, t.id(name)));
  t.act(1, 'play', HALT).pick(1, 'M1 Small Phaser Eel');
  expect([t.under(HALT), halted()]).toEqual(['M2 Snare Vines', [true, false]]);
  t.act(1, 'use', HALT);
  expect(halted()).toEqual([false, true]);
  nextTurn(t).act(1, 'use', HALT);
  expect(halted()).toEqual([true, false]);
});

test(`${HALT}: needs a monster of its player, and ends with it`, () => {
  const none = play({ hand: [HALT], fleet: [{ card: NOMAD, on: [{ card: 'M1 Small Phaser Eel', by: 2 }] }] });
  expect(none.refuses(1, 'play', HALT)).toBe('ge/ability/1');
  const t = play(
    {
      hand: [HALT, 'O8 Self Destruction'],
      fleet: [{ card: NOMAD, on: [{ card: 'M1 Small Phaser Eel', by: 2 }] }, BATTLESHIP],
    },
    { fleet: [{ card: DESTROYER, on: [{ card: 'M2 Snare Vines', by: 1 }] }] },
  );
  t.act(1, 'play', HALT).act(1, 'play', 'O8 Self Destruction').pick(1, BATTLESHIP).pick(1, DESTROYER);
  expect([t.inPlay(HALT), works(t.s, t.id('M1 Small Phaser Eel'))]).toEqual([false, true]);
});

const COMPREHENSION = 'A5 Temporal Comprehension';
const SCRIVENER = 'C3 Test Scrivener';
testCard({ title: 'Test Scrivener', types: ['C'], strength: 3 }, { functions: [{ effect: draw(1) }] });
test(`${COMPREHENSION}: crew uses each of its functions once in each Play Cards Phase`, () => {
  const t = play({ hand: [COMPREHENSION], fleet: [{ card: DESTROYER, on: [SCRIVENER] }] });
  t.act(1, 'play', COMPREHENSION).act(1, 'use', SCRIVENER);
  expect([t.under(COMPREHENSION), t.refuses(1, 'use', SCRIVENER)]).toEqual([SCRIVENER, 'ge/card-actions-limit/1']);
  t.untilPhase('play B', 1).act(1, 'use', SCRIVENER);
  expect(t.refuses(1, 'use', SCRIVENER)).toBe('ge/card-actions-limit/1');
});

test(`${COMPREHENSION}: leaves no second use for the second phase; goes on no ship and no crew of others`, () => {
  const t = play({ fleet: [{ card: DESTROYER, on: [{ card: SCRIVENER, on: [COMPREHENSION] }] }] });
  t.untilPhase('play B', 1).act(1, 'use', SCRIVENER);
  expect(t.refuses(1, 'use', SCRIVENER)).toBe('ge/card-actions-limit/1');
  const none = play({ hand: [COMPREHENSION], fleet: [NOMAD] }, { fleet: [{ card: DESTROYER, on: [SCRIVENER] }] });
  expect(none.refuses(1, 'play', COMPREHENSION)).toBe('ge/ability/1');
});

const off = (card: string) => ({ card, engaged: false });
test('B8 Repair Supply Base: keeps repair that is left over for one turn', () => {
  const fleet = ['T7 Undiscovered System', { card: 'T3 Moon', on: ['B8 Repair Supply Base'] }, off('S2 P.O.T. Escort')];
  const t = table({ phase: 'allocation', seats: [{ fleet, order: 'never' }, { order: 'never' }] });
  const { repair } = production(t.s, 0, works).free;
  t.allocate(1, {});
  expect(t.player(1).kept).toEqual({ repair });
  t.untilAsked('play cards', 2).untilAsked('allocation', 1).allocate(1, {});
  expect(t.player(1).kept).toEqual({ repair });
});

test('B8 Repair Supply Base: keeps no other points', () => {
  const fleet = ['T6 Comet', { card: 'T3 Moon', on: ['B8 Repair Supply Base'] }, off('S2 P.O.T. Escort')];
  const t = table({ phase: 'allocation', seats: [{ fleet, order: 'never' }, { order: 'never' }] });
  t.allocate(1, {});
  expect(t.player(1).kept.research ?? 0).toBe(0);
});

const SPHERE = 'B10 Dyson Sphere';
test(`${SPHERE}: its terrain generates three times its points and cannot be destroyed`, () => {
  const t = play(
    { hand: ['O10 Planetary Destruction', 'O2 Comet Impact'] },
    { fleet: [{ card: 'T3 Moon', on: [SPHERE] }, 'T3 Moon'] },
  );
  const [shelled, bare] = t.all('T3 Moon') as [number, number];
  const plain = output(t, 'T3 Moon');
  t.act(1, 'play', 'O2 Comet Impact').pick(1, shelled);
  expect([t.s.cards[shelled]!.damage, plain.supply]).toEqual([0, 6]);
  t.act(1, 'play', 'O10 Planetary Destruction').pick(1, bare);
  expect([t.inPlay(bare), t.inPlay(shelled)]).toEqual([false, true]);
});

test(`${SPHERE}: takes half of all damage; without it the terrain is as any other`, () => {
  const t = battle({ fleet: [BATTLESHIP] }, { fleet: [{ card: 'T3 Moon', on: [SPHERE] }], order: 'never' });
  fire(t, BATTLESHIP, SPHERE, 5);
  expect(hurt(t, SPHERE)).toEqual([0, 2]);
  const card = play({ hand: ['H5 Ion Storm'] }, { fleet: [{ card: 'T3 Moon', on: [SPHERE] }] }).act(
    1,
    'play',
    'H5 Ion Storm',
  );
  expect(hurt(card, SPHERE)).toEqual([0, 2]);
  const bare = play({ hand: ['O2 Comet Impact'] }, { fleet: ['T3 Moon'] }).act(1, 'play', 'O2 Comet Impact');
  expect([output(bare, 'T3 Moon').supply ?? 0, bare.card('T3 Moon').damage]).toEqual([0, 2]);
});

const DRAGONESS = 'D6 Time Dragoness';
test(`${DRAGONESS}: its breath comes before the volleys, once at each target, 1 ammunition a shot`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: DRAGONESS, given: [0, 0, 2] }], order: 'never' },
      { fleet: ['S2 Space Yacht', 'S6 Luxury Liner'], order: 'never' },
    ],
  });
  expect(t.question).toBe('first fire');
  t.act(1, 'breathe', DRAGONESS, 'S2 Space Yacht');
  expect(t.offers(1, 'breathe', DRAGONESS, 'S2 Space Yacht')).toBe(false);
  t.act(1, 'breathe', DRAGONESS, 'S6 Luxury Liner');
  const total = (name: string) => hurt(t, name)[0] + hurt(t, name)[1];
  expect([total('S2 Space Yacht'), total('S6 Luxury Liner')]).toEqual([1, 1]);
});

test(`${DRAGONESS}: without ammunition it breathes at nothing`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [DRAGONESS], order: 'never' },
      { fleet: ['S2 Space Yacht'], order: 'never' },
    ],
  });
  expect(t.question).not.toBe('first fire');
});
