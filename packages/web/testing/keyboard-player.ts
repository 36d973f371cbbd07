import type { Page } from 'playwright-core';
import { Clicker } from './player.ts';

/** A person who uses no mouse, and answers with the keys that are shown beside the choices. */
export class Typist extends Clicker {
  readonly #keys: Page;

  constructor(page: Page) {
    super(page);
    this.#keys = page;
  }

  /** Moves to a button or link with Tab, and presses Enter. @param name its name */
  async tabTo(name: RegExp): Promise<void> {
    for (let i = 0; i < 60; i++) {
      await this.#keys.keyboard.press('Tab');
      const at = await this.#keys.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.test(at)) return this.#keys.keyboard.press('Enter');
    }
    throw new Error(`No Tab leads to ${name}.`);
  }

  override async answer(decision: string): Promise<void> {
    const page = this.#keys;
    const state = () =>
      page.evaluate(now => {
        const dock = document.querySelector<HTMLElement>('.dock');
        return {
          here: dock?.dataset.decision === now && dock?.querySelector('.over') === null,
          held: document.querySelector<HTMLElement>('.dock .acts')?.dataset.held ?? '',
          signs: [...document.querySelectorAll('.dock .opt:not(.sel) kbd')]
            .map(x => x.textContent ?? '')
            .filter(x => x !== ''),
          picked: document.querySelectorAll('.dock .opt.sel').length,
          judging: document.querySelector('.dock .preview[aria-busy=true]') !== null,
          ready: document.querySelector('.dock .do:not([data-disabled])') !== null,
          pass: document.querySelector('.dock .btn.pass:not([data-disabled])') !== null,
        };
      }, decision);
    let before = await state();
    for (let tries = 0; before.here; tries++) {
      if (tries === 200) throw new Error(`No key answers question ${decision}: ${JSON.stringify(before)}`);
      const { signs, picked, ready, pass } = before;
      if (ready && picked > 0) await page.keyboard.press('Enter');
      // if too much is marked, it begins again
      else if (tries % 16 === 15) await page.keyboard.press('Escape');
      else if (tries > 12 && pass) await page.keyboard.press('Space');
      else if (signs.length > 0)
        await page.keyboard.press(signs[(this.answered * 7 + tries) % Math.min(signs.length, 5)]!);
      else if (pass) await page.keyboard.press('Space');
      else if (ready) await page.keyboard.press('Enter');
      before = await this.#after(before, state);
    }
    this.answered++;
  }

  /** Waits until a press shows, and its marks are judged. Some presses show nothing. @returns the visible state then */
  async #after<S extends { readonly here: boolean; readonly judging: boolean }>(
    before: S,
    state: () => Promise<S>,
  ): Promise<S> {
    for (let looks = 0; ; looks++) {
      const now = await state();
      const shown = !now.judging && (looks >= 40 || JSON.stringify(now) !== JSON.stringify(before));
      if (!now.here || shown) return now;
      await this.#keys.waitForTimeout(20);
    }
  }
}
