/** What screen readers say of a table: what happened, once each, and the question after it. */
import type { Seat } from '@orrery/kernel';
import type { LineTold } from '../../connection/contract.ts';
import { EVENT, type Scene } from './scene.ts';

/** A line of this weight is an attack or a loss. */
const STRIKE = 2;
/** The most sentences that are said at once. More of them only weary. */
const MOST = 8;

/** Something to say. */
export interface Utterance {
  /** a number of its own */
  readonly key: number;
  readonly text: string;
  /** true if it interrupts: an attack on the player. Everything else waits until the screen reader has finished. */
  readonly urgent: boolean;
  /** true for sentences of the game, which are English in every language of the page */
  readonly ofGame: boolean;
}

/** True for what somebody else does to the player, if it matters: an attack, a conflict, a volley. @param me the player's seat; null for a spectator */
export const strikes = ({ concerns, weight, heading }: LineTold, me: Seat | null): boolean =>
  me !== null && heading === 0 && weight >= STRIKE && concerns[0] !== me && concerns.includes(me);

/** The sentences to say, in their order: all of them, or if there are too many, what matters or concerns the player. */
export function worthSaying(lines: readonly LineTold[], me: Seat | null): readonly LineTold[] {
  if (lines.length <= MOST) return lines;
  const some = lines.filter(
    line => line.heading === 1 || line.weight >= EVENT || (me !== null && line.concerns.includes(me)),
  );
  const most = new Set([...some].sort((a, b) => b.weight - a.weight).slice(0, MOST));
  return some.filter(line => most.has(line));
}

/** Collects what the table shows, and says each thing once. */
export class Speech {
  #waiting: LineTold[] = [];
  #question = -1;
  #said = 0;

  /** @param me the player's seat; null for a spectator */
  constructor(private readonly me: Seat | null) {}

  /** A scene is shown. */
  hear({ lines }: Scene): void {
    this.#waiting.push(...lines);
  }

  /** What to say now of the scenes that were shown. */
  told(): Utterance[] {
    const lines = worthSaying(this.#waiting, this.me);
    this.#waiting = [];
    const urgent = lines.filter(line => strikes(line, this.me));
    const rest = lines.filter(line => !urgent.includes(line));
    return [this.#utter(textOf(rest), false, true), this.#utter(textOf(urgent), true, true)].filter(
      ({ text }) => text !== '',
    );
  }

  /** What to say of a question: nothing if it was said before. @param id its decision; -1 for none */
  asked(id: number, text: string): Utterance[] {
    if (id === this.#question) return [];
    this.#question = id;
    return id < 0 || text === '' ? [] : [this.#utter(text, false, true)];
  }

  /** Something else. @param ofGame true for a sentence of the game, false for one of the page */
  say(text: string, ofGame = false): Utterance {
    return this.#utter(text, false, ofGame);
  }

  #utter(text: string, urgent: boolean, ofGame: boolean): Utterance {
    return { key: ++this.#said, text, urgent, ofGame };
  }
}

const textOf = (lines: readonly LineTold[]): string => lines.map(({ text }) => text).join(' ');
