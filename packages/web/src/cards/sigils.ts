/** The sigils of races, factions and empires. */
import { box, circle, type Drawing, dot, ellipse, polygon, rays } from './drawing.ts';

// We drew the sigils ourselves, on a square of 24. Nothing comes from the printed cards or the series.

const line = (d: string): Drawing => [{ d }];

const WHOLE: Drawing = [{ d: 'M12 3 20 12 12 21 4 12Z' }];

/** The sigils of races, factions and empires, by their keys. */
export const SIGILS: Readonly<Record<string, Drawing>> = {
  // Babylon 5
  human: [{ d: circle(9, 12, 12) }, { d: ellipse(4, 9, 0, 12, 12) }, { d: 'M3 12H21' }],
  centauri: line('M4 17A8 8 0 0 1 20 17M12 17V3M12 17 6 4.6M12 17 18 4.6M12 17 2.6 9M12 17 21.4 9M4 20.5H20'),
  minbari: [{ d: polygon(3, 10, 0, 12, 13) + polygon(3, 5, 60, 12, 13) }, dot(1.1, 12, 13)],
  narn: [{ d: 'M12 2 20 12 12 22 4 12ZM12 6.5V17.5' }, dot(1.1, 8.6, 12), dot(1.1, 15.4, 12)],
  // many worlds in one ring
  'non-aligned': [
    { d: circle(8.5, 12, 12.5) },
    dot(1.7, 12.0, 4.0),
    dot(1.7, 20.1, 9.9),
    dot(1.7, 17.0, 19.4),
    dot(1.7, 7.0, 19.4),
    dot(1.7, 3.9, 9.9),
  ],
  // the letter psi, and a claw
  'psi-corps': line('M4.5 4C4.5 12 7 15.5 12 15.5C17 15.5 19.5 12 19.5 4M12 3V21M8.5 21H15.5'),
  drakh: [
    { d: 'M4 3C4 10 7 14 12 21C17 14 20 10 20 3C17.5 7 15.5 8.5 12 8.5C8.5 8.5 6.5 7 4 3Z' },
    dot(1.2, 9.2, 12),
    dot(1.2, 14.8, 12),
  ],
  neutral: [{ d: circle(8.5, 12, 12), dash: '3 2.4' }, dot(1.6, 12, 12)],
  b5: [{ d: `M12 2V22M8 6V18M16 6V18M8 12H16M10 4H14M10 20H14${ellipse(10, 3, 0, 12, 12)}` }],
  shadow: [{ d: 'M12 12 3 3M12 12 7 21.5M12 12 21.5 5M12 12 20 20M12 12 2 13.5M12 12 14 2' }, dot(2.2, 12, 12)],
  vorlon: line(
    'M12 12C6 9 7 3 12 2C17 3 18 9 12 12C15 6 21 7 22 12C21 17 15 18 12 12C18 15 17 21 12 22C7 21 6 15 12 12C9 18 3 17 2 12C3 7 9 6 12 12Z',
  ),
  // WARS
  earther: [{ d: circle(6, 12, 12) + ellipse(11, 4, -28, 12, 12) }],
  gongen: line('M3 5C8 7 16 7 21 5M5 10H19M8 6.3V21M16 6.3V21'),
  maverick: line('M18.4 5.6A9 9 0 1 0 21 12M11 13 21 3M15 3H21V9'),
  shi: line('M12 22V9M12 9C12 5 9 3 4 3C4 9 7 12 12 12C17 12 20 9 20 3C15 3 12 5 12 9ZM8 18H16'),
  quay: [{ d: 'M4 3C5 10 7 15 12 21C17 15 19 10 20 3C17 6 15 9 14.4 12M4 3C7 6 9 9 9.6 12' }, dot(1.3, 12, 12)],
  independent: [{ d: box(4, 4, 16) }, dot(2, 12, 12)],
  // Galactic Empires
  argonian: [
    {
      d: `${rays(6, 0, 10, 0, 12, 12)}M12 6 9.4 3.6M12 6 14.6 3.6M12 18 9.4 20.4M12 18 14.6 20.4${polygon(6, 5, 0, 12, 12)}`,
    },
  ],
  krebiz: [{ d: 'M9 20C3 17 2 9 8 3C8 7 9 9 12 11C15 9 16 7 16 3C22 9 21 17 15 20' }, dot(1.4, 12, 15)],
  mechad: [{ d: polygon(6, 10, 0, 12, 12) + polygon(6, 5.5, 30, 12, 12) + rays(6, 7.4, 10, 0, 12, 12) }],
  corporate: [{ d: box(3.5, 13, 5, 8) + box(9.5, 8, 5, 13) + box(15.5, 3, 5, 18) }],
  pot: [{ d: circle(5, 8.5, 9.5) + circle(5, 15.5, 9.5) + circle(5, 12, 15.2) }],
  indirigan: line('M2 20 12 4 22 20M7 20 12 12 17 20'),
  tufor: [{ d: 'M12 2V22M4 7 20 17M20 7 4 17' }, { d: circle(4.5, 12, 12) }],
  scorpead: [
    { d: 'M5 9C3 6 4 4 7 3M19 9C21 6 20 4 17 3M6 10C9 13 15 13 18 10M12 13V18C12 21 15 22 17 20' },
    dot(1.5, 17.5, 19),
  ],
  clydon: [{ d: 'M3 12C7 5 17 5 21 12C17 19 7 19 3 12ZM12 6.8V17.2M8 8V16M16 8V16' }],
  bolaar: line('M4 4 20 20M20 4 4 20M8.5 3.5H3.5V8.5M15.5 3.5H20.5V8.5'),
  vektrean: [{ d: `M4 4H20L12 21Z${circle(3, 12, 9.5)}` }],
  // an eye in a mind, and a mind in an eye
  psycanti: [{ d: `${circle(9, 12, 12)}M6 12Q12 5.5 18 12Q12 18.5 6 12` }, dot(1.8, 12, 12)],
  visonic: [{ d: `M2 12Q12 1.5 22 12Q12 22.5 2 12${circle(4.4, 12, 12)}` }, dot(1.2, 12, 12)],
  filarian: line('M4 20C3 13 9 14 9 9C9 5 15 5 15 9C15 14 21 13 20 20M9 9 6 3M15 9 18 3M12 12V21'),
  // an hourglass, and a sword before a dial
  tranoan: line('M6 3H18M6 21H18M7 3C7 9 17 15 17 21M17 3C17 9 7 15 7 21'),
  'time-knight': line(`${circle(8.5, 12, 12)}M12 2V18M9 16H15M12 12 17 9`),
  leopan: line('M4 4 8.5 9H15.5L20 4V13C20 18 16 21 12 21C8 21 4 18 4 13ZM12 15V18M8 13H9.5M14.5 13H16'),
  'space-dragon': [{ d: 'M3 18C6 8 10 20 13 11C15 5 19 5 21 8M13 11 10.5 6M16.5 7 15.5 3' }, dot(1.3, 20, 7.5)],
};

