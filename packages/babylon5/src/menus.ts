import type { CardId, Menu, Seat } from '@orrery/kernel';
import { alike, sameCard } from './alike.ts';
import { defOf } from './card.ts';
import { type About, cardLabel, LABEL, thingLabel, titleOf } from './labels.ts';
import type { B5State } from './state.ts';

/** Defaults for every menu of things on the table: labels with owner and state, the card's page, and which things are the same. */
export const THINGS: Pick<Menu<B5State>, 'label' | 'card' | 'same'> = {
  label: (s, _f, o, seat) => thingLabel(s, o.verb, o.a, seat),
  card: (s, _f, o) => titleOf(s, o.verb, o.a),
  same: sameCard,
};

/** Like THINGS, with more facts about each card. */
export function thingsWith(
  about: (s: B5State, f: Parameters<Menu<B5State>['label']>[1], id: CardId, seat: Seat) => About,
): Pick<Menu<B5State>, 'label' | 'card' | 'same'> {
  return {
    ...THINGS,
    label: (s, f, o, seat) => thingLabel(s, o.verb, o.a, seat, o.verb === 'card' ? about(s, f, o.a, seat) : {}),
  };
}

/** The label of a card in a hand or a deck, for its player: with type and cost. */
export function looseLabel(s: B5State, id: CardId, seat: Seat): string {
  const { type, cost } = defOf(s, id);
  return cardLabel(s, id, seat, { more: [cost === null ? type : `${type}, costs ${cost}`] });
}

/** Defaults for menus of a player's own hidden cards. The game never answers these for a player because of equal copies. */
export const LOOSE: Pick<Menu<B5State>, 'label' | 'card'> = {
  label: (s, _f, o, seat) => (s.cards[o.a] === undefined ? o.verb : looseLabel(s, o.a, seat)),
  card: (s, _f, o) => (s.cards[o.a] === undefined ? null : defOf(s, o.a).title),
};

/** For a menu that always asks: two options of one kind about cards that are alike. */
export const alikeOptions: NonNullable<Menu<B5State>['same']> = (s, _f, a, b) =>
  a.verb === b.verb && a.b === b.b && a.a >= 0 && b.a >= 0 && alike(s, a.a, b.a);

/** The first of these texts that fits a label. If none fits, the beginning of the last. */
export function fitting(...texts: readonly [string, ...string[]]): string {
  return (
    texts.find(text => text.length <= LABEL) ??
    `${texts
      .at(-1)!
      .slice(0, LABEL - 1)
      .trimEnd()}…`
  );
}
