import { type Amount, askStep, type CardId, type Frame, inWords, type Menu, type Option, option } from '@orrery/kernel';
import { type Reacting, sideOf, typeOf } from '../../card.ts';
import { all, textFor, titleFor, v } from '../../language.ts';
import { brief, PROMPT, titleOf } from '../../names.ts';
import { POINT_KINDS, type PointKind, type Points } from '../../printed.ts';
import { damageOf, mend, mendShields, mendsEither } from '../../rules/damage/repair.ts';
import { allocated, applied } from '../../rules/points/carrying-out.ts';
import { mayApply } from '../../rules/points/demands.ts';
import { tellPoints } from '../../rules/points/plan.ts';
import { needsOf } from '../../rules/points/requirements.ts';
import { endBy, ends, endsOf, givenTo, mends, REPAIR, SHIELDS, systemsOf, useLabel } from '../../rules/points/uses.ts';
import { turn } from '../../rules/table/card-position.ts';
import { isUnit } from '../../rules/table/definitions.ts';
import { cardLabel, cardNote } from '../../rules/table/labels.ts';
import { allInPlay } from '../../rules/table/stacks.ts';
import { reading, works } from '../../rules/texts/static-texts.ts';
import { mayEngage } from '../../rules/turn/engagement-phase.ts';
import { FLEET, type GeState, inPlay, pile } from '../../state.ts';
import { anything } from '../events.ts';

// Points that a card gives outside the Allocation Phase, for immediate use (ge/reaction/9, ge/reaction/10)

/** True if points can pay for these needs, with economy in place of other kinds. */
function pays(bag: Points, needs: Points): boolean {
  let economy = bag.economy ?? 0;
  for (const kind in needs) {
    const k = kind as PointKind;
    const short = needs[k]! - (k === 'economy' ? 0 : (bag[k] ?? 0));
    if (short > 0 && (k === 'command' || (economy -= short) < 0)) return false;
  }
  return true;
}

/** Returns the points that are left after a payment. */
function less(bag: Points, needs: Points): Points {
  const left: Record<string, number> = { ...bag };
  for (const kind in needs) {
    const own = kind === 'economy' ? 0 : Math.min(left[kind] ?? 0, needs[kind as PointKind]!);
    left[kind] = (left[kind] ?? 0) - own;
    left.economy = (left.economy ?? 0) - (needs[kind as PointKind]! - own);
  }
  return left;
}

/** Lists the uses of points now. */
function uses(s: GeState, seat: number, bag: Points, engages: boolean): Option[] {
  const out: Option[] = [];
  for (const id of pile(s, seat, FLEET)) {
    const needs = needsOf(s, id);
    if (engages && s.cards[id]!.engaged === 0 && needs !== null && mayEngage(s, id) && pays(bag, needs))
      out.push(option('engage', id));
    if (works(s, id))
      for (const { use, kind, max } of systemsOf(s, id))
        if (givenTo(s, id, use) < max && pays(bag, { [kind]: 1 })) out.push(option('give', id, use));
    const { damage, lasting, shieldDamage } = s.cards[id]!;
    if (damage - lasting + shieldDamage > 0 && (isUnit(s, id) || typeOf(s, id) === 'T') && pays(bag, { repair: 1 }))
      out.push(option('give', id, REPAIR));
  }
  for (const id of allInPlay(s)) {
    for (const { use, kind } of endsOf(s, id))
      if (mayApply(s, seat, id, kind) && pays(bag, { [kind]: 1 })) out.push(option('give', id, use));
  }
  return out;
}

/** True if another card in play has the title of this one. */
const hasNamesake = (s: GeState, id: CardId): boolean =>
  allInPlay(s).some(other => other !== id && titleOf(s, other) === titleOf(s, id));

/** True if your fleet has a use for some points now (ge/reaction/9). */
export const usable = v.test<[Points]>(
  'usable',
  (_c, points: Points) => (s, f) => uses(s, f.you, points, false).length > 0,
  () => 'your fleet can use its points',
);

/**
 * Gives points for immediate use, one use after another until none is left or their player stops. `engaging`: they may engage a card. `readily`: a point with
 * one use has that use without a question.
 */
