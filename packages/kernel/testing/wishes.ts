import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asking,
  awaited,
  draftOf,
  type Game,
  optionId,
  options,
  Refused,
  redeal,
  roll,
  type Seat,
  type State,
  save,
  submit,
  why,
} from '../src/index.ts';
import { type Dice, dice, playOn } from './play.ts';

/** What the suite about wishes needs to know of a game. */
export interface WishedGame<S extends State> {
  readonly game: Game<S>;
  /** a match at its first decision; another for each number */
  deal(seed: number): S;
  /** how many moments of a match the suite looks at, one for every few decisions */
  readonly looks: number;
  readonly runs: number;
}

/** Numbers that name nothing at most tables, or something else than what the verb is about. */
const NUMBERS = [
  '0',
  '1',
  '2',
  '7',
  '00',
  '999',
  '65535',
  '4294967295',
  '9007199254740993',
  '1e9',
  '-1',
  '-0',
  'NaN',
  'Infinity',
  '1.5',
  '0x10',
  ' 3',
  '٣',
  '9'.repeat(400),
];

/** Words that name things of the language, not of a game. */
const WORDS = [
  '',
  ' ',
  ':',
  '::',
  ':1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'prototype',
  'length',
  'null',
  'undefined',
  '!undo',
  '!leave',
  'a\nb',
  '\u0000',
  '\u202e',
  'x'.repeat(2000),
];

/** Ids that may or may not be options, made of those that are offered at the table now and were offered before. */
function mutated<S extends State>(s: S, d: Dice, ids: readonly string[], verbs: readonly string[]): string[] {
  const any = <T>(list: readonly T[]): T => list[roll(d, list.length)]!;
  const number = (): string => (roll(d, 2) === 0 ? any(NUMBERS) : String(roll(d, s.cards.length + 3)));
  const id = ids.length === 0 ? 'pass' : any(ids);
  const [verb = '', ...about] = id.split(':');
  return [
    id.slice(0, roll(d, id.length + 1)),
    id + id,
    `${id}:${number()}`,
    `${id}:`,
    id.toUpperCase(),
    [any(verbs), ...about].join(':'),
    [verb, ...about.toReversed()].join(':'),
    [verb, ...about.map(number)].join(':'),
    [verb, about[0] ?? '', number()].join(':'),
    any(verbs),
    `${any(verbs)}:${number()}`,
    `${any(verbs)}:${number()}:${number()}`,
    any(WORDS),
    `${any(WORDS)}:${number()}`,
    `${any(WORDS)}:${number()}:${number()}`,
  ];
}

/** What a door of the kernel says to a wish that it does not take. @returns what it threw instead, where that was no refusal */
function refusedBy(door: () => unknown): Refused | string {
  try {
    door();
    return 'taken';
  } catch (error) {
    if (error instanceof Refused) return error;
    return error instanceof Error ? `${error.name}: ${error.message} ${error.stack?.split('\n')[1]?.trim()}` : 'thrown';
  }
}

/**
 * That whatever is not offered is refused: any text at all as an option, at any moment of random matches, is answered by a refusal with a sentence, and
 * changes nothing. What a refusal says is the same whatever lies hidden from whoever asks.
 */
export function wishesSuite<S extends State>(x: WishedGame<S>): void {
  const { game } = x;
  test('any text that is no option is refused with a sentence, changes nothing, and tells nothing of what lies hidden', () => {
    const faults = new Map<string, string>();
    const verbs = new Set(['pass', 'yes', 'no', 'number', 'card', 'respond']);
    let wished = 0;
    let byRule = 0;
    const note = (kind: string, what: string): void => {
      if (!faults.has(kind)) faults.set(kind, what);
    };
    const look = (s: S, seat: Seat, d: Dice): void => {
      const list = options(game, s, seat);
      for (const o of list) verbs.add(o.verb);
      const offered = new Set(list.map(optionId));
      const others = s.ask!.seats.flatMap(other => options(game, s, other).map(optionId));
      const before = JSON.stringify(save(game, s));
      const unseen = game.unseen(s, seat);
      const other = redeal(game, s, { pools: unseen.pools, answers: [] }, roll(d, 1_000_000));
      other.random = s.random;
      other.menus = null;
      const { name } = asking(game, s).step.menu;
      for (const id of mutated(s, d, [...offered, ...others], [...verbs])) {
        if (offered.has(id)) continue;
        wished++;
        const where = `${JSON.stringify(id.slice(0, 40))} at "${name}"`;
        const thrown = refusedBy(() => submit(game, s, s.ask!.id, seat, [id]));
        if (typeof thrown === 'string') note(`${id.split(':')[0]} ${thrown.slice(0, 30)}`, `${where}: ${thrown}`);
        else if (!/^[^\n]{5,300}[.?!]$/.test(thrown.message)) note('no sentence', `${where}: ${thrown.message}`);
        else {
          if (thrown.rule !== null) byRule++;
          const refusal = why(game, s, seat, id);
          if (refusal === null) note('not said why', where);
          const draft = refusedBy(() => draftOf(game, s, seat, [id]));
          if (typeof draft === 'string') note(`draft ${id.split(':')[0]}`, `${where}: ${draft}`);
          const told = JSON.stringify(refusal);
          let elsewhere: string;
          try {
            elsewhere = JSON.stringify(why(game, other, seat, id));
          } catch (error) {
            elsewhere = String(error);
          }
          if (elsewhere !== told)
            note(`tells of what is hidden ${id.split(':')[0]} ${name}`, `${where}: ${told}, or ${elsewhere}`);
        }
      }
      if (JSON.stringify(save(game, s)) !== before) note('changed', `wishes have changed the position at "${name}"`);
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), seed => {
        const s = x.deal(seed);
        const d = dice(seed + 11);
        for (let n = 0; n < x.looks && s.result === null; n++) {
          for (const seat of awaited(s)) look(s, seat, d);
          playOn(game, s, d, 1 + roll(d, 5));
        }
      }),
      { numRuns: x.runs },
    );
    expect([...faults].map(([kind, fault]) => `${kind}: ${fault}`)).toEqual([]);
    expect(wished).toBeGreaterThan(1_000);
    expect(byRule).toBeGreaterThan(20);
  });
}
