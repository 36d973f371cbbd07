import { setUp, view } from '@orrery/babylon5';
import { expect, test } from 'vitest';
import { sigilOf } from '../src/cards/sigils.ts';
import { leastOf, noteOf, partiesOf, sigilKeyOf, toneOf } from '../src/table/games/babylon5/seats.ts';

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
    'one party with Ivanova; Garibaldi',
    'home faction · Drakh',
    'home faction · one party with Sinclair; Garibaldi',
    'Psi Corps · one party with Sinclair; Ivanova',
    'corporate faction',
  ]);
  expect(partiesOf(seats)).toEqual([['Sinclair', 'Ivanova', 'Garibaldi']]);
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

test('Drakh, the Psi Corps and corporate factions have colours of their own, and factions of one colour have tones', () => {
  const seats = table(false);
  expect(seats.map(seat => toneOf(seats, seat))).toEqual([
    'f-human',
    'f-drakh',
    'f-human tone-2',
    'f-psi-corps',
    'f-company',
  ]);
});

test('where there is little room, a leader stands for a faction among others of its race, and the League is called so', () => {
  expect(table(false).map(leastOf)).toEqual(['Sinclair', 'Narn', 'Ivanova', 'Garibaldi', 'Centauri']);
  const { seats } = view(setUp({ seats: [{ race: 'non-aligned', ambassador: 'Vizak' }, { race: 'narn' }] }), 0);
  expect(seats.map(leastOf)).toEqual(['League', 'Narn']);
});

test('a sigil shows race and kind, so that no two factions of a table share one', () => {
  const seats = table(false);
  const keys = seats.map(seat => sigilKeyOf(seats, seat));
  expect(keys).toEqual(['human', 'narn drakh', 'human home', 'psi-corps', 'centauri company']);
  // home factions of two races, and several factions of the League
  const others = ['narn home', 'minbari home', 'non-aligned', 'non-aligned 2', 'non-aligned 3', 'human company'];
  const drawings = [...keys, ...others].map(key => JSON.stringify(sigilOf(key)));
  expect(new Set(drawings).size).toBe(drawings.length);
  // each holds the sigil of its race
  const lines = (key: string) => sigilOf(key).map(({ d }) => d);
  for (const key of ['narn drakh', 'human home', 'centauri company', 'non-aligned 2'])
    for (const line of lines(key.split(' ')[0]!)) expect(lines(key), key).toContain(line);
  // it is drawn once
  expect(sigilOf('human home')).toBe(sigilOf('human home'));
});

test('a second faction of a race and kind has the number of its place among them', () => {
  const { seats } = view(
    setUp({
      seats: [
        { race: 'non-aligned', ambassador: 'Vizak' },
        { race: 'narn' },
        { race: 'non-aligned', ambassador: 'Juphar Trkider' },
      ],
    }),
    0,
  );
  expect(seats.map(seat => sigilKeyOf(seats, seat))).toEqual(['non-aligned', 'narn', 'non-aligned 2']);
  expect(seats.map(seat => toneOf(seats, seat))).toEqual(['f-non-aligned', 'f-narn', 'f-non-aligned tone-2']);
});
