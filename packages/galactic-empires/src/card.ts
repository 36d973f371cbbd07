import type {
  Amount,
  CardId,
  Effect,
  Filter,
  Fits,
  Holds,
  List,
  Locals,
  Read,
  Ref,
  Refusal,
  Seat,
  Test,
} from '@orrery/kernel';
import type { CardType, PointKind, Points, Printed } from './printed.ts';
import type { GeState, Phase } from './state.ts';

/** A target: one card that fits; or how many, of what, and who chooses (the player, unless it says otherwise). */
export type TargetSource =
  | Filter
  | List
  | {
      readonly of: Filter | List;
      readonly min?: number;
      readonly max?: Amount;
      readonly by?: Ref;
      /** one card of each other player who has one */
      readonly each?: 'opponent';
    };

/** What must hold, what is chosen, and what comes of it. */
export interface Gate {
  readonly when?: Test;
  readonly target?: Readonly<Record<string, TargetSource>>;
  readonly effect: Effect;
}

/** A card action (ge/definitions): what a card in play may do once each complete turn in a Play Cards Phase. */
export interface Functional extends Gate {
  /** who uses it: its own player, unless it is the player of the card that it lies on or against (M3 Phase Rats) */
  readonly by?: 'host';
  /** the card is discarded when it has done this */
  readonly spent?: boolean;
  /** how often in a complete turn, where a text says so; once otherwise (ge/card-actions-limit/1) */
  readonly uses?: Amount;
  /** it counts as a Card Play */
  readonly aPlay?: boolean;
  /** of the functions of the card that say so, only this many are used in a complete turn: "does one of these" */
  readonly oneOf?: number;
  /** it is an attack of crew: what keeps crew from attacking keeps it from its targets, and its card is combat crew */
  readonly attack?: true;
  /** shown instead of the generated text on the button */
  readonly label?: string;
}

/** What a card does in reaction to an event (ge/reaction/1, ge/reaction/16): see words/events.ts for the tests of events. */
export interface Reacting extends Gate {
  /** what it reacts to */
  readonly on: Test;
  /** `hand`, where it is played in reaction mode, the usual; `play`, from play alone; `both` */
  readonly from?: 'hand' | 'play' | 'both';
  /** it does what the function at the same place of the list does, which its text need not say again */
  readonly asFunction?: true;
  /** from play: as often as it comes up, for it is a leave that its player gives and no card action (M9 Luck Demon) */
  readonly often?: true;
  /** from play: the card is discarded when it has done this */
  readonly spent?: boolean;
  /** from play: it is what a minesweeper does to mines */
  readonly sweeps?: true;
  /** it is an attack of crew, as with functions */
  readonly attack?: true;
  /** where it goes when it is played in reaction, among the places where it may be played at all; `space`: alone, on no other card */
  readonly at?: Filter | 'space';
  readonly label?: string;
}

/** What a card in play does by itself when something happens: `on` is a word of words/happenings.ts. */
export interface Triggered {
  /** at most once each complete turn (ge/card-actions-limit/1) */
  readonly once?: boolean;
  readonly on: Test;
  readonly if?: Test;
  /** its player may leave it */
  readonly may?: boolean;
  readonly by?: Ref;
  /** while its card is disengaged, too: a rule about the card itself (ge/disengaged/7) */
  readonly even?: boolean;
  readonly target?: Readonly<Record<string, TargetSource>>;
  readonly effect: Effect;
}

/** What happens in place of a fact, without anybody being asked: `on` is a word of words/happenings.ts. */
export interface Replacing {
  readonly on: Test;
  readonly if?: Test;
  readonly effect: Effect;
}

