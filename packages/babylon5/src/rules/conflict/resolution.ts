// A conflict resolves: it is won or lost, its text takes effect, aftermaths follow, and it is discarded (b5/resolution).
// Totals of support and opposition are in totals.ts. The choice of the next conflict is in rounds/resolution-round.ts.
import type { CardId, Seat } from '@orrery/kernel';
import { CONFLICT_RULES } from '../../card.ts';
import { call, facts, stop, v, when } from '../../language.ts';
import { ATTACK, CONFLICTS, type Conflict, conflictOf, DISCARD, OPPOSE, tableZone } from '../../state.ts';
import { clearAftermaths } from '../cards/aftermath.ts';
import { conflictLocals } from '../cards/conflict.ts';
import { inAnyOrder, withAttached } from '../cards/discards.ts';
import { leavePlay } from '../cards/in-play.ts';
import { isPutOff, noteTotals } from './put-off.ts';
import { totals } from './totals.ts';
import { resolveWar, WAR } from './war.ts';

/**
 * A conflict has its totals: the difference decides whether it is won or lost (b5/resolution/8, b5/resolution/12, b5/resolution/21, b5/resolution/22,
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
      : `No player has the most support in ${n.conflict}.`;
  },
  deed: true,
});

/** A conflict has resolved. Its triggers happen now, before aftermaths (b5/resolution/13). */
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

/** A conflict comes up for resolution. Effects that last while it resolves begin. */
export const resolving = facts.define<{ conflict: number }>('conflict-resolving', {
  apply(s, x) {
    s.resolving = x.conflict;
  },
  show: { conflict: 'conflict' },
  say: n => `${n.conflict} resolves.`,
  step: 'before',
});

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

/** Calls the programs of a conflict's own text for this moment. */
export const callRules = (which: 'always' | 'outcome' | 'opening') =>
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
      // under the engine rules, unconditional effects happen before the totals (b5/resolution/5)
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

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/support-oppose-action.ts: b5/resolution/9
// - rules/conflict/totals.ts: b5/resolution/10, b5/resolution/11, b5/resolution/15, b5/resolution/16, b5/resolution/17, b5/resolution/24, b5/resolution/32
// - rules/effects/ability.ts: b5/resolution/28
// - rules/rounds/resolution-round.ts: b5/resolution/1, b5/resolution/2, b5/resolution/33
// - words/tests.ts: b5/resolution/18, b5/resolution/19
