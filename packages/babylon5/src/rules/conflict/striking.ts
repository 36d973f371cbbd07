// An attack as it happens: both cards deal damage to each other (b5/attack/8).
import type { CardId } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { facts, v, window } from '../../language.ts';
import { ATTACK, type Attack, type B5State, MILITARY } from '../../state.ts';
import { agendaOf } from '../cards/agenda-in-play.ts';
import { damage, settle } from '../cards/damage.ts';
import { turn } from '../cards/ready.ts';
import { noteFelled, noteFelledUnder } from '../cards/this-turn.ts';
import { ability } from '../effects/ability.ts';
import { sumOn } from '../effects/statics.ts';
import { join } from './participants.ts';
import { defendsWith } from './used-as.ts';

/** An attack is made. Responses may still change it. */
export const attackMade = facts.define<Attack>('attack', {
  aside: true,
  apply(s, x) {
    s.attack = { attacker: x.attacker, target: x.target, ability: x.ability, by: x.by, conflict: x.conflict };
  },
  show: { attacker: 'card', target: 'card', ability: 'ability', by: 'ability', conflict: 'conflict' },
  say: n => `${n.attacker} attacks ${n.target}${n.conflict && ` in ${n.conflict}`}.`,
  deed: true,
});

/** The attack is over: bonuses for it end (b5-r-michael-garibaldi-5). */
export const attackOver = facts.define<
  Attack & { targetDealt: number; attackerDealt: number; fallen: readonly CardId[] }
>('attack-over', {
  aside: true,
  apply(s, x) {
    s.attack = null;
    for (const id of x.fallen) {
      const by = id === x.attacker ? x.target : x.attacker;
      noteFelled(s, id, by);
      const { faction } = s.cards[by]!;
      if (by === x.attacker && faction >= 0) noteFelledUnder(s, id, agendaOf(s, faction));
    }
    if (x.conflict < 0) return;
    if (x.fallen.length > 0)
      s.conflicts = s.conflicts.map(k =>
        k.id === x.conflict ? { ...k, neutralizedIn: [...k.neutralizedIn, ...x.fallen] } : k,
      );
    const target = s.cards[x.target]!;
    const c = s.conflicts.find(k => k.id === x.conflict);
    if (
      c &&
      target.neutralized &&
      target.neutralizedOn === s.turn &&
      defOf(s, x.target).type === 'fleet' &&
      s.cards[x.attacker]!.controller === c.seat
    ) {
      const strength = DEFS[s.defs[x.target]!]!.abilities[MILITARY]!;
      s.conflicts = s.conflicts.map(k =>
        k.id === c.id ? { ...k, neutralizedByInitiator: k.neutralizedByInitiator + strength } : k,
      );
    }
  },
  show: {
    attacker: 'card',
    target: 'card',
    conflict: 'conflict',
    targetDealt: 'plain',
    attackerDealt: 'plain',
    fallen: 'cards',
  },
  say: () => '',
  unsettles: true,
});

/** True if a card deals its damage before the other side strikes (b5/attack/10). */
function strikesFirst(s: B5State, id: CardId): boolean {
  return sumOn(s, 'strikes-first', id) > 0;
}

/**
 * The damage that a card takes from an attack: halved if a card says so, then reduced by damage resistance for each attack (b5/damage/23,
 * b5/damage/25).
 */
function resisted(s: B5State, id: CardId, n: number, halved = false, less = 0): number {
  // halves do not add up, and are rounded up (b5/cumulative/3, b5/cumulative/4)
  const left = halved || sumOn(s, 'halved-damage', id) > 0 ? Math.ceil(n / 2) : n;
  return Math.max(0, left - less - sumOn(s, 'resistance', id));
}

const begin = v.rule('begin attack', (s, f) => {
  const { attacker, target, conflict, stat, by } = f.l as {
    attacker: CardId;
    target: CardId;
    conflict: number;
    stat: number;
    by: number;
  };
  // a text may have rotated it for the attack already
  if (!s.cards[attacker]!.rotated) turn(s, attacker);
  f.l.up = [];
  if (conflict >= 0 && f.l.outside !== 1)
    join(s, conflict, attacker, s.cards[attacker]!.controller, ATTACK, { ability: stat, by }, -1, target);
  attackMade(s, { attacker, target, ability: stat, by, conflict });
  f.l.victim = target;
});

const strike = v.rule('strike', (s, f) => {
  const { attacker, target, stat, by, victim } = f.l as {
    attacker: CardId;
    target: CardId;
    stat: number;
    by: number;
    victim: CardId;
  };
  f.l.up = [attacker, target, victim].filter(id => s.cards[id]!.neutralized === 0);
  if (f.l.stopped || s.cards[attacker]!.zone < 0) return;
  const back = defendsWith(s, target, stat);
  const first = strikesFirst(s, attacker);
  const second = strikesFirst(s, target);
  // an answer to the attack may have lessened what its target takes (Na'Far, G'Sten)
  const lessened = (n: number) => resisted(s, victim, n, f.l.halved === 1, f.l.less ?? 0);
  const out = () => attackDamage(s, attacker, by);
  const answer = () => (f.l.unanswered === 1 ? 0 : attackDamage(s, target, back));
  if (first === second) {
    const dealt = lessened(out());
    const taken = resisted(s, attacker, answer());
    f.l.dealt = dealt;
    f.l.taken = taken;
    damage(s, victim, dealt, attacker);
    damage(s, attacker, taken, target);
  } else if (first) {
    f.l.dealt = lessened(out());
    damage(s, victim, f.l.dealt, attacker);
    settle(s);
    f.l.taken = s.cards[target]!.neutralized ? 0 : resisted(s, attacker, answer());
    damage(s, attacker, f.l.taken, target);
  } else {
    f.l.taken = resisted(s, attacker, answer());
    damage(s, attacker, f.l.taken, target);
    settle(s);
    f.l.dealt = s.cards[attacker]!.neutralized ? 0 : lessened(out());
    damage(s, victim, f.l.dealt, attacker);
  }
});

const finish = v.rule('finish attack', (s, f) => {
  const { attacker, target, stat, by, conflict, victim, up } = f.l as {
    attacker: CardId;
    target: CardId;
    stat: number;
    by: number;
    conflict: number;
    victim: CardId;
    up: readonly CardId[];
  };
  attackOver(s, {
    attacker,
    target,
    ability: stat,
    by,
    conflict,
    attackerDealt: f.l.dealt ?? 0,
    targetDealt: f.l.taken ?? 0,
    fallen: [...new Set([attacker, target, victim])].filter(id => up.includes(id) && s.cards[id]!.neutralized === 1),
  });
});

/**
 * An attack: the attacker rotates and takes part (b5/attack/3), others may answer, and both deal damage equal to the ability
 * used at the same time (b5/attack/8, b5/attack/18, b5/attack/19, b5/attack/20). Locals: attacker, target, conflict (-1 outside conflicts),
 * stat (the ability the target
 * used), by (the one the attacker strikes with), outside (1: the attacker does not become a participant), unanswered (1: the target deals no damage).
 */
export const ATTACKING = v.procedure('attack', begin, window('attacked'), strike, finish);

/** The damage a card deals in an attack: the ability used, 2 for each Strife Mark (b5/attack/9), and what cards add. */
export function attackDamage(s: B5State, id: CardId, stat: number): number {
  const value = ability(s, id, stat);
  return value + 2 * s.cards[id]!.strife + sumOn(s, 'attack-bonus', id);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/rounds/draw-round.ts: b5/cumulative/1, b5/cumulative/2
