import type { Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';

/** How long a press counts as meant for the question before, in milliseconds of the page's own clock, and some more. */
const GUARDED = 400;
/** The same for a key behind a scene. */
export const GUARDED_KEYS = 650;

/** Waits until a press counts for the present question. The page measures the time itself, from the moment when it has drawn the question. */
export const heeds = (page: Page, guarded = GUARDED): Promise<void> =>
  page.evaluate(async millis => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    await new Promise(done => setTimeout(done, millis));
  }, guarded);

/** A person who clicks at a table, and answers one question after the other. */
export class Clicker {
  /** how many questions they have answered */
  answered = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the home page and presses one button: the game begins. */
  async playNow(game: string): Promise<void> {
    await this.#page.goto('/');
    await this.#page
      .locator('.game', { has: this.#page.locator(`a[href="/play/${game}"]`) })
      .getByRole('button', { name: 'Play now' })
      .click();
  }

  /** Begins a game against bots with the same cards each time. */
  async playDealt(game: string): Promise<void> {
    await this.#page.goto(`/play/${game}?seed=7`);
    await this.#page.getByRole('button', { name: 'Start' }).click();
  }

  /** Waits for a question, or the end of the game. @returns the number of the decision; null if the game is over */
  async asked(after: string | null = null): Promise<string | null> {
    const coming = this.#page.waitForFunction(
      last => {
        const dock = document.querySelector<HTMLElement>('.dock');
        if (document.querySelector('.dock .over')) return 'over';
        const now = dock?.dataset.decision;
        // a summary of what was missed stands before the question
        document.querySelector<HTMLElement>('.missed-page .acts .primary')?.click();
        // until it is shown, nobody can tell if it is open
        const ready = document.querySelector('.dock .acts .do')?.checkVisibility() ?? false;
        return ready && now !== undefined && now !== last ? now : false;
      },
      after,
      { polling: 20 },
    );
    const handle = await coming.catch(async (error: unknown) => {
      const [dock, said] = await Promise.all(
        ['.dock', '.saying'].map(what => this.#page.locator(what).allInnerTexts()),
      );
      throw new Error(`Behind question ${after} nothing is asked: ${JSON.stringify({ dock, said })}`, { cause: error });
    });
    const now = (await handle.jsonValue()) as string;
    return now === 'over' ? null : now;
  }

  /** Answers the question: with the table's proposal, else with some options, else with none. */
  async answer(decision: string): Promise<void> {
    const dock = `.dock[data-decision="${decision}"]`;
    // the page of a card has options, too
    const options = `${dock} .asking .opt`;
    const offers = await this.#offers();
    // on a phone the question may be in a closed sheet
    if (offers.closed) await this.#press(`${dock} .grip[aria-expanded=false]`);
    if (offers.proposal) await this.#page.locator(dock).getByRole('button', { name: 'Use the suggestion' }).click();
    else if (offers.options > 0) {
      // sometimes another option, so that turns differ
      await this.#press(options, (this.answered * 7) % Math.min(offers.options, 5));
      // a row with several options opens first
      const opened = await this.#offers();
      if (!opened.selected && opened.options > 0) await this.#press(options);
    }
    const found = await this.#page.waitForFunction(() => {
      const done = document.querySelector('.dock .do:not([data-disabled])');
      if (done !== null) return 'do';
      const pass = document.querySelector('.dock .btn.pass:not([data-disabled])');
      if (pass !== null) return 'pass';
      return document.querySelector('.dock .preview .w') === null ? false : 'more';
    });
    const way = await found.jsonValue();
    if (way === 'pass') await this.#pass(`${dock} .btn.pass:not([data-disabled])`, decision);
    else {
      if (way === 'more') await this.#mark(dock);
      await this.#press(`${dock} .do:not([data-disabled])`);
    }
    this.answered++;
  }

  /** The choices of the question at this moment. */
  #offers() {
    return this.#page.evaluate(() => {
      const dock = document.querySelector('.dock');
      const buttons = [...(dock?.querySelectorAll('button') ?? [])];
      return {
        closed: dock?.querySelector('.grip[aria-expanded=false]')?.checkVisibility() ?? false,
        proposal: buttons.some(({ textContent }) => textContent === 'Use the suggestion'),
        options: dock?.querySelectorAll('.asking .opt').length ?? 0,
        selected: dock?.querySelector('.asking .opt.sel') != null,
      };
    });
  }

  /**
   * Presses something in its middle, when nothing covers it. It asks the page once. A locator asks a dozen times, which took a fifth of the time of a
   * whole game.
   * @param what a selector
   * @param nth which of the matches
   * @throws if there is none in the end, or something still covers it
   */
  async #press(what: string, nth = 0): Promise<void> {
    const { x, y } = await this.#page.evaluate(
      ([selector, place, patience]) =>
        new Promise<{ readonly x: number; readonly y: number }>((found, failed) => {
          const began = performance.now();
          const look = () => {
            const one = document.querySelectorAll(selector)[place];
            one?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const box = one?.getBoundingClientRect();
            const at = box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
            if (at && one?.contains(document.elementFromPoint(at.x, at.y))) found(at);
            else if (performance.now() - began < patience) setTimeout(look, 20);
            else failed(new Error(`${selector} (${place}) ${one ? 'is covered' : 'is not there'}`));
          };
          look();
        }),
      [what, nth, PATIENCE] as const,
    );
    await this.#page.mouse.click(x, y);
  }

  /** Marks as many options as the question wants. */
  async #mark(dock: string): Promise<void> {
    // the page judges the marks before anything else
    const ready = async () => {
      const judged = await this.#page.waitForFunction(() => {
        if (document.querySelector('.do:not([data-disabled])') !== null) return 'ready';
        return document.querySelector('.dock .preview[aria-busy=false]') === null ? false : 'not yet';
      });
      return (await judged.jsonValue()) === 'ready';
    };
    for (let i = 0; i < 20 && !(await ready()); i++) {
      const more = await this.#page.locator(`${dock} .asking .opt:not(.sel)`).count();
      if (more > 0) await this.#press(`${dock} .asking .opt:not(.sel)`);
      else await this.#press(`${dock} .asking .opt`, i % (await this.#page.locator(`${dock} .asking .opt`).count()));
    }
  }

  /** Presses a button until the question is gone, because the page may ask once more. */
  async #pass(button: string, decision: string): Promise<void> {
    await heeds(this.#page);
    const held = () => this.#page.locator('.dock .acts').first().getAttribute('data-held');
    for (;;) {
      const before = await held();
      await this.#press(button);
      const found = await this.#page.waitForFunction(
        ([last, count]) => {
          if (document.querySelector<HTMLElement>('.dock')?.dataset.decision !== last) return 'gone';
          return document.querySelector<HTMLElement>('.dock .acts')?.dataset.held === count ? false : 'held';
        },
        [decision, before] as const,
      );
      if ((await found.jsonValue()) === 'gone') return;
    }
  }

  /** Plays on. @param most the most questions to answer. @returns true if the game is over */
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
