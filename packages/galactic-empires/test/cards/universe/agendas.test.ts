import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../../src/position.ts';
import { production } from '../../../src/rules/points/production.ts';
import { cards, draw, some, yours } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Agendas (ge/agenda)

testCard({ types: ['G'], strength: 9, title: 'Test Aim' }, { hidden: { when: some(cards(yours)), effect: draw(1) } });
testCard({ types: ['G'], strength: 8, title: 'Test Aim' }, { hidden: { when: some(cards(yours)), effect: draw(1) } });
testCard({ types: ['G'], strength: 10, title: 'Test Aim' }, { hidden: { when: some(cards(yours)), effect: draw(1) } });

const PIRATE = 'S4 Independent Pirate Ship';

test('G1 Time Manipulation: hidden, three cards once every other player has a time card; not before', () => {
  const at = (third: string[]) =>
    table({
      seats: [
        { hand: ['G1 Time Manipulation'], fleet: ['T3 Moon'] },
        { fleet: ['D8 Time Dragoness'] },
        { fleet: ['T3 Moon', ...third] },
      ],
    });
  const t = at(['D8 Time Dragoness']).act(1, 'expose', 'G1 Time Manipulation');
  expect([t.size(1, 'hand'), t.player(1).plays, t.pile(1, 'accomplished')]).toEqual([3, 3, ['G1 Time Manipulation']]);
  expect(at([]).refuses(1, 'expose', 'G1 Time Manipulation')).toBe('ge/crucial-rules/1');
});

