import { advance, BadInput, type CardId, nameKey, push, type Seat } from '@orrery/kernel';
import { DEFS, defOf, LIBRARY } from './card.ts';
import { wars } from './game.ts';
import { programs } from './language.ts';
import { placeLocation } from './rules/playing/playing-a-location.ts';
import { deal, emptyTable } from './rules/setup/starting-the-game.ts';
import type { CardPlace, LocationPlace, Position, SeatPosition } from './scenario/shape.ts';
import {
  ACTIVE,
  type Faction,
  HAND,
  IN_PLAY,
  LOST,
  PHASES,
  REMOVED,
  RESERVE,
  STACKED,
  USED,
  type WarsState,
  zone,
} from './state.ts';

export type { CardPlace, LocationPlace, Position, SeatPosition };

/** A pile of a position: titles from the top, or a number of cards of any kind. */
type Pile = readonly string[] | number;

/** The card that fills a pile where a position names no cards. */
export const FILLER = 'Type II Fighter';
/** The sizes of a reserve and an active pile if the position gives none. */
const USUAL = 20;

let known: { size: number; byTitle: Map<string, number> } = { size: 0, byTitle: new Map() };

/** The indices of definitions by title. They are built again when cards are added. */
function titles(): Map<string, number> {
  if (known.size !== LIBRARY.size) {
    const byTitle = new Map<string, number>();
    // if two titles are equal, the first counts
    for (const { title, index } of LIBRARY.all().toReversed()) byTitle.set(nameKey(title), index);
    known = { size: LIBRARY.size, byTitle };
  }
  return known.byTitle;
}

/** Returns the index of a card's definition by its title. Punctuation does not matter. @throws BadInput if there is none */
export function defByTitle(title: string): number {
  const index = titles().get(nameKey(title));
  if (index === undefined) throw new BadInput(`There is no WARS card "${title}".`);
  return index;
}

function fill(s: WarsState, seat: Seat, kind: number, pile: Pile | undefined, usual: number, beneath: number): void {
  const titles =
    typeof pile === 'number'
      ? Array.from({ length: pile }, () => FILLER)
      : (pile ?? Array.from({ length: usual }, () => FILLER));
  const more = Array.isArray(pile) ? beneath : 0;
  for (let i = 0; i < more; i++) deal(s, defByTitle(FILLER), seat, zone(seat, kind));
  for (const title of titles.slice().reverse()) deal(s, defByTitle(title), seat, zone(seat, kind));
}

/** Puts a card in play, with all cards beneath and on it. Returns its number. */
function lay(s: WarsState, place: CardPlace, seat: Seat, at: CardId, on: CardId): CardId {
  const spec = typeof place === 'string' ? { card: place } : place;
  const def = defByTitle(spec.card);
  const id = deal(s, def, spec.owner === undefined ? seat : spec.owner - 1, IN_PLAY);
  const where = DEFS[def]!.type === 'location' && on < 0 ? id : at;
  Object.assign(s.cards[id]!, {
    controller: seat,
    at: where,
    on,
    entered: spec.new ? s.turn : 0,
    damaged: spec.damaged ? 1 : 0,
    inverted: spec.inverted ? 1 : 0,
  });
  if (spec.new) s.entries = [...s.entries, { seat, card: id, at: where }];
  for (const x of spec.beneath ?? []) lay(s, x, seat, where, id);
  for (const title of spec.stacked ?? [])
    Object.assign(s.cards[deal(s, defByTitle(title), seat, STACKED)]!, { on: id });
  return id;
}

/**
 * Returns the table of a position at its first question, with the facts from then on.
 * @param judge checks the position before anything happens
 * @throws BadInput if the position makes no sense
 */
export function setUp(p: Position, judge: (s: WarsState) => void = () => {}): WarsState {
  const s = emptyTable(p.seed ?? 1);
  s.lists = 'laid out';
  s.turn = p.turn ?? 1;
  s.tournament = p.tournament ?? false;
  s.active = (p.active ?? 1) - 1;
  const phase = p.phase ?? 'control';
  if (!PHASES.includes(phase))
    throw new BadInput(`There is no ${String(phase)} phase. The phases are ${PHASES.join(', ')}.`);
  if (p.seats.length !== 2) throw new BadInput('A position of WARS has 2 seats.');
  s.phase = phase;
  const byTitle = new Map<string, CardId>();
  for (const place of p.locations) {
    const spec = typeof place === 'string' ? { card: place } : place;
    const owner = (spec.of ?? 1) - 1;
    const id = lay(s, { card: spec.card }, owner, -1, -1);
    if (defOf(s, id).type !== 'location') throw new BadInput(`${spec.card} is not a location.`);
    placeLocation(s, id, s.regions.find(r => r.name === defOf(s, id).region)?.sites.length ?? 0);
    if (!byTitle.has(nameKey(spec.card))) byTitle.set(nameKey(spec.card), id);
    for (const x of spec.beneath ?? []) lay(s, x, owner, id, id);
  }
  p.seats.forEach((seat, i) => {
    layIcons(s, i, seat.icons ?? {});
    if (seat.name !== undefined) s.seats[i]!.name = seat.name;
    for (const [title, places] of Object.entries(seat.at ?? {})) {
      const at = byTitle.get(nameKey(title));
      if (at === undefined) throw new BadInput(`The position has no location "${title}".`);
      for (const place of places) lay(s, place, i, at, isBeneath(place) ? at : -1);
    }
    for (const place of seat.table ?? []) lay(s, place, i, -1, -1);
    fill(s, i, RESERVE, seat.reserve, USUAL, USUAL);
    fill(s, i, ACTIVE, seat.active, USUAL, 0);
    fill(s, i, USED, seat.used, 0, 0);
    // a player with a card in hand is asked in every window; a player without a card may be skipped
    fill(s, i, HAND, seat.hand, 1, 0);
    fill(s, i, LOST, seat.lost, 0, 0);
    fill(s, i, REMOVED, seat.removed, 0, 0);
  });
  judge(s);
  s.heard = [];
  push(s, programs.find('continue')!, s.active, -1, { from: PHASES.indexOf(phase) });
  advance(wars, s);
  return s;
}

/** The encampments that give a support icon, by faction. */
const CAMPS: Partial<Record<Faction, string>> = {
  earther: 'Ganymede/Exploratory Camp',
  gongen: "Ganymede/Pilgrims' Camp",
  maverick: 'Ganymede/Frontier Camp',
  shi: 'Ganymede/Harvesting Camp',
  quay: "Ganymede/Hunters' Camp",
};

/** Puts a sector of the player's own in play, with encampments that give support icons. */
function layIcons(s: WarsState, seat: Seat, icons: Partial<Record<Faction, number>>): void {
  const camps = Object.entries(icons).flatMap(([faction, n]) =>
    Array.from({ length: n ?? 0 }, () => CAMPS[faction as Faction]),
  );
  if (camps.length === 0) return;
  const id = lay(s, 'Ceres/Belt Hideaway', seat, -1, -1);
  placeLocation(s, id, 0);
  for (const camp of camps) if (camp !== undefined) lay(s, camp, seat, id, id);
}

/** Assets and encampments that a location lists go beneath it. */
function isBeneath(place: CardPlace): boolean {
  const { type } = DEFS[defByTitle(typeof place === 'string' ? place : place.card)]!;
  return type === 'asset' || type === 'location';
}
