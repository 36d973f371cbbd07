/** The classes of ships: what a word in the title adds to a hull. */
import { arc, starry } from '../pen/draft.ts';
import type { Frame } from './frame.ts';

/** How much narrower or wider a class is than the rest. */
export const slimness = (traits: readonly string[]): number =>
  traits.includes('slim') ? 0.82 : traits.includes('broad') ? 1.14 : 1;

/** What each class adds. */
const CLASSES: Readonly<Record<string, (frame: Frame) => void>> = {
  carrier({ draft, x, y, at }) {
    const deck = draft.path().through(
      at([
        [-0.15, -0.1],
        [0.15, -0.1],
        [0.15, 0.62],
        [-0.15, 0.62],
      ]),
      true,
    );
    draft.pen.hide(deck);
    draft.line(deck, 1).fill(deck, 0.14);
    const lines = draft.path();
    for (let i = 0; i < 4; i++) lines.from(x(-0.13), y(0.05 + i * 0.14), x(0.13), y(0.05 + i * 0.14));
    draft.line(lines, 0.9);
  },
  mines({ draft, at }) {
    const arms = draft.path();
    for (const e of [-1, 1])
      arms
        .through(
          at([
            [e * 0.3, -0.5],
            [e * 0.75, -0.9],
          ]),
        )
        .through(
          at([
            [e * 0.56, -0.92],
            [e * 0.75, -0.9],
            [e * 0.82, -0.72],
          ]),
        );
    draft.line(arms, 1.3);
  },
  scout({ draft, y }) {
    for (let i = 1; i < 4; i++)
      draft.line(arc(draft.path(), 3 + i * 3, -52, 52, 50, y(-0.8)), 1.2 - i * 0.2, 1 - i * 0.2);
  },
  command({ draft, y }) {
    draft.fill(draft.path().through(starry(5, 4, 1.6, 50, y(0.1)), true));
  },
  heavy({ draft, x, y }) {
    const lines = draft.path();
    for (const e of [-1, 1])
      lines.from(x(e * 0.34), y(0.5), x(e * 0.34), y(0.98)).from(x(e * 0.2), y(0.66), x(e * 0.2), y(1.02));
    draft.line(lines, 1.4);
  },
  cargo({ draft, x, y, at }) {
    for (let i = 0; i < 3; i++)
      draft.both(
        at([
          [0.42, -0.3 + i * 0.36],
          [1, -0.3 + i * 0.36],
          [1, 0 + i * 0.36],
          [0.42, 0 + i * 0.36],
        ]),
      );
    void x;
    void y;
  },
  pirate({ draft, at }) {
    draft.line(
      draft
        .path()
        .through(
          at([
            [-0.5, -0.3],
            [0.5, 0.3],
          ]),
        )
        .through(
          at([
            [0.5, -0.3],
            [-0.5, 0.3],
          ]),
        ),
      1.6,
    );
  },
  law({ draft, y }) {
    draft.ring(50, y(0), 4.2, 1.3).fill(draft.path().through(starry(6, 3.6, 1.6, 50, y(0)), true));
  },
  aid({ draft, y }) {
    const m = y(0.1);
    draft.fill(
      draft
        .path()
        .box(48.8, m - 4.4, 2.4, 8.8)
        .box(45.6, m - 1.2, 6.4 + 2.4, 2.4),
    );
  },
  luxury({ draft, x, y }) {
    const lamps = draft.path();
    for (let i = 0; i < 5; i++) for (const e of [-1, 1]) lamps.circle(x(e * 0.16), y(-0.4 + i * 0.22), 0.9);
    draft.fill(lamps);
  },
  future({ draft, x, y }) {
    for (let i = 0; i < 3; i++)
      draft.line(
        draft.path().ellipse(50, y(0), (x(1) - 50) * (1.2 + i * 0.24), (y(1) - y(0)) * (1.02 + i * 0.1)),
        0.9,
        0.9 - i * 0.25,
        [1.2, 2 + i],
      );
  },
};

/** Draws what the classes of a ship add to it. */
export function drawClasses(frame: Frame, traits: readonly string[]): void {
  for (const trait of traits) CLASSES[trait]?.(frame);
}
