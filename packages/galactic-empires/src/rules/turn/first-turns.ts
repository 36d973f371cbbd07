// Limits of turns 1 and 2: which cards a player cannot play yet (ge/first-turns).
import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { type Side, sideOf } from '../../card.ts';
import { facts } from '../../language.ts';
import type { CardType } from '../../printed.ts';
import type { GeState } from '../../state.ts';

/** A player has played the one unit of turn 2 (ge/first-turns/3). */
const unitPlayed = facts.define<{ seat: Seat }>('unit-played', {
  aside: true,
  apply(s, x) {
    s.seats[x.seat] = { ...s.seats[x.seat]!, own: s.own, units: s.seats[x.seat]!.units + 1 };
  },
  show: { seat: 'seat' },
  say: () => '',
});

/** The types of which turn 2 allows one card in all: ships, bases, dragons, installations and psys (ge/first-turns/3, ge/first-turns/4). */
const LIMITED: ReadonlySet<CardType> = new Set<CardType>(['S', 'B', 'D', 'I', 'P']);

/** Counts a card that comes into play on turn 2 of its player, if turn 2 limits its type. */
export function countUnit(s: GeState, card: CardId, seat: Seat): void {
  const { type, playedAs } = sideOf(s, card);
  if (LIMITED.has(type) && playedAs !== 'T' && s.seats[seat]!.turns === 2 && s.turnOf === seat) unitPlayed(s, { seat });
}

const TERRAIN_ONLY = refuse('ge/first-turns/1', 'On your first turn you can play only terrain.');
const ONE_UNIT = refuse('ge/first-turns/3', 'On your second turn you can play only 1 ship, base or dragon.');
// players without such cards read nothing of them
const ONE_OF_ALL = refuse(
  'ge/first-turns/4',
  'On your second turn you can play only 1 ship, base, dragon, installation or psy.',
);

/** Returns the rule that stops a player from playing a card as this type in one of their first two turns, or null. */
export function judgeFirstTurns(s: GeState, seat: Seat, side: Side): Refusal | null {
  const { turns, units } = s.seats[seat]!;
  if (turns <= 1 && side.playedAs !== 'T') return TERRAIN_ONLY;
  // what is played as terrain is not the one unit of turn 2
  if (turns !== 2 || units === 0 || side.playedAs === 'T' || !LIMITED.has(side.type)) return null;
  return side.type === 'I' || side.type === 'P' ? ONE_OF_ALL : ONE_UNIT;
}
