/** What each game calls the cost of a card and the side that it belongs to. */
import { t } from '../../copy/index.ts';

/** What a game calls the cost of a card: `Cost`, or `Strength` in Galactic Empires. */
export const costName = (game: string | undefined): string =>
  t(`library.cards.cost.${game === 'galactic-empires' ? 'strength' : 'cost'}`);

/** The name of the side of a card: `Race`, `Faction` or `Empire`. */
export const sideName = (game: string | undefined): string =>
  t(`library.cards.side.${game === 'wars' ? 'faction' : game === 'galactic-empires' ? 'empire' : 'race'}`);
