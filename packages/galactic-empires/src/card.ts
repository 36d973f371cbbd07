import {
  type Amount,
  type CardId,
  type Effect,
  type Filter,
  type Fits,
  type Holds,
  Library,
  type List,
  type Locals,
  type Read,
  type Ref,
  type Refusal,
  type Seat,
  type Test,
} from '@orrery/kernel';
import type { CardType, PointKind, Points, Printed } from './printed.ts';
import { CARD_SETS } from './set-list.ts';
import type { GeState, Phase } from './state.ts';

/** A target: one card that fits a filter. The long form also gives the number and the player who chooses (by default the card's player). */
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
      /** combined cards count as cards of their own: the text affects a single card or a stack (O3 Crinkled Timeline) */
      readonly parts?: true;
    };

/** A condition, targets, and an effect. */
export interface Gate {
  readonly when?: Test;
  readonly target?: Readonly<Record<string, TargetSource>>;
  readonly effect: Effect;
}

/** A card action (ge/definitions): a card in play may do it once each complete turn in a Play Cards Phase. */
export interface Functional extends Gate {
  /**
   * `host`: the player of the card that it is on or against uses it, instead of its own player (M3 Phase Rats). `psy`: a psy uses it, because it is a
   * function of a field (ge/psy-rules); every function of a field is so. `visitor`: any other player uses it, for crew of theirs that is there
   */
  readonly by?: 'host' | 'psy' | 'visitor';
  /** for functions of fields: the turns that it is in use, if more than one (ge/psy-rules/20) */
  readonly turns?: number;
  /** the card is discarded after this */
  readonly spent?: boolean;
  /** for functions of fields: it is used in reaction alone, as a reaction of the field says (F7 Field of Death) */
  readonly reacts?: true;
  /** how often it can be used in a complete turn, if a text says so; otherwise once (ge/card-actions-limit/1) */
  readonly uses?: Amount;
  /** it costs a Card Play */
  readonly aPlay?: boolean;
  /** the card uses only this many of the functions with this field in a complete turn: "does one of these" */
  readonly oneOf?: number;
  /** it is an attack of crew: texts that stop crew from attacking limit its targets, and its card is combat crew */
  readonly attack?: true;
  /** the button's text, instead of the generated one */
  readonly label?: string;
}

/** A reaction of a card to an event (ge/reaction/1, ge/reaction/16). words/events.ts has the tests of events. */
export interface Reacting extends Gate {
  /** the event that it reacts to */
  readonly on: Test;
  /** `hand`: it is played in reaction mode (the default); `play`: only from play; `both` */
  readonly from?: 'hand' | 'play' | 'both';
  /** it does the same as the function at the same place of the list, so its text need not repeat that */
  readonly asFunction?: number;
  /** for functions of fields: the only psys that use it (F5 Field of Viscaras) */
  readonly users?: Filter;
  /** from play: it has no limit, because its player permits something and takes no card action (M9 Luck Demon) */
  readonly often?: true;
  /** the card is discarded after this, also if it stays in play otherwise */
  readonly spent?: boolean;
  /** from play: it is what a minesweeper does to mines */
  readonly sweeps?: true;
  /** it is an attack of crew, as with functions */
  readonly attack?: true;
  /** limits the places where it is played as a reaction; `space`: alone, on no other card */
  readonly at?: Filter | 'space';
  readonly label?: string;
}

/** An automatic effect of a card in play when something happens. `on` is a word of words/happenings.ts. */
export interface Triggered {
  /** at most once each complete turn (ge/card-actions-limit/1) */
  readonly once?: boolean;
  readonly on: Test;
  readonly if?: Test;
  /** its player may decline it */
  readonly may?: boolean;
  readonly by?: Ref;
  /** it also works while its card is disengaged: a rule about the card itself (ge/disengaged/7) */
  readonly even?: boolean;
  readonly target?: Readonly<Record<string, TargetSource>>;
  readonly effect: Effect;
}

/** An effect that replaces a fact without a question. `on` is a word of words/happenings.ts. */
export interface Replacing {
  readonly on: Test;
  readonly if?: Test;
  /** it also works while its card is disengaged: a rule about the card itself (ge/disengaged/7) */
  readonly even?: boolean;
  readonly effect: Effect;
}

