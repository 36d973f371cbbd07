import { addCard, advance, BadInput, type CardId, freshToken, nameKey, type Seat, seeded } from '@orrery/kernel';
import { type CardDef, CONFLICT_RULES, DEFS, defOf, LIBRARY } from './card.ts';
import { babylon5 } from './game.ts';
import { programs } from './language.ts';
import { raceName } from './names.ts';
import { layConflict } from './rules/cards/entering-play.ts';
import { attached, moved } from './rules/cards/in-play.ts';
import { giveMarks, printedMarks } from './rules/cards/marks.ts';
import { firstNotes } from './rules/cards/this-turn.ts';
import { newConflict } from './rules/conflict/declaring.ts';
import { WAR } from './rules/conflict/war.ts';
import { raceSplit } from './rules/politics/civil-war.ts';
import { found, join } from './rules/politics/isa.ts';
import {
  alone,
  asParty,
  divided,
  kin,
  type Party,
  partsOf,
  partyOf,
  raceOfParty,
  rowRaces,
  rowsOf,
} from './rules/politics/parties.ts';
import { stateBegan } from './rules/politics/states.ts';
import { initiativeOrder } from './rules/rounds/initiative.ts';
import { deal } from './rules/setup/setup.ts';
import type { CardPlace, ConflictPosition, Position, SeatPosition } from './scenario/shape.ts';
import {
  ABILITIES,
  type Ability,
  AGENDA,
  ATTACK,
  type B5State,
  type Conflict,
  crusadeZone,
  DECK,
  DISCARD,
  FACTION,
  GLOBAL,
  HAND,
  INNER,
  LEAD,
  type Mark,
  OPPOSE,
  type Participation,
  RACES,
  type Race,
  REMOVED,
  RESERVE,
  type Relation,
  type Role,
  SUPPORT,
  SUPPORTING,
  tableZone,
  zone,
} from './state.ts';

export type { CardPlace, ConflictPosition, Position, SeatPosition };

/** The filler card for decks given only as a number: it does nothing by itself. */
export const FILLER = 'Level the Playing Field';

const USUAL: Partial<Record<Race, string>> = {
  human: 'Jeffrey Sinclair',
  centauri: 'Londo Mollari',
  minbari: 'Delenn',
  narn: "G'Kar",
};

let known: { size: number; shown?: string; byTitle: Map<string, CardDef[]> } = { size: 0, byTitle: new Map() };

/** The definitions by title, with those of the overlay that is shown; rebuilt when cards have been added. */
function titles(): Map<string, CardDef[]> {
  const { size, shown } = LIBRARY;
  if (known.size !== size || known.shown !== shown) {
    const byTitle = new Map<string, CardDef[]>();
    for (const d of LIBRARY.allWith(shown))
      byTitle.set(nameKey(d.title), [...(byTitle.get(nameKey(d.title)) ?? []), d]);
    known = { size, shown, byTitle };
  }
  return known.byTitle;
}

/** The definition of a title; if several races print it, that of the race. @throws BadInput for an unknown title */
export function findCard(title: string, race?: Race): CardDef {
  const found = titles().get(nameKey(title)) ?? LIBRARY.all().filter(d => d.id === title);
  const def = found.find(d => d.race === race) ?? found[0];
  if (def === undefined) throw new BadInput(`There is no card "${title}".`);
  return def;
}

/** The seat of a race, or of a number from 1. @throws BadInput */
export function seatOf(s: B5State, who: Race | number | string): Seat {
  const seat =
    typeof who === 'number' || /^\d+$/.test(who)
      ? Number(who) - 1
      : s.seats.findIndex(x => RACES[x.race] === who || x.name === who);
  if (seat < 0 || seat >= s.seats.length) throw new BadInput(`No player is called "${who}".`);
  return seat;
}

/**
 * Sets up any position and runs it to its first decision.
 * @param judge checks the position before anything happens
 * @throws BadInput with the fault
 */
