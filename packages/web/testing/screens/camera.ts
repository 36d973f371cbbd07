import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SIZES, type Size } from '../browser.ts';

const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];
/** A window for pictures. */
export type View = readonly [size: keyof typeof SIZES, theme: Theme];

/** The windows for every page and table. */
export const ALL: readonly View[] = THEMES.flatMap(theme =>
  (['desk', 'phone', 'large'] as const).map(size => [size, theme] as const),
);
/** The windows for things inside a page. */
export const FEW: readonly View[] = [
  ['desk', 'dark'],
  ['desk', 'light'],
  ['phone', 'dark'],
];

/** The quality of a picture: lower for large ones, so that the folder stays small. */
const quality = ({ width }: Size): number => (width > SIZES.desk.width ? 24 : width > SIZES.phone.width ? 40 : 50);

/** How long a picture waits for drawings, in milliseconds. */
const HIDDEN = 6_000;

/** Runs in a page: true if all drawings in sight are made for its theme and its size. */
function drawingsReady(): boolean {
  const theme = document.documentElement.dataset.theme ?? 'dark';
  return [...document.querySelectorAll<HTMLCanvasElement>('canvas.drawn, canvas.backdrop')].every(canvas => {
    const { top, bottom, left, right } = canvas.getBoundingClientRect();
    if (right <= left || bottom <= top || bottom < 0 || right < 0 || top > innerHeight || left > innerWidth)
      return true;
    if (canvas.classList.contains('drawn')) return canvas.dataset.drawn !== undefined;
    const [, painted, size] = canvas.dataset.painted?.split(' ') ?? [];
    return painted === theme && size === `${canvas.clientWidth}x${canvas.clientHeight}`;
  });
}

/** Takes the wanted pictures, and no others. */
export class Camera {
  /**
   * @param folder the folder for them
   * @param only words in the names of the wanted ones; empty for all
   */
  constructor(
    private readonly folder: string,
    private readonly only: readonly string[],
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** True if a picture with one of these names is wanted. */
  wants(...names: readonly string[]): boolean {
    return this.only.length === 0 || names.some(name => this.only.some(word => name.includes(word)));
  }

  /**
   * Takes pictures of one moment of a page in several windows, if they are wanted.
   * @param open brings the page to the moment, once for each window
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

  /** Takes a picture of a page, when its fonts, its layout and its drawings are ready. */
  async take(page: Page, name: string, size: Size): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(250);
    // a drawing that something else hides is never made
    await page.waitForFunction(drawingsReady, undefined, { timeout: HIDDEN }).catch(() => {});
    await page.waitForTimeout(250);
    const path = join(this.folder, `${name}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: quality(size) });
    console.log(path);
  }
}
