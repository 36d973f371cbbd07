import { BadInput, parseOption, type State } from '@orrery/kernel';
import { CARDS, lying, nameOf, points, type Toy, table, toy } from '@orrery/kernel/testing/toy';
import {
  type CardFace,
  type DeckListFault,
  type GameEntry,
  type GivenDeck,
  SHELF,
  type TableGame,
} from '@orrery/table';
import { GAMES } from '@orrery/table/games';
import { MEASURED } from '../../../src/lab/bench/measured/index.ts';
import { SKINS } from '../../../src/terminal/skins/index.ts';
import type { Skin } from '../../../src/terminal/skins/skin.ts';

const DECKS = { gulls: '20 gull', fleet: '1 ship\n19 gull', dice: '20 die' } as const;
const readyNames = Object.keys(DECKS) as (keyof typeof DECKS)[];

function read(text: string): { cards: string[]; faults: DeckListFault[] } {
  const cards: string[] = [];
  const faults: DeckListFault[] = [];
  text.split('\n').forEach((row, i) => {
    const [, n, id] = /^(\d+) (.+)$/.exec(row) ?? [];
    if (id !== undefined && CARDS.some(c => c.id === id)) cards.push(...Array<string>(Number(n)).fill(id));
    else if (row !== '') faults.push({ line: i + 1, rule: '', text: `"${row}" is no card.`, suggestions: [] });
  });
  if (cards.length < 10) faults.push({ line: 0, rule: 'toy/deck/1', text: 'Ten cards at least.', suggestions: [] });
  return { cards, faults };
}

const deckFor = (given: GivenDeck | null, seat: number): GivenDeck => {
  const name = readyNames[seat % readyNames.length]!;
  return given ?? { name, text: DECKS[name], ready: true };
};

/** A card with nothing but a title. */
const faceOf = (title: string): CardFace => ({
  game: 'toy',
  id: title,
  title,
  subtitle: '',
  kind: 'Toy card',
  type: 'toy',
  type2: '',
  variety: '',
  faction: 'neutral',
  people: '',
  cost: null,
  code: '',
  unique: false,
  numbers: [],
  small: [],
  needs: [],
  makes: [],
  marks: [],
  keywords: [],
  lines: [],
  text: [],
  gist: '',
  from: {},
  printing: '',
});

/** The toy game of the kernel's tests for commands: for two players, with one ruleset, and with passing. */
export const toyTable: TableGame<Toy> = {
  game: toy,
  advice: { score: (_s, _seat, option) => (option.verb === 'play' ? 2 : option.verb === 'draw' ? 1 : 0), trusts: true },
  rulesets: [],
  players: { least: 2, most: 2, usual: 2 },
  decks: Object.fromEntries(
    readyNames.map(name => [
      name,
      { title: `A deck of ${name}`, faction: '', about: `Many ${name}.`, list: DECKS[name] },
    ]),
  ),
  prepare({ decks }) {
    const given = decks.map(deckFor);
    const cards = given.map(deck => read(deck.text).cards);
    return {
      setup: { hands: cards.map(x => x.slice(0, 2)), decks: cards.map(x => x.slice(2)) },
      decks: given.map(deck => deck.name),
      notices: [],
    };
  },
  checkDeck(text) {
    const { cards, faults } = read(text);
    return { faults, size: `${cards.length} cards`, facts: { cards: cards.length } };
  },
  printDeck: text => text,
  readList: text => ({ metadata: {}, lines: [{ kind: 'unread', text }], faults: [] }),
  listFormat: () => GAMES[0]!.listFormat(),
  hand: () => [],
  cards: [...CARDS.map(c => c.id), 'Lennier'].map(title => ({
    id: title,
    title,
    kind: 'toy card',
    sheet: () => ({ title }),
    tell: () => `${title}, a card of the toy game`,
    face: () => faceOf(title),
  })),
  catalogue: {
    folder: 'packages/cli/test/support/toy',
    prefix: 'toy',
    example: 'toy/points/1',
    later: new Set(['later']),
    rulesets: 0,
    sources: '',
    code: ['packages/kernel/testing/toy.ts'],
    tests: ['packages/cli/test/support/toy'],
  },
  scenario(data, where) {
    const { scenario, hand, points: wanted } = data as { scenario: string; hand?: string[]; points: number };
    if (hand === undefined) throw new BadInput(`${where}: "hand" is missing.`);
    const had = points(table({ hands: [hand] }))[0];
    return { scenario, fault: had === wanted ? null : `${had} points, not ${wanted}` };
  },
  puzzle: () => null,
  lesson() {
    throw new BadInput('The toy game has no lessons.');
  },
  turn: s => s.asked,
  phase: () => '',
  stocks: (s, seat) => ({ points: points(s)[seat]! }),
  seatName: (_s, seat) => `Seat ${seat + 1}`,
  standings: s =>
    s.seats.map(({ out }, seat) => ({
      seat,
      name: `Seat ${seat + 1}`,
      out,
      score: points(s)[seat]!,
      text: `${points(s)[seat]} of 10 points`,
    })),
  topic: () => null,
  concerns: (s, kind, id) => (kind === 'seat' ? [id] : kind === 'card' ? [s.cards[id]!.owner] : []),
  weights: { left: 3, gained: 1 },
  reasons: s => (s.result?.winners ?? []).map(() => ({ rule: 'toy/points/1', text: 'Ten points win.' })),
  // the toy has one moment: the turn of a player without cards in hand
  moments: [{ name: 'no card in hand', title: 'with no card in hand', whose: 'own', usual: 'pass' }],
  moment: (s, seat) => (lying(s, 'hand', seat).length === 0 ? 'no card in hand' : null),
  wishes: () => [],
  load: async () => {},
  loadLists: async () => {},
  wish: 'play gull',
  suits: () => true,
  about: () => 'This is a card of the toy game.',
  wishLabel: (s, id) => nameOf(s, parseOption(id)!.a),
};

/** Adds the toy game to the games, for the tests of this file. */
export function shelveToy(): void {
  (SHELF as GameEntry[]).push({
    name: 'toy',
    title: toyTable.game.title,
    catalogue: toyTable.catalogue,
    lists: async () => toyTable,
    load: async () => toyTable,
    fetch: async () => {},
  });
  (GAMES as TableGame<State>[]).push(toyTable as unknown as TableGame<State>);
  const drawn: Skin<{ seats: { points: number }[] }> = {
    parts: v => {
      const lines = [`Points: ${v.seats.map(seat => seat.points).join(' to ')}`];
      return [{ names: ['points'], folded: lines, full: lines, rank: 0 }];
    },
    headings: { play: 'play', draw: 'draw', pass: 'pass' },
    legend: [],
  };
  SKINS.toy = async () => drawn as unknown as Skin;
  const measured = {
    what: 'two players, gulls',
    setup: { decks: [Array(60).fill('gull'), Array(60).fill('gull')] },
    aims: { decisions: 1, playouts: 1 },
    midGame: () => table({ decks: [Array(60).fill('gull'), Array(60).fill('gull')] }),
  };
  MEASURED.toy = { usual: 2, of: () => measured };
}