export function setUp(p: Position, judge: (s: B5State) => void = () => {}): B5State {
  if (!Array.isArray(p.seats)) throw new BadInput('A position needs a list of seats.');
  const single = (race: Race) => p.seats.filter(x => x.race === race).length < 2;
  const ruleset = p.ruleset ?? 'casual';
  const s = deal(
    {
      ruleset,
      seats: p.seats.map((seat, i) => {
        const first = seat.ambassador ?? USUAL[seat.race as Race];
        if (first === undefined) throw new BadInput(`Seat ${i + 1}: name an ambassador.`);
        return {
          race: seat.race,
          name: seat.name ?? (single(seat.race) ? raceName(RACES.indexOf(seat.race)) : ''),
          ...(seat.designation ? { designation: seat.designation } : {}),
          ambassador: findCard(titleOf(first), seat.race).id,
          deck: [],
          hand: [],
        };
      }),
    },
    p.seed ?? 1,
    programs.find('match')!,
  );
  if (LIBRARY.shown !== undefined) s.sets = [...LIBRARY.first, LIBRARY.shown];
  // in a position any character may be the ambassador, by its own printing
  const put = (place: CardPlace, seat: Seat, at: number, more: { faction?: Seat } = {}): CardId => {
    const spec = typeof place === 'string' ? { card: place } : place;
    const race = ('race' in spec && spec.race) || p.seats[seat]!.race;
    const def = findCard(spec.card, race);
    const id = addCard(s, { ...s.cards[0]!, own: s.own, ...blank(), owner: seat, zone: -1 }, def.index);
    moved(s, {
      card: id,
      to: at,
      controller: seat,
      ...(more.faction === undefined ? {} : { faction: more.faction }),
      faceDown: 'hidden' in spec && spec.hidden === true,
    });
    return dress(s, id, place, seat);
  };
  if (p.seats.some(seat => seat.crusade)) s.zones = [...s.zones, ...p.seats.map(() => [])];
  p.seats.forEach((seat, i) => {
    const record = s.seats[i]!;
    Object.assign(record, {
      rating: seat.rating ?? record.rating,
      spent: seat.spent ?? 0,
      temporary: seat.temporary ?? 0,
      unrest: seat.unrest ?? record.unrest,
      rawPower: seat.rawPower ?? 0,
      eligible: seat.eligible === false ? 0 : 1,
      drakh: seat.drakh ? 1 : 0,
    });
    dress(s, record.ambassador, seat.ambassador ?? '', i);
    for (const card of seat.inner ?? []) printedMarks(s, put(card, i, zone(i, INNER), { faction: i }));
    for (const card of seat.supporting ?? []) printedMarks(s, put(card, i, zone(i, SUPPORTING), { faction: i }));
    for (const card of seat.hand ?? []) put(card, i, zone(i, HAND));
    for (const card of deckOf(seat).reverse()) put(card, i, zone(i, DECK));
    for (const card of seat.discard ?? []) put(card, i, zone(i, DISCARD));
    for (const card of seat.removed ?? []) put(card, i, zone(i, REMOVED));
    for (const card of seat.reserve ?? []) put(card, i, zone(i, RESERVE));
    for (const card of [...(seat.crusade ?? [])].reverse()) put(card, i, crusadeZone(s, i));
    if (seat.agenda) put(seat.agenda, i, zone(i, AGENDA), { faction: i });
    for (const card of seat.faction ?? []) put(card, i, zone(i, FACTION), { faction: i });
  });
  // once a limited card has left the game, no copy may enter (b5/glossary/12)
  for (let i = 0; i < s.seats.length; i++)
    for (const id of s.zones[zone(i, REMOVED)]!)
      if (defOf(s, id).copies !== 'multiple') s.spentDefs = [...s.spentDefs, s.defs[id]!];
  for (const card of p.global ?? []) put(card, 0, tableZone(s, GLOBAL));
  s.notes = firstNotes(s.defs);
  p.seats.forEach((seat, i) => {
    for (const place of [...(seat.inner ?? []), ...(seat.supporting ?? []), seat.ambassador ?? '']) {
      if (typeof place === 'string' || !place.leads) continue;
      const leader = inFaction(s, i, place.card);
      const ship = inFaction(s, i, place.leads);
      s.cards[leader]!.leading = ship;
      s.cards[leader]!.rotated = 1;
      s.cards[ship]!.leader = leader;
    }
  });
  Object.assign(s, {
    babylon5: p.babylon5 ?? s.babylon5,
    shadows: p.shadows ?? s.shadows,
    vorlons: p.vorlons ?? s.vorlons,
    shadowWar: p.shadowWar ?? false,
    // if the position says it has not begun, although a player has enough influence, it is over (b5/shadow-war/2)
    shadowWarOver: p.shadowWar === false && Math.max(p.shadows ?? 0, p.vorlons ?? 0) >= 20,
    unsettled: true,
    ...(p.rivals ? { rivals: true } : {}),
    ...(p.extendedLoyalty ? { extended: s.seats.map((x, i) => [defOf(s, x.ambassador).personality, i] as const) } : {}),
    turn: p.turn ?? 2,
  });
  p.isa?.forEach((who, i) => {
    const seat = seatOf(s, who);
    if (i === 0) found(s, seat);
    else join(s, seat);
  });
  for (const race of p.civilWar ?? []) raceSplit(s, { race: RACES.indexOf(race) });
  for (const [parties, n] of Object.entries(p.tension ?? {})) setTension(s, parties, n);
  for (const [a, b] of p.war ?? []) setRelation(s, 'war', a, b);
  for (const [a, b] of p.freeTrade ?? []) setRelation(s, 'free trade', a, b);
  for (const [a, b] of p.alliance ?? []) setRelation(s, 'alliance', a, b);
  for (const [a, b] of p.neutrality ?? []) setRelation(s, 'neutrality', a, b);
  for (const [a, b] of p.nonAggression ?? []) setRelation(s, 'non-aggression', a, b);
  // a war also brings the marks that depend on it
  for (const id of s.active) if (s.cards[id]!.host < 0 && s.cards[id]!.zone !== zone(0, HAND)) giveMarks(s, id);
  for (const c of p.conflicts ?? []) addConflict(s, c);
  s.lists = 'laid out';
  s.pending = [];
  s.order = p.order ? p.order.map(who => seatOf(s, who)) : initiativeOrder(s);
  if (s.order.length !== s.seats.length || new Set(s.order).size !== s.order.length)
    throw new BadInput('"order" needs each player once, from the lowest initiative to the highest.');
  const round = p.round ?? 'action';
  s.round = round;
  const program = programs.find(`from the ${round} round`);
  if (program === undefined) throw new BadInput(`There is no round called "${round}".`);
  s.stack = [{ own: s.own, program, step: 0, you: -1, self: -1, l: {} }];
  s.own = freshToken();
  s.random = seeded(p.seed ?? 1);
  judge(s);
  s.heard = [];
  advance(babylon5, s);
  return s;
}

