// Measures how long it takes to tell a viewer about a change.
import { asked, randomBot } from '@orrery/bots';
import {
  answer,
  awaited,
  changeOf,
  clone,
  type Game,
  type Heard,
  type State,
  type Viewer,
  viewOf,
} from '@orrery/kernel';

/** The cost of telling a viewer about a choice: medians over choices and viewers, and 95th percentiles. */
export interface ChangeFigures {
  readonly micros: number;
  readonly micros95: number;
  /** size of the patch, the facts and the sentences as JSON */
  readonly bytes: number;
  readonly bytes95: number;
  /** the median for a seat that must choose next */
  readonly askedBytes: number;
}

/** The position after a choice, and its events. */
interface Choice<S extends State> {
  readonly after: S;
  readonly heard: readonly Heard[];
}

/** How often each change is measured. */
const TIMES = 20;

/** Measures the changes of random choices, for every seat, a spectator, and a viewer who sees all. */
export function measureChanges<S extends State>(game: Game<S>, from: S, choices: number): ChangeFigures {
  const viewers: Viewer[] = [...from.seats.keys(), null, 'all'];
  const micros: number[] = [];
  const bytes: number[] = [];
  const askedBytes: number[] = [];
  let views = viewers.map(viewer => viewOf(game, from, viewer));
  for (const { after, heard } of choicesFrom(game, from, choices)) {
    views = viewers.map((viewer, i) => {
      let view = views[i]!;
      const taken: number[] = [];
      for (let k = 0; k < TIMES; k++) {
        // the question must be listed again
        after.menus = null;
        const began = performance.now();
        view = viewOf(game, after, viewer);
        changeOf(game, views[i]!, view, heard, viewer);
        taken.push((performance.now() - began) * 1000);
      }
      // the median, so that other work of the machine does not count
      micros.push(part(taken, 0.5));
      const size = JSON.stringify(changeOf(game, views[i]!, view, heard, viewer)).length;
      bytes.push(size);
      if (typeof viewer === 'number' && awaited(after).includes(viewer)) askedBytes.push(size);
      return view;
    });
  }
  return {
    micros: part(micros, 0.5),
    micros95: part(micros, 0.95),
    bytes: part(bytes, 0.5),
    bytes95: part(bytes, 0.95),
    askedBytes: part(askedBytes, 0.5),
  };
}

/** The percentile of values. @param share such as 0.95 */
function part(values: readonly number[], share: number): number {
  return values.slice().sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

function choicesFrom<S extends State>(game: Game<S>, from: S, n: number): Choice<S>[] {
  const bot = randomBot(3);
  const list: Choice<S>[] = [];
  const s = clone(from);
  while (list.length < n && s.result === null) {
    const seat = awaited(s)[0]!;
    const picks = bot.choose(asked(game, s, seat));
    s.heard = [];
    answer(game, s, seat, picks);
    const { heard } = s;
    if (s.result === null) list.push({ after: clone(s), heard });
  }
  return list;
}
