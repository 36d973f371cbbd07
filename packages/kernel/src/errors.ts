// Errors: a wish that the rules forbid, bad input, and a fault in a program.

/** A wish that the rules forbid: the rule, and the reason in one sentence of our own. */
export interface Refusal {
  readonly rule: string;
  readonly text: string;
}

/**
 * Makes a refusal once, when a rule module loads. Judging a wish then allocates nothing.
 * @param rule the catalogue id of the rule, such as `b5/attack/3`
 * @param text one sentence for the player
 */
export function refuse(rule: string, text: string): Refusal {
  return Object.freeze({ rule, text });
}

/** The most letters of a user's text that a message quotes. */
const QUOTED = 40;

/** Quotes a user's text for a message of one line: without control characters, and cut if it is long. */
export function quoted(text: string): string {
  const plain = text.replace(/\p{C}+/gu, ' ');
  return `"${plain.length > QUOTED ? `${plain.slice(0, QUOTED)}…` : plain}"`;
}

/** An answer that the table refuses. Nothing has changed. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly reason: 'stale' | 'not-asked' | 'unknown-option' | 'count' | 'illegal' | 'over',
    readonly rule: string | null = null,
  ) {
    super(message);
    this.name = 'Refused';
  }
}

/** Bad input from outside (a file, a command line, a setup). The message says what is wrong and where. */
export class BadInput extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadInput';
  }
}

/** A saved match that this version cannot continue, because a card or program is gone or has changed. Its record can be replayed. */
export class Outdated extends BadInput {
  constructor(message: string) {
    super(message);
    this.name = 'Outdated';
  }
}

/** A fault in a program (a card that loops, a menu without options). The author of the program must fix it. The server keeps running. */
export class ProgramFault extends Error {
  constructor(
    message: string,
    readonly program: string,
    readonly step: number,
  ) {
    super(`${message} (in ${program}, step ${step})`);
    this.name = 'ProgramFault';
  }
}

/** A program that never ends: it runs without a decision, or programs keep calling each other. */
export class Endless extends ProgramFault {
  /**
   * @param height the place of the program's frame on the stack; -1 if it is not a program
   * @param self the card whose text it is; -1 if it is no card's text
   * @param known the viewers who knew that card at that time: one bit for each seat, and one for spectators (see `Knowers`)
   */
  constructor(
    message: string,
    program: string,
    step: number,
    readonly height: number,
    readonly self: number,
    readonly known: number,
  ) {
    super(message, program, step);
    this.name = 'Endless';
  }
}
