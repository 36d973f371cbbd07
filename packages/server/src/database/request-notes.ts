// Notes what the database did for each request, so that an error can say whether anything was written.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';
import { isAway, isUnsure } from './faults.ts';

/** What the database has done for one request: whether something may stand in it, and whether it has failed on the way. */
export interface RequestNotes {
  /** true once something was written, or may have been: nobody may say then that nothing was done */
  wrote: boolean;
  /** where the database could not do what it was asked for, why; libraries may keep that to themselves */
  fault: unknown;
  /** what was written in the transaction that is open; null while none is */
  inside: { wrote: boolean } | null;
}

const requests = new AsyncLocalStorage<RequestNotes>();

/** A request that has asked nothing of the database yet. */
export const newNotes = (): RequestNotes => ({ wrote: false, fault: null, inside: null });

/** Does something for a request: what the database does meanwhile is noted there. */
export const takingNotes = <T>(request: RequestNotes, act: () => T): T => requests.run(request, act);

/**
 * Does something with a library that may swallow faults of the database, or make others of them.
 * @returns what comes of it, where the database has done all that it was asked for
 * @throws the database's fault where it has not, whatever the library makes of that
 */
export async function throwDatabaseFaults<T>(act: () => Promise<T>): Promise<T> {
  const around = requests.getStore();
  const own = newNotes();
  let done: T;
  try {
    done = await takingNotes(own, act);
  } catch (error) {
    throw own.fault ?? error;
  } finally {
    if (around !== undefined) around.wrote ||= own.wrote;
  }
  if (own.fault !== null) throw own.fault;
  return done;
}

/** The database could not be reached at all. */
export function noteAway(error: unknown): void {
  const request = requests.getStore();
  if (request !== undefined && isAway(error)) request.fault = error;
}

const BEGINS = /^(begin|start transaction)\b/i;
const ENDS = /^rollback\b/i;
const READS = /^\s*(select|with|show|explain|pragma)\b/i;

/** Hears of each query once it is done, or has failed: for `log` of Kysely. */
export function noteQuery(event: LogEvent): void {
  const request = requests.getStore();
  if (request === undefined) return;
  const { sql } = event.query;
  const failed = event.level === 'error' ? event.error : null;
  if (failed !== null) noteAway(failed);
  if (BEGINS.test(sql)) request.inside = { wrote: false };
  else if (ENDS.test(sql)) request.inside = null;
  else if (/^commit\b/i.test(sql)) {
    if (request.inside?.wrote === true && (failed === null || isUnsure(failed))) request.wrote = true;
    request.inside = null;
  } else if (!READS.test(sql) && (failed === null || isUnsure(failed))) (request.inside ?? request).wrote = true;
  // a transaction that has lost its database writes nothing
  if (failed !== null && isAway(failed)) request.inside = null;
}
