// Typed words that go back or end the game: undo, end, tie, resign.
import type { Agreed } from '../door.ts';
import type { After, Asked, Command } from './command.ts';

/** What is said of what has come of a motion; how a game ended is told by itself. */
const CAME: Readonly<Record<Agreed, string>> = {
  'taken back': 'Taken back: the others have agreed.',
  over: '',
  asked: 'The others are asked.',
  refused: 'Not everybody has agreed.',
};

/** Puts something to the vote, and says what came of it. */
async function put({ keyboard, seat }: Asked, what: 'undo' | 'end'): Promise<After> {
  const done = await keyboard.tried(async () => keyboard.out(CAME[await keyboard.door.propose(seat, what)]));
  return done ? 'back' : 'again';
}

/** Ways back, and to an end that all agree on. */
export const BACK: readonly Command[] = [
  {
    name: 'undo',
    takes: '',
    help: 'takes back your last choice; if the others agree, also where they have chosen since',
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
      keyboard.out('Taken back.');
      return 'back';
    },
  },
  {
    name: 'end',
    takes: '',
    help: 'ends the game without a winner, if all agree',
    alone: true,
    meanwhile: 'players',
    run: asked => put(asked, 'end'),
  },
  {
    name: 'tie',
    takes: '',
    help: 'claims a draw: a position came three times',
    alone: true,
    meanwhile: 'players',
    run: async ({ keyboard, seat }) => ((await keyboard.tried(() => keyboard.door.claimDraw(seat))) ? 'back' : 'again'),
  },
  {
    name: 'resign',
    takes: '',
    help: 'leaves the game to the others',
    alone: true,
    meanwhile: 'players',
    run: async ({ keyboard, seat }) => ((await keyboard.tried(() => keyboard.door.resign(seat))) ? 'back' : 'again'),
  },
];
