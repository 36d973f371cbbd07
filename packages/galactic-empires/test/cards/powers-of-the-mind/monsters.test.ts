import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { production } from '../../../src/rules/points/production.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { BATTLESHIP, battle, play } from '../../scenes.ts';
import { table } from '../../table.ts';
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

const EVIL = 'M6 Material Evil';
const LINER = 'S6 Luxury Liner';
const PARTY = 'C1 Boarding Party';
/** A boarding party of player 2 with the monster of player 1 on it, aboard a liner of player 2. */
const possessed = (...hand: readonly string[]) =>
  play(
    {},
    { fleet: [{ card: LINER, on: [{ card: PARTY, on: [{ card: EVIL, by: 1 }] }] }], hand: [...hand], order: 'always' },
  );
test(`${EVIL}: its player uses a function of that crew once; the crew and the monster are discarded then`, () => {
  const t = possessed().act(1, 'use', EVIL, 0).act(1, 'deed', PARTY, 0);
  while (t.question !== 'play cards') t.least();
  expect([t.strength(LINER)[1], t.pile(1, 'discard'), t.pile(2, 'discard')]).toEqual([5, [EVIL], [PARTY]]);
});
test(`${EVIL}: 1 research of a card that is used in reaction ends it, and research that is allocated does not`, () => {
  const t = possessed('C4 Science Officer').act(1, 'use', EVIL, 0);
  t.act(2, 'respond', 'C4 Science Officer', 0);
  while (t.question !== 'play cards') t.least();
  expect([t.strength(LINER)[1], t.inPlay(PARTY), t.inPlay(EVIL)]).toEqual([6, true, false]);
  const allocation = table({
    phase: 'allocation',
    active: 2,
    seats: [{}, { fleet: [{ card: YACHT, on: [{ card: 'C3 Nurse', on: [{ card: EVIL, by: 1 }] }] }], order: 'never' }],
  });
  expect(allocation.offers(2, 'give', EVIL, 1)).toBe(false);
});
test(`${EVIL}: goes on crew of strength 6 at most, and on no psy`, () => {
  const t = play({ hand: [EVIL] }, { fleet: [{ card: YACHT, on: ['C7 Boarding Party', ACOLYTE] }] });
  expect(t.refuses(1, 'play', EVIL)).toBe('ge/playing-on/1');
  const weak = play({ hand: [EVIL] }, { fleet: [{ card: YACHT, on: ['C6 Spy', 'C7 Boarding Party'] }] });
  expect(weak.act(1, 'play', EVIL).under(EVIL)).toBe('C6 Spy');
});

const ENTRANTRIX = 'M8 Psy Entrantrix';
/** The turn of player 2 begins, with the monster of player 1 against the fleet, two planets and crew. It got so much research before. */
const haunted = (applied = 0, planets = 2, more: readonly string[] = []) =>
  table({
    phase: 'record keeping',
    active: 2,
    seats: [
      { fleet: [{ card: YACHT, on: ['C2 Engineer'] }], order: 'never' },
      {
        fleet: [
          { card: ENTRANTRIX, by: 1, applied },
          { card: YACHT, on: ['C3 Nurse', ACOLYTE] },
          ...Array<string>(planets).fill('T4 Small Planet'),
          ...more,
        ],
        order: 'never',
      },
    ],
  });
test(`${ENTRANTRIX}: without 4 repair points no crew but psys functions in that fleet; other crew does`, () => {
  const at = (way: number) => {
    const t = haunted().untilAsked('way', 2).pick(2, way).untilPhase('play A', 2);
    return ['C3 Nurse', ACOLYTE, 'C2 Engineer'].map(x => works(t.s, t.id(x)));
  };
  expect([at(0), at(1)]).toEqual([
    [true, true, true],
    [false, true, true],
  ]);
  // a fleet that cannot pay is not asked
  const poor = haunted(0, 1).untilPhase('play A', 2);
  expect(works(poor.s, poor.id('C3 Nurse'))).toBe(false);
});
test(`${ENTRANTRIX}: takes 4 repair points before the rest; 8 research discard it, but none are applied unpaid`, () => {
  const docks = haunted(0, 0, ['T3 Repair Moon', 'T3 Repair Moon']).untilAsked('way', 2).pick(2, 0);
  const { drained } = production(docks.s, 1, works);
  expect([drained.repair, drained.economy]).toEqual([4, 0]);
  const paid = haunted(7).untilAsked('way', 2).pick(2, 0);
  paid.allocate(2, { give: [[ENTRANTRIX, 'apply', 1]] });
  expect(paid.inPlay(ENTRANTRIX)).toBe(false);
  const short = haunted(6)
    .untilAsked('way', 2)
    .pick(2, 0)
    .allocate(2, { give: [[ENTRANTRIX, 'apply', 1]] });
  expect(short.inPlay(ENTRANTRIX)).toBe(true);
  const unpaid = haunted(7).untilAsked('way', 2).pick(2, 1);
  expect(unpaid.offers(2, 'give', ENTRANTRIX, 1)).toBe(false);
});
test(`${ENTRANTRIX}: takes economy in place of repair points that the fleet lacks`, () => {
  const t = haunted(0, 0, ['T6 Planet']).untilAsked('way', 2).pick(2, 0);
  const { drained } = production(t.s, 1, works);
  expect([drained.repair, drained.economy]).toEqual([0, 4]);
});
test(`${ENTRANTRIX}: goes against the fleet of another player`, () => {
  const t = play({ hand: [ENTRANTRIX] }, { fleet: [MOON] }).act(1, 'play', ENTRANTRIX);
  expect([t.inPlay(ENTRANTRIX), t.card(ENTRANTRIX).at]).toEqual([true, 1]);
});
