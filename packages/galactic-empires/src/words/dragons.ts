import { type Amount, type CardId, type Frame, many, ownCard, ownFrame, type Ref, type Seat } from '@orrery/kernel';
import { facts, v } from '../language.ts';
import { type GeState, inPlay } from '../state.ts';

// Words for the texts of dragons and of abilities on dragons

/** Makes the play that a trigger has noticed happen once more. `alike`: as a second card, which does not make it last longer. */
export function again(s: GeState, f: Frame, alike: boolean): void {
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
