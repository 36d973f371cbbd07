import { type Amount, articled, type Filter, type List, type Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { isCombined } from '../rules/table/definitions.ts';
import { allInPlay, cardsOn } from '../rules/table/stacks.ts';
import { reaches } from '../rules/texts/static-texts.ts';
import { DISCARD, HAND, opponents, pile, players, RESERVE } from '../state.ts';

/** All cards in play that fit and that this card can reach. Combined cards do not count as cards of their own (ge/definitions/5). */
export const cards = v.list(
  'cards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => allInPlay(s).filter(id => fits(s, id, f) && !isCombined(s, id) && reaches(s, f.self, id));
  },
  (t, filter) => `all ${t.filter(filter, true)}`,
  'card',
  (t, filter) => t.filter(filter),
);
export const these = v.list(
  'these',
  (c, ...refs: Ref[]) => {
    const reads = refs.map(x => c.ref(x));
    return (s, f) => reads.map(read => read(s, f)).filter(id => id >= 0);
  },
  (t, ...refs) => refs.map(x => t.ref(x)).join(' and '),
);
/** The cards of a local that holds several: of a target with more than one card. */
export const chosen = v.list<[string]>(
  'chosen',
  (_c, name: string) => (_s, f) => {
    const x = f.l[name] as number | readonly number[] | undefined;
    return x === undefined ? [] : typeof x === 'number' ? (x < 0 ? [] : [x]) : x;
  },
  (t, name) => t.names[name] ?? 'those cards',
  'card',
  () => 'of those',
);
/** The cards that this one is against, if there can be several (ge/duration/7). */
export const itsTargets = v.list(
  'itsTargets',
  () => (s, f) => {
    const { on, also } = s.cards[f.self]!;
    return on < 0 ? [] : [on, ...also];
  },
  t => t.names.host ?? 'those cards',
)();
/** Everything in one list or another. */
export const among = v.list(
  'among',
  (c, ...lists: List[]) => {
    const reads = lists.map(x => c.list(x));
    return (s, f) => reads.flatMap(read => read(s, f));
  },
  (t, ...lists) => lists.map(x => t.list(x)).join(' or '),
  'card',
  (t, ...lists) =>
    lists.map((x, i) => (i === 0 ? (t.single(x) ?? t.list(x)) : articled(t.single(x) ?? t.list(x)))).join(' or '),
);
/** The cards directly on a card that fit. */
export const on = v.list(
  'on',
  (c, card: Ref, filter: Filter) => {
    const read = c.ref(card);
    const fits = c.filter(filter);
    return (s, f) => cardsOn(s, read(s, f)).filter(id => fits(s, id, f));
  },
  (t, card, filter) => `the ${t.filter(filter, true)} on ${t.ref(card)}`,
  'card',
  (t, card, filter) => `${t.filter(filter)} on ${t.ref(card)}`,
);
/** The cards of a hand that fit. */
export const handOf = v.list(
  'handOf',
  (c, who: Ref, filter?: Filter) => {
    const read = c.ref(who);
    const fits = filter ? c.filter(filter) : null;
    return (s, f) => pile(s, read(s, f), HAND).filter(id => fits === null || fits(s, id, f));
  },
  (t, who, filter?: Filter) => `the ${filter ? t.filter(filter, true) : 'cards'} in ${t.own(who, 'hand')}`,
  'card',
  (t, who, filter?: Filter) => `${filter ? t.filter(filter) : 'card'} in ${t.own(who, 'hand')}`,
);
/** The cards of a discard pile that fit, from the top, up to a number. */
export const discardsOf = v.list(
  'discardsOf',
  (c, who: Ref, filter?: Filter, most?: Amount) => {
    const read = c.ref(who);
    const fits = filter ? c.filter(filter) : null;
    const n = most === undefined ? null : c.amount(most);
    return (s, f) => {
      const list = pile(s, read(s, f), DISCARD)
        .filter(id => fits === null || fits(s, id, f))
        .reverse();
      return n === null ? list : list.slice(0, n(s, f));
    };
  },
  (t, who, filter?: Filter, most?: Amount) =>
    `the ${most === undefined || most === 1 ? '' : `${t.amount(most)} `}${filter ? t.filter(filter, most !== 1) : most === 1 ? 'card' : 'cards'}${most === undefined ? '' : ' nearest the top'} of ${t.own(who, 'discard pile')}`,
  'card',
  (t, who, filter?: Filter, most?: Amount) =>
    `${filter ? t.filter(filter) : 'card'} in ${t.own(who, 'discard pile')}${most === undefined ? '' : ' nearest the top'}`,
);
export const reserveOf = v.list(
  'reserveOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => pile(s, read(s, f), RESERVE);
  },
  (t, who) => `the cards in ${t.own(who, 'reserve fleet')}`,
  'card',
  (t, who) => `card in ${t.own(who, 'reserve fleet')}`,
);
/** The other players who are left. */
export const others = v.list(
  'others',
  () => (s, f) => opponents(s, f.you),
  () => 'the other players',
  'seat',
  () => 'other player',
)();
/** All players who are left. */
export const everybody = v.list(
  'everybody',
  () => s => players(s),
  () => 'all players',
  'seat',
  () => 'player',
)();
