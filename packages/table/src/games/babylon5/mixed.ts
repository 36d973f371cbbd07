// Draws decks of mixed factions, several of one race among them: ready decks, or decks of all cards that these factions can use.
import { type Deck, listedCards, listFormat, readDeck } from '@orrery/babylon5/without-cards';
import { fullName } from '@orrery/decks';
import { roll, seeded, shuffled } from '@orrery/kernel';
import type { Draw, GivenDeck } from '../../contract/game.ts';
import { clash, DECKS } from './decks.ts';

/** A ready deck, and its name. */
interface Ready {
  readonly name: string;
  readonly deck: Deck;
}

/** The ready decks, once they have been read. */
let ready: readonly Ready[] | null = null;

/** Adds decks from a list that do not clash, in its order, up to a number of them. */
function take(sitting: Ready[], from: readonly Ready[], upTo: number): void {
  for (const one of from)
    if (sitting.length < upTo && sitting.every(({ deck }) => !clash(deck, one.deck))) sitting.push(one);
}

/** The number of cards of a drawn deck, besides the starting hand. */
const SIZE = 60;

/** The list of a ready deck with other cards behind its starting hand: of its race, neutral or of no race, each once. */
function redrawn({ name, deck }: Ready, random: Parameters<typeof shuffled>[0]): GivenDeck {
  const { index } = listFormat();
  const usable = listedCards().filter(
    ({ race, keywords }) =>
      (race === deck.race || race === null || race === 'neutral') &&
      [...keywords].every(keyword => !keyword.startsWith('Starting ')),
  );
  const cards = shuffled(random, usable).slice(0, SIZE);
  const { list } = DECKS[name]!;
  const head = list.slice(0, list.indexOf('\nDeck\n'));
  return {
    name,
    text: `${head}\nDeck\n${cards.map(({ id }) => `1 ${fullName(id, index)}\n`).join('')}`,
    ready: false,
  };
}

/**
 * Draws a deck for each seat: ready decks of different factions, two or three of one race among them where there are seats enough.
 * @param how `drawn`: their cards are drawn at random, too; the lists of all cards must be loaded
 */
export function mixed(seats: number, seed: number, how: Draw): GivenDeck[] {
  const random = { random: seeded(seed) };
  ready ??= Object.entries(DECKS).map(([name, { list }]) => ({ name, deck: readDeck(list) }));
  const all = shuffled(random, ready);
  const sitting: Ready[] = [];
  // kin sit at every table of three and more, and at every other table of two
  const kin = seats > 2 ? 2 + roll(random, 2) : 1 + roll(random, 2);
  const [first] = all;
  take(
    sitting,
    all.filter(({ deck }) => deck.race === first!.deck.race),
    Math.min(kin, seats),
  );
  take(sitting, all, seats);
  return shuffled(random, sitting).map(one =>
    how === 'drawn' ? redrawn(one, random) : { name: one.name, text: DECKS[one.name]!.list, ready: true },
  );
}
