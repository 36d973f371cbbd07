import { answer, clone, options, seeded, sentences, toldTo, type Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import {
  type B5State,
  babylon5,
  cardsIn,
  DECK,
  HAND,
  type Position,
  SUPPORTING,
  setUp,
  view,
  zone,
} from '../src/index.ts';
import { drawCard, shown, shuffledDeck } from '../src/rules/cards/drawing.ts';
import { attached, moved } from '../src/rules/cards/in-play.ts';
import { readied, rotated, turnedUp } from '../src/rules/cards/ready.ts';
import { influenceApplied, influenceBuilt } from '../src/rules/politics/influence.ts';

/** The log as a viewer reads it. */
const log = (s: B5State, viewer: Viewer): string[] => sentences(babylon5, s.heard!, viewer).map(said => said.text);

test('nothing of a hidden agenda, a face-down conflict or a hand is in what others see', () => {
  const s = setUp({
    seats: [
      { race: 'narn', agenda: { card: 'Peace In Our Time', hidden: true }, hand: ['Border Raid', 'Trade Pact'] },
      { race: 'centauri' },
    ],
    order: ['narn', 'centauri'],
    round: 'conflict',
  });
  const conflict = cardsIn(s, 0, HAND)[0]!;
  s.heard = [];
  answer(babylon5, s, 0, [options(babylon5, s, 0).find(o => o.a === conflict)!]);
  for (const viewer of [1, null]) {
    const seen = view(s, viewer);
    expect(seen.seats[0]).toMatchObject({ hand: 1, agenda: { type: 'agenda', controller: 0 } });
    expect(Object.keys(seen.seats[0]!.agenda!).sort()).toEqual(['controller', 'hidden', 'type']);
    expect(seen.conflicts).toMatchObject([{ name: "Narn's face-down conflict", card: null, types: [] }]);
    expect(JSON.stringify([seen, s.heard.map(h => toldTo(h, viewer))])).not.toMatch(/border-raid|trade-pact|peace-in/);
    expect(log(s, viewer)).toEqual(['Narn declares a conflict, face down.']);
  }
  const own = view(s, 0);
  expect(own.hand.map(c => c.title)).toEqual(['Trade Pact']);
  expect(own.conflicts[0]).toMatchObject({ card: 'border-raid', name: 'Border Raid (face down)' });
  expect(own.seats[0]!.agenda).toMatchObject({ title: 'Peace In Our Time' });
  expect(log(s, 0)).toEqual(['Narn declares Border Raid.']);
});

test('what happened before a shuffle is told by the names of then', () => {
  const s = setUp({
    seats: [
      { race: 'narn', supporting: ["Na'Toth"], deck: ['Border Raid', 'Trade Pact', "Ja'Doc"] },
      { race: 'centauri' },
    ],
  });
  const [id] = cardsIn(s, 0, SUPPORTING);
  for (let seed = 1; seed < 20; seed++) {
    const then = clone(s);
    then.random = seeded(seed);
    then.heard = [];
    moved(then, { card: id!, to: zone(0, DECK), from: zone(0, SUPPORTING) });
    shuffledDeck(then, { seat: 0 });
    expect(log(then, 1)).toEqual(["Na'Toth goes into Narn's deck.", 'Narn shuffles the deck.']);
    expect(toldTo(then.heard[1]!, 1).fact).toEqual({ t: 'shuffled', seat: 0 });
  }
});

test('cards drawn, laid under others and looked at are told only to those who may know', () => {
  const s = setUp({ seats: [{ race: 'narn', deck: ['Border Raid'], hand: ['Trade Pact'] }, { race: 'centauri' }] });
  const [trade] = cardsIn(s, 0, HAND);
  s.heard = [];
  drawCard(s, 0);
  const [drawn] = cardsIn(s, 0, HAND).filter(id => id !== trade);
  attached(s, { card: trade!, host: s.seats[0]!.ambassador, faceDown: true, controller: 0 });
  shown(s, { cards: [drawn!], to: 0, whose: 0 });
  expect(log(s, 0)).toEqual([
    'Narn draws Border Raid.',
    "Trade Pact is laid face down under G'Kar.",
    'Narn looks at cards of their own: Border Raid.',
  ]);
  expect(log(s, 1)).toEqual([
    'Narn draws a card.',
    "A card is laid face down under G'Kar.",
    'Narn looks at a card of their own.',
  ]);
  const [under] = view(s, 1).seats[0]!.inner[0]!.attached;
  expect(under).toEqual({ hidden: 1, type: 'contingency', controller: 0 });
  s.heard = [];
  turnedUp(s, { card: trade! });
  expect(log(s, 1)).toEqual(['Narn reveals Trade Pact.']);
  expect(view(s, 1).seats[0]!.inner[0]!.attached[0]).toMatchObject({ title: 'Trade Pact', handle: 0 });
});

test('one who sees all sees hands, decks, what lies face down, and who is asked what', () => {
  const s = setUp({
    seats: [
      {
        race: 'narn',
        agenda: { card: 'Peace In Our Time', hidden: true },
        hand: ['Border Raid'],
        deck: ['Trade Pact'],
      },
      { race: 'centauri', hand: ['Accident'] },
    ],
    order: ['narn', 'centauri'],
    round: 'conflict',
  });
  const seen = view(s, 'all');
  expect(seen.seats.map(seat => seat.held!.hand.map(c => c.title))).toEqual([['Border Raid'], ['Accident']]);
  expect(seen.seats[0]!.held!.deck.map(c => c.title)).toEqual(['Trade Pact']);
  expect(seen.seats[0]!.agenda).toMatchObject({ title: 'Peace In Our Time' });
  expect(
    seen.decision!.questions.map(q => [q.seat, q.question.options.some(o => o.label.includes('Border Raid'))]),
  ).toEqual([[0, true]]);
  // no other player sees it
  for (const viewer of [0, 1, null]) {
    expect(view(s, viewer).seats.map(seat => seat.held)).toEqual([null, null]);
    expect(view(s, viewer).decision!.questions).toEqual([]);
  }
});

test('a deed is told as a whole: its steps are left out, what comes after it is not', () => {
  const s = setUp({ seats: [{ race: 'narn', rating: 9 }, { race: 'centauri' }] });
  const { ambassador } = s.seats[0]!;
  s.heard = [];
  rotated(s, { card: ambassador });
  influenceApplied(s, { seat: 0, n: 5 });
  influenceBuilt(s, { seat: 0 });
  influenceApplied(s, { seat: 0, n: 1 });
  readied(s, { card: ambassador });
  rotated(s, { card: ambassador });
  expect(s.heard.filter(h => toldTo(h, 1).sentence !== null)).toHaveLength(6);
  expect(log(s, 1)).toEqual(['Narn builds influence and now has 10.', "Narn readies G'Kar.", "G'Kar rotates."]);
});

test('a sentence about a number gives it as it was when it happened', () => {
  const s = setUp({ seats: [{ race: 'narn', rating: 9 }, { race: 'centauri' }] });
  s.heard = [];
  influenceBuilt(s, { seat: 0 });
  influenceBuilt(s, { seat: 0 });
  expect(log(s, null)).toEqual(['Narn builds influence and now has 10.', 'Narn builds influence and now has 11.']);
});

test('the view says which seats are one party: those of a race, unless it is divided', () => {
  const together = (more: Partial<Position>) => {
    const s = setUp({
      seats: [{ race: 'human' }, { race: 'narn' }, { race: 'human', ambassador: 'Susan Ivanova' }],
      ...more,
    });
    return view(s, 1).seats.map(seat => seat.together);
  };
  expect(together({})).toEqual([[2], undefined, [0]]);
  expect(together({ civilWar: ['human'] })).toEqual([undefined, undefined, undefined]);
  expect(together({ ruleset: 'engine' })).toEqual([undefined, undefined, undefined]);
});
