import {
  type Amount,
  type Effect,
  type Filter,
  type Fits,
  type Frame,
  type Holds,
  Library,
  type List,
  type Locals,
  overlayIn,
  type Read,
  type Ref,
  type Refusal,
  type Test,
} from '@orrery/kernel';
import { CARD_SETS } from './set-list.ts';
import type { B5State, CardRace, Mark, Mod, NonPlayer, Race } from './state.ts';

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

/** Marks a value that no source gives (docs/sources.md says which rule produced it). */
export const reconstructed = <T>(value: T): Sourced<T> => ({ value, from: 'reconstructed' });
/** Marks a value that a ruling gives. */
export const ruled = <T>(value: T): Sourced<T> => ({ value, from: 'ruling' });
/** Marks a value that an erratum gives. */
export const amended = <T>(value: T): Sourced<T> => ({ value, from: 'errata' });

/** The requirements, choices and costs before an effect: the gate of an action, an event or a response. */
export interface Gate {
  /** the condition that must hold */
  readonly needs?: Test;
  /** marks the faction must have (b5/marks/11: they are not used up) */
  readonly needsMarks?: Partial<Record<Mark, number>>;
  /** the choices made first, by name, in order; a filter means cards in play */
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
  /** influence to apply on top of the printed cost */
  readonly apply?: Amount;
  /** a mark of yours to purge */
  readonly purge?: Mark;
  /** how much your unrest rises as a cost; there must be room for it (b5/unrest/5) */
  readonly raiseUnrest?: number;
  readonly effect: Effect;
}

/** Something a player may do with a card in play, as an action. */
export interface ActionSource extends Gate {
  readonly say?: string;
  readonly oncePerTurn?: boolean;
  /** any player may use it, not only the controller */
  readonly anybody?: boolean;
}

/** An effect that happens whenever a fact happens. */
export interface WheneverSource {
  /** the fact's name */
  readonly on: string;
  /** which facts count; the locals hold `fact` */
  readonly if?: Test;
  /** the text of the occasion: `whenever …` */
  readonly say: string;
  /** how the text goes on to name the card, where `say` calls it so */
  readonly pronoun?: 'he' | 'she';
  readonly may?: boolean;
  readonly rotate?: boolean;
  readonly effect: Effect;
}

/** A response of a card in a window, while an event is under way. */
export interface ResponseSource {
  readonly window: string;
  readonly if?: Test;
  readonly say: string;
  /** the text of the button */
  readonly label: string;
  readonly rotate?: boolean;
  /** it works while the card is rotated, too (G'Drog, who has rotated to lead) */
  readonly rotated?: boolean;
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
  'discarded',
  'promote-cost',
  'play-cost',
  'listed-price',
  'initiative',
  'heal-cost',
  'rotate-cost',
  'aimed-cost',
  'acts-as-inner',
  'no-gain',
  'no-loss',
  'power-influence',
  'power-gap',
  'rotation-discount',
  'declares-fallen',
  'only-wars',
  'suspends',
] as const;
export type StaticKind = (typeof STATIC_KINDS)[number];

/** An ability that works while the card is in play. */
export interface StaticSource {
  readonly k: StaticKind;
  /** which cards it affects; the player "you", if the kind affects a player */
  readonly to?: Filter;
  readonly if?: Test;
  readonly n?: Amount;
  /** an ability or `all`; the forbidden act; a mark */
  readonly what?: string;
  readonly op?: 'printed' | 'times' | 'add';
  /** the player whom it affects, if not "you" (only Influence Ratings) */
  readonly whose?: Ref;
  /** counts in the layer of instant effects: an attack, a resolution (b5/cards-character/12) */
  readonly instant?: boolean;
  /** an ability that it lowers stays at least this high */
  readonly least?: number;
  readonly say: string;
}

