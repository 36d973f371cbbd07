/** What the coach adds to a table. It is loaded only for a player's first match. */
import type { CoachFrame } from '../TableView.tsx';
import { Coach, type Leave } from './Coach.tsx';
import type { CoachedGame } from './coaching.ts';
import { Goal } from './Goal.tsx';
import { Signs } from './Signs.tsx';
import './coach.css';

/** The frame of a table with a coach. @param leave sends the coach away */
export const coachFrame = (game: CoachedGame, leave: Leave): CoachFrame => ({
  Goal: props => <Goal game={game} {...props} />,
  Signs: () => <Signs game={game} />,
  Says: props => <Coach game={game} leave={leave} {...props} />,
});
