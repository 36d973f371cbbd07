import { expect, test } from 'vitest';
import { recalls } from '../../../src/knows.ts';
import { mayApply } from '../../../src/rules/points/demands.ts';
import { toEnd } from '../../../src/rules/points/uses.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import { eliminate } from '../../../src/rules/table/how-to-win.ts';
import { protects } from '../../../src/rules/table/sector-hq.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { BATTLESHIP, battle, CUTTER, DESTROYER, FRIGATE, fire, hurt, NOMAD, nextTurn, play } from '../../scenes.ts';
import { table } from '../../table.ts';

// Hazards of Time Gates: the effect of each, and cases without one

for (const [name, strong, lost, kept] of [
  ['H5 Time Wave', 3, FRIGATE, 'S2 Police Cutter'],
  ['H7 Time Wave', 5, NOMAD, DESTROYER],
] as const) {
  test(`${name}: every other player with a card of strength ${strong} or more discards one`, () => {
    const t = play({ hand: [name], fleet: [BATTLESHIP] }, { fleet: [lost, kept] }, { fleet: [kept], order: 'never' });
    t.act(1, 'play', name);
    expect([t.pile(2, 'discard'), t.pile(3, 'discard'), t.inPlay(BATTLESHIP)]).toEqual([[lost], [], true]);
  });
  test(`${name}: goes beneath the discard pile; its victim chooses the card`, () => {
    const t = play({ hand: [name], discard: ['T3 Moon'] }, { fleet: [lost, BATTLESHIP] });
    t.act(1, 'play', name).pick(2, BATTLESHIP);
    expect([t.pile(1, 'discard'), t.pile(2, 'discard')]).toEqual([['T3 Moon', name], [BATTLESHIP]]);
  });
}

const TRAP = 'H5 Time Trap';
test(`${TRAP}: a card is not there, with all on it or alone, until 5 research free it`, () => {
  const t = play({ hand: [TRAP], fleet: ['T3 Moon'] }, { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }, 'T3 Moon'] });
  t.act(1, 'play', TRAP).pick(1, DESTROYER).act(1, 'way', 0);
  expect([t.protected(2), works(t.s, t.id('C5 Captain')), toEnd(t.s, t.id(TRAP))]).toEqual([
    false,
    false,
    { kind: 'research', n: 5 },
  ]);
  for (let i = 0; i < 2; i++) nextTurn(t);
  expect([t.inPlay(TRAP), t.protected(2)]).toEqual([true, false]);
  const alone = play({ hand: [TRAP] }, { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }] });
  alone.act(1, 'play', TRAP).pick(1, DESTROYER).act(1, 'way', 1);
  expect([works(alone.s, alone.id(DESTROYER)), works(alone.s, alone.id('C5 Captain'))]).toEqual([false, true]);
});

test(`${TRAP}: research of the fleet frees the card, and economy in its place`, () => {
  const rich = Array<string>(8).fill('T6 System');
  const t = play({ hand: [TRAP] }, { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }, ...rich] });
  t.act(1, 'play', TRAP).pick(1, DESTROYER).act(1, 'way', 0).untilPhase('allocation', 2);
  t.pick(2, ...Array<string>(5).fill(`Apply research to ${TRAP}`));
  expect([t.pile(1, 'discard'), t.on(DESTROYER)]).toEqual([[TRAP], ['C5 Captain']]);
});

test(`${TRAP}: in reaction it saves a card of its player’s fleet, and goes on no other`, () => {
  const t = battle({ fleet: [BATTLESHIP] }, { fleet: [NOMAD], hand: [TRAP] });
  fire(t, BATTLESHIP, NOMAD, 4).act(2, 'respond', TRAP);
  while (t.question === 'respond') t.pass(2);
  expect([t.under(TRAP), hurt(t, NOMAD)]).toEqual([NOMAD, [0, 0]]);
  const none = battle({ fleet: [BATTLESHIP] }, { fleet: [], hand: [TRAP] }, { fleet: [NOMAD], order: 'never' });
  fire(none, BATTLESHIP, NOMAD, 1);
  expect(none.question === 'respond' && none.offers(2, 'respond', TRAP)).toBe(false);
  while (none.question === 'respond') none.pass(2);
});

