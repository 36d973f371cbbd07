import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { understands } from '../../../src/rules/fleet/equipment.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { judgeOn } from '../../../src/rules/play/playing-on.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { type Table, table } from '../../table.ts';

// Crew of the Primary Edition with a special trade

const SHIP = 'S4 Argonian Destroyer';
const FRIGATE = 'S3 Argonian Frigate';
const makes = (t: Table, what: string) => outputOf(t.s, t.id(what), works);

const SPY = 'C5 Spy Technician';
test(`${SPY}: foreign technology works where it is, and nowhere else`, () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: [SPY, 'E6 Stasis Mine'] },
          { card: FRIGATE, on: ['E6 Stasis Mine'] },
        ],
      },
      {},
    ],
  });
  expect(t.all('E6 Stasis Mine').map(id => understands(t.s, id, t.s.cards[id]!.on))).toEqual([true, false]);
});
test(`${SPY}: a transporter moves an equipment to another unit of the fleet, and does nothing else that turn`, () => {
  const t = table({
    seats: [{ fleet: [{ card: SHIP, on: [SPY, 'E2 Transporter', 'E2 Phaser Refit'] }, FRIGATE], order: 'never' }, {}],
  });
  t.act(1, 'use', SPY, 0);
  expect(t.under('E2 Phaser Refit')).toBe(FRIGATE);
  expect(t.refuses(1, 'use', 'E2 Transporter', 0)).toBe('ge/card-actions-limit/1');
});
test(`${SPY}: moves nothing without a craft, nor a craft by itself`, () => {
  const at = (...on: string[]) => table({ seats: [{ fleet: [{ card: SHIP, on: [SPY, ...on] }, FRIGATE] }, {}] });
  expect(at('E2 Phaser Refit').refuses(1, 'use', SPY, 0)).toBe('ge/crucial-rules/1');
  expect(at('E2 Transporter').refuses(1, 'use', SPY, 0)).toBe('ge/crucial-rules/1');
});

