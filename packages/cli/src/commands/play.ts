// `orrery play`: plays a game in the terminal.
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { BadInput, overlayNamed, type State } from '@orrery/kernel';
import {
  checkSeats,
  gameEntry,
  gameNames,
  type Hearer,
  loadFor,
  loadGame,
  loadToPrepare,
  type Player,
  readyDecks,
  Session,
  type TableGame,
  USUAL,
  wear,
} from '@orrery/table';
import type { Command } from 'commander';
import { type AgreeOption, addAgreeOption } from '../common/agree.ts';
import { botsHelp } from '../common/bots-help.ts';
import { Exit, FAILED } from '../common/errors.ts';
import type { Io } from '../common/io.ts';
import { gathered, listed, OPEN_LISTS, rulesetOption, wholeNumber } from '../common/options.ts';
import { exitCodeOf, takePart } from '../common/signals.ts';
import { wrap } from '../common/text.ts';
import { isProgram } from '../external-bots/command.ts';
import type { DeckForBot } from '../external-bots/protocol.ts';
import { BOT_TIME, type BotWishes, botSettings, deckForBot } from '../external-bots/settings.ts';
import { prepareDecks } from '../files/decks.ts';
import { addOverlayOption, type OverlayOption, overlaysOf } from '../files/overlays.ts';
import { askForGame } from '../terminal/menu/begin.ts';
import { LocalDoor } from '../terminal/play/local-door.ts';
import { Minds } from '../terminal/play/minds.ts';
import { ME, namesOf, PLAYERS, playersOf, seatsOfPersons } from '../terminal/play/players.ts';
import { sitDown } from '../terminal/play/sit.ts';
import { CannotSave, lastUnfinished, readSave, Save } from '../terminal/saves/save.ts';

/** The options of `play`. */
export interface PlayOptions extends Partial<BotWishes>, OverlayOption, AgreeOption {
  readonly deck?: string;
  readonly decks?: string;
  readonly seats?: string;
  /** the number of players, if nothing else says it */
  readonly players?: string;
  readonly ruleset?: string;
  readonly openLists?: boolean;
  readonly seed?: string;
  /** how many seconds a hint thinks */
  readonly thinking?: string;
  readonly resume?: string | boolean;
  /** false: the game is not saved */
  readonly save?: boolean;
}

/** Adds the arguments, the options and the action of `orrery play`. */
export function play(command: Command, io: Io): void {
  addAgreeOption(addOverlayOption(command), io.width)
    .argument('[game]', `the game: ${gameNames()} (default: ${USUAL}, or the game of the saved file)`)
    .option(
      '--deck <name or file>',
      'your deck: a deck list, or a ready deck (./orrery deck list --game NAME shows them)',
    )
    .option('--decks <list>', 'all decks by seat, with commas between them')
    .option(
      '--seats <players>',
      `who sits where: ${PLAYERS.join(', ')}, or ./mybot.py for your own program (docs/bots.md); several "me" share the keyboard (default: you and greedy bots)`,
    )
    .option('--players <n>', 'how many players, instead of --seats: you and greedy bots')
    .option('--bot-time <ms>', 'how many milliseconds a program may think about each answer', BOT_TIME)
    .option('--bot-option <name=value>', 'set an option of a program; repeat it for each option', gathered)
    .option('--ruleset <name>', 'the rules to play by (default: the usual ones of the game)')
    .option('--open-lists', OPEN_LISTS)
    .option('--seed <number>', 'deal the same cards again')
    .option('--thinking <seconds>', 'how many seconds a hint thinks; 0: it answers at once', '1')
    .option('--resume [file]', 'continue the last saved game, or this file; --seats changes the players')
    .option('--no-save', 'play without saving: the game is gone when you leave')
    .addHelpText('after', () => botsHelp(io.width))
    .action(async (game: string | undefined, options: PlayOptions) => {
      // a user without any options is asked
      const asks = io.terminal && game === undefined && Object.keys(options).every(name => UNASKED.has(name));
      const wanted = asks ? await askForGame(io) : { game, options: {} };
      if (wanted !== null) await playGame(io, wanted.game, { ...options, ...wanted.options });
    });
}

/** The options that do not say which game is meant. */
const UNASKED: ReadonlySet<string> = new Set(['save', 'overlay', 'thinking', 'botTime', 'botOption']);

