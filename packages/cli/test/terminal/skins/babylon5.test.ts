import { babylon5, type Position, setUp } from '@orrery/babylon5';
import { viewOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { skinOf } from '../../../src/terminal/skins/index.ts';

// How a terminal draws Babylon 5

const skin = await skinOf('babylon5');
const page = { width: 80, style: (_ink: unknown, text: string) => text };

/** The lines about states of the whole table. */
const states = (more: Partial<Position>): string => {
  const s = setUp({ seats: [{ race: 'human' }, { race: 'narn' }, { race: 'centauri' }], ...more });
  const standing = s.seats.map((_, seat) => ({ seat, name: '', out: false, score: 0, text: '' }));
  const parts = skin.parts(viewOf(babylon5, s, 0), page, standing);
  return parts
    .filter(({ names }) => names.includes('states'))
    .flatMap(part => part.folded)
    .join(' ');
};

test('who is in the Interstellar Alliance stands among the states, its founder marked', () => {
  expect(states({ isa: ['narn', 'human'] })).toContain('the ISA: Human; Narn (founder)');
  expect(states({ isa: ['narn'], shadowWar: true })).toMatch(/the Shadow War; the ISA: Narn \(founder\)/);
  expect(states({})).toBe('');
});

test('the kind of a faction and Drakh stand in words, and siblings are told apart, within 80 columns', () => {
  const s = setUp({
    seats: [
      { race: 'human' },
      { race: 'narn', designation: 'home', drakh: true },
      { race: 'human', ambassador: 'Susan Ivanova' },
    ],
  });
  const standing = s.seats.map((_, seat) => ({ seat, name: '', out: false, score: 0, text: '10 power' }));
  const parts = skin.parts(viewOf(babylon5, s, 1), page, standing);
  const lines = parts.flatMap(part => [...part.folded, ...part.full]);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
  const text = lines.join(' ').replace(/\s+/g, ' ');
  expect(text).toContain('home faction Drakh');
  expect(text).toContain('Sinclair and Ivanova are one party');
  expect(text).toContain('yours/theirs: Sinclair 2/2, Ivanova 2/2');
});

/** Eight factions, several of a race, as a terminal of a width draws them for the first. */
function eight(width: number) {
  const s = setUp({
    seats: [
      { race: 'human', designation: 'psi corps', ambassador: 'Bester', rating: 12 },
      { race: 'centauri' },
      { race: 'minbari' },
      { race: 'narn', supporting: ["Na'Toth", "Ko'Dath"] },
      { race: 'non-aligned', ambassador: 'Vizak' },
      { race: 'human' },
      { race: 'human', designation: 'home', ambassador: 'William Morgan Clark' },
      { race: 'centauri', designation: 'home', ambassador: 'Lord Refa' },
    ],
  });
  const standing = s.seats.map((_, seat) => ({
    seat,
    name: '',
    out: false,
    score: 0,
    text: `${seat + 4} of 20 power`,
  }));
  return skin.parts(viewOf(babylon5, s, 0), { ...page, width }, standing);
}

test.each([80, 120])('eight factions have one row each in %i columns, and their numbers stand in line', width => {
  const rows = eight(width)
    .filter(({ names }) => names.some(name => /Human|Centauri|Minbari|Narn|Non-Aligned/.test(name)))
    .map(({ folded }) => folded);
  expect(rows.map(lines => lines.length)).toEqual(Array(8).fill(1));
  for (const [line] of rows) expect(line!.length, line).toBeLessThanOrEqual(width);
  for (const word of ['influence', 'unrest', 'hand'])
    expect(new Set(rows.map(([line]) => line!.indexOf(` ${word} `))).size, word).toBe(1);
  expect(rows.map(([line]) => /^ ?(▸|\s)?(.*?)\s+\d+ of/.exec(line!)![2])).toEqual([
    'Human, Bester (you)',
    'Centauri, Mollari',
    'Minbari',
    'Narn',
    'Non-Aligned',
    'Human, Sinclair',
    'Human, Clark',
    'Centauri, Refa',
  ]);
});

test('the tension of eight factions names each in a word, a line for each row', () => {
  const tension = eight(80).find(({ names }) => names.includes('tension'))!;
  expect(tension.folded.join(' ').replace(/\s+/g, ' ')).toContain('Mollari 1/1, Minbari 3/3');
  expect(tension.full.slice(0, 8).map(line => line.slice(15).split(':')[0])).toEqual([
    'Bester',
    'Mollari',
    'Minbari',
    'Narn',
    'Non-Aligned',
    'Sinclair',
    'Clark',
    'Refa',
  ]);
  expect(tension.full[0]).toBe('   Tension     Bester: Mol 1 Min 3 Nar 2 Non 2 Sin 2 Cla 2 Ref 1;');
});

test('names that begin alike keep all their letters, and stand apart', () => {
  const s = setUp({
    seats: [{ race: 'human' }, { race: 'narn' }, { race: 'human', designation: 'home' }],
    civilWar: ['human'],
  });
  for (const seat of s.seats) seat.ambassador = -1;
  const standing = s.seats.map((_, seat) => ({ seat, name: '', out: false, score: 0, text: '' }));
  const parts = skin.parts(viewOf(babylon5, s, 1), page, standing);
  const { full, folded } = parts.find(({ names }) => names.includes('tension'))!;
  expect(full.join(' ')).toContain('Human: Narn 2 / Human home 2;');
  expect(folded.join(' ')).toContain('yours/theirs: Human 2/2; Human home 2/2');
});
