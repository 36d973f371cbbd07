import { type Effect, type Filter, numberOf, ownFrame, type Ref } from '@orrery/kernel';
import { DEFS, KIND, sideOf } from '../../card.ts';
import { programs, v } from '../../language.ts';
import { PHASE_NAMES } from '../../names.ts';
import { MOST_USES, spentForNow, useBit } from '../../rules/play/card-actions-limit.ts';
import { judgeOn } from '../../rules/play/playing-on.ts';
import { moved, noted } from '../../rules/table/cards-in-play.ts';
import { currentStrength, strengthOf, wholeOf } from '../../rules/table/definitions.ts';
import { departNow, discard } from '../../rules/table/duration.ts';
import { allInPlay } from '../../rules/table/stacks.ts';
import { isUnder } from '../../rules/texts/static-texts.ts';
import { type GeState, inPlay, type Phase } from '../../state.ts';
import { oneOf, weakest } from '../crew.ts';
import { happening } from '../happenings.ts';

// Cards that are played in a sequence, and cards that are played in the turn of another player

/** The number of cards that you have played in this turn. */
export const playsThisTurn = v.amount(
  'playsThisTurn',
  () => (s, f) => s.playedNow.filter(x => x.seat === f.you).length,
  () => numberOf('cards that you have played this turn', 'card that you have played this turn'),
)();
/** Fits cards that are next in a sequence of strengths 1, 2, 3 and so on. It began when you had played the number of cards in a local. */
export const nextInSequence = v.filter<[string]>(
  'nextInSequence',
  (_c, start) => (s, id, f) => {
    const since = s.playedNow.filter(x => x.seat === f.you).slice(f.l[start]);
    return since.every((x, i) => DEFS[x.def]!.source.strength === i + 1) && strengthOf(s, id) === since.length + 1;
  },
  () => ({ after: 'that are next in a sequence of strength 1, 2, 3 and so on, with no other card between' }),
);
/** Another player plays a card in a phase of their own turn. */
export const playsInTheirs = happening<[Phase]>(
  'playsInTheirs',
  'played',
  (_c, phase) => (s, f) => f.l.fact.seat !== f.you && f.l.fact.seat === s.turnOf && s.phase === phase,
  (_t, phase) => `when another player plays a card in their own ${PHASE_NAMES[phase]}`,
);
/** Makes an effect happen when the play that a trigger has noticed is over. */
export const oncePlayed = v.flow(
  'oncePlayed',
  (c, ...effects: Effect[]) => {
    const name = c.scope.inner('oncePlayed');
    v.build(programs, name, k => {
      for (const e of effects) k.effect(e);
    });
    c.step({
      op: 'do',
      act: (s, f) => {
        const at = s.stack.findIndex(x => x.l.kind === 'play' && x.l.card === f.l.fact?.card);
        if (at < 0) return;
        const { l } = ownFrame(s, at);
        l.afterwards = [...(l.afterwards ?? []), { program: name, you: f.you, self: f.self, l: { ...f.l } }];
      },
    });
  },
  (t, ...effects) => `once that play is over, ${t.effects(effects)}`,
);
/** True if no card of yours that fits has acted by this text in this player turn. */
export const noneHasActed = v.test(
  'noneHasActed',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) =>
      !allInPlay(s).some(id => s.cards[id]!.controller === f.you && s.cards[id]!.counter === s.turn && fits(s, id, f));
  },
  (t, which) => `no ${t.filter(which)} of yours has done so in this turn`,
);
/** Records that this card has acted by its text in this player turn. */
export const hasActedNow = v.effect(
  'hasActedNow',
  () => (s, f) => {
    if (inPlay(s, f.self)) noted(s, { card: f.self, counter: s.turn });
  },
  () => '',
)();
/** Keeps a card that has just come into play from all actions until the next turn of its player: its functions and reactions count as used. */
export const restsUntilYourTurn = v.effect(
  'restsUntilYourTurn',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      const { functions, reactions } = sideOf(s, id);
      let bit = 0;
      for (let i = 0; i < functions.length + reactions.length; i++) bit |= MOST_USES * useBit(i);
      if (bit !== 0) spentForNow(s, { card: id, bit });
    };
  },
  (t, card) => `${t.ref(card)} takes no action before your next turn`,
);
/** True for a card that leaves whatever another card gives for it: its place is gone, it has no strength left, or a text ends it. */
const mustGo = (s: GeState, id: number): boolean =>
  (s.cards[id]!.on >= 0 && !inPlay(s, s.cards[id]!.on)) || currentStrength(s, id) <= 0 || isUnder(s, KIND.banishes, id);
/** Discards this card in place of the card that would be discarded. What must go all the same goes, too (ge-r-suark-2). */
export const isLostInstead = v.effect(
  'isLostInstead',
  () => (s, f) => {
    const { card, how, to, by, bottom } = f.l.fact;
    if (!inPlay(s, f.self) || !inPlay(s, card)) return;
    if (mustGo(s, card)) {
      // this card lets it go
      noted(s, { card: f.self, bond: card });
      departNow(s, card, how, to, by, bottom);
    }
    discard(s, f.self, 'discarded', by);
  },
  t => `${t.ref('self')} is discarded, and the other stays unless its place or its strength is gone`,
)();
/**
 * True if this card goes in place of another: it is the weakest in play of the cards that fit, the first of equals, and it has not let that card go.
 */
export const goesFirst = v.test(
  'goesFirst',
  (c, which: Filter) => {
    const fits = c.filter(oneOf(weakest(which)));
    return (s, f) => s.cards[f.self]!.bond !== f.l.fact?.card && fits(s, f.self, f);
  },
  (t, which) => `${t.ref('self')} is the weakest ${t.filter(which)} in play, and the first of those`,
);
/** Puts this card on one that has just been played. If that one is not in play, or takes no such card, this card is discarded (H8 Star Well). */
export const landsOn = v.effect<[Ref]>(
  'landsOn',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      if (!inPlay(s, f.self)) return;
      const id = inPlay(s, read(s, f)) ? wholeOf(s, read(s, f)) : -1;
      if (id >= 0 && judgeOn(s, f.self, id) === null) moved(s, { card: f.self, on: id, at: -1 });
      else discard(s, f.self, 'discarded', f.you);
    };
  },
  (t, card) => `${t.ref('self')} goes on ${t.ref(card)}`,
);