export const useAtOnce = v.flow(
  'useAtOnce',
  (c, points: Readonly<Partial<Record<PointKind, Amount>>>, engaging?: 'engaging' | 'readily') => {
    const reads = Object.entries(points).map(([kind, n]) => [kind, c.amount(n!)] as const);
    const bag = c.name('points');
    const left = (f: Frame): Points => f.l[bag];
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[bag] = Object.fromEntries(reads.map(([kind, read]) => [kind, read(s, f)]));
      },
    });
    const menu: Menu<GeState> = {
      name: 'use points',
      list: (s, f, seat) => {
        const out = uses(s, seat, left(f), engaging === 'engaging').filter(o => mayServe(s, f.self, o));
        return out.length <= (engaging === 'readily' ? 1 : 0) ? out : [...out, option('pass')];
      },
      // a point repairs structure first; few want shields first
      rare: (s, f, seat) =>
        uses(s, seat, left(f), false).flatMap(o =>
          o.b === REPAIR && mendsEither(s, o.a) && mayServe(s, f.self, o) ? [option('give', o.a, SHIELDS)] : [],
        ),
      label: (s, _f, o, seat) =>
        o.verb === 'pass'
          ? 'Leave the rest'
          : o.verb === 'engage'
            ? brief(`Engage ${cardLabel(s, o.a, seat)} (${tellPoints(needsOf(s, o.a) ?? {})})`)
            : ends(o.b) && hasNamesake(s, o.a)
              ? brief(`Apply ${endBy(s, o.a, o.b)?.kind ?? 'research'} to ${cardLabel(s, o.a, seat)}`)
              : brief(`${useLabel(s, o.a, o.b)}${mends(o.b) ? ` (${damageOf(s, o.a)} damage)` : ''}`),
      prompt: (_s, f) => brief(`${titleFor(f)}: where do ${tellPoints(left(f))} go?`, PROMPT),
      stakes: textFor,
      note: (s, _f, o, seat) => (o.verb === 'pass' ? 'points that are left over are lost' : cardNote(s, o.a, seat)),
    };
    const start = c.code.length;
    c.step(
      askStep(
        { who: (_s, f) => [f.you], menu, min: (s, f) => Math.min(1, menu.list(s, f, f.you).length) },
        (s, f, picks) => {
          const o = picks[0]![0];
          f.l[`${bag}on`] = o !== undefined && o.verb !== 'pass';
          if (o === undefined || o.verb === 'pass') return;
          spend(s, f, bag, o);
        },
      ),
    );
    const out = c.unless((_s, f) => f.l[`${bag}on`] === true);
    c.go(start);
    c.land(out);
  },
  (t, points, engaging?: 'engaging' | 'readily') => {
    const told = POINT_KINDS.flatMap(kind =>
      points[kind] === undefined
        ? []
        : [
            typeof points[kind] === 'number'
              ? `${points[kind]} ${kind}`
              : `${kind} equal to ${t.amount(points[kind]!)}`,
          ],
    );
    return `use ${inWords(told)} at once${engaging === 'engaging' ? ', even to engage a card' : ''}`;
  },
  { means: [['you', 3]] },
);

/** A reaction that plays a card for the points printed on it, which its player uses at once (ge/reaction/9). */
export const pointsAtOnce = (points: Points): Reacting => ({
  on: all(anything, usable(points)),
  effect: useAtOnce(points, 'readily'),
  label: 'use its points at once',
});

/** True for a use that a card's points may serve where it is: some work at its location alone (C6 Damage Control Team). */
function mayServe(s: GeState, card: CardId, o: Option): boolean {
  if (o.verb !== 'give' || !inPlay(s, card)) return true;
  const kind = mends(o.b) ? 'repair' : ends(o.b) ? endBy(s, o.a, o.b)?.kind : undefined;
  const only = kind === undefined ? undefined : sideOf(s, card).only?.[kind];
  return only === undefined || only(s, o.a, reading(s, card));
}

/** Uses points for one thing. */
function spend(s: GeState, f: Frame, bag: string, o: Option): void {
  const seat = f.you;
  if (o.verb === 'engage') {
    f.l[bag] = less(f.l[bag], needsOf(s, o.a)!);
    turn(s, o.a, true);
    return;
  }
  const kind = mends(o.b)
    ? 'repair'
    : ends(o.b)
      ? endBy(s, o.a, o.b)!.kind
      : systemsOf(s, o.a).find(x => x.use === o.b)!.kind;
  f.l[bag] = less(f.l[bag], { [kind]: 1 });
  if (o.b === REPAIR) mend(s, o.a, 1);
  else if (o.b === SHIELDS) mendShields(s, o.a, 1);
  else if (ends(o.b)) applied(s, { card: o.a, seat, kind, n: 1 });
  else allocated(s, { card: o.a, seat, use: o.b, n: 1 });
}
