// An overlay: cards that an owner has entered, and corrections of cards that are here. It holds words of the card language, and no code.
import {
  articled,
  BadInput,
  Checking,
  fieldsOf,
  hash,
  type OverlayFault,
  overlayName,
  type TypedField,
  tellOverlayFault,
  type WordType,
} from '@orrery/kernel';
import { type CardSource, idOfSource, LIBRARY } from '../card.ts';
import { cardText } from '../card-text.ts';
import { compileCard } from '../compile.ts';
import { facts, v } from '../language.ts';
import { RACE_NAMES } from '../names.ts';
import { ABILITIES } from '../state.ts';
import { CARD_LANGUAGE, nearestOf, SPEECH } from './speech.ts';

/** A correction of a card that is here. */
export interface Correction {
  /** its title; `First Battle Fleet (Narn)` if several cards have the title */
  readonly card: string;
  /** where the owner has it from */
  readonly because?: string;
  readonly [field: string]: unknown;
}

/** An overlay as plain data: what a file, a setup and a record hold. */
export interface Overlay {
  readonly overlay: string;
  /** who has entered the cards */
  readonly by: string;
  readonly game: 'babylon5';
  readonly corrections?: readonly Correction[];
  readonly cards?: readonly Readonly<Record<string, unknown>>[];
}

/** A checked overlay. */
export interface CheckedOverlay {
  /** null if there are faults */
  readonly overlay: Overlay | null;
  /** its cards, with words in place of expressions; none if there are faults */
  readonly cards: readonly Entered[];
  readonly faults: readonly OverlayFault[];
}

/** One card of an overlay, ready to be compiled. */
export interface Entered {
  readonly source: CardSource;
  /** the id of the printed card that it replaces */
  readonly replaces: string | null;
  /** its place in the file */
  readonly at: readonly (string | number)[];
}

/** The most cards and the most corrections of an overlay. */
export const MOST_CARDS = 500;

/** The windows in which cards respond. */
const WINDOWS = ['event played', 'attacked'];

const { title, type, race } = fieldsOf(CARD_LANGUAGE, CARD_LANGUAGE.card) as Record<string, TypedField>;
/** What only Orrery's own cards say. */
const OURS: ReadonlySet<string> = new Set(['set', 'provenance', 'printing']);

/** The fields of a card that an owner enters. */
export const CARD_FIELDS: Readonly<Record<string, TypedField>> = {
  ...Object.fromEntries(
    Object.entries(fieldsOf(CARD_LANGUAGE, CARD_LANGUAGE.card)).filter(([name]) => !OURS.has(name)),
  ),
  because: { is: 'text', optional: true, about: 'where the owner has it from' },
};

/** A field of a card that a correction takes away. */
const orNothing = (is: WordType): WordType => ({ either: [is, 'nothing'] });

/** The fields of a correction: those of a card, without what makes it another card. */
export const CORRECTION_FIELDS: Readonly<Record<string, TypedField>> = {
  card: { is: 'text', about: 'the title of the card; `First Battle Fleet (Narn)` if several cards have the title' },
  ...Object.fromEntries(
    Object.entries(CARD_FIELDS)
      .filter(([, field]) => field !== title && field !== type && field !== race)
      .map(([name, { is, about }]) => [
        name,
        { is: orNothing(is), optional: true as const, ...(about === undefined ? {} : { about }) },
      ]),
  ),
};

/** The fields of a file. */
export const OVERLAY_FIELDS: Readonly<Record<string, TypedField>> = {
  overlay: { is: 'text', about: 'the name of the overlay' },
  by: { is: 'text', about: 'who has entered the cards' },
  game: { is: { one: ['babylon5'] }, about: 'the game' },
  corrections: { is: { each: 'anything' }, optional: true, about: 'corrections of cards that Orrery has' },
  cards: { is: { each: 'anything' }, optional: true, about: 'whole cards' },
};

