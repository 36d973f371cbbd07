import { Browsing, SIZES } from './browser.ts';
import { Typist } from './keyboard-player.ts';
import { Clicker } from './player.ts';

const b = await Browsing.start();
const [kind, ...seeds] = process.argv.slice(2);
for (const game of (process.env.GAMES ?? 'babylon5,wars,galactic-empires').split(','))
  for (const seed of seeds) {
    const page = await b.person(kind === 'phone' ? SIZES.phone : SIZES.desk, kind === 'phone' ? { touch: true } : {});
    const from = performance.now();
    page.on('console', m => console.log('console', m.type(), m.text().slice(0, 600)));
    page.on('pageerror', e => console.log('pageerror', e.message));
    try {
      await page.goto(`/play/${game}?seed=${seed}`);
      if (game !== 'wars') await page.getByLabel('Players').selectOption('2');
      await page.getByRole('button', { name: 'Start' }).waitFor();
      const p = kind === 'keys' ? new Typist(page) : new Clicker(page);
      if (kind === 'keys') await (p as Typist).tabTo(/^Start$/);
      else await page.getByRole('button', { name: 'Start' }).click();
      const over = await p.play(600);
      console.log(kind, game, seed, over, p.answered, ((performance.now() - from) / 1000).toFixed(0));
    } catch (e) {
      console.log(kind, game, seed, 'FAILED', String(e).slice(0, 400));
    }
    await page.context().close();
  }
await b.stop();
