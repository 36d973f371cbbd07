import { advance, optionId, options, submit } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DECK, DISCARD, type GeSetup, galacticEmpires, HAND, pile, REMOVED, view } from '../../../src/index.ts';
import { ANTE_ORDER, matchOf } from '../../matches.ts';
import { table } from '../../table.ts';

// How a match begins: decks, antes, the order of play, and what may be played on the first two turns

rule('ge/introduction/1', 'two to twelve players take part', () => {
  const seats = (n: number) => ({ seats: Array.from({ length: n }, () => ({ deck: Array(40).fill('t3-moon') })) });
  for (const n of [2, 12]) expect(() => galacticEmpires.create(seats(n), 1)).not.toThrow();
  for (const n of [1, 13]) expect(() => galacticEmpires.create(seats(n), 1)).toThrow('2 to 12 players');
});

rule('ge/getting-started/1', 'the deck without the reserve fleet is shuffled before any ante is drawn', () => {
  const t = matchOf([
    { deck: Array(58).fill('t3-moon'), reserve: ['t3-ice-moon', 't3-ice-moon'] },
    { deck: Array(60).fill('t3-moon') },
  ]);
  const told = t.happened('shuffled', 'ante').map(f => f.t);
  expect(told).toEqual(['shuffled', 'shuffled', 'ante', 'ante']);
  expect(pile(t.s, 0, DECK).length + 1 + 9).toBe(58);
});

rule('ge/getting-started/2', 'each player’s top card is shown to all as the ante', () => {
  const t = matchOf([{ deck: Array(40).fill('t3-moon') }, { deck: Array(40).fill('t3-ice-moon') }]);
  expect(t.log(null).filter(line => line.includes('antes'))).toEqual([
    'Player 1 antes T3 Moon.',
    'Player 2 antes T3 Ice Moon.',
  ]);
});

rule('ge/getting-started/3', 'the strongest ante goes first', () => {
  const t = matchOf(ANTE_ORDER);
  // antes of strength 3, 7 and 5
  expect(t.s.order).toEqual([1, 2, 0]);
  expect(t.asked).toEqual([2]);
});

rule('ge/getting-started/4', 'equal antes are told apart by dice', () => {
  const t = matchOf([{ deck: Array(40).fill('t3-moon') }, { deck: Array(40).fill('t3-moon') }]);
  const dice = t.happened('rolled').map(f => [f.seat, f.n]);
  expect(dice.length).toBeGreaterThanOrEqual(2);
  const [[a, x], [b, y]] = dice.slice(-2) as [[number, number], [number, number]];
  expect(t.s.order[0]).toBe(x > y ? a : b);
});

rule('ge/getting-started/5', 'antes are the first cards of the discard piles', () => {
  const t = matchOf(ANTE_ORDER);
  for (const seat of [0, 1, 2]) expect(pile(t.s, seat, DISCARD)).toHaveLength(1);
});

rule('ge/getting-started/6', 'antes are set aside only where all agree that the winner keeps them', () => {
  const decks = [0, 1, 2].map(() => ({ deck: Array(40).fill('t3-moon') }));
  const all = matchOf(decks.map(seat => ({ ...seat, wagers: true })));
  expect([0, 1, 2].map(seat => pile(all.s, seat, REMOVED).length)).toEqual([1, 1, 1]);
  const two = matchOf(decks.map((seat, i) => ({ ...seat, wagers: i < 2 })));
  expect([0, 1, 2].map(seat => pile(two.s, seat, DISCARD).length)).toEqual([1, 1, 1]);
});

rule('ge/beginning-play/1', 'reserve fleets lie open once the antes are drawn', () => {
  const t = matchOf([
    { deck: Array(40).fill('t3-moon'), reserve: ['s4-argonian-destroyer'] },
    { deck: Array(40).fill('t3-moon') },
  ]);
  expect(view(t.s, 1).seats[0]!.reserve.map(x => x?.title)).toEqual(['S4 Argonian Destroyer']);
});

rule('ge/reserve-fleet/2', 'before the antes only the number of its cards is known to others', () => {
  const setup: GeSetup = {
    seats: [
      { deck: Array(40).fill('t3-moon'), reserve: ['s4-argonian-destroyer'] },
      { deck: Array(40).fill('t3-moon') },
    ],
  };
  const s = galacticEmpires.create(setup, 1);
  expect(view(s, 1).seats[0]!.reserve).toEqual([null]);
  expect(view(s, 0).seats[0]!.reserve[0]?.title).toBe('S4 Argonian Destroyer');
  advance(galacticEmpires, s);
  expect(view(s, 1).seats[0]!.reserve[0]?.title).toBe('S4 Argonian Destroyer');
});

rule('ge/reserve-fleet/1', 'a reserve fleet has at most as many cards as there are players', () => {
  const seats = (n: number): GeSetup => ({
    seats: [0, 1, 2].map(i => ({
      deck: Array(40).fill('t3-moon'),
      reserve: i === 0 ? Array(n).fill('t3-ice-moon') : [],
    })),
  });
  for (const n of [0, 3]) expect(() => galacticEmpires.create(seats(n), 1)).not.toThrow();
  expect(() => galacticEmpires.create(seats(4), 1)).toThrow('ge/reserve-fleet/1');
});

