// Conflict cards: which of them a player may declare from the hand, and what cancels a conflict (b5/cards-conflict).
// The chapter conflict has all later steps.
import { type CardId, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { type ConflictRules, DEFS } from '../../card.ts';
import { facts } from '../../language.ts';
import {
  type B5State,
  type Conflict,
  cardsIn,
  conflictOf,
  DISCARD,
  HAND,
  inPlay,
  PLAYING,
  players,
  tableZone,
  zone,
} from '../../state.ts';
import { conflictTargets, NO_TARGET, onlyAgainstEnemies } from '../conflict/targets.ts';
import { forbids, UNPLAYABLE } from '../effects/cannot.ts';
import { eachStatic } from '../effects/statics.ts';
import { FEE } from '../factions/corporate.ts';
import { judgeKind, surcharge } from '../factions/kinds.ts';
import { available } from '../politics/influence.ts';
import { NO_ISA, needsISA } from '../politics/isa.ts';
import { byRuleset } from '../setup/by-ruleset.ts';
import { disloyal } from './loyalty.ts';
import { lacksMarks } from './marks.ts';

const NOT_IN_HAND = refuse('b5/conflict-round/4', 'You can declare only a conflict card from your hand.');
const OTHER_RACE = refuse('b5/cards-conflict/1', "Only its race's player can initiate that conflict.");
const SPENT = refuse('b5/glossary/10', 'This unique conflict was already initiated in this game.');

const LIMITED_NOW = refuse('b5/conflict-round/22', 'A copy of that limited conflict is already in play.');

const TOO_DEAR = refuse('b5/conflict-round/6', 'You do not have enough influence for this conflict.');
const TOO_DEAR_ENGINE = refuse('b5/conflict-round/7', 'You would not have enough influence for this conflict.');
const NOT_AT_WAR = refuse(
  'b5-r-grey-council-fleet-1',
  'A card of yours lets you initiate Military conflicts only against enemies.',
);
const NEEDS = refuse('b5/cost/7', 'Its requirements are not met.');

/** A conflict will not resolve: it is neither won nor lost (b5/cards-conflict/3, b5/cards-conflict/4, b5/cards-conflict/5, b5/cards-event/11). */
export const cancelled = facts.define<{ conflict: number; before?: Conflict['stage'] }>('conflict-cancelled', {
  apply(s, x) {
    s.conflicts = s.conflicts.map(c => {
      if (c.id !== x.conflict) return c;
      (x as { before?: Conflict['stage'] }).before = c.stage;
      return { ...c, stage: 'cancelled' };
    });
  },
  revert(s, x) {
    s.conflicts = s.conflicts.map(c => (c.id === x.conflict && x.before ? { ...c, stage: x.before } : c));
  },
  show: { conflict: 'conflict' },
  say: n => `${n.conflict} is cancelled and will not resolve.`,
});

/** The reason why this seat cannot use these rules: requirements and targets. */
export function judgeRules(s: B5State, rules: ConflictRules, seat: Seat, self: CardId): Refusal | null {
  if (rules.needs !== null && !rules.needs(s, scene(seat, self))) return NEEDS;
  if ((rules.source.cost ?? 0) > available(s, seat)) return byRuleset(s, TOO_DEAR, TOO_DEAR_ENGINE);
  if ((rules.source.target ?? 'none') === 'none') return onlyAgainstEnemies(s, rules, seat) ? NOT_AT_WAR : null;
  return conflictTargets(s, rules, seat, self).length === 0 ? NO_TARGET : null;
}

/** True in a turn in which nobody may declare a conflict (News of Galactic Import). */
export const barsConflicts = (s: B5State): boolean => s.mods.some(m => m.kind === 'no-conflicts' && m.turn < s.turn);

/** The influence that declaring a conflict card out of another player's discard pile costs this seat more; null if no text lets it (Seizing Advantage). */
function fallenPrice(s: B5State, seat: Seat): number | null {
  let price: number | null = null;
  eachStatic(s, 'declares-fallen', (st, _source, f) => {
    if (f.you === seat) price = Math.min(price ?? Number.POSITIVE_INFINITY, st.n(s, f));
  });
  return price;
}

/** The conflict cards that this seat may use: those of its hand, and those of other players' discard piles if a text lets it. */
export function conflictHand(s: B5State, seat: Seat): CardId[] {
  const price = fallenPrice(s, seat);
  const fallen = price === null ? [] : players(s).flatMap(p => (p === seat ? [] : cardsIn(s, p, DISCARD)));
  return [...cardsIn(s, seat, HAND), ...fallen].filter(id => DEFS[s.defs[id]!]!.type === 'conflict');
}

/** What this seat applies in addition because a conflict card lies in another player's discard pile; 0 for a card of its hand. */
export const fallenCost = (s: B5State, seat: Seat, id: CardId): number =>
  DEFS[s.defs[id]!]!.type === 'conflict' && s.cards[id]!.zone === zone(s.cards[id]!.owner, DISCARD)
    ? (fallenPrice(s, seat) ?? 0)
    : 0;

/** Why a seat may not declare a conflict card; null when it may. */
export function judgeDeclare(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const card = s.cards[id];
  if (card === undefined || !conflictHand(s, seat).includes(id)) return NOT_IN_HAND;
  if (fallenCost(s, seat, id) > available(s, seat)) return byRuleset(s, TOO_DEAR, TOO_DEAR_ENGINE);
  const def = DEFS[s.defs[id]!]!;
  const kind = judgeKind(s, seat, id, 'reveal');
  if (kind !== null) return kind;
  if (disloyal(s, seat, id)) return OTHER_RACE;
  if (surcharge(s, seat, id, 'reveal') > available(s, seat)) return FEE;
  if (barsConflicts(s) || forbids(s, 'play', seat, id)) return UNPLAYABLE;
  if (needsISA(s, id)) return NO_ISA;
  if (def.copies === 'unique' && s.spentDefs.includes(def.index)) return SPENT;
  if (def.copies === 'limited' && s.ruleset === 'engine' && openCopy(s, def.index, -1)) return LIMITED_NOW;
  return lacksMarks(s, seat, def.source.needsMarks) ? NEEDS : judgeRules(s, def.conflict!, seat, id);
}

/** True if another copy of a conflict is open in play: initiated, or put off from an earlier turn. */
export function openCopy(s: B5State, def: number, except: CardId): boolean {
  return s.conflicts.some(
    c =>
      c.card >= 0 &&
      c.card !== except &&
      (c.stage === 'initiated' || c.stage === 'postponed') &&
      s.defs[c.card]! === def,
  );
}

/** True if these rules cannot work when the conflict is revealed, because its requirements or targets are gone. */
export function judgeRulesAtReveal(s: B5State, rules: ConflictRules, c: Conflict): boolean {
  // a corporate faction that cannot apply more for a card of its race does not reveal it (b5/corporate/6)
  if (c.card >= 0 && surcharge(s, c.seat, c.card, 'reveal') > available(s, c.seat)) return true;
  if (c.card >= 0 && lacksMarks(s, c.seat, DEFS[s.defs[c.card]!]!.source.needsMarks)) return true;
  if (rules.needs !== null && !rules.needs(s, scene(c.seat, c.card))) return true;
  return (rules.source.target ?? 'none') !== 'none' && conflictTargets(s, rules, c.seat, c.card).length === 0;
}

/** The locals of a conflict's own programs. */
export function conflictLocals(s: B5State, id: number): Record<string, number> {
  const c = conflictOf(s, id);
  return {
    conflict: id,
    // a target that is gone counts as none (b5/cards-conflict/6, b5/cards-conflict/7, b5/conflict-round/19)
    target:
      c.targetCard >= 0
        ? inPlay(s, c.targetCard) || s.cards[c.targetCard]!.zone === tableZone(s, PLAYING)
          ? c.targetCard
          : -1
        : c.targetSeat >= 0
          ? c.targetSeat
          : c.targetRace >= 0
            ? c.targetRace
            : c.targetConflict,
  };
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/conflict/initiating.ts: b5/cards-conflict/2
// - rules/conflict/participants.ts: b5/cards-conflict/10
// - rules/conflict/resolution.ts: b5/cards-conflict/9, b5/cards-conflict/11
