import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../../../testing/axe.ts';
import { Browsing } from '../../../testing/browser.ts';
import { openTable } from '../../../testing/people.ts';
import { Clicker } from '../../../testing/player.ts';

let browsing: Browsing;
beforeAll(async () => {
  browsing = await Browsing.atServer();
});
afterAll(() => browsing.stop());

test('a game that newer rules play otherwise stands still, says why, and goes on from its last agreed moment', async () => {
  const page = await browsing.person();
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const link = await openTable(page, 'Ann', { game: 'wars', seats });
  const code = link.split('/').at(-1)!;
  await page.getByRole('button', { name: 'I am ready' }).click();
  const ann = new Clicker(page);
  await ann.play(8);
  // the rules of another day
  await browsing.cutOff();
  const file = new Sqlite(join(browsing.folder, 'orrery.db'));
  file.prepare(`update game_table set version = '0.0.1' where code = ?`).run(code);
  file
    .prepare(
      `update game_log set added = '[[0,"no such option"]]' where code = ? and number = (select max(number) from game_log where code = ?)`,
    )
    .run(code, code);
  file.close();
  await browsing.comeBack();
  await page.goto(link);
  const strip = page.locator('.strip.lost', { hasText: 'Version 0.0.1 of' });
  await strip.getByText(/can go on from there as a new table/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await strip.getByRole('button').click();
  await page.waitForURL(url => !url.pathname.endsWith(code) && url.pathname.startsWith('/t/'));
  expect(await ann.asked()).not.toBeNull();
});