/** The cards of a seat's deck from the top: the given ones, or a number of filler cards. */
const deckOf = ({ deck = [] }: SeatPosition): CardPlace[] =>
  typeof deck === 'number' ? Array.from({ length: deck }, () => FILLER) : [...deck];

function blank() {
  return { ...babylon5.blankCard, attached: [] as readonly CardId[] };
}

const titleOf = (place: CardPlace): string => (typeof place === 'string' ? place : place.card);

/** Puts a card into the state that the position gives. */
function dress(s: B5State, id: CardId, place: CardPlace, seat: Seat): CardId {
  if (typeof place === 'string') return id;
  const card = s.cards[id]!;
  if (place.rotated) card.rotated = 1;
  card.damage = place.damage ?? 0;
  card.severe = place.severe ?? 0;
  card.tokens = place.tokens ?? 0;
  card.chaos = place.chaos ?? 0;
  if (place.neutralized) card.neutralized = 1;
  if (place.captured) {
    card.captured = 1;
    card.owner = capturedFrom(s, id, seat, place.owner);
    if (s.ruleset === 'engine') card.controller = -1;
  }
  for (const [mark, n] of Object.entries(place.marks ?? {})) card[mark as Mark] += n;
  for (const title of place.attached ?? []) {
    const def = findCard(title, RACES[s.seats[seat]!.race]);
    const a = addCard(s, { ...s.cards[0]!, own: s.own, ...blank(), owner: seat, zone: -1 }, def.index);
    const under = def.type === 'contingency' || def.type === 'character';
    attached(s, { card: a, host: id, controller: seat, faceDown: under });
    if (!under) giveMarks(s, a);
  }
  return id;
}

