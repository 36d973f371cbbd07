import { ask, type CardId, type Frame, type Menu, option, type Seat } from '@orrery/kernel';
import { CONFLICT_RULES } from '../card.ts';
import { call, facts, forEach, repeatWhile, stop, v, when } from '../language.ts';
import { conflictName } from '../names.ts';
import {
  ATTACK,
  type B5State,
  CONFLICTS,
  type Conflict,
  conflictOf,
  DISCARD,
  inPlay,
  MILITARY,
  OPPOSE,
  type Part,
  SUPPORT,
  tableZone,
} from '../state.ts';
import { ability } from './ability.ts';
import { roundBegan } from './action-round.ts';
import { clearAftermaths } from './aftermath.ts';
import { inAnyOrder, leavePlay, withAttached } from './cards-in-play.ts';
import { cancelled, conflictLocals, WAR } from './conflict-round.ts';
import { endMods } from './mods.ts';
import { eachStatic } from './statics.ts';
import { resolveWar } from './war.ts';

/**
 * A conflict's totals are in: it is won or lost, by the difference (b5/resolution/8, b5/resolution/12, b5/resolution/21, b5/resolution/22,
 * b5/resolution/26).
 */
export const decided = facts.define<{
  conflict: number;
  support: number;
  opposition: number;
  won: boolean;
  uncontested: boolean;
  sides: readonly number[];
  leader: Seat;
}>('conflict-decided', {
  apply(s, x) {
    s.conflicts = s.conflicts.map(c =>
      c.id === x.conflict
        ? {
            ...c,
            support: x.support,
            opposition: x.opposition,
            won: x.won,
            uncontested: x.uncontested,
            sides: x.sides,
            leader: x.leader,
          }
        : c,
    );
  },
  show: {
    conflict: 'conflict',
    support: 'plain',
    opposition: 'plain',
    won: 'plain',
    uncontested: 'plain',
    sides: 'plain',
    leader: 'seat',
  },
  say: (n, x, s) => {
    const manySided = CONFLICT_RULES[conflictOf(s, x.conflict!).rules]!.source.manySided === true;
    if (!manySided) return `${n.conflict} is ${x.won ? 'won' : 'lost'}, ${x.support} against ${x.opposition}.`;
    const most = x.sides![x.leader!];
    return n.leader
      ? `${n.leader} has the most support in ${n.conflict}: ${most}.`
      : `Nobody has more support than all others in ${n.conflict}.`;
  },
  deed: true,
});

/** A conflict has resolved: what is triggered by that comes now, before aftermaths (b5/resolution/13). */
export const resolved = facts.define<{ conflict: number; seat: Seat; won: boolean; types: readonly number[] }>(
  'conflict-resolved',
  {
    apply(s, x) {
      s.conflicts = s.conflicts.map(c => (c.id === x.conflict ? { ...c, stage: 'resolved' } : c));
      s.resolving = -1;
    },
    show: { conflict: 'conflict', seat: 'seat', won: 'plain', types: 'ability' },
    say: () => '',
    unsettles: true,
  },
);

/** A conflict comes up for resolution: what lasts while it resolves begins. */
export const resolving = facts.define<{ conflict: number }>('conflict-resolving', {
  apply(s, x) {
    s.resolving = x.conflict;
  },
  show: { conflict: 'conflict' },
  say: n => `${n.conflict} resolves.`,
  step: 'before',
});

/**
 * What a participant counts now: its ability (b5/resolution/9), nothing while neutralized (b5/resolution/10, b5/resolution/11,
 * b5/support-oppose/8, b5/used-as/4, b5/used-as/5), and what cards add to its support.
 */
export function contribution(s: B5State, c: Conflict, p: Part): number {
  if (s.cards[p.card]!.neutralized) return 0;
  let n = ability(s, p.card, p.by);
  if (p.role === SUPPORT) {
    eachStatic(s, 'support-bonus', (st, _source, f) => {
      if (
        (st.stat < 0 || st.stat === p.ability) &&
        (st.to === null || st.to(s, p.card, { ...f, l: { ...f.l, conflict: c.id } }))
      )
        n += st.n(s, f);
    });
  }
  return n;
}

/**
 * The totals of a conflict as they stand: support and opposition, or one total for each seat (b5/resolution/15, b5/resolution/16,
 * b5/resolution/17, b5/resolution/24, b5/resolution/32).
 */
