// Errors that the server tells a client: each becomes one line, a reason and a status.
import { BadInput, Refused } from '@orrery/kernel';
import { type Fault, REASONS, type Reason } from '@orrery/protocol';
import { isAway } from '../database/faults.ts';
import { type Misread, misreadLine } from './misread.ts';

/** The HTTP status that says why something cannot be done. */
const STATUS = Object.fromEntries(Object.entries(REASONS).map(([reason, { status }]) => [reason, status])) as Record<
  Reason,
  number
>;

/** What is said of a request that the database, or a fault of ours, has stopped: it may have come half way. */
const AWAY = 'The database cannot do this now.';
const FAULT = 'The server has an error. Its log has the details.';
const NOTHING = 'Nothing has changed. Try again in a moment.';
const UNSURE = 'This may or may not have been done. Check before you try again.';

/** A request that cannot be done: one line for people. Nothing has changed, unless it says that it is not known (`Unsure`). */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly reason: Exclude<Reason, Refused['reason'] | 'fault'>,
    message: string,
    /** after how many seconds it can be tried again; null where that is not known */
    readonly after: number | null = null,
  ) {
    super(message);
    this.name = 'Problem';
    this.status = STATUS[reason];
  }
}

/** What was asked for may or may not have been done: with the same key it can be asked for again, and counts once. */
export class Unsure extends Problem {
  constructor() {
    super(
      'busy',
      'The database does not answer now. This may or may not have been done. Try again in a moment: it counts only once.',
    );
  }
}

/** There is no table of that code. */
export class NoTable extends Problem {
  constructor(code: string) {
    super('gone', `There is no table ${code}.`);
  }
}

/** What a client is told of an error, and whether it is a fault of ours: then it is told no more than that. */
export interface ErrorAnswer {
  readonly status: number;
  readonly fault: Fault;
  readonly ours: boolean;
}

/**
 * The one place where errors become a line for a client. No stack trace gets past here.
 * @param wrote whether something may stand in the database already of what was asked for
 */
export function tellProblem(error: unknown, wrote = false): ErrorAnswer {
  if (error instanceof Unsure) return unsure(told(error.status, error.message, error.reason));
  if (error instanceof Problem) return told(error.status, error.message, error.reason);
  if (error instanceof BadInput) return told(STATUS.input, error.message, 'input');
  if (error instanceof Refused)
    return {
      status: STATUS[error.reason],
      fault: { error: error.message, rule: error.rule, reason: error.reason },
      ours: false,
    };
  if (isAway(error))
    return wrote
      ? unsure(told(STATUS.busy, `${AWAY} ${UNSURE}`, 'busy'))
      : told(STATUS.busy, `${AWAY} ${NOTHING}`, 'busy');
  // what the web server itself refuses: a body that is no JSON, too large, of the wrong shape
  const { statusCode, message, validation, validationContext } = error as {
    readonly statusCode?: number;
    readonly message?: string;
    readonly validation?: readonly Misread[];
    readonly validationContext?: string;
  };
  if (validation !== undefined && validationContext === 'params')
    return told(STATUS.gone, nothingAt(validation), 'gone');
  if (validation !== undefined) return told(STATUS.input, misreadLine(validation), 'input');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return told(
      statusCode,
      `${(message ?? 'The request cannot be read').split('\n')[0]!.replace(/\.$/, '')}.`,
      'input',
    );
  return {
    ...(wrote ? unsure(told(STATUS.fault, `${FAULT} ${UNSURE}`, 'fault')) : told(STATUS.fault, FAULT, 'fault')),
    ours: true,
  };
}

const unsure = (said: ErrorAnswer): ErrorAnswer => ({ ...said, fault: { ...said.fault, unsure: true } });

/** What is said of an address that can mean nothing, for a part of it is no code, no id and no number. */
const nothingAt = (faults: readonly Misread[]): string =>
  faults.some(({ instancePath }) => instancePath === '/code')
    ? 'There is no such table. The code of a table has 4 to 10 capital letters and digits, without 0, 1, I and O.'
    : 'There is nothing at that address.';

const told = (status: number, error: string, reason: Reason): ErrorAnswer => ({
  status,
  fault: { error, reason },
  ours: false,
});
