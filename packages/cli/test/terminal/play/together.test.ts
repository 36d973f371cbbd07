import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Terminal } from '../../support/terminal.ts';

/** The screens of a game for the persons at the keyboard: the output between one clearing and the next. */
function screens(t: Terminal): string[] {
  const edges = [0, ...t.cleared, t.printed.length];
  return edges.slice(1).map((edge, i) => t.printed.slice(edges[i], edge).join('\n'));
}
const saved = (t: Terminal) => {
  const saves = join(t.home, 'saves');
  return JSON.parse(readFileSync(join(saves, readdirSync(saves)[0]!), 'utf8'));
};
const HANDED = /^Player (\d), (\w+): press Enter when nobody else is looking\.$/;

test('two persons at one keyboard: the screen is cleared and handed over, and each sees a hand of their own', async () => {
  const t = new Terminal(['', '1', '', '1', '', 'log all', 'quit']);
  expect(await t.run('play', 'wars', '--seed', '7', '--seats', 'me,me', '--deck', 'quay')).toBe(0);
  const seen = screens(t);
  // the screen is cleared before and after a hand-over: between two persons there is only the request
  const handed = seen.filter(screen => HANDED.test(screen));
  expect(handed.slice(0, 3).map(screen => screen.replace(HANDED, '$1 $2'))).toEqual(['1 Quay', '2 Earther', '1 Quay']);
  const [first, second, third] = seen.filter((_, i) => i > 0 && HANDED.test(seen[i - 1]!));
  expect(first).toContain('Quay (you)');
  expect(second).toContain('Earther (you)');
  expect(second).not.toContain('Quay (you)');
  // the hand is dealt now: only its player reads its titles
  expect(third).toMatch(/Quay draws [^.]*Tahka\s+Quarrel/);
  expect(third).toContain('Earther draws 8 cards from the reserve');
  expect(third).not.toMatch(/Earther draws (?!a card|\d+ cards)/);
});

test('each of several persons brings a deck', async () => {
  const t = new Terminal(['', 'quit']);
  expect(await t.run('play', 'wars', '--seed', '7', '--seats', 'me,me', '--decks', 'quay,shi')).toBe(0);
  expect(t.text).toContain('Quay (you)');
  expect(t.text).toMatch(/^ ?▸?Shi /m);
  const both = new Terminal();
  expect(await both.run('play', 'wars', '--decks', 'quay,shi', '--deck', 'quay')).toBe(2);
  expect(both.faults).toEqual(['Use --deck for your deck, or --decks for all. Do not use both.']);
});

/** Input of persons who take every hint, undo now and then, and look at the log and the table. */
function hinted(t: () => Terminal, most: number): (n: number) => string | null {
  const asides = ['log all', 'table', 'undo', '?', 'card', 'yes'];
  let hint = false;
  return n => {
    const last = t().printed.at(-1)!;
    if (n === most) return null;
    if (HANDED.test(last) || last.endsWith('anyway.')) return '';
    if (hint) {
      hint = false;
      if (last.endsWith('yours to judge.')) return 'yes';
      const answer = /^Type ([^:]+?)(:|\.$)/.exec(t().printed.findLast(line => line.startsWith('Type '))!)![1]!;
      return answer.startsWith('nothing') ? '' : answer;
    }
    hint = n % 7 > 0;
    return hint ? 'hint' : asides[(n / 7) % asides.length]!;
  };
}

test.each([
  ['wars', 'quay,shi', 'me,me', ['Quay', 'Shi']],
  ['babylon5', 'narn,human,centauri', 'me,me,greedy', ['Narn', 'Human']],
])('who plays %s together sees no card of another on any screen, in the log and after going back', async (game, decks, seats, names) => {
  const t: Terminal = new Terminal(hinted(() => t, 260)).small();
  const code = await t.run('play', game, '--thinking', '0', '--seed', '7', '--seats', seats, '--decks', decks);
  expect(t.faults).toEqual([]);
  expect(code).toBe(0);
  let reader = '';
  let read = 0;
  for (const screen of screens(t)) {
    const handed = HANDED.exec(screen);
    if (handed !== null) reader = handed[2]!;
    else if (reader !== '') {
      read++;
      const other = names.find(name => name !== reader)!;
      expect(screen).toContain(`${reader} (you)`);
      expect(screen).not.toContain(`${other} (you)`);
      expect(screen).not.toMatch(new RegExp(`${other} draws (?!a card|\\d+ (more )?cards|nothing|no )`));
    }
  }
  expect(read).toBeGreaterThan(10);
});

test('three persons and a bot play, and the game goes on with all of them', async () => {
  const t = new Terminal(['', 'pass', '', 'pass', '', 'pass', '', 'quit']);
  expect(await t.run('play', 'babylon5', '--seed', '7', '--seats', 'me,me,greedy,me')).toBe(0);
  expect(saved(t).players).toEqual(['me', 'me', 'greedy', 'me']);
  const again = new Terminal(['', 'quit']);
  again.env.ORRERY_HOME = t.home;
  expect(await again.run('play', '--resume')).toBe(0);
  expect(again.text).toMatch(/Player \d, \w+: press Enter when nobody else is looking\./);
  expect(again.text).toMatch(/\(you\)/);
  // before anybody sits down, only public news is shown
  expect(screens(again)[0]).not.toContain('(you)');
});

test('going back is put to the other person at the keyboard, who may refuse', async () => {
  const answers = async (answer: string) => {
    const t = new Terminal(['', '1', '', '1', '', '1', '', 'pass', '', 'undo', '', answer, '', 'quit']);
    await t.run('play', 'wars', '--seed', '7', '--seats', 'me,me', '--deck', 'quay');
    return t.text;
  };
  const refused = await answers('no');
  expect(refused).toContain('The other players must agree first.');
  expect(refused).toContain('Not everyone agrees.');
  expect(await answers('yes')).toContain('Undone. All players agreed.');
});