/** The kinds of static text. words/statics.ts has the builder and the text of each; the rules read them. */
export const STATIC_KINDS = [
  // numbers of cards
  'strength',
  'output',
  // what a card adds to terrain is doubled, or adds up with what others of its sort add (B2 Freighter Station)
  'adds twice',
  'adds up',
  'makes',
  'needs',
  'phasers',
  'heavy weapons',
  // points of physical damage (D1 Dragon Hatchling)
  'physical damage',
  'shields',
  'nodes',
  'fire',
  'fire taken',
  'past shields',
  'damage taken',
  // card damage that a card deals (H7 Distortion Pocket)
  'damage done',
  // the first points of damage that it takes in each turn of another player do nothing (C10 Supreme Leader)
  'first damage',
  // points of damage that it survives beyond its strength (M3 Shadow)
  'endures',
  // numbers of players
  'fleet output',
  // a part of the economy counts as points of another kind alone (M3 Research Mandator)
  'spent as',
  'fleet needs',
  'shares',
  'diverts',
  // the first points of a kind that a terrain generates are not its player's (O6 Corporate Influence)
  'tribute',
  'keeps points',
  'engages free',
  // shield points that return in record keeping without repair
  'shield repair',
  // heavy weapons that fire without ammunition, and energy that variable plasma does not need
  'armed',
  'variable plasma',
  // more energy that variable plasma takes (E6 Variable Plasma Refit)
  'more plasma',
  // heavy weapons that work as shield penetration devices (E9 Plasma Stream Accelerator)
  'penetrates',
  // points that another card's magnifier adds to each phaser
  'magnified',
  // the only places where a player's cards can be played
  'only place',
  // cards that take no damage: from weapons fire, or at all
  'withstands',
  // cards that are protected by another card's shields
  'shielded',
  // points of card damage that shields ignore (E3 Emergency Power)
  'shields ignore',
  'card plays',
  'card draws',
  // permissions and bans: what cards can do, and what can be done to them
  'immune',
  'no fire',
  'fires only at',
  // it fires at no location, as long as it can fire at locations that the text names (S4 Tranoan Time Ship)
  'fires sooner at',
  'not fired at',
  // only units that got so much research this turn to detect it fire at it (D3 Dark Dragoness)
  'undetected',
  'absorbs',
  'rearms',
  // each phaser fires twice in a turn, and once in a volley (E8 Bolaar Phaser Capacitors)
  'phasers again',
  'carries',
  'fires first',
  'disengaged',
  'stays engaged',
  'no functions',
  // a scout does nothing of what scouts do; else it is as it was (H3 Radioactive Dust Cloud)
  'no scouting',
  'not played on',
  // where cards can also be played besides their usual places (C1 Landing Signal Officer)
  'also played on',
  'no play',
  'apart',
  'no protection',
  // a base that does not keep fire off the terrain that it is on (B1 Anti-Starcraft)
  'no cover',
  'protects',
  'no command slot',
  // a second stack is in play like that of the card (E8 Mechad Network Interface)
  'copied',
  'free play',
  'decides',
  'kept',
  // the points that end a card are multiplied (E2 Stasis Canister)
  'ends sooner',
  // crew
  'suspended',
  'doubled',
  'extra uses',
  // each function of a card can be used twice as often in a complete turn (A3 Drone Clydon)
  'twice',
  // crew that uses one of its functions in a turn uses each of them once (A6 Promotion)
  'every function',
  // crew works at every location as at one of the type that its text asks for (A9 Accidental Evolution)
  'works anywhere',
  'least strength',
  'attacks only',
  'safe from attack',
  // added strength of crew in an attack of crew on crew (A2 Hand-Held Weapon)
  'strength in combat',
  // a crew goes on missions of others and takes no room (A3 Landing Officer)
  'accompanies',
  // terrain where a crew has explored (G2 Survey Mission)
  'explored',
  // a card has used a function that another card gives it (B6 Hospital)
  'did so',
  'controls',
  'banishes',
  // dragons that crew can be played to (E3 Dragon Saddle)
  'takes crew',
  // crew that must leave a card, or is discarded at the end of the turn (I1 Solitary Station)
  'on notice',
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
  // effects of print or class in the rules, written out for readers of the card
  'refit',
  'one-shot',
  // luck and occurrences
  // a card uses one function in a complete turn (O3 Illness - Aldibrik Ailment)
  'one function',
  // points that it generates, changes, plays and draws work in reverse (O9 Insanity)
  'reversed',
  // another player cannot fire at this player's fleet and Sector HQ (O9 Alliance Treaty)
  'truce',
  // a ship cannot move (O6 Political Clout)
  'stays put',
  // the only terrain that a ship can move to, which may be that of other players (D8 Surface Dragoness)
  'moves to',
  // economy cannot replace points of a kind (O6 Labor Strikes)
  'no stand-in',
  // economy that is used as points of a kind counts double (F6 Research Field)
  'doubles economy',
  // cards whose need of economy supply can pay (S4 Bolaar Cargo Express)
  'supply pays',
  // a card acts, but its texts in force, its triggers and its points do nothing (O8 Alien Love Interest of the Primary Edition)
  'no benefits',
  // a player's Play Cards Phase is over (O4 Cessation of Events)
  'phase over',
  // a player exchanges no card with the reserve fleet, or does so without a Card Play (O1 Past Transmission, O2 Future Transmission)
  'no exchange',
  'free exchange',
  // a minesweeper does not sweep (L4 Unsuccessful Minesweeping)
  'no minesweeping',
  // hazards and monsters
  // cards that others play against this player's fleet have no effect
  'voids',
  // damage that a card takes before its host does, in each complete turn (E3 Clydon Energy Armor)
  'takes first',
  // mine deployment systems that are active without points (E8 Mine Deployment System)
  'mine systems',
  // a card takes 1 damage in place of all damage to others (M10 Zaggoth Guardian)
  'stands for',
  // no damage reaches this player's Sector HQ
  'safe headquarters',
  // a function of a field is in use (ge/psy-rules/17)
  'in use',
  // psy damage points of a psy (ge/weapons/6)
  'psy damage',
  // the strength with which a psy uses functions of fields (B3 Psy Training Site)
  'psy strength',
  // an Infester holds a ship (ge/empire-filarian/1)
  'infested',
  // strength of the ships that Infesters can take, added to their own (A5 Filarian Mind Lord)
  'infests',
  // psy damage points for one target of a kind (F1 Electro-Field)
  'aimed psy damage',
  // the strength that a psy needs for functions of fields (P3 Psycanti Occultist)
  'function strength',
  // a card protects its player's Psy Network as a psy does (P6 Psycanti Commandant, E8 Psy Relay)
  'protects network',
  // damage that comes to the structure of a card past all protection (P6 Visonic Paladin)
  'structure taken',
  // the first points of damage that would come to the structure of a card, counted down (F4 Visonic Field)
  'points ignored',
  // the next volley at a card does nothing, and the card with the text is discarded (F5 Guardian Field)
  'volley ignored',
  // cards that come into play engaged, whatever they need (P9 Il'ith I'karnas)
  'enters engaged',
  // functions of a field ask for a psy that is weaker by so much (H5 Cosmic String)
  'easier functions',
  // a psy can use fields of other fleets, of any discipline (A2 Opposite Extension)
  'fields of others',
  // a player has borrowed a card for a turn (F6 Field of Matter)
  'on loan',
  // in an Allocation Phase, other points of a terrain come as economy, 2 for 1 (F6 Field of Matter)
  'as economy',
  // cards that go back to their owner's hand if they are discarded after they were played (F8 Field of Chaos)
  'comes back',
  // players must give points for the cards that they will play in their turn (F8 Field of Chaos)
  'plays cost',
  // a player has given them
  'plays paid',
  // the cards of combined terrain take damage one by one (F5 Stellar Field)
  'separate',
  // the psy damage of a card harms terrain as heavy weapons do (F5 Stellar Field)
  'strikes terrain',
  // a volley has hit (O8 Repeat Fire)
  'scored',
  // cards that come to the card with the text instead of the time origin (T6 Time Enclave)
  'shelters',
  // a card fires at a Sector HQ or a Psy Network, although its type does not (E7 Technical Display)
  'fires at headquarters',
  // a base needs no terrain (E10 Subspace Stabilizers)
  'stands alone',
  // a psy uses a function of a field a second time in a turn (B5 Psycanti Projection Station)
  'second use',
] as const;
export type StaticKind = (typeof STATIC_KINDS)[number];

