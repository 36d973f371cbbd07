import { type List, ownCard, type Ref } from '@orrery/kernel';
import { sideOf } from '../../card.ts';
import { facts, programs, v } from '../../language.ts';
import { repaired } from '../../rules/damage/repair.ts';
import { turn } from '../../rules/table/card-position.ts';
import { noted } from '../../rules/table/cards-in-play.ts';
import { stackOf } from '../../rules/table/stacks.ts';
import { forget } from '../../rules/texts/standing.ts';
import { reading } from '../../rules/texts/static-texts.ts';
import { intoMiniDecks } from '../../rules/turn/draw-phase.ts';
import { type GeState, inPlay } from '../../state.ts';

/** A card in play counts as newly played: without damage and with all its turns (H7 Interstellar Plasma). */
const renewed = facts.define<{ card: number; left: number }>('renewed', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    Object.assign(card, { damage: 0, shieldDamage: 0, lasting: 0, applied: 0, used: 0, counter: 0, left: x.left });
    card.turn = s.seats[card.player]!.turns;
    forget(s);
  },
  unsettles: true,
  show: { card: 'card', left: 'plain' },
  say: n => `${n.card} counts as newly played.`,
});

/** Repairs these cards and makes them count as newly played. Their effects on coming into play happen again. */
export const renew = v.flow(
  'renew',
  (c, list: List) => {
    const read = c.list(list);
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l.anew = [...read(s, f)];
      },
    });
    const start = c.unless((_s, f) => f.l.anew.length > 0);
    c.step({
      op: 'do',
      act: (s, f) => {
        [f.l.now, ...f.l.anew] = f.l.anew;
        const { lasts } = sideOf(s, f.l.now);
        if (inPlay(s, f.l.now))
          renewed(s, { card: f.l.now, left: lasts === null ? -1 : lasts(s, reading(s, f.l.now)) });
      },
    });
    const comes = c.unless((s: GeState, f) => inPlay(s, f.l.now) && sideOf(s, f.l.now).arrival !== '');
    c.step({
      op: 'call',
      program: (s, f) => programs.of(sideOf(s, f.l.now).arrival),
      locals: null,
      you: null,
      self: (_s, f) => f.l.now,
    });
    c.land(comes);
    c.go(start);
    c.land(start);
  },
  (t, list) => `repair ${t.list(list)}, and each of them counts as newly played`,
);

/** Makes a Time Warp take away the card beneath it, alone or with its stack. The card will return disengaged. */
export const takesAway = v.effect(
  'takesAway',
  (_c, how: 'stack' | 'alone' | 'as it is') => (s, f) => {
    const on = inPlay(s, f.self) ? s.cards[f.self]!.on : -1;
    if (on < 0) return;
    noted(s, { card: f.self, counter: how === 'alone' ? 1 : 0 });
    for (const id of how === 'alone' ? [on] : stackOf(s, on)) if (id !== f.self) turn(s, id, false);
  },
  (t, how) =>
    `it takes ${t.ref('host')} away${how === 'alone' ? ' alone' : how === 'stack' ? ' with all that lies on it' : ''}`,
);

/** Moves a stack into mini decks beside the decks of its cards' owners. Each owner draws one more card from theirs each turn (H7 Time Tornado). */
export const scatter = v.effect(
  'scatter',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (inPlay(s, read(s, f))) intoMiniDecks(s, read(s, f), f.you);
    };
  },
  (t, card) =>
    `shuffle ${t.ref(card)} and all that lies on it into mini decks beside their owners' decks; of a mini deck its owner draws a card in each Draw Cards Phase, besides all others`,
  card => ({ means: [[card, -5]] }),
);

/** Repairs all damage on these cards, even damage that nothing else repairs. */
export const repairAll = v.effect(
  'repairAll',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => {
      for (const id of read(s, f)) {
        const { damage, shieldDamage } = s.cards[id]!;
        if (damage + shieldDamage > 0) repaired(s, { card: id, structure: damage, shields: shieldDamage, all: true });
      }
    };
  },
  (t, list) => `repair all damage on ${t.list(list)}`,
  list => ({ means: [[list, 3]] }),
);
