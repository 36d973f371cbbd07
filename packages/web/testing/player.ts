import type { Page } from 'playwright-core';

/** So long after a question has come a press is taken as meant for it, in milliseconds. */
const MEANT = 380;

/** A person at a table who clicks: what is asked is answered, one question after the other. */
export class Clicker {
  /** how many questions have been answered */
  answered = 0;
  readonly #page: Page;
  /** when the question was seen that stands now */
  #came = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the first page and presses one button: the game begins. */
  async playNow(game: string): Promise<void> {
    await this.#page.goto('/');
    await this.#page
      .locator('.game', { has: this.#page.locator(`a[href="/play/${game}"]`) })
      .getByRole('button', { name: 'Play now' })
      .click();
  }

  /** Waits until something is asked, or the game is over. @returns the number of the decision; null where it is over */
  async asked(after: string | null = null): Promise<string | null> {
    const coming = this.#page.waitForFunction(
      last => {
        const dock = document.querySelector<HTMLElement>('.dock');
        if (document.querySelector('.dock .over')) return 'over';
        const now = dock?.dataset.decision;
        const ready = document.querySelector('.dock .acts .do') !== null;
        return ready && now !== undefined && now !== last ? now : false;
      },
      after,
      { timeout: 60_000, polling: 20 },
    );
    const handle = await coming.catch(async (error: unknown) => {
      const [dock, said] = await Promise.all(
        ['.dock', '.saying'].map(what => this.#page.locator(what).allInnerTexts()),
      );
      throw new Error(`Behind question ${after} nothing is asked: ${JSON.stringify({ dock, said })}`, { cause: error });
    });
    const now = (await handle.jsonValue()) as string;
    this.#came = performance.now();
    return now === 'over' ? null : now;
  }

  /** Answers what is asked: what the table proposes, else something, else nothing. */
  async answer(decision: string): Promise<void> {
    const page = this.#page;
    const dock = page.locator(`.dock[data-decision="${decision}"]`);
    const doIt = dock.locator('.do');
    const options = dock.locator('.opt');
    // on a phone the question is a sheet that may stand closed
    const closed = dock.locator('.grip[aria-expanded=false]');
    const offers = await this.#offers();
    if (offers.closed) await closed.click();
    if (offers.proposal) await dock.getByRole('button', { name: 'As proposed' }).click();
    else if (offers.options > 0) {
      // now and then another one, so that not every turn is like the last
      await options.nth((this.answered * 7) % Math.min(offers.options, 5)).click();
      // a row that holds several opens first
      const opened = await this.#offers();
      if (!opened.selected && opened.options > 0) await options.first().click();
    }
    const found = await page.waitForFunction(() => {
      const done = document.querySelector('.dock .do:not([data-disabled])');
      if (done !== null) return 'do';
      const pass = document.querySelector('.dock .btn.pass:not([data-disabled])');
      if (pass !== null) return 'pass';
      return document.querySelector('.dock .preview .w') === null ? false : 'more';
    });
    const way = await found.jsonValue();
    if (way === 'do') await doIt.click();
    else if (way === 'pass') await this.#press(dock.locator('.btn.pass:not([data-disabled])'), decision);
    else {
      // as many as are wanted
      const ready = () =>
        page
          .waitForFunction(() => document.querySelector('.do:not([data-disabled])') !== null, null, { timeout: 400 })
          .then(() => true)
          .catch(() => false);
      for (let i = 0; i < 20 && !(await ready()); i++) {
        const more = dock.locator('.opt:not(.sel)');
        if ((await more.count()) > 0) await more.first().click();
        else await options.nth(i % (await options.count())).click();
      }
      await doIt.click();
    }
    this.answered++;
  }

  /** What the question offers at this moment. */
  #offers() {
    return this.#page.evaluate(() => {
      const dock = document.querySelector('.dock');
      const buttons = [...(dock?.querySelectorAll('button') ?? [])];
      return {
        closed: dock?.querySelector('.grip[aria-expanded=false]')?.checkVisibility() ?? false,
        proposal: buttons.some(({ textContent }) => textContent === 'As proposed'),
        options: dock?.querySelectorAll('.opt').length ?? 0,
        selected: dock?.querySelector('.opt.sel') != null,
      };
    });
  }

  /** Presses a button until the question is gone: a press may be held back, to be asked once more. */
  async #press(button: ReturnType<Page['locator']>, decision: string): Promise<void> {
    await this.#page.waitForTimeout(Math.max(0, this.#came + MEANT - performance.now()));
    for (;;) {
      await button.click();
      const gone = await this.#page
        .waitForFunction(last => document.querySelector<HTMLElement>('.dock')?.dataset.decision !== last, decision, {
          timeout: 500,
        })
        .then(() => true)
        .catch(() => false);
      if (gone) return;
    }
  }

  /** Plays on. @param most how many questions are answered at most. @returns true where the game is over */
  async play(most: number): Promise<boolean> {
    let last: string | null = null;
    for (let i = 0; i < most; i++) {
      const decision = await this.asked(last);
      if (decision === null) return true;
      await this.answer(decision);
      last = decision;
    }
    return (await this.asked(last)) === null;
  }
}
