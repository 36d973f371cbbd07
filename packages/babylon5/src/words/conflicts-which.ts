import { type Amount, articled, askStep, capitalized, type Filter, option, type Ref } from '@orrery/kernel';
import { CONFLICT_RULES, type ConflictRules, DEFS, defOf } from '../card.ts';
import { facts, v } from '../language.ts';
import { seatName } from '../names.ts';
import { openConflicts, participates, sideOf, targets, totalsChanged } from '../rules/conflict/participants.ts';
import { WAR } from '../rules/conflict/war.ts';
import { atWar } from '../rules/politics/states.ts';
import {
  ABILITIES,
  type Ability,
  type B5State,
  type Conflict,
  conflictOf,
  players,
  RACES,
  type Race,
  SUPPORT,
} from '../state.ts';

// Conflicts by what they are aimed at and by what they can bring, and support or opposition that no card gives.

const stat = (type: string | undefined): number => (type === undefined ? -1 : ABILITIES.indexOf(type as never));
const name = (type: string | undefined): string => (type === undefined ? 'conflict' : `${capitalized(type)} conflict`);

/** The conflicts that a test of one conflict fits, of one type if a type is given. */
const ofType = (s: B5State, type: number): Conflict[] =>
  openConflicts(s).filter(k => type < 0 || k.types.includes(type));

/** The influence changes that a conflict's own result can bring: for whom, and which way. */
function payments(rules: ConflictRules): readonly { readonly who: unknown; readonly more: boolean }[] {
  return v.traits([rules.source.outcome, rules.source.always], 'pays');
}

/** The players whose influence a conflict can change. */
function paid(s: B5State, k: Conflict, more: boolean): number[] {
  if (k.rules === WAR) return more ? [k.seat] : [k.targetSeat];
  const list: number[] = [];
  for (const { who, more: up } of payments(CONFLICT_RULES[k.rules]!)) {
    if (up !== more) continue;
    // `you` is the initiator; any other word can mean any player that the conflict touches
    if (who === 'you') list.push(k.seat);
    else list.push(...players(s).filter(p => p !== k.seat && (targets(s, k, p) || k.targetSeat < 0)));
  }
  return list;
}

/** The conflicts under way that can bring you influence, of one type if a type is given. */
export const conflictsThatPayYou = v.list<[Ability?]>(
  'conflictsThatPayYou',
  (_c, type) => (s, f) =>
    ofType(s, stat(type))
      .filter(k => paid(s, k, true).includes(f.you))
      .map(k => k.id),
  (_t, type) => `${name(type)}s that can bring you influence`,
  'conflict',
  (_t, type) => `${name(type)} that can bring you influence`,
);

/** The conflicts under way that can raise the influence of a player of a race. */
export const conflictsThatPay = v.list(
  'conflictsThatPay',
  (_c, race: Race) => {
    const index = RACES.indexOf(race);
    return s =>
      openConflicts(s)
        .filter(k => paid(s, k, true).some(p => s.seats[p]!.race === index))
        .map(k => k.id);
  },
  (_t, race) => `conflicts that can raise ${capitalized(race)} influence`,
  'conflict',
  (_t, race) => `conflict that can raise ${capitalized(race)} influence`,
);

/** Cards in a conflict that can raise one player's influence and lower another's (b5-r-mr-adams-2). */
export const inUnevenConflict = v.filter(
  'inUnevenConflict',
  () => (s, id) =>
    openConflicts(s).some(k => participates(k, id) && paid(s, k, true).length > 0 && paid(s, k, false).length > 0),
  () => ({ doing: "taking part in a conflict that can raise one player's influence and lower another's" }),
)();

/** The conflicts under way that are aimed at a card's faction, or at any card in it, of one type if a type is given. */
export const conflictsAimedAt = v.list<[Ref, Ability?]>(
  'conflictsAimedAt',
  (c, card, type) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      const seat = id < 0 ? -1 : s.cards[id]!.faction;
      return seat < 0
        ? []
        : ofType(s, stat(type))
            .filter(k => targets(s, k, seat))
            .map(k => k.id);
    };
  },
  (t, card, type) => `${name(type)}s aimed at ${t.own(card, 'faction')} or a card in it`,
  'conflict',
  (t, card, type) => `${name(type)} aimed at ${t.own(card, 'faction')} or a card in it`,
);

/** True if a conflict is aimed at a location. */
const atLocation = (s: B5State, k: Conflict): boolean =>
  k.targetCard >= 0 && DEFS[s.defs[k.targetCard]!]!.type === 'location';

/** A card leads a fleet that supports a conflict of this type aimed at a location. */
export const leadsAgainstLocation = v.test(
  'leadsAgainstLocation',
  (c, leader: Ref, type: Ability) => {
    const read = c.ref(leader);
    return (s, f) => {
      const id = read(s, f);
      const fleet = id < 0 ? -1 : s.cards[id]!.leading;
      const list = s.resolving >= 0 ? s.conflicts.filter(k => k.id === s.resolving) : openConflicts(s);
      return (
        fleet >= 0 &&
        list.some(k => k.types.includes(stat(type)) && atLocation(s, k) && sideOf(k, fleet)?.role === SUPPORT)
      );
    };
  },
  (t, leader, type) => `${t.ref(leader)} leads a fleet that supports ${articled(name(type))} aimed at a location`,
);

