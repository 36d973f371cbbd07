import {
  BadInput,
  type CardId,
  EVERYBODY,
  freshToken,
  learn,
  shuffled as mixed,
  moveCard,
  push,
  roll,
  type Seat,
  seeded,
  shuffleHidden,
} from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { type GeSetup, type GeSetupSeat, PLAYERS } from '../../decks/deck.ts';
import { deckFaults, reserveFaults } from '../../decks/deck-construction.ts';
import { printedOf } from '../../decks/format.ts';
import { facts, v } from '../../language.ts';
import { EMPIRES } from '../../printed.ts';
import {
  BLANK_CARD,
  BLANK_SEAT,
  DECK,
  DISCARD,
  type GeState,
  pile,
  REMOVED,
  RESERVE,
  SEAT_ZONES,
  zone,
} from '../../state.ts';
import { draw } from '../damage/damage.ts';

/** How many cards make an opening hand (ge/beginning-play/2). */
export const OPENING_HAND = 9;

/** An empty table for so many, before any card lies on it. */
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
    duties: [],
    lasting: [],
    extraTurns: [],
    targets: [],
    firedAt: [],
    playedNow: [],
  };
}

const ids = new Map<string, number>();

/** The index of a card's definition by its id. @throws BadInput when there is none */
export function defById(id: string): number {
  if (ids.size !== DEFS.length) for (const d of DEFS) ids.set(d.id, d.index);
  const def = ids.get(id);
  if (def === undefined) throw new BadInput(`There is no Galactic Empires card "${id}".`);
  return def;
}

/** Adds a card to the table, in a zone. Gives its number. */
export function deal(s: GeState, def: number, owner: Seat, at: number): CardId {
  dealAll(s, [def], owner, at);
  return s.cards.length - 1;
}

/** Puts cards of these definitions into a zone of a player. */
function dealAll(s: GeState, defs: readonly number[], owner: Seat, at: number): void {
  const first = s.cards.length;
  for (let i = 0; i < defs.length; i++) s.cards.push({ own: s.own, ...BLANK_CARD, owner, zone: at });
  s.defs = [...s.defs, ...defs];
  const zones = s.zones.slice();
  zones[at] = [...zones[at]!, ...defs.map((_, i) => first + i)];
  s.zones = zones;
}

/** Setups of seats that have been found to be in order, as text: many matches begin with the same decks. */
const IN_ORDER = new Set<string>();
const MOST_IN_ORDER = 64;

/** @throws BadInput for an empire that there is not, or the first rule that a deck breaks which is to be judged */
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

/** A match at its very beginning. @throws BadInput when the setup cannot make one */
export function create(setup: unknown, seed: number, match: number): GeState {
  const { seats } = (setup ?? {}) as Partial<GeSetup>;
  if (!Array.isArray(seats) || seats.length < PLAYERS.least || seats.length > PLAYERS.most)
    throw new BadInput(`Galactic Empires is for ${PLAYERS.least} to ${PLAYERS.most} players.`);
  const s = emptyTable(seed, seats.length);
  s.keepsAntes = (seats as GeSetup['seats']).every(seat => seat?.wagers === true);
  (seats as GeSetup['seats']).forEach((seat, i) => {
    if (!Array.isArray(seat?.deck) || seat.deck.length === 0)
      throw new BadInput(`Seat ${i + 1} of the setup has no deck.`);
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

/** A deck is shuffled. */
export const shuffled = facts.define<{ seat: Seat }>('shuffled', {
  apply(s, x) {
    shuffleHidden(s, pile(s, x.seat, DECK));
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} shuffles.`,
});

/** A discard pile is shuffled; it lies open to all before and after (ge/discard-pile). */
export const discardsShuffled = facts.define<{ seat: Seat }>('discards-shuffled', {
  apply(s, x) {
    const zones = s.zones.slice();
    zones[zone(x.seat, DISCARD)] = mixed(s, pile(s, x.seat, DISCARD));
    s.zones = zones;
  },
  show: { seat: 'seat' },
  say: n => `The discard pile of ${n.seat} is shuffled.`,
});

/** A player's ante is drawn (ge/getting-started/2, ge/getting-started/5, ge/getting-started/6). */
export const anteDrawn = facts.define<{ seat: Seat; card: CardId }>('ante', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, s.keepsAntes ? REMOVED : DISCARD), false, EVERYBODY);
  },
  show: { seat: 'seat', card: 'card' },
  say: n => `${n.seat} antes ${n.card}.`,
});

/** A die is rolled. */
export const rolled = facts.define<{ seat: Seat; n: number }>('rolled', {
  apply() {},
  show: { seat: 'seat', n: 'plain' },
  say: (n, x) => `${n.seat} rolls ${x.n}.`,
});

/** The order of play is settled (ge/getting-started/3). */
export const orderSettled = facts.define<{ order: readonly Seat[] }>('order', {
  apply(s, x) {
    s.order = x.order;
    s.turnOf = x.order[0]!;
  },
  show: { order: 'plain' },
  say: (_n, x, s) =>
    `The order of play: ${x.order!.map(seat => s.seats[seat]!.name || `Player ${seat + 1}`).join(', ')}.`,
});

/** Rolls a die of six. */
export const die = (s: GeState): number => roll(s, 6) + 1;

/** Seats by the strength of their antes; those with equal ones by dice, rolled again where these are equal too (ge/getting-started/4). */
function orderByAntes(s: GeState, antes: readonly number[]): Seat[] {
  const sorted = (seats: readonly Seat[], value: readonly number[]): Seat[] => {
    const groups = [...new Set(seats.map(seat => value[seat]!))].sort((a, b) => b - a);
    return groups.flatMap(n => {
      const same = seats.filter(seat => value[seat] === n);
      if (same.length === 1) return same;
      const dice: number[] = [];
      for (const seat of same) {
        dice[seat] = die(s);
        rolled(s, { seat, n: dice[seat]! });
      }
      return sorted(same, dice);
    });
  };
  return sorted(
    s.seats.map((_, i) => i),
    antes,
  );
}

v.procedure(
  'set up',
  v.rule('shuffle, ante and draw', s => {
    for (let seat = 0; seat < s.seats.length; seat++) shuffled(s, { seat });
    const antes: number[] = [];
    for (let seat = 0; seat < s.seats.length; seat++) {
      const card = pile(s, seat, DECK).at(-1)!;
      anteDrawn(s, { seat, card });
      antes.push(defOf(s, card).source.strength);
    }
    orderSettled(s, { order: orderByAntes(s, antes) });
    // the reserve fleets are laid open (ge/beginning-play/1)
    for (let seat = 0; seat < s.seats.length; seat++) for (const id of pile(s, seat, RESERVE)) learn(s, id, EVERYBODY);
    for (let seat = 0; seat < s.seats.length; seat++) draw(s, seat, OPENING_HAND);
  }),
);
