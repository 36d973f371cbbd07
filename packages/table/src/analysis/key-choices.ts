// The few choices of a player that mattered most in a match: those that cost most, and the best found.
import { decisionView, type Seat, type State } from '@orrery/kernel';
import type { JudgedAnswer } from '../hints/thinking.ts';
import type { Outlook } from '../previews/preview.ts';
import { marginBetween, type Weighed, weighed } from './analysis.ts';
import { type AnalysisTask, type Analyst, costOf, type Decision, type Verdict } from './analyst.ts';

/** An answer as a person reads it. */
export interface ToldAnswer {
  readonly ids: readonly string[];
  readonly label: string;
  /** 0 to 1 */
  readonly chance: number;
  /** what follows of it and not of the other answer, in sentences */
  readonly follows: readonly string[];
}

/** A choice that mattered. */
export interface KeyChoice extends Decision {
  readonly prompt: string;
  readonly chosen: ToldAnswer;
  /** the best of the other answers */
  readonly other: ToldAnswer;
  /** by how much the choice was better than the other; below 0 where the other was better */
  readonly gain: number;
  /** so much more or less it may be, twice in three times */
  readonly margin: number;
  /** true where the difference is larger than the doubt */
  readonly clear: boolean;
}

/** How many choices are told. */
const TOLD = 3;
/** How many of each kind are looked at for the second time. */
const SECOND_LOOKS = 4;
/** How many sentences are told of an answer. */
const SENTENCES = 3;

/**
 * True if a difference of two chances is more than its own doubt. The doubt counts once: as much as the difference may be off, twice in three times.
 * A small difference can be clear, too.
 */
export const isClear = (gain: number, margin: number): boolean => Math.abs(gain) > margin;

/** The best answer besides the chosen one; null if no other was tried. */
const otherOf = ({ chosen, best }: Verdict): JudgedAnswer | null =>
  best.find(({ ids, tries }) => tries > 0 && ids.join(' ') !== chosen.ids.join(' ')) ?? null;

const gainOf = (v: Verdict): number => v.chosen.chance - (otherOf(v)?.chance ?? v.chosen.chance);

/** The decisions of a player that are worth a second look: those that seem to have cost most, and those that seem to have been found best. */
export function contenders<S extends State>(
  analyst: Analyst<S>,
  verdicts: readonly Verdict[],
  seat: Seat,
): AnalysisTask[] {
  const mine = verdicts.filter(v => !v.sure && analyst.decision(v.at).seat === seat && otherOf(v) !== null);
  const most = (of: (v: Verdict) => number) =>
    [...mine].sort((a, b) => of(b) - of(a) || a.at - b.at).slice(0, SECOND_LOOKS);
  const wanted = new Set([...most(costOf), ...most(gainOf)]);
  return [...wanted].sort((a, b) => a.at - b.at).map(({ at, best }) => ({ at, among: best.map(({ ids }) => ids) }));
}

/**
 * The choices that mattered most, in order of time: the two that cost most and the best found, as far as there are such. Where no difference is
 * clear, the largest are told, with their doubt.
 * @param verdicts the second looks among them count
 */
export function keyChoices<S extends State>(
  analyst: Analyst<S>,
  verdicts: readonly Verdict[],
  seat: Seat,
): KeyChoice[] {
  const sure = verdicts.filter(v => v.sure && analyst.decision(v.at).seat === seat && otherOf(v) !== null);
  const cost = sure.filter(v => gainOf(v) < 0).sort((a, b) => gainOf(a) - gainOf(b) || a.at - b.at);
  const found = sure.filter(v => gainOf(v) >= 0).sort((a, b) => gainOf(b) - gainOf(a) || a.at - b.at);
  const told = [...cost.slice(0, TOLD - 1), ...found.slice(0, 1)];
  for (const v of [...cost.slice(TOLD - 1), ...found.slice(1)]) if (told.length < TOLD) told.push(v);
  return told.sort((a, b) => a.at - b.at).map(v => keyChoice(analyst, v));
}

function keyChoice<S extends State>(analyst: Analyst<S>, verdict: Verdict): KeyChoice {
  const decision = analyst.decision(verdict.at);
  const s = analyst.position(verdict.at);
  const { seat } = decision;
  const other = otherOf(verdict)!;
  const gain = gainOf(verdict);
  const margin = marginBetween(verdict.chosen, other);
  const [a, b] = [weighed(analyst, s, seat, verdict.chosen), weighed(analyst, s, seat, other)];
  return {
    ...decision,
    prompt: decisionView(analyst.table.game, s, seat)!.question!.prompt,
    chosen: answerTold(a, b),
    other: answerTold(b, a),
    gain,
    margin,
    clear: isClear(gain, margin),
  };
}

const sentencesOf = ({ follows, unanswered }: { follows: Outlook; unanswered: Outlook | null }): string[] =>
  [...follows.sentences, ...(unanswered?.sentences ?? [])].map(({ text }) => text);

/** An answer, with what follows of it alone. */
function answerTold(answer: Weighed, besides: Weighed): ToldAnswer {
  const { ids, label, chance } = answer;
  const others = sentencesOf(besides);
  const only = [...new Set(sentencesOf(answer))].filter(text => !others.includes(text));
  return { ids, label, chance, follows: only.slice(0, SENTENCES) };
}
