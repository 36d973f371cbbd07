import {
  type Amount,
  articled,
  askStep,
  clause,
  deed,
  type Effect,
  type Filter,
  type List,
  type Menu,
  option,
  type Phrase,
  type Ref,
  type Teller,
  type Test,
} from '@orrery/kernel';
import { facts, titleFor, v } from '../language.ts';
import { titleOf } from '../names.ts';
import { locations } from '../rules/locations/location.ts';
import { judgePlay } from '../rules/phases/deploy-phase.ts';
import type { Way } from '../rules/playing/affordable-places.ts';
import { cardLabel, cardNote } from '../rules/questions/card-labels.ts';
import type { WarsState } from '../state.ts';
import { fromPile } from './lists.ts';
import { eachOf } from './phrases.ts';

// Effects that play a card

/** The terms on which an effect lets a player play a card. */
export interface PlayTerms {
  /** the only locations where it can enter play */
  readonly at?: Ref | Filter;
  /** the reduction of its energy cost */
  readonly less?: Amount;
  readonly free?: boolean;
  /** true if it costs no energy and needs no support icons */
  readonly nothing?: boolean;
  /** true if you use it as yours, whoever owns it */
  readonly asYours?: boolean;
  /** true if you may play none */
  readonly optional?: boolean;
  /** the number of cards that you may play, one after the other */
  readonly upTo?: number;
}

/**
 * You play a card of a list (your hand, your lost pile, ...) now. All questions of playing a card are asked; only the phase does not matter. If no
 * card can be played, nothing happens. The local `played` becomes the card, -1 if there is none.
 */
