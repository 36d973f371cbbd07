import { type CardId, type Seat, tellReasons, type ViewEnd, type Viewer } from '@orrery/kernel';
import { type CardType, CONFLICT_RULES, DEFS, defOf } from './card.ts';
import { knows } from './knows.ts';
import { conflictName, nameOf, type ShortName, seatName, shortName } from './names.ts';
import { threshold } from './rules/cards/damage.ts';
import { contribution, totals } from './rules/conflict/totals.ts';
import { ability, faceAbility, reasonsFor } from './rules/effects/ability.ts';
import { available, influenceOfPower, rating } from './rules/politics/influence.ts';
import { membersOf } from './rules/politics/isa.ts';
import { ALONE, bySeat, type Party, partyOf, seatsOf } from './rules/politics/parties.ts';
import { power } from './rules/politics/power.ts';
import { active, standsNow } from './rules/politics/states.ts';
import { tensionParties } from './rules/politics/tension.ts';
import { onlyMajor } from './rules/politics/victory.ts';
import {
  ABILITIES,
  AGENDA,
  ATTACK,
  type B5State,
  type Conflict,
  type ConflictStage,
  cardsIn,
  crusadePile,
  DECK,
  type Designation,
  DISCARD,
  FACTION,
  GLOBAL,
  HAND,
  INNER,
  LEAD,
  MARKS,
  type Mark,
  OPPOSE,
  PLAYING,
  RACES,
  REMOVED,
  RESERVE,
  type Relation,
  type Round,
  type Ruleset,
  SUPPORT,
  SUPPORTING,
  tableZone,
  zoneKind,
} from './state.ts';

/** A card whose face the viewer may see. */
export interface CardView {
  readonly id: CardId;
  /** the card's stable id, which leads to its text */
  readonly card: string;
  readonly title: string;
  readonly type: CardType;
  readonly race: string | null;
  readonly owner: Seat;
  /** the seat that controls it, -1 for nobody */
  readonly controller: Seat;
  /** the present diplomacy, intrigue, psi, leadership and military */
  readonly abilities: readonly number[];
  /** reasons why an ability differs from print, by its name: `G'Kar +4, damage −2` */
  readonly why: Readonly<Record<string, string>>;
  readonly rotated: boolean;
  readonly neutralized: boolean;
  readonly damage: number;
  /** the damage that neutralizes it; 0 for an undamaged card */
  readonly threshold: number;
  readonly severe: number;
  readonly marks: Readonly<Partial<Record<Mark, number>>>;
  readonly tokens: number;
  readonly chaos: number;
  readonly captured: boolean;
  /** the fleet it leads and the character that leads it, -1 for none */
  readonly leading: CardId;
  readonly leader: CardId;
  /** for the viewer's own face-down card: its handle to others; else 0 */
  readonly handle: number;
  readonly attached: readonly (CardView | HiddenView)[];
}

/** A face-down card: all that others may know of it. The handle reveals nothing about the card. */
export interface HiddenView {
  readonly hidden: number;
  readonly type: 'agenda' | 'contingency';
  readonly controller: Seat;
}

/** A card in the viewer's own hand or reserve, or in a pile that is open to all. */
export interface LooseCard {
  readonly id: CardId;
  readonly card: string;
  readonly title: string;
  readonly type: CardType;
  readonly race: string | null;
  readonly cost: number | null;
}

export interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  /** its names where there is little room; absent where its name is short enough */
  readonly short?: ShortName;
  readonly race: string;
  /** the kind of faction, as it began */
  readonly kind: Designation;
  /** true once the faction has become Drakh */
  readonly drakh: boolean;
  /** the other seats that are one party with it: tensions and states toward others are theirs together; absent for a seat by itself */
  readonly together?: readonly Seat[];
  readonly out: boolean;
  readonly rating: number;
  readonly available: number;
  readonly power: number;
  readonly unrest: number;
  /** true while the player can win only a Major Victory */
  readonly onlyMajor: boolean;
  /** the number of cards in the hidden zones */
  readonly hand: number;
  readonly deck: number;
  readonly reserve: number;
  /** the number of cards in the Crusade Pile; absent without one */
  readonly crusade?: number;
  readonly ambassador: CardId;
  readonly inner: readonly CardView[];
  readonly supporting: readonly CardView[];
  readonly agenda: CardView | HiddenView | null;
  readonly faction: readonly (CardView | HiddenView)[];
  readonly discard: readonly LooseCard[];
  /** empty once the player is out: nobody may see those cards */
  readonly removed: readonly LooseCard[];
  /** the hidden zones, for a viewer who sees all; null for others */
  readonly held: HeldView | null;
}

