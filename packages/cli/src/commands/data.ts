// `orrery data`: exports and imports the data of a server.
import { many } from '@orrery/kernel';
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';

interface DataWishes {
  readonly data?: string;
}

/** Adds the subcommands of `orrery data`. */
export function data(parent: Command, io: Io): void {
  const where = (o: DataWishes) => ({ url: io.env.DATABASE_URL, folder: o.data ?? io.env.DATA_DIR ?? './data' });
  const add = (usage: string, what: string) =>
    parent
      .command(usage)
      .description(what)
      .option('--data <folder>', 'the folder of the embedded database (default: DATA_DIR, or ./data)')
      .addHelpText(
        'after',
        '\nWith DATABASE_URL=postgres://... the command uses PostgreSQL. A file can move from one kind of database to the other.',
      );
  add(
    'export <file>',
    'write everything into a file, also while servers run; keep it safe, because it holds secrets',
  ).action(async (file: string, o: DataWishes) => {
    // loaded only for this command, as for `serve`
    const { exportFile } = await import('@orrery/server');
    io.out(`${file} holds ${many(await exportFile(where(o), file), 'row')}.`);
  });
  add('import <file>', 'read such a file into a new, empty database').action(async (file: string, o: DataWishes) => {
    const { importFile } = await import('@orrery/server');
    io.out(`${many(await importFile(where(o), file), 'row')} of ${file} imported.`);
  });
  parent
    .command('push-keys')
    .description('make keys that sign notices of slow games: PUSH_KEYS (docs/deployment.md)')
    .action(async () => {
      const { newPushKeys } = await import('@orrery/server');
      const { publicKey, privateKey } = await newPushKeys();
      io.out(`PUSH_KEYS="${publicKey} ${privateKey} mailto:you@example.org"`);
    });
}
