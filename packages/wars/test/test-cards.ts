import type { CardSource } from '../src/card.ts';
import { compileCard } from '../src/compile/card.ts';
import { DEFS } from '../src/index.ts';
import type { SeatPosition } from '../src/position.ts';
import {
  activate,
  adjacentTo,
  cancelPending,
  card,
  chooseCards,
  damage,
  destroy,
  dismiss,
  drains,
  drainsNow,
  draw,
  either,
  exists,
  here,
  inHand,
  invert,
  isDestroyed,
  isLost,
  isThe,
  its,
  leavesPlay,
  lookAt,
  lose,
  move,
  noPlay,
  opponent,
  pending,
  power,
  relatedHere,
  retrieve,
  sequence,
  ship,
  show,
  site,
  that,
  theirs,
  thisPlace,
  titled,
  toHand,
  topOf,
  turnEnds,
  unit,
  unmovable,
  untargetable,
  untilEndOfTurn,
  useAsYours,
  warrior,
  yours,
} from '../src/words/index.ts';
import { Asset, Character, Interrupt, Location, Order } from './invented.ts';

// Cards with one ability each, for rules that no printed card shows alone. They cost nothing besides their text.

const facts = { number: '0T0', destiny: 0 } as const;
const used = (title: string, rest: Partial<CardSource>) =>
  Interrupt(title, { ...facts, kind: 'used', cost: 0, ...rest });

