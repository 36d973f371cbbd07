import {
  type Amount,
  type CardId,
  type Frame,
  many,
  ownCard,
  ownFrame,
  type Ref,
  type Seat,
  type Test,
} from '@orrery/kernel';
import { typeOf } from '../card.ts';
import { facts, that, v } from '../language.ts';
import type { PointKind } from '../printed.ts';
import { HAS_MOVED } from '../rules/fleet/ship-movement.ts';
import { outputOf } from '../rules/fleet/terrain.ts';
import { requiredOf } from '../rules/points/requirements.ts';
import { isUnit } from '../rules/table/definitions.ts';
import { works } from '../rules/texts/static-texts.ts';
import { type GeState, inPlay } from '../state.ts';
import { ofOthers } from './filters.ts';
import { hostOf } from './refs.ts';

// Words for the texts of dragons and of abilities on dragons

/** Makes the play that a trigger has noticed happen once more. `alike`: as a second card, which does not make it last longer. */
function again(s: GeState, f: Frame, alike: boolean): void {
  const at = s.stack.findIndex(x => x.l.kind === 'play' && x.l.card === f.l.fact?.card);
  if (at < 0) return;
  const { l } = ownFrame(s, at);
  Object.assign(l, { twice: (l.twice ?? 0) + 1, alike: (l.alike ?? 0) + (alike ? 1 : 0) });
}
/** Makes a hazard or another card that you have just played work twice. */
export const playWorksTwice = v.effect(
  'playWorksTwice',
  () => (s, f) => again(s, f, true),
  () => 'use it twice, as if two such cards were played',
  { means: [['you', 4]] },
)();
/** Doubles a card that is being played: its effect comes twice, and it lasts twice as long (L1 Unlucky Crew Action). */
export const playIsDoubled = v.effect(
  'playIsDoubled',
  () => (s, f) => again(s, f, false),
  () => 'it works twice',
  { means: [['you', 4]] },
)();

/** Fits terrain that generates the points printed on this card as its needs, whatever this card takes of them. */
export const suppliesIt = v.filter(
  'suppliesIt',
  () => (s, id, f) => {
    if (typeOf(s, id) !== 'T') return false;
    const made = outputOf(s, id, (_s, x) => x !== f.self && works(s, x));
    return Object.entries(requiredOf(s, f.self)).every(([kind, n]) => (made[kind as PointKind] ?? 0) >= n);
  },
  t => ({ that: `generates the points printed on ${t.ref('self')}` }),
)();

/** Fits the terrain that this card is on, and the ships and bases on it. */
export const onItsGround = v.filter(
  'onItsGround',
  () => (s, id, f) => {
    const on = hostOf(s, f);
    return on >= 0 && (id === on || (s.cards[id]!.on === on && isUnit(s, id)));
  },
  t => ({ certain: true, noun: `${t.ref('host')}, and ships and bases on it` }),
  { named: true },
)();

/** True while this card is on no terrain of another player that supplies it. */
export const unsupplied = v.test(
  'unsupplied',
  c => {
    const fits = c.filter(that(ofOthers, suppliesIt));
    return (s, f) => {
      const { on } = s.cards[f.self]!;
      return on < 0 || !fits(s, on, f);
    };
  },
  t => `${t.ref('self')} is on no such terrain`,
)();

/** True on the turn on which this ship has moved by its text. */
export const hasMoved = v.test(
  'hasMoved',
  () => (s, f) => (s.cards[f.self]!.used & HAS_MOVED) !== 0,
  t => `${t.ref('self')} has moved this turn`,
)();

/** True while a reaction to a volley that this card fires in is under way (D1 Phase Dragoness). */
export const fireIsAnswered: Test = v.test(
  'fireIsAnswered',
  () => (s: GeState, f) =>
    s.stack.some(
      ({ l }, at) =>
        l.kind === 'volley' &&
        (l.shots as readonly { card: number }[] | undefined)?.some(x => x.card === f.self) === true &&
        s.stack.slice(at + 1).some(x => x.l.event === at),
    ),
  t => `a reaction to the fire of ${t.ref('self')} is under way`,
  t => `no reaction to the fire of ${t.ref('self')} is under way`,
)();

/** Damage to the structure of a card is repaired, including card damage and damage that repair points cannot repair. */
const restored = facts.define<{ card: CardId; seat: Seat; n: number }>('restored', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    card.damage -= x.n;
    card.lasting = Math.min(card.lasting, card.damage);
  },
  unsettles: true,
  show: { card: 'card', seat: 'seat', n: 'plain' },
  say: (n, x) => `${many(x.n!, 'point')} of damage to ${n.card} ${x.n === 1 ? 'is' : 'are'} repaired.`,
});

/** Repairs a number of points of damage to the structure of a card, whatever caused them. */
export const restore = v.effect(
  'restore',
  (c, card: Ref, n: Amount) => {
    const [read, points] = [c.ref(card), c.amount(n)];
    return (s, f) => {
      const id = read(s, f);
      const k = id < 0 || !inPlay(s, id) ? 0 : Math.min(s.cards[id]!.damage, points(s, f));
      if (k > 0) restored(s, { card: id, seat: f.you, n: k });
    };
  },
  (t, card, n) => `repair ${t.amount(n)} damage on ${t.ref(card)}, that of cards included`,
  (card, n) => ({ means: [[card, typeof n === 'number' ? n : 2]] }),
);
