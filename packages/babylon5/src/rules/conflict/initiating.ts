// A declared conflict is initiated: turned face up, paid for, and given its targets (b5/conflict-round/8).
import { ask, type CardId, type Menu, option, type Seat } from '@orrery/kernel';
import { sameCard } from '../../alike.ts';
import { CONFLICT_RULES, defOf } from '../../card.ts';
import { thingLabel, titleOf } from '../../labels.ts';
import { facts, v } from '../../language.ts';
import { abilityName, conflictName, seatName } from '../../names.ts';
import { type B5State, conflictOf, DISCARD } from '../../state.ts';
import { cancelled, conflictLocals, judgeRulesAtReveal, openCopy } from '../cards/conflict.ts';
import { leavePlay } from '../cards/in-play.ts';
import { cardPlayed } from '../cards/played.ts';
import { canAct, rotated, turnedUp } from '../cards/ready.ts';
import { surcharge } from '../factions/kinds.ts';
import { applyInfluence, available } from '../politics/influence.ts';
import { seatsOf } from '../politics/parties.ts';
import { power } from '../politics/power.ts';
import { tensionToward } from '../politics/tension.ts';
import { conflictTargets } from './targets.ts';
import { NOT_ENEMY, WAR, warAims } from './war.ts';

/**
 * A conflict is revealed and initiated, with its targets (b5/conflict-round/8, b5/conflict-round/9, b5/conflict-round/10, b5/conflict-round/12,
 * b5/conflict-round/25).
 */
export const initiated = facts.define<{
  conflict: number;
  targetSeat: Seat;
  targetRace: number;
  targetCard: CardId;
  targetConflict: number;
}>('conflict-initiated', {
  apply(s, x) {
    s.conflicts = s.conflicts.map(c =>
      c.id === x.conflict
        ? {
            ...c,
            stage: 'initiated',
            faceDown: false,
            targetSeat: x.targetSeat,
            targetRace: x.targetRace,
            targetCard: x.targetCard,
            targetConflict: x.targetConflict,
          }
        : c,
    );
  },
  show: {
    conflict: 'conflict',
    targetSeat: 'seat',
    targetRace: 'people',
    targetCard: 'card',
    targetConflict: 'conflict',
  },
  say: n => {
    const target = n.targetCard || n.targetSeat || n.targetRace || n.targetConflict;
    return target ? `${n.conflict} targets ${target}.` : `${n.conflict} is initiated.`;
  },
});

/** A conflict against two races gets its second target. */
export const secondNamed = facts.define<{ conflict: number; race: number }>('second-target', {
  apply(s, x) {
    s.conflicts = s.conflicts.map(c => (c.id === x.conflict ? { ...c, secondRace: x.race } : c));
  },
  show: { conflict: 'conflict', race: 'people' },
  say: n => `${n.conflict} also targets ${n.race}.`,
});

const targetMenu: Menu<B5State> = {
  name: 'target',
  list(s, f) {
    const c = conflictOf(s, f.l.conflict);
    if (c.rules === WAR) return warAims(s, c);
    const rules = CONFLICT_RULES[c.rules]!;
    return conflictTargets(s, rules, c.seat, c.card >= 0 ? c.card : c.source).map(t => option(t.kind, t.id));
  },
  label: (s, _f, o, seat) => thingLabel(s, o.verb, o.a, seat, { stats: [0, 1, 2, 3, 4] }),
  card: (s, _f, o) => titleOf(s, o.verb, o.a),
  same: sameCard,
  prompt: (s, f) => `What is the target of ${conflictName(s, f.l.conflict)}?`,
  stakes(s, f) {
    const c = conflictOf(s, f.l.conflict);
    if (c.rules === WAR)
      return 'Against the race: if you win and nobody opposes, they lose 1 influence and you gain 1. Against a location: if you win, you capture it.';
    const from = c.card >= 0 ? c.card : c.source;
    return (
      defOf(s, from).tells.brings(CONFLICT_RULES[c.rules]!.source) ||
      'The text of the conflict says what it does to its target.'
    );
  },
  rule: 'b5/conflict-round/9',
  note(s, _f, o, seat) {
    const about = (p: Seat) =>
      `${seatName(s, p)} has power ${power(s, p)}; your tension toward them is ${tensionToward(s, seat, p)}`;
    if (o.verb === 'seat') return about(o.a);
    if (o.verb !== 'race') return '';
    const played = seatsOf(s, o.a);
    return played.length > 0 ? played.map(about).join('; ') : 'nobody plays this race';
  },
  judge(s, f, seat, wish) {
    if (conflictOf(s, f.l.conflict).rules !== WAR) return null;
    return targetMenu.list(s, f, seat).some(o => o.verb === wish.verb && o.a === wish.a) ? null : NOT_ENEMY;
  },
};

const chooseTarget = ask(
  v,
  'choose conflict target',
  { who: (s, f) => (targetMenu.list(s, f, f.you).length > 0 ? [f.you] : []), menu: targetMenu },
  (s, f, picks) => {
    const pick = picks[0]?.[0];
    const of = (kind: string) => (pick?.verb === kind ? pick.a : -1);
    const before = conflictOf(s, f.l.conflict);
    initiated(s, {
      conflict: f.l.conflict,
      targetSeat:
        pick === undefined
          ? -1
          : of('seat') >= 0
            ? of('seat')
            : // whose location it is may change before the conflict resolves; the enemy stays the enemy
              before.rules === WAR
              ? before.targetSeat
              : -1,
      targetRace: of('race'),
      targetCard: of('card'),
      targetConflict: of('conflict'),
    });
  },
);

