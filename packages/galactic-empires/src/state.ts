import type { CardId, CardState, Seat, SeatState, State, Waiting } from '@orrery/kernel';
import type { PointKind } from './printed.ts';

/** The parts of a player turn (ge/turn-definitions/5); record keeping is the first step of the Allocation Phase. */
export const PHASES = [
  'record keeping',
  'allocation',
  'engagement',
  'play A',
  'weapons fire',
  'play B',
  'discard',
  'draw',
] as const;
export type Phase = (typeof PHASES)[number];

/** The zones of a seat, by offset. The top of a pile is its last card. */
export const DECK = 0;
export const HAND = 1;
export const DISCARD = 2;
export const RESERVE = 3;
/** the fleet: all in play that the player controls, what lies against other fleets too (ge/playing-on/6) */
export const FLEET = 4;
/** cards on their way: shown, and not yet in play (ge/card-position/4) */
export const TABLE = 5;
/** agendas that the player has accomplished, on the Sector HQ (ge/agenda/5) */
export const ACCOMPLISHED = 6;
/** out of the game for good */
export const REMOVED = 7;
/** a deck beside the deck, of cards that a text has taken out of play (H7 Time Tornado) */
export const MINI = 8;
export const SEAT_ZONES = 9;

/** The index of a zone of a seat. */
export const zone = (seat: Seat, kind: number): number => seat * SEAT_ZONES + kind;

/** Card Plays in a player turn (ge/play-cards-phase/1). */
export const PLAYS = 3;
/** The damage that destroys a Sector HQ (ge/how-to-win/2). */
export const HQ_STRENGTH = 25;
/** The target of a volley that is no card: the Sector HQ of a player. Volleys keep it below zero. */
export const hqOf = (seat: Seat): CardId => -2 - seat;
/** The player whose Sector HQ a target is; -1 for a card. */
export const seatOfHq = (target: CardId): Seat => (target <= -2 ? -2 - target : -1);

export interface GeCard extends CardState {
  /** who decides what it does, and in whose fleet it is; -1 while it is not in play */
  controller: Seat;
  /** who played it: control goes back to them (ge/control/1) */
  player: Seat;
  /** the card that it lies on or against, -1 for none */
  on: CardId;
  /** the player at whose fleet the basis of a stack lies: its player's own, or the one it was played against; -1 for a card on another */
  at: Seat;
  /** further cards that it is played against, besides the one that it lies on (ge/duration/7) */
  also: readonly CardId[];
  /** when it came into play: higher is later */
  since: number;
  /** how many turns its player had begun when it came into play */
  turn: number;
  engaged: number;
  /** points of damage to its structure, and to its shields (ge/damage-tracking/2) */
  damage: number;
  shieldDamage: number;
  /** of that damage, what cannot be repaired */
  lasting: number;
  /** the strength of its electromagnetic field now (ge/empire-mechad/3) */
  emf: number;
  /** how often its armor has been used (ge/points/19) */
  armorUsed: number;
  /** research, or other points, applied to it to be rid of it */
  applied: number;
  /** turns that it still lasts, -1 without limit (ge/duration/3) */
  left: number;
  /** which of its functions have been used this complete turn, one bit each (ge/card-actions-limit/1) */
  used: number;
  /** points allocated to it this turn, by inlet (see rules/points/uses.ts) */
  given: readonly number[];
  /** shots fired this turn, by weapon (see rules/fire/weapons.ts) */
  fired: readonly number[];
  /** which of its printed types it is played as, or which part of a Krebiz combination: 0 the first, or the whole */
  as: number;
  /** 1 for a card that stands in for half of a Krebiz combination: it leaves the game when it leaves play (ge/empire-krebiz/14) */
  standIn: number;
  /** the ship whose maneuvering or electronic warfare system it uses, so that it is not discarded after use (ge/ship-systems/9); -1 for none */
  system: CardId;
  /** what its text counts */
  counter: number;
  /** the card that its text remembers: what it copies, holds or has chosen; -1 for none */
  bond: CardId;
  /** the player whom its text remembers, -1 for none */
  foe: Seat;
}

export const BLANK_CARD: Omit<GeCard, 'own'> = {
  owner: -1,
  zone: -1,
  known: 0,
  controller: -1,
  player: -1,
  on: -1,
  at: -1,
  also: [],
  since: 0,
  turn: 0,
  engaged: 0,
  damage: 0,
  shieldDamage: 0,
  lasting: 0,
  emf: -1,
  armorUsed: 0,
  applied: 0,
  left: -1,
  used: 0,
  given: [],
  fired: [],
  as: 0,
  standIn: 0,
  system: -1,
  counter: 0,
  bond: -1,
  foe: -1,
};

