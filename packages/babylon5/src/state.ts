import {
  type CardId,
  type CardState,
  cardsAtRest,
  type Fact,
  type Seat,
  type SeatState,
  type State,
} from '@orrery/kernel';

/** The five races that can be played, in the order of the engine rules' tension table (b5/setup/3, b5/tension/12). */
export const RACES = ['human', 'centauri', 'minbari', 'narn', 'non-aligned'] as const;
export type Race = (typeof RACES)[number];
/** The race on a card's type line; null and `neutral` are no race (b5/glossary/29). */
export type CardRaceName = Race | 'neutral' | 'shadow' | 'vorlon' | 'drakh';
export type CardRace = CardRaceName | null;

/** The abilities, by number: the index in `CardDef.abilities`. */
export const ABILITIES = ['diplomacy', 'intrigue', 'psi', 'leadership', 'military'] as const;
export type Ability = (typeof ABILITIES)[number];
export const DIPLOMACY = 0;
export const INTRIGUE = 1;
export const PSI = 2;
export const LEADERSHIP = 3;
export const MILITARY = 4;

/** The six kinds of mark (b5/marks/20). */
export const MARKS = ['destiny', 'doom', 'shadow', 'vorlon', 'strife', 'conspiracy'] as const;
export type Mark = (typeof MARKS)[number];

/** Influence that belongs to no player (b5/influence/21). */
export const POWERS = ['babylon5', 'shadows', 'vorlons'] as const;
export type NonPlayer = (typeof POWERS)[number];

export const RULESETS = ['casual', 'tournament', 'engine'] as const;
export type Ruleset = (typeof RULESETS)[number];

/** The kinds of faction that a player can start as (b5/setup/6). */
export const DESIGNATIONS = ['babylon project', 'home', 'corporate', 'psi corps'] as const;
export type Designation = (typeof DESIGNATIONS)[number];

/** The zones of one seat, by offset. */
export const DECK = 0;
export const HAND = 1;
export const DISCARD = 2;
export const REMOVED = 3;
export const INNER = 4;
export const SUPPORTING = 5;
export const AGENDA = 6;
export const FACTION = 7;
export const RESERVE = 8;
export const SEAT_ZONES = 9;
/** The zones of the whole table, by offset behind the seats' zones. */
export const GLOBAL = 0;
export const ATTACHED = 1;
export const CONFLICTS = 2;
export const PLAYING = 3;
export const TABLE_ZONES = 4;
/** The kind of the Crusade Piles: one zone for each seat behind the table's, only in a match in which somebody has one (b5/crusade-pile/2). */
export const CRUSADE = SEAT_ZONES + TABLE_ZONES;

export interface B5Card extends CardState {
  /** the seat whose faction holds the card, -1 for none */
  faction: Seat;
  /** the seat that controls it, -1 for nobody */
  controller: Seat;
  rotated: number;
  neutralized: number;
  /** the turn on which it was last neutralized */
  neutralizedOn: number;
  damage: number;
  severe: number;
  destiny: number;
  doom: number;
  shadow: number;
  vorlon: number;
  strife: number;
  conspiracy: number;
  /** the card it is attached to or lies under, -1 for none */
  host: CardId;
  /** the cards attached to it, in order */
  attached: readonly CardId[];
  /** the fleet it leads, -1 for none */
  leading: CardId;
  /** the character that leads it, -1 for none */
  leader: CardId;
  faceDown: number;
  /** its name to others while it lies face down: a number that reveals nothing about the card, 0 for cards without one */
  handle: number;
  tokens: number;
  /** Chaos Tokens, which only the Drakh move (b5/drakh/17) */
  chaos: number;
  /** a captured location that its captor cannot use */
  captured: number;
  /** may never enter the Inner Circle (asylum, a card's text) */
  barred: number;
  /** the turn on which an ability marked "once a turn" was last used */
  usedOn: number;
  /** the number an effect fixed when it was played (Destiny Fulfilled) */
  fixed: number;
}