/** The card that a correction names; a fault if there is none, or more than one. */
function heldCard(name: string): CardSource | { readonly fault: string; readonly suggestions: readonly string[] } {
  const all = LIBRARY.all();
  const called = (full: string) => full.toLowerCase() === name.trim().toLowerCase();
  const fullName = (c: CardSource) => (c.race ? `${c.title} (${RACE_NAMES[c.race]})` : c.title);
  const found = all.filter(def => called(def.title) || called(fullName(def.source)));
  if (found.length === 1) return found[0]!.source;
  if (found.length > 1)
    return {
      fault: `Several cards are called ${name}. Say which.`,
      suggestions: found.map(def => fullName(def.source)),
    };
  const near = nearestOf(name, [...new Set(all.map(def => def.title))]);
  return {
    fault: `Orrery has no card called "${name.slice(0, 60)}" to correct. Enter it whole, under "cards".`,
    suggestions: near,
  };
}

/** Puts a correction on a card: marks and abilities are joined, and all else is replaced. `null` takes a field away. */
function corrected(card: CardSource, changes: Readonly<Record<string, unknown>>): CardSource {
  const out: Record<string, unknown> = { ...card };
  for (const [name, value] of Object.entries(changes)) {
    const joined = name === 'abilities' || name === 'marks';
    if (value === null && name !== 'cost') delete out[name];
    else out[name] = joined ? { ...(out[name] as object | undefined), ...(value as object) } : value;
  }
  return out as unknown as CardSource;
}

/** The field without which a card of a type cannot be played. No other card has it. */
const OWN_FIELD = {
  event: 'play',
  conflict: 'conflict',
  aftermath: 'aftermath',
  contingency: 'contingency',
  enhancement: 'enhances',
} as const;

/** Notes a field that the card's type needs, or that belongs to another type. */
function checkType(card: CardSource, at: readonly (string | number)[], checking: Checking): void {
  for (const [type, field] of Object.entries(OWN_FIELD))
    if (card.type === type && card[field] === undefined)
      checking.fault(at, `The field "${field}" is missing: it says what this ${type} does.`);
    else if (card.type !== type && card[field] !== undefined)
      checking.fault([...at, field], `Only ${articled(type)} has the field "${field}".`);
}

/** Notes types that no conflict has. @param least how many there must be @param more a type that only some places allow */
function checkConflictTypes(
  types: readonly string[],
  { least, more = [] }: { readonly least: number; readonly more?: readonly string[] },
  at: readonly (string | number)[],
  checking: Checking,
): void {
  const known = [...ABILITIES, ...more];
  if (types.length < least) checking.fault(at, `Name one of: ${known.join(', ')}.`);
  for (const type of types)
    if (!known.includes(type)) checking.fault(at, `No conflict here has the type "${type}".`, nearestOf(type, known));
}

/** Notes names that only the rules know: facts and windows that a card waits for. */
function checkNames(card: CardSource, at: readonly (string | number)[], checking: Checking): void {
  const known = [...facts.byName.keys()];
  const fact = (name: string, ...place: (string | number)[]) => {
    if (!facts.byName.has(name))
      checking.fault([...at, ...place], `Nothing that happens is called "${name}".`, nearestOf(name, known));
  };
  card.whenever?.forEach(({ on }, i) => {
    fact(on, 'whenever', i, 'on');
  });
  if (card.conflict !== undefined)
    checkConflictTypes(card.conflict.types, { least: 1 }, [...at, 'conflict', 'types'], checking);
  card.conflicts?.forEach(({ types }, i) => {
    checkConflictTypes(types, { least: 1, more: ['any'] }, [...at, 'conflicts', i, 'types'], checking);
  });
  card.aftermath?.occasions.forEach(({ types }, i) => {
    checkConflictTypes(types, { least: 0 }, [...at, 'aftermath', 'occasions', i, 'types'], checking);
  });
  if (card.contingency !== undefined) fact(card.contingency.on, 'contingency', 'on');
  card.responses?.forEach(({ window }, i) => {
    if (!WINDOWS.includes(window))
      checking.fault(
        [...at, 'responses', i, 'window'],
        `A response waits for one of: ${WINDOWS.join(', ')}.`,
        nearestOf(window, WINDOWS),
      );
  });
}

