// Prints an analysis: chances, mistakes, and what was better.
import { articled, inWords, many, type Seat, type State } from '@orrery/kernel';
import type { Analysis, Analyst, Mistake, SeatAnalysis, Weighed } from '@orrery/table';
import { percent, wrap } from '../../common/text.ts';
import { outlookLines, UNANSWERED } from '../../terminal/play/outlook.ts';
import { chanceLines } from './chart.ts';

/** How many mistakes are printed. */
const TOLD = 5;

/** A chance in percentage points. */
export const points = (chance: number): string => many(Math.round(chance * 100), 'point');

/** How the match ended, or that it goes on. */
function outcome({ result, choices, seats }: Analysis, names: readonly string[]): string {
  const length = `${seats.length < names.length ? `${names.length} seats, ` : ''}${many(choices, 'choice')}`;
  if (result === null) return `${length}, not over.`;
  const { winners, kind } = result;
  if (winners.length === 0) return `${length}, without a winner.`;
  const who = inWords(winners.map(seat => names[seat]!));
  return `${length}; ${who} won: ${articled(`${kind} victory`)}.`;
}

/** How well a seat played. */
function summary({ name, decisions, sound, lost }: SeatAnalysis): string {
  const of = many(decisions, 'decision');
  const wrong = decisions - sound;
  if (decisions === 0) return `${name}: no decisions.`;
  if (wrong === 0) return `${name}: ${of}. None had a clearly better choice.`;
  return `${name}: ${of}. ${wrong} could have been better and cost ${points(lost)} together.`;
}

/** The most lines for the preview of an answer. */
const MOST_FOLLOWS = 6;

/** The lines of two previews that the other one does not have. */
function follows(
  chosen: Weighed,
  better: Weighed,
  name: (seat: Seat) => string,
  who: string,
): readonly [string[], string[]] {
  const [mine, best] = [chosen, better].map(answer => outlookLines(answer, name, who)) as [string[], string[]];
  const own = (lines: string[], others: string[]): string[] => {
    const only = [...new Set(lines)].filter(line => !others.includes(line));
    if (only.at(-1) === UNANSWERED) only.pop();
    const few = only.length > MOST_FOLLOWS ? only.slice(0, MOST_FOLLOWS - 1) : only;
    const more = only.length - few.length;
    return more === 0 ? few : [...few, `and ${more} more`];
  };
  const [a, b] = [own(mine, best), own(best, mine)];
  if (a.length + b.length === 0) return [[], ['Both lead to the same at once.']];
  return [a.length > 0 ? a : ['Nothing else follows at once.'], b.length > 0 ? b : ['Nothing else follows at once.']];
}

/** A mistake: the choice, the better one, and what each leads to. */
export function mistakeLines(mistake: Mistake, names: readonly string[], title: string): string[] {
  const { turn, seat, chosen, better, cost, margin, at, prompt } = mistake;
  const name = (other: Seat) => names[other]!;
  const [then, instead] = follows(chosen, better, name, `${name(seat)} is`);
  const part = (head: string, answer: Weighed, lines: readonly string[]) => [
    `   ${head}: ${answer.label} (${percent(answer.chance)})`,
    ...lines.map(line => `     ${line}`),
  ];
  return [
    `${title} ${name(seat)}, turn ${turn}, choice ${at + 1}: it cost ${points(cost)} (give or take ${Math.max(1, Math.round(margin * 100))}).`,
    `   Asked: ${prompt}`,
    ...part('Chosen', chosen, then),
    ...part('Better', better, instead),
  ];
}

/** The whole analysis for people, in lines. */
export function tellAnalysis(analyst: Analyst<State>, analysis: Analysis, file: string, width: number): string[] {
  const { names } = analyst;
  const told = analysis.mistakes.slice(0, TOLD);
  const { effort, looked, decisions, complete, mistakes } = analysis;
  const rest = mistakes.length - told.length;
  const how = `Orrery judged each decision by what its seat knew then. It dealt the hidden cards again and played ${effort} games from there, and 4 times as many where something seemed lost.`;
  return [
    `${analyst.table.game.title}: ${outcome(analysis, names)}`,
    ...(complete ? [] : [`Stopped after ${looked} of ${decisions} decisions.`]),
    'Chances of winning, as each seat could judge them:',
    ...chanceLines(analysis, told, analyst.decisions, width),
    ...(told.length > 0 ? ['The choices that cost most:'] : []),
    ...told.flatMap((m, i) => mistakeLines(m, names, `${i + 1}.`)),
    ...(rest > 0 ? [`And ${rest} more. --json lists all of them.`] : []),
    ...analysis.seats.map(summary),
    how,
    ...(mistakes.length > 0 ? [`Find the better choices yourself: ./orrery replay analyse ${file} --retry`] : []),
  ].flatMap(line => wrap(line, width).split('\n'));
}
