// The action "promote": a supporting character joins the Inner Circle, the leaders of a faction (b5/promote).
import { ask, type CardId, type Menu, option, type Refusal, refuse, ruleLink, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { cardLabel } from '../../labels.ts';
import { facts, v } from '../../language.ts';
import { fitting, thingsWith } from '../../menus.ts';
import { type B5State, cardsIn, INNER, SUPPORTING, zone } from '../../state.ts';
import { moved } from '../cards/in-play.ts';
import { canAct, rotateCost, turn } from '../cards/ready.ts';
import { judgeInner } from '../effects/cannot.ts';
import { innerCircle } from '../factions/inner-circle.ts';
import { applyInfluence, available } from '../politics/influence.ts';
import { verb } from '../verbs.ts';
import { promoteCost } from './cost.ts';

const NOT_SUPPORTING = refuse('b5/promote/1', 'You can promote only a supporting character of your faction.');

const NOT_READY = refuse('b5/promote/2', 'The promoted character must be ready and not neutralized.');
const NO_COST = refuse('b5/cost/1', 'This character has no printed cost, so you cannot pay to promote it.');
const TOO_DEAR = refuse('b5/promote/4', 'You do not have enough influence to promote this character.');
const NO_PROMOTER = refuse('b5/promote/1', 'A ready Inner Circle character must rotate to promote.');

/** A character enters the Inner Circle. The promoter is the card that rotated (b5/promote/11, b5/setup/23); -1 for none. */
export const promoted = facts.define<{ card: CardId; seat: Seat; cost: number; promoter: CardId }>('promoted', {
  apply() {},
  show: { card: 'card', seat: 'seat', cost: 'plain', promoter: 'card' },
  say: (n, x) =>
    `${n.seat} ${ruleLink('b5/promote/1', 'promotes')} ${n.card} to the Inner Circle${x.cost ? ` for ${x.cost} influence` : ''}.`,
  deed: true,
});

/** An Inner Circle character becomes a supporting one. */
export const demoted = facts.define<{ card: CardId }>('demoted', {
  apply() {},
  show: { card: 'card' },
  say: n => `${n.card} is demoted to a supporting character.`,
});

/** Why this seat may not promote the character now; null when it may. */
export function judgePromote(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (!cardsIn(s, seat, SUPPORTING).includes(id)) return NOT_SUPPORTING;
  const never = judgeInner(s, id);
  if (never !== null) return never;
  // the engine rules have no requirements for the promoted character (b5/promote/3)
  if (s.ruleset !== 'engine' && !canAct(s, id)) return NOT_READY;
  const cost = promoteCost(s, seat, id);
  if (cost === null) return NO_COST;
  if (cost > available(s, seat)) return TOO_DEAR;
  return promoters(s, seat, id).length > 0 ? null : NO_PROMOTER;
}

/** The Inner Circle characters that may rotate to promote a character, if their player can pay for both. */
function promoters(s: B5State, seat: Seat, id: CardId): CardId[] {
  const left = available(s, seat) - (promoteCost(s, seat, id) ?? 0);
  return innerCircle(s, seat).filter(c => c !== id && canAct(s, c) && rotateCost(s, c) <= left);
}

/** Moves a supporting character into its faction's Inner Circle. False if an effect keeps it out. */
export function promote(s: B5State, id: CardId, cost = 0, promoter: CardId = -1): boolean {
  const { faction } = s.cards[id]!;
  if (faction < 0 || judgeInner(s, id) !== null || !cardsIn(s, faction, SUPPORTING).includes(id)) return false;
  moved(s, { card: id, to: zone(faction, INNER), from: s.cards[id]!.zone });
  return promoted(s, { card: id, seat: faction, cost, promoter });
}

/**
 * Moves an Inner Circle character to the supporting row. False for an ambassador (b5/ambassador/2), and for one whom a Drakh Ambassador followed
 * (b5/drakh/4).
 */
export function demote(s: B5State, id: CardId): boolean {
  const { faction } = s.cards[id]!;
  if (faction < 0 || s.seats[faction]!.ambassador === id || !cardsIn(s, faction, INNER).includes(id)) return false;
  if (s.mods.some(m => m.kind === 'elder' && m.card === id)) return false;
  moved(s, { card: id, to: zone(faction, SUPPORTING), from: s.cards[id]!.zone });
  return demoted(s, { card: id });
}

const menu: Menu<B5State> = {
  name: 'promote with',
  list: (s, f, seat) => promoters(s, seat, f.l.a).map(c => option('card', c)),
  ...thingsWith(() => ({ stats: [0, 1, 2, 3] })),
  prompt: (s, f) => `Which Inner Circle character promotes ${defOf(s, f.l.a).title}?`,
  stakes: (s, f, seat) =>
    `That character rotates and can do nothing else this turn. You apply ${promoteCost(s, seat, f.l.a)} influence. ${defOf(s, f.l.a).title} joins the Inner Circle and can then sponsor, promote and build.`,
  rule: 'b5/promote/1',
};

v.procedure(
  'promote',
  ask(v, 'choose promoter', { who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
    f.l.promoter = picks[0]![0]!.a;
  }),
  v.rule('promote', (s, f) => {
    const cost = promoteCost(s, f.you, f.l.a)!;
    turn(s, f.l.promoter);
    applyInfluence(s, f.you, cost);
    s.mods = s.mods.filter(m => !(m.kind === 'promote-cost' && m.seat === f.you));
    promote(s, f.l.a, cost, f.l.promoter);
  }),
);

/** Procedure: a text lets a character be promoted, and nobody rotates. Locals: a, the card; sponsor, the card that causes it. */
v.procedure(
  // b5/promote/10
  'promote by an effect',
  v.rule('promote by an effect', (s, f) => {
    const cost = promoteCost(s, f.you, f.l.a)!;
    applyInfluence(s, f.you, cost);
    s.mods = s.mods.filter(m => !(m.kind === 'promote-cost' && m.seat === f.you));
    promote(s, f.l.a, cost, f.l.sponsor);
  }),
);

verb({
  name: 'promote',
  list(s, seat, out) {
    for (const id of cardsIn(s, seat, SUPPORTING))
      if (judgePromote(s, seat, id) === null) out.push(option('promote', id));
  },
  judge: (s, seat, a) => judgePromote(s, seat, a),
  label(s, a, _b, seat) {
    const name = cardLabel(s, a, seat, { room: 46 });
    const cost = seat < 0 ? null : promoteCost(s, seat, a);
    return cost === null
      ? `Promote ${name}`
      : fitting(`Promote ${name} for ${cost} influence`, `Promote ${name} for ${cost}`);
  },
  note: () => 'an Inner Circle character rotates; Inner Circle characters can sponsor, promote and build',
  procedure: 'promote',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/cost.ts: b5/promote/5, b5/promote/6
// - rules/cards/damage.ts: b5/promote/12
// - rules/effects/cannot.ts: b5/promote/8
// - rules/rounds/action-round.ts: b5/promote/7
// - words/amounts.ts: b5/promote/9
