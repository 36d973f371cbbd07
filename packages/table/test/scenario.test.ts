import { expect, test } from 'vitest';
import { playScenario } from '../src/index.ts';

const RAID = {
  scenario: 'Building influence',
  position: { seats: [{ race: 'narn' }, { race: 'centauri' }], order: ['narn', 'centauri'] },
  moves: [{ narn: "build, G'Kar" }],
  expect: { rating: { narn: 5 } },
};

test('a scenario is played with the game that it names, the usual one where it names none', async () => {
  expect(await playScenario(RAID, 'raid.yaml')).toMatchObject({ scenario: 'Building influence', fault: null });
  expect((await playScenario({ ...RAID, expect: { rating: { narn: 6 } } }, 'raid.yaml')).fault).toContain('5');
  expect((await playScenario({ ...RAID, game: 'wars' }, 'raid.yaml')).fault).not.toBeNull();
});

test('a scenario without its game says which game it was taken for', async () => {
  const { fault } = await playScenario(
    { ...RAID, position: { locations: ['Ganymede/Valley'], seats: [{}, {}] } },
    'x.yaml',
  );
  expect(fault).toMatch(
    /^position\.locations: "locations" is not a key here\. Choose from .* \(The scenario names no "game"\. It counts as babylon5\.\)$/,
  );
  const named = { ...RAID, game: 'babylon5', position: { locations: [] } };
  expect((await playScenario(named, 'x.yaml')).fault).not.toContain('No "game"');
});

test('what is no scenario of a game here is refused in one line that says where', async () => {
  await expect(playScenario({ ...RAID, game: 'chess' }, 'raid.yaml')).rejects.toThrow(
    'raid.yaml is a scenario of "chess". This version does not have that game. Choose from babylon5, wars, galactic-empires.',
  );
  for (const data of [null, 7, ['x']])
    await expect(playScenario(data, 'raid.yaml')).rejects.toThrow('raid.yaml is not a scenario. It has no keys.');
});
