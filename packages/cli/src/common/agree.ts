// The option `--agree`: optional rules that all players agree on before a match.
import { inWords } from '@orrery/kernel';
import { SHELF } from '@orrery/table/shelf';
import type { Command } from 'commander';
import { gathered } from './options.ts';
import { wrap } from './text.ts';

/** The option `--agree`, which may be given several times. */
export interface AgreeOption {
  readonly agree?: readonly string[];
}

/**
 * Adds `--agree` to a command.
 * @param width of the help, in characters
 */
export const addAgreeOption = (command: Command, width: number): Command =>
  command
    .option('--agree <name>', 'an optional rule that all players agree on; repeat it for each rule', gathered)
    .addHelpText('after', () => agreeHelp(width));

/** The optional rules of each game that has some, for the help. */
function agreeHelp(width: number): string {
  const games = SHELF.flatMap(({ title, agreements = [] }) =>
    agreements.length === 0
      ? []
      : [
          `Optional rules of ${title} (--agree):`,
          ...agreements.map(({ id, about, rulesets }) =>
            wrap(
              `  ${id.padEnd(19)} ${about}${rulesets.length === 0 ? '' : ` (${inWords(rulesets)} rules)`}`,
              width,
              20,
            ),
          ),
        ],
  );
  return `\n${games.join('\n')}`;
}