/** Reads `--thinking`. @throws BadInput */
function seconds(text: string): number {
  const n = Number(text);
  if (!(n >= 0 && n <= 600)) throw new BadInput(`--thinking takes seconds from 0 to 600, not "${text}".`);
  return n;
}

/** The notice for open lists. */
const OPEN = 'All decks are open: type "decks" to see them.';

/** How many log lines are shown before a saved game goes on. */
const LAST_LINES = 5;

/** A match and its file; null if it is not saved. */
interface Kept {
  readonly session: Session<State>;
  readonly save: Save | null;
  /** by seat: the decks that external bots are told; absent without external bots */
  readonly decks?: readonly (DeckForBot | null)[];
  /** the text before the first question */
  readonly opening: readonly string[];
}

/**
 * Plays a game from its start or from where it was saved.
 * @param game its name; undefined for that of the saved game, or the usual one
 * @throws BadInput, Exit
 */
export async function playGame(io: Io, game: string | undefined, options: PlayOptions): Promise<void> {
  const thinking = seconds(options.thinking ?? '1');
  const minds = new Minds(io, botSettings({ ...options, botTime: options.botTime ?? BOT_TIME }));
  const { session, save, decks, opening } = options.resume
    ? await resumed(io, game, options, minds.hear)
    : await begun(io, game, options, minds.hear);
  const where =
    save === null
      ? 'The game is not saved: it is gone when you leave.'
      : `Orrery saves the game in ${save.path} after every choice.`;
  const leave = takePart({ word: where });
  const keeper = keeping(io, session, save, decks);
  try {
    await minds.begin(session, decks ?? []);
    const left = await sitDown(io, new LocalDoor(session, minds), {
      seats: seatsOfPersons(session.players),
      kept: where,
      opening: session.match.state.lists === 'open' ? [...opening, OPEN] : opening,
      thinking,
      save: keeper.keep,
    });
    if (keeper.behind) keeper.keep();
    if (keeper.behind) throw new Exit(FAILED, 'Your last choices could not be saved.');
    if (save === null) io.out('The game was not saved.');
    else if (left === 'over') {
      io.out(`Replay it: ./orrery replay show ${save.path}`);
      io.out(`See where the game was won and lost: ./orrery replay analyse ${save.path}`);
    } else io.out(`Saved. Continue with: ./orrery play ${session.table.game.name} --resume ${save.path}`);
  } finally {
    await minds.close(session);
    leave();
    save?.close();
  }
  if (io.interrupted !== null) throw new Exit(exitCodeOf(io.interrupted));
}

/**
 * Saves a game after each choice. If the disk refuses while a person plays, the game goes on, and the next choice tries again.
 * @returns a function that saves it, and one that tells if the file is behind the game. @throws Exit if no person plays, or another process has
 * written the file
 */
function keeping(
  io: Io,
  session: Session<State>,
  save: Save | null,
  decks: Kept['decks'],
): { keep(): void; readonly behind: boolean } {
  let behind = false;
  return {
    get behind() {
      return behind;
    },
    keep() {
      try {
        save?.write(session.match.record(), { players: namesOf(session.players), decks });
        if (behind) io.out('The game is saved again.');
        behind = false;
      } catch (error) {
        if (!(error instanceof CannotSave) || !io.terminal) throw error;
        if (!behind)
          io.out(wrap(`${error.message} The game goes on. Orrery will save it as soon as it can.`, io.width));
        behind = true;
      }
    },
  };
}

/** Continues a saved game. @throws BadInput; Exit if another process plays it */
async function resumed(io: Io, game: string | undefined, options: PlayOptions, hearer: Hearer): Promise<Kept> {
  if (game !== undefined) gameEntry(game);
  for (const given of ['deck', 'decks', 'players', 'ruleset', 'agree', 'seed'] as const)
    if (options[given] !== undefined)
      throw new BadInput(
        `A saved game has its own ${given === 'agree' ? 'optional rules' : given}. Leave --${given} out.`,
      );
  if (typeof options.overlay === 'string') throw new BadInput('A saved game has its own overlay. Leave --overlay out.');
  if (options.openLists) throw new BadInput('A saved game knows whether decks are open. Leave --open-lists out.');
  const path = options.resume === true ? lastUnfinished(io.env, game) : resolve(options.resume as string);
  const save = await kept(io, options, () => Save.resume(path));
  try {
    const saved = readSave(path);
    if (game !== undefined && saved.game !== game) throw new BadInput(`${path} is a game of ${saved.game}.`);
    const players = options.seats === undefined ? stillThere(saved.players) : playersOf(listed(options.seats));
    const table = await loadGame(saved.game, saved.setup);
    await wear(table, overlayNamed(saved.setup));
    const session = Session.resume(table, saved, players, hearer);
    // several persons at one keyboard first see what everybody may know
    const [me = null, ...others] = seatsOfPersons(session.players);
    const log = session.log(others.length > 0 ? null : me).slice(-LAST_LINES);
    const opening = [
      `Resuming ${path}, after ${saved.choices.length} choices.`,
      ...(session.notice === null ? [] : [session.notice]),
      ...log.map(({ text }) => io.style('dim', `· ${text}`)),
    ];
    return { session, save, decks: saved.decks, opening };
  } catch (error) {
    save?.close();
    throw error;
  }
}

