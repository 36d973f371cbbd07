// Krebiz cruisers and capsules: a ship separates in two, and its damage and cards are divided (ge/empire-krebiz).
import {
  addCard,
  askStep,
  type CardId,
  type Compiler,
  type Frame,
  type Menu,
  many,
  option,
  ownCard,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { defOf, type Side, sideOf, typeOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { FLEET, type GeState, inPlay, pile, restingCard, zone } from '../../state.ts';
import { slotsFor, slotsOf, slotsUsed } from '../fleet/command.ts';
import { isKrebiz, NO_PLAYS, NOT_YOURS, SEPARATED } from '../fleet/joined-ships.ts';
import { playsChanged } from '../play/card-plays.ts';
import { HEAVY, heavyOf } from '../points/uses.ts';
import { moved } from '../table/cards-in-play.ts';
import { combined, isCombined, shieldsOf, strengthOf } from '../table/definitions.ts';
import { cardLabel } from '../table/labels.ts';
import { cardsOn } from '../table/stacks.ts';
import { forget } from '../texts/standing.ts';
import { verb } from '../verbs.ts';

const NO_PART = refuse('ge/empire-krebiz/7', 'That card has no parts to separate.');

const NO_SLOT = refuse('ge/empire-krebiz/10', 'You do not have enough command slots for two ships.');

const WRECK = refuse('ge/empire-krebiz/9', 'You cannot divide its damage without destroying a part.');

/** The capsule of a combination is laid beside it, as a card that stands for half of it (ge/empire-krebiz/14). */
const laid = facts.define<{ card: CardId }>('laid', {
  aside: true,
  apply(s, x) {
    layStandIn(s, x.card);
    forget(s);
  },
  show: { card: 'card' },
  say: () => '',
});

/** The names of the parts of a combination, by the number of the part that is in play. */
const PARTS: readonly (string | undefined)[] = [undefined, 'cruiser', 'capsule'];

/** A ship separates in two. `standIn` is true if the part is a new card that stands for half of the old one. */
export const separated = facts.define<{
  card: CardId;
  part: CardId;
  seat: Seat;
  standIn: boolean;
  damage: number;
  shieldDamage: number;
  /** for two cards of one title: the numbers of the part and of the whole, which tell them apart */
  alike?: readonly [part: number, whole: number];
}>('separated', {
  deed: true,
  apply(s, x) {
    const whole = ownCard(s, x.card);
    whole.used |= SEPARATED;
    const part = ownCard(s, x.part);
    part.used |= SEPARATED;
    whole.damage -= x.damage;
    part.damage += x.damage;
    whole.shieldDamage -= x.shieldDamage;
    part.shieldDamage += x.shieldDamage;
    forget(s);
  },
  unsettles: true,
  show: { card: 'card', part: 'card', seat: 'seat', damage: 'plain', shieldDamage: 'plain', alike: 'plain' },
  say(n, x) {
    if (x.standIn) return `${n.seat} separates ${n.card} into its two parts.`;
    if (x.alike === undefined) return `${n.seat} separates ${n.part} from ${n.card}.`;
    const [part, whole] = x.alike.map(as => PARTS[as]);
    if (part === undefined || whole === undefined) return `${n.seat} separates one ${n.part} from another.`;
    return `${n.seat} separates the ${part} of one ${n.part} from the ${whole} of another.`;
  },
});

/** Lays the capsule of a combination on its own, as a card that stands for it, and divides ammunition and shots. */
function layStandIn(s: GeState, id: CardId): void {
  const whole = ownCard(s, id);
  const { owner: _o, zone: _z, known: _k, own: _own, ...rest } = whole;
  const at = zone(whole.controller, FLEET);
  const all = heavyOf(s, id);
  whole.as = 1;
  s.clock++;
  const part = addCard(
    s,
    {
      ...restingCard(s.own, whole.owner, at),
      ...rest,
      known: whole.known,
      as: 2,
      since: s.clock,
      on: id,
      at: -1,
      damage: 0,
      shieldDamage: 0,
      lasting: 0,
      standIn: 1,
    },
    s.defs[id]!,
  );
  const zones = s.zones.slice();
  zones[at] = [...zones[at]!, part];
  s.zones = zones;
  const own = heavyOf(s, id);
  for (let i = 0; i < all.length; i++) {
    const [given, fired] = [whole.given[HEAVY + i] ?? 0, whole.fired[1 + i] ?? 0];
    const most = own.find(w => w.name === all[i]!.name)?.count ?? 0;
    share(s, part, 'given', HEAVY + i, Math.max(0, given - most));
    share(s, id, 'given', HEAVY + i, Math.min(given, most));
    share(s, part, 'fired', 1 + i, Math.max(0, fired - most));
    share(s, id, 'fired', 1 + i, Math.min(fired, most));
  }
  const [mine] = defOf(s, id).source.parts!;
  const shots = whole.fired[0] ?? 0;
  share(s, part, 'fired', 0, Math.max(0, shots - (mine.phasers ?? 0)));
  share(s, id, 'fired', 0, Math.min(shots, mine.phasers ?? 0));
}

function share(s: GeState, id: CardId, what: 'given' | 'fired', at: number, n: number): void {
  const card = ownCard(s, id);
  const list = card[what].slice();
  while (list.length <= at) list.push(0);
  list[at] = n;
  card[what] = list;
}

/** True for a ship that joins others and can also be alone. */
const mayBeAlone = ({ joins, on }: Side): boolean => joins !== null && typeof on !== 'function';

/**
 * Returns the part of a combined ship that can leave: the last ship that joined, or the capsule of a combination. The capsule gets its number when it
 * is laid.
 */
export function parting(
  s: GeState,
  id: CardId,
): { readonly whole: CardId; readonly part: CardId; readonly standIn: boolean } | null {
  // what only another card lets join a ship, and what cannot be alone, stays with it
  if (isCombined(s, id) && mayBeAlone(sideOf(s, id))) return { whole: s.cards[id]!.on, part: id, standIn: false };
  if (defOf(s, id).source.parts !== undefined && s.cards[id]!.as === 0)
    return { whole: id, part: s.cards.length, standIn: true };
  return null;
}

/** Returns how damage can be divided: the least and the most for the part that leaves, so that neither part is destroyed (ge/empire-krebiz/9). */
function division(s: GeState, id: CardId): { damage: readonly [number, number]; shields: readonly [number, number] } {
  const p = parting(s, id)!;
  const { damage, shieldDamage } = s.cards[p.whole]!;
  const parts = defOf(s, p.whole).source.parts;
  const all = [strengthOf(s, p.whole), shieldsOf(s, p.whole)] as const;
  const mine: readonly [number, number] = p.standIn
    ? [parts![1].strength, parts![1].shields ?? 0]
    : [combined(s, p.part).reduce((n, x) => n + (x === p.part ? strengthOf(s, x) : 0), 0), shieldsOf(s, p.part)];
  return {
    damage: [Math.max(0, damage - (all[0] - mine[0] - 1)), Math.min(damage, mine[0] - 1)],
    shields: [Math.max(0, shieldDamage - (all[1] - mine[1])), Math.min(shieldDamage, mine[1])],
  };
}

/** Returns the additional command slots that the two ships need after separation. */
export function slotsToPart(s: GeState, id: CardId): number {
  const p = parting(s, id)!;
  const strength = p.standIn ? defOf(s, id).source.parts![1].strength : strengthOf(s, p.part);
  return slotsFor(strength) + slotsFor(strengthOf(s, p.whole) - strength) - slotsOf(s, p.whole);
}

/**
 * Returns the rule that stops a player from separating this part or combination, or null (ge/empire-krebiz/7, ge/empire-krebiz/10,
 * ge/empire-clydon/4).
 * @param slots the command slots that they have
 */
export function judgeParting(s: GeState, seat: Seat, id: CardId, slots: number = s.seats[seat]!.slots): Refusal | null {
  if (!inPlay(s, id) || s.cards[id]!.controller !== seat) return NOT_YOURS;
  const p = parting(s, id);
  if (p === null) return NO_PART;
  if (s.seats[seat]!.plays < 1) return NO_PLAYS;
  const more = slotsToPart(s, id);
  if (more > 0 && slotsUsed(s, seat) + more > slots) return NO_SLOT;
  const { damage, shields } = division(s, id);
  return damage[0] > damage[1] || shields[0] > shields[1] ? WRECK : null;
}

verb({
  name: 'separate',
  procedure: 'separate ships',
  list(s, seat, out) {
    for (const id of pile(s, seat, FLEET)) {
      const side = sideOf(s, id);
      if ((side.joins !== null || defOf(s, id).source.parts !== undefined) && judgeParting(s, seat, id) === null)
        out.push(option('separate', id));
    }
  },
  judge: (s, seat, a) => judgeParting(s, seat, a),
  label: (s, a, _b, seat) =>
    brief(
      isCombined(s, a) && s.cards[a]!.standIn === 0
        ? `Separate ${titleOf(s, a)} from ${cardLabel(s, s.cards[a]!.on, seat)}`
        : `Separate the parts of ${cardLabel(s, isCombined(s, a) ? s.cards[a]!.on : a, seat)}`,
    ),
  note: () => 'costs 1 Card Play; each part becomes a ship',
});

/** Asks how much damage goes with the part that leaves, if there is a choice. */
function askShare(c: Compiler<GeState>, what: 'damage' | 'shields'): void {
  const menu: Menu<GeState> = {
    name: 'number',
    list(s, f) {
      const [least, most] = division(s, f.l.a)[what];
      return Array.from({ length: most - least + 1 }, (_, i) => option('number', least + i));
    },
    label: (_s, _f, o) => `Move ${many(o.a, 'point')}`,
    prompt: () =>
      `How much damage to its ${what === 'damage' ? 'structure' : 'shields'} goes with the part that leaves?`,
    stakes: () => 'The rest stays on the other part. The damage must not destroy a part.',
    rule: 'ge/empire-krebiz/9',
  };
  c.step(
    askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
      f.l[what] = picks[0]![0]?.a ?? 0;
    }),
  );
}

