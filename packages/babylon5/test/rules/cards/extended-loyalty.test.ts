// Extended loyalty: by an optional engine rule, each player may have a copy of a limited card of a race that several players have.
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { compileCard } from '../../../src/compile.ts';
import { HAND, type SeatPosition, SUPPORTING } from '../../../src/index.ts';
import {
  bringIntoPlay,
  character as characters,
  discard,
  has,
  host,
  removeFromGame,
  setOf,
  takeOver,
  yourDiscards,
} from '../../../src/words/index.ts';
import '../../cards/played-cards.ts';
import '../../support/cards-for-parties.ts';
import { match, refusedBy, seat } from '../../support/cards-for-turns.ts';
import { type Table, table } from '../../support/table.ts';

const { character, enhancement, event, location } = setOf('test');
for (const card of [
  character('Test Zak', { race: 'human', cost: 2, abilities: { intrigue: 2 } }),
  character('Test Loyal Captain', { race: 'human', cost: 2, abilities: { leadership: 1 }, keywords: ['Ranger One'] }),
  character('Test Other Captain', { race: 'human', cost: 2, abilities: { leadership: 1 }, keywords: ['Ranger One'] }),
  character('Test Narn Zak', { race: 'narn', cost: 2, abilities: { intrigue: 2 } }),
  character('Test Only Zak', { race: 'human', cost: 2, abilities: { intrigue: 2 }, copies: 'unique' }),
  character('Test Plain Clark', { race: 'human', cost: 2, abilities: { diplomacy: 2 }, personality: 'Test Clark' }),
  location('Test Human Home', { race: 'human', cost: 2, keywords: ['Homeworld'] }),
  location('Test Human Home Restored', { race: 'human', cost: 2, keywords: ['Homeworld'] }),
  location('Test Narn Home', { race: 'narn', cost: 2, keywords: ['Homeworld'] }),
  location('Test Narn Home Restored', { race: 'narn', cost: 2, keywords: ['Homeworld'] }),
  event('Test Lure Away', { play: { target: { who: characters }, effect: takeOver('who') } }),
  enhancement('Test Human Sash', {
    race: 'human',
    cost: 1,
    enhances: characters,
    copies: 'limited',
    always: [has(host, 'intrigue', 1)],
  }),
  event('Test Lost Post', { play: { target: { who: characters }, effect: discard('who') } }),
  event('Test Lost Record', { play: { target: { who: characters }, effect: removeFromGame('who') } }),
])
  compileCard(card);

const FIRST = 1;
const CLARK = 2;
const NARN = 3;
const MINBARI = 4;

/** Two Human players, a Narn and a Minbari one, all with influence for anything. */
const humans = (given: Partial<Record<number, Partial<SeatPosition>>> = {}, on = true): Table =>
  table({
    ruleset: 'engine',
    ...(on ? { extendedLoyalty: true } : {}),
    seats: [
      { race: 'human', ...given[FIRST] },
      { race: 'human', designation: 'home', ambassador: 'Test Clark', ...given[CLARK] },
      { race: 'narn', ...given[NARN] },
      { race: 'minbari', ...given[MINBARI] },
    ].map(x => ({ rating: 15, ...x })) as SeatPosition[],
    order: [FIRST, CLARK, NARN, MINBARI],
  });
const zaks = { hand: ['Test Zak', 'Test Zak'] };
const held = (t: Table, title: string): number[] =>
  [FIRST, CLARK, NARN, MINBARI].map(who => t.titles(who, SUPPORTING).filter(x => x === title).length);
/** The Zak that a player has in play. */
const zakOf = (t: Table, who: number) =>
  t.s.cards.findIndex((c, i) => c.faction === who - 1 && t.titleOf(i) === 'Test Zak');

rule('b5/extended-loyalty/1', 'with two Human players each of four players may have a Zak', () => {
  const all = { [FIRST]: zaks, [CLARK]: zaks, [NARN]: zaks, [MINBARI]: zaks };
  const t = humans(all);
  for (const who of [FIRST, CLARK, NARN, MINBARI]) t.act(who, 'sponsor', t.handed(who, 'Test Zak'));
  expect(held(t, 'Test Zak')).toEqual([1, 1, 1, 1]);
  // without the rule there is one at the table
  const plain = humans(all, false);
  plain.act(FIRST, 'sponsor', plain.handed(FIRST, 'Test Zak'));
  expect(plain.refuses(CLARK, 'sponsor', plain.handed(CLARK, 'Test Zak'))).toBe('b5/sponsor/24');
});

