import { type CardId, EVERYBODY, type Seat, tellReasons, type ViewEnd, type Viewer } from '@orrery/kernel';
import { defOf, typeOf } from './card.ts';
import { knows, recalls, seers } from './knows.ts';
import { seatName, titleOf } from './names.ts';
import type { CardType, Points } from './printed.ts';
import { neededFor } from './rules/fire/volley.ts';
import { slotsUsed } from './rules/fleet/command.ts';
import { activeSystems } from './rules/fleet/system-names.ts';
import { type Event, eventAt, firepower } from './rules/play/events.ts';
import { standingPoints } from './rules/points/plan.ts';
import { needsOf } from './rules/points/requirements.ts';
import { armorLeft, currentStrength, shieldsLeft, shieldsOf, strengthOf } from './rules/table/definitions.ts';
import { placeAmongEqual } from './rules/table/labels.ts';
import { stacksAtOrigin } from './rules/table/realms.ts';
import { reasonsFor, type Statistic } from './rules/table/reasons.ts';
import { protectors } from './rules/table/sector-hq.ts';
import { cardsOn } from './rules/table/stacks.ts';
import { isOriginInUse } from './rules/time/time-origin.ts';
import { miniDeckOf } from './rules/turn/draw-phase.ts';
import {
  ACCOMPLISHED,
  DECK,
  DISCARD,
  FLEET,
  type GeState,
  HAND,
  HQ_STRENGTH,
  hasNetwork,
  inPlay,
  isPlace,
  ORIGIN_STRENGTH,
  type Phase,
  pile,
  RESERVE,
  seatOfHq,
  TABLE,
} from './state.ts';

/** A card in play, with the cards on it. */
export interface CardView {
  readonly id: CardId;
  /** the card's stable id, for finding its text */
  readonly card: string;
  readonly title: string;
  /** its number among equal cards of its fleet, as labels have it: 2 for the second; 1 for the first, and for a card that has no equal */
  readonly nth: number;
  readonly type: CardType;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly engaged: boolean;
  /** its strength, and the strength that is left */
  readonly strength: number;
  readonly left: number;
  /** shield points that are left, and all shield points */
  readonly shields: readonly [number, number];
  /** the strength of its field, -1 for a card without one */
  readonly emf: number;
  readonly armor: number;
  /** reasons why a number differs from the printed one, by the number's name: `C3 Engineer +2, damage −1` */
  readonly why: Readonly<Partial<Record<Statistic, string>>>;
  /** points applied to get rid of it */
  readonly applied: number;
  /** turns that it will still stay; -1 for no limit */
  readonly turns: number;
  /** its systems that have energy: `1 active maneuvering system` */
  readonly systems: readonly string[];
  /** true if it needs points to be engaged */
  readonly needs: boolean;
  /** the cards on or against it */
  readonly on: readonly CardView[];
}

/** A card outside play that the viewer may see. */
export interface LooseCard {
  readonly id: CardId;
  readonly card: string;
  readonly title: string;
  readonly type: CardType;
  readonly strength: number;
  /** true for a card marked R, which can be played as a reaction (ge/reaction/1) */
  readonly reaction: boolean;
}

/** A player's side of the table as a viewer sees it. */
export interface SeatView {
  readonly id: Seat;
  readonly seat: Seat;
  readonly name: string;
  readonly empire: string;
  readonly out: boolean;
  /** true if it has a Psy Network where others have a Sector HQ (ge/empire-psy/2) */
  readonly network: boolean;
  /** the points that the Sector HQ or the Psy Network has left */
  readonly headquarters: number;
  readonly turns: number;
  readonly plays: number;
  readonly slots: readonly [used: number, all: number];
  /** true while a card protects the Sector HQ or the Psy Network */
  readonly protected: boolean;
  readonly deck: number;
  /** cards in the mini deck; one more is drawn from it each turn (H7 Time Tornado) */
  readonly mini: number;
  readonly hand: number;
  /** the cards of the hand that the viewer sees, or has seen and still knows */
  readonly cards: readonly LooseCard[];
  readonly reserve: readonly (LooseCard | null)[];
  readonly discard: readonly LooseCard[];
  readonly accomplished: readonly LooseCard[];
  /** the stacks at this fleet: its own, and those that others have played against it */
  readonly fleet: readonly CardView[];
}

/** A volley. While it is being made only its player sees it. After it is fired, others may still react. */
export interface VolleyView {
  /** the player who fires */
  readonly seat: Seat;
  /** the target; -1 for a Sector HQ, a Psy Network, and the time origin */
  readonly card: CardId;
  /** the player that it is aimed at: the owner of the Sector HQ, or the controller of the card; -1 for the time origin */
  readonly at: Seat;
  /** the cards that fire in it; empty while it is being made */
  readonly from: readonly CardId[];
  /** its points; 0 while it is being made */
  readonly points: number;
  /** the points that destroy its target */
  readonly needed: number;
}

/** The time origin, a place of all players (ge/time-origin/1). */
export interface TimeOriginView {
  /** the points that it has left */
  readonly left: number;
  /** the stacks there, of all players */
  readonly cards: readonly CardView[];
}

/** Everything that a viewer may see of the table. */
export interface Table {
  readonly viewer: Viewer;
  readonly turn: number;
  readonly turnOf: Seat;
  readonly phase: Phase;
  readonly order: readonly Seat[];
  readonly seats: readonly SeatView[];
  /** the time origin, while a card is there or it has damage; null for nothing to show */
  readonly timeOrigin: TimeOriginView | null;
  /** cards that are being played */
  readonly underWay: readonly LooseCard[];
  /** the volleys that have not reached their target yet, the first first */
  readonly volleys: readonly VolleyView[];
  /** the points that the viewer's fleet generates as it stands; none for a spectator */
  readonly makes: Points;
}

