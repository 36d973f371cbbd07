import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { familyOf } from '@orrery/engraver';
import { GAMES } from '@orrery/table/games';
import { motifOf } from '@orrery/table/motifs';
import { expect, test } from 'vitest';
import { Browsing } from '../testing/browser.ts';
import { Clicker } from '../testing/player.ts';

/** The size of the page in transfer, compared with its limit. */

const dist = join(import.meta.dirname, '../dist');
const FIRST_PAGE = 250_000;
const RULES = 110_000;
const SET = 60_000;
/**
 * The words that only the cards of a game use, what compiles them, and what writes their texts. All sets of the game share them. The words that only
 * cards of expansions use are a file of their own, which comes with those sets.
 */
const WORDS = 60_000;
const isWords = (file: string): boolean => file.startsWith('words-');
const ofExpansions = (file: string): boolean => isWords(file) && file.includes('-expansions-');
const LIKINGS = 15_000;
/** The drawings that the first page shows, and all of them. The page loads them when it has nothing else to do. */
const DRAWINGS = 35_000;
const ALL_DRAWINGS = 52_000;
const BOARDS = 10_500;
/** The most that the drawings of all cards and boards of a game weigh. */
const OF_GAMES: Readonly<Record<string, number>> = { babylon5: 35_000, wars: 50_000, 'galactic-empires': 48_000 };
/** The files of families that have none of their own (`vite.config.ts`). */
const FILE_OF: Readonly<Record<string, string>> = { globes: 'engraver', built: 'engraver', many: 'far' };

/** All files with drawings: the thread that draws, and what it loads at once or on demand. */
function drawings(): ReadonlySet<string> {
  const found = new Set<string>();
  const reach = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const script = readFileSync(join(dist, 'assets', file), 'utf8');
    for (const [, next] of script.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) reach(next!);
  };
  reach(readdirSync(join(dist, 'assets')).find(name => /^engraving\.worker.*js$/.test(name))!);
  return new Set([...found].map(file => `assets/${file}`));
}

const html = (): string => readFileSync(join(dist, 'index.html'), 'utf8');
const weight = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** The weight of these files together. */
const sumOf = (files: Iterable<string>): number => [...files].reduce((all, file) => all + weight(file), 0);

test('the first page comes in under 250 kB, with its types of letters; its drawings come after it, under 35 kB', async () => {
  const browsing = await Browsing.start(true);
  try {
    const page = await browsing.person();
    // what threads ask for, too
    const asked: string[] = [];
    page.context().on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.waitForFunction(() => [...document.fonts].filter(font => font.status === 'loaded').length > 1);
    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(fetched.filter(path => path.endsWith('.woff2')).length).toBeGreaterThan(1);
    const drawn = drawings();
    const isDrawings = (path: string) => drawn.has(path.slice(1));
    // the page also asks if there is a server; the answer is not a file
    const paths = fetched.filter(path => path !== '/api/me' && !isDrawings(path));
    const files = new Set(['index.html', ...paths.map(path => path.slice(1))]);
    expect(sumOf(files)).toBeLessThan(FIRST_PAGE);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('canvas.drawn')].every(canvas => canvas.hasAttribute('data-drawn')),
    );
    const shown = new Set(asked.filter(isDrawings).map(path => path.slice(1)));
    expect(shown.size).toBeGreaterThan(1);
    expect(sumOf(shown)).toBeLessThan(DRAWINGS);
    expect(sumOf(drawn)).toBeLessThan(ALL_DRAWINGS);
  } finally {
    await browsing.stop();
  }
});

test('the first page needs its style sheet and at most three files of code before it is drawn', () => {
  const named = [...html().matchAll(/"\/assets\/[\w.-]+\.(js|css)"/g)].map(([, kind]) => kind);
  expect(named.filter(kind => kind === 'css')).toEqual(['css']);
  expect(named.filter(kind => kind === 'js').length).toBeLessThanOrEqual(3);
});

test('a game loads once: the worker that tells the choices also begins the game and plays it', async () => {
  const browsing = await Browsing.start();
  try {
    const page = await browsing.person();
    const workers: string[] = [];
    page.on('worker', worker => workers.push(worker.url()));
    await new Clicker(page).playDealt('wars');
    await page.locator('.dock[data-decision]').waitFor();
    // the thread that draws knows no game
    expect(workers.filter(url => !url.includes('engraving.worker'))).toHaveLength(1);
  } finally {
    await browsing.stop();
  }
});

const assets = join(dist, 'assets');
const text = (file: string): string => readFileSync(join(assets, file), 'utf8');
const worker = (): string => readdirSync(assets).find(name => /^table\.worker.*js$/.test(name))!;

/** The files that a file cannot do without, and itself. */
function needs(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, next] of text(file).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) needs(next!, found);
  return found;
}

/** The file of this name that the worker loads on demand: it asks for the first sets itself, and the rules ask for the others. */
function asked(name: string): string {
  const wanted = new RegExp(`import\\(["'\`]\\./(${name}-[\\w-]+\\.js)`);
  const askers = [worker(), ...readdirSync(join(dist, 'assets')).filter(file => file.endsWith('.js'))];
  const asker = askers.find(file => wanted.test(text(file)))!;
  return wanted.exec(text(asker))![1]!;
}

