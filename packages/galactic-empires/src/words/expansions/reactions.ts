import type { Ref } from '@orrery/kernel';
import { type CompiledReaction, sideOf } from '../../card.ts';
import { v } from '../../language.ts';
import { functionUsed } from '../../rules/play/card-actions-limit.ts';
import { changingEvent } from '../../rules/play/events.ts';
import { reactionBit } from '../../rules/play/reaction.ts';
import { works } from '../../rules/texts/static-texts.ts';
import { type GeState, inPlay } from '../../state.ts';

// Reactions to plays, and cards that react once

/** Makes a card that is being played do nothing as it comes into play (L2 Malpractice). */
export const comesIdle = v.effect(
  'comesIdle',
  () => (s, f) => {
    const e = changingEvent(s, f);
    if (e !== null) e.l.idle = true;
  },
  () => 'it does nothing as it comes',
  { means: [['you', 3]] },
)();
/** Returns the bits of the reactions that a card uses from play. */
const reactionBits = (s: GeState, card: number): number =>
  sideOf(s, card).reactions.reduce((bits, r, i) => (reactsFromPlay(r) ? bits | reactionBit(s, card, i) : bits), 0);
const reactsFromPlay = ({ source: { from } }: CompiledReaction): boolean => from === 'play' || from === 'both';
/** Fits cards that work and have not reacted yet in this complete turn (ge/card-actions-limit/2). */
export const yetToReact = v.filter(
  'yetToReact',
  () => (s, id) => works(s, id) && (s.cards[id]!.used & reactionBits(s, id)) === 0,
  () => ({ that: 'can still react' }),
  { rule: 'ge/card-actions-limit/2' },
)();
/** A card uses up its reaction for this complete turn. */
export const hasReacted = v.effect<[Ref]>(
  'hasReacted',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      functionUsed(s, { card: id, seat: f.you, bit: reactionBits(s, id), aims: [], reaction: true });
    };
  },
  (t, card) => `that is the reaction of ${t.ref(card)} for this turn`,
);
