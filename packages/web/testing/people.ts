import type { Page } from 'playwright-core';
import type { Clicker } from './player.ts';

/** People at a table of a server, each in a browser of his own. */

/** Somebody opens a table from his browser, as the form does it, and comes to its page. @returns its link */
export async function openTable(page: Page, name: string, wanted: object): Promise<string> {
  await page.goto('/');
  const link = await page.evaluate(
    async ([called, table]) => {
      const post = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        const said = await response.json();
        if (!response.ok) throw new Error(JSON.stringify(said));
        return said;
      };
      await post('/api/guests', { name: called });
      return (await post('/api/tables', table)).link as string;
    },
    [name, wanted] as const,
  );
  await page.goto(link);
  return link;
}

/** Somebody comes by a link, says what he is called, and is at the table. */
export async function comeBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Go to table' }).click();
}

/** Sits down where a seat is free, with a deck. */
export async function sitDown(page: Page, deck?: string): Promise<void> {
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  if (deck !== undefined) await page.getByLabel('Your deck').selectOption({ label: deck });
}

/** Says that he is ready. */
export const beReady = (page: Page): Promise<void> => page.getByRole('button', { name: 'I am ready' }).click();

/**
 * People play together, each answering what he is asked.
 * @param most how many questions are answered by all of them, at most
 * @returns true where the game is over
 */
export async function playTogether(players: readonly Clicker[], most: number): Promise<boolean> {
  let answered = 0;
  let over = false;
  let stop = () => {};
  const stopped = new Promise<'stop'>(done => {
    stop = () => done('stop');
  });
  const play = async (player: Clicker): Promise<void> => {
    let last: string | null = null;
    while (answered < most && !over) {
      const asked = player.asked(last);
      // whoever waits when the others stop is not waited for
      asked.catch(() => {});
      const decision = await Promise.race([asked, stopped]);
      if (decision === 'stop') return;
      if (decision === null) over = true;
      else {
        await player.answer(decision);
        last = decision;
        answered++;
      }
    }
    stop();
  };
  await Promise.all(players.map(play));
  return over;
}

/** The page of whoever is asked. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  const waits = pages.map(page =>
    page
      .locator('.dock .acts .do')
      .waitFor()
      .then(() => page),
  );
  // those who are not asked wait for nothing
  for (const wait of waits) wait.catch(() => {});
  return Promise.race(waits);
}

/**
 * The cards whose faces are shown in a part of the table, by what tells them apart at this table.
 * @param open what stands on those that everybody may see; they are left out
 */
export const shownCards = (page: Page, part: string, open = '-'): Promise<string[]> =>
  page
    .locator(`${part} [data-thing^="card:"][data-card-id]`)
    .evaluateAll(
      (all, word) =>
        all.filter(one => !one.textContent?.includes(word)).map(one => (one as HTMLElement).dataset.thing ?? ''),
      open,
    );
