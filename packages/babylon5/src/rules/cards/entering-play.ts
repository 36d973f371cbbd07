// Cards enter play: the limits (limited and unique cards, excluded marks), and the place of each card.
import { type CardId, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { type CardDef, DEFS, defOf } from '../../card.ts';
import {
  type AGENDA,
  type B5State,
  CONFLICTS,
  type FACTION,
  GLOBAL,
  type INNER,
  inPlay,
  PLAYING,
  rows,
  SUPPORTING,
  tableZone,
  zone,
} from '../../state.ts';
import { hasKeyword } from '../effects/keywords.ts';
import { isDrakh } from '../factions/drakh-cards.ts';
import { byRuleset } from '../setup/by-ruleset.ts';
import { putEnhancement } from './enhancement.ts';
import { homeworldEach, inScope, ledByAnother, perPlayer } from './extended-loyalty.ts';
import { FLEET_LIMITED } from './fleet.ts';
import { moved } from './in-play.ts';
import { HOMEWORLD, homeworldTaken } from './location.ts';
import { bars, giveMarks, lacksMarks, printedMarks, receiveMarks } from './marks.ts';
import { discardVersions, judgePerson } from './personality.ts';

/** Puts a card from anywhere into a faction's row. It arrives ready and undamaged (b5/sponsor/3, b5/setup/24). */
export function enterRow(
  s: B5State,
  id: CardId,
  seat: Seat,
  kind: typeof INNER | typeof SUPPORTING | typeof AGENDA | typeof FACTION,
  faceDown = false,
): void {
  moved(s, { card: id, to: zone(seat, kind), from: s.cards[id]!.zone, faction: seat, controller: seat, faceDown });
  const def = defOf(s, id);
  if (def.copies === 'unique' && !faceDown) s.spentDefs = [...s.spentDefs, def.index];
}

/** Puts a card that is being played on the table, face up. */
export function lay(s: B5State, id: CardId, seat: Seat): void {
  moved(s, { card: id, to: tableZone(s, PLAYING), from: s.cards[id]!.zone, controller: seat });
}

/** Puts a conflict card on the table. */
export function layConflict(s: B5State, id: CardId, seat: Seat, faceDown: boolean): void {
  moved(s, { card: id, to: tableZone(s, CONFLICTS), from: s.cards[id]!.zone, controller: seat, faceDown });
}

// also b5/cards-character/1, b5/cards-group/1, b5/cards-location/1, b5/glossary/7, b5/glossary/8, b5/glossary/9
const LIMITED = refuse('b5/sponsor/24', 'A copy of this limited card is already in play.');

// also b5/deck/10
const SPENT_UNIQUE = refuse('b5/glossary/10', 'This unique card has already entered play in this game.');
const SPENT = refuse('b5/glossary/12', 'A copy of this limited card left the game, so no other can enter play.');
const SPENT_EXTENDED = refuse('b5/extended-loyalty/5', SPENT.text);
const ONE_COPY_EACH = refuse('b5/extended-loyalty/3', 'You already have a copy of this limited card in play.');
const THEIR_AMBASSADOR = refuse(
  'b5/extended-loyalty/4',
  'Another player began with this person as ambassador, so nobody else can have them.',
);
const OWN_HOMEWORLD = refuse('b5/extended-loyalty/4', 'Your faction already has a homeworld of this race.');
/** A keyword that only one character may have is taken. */
export const RANGER_ONE = refuse(
  'b5/glossary/18',
  'Another character already has that keyword. Only one at a time can have it.',
);
const ONE_EACH = refuse('b5/precedence/2', 'You already have one in play, and its text allows you no more.');
const OPPOSED = refuse('b5/sponsor/25', "Your faction's marks exclude the marks of this card.");

const NEEDS = refuse('b5/cost/7', "You do not meet this card's requirements.");
const NEEDS_ENGINE = refuse('b5/sponsor/17', NEEDS.text);

/**
 * True if some copy of the definition is in play.
 * @param counts which copies count; default all
 */
export function copyInPlay(
  s: B5State,
  def: number,
  except: CardId = -1,
  counts: ((id: CardId) => boolean) | null = null,
): boolean {
  for (let id = 0; id < s.cards.length; id++)
    if (
      id !== except &&
      s.defs[id]! === def &&
      s.cards[id]!.zone >= 0 &&
      inPlay(s, id) &&
      (counts === null || counts(id))
    )
      return true;
  return false;
}

/**
 * The reason why a card may not enter play now, whoever pays: limits, persons, marks, race, its own requirements.
 * @param byEffect true if a card brings it into play without the requirements of its own text (b5-r-rogue-soul-hunter-3)
 */
export function judgeEntry(s: B5State, seat: Seat, id: CardId, leaving: CardId = -1, byEffect = false): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  if (s.spentDefs.includes(def.index))
    return def.copies === 'unique' ? SPENT_UNIQUE : perPlayer(s, def) ? SPENT_EXTENDED : SPENT;
  if (ledByAnother(s, def, seat)) return THEIR_AMBASSADOR;
  if (def.copies !== 'multiple') {
    if (copyInPlay(s, def.index, id, other => other !== leaving && inScope(s, def, seat, other)))
      return perPlayer(s, def) ? ONE_COPY_EACH : def.type === 'fleet' ? FLEET_LIMITED : LIMITED;
    // only characters are versions of one person
    for (const list of def.type === 'character' ? [rows(s), s.active, s.zones[tableZone(s, GLOBAL)]!] : []) {
      for (const other of list) {
        if (other === leaving || other === id || s.cards[other]!.faceDown || s.defs[other] === def.index) continue;
        const barred = judgePerson(s, def, DEFS[s.defs[other]!]!);
        if (barred !== null) return barred;
      }
    }
  }
  if (
    def.source.onePerPlayer &&
    rows(s).some(c => c !== leaving && c !== id && s.cards[c]!.faction === seat && s.defs[c] === def.index)
  )
    return ONE_EACH;
  if (homeworldTaken(s, def, leaving, seat)) return homeworldEach(s, def) ? OWN_HOMEWORLD : HOMEWORLD;
  if (def.type === 'character')
    for (const k of LIMITED_KEYWORDS) if (def.keywords.has(k) && bornBy(s, k, leaving)) return RANGER_ONE;
  return judgeNeeds(s, seat, id, byEffect);
}