const STORM = 'H6 Temporal Ion Storm';
test(`${STORM}: one ship or base of every other fleet takes 3 damage`, () => {
  const t = play(
    { hand: [STORM], fleet: [FRIGATE] },
    { fleet: [NOMAD, DESTROYER] },
    { fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }], order: 'never' },
  );
  t.act(1, 'play', STORM).pick(1, NOMAD);
  const total = (name: string) => hurt(t, name)[0] + hurt(t, name)[1];
  expect([NOMAD, DESTROYER, 'B4 Base Station', FRIGATE, 'T3 Moon'].map(total)).toEqual([3, 0, 3, 0, 0]);
});

test(`${STORM}: terrain is no target`, () => {
  const t = play({ hand: [STORM] }, { fleet: ['T3 Moon'] });
  expect(t.refuses(1, 'play', STORM)).toBe('ge/crucial-rules/1');
});

const CLOUD = 'H7 Stellar Gas Cloud';
test(`${CLOUD}: nothing fires at a terrain and the cards on it, and they do not fire`, () => {
  const base = { card: 'T3 Moon', on: ['B4 Base Station', { card: CLOUD, by: 1 }] };
  const t = battle(
    { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }, 'T3 Moon'] },
    { fleet: [base, NOMAD], order: 'never' },
  );
  expect([t.offers(1, 'fire', 'B4 Base Station'), t.offers(1, 'fire', NOMAD), toEnd(t.s, t.id(CLOUD))]).toEqual([
    false,
    true,
    { kind: 'research', n: 14 },
  ]);
  t.untilPhase('play A', 2).act(2, 'pass');
  if (t.question === 'weapons fire') {
    t.act(2, 'fire', BATTLESHIP);
    expect(t.offered(2).includes('Base Station')).toBe(false);
  }
  t.leaveOpen();
});

test(`${CLOUD}: monsters leave the terrain alone; it comes in reaction, and on no ship`, () => {
  const t = table({
    seats: [
      { fleet: [], hand: ['M2 Planet Gouge', 'M2 Planet Gouge'], order: 'never' },
      { fleet: ['T3 Moon'], hand: [CLOUD] },
    ],
  });
  t.act(1, 'play', 'M2 Planet Gouge').act(2, 'respond', CLOUD);
  expect([t.under(CLOUD), t.inPlay('T3 Moon'), t.refuses(1, 'play', 'M2 Planet Gouge')]).toEqual([
    'T3 Moon',
    true,
    'ge/playing-on/1',
  ]);
  const none = play({ hand: [CLOUD], fleet: [DESTROYER] });
  expect(none.refuses(1, 'play', CLOUD)).toBe('ge/playing-on/1');
});

const TYPHOON = 'H7 Time Typhoon (Time Gates)';
test(`${TYPHOON}: shuffles the discard pile of a player, as a reaction too`, () => {
  const names = ['T3 Moon', NOMAD, DESTROYER, 'T6 System', 'H3 Pulsar', 'H3 Quasar', 'C5 Captain', 'C2 Engineer'];
  const t = play({ hand: [TYPHOON] }, { discard: names });
  t.act(1, 'play', TYPHOON).pick(1, '2');
  expect(t.pile(2, 'discard')).not.toEqual(names);
  expect(t.pile(2, 'discard').slice().sort()).toEqual(names.slice().sort());
  const react = table({
    seats: [
      { hand: ['T3 Moon'], discard: names, order: 'never' },
      { fleet: [NOMAD], hand: [TYPHOON] },
    ],
  });
  react.act(1, 'play', 'T3 Moon').act(2, 'respond', TYPHOON).pick(2, '1');
  expect([react.pile(1, 'discard').length, react.pile(1, 'discard')]).not.toEqual([names.length, names]);
});

test(`${TYPHOON}: an empty discard pile stays empty`, () => {
  const t = play({ hand: [TYPHOON] }, { discard: [] }).act(1, 'play', TYPHOON);
  t.pick(1, '2');
  expect(t.pile(2, 'discard')).toEqual([]);
});

