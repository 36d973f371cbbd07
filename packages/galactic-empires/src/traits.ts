import type { Amount } from '@orrery/kernel';
import type { StaticSource } from './card.ts';

/** What words of Galactic Empires say of themselves, whatever else they do. */
export interface GeTraits {
  /** a word for something that has happened: the type of fact that it looks for */
  readonly happening: string;
  /** another type of fact that it looks for as well */
  readonly alsoHappening: string;
  /** a test of an event that can be reacted to: which events alone it can hold of */
  readonly events: readonly string[];
  /** a filter that names the card itself, or cards that have been chosen */
  readonly named: true;
  /** an effect whose text names what is chosen for it */
  readonly tellsTargets: true;
  /** it speaks of where the card is: crew has a use for such functions on a mission */
  readonly local: true;
  /** a test or filter: the rule that it comes from, where it is not the card's text alone */
  readonly rule: string;
  /** a test of what a static text allows once: that text itself says so */
  readonly onceATurn: true;
  /** an effect that lasts: what holds then */
  readonly lasts: readonly StaticSource[];
}

/** Points for so much of something; an amount that only the table knows counts as two. */
export const points = (n: Amount, each = 1): number => (typeof n === 'number' ? n : 2) * each;
