// Ship movement: to terrain of the own fleet, into space, and against other players' terrain (ge/ship-movement, ge/card-locations/2).
import {
  type CardId,
  type Menu,
  type Option,
  option,
  ownCard,
  planned,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { defOf, KIND, typeOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { strengthAs } from '../../printed.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { homeOf } from '../empire/filarian.ts';
import { moved } from '../table/cards-in-play.ts';
import { isCombined, isShip, strengthOf } from '../table/definitions.ts';
import { cardLabel, cardNote } from '../table/labels.ts';
import { isElsewhere } from '../table/realms.ts';
import { allInPlay, cardsOn } from '../table/stacks.ts';
import { forget } from '../texts/standing.ts';
import { eachStatic, isUnder, stands } from '../texts/static-texts.ts';

const ONE_MOVE = refuse('ge/ship-movement/1', 'A ship can move only once in each Allocation Phase.');
const BESIEGED = refuse('ge/ship-movement/4', 'Another player’s stronger ship at that terrain keeps yours away.');
const DEFENDED = refuse('ge/ship-movement/3', 'A ship on that terrain keeps yours away. It is at least as strong.');

/** True for a ship on a terrain. */
const isShipThere = (s: GeState, id: CardId): boolean => isShip(s, id) && !isCombined(s, id);

/** Returns the rule that keeps a ship from its own player's terrain, or null: a stronger ship is against that terrain (ge/ship-movement/4). */
export function judgeDefence(s: GeState, ship: CardId, terrain: CardId): Refusal | null {
  const { controller } = s.cards[terrain]!;
  for (const id of cardsOn(s, terrain))
    if (s.cards[id]!.controller !== controller && isShipThere(s, id) && strengthOf(s, id) > strengthOf(s, ship))
      return BESIEGED;
  return null;
}

/** Returns the rule that keeps a ship from another player's terrain, or null: a ship on it is at least as strong (ge/ship-movement/3). */
export function judgeAttack(s: GeState, ship: CardId, terrain: CardId): Refusal | null {
  const { controller } = s.cards[terrain]!;
  for (const id of cardsOn(s, terrain))
    if (s.cards[id]!.controller === controller && isShipThere(s, id) && strengthOf(s, id) >= strengthOf(s, ship))
      return DEFENDED;
  return null;
}

/**
 * A ship moves to terrain of its own or another player. Ships of the other side that it drives off go to space. An attacker stays at the fleet that
 * it was against, where it protects nothing (ge/ship-movement/5, ge/ship-movement/6). A defender goes to its own fleet (ge/ship-movement/7).
 */
export function goTo(s: GeState, ship: CardId, terrain: CardId): void {
  const { controller } = s.cards[terrain]!;
  const there = cardsOn(s, terrain).filter(id => isShipThere(s, id));
  const own = there.filter(id => s.cards[id]!.controller === controller);
  const against = there.filter(id => s.cards[id]!.controller !== controller);
  const came = strengthOf(s, ship);
  moved(s, { card: ship, on: terrain, at: -1 });
  // a unit that becomes a base now has come as a ship (ge/empire-aqaaran/3)
  const n = isShip(s, ship) ? strengthOf(s, ship) : came;
  if (s.cards[ship]!.controller === controller) {
    for (const id of against) if (strengthOf(s, id) <= n) moved(s, { card: id, on: -1, at: controller });
  } else for (const id of own) if (strengthOf(s, id) < n) moved(s, { card: id, on: -1, at: controller });
}

/** The bit of `used` of a ship that has moved by its text this turn. Like uses of functions, it ends when the turn begins. */
export const HAS_MOVED = 1 << 29;

/** A ship has moved by its text, which may stop it from doing more this turn (D8 Surface Dragoness). */
const relocated = facts.define<{ card: CardId }>('relocated', {
  aside: true,
  apply(s, x) {
    ownCard(s, x.card).used |= HAS_MOVED;
    forget(s);
  },
  show: { card: 'card' },
  say: () => '',
});

/** Returns the terrain that a ship can move to by its text, or null if no text limits it. */
function ownWays(s: GeState, ship: CardId): CardId[] | null {
  if (!stands(s, KIND['moves to'])) return null;
  let out: CardId[] | null = null;
  eachStatic(
    s,
    KIND['moves to'],
    (st, f) => {
      out = allInPlay(s).filter(id => typeOf(s, id) === 'T' && !isCombined(s, id) && st.of!(s, id, f));
    },
    ship,
  );
  return out;
}

/** Returns the rule that keeps a ship from a terrain, or null. */
const judgeMove = (s: GeState, ship: CardId, terrain: CardId): Refusal | null =>
  s.cards[terrain]!.controller === s.cards[ship]!.controller
    ? judgeDefence(s, ship, terrain)
    : judgeAttack(s, ship, terrain);

/**
 * Returns the ships of a player that may move: ships in space or on anybody's terrain. Units that are bases on terrain and ships in space count too
 * (ge/empire-aqaaran/3).
 */
const movable = (s: GeState, seat: Seat): CardId[] =>
  pile(s, seat, FLEET).filter(id => {
    if (!(isShip(s, id) || defOf(s, id).forms !== null) || isCombined(s, id) || isUnder(s, KIND['stays put'], id))
      return false;
    // there is no movement at the time origin, and none out of it (ge/time-origin/11)
    if (isElsewhere(s, id)) return false;
    const { on } = s.cards[id]!;
    return on < 0 || typeOf(s, on) === 'T';
  });

const menu: Menu<GeState> = {
  name: 'movement',
  list(s, f) {
    const ships = movable(s, f.you);
    if (ships.length === 0) return [];
    const terrain = pile(s, f.you, FLEET).filter(
      id => typeOf(s, id) === 'T' && s.cards[id]!.on < 0 && s.cards[id]!.at === f.you,
    );
    const out: Option[] = [];
    for (const id of ships) {
      const { on, at, player } = s.cards[id]!;
      const ways = ownWays(s, id);
      if (ways !== null) {
        for (const to of ways) if (to !== on && judgeMove(s, id, to) === null) out.push(option('move', id, to));
        continue;
      }
      if (on >= 0 || (at !== f.you && at !== player)) out.push(option('space', id));
      for (const to of terrain) if (to !== on && judgeDefence(s, id, to) === null) out.push(option('move', id, to));
    }
    return out;
  },
  label: (s, _f, o, seat) =>
    o.verb === 'space'
      ? brief(`${cardLabel(s, o.a, seat)} moves into space`)
      : brief(`${cardLabel(s, o.a, seat)} moves to ${cardLabel(s, o.b, seat)}`),
  prompt: () => 'Do you move ships?',
  stakes: () =>
    'A ship can move to your terrain or into space. Freighters and tugs help their terrain. Other ships rarely need to move.',
  rule: 'ge/ship-movement/1',
  note: (s, _f, o, seat) => {
    const { forms, source } = defOf(s, o.a);
    if (forms === null) return cardNote(s, o.a, seat);
    return o.verb === 'move'
      ? `there it is a base of strength ${strengthAs(source, forms.base)}`
      : `there it is a ship of strength ${strengthAs(source, forms.ship)}`;
  },
  card: (s, _f, o) => titleOf(s, o.a),
  judge: (s, f, _seat, wish) =>
    wish.verb === 'move' && wish.b >= 0 && movable(s, f.you).includes(wish.a) ? judgeMove(s, wish.a, wish.b) : null,
};

/** Moves ships in the Record Keeping Step. One answer contains all moves (ge/allocation-phase/4, ge/ship-movement/1). */
export const movement = planned(v, 'ships move', {
  who: (_s, f) => f.you,
  menu,
  goesOn: s => s.result === null,
  once: true,
  max: () => 99,
  check: (_s, _f, _seat, picks) => (new Set(picks.map(o => o.a)).size < picks.length ? ONE_MOVE : null),
  act: (s, _f, o) => {
    const byText = ownWays(s, o.a) !== null;
    if (o.verb === 'move') goTo(s, o.a, o.b);
    else moved(s, { card: o.a, on: -1, at: homeOf(s, o.a) });
    if (byText) relocated(s, { card: o.a });
  },
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/table/sector-hq.ts: ge/ship-movement/2
