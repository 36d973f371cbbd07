// Response windows: moments in which other players may respond to an event, and the order in which they are asked.
import { type Game, push } from '../game.ts';
import type { Step } from '../program/program.ts';
import { type Frame, type Locals, ownFrame, type Seat, type State } from '../state/state.ts';
import { type Menu, option } from './decision.ts';

/** The name of the kernel's own program that asks seats for responses; games put it into their table with `windowProgram`. */
export const WINDOW = 'response window';

/** A response that a card offers in a window: which program runs for which seat. */
export interface Response {
  readonly card: number;
  readonly program: number;
  readonly label: string;
  /** its result, if the label does not say it; made when a person asks */
  readonly note?: () => string;
  /** values that the program is given, besides the height of the event's frame (`event`) */
  readonly locals?: Locals;
}

/** Who is asked in a window, how often, and in what order. The game states it for each of its windows. */
export interface WindowPolicy<S extends State = State> {
  /**
   * `who can`: the seats that have a response. `who might`: all seats that may have one, as far as everybody can see (`Game.mightRespond`). A
   * question then tells nothing, because a seat without a response can only pass.
   */
  readonly asks: 'who can' | 'who might';
  /** `once`: each seat until it passes, and then no more. `all pass`: again and again, until all have passed in a row */
  readonly until: 'once' | 'all pass';
  /** one seat after the other, each with the last response in view; or all at once, with answers hidden until all are in */
  readonly order: 'in turn' | 'together';
  /** true where the last response takes effect first: what answers an event waits until all seats have been asked about it. Only in turn */
  readonly lastFirst?: true;
  /** how people are asked: the question, the stakes, the rule, the meaning of a pass; the frame is the window's own */
  readonly words?: Partial<Pick<Menu<S>, 'prompt' | 'stakes' | 'rule'>> & { readonly pass?: string };
}

/** The policy of windows without their own: seats that can respond are asked in turn, once round. */
export const ONCE_ROUND: WindowPolicy = { asks: 'who can', until: 'once', order: 'in turn' };

/** Returns the policy of a window. */
export function windowPolicy<S extends State>(game: Game<S>, window: string): WindowPolicy<S> {
  return game.windows?.[window] ?? ONCE_ROUND;
}

/**
 * The program behind the step `window`: asks seats for their responses as the window's policy says. The event that is responded to is the
 * frame at height `l.at`; when a response sets `stopped` in that frame the window closes. In `l`: `order`, the seats; `i`, how many turns
 * have gone by; `passes`, how many seats have passed since the last response; `seats`, those asked now; `queue`, responses still to run.
 */
