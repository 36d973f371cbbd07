import {
  ask,
  type CardId,
  type Frame,
  type Menu,
  type Option,
  option,
  owned,
  type Refusal,
  refuse,
  type Seat,
  scene,
} from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { bearsOn } from '../card-text.ts';
import { titleOf } from '../labels.ts';
import { facts, repeatWhile, v } from '../language.ts';
import { alikeOptions, thingsWith } from '../menus.ts';
import { conflictName } from '../names.ts';
import {
  ATTACHED,
  type B5State,
  type Conflict,
  cardsIn,
  conflictOf,
  DISCARD,
  FACTION,
  GLOBAL,
  HAND,
  players,
  RACES,
  rows,
  tableZone,
} from '../state.ts';
import { attached, leavePlay, moved } from './cards-in-play.ts';
import { giveMarks } from './marks.ts';
import { participates } from './participation.ts';
import { copyInPlay } from './sponsor.ts';
import { eachStatic, isBlank } from './statics.ts';

const NOT_IN_HAND = refuse('b5/aftermath/1', 'Only an aftermath in your hand can be played.');
const WRONG_OUTCOME = refuse('b5/aftermath/6', 'It is for conflicts with another outcome.');
const WRONG_TYPE = refuse('b5/aftermath/7', 'It is for conflicts of another type.');
const NOT_INITIATOR = refuse(
  'b5/aftermath/3',
  'Without "Participant" it can be played only on the faction that initiated the conflict.',
);
const NO_TARGET = refuse('b5/aftermath/11', 'There is nothing that it can be played on.');
const NO_PARTICIPANT = refuse('b5/aftermath/13', 'That card took no part in the conflict.');
const NOT_OF_ITS_TEXT = refuse('b5/aftermath/10', 'Its text does not let it be played on that card.');
const OTHER_RACE = refuse('b5/aftermath/9', 'It is for targets in a faction of its race.');
const GLOBAL_ONCE = refuse(
  'b5/cards-aftermath/4',
  'A copy of this aftermath, which names no target, is in play already.',
);
const SAME = refuse('b5/aftermath/14', 'A copy of it already affects that target.');
const NEEDS = refuse('b5/cost/7', 'Its requirements are not met.');

/** An aftermath is played. */
export const aftermathPlayed = facts.define<{
  card: CardId;
  seat: Seat;
  conflict: number;
  /** the card, or the player, that it is put on; -1 for none */
  host: CardId;
  on: Seat;
}>('aftermath-played', {
  apply() {},
  show: { card: 'card', seat: 'seat', conflict: 'conflict', host: 'card', on: 'seat' },
  opens: () => true,
  say: n =>
    `${n.seat} plays ${n.card}${n.host ? ` on ${n.host}` : n.on ? ` on ${n.on === n.seat ? 'their own faction' : owned(n.on, 'faction')}` : ''}.`,
  deed: true,
});

/** Where an aftermath may go: a card, a seat's faction, or the table. */
export interface AftermathTarget {
  readonly kind: 'card' | 'seat' | 'table';
  readonly id: number;
}

/**
 * The factions on whose cards it may be played after this conflict, by its type box; why none, if none (b5/aftermath/8, b5/aftermath/11,
 * b5/aftermath/20, b5/aftermath/21, b5/aftermath/22, b5/aftermath/23, b5/aftermath/24, b5/aftermath/25,
 * b5/aftermath/26, b5/aftermath/29).
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
  const list = present.filter(seat => race === null || RACES[s.seats[seat]!.race] === race);
  if (list.length > 0) return list.sort((a, b) => a - b);
  return present.length > 0 ? OTHER_RACE : seats.size > 0 ? NO_TARGET : reason;
}

/** True where the type box says Participant in an alternative that fits this conflict. */
function forParticipants(s: B5State, id: CardId, c: Conflict): boolean {
  return DEFS[s.defs[id]!]!.aftermath!.occasions.some(
    o =>
      o.participant &&
      (o.outcome === 'any' || (o.outcome === 'won') === c.won) &&
      (o.types.length === 0 || o.types.some(t => c.types.includes(t))),
  );
}

/**
 * True where a card must itself have taken part to be a target of this aftermath. The type box asks only for a card of a
 * faction that took part, under the casual and tournament rules, where its text adds nothing (b5/aftermath/4, b5/aftermath/12); the engine
 * rules ask it of the card, and of two readings that they print we follow this one (b5/aftermath/5).
 */
function mustHaveJoined(s: B5State, id: CardId, c: Conflict): boolean {
  if (!forParticipants(s, id, c)) return false;
  return s.ruleset === 'engine' || DEFS[s.defs[id]!]!.aftermath!.source.wholeFaction !== true;
}

/**
 * Why this card is no target of the aftermath; null when it is, by type box and text (b5/aftermath/11, b5/aftermath/17, b5/aftermath/18,
 * b5/aftermath/27, b5/aftermath/28).
 */