/** The kinds of static text; words/statics.ts has a builder and the text of each, the rules read them. */
export const STATIC_KINDS = [
  // numbers of cards
  'strength',
  'output',
  'makes',
  'needs',
  'phasers',
  'heavy weapons',
  'shields',
  'nodes',
  'fire',
  'fire taken',
  'past shields',
  'damage taken',
  // card damage that a card does (H7 Distortion Pocket)
  'damage done',
  // points of damage that it takes beyond its strength before it is destroyed (M3 Shadow)
  'endures',
  // numbers of players
  'fleet output',
  'fleet needs',
  'shares',
  'diverts',
  'keeps points',
  'engages free',
  // shield points that come back by themselves in record keeping
  'shield repair',
  // heavy weapons that fire without ammunition, and energy that variable plasma does not need
  'armed',
  'variable plasma',
  // what the magnifier of another card adds to each phaser
  'magnified',
  // where alone cards of a player can be played
  'only place',
  // what takes no damage: from weapons fire, or at all
  'withstands',
  // what shields of another card stand before
  'shielded',
  'card plays',
  'card draws',
  // what cards can and cannot do, or have done to them
  'immune',
  'no fire',
  'fires only at',
  'not fired at',
  'absorbs',
  'rearms',
  'carries',
  'fires first',
  'disengaged',
  'stays engaged',
  'no functions',
  'not played on',
  'no play',
  'apart',
  'no protection',
  'protects',
  'no command slot',
  // a unit takes the command slots of two (E8 Mechad Network Interface)
  'two command slots',
  'free play',
  'decides',
  'kept',
  // crew
  'suspended',
  'doubled',
  'extra uses',
  'least strength',
  'attacks only',
  'safe from attack',
  // what a crew's strength counts as more in an attack of crew on crew (A2 Hand-Held Weapon)
  'strength in combat',
  // a crew goes on missions of others and takes no room (A3 Landing Officer)
  'accompanies',
  // terrain where a crew has explored (G2 Survey Mission)
  'explored',
  'controls',
  'banishes',
  'not lessened',
  'harmed by',
  'indestructible',
  'no self destruct',
  'doubles ammunition',
  'firm fire',
  'also on',
  // equipment
  'foreign technology',
  'no landing',
  'holds mines',
  // what rules do by print or class, said for those who read the card
  'refit',
  'one-shot',
  // luck and occurrences
  // a card uses one function in a complete turn (O3 Illness - Aldibrik Ailment)
  'one function',
  // what it generates, modifies, plays and draws turns into its reverse (O9 Insanity)
  'reversed',
  // another player may not fire at this one's fleet and Sector HQ (O9 Alliance Treaty)
  'truce',
  // a ship stays where it is (O6 Political Clout)
  'stays put',
  // economy does not stand in for points of a kind (O6 Labor Strikes)
  'no stand-in',
  // a minesweeper does not sweep (L4 Unsuccessful Minesweeping)
  'no minesweeping',
  // hazards and monsters
  // cards that others play against this player's fleet have no effect
  'voids',
  // no damage reaches this player's Sector HQ
  'safe headquarters',
] as const;
export type StaticKind = (typeof STATIC_KINDS)[number];

declare const ofStaticKinds: unique symbol;
/** The number of a kind of static text. */
export type Kind = number & { readonly [ofStaticKinds]: true };

/**
 * The kinds by number: texts in play are looked for at every decision, and by number that is several times faster than by name. Made by way of JSON, since
 * an object to which so many fields are added one by one is a slow one.
 */
export const KIND: Readonly<Record<StaticKind, Kind>> = JSON.parse(
  JSON.stringify(Object.fromEntries(STATIC_KINDS.map((kind, i) => [kind, i]))),
);

/** A text that holds as long as its card works: what it changes, by how much, for which cards, whom, and while what holds. */
export interface StaticSource {
  readonly k: StaticKind;
  /** the cards that it speaks of */
  readonly to?: Filter;
  /** the players that it speaks of: those for whom this holds of `seat`; the card's player where it is absent */
  readonly who?: Test;
  /** added */
  readonly n?: Amount;
  /** multiplied by; a fraction is dropped at the end (ge/fractions/1) */
  readonly times?: Amount;
  /** put in the place of the number */
  readonly set?: Amount;
  /** which points, weapons or kind of harm, in view of `k` */
  readonly what?: string;
  /** the other cards: those that it is immune to, that may not fire, on which a card is played freely, ... */
  readonly of?: Filter;
  readonly if?: Test;
  /** points that a fleet is to give, so that economy gives them where it would count as such; what is but generated less never touches economy (ge/points/3) */
  readonly toll?: true;
  /** it holds while the card is disengaged, too: a rule about the card itself (ge/disengaged/7), a card that has no use for points */
  readonly even?: boolean;
}