const CLONE = 'C6 Clone (Primary Edition)';
test(`${CLONE}: is played on crew, comes to its location, and has its text and points, but not its abilities`, () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: [{ card: 'C7 Doctor', on: ['A2 Logic'] }] }], hand: [CLONE], order: 'never' },
      {},
    ],
  });
  t.act(1, 'play', CLONE);
  expect([t.under(CLONE), makes(t, CLONE).research, makes(t, 'C7 Doctor').research, t.strength(CLONE)[0]]).toEqual([
    SHIP,
    3,
    5,
    6,
  ]);
});
test(`${CLONE}: is played on no crew of others, and on no ship`, () => {
  const t = table({ seats: [{ fleet: [SHIP], hand: [CLONE] }, { fleet: [{ card: SHIP, on: ['C7 Doctor'] }] }] });
  expect(t.refuses(1, 'play', CLONE)).toBe('ge/crew/1');
});
/** A clone of an engineer on a moon; a marine of player 2 is with one of the two. */
const cloned = (marine: 'original' | 'clone'): Table => {
  const by = { card: 'C4 Marine', by: 2 };
  const t = table({
    active: 2,
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C2 Engineer', ...(marine === 'original' ? [by] : [])] },
          { card: 'T3 Moon', on: [CLONE, ...(marine === 'clone' ? [by] : [])] },
        ],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  t.s.cards[t.id(CLONE)]!.bond = t.id('C2 Engineer');
  t.s.derived = null;
  return t.act(2, 'use', 'C4 Marine', 0);
};
test.each([
  'original',
  'clone',
] as const)(`${CLONE}: when the %s is killed, the original goes on where the clone was`, victim => {
  const t = cloned(victim);
  expect([t.under('C2 Engineer'), t.inPlay(CLONE), t.pile(1, 'discard')]).toEqual(['T3 Moon', false, [CLONE]]);
});

const TECHNICIAN = 'C3 Technician';
/** A technician of player 1 aboard a damaged ship, at the choice of what it does this turn. */
const busy = (ship: string, ...more: CardPlace[]): Table =>
  table({
    phase: 'record keeping',
    seats: [{ fleet: ['T7 System', { card: ship, damage: 2, on: [TECHNICIAN] }, ...more], order: 'never' }, {}],
  });
test(`${TECHNICIAN}: gives 1 research, or spares a point of energy, as its player chooses each turn`, () => {
  const ship = 'S5 Clydon Heavy Star Cruiser';
  const t = busy(ship);
  expect(t.prompt()).toBe('What does the Technician do this turn?');
  const research = t.trial().pick(1, 'Give 1 research');
  expect([makes(research, TECHNICIAN), needsOf(research.s, research.id(ship))?.energy]).toEqual([{ research: 1 }, 2]);
  t.pick(1, 'Double a point of energy that its location receives');
  expect([makes(t, TECHNICIAN), needsOf(t.s, t.id(ship))?.energy]).toEqual([{}, 1]);
});
test(`${TECHNICIAN}: a single point of energy is no less`, () => {
  const t = busy(SHIP).pick(1, 'Double a point of energy that its location receives');
  expect(needsOf(t.s, t.id(SHIP))?.energy).toBe(1);
});
test(`${TECHNICIAN}: a point of repair that its location gets repairs 2, once a turn, and one for another ship 1`, () => {
  const left = (duty: string, who: string) => {
    const t = busy(SHIP, { card: FRIGATE, damage: 2 }, { card: 'D2 Oort Dragoness', engaged: false });
    t.pick(1, duty)
      .untilAsked('allocation', 1)
      .allocate(1, { engage: ['D2 Oort Dragoness'], give: [[who, 'repair', 1]] });
    return t.card(who).damage;
  };
  const repair = 'Double a point of repair that its location receives';
  expect([left(repair, SHIP), left(repair, FRIGATE), left('Give 1 research', SHIP)]).toEqual([0, 1, 1]);
});

const SCHOLAR = 'C10 Scholar';
test(`${SCHOLAR}: makes 5 research, and two cards of foreign technology work where it is, but no third`, () => {
  const t = table({
    seats: [{ fleet: [{ card: SHIP, on: [SCHOLAR, 'E6 Stasis Mine', 'E6 Stasis Mine', 'E6 Stasis Mine'] }] }, {}],
  });
  expect(makes(t, SCHOLAR)).toEqual({ research: 5 });
  expect(t.all('E6 Stasis Mine').map(id => understands(t.s, id, t.id(SHIP)))).toEqual([true, true, false]);
});
test(`${SCHOLAR}: an artifact works twice on the turn it is played, if its player wants that; other luck cards once`, () => {
  const drawn = (answer: string, card: string) => {
    const t = table({
      seats: [{ fleet: [{ card: SHIP, on: [SCHOLAR] }], hand: [card], order: 'never' }, { order: 'never' }],
    });
    t.act(1, 'play', card);
    if (t.question === 'may') t.pick(1, answer);
    return t.happened('drawn').length;
  };
  expect([drawn('yes', 'L7 Alien Artifact'), drawn('no', 'L7 Alien Artifact')]).toEqual([6, 3]);
  const staying = table({
    seats: [
      { fleet: [{ card: SHIP, on: [SCHOLAR] }, 'T3 Moon'], hand: ['L6 Artifact - Krebiz Monolith'], order: 'never' },
      {},
    ],
  });
  staying.act(1, 'play', 'L6 Artifact - Krebiz Monolith');
  expect(staying.question).toBe('play cards');
});

const WARRIOR = 'C10 Primordial Warrior';
test(`${WARRIOR}: is played where there is crew, changes its location once a turn, and kills a crew there`, () => {
  const t = table({
    seats: [
      { hand: [WARRIOR], fleet: ['T3 Moon'], order: 'never' },
      {
        fleet: [{ card: SHIP, on: ['C5 Captain'] }, { card: FRIGATE, on: ['C2 Engineer'] }, 'T3 Moon'],
        order: 'never',
      },
    ],
  });
  t.act(1, 'play', WARRIOR).pick(1, SHIP);
  t.act(1, 'use', WARRIOR, 0);
  expect([t.under(WARRIOR), t.refuses(1, 'use', WARRIOR, 0)]).toEqual([FRIGATE, 'ge/card-actions-limit/1']);
  t.act(1, 'use', WARRIOR, 1);
  expect([t.inPlay('C2 Engineer'), t.inPlay('C5 Captain'), t.inPlay(WARRIOR)]).toEqual([false, true, true]);
});
test(`${WARRIOR}: has no place where there is no crew`, () => {
  const t = table({ seats: [{ hand: [WARRIOR], fleet: ['T3 Moon'] }, { fleet: [SHIP] }] });
  expect(t.refuses(1, 'play', WARRIOR)).toBe('ge/crew/1');
});
test(`${WARRIOR}: goes beneath the deck when all crew of others has been killed`, () => {
  const t = table({
    seats: [
      { fleet: [{ card: 'T3 Moon', on: ['C1 Crewman'] }], deck: ['T3 Moon'], order: 'never' },
      { fleet: [{ card: SHIP, on: ['C5 Captain', { card: WARRIOR, by: 1 }] }], order: 'never' },
    ],
  });
  t.act(1, 'use', WARRIOR, 1);
  expect([t.inPlay(WARRIOR), t.pile(1, 'deck'), t.pile(1, 'discard')]).toEqual([false, ['T3 Moon', WARRIOR], []]);
});
test(`${WARRIOR}: when its location is destroyed it goes to another with crew`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S6 Vektrean Battlecruiser'], order: 'never' },
      {
        fleet: [
          { card: 'S1 Fleet Freighter', on: ['C5 Captain', { card: WARRIOR, by: 1 }] },
          { card: FRIGATE, on: ['C2 Engineer'] },
        ],
        order: 'never',
      },
    ],
  });
  t.act(1, 'fire', 'S1 Fleet Freighter').pick(1, ...Array<string>(6).fill('S6 Vektrean Battlecruiser'));
  expect([t.inPlay('S1 Fleet Freighter'), t.under(WARRIOR)]).toEqual([false, FRIGATE]);
});
test(`${WARRIOR}: crew kills it, and no other card has anything to do with it`, () => {
  const t = table({
    active: 2,
    seats: [
      { hand: ['A2 Logic'], order: 'never' },
      { fleet: [{ card: SHIP, on: ['C4 Marine', { card: WARRIOR, by: 1 }, { card: 'C1 Crewman', by: 1 }] }] },
    ],
  });
  expect([WARRIOR, 'C1 Crewman'].map(x => judgeOn(t.s, t.id('A2 Logic'), t.id(x))?.rule)).toEqual([
    'ge/crucial-rules/1',
    undefined,
  ]);
  t.act(2, 'use', 'C4 Marine', 0).pick(2, WARRIOR);
  expect([t.inPlay(WARRIOR), t.inPlay('C4 Marine')]).toEqual([false, false]);
});
