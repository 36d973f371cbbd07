/** The theme: dark, light, or the same as the device. */
import { notes } from './notes.ts';

/** Dark, light, or the same as the device. The browser remembers it. */
export type Theme = 'dark' | 'light' | 'system';

const KEY = 'orrery.theme';
const wish = matchMedia('(prefers-color-scheme: light)');

/** The chosen theme. */
export function chosenTheme(): Theme {
  const kept = notes.read(KEY);
  return kept === 'dark' || kept === 'light' ? kept : 'system';
}

/** True while the page is printed: paper is light. */
let onPaper = false;

/** True while the page is printed. */
export const isOnPaper = (): boolean => onPaper;

/** The theme on the screen, or on paper. */
export const wornTheme = (): 'dark' | 'light' => {
  if (onPaper) return 'light';
  const chosen = chosenTheme();
  if (chosen !== 'system') return chosen;
  return wish.matches ? 'light' : 'dark';
};

const put = (): void => {
  const worn = wornTheme();
  document.documentElement.dataset.theme = worn;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', worn === 'dark' ? '#070a12' : '#f4f4f2');
};

const print = (now: boolean) => (): void => {
  onPaper = now;
  put();
};

/** Sets the theme of the page, now, each time the device changes its own, and while it is printed. */
export function wearTheme(): void {
  put();
  wish.addEventListener('change', put);
  addEventListener('beforeprint', print(true));
  addEventListener('afterprint', print(false));
}

/** Chooses a theme, and remembers it. */
export function chooseTheme(theme: Theme): void {
  notes.write(KEY, theme === 'system' ? null : theme);
  put();
}
