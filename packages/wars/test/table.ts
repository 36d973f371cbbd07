import { fingerprint, type Option, type Seat, twin } from '@orrery/kernel';
import { answerTwinned } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { wars } from '../src/index.ts';
import { type Position, setUp } from '../src/position.ts';
import { Sitting } from '../src/sitting.ts';
import type { WarsState } from '../src/state.ts';

const open: Table[] = [];

/** Ends all tables of a test. Each reports what it should not have left. */
export function closeTables(): void {
  for (const t of open.splice(0)) t.close();
}

/** A table in a position, for tests: a sitting, with the checks at the end of every test. */
export class Table extends Sitting {
  private mayStayOpen = false;

  constructor(s: WarsState) {
    super(s);
    open.push(this);
  }

  /** Declares that the test ends in the middle of a question on purpose. */
  leaveOpen(): this {
    this.mayStayOpen = true;
    return this;
  }

  /** Checks at the end of every test: the state survives JSON, and no question is forgotten. */
  close(): void {
    expect(fingerprint(wars, twin(wars, this.s))).toBe(fingerprint(wars, this.s));
    if (this.mayStayOpen || this.s.ask === null) return;
    if (this.question !== 'initiative') throw new Error(`the test leaves a question open: ${this.prompt()}`);
  }

  protected override answered(seat: Seat, picks: readonly Option[]): void {
    answerTwinned(wars, this.s, seat, picks);
  }
}

/** Enough support icons of every faction, for tests that are not about them. */
const PLENTY = { earther: 3, gongen: 3, maverick: 3, shi: 3, quay: 3 };

/**
 * Sets up a position and returns the table at its first question. The default is player 1's control phase. Players without `icons` get enough support
 * icons of each faction (`icons: {}` for none), on a sector of their own, Ceres/Belt Hideaway.
 */
export function table(p: Position): Table {
  return new Table(setUp({ ...p, seats: p.seats.map(seat => ({ icons: PLENTY, ...seat })) }));
}
