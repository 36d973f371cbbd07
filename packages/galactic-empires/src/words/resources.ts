import { type Amount, articled, type Filter, type List, type Ref, type Teller, type Test } from '@orrery/kernel';
import { defOf, type StaticSource } from '../card.ts';
import { v } from '../language.ts';
import { mend } from '../rules/allocation.ts';
import { discard, moved } from '../rules/cards-in-play.ts';
import { cardDamage } from '../rules/damage.ts';
import { eventFrame } from '../rules/events.ts';
import { allInPlay, locationOf } from '../rules/standing.ts';
import { empireOf, isShip } from '../rules/statistics.ts';
import { magnifiedBy } from '../rules/weapons.ts';
import { inPlay } from '../state.ts';
import { noun } from './filters.ts';
import { happening } from './happenings.ts';
import { hostOf } from './refs.ts';
import { object, subject, tells } from './statics.ts';

// What terrain and bases say: points, durations, what stands before what

/** The turns that this card still lasts, the present one included. */
export const turnsToGo = v.amount(
  'turnsToGo',
  () => (s, f) => Math.max(0, s.cards[f.self]!.left) + 1,
  () => 'as much as its turns left, this one included, in',
)();
/** The points of damage on this card. */
export const damageOn = v.amount(
  'damageOn',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : s.cards[read(s, f)]!.damage);
  },
  (t, card) => `the damage on ${t.ref(card)}`,
);

/** A player has allocated his points. */
export const pointsAllocated = happening(
  'pointsAllocated',
  'generated',
  (c, of: Ref) => {
    const read = c.ref(of);
    return (s, f) => f.l.fact.seat === read(s, f);
  },
  (t, of) => `after ${t.own(of, 'points')} have been allocated`,
);
/** The turns of a card that fits are over, and it would be discarded. */
export const runsOut = happening(
  'runsOut',
  'left',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => f.l.fact.how === 'expired' && fits(s, f.l.fact.card, f);
  },
  (t, which) => `the turns of ${object(t, which)} are over`,
);
/** A player draws a card. */
export const draws = happening(
  'draws',
  'drawn',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => f.l.fact.seat === read(s, f);
  },
  (t, who) => `when ${t.ref(who)} draws a card`,
);

/** The energy that a ship's phaser magnifier has this turn. */
export const magnifierEnergy = v.amount(
  'magnifierEnergy',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : magnifiedBy(s, read(s, f)));
  },
  (t, card) => `${t.own(card, 'magnifier energy')}`,
);
/** Whose phaser magnifier has energy. */
export const magnifying = v.filter(
  'magnifying',
  () => (s, id) => magnifiedBy(s, id) > 0,
  () => ({ after: 'whose phaser magnifier is armed' }),
)();
/** At which the volley is fired that is reacted to. */
export const firedAt = v.filter(
  'firedAt',
  () => (s, id, f) => {
    const e = eventFrame(s, f);
    return e !== null && e.l.kind === 'volley' && e.l.on === id;
  },
  () => ({ after: 'that is fired at' }),
)();
/** Being played, and not yet in play. */
export const beingPlayedNow = v.filter(
  'beingPlayedNow',
  () => (s, id) => !inPlay(s, id),
  () => ({ after: 'that is being played' }),
)();
/** From the deck of another player. */
export const ownedByOthers = v.filter(
  'ownedByOthers',
  () => (s, id, f) => s.cards[id]!.owner !== f.you,
  () => ({ after: 'of another player' }),
)();
/** At the location of a card that fits. */
export const atLocationOf = v.filter(
  'atLocationOf',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) => {
      const at = locationOf(s, id);
      return at >= 0 && allInPlay(s).some(x => fits(s, x, f) && locationOf(s, x) === at);
    };
  },
  (t, which) => ({ after: `at the location of ${articled(t.filter(which))}` }),
);
/** Krebiz capsules: alone, or as a part of a combination. */
export const capsule = noun('Krebiz capsule', (s, id) => {
  const { parts, title } = defOf(s, id).source;
  const { as } = s.cards[id]!;
  if (parts === undefined) return isShip(s, id) && empireOf(s, id) === 'Krebiz' && /capsule/i.test(title);
  return as === 0 ? parts.some(x => x.kind === 'capsule') : parts[as - 1]?.kind === 'capsule';
});
/** A card that stands before another takes what comes at it: where its text says so, nothing else need be done. */
export const standsBefore = v.effect(
  'standsBefore',
  () => () => {},
  t => `${t.ref('self')} stands before the target`,
  { means: [['you', 4]] },
)();

