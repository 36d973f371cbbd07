// The Allocation Phase: the player answers with one plan of which cards get points (ge/allocation-phase).
// Points that are left over are lost (ge/allocation-phase/10): points/points.ts says how many that is.
import { ask, type Menu, type Option, option, ownFrame, refuse, type Seat } from '@orrery/kernel';
import { sideOf } from '../../card.ts';
import { repeatWhile, v, when, window } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { FLEET, type GeState, HAND, inPlay, pile } from '../../state.ts';
import { mendable, mendsEither } from '../damage/repair.ts';
import { COMPONENTS, type Component, componentsOf, needsOfComponent } from '../empire/krebiz-components.ts';
import { isKrebiz } from '../fleet/joined-ships.ts';
import { judgePlay } from '../play/playing.ts';
import { REACTION } from '../play/reaction.ts';
import { carryOut } from '../points/carrying-out.ts';
import { freely, mayApply, timesOf } from '../points/demands.ts';
import { outlookOf } from '../points/outlook.ts';
import { judgePlan, leftByPlan, standingPoints, tellPlan, tellPoints } from '../points/plan.ts';
import { proposePlan } from '../points/proposal.ts';
import { needsOf } from '../points/requirements.ts';
import { gainOf, spendables, spendLabel } from '../points/spending.ts';
import { endsOf, mends, REPAIR, SHIELDS, systemsOf, useLabel } from '../points/uses.ts';
import { cardLabel, cardNote } from '../table/labels.ts';
import { allInPlay } from '../table/stacks.ts';

const FIRST = refuse('ge/crucial-rules/1', 'Play that card first. Then you allocate your points.');

/** Lists the cards of a hand that their player may play now, before points are allocated. */
const firsts = (s: GeState, seat: Seat): Option[] =>
  pile(s, seat, HAND).flatMap(id =>
    sideOf(s, id).source.before && judgePlay(s, seat, id) === null ? [option('play', id)] : [],
  );

const menu: Menu<GeState> = {
  name: 'allocation',
  list(s, f) {
    const out: Option[] = [];
    const { prospects } = outlookOf(s, f.you);
    for (const [id, { is }] of prospects) {
      if (is !== 'needs') continue;
      out.push(option('engage', id));
      if (freely(s, f.you, id).length > 0) out.push(option('free', id));
      if (isKrebiz(s, id)) out.push(...componentsOf(s, f.you, id));
    }
    for (const id of pile(s, f.you, FLEET)) {
      for (const { use } of systemsOf(s, id)) out.push(option('give', id, use));
      if (!mendable(s, id)) continue;
      out.push(option('give', id, REPAIR));
      if (mendsEither(s, id)) out.push(option('give', id, SHIELDS));
    }
    for (const id of allInPlay(s))
      for (const { use, kind } of endsOf(s, id)) if (mayApply(s, f.you, id, kind)) out.push(option('give', id, use));
    // cards of the hand alone ask no question: it would tell the others of them
    const spent = spendables(s, f.you);
    if (out.length > 0 || spent.some(o => inPlay(s, o.a))) out.push(...spent, ...firsts(s, f.you));
    return out;
  },
  some(s, f) {
    for (const { is } of outlookOf(s, f.you).prospects.values()) if (is === 'needs') return true;
    return menu.list(s, f, f.you).some(o => timesOf(s, o) > 0);
  },
  label: (s, _f, o, seat) =>
    o.verb === 'engage'
      ? brief(`Engage ${cardLabel(s, o.a, seat)} (${tellPoints(needsOf(s, o.a) ?? {})})`)
      : o.verb === 'part'
        ? brief(
            `Engage the ${COMPONENTS[o.b as Component]} of ${cardLabel(s, o.a, seat)} (${tellPoints(needsOfComponent(s, o.a, o.b as Component) ?? {})})`,
          )
        : o.verb === 'free'
          ? `Engage ${cardLabel(s, o.a, seat)} without points`
          : o.verb === 'play'
            ? brief(`Play ${titleOf(s, o.a)} before you allocate points`)
            : o.verb === 'spend'
              ? brief(spendLabel(s, o, tellPoints(gainOf(s, o))))
              : brief(useLabel(s, o.a, o.b)),
  prompt: (s, f) => `Allocate ${tellPoints(standingPoints(s, f.you))}.`,
  stakes: () =>
    'Engaged cards can act this turn. You lose points that you do not use. Economy can replace any other kind except command.',
  rule: 'ge/allocation-phase/6',
  note: (s, _f, o, seat) =>
    o.verb === 'part'
      ? 'alone: the ship must separate in Play Cards Phase A, for 1 Card Play; then this part is engaged'
      : cardNote(s, o.a, seat),
  card: (s, _f, o) => titleOf(s, o.a),
  proposal: (s, f) => proposePlan(s, f.you),
  // cards played for points are gone afterwards
  fills: (_s, _f, o) => o.verb !== 'spend' && o.verb !== 'play',
  sum: (s, f, _seat, picks) => tellPlan(s, f.you, picks),
  left: (s, f, _seat, picks) => leftByPlan(s, f.you, picks),
};

/** Asks the player to allocate points (ge/allocation-phase/6). The frame of the turn keeps the plan and the changes that reactions make to it. */
export const allocate = ask<GeState>(
  v,
  'allocate points',
  {
    who: (_s, f) => [f.you],
    menu,
    min: () => 0,
    max: () => 999,
    plan: {
      times: (s, _f, _seat, o) => timesOf(s, o),
      check: (s, f, _seat, picks) =>
        !picks.some(o => o.verb === 'play') ? judgePlan(s, f.you, picks) : picks.length === 1 ? null : FIRST,
    },
  },
  (s, f, picks) => {
    f.l.first = picks[0]!.find(o => o.verb === 'play')?.a ?? -1;
    if (f.l.first >= 0) return;
    f.l.repairs = picks[0]!.flatMap(o => (o.verb === 'give' && mends(o.b) ? [o.a] : []));
    f.l.engaging = carryOut(s, f.you, picks[0]!);
  },
);

const playsFirst = v.test(
  'a card is played before points are allocated',
  () => (_s, f) => f.l.first >= 0,
  () => '',
);
const playFirst = v.flow(
  'play a card before points are allocated',
  c => {
    const program = c.program('play a card');
    c.step({
      op: 'call',
      program: () => program,
      locals: (_s, f) => ({ a: f.l.first, free: 0, armed: 0 }),
      you: null,
      self: null,
    });
  },
  () => '',
);

const repairing = v.test(
  'repair points were allocated',
  () => (_s, f) => f.l.repairs.length > 0,
  () => '',
);

v.procedure(
  'allocation',
  v.rule('points are allocated', (_s, f) => {
    Object.assign(f.l, { kind: 'allocation', by: f.you, card: -1, on: -1, fleet: -1, aims: [] });
  }),
  window(REACTION),
  allocate,
  repeatWhile(playsFirst(), playFirst(), allocate),
  // the repairs are known now, so players can react once more (L3 Repair Malfunction)
  when(repairing(), window(REACTION)),
  v.rule('the plan is kept', (s, f) => {
    ownFrame(s, s.stack.length - 2).l.engaging = f.l.engaging;
  }),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/fleet/ship-movement.ts: ge/allocation-phase/4
// - rules/fleet/terrain.ts: ge/allocation-phase/11, ge/allocation-phase/12
// - rules/points/plan.ts: ge/allocation-phase/8
// - rules/turn/play-cards-phase.ts: ge/allocation-phase/7
// - rules/turn/record-keeping.ts: ge/allocation-phase/1, ge/allocation-phase/2, ge/allocation-phase/5
