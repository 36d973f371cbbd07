import { type CardId, type Seat, tellReasons, type ViewEnd, type Viewer } from '@orrery/kernel';
import { DEFS, defOf } from './card.ts';
import { knows } from './knows.ts';
import { seatName, titleOf } from './names.ts';
import type { CardType } from './printed.ts';
import { beneath, presentAt, stackedOn } from './rules/abilities/ongoing-ability.ts';
import { attritionBy, isImmune } from './rules/battle/attrition-step.ts';
import { battleDestiny } from './rules/battle/battle-destiny.ts';
import { totalPower } from './rules/battle/power-step.ts';
import { powerAt } from './rules/battle/totals.ts';
import { reasonsFor, type Statistic, statistic } from './rules/cards/modifiers.ts';
import { controls } from './rules/locations/control.ts';
import { energyIcons } from './rules/locations/energy-icon.ts';
import { iconsByFaction } from './rules/playing/support-icons.ts';
import { startingLocations } from './rules/setup/starting-the-game.ts';
import {
  ACTIVE,
  type BattleStep,
  type Faction,
  HAND,
  IN_PLAY,
  type Item,
  inPlay,
  LOST,
  type Phase,
  pile,
  REMOVED,
  RESERVE,
  USED,
  type WarsState,
} from './state.ts';

/** A card in play. */
export interface CardView {
  readonly id: CardId;
  /** the card's stable id, by which its text is found */
  readonly card: string;
  readonly title: string;
  readonly type: CardType;
  readonly owner: Seat;
  readonly controller: Seat;
  /** power, tactics, defense as they count now; empty for cards that have none */
  readonly statistics: readonly number[];
  /** the reasons why a statistic differs from the printed one, by name: `Gunnery Control +2` */
  readonly why: Readonly<Partial<Record<Statistic, string>>>;
  readonly damaged: boolean;
  readonly inverted: boolean;
  readonly immune: boolean;
  /** units aboard, and weapons, assets and encampments beneath it */
  readonly beneath: readonly CardView[];
  /** cards stacked on it; null for a card that lies face down */
  readonly stacked: readonly (LooseCard | null)[];
}

/** A card that is not in play and that the viewer can see. */
export interface LooseCard {
  readonly id: CardId;
  readonly card: string;
  readonly title: string;
  readonly type: CardType;
  readonly cost: number;
  readonly destiny: number;
}

export interface LocationView {
  readonly id: CardId;
  readonly card: string;
  readonly title: string;
  readonly kind: 'site' | 'sector';
  /** the seat that owns it */
  readonly owner: Seat;
  /** energy icons on each seat's side */
  readonly energy: readonly number[];
  /** support icons on each seat's side */
  readonly support: readonly Readonly<Partial<Record<Faction, number>>>[];
  /** the power of each seat there, as it would count in a battle */
  readonly power: readonly number[];
  /** the seat that controls it; -1 for nobody */
  readonly controlledBy: Seat;
  readonly beneath: readonly CardView[];
  /** the ships and units there; units aboard a ship are under their ship */
  readonly cards: readonly CardView[];
}

/** The locations of one part of the Solar System: the sites in their row, then the sectors. */
export interface RegionView {
  readonly name: string;
  readonly sites: readonly LocationView[];
  readonly sectors: readonly LocationView[];
}

export interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  /**
   * the one faction of all its cards that the viewer sees; null if they have several, or none yet, and for the other seat if both have the same.
   * Independent cards are of no faction.
   */
  readonly faction: Faction | null;
  readonly out: boolean;
  /** the number of cards in each pile */
  readonly reserve: number;
  readonly active: number;
  readonly used: number;
  readonly hand: number;
  /** assets that lie by themselves */
  readonly table: readonly CardView[];
  readonly lost: readonly LooseCard[];
  readonly removed: readonly LooseCard[];
  /** the hidden cards, for a viewer who sees all; null for other viewers */
  readonly held: HeldView | null;
}

/** The hidden piles of a seat, each from the bottom to the top. */
export interface HeldView {
  readonly reserve: readonly LooseCard[];
  readonly active: readonly LooseCard[];
  readonly used: readonly LooseCard[];
  readonly hand: readonly LooseCard[];
}

/** Something pending on the stack. */
export interface PendingView {
  readonly id: number;
  readonly kind: Item['kind'];
  readonly seat: Seat;
  readonly name: string;
  /** the stable id of the card, or of the card whose ability it is; null for a phase action */
  readonly card: string | null;
  /** its location or targets, in words */
  readonly about: readonly string[];
}

export interface BattleView {
  readonly at: string;
  readonly attacker: Seat;
  readonly step: BattleStep;
  /** by seat */
  readonly destiny: readonly number[];
  readonly attrition: readonly number[];
  readonly power: readonly number[];
  readonly winner: Seat;
  readonly casualties: number;
}