test('G1 Time Manipulation: exposed, a card when another player plays a time card, a turn after it was played', () => {
  const t = table({
    seats: [
      { hand: ['G1 Time Manipulation'], fleet: ['T3 Moon'], deck: 30, order: 'never' },
      { hand: ['D8 Time Dragoness', 'D8 Time Dragoness'], fleet: ['T3 Moon'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'G1 Time Manipulation').untilPhase('play A', 2);
  const drawn = () => t.happened('drawn').filter(x => x.seat === 0).length;
  const before = drawn();
  t.act(2, 'play', 'D8 Time Dragoness');
  if (t.question === 'place') t.pick(2, 'space');
  expect([drawn() - before, t.inPlay('G1 Time Manipulation')]).toEqual([0, true]);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  const then = drawn();
  t.act(2, 'play', 'D8 Time Dragoness');
  if (t.question === 'place') t.pick(2, 'space');
  expect([drawn() - then, t.pile(1, 'accomplished')]).toEqual([1, ['G1 Time Manipulation']]);
});

test('G3 Rescue Attempt: the first crew rescued lets its player play crew at once', () => {
  const play = (rescued: boolean) => {
    const t = table({
      phase: 'weapons fire',
      active: 2,
      seats: [
        {
          hand: ['C5 Captain'],
          fleet: [
            'G3 Rescue Attempt',
            { card: 'S2 Space Yacht', on: [{ card: 'C2 Engineer', on: rescued ? ['A5 Greater Automaton'] : [] }] },
            'S6 Luxury Liner',
          ],
          order: 'never',
        },
        { fleet: ['S10 Explosive Ore Carrier'] },
      ],
    });
    t.act(2, 'fire', 'S2 Space Yacht').pick(2, ...Array(5).fill('S10 Explosive Ore Carrier'));
    if (t.question === 'choose') t.pick(1, 'C5 Captain');
    return [t.under('C5 Captain'), t.pile(1, 'accomplished')];
  };
  expect([play(true), play(false)]).toEqual([
    ['S6 Luxury Liner', ['G3 Rescue Attempt']],
    ['', []],
  ]);
});

test('G3 Rescue Attempt: a Demigod Diversion that takes a ship back to the hand rescues the crew aboard', () => {
  const play = (aboard: string[]) => {
    const t = table({
      phase: 'weapons fire',
      seats: [
        { fleet: ['S10 Explosive Ore Carrier'], order: 'never' },
        {
          hand: ['L8 Demigod Diversion', 'C1 Informant'],
          fleet: ['G3 Rescue Attempt', { card: 'S2 Space Yacht', on: aboard }, 'S6 Luxury Liner'],
          order: 'loss',
        },
      ],
    });
    t.act(1, 'fire', 'S2 Space Yacht').pick(1, ...Array<string>(5).fill('S10 Explosive Ore Carrier'));
    t.pass(2).act(2, 'respond', 'L8 Demigod Diversion');
    if (t.question === 'choose') t.pick(2, 'C1 Informant');
    return [t.under('C1 Informant'), t.pile(2, 'accomplished')];
  };
  expect([play(['C2 Engineer']), play([])]).toEqual([
    ['S6 Luxury Liner', ['G3 Rescue Attempt']],
    ['', []],
  ]);
});

rule(
  'ge-r-solitude-1',
  'G4 Solitude: two cards for a complete turn in peace, four as an exposed agenda; none where somebody has fired',
  () => {
    const at = (fires: boolean, exposed: boolean) => {
      const t = table({
        phase: exposed ? 'draw' : 'play A',
        active: 2,
        seats: [
          {
            hand: exposed ? [] : ['G4 Solitude'],
            fleet: ['T3 Moon', 'S6 Luxury Liner', ...(exposed ? ['G4 Solitude'] : [])],
            order: 'never',
          },
          { fleet: [PIRATE], order: 'never' },
        ],
      });
      if (!exposed) {
        t.pass(2);
        if (fires) t.act(2, 'fire', 'S6 Luxury Liner').pick(2, PIRATE);
      }
      return t;
    };
    const t = at(false, false).untilPhase('play A', 1).act(1, 'expose', 'G4 Solitude');
    expect([t.size(1, 'hand'), t.pile(1, 'accomplished')]).toEqual([2, ['G4 Solitude']]);
    expect(at(true, false).untilPhase('play A', 1).refuses(1, 'expose', 'G4 Solitude')).toBe('ge/crucial-rules/1');
    const open = at(false, true).untilPhase('play A', 1);
    expect([open.size(1, 'hand'), open.pile(1, 'accomplished')]).toEqual([4, ['G4 Solitude']]);
  },
);

test('G4 Solitude: fire at the Sector HQ is no fire at the fleet', () => {
  const t = table({
    phase: 'weapons fire',
    active: 2,
    seats: [
      { hand: ['G4 Solitude'], fleet: ['T3 Moon'], order: 'never' },
      { fleet: [PIRATE], order: 'never' },
    ],
  });
  t.act(2, 'headquarters', '1').pick(2, PIRATE).untilPhase('play A', 1);
  expect([t.hq(1), t.offers(1, 'expose', 'G4 Solitude')]).toEqual([1, true]);
});

/** A transporter and a shuttle, two crew that generate research, and another player's comet with 6 research. */
const survey = (agenda: Pick<SeatPosition, 'hand'>, more: readonly string[] = []): Table =>
  table({
    seats: [
      {
        ...agenda,
        fleet: [
          { card: 'S6 Luxury Liner', on: ['E2 Transporter', 'E3 Shuttlecraft', 'C4 Science Officer', 'C3 Nurse'] },
          ...more,
        ],
        order: 'never',
      },
      { fleet: ['T6 Sochess Comet'], order: 'never' },
    ],
  });
/** Plays on until player 1 has had the next Allocation Phase. Returns player 2's research of that turn and player 1's. */
function research(t: Table): [number, number] {
  const free = (seat: number) => {
    const { free: all, drained } = production(t.s, seat, () => true);
    return all.research - drained.research;
  };
  t.untilPhase('play A', 2);
  const theirs = free(1);
  t.untilPhase('play A', 1);
  return [theirs, free(0)];
}
const explore = (t: Table, carrier: string, crew: string) => {
  t.act(1, 'use', carrier, 1);
  while (t.question === 'target') t.pick(1, t.offers(1, 'card', crew) ? crew : 'T6 Sochess Comet');
  if (t.question === 'mission') t.act(1, 'explore', crew);
};

test('G2 Survey Mission: hidden, two crew with research that explore a terrain take all points that it generates next', () => {
  const t = survey({ hand: ['G2 Survey Mission'] });
  expect(research(survey({ hand: ['G2 Survey Mission'] }))).toEqual([6, 2]);
  explore(t, 'E2 Transporter', 'C4 Science Officer');
  expect(t.refuses(1, 'expose', 'G2 Survey Mission')).toBe('ge/crucial-rules/1');
  explore(t, 'E3 Shuttlecraft', 'C3 Nurse');
  t.act(1, 'expose', 'G2 Survey Mission');
  if (t.question === 'choose') t.pick(1, 'T6 Sochess Comet');
  expect(t.under('C3 Nurse')).toBe('S6 Luxury Liner');
  expect(research(t)).toEqual([0, 8]);
  // only that one time
  expect(research(t)).toEqual([6, 2]);
});

test('G2 Survey Mission: exposed, one crew with research takes 2 of its points, a turn after it was played', () => {
  const t = survey({ hand: ['G2 Survey Mission'] });
  t.act(1, 'play', 'G2 Survey Mission');
  expect(t.refuses(1, 'use', 'E2 Transporter', 1)).toBe('ge/crucial-rules/1');
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  explore(t, 'E2 Transporter', 'C3 Nurse');
  expect(t.pile(1, 'accomplished')).toEqual(['G2 Survey Mission']);
  expect(research(t)).toEqual([4, 4]);
});

test('G2 Survey Mission: without it no crew explores', () => {
  expect(survey({ hand: [] }).refuses(1, 'use', 'E2 Transporter', 1)).toBe('ge/crucial-rules/1');
});

rule('ge/agenda/1', 'an agenda has a hidden rule, an exposed one, or both', () => {
  const t = table({
    seats: [
      { hand: ['G1 Time Manipulation', 'G3 Rescue Attempt'], fleet: ['T3 Moon'] },
      { fleet: ['D8 Time Dragoness'] },
    ],
  });
  expect([t.offers(1, 'expose', 'G1 Time Manipulation'), t.offers(1, 'play', 'G1 Time Manipulation')]).toEqual([
    true,
    true,
  ]);
  expect(t.refuses(1, 'expose', 'G3 Rescue Attempt')).toBe('ge/agenda/1');
});

rule(
  'ge/agenda/2',
  'a hidden agenda is exposed from the hand once accomplished, at no Card Play, for its benefit at once',
  () => {
    const t = table({ seats: [{ hand: ['G9 Test Aim'], fleet: ['T3 Moon'] }, {}] });
    t.act(1, 'expose', 'G9 Test Aim');
    expect([t.player(1).plays, t.size(1, 'hand')]).toEqual([3, 1]);
  },
);

rule('ge/agenda/3', 'an exposed agenda waits for one complete turn', () => {
  const t = table({
    seats: [
      { hand: ['G4 Solitude'], fleet: ['T3 Moon', 'S6 Luxury Liner'], order: 'never' },
      { fleet: [PIRATE], order: 'never' },
    ],
  });
  t.act(1, 'play', 'G4 Solitude');
  expect(t.pile(1, 'accomplished')).toEqual([]);
  t.untilPhase('play A', 1);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.pile(1, 'accomplished')).toEqual(['G4 Solitude']);
});

rule('ge/agenda/4', 'the same agenda is accomplished once in a complete turn', () => {
  const t = table({ seats: [{ hand: ['G9 Test Aim', 'G9 Test Aim', 'G8 Test Aim'], fleet: ['T3 Moon'] }, {}] });
  t.act(1, 'expose', 'G9 Test Aim');
  expect(t.refuses(1, 'expose', 'G9 Test Aim')).toBe('ge/agenda/4');
  expect(t.offers(1, 'expose', 'G8 Test Aim')).toBe(true);
});

rule('ge/agenda/5', 'an accomplished agenda lies on the Sector HQ', () => {
  const t = table({ seats: [{ hand: ['G9 Test Aim'], fleet: ['T3 Moon'] }, {}] });
  t.act(1, 'expose', 'G9 Test Aim');
  expect([t.pile(1, 'accomplished'), t.pile(1, 'discard')]).toEqual([['G9 Test Aim'], []]);
});

rule('ge/agenda/6', '25 strength of accomplished agendas restore the Sector HQ; 24 do not', () => {
  const at = (last: string, before: string[]) => {
    const t = table({ seats: [{ hand: [last], accomplished: before, hq: 20, fleet: ['T3 Moon'] }, {}] });
    return t.act(1, 'expose', last).hq(1);
  };
  expect([
    at('G9 Test Aim', ['G8 Test Aim', 'G8 Test Aim']),
    at('G8 Test Aim', ['G8 Test Aim', 'G8 Test Aim']),
  ]).toEqual([0, 20]);
});

rule('ge/agenda/7', 'all agendas on the Sector HQ are discarded then', () => {
  const t = table({
    seats: [{ hand: ['G9 Test Aim'], accomplished: ['G8 Test Aim', 'G8 Test Aim'], hq: 3, fleet: ['T3 Moon'] }, {}],
  });
  t.act(1, 'expose', 'G9 Test Aim');
  expect([t.size(1, 'accomplished'), t.size(1, 'discard')]).toEqual([0, 3]);
});

rule('ge/agenda/8', 'that happens once in a game; later agendas are discarded when accomplished', () => {
  const t = table({
    seats: [
      {
        hand: ['G9 Test Aim', 'G10 Test Aim'],
        accomplished: ['G8 Test Aim', 'G8 Test Aim'],
        hq: 3,
        fleet: ['T3 Moon'],
      },
      {},
    ],
  });
  t.act(1, 'expose', 'G9 Test Aim').act(1, 'expose', 'G10 Test Aim');
  expect([t.player(1).restored, t.size(1, 'accomplished'), t.pile(1, 'discard')[0]]).toEqual([1, 0, 'G10 Test Aim']);
});
