import type { Amount } from '@orrery/kernel';
import type { StaticSource } from './card.ts';

/** Traits that words of Galactic Empires may declare about themselves. */
export interface GeTraits {
  /** for a word about something that has happened: the type of fact that it waits for */
  readonly happening: string;
  /** another type of fact that it also waits for */
  readonly alsoHappening: string;
  /** for a test of an event that players can react to: the only events that it can be true for */
  readonly events: readonly string[];
  /** a filter that names the card itself, or cards that have been chosen */
  readonly named: true;
  /** for an effect whose text names its targets */
  readonly tellsTargets: true;
  /** it concerns the card's location; crew can use functions with it on a mission */
  readonly local: true;
  /** a filter that may mean terrain: the text of a card with it speaks of terrain */
  readonly terrain: true;
  /** for a test or filter: its rule, if it is not just the card's text */
  readonly rule: string;
  /** for a test whose static text says itself that it works once a turn */
  readonly onceATurn: true;
  /** an effect that does damage */
  readonly harms: true;
  /** an effect that says itself that the card is played */
  readonly playsIt: true;
  /** an effect that changes the number that its card counts */
  readonly counts: true;
  /** for a lasting effect: the static texts that it makes */
  readonly lasts: readonly StaticSource[];
}

/** Returns the worth of an amount in points. An amount that depends on the table counts as two. */
export const points = (n: Amount, each = 1): number => (typeof n === 'number' ? n : 2) * each;
