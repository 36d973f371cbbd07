/** The games as the home page shows them, before any of their rules load. */
import type { GameName } from './books.ts';

/** A game as the home page shows it. */
export interface GameCard {
  /** its name in links */
  readonly name: GameName;
  readonly title: string;
  /** the class of its look */
  readonly look: string;
  /** the class of the faction whose colour it wears */
  readonly tint: string;
  /** how many players a game usually has */
  readonly usual: number;
}

export const GAME_CARDS: readonly GameCard[] = [
  {
    name: 'babylon5',
    title: 'Babylon 5',
    look: 'g-b5',
    tint: 'f-centauri',
    usual: 4,
  },
  {
    name: 'wars',
    title: 'WARS',
    look: 'g-wars',
    tint: 'f-gongen',
    usual: 2,
  },
  {
    name: 'galactic-empires',
    title: 'Galactic Empires',
    look: 'g-ge',
    tint: 'f-argonian',
    usual: 4,
  },
];
