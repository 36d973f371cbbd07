// What can go wrong: a wish that the rules forbid, input that cannot be used, and a fault in a program.

/** A wish the rules do not allow: the rule that forbids it, and why, in one sentence of our own. */
export interface Refusal {
  readonly rule: string;
  readonly text: string;
}

/**
 * Makes a refusal once, when a rule module loads, so that judging a wish allocates nothing.
 * @param rule the catalogue id of the forbidding rule, such as `b5/attack/3`
 * @param text one sentence for the player
 */
export function refuse(rule: string, text: string): Refusal {
  return Object.freeze({ rule, text });
}

/** The most letters of somebody's text that a message quotes. */
const QUOTED = 40;

/** What somebody wrote, in quotation marks, as a message of one line may give it: without control characters, and cut where it is long. */
export function quoted(text: string): string {
  const plain = text.replace(/\p{C}+/gu, ' ');
  return `"${plain.length > QUOTED ? `${plain.slice(0, QUOTED)}…` : plain}"`;
}

/** An answer that the table does not take; nothing has changed. */
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

/** Input from outside (a file, a command line, a setup) that cannot be used; the message says what and where. */
export class BadInput extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadInput';
  }
}

/** A saved match that this version cannot take up where it stands: a card or program is gone, or another one. Its record can be replayed. */
export class Outdated extends BadInput {
  constructor(message: string) {
    super(message);
    this.name = 'Outdated';
  }
}

/** A fault in a program (a card that loops, a menu without options): for the program's author, never a hung server. */
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

/** A program that comes to no end: it runs and runs without a decision, or calls and calls. */
export class Endless extends ProgramFault {
  /**
   * @param height where the program's frame stands on the stack; -1 where it is no program
   * @param self the card whose text it is; -1 where it is none
   * @param known who knew that card then, one bit a seat and one for those who only watch (see `Knowers`)
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
