// The action "repair": a player pays to remove damage from a fleet or location (b5/repair).
import { ask, type CardId, type Menu, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { cardLabel } from '../../labels.ts';
import { v } from '../../language.ts';
import { type B5State, cardsIn, SUPPORTING } from '../../state.ts';
import { removeDamage } from '../cards/damage.ts';
import { canAct, rotateCost, turn } from '../cards/ready.ts';
import { applyInfluence, available } from '../politics/influence.ts';
import { verb } from '../verbs.ts';

const NOT_YOURS = refuse('b5/repair/1', 'You can repair only fleets and locations that you control.');
const NOT_READY = refuse('b5/repair/1', 'The fleet or location must be ready and not neutralized.');
const NEUTRALIZED = refuse('b5/repair/2', 'You cannot repair a neutralized fleet or location.');
const NO_DAMAGE = refuse('b5/repair/1', 'There is no damage to repair.');
const TOO_DEAR = refuse('b5/repair/1', 'You need 1 influence for each damage that you repair.');

function judge(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const card = s.cards[id];
  if (!card || card.controller !== seat || !['fleet', 'location'].includes(defOf(s, id).type)) return NOT_YOURS;
  if (card.neutralized) return NEUTRALIZED;
  if (!canAct(s, id)) return NOT_READY;
  if (card.damage === 0) return NO_DAMAGE;
  return available(s, seat) > rotateCost(s, id) ? null : TOO_DEAR;
}

const menu: Menu<B5State> = {
  name: 'number',
  list(s, f, seat) {
    const list = [];
    for (let n = 1; n <= Math.min(s.cards[f.l.a]!.damage, available(s, seat) - rotateCost(s, f.l.a)); n++)
      list.push(option('number', n));
    return list;
  },
  label: (_s, _f, o) => String(o.a),
  prompt: (s, f) =>
    `How much of the ${s.cards[f.l.a]!.damage} damage on ${defOf(s, f.l.a).title} do you repair, at 1 influence each?`,
  stakes: (s, f, seat) =>
    `You have ${available(s, seat)} influence. ${defOf(s, f.l.a).title} rotates, however much you repair. Damage that is left lowers its abilities.`,
  rule: 'b5/repair/1',
  note: (s, f, o) => `costs ${o.a} influence; ${s.cards[f.l.a]!.damage - o.a || 'no'} damage is left`,
};

v.procedure(
  'repair',
  ask(v, 'choose repair', { who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
    f.l.n = picks[0]![0]!.a;
  }),
  v.rule('repair', (s, f) => {
    turn(s, f.l.a);
    applyInfluence(s, f.you, f.l.n, 'for repairs');
    removeDamage(s, f.l.a, f.l.n);
  }),
);

verb({
  name: 'repair',
  list(s, seat, out) {
    for (const id of cardsIn(s, seat, SUPPORTING))
      if (s.cards[id]!.damage > 0 && judge(s, seat, id) === null) out.push(option('repair', id));
  },
  judge,
  label: (s, a, _b, seat) => `Repair ${cardLabel(s, a, seat)}`,
  note: () => 'it rotates; each damage costs 1 influence; you choose how many',
  procedure: 'repair',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/damage.ts: b5/repair/4
