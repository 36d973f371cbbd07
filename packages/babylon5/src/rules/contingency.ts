import {
  ask,
  type CardId,
  type Fact,
  type Frame,
  type Menu,
  option,
  ownFrame,
  type Refusal,
  type Response,
  refuse,
  type Seat,
  scene,
} from '@orrery/kernel';
import { type CardDef, CONTINGENCIES, DEFS, defOf } from '../card.ts';
import { facts, programs, v, window } from '../language.ts';
import { fitting, LOOSE, THINGS } from '../menus.ts';
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
  ...THINGS,
  prompt: (s, f) => `Under what is ${defOf(s, f.l.a).title} laid, face down?`,
  stakes: () =>
    'It waits there unseen. When what it speaks of happens, you may reveal it; if the card above it leaves play before, it is lost.',
  rule: 'b5/cards-contingency/1',
};

v.procedure(
  // b5/cards-contingency/19
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
  note: () => 'it waits under a card until what it speaks of happens; then you may reveal it',
  procedure: 'contingency',
});

/**
 * The program in which a player may reveal contingencies for a fact. It runs for everybody who may have one that fits, as far as anybody
 * can see: being asked does not tell whose card it is, nor that there is one.
 */
export const MAY_REVEAL = 'may reveal a contingency';
/** The window that it opens (see `Game.windows`). */
export const CONTINGENCY = 'contingency';

/** What has been revealed for a fact, kept with every player's question about it. */
export interface Revealed {
  readonly fact: Fact;
  /** the definitions that have answered it, by their ids */
  readonly spent?: readonly string[];
  /** what they lay under */
  readonly closed?: readonly number[];
}

/** What a card lies under, as a number: its host, or a faction. */
function under(s: B5State, id: CardId): number {
  const { host, faction } = s.cards[id]!;
  return host >= 0 ? host : -1 - faction;
}

/** The face-down cards of a seat that may be contingencies, for all that anybody can see. */
function waiting(s: B5State, seat: Seat): CardId[] {
  const list: CardId[] = [];
  const look = (ids: readonly CardId[]): void => {
    for (const id of ids) if (s.cards[id]!.faceDown && s.cards[id]!.controller === seat) list.push(id);
  };
  look(s.zones[tableZone(s, ATTACHED)]!);
  for (let p = 0; p < s.seats.length; p++) look(cardsIn(s, p, FACTION));
  return list;
}

/** True if a card lying face down there could answer a fact, if it were this one. Nothing hidden is looked at. */
function answers(s: B5State, seat: Seat, id: CardId, def: CardDef, { fact, spent, closed }: Revealed): boolean {
  const kind = def.source.contingency!.under;
  const { host } = s.cards[id]!;
  const onConflict = host >= 0 && s.cards[host]!.zone === tableZone(s, CONFLICTS);
  if ((kind === 'faction') !== host < 0 || (kind === 'conflict') !== onConflict) return false;
  // one copy for one trigger, and but for the engine rules one of those under a card (b5/cards-contingency/7, b5/cards-contingency/8,
  // b5/cards-contingency/9)
  if (spent?.includes(def.id) || (s.ruleset !== 'engine' && closed?.includes(under(s, id)))) return false;
  if (s.ruleset === 'engine') {
    // once a turn, once a game (b5/cards-contingency/15)
    if (def.copies === 'limited' && s.limitedThisTurn.includes(def.index)) return false;
    if (def.copies === 'unique' && s.spentDefs.includes(def.index)) return false;
  }
  const { holds } = def.contingency!;
  return holds === null || holds(s, scene(seat, id, { fact }));
}

/** The contingencies that speak of a fact. */
const speaking = (fact: Fact): readonly CardDef[] => CONTINGENCIES[facts.of(fact).index] ?? [];

/** True if a seat may have a contingency that answers a fact, as far as anybody can see. */
export function mightReveal(s: B5State, seat: Seat, about: Revealed): boolean {
  const defs = speaking(about.fact);
  return waiting(s, seat).some(id => defs.some(def => answers(s, seat, id, def, about)));
}

/** What a seat's face-down cards might have waited for, as far as anybody can see: the occasions of all that would answer now. */
export function occasions(s: B5State, seat: Seat, about: Revealed): string[] {
  const cards = waiting(s, seat);
  const fitting = speaking(about.fact).filter(def => cards.some(id => answers(s, seat, id, def, about)));
  const say = fitting.map(def => def.source.contingency!.say);
  return [...new Set(say.map(text => text[0]!.toLowerCase() + text.slice(1)))];
}

/** The height of the frame of what is happening while a trigger runs (b5/cards-contingency/6). */
export function eventBelow(s: B5State, height: number): number {
  let at = height;
  while (at > 0 && (s.stack[at]!.l.fact !== undefined || s.stack[at]!.l.window === CONTINGENCY)) at--;
  return at;
}

/** The contingencies that a seat may reveal for a fact (b5/cards-contingency/5, b5/cards-contingency/10). */
export function revealable(s: B5State, seat: Seat, height: number): Response[] {
  const about = s.stack[height]!.l as Revealed;
  const event = eventBelow(s, height);
  const defs = speaking(about.fact);
  return waiting(s, seat).flatMap(card => {
    const def = defOf(s, card);
    if (!defs.includes(def) || isBlank(s, card) || !answers(s, seat, card, def, about)) return [];
    const { program, label, note } = def.contingency!;
    return [{ card, program, label, note, locals: { fact: about.fact, event } }];
  });
}

/**
 * Reveals a contingency. No other copy of it answers the same trigger (b5/cards-contingency/7); where the rulings ask for it,
 * nothing else under the same card does either, though what lies elsewhere still may (b5/cards-contingency/9).
 */
export function reveal(s: B5State, f: Frame): void {
  const id = f.self;
  const host = under(s, id);
  const def = s.defs[id]!;
  turnedUp(s, { card: id });
  const { copies } = DEFS[def]!;
  if (copies === 'limited') s.limitedThisTurn = [...s.limitedThisTurn, def];
  if (copies === 'unique' && s.ruleset === 'engine') s.spentDefs = [...s.spentDefs, def];
  const trigger = JSON.stringify(f.l.fact);
  const asking = programs.find(MAY_REVEAL)!;
  for (let i = s.stack.length - 2; i >= 0; i--) {
    const { program, l } = s.stack[i]!;
    if (program !== asking || JSON.stringify(l.fact) !== trigger) continue;
    const own = ownFrame(s, i).l;
    own.spent = [...(own.spent ?? []), DEFS[def]!.id];
    own.closed = [...(own.closed ?? []), host];
  }
}

v.procedure(MAY_REVEAL, window(CONTINGENCY));

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
  ...LOOSE,
  prompt: (s, f) => `In which order do your contingencies lie under ${defOf(s, f.l.a).title}?`,
  stakes: () => 'Others cannot tell afterwards which of them is which. It takes no action.',
  rule: 'b5/cards-contingency/17',
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
  label: (s, a) =>
    fitting(
      `Arrange your contingencies under ${defOf(s, a).title} (no action)`,
      `Arrange what lies under ${defOf(s, a).title} (no action)`,
    ),
  procedure: 'arrange',
  free: true,
});
