import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/position.ts';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { control, crew, host, itsHost, ofOthers, that } from '../../../src/words/index.ts';
import { BATTLESHIP, battle, DESTROYER, fire, nextTurn, output, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// The crew of Advanced Technologies

const MOON = 'T3 Moon';
const YACHT = 'S2 Space Yacht';
const TRANSPORTER = 'R/E2 Transporter';

testCard(
  { types: ['O'], strength: 1, title: 'Sweet Talk' },
  { on: that(crew, ofOthers), effect: control(host), always: [{ k: 'controls', to: itsHost }] },
);
testCard({ types: ['O'], strength: 1, title: 'Gossip' }, { on: that(crew, ofOthers) });
testCard(
  { types: ['E'], strength: 2, title: 'Alien Drive', passive: true, empire: 'Tufor', technology: 'foreign' },
  {},
);
testCard(
  { types: ['E'], strength: 2, title: 'Hidden Drive', passive: true, empire: 'Tufor', technology: 'exclusive' },
  {},
);

const OFFICER = 'C1 Landing Signal Officer';
test(`${OFFICER}: shuttles and fighters are played on the terrain where he is, and on no other`, () => {
  const t = play({ hand: ['R/E5 Fighter'], fleet: [{ card: MOON, on: [OFFICER] }, YACHT, 'T5 Star'] });
  t.act(1, 'play', 'R/E5 Fighter');
  expect([YACHT, 'T5 Star'].map(x => t.offers(1, 'on', x))).toEqual([true, false]);
  t.pick(1, MOON);
  expect([t.under('R/E5 Fighter'), t.engaged('R/E5 Fighter')]).toEqual([MOON, true]);
  const other = play({ hand: ['E2 Phaser Refit'], fleet: [{ card: MOON, on: [OFFICER] }] });
  expect(other.refuses(1, 'play', 'E2 Phaser Refit')).toBe('ge/equipment/1');
  const aboard = play({ hand: ['R/E5 Fighter'], fleet: [MOON, { card: YACHT, on: [OFFICER] }] });
  expect(aboard.act(1, 'play', 'R/E5 Fighter').under('R/E5 Fighter')).toBe(YACHT);
});

test(`${OFFICER}: played in reaction to a terrain he lets a fighter follow; without a fighter in hand he does not come`, () => {
  const fight = (hand: readonly string[]) =>
    fire(
      battle({ fleet: [{ card: BATTLESHIP, given: [0, 0, 1] }] }, { fleet: [MOON], hand: [...hand, OFFICER] }),
      BATTLESHIP,
      MOON,
      1,
    );
  expect(fight([]).leaveOpen().offers(2, 'respond', OFFICER)).toBe(false);
  const t = fight(['R/E5 Fighter']).leaveOpen();
  expect(t.offers(2, 'respond', 'R/E5 Fighter')).toBe(false);
  t.act(2, 'respond', OFFICER);
  expect([t.under(OFFICER), t.offers(2, 'respond', 'R/E5 Fighter')]).toEqual([MOON, true]);
});

const GUIDE = 'C1 Tour Guide';
const RESORT = 'T3 Vacation Planet';
test(`${GUIDE}: generates economy equal to the strength of the crew on the vacation planet, and nothing elsewhere`, () => {
  const made = (fleet: readonly CardPlace[]) => output(play({ fleet }), GUIDE).economy ?? 0;
  expect(made([{ card: RESORT, on: [GUIDE, 'C4 Navigator', { card: 'C2 Ensign', by: 2 }] }])).toBe(1 + 4 + 2);
  expect(made([{ card: MOON, on: [GUIDE, 'C4 Navigator'] }, RESORT])).toBe(0);
  const foreign = play({ fleet: [] }, { fleet: [{ card: RESORT, on: [{ card: GUIDE, by: 1 }] }] });
  expect(output(foreign, GUIDE).economy ?? 0).toBe(0);
});

test(`${GUIDE}: played in reaction to the vacation planet, its economy is used at once; without that planet it does not come`, () => {
  const under = (world: CardPlace) =>
    fire(battle({ fleet: [BATTLESHIP] }, { fleet: [world, DESTROYER], hand: [GUIDE] }), BATTLESHIP, DESTROYER, 1);
  const t = under({ card: RESORT, on: ['C2 Ensign'] });
  t.act(2, 'respond', GUIDE);
  while (t.question === 'use points') t.proposed();
  expect([t.under(GUIDE), t.card(DESTROYER).given[2]]).toEqual([RESORT, 2]);
  t.leaveOpen();
  const none = under(MOON);
  expect(none.leaveOpen().offers(2, 'respond', GUIDE)).toBe(false);
});

const DECK = 'C4 Deck Crew';
const CARRIER = 'S4 Argonian Assault Carrier';
test(`${DECK}: rearms the phasers of one shuttle or fighter where it is each turn`, () => {
  const wing = ['R/E5 Fighter', 'R/E7 Heavy Fighter'];
  /** A turn after both fighters have fired. */
  const fired = (...fleet: CardPlace[]) => {
    const seats = [
      { fleet: [MOON, ...fleet], order: 'never' },
      { fleet: [MOON, 'S6 Luxury Liner'], order: 'never' },
    ] as const;
    const t = table({ phase: 'weapons fire', seats });
    return nextTurn(t.act(1, 'fire', 'S6 Luxury Liner').pick(1, ...wing));
  };
  const t = fired({ card: YACHT, on: [DECK, ...wing] });
  t.act(1, 'use', DECK, 0).pick(1, 'R/E5 Fighter');
  expect(wing.map(x => t.card(x).fired[0] ?? 0)).toEqual([0, 1]);
  expect(t.refuses(1, 'use', DECK, 0)).toBe('ge/card-actions-limit/1');
  const far = fired({ card: YACHT, on: [DECK] }, { card: DESTROYER, on: wing });
  expect(far.refuses(1, 'use', DECK, 0)).toBe('ge/crucial-rules/1');
});

test(`${DECK}: on a carrier it arms the heavy weapons of two fighters there for a turn, and on no other ship`, () => {
  const wing = ['R/E7 Heavy Fighter', 'R/E6 Tactical Fighter', 'R/E5 Fighter'];
  const heavy = (t: Table) => arsenal(t.s, 0).flatMap(b => (b.sort === 'phasers' ? [] : [b.shots]));
  const t = play({ fleet: [MOON, { card: CARRIER, on: [DECK, ...wing] }] }, { fleet: [MOON] });
  expect(heavy(t)).toEqual([]);
  t.act(1, 'use', DECK, 1).pick(1, 'R/E7 Heavy Fighter', 'R/E5 Fighter');
  expect(heavy(t)).toEqual([2, 1]);
  expect(heavy(nextTurn(t))).toEqual([]);
  const yacht = play({ fleet: [{ card: YACHT, on: [DECK, ...wing] }] });
  expect(yacht.refuses(1, 'use', DECK, 1)).toBe('ge/crucial-rules/1');
});

test('C5 Alien Technology Expert: foreign technology works where he is, exclusive technology does not', () => {
  const works = (...on: string[]) =>
    ['E2 Alien Drive', 'E2 Hidden Drive'].map(drive =>
      play({ hand: [drive], fleet: [{ card: DESTROYER, on }] })
        .act(1, 'play', drive)
        .engaged(drive),
    );
  expect([works('C5 Alien Technology Expert'), works()]).toEqual([
    [true, false],
    [false, false],
  ]);
});

const POLICE = 'C7 Military Police';
test(`${POLICE}: takes a crew of its player that another controls into the hand; what controls it is discarded`, () => {
  const victim = { card: 'C2 Engineer', on: [{ card: 'O1 Gossip', by: 2 }] };
  const t = table({
    active: 2,
    seats: [
      { fleet: [MOON, { card: YACHT, on: [POLICE, TRANSPORTER, victim] }], order: 'never', deck: Array(9).fill(MOON) },
      { fleet: [MOON], hand: ['O1 Sweet Talk'], order: 'never', deck: Array(9).fill(MOON) },
    ],
  });
  t.act(2, 'play', 'O1 Sweet Talk').pick(2, 'C2 Engineer').untilPhase('play A', 1);
  expect(t.card('C2 Engineer').controller).toBe(1);
  t.act(1, 'use', POLICE);
  expect([t.pile(1, 'hand').includes('C2 Engineer'), t.pile(2, 'discard')]).toEqual([true, ['O1 Sweet Talk']]);
  expect(t.pile(2, 'hand')).toContain('O1 Gossip');
});

test(`${POLICE}: leaves crew alone that its player controls, or that others have played`, () => {
  const t = play({ fleet: [{ card: YACHT, on: [POLICE, 'C2 Engineer', { card: 'C2 Ensign', by: 2 }] }] });
  expect(t.refuses(1, 'use', POLICE)).toBe('ge/crucial-rules/1');
});

const ROBBERS = 'C8 Intergalactic Grave Robbers';
test(`${ROBBERS}: on a mission the top card of that player's discard pile leaves the game; at home they find none`, () => {
  const discards = ['H3 Pulsar', MOON];
  const t = play(
    { fleet: [{ card: YACHT, on: [ROBBERS, TRANSPORTER] }], discard: discards },
    { fleet: ['T5 Star'], discard: discards },
  );
  expect(t.refuses(1, 'use', ROBBERS)).toBe('ge/crucial-rules/1');
  const [top, below] = t.pile(2, 'discard');
  t.act(1, 'use', TRANSPORTER, 1);
  expect([t.pile(2, 'discard'), t.happened('left').map(x => x.card)]).toEqual([[below], [t.id(top!, 2)]]);
  expect([t.pile(1, 'discard').length, t.under(ROBBERS)]).toEqual([2, YACHT]);
});
