import { setUp, view } from '@orrery/babylon5';
import { expect, test } from 'vitest';
import { SIGILS } from '../src/cards/sigils.ts';
import { noteOf, partiesOf, sigilKeyOf, toneOf } from '../src/table/games/babylon5/seats.ts';

// What the page says of factions: kind, party, tone and sigil

const table = (civilWar: boolean) =>
  view(
    setUp({
      seats: [
        { race: 'human' },
        { race: 'narn', designation: 'home', drakh: true },
        { race: 'human', ambassador: 'Susan Ivanova', designation: 'home' },
        { race: 'human', ambassador: 'Michael Garibaldi', designation: 'psi corps' },
        { race: 'centauri', designation: 'corporate' },
      ],
      ...(civilWar ? { civilWar: ['human'] } : {}),
    }),
    0,
  ).seats;

test('a seat says its kind of faction, Drakh, and with whom it is one party', () => {
  const seats = table(false);
  expect(seats.map(seat => noteOf(seats, seat))).toEqual([
    'one party with Human home faction, Ivanova; Human Psi Corps, Garibaldi',
    'home faction · Drakh',
    'home faction · one party with Human faction, Sinclair; Human Psi Corps, Garibaldi',
    'Psi Corps · one party with Human faction, Sinclair; Human home faction, Ivanova',
    'corporate faction',
  ]);
  expect(partiesOf(seats)).toEqual([
    ['Human faction, Sinclair', 'Human home faction, Ivanova', 'Human Psi Corps, Garibaldi'],
  ]);
  const split = table(true);
  expect(split.map(seat => noteOf(split, seat))).toEqual([
    '',
    'home faction · Drakh',
    'home faction',
    'Psi Corps',
    'corporate faction',
  ]);
  expect(partiesOf(split)).toEqual([]);
});

test('factions of one race have different tones, and each kind of faction a sigil of its own', () => {
  const seats = table(false);
  expect(seats.map(seat => toneOf(seats, seat))).toEqual(['f-human', 'f-narn', 'f-human-2', 'f-human-3', 'f-centauri']);
  const keys = seats.map(sigilKeyOf);
  expect(keys).toEqual(['human', 'drakh', 'home', 'psi-corps', 'company']);
  const drawings = [...keys, 'non-aligned'].map(key => JSON.stringify(SIGILS[key]));
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(6);
});
