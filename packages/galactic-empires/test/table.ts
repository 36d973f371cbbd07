import { awaited, fingerprint, optionId, options, ordered, twin } from '@orrery/kernel';
import { afterEach, expect } from 'vitest';
import { type GeState, galacticEmpires, type Position, Sitting, setUp } from '../src/index.ts';

const TWIN = process.env.ORRERY_TWIN === '1';
const open: Table[] = [];

afterEach(() => {
  for (const t of open.splice(0)) t.close();
});

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

  // in one mode of the suite every choice is followed by a trip through a saved state
  protected override settled(): void {
    if (!TWIN) return;
    const before = this.menu();
    this.s = twin(galacticEmpires, this.s);
    this.s.heard = [];
    expect(this.menu()).toEqual(before);
  }

  private menu(): unknown {
    return awaited(this.s).map(seat => [
      seat,
      options(galacticEmpires, this.s, seat).map(optionId),
      ordered(galacticEmpires, this.s),
    ]);
  }
}

/** Sets up a position and gives the table at its first question: by default player 1's Play Cards Phase A, far beyond the first turns. */
export const table = (p: Position): Table => new Table(setUp(p));
