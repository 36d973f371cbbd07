// Permission to play a card at all, wherever it goes: Card Plays, command slots, texts that forbid it (ge/play-cards-phase/1, ge/command/10).

import { type CardId, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { defOf, KIND, type Kind, type Side } from '../../card.ts';
import { strengthAs } from '../../printed.ts';
import type { GeState } from '../../state.ts';
import { hasSlots, slotsFor } from '../fleet/command.ts';
import { judgePersona } from '../table/persona.ts';
import { allInPlay } from '../table/stacks.ts';
import { anyStatic, meansSeat } from '../texts/static-texts.ts';
import { judgeFirstTurns } from '../turn/first-turns.ts';
import { fixedPlays } from './card-plays.ts';

const NO_PLAYS = refuse('ge/play-cards-phase/1', 'You have no Card Play left this turn.');
const NO_SLOT = refuse('ge/command/10', 'You have no free command slot for it.');
const BANNED = refuse('ge/crucial-rules/1', 'A card in play stops you from playing it now.');

/**
 * True if playing the card costs no Card Play: its text says so, or a text in play does (ge/play-cards-phase/1).
 * @param on the card that it is played on, -1 for none; if absent, returns true as soon as it could be free somewhere
 */
export function isFree(s: GeState, seat: Seat, card: CardId, side: Side, on?: CardId): boolean {
  // if a text fixes how many cards a player plays, no other text makes an exception
  if (fixedPlays(s, seat) !== null) return false;
  if (side.source.free === true || speaksFor(s, KIND['free play'], seat, card, on)) return true;
  if (side.freeOn === null) return false;
  const f = scene(seat, card);
  return on === undefined ? allInPlay(s).some(id => side.freeOn!(s, id, f)) : on >= 0 && side.freeOn(s, on, f);
}

/** True if a text of a kind covers this player and this card of theirs. */
const speaksFor = (s: GeState, kind: Kind, seat: Seat, card: CardId, on?: CardId): boolean =>
  anyStatic(
    s,
    kind,
    (st, f) => (st.of === null || on === undefined || (on >= 0 && st.of(s, on, f))) && meansSeat(s, st, f, seat),
    card,
  );

/**
 * Returns the rule that forbids a player to play a card as this type now, wherever it goes, or null. `judgePlay` checks places and targets.
 * @param free true if a text lets the player play it without a Card Play
 */
export function judgeAtAll(s: GeState, seat: Seat, card: CardId, side: Side, free = false): Refusal | null {
  if (s.turnOf === seat) {
    if (s.seats[seat]!.plays < 1 && !free && !isFree(s, seat, card, side)) return NO_PLAYS;
    const early = judgeFirstTurns(s, seat, side);
    if (early !== null) return early;
  }
  const twice = judgePersona(s, card);
  if (twice !== null) return twice;
  const def = defOf(s, card);
  if (!hasSlots(s, seat, card, slotsNeeded(side, strengthAs(def.source, def.sides.indexOf(side))))) return NO_SLOT;
  return speaksFor(s, KIND['no play'], seat, card) ? BANNED : null;
}

const slotsNeeded = (side: Side, strength: number): number =>
  (side.type !== 'S' && side.type !== 'B' && side.type !== 'D') ||
  // played as terrain it needs no free slot, though it takes one in play (T/B5 Vektrean Asteroid Outpost)
  side.playedAs === 'T' ||
  side.source.is?.includes('their slot') ||
  side.source.combines ||
  side.statics.some(x => x.kind === 'no command slot')
    ? 0
    : slotsFor(strength);