rule('b5/extended-loyalty/1', 'unique cards, and cards of a race with one player, stay one at the table', () => {
  const hand = { hand: ['Test Only Zak', 'Test Narn Zak'] };
  const t = humans({ [FIRST]: hand, [CLARK]: hand, [NARN]: { hand: ['Test Narn Zak'] } });
  t.act(FIRST, 'sponsor', t.handed(FIRST, 'Test Only Zak'));
  expect(t.refuses(CLARK, 'sponsor', t.handed(CLARK, 'Test Only Zak'))).toBe('b5/glossary/10');
  t.pass(CLARK).act(NARN, 'sponsor', t.handed(NARN, 'Test Narn Zak')).pass(MINBARI);
  expect(t.refuses(FIRST, 'sponsor', t.handed(FIRST, 'Test Narn Zak'))).toBe('b5/sponsor/24');
});

rule('b5/extended-loyalty/1', 'a limited enhancement counts for the player who controls it', () => {
  const hand = { hand: ['Test Human Sash', 'Test Human Sash'] };
  const t = humans({ [FIRST]: { ...hand, inner: ['Test Zak'] }, [CLARK]: hand });
  t.act(FIRST, 'sponsor', t.handed(FIRST, 'Test Human Sash')).pick(FIRST, 'Jeffrey Sinclair').pick(FIRST, 'Test Clark');
  t.act(CLARK, 'sponsor', t.handed(CLARK, 'Test Human Sash')).pick(CLARK, 'Jeffrey Sinclair');
  t.pass(NARN).pass(MINBARI);
  expect(t.refuses(FIRST, 'sponsor', t.handed(FIRST, 'Test Human Sash'))).toBe('b5/extended-loyalty/3');
});

rule('b5/extended-loyalty/2', 'all must agree to it before the game, and only the engine rules have it', () => {
  const option = ['extended loyalty' as const];
  const seats = (...who: boolean[]) =>
    (['narn', 'centauri', 'human'] as const).map((race, i) => seat(race, 66, [], who[i] ? { options: option } : {}));
  expect(refusedBy({ ruleset: 'engine', seats: seats(true, true, false) })).toBe('b5/which-rules/5');
  expect(refusedBy({ ruleset: 'casual', seats: seats(true, true, true) })).toBe('b5/which-rules/5');
  const on = match({ ruleset: 'engine', seats: seats(true, true, true) }).leaveOpen();
  expect(on.s.extended?.map(([person]) => person)).toEqual(["G'Kar", 'Londo Mollari', 'Jeffrey Sinclair']);
  expect(match({ ruleset: 'engine', seats: seats(false, false, false) }).leaveOpen().s.extended).toBeUndefined();
});

rule('b5/extended-loyalty/3', 'a player who has a Zak may not bring in a second', () => {
  const t = humans({
    [FIRST]: { supporting: ['Test Zak'], hand: ['Test Zak'] },
    [CLARK]: { supporting: ['Test Zak'] },
    [NARN]: { supporting: [{ card: 'Test Zak', race: 'human' }] },
    [MINBARI]: { supporting: [{ card: 'Test Zak', race: 'human' }], hand: ['Test Zak'] },
  });
  expect(held(t, 'Test Zak')).toEqual([1, 1, 1, 1]);
  expect(t.refuses(FIRST, 'sponsor', t.handed(FIRST, 'Test Zak'))).toBe('b5/extended-loyalty/3');
  t.pass(FIRST).pass(CLARK).pass(NARN);
  expect(t.refuses(MINBARI, 'sponsor', t.handed(MINBARI, 'Test Zak'))).toBe('b5/extended-loyalty/3');
});

rule('b5/extended-loyalty/4', "nobody brings in another player's starting ambassador", () => {
  const t = humans({ [FIRST]: { hand: ['Test Plain Clark'] }, [NARN]: { hand: ['Test Plain Clark'] } });
  expect(t.refuses(FIRST, 'sponsor', t.handed(FIRST, 'Test Plain Clark'))).toBe('b5/extended-loyalty/4');
  t.pass(FIRST).pass(CLARK);
  expect(t.refuses(NARN, 'sponsor', t.handed(NARN, 'Test Plain Clark'))).toBe('b5/extended-loyalty/4');
  // the rule says nothing of that player's own versions of the person
  const own = humans({ [CLARK]: { hand: ['Test Plain Clark'] } }).pass(FIRST);
  expect(own.refuses(CLARK, 'sponsor', own.handed(CLARK, 'Test Plain Clark'))).toBe('b5/personality/1');
});

rule('b5/extended-loyalty/4', 'there is one Ranger One at the table', () => {
  const t = humans({
    [FIRST]: { hand: ['Test Loyal Captain'] },
    [CLARK]: { hand: ['Test Loyal Captain', 'Test Other Captain'] },
  });
  t.act(FIRST, 'sponsor', t.handed(FIRST, 'Test Loyal Captain'));
  for (const title of ['Test Loyal Captain', 'Test Other Captain'])
    expect(t.refuses(CLARK, 'sponsor', t.handed(CLARK, title))).toBe('b5/glossary/18');
});