/** When a player wants to be asked whether they react (see rules/play/reaction.ts). */
export const ORDERS = ['aimed', 'loss', 'always', 'never'] as const;
export type Order = (typeof ORDERS)[number];

export interface GeSeat extends SeatState {
  /** the name shown at the table; '' for Player 1, Player 2, ... */
  name: string;
  /** the main empire of the deck (ge/deck-construction/1) */
  empire: string;
  /** damage that the Sector HQ has taken (ge/how-to-win/2) */
  hq: number;
  /** turns begun */
  turns: number;
  /** Card Plays left this turn */
  plays: number;
  /** Card Plays besides, that the next turn begins with */
  saved: number;
  /** command slots of this complete turn (ge/command/8) */
  slots: number;
  /** units played on turn 2, of which there is at most one (ge/first-turns/3) */
  units: number;
  /** points of the last Allocation Phase kept for the next one, where a card says so */
  kept: Readonly<Partial<Record<PointKind, number>>>;
  /** the agendas accomplished in this complete turn, by definition (ge/agenda/4) */
  agendas: readonly number[];
  /** 1 where no other player fired at the fleet in the last complete turn (G4 Solitude) */
  quiet: number;
  /** 1 once the Sector HQ has been restored by agendas (ge/agenda/8) */
  restored: number;
  /** when the player wants to be asked whether they react: a place in `ORDERS` */
  order: number;
}

export const BLANK_SEAT: Omit<GeSeat, 'own'> = {
  out: false,
  name: '',
  empire: '',
  hq: 0,
  turns: 0,
  plays: 0,
  saved: 0,
  slots: 0,
  units: 0,
  kept: {},
  agendas: [],
  quiet: 0,
  restored: 0,
  order: 0,
};

/** Something that falls due when a phase of a player comes: the rest of a text, with what it knew. */
export interface Duty extends Waiting {
  readonly phase: Phase;
  readonly of: Seat;
}

/** A static text that holds for a time and outlives its card: made by an effect, with what it knew. */
export interface Lasting {
  /** the name of the compiled static text */
  readonly rule: string;
  readonly you: Seat;
  readonly self: CardId;
  // biome-ignore lint/suspicious/noExplicitAny: what a text knew is any plain data, as in a frame
  readonly l: Readonly<Record<string, any>>;
  /** its number, settled when it was made */
  readonly n: number;
  /** the cards that it is about, settled likewise; null where it is about none */
  readonly cards: readonly CardId[] | null;
  /** it ends when this player's record keeping has come so many times; -1 turns: with the present phase */
  readonly of: Seat;
  readonly turns: number;
}

export interface GeState extends State {
  cards: GeCard[];
  seats: GeSeat[];
  /** how many players began: everybody's command points (ge/command/7) */
  starters: number;
  /** the order of play, by seat (ge/getting-started/3) */
  order: readonly Seat[];
  /** true where the winner keeps all antes (ge/getting-started/6) */
  keepsAntes: boolean;
  /** player turns begun, by whomever */
  turn: number;
  turnOf: Seat;
  phase: Phase;
  /** counts the cards that have come into play */
  clock: number;
  duties: readonly Duty[];
  lasting: readonly Lasting[];
  /** turns that are taken before the next in order, the next first */
  extraTurns: readonly Seat[];
  /** targets fired at in this Weapons Fire Phase (ge/weapons-fire-phase/10) */
  targets: readonly CardId[];
  /** who has fired at whose fleet since that fleet's last turn began: firing seat and the other's */
  firedAt: readonly { readonly by: Seat; readonly at: Seat }[];
  /** who has played which definition in this player turn, and in which phase */
  playedNow: readonly { readonly seat: Seat; readonly def: number; readonly phase: Phase }[];
}

/** The cards of a seat's pile, the top last. */
export const pile = (s: GeState, seat: Seat, kind: number): readonly CardId[] => s.zones[seat * SEAT_ZONES + kind]!;
/** True for a card in some active fleet (ge/definitions/1). */
export const inPlay = (s: GeState, id: CardId): boolean => id >= 0 && s.cards[id]!.controller >= 0;
/** The players who are left, in the order of play, beginning behind one of them. */
export function playersAfter(s: GeState, seat: Seat): Seat[] {
  const { order } = s;
  const from = order.indexOf(seat);
  const list: Seat[] = [];
  for (let i = 1; i < order.length; i++) {
    const next = order[(from + i) % order.length]!;
    if (!s.seats[next]!.out) list.push(next);
  }
  return list;
}
/** The players who are left. */
export const players = (s: GeState): Seat[] => s.seats.flatMap((seat, i) => (seat.out ? [] : [i]));
/** The other players who are left. */
export const opponents = (s: GeState, of: Seat): Seat[] =>
  s.seats.flatMap((seat, i) => (seat.out || i === of ? [] : [i]));
