import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SIZES, type Size } from '../browser.ts';

const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];
/** A window in which something is seen. */
export type View = readonly [size: keyof typeof SIZES, theme: Theme];

/** What every page and every table is seen in. */
export const ALL: readonly View[] = THEMES.flatMap(theme =>
  (['desk', 'phone', 'large'] as const).map(size => [size, theme] as const),
);
/** Enough for what stands within a page. */
export const FEW: readonly View[] = [
  ['desk', 'dark'],
  ['desk', 'light'],
  ['phone', 'dark'],
];

/** How much a picture may lose: large ones more, so that the folder stays small. */
const quality = ({ width }: Size): number => (width > SIZES.desk.width ? 24 : width > SIZES.phone.width ? 40 : 50);

/** Takes the pictures that are wanted, and no others. */
export class Camera {
  /**
   * @param folder where they are put
   * @param only words of the names that are wanted; none for all
   */
  constructor(
    private readonly folder: string,
    private readonly only: readonly string[],
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** Whether a picture of one of these names is wanted. */
  wants(...names: readonly string[]): boolean {
    return this.only.length === 0 || names.some(name => this.only.some(word => name.includes(word)));
  }

  /**
   * One moment of a page, seen in several windows: a picture of each, where it is wanted.
   * @param open brings the page there, once for each window
   */
  async shoot(page: Page, name: string, views: readonly View[] = ALL, open = async () => {}): Promise<void> {
    if (!this.wants(name)) return;
    for (const [size, theme] of views) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize(SIZES[size]);
      await open();
      await this.take(page, `${name}-${SIZES[size].width}-${theme}`, SIZES[size]);
    }
    await page.setViewportSize(SIZES.desk);
  }

  /** A picture of a page as it is now, once its letters and its layout are there. */
  async take(page: Page, name: string, size: Size): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(250);
    const path = join(this.folder, `${name}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: quality(size) });
    console.log(path);
  }
}