export type View = Table & ViewEnd;

function cardView(s: GeState, id: CardId): CardView {
  const card = s.cards[id]!;
  const left = currentStrength(s, id);
  const standing = shieldsLeft(s, id);
  const armor = armorLeft(s, id);
  return {
    id,
    card: defOf(s, id).id,
    title: titleOf(s, id),
    nth: placeAmongEqual(s, id),
    type: typeOf(s, id),
    owner: card.owner,
    controller: card.controller,
    engaged: card.engaged === 1,
    strength: strengthOf(s, id),
    left,
    shields: [standing, shieldsOf(s, id)],
    emf: card.emf,
    armor,
    why: whyOf(s, id, { strength: left, shields: standing, armor }),
    applied: card.applied,
    turns: card.left,
    systems: activeSystems(s, id),
    needs: needsOf(s, id) !== null,
    on: cardsOn(s, id).map(x => cardView(s, x)),
  };
}

const NO_REASONS = {};
const NO_POINTS: Points = {};

/** Returns the reasons for changed numbers of a card, by number. Cards on the table are public (ge/discard-pile). */
function whyOf(s: GeState, id: CardId, now: Readonly<Record<Statistic, number>>): CardView['why'] {
  const { source } = defOf(s, id);
  let why: Partial<Record<Statistic, string>> | null = null;
  for (const which in now) {
    const key = which as Statistic;
    if (now[key] === (source[key] ?? 0)) continue;
    why ??= {};
    why[key] = tellReasons(reasonsFor(s, id, key, from => sourceName(s, id, from)));
  }
  return why ?? NO_REASONS;
}

/** Returns the name of the card that changes a number, or `an effect` if that card is now in a place that not everybody sees. */
const sourceName = (s: GeState, id: CardId, source: CardId): string =>
  source === id ? 'its own text' : source >= 0 && seers(s, source) === EVERYBODY ? titleOf(s, source) : 'an effect';

const loose = (s: GeState, id: CardId): LooseCard => ({
  id,
  card: defOf(s, id).id,
  title: titleOf(s, id),
  type: defOf(s, id).source.types[0]!,
  strength: defOf(s, id).source.strength,
  reaction: defOf(s, id).source.reaction === true,
});

/** Returns a volley in progress. While it is being made, only its player sees it. */
function volleyAt(s: GeState, e: Event | null, viewer: Viewer): VolleyView[] {
  if (e === null || e.kind !== 'volley' || e.stopped === true) return [];
  const { by, on, fire, shots = [] } = e;
  const made = fire !== undefined;
  if (!made && viewer !== by && viewer !== 'all') return [];
  const hq = seatOfHq(on);
  if (!isPlace(on) && !inPlay(s, on)) return [];
  return [
    {
      seat: by,
      card: isPlace(on) ? -1 : on,
      at: isPlace(on) ? hq : s.cards[on]!.controller,
      from: [...new Set(shots.map(({ card }) => card))],
      points: made ? firepower(fire) : 0,
      needed: neededFor(s, on),
    },
  ];
}

/** Returns everything that a viewer may see of the table, by an allow-list. */
export function tableView(s: GeState, viewer: Viewer): Table {
  const bases: CardId[][] = s.seats.map(() => []);
  for (let seat = 0; seat < s.seats.length; seat++)
    for (const id of pile(s, seat, FLEET)) {
      const { on, at, realm } = s.cards[id]!;
      if (on < 0 && realm === 'fleet') bases[at < 0 ? seat : at]!.push(id);
    }
  const open = (ids: readonly CardId[]): LooseCard[] => ids.flatMap(id => (knows(s, id, viewer) ? [loose(s, id)] : []));
  return {
    viewer,
    turn: s.turn,
    turnOf: s.turnOf,
    phase: s.phase,
    order: s.order,
    seats: s.seats.map((seat, i) => ({
      id: i,
      seat: i,
      name: seatName(s, i),
      empire: seat.empire,
      out: seat.out,
      network: hasNetwork(s, i),
      headquarters: Math.max(0, HQ_STRENGTH - seat.hq),
      turns: seat.turns,
      plays: seat.plays,
      slots: [slotsUsed(s, i), seat.slots],
      protected: protectors(s, i).length > 0,
      deck: pile(s, i, DECK).length,
      mini: miniDeckOf(s, i).length,
      hand: pile(s, i, HAND).length,
      cards: pile(s, i, HAND).flatMap(id => (recalls(s, id, viewer) ? [loose(s, id)] : [])),
      reserve: pile(s, i, RESERVE).map(id => (knows(s, id, viewer) ? loose(s, id) : null)),
      discard: open(pile(s, i, DISCARD)),
      accomplished: open(pile(s, i, ACCOMPLISHED)),
      fleet: bases[i]!.map(id => cardView(s, id)),
    })),
    timeOrigin: isOriginInUse(s)
      ? { left: ORIGIN_STRENGTH - s.timeOrigin, cards: stacksAtOrigin(s).map(id => cardView(s, id)) }
      : null,
    underWay: open(s.seats.flatMap((_, i) => [...pile(s, i, TABLE)])),
    volleys: s.stack.flatMap((_, height) => volleyAt(s, eventAt(s, height), viewer)),
    makes: typeof viewer === 'number' && s.seats[viewer]?.out === false ? standingPoints(s, viewer) : NO_POINTS,
  };
}