/** What destroys a card besides what its type says: damage by these, up to its strength. */
export type Bane =
  | 'phasers'
  | 'heavy weapons'
  | 'other weapons'
  | 'weapons'
  | 'card damage'
  | 'hazards'
  | 'crew'
  | 'research';

/** Points that somebody may allocate to a card for its text, besides its requirements. */
export interface InletSource {
  readonly kind: PointKind;
  readonly max: Amount;
  /** what they are for: `to take an equipment card back` */
  readonly label: string;
}

/** Where a card is played. */
export type Place =
  | Filter
  /** in its player's fleet, on no other card */
  | 'your fleet'
  /** against the fleet of a player, or of any other player */
  | 'a fleet'
  | 'an opponent'
  /** alone, or on a terrain of its player's fleet, as ships are */
  | 'space or your terrain'
  /** alone, as the ship that is a base on terrain (ge/empire-aqaaran/5) */
  | 'space';

/** What a card does as one of its types. */
export interface SideText {
  /** where it is played; where its type says, if absent */
  readonly on?: Place;
  /** further cards that it is played against, and other choices made as it is played */
  readonly target?: Readonly<Record<string, TargetSource>>;
  /** the target, by name, that it comes to lie against: one card, or several at once (ge/duration/7) */
  readonly against?: string;
  /** what must hold for it to be played */
  readonly when?: Test;
  /** what playing it does */
  readonly effect?: Effect;
  /** where it goes once it has done what it says: "discarded after use"; it stays in play where this is absent */
  readonly after?: 'discard' | 'bottom' | 'removed' | 'beneath the deck';
  /** it is no Card Play */
  readonly free?: boolean;
  /** it may be played in these phases besides the Play Cards Phases */
  readonly also?: readonly Phase[];
  /** points that it gives its unit once, in an Allocation Phase: it is used up by that */
  readonly spends?: Points;
  /** played with no requirement to meet, or against them: in which position it comes into play; `armed`: engaged, with its weapons ready */
  readonly enters?: 'engaged' | 'disengaged' | 'armed';
  /** turns that it lasts (ge/duration/3) */
  readonly lasts?: Amount;
  readonly always?: readonly StaticSource[];
  readonly functions?: readonly Functional[];
  readonly reactions?: readonly Reacting[];
  readonly whenever?: readonly Triggered[];
  readonly instead?: readonly Replacing[];
  /** what destroys it: damage, or research, up to its strength */
  readonly bane?: readonly Bane[];
  /** points that end it when so many have been applied */
  readonly ends?:
    | {
        readonly points: PointKind;
        readonly n: Amount;
        readonly from?: Filter;
        /** all of them in one Allocation Phase (H7 Maelstrom) */
        readonly atOnce?: boolean;
      }
    | {
        /** points of the kinds that the card beneath it generates, as many of each (O4 Flood) */
        readonly points: 'those of its host';
        readonly n?: undefined;
        readonly from?: undefined;
        readonly atOnce?: undefined;
      };
  readonly inlets?: readonly InletSource[];
  /**
   * Where it can move to: it is not discarded when its location leaves with a player (ge/how-to-win/5, ge/monster/4), but goes to another that
   * fits, chosen by its player; with `hunts` that is so however its location leaves.
   */
  readonly moves?: { readonly to: Filter; readonly hunts?: boolean };
  /** the cards that alone may be given the points that it makes: a dragon hole's repair points */
  readonly only?: Readonly<Partial<Record<PointKind, Filter>>>;
  /** one other terrain that may be played on it, and combines with it (T5 Star) */
  readonly takes?: Filter;
  /** it has the text and the points of the crew that it remembers, besides what it says itself (C6 Clone) */
  readonly copies?: boolean;
  /** it combines with what it is played on into one card (ge/terrain/9) */
  readonly combines?: boolean;
  /** ships that it can be played on and joined to, to become one ship with them (ge/ship/5) */
  readonly joins?: Filter;
  /** an agenda: what is to be accomplished before it is exposed from the hand, and the benefit (ge/agenda/2) */
  readonly hidden?: { readonly when: Test; readonly effect: Effect };
  /** an agenda in play: what accomplishes it from a turn after it was played, and the benefit (ge/agenda/3) */
  readonly exposed?: { readonly on: Test; readonly if?: Test; readonly effect: Effect };
  /** names by which rules know it: escort, minesweeper, carrier, shuttle, transporter, mine, combat crew, ... */
  readonly is?: readonly string[];
  /** of two types, the one that it is played as: it is the other in all else (T/B5 Vektrean Asteroid Outpost) */
  readonly playedAs?: CardType;
  /** how locals read in its text */
  readonly names?: Readonly<Record<string, string>>;
  /** where its text comes from, if not from the card's face */
  readonly provenance?: 'reconstructed';
}

