// Event cards: played from the hand for a single effect (b5/cards-event).
import {
  type CardId,
  type Frame,
  type Locals,
  option,
  ownCard,
  peek,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { facts, v, window } from '../../language.ts';
import { type B5State, cardsIn, HAND, MARKS, type Mod, PLAYING, type Play, tableZone } from '../../state.ts';
import { aimedDiscount, nextCardPlayed, playCost } from '../actions/cost.ts';
import { askForTurning, helpers, savedBy, savedByAll } from '../actions/rotation-discount.ts';
import { forbids, UNPLAYABLE } from '../effects/cannot.ts';
import { irreversible } from '../effects/reversal.ts';
import { isSpoken } from '../effects/statics.ts';
import { judgeKind, surcharge } from '../factions/kinds.ts';
import { applyInfluence, available } from '../politics/influence.ts';
import { NO_ISA, needsISA } from '../politics/isa.ts';
import { byRuleset } from '../setup/by-ruleset.ts';
import { verb } from '../verbs.ts';
import { clearContingencies } from './contingency-reveal.ts';
import { discard } from './discards.ts';
import { lay } from './entering-play.ts';
import { disloyal } from './loyalty.ts';
import { lacksMarks, requires } from './marks.ts';
import { cardPlayed } from './played.ts';
import { rotateCost, turn } from './ready.ts';

const NOT_IN_HAND = refuse('b5/cards-event/1', 'You can play only an event from your hand.');
const OTHER_RACE = refuse('b5/cards-event/12', 'Only players of its race can play that event.');
const SPENT = refuse('b5/glossary/10', 'This unique card has already entered play in this game.');
// also b5/cards-event/10
const SPENT_ENGINE = refuse('b5/cards-event/9', 'This unique event has already been played in this game.');
const PLAYED = refuse('b5-r-carpe-diem-1', 'You have already played this event in this game.');
const LIMITED = refuse('b5/cards-event/8', 'A copy of this limited event was already played this turn.');
const TOO_DEAR = refuse('b5/cost/7', 'You do not have enough influence for this event.');
const MARKS_MISSING = refuse('b5/cost/7', 'Your faction does not have the marks that this card needs.');

/** A player plays an event. Responses may still stop it. */
export const eventPlayed = facts.define<{ card: CardId; seat: Seat }>('event-played', {
  aside: true,
  apply() {},
  show: { card: 'card', seat: 'seat' },
  opens: () => true,
  say: n => `${n.seat} plays ${n.card}.`,
  deed: true,
});

/** An event is negated and has no effects (b5-r-jadoc-2: a unique one may be played again). */
export const eventNegated = facts.define<{ card: CardId }>('event-negated', {
  apply() {},
  show: { card: 'card' },
  opens: () => true,
  say: n => `${n.card} is negated.`,
});

const NOBODY: readonly CardId[] = [];

/** The ambassador, if an event's text rotates them; nobody otherwise. */
const anyway = (s: B5State, seat: Seat, id: CardId): readonly CardId[] =>
  DEFS[s.defs[id]!]!.source.play?.rotateAmbassador ? [s.seats[seat]!.ambassador] : NOBODY;

/**
 * The influence for a seat to play an event: its printed cost with what texts add or take, 0 without one, and more for a corporate faction (b5/corporate/6).
 * @param helping cards that rotate only to make it cheaper
 */
function eventCost(s: B5State, seat: Seat, id: CardId, helping: readonly CardId[] = NOBODY): number {
  const { cost } = DEFS[s.defs[id]!]!;
  const less = cost === null ? 0 : savedByAll(s, seat, id, [...anyway(s, seat, id), ...helping], 'played');
  return (cost === null ? 0 : Math.max(0, cost + playCost(s, seat, id) - less)) + surcharge(s, seat, id, 'play');
}

/** The part of its cost that this seat pays only once it has chosen the aims, because some aim, or some card that rotates, would make it cheaper. */
function aimedSaving(s: B5State, seat: Seat, id: CardId, helping: readonly CardId[] = NOBODY): number {
  const turned = DEFS[s.defs[id]!]!.source.play!.rotates
    ? Math.max(0, ...helpers(s, seat, id, 'played').map(c => savedBy(s, seat, id, c, 'played')))
    : 0;
  const most = aimedDiscount(s, seat, null) + turned;
  return most === 0 ? 0 : Math.min(eventCost(s, seat, id, helping), most);
}

/** Why a seat cannot pay for an event and pass its text while these cards rotate to make it cheaper; null if it can. */
function judgePaid(s: B5State, seat: Seat, id: CardId, helping: readonly CardId[]): Refusal | null {
  const owed = aimedSaving(s, seat, id, helping);
  const turning = helping.reduce((n, c) => n + rotateCost(s, c), 0);
  const reserved = eventCost(s, seat, id, helping) - owed + turning;
  return reserved > available(s, seat) ? TOO_DEAR : judgeText(s, seat, id, helping, { reserved, owed });
}

/** Why a seat cannot pass an event's text once these cards have rotated; null if it can. */
function judgeText(s: B5State, seat: Seat, id: CardId, helping: readonly CardId[], locals: Locals): Refusal | null {
  const { play } = DEFS[s.defs[id]!]!;
  if (helping.length === 0) return play!.judge(s, seat, id, locals);
  const then = peek(s);
  for (const c of helping) ownCard(then, c).rotated = 1;
  return play!.judge(then, seat, id, locals);
}

/** Why a seat cannot pay for an event and pass its text, whatever it rotates besides these cards; null if it can. */
function judgeHelped(s: B5State, seat: Seat, id: CardId, helping: readonly CardId[]): Refusal | null {
  const refusal = judgePaid(s, seat, id, helping);
  if (refusal === null) return null;
  let list = helping;
  for (const c of helpers(s, seat, id, 'played')) {
    if (list.includes(c) || anyway(s, seat, id).includes(c)) continue;
    const more = [...list, c];
    // a card that its text needs ready does not help
    if (judgeText(s, seat, id, more, { reserved: -eventCost(s, seat, id) }) !== null) continue;
    list = more;
    if (judgePaid(s, seat, id, list) === null) return null;
  }
  return refusal;
}

/** The cards of a list that do not rotate anyway. */
const besides = (s: B5State, f: Frame, turning: readonly CardId[]): readonly CardId[] =>
  turning.slice(anyway(s, f.you, f.l.a).length);

const chooseHelpers = askForTurning('choose what rotates to make the event cheaper', {
  skip: () => false,
  way: () => 'played',
  anyway: (s, f) => anyway(s, f.you, f.l.a),
  price: (s, f, turning) => eventCost(s, f.you, f.l.a, besides(s, f, turning)),
  affordable: (s, f, turning) => judgePaid(s, f.you, f.l.a, besides(s, f, turning)) === null,
  open: (s, f, turning) => judgeHelped(s, f.you, f.l.a, besides(s, f, turning)) === null,
});

/** The key of the note that a player has played an event that each may play once. */
const playedBy = (id: string, seat: Seat): string => `played ${id} ${seat}`;

/** Why a seat may not play an event now; null when it may. */
export function judgeEvent(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const card = s.cards[id];
  if (card === undefined || !cardsIn(s, seat, HAND).includes(id) || DEFS[s.defs[id]!]!.type !== 'event')
    return NOT_IN_HAND;
  const def = DEFS[s.defs[id]!]!;
  const kind = judgeKind(s, seat, id, 'play');
  if (kind !== null) return kind;
  if (disloyal(s, seat, id)) return OTHER_RACE;
  if (def.copies === 'unique' && s.spentDefs.includes(def.index)) return byRuleset(s, SPENT, SPENT_ENGINE);
  if (def.source.oncePerPlayer && s.notes[playedBy(def.id, seat)]) return PLAYED;
  if (def.copies === 'limited' && s.ruleset === 'engine' && s.limitedThisTurn.includes(def.index)) return LIMITED;
  if (forbids(s, 'play', seat, id)) return UNPLAYABLE;
  if (needsISA(s, id)) return NO_ISA;
  if (lacksMarks(s, seat, def.source.play!.needsMarks)) return MARKS_MISSING;
  return judgeHelped(s, seat, id, NOBODY);
}

const begin = v.rule('begin event', (s, f) => {
  const id: CardId = f.l.a;
  f.l.event = id;
  f.self = id;
  lay(s, id, f.you);
  eventPlayed(s, { card: id, seat: f.you });
  const helping: readonly CardId[] = f.l.turning ?? NOBODY;
  f.l.owed = aimedSaving(s, f.you, id, helping);
  f.l.paid = eventCost(s, f.you, id, helping) - f.l.owed;
  nextCardPlayed(s, f.you);
  for (const c of helping) turn(s, c);
  applyInfluence(s, f.you, f.l.paid);
});

const trace = v.rule('note what it does', s => {
  s.tracing = [];
});

const negated = v.rule('event negated', (s, f) => {
  eventNegated(s, { card: f.l.a });
  discard(s, f.l.a);
  cardPlayed(s, { card: f.l.a, seat: f.you });
});

const end = v.rule('end event', (s, f) => {
  const id: CardId = f.l.a;
  const def = defOf(s, id);
  const done = s.tracing ?? [];
  const play: Play = {
    card: id,
    seat: f.you,
    action: s.action,
    // its cost and the influence that its text made its player apply (b5-r-not-meant-to-be-9)
    applied: done.reduce((n, x) => (x.t === 'influence-applied' && x.seat === f.you ? n + x.n : n), f.l.paid as number),
    marksRequired: MARKS.reduce((n, m) => n + requires(def, m), 0),
    facts: done,
    reversed: false,
    irreversible: irreversible(done),
  };
  s.tracing = null;
  s.plays = [...s.plays, play];
  cardPlayed(s, { card: id, seat: f.you });
  if (def.copies === 'unique' && !s.spentDefs.includes(def.index)) s.spentDefs = [...s.spentDefs, def.index];
  if (def.source.oncePerPlayer) s.notes = { ...s.notes, [playedBy(def.id, f.you)]: 1 };
  if (def.copies === 'limited') s.limitedThisTurn = [...s.limitedThisTurn, def.index];
  // an event stays on the table while its effects last (b5/cards-event/5); under the engine rules it leaves at once (b5/cards-event/2,
  // b5/cards-event/6, b5/lasting/4)
  if (s.cards[id]!.zone === tableZone(s, PLAYING) && (s.ruleset === 'engine' || !lasts(s, id))) discard(s, id);
});

/** True if a change from the card still lasts. */
function lasts(s: B5State, id: CardId): boolean {
  return s.mods.some((m: Mod) => m.source === id);
}

/** Discards the events on the table whose effects are over (b5/cards-event/5). */
export function clearEvents(s: B5State): void {
  clearContingencies(s);
  for (const id of s.zones[tableZone(s, PLAYING)]!) if (!lasts(s, id)) discard(s, id);
}

v.procedure(
  'event',
  chooseHelpers,
  begin,
  window('event played'),
  v.flow(
    'unless negated',
    c => {
      const stopped = c.unless((_s, f) => !f.l.stopped);
      c.effect(trace);
      c.step({
        op: 'call',
        program: (s, f) => DEFS[s.defs[f.l.a]!]!.play!.program,
        locals: (_s, f) => ({ owed: f.l.owed }),
        you: null,
        self: (_s, f) => f.l.a,
      });
      c.effect(end);
      const out = c.go();
      c.land(stopped);
      c.effect(negated);
      c.land(out);
    },
    () => '',
  )(),
);

verb({
  name: 'event',
  list(s, seat, out) {
    // without a text that makes events cheaper, the printed cost alone bars most of them
    const saves = isSpoken(s, 'play-cost') || isSpoken(s, 'rotation-discount') || isSpoken(s, 'aimed-cost');
    const most = saves ? Number.POSITIVE_INFINITY : available(s, seat);
    for (const id of cardsIn(s, seat, HAND)) {
      const { type, cost } = DEFS[s.defs[id]!]!;
      if (type !== 'event' || (cost !== null && cost > most)) continue;
      if (judgeEvent(s, seat, id) === null) out.push(option('event', id));
    }
  },
  judge: (s, seat, a) => judgeEvent(s, seat, a),
  label(s, a, _b, seat) {
    const cost = eventCost(s, seat, a);
    return `Play ${defOf(s, a).title}${cost > 0 ? ` for ${cost} influence` : ''}`;
  },
  note: (s, a) => defOf(s, a).tells.deed(defOf(s, a).source.play!),
  procedure: 'event',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/conflict.ts: b5/cards-event/11
// - words/lists.ts: b5/cards-event/7
