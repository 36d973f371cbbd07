import {
  askStep,
  capitalized,
  type Effect,
  type Filter,
  type Frame,
  knower,
  many,
  mingle,
  option,
  ownFrame,
  type Ref,
  roll,
  yesNo,
} from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { chooseOne, v } from '../language.ts';
import { looseLabel } from '../menus.ts';
import { raceName, seatName } from '../names.ts';
import { removeSevere as removeSevereFrom, restored } from '../rules/cards/damage.ts';
import { drawCard, shown, shuffledDeck } from '../rules/cards/drawing.ts';
import { judgeEntry } from '../rules/cards/entering-play.ts';
import { moved } from '../rules/cards/in-play.ts';
import { marksOf, purgeMark as takeMark } from '../rules/cards/marks.ts';
import { readied } from '../rules/cards/ready.ts';
import { withdraw } from '../rules/cards/ties.ts';
import { judgeAttacker, sheltered } from '../rules/conflict/attack.ts';
import { excluded, participates } from '../rules/conflict/participants.ts';
import { strikesWith } from '../rules/conflict/used-as.ts';
import { ability, highest } from '../rules/effects/ability.ts';
import { addMod } from '../rules/effects/lasting.ts';
import { rating } from '../rules/politics/influence.ts';
import { changeTension, tensionTowardRace } from '../rules/politics/tension.ts';
import { unrestChanged } from '../rules/politics/unrest.ts';
import {
  ABILITIES,
  type B5State,
  cardsIn,
  conflictOf,
  DECK,
  DISCARD,
  HAND,
  MARKS,
  type Mark,
  players,
  RACES,
  zone,
} from '../state.ts';
import { onCard } from './acting.ts';

// Effects of single cards that no other word can say: on neutralized cards, on attacks under way, on hands and decks, and on all of your levels.

/** In the window of an attack: the target takes half the damage, rounded up. */
export const takesHalf = v.effect(
  'takesHalf',
  () => (s, f) => {
    ownFrame(s, f.l.event).l.halved = 1;
  },
  () => 'it takes half the damage, rounded up',
)();

/** In the window of an attack: the target takes less damage. */
export const takesLess = v.effect(
  'takesLess',
  (_c, n: number) => (s, f) => {
    const event = ownFrame(s, f.l.event);
    event.l.less = (event.l.less ?? 0) + n;
  },
  (_t, n) => `it takes ${n} less damage`,
);

/** A neutralized card is no longer neutralized, and has no damage of any kind. It does not ready. */
export const restore = onCard(
  'restore',
  () => (s, id) => {
    removeSevereFrom(s, id);
    if (s.cards[id]!.neutralized) restored(s, { card: id });
  },
  card => `${card} is no longer neutralized and has no damage`,
  card => ({ means: [[card, 2]], heals: true }),
);

/** Cards with a mark of any kind. */
export const withSomeMark = v.filter(
  'withSomeMark',
  () => (s, id) => MARKS.some(mark => s.cards[id]![mark] > 0),
  () => ({ before: 'marked' }),
)();

/** Cards with marks of a kind on them, for the ways of a choice. */
const bears = v.test(
  'bears',
  (c, mark: Mark, on: Ref) => {
    const read = c.ref(on);
    return (s, f) => {
      const id = read(s, f);
      return id >= 0 && s.cards[id]![mark] > 0;
    };
  },
  (t, mark, on) => `${t.ref(on)} has a ${capitalized(mark)} Mark`,
);
const takeOne = onCard(
  'takeOne',
  (_c, mark: Mark) => (s, id) => {
    takeMark(s, id, mark, 1);
  },
  (card, mark) => `purge a ${capitalized(mark)} Mark from ${card}`,
);
/** You purge one mark of a kind that you choose from a card. */
export const purgeOne = v.flow<[Ref]>(
  'purgeOne',
  (c, card) =>
    c.effect(
      chooseOne(
        { prompt: 'Which mark is purged?' },
        ...MARKS.map(mark => ({
          label: `A ${capitalized(mark)} Mark`,
          if: bears(mark, card),
          effect: takeOne(card, mark),
        })),
      ),
    ),
  (t, card) => `purge a mark from ${t.ref(card)}`,
);