/** The owner of a captured location: the given player, else the player of its race, else the next player. */
function capturedFrom(s: B5State, id: CardId, captor: Seat, owner: string | number | undefined): Seat {
  if (owner !== undefined) return seatOf(s, owner);
  const played = s.seats.findIndex((x, i) => i !== captor && RACES[x.race] === defOf(s, id).race);
  return played >= 0 ? played : (captor + 1) % s.seats.length;
}

function inFaction(s: B5State, seat: Seat, title: string): CardId {
  const wanted = nameKey(title);
  const id = s.cards.findIndex((c, i) => c.faction === seat && nameKey(defOf(s, i).title) === wanted);
  if (id < 0) throw new BadInput(`"${title}" is not in that faction.`);
  return id;
}

/** The party of a name: a race, or a seat's number from 1, which is a faction by itself where its race has several. -1 for none. */
function partyNamed(s: B5State, name: string | number): Party {
  if (typeof name === 'string' && !/^\d+$/.test(name)) return RACES.indexOf(name as Race);
  const seat = seatOf(s, name);
  const { race } = s.seats[seat]!;
  return s.seats.filter(x => x.race === race).length > 1 ? alone(seat) : race;
}

/** Puts two parties in a state with each other. A faction of a race that is one stands for the race. */
function setRelation(s: B5State, kind: Relation['kind'], one: string | number, other: string | number): void {
  const [a, b] = [partyNamed(s, one), partyNamed(s, other)];
  if (a < 0 || b < 0) throw new BadInput(`A state between ${one} and ${other}: name races, or seats by number.`);
  const within = raceOfParty(s, a) === raceOfParty(s, b);
  if (a === b || (within && !divided(s, raceOfParty(s, a))))
    throw new BadInput(`${one} and ${other} are one party and have no state with each other.`);
  for (const x of partsOf(s, asParty(s, a)))
    for (const y of partsOf(s, asParty(s, b))) stateBegan(s, { kind, a: x, b: y });
}

function setTension(s: B5State, parties: string, n: number): void {
  const match = /^([\w-]+?)\s*(>|<>|=|-)\s*(human|centauri|minbari|narn|non-aligned|\d+)$/.exec(parties);
  const size = Math.sqrt(s.tension.length);
  if (!match)
    throw new BadInput(`"${parties}" is not a tension. Write narn>centauri for one side, narn-centauri for both.`);
  const [a, b] = [partyNamed(s, match[1]!), partyNamed(s, match[3]!)];
  if (a < 0 || b < 0) throw new BadInput(`"${parties}" has an unknown race.`);
  if (a === b) throw new BadInput(`"${parties}" has one race twice. No race has tension toward itself.`);
  const races = rowRaces(s);
  const table = s.tension.slice();
  for (const one of partsOf(s, a))
    for (const other of partsOf(s, b)) {
      const [x, y] = [rowsOf(s, one)[0]!, rowsOf(s, other)[0]!];
      // factions of one race have a tension of their own; toward others they move with their kin
      const [from, to] = races[x] === races[y] ? [[x], [y]] : [kin(s, x), kin(s, y)];
      for (const i of from)
        for (const k of to) {
          table[i * size + k] = n;
          if (match[2] !== '>') table[k * size + i] = n;
        }
    }
  s.tension = table;
}