const secondMenu: Menu<B5State> = {
  ...targetMenu,
  name: 'second target',
  list(s, f) {
    const c = conflictOf(s, f.l.conflict);
    const second = CONFLICT_RULES[c.rules]!.second?.(s, { ...f, l: { ...f.l, first: c.targetRace } }) ?? [];
    return second.map(party => option('race', party));
  },
  prompt: (s, f) => `What is the second target of ${conflictName(s, f.l.conflict)}?`,
  judge: () => null,
};

const chooseSecond = ask(
  v,
  'choose second target',
  { who: (s, f) => (secondMenu.list(s, f, f.you).length > 0 ? [f.you] : []), menu: secondMenu },
  (s, f, picks) => {
    const pick = picks[0]?.[0];
    if (pick) secondNamed(s, { conflict: f.l.conflict, race: pick.a });
  },
);

const splitInTwo = v.rule('second of two conflicts', (s, f) => twin(s, f.l.conflict));

/** Procedure: initiates the conflict of the local `conflict` for its declarer: reveals it, pays, chooses targets. */
v.procedure(
  'initiate',
  v.rule('reveal conflict', (s, f) => {
    const c = conflictOf(s, f.l.conflict);
    f.you = c.seat;
    f.self = c.card >= 0 ? c.card : c.source;
    const rules = CONFLICT_RULES[c.rules]!;
    if (c.stage === 'postponed') {
      // it is the same conflict with the same target (b5-r-prolonged-talks-1)
      const { targetSeat, targetRace, targetCard, targetConflict } = c;
      initiated(s, { conflict: c.id, targetSeat, targetRace, targetCard, targetConflict });
      f.l.off = 1;
      return;
    }
    if (c.card >= 0) {
      const def = defOf(s, c.card);
      if (c.faceDown) {
        s.conflicts = s.conflicts.map(x => (x.id === c.id ? { ...x, faceDown: false } : x));
        turnedUp(s, { card: c.card });
      }
      // a unique or limited conflict revealed second is discarded without effect (b5/conflict-round/20, b5/conflict-round/21, b5/cards-conflict/2)
      const again =
        def.copies !== 'multiple' &&
        (openCopy(s, def.index, c.card) || (def.copies === 'unique' && s.spentDefs.includes(def.index)));
      if (again || judgeRulesAtReveal(s, rules, c)) {
        cancelled(s, { conflict: c.id });
        leavePlay(s, c.card, DISCARD);
        f.l.off = 1;
        return;
      }
      applyInfluence(s, c.seat, surcharge(s, c.seat, c.card, 'reveal'), 'for a card of its race');
      if (def.copies === 'unique') s.spentDefs = [...s.spentDefs, def.index];
    } else if (s.ruleset === 'engine' && c.source >= 0) {
      const cost = rules.source.cost ?? 0;
      const turned = rules.source.rotate === true && !canAct(s, c.source);
      if (cost > available(s, c.seat) || turned) {
        cancelled(s, { conflict: c.id });
        f.l.off = 1;
        return;
      }
      applyInfluence(s, c.seat, cost, 'to initiate a conflict');
      if (rules.source.rotate) rotated(s, { card: c.source });
    }
    f.l.off = 0;
  }),
  v.flow(
    'name targets',
    c => {
      const off = c.unless((_s, f) => f.l.off === 0);
      c.effect(chooseTarget);
      c.effect(chooseSecond);
      c.effect(splitInTwo);
      const none = c.unless((s, f) => CONFLICT_RULES[conflictOf(s, f.l.conflict).rules]!.initiate >= 0);
      c.step({
        op: 'call',
        program: (s, f) => CONFLICT_RULES[conflictOf(s, f.l.conflict).rules]!.initiate,
        locals: (s, f) => conflictLocals(s, f.l.conflict),
        you: null,
        self: null,
      });
      c.land(none);
      c.step({
        op: 'do',
        act: (s, f) => {
          const { card, seat } = conflictOf(s, f.l.conflict);
          if (card >= 0) cardPlayed(s, { card, seat });
        },
      });
      c.land(off);
    },
    () => '',
  )(),
);

/** A card of two types starts two conflicts, each of one type and with aftermaths of its own (Sleeper Personality). */
const split = facts.define<{ conflict: number; types: readonly number[] }>('conflict-split', {
  apply(s, x) {
    s.conflicts = s.conflicts.flatMap(c =>
      c.id === x.conflict
        ? x.types.map((type, i) => ({ ...c, id: i === 0 ? c.id : s.conflictsMade++, types: [type] }))
        : [c],
    );
  },
  show: { conflict: 'conflict', types: 'ability' },
  // from now on the types are part of both names
  say: (n, x) =>
    `${n.conflict.replace(/ \([^)]*\)$/, '')} becomes 2 conflicts: ${x.types!.map(abilityName).join(' and ')}.`,
});

/** Splits a conflict in two if its card says so. */
function twin(s: B5State, id: number): void {
  const rules = CONFLICT_RULES[conflictOf(s, id).rules]!;
  if (rules.source.separate) split(s, { conflict: id, types: rules.types });
}