declare const ofStaticKinds: unique symbol;
/** The number of a kind of static text. */
export type Kind = number & { readonly [ofStaticKinds]: true };

/**
 * The kinds by number. The rules look for texts in play at every decision, and numbers are several times faster than names. A parser of JSON would
 * make an object with more than 128 fields in a form that is slow to read.
 */
export const KIND = Object.fromEntries(STATIC_KINDS.map((kind, i) => [kind, i])) as Readonly<Record<StaticKind, Kind>>;

/** A text that holds as long as its card works: the change, its amount, the cards and players that it covers, and its condition. */
export interface StaticSource {
  readonly k: StaticKind;
  /** the cards that it covers */
  readonly to?: Filter;
  /** the players that it covers: a test of the local `seat`; if absent, the card's player */
  readonly who?: Test;
  /** this is added */
  readonly n?: Amount;
  /** the number is multiplied by this; a fraction is dropped at the end (ge/fractions/1) */
  readonly times?: Amount;
  /** this replaces the number */
  readonly set?: Amount;
  /** which points, weapons or kind of harm, in view of `k` */
  readonly what?: string;
  /** the kind of points, weapons or harm; its meaning depends on `k` */
  readonly of?: Filter;
  readonly if?: Test;
  /** of a text that lasts: what ends it for good */
  readonly until?: Test;
  /**
   * points that a fleet must give. Economy pays them if it would count as those points. Points that are only generated less never affect economy
   * (ge/points/3)
   */
  readonly toll?: true;
  /** the points that a text which takes points leaves at least (L6 Command Disjunction) */
  readonly least?: number;
  /** points that a player owes: what the output does not cover is owed in the next Allocation Phase (ge-r-auction-2) */
  readonly debt?: true;
  /** no other text of its kind changes the number of a card that it covers (O9 Catastrophic Repetition) */
  readonly alone?: true;
  /** it also holds while the card is disengaged: a rule about the card itself (ge/disengaged/7), or a card that uses no points */
  readonly even?: boolean;
}

