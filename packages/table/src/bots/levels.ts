// The bots for a table, from easy to master, and how long each of them thinks.
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
  /** compared with strong */
  readonly share: number;
  /** the number of answers it tries, if strong tries this many */
  readonly candidates: (strong: number) => number;
  /** false for a level without likings from self-play, which uses the advice alone */
  readonly likes: boolean;
  /** the beat of its answers in milliseconds, if other players could watch how long it takes */
  readonly beat: number;
}

type Kind = BotKind & ({ readonly make: Maker } | { readonly effort: Effort });

/** The default for games that do not say how much thinking they need. */
const USUAL_PACE = { horizon: 200, answers: 5000 };
const USUAL_CANDIDATES = 10;

/**
 * How a search judges a game: the game's advice with the likings from self-play, and the worth of positions. Opponents may not know the likings: in
 * every second world they use the advice alone.
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

/** Returns how a level thinks about a game. @returns null for a bot that does not think. @throws BadInput for an unknown name */
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

/** All bots for a table: the levels first, from the weakest to the strongest. */
export const BOT_KINDS: readonly BotKind[] = KINDS.map(({ name, about }) => ({ name, about }));

/** Bots for measuring others, not for playing with. */
const YARDSTICKS: ReadonlySet<string> = new Set(['greedy', 'random']);

/** The levels that people play against, the weakest first. */
export const LEVELS: readonly BotKind[] = BOT_KINDS.filter(({ name }) => !YARDSTICKS.has(name));

/** Returns one line for each: its name, and what it does. */
export const tellBots = (): string => KINDS.map(({ name, about }) => `  ${name.padEnd(8)} ${about}`).join('\n');

/** Their names. */
export const BOT_NAMES: readonly string[] = KINDS.map(kind => kind.name);

/** True for a bot that takes time; a host lets others go on meanwhile. */
export const botThinks = (name: string): boolean => botBeat(name) > 0;

/**
 * Returns the beat of a bot's answers at a table with other players, in milliseconds. The real time could show something about its hand.
 * @returns 0 for a bot that always answers at once
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
  // people decide on endless effects: a bot lets the choice stand
  return { ...bot, choose: asked => (asked.menu === UNRESOLVED ? asked.least() : bot.choose(asked)) };
}

/**
 * Returns a bot's answer for a seat of a match. This is the only place where a table asks a bot. The same question of the same match gets the same
 * answer, also after an undo or a resume. Every bot agrees to a motion.
 * @returns the ids of the options it names. @throws BadInput for an unknown name
 */
export function botAnswer<S extends State>(
  table: TableGame<S>,
  match: Pick<Match<S>, 'state' | 'seed' | 'decision'>,
  seat: Seat,
  name: string,
): string[] {
  // a person who plays against bots decides alone on the motions of that match
  if (match.state.motion?.carried === null) return ['yes'];
  const bot = makeBot(table, name, match.seed * 16 + seat + match.decision * 64);
  return bot.choose(asked(table.game, match.state, seat)).map(optionId);
}
