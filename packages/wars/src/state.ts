import {
  type CardId,
  type CardState,
  cardsAtRest,
  type Seat,
  type SeatState,
  type State,
  type Waiting,
} from '@orrery/kernel';

export const FACTIONS = ['earther', 'gongen', 'maverick', 'shi', 'quay', 'independent'] as const;
export type Faction = (typeof FACTIONS)[number];

/** The zones of a seat, by offset (wars/energy/1, wars/in-play/1). The top of a pile is its last card. */
export const RESERVE = 0;
export const ACTIVE = 1;
export const USED = 2;
export const HAND = 3;
export const LOST = 4;
/** Out of the match for good (wars/removed-from-the-game/1). */
export const REMOVED = 5;
export const SEAT_ZONES = 6;
/** The zones that the players share, after their own zones: cards in play, cards stacked on assets, and pending cards. */
export const IN_PLAY = 12;
export const STACKED = 13;
export const ON_STACK = 14;
export const ZONES = 15;

export const PHASES = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const;
export type Phase = (typeof PHASES)[number];

export interface WarsCard extends CardState {
  /** the seat that plays with it; -1 while it is not in play */
  controller: Seat;
  /** the location where it is (a location is at itself); -1 for none */
  at: CardId;
  /** the card that it is stacked beneath or on; -1 for none */
  on: CardId;
  damaged: 0 | 1;
  inverted: 0 | 1;
  faceDown: 0 | 1;
  /** the turn in which it entered play */
  entered: number;
  /** the last turn in which a movement action moved it */
  moved: number;
  /** the uses of each of its abilities this turn (wars/bullet/1) */
  uses: readonly number[];
  /** the number of battles that its player had won when it entered play */
  since: number;
}

export const BLANK_CARD: Omit<WarsCard, 'own'> = {
  owner: -1,
  zone: -1,
  known: 0,
  controller: -1,
  at: -1,
  on: -1,
  damaged: 0,
  inverted: 0,
  faceDown: 0,
  entered: -1,
  moved: -1,
  uses: [],
  since: 0,
};

/** Makes a card that is not in play. */
export const restingCard = cardsAtRest<WarsCard>(BLANK_CARD);

export interface WarsSeat extends SeatState {
  /** the name shown at the table; '' for Player 1, Player 2 */
  name: string;
  /** battles won in this match, and in this turn */
  won: number;
  wonThisTurn: number;
  /** ids of the interrupts with bullets played this turn, one for each time (wars/bullet/1) */
  played: readonly string[];
  /** the number of drains of this seat in this control phase */
  drains: number;
}

export const BLANK_SEAT: Omit<WarsSeat, 'own'> = {
  out: false,
  name: '',
  won: 0,
  wonThisTurn: 0,
  played: [],
  drains: 0,
};

/** Something pending on the stack (wars/the-stack/1): a card, an ability, a triggered ability or a phase action. */
export interface Item extends Waiting {
  readonly id: number;
  /** the card itself, or the card whose ability it is; for an action, the card or location that it is about */
  readonly kind: 'card' | 'ability' | 'trigger' | 'action';
  /** its name: the verb of an action, or the title of a card */
  readonly name: string;
}

/** A delayed ability, which waits for an event this turn (wars/triggered-ability/13). */
export interface Delayed extends Waiting {
  /** true if it happens only once; otherwise it happens each time until the end of the turn */
  readonly once: boolean;
}

/** An effect that lasts until the end of the turn: an ongoing ability, with what was known when it was made. */
export interface Lasting {
  /** the name of the compiled static ability */
  readonly rule: string;
  readonly you: Seat;
  readonly self: CardId;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly l: Readonly<Record<string, any>>;
  /** its number, fixed when it was made (wars/effects/11) */
  readonly n: number;
  /** the cards and the locations that it affects, fixed when it was made (wars/effects/6); null if it affects none */
  readonly cards: readonly CardId[] | null;
  readonly places: readonly CardId[] | null;
}

