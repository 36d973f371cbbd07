import type { CardId, CardState, Seat, SeatState, State, Waiting } from '@orrery/kernel';

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
/** The zones that the two players share, behind theirs: what is in play, what is stacked on assets, what is pending. */
export const IN_PLAY = 12;
export const STACKED = 13;
export const ON_STACK = 14;
export const ZONES = 15;

export const PHASES = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const;
export type Phase = (typeof PHASES)[number];

export interface WarsCard extends CardState {
  /** who plays with it; -1 while it is not in play */
  controller: Seat;
  /** the location where it is (a location is at itself); -1 for none */
  at: CardId;
  /** the card that it is stacked beneath or on, -1 for none */
  on: CardId;
  damaged: 0 | 1;
  inverted: 0 | 1;
  faceDown: 0 | 1;
  /** the turn in which it entered play */
  entered: number;
  /** the last turn in which a movement action moved it */
  moved: number;
  /** how often each of its abilities has been used this turn (wars/bullet/1) */
  uses: readonly number[];
  /** how many battles its player had won when it entered play */
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

export interface WarsSeat extends SeatState {
  /** the name shown at the table; '' for Player 1, Player 2 */
  name: string;
  /** battles won in this match, and in this turn */
  won: number;
  wonThisTurn: number;
  /** ids of the interrupts with bullets played this turn, one for each time (wars/bullet/1) */
  played: readonly string[];
  /** how often this seat has drained in this control phase */
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
  /** `self` is the card itself, or the card whose ability it is; for an action the card or location that it is about */
  readonly kind: 'card' | 'ability' | 'trigger' | 'action';
  /** what it is called: the verb of an action, the title of a card */
  readonly name: string;
}

/** An ability that a resolved one has left behind: it waits for something to happen this turn (wars/triggered-ability/13). */
export interface Delayed extends Waiting {
  /** it happens once; otherwise each time until the end of the turn */
  readonly once: boolean;
}

/** An effect that lasts until the end of the turn: an ongoing ability with what was known when it was made. */
export interface Lasting {
  /** the name of the compiled static ability */
  readonly rule: string;
  readonly you: Seat;
  readonly self: CardId;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly l: Readonly<Record<string, any>>;
  /** its number, settled when it was made (wars/effects/11) */
  readonly n: number;
  /** the cards and the locations that it is about, settled likewise (wars/effects/6); null where it is about none */
  readonly cards: readonly CardId[] | null;
  readonly places: readonly CardId[] | null;
}

export const BATTLE_STEPS = ['begin', 'battle destiny', 'attrition', 'power', 'loss', 'end'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** The battle under way (wars/battle-phase). Numbers by seat; what cards add to them comes on top. */
export interface Battle {
  readonly at: CardId;
  readonly attacker: Seat;
  /** the last step that has begun */
  readonly step: BattleStep;
  /** true inside a step, while nobody has initiative */
  readonly inStep: boolean;
  /** the destiny of the card revealed for battle destiny, below zero where modifiers bring it there; null none yet */
  readonly revealed: readonly (number | null)[];
  /** battle destiny, attrition, power and casualties that effects have added */
  readonly destiny: readonly number[];
  /** what ongoing abilities added to battle destiny in its step; null before it is over */
  readonly standing: readonly number[] | null;
  readonly attrition: readonly number[];
  readonly power: readonly number[];
  readonly winner: Seat;
  /** both sides' battle destiny as the power step left it */
  readonly settled: readonly number[];
  /** what the loser has to satisfy, settled in the power step */
  readonly casualties: number;
  /** attrition left unsatisfied when the attrition step ended, by the seat that caused it */
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
  /** who has initiative, -1 nobody; and how many have passed in a row (wars/initiative) */
  initiative: Seat;
  passes: number;
  /** the stack, the newest last */
  items: readonly Item[];
  itemsMade: number;
  /** what has come off the stack and is being performed, the innermost last */
  resolving: readonly Item[];
  /** triggered abilities that wait for somebody to gain initiative (wars/triggered-ability/3) */
  waiting: readonly Waiting[];
  delayed: readonly Delayed[];
  lasting: readonly Lasting[];
  battle: Battle | null;
  regions: readonly Region[];
  /** true once this turn's activation action has been declared */
  activated: boolean;
  /** locations drained at in this control phase, attacked in this battle phase, fought over in this turn */
  drained: readonly CardId[];
  attacked: readonly CardId[];
  fought: readonly CardId[];
  /** where cards have entered play in this turn: whose, which, and where */
  entries: readonly { readonly seat: Seat; readonly card: CardId; readonly at: CardId }[];
  /** once-a-turn abilities that have been used this turn */
  done: readonly string[];
  /** true while a player may perform movements in the deploy phase (Simple Wager) */
  movesNow: boolean;
}

/** The index of a zone of a seat. */
export const zone = (seat: Seat, kind: number): number => seat * SEAT_ZONES + kind;
/** The cards of a seat's pile, the top last. */
export const pile = (s: WarsState, seat: Seat, kind: number): readonly CardId[] => s.zones[seat * SEAT_ZONES + kind]!;
/** The other player: WARS is a game for two. */
export const opponentOf = (seat: Seat): Seat => 1 - seat;
/** True for a card that is in play, beneath other cards too (wars/in-play/1, wars/in-play/3). */
export const inPlay = (s: WarsState, id: CardId): boolean => s.cards[id] !== undefined && s.cards[id]!.zone === IN_PLAY;
/** How much energy a seat has (wars/energy/1). */
export const energyOf = (s: WarsState, seat: Seat): number =>
  pile(s, seat, RESERVE).length + pile(s, seat, ACTIVE).length + pile(s, seat, USED).length;
