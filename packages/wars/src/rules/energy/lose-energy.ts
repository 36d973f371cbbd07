// Losing energy: cards go to the lost pile for good, and their player chooses them (wars/lose-energy).
import {
  type CardId,
  type Frame,
  firstOf,
  type Menu,
  many,
  moveCard,
  type Option,
  option,
  ownFrame,
  planned,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { facts, v } from '../../language.ts';
import { PILE_NAMES, titleOf } from '../../names.ts';
import {
  ACTIVE,
  energyOf,
  HAND,
  inPlay,
  LOST,
  ON_STACK,
  pile,
  RESERVE,
  USED,
  type WarsState,
  zone,
} from '../../state.ts';
import { bindsSeat } from '../abilities/ongoing-ability.ts';
import { cardLabel } from '../questions/card-labels.ts';
import { seenBy } from '../questions/twins.ts';

/**
 * A card is lost from a pile, or from the hand in place of 1 energy (wars/lose-energy/1, wars/lose-energy/2). `drain` is the location of the drain,
 * or -1.
 */
export const energyLost = facts.define<{ seat: Seat; card: CardId; from: number; drain: CardId }>('energy-lost', {
  aside: (_s, x, seat) => x.seat === seat,
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, LOST));
  },
  show: { seat: 'seat', card: 'card', from: 'plain', drain: 'card' },
  say: (n, x) => `${n.seat} loses ${n.card} from the ${PILE_NAMES[x.from!]}.`,
});

/** The piles that energy can be lost from, in the order of the menu. */
const PILES = [RESERVE, ACTIVE, USED] as const;

/**
 * Returns what a seat can lose next: the top card of a pile, or a hand card. `only` is the one place it may come from (-1 for any). Cards in `kept`
 * cannot be lost.
 */
export function losses(s: WarsState, seat: Seat, drain: CardId, only: number, kept: readonly CardId[] = []) {
  const list = [];
  for (const kind of PILES)
    if ((only < 0 || only === kind) && pile(s, seat, kind).length > 0) list.push(option('pile', kind));
  const safe = drain >= 0 && bindsSeat(s, 'hand safe', seat, drain);
  if ((only < 0 || only === HAND) && !safe)
    for (const id of pile(s, seat, HAND)) if (!kept.includes(id)) list.push(option('card', id));
  return list;
}

/** Loses the card that an answer names, and returns it. */
export function loseOne(s: WarsState, seat: Seat, verb: string, a: number, drain: CardId): CardId {
  const from = verb === 'pile' ? a : HAND;
  const card = verb === 'pile' ? pile(s, seat, a)[pile(s, seat, a).length - 1]! : a;
  energyLost(s, { seat, card, from, drain });
  return card;
}

/** Returns the label of a loss: a pile with its number of cards, or a hand card with its cost. */
export function lossLabel(s: WarsState, o: Option, seat: Seat): string {
  if (o.verb !== 'pile') return `${cardLabel(s, o.a, seat)} from your hand`;
  const n = pile(s, seat, o.a).length;
  return `The top of your ${PILE_NAMES[o.a]} (${many(n, 'card')})`;
}

const PILE_NOTES: Readonly<Record<number, string>> = {
  [RESERVE]: 'cards that you have not drawn or activated yet; you do not know which card you lose',
  [ACTIVE]: 'the energy that you pay with',
  [USED]: 'energy that you have paid; it goes beneath your reserve when the turn ends',
};

/** Returns the note of a loss: what it means to lose energy from there. */
export const lossNote = (o: Option): string =>
  o.verb === 'pile' ? (PILE_NOTES[o.a] ?? '') : 'you lose this card in place of 1 energy';

/** Returns the title of the hand card of a loss; null for a pile. */
export const lossCard = (s: WarsState, o: Option): string | null => (o.verb === 'pile' ? null : titleOf(s, o.a));

/** True for two copies in a hand if it does not matter which is lost: the opponent knows the same of both. */
export const sameLoss = (s: WarsState, a: Option, b: Option): boolean =>
  a.verb === 'card' && b.verb === 'card' && s.defs[a.a] === s.defs[b.a] && seenBy(s, a.a) === seenBy(s, b.a);

/** Writes how much energy a seat has left, as a sentence. */
export const lifeLeft = (s: WarsState, seat: Seat): string =>
  `You have ${energyOf(s, seat)} energy in your reserve, active pile and used pile. With none left, you lose the game.`;

/** Writes what a plan of losses leaves to a seat, as a sentence: energy, and cards in hand. '' for a plan that loses nothing. */
export function leftAfter(s: WarsState, seat: Seat, picks: readonly Option[]): string {
  const energy = energyOf(s, seat) - picks.filter(o => o.verb === 'pile').length;
  const cards = picks.filter(o => o.verb === 'card').length;
  if (picks.every(o => o.verb !== 'pile') && cards === 0) return '';
  return `After that you have ${energy} energy and ${many(pile(s, seat, HAND).length - cards, 'card')} in hand.`;
}

