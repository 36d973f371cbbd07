import type { State } from '@orrery/kernel';
import { Session, tableGame } from '@orrery/table';
import { expect, test } from 'vitest';
import { skinOf } from '../src/skins/index.ts';
import type { Part } from '../src/skins/skin.ts';
import { pad, widthOf, wrap } from '../src/text.ts';
import { Terminal } from './terminal.ts';

/** What is typed between the answers, now and then. */
const ASIDES = [
  '?',
  'table',
  'log',
  'help',
  '? 1',
  'card 1',
  'rules power',
  'why 1',
  'card',
  'rule',
  'table hand',
  'log all',
];

/** How many lines are typed in each game. */
const LINES = 240;

/** Plays a game as its hints have it, with a command now and then. */
async function played(width: number, height: number, ...args: string[]): Promise<Terminal> {
  let asides = 0;
  let hinted = false;
  let answered = -1;
  let tallest = 0;
  const t: Terminal = new Terminal(n => {
    if (n === LINES) return null;
    if (t.printed.at(-1)?.endsWith('same.')) return '';
    if (hinted) {
      hinted = false;
      answered = t.printed.length;
      const said = t.printed.findLast(line => line.startsWith('Type '))!;
      const answer = /^Type ([^:]+?)(:|\.$)/.exec(said)![1]!;
      return answer.startsWith('nothing') ? '' : answer;
    }
    // all between an answer and the next question: the table and what stands below it
    if (answered >= 0) {
      const shown = t.printed.slice(answered);
      const head = shown.findIndex(line => line.startsWith('─ '));
      tallest = Math.max(tallest, shown.length - head + 1);
    }
    answered = -1;
    hinted = n % 9 > 0;
    return hinted ? 'hint' : ASIDES[asides++ % ASIDES.length]!;
  });
  t.width = width;
  t.height = height;
  const code = await t.run('play', ...args);
  expect(t.faults).toEqual([]);
  expect(code).toBe(0);
  // the table above a question is in view, but for a few lines where very much lies on it
  expect(tallest).toBeGreaterThan(10);
  if (width >= 80) expect(tallest).toBeLessThanOrEqual(height + 6);
  return t;
}

/** Lines that only a path makes too long. */
const paths = (t: Terminal) => (line: string) => !line.includes(t.home);

test.each([
  [80, 24, 'babylon5', 'narn', 3],
  [120, 40, 'babylon5', 'human', 4],
  [80, 24, 'wars', 'quay', 5],
  [120, 40, 'wars', 'gongen', 6],
  [60, 24, 'wars', 'shi', 7],
])('a game at %i columns and %i lines of %s has no line wider than the screen', async (width, height, game, deck, seed) => {
  const t = await played(width, height, game, '--deck', deck, '--seed', `${seed}`);
  expect(t.printed.filter(paths(t)).filter(line => widthOf(line) > width)).toEqual([]);
  expect(t.text).toMatch(/Turn [3-9]/);
});

test('a table says the same in narrow lines and in wide ones: nothing is cut, no word broken', () => {
  // how many cards lie in the piles is said in one line where it fits, and with the cards in them where it does not
  const signs = (lines: readonly string[]) =>
    lines
      .join(' ')
      .replace(/─+| deck \d+ +discard \d+/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
  const whole = (parts: readonly Part[]) => parts.flatMap(part => part.whole ?? part.full);
  for (const [game, seats] of [
    ['babylon5', 4],
    ['wars', 2],
  ] as const) {
    const table = tableGame(game);
    const { setup } = table.prepare({ decks: Array(seats).fill(null), ruleset: table.rulesets[0] ?? null });
    const session: Session<State> = Session.start(table, setup, 11, Array(seats).fill({ bot: 'greedy' }));
    const skin = skinOf(game);
    let looked = 0;
    const page = (width: number) => ({ width, style: (_ink: string, text: string) => text });
    for (let n = 0; n < 400 && session.result === null; n++) {
      const seat = session.awaited[0]!;
      session.expire(seat, session.match.decision);
      if (n % 20 > 0) continue;
      for (const viewer of [seat, null, 'all' as const]) {
        const wide = signs(whole(skin.parts(session.view(viewer), page(1000), session.standing())));
        for (const width of [60, 80, 120]) {
          const lines = whole(skin.parts(session.view(viewer), page(width), session.standing()));
          expect(lines.filter(line => widthOf(line) > width)).toEqual([]);
          expect(signs(lines)).toEqual(wide);
        }
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(30);
  }
});

test('text is broken between words alone, with colours and wide signs counted as they are seen', () => {
  expect(wrap('one two three four', 9)).toBe('one two\n  three\n  four');
  expect(wrap('  - a list goes on', 12)).toBe('  - a list\n    goes on');
  expect(wrap('see /a/very/long/path/indeed now', 10)).toBe('see\n  /a/very/long/path/indeed\n  now');
  const red = '\u001b[31mred\u001b[39m';
  expect(widthOf(red)).toBe(3);
  expect(wrap(`${red} ${red} ${red}`, 11)).toBe(`${red} ${red} ${red}`);
  expect(pad(red, 5)).toBe(`${red}  `);
  expect(widthOf('東京')).toBe(4);
});
