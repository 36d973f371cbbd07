import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tables, tables } from '../../testing/speed/page.ts';

let at: Tables;
beforeAll(async () => {
  at = await tables();
});
afterAll(() => at?.close());

/** Opens a table. The page is never idle there, so that no engraving counts as a card that was drawn. */
async function opened(query: string): Promise<Page> {
  const page = await at.open(query);
  await page.evaluate(async () => {
    const idle = requestIdleCallback;
    globalThis.requestIdleCallback = () => 0;
    // what was planned before still happens
    await new Promise(done => idle(done));
  });
  return page;
}

/** Does something at a table and waits until it is drawn. @returns the looks of cards by their ids, and the cards that were drawn */
async function drawnBy(page: Page, does: () => Promise<unknown>) {
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.piece [data-card]')].map(
        card => [card.dataset.card!, `${card.closest('.area')?.className} ${card.className}`] as const,
      ),
    );
  const drawn = () =>
    page.evaluate(
      () => new Promise<string[]>(done => requestAnimationFrame(() => requestAnimationFrame(() => done(drawnNow())))),
    );
  const before = new Map(await looks());
  await drawn();
  await does();
  const cards = await drawn();
  const changed = (await looks()).filter(([card, look]) => before.get(card) !== look).map(([card]) => card);
  return { all: before.size, drawn: cards, changed };
}

test('on a table of 200 cards of which a few change sides those are drawn again, and the others are left alone', async () => {
  const page = await opened('game=galactic-empires&seats=6&changes=6&cards=200');
  for (let i = 0; i < 3; i++) {
    const { all, drawn, changed } = await drawnBy(page, () => page.evaluate(() => tellNext(1)));
    expect(all).toBeGreaterThanOrEqual(200);
    expect(changed.length).toBeGreaterThanOrEqual(4);
    expect(changed.length).toBeLessThanOrEqual(12);
    expect(changed).toEqual(expect.arrayContaining(drawn));
  }
});

test('what is picked lights some cards otherwise, and only those are drawn again', async () => {
  const page = await opened('game=babylon5&seats=2&changes=60');
  for (let i = 0; i < 60 && (await page.locator('.dock .opt').count()) < 2; i++)
    await drawnBy(page, () => page.evaluate(() => tellNext(1)));
  const { all, drawn, changed } = await drawnBy(page, () => page.keyboard.press('1'));
  expect(changed.length).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(changed.length);
  expect(new Set(drawn)).toEqual(new Set(changed));
});

test('while cards travel no number runs: the table is painted anew for none of its steps; they run when the cards have arrived', async () => {
  const page = await opened('game=galactic-empires&seats=6&changes=6&cards=200');
  const steps = await page.evaluate(async () => {
    const travelling = () =>
      document
        .getAnimations()
        .filter(
          way =>
            (way.effect as KeyframeEffect).target?.matches('.piece') && !way.pending && way.playState === 'running',
        );
    const seen = { travelled: 0, meanwhile: 0, after: 0 };
    const eyes = new MutationObserver(changes => {
      if (!changes.some(({ target }) => target.parentElement?.matches('.running'))) return;
      if (travelling().length > 0) seen.meanwhile++;
      else seen.after++;
    });
    eyes.observe(document.querySelector('.table')!, { subtree: true, childList: true });
    tellNext(1);
    // until all cards have arrived and the numbers are still
    for (let frames = 0; travelling().length > 0 || seen.travelled <= 20 || seen.after <= 3 || frames < 30; frames++) {
      await new Promise(requestAnimationFrame);
      seen.travelled = Math.max(seen.travelled, travelling().length);
    }
    return seen;
  });
  expect(steps.travelled).toBeGreaterThan(20);
  expect(steps.meanwhile).toBe(0);
  expect(steps.after).toBeGreaterThan(3);
});
