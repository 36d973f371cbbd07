// `orrery deck`: checks, prints and lists decks.
import { many } from '@orrery/kernel';
import { DECK_FORMS, type DeckForm, gameNames, loadDecks, tellFault, USUAL } from '@orrery/table/lists';
import { type Command, Option } from 'commander';
import { Exit, FAILED } from '../common/errors.ts';
import type { Io } from '../common/io.ts';
import { rulesetOption } from '../common/options.ts';
import { deckOf } from '../files/decks.ts';
import { addOverlayOption, type OverlayOption, overlaysOf } from '../files/overlays.ts';

interface DeckOptions extends OverlayOption {
  readonly game: string;
  readonly ruleset?: string;
  readonly json?: boolean;
}

interface PrintOptions extends DeckOptions {
  readonly as: DeckForm;
}

/** Adds the subcommands of `orrery deck`. */
export function deck(parent: Command, io: Io): void {
  const add = (usage: string, what: string) =>
    parent.command(usage).description(what).option('--game <name>', `the game: ${gameNames()}`, USUAL);
  addOverlayOption(
    add('check <deck>', 'list every fault of a deck (a file or a ready deck), with its line and its rule'),
  )
    .option('--ruleset <name>', 'the rules to check it by (default: the usual ones of the game)')
    .option('--json', 'print as JSON')
    .action((file: string, o: DeckOptions) => checkList(io, file, o));
  add('print <deck>', 'print a deck as plain text, or as a .dek of LackeyCCG')
    .addOption(new Option('--as <form>', 'the format').choices(DECK_FORMS).default('text'))
    .action(async (name: string, o: PrintOptions) => {
      const table = await loadDecks(o.game);
      io.out(table.printDeck(deckOf(table, name).text, o.as).replace(/\n$/, ''));
    });
  add('list', 'list the decks that come with a game')
    .option('--json', 'print as JSON')
    .action(async (o: DeckOptions) => {
      const decks = Object.entries((await loadDecks(o.game)).decks).map(([name, { title }]) => ({ name, title }));
      const wide = Math.max(...decks.map(d => d.name.length)) + 2;
      if (o.json) io.out(JSON.stringify({ game: o.game, decks }));
      else for (const d of decks) io.out(`${d.name.padEnd(wide)}${d.title}`);
    });
}

/** `orrery deck check`. @throws Exit 1 if the list has faults; BadInput if there is no such game, ruleset or file */
async function checkList(io: Io, file: string, o: DeckOptions): Promise<void> {
  const table = await loadDecks(o.game);
  const ruleset = rulesetOption(table, o.ruleset);
  const overlays = await overlaysOf(io, table, o, [file]);
  const { faults, size, facts } = table.checkDeck(
    deckOf(table, file).text,
    ruleset,
    overlays.decks.get(file) ?? overlays.table,
  );
  if (o.json) io.out(JSON.stringify({ file, game: o.game, ruleset, ...facts, faults }));
  else {
    for (const fault of faults) io.out(tellFault(fault));
    const under = ruleset === null ? '' : ` under the ${ruleset} rules`;
    io.out(faults.length === 0 ? `${file} is legal${under}: ${size}.` : `${many(faults.length, 'fault')}.`);
  }
  if (faults.length > 0) throw new Exit(FAILED);
}
