import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { findCard, type Position, type SeatPosition } from '../../src/index.ts';
import { DISCARD } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';

type Side = Partial<SeatPosition>;
const EXPEDITION = 'Expeditionary Fleet';

function at(narn: Side, centauri: Side, more: Partial<Position> = {}, human: Side | null = null): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  return table({
    seats: [
      { race: 'narn', ambassador: 'Test Sudden Chief', deck, ...narn },
      { race: 'centauri', ambassador: 'Test Consul', deck, ...centauri },
      ...(human ? [{ race: 'human' as const, deck, ...human }] : []),
    ],
    order: human ? ['narn', 'centauri', 'human'] : ['narn', 'centauri'],
    tension: { 'narn>centauri': 5 },
    ...more,
  });
}

test('fleets: every race has its own numbers, and the same text for the same class', () => {
  for (const race of ['human', 'centauri', 'minbari', 'narn'] as const) {
    expect(findCard('Homeworld Fleet', race).statics['home-defense']).toHaveLength(1);
    expect(findCard('Colonial Fleet', race).statics['home-defense']).toHaveLength(1);
    expect(findCard(EXPEDITION, race).actions).toHaveLength(1);
    expect(findCard('First Battle Fleet', race).active).toBe(false);
  }
  expect(findCard('Homeworld Fleet', 'minbari').abilities[4]).toBe(7);
});

test('Homeworld, Colonial and Picket Fleets: they join what is aimed at their player, and anything once at war', () => {
  for (const ship of ['Homeworld Fleet', 'Colonial Fleet', 'Picket Fleet']) {
    const asked = (more: Partial<Position>, human: Side | null = null): Table =>
      at({}, { supporting: [ship] }, more, human).pass('narn');
    const strike = asked({ conflicts: [{ conflict: 'Limited Strike', by: 'narn', target: 'centauri' }] });
    expect(strike.offers('centauri', 'oppose', ship, 'Limited Strike')).toBe(true);
    const skirmish = { conflicts: [{ conflict: 'Test Skirmish', by: 'narn' as const }] };
    expect(asked(skirmish).refuses('centauri', 'oppose', ship, 'Test Skirmish')).toBe('b5/cards-fleet/5');
    const war = asked({ ...skirmish, war: [['centauri', 'human']] }, {});
    expect(war.offers('centauri', 'oppose', ship, 'Test Skirmish')).toBe(true);
  }
});

test('Homeworld Fleet: a location of yours as the target is aim enough', () => {
  const t = at(
    { supporting: ['Test Sudden Squadron'] },
    { supporting: ['Homeworld Fleet', 'Test Sudden Outpost'] },
    { conflicts: [{ conflict: 'war', by: 'narn', target: 'Test Sudden Outpost' }] },
  ).pass('narn');
  expect(t.offers('centauri', 'oppose', 'Homeworld Fleet', 'war')).toBe(true);
});

test('battle fleets and deep space fleets join whatever they like', () => {
  const t = at(
    {},
    { supporting: ['First Battle Fleet', 'Second Battle Fleet', 'Deep Space Fleet', EXPEDITION] },
    { conflicts: [{ conflict: 'Test Skirmish', by: 'narn' }] },
  ).pass('narn');
  for (const ship of ['First Battle Fleet', 'Second Battle Fleet', 'Deep Space Fleet', EXPEDITION])
    expect(t.offers('centauri', 'oppose', ship, 'Test Skirmish')).toBe(true);
});

test('Expeditionary Fleet: at tension 5 it rotates and attacks outside conflicts, and takes what comes back', () => {
  const t = at({ supporting: [EXPEDITION] }, { supporting: ['Test Patrol', 'Test Diplomat'] });
  t.act('narn', 'use', EXPEDITION);
  expect([t.card(EXPEDITION).rotated, t.card('Test Patrol').damage]).toEqual([1, 4]);
  // 5 against its own 4
  expect(t.card(EXPEDITION)).toMatchObject({ neutralized: 1, severe: 1 });
  expect(t.happened('rotated')).toHaveLength(1);
  expect(t.happened('joined')).toEqual([]);
});

test('Expeditionary Fleet: no target at tension 4, nor among the neutralized and other races; none when it is not ready', () => {
  const low = at({ supporting: [EXPEDITION] }, { supporting: ['Test Patrol'] }, { tension: { 'narn>centauri': 4 } });
  expect(low.refuses('narn', 'use', EXPEDITION, 0)).toBe('b5/targets/1');
  const none = at(
    { supporting: [EXPEDITION, 'Test Sudden Squadron'] },
    { supporting: [{ card: 'Test Patrol', neutralized: true }, 'Test Diplomat', 'Test Sudden Outpost'] },
  );
  expect(none.refuses('narn', 'use', EXPEDITION, 0)).toBe('b5/targets/1');
  const rotated = at({ supporting: [{ card: EXPEDITION, rotated: true }] }, { supporting: ['Test Patrol'] });
  expect(rotated.refuses('narn', 'use', EXPEDITION, 0)).toBe('b5/action-round/6');
});

