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
import type { CardType, Printed, PrintedSide } from './printed.ts';
import { CARD_SETS } from './set-list.ts';
import type { WarsState } from './state.ts';

/** A target: one card that fits a filter. It can also say how many, which cards, and who chooses (the player by default). */
export type TargetSource =
  | Filter
  | List
  | { readonly of: Filter | List; readonly min?: number; readonly max?: Amount; readonly by?: Ref };

/** The requirements, choices, costs and effect of a card or ability (wars/deploy-phase/4). */
export interface Gate {
  /** requirements that are checked when it is declared, and again when it comes off the stack */
  readonly when?: Test;
  /** requirements of the cost, checked only when it is declared */
  readonly needs?: Test;
  /** numbers that the player chooses when declaring it, with the highest value of each */
  readonly name?: Readonly<Record<string, Amount>>;
  /** targets, checked again when it comes off the stack */
  readonly target?: Readonly<Record<string, TargetSource>>;
  /** targets that the cost names: they are chosen as targets and then used up (wars/target/7) */
  readonly costTarget?: Readonly<Record<string, TargetSource>>;
  /** cards that the player chooses to pay with; they are not targets */
  readonly given?: Readonly<Record<string, TargetSource>>;
  /** energy to pay, and energy to lose */
  readonly pay?: Amount;
  readonly lose?: Amount;
  /** other costs, paid with the chosen cards */
  readonly cost?: readonly Effect[];
  readonly effect: Effect;
}

/**
 * `COST => effect`: an activated ability, one of the three kinds (wars/abilities/2, wars/activated-ability/3). `uses` is the number of its bullets; 0
 * means no limit.
 */
export interface Activated extends Gate {
  readonly uses?: number;
  /**
   * true if both players can use it; `your` then means the user's (wars/your-opponent-may-use-this-ability/1,
   * wars/your-opponent-may-use-this-ability/2)
   */
  readonly anyPlayer?: boolean;
  /** the text for the button, instead of the generated text */
  readonly label?: string;
}

/** A triggered ability: its event and its effect. With `may`, its player decides and pays when it comes off the stack. */
export interface Triggered {
  /** an event word: see words/events.ts */
  readonly on: Test;
  readonly if?: Test;
  /** the part of `if` that must still hold when it comes off the stack */
  readonly needs?: Test;
  readonly may?: boolean;
  /** the player who decides and pays, if not the card's player */
  readonly by?: Ref;
  readonly pay?: Amount;
  readonly lose?: Amount;
  readonly target?: Readonly<Record<string, TargetSource>>;
  readonly given?: Readonly<Record<string, TargetSource>>;
  readonly cost?: readonly Effect[];
  readonly effect: Effect;
  /** true if it affects a battle step: it then happens at once (wars/triggered-ability/4) */
  readonly atOnce?: boolean;
  /** at most once in each turn */
  readonly onceEachTurn?: boolean;
  /** true if it works for each player: `you` means either of them */
  readonly either?: boolean;
}

/** A replacement: the effect happens instead of the event (wars/replacement-effect/3). */
export interface Replacing {
  /** a word of words/events.ts that names the event */
  readonly on: Test;
  readonly if?: Test;
  readonly may?: boolean;
  readonly pay?: Amount;
  readonly lose?: Amount;
  readonly effect: Effect;
}

export type Who = 'you' | 'opponent' | 'each';

/** The kinds of ongoing ability. words/statics.ts has a builder and the text for each. */
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

/** An ongoing ability: what it changes and by how much, for which cards, players and locations, and on which condition. */
export interface StaticSource {
  readonly k: StaticKind;
  readonly to?: Filter;
  readonly n?: Amount;
  readonly who?: Who;
  readonly at?: Filter;
  readonly what?: string;
  readonly if?: Test;
  /** true if it is about playing the card itself: it works only then, wherever the card is (wars/ongoing-ability/5, wars/ongoing-ability/6) */
  readonly own?: boolean;
  /** true if it works for each player: `you` means either of them */
  readonly either?: boolean;
}

