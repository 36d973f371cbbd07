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
  expect(text).toContain('Human faction, Sinclair and Human faction, Ivanova are one party');
  expect(text).toContain('yours/theirs: Human faction, Sinclair 2/2; Human faction, Ivanova 2/2');
});