/** The hidden zones of a seat, each from the bottom to the top. */
export interface HeldView {
  readonly hand: readonly LooseCard[];
  readonly deck: readonly LooseCard[];
  readonly reserve: readonly LooseCard[];
  /** absent without a Crusade Pile */
  readonly crusade?: readonly LooseCard[];
}

export interface PartView {
  readonly card: CardId;
  readonly title: string;
  readonly seat: Seat;
  readonly role: 'supports' | 'opposes' | 'attacks' | 'leads';
  /** the ability it uses, and its present value */
  readonly ability: string | null;
  readonly value: number;
  /** the seat it supports if the conflict has many sides, else -1 */
  readonly side: Seat;
}

export interface ConflictView {
  readonly id: number;
  readonly seat: Seat;
  readonly stage: ConflictStage;
  /** true for a card that only its player may see; the fields below are then unknown to others */
  readonly faceDown: boolean;
  readonly name: string;
  /** the stable id of the conflict card, or of the card that started it */
  readonly card: string | null;
  readonly types: readonly string[];
  readonly target: { readonly kind: 'seat' | 'race' | 'card' | 'conflict'; readonly name: string } | null;
  /** the present totals, or the final ones */
  readonly support: number;
  readonly opposition: number;
  /** 1 total for each seat if the conflict has many sides, else empty */
  readonly sides: readonly number[];
  readonly won: boolean | null;
  readonly parts: readonly PartView[];
  /** face-down cards under it */
  readonly under: readonly (CardView | HiddenView)[];
}

/** The table as one viewer may see it. */
export interface TableView {
  readonly viewer: Viewer;
  readonly ruleset: Ruleset;
  readonly turn: number;
  readonly round: Round;
  /** seats from the lowest initiative to the highest */
  readonly order: readonly Seat[];
  readonly influence: { readonly babylon5: number; readonly shadows: number; readonly vorlons: number };
  readonly shadowWar: boolean;
  /** the Interstellar Alliance: its founder and its members in the game; null if there is none */
  readonly isa: { readonly founder: Seat; readonly members: readonly Seat[] } | null;
  /** the states that stand now, between races or, by the player's name, factions; a card in play may suspend those of a kind */
  readonly relations: readonly {
    readonly kind: Relation['kind'];
    readonly a: string;
    readonly b: string;
    readonly suspended?: true;
  }[];
  /** tensions: from the row's party toward the column's. Parties are races; if `bySeat`, seats by name and then races that nobody plays */
  readonly tension: {
    readonly parties: readonly string[];
    readonly bySeat: boolean;
    readonly table: readonly number[];
  };
  readonly seats: readonly SeatView[];
  readonly global: readonly CardView[];
  /** events and similar cards that lie on the table while they last */
  readonly playing: readonly CardView[];
  readonly conflicts: readonly ConflictView[];
  readonly hand: readonly LooseCard[];
  readonly reserve: readonly LooseCard[];
}

/** Everything that one viewer may know of a match. */
export interface View extends TableView, ViewEnd {}

/**
 * Builds the table that a viewer may see. This is the only place that decides it: each value is added by name. Hidden cards have no id here and leave
 * no trace: the result is the same whichever card it is.
 * @param viewer a seat, null for a spectator, or 'all' for a viewer who sees every card
 */
