import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { defOf, KIND, type Kind, type Side } from '../../card.ts';
import { strengthAs } from '../../printed.ts';
import type { GeState } from '../../state.ts';
import { fixedPlays, hasSlots, slotsFor } from '../table/definitions.ts';
import { eachStatic, meansSeat, reaches, standing, stands } from '../texts/standing.ts';

// Whether a card may be played at all, wherever it is to go (ge/play-cards-phase, ge/first-turns, ge/command, ge/persona)

const NO_PLAYS = refuse('ge/play-cards-phase/1', 'You have no Card Play left this turn.');
const TERRAIN_ONLY = refuse('ge/first-turns/1', 'On turn 1 nothing but terrain is played.');
const ONE_UNIT = refuse('ge/first-turns/3', 'On turn 2 you play at most one ship, base or dragon.');
const PERSONA = refuse('ge/persona/2', 'That persona is in play already.');
const NO_SLOT = refuse('ge/command/10', 'You have no command slot free for it.');
const BANNED = refuse('ge/crucial-rules/1', 'A text in play keeps you from playing it now.');

/**
 * True where playing the card is no Card Play: it says so, or a text in play does (ge/play-cards-phase/1).
 * @param on the card that it is played on, -1 for none; where it is not said, true if there may be a place where it is none
 */
export function isFree(s: GeState, seat: Seat, card: CardId, side: Side, on?: CardId): boolean {
  // where a text fixes how many cards a player plays, no other makes an exception
  if (fixedPlays(s, seat) !== null) return false;
  return side.source.free === true || speaksFor(s, KIND['free play'], seat, card, on);
}

/** True if a text of a kind means this player, and this card of his. */
function speaksFor(s: GeState, kind: Kind, seat: Seat, card: CardId, on?: CardId): boolean {
  if (!stands(s, kind)) return false;
  let found = false;
  eachStatic(
    s,
    kind,
    (st, f) => {
      if (st.of !== null && on !== undefined && (on < 0 || !st.of(s, on, f))) return;
      if (meansSeat(s, st, f, seat)) found = true;
    },
    card,
  );
  return found;
}

/**
 * The rule that forbids a player to play a card now, as this of its types, wherever; null for none. Its places and targets are looked at by `judgePlay`.
 * @param free true where a text lets it be played without a Card Play
 */
export function judgeAtAll(s: GeState, seat: Seat, card: CardId, side: Side, free = false): Refusal | null {
  const record = s.seats[seat]!;
  const { turns } = record;
  if (s.turnOf === seat) {
    if (record.plays < 1 && !free && !isFree(s, seat, card, side)) return NO_PLAYS;
    if (turns <= 1 && side.playedAs !== 'T') return TERRAIN_ONLY;
    if (turns === 2 && record.units > 0 && (side.type === 'S' || side.type === 'B' || side.type === 'D'))
      return ONE_UNIT;
  }
  const def = defOf(s, card);
  if (def.source.persona && standing(s).personas.some(x => s.defs[x] === s.defs[card] && reaches(s, -1, x)))
    return PERSONA;
  if (!hasSlots(s, seat, card, slotsNeeded(side, strengthAs(def.source, def.sides.indexOf(side))))) return NO_SLOT;
  return speaksFor(s, KIND['no play'], seat, card) ? BANNED : null;
}

const slotsNeeded = (side: Side, strength: number): number =>
  (side.type !== 'S' && side.type !== 'B' && side.type !== 'D') ||
  side.source.is?.includes('their slot') ||
  side.source.combines ||
  side.statics.some(x => x.kind === 'no command slot')
    ? 0
    : slotsFor(strength);
