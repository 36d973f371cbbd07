// All commands by name: what the help says of each, and where its code is. Only the command that runs is loaded.
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';

/** Runs another command line of the same program. @throws what the command throws */
export type Other = (args: readonly string[]) => Promise<void>;

/** Adds arguments, options, subcommands and actions to a command that has its name and its description. */
type Fill = (command: Command, io: Io, other: Other) => void;

/** A command as the help knows it. */
interface CommandEntry {
  readonly name: string;
  readonly about: string;
  /** loads the rest */
  load(): Promise<Fill>;
}

/** All commands, in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'menu',
    about: 'open a menu: learn, play, decks, cards and rules, replays',
    load: async () => (await import('./menu.ts')).menu,
  },
  {
    name: 'learn',
    about: 'learn a game in short lessons on the real table',
    load: async () => (await import('./learn.ts')).learn,
  },
  {
    name: 'play',
    about: 'play a game in the terminal against bots, with the rules enforced',
    load: async () => (await import('./play.ts')).play,
  },
  {
    name: 'serve',
    about: 'start a server: people play in the browser or with join',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'join',
    about: 'join a table on a server, as player or spectator',
    load: async () => (await import('./join.ts')).join,
  },
  {
    name: 'data',
    about: 'export all data of a server into a file, or import it: people, decks and games',
    load: async () => (await import('./data.ts')).data,
  },
  {
    name: 'replay',
    about: 'replay, check or explain a recorded game',
    load: async () => {
      const [{ replay }, { analyse }] = await Promise.all([import('./replay.ts'), import('./analyse.ts')]);
      return (command, io) => {
        replay(command, io);
        analyse(command, io);
      };
    },
  },
  {
    name: 'sim',
    about: 'let bots play many games, and report how they went',
    load: async () => (await import('./sim.ts')).sim,
  },
  {
    name: 'env',
    about: 'step matches by lines of JSON, for programs that learn (docs/bots.md)',
    load: async () => (await import('./env.ts')).env,
  },
  {
    name: 'tune',
    about:
      "learn what predicts the winner from games between greedy bots, for the game's weights.ts; or correct the advice, for likings.json",
    load: async () => (await import('./tune.ts')).tune,
  },
  {
    name: 'deck',
    about: 'check, print and list decks: plain text, LackeyCCG (.dek), OCTGN (.o8d), Cockatrice (.cod)',
    load: async () => (await import('./deck.ts')).deck,
  },
  {
    name: 'card',
    about: 'show a card: its numbers, its text, their sources, and its rulings',
    load: async () => (await import('./card.ts')).card,
  },
  {
    name: 'rule',
    about: 'show a rule in our words, where it is enforced, and the tests that prove it',
    load: async () => (await import('./rule.ts')).rule,
  },
  {
    name: 'scenario',
    about: 'run and solve positions written in YAML',
    load: async () => (await import('./scenario.ts')).scenario,
  },
  {
    name: 'coverage',
    about: 'show which rules have a passing test',
    load: async () => (await import('./coverage.ts')).coverage,
  },
  {
    name: 'bench',
    about: 'measure how fast this machine plays: medians of several samples',
    load: async () => (await import('./bench.ts')).bench,
  },
  {
    name: 'load',
    about: 'play at many tables of a server at once, and measure how quickly everybody sees each choice',
    load: async () => (await import('./load.ts')).load,
  },
];
