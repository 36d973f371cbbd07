import { type Amount, type CardId, many, ownCard, ownFrame, type Ref, type Seat } from '@orrery/kernel';
import { typeOf } from '../card.ts';
import { facts, v } from '../language.ts';
import { cardDamage } from '../rules/damage/damage.ts';
import { strengthOf } from '../rules/table/definitions.ts';
import { inPlay } from '../state.ts';

// Words for the texts of dragons and of abilities on dragons

/** Makes a hazard or another card that you have just played work twice. */
export const playWorksTwice = v.effect(
  'playWorksTwice',
  () => (s, f) => {
    const at = s.stack.findIndex(x => x.l.kind === 'play' && x.l.card === f.l.fact?.card);
    if (at < 0) return;
    const { l } = ownFrame(s, at);
    // a second card of this kind does not make it last longer
    Object.assign(l, { twice: (l.twice ?? 0) + 1, alike: (l.alike ?? 0) + 1 });
  },
  () => 'use it twice, as if two such cards were played',
  { means: [['you', 4]] },
)();

/** Damages the unit or card that dealt the final point to this card, by a multiple of its strength. */
export const explode = v.effect(
  'explode',
  (_c, times: number) => (s, f) => {
    let id: CardId = f.l.fact?.from ?? -1;
    // shuttles fire from their unit
    if (id >= 0 && inPlay(s, id) && typeOf(s, id) === 'E') id = s.cards[id]!.on;
    if (id >= 0 && inPlay(s, id))
      cardDamage(s, id, times * (f.l.fact.strength ?? strengthOf(s, f.self)), f.you, f.self);
  },
  (_t, times) =>
    `the unit or card that dealt the final point takes damage equal to ${times === 2 ? 'twice' : `${times} times`} its strength`,
);

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
