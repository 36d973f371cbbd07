import { expect, test } from 'vitest';
import { type CardPlace, defByName } from '../../../src/position.ts';
import { neededFor } from '../../../src/rules/fire/volley.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import { protectors } from '../../../src/rules/table/sector-hq.ts';
import { CINDERS, PORTER } from '../../expansion-cards.ts';
import { FLAGSHIP, firepowerOf, ready, withField } from '../../psy-scenes.ts';
import { battle, DESTROYER, fire, hurt, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The psys of Powers of the Mind: the effect of each, and cases without one

const MOON = 'T3 Moon';
const SYSTEM = 'T6 System';
const POWER = 'F3 Field of Power';
const CLIFFS = 'F1 Minor Terrain Field';
const APPRENTICE = 'P2 Psycanti Apprentice';
const MASTER = 'P10 Psycanti Master';
const STRONG_BASE = 'B9 Starbase';

for (const [card, damage] of [
  ['P2 Psycanti Apprentice', 1],
  ['P2 Visonic Apprentice', 1],
  ['P3 Psycanti Practitioner', 1],
  ['P4 Visonic Practitioner', 2],
  ['P9 Psycanti Sub-Master', 6],
  ['P9 Visonic Sub-Master', 5],
  ['P10 Psycanti Master', 8],
  ['P10 Visonic Master', 7],
] as const) {
  test(`${card}: has ${damage} psy damage, and uses a function of a field for a point`, () => {
    const t = withField(POWER, [ready(card)]);
    expect(firepowerOf(t, card)).toBe(damage);
    t.act(1, 'use', POWER, 1);
    expect([firepowerOf(t, card), t.card(card).given.at(-1)]).toEqual([damage + 2, 0]);
    expect(t.refuses(1, 'use', POWER, 0)).toBe('ge/psy-rules/10');
  });
}

test('P2 Visonic Apprentice: is too weak for a function for psys of strength 3', () => {
  expect(withField(POWER, [ready('P2 Visonic Apprentice')]).refuses(1, 'use', POWER, 2)).toBe('ge/psy-rules/14');
});

for (const [card, sub] of [
  ['P9 Psycanti Sub-Master', 'P3 Psycanti Practitioner'],
  ['P9 Visonic Sub-Master', 'P4 Visonic Practitioner'],
] as const) {
  test(`${card}: uses any field of its fleet with its second point, which the first does not pay for; nor does ${sub}`, () => {
    const kinetic = CINDERS;
    expect(withField(kinetic, [ready(card, 1, 0)]).refuses(1, 'use', kinetic, 0)).toBe('ge/psy-rules/10');
    expect(withField(kinetic, [ready(sub, 1)]).refuses(1, 'use', kinetic, 0)).toBe('ge/psy-rules/11');
    const t = withField(kinetic, [ready(card, 0, 1)]);
    t.act(1, 'use', kinetic, 0);
    expect(t.size(1, 'hand')).toBe(1);
  });
}

for (const card of ['P10 Psycanti Master', 'P10 Visonic Master']) {
  test(`${card}: uses two fields of its discipline, and with the last point a field of another fleet`, () => {
    const t = withField(POWER, [ready(card, 2, 1)], { fleet: [{ card: SYSTEM, on: [CINDERS] }] });
    t.act(1, 'use', POWER, 0).act(1, 'use', POWER, 1).act(1, 'use', CINDERS, 0);
    expect([t.size(1, 'hand'), t.size(2, 'hand'), t.refuses(1, 'use', POWER, 2)]).toEqual([1, 0, 'ge/psy-rules/10']);
  });
}

for (const [card, damage] of [
  ['P3 Visonic Kineticist', 1],
  ['P4 Psycanti Kineticist', 2],
] as const) {
  test(`${card}: uses two functions of Kinetic fields, or one of any field`, () => {
    const t = withField(CLIFFS, [ready(card, 2, 0)]);
    expect(firepowerOf(t, card)).toBe(damage);
    t.act(1, 'use', CLIFFS, 0).pick(1, SYSTEM).act(1, 'use', CLIFFS, 1).pick(1, SYSTEM);
    expect([t.card(SYSTEM).damage, t.refuses(1, 'use', CLIFFS, 0)]).toEqual([4, 'ge/psy-rules/17']);
    expect(withField(POWER, [ready(card, 2, 0)]).refuses(1, 'use', POWER, 0)).toBe('ge/psy-rules/10');
    expect(withField(POWER, [ready(card, 0, 1)]).offers(1, 'use', POWER, 0)).toBe(true);
  });
}

for (const [card, other, stranger] of [
  ['P1 Psycanti Pledge', 'P3 Psycanti Practitioner', 'P4 Visonic Practitioner'],
  ['P1 Visonic Pledge', 'P4 Visonic Practitioner', 'P3 Psycanti Practitioner'],
] as const) {
  test(`${card}: other psys of its empire there have 2 more strength and 1 more psy damage`, () => {
    const t = play({ fleet: [{ card: MOON, on: [card, other, stranger] }] });
    const [own, base] = [t.strength(other)[0], Number(other[1])];
    expect([own, firepowerOf(t, other)]).toEqual([base + 2, base === 3 ? 2 : 3]);
    expect([t.strength(stranger)[0], t.strength(card)[0], firepowerOf(t, card)]).toEqual([Number(stranger[1]), 1, 0]);
    const apart = play({
      fleet: [
        { card: MOON, on: [card] },
        { card: SYSTEM, on: [other] },
      ],
    });
    expect(apart.strength(other)[0]).toBe(base);
  });
}

for (const card of ['P2 Psycanti Empath', 'P2 Visonic Empath']) {
  test(`${card}: stops one function of a psy of another player in a turn`, () => {
    const t = withField(CLIFFS, [ready('P10 Psycanti Master', 2)], {
      fleet: [{ card: SYSTEM, on: [card] }],
      order: 'always',
    });
    t.act(1, 'use', CLIFFS, 0).pick(1, SYSTEM).act(2, 'respond', card);
    while (t.question === 'respond') t.pass(2);
    expect(t.card(SYSTEM).damage).toBe(0);
    expect(t.refuses(1, 'use', CLIFFS, 0)).toBe('ge/psy-rules/17');
    t.act(1, 'use', CLIFFS, 1).pick(1, SYSTEM);
    while (t.question === 'respond') t.pass(2);
    expect(t.card(SYSTEM).damage).toBe(3);
  });

  test(`${card}: does not stop what is no function of a field`, () => {
    const t = play(
      { fleet: [{ card: DESTROYER, on: [PORTER] }] },
      { fleet: [{ card: SYSTEM, on: [card] }], order: 'always' },
    );
    t.act(1, 'use', PORTER, 0);
    expect(t.offers(2, 'respond', card)).toBe(false);
    while (t.question === 'respond') t.pass(2);
    if (t.question === 'may') t.act(2, 'no');
    expect(t.size(1, 'hand')).toBe(1);
  });
}

test('P2 Psycanti Empath: each turn looks at a card of a hand', () => {
  const t = play({ fleet: [{ card: MOON, on: ['P2 Psycanti Empath'] }] }, { hand: [DESTROYER] });
  t.act(1, 'use', 'P2 Psycanti Empath', 0);
  expect(t.happened('looked').map(x => x.cards.length)).toEqual([1]);
  expect(t.refuses(1, 'use', 'P2 Psycanti Empath', 0)).toBe('ge/card-actions-limit/1');
});

test('P2 Visonic Empath: looks at one card that another player draws, once in a complete turn', () => {
  const crew = [PORTER, PORTER, PORTER];
  const t = table({
    active: 2,
    seats: [
      { fleet: [{ card: MOON, on: ['P2 Visonic Empath'] }], order: 'never' },
      { fleet: [{ card: SYSTEM, on: crew }] },
    ],
  });
  const drawn = () => t.happened('looked').length;
  t.act(2, 'use', t.all(PORTER)[0]!, 0).act(1, 'no');
  t.act(2, 'use', t.all(PORTER)[1]!, 0).act(1, 'yes');
  expect(drawn()).toBe(1);
  t.act(2, 'use', t.all(PORTER)[2]!, 0);
  expect([drawn(), t.question]).toEqual([1, 'play cards']);
});

const FIELD_OF = { 'P3 Psycanti Occultist': 'F4 Psycanti Field', 'P4 Visonic Occultist': 'F4 Visonic Field' } as const;
for (const [card, field] of Object.entries(FIELD_OF)) {
  test(`${card}: is played where there is a field, and needs 3 less strength for its functions`, () => {
    const t = play({
      hand: [card],
      empire: card.includes('Visonic') ? 'Visonic' : 'Psycanti',
      fleet: [{ card: MOON, on: [field] }, { card: SYSTEM, on: [POWER] }, 'T1 Large Asteroid'],
    });
    expect(t.offers(1, 'play', card)).toBe(true);
    t.act(1, 'play', card).pick(1, MOON);
    expect(t.under(card)).toBe(MOON);
  });

  test(`${card}: a function for strength 6 of its field, but not one for strength 8, and none of another field`, () => {
    const t = play({
      hand: [card],
      fleet: [{ card: MOON, on: [field] }, { card: SYSTEM, on: ['F7 Healing Field'] }, DESTROYER],
    });
    t.act(1, 'play', card).pick(1, MOON);
    Object.assign(t.s.cards[t.id(card)]!, { engaged: 1, given: [...Array(12).fill(0), 1] });
    expect([t.offers(1, 'use', field, 2), t.refuses(1, 'use', field, 3)]).toEqual([true, 'ge/psy-rules/14']);
    expect(t.refuses(1, 'use', 'F7 Healing Field', 2)).toBe('ge/psy-rules/14');
  });
}

for (const [card, n] of [
  ['P4 Psycanti Defender', 4],
  ['P6 Visonic Defender', 6],
] as const) {
  test(`${card}: comes back to the hand if damage equals its strength of ${n}, and not if it is ${2 * n}`, () => {
    const shot = (shots: number, damage = 0) => {
      const t = battle(
        { fleet: [FLAGSHIP] },
        { fleet: [MOON, { card: SYSTEM, on: [{ card, damage }] }], order: 'never' },
      );
      return fire(t, FLAGSHIP, card, shots);
    };
    const back = shot(n);
    expect([back.pile(2, 'hand').includes(card), back.pile(2, 'discard')]).toEqual([true, []]);
    expect(shot(n - 1).strength(card)).toEqual([n, 1]);
    expect(
      shot(2 * n - 1)
        .pile(2, 'hand')
        .includes(card),
    ).toBe(true);
    expect(
      shot(2 * n)
        .pile(2, 'discard')
        .includes(card),
    ).toBe(true);
  });
}

for (const [card, field] of [
  ['P5 Psycanti Apostle', 'F4 Psycanti Field'],
  ['P5 Visonic Apostle', 'F4 Visonic Field'],
] as const) {
  test(`${card}: lets crew beside it use a function for strength 3 or less, at no cost, once a turn`, () => {
    const stack = (...on: CardPlace[]) =>
      play({
        fleet: [
          { card: MOON, on: [card, ...on, field] },
          { card: SYSTEM, on: [MASTER, CINDERS] },
        ],
      });
    const t = stack(PORTER);
    t.act(1, 'use', card, 0);
    if (t.question === 'borrowed function') t.act(1, 'deed', field, 0);
    t.pick(1, MASTER);
    expect(t.happened('psy-function-activated').map(x => [x.psy, x.field, x.i, x.use])).toEqual([
      [t.id(PORTER), t.id(field), 0, -1],
    ]);
    expect([t.refuses(1, 'use', card, 0), t.refuses(1, 'use', field, 0)]).toEqual([
      'ge/card-actions-limit/1',
      'ge/psy-rules/17',
    ]);
    // no psy, and no crew elsewhere
    expect(stack().refuses(1, 'use', card, 0)).toBe('ge/crucial-rules/1');
    // no field of another discipline
    const other = play({ fleet: [{ card: MOON, on: [card, PORTER, CINDERS] }] });
    expect(other.refuses(1, 'use', card, 0)).toBe('ge/crucial-rules/1');
  });
}

test('P5 Psycanti Apostle: the crew has the psy damage that the function gives it', () => {
  const t = play(
    { fleet: [{ card: MOON, on: ['P5 Psycanti Apostle', PORTER, POWER] }] },
    { fleet: [SYSTEM, DESTROYER] },
  );
  t.act(1, 'use', 'P5 Psycanti Apostle', 0).act(1, 'deed', POWER, 2).untilPhase('weapons fire', 1);
  t.act(1, 'fire', DESTROYER).pick(1, PORTER, PORTER, PORTER);
  expect(hurt(t, DESTROYER)).toEqual([2, 1]);
});

for (const [card, n] of [
  ['P6 Psycanti Commandant', 6],
  ['P8 Visonic Commandant', 8],
] as const) {
  const empire = card.includes('Visonic') ? 'Visonic' : 'Psycanti';
  const on = (base: string) =>
    battle(
      { fleet: [FLAGSHIP] },
      { empire, fleet: [{ card: SYSTEM, on: [{ card: base, on: [card] }] }], order: 'never' },
    );
  test(`${card}: its base of strength ${n} or less protects the Psy Network, and nothing fires at it before the base is gone`, () => {
    const t = on('B1 Personal Base');
    expect(t.refuses(1, 'fire', card)).toBe('ge/crucial-rules/1');
    expect(protectors(t.s, 1).map(id => t.s.cards[id]!.on >= 0 && id)).toContain(t.id('B1 Personal Base'));
    const strong = on(STRONG_BASE);
    expect(strong.offers(1, 'fire', card)).toBe(true);
    expect(protectors(strong.s, 1)).toEqual([strong.id(card)]);
  });
}

for (const [card, n] of [
  ['P6 Visonic Paladin', 6],
  ['P8 Psycanti Paladin', 8],
] as const) {
  test(`${card}: takes 1 damage for every 2, without the rest, after the shields of its location`, () => {
    const shot = (shots: number, place: CardPlace) =>
      fire(
        battle({ fleet: [FLAGSHIP] }, { fleet: [{ card: SYSTEM, on: [place] }, MOON], order: 'never' }),
        FLAGSHIP,
        card,
        shots,
      );
    expect(shot(7, card).strength(card)).toEqual([n, n - 3]);
    expect(shot(1, card).strength(card)).toEqual([n, n]);
    expect(neededFor(shot(7, card).s, shot(7, card).id(card))).toBe(2 * (n - 3));
    // 3 of the 7 points go to the shields of the base
    expect(shot(7, { card: 'B1 Personal Base', on: [card] }).strength(card)).toEqual([n, n - 2]);
  });
}

for (const card of ['P7 Psycanti Duelist', 'P7 Visonic Duelist']) {
  test(`${card}: psys of others fire at nothing but psys of its fleet; ships do`, () => {
    const empire = card.includes('Visonic') ? 'Visonic' : 'Psycanti';
    const t = (gunner: CardPlace, ...more: CardPlace[]) =>
      battle(
        { fleet: [{ card: MOON, on: [gunner] }] },
        { empire, fleet: [{ card: SYSTEM, on: [APPRENTICE, ...more] }, DESTROYER], order: 'never' },
      );
    const aims = (at: Table) =>
      [DESTROYER, APPRENTICE, card].map(goal => at.s.cards.length > 0 && at.offers(1, 'fire', goal));
    expect(aims(t(MASTER, card))).toEqual([false, true, true]);
    expect(aims(t(FLAGSHIP, card))).toEqual([true, true, true]);
    expect(t(MASTER).offers(1, 'fire', DESTROYER)).toBe(true);
    expect(t(MASTER, { card, engaged: false }).offers(1, 'fire', DESTROYER)).toBe(true);
  });
}

for (const [card, field] of [
  ['P1 Psycanti Muse', 'F4 Psycanti Field'],
  ['P1 Visonic Muse', 'F4 Visonic Field'],
] as const) {
  const come = (learns: number) => {
    const t = play(
      {
        hand: [card],
        fleet: [
          { card: MOON, on: [field] },
          { card: SYSTEM, on: [CINDERS] },
        ],
      },
      { fleet: [SYSTEM, DESTROYER, 'S9 Argonian Battleship'] },
    );
    t.act(1, 'play', card).pick(1, MOON);
    expect([t.offers(1, 'deed', field, 3), t.offers(1, 'deed', CINDERS, 0)]).toEqual([true, false]);
    t.act(1, 'deed', field, learns);
    expect(t.log(null).at(-1)).toMatch(new RegExp(`^${card} learns (Damage Stream|Stream Block) of ${field}\\.$`));
    Object.assign(t.s.cards[t.id(card)]!, { engaged: 1 });
    return t;
  };
  test(`${card}: learns a function of any strength as it is played, and uses that alone, once a turn at no cost`, () => {
    const t = come(3);
    t.act(1, 'use', card, 0);
    if (card === 'P1 Psycanti Muse') t.pick(1, DESTROYER);
    const done = card === 'P1 Psycanti Muse' ? hurt(t, DESTROYER) : t.s.lasting.filter(x => x.n === 1).length;
    expect(done).toEqual(card === 'P1 Psycanti Muse' ? [1, 0] : 1);
    expect([t.refuses(1, 'use', card, 0), t.refuses(1, 'use', field, 0)]).toEqual([
      'ge/card-actions-limit/1',
      'ge/psy-rules/11',
    ]);
    const next = t.untilPhase('play A', 2).untilPhase('play A', 1);
    expect([next.engaged(card), next.why(1, 'use', card, 0)?.rule ?? '']).toEqual([false, 'ge/disengaged/1']);
  });

  test(`${card}: keeps its function after the field has gone`, () => {
    const t = come(3);
    discard(t.s, t.id(field), 'discarded', 1);
    expect(t.inPlay(field)).toBe(false);
    expect(t.offers(1, 'use', card, 0)).toBe(true);
    t.act(1, 'use', card, 0);
    if (t.question === 'target') t.pick(1, DESTROYER);
    expect(t.happened('psy-function-activated').map(x => [x.psy, x.i, x.use])).toEqual([[t.id(card), 3, -1]]);
  });

  test(`${card}: has no function if there is no field to learn from`, () => {
    const t = play({ hand: [card], fleet: [{ card: MOON, on: [CINDERS] }] });
    t.act(1, 'play', card);
    Object.assign(t.s.cards[t.id(card)]!, { engaged: 1 });
    expect(t.refuses(1, 'use', card, 0)).toBe('ge/crucial-rules/1');
  });
}

for (const card of ['P1 Psycanti Muse', 'P1 Visonic Muse'] as const)
  test(`${card}: uses a function for reactions as a reaction, once in a turn, and no other so`, () => {
    const has = (i: number) =>
      table({
        phase: 'weapons fire',
        seats: [
          { order: 'never', fleet: [FLAGSHIP, SYSTEM] },
          {
            order: 'always',
            fleet: [
              { card: MOON, on: [{ card, counter: defByName('F7 Field of Death') * 10 + i + 1 }] },
              { card: 'S4 Argonian Destroyer', shieldDamage: 9, on: [PORTER] },
              { card: 'S3 Tufor Cutter', shieldDamage: 9, on: ['C4 Boarding Party'] },
            ],
          },
        ],
      });
    const shot = (t: Table, ship: string, n: number) => {
      fire(t, FLAGSHIP, ship, n);
      while (t.question === 'respond' && !t.offers(2, 'respond', card)) t.pass(2);
      return t;
    };
    const t = shot(has(0), 'S4 Argonian Destroyer', 4).act(2, 'respond', card).pass(2);
    expect([t.pile(2, 'hand'), t.inPlay('S4 Argonian Destroyer')]).toEqual([[PORTER], false]);
    expect(shot(t, 'S3 Tufor Cutter', 3).question).toBe('weapons fire');
    expect(shot(has(1), 'S3 Tufor Cutter', 3).question).toBe('weapons fire');
  });

test('P1 Psycanti Muse: a function that damages monsters does so', () => {
  const counter = defByName('F7 Field of Death') * 10 + 2;
  const slug = 'M3 Test Slug';
  const t = play(
    { fleet: [{ card: MOON, on: [{ card: 'P1 Psycanti Muse', counter }] }] },
    { fleet: [SYSTEM, { card: slug, by: 2 }] },
  );
  t.act(1, 'use', 'P1 Psycanti Muse', 0);
  expect(t.card(slug).damage).toBe(2);
});
testCard({ title: 'Test Slug', types: ['M'], strength: 3 }, { on: 'your fleet', bane: ['phasers'] });

test('P1 Psycanti Muse: a function that damages terrain does so', () => {
  const t = play({ hand: ['P1 Psycanti Muse'], fleet: [{ card: MOON, on: [CLIFFS] }] }, { fleet: [SYSTEM] });
  t.act(1, 'play', 'P1 Psycanti Muse').act(1, 'deed', CLIFFS, 2);
  Object.assign(t.s.cards[t.id('P1 Psycanti Muse')]!, { engaged: 1 });
  t.act(1, 'use', 'P1 Psycanti Muse', 0).pick(1, SYSTEM);
  expect(t.card(SYSTEM).damage).toBe(5);
});