export function totals(s: B5State, c: Conflict): { support: number; opposition: number; sides: number[] } {
  const sides = s.seats.map((_, seat) => c.carried[seat] ?? 0);
  let support = c.extraSupport;
  let opposition = c.extraOpposition;
  for (const p of c.parts) {
    if (p.role !== SUPPORT && p.role !== OPPOSE) continue;
    const n = contribution(s, c, p);
    if (p.side >= 0) sides[p.side]! += n;
    else if (p.role === SUPPORT) support += n;
    else opposition += n;
  }
  const { source: rules, manySided } = CONFLICT_RULES[c.rules]!;
  if (rules.targetOpposes && c.targetCard >= 0 && inPlay(s, c.targetCard))
    opposition += ability(s, c.targetCard, MILITARY);
  if (manySided) {
    support += sides[c.seat]!;
    opposition += Math.max(0, ...sides.filter((_, seat) => seat !== c.seat));
  }
  return { support, opposition, sides };
}

const decide = v.rule('decide conflict', (s, f) => {
  const c = conflictOf(s, f.l.conflict);
  const { support, opposition, sides } = totals(s, c);
  const won = support > opposition;
  const contested = c.parts.some(p => p.role === OPPOSE || p.role === ATTACK);
  const most = Math.max(...sides);
  const leaders = sides.flatMap((n, seat) => (n === most && n > 0 ? [seat] : []));
  const leader = CONFLICT_RULES[c.rules]!.manySided && leaders.length === 1 ? leaders[0]! : -1;
  decided(s, { conflict: c.id, support, opposition, won, uncontested: won && !contested, sides, leader });
});

const callRules = (which: 'always' | 'outcome' | 'opening') =>
  v.flow(
    `conflict text: ${which}`,
    c => {
      const none = c.unless((s, f) => CONFLICT_RULES[conflictOf(s, f.l.conflict).rules]![which] >= 0);
      c.step({
        op: 'call',
        program: (s, f) => CONFLICT_RULES[conflictOf(s, f.l.conflict).rules]![which],
        locals: (s, f) => conflictLocals(s, f.l.conflict),
        you: (s, f) => conflictOf(s, f.l.conflict).seat,
        self: (s, f) => selfOf(conflictOf(s, f.l.conflict)),
      });
      c.land(none);
    },
    () => '',
  )();

const selfOf = (c: Conflict): CardId => (c.card >= 0 ? c.card : c.source);

const always = callRules('always');

/** A conflict does not resolve this turn: it comes again with the totals it had, and without its participants (b5-r-prolonged-talks-1). */
export const putOff = facts.define<{
  conflict: number;
  support: number;
  opposition: number;
  sides: readonly number[];
}>('conflict-put-off', {
  apply(s, x) {
    s.conflicts = s.conflicts.map(c =>
      c.id === x.conflict
        ? {
            ...c,
            stage: 'postponed',
            parts: [],
            excluded: [],
            firstSupporter: -1,
            firstAttacker: -1,
            firstAttackingFleet: -1,
            neutralizedIn: [],
            neutralizedByInitiator: 0,
            extraSupport: x.support,
            extraOpposition: x.opposition,
            carried: x.sides,
          }
        : c,
    );
    s.resolving = -1;
  },
  show: { conflict: 'conflict', support: 'plain', opposition: 'plain', sides: 'plain' },
  say: n => `${n.conflict} is put off to the next turn, at ${n.support} against ${n.opposition}.`,
  unsettles: true,
});

/** Notes what a conflict that is put off has come to as it would resolve (b5-r-prolonged-talks-2). */
function noteTotals(s: B5State, c: Conflict): void {
  const { support, opposition, sides } = totals(s, c);
  const { manySided } = CONFLICT_RULES[c.rules]!;
  putOff(s, {
    conflict: c.id,
    support: manySided ? c.extraSupport : support,
    opposition: manySided ? c.extraOpposition : opposition,
    sides: manySided ? sides : [],
  });
  endMods(s, m => m.kind === 'conflict-again' && m.what === c.id);
}

const isPutOff = v.test(
  'conflict is put off',
  () => (_s, f) => f.l.off === 1,
  () => '',
)();

/**
 * Procedure: resolves the conflict of the local `conflict`, with its aftermaths and discards (b5/resolution/3, b5/resolution/4,
 * b5/resolution/6, b5/resolution/20, b5/resolution/23,
 * b5/resolution/27, b5/cards-conflict/9, b5/cards-conflict/11).
 */
