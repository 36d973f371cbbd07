// What a typed word is: its name, its help, what it does.
import type { QuestionView, Seat, State } from '@orrery/kernel';
import type { TableGame } from '@orrery/table';
import type { Keyboard } from '../keyboard.ts';

/** A person who is asked something, at a keyboard. */
export interface Asked {
  readonly keyboard: Keyboard;
  readonly seat: Seat;
  readonly question: QuestionView;
}

/**
 * What comes of a command: `again` waits for the next line, `show` shows table and question anew, `back` looks what is asked now,
 * `quit` leaves.
 */
export type After = 'again' | 'show' | 'back' | 'quit';

/** Something that a person may type besides an answer. */
export interface Command {
  readonly name: string;
  /** what it is called besides */
  readonly also?: readonly string[];
  /** what may follow it, for the help: `NAME`, `[N]` */
  readonly takes: string;
  /** what it does, in a line of the help */
  readonly help: string;
  /** true where nothing may follow it, since an answer may begin with the same word */
  readonly alone?: true;
  /** who may type it while nothing is asked of them; absent where it is about a question */
  readonly meanwhile?: 'all' | 'players';
  /** true for the games in which it is of use; those in which it is none do not list it */
  known?(table: TableGame<State>): boolean;
  /** what may stand behind it, for Tab */
  words?(asked: Asked): readonly string[];
  run(asked: Asked, rest: string): After | Promise<After>;
}

/** What a command does that only says something. */
export const saying =
  (text: (asked: Asked, rest: string) => string | Promise<string>): Command['run'] =>
  async (asked, rest): Promise<After> => {
    asked.keyboard.out(await text(asked, rest));
    return 'again';
  };