/** The abilities of a card, or of one side of an inverter. */
export interface Abilities {
  readonly always?: readonly StaticSource[];
  readonly whenever?: readonly Triggered[];
  readonly instead?: readonly Replacing[];
  readonly abilities?: readonly Activated[];
}

/** What a card does, as its file says it. Printed fields other than the text are not part of it. */
export interface CardText extends Abilities {
  readonly title: string;
  readonly type: CardType;
  /** interrupts and orders: the effect of playing it */
  readonly play?: Gate;
  /** used or lost: the effect of each */
  readonly used?: Gate;
  readonly lost?: Gate;
  /** assets: true if they can also lie beneath the opponent's cards, `only` if nowhere else */
  readonly theirs?: 'too' | 'only';
  /** assets: true if a card can have only one of this title beneath it */
  readonly once?: boolean;
  /** true if the cards stacked on it go to their owners' used piles when it leaves play */
  readonly frees?: boolean;
  /** a further condition for the card or location where it is played */
  readonly where?: Filter;
  /** inverters: the second set of abilities (wars/inverter/1) */
  readonly inverted?: Abilities;
  /** the source of its text, if that is not the face of the card */
  readonly provenance?: 'errata' | 'ruling';
}

/** A card: its printed data, and its abilities. */
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

/** A compiled gate: a check whether it can be used, the program that declares it, and the program that performs it. */
export interface CompiledGate {
  readonly source: Gate;
  /**
   * Returns the rule that forbids it now, or null.
   * @param l locals that are known already. For a card that is played, `extra` is the energy that it costs besides.
   */
  judge(s: WarsState, you: Seat, self: CardId, l: Locals): Refusal | null;
  /** the program that asks for numbers and targets, makes the player pay, and puts the item on the stack */
  readonly declare: number;
  /** the name of the program that checks requirements and targets again, and performs the effect */
  readonly resolve: string;
  /** its text, as the card tells it */
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
  /** true if it applies only to cards that already have Piloting, so it gives Piloting to no other card */
  readonly asksPiloting: boolean;
}

export interface CompiledTrigger {
  readonly name: string;
  /** the index of the type of fact that triggers it */
  readonly fact: number;
  readonly holds: Holds<WarsState>;
  /** the name of the program that chooses targets and puts it on the stack, or performs it at once */
  readonly program: string;
  readonly atOnce: boolean;
  readonly onceEachTurn: boolean;
  readonly either: boolean;
  /** true if it triggers when the card itself is revealed for battle destiny, wherever the card is then */
  readonly whereRevealed?: boolean;
  /** its text */
  tell(): string;
}

export interface CompiledReplacement {
  /** the event that it replaces: destroyed, lost, battle destiny, drain */
  readonly event: string;
  readonly holds: Holds<WarsState>;
  readonly may: boolean;
  /** the name of the program that pays and performs the effect */
  readonly program: string;
  /** its text */
  tell(): string;
}

/** A compiled activated ability. */
export interface CompiledAbility extends CompiledGate {
  readonly source: Activated;
  /** its text, as a button shows it */
  label(): string;
  /** its cost in a few words: `3 energy`, `dismiss this character` */
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
  /** by mode: the only effect, or the used effect and the lost effect */
  readonly play: readonly CompiledGate[];
  readonly front: Side;
  readonly back: Side;
  readonly where: Fits<WarsState> | null;
}

/** All card definitions that are loaded, by set. */
export const LIBRARY = new Library<CardDef>('WARS', CARD_SETS);
/** All card definitions, by the index in `State.defs`. A place is empty while its set is not loaded: go through `LIBRARY.all()`. */
export const DEFS = LIBRARY.defs;
/** The ids of all cards, in the same order. */
export const CARD_IDS = LIBRARY.ids;

/** Returns the definition of a card at the table. */
export const defOf = (s: WarsState, id: CardId): CardDef => DEFS[s.defs[id]!]!;
