// Notes what the database did for each request, so that an error can say whether anything was written.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';
import { isAway, isUnsure } from './faults.ts';

/** What the database did for one request: whether it may have written something, and whether it failed. */
export interface RequestNotes {
  /** true once something was or may have been written: nobody may then say that nothing was done */
  wrote: boolean;
  /** why the database could not do something; libraries may hide that */
  fault: unknown;
  /** the writes of the open transaction; null outside a transaction */
  inside: { wrote: boolean } | null;
}

const requests = new AsyncLocalStorage<RequestNotes>();

/** A request that has not used the database yet. */
export const newNotes = (): RequestNotes => ({ wrote: false, fault: null, inside: null });

/** Does something for a request, and notes there what the database does. */
export const takingNotes = <T>(request: RequestNotes, act: () => T): T => requests.run(request, act);

/**
 * Does something with a library that may hide faults of the database or turn them into others.
 * @returns its result, if the database did everything
 * @throws the database's fault if not, whatever the library makes of it
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

/** True if the database could not be reached at all. */
export function noteAway(error: unknown): void {
  const request = requests.getStore();
  if (request !== undefined && isAway(error)) request.fault = error;
}

const BEGINS = /^(begin|start transaction)\b/i;
const ENDS = /^rollback\b/i;
const READS = /^\s*(select|with|show|explain|pragma)\b/i;

/** Notes each query when it is done or has failed: for `log` of Kysely. */
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
  // a transaction that lost its database writes nothing
  if (failed !== null && isAway(failed)) request.inside = null;
}
