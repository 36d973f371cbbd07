// Makes the text screens of docs/screens: what a person sees in a real terminal who takes every hint.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run screens -w packages/cli`, after a build. Words after `--` choose the files whose names contain one of them. `--to FOLDER` writes them to
 * another folder than docs/screens. It needs the command `script` of util-linux, which makes a terminal.
 */
const root = join(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: join(root, 'docs/screens') } },
});

/** What ends a screen: the sign behind which one types. */
const PROMPT = '> ';
/** The command waits for an answer if it has written nothing for so long, in milliseconds. */
const QUIET = 150;
/** A lesson or a game that has not ended after so many answers never ends. */
const MOST = 2000;

/** A line as it stands on the screen: no colours, and nothing that was wiped out. */
const plain = (line: string): string =>
  line
    .split('\x1b[0J')
    .at(-1)!
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the terminal's own signs
    .replace(/\x1b\[[0-9;?]*[A-Za-z]/g, '')
    .replaceAll('\r', '');

/** Leaves out each `hint` and what was said to it: a screen is as it was before. */
function withoutHints(lines: readonly string[]): string[] {
  let inHint = false;
  return lines.filter(line => {
    if (line.startsWith(PROMPT)) inHint = line === `${PROMPT}hint`;
    return !inHint;
  });
}

/** A screen at the moment of an answer. */
interface Screen {
  readonly text: string;
  readonly typed: string;
}

/**
 * Plays a command in a terminal to its end, and takes every hint.
 * @param home the folder in which the command saves
 * @returns the screens; the last one is the end, with nothing typed
 */
async function played(command: string, columns: number, rows: number, home: string): Promise<Screen[]> {
  const child = spawn('script', ['-qfc', `stty rows ${rows} cols ${columns}; ./orrery ${command}`, '/dev/null'], {
    cwd: root,
    env: { ...process.env, HOME: home, TERM: 'xterm', COLUMNS: undefined, LINES: undefined },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const screens: Screen[] = [];
  let all = '';
  let read = 0;
  /** what the hint said to type; null before the hint */
  let hinted: string | null = null;
  const screen = (): string => withoutHints(all.split('\n').map(plain)).slice(-rows).join('\n').replaceAll(home, '~');
  const type = (words: string): void => {
    read = all.length;
    child.stdin.write(`${words}\n`);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    all += piece;
    clearTimeout(timer);
    timer = setTimeout(answer, QUIET);
  });
  const answer = (): void => {
    const last = plain(all.slice(all.lastIndexOf('\n') + 1));
    if (!last.endsWith(PROMPT) || all.length === read) return;
    if (last !== PROMPT) {
      // the end of a page; behind a lesson comes the next one
      const typed = /^Next: /m.test(screen()) ? 'q' : '';
      screens.push({ text: screen(), typed });
      type(typed);
      return;
    }
    const fresh = all.slice(read).split('\n').map(plain);
    if (hinted === null) {
      hinted = '';
      screens.push({ text: screen(), typed: '' });
      type('hint');
      return;
    }
    const said = fresh.find(line => line.startsWith('Type '));
    hinted =
      said === undefined
        ? ''
        : said
            .slice('Type '.length)
            .split(':')[0]!
            .replace(/^nothing.*/, '');
    screens.push({ text: screens.pop()!.text, typed: hinted });
    if (screens.length > MOST) throw new Error(`${command} does not end`);
    hinted = null;
    type(screens.at(-1)!.typed);
  };
  await new Promise(done => child.on('close', done));
  return [...screens, { text: screen(), typed: '' }];
}

/** Writes the screens of a command. @param every one of so many is kept, besides the first two and the last */
async function keep(name: string, command: string, every: number): Promise<void> {
  if (positionals.length > 0 && !positionals.some(word => name.includes(word))) return;
  for (const [columns, rows] of [
    [80, 24],
    [120, 40],
  ] as const) {
    const home = mkdtempSync(join(tmpdir(), 'orrery-screens-'));
    const screens = await played(command, columns, rows, home);
    rmSync(home, { recursive: true, force: true });
    const kept = screens
      .map((screen, i) => ({ ...screen, i }))
      .filter(({ i }) => i < 2 || i % every === 0 || i === screens.length - 1);
    const text = kept
      .map(({ text: shown, typed, i }) =>
        i === screens.length - 1
          ? `--- screen ${i + 1} ---\n${shown.trimEnd()}\n`
          : `--- screen ${i + 1} ---\n${shown}\n\n    (typed: '${typed}')\n`,
      )
      .join('\n');
    const folder = join(values.to, `${columns}x${rows}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.txt`), text);
    console.log(join(folder, `${name}.txt`));
  }
}

const { lessons } = JSON.parse(
  execFileSync(join(root, 'orrery'), ['learn', '--list', '--json'], { encoding: 'utf8' }),
) as {
  readonly lessons: readonly { readonly game: string; readonly id: string }[];
};
for (const { game, id } of lessons) await keep(`${game}-${id}`, `learn ${game} ${id}`, id === 'first-game' ? 12 : 1);
await keep('galactic-empires-three-players', 'play galactic-empires --players 3 --seed 5 --thinking 0', 20);
