// Measures what it takes to tell a viewer what has changed.
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

/** What it takes to tell a viewer of a choice: medians over choices and viewers, and what 95 of a hundred stay under. */
export interface ChangeFigures {
  readonly micros: number;
  readonly micros95: number;
  /** as JSON: the patch, the facts and the sentences */
  readonly bytes: number;
  readonly bytes95: number;
  /** the median for a seat that is asked next */
  readonly askedBytes: number;
}

/** The position after a choice and what was heard of it. */
interface Choice<S extends State> {
  readonly after: S;
  readonly heard: readonly Heard[];
}

/** How often a change is made to measure it. */
const TIMES = 20;

/** Measures the changes of some choices at random, for every seat, for one who only watches and for one who sees all. */
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
        // a question is listed anew for it
        after.menus = null;
        const began = performance.now();
        view = viewOf(game, after, viewer);
        changeOf(game, views[i]!, view, heard, viewer);
        taken.push((performance.now() - began) * 1000);
      }
      // the median, so that what else the machine does in between is not counted
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

/** What this part of the values stay under. */
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
