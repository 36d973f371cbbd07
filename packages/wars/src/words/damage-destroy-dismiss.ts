// Words that damage, destroy, dismiss or lose cards in play.
import { clause, deed, type Effect, type Frame, type List, type Locals, type Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { damage as damageCard, undamaged } from '../rules/cards/damage.ts';
import { leavePlay } from '../rules/cards/leaving-play.ts';
import { powerOf } from '../rules/cards/modifiers.ts';
import { putIn } from '../rules/cards/piles.ts';
import { inPlay, LOST, type WarsState, zone } from '../state.ts';
import { named, onCard, one } from './on-card.ts';

/** Damages ships or units. `by` is this card, so that a weapon's ability counts as one. */
export const damage = onCard(
  'damage',
  (s, id, f) => void damageCard(s, id, f.self, f.you),
  card => deed('damage', card),
  -2,
);

export const undamage = onCard(
  'undamage',
  (s, id) => {
    if (inPlay(s, id) && s.cards[id]!.damaged) undamaged(s, { card: id, whose: s.cards[id]!.controller });
  },
  card => deed('undamage', card),
  2,
);

/** Puts a card of yours into its owner's lost pile (wars/destroyed-dismissed-lost/2). */
export const dismiss = onCard(
  'dismiss',
  (s, id, f) => leavePlay(s, id, 'dismissed', LOST, f.self, false, inPlay(s, id) ? powerOf(s, id) : 0),
  card => deed('dismiss', card),
  -3,
);

/** A card in play is lost, but not destroyed or dismissed. */
export const loseCard = onCard(
  'loseCard',
  (s, id, f) => leavePlay(s, id, 'lost', LOST, f.self),
  card => clause(card, 'be', 'lost'),
  -3,
);

/** Destroys ships, units or other cards, unless a replacement happens instead. */
// a card of either side, unless the text says whose (wars/destroyed-dismissed-lost/3)
export const destroy = v.flow(
  'destroy',
  (c, card: Ref | List) => {
    const read = typeof card !== 'string' && v.isList(card) ? c.list(card as List) : one(c, card as Ref);
    const doomed = c.name('doomed');
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[doomed] = read(s, f);
      },
    });
    const start = c.code.length;
    const out = c.unless((_s, f) => f.l[doomed].length > 0);
    const program = c.program('destroy');
    const locals = (_s: WarsState, f: Frame): Locals => {
      const [card, ...rest] = f.l[doomed] as number[];
      f.l[doomed] = rest;
      return { card, by: f.self };
    };
    c.step({ op: 'call', program: () => program, locals, you: null, self: null });
    c.go(start);
    c.land(out);
  },
  (t, card) => deed('destroy', named(t, card)),
  card => ({ means: [[card, -3]] }),
);

/** Cards that are not in play (of a hand, a pile, stacked) are lost. */
export const forfeit = onCard(
  'forfeit',
  (s, id) => {
    if (!inPlay(s, id)) putIn(s, id, LOST, { shown: true });
  },
  card => clause(card, 'be', 'lost'),
);

/** The effect happens unless the lost card has left the lost pile before. */
export const ifStillLost = v.flow(
  'ifStillLost',
  (c, card: Ref, effect: Effect) => {
    const read = c.ref(card);
    const gone = c.unless((s, f) => {
      const id = read(s, f);
      return id >= 0 && s.cards[id]!.zone === zone(s.cards[id]!.owner, LOST);
    });
    c.effect(effect);
    c.land(gone);
  },
  (t, _card, effect) => `${t.effect(effect)} from the lost pile`,
);
