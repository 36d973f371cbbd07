// Draws decks of different empires: ready decks, or legal decks of random cards from all sets.
import { checkDeck, listName, printedCards, readDeck } from '@orrery/galactic-empires/without-cards';
import { roll, seeded, shuffled } from '@orrery/kernel';
import type { Draw, GivenDeck } from '../../contract/game.ts';
import { DECKS } from './decks.ts';

type Random = Parameters<typeof shuffled>[0];

/** A line of a deck list with one card: what it was, and the card that takes its place; null for none. */
interface Line {
  readonly was: string;
  readonly drawn: string | null;
}

const COUNTED = /^(\d+) (.+)$/;

/** Returns another card of the same type and strength, by its name in lists; null if there is none. */
function another(name: string, random: Random): string | null {
  const [found] = readDeck(`1 ${name}`).cards;
  const card = found && printedCards.get(found.id);
  if (card === undefined) return null;
  const others = [...printedCards.values()].filter(
    x => x.id !== card.id && x.strength === card.strength && x.types.join() === card.types.join(),
  );
  return others.length === 0 ? null : listName(others[roll(random, others.length)]!);
}

const written = (lines: readonly Line[]): string =>
  lines.map(({ was, drawn }) => (drawn === null ? was : `1 ${drawn}`)).join('\n');

/**
 * Returns the list of a ready deck in which other cards of the same type and strength have taken the place of its cards, wherever the rules of decks
 * allow that.
 */
function redrawn(list: string, random: Random): string {
  let lines = list.split('\n').flatMap((line): Line[] => {
    const [, copies, name] = COUNTED.exec(line) ?? [];
    if (name === undefined) return [{ was: line, drawn: null }];
    return Array.from({ length: Number(copies) }, () => ({ was: `1 ${name}`, drawn: another(name, random) }));
  });
  for (;;) {
    const text = written(lines);
    const faults = checkDeck(readDeck(text));
    if (faults.length === 0) return text;
    const wrong = new Set(faults.map(({ line }) => line));
    const named = lines.some(({ drawn }, at) => drawn !== null && wrong.has(at + 1));
    // a fault of no line, or of a line that is as it was: half of the others go back
    lines = lines.map((line, at) =>
      (named ? wrong.has(at + 1) : roll(random, 2) === 0) ? { ...line, drawn: null } : line,
    );
  }
}

/** Draws a deck for each seat. @param how `drawn`: most of their cards are drawn at random, too; the printed data of all sets must be loaded */
export function mixed(seats: number, seed: number, how: Draw): GivenDeck[] {
  const random = { random: seeded(seed) };
  const names = Object.keys(DECKS);
  const order = Array.from({ length: Math.ceil(seats / names.length) }, () => shuffled(random, names)).flat();
  return order.slice(0, seats).map(name => {
    const { list } = DECKS[name]!;
    return how === 'drawn' ? { name, text: redrawn(list, random), ready: false } : { name, text: list, ready: true };
  });
}
