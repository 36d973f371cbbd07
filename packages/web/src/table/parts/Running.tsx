/** A number that counts up or down to its new value. */
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chosenPace } from '../../ui/pace.ts';
import { isStill } from '../../ui/still.ts';
import { arrival } from '../Travelling.tsx';
import { useTable } from '../table-context.ts';

/** How long a number runs to its new value, and how long the change stays beside it where no scene is shown, in milliseconds. */
const RUN = 320;
const STAYS = 2000;

/**
 * A number that runs to its new value, and shows the change beside itself. The change belongs to its scene and goes with it.
 * Screen readers read only the value. If cards are moving, it waits until they have arrived, because each step of a number paints the page again and would slow them down.
 */
export const Running = memo(({ n }: { n: number }) => {
  const shown = useRef<HTMLSpanElement>(null);
  const before = useRef(n);
  const { store } = useTable();
  /** the last change, and the scene that it belongs to */
  const [change, setChange] = useState<{ readonly by: number; readonly scene: number | undefined } | null>(null);
  useLayoutEffect(() => {
    const element = shown.current;
    const from = before.current;
    before.current = n;
    if (from === n || element === null) return;
    const scene = store.telling()?.key;
    // a jump over several scenes is no change of its own; at the pace "At once" there are only jumps
    setChange(scene === undefined && chosenPace() !== 'once' ? null : { by: n - from, scene });
    if (isStill()) return;
    let said = from;
    let frame = 0;
    let began = 0;
    let over = false;
    // writing a text makes the browser lay it out again, so most frames leave the number alone
    const say = (number: number) => {
      if (number !== said) element.textContent = String(number);
      said = number;
    };
    element.textContent = String(from);
    const step = (now: number) => {
      began ||= now;
      const done = Math.min(1, (now - began) / RUN);
      say(Math.round(from + (n - from) * (1 - (1 - done) ** 3)));
      if (done < 1) frame = requestAnimationFrame(step);
    };
    const begin = () => {
      if (over) return;
      const arrived = arrival();
      if (arrived === null) step(performance.now());
      else arrived.then(begin);
    };
    // cards start to move when everything that has changed is in its place
    frame = requestAnimationFrame(begin);
    return () => {
      over = true;
      cancelAnimationFrame(frame);
      say(n);
    };
  }, [n, store]);
  useEffect(() => {
    if (change === null) return;
    const go = () => setChange(now => (now === change ? null : now));
    if (change.scene !== undefined) return store.subscribe(() => store.telling()?.key !== change.scene && go());
    const gone = setTimeout(go, STAYS);
    return () => clearTimeout(gone);
  }, [change, store]);
  return (
    <span className="running">
      <span ref={shown}>{n}</span>
      {change !== null && (
        <i
          key={change.scene}
          className={change.by > 0 ? 'change' : 'change down'}
          data-by={change.by > 0 ? `+${change.by}` : `−${-change.by}`}
          aria-hidden="true"
        />
      )}
    </span>
  );
});

/** Words with numbers in them. Each number runs by itself: `6/9`, `HQ 25`. */
export const Figures = memo(({ text }: { text: string }) => {
  // among other words a number is another number
  const words = text.replace(/\d+/g, '#');
  return text.split(/(\d+)/).map((part, i) =>
    // the parts have an order and no ids
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    i % 2 === 1 ? <Running key={`${i} ${words}`} n={Number(part)} /> : part,
  );
});
