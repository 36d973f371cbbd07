// The action "attack": a card attacks another that takes part in a conflict. Who may attack whom is in conflict/attack.ts.
import { ask, type CardId, type Menu, option, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { cardLabel } from '../../labels.ts';
import { v } from '../../language.ts';
import { fitting } from '../../menus.ts';
import { abilityName, conflictName } from '../../names.ts';
import type { B5State } from '../../state.ts';
import { threshold } from '../cards/damage.ts';
import { anythingToAttack, attackTargets, attackWays, judgeAttack, judgeAttacker } from '../conflict/attack.ts';
import { usable } from '../conflict/participants.ts';
import { ATTACKING, attackDamage } from '../conflict/striking.ts';
import { strikesWith } from '../conflict/used-as.ts';
import { verb } from '../verbs.ts';

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
  prompt: (s, f) => `In which conflict does ${defOf(s, f.l.a).title} attack ${defOf(s, f.l.b).title}?`,
  stakes: () =>
    'Both cards strike with the ability that the target uses in that conflict. Your card then takes part in the conflict.',
  rule: 'b5/attack/4',
  note: (s, f, o) => blows(s, f.l.a, f.l.b, o.verb === 'outside' ? o.a : o.b),
};

/** The damage that an attack with an ability would do to both cards now. */
function blows(s: B5State, attacker: CardId, target: CardId, stat: number): string {
  const left = (id: CardId) => threshold(s, id) - s.cards[id]!.damage;
  const by = strikesWith(s, attacker, stat);
  const blow = (from: number, id: CardId) =>
    `${from} damage to ${defOf(s, id).title}${from >= left(id) ? ', which neutralizes it' : ` (${left(id)} would neutralize it)`}`;
  return `${blow(attackDamage(s, attacker, by), target)}; ${blow(attackDamage(s, target, stat), attacker)}`;
}

/** The ability of the first way to attack another card; -1 for none. */
function firstWay(s: B5State, attacker: CardId, target: CardId): number {
  const ways = attackWays(s, attacker, target);
  return Array.isArray(ways) ? (ways[0]?.ability ?? -1) : -1;
}

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
  judge: (s, seat, a: CardId, b: CardId) => judgeAttack(s, seat, a, b),
  label(s, a, b, seat) {
    const stat = firstWay(s, a, b);
    const target = (room: number) => cardLabel(s, b, seat, { room, stats: stat < 0 ? [] : [stat] });
    return fitting(
      `${cardLabel(s, a, seat, { room: 30 })} attacks ${target(48)}`,
      `${cardLabel(s, a, seat, { room: 0 })} attacks ${target(36)}`,
      `${cardLabel(s, a, seat, { room: 0 })} attacks ${target(0)}`,
    );
  },
  note(s, a, b) {
    const stat = firstWay(s, a, b);
    return stat < 0 ? '' : `it rotates: ${blows(s, a, b, stat)}`;
  },
  procedure: 'attack in a conflict',
});