/** A card's fields at rest, outside play. */
export const BLANK_CARD: Omit<B5Card, 'own'> = {
  owner: -1,
  zone: -1,
  known: 0,
  faction: -1,
  controller: -1,
  rotated: 0,
  neutralized: 0,
  neutralizedOn: 0,
  damage: 0,
  severe: 0,
  destiny: 0,
  doom: 0,
  shadow: 0,
  vorlon: 0,
  strife: 0,
  conspiracy: 0,
  host: -1,
  attached: [],
  leading: -1,
  leader: -1,
  faceDown: 0,
  handle: 0,
  tokens: 0,
  chaos: 0,
  captured: 0,
  barred: 0,
  usedOn: 0,
  fixed: 0,
};

/** Makes a card at rest, outside play. */
export const restingCard = cardsAtRest<B5Card>(BLANK_CARD);

export interface B5Seat extends SeatState {
  name: string;
  /** the index in RACES */
  race: number;
  /** the kind of faction within its race (b5/setup/6) */
  designation: Designation;
  /** 1 once the faction has become Drakh, in addition to its kind (b5/setup/11) */
  drakh: number;
  /** -1 until the ambassadors are revealed */
  ambassador: CardId;
  /** influence tokens owned, spent and unspent together, without ongoing changes from cards */
  rating: number;
  /** tokens applied this turn */
  spent: number;
  /** temporary influence left this turn */
  temporary: number;
  unrest: number;
  /** raw Power gained or lost for good (engine rules) */
  rawPower: number;
  /** 0 if a card's effect has closed the Standard Victory to the seat, else 1 */
  eligible: number;
  /** actions taken this turn */
  actions: number;
  /** the number of its last action, by the table's count (see `B5State.action`) */
  lastAction: number;
  /** the total influence applied this turn */
  applied: number;
  /** how much the last gain of influence this turn brought, 0 for none */
  gained: number;
}

export const BLANK_SEAT: Omit<B5Seat, 'own'> = {
  out: false,
  name: '',
  race: 0,
  designation: 'babylon project',
  drakh: 0,
  ambassador: -1,
  rating: 4,
  spent: 0,
  temporary: 0,
  unrest: 1,
  rawPower: 0,
  eligible: 1,
  actions: 0,
  lastAction: 0,
  applied: 0,
  gained: 0,
};

export const SUPPORT = 0;
export const OPPOSE = 1;
export const ATTACK = 2;
export const LEAD = 3;
export type Role = 0 | 1 | 2 | 3;

/** One card's part in a conflict. */
export interface Participation {
  readonly card: CardId;
  /** the seat that rotated it */
  readonly seat: Seat;
  readonly role: Role;
  /** the ability it takes part with; attacks use the same one */
  readonly ability: number;
  /** the ability whose value it applies, if it is used as another (b5/used-as/1) */
  readonly by: number;
  /** the seat it supports if the conflict has many sides, else -1 */
  readonly side: Seat;
  /** the card that it attacked */
  readonly target?: CardId;
}

export type ConflictStage = 'declared' | 'initiated' | 'resolved' | 'cancelled' | 'postponed';

/** A conflict, from its declaration to the end of the turn. An immutable value: changes replace it. */
export interface Conflict {
  readonly id: number;
  /** the initiator */
  readonly seat: Seat;
  /** its rules: the key in the game's conflict definitions */
  readonly rules: string;
  /** the conflict card, -1 for a conflict without one */
  readonly card: CardId;
  /** the card that started it (an agenda, a group), -1 for a conflict card or a war */
  readonly source: CardId;
  readonly stage: ConflictStage;
  readonly faceDown: boolean;
  /** the abilities that may be used in it, its own type first */
  readonly types: readonly number[];
  /** abilities allowed besides its type (Test Their Mettle) */
  readonly alsoBy: readonly number[];
  readonly targetSeat: Seat;
  /** a party: a race, or a faction of a divided one */
  readonly targetRace: number;
  /** the second of two targeted races, as a party; only conflicts against two races have it */
  readonly secondRace?: number;
  readonly targetCard: CardId;
  readonly targetConflict: number;
  readonly parts: readonly Participation[];
  /** support and opposition that do not come from participants */
  readonly extraSupport: number;
  readonly extraOpposition: number;
  /** per seat: support kept from last turn, if the conflict has many sides (Prolonged Talks) */
  readonly carried: readonly number[];
  readonly support: number;
  readonly opposition: number;
  readonly won: boolean;
  /** true if it was won and no card opposed or attacked */
  readonly uncontested: boolean;
  /** per seat: the totals, if the conflict has many sides */
  readonly sides: readonly number[];
  /** the seat with the single highest total if the conflict has many sides, else -1 */
  readonly leader: Seat;
  /** the first card that supported it for its initiator */
  readonly firstSupporter: CardId;
  /** the first fleet's seat that attacked in it, -1 for none */
  readonly firstAttacker: Seat;
  /** the first fleet that attacked in it, -1 for none */
  readonly firstAttackingFleet: CardId;
  /** cards neutralized by attacks that its participants made possible (b5/attack/14) */
  readonly neutralizedIn: readonly CardId[];
  /** Military of the fleets that the initiator's own attacks neutralized */
  readonly neutralizedByInitiator: number;
  /** cards that may not take part in it again this turn */
  readonly excluded: readonly CardId[];
}

