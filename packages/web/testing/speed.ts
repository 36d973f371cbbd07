import type { Browser, Page } from 'playwright-core';
import { Browsing, SIZES } from './browser.ts';
import { Clicker } from './player.ts';
import { tables } from './speed/page.ts';
import { durationsOf, gapsIn, stretchesOf, type TraceEvent, windowsOf, workIn } from './speed/trace.ts';

/** Measures the page with the browser's own trace: `npm run speed -w packages/web`, after a build. The results belong in docs/performance.md. */

/** The pause between changes, in milliseconds: each is finished before the next. */
const APART = 450;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
  'v8.execute',
  '__metadata',
];

const ms = (n: number): string => `${n.toFixed(n < 10 ? 1 : 0)} ms`;
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
const share = (list: readonly number[], of: number): number => sorted(list)[Math.floor((list.length - 1) * of)] ?? 0;

async function traced(browser: Browser, page: Page | null, does: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page ?? undefined, { categories: CATEGORIES });
  await does();
  return JSON.parse((await browser.stopTracing()).toString('utf8')).traceEvents as TraceEvent[];
}

/** Sends a table its changes, one after the other, with a mark before each. */
async function tellAll(page: Page, changes: number, apart: number): Promise<void> {
  await page.evaluate(
    async ([n, pause]) => {
      for (let i = 0; i < n!; i++) {
        performance.mark('change');
        tellNext(1);
        await new Promise(done => setTimeout(done, pause));
      }
      performance.mark('change');
    },
    [changes, apart],
  );
}

/** The same, but each change waits until all cards lie still. A mark is set before the cards begin to move, and one when they lie still. */
async function moveAll(page: Page, changes: number): Promise<void> {
  await page.evaluate(async n => {
    const frame = () => new Promise(requestAnimationFrame);
    const ways = () => document.getAnimations().filter(x => (x.effect as KeyframeEffect).target?.matches('.piece'));
    for (let i = 0; i < n; i++) {
      performance.mark('change');
      tellNext(1);
      for (let waited = 0; waited < 60 && ways().length === 0; waited++) await frame();
      // they start with the next painted frame
      await Promise.allSettled(ways().map(({ ready }) => ready));
      performance.mark('moving');
      await Promise.allSettled(ways().map(({ finished }) => finished));
      performance.mark('still');
      await frame();
    }
    performance.mark('change');
  }, changes);
}

/** Tables without players. */
async function changes(): Promise<void> {
  const { browser, open: opened, close } = await tables();
  const open = async (wish: string): Promise<Page> => {
    const page = await opened(wish);
    await page.waitForTimeout(1500);
    return page;
  };
  try {
    for (const [game, seats] of [
      ['galactic-empires', 12],
      ['galactic-empires', 2],
      ['babylon5', 4],
      ['wars', 2],
    ] as const) {
      const page = await open(`game=${game}&seats=${seats}&changes=60`);
      await tellAll(page, 20, 100);
      const events = await traced(browser, page, () => tellAll(page, 40, APART));
      const work = windowsOf(events, 'change').map(([from, to]) => workIn(events, from, to));
      const scripts = work.map(({ script }) => script);
      console.log(
        `${game}, ${seats} seats: script for each change, half ${ms(share(scripts, 0.5))}, 95 of 100 ${ms(share(scripts, 0.95))}; style, layout and paint half ${ms(
          share(
            work.map(({ layout }) => layout),
            0.5,
          ),
        )}`,
      );
      await page.close();
    }
    const page = await open('game=galactic-empires&seats=6&changes=60&cards=200');
    const pieces = await page.locator('.piece').count();
    await tellAll(page, 4, APART);
    const events = await traced(browser, page, () => moveAll(page, 12));
    const scripts = windowsOf(events, 'change').map(([from, to]) => workIn(events, from, to).script);
    const moving = stretchesOf(events, 'moving', 'still');
    const until = stretchesOf(events, 'change', 'moving').map(([from, to]) => (to - from) / 1000);
    const gaps = moving.flatMap(([from, to]) => gapsIn(events, from, to));
    const rate = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
    console.log(
      `${pieces} cards on the table, four change sides at a time: they move ${ms(share(until, 0.5))} after the change; while they do, ${rate.toFixed(0)} frames a second, the longest wait for one ${ms(
        Math.max(...gaps),
      )}; script for each change ${ms(share(scripts, 0.5))}`,
    );
    await page.close();
  } finally {
    await close();
  }
}

/** The page as people get it: how soon it is ready to play, and how soon a choice shows. */
async function choices(): Promise<void> {
  const browsing = await Browsing.start(true);
  try {
    for (const game of ['babylon5', 'wars', 'galactic-empires']) {
      const page = await browsing.person(SIZES.desk, { installs: true });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const before = performance.now();
      await page.goto('/');
      const play = page
        .locator('.game', { has: page.locator(`a[href="/play/${game}"]`) })
        .getByRole('button', { name: 'Play now' });
      await play.waitFor();
      const first = performance.now() - before;
      const pressed = performance.now();
      await play.click();
      const guest = new Clicker(page);
      let last = await guest.asked();
      const asked = performance.now() - pressed;
      const shown: number[] = [];
      for (let i = 0; i < 20 && last !== null; i++) {
        if ((await page.locator('.dock .opt').count()) > 0) {
          shown.push(await page.evaluate(pickAndWait));
          // a second pick would answer
          await page.keyboard.press('Escape');
        }
        await guest.answer(last);
        last = await guest.asked(last);
      }
      console.log(
        `${game}: first page ${ms(first)}, from Play now to the first question ${ms(asked)}, a choice shows in ${ms(share(shown, 0.5))}, 95 of 100 in ${ms(share(shown, 0.95))}`,
      );
      await page.context().close();
    }
  } finally {
    await browsing.stop();
  }
}

