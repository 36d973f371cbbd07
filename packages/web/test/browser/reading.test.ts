import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../testing/axe.ts';
import { Browsing, NARROW, SIZES, WINDOWS } from '../../testing/browser.ts';
import { Clicker } from '../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.start();
});
afterAll(() => browsing.stop());

test('a card under the pointer stands whole in the dock; the question comes back when the pointer leaves; a click chooses', async () => {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await guest.playNow('galactic-empires');
  const asked = await guest.asked();
  const card = page.locator('.hand .piece').first();
  const title = await card.locator('[title]').first().getAttribute('title');
  const reads = page.locator('.reads');
  await card.hover();
  await reads.locator('.card.xl').waitFor();
  expect(title).toContain((await reads.locator('.card.xl .name').textContent())!.trim());
  // what can be done with it, or why not, stands below it
  await reads.locator('.refusal li, .can .opt').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  // the face is whole: its box lies in the dock's, and each of its parts in its own
  const outside = await reads.locator('.card.xl').evaluate(face => {
    const dock = face.closest('.dock')!.getBoundingClientRect();
    const box = face.getBoundingClientRect();
    const inDock = box.left >= dock.left && box.right <= dock.right && box.top >= dock.top;
    const parts = [...face.querySelectorAll('.head, .kind, .plate, .stats, .text, .base')].filter(part => {
      const at = part.getBoundingClientRect();
      return at.left < box.left || at.right > box.right + 1 || at.top < box.top || at.bottom > box.bottom + 1;
    });
    return [...(inDock ? [] : ['the face']), ...parts.map(part => part.className)];
  });
  expect(outside).toEqual([]);
  await page.locator('.top').hover();
  await reads.waitFor({ state: 'detached' });
  await page.locator('.dock .acts').waitFor();

  // Z keeps it, Esc goes back
  await card.focus();
  await page.keyboard.press('z');
  await page.locator('.reads.pinned').waitFor();
  await page.locator('.top').hover();
  await page.keyboard.press('Escape');
  await reads.waitFor({ state: 'detached' });
  expect(await guest.asked()).toBe(asked);
});

test('the page of a card has the options of the question, and a press on one picks it', async () => {
  const page = await browsing.person();
  const guest = new Clicker(page);
  await guest.playNow('galactic-empires');
  await guest.asked();
  const card = page.locator('.hand .piece[data-lit]').first();
  const key = await card.locator('.key').textContent();
  await card.focus();
  await page.keyboard.press('z');
  const option = page.locator('.reads .can .opt').first();
  expect(await option.locator('kbd').textContent()).toBe(key);
  await option.click();
  await page.locator('.reads').waitFor({ state: 'detached' });
  await page.locator('.dock .opt.sel').waitFor();
  expect(await card.getAttribute('aria-pressed')).toBe('true');
});

test('the page of a card explains words of the game: by itself, and where a text says them', async () => {
  // so high that all words have room
  const page = await browsing.person({ width: 1440, height: 1800 });
  await new Clicker(page).playNow('babylon5');
  await page.locator('.dock .acts').waitFor();
  const cards = page.locator('.stage .piece[data-card-id]');
  await cards.first().focus();
  await page.keyboard.press('z');
  const reads = page.locator('.reads');
  await reads.locator('.explained div').first().waitFor();
  expect(await reads.locator('.explained a').first().getAttribute('href')).toMatch(/^\/rules\/babylon5\/b5\//);
  const word = reads.locator('.text .word').first();
  await word.click();
  await reads.locator('.text .means').waitFor();
  expect(await word.getAttribute('aria-expanded')).toBe('true');
  await word.click();
  await reads.locator('.text .means').waitFor({ state: 'detached' });
  expect(await seriousFaults(page)).toEqual([]);
});

test('hands of 3 to 12 cards are whole in every window, in each game, and more cards scroll by rows', async () => {
  const page = await browsing.person(SIZES.desk);
  await page.goto('/cards/faces');
  await page.locator('.faces .hand').nth(14).waitFor();
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const hands = await page.locator('.faces .hand').evaluateAll(all =>
      all.map(hand => {
        const box = hand.getBoundingClientRect();
        const cards = [...hand.children].map(card => card.querySelector('.card, .chip')!);
        return {
          what: `${innerWidth} pixels: ${cards.length} cards, the first is ${cards[0]!.getAttribute('data-card')}`,
          count: cards.length,
          height: Math.round(box.height),
          outside: cards.filter(card => {
            const at = card.getBoundingClientRect();
            return at.left < box.left || at.right > box.right + 1 || at.bottom > box.bottom + 1;
          }).length,
          // names and numbers lie within their card
          spilt: cards.filter(card => {
            const at = card.getBoundingClientRect();
            return [...card.querySelectorAll('.name, .tile-head, .tile-foot, .stats')].some(part => {
              const { right, bottom } = part.getBoundingClientRect();
              return right > at.right + 1 || bottom > at.bottom + 1;
            });
          }).length,
          scrolls: hand.scrollHeight > hand.clientHeight + 1,
        };
      }),
    );
    expect(hands).toHaveLength(15);
    for (const { what, count, outside, spilt, scrolls } of hands) {
      if (count <= 18) expect({ what, outside, scrolls }).toEqual({ what, outside: 0, scrolls: false });
      else expect({ what, scrolls }).toEqual({ what, scrolls: true });
      expect({ what, spilt }).toEqual({ what, spilt: 0 });
    }
    // on a desk the table never jumps when the hand grows
    if (size.width > NARROW)
      expect([size.width, new Set(hands.map(({ height }) => height)).size]).toEqual([size.width, 1]);
  }
});

test('on a phone a long press lifts the card over the table', async () => {
  const page = await browsing.person({ width: 390, height: 844 }, { touch: true });
  const guest = new Clicker(page);
  await guest.playNow('galactic-empires');
  await guest.asked();
  const card = page.locator('.hand .piece').first();
  // a hand that is dealt again under the finger ends the press: then the person presses again
  const lifted = page.locator('.reading .card.xl');
  const pressed = async (): Promise<boolean> => {
    if (await lifted.isVisible()) return true;
    await card.dispatchEvent('pointerup', { pointerType: 'touch' });
    await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
    return false;
  };
  // the time between two presses is longer than a long press
  await expect.poll(pressed, { interval: 5_000 }).toBe(true);
  // however long the page is: the button is in view, and the page above it scrolls
  await page.locator('.reading .refusal li, .reading .can .opt').first().waitFor();
  await page.evaluate(() => {
    const parts = document.querySelector('.reading-parts')!;
    for (let n = 0; n < 30; n++) parts.append(parts.firstElementChild!.cloneNode(true));
  });
  const close = page.locator('.reading').getByRole('button', { name: 'Close' });
  const box = await close.boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(844);
  const scrolls = await page
    .locator('.reading-page')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  expect(scrolls).toBe(true);
  // the finger leaves: the press has chosen nothing
  await card.dispatchEvent('pointerup', { pointerType: 'touch' });
  await close.click();
  await page.locator('.reading').waitFor({ state: 'detached' });
  expect(await page.locator('.piece[aria-pressed=true]').count()).toBe(0);
  expect(await page.locator('.dock .opt.sel').count()).toBe(0);
});
