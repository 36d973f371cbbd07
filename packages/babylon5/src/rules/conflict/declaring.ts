// A conflict is declared: a conflict card face down, or the conflict of a card in play (b5/conflict-round).
import { type CardId, type Option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { CONFLICT_RULES, DEFS } from '../../card.ts';
import { facts } from '../../language.ts';
import {
  AGENDA,
  type B5State,
  type Conflict,
  cardsIn,
  GLOBAL,
  INNER,
  inPlay,
  SUPPORTING,
  tableZone,
} from '../../state.ts';
import { barsConflicts, fallenCost, judgeRules } from '../cards/conflict.ts';
import { layConflict } from '../cards/entering-play.ts';
import { rotated } from '../cards/ready.ts';
import { isBlank } from '../effects/blanking.ts';
import { applyInfluence } from '../politics/influence.ts';
import { WAR } from './war.ts';

const HIDDEN = refuse('b5/agenda/10', 'A hidden agenda has no effect until it is revealed.');
const NO_SOURCE = refuse('b5/conflict-round/5', 'That card cannot start a conflict.');

/** A conflict is declared: a card face down, anything else openly (b5/conflict-round/4, b5/conflict-round/5, b5/conflict-round/24). */
export const declared = facts.define<{ conflict: Conflict; seat?: Seat; card?: CardId; source?: CardId }>(
  'conflict-declared',
  {
    apply(s, x) {
      s.conflicts = [...s.conflicts, x.conflict];
    },
    show: {
      // of a face-down conflict, others know only that it is there
      conflict: (_s, { conflict: c }, viewer) =>
        c.faceDown && viewer !== c.seat && viewer !== 'all'
          ? { id: c.id, faceDown: true }
          : { id: c.id, faceDown: c.faceDown, types: c.types },
      seat: { as: 'seat', of: x => x.conflict.seat },
      card: { as: 'card', of: x => x.conflict.card, unknown: 'a conflict, face down' },
      source: { as: 'card', of: x => x.conflict.source },
    },
    say: n => `${n.seat} declares ${n.card || (n.source ? `the ${n.source} conflict` : 'a war conflict')}.`,
  },
);

/** A player declares no conflict. */
export const declined = facts.define<{ seat: Seat }>('conflict-declined', {
  apply() {},
  show: { seat: 'seat' },
  say: n => `${n.seat} declares no conflict.`,
});

/** A new conflict with default values. */
export function newConflict(s: B5State, given: Pick<Conflict, 'seat' | 'rules'> & Partial<Conflict>): Conflict {
  return {
    id: s.conflictsMade++,
    card: -1,
    source: -1,
    stage: 'declared',
    faceDown: false,
    types: CONFLICT_RULES[given.rules]!.types,
    alsoBy: [],
    targetSeat: -1,
    targetRace: -1,
    targetCard: -1,
    targetConflict: -1,
    parts: [],
    extraSupport: 0,
    extraOpposition: CONFLICT_RULES[given.rules]!.source.opposition ?? 0,
    carried: [],
    support: 0,
    opposition: 0,
    won: false,
    uncontested: false,
    sides: [],
    leader: -1,
    firstSupporter: -1,
    firstAttacker: -1,
    firstAttackingFleet: -1,
    neutralizedIn: [],
    neutralizedByInitiator: 0,
    excluded: [],
    ...given,
  };
}

/** The cards in play from which a seat can start a conflict, with the index of the conflict in their list. */
export function conflictSources(s: B5State, seat: Seat): { card: CardId; index: number }[] {
  const list: { card: CardId; index: number }[] = [];
  const own = [AGENDA, INNER, SUPPORTING].map(kind => cardsIn(s, seat, kind));
  for (const cards of [...own, s.zones[tableZone(s, GLOBAL)]!])
    for (const id of cards) {
      const { conflicts } = DEFS[s.defs[id]!]!;
      for (let i = 0; i < conflicts.length; i++)
        if (judgeSource(s, seat, id, i) === null) list.push({ card: id, index: i });
    }
  return list;
}

/** Why a seat may not start the conflict of a card in play, by its index in the card's list; null if it may. */
export function judgeSource(s: B5State, seat: Seat, id: CardId, index: number): Refusal | null {
  const card = s.cards[id];
  const rules = card === undefined ? undefined : DEFS[s.defs[id]!]!.conflicts[index];
  if (card?.faceDown && cardsIn(s, seat, AGENDA).includes(id)) return HIDDEN;
  if (card === undefined || rules === undefined || card.faceDown || isBlank(s, id)) return NO_SOURCE;
  if (rules.source.anybody ? !inPlay(s, id) : card.controller !== seat) return NO_SOURCE;
  if (rules.source.byAction || barsConflicts(s)) return NO_SOURCE;
  if (DEFS[s.defs[id]!]!.type !== 'agenda' && (card.rotated || card.neutralized)) return NO_SOURCE;
  return judgeRules(s, rules, seat, id);
}

/** True if a player has started a conflict of the card this turn; one put off from an earlier turn does not count (b5-r-prolonged-talks-1). */
export function startedNow(s: B5State, card: CardId, seat: Seat): boolean {
  return s.conflicts.some(c => c.source === card && c.seat === seat && c.stage !== 'postponed');
}

/** Puts a declaration on the table. */
export function declare(s: B5State, seat: Seat, pick: Option): void {
  if (pick.verb === 'declare') {
    applyInfluence(s, seat, fallenCost(s, seat, pick.a), 'to use a card of a discard pile');
    layConflict(s, pick.a, seat, true);
    declared(s, {
      conflict: newConflict(s, { seat, rules: DEFS[s.defs[pick.a]!]!.conflict!.id, card: pick.a, faceDown: true }),
    });
  } else if (pick.verb === 'declare-from') {
    const rules = DEFS[s.defs[pick.a]!]!.conflicts[pick.b]!;
    const conflict = newConflict(s, { seat, rules: rules.id, source: pick.a });
    // influence for an agenda's conflict is applied when it is declared (b5/conflict-round/6)
    if (s.ruleset !== 'engine') {
      applyInfluence(s, seat, rules.source.cost ?? 0, 'to declare a conflict');
      if (rules.source.rotate) rotated(s, { card: pick.a });
    }
    declared(s, { conflict });
  } else declared(s, { conflict: newConflict(s, { seat, rules: WAR, targetSeat: pick.a }) });
}