v.procedure(
  'resolve conflict',
  v.rule('conflict comes up', (s, f) => {
    resolving(s, { conflict: f.l.conflict });
    f.l.engine = s.ruleset === 'engine' ? 1 : 0;
    f.l.off = s.mods.some(m => m.kind === 'conflict-again' && m.what === f.l.conflict) ? 1 : 0;
    if (f.l.off) noteTotals(s, conflictOf(s, f.l.conflict));
  }),
  when(isPutOff, stop()),
  v.flow(
    'totals and text',
    c => {
      // the engine rules apply what is unconditional before the totals are taken (b5/resolution/5)
      const casual = c.unless((_s, f) => f.l.engine === 1);
      c.effect(always);
      c.effect(decide);
      const out = c.go();
      c.land(casual);
      c.effect(decide);
      c.effect(always);
      c.land(out);
    },
    () => '',
  )(),
  callRules('outcome'),
  v.rule('conflict has resolved', (s, f) => {
    const c = conflictOf(s, f.l.conflict);
    if (c.rules === WAR) resolveWar(s, c);
    resolved(s, { conflict: c.id, seat: c.seat, won: c.won, types: c.types });
  }),
  call('aftermaths', { conflict: 'conflict' }),
  v.rule('conflict is discarded', (s, f) => {
    const spent = clearAftermaths(s);
    const c = conflictOf(s, f.l.conflict);
    const shared = s.conflicts.some(x => x.id !== c.id && x.card === c.card && x.stage === 'initiated');
    if (c.card >= 0 && !shared && s.cards[c.card]!.zone === tableZone(s, CONFLICTS)) {
      spent.push(...withAttached(s, c.card));
      leavePlay(s, c.card, DISCARD);
    }
    inAnyOrder(s, spent);
  }),
);

const oneIsChosen = v.test(
  'a conflict is chosen',
  () => (_s, f) => f.l.conflict >= 0,
  () => '',
)();

const pickMenu: Menu<B5State> = {
  name: 'resolve next',
  list: (s, f) => nextConflicts(s, f).map(c => option('conflict', c.id)),
  label: (s, _f, o) => conflictName(s, o.a),
  prompt: (s, f) => `Which of your ${nextConflicts(s, f).length} conflicts resolves next?`,
  stakes: () =>
    'All of them resolve, one after the other, each with its aftermaths; what one changes counts in the next.',
  rule: 'b5/resolution/2',
  note(s, _f, o) {
    const { support, opposition } = totals(s, conflictOf(s, o.a));
    return `support ${support}, opposition ${opposition}`;
  },
};

/** The unresolved conflicts of the first initiator in the order who has any (b5/resolution/1, b5/resolution/2, b5/resolution/33). */
function nextConflicts(s: B5State, _f: Frame): Conflict[] {
  for (const seat of s.order) {
    const own = s.conflicts.filter(c => c.seat === seat && c.stage === 'initiated');
    if (own.length > 0) return own;
  }
  return [];
}

const open = v.list(
  'conflicts under way as resolution begins',
  () => s => s.conflicts.filter(c => c.stage === 'initiated').map(c => c.id),
  () => '',
  'conflict',
);

v.procedure(
  'resolution round',
  v.rule('resolution round begins', s => {
    roundBegan(s, { round: 'resolution' });
  }),
  forEach(open(), 'conflict', callRules('opening')),
  repeatWhile(
    v.test(
      'conflicts unresolved',
      () => (s, f) => s.result === null && nextConflicts(s, f).length > 0,
      () => '',
    )(),
    ask(
      v,
      'choose conflict to resolve',
      // nobody, where they were somebody's who left while being asked
      {
        who: (s, f) =>
          nextConflicts(s, f)
            .slice(0, 1)
            .map(c => c.seat),
        menu: pickMenu,
      },
      (_s, f, picks) => {
        f.l.conflict = picks[0]?.[0]?.a ?? -1;
      },
    ),
    when(oneIsChosen, call('resolve conflict', { conflict: 'conflict' })),
  ),
  v.rule('conflicts left are cancelled', s => {
    for (const c of s.conflicts) {
      if (c.stage !== 'declared') continue;
      cancelled(s, { conflict: c.id });
      if (c.card >= 0) leavePlay(s, c.card, DISCARD);
    }
    for (const id of s.zones[tableZone(s, CONFLICTS)]!)
      if (!s.conflicts.some(c => c.card === id && c.stage === 'postponed')) leavePlay(s, id, DISCARD);
  }),
);
