import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type CardPlace, DEFS, defByName, LIBRARY, type SeatPosition } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';

const HEAVY = 'S6 Krebiz Heavy Cruiser'; // a cruiser of 4 with a capsule of 2

const CLAW = 'S7 Krebiz Battlecruiser'; // a cruiser of 5 with a capsule of 2

const CRAFT = 'S1 Clydon War Craft';

const CRUISER = 'S4 Clydon Medium Star Cruiser';

const separated = (more: object = {}): Table => {
  const t = table({ seats: [{ fleet: [{ card: HEAVY, ...more }] }, { fleet: ['T3 Moon'] }] });
  t.act(1, 'separate', HEAVY);
  return t;
};

rule('ge/empire-krebiz/1', 'a Krebiz ship is a cruiser, a capsule, or both', () => {
  const as = (n: number) => table({ seats: [{ fleet: [{ card: HEAVY, as: n }] }, {}] }).strength(HEAVY)[0];
  expect([as(0), as(1), as(2)]).toEqual([6, 4, 2]);
});

rule(
  'ge/empire-krebiz/3',
  'one cruiser and one capsule make one ship of their strengths together, and no second capsule joins',
  () => {
    const t = table({
      seats: [
        {
          fleet: [
            { card: HEAVY, as: 1, on: [{ card: CLAW, as: 2 }] },
            { card: HEAVY, as: 2 },
          ],
        },
        {},
      ],
    });
    const [whole] = t.all(HEAVY);
    expect([t.strength(whole!)[0], t.slots(1)]).toEqual([6, 1.5]);
    expect(t.refuses(1, 'join', t.all(HEAVY)[1]!)).toBe('ge/empire-clydon/1');
  },
);

rule(
  'ge/empire-krebiz/4',
  'a combination is played as a whole, as its cruiser or as its capsule; the other half is lost',
  () => {
    const play = (as: number): [number, string[]] => {
      const t = table({ seats: [{ hand: [HEAVY], fleet: ['T3 Moon'] }, {}] });
      t.act(1, 'play', HEAVY).pick(1, as).pick(1, 'space');
      return [t.strength(HEAVY)[0], t.pile(1, 'hand')];
    };
    expect([play(0), play(1), play(2)]).toEqual([
      [6, []],
      [4, []],
      [2, []],
    ]);
  },
);

rule('ge/empire-krebiz/6', 'a capsule played onto a cruiser in play is one ship with it at once', () => {
  const t = table({ seats: [{ hand: [CLAW], fleet: [{ card: HEAVY, as: 1 }] }, {}] });
  t.act(1, 'play', CLAW).pick(1, 2).pick(1, HEAVY);
  expect([t.under(CLAW), t.strength(HEAVY)[0]]).toEqual([HEAVY, 6]);
  expect(t.offers(1, 'separate', CLAW)).toBe(true);
});

rule('ge/empire-krebiz/7', 'to separate the parts takes a Card Play', () => {
  const t = separated();
  expect([t.player(1).plays, t.all(HEAVY).map(id => t.strength(id)[0])]).toEqual([2, [4, 2]]);
  const none = table({ seats: [{ fleet: [HEAVY], plays: 0 }, {}] });
  expect(none.refuses(1, 'separate', HEAVY)).toBe('ge/empire-krebiz/7');
});

rule('ge/empire-krebiz/8', 'the cards on it are distributed over the parts as its player likes', () => {
  const t = table({ seats: [{ fleet: [{ card: HEAVY, on: ['C2 Engineer', 'C5 Captain'] }] }, {}] });
  t.act(1, 'separate', HEAVY).pick(1, 'C5 Captain');
  const [cruiser, capsule] = t.all(HEAVY);
  expect([t.on(cruiser!), t.on(capsule!)]).toEqual([['C2 Engineer'], ['C5 Captain']]);
});

rule(
  'ge/empire-krebiz/9',
  'damage is divided as he likes, structure and shields each for itself, so that neither part is destroyed',
  () => {
    const t = table({ seats: [{ fleet: [{ card: HEAVY, damage: 2, shieldDamage: 1 }] }, {}] });
    t.act(1, 'separate', HEAVY);
    // a capsule of strength 2 can take up to 1 of the 2 points
    expect([t.offers(1, 'number', '0'), t.offers(1, 'number', '1'), t.offers(1, 'number', '2')]).toEqual([
      true,
      true,
      false,
    ]);
    t.pick(1, '1');
    while (t.question === 'number') t.least();
    const [cruiser, capsule] = t.all(HEAVY);
    expect([t.card(cruiser!).damage, t.card(capsule!).damage]).toEqual([1, 1]);
    const wreck = table({ seats: [{ fleet: [{ card: HEAVY, damage: 5 }] }, {}] });
    expect(wreck.refuses(1, 'separate', HEAVY)).toBe('ge/empire-krebiz/9');
  },
);

