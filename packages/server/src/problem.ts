import { BadInput, Refused } from '@orrery/kernel';
import type { Fault } from '@orrery/protocol';
import { isAway } from './db/faults.ts';

/** Why something cannot be done, and the HTTP status that says so. */
const STATUS = {
  input: 400,
  stranger: 401,
  forbidden: 403,
  gone: 404,
  state: 409,
  limit: 429,
  busy: 503,
} as const;

/** What is said while the database is away, or has no room. */
const AWAY = 'The database does not take this now. Nothing was done: try again in a moment.';

/** A request that cannot be done: one line for people. Nothing has changed. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly reason: keyof typeof STATUS,
    message: string,
  ) {
    super(message);
    this.name = 'Problem';
    this.status = STATUS[reason];
  }
}

/** What a client is told of an error, and whether it is a fault of ours: then it is told no more than that. */
export interface Told {
  readonly status: number;
  readonly fault: Fault;
  readonly ours: boolean;
}

/** The one place where errors become a line for a client. No stack trace gets past here. */
export function tellProblem(error: unknown): Told {
  if (error instanceof Problem) return told(error.status, error.message, error.reason);
  if (error instanceof BadInput) return told(STATUS.input, error.message, 'input');
  if (error instanceof Refused)
    return {
      status: STATUS.state,
      fault: { error: error.message, rule: error.rule, reason: error.reason },
      ours: false,
    };
  if (isAway(error)) return told(STATUS.busy, AWAY, 'busy');
  // what the web server itself refuses: a body that is no JSON, too large, of the wrong shape
  const { statusCode, message, validation } = error as {
    readonly statusCode?: number;
    readonly message?: string;
    readonly validation?: unknown;
  };
  if (validation !== undefined || (statusCode !== undefined && statusCode >= 400 && statusCode < 500))
    return told(statusCode ?? STATUS.input, `${(message ?? 'The request cannot be read').split('\n')[0]}.`, 'input');
  return {
    status: 500,
    fault: { error: 'The server has a fault; nothing was changed. It is written down in the log.', reason: 'fault' },
    ours: true,
  };
}

const told = (status: number, error: string, reason: string): Told => ({
  status,
  fault: { error, reason },
  ours: false,
});
