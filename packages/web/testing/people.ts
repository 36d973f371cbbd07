import type { Page } from 'playwright-core';
import type { Clicker } from './player.ts';

/** People at a table of a server, each in their own browser. */

/** Opens a table with the form, and goes to its page. @returns its link */
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

/** A person follows a link, enters a name, and is at the table. */
export async function comeBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Go to table' }).click();
}

/** Takes a free seat, with a deck. */
export async function sitDown(page: Page, deck?: string): Promise<void> {
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  if (deck !== undefined) await page.getByLabel('Your deck').selectOption({ label: deck });
}

/** Presses "I am ready". */
export const beReady = (page: Page): Promise<void> => page.getByRole('button', { name: 'I am ready' }).click();

/**
 * Lets people play together; each answers their questions.
 * @param most the most questions that they answer together
 * @returns true if the game is over
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
      // nobody waits for a person who waits when the others stop
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

/** The page of a person who must choose. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  const waits = pages.map(page =>
    page
      .locator('.dock .acts .do')
      .waitFor()
      .then(() => page),
  );
  // people who are not asked stop waiting
  for (const wait of waits) wait.catch(() => {});
  return Promise.race(waits);
}

/**
 * The cards whose faces are shown in a part of the table, by their ids at this table.
 * @param open the text on cards that everybody may see; they are left out
 */
export const shownCards = (page: Page, part: string, open = '-'): Promise<string[]> =>
  page
    .locator(`${part} [data-thing^="card:"][data-card-id]`)
    .evaluateAll(
      (all, word) =>
        all.filter(one => !one.textContent?.includes(word)).map(one => (one as HTMLElement).dataset.thing ?? ''),
      open,
    );