/** Sources of damage that destroy a card, once the damage equals its strength, besides those of its type. */
export type Bane =
  | 'phasers'
  | 'heavy weapons'
  | 'other weapons'
  | 'psy damage'
  | 'weapons'
  | 'card damage'
  | 'hazards'
  | 'crew'
  | 'research'
  /** time damage, at the time origin alone (M4 Temporal Snake) */
  | 'time damage';

/** A use of points that a card's text offers, besides its requirements. */
export interface InletSource {
  readonly kind: PointKind;
  readonly max: Amount;
  /** the purpose of the points: `to take an equipment card back` */
  readonly label: string;
}

/** The place where a card is played. */
export type Place =
  | Filter
  /** in its player's fleet, not on another card */
  | 'your fleet'
  /** to its player's discard pile: it does something there, and belongs to no fleet */
  | 'your discard pile'
  /** to the time origin (ge/time-origin/4) */
  | 'the time origin'
  /** against a player's fleet, or the fleet of any other player */
  | 'a fleet'
  | 'an opponent'
  /** as a reaction to a card that another player plays: at that player's fleet, until its text puts it on that card (H8 Star Well) */
  | 'what is being played'
  /** alone, or on terrain of its player's fleet, like ships */
  | 'space or your terrain'
  /** alone, as the ship that becomes a base on terrain (ge/empire-aqaaran/5) */
  | 'space';

