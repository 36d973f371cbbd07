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
import type { CardType, Printed, PrintedSide } from './printed.ts';
import type { WarsState } from './state.ts';

/** A target: one card that fits; or how many, which cards, and who chooses (the player by default). */
export type TargetSource =
  | Filter
  | List
  | { readonly of: Filter | List; readonly min?: number; readonly max?: Amount; readonly by?: Ref };

/** What must hold, what is declared, chosen and paid, and what comes of it (wars/deploy-phase/4). */
export interface Gate {
  /** what must hold when it is declared and still when it resolves */
  readonly when?: Test;
  /** what must hold as part of the cost: only when it is declared */
  readonly needs?: Test;
  /** numbers that are named on the way in: the most that each may be */
  readonly name?: Readonly<Record<string, Amount>>;
  /** targets, checked again on the way out */
  readonly target?: Readonly<Record<string, TargetSource>>;
  /** targets that the cost names: chosen as targets are, and spent (wars/target/7) */
  readonly costTarget?: Readonly<Record<string, TargetSource>>;
  /** cards chosen to pay with: not targets */
  readonly given?: Readonly<Record<string, TargetSource>>;
  /** energy paid, and energy lost */
  readonly pay?: Amount;
  readonly lose?: Amount;
  /** what else is paid, with the cards given */
  readonly cost?: readonly Effect[];
  readonly effect: Effect;
}

/** `COST => effect`: an activated ability, one of the three kinds (wars/abilities/2, wars/activated-ability/3). `uses` is the number of its bullets (0: as often as it is paid for). */
export interface Activated extends Gate {
  readonly uses?: number;
  /**
   * who may use it besides its player, `your` meaning theirs then (wars/your-opponent-may-use-this-ability/1,
   * wars/your-opponent-may-use-this-ability/2)
   */
  readonly anyPlayer?: boolean;
  /** shown instead of the generated text on the button */
  readonly label?: string;
}

/** A triggered ability: what it waits for, and what it does. With `may` its player decides, and pays, when it resolves. */
export interface Triggered {
  /** an event word: see words/events.ts */
  readonly on: Test;
  readonly if?: Test;
  /** what of `if` must still hold when it resolves */
  readonly needs?: Test;
  readonly may?: boolean;
  /** who decides and pays, where it is not the card's player */
  readonly by?: Ref;
  readonly pay?: Amount;
  readonly lose?: Amount;
  readonly target?: Readonly<Record<string, TargetSource>>;
  readonly given?: Readonly<Record<string, TargetSource>>;
  readonly cost?: readonly Effect[];
  readonly effect: Effect;
  /** it affects the outcome of a battle step: it resolves at once (wars/triggered-ability/4) */
  readonly atOnce?: boolean;
  /** at most once in each turn */
  readonly onceEachTurn?: boolean;
  /** it waits for each player alike: `you` is either of them */
  readonly either?: boolean;
}

/** A replacement: the event never happens; the effect does (wars/replacement-effect/3). */
export interface Replacing {
  /** a word of words/events.ts that says what would happen */
  readonly on: Test;
  readonly if?: Test;
  readonly may?: boolean;
  readonly pay?: Amount;
  readonly lose?: Amount;
  readonly effect: Effect;
}

export type Who = 'you' | 'opponent' | 'each';

/** The kinds of ongoing ability; words/statics.ts has a builder and the text of each. */
export const STATIC_KINDS = [
  'power',
  'tactics',
  'defense',
  'immune',
  'undamageable',
  'untargetable',
  'unmovable',
  'moves only in move phase',
  'power uncounted',
  'tactics uncounted',
  'switched',
  'label',
  'piloting',
  'quickdraw',
  'quickdraw otherwise',
  'weapons',
  'uncounted aboard',
  'own icons',
  'attrition',
  'battle destiny',
  'total power',
  'total tactics',
  'drain',
  'generates',
  'energy icons',
  'support icon',
  'no attack',
  'no drain',
  'no reveal',
  'no play',
  'hand safe',
  'drain limit',
  'play cost',
  'play pays',
  'play loses',
  'play free',
  'play anywhere',
  'play anytime',
  'support cost',
  'icon pays',
  'drain pays',
  'drain needs power',
  'drain needs tactics',
  'attack cost',
  'attack loses',
  'draw pays',
  'ability cost',
  'movement cost',
  'battle card destiny',
  'weapon destiny',
  'captain',
] as const;
export type StaticKind = (typeof STATIC_KINDS)[number];

/** An ongoing ability: what it changes, by how much, for which cards, player and locations, and under which condition. */
export interface StaticSource {
  readonly k: StaticKind;
  readonly to?: Filter;
  readonly n?: Amount;
  readonly who?: Who;
  readonly at?: Filter;
  readonly what?: string;
  readonly if?: Test;
  /** it speaks of playing the card itself, and works only then, wherever the card is (wars/ongoing-ability/5, wars/ongoing-ability/6) */
  readonly own?: boolean;
  /** it holds for each player alike: `you` is either of them */
  readonly either?: boolean;
}

