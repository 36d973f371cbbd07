import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The accessibility problems that axe finds on a page, a line each: the rule and the place. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    const found = globalThis as unknown as { axe: { run: () => Promise<axe.AxeResults> } };
    // axe checks what is drawn (browser.ts paints nothing)
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [];
    const results = await found.axe.run();
    document.adoptedStyleSheets = sheets;
    return results;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`),
    );
}
