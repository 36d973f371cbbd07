// The shape of a command: its name, its help, what it does.
import type { QuestionView, Seat, State } from '@orrery/kernel';
import type { TableGame } from '@orrery/table';
import type { Keyboard } from '../keyboard.ts';

/** A person at a keyboard who must choose. */
export interface PersonAsked {
  readonly keyboard: Keyboard;
  readonly seat: Seat;
  readonly question: QuestionView;
}

/** What follows a command: `again` waits for the next line, `show` shows table and question again, `back` checks what is asked now, `quit` leaves. */
export type After = 'again' | 'show' | 'back' | 'quit';

/** A command: anything that a person may type besides an answer. */
export interface Command {
  readonly name: string;
  /** its other names */
  readonly also?: readonly string[];
  /** its arguments, for the help: `NAME`, `[N]` */
  readonly takes: string;
  /** its line of help */
  readonly help: string;
  /** true if it takes no arguments because an answer may begin with the same word */
  readonly alone?: true;
  /** who may type it when it is not their turn; absent if it needs a question */
  readonly meanwhile?: 'all' | 'players';
  /** true for the games where it is useful; other games do not list it */
  known?(table: TableGame<State>): boolean;
  /** its possible arguments, for Tab */
  words?(asked: PersonAsked): readonly string[];
  run(asked: PersonAsked, rest: string): After | Promise<After>;
}

/** Makes a command that only prints something. */
export const saying =
  (text: (asked: PersonAsked, rest: string) => string | Promise<string>): Command['run'] =>
  async (asked, rest): Promise<After> => {
    asked.keyboard.out(await text(asked, rest));
    return 'again';
  };
