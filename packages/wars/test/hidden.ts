import { asked, randomBot } from '@orrery/bots';
import { answer, awaited, clone, options, type Seat, seeded, shuffled, start } from '@orrery/kernel';
import { ACTIVE, CARDS, cardId, HAND, pile, RESERVE, STACKED, USED, type WarsState, wars } from '../src/index.ts';

/** A match with decks of any cards of the game, in some order. */
export function deal(seed: number): WarsState {
  const dice = { random: seeded(seed) } as WarsState;
  const deck = (): string[] => {
    const all = shuffled(dice, CARDS);
    const locations = all.filter(c => c.type === 'location').slice(0, 14);
    return [...locations, ...all.filter(c => c.type !== 'location').slice(0, 46)].map(c => cardId(c.title));
  };
  return start(wars, { seats: [{ deck: deck() }, { deck: deck() }], format: 'any' }, seed, true);
}

/** Plays at random for so many decisions, or to the end. */
export function playOn(s: WarsState, seed: number, decisions: number): void {
  const bot = randomBot(seed);
  for (let i = 0; i < decisions && s.result === null; i++) {
    const seat = awaited(s)[0]!;
    s.heard = [];
    answer(wars, s, seat, bot.choose(asked(wars, s, seat)));
  }
}

/** The cards that a viewer may not look at, in groups of those that could be each other for all that the viewer knows. */
export function hidden(s: WarsState, viewer: Seat | null): number[][] {
  // what the viewer is asked about lies open to them: a reserve that they search, a hand that is shown
  const looks =
    s.ask !== null && viewer !== null && awaited(s).includes(viewer)
      ? new Set(options(wars, s, viewer).flatMap(o => [o.a, o.b]))
      : new Set<number>();
  // before the first turn players look through their own decks
  const setup = s.turn === 0;
  return s.seats.map((_, seat) => {
    const kinds = seat === viewer ? (setup ? [] : [RESERVE, ACTIVE, USED]) : [RESERVE, ACTIVE, USED, HAND];
    const piles = kinds.flatMap(kind => [...pile(s, seat, kind)]);
    const under = s.zones[STACKED]!.filter(id => s.cards[id]!.faceDown && s.cards[id]!.owner === seat);
    return [...piles, ...under].filter(id => !looks.has(id));
  });
}

/** The same position with other cards where the viewer may not look. */
export function swapped(s: WarsState, groups: readonly number[][], seed: number): WarsState {
  const other = clone(s);
  const changed = other.defs.slice();
  other.menus = null;
  other.derived = null;
  other.defs = changed;
  const dice = { ...other, random: seeded(seed) };
  for (const ids of groups) {
    const defs = shuffled(
      dice,
      ids.map(id => changed[id]!),
    );
    ids.forEach((id, i) => {
      changed[id] = defs[i]!;
    });
  }
  return other;
}