/** Reads the cards of an overlay, and notes what is wrong with it. */
function read(data: unknown, checking: Checking): Entered[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    checking.fault([], 'An overlay is a record with the fields "overlay", "by", "game", and "cards" or "corrections".');
    return [];
  }
  const { corrections, cards, ...head } = data as Partial<Overlay>;
  checking.record(head, OVERLAY_FIELDS, []);
  const entered: Entered[] = [];
  const list = (name: 'corrections' | 'cards', x: unknown): readonly unknown[] => {
    if (x === undefined || x === null) return [];
    if (!Array.isArray(x)) checking.fault([name], 'There must be a list here.');
    else if (x.length > MOST_CARDS) checking.fault([name], `The list has more than ${MOST_CARDS} cards.`);
    else return x;
    return [];
  };
  const seen = new Set<string>();
  const add = (card: Entered) => {
    const { at } = card;
    checkType(card.source, at, checking);
    checkNames(card.source, at, checking);
    const id = idOfSource(card.source);
    if (seen.has(id)) checking.fault(at, `The overlay has the card ${card.source.title} twice.`);
    else entered.push(card);
    seen.add(id);
  };
  list('corrections', corrections).forEach((x, i) => {
    const at = ['corrections', i];
    const fields = checking.record(x, CORRECTION_FIELDS, at);
    if (fields === undefined) return;
    const { card, because: _why, ...changes } = fields;
    const held = heldCard(card as string);
    if ('fault' in held) checking.fault([...at, 'card'], held.fault, held.suggestions);
    else add({ source: corrected(held, changes), replaces: idOfSource(held), at });
  });
  list('cards', cards).forEach((x, i) => {
    const at = ['cards', i];
    const fields = checking.record(x, CARD_FIELDS, at);
    if (fields === undefined) return;
    const { because: _why, ...card } = fields;
    const source = { ...card, set: 'overlay' } as unknown as CardSource;
    if (idOfSource(source) === '') checking.fault([...at, 'title'], 'A title needs a letter or a digit.');
    else if (LIBRARY.find(idOfSource(source)) !== undefined)
      checking.fault([...at, 'title'], `Orrery has the card ${source.title}. Correct it, under "corrections".`);
    else add({ source, replaces: null, at });
  });
  return entered;
}

/** What the ids of an overlay's cards end with. */
const markOf = (data: unknown): string => `~${hash(JSON.stringify(data)).slice(0, 10)}`;

/**
 * Reads and checks an overlay. It changes nothing: no match can play its cards yet. All sets of the game must be loaded.
 * @param data what a file, a setup or a record holds
 */
export function readOverlay(data: unknown): CheckedOverlay {
  const checking = new Checking(SPEECH);
  const entered = read(data, checking);
  const { faults } = checking;
  // a word that cannot be told in a sentence is found here
  if (faults.length === 0)
    for (const { source, at } of entered)
      try {
        cardText(source);
      } catch (error) {
        checking.fault(at, `The text of ${source.title} cannot be written: ${reason(error)}.`);
      }
  return faults.length > 0
    ? { overlay: null, cards: [], faults }
    : { overlay: data as Overlay, cards: entered, faults };
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** The words of each overlay that is here, by its name: a stranger could write two overlays with one name. */
const texts = new Map<string, string>();

/** The overlays whose cards could not be compiled, with the reason. A second try would find half of them there. */
const broken = new Map<string, string>();

/**
 * Adds the cards of an overlay to those that matches can play, unless they are here. All sets of the game must be loaded.
 * @returns its name among the sets of a match
 * @throws BadInput in one line with its first fault
 */
export function addOverlay(data: unknown): string {
  const name = overlayName(data);
  if (LIBRARY.overlay(name) !== undefined) {
    if (texts.get(name) === JSON.stringify(data)) return name;
    throw new BadInput('The overlay is too similar to another one. Change its name.');
  }
  const known = broken.get(name);
  if (known !== undefined) throw new BadInput(known);
  const { cards, faults } = readOverlay(data);
  const [first] = faults;
  if (first !== undefined) throw new BadInput(`The overlay has a fault. ${tellOverlayFault(first)}`);
  try {
    LIBRARY.addOverlay(name, cards, source => v.guarded(() => compileCard(source, markOf(data))));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    broken.set(name, `The overlay cannot be played: ${reason(error)}.`);
    throw new BadInput(broken.get(name)!);
  }
  texts.set(name, JSON.stringify(data));
  return name;
}
