// Which aftermath cards a player may play after a conflict, and where (b5/aftermath).
// The order in which players play them is in aftermath-step.ts.
import { type CardId, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { type B5State, type Conflict, cardsIn, FACTION, HAND, rows } from '../../state.ts';
import { standIns } from '../cards/aftermath.ts';
import { copyInPlay } from '../cards/entering-play.ts';
import { forbids, UNPLAYABLE } from '../effects/cannot.ts';
import { FEE } from '../factions/corporate.ts';
import { usesRace } from '../factions/drakh-cards.ts';
import { judgeKind, surcharge } from '../factions/kinds.ts';
import { available } from '../politics/influence.ts';
import { NO_ISA, needsISA } from '../politics/isa.ts';
import { participates } from './participants.ts';

const NOT_IN_HAND = refuse('b5/aftermath/1', 'You can play only an aftermath from your hand.');
const WRONG_OUTCOME = refuse('b5/aftermath/6', 'This aftermath needs a different outcome of the conflict.');
const WRONG_TYPE = refuse('b5/aftermath/7', 'This aftermath needs a different type of conflict.');
const NOT_INITIATOR = refuse(
  'b5/aftermath/3',
  'Without "Participant", you can play it only on the faction that initiated the conflict.',
);
const NO_TARGET = refuse('b5/aftermath/11', 'This card has no legal target.');
const NO_PARTICIPANT = refuse('b5/aftermath/13', 'That card took no part in the conflict.');
const NOT_OF_ITS_TEXT = refuse('b5/aftermath/10', 'Its text does not allow that target.');
const OTHER_RACE = refuse('b5/aftermath/9', "The target must be in a faction of this aftermath's race.");
const GLOBAL_ONCE = refuse('b5/cards-aftermath/4', 'A copy of this aftermath without a target is already in play.');
const SAME = refuse('b5/aftermath/14', 'A copy of this aftermath already affects that target.');
const NEEDS = refuse('b5/cost/7', 'Its requirements are not met.');

/** Where an aftermath may go: a card, a seat's faction, or the table. */
export interface AftermathTarget {
  readonly kind: 'card' | 'seat' | 'table';
  readonly id: number;
}

/**
 * The factions whose cards may receive it after this conflict, by its type box; the reason, if none (b5/aftermath/8, b5/aftermath/11,
 * b5/aftermath/20, b5/aftermath/21, b5/aftermath/22, b5/aftermath/23, b5/aftermath/24, b5/aftermath/25, b5/aftermath/26, b5/aftermath/29).
 */
function factionsFor(s: B5State, id: CardId, c: Conflict): Seat[] | Refusal {
  const { occasions } = DEFS[s.defs[id]!]!.aftermath!;
  let reason: Refusal = WRONG_OUTCOME;
  const seats = new Set<Seat>();
  for (const o of occasions) {
    if (o.outcome !== 'any' && (o.outcome === 'won') !== c.won) continue;
    if (o.types.length > 0 && !o.types.some(t => c.types.includes(t))) {
      reason = WRONG_TYPE;
      continue;
    }
    seats.add(c.seat);
    if (o.participant) for (const p of c.parts) seats.add(s.cards[p.card]!.faction);
  }
  const { race } = DEFS[s.defs[id]!]!;
  const present = [...seats].filter(seat => seat >= 0 && !s.seats[seat]!.out);
  const list = present.filter(seat => race === null || usesRace(s, seat, race));
  if (list.length > 0) return list.sort((a, b) => a - b);
  return present.length > 0 ? OTHER_RACE : seats.size > 0 ? NO_TARGET : reason;
}

/** True if the type box says Participant in an alternative that fits this conflict. */
function forParticipants(s: B5State, id: CardId, c: Conflict): boolean {
  return DEFS[s.defs[id]!]!.aftermath!.occasions.some(
    o =>
      o.participant &&
      (o.outcome === 'any' || (o.outcome === 'won') === c.won) &&
      (o.types.length === 0 || o.types.some(t => c.types.includes(t))),
  );
}

/**
 * True if the target of this aftermath must itself have taken part. Under the casual and tournament rules the type box needs only a card of a faction
 * that took part, unless the text adds more (b5/aftermath/4, b5/aftermath/12). The engine rules require it of the card. They print two readings, and
 * we follow this one (b5/aftermath/5).
 */
function mustHaveJoined(s: B5State, id: CardId, c: Conflict): boolean {
  if (!forParticipants(s, id, c)) return false;
  return s.ruleset === 'engine' || DEFS[s.defs[id]!]!.aftermath!.source.wholeFaction !== true;
}

/**
 * The reason why this card is no target of the aftermath; null if it is one, by type box and text (b5/aftermath/11, b5/aftermath/17, b5/aftermath/18,
 * b5/aftermath/27, b5/aftermath/28).
 */
export function judgeTarget(s: B5State, seat: Seat, id: CardId, c: Conflict, target: CardId): Refusal | null {
  const factions = factionsFor(s, id, c);
  if (!Array.isArray(factions)) return factions;
  const { faction, attached: on } = s.cards[target]!;
  if (!factions.includes(faction)) return NOT_INITIATOR;
  const def = DEFS[s.defs[id]!]!;
  if (mustHaveJoined(s, id, c) && !participates(c, target)) return NO_PARTICIPANT;
  if (on.some(a => s.defs[a]! === def.index)) return SAME;
  const list = aftermathTargets(s, seat, id, c);
  return Array.isArray(list) && list.some(t => t.kind === 'card' && t.id === target) ? null : NOT_OF_ITS_TEXT;
}

/** The targets of an aftermath after a conflict, or the reason why there are none. */
export function aftermathTargets(s: B5State, seat: Seat, id: CardId, c: Conflict): AftermathTarget[] | Refusal {
  const factions = factionsFor(s, id, c);
  if (!Array.isArray(factions)) return factions;
  const def = DEFS[s.defs[id]!]!;
  const { source, fits } = def.aftermath!;
  const f = scene(seat, id, { conflict: c.id });
  const fresh = (t: CardId) => !s.cards[t]!.attached.some(a => s.defs[a]! === def.index);
  const wide = mustHaveJoined(s, id, c);
  let copies = false;
  const take = (cards: readonly CardId[]): AftermathTarget[] =>
    cards
      .filter(t => {
        if (fits !== null && !fits(s, t, f)) return false;
        if (!fresh(t)) {
          copies = true;
          return false;
        }
        return true;
      })
      .map(t => ({ kind: 'card', id: t }));
  let list: AftermathTarget[];
  switch (source.on) {
    case 'character':
    case 'fleet':
      list = take(
        rows(s).filter(
          t =>
            DEFS[s.defs[t]!]!.type === source.on &&
            factions.includes(s.cards[t]!.faction) &&
            (!wide || participates(c, t)),
        ),
      );
      break;
    case 'ambassador':
      list = take(factions.flatMap(p => [s.seats[p]!.ambassador, ...(p === seat ? standIns(s, p) : [])]));
      break;
    case 'your ambassador':
      list = factions.includes(seat) ? take([s.seats[seat]!.ambassador, ...standIns(s, seat)]) : [];
      break;
    case 'faction':
    case 'your faction': {
      const meant = source.on === 'faction' ? factions : factions.filter(p => p === seat);
      const free = meant.filter(p => !cardsIn(s, p, FACTION).some(x => s.defs[x]! === def.index));
      copies = free.length < meant.length;
      list = free.map(p => ({ kind: 'seat', id: p }));
      break;
    }
    default:
      // without a target of its own, it targets everything that it affects (b5/aftermath/16, b5/cards-aftermath/4)
      return copyInPlay(s, def.index) ? GLOBAL_ONCE : [{ kind: 'table', id: -1 }];
  }
  return list.length > 0 ? list : copies ? SAME : NO_TARGET;
}

/** Why a seat may not play an aftermath after this conflict; null when it may. */
export function judgeAftermath(s: B5State, seat: Seat, id: CardId, c: Conflict): Refusal | null {
  if (!s.cards[id] || !cardsIn(s, seat, HAND).includes(id) || DEFS[s.defs[id]!]!.type !== 'aftermath')
    return NOT_IN_HAND;
  return judgePlayed(s, seat, id, c);
}

/** The same, wherever the card comes from: out of a deck as well (Inevitable Destiny). */
export function judgePlayed(s: B5State, seat: Seat, id: CardId, c: Conflict): Refusal | null {
  if (forbids(s, 'play', seat, id)) return UNPLAYABLE;
  if (needsISA(s, id)) return NO_ISA;
  const kind = judgeKind(s, seat, id, 'play');
  if (kind !== null) return kind;
  if (surcharge(s, seat, id, 'play') > available(s, seat)) return FEE;
  const targets = aftermathTargets(s, seat, id, c);
  if (!Array.isArray(targets)) return targets;
  const { gate, source } = DEFS[s.defs[id]!]!.aftermath!;
  if (gate === null) return null;
  // its requirements may depend on its target: one target that fits is enough
  for (const t of targets) if (gate.judge(s, seat, id, { conflict: c.id, target: t.id }) === null) return null;
  return source.needs ? NEEDS : gate.judge(s, seat, id, { conflict: c.id, target: targets[0]!.id });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/aftermath.ts: b5/aftermath/15
// - rules/conflict/aftermath-step.ts: b5/aftermath/2
