/** The signs of numbers, points and marks. */
import { box, circle, type Drawing, dot, polygon, rays } from './drawing.ts';

// Signs for numbers, on a square of 24. A sign always has a number or a word beside it.

const full = (d: string): Drawing => [{ d, fill: 1 }];
const line = (d: string): Drawing => [{ d }];
const SHIELD = 'M12 2 20 5V12C20 17 16 20.5 12 22C8 20.5 4 17 4 12V5Z';

/** The signs of numbers, points and marks, by their keys. */
export const SIGNS: Readonly<Record<string, Drawing>> = {
  // abilities of Babylon 5
  diplomacy: [{ d: circle(6, 8.5, 12) + circle(6, 15.5, 12) }],
  intrigue: [{ d: 'M2 12C6 6 18 6 22 12C18 18 6 18 2 12Z' }, dot(2.4, 12, 12)],
  psi: [
    { d: 'M8.5 15.5A5 5 0 0 1 8.5 8.5M15.5 8.5A5 5 0 0 1 15.5 15.5M5 19A10 10 0 0 1 5 5M19 5A10 10 0 0 1 19 19' },
    dot(1.6, 12, 12),
  ],
  leadership: line('M4 13 12 5 20 13M4 20 12 12 20 20'),
  military: line('M12 2 17 21 12 17 7 21Z'),
  // statistics of WARS
  power: line('M13 2 5 13H11L10 22 19 10H13Z'),
  tactics: line('M12 2 22 12 12 22 2 12ZM12 7V17M7 12H17'),
  defense: line(SHIELD),
  destiny: [{ d: polygon(6, 10, 0, 12, 12) }],
  energy: [{ d: circle(8.5, 12, 12) }, dot(3, 12, 12)],
  'energy-theirs': [{ d: circle(8.5, 12, 12), dash: '3 2.4' }, dot(3, 12, 12)],
  support: line('M12 4V20M4 12H20'),
  // numbers of Galactic Empires
  shields: full(SHIELD),
  strength: [{ d: polygon(6, 9.5, 0, 12, 12) }],
  armor: line(`${SHIELD}M12 6V18M8 9V14M16 9V14`),
  phasers: line('M12 3V21M8 7 12 3 16 7'),
  heavy: full(box(6, 6, 12)),
  // points of Galactic Empires: each kind a figure of its own
  'p-economy': [{ d: circle(8, 12, 12) }],
  'p-supply': full(circle(8, 12, 12)),
  'p-energy': [{ d: rays(6, 0, 10, 0, 12, 12) }],
  'p-ammunition': full(box(5, 5, 14)),
  'p-research': [{ d: box(5, 5, 14) }],
  'p-repair': full('M12 3 21 12 12 21 3 12Z'),
  'p-command': [{ d: `${circle(9, 12, 12)}M7 14 12 9 17 14` }],
  // marks of Babylon 5
  'm-destiny': line('M12 2 14.5 9.5 22 12 14.5 14.5 12 22 9.5 14.5 2 12 9.5 9.5Z'),
  'm-doom': line('M3 5H21L12 21Z'),
  'm-strife': line('M5 3 19 21M19 3 5 21M3 9 9 3M15 3 21 9'),
  'm-vorlon': line('M12 2C18 7 18 17 12 22C6 17 6 7 12 2ZM2 12H22'),
  'm-shadow': line('M12 12 3 3M12 12 7 21.5M12 12 21.5 5M12 12 20 20M12 12 2 13.5'),
  'm-conspiracy': [
    { d: `${circle(3.2, 6, 7)}${circle(3.2, 18, 7)}${circle(3.2, 12, 18)}M9 8H15M7.5 10 10.5 15.2M16.5 10 13.5 15.2` },
  ],
  // states
  rotated: line('M5 19V12A7 7 0 0 1 12 5H20M15 .8 20 5 15 9.2'),
  damage: line('M13 2 9 9 14 11 8 22M4 6 8 8M20 18 16 16'),
  token: [{ d: circle(8, 12, 12) + circle(4.5, 12, 12) }],
  chaos: line('M12 3A9 9 0 1 1 3 12M12 7.5A4.5 4.5 0 1 0 16.5 12M12 3V7.5M3 12H7.5'),
  facedown: line('M5 3H19V21H5ZM5 3 19 21M19 3 5 21'),
};

const PLAIN: Drawing = [{ d: circle(7, 12, 12) }];

/** The sign of a number by its key; a plain ring for one that has none. */
export const signOf = (key: string): Drawing => SIGNS[key] ?? PLAIN;
/** The sign of points of a kind. */
export const pointSign = (kind: string): Drawing => SIGNS[`p-${kind}`] ?? PLAIN;
/** The sign of a mark. */
export const markSign = (kind: string): Drawing => SIGNS[`m-${kind}`] ?? PLAIN;
