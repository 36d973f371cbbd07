// Measures warnings and previews.
import { asked, randomBot } from '@orrery/bots';
import { answer, awaited, clone, optionId, options, type State } from '@orrery/kernel';
import { preview, type TableGame, warnings } from '@orrery/table';

/** The time to find the warnings of all options of a question, and to preview one of them, in microseconds. */
export interface PreviewFigures {
  readonly warnings: number;
  readonly warningsWorst: number;
  readonly preview: number;
  readonly previewWorst: number;
}

/** How often each is measured: the median counts, so that other work of the machine does not. */
const TIMES = 7;

/** Measures questions with several answers, at random choices from a position on. */
export function measurePreviews<S extends State>(table: TableGame<S>, from: S, choices: number): PreviewFigures {
  const { game } = table;
  const bot = randomBot(3);
  const s = clone(from);
  const menus: number[] = [];
  const previews: number[] = [];
  for (let i = 0; i < choices && s.result === null; i++) {
    const seat = awaited(s)[0]!;
    const picks = bot.choose(asked(game, s, seat));
    if (options(game, s, seat).length > 1) {
      menus.push(took(() => warnings(table, s, seat)));
      previews.push(took(() => preview(table, s, seat, picks.map(optionId))));
    }
    answer(game, s, seat, picks);
  }
  return {
    warnings: median(menus),
    warningsWorst: Math.max(0, ...menus),
    preview: median(previews),
    previewWorst: Math.max(0, ...previews),
  };
}

function took(once: () => unknown): number {
  const taken = Array.from({ length: TIMES }, () => {
    const began = performance.now();
    once();
    return (performance.now() - began) * 1000;
  });
  return median(taken);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
