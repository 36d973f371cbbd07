// Typed words that go back or end the game: undo, end, tie, resign.
import type { Agreed } from '../door.ts';
import type { After, Command, PersonAsked } from './command.ts';

/** The message after a motion. The end of a game has its own. */
const CAME: Readonly<Record<Agreed, string>> = {
  'taken back': 'Undone. The others agreed.',
  over: '',
  asked: 'The other players must agree first.',
  refused: 'Not all players agreed.',
};

/** Makes a motion, and prints its result. */
async function put({ keyboard, seat }: PersonAsked, what: 'undo' | 'end'): Promise<After> {
  const done = await keyboard.tried(async () => keyboard.out(CAME[await keyboard.door.propose(seat, what)]));
  return done ? 'back' : 'again';
}

/** The commands to undo, and to end the game together. */
export const BACK: readonly Command[] = [
  {
    name: 'undo',
    takes: '',
    help: 'undo your last choice; if others have chosen since, they must agree',
    alone: true,
    meanwhile: 'players',
    async run(asked) {
      const { keyboard, seat } = asked;
      let alone = false;
      const tried = await keyboard.tried(async () => {
        alone = await keyboard.door.undo(seat);
      });
      if (!tried) return 'again';
      if (!alone) return put(asked, 'undo');
      keyboard.out('Undone.');
      return 'back';
    },
  },
  {
    name: 'end',
    takes: '',
    help: 'end the game without a winner, if all agree',
    alone: true,
    meanwhile: 'players',
    run: asked => put(asked, 'end'),
  },
  {
    name: 'tie',
    takes: '',
    help: 'claim a draw, because a position came 3 times',
    alone: true,
    meanwhile: 'players',
    run: async ({ keyboard, seat }) => ((await keyboard.tried(() => keyboard.door.claimDraw(seat))) ? 'back' : 'again'),
  },
  {
    name: 'resign',
    takes: '',
    help: 'give up the game',
    alone: true,
    meanwhile: 'players',
    run: async ({ keyboard, seat }) => ((await keyboard.tried(() => keyboard.door.resign(seat))) ? 'back' : 'again'),
  },
];
