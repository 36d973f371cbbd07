import { expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { botAnswer, type CardFace } from '../src/index.ts';
import { ANN, BEN, sitting } from './sitting.ts';

// A number that is not as it stands on its card says why, and what it says comes to the number.

/** A card as a view of any game has it. */
interface Shown {
  readonly card: string;
  readonly title: string;
  readonly why: Readonly<Record<string, string>>;
  readonly abilities?: readonly number[];
  readonly statistics?: readonly number[];
  readonly left?: number;
  readonly shields?: readonly number[];
  readonly armor?: number;
}

function shownIn(data: unknown): Shown[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(shownIn);
  return 'why' in data ? [data as Shown, ...inside] : inside;
}

/** The numbers that count now, by the keys that the card's face has. */
function numbersOf({ abilities, statistics, left, shields, armor }: Shown): Record<string, number> {
  const named = (keys: readonly string[], values: readonly number[]) =>
    Object.fromEntries(values.map((value, i) => [keys[i]!, value]));
  if (abilities !== undefined) return named(['diplomacy', 'intrigue', 'psi', 'leadership', 'military'], abilities);
  if (statistics !== undefined) return named(['power', 'tactics', 'defense'], statistics);
  return { strength: left!, shields: shields![0]!, armor: armor! };
}

const printedOn = ({ numbers, small }: CardFace, key: string): number =>
  [...numbers, ...small].find(n => n.key === key)?.value ?? 0;

/**
 * What the reasons come to, one after the other; null where something multiplies, which does not go by the order in which it is told, and where one alone
 * settles the number.
 */
function reckoned(printed: number, why: string): number | null {
  if (why.includes('×') || !/[+−=] ?\d/.test(why)) return null;
  let n = printed;
  for (const [, sign, by] of why.matchAll(/ (\+|−|= )(\d+)(?=,|$)/g))
    n = sign === '= ' ? Number(by) : n + (sign === '+' ? 1 : -1) * Number(by);
  return Math.max(0, n);
}

test.each(GAMES.map(({ game }) => game.name))('%s', name => {
  const seen = new Set<string>();
  for (const seed of [3, 8, 12]) {
    const session = sitting(name, [ANN, BEN], undefined, seed);
    const { table, match } = session;
    const faces = new Map(table.cards.map(page => [page.id, page.face()]));
    for (let n = 0; n < 1500 && session.result === null; n++) {
      const seat = session.awaited[0]!;
      if (n % 10 === 0)
        for (const shown of shownIn(table.game.table(match.state, seat)))
          for (const [key, now] of Object.entries(numbersOf(shown))) {
            const printed = printedOn(faces.get(shown.card)!, key);
            const { [key]: why } = shown.why;
            const told = `${shown.title}, ${key} ${now}, printed ${printed}: ${why}`;
            expect(why === undefined, told).toBe(now === printed);
            if (why === undefined) continue;
            expect(reckoned(printed, why) ?? now, told).toBe(now);
            seen.add(why);
          }
      session.choose(seat, match.decision, botAnswer(table, match, seat, 'greedy'));
    }
  }
  expect(seen.size).toBeGreaterThan(4);
});
