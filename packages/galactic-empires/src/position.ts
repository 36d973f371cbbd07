import { advance, BadInput, type CardId, push, type Seat } from '@orrery/kernel';
import { DEFS, defOf, idOf, LIBRARY, typeOf } from './card.ts';
import { galacticEmpires } from './game.ts';
import { noteExplored, putInForce } from './in-force.ts';
import { programs } from './language.ts';
import { takeForm } from './rules/empire/aqaaran.ts';
import { deal, emptyTable } from './rules/setup/new-match.ts';
import { heldBy, holds, takeControl } from './rules/table/control.ts';
import { strengthOf } from './rules/table/definitions.ts';
import { allInPlay } from './rules/table/stacks.ts';
import type { CardPlace, Position, SeatPosition } from './scenario/shape.ts';
import {
  ACCOMPLISHED,
  DECK,
  DISCARD,
  FLEET,
  type GeState,
  HAND,
  ORDERS,
  PHASES,
  PLAYS,
  RESERVE,
  zone,
} from './state.ts';

export type { CardPlace, Position, SeatPosition };

/** The card that fills piles without named cards. */
export const FILLER = 'T1 Large Asteroid';

/**
 * Returns the index of a card's definition by its name: `S4 Argonian Destroyer`, or only its title if it belongs to one card. @throws BadInput if
 * there is none
 */
export function defByName(name: string): number {
  const wanted = idOf(name);
  const found =
    LIBRARY.find(wanted) ??
    LIBRARY.all().find(
      d =>
        idOf(d.name) === wanted ||
        (d.source.subtitle !== undefined &&
          idOf(`${d.source.types.join('/')}${d.source.strength} ${d.source.subtitle}`) === wanted),
    ) ??
    LIBRARY.all().find(
      d => idOf(d.source.title) === wanted || (d.source.subtitle !== undefined && idOf(d.source.subtitle) === wanted),
    );
  if (found === undefined) throw new BadInput(`There is no Galactic Empires card "${name}".`);
  return found.index;
}

/**
 * Puts a card and the cards on it into play. Returns its number.
 * @param later what can be done once all cards are in play
 */
function lay(s: GeState, place: CardPlace, seat: Seat, at: Seat, on: CardId, later: (() => void)[]): CardId {
  const spec = typeof place === 'string' ? { card: place } : place;
  const whose = spec.by === undefined ? seat : spec.by - 1;
  const owner = spec.owner === undefined ? whose : spec.owner - 1;
  // a card under control stays where it lies, in the fleet of its player (ge/control/1)
  const holder = spec.control === undefined ? whose : spec.control - 1;
  for (const x of [whose, owner, holder])
    if (s.seats[x] === undefined) throw new BadInput(`There is no player ${x + 1} to own ${spec.card}.`);
  const id = deal(s, defByName(spec.card), owner, zone(holder, FLEET));
  if (spec.explored !== undefined) later.push(() => noteExplored(s, id, spec.explored!));
  s.clock++;
  Object.assign(s.cards[id]!, {
    controller: holder,
    player: owner,
    on,
    at: on >= 0 ? -1 : at,
    since: s.clock,
    turn: 0,
    engaged: spec.engaged === false ? 0 : 1,
    damage: spec.damage ?? 0,
    shieldDamage: spec.shieldDamage ?? 0,
    applied: spec.applied ?? 0,
    left: spec.left ?? -1,
    counter: spec.counter ?? 0,
    as: spec.as ?? 0,
    given: spec.given ?? [],
  });
  takeForm(s, id);
  if (defOf(s, id).source.nodes !== undefined && typeOf(s, id) === 'S')
    s.cards[id]!.emf = spec.emf ?? strengthOf(s, id);
  for (const x of spec.on ?? []) lay(s, x, seat, at, id, later);
  s.derived = null;
  return id;
}

/**
 * Sets up the table of a position, at its first question, with the facts from then on. By default the turn is late enough to be free of the limits of
 * the first two turns.
 * @param judge checks the position before anything happens; throws BadInput if the rules do not allow it
 * @throws BadInput if the position makes no sense
 */
export function setUp(p: Position, judge: (s: GeState) => void = () => {}): GeState {
  const s = emptyTable(p.seed ?? 1, p.seats.length);
  if (p.active !== undefined && p.active > p.seats.length)
    throw new BadInput(`There is no player ${p.active} to take the turn.`);
  s.lists = 'laid out';
  const phase = p.phase ?? 'play A';
  if (!PHASES.includes(phase))
    throw new BadInput(`There is no phase ${String(phase)}; the phases are ${PHASES.join(', ')}.`);
  s.turnOf = (p.active ?? 1) - 1;
  s.timeOrigin = p.originDamage ?? 0;
  s.phase = phase;
  const later: (() => void)[] = [];
  p.seats.forEach((seat, i) => {
    Object.assign(s.seats[i]!, {
      name: seat.name ?? '',
      empire: seat.empire ?? '',
      hq: seat.hq ?? 0,
      turns: seat.turns ?? 5,
      plays: seat.plays ?? PLAYS,
      slots: seat.slots ?? 12,
      order: ORDERS.indexOf(seat.order ?? 'always'),
    });
    for (const place of seat.fleet ?? []) lay(s, place, i, i, -1, later);
    for (const place of seat.timeOrigin ?? []) s.cards[lay(s, place, i, i, -1, later)]!.realm = 'time origin';
    s.derived = null;
    const fill = (kind: number, names: readonly string[]) => {
      for (const name of names.slice().reverse()) deal(s, defByName(name), i, zone(i, kind));
    };
    const { deck = 20 } = seat;
    fill(DECK, typeof deck === 'number' ? Array.from({ length: deck }, () => FILLER) : deck);
    fill(HAND, seat.hand ?? []);
    fill(DISCARD, seat.discard ?? []);
    fill(RESERVE, seat.reserve ?? []);
    fill(ACCOMPLISHED, seat.accomplished ?? []);
  });
  // a card that controls another has already taken it (ge/control/1)
  for (const id of allInPlay(s)) if (holds(s, id)) takeControl(s, heldBy(s, id), s.cards[id]!.controller);
  for (const note of later) note();
  for (const x of p.inForce ?? []) putInForce(s, x, defByName(x.card));
  s.turn = Math.max(...s.seats.map(seat => seat.turns)) * s.seats.length;
  const sets = LIBRARY.setsFor(s.defs.map(def => DEFS[def]!.id));
  if (sets.length > LIBRARY.first.length) s.sets = sets;
  judge(s);
  s.heard = [];
  push(s, programs.find('continue')!, s.turnOf, -1, { from: PHASES.indexOf(phase) });
  advance(galacticEmpires, s);
  return s;
}
