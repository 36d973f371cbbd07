import type { Ref, Test } from '@orrery/kernel';
import { typeOf } from '../../card.ts';
import { that, v } from '../../language.ts';
import type { PointKind } from '../../printed.ts';
import { HAS_MOVED } from '../../rules/fleet/ship-movement.ts';
import { outputOf } from '../../rules/fleet/terrain.ts';
import { requiredOf } from '../../rules/points/requirements.ts';
import { isUnit, shieldsLeft } from '../../rules/table/definitions.ts';
import { works } from '../../rules/texts/static-texts.ts';
import type { GeState } from '../../state.ts';
import { again } from '../dragons.ts';
import { ofOthers } from '../filters.ts';
import { hostOf } from '../refs.ts';

// Words for dragons, and for what keeps them supplied

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
/** True if a card has no shield point left. */
export const shieldsGone = v.test<[Ref]>(
  'shieldsGone',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => read(s, f) >= 0 && shieldsLeft(s, read(s, f)) === 0;
  },
  (t, card) => `${t.ref(card)} has no shield point left`,
);
