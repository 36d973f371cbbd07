import { type DeckListFault, each, unmended, unread, withoutOne } from '@orrery/decks';
import { listedAt } from '../printed.ts';
import { judgeLeader } from '../rules/factions/leaders.ts';
import { judgeHand } from '../rules/setup/brought-hand.ts';
import { type Brought, deckFaults } from '../rules/setup/deck.ts';
import { handSize } from '../rules/setup/hand-size.ts';
import type { Ruleset } from '../state.ts';
import { type Deck, defOfId, type Parts } from './read.ts';

/**
 * Finds every fault of a deck under a ruleset: lines that cannot be read, and each broken rule of decks and starting hands. The rules judge the deck
 * as it will be with all lines fixed, so a player who fixes everything listed has a legal deck.
 */
export function checkDeck(list: Deck, ruleset: Ruleset): DeckListFault[] {
  const faults: DeckListFault[] = unread(list.faults);
  const deck = list.mended;
  const add = (line: number, { rule, text }: { rule: string; text: string }) =>
    faults.push({ line, rule, text, suggestions: [] });
  const { race } = deck;
  const { designation } = list;
  const lost = unmended(list.list);
  const unknownInHand = unmended(list.list, 'hand').unknown;
  const ids = {
    hand: each(deck.hand),
    deck: each(deck.deck),
    reserve: each(deck.reserve),
    crusade: each(deck.crusade),
  };
  const leader = deck.ambassador === null ? null : defOfId(deck.ambassador);
  const inHand = leader !== null && ids.hand.includes(leader.id);
  const hand = leader === null ? ids.hand : withoutOne(ids.hand, leader.id);
  const index = (list: readonly string[]) => list.map(id => defOfId(id).index);

  if (leader !== null && race !== null) {
    const barred = judgeLeader(leader, race, designation, ruleset);
    if (barred !== null) add(lineOf(deck, leader.id), barred);
  }
  const brought: Brought = {
    ambassador: leader?.index ?? -1,
    hand: index(hand),
    toChoose: ids.hand.length === 0 && leader !== null ? handSize(leader) + (race === 'non-aligned' ? 1 : 0) : 0,
    deck: index(leader === null || inHand ? ids.deck : withoutOne(ids.deck, leader.id)),
    reserve: index(ids.reserve),
    crusade: index(ids.crusade),
    unknown: lost.unknown,
    absent: lost.absent,
  };
  for (const fault of deckFaults(ruleset, brought, listedAt)) {
    const id =
      fault.def === undefined
        ? undefined
        : [...ids.hand, ...ids.deck, ...ids.reserve, ...ids.crusade].find(x => defOfId(x).index === fault.def);
    add(id === undefined ? 0 : lineOf(deck, id, true), fault);
  }
  if (ids.hand.length > 0 && leader !== null && race !== null) {
    const bad = judgeHand(
      ruleset,
      race,
      leader,
      hand.map(id => defOfId(id)),
      unknownInHand,
    );
    if (bad !== null) add(deck.hand[0]!.line, bad);
  }
  return faults.sort((a, b) => a.line - b.line);
}

/** The line of the card: its first line, or its last. */
function lineOf(deck: Parts, id: string, last = false): number {
  const lines = [...deck.hand, ...deck.deck, ...deck.reserve, ...deck.crusade]
    .filter(card => card.id === id)
    .map(card => card.line);
  return (last ? Math.max(...lines) : lines[0]) ?? 0;
}
