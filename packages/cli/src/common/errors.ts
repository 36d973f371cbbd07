// Turns errors into one line for the user and an exit code.
import { BadInput, Refused } from '@orrery/kernel';
import { CommanderError } from 'commander';
import { reasonOf } from './reasons.ts';

/** Ends a command with this exit code and, if there is one, this line. */
export class Exit extends Error {
  constructor(
    readonly code: number,
    message = '',
  ) {
    super(message);
    this.name = 'Exit';
  }
}

/** Exit codes: the request is not possible (1), the input is wrong (2), our own fault (70). */
export const FAILED = 1;
export const UNUSABLE = 2;
export const OUR_FAULT = 70;

/** Turns errors into a line for the user and an exit code, here and nowhere else. */
export function explain(error: unknown): { code: number; line: string } {
  if (error instanceof Exit) return { code: error.code, line: error.message };
  if (error instanceof BadInput) return { code: UNUSABLE, line: error.message };
  if (error instanceof Refused)
    return { code: FAILED, line: error.rule ? `${error.message} (${error.rule})` : error.message };
  // commander has already reported the problem
  if (error instanceof CommanderError) return { code: error.exitCode === 0 ? 0 : UNUSABLE, line: '' };
  const { code, path } = error as NodeJS.ErrnoException;
  if (code !== undefined && path !== undefined)
    return { code: FAILED, line: `${path} cannot be used: ${reasonOf(error)}.` };
  const what = error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]}` : String(error);
  return {
    code: OUR_FAULT,
    line: `Orrery has an error: ${what}. Please report it with your command and, for a game, its saved file.`,
  };
}
