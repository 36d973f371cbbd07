// The bots that can sit at a table, from easy to master, and how long each of them thinks.
import {
  asked,
  type Bot,
  carelessBot,
  greedyBot,
  liked,
  type Pace,
  pointsFor,
  randomBot,
  type SearchOptions,
  searchBot,
} from '@orrery/bots';
import { BadInput, type Match, optionId, quoted, type Seat, type State, UNRESOLVED } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';

/** A kind of bot that can sit at a table. */
export interface BotKind {
  readonly name: string;
  /** what it does, in one line */
  readonly about: string;
}

type Maker = <S extends State>(table: TableGame<S>, seed: number) => Bot;

/** How much a level thinks about a decision. */
interface Effort {
  /** next to a strong one */
  readonly share: number;
  /** how many answers it looks at, where a strong one looks at so many */
  readonly candidates: (strong: number) => number;
  /** false for a level that knows nothing of what self-play likes, and goes by the advice alone */
  readonly likes: boolean;
  /** by which beat it answers where others could watch how long it takes, in milliseconds */
  readonly beat: number;
}

type Kind = BotKind & ({ readonly make: Maker } | { readonly effort: Effort });

/** Where a game does not say how much thought it takes. */
const USUAL_PACE = { horizon: 200, answers: 5000 };
const USUAL_CANDIDATES = 10;

/**
 * How a search judges a table's game: what looks best, which is the game's advice with what self-play likes more or less, and how positions stand. Others
 * may know nothing of the likings: in every other world they go by the advice alone.
 */
export function judgementOf<S extends State>({ advice, kinds, likings, evaluation }: TableGame<S>) {
  const judge = { advice, evaluation: evaluation ?? null };
  if (kinds === undefined || likings === undefined) return judge;
  return { ...judge, advice: liked(advice, kinds, pointsFor(likings.points)), others: advice };
}

const KINDS: readonly Kind[] = [
  {
    name: 'easy',
    about: 'plays the answer that looks best, and one time in 3 a random one: for beginners',
    make: (table, seed) => carelessBot(seed, table.advice),
  },
  {
    name: 'medium',
    about: 'tries its 3 best answers in a few possible games; answers at once',
    effort: { share: 1 / 16, candidates: () => 3, likes: false, beat: 250 },
  },
  {
    name: 'strong',
    about: 'tries its best answers in many possible games; takes a fraction of a second',
    effort: { share: 1, candidates: n => n, likes: true, beat: 500 },
  },
  {
    name: 'master',
    about: 'thinks 10 times as long as strong, about more answers',
    effort: { share: 10, candidates: n => Math.ceil(1.6 * n), likes: true, beat: 3_000 },
  },
  {
    name: 'greedy',
    about: 'plays the answer that looks best, without looking ahead',
    make: (table, seed) => greedyBot(seed, table.advice),
  },
  { name: 'random', about: 'plays any legal answer', make: (_table, seed) => randomBot(seed) },
];

/** @throws BadInput for an unknown name */
function kindOf(name: string): Kind {
  const kind = KINDS.find(k => k.name === name);
  if (kind === undefined)
    throw new BadInput(`There is no bot called ${quoted(name)}. Choose from ${BOT_NAMES.join(', ')}.`);
  return kind;
}

/** How a level thinks about a table's game. @returns null for a bot that does not. @throws BadInput for an unknown name */
export function thinkingOf<S extends State>(table: TableGame<S>, name: string): Omit<SearchOptions<S>, 'seed'> | null {
  const kind = kindOf(name);
  return 'effort' in kind ? thinkingWith(table, kind.effort) : null;
}

function thinkingWith<S extends State>(table: TableGame<S>, { share, candidates, likes }: Effort) {
  const { answers, candidates: wide = USUAL_CANDIDATES, ...far }: Pace = table.pace ?? USUAL_PACE;
  return {
    ...judgementOf(likes ? table : { ...table, likings: undefined }),
    ...(table.evaluation === undefined ? {} : far),
    answers: Math.ceil(answers * share),
    candidates: candidates(wide),
  };
}

/** The bots that can sit at a table, the levels first, from the weakest to the strongest. */
export const BOT_KINDS: readonly BotKind[] = KINDS.map(({ name, about }) => ({ name, about }));

/** Bots to measure others against, rather than to play with. */
const YARDSTICKS: ReadonlySet<string> = new Set(['greedy', 'random']);

/** The levels that a person may wish to play against, the weakest first. */
export const LEVELS: readonly BotKind[] = BOT_KINDS.filter(({ name }) => !YARDSTICKS.has(name));

/** One line for each: its name, and what it does. */
export const tellBots = (): string => KINDS.map(({ name, about }) => `  ${name.padEnd(8)} ${about}`).join('\n');

/** Their names. */
export const BOT_NAMES: readonly string[] = KINDS.map(kind => kind.name);

/** True for a bot that takes its time: a host lets others go on meanwhile. */
export const botThinks = (name: string): boolean => botBeat(name) > 0;

/**
 * By which beat a bot answers at a table with others, in milliseconds: what it takes for a decision may depend on what it holds, and is nobody's to know.
 * @returns 0 for one that answers at once, whatever it holds
 */
export function botBeat(name: string): number {
  const kind = KINDS.find(k => k.name === name);
  return kind !== undefined && 'effort' in kind ? kind.effort.beat : 0;
}

/** @throws BadInput for an unknown name */
export function checkBot(name: string): void {
  kindOf(name);
}

/** Makes a bot for a table. @throws BadInput for an unknown name */
export function makeBot<S extends State>(table: TableGame<S>, name: string, seed: number): Bot {
  const kind = kindOf(name);
  const bot = 'make' in kind ? kind.make(table, seed) : searchBot({ ...thinkingWith(table, kind.effort), seed });
  if (table.game.unresolved === undefined) return bot;
  // what comes to no end is for persons to judge: a bot lets the choice stand
  return { ...bot, choose: asked => (asked.menu === UNRESOLVED ? asked.least() : bot.choose(asked)) };
}

/**
 * What a bot answers for a seat of a match: the one place where a table asks a bot. The same question of the same match gets the same
 * answer, after going back and after resuming too. To a motion every bot agrees.
 * @returns the ids of the options it names. @throws BadInput for an unknown name
 */
export function botAnswer<S extends State>(
  table: TableGame<S>,
  match: Pick<Match<S>, 'state' | 'seed' | 'decision'>,
  seat: Seat,
  name: string,
): string[] {
  // what a person proposes to those who play against bots is for the person alone to judge
  if (match.state.motion?.carried === null) return ['yes'];
  const bot = makeBot(table, name, match.seed * 16 + seat + match.decision * 64);
  return bot.choose(asked(table.game, match.state, seat)).map(optionId);
}
