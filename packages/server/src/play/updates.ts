// The update for a viewer: everything, or the changes since the number that they have.
import type { Seat } from '@orrery/kernel';
import type { Beside, Update, Whole } from '@orrery/protocol';
import type { Live } from '../games/live.ts';

/** The update for a viewer: the changes since their number, or everything. */
export type WholeOrUpdate = { readonly update: Update } | { readonly whole: Whole };

/** Everything that a viewer may know now. @param now the time of the database */
export function wholeFor(live: Live, viewer: Seat | null, now: number): Whole {
  const { view, log } = live.session.look(viewer);
  return { table: live.code, number: live.number, view, log, ...beside(live, viewer, now) };
}

/**
 * The update for a viewer who has a number.
 * @param have 0 for a viewer who has nothing yet
 * @returns null if the viewer has all
 */
export function updateFor(live: Live, viewer: Seat | null, have: number, now: number): WholeOrUpdate | null {
  // nobody sees a state that is older than the one they saw
  if (have >= live.number) return null;
  const revision = have > 0 ? live.revisionAt(have) : undefined;
  const since = revision === undefined ? null : live.session.since(viewer, revision);
  if (since === null) return { whole: wholeFor(live, viewer, now) };
  const { patch, facts, kept, lines, beats } = since;
  return {
    update: {
      table: live.code,
      from: have,
      number: live.number,
      patch,
      facts,
      kept,
      lines,
      beats,
      ...beside(live, viewer, now),
    },
  };
}

function beside(live: Live, viewer: Seat | null, now: number): Beside {
  const { session } = live;
  const asked = viewer !== null && session.awaited.includes(viewer);
  return {
    seat: viewer,
    warnings: asked ? session.warnings(viewer) : null,
    orders: viewer === null ? null : session.orders(viewer),
    stops: viewer === null ? null : session.stops(viewer),
    wayBack: viewer === null ? null : session.wayBack(viewer),
    standing: session.standing(),
    summary: asked ? session.summary(viewer) : null,
    ending: session.ending(viewer),
    clock: live.clock.now(now),
  };
}