const MINES = 'H8 Anti-Time Mine Field';
test(`${MINES}: a ship goes beneath its owner’s deck, and the cards on it go to the hand`, () => {
  const t = play({ hand: [MINES] }, { fleet: [{ card: NOMAD, on: ['C5 Captain', 'E2 Transporter'] }] });
  t.act(1, 'play', MINES);
  while (t.question !== 'play cards') t.pick(2, 'Beneath your deck');
  expect([t.pile(2, 'deck').at(-1), t.pile(2, 'hand').sort(), t.pile(1, 'discard')]).toEqual([
    NOMAD,
    ['C5 Captain', 'E2 Transporter'],
    [MINES],
  ]);
});

test(`${MINES}: or into the reserve fleet, for a card that is as strong; stronger ships pass the field`, () => {
  const t = play({ hand: [MINES] }, { fleet: [NOMAD], reserve: ['T6 System', 'C2 Engineer'] });
  t.act(1, 'play', MINES).pick(2, 'Into your reserve fleet, for a card of it that is as strong');
  expect([t.pile(2, 'reserve').sort(), t.pile(2, 'discard')]).toEqual([['C2 Engineer', NOMAD].sort(), ['T6 System']]);
  const strong = play({ hand: [MINES] }, { fleet: [BATTLESHIP] });
  expect(strong.refuses(1, 'play', MINES)).toBe('ge/playing-on/1');
});

const SWAP = 'H5 Entity Swap';
const LOGICIAN = { card: 'C2 Engineer', on: ['A2 Logic'] };
test(`${SWAP}: each turn a crew of the fleet trades places with one of the hand; abilities stay on the new one`, () => {
  const t = play({ hand: [SWAP, 'C5 Captain'], fleet: [{ card: NOMAD, on: [LOGICIAN] }], plays: 1 });
  t.act(1, 'play', SWAP).act(1, 'use', SWAP);
  expect([t.pile(1, 'hand'), t.on(NOMAD), t.on('C5 Captain')]).toEqual([['C2 Engineer'], ['C5 Captain'], ['A2 Logic']]);
  expect(t.refuses(1, 'use', SWAP)).toBe('ge/card-actions-limit/1');
  t.untilPhase('play A', 2);
  expect([t.inPlay(SWAP), t.pile(1, 'hand').includes(SWAP)]).toEqual([false, true]);
});

test(`${SWAP}: what else lies on the old crew goes; a card of another type stands in for none`, () => {
  const ill = { card: 'C2 Engineer', on: [{ card: 'O2 Dream State', by: 2 }] };
  const t = play({ hand: ['C5 Captain'], fleet: [SWAP, { card: NOMAD, on: [ill] }] });
  t.act(1, 'use', SWAP);
  expect([t.on(NOMAD), t.pile(2, 'discard')]).toEqual([['C5 Captain'], ['O2 Dream State']]);
  const none = play({ hand: ['E2 Transporter'], fleet: [SWAP, { card: NOMAD, on: ['C2 Engineer'] }] });
  expect(none.refuses(1, 'use', SWAP)).toBe('ge/crucial-rules/1');
});

test(`${SWAP}: in reaction it takes a crew out of danger and is discarded; 1 research ends it outside an Allocation Phase`, () => {
  const t = table({
    seats: [
      { hand: ['O2 Dream State'], order: 'never' },
      { fleet: [SWAP, { card: NOMAD, on: ['C2 Engineer'] }], hand: [SWAP, 'C5 Captain'] },
    ],
  });
  expect(mayApply(t.s, 0, t.id(SWAP), 'research')).toBe(true);
  t.act(1, 'play', 'O2 Dream State').act(2, 'respond', SWAP);
  while (t.question === 'respond') t.pass(2);
  expect([t.on(NOMAD), t.pile(2, 'discard'), t.pile(1, 'discard'), t.pile(2, 'hand')]).toEqual([
    ['C5 Captain'],
    [SWAP],
    ['O2 Dream State'],
    ['C2 Engineer'],
  ]);
});

