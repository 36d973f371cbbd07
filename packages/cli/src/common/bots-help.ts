// The help of commands with bots.
import { tellBots } from '@orrery/table';
import { wrap } from './text.ts';

/** The text below the help of a command with bots: each bot, and what it does. */
export function botsHelp(width: number): string {
  const lines = tellBots().split('\n');
  return `\nBots:\n${lines.map(line => wrap(line, width, 9)).join('\n')}`;
}
