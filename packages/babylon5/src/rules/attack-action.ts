import { ask, type CardId, type Menu, option, type Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { abilityName, conflictName } from '../names.ts';
import { type B5State, cardsIn, INNER, SUPPORTING } from '../state.ts';
import { ATTACKING, attackTargets, attackWays, judgeAttack, judgeAttacker } from './attack.ts';
import { openConflicts } from './participation.ts';
import { verb } from './verbs.ts';

const menu: Menu<B5State> = {
  name: 'attack in',
  list(s, f) {
    const ways = attackWays(s, f.l.a, f.l.b);
    return Array.isArray(ways) ? ways.map(w => option('conflict', w.conflict, w.ability)) : [];
  },
  label: (s, _f, o) => `${conflictName(s, o.a)}, with ${abilityName(o.b)}`,
  prompt: () => 'In which conflict is the attack?',
};

v.procedure(
  'attack in a conflict',
  ask(v, 'choose conflict of attack', { who: (_s: B5State, f: { you: Seat }) => [f.you], menu }, (s, f, picks) => {
    const pick = picks[0]![0]!;
    const ways = attackWays(s, f.l.a, f.l.b);
    const way = Array.isArray(ways) ? ways.find(w => w.conflict === pick.a && w.ability === pick.b)! : { by: pick.b };
    f.l.conflict = pick.a;
    f.l.stat = pick.b;
    f.l.by = way.by;
  }),
  v.flow(
    'make attack',
    c => {
      c.step({
        op: 'call',
        program: () => c.program(ATTACKING),
        locals: (_s, f) => ({ attacker: f.l.a, target: f.l.b, conflict: f.l.conflict, stat: f.l.stat, by: f.l.by }),
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
    if (!openConflicts(s).some(c => c.parts.length > 0)) return;
    for (const kind of [INNER, SUPPORTING]) {
      for (const id of cardsIn(s, seat, kind)) {
        if (judgeAttacker(s, seat, id) !== null) continue;
        for (const target of attackTargets(s, id)) out.push(option('attack', id, target));
      }
    }
  },
  judge: (s, seat, a: CardId, b: CardId) => (s.cards[a] && s.cards[b] ? judgeAttack(s, seat, a, b) : null),
  label: (s, a, b) => `${defOf(s, a).title} attacks ${defOf(s, b).title}`,
  procedure: 'attack in a conflict',
});
