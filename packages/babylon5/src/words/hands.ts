import { askStep, capitalized, type Filter, knower, many, mingle, option, type Ref, roll } from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { v } from '../language.ts';
import { looseLabel } from '../menus.ts';
import { seatName } from '../names.ts';
import { drawCard, shown, shuffledDeck } from '../rules/cards/drawing.ts';
import { judgeEntry, place } from '../rules/cards/entering-play.ts';
import { moved } from '../rules/cards/in-play.ts';
import { marksOf } from '../rules/cards/marks.ts';
import { onlySponsored } from '../rules/effects/cannot.ts';
import { ABILITIES, type B5State, cardsIn, DECK, DISCARD, HAND, type Mark, players, zone } from '../state.ts';

// Hands and decks: new hands, cards under or on top of a deck, searches, and other players' discard piles.

/** A player shuffles the hand into the deck and draws a card for each mark of a kind in the faction. */
export const newHandByMarks = v.effect<[Ref, Mark]>(
  'newHandByMarks',
  (c, who, mark) => {
    const read = c.ref(who);
    return (s, f) => {
      const seat = read(s, f);
      if (seat < 0) return;
      for (const card of cardsIn(s, seat, HAND).slice())
        moved(s, { card, to: zone(seat, DECK), from: zone(seat, HAND), bottom: true });
      shuffledDeck(s, { seat });
      for (let n = marksOf(s, seat, mark); n > 0; n--) if (!drawCard(s, seat)) return;
    };
  },
  (t, who, mark) => {
    const [whose, has] = t.ref(who) === 'you' ? ['your', 'you have'] : ['their', 'in their faction'];
    return `shuffle ${whose} hand into ${whose} deck and draw a card for each ${capitalized(mark)} Mark ${has}`;
  },
  who => ({ means: [[who, 1]] }),
);

/** You put cards of your hand on the bottom of your deck, the last of them lowest. */
export const putUnderDeck = v.flow<[number]>(
  'putUnderDeck',
  (c, n) => {
    const most = (s: B5State, seat: number) => Math.min(n, cardsIn(s, seat, HAND).length);
    c.step(
      askStep(
        {
          who: (s, f) => (most(s, f.you) > 0 ? [f.you] : []),
          menu: {
            name: 'under the deck',
            list: (s, f) => cardsIn(s, f.you, HAND).map(id => option('card', id)),
            label: (s, _f, o, seat) => looseLabel(s, o.a, seat),
            card: (s, _f, o) => defOf(s, o.a).title,
            prompt: (s, f) =>
              `Which ${many(most(s, f.you), 'card')} of your hand go under your deck, the last one lowest?`,
            stakes: () => 'They leave your hand. You draw them last of all.',
          },
          min: (s, f) => most(s, f.you),
          max: (s, f) => most(s, f.you),
          ordered: true,
          skip: false,
        },
        (s, f, picks) => {
          for (const o of picks[0] ?? [])
            moved(s, { card: o.a, to: zone(f.you, DECK), from: zone(f.you, HAND), bottom: true });
        },
      ),
    );
  },
  (_t, n) => `put ${many(n, 'card')} of your hand on the bottom of your deck`,
  n => ({ means: [['you', -0.7 * n]] }),
);

/** You search your whole deck for a card that a filter fits, show it to all, take it into your hand and shuffle. */
export const searchFor = v.flow<[Filter]>(
  'searchFor',
  (c, filter) => {
    const fits = c.filter(filter);
    const found = (s: B5State, f: { you: number }) => cardsIn(s, f.you, DECK).filter(id => fits(s, id, f as never));
    c.step({
      op: 'do',
      act: (s, f) => {
        // you see the whole deck, and nobody else sees how deep a card was
        mingle(s, cardsIn(s, f.you, DECK), knower(f.you));
        f.l.seen = found(s, f);
        if (f.l.seen.length > 0) shown(s, { cards: f.l.seen, to: f.you, whose: f.you });
      },
    });
    c.step(
      askStep(
        {
          who: (_s, f) => (f.l.seen.length > 0 ? [f.you] : []),
          menu: {
            name: 'search',
            list: (_s, f) => f.l.seen.map((id: number) => option('card', id)),
            label: (s, _f, o, seat) => looseLabel(s, o.a, seat),
            card: (s, _f, o) => defOf(s, o.a).title,
            prompt: (s, f) => `${defOf(s, f.self).title}: which card do you take into your hand?`,
            stakes: () => 'All see the card that you take. You then shuffle your deck.',
          },
        },
        (s, f, picks) => {
          const id = picks[0]?.[0]?.a ?? -1;
          f.l.seen = [];
          if (id < 0) return;
          for (const p of players(s)) if (p !== f.you) shown(s, { cards: [id], to: p, whose: f.you });
          moved(s, { card: id, to: zone(f.you, HAND), from: zone(f.you, DECK) });
        },
      ),
    );
    c.step({
      op: 'do',
      act: (s, f) => {
        shuffledDeck(s, { seat: f.you });
      },
    });
  },
  (t, filter) => `search your deck for ${t.one(filter)}, show it, take it into your hand and shuffle your deck`,
  { means: [['you', 1.5]] },
);