export function tableView(s: B5State, viewer: Viewer): TableView {
  return {
    viewer,
    ruleset: s.ruleset,
    turn: s.turn,
    round: s.round,
    order: s.order,
    influence: {
      babylon5: influenceOfPower(s, 'babylon5'),
      shadows: influenceOfPower(s, 'shadows'),
      vorlons: influenceOfPower(s, 'vorlons'),
    },
    shadowWar: s.shadowWar,
    isa: s.isa ? { founder: s.isa.founder, members: membersOf(s) } : null,
    relations: s.relations.flatMap(r => {
      if (!standsNow(s, r)) return [];
      const sides = { kind: r.kind, a: sideOf(s, r.a), b: sideOf(s, r.b) };
      return [active(s, r) ? sides : { ...sides, suspended: true as const }];
    }),
    tension: { parties: tensionParties(s), bySeat: bySeat(s), table: s.tension },
    seats: s.seats.map((_, seat) => seatView(s, seat, viewer)),
    global: faceUp(s, s.zones[tableZone(s, GLOBAL)]!, viewer),
    playing: faceUp(s, s.zones[tableZone(s, PLAYING)]!, viewer),
    conflicts: s.conflicts.map(c => conflictView(s, c, viewer)),
    hand: typeof viewer === 'number' ? looseIn(s, viewer, HAND) : NONE,
    reserve: typeof viewer === 'number' ? looseIn(s, viewer, RESERVE) : NONE,
  };
}

/** A side of a relation: a race, or the name of the player whose faction it is. */
const sideOf = (s: B5State, party: Party): string => RACES[party] ?? seatName(s, party - ALONE);

function seatView(s: B5State, seat: Seat, viewer: Viewer): SeatView {
  const record = s.seats[seat]!;
  const agenda = cardsIn(s, seat, AGENDA)[0];
  const crusade = crusadePile(s, seat);
  const short = shortName(s, seat);
  const together = record.out ? NONE : seatsOf(s, partyOf(s, seat)).filter(other => other !== seat);
  return {
    seat,
    name: seatName(s, seat),
    ...(short === undefined ? {} : { short }),
    race: RACES[record.race]!,
    kind: record.designation,
    drakh: record.drakh === 1,
    ...(together.length > 0 ? { together } : {}),
    out: record.out,
    rating: rating(s, seat),
    available: available(s, seat),
    power: power(s, seat),
    unrest: record.unrest,
    onlyMajor: onlyMajor(s, seat),
    hand: cardsIn(s, seat, HAND).length,
    deck: cardsIn(s, seat, DECK).length,
    reserve: cardsIn(s, seat, RESERVE).length,
    ...(crusade.length > 0 ? { crusade: crusade.length } : {}),
    ambassador: record.ambassador,
    inner: faceUp(s, cardsIn(s, seat, INNER), viewer),
    supporting: faceUp(s, cardsIn(s, seat, SUPPORTING), viewer),
    agenda: agenda === undefined ? null : cardView(s, agenda, viewer),
    faction: cardsIn(s, seat, FACTION).map(id => cardView(s, id, viewer)),
    discard: looseIn(s, seat, DISCARD),
    removed: record.out && viewer !== 'all' ? NONE : looseIn(s, seat, REMOVED),
    held:
      viewer === 'all'
        ? {
            hand: looseIn(s, seat, HAND),
            deck: looseIn(s, seat, DECK),
            reserve: looseIn(s, seat, RESERVE),
            ...(crusade.length > 0 ? { crusade: crusade.map(id => loose(s, id)) } : {}),
          }
        : null,
  };
}

/** The cards of a zone of a seat, all open to the viewer. */
function looseIn(s: B5State, seat: Seat, kind: number): LooseCard[] {
  return cardsIn(s, seat, kind).map(id => loose(s, id));
}

/** The cards of a zone in which all cards lie face up. */
function faceUp(s: B5State, ids: readonly CardId[], viewer: Viewer): CardView[] {
  return ids.map(id => cardView(s, id, viewer)).filter(c => 'id' in c);
}

const NONE: readonly never[] = [];
const NO_MARKS = {};

function cardView(s: B5State, id: CardId, viewer: Viewer): CardView | HiddenView {
  const card = s.cards[id]!;
  const def = DEFS[s.defs[id]!]!;
  if (!knows(s, id, viewer))
    return {
      hidden: card.handle,
      type: zoneKind(s, card) === AGENDA ? 'agenda' : 'contingency',
      controller: card.controller,
    };
  const acts = def.type === 'character' || def.type === 'fleet' || def.type === 'location';
  const abilities = acts ? ABILITIES.map((_, stat) => ability(s, id, stat)) : NONE;
  return {
    id,
    card: def.id,
    title: def.title,
    type: def.type,
    race: def.race,
    owner: card.owner,
    controller: card.controller,
    abilities,
    why: whyOf(s, id, abilities, viewer),
    rotated: card.rotated === 1,
    neutralized: card.neutralized === 1,
    damage: card.damage,
    threshold: card.damage > 0 ? threshold(s, id) : 0,
    severe: card.severe,
    marks: marksView(card),
    tokens: card.tokens,
    chaos: card.chaos,
    captured: card.captured === 1,
    leading: card.leading,
    leader: card.leader,
    handle: card.faceDown ? card.handle : 0,
    attached: card.attached.length === 0 ? NONE : card.attached.map(a => cardView(s, a, viewer)),
  };
}