/** An attack under way. */
export interface Attack {
  readonly attacker: CardId;
  readonly target: CardId;
  readonly ability: number;
  /** the ability the attacker strikes with */
  readonly by: number;
  readonly conflict: number;
}

/** A change that lasts for a time: to a card's ability, to its permissions, to a seat's costs. */
export interface Mod {
  readonly id: number;
  readonly kind:
    | 'ability'
    | 'blank'
    | 'sponsor-cost'
    | 'promote-cost'
    | 'inner-for-healing'
    | 'off-type'
    | 'fixed-tension'
    | 'no-conflict-influence'
    | 'influence-cap'
    | 'extra-influence'
    | 'no-participation'
    | 'may-attack'
    | 'returns'
    | 'conflict-again'
    | 'extra-conflict'
    | 'assistant-discount'
    | 'cannot-attack'
    | 'open-to-attack'
    | 'held-inner'
    | 'elder'
    | 'leaves-at-end'
    | 'power'
    | 'no-draw'
    | 'withheld'
    | 'returns-under'
    | 'debt'
    | 'text'
    | 'no-conflicts'
    | 'later'
    | 'promoted';
  /** the card it comes from, -1 for none */
  readonly source: CardId;
  /** the card it affects, -1 for none */
  readonly card: CardId;
  /** the seat it affects, -1 for none */
  readonly seat: Seat;
  /** an ability, a race or a conflict, as the kind requires */
  readonly what: number;
  readonly n: number;
  /** for a text that an effect has left behind: its place in `CardDef.leaves` of the source; for an effect put off: in `CardDef.later` */
  readonly text?: number;
  /** the id of the card with that text: the source may lie hidden by now, where players imagine other cards */
  readonly from?: string;
  /**
   * `turn`: to the end of this turn; `next-turn`: to the end of the next; `only-next-turn`: the same, from the beginning of the next turn on; `readying`:
   * to the end of the next ready round; `rotated`: while the source stays rotated; `stays`: until an effect ends it; `next-card`: until its player plays or
   * sponsors a card, or the turn ends
   */
  readonly until: 'turn' | 'next-turn' | 'only-next-turn' | 'readying' | 'rotated' | 'stays' | 'next-card';
  /** `rotated`: the card that must stay rotated, if it is not the source */
  readonly by?: CardId;
  /** true if rotation was the whole cost, so the effect can be sustained (b5/sustain/2) */
  readonly sustainable: boolean;
  /** the index of its action in its card's list; -1 for none */
  readonly action: number;
  /** the table's action count when it began: changes of one use continue or end together (b5/sustain/8) */
  readonly use: number;
  /** the turn in which it began */
  readonly turn: number;
}

/** A standing relation between two parties (b5/states/1): races, or factions by themselves (see rules/politics/parties.ts). */
export interface Relation {
  readonly kind: (typeof RELATIONS)[number];
  readonly a: number;
  readonly b: number;
}

/** The kinds of standing relations (b5/states/1). */
export const RELATIONS = ['war', 'free trade', 'alliance', 'neutrality', 'non-aggression'] as const;

/** An event that was played this turn, with the data for its reversal. */
export interface Play {
  readonly card: CardId;
  readonly seat: Seat;
  /** the table's action count when it was played */
  readonly action: number;
  readonly applied: number;
  readonly marksRequired: number;
  readonly facts: readonly Fact[];
  readonly reversed: boolean;
  readonly irreversible: boolean;
}

