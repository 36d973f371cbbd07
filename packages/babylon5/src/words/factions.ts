import {
  type Amount,
  askStep,
  capitalized,
  clause,
  type Effect,
  type Filter,
  numberOf,
  option,
  type Ref,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import { choose, repeat, that, v } from '../language.ts';
import { THINGS } from '../menus.ts';
import { marksOf, marksOn, requires, purgeMark as takeMark } from '../rules/cards/marks.ts';
import { assists } from '../rules/factions/assistant.ts';
import { applyInfluence, available, rating } from '../rules/politics/influence.ts';
import { partyOf, strangers, tensionPartners } from '../rules/politics/parties.ts';
import { tensionTowardRace } from '../rules/politics/tension.ts';
import { cardsIn, INNER, type Mark, players, rows, SUPPORTING } from '../state.ts';
import { points } from '../traits.ts';
import { convertMark } from './decks.ts';
import { inYourFaction, withMarks } from './filters.ts';
import { cardsWhich } from './lists.ts';
import { quantity } from './phrases.ts';

// What texts say of one faction or another: its marks, its unrest, and the influence that its player applies.

/** The marks of a kind in a player's faction. */
export const marksIn = v.amount(
  'marksIn',
  (c, mark: Mark, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      const seat = read(s, f);
      return seat < 0 ? 0 : marksOf(s, seat, mark);
    };
  },
  (t, mark, who) =>
    numberOf(
      `${capitalized(mark)} Marks in ${t.own(who, 'faction')}`,
      `${capitalized(mark)} Mark in ${t.own(who, 'faction')}`,
    ),
);

/** The marks of a kind on all cards in the rows that a filter fits, in any faction. */
export const marksOnAll = v.amount(
  'marksOnAll',
  (c, mark: Mark, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      let n = 0;
      for (const id of rows(s)) if (fits(s, id, f)) n += marksOn(s, id, mark);
      return n;
    };
  },
  (t, mark, filter) =>
    numberOf(
      `${capitalized(mark)} Marks on ${t.filter(filter, true)}`,
      `${capitalized(mark)} Mark on ${t.one(filter)}`,
    ),
);

/** A player purges a number of marks of a kind from the cards of the faction, one after the other, as that player likes. */
export const purgeFrom = v.flow<[Ref, Mark, Amount]>(
  'purgeFrom',
  (c, who, mark, n) => {
    const seat = c.ref(who);
    const read = c.amount(n);
    const [loser, left] = [c.name('loser'), c.name('left')];
    const bearers = (s: Parameters<typeof rows>[0], p: number): number[] =>
      p < 0 ? [] : [INNER, SUPPORTING].flatMap(kind => cardsIn(s, p, kind)).filter(id => s.cards[id]![mark] > 0);
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[loser] = seat(s, f);
        f.l[left] = read(s, f);
      },
    });
    const start = c.code.length;
    const out = c.unless((s, f) => f.l[left] > 0 && bearers(s, f.l[loser]).length > 0);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.l[loser]],
          menu: {
            name: 'purge',
            list: (s, f) => bearers(s, f.l[loser]).map(id => option('card', id)),
            ...THINGS,
            prompt: (_s, f) => `From which card do you purge a ${capitalized(mark)} Mark? ${f.l[left]} must go.`,
            stakes: () => 'The mark is gone for good.',
            rule: 'b5/marks/19',
            note: (s, _f, o) => `it has ${s.cards[o.a]![mark]} now`,
          },
        },
        (s, f, picks) => {
          const id = picks[0]?.[0]?.a ?? -1;
          if (id >= 0) takeMark(s, id, mark, 1);
          f.l[left]--;
        },
      ),
    );
    c.go(start);
    c.land(out);
  },
  (t, who, mark, n) =>
    `${clause(t.ref(who), 'purge', typeof n === 'number' ? `${n} ${capitalized(mark)} Mark${n === 1 ? '' : 's'}` : `${capitalized(mark)} Marks: ${t.amount(n)}`)}`,
  (who, mark, n) => ({ means: [[who, points(n, -0.3)]], purges: { who, mark, n } }),
);

/** A player must apply influence, for no effect of its own. */
export const mustApply = v.effect<[Ref, Amount]>(
  'mustApply',
  (c, who, n) => {
    const seat = c.ref(who);
    const read = c.amount(n);
    return (s, f) => {
      const p = seat(s, f);
      if (p >= 0) applyInfluence(s, p, Math.min(read(s, f), available(s, p)), f.self);
    };
  },
  (t, who, n) => `${t.ref(who)} must apply ${quantity(t.amount(n), 'influence')}`,
  (who, n) => ({ means: [[who, points(n, -0.3)]] }),
);