/** The causes of changes to a card's abilities, by ability. */
function whyOf(s: B5State, id: CardId, abilities: readonly number[], viewer: Viewer): Readonly<Record<string, string>> {
  let why: Record<string, string> | null = null;
  abilities.forEach((now, stat) => {
    if (now === faceAbility(s, id, stat)) return;
    why ??= {};
    why[ABILITIES[stat]!] = tellReasons(reasonsFor(s, id, stat, source => sourceName(s, id, source, viewer)));
  });
  return why ?? NO_MARKS;
}

/** Causes are called an effect if the viewer may not know their card. */
function sourceName(s: B5State, id: CardId, source: CardId, viewer: Viewer): string {
  if (source === id) return 'its own text';
  return source >= 0 && knows(s, source, viewer) ? DEFS[s.defs[source]!]!.title : 'an effect';
}

function marksView(card: Readonly<Record<Mark, number>>): Partial<Record<Mark, number>> {
  let marks: Partial<Record<Mark, number>> | null = null;
  for (const mark of MARKS) {
    if (card[mark] === 0) continue;
    marks ??= {};
    marks[mark] = card[mark];
  }
  return marks ?? NO_MARKS;
}

function loose(s: B5State, id: CardId): LooseCard {
  const def = defOf(s, id);
  return { id, card: def.id, title: def.title, type: def.type, race: def.race, cost: def.cost };
}

const ROLES: Record<number, PartView['role']> = {
  [SUPPORT]: 'supports',
  [OPPOSE]: 'opposes',
  [ATTACK]: 'attacks',
  [LEAD]: 'leads',
};

function conflictView(s: B5State, c: Conflict, viewer: Viewer): ConflictView {
  const { id, seat, stage, faceDown } = c;
  if (faceDown && viewer !== seat && viewer !== 'all')
    return {
      id,
      seat,
      stage,
      faceDown,
      name: conflictName(s, id),
      card: null,
      types: NONE,
      target: null,
      support: 0,
      opposition: 0,
      sides: NONE,
      won: null,
      parts: NONE,
      under: NONE,
    };
  const from = c.card >= 0 ? c.card : c.source;
  const over = stage === 'resolved';
  const now = stage === 'initiated' ? totals(s, c) : c;
  return {
    id,
    seat,
    stage,
    faceDown,
    name: faceDown ? `${defOf(s, from).title} (face down)` : conflictName(s, id),
    card: from >= 0 ? defOf(s, from).id : null,
    types: c.types.map(t => ABILITIES[t]!),
    target: targetView(s, c),
    support: now.support,
    opposition: now.opposition,
    sides: CONFLICT_RULES[c.rules]!.source.manySided ? now.sides : NONE,
    won: over ? c.won : null,
    parts: c.parts.map(p => ({
      card: p.card,
      title: defOf(s, p.card).title,
      seat: p.seat,
      role: ROLES[p.role]!,
      ability: p.ability < 0 ? null : ABILITIES[p.by]!,
      value: p.role === SUPPORT || p.role === OPPOSE ? contribution(s, c, p) : 0,
      side: p.side,
    })),
    under: c.card >= 0 ? s.cards[c.card]!.attached.map(a => cardView(s, a, viewer)) : NONE,
  };
}

function targetView(s: B5State, c: Conflict): ConflictView['target'] {
  if (c.targetCard >= 0) return { kind: 'card', name: nameOf(s, 'card', c.targetCard) };
  if (c.targetSeat >= 0) return { kind: 'seat', name: nameOf(s, 'seat', c.targetSeat) };
  if (c.targetRace >= 0) {
    const names = [c.targetRace, ...(c.secondRace === undefined ? [] : [c.secondRace])];
    return { kind: 'race', name: names.map(party => nameOf(s, 'race', party)).join(' and ') };
  }
  return c.targetConflict >= 0 ? { kind: 'conflict', name: nameOf(s, 'conflict', c.targetConflict) } : null;
}
