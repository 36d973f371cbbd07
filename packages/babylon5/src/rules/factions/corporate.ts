// Corporate factions, which companies run: their possible leaders (b5/corporate).
import { refuse } from '@orrery/kernel';
import type { CardDef } from '../../card.ts';
import type { Race } from '../../state.ts';

/** Why a card cannot lead a corporate faction. */
export const CORPORATE = refuse(
  'b5/corporate/2',
  'A corporate faction needs a leader: a corporate character that costs 10 or less.',
);

/** The highest cost of a character that can lead a corporate faction (b5/corporate/2). */
const CORPORATE_COST = 10;

/** True for a card that can lead the corporate faction of a player of this race (b5/corporate/1, b5/corporate/2). */
export function leadsCorporate(def: CardDef, race: Race): boolean {
  const loyal = def.race === null || def.race === 'neutral' || def.race === race;
  return (
    def.type === 'character' &&
    loyal &&
    def.keywords.has('Corporate') &&
    def.cost !== null &&
    def.cost <= CORPORATE_COST &&
    !def.keywords.has("Ambassador's Assistant")
  );
}
