// The cards that a player brings to a match: looked up by name, and checked by the rules of decks and hands.
import { BadInput } from '@orrery/kernel';
import { DEFS, LIBRARY } from '../../card.ts';
import type { Ruleset } from '../../state.ts';
import { judgeLeader } from '../factions/leaders.ts';
import { judgeHand } from './brought-hand.ts';
import { deckFaults } from './deck.ts';
import { handSize } from './hand-size.ts';
import { fault, type HouseRule, type SeatSetup } from './match-setup.ts';

/** A seat of a setup, with its cards as definitions. */
export interface Looked {
  readonly seat: SeatSetup;
  readonly deck: number[];
  readonly hand: number[];
  readonly reserve: number[];
  readonly crusade: number[];
  /** the definition of the chosen ambassador, or the only one; -1 if the player will choose */
  readonly leader: number;
}

/** A seat's cards as indexes of definitions. @throws BadInput for an unknown card */
export function lookUp(seat: SeatSetup, i: number): Looked {
  const find = (id: string): number => {
    const def = LIBRARY.find(id);
    if (def === undefined) throw new BadInput(`Seat ${i + 1}: there is no card "${id}".`);
    return def.index;
  };
  const known = new Map<string, number>();
  const all = (ids: readonly string[] = []): number[] =>
    ids.map(id => {
      if (!known.has(id)) known.set(id, find(id));
      return known.get(id)!;
    });
  const deck = all(seat.deck);
  const hand = all(seat.hand);
  return {
    seat,
    deck,
    hand,
    reserve: all(seat.reserve),
    crusade: all(seat.crusade),
    leader: seat.ambassador === undefined ? -1 : find(seat.ambassador),
  };
}

/** The definitions of the cards that could lead a seat. */
function candidates({ seat, deck, hand }: Looked, ruleset: Ruleset): number[] {
  return [...new Set([...hand, ...deck])].filter(
    def => judgeLeader(DEFS[def]!, seat.race, seat.designation ?? 'babylon project', ruleset) === null,
  );
}

/** Checks a seat's cards by the rules of decks and starting hands, and finds its only ambassador. @throws BadInput with the first fault */
export function checkCards(ruleset: Ruleset, looked: Looked, i: number, house: readonly HouseRule[]): void {
  const { seat, deck, hand, reserve, crusade } = looked;
  const designation = seat.designation ?? 'babylon project';
  let { leader } = looked;
  if (leader >= 0) {
    const def = DEFS[leader]!;
    const barred = judgeLeader(def, seat.race, designation, ruleset);
    if (barred !== null) throw fault(i, `${def.title} cannot lead this faction: ${sentence(barred.text)}`, barred.rule);
    if (!hand.includes(leader) && !deck.includes(leader))
      throw fault(i, `${def.title} is not among its cards`, 'b5/deck/11');
  } else {
    const able = candidates(looked, ruleset);
    if (able.length === 0) throw fault(i, `the deck holds no starting ambassador of the ${seat.race}`, 'b5/deck/11');
    if (able.length === 1) {
      leader = able[0]!;
      (looked as { leader: number }).leader = leader;
    } else if (seat.hand !== undefined)
      throw fault(i, 'name the ambassador of the starting hand', 'b5/starting-hand/1');
    else leader = able[0]!;
  }
  const without = (list: readonly number[], def: number): number[] => {
    const at = list.indexOf(def);
    return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
  };
  const inHand = hand.includes(leader);
  const rest = inHand ? without(hand, leader) : hand;
  const ambassador = DEFS[leader]!;
  if (!house.includes('any deck')) {
    const first = deckFaults(ruleset, {
      ambassador: leader,
      hand: rest,
      toChoose: seat.hand === undefined ? handSize(ambassador) + (seat.race === 'non-aligned' ? 1 : 0) : 0,
      deck: inHand ? deck : without(deck, leader),
      reserve,
      crusade,
    })[0];
    if (first) throw fault(i, sentence(first.text), first.rule);
  }
  if (seat.hand !== undefined && !house.includes('any hand')) {
    const bad = judgeHand(
      ruleset,
      seat.race,
      ambassador,
      rest.map(def => DEFS[def]!),
    );
    if (bad !== null) throw fault(i, sentence(bad.text), bad.rule);
  }
}

/** Makes a sentence part of another sentence. */
const sentence = (text: string): string => text.replace(/\.$/, '');
