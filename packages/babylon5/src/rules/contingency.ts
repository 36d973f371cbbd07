import {
  ask,
  type CardId,
  type Frame,
  type Menu,
  option,
  ownFrame,
  type Refusal,
  refuse,
  type Seat,
  scene,
} from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { v } from '../language.ts';
import { conflictName, seatName } from '../names.ts';
import {
  ATTACHED,
  type B5State,
  CONFLICTS,
  cardsIn,
  FACTION,
  HAND,
  INNER,
  inPlay,
  players,
  rows,
  SUPPORTING,
  tableZone,
} from '../state.ts';
import { attached, discard, moved, rearranged, turnedUp } from './cards-in-play.ts';
import { disloyal, foreign } from './costs.ts';
import { isBlank } from './statics.ts';
import { verb } from './verbs.ts';

const NOT_IN_HAND = refuse('b5/cards-contingency/1', 'Only a contingency in your hand can be played.');
const NO_TARGET = refuse('b5/cards-contingency/2', 'There is nothing that it can be laid under.');

/** What a contingency can be laid under: cards of the kind and race in its type box that the player controls. */
export function contingencyTargets(s: B5State, seat: Seat, id: CardId): { kind: string; id: number }[] {
  const { contingency, race } = DEFS[s.defs[id]!]!.source;
  if (!contingency) return holders(s, seat, id).map(t => ({ kind: 'card', id: t }));
  if (contingency.under === 'faction')
    return players(s)
      .filter(p => p === seat)
      .map(p => ({ kind: 'seat', id: p }));
  if (contingency.under === 'conflict')
    return s.conflicts
      .filter(c => c.card >= 0 && c.stage === 'initiated' && c.seat === seat)
      .map(c => ({ kind: 'conflict', id: c.id }));
  const fits = DEFS[s.defs[id]!]!.enhances;
  const f = scene(seat, id);
  const waived = foreign(s, seat, id) && !disloyal(s, seat, id);
  return rows(s)
    .filter(
      t =>
        (contingency.anybodys === true || s.cards[t]!.controller === seat) &&
        (race === null || race === undefined || DEFS[s.defs[t]!]!.race === race || waived) &&
        (fits === null || fits(s, t, f)),
    )
    .map(t => ({ kind: 'card', id: t }));
}

/** The cards of a seat whose text lets it lay such a card under them, as a contingency (Consultants). */
function holders(s: B5State, seat: Seat, id: CardId): CardId[] {
  const list: CardId[] = [];
  for (const kind of [INNER, SUPPORTING]) {
    for (const t of cardsIn(s, seat, kind)) {
      const { holds } = DEFS[s.defs[t]!]!;
      if (holds !== null && s.cards[t]!.controller === seat && !isBlank(s, t) && holds(s, id, scene(seat, t)))
        list.push(t);
    }
  }
  return list;
}

function judge(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (!s.cards[id] || !cardsIn(s, seat, HAND).includes(id)) return NOT_IN_HAND;
  if (DEFS[s.defs[id]!]!.type !== 'contingency') return holders(s, seat, id).length > 0 ? null : NOT_IN_HAND;
  return contingencyTargets(s, seat, id).length > 0 ? null : NO_TARGET;
}

const menu: Menu<B5State> = {
  name: 'lay under',
  list: (s, f, seat) => contingencyTargets(s, seat, f.l.a).map(t => option(t.kind, t.id)),
  label: (s, _f, o) =>
    o.verb === 'conflict' ? conflictName(s, o.a) : o.verb === 'seat' ? seatName(s, o.a) : defOf(s, o.a).title,
  prompt: (s, f) => `Under what is ${defOf(s, f.l.a).title} laid?`,
};

v.procedure(
  'contingency',
  ask(v, 'choose what it lies under', { who: (_s: B5State, f: { you: Seat }) => [f.you], menu }, (_s, f, picks) => {
    f.l.under = picks[0]![0]!;
  }),
  v.rule('lay contingency', (s, f) => {
    const { verb: kind, a } = f.l.under;
    if (kind === 'card') attached(s, { card: f.l.a, host: a, faceDown: true, controller: f.you });
    else if (kind === 'conflict')
      attached(s, { card: f.l.a, host: s.conflicts.find(c => c.id === a)!.card, faceDown: true, controller: f.you });
    else
      moved(s, {
        card: f.l.a,
        to: a * 9 + FACTION,
        from: s.cards[f.l.a]!.zone,
        faceDown: true,
        faction: a,
        controller: f.you,
      });
  }),
);

verb({
  name: 'contingency',
  list(s, seat, out) {
    const others = cardsIn(s, seat, SUPPORTING).some(t => DEFS[s.defs[t]!]!.holds !== null);
    for (const id of cardsIn(s, seat, HAND))
      if ((others || DEFS[s.defs[id]!]!.type === 'contingency') && judge(s, seat, id) === null)
        out.push(option('contingency', id));
  },
  judge,
  label: (s, a) => `Lay ${defOf(s, a).title} face down`,
  procedure: 'contingency',
});

