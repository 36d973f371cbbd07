import {
  type Amount,
  articled,
  askStep,
  capitalized,
  type Filter,
  numberOf,
  type Option,
  option,
  ownCard,
  type Ref,
  refuse,
} from '@orrery/kernel';
import { CONFLICT_RULES, DEFS, defOf } from '../card.ts';
import { facts, v } from '../language.ts';
import { thingsWith } from '../menus.ts';
import { conflictLocals } from '../rules/cards/conflict.ts';
import { moved } from '../rules/cards/in-play.ts';
import { marksOf, marksOn, pictures, requires } from '../rules/cards/marks.ts';
import { canAct, rotated } from '../rules/cards/ready.ts';
import { declared, newConflict } from '../rules/conflict/declaring.ts';
import { initiated } from '../rules/conflict/initiating.ts';
import { participates } from '../rules/conflict/participants.ts';
import { totals } from '../rules/conflict/totals.ts';
import { strikesWith } from '../rules/conflict/used-as.ts';
import { ability } from '../rules/effects/ability.ts';
import {
  ABILITIES,
  type Ability,
  type B5State,
  cardsIn,
  conflictOf,
  FACTION,
  INNER,
  type Mark,
  SUPPORTING,
  zone,
} from '../state.ts';

// What conflicts say about each other and about themselves, and what agendas say about conflicts.

const stat = (name: Ability): number => ABILITIES.indexOf(name);

/** Notes a number on the card with this text, for as long as the card stays (Dishonor). */
export const numberNoted = facts.define<{ card: number; n: number; before?: number }>('number-noted', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    (x as { before?: number }).before = card.fixed;
    card.fixed = x.n;
  },
  revert(s, x) {
    ownCard(s, x.card).fixed = x.before ?? 0;
  },
  show: { card: 'card', n: 'plain' },
  say: () => '',
  unsettles: true,
});

export const note = v.effect<[Amount]>(
  'note',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      numberNoted(s, { card: f.self, n: read(s, f) });
    };
  },
  // the text mentions the noted number only where it uses it
  () => '',
);

/** The card with this text stays with a player's faction, face up (Supplement Security). */
export const stayWith = v.effect(
  'stayWith',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      const seat = read(s, f);
      const { zone: from } = s.cards[f.self]!;
      if (seat >= 0 && from >= 0)
        moved(s, { card: f.self, to: zone(seat, FACTION), from, faction: seat, controller: f.you });
    };
  },
  (t, who) => `this card stays with ${t.own(who, 'faction')}${t.names.becomes ? ` as ${t.names.becomes}` : ''}`,
  who => ({ stays: who }),
);

/** Your faction has no marks of a kind. */
export const withoutMarks = v.test(
  'withoutMarks',
  (_c, mark: Mark) => (s, f) => marksOf(s, f.you, mark) === 0,
  (_t, mark) => `you have no ${capitalized(mark)} Marks`,
);

/** Nothing was chosen. */
export const noneChosen = v.test(
  'noneChosen',
  (_c, name: string) => (_s, f) => (f.l[name] ?? -1) < 0,
  (_t, _name) => 'none is chosen',
  (_t, _name) => 'one is chosen',
);

/** The other conflict that the same card started was won. */
export const otherHalfWon = v.test(
  'otherHalfWon',
  () => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return s.conflicts.some(x => x.id !== k.id && x.card >= 0 && x.card === k.card && x.stage === 'resolved' && x.won);
  },
  () => 'you have won the other conflict as well',
)();

/** No single player has the most support, in a conflict where any player may be supported. */
export const nobodyLeads = v.test(
  'nobodyLeads',
  () => (s, f) => conflictOf(s, f.l.conflict).leader < 0,
  () => 'no player has more support than all others',
)();

/** The conflict still stands and has more support than the conflict that it targets. */
export const aheadOfTarget = v.test(
  'aheadOfTarget',
  () => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    const target = s.conflicts.find(x => x.id === k.targetConflict);
    if (k.stage !== 'initiated' || target === undefined || target.stage !== 'initiated') return false;
    return totals(s, k).support > totals(s, target).support;
  },
  () => 'it has more support than its target',
)();

/** A conflict of this type has resolved this turn. */
export const resolvedThisTurn = v.test(
  'resolvedThisTurn',
  (_c, type: Ability) => s => s.conflicts.some(k => k.stage === 'resolved' && k.types.includes(stat(type))),
  (_t, type) => `${articled(capitalized(type))} conflict has resolved this turn`,
  (_t, type) => `no ${capitalized(type)} conflict has resolved this turn`,
);

/** The conflict in the fact was of this type. */
export const factOfType = v.test(
  'factOfType',
  (_c, type: Ability) => (_s, f) => (f.l.fact.types ?? []).includes(stat(type)),
  (_t, type) => `it was ${articled(capitalized(type))} conflict`,
);

/** The card starts the conflict of its own text now, with another conflict as its target (Maintain the Peace). */
export const startAgainst = v.effect(
  'startAgainst',
  (c, target: Ref) => {
    const read = c.ref(target);
    return (s, f) => {
      const rules = DEFS[s.defs[f.self]!]!.conflicts.find(k => k.source.byAction);
      if (rules === undefined) return;
      const conflict = newConflict(s, { seat: f.you, rules: rules.id, source: f.self });
      declared(s, { conflict });
      initiated(s, {
        conflict: conflict.id,
        targetSeat: -1,
        targetRace: -1,
        targetCard: -1,
        targetConflict: read(s, f),
      });
      Object.assign(f.l, conflictLocals(s, conflict.id));
    };
  },
  (t, target) => `initiate this card's conflict against ${t.ref(target)}`,
);

