// What you can type at a table on a server, besides answers.
import { timeLeft } from '@orrery/client';
import type { After, Command } from '../play/commands/command.ts';
import { helpCommands } from '../play/commands/help.ts';
import { COMMANDS } from '../play/commands/index.ts';
import { type Feed, newKey } from './feed.ts';

/** Commands with another help text at a table on a server. */
const OWN: ReadonlySet<string> = new Set(['?', 'help', 'hint', 'quit']);

/** All commands at a table on a server. */
export function commandsAt(feed: Feed): readonly Command[] {
  const usual = (name: string) => COMMANDS.find(command => command.name === name)!;
  const commands: readonly Command[] = [
    ...helpCommands(table => commands.filter(c => c.known?.(table) ?? true)),
    ...COMMANDS.filter(({ name }) => !OWN.has(name)),
    { ...usual('hint'), takes: '', help: 'show what looks best now, and what it would do' },
    {
      name: 'say',
      takes: 'WORDS',
      help: 'say something to all at the table',
      meanwhile: 'all',
      async run({ keyboard }, text): Promise<After> {
        if (text === '') keyboard.out('Say what? For example: say Good luck!');
        else await keyboard.tried(() => feed.line.send('say', { table: feed.code, key: newKey(), text }));
        return 'again';
      },
    },
    ...(feed.info.options.clock.kind === 'none' ? [] : [clockOf(feed)]),
    { ...usual('quit'), help: 'leave; the game goes on, and the same link brings you back' },
  ];
  return commands;
}

/** Prints the clocks of all players. */
const clockOf = (feed: Feed): Command => ({
  name: 'clock',
  takes: '',
  help: 'show how much time everybody has',
  meanwhile: 'all',
  run({ keyboard }): After {
    const { standing } = feed.sight!;
    const lines = feed.times()!.map(({ left, runs }, seat) => {
      const { name } = standing[seat]!;
      // without a chess clock a seat has time only while it is asked
      if (!runs && feed.info.options.clock.kind !== 'chess') return `  ${name}: not asked`;
      return `  ${name}: ${timeLeft(left)}${runs ? ', running' : ''}`;
    });
    keyboard.out(lines.join('\n'));
    return 'again';
  },
});