/** True if the limits on revealing leave this one free: once a turn, once a game (b5/cards-contingency/15). */
export function mayReveal(s: B5State, id: CardId): boolean {
  const { copies, index } = DEFS[s.defs[id]!]!;
  if (!s.cards[id]!.faceDown) return false;
  if (s.ruleset !== 'engine') return true;
  return !(
    (copies === 'limited' && s.limitedThisTurn.includes(index)) ||
    (copies === 'unique' && s.spentDefs.includes(index))
  );
}

/**
 * Reveals a contingency. No other copy of it answers the same trigger (b5/cards-contingency/7); where the rulings ask for it,
 * nothing else under the same card does either, though what lies elsewhere still may (b5/cards-contingency/9).
 */
export function reveal(s: B5State, f: Frame): void {
  const id = f.self;
  const { host, faction } = s.cards[id]!;
  const def = s.defs[id]!;
  turnedUp(s, { card: id });
  const { copies } = DEFS[def]!;
  if (copies === 'limited') s.limitedThisTurn = [...s.limitedThisTurn, def];
  if (copies === 'unique' && s.ruleset === 'engine') s.spentDefs = [...s.spentDefs, def];
  const trigger = JSON.stringify(f.l.fact);
  for (let i = s.stack.length - 2; i >= 0; i--) {
    const { self, l } = s.stack[i]!;
    if (l.fact === undefined) break;
    const other = s.cards[self]!;
    const together = s.ruleset !== 'engine' && other.host === host && other.faction === faction;
    if (other.faceDown && (s.defs[self] === def || together) && JSON.stringify(l.fact) === trigger)
      ownFrame(s, i).l.spent = 1;
  }
}

/**
 * A revealed contingency has done what it says: it is discarded, unless effects of it last (b5/cards-contingency/11); under
 * the engine rules, and from a conflict, in any case (b5/cards-contingency/12, b5/cards-contingency/16).
 */
export function carriedOut(s: B5State, id: CardId): void {
  if (!inPlay(s, id)) return;
  const { host } = s.cards[id]!;
  const onConflict = host >= 0 && s.cards[host]!.zone === tableZone(s, CONFLICTS);
  if (s.ruleset === 'engine' || onConflict || !s.mods.some(m => m.source === id)) discard(s, id);
}

/** Discards the revealed contingencies whose effects are over (b5/cards-contingency/11). */
export function clearContingencies(s: B5State): void {
  for (const at of [tableZone(s, ATTACHED), ...players(s).map(p => p * 9 + FACTION)])
    for (const id of s.zones[at]!)
      if (!s.cards[id]!.faceDown && DEFS[s.defs[id]!]!.type === 'contingency') carriedOut(s, id);
}

const NOTHING_TO_ARRANGE = refuse(
  'b5/cards-contingency/17',
  'Only contingencies of your own that lie under one card can be arranged, and once between two actions is enough.',
);

/** The hidden contingencies of a seat under a card. */
function ownUnder(s: B5State, seat: Seat, host: CardId): CardId[] {
  return (s.cards[host]?.attached ?? []).filter(a => s.cards[a]!.faceDown && s.cards[a]!.controller === seat);
}

/** The note of the last time that a seat arranged anything: once between two of its actions. */
const arrangedAt = (seat: Seat): string => `arranged ${seat}`;

function judgeArrange(s: B5State, seat: Seat, host: CardId): Refusal | null {
  const free = s.notes[arrangedAt(seat)] !== s.seats[seat]!.lastAction;
  return free && ownUnder(s, seat, host).length > 1 ? null : NOTHING_TO_ARRANGE;
}

const arrangeMenu: Menu<B5State> = {
  name: 'arrange',
  list: (s, f) => ownUnder(s, f.you, f.l.a).map(id => option('card', id)),
  label: (s, _f, o) => defOf(s, o.a).title,
  prompt: (s, f) => `In which order do your contingencies lie under ${defOf(s, f.l.a).title}?`,
};

v.procedure(
  'arrange',
  ask(
    v,
    'arrange contingencies',
    {
      who: (_s, f) => [f.you],
      menu: arrangeMenu,
      min: (s, f) => ownUnder(s, f.you, f.l.a).length,
      max: (s, f) => ownUnder(s, f.you, f.l.a).length,
      ordered: true,
    },
    (s, f, picks) => {
      rearranged(s, { host: f.l.a, order: picks[0]!.map(o => o.a), seat: f.you });
      s.notes = { ...s.notes, [arrangedAt(f.you)]: s.seats[f.you]!.lastAction };
    },
  ),
);

verb({
  name: 'arrange',
  list(s, seat, out) {
    for (const id of s.zones[tableZone(s, ATTACHED)]!) {
      const { faceDown, controller, host } = s.cards[id]!;
      if (!faceDown || controller !== seat || s.cards[host]!.attached.length < 2) continue;
      // once for each card above them
      if (ownUnder(s, seat, host)[0] === id && judgeArrange(s, seat, host) === null) out.push(option('arrange', host));
    }
  },
  judge: judgeArrange,
  label: (s, a) => `Arrange your contingencies under ${defOf(s, a).title} (no action)`,
  procedure: 'arrange',
  free: true,
});
