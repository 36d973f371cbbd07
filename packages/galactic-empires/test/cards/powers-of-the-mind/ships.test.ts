import { expect, test } from 'vitest';
import { DESTROYER, output, play } from '../../scenes.ts';

// Ships of Powers of the Mind

const CRUISER = 'S1 Personal Cruiser';
const PLANET = 'T4 Small Planet';
test(`${CRUISER}: its terrain generates 1 more economy, and other terrain as much as ever`, () => {
  const economy = (...on: string[]) => output(play({ fleet: [{ card: PLANET, on }] }), PLANET).economy;
  expect([economy(CRUISER), economy(DESTROYER)]).toEqual([3, 2]);
  expect(
    play({ fleet: ['T3 Moon'], hand: [CRUISER] })
      .act(1, 'play', CRUISER)
      .under(CRUISER),
  ).toBe('T3 Moon');
  expect(play({ fleet: [DESTROYER], hand: [CRUISER] }).refuses(1, 'play', CRUISER)).toBe('ge/ship/3');
});
test(`${CRUISER}: others play no cards on crew aboard; they do on crew of another ship`, () => {
  const at = (ship: string) =>
    play({ hand: ['O9 Illness'] }, { fleet: [{ card: 'T3 Moon', on: [{ card: ship, on: ['C2 Engineer'] }] }] });
  expect([at(CRUISER).offers(1, 'play', 'O9 Illness'), at(DESTROYER).offers(1, 'play', 'O9 Illness')]).toEqual([
    false,
    true,
  ]);
});