rule('ge/empire-krebiz/10', 'without the command slots the parts are not separated', () => {
  const t = (slots: number) => table({ seats: [{ fleet: [HEAVY], slots }, {}] });
  // a cruiser takes 1 slot and a capsule of strength 2 half a slot
  expect(t(1).refuses(1, 'separate', HEAVY)).toBe('ge/empire-krebiz/10');
  expect(t(2).offers(1, 'separate', HEAVY)).toBe(true);
});

rule(
  'ge/empire-krebiz/11',
  'parts in play are combined for a Card Play, but not in a turn in which one was separated',
  () => {
    const t = separated();
    expect(t.refuses(1, 'join', t.all(HEAVY)[1]!)).toBe('ge/empire-krebiz/11');
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    const [cruiser, capsule] = t.all(HEAVY);
    const { plays } = t.player(1);
    t.act(1, 'join', capsule!);
    expect([t.card(capsule!).on, t.strength(cruiser!)[0], t.player(1).plays]).toEqual([cruiser, 6, plays - 1]);
  },
);

/** A combination that its player separates, beside a cruiser and a capsule that were not joined this turn. */
const beside = (): { t: Table; parted: number[]; others: number[] } => {
  const fleet = [HEAVY, { card: CLAW, as: 1 }, { card: CLAW, as: 2 }];
  const t = table({ seats: [{ fleet, slots: 9 }, {}] });
  const others = t.all(CLAW);
  t.act(1, 'separate', HEAVY);
  return { t, parted: t.all(HEAVY), others };
};

rule('ge/empire-krebiz/11', 'a capsule does not join a cruiser that was parted this turn, but another', () => {
  const { t, parted, others } = beside();
  const [cruiser, capsule] = others;
  // only one ship is left to join, so no question is asked
  t.act(1, 'join', capsule!);
  expect([t.card(capsule!).on, t.on(parted[0]!)]).toEqual([cruiser, []]);
});

rule('ge/empire-krebiz/11', 'a capsule that was parted this turn joins no cruiser, whole as that may be', () => {
  const { t, parted } = beside();
  expect(t.refuses(1, 'join', parted[1]!)).toBe('ge/empire-krebiz/11');
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.offers(1, 'join', parted[1]!)).toBe(true);
});

rule(
  'ge/empire-krebiz/11',
  'where its only cruiser was parted this turn, a capsule of another ship does not join it',
  () => {
    const t = table({ seats: [{ fleet: [HEAVY, { card: CLAW, as: 2 }], slots: 9 }, {}] });
    t.act(1, 'separate', HEAVY);
    expect(t.refuses(1, 'join', CLAW)).toBe('ge/empire-krebiz/11');
  },
);

rule('ge/empire-krebiz/6', 'a ship joins ships of its own player alone, while it is one itself', () => {
  const theirs = table({ seats: [{ fleet: [{ card: HEAVY, as: 1 }] }, { fleet: [{ card: CLAW, as: 2 }] }] });
  expect(theirs.refuses(1, 'join', CLAW)).toBe('ge/empire-krebiz/6');
  const held = table({ seats: [{ fleet: [{ card: HEAVY, as: 1 }, 'T3 Moon'], hand: [CRAFT] }, {}] });
  expect([held.refuses(1, 'join', CRAFT), held.refuses(1, 'join', 'T3 Moon')]).toEqual([
    'ge/empire-krebiz/6',
    'ge/empire-krebiz/6',
  ]);
  // a part leaves the ship that it joined before it joins another
  const whole = table({ seats: [{ fleet: [{ card: CRUISER, on: [CRAFT] }, CRUISER] }, {}] });
  expect(whole.refuses(1, 'join', CRAFT)).toBe('ge/empire-clydon/1');
});

rule('ge/empire-krebiz/11', 'to join takes a Card Play', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: HEAVY, as: 1 },
          { card: CLAW, as: 2 },
        ],
        plays: 0,
      },
      {},
    ],
  });
  expect(t.refuses(1, 'join', CLAW)).toBe('ge/empire-krebiz/7');
  // a ship that cannot join is refused for that reason, with or without Card Plays
  const none = table({ seats: [{ fleet: [CRUISER, CRUISER], plays: 0 }, {}] });
  expect(none.refuses(1, 'join', CRUISER)).toBe('ge/empire-clydon/1');
});