function addConflict(s: B5State, p: ConflictPosition): void {
  const by = seatOf(s, p.by);
  let given: Partial<Conflict> & { rules: string };
  if (p.conflict === WAR) given = { rules: WAR };
  else {
    const def = findCard(p.conflict, RACES[s.seats[by]!.race]);
    if (def.conflict) {
      const id = addCard(s, { ...s.cards[0]!, own: s.own, ...blank(), owner: by, zone: -1 }, def.index);
      layConflict(s, id, by, false);
      given = { rules: def.conflict.id, card: id };
    } else if (def.conflicts[0])
      given = {
        rules: def.conflicts[0].id,
        source: s.cards.findIndex((c, i) => s.defs[i] === def.index && c.faction === by),
      };
    else throw new BadInput(`"${p.conflict}" cannot start a conflict.`);
  }
  const rules = CONFLICT_RULES[given.rules]!;
  const types = rules.types;
  const target = (): Partial<Conflict> => {
    if (p.target === undefined) return {};
    const seat = typeof p.target === 'number' ? p.target - 1 : s.seats.findIndex(x => RACES[x.race] === p.target);
    if (seat >= 0 && (rules.source.target === 'race' || given.rules === WAR))
      return { targetRace: partyOf(s, seat), ...(given.rules === WAR ? { targetSeat: seat } : {}) };
    if (seat >= 0) return { targetSeat: seat };
    if (RACES.includes(p.target as Race)) return { targetRace: RACES.indexOf(p.target as Race) };
    const wanted = nameKey(String(p.target));
    const named = (own: boolean) =>
      s.cards.findIndex(
        (c, i) => c.faction >= 0 && (c.faction === by) === own && nameKey(defOf(s, i).title) === wanted,
      );
    const others = named(false);
    const card = others < 0 && rules.source.ownRace ? named(true) : others;
    if (card < 0) throw new BadInput(`The conflict's target "${p.target}" is not in play.`);
    return { targetCard: card, ...(given.rules === WAR ? { targetSeat: s.cards[card]!.faction } : {}) };
  };
  const parts: Participation[] = [];
  const take = (list: ConflictPosition['support'], role: Role) => {
    for (const entry of list ?? []) {
      const spec: { card: string; with?: Ability; side?: string | number } =
        typeof entry === 'string' ? { card: entry } : entry;
      const wanted = nameKey(spec.card);
      const id = s.cards.findIndex(
        (c, i) => c.faction >= 0 && nameKey(defOf(s, i).title) === wanted && !parts.some(x => x.card === i),
      );
      if (id < 0) throw new BadInput(`"${spec.card}" is not in play.`);
      const ability = spec.with === undefined ? types[0]! : ABILITIES.indexOf(spec.with);
      s.cards[id]!.rotated = 1;
      const side =
        spec.side === undefined
          ? rules.manySided && role === SUPPORT
            ? s.cards[id]!.faction
            : -1
          : seatOf(s, spec.side);
      parts.push({ card: id, seat: s.cards[id]!.controller, role, ability, by: ability, side });
      const { leader } = s.cards[id]!;
      if (leader >= 0)
        parts.push({ card: leader, seat: s.cards[leader]!.controller, role: LEAD, ability: -1, by: -1, side: -1 });
    }
  };
  take(p.support, SUPPORT);
  take(p.oppose, OPPOSE);
  take(p.attack, ATTACK);
  const first = parts.find(x => x.role === SUPPORT && x.seat === by);
  const raider = parts.find(x => x.role === ATTACK && DEFS[s.defs[x.card]!]!.type === 'fleet');
  s.conflicts = [
    ...s.conflicts,
    newConflict(s, {
      seat: by,
      stage: 'initiated',
      parts,
      ...given,
      ...target(),
      firstSupporter: first?.card ?? -1,
      firstAttackingFleet: raider?.card ?? -1,
      firstAttacker: raider?.seat ?? -1,
    }),
  ];
}
