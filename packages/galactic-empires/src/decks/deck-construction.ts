import { inWords, many } from '@orrery/kernel';
import { TYPE_NAMES } from '../names.ts';
import { type Empire, listName, type Printed } from '../printed.ts';
import { countedAs, limitAt } from './copies.ts';
import type { DeckFault, Format } from './deck.ts';
import { empireOf, isGenericShip, isMinor, type MainEmpire, TOURING_FLEET } from './empires.ts';
import { byType, gapsIn, type Stocked, waysToStock } from './ladder.ts';

/** The fewest cards in a deck, its types and the cards in each (ge/deck-construction/4, ge/deck-construction/5), and the size of a starter deck. */
export const DECK_SIZE = 40;
export const FULL_TYPES = 8;
export const CARDS_IN_A_TYPE = 5;
export const STARTER_SIZE = 100;
/** The number of cards that may be above a gap in the strengths (ge/deck-construction/10). */
export const EXCEPTIONS = 3;
/** A deck may have 1 card of strength 10 for every so many cards (ge/deck-construction/14). */
export const CARDS_TO_A_TEN = 25;
/** The number of other cards of its type that each card of a minor empire needs (ge/deck-construction/26). */
export const CARDS_TO_A_MINOR = 4;

/** Lists only as many names as keep a sentence readable. */
const some = (names: readonly string[], most = 6): string =>
  inWords(names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names);

/** Writes cards with their counts, as a deck list does: `4 E4 Shuttle Bomb and 1 E5 Fighter`. */
function listed(cards: readonly Stocked[]): string {
  const counts = new Map<string, number>();
  for (const { card } of cards) counts.set(listName(card), (counts.get(listName(card)) ?? 0) + 1);
  return some([...counts].map(([name, n]) => `${n} ${name}`));
}

/** Checks for at least eight types with five cards each (ge/deck-construction/5, ge/deck-construction/6, ge/deck-construction/7). */
function typeFaults(cards: readonly Stocked[]): DeckFault[] {
  const counts = [...byType(cards)].map(([type, of]) => ({ type, n: of.length })).sort((a, b) => b.n - a.n);
  const full = counts.filter(({ n }) => n >= CARDS_IN_A_TYPE);
  if (full.length >= FULL_TYPES) return [];
  const short = counts.filter(({ n }) => n < CARDS_IN_A_TYPE).map(({ type, n }) => `${TYPE_NAMES[type]} has ${n}`);
  const rest = short.length === 0 ? '' : `: ${some(short)}`;
  return [
    {
      rule: 'ge/deck-construction/5',
      text: `A deck needs ${FULL_TYPES} types with at least ${CARDS_IN_A_TYPE} cards each. This deck has ${full.length}${rest}.`,
    },
  ];
}

/**
 * Checks the ladder of strengths in each type, with three exceptions in the whole deck (ge/deck-construction/8, ge/deck-construction/10,
 * ge/deck-construction/11).
 */
function ladderFaults(cards: readonly Stocked[]): DeckFault[] {
  const { past, missing } = gapsIn(cards);
  if (past.length <= EXCEPTIONS) return [];
  return [
    {
      rule: 'ge/deck-construction/10',
      text: `Each card needs a card of every lower strength of its type. A deck may have ${EXCEPTIONS} exceptions. This deck has ${past.length}: ${listed(past)}. Missing: ${some(missing)}.`,
    },
  ];
}

/**
 * Checks that each type has four other cards for one card of a minor empire. Dragons and ships count as one type here (ge/deck-construction/26,
 * ge/deck-construction/27, ge/deck-construction/28, ge/deck-construction/29).
 */
function minorFaults(cards: readonly Stocked[], main: Empire | undefined): DeckFault[] {
  const merged = cards.map(({ card, type }): Stocked => ({ card, type: type === 'D' ? 'S' : type }));
  const faults: DeckFault[] = [];
  for (const [type, of] of byType(merged)) {
    const minor = of.filter(({ card }) => isMinor(card, main));
    if (minor.length === 0) continue;
    // a card of an Indirigan tribe counts as half a card
    const halves = minor.reduce((n, { card }) => n + (empireOf(card) === 'Indirigan' ? 1 : 2), 0);
    const others = of.filter(({ card }) => !isMinor(card, main) && !(type === 'S' && isGenericShip(card))).length;
    if (halves * CARDS_TO_A_MINOR <= 2 * others) continue;
    const kind = type === 'S' ? 'ships and dragons, without generic ships' : 'cards of this type';
    faults.push({
      rule: 'ge/deck-construction/26',
      text: `Each minor empire card needs ${CARDS_TO_A_MINOR} other cards of its type, an Indirigan card 2. ${listed(minor)} would need ${halves * 2}. This deck has ${others} other ${kind}.`,
      card: minor.at(-1)!.card.id,
    });
  }
  return faults;
}