/** The text of a card as one of its types. */
export interface SideText {
  /** where it is played; if absent, as its type says */
  readonly on?: Place;
  /** other cards that it is played against, and other choices when it is played */
  readonly target?: Readonly<Record<string, TargetSource>>;
  /** the name of the target that it stays against: one card, or several at once (ge/duration/7) */
  readonly against?: string;
  /** the condition for playing it */
  readonly when?: Test;
  /** the effect of playing it */
  readonly effect?: Effect;
  /** where it goes after its effect: "discarded after use"; if absent, it stays in play */
  readonly after?: 'discard' | 'bottom' | 'removed' | 'beneath the deck';
  /** it costs no Card Play */
  readonly free?: boolean;
  /** the cards on which it costs no Card Play: a capsule that came in the same turn (E2 Heavy Patrol Capsule Refit) */
  readonly freeOn?: Filter;
  /** the phases in which it can be played besides the Play Cards Phases */
  readonly also?: readonly Phase[];
  /** it is played only in its player's Allocation Phase, before points are allocated, or as `also` says (O7 Scientific Breakthrough of the Primary Edition) */
  readonly before?: true;
  /** points that it gives its unit once in an Allocation Phase; that uses it up */
  readonly spends?: Points;
  /**
   * The position in which it comes into play, if it has no requirements or its text overrules them.
   * `armed`: engaged, with its weapons ready. `engaged in reaction`: engaged if it is played as a reaction.
   */
  readonly enters?: 'engaged' | 'disengaged' | 'armed' | 'engaged in reaction';
  /** the turns that it lasts (ge/duration/3) */
  readonly lasts?: Amount;
  readonly always?: readonly StaticSource[];
  readonly functions?: readonly Functional[];
  readonly reactions?: readonly Reacting[];
  readonly whenever?: readonly Triggered[];
  readonly instead?: readonly Replacing[];
  /** the sources of damage that destroy it; research counts too */
  readonly bane?: readonly Bane[];
  /** points that end it once enough have been applied */
  readonly ends?:
    | {
        readonly points: PointKind;
        readonly n: Amount;
        readonly from?: Filter;
        /** all of them must come in one Allocation Phase (H7 Maelstrom) */
        readonly atOnce?: boolean;
        /** the points that engage its host in the same Allocation Phase count (H4 Gravity Pocket) */
        readonly withEngagement?: boolean;
        /** it stays until the next turn of the player whose fleet it is at begins (O1 Breakdown) */
        readonly nextTurn?: boolean;
        /** points can be applied to it only while this holds (M8 Psy Entrantrix) */
        readonly while?: Test;
      }
    | {
        /** points of several kinds, in any order: as many of each as the card beneath it generates (O4 Flood), or these (O3 Lost In Space) */
        readonly points: 'those of its host' | Points;
        readonly n?: undefined;
        readonly from?: undefined;
        readonly atOnce?: undefined;
        readonly withEngagement?: undefined;
        readonly nextTurn?: undefined;
        readonly while?: undefined;
      };
  readonly inlets?: readonly InletSource[];
  /**
   * The places it can move to. When its location leaves with a player, it is not discarded (ge/how-to-win/5, ge/monster/4). Its player chooses
   * another place that fits. With `hunts` it moves however its location leaves. With `waits` it stays in its fleet where no place fits. With `from`
   * it does so only from locations of that type.
   */
  readonly moves?: {
    readonly to: Filter;
    readonly hunts?: boolean;
    readonly waits?: boolean;
    readonly from?: CardType;
  };
  /** the only cards that can use the points that it generates: a dragon hole's repair points */
  readonly only?: Readonly<Partial<Record<PointKind, Filter>>>;
  /** another terrain that may be played on it once, and combines with it (T5 Star) */
  readonly takes?: Filter;
  /** it has the text and the points of the crew that it remembers, besides its own text (C6 Clone) */
  readonly copies?: boolean;
  /** it combines into one card with the card that it is played on (ge/terrain/9) */
  readonly combines?: boolean;
  /** ships that it can be played on and joined to; they become one ship (ge/ship/5) */
  readonly joins?: Filter;
  /** an agenda in hand: its condition, before it can be exposed, and its benefit (ge/agenda/2) */
  readonly hidden?: { readonly when: Test; readonly effect: Effect };
  /** an agenda in play: the event that accomplishes it, from a turn after it was played, and its benefit (ge/agenda/3) */
  readonly exposed?: { readonly on: Test; readonly if?: Test; readonly effect: Effect };
  /** its classes in the rules: escort, minesweeper, carrier, shuttle, transporter, mine, combat crew, ... */
  readonly is?: readonly string[];
  /** the type that a card of two types is played as; in all else it counts as the other (T/B5 Vektrean Asteroid Outpost) */
  readonly playedAs?: CardType;
  /** the names of locals in its text */
  readonly names?: Readonly<Record<string, string>>;
  /** the source of its text, if that is not the card's face */
  readonly provenance?: 'reconstructed';
}