export const play = v.flow(
  'play',
  (c, from: List | Ref, terms: PlayTerms = {}) => {
    const list = typeof from !== 'string' && v.isList(from) ? c.list(from as List) : null;
    const one = list === null ? c.ref(from as Ref) : null;
    const cards = (s: WarsState, f: Parameters<NonNullable<typeof one>>[1]) =>
      list !== null ? list(s, f) : one!(s, f) >= 0 ? [one!(s, f)] : [];
    const less = terms.less === undefined ? () => 0 : c.amount(terms.less);
    const spot = terms.at === undefined ? null : isFilter(terms.at) ? c.filter(terms.at as Filter) : null;
    const place = terms.at === undefined || spot !== null ? null : c.ref(terms.at as Ref);
    const way = (s: WarsState, f: Parameters<typeof less>[1]): Way => ({
      less: less(s, f),
      ...(terms.free ? { free: true } : {}),
      ...(terms.nothing ? { nothing: true } : {}),
      only: place !== null ? [place(s, f)] : spot !== null ? locations(s).filter(id => spot(s, id, f)) : null,
      byEffect: true,
    });
    const menu: Menu<WarsState> = {
      name: 'play which',
      list: (s, f) =>
        cards(s, f)
          .filter(id => judgePlay(s, f.you, id, way(s, f)) === null)
          .map(id => option('card', id)),
      label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
      prompt: (_s, f) => `${titleFor(f)}: which card do you play?`,
      stakes: () =>
        `${terms.nothing ? 'It costs you nothing.' : terms.free ? 'It costs no energy.' : 'You pay its usual cost, less any reduction in the text.'}${free ? ' You may play none.' : ''}`,
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    const free = terms.optional === true || terms.upTo !== undefined;
    const left = c.name('left');
    if (terms.upTo !== undefined)
      c.step({
        op: 'do',
        act: (_s, f) => {
          f.l[left] = terms.upTo;
        },
      });
    const start = c.code.length;
    c.step(
      askStep({ who: (_s, f) => [f.you], menu, min: () => (free ? 0 : 1), skip: !free }, (s, f, picks) => {
        f.l.played = picks[0]![0]?.a ?? -1;
        f.l.way = way(s, f);
      }),
    );
    const none = c.unless((_s, f) => f.l.played >= 0);
    const program = c.program('play');
    c.step({
      op: 'call',
      program: () => program,
      locals: (_s, f) => ({
        b: -1,
        byEffect: 1,
        less: f.l.way.less,
        free: f.l.way.free ? 1 : 0,
        nothing: f.l.way.nothing ? 1 : 0,
        ...(f.l.way.only ? { only: f.l.way.only } : {}),
        ...(terms.asYours ? { asYours: 1 } : {}),
      }),
      you: null,
      self: (_s, f) => f.l.played,
    });
    if (terms.upTo !== undefined) {
      const enough = c.unless((_s, f) => --f.l[left] > 0);
      c.go(start);
      c.land(enough);
    }
    c.land(none);
  },
  (t, from, terms = {}) => {
    const what =
      typeof from === 'string' || !v.isList(from)
        ? t.ref(from as Ref)
        : terms.upTo === undefined
          ? oneFromPile(t, from as List)
          : `up to ${terms.upTo} ${ofThe(fromPile(t, from as List, true) ?? t.list(from as List))}`;
    const where =
      terms.at === undefined
        ? ''
        : isFilter(terms.at)
          ? (terms.at as Filter).w === 'thisPlace'
            ? ' here'
            : ` at ${t.one(terms.at as Filter)}`
          : ` ${t.ref(terms.at as Ref) === 'here' ? 'here' : `at ${t.ref(terms.at as Ref)}`}`;
    const price = terms.nothing
      ? ' without paying energy or needing support icons'
      : terms.free
        ? ' at no energy cost'
        : terms.less === undefined
          ? ''
          : ` for ${lessEnergy(t, terms.less)}${terms.upTo === undefined ? '' : ' each'}`;
    const may = terms.optional || terms.upTo !== undefined;
    return clause(
      may ? 'you' : '',
      may ? 'may play' : 'play',
      `${what}${where}${price}${terms.asYours ? ', to use as yours' : ''}`,
    );
  },
  (_from, _terms?: PlayTerms) => ({ brings: true as const }),
);
/** Returns the phrase `of the cards ...` for several things with an article. */
const ofThe = (things: Phrase): Phrase => (things.startsWith('the ') ? `of ${things}` : things);
/** Returns the phrase for a card of a list and its pile. */
function oneFromPile(t: Teller, list: List): Phrase {
  const card = fromPile(t, list);
  return card === null ? t.oneOf(list) : articled(card);
}
/** Writes a reduction: `2 less energy`, `1 less energy for each of your ships`. */
const lessEnergy = (t: Teller, n: Amount): string => {
  const per = eachOf(t, n);
  return per === null ? `${t.amount(n)} less energy` : `1 less energy for each ${per}`;
};
const isFilter = (x: Ref | Filter): boolean => typeof x !== 'string' && v.isFilter(x as Filter);
/** You attack at a location at no cost. The attack goes on the stack like any other. */
export const attackFree = v.flow(
  'attackFree',
  (c, at: Ref) => {
    const read = c.ref(at);
    const program = c.program('attack action');
    c.step({
      op: 'call',
      program: () => program,
      locals: (s, f) => ({ a: read(s, f), free: 1 }),
      you: null,
      self: null,
    });
  },
  (t, at) => deed('attack', `at ${t.ref(at)} at no cost`),
  at => ({ attacks: at }),
);

/**
 * `Choose one`: the player announces the choice when the card is played or the ability is used (wars/deploy-phase/6). Only effects that can happen
 * are offered, if there are any (wars/effects/15, wars/effects/16).
 */
export const announceOne = v.flow(
  'announceOne',
  (c, prompt: string, ...ways: { readonly label: string; readonly if?: Test; readonly effect: Effect }[]) => {
    const open = ways.map(way => (way.if ? c.test(way.if) : () => true));
    const local = c.scope.announce({
      name: 'way',
      list: (s, f) => ways.flatMap((_, i) => (open[i]!(s, f) ? [option('way', i)] : [])),
      label: (_s, _f, o) => ways[o.a]!.label,
      prompt: () => prompt,
      stakes: () => 'Only your choice happens. Your opponent learns it before they can respond.',
    });
    ways.forEach((way, i) => {
      const not = c.unless((s, f) => f.l[local] === i && open[i]!(s, f));
      c.effect(way.effect);
      c.land(not);
    });
  },
  (t, _prompt, ...ways) =>
    `choose one: ${ways.map(way => `${way.if ? `if ${t.test(way.if)}, ` : ''}${t.effect(way.effect)}`).join('; or ')}`,
);

/** The player can take movement actions in this deploy phase, as in a move phase. */
export const movesAllowed = facts.define<object>('moves-allowed', {
  apply(s) {
    s.movesNow = true;
  },
  show: 'all',
  say: () => 'Movements are allowed until this deploy phase ends.',
});
/** You can take movement actions until your deploy phase ends, as in your move phase (wars/ruling-simple-wager/2). */
export const movementsNow = v.effect(
  'movementsNow',
  () => s => {
    movesAllowed(s, {});
  },
  () => 'you may perform movements until your deploy phase ends',
)();