rule('ge/empire-krebiz/13', 'a combination can be used as a whole ship throughout', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [{ card: HEAVY, given: [0, 0, 3] }] }, { fleet: ['S6 Luxury Liner'] }],
  });
  t.act(1, 'fire', 'S6 Luxury Liner').pick(1, ...Array<string>(6).fill(HEAVY));
  expect(t.shields('S6 Luxury Liner')).toBe(3);
});

rule('ge/empire-krebiz/14', 'a card that stands in for half of a combination leaves the game with it', () => {
  const t = separated();
  const [cruiser, capsule] = t.all(HEAVY);
  expect([t.card(cruiser!).standIn, t.card(capsule!).standIn]).toEqual([0, 1]);
  t.pass(1);
  t.untilAsked('discard', 1).pick(1, capsule!);
  expect([t.pile(1, 'removed'), t.pile(1, 'discard'), t.inPlay(cruiser!)]).toEqual([[HEAVY], [], true]);
});

rule('ge/empire-krebiz/5', 'a cruiser and a capsule are played together as one ship, for one Card Play', () => {
  const t = table({ seats: [{ hand: [HEAVY, CLAW], fleet: ['T3 Moon'] }, {}] });
  t.act(1, 'play', HEAVY).pick(1, 1).pick(1, 'space').pick(1, CLAW);
  expect([t.under(CLAW), t.strength(HEAVY)[0], t.player(1).plays]).toEqual([HEAVY, 6, 2]);
});

const CLOUD = 'T2 Oort Cloud'; // 1 supply and 1 energy

const idle = (card: string, more: object = {}) => ({ card, engaged: false, ...more });

const pays = (...fleet: CardPlace[]): Table => table({ phase: 'allocation', seats: [{ fleet, deck: 3 }, {}] });

rule(
  'ge/empire-krebiz/12',
  'the cruiser alone is paid for: the ship parts before anything is played, for a Card Play, and the cruiser is engaged',
  () => {
    const t = pays(idle(HEAVY, { on: ['C1 Boarding Party'] }), CLOUD, CLOUD);
    // the whole would need 2 supply and 2 energy
    expect(t.sumOf(1, { part: [[HEAVY, 'cruiser']] })).toBe(
      'You use 2 supply and 1 energy. You have 1 energy left. 1 ship must separate before you play cards.',
    );
    t.allocate(1, { part: [[HEAVY, 'cruiser']] });
    expect([t.s.phase, t.question, t.engaged(HEAVY)]).toEqual(['play A', 'goes along', false]);
    t.pick(1);
    const [cruiser, capsule] = t.all(HEAVY);
    expect([t.engaged(cruiser!), t.engaged(capsule!), t.player(1).plays]).toEqual([true, false, 2]);
    expect([t.strength(cruiser!)[0], t.strength(capsule!)[0]]).toEqual([4, 2]);
    t.pass(1);
    expect(t.happened('paid-alone')).toHaveLength(1);
  },
);

rule('ge/empire-krebiz/12', 'the capsule alone is paid for, of a combination and of two cards that have joined', () => {
  const one = pays(idle(HEAVY), 'T4 Distant Sun').allocate(1, { part: [[HEAVY, 'capsule']] });
  const [cruiser, capsule] = one.all(HEAVY);
  expect([one.engaged(cruiser!), one.engaged(capsule!)]).toEqual([false, true]);
  const two = pays(idle(HEAVY, { as: 1, on: [idle(CLAW, { as: 2 })] }), 'T4 Distant Sun');
  two.allocate(1, { part: [[HEAVY, 'capsule']] });
  expect([two.under(CLAW), two.engaged(HEAVY), two.engaged(CLAW)]).toEqual(['', false, true]);
});

rule('ge/empire-krebiz/12', 'what is engaged so fires in the same turn; the other part does not', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: [idle(HEAVY), CLOUD, CLOUD] }, { fleet: ['S6 Luxury Liner'], order: 'never' }],
  });
  t.allocate(1, { part: [[HEAVY, 'cruiser']] }).untilPhase('weapons fire', 1);
  t.act(1, 'fire', 'S6 Luxury Liner');
  expect(t.options(1).map(o => o.a)).toEqual([t.all(HEAVY)[0]]);
  t.proposed();
});

