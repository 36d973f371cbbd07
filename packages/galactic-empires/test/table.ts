import { fingerprint, type Option, type Seat, twin } from '@orrery/kernel';
import { answerTwinned } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type GeState, galacticEmpires, type Position, Sitting, setUp } from '../src/index.ts';

const open: Table[] = [];

/** Ends all tables of a test. Each fails if something is left over. */
export function closeTables(): void {
  for (const t of open.splice(0)) t.close();
}

/** The questions at which a test may end: those where a player acts in their own turn. */
const RESTS = new Set(['play cards', 'weapons fire', 'allocation', 'discard', 'movement']);

/** A table in a position, for tests: a sitting with checks at the end of every test. */
export class Table extends Sitting {
  private mayStayOpen = false;

  constructor(s: GeState) {
    super(s);
    open.push(this);
  }

  /** Declares that the test ends in the middle of a question on purpose. */
  leaveOpen(): this {
    this.mayStayOpen = true;
    return this;
  }

  /** Checks the end of every test: the state survives JSON, and no question was forgotten. */
  close(): void {
    expect(fingerprint(galacticEmpires, twin(galacticEmpires, this.s))).toBe(fingerprint(galacticEmpires, this.s));
    if (this.mayStayOpen || this.s.ask === null) return;
    // a player who is always asked may have a question about the next player's points
    const { at } = this.s.stack.at(-1)!.l;
    if (this.question === 'respond' && this.s.stack[at]!.l.kind === 'allocation') return;
    if (!RESTS.has(this.question)) throw new Error(`the test leaves a question open: ${this.prompt()}`);
  }

  protected override answered(seat: Seat, picks: readonly Option[]): void {
    answerTwinned(galacticEmpires, this.s, seat, picks);
  }
}

/** Sets up a position and returns the table at its first question. The default is player 1's Play Cards Phase A, long after the first turns. */
export const table = (p: Position): Table => new Table(setUp(p));