/** Keywords that only one character may have at a time (b5/glossary/18, b5/glossary/25). */
const LIMITED_KEYWORDS = ['Ranger One'];

/** True if a card in the rows has the keyword, by print or by a card on it. */
function bornBy(s: B5State, keyword: string, except: CardId = -1): boolean {
  return rows(s).some(id => id !== except && hasKeyword(s, id, keyword));
}

/** True for an enhancement that would give a limited keyword to a second character. */
export function givesTaken(s: B5State, def: CardDef): boolean {
  return def.statics['gives-keyword']?.some(st => LIMITED_KEYWORDS.includes(st.what) && bornBy(s, st.what)) === true;
}

/** True for a card that brings such marks, and under the engine rules for a Drakh card, which the Shadows have tainted (b5/drakh/6). */
const taints = (s: B5State, def: CardDef, mark: 'shadow' | 'vorlon'): boolean =>
  def.brings.has(mark) || (mark === 'shadow' && s.ruleset === 'engine' && isDrakh(def));

/** Checks excluded marks and the requirements of its text. */
export function judgeNeeds(s: B5State, seat: Seat, id: CardId, byEffect = false): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  for (const mark of ['shadow', 'vorlon'] as const) if (taints(s, def, mark) && bars(s, seat, mark)) return OPPOSED;
  if (byEffect) return null;
  if (lacksMarks(s, seat, def.source.needsMarks)) return byRuleset(s, NEEDS, NEEDS_ENGINE);
  return def.needs !== null && !def.needs(s, scene(seat, id)) ? byRuleset(s, NEEDS, NEEDS_ENGINE) : null;
}

/** Puts a sponsored (or played) card in its place (b5/cards-character/3, b5/cards-fleet/3). */
export function place(s: B5State, id: CardId, seat: Seat, target: number): void {
  const def = defOf(s, id);
  if (def.type === 'enhancement') putEnhancement(s, id, seat, target);
  else {
    discardVersions(s, id);
    if (def.source.ofNobody) moved(s, { card: id, to: tableZone(s, GLOBAL), from: s.cards[id]!.zone, controller: -1 });
    else enterRow(s, id, seat, SUPPORTING);
  }
  if (def.type === 'character' || def.type === 'fleet' || def.type === 'location') printedMarks(s, id);
  giveMarks(s, id);
  receiveMarks(s, id);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: b5/glossary/28
// - rules/actions/heal.ts: b5/glossary/1
// - rules/actions/use.ts: b5/glossary/5
// - rules/cards/control.ts: b5/glossary/2
// - rules/cards/enhancement.ts: b5/glossary/26
// - rules/cards/in-play.ts: b5/glossary/3, b5/glossary/4
// - rules/cards/loyalty.ts: b5/cards-group/2
// - rules/cards/removal.ts: b5/glossary/13
// - rules/cards/telepaths.ts: b5/glossary/16, b5/glossary/17
// - rules/conflict/participants.ts: b5/glossary/21
// - rules/effects/blanking.ts: b5/glossary/14
// - rules/rounds/conflict-round.ts: b5/glossary/27
// - state.ts: b5/glossary/29
// - words/aftermaths.ts: b5/glossary/20
// - words/filters.ts: b5/glossary/15
// - words/groups.ts: b5/glossary/11
// - words/tests.ts: b5/glossary/19