function judgeTarget(s: B5State, seat: Seat, id: CardId, c: Conflict, target: CardId): Refusal | null {
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

/** The targets of an aftermath after a conflict, or why there is none. */
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
      // without a target of its own it is about everything that it touches (b5/aftermath/16, b5/cards-aftermath/4)
      return copyInPlay(s, def.index) ? GLOBAL_ONCE : [{ kind: 'table', id: -1 }];
  }
  return list.length > 0 ? list : copies ? SAME : NO_TARGET;
}

/**
 * The card that an aftermath means by "your ambassador" where it lies on a stand-in (Neroon); null where it lies elsewhere,
 * or where the stand-in's text does not work.
 */
export function standInFor(s: B5State, id: CardId): CardId | null {
  if (id < 0 || s.cards[id]!.host < 0 || DEFS[s.defs[id]!]!.type !== 'aftermath') return null;
  const { host } = s.cards[id]!;
  return DEFS[s.defs[host]!]!.statics['stands-for-ambassador'] !== undefined && !isBlank(s, host) ? host : null;
}

/** Cards that may take an aftermath that you mean for your ambassador (Neroon); others' aftermaths they do not draw to them. */
function standIns(s: B5State, seat: Seat): CardId[] {
  const list: CardId[] = [];
  eachStatic(s, 'stands-for-ambassador', (_st, source) => {
    if (s.cards[source]!.faction === seat) list.push(source);
  });
  return list;
}

/** Why a seat may not play an aftermath after this conflict; null when it may. */
export function judgeAftermath(s: B5State, seat: Seat, id: CardId, c: Conflict): Refusal | null {
  if (!s.cards[id] || !cardsIn(s, seat, HAND).includes(id) || DEFS[s.defs[id]!]!.type !== 'aftermath')
    return NOT_IN_HAND;
  const targets = aftermathTargets(s, seat, id, c);
  if (!Array.isArray(targets)) return targets;
  const { gate, source } = DEFS[s.defs[id]!]!.aftermath!;
  if (gate === null) return null;
  // what it asks for may depend on its target: one is enough
  for (const t of targets) if (gate.judge(s, seat, id, { conflict: c.id, target: t.id }) === null) return null;
  return source.needs ? NEEDS : gate.judge(s, seat, id, { conflict: c.id, target: targets[0]!.id });
}

const PASS = option('pass');

const menu: Menu<B5State> = {
  name: 'aftermath',
  list(s, f, seat) {
    const c = conflictOf(s, f.l.conflict);
    const out: Option[] = [];
    for (const id of cardsIn(s, seat, HAND))
      if (DEFS[s.defs[id]!]!.type === 'aftermath' && judgeAftermath(s, seat, id, c) === null)
        out.push(option('aftermath', id));
    out.push(PASS);
    return out;
  },
  label: (s, _f, o) => (o.verb === 'pass' ? 'Play no aftermath' : `Play ${defOf(s, o.a).title}`),
  prompt: (s, f) => `Do you play an aftermath of ${conflictName(s, f.l.conflict)}?`,
  stakes(s, f) {
    const c = conflictOf(s, f.l.conflict);
    return `The conflict was ${c.won ? 'won' : 'lost'}, ${c.support} to ${c.opposition}. All may play aftermaths, one at a time in turn, until all pass in a row.`;
  },
  rule: 'b5/aftermath/1',
  note: (s, _f, o) =>
    o.verb === 'pass' ? 'you may still play one if somebody else plays one first' : bearsOn(defOf(s, o.a).source),
  card: (s, _f, o) => (o.verb === 'pass' ? null : titleOf(s, 'card', o.a)),
  same: alikeOptions,
  judge(s, f, seat, wish) {
    if (wish.verb !== 'aftermath') return null;
    const c = conflictOf(s, f.l.conflict);
    const barred = judgeAftermath(s, seat, wish.a, c);
    return barred ?? (s.cards[wish.b] ? judgeTarget(s, seat, wish.a, c, wish.b) : null);
  },
};

const targetMenu: Menu<B5State> = {
  name: 'aftermath target',
  list(s, f, seat) {
    const targets = aftermathTargets(s, seat, f.l.a, conflictOf(s, f.l.conflict));
    if (!Array.isArray(targets)) return [];
    const { gate } = DEFS[s.defs[f.l.a]!]!.aftermath!;
    return targets
      .filter(t => gate === null || gate.judge(s, seat, f.l.a, { conflict: f.l.conflict, target: t.id }) === null)
      .map(t => (t.kind === 'table' ? option('table') : option(t.kind, t.id)));
  },
  ...thingsWith(() => ({ stats: [0, 1, 2, 3, 4] })),
  prompt: (s, f) => `What is ${defOf(s, f.l.a).title} played on?`,
  stakes: (s, f) => bearsOn(defOf(s, f.l.a).source) || 'Its text bears on what you choose.',
  rule: 'b5/aftermath/11',
};

