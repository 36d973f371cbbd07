import {
  type Amount,
  alternatives,
  type CardId,
  clause,
  type Filter,
  type List,
  numberOf,
  pluralOf,
  type Ref,
} from '@orrery/kernel';
import { defOf, type StaticSource, sideOf } from '../card.ts';
import { choose, that, v } from '../language.ts';
import { halfOf } from '../printed.ts';
import { cardDamage } from '../rules/damage/damage.ts';
import { mend } from '../rules/damage/repair.ts';
import { magnifiedBy } from '../rules/fire/weapons.ts';
import { eventFrame } from '../rules/play/events.ts';
import { givenTo, TEXT } from '../rules/points/uses.ts';
import { moved } from '../rules/table/cards-in-play.ts';
import { strengthOf } from '../rules/table/definitions.ts';
import { discard } from '../rules/table/duration.ts';
import { locationOf } from '../rules/table/locations.ts';
import { allInPlay } from '../rules/table/stacks.ts';
import { DISCARD, type GeState, inPlay, pile } from '../state.ts';
import { NO_BOUND } from './amounts.ts';
import { discard as discardCard } from './effects/cards.ts';
import { crew, noun, ofPlayer } from './filters.ts';
import { happening } from './happenings.ts';
import { cards } from './lists.ts';
import { hostOf } from './refs.ts';
import { lowering, object, subject, tells, whoseText } from './statics.ts';

// Words for terrain and bases: points, durations, protection

/** The turns that this card will still stay, with the current one. */
export const turnsToGo = v.amount(
  'turnsToGo',
  () => (s, f) => Math.max(0, s.cards[f.self]!.left) + 1,
  () => numberOf('turns that it has left, this one included', 'turn that it has left, this one included'),
)();

/** A player has allocated their points. */
export const pointsAllocated = happening(
  'pointsAllocated',
  'generated',
  (c, of: Ref) => {
    const read = c.ref(of);
    return (s, f) => f.l.fact.seat === read(s, f);
  },
  (t, of) => `after ${t.own(of, 'points')} have been allocated`,
);
/** The turns of a card that fits run out, and it would be discarded. */
export const runsOut = happening(
  'runsOut',
  'left',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => f.l.fact.how === 'expired' && fits(s, f.l.fact.card, f);
  },
  (t, which) => `the turns of ${object(t, which)} are over`,
); /** A player draws a card. */
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
  (t, card) => `the energy of ${t.own(card, 'phaser magnifier')}`,
);
/** Fits cards whose phaser magnifier has energy. */
export const magnifying = v.filter(
  'magnifying',
  () => (s, id) => magnifiedBy(s, id) > 0,
  () => ({ which: 'whose phaser magnifier is armed' }),
)();
/** Fits terrain that combines with the card that it is played on (ge/terrain/9). */
export const combining = v.filter(
  'combining',
  () => (s, id) => sideOf(s, id).source.combines === true,
  () => ({ noun: 'terrain', plural: 'terrain', that: 'combines' }),
)();
/** Fits all cards but one. */
export const besides = v.filter(
  'besides',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, id, f) => id !== read(s, f);
  },
  (t, card) => ({ but: t.ref(card) }),
);
/** Fits the target of the volley. */
export const firedAt = v.filter(
  'firedAt',
  () => (s, id, f) => {
    const e = eventFrame(s, f);
    return e !== null && e.l.kind === 'volley' && e.l.on === id;
  },
  () => ({ that: 'is fired at' }),
)();
/** Fits cards that another player is playing and that are not in play yet. */
export const anotherPlays = v.filter(
  'anotherPlays',
  () => (s, id, f) => !inPlay(s, id) && s.cards[id]!.owner !== f.you,
  () => ({ soft: 'card', that: 'another player plays' }),
)();
/** A card has taken damage to its structure. */
export const isHurt = v.test(
  'isHurt',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => read(s, f) >= 0 && s.cards[read(s, f)]!.damage > 0;
  },
  (t, card) => `${t.ref(card)} is damaged`,
);
/** The first card of a list; -1 if it is empty. */
export const firstOf = v.ref(
  'firstOf',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => read(s, f)[0] ?? -1;
  },
  (t, list) => t.list(list),
);
/** True if the points given to this card's text are at least the strength of a card. */
export const comeToStrength = v.test(
  'comeToStrength',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id >= 0 && givenTo(s, f.self, TEXT) >= strengthOf(s, id);
    };
  },
  (t, card) => `the points given to ${t.ref('self')} come to the strength of ${t.ref(card)}`,
  (t, card) => `the points given to ${t.ref('self')} do not come to the strength of ${t.ref(card)}`,
);
/** The cards of your discard pile that fit and whose strength is at most the points given to this card's text. */
export const discardsPaidFor = v.list(
  'discardsPaidFor',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const n = givenTo(s, f.self, TEXT);
      return n === 0 ? [] : pile(s, f.you, DISCARD).filter(id => fits(s, id, f) && strengthOf(s, id) <= n);
    };
  },
  (t, which) =>
    `the ${t.filter(which, true)} in your discard pile no stronger than the points given to ${t.ref('self')}`,
  'card',
  (t, which) => `${t.filter(which)} in your discard pile no stronger than the points given to ${t.ref('self')}`,
);
/** Makes a player discard a crew of their fleet, which they choose. */
export const losesCrew = v.flow(
  'losesCrew',
  (c, who: Ref, prompt: string) => {
    c.effect(choose('lost', { who, list: cards(that(crew, ofPlayer(who))), prompt }, discardCard('lost')));
  },
  (t, who) => `${t.ref(who)} chooses and discards a crew of that player’s fleet`,
  who => ({ means: [[who, -4]] }),
);
/** Fits cards at the location of a card that fits. */
export const atLocationOf = v.filter(
  'atLocationOf',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) => {
      const at = locationOf(s, id);
      return at >= 0 && allInPlay(s).some(x => fits(s, x, f) && locationOf(s, x) === at);
    };
  },
  (t, which) => ({ after: `at the location of ${t.one(which)}` }),
);
/** Fits Krebiz capsules: alone, or as a part of a combination. */
export const isCapsule = (s: GeState, id: CardId): boolean => {
  const { source } = defOf(s, id);
  if (isCombination(s, id)) return source.parts!.some(x => x.kind === 'capsule');
  return halfOf(source, s.cards[id]!.as)?.kind === 'capsule';
};
export const capsule = noun('Krebiz capsule', isCapsule);
/** True for a Krebiz card that is a cruiser and a capsule at once. */
export const isCombination = (s: GeState, id: CardId): boolean =>
  defOf(s, id).source.parts !== undefined && s.cards[id]!.as === 0;
