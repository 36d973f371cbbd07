// `orrery join`: joins a table on a server.
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';

interface JoinOptions {
  readonly name?: string;
  readonly account?: string;
  readonly deck?: string;
  readonly watch?: boolean;
}

/** Registers `orrery join`. */
export function join(program: Command, io: Io): void {
  program
    .command('join')
    .argument('<link>', 'the link to a table, such as http://localhost:4200/t/7KQ2')
    .description('the terminal table of a game on a server, as player or spectator')
    .option('--name <name>', 'what you are called there as a guest; without it as last time, or it is asked')
    .option('--account <name>', 'with an account there; its password is asked, or stands in ORRERY_PASSWORD')
    .option('--deck <name or file>', 'sits down with this deck, a deck list or a ready deck, and is ready')
    .option('--watch', 'takes no seat')
    .addHelpText(
      'after',
      '\nWho you are there is kept in this user\'s own folder (~/.orrery): the same link brings you back to the same decision.\nCtrl-C or "quit" leaves, and the game goes on.',
    )
    .action(async (link: string, options: JoinOptions) => {
      // loaded for this command alone: the others begin no later for it
      const [{ linkOf }, { joinTable }] = await Promise.all([
        import('../terminal/join/link.ts'),
        import('../terminal/join/sit.ts'),
      ]);
      await joinTable(io, linkOf(link), options);
    });
}
