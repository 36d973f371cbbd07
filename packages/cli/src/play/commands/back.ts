import type { After, Asked, Command } from './command.ts';

/** Puts a motion, lets the bots answer it, and says what came of it where nobody else is asked. */
function put({ keyboard }: Asked, propose: () => void): After {
  const { session } = keyboard;
  const { length } = session.match;
  if (!keyboard.tried(propose)) return 'again';
  session.letBotsVote();
  if (session.match.length < length) keyboard.out('Taken back: the others have agreed.');
  else if (session.result === null)
    keyboard.out(session.match.state.motion?.carried === null ? 'The others are asked.' : 'Not everybody has agreed.');
  return 'back';
}

/** Ways back, and to an end that all agree on. */
export const BACK: readonly Command[] = [
  {
    name: 'undo',
    takes: '',
    help: 'takes back your last choice; if the others agree, also where they have chosen since',
    alone: true,
    run(asked) {
      const { session } = asked.keyboard;
      if (!session.undo(asked.seat)) return put(asked, () => session.proposeUndo(asked.seat));
      asked.keyboard.out('Taken back.');
      return 'back';
    },
  },
  {
    name: 'end',
    takes: '',
    help: 'ends the game without a winner, if all agree',
    alone: true,
    run: asked => put(asked, () => asked.keyboard.session.proposeEnd(asked.seat)),
  },
  {
    name: 'tie',
    takes: '',
    help: 'claims a draw: a position came three times',
    alone: true,
    run: ({ keyboard, seat }) => (keyboard.tried(() => keyboard.session.claimDraw(seat)) ? 'back' : 'again'),
  },
  {
    name: 'resign',
    takes: '',
    help: 'leaves the game to the others',
    alone: true,
    run({ keyboard, seat }) {
      keyboard.session.leave(seat);
      return 'back';
    },
  },
];