/** Events whose text raises or lowers one of these abilities, or all abilities; damage alone does not count (b5-r-knowledge-of-shadows-2). */
export const changesAbility = v.filter<('leadership' | 'military')[]>(
  'changesAbility',
  (_c, ...names) =>
    (s, id) => {
      const { source } = defOf(s, id);
      const changes = v.traits(source, 'lifts').some(({ what }) => what === 'all' || names.includes(what as never));
      return (
        changes ||
        defOf(s, id).leaves.some(
          st => st.kind === 'ability' && (st.stat < 0 || names.includes(ABILITIES[st.stat] as never)),
        )
      );
    },
  (_t, ...names) => ({ that: `changes ${names.map(capitalized).join(' or ')}` }),
);

/** The characters in other players' discard piles that may come into your faction. */
export const fallenOthers = v.list(
  'fallenOthers',
  () => (s, f) =>
    players(s).flatMap(p =>
      p === f.you
        ? []
        : cardsIn(s, p, DISCARD).filter(
            id => DEFS[s.defs[id]!]!.type === 'character' && judgeEntry(s, f.you, id, -1, true) === null,
          ),
    ),
  () => "the characters in other players' discard piles",
  'card',
  () => "character in another player's discard pile",
  { holds: 'character' },
)();

/** A random part of a player's hand is shown to you, and you may put one of the cards on top of that player's deck. */
export const scanToTop = v.flow<[Ref, number]>(
  'scanToTop',
  (c, who, n) => {
    const read = c.ref(who);
    c.step({
      op: 'do',
      act: (s, f) => {
        const seat = read(s, f);
        f.l.whose = seat;
        f.l.seen = randomHand(s, seat, n);
        if (f.l.seen.length > 0) shown(s, { cards: f.l.seen, to: f.you, whose: seat });
      },
    });
    c.step(
      askStep(
        {
          who: (_s, f) => (f.l.seen.length > 0 ? [f.you] : []),
          menu: {
            name: 'onto the deck',
            list: (_s, f) => f.l.seen.map((id: number) => option('card', id)),
            label: (s, _f, o, seat) => looseLabel(s, o.a, seat),
            card: (s, _f, o) => defOf(s, o.a).title,
            prompt: (s, f) => `Which of these cards goes on top of the deck of ${seatName(s, f.l.whose)}?`,
            stakes: () => 'You may also leave all in the hand. The card on top is drawn next.',
          },
          min: () => 0,
          max: () => 1,
          skip: false,
        },
        (s, f, picks) => {
          const id = picks[0]?.[0]?.a ?? -1;
          f.l.seen = [];
          if (id >= 0) moved(s, { card: id, to: zone(f.l.whose, DECK), from: zone(f.l.whose, HAND) });
        },
      ),
    );
  },
  (t, who, n) =>
    `look at ${n} random cards of ${t.own(who, 'hand')}; you may put one of them on top of ${t.own(who, 'deck')}`,
);

function randomHand(s: B5State, seat: number, n: number): number[] {
  const left = cardsIn(s, seat, HAND).slice();
  const seen: number[] = [];
  for (let k = Math.min(left.length, n); k > 0; k--) seen.push(left.splice(roll(s, left.length), 1)[0]!);
  return seen;
}

/** You take a card that a filter fits from your deck or your hand, put it on a card at no cost, and shuffle the deck. */
export const fetchOnto = v.effect<[Filter, Ref]>(
  'fetchOnto',
  (c, filter, host) => {
    const fits = c.filter(filter);
    const on = c.ref(host);
    return (s, f) => {
      const deck = cardsIn(s, f.you, DECK);
      // nobody else sees how deep the card was
      mingle(s, deck, knower(f.you));
      const id = [...deck, ...cardsIn(s, f.you, HAND)].find(x => fits(s, x, f) && !onlySponsored(s, x));
      if (id !== undefined && on(s, f) >= 0) place(s, id, f.you, on(s, f));
      shuffledDeck(s, { seat: f.you });
    };
  },
  (t, filter, host) =>
    `search your deck and your hand for ${t.filter(filter)}, put it on ${t.ref(host)} at no cost and shuffle your deck`,
  { means: [['you', 2]] },
);
