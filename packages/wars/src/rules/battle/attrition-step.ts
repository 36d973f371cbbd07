// The attrition step: damage that both sides cause each other (wars/attrition-step).
// How much damaged cards satisfy is in damaged-cards.ts. The order of the sides, and until when attrition can change, are in
// battle-phase.ts.
import { type CardId, type Menu, type Option, option, planned, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { opponentOf, type WarsState } from '../../state.ts';
import { isUnder, sumFor } from '../abilities/ongoing-ability.ts';
import { damage } from '../cards/damage.ts';
import { defenseOf } from '../cards/modifiers.ts';
import { captainAboard } from '../keywords/captain.ts';
import { cardNote } from '../questions/card-labels.ts';
import { allTwins, twins } from '../questions/twins.ts';
import { battleDestiny, side } from './battle-destiny.ts';
import { absorbed, damageable, damageLabel, judgeDamage } from './damaged-cards.ts';

/** Returns the attrition that a side causes: its battle destiny, and what effects add (wars/attrition-step/1, wars/attrition-step/2). */
export function attritionBy(s: WarsState, seat: Seat): number {
  const b = s.battle!;
  return Math.max(0, battleDestiny(s, seat) + side(b.attrition, seat) + sumFor(s, 'attrition', seat, b.at));
}

const OWN_IN_BATTLE = refuse('wars/attrition-step/3', 'Choose an undamaged ship or unit of yours in this battle.');
const GO_ON = refuse('wars/attrition-step/8', 'You must damage another card. You have one that is not immune.');

/** Returns the rule that forces a side to damage more cards, or null: it must while it has a card that is not immune. */
const judgeStop = (s: WarsState, seat: Seat): Refusal | null =>
  damageable(s, seat).every(id => isImmune(s, id)) ? null : GO_ON;

const ENOUGH = refuse(
  'wars/attrition-step/4',
  'The cards before it already satisfy the attrition. Choose fewer cards.',
);
const STOP_ALONE = refuse('wars/attrition-step/6', 'You cannot damage a card and stop in one answer.');

/** Returns the attrition against a side that is not satisfied yet. */
const attritionLeft = (s: WarsState, seat: Seat): number =>
  s.battle === null ? 0 : attritionBy(s, opponentOf(seat)) - absorbed(s, seat);

/** True for a ship or unit that is immune to attrition (wars/attrition-step/6, wars/captain/1). */
export function isImmune(s: WarsState, id: CardId): boolean {
  if (isUnder(s, 'immune', id)) return true;
  const host = s.cards[id]!.on;
  const ship = defOf(s, id).type === 'ship' ? id : host >= 0 && defOf(s, host).type === 'ship' ? host : -1;
  return ship >= 0 && captainAboard(s, ship);
}

// the player chooses one card after the other, also with defense 0 or immune; they must continue while they have a card that is not immune
// (wars/attrition-step/3, wars/attrition-step/7, wars/attrition-step/8, wars/attrition-step/9)
const attritionMenu: Menu<WarsState> = {
  name: 'attrition',
  list(s, f) {
    const list = damageable(s, f.you).map(id => option('card', id));
    if (judgeStop(s, f.you) === null) list.push(option('stop'));
    return list;
  },
  label: (s, _f, o, seat) => (o.verb === 'stop' ? 'Stop (your other cards are immune)' : damageLabel(s, o.a, seat)),
  prompt: (s, f) =>
    `You face ${attritionBy(s, opponentOf(f.you))} attrition, ${absorbed(s, f.you)} of it satisfied. Which cards do you damage?`,
  stakes: (s, f) =>
    `Choose cards with ${attritionLeft(s, f.you)} or more defense in all. Damaged cards still fight. They are destroyed when the battle ends.`,
  rule: 'wars/attrition-step/3',
  note: (s, f, o, seat) =>
    o.verb === 'stop' ? `you ignore the last ${attritionLeft(s, f.you)} attrition` : cardNote(s, o.a, seat),
  card: (s, _f, o) => (o.verb === 'stop' ? null : titleOf(s, o.a)),
  same: (s, _f, a, b) => a.verb === 'card' && b.verb === 'card' && twins(s, a.a, b.a),
  judge: (s, f, _seat, wish) =>
    wish.verb === 'stop' ? judgeStop(s, f.you) : judgeDamage(s, f.you, wish.a, OWN_IN_BATTLE),
};

/**
 * Returns the rule that forbids a plan, or null: it damages more cards than needed, or it stops and continues (wars/attrition-step/4,
 * wars/attrition-step/11).
 */
function judgeAttrition(s: WarsState, seat: Seat, picks: readonly Option[]): Refusal | null {
  if (picks.length > 1 && picks.some(o => o.verb === 'stop')) return STOP_ALONE;
  let left = attritionLeft(s, seat);
  for (const o of picks) {
    if (left <= 0) return ENOUGH;
    if (o.verb === 'card') left -= defenseOf(s, o.a);
  }
  return null;
}

/** Returns one of the cards if it does not matter which is damaged; otherwise null. */
const anyTwin = (s: WarsState, list: readonly Option[]): readonly Option[] | null =>
  list.every(o => o.verb !== 'stop') &&
  allTwins(
    s,
    list.map(o => o.a),
  )
    ? list.slice(0, 1)
    : null;

/** The player `you` satisfies the attrition against them (wars/attrition-step/15). */
v.procedure(
  'satisfy attrition',
  planned<WarsState>(v, 'damage for attrition', {
    who: (_s, f) => f.you,
    menu: attritionMenu,
    // a player stops when the attrition is satisfied, and chooses the order of the cards (wars/attrition-step/4, wars/attrition-step/5,
    // wars/attrition-step/10, wars/attrition-step/11)
    goesOn: (s, f) => f.l.stopped !== 1 && attritionLeft(s, f.you) > 0 && damageable(s, f.you).length > 0,
    max: (s, f) => damageable(s, f.you).length,
    check: (s, f, _seat, picks) => judgeAttrition(s, f.you, picks),
    alike: (s, _f, _seat, list) => anyTwin(s, list),
    ordered: true,
    act: (s, f, o) => {
      if (o.verb === 'card') damage(s, o.a, -1, f.you);
      else f.l.stopped = 1;
    },
  }),
  v.rule('attrition that is left', (s, f) => {
    if (s.battle === null) return;
    const left = Math.max(0, attritionBy(s, opponentOf(f.you)) - absorbed(s, f.you));
    s.battle = { ...s.battle, remaining: s.battle.remaining.map((n, seat) => (seat === opponentOf(f.you) ? left : n)) };
  }),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/battle/battle-phase.ts: wars/attrition-step/13, wars/attrition-step/14
// - rules/battle/damaged-cards.ts: wars/attrition-step/12
