import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { damage, ofOthers, strength, that, unit } from '../../../src/words/index.ts';
import { PSYCANTI, VISONIC } from '../../expansion-cards.ts';
import { BATTLESHIP, battle, CUTTER, DESTROYER, fire, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const MOON = 'T3 Moon';
const SHIELD = 'T2 Asteroid Shield (Powers of the Mind)';

test(`${SHIELD}: takes the fire at its ship, in play and as a reaction`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [{ card: CUTTER, on: [SHIELD] }], order: 'never' });
  fire(t, DESTROYER, CUTTER, 3);
  expect([t.card(CUTTER).shieldDamage, t.inPlay(SHIELD)]).toEqual([0, true]);
  const r = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER, 'S2 Police Cutter'], hand: [SHIELD] });
  fire(r, DESTROYER, CUTTER, 3).act(2, 'respond', SHIELD).untilAsked('weapons fire');
  expect([r.under(SHIELD), r.card(CUTTER).shieldDamage]).toEqual([CUTTER, 0]);
});

test(`${SHIELD}: nothing can be played on it, and it goes on ships alone`, () => {
  const t = play({ fleet: [{ card: DESTROYER, on: [SHIELD] }], hand: ['S3 Argonian Frigate'] });
  t.act(1, 'play', 'S3 Argonian Frigate');
  expect(t.under('S3 Argonian Frigate')).toBe('');
  expect(play({ fleet: [MOON], hand: [SHIELD] }).refuses(1, 'play', SHIELD)).toBe('ge/terrain/3');
});

/** Player 1 has ships; player 2, of the Visonic, has a seer on some place. */
const seerOn = (card: string, ...more: CardPlace[]): Table =>
  battle(
    { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] },
    { empire: 'Visonic', fleet: [{ card, on: [VISONIC] }, ...more], order: 'never' },
  );

test('T2 Psy Moon: no weapons damage it, nor the psys on it', () => {
  const t = seerOn('T2 Psy Moon');
  expect([t.offers(1, 'fire', 'T2 Psy Moon'), t.offers(1, 'fire', VISONIC)]).toEqual([false, false]);
  const other = seerOn(MOON);
  expect([other.offers(1, 'fire', MOON), other.offers(1, 'fire', VISONIC)]).toEqual([true, true]);
});

test('T2 Psy Moon: occurrences damage it as other terrain', () => {
  const t = play({ hand: ['O2 Comet Impact'] }, { fleet: [{ card: 'T2 Psy Moon', on: [VISONIC] }] });
  t.act(1, 'play', 'O2 Comet Impact');
  expect(t.inPlay('T2 Psy Moon')).toBe(false);
});

test('T2 Psy Moon: psys on it do not protect the Psy Network', () => {
  expect([seerOn('T2 Psy Moon').protected(2), seerOn(MOON).protected(2)]).toEqual([false, true]);
});

test('T4 Planet Visonic Homeworld: Visonic psys of the fleet disregard 2 points of each volley', () => {
  const at = (psy: string, ...more: CardPlace[]) => {
    const t = battle({ fleet: [DESTROYER] }, { fleet: [{ card: MOON, on: [psy] }, ...more], order: 'never' });
    return fire(t, DESTROYER, psy, 3);
  };
  expect(at(VISONIC, 'T4 Planet Visonic Homeworld').card(VISONIC).damage).toBe(1);
  expect(at(VISONIC).card(VISONIC).damage).toBe(3);
  expect(at(PSYCANTI, 'T4 Planet Visonic Homeworld').inPlay(PSYCANTI)).toBe(false);
});

const RUNE = 'F3 Test Rune';
const RISES = [3, 5, 7];
testCard(
  {
    title: 'Test Rune',
    types: ['F'],
    strength: 3,
    disciplinesOf: ['Psycanti'],
    fieldFunctions: RISES.map(from => ({ from })),
  },
  {
    functions: RISES.map(() => ({
      target: { goal: that(unit, ofOthers) },
      effect: damage('goal', strength('psyUser')),
    })),
    names: { goal: 'that unit', psyUser: 'the psy' },
  },
);
const disciplines = [{ of: 'Psycanti', count: 1, cost: 'energy' }] as const;
testCard({ title: 'Test Vicar', types: ['P'], strength: 4, empire: 'Psycanti', disciplines });
testCard({ title: 'Test Heretic', types: ['P'], strength: 4, empire: 'Visonic', disciplines });

test('T5 Planet Psycanti Planetesimal: Psycanti psys of the fleet use functions with 2 more strength', () => {
  const by = (psy: string, ...more: CardPlace[]) => {
    const t = play(
      { fleet: [{ card: MOON, on: [RUNE, { card: psy, given: [...Array<number>(12).fill(0), 1] }] }, ...more] },
      { fleet: [MOON, BATTLESHIP] },
    );
    const able = RISES.filter((_, i) => t.offers(1, 'use', RUNE, i));
    t.act(1, 'use', RUNE, able.length - 1);
    return [able, t.card(BATTLESHIP).shieldDamage, t.strength(psy)[0]];
  };
  expect(by('P4 Test Vicar', 'T5 Planet Psycanti Planetesimal')).toEqual([[3, 5], 6, 4]);
  expect(by('P4 Test Vicar')).toEqual([[3], 4, 4]);
  expect(by('P4 Test Heretic', 'T5 Planet Psycanti Planetesimal')).toEqual([[3], 4, 4]);
});

for (const name of ['T5 Small Planet', 'T8 Trinary System'])
  test(`${name}: its repair points heal psys alone`, () => {
    const hurt = (card: string) =>
      table({
        phase: 'allocation',
        seats: [
          { fleet: [{ card: name, on: [{ card, damage: 2, engaged: false }] }], order: 'never' },
          { fleet: [MOON] },
        ],
      });
    const seer = hurt(VISONIC).allocate(1, { give: [[VISONIC, 'repair', 2]] });
    expect(seer.card(VISONIC).damage).toBe(0);
    expect(hurt(DESTROYER).forbidsPlan(1, { give: [[DESTROYER, 'repair', 1]] })).toBe('ge/allocation-phase/6');
  });
