// The labels of cards, locations and pending things in choices: the marks that tell them apart, and the numbers that matter.
import { type CardId, many, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { FACTION_NAMES, seatName, titleOf } from '../../names.ts';
import { IN_PLAY, inPlay, opponentOf, type WarsState } from '../../state.ts';
import { beneath } from '../abilities/ongoing-ability.ts';
import { powerAt, totalTactics } from '../battle/totals.ts';
import { defenseOf, powerOf, tacticsOf } from '../cards/modifiers.ts';
import { isShip, isUnit } from '../cards/types-of-cards.ts';
import { aboardOf } from '../locations/capacity.ts';
import { energyIcons } from '../locations/energy-icon.ts';
import { locations } from '../locations/location.ts';
import { seenBy, twins } from './twins.ts';

/** The longest label, in characters: one short line. */
export const LABEL_ROOM = 70;

/** The options of a card's label after the title. */
export interface Telling {
  /** false: the label does not name the card's player */
  readonly whose?: boolean;
  /** the numbers to show; by default power and defense of ships and units */
  readonly numbers?: readonly string[];
  /** the longest label, in characters */
  readonly room?: number;
}

const whoseIs = (s: WarsState, id: CardId, seat: Seat): string =>
  s.cards[id]!.controller === seat ? 'yours' : 'theirs';

/** Returns the other cards in play with a card's title, of both players. */
const likes = (s: WarsState, id: CardId): CardId[] =>
  s.zones[IN_PLAY]!.filter(x => x !== id && s.defs[x]! === s.defs[id]!);

/** True for a location that is not beneath another location. */
const standsAlone = (s: WarsState, id: CardId): boolean => defOf(s, id).type === 'location' && s.cards[id]!.on < 0;

/** Returns the words that tell a location from others with its title: its player, and its number if that player has several; '' if it needs none. */
function ofTheName(s: WarsState, at: CardId, seat: Seat): string {
  const { whose, place } = namesakesOf(s, at);
  return [whose ? whoseIs(s, at, seat) : '', place].filter(Boolean).join(', ');
}

/** Returns whether a location's player must be named because others have its title, and its number among that player's: `no. 2`, or ''. */
function namesakesOf(s: WarsState, at: CardId): { whose: boolean; place: string } {
  const namesakes = locations(s).filter(x => s.defs[x]! === s.defs[at]!);
  const mine = namesakes.filter(x => s.cards[x]!.controller === s.cards[at]!.controller);
  return { whose: namesakes.length > 1, place: mine.length > 1 ? `no. ${mine.indexOf(at) + 1}` : '' };
}

/** Returns the label of a location in play: `Ganymede/Valley`, `Ganymede/Valley (theirs)`. */
export function placeLabel(s: WarsState, at: CardId, seat: Seat): string {
  const told = ofTheName(s, at, seat);
  return `${titleOf(s, at)}${told && ` (${told})`}`;
}

/** Returns a short name of a location: the last part of its title, if no other title in play ends the same way. */
export function shortPlace(s: WarsState, at: CardId, seat: Seat): string {
  const title = titleOf(s, at);
  const end = title.split('/').pop()!;
  const last = end.startsWith('The ') ? end.slice('The '.length) : end;
  const other = locations(s).some(x => titleOf(s, x) !== title && titleOf(s, x).endsWith(last));
  const { whose, place } = namesakesOf(s, at);
  const owner = !whose ? '' : s.cards[at]!.controller === seat ? 'your ' : 'their ';
  return `${owner}${other ? title : last}${place && ` ${place}`}`;
}

/** Returns where a card in play is: the card above it, or its location. */
function whereabouts(s: WarsState, id: CardId, seat: Seat): string {
  const { on, at } = s.cards[id]!;
  if (on >= 0) return `${isShip(s, on) && isUnit(s, id) ? 'aboard' : 'beneath'} ${titleOf(s, on)}`;
  return at >= 0 && at !== id ? `at ${shortPlace(s, at, seat)}` : '';
}

/** Returns the marks that tell cards with the same title apart, the most visible first. */
function marksOf(s: WarsState, id: CardId, seat: Seat): string[] {
  const card = s.cards[id]!;
  const under = beneath(s, id).map(x => titleOf(s, x));
  return [
    whoseIs(s, id, seat),
    [card.damaged ? 'damaged' : '', card.inverted ? 'inverted' : ''].filter(Boolean).join(', '),
    whereabouts(s, id, seat),
    under.length > 0 ? `with ${under.join(' and ')}` : '',
  ];
}

/** Returns the most important numbers of a card in play, in few words. */
function numbersOf(s: WarsState, id: CardId): string[] {
  return isUnit(s, id) || isShip(s, id) ? [`power ${powerOf(s, id)}`, `defense ${defenseOf(s, id)}`] : [];
}

/** Returns the label of a card in hand or in a pile, with its cost. */
function heldLabel(s: WarsState, id: CardId): string {
  const { cost, type } = defOf(s, id).source;
  const told = type === 'location' ? 'location' : cost === undefined ? type : `costs ${cost}`;
  // of two copies, one that the opponent has seen is not the same
  const copies = s.zones[s.cards[id]!.zone]!.filter(x => s.defs[x] === s.defs[id]);
  const seen = seenBy(s, id) !== 0 && copies.some(x => seenBy(s, x) === 0) ? ', seen' : '';
  return `${titleOf(s, id)} (${told}${seen})`;
}

/**
 * Returns the label of a card in a choice: its title, player, state, its place if another with its title is elsewhere, and the numbers that matter.
 * Two cards have the same label only if all of this is the same.
 */
export function cardLabel(
  s: WarsState,
  id: CardId,
  seat: Seat,
  { whose = true, numbers, room = LABEL_ROOM }: Telling = {},
): string {
  if (!inPlay(s, id)) return numbers === undefined ? heldLabel(s, id) : line(titleOf(s, id), numbers);
  if (standsAlone(s, id)) return line(titleOf(s, id), [ofTheName(s, id, seat), ...(numbers ?? [])]);
  // if the label does not name the card's player, only that player's cards matter
  const mine = (x: CardId): boolean => whose || s.cards[x]!.controller === s.cards[id]!.controller;
  const marks = marksOf(s, id, seat);
  const others = likes(s, id).filter(x => mine(x) && !twins(s, x, id));
  const seen = others.map(x => marksOf(s, x, seat));
  // a mark is needed if it tells two cards apart that the marks before it do not
  const apart = marks.map((mark, i) => seen.some(m => m[i] !== mark && m.slice(0, i).every((y, k) => y === marks[k])));
  const alike = others.some((_, i) => seen[i]!.every((mark, k) => mark === marks[k]));
  const [owner, state, place, under] = marks as [string, string, string, string];
  const said = whose ? owner : '';
  const number = `no. ${kindsBefore(s, id, [id, ...likes(s, id).filter(mine)]) + 1}`;
  const told = [state, apart[2] ? place : '', apart[3] ? under || 'with nothing' : '', alike ? number : ''];
  const lines = [
    [said, ...(numbers ?? numbersOf(s, id)), ...told],
    [said, ...told],
    [said, number],
  ];
  const title = titleOf(s, id);
  return (
    lines.map(parts => line(title, parts)).find(text => text.length <= room) ??
    line(title, others.length > 0 ? [number] : [])
  );
}

/** Returns how many kinds of these cards come before this card's kind. Twins are of one kind. */
function kindsBefore(s: WarsState, id: CardId, cards: readonly CardId[]): number {
  const first = (x: CardId): CardId => Math.min(x, ...cards.filter(y => y !== x && twins(s, x, y)));
  const mine = first(id);
  return new Set(cards.map(first).filter(x => x < mine)).size;
}

/** Writes a title with its details in parentheses. */
function line(title: string, parts: readonly string[]): string {
  const said = parts.filter(Boolean).join(', ');
  return said === '' ? title : `${title} (${said})`;
}

/** Returns the note of a label: all about a card in play, or the cost and type of a card in hand. */
export function cardNote(s: WarsState, id: CardId, seat: Seat): string {
  const { source } = defOf(s, id);
  if (!inPlay(s, id)) {
    const cost = source.cost === undefined ? '' : `${source.cost} energy`;
    return [FACTION_NAMES[source.faction ?? ''] ?? '', source.type, cost, `destiny ${source.destiny}`]
      .filter(Boolean)
      .join(', ');
  }
  if (standsAlone(s, id)) return placeNote(s, id, seat);
  const card = s.cards[id]!;
  const { at } = card;
  const fights = isUnit(s, id) || isShip(s, id);
  const ship = aboardOf(s, id);
  return [
    at >= 0 ? `at ${placeLabel(s, at, seat)}` : 'on the table',
    ship >= 0 ? `aboard ${titleOf(s, ship)}` : card.on >= 0 ? `beneath ${titleOf(s, card.on)}` : '',
    fights ? `power ${powerOf(s, id)}, tactics ${tacticsOf(s, id)}, defense ${defenseOf(s, id)}` : '',
    card.damaged ? 'damaged (it is destroyed when a battle ends)' : '',
    beneath(s, id).length > 0
      ? `with ${beneath(s, id)
          .map(x => titleOf(s, x))
          .join(' and ')}`
      : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Writes both players' power, tactics and energy icons at a location. */
export function placeNote(s: WarsState, at: CardId, seat: Seat): string {
  const foe = opponentOf(seat);
  const [mine, theirs] = [seat, foe].map(x => [powerAt(s, x, at), totalTactics(s, x, at), energyIcons(s, at, x)]) as [
    number[],
    number[],
  ];
  const icons = many(mine[2]!, 'energy icon');
  return `you have ${mine[0]} power, ${mine[1]} tactics and ${icons}; ${seatName(s, foe)} has ${theirs[0]}, ${theirs[1]} and ${theirs[2]}`;
}

/** Returns the label of a thing that a card's text lets a player choose. */
export function thingLabel(s: WarsState, kind: string, id: number, seat: Seat): string {
  if (kind === 'card') return cardLabel(s, id, seat);
  if (kind === 'seat') return id === seat ? 'Yourself' : seatName(s, id);
  if (kind === 'number') return String(id);
  return pendingLabel(s, id, seat);
}

/** Returns the label of something on the stack, with its player if two have the same name. */
function pendingLabel(s: WarsState, id: number, seat: Seat): string {
  const item = s.items.find(x => x.id === id);
  if (item === undefined) return 'something pending';
  const about = item.kind === 'action' && item.self >= 0 ? ` at ${placeOrCard(s, item.self, seat)}` : '';
  const same = s.items.filter(x => x.name === item.name && x.you === item.you && x.self === item.self);
  const which = same.length > 1 ? `, no. ${same.indexOf(item) + 1}` : '';
  return `${item.name}${about} (${item.you === seat ? 'yours' : 'theirs'}${which})`;
}

const placeOrCard = (s: WarsState, id: CardId, seat: Seat): string =>
  inPlay(s, id) && standsAlone(s, id) ? placeLabel(s, id, seat) : titleOf(s, id);