rule('b5/extended-loyalty/4', 'each Human faction may have a homeworld of its own, and no second one', () => {
  const hand = { hand: ['Test Human Home', 'Test Human Home Restored'] };
  const t = humans({ [FIRST]: hand, [CLARK]: hand });
  t.act(FIRST, 'sponsor', t.handed(FIRST, 'Test Human Home'));
  t.act(CLARK, 'sponsor', t.handed(CLARK, 'Test Human Home'));
  t.pass(NARN).pass(MINBARI);
  expect(t.refuses(FIRST, 'sponsor', t.handed(FIRST, 'Test Human Home Restored'))).toBe('b5/extended-loyalty/4');
  // a race with one player has one homeworld at the table
  const narn = humans({
    [FIRST]: { supporting: [{ card: 'Test Narn Home', race: 'narn' }] },
    [NARN]: { hand: ['Test Narn Home Restored'] },
  });
  narn.pass(FIRST).pass(CLARK);
  expect(narn.refuses(NARN, 'sponsor', 'Test Narn Home Restored')).toBe('b5/cards-location/3');
  const plain = humans({ [FIRST]: hand, [CLARK]: hand }, false);
  plain.act(FIRST, 'sponsor', plain.handed(FIRST, 'Test Human Home'));
  expect(plain.refuses(CLARK, 'sponsor', plain.handed(CLARK, 'Test Human Home Restored'))).toBe('b5/cards-location/3');
});

compileCard(
  event('Test Second Coming', {
    play: { target: { who: yourDiscards(characters) }, effect: bringIntoPlay('who') },
  }),
);

rule('b5/extended-loyalty/5', 'after a Zak left the game no other enters, but those in play stay', () => {
  const t = humans({
    [FIRST]: { supporting: ['Test Zak'], hand: ['Test Lost Record', 'Test Second Coming'], discard: ['Test Zak'] },
    [CLARK]: { supporting: ['Test Zak'] },
    [NARN]: { hand: ['Test Zak'] },
  });
  t.act(FIRST, 'event', 'Test Lost Record').pick(FIRST, zakOf(t, FIRST));
  expect(held(t, 'Test Zak')).toEqual([0, 1, 0, 0]);
  t.pass(CLARK);
  expect(t.refuses(NARN, 'sponsor', t.handed(NARN, 'Test Zak'))).toBe('b5/extended-loyalty/5');
  t.pass(NARN).pass(MINBARI);
  // a text that says so itself brings another one in
  t.act(FIRST, 'event', 'Test Second Coming');
  expect(held(t, 'Test Zak')).toEqual([1, 1, 0, 0]);
});

rule('b5/extended-loyalty/1', 'a Zak whose discard never was comes back beside those of other players', () => {
  const t = humans({
    [FIRST]: { supporting: ['Test Zak'], hand: ['Test Lost Post'] },
    [CLARK]: { supporting: ['Test Zak'], hand: ['Not Meant to Be'] },
  });
  t.act(FIRST, 'event', 'Test Lost Post').pick(FIRST, zakOf(t, FIRST));
  expect(held(t, 'Test Zak')).toEqual([0, 1, 0, 0]);
  t.act(CLARK, 'event', 'Not Meant to Be');
  expect(held(t, 'Test Zak')).toEqual([1, 1, 0, 0]);
});

rule('b5/extended-loyalty/6', 'a Zak never joins a faction that has one, whatever the effect', () => {
  const lure = { hand: ['Test Lure Away'] };
  const t = humans({ [FIRST]: { ...lure, supporting: ['Test Zak'] }, [CLARK]: { supporting: ['Test Zak'] } });
  t.act(FIRST, 'event', 'Test Lure Away').pick(FIRST, zakOf(t, CLARK));
  expect(held(t, 'Test Zak')).toEqual([1, 1, 0, 0]);
  expect(t.titles(FIRST, HAND)).toEqual([]);
  const back = humans({ [FIRST]: { hand: ['Test Second Coming'], supporting: ['Test Zak'], discard: ['Test Zak'] } });
  back.act(FIRST, 'event', 'Test Second Coming');
  expect(held(back, 'Test Zak')).toEqual([1, 0, 0, 0]);
  // a faction without one takes it
  const other = humans({ [FIRST]: lure, [CLARK]: { supporting: ['Test Zak'] } });
  other.act(FIRST, 'event', 'Test Lure Away').pick(FIRST, zakOf(other, CLARK));
  expect(held(other, 'Test Zak')).toEqual([1, 0, 0, 0]);
});