export function windowProgram<S extends State>(game: Game<S>): Step<S>[] {
  const found = (s: S, f: Frame, seat: Seat) => game.responses(s, f.l.window, f.l.at, seat);
  const isAsked = (s: S, f: Frame, seat: Seat): boolean =>
    !s.seats[seat]!.out &&
    (windowPolicy(game, f.l.window).asks === 'who can'
      ? found(s, f, seat).length > 0
      : game.mightRespond!(s, f.l.window, f.l.at, seat));
  const words = (f: Frame) => windowPolicy(game, f.l.window).words;
  const menu: Menu<S> = {
    name: 'respond',
    list: (s, f, seat) => [...found(s, f, seat).map((r, i) => option('respond', r.card, i)), option('pass')],
    label: (s, f, o, seat) => (o.verb === 'pass' ? 'Let it happen' : found(s, f, seat)[o.b]!.label),
    prompt: (s, f, seat) => words(f)?.prompt?.(s, f, seat) ?? 'Do you respond?',
    stakes: (s, f, seat) =>
      words(f)?.stakes?.(s, f, seat) ?? 'Your response happens first. It may change what was announced.',
    rule(s, f, seat) {
      const rule = words(f)?.rule;
      return (typeof rule === 'function' ? rule(s, f, seat) : rule) ?? null;
    },
    note: (s, f, o, seat) =>
      o.verb === 'pass'
        ? (words(f)?.pass ?? 'the action goes on as announced')
        : (found(s, f, seat)[o.b]!.note?.() ?? ''),
    card: (s, _f, o) => (o.verb === 'pass' ? null : game.facts.names.title(s, o.a)),
  };
  /** Returns the seats to ask now; none when the window closes. */
  const next = (s: S, f: Frame): readonly Seat[] => {
    if (s.stack[f.l.at]!.l.stopped) return [];
    const order: readonly Seat[] = f.l.order;
    const { until, order: how } = windowPolicy(game, f.l.window);
    if (how === 'together') {
      // once round, or again after a round with a response
      if (f.l.i > 0 && (until === 'once' || f.l.passes > 0)) return [];
      f.l.i++;
      f.l.passes = 1;
      return order.filter(seat => isAsked(s, f, seat));
    }
    for (; until === 'once' ? f.l.i < order.length : f.l.passes < order.length; f.l.i++, f.l.passes++) {
      const seat = order[f.l.i % order.length]!;
      if (isAsked(s, f, seat)) return [seat];
    }
    return [];
  };
  /**
   * Ends the window on top, which is over a response, and puts the rest of that response off until the seats after its own have been asked about the
   * first event, too. Does nothing if it is over no response, or if nobody else is left to ask.
   */
  const putOff = (s: S): void => {
    const [outer, response] = s.stack.slice(-3);
    if (response === undefined || game.programs.list[outer!.program]!.name !== WINDOW) return;
    const { order, i, at } = outer!.l as { order: readonly Seat[]; i: number; at: number };
    if (s.stack[at]!.l.stopped || !order.slice(i + 1).some(seat => isAsked(s, outer!, seat))) return;
    const { program, step, you, self, l } = response;
    s.stack.length -= 2;
    const below = ownFrame(s, s.stack.length - 1);
    below.l.putOff = [...(below.l.putOff ?? []), { name: game.programs.list[program]!.name, step, you, self, l }];
  };
  return [
    {
      op: 'do',
      act: (s, f) => {
        f.l.seats = next(s, f);
      },
    },
    { op: 'unless', holds: (_s, f) => f.l.seats.length > 0, to: 8 },
    {
      op: 'ask',
      who: (_s, f) => f.l.seats,
      menu,
      min: () => 1,
      max: () => 1,
      ordered: false,
      skip: false,
      plan: null,
      alike: null,
      take: (s, f, picks, seats) => {
        const queue: Queued[] = [];
        picks.forEach((pick, i) => {
          const o = pick[0];
          if (o === undefined || o.verb === 'pass') return;
          const { card, program } = found(s, f, seats[i]!)[o.b]!;
          queue.push({ seat: seats[i]!, card, name: game.programs.list[program]!.name });
        });
        f.l.queue = queue;
        const { until, order } = windowPolicy(game, f.l.window);
        if (queue.length > 0) f.l.passes = 0;
        else if (order === 'in turn') f.l.passes++;
        // a seat that responded may do so again before the next, unless all have to pass in a row
        if (order === 'in turn' && (queue.length === 0 || until === 'all pass')) f.l.i++;
      },
    },
    { op: 'unless', holds: (_s, f) => f.l.queue.length > 0, to: 0 },
    {
      op: 'do',
      act: (s, f) => {
        const [first, ...rest] = f.l.queue as [Queued, ...Queued[]];
        f.l.queue = rest;
        // another response given at the same time may have made it impossible
        const still = found(s, f, first.seat).find(
          r => r.card === first.card && game.programs.list[r.program]!.name === first.name,
        );
        f.l.program = still === undefined || s.stack[f.l.at]!.l.stopped ? -1 : still.program;
        f.l.seat = first.seat;
        f.l.card = first.card;
        f.l.given = still?.locals ?? {};
      },
    },
    { op: 'unless', holds: (_s, f) => f.l.program >= 0, to: 3 },
    {
      op: 'call',
      program: (_s, f) => f.l.program,
      locals: (_s, f) => ({ event: f.l.at, ...f.l.given }),
      you: (_s, f) => f.l.seat,
      self: (_s, f) => f.l.card,
    },
    { op: 'go', to: 3 },
    {
      op: 'do',
      act: (s, f) => {
        if (f.l.putOff === undefined) {
          if (windowPolicy(game, f.l.window).lastFirst === true) putOff(s);
          return;
        }
        const waiting: readonly PutOff[] = f.l.putOff;
        f.l.putOff = [];
        for (const { name, step, you, self, l } of waiting)
          push(s, game.programs.find(name)!, you, self, { ...l }).step = step;
      },
    },
    { op: 'end' },
  ];
}

/** A chosen response that has not run yet. Its program is kept by name for saved matches. */
interface Queued {
  readonly seat: Seat;
  readonly card: number;
  readonly name: string;
}

/** A response whose effect waits until all seats have been asked. Its program is kept by name for saved matches. */
interface PutOff {
  readonly name: string;
  readonly step: number;
  readonly you: Seat;
  readonly self: number;
  readonly l: Locals;
}

/** Makes the locals of a window that opens over the frame at a height. */
export function windowLocals(window: string, at: number, order: readonly Seat[]): Locals {
  return { window, at, order, i: 0, passes: 0, seats: [], queue: [] };
}