/** Picks the first option. @returns how long it takes until it looks picked, in milliseconds */
const pickAndWait = (): Promise<number> =>
  new Promise(done => {
    const option = document.querySelector<HTMLElement>('.dock .opt')!;
    const from = performance.now();
    option.click();
    const look = () => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now() - from);
      requestAnimationFrame(() => painted.port2.postMessage(null));
    };
    if (document.querySelector('.dock .opt.sel') !== null) return look();
    const eyes = new MutationObserver(() => {
      eyes.disconnect();
      look();
    });
    eyes.observe(document.querySelector('.dock')!, { subtree: true, childList: true, attributes: true });
  });

/** How long each frame of a turn takes that the director shows, in milliseconds: only frames while a scene stands are counted. */
const countFrames = (): void => {
  const frames: DirectedFrame[] = [];
  (globalThis as unknown as { frames: DirectedFrame[] }).frames = frames;
  let last: number | null = null;
  let scene: { readonly of: Element | null; readonly since: number } = { of: null, since: 0 };
  const step = (now: number) => {
    const shown = document.querySelector('.directs .now');
    // the frame that took long is the one before the new scene is there
    if (shown !== scene.of) scene = { of: shown, since: last ?? now };
    if (shown !== null && last !== null) frames.push({ millis: now - last, begins: now - scene.since < 150 });
    last = shown === null ? null : now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

/** A frame while a scene stands. */
interface DirectedFrame {
  readonly millis: number;
  /** true if the scene has just begun */
  readonly begins: boolean;
}

/** This many questions are answered while the frames of the director are counted. */
const TURNS = 14;

/** The director at its normal pace, with all movement. @param rate how many times slower the processor seems once the game has begun */
async function scenes(rate = 1): Promise<void> {
  const browsing = await Browsing.start(true);
  try {
    for (const game of ['babylon5', 'wars', 'galactic-empires']) {
      const page = await browsing.person(SIZES.desk, { pace: 'normal' });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const guest = new Clicker(page);
      await guest.playNow(game);
      let last = await guest.asked();
      await slowDown(page, rate);
      await page.evaluate(countFrames);
      for (let i = 0; i < TURNS && last !== null; i++) {
        await guest.answer(last);
        last = await guest.asked(last);
      }
      const measured = await page.evaluate(() => (globalThis as unknown as { frames: DirectedFrame[] }).frames);
      const frames = measured.map(({ millis }) => millis);
      const begun = measured.filter(({ millis, begins }) => millis > 20 && begins).length;
      const all = frames.reduce((sum, one) => sum + one, 0);
      const late = frames.filter(one => one > 20).length;
      console.log(
        `${game}${rate === 1 ? '' : `, slowed ${rate} times`}: the director shows ${frames.length} frames, ${((1000 * frames.length) / all).toFixed(0)} a second; ${((100 * late) / frames.length).toFixed(1)} % take more than 20 ms, ${begun} of these ${late} as a scene begins; 99 of 100 take ${ms(share(frames, 0.99))}, the longest ${ms(Math.max(...frames))}`,
      );
      await page.context().close();
    }
  } finally {
    await browsing.stop();
  }
}

/** How many times slower the processor seems, for the boards that are drawn. */
const SLOWED = 4;

/** Makes the processor seem slower to a page, so many times. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** How long drawing goes on after a board has opened, in milliseconds. */
const DRAWING = 12_000;

/** How long drawing keeps the page's own thread, from the opening of a board until all of it is drawn, with the processor slowed. */
async function drawing(): Promise<void> {
  const { browser, open, close } = await tables();
  try {
    for (const [game, seats] of [
      ['galactic-empires', 12],
      ['babylon5', 4],
      ['wars', 2],
    ] as const) {
      const slowed = (opening: Page) => slowDown(opening, SLOWED);
      let table: Page | null = null;
      const events = await traced(browser, null, async () => {
        table = await open(`game=${game}&seats=${seats}&changes=60`, slowed);
        await table.waitForTimeout(DRAWING);
      });
      const shown = await table!.evaluate(() => ({
        cards: [...document.querySelectorAll('canvas.drawn[data-drawn]')].length,
        boards: document.querySelectorAll('canvas.backdrop[data-painted]').length,
      }));
      const steps = durationsOf(events, 'FireIdleCallback');
      const long = steps.filter(one => one > 50);
      console.log(
        `${game}, ${seats} seats, slowed ${SLOWED} times: ${shown.cards} cards and ${shown.boards} boards are drawn in ${steps.length} idle moments, ${ms(steps.reduce((a, b) => a + b, 0))} in all; half within ${ms(share(steps, 0.5))}, 95 of 100 within ${ms(share(steps, 0.95))}, the longest ${ms(Math.max(0, ...steps))}; ${long.length} take more than 50 ms`,
      );
      await table!.close();
    }
  } finally {
    await close();
  }
}

const only = process.argv[2];
if (only === undefined || only === 'drawing') await drawing();
if (only === undefined || only === 'choices') await choices();
if (only === undefined || only === 'tables') await changes();
if (only === undefined || only === 'scenes') await scenes();
if (only === undefined || only === 'slowed') await scenes(SLOWED);
