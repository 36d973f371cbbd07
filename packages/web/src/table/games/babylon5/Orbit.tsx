/** The ring behind the council. */
import { memo } from 'react';

const TICKS = Array.from({ length: 72 }, (_, i) => {
  const a = (i * Math.PI) / 36;
  const at = (r: number) => `${(410 + r * Math.sin(a)).toFixed(1)} ${(330 - r * Math.cos(a)).toFixed(1)}`;
  return `M${at(250)}L${at(i % 6 === 0 ? 262 : 257)}`;
}).join('');

/** The ring of the council behind everything, kept faint. */
export const Orbit = memo(() => (
  <svg
    className="orbit"
    viewBox="0 0 820 800"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <circle cx="410" cy="330" r="250" />
    <circle cx="410" cy="330" r="372" strokeDasharray="2 10" />
    <circle cx="410" cy="330" r="150" strokeOpacity=".6" />
    <path d={TICKS} />
    <circle cx="233" cy="153" r="5" fill="currentColor" />
    <circle cx="671" cy="330" r="4" fill="currentColor" />
  </svg>
));
