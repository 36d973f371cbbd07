import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Browsing } from '../testing/browser.ts';

/** The size of the page in transfer, compared with its limit. */

const dist = join(import.meta.dirname, '../dist');
const FIRST_PAGE = 250_000;
const RULES = 150_000;
const LIKINGS = 15_000;

const weight = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

test('the first page comes in under 250 kB, with its types of letters', async () => {
  const browsing = await Browsing.start(true);
  try {
    const page = await browsing.person();
    await page.goto('/', { waitUntil: 'networkidle' });
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(fetched.filter(path => path.endsWith('.woff2')).length).toBeGreaterThan(1);
    // the page also asks if there is a server; the answer is not a file
    const files = new Set(['index.html', ...fetched.filter(path => path !== '/api/me').map(path => path.slice(1))]);
    expect([...files].reduce((sum, file) => sum + weight(file), 0)).toBeLessThan(FIRST_PAGE);
  } finally {
    await browsing.stop();
  }
});

test('the rules of each game are a file of their own under 150 kB, which no other game fetches', () => {
  const assets = readdirSync(join(dist, 'assets'));
  const worker = assets.find(name => /^table\.worker.*js$/.test(name))!;
  const loads = readFileSync(join(dist, 'assets', worker), 'utf8');
  for (const game of ['babylon5', 'wars', 'galactic-empires']) {
    const [, file] = new RegExp(`import\\(["'\`]\\./(${game}-[\\w-]+\\.js)`).exec(loads)!;
    expect(weight(`assets/${file}`), game).toBeLessThan(RULES);
    const learnt = assets.find(name => name.startsWith(`likings-${game}-`) && name.endsWith('.js'));
    expect(weight(`assets/${learnt}`), `what bots have learnt of ${game}`).toBeLessThan(LIKINGS);
    const fixed = /^import[^;]*?from\s*["'`]\.\/(?:babylon5|wars|galactic)/m;
    expect(readFileSync(join(dist, 'assets', file!), 'utf8')).not.toMatch(fixed);
  }
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
