// `orrery data`: exports and imports the data of a server.
import { many } from '@orrery/kernel';
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';

interface DataWishes {
  readonly data?: string;
}

/** Registers `orrery data`. */
export function data(program: Command, io: Io): void {
  const parent = program
    .command('data')
    .description(
      'all that a server keeps: people, decks and games, into a file and back, also into PostgreSQL from the embedded database, or the other way',
    );
  const where = (o: DataWishes) => ({ url: io.env.DATABASE_URL, folder: o.data ?? io.env.DATA_DIR ?? './data' });
  const add = (usage: string, what: string) =>
    parent
      .command(usage)
      .description(what)
      .option('--data <folder>', 'where the embedded database lies (DATA_DIR, or ./data, without it)')
      .addHelpText('after', '\nWith DATABASE_URL=postgres://... it is the database of PostgreSQL.');
  add(
    'export <file>',
    'write everything into a file, also while servers run; keep it safe, for it holds secrets',
  ).action(async (file: string, o: DataWishes) => {
    // loaded for this command alone, as for `serve`
    const { exportFile } = await import('@orrery/server');
    io.out(`${file} holds ${many(await exportFile(where(o), file), 'row')}.`);
  });
  add('import <file>', 'read such a file into a new database, before any server has played there').action(
    async (file: string, o: DataWishes) => {
      const { importFile } = await import('@orrery/server');
      io.out(`${many(await importFile(where(o), file), 'row')} of ${file} are in place.`);
    },
  );
  parent
    .command('push-keys')
    .description('new keys with which a server signs notices of games of days: PUSH_KEYS (docs/deployment.md)')
    .action(async () => {
      const { newPushKeys } = await import('@orrery/server');
      const { publicKey, privateKey } = await newPushKeys();
      io.out(`PUSH_KEYS="${publicKey} ${privateKey} mailto:you@example.org"`);
    });
}