test.each([
  { race: 'human', ambassador: 'Jeffrey Sinclair', dealt: 4 },
  { race: 'centauri', ambassador: 'Test Consul', dealt: 4 },
  { race: 'minbari', ambassador: 'Test Abbot', dealt: 5 },
  { race: 'narn', ambassador: 'Test Sudden Chief', dealt: 4 },
] as const)('Expeditionary Fleet of the $race: it strikes at what stays out of conflicts, and may be struck in return', ({
  race,
  ambassador,
  dealt,
}) => {
  const foe = race === 'centauri' ? 'narn' : 'centauri';
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  const t = table({
    seats: [
      { race, ambassador, deck, supporting: [EXPEDITION] },
      {
        race: foe,
        ambassador: foe === 'narn' ? 'Test Sudden Chief' : 'Test Consul',
        deck,
        supporting: ['First Battle Fleet', 'Deep Space Fleet'],
      },
    ],
    order: [race, foe],
    tension: { [`${race}>${foe}`]: 5 },
  });
  t.act(race, 'use', EXPEDITION).pick(race, 'Deep Space Fleet');
  expect(t.happened('attack-over')).toMatchObject([{ conflict: -1, attackerDealt: dealt }]);
  expect(t.card(EXPEDITION).rotated).toBe(1);
  expect(t.offers(foe, 'attack', 'First Battle Fleet', EXPEDITION)).toBe(true);
});

/** An Expeditionary Fleet of 4 that a leader makes 14. */
const led = [{ card: 'Test Sudden Warlord', leads: EXPEDITION }, EXPEDITION];

rule(
  'b5-r-expeditionary-fleet-race-name-1',
  'the fleets that strike back are not open to others for it; another Expeditionary Fleet may attack them',
  () => {
    const t = at(
      { supporting: [...led, 'Test Sudden Squadron', { card: EXPEDITION, race: 'minbari' }] },
      { supporting: ['Test Sudden Escort', 'Test Sudden Dreadnought'] },
    );
    const own = t.s.defs.indexOf(findCard(EXPEDITION, 'narn').index);
    const second = t.s.defs.indexOf(findCard(EXPEDITION, 'minbari').index);
    t.act('narn', 'use', own)
      .pick('narn', 'Test Sudden Escort')
      .act('centauri', 'attack', 'Test Sudden Dreadnought', own);
    expect(t.card('Test Sudden Dreadnought')).toMatchObject({ rotated: 1, damage: 12 });
    expect(t.refuses('narn', 'attack', 'Test Sudden Squadron', 'Test Sudden Dreadnought')).toBe('b5/attack/1');
    t.act('narn', 'use', second);
    expect(t.card('Test Sudden Dreadnought').damage).toBe(12 + 5);
  },
);

rule(
  'b5-r-expeditionary-fleet-race-name-2',
  "any fleet of the race, whoever's, may be attacked, and any of them may answer, new ones too, till the round ends",
  () => {
    const t = at(
      { supporting: led },
      { supporting: ['Test Diplomat', 'Test Sudden Squadron', 'Test Guard'], hand: ['Test Sudden Escort'], rating: 9 },
      {},
      { supporting: ['Test Patrol', 'First Battle Fleet'] },
    );
    // a Centauri fleet that the Human player controls
    t.act('narn', 'use', EXPEDITION).pick('narn', 'Test Patrol');
    expect(t.happened('attack')).toMatchObject([{ target: t.id('Test Patrol'), conflict: -1 }]);
    expect([t.card('Test Patrol').neutralized, t.card(EXPEDITION).damage]).toEqual([1, 5]);
    // fleets of other races may not attack back; a fleet sponsored only now may
    expect(t.refuses('centauri', 'attack', 'Test Sudden Squadron', EXPEDITION)).toBe('b5/attack/1');
    t.act('centauri', 'sponsor', 'Test Sudden Escort');
    expect(t.refuses('human', 'attack', 'First Battle Fleet', EXPEDITION)).toBe('b5/attack/1');
    t.pass('human', 'narn').act('centauri', 'attack', 'Test Sudden Escort', EXPEDITION);
    expect(t.card(EXPEDITION).damage).toBe(7);
    t.pass('human', 'narn');
    expect(t.offers('centauri', 'attack', 'Test Guard', EXPEDITION)).toBe(true);
    // the leader stays, so the fleet is not neutralized
    t.untilAsked('sustain', 'narn').pick('narn', 'Test Sudden Warlord').untilAsked('action', 'centauri');
    expect(t.refuses('centauri', 'attack', 'Test Guard', EXPEDITION)).toBe('b5/attack/1');
  },
);

rule(
  ['b5-r-border-raid-3', 'b5-r-border-raid-4'],
  'it strikes besides the one fleet of a raid, which stays contested, and may be struck',
  () => {
    const t = at(
      { supporting: ['Test Sudden Squadron', ...led] },
      { supporting: ['Test Patrol', 'Test Sudden Escort'] },
      {
        conflicts: [
          {
            conflict: 'Border Raid',
            by: 'narn',
            target: 'centauri',
            support: ['Test Sudden Squadron'],
            oppose: ['Test Patrol'],
          },
        ],
      },
    );
    t.act('narn', 'use', EXPEDITION).pick('narn', 'Test Patrol');
    expect(t.conflict('Border Raid').parts.map(p => p.card)).toEqual([
      t.id('Test Sudden Squadron'),
      t.id('Test Patrol'),
    ]);
    expect(t.offers('centauri', 'attack', 'Test Sudden Escort', EXPEDITION)).toBe(true);
    t.until('draw');
    expect(t.happened('conflict-decided')).toMatchObject([{ won: true, uncontested: false }]);
    expect(t.titles('narn', DISCARD)).toContain('Border Raid');
  },
);
