import {
  type CardId,
  type CardState,
  cardsAtRest,
  type Seat,
  type SeatState,
  type State,
  type Waiting,
} from '@orrery/kernel';
import { type PointKind, PSY_EMPIRES } from './printed.ts';

/** The parts of a player turn (ge/turn-definitions/5). Record keeping is the first step of the Allocation Phase. */
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
/** the fleet: all cards in play that the player controls, even those against other fleets (ge/playing-on/6) */
export const FLEET = 4;
/** cards that are being played: shown, but not in play yet (ge/card-position/4) */
export const TABLE = 5;
/** agendas that the player has accomplished; they lie on the Sector HQ (ge/agenda/5) */
export const ACCOMPLISHED = 6;
/** cards that have left the game */
export const REMOVED = 7;
/** the mini deck: cards that a text has taken out of play (H7 Time Tornado) */
export const MINI = 8;
export const SEAT_ZONES = 9;

/** Returns the index of a seat's zone. */
export const zone = (seat: Seat, kind: number): number => seat * SEAT_ZONES + kind;

/** Card Plays in a player turn (ge/play-cards-phase/1). */
export const PLAYS = 3;
/** The damage that destroys a Sector HQ (ge/how-to-win/2). */
export const HQ_STRENGTH = 25;
/** Returns the target number of a player's Sector HQ in volleys. It is below -1, so it is never a card. */
export const hqOf = (seat: Seat): CardId => -2 - seat;
/** The damage that destroys the time origin (ge/time-origin/12). */
export const ORIGIN_STRENGTH = 25;
/** The target number of the time origin in volleys. Like that of a Sector HQ, it is never a card. */
export const TIME_ORIGIN: CardId = -1000;
/** True for a target that is a place and no card: a Sector HQ, or the time origin. */
export const isPlace = (target: CardId): boolean => target <= -2;
/** Returns the player whose Sector HQ a target is; -1 for a card, and for the time origin. */
export const seatOfHq = (target: CardId): Seat => (target <= -2 && target !== TIME_ORIGIN ? -2 - target : -1);

/** The realms of play: the fleets, and the time origin. Cards affect only cards of their own realm (ge/time-origin/5). */
export const REALMS = ['fleet', 'time origin'] as const;
export type Realm = (typeof REALMS)[number];

export interface GeCard extends CardState {
  /** its controller: the player who decides for it and whose fleet has it; -1 while it is not in play */
  controller: Seat;
  /** the player who played it; control returns to them (ge/control/1) */
  player: Seat;
  /** the card that it is on or against; -1 for none */
  on: CardId;
  /** for the basis of a stack: the player at whose fleet it is, its own or the one it was played against; -1 for a card on another */
  at: Seat;
  /** for the basis of a stack: the realm in which the stack is; cards on it are where it is (see rules/table/realms.ts) */
  realm: Realm;
  /** other cards that it is against, besides the one in `on` (ge/duration/7) */
  also: readonly CardId[];
  /** when it came into play: higher is later */
  since: number;
  /** the number of turns that its player had begun when it came into play */
  turn: number;
  engaged: number;
  /** points of damage to its structure, and to its shields (ge/damage-tracking/2) */
  damage: number;
  shieldDamage: number;
  /** the part of that damage that cannot be repaired */
  lasting: number;
  /** the strength of its electromagnetic field now (ge/empire-mechad/3) */
  emf: number;
  /** how often its armor has been used (ge/points/19) */
  armorUsed: number;
  /** research or other points applied to get rid of it */
  applied: number;
  /** turns that it will still stay; -1 for no limit (ge/duration/3) */
  left: number;
  /** uses of its functions in this complete turn (ge/card-actions-limit/1) */
  used: number;
  /** points allocated to it this turn, by inlet (see rules/points/uses.ts) */
  given: readonly number[];
  /** shots fired this turn, by weapon (see rules/fire/weapons.ts) */
  fired: readonly number[];
  /** the printed type that it is played as, or the part of a Krebiz combination; 0 is the first type, or the whole */
  as: number;
  /** 1 for a card that stands for half of a Krebiz combination; it leaves the game when it leaves play (ge/empire-krebiz/14) */
  standIn: number;
  /** the ship whose maneuvering or electronic warfare system took it, so it stays after use (ge/ship-systems/9); -1 for none */
  system: CardId;
  /** the number that its text counts */
  counter: number;
  /** the card that its text remembers: copied, controlled or chosen; -1 for none */
  bond: CardId;
  /** the player that its text remembers; -1 for none */
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
  realm: 'fleet',
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

/** Makes a card that is not in play. */
export const restingCard = cardsAtRest<GeCard>(BLANK_CARD);

/** The standing order: when a player wants to be asked about reactions (see rules/play/reaction.ts). */
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
  /** additional Card Plays for the next turn */
  saved: number;
  /** command slots of this complete turn (ge/command/8) */
  slots: number;
  /** units played on turn 2, at most one (ge/first-turns/3) */
  units: number;
  /** points of the last Allocation Phase that a card keeps for the next */
  kept: Readonly<Partial<Record<PointKind, number>>>;
  /** agendas accomplished in this complete turn, by definition (ge/agenda/4) */
  agendas: readonly number[];
  /** 1 if no other player fired at the fleet in the last complete turn (G4 Solitude) */
  quiet: number;
  /** 1 if a ship of the fleet was destroyed since the last turn began, and in the complete turn before that (H5 Temporal Space Rift) */
  bereaved: number;
  mourning: number;
  /** 1 after agendas have restored the Sector HQ (ge/agenda/8) */
  restored: number;
  /** the standing order: a place in `ORDERS` */
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
  bereaved: 0,
  mourning: 0,
  restored: 0,
  order: 0,
};

