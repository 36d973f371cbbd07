import { BadInput, Match, optionId, parseRecord, replay, restore, save, tellOverlayFault } from '@orrery/kernel';
import { anyAnswer, dice } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { setupFrom, starterDecks } from '../src/decks/index.ts';
import { babylon5, cardText, LIBRARY } from '../src/index.ts';
import { addOverlay, overlaySchema, readOverlay } from '../src/overlay/index.ts';

/** An overlay with these cards and corrections. */
const overlay = (more: object) => ({ overlay: 'Test', by: 'Ann', game: 'babylon5', ...more });

/** The faults of one card, in lines. */
const faultsOf = (card: object): string[] =>
  readOverlay(overlay({ cards: [card] })).faults.map(fault => tellOverlayFault(fault));

/** A card that uses most kinds of words. */
const SPIRES = {
  title: 'Spires of Test',
  type: 'enhancement',
  race: 'minbari',
  cost: 4,
  enhances: 'that(character, inYourFaction)',
  always: ["has(host, 'diplomacy', plus(1, forEvery(2, yourMarks('destiny'))))", "doubleMarks(['vorlon'], host)"],
  whenever: [
    {
      on: 'captured',
      if: "same(factOf('by'), 'you')",
      say: 'whenever you capture a location',
      effect: "gainInfluence('you', 1)",
    },
  ],
  actions: [
    {
      say: 'gain 1',
      rotate: true,
      needs: 'atLeast(yourInfluence, 3)',
      effect: "sequence(gainInfluence('you', 1), draw('you'))",
    },
  ],
};

test('a whole card is written in words, and reads as any other', () => {
  const { faults, cards } = readOverlay(overlay({ cards: [SPIRES] }));
  expect(faults.map(fault => tellOverlayFault(fault))).toEqual([]);
  expect(cards[0]!.source.always).toHaveLength(2);
  expect(cardText(cards[0]!.source).join('\n')).toMatchInlineSnapshot(`
    "Put it on a Minbari character in your faction.
    That character has +X Diplomacy, where X is 1 plus 1 for every 2 Destiny Marks you have.
    Vorlon Marks on that character count double.
    Whenever you capture a location: you gain 1 influence.
    Action, only if the influence you have left is at least 3: Rotate this card. You gain 1 influence. You draw a card."
  `);
});

test('a correction changes numbers, keywords and marks, and leaves the rest', () => {
  const kar = LIBRARY.all().find(d => d.title === "G'Kar")!.source;
  const { faults, cards } = readOverlay(
    overlay({ corrections: [{ card: "G'Kar", abilities: { psi: 1 }, marks: { destiny: 2 }, because: 'my card' }] }),
  );
  expect(faults).toEqual([]);
  const [card] = cards;
  expect(card!.source.abilities).toEqual({ ...kar.abilities, psi: 1 });
  expect(card!.source.marks).toEqual({ ...kar.marks, destiny: 2 });
  expect(card!.source.actions).toEqual(kar.actions);
});

test('every fault has its place, a reason, and what may be meant', () => {
  expect(faultsOf({ title: 'X', type: 'event', play: { effect: "gainInfluenc('you', 1)" } })).toEqual([
    expect.stringMatching(
      /^cards 1, play, effect: At character 1: there is no word "gainInfluenc".* Did you mean gainInfluence/,
    ),
  ]);
  expect(faultsOf({ title: 'X', type: 'evnt' })).toEqual([
    expect.stringMatching(/^cards 1, type: .* Did you mean event\?$/),
  ]);
  expect(faultsOf({ title: 'X', type: 'event', coost: 3 })).toEqual([
    'cards 1, coost: There is no field "coost" here. Did you mean cost?',
  ]);
  expect(faultsOf({ title: 'X', type: 'event', play: { effect: 'character' } })[0]).toContain(
    '"character" is a word that selects cards',
  );
  expect(faultsOf({ title: 'X', type: 'event', play: { effect: "draw('you'" } })[0]).toContain('is never closed');
  expect(faultsOf({ title: 'X', type: 'event', cost: 1e9 })[0]).toContain('a whole number');
  expect(faultsOf({ title: "G'Kar", type: 'character' })[0]).toContain('Correct it');
  expect(
    faultsOf({ title: 'X', type: 'group', whenever: [{ on: 'captred', say: 'when', effect: "draw('you')" }] })[0],
  ).toMatch(/Nothing that happens is called "captred"\. Did you mean captured/);
  expect(readOverlay(overlay({ corrections: [{ card: 'G Karr' }] })).faults[0]!.suggestions).toContain("G'Kar");
});