const chooseTarget = ask(
  v,
  'choose aftermath target',
  { who: (_s, f) => [f.you], menu: targetMenu },
  (_s, f, picks) => {
    const pick = picks[0]?.[0];
    f.l.target = pick?.a ?? -1;
    f.l.kind = pick?.verb ?? 'nothing';
  },
);

const put = v.rule('aftermath is put down', (s, f) => {
  const id: CardId = f.l.a;
  const { kind, target } = f.l;
  if (kind === 'card') attached(s, { card: id, host: target, controller: f.you, part: true });
  else if (kind === 'seat')
    moved(s, { card: id, to: target * 9 + FACTION, from: s.cards[id]!.zone, faction: target, controller: f.you });
  else {
    // a global aftermath is in no faction, and only the engine rules let its player control it (b5/cards-aftermath/5, b5/cards-aftermath/6)
    const controller = s.ruleset === 'engine' ? f.you : -1;
    moved(s, { card: id, to: tableZone(s, GLOBAL), from: s.cards[id]!.zone, controller });
  }
  const on = { host: kind === 'card' ? target : -1, on: kind === 'seat' ? target : -1 };
  aftermathPlayed(s, { card: id, seat: f.you, conflict: f.l.conflict, ...on });
  giveMarks(s, id);
});

/**
 * Procedure: after a conflict players play aftermaths one at a time, in initiative order, until all pass in succession
 * (b5/aftermath/1, b5/aftermath/2).
 */
v.procedure(
  'aftermaths',
  v.rule('aftermaths begin', (s, f) => {
    f.l.at = 0;
    f.l.passes = 0;
    skip(s, f);
  }),
  repeatWhile(
    v.test(
      'aftermaths go on',
      () => (s, f) => f.l.passes < s.order.length && s.result === null,
      () => '',
    )(),
    ask(v, 'choose aftermath', { who: (s, f) => [s.order[f.l.at]!], menu, skip: false }, (_s, f, picks, seats) => {
      const pick = picks[0]![0] ?? PASS;
      f.you = seats[0]!;
      f.l.a = pick.verb === 'pass' ? -1 : pick.a;
    }),
    v.flow(
      'play aftermath',
      c => {
        const pass = c.unless((_s, f) => f.l.a >= 0);
        c.effect(chooseTarget);
        const gone = c.unless((_s, f) => f.l.kind !== 'nothing');
        c.effect(put);
        const none = c.unless((s, f) => DEFS[s.defs[f.l.a]!]!.aftermath!.gate !== null);
        c.step({
          op: 'call',
          program: (s, f) => DEFS[s.defs[f.l.a]!]!.aftermath!.gate!.program,
          locals: (_s, f) => ({ conflict: f.l.conflict, target: f.l.target }),
          you: null,
          self: (_s, f) => f.l.a,
        });
        c.land(none);
        c.land(gone);
        c.land(pass);
      },
      () => '',
    )(),
    v.rule('next for aftermaths', (s, f) => {
      f.l.passes = f.l.a >= 0 ? 0 : f.l.passes + 1;
      f.l.at = (f.l.at + 1) % s.order.length;
      skip(s, f);
    }),
  ),
);

/** Players with an empty hand, or out of the game, pass by themselves: everybody sees that they can play nothing. */
function skip(s: B5State, f: Frame): void {
  const n = s.order.length;
  while (f.l.passes < n) {
    const seat = s.order[f.l.at]!;
    if (!s.seats[seat]!.out && cardsIn(s, seat, HAND).length > 0) return;
    f.l.passes++;
    f.l.at = (f.l.at + 1) % n;
  }
}

/** True for an aftermath whose effect is done at once and that has nothing to say afterwards. */
function isDone(s: B5State, id: CardId): boolean {
  const { aftermath, active, source } = DEFS[s.defs[id]!]!;
  return aftermath !== null && aftermath.source.effect !== undefined && !active && source.blanks !== true;
}

/**
 * Discards the aftermaths that last only for the step of their conflict (b5/aftermath/15, b5/cards-aftermath/2); under the engine
 * rules also those
 * whose effect was immediate (b5/cards-aftermath/3).
 */
export function clearAftermaths(s: B5State): CardId[] {
  const gone: CardId[] = [];
  const spots = [tableZone(s, ATTACHED), tableZone(s, GLOBAL), ...players(s).map(p => p * 9 + FACTION)];
  for (const at of spots)
    for (const id of s.zones[at]!)
      if (
        DEFS[s.defs[id]!]!.aftermath?.source.discardAfterPlay ||
        (s.ruleset === 'engine' && !s.cards[id]!.faceDown && isDone(s, id))
      ) {
        gone.push(id);
        leavePlay(s, id, DISCARD);
      }
  return gone;
}
