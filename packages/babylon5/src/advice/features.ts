// load the rules first: the order in which verbs load is the order of options
import '../game.ts';
import type { Seat } from '@orrery/kernel';
import { CONFLICT_RULES, defOf } from '../card.ts';
import { canAct } from '../rules/cards/ready.ts';
import { openConflicts, targets } from '../rules/conflict/participants.ts';
import { totals } from '../rules/conflict/totals.ts';
import { ability } from '../rules/effects/ability.ts';
import { available, rating } from '../rules/politics/influence.ts';
import { chances } from '../rules/politics/victory.ts';
import { AGENDA, type B5State, cardsIn, DECK, DIPLOMACY, HAND, INNER, players, SUPPORTING } from '../state.ts';
import { INFLUENCE_WORTH } from '../traits.ts';
import { outcomeOf } from './meaning.ts';
import { worthOf } from './situation.ts';

/** A seat missing at most this much power is close to winning (b5/victory/2). */
const REACH = 4;
/** Deck sizes below which a seat will soon lose characters instead of drawing (b5/draw-round); the smaller, the sooner. */
const HALF = 24;
const FEW = 12;
const FEWEST = 4;

/** A seat missing at most this much power can win with the next conflict or two. */
const NEXT = 2;

/** The influence that each seat would gain or lose from the open conflicts if they ended now. */
function pending(s: B5State): readonly number[] {
  const sums = s.seats.map(() => 0);
  for (const c of openConflicts(s)) {
    const { support, opposition, sides } = totals(s, c);
    if (CONFLICT_RULES[c.rules]!.manySided) {
      // the player with the highest total gains 2 influence
      const most = Math.max(...sides);
      const leader = sides.indexOf(most);
      if (most > 0 && leader === sides.lastIndexOf(most)) sums[leader]! += 2;
      continue;
    }
    const { you, aim } = outcomeOf(c.rules, support - opposition);
    sums[c.seat]! += you / INFLUENCE_WORTH;
    if (aim !== 0)
      for (const seat of players(s)) if (seat !== c.seat && targets(s, c, seat)) sums[seat]! += aim / INFLUENCE_WORTH;
  }
  return sums;
}

/** The total worth of a faction's cards, and of those that may act. */
function factionOf(s: B5State, seat: Seat): { readonly worth: number; readonly ready: number } {
  let worth = 0;
  let ready = 0;
  for (const kind of [INNER, SUPPORTING])
    for (const id of cardsIn(s, seat, kind)) {
      const n = worthOf(s, id);
      worth += n;
      if (canAct(s, id)) ready += n;
    }
  return { worth, ready };
}

/**
 * The features that predict the winner of a match of Babylon 5: power and influence above all, then characters that can gain more, and the size of
 * the deck.
 */
export const babylon5Features = {
  names: [
    'power',
    'near',
    'influence',
    'available',
    'unspent',
    'inner circle',
    'characters',
    'faction',
    'ready',
    'destiny',
    'hand',
    'deck',
    'half a deck',
    'few cards',
    'fewest cards',
    'next',
    'pending',
    'diplomacy',
    'costs in hand',
    'characters in hand',
    'conflicts in hand',
    'agenda',
    'share of factions',
    'share of hands',
  ],
  of(s: B5State): (seat: Seat) => readonly number[] {
    const all = chances(s);
    const open = pending(s);
    // a feature counts less if all players have much of it
    const factions = s.seats.map((_, seat) => factionOf(s, seat));
    const hands = s.seats.map((_, seat) => cardsIn(s, seat, HAND).length);
    const left = players(s);
    const allFactions = left.reduce((sum, seat) => sum + factions[seat]!.worth, 1);
    const allHands = left.reduce((sum, seat) => sum + hands[seat]!, 1);
    return seat => {
      const { rating: tokens, spent } = s.seats[seat]!;
      const { power, needs } = all[seat]!;
      const deck = cardsIn(s, seat, DECK).length;
      const inner = cardsIn(s, seat, INNER);
      const { worth, ready } = factions[seat]!;
      let characters = 0;
      let destiny = 0;
      let diplomacy = 0;
      for (const list of [inner, cardsIn(s, seat, SUPPORTING)])
        for (const id of list) {
          if (defOf(s, id).type === 'character') characters++;
          destiny += s.cards[id]!.destiny;
          diplomacy += ability(s, id, DIPLOMACY);
        }
      let costs = 0;
      let people = 0;
      let conflicts = 0;
      for (const id of cardsIn(s, seat, HAND)) {
        const { cost, type, conflict } = defOf(s, id);
        costs += cost ?? 0;
        if (type === 'character') people++;
        if (conflict !== null) conflicts++;
      }
      return [
        power,
        Math.exp(-Math.max(0, needs - power) / REACH),
        rating(s, seat),
        available(s, seat),
        tokens - spent,
        inner.length,
        characters,
        worth,
        ready,
        destiny,
        hands[seat]!,
        deck,
        Math.max(0, HALF - deck),
        Math.max(0, FEW - deck),
        Math.max(0, FEWEST - deck),
        Math.exp(-Math.max(0, needs - power) / NEXT),
        open[seat]!,
        diplomacy,
        costs,
        people,
        conflicts,
        cardsIn(s, seat, AGENDA).length,
        worth / allFactions,
        hands[seat]! / allHands,
      ];
    };
  },
};