/** A happening that a card may refer to later: `since your last action` (b5/action-round/9). */
export interface Recent {
  readonly kind: 'tension' | 'sponsored';
  /** the table's action count when it happened */
  readonly action: number;
  /** the seat that did it, -1 for nobody */
  readonly seat: Seat;
  /** the card it was about, -1 for none */
  readonly card: CardId;
  /** for a tension: from whom and toward whom */
  readonly from: number;
  readonly to: number;
  /** the amount: the change of tension, the total influence applied */
  readonly n: number;
}

/** The kinds of vote: of the council, of all players, of the Interstellar Alliance (b5/votes/2). */
export type VoteKind = 'council' | 'player' | 'isa';

/** A vote under way or just taken. 1 yes, -1 no, 0 abstention; by voter. */
export interface Vote {
  readonly voters: readonly { readonly race: string; readonly seat: Seat; readonly vote: number }[];
  readonly yes: number;
  readonly no: number;
  readonly passed: boolean;
}

/** The rounds of a turn, in order (b5/ready-round/1). */
export const ROUND_NAMES = ['ready', 'conflict', 'action', 'resolution', 'draw'] as const;
export type Round = 'setup' | (typeof ROUND_NAMES)[number];

export interface B5State extends State {
  cards: B5Card[];
  seats: B5Seat[];
  ruleset: Ruleset;
  turn: number;
  round: Round;
  /** seats from the lowest initiative to the highest, for this turn */
  order: readonly Seat[];
  /** the place in `order` of the player whose action it is */
  acting: number;
  /** how many players have passed in succession */
  passes: number;
  /** how many actions have been taken this match */
  action: number;
  /**
   * tension from one row toward another (column). Rows are races; under the engine rules, and wherever a race has several factions, they are seats and
   * then the races that nobody plays
   */
  tension: readonly number[];
  babylon5: number;
  shadows: number;
  vorlons: number;
  /** true while the Shadow War is on */
  shadowWar: boolean;
  /** true after it has ended: 20 influence does not begin it again (b5/shadow-war/2) */
  shadowWarOver: boolean;
  relations: readonly Relation[];
  /** the races in Civil War, by index; absent if there is none (b5/civil-war/2) */
  rifts?: readonly number[];
  /** the Interstellar Alliance: who founded it, and its members; absent until somebody founds it (b5/isa/1) */
  isa?: { readonly founder: Seat; readonly members: readonly Seat[] };
  conflicts: readonly Conflict[];
  conflictsMade: number;
  /** the last handle given to a face-down card */
  handles: number;
  /** the conflict being resolved, -1 for none */
  resolving: number;
  attack: Attack | null;
  mods: readonly Mod[];
  modsMade: number;
  /** the number of facts so far: shows whether an effect did anything (b5/then-both/3) */
  deeds: number;
  plays: readonly Play[];
  /** happenings that cards may refer to, until every player has acted since */
  recent: readonly Recent[];
  /** the facts of the event in progress; null if none */
  tracing: readonly Fact[] | null;
  vote: Vote | null;
  /** definitions that may not enter play again: unique cards played, limited ones removed from the game */
  spentDefs: readonly number[];
  /** true if the group plays the optional rule that siblings are rivals; absent otherwise (b5/dual-race/20) */
  rivals?: boolean;
  /** with extended loyalty, the persons revealed as starting ambassadors and whose they are; absent without that rule (b5/extended-loyalty/4) */
  extended?: readonly (readonly [person: string, seat: Seat])[];
  /** the persons who began as ambassadors of alternate factions, by name; absent if nobody did (b5/home-factions/6) */
  began?: readonly string[];
  /** limited events and contingencies used this turn (engine rules) */
  limitedThisTurn: readonly number[];
  /** bids for mercenaries this turn: [card, seat, amount] */
  bids: readonly (readonly [CardId, Seat, number])[];
  /** cards in play whose text works by itself (statics, triggers, responses) */
  active: readonly CardId[];
  /** cards that healed toward their ambassador this turn */
  healers: readonly CardId[];
  /** small notes for this turn, by key: for example the seats whose Hidden Agent shows their conflict first */
  notes: Readonly<Record<string, number>>;
}

/** The index of a zone of a seat. */
export function zone(seat: Seat, kind: number): number {
  return seat * SEAT_ZONES + kind;
}

