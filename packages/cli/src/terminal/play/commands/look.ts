// Typed words that show something: list, table, summary, log.
import { meansName, wordsOf } from '@orrery/kernel';
import { unfolded } from '../../skins/index.ts';
import { summaryLines } from '../news.ts';
import type { After, Command, PersonAsked } from './command.ts';

/** The least number of log lines that are shown. */
const USUAL_LOG = 20;

/** The names of the parts of the table, for Tab. */
const partNames = ({ keyboard, seat }: PersonAsked): string[] => [
  ...new Set(keyboard.parts(seat).flatMap(part => part.names)),
];

export const LOOK: readonly Command[] = [
  {
    name: 'list',
    takes: '',
    help: 'list all choices; type a heading to list its choices',
    alone: true,
    async run({ keyboard, seat, question }): Promise<After> {
      await keyboard.showChoices(seat, question);
      return 'again';
    },
  },
  {
    name: 'table',
    meanwhile: 'all',
    takes: '[NAME]',
    help: 'show the whole table, or one part: a player, a place, the hand',
    words: partNames,
    run({ keyboard, seat }, rest) {
      const parts = keyboard.parts(seat);
      if (rest === '') {
        keyboard.io.out([...unfolded(parts), '─'.repeat(keyboard.io.width)].join('\n'));
        return 'again';
      }
      const words = wordsOf(rest);
      const meant = parts.filter(part => part.names.some(name => meansName(words, name)));
      if (meant.length === 0) {
        const names = [...new Set(parts.flatMap(part => part.names.slice(0, 1)))];
        keyboard.out(`The table has no part "${rest}". Its parts are: ${names.join(', ')}.`);
      } else keyboard.io.out(meant.flatMap(part => part.whole ?? part.full).join('\n'));
      return 'again';
    },
  },
  {
    name: 'summary',
    meanwhile: 'players',
    takes: '',
    help: 'show what happened since your last choice, by conflict or battle and player',
    alone: true,
    run({ keyboard, seat }) {
      keyboard.io.out(summaryLines(keyboard, keyboard.door.summary(seat)).join('\n'));
      return 'again';
    },
  },
  {
    name: 'log',
    meanwhile: 'all',
    takes: '[N, all]',
    help: 'show every line of what happened since your last choice',
    words: () => ['all'],
    run({ keyboard, seat }, rest) {
      const log = keyboard.door.log(seat);
      const since = keyboard.door.summary(seat).groups.reduce((sum, { lines }) => sum + lines.length, 0);
      const n = rest === 'all' ? log.length : Number(rest) > 0 ? Number(rest) : Math.max(USUAL_LOG, since);
      const lines = log.slice(-n).map(line => line.text);
      if (lines.length < log.length)
        lines.unshift(`(${log.length - lines.length} earlier lines; type "log all" for them.)`);
      keyboard.out(lines.join('\n') || 'Nothing has happened yet.');
      return 'again';
    },
  },
];
