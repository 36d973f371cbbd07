import { readFileSync } from 'node:fs';
import { checkDeck } from '@orrery/babylon5/lists/index';
import { BadInput } from '@orrery/kernel';
import { printList } from '@orrery/kernel/lists/index';
import type { Command } from 'commander';
import { readDeckFile, rulesetOf } from '../decks.ts';

/** Registers `orrery deck`. */
export function deck(program: Command): void {
  const parent = program.command('deck').description('deck lists in plain text');
  parent
    .command('check <file>')
    .description('every fault of a deck list, with its line and the rule that it breaks')
    .option('--game <name>', 'the game', 'babylon5')
    .option('--ruleset <name>', 'casual, tournament or engine', 'casual')
    .option('--json', 'print as JSON')
    .action((file: string, o: { game: string; ruleset: string; json?: boolean }) => {
      if (o.game !== 'babylon5')
        throw new BadInput(`There is no game called "${o.game}"; this version plays babylon5.`);
      const list = readDeckFile(file, name => readFileSync(name, 'utf8'));
      const faults = checkDeck(list, rulesetOf(o.ruleset));
      const count = (cards: readonly { count: number }[]) => cards.reduce((n, c) => n + c.count, 0);
      if (o.json)
        console.log(
          JSON.stringify({
            file,
            ruleset: o.ruleset,
            race: list.race,
            cards: { hand: count(list.hand), deck: count(list.deck), reserve: count(list.reserve) },
            faults,
          }),
        );
      else {
        for (const f of faults) {
          const meant = f.suggestions.length ? `  Did you mean ${f.suggestions.join(' or ')}?` : '';
          console.log(
            `${f.line > 0 ? `line ${f.line}` : 'the list'}: ${f.text}${f.rule ? ` (${f.rule})` : ''}${meant}`,
          );
        }
        console.log(
          faults.length === 0
            ? `${file} is legal under the ${o.ruleset} rules: ${count(list.hand)} in the starting hand, ${count(list.deck)} in the deck${list.reserve.length ? `, ${count(list.reserve)} in reserve` : ''}.`
            : `${faults.length} fault${faults.length === 1 ? '' : 's'}.`,
        );
      }
      if (faults.length > 0) process.exitCode = 1;
    });
  parent
    .command('print <file>')
    .description('print a deck list as it was read')
    .action((file: string) => {
      process.stdout.write(printList(readDeckFile(file, name => readFileSync(name, 'utf8')).list));
    });
}
