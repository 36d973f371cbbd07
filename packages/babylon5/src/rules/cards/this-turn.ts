// What happened to cards this turn, for texts that ask: the damage that a card took, and the card that neutralized it.
import type { CardId, Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import type { B5State } from '../../state.ts';

/** The key for the damage that a card took this turn; its id follows. */
const HURT = 'hurt ';
/** The key for the card that neutralized a card in an attack this turn; the id of the neutralized card follows. */
const FELLED = 'felled ';
/** The key for the turn in which a war conflict was won against a race; the race follows. */
const WAR_WON = 'war won ';

/** The key for the agenda of its faction at that moment; the id of the neutralized card follows. */
const UNDER = 'felled under ';
/** The key for a player's influence tokens at the start of the turn; the seat follows. */
const RATED = 'rated ';

/** The key that stands in the notes of a match with a card that asks. Other matches keep no such notes. */
const ASKS = 'cards ask';

/** The notes with which a match of these cards begins. They tell if a card asks, so that nobody looks at hidden cards later. */
export const firstNotes = (defs: readonly number[]): Readonly<Record<string, number>> =>
  defs.some(def => DEFS[def]!.remembers) ? { [ASKS]: 1 } : {};

const remembers = (s: B5State): boolean => s.notes[ASKS] === 1;

const noted = (s: B5State, key: string, n: number): void => {
  s.notes = { ...s.notes, [key]: n };
};

/** Notes the influence of a player at its first change in a turn. */
export function noteRating(s: B5State, seat: Seat): void {
  if (remembers(s) && s.notes[RATED + seat] === undefined) noted(s, RATED + seat, s.seats[seat]!.rating);
}

/** How much influence a player has more than at the start of the turn; below 0 if it is less. */
export const grownThisTurn = (s: B5State, seat: Seat): number =>
  s.seats[seat]!.rating - (s.notes[RATED + seat] ?? s.seats[seat]!.rating);

/** Notes damage that a card takes. */
export function noteDamage(s: B5State, card: CardId, n: number): void {
  if (remembers(s)) noted(s, HURT + card, damageThisTurn(s, card) + n);
}

/** Notes which card neutralized which in an attack. */
export function noteFelled(s: B5State, card: CardId, by: CardId): void {
  if (remembers(s)) noted(s, FELLED + card, by);
}

/** Notes the agenda of the faction whose card neutralized another in an attack; -1 for none. */
export function noteFelledUnder(s: B5State, card: CardId, agenda: CardId): void {
  if (remembers(s)) noted(s, UNDER + card, agenda);
}

/** The agenda of the faction whose card neutralized a card in an attack this turn; -1 for none. */
export const felledUnder = (s: B5State, card: CardId): CardId => s.notes[UNDER + card] ?? -1;

/** Notes that a war conflict was won against a race. */
export function noteWarWon(s: B5State, race: number): void {
  if (remembers(s)) noted(s, `${WAR_WON}${race}`, s.turn);
}

/** The damage that a card took this turn, even if some was removed since. */
export const damageThisTurn = (s: B5State, card: CardId): number => s.notes[HURT + card] ?? 0;

/** The card that neutralized a card in an attack this turn; -1 for none. */
export const felledBy = (s: B5State, card: CardId): CardId => s.notes[FELLED + card] ?? -1;

/** True if somebody won a war conflict against this race last turn. */
export const warWonLastTurn = (s: B5State, race: number): boolean => s.notes[`${WAR_WON}${race}`] === s.turn - 1;

/** A new turn begins: the notes of the old one are forgotten. */
export function forgetThisTurn(s: B5State): void {
  const kept = Object.entries(s.notes).filter(([key]) => ![HURT, FELLED, RATED].some(of => key.startsWith(of)));
  if (kept.length < Object.keys(s.notes).length) s.notes = Object.fromEntries(kept);
}
