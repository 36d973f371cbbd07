import type { Page } from 'playwright-core';

/** Something on a page that looks like a button. */
interface Pressable {
  /** what it has in common with others like it: one card stands for all */
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

/** How long something may take to react to a press, in milliseconds. The whole time passes only if nothing happens. */
const SHOWS = 60_000;

/**
 * Presses one of each kind of thing on a page that looks like a button: it has the pointer or the role of one. It also presses things that open. It
 * skips links, which other tests follow, and fields and lists, which the browser handles.
 * @param most the most presses
 * @returns the kinds that did nothing
 */
export async function pressAll(page: Page, most = 40): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const pressed = new Set<string>();
  const dead: string[] = [];
  // a download and a print dialog are reactions, too
  page.on('download', () => void page.evaluate(happened).catch(() => {}));
  await page.evaluate(() => {
    globalThis.print = () => {
      (globalThis as unknown as { happened?: boolean }).happened = true;
    };
  });
  for (let presses = 0, escaped = false; presses < most; ) {
    const next = await nextPressable(page, [...pressed]);
    if (next === null) {
      // things may be covered by something that was opened
      if (escaped) break;
      await page.keyboard.press('Escape');
      escaped = true;
      continue;
    }
    escaped = false;
    presses++;
    if (!(await press(page, next))) {
      // the page may have moved it away from the pointer: then it is still there, and a second press meets it
      const again = await nextPressable(page, [...pressed]);
      if (again?.kind === next.kind && !(await press(page, again))) dead.push(next.kind);
    }
    pressed.add(next.kind);
    if (new URL(page.url()).pathname !== path) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
    }
  }
  return dead;
}

/** Presses a thing. @returns true if anything has happened since */
async function press(page: Page, { x, y }: Pressable): Promise<boolean> {
  await watch(page);
  await page.mouse.click(x, y);
  return answered(page);
}

/** The next thing to press that is of none of these kinds, scrolled into the window; null for none. */
function nextPressable(page: Page, pressed: readonly string[]): Promise<Pressable | null> {
  return page.evaluate(kinds => {
    const roles =
      'button, summary, label, [role=button], [role=tab], [role=menuitem], [role=option], [role=radio], [role=switch]';
    // skips links, fields, and choices that are already made
    const others =
      'a[href], select, input, textarea, [disabled], [data-disabled], [aria-disabled=true], .vh, [aria-checked=true], [aria-pressed=true]';
    const points = (one: Element | null) => one !== null && getComputedStyle(one).cursor === 'pointer';
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      one =>
        (one.matches(roles) || (points(one) && !points(one.parentElement))) &&
        one.closest(others) === null &&
        one.parentElement?.closest(roles) == null,
    );
    const look = (one: Element) =>
      `${one.tagName.toLowerCase()}.${[...one.classList].filter(name => !/\d/.test(name)).join('.')}`;
    const count = new Map<string, number>();
    for (const one of all) count.set(look(one), (count.get(look(one)) ?? 0) + 1);
    for (const one of all) {
      const said = one.getAttribute('aria-label') ?? one.textContent ?? '';
      // things that look alike do the same for other cards
      const kind = (count.get(look(one)) ?? 0) > 8 ? look(one) : `${look(one)} ${said.trim().slice(0, 40)}`;
      if (kinds.includes(kind)) continue;
      one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)];
      const there = document.elementFromPoint(x, y);
      if (there !== null && (one === there || one.contains(there))) return { kind, x, y };
    }
    return null;
  }, pressed);
}

const happened = () => {
  (globalThis as unknown as { happened?: boolean }).happened = true;
};

/** Starts to watch if anything happens. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = globalThis as unknown as { happened?: boolean; watching?: MutationObserver };
    seen.happened = false;
    seen.watching?.disconnect();
    // a pressed look, a pointer or a focus is not a reaction
    const mere = /^(data-(pressed|hovered|focused|focus-visible|pressing)|style|class|tabindex)$/;
    seen.watching = new MutationObserver(changes => {
      if (changes.some(({ type, attributeName }) => type !== 'attributes' || !mere.test(attributeName ?? '')))
        seen.happened = true;
    });
    seen.watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const yes = () => {
      seen.happened = true;
    };
    for (const kind of ['change', 'input', 'toggle', 'beforeprint'])
      addEventListener(kind, yes, { once: true, capture: true });
    addEventListener('focusin', event => /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName) && yes(), {
      capture: true,
    });
    addEventListener('click', event => (event.target as Element).matches('input[type=file]') && yes(), {
      capture: true,
    });
  });
}

/** True if anything has happened since; another page counts. */
async function answered(page: Page): Promise<boolean> {
  const yes = () => (globalThis as unknown as { happened?: boolean }).happened !== false;
  return page.waitForFunction(yes, null, { timeout: SHOWS }).then(
    () => true,
    () => false,
  );
}
