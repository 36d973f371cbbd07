import { withAccount } from './account.ts';
import { Browsing } from './browser.ts';
import { beReady, openTable } from './people.ts';
import { Clicker } from './player.ts';
import { ALL, FEW, shoot } from './shoot.ts';

/** Pictures of the pages that a server has: people, tables, decks of an account, finished games. */
export async function shootPeople(): Promise<void> {
  const browsing = await Browsing.atServer();
  try {
    // somebody else has tables in the list
    const host = await browsing.person();
    for (const [title, game, clock] of [
      ['Drinks on the station', 'wars', { kind: 'none' }],
      ['Council of four', 'babylon5', { kind: 'days', days: 3 }],
    ] as const) {
      const seats = [{ kind: 'me' }, { kind: 'anybody' }, ...(game === 'wars' ? [] : [{ kind: 'anybody' }])];
      const wanted = { game, title, seats, options: { listed: true, clock } };
      if (title === 'Drinks on the station') await openTable(host, 'Londo', wanted);
      else await host.request.post('/api/tables', { data: wanted });
    }

    const page = await browsing.person();
    await page.goto('/account');
    await page.getByRole('heading', { name: 'Make an account' }).waitFor();
    await shoot(page, 'come-in', ALL);
    await withAccount(page, 'Ivanova');
    await shoot(page, 'account', ALL);

    const bots = {
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }],
      options: { clock: { kind: 'days', days: 2 } },
    };
    for (const title of ['A quiet evening', 'The long way home']) {
      const opened = await page.request.post('/api/tables', { data: { ...bots, game: 'wars', title } });
      await page.goto((await opened.json()).link);
      await beReady(page);
      await new Clicker(page).play(3);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.locator('.dock .over').waitFor();

    await page.goto('/');
    await page.getByText('Council of four', { exact: true }).waitFor();
    await page.getByText('A quiet evening waits for you').waitFor();
    await shoot(page, 'home-people', ALL);
    await page.goto('/tables');
    await page.getByText('Council of four', { exact: true }).waitFor();
    await page.getByText('A quiet evening', { exact: true }).waitFor();
    await shoot(page, 'tables', ALL);
    await page.goto('/games');
    await page.getByText('The long way home', { exact: true }).waitFor();
    await shoot(page, 'games', FEW);
    await page.goto('/tables/new');
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
    await page.getByLabel('Clock').selectOption('Days for each decision');
    await shoot(page, 'new-table', ALL);

    for (const title of ['Narn starter deck', 'Centauri starter deck']) {
      await page.goto('/decks/babylon5');
      await page.getByRole('button', { name: `Change a copy of it: ${title}` }).click();
      await page.getByRole('textbox', { name: 'Name of the deck' }).waitFor();
    }
    await page.goto('/decks/babylon5');
    await page.getByText('They are kept with your account', { exact: false }).waitFor();
    await shoot(page, 'account-decks', FEW);
  } finally {
    await browsing.stop();
  }
}
