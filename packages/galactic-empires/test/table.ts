import { fingerprint, type Option, type Seat, twin } from '@orrery/kernel';
import { answerTwinned } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type GeState, galacticEmpires, type Position, Sitting, setUp } from '../src/index.ts';

const open: Table[] = [];

/** Ends all tables of a test: each says whether something is left that should not be. */
export function closeTables(): void {
  for (const t of open.splice(0)) t.close();
}

/** The questions at which a test may end: those of a player whose turn it is to act. */
const RESTS = new Set(['play cards', 'weapons fire', 'allocation', 'discard', 'movement']);

/** A table in some position, for tests: what a sitting gives, and what every test ends with. */
export class Table extends Sitting {
  private mayStayOpen = false;

  constructor(s: GeState) {
    super(s);
    open.push(this);
  }

  /** Says that the test ends in the middle of a question on purpose. */
  leaveOpen(): this {
    this.mayStayOpen = true;
    return this;
  }

  /** What every test ends with: a state that survives JSON, and no forgotten question. */
  close(): void {
    expect(fingerprint(galacticEmpires, twin(galacticEmpires, this.s))).toBe(fingerprint(galacticEmpires, this.s));
    if (this.mayStayOpen || this.s.ask === null) return;
    // whoever is always asked may be asked about the next player's points
    const { at } = this.s.stack.at(-1)!.l;
    if (this.question === 'respond' && this.s.stack[at]!.l.kind === 'allocation') return;
    if (!RESTS.has(this.question)) throw new Error(`the test leaves a question open: ${this.prompt()}`);
  }

  protected override answered(seat: Seat, picks: readonly Option[]): void {
    answerTwinned(galacticEmpires, this.s, seat, picks);
  }
}

/** Sets up a position and gives the table at its first question: by default player 1's Play Cards Phase A, far beyond the first turns. */
export const table = (p: Position): Table => new Table(setUp(p));