/** The text of a card as its file writes it, without the printed values. */
export interface CardText extends SideText {
  readonly id: string;
  /** the differences if it is the second of its types (T/B, T/H) */
  readonly other?: SideText;
}

/** A card: its printed values and its text. */
export type CardSource = Printed & CardText;

/** A compiled static text. */
export interface Static {
  readonly name: string;
  readonly source: StaticSource;
  readonly kind: StaticKind;
  readonly to: Fits<GeState> | null;
  /** tells whether it covers the player in the local `seat`; null if it covers only the card's player */
  readonly who: Holds<GeState> | null;
  readonly n: Read<GeState> | null;
  readonly times: Read<GeState> | null;
  readonly set: Read<GeState> | null;
  readonly of: Fits<GeState> | null;
  readonly holds: Holds<GeState> | null;
  readonly until: Holds<GeState> | null;
  readonly what: string;
  readonly even: boolean;
}

/** A compiled gate. */
export interface CompiledGate {
  /** returns the rule that forbids it now, or null; `l` holds known locals, such as `event`: the height of the event on the stack */
  judge(s: GeState, you: Seat, self: CardId, l: Locals): Refusal | null;
  /** the program that chooses targets, announces them and carries out the effect */
  readonly program: number;
  /** writes what it does in the card's words */
  tell(): string;
}

export interface CompiledFunction extends CompiledGate {
  readonly source: Functional;
  /** it concerns the card's location, so crew can do it on a mission (ge/there-and-back/2) */
  readonly local: boolean;
  readonly uses: Read<GeState> | null;
  label(): string;
}

export interface CompiledReaction extends CompiledGate {
  readonly source: Reacting;
  /** tells whether it can react to the event in the local `event` */
  readonly on: Holds<GeState>;
  /** limits the places where it is played as a reaction; null if every place of the card will do */
  readonly at: Fits<GeState> | null;
  label(): string;
}

export interface CompiledTrigger {
  readonly name: string;
  /** the index of the type of fact that it waits for */
  readonly fact: number;
  readonly holds: Holds<GeState>;
  readonly even: boolean;
  readonly program: string;
  /** the bit in `used` that says that it has acted in this complete turn; 0 if it has no limit */
  readonly bit: number;
  /** it happens twice for a card that counts as two: it does not count anything, such as turns */
  readonly repeats: boolean;
  tell(): string;
}

export interface CompiledReplacement {
  readonly fact: number;
  readonly holds: Holds<GeState>;
  readonly even: boolean;
  readonly program: string;
}

export interface CompiledInlet {
  readonly source: InletSource;
  readonly max: Read<GeState>;
}

/** The compiled text of a card as one of its types. */
export interface Side {
  /** its type in play */
  readonly type: CardType;
  /** the type that it is played as; it may differ (T/B5 Vektrean Asteroid Outpost) */
  readonly playedAs: CardType;
  readonly source: SideText;
  /** its place: a filter on cards, or a word of `Place` */
  readonly on: Fits<GeState> | Exclude<Place, Filter>;
  /** true if its type decides its place: any card that it is played on is in its player's fleet */
  readonly onUsual: boolean;
  /** true if it is played only in reaction (ge/reaction/6) */
  readonly reactsOnly: boolean;
  /** checks the condition and the targets of playing it; null if its text has none */
  readonly play: CompiledGate | null;
  readonly lasts: Read<GeState> | null;
  readonly statics: readonly Static[];
  readonly functions: readonly CompiledFunction[];
  readonly reactions: readonly CompiledReaction[];
  readonly triggers: readonly CompiledTrigger[];
  readonly replacements: readonly CompiledReplacement[];
  readonly inlets: readonly CompiledInlet[];
  readonly ends: {
    readonly points: PointKind | 'those of its host' | Points;
    readonly n: Read<GeState>;
    readonly from: Fits<GeState> | null;
    readonly atOnce: boolean;
    readonly withEngagement: boolean;
    readonly nextTurn: boolean;
    /** tells whether points can be applied to it now; null if they always can */
    readonly takes: Holds<GeState> | null;
  } | null;
  /** the places it can move to when its location leaves, and the program that asks its player */
  readonly moves: {
    readonly to: Fits<GeState>;
    readonly hunts: boolean;
    readonly from: CardType | null;
    readonly waits: boolean;
    readonly program: string;
  } | null;
  readonly bane: ReadonlySet<Bane>;
  /** its hidden agenda; null for none */
  readonly hidden: CompiledGate | null;
  /** the ships that it can join; null for none */
  readonly joins: Fits<GeState> | null;
  readonly takes: Fits<GeState> | null;
  /** the cards on which it costs no Card Play; null for none */
  readonly freeOn: Fits<GeState> | null;
  /** the only cards that can use its points, by kind; null if all its points go anywhere */
  readonly only: Readonly<Partial<Record<PointKind, Fits<GeState>>>> | null;
  /** the program of its effect as it comes into play, which texts may repeat (H7 Interstellar Plasma); '' for none */
  readonly arrival: string;
}

