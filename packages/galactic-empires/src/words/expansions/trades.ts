import { type CardId, type Frame, ownCard, type Ref, scene } from '@orrery/kernel';
import { defOf, sideOf, typeOf } from '../../card.ts';
import { choose, facts, v } from '../../language.ts';
import { fitsOn, judgeOn } from '../../rules/play/playing-on.ts';
import { positionOf } from '../../rules/table/card-position.ts';
import { entered, moved, shown } from '../../rules/table/cards-in-play.ts';
import { isCombined } from '../../rules/table/definitions.ts';
import { takenOut } from '../../rules/table/discard-pile.ts';
import { departNow } from '../../rules/table/duration.ts';
import { cardsOn } from '../../rules/table/stacks.ts';
import { DISCARD, FLEET, type GeState, HAND, inPlay, pile } from '../../state.ts';
import { mended } from '../effects/equipment.ts';

// Cards of the discard pile that trade places with cards in play (L9 Timeline Alteration)

/** True for a card in play of a player's fleet that another card of that player can stand in for: it is of the same type, and it could lie there. */
function standsIn(s: GeState, fresh: CardId, old: CardId, f: Frame): boolean {
  const [side] = defOf(s, fresh).sides;
  if (side!.type !== typeOf(s, old) || side!.source.after !== undefined || isCombined(s, old)) return false;
  if (sideOf(s, old).source.combines || defOf(s, fresh).sides.length > 1) return false;
  const { on } = s.cards[old]!;
  if (on < 0) return typeof side!.on !== 'function' || s.cards[old]!.at !== f.you;
  return fitsOn(s, side!, on, scene(f.you, fresh)) && judgeOn(s, fresh, on) === null;
}
/** The cards of your fleet with which a card of your discard pile can trade places. */
export const tradesFor = v.list(
  'tradesFor',
  (c, fresh: Ref) => {
    const read = c.ref(fresh);
    return (s, f) => (read(s, f) < 0 ? [] : pile(s, f.you, FLEET).filter(old => standsIn(s, read(s, f), old, f)));
  },
  (t, fresh) => `the cards of your fleet of the same type as ${t.ref(fresh)}`,
  'card',
  (t, fresh) => `card of your fleet of the same type as ${t.ref(fresh)}, in a place where that could be`,
);
/** The cards among the top ones of your discard pile that can trade places with a card of your fleet. */
export const tradable = v.list(
  'tradable',
  (_c, top: number) => (s, f) =>
    pile(s, f.you, DISCARD)
      .slice(-top)
      .reverse()
      .filter(id => pile(s, f.you, FLEET).some(old => standsIn(s, id, old, f))),
  (_t, top) => `the top ${top} cards of your discard pile that can trade places with cards of your fleet`,
  'card',
  (_t, top) => `of the top ${top} cards of your discard pile that can trade places with a card of your fleet`,
);
/** A card takes over the condition of another: its damage and its points, and the turns that it has left. */
const takenOver = facts.define<{
  card: CardId;
  damage: number;
  shieldDamage: number;
  lasting: number;
  applied: number;
  used: number;
}>('taken-over', {
  apply(s, x) {
    const { damage, shieldDamage, lasting, applied, used } = x;
    Object.assign(ownCard(s, x.card), { damage, shieldDamage, lasting, applied, used });
  },
  unsettles: true,
  show: { card: 'card', damage: 'plain', shieldDamage: 'plain' },
  say: n => `${n.card} is in the condition of the card whose place it takes.`,
});
/** Puts a card of your discard pile in the place of a card in play, which goes to the discard pile. Cards on it stay, and its condition, too. */
export const tradesPlaces = v.effect<[Ref, Ref]>(
  'tradesPlaces',
  (c, fresh, old) => {
    const [to, from] = [c.ref(fresh), c.ref(old)];
    return (s, f) => {
      const [card, id] = [to(s, f), from(s, f)];
      if (!inPlay(s, id) || !pile(s, f.you, DISCARD).includes(card)) return;
      const { on, at, also, engaged, left, damage, shieldDamage, lasting, applied, used } = s.cards[id]!;
      entered(s, { card, seat: f.you, on, at, also, left, engaged });
      takenOut(s, card, f.you);
      for (const x of cardsOn(s, id)) moved(s, { card: x, on: card, at: -1 });
      mended(s, { card: id });
      departNow(s, id, 'returned', DISCARD, f.you);
      takenOver(s, { card, damage, shieldDamage, lasting, applied, used });
    };
  },
  (_t, _fresh, _old) => 'the two trade places; the cards on the old one stay, and the new one is in its condition',
  { means: [['you', 3]] },
);
/** Returns the cards of a player's hand that can stand in for a card of their fleet. */
const substitutes = (s: GeState, old: CardId, f: Frame): CardId[] =>
  pile(s, f.you, HAND).filter(id => standsIn(s, id, old, f));
/** Fits cards for which a card of your hand can stand in. */
export const replaceable = v.filter(
  'replaceable',
  () => (s, id, f) => substitutes(s, id, f).length > 0,
  () => ({ that: 'a card of the same type in your hand can stand in for' }),
)();
/** The cards of your hand that can stand in for a card of your fleet. */
const standIns = v.list<[Ref]>(
  'standIns',
  (c, old) => {
    const read = c.ref(old);
    return (s, f) => (inPlay(s, read(s, f)) ? substitutes(s, read(s, f), f) : []);
  },
  (t, old) => `the cards of your hand that can stand in for ${t.ref(old)}`,
  'card',
  (t, old) => `card of your hand that can stand in for ${t.ref(old)}`,
);
/** Puts a card of your hand in the place of a card in play, which goes back to the hand. Abilities on the old one stay, on the new one. */
const takesPlace = v.effect<[Ref, Ref]>(
  'takesPlace',
  (c, fresh, old) => {
    const [to, from] = [c.ref(fresh), c.ref(old)];
    return (s, f) => {
      const [card, id] = [to(s, f), from(s, f)];
      if (!inPlay(s, id) || !pile(s, f.you, HAND).includes(card)) return;
      const { on, at, also } = s.cards[id]!;
      shown(s, { card, by: f.you });
      entered(s, {
        card,
        seat: f.you,
        on,
        at,
        also,
        engaged: positionOf(s, card, defOf(s, card).sides[0]!, on, f.you),
      });
      for (const x of cardsOn(s, id)) if (typeOf(s, x) === 'A') moved(s, { card: x, on: card, at: -1 });
      departNow(s, id, 'returned', HAND, f.you);
    };
  },
  () => 'the two trade places; abilities on the old one stay, on the new one',
  { means: [['you', 2]] },
);
/** Exchanges a card of your fleet for a card of your hand that you choose. It is not played. */
export const exchangeForHand = v.flow<[Ref]>(
  'exchangeForHand',
  (c, old) =>
    c.effect(
      choose(
        'standIn',
        { list: standIns(old), prompt: 'Which card of your hand comes in its place?' },
        takesPlace('standIn', old),
      ),
    ),
  (t, old) => `exchange ${t.ref(old)} for a card of your hand of the same type; abilities on it stay, on the new one`,
  { means: [['you', 2]] },
);