const WELL = 'H8 Star Well';
const dropped = (card: string, two: Parameters<typeof play>[1] = {}) =>
  table({
    seats: [
      { fleet: [CUTTER], hand: [card, 'E2 Tractor Beam'], order: 'never' },
      { fleet: [NOMAD], hand: [WELL], ...two },
    ],
  });
test(`${WELL}: a ship falls in as it is played: it is disengaged and protects nothing`, () => {
  const t = dropped(FRIGATE);
  t.act(1, 'play', FRIGATE).act(2, 'respond', WELL);
  expect([t.under(WELL), t.engaged(FRIGATE), protects(t.s, t.id(FRIGATE)), toEnd(t.s, t.id(WELL))]).toEqual([
    FRIGATE,
    false,
    false,
    { kind: 'energy', n: 6 },
  ]);
  nextTurn(t);
  expect([t.engaged(FRIGATE), t.inPlay(WELL)]).toEqual([false, true]);
});

test(`${WELL}: a tractor beam on the unit gets it out`, () => {
  const t = dropped(DESTROYER);
  t.act(1, 'play', DESTROYER).act(2, 'respond', WELL);
  t.act(1, 'play', 'E2 Tractor Beam').pick(1, DESTROYER);
  expect([t.under('E2 Tractor Beam'), t.pile(2, 'discard')]).toEqual([DESTROYER, [WELL]]);
});

test(`${WELL}: goes on no other card that is played, and is not played without one`, () => {
  const t = dropped('C5 Captain', { hand: [WELL] });
  t.act(1, 'play', 'C5 Captain');
  expect(t.question === 'respond' && t.offers(2, 'respond', WELL)).toBe(false);
  while (t.question === 'respond') t.pass(2);
  const own = play({ hand: [WELL], fleet: [] }, { fleet: [NOMAD] });
  expect(own.refuses(1, 'play', WELL)).toBe('ge/playing-on/1');
});

const DIVERSION = 'H5 Space-Time Diversion';
/** Player 1 has drawn the top card of the deck of player 2. */
const diverted = (top: string, one: Parameters<typeof play>[0] = {}) =>
  play({ fleet: [], ...one, hand: [DIVERSION, ...(one.hand ?? [])] }, { deck: [top, 'T3 Moon'] }).act(
    1,
    'play',
    DIVERSION,
  );
test(`${DIVERSION}: the top card of another deck lies open, is played from the hand, and goes back to its owner’s pile`, () => {
  const t = diverted(DESTROYER);
  expect([t.pile(1, 'hand'), t.size(2, 'deck'), recalls(t.s, t.id(DESTROYER), 1)]).toEqual([[DESTROYER], 1, true]);
  t.act(1, 'play', DESTROYER);
  expect([t.inPlay(DESTROYER, 1), t.protected(1), t.player(1).plays]).toEqual([true, true, 1]);
  discard(t.s, t.id(DESTROYER));
  expect([t.pile(2, 'discard'), t.pile(1, 'discard')]).toEqual([[DESTROYER], [DIVERSION]]);
});

test(`${DIVERSION}: that card does not go to the reserve fleet; the deck of its own player gives none`, () => {
  const t = diverted(BATTLESHIP, { reserve: [FRIGATE] });
  expect(t.refuses(1, 'exchange', FRIGATE)).toBe('ge/reserve-fleet/4');
  const none = play({ hand: [DIVERSION] }, { deck: 0 });
  expect(none.refuses(1, 'play', DIVERSION)).toBe('ge/crucial-rules/1');
});

test(`${DIVERSION}: that card leaves the game with its owner`, () => {
  const t = play({ hand: [DIVERSION], fleet: [] }, { deck: [DESTROYER] }, { order: 'never' });
  t.act(1, 'play', DIVERSION).pick(1, '2');
  expect(t.pile(1, 'hand')).toEqual([DESTROYER]);
  eliminate(t.s, 1);
  expect([t.pile(1, 'hand'), t.card(DESTROYER).owner]).toEqual([[], 1]);
});
