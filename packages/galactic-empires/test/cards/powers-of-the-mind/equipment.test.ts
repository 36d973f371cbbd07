import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { batteries } from '../../../src/rules/fire/weapons.ts';
import { battle, DESTROYER, FRIGATE, hurt, nextTurn, play } from '../../scenes.ts';
import { MOON, RIPPLES, ready } from './minds.ts';

// Equipment of Powers of the Mind

const STATION = 'B4 Base Station';
const DRAGON = 'D4 Radiation Dragoness';
const onMoon = (...on: CardPlace[]): CardPlace => ({ card: MOON, on });

for (const [bot, n, strength] of [
  ['E4 Psybot', 1, 4],
  ['E8 Psybot', 2, 8],
] as const) {
  test(`${bot}: on a ship, a base or terrain, but not a dragon`, () => {
    const t = play({ fleet: [DESTROYER, onMoon(STATION), DRAGON], hand: [bot] });
    t.act(1, 'play', bot);
    expect([DESTROYER, STATION, MOON, DRAGON].map(x => t.offers(1, 'on', x))).toEqual([true, true, true, false]);
    t.pick(1, MOON);
    expect(t.under(bot)).toBe(MOON);
  });
  test(`${bot}: uses ${n} functions of fields of the Cyber Discipline a turn, by its strength of ${strength}`, () => {
    const t = play({ fleet: [{ card: DESTROYER, on: [ready(bot, n)] }, onMoon(RIPPLES)] });
    expect(t.offers(1, 'use', RIPPLES, 2)).toBe(strength >= 8);
    for (let i = 0; i < n; i++) t.act(1, 'use', RIPPLES, 3 + i);
    expect([t.size(1, 'hand'), t.refuses(1, 'use', RIPPLES, 6)]).toEqual([n, 'ge/psy-rules/10']);
  });
}

const PLANE = 'E6 Psycanti Plane Enhancement';
test(`${PLANE}: each phaser of its base does 2 damage, those of other cards 1; it goes on no ship`, () => {
  const t = battle(
    { fleet: [onMoon({ card: STATION, on: [PLANE] }), DESTROYER] },
    { fleet: ['S6 Luxury Liner', 'S6 Luxury Liner'], order: 'never' },
  );
  const [one, two] = t.all('S6 Luxury Liner');
  t.act(1, 'fire', one!).pick(1, STATION, STATION);
  t.act(1, 'fire', two!).pick(1, DESTROYER, DESTROYER);
  expect([hurt(t, one!), hurt(t, two!)]).toEqual([
    [4, 0],
    [2, 0],
  ]);
  expect(play({ fleet: [DESTROYER], hand: [PLANE] }).refuses(1, 'play', PLANE)).toBe('ge/equipment/1');
});

/** What a dragon of player 2 has left to fire in its own turn, after a card on a ship of player 1 was used on it. */
const tamed = (card: string, ship: string, dragon: CardPlace, later = false) => {
  const t = play({ fleet: [{ card: ship, on: [card] }] }, { fleet: [dragon] });
  const name = typeof dragon === 'string' ? dragon : dragon.card;
  t.act(1, 'use', card, 0);
  if (later) nextTurn(t);
  t.s.cards[t.id(name)]!.given = [0, 0, 9];
  return { guns: batteries(t.s, t.id(name)).map(b => b.name), hurt: hurt(t, ship) };
};
const HARNESS = 'E7 Dragon Harness';
test(`${HARNESS}: a dragon does no physical damage for a turn; a stronger one damages the ship by the difference`, () => {
  const { guns, hurt } = tamed(HARNESS, FRIGATE, DRAGON);
  expect([guns, hurt]).toEqual([['Breath Weapon'], [1, 0]]);
  expect(tamed(HARNESS, 'S6 Luxury Liner', DRAGON).hurt).toEqual([0, 0]);
  expect(tamed(HARNESS, FRIGATE, DRAGON, true).guns).toEqual(['Breath Weapon', 'Physical Damage']);
});
const MUZZLE = 'E7 Dragon Muzzle';
test(`${MUZZLE}: a dragon has no breath weapon for a turn; a stronger one damages the ship by the difference`, () => {
  const { guns, hurt } = tamed(MUZZLE, FRIGATE, DRAGON);
  expect([guns, hurt]).toEqual([['Physical Damage'], [1, 0]]);
  expect(tamed(MUZZLE, 'S6 Luxury Liner', DRAGON).hurt).toEqual([0, 0]);
  expect(tamed(MUZZLE, FRIGATE, 'D8 Time Dragoness').guns).not.toContain('Time Breath');
});
for (const card of [HARNESS, MUZZLE])
  test(`${card}: holds no ship and no dragon of its own fleet`, () => {
    const t = play({ fleet: [{ card: DESTROYER, on: [card] }, DRAGON] }, { fleet: [FRIGATE] });
    expect(t.refuses(1, 'use', card, 0)).toBe('ge/crucial-rules/1');
    expect(play({ fleet: [onMoon(STATION)], hand: [card] }).refuses(1, 'play', card)).toBe('ge/equipment/1');
  });

