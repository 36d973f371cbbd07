import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Position, SeatPosition } from '../../src/index.ts';
import { DECK, DISCARD, HAND, INNER, SUPPORTING } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';

/** A position whose players have cards to draw, so that the turn can end. */
function at(p: Position): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  return table({ ...p, seats: p.seats.map((seat: SeatPosition) => ({ deck, ...seat })) });
}

/** All players do as little as possible until the next turn's action round. */
const nextTurn = (t: Table): Table => t.until('draw').until('action');

const chief = (marks: object = {}): SeatPosition['ambassador'] => ({ card: 'Test Sudden Chief', marks });

// Affirm Alliance

const alliance = (more: Partial<SeatPosition> = {}): Table =>
  at({
    seats: [
      {
        race: 'narn',
        ambassador: 'Test Sudden Chief',
        hand: ['Affirm Alliance', 'Test Sudden Envoy'],
        rating: 4,
        ...more,
      },
      { race: 'centauri', hand: ['Not Meant to Be'] },
    ],
    order: ['narn', 'centauri'],
  });

test('Affirm Alliance: the ambassador rotates and sponsors for half its Diplomacy of 5, rounded up, less', () => {
  const t = alliance().act('narn', 'event', 'Affirm Alliance');
  // 1 for the event, and 4 - 3 for the envoy
  expect(t.available('narn')).toBe(2);
  expect(t.card('Test Sudden Chief').rotated).toBe(1);
  expect(t.titles('narn', SUPPORTING)).toEqual(['Test Sudden Envoy']);
  expect(t.titles('narn', DISCARD)).toEqual(['Affirm Alliance']);
});

test('Affirm Alliance: it may promote instead, at the price of the Inner Circle less 3', () => {
  const t = alliance({ hand: ['Affirm Alliance'], supporting: ['Test Sudden Envoy'] }).act(
    'narn',
    'event',
    'Affirm Alliance',
  );
  // 4 for the envoy and 1 for the character in the Inner Circle, minus 3, and 1 for the event
  expect(t.available('narn')).toBe(1);
  expect(t.titles('narn', INNER)).toEqual(['Test Sudden Chief', 'Test Sudden Envoy']);
});

test('Affirm Alliance: refused without a character that the rest of the influence buys, or with the ambassador rotated', () => {
  expect(alliance({ rating: 4, spent: 3 }).refuses('narn', 'event', 'Affirm Alliance')).toBe('b5/cost/7');
  expect(alliance({ hand: ['Affirm Alliance'] }).refuses('narn', 'event', 'Affirm Alliance')).toBe('b5/cost/7');
  const rotated = alliance({ ambassador: { card: 'Test Sudden Chief', rotated: true } });
  expect(rotated.refuses('narn', 'event', 'Affirm Alliance')).toBe('b5/action-round/6');
});

// Balance

const balanced = (): Table =>
  at({
    seats: [
      { race: 'narn', rating: 8, hand: ['Balance'] },
      { race: 'centauri', rating: 4, hand: ['Decisive Tactics'] },
      { race: 'human', rating: 9, hand: ['The Price of Power'] },
    ],
    order: ['narn', 'centauri', 'human'],
  });

test('Balance: nobody applies more this turn than the lowest rating, what was applied before counted in', () => {
  const t = balanced();
  expect(t.available('human')).toBe(9);
  t.act('narn', 'event', 'Balance');
  expect([t.available('narn'), t.available('centauri'), t.available('human')]).toEqual([3, 4, 4]);
  t.act('centauri', 'event', 'Decisive Tactics').pick('centauri', 'Londo Mollari');
  expect(t.available('centauri')).toBe(3);
  expect(t.refuses('human', 'event', 'The Price of Power')).toBe('b5/cost/7');
  expect(nextTurn(t).available('human')).toBe(9);
});

// Contact with Vorlons

const contact = (): Table =>
  at({
    seats: [
      { race: 'narn', hand: ['Contact with Vorlons'], supporting: ['Test Diplomat', 'Test Sudden Squadron'] },
      { race: 'centauri', supporting: ['Test Spy'] },
    ],
    order: ['narn', 'centauri'],
    vorlons: 4,
  });

rule('b5-r-contact-with-vorlons-1', 'the Vorlons have 1 more, and the mark stays on later turns', () => {
  const t = contact().act('narn', 'event', 'Contact with Vorlons');
  expect(t.offers('narn', 'card', 'Test Spy') || t.offers('narn', 'card', 'Test Sudden Squadron')).toBe(false);
  t.pick('narn', 'Test Diplomat');
  expect([t.s.vorlons, t.card('Test Diplomat').vorlon]).toEqual([5, 1]);
  nextTurn(t);
  expect(t.titles('narn', DISCARD)).toContain('Contact with Vorlons');
  expect(t.card('Test Diplomat').vorlon).toBe(1);
});