/** What a card does, as its file writes it: nothing that is printed beside the text. */
export interface CardText extends SideText {
  readonly id: string;
  /** what differs as the second of its types (T/B, T/H) */
  readonly other?: SideText;
}

/** A card: what is printed on it, and what it does. */
export type CardSource = Printed & CardText;

/** A static text made ready. */
export interface Static {
  readonly name: string;
  readonly source: StaticSource;
  readonly kind: StaticKind;
  readonly to: Fits<GeState> | null;
  /** whether it speaks of the player whose number is in the local `seat`; null: of the card's player alone */
  readonly who: Holds<GeState> | null;
  readonly n: Read<GeState> | null;
  readonly times: Read<GeState> | null;
  readonly set: Read<GeState> | null;
  readonly of: Fits<GeState> | null;
  readonly holds: Holds<GeState> | null;
  readonly what: string;
  readonly even: boolean;
}

/** A gate made ready. */
export interface CompiledGate {
  /** the rule that forbids it now, or null; `l` are locals that are known already: `event`, the height of what is reacted to */
  judge(s: GeState, you: Seat, self: CardId, l: Locals): Refusal | null;
  /** the program that chooses targets, tells the others, and does it */
  readonly program: number;
  /** what it does, as its card says it */
  tell(): string;
}

export interface CompiledFunction extends CompiledGate {
  readonly source: Functional;
  /** it is about the card's location, so that crew can do it on a mission (ge/there-and-back/2) */
  readonly local: boolean;
  readonly uses: Read<GeState> | null;
  label(): string;
}

export interface CompiledReaction extends CompiledGate {
  readonly source: Reacting;
  /** whether the event in the local `event` is one that it reacts to */
  readonly on: Holds<GeState>;
  /** where alone it goes when it is played in reaction; null where every place of the card will do */
  readonly at: Fits<GeState> | null;
  label(): string;
}

export interface CompiledTrigger {
  readonly name: string;
  /** the index of the type of fact that it looks for */
  readonly fact: number;
  readonly holds: Holds<GeState>;
  readonly even: boolean;
  readonly program: string;
  /** the bit in `used` that says that it has acted this complete turn; 0 where it may do so again */
  readonly bit: number;
  tell(): string;
}

export interface CompiledReplacement {
  readonly fact: number;
  readonly holds: Holds<GeState>;
  readonly program: string;
}

export interface CompiledInlet {
  readonly source: InletSource;
  readonly max: Read<GeState>;
}

/** What a card does as one of its types, compiled. */
export interface Side {
  /** what it is in play */
  readonly type: CardType;
  /** what it is played as, where that is another (T/B5 Vektrean Asteroid Outpost) */
  readonly playedAs: CardType;
  readonly source: SideText;
  /** where it is played: a filter on cards, or one of the words of `Place` */
  readonly on: Fits<GeState> | Exclude<Place, Filter>;
  /** true where its type says where it is played: on a card of one's own fleet, if on a card at all */
  readonly onUsual: boolean;
  /** the rule that forbids to play it, where its text does; its targets are looked at with it */
  readonly play: CompiledGate | null;
  readonly lasts: Read<GeState> | null;
  readonly statics: readonly Static[];
  readonly functions: readonly CompiledFunction[];
  readonly reactions: readonly CompiledReaction[];
  readonly triggers: readonly CompiledTrigger[];
  readonly replacements: readonly CompiledReplacement[];
  readonly inlets: readonly CompiledInlet[];
  readonly ends: {
    readonly points: PointKind | 'those of its host';
    readonly n: Read<GeState>;
    readonly from: Fits<GeState> | null;
    readonly atOnce: boolean;
  } | null;
  /** where it can move to when its location leaves, and the program that asks its player */
  readonly moves: { readonly to: Fits<GeState>; readonly hunts: boolean; readonly program: string } | null;
  readonly bane: ReadonlySet<Bane>;
  /** its hidden agenda; null for none */
  readonly hidden: CompiledGate | null;
  /** the ships that it can become one with; null for none */
  readonly joins: Fits<GeState> | null;
  readonly takes: Fits<GeState> | null;
  /** the cards that alone may be given what it makes of a kind; null where all of it goes anywhere */
  readonly only: Readonly<Partial<Record<PointKind, Fits<GeState>>>> | null;
  /** the program of what it does as it comes into play, by which it does so once more (H7 Interstellar Plasma); '' for nothing */
  readonly arrival: string;
}