/** A card leaves a conflict: its support or opposition no longer counts. It readies and cannot join that conflict again. */
export const leavesForGood = v.effect<[Ref, Ref]>(
  'leavesForGood',
  (c, card, conflict) => {
    const read = c.ref(card);
    const which = c.ref(conflict);
    return (s, f) => {
      const id = read(s, f);
      const k = s.conflicts.find(x => x.id === which(s, f));
      if (id < 0 || k === undefined || !participates(k, id)) return;
      excluded(s, { card: id });
      withdraw(s, id, k.id);
      if (s.cards[id]!.rotated) readied(s, { card: id });
    };
  },
  (t, card, conflict) =>
    `ready ${t.ref(card)}; it leaves ${t.ref(conflict)}, counts there no more and cannot join it again`,
);

/** The abilities of a target that are its highest; several if they are equal. */
function highestOf(s: B5State, id: number): number[] {
  const { value } = highest(s, id);
  return value <= 0 ? [] : [0, 1, 2, 3].filter(stat => ability(s, id, stat) === value);
}

/** Characters that this card can attack with their own highest ability. If several are equally high, it needs each of them (b5-r-tupari-6). */
export const openToItsHighest = v.filter(
  'openToItsHighest',
  () => (s, id, f) => {
    const stats = highestOf(s, id);
    return (
      stats.length > 0 &&
      judgeAttacker(s, f.you, f.self) === null &&
      !sheltered(s, f.self, id) &&
      stats.every(stat => strikesWith(s, f.self, stat) >= 0)
    );
  },
  () => ({ which: 'whose highest ability this card has, too' }),
)();

/** This card attacks a character with that one's highest ability, inside a conflict or outside; the target's player chooses among equal ones. */
export const attackByHighest = v.flow<[Ref]>(
  'attackByHighest',
  (c, target) => {
    const read = c.ref(target);
    const used = c.name('used');
    const attack = c.program('attack');
    c.step(
      askStep(
        {
          who: (s, f) => [s.cards[read(s, f)]!.controller],
          menu: {
            name: 'defend with',
            list: (s, f) => highestOf(s, read(s, f)).map(stat => option('ability', stat)),
            label: (_s, _f, o) => capitalized(ABILITIES[o.a]!),
            prompt: (s, f) => `With which ability is ${defOf(s, read(s, f)).title} attacked?`,
            stakes: () => 'Both cards deal damage with that ability.',
          },
        },
        (_s, f, picks) => {
          f.l[used] = picks[0]?.[0]?.a ?? 0;
        },
      ),
    );
    c.step({
      op: 'call',
      program: () => attack,
      locals: (s, f) => ({
        attacker: f.self,
        target: read(s, f),
        conflict: -1,
        stat: f.l[used],
        by: strikesWith(s, f.self, f.l[used]),
        outside: 1,
      }),
      you: null,
      self: (_s, f) => f.self,
    });
    c.step({
      op: 'do',
      act: (s, f) => {
        const seat = s.cards[read(s, f)]!.controller;
        if (!s.cards[f.self]!.neutralized)
          addMod(s, { kind: 'open-to-attack', source: f.self, card: f.self, seat, what: -1, n: f.l[used] });
      },
    });
  },
  (t, target) =>
    `attack ${t.ref(target)}, in a conflict or outside one, with its own highest ability; for the rest of the action round, characters of its faction may attack this card in return`,
  target => ({ means: [[target, -1]], strikes: true }),
);

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

/** Each of your tensions and your unrest: you move it up or down by 1, or leave it. */
export const moveEachLevel = v.flow(
  'moveEachLevel',
  c => {
    c.step({
      op: 'do',
      act: (s, f) => {
        // races, and then your unrest as -1
        f.l.todo = [...RACES.flatMap((_, r) => (r === s.seats[f.you]!.race ? [] : [r])), -1];
      },
    });
    const start = c.code.length;
    const out = c.unless((_s, f) => f.l.todo.length > 0);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'level',
            list: () => [option('up'), option('down'), option('leave')],
            label: (_s, _f, o) => (o.verb === 'up' ? 'Up by 1' : o.verb === 'down' ? 'Down by 1' : 'Leave it'),
            prompt: (s, f) => {
              const [r] = f.l.todo as number[];
              return r! < 0
                ? `Does your unrest of ${s.seats[f.you]!.unrest} go up or down?`
                : `Does your tension of ${tensionTowardRace(s, f.you, r!)} toward ${raceName(r!)} go up or down?`;
            },
            stakes: () => 'You may move each of your tensions and your unrest by 1.',
          },
          skip: false,
        },
        (s, f, picks) => {
          const [r, ...rest] = f.l.todo as number[];
          f.l.todo = rest;
          const verb = picks[0]?.[0]?.verb;
          if (verb !== 'up' && verb !== 'down') return;
          const n = verb === 'up' ? 1 : -1;
          if (r! < 0) unrestChanged(s, { seat: f.you, n });
          else changeTension(s, s.seats[f.you]!.race, r!, n, { from: f.you });
        },
      ),
    );
    c.go(start);
    c.land(out);
  },
  () => 'move each of your tensions and your unrest up or down by 1, as you like',
);