rule('ge/beginning-play/2', 'everybody begins with nine cards', () => {
  const t = matchOf(ANTE_ORDER);
  for (const seat of [0, 1, 2]) expect(pile(t.s, seat, HAND)).toHaveLength(9);
});

rule('ge/beginning-play/3', 'turns go round in the order of play', () => {
  const t = matchOf(ANTE_ORDER);
  for (let i = 0; i < 40 && t.s.turn < 4; i++) t.least();
  expect(t.happened('turn').map(f => f.seat)).toEqual([1, 2, 0, 1]);
});

const hand = ['T3 Moon', 'S1 Fleet Freighter', 'R/C4 Science Officer', 'M1 Small Phaser Eel'];

rule('ge/first-turns/1', 'nothing but terrain is offered on turn 1', () => {
  const t = table({ seats: [{ turns: 1, hand }, {}] });
  const offered = options(galacticEmpires, t.s, 0).map(optionId);
  expect(offered.filter(id => id.startsWith('play'))).toHaveLength(1);
  expect(t.refuses(1, 'play', 'S1 Fleet Freighter')).toBe('ge/first-turns/1');
  expect(t.refuses(1, 'play', 'R/C4 Science Officer')).toBe('ge/first-turns/1');
});

rule('ge/first-turns/2', 'cards may be exchanged with the reserve fleet on turn 1', () => {
  const t = table({ seats: [{ turns: 1, hand: ['S5 Argonian Light Cruiser'], reserve: ['T4 Small Planet'] }, {}] });
  t.act(1, 'exchange', 'T4 Small Planet');
  t.act(1, 'play', 'T4 Small Planet');
  expect([t.inPlay('T4 Small Planet', 1), t.pile(1, 'reserve')]).toEqual([true, ['S5 Argonian Light Cruiser']]);
});

rule('ge/first-turns/3', 'one ship, base or dragon in all on turn 2; other cards are free', () => {
  const t = table({
    seats: [
      { turns: 2, fleet: ['T3 Moon'], hand: ['B4 Base Station', 'S1 Fleet Freighter', 'T3 Ice Moon'] },
      { fleet: ['S4 Refueler'] },
    ],
  });
  t.act(1, 'play', 'B4 Base Station');
  expect(t.refuses(1, 'play', 'S1 Fleet Freighter')).toBe('ge/first-turns/3');
  expect(t.offers(1, 'play', 'T3 Ice Moon')).toBe(true);
});

rule('ge/first-turns/5', 'from turn 3 on ships are limited by command slots alone', () => {
  const t = table({ seats: [{ turns: 3, slots: 2, hand: ['S4 Refueler', 'S4 Refueler'] }, {}] });
  t.act(1, 'play', 'S4 Refueler').act(1, 'play', 'S4 Refueler');
  expect(t.all('S4 Refueler', 1)).toHaveLength(2);
});

rule('ge/reserve-fleet/3', 'an exchange is a Card Play: the reserve card comes to the hand', () => {
  const t = table({ seats: [{ hand: ['C4 Navigator'], reserve: ['S4 Refueler'] }, {}] });
  t.act(1, 'exchange', 'S4 Refueler');
  expect([t.player(1).plays, t.pile(1, 'hand'), t.pile(1, 'reserve')]).toEqual([2, ['S4 Refueler'], ['C4 Navigator']]);
});

rule('ge/reserve-fleet/4', 'the card that goes there is at least as strong', () => {
  const t = table({ seats: [{ hand: ['E3 Shuttlecraft', 'C4 Navigator', 'M5 Zarom'], reserve: ['S4 Refueler'] }, {}] });
  t.act(1, 'exchange', 'S4 Refueler');
  expect(t.offeredTo(1)).not.toContain('Shuttlecraft');
  t.pick(1, 'M5 Zarom');
  expect(t.pile(1, 'reserve')).toEqual(['M5 Zarom']);
  const weak = table({ seats: [{ hand: ['E3 Shuttlecraft'], reserve: ['S4 Refueler'] }, {}] });
  expect(weak.refuses(1, 'exchange', 'S4 Refueler')).toBe('ge/reserve-fleet/4');
});

rule('ge/reserve-fleet/5', 'to play what was fetched takes another Card Play', () => {
  const t = table({ seats: [{ hand: ['C4 Navigator'], reserve: ['T4 Small Planet'] }, {}] });
  t.act(1, 'exchange', 'T4 Small Planet').act(1, 'play', 'T4 Small Planet');
  expect(t.player(1).plays).toBe(1);
});

rule('ge/reserve-fleet/7', 'the reserve fleet is not in play: terrain there generates nothing', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: [{ card: 'S4 Refueler', engaged: false }], reserve: ['T6 Asteroid Field'] }, {}],
  });
  expect(t.whyNot(1, 'S4 Refueler')?.rule).toBe('ge/allocation-phase/6');
});

rule('ge/definitions/26', 'the limit of the reserve fleet stays when players are out', () => {
  const t = table({
    seats: [
      { hand: ['C4 Navigator'], reserve: ['T4 Small Planet', 'T3 Moon', 'T3 Ice Moon', 'S4 Refueler'] },
      {},
      {},
      {},
    ],
  });
  submit(galacticEmpires, t.s, t.s.ask!.id, 0, ['pass']);
  expect(t.size(1, 'reserve')).toBe(4);
});
