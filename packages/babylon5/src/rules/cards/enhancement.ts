// Enhancement cards: their legal hosts, and how they get there (b5/cards-enhancement).
// Who may sponsor one is in actions/may-sponsor.ts, and whom its text means by "you" in effects/blanking.ts.
import { type CardId, refuse, type Seat, scene } from '@orrery/kernel';
import { type CardDef, DEFS } from '../../card.ts';
import { AGENDA, type B5State, cardsIn, FACTION, GLOBAL, players, rows, tableZone, zone } from '../../state.ts';
import { usesRace } from '../factions/drakh-cards.ts';
import { attached, moved } from './in-play.ts';
import { disloyal, foreign } from './loyalty.ts';

/** An enhancement needs a legal host. */
export const NO_TARGET = refuse('b5/targets/1', 'No card in play can take this enhancement.');
/** Only 1 copy of a global enhancement may be in play (b5/cards-enhancement/12). */
export const ONE_GLOBAL = refuse('b5/cards-enhancement/11', 'A copy of this global enhancement is already in play.');

/**
 * The legal hosts of an enhancement: cards, or seats (as -2 - seat) for faction enhancements, or the table (-1) (b5/cards-enhancement/2,
 * b5/cards-enhancement/3, b5/cards-enhancement/10, b5/cards-enhancement/13, b5/cards-enhancement/14, b5/cards-enhancement/20, b5/sponsor/4).
 */
export function enhancementTargets(s: B5State, seat: Seat, id: CardId): number[] {
  const def = DEFS[s.defs[id]!]!;
  const where = def.source.enhances;
  if (where === 'global' || where === 'babylon 5') return [-1];
  if (where === 'faction' || where === 'your faction') {
    return players(s)
      .filter(
        p =>
          (where === 'faction' || p === seat) &&
          (def.race === null || usesRace(s, p, def.race) || waived(s, seat, id)) &&
          !cardsIn(s, p, FACTION).some(c => s.defs[c]! === def.index),
      )
      .map(p => -2 - p);
  }
  const f = scene(seat, id);
  return rows(s)
    .concat(agendas(s))
    .filter(t => {
      const card = s.cards[t]!;
      if (card.attached.some(a => s.defs[a]! === def.index || excludes(DEFS[s.defs[a]!]!, def))) return false;
      if (def.race !== null && def.race !== 'neutral' && DEFS[s.defs[t]!]!.race !== def.race && !waived(s, seat, id))
        return false;
      return def.enhances === null || def.enhances(s, t, f);
    });
}

/** True if one of two enhancements bars the other from a card by its keyword (Concealed Weapon). */
function excludes(a: CardDef, b: CardDef): boolean {
  const bars = (x: CardDef, y: CardDef) => x.source.alone !== undefined && y.keywords.has(x.source.alone);
  return bars(a, b) || bars(b, a);
}

/** True for a card of another race if a text waives its disloyalty penalties for this seat (b5/glossary/26). */
export function waived(s: B5State, seat: Seat, id: CardId): boolean {
  return foreign(s, seat, id) && !disloyal(s, seat, id);
}

function agendas(s: B5State): CardId[] {
  return players(s).flatMap(p => cardsIn(s, p, AGENDA).filter(id => !s.cards[id]!.faceDown));
}

/**
 * Puts an enhancement on its chosen host: a card, a faction (as -2 - seat) or the table (-1) (b5/cards-enhancement/15, b5/cards-enhancement/17,
 * b5/cards-enhancement/18, b5/cards-enhancement/19).
 */
export function putEnhancement(s: B5State, id: CardId, seat: Seat, target: number): void {
  const from = s.cards[id]!.zone;
  if (target >= 0) attached(s, { card: id, host: target, controller: seat, part: true });
  else if (target <= -2) {
    const faction = -2 - target;
    moved(s, { card: id, to: zone(faction, FACTION), from, faction, controller: seat });
  } else moved(s, { card: id, to: tableZone(s, GLOBAL), from, controller: s.ruleset === 'engine' ? seat : -1 });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/may-sponsor.ts: b5/cards-enhancement/1, b5/cards-enhancement/5, b5/cards-enhancement/6
// - rules/actions/sponsor.ts: b5/cards-enhancement/16
// - rules/cards/in-play.ts: b5/cards-enhancement/7, b5/cards-enhancement/8
// - rules/conflict/captured-locations.ts: b5/cards-enhancement/9
// - words/filters.ts: b5/cards-enhancement/4
