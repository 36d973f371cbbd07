import {
  BadInput,
  count,
  decisionView,
  determinize,
  type MatchRecord,
  optionId,
  options,
  type State,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { tableGame } from '../src/games/registry.ts';
import {
  type Analysis,
  type AnalysisTask,
  Analyst,
  analysisOf,
  asRead,
  costOf,
  Exercise,
  preview,
  Thought,
  type Verdict,
} from '../src/index.ts';
import { ANN, BEN, sitting } from './sitting.ts';

/** A match of two persons who take any option, up to so many choices. */
function matched(game: string, choices: number): MatchRecord {
  const session = sitting(game, [ANN, BEN]);
  while (session.match.length < choices) {
    const [seat] = session.awaitedPersons as [number, ...number[]];
    const { min, max } = session.match.count(seat);
    const list = options(session.table.game, session.match.state, seat);
    const at = (session.match.length * 7) % list.length;
    if (min === 1 && max === 1) session.choose(seat, session.match.decision, [optionId(list[at]!)]);
    else session.expire(seat, session.match.decision);
  }
  return session.match.record();
}

function looked(analyst: Analyst<State>, tasks: readonly AnalysisTask[]): Verdict[] {
  return tasks.map(task => {
    const steps = analyst.perform(task);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  });
}

/** The whole analysis of a record. */
function analysed(analyst: Analyst<State>): Analysis {
  const first = looked(analyst, analyst.tasks());
  return analysisOf(analyst, [...first, ...looked(analyst, analyst.doubts(first))], true);
}

const all = { seats: null, iterations: 4 };
const wars = tableGame('wars');

const record = matched('wars', 24);

/** An analysis in which two decisions with more than two answers have been found to be mistakes, one worse than the other. */
function mistaken(): { analyst: Analyst<State>; analysis: Analysis } {
  const analyst = new Analyst(wars, record, all);
  const free = analyst.decisions.filter(
    ({ at, seat }) =>
      options(wars.game, analyst.position(at), seat).length > 2 &&
      count(wars.game, analyst.position(at), seat).max === 1,
  );
  const verdicts = free.slice(-2).map(({ at, seat, ids }, i): Verdict => {
    const read = asRead(wars, analyst.position(at), seat);
    const other = options(wars.game, analyst.position(at), seat)
      .map(o => read(optionId(o)))
      .find(id => id !== read(ids[0]!))!;
    const better = { ids: [other], chance: 0.5 + i / 10, tries: 60 };
    const chosen = { ids: ids.map(read), chance: 0.3, tries: 60 };
    return { at, sure: true, chosen, best: [better, chosen] };
  });
  return { analyst, analysis: analysisOf(analyst, verdicts, true) };
}

describe('an analysis', () => {
  test('is the same for the same record and effort, in whatever order the decisions are looked at', () => {
    const once = analysed(new Analyst(wars, record, all));
    const analyst = new Analyst(wars, record, all);
    const first = looked(analyst, analyst.tasks().reverse());
    const second = looked(analyst, [...analyst.doubts(first)].reverse());
    expect(analysisOf(analyst, [...second, ...first], true)).toEqual(once);
    expect(once).toMatchObject({ game: 'wars', choices: 24, result: null, effort: 4, complete: true });
    expect(once.looked).toBe(once.decisions);
  });

  test('gives every seat its chance at each of its own decisions', () => {
    const analyst = new Analyst(wars, record, all);
    const { seats, decisions } = analysed(analyst);
    expect(seats.map(({ seat, name }) => [seat, name])).toEqual(analyst.names.map((name, seat) => [seat, name]));
    expect(decisions).toBe(analyst.decisions.length);
    for (const { seat, chances } of seats) {
      expect(chances.map(({ at }) => at)).toEqual(analyst.decisions.filter(d => d.seat === seat).map(d => d.at));
      for (const { chance } of chances) expect(chance >= 0 && chance <= 1).toBe(true);
    }
    const one = new Analyst(wars, record, { ...all, seats: [1] });
    expect(one.decisions).toEqual(analyst.decisions.filter(d => d.seat === 1));
    expect(analysed(one).seats.map(({ seat }) => seat)).toEqual([1]);
  });

  test('judges a decision by what its seat knew, whatever lay hidden', () => {
    const analyst = new Analyst(wars, record, all);
    const { at, seat, ids } = analyst.decisions.at(-1)!;
    const [verdict] = looked(analyst, [{ at, among: null }]) as [Verdict];
    const other = determinize(wars.game, analyst.position(at), seat, 31);
    const thought = new Thought(wars, other, seat, { iterations: 4, besides: [ids] });
    while (thought.going) thought.step();
    expect(thought.judged().slice(0, 3)).toEqual(verdict.best);
  });

  test('tells a mistake with both answers, what they cost and what follows; the costliest first', () => {
    const { analyst, analysis } = mistaken();
    const { mistakes, seats } = analysis;
    expect(mistakes.map(m => m.cost.toFixed(2))).toEqual(['0.30', '0.20']);
    for (const { at, seat, chosen, better, margin, prompt } of mistakes) {
      expect(margin).toBeGreaterThan(0.05);
      expect(margin).toBeLessThan(0.1);
      const question = decisionView(wars.game, analyst.position(at), seat)!.question!;
      expect(prompt).toBe(question.prompt);
      for (const answer of [chosen, better]) {
        expect(answer.label).toBe(question.options.find(o => o.id === answer.ids[0])!.label);
        const { sentences, until, next } = preview(wars, analyst.position(at), seat, answer.ids);
        expect(answer.follows).toEqual({ sentences, until, next });
      }
    }
    for (const { seat, decisions, sound, lost } of seats) {
      const own = mistakes.filter(m => m.seat === seat);
      expect(decisions - sound).toBe(own.length);
      expect(lost).toBeCloseTo(own.reduce((sum, m) => sum + m.cost, 0));
    }
  });

  test('that was left early says so and has what was found', () => {
    const analyst = new Analyst(wars, record, all);
    const some = looked(analyst, analyst.tasks().slice(0, 5));
    const analysis = analysisOf(analyst, some, false);
    expect(analysis).toMatchObject({ complete: false, looked: 5 });
    expect(analysis.decisions).toBeGreaterThan(5);
    expect(analysis.seats.reduce((sum, { chances }) => sum + chances.length, 0)).toBe(5);
    expect(analysis.mistakes.length).toBeLessThanOrEqual(some.filter(v => costOf(v) > 0).length);
  });

  test('of a record that is played another way is refused in one line', () => {
    const changed = { ...record, choices: record.choices.map((c, i) => (i === 15 ? [c[0], 'use:999'] : c)) };
    expect(() => new Analyst(wars, changed as MatchRecord, all)).toThrow(BadInput);
    expect(() => new Analyst(wars, { ...(changed as MatchRecord), version: '0.0' }, all)).toThrow(
      /^The record cannot be analysed \(version 0\.0 made it, this is .*\): .*choice 16.*$/,
    );
    expect(() => new Analyst(wars, record, { ...all, seats: [4] })).toThrow('There is no seat 5');
  });
});

describe('an exercise', () => {
  const exercise = (): Exercise<State> => new Exercise(wars, record, mistaken().analysis.mistakes[0]!, 4);

  test('stands where the match stood, with what had been told, and asks the same', () => {
    const { session, mistake } = exercise();
    expect(session.match.length).toBe(mistake.at);
    expect(session.question(mistake.seat)!.prompt).toBe(mistake.prompt);
    expect(session.log(mistake.seat).length).toBeGreaterThan(0);
    expect(session.reflex(mistake.seat)).toBeNull();
  });

  test('knows what was chosen and what is better, and thinks about anything else', () => {
    const it = exercise();
    const { mistake } = it;
    expect(it.known(mistake.chosen.ids)).toMatchObject({ good: false, again: true });
    expect(it.known(mistake.better.ids)).toMatchObject({ good: true, again: false });
    const known = [mistake.chosen, mistake.better].map(({ ids }) => ids.join());
    const other = it.session.question(mistake.seat)!.options.find(({ id }) => !known.includes(id))!;
    expect(it.known([other.id])).toBeNull();
    const steps = it.judge([other.id]);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value).toMatchObject({ again: false });
    expect(step.value.good).toBe(step.value.chance > step.value.best - 0.05);
    expect(it.known([other.id])).toEqual(step.value);
  });
});
