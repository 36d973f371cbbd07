import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SoundName, sound } from '../../src/table/sound/voices.ts';
import { SOUND_NAMES } from '../../src/table/sound/voices.ts';
import { Browsing } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

/** Every sound, rendered without a loudspeaker and measured. */

const RATE = 48_000;
/** Long enough for the longest sound, in seconds. */
const LONGEST = 2.6;

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

/** A filter of second order, as numbers. */
type Filter = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];
/** How loud people hear each pitch, by ITU-R BS.1770 at 48 kHz: a shelf, and a cut of the lows. */
const SHELF: Filter = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585];
const CUT: Filter = [1, -2, 1, -1.99004745483398, 0.99007225036621];

function filtered(samples: readonly number[], [b0, b1, b2, a1, a2]: Filter): number[] {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map(x => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** The loudest 400 ms of a sound, in LUFS. */
function loudness(channels: readonly (readonly number[])[]): number {
  const heard = channels.map(samples => filtered(filtered(samples, SHELF), CUT));
  const [block, hop] = [0.4 * RATE, 0.1 * RATE];
  let most = 0;
  for (let from = 0; from + block <= heard[0]!.length; from += hop) {
    let power = 0;
    for (const samples of heard) for (let i = from; i < from + block; i++) power += samples[i]! ** 2 / block;
    most = Math.max(most, power);
  }
  return -0.691 + 10 * Math.log10(most);
}

test('each sound is short, soft, and begins and ends without a click', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../src/table/sound/voices.ts')],
    ...{ bundle: true, write: false, format: 'iife', globalName: 'voices' },
  });
  const page = await browsing.person();
  await page.goto('/');
  await page.evaluate(`${outputFiles[0]!.text}; globalThis.voices = voices;`);
  const measured: Record<string, unknown> = {};
  for (const name of SOUND_NAMES) {
    const channels = await page.evaluate(
      async ([name, rate, seconds]) => {
        const context = new OfflineAudioContext(2, rate * seconds, rate);
        const { voices } = globalThis as unknown as { voices: { sound: typeof sound } };
        voices.sound(context, context.destination, name as SoundName, 0);
        const made = await context.startRendering();
        return [0, 1].map(channel => [...made.getChannelData(channel)]);
      },
      [name, RATE, LONGEST] as const,
    );
    const size = channels[0]!.map((left, i) => Math.max(Math.abs(left), Math.abs(channels[1]![i]!)));
    const end = size.findLastIndex(x => x > 0.0003);
    const peak = size.reduce((most, x) => Math.max(most, x), 0);
    const jump = channels
      .flatMap(samples => samples.map((x, i) => Math.abs(x - (samples[i - 1] ?? 0))))
      .reduce((most, x) => Math.max(most, x), 0);
    measured[name] = {
      seconds: +(end / RATE).toFixed(2),
      peak: +(20 * Math.log10(peak)).toFixed(1),
      lufs: +loudness(channels).toFixed(1),
    };
    // it is a sound, it is over in time, and it never clips
    expect(peak, name).toBeGreaterThan(0.02);
    expect(peak, name).toBeLessThan(0.5);
    expect(end / RATE, name).toBeGreaterThan(0.1);
    expect(end / RATE, name).toBeLessThan(2.4);
    expect(loudness(channels), name).toBeLessThanOrEqual(-20);
    // no click: the first and the last samples are near zero
    expect(Math.max(...size.slice(0, 4)), name).toBeLessThan(0.002);
    expect(Math.max(...size.slice(-1_000)), name).toBeLessThan(0.0001);
    expect(jump, name).toBeLessThan(0.2);
  }
  if (process.env.SHOW === 'sounds') console.log(measured);
});

test('a table is silent until the player allows sounds, and asks once', async () => {
  const page = await browsing.person();
  const fetched: string[] = [];
  page.on('request', request => fetched.push(new URL(request.url()).pathname));
  await page.goto('/play/wars?seed=7');
  await page.getByRole('button', { name: 'Start' }).click();
  const asks = page.locator('.sound-asks');
  const guest = new Clicker(page);
  for (let i = 0; i < 12 && (await asks.count()) === 0; i++) await guest.play(2);
  expect(await asks.count()).toBe(1);
  expect(fetched.some(path => path.includes('voices'))).toBe(false);
  await asks.getByRole('button', { name: 'No, do not ask again' }).click();
  await asks.waitFor({ state: 'detached' });
  await guest.play(4);
  expect(await asks.count()).toBe(0);
  expect(fetched.some(path => path.includes('voices'))).toBe(false);
});