test('an overlay holds no code, no deep nesting, and little work', () => {
  for (const effect of [
    'process.exit()',
    'constructor()',
    '__proto__',
    "draw('__proto__')",
    '(() => 1)()',
    'draw(`x`)',
  ])
    expect(faultsOf({ title: 'X', type: 'event', play: { effect } }), effect).toHaveLength(1);
  expect(faultsOf({ title: 'X', type: 'event', play: { effect: 'sequence('.repeat(100) } })[0]).toContain('nested');
  const looks =
    "forEach(cardsWhich(character), 'a', forEach(cardsWhich(character), 'b', forEach(cardsWhich(character), 'c', forEach(cardsWhich(character), 'd', discard('d')))))";
  expect(faultsOf({ title: 'X', type: 'event', play: { effect: looks } })[0]).toContain('look through all cards');
  expect(readOverlay(overlay({ cards: Array.from({ length: 501 }, () => ({})) })).faults).toHaveLength(1);
});

test('a record carries its overlay and replays where nobody has it', async () => {
  const data = overlay({ cards: [SPIRES], corrections: [{ card: "G'Kar", cost: 9 }] });
  const name = addOverlay(data);
  expect(addOverlay(JSON.parse(JSON.stringify(data)))).toBe(name);
  const { cards, replaced } = LIBRARY.overlay(name)!;
  expect([...replaced.keys()].map(i => LIBRARY.defs[i]!.title)).toEqual(["G'Kar"]);
  const decks = starterDecks();
  const printed = setupFrom([decks.human, decks.narn], 'casual');
  const own = new Map([...replaced].map(([index, def]) => [LIBRARY.ids[index]!, def.id]));
  const mine = (ids: readonly string[] | undefined) => ids?.map(id => own.get(id) ?? id);
  const seats = printed.seats.map(seat => ({
    ...seat,
    deck: [...mine(seat.deck)!, cards.at(-1)!.id],
    hand: mine(seat.hand)!,
    ambassador: mine([seat.ambassador!])![0]!,
  }));
  const setup = { ...printed, seats, overlay: data };
  expect(() => Match.start(babylon5, { ...printed, overlay: data }, 1)).toThrow(
    /overlay of this match changes the card/,
  );
  const match = Match.start(babylon5, setup, 7);
  const d = dice(3);
  for (let i = 0; i < 40 && match.state.result === null; i++) {
    const { seats: asked, picks } = match.state.ask!;
    const seat = asked.find((_seat, at) => picks[at] === null)!;
    match.take([seat, ...anyAnswer(babylon5, match.state, seat, d).map(optionId)]);
  }
  const saved = JSON.parse(JSON.stringify(save(babylon5, match.state)));
  expect(saved.overlay).toEqual(data);
  expect(save(babylon5, restore(babylon5, saved))).toEqual(saved);
  const record = parseRecord(JSON.stringify(match.record()), 'the record');
  expect(replay(babylon5, record).divergence).toBeNull();
});

test('an overlay that cannot be read is refused in one line', () => {
  expect(() => addOverlay(overlay({ cards: [{ title: 'X' }] }))).toThrow(BadInput);
  expect(() => addOverlay('x')).toThrow(/^The overlay has a fault\. /);
});

test('the schema for editors names the fields and the words', () => {
  const schema = JSON.stringify(overlaySchema());
  expect(schema).toContain('"whenever"');
  expect(schema).toContain('gainInfluence|');
});

test('cards of the Interstellar Alliance can be entered: who founds it, joins it, is expelled, and what its members vote on', () => {
  const event = (title: string, effect: string, more: object = {}) => ({
    title,
    type: 'event',
    play: { effect },
    ...more,
  });
  const { faults, cards } = readOverlay(
    overlay({
      cards: [
        event('My Alliance', "foundISA('you')"),
        event(
          'My Accession',
          "sequence(joinISA('you'), forEach(otherPlayersWhich(other(inISA)), 'player', raiseUnrest('player', 1)))",
        ),
        event('My Breach', 'expelFromISA(isaFounder)'),
        event('My Summit', 'sequence(isaVote(), when(votePassed, gainInfluence(isaFounder, 1)))', {
          keywords: ['ISA'],
        }),
        event('My Courier', "when(not(isaExists), fetchFromOutside('ISA'))"),
      ],
    }),
  );
  expect(faults.map(fault => tellOverlayFault(fault))).toEqual([]);
  expect(cards.map(card => cardText(card.source).join(' '))).toEqual([
    'You found the Interstellar Alliance (ISA), unless it exists.',
    'You join the Interstellar Alliance. The unrest of each other player who is not in the Interstellar Alliance goes up by 1.',
    'The Interstellar Alliance expels the founder of the Interstellar Alliance.',
    'Call a vote of the Interstellar Alliance. If the vote passes, the founder of the Interstellar Alliance gains 1 influence.',
    'If there is no Interstellar Alliance, take a card with ISA from outside the game into your hand.',
  ]);
});
