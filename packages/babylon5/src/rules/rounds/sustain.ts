// Sustaining: a card stays rotated to keep its effect for another turn (b5/sustain).
import { ask, type CardId, type Menu, option, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { titleOf } from '../../labels.ts';
import { facts, forEach, v } from '../../language.ts';
import { seatName } from '../../names.ts';
import { type B5State, inPlay, type Mod } from '../../state.ts';
import { holder } from '../cards/ready.ts';
import { unlead } from '../cards/ties.ts';
import { leadership } from '../effects/ability.ts';
import { youOf } from '../effects/blanking.ts';
import { endMods, keeperOf } from '../effects/lasting.ts';

/** The number for leading a fleet among the uses of a card that continue. */
const LEADING = -1;

/** A card's effect continues because its controller leaves it rotated (b5/sustain/1, b5/lasting/1, b5/lasting/6). */
export const sustained = facts.define<{ card: CardId; seat?: Seat }>('sustained', {
  apply() {},
  show: { card: 'card', seat: (s, x) => holder(s, x.card) },
  say: (n, x, s) => `${seatName(s, x.seat!)} keeps ${n.card} rotated.`,
});

/**
 * True for a change that continues while its source stays rotated: rotation was its only cost and it raises an ability, or its text says so
 * (b5/sustain/2, b5/sustain/3, b5/sustain/9, b5/sustain/10).
 */
function goesOn(m: Mod, source: CardId): boolean {
  return keeperOf(m) === source && (m.sustainable || m.until === 'rotated');
}

/** True while the acting card and the target still meet the action's requirements (b5/sustain/4). */
function stillHolds(s: B5State, m: Mod): boolean {
  if (m.card >= 0 && !inPlay(s, m.card)) return false;
  const action = DEFS[s.defs[m.source]!]!.actions[m.action];
  // an assistant cannot help a neutralized ambassador (b5/initiative/5)
  if (action === undefined) return m.card < 0 || s.cards[m.card]!.neutralized === 0;
  return action.holds(s, youOf(s, m.source), m.source, m.card);
}

/**
 * The effects of a rotated card that can continue, by the numbers of their uses. A neutralized card sustains nothing (b5/sustain/6, b5/sustain/7).
 */
function runningUses(s: B5State, id: CardId): number[] {
  const card = s.cards[id]!;
  if (!card.rotated || card.neutralized) return [];
  const uses: number[] = [];
  if (card.leading >= 0 && leadership(s, id) > 0) uses.push(LEADING);
  for (const m of s.mods) if (goesOn(m, id) && !uses.includes(m.use) && stillHolds(s, m)) uses.push(m.use);
  return uses;
}

/** True if the card's present effect can be sustained. */
export function sustainable(s: B5State, id: CardId): boolean {
  return runningUses(s, id).length > 0;
}

/** Ends effects of a card that stays rotated if they lack a legal target or requirements. */
export function endUnsustainable(s: B5State, id: CardId): void {
  endMods(s, m => goesOn(m, id) && !stillHolds(s, m));
}

/** Writes the effects that a card would keep, in a few words each. */
export function sustainedBy(s: B5State, id: CardId): string[] {
  return runningUses(s, id).map(use => {
    if (use === LEADING) return `leads the ${defOf(s, s.cards[id]!.leading).title}`;
    const helped = s.mods.find(m => goesOn(m, id) && m.use === use)!.card;
    return helped >= 0 && helped !== id ? `helps ${defOf(s, helped).title}` : 'its effect lasts';
  });
}

const oneOf: Menu<B5State> = {
  name: 'goes on',
  list: (s, f) =>
    runningUses(s, f.l.card).map(use =>
      use === LEADING
        ? option('lead', s.cards[f.l.card]!.leading)
        : option('goes-on', s.mods.find(m => goesOn(m, f.l.card) && m.use === use)!.card, use),
    ),
  label: (s, _f, o) =>
    o.verb === 'lead'
      ? `It leads the ${defOf(s, o.a).title}`
      : o.a < 0
        ? 'Its effect on all cards'
        : `Its effect on ${defOf(s, o.a).title}`,
  card: (s, _f, o) => titleOf(s, 'card', o.a),
  prompt: (s, f) => `Which effect of ${defOf(s, f.l.card).title} continues?`,
  stakes: () => 'A card that stays rotated keeps 1 of its effects. The others end now.',
  rule: 'b5/sustain/8',
};

const several = v.list(
  'cards that do several things at once',
  () => (s, f) => (s.ruleset === 'engine' ? f.l.kept.filter((id: CardId) => runningUses(s, id).length > 1) : []),
  () => '',
);

/** Under the engine rules a card keeps only one of its effects (b5/sustain/8). */
export const carryOnOne = forEach(
  several(),
  'card',
  ask(v, 'carry on one', { who: (s, f) => [s.cards[f.l.card]!.controller as Seat], menu: oneOf }, (s, f, picks) => {
    const pick = picks[0]![0]!;
    if (pick.verb !== 'lead') unlead(s, f.l.card);
    endMods(s, m => goesOn(m, f.l.card) && (pick.verb === 'lead' || m.use !== pick.b));
  }),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/ready.ts: b5/sustain/11
// - rules/rounds/draw-round.ts: b5/sustain/5