export interface ConflictSource {
  /** abilities' names; `any` for a card that starts a conflict of any one type, chosen when it is declared (b5/conflict-round/18) */
  readonly types: readonly string[];
  readonly target?: TargetKind;
  /** which cards, seats or races may be targeted; `card` targets are chosen by this */
  readonly targets?: Filter | List;
  /** any player may be supported; nobody can oppose */
  readonly manySided?: boolean;
  /** restrictions on who may take part, and how */
  readonly restrict?: readonly RestrictionSource[];
  /** static abilities that work while it resolves */
  readonly while?: readonly StaticSource[];
  /** the effect when it is initiated */
  readonly initiate?: Effect;
  /** the effect at resolution, won or lost */
  readonly always?: Effect;
  /** the effect of the outcome */
  readonly outcome?: Effect;
  /** influence to apply when it is declared */
  readonly cost?: number;
  /** the card that starts it rotates */
  readonly rotate?: boolean;
  readonly needs?: Test;
  /** only an action of the card starts it; players cannot declare it (Maintain the Peace) */
  readonly byAction?: boolean;
  /** the effect as the resolution round begins, before any conflict resolves */
  readonly opening?: Effect;
  /** the type that the card counts as when its text has put it on a card or a faction (Dishonor, Forced Impairment) */
  readonly becomes?: 'enhancement' | 'aftermath';
  /** makes a conflict of each of its types, all with the same card (Sleeper Personality) */
  readonly separate?: boolean;
  /** may target one's own race (Euphrates Treaty) */
  readonly ownRace?: boolean;
  /** the target's Military counts as opposition: all of it (Sabotage), or one part in that many, rounded up (Sponsor Rebels) */
  readonly targetOpposes?: boolean | number;
  /** opposition that it meets in any case (Commerce Raiding) */
  readonly opposition?: number;
  /** the second of two races that it targets; the local `first` is the one chosen before (Non-Aggression Pact) */
  readonly second?: List;
  /** any player may initiate it, whoever's card it is (Commerce Raiding) */
  readonly anybody?: boolean;
  /** this power supports it with as much as its influence (Shadow Assault) */
  readonly joinedBy?: NonPlayer;
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
  /** the first card that supports it for its initiator must fit the filter */
  | { readonly rule: 'first-supporter'; readonly who: Filter; readonly say: string }
  /** only cards that the filter fits; `you` is the initiator, and the card's text may mention the conflict */
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
  /** where it is put */
  readonly on: 'character' | 'ambassador' | 'your ambassador' | 'faction' | 'your faction' | 'fleet' | 'none';
  readonly targets?: Filter;
  readonly needs?: Test;
  readonly target?: Readonly<Record<string, Filter | List>>;
  /** discarded when the aftermath step of its conflict ends */
  readonly discardAfterPlay?: boolean;
  readonly effect?: Effect;
  /** it names no target of its own, so nothing can move it */
  readonly untargeted?: boolean;
  /** its text does not require the target itself to take part: any card of a faction that took part will do (b5/aftermath/4) */
  readonly wholeFaction?: boolean;
  /** your ambassador rotates to play it */
  readonly rotateAmbassador?: boolean;
  /** a ready card of this kind that you control rotates to play it; the local `rotated` becomes it */
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
  /** the person that a character is, if the title differs (b5/personality/1) */
  readonly personality?: string;
  readonly actions?: readonly ActionSource[];
  readonly whenever?: readonly WheneverSource[];
  readonly responses?: readonly ResponseSource[];
  readonly always?: readonly StaticSource[];
  /** event: the effect of playing it */
  readonly play?: Gate;
  readonly conflict?: ConflictSource;
  /** conflicts that the card in play can initiate */
  readonly conflicts?: readonly (ConflictSource & { readonly name: string })[];
  readonly aftermath?: AftermathSource;
  readonly contingency?: ContingencySource;
  /** enhancement: where it may be put */
  readonly enhances?: Filter | 'faction' | 'your faction' | 'global' | 'babylon 5';
  /** the condition to sponsor it, besides cost and rotation */
  readonly needs?: Test;
  readonly needsMarks?: Partial<Record<Mark, number>>;
  /** the marks at which it costs no more than for others: this counts as requiring them (b5/marks/15) */
  readonly normalCostWith?: Partial<Record<Mark, number>>;
  /** what else sponsoring costs, and who may be the sponsor (b5/sponsor/17) */
  readonly sponsoring?: SponsoringSource;
  /** a player of any race may sponsor it */
  readonly anyRace?: boolean;
  readonly onSponsored?: Effect;
  /** the effect when it is played: sponsored, or put in play as a replacement (b5/sponsor/13) */
  readonly onPlayed?: Effect;
  /** when it enters play, the version of the same person in play is discarded (b5/personality/3) */
  readonly discardsVersion?: boolean;
  /** distinguishes cards with one title (b5/personality/6) */
  readonly printing?: string;
  /** starting ambassador: its changes to the start */
  readonly starts?: StartSource;
  /** titles of cards in play that it may replace, and what passes to it */
  readonly replaces?: readonly ReplacesSource[];
  /** players whose factions it may join instead of its sponsor's (Talia Winters) */
  readonly sponsoredInto?: List;
  readonly neverInner?: boolean;
  readonly mercenary?: boolean;
  /** each player may have only one in play */
  readonly onePerPlayer?: boolean;
  /** each player may play only one in a game */
  readonly oncePerPlayer?: boolean;
  /** of the cards with this keyword, a card can have only one on it */
  readonly alone?: string;
  /** a location in no faction and under no player's control (b5/glossary/4) */
  readonly ofNobody?: boolean;
  readonly major?: boolean;
  readonly major_condition?: Test;
  readonly hiddenFree?: boolean;
  /** which cards of its controller's hand may lie face down under it, as contingencies (Consultants) */
  readonly holds?: Filter;
  /** the type that it counts as when its text has put it on a card (Destiny Fulfilled) */
  readonly becomes?: 'enhancement' | 'aftermath';
  /** an enhancement that makes its host count as having no effect text */
  readonly blanks?: boolean;
  readonly pictures?: readonly Mark[];
  readonly provenance?: Partial<Record<'cost' | 'text' | 'keywords' | 'marks' | 'copies', Provenance>>;
}

