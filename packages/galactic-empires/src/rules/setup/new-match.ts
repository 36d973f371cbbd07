// A new match: an empty table with the players' checked decks (ge/introduction, ge/reserve-fleet).
import { BadInput, type CardId, freshToken, push, type Seat, seeded } from '@orrery/kernel';
import { LIBRARY } from '../../card.ts';
import { type GeSetup, type GeSetupSeat, PLAYERS } from '../../decks/deck.ts';
import { deckFaults, reserveFaults } from '../../decks/deck-construction.ts';
import { printedOf } from '../../decks/format.ts';
import { EMPIRES } from '../../printed.ts';
import { BLANK_SEAT, DECK, type GeState, RESERVE, restingCard, SEAT_ZONES, zone } from '../../state.ts';

/** Returns an empty table for this many players, without cards. */
export function emptyTable(seed: number, seats: number): GeState {
  const own = freshToken();
  return {
    own,
    cards: [],
    defs: [],
    seats: Array.from({ length: seats }, () => ({ own, ...BLANK_SEAT })),
    stack: [],
    zones: Array.from({ length: seats * SEAT_ZONES }, () => []),
    random: seeded(seed),
    asked: 0,
    ask: null,
    motion: null,
    pending: [],
    result: null,
    unsettled: false,
    heard: null,
    menus: null,
    derived: null,
    starters: seats,
    order: Array.from({ length: seats }, (_, i) => i),
    keepsAntes: false,
    turn: 0,
    turnOf: 0,
    phase: 'record keeping',
    clock: 0,
    timeOrigin: 0,
    duties: [],
    lasting: [],
    extraTurns: [],
    targets: [],
    firedAt: [],
    playedNow: [],
  };
}

/** Returns the index of a card's definition by its id. @throws BadInput if there is none */
export function defById(id: string): number {
  const def = LIBRARY.find(id);
  if (def === undefined) throw new BadInput(`There is no Galactic Empires card "${id}".`);
  return def.index;
}

/** Adds a card to a zone of the table. Returns its number. */
export function deal(s: GeState, def: number, owner: Seat, at: number): CardId {
  dealAll(s, [def], owner, at);
  return s.cards.length - 1;
}

/** Puts cards of these definitions into a player's zone. */
function dealAll(s: GeState, defs: readonly number[], owner: Seat, at: number): void {
  const first = s.cards.length;
  for (let i = 0; i < defs.length; i++) s.cards.push(restingCard(s.own, owner, at));
  s.defs = [...s.defs, ...defs];
  const zones = s.zones.slice();
  zones[at] = [...zones[at]!, ...defs.map((_, i) => first + i)];
  s.zones = zones;
}

/** Setups of seats that passed the checks, as text. Many matches begin with the same decks. */
const IN_ORDER = new Set<string>();

const MOST_IN_ORDER = 64;

/** @throws BadInput for an unknown empire, or for the first rule that a deck breaks among those that apply */
function judge({ deck, reserve = [], empire, branch, format }: GeSetupSeat, seat: Seat): void {
  if (empire !== undefined && !Object.hasOwn(EMPIRES, empire))
    throw new BadInput(`There is no empire "${empire}" for seat ${seat + 1}.`);
  if (format === undefined) return;
  const text = JSON.stringify([deck, reserve, empire, branch, format]);
  if (IN_ORDER.has(text)) return;
  const main = empire === undefined ? {} : { main: { empire, ...(branch === undefined ? {} : { branch }) } };
  const [fault] = [
    ...deckFaults([...deck, ...reserve], { format, ...main }, printedOf),
    ...reserveFaults(reserve, printedOf),
  ];
  if (fault !== undefined) throw new BadInput(`The deck of seat ${seat + 1}: ${fault.text} (${fault.rule})`);
  if (IN_ORDER.size >= MOST_IN_ORDER) IN_ORDER.clear();
  IN_ORDER.add(text);
}

/** Returns a match at its beginning. @throws BadInput if the setup has an error */
export function create(setup: unknown, seed: number, match: number): GeState {
  const { seats } = (setup ?? {}) as Partial<GeSetup>;
  if (!Array.isArray(seats) || seats.length < PLAYERS.least || seats.length > PLAYERS.most)
    throw new BadInput(`Galactic Empires needs ${PLAYERS.least} to ${PLAYERS.most} players.`);
  const s = emptyTable(seed, seats.length);
  s.keepsAntes = (seats as GeSetup['seats']).every(seat => seat?.wagers === true);
  (seats as GeSetup['seats']).forEach((seat, i) => {
    if (!Array.isArray(seat?.deck) || seat.deck.length === 0) throw new BadInput(`Seat ${i + 1} has no deck.`);
    if (seat.name !== undefined) s.seats[i]!.name = String(seat.name);
    if (seat.empire !== undefined) s.seats[i]!.empire = String(seat.empire);
    const reserve = seat.reserve ?? [];
    if (reserve.length > seats.length)
      throw new BadInput(
        `The reserve fleet of seat ${i + 1} has more cards than there are players (ge/reserve-fleet/1).`,
      );
    judge(seat, i);
    const defs = (ids: readonly string[]): number[] => ids.map(id => defById(String(id)));
    dealAll(s, defs(seat.deck), i, zone(i, DECK));
    dealAll(s, defs(reserve), i, zone(i, RESERVE));
  });
  push(s, match, 0, -1, {});
  return s;
}
