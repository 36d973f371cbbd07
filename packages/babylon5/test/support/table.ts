import { asking, fingerprint, type Option, type Seat, twin } from '@orrery/kernel';
import { answerTwinned } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../src/card.ts';
import { type B5State, babylon5, findCard, type Position, setUp } from '../../src/index.ts';
import { type PlayerRef, Sitting } from '../../src/sitting.ts';
import { HAND } from '../../src/state.ts';

const open: Table[] = [];

/** Questions at which a test may end: those of every turn. */
const RESTING = new Set([
  'action',
  'declare',
  'aftermath',
  'discard',
  'sustain',
  'starting hand',
  'number',
  'surrender',
  'stack discards',
]);

/** Closes all tables of a test. Each reports an open question or a broken state. */
export function closeTables(): void {
  for (const t of open.splice(0)) t.close();
}

/** A table in some position, for tests: a sitting, plus the checks at the end of every test. */
export class Table extends Sitting {
  private mayStayOpen = false;

  constructor(s: B5State) {
    super(s);
    open.push(this);
  }

  /** The names of past facts of these kinds, in order. */
  sequence(...types: string[]): string[] {
    return this.heard.map(heard => heard.fact.t).filter(t => types.includes(t));
  }

  /** A card's title by its id; '' for no card. */
  titleOf(id: number): string {
    return DEFS[this.s.defs[id] ?? -1]?.title ?? '';
  }

  /** The title of a conflict's card, by the conflict's id. */
  conflictTitle(id: number): string {
    const { card } = this.s.conflicts.find(c => c.id === id)!;
    return card < 0 ? '' : DEFS[this.s.defs[card]!]!.title;
  }

  /** A card of a seat's hand by its title, even if copies of it lie elsewhere. */
  handed(who: PlayerRef, title: string): number {
    return this.s.zones[this.seat(who) * 9 + HAND]!.find(id => DEFS[this.s.defs[id]!]!.title === title)!;
  }

  /** Marks that the test ends during a question on purpose. */
  leaveOpen(): this {
    this.mayStayOpen = true;
    return this;
  }

  /** The checks at the end of every test: the state survives JSON, and no question is open by mistake. */
  close(): void {
    expect(fingerprint(babylon5, twin(babylon5, this.s))).toBe(fingerprint(babylon5, this.s));
    if (this.mayStayOpen || this.s.ask === null) return;
    const { name } = asking(babylon5, this.s).step.menu;
    if (!RESTING.has(name)) throw new Error(`the test leaves a question open: ${this.prompt()}`);
  }

  protected override answered(seat: Seat, picks: readonly Option[]): void {
    answerTwinned(babylon5, this.s, seat, picks);
  }
}

/** Sets up a position and returns the table at its first question. The default is the start of the action round. */
export function table(p: Position): Table {
  return new Table(setUp(p));
}

export { findCard };
