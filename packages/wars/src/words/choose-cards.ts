// Words for cards that a player, or chance, chooses for an effect.
import {
  type Amount,
  articled,
  askStep,
  clause,
  deed,
  type Effect,
  type Filter,
  firstPart,
  inSequence,
  type List,
  type Menu,
  mention,
  mentioned,
  nodeIn,
  option,
  type Phrase,
  type Ref,
  shuffled as shuffledList,
  type Teller,
} from '@orrery/kernel';
import { minus, set, textFor, the, v } from '../language.ts';
import { titleOf } from '../names.ts';
import { cardLabel, cardNote } from '../rules/questions/card-labels.ts';
import type { WarsState } from '../state.ts';
import { withoutThe } from './amounts.ts';
import { fromPile, topOf } from './lists.ts';
import { inPlayWhich } from './on-card.ts';
import { acts, eachOf } from './phrases.ts';
import { lookAt } from './show.ts';
import { toHand, toUsedPile } from './to-pile.ts';

/** Writes how many cards the player can choose, and from how many. */
function howMany(min: number, max: number, all: number): string {
  const n =
    min >= max ? `${Math.min(max, all)}` : min <= 0 ? `up to ${Math.min(max, all)}` : `${min} to ${Math.min(max, all)}`;
  return `Choose ${n} of ${all}${min <= 0 ? ', or none' : ''}.`;
}

/**
 * Asks a player to choose cards of a list. The local `name` becomes the list of chosen cards. With `order`, their order counts ("in any order"). If
 * there are fewer cards, the player chooses all of them (wars/effects/2, wars/effects/3).
 */