/** What one viewer may see of the table. */
export interface TableView {
  readonly viewer: Viewer;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: Phase;
  readonly initiative: Seat;
  readonly regions: readonly RegionView[];
  readonly seats: readonly SeatView[];
  /** the stack, the newest last */
  readonly stack: readonly PendingView[];
  readonly battle: BattleView | null;
  readonly hand: readonly LooseCard[];
  /** the locations that the viewer can start with, in the order of the deck list; empty once the starting locations are in play */
  readonly starting: readonly LooseCard[];
}

/** Everything that one viewer may know of a match. */
export interface View extends TableView, ViewEnd {}

/**
 * Returns what a viewer may see of the table. No other function decides that, and each field is added by name. A hidden card has no id here and
 * leaves no trace: the result is the same whichever card it is.
 * @param viewer a seat, null for a spectator, or 'all' for a viewer who sees every card
 */
export function tableView(s: WarsState, viewer: Viewer): TableView {
  return {
    viewer,
    turn: s.turn,
    active: s.active,
    phase: s.phase,
    initiative: s.initiative,
    regions: s.regions.map(r => ({
      name: r.name,
      sites: r.sites.map(id => locationView(s, id, viewer)),
      sectors: r.sectors.map(id => locationView(s, id, viewer)),
    })),
    seats: apart(
      s.seats.map((_, seat) => seatView(s, seat, viewer)),
      viewer,
    ),
    stack: s.items.map(item => pendingView(s, item)),
    battle: battleView(s),
    hand: typeof viewer === 'number' ? looseIn(s, viewer, HAND) : NONE,
    starting:
      typeof viewer === 'number' && beforeLocations(s) ? startingLocations(s, viewer).map(id => loose(s, id)) : NONE,
  };
}

const NONE: readonly never[] = [];

/** True until the starting locations are revealed. After that the reserves are shuffled, and nobody knows their order. */
const beforeLocations = (s: WarsState): boolean =>
  s.turn === 0 && s.regions.every(({ sites, sectors }) => sites.length + sectors.length === 0);

function seatView(s: WarsState, seat: Seat, viewer: Viewer): SeatView {
  return {
    seat,
    name: seatName(s, seat),
    faction: factionSeen(s, seat, viewer),
    out: s.seats[seat]!.out,
    reserve: pile(s, seat, RESERVE).length,
    active: pile(s, seat, ACTIVE).length,
    used: pile(s, seat, USED).length,
    hand: pile(s, seat, HAND).length,
    table: s.zones[IN_PLAY]!.filter(
      id => s.cards[id]!.controller === seat && s.cards[id]!.at < 0 && s.cards[id]!.on < 0,
    ).map(id => cardView(s, id, viewer)),
    lost: looseIn(s, seat, LOST),
    removed: looseIn(s, seat, REMOVED),
    held:
      viewer === 'all'
        ? {
            reserve: looseIn(s, seat, RESERVE),
            active: looseIn(s, seat, ACTIVE),
            used: looseIn(s, seat, USED),
            hand: looseIn(s, seat, HAND),
          }
        : null,
  };
}

/** The piles that everybody sees, and those that only their player sees. */
const OPEN_PILES = [LOST, REMOVED];
const OWN_PILES = [HAND];
const ALL_PILES = [RESERVE, ACTIVE, USED, HAND];

/** Returns the one faction of all cards of a seat that a viewer sees; null if they have several, or none yet. */
function factionSeen(s: WarsState, seat: Seat, viewer: Viewer): Faction | null {
  let found: Faction | null = null;
  const piles = viewer === 'all' ? ALL_PILES : viewer === seat ? OWN_PILES : NONE;
  const lists = [s.zones[IN_PLAY]!, ...[...OPEN_PILES, ...piles].map(kind => pile(s, seat, kind))];
  for (const list of lists)
    for (const id of list) {
      if (s.cards[id]!.owner !== seat || !knows(s, id, viewer)) continue;
      const { faction } = defOf(s, id).source;
      if (faction === undefined || faction === 'independent' || faction === found) continue;
      if (found !== null) return null;
      found = faction;
    }
  return found;
}

/** Two seats of one faction could not be told apart by it: only the viewer's own seat has it then, or the first. */
function apart(seats: readonly SeatView[], viewer: Viewer): readonly SeatView[] {
  const [first, second] = seats;
  if (first === undefined || second === undefined || first.faction !== second.faction) return seats;
  return viewer === 1 ? [{ ...first, faction: null }, second] : [first, { ...second, faction: null }];
}

/** Returns the cards of a pile whose cards the viewer can all see. */
function looseIn(s: WarsState, seat: Seat, kind: number): LooseCard[] {
  return pile(s, seat, kind).map(id => loose(s, id));
}