export interface CardDef {
  readonly id: string;
  readonly index: number;
  /** type letter, strength and title, as players say it: `S4 Argonian Destroyer` */
  readonly name: string;
  readonly source: CardSource;
  readonly sides: readonly Side[];
  /** the words by which rules know it, from its title and its text: `mine`, `time`, `pirate`, `escort`, ... */
  readonly is: ReadonlySet<string>;
  /** it has a transgate, or weapons that fire back, or makes such of others */
  readonly reacts: boolean;
  /** it has the text and the points of a card that it remembers */
  readonly copies: boolean;
  /** its one side, where it has but one and copies no other card's */
  readonly only: Side | null;
  /** its sides as a ship and as a base, where it is the one in space and the other on terrain (ge/empire-aqaaran/1); null for all others */
  readonly forms: { readonly ship: number; readonly base: number } | null;
}

/** All card definitions, by the index in `State.defs`. */
export const DEFS: CardDef[] = [];
/** Their ids, in the same order. */
export const CARD_IDS: string[] = [];

/** The definition of a card at the table. */
export const defOf = (s: GeState, id: CardId): CardDef => DEFS[s.defs[id]!]!;
/** The sides of clones, by their own and the one that they copy, put together once. */
const COPIED = new Map<Side, Map<Side, Side>>();

/** What a clone does: what the crew does that it remembers, and what it says itself. */
function copied(s: GeState, id: CardId, own: Side): Side {
  const { bond } = s.cards[id]!;
  if (bond < 0 || s.cards[bond]!.controller < 0) return own;
  const original = DEFS[s.defs[bond]!]!;
  if (original.copies) return own;
  const from = original.sides[0]!;
  let all = COPIED.get(own);
  if (all === undefined) {
    all = new Map();
    COPIED.set(own, all);
  }
  let side = all.get(from);
  if (side === undefined) {
    side = { ...from, replacements: [...own.replacements, ...from.replacements] };
    all.set(from, side);
  }
  return side;
}

/** The card whose printed points are those of a card: of a clone, the crew that it copies. */
export const printedLike = (s: GeState, id: CardId): CardDef => {
  const def = DEFS[s.defs[id]!]!;
  const { bond } = s.cards[id]!;
  return def.copies && bond >= 0 && s.cards[bond]!.controller >= 0 ? DEFS[s.defs[bond]!]! : def;
};

/** What a card does as the type that it is played as. */
export const sideOf = (s: GeState, id: CardId): Side => {
  const { only, sides, copies } = DEFS[s.defs[id]!]!;
  if (only !== null) return only;
  if (copies) return copied(s, id, sides[0]!);
  return sides[s.cards[id]!.as] ?? sides[0]!;
};
/** The type of a card: the one that it is played as, where two are printed. */
export const typeOf = (s: GeState, id: CardId): CardType => sideOf(s, id).type;

/** Begins what a card file says of a card: `card('C2 Engineer', { ... })`, by type, strength and title. */
export const card = (name: string, text: Omit<CardText, 'id'> = {}): CardText => ({ id: idOf(name), ...text });

/** A name as an id: letters and digits in lower case. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^r\//, '')
    .replace(/^([a-z])\/([a-z])/, '$1$2')
    .replace(/['"’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
