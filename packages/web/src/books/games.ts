/** The games as the home page shows them, before any of their rules load. */
import { t } from '../copy/index.ts';
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
  readonly about: string;
  readonly seats: string;
  /** how many players a game usually has */
  readonly usual: number;
}

export const GAME_CARDS: readonly GameCard[] = [
  {
    name: 'babylon5',
    title: 'Babylon 5',
    look: 'g-b5',
    tint: 'f-centauri',
    about: t('games.babylon5.about'),
    seats: t('games.babylon5.seats'),
    usual: 4,
  },
  {
    name: 'wars',
    title: 'WARS',
    look: 'g-wars',
    tint: 'f-gongen',
    about: t('games.wars.about'),
    seats: t('games.wars.seats'),
    usual: 2,
  },
  {
    name: 'galactic-empires',
    title: 'Galactic Empires',
    look: 'g-ge',
    tint: 'f-argonian',
    about: t('games.galactic-empires.about'),
    seats: t('games.galactic-empires.seats'),
    usual: 4,
  },
];