/** One of your tensions becomes what you choose. */
export const setTension = v.flow(
  'setTension',
  c => {
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'tension',
            list: (s, f) =>
              RACES.flatMap((_, r) =>
                r === s.seats[f.you]!.race ? [] : [1, 2, 3, 4, 5].map(n => option('race', r, n)),
              ),
            label: (s, f, o) => `${raceName(o.a)}: ${o.b}, now ${tensionTowardRace(s, f.you, o.a)}`,
            prompt: () => 'Which of your tensions do you set, and to which level?',
            stakes: () => 'Your tension toward that race becomes that number. Its own tension toward you stays.',
          },
        },
        (s, f, picks) => {
          const pick = picks[0]?.[0];
          if (pick === undefined) return;
          const n = pick.b - tensionTowardRace(s, f.you, pick.a);
          if (n !== 0) changeTension(s, s.seats[f.you]!.race, pick.a, n, { from: f.you });
        },
      ),
    );
  },
  () => 'set one of your tensions to any level',
);

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

/** The tensions of two races toward each other become a number. */
export const makeTensions = v.effect<[Ref, Ref, number]>(
  'makeTensions',
  (c, one, other, n) => {
    const a = c.ref(one);
    const b = c.ref(other);
    return (s, f) => {
      const [x, y] = [a(s, f), b(s, f)];
      if (x < 0 || y < 0 || x === y) return;
      for (const [from, to] of [
        [x, y],
        [y, x],
      ] as const) {
        const seat = players(s).find(p => s.seats[p]!.race === from);
        const now = seat === undefined ? n : tensionTowardRace(s, seat, to);
        if (now !== n) changeTension(s, from, to, n - now);
      }
    };
  },
  (t, one, other, n) => `the tensions of ${t.ref(one)} and ${t.ref(other)} toward each other become ${n}`,
);

/** Effects that either side of the conflict may negate if it has more influence than Babylon 5 (Negotiated Surrender). */
export const unlessNegated = v.flow<Effect[]>(
  'unlessNegated',
  (c, ...effects) => {
    const negated = c.name('negated');
    const sides = (s: B5State, f: Frame): number[] => {
      const k = conflictOf(s, f.l.conflict);
      return [k.seat, k.targetSeat].filter(p => p >= 0 && rating(s, p) > s.babylon5);
    };
    c.step({
      op: 'do',
      act: (_s, f) => {
        f.l[negated] = 0;
        f.l.at = 0;
      },
    });
    const start = c.code.length;
    const out = c.unless((s, f) => f.l[negated] === 0 && f.l.at < sides(s, f).length);
    c.step(
      askStep(
        {
          who: (s, f) => [sides(s, f)[f.l.at]!],
          menu: yesNo((s, f) => `${defOf(s, f.self).title}: do you negate it?`, {
            stakes: (s, f) =>
              `You have more influence than Babylon 5, so you may. ${defOf(s, f.self).text().join(' ')}`,
            yes: 'nothing happens',
            no: 'it happens, as far as it is up to you',
          }),
          skip: false,
        },
        (_s, f, picks) => {
          f.l.at++;
          if (picks[0]?.[0]?.verb === 'yes') f.l[negated] = 1;
        },
      ),
    );
    c.go(start);
    c.land(out);
    const skip = c.unless((_s, f) => f.l[negated] === 0);
    for (const e of effects) c.effect(e);
    c.land(skip);
  },
  (t, ...effects) =>
    `${t.effects(effects)}, unless a side of the conflict with more influence than Babylon 5 negates it`,
);

/** The side that won the conflict, and the one that lost it: its initiator, and the player it targeted. */
export const conflictWinner = v.ref(
  'conflictWinner',
  () => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return k.won ? k.seat : k.targetSeat;
  },
  () => 'the winner',
)();
export const conflictLoser = v.ref(
  'conflictLoser',
  () => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return k.won ? k.targetSeat : k.seat;
  },
  () => 'the loser',
)();