/** The index of a zone of the table. */
export function tableZone(s: B5State, kind: number): number {
  return s.seats.length * SEAT_ZONES + kind;
}

/** The index of a seat's Crusade Pile. */
export function crusadeZone(s: B5State, seat: Seat): number {
  return tableZone(s, TABLE_ZONES) + seat;
}

const NO_CARDS: readonly CardId[] = [];

/** The cards of a seat's Crusade Pile, from the bottom to the top; none in a match without such piles. */
export function crusadePile(s: B5State, seat: Seat): readonly CardId[] {
  return s.zones[crusadeZone(s, seat)] ?? NO_CARDS;
}

/** The cards of any row or pile of a seat, the Crusade Pile too. */
export function rowOfSeat(s: B5State, seat: Seat, kind: number): readonly CardId[] {
  return kind === CRUSADE ? crusadePile(s, seat) : cardsIn(s, seat, kind);
}

/** The kind of a zone: a seat's kind, SEAT_ZONES plus a table's kind, or CRUSADE. */
export function kindOfZone(s: B5State, at: number): number {
  const seats = s.seats.length * SEAT_ZONES;
  return at >= seats ? Math.min(SEAT_ZONES + at - seats, CRUSADE) : at % SEAT_ZONES;
}

/** The seat of a zone, also of a Crusade Pile; -1 for zones of the table. */
export function seatOfZone(s: B5State, at: number): Seat {
  if (at >= 0 && at < s.seats.length * SEAT_ZONES) return Math.floor(at / SEAT_ZONES);
  return Math.max(-1, at - tableZone(s, TABLE_ZONES));
}

/** The kind of zone a card lies in: a seat's kind, or SEAT_ZONES plus a table's kind. */
export function zoneKind(s: B5State, card: B5Card): number {
  return kindOfZone(s, card.zone);
}

/** The cards of a seat's zone. */
export function cardsIn(s: B5State, seat: Seat, kind: number): readonly CardId[] {
  return s.zones[seat * SEAT_ZONES + kind]!;
}

/** True for cards in play: in a faction's rows, attached, or global; face down agendas and contingencies are not (b5/agenda/17). */
export function inPlay(s: B5State, id: CardId): boolean {
  const card = s.cards[id]!;
  if (card.zone < 0 || card.faceDown) return false;
  const kind = zoneKind(s, card);
  return (kind >= INNER && kind <= FACTION) || kind === SEAT_ZONES + GLOBAL || kind === SEAT_ZONES + ATTACHED;
}

/** Values worked out from a state. They hold as long as their inputs are the same objects. */
export interface Derived {
  /** see rules/effects/standing.ts */
  readonly standing: unknown;
  readonly zones: B5State['zones'] | null;
  readonly rows: readonly CardId[];
  /** by seat, as far as somebody asked */
  readonly own: (readonly CardId[] | undefined)[];
}

/** All cards in the rows of all factions (characters, groups, fleets, locations), by seat. */
export function rows(s: B5State): readonly CardId[] {
  return placed(s).rows;
}

/** All cards in the rows of a seat's faction. */
export function ownRows(s: B5State, seat: Seat): readonly CardId[] {
  return (placed(s).own[seat] ??= cardsIn(s, seat, INNER).concat(cardsIn(s, seat, SUPPORTING)));
}

/** What is worked out from the places of the cards. */
function placed(s: B5State): Derived {
  const known = s.derived as Derived | null;
  if (known !== null && known.zones === s.zones) return known;
  const all: CardId[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) {
    for (const id of s.zones[seat * SEAT_ZONES + INNER]!) all.push(id);
    for (const id of s.zones[seat * SEAT_ZONES + SUPPORTING]!) all.push(id);
  }
  const found: Derived = { standing: known === null ? null : known.standing, zones: s.zones, rows: all, own: [] };
  s.derived = found;
  return found;
}

/** The seats still in the game. */
export function players(s: B5State): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) if (!s.seats[seat]!.out) list.push(seat);
  return list;
}

/** The conflict of an id; it must exist. */
export function conflictOf(s: B5State, id: number): Conflict {
  for (const c of s.conflicts) if (c.id === id) return c;
  throw new Error(`no conflict ${id}`);
}
