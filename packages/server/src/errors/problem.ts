// Errors that the server tells a client: each becomes one line, a reason and a status.
import { BadInput, Refused } from '@orrery/kernel';
import { type Fault, REASONS, type Reason } from '@orrery/protocol';
import { isAway } from '../database/faults.ts';
import { type Misread, misreadLine } from './misread.ts';

/** The HTTP status of a refusal. */
const STATUS = Object.fromEntries(Object.entries(REASONS).map(([reason, { status }]) => [reason, status])) as Record<
  Reason,
  number
>;

/** The message for a request that the database or a fault of ours has stopped. It may be half done. */
const AWAY = 'The database cannot do this now.';
const FAULT = 'The server has an error. Its log has the details.';
const NOTHING = 'Nothing has changed. Try again in a moment.';
const UNSURE = 'This may or may not have been done. Check before you try again.';

/** A request that cannot be done: one line for people. Nothing has changed, unless it says that this is not known (`Unsure`). */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly reason: Exclude<Reason, Refused['reason'] | 'fault'>,
    message: string,
    /** seconds until another try makes sense; null if that is not known */
    readonly after: number | null = null,
  ) {
    super(message);
    this.name = 'Problem';
    this.status = STATUS[reason];
  }
}

/** The request may or may not have been done. A client may send it again with the same key: it counts once. */
export class Unsure extends Problem {
  constructor() {
    super(
      'busy',
      'The database does not answer now. This may or may not have been done. Try again in a moment: it counts only once.',
    );
  }
}

/** No table has that code. */
export class NoTable extends Problem {
  constructor(code: string) {
    super('gone', `There is no table ${code}.`);
  }
}

/** The message for a client, and whether the error is a fault of ours. Then the client learns no details. */
export interface ErrorAnswer {
  readonly status: number;
  readonly fault: Fault;
  readonly ours: boolean;
}

/**
 * Turns errors into a line for a client, here and nowhere else. No stack trace gets past here.
 * @param wrote true if the request may have written something to the database
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
  // refusals of the web server itself: a body that is not JSON, is too large, or has the wrong shape
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

/** The answer for an address with an impossible part: not a code, an id or a number. */
const nothingAt = (faults: readonly Misread[]): string =>
  faults.some(({ instancePath }) => instancePath === '/code')
    ? 'There is no such table. The code of a table has 4 to 10 capital letters and digits, without 0, 1, I and O.'
    : 'There is nothing at that address.';

const told = (status: number, error: string, reason: Reason): ErrorAnswer => ({
  status,
  fault: { error, reason },
  ours: false,
});