/** The players of a saved game. @throws BadInput if one cannot play any more; it says how to replace them */
function stillThere(names: readonly string[]): Player[] {
  try {
    return playersOf(names);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const others = names.map(name => (isProgram(name) ? 'greedy' : name)).join(',');
    throw new BadInput(`${error.message} To continue with one of our bots in its place, add --seats ${others}.`);
  }
}

/** One person and bots. @param players the number of players; without it, the usual one. @throws BadInput */
function alone(table: TableGame<State>, players: string | undefined): string[] {
  const { usual } = table.players;
  const seats = players === undefined ? usual : wholeNumber(players, '--players', 1, 99);
  checkSeats(table, seats);
  return [ME, ...Array<string>(seats - 1).fill('greedy')];
}

/** Begins a game. @throws BadInput; Exit if it cannot be saved */
async function begun(io: Io, game: string | undefined, options: PlayOptions, hearer: Hearer): Promise<Kept> {
  const table = await loadToPrepare(game ?? USUAL);
  const players = options.seats === undefined ? alone(table, options.players) : listed(options.seats);
  if (options.seats !== undefined && options.players !== undefined)
    throw new BadInput('Use --seats to say who plays, or --players to say how many. Do not use both.');
  const seated = playersOf(players);
  const seed =
    options.seed === undefined
      ? randomInt(1, 1_000_000)
      : wholeNumber(options.seed, '--seed', 0, Number.MAX_SAFE_INTEGER);
  if (options.deck !== undefined && options.decks !== undefined)
    throw new BadInput('Use --deck for your deck, or --decks for all. Do not use both.');
  const decks = listed(options.decks);
  if (options.decks === undefined) decks[Math.max(0, players.indexOf(ME))] = options.deck ?? readyDecks(table)[0]!;
  // a list of one's own may name a card that nobody can play yet
  if (decks.some(deck => deck !== undefined && !(deck in table.decks))) await table.loadKnown?.();
  const overlays = await overlaysOf(io, table, options, decks);
  const ruleset = rulesetOption(table, options.ruleset);
  const prepared = prepareDecks(table, decks, players.length, ruleset, { ...options, overlays });
  const { setup, notices } = prepared;
  await loadFor(table, setup);
  const session = Session.start(table, setup, seed, seated, hearer);
  const told = seated.some(player => 'program' in player)
    ? seated.map((player, seat) =>
        'program' in player || options.openLists ? deckForBot(table, decks[seat], prepared.decks[seat]!) : null,
      )
    : undefined;
  // saved at once, to find out before the game if the folder can be written
  const sitting = { players: namesOf(seated), decks: told };
  const save = await kept(io, options, () => Save.create(io.env, session.match.record(), sitting, new Date()));
  const opening = [
    `${table.game.title}, ${session.players.length} players, seed ${seed}. Type ? for help.`,
    save === null ? 'The game is not saved: it is gone when you leave.' : `Orrery saves the game in ${save.path}`,
    ...notices,
    ...overlays.notices,
  ];
  return { session, save, decks: told, opening };
}

/**
 * Opens the file of a game; null for a game that is not saved. If it cannot be saved, a person may play without.
 * @throws Exit in one line
 */
async function kept(io: Io, { save }: PlayOptions, open: () => Save): Promise<Save | null> {
  if (save === false) return null;
  try {
    return open();
  } catch (error) {
    if (!(error instanceof CannotSave)) throw error;
    if (!io.terminal) throw new Exit(FAILED, `${error.message} To play without saving, add --no-save.`);
    io.out(wrap(error.message, io.width));
    const answer = await io.ask('Play without saving? (y/n) ');
    if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new Exit(FAILED, 'No game was started.');
    return null;
  }
}