export interface CardDef {
  readonly id: string;
  readonly index: number;
  /** type letter, strength and title, as players say them: `S4 Argonian Destroyer` */
  readonly name: string;
  readonly source: CardSource;
  readonly sides: readonly Side[];
  /** its classes in the rules, from its title and its text: `mine`, `time`, `pirate`, `escort`, ... */
  readonly is: ReadonlySet<string>;
  /** its text speaks of terrain that it damages: only such cards damage the structure of terrain (ge/terrain/1) */
  readonly harmsTerrain: boolean;
  /** it has a transgate or weapons that fire back, or gives such weapons to others */
  readonly reacts: boolean;
  /** it has the text and the points of a card that it remembers */
  readonly copies: boolean;
  /** its side, if it has only one and does not copy another card's */
  readonly only: Side | null;
  /** its sides as a ship in space and as a base on terrain (ge/empire-aqaaran/1); null for all other cards */
  readonly forms: { readonly ship: number; readonly base: number } | null;
}

/** All card definitions that are loaded, by set. */
export const LIBRARY = new Library<CardDef>('Galactic Empires', CARD_SETS);
/** All card definitions, by the index in `State.defs`. A place is empty while its set is not loaded: go through `LIBRARY.all()`. */
export const DEFS = LIBRARY.defs;
/** Their ids, in the same order. */
export const CARD_IDS = LIBRARY.ids;

/** Returns the definition of a card at the table. */
export const defOf = (s: GeState, id: CardId): CardDef => DEFS[s.defs[id]!]!;
/** The sides of clones, by their own side and the copied one. Each is built once. */
const COPIED = new Map<Side, Map<Side, Side>>();

/** Returns the side of a clone: that of the crew that it remembers, plus its own text. */
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

/** Returns the definition whose printed points a card has: for a clone, the crew that it copies. */
export const printedLike = (s: GeState, id: CardId): CardDef => {
  const def = DEFS[s.defs[id]!]!;
  const { bond } = s.cards[id]!;
  return def.copies && bond >= 0 && s.cards[bond]!.controller >= 0 ? DEFS[s.defs[bond]!]! : def;
};

/** Returns the side of a card for the type that it is played as. */
export const sideOf = (s: GeState, id: CardId): Side => {
  const { only, sides, copies } = DEFS[s.defs[id]!]!;
  if (only !== null) return only;
  if (copies) return copied(s, id, sides[0]!);
  return sides[s.cards[id]!.as] ?? sides[0]!;
};
/** Returns the type of a card. If two are printed, it is the one that it is played as. */
export const typeOf = (s: GeState, id: CardId): CardType => sideOf(s, id).type;

/** Returns the text of a card by its type, strength and title: `card('C2 Engineer', { ... })`. */
export const card = (name: string, text: Omit<CardText, 'id'> = {}): CardText => ({ ...text, id: idOf(name) });

/** Returns the text of a print that does what another card does, apart from `changes`. */
export const reprint = (name: string, like: CardText, changes: Omit<CardText, 'id'> = {}): CardText =>
  card(name, { ...like, ...changes });

/** Returns a name as an id: letters and digits in lower case, with hyphens. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^r\//, '')
    .replace(/^([a-z])\/([a-z])/, '$1$2')
    .replace(/['"’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
