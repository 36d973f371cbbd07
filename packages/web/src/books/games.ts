import type { GameName } from './books.ts';

/** The games as the first page shows them, before any of their rules are loaded. */
export interface GameCard {
  /** its name in links, as the games' registry has it */
  readonly name: GameName;
  readonly title: string;
  /** the class of its look */
  readonly look: string;
  /** the class of the faction whose colour it wears */
  readonly tint: string;
  readonly about: string;
  readonly seats: string;
  /** how many sit down where nobody says */
  readonly usual: number;
}

export const GAME_CARDS: readonly GameCard[] = [
  {
    name: 'babylon5',
    title: 'Babylon 5',
    look: 'g-b5',
    tint: 'f-centauri',
    about: 'Ambassadors, agendas and conflicts. The first to 20 power, and ahead of everybody, wins.',
    seats: '2 to 5 seats',
    usual: 4,
  },
  {
    name: 'wars',
    title: 'WARS',
    look: 'g-wars',
    tint: 'f-gongen',
    about: 'Ships over worlds, units on the ground, and a deck that is your life. A duel.',
    seats: '2 seats',
    usual: 2,
  },
  {
    name: 'galactic-empires',
    title: 'Galactic Empires',
    look: 'g-ge',
    tint: 'f-argonian',
    about: 'Terrain feeds fleets, fleets shield headquarters. The last one standing wins.',
    seats: '2 to 12 seats',
    usual: 4,
  },
];
