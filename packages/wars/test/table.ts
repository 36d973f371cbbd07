import { awaited, fingerprint, optionId, options, ordered, twin } from '@orrery/kernel';
import { afterEach, expect } from 'vitest';
import { wars } from '../src/index.ts';
import { type Position, setUp } from '../src/position.ts';
import { Sitting } from '../src/sitting.ts';
import type { WarsState } from '../src/state.ts';

const TWIN = process.env.ORRERY_TWIN === '1';
const open: Table[] = [];

afterEach(() => {
  for (const t of open.splice(0)) t.close();
});

/** A table in some position, for tests: what a sitting gives, and what every test ends with. */
export class Table extends Sitting {
  private mayStayOpen = false;

  constructor(s: WarsState) {
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
    expect(fingerprint(wars, twin(wars, this.s))).toBe(fingerprint(wars, this.s));
    if (this.mayStayOpen || this.s.ask === null) return;
    if (this.question !== 'initiative') throw new Error(`the test leaves a question open: ${this.prompt()}`);
  }

  // in one mode of the suite every choice is followed by a trip through a saved state
  protected override settled(): void {
    if (!TWIN) return;
    const before = this.menu();
    this.s = twin(wars, this.s);
    this.s.heard = [];
    expect(this.menu()).toEqual(before);
  }

  private menu(): unknown {
    return awaited(this.s).map(seat => [seat, options(wars, this.s, seat).map(optionId), ordered(wars, this.s)]);
  }
}

/** Enough support icons of every faction: what most tests do not ask about. */
const PLENTY = { earther: 3, gongen: 3, maverick: 3, shi: 3, quay: 3 };

/**
 * Sets up a position and gives the table at its first question: by default player 1's control phase. Players whose support icons are
 * not given (`icons: {}` for none) have enough of each faction, on a sector of their own, Ceres/Belt Hideaway.
 */
export function table(p: Position): Table {
  return new Table(setUp({ ...p, seats: p.seats.map(seat => ({ icons: PLENTY, ...seat })) }));
}
