// `orrery load`: a load test for a server.
import { BadInput, inWords } from '@orrery/kernel';
import { gameNames, loadRules, USUAL } from '@orrery/table';
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';
import { wholeNumber } from '../common/options.ts';

interface LoadOptions {
  readonly game: string;
  readonly tables: string;
  readonly seats?: string;
  readonly watchers: string;
  readonly pace: string;
  readonly seconds: string;
  readonly restless?: boolean;
  readonly json?: boolean;
}

/** Adds the arguments, the options and the action of `orrery load`. */
export function load(command: Command, io: Io): void {
  command
    .argument('<urls...>')
    .option('--game <name>', `the game: ${gameNames()}`, USUAL)
    .option('--tables <n>', 'how many tables', '200')
    .option('--seats <n>', 'how many players at each table (default: as many as the game takes, up to 4)')
    .option('--watchers <n>', 'how many spectators at each table', '0')
    .option('--pace <ms>', 'each person chooses at most once in so many milliseconds', '2000')
    .option('--seconds <n>', 'how many seconds to measure', '60')
    .option('--restless', 'people lose their connection and come back all the time')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nStart the server with ORRERY_LIMITS=off, because one machine plays for many.')
    .action((urls: string[], o: LoadOptions) => run(io, urls, o));
}

/** `orrery load`. @throws BadInput for a load that cannot be measured */
async function run(io: Io, urls: readonly string[], o: LoadOptions): Promise<void> {
  const wrong = urls.find(url => !URL.canParse(url));
  if (wrong !== undefined)
    throw new BadInput(`"${wrong}" is not an address. An address looks like http://localhost:4200.`);
  const { players } = await loadRules(o.game);
  const { load: carry } = await import('../lab/load/load.ts');
  const { tellLoad } = await import('../lab/load/tell.ts');
  const wishes = {
    addresses: urls.map(url => new URL(url).origin),
    game: o.game,
    tables: wholeNumber(o.tables, '--tables', 1, 10_000),
    seats:
      o.seats === undefined ? Math.min(4, players.most) : wholeNumber(o.seats, '--seats', players.least, players.most),
    watchers: wholeNumber(o.watchers, '--watchers', 0, 1000),
    pace: wholeNumber(o.pace, '--pace', 0, 600_000),
    millis: wholeNumber(o.seconds, '--seconds', 1, 86_400) * 1000,
    restless: o.restless === true,
  };
  const figures = await carry(wishes, text => io.progress?.(text)).catch((error: unknown) => {
    if (error instanceof TypeError) throw new BadInput(`No server answers at ${inWords(wishes.addresses)}.`);
    throw error;
  });
  io.progress?.('');
  io.out(o.json ? JSON.stringify(figures) : tellLoad(wishes, figures));
}