/** The abilities of a card, or of one side of an inverter. */
export interface Abilities {
  readonly always?: readonly StaticSource[];
  readonly whenever?: readonly Triggered[];
  readonly instead?: readonly Replacing[];
  readonly abilities?: readonly Activated[];
}

/** What a card does, as its file writes it: nothing that is printed beside the text. */
export interface CardText extends Abilities {
  readonly title: string;
  readonly type: CardType;
  /** interrupts and orders: what playing it does */
  readonly play?: Gate;
  /** used or lost: the effect of each */
  readonly used?: Gate;
  readonly lost?: Gate;
  /** assets: may be played beneath the opponent's cards too, or only beneath them */
  readonly theirs?: 'too' | 'only';
  /** assets: not beneath a card that has one of the same title beneath it */
  readonly once?: boolean;
  /** the cards stacked on it go to their owners' used piles when it leaves play */
  readonly frees?: boolean;
  /** a further condition on the card beneath which (or the place at which) it is played */
  readonly where?: Filter;
  /** inverters: the second set of abilities (wars/inverter/1) */
  readonly inverted?: Abilities;
  /** where its text comes from, if not from the card's face */
  readonly provenance?: 'errata' | 'ruling';
}

/** A card: its printed data, and what it does. */
export type CardSource = Omit<Printed & CardText, 'inverted'> & { readonly inverted?: PrintedSide & Abilities };

const make =
  (type: CardType) =>
  (title: string, text: Omit<CardText, 'title' | 'type'> = {}): CardText => ({ title, type, ...text });
export const Asset = make('asset');
export const Character = make('character');
export const Interrupt = make('interrupt');
export const Location = make('location');
export const NoBot = make('nobot');
export const Order = make('order');
export const Ship = make('ship');
export const Vehicle = make('vehicle');
export const Weapon = make('weapon');

/** A gate made ready: whether it can be gone through, the program that declares it, and the one that performs it. */
export interface CompiledGate {
  readonly source: Gate;
  /**
   * The rule that forbids it now, or null.
   * @param l locals that are known already: for a card being played `extra`, the energy that it costs besides
   */
  judge(s: WarsState, you: Seat, self: CardId, l: Locals): Refusal | null;
  /** asks for numbers and targets, has the costs paid, and puts the item on the stack */
  readonly declare: number;
  /** the name of the program that checks requirements and targets again and has the effect */
  readonly resolve: string;
  /** what it does, as its card says it */
  tell(): string;
}

export interface Static {
  readonly name: string;
  readonly source: StaticSource;
  readonly kind: StaticKind;
  readonly to: Fits<WarsState> | null;
  readonly at: Fits<WarsState> | null;
  readonly who: Who;
  readonly n: Read<WarsState>;
  readonly holds: Holds<WarsState> | null;
  readonly what: string;
  /** it speaks only of cards with piloting, so that it gives piloting to none that has none without it */
  readonly asksPiloting: boolean;
}

export interface CompiledTrigger {
  readonly name: string;
  /** the index of the type of fact that it looks for */
  readonly fact: number;
  readonly holds: Holds<WarsState>;
  /** the name of the program that chooses targets and puts it on the stack (or, at once, performs it) */
  readonly program: string;
  readonly atOnce: boolean;
  readonly onceEachTurn: boolean;
  readonly either: boolean;
  /** it speaks of the card itself being revealed for battle destiny, and works where it lies then */
  readonly whereRevealed?: boolean;
  /** what it says */
  tell(): string;
}

export interface CompiledReplacement {
  /** what would happen: destroyed, lost, battle destiny, drain */
  readonly event: string;
  readonly holds: Holds<WarsState>;
  readonly may: boolean;
  /** the name of the program that pays and does what happens instead */
  readonly program: string;
  /** what it says */
  tell(): string;
}

/** An activated ability made ready. */
export interface CompiledAbility extends CompiledGate {
  readonly source: Activated;
  /** what it says, as a button shows it */
  label(): string;
  /** what it costs, in a few words: `3 energy`, `dismiss this character` */
  price(): string;
}

/** The abilities of one side of a card, compiled. */
export interface Side {
  readonly statics: readonly Static[];
  readonly triggers: readonly CompiledTrigger[];
  readonly replacements: readonly CompiledReplacement[];
  readonly abilities: readonly CompiledAbility[];
}

export interface CardDef {
  readonly id: string;
  readonly title: string;
  readonly index: number;
  readonly type: CardType;
  readonly source: CardSource;
  readonly labels: ReadonlySet<string>;
  /** characters, NoBots and vehicles (wars/unit/1) */
  readonly unit: boolean;
  /** the part of a location's title before the slash */
  readonly region: string;
  /** by mode: the one effect, or those of used and lost */
  readonly play: readonly CompiledGate[];
  readonly front: Side;
  readonly back: Side;
  readonly where: Fits<WarsState> | null;
}

/** All card definitions, by the index in `State.defs`. */
export const DEFS: CardDef[] = [];
/** Their ids, in the same order. */
export const CARD_IDS: string[] = [];

/** The definition of a card at the table. */
export const defOf = (s: WarsState, id: CardId): CardDef => DEFS[s.defs[id]!]!;
