import { GAMES } from '@orrery/table/games';
import { describe, expect, test } from 'vitest';
import { matchScans } from '../src/cards/scans/match.ts';

const faces = GAMES.flatMap(table => table.cards.map(page => page.face()));
const shows = (...paths: string[]) => matchScans(paths, faces);

describe('a picture of one’s own is found by its name', () => {
  test('however it is spelt, in whatever folder', () => {
    const { found, lost } = shows('scans/Londo Mollari.jpg', 'scans/g_kar.PNG', 'scans/more/horatio-hicks.webp');
    expect([...found.keys()]).toEqual(['babylon5/londo-mollari', 'babylon5/gkar', 'wars/horatio-hicks']);
    expect(lost).toEqual([]);
  });

  test('with the race or the code that tells it from others', () => {
    expect([...shows('First Battle Fleet (Narn).png').found.keys()]).toEqual(['babylon5/first-battle-fleet-narn']);
    expect([...shows('S4 Argonian Destroyer.png').found.keys()]).toEqual(['galactic-empires/s4-argonian-destroyer']);
  });

  test('or is said to be lost where nothing tells which card it shows; what is no picture is passed over', () => {
    const { found, lost } = shows('First Battle Fleet.png', 'holiday.jpg', 'notes.txt', 'Thumbs.db');
    expect(found.size).toBe(0);
    expect(lost).toEqual(['First Battle Fleet.png', 'holiday.jpg']);
  });

  test('the id of every card names it', () => {
    const { found, lost } = shows(...faces.map(({ game, id }) => `${game}/${id}.png`));
    expect(lost).toEqual([]);
    for (const { game, id } of faces) expect(found.get(`${game}/${id}`), id).toBe(`${game}/${id}.png`);
  });
});
