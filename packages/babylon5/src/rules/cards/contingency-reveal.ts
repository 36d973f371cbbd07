// Contingencies are revealed at their occasion, take effect, and are discarded (b5/cards-contingency).
import { type CardId, type Fact, type Frame, ownFrame, type Response, type Seat, scene } from '@orrery/kernel';
import { type CardDef, CONTINGENCIES, DEFS, defOf, inMatch } from '../../card.ts';
import { facts, programs, v, window } from '../../language.ts';
import { ATTACHED, type B5State, CONFLICTS, cardsIn, FACTION, inPlay, players, tableZone, zone } from '../../state.ts';
import { isBlank } from '../effects/blanking.ts';
import { judgeKind, surcharge } from '../factions/kinds.ts';
import { applyInfluence, available } from '../politics/influence.ts';
import { needsISA } from '../politics/isa.ts';
import { discard } from './discards.ts';
import { turnedUp } from './ready.ts';

/**
 * The program in which players may reveal contingencies for a fact. It runs for every player who could have one that fits, by open information. So
 * the question reveals neither the card nor its owner.
 */
export const MAY_REVEAL = 'may reveal a contingency';
/** The window that it opens (see `Game.windows`). */
export const CONTINGENCY = 'contingency';

/** The contingencies revealed for a fact, kept with every player's question about it. */
export interface Revealed {
  readonly fact: Fact;
  /** the definitions that answered it, by id */
  readonly spent?: readonly string[];
  /** the places that they lay under */
  readonly closed?: readonly number[];
}

/** The place above a card, as a number: its host, or a faction. */
function under(s: B5State, id: CardId): number {
  const { host, faction } = s.cards[id]!;
  return host >= 0 ? host : -1 - faction;
}

/** The face-down cards of a seat that may be contingencies, by open information. */
function waiting(s: B5State, seat: Seat): CardId[] {
  const list: CardId[] = [];
  const look = (ids: readonly CardId[]): void => {
    for (const id of ids) if (s.cards[id]!.faceDown && s.cards[id]!.controller === seat) list.push(id);
  };
  look(s.zones[tableZone(s, ATTACHED)]!);
  for (let p = 0; p < s.seats.length; p++) look(cardsIn(s, p, FACTION));
  return list;
}

/** True if this card could answer a fact if it lay face down there. Reads no hidden card. */
function answers(s: B5State, seat: Seat, id: CardId, def: CardDef, { fact, spent, closed }: Revealed): boolean {
  const kind = def.source.contingency!.under;
  const { host } = s.cards[id]!;
  const onConflict = host >= 0 && s.cards[host]!.zone === tableZone(s, CONFLICTS);
  if ((kind === 'faction') !== host < 0 || (kind === 'conflict') !== onConflict) return false;
  // one copy for one trigger; except under the engine rules, also one card of those under a host (b5/cards-contingency/7, b5/cards-contingency/8,
  // b5/cards-contingency/9)
  if (spent?.includes(def.id) || (s.ruleset !== 'engine' && closed?.includes(under(s, id)))) return false;
  if (s.ruleset === 'engine') {
    // once a turn, once a game (b5/cards-contingency/15)
    if (def.copies === 'limited' && s.limitedThisTurn.includes(def.index)) return false;
    if (def.copies === 'unique' && s.spentDefs.includes(def.index)) return false;
  }
  if (!inMatch(s, def)) return false;
  const { holds } = def.contingency!;
  return holds === null || holds(s, scene(seat, id, { fact }));
}

/** The contingencies for a type of fact. */
const speaking = (fact: Fact): readonly CardDef[] => CONTINGENCIES[facts.of(fact).index] ?? [];

/** True if a seat may have a contingency that answers a fact, by open information. */
export function mightReveal(s: B5State, seat: Seat, about: Revealed): boolean {
  const defs = speaking(about.fact);
  return waiting(s, seat).some(id => defs.some(def => answers(s, seat, id, def, about)));
}

/** The possible occasions of a seat's face-down cards, by open information: the occasions of all that would answer now. */
export function occasions(s: B5State, seat: Seat, about: Revealed): string[] {
  const cards = waiting(s, seat);
  const fitting = speaking(about.fact).filter(def => cards.some(id => answers(s, seat, id, def, about)));
  const say = fitting.map(def => def.source.contingency!.say);
  return [...new Set(say.map(text => text[0]!.toLowerCase() + text.slice(1)))];
}

/** The height of the present event's frame while a trigger runs (b5/cards-contingency/6). */
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
    if (!defs.includes(def) || isBlank(s, card) || needsISA(s, card) || !answers(s, seat, card, def, about)) return [];
    if (judgeKind(s, seat, card, 'reveal') !== null || surcharge(s, seat, card, 'reveal') > available(s, seat))
      return [];
    const { program, label, note } = def.contingency!;
    return [{ card, program, label, note, locals: { fact: about.fact, event } }];
  });
}

/**
 * Reveals a contingency. No other copy of it answers the same trigger (b5/cards-contingency/7). If the rulings require it, no other card under the
 * same host does either, but cards elsewhere still may (b5/cards-contingency/9).
 */
export function reveal(s: B5State, f: Frame): void {
  const id = f.self;
  const host = under(s, id);
  const def = s.defs[id]!;
  turnedUp(s, { card: id });
  applyInfluence(s, f.you, surcharge(s, f.you, id, 'reveal'), 'for a card of its race');
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
 * A revealed contingency has taken effect. It is discarded unless its effects last (b5/cards-contingency/11). Under the engine rules, and from a
 * conflict, it is always discarded (b5/cards-contingency/12, b5/cards-contingency/16).
 */
export function carriedOut(s: B5State, id: CardId): void {
  if (!inPlay(s, id)) return;
  const { host } = s.cards[id]!;
  const onConflict = host >= 0 && s.cards[host]!.zone === tableZone(s, CONFLICTS);
  if (s.ruleset === 'engine' || onConflict || !s.mods.some(m => m.source === id)) discard(s, id);
}

/** Discards the revealed contingencies whose effects are over (b5/cards-contingency/11). */
export function clearContingencies(s: B5State): void {
  for (const at of [tableZone(s, ATTACHED), ...players(s).map(p => zone(p, FACTION))])
    for (const id of s.zones[at]!)
      if (!s.cards[id]!.faceDown && DEFS[s.defs[id]!]!.type === 'contingency') carriedOut(s, id);
}