/** A player may apply influence. If that player does not, the effect happens. Players who cannot pay are not asked. */
export const unlessApplies = v.flow<[Ref, Amount, ...Effect[]]>(
  'unlessApplies',
  (c, who, n, ...effects) => {
    const seat = c.ref(who);
    const read = c.amount(n);
    const paid = c.name('paid');
    c.step({
      op: 'do',
      act: (_s, f) => {
        f.l[paid] = 0;
      },
    });
    c.step(
      askStep(
        {
          who: (s, f) => {
            const p = seat(s, f);
            return p >= 0 && read(s, f) <= available(s, p) ? [p] : [];
          },
          menu: {
            name: 'pay or suffer',
            list: () => [option('yes'), option('no')],
            label: (s, f, o) => (o.verb === 'yes' ? `Apply ${read(s, f)} influence` : 'Apply nothing'),
            prompt: (s, f, p) =>
              `${defOf(s, f.self).title}: do you apply ${read(s, f)} of your ${available(s, p)} influence?`,
            stakes: (s, f) => `If you do not, its text works. ${defOf(s, f.self).text().join(' ')}`,
            note: (_s, _f, o) => (o.verb === 'yes' ? 'its text does nothing to you now' : 'its text works'),
          },
          skip: false,
        },
        (s, f, picks, seats) => {
          if (picks[0]?.[0]?.verb !== 'yes') return;
          f.l[paid] = 1;
          applyInfluence(s, seats[0]!, read(s, f), f.self);
        },
      ),
    );
    const skip = c.unless((_s, f) => f.l[paid] === 0);
    for (const e of effects) c.effect(e);
    c.land(skip);
  },
  (t, who, n, ...effects) =>
    `${t.effects(effects)}, unless ${clause(t.ref(who), 'apply', quantity(t.amount(n), 'influence'))}`,
);

/** Cards in factions with at least that much unrest. */
export const inUnrest = v.filter(
  'inUnrest',
  (_c, n: number) => (s, id) => {
    const { faction } = s.cards[id]!;
    return faction >= 0 && s.seats[faction]!.unrest >= n;
  },
  (_t, n) => ({ which: `whose faction has unrest ${n} or more` }),
);

/** Players who can still apply at least that much influence this turn. */
export const withInfluenceLeft = v.filter(
  'withInfluenceLeft',
  (_c, n: number) => (s, seat) => available(s, seat) >= n,
  (_t, n) => ({ noun: 'player', which: `who can still apply ${n} influence` }),
);

/** The races, and other factions of the same race, toward which a player's race has at least that much tension. */
export const racesHatedBy = v.list(
  'racesHatedBy',
  (c, who: Ref, n: number) => {
    const read = c.ref(who);
    return (s, f) => {
      const seat = read(s, f);
      return seat < 0 ? [] : tensionPartners(s, seat).filter(r => tensionTowardRace(s, seat, r) >= n);
    };
  },
  (t, who, n) => `the races toward which ${t.own(who, 'tension')} is ${n} or more`,
  'race',
  (t, who, n) => `race toward which ${t.own(who, 'tension')} is ${n} or more`,
);

/** Some race's tension toward a race is at least that high. */
export const hatedAt = v.test(
  'hatedAt',
  (c, race: Ref, n: number) => {
    const read = c.ref(race);
    return (s, f) => {
      const r = read(s, f);
      return players(s).some(p => strangers(s, partyOf(s, p), r) && tensionTowardRace(s, p, r) >= n);
    };
  },
  (t, race, n) => `some player's tension toward ${t.ref(race)} is already ${n}`,
);

/** The highest rating of any player. */
export const highestRating = v.amount(
  'highestRating',
  () => s => Math.max(...players(s).map(p => rating(s, p))),
  () => 'the highest rating of any player',
)();

/** Cards that require marks of a kind to be played (b5/marks/15); a picture of a mark is not enough. */
export const requiresMarks = v.filter(
  'requiresMarks',
  (_c, mark: Mark) => (s, id) => requires(defOf(s, id), mark) > 0,
  (_t, mark) => ({ which: `for which ${capitalized(mark)} Marks are required` }),
);

/** The assistant of your ambassador, in any faction. */
export const yourAssistant = v.filter(
  'yourAssistant',
  () => (s, id, f) => f.you >= 0 && assists(s, f.you, id),
  () => ({ noun: "ambassador's assistant", holder: 'you' }),
)();

/** Half of the influence that you can still apply, after the card's own cost. */
export const halfOfInfluence = v.amount(
  'halfOfInfluence',
  () => (s, f) => Math.floor((available(s, f.you) - (f.l.reserved ?? 0)) / 2),
  () => 'half of the influence you have left',
)();

/** All marks of a kind in a player's faction are purged. */
export const purgeAll = v.effect<[Ref, Mark]>(
  'purgeAll',
  (c, who, mark) => {
    const read = c.ref(who);
    return (s, f) => {
      const seat = read(s, f);
      if (seat < 0) return;
      for (const kind of [INNER, SUPPORTING]) for (const id of cardsIn(s, seat, kind)) takeMark(s, id, mark, 99);
    };
  },
  (t, who, mark) => clause(t.ref(who), 'purge', `all ${capitalized(mark)} Marks`),
  who => ({ means: [[who, -1]] }),
);

/** All marks of a kind on a card are purged. */
export const purgeAllOn = v.effect<[Ref, Mark]>(
  'purgeAllOn',
  (c, card, mark) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) takeMark(s, id, mark, 99);
    };
  },
  (t, card, mark) => `purge all ${capitalized(mark)} Marks from ${t.ref(card)}`,
);

/** For each of a number of times, you may turn a mark on a card of your faction into one of another kind. */
export const mayConvert = v.flow<[Amount, Mark, Mark]>(
  'mayConvert',
  (c, n, from, to) => {
    c.effect(
      repeat(
        n,
        choose(
          'bearer',
          {
            list: cardsWhich(that(inYourFaction, withMarks(from))),
            optional: true,
            prompt: `On which card does a ${capitalized(from)} Mark become a ${capitalized(to)} Mark?`,
          },
          convertMark('bearer', from, to),
        ),
      ),
    );
  },
  (_t, _n, from, to) =>
    `for each of them, a ${capitalized(from)} Mark in your faction may become a ${capitalized(to)} Mark`,
);
