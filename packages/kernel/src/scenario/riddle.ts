// What makes a scenario a puzzle: the player who is asked, the best answers, and the bad ones.
import { awaited } from '../decision/decision.ts';
import { BadInput } from '../errors.ts';
import { check, Misplaced, placed, play, type ScenarioRules } from './run.ts';
import type { Path } from './schema.ts';
import type { PuzzleKind } from './shape.ts';
import type { AnySitting } from './sitting.ts';
import { answerOf, makeWish, partsOf } from './wishes.ts';

/** An answer of a puzzle, with its expected result. */
export interface RiddleAnswer {
  readonly do: unknown;
  readonly naming?: unknown;
  readonly why?: string;
  readonly moves?: readonly Readonly<Record<string, unknown>>[];
  readonly expect: Readonly<Record<string, unknown>>;
}

/** What makes a scenario a puzzle: who is asked, and which answers are right and wrong. */
export interface Riddle {
  readonly you: string | number;
  readonly kind: PuzzleKind;
  readonly why: string;
  readonly best: readonly RiddleAnswer[];
  readonly bad?: readonly RiddleAnswer[];
}

const PARTS = ['you', 'kind', 'why'] as const;

/** Checks that a scenario has all parts of a puzzle, or none. @throws Misplaced for a missing part */
export function judgeRiddle(scenario: Partial<Riddle>): void {
  if (scenario.best !== undefined) {
    const missing = PARTS.find(part => scenario[part] === undefined);
    if (missing !== undefined) throw new Misplaced(['best'], `a puzzle with "best" also needs "${missing}".`);
    return;
  }
  const alone = [...PARTS, 'bad' as const].find(part => scenario[part] !== undefined);
  if (alone !== undefined) throw new Misplaced([alone], `"${alone}" belongs to a puzzle. A puzzle also needs "best".`);
}

/** All answers that a puzzle names, with their places in the data. */
const answers = ({ best, bad = [] }: Riddle): { readonly at: Path; readonly answer: RiddleAnswer }[] => [
  ...best.map((answer, i) => ({ at: ['best', i], answer })),
  ...bad.map((answer, i) => ({ at: ['bad', i], answer })),
];

/**
 * Tries each answer of a puzzle on its own table, plays on, and checks the result.
 * @throws Misplaced for an answer that is not offered, and for a result that differs
 */
export function tryAnswers<T extends AnySitting>(rules: ScenarioRules<T>, table: T, riddle: Riddle): void {
  const who = String(riddle.you);
  const { right, wrong } = placed(['you'], () => readAnswers(table, riddle));
  for (const x of wrong)
    if (right.some(y => covers(y, x.all) || covers(x, y.all)))
      throw new Misplaced(x.at, 'this answer is among both the best and the bad.');
  mustLeaveChoice(table, who, right);
  for (const { at, answer } of answers(riddle)) {
    const trial = table.trial();
    placed([...at, 'do'], () => makeWish(trial, who, partsOf(answer.do)));
    (answer.moves ?? []).forEach((move, i) => {
      placed([...at, 'moves', i], () => play(rules, trial, move, [...at, 'moves', i]));
    });
    check(rules, trial, answer.expect, [...at, 'expect']);
    if (at[0] === 'bad') mustDoWorse(rules, trial, riddle, at);
    else mustDoWhatItSays(trial, riddle, at);
  }
}

/** Checks that not every possible answer is among the best. @throws Misplaced if it is */
function mustLeaveChoice(table: AnySitting, who: string, right: readonly ComparedAnswer[]): void {
  if (table.countFor(who).max !== 1) return;
  if (table.options(who).every(o => right.some(x => covers(x, [table.nameAndPlace(o)]))))
    throw new Misplaced(['best'], 'every possible answer is among the best, so there is nothing to find.');
}

/** Checks that a bad answer does not fulfil all that a best one must fulfil. @throws Misplaced if it does */
function mustDoWorse<T extends AnySitting>(rules: ScenarioRules<T>, table: T, riddle: Riddle, at: Path): void {
  riddle.best.forEach((answer, i) => {
    try {
      check(rules, table, answer.expect, []);
    } catch (error) {
      if (error instanceof BadInput) return;
      throw error;
    }
    throw new Misplaced(at, `it fulfils all that best answer ${i + 1} must fulfil, so nothing shows that it is worse.`);
  });
}

/** Checks that a best answer wins, or does not lose, if the puzzle's kind says so. @throws Misplaced if it fails */
function mustDoWhatItSays(table: AnySitting, { kind, you }: Riddle, at: Path): void {
  const winners: readonly number[] | null = table.s.result?.winners ?? null;
  const wins = winners?.includes(table.seat(you)) ?? false;
  if (kind === 'win' && !wins)
    throw new Misplaced(
      at,
      `the puzzle's kind is "win", but ${String(you)} has not won after that: ${table.pending()}.`,
    );
  if (kind === 'save' && winners !== null && !wins)
    throw new Misplaced(at, `the puzzle's kind is "save", but ${String(you)} has lost after that.`);
}

/** An answer for comparison: what it must name, and whether it may name more. */
export interface ComparedAnswer {
  readonly at: Path;
  /** what the puzzle's own answer names, in words */
  readonly all: readonly string[];
  readonly must: readonly string[];
  readonly only: boolean;
}

/** True if the named things count as this answer. Their order does not matter. */
export function covers({ must, only }: ComparedAnswer, named: readonly string[]): boolean {
  if (only && named.length !== must.length) return false;
  const left = [...named];
  return must.every(part => {
    const i = left.indexOf(part);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

/** Returns the answers of a puzzle by what each names at its table. @throws BadInput if the player is not asked, or an answer is not offered */
export function readAnswers(
  table: AnySitting,
  riddle: Riddle,
): { readonly right: ComparedAnswer[]; readonly wrong: ComparedAnswer[] } {
  const seat = table.seat(riddle.you);
  if (!awaited(table.s).includes(seat)) throw new BadInput(`${table.who(seat)} is not asked; ${table.pending()}.`);
  const words = (wish: unknown, at: Path): string[] =>
    placed(at, () => answerOf(table, String(riddle.you), partsOf(wish)).map(o => table.nameAndPlace(o)));
  const read = answers(riddle).map(({ at, answer }): ComparedAnswer => {
    const all = words(answer.do, [...at, 'do']);
    return answer.naming === undefined
      ? { at, all, must: all, only: true }
      : { at, all, must: words(answer.naming, [...at, 'naming']), only: false };
  });
  const apart = read.find(x => !covers(x, x.all));
  if (apart !== undefined) throw new Misplaced([...apart.at, 'naming'], 'the answer itself does not contain that.');
  return { right: read.slice(0, riddle.best.length), wrong: read.slice(riddle.best.length) };
}
