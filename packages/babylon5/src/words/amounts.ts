import { capitalized, type Filter, type List, muchOf, numberOf, type Ref } from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { v } from '../language.ts';
import { people } from '../names.ts';
import { promoteCost } from '../rules/actions/cost.ts';
import { marksOf, marksOn, requires } from '../rules/cards/marks.ts';
import { ability, baseAbility, printedAbility } from '../rules/effects/ability.ts';
import { reversalCost } from '../rules/effects/reversal.ts';
import { available, influenceOfPower, rating } from '../rules/politics/influence.ts';
import { raceOfParty } from '../rules/politics/parties.ts';
import { highestTension, tensionTowardRace } from '../rules/politics/tension.ts';
import {
  ABILITIES,
  type Ability,
  type CardRaceName,
  conflictOf,
  type Mark,
  type NonPlayer,
  players,
  rows,
} from '../state.ts';

const stat = (name: Ability): number => ABILITIES.indexOf(name);
const POWER_NAMES: Record<NonPlayer, string> = {
  babylon5: 'Babylon 5',
  shadows: 'the Shadows',
  vorlons: 'the Vorlons',
};

/** Marks of a kind on a card. */
export const marks = v.amount(
  'marks',
  (c, mark: Mark, on: Ref) => {
    const read = c.ref(on);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? 0 : marksOn(s, id, mark);
    };
  },
  (t, mark, on) => numberOf(`${capitalized(mark)} Marks on ${t.ref(on)}`, `${capitalized(mark)} Mark on ${t.ref(on)}`),
);
/** Marks of a kind in your faction. */
export const yourMarks = v.amount(
  'yourMarks',
  (_c, mark: Mark) => (s, f) => marksOf(s, f.you, mark),
  (_t, mark) => {
    const [many, one] = [`${capitalized(mark)} Marks`, `${capitalized(mark)} Mark`];
    return numberOf(`${many} you have`, `${one} you have`, { who: 'you', verb: 'have', many, one });
  },
);
/** The influence of Babylon 5, the Shadows or the Vorlons. */
export const influenceOf = v.amount(
  'influenceOf',
  (_c, whose: NonPlayer) => s => influenceOfPower(s, whose),
  (_t, whose) => muchOf(`influence of ${POWER_NAMES[whose]}`),
);
/** A player's Influence Rating. */
export const ratingOf = v.amount(
  'ratingOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => rating(s, read(s, f));
  },
  (t, who) => t.own(who, 'rating'),
);
/** The lowest rating of any player. */
export const lowestRating = v.amount(
  'lowestRating',
  () => s => Math.min(...players(s).map(p => rating(s, p))),
  () => 'the lowest rating that any player has now',
)();
/** The influence you can still apply. */
export const yourInfluence = v.amount(
  'yourInfluence',
  () => (s, f) => available(s, f.you),
  () => muchOf('influence you have left'),
)();
/** A card's ability now. */
export const abilityOf = v.amount(
  'abilityOf',
  (c, name: Ability, of: Ref) => {
    const read = c.ref(of);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? 0 : ability(s, id, stat(name));
    };
  },
  (t, name, of) => t.own(of, `${capitalized(name)}`),
);
/** A card's base ability. */
export const baseOf = v.amount(
  'baseOf',
  (c, name: Ability, of: Ref) => {
    const read = c.ref(of);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? 0 : baseAbility(s, id, stat(name));
    };
  },
  (t, name, of) => t.own(of, `base ${capitalized(name)}`),
);
/** A card's printed ability. */
export const printedOf = v.amount(
  'printedOf',
  (c, name: Ability, of: Ref) => {
    const read = c.ref(of);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? 0 : printedAbility(s, id, stat(name));
    };
  },
  (t, name, of) => t.own(of, `printed ${capitalized(name)}`),
);
/** The number of items in a list. */
export const count = v.amount(
  'count',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => read(s, f).length;
  },
  (t, list) =>
    list.w === 'anyCards' || list.w === 'cardsWhich'
      ? t.numberOf(list.a[0] as Filter)
      : numberOf(t.list(list), t.single(list) ?? ''),
);
/** The number of cards in the rows that a filter fits. */
export const countCards = v.amount(
  'countCards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      let n = 0;
      for (const id of rows(s)) if (fits(s, id, f)) n++;
      return n;
    };
  },
  (t, filter) => t.numberOf(filter),
);
/** The sum of an ability over all cards that a filter fits. */
export const sumOf = v.amount(
  'sumOf',
  (c, name: Ability, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      let n = 0;
      for (const id of rows(s)) if (fits(s, id, f)) n += ability(s, id, stat(name));
      return n;
    };
  },
  (t, name, filter) => `the total ${capitalized(name)} of ${t.filter(filter, true)}`,
);
/** The margin by which the conflict was won or lost. */
export const margin = v.amount(
  'margin',
  () => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return Math.abs(k.support - k.opposition);
  },
  () => 'the difference between the two sides',
)();
/** Your tension toward a race. */
export const yourTension = v.amount(
  'yourTension',
  (_c, toward: CardRaceName) => (s, f) =>
    tensionTowardRace(s, f.you, ['human', 'centauri', 'minbari', 'narn', 'non-aligned'].indexOf(toward)),
  (_t, toward) => `your tension toward ${people(toward)}`,
);
/** Your tension toward a chosen race. */
export const tensionTo = v.amount(
  'tensionTo',
  (c, race: Ref) => {
    const read = c.ref(race);
    return (s, f) => tensionTowardRace(s, f.you, read(s, f));
  },
  (t, race) => `your tension toward ${t.ref(race)}`,
);
/** Your highest tension. */
export const highestYourTension = v.amount(
  'highestYourTension',
  () => (s, f) => highestTension(s, f.you),
  () => 'your highest tension',
)();
/** Tokens on a card. */
export const tokensOn = v.amount(
  'tokensOn',
  (c, on: Ref) => {
    const read = c.ref(on);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? 0 : s.cards[id]!.tokens;
    };
  },
  (t, on) => numberOf(`tokens on ${t.ref(on)}`, `token on ${t.ref(on)}`),
);
/** Chaos Tokens on a card (b5/drakh/17). */
export const chaosOn = v.amount(
  'chaosOn',
  (c, on: Ref) => {
    const read = c.ref(on);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? 0 : s.cards[id]!.chaos;
    };
  },
  (t, on) => numberOf(`Chaos Tokens on ${t.ref(on)}`, `Chaos Token on ${t.ref(on)}`),
);
/** Yes votes in the vote just taken. */
export const yesVotes = v.amount(
  'yesVotes',
  () => s => s.vote?.yes ?? 0,
  () => numberOf('yes votes', 'yes vote'),
  undefined,
  { yesVotes: true },
)();
/** A faction's unrest. */
export const unrestOf = v.amount(
  'unrestOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => s.seats[read(s, f)]!.unrest;
  },
  (t, who) => t.own(who, 'unrest'),
);
/** A number that was fixed when the card was played. */
export const fixedNumber = v.amount(
  'fixedNumber',
  () => (s, f) => s.cards[f.self]!.fixed,
  () => 'the number fixed when it was played',
)();
/** The influence needed to reverse the chosen event. */
export const reversalPrice = v.amount(
  'reversalPrice',
  (c, play: Ref) => {
    const read = c.ref(play);
    return (s, f) => {
      const p = s.plays[read(s, f)];
      return p ? reversalCost(p) : 0;
    };
  },
  (t, play) => `what its player applied for ${t.ref(play)}, plus 2 for each mark it required`,
);
/** A card's printed cost; a cost that is not printed is undefined, and no influence equals it (b5/cost/1, b5/cost/3, b5/cost/9). */
export const costOf = v.amount(
  'costOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return (id < 0 ? null : defOf(s, id).cost) ?? Number.POSITIVE_INFINITY;
    };
  },
  (t, card) => t.own(card, 'cost'),
);
/** The present cost for you to promote a character (b5/promote/9). */
export const promotionCost = v.amount(
  'promotionCost',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return (id < 0 ? null : promoteCost(s, f.you, id)) ?? Number.POSITIVE_INFINITY;
    };
  },
  (t, card) => `what promoting ${t.ref(card)} costs`,
);
/** The cost at which this card was sponsored, with discounts (b5/cost/6). */
export const costPaid = v.amount(
  'costPaid',
  () => (_s, f) => f.l.paid ?? 0,
  () => 'the cost paid for this card',
)();
/** The influence that was applied when a card was last sponsored. */
export const appliedFor = v.amount(
  'appliedFor',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return s.recent.findLast(r => r.kind === 'sponsored' && r.card === id)?.n ?? 0;
    };
  },
  (t, card) => muchOf(`influence applied to sponsor ${t.ref(card)}`),
);
/** The marks of a kind that a player needs to play a card. */
export const marksNeeded = v.amount(
  'marksNeeded',
  (c, mark: Mark, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? 0 : requires(defOf(s, id), mark);
    };
  },
  (t, mark, card) => numberOf(`${capitalized(mark)} Marks that ${t.ref(card)} requires`),
);
/** The number of actions that you have taken this turn. */
export const yourActions = v.amount(
  'yourActions',
  () => (s, f) => s.seats[f.you]!.actions,
  () => numberOf('actions you have already taken this turn', 'action you have already taken this turn'),
)();
/** The fleets in play of all factions of a race. */
export const fleetsOfRace = v.amount(
  'fleetsOfRace',
  (c, race: Ref) => {
    const read = c.ref(race);
    return (s, f) => {
      const r = raceOfParty(s, read(s, f));
      return rows(s).filter(id => defOf(s, id).type === 'fleet' && s.seats[s.cards[id]!.faction]?.race === r).length;
    };
  },
  (t, race) => numberOf(`fleets of ${t.ref(race)} in play`, `fleet of ${t.ref(race)} in play`),
);
/** The number of cards on a card that a filter fits. */
export const countOn = v.amount(
  'countOn',
  (c, on: Ref, filter: Filter) => {
    const read = c.ref(on);
    const fits = c.filter(filter);
    return (s, f) => {
      const id = read(s, f);
      let n = 0;
      if (id >= 0) for (const a of s.cards[id]!.attached) if (fits(s, a, f)) n++;
      return n;
    };
  },
  (t, on, filter) => numberOf(`${t.filter(filter, true)} on ${t.ref(on)}`, `${t.filter(filter)} on ${t.ref(on)}`),
);

/** The severe damage on the cards in the rows that a filter fits. */
export const severeOn = v.amount(
  'severeOn',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      let n = 0;
      for (const id of rows(s)) if (fits(s, id, f)) n += s.cards[id]!.severe;
      return n;
    };
  },
  (t, filter) => `the severe damage on ${t.filter(filter, true)}`,
);

/** The number of races among the cards in the rows that a filter fits. All neutral cards count as one race, and so do all of the Non-Aligned. */
export const racesAmong = v.amount(
  'racesAmong',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) =>
      new Set(
        rows(s)
          .filter(id => fits(s, id, f))
          .map(id => DEFS[s.defs[id]!]!.race),
      ).size;
  },
  (t, filter) => numberOf(`races among ${t.filter(filter, true)}`, `race among ${t.filter(filter, true)}`),
);
