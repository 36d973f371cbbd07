/** The drawing behind the home page: an orrery. */
import { memo } from 'react';

const TICKS = Array.from({ length: 120 }, (_, i) => {
  const a = (i * Math.PI) / 60;
  const at = (r: number) => `${(200 + r * Math.sin(a)).toFixed(1)} ${(200 - r * Math.cos(a)).toFixed(1)}`;
  return `M${at(184)}L${at(i % 10 === 0 ? 194 : 190)}`;
}).join('');

const RINGS = [184, 150, 112, 76, 40] as const;
const PLANETS = [
  [76, 205, 5],
  [112, 258, 3.5],
  [150, 300, 4.5],
  [150, 150, 3],
  [40, 40, 3],
] as const;

/** An orrery behind the first page: rings, a graduated scale, planets as dots. */
export const Rings = memo(() => (
  <svg className="rings" viewBox="0 0 400 400" fill="none" stroke="currentColor" aria-hidden="true">
    {RINGS.map(r => (
      <circle key={r} cx="200" cy="200" r={r} strokeOpacity=".5" />
    ))}
    <path d={TICKS} strokeOpacity=".7" />
    <circle cx="200" cy="200" r="9" fill="currentColor" stroke="none" />
    {PLANETS.map(([r, turn, size]) => {
      const a = (turn * Math.PI) / 180;
      const [x, y] = [200 + r * Math.sin(a), 200 - r * Math.cos(a)];
      return (
        <g key={`${r}-${turn}`}>
          <path d={`M200 200L${x.toFixed(1)} ${y.toFixed(1)}`} strokeOpacity=".35" />
          <circle cx={x} cy={y} r={size} fill="currentColor" stroke="none" />
        </g>
      );
    })}
  </svg>
));
