import type { Amount, Effect, Filter, Fits, Frame, Holds, List, Locals, Read, Refusal, Test } from '@orrery/kernel';
import type { B5State, CardRace, Mark, NonPlayer, Race } from './state.ts';

/** The ten types of card (b5/glossary/28). */
export const CARD_TYPES = [
  'character',
  'group',
  'fleet',
  'location',
  'enhancement',
  'agenda',
  'event',
  'conflict',
  'aftermath',
  'contingency',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Where a field of a card comes from (see docs/sources.md). */
export type Provenance = 'errata' | 'face' | 'ruling' | 'reconstructed';

/** A value with its provenance; a bare value in a card file is taken from the printed face. */
export interface Sourced<T> {
  readonly value: T;
  readonly from: Provenance;
}
export type Field<T> = T | Sourced<T>;

/** Marks a value that no source gives (docs/sources.md says by which rule it was found). */
export const reconstructed = <T>(value: T): Sourced<T> => ({ value, from: 'reconstructed' });
/** Marks a value that a ruling gives. */
export const ruled = <T>(value: T): Sourced<T> => ({ value, from: 'ruling' });
/** Marks a value that an erratum gives. */
export const amended = <T>(value: T): Sourced<T> => ({ value, from: 'errata' });

/** What must be met, chosen and paid before an effect: the gate of an action, an event, a response. */
export interface Gate {
  /** what must hold */
  readonly needs?: Test;
  /** marks the faction must have (b5/marks/11: they are not used up) */
  readonly needsMarks?: Partial<Record<Mark, number>>;
  /** what is chosen first, by name, in order; a filter means cards in play */
  readonly target?: Readonly<Record<string, Filter | List>>;
  /** the card itself rotates */
  readonly rotate?: boolean;
  /** your ambassador rotates */
  readonly rotateAmbassador?: boolean;
  /** the card itself is neutralized (b5/action-round/8) */
  readonly neutralize?: boolean;
  /** the card itself is discarded from play (b5/discards/4) */
  readonly discard?: boolean;
  /** a ready card of this kind that you control rotates (b5/cost/11, b5/cost/12); the local `rotated` becomes it */
  readonly rotates?: Filter;
  /** influence to apply besides the printed cost */
  readonly apply?: Amount;
  /** a mark of yours to purge */
  readonly purge?: Mark;
  /** by how much your unrest rises as a cost, for which there must be room (b5/unrest/5) */
  readonly raiseUnrest?: number;
  readonly effect: Effect;
}

/** Something a player may do with a card in play, as an action. */
export interface ActionSource extends Gate {
  readonly say?: string;
  readonly oncePerTurn?: boolean;
  /** any player may use it, not the controller alone */
  readonly anybody?: boolean;
}

/** Something that happens whenever a fact happens. */
export interface WheneverSource {
  /** the fact's name */
  readonly on: string;
  /** which facts count; `fact` is in the locals */
  readonly if?: Test;
  /** how the occasion reads: `whenever …` */
  readonly say: string;
  /** how the text goes on to name the card, where `say` calls it so */
  readonly pronoun?: 'he' | 'she';
  readonly may?: boolean;
  readonly rotate?: boolean;
  readonly effect: Effect;
}

/** Something a card may do in a window, while an event is under way. */
export interface ResponseSource {
  readonly window: string;
  readonly if?: Test;
  readonly say: string;
  /** what the button says */
  readonly label: string;
  readonly rotate?: boolean;
  readonly effect: Effect;
}

export const STATIC_KINDS = [
  'ability',
  'rating',
  'power',
  'sponsor-cost',
  'cannot',
  'use-as',
  'support-bonus',
  'frailty',
  'strikes-first',
  'double-marks',
  'ready-cost',
  'must-oppose',
  'only-oppose',
  'attack-bonus',
  'resistance',
  'attack-outside',
  'halved-damage',
  'joins',
  'gives-marks',
  'extra-influence',
  'stands-for-ambassador',
  'needs-less-power',
  'home-defense',
  'draw',
  'only-influence',
  'enhancing-cost',
  'war-conflicts',
  'shows-first',
  'council-vote',
  'gives-keyword',
  'no-disloyalty',
  'loses-keyword',
  'uses-captured',
] as const;
export type StaticKind = (typeof STATIC_KINDS)[number];

/** Something that holds while the card is in play. */
export interface StaticSource {
  readonly k: StaticKind;
  /** which cards it is about; yourself as a player where the kind is about a player */
  readonly to?: Filter;
  readonly if?: Test;
  readonly n?: Amount;
  /** an ability, `all`; the act that is forbidden; a mark */
  readonly what?: string;
  readonly op?: 'printed' | 'times' | 'add';
  /** counts in the layer of instant effects: an attack, a resolution (b5/cards-character/12) */
  readonly instant?: boolean;
  readonly say: string;
}

export interface ConflictSource {
  /** abilities' names; `any` for a card that starts a conflict of any one type, chosen when it is declared (b5/conflict-round/18) */
  readonly types: readonly string[];
  readonly target?: TargetKind;
  /** which cards, seats or races may be targeted; `card` targets are chosen by it */
  readonly targets?: Filter | List;
  /** any player may be supported; nobody can oppose */
  readonly manySided?: boolean;
  /** who may take part, and how: null when allowed */
  readonly restrict?: readonly RestrictionSource[];
  /** what holds while it resolves */
  readonly while?: readonly StaticSource[];
  /** what is done when it is initiated */
  readonly initiate?: Effect;
  /** what happens at resolution, won or lost */
  readonly always?: Effect;
  /** what the outcome brings */
  readonly outcome?: Effect;
  /** influence to be applied when it is declared */
  readonly cost?: number;
  /** the card that starts it rotates */
  readonly rotate?: boolean;
  readonly needs?: Test;
  /** only an action of the card starts it, never a declaration (Maintain the Peace) */
  readonly byAction?: boolean;
  /** what happens as the resolution round begins, before any conflict resolves */
  readonly opening?: Effect;
  /** what the card counts as once its text has put it on a card or a faction (Dishonor, Forced Impairment) */
  readonly becomes?: 'enhancement' | 'aftermath';
  /** makes a conflict of each of its types, all with the same card (Sleeper Personality) */
  readonly separate?: boolean;
  /** may target one's own race (Euphrates Treaty) */
  readonly ownRace?: boolean;
  /** the target fleet's Military counts as opposition (Sabotage) */
  readonly targetOpposes?: boolean;
  /** the effect can give the initiator's faction a mark of this kind */
  readonly canGive?: readonly Mark[];
  readonly canRaiseTension?: boolean;
  /** why it needs Not be: additional to the normal one */
  readonly additional?: boolean;
}

export type TargetKind = 'none' | 'player' | 'race' | 'card' | 'conflict';
export type RestrictionSource =
  | { readonly rule: 'one-fleet-each'; readonly say: string }
  | { readonly rule: 'initiator-and-target-race'; readonly say: string }
  | { readonly rule: 'no-homeworlds'; readonly say: string }
  /** only cards that the filter fits; `you` is the initiator, the card's text may speak of the conflict */
  | { readonly rule: 'only'; readonly who: Filter; readonly say: string };

/** One alternative of an aftermath's type box. */
export interface Occasion {
  readonly outcome: 'won' | 'lost' | 'any';
  /** abilities' names; empty for any conflict */
  readonly types: readonly string[];
  readonly participant: boolean;
}

export interface AftermathSource {
  readonly occasions: readonly Occasion[];
  /** what it is put on */
  readonly on: 'character' | 'ambassador' | 'your ambassador' | 'faction' | 'your faction' | 'fleet' | 'none';
  readonly targets?: Filter;
  readonly needs?: Test;
  readonly target?: Readonly<Record<string, Filter | List>>;
  /** discarded when the aftermath step of its conflict ends */
  readonly discardAfterPlay?: boolean;
  readonly effect?: Effect;
  /** names no target of its own, so that nothing can move it */
  readonly untargeted?: boolean;
  /** its text does not ask that the target itself took part: any card of a faction that did will do (b5/aftermath/4) */
  readonly wholeFaction?: boolean;
  /** your ambassador rotates for it */
  readonly rotateAmbassador?: boolean;
  /** a ready card of this kind that you control rotates for it; the local `rotated` becomes it */
  readonly rotates?: Filter;
}

export interface ContingencySource {
  readonly under: Filter | 'conflict' | 'faction';
  /** may lie under any player's cards (b5/cards-contingency/3) */
  readonly anybodys?: boolean;
  readonly on: string;
  readonly if?: Test;
  readonly say: string;
  readonly effect: Effect;
}

/** A card as its file writes it: plain data. */
export interface CardSource {
  readonly title: string;
  readonly set: string;
  readonly type: CardType;
  readonly race?: CardRace;
  readonly cost?: Field<number | null>;
  readonly abilities?: Partial<Record<'diplomacy' | 'intrigue' | 'psi' | 'leadership' | 'military', Field<number>>>;
  readonly keywords?: readonly string[];
  readonly marks?: Partial<Record<Mark, Field<number>>>;
  readonly copies?: 'limited' | 'multiple' | 'unique';
  /** the person a character is, where it is not the title (b5/personality/1) */
  readonly personality?: string;
  readonly actions?: readonly ActionSource[];
  readonly whenever?: readonly WheneverSource[];
  readonly responses?: readonly ResponseSource[];
  readonly always?: readonly StaticSource[];
  /** event: what playing it does */
  readonly play?: Gate;
  readonly conflict?: ConflictSource;
  /** conflicts that the card in play can initiate */
  readonly conflicts?: readonly (ConflictSource & { readonly name: string })[];
  readonly aftermath?: AftermathSource;
  readonly contingency?: ContingencySource;
  /** enhancement: what it may be put on */
  readonly enhances?: Filter | 'faction' | 'global' | 'babylon 5';
  /** what must hold to sponsor it, besides cost and rotation */
  readonly needs?: Test;
  readonly needsMarks?: Partial<Record<Mark, number>>;
  /** marks at which it costs no more than others: it counts as requiring them (b5/marks/15) */
  readonly normalCostWith?: Partial<Record<Mark, number>>;
  /** what sponsoring it takes besides, and who may do it (b5/sponsor/17) */
  readonly sponsoring?: SponsoringSource;
  /** a player of any race may bring it in */
  readonly anyRace?: boolean;
  readonly onSponsored?: Effect;
  /** what happens when it is played: sponsored, or come in by replacing another (b5/sponsor/13) */
  readonly onPlayed?: Effect;
  /** its coming in discards the version of the same person that is in play (b5/personality/3) */
  readonly discardsVersion?: boolean;
  /** tells cards of one title apart (b5/personality/6) */
  readonly printing?: string;
  /** starting ambassador: what it changes about the start */
  readonly starts?: StartSource;
  /** titles of cards in play that it may replace, and what it takes over */
  readonly replaces?: readonly ReplacesSource[];
  /** players into whose factions whoever sponsors it may bring it instead of their own (Talia Winters) */
  readonly sponsoredInto?: List;
  readonly neverInner?: boolean;
  readonly mercenary?: boolean;
  /** a location in no faction and under no player's control (b5/glossary/4) */
  readonly ofNobody?: boolean;
  readonly major?: boolean;
  readonly major_condition?: Test;
  readonly hiddenFree?: boolean;
  /** which cards of its controller's hand may be laid face down under it, as contingencies (Consultants) */
  readonly holds?: Filter;
  /** what it counts as once its text has put it on a card (Destiny Fulfilled) */
  readonly becomes?: 'enhancement' | 'aftermath';
  /** an enhancement that makes the card it is on count as having no effect text */
  readonly blanks?: boolean;
  readonly pictures?: readonly Mark[];
  readonly provenance?: Partial<Record<'cost' | 'text' | 'keywords' | 'marks' | 'copies', Provenance>>;
}

/** What a starting ambassador's text changes about how its player starts (b5/starting-hand/3, b5/influence/2, b5/tension/11). */
export interface StartSource {
  /** how many cards are chosen, or kept, for the starting hand */
  readonly hand?: number;
  /** one card more, if all of the hand are such */
  readonly oneMoreIfAll?: Filter;
  readonly rating?: number;
  /** changes of the starting tension of your race toward others */
  readonly tension?: Partial<Record<Race, number>>;
  readonly say: string;
}

/** What sponsoring a card takes besides its cost and a rotating sponsor. */
export interface SponsoringSource {
  /** influence to apply on top of the cost, never reduced (b5/cost/10); it lets a card without a printed cost be sponsored */
  readonly apply?: Amount;
  /** another ready card of yours rotates */
  readonly rotate?: Filter;
  /** only such a card may sponsor it */
  readonly by?: Filter;
}

export interface ReplacesSource {
  readonly title: string;
  readonly must?: boolean;
  /** only the effect of the event of this title makes the replacement (Delenn Transformed) */
  readonly through?: string;
  /** it comes in rotated (b5/replace/2) */
  readonly rotated?: boolean;
  /** only a character that you control yourself (b5/replace/6) */
  readonly own?: boolean;
  /** its text says `replace` alone, neither `may` nor `must` (b5/replace/9) */
  readonly plain?: boolean;
  readonly enhancements?: boolean;
  readonly aftermaths?: boolean | 'chosen';
  readonly contingencies?: boolean;
  readonly marks?: boolean;
}

// What a card becomes when the game is loaded: the same, with every word compiled.

export interface CompiledGate {
  readonly source: Gate;
  /** why it cannot be used now (requirements, targets, costs); null when it can */
  judge(s: B5State, you: number, self: number, locals?: Locals): Refusal | null;
  /** true as long as its requirements hold and the card is a legal target of it (b5/sustain/4) */
  holds(s: B5State, you: number, self: number, target: number): boolean;
  /** program that chooses, pays and does */
  readonly program: number;
}

export interface CompiledAction extends CompiledGate {
  readonly source: ActionSource;
  readonly label: string;
}

export interface Static {
  readonly kind: StaticKind;
  readonly to: Fits<B5State> | null;
  /** where it can be about one card alone: its own, or the one that it is on */
  readonly alone: 'self' | 'host' | null;
  readonly holds: Holds<B5State> | null;
  readonly n: Read<B5State>;
  /** ability index, -1 for all */
  readonly stat: number;
  readonly what: string;
  /** 0 printed, 1 times, 2 add */
  readonly op: number;
  readonly instant: boolean;
}

export interface Trigger {
  readonly holds: Holds<B5State> | null;
  readonly program: number;
}

/** What a contingency waits for, face down. */
export interface Contingency extends Trigger {
  /** the type of fact, by its index */
  readonly on: number;
  readonly label: string;
  /** what it does, in words */
  readonly note: () => string;
}

export interface CompiledResponse {
  readonly window: string;
  readonly holds: Holds<B5State> | null;
  readonly rotate: boolean;
  readonly program: number;
  readonly label: string;
  /** when it answers, and what that takes, in words */
  readonly note: () => string;
  /** it keeps the thing that it answers from happening */
  readonly stops: boolean;
}

export interface ConflictRules {
  readonly id: string;
  readonly title: string;
  readonly source: ConflictSource;
  /** ability indexes */
  readonly types: readonly number[];
  readonly targets: ((s: B5State, f: Frame) => readonly number[]) | null;
  readonly needs: Holds<B5State> | null;
  /** any player may be supported and nobody can oppose: by its text, or by the keyword Unopposable (b5/support-oppose/19) */
  readonly manySided: boolean;
  /** the filters that every participant must fit (b5/support-oppose/12) */
  readonly only: readonly Fits<B5State>[];
  readonly initiate: number;
  readonly always: number;
  readonly outcome: number;
  readonly opening: number;
  readonly statics: readonly Static[];
}

export interface CompiledAftermath {
  readonly source: AftermathSource;
  readonly occasions: readonly {
    readonly outcome: 'won' | 'lost' | 'any';
    readonly types: readonly number[];
    readonly participant: boolean;
  }[];
  readonly fits: Fits<B5State> | null;
  readonly gate: CompiledGate | null;
}

/** The types of cards of which some text takes the highest out of a discard pile: the order of others there makes no difference. */
export const PILED: Set<CardType> = new Set();

/** What parts of a card's text say, as sentences, generated when somebody asks. */
export interface CardTells {
  /** what the card does for what it is put on or played on */
  readonly bears: () => string;
  /** what an action or an event takes and does */
  readonly deed: (gate: Gate) => string;
  /** what a conflict brings as it resolves; '' for one whose own text says nothing of it */
  readonly brings: (conflict: ConflictSource) => string;
  /** what an effect of it does */
  readonly effect: (effect: Effect) => string;
}

export interface CardDef {
  /** its rules text in our words, generated when somebody asks */
  readonly text: () => readonly string[];
  /** what parts of its text say, for the questions that they ask */
  readonly tells: CardTells;
  readonly id: string;
  readonly index: number;
  readonly title: string;
  readonly source: CardSource;
  readonly type: CardType;
  readonly race: CardRace;
  readonly cost: number | null;
  /** diplomacy, intrigue, psi, leadership, military */
  readonly abilities: readonly number[];
  readonly keywords: ReadonlySet<string>;
  readonly marks: Readonly<Partial<Record<Mark, number>>>;
  readonly copies: 'limited' | 'multiple' | 'unique';
  readonly personality: string;
  readonly actions: readonly CompiledAction[];
  /** by STATIC_KINDS' names */
  readonly statics: Readonly<Partial<Record<StaticKind, readonly Static[]>>>;
  /** by fact index */
  readonly triggers: readonly (readonly Trigger[] | undefined)[];
  readonly contingency: Contingency | null;
  readonly responses: readonly CompiledResponse[];
  readonly play: CompiledGate | null;
  readonly conflict: ConflictRules | null;
  readonly conflicts: readonly ConflictRules[];
  readonly aftermath: CompiledAftermath | null;
  readonly enhances: Fits<B5State> | null;
  readonly holds: Fits<B5State> | null;
  readonly needs: Holds<B5State> | null;
  /** the players into whose factions its sponsor may bring it instead of his own */
  readonly into: ((s: B5State, f: Frame) => readonly number[]) | null;
  readonly onSponsored: number;
  readonly onPlayed: number;
  readonly sponsoring: {
    readonly apply: Read<B5State> | null;
    readonly rotate: Fits<B5State> | null;
    readonly by: Fits<B5State> | null;
  } | null;
  /** the marks that it can give its faction by coming in: printed, standing, or by its text (b5/sponsor/25) */
  readonly brings: ReadonlySet<string>;
  readonly wins: Holds<B5State> | null;
  /** which cards the whole starting hand must be for one card more; null where there is no such offer */
  readonly oneMoreIfAll: Fits<B5State> | null;
  /** what it counts as once its text has put it on something; null where it stays what it is */
  readonly becomes: 'enhancement' | 'aftermath' | null;
  /** the index of the race whose ambassador it assists, -1 for none */
  readonly assists: number;
  /** statics, triggers, responses, actions and the like: it belongs into `B5State.active` while in play */
  readonly active: boolean;
}

/** All card definitions, by the index in `State.defs`; filled when the card files are loaded. */
export const DEFS: CardDef[] = [];
/** Their ids, in the same order. */
export const CARD_IDS: string[] = [];

/** The contingencies that wait for a type of fact, by its index. */
export const CONTINGENCIES: (readonly CardDef[] | undefined)[] = [];

/** All conflict rules by id: those of conflict cards, of cards that make conflicts, and of wars. */
export const CONFLICT_RULES: Record<string, ConflictRules> = {};

/** The definition of a card. */
export function defOf(s: B5State, id: number): CardDef {
  return DEFS[s.defs[id]!]!;
}

/** A field's value without its provenance. */
export function fieldValue<T>(field: Field<T> | undefined, fallback: T): T {
  if (field === undefined) return fallback;
  return typeof field === 'object' && field !== null && 'from' in field ? (field as Sourced<T>).value : (field as T);
}

/** A field's provenance. */
export function fieldProvenance<T>(field: Field<T> | undefined): Provenance {
  return typeof field === 'object' && field !== null && 'from' in field ? (field as Sourced<T>).from : 'face';
}

/** A card's stable id: its title in lower case with hyphens; fleets carry their race, for several races have one of the name. */
export function cardId(title: string, race: CardRace, type: CardType): string {
  const slug = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.!?,]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return type === 'fleet' && race ? `${slug}-${race}` : slug;
}

export type { NonPlayer };
