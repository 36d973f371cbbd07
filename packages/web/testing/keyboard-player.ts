import type { Page } from 'playwright-core';
import { Clicker } from './player.ts';

/** A person who touches no mouse: what is asked is answered by the keys that stand beside the choices. */
export class Typist extends Clicker {
  readonly #keys: Page;

  constructor(page: Page) {
    super(page);
    this.#keys = page;
  }

  /** Goes to a button or link by Tab alone, and presses Enter. @param name how it is called */
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
          here: dock?.dataset.decision === now,
          signs: [...document.querySelectorAll('.dock .opt:not(.sel) kbd')]
            .map(x => x.textContent ?? '')
            .filter(x => x !== ''),
          picked: document.querySelectorAll('.dock .opt.sel').length,
          ready: document.querySelector('.dock .do:not([data-disabled])') !== null,
          pass: document.querySelector('.dock .btn.pass:not([data-disabled])') !== null,
        };
      }, decision);
    for (let tries = 0; tries < 60; tries++) {
      const { here, signs, picked, ready, pass } = await state();
      if (!here) break;
      if (ready && picked > 0) await page.keyboard.press('Enter');
      // what is marked from the start is judged in a moment; what was marked too much is begun anew
      else if (picked > 0 && tries < 3) await page.waitForTimeout(60);
      else if (tries % 16 === 15) await page.keyboard.press('Escape');
      else if (tries > 12 && pass) await page.keyboard.press('Space');
      else if (signs.length > 0)
        await page.keyboard.press(signs[(this.answered * 7 + tries) % Math.min(signs.length, 5)]!);
      else if (pass) await page.keyboard.press('Space');
      else if (ready) await page.keyboard.press('Enter');
      await page.waitForTimeout(30);
    }
    this.answered++;
  }
}
