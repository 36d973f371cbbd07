import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SIZES } from './browser.ts';

/** Where pictures are put. */
export const folder = join(import.meta.dirname, '../../../docs/screens');
const THEMES = ['dark', 'light'] as const;
/** A window in which something is seen. */
export type View = readonly [size: keyof typeof SIZES, theme: (typeof THEMES)[number]];

export const ALL: readonly View[] = THEMES.flatMap(theme =>
  (['desk', 'phone', 'large'] as const).map(size => [size, theme] as const),
);
export const FEW: readonly View[] = [
  ['desk', 'dark'],
  ['desk', 'light'],
  ['phone', 'dark'],
];

/** One moment of a page, seen in several windows: a picture of each, into docs/screens. */
export async function shoot(page: Page, name: string, views: readonly View[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [size, theme] of views) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize(SIZES[size]);
    await page.waitForTimeout(250);
    const path = join(folder, `${name}-${SIZES[size].width}-${theme}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 70 });
    console.log(path);
  }
  await page.setViewportSize(SIZES.desk);
}