/** An effect that falls due in a phase of a player: the rest of a text, with the data that it knew. */
export interface Duty extends Waiting {
  readonly phase: Phase;
  readonly of: Seat;
}

/** A static text that an effect made. It lasts for a time and outlives its card. It keeps the data that its text knew. */
export interface Lasting {
  /** the name of the compiled static text */
  readonly rule: string;
  readonly you: Seat;
  readonly self: CardId;
  // biome-ignore lint/suspicious/noExplicitAny: what a text knew is any plain data, as in a frame
  readonly l: Readonly<Record<string, any>>;
  /** its number, fixed when it was made */
  readonly n: number;
  /** the cards that it covers, fixed when it was made; null for a text that covers no cards */
  readonly cards: readonly CardId[] | null;
  /** it ends after this player has had `turns` Record Keeping Steps; with -1 turns it ends with the current phase */
  readonly of: Seat;
  readonly turns: number;
}

export interface GeState extends State {
  cards: GeCard[];
  seats: GeSeat[];
  /** the number of players at the start; each gets as many command points (ge/command/7) */
  starters: number;
  /** the order of play, by seat (ge/getting-started/3) */
  order: readonly Seat[];
  /** true if the winner keeps all antes (ge/getting-started/6) */
  keepsAntes: boolean;
  /** player turns begun, of all players */
  turn: number;
  turnOf: Seat;
  phase: Phase;
  /** the count of cards that have come into play */
  clock: number;
  /** damage that the time origin has taken (ge/time-origin/12) */
  timeOrigin: number;
  duties: readonly Duty[];
  lasting: readonly Lasting[];
  /** extra turns that come before the next in order, the next one first */
  extraTurns: readonly Seat[];
  /** targets fired at in this Weapons Fire Phase (ge/weapons-fire-phase/10) */
  targets: readonly CardId[];
  /** pairs of a player and a fleet that they fired at since that fleet's last turn began */
  firedAt: readonly { readonly by: Seat; readonly at: Seat }[];
  /** the definitions that players played in this player turn, with player and phase */
  playedNow: readonly { readonly seat: Seat; readonly def: number; readonly phase: Phase }[];
}

/** True for a player of a psy empire, who has a Psy Network where others have a Sector HQ (ge/empire-psy/2). */
export const hasNetwork = (s: GeState, seat: Seat): boolean => PSY_EMPIRES.has(s.seats[seat]!.empire);

/** Returns the cards of a seat's pile. The top is last. */
export const pile = (s: GeState, seat: Seat, kind: number): readonly CardId[] => s.zones[seat * SEAT_ZONES + kind]!;
/** True for a card in a fleet (ge/definitions/1). */
export const inPlay = (s: GeState, id: CardId): boolean => id >= 0 && s.cards[id]!.controller >= 0;
/** True for a card that its player has played in this turn of theirs. */
export const isNew = (s: GeState, id: CardId): boolean => s.cards[id]!.turn === s.seats[s.cards[id]!.player]!.turns;
/** Returns the players who are left, in the order of play, starting after one of them. */
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
/** Returns the players who are left. */
export const players = (s: GeState): Seat[] => s.seats.flatMap((seat, i) => (seat.out ? [] : [i]));
/** Returns the other players who are left. */
export const opponents = (s: GeState, of: Seat): Seat[] =>
  s.seats.flatMap((seat, i) => (seat.out || i === of ? [] : [i]));
