// The example of an overlay: cards that nobody printed make corporate factions, the Drakh, the ISA and Crusade Piles playable.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked, greedyBot } from '@orrery/bots';
import { answer, awaited, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readDeck, setupFrom } from '../src/decks/index.ts';
import { STARTER_LISTS } from '../src/decks/starter-decks.ts';
import { babylon5, babylon5Advice } from '../src/index.ts';
import { nameOf } from '../src/names.ts';
import { addOverlay, readOverlay } from '../src/overlay/index.ts';
import { crusadePile } from '../src/state.ts';

const EXAMPLE = parse(readFileSync(join(import.meta.dirname, '../../../docs/overlays/not-printed.yaml'), 'utf8'));
const overlay = addOverlay(EXAMPLE);

/** The lines of a list with so many copies of these cards of the example. */
const lines = (count: number, ...titles: readonly string[]): string =>
  titles.map(title => `${count} ${title} (not printed)\n`).join('');

/** A starter list with more cards in its deck, and more sections. */
const withCards = (list: string, deck: string, more = ''): string => list.replace('Deck\n', `Deck\n${deck}`) + more;

const NARN = STARTER_LISTS.narn;

/** A Crusade Pile of a list. */
const PILE = `\nCrusade Pile\n${lines(6, 'Crusade Patrol')}`;

/** The match of these lists by greedy bots: its last state, the facts that it told, and the titles of the cards that a seat brought into play. */
function played(lists: readonly string[], seed = 3) {
  const decks = lists.map(list => readDeck(list, { overlay }));
  expect(decks.flatMap(deck => deck.faults)).toEqual([]);
  const setup = setupFrom(decks, 'engine', [], { overlay: EXAMPLE, house: ['any deck', 'any hand'] });
  const s = start(babylon5, setup, seed, true);
  const told = new Set<string>();
  const cards: Set<string>[] = lists.map(() => new Set());
  const bot = greedyBot(seed, babylon5Advice);
  while (s.result === null) {
    const seat = awaited(s)[0]!;
    const options = bot.choose(asked(babylon5, s, seat));
    for (const { verb, a } of options)
      if (verb === 'sponsor' || verb === 'event') cards[seat]!.add(nameOf(s, 'card', a));
    answer(babylon5, s, seat, options);
    for (const { fact } of s.heard!) told.add(fact.t);
    s.heard = [];
  }
  return { s, told, used: (seat: number) => [...cards[seat]!] };
}

test('every face says that nobody printed it, and the file has no fault', () => {
  const { cards, faults } = readOverlay(EXAMPLE);
  expect(faults).toEqual([]);
  expect(cards.map(({ source }) => source.title).filter(title => !title.endsWith(' (not printed)'))).toEqual([]);
});

test('two greedy bots play a match in which a company leads a faction', () => {
  const company = withCards(STARTER_LISTS.human, lines(3, 'Corporate Broker', 'Merger', 'Monopoly'))
    .replace('Race: Human\n', 'Race: Human\nFaction: corporate\n')
    .replace('1 Jeffrey Sinclair\n', lines(1, 'Corporate Director'));
  const { s, used } = played([company, NARN]);
  expect(s.seats[0]!.designation).toBe('corporate');
  expect(nameOf(s, 'card', s.seats[0]!.ambassador)).toBe('Corporate Director (not printed)');
  // its own cards come into play
  expect(used(0)).toEqual(
    expect.arrayContaining(['Corporate Broker', 'Merger'].map(title => `${title} (not printed)`)),
  );
  expect(s.result).not.toBeNull();
});

test('two greedy bots play a match in which a faction becomes Drakh', () => {
  const dark = withCards(
    STARTER_LISTS.centauri,
    lines(3, 'Drakh Herald', 'Drakh Thrall', 'Drakh Raiders', 'Drakh Unrest', 'Drakh Design'),
  );
  const { s, told, used } = played([dark, NARN]);
  expect([...told]).toContain('became-drakh');
  expect(used(0)).toContain('Drakh Herald (not printed)');
  expect(s.result).not.toBeNull();
});

test('two greedy bots play a match in which the ISA is founded and joined', () => {
  const isa = lines(3, 'Founding', 'Accession', 'Summit');
  const { s, told } = played([withCards(STARTER_LISTS.minbari, isa), withCards(NARN, isa)]);
  expect([...told]).toEqual(expect.arrayContaining(['isa-founded', 'isa-joined']));
  expect(s.isa!.members.toSorted()).toEqual([0, 1]);
  expect(s.result).not.toBeNull();
});

test('two greedy bots play a match in which a player takes cards from a Crusade Pile', () => {
  const crusade = withCards(STARTER_LISTS.minbari, lines(3, 'Search of the Crusade'), PILE);
  const { s, used } = played([crusade, NARN]);
  expect(crusadePile(s, 0).length).toBeLessThan(6);
  expect(used(0)).toContain('Search of the Crusade (not printed)');
  expect(s.result).not.toBeNull();
});