export const chooseCards = v.flow(
  'chooseCards',
  (
    c,
    name: string,
    from: {
      who?: Ref;
      of: List | Filter;
      min: Amount;
      max: Amount;
      order?: boolean;
      prompt: string;
      /** what happens to the chosen cards and to the others, if the prompt does not say it */
      stakes?: string;
    },
    ...then: Effect[]
  ) => {
    const list = v.isList(from.of) ? c.list(from.of as List) : inPlayWhich(c, from.of as Filter);
    const who = c.ref(from.who ?? 'you');
    const min = c.amount(from.min);
    const max = c.amount(from.max);
    const menu: Menu<WarsState> = {
      name: 'choose cards',
      list: (s, f) => list(s, f).map(id => option('card', id)),
      label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
      prompt: () => from.prompt,
      stakes: (s, f, asked) =>
        from.stakes ?? `${howMany(min(s, f), max(s, f), list(s, f).length)} ${textFor(s, f, asked)}`.trim(),
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step(
      askStep(
        {
          who: (s, f) => [who(s, f)],
          menu,
          min: (s, f) => min(s, f),
          max: (s, f) => max(s, f),
          ordered: from.order === true,
        },
        (_s, f, picks) => {
          f.l[name] = picks[0]!.map(o => o.a);
        },
      ),
    );
    if (then.length) {
      const none = c.unless((_s, f) => f.l[name].length > 0);
      for (const e of then) c.effect(e);
      c.land(none);
    }
  },
  (t, name, from, ...then) => {
    const [min, max] = [t.amount(from.min), t.amount(from.max)];
    const direct = chosenAtOnce(t, name, from, then);
    if (direct !== null) return direct;
    const who = t.ref(from.who ?? 'you');
    const list = v.isList(from.of);
    const whose = list ? v.trait(from.of as List, 'cardsOf') : undefined;
    const own = whose !== undefined && t.ref(whose) === who;
    const owner = whose === 'you' ? 'you' : own ? 'theirs' : '';
    const single = max === '1';
    const cards = single ? mention(name, 'it', 'one', { owner }) : mention(name, 'those cards', 'several', { owner });
    const rest = then.length === 0 ? '' : t.with({ [name]: cards }).effects(then);
    const first = firstPart(rest);
    // an action of the other player is a clause of its own
    const join = (who === 'you' || min === '0') && !(first?.kind === 'clause' && first.who !== '') ? ' and ' : '; ';
    const done = rest === '' ? '' : `${join}${rest}`;
    if (single) {
      const thing = list
        ? t.oneOf(from.of as List)
        : t.noun(from.of as Filter).whose === undefined
          ? t.one(from.of as Filter)
          : `one of ${t.filter(from.of as Filter, true)}`;
      if (own && who !== 'you' && min !== '0') return doneByThem(t, who, name, thing, then, true);
      return `${min === '0' ? clause(who, 'may choose', thing) : acts(who, 'choose', thing)}${done}`;
    }
    const things = list ? t.list(from.of as List) : t.filter(from.of as Filter, true);
    const n = min === max ? min : min === '0' ? `up to ${max}` : `${min} to ${max}`;
    const one = list ? t.single(from.of as List) : t.filter(from.of as Filter);
    const each = eachOf(t, from.max);
    const many = list && v.trait(from.of as List, 'pileOf') !== undefined;
    const certain = things.startsWith('the ') || things.startsWith('each ') || mentioned(things) !== null;
    const of = !many && (certain || (!list && t.noun(from.of as Filter).whose !== undefined)) ? 'of ' : '';
    const what =
      each !== null && one !== null
        ? `up to one ${one} for each ${each}`
        : `${n} ${of}${many ? withoutThe(things) : things}`;
    return own && who !== 'you' ? doneByThem(t, who, name, what, then) : `${acts(who, 'choose', what)}${done}`;
  },
);

/** Writes what another player does with cards that they choose: `your opponent chooses 2 cards in their hand and reveals them`. */
function doneByThem(t: Teller, who: Phrase, name: string, what: Phrase, then: readonly Effect[], one = false): Phrase {
  const theirs = mention(name, what, one ? 'one' : 'several', {
    owner: 'theirs',
    again: one ? 'that card' : 'those cards',
  });
  const deeds = then
    .flatMap(e => t.with({ [name]: theirs }).clauses(e))
    .map(told => {
      const node = nodeIn(told);
      return node?.kind === 'clause' && node.who === '' && node.rest.startsWith(theirs)
        ? clause(who, node.verb, node.rest)
        : told;
    });
  return inSequence([acts(who, 'choose', theirs), ...deeds]);
}

/**
 * Writes what you do with chosen cards of your pile, if it is one action: `put 2 cards from your hand on top of your reserve`. Returns null if it is
 * more.
 */
function chosenAtOnce(
  t: Teller,
  name: string,
  from: { who?: Ref; of: List | Filter; min: Amount; max: Amount; order?: boolean },
  then: readonly Effect[],
): Phrase | null {
  if (then.length !== 1 || (from.who ?? 'you') !== 'you' || !v.isList(from.of)) return null;
  if (v.trait(from.of as List, 'cardsOf') !== 'you') return null;
  const [single, several] = [fromPile(t, from.of as List), fromPile(t, from.of as List, true)];
  if (single === null || several === null) return null;
  const [min, max] = [t.amount(from.min), t.amount(from.max)];
  const each = eachOf(t, from.max);
  const what =
    each !== null
      ? `up to one ${single} for each ${each}`
      : max === '1'
        ? articled(single)
        : `${min === max ? min : `up to ${max}`} ${several}`;
  const cards = mention(name, what, max === '1' ? 'one' : 'several', { owner: 'you' });
  const told = t.with({ [name]: cards }).effects(then);
  const node = nodeIn(told);
  // the action must be about the chosen cards and mention them only once
  if (node?.kind !== 'clause' || node.who !== '' || !node.rest.startsWith(cards) || timesIn(told, cards) > 1)
    return null;
  const order = from.order && max !== '1' ? ' in any order' : '';
  const may = min === '0' && max === '1';
  return clause(may ? 'you' : '', may ? `may ${node.verb}` : node.verb, `${node.rest}${order}`);
}

const timesIn = (phrase: Phrase, part: Phrase): number => phrase.split(part).length - 1;

/** Chooses random cards of a list. The local `name` becomes the list of them. */
export const randomCards = v.effect(
  'randomCards',
  (c, name: string, of: List, n: Amount) => {
    const list = c.list(of);
    const k = c.amount(n);
    return (s, f) => {
      f.l[name] = shuffledList(s, list(s, f)).slice(0, k(s, f));
    };
  },
  (t, _name, of, n) => {
    // `all but 8` stands for the size less 8
    const kept = typeof n === 'number' || n.w !== 'minus' ? null : (n.a[1] as Amount);
    const many = kept !== null ? `all but ${t.amount(kept)}` : n === 1 ? 'one' : t.amount(n);
    return deed('take', `${many} of ${t.list(of)} at random`);
  },
);

/** You look at the top cards of your reserve. You put one of them in your hand, and the others on top of your used pile in any order. */
export const takeOneOfTop = v.flow(
  'takeOneOfTop',
  (c, n: Amount) => {
    c.effect(set('seen', n));
    c.effect(lookAt(topOf('reserve', the('seen'))));
    const one = { of: topOf('reserve', the('seen')), min: 1, max: 1, prompt: 'Which card do you put in your hand?' };
    c.effect(chooseCards('found', one, toHand('found')));
    const left = minus(the('seen'), 1);
    const prompt = 'In what order do the others go on top of your used pile?';
    c.effect(
      chooseCards(
        'rest',
        { of: topOf('reserve', left), min: left, max: left, order: true, prompt },
        toUsedPile('rest'),
      ),
    );
  },
  (t, n) =>
    deed(
      'look at',
      `the top cards of your reserve, ${eachOf(t, n) === null ? `as many as ${t.amount(n)}` : `one for each ${eachOf(t, n)}`}; put one of them in your hand and the others on top of your used pile in any order`,
    ),
);