/** Damage is spread over cards as evenly as possible, the odd points on those that came into play first. */
export const spreadDamage = v.effect(
  'spreadDamage',
  (c, list: List, n: Amount) => {
    const [read, points] = [c.list(list), c.amount(n)];
    return (s, f) => {
      const cards = read(s, f)
        .filter(id => inPlay(s, id))
        .sort((a, b) => s.cards[a]!.since - s.cards[b]!.since);
      const all = points(s, f);
      cards.forEach((id, i) => {
        const share = Math.floor(all / cards.length) + (i < all % cards.length ? 1 : 0);
        if (share > 0) cardDamage(s, id, share, f.you, f.self);
      });
    };
  },
  (t, list, n) =>
    `${t.list(list)} take ${t.amount(n)} damage, spread as evenly as possible, the odd points on those that came into play first`,
  (list, n) => ({ means: [[list, typeof n === 'number' ? -n : -3]] }),
);
/** All damage on a card is healed. */
export const healAll = v.effect(
  'healAll',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) mend(s, id, s.cards[id]!.damage + s.cards[id]!.shieldDamage);
    };
  },
  (t, card) => `heal all damage on ${t.ref(card)}`,
  card => ({ means: [[card, 3]] }),
);
/** The card that this one lies on is discarded, and this one lies in its place, with all that lay on it. */
export const takesItsPlace = v.effect<[]>(
  'takesItsPlace',
  () => (s, f) => {
    const under = hostOf(s, f);
    if (!inPlay(s, f.self) || under < 0) return;
    const { on, at } = s.cards[under]!;
    moved(s, { card: f.self, on, at });
    for (const id of s.zones.flat())
      if (inPlay(s, id) && s.cards[id]!.on === under) moved(s, { card: id, on: f.self, at: -1 });
    discard(s, under, 'discarded', f.you);
  },
  t => `discard ${t.ref('host')}; ${t.ref('self')} takes its place beneath the cards that were on it`,
)();

const OF_KINDS = (x: StaticSource): string => (x.what === undefined || x.what === '' ? 'points' : x.what);
const whose = (t: Teller, x: StaticSource): string => (x.who === undefined ? 'you' : t.test(x.who as Test));

tells('fleet output', (t, x) => {
  const n = typeof x.n === 'number' ? x.n : 0;
  const you = x.who === undefined;
  if (x.times !== undefined)
    return `${whose(t, x)} ${you ? 'generate' : 'generates'} ${x.times === 0 ? `no ${OF_KINDS(x)}` : `${OF_KINDS(x)} times ${t.amount(x.times)}`}`;
  if (n < 0)
    return `${whose(t, x)} ${you ? 'lose' : 'loses'} ${-n} ${OF_KINDS(x)} each turn before any ${OF_KINDS(x)} is allocated${
      x.what === 'economy' ? '' : `, economy that counts as ${OF_KINDS(x)} included`
    }`;
  return `${whose(t, x)} ${you ? 'generate' : 'generates'} ${typeof x.n === 'number' ? x.n : t.amount(x.n!)} more ${OF_KINDS(x)} each turn`;
});
tells('shares', (t, x) => `you, too, get the ${OF_KINDS(x)} that ${subject(t, x.to)} generates`);
tells('diverts', (t, x) => `you get the ${OF_KINDS(x)} that ${subject(t, x.to)} generates, and its player does not`);
tells(
  'keeps points',
  (t, x) =>
    `${whose(t, x)} ${x.who === undefined ? 'keep' : 'keeps'} ${OF_KINDS(x)} points that are left over for the next turn, and no longer`,
);
tells('engages free', (t, x) => `each turn one ${t.filter(x.to!)} can be engaged without its points`);
tells('shield repair', (t, x) => `${subject(t, x.to)} regains ${t.amount(x.n!)} more shield point for free each turn`);
tells(
  'withstands',
  (t, x) => `${x.what === 'weapons' ? 'weapons fire does no damage' : 'nothing does damage'} to ${object(t, x.to)}`,
);
tells('shielded', (t, x) =>
  x.to?.w === 'itself'
    ? `the shields of a planetary shield on the same terrain stand before ${t.ref('self')}`
    : `its shields take damage that ${x.of ? t.filter(x.of, true) : 'other cards'} would do to ${object(t, x.to)}`,
);
tells(
  'free play',
  (t, x) =>
    `playing ${x.to ? t.filter(x.to, true) : 'cards'}${x.of ? ` to ${object(t, x.of)}` : ''} takes no Card Play`,
);
tells(
  'only place',
  (t, x) => `${x.who ? t.test(x.who) : 'its player'} can play ${t.filter(x.to!, true)} to ${object(t, x.of)} alone`,
);
tells(
  'armed',
  (t, x) => `${subject(t, x.to)} can fire ${t.amount(x.n!)} ${x.what ?? 'heavy weapon'} a turn without ammunition`,
);
tells('variable plasma', (t, x) => `${subject(t, x.to)} needs ${t.amount(x.n!)} less energy to fire variable plasma`);
