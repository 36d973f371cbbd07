// Aftermath cards on the table: where they go, and when they are discarded (b5/cards-aftermath).
import { type CardId, owned, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { ATTACHED, type B5State, DISCARD, FACTION, GLOBAL, players, tableZone, zone } from '../../state.ts';
import { isBlank } from '../effects/blanking.ts';
import { eachStatic } from '../effects/statics.ts';
import { surcharge } from '../factions/kinds.ts';
import { applyInfluence } from '../politics/influence.ts';
import { attached, leavePlay, moved } from './in-play.ts';
import { giveMarks } from './marks.ts';

/** An aftermath is played. */
export const aftermathPlayed = facts.define<{
  card: CardId;
  seat: Seat;
  conflict: number;
  /** the card, or the player, that it goes on; -1 for none */
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

/**
 * The card that an aftermath means by "your ambassador" if it lies on a stand-in (Neroon); null if it lies elsewhere, or if the stand-in's text does
 * not work.
 */
export function standInFor(s: B5State, id: CardId): CardId | null {
  if (id < 0 || s.cards[id]!.host < 0 || DEFS[s.defs[id]!]!.type !== 'aftermath') return null;
  const { host } = s.cards[id]!;
  return DEFS[s.defs[host]!]!.statics['stands-for-ambassador'] !== undefined && !isBlank(s, host) ? host : null;
}

/** Cards that may receive your aftermaths for your ambassador (Neroon). They do not draw other players' aftermaths. */
export function standIns(s: B5State, seat: Seat): CardId[] {
  const list: CardId[] = [];
  eachStatic(s, 'stands-for-ambassador', (_st, source) => {
    if (s.cards[source]!.faction === seat) list.push(source);
  });
  return list;
}

export const put = v.rule('aftermath is put down', (s, f) => {
  const id: CardId = f.l.a;
  const { kind, target } = f.l;
  applyInfluence(s, f.you, surcharge(s, f.you, id, 'play'), 'for a card of its race');
  if (kind === 'card') attached(s, { card: id, host: target, controller: f.you, part: true });
  else if (kind === 'seat')
    moved(s, { card: id, to: zone(target, FACTION), from: s.cards[id]!.zone, faction: target, controller: f.you });
  else {
    // a global aftermath is in no faction; only under the engine rules its player controls it (b5/cards-aftermath/5, b5/cards-aftermath/6)
    const controller = s.ruleset === 'engine' ? f.you : -1;
    moved(s, { card: id, to: tableZone(s, GLOBAL), from: s.cards[id]!.zone, controller });
  }
  const on = { host: kind === 'card' ? target : -1, on: kind === 'seat' ? target : -1 };
  aftermathPlayed(s, { card: id, seat: f.you, conflict: f.l.conflict, ...on });
  giveMarks(s, id);
});

/** True for an aftermath with only an immediate effect. */
function isDone(s: B5State, id: CardId): boolean {
  const { aftermath, active, source } = DEFS[s.defs[id]!]!;
  return aftermath !== null && aftermath.source.effect !== undefined && !active && source.blanks !== true;
}

/**
 * Discards the aftermaths that last only until the end of their conflict's aftermath step (b5/aftermath/15, b5/cards-aftermath/2); under the engine
 * rules also those with an immediate effect (b5/cards-aftermath/3).
 */
export function clearAftermaths(s: B5State): CardId[] {
  const gone: CardId[] = [];
  const spots = [tableZone(s, ATTACHED), tableZone(s, GLOBAL), ...players(s).map(p => zone(p, FACTION))];
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

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/discards.ts: b5/cards-aftermath/7
// - rules/cards/in-play.ts: b5/cards-aftermath/1
// - rules/conflict/aftermath.ts: b5/cards-aftermath/4