/** Checks cards of strength 10: one for every 25 cards, all different (ge/deck-construction/14, ge/deck-construction/16). */
function tenFaults(cards: readonly Printed[], size: number): DeckFault[] {
  const tens = cards.filter(card => card.strength === 10);
  const allowed = Math.floor(size / CARDS_TO_A_TEN);
  const faults: DeckFault[] = [];
  if (tens.length > allowed)
    faults.push({
      rule: 'ge/deck-construction/14',
      text: `A deck may have 1 card of strength 10 for every ${CARDS_TO_A_TEN} cards: ${allowed} in ${many(size, 'card')}. This deck has ${tens.length}.`,
      card: tens.at(-1)!.id,
    });
  for (const card of new Set(tens.filter((one, i) => tens.findIndex(other => other.id === one.id) < i)))
    faults.push({
      rule: 'ge/deck-construction/16',
      text: `A deck may have only 1 copy of a card of strength 10. Remove copies of ${listName(card)}.`,
      card: card.id,
    });
  return faults;
}

/** Checks copies by strength (ge/deck-construction/17, ge/deck-construction/18, ge/deck-construction/19, ge/deck-construction/20). */
function copyFaults(cards: readonly Printed[]): DeckFault[] {
  const counts = new Map<string, { name: string; strength: number; n: number; card: string }>();
  for (const card of cards)
    for (const { key, name, strength } of countedAs(card)) {
      const so = counts.get(key) ?? { name, strength, n: 0, card: card.id };
      counts.set(key, { ...so, n: so.n + 1, card: card.id });
    }
  return [...counts.values()].flatMap(({ name, strength, n, card }) => {
    const { copies, rule } = limitAt(strength);
    if (strength === 10 || n <= copies) return [];
    return [
      {
        rule,
        text: `A deck may have ${copies} copies of a card of strength ${strength}. It has more of ${name}.`,
        card,
      },
    ];
  });
}

/** Empires whose decks may have only generic ships, with the rule. */
const GENERIC_SHIPS_ONLY: Readonly<Partial<Record<Empire, string>>> = {
  Noble: 'ge/empire-nobles/1',
  Filarian: 'ge/empire-filarian/6',
};

/** Checks that the deck has only cards that its empire may have (ge/deck-construction/2, ge/deck-construction/25). */
function empireFaults(cards: readonly Printed[], main: MainEmpire | undefined): DeckFault[] {
  const own = main?.empire;
  return cards.flatMap((card): DeckFault[] => {
    const empire = empireOf(card);
    const name = listName(card);
    const fault = (rule: string, text: string): DeckFault[] => [{ rule, text, card: card.id }];
    if (card.onlyIn !== undefined && card.onlyIn !== own)
      return fault('ge/crucial-rules/1', `Only ${card.onlyIn} decks may have ${name}.`);
    if (card.notIn !== undefined && card.notIn === own)
      return fault('ge/crucial-rules/1', `${own} decks may not have ${name}.`);
    const bare = own === undefined ? undefined : GENERIC_SHIPS_ONLY[own];
    const isShip = card.types.some(type => type === 'S' || (own === 'Filarian' && (type === 'D' || type === 'P')));
    if (bare !== undefined && isShip && !isGenericShip(card))
      return fault(bare, `${own} decks may have only generic ships. Remove ${name}.`);
    if (empire !== undefined && empire !== own && !isMinor(card, own))
      return fault(
        'ge/deck-construction/25',
        `Only decks with the main empire ${empire} may have ${name}. This deck’s main empire is ${own ?? 'not set'}.`,
      );
    return [];
  });
}

