import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { books } from '../../books.config.ts';
import { catalogue } from '../../catalogue.config.ts';
import { chromiumHere, PATIENCE, SIZES } from '../browser.ts';

/** Tables without players in a browser. Their changes are recorded, and sent on request (`tellNext`). */
export interface Tables {
  readonly browser: Browser;
  /** opens one. @param wish its kind, in the form of an address: `game=wars&seats=2&changes=60` @param first is done with the empty page */
  open(wish: string, first?: (page: Page) => Promise<void>): Promise<Page>;
  close(): Promise<void>;
}

/** Builds the page with these tables and serves it. */
export async function tables(): Promise<Tables> {
  const outDir = mkdtempSync(join(tmpdir(), 'orrery-tables-'));
  const root = import.meta.dirname;
  const common = { root, configFile: false, logLevel: 'silent' } as const;
  await build({
    ...common,
    plugins: [books(), catalogue({ whole: true })],
    build: { outDir, target: 'es2023', emptyOutDir: true },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const browser = await chromium.launch({
    executablePath: chromiumHere(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  return {
    browser,
    async open(wish, first) {
      const page = await browser.newPage({ viewport: SIZES.desk, reducedMotion: 'no-preference' });
      page.setDefaultTimeout(PATIENCE);
      await first?.(page);
      await page.goto(`http://127.0.0.1:${port}/?${wish}`);
      await page.locator('.piece').first().waitFor();
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