rule('ge/empire-krebiz/12', 'it is parted by the usual rules: a Card Play, command slots, no part destroyed', () => {
  const offers = (more: object, seat: object = {}) => {
    const t = table({ phase: 'allocation', seats: [{ fleet: [idle(HEAVY, more), CLOUD, CLOUD], ...seat }, {}] });
    return t.offers(1, 'part', HEAVY);
  };
  expect([offers({}), offers({}, { plays: 0 }), offers({ damage: 5 })]).toEqual([true, false, false]);
  // two players: two slots, and the parts would take one and a half besides the destroyer
  const full = pays(idle(HEAVY), idle('S4 Argonian Destroyer'), CLOUD, CLOUD);
  expect(full.forbidsPlan(1, { part: [[HEAVY, 'cruiser']] })).toBe('ge/empire-krebiz/10');
});

rule('ge/empire-krebiz/12', 'it is the whole or one component, and that gets nothing besides', () => {
  const t = pays(idle(HEAVY), 'T7 Undiscovered System', 'T3 Armory Moon');
  expect([
    t.forbidsPlan(1, {
      part: [
        [HEAVY, 'cruiser'],
        [HEAVY, 'capsule'],
      ],
    }),
    t.forbidsPlan(1, { engage: [HEAVY], part: [[HEAVY, 'cruiser']] }),
    t.forbidsPlan(1, { part: [[HEAVY, 'cruiser']], give: [[HEAVY, '2', 1]] }),
    t.forbidsPlan(1, { part: [[HEAVY, 'cruiser']] }),
  ]).toEqual(['ge/allocation-phase/6', 'ge/allocation-phase/6', 'ge/allocation-phase/8', '']);
  // a single cruiser, and a ship that is not Krebiz, have no components
  expect(pays(idle(HEAVY, { as: 1 }), CLOUD).offers(1, 'part', HEAVY)).toBe(false);
});

const never = { order: 'never' as const };

const play = (mine: SeatPosition, theirs: SeatPosition = {}) => table({ seats: [mine, { ...never, ...theirs }] });

const SCOUT = 'S5 Krebiz Scout Ship';

const parts = (name: string) => DEFS[defByName(name)]!.source.parts!;

rule('ge/empire-krebiz/1', 'each combination is made of a cruiser and a capsule', () => {
  expect(parts(SCOUT).map(part => part.kind)).toEqual(['cruiser', 'capsule']);
  const t = play({ hand: [SCOUT] }).act(1, 'play', SCOUT);
  expect(t.options(1).map(o => o.a)).toEqual([0, 1, 2]);
  t.pick(1, 0);
});

rule(
  'ge/empire-krebiz/3',
  'a cruiser and its capsule are one ship of both strengths, and take no second capsule',
  () => {
    const whole = { card: SCOUT, as: 1, on: [{ card: HEAVY, as: 2 }] };
    const t = play({ fleet: [whole, { card: SCOUT, as: 2 }] });
    expect([t.strength(SCOUT)[0], t.slots(1)]).toEqual([5, 1.5]);
    expect(t.offers(1, 'join', t.all(SCOUT)[1]!)).toBe(false);
  },
);

rule('ge/empire-krebiz/4', 'a combination is played as its cruiser, and the other half is lost', () => {
  const t = play({ hand: [SCOUT, HEAVY], empire: 'Krebiz' })
    .act(1, 'play', SCOUT)
    .pick(1, 1)
    .pick(1);
  expect(t.strength(SCOUT)).toEqual([3, 3]);
  expect(t.shields(SCOUT)).toBe(0);
  // another combination's capsule joins it
  t.act(1, 'play', HEAVY).pick(1, 2);
  if (t.question === 'place') t.pick(1, SCOUT);
  expect([t.on(SCOUT), t.strength(SCOUT)[0]]).toEqual([[HEAVY], 5]);
});

rule(
  'ge/empire-krebiz/5',
  'cruiser and capsule come as one ship for one Card Play where a combination is played whole',
  () => {
    const t = play({ hand: [SCOUT] })
      .act(1, 'play', SCOUT)
      .pick(1, 0);
    if (t.question === 'place') t.pick(1, 'space');
    expect([t.player(1).plays, t.strength(SCOUT)[0]]).toEqual([2, 5]);
  },
);

