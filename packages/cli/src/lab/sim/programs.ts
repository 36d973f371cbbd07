// The results of external bots in a simulation.
import { many } from '@orrery/kernel';
import { isProgram } from '../../external-bots/command.ts';
import type { Played } from './batch.ts';

/** The result of an external bot in a simulation. */
export interface ProgramReport {
  /** its name in the options */
  readonly bot: string;
  /** its place among the bots, from 0 */
  readonly place: number;
  /** its own name for itself; null if it never told */
  readonly name: string | null;
  /** options that were set but that it does not have */
  readonly unknown: readonly string[];
  /** questions to its seat */
  readonly asked: number;
  /** how many of them were answered for it */
  readonly given: number;
  /** the reasons: no answer in time, an answer that was not allowed, the program had ended */
  readonly late: number;
  readonly refused: number;
  readonly gone: number;
  /** lines without a meaning */
  readonly noise: number;
  /** its mean time for an answer */
  readonly millis: number;
  /** the first problem */
  readonly first: { readonly seed: number; readonly reason: string } | null;
}

/** Sums up the results of the external bots, in order. */
export function programsOf(bots: readonly string[], played: readonly Played[]): ProgramReport[] {
  return bots.flatMap((bot, place) => {
    if (!isProgram(bot)) return [];
    const all = played.flatMap(({ seed, external }) =>
      external.filter(conduct => conduct.bot === place).map(conduct => ({ seed, ...conduct })),
    );
    const sum = (of: (conduct: (typeof all)[number]) => number) => all.reduce((n, conduct) => n + of(conduct), 0);
    const asked = sum(conduct => conduct.asked);
    const [late, refused, gone, noise] = (['late', 'refused', 'gone', 'noise'] as const).map(kind =>
      sum(conduct => conduct.troubles[kind]),
    ) as [number, number, number, number];
    const thought = asked - gone;
    const first = all.find(conduct => conduct.first !== null);
    return {
      bot,
      place,
      name: all.find(conduct => conduct.name !== null)?.name ?? null,
      unknown: all[0]?.unknown ?? [],
      asked,
      given: late + refused + gone,
      late,
      refused,
      gone,
      noise,
      millis: thought === 0 ? 0 : Number(((1000 * sum(conduct => conduct.seconds)) / thought).toFixed(2)),
      first: first === undefined ? null : { seed: first.seed, reason: first.first! },
    };
  });
}

/** The same for people, in a line or two. */
export function tellProgram({ bot, name, unknown, asked, millis, first, ...r }: ProgramReport): string {
  const who = name === null ? bot : `${bot} (${name})`;
  const unset = unknown.length === 0 ? '' : `; it does not know the option ${unknown.join(' or ')}`;
  const head = `${who}: ${many(asked, 'question')}, ${millis} ms each${unset}`;
  if (first === null) return `${head}.`;
  const ways = [
    r.late > 0 ? `${r.late} too late` : '',
    r.refused > 0 ? `${r.refused} not allowed` : '',
    r.gone > 0 ? `${r.gone} after it had ended` : '',
  ].filter(Boolean);
  const given = ways.length === 0 ? '' : `; ${r.given} got the smallest legal answer (${ways.join(', ')})`;
  const noise = r.noise === 0 ? '' : `; ${many(r.noise, 'line')} without a meaning`;
  return `${head}${given}${noise}.\n  First in the game with seed ${first.seed}: ${first.reason}.`;
}
