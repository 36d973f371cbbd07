import type { CardPlace, SeatPosition } from '../src/position.ts';
import { outputOf } from '../src/rules/fleet/terrain.ts';
import { works } from '../src/rules/texts/static-texts.ts';
import type { Phase } from '../src/state.ts';
import { type Table, table } from './table.ts';

/** Ships for trying other cards. */
export const BATTLESHIP = 'S9 Argonian Battleship';
export const DESTROYER = 'S4 Argonian Destroyer';
export const FRIGATE = 'S3 Argonian Frigate';
export const CUTTER = 'S3 Tufor Cutter';
export const NOMAD = 'S5 Indirigan Destroyer';

/** Player 1 plays, with a hand and a fleet, against player 2. */
export const play = (one: SeatPosition, two: SeatPosition = {}, ...more: SeatPosition[]): Table =>
  table({ seats: [{ order: 'never', ...one }, { order: 'never', ...two }, ...more] });

/** Player 1 fires; player 2 has a card to react with. */
export const battle = (one: SeatPosition, two: SeatPosition, ...more: SeatPosition[]): Table =>
  table({ phase: 'weapons fire', seats: [{ order: 'never', ...one }, two, ...more] });

/** A card with others on it. */
export const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });

/** Player 1 with a fleet; player 2 with a destroyer, unless told otherwise. Both react to nothing, unless told otherwise. */
export const sides = (
  fleet: readonly CardPlace[],
  one: SeatPosition = {},
  two: SeatPosition = {},
  more: { readonly phase?: Phase; readonly active?: number } = {},
): Table =>
  table({
    ...more,
    seats: [
      { fleet, order: 'never', ...one },
      { fleet: [NOMAD], order: 'never', ...two },
    ],
  });

/** Player 1 fires a number of phasers of a ship at a target. */
export const fire = (t: Table, ship: string, target: string, n: number): Table =>
  t.act(1, 'fire', target).pick(1, ...Array<string>(n).fill(ship));

/** Returns the points that a card generates now. */
export const output = (t: Table, name: string) => outputOf(t.s, t.id(name), works);

/** Player 1 has a card in hand against the fleet of player 2, who does not react. */
export const against = (card: string, fleet: readonly CardPlace[], mine: SeatPosition = {}): Table =>
  table({
    seats: [
      { fleet: [], hand: [card], order: 'never', ...mine },
      { fleet, order: 'never' },
    ],
  });

/** A card of player 1 lies on a card of player 2. Both react to nothing. */
export const lying = (
  card: string,
  on: CardPlace,
  more: {
    fleet?: readonly CardPlace[];
    phase?: Phase;
    active?: number;
    mine?: SeatPosition;
  } = {},
): Table => {
  const beneath = typeof on === 'string' ? { card: on } : on;
  return table({
    phase: more.phase ?? 'play A',
    active: more.active ?? 1,
    seats: [
      { order: 'never', ...more.mine },
      {
        fleet: [{ ...beneath, on: [...(beneath.on ?? []), { card, by: 1 }] }, ...(more.fleet ?? [])],
        order: 'never',
      },
    ],
  });
};

/** Returns the damage to the shields and to the structure of a card. */
export const hurt = (t: Table, card: string | number, who?: number): [number, number] => {
  const { shieldDamage, damage } = t.card(card, who);
  return [shieldDamage, damage];
};

/** Plays on with the smallest answers until player 1 may play cards again. */
export const nextTurn = (t: Table): Table => t.untilPhase('play A', 2).untilPhase('play A', 1);