test('Contact with Vorlons: a faction that holds Shadow Marks gets no mark', () => {
  const t = at({
    seats: [
      { race: 'narn', hand: ['Contact with Vorlons'], supporting: [{ card: 'Test Diplomat', marks: { shadow: 1 } }] },
      { race: 'centauri' },
    ],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'event', 'Contact with Vorlons').pick('narn', 'Test Diplomat');
  expect(t.card('Test Diplomat').vorlon).toBe(0);
});

// Decisive Tactics, Popular Support, Underworld Connections

const boosts = [
  ['Decisive Tactics', 'leadership', 'destiny'],
  ['Popular Support', 'diplomacy', 'destiny'],
  ['Underworld Connections', 'intrigue', 'doom'],
] as const;
for (const [title, ability, mark] of boosts) {
  const boost = (): Table =>
    at({
      seats: [
        { race: 'narn', hand: [title] },
        { race: 'centauri', supporting: [{ card: 'Test Diplomat', marks: { [mark]: 2 } }, 'Test Patrol'] },
      ],
      order: ['narn', 'centauri'],
    });

  test(`${title}: +2 and 1 for each ${mark} mark, whoever controls the character, for this turn`, () => {
    const t = boost();
    const before = t.ability('Test Diplomat', ability);
    t.act('narn', 'event', title).pick('narn', 'Test Diplomat');
    expect(t.ability('Test Diplomat', ability)).toBe(before + 4);
    expect(t.titles('narn', DISCARD)).toEqual([]);
    nextTurn(t);
    expect(t.ability('Test Diplomat', ability)).toBe(before);
    expect(t.titles('narn', DISCARD)).toContain(title);
  });

  test(`${title}: no fleet is a target, and it costs 1`, () => {
    const t = boost().act('narn', 'event', title);
    expect(t.offers('narn', 'card', 'Test Patrol')).toBe(false);
    t.pick('narn', 'Test Diplomat');
    expect(t.available('narn')).toBe(3);
    const poor = at({ seats: [{ race: 'narn', hand: [title], spent: 4 }, { race: 'centauri' }], order: ['narn', 2] });
    expect(poor.refuses('narn', 'event', title)).toBe('b5/cost/7');
  });
}

// Declaration of War

const declaring = (tension: number, more: Partial<SeatPosition> = {}): Table =>
  at({
    seats: [{ race: 'narn', hand: ['Declaration of War'], ...more }, { race: 'centauri' }, { race: 'human' }],
    order: ['narn', 'centauri', 'human'],
    tension: { 'narn>centauri': tension },
  });

test('Declaration of War: at tension 5 the ambassador rotates and the two races are at war', () => {
  const t = declaring(5).act('narn', 'event', 'Declaration of War');
  expect(t.card("G'Kar").rotated).toBe(1);
  expect(t.s.relations).toEqual([{ kind: 'war', a: 1, b: 3 }]);
  expect(t.until('conflict').untilAsked('declare', 'narn').offers('narn', 'declare-war-conflict', 'centauri')).toBe(
    true,
  );
  expect(t.offers('narn', 'declare-war-conflict', 'human')).toBe(false);
});

test('Declaration of War: tension 4 is not enough, nor is a rotated ambassador', () => {
  expect(declaring(4).refuses('narn', 'event', 'Declaration of War')).toBe('b5/targets/1');
  const rotated = declaring(5, { ambassador: { card: "G'Kar", rotated: true } });
  expect(rotated.refuses('narn', 'event', 'Declaration of War')).toBe('b5/action-round/6');
});

describe('Destiny Fulfilled', () => {
  const fulfilled = (rating: number, more: Partial<SeatPosition> = {}): Table =>
    at({
      seats: [
        {
          race: 'narn',
          ambassador: chief({ destiny: 3 }),
          hand: ['Destiny Fulfilled', 'Destiny Fulfilled'],
          supporting: [{ card: 'Test Spy', marks: { destiny: 2 } }, 'Test Diplomat'],
          rating,
          ...more,
        },
        { race: 'centauri', supporting: [{ card: 'Test Sudden Envoy', marks: { destiny: 1 } }] },
      ],
      order: ['narn', 'centauri'],
    });

  rule(
    'b5-r-destiny-fulfilled-1',
    '1 influence: +3 this turn; 6: the others too; 11: +3 for good, whatever becomes of the marks',
    () => {
      const small = fulfilled(11).act('narn', 'event', 'Destiny Fulfilled').pick('narn', 0);
      expect([small.ability('Test Sudden Chief', 'diplomacy'), small.ability('Test Spy', 'intrigue')]).toEqual([8, 5]);
      expect(small.available('narn')).toBe(10);
      const middle = fulfilled(11).act('narn', 'event', 'Destiny Fulfilled').pick('narn', 5);
      expect([middle.ability('Test Sudden Chief', 'diplomacy'), middle.ability('Test Spy', 'intrigue')]).toEqual([
        8, 7,
      ]);
      expect([middle.ability('Test Diplomat', 'diplomacy'), middle.ability('Test Sudden Envoy', 'diplomacy')]).toEqual([
        4, 5,
      ]);
      expect(middle.available('narn')).toBe(5);
      const large = fulfilled(11).act('narn', 'event', 'Destiny Fulfilled').pick('narn', 10);
      expect(large.available('narn')).toBe(0);
      expect(large.card('Destiny Fulfilled').host).toBe(large.id('Test Sudden Chief'));
      expect(large.ability('Test Sudden Chief', 'diplomacy')).toBe(8);
      nextTurn(large);
      large.s.cards[large.id('Test Sudden Chief')]!.destiny = 0;
      expect(large.ability('Test Sudden Chief', 'diplomacy')).toBe(8);
    },
  );

  rule('b5-r-destiny-fulfilled-2', 'for 11 the ambassador alone keeps the bonus after the turn', () => {
    const t = fulfilled(11).act('narn', 'event', 'Destiny Fulfilled').pick('narn', 10);
    expect(t.ability('Test Spy', 'intrigue')).toBe(7);
    nextTurn(t);
    expect([t.ability('Test Sudden Chief', 'diplomacy'), t.ability('Test Spy', 'intrigue')]).toEqual([8, 5]);
  });

  rule('b5-r-destiny-fulfilled-3', 'beside a lasting copy another one works for the turn, and cannot be kept', () => {
    const t = fulfilled(19, { ambassador: { card: 'Test Sudden Chief', marks: { destiny: 3 } } });
    t.act('narn', 'event', 'Destiny Fulfilled').pick('narn', 10).pass('centauri');
    expect(t.ability('Test Sudden Chief', 'diplomacy')).toBe(8);
    t.act('narn', 'event', t.s.zones[HAND]![0]);
    expect(t.options('narn').map(o => o.a)).toEqual([0, 5]);
    t.pick('narn', 0);
    expect(t.ability('Test Sudden Chief', 'diplomacy')).toBe(11);
    nextTurn(t);
    expect(t.ability('Test Sudden Chief', 'diplomacy')).toBe(8);
  });

  rule('b5-r-destiny-fulfilled-4', 'abilities of 0 rise as well, but not a Psi of 0', () => {
    const t = fulfilled(4, { ambassador: chief({ destiny: 2 }) }).act('narn', 'event', 'Destiny Fulfilled');
    expect([t.ability('Test Sudden Chief', 'leadership'), t.ability('Test Sudden Chief', 'psi')]).toEqual([2, 0]);
  });

  test('kept, it is an enhancement, which Forces Collide discards for its cost of 1', () => {
    const t = at({
      seats: [
        { race: 'narn', ambassador: chief({ destiny: 2 }), hand: ['Destiny Fulfilled'], rating: 11 },
        {
          race: 'centauri',
          ambassador: { card: 'Test Consul', marks: { shadow: 3 } },
          hand: ['Forces Collide'],
          rating: 9,
        },
      ],
      order: ['narn', 'centauri'],
    });
    t.act('narn', 'event', 'Destiny Fulfilled').pick('narn', 10);
    expect(t.ability('Test Sudden Chief', 'diplomacy')).toBe(7);
    t.act('centauri', 'event', 'Forces Collide');
    expect([t.available('centauri'), t.ability('Test Sudden Chief', 'diplomacy')]).toEqual([7, 5]);
  });

  test('5 influence that are not there cannot be applied', () => {
    const t = fulfilled(5).act('narn', 'event', 'Destiny Fulfilled');
    expect(t.available('narn')).toBe(4);
    expect(t.ability('Test Spy', 'intrigue')).toBe(5);
  });
});

describe('Early Warning', () => {
  const warning = (vorlons: number, marks = 2): Table =>
    at({
      seats: [
        { race: 'narn', hand: ['Early Warning'], supporting: [{ card: 'Test Spy', marks: { vorlon: marks } }] },
        { race: 'centauri', supporting: ['Test Sudden Envoy'] },
      ],
      order: ['narn', 'centauri'],
      vorlons,
      conflicts: [
        { conflict: 'Test Sudden Plot', by: 'centauri', support: ['Test Sudden Envoy'] },
        { conflict: 'Test Debate', by: 'centauri' },
      ],
    });

  rule(
    'b5-r-early-warning-1',
    'the bearer of 2 Vorlon Marks rotates, and the Vorlons oppose an Intrigue conflict',
    () => {
      const t = warning(6).act('narn', 'event', 'Early Warning');
      expect(t.card('Test Spy').rotated).toBe(1);
      expect(t.conflict('Test Sudden Plot').now).toMatchObject({ support: 4, opposition: 6 });
      expect(t.conflict('Test Debate').now.opposition).toBe(0);
      expect(t.s.vorlons).toBe(7);
    },
  );

  rule('b5-r-early-warning-2', 'the opposition is what the Vorlons had before they gain 1', () => {
    const t = warning(4).act('narn', 'event', 'Early Warning');
    expect([t.conflict('Test Sudden Plot').now.opposition, t.s.vorlons]).toEqual([4, 5]);
  });

  test('one mark is too few, and a Diplomacy conflict no target', () => {
    expect(warning(6, 1).refuses('narn', 'event', 'Early Warning')).toBe('b5/cost/7');
    const t = at({
      seats: [
        { race: 'narn', hand: ['Early Warning'], supporting: [{ card: 'Test Spy', marks: { vorlon: 2 } }] },
        { race: 'centauri' },
      ],
      order: ['narn', 'centauri'],
      conflicts: [{ conflict: 'Test Debate', by: 'centauri' }],
    });
    expect(t.refuses('narn', 'event', 'Early Warning')).toBe('b5/targets/1');
  });
});

describe('For My People', () => {
  const martyr = (rotated: boolean): Table =>
    at({
      seats: [
        { race: 'narn', ambassador: { card: 'Test Sudden Chief', rotated }, hand: ['For My People'] },
        { race: 'centauri', ambassador: 'Test Consul' },
      ],
      order: ['narn', 'centauri'],
    });

  rule('b5-r-for-my-people-1', 'your ambassador rotates, is neutralized and gains a Destiny Mark', () => {
    const t = martyr(false).act('narn', 'event', 'For My People');
    expect(t.card('Test Sudden Chief')).toMatchObject({ rotated: 1, neutralized: 1, destiny: 1 });
    expect(t.card('Test Consul')).toMatchObject({ rotated: 0, neutralized: 0, destiny: 0 });
    expect(t.marks('narn', 'destiny')).toBe(1);
  });

  rule('b5-r-for-my-people-1', 'an ambassador who is rotated already cannot do it', () => {
    expect(martyr(true).refuses('narn', 'event', 'For My People')).toBe('b5/action-round/6');
  });
});

// For the Good of All

rule(
  'b5-r-for-the-good-of-all-1',
  '2 for each loss of the turn, before and after it was played, and 2 for each Destiny Mark',
  () => {
    const t = at({
      seats: [
        {
          race: 'narn',
          ambassador: chief({ destiny: 1 }),
          hand: ['For the Good of All'],
          inner: [{ card: 'Test Diplomat', damage: 3 }],
          supporting: ['Test Weakling', 'Test Sudden Squadron'],
        },
        {
          race: 'centauri',
          hand: ['Accident', 'Test Sudden Ambush'],
          supporting: [{ card: 'Test Weakling' }],
          rating: 9,
        },
      ],
      order: ['centauri', 'narn'],
    });
    t.act('centauri', 'event', 'Test Sudden Ambush').pick('centauri', 'Test Diplomat');
    t.act('narn', 'event', 'For the Good of All');
    const weakling = t.id('Test Weakling', 'narn');
    t.act('centauri', 'event', 'Accident').pick('centauri', weakling);
    expect(t.card(weakling).neutralized).toBe(1);
    nextTurn(t);
    expect(t.rating('narn')).toBe(4);
    expect(t.available('narn')).toBe(4 + 2 * 2 + 2);
    expect(t.power('narn')).toBe(4);
    expect(t.available('centauri')).toBe(9);
    expect(nextTurn(t).available('narn')).toBe(4);
  },
);

test("For the Good of All: other players' losses bring nothing", () => {
  const t = at({
    seats: [
      { race: 'narn', ambassador: 'Test Sudden Chief', hand: ['For the Good of All'] },
      { race: 'centauri', supporting: ['Test Weakling'] },
      { race: 'human', hand: ['Accident'] },
    ],
    order: ['narn', 'centauri', 'human'],
  });
  t.act('narn', 'event', 'For the Good of All').pass('centauri');
  t.act('human', 'event', 'Accident').pick('human', 'Test Weakling');
  expect(nextTurn(t).available('narn')).toBe(4);
});

// Hidden Knowledge

const knowing = (marks: number): Table =>
  at({
    seats: [
      {
        race: 'narn',
        ambassador: chief({ vorlon: marks }),
        hand: ['Hidden Knowledge'],
        deck: ['Narn Aide', 'Narn Agent', 'Narn Captain'],
        rating: 8,
      },
      { race: 'centauri', deck: ['Centauri Aide', 'Centauri Agent', 'Centauri Captain', 'Vir Cotto'] },
    ],
    order: ['narn', 'centauri'],
  });

test('Hidden Knowledge: for each player up to 5 influence, as many cards seen, and put back in a new order', () => {
  const t = knowing(2).act('narn', 'event', 'Hidden Knowledge');
  // not more than there are cards
  expect(t.options('narn').map(o => o.a)).toEqual([0, 1, 2, 3]);
  t.pick('narn', 0);
  expect(t.options('narn').map(o => o.a)).toEqual([0, 1, 2, 3, 4]);
  t.pick('narn', 3);
  expect(t.available('narn')).toBe(4);
  const [look] = t.happened('shown');
  const told = (viewer: number) => t.toldTo(look!, viewer).sentence!.text;
  expect(told(0)).toBe('Narn looks at cards of Centauri: Centauri Aide, Centauri Agent and Centauri Captain.');
  expect(told(1)).toBe('Narn looks at 3 cards of Centauri.');
  t.pick('narn', 'Centauri Captain', 'Centauri Aide', 'Centauri Agent');
  expect(t.titles('centauri', DECK)).toEqual(['Vir Cotto', 'Centauri Agent', 'Centauri Aide', 'Centauri Captain']);
  expect(t.titles('narn', DECK)).toEqual(['Narn Captain', 'Narn Agent', 'Narn Aide']);
});

test('Hidden Knowledge: it takes 2 Vorlon Marks', () => {
  expect(knowing(1).refuses('narn', 'event', 'Hidden Knowledge')).toBe('b5/cost/7');
});

// Level the Playing Field

const level = (more: { narn?: Partial<SeatPosition>; centauri?: Partial<SeatPosition> } = {}): Table =>
  at({
    seats: [
      {
        race: 'narn',
        hand: ['Level the Playing Field'],
        supporting: ['Test Diplomat', 'Test Sudden Squadron', 'Picket Fleet', { card: 'Test Admiral' }],
        ...more.narn,
      },
      { race: 'centauri', supporting: ['Test Spy', 'Test Patrol', 'Test Sudden Envoy', 'Lennier'], ...more.centauri },
    ],
    order: ['narn', 'centauri'],
    conflicts: [
      { conflict: 'Test Sudden Plot', by: 'centauri', support: ['Test Sudden Envoy'] },
      { conflict: 'Test Skirmish', by: 'centauri' },
    ],
  });

const played = (t: Table, hero: string, fight: string): Table =>
  t.act('narn', 'event', 'Level the Playing Field').pick('narn', hero).pick('narn', fight);

rule(
  'b5-r-level-the-playing-field-1',
  'Diplomacy used in an Intrigue conflict stays Diplomacy, and is attacked with that',
  () => {
    const t = played(
      level({ centauri: { supporting: ['Test Spy', 'Test Sudden Envoy', 'Test Second'] } }),
      'Test Diplomat',
      'Test Sudden Plot',
    );
    t.pass('centauri').act('narn', 'oppose', 'Test Diplomat', 'Test Sudden Plot');
    expect(t.conflict('Test Sudden Plot').now.opposition).toBe(4);
    expect(t.refuses('centauri', 'attack', 'Test Second', 'Test Diplomat')).toBe('b5/attack/4');
    // the spy has 5 Intrigue and 1 Diplomacy, and strikes with the latter
    t.act('centauri', 'attack', 'Test Spy', 'Test Diplomat');
    expect([t.card('Test Diplomat').damage, t.card('Test Spy').damage]).toEqual([1, 4]);
  },
);

rule('b5-r-level-the-playing-field-2', 'one conflict is named, and no other one opens', () => {
  const t = played(level(), 'Test Diplomat', 'Test Sudden Plot').pass('centauri');
  expect(t.offers('narn', 'oppose', 'Test Diplomat', 'Test Sudden Plot')).toBe(true);
  expect(t.refuses('narn', 'oppose', 'Test Diplomat', 'Test Skirmish')).toBe('b5/support-oppose/4');
});

rule(
  'b5-r-level-the-playing-field-3',
  'a led fleet brings its Military and the Leadership to a plot, a character Diplomacy to a battle',
  () => {
    const t = level().act('narn', 'lead', 'Test Admiral', 'Test Sudden Squadron').pass('centauri');
    played(t, 'Test Sudden Squadron', 'Test Sudden Plot')
      .pass('centauri')
      .act('narn', 'oppose', 'Test Sudden Squadron', 'Test Sudden Plot');
    expect(t.conflict('Test Sudden Plot').now.opposition).toBe(9);
    const u = played(level(), 'Test Diplomat', 'Test Skirmish').pass('centauri');
    u.act('narn', 'oppose', 'Test Diplomat', 'Test Skirmish');
    expect(u.conflict('Test Skirmish').now.opposition).toBe(4);
  },
);

rule('b5-r-level-the-playing-field-4', 'the fleet in the plot is attacked by other fleets, with Military', () => {
  const t = played(level(), 'Test Sudden Squadron', 'Test Sudden Plot').pass('centauri');
  t.act('narn', 'oppose', 'Test Sudden Squadron', 'Test Sudden Plot').act(
    'centauri',
    'attack',
    'Test Patrol',
    'Test Sudden Squadron',
  );
  expect(t.card('Test Sudden Squadron').damage).toBe(5);
  expect(t.card('Test Patrol').neutralized).toBe(1);
});

rule('b5-r-level-the-playing-field-5', 'who has joined already goes on with the ability it joined with', () => {
  const t = level();
  // the envoy supports with Intrigue 4, and has Diplomacy 5
  expect(t.conflict('Test Sudden Plot').now.support).toBe(4);
  played(t, 'Test Sudden Envoy', 'Test Sudden Plot');
  expect(t.conflict('Test Sudden Plot').now.support).toBe(4);
  expect(t.refuses('centauri', 'support', 'Test Sudden Envoy', 'Test Sudden Plot')).toBe('b5/action-round/6');
});

rule('b5-r-level-the-playing-field-6', "on another's character it permits and does not force", () => {
  const t = level({ centauri: { supporting: ['Test Sudden Envoy', 'Test Diplomat'] }, narn: { supporting: [] } });
  played(t, 'Test Diplomat', 'Test Sudden Plot');
  expect(t.offers('centauri', 'support', 'Test Diplomat', 'Test Sudden Plot')).toBe(true);
  expect(t.offers('centauri', 'pass')).toBe(true);
});

rule('b5-r-level-the-playing-field-7', 'the Intrigue brought to Test Their Mettle is not doubled', () => {
  const mettle = (card: string): Table =>
    at({
      seats: [
        { race: 'narn', hand: ['Level the Playing Field'], supporting: ['Narn Agent', 'Narn Aide'] },
        { race: 'centauri' },
      ],
      order: ['narn', 'centauri'],
      conflicts: [{ conflict: 'Test Their Mettle', by: 'narn', target: 'centauri', support: [card] }],
    });
  const aide = mettle('Narn Aide');
  const diplomacy = aide.ability('Narn Aide', 'diplomacy');
  aide.until('draw');
  expect(aide.happened('conflict-decided')[0]).toMatchObject({ support: 2 * diplomacy });
  const t = at({
    seats: [{ race: 'narn', hand: ['Level the Playing Field'], supporting: ['Narn Agent'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Their Mettle', by: 'narn', target: 'centauri' }],
  });
  t.act('narn', 'event', 'Level the Playing Field').pick('narn', 'Narn Agent').pass('centauri');
  t.act('narn', 'support', 'Narn Agent', 'Test Their Mettle');
  const intrigue = t.ability('Narn Agent', 'intrigue');
  t.until('draw');
  expect(t.happened('conflict-decided')[0]).toMatchObject({ support: intrigue });
});

rule('b5-r-level-the-playing-field-8', 'nothing rotates, and nobody takes part, until a later action', () => {
  const t = played(level(), 'Test Diplomat', 'Test Sudden Plot');
  expect(t.card('Test Diplomat').rotated).toBe(0);
  expect(t.conflict('Test Sudden Plot').now.opposition).toBe(0);
});

rule(
  'b5-r-level-the-playing-field-9',
  'a fleet that joins only what targets it, and a card that may only oppose, stay bound',
  () => {
    const t = played(level(), 'Picket Fleet', 'Test Sudden Plot').pass('centauri');
    expect(t.refuses('narn', 'oppose', 'Picket Fleet', 'Test Sudden Plot')).toBe('b5/cards-fleet/5');
    const u = at({
      seats: [
        {
          race: 'narn',
          hand: ['Underworld Connections', 'Level the Playing Field', 'Level the Playing Field'],
          supporting: ['Lennier', 'Test Spy'],
          rating: 8,
        },
        { race: 'centauri' },
      ],
      order: ['narn', 'centauri'],
      conflicts: [{ conflict: 'Test Skirmish', by: 'centauri' }],
    });
    // Lennier's Intrigue only opposes Intrigue conflicts, and now it is his highest ability
    u.act('narn', 'event', 'Underworld Connections').pick('narn', 'Lennier').pass('centauri');
    expect(u.ability('Lennier', 'intrigue')).toBeGreaterThan(u.ability('Lennier', 'diplomacy'));
    for (const hero of ['Lennier', 'Test Spy'])
      u.act('narn', 'event', 'Level the Playing Field').pick('narn', hero).pass('centauri');
    expect(u.refuses('narn', 'oppose', 'Lennier', 'Test Skirmish')).toBe('b5/support-oppose/4');
    expect(u.offers('narn', 'oppose', 'Test Spy', 'Test Skirmish')).toBe(true);
  },
);

test('Level the Playing Field: a location is no target, and without a conflict there is none', () => {
  const t = at({
    seats: [
      { race: 'narn', hand: ['Level the Playing Field'], supporting: ['Quadrant 14', 'Test Spy'] },
      { race: 'centauri' },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Debate', by: 'centauri' }],
  });
  t.act('narn', 'event', 'Level the Playing Field');
  expect(t.offers('narn', 'card', 'Quadrant 14')).toBe(false);
  t.pick('narn', 'Test Spy');
  const none = at({
    seats: [{ race: 'narn', hand: ['Level the Playing Field'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  expect(none.refuses('narn', 'event', 'Level the Playing Field')).toBe('b5/targets/1');
});

// Medical Assistance

const medical = (more: Partial<SeatPosition> = {}): Table =>
  at({
    seats: [
      {
        race: 'narn',
        hand: ['Medical Assistance', 'Medical Assistance'],
        supporting: [
          { card: 'Test Diplomat', neutralized: true },
          { card: 'Test Spy', neutralized: true },
          'Test Admiral',
        ],
        ...more,
      },
      { race: 'centauri' },
    ],
    order: ['narn', 'centauri'],
  });

rule(
  'b5-r-medical-assistance-1',
  'the neutralized supporter stays in play and heals; the one without it does neither',
  () => {
    const t = medical().act('narn', 'event', 'Medical Assistance').pick('narn', 'Test Diplomat').pass('centauri');
    expect(t.refuses('narn', 'heal', 'Test Spy')).toBe('b5/heal/3');
    expect(t.offers('narn', 'heal', 'Test Diplomat')).toBe(true);
    nextTurn(t).untilAsked('action', 'narn');
    expect([t.inPlay('Test Diplomat'), t.inPlay('Test Spy')]).toEqual([true, false]);
    expect(t.card('Medical Assistance').host).toBe(-1);
    t.act('narn', 'heal', 'Test Diplomat');
    expect(t.card('Test Diplomat').neutralized).toBe(0);
    // once healed it is an ordinary supporting character
    t.s.cards[t.id('Test Diplomat')]!.neutralized = 1;
    nextTurn(t);
    expect(t.inPlay('Test Diplomat')).toBe(false);
  },
);

rule(
  'b5-r-medical-assistance-2',
  'it makes nobody a member: the Inner Circle has not grown, and promoting costs no more',
  () => {
    const t = medical({ rating: 8 }).act('narn', 'event', 'Medical Assistance').pick('narn', 'Test Diplomat');
    t.pass('centauri');
    expect(t.titles('narn', INNER)).toEqual(["G'Kar"]);
    t.act('narn', 'promote', 'Test Admiral');
    // 1 for the event, 6 for the admiral, and 1 for the only Inner Circle character
    expect(t.available('narn')).toBe(0);
  },
);

rule(
  'b5-r-medical-assistance-3',
  'what cannot reach the Inner Circle cannot reach him: a second copy finds no target',
  () => {
    const t = medical({ rating: 8, supporting: [{ card: 'Test Diplomat', neutralized: true }] });
    t.act('narn', 'event', 'Medical Assistance').pass('centauri');
    expect(t.refuses('narn', 'event', t.s.zones[HAND]![0])).toBe('b5/targets/1');
  },
);

test('Medical Assistance: neither a healthy supporter nor a neutralized Inner Circle character is a target', () => {
  const t = medical({ inner: [{ card: 'Test Sudden Envoy', neutralized: true }] }).act(
    'narn',
    'event',
    'Medical Assistance',
  );
  expect(t.offers('narn', 'card', 'Test Admiral') || t.offers('narn', 'card', 'Test Sudden Envoy')).toBe(false);
  t.pick('narn', 'Test Spy');
});

// Prolonged Talks

const talks = (by: Partial<SeatPosition> = {}): Table =>
  at({
    seats: [
      {
        race: 'narn',
        ambassador: chief(),
        supporting: ['Test Diplomat', 'Test Weakling'],
        hand: ['Test Skirmish', 'Test Sudden Plot'],
        rating: 9,
        ...by,
      },
      {
        race: 'centauri',
        ambassador: 'Test Consul',
        inner: ['Test Sudden Envoy'],
        hand: ['Prolonged Talks'],
        rating: 9,
      },
    ],
    order: ['centauri', 'narn'],
    conflicts: [
      {
        conflict: 'Test Debate',
        by: 'narn',
        support: ['Test Diplomat', 'Test Weakling'],
        oppose: ['Test Sudden Envoy'],
      },
    ],
  });

rule(
  'b5-r-prolonged-talks-1',
  'it does not resolve; next turn it comes again at 5 against 5, without participants, besides another conflict',
  () => {
    const t = talks().act('centauri', 'event', 'Prolonged Talks');
    expect(t.conflict('Test Debate').now).toMatchObject({ support: 5, opposition: 5 });
    t.until('draw');
    expect(t.happened('conflict-resolved')).toEqual([]);
    expect(t.happened('conflict-put-off')).toMatchObject([{ support: 5, opposition: 5 }]);
    t.untilAsked('declare', 'narn').act('narn', 'declare', 'Test Skirmish');
    t.until('action');
    expect(t.s.conflicts.map(c => c.stage)).toEqual(['initiated', 'initiated']);
    expect(t.conflict('Test Debate')).toMatchObject({ parts: [], now: { support: 5, opposition: 5 } });
    t.until('draw');
    // nobody added anything: 5 against 5 is lost
    expect(t.happened('conflict-decided')).toContainEqual(
      expect.objectContaining({ support: 5, opposition: 5, won: false }),
    );
    expect(t.titles('narn', DISCARD)).toContain('Test Debate');
  },
);

rule('b5-r-prolonged-talks-2', 'who took part may do so again, on top of what was noted', () => {
  const t = talks().act('centauri', 'event', 'Prolonged Talks').until('draw').untilAsked('action', 'narn');
  t.act('narn', 'support', 'Test Diplomat', 'Test Debate');
  expect(t.conflict('Test Debate').now).toMatchObject({ support: 9, opposition: 5 });
  t.until('draw');
  expect(t.happened('conflict-decided')).toMatchObject([{ support: 9, opposition: 5, won: true }]);
  expect(t.rating('narn')).toBe(10);
});

rule(
  'b5-r-prolonged-talks-3',
  'who was readied in the first turn, and barred from it then, may join in the second',
  () => {
    const t = talks({ inner: ['Shal Mayan', 'Test Priest'], hand: [] });
    t.act('centauri', 'event', 'Prolonged Talks').act('narn', 'support', 'Test Priest', 'Test Debate').pass('centauri');
    t.act('narn', 'use', 'Shal Mayan').pick('narn', 'Test Priest').pass('centauri');
    expect(t.card('Test Priest').rotated).toBe(0);
    expect(t.refuses('narn', 'support', 'Test Priest', 'Test Debate')).toBe('b5/support-oppose/7');
    t.until('draw').untilAsked('action', 'narn');
    expect(t.offers('narn', 'support', 'Test Priest', 'Test Debate')).toBe(true);
  },
);

test('Prolonged Talks: it comes again with the target it had, and nothing is asked anew', () => {
  const t = at({
    seats: [
      { race: 'narn', hand: ['Prolonged Talks'], rating: 9 },
      { race: 'centauri', rating: 9 },
      { race: 'human', rating: 9 },
    ],
    order: ['narn', 'centauri', 'human'],
    conflicts: [{ conflict: 'Test Their Mettle', by: 'narn', target: 'human' }],
  });
  t.act('narn', 'event', 'Prolonged Talks').until('draw').untilAsked('declare');
  while (t.s.round === 'conflict') t.pass();
  expect(t.asked).toHaveLength(1);
  expect(t.conflict('Test Their Mettle')).toMatchObject({ stage: 'initiated', targetSeat: 2, faceDown: false });
});

test('Prolonged Talks: an Intrigue conflict is no target', () => {
  const t = at({
    seats: [{ race: 'narn', hand: ['Prolonged Talks'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Sudden Plot', by: 'centauri' }],
  });
  expect(t.refuses('narn', 'event', 'Prolonged Talks')).toBe('b5/targets/1');
});

test('Prolonged Talks: where any player may be supported, each keeps what it had', () => {
  const t = at({
    seats: [
      {
        race: 'narn',
        ambassador: 'Test Sudden Chief',
        agenda: 'Power Politics',
        supporting: ['Test Diplomat'],
        rating: 9,
      },
      {
        race: 'centauri',
        ambassador: 'Test Consul',
        inner: ['Test Sudden Envoy'],
        hand: ['Prolonged Talks'],
        rating: 9,
      },
    ],
    order: ['centauri', 'narn'],
    conflicts: [{ conflict: 'Power Politics', by: 'narn', support: ['Test Diplomat', 'Test Sudden Envoy'] }],
  });
  t.act('centauri', 'event', 'Prolonged Talks').until('draw').untilAsked('declare', 'narn');
  // the agenda may start another one
  expect(t.offers('narn', 'declare-from', 'Power Politics')).toBe(true);
  t.untilAsked('action', 'narn');
  expect(t.conflict('Power Politics').now.sides).toEqual([4, 5]);
  t.until('draw');
  expect(t.rating('centauri')).toBe(11);
});

// Short Term Goals

const goals = (narn: number, centauri: number): Table =>
  at({
    seats: [
      { race: 'narn', ambassador: chief({ destiny: narn }), hand: ['Short Term Goals'] },
      { race: 'centauri', ambassador: { card: 'Test Consul', marks: { destiny: centauri } } },
    ],
    order: ['narn', 'centauri'],
  });

test('Short Term Goals: a Destiny Mark is purged for 1 influence', () => {
  const t = goals(2, 0).act('narn', 'event', 'Short Term Goals');
  expect([t.card('Test Sudden Chief').destiny, t.rating('narn'), t.available('narn')]).toEqual([1, 5, 4]);
});

rule('b5-r-short-term-goals-1', "another player's Destiny Mark does not pay for it", () => {
  expect(goals(0, 2).refuses('narn', 'event', 'Short Term Goals')).toBe('b5-r-short-term-goals-1');
});

// Support Babylon 5

test('Support Babylon 5: 1 for each yes, and 1 more if it passes', () => {
  const vote = (...votes: ('yes' | 'no')[]): Table => {
    const t = at({
      seats: [{ race: 'narn', hand: ['Support Babylon 5'] }, { race: 'human' }, { race: 'centauri' }],
      order: ['narn', 'human', 'centauri'],
      babylon5: 4,
    });
    t.act('narn', 'event', 'Support Babylon 5').pick('human', 'narn', 'human', 'centauri');
    (['narn', 'human', 'centauri'] as const).forEach((who, i) => {
      t.act(who, votes[i]!);
    });
    return t;
  };
  const passed = vote('yes', 'yes', 'no');
  expect([passed.s.babylon5, passed.card("G'Kar").rotated]).toEqual([7, 1]);
  expect(vote('yes', 'no', 'no').s.babylon5).toBe(5);
});

test('Support Babylon 5: refused with the ambassador neutralized', () => {
  const t = at({
    seats: [
      { race: 'narn', ambassador: { card: "G'Kar", neutralized: true }, hand: ['Support Babylon 5'] },
      { race: 'human' },
    ],
    order: ['narn', 'human'],
  });
  expect(t.refuses('narn', 'event', 'Support Babylon 5')).toBe('b5/action-round/6');
});

// The Price of Power

const price = (): Table => {
  const t = at({
    seats: [
      { race: 'narn', hand: ['The Price of Power'], rating: 9, supporting: ['Test Spy'] },
      { race: 'centauri', inner: ['Test Sudden Envoy'], supporting: ['Test Diplomat', 'Test Patrol'] },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Debate', by: 'centauri', support: ['Test Diplomat'] }],
  });
  return t.act('narn', 'event', 'The Price of Power').pick('narn', 'centauri');
};

test('The Price of Power: whoever gives up no character gains nothing from conflicts this turn', () => {
  const t = price();
  expect(t.available('narn')).toBe(2);
  expect(t.asked).toEqual(['centauri']);
  t.pick('centauri').until('draw');
  expect(t.happened('conflict-decided')).toMatchObject([{ won: true }]);
  expect(t.rating('centauri')).toBe(4);
});

test('The Price of Power: a character discarded buys the influence; fleets, ambassadors and others do not', () => {
  const t = price();
  for (const no of ['Test Patrol', 'Londo Mollari', 'Test Spy']) expect(t.offers('centauri', 'card', no)).toBe(false);
  t.pick('centauri', 'Test Sudden Envoy').until('draw');
  expect(t.titles('centauri', DISCARD)).toContain('Test Sudden Envoy');
  expect(t.rating('centauri')).toBe(5);
});

// Victory in My Grasp

const grasp = (rotated = false): Table =>
  at({
    seats: [
      {
        race: 'narn',
        ambassador: { card: 'Test Sudden Chief', marks: { destiny: 2 }, rotated },
        hand: ['Victory in My Grasp'],
        supporting: ['Test Sudden Squadron', 'Picket Fleet'],
      },
      { race: 'centauri', supporting: ['Test Patrol'] },
    ],
    order: ['narn', 'centauri'],
  });

test('Victory in My Grasp: the ambassador rotates, and all your fleets have +1 Military for each Destiny Mark it has', () => {
  const t = grasp().act('narn', 'event', 'Victory in My Grasp');
  const military = () => ['Test Sudden Squadron', 'Picket Fleet', 'Test Patrol'].map(x => t.ability(x, 'military'));
  expect([t.card('Test Sudden Chief').rotated, ...military()]).toEqual([1, 8, 4, 5]);
  nextTurn(t);
  expect(military()).toEqual([6, 2, 5]);
});

test('Victory in My Grasp: refused with the ambassador rotated', () => {
  expect(grasp(true).refuses('narn', 'event', 'Victory in My Grasp')).toBe('b5/action-round/6');
});

// You Are Not Ready

const unready = (marks: number, conflicts: Position['conflicts']): Table =>
  at({
    seats: [
      { race: 'narn', ambassador: chief({ vorlon: marks }), hand: ['You Are Not Ready'] },
      { race: 'centauri', agenda: 'Power Politics', supporting: ['Test Diplomat'] },
    ],
    order: ['narn', 'centauri'],
    war: [['narn', 'centauri']],
    vorlons: 4,
    ...(conflicts ? { conflicts } : {}),
  });

test('You Are Not Ready: the conflict is discarded unresolved, and the Vorlons gain 2', () => {
  const t = unready(3, [{ conflict: 'Test Debate', by: 'centauri', support: ['Test Diplomat'] }]);
  t.act('narn', 'event', 'You Are Not Ready');
  expect(t.s.vorlons).toBe(6);
  expect(t.titles('centauri', DISCARD)).toEqual(['Test Debate']);
  t.until('draw');
  expect(t.happened('conflict-resolved')).toEqual([]);
  expect(t.rating('centauri')).toBe(4);
});

rule(
  'b5-r-you-are-not-ready-1',
  'neither the conflict of an agenda nor a war conflict is a target; a conflict card is',
  () => {
    const others = [
      { conflict: 'Power Politics', by: 'centauri' },
      { conflict: 'war', by: 'centauri', target: 'narn' },
    ] as const;
    expect(unready(3, others).refuses('narn', 'event', 'You Are Not Ready')).toBe('b5/targets/1');
    const t = unready(3, [...others, { conflict: 'Test Debate', by: 'centauri' }]);
    t.act('narn', 'event', 'You Are Not Ready');
    expect(t.s.conflicts.map(c => c.stage)).toEqual(['initiated', 'initiated', 'cancelled']);
  },
);

test('You Are Not Ready: it takes 3 Vorlon Marks', () => {
  expect(unready(2, [{ conflict: 'Test Debate', by: 'centauri' }]).refuses('narn', 'event', 'You Are Not Ready')).toBe(
    'b5/cost/7',
  );
});

// You Know My Reputation

test('You Know My Reputation: Diplomacy for the marks of destiny and of the Vorlons, and for each fleet rotated', () => {
  const t = at({
    seats: [
      {
        race: 'narn',
        ambassador: chief({ destiny: 2, vorlon: 1, doom: 3 }),
        hand: ['You Know My Reputation'],
        supporting: [
          'Test Sudden Squadron',
          'Picket Fleet',
          { card: 'Deep Space Fleet', rotated: true },
          'Test Diplomat',
        ],
      },
      { race: 'centauri', supporting: ['Test Patrol'] },
    ],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'event', 'You Know My Reputation');
  for (const no of ['Deep Space Fleet', 'Test Diplomat', 'Test Patrol'])
    expect(t.offers('narn', 'card', no)).toBe(false);
  t.pick('narn', 'Test Sudden Squadron', 'Picket Fleet');
  expect([t.card('Test Sudden Squadron').rotated, t.card('Picket Fleet').rotated]).toEqual([1, 1]);
  expect(t.ability('Test Sudden Chief', 'diplomacy')).toBe(5 + 3 + 2);
  nextTurn(t);
  expect(t.ability('Test Sudden Chief', 'diplomacy')).toBe(5);
});

describe('Chrysalis', () => {
  const chrysalis = (more: Partial<SeatPosition> = {}): Table =>
    at({
      seats: [
        {
          race: 'minbari',
          ambassador: { card: 'Delenn', marks: { destiny: 1 }, attached: ['Triluminary', 'Assigning Blame'] },
          hand: ['Chrysalis', 'Delenn Transformed'],
          unrest: 2,
          ...more,
        },
        { race: 'centauri', hand: ['Not Meant to Be'], rating: 9 },
      ],
      order: ['minbari', 'centauri'],
    });

  rule(
    'b5-r-chrysalis-1',
    'enhancements and aftermaths pass over and give their marks anew; the bare mark is lost',
    () => {
      const t = chrysalis();
      // printed 1 and 1, the Triluminary 1 and 1, and 1 that came from nowhere
      expect([t.card('Delenn').destiny, t.card('Delenn').vorlon]).toEqual([3, 2]);
      t.act('minbari', 'event', 'Chrysalis');
      const her = t.card('Delenn Transformed');
      expect([her.destiny, her.vorlon, her.neutralized]).toEqual([3, 3, 1]);
      expect(her.attached.map(a => t.card(a).host)).toEqual([t.id('Delenn Transformed'), t.id('Delenn Transformed')]);
      expect(t.s.seats[0]!.ambassador).toBe(t.id('Delenn Transformed'));
      expect([t.s.seats[0]!.unrest, t.inPlay('Delenn')]).toEqual([4, false]);
    },
  );

  rule('b5-r-chrysalis-2', 'a replacement cannot be undone: nothing reverses it', () => {
    const t = chrysalis().act('minbari', 'event', 'Chrysalis');
    expect(t.refuses('centauri', 'event', 'Not Meant to Be')).toBe('b5/targets/1');
  });

  test('it takes the Triluminary, 2 Vorlon Marks, a ready Delenn, and her successor in hand', () => {
    const without = chrysalis({ ambassador: { card: 'Delenn', marks: { vorlon: 1 } } });
    expect(without.refuses('minbari', 'event', 'Chrysalis')).toBe('b5/cost/7');
    const poor = chrysalis({ ambassador: 'Delenn', supporting: [{ card: 'Test Priest', attached: ['Prophecy'] }] });
    expect(poor.refuses('minbari', 'event', 'Chrysalis')).toBe('b5/cost/7');
    const rotated = chrysalis({ ambassador: { card: 'Delenn', attached: ['Triluminary'], rotated: true } });
    expect(rotated.refuses('minbari', 'event', 'Chrysalis')).toBe('b5/cost/7');
    expect(chrysalis({ hand: ['Chrysalis'] }).refuses('minbari', 'event', 'Chrysalis')).toBe('b5/targets/1');
  });
});

// Accident, Cut Supply Lines, Diplomatic Blunder, Lack of Subtlety

test('Accident: 1 damage, for 3 influence, and never on a card of your own or a location', () => {
  const t = at({
    seats: [
      { race: 'narn', hand: ['Accident'], supporting: ['Test Diplomat'] },
      { race: 'centauri', supporting: ['Test Patrol', 'Test Sudden Outpost'] },
    ],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'event', 'Accident');
  for (const no of ['Test Diplomat', 'Test Sudden Outpost']) expect(t.offers('narn', 'card', no)).toBe(false);
  t.pick('narn', 'Test Patrol');
  expect([t.card('Test Patrol').damage, t.available('narn')]).toEqual([1, 1]);
});

test('Cut Supply Lines: Intrigue opens in a Military conflict and in no other', () => {
  const t = at({
    seats: [
      { race: 'narn', hand: ['Cut Supply Lines'], supporting: ['Test Spy', 'Test Second'] },
      { race: 'centauri', supporting: ['Test Sudden Envoy'] },
    ],
    order: ['narn', 'centauri'],
    conflicts: [
      { conflict: 'Test Skirmish', by: 'centauri' },
      { conflict: 'Test Debate', by: 'centauri' },
    ],
  });
  t.act('narn', 'event', 'Cut Supply Lines').act('centauri', 'support', 'Test Sudden Envoy', 'Test Skirmish');
  expect(t.conflict('Test Skirmish').now.support).toBe(4);
  expect(t.refuses('narn', 'oppose', 'Test Second', 'Test Debate')).toBe('b5/support-oppose/2');
  t.act('narn', 'oppose', 'Test Spy', 'Test Skirmish');
  expect(t.conflict('Test Skirmish').now.opposition).toBe(5);
});

const blunders = [
  ['Diplomatic Blunder', 'diplomacy', 'Popular Support', 'Test Sudden Envoy', 'Test Spy'],
  ['Lack of Subtlety', 'intrigue', 'Underworld Connections', 'Test Spy', 'Test Diplomat'],
] as const;
for (const [title, ability, boost, victim, unfit] of blunders) {
  test(`${title}: the ability is 1 until the end of the turn, and what comes later adds to it`, () => {
    const t = at({
      seats: [
        { race: 'narn', hand: [title] },
        { race: 'centauri', supporting: [victim, unfit, { card: 'Test Second', rotated: true }], hand: [boost] },
      ],
      order: ['narn', 'centauri'],
    });
    t.act('narn', 'event', title);
    for (const no of [unfit, 'Test Second']) expect(t.offers('narn', 'card', no)).toBe(false);
    t.pick('narn', victim);
    expect(t.ability(victim, ability)).toBe(1);
    t.act('centauri', 'event', boost).pick('centauri', victim);
    expect(t.ability(victim, ability)).toBe(3);
    expect(nextTurn(t).ability(victim, ability)).toBe(5);
  });
}

// Forces Collide

const collide = (shadow: number): Table =>
  at({
    seats: [
      { race: 'narn', ambassador: chief({ shadow }), hand: ['Forces Collide'], rating: 9 },
      {
        race: 'minbari',
        ambassador: { card: 'Test Abbot', attached: ['Triluminary', 'Psi Bodyguard', 'Assigning Blame'] },
      },
    ],
    order: ['narn', 'minbari'],
  });

test('Forces Collide: it takes the cost of the enhancement and discards it', () => {
  const t = collide(3).act('narn', 'event', 'Forces Collide');
  expect(t.offers('narn', 'card', 'Assigning Blame')).toBe(false);
  t.pick('narn', 'Psi Bodyguard');
  expect([t.available('narn'), t.inPlay('Psi Bodyguard')]).toEqual([4, false]);
  expect(collide(2).refuses('narn', 'event', 'Forces Collide')).toBe('b5/cost/7');
});

test('Forces Collide: what its own cost takes is not there for the enhancement', () => {
  const t = at({
    seats: [
      { race: 'narn', ambassador: chief({ shadow: 3 }), hand: ['Forces Collide'], rating: 8 },
      { race: 'minbari', ambassador: { card: 'Test Abbot', attached: ['Triluminary'] } },
    ],
    order: ['narn', 'minbari'],
  });
  expect(t.refuses('narn', 'event', 'Forces Collide')).toBe('b5/cost/7');
});
