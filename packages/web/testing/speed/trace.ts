/** An event of a browser's trace, with the parts that are used here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** the part of that time in which its thread really ran */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

/** Events that run scripts. */
const SCRIPT: ReadonlySet<string> = new Set([
  'FunctionCall',
  'EvaluateScript',
  'TimerFire',
  'FireAnimationFrame',
  'EventDispatch',
  'RunMicrotasks',
  'v8.callFunction',
  'v8.run',
]);

/** The times of a mark, in order. */
const timesOf = (events: readonly TraceEvent[], mark: string): number[] =>
  events
    .filter(({ name, ph }) => name === mark && (ph === 'I' || ph === 'R' || ph === 'n' || ph === 'i'))
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);

/** The spans between each mark of a name and the next. */
export function windowsOf(events: readonly TraceEvent[], mark: string): [from: number, to: number][] {
  const times = timesOf(events, mark);
  return times.slice(1).map((to, i) => [times[i]!, to]);
}

/** The spans from each mark of one name to the next mark of the other. */
export function stretchesOf(events: readonly TraceEvent[], begin: string, end: string): [from: number, to: number][] {
  const ends = timesOf(events, end);
  return timesOf(events, begin).map(from => [from, ends.find(to => to > from)!]);
}

/** Events that compute style and layout, whether or not a script waits for them. */
const LAYOUT: ReadonlySet<string> = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Layerize', 'Paint']);

/**
 * The work of the page's main thread in a span, in milliseconds that it really ran: scripts (without the style and layout that they waited for), and
 * style and layout. Nested events of one kind count once.
 */
export function workIn(events: readonly TraceEvent[], from: number, to: number): { script: number; layout: number } {
  const main = mainThread(events);
  const within = events
    .filter(({ ph, ts, pid, tid }) => ph === 'X' && ts >= from && ts < to && `${pid} ${tid}` === main)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const outermost = (kind: ReadonlySet<string>) => {
    let end = 0;
    return within.filter(({ name, ts, dur = 0 }) => {
      if (!kind.has(name) || ts < end) return false;
      end = ts + dur;
      return true;
    });
  };
  const ran = (list: readonly TraceEvent[]) => list.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000;
  const scripts = outermost(SCRIPT);
  const layouts = outermost(LAYOUT);
  const inside = layouts.filter(({ ts }) => scripts.some(x => ts >= x.ts && ts < x.ts + (x.dur ?? 0)));
  return { script: ran(scripts) - ran(inside), layout: ran(layouts) };
}

/** The page's thread: of the threads with its name, the one that ran most. */
function mainThread(events: readonly TraceEvent[]): string {
  const named = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const work = new Map<string, number>();
  for (const { name, ph, dur = 0, pid, tid } of events) {
    const key = `${pid} ${tid}`;
    if (ph === 'X' && SCRIPT.has(name) && named.has(key)) work.set(key, (work.get(key) ?? 0) + dur);
  }
  return [...work].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** The times between frames that were drawn in a span, in milliseconds. */
export function gapsIn(events: readonly TraceEvent[], from: number, to: number): number[] {
  const times = events
    .filter(({ name, ts }) => name === 'DrawFrame' && ts >= from && ts <= to)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  return times.slice(1).map((ts, i) => (ts - times[i]!) / 1000);
}

/** How long the page's thread really worked in each event of a name, in milliseconds. */
export function durationsOf(events: readonly TraceEvent[], event: string): number[] {
  const main = mainThread(events);
  return events
    .filter(({ name, ph, pid, tid }) => name === event && ph === 'X' && `${pid} ${tid}` === main)
    .map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000);
}
