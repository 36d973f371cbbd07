// The action "heal": a damaged character rotates to recover, or the Inner Circle rotates for its ambassador (b5/heal).
import { type CardId, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { cardLabel } from '../../labels.ts';
import { facts, v } from '../../language.ts';
import { type B5State, cardsIn, INNER, SUPPORTING } from '../../state.ts';
import { healsAsInner, removeDamage, removeSevere, restored } from '../cards/damage.ts';
import { rotateCost, turn } from '../cards/ready.ts';
import { sumOn } from '../effects/statics.ts';
import { innerCircle } from '../factions/inner-circle.ts';
import { applyInfluence, available } from '../politics/influence.ts';
import { verb } from '../verbs.ts';

/** Heals a card of everything: face up, no damage, no severe damage (b5/heal/15, b5/heal/16). */
export function healFully(s: B5State, id: CardId): void {
  removeSevere(s, id);
  removeDamage(s, id);
  if (s.cards[id]!.neutralized) restored(s, { card: id });
}

const NOT_YOURS = refuse('b5/glossary/1', 'You can heal only characters of your faction.');
const ROTATED = refuse('b5/heal/1', 'A character must be ready to heal.');
const JUST_NOW = refuse('b5/heal/5', 'A card cannot heal on the turn on which it was neutralized.');
const OUTSIDE = refuse('b5/heal/3', 'A neutralized card outside the Inner Circle cannot heal.');
const NOT_HURT = refuse(
  'b5/heal/13',
  'A character heals only with damage, or from the Inner Circle for a neutralized ambassador.',
);
const NOTHING_TO_HEAL = refuse(
  'b5/heal/14',
  'A character without damage heals only for a hurt ambassador, and only from the Inner Circle.',
);
const UNANNOUNCED = refuse(
  'b5/heal/9',
  'This character has no damage. To help your ambassador, choose ambassadorial healing.',
);
const NO_ANNOUNCEMENT = refuse('b5/heal/8', 'You need no ambassadorial healing here. Choose to heal.');
const TOO_DEAR = refuse('b5/cost/7', 'You do not have enough influence for the damage that it would heal.');
const NOT_A_CHARACTER = refuse('b5/heal/1', 'Only characters heal. Repair fleets and locations instead.');

/** An Inner Circle character has rotated to heal its ambassador (b5/heal/7, b5/heal/10, b5/heal/12). */
export const helped = facts.define<{ card: CardId; seat: Seat }>('ambassadorial-healing', {
  apply(s, x) {
    s.healers = [...s.healers, x.card];
  },
  show: { card: 'card', seat: 'seat' },
  say: n => `${n.card} rotates to heal.`,
  deed: true,
});

/** The influence that a text demands for what a card would heal now (Shakat): for all of its damage, or for 1 severe damage. */
function healCost(s: B5State, id: CardId): number {
  const { neutralized, damage, severe } = s.cards[id]!;
  const points = neutralized ? Math.min(1, severe) : damage;
  return points === 0 ? 0 : points * sumOn(s, 'heal-cost', id);
}

/** Why this seat may not heal with the card; null when it may (b5/heal/4, b5/heal/6). */
export function judgeHeal(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const card = s.cards[id];
  if (!card || card.faction !== seat || card.controller !== seat) return NOT_YOURS;
  // a fleet that a text has promoted heals as the Inner Circle does once it is neutralized (b5-r-grey-council-fleet-1)
  const fleet = card.neutralized === 1 && s.mods.some(m => m.kind === 'promoted' && m.card === id);
  if (defOf(s, id).type !== 'character' && !fleet) return NOT_A_CHARACTER;
  if (card.rotated) return ROTATED;
  if (healCost(s, id) + rotateCost(s, id) > available(s, seat)) return TOO_DEAR;
  if (card.neutralizedOn === s.turn) return JUST_NOW;
  const inner = healsAsInner(s, id);
  if (card.neutralized) return inner || s.ruleset === 'engine' ? null : OUTSIDE;
  if (card.damage > 0) return null;
  const barred = judgeHelp(s, seat, id);
  return barred === null && s.ruleset === 'engine' ? UNANNOUNCED : barred;
}

/** The reason why an undamaged character may not rotate to heal its ambassador; null if it may. */
function judgeHelp(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const engine = s.ruleset === 'engine';
  const none = engine ? NOTHING_TO_HEAL : NOT_HURT;
  if (!innerCircle(s, seat).includes(id)) return none;
  const ambassador = s.cards[s.seats[seat]!.ambassador]!;
  return ambassador.neutralized || (engine && ambassador.damage > 0) ? null : none;
}

/** Why this seat may not announce ambassadorial healing with an undamaged character (b5/heal/9); null when it may. */
function judgeAnnounced(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (s.ruleset !== 'engine') return NO_ANNOUNCEMENT;
  const barred = judgeHeal(s, seat, id);
  return barred === UNANNOUNCED ? null : (barred ?? NO_ANNOUNCEMENT);
}

v.procedure(
  'heal',
  v.rule('heal', (s, f) => {
    const id: CardId = f.l.a;
    const card = s.cards[id]!;
    turn(s, id);
    helped(s, { card: id, seat: f.you });
    applyInfluence(s, f.you, healCost(s, id), id);
    if (!card.neutralized) removeDamage(s, id);
    else if (card.severe > 0) removeSevere(s, id, 1);
    else restored(s, { card: id });
  }),
);

v.procedure(
  'ambassadorial healing',
  v.rule('rotate for the ambassador', (s, f) => {
    turn(s, f.l.a);
    helped(s, { card: f.l.a, seat: f.you });
  }),
);

verb({
  name: 'heal-ambassador',
  list(s, seat, out) {
    if (s.ruleset !== 'engine') return;
    for (const id of cardsIn(s, seat, INNER))
      if (judgeAnnounced(s, seat, id) === null) out.push(option('heal-ambassador', id));
  },
  judge: judgeAnnounced,
  label: (s, a, _b, seat) => `${cardLabel(s, a, seat, { room: 34 })} rotates for the ambassador's healing`,
  note: () => 'if all of your Inner Circle rotate to heal this turn, your ambassador is healed fully',
  procedure: 'ambassadorial healing',
});

/** At the end of the action round: an ambassador whose whole Inner Circle rotated to heal is healed fully (b5/heal/7, b5/heal/11). */
export function ambassadorialHealing(s: B5State): void {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const { ambassador, out } = s.seats[seat]!;
    const inner = cardsIn(s, seat, INNER);
    const card = s.cards[ambassador];
    if (out || !card || !(card.neutralized || card.damage || card.severe)) continue;
    if (inner.every(id => s.healers.includes(id))) healFully(s, ambassador);
  }
}

verb({
  name: 'heal',
  list(s, seat, out) {
    // most characters have nothing to heal, and nobody to help
    const helps = s.ruleset !== 'engine' && s.cards[s.seats[seat]!.ambassador]?.neutralized;
    for (const kind of [INNER, SUPPORTING]) {
      for (const id of cardsIn(s, seat, kind)) {
        const card = s.cards[id]!;
        if ((card.damage > 0 || card.neutralized || helps) && judgeHeal(s, seat, id) === null)
          out.push(option('heal', id));
      }
    }
  },
  judge: (s, seat, a) => judgeHeal(s, seat, a),
  label: (s, a, _b, seat) => `Heal ${cardLabel(s, a, seat, { room: 60 })}`,
  note(s, a) {
    const card = s.cards[a]!;
    if (card.neutralized && card.severe > 0) return 'it rotates and sheds 1 severe damage';
    if (card.neutralized) return 'it rotates and is no longer neutralized';
    if (card.damage > 0) return 'it rotates, and all its damage comes off';
    return 'it is unhurt: it rotates for your ambassador, who is healed fully if all of your Inner Circle do so this turn';
  },
  procedure: 'heal',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/damage.ts: b5/heal/2
// - rules/cards/ready.ts: b5/heal/17
