/** Judges a finished game in the worker: the chances after every turn, and the choices that mattered most. */
import type { MatchRecord, Seat, State } from '@orrery/kernel';
import {
  type AnalysisTask,
  Analyst,
  contenders,
  decisionsFor,
  keyChoices,
  type TableGame,
  turnChances,
  type Verdict,
} from '@orrery/table';
import { loadGame } from '@orrery/table/shelf';
import type { Judged } from '../games/judged.ts';
import { ME, type PlayedAlone } from '../games/wanted.ts';
import { type Answer, answering } from './answer.ts';
import { playedAlone } from './host.ts';
import { rest } from './rest.ts';

/** How many worlds are played on for each decision. */
const WORLDS = 10;
/** The page hears of the progress at most once in so many milliseconds. */
const PAUSE = 150;

/** The analysis of one game. Whoever wants it to stop ends the worker. */
export class AnalysisHost {
  /**
   * Judges a finished game against bots. It looks at every decision once, and at the most important ones again.
   * @param hear gets what is known, again and again
   */
  analyse(where: PlayedAlone, hear: (judged: Judged) => void): Promise<Answer<Judged>> {
    return answering(async () => {
      const { players, record } = await playedAlone(where);
      return judge(await loadGame(record.game, record.setup), record, Math.max(0, players.indexOf(ME)), hear);
    });
  }
}

async function judge(
  table: TableGame<State>,
  record: MatchRecord,
  seat: Seat,
  hear: (judged: Judged) => void,
): Promise<Judged> {
  const analyst = new Analyst(table, record, { seats: null, iterations: WORLDS });
  const { names } = analyst;
  const wanted = decisionsFor(analyst.decisions, seat, names.length);
  const verdicts: Verdict[] = [];
  const last = Math.max(1, ...analyst.decisions.map(({ turn }) => turn));
  let told = 0;
  const now = (of: number, complete: boolean): Judged => {
    const end = complete ? { result: record.result, at: record.choices.length, turn: last } : null;
    return {
      seat,
      names,
      last,
      done: verdicts.length,
      of,
      turns: turnChances(wanted, verdicts, names.length, end),
      key: complete ? keyChoices(analyst, verdicts, seat) : null,
    };
  };
  const look = async (tasks: readonly AnalysisTask[], of: number) => {
    for (const task of tasks) {
      const steps = analyst.perform(task);
      let step = steps.next();
      for (; !step.done; step = steps.next()) await rest();
      verdicts.push(step.value);
      if (performance.now() < told + PAUSE) continue;
      told = performance.now();
      hear(now(of, false));
    }
  };
  const first = wanted.map(({ at }) => ({ at, among: null }));
  await look(first, first.length);
  const again = contenders(analyst, verdicts, seat);
  await look(again, first.length + again.length);
  return now(first.length + again.length, true);
}
