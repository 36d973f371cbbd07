/** A finished game that is looked back at: where it is, and the ways out of it. */
import type { ReactNode } from 'react';
import type { PlayedAlone } from '../../connection/games/wanted.ts';

/** A finished game that is looked back at. */
export interface LookedBack {
  /** its id here, or the code of its table: the id of its replay */
  readonly id: string;
  /** the id of its analysis */
  readonly analysis: string;
  /** where the whole game is, with bots in place of other people; null if its decks were secret. It throws an error in one line */
  readonly where: (() => Promise<PlayedAlone>) | null;
  /** the address of its replay, for others */
  readonly link: () => Promise<string>;
  /** on a phone, what else can be done: the look back covers the buttons of the table there */
  readonly next: ReactNode;
}
