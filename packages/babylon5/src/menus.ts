import type { CardId, Menu, Seat } from '@orrery/kernel';
import { alike, sameCard } from './alike.ts';
import { defOf } from './card.ts';
import { type About, cardLabel, LABEL, thingLabel, titleOf } from './labels.ts';
import type { B5State } from './state.ts';

/** What every menu of things at the table says of them: each with its owner and state, the page of its card, and which are the same. */
export const THINGS: Pick<Menu<B5State>, 'label' | 'card' | 'same'> = {
  label: (s, _f, o, seat) => thingLabel(s, o.verb, o.a, seat),
  card: (s, _f, o) => titleOf(s, o.verb, o.a),
  same: sameCard,
};

/** As THINGS, with what matters of each card here. */
export function thingsWith(
  about: (s: B5State, f: Parameters<Menu<B5State>['label']>[1], id: CardId, seat: Seat) => About,
): Pick<Menu<B5State>, 'label' | 'card' | 'same'> {
  return {
    ...THINGS,
    label: (s, f, o, seat) => thingLabel(s, o.verb, o.a, seat, o.verb === 'card' ? about(s, f, o.a, seat) : {}),
  };
}

/** A card of a hand or a deck as its player reads it: with its type and its cost. */
export function looseLabel(s: B5State, id: CardId, seat: Seat): string {
  const { type, cost } = defOf(s, id);
  return cardLabel(s, id, seat, { more: [cost === null ? type : `${type}, costs ${cost}`] });
}

/** What menus of one's own hidden cards say of them. They are never answered for a player because copies are the same. */
export const LOOSE: Pick<Menu<B5State>, 'label' | 'card'> = {
  label: (s, _f, o, seat) => (s.cards[o.a] === undefined ? o.verb : looseLabel(s, o.a, seat)),
  card: (s, _f, o) => (s.cards[o.a] === undefined ? null : defOf(s, o.a).title),
};

/** Of a menu that always asks: two options of one kind about cards that are alike. */
export const alikeOptions: NonNullable<Menu<B5State>['same']> = (s, _f, a, b) =>
  a.verb === b.verb && a.b === b.b && a.a >= 0 && b.a >= 0 && alike(s, a.a, b.a);

/** The first of these that is short enough for a label; where none is, the beginning of the last. */
export function fitting(...texts: readonly [string, ...string[]]): string {
  return (
    texts.find(text => text.length <= LABEL) ??
    `${texts
      .at(-1)!
      .slice(0, LABEL - 1)
      .trimEnd()}…`
  );
}
