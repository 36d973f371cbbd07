import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsing, SIZES, WINDOWS } from '../../testing/browser.ts';
import { layoutFaults, widthFaults } from '../../testing/layout.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

/** The positions of a game that are measured: after so many answers at first, then after so many more each time, and at most so many of them. */
const [FIRST, STEP, MOST] = [2, 24, 7];

/** What is wrong at each size of the window. */
async function faultsAt(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    // React draws what depends on the size
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(...(await page.evaluate(layoutFaults)).map(fault => `${where} ${size.width}: ${fault}`));
  }
  await page.setViewportSize(SIZES.desk);
  return found;
}

test.each([
  ['babylon5', 4, null],
  // three Human factions, two of the Centauri, and the League
  ['babylon5', 8, 'Psi Corps (60 cards)'],
  ['wars', 2, null],
  ['galactic-empires', 3, null],
] as const)('%s with %i seats fits its window from 360 to 2560 pixels, over a whole game', async (game, players, deck) => {
  const page = await browsing.person(SIZES.desk, { touch: true });
  await page.goto(`/play/${game}?seed=7`);
  if (deck !== null) await page.getByLabel('Your deck').selectOption({ label: deck });
  if (players > 2) await page.getByLabel('Players').selectOption(String(players));
  await page.getByRole('button', { name: 'Start' }).click();
  const guest = new Clicker(page);
  const found: string[] = [];
  for (let i = 0; i < MOST; i++) {
    const over = await guest.play(i === 0 ? FIRST : STEP);
    found.push(...(await faultsAt(page, over ? 'the end' : `position ${i}`)));
    if (!over) continue;
    // the look back lies over the table
    await page.getByRole('button', { name: 'See the table' }).click();
    found.push(...(await faultsAt(page, 'the table at the end')));
    break;
  }
  expect(found).toEqual([]);
});

test('the background of a page has no edge where the window ends', async () => {
  const page = await browsing.person();
  await page.goto('/rules/babylon5');
  await page.locator('.topics').waitFor();
  const layers = await page.evaluate(() => getComputedStyle(document.body).backgroundAttachment);
  expect(new Set(layers.split(', '))).toEqual(new Set(['fixed']));
});

