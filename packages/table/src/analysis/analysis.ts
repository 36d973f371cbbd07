// The analysis of a finished match: chances of winning, mistakes, and what would have been better.
import { decisionView, type Result, type Seat, type State, sharesOf } from '@orrery/kernel';
import type { JudgedAnswer } from '../hints/thinking.ts';
import { type Outlook, preview } from '../previews/preview.ts';
import { answerLabel } from '../questions/answer-label.ts';
import { type Analyst, costOf, type Decision, SLIGHT, type Verdict } from './analyst.ts';

/** A seat's chance of winning at a moment of a match, as that seat could judge it. */
export interface WinChance {
  /** how many choices had been made */
  readonly at: number;
  /** 0 to 1 */
  readonly chance: number;
}

/** How a seat has played. */
export interface SeatAnalysis {
  readonly seat: Seat;
  readonly name: string;
  /** its chance at each of its decisions and, where all was looked at, what it came to at the end */
  readonly chances: readonly WinChance[];
  /** at how many of its decisions it was looked */
  readonly decisions: number;
  /** at how many of them nothing clearly better was found */
  readonly sound: number;
  /** what its mistakes have cost together, in chances of winning */
  readonly lost: number;
}

/** An answer with what becomes of it. */
export interface Weighed extends JudgedAnswer {
  /** what it says, in the words of the question */
  readonly label: string;
  /** what follows for certain, as the seat could know */
  readonly follows: Outlook;
  /** how it goes on if nobody answers it; null where nobody is asked that */
  readonly unanswered: Outlook | null;
}

/** A choice that has cost something. */
export interface Mistake extends Decision {
  /** what was asked */
  readonly prompt: string;
  readonly chosen: Weighed;
  readonly better: Weighed;
  /** how much of the chance of winning it cost */
  readonly cost: number;
  /** so much more or less it may be, since both were tried in so many worlds and no more */
  readonly margin: number;
}

/** What was found in a match. */
export interface Analysis {
  readonly game: string;
  /** how many choices the match had */
  readonly choices: number;
  readonly result: Result | null;
  /** how many worlds were played on for each decision */
  readonly effort: number;
  /** how many decisions there are, and at how many of them it was looked */
  readonly decisions: number;
  readonly looked: number;
  /** false where it was left before all was looked at */
  readonly complete: boolean;
  readonly seats: readonly SeatAnalysis[];
  /** what cost most comes first */
  readonly mistakes: readonly Mistake[];
}

/**
 * What comes of all that was found by now.
 * @param complete whether all was looked at that was to be
 */
export function analysisOf<S extends State>(
  analyst: Analyst<S>,
  verdicts: readonly Verdict[],
  complete: boolean,
): Analysis {
  const { table, record, effort, decisions, names } = analyst;
  // a second look counts for more than the first
  const found = new Map<number, Verdict>();
  for (const v of [...verdicts].sort((a, b) => Number(a.sure) - Number(b.sure))) found.set(v.at, v);
  const mistakes = [...found.values()]
    .filter(v => v.sure && costOf(v) >= Math.max(SLIGHT, marginOf(v)))
    .map(v => mistakeOf(analyst, v))
    .sort((a, b) => b.cost - a.cost || a.at - b.at);
  return {
    game: table.game.name,
    choices: record.choices.length,
    result: record.result,
    effort: effort.iterations,
    decisions: decisions.length,
    looked: found.size,
    complete,
    seats: names.flatMap((name, seat) => {
      if (!(effort.seats?.includes(seat) ?? true)) return [];
      const mine = decisions.filter(d => d.seat === seat && found.has(d.at));
      const own = mistakes.filter(m => m.seat === seat);
      const chances = mine.map(({ at }) => ({ at, chance: found.get(at)!.best[0].chance }));
      const { result } = record;
      if (result !== null && complete)
        chances.push({ at: record.choices.length, chance: sharesOf(result, names.length)[seat]! });
      return [
        {
          seat,
          name,
          chances,
          decisions: mine.length,
          sound: mine.length - own.length,
          lost: own.reduce((sum, { cost }) => sum + cost, 0),
        },
      ];
    }),
    mistakes,
  };
}

/** By how much the difference of two chances may be off, twice in three times. */
export const marginBetween = (a: JudgedAnswer, b: JudgedAnswer): number => {
  const spread = ({ chance, tries }: JudgedAnswer) => (tries === 0 ? 1 : (chance * (1 - chance)) / tries);
  return Math.sqrt(spread(a) + spread(b));
};

const marginOf = ({ chosen, best: [first] }: Verdict): number => marginBetween(chosen, first);

function mistakeOf<S extends State>(analyst: Analyst<S>, verdict: Verdict): Mistake {
  const { at, chosen, best } = verdict;
  const decision = analyst.decision(at);
  const s = analyst.position(at);
  const { seat } = decision;
  return {
    ...decision,
    prompt: decisionView(analyst.table.game, s, seat)!.question!.prompt,
    chosen: weighed(analyst, s, seat, chosen),
    better: weighed(analyst, s, seat, best[0]),
    cost: costOf(verdict),
    margin: marginOf(verdict),
  };
}

/** An answer with its words and what becomes of it. */
export function weighed<S extends State>({ table }: Analyst<S>, s: S, seat: Seat, judged: JudgedAnswer): Weighed {
  const { unanswered, changes: _changes, warnings: _warnings, ...follows } = preview(table, s, seat, judged.ids);
  return { ...judged, label: answerLabel(table, s, seat, judged.ids), follows, unanswered };
}