/** Cards in a conflict of their own player's that can give that player's faction a mark of this kind. */
export const inConflictGiving = v.filter(
  'inConflictGiving',
  (_c, mark: Mark) => (s, id) =>
    s.conflicts.some(
      k =>
        (k.stage === 'initiated' || k.id === s.resolving) &&
        k.seat === s.cards[id]!.faction &&
        participates(k, id) &&
        CONFLICT_RULES[k.rules]!.source.canGive?.includes(mark) === true,
    ),
  (_t, mark) => ({ doing: `taking part in a conflict of yours that can bring you a ${capitalized(mark)} Mark` }),
);

/** The number of marks of a kind on the cards of your faction that a filter fits. Double marks count double. */
export const marksAmong = v.amount(
  'marksAmong',
  (c, mark: Mark, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      let n = 0;
      for (const kind of [INNER, SUPPORTING])
        for (const id of cardsIn(s, f.you, kind)) if (fits(s, id, f)) n += marksOn(s, id, mark);
      return n;
    };
  },
  (t, mark, filter) => numberOf(`${capitalized(mark)} Marks on your ${t.filter(filter, true)}`),
  (t, mark, filter) => `${capitalized(mark)} Mark on your ${t.filter(filter, true)}`,
);

/** Cards that require marks of a kind to be played, or picture them (b5/marks/12). */
export const concernsMarks = v.filter(
  'concernsMarks',
  (_c, mark: Mark) => (s, id) => {
    return pictures(s, id, mark) || requires(DEFS[s.defs[id]!]!, mark) > 0;
  },
  (_t, mark) => ({ that: `needs or pictures ${capitalized(mark)} Marks` }),
);

/** How much of an ability a card gives if it rotates, as if to support a conflict of that kind. */
function given(s: B5State, id: number, what: number): number {
  const by = strikesWith(s, id, what);
  return by < 0 ? 0 : ability(s, id, by);
}

/** A seat's ready characters that can give some of an ability. */
function givers(s: B5State, seat: number, what: number): number[] {
  const list: number[] = [];
  for (const kind of [INNER, SUPPORTING])
    for (const id of cardsIn(s, seat, kind))
      if (
        DEFS[s.defs[id]!]!.type === 'character' &&
        s.cards[id]!.controller === seat &&
        canAct(s, id) &&
        given(s, id, what) > 0
      )
        list.push(id);
  return list;
}

/** How much of an ability your ready characters could give by rotating. */
export const readyTotal = v.amount(
  'readyTotal',
  (_c, name: Ability) => (s, f) => {
    let sum = 0;
    for (const id of givers(s, f.you, stat(name))) sum += given(s, id, stat(name));
    return sum;
  },
  (_t, name) => `the ${capitalized(name)} of your ready characters together`,
);

const TOO_LITTLE = refuse('b5/cost/7', 'Together they have less of the ability than must be reached.');
const TOO_MANY = refuse('b5/cost/7', 'Fewer of them reach the number already.');

/** You rotate characters until the ability that they give reaches a number (Rise of the Republic). */
export const rotateFor = v.flow<[Ability, number]>(
  'rotateFor',
  (c, name, n) => {
    c.step(
      askStep(
        {
          who: (s, f) => (givers(s, f.you, stat(name)).length > 0 ? [f.you] : []),
          menu: {
            name: 'rotate for',
            list: (s, f) => givers(s, f.you, stat(name)).map(id => option('card', id)),
            ...thingsWith((s, _f, id) => ({ more: [`${capitalized(name)} ${given(s, id, stat(name))}`] })),
            prompt: (s, f) =>
              `${defOf(s, f.self).title}: which characters rotate, for ${n} ${capitalized(name)} in all?`,
            stakes: () => 'They can do nothing else this turn. Name as few as reach the number.',
            // no more characters than needed
            least(s, _f, _seat, list) {
              const worth = (o: Option) => given(s, o.a, stat(name));
              const chosen: Option[] = [];
              let left = n;
              for (const o of list.slice().sort((a, b) => worth(b) - worth(a))) {
                if (left <= 0) break;
                chosen.push(o);
                left -= worth(o);
              }
              return chosen;
            },
          },
          max: () => 99,
          skip: false,
          plan: {
            times: () => 1,
            check(s, f, _seat, picks) {
              const worth = picks.map(o => given(s, o.a, stat(name)));
              const sum = worth.reduce((a, b) => a + b, 0);
              if (sum >= n) return sum - Math.max(...worth) >= n ? TOO_MANY : null;
              return picks.length === givers(s, f.you, stat(name)).length ? null : TOO_LITTLE;
            },
          },
        },
        (s, _f, picks) => {
          for (const o of picks[0]!) rotated(s, { card: o.a });
        },
      ),
    );
  },
  (_t, name, n) =>
    `rotate characters of yours with ${n} ${capitalized(name)} or more together, as if to support a conflict`,
);
