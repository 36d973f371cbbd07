// Waits until a person here must choose, and hears commands meanwhile.
import { inWords, type QuestionView, type Seat } from '@orrery/kernel';
import type { Command, PersonAsked } from './commands/command.ts';
import { commandOf } from './commands/index.ts';
import type { Keyboard } from './keyboard.ts';

/** The question for commands while it is not the person's turn. */
const NOTHING: QuestionView = {
  menu: '',
  prompt: 'You have no question to answer now.',
  stakes: '',
  rule: null,
  asker: null,
  options: [],
  min: 0,
  max: 0,
  ordered: false,
  proposal: null,
};

/**
 * Waits until a person at this keyboard must choose, or the game is over. Meanwhile it shows what happens, and takes commands that need no question.
 * @param viewer the seat of the person at the screen; null for a spectator
 * @param begin called before the first line is printed
 * @param happened prints what has happened since
 * @returns how the persons have left; null if they have not
 */
export async function waitForTurn(
  keyboard: Keyboard,
  commands: readonly Command[],
  viewer: Seat | null,
  begin: () => void,
  happened: () => void,
): Promise<'quit' | 'ended' | null> {
  const { io, door } = keyboard;
  let leave: (how: 'quit' | 'ended') => void = () => {};
  const left = new Promise<'quit' | 'ended'>(resolve => {
    leave = resolve;
  });
  const release = io.listen(line => {
    if (line === null) {
      leave('ended');
      return false;
    }
    if (commandOf(line, commands)?.command.name === 'quit') {
      leave('quit');
      return true;
    }
    // while bots think, typed lines wait for the next question
    if (!door.shared) return false;
    void meanwhile(keyboard, commands, viewer, line);
    return true;
  });
  let how: 'quit' | 'ended' | null = null;
  void left.then(said => {
    how = said;
  });
  let thinking = false;
  let awaited = '';
  try {
    await door.wait({
      left,
      thinks(seat) {
        thinking = true;
        io.progress?.(`${door.seatName(seat)} is thinking.`);
      },
      waits(seats) {
        begin();
        const names = inWords(seats.map(seat => door.seatName(seat)));
        // a spectator sees on the table whose turn it is
        if (viewer !== null && names !== awaited) keyboard.out(io.style('dim', `Waiting for ${names}.`));
        awaited = names;
      },
      happened,
    });
  } finally {
    release();
    if (thinking) io.progress?.('');
  }
  return how;
}

/** Runs a line that was typed while it is not the person's turn. */
async function meanwhile(
  keyboard: Keyboard,
  commands: readonly Command[],
  viewer: Seat | null,
  line: string,
): Promise<void> {
  if (line.trim() === '') return;
  const typed = commandOf(line, commands);
  const who = typed?.command.meanwhile;
  if (typed === null || who === undefined) {
    const those = commands.filter(c => c.meanwhile === 'all' || (viewer !== null && c.meanwhile === 'players'));
    keyboard.out(
      `${viewer === null ? 'You are watching' : 'It is not your turn'}. You can type: ${those.map(c => c.name).join(', ')}.`,
    );
    return;
  }
  if (viewer === null && who === 'players') {
    keyboard.out('You are watching, so you cannot do that.');
    return;
  }
  // commands for everybody need no seat
  const asked = { keyboard, seat: viewer, question: NOTHING } as PersonAsked;
  await keyboard.tried(() => typed.command.run(asked, typed.rest));
}