const cards: CardSource[] = [
  // effects on pending things
  used('Test Cancel', {
    play: { target: { what: pending('card', 'ability', 'drain', 'attack') }, effect: cancelPending('what') },
  }),
  used('Test Cancel Order', { play: { target: { what: pending('order') }, effect: cancelPending('what') } }),
  used('Test Cancel Unit', { play: { target: { what: pending('unit') }, effect: cancelPending('what') } }),
  used('Test Cancel Ship', { play: { target: { what: pending('ship') }, effect: cancelPending('what') } }),
  // effects on cards in play
  used('Test Destroy', { play: { target: { victim: card }, effect: destroy('victim') } }),
  used('Test Destroy Ship', { play: { target: { victim: ship }, effect: destroy('victim') } }),
  used('Test Recall', { play: { target: { victim: card }, effect: toHand('victim') } }),
  used('Test Harm', { play: { target: { victim: unit }, effect: damage('victim') } }),
  used('Test Harm Two', { play: { target: { victims: { of: unit, min: 2, max: 2 } }, effect: damage('victims') } }),
  used('Test Harm Yours', {
    play: {
      effect: chooseCards('both', { of: that(yours, unit), min: 2, max: 2, prompt: 'Which two?' }, damage('both')),
    },
  }),
  used('Test Harm Warrior', { play: { target: { victim: that(yours, warrior) }, effect: damage('victim') } }),
  used('Test Harm Your Unit', { play: { target: { victim: that(yours, unit) }, effect: damage('victim') } }),
  used('Test Harm Theirs', {
    play: {
      target: { victim: { of: that(theirs, ship), by: opponent } },
      effect: damage('victim'),
    },
  }),
  used('Test Hold', { play: { target: { still: unit }, effect: untilEndOfTurn(unmovable({ to: isThe('still') })) } }),
  used('Test Shove', {
    play: { target: { walker: unit, goal: that(site, adjacentTo('walker')) }, effect: move('walker', 'goal') },
  }),
  used('Test Invert', { play: { target: { turned: unit }, effect: invert('turned') } }),
  used('Test Take', { play: { target: { taken: that(theirs, card) }, effect: useAsYours('taken') } }),
  used('Test Might', { play: { target: { strong: unit }, effect: untilEndOfTurn(power(3, { to: isThe('strong') })) } }),
  // effects on piles
  used('Test Look', { play: { effect: lookAt(topOf('reserve', 1)) } }),
  used('Test Show', { play: { effect: show(inHand(card)) } }),
  used('Test Spark', { play: { effect: activate(1) } }),
  used('Test Draw', { play: { effect: draw(1) } }),
  used('Test Draw Lost', { kind: 'lost', play: { effect: draw(1) } }),
  used('Test Dredge', { play: { effect: draw(9, 'you', 'used pile') } }),
  used('Test Bullet', { uses: 1, play: { effect: draw(1) } }),
  used('Test Toll', { cost: 3, play: { effect: draw(1) } }),
  used('Test Hunger', { play: { effect: lose(3, opponent, 'hand') } }),
  used('Test Ruin', { play: { effect: lose(2, opponent, 'reserve') } }),
  used('Test Ruin and Relief', {
    play: { effect: sequence(lose(2, opponent, 'reserve'), retrieve(1, opponent)) } as never,
  }),
  used('Test Ruin Both', {
    kind: 'lost',
    play: { effect: sequence(lose(2, opponent, 'reserve'), lose(2, 'you', 'reserve')) },
  }),
  used('Test Twice', { play: { target: { one: unit, two: unit }, effect: sequence(damage('one'), damage('two')) } }),
  used('Test Price', { play: { target: { victim: unit }, pay: its('cost', 'victim'), effect: damage('victim') } }),
  used('Test Offering', {
    cost: 2,
    play: { given: { victim: that(yours, unit) }, cost: [dismiss('victim')], effect: draw(1) },
  }),
  Order('Test Order', { ...facts, kind: 'used', cost: 0, play: { effect: draw(1) } }),
  Order('Test Lost Order', { ...facts, kind: 'lost', cost: 0, play: { effect: draw(1) } }),
  Order('Test Salvage', { ...facts, kind: 'lost', cost: 0, play: { effect: retrieve(5) } }),
  // a card that is held and never played, so that its player is asked in every window
  Character('Test Spare', { ...facts, cost: 99, power: 0, tactics: 0, defense: 0 }),
  // cards that stay in play
  Character('Test Scholar', {
    ...facts,
    labels: ['Unit'],
    cost: 1,
    power: 1,
    tactics: 1,
    defense: 1,
    abilities: [
      { pay: 1, effect: draw(1), label: 'draw for 1' },
      { uses: 1, pay: 2, effect: draw(1), label: 'draw for 2' },
      { uses: 2, pay: 0, effect: draw(1), label: 'draw twice' },
      { pay: 0, effect: untilEndOfTurn(power(1, { to: that(yours, unit, here) })), label: 'power' },
    ],
  }),
  Character('Test Herald', {
    ...facts,
    labels: ['Unit'],
    cost: 0,
    power: 1,
    tactics: 1,
    defense: 1,
    unique: true,
    whenever: [{ on: drainsNow('each'), effect: draw(1) }],
  }),
  Asset('Test Watch', { ...facts, cost: 0, whenever: [{ on: isDestroyed(card), effect: draw(1) }] }),
  Asset('Test Wake', { ...facts, cost: 0, whenever: [{ on: leavesPlay(card), effect: draw(1) }] }),
  Asset('Test Grief', { ...facts, cost: 0, whenever: [{ on: isLost(card), effect: draw(1) }] }),
  Asset('Test Dusk', { ...facts, cost: 0, whenever: [{ on: turnEnds('each'), effect: draw(1) }] }),
  Asset('Test Ban', { ...facts, cost: 0, always: [noPlay(unit)] }),
  Asset('Test Gate', {
    ...facts,
    cost: 0,
    beneath: 'location',
    theirs: 'too',
    always: [noPlay(unit, { at: thisPlace })],
  }),
  Asset('Test Shroud', {
    ...facts,
    cost: 0,
    always: [
      untargetable({ to: either(titled('Vishal Scout'), titled('Raider'), titled('Flamecutter'), titled('Talkan')) }),
      untargetable({ to: titled('Sumadar-Damir') }),
    ],
  }),
  Asset('Test Haste', { ...facts, cost: 0, always: [{ k: 'quickdraw', to: that(yours, unit), n: 1 }] }),
  Asset('Test Doubt', {
    ...facts,
    cost: 0,
    whenever: [{ on: drainsNow('each'), needs: exists(that(yours, warrior)), effect: draw(1) }],
  }),
  Asset('Test Burden', { ...facts, cost: 0, beneath: 'character', theirs: 'too' }),
  Asset('Test Peace', { ...facts, cost: 0, always: [drains(-1, { who: 'each' })] }),
  Location('Ganymede/Test Port', {
    ...facts,
    kind: 'site',
    energy: [1, 1],
    labels: ['Port'],
    abilities: [
      {
        anyPlayer: true,
        pay: 1,
        target: { walker: that(yours, unit, here), goal: that(site, relatedHere) },
        effect: move('walker', 'goal'),
      },
    ],
  }),
];
for (const source of cards) if (!DEFS.some(d => d.title === source.title)) compileCard(source);

/** A seat with one more card that it cannot play, so that it is asked in every window even when it has no other card. */
export const asked = (seat: SeatPosition): SeatPosition =>
  Array.isArray(seat.hand) ? { ...seat, hand: [...seat.hand, 'Test Spare'] } : seat;