const EMPTY_PILE = refuse(
  'wars/lose-energy/1',
  'Choose your reserve, active pile or used pile. The pile must have cards.',
);
const NOT_IN_HAND = refuse('wars/lose-energy/2', 'You can lose cards only from your piles and your hand.');

/** Returns why a card cannot be lost as energy; null if no general rule forbids it. */
export function judgeLoss(s: WarsState, seat: Seat, wish: Option): Refusal | null {
  if (wish.verb === 'pile') {
    const energy = PILES.some(kind => kind === wish.a) && pile(s, seat, wish.a).length > 0;
    return energy ? null : EMPTY_PILE;
  }
  return pile(s, seat, HAND).includes(wish.a) ? null : NOT_IN_HAND;
}

/** Returns how often a plan can name an option: a pile once for each of its cards, a hand card once. */
export const lossTimes = (s: WarsState, seat: Seat, o: Option): number =>
  o.verb === 'pile' ? pile(s, seat, o.a).length : 1;

/** True for a card that all players see where it is. */
const liesOpen = (s: WarsState, id: CardId): boolean =>
  inPlay(s, id) || s.cards[id]?.zone === ON_STACK || (id >= 0 && s.cards[id]!.zone === zone(s.cards[id]!.owner, LOST));

const lossesOf = (s: WarsState, f: Frame): Option[] => losses(s, f.you, f.l.drain ?? -1, f.l.only ?? -1, f.l.kept);

const menu: Menu<WarsState> = {
  name: 'lose',
  list: lossesOf,
  judge: (s, _f, seat, wish) => judgeLoss(s, seat, wish),
  label: (s, _f, o, seat) => lossLabel(s, o, seat),
  prompt: (s, f) => {
    const { drain = -1, only = -1, n } = f.l;
    const why =
      drain >= 0 ? ` to the drain at ${titleOf(s, drain)}` : liesOpen(s, f.self) ? ` (${titleOf(s, f.self)})` : '';
    return only === HAND
      ? `You lose ${many(n, 'card')} from your hand${why}. Which?`
      : `You lose ${n} energy${why}. From where?`;
  },
  stakes: (s, f, seat) =>
    `Lost cards go face up to your lost pile for good. ${lifeLeft(s, seat)}${f.l.n > 1 ? ' You can choose all at once, or some now and the rest next.' : ''}`,
  rule: 'wars/lose-energy/1',
  note: (_s, _f, o) => lossNote(o),
  card: (s, _f, o) => lossCard(s, o),
  same: (s, _f, a, b) => sameLoss(s, a, b),
  sum: (s, _f, seat, picks) => leftAfter(s, seat, picks),
  // the first options, each as often as possible
  least: (s, f, seat, list) => firstOf(list, o => lossTimes(s, seat, o), f.l.n),
};

/** Returns how many cards a seat could lose, with its hand. */
export const canLose = (s: WarsState, seat: Seat): number => energyOf(s, seat) + pile(s, seat, HAND).length;

/**
 * The player `you` loses `n` energy. They plan the loss at once or card by card, and lose one card at a time (wars/lose-energy/3). `drain` is the
 * location of the drain, `only` the one pile that it must come from. The calling frame gets the lost cards in `lostCards`.
 */
v.procedure(
  'lose energy',
  v.rule('begin to lose', (_s, f) => {
    f.l.cards = [];
  }),
  planned<WarsState>(v, 'choose losses', {
    who: (_s, f) => f.you,
    menu,
    goesOn: (s, f) => f.l.n > 0 && lossesOf(s, f).length > 0,
    max: (_s, f) => f.l.n,
    times: (s, f, seat, o) => Math.min(f.l.n, lossTimes(s, seat, o)),
    // all players know how many cards are in each place; with one place, or if all cards go, there is no choice
    alike: (s, f, seat, list) => {
      const times = (o: Option) => lossTimes(s, seat, o);
      const room = list.reduce((sum, o) => sum + times(o), 0);
      return list.length === 1 || room <= f.l.n ? firstOf(list, times, f.l.n) : null;
    },
    act: (s, f, o) => {
      f.l.n--;
      f.l.cards = [...f.l.cards, loseOne(s, f.you, o.verb, o.a, f.l.drain ?? -1)];
    },
  }),
  v.rule('all lost', (s, f) => {
    const caller = s.stack.length - 2;
    if (caller >= 0) ownFrame(s, caller).l.lostCards = f.l.cards;
  }),
);
