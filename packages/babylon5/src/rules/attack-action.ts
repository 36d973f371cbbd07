import { ask, type CardId, type Menu, option, type Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { abilityName, conflictName } from '../names.ts';
import type { B5State } from '../state.ts';
import { ATTACKING, anythingToAttack, attackTargets, attackWays, judgeAttack, judgeAttacker } from './attack.ts';
import { usable } from './participation.ts';
import { verb } from './verbs.ts';

const menu: Menu<B5State> = {
  name: 'attack in',
  list(s, f) {
    const ways = attackWays(s, f.l.a, f.l.b);
    return Array.isArray(ways)
      ? ways.map(w => (w.conflict < 0 ? option('outside', w.ability) : option('conflict', w.conflict, w.ability)))
      : [];
  },
  label: (s, _f, o) =>
    o.verb === 'outside'
      ? `Outside conflicts, with ${abilityName(o.a)}`
      : `${conflictName(s, o.a)}, with ${abilityName(o.b)}`,
  prompt: () => 'In which conflict is the attack?',
};

v.procedure(
  'attack in a conflict',
  ask(v, 'choose conflict of attack', { who: (_s: B5State, f: { you: Seat }) => [f.you], menu }, (s, f, picks) => {
    const pick = picks[0]![0]!;
    const ways = attackWays(s, f.l.a, f.l.b);
    const outside = pick.verb === 'outside';
    f.l.outside = outside ? 1 : 0;
    f.l.conflict = outside ? -1 : pick.a;
    f.l.stat = outside ? pick.a : pick.b;
    const fits = (w: { conflict: number; ability: number }) => w.conflict === f.l.conflict && w.ability === f.l.stat;
    const way = Array.isArray(ways) ? ways.find(fits)! : { by: f.l.stat };
    f.l.by = way.by;
  }),
  v.flow(
    'make attack',
    c => {
      c.step({
        op: 'call',
        program: () => c.program(ATTACKING),
        locals: (_s, f) => ({
          attacker: f.l.a,
          target: f.l.b,
          conflict: f.l.conflict,
          stat: f.l.stat,
          by: f.l.by,
          outside: f.l.outside,
        }),
        you: null,
        self: null,
      });
    },
    () => '',
  )(),
);

verb({
  name: 'attack',
  list(s, seat, out) {
    if (!anythingToAttack(s)) return;
    for (const id of usable(s, seat)) {
      if (judgeAttacker(s, seat, id) !== null) continue;
      for (const target of attackTargets(s, id)) out.push(option('attack', id, target));
    }
  },
  judge: (s, seat, a: CardId, b: CardId) => (s.cards[a] && s.cards[b] ? judgeAttack(s, seat, a, b) : null),
  label: (s, a, b) => `${defOf(s, a).title} attacks ${defOf(s, b).title}`,
  procedure: 'attack in a conflict',
});