/** A war conflict is aimed at you. */
export const warAimedAtYou = v.test(
  'warAimedAtYou',
  () => (s, f) =>
    atWar(s, f.you) &&
    s.conflicts.some(k => k.rules === WAR && (k.stage === 'initiated' || k.id === s.resolving) && targets(s, k, f.you)),
  () => 'a war conflict is aimed at you',
)();

/** Cards that take part in a conflict that a local names. */
export const inConflict = v.filter(
  'inConflict',
  (c, conflict: Ref) => {
    const read = c.ref(conflict);
    return (s, id, f) => {
      const k = s.conflicts.find(x => x.id === read(s, f));
      return k !== undefined && participates(k, id);
    };
  },
  (t, conflict) => ({ doing: `taking part in ${t.ref(conflict)}` }),
);

/** The conflicts under way in which a card of yours takes part that a filter fits. */
export const conflictsWith = v.list(
  'conflictsWith',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) =>
      openConflicts(s)
        .filter(k => k.parts.some(p => fits(s, p.card, f)))
        .map(k => k.id);
  },
  (t, filter) => `conflicts with ${t.filter(filter, true)}`,
  'conflict',
  (t, filter) => `conflict with ${t.one(filter)}`,
);

/** A conflict is of a type. */
export const isOfType = v.test(
  'isOfType',
  (c, conflict: Ref, type: Ability) => {
    const read = c.ref(conflict);
    return (s, f) => s.conflicts.some(k => k.id === read(s, f) && k.types.includes(stat(type)));
  },
  (t, conflict, type) => `${t.ref(conflict)} is ${articled(name(type))}`,
);

/** The total support for the conflict when it resolved. */
export const finalSupport = v.amount(
  'finalSupport',
  () => (s, f) => conflictOf(s, f.l.conflict).support,
  () => 'the support for the conflict',
)();

/** A player's side gets more support, in a conflict with many sides, from no card. */
export const sideBacked = facts.define<{ conflict: number; seat: number; n: number }>('side-backed', {
  apply(s, x) {
    shift(s, x.conflict, x.seat, x.n);
  },
  revert(s, x) {
    shift(s, x.conflict, x.seat, -x.n);
  },
  show: { conflict: 'conflict', seat: 'seat', n: 'plain' },
  say: (n, x) => `${n.seat} gets ${x.n} more support in ${n.conflict}.`,
});

function shift(s: B5State, conflict: number, seat: number, n: number): void {
  s.conflicts = s.conflicts.map(k =>
    k.id === conflict ? { ...k, carried: s.seats.map((_, p) => (k.carried[p] ?? 0) + (p === seat ? n : 0)) } : k,
  );
}

/**
 * You add support or opposition to a conflict, as you choose, without any card taking part. Where any player may be supported, you choose a player
 * (b5-r-secret-vorlon-aid-1).
 */
export const throwIn = v.flow<[Ref, Amount]>(
  'throwIn',
  (c, conflict, n) => {
    const read = c.ref(conflict);
    const amount = c.amount(n);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'side',
            list: (s, f) =>
              CONFLICT_RULES[conflictOf(s, read(s, f)).rules]!.manySided
                ? players(s).map(p => option('seat', p))
                : [option('support'), option('oppose')],
            label: (s, f, o) =>
              o.verb === 'seat'
                ? `Support ${seatName(s, o.a)} with ${amount(s, f)}`
                : `${o.verb === 'support' ? 'Support' : 'Oppose'} it with ${amount(s, f)}`,
            prompt: (s, f) => `${defOf(s, f.self).title}: which side gets ${amount(s, f)}?`,
            stakes: () => 'No card takes part for this. The number counts as long as the conflict stands.',
          },
        },
        (s, f, picks) => {
          const pick = picks[0]?.[0];
          const id = read(s, f);
          const k = amount(s, f);
          if (pick === undefined) return;
          if (pick.verb === 'seat') sideBacked(s, { conflict: id, seat: pick.a, n: k });
          else
            totalsChanged(s, {
              conflict: id,
              support: pick.verb === 'support' ? k : 0,
              opposition: pick.verb === 'support' ? 0 : k,
            });
        },
      ),
    );
  },
  (t, conflict, n) =>
    `support or oppose ${t.ref(conflict)} with ${t.amount(n)}; where any player may be supported, choose a player to support`,
  conflict => ({ means: [[conflict, 0.5]] }),
);

/** The war conflicts under way, and the conflicts that were played as cards. */
export const warsAndConflictCards = v.list(
  'warsAndConflictCards',
  () => s =>
    openConflicts(s)
      .filter(k => k.rules === WAR || k.card >= 0)
      .map(k => k.id),
  () => 'war conflicts and conflict cards in play',
  'conflict',
  () => 'war conflict or conflict card in play',
)();
