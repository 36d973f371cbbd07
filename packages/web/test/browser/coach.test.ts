import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, SIZES } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

/** Waits until the coach speaks: it explains a sign, or it has picked an answer. */
async function spoken(page: Page): Promise<'next' | 'do' | 'pass' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.dock .over')) return 'over';
      if (document.querySelector('.coach .coach-next')) return 'next';
      const said = document.querySelector<HTMLElement>('[data-coach]')?.dataset.coach;
      const button = said === 'do' ? '.dock .do' : '.dock .btn.pass';
      return said !== undefined && document.querySelector(`${button}:not([data-disabled])`) !== null ? said : false;
    },
    undefined,
    { polling: 20 },
  );
  return (await found.jsonValue()) as 'next' | 'do' | 'pass' | 'over';
}

describe.each(['babylon5', 'wars', 'galactic-empires'])('the first match of %s', game => {
  test('it is played to its end by clicking only what the coach lights', async () => {
    const page = await browsing.person(SIZES.desk, { first: true });
    await new Clicker(page).playNow(game);
    await page.locator('.goal').waitFor();
    const signs: string[] = [];
    let answers = 0;
    /** the numbers of what is left of the points, and the words that the coach has explained */
    const left = new Set<string>();
    const words = new Set<string>();
    const news: string[] = [];
    for (let said = await spoken(page); said !== 'over'; said = await spoken(page)) {
      const button =
        said === 'next' ? '.coach .coach-next' : said === 'do' ? '.dock .do:not([data-disabled])' : '.dock .btn.pass';
      if (said === 'next') signs.push((await page.locator('.coach h2').textContent())!);
      else {
        const told = await page.evaluate(() => ({
          left: [...document.querySelectorAll('.pool [data-left]')].map(one => one.textContent ?? ''),
          news: document.querySelector('.coach-news')?.textContent ?? null,
          words: [...document.querySelectorAll('.coach-words dt')].map(one => one.textContent ?? ''),
        }));
        for (const one of told.left) left.add(one);
        for (const one of told.words) words.add(one);
        if (told.news !== null) news.push(told.news);
      }
      if (said !== 'next' && answers++ === 0) {
        expect(await page.locator('.coach .why').first().textContent()).toMatch(/\w/);
        expect(await seriousFaults(page)).toEqual([]);
      }
      const before = await page.evaluate(() => document.querySelector<HTMLElement>('.dock')?.dataset.decision);
      // a press too soon after the question came does not count, so it may take two
      await page.evaluate(one => document.querySelector<HTMLElement>(one)?.click(), button);
      if (said === 'next') continue;
      await page.waitForFunction(
        ([last, one]) => {
          const dock = document.querySelector<HTMLElement>('.dock');
          if (dock?.dataset.decision !== last || document.querySelector('.dock .over')) return true;
          if (document.querySelector('.coach .coach-next')) return true;
          document.querySelector<HTMLElement>(one!)?.click();
          return false;
        },
        [before, button] as const,
        { polling: 100 },
      );
    }
    expect(signs.length).toBeGreaterThan(4);
    // the coach says each sign once, however often others play in between
    expect(new Set(signs).size).toBe(signs.length);
    expect(words.size).toBeGreaterThan(5);
    expect([...left].some(one => /^\d+ of \d+$/.test(one))).toBe(game === 'galactic-empires');
    // what is close to deciding the match is said once
    expect(new Set(news).size).toBe(news.length);
    if (game === 'babylon5') expect(news.join()).toContain('You have almost won');
    // the end says who has won, and why
    expect(await page.locator('.dock .over .cap').textContent()).toBe('You have won');
    expect(await page.locator('.dock .over p').last().textContent()).toMatch(/\d|left/);
    expect(answers).toBeGreaterThan(20);
    // the next match has no coach
    await new Clicker(page).playNow(game);
    await new Clicker(page).asked();
    expect(await page.locator('.coach').count()).toBe(0);
  });
});

test('the coach lights the real sign, explains by keys, and goes away for good when it is sent away', async () => {
  const page = await browsing.person(SIZES.desk, { first: true });
  const guest = new Clicker(page);
  await guest.playNow('wars');
  await page.locator('.coach .coach-next').waitFor();
  const boxes = await page.evaluate(() => {
    const hole = document.querySelector('.spotlight .hole')!.getBoundingClientRect();
    const sign = document.querySelector('.dock .ask h1')!.getBoundingClientRect();
    return { holds: hole.left <= sign.left && hole.top <= sign.top && hole.bottom >= sign.bottom };
  });
  expect(boxes.holds).toBe(true);
  const first = await page.locator('.coach h2').textContent();
  // a dialog keeps its keys
  await page.keyboard.press('m');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('.coach h2').textContent()).toBe(first);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Enter');
  await page.waitForFunction(last => document.querySelector('.coach h2')?.textContent !== last, first);
  // Space skips the other signs of this question, and does not pass
  const decision = await page.locator('.dock').getAttribute('data-decision');
  await page.keyboard.press('Space');
  await page.locator('[data-coach]').waitFor();
  expect(await page.locator('.dock').getAttribute('data-decision')).toBe(decision);
  await page.getByRole('button', { name: 'I know these games' }).click();
  await page.locator('.coach').waitFor({ state: 'detached' });
  expect(await page.locator('.goal').count()).toBe(0);
  await guest.playNow('babylon5');
  await guest.asked();
  expect(await page.locator('.coach').count()).toBe(0);
});

test('what a player has met survives a reload, and the signs on the cards have their words', async () => {
  const page = await browsing.person(SIZES.desk, { first: true });
  await new Clicker(page).playNow('babylon5');
  await page.locator('.coach .coach-next').waitFor();
  const first = await page.locator('.coach h2').textContent();
  await page.locator('.coach .coach-next').click();
  await page.waitForFunction(last => document.querySelector('.coach h2')?.textContent !== last, first);
  await page.reload();
  await page.locator('.coach .coach-next').waitFor();
  expect(await page.locator('.coach h2').textContent()).not.toBe(first);
  await page.locator('.coach-signs li', { hasText: 'Diplomacy' }).waitFor();
  await page.keyboard.press('Space');
  await page.locator('[data-coach=do]').waitFor();
  // it quotes the card and explains words of the question
  await page.locator('.card-says', { hasText: 'Lennier' }).waitFor();
  await page.locator('.coach-words dt', { hasText: 'Sponsor' }).waitFor();
});

test('on a phone the goal and the coach leave room for the question', async () => {
  const page = await browsing.person(SIZES.phone, { first: true, touch: true });
  await new Clicker(page).playNow('babylon5');
  await page.locator('.coach .coach-next').waitFor();
  for (const part of ['.goal p', '.coach h2', '.dock .do', '.dock .btn.pass']) {
    const box = (await page.locator(part).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    expect(box.y + box.height).toBeLessThanOrEqual(844);
  }
});