/** Lists the cards on a ship, other than its parts, that can go with the part that leaves (ge/empire-krebiz/8). */
const baggage = (s: GeState, f: Frame): CardId[] =>
  isKrebiz(s, f.l.whole) ? cardsOn(s, f.l.whole).filter(x => x !== f.l.part && !isCombined(s, x)) : [];

const baggageMenu: Menu<GeState> = {
  name: 'goes along',
  list: (s, f) => baggage(s, f).map(id => option('card', id)),
  label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
  prompt: (s, f) => `Which cards on ${titleOf(s, f.l.whole)} go with the part that leaves?`,
  stakes: () => 'All other cards stay with the other part.',
  rule: 'ge/empire-krebiz/8',
  card: (s, _f, o) => titleOf(s, o.a),
};

v.procedure(
  'separate ships',
  v.flow(
    'a ship parts in two',
    c => {
      askShare(c, 'damage');
      askShare(c, 'shields');
      c.step({
        op: 'do',
        act: (s, f) => {
          const p = parting(s, f.l.a)!;
          Object.assign(f.l, { whole: p.whole, part: p.part });
          playsChanged(s, { seat: f.you, n: -1 });
          if (p.standIn) laid(s, { card: p.whole });
          separated(s, {
            card: p.whole,
            part: p.part,
            seat: f.you,
            standIn: p.standIn,
            damage: f.l.damage,
            shieldDamage: f.l.shields,
            ...(s.defs[p.part] === s.defs[p.whole] ? { alike: [s.cards[p.part]!.as, s.cards[p.whole]!.as] } : {}),
          });
          moved(s, { card: p.part, on: placeOf(s, p.whole), at: f.you });
        },
      });
      c.step(
        askStep(
          { who: (_s, f) => [f.you], menu: baggageMenu, min: () => 0, max: (s, f) => baggage(s, f).length },
          (s, f, picks) => {
            for (const o of picks[0]!) moved(s, { card: o.a, on: f.l.part, at: -1 });
          },
        ),
      );
    },
    () => '',
  )(),
);

/** Returns the terrain of a ship if the part stays there with it; -1 in space. */
const placeOf = (s: GeState, whole: CardId): CardId => {
  const { on } = s.cards[whole]!;
  return on >= 0 && typeOf(s, on) === 'T' ? on : -1;
};

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile/card.ts: ge/empire-krebiz/4
// - decks/copies.ts: ge/empire-krebiz/2
// - printed.ts: ge/empire-krebiz/1
// - rules/empire/krebiz-components.ts: ge/empire-krebiz/12
// - rules/fleet/joined-ships.ts: ge/empire-krebiz/6, ge/empire-krebiz/11
// - rules/play/playing.ts: ge/empire-krebiz/5
// - words/expansions/parts.ts: ge/empire-krebiz/3