/** The widest line of a sigil that is drawn smaller. */
const SMALLER = 2;

/** A sigil drawn smaller, with its middle at this place. */
const smaller = (sigil: Drawing, size: number, x: number, y: number): Drawing =>
  sigil.map(shape => ({
    ...shape,
    ...(shape.w === undefined ? { w: SMALLER } : {}),
    at: `translate(${x - 12 * size} ${y - 12 * size}) scale(${size})`,
  }));

const plate = (x: number, height: number) => ({ d: box(x, 23 - height, 4.6, height), w: 0, fill: 1 });

/** Kinds of faction: what each adds to the sigil of its race. A roof stands over it, towers under it, claws around it. */
const KINDS: Readonly<Record<string, (race: Drawing) => Drawing>> = {
  home: race => [...line('M1.5 9.5 12 1.6 22.5 9.5'), ...smaller(race, 0.7, 12, 15.4)],
  company: race => [...smaller(race, 0.66, 12, 8.2), plate(3, 3.6), plate(9.7, 5.6), plate(16.4, 4.4)],
  drakh: race => [...line('M1.8 1.5C2 12 6 18 12 23C18 18 22 12 22.2 1.5'), ...smaller(race, 0.6, 12, 9)],
};

/** Dots in the corner: the second faction of a race and kind has two, the third three. */
const dots = (count: number): Drawing => Array.from({ length: count }, (_, i) => dot(1.7, 22 - 4.4 * i, 22));

const drawn = new Map<string, Drawing>();

/**
 * The sigil of a faction; a plain figure if it has none.
 * @param faction the key of a sigil; for Babylon 5 also with a kind and a number: `human home`, `non-aligned 2`
 */
export function sigilOf(faction: string): Drawing {
  const known = SIGILS[faction] ?? drawn.get(faction);
  if (known !== undefined) return known;
  const [race = '', ...more] = faction.split(' ');
  let sigil = SIGILS[race] ?? WHOLE;
  for (const word of more) sigil = KINDS[word]?.(sigil) ?? [...sigil, ...dots(Number(word))];
  drawn.set(faction, sigil);
  return sigil;
}