function locationView(s: WarsState, id: CardId, viewer: Viewer): LocationView {
  const def = defOf(s, id);
  const seats = [0, 1];
  return {
    id,
    card: def.id,
    title: def.title,
    kind: def.source.kind as 'site' | 'sector',
    owner: s.cards[id]!.owner,
    energy: seats.map(seat => energyIcons(s, id, seat)),
    support: seats.map(seat => iconsByFaction(s, id, seat)),
    power: seats.map(seat => powerAt(s, seat, id)),
    controlledBy: seats.find(seat => controls(s, seat, id)) ?? -1,
    beneath: beneath(s, id).map(x => cardView(s, x, viewer)),
    cards: presentAt(s, id)
      .filter(x => s.cards[x]!.on < 0)
      .map(x => cardView(s, x, viewer)),
  };
}

function cardView(s: WarsState, id: CardId, viewer: Viewer): CardView {
  const card = s.cards[id]!;
  const def = DEFS[s.defs[id]!]!;
  const fights = def.unit || def.type === 'ship';
  const statistics = fights ? STATISTICS.map(which => statistic(s, id, which)) : NONE;
  const under = beneath(s, id);
  const on = stackedOn(s, id);
  return {
    id,
    card: def.id,
    title: def.title,
    type: def.type,
    owner: card.owner,
    controller: card.controller,
    statistics,
    why: whyOf(s, id, statistics, viewer),
    damaged: card.damaged === 1,
    inverted: card.inverted === 1,
    immune: fights && isImmune(s, id),
    beneath: under.length === 0 ? NONE : under.map(x => cardView(s, x, viewer)),
    stacked: on.length === 0 ? NONE : on.map(x => (knows(s, x, viewer) ? loose(s, x) : null)),
  };
}

const STATISTICS: readonly Statistic[] = ['power', 'tactics', 'defense'];
const NO_REASONS = {};

/** Returns the reasons why a card's statistics changed, by statistic. */
function whyOf(s: WarsState, id: CardId, statistics: readonly number[], viewer: Viewer): CardView['why'] {
  const { source } = DEFS[s.defs[id]!]!;
  let why: Partial<Record<Statistic, string>> | null = null;
  statistics.forEach((now, i) => {
    const which = STATISTICS[i]!;
    if (now === (source[which] ?? 0)) return;
    why ??= {};
    why[which] = tellReasons(reasonsFor(s, id, which, by => sourceName(s, id, by, viewer)));
  });
  return why ?? NO_REASONS;
}

/** Returns the name of the card that changes a number; `an effect` if the viewer may not know the card. */
function sourceName(s: WarsState, id: CardId, source: CardId, viewer: Viewer): string {
  if (source === id) return 'its own text';
  return source >= 0 && knows(s, source, viewer) ? DEFS[s.defs[source]!]!.title : 'an effect';
}

function loose(s: WarsState, id: CardId): LooseCard {
  const def = defOf(s, id);
  return {
    id,
    card: def.id,
    title: def.title,
    type: def.type,
    cost: def.source.cost ?? 0,
    destiny: def.source.destiny,
  };
}

/** Returns a pending thing with what all players know of it: its place and its targets. */
function pendingView(s: WarsState, item: Item): PendingView {
  const { at, place, aims, n, to } = item.l;
  const about: string[] = [];
  if (typeof at === 'number' && at >= 0) about.push(titleOf(s, at));
  if (item.kind === 'action' && item.self >= 0 && item.self !== at) about.push(titleOf(s, item.self));
  if (item.program === 'movement') about.push(`to ${titleOf(s, to)}`);
  if (item.program === 'activation') about.push(`${n} energy`);
  if (place) {
    if (place.on >= 0) about.push(`${defOf(s, item.self).unit ? 'aboard' : 'beneath'} ${titleOf(s, place.on)}`);
    else if (place.at >= 0) about.push(`at ${titleOf(s, place.at)}`);
  }
  for (const id of (aims ?? NONE) as readonly CardId[]) {
    const known = inPlay(s, id) || s.seats.some((_, seat) => pile(s, seat, LOST).includes(id));
    if (known) about.push(titleOf(s, id));
  }
  return {
    id: item.id,
    kind: item.kind,
    seat: item.you,
    name: item.name,
    card: item.kind === 'action' ? null : defOf(s, item.self).id,
    about,
  };
}

function battleView(s: WarsState): BattleView | null {
  const { battle } = s;
  if (battle === null) return null;
  const both = [0, 1];
  return {
    at: titleOf(s, battle.at),
    attacker: battle.attacker,
    step: battle.step,
    destiny: both.map(seat => battleDestiny(s, seat)),
    attrition: both.map(seat => attritionBy(s, seat)),
    power: both.map(seat => totalPower(s, seat)),
    winner: battle.winner,
    casualties: battle.casualties,
  };
}