const DISPLAY = 'E7 Technical Display';
test(`${DISPLAY}: no base fires at its ship; ships do`, () => {
  const at = (from: CardPlace, ...on: string[]) =>
    battle({ fleet: [from] }, { fleet: [{ card: FRIGATE, on }] }).offers(1, 'fire', FRIGATE);
  expect([at(onMoon(STATION), DISPLAY), at(onMoon(STATION)), at(DESTROYER, DISPLAY)]).toEqual([false, true, true]);
});
test(`${DISPLAY}: its base fires at a Sector HQ and a Psy Network; another base does not, and it is fired at by bases`, () => {
  const at = (empire: 'Tufor' | 'Visonic', ...on: string[]) =>
    battle({ fleet: [onMoon({ card: STATION, on })] }, { empire, fleet: [MOON], order: 'never' });
  for (const empire of ['Tufor', 'Visonic'] as const) {
    const t = at(empire, DISPLAY);
    t.act(1, 'headquarters', 1).pick(1, STATION, STATION);
    expect([t.hq(2), at(empire).offers(1, 'headquarters', 1)]).toEqual([2, false]);
  }
  const based = battle({ fleet: [onMoon(STATION)] }, { fleet: [onMoon({ card: 'B1 Personal Base', on: [DISPLAY] })] });
  expect(based.offers(1, 'fire', 'B1 Personal Base')).toBe(true);
});

const RELAY = 'E8 Psy Relay';
test(`${RELAY}: its terrain protects the Psy Network of its player until it is destroyed; other terrain does not`, () => {
  const at = (empire: 'Tufor' | 'Visonic', ...on: string[]) =>
    battle({ fleet: [DESTROYER] }, { empire, fleet: [onMoon(...on), 'B1 Personal Base'], order: 'never' });
  expect([at('Visonic', RELAY).protected(2), at('Visonic').protected(2), at('Tufor', RELAY).protected(2)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(at('Visonic', RELAY).refuses(1, 'headquarters', 1)).toBe('ge/psy-rules/2');
});
test(`${RELAY}: goes on no ship, and on no combined terrain`, () => {
  expect(play({ fleet: [DESTROYER], hand: [RELAY] }).refuses(1, 'play', RELAY)).toBe('ge/equipment/1');
  const star = play({ fleet: [{ card: 'T5 Star', on: [MOON] }], hand: [RELAY] });
  expect(star.refuses(1, 'play', RELAY)).toBe('ge/equipment/1');
  expect(
    play({ fleet: [MOON], hand: [RELAY] })
      .act(1, 'play', RELAY)
      .under(RELAY),
  ).toBe(MOON);
});

for (const [card, place] of [
  [PLANE, STATION],
  [HARNESS, DESTROYER],
  [MUZZLE, DESTROYER],
  [DISPLAY, DESTROYER],
] as const)
  test(`${card}: is played on ${place} of its fleet, and not on that of another`, () => {
    const fleet = [DESTROYER, onMoon(STATION)];
    const t = play({ fleet, hand: [card] }).act(1, 'play', card);
    if (card === DISPLAY) t.pick(1, DESTROYER);
    expect(t.under(card)).toBe(place);
    expect(play({ hand: [card] }, { fleet }).refuses(1, 'play', card)).toBe('ge/equipment/1');
  });