/** Checks for one element of the P.O.T. and one tribe of the Indirigan (ge/empire-pot/2, ge/empire-pot/3, ge/empire-indirigan/1). */
function branchFaults(cards: readonly Printed[], main: MainEmpire | undefined): DeckFault[] {
  const ships = cards.filter(card => card.types.includes('S'));
  const branchesOf = (empire: Empire, ofWhole?: string): Map<string, Printed> =>
    new Map(
      ships.flatMap(card => {
        const branch = card.branch ?? ofWhole;
        return card.empire === empire && branch !== undefined ? [[branch, card] as const] : [];
      }),
    );
  const faults: DeckFault[] = [];
  const elements = branchesOf('P.O.T.');
  if (elements.size > 1)
    faults.push({
      rule: 'ge/empire-pot/3',
      text: `A deck may have P.O.T. ships of only 1 element. This deck has ${inWords([...elements.keys()])}.`,
    });
  else if (main?.empire === 'P.O.T.' && main.branch !== undefined)
    for (const [element, card] of elements)
      if (element !== main.branch)
        faults.push({
          rule: 'ge/empire-pot/2',
          text: `A ${main.branch} deck may have only its own ships and those of the whole P.O.T. Remove ${listName(card)} (${element}).`,
          card: card.id,
        });
  const tribes = branchesOf('Indirigan', TOURING_FLEET);
  if (main?.empire === 'Indirigan' && tribes.size > 0 && main.branch !== undefined && !tribes.has(main.branch))
    tribes.set(main.branch, [...tribes.values()][0]!);
  if (tribes.size > 1)
    faults.push({
      rule: 'ge/empire-indirigan/1',
      text: `A deck may have Indirigan ships of only 1 tribe. This deck has ${inWords([...tribes.keys()])}.`,
    });
  return faults;
}

/** The facts about a deck that the rules need. */
export interface Judged {
  readonly format?: Format;
  readonly main?: MainEmpire;
  /** the number of other cards in the list, whose names are unknown */
  readonly unknown?: number;
}

/**
 * Returns the rules of deck construction that these cards break (ge/deck-construction).
 * @param ids one id for each card, the reserve fleet included
 * @param printedOf returns a card by its id; unknown cards count only for the size
 */
export function deckFaults(
  ids: readonly string[],
  { format = 'constructed', main, unknown = 0 }: Judged,
  printedOf: (id: string) => Printed | undefined,
): DeckFault[] {
  const cards = ids.flatMap(id => printedOf(id) ?? []);
  const size = ids.length + unknown;
  if (format === 'starter')
    return size === STARTER_SIZE
      ? []
      : [
          {
            rule: 'ge/pregame-setup/1',
            text: `A starter deck needs exactly ${STARTER_SIZE} cards. This deck has ${size}.`,
          },
        ];
  const faults: DeckFault[] = [];
  if (size < DECK_SIZE)
    faults.push({
      rule: 'ge/deck-construction/4',
      text: `A deck needs at least ${DECK_SIZE} cards. This deck has ${size}.`,
    });
  // an unknown card may have the type or the strength that seems to be missing
  const whole = unknown === 0 && cards.length === ids.length;
  let stocked: DeckFault[] | undefined;
  for (const way of waysToStock(cards)) {
    const found = [...(whole ? [...typeFaults(way), ...ladderFaults(way)] : []), ...minorFaults(way, main?.empire)];
    if (stocked === undefined || found.length < stocked.length) stocked = found;
    if (found.length === 0) break;
  }
  const once = new Map<string, DeckFault>();
  for (const fault of [
    ...(stocked ?? []),
    ...tenFaults(cards, size),
    ...branchFaults(cards, main),
    ...empireFaults(cards, main),
    ...copyFaults(cards),
  ])
    once.set(`${fault.rule} ${fault.text}`, fault);
  return [...faults, ...once.values()];
}

/** Returns the cards that cannot begin in the reserve fleet: cards that a text excludes, and cards limited to one copy (ge/reserve-fleet/6). */
export function reserveFaults(ids: readonly string[], printedOf: (id: string) => Printed | undefined): DeckFault[] {
  return [...new Set(ids)].flatMap((id): DeckFault[] => {
    const card = printedOf(id);
    if (card === undefined) return [];
    const fault = (why: string): DeckFault[] => [
      { rule: 'ge/reserve-fleet/6', text: `${listName(card)} cannot begin in the reserve fleet: ${why}.`, card: id },
    ];
    if (/\breserve/i.test(`${card.title} ${card.subtitle ?? ''}`)) return fault('its title contains “reserve”');
    if (card.strength === 10) return fault('a deck may have only 1 copy');
    return [];
  });
}
