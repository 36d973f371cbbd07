/** The icons of the page. We draw them ourselves: those of lucide-react weigh 3 kB more, which the first page has no room for. */
import type { ReactNode } from 'react';

/** The icons, drawn on a square of 24. */
const SIGNS = {
  arrow: (
    <>
      <path d="M4 12H20M14 6 20 12 14 18" />
    </>
  ),
  book: (
    <>
      <path d="M4 4.5C8 3 10 3.8 12 5.5C14 3.8 16 3 20 4.5V19.5C16 18 14 18.8 12 20.5C10 18.8 8 18 4 19.5ZM12 5.5V20.5" />
    </>
  ),
  check: (
    <>
      <path d="M4 12.5 9.5 18 20 6" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.5V12L16 14.5" />
    </>
  ),
  close: (
    <>
      <path d="M6 6 18 18M18 6 6 18" />
    </>
  ),
  deck: (
    <>
      <rect x="5" y="3" width="12" height="16" rx="1.5" />
      <path d="M8 21.5H20V7" />
    </>
  ),
  discard: (
    <>
      <rect x="5" y="4" width="14" height="17" rx="1.5" />
      <path d="M9 9 15 16M15 9 9 16" />
    </>
  ),
  down: (
    <>
      <path d="M5 9 12 16 19 9" />
    </>
  ),
  eye: (
    <>
      <path d="M2 12C6 6 18 6 22 12C18 18 6 18 2 12Z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  flag: (
    <>
      <path d="M6 22V3H18L15 7.5 18 12H6" />
    </>
  ),
  hand: (
    <>
      <rect x="3.5" y="7" width="9" height="13" rx="1.5" transform="rotate(-10 8 13)" />
      <rect x="11" y="5" width="9" height="14" rx="1.5" transform="rotate(9 15 12)" />
    </>
  ),
  light: (
    <>
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12.00 4.50 L12.00 2.00 M17.30 6.70 L19.07 4.93 M19.50 12.00 L22.00 12.00 M17.30 17.30 L19.07 19.07 M12.00 19.50 L12.00 22.00 M6.70 17.30 L4.93 19.07 M4.50 12.00 L2.00 12.00 M6.70 6.70 L4.93 4.93" />
    </>
  ),
  link: (
    <>
      <path d="M10 14A4 4 0 0 0 16 14.5L20 10.5A4 4 0 0 0 14.5 5L12.5 7M14 10A4 4 0 0 0 8 9.5L4 13.5A4 4 0 0 0 9.5 19L11.5 17" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="11" width="14" height="10" rx="1.5" />
      <path d="M8 11V8A4 4 0 0 1 16 8V11" />
    </>
  ),
  log: (
    <>
      <path d="M5 5H19M5 10H19M5 15H14M5 20H11" />
    </>
  ),
  menu: (
    <>
      <path d="M4 7H20M4 12H20M4 17H20" />
    </>
  ),
  minus: (
    <>
      <path d="M5 12H19" />
    </>
  ),
  next: (
    <>
      <path d="M6 5 16 12 6 19ZM19 5V19" />
    </>
  ),
  no: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M5.3 5.3 18.7 18.7" />
    </>
  ),
  orrery: (
    <>
      <circle cx="12" cy="12" r="10.5" strokeWidth="1" />
      <circle cx="12" cy="12" r="6.2" strokeWidth="1" />
      <circle cx="12" cy="12" r="2.2" fill="currentColor" stroke="none" />
      <circle cx="18.2" cy="12" r="1.5" fill="currentColor" stroke="none" />
      <circle cx="6.6" cy="3" r="1.7" fill="currentColor" stroke="none" />
      <path d="M12 12 6.6 3M12 12 18.2 12" strokeWidth=".8" />
    </>
  ),
  pause: (
    <>
      <path d="M8 5V19M16 5V19" />
    </>
  ),
  play: (
    <>
      <path d="M7 4 20 12 7 20Z" />
    </>
  ),
  plus: (
    <>
      <path d="M12 5V19M5 12H19" />
    </>
  ),
  previous: (
    <>
      <path d="M18 5 8 12 18 19ZM5 5V19" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5 21 21" />
    </>
  ),
  talk: (
    <>
      <path d="M4 5H20V16H11L6.5 20V16H4Z" />
    </>
  ),
  turn: (
    <>
      <path d="M5 19V12A7 7 0 0 1 12 5H20M15 .8 20 5 15 9.2" />
    </>
  ),
  undo: (
    <>
      <path d="M4 9H14A6 6 0 0 1 14 21H8M8 4.5 4 9 8 13.5" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21C5 15.5 19 15.5 20 21" />
    </>
  ),
  warning: (
    <>
      <path d="M12 3 22.5 21H1.5Z M12 10V15" />
      <circle cx="12" cy="17.8" r="0.9" fill="currentColor" stroke="none" />
    </>
  ),
  why: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M9 9.4C9 7.6 10.3 6.6 12 6.6C13.7 6.6 15 7.7 15 9.3C15 11.7 12 11.6 12 14" />
      <circle cx="12" cy="17" r="0.9" fill="currentColor" stroke="none" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SIGNS;

/** An icon. Screen readers skip it: a word stands beside it, or names its button. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`ic ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {SIGNS[name]}
    </svg>
  );
}
