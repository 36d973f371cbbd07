import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import { BATTLESHIP, battle, play } from '../../scenes.ts';
import { ACOLYTE, BRUTE, MOON, RIPPLES, ready, YACHT } from './minds.ts';

// Monsters of Powers of the Mind

const onMoon = (...on: CardPlace[]): CardPlace => ({ card: MOON, on });
for (const [sludge, n] of [
  ['M1 Psychotic Sludge', 1],
  ['M4 Psychotic Sludge', 4],
] as const) {
  test(`${sludge}: does ${n} damage to its psy each turn, and goes on no other crew`, () => {
    const t = play({ hand: [sludge] }, { fleet: [onMoon(BRUTE, 'C2 Engineer')] }).act(1, 'play', sludge);
    expect(t.under(sludge)).toBe(BRUTE);
    t.act(1, 'use', sludge, 0);
    expect([t.card(BRUTE).damage, t.refuses(1, 'use', sludge, 0)]).toEqual([n, 'ge/card-actions-limit/1']);
    expect(play({ hand: [sludge] }, { fleet: [onMoon('C2 Engineer')] }).refuses(1, 'play', sludge)).toBe(
      'ge/playing-on/1',
    );
  });
  test(`${sludge}: ${n} psy damage destroy it; phasers and card damage do nothing to it`, () => {
    const lies = onMoon({ card: BRUTE, on: [{ card: sludge, by: 1 }] });
    const t = battle({ fleet: [BATTLESHIP, lies], order: 'never' }, {}).leaveOpen();
    expect(t.offers(1, 'fire', sludge)).toBe(true);
    const shot = battle(
      { fleet: [onMoon(ACOLYTE), BATTLESHIP] },
      { fleet: [onMoon({ card: BRUTE, on: [sludge] })], order: 'never' },
    );
    shot.act(1, 'fire', sludge);
    expect([shot.offers(1, 'shoot', ACOLYTE), shot.offers(1, 'shoot', BATTLESHIP)]).toEqual([true, false]);
    shot.leaveOpen();
    expect(
      battle({ fleet: [BATTLESHIP] }, { fleet: [onMoon({ card: BRUTE, on: [sludge] })] }).refuses(1, 'fire', sludge),
    ).toBe('ge/crucial-rules/1');
  });
}
test('M4 Psychotic Sludge: uses 1 function of any field a turn, for 1 supply, and no second one', () => {
  const t = play(
    {},
    {
      fleet: [
        onMoon(
          { card: BRUTE, on: [{ ...(ready('M4 Psychotic Sludge') as object), card: 'M4 Psychotic Sludge', by: 1 }] },
          RIPPLES,
        ),
      ],
    },
  );
  t.act(1, 'use', RIPPLES, 3);
  expect([t.size(1, 'hand'), t.refuses(1, 'use', RIPPLES, 4)]).toEqual([1, 'ge/psy-rules/10']);
});

for (const corporeal of ['M5 Corporeal Traveler', 'M9 Corporeal Defender']) {
  test(`${corporeal}: stops one psy function a turn that is used on its fleet, and no second one`, () => {
    const t = play(
      { fleet: [onMoon(ready(ACOLYTE, 2), RIPPLES), { card: 'T1 Large Asteroid', on: [ready(ACOLYTE), RIPPLES] }] },
      {
        fleet: [
          { card: MOON, on: [corporeal] },
          { card: YACHT, on: ['C2 Engineer'] },
        ],
        order: 'always',
      },
    );
    const [one, two] = t.all(RIPPLES);
    t.act(1, 'use', one!, 0).pick(1, ACOLYTE).pick(1, 'C2 Engineer').act(2, 'respond', corporeal);
    expect(t.engaged('C2 Engineer')).toBe(true);
    t.act(1, 'use', two!, 0).pick(1, ACOLYTE).pick(1, 'C2 Engineer');
    expect(t.offers(2, 'respond', corporeal)).toBe(false);
    t.pass(2);
    expect(t.engaged('C2 Engineer')).toBe(false);
  });
  test(`${corporeal}: is played in reaction on a terrain of its fleet; it answers no other action`, () => {
    const t = play(
      { fleet: [onMoon(ready(ACOLYTE, 2), RIPPLES)] },
      { fleet: [MOON, { card: YACHT, on: ['C2 Engineer'] }], hand: [corporeal], order: 'always' },
    );
    t.act(1, 'use', RIPPLES, 0).pick(1, 'C2 Engineer').act(2, 'respond', corporeal);
    expect([t.engaged('C2 Engineer'), t.under(corporeal)]).toEqual([true, MOON]);
    t.act(1, 'use', RIPPLES, 1);
    expect(t.offers(2, 'respond', corporeal)).toBe(false);
    t.pass(2);
  });
  test(`${corporeal}: psy damage destroys it, and other weapons do not`, () => {
    const t = battle(
      { fleet: [onMoon(BRUTE), BATTLESHIP] },
      { fleet: [{ card: MOON, on: [{ card: corporeal, damage: 4 }] }], order: 'never' },
    );
    t.act(1, 'fire', corporeal);
    expect([t.offers(1, 'shoot', BRUTE), t.offers(1, 'shoot', BATTLESHIP)]).toEqual([true, false]);
    t.pick(1, BRUTE, BRUTE, BRUTE, BRUTE, BRUTE);
    expect(t.inPlay(corporeal)).toBe(false);
  });
}
test('M5 Corporeal Traveler: leaves with its terrain; M9 Corporeal Defender goes on to another', () => {
  const at = (card: string) => {
    const t = play({ fleet: [] }, { fleet: [{ card: MOON, on: [card] }, 'T6 Planet'] });
    discard(t.s, t.id(MOON), 'destroyed', 0);
    t.pass(1);
    return t.inPlay(card) ? t.under(card) : null;
  };
  expect([at('M5 Corporeal Traveler'), at('M9 Corporeal Defender')]).toEqual([null, 'T6 Planet']);
});
test('M9 Corporeal Defender: uses 1 function of a field of another fleet, for 1 supply', () => {
  const t = play({ fleet: [{ card: MOON, on: [ready('M9 Corporeal Defender')] }] }, { fleet: [onMoon(RIPPLES)] });
  t.act(1, 'use', RIPPLES, 2);
  expect([t.size(1, 'hand'), t.refuses(1, 'use', RIPPLES, 1)]).toEqual([2, 'ge/psy-rules/10']);
});