test('the pages around the tables fit windows of 320, 360 and 390 pixels', async () => {
  const page = await browsing.person(SIZES.phone, { touch: true });
  const found: string[] = [];
  for (const [path, ready] of [
    ['/', '.game'],
    ['/cards', '.grid .card'],
    ['/cards?game=wars', '.grid .card'],
    ['/cards/babylon5/gkar', '.card.xl'],
    ['/find?q=how do i win', '.entries'],
    ['/rules/babylon5', '.topics'],
    ['/settings', '[role=radiogroup]'],
    ['/decks', 'h1'],
    ['/learn', 'h1'],
    ['/play/wars', 'form, .setup, h1'],
  ] as const) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
      found.push(...(await page.evaluate(widthFaults)).map(fault => `${path} ${width}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test('with four players the board shows the cards of every rival, and a press on a name brings that rival in front', async () => {
  const page = await browsing.person(SIZES.desk, { touch: true });
  await page.goto('/play/babylon5?seed=7');
  await page.getByLabel('Players').selectOption('4');
  await page.getByRole('button', { name: 'Start' }).click();
  // every faction has its ambassador from the start
  await new Clicker(page).asked();
  const inFront = page.locator('.across .seatline h2');
  const flanks = page.locator('.rival');
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => flanks.count()).toBe(2);
    for (const rival of await flanks.all())
      expect([size.width, await rival.locator('.piece').first().isVisible()]).toEqual([size.width, true]);
    expect(await page.locator('.across .piece').first().isVisible()).toBe(true);
  }
  await page.setViewportSize(SIZES.desk);
  const before = await inFront.textContent();
  const name = await flanks.first().locator('b').first().textContent();
  // marks of what happened before are gone
  await expect.poll(() => page.locator('.change').count()).toBe(0);
  await flanks.first().locator('.rival-head').click();
  await expect.poll(() => inFront.textContent()).toBe(name);
  // the two have changed places
  expect(await flanks.first().locator('b').first().textContent()).toBe(before);
  // the numbers of another rival are other numbers: nothing is marked as changed
  expect(await page.locator('.change').count()).toBe(0);
});

test('with text twice as large no part of a table lies over another: the table scrolls', async () => {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await guest.playNow('babylon5');
  await guest.asked();
  await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '2'));
  const stage = (await page.locator('.stage').boundingBox())!;
  const dock = (await page.locator('.dock').boundingBox())!;
  expect(stage.x + stage.width).toBeLessThanOrEqual(dock.x + 1);
  expect(stage.width).toBeGreaterThan(350);
  await page.locator('.dock .do').scrollIntoViewIfNeeded();
  const button = (await page.locator('.dock .do').boundingBox())!;
  expect(button.x + button.width).toBeLessThanOrEqual(SIZES.desk.width + 1);
  expect(button.y + button.height).toBeLessThanOrEqual(SIZES.desk.height + 1);
});

test('the name of a location never becomes a picture that moves: it stays sharp', async () => {
  const page = await browsing.person();
  await page.addInitScript(() => localStorage.setItem('orrery.motion', 'full'));
  await page.goto('/play/wars?seed=7');
  await page.getByRole('button', { name: 'Start' }).click();
  const guest = new Clicker(page);
  expect(await guest.play(6)).toBe(false);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const heads = await page.locator('.place-head').evaluateAll(all =>
    all.flatMap(head => {
      const looks: string[] = [];
      for (let at: Element | null = head; at !== null; at = at.parentElement) {
        const { transform, willChange, filter } = getComputedStyle(at);
        looks.push(`${transform} ${willChange} ${filter}`);
      }
      return looks;
    }),
  );
  expect(heads.length).toBeGreaterThan(0);
  expect(new Set(heads)).toEqual(new Set(['none auto none']));
});

test('with eight factions no two names or sigils are the same, and no name is cut', async () => {
  const page = await browsing.person();
  await page.goto('/play/babylon5?seed=7');
  await page.getByLabel('Your deck').selectOption({ label: 'Psi Corps (60 cards)' });
  await page.getByLabel('Players').selectOption('8');
  await page.getByRole('button', { name: 'Start' }).click();
  await new Clicker(page).asked();
  const shown = (what: string) =>
    page.locator(what).evaluateAll(all =>
      all.map(one => ({
        name: one.textContent!.trim(),
        sigil: one.closest('th, li, header, .seatline')!.querySelector('svg')!.innerHTML,
        cut: one.scrollWidth > one.clientWidth,
      })),
    );
  for (const [size, what, count] of [
    [SIZES.desk, '.tens tbody th', 8],
    [SIZES.desk, '.rival .who b, .across h2, .handwrap h2', 8],
    [SIZES.phone, '.rail .who b', 8],
  ] as const) {
    await page.setViewportSize(size);
    await expect.poll(() => page.locator(what).count()).toBe(count);
    const all = await shown(what);
    expect(new Set(all.map(({ name }) => name)).size, what).toBe(count);
    expect(new Set(all.map(({ sigil }) => sigil)).size, what).toBe(count);
    expect(
      all.filter(({ cut }) => cut).map(({ name }) => name),
      what,
    ).toEqual([]);
  }
});

test('the fields of the forms for a new game stand beside each other, none over another', async () => {
  const page = await browsing.person(SIZES.desk);
  await page.goto('/play/babylon5');
  await page.getByLabel('Your deck').waitFor();
  for (const size of [SIZES.phone, SIZES.desk]) {
    await page.setViewportSize(size);
    const over = await page.locator('.fields .field').evaluateAll(fields => {
      const boxes = fields.map(field => field.querySelector('select')!.getBoundingClientRect());
      return boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map(() => fields[i]!.textContent),
      );
    });
    expect(over, `${size.width} pixels`).toEqual([]);
  }
});