/** The changes that a starting ambassador's text makes to its player's start (b5/starting-hand/3, b5/influence/2, b5/tension/11). */
export interface StartSource {
  /** how many cards are chosen, or kept, for the starting hand */
  readonly hand?: number;
  /** 1 more card, if all cards in the hand fit this */
  readonly oneMoreIfAll?: Filter;
  readonly rating?: number;
  /** changes of the starting tension of your race toward others */
  readonly tension?: Partial<Record<Race, number>>;
  readonly say: string;
}

/** What sponsoring a card costs besides its cost and a rotating sponsor. */
export interface SponsoringSource {
  /** influence to apply on top of the cost, never reduced (b5/cost/10); a card without a printed cost can be sponsored for this */
  readonly apply?: Amount;
  /** another ready card of yours rotates */
  readonly rotate?: Filter;
  /** only a card that fits may sponsor it */
  readonly by?: Filter;
}

export interface ReplacesSource {
  readonly title: string;
  readonly must?: boolean;
  /** only the effect of the event of this title makes the replacement (Delenn Transformed) */
  readonly through?: string;
  /** it enters rotated (b5/replace/2) */
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

// A card as the game loads it, with every word compiled.

export interface CompiledGate {
  readonly source: Gate;
  /** the reason why it cannot be used now (requirements, targets, costs); null if it can */
  judge(s: B5State, you: number, self: number, locals?: Locals): Refusal | null;
  /** true while its requirements hold and the card is a legal target of it (b5/sustain/4) */
  holds(s: B5State, you: number, self: number, target: number): boolean;
  /** the program that makes the choices, pays, and carries out the effect */
  readonly program: number;
}

export interface CompiledAction extends CompiledGate {
  readonly source: ActionSource;
  readonly label: string;
}

export interface Static {
  readonly kind: StaticKind;
  readonly to: Fits<B5State> | null;
  /** set if it can affect only one card: its own, or its host */
  readonly alone: 'self' | 'host' | null;
  readonly holds: Holds<B5State> | null;
  readonly n: Read<B5State>;
  /** the player whom it affects, if not "you" */
  readonly whose: Read<B5State> | null;
  /** ability index, -1 for all */
  readonly stat: number;
  readonly what: string;
  /** 0 printed, 1 times, 2 add */
  readonly op: number;
  readonly instant: boolean;
  /** the lowest value to which it lowers an ability; -1 for no limit of its own */
  readonly least: number;
}

export interface Trigger {
  readonly holds: Holds<B5State> | null;
  readonly program: number;
}

/** The occasion that a face-down contingency waits for. */
export interface Contingency extends Trigger {
  /** the type of fact, by its index */
  readonly on: number;
  readonly label: string;
  /** its effect, in words */
  readonly note: () => string;
}

export interface CompiledResponse {
  readonly window: string;
  readonly holds: Holds<B5State> | null;
  readonly rotate: boolean;
  readonly rotated: boolean;
  readonly program: number;
  readonly label: string;
  /** when it answers, and what it costs, in words */
  readonly note: () => string;
  /** it stops the event that it answers */
  readonly stops: boolean;
}

export interface ConflictRules {
  readonly id: string;
  readonly title: string;
  readonly source: ConflictSource;
  /** ability indexes */
  readonly types: readonly number[];
  readonly targets: ((s: B5State, f: Frame) => readonly number[]) | null;
  readonly second: ((s: B5State, f: Frame) => readonly number[]) | null;
  readonly needs: Holds<B5State> | null;
  /** any player may be supported and nobody can oppose: by its text, or by the keyword Unopposable (b5/support-oppose/19) */
  readonly manySided: boolean;
  /** the filters that every participant must fit (b5/support-oppose/12) */
  readonly only: readonly Fits<B5State>[];
  /** the filters that the initiator's first supporter must fit */
  readonly first: readonly Fits<B5State>[];
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

/** The cards with a text that takes a card from the top of a discard pile, by the type of that card. */
export const PILED: Map<CardType, CardDef[]> = new Map();

/** Sentences for parts of a card's text, generated on request. */
export interface CardTells {
  /** its effect on the card it is put on or played on */
  readonly bears: () => string;
  /** the cost and effect of an action or an event */
  readonly deed: (gate: Gate) => string;
  /** the result of a conflict as it resolves; '' if its own text says nothing about it */
  readonly brings: (conflict: ConflictSource) => string;
  /** the text of one of its effects */
  readonly effect: (effect: Effect) => string;
}

export interface CardDef {
  /** its rules text in our words, generated on request */
  readonly text: () => readonly string[];
  /** texts of its parts, for the questions that they ask */
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
  /** the texts that its effects leave behind for a time, as its file writes them and as they work */
  readonly left: readonly StaticSource[];
  readonly leaves: readonly Static[];
  /** what its effects put off to a later moment, as its file writes it and as a program */
  readonly later: readonly { readonly of: Effect; readonly program: number }[];
  /** a word of it asks what happened this turn: the match keeps the damage and attackers of the turn */
  readonly remembers: boolean;
  readonly play: CompiledGate | null;
  readonly conflict: ConflictRules | null;
  readonly conflicts: readonly ConflictRules[];
  readonly aftermath: CompiledAftermath | null;
  readonly enhances: Fits<B5State> | null;
  readonly holds: Fits<B5State> | null;
  readonly needs: Holds<B5State> | null;
  /** the players whose factions it may join instead of its sponsor's */
  readonly into: ((s: B5State, f: Frame) => readonly number[]) | null;
  readonly onSponsored: number;
  readonly onPlayed: number;
  readonly sponsoring: {
    readonly apply: Read<B5State> | null;
    readonly rotate: Fits<B5State> | null;
    readonly by: Fits<B5State> | null;
  } | null;
  /** the marks that it can give its faction when it enters play: printed, standing, or by its text (b5/sponsor/25) */
  readonly brings: ReadonlySet<string>;
  readonly wins: Holds<B5State> | null;
  /** the filter that the whole starting hand must fit for 1 more card; null if there is no offer */
  readonly oneMoreIfAll: Fits<B5State> | null;
  /** the type that it counts as once its text has put it on a card or faction; null if it stays the same */
  readonly becomes: 'enhancement' | 'aftermath' | null;
  /** the index of the race whose ambassador it assists, -1 for none */
  readonly assists: number;
  /** it has statics, triggers, responses, actions or the like: it belongs in `B5State.active` while in play */
  readonly active: boolean;
}

/** All card definitions that are loaded, by set. */
export const LIBRARY = new Library<CardDef>('Babylon 5', CARD_SETS);
/** All card definitions, by the index in `State.defs`. A place is empty while its set is not loaded: go through `LIBRARY.all()`. */
export const DEFS = LIBRARY.defs;
/** Their ids, in the same order. */
export const CARD_IDS = LIBRARY.ids;

/** True if a match plays with a card: it is of one of the match's sets. A rule that looks at every card must ask. */
export const inMatch = ({ sets }: Pick<B5State, 'sets'>, { index }: CardDef): boolean => LIBRARY.plays(sets, index);

/** The definitions of the sets of a match, in order. */
export const defsOf = (s: Pick<B5State, 'sets'>): readonly CardDef[] =>
  LIBRARY.allWith(overlayIn(s.sets)).filter(def => inMatch(s, def));

/** The contingencies of all loaded sets that wait for a type of fact, by its index. */
export const CONTINGENCIES: (readonly CardDef[] | undefined)[] = [];

/** All conflict rules by id: those of conflict cards, of cards that start conflicts, and of wars. */
export const CONFLICT_RULES: Record<string, ConflictRules> = {};

/** The definition of a card. */
export function defOf(s: B5State, id: number): CardDef {
  return DEFS[s.defs[id]!]!;
}

/** The definition of the card that has left a text behind, wherever that card is now. */
export const leftBy = (s: B5State, { from, source }: Pick<Mod, 'from' | 'source'>): CardDef =>
  (from === undefined ? undefined : LIBRARY.find(from)) ?? defOf(s, source);

/** A field's value without its provenance. */
export function fieldValue<T>(field: Field<T> | undefined, fallback: T): T {
  if (field === undefined) return fallback;
  return typeof field === 'object' && field !== null && 'from' in field ? (field as Sourced<T>).value : (field as T);
}

/** A field's provenance. */
export function fieldProvenance<T>(field: Field<T> | undefined): Provenance {
  return typeof field === 'object' && field !== null && 'from' in field ? (field as Sourced<T>).from : 'face';
}

/** A card's stable id: its title in lower case with hyphens. Fleets add their race, because several races have fleets with one name. */
export function cardId(title: string, race: CardRace, type: CardType): string {
  const slug = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.!?,]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return type === 'fleet' && race ? `${slug}-${race}` : slug;
}

/** The id of a card. Two printings of one title have different ids. */
export const idOfSource = ({ title, race, type, printing }: CardSource): string =>
  `${cardId(title, race ?? null, type)}${printing ? `-${printing}` : ''}`;

export type { NonPlayer };
