// How a word acts on one card or on each card of a list, and what its text calls them.
import {
  type Compiler,
  type Filter,
  type Frame,
  isSeveral,
  type List,
  mention,
  mentioned,
  type Phrase,
  type Ref,
  type Teller,
} from '@orrery/kernel';
import { v } from '../language.ts';
import { IN_PLAY, type WarsState } from '../state.ts';
import type { WarsTraits } from '../traits.ts';
import { withoutThe } from './amounts.ts';

/** Declares an effect on one card, or on each card that a local holds. */
export const onCard = (
  name: string,
  act: (s: WarsState, id: number, f: Frame) => void,
  say: (card: Phrase, t: Teller) => Phrase,
  /** its worth to the card, in points */
  means = 0,
  more: Partial<WarsTraits> = {},
) =>
  v.effect(
    name,
    (c: Compiler<WarsState>, card: Ref | List) => {
      const read = typeof card !== 'string' && v.isList(card) ? c.list(card as List) : one(c, card as Ref);
      return (s, f) => {
        for (const id of read(s, f)) act(s, id, f);
      };
    },
    (t, card) => say(named(t, card), t),
    card => (means === 0 ? more : { means: [[card, means]], ...more }),
  );

/** Reads the cards that an effect is about: one card, the cards that a local holds, or none. */
export const one = (c: Compiler<WarsState>, card: Ref) => {
  if (typeof card === 'string' && card !== 'self' && card !== 'you')
    return (_s: WarsState, f: Frame): readonly number[] => {
      const x = f.l[card];
      return Array.isArray(x) ? x : x === undefined || x < 0 ? [] : [x];
    };
  const read = c.ref(card);
  return (s: WarsState, f: Frame): readonly number[] => {
    const id = read(s, f);
    return id < 0 ? [] : [id];
  };
};

/** Returns the phrase for the cards that an effect affects. */
export const named = (t: Teller, card: Ref | List): Phrase => {
  if (typeof card === 'string' || !v.isList(card)) return t.ref(card as Ref);
  const all = t.list(card as List);
  if (mentioned(all) !== null && card.w !== 'cards') return all;
  if (all.startsWith('that ') || all.startsWith('those ')) return all;
  const each = t.single(card as List);
  if (v.trait(card, 'pileOf') !== undefined)
    return mention('all', `all ${withoutThe(all)}`, 'several', {
      owner: v.trait(card, 'cardsOf') === 'you' ? 'you' : '',
    });
  const yours = each === null || (card.w === 'cards' && t.noun(card.a[0] as Filter).whose !== undefined);
  return yours ? `each of ${all}` : `each ${each}`;
};

/** True for several cards, which go to several owners. */
export const isMany = (card: Phrase): boolean => isSeveral(card) || card.startsWith('those ');

/** Returns the words for the owner of the pile: `your` if the card is known to be yours. */
export const owners = (card: Phrase): Phrase =>
  mentioned(card)?.owner === 'you'
    ? 'your'
    : mentioned(card)?.owner === 'theirs'
      ? 'their'
      : isMany(card)
        ? "their owner's"
        : "its owner's";

/** Returns the cards that this text has revealed. Both players see what the text does with them. */
export const openIn = (f: Frame): readonly number[] => f.l.open ?? [];

/** Reads a filter. At run time, returns the cards in play that fit it. */
export const inPlayWhich = (c: Compiler<WarsState>, filter: Filter) => {
  const fits = c.filter(filter);
  return (s: WarsState, f: Frame) => s.zones[IN_PLAY]!.filter(id => fits(s, id, f));
};
