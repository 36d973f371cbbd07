import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { battle, CUTTER, DESTROYER, fire, hurt, nextTurn, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { ACOLYTE, BRUTE, MOON, NEOPHYTE, RIPPLES, ready, YACHT } from './minds.ts';

// Abilities of Powers of the Mind

const ENGINEER = 'C2 Engineer';
const DRAGON = 'D4 Radiation Dragoness';
const manned = (...on: CardPlace[]): CardPlace => ({ card: YACHT, on });
/** Player 1 has psys and a field on a moon. */
const minds = (...on: CardPlace[]) => ({ fleet: [{ card: MOON, on: [...on, RIPPLES] }] });

const SHIELD = 'A1 Mind Shield';
test(`${SHIELD}: psy functions do nothing to its host for 2 turns, and psys do not fire at it; other crew is not safe`, () => {
  const t = play(minds(ready(ACOLYTE, 2)), { fleet: [manned({ card: ENGINEER, on: [SHIELD] }, 'C5 Captain')] });
  expect(t.act(1, 'use', RIPPLES, 0).offers(1, 'card', ENGINEER)).toBe(false);
  t.pick(1, 'C5 Captain');
  expect([t.engaged('C5 Captain'), t.engaged(ENGINEER)]).toEqual([false, true]);
  const shot = (...on: string[]) =>
    battle(minds(ACOLYTE), { fleet: [{ card: DRAGON, on }], order: 'never' }).offers(1, 'fire', DRAGON);
  expect([shot(SHIELD), shot()]).toEqual([false, true]);
});
test(`${SHIELD}: played in reaction it stops the function or the psy fire; it goes on no psy, and lasts 2 turns`, () => {
  const t = play(minds(ready(ACOLYTE)), { fleet: [manned(ENGINEER)], hand: [SHIELD], order: 'always' });
  t.act(1, 'use', RIPPLES, 0).pick(1, ENGINEER).act(2, 'respond', SHIELD);
  expect([t.engaged(ENGINEER), t.under(SHIELD)]).toEqual([true, ENGINEER]);
  const shot = battle(minds(ACOLYTE), { fleet: [DRAGON], hand: [SHIELD], order: 'always' });
  shot.act(1, 'fire', DRAGON).pick(1, ACOLYTE, ACOLYTE).act(2, 'respond', SHIELD);
  expect([hurt(shot, DRAGON), shot.under(SHIELD)]).toEqual([[0, 0], DRAGON]);
  expect(play({ fleet: [manned(ACOLYTE)], hand: [SHIELD] }).refuses(1, 'play', SHIELD)).toBe('ge/ability/1');
  const old = play({ fleet: [manned(ENGINEER)], hand: [SHIELD] }).act(1, 'play', SHIELD);
  expect([nextTurn(old).inPlay(SHIELD), nextTurn(old).inPlay(SHIELD)]).toEqual([true, false]);
});

const IMPLANT = 'A2 Cyber Mage Implant';
/** The Card Plays and the strength of the mage of player 1, whose crew has the implant. */
const implanted = (crew: string, mage?: string): [number, number] => {
  const t = table({
    phase: 'record keeping',
    seats: [
      { fleet: [manned({ card: crew, on: [IMPLANT] })], order: 'never' },
      { fleet: mage === undefined ? [] : [manned(mage)], order: 'never' },
    ],
  }).untilPhase('play A', 1);
  return [t.player(1).plays, t.strength(IMPLANT)[0]];
};
test(`${IMPLANT}: its crew is a mage of half its strength and 2 more; the strongest mage gives a Card Play`, () => {
  expect([implanted('C5 Captain'), implanted('C5 Captain', 'C4 Cyber Mage'), implanted('C7 Boarding Party')]).toEqual([
    [4, 4],
    [3, 4],
    [4, 5],
  ]);
  expect(implanted('C7 Boarding Party', 'C4 Cyber Mage')[0]).toBe(4);
});
test(`${IMPLANT}: the strongest mage draws 1 more card; a mage that is only as strong as another draws none`, () => {
  const draws = (mage: string) =>
    table({
      phase: 'draw',
      seats: [
        { fleet: [manned({ card: 'C5 Captain', on: [IMPLANT] })], order: 'never' },
        { fleet: [manned(mage)], order: 'never' },
      ],
    }).size(1, 'hand');
  expect([draws(ENGINEER), draws('C4 Cyber Mage')]).toEqual([3, 2]);
});

const EVOLVING = 'A2 Evolving Terrain';
const BELT = 'T3 Asteroid Belt';
const LINER = 'S6 Luxury Liner';
test(`${EVOLVING}: repairs 2 points of damage of its terrain each turn, and nothing on other cards`, () => {
  const repaired = (lasting: number) => {
    const t = play(
      { fleet: [] },
      {
        fleet: [
          { card: BELT, damage: 2, on: [EVOLVING] },
          { card: LINER, damage: 2 },
        ],
      },
    );
    t.s.cards[t.id(BELT)]!.lasting = lasting;
    t.untilPhase('play A', 2);
    return [t.card(BELT).damage, t.card(LINER).damage];
  };
  // card damage to terrain stays
  expect([repaired(0), repaired(1)]).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

const OPPOSITE = 'A2 Opposite Extension';
test(`${OPPOSITE}: its psy uses a field of another player, of any discipline, for its points; without it, no psy does`, () => {
  const at = (points: number, ...on: string[]) =>
    play({ fleet: [manned(ready(ACOLYTE, points, ...on))] }, { fleet: [{ card: MOON, on: [ready(BRUTE), RIPPLES] }] });
  expect(at(2).refuses(1, 'use', RIPPLES, 1)).toBe('ge/psy-rules/13');
  expect(at(0, OPPOSITE).refuses(1, 'use', RIPPLES, 1)).toBe('ge/psy-rules/10');
  const t = at(1, OPPOSITE).act(1, 'use', RIPPLES, 1);
  expect([t.size(1, 'hand'), t.card(ACOLYTE).given[12], t.refuses(1, 'use', RIPPLES, 1)]).toEqual([
    1,
    0,
    'ge/psy-rules/17',
  ]);
  expect(at(1, OPPOSITE).refuses(1, 'use', RIPPLES, 2)).toBe('ge/psy-rules/14');
});
test(`${OPPOSITE}: goes on a psy of the Visonic or the Psycanti, and on no other crew`, () => {
  const on = (crew: string) => play({ fleet: [manned(crew)], hand: [OPPOSITE] });
  expect(on(ENGINEER).refuses(1, 'play', OPPOSITE)).toBe('ge/ability/1');
  expect([NEOPHYTE, ACOLYTE].map(x => on(x).act(1, 'play', OPPOSITE).under(OPPOSITE))).toEqual([NEOPHYTE, ACOLYTE]);
});

const WALKER = 'A3 Star Walker';
/** The damage to the shields of a target by the psy damage of an acolyte that has walked to a liner. */
const walked = (walks: boolean, target: string): number => {
  const t = play({ fleet: [manned({ card: ACOLYTE, on: [WALKER] })] }, { fleet: [LINER, CUTTER] });
  if (walks) t.act(1, 'use', WALKER, 0).pick(1, LINER);
  expect(t.under(ACOLYTE)).toBe(YACHT);
  t.untilPhase('weapons fire', 1);
  return hurt(fire(t, ACOLYTE, target, 3), target)[0];
};
test(`${WALKER}: its psy goes there and back past the shields, and its psy damage there is doubled this turn`, () => {
  expect([walked(true, LINER), walked(false, LINER), walked(true, CUTTER)]).toEqual([6, 3, 3]);
});
test(`${WALKER}: sends nobody but its psy, and only once a turn`, () => {
  const t = play(
    { fleet: [manned({ card: ACOLYTE, on: [WALKER] }, 'C7 Boarding Party', BRUTE)] },
    { fleet: [DESTROYER, CUTTER] },
  );
  t.act(1, 'use', WALKER, 0).pick(1, CUTTER);
  expect(t.refuses(1, 'use', WALKER, 0)).toBe('ge/card-actions-limit/1');
  expect([t.under('C7 Boarding Party'), t.under(BRUTE), t.refuses(1, 'use', WALKER, 1)]).toEqual([
    YACHT,
    YACHT,
    'ge/card-actions-limit/1',
  ]);
});

const TECHNO = 'A3 Techno-Psy';
test(`${TECHNO}: its crew lets a generic ship protect the Psy Network; a ship of an empire and terrain do not`, () => {
  const protects = (card: string, ...on: string[]) =>
    battle({}, { empire: 'Visonic', fleet: [{ card, on: [{ card: ENGINEER, on }] }] }).protected(2);
  expect([protects(YACHT, TECHNO), protects(YACHT), protects(DESTROYER, TECHNO), protects(MOON, TECHNO)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
test(`${TECHNO}: goes on no psy, and protects no Sector HQ`, () => {
  expect(play({ fleet: [manned(ACOLYTE)], hand: [TECHNO] }).refuses(1, 'play', TECHNO)).toBe('ge/ability/1');
  const t = battle({}, { empire: 'Tufor', fleet: [{ card: MOON, on: [{ card: ENGINEER, on: [TECHNO] }] }] });
  expect(t.protected(2)).toBe(false);
});

const DERRANGED = 'A4 Derranged Psy';
test(`${DERRANGED}: its psy uses three times as many functions this turn, those before it included`, () => {
  const t = play({ ...minds(ready(ACOLYTE, 2)), hand: [DERRANGED] });
  t.act(1, 'use', RIPPLES, 1).act(1, 'play', DERRANGED);
  expect(t.card(ACOLYTE).given[12]).toBe(5);
  for (const i of [3, 4, 5]) t.act(1, 'use', RIPPLES, i);
  expect(t.card(ACOLYTE).given[12]).toBe(2);
});
test(`${DERRANGED}: psy and ability are discarded in the Discard Phase; without points the psy uses no functions`, () => {
  const t = play({ ...minds(ACOLYTE), hand: [DERRANGED] }).act(1, 'play', DERRANGED);
  expect(t.refuses(1, 'use', RIPPLES, 1)).toBe('ge/psy-rules/10');
  t.untilPhase('play A', 2);
  expect([t.inPlay(ACOLYTE), t.inPlay(DERRANGED), t.pile(1, 'discard').sort()]).toEqual([
    false,
    false,
    [DERRANGED, ACOLYTE],
  ]);
});

const SEDUCTION = 'A5 Psy Seduction';
test(`${SEDUCTION}: a crew of another player does not function for a turn, and its strength makes the psy stronger`, () => {
  const t = play({ fleet: [manned({ card: ACOLYTE, on: [SEDUCTION] })] }, { fleet: [manned('C5 Captain', ENGINEER)] });
  t.act(1, 'use', SEDUCTION, 0).pick(1, 'C5 Captain');
  expect([works(t.s, t.id('C5 Captain')), works(t.s, t.id(ENGINEER)), t.strength(ACOLYTE)[0]]).toEqual([
    false,
    true,
    10,
  ]);
  nextTurn(t);
  expect([works(t.s, t.id('C5 Captain')), t.strength(ACOLYTE)[0]]).toEqual([true, 5]);
});
test(`${SEDUCTION}: wins no stronger crew and no psy; 5 research discard it`, () => {
  const t = play(
    { fleet: [manned({ card: NEOPHYTE, on: [SEDUCTION] })] },
    { fleet: [manned('C5 Captain'), { card: MOON, on: [BRUTE] }] },
  );
  expect(t.refuses(1, 'use', SEDUCTION, 0)).toBe('ge/crucial-rules/1');
  const researched = (n: number) =>
    table({
      phase: 'allocation',
      seats: [
        { fleet: [manned(...Array<string>(5).fill('C3 Nurse'))], order: 'never' },
        { fleet: [manned({ card: ACOLYTE, on: [SEDUCTION] })], order: 'never' },
      ],
    })
      .allocate(1, { give: [[SEDUCTION, 'apply', n]] })
      .inPlay(SEDUCTION);
  expect([researched(4), researched(5)]).toEqual([true, false]);
});

const TRAINING = 'A5 Psy Training';
test(`${TRAINING}: its psy uses functions of strength 5, however weak it is, but none of strength 8`, () => {
  const at = (...on: string[]) => play(minds(ready(NEOPHYTE, 1, ...on)));
  expect(at().refuses(1, 'use', RIPPLES, 1)).toBe('ge/psy-rules/14');
  expect(at(TRAINING).refuses(1, 'use', RIPPLES, 2)).toBe('ge/psy-rules/14');
  expect(at(TRAINING).act(1, 'use', RIPPLES, 1).size(1, 'hand')).toBe(1);
});
test(`${TRAINING}: makes no psy weaker, and goes on psys alone`, () => {
  const strong = play(minds(ready(ACOLYTE, 1, 'A5 Greater Automaton', TRAINING)));
  expect(strong.act(1, 'use', RIPPLES, 2).size(1, 'hand')).toBe(2);
  expect(play({ fleet: [manned(ENGINEER)], hand: [TRAINING] }).refuses(1, 'play', TRAINING)).toBe('ge/ability/1');
});

const ENHANCEMENT = 'A6 Psionic Enhancement';
/** Player 2 fires so many phasers of a battleship at a psy of player 1. */
const struck = (n: number, ...on: CardPlace[]): Table =>
  fire(
    battle(
      { fleet: ['S9 Argonian Battleship'] },
      { fleet: [{ card: MOON, on: [{ card: BRUTE, on }] }], order: 'never' },
    ),
    'S9 Argonian Battleship',
    BRUTE,
    n,
  );
test(`${ENHANCEMENT}: takes the first 6 points of damage to its psy, in any number of volleys, and is gone then`, () => {
  const t = struck(3, ENHANCEMENT);
  expect([t.card(BRUTE).damage, t.card(ENHANCEMENT).counter, t.inPlay(ENHANCEMENT)]).toEqual([0, 3, true]);
  const more = struck(4, { card: ENHANCEMENT, counter: 3 });
  expect([more.card(BRUTE).damage, more.inPlay(ENHANCEMENT)]).toEqual([1, false]);
  expect(struck(3).card(BRUTE).damage).toBe(3);
});
test(`${ENHANCEMENT}: is played in reaction on a psy that is fired at, and on no other crew`, () => {
  const t = battle(
    { fleet: ['S9 Argonian Battleship'] },
    { fleet: [{ card: MOON, on: [BRUTE] }], hand: [ENHANCEMENT], order: 'always' },
  );
  fire(t, 'S9 Argonian Battleship', BRUTE, 4).act(2, 'respond', ENHANCEMENT);
  expect([t.card(BRUTE).damage, t.card(ENHANCEMENT).counter]).toEqual([0, 4]);
  expect(play({ fleet: [manned(ENGINEER)], hand: [ENHANCEMENT] }).refuses(1, 'play', ENHANCEMENT)).toBe('ge/ability/1');
});

const STUDY = 'A7 Arduous Study';
test(`${STUDY}: its psy uses 1 more function each turn, of any field, for 1 supply given to the ability`, () => {
  const t = play({ fleet: [manned({ card: BRUTE, on: [ready(STUDY)] })] }, { fleet: [{ card: MOON, on: [RIPPLES] }] });
  t.act(1, 'use', RIPPLES, 2);
  expect([t.size(1, 'hand'), t.card(STUDY).given[12], t.refuses(1, 'use', RIPPLES, 3)]).toEqual([
    2,
    0,
    'ge/psy-rules/10',
  ]);
  const both = play(minds(ready(ACOLYTE, 1, ready(STUDY))));
  both.act(1, 'use', RIPPLES, 1).act(1, 'use', RIPPLES, 3);
  expect(both.size(1, 'hand')).toBe(2);
});
test(`${STUDY}: uses nothing by itself, gets its point in the Allocation Phase, and goes on psys alone`, () => {
  expect(play({ fleet: [manned(ENGINEER)], hand: [STUDY] }).refuses(1, 'play', STUDY)).toBe('ge/ability/1');
  const t = table({
    phase: 'allocation',
    seats: [{ order: 'never', fleet: ['T2 Small Nebula', ...minds({ card: NEOPHYTE, on: [STUDY] }).fleet] }, {}],
  });
  t.allocate(1, { give: [[STUDY, 'text 1', 1]] });
  expect([t.card(STUDY).given[12], t.refuses(1, 'use', RIPPLES, 1)]).toEqual([1, 'ge/psy-rules/14']);
});

const HAVEN = 'A7 Safe Haven (Powers of the Mind)';
test(`${HAVEN}: monsters do nothing to crew on its terrain; crew attacks it as ever`, () => {
  const at = (...on: string[]) =>
    play(
      { hand: ['M3 Space Vertigo'] },
      { fleet: [{ card: MOON, on: [...on, ENGINEER, { card: 'C2 Mercenary', by: 1 }] }] },
    );
  const vertigo = (t: Table) => t.offers(1, 'play', 'M3 Space Vertigo');
  expect([vertigo(at(HAVEN)), vertigo(at())]).toEqual([false, true]);
  expect(at(HAVEN).act(1, 'use', 'C2 Mercenary', 1).inPlay(ENGINEER)).toBe(false);
});
test(`${HAVEN}: leaves with its terrain`, () => {
  const t = play({ fleet: [{ card: MOON, damage: 2, on: [HAVEN, ENGINEER] }], hand: ['H2 Meteor Shower'] });
  t.act(1, 'play', 'H2 Meteor Shower').pick(1, MOON);
  expect([t.inPlay(MOON), t.inPlay(HAVEN)]).toEqual([false, false]);
});

for (const [card, place] of [
  [EVOLVING, MOON],
  [WALKER, ACOLYTE],
  [TECHNO, ENGINEER],
  [SEDUCTION, ACOLYTE],
  [TRAINING, ACOLYTE],
  [STUDY, ACOLYTE],
  [HAVEN, MOON],
] as const)
  test(`${card}: is played on ${place} of its fleet, and not on that of another`, () => {
    const fleet = [{ card: MOON, on: [ACOLYTE, ENGINEER] }];
    expect(
      play({ fleet, hand: [card] })
        .act(1, 'play', card)
        .under(card),
    ).toBe(place);
    expect(play({ hand: [card] }, { fleet }).refuses(1, 'play', card)).toBe('ge/ability/1');
  });