export const BATTLE_STEPS = ['begin', 'battle destiny', 'attrition', 'power', 'loss', 'end'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** The battle under way (wars/battle-phase). Numbers are by seat and do not include what cards add. */
export interface Battle {
  readonly at: CardId;
  readonly attacker: Seat;
  /** the last step that began */
  readonly step: BattleStep;
  /** true inside a step, while nobody has initiative */
  readonly inStep: boolean;
  /** the destiny of the card revealed for battle destiny, below zero if modifiers make it so; null before a card is revealed */
  readonly revealed: readonly (number | null)[];
  /** the battle destiny, attrition, power and casualties that effects added */
  readonly destiny: readonly number[];
  /** what ongoing abilities added to battle destiny in its step; null until that step is over */
  readonly standing: readonly number[] | null;
  readonly attrition: readonly number[];
  readonly power: readonly number[];
  readonly winner: Seat;
  /** the battle destiny of both sides at the end of the power step */
  readonly settled: readonly number[];
  /** the casualties of the loser, fixed in the power step */
  readonly casualties: number;
  /** attrition that was not satisfied in the attrition step, by the seat that caused it */
  readonly remaining: readonly number[];
}

/** The locations of one part of the Solar System (wars/related/1): sites in their order, then sectors. */
export interface Region {
  readonly name: string;
  readonly sites: readonly CardId[];
  readonly sectors: readonly CardId[];
}

export interface WarsState extends State {
  cards: WarsCard[];
  seats: WarsSeat[];
  /** counts both players' turns from 1 */
  turn: number;
  active: Seat;
  phase: Phase;
  /** true once the phase is over: there are no phase actions after it, for example at the end of the turn */
  phaseOver: boolean;
  /** true in tournament play, where no match ends in a draw (wars/systematic-rules/7) */
  tournament: boolean;
  /** the seat with initiative, -1 for nobody; and the number of passes in a row (wars/initiative) */
  initiative: Seat;
  passes: number;
  /** the stack, the newest last */
  items: readonly Item[];
  itemsMade: number;
  /** the things off the stack that are happening now, the innermost last */
  resolving: readonly Item[];
  /** triggered abilities that wait until a player gains initiative (wars/triggered-ability/3) */
  waiting: readonly Waiting[];
  delayed: readonly Delayed[];
  lasting: readonly Lasting[];
  battle: Battle | null;
  regions: readonly Region[];
  /** true once the player has declared this turn's activation action */
  activated: boolean;
  /** locations drained in this control phase, attacked in this battle phase, and battled over this turn */
  drained: readonly CardId[];
  attacked: readonly CardId[];
  fought: readonly CardId[];
  /** the cards that entered play this turn: the seat, the card and the location */
  entries: readonly { readonly seat: Seat; readonly card: CardId; readonly at: CardId }[];
  /** once-a-turn abilities that were used this turn */
  done: readonly string[];
  /** true while a player may perform movements in the deploy phase (Simple Wager) */
  movesNow: boolean;
}

/** Returns the index of a zone of a seat. */
export const zone = (seat: Seat, kind: number): number => seat * SEAT_ZONES + kind;
/** Returns the cards of a seat's pile, the top card last. */
export const pile = (s: WarsState, seat: Seat, kind: number): readonly CardId[] => s.zones[seat * SEAT_ZONES + kind]!;
/** Returns the other player. WARS is a game for two. */
export const opponentOf = (seat: Seat): Seat => 1 - seat;
/** True for a card in play. Cards beneath other cards count (wars/in-play/1, wars/in-play/3). */
export const inPlay = (s: WarsState, id: CardId): boolean => s.cards[id] !== undefined && s.cards[id]!.zone === IN_PLAY;
/** Returns a seat's amount of energy (wars/energy/1). */
export const energyOf = (s: WarsState, seat: Seat): number =>
  pile(s, seat, RESERVE).length + pile(s, seat, ACTIVE).length + pile(s, seat, USED).length;