/** Divides damage among cards as evenly as possible. Odd points go to the cards that came into play first. */
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
    `spread damage as much as ${t.amount(n)} over ${t.list(list)} as evenly as possible, the odd points to those that came into play first`,
  (list, n) => ({ means: [[list, typeof n === 'number' ? -n : -3]] }),
);
/** Heals all damage on a card. */
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
/** Discards the card that this one is on. This card takes its place, with all cards on it. */
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

tells('fleet output', (t, x) => {
  const n = typeof x.n === 'number' ? x.n : 0;
  const who = whoseText(t, x);
  if (x.times !== undefined)
    return clause(
      who,
      'generate',
      x.times === 0
        ? `no ${OF_KINDS(x)}`
        : x.times === 0.5 || x.times === 2
          ? `${x.times === 2 ? 'twice' : 'half'} ${who === 'you' ? 'your' : 'its'} ${OF_KINDS(x)}`
          : `${OF_KINDS(x)} times ${t.amount(x.times)}`,
    );
  // what is taken depends on the table
  const taken = lowering(x.n);
  if (taken !== null)
    return clause(
      who,
      'lose',
      `${OF_KINDS(x)}, as much as ${t.amount(taken)}, in every Allocation Phase before any other ${OF_KINDS(x)} is used`,
    );
  if (n < 0 && !x.toll)
    return clause(
      who,
      'generate',
      `${-n} less ${OF_KINDS(x)}${x.least === undefined ? '' : `, but at least ${x.least}`}`,
    );
  if (n < 0) {
    const kinds = OF_KINDS(x);
    const several = alternatives(kinds, 'and').length > 1;
    const counted = x.what === 'economy' ? '' : `, economy that counts as ${several ? 'such' : kinds} included`;
    return clause(
      who,
      'lose',
      `${-n} ${kinds}${x.of === undefined ? '' : ` of its ${t.filter(x.of)}`}${several ? ' each' : ''} in every Allocation Phase before any other ${several ? 'is' : `${kinds} is`} used${counted}`,
    );
  }
  return clause(who, 'generate', `${t.amount(x.n!)} more ${OF_KINDS(x)}`);
});
tells('shares', (t, x) => `you, too, get the ${OF_KINDS(x)} that ${subject(t, x.to)} generates`);
tells('diverts', (t, x) => `you get the ${OF_KINDS(x)} that ${subject(t, x.to)} generates, and its player does not`);
tells('keeps points', (t, x) =>
  clause(
    whoseText(t, x),
    'keep',
    `${OF_KINDS(x)} points that are left over ${x.n === undefined ? 'for the next turn, and no longer' : `until they are used, as long as ${t.ref('self')} is in play`}`,
  ),
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
    : x.what === 'any damage'
      ? `its shields stand before ${object(t, x.to)}; damage of any type hits them, and points that repair ships or heal that dragon repair them`
      : `its shields take the damage that ${x.of ? t.one(x.of) : 'a card'} would do to ${object(t, x.to)}`,
);
tells('free play', (t, x) =>
  x.if && v.trait(x.if, 'onceATurn')
    ? `the first ${t.filter(x.to!)} that you play each turn${x.of ? ` on ${t.one(x.of)}` : ''} takes no Card Play`
    : `playing ${x.to ? t.filter(x.to, true) : 'cards'}${x.of ? ` to ${object(t, x.of)}` : ''} takes no Card Play`,
);
tells(
  'only place',
  (t, x) =>
    `${x.who ? t.test(x.who) : 'its player'} can play ${t.filter(x.to!, true)} nowhere but to ${object(t, x.of)}`,
);
tells('magnified', (t, x) => `each phaser of ${object(t, x.to)} does additional damage, as much as ${t.amount(x.n!)}`);
tells('armed', (t, x) =>
  x.n === NO_BOUND
    ? `${subject(t, x.to)} can fire all ${pluralOf((x.what ?? 'heavy weapon').toLowerCase())} without ammunition`
    : `${subject(t, x.to)} can fire ${x.n === 1 ? `a ${x.what ?? 'heavy weapon'}` : `${t.amount(x.n!)} ${pluralOf(x.what ?? 'heavy weapon')}`} each turn without ammunition`,
);
tells('variable plasma', (t, x) => `${subject(t, x.to)} needs ${t.amount(x.n!)} less energy to fire variable plasma`);
