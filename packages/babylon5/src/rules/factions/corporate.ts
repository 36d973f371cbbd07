// Corporate factions, which companies run: who can lead one (b5/corporate).
import { refuse } from '@orrery/kernel';

export const CORPORATE = refuse(
  'b5/corporate/2',
  'A corporate faction is led by a corporate character of cost 10 or less.',
);

/** The greatest cost of a character that leads a corporate faction (b5/corporate/2). */
export const CORPORATE_COST = 10;