/** The files of a set that are loaded on demand: what is printed on its cards, and what they do. */
function partsOf(set: string): string[] {
  const wanted = new RegExp(`import\\(["'\`]\\./(${set}-[\\w-]+\\.js)`, 'g');
  const scripts = readdirSync(assets).filter(file => file.endsWith('.js'));
  return [...new Set(scripts.flatMap(file => [...text(file).matchAll(wanted)].map(([, part]) => part!)))];
}

const without = (files: Iterable<string>, ...others: ReadonlySet<string>[]): string[] =>
  [...files].filter(file => others.every(other => !other.has(file)));
const sum = (files: readonly string[]): number => files.reduce((all, file) => all + weight(`assets/${file}`), 0);

test('of each game, the rules without cards are under 110 kB, and a set is under 60 kB, and so are the words of cards', () => {
  const shared = needs(worker());
  const rules = new Map(GAMES.map(({ game: { name } }) => [name, needs(asked(name))]));
  for (const { game } of GAMES) {
    const own = rules.get(game.name)!;
    const others = new Set([...rules].flatMap(([name, files]) => (name === game.name ? [] : [...files])));
    expect(sum(without(own, shared, others)), `the rules of ${game.name}`).toBeLessThan(RULES);
    const filesOf = (name: string) => new Set(partsOf(name).flatMap(part => [...needs(part)]));
    // the first sets are in every match
    const first = new Set(game.library!.sets.flatMap(set => (set.first ? [...filesOf(set.name)] : [])));
    for (const { name, first: isFirst } of game.library!.sets) {
      const parts = partsOf(name);
      expect(parts.length, name).toBeGreaterThan(1);
      const set = without(filesOf(name), shared, own);
      const more = isFirst ? set : without(set, first);
      expect(sum(more.filter(file => !isWords(file))), `the set ${name} of ${game.name}`).toBeLessThan(SET);
      expect(sum(set.filter(file => isWords(file) && !ofExpansions(file))), `the words of ${game.name}`).toBeLessThan(
        WORDS,
      );
      const later = set.filter(ofExpansions);
      expect(later.length > 0, name).toBe(game.name === 'galactic-empires' && name !== 'universe');
      expect(sum(later), `the words of expansions of ${game.name}`).toBeLessThan(WORDS);
      // no rules hold cards: the worker asks for them at once with the rules
      expect(
        parts.filter(part => own.has(part)),
        name,
      ).toEqual([]);
    }
    // words that only cards use weigh nothing for who reads rules or lists
    expect([...own].filter(isWords), game.name).toEqual([]);
  }
});

test('a game loads the drawings of its own cards: under 35 kB for Babylon 5, and under 50 kB for each other', async () => {
  const drawn = [...drawings()].map(file => file.slice('assets/'.length));
  for (const table of GAMES) {
    await table.load();
    const { game } = table;
    const motifs = table.cards.flatMap(card => motifOf(card.face()) ?? []);
    const files = new Set(motifs.map(familyOf).map(family => FILE_OF[family] ?? family));
    const found = ['engraving.worker', 'engraver', ...files].map(name =>
      drawn.find(file => file.startsWith(`${name}-`)),
    );
    expect(found, game.name).not.toContain(undefined);
    const all = new Set(found.flatMap(file => [...needs(file!)]));
    expect(sum([...all]), game.name).toBeLessThan(OF_GAMES[game.name]!);
  }
});

test('what bots have learnt of a game is a file of its own, which the rules can do without', () => {
  for (const { game } of GAMES) {
    const learnt = readdirSync(assets).find(name => name.startsWith(`likings-${game.name}-`) && name.endsWith('.js'))!;
    expect(weight(`assets/${learnt}`), `what bots have learnt of ${game.name}`).toBeLessThan(LIKINGS);
    expect(needs(asked(game.name)).has(learnt), game.name).toBe(false);
  }
});

test('drawings of boards, moments and sounds are small files of their own, which no page needs to begin', () => {
  const own = ['paint', 'playing', 'voices'].map(
    name => readdirSync(assets).find(file => file.startsWith(`${name}-`) && file.endsWith('.js'))!,
  );
  expect(own.filter(file => file === undefined)).toEqual([]);
  expect(sum(own)).toBeLessThan(BOARDS);
  const first = /src="\/assets\/([\w.-]+\.js)"/.exec(html())![1]!;
  expect(own.filter(file => needs(first).has(file))).toEqual([]);
});

test('every file of every game is kept for play without a network', () => {
  const kept = readFileSync(join(dist, 'sw.js'), 'utf8');
  for (const { game } of GAMES)
    for (const name of [asked(game.name), ...game.library!.sets.flatMap(set => partsOf(set.name))])
      for (const file of needs(name)) expect(kept, file).toContain(`assets/${file}`);
});

test('whatever is worth it lies compressed beside itself, so that no server compresses it for every visitor', () => {
  const files = ['index.html', ...readdirSync(join(dist, 'assets')).map(name => `assets/${name}`)];
  const large = files.filter(
    file => /\.(js|css|html|json|jsonl|txt)$/.test(file) && readFileSync(join(dist, file)).length > 2_000,
  );
  expect(large.length).toBeGreaterThan(10);
  for (const file of large) {
    const whole = readFileSync(join(dist, file));
    expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).equals(whole), file).toBe(true);
    expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).equals(whole), file).toBe(true);
  }
});