rule(
  'ge/empire-krebiz/6',
  'a capsule that comes onto a cruiser is one ship with it, and parts on its player’s turn alone',
  () => {
    const t = play({
      fleet: [
        { card: SCOUT, as: 1 },
        { card: HEAVY, as: 2 },
      ],
    }).act(1, 'join', HEAVY);
    expect([t.under(HEAVY), t.strength(SCOUT)[0]]).toEqual([SCOUT, 5]);
    t.untilPhase('play A', 2);
    expect(t.offers(2, 'separate', SCOUT)).toBe(false);
  },
);

rule('ge/empire-krebiz/7', 'parting takes a Card Play', () => {
  const combo = { fleet: [SCOUT] };
  expect(play({ ...combo, plays: 0 }).refuses(1, 'separate', SCOUT)).toBe('ge/empire-krebiz/7');
  const t = play({ ...combo, plays: 1 }).act(1, 'separate', SCOUT);
  expect([t.player(1).plays, t.size(1, 'fleet')]).toEqual([0, 2]);
});

rule('ge/empire-krebiz/8', 'what lies on the ship goes with the part that its player likes, friend and foe', () => {
  const t = play({ fleet: [{ card: SCOUT, on: ['C4 Navigator', { card: 'M3 Phase Rats', by: 2 }] }] });
  t.act(1, 'separate', SCOUT).pick(1, 'C4 Navigator', 'M3 Phase Rats');
  const capsule = t.s.cards.findIndex(
    (x, id) => id !== t.id(SCOUT) && x.controller === 0 && x.on < 0 && t.on(id).length > 0,
  );
  expect(t.on(capsule).sort()).toEqual(['C4 Navigator', 'M3 Phase Rats']);
});

rule('ge/empire-krebiz/9', 'damage is divided so that neither part is destroyed', () => {
  // cruiser 3 and capsule 2 with three points: exactly one goes along
  const t = play({ fleet: [{ card: SCOUT, damage: 3 }] }).act(1, 'separate', SCOUT);
  const damages = t.s.cards.filter(x => x.controller === 0).map(x => x.damage);
  expect(damages).toEqual([2, 1]);
});

rule('ge/empire-krebiz/10', 'without the command slots for two ships they do not part', () => {
  const BATTLESHIP = 'S9 Krebiz Battleship';
  expect(play({ fleet: [BATTLESHIP, 'S4 Refueler'], slots: 2 }).refuses(1, 'separate', BATTLESHIP)).toBe(
    'ge/empire-krebiz/10',
  );
  expect(play({ fleet: [BATTLESHIP, 'S4 Refueler'], slots: 3 }).offers(1, 'separate', BATTLESHIP)).toBe(true);
});

rule('ge/empire-krebiz/11', 'what was parted joins again on a later turn', () => {
  const t = play({ fleet: [SCOUT, 'S2 Police Cutter'], ...never }, { fleet: ['S2 Police Cutter'] }).act(
    1,
    'separate',
    SCOUT,
  );
  const capsule = t.s.cards.findIndex((x, id) => id !== t.id(SCOUT) && x.controller === 0 && x.as > 0);
  expect(t.refuses(1, 'join', capsule)).toBe('ge/empire-krebiz/11');
  t.untilPhase('play A', 1);
  expect(t.offers(1, 'join', capsule)).toBe(true);
});

rule('ge/empire-krebiz/13', 'the Krebiz of this edition may be used as whole ships all the time', () => {
  for (const def of LIBRARY.all().filter(
    d => d.source.set === undefined && d.source.empire === 'Krebiz' && d.source.types[0] === 'S',
  ))
    expect(def.source.parts).toHaveLength(2);
  const t = table({ phase: 'weapons fire', seats: [{ fleet: [SCOUT] }, { fleet: ['S4 Refueler'], ...never }] });
  t.act(1, 'fire', 'S4 Refueler').pick(1, SCOUT, SCOUT);
  expect(t.card('S4 Refueler').shieldDamage).toBe(2);
});

rule('ge/empire-krebiz/14', 'a stand-in shows the half that has left, and is gone when they are joined again', () => {
  const t = play({ fleet: [SCOUT, 'S2 Police Cutter'], ...never }, { fleet: ['S2 Police Cutter'] }).act(
    1,
    'separate',
    SCOUT,
  );
  const capsule = t.s.cards.findIndex((x, id) => id !== t.id(SCOUT) && x.controller === 0 && x.as > 0);
  t.untilPhase('play A', 1);
  t.act(1, 'join', capsule);
  expect(t.strength(SCOUT)[0]).toBe(5);
});
