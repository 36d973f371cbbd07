// `orrery join`: joins a table on a server.
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';

interface JoinOptions {
  readonly name?: string;
  readonly account?: string;
  readonly deck?: string;
  readonly watch?: boolean;
}

/** Adds the arguments, the options and the action of `orrery join`. */
export function join(command: Command, io: Io): void {
  command
    .argument('<link>', 'the link to a table, such as http://localhost:4200/t/7KQ2')
    .option('--name <name>', 'your name as a guest (default: your last name there, or the command asks)')
    .option('--account <name>', 'sign in to this account; the command asks for the password, or reads ORRERY_PASSWORD')
    .option('--deck <name or file>', 'take a seat with this deck, and be ready')
    .option('--watch', 'only watch')
    .addHelpText(
      'after',
      '\nOrrery remembers who you are in your own folder (~/.orrery). The same link brings you back to the same decision.\nCtrl-C or "quit" leaves. The game goes on.',
    )
    .action(async (link: string, options: JoinOptions) => {
      // loaded only for this command, so that the others start faster
      const [{ linkOf }, { joinTable }] = await Promise.all([
        import('../terminal/join/link.ts'),
        import('../terminal/join/sit.ts'),
      ]);
      await joinTable(io, linkOf(link), options);
    });
}
