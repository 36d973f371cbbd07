// The value of each participant in a conflict, and the totals of support and opposition (b5/resolution/9).
import { CONFLICT_RULES } from '../../card.ts';
import { type B5State, type Conflict, inPlay, MILITARY, OPPOSE, type Participation, SUPPORT } from '../../state.ts';
import { ability } from '../effects/ability.ts';
import { eachStatic } from '../effects/statics.ts';
import { influenceOfPower } from '../politics/influence.ts';

/**
 * A participant's present value: its ability (b5/resolution/9), 0 while neutralized (b5/resolution/10, b5/resolution/11, b5/support-oppose/8,
 * b5/used-as/4, b5/used-as/5), plus the support that cards add.
 */
export function contribution(s: B5State, c: Conflict, p: Participation): number {
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
    opposition += Math.ceil(ability(s, c.targetCard, MILITARY) / Number(rules.targetOpposes));
  if (rules.joinedBy !== undefined) support += influenceOfPower(s, rules.joinedBy);
  if (manySided) {
    support += sides[c.seat]!;
    opposition += Math.max(0, ...sides.filter((_, seat) => seat !== c.seat));
  }
  return { support, opposition, sides };
}
