import { next, seeded } from '@orrery/kernel';

/**
 * A small card game for four, made only to compare machines. Both versions of it (`orrery.ts`, `boardgameio.ts`) keep
 * exactly these rules:
 *
 * - Everybody has the same 60 cards in an order of their own, 30 life, and starts with a hand of 6.
 * - A turn: your energy grows (see `energyOf`), your units become ready, and you draw a card if there is one. Then, as often as you like: play a unit or an event and pay its cost in energy, or attack
 *   with a ready unit. Then you end the turn.
 * - A unit enters play not ready. To attack it stops being ready and strikes a unit of another player, which strikes back
 *   at the same time, or a player, who loses as much life as it has power.
 * - A unit with twice as much damage as power, or more, dies. Damage stays.
 * - An event of damage strikes a unit of another player or a player; one that boosts adds to the power of a unit of yours
 *   until the end of the turn.
 * - Some units damage a unit of another player when they enter play (their owner chooses, if there are several); some give
 *   their owner energy whenever another unit dies.
 * - A player without life is out, and so are all that player's cards. The last player left wins; after `TURNS` turns all
 *   those with the most life win.
 */
export interface Card {
  readonly id: string;
  readonly kind: 'unit' | 'event';
  readonly cost: number;
  /** of a unit: its power; of an event: how much it damages or boosts */
  readonly power: number;
  /** of an event: what it does */
  readonly does?: 'damage' | 'boost';
  /** of a unit: how much it damages a unit of another player when it enters play */
  readonly enters?: number;
  /** of a unit: how much energy it gives when another unit dies */
  readonly mourns?: number;
}

export const PLAYERS = 4;
export const DECK = 60;
export const HAND = 6;
export const LIFE = 30;

/** The energy for a turn: it grows with the turns a player has had, up to 12. */
export const energyOf = (turns: number): number => Math.min(turns + 2, 12);

/** How many turns a match lasts at most, those of all players together. */
export const TURNS = 80;

/** The twenty cards of the game; every deck holds three of each. */
export const CARDS: readonly Card[] = [
  { id: 'Scout', kind: 'unit', cost: 1, power: 1 },
  { id: 'Picket', kind: 'unit', cost: 1, power: 2 },
  { id: 'Corvette', kind: 'unit', cost: 2, power: 2, enters: 1 },
  { id: 'Frigate', kind: 'unit', cost: 2, power: 3 },
  { id: 'Salvager', kind: 'unit', cost: 2, power: 1, mourns: 1 },
  { id: 'Bomber', kind: 'unit', cost: 3, power: 2, enters: 2 },
  { id: 'Destroyer', kind: 'unit', cost: 3, power: 4 },
  { id: 'Tender', kind: 'unit', cost: 3, power: 3, mourns: 1 },
  { id: 'Monitor', kind: 'unit', cost: 3, power: 3, enters: 1 },
  { id: 'Cruiser', kind: 'unit', cost: 4, power: 4, enters: 1 },
  { id: 'Breaker', kind: 'unit', cost: 4, power: 3, enters: 3 },
  { id: 'Dreadnought', kind: 'unit', cost: 4, power: 5 },
  { id: 'Foundry', kind: 'unit', cost: 4, power: 4, mourns: 2 },
  { id: 'Harpoon', kind: 'event', cost: 1, power: 1, does: 'damage' },
  { id: 'Torpedo', kind: 'event', cost: 2, power: 2, does: 'damage' },
  { id: 'Barrage', kind: 'event', cost: 3, power: 3, does: 'damage' },
  { id: 'Sunstroke', kind: 'event', cost: 4, power: 5, does: 'damage' },
  { id: 'Drill', kind: 'event', cost: 1, power: 1, does: 'boost' },
  { id: 'Overcharge', kind: 'event', cost: 2, power: 2, does: 'boost' },
  { id: 'Last Stand', kind: 'event', cost: 3, power: 4, does: 'boost' },
];

/** How many different deals there are; both versions play the same ones. */
export const DEALS = 16;

/** A deal: for each of the 240 cards which of `CARDS` it is. Cards 0 to 59 are the first player's, from the top down. */
export function deal(number: number): readonly number[] {
  return deals[number]!;
}

const deals = Array.from({ length: DEALS }, (_, number) => {
  let random = seeded(number + 1);
  const cards: number[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const deck = Array.from({ length: DECK }, (_, i) => i % CARDS.length);
    for (let i = DECK - 1; i > 0; i--) {
      const [value, after] = next(random);
      random = after;
      const j = value % (i + 1);
      [deck[i], deck[j]] = [deck[j]!, deck[i]!];
    }
    cards.push(...deck);
  }
  return cards;
});

/** Where a match stands, told in the same way by both versions: the test compares these. */
export interface Summary {
  readonly turn: number;
  readonly active: number;
  readonly players: readonly {
    readonly life: number;
    readonly energy: number;
    readonly hand: readonly number[];
    /** card, damage, boost, and 1 if it is ready */
    readonly units: readonly (readonly [card: number, damage: number, boost: number, ready: number])[];
  }[];
  readonly winners: readonly number[] | null;
}
