import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Position, SeatPosition } from '../../src/index.ts';
import { DISCARD, HAND, INNER, SUPPORTING } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './stand-ins.ts';

/** A position whose players have cards to draw, so that the turn can end. */
function at(p: Position): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide'];
  return table({ ...p, seats: p.seats.map((seat: SeatPosition) => ({ deck, ...seat })) });
}

/** All players do as little as possible until all conflicts of the turn have resolved. */
const resolve = (t: Table): Table => t.until('draw');

const armed = ['Test Armada', 'Test Armada'];

// Alliance of Races

const alliance = (more: Partial<Position> = {}, human: Partial<SeatPosition> = {}): Table =>
  at({
    seats: [{ race: 'human', agenda: 'Alliance of Races', rating: 6, ...human }, { race: 'minbari' }],
    order: ['human', 'minbari'],
    ...more,
  });

rule(
  'b5-r-alliance-of-races-1',
  'Alliance of Races: with Babylon 5 at 20 its holder wins, leading in power, unless the Shadow War has begun',
  () => {
    const outcome = (p: Partial<Position>) => {
      const t = alliance({ babylon5: 20, ...p });
      for (let i = 0; i < 20 && t.s.result === null && t.s.turn < 3; i++) t.least();
      return t.s.result;
    };
    expect(alliance({ babylon5: 20 }).power('human')).toBe(26);
    expect(outcome({})).toMatchObject({ winners: [0] });
    expect(outcome({ shadowWar: true })).toBe(null);
  },
);

test('Alliance of Races: one influence a turn goes to Babylon 5, out of what may be given', () => {
  const t = alliance();
  t.act('human', 'use', 'Alliance of Races');
  expect([t.rating('human'), t.s.babylon5]).toEqual([5, 5]);
  expect(t.power('human')).toBe(5);
  t.pass('minbari');
  expect(t.refuses('human', 'use', 'Alliance of Races', 0)).toBe('b5/precedence/2');
  expect(alliance({}, { rating: 3 }).refuses('human', 'use', 'Alliance of Races', 0)).toBe('b5/cost/7');
});

test("Alliance of Races: short of 20 the influence of Babylon 5 is nobody's power", () => {
  expect(alliance({ babylon5: 19 }).power('human')).toBe(6);
  expect(alliance({ babylon5: 20, shadowWar: true }).power('human')).toBe(6);
});

// Finish the War

const finish = (tension: number, more: Partial<SeatPosition> = {}, p: Partial<Position> = {}): Table =>
  at({
    seats: [
      { race: 'minbari', agenda: 'Finish the War', rating: 6, ...more },
      { race: 'human', supporting: ['Test Squadron'] },
      { race: 'narn' },
    ],
    order: ['minbari', 'human', 'narn'],
    tension: { 'minbari>human': tension },
    ...p,
  });

rule(
  'b5-r-finish-the-war-1',
  'Finish the War: for 1 influence a turn the tension rises; at 5 both may declare war conflicts',
  () => {
    const t = finish(4);
    t.act('minbari', 'use', 'Finish the War');
    expect([t.rating('minbari'), t.tension('minbari', 'human'), t.tension('human', 'minbari')]).toEqual([5, 5, 3]);
    t.pass('human', 'narn');
    expect(t.refuses('minbari', 'use', 'Finish the War', 0)).toBe('b5/precedence/2');
    t.untilAsked('declare', 'minbari');
    expect(t.offers('minbari', 'declare-war-conflict', 'human')).toBe(true);
    expect(t.refuses('minbari', 'declare-war-conflict', 'narn')).toBe('b5/war/1');
    t.untilAsked('declare', 'human');
    expect(t.offers('human', 'declare-war-conflict', 'minbari')).toBe(true);
    t.untilAsked('declare', 'narn');
    expect(t.refuses('narn', 'declare-war-conflict', 'minbari')).toBe('b5/war/1');
    const calm = finish(4, {}, { round: 'conflict' });
    expect(calm.refuses('minbari', 'declare-war-conflict', 'human')).toBe('b5/war/1');
    expect(finish(3, { rating: 3 }).refuses('minbari', 'use', 'Finish the War', 0)).toBe('b5/cost/7');
  },
);

rule(
  'b5-r-finish-the-war-2',
  'Finish the War: there is no state of war, so that fleets bound to their homes stay there',
  () => {
    const supporting = ['Test Militia', 'Test Squadron'];
    const war = (p: Partial<Position>) => {
      const t = finish(5, { supporting }, { round: 'conflict', ...p });
      t.act('minbari', 'declare-war-conflict', 'human').pass('human', 'narn');
      if (t.prompt().includes('target')) t.pick('minbari', 'human');
      return t;
    };
    const t = war({});
    expect(t.s.relations).toEqual([]);
    expect(t.refuses('minbari', 'support', 'Test Militia', 'war')).toBe('b5/cards-fleet/5');
    expect(t.offers('minbari', 'support', t.id('Test Squadron', 'minbari'), 'war')).toBe(true);
    expect(war({ war: [['minbari', 'human']] }).offers('minbari', 'support', 'Test Militia', 'war')).toBe(true);
  },
);

// Higher Calling

rule(
  'b5-r-higher-calling-1',
  "Higher Calling: Destiny Marks are power by twos, strengthen the ambassador, and the great powers' marks count double",
  () => {
    const t = at({
      seats: [
        {
          race: 'human',
          agenda: 'Higher Calling',
          hand: ['Test Pilgrimage', 'Affirmation of Power'],
          inner: [{ card: 'Test Mediator', marks: { destiny: 3 } }],
          supporting: [{ card: 'Test Squadron', marks: { destiny: 2 } }],
        },
        { race: 'narn', supporting: [{ card: 'Test Clerk', marks: { shadow: 2 } }] },
      ],
      round: 'conflict',
      order: ['human', 'narn'],
    });
    // Sinclair's own Destiny Mark is the fourth; a fleet's do not count
    expect(t.power('human')).toBe(6);
    expect(t.marks('narn', 'shadow')).toBe(4);
    const before = t.ability('Jeffrey Sinclair', 'diplomacy');
    t.act('human', 'declare', 'Test Pilgrimage').pass('narn');
    expect(t.ability('Jeffrey Sinclair', 'diplomacy')).toBe(before);
    t.act('human', 'support', 'Jeffrey Sinclair', 'Test Pilgrimage');
    expect(t.ability('Jeffrey Sinclair', 'diplomacy')).toBe(before + 4);
    expect(t.ability('Jeffrey Sinclair', 'psi')).toBe(0);
    t.pass('narn').act('human', 'support', 'Test Mediator', 'Test Pilgrimage');
    expect(t.ability('Test Mediator', 'diplomacy')).toBe(10);
  },
);

test('Higher Calling: a conflict that gives no Destiny Mark does not strengthen the ambassador', () => {
  const t = at({
    seats: [{ race: 'human', agenda: 'Higher Calling' }, { race: 'narn' }],
    order: ['human', 'narn'],
    conflicts: [{ conflict: 'Affirmation of Power', by: 'human' }],
  });
  const before = t.ability('Jeffrey Sinclair', 'diplomacy');
  t.act('human', 'support', 'Jeffrey Sinclair', 'Affirmation of Power');
  expect(t.ability('Jeffrey Sinclair', 'diplomacy')).toBe(before);
});

rule('b5-r-higher-calling-2', 'Higher Calling: the doubling serves every faction', () => {
  const play = (agenda: string) =>
    at({
      seats: [
        { race: 'human', agenda },
        { race: 'narn', supporting: ['Test Prophet'], hand: ['Test Vigil'] },
      ],
      order: ['narn', 'human'],
    });
  expect(play('Higher Calling').offers('narn', 'event', 'Test Vigil')).toBe(true);
  expect(play('Power Politics').refuses('narn', 'event', 'Test Vigil')).toBe('b5/cost/7');
});

// Imperialism

/** The Narn declare a war conflict for Ragesh III of the Centauri, with a fleet that nobody opposes. */
const empire = (narn: Partial<SeatPosition>, centauri: Partial<SeatPosition> = {}, more: object = {}): Table =>
  at({
    seats: [
      { race: 'narn', supporting: ['Test Armada', 'Narn Homeworld'], ...narn },
      { race: 'centauri', rating: 8, supporting: ['Ragesh III'], ...centauri },
    ],
    order: ['narn', 'centauri'],
    war: [['narn', 'centauri']],
    conflicts: [{ conflict: 'war', by: 'narn', target: 'Ragesh III', support: ['Test Armada'], ...more }],
  });

rule('b5-r-imperialism-1', 'Imperialism: a captured location brings 2 influence, and is used like your own', () => {
  const t = empire({ agenda: 'Imperialism' });
  t.until('draw').untilAsked('action', 'narn');
  expect([t.rating('narn'), t.rating('centauri')]).toEqual([6, 8]);
  t.act('narn', 'use', 'Ragesh III');
  expect(t.card('Ragesh III')).toMatchObject({ faction: 0, tokens: 1 });
  const without = empire({});
  without.until('draw').untilAsked('action', 'narn');
  expect(without.rating('narn')).toBe(4);
  expect(without.titles('narn', SUPPORTING)).toContain('Ragesh III');
  expect(without.offers('narn', 'use', 'Ragesh III')).toBe(false);
});

test('Imperialism: its holder loses 2 influence when another player captures one of his locations', () => {
  const t = resolve(empire({}, { agenda: 'Imperialism' }));
  expect([t.rating('narn'), t.rating('centauri')]).toEqual([4, 6]);
  const both = resolve(empire({ agenda: 'Imperialism' }, { agenda: 'Imperialism' }));
  expect([both.rating('narn'), both.rating('centauri')]).toEqual([6, 6]);
});

test('Imperialism: +2 Leadership for its own ambassador', () => {
  const plain = empire({});
  const t = empire({ agenda: 'Imperialism' });
  expect(t.ability("G'Kar", 'leadership')).toBe(plain.ability("G'Kar", 'leadership') + 2);
  expect(t.ability('Londo Mollari', 'leadership')).toBe(plain.ability('Londo Mollari', 'leadership'));
});

rule('b5-r-imperialism-2', 'Imperialism: a location neutralized before its capture brings 2, and is discarded', () => {
  const t = empire(
    { agenda: 'Imperialism', supporting: armed },
    { supporting: ['Test Fortress'] },
    { target: 'Test Fortress', oppose: ['Test Fortress'] },
  );
  t.act(
    'narn',
    'attack',
    t.s.cards.findIndex((c, id) => t.titleOf(id) === 'Test Armada' && c.rotated === 0),
    'Test Fortress',
  );
  expect(t.card('Test Fortress').neutralized).toBe(1);
  t.until('draw').until('action');
  expect(t.rating('narn')).toBe(6);
  expect(t.titles('centauri', DISCARD)).toContain('Test Fortress');
});

rule('b5-r-imperialism-5', 'Imperialism: no homeworld rotates for it', () => {
  const t = empire({ agenda: 'Imperialism' });
  expect(() => t.untilAsked('may', 'narn', 4)).toThrow('never asked');
  expect(t.s.round).toBe('draw');
  expect([t.rating('narn'), t.card('Narn Homeworld').rotated]).toEqual([6, 0]);
});

// Knowledge is Power

const knowledge = (damage: number, inner: readonly string[] = ['Test Clerk']): Table =>
  at({
    seats: [
      { race: 'centauri', agenda: 'Knowledge is Power', supporting: [{ card: 'Test Spymaster', damage }] },
      { race: 'human', rating: 6, inner, supporting: ['Test Informer', 'Test Notary'] },
    ],
    order: ['centauri', 'human'],
    conflicts: [
      {
        conflict: 'Knowledge is Power',
        by: 'centauri',
        target: 'human',
        support: ['Test Spymaster'],
        oppose: ['Test Informer'],
      },
    ],
  });

rule(
  'b5-r-knowledge-is-power-1',
  'Knowledge is Power: for 7 influence an Intrigue conflict that, won by 5, brings 1 and costs the target 1',
  () => {
    const t = at({
      seats: [
        { race: 'centauri', agenda: 'Knowledge is Power', rating: 7 },
        { race: 'human' },
        { race: 'narn', agenda: 'Knowledge is Power', rating: 6 },
      ],
      round: 'conflict',
      order: ['centauri', 'human', 'narn'],
    });
    t.act('centauri', 'declare-from', 'Knowledge is Power');
    expect(t.available('centauri')).toBe(0);
    t.pass('human');
    expect(t.refuses('narn', 'declare-from', t.id('Knowledge is Power', 'narn'), 0)).toBe('b5/conflict-round/6');
    t.pass('narn').pick('centauri', 'human');
    expect(t.conflict('Knowledge is Power')).toMatchObject({ types: [1], targetSeat: 1 });
    const won = knowledge(1).untilAsked('choose', 'human');
    won.pick('human');
    expect([won.rating('centauri'), won.rating('human')]).toEqual([5, 5]);
    expect(won.titles('human', INNER)).toContain('Test Clerk');
    const close = resolve(knowledge(2));
    expect([close.rating('centauri'), close.rating('human')]).toEqual([4, 6]);
  },
);

rule('b5-r-knowledge-is-power-2', 'Knowledge is Power: the +2 Intrigue serves the ambassador in any conflict', () => {
  const londo = (agenda: string) => {
    const t = at({
      seats: [{ race: 'centauri', agenda }, { race: 'human' }],
      order: ['centauri', 'human'],
      conflicts: [{ conflict: 'Kidnapping', by: 'human', target: 'Londo Mollari' }],
    });
    t.act('centauri', 'oppose', 'Londo Mollari', 'Kidnapping');
    return t.conflict('Kidnapping').now.opposition;
  };
  expect(londo('Knowledge is Power')).toBe(londo('Alliance of Races') + 2);
});

rule(
  'b5-r-knowledge-is-power-3',
  'Knowledge is Power: the target chooses as it resolves: an Inner Circle character, or the influence',
  () => {
    const t = knowledge(1).untilAsked('choose', 'human');
    expect(t.s.round).toBe('resolution');
    expect(t.options('human').length).toBe(1);
    t.pick('human', 'Test Clerk');
    expect(t.titles('human', DISCARD)).toEqual(['Test Clerk']);
    expect([t.rating('centauri'), t.rating('human')]).toEqual([4, 6]);
    // with only the ambassador there is no choice
    const alone = resolve(knowledge(1, []));
    expect([alone.rating('centauri'), alone.rating('human')]).toEqual([5, 5]);
  },
);

// Maintain the Peace

const peace = (p: Partial<Position> = {}, more: Partial<SeatPosition> = {}): Table =>
  at({
    seats: [
      { race: 'human', agenda: { card: 'Maintain the Peace', tokens: 3 }, supporting: armed, ...more },
      { race: 'narn', hand: ['Test Any War'], supporting: ['Test Squadron'] },
    ],
    order: ['human', 'narn'],
    ...p,
  });
const gunboats = {
  conflicts: [{ conflict: 'Gunboat Diplomacy', by: 'narn' as const, target: 'human', support: ['Test Squadron'] }],
};

rule(
  'b5-r-maintain-the-peace-1',
  'Maintain the Peace: 20 Military in ready fleets to sponsor it, a token for a quiet turn, none left after a Military conflict',
  () => {
    const sponsor = (supporting: SeatPosition['supporting']) =>
      at({
        seats: [{ race: 'human', hand: ['Maintain the Peace'], supporting: supporting! }, { race: 'narn' }],
        order: ['human', 'narn'],
      });
    expect(sponsor(armed).offers('human', 'agenda', 'Maintain the Peace')).toBe(true);
    expect(sponsor(['Test Armada', 'Test Squadron']).refuses('human', 'agenda', 'Maintain the Peace')).toBe(
      'b5/agenda/11',
    );
    expect(
      sponsor(['Test Armada', { card: 'Test Armada', rotated: true }]).refuses('human', 'agenda', 'Maintain the Peace'),
    ).toBe('b5/agenda/11');
    expect(peace().power('human')).toBe(7);
    const t = resolve(peace(gunboats));
    expect(t.card('Maintain the Peace').tokens).toBe(0);
    expect(t.power('human')).toBe(t.rating('human'));
  },
);

rule(
  'b5-r-maintain-the-peace-2',
  'Maintain the Peace: a turn without a Military conflict brings a token as the resolution round ends',
  () => {
    const t = peace();
    t.pass('human').pass('narn');
    expect(t.s.round).toBe('draw');
    expect(t.card('Maintain the Peace').tokens).toBe(4);
    const talks = resolve(peace({ conflicts: [{ conflict: 'Affirmation of Power', by: 'narn' }] }));
    expect(talks.card('Maintain the Peace').tokens).toBe(4);
  },
);

rule('b5-r-maintain-the-peace-3', 'Maintain the Peace: the tokens stay while its text is blanked', () => {
  const t = at({
    seats: [
      { race: 'human', agenda: { card: 'Maintain the Peace', tokens: 3, attached: ['Forced Impairment'] } },
      { race: 'narn', hand: ['Test Breakup'] },
    ],
    order: ['narn', 'human'],
  });
  expect([t.card('Maintain the Peace').tokens, t.power('human')]).toEqual([3, 4]);
  t.act('narn', 'event', 'Test Breakup');
  expect(t.inPlay('Forced Impairment')).toBe(false);
  expect([t.card('Maintain the Peace').tokens, t.power('human')]).toEqual([3, 7]);
});

rule(
  'b5-r-maintain-the-peace-4',
  'Maintain the Peace: ahead of its target as resolution begins it stops both, and neither has aftermaths',
  () => {
    const t = peace(gunboats);
    t.act('human', 'use', 'Maintain the Peace');
    expect(t.conflict('Maintain the Peace')).toMatchObject({ stage: 'initiated', types: [4] });
    t.pass('narn').act('human', 'support', 'Test Armada', 'Maintain the Peace');
    resolve(t);
    expect(t.conflict('Gunboat Diplomacy').stage).toBe('cancelled');
    expect(t.conflict('Maintain the Peace').stage).toBe('cancelled');
    expect(t.happened('conflict-resolved')).toEqual([]);
    expect(t.titles('narn', HAND)).toContain('Test Any War');
    expect(t.titles('narn', DISCARD)).toContain('Gunboat Diplomacy');
    // no Military conflict has resolved
    expect(t.card('Maintain the Peace').tokens).toBe(4);
  },
);

test('Maintain the Peace: not ahead of its target it stops nothing, and it wants a Military conflict to aim at', () => {
  const t = peace(gunboats);
  t.act('human', 'use', 'Maintain the Peace').untilAsked('aftermath', 'narn');
  expect(t.offers('narn', 'aftermath', 'Test Any War')).toBe(true);
  resolve(t);
  expect(t.happened('conflict-resolved').length).toBe(2);
  const idle = peace({ conflicts: [{ conflict: 'Affirmation of Power', by: 'narn' }] });
  expect(idle.refuses('human', 'use', 'Maintain the Peace', 0)).toBe('b5/targets/1');
  const declared = peace({ round: 'conflict' });
  expect(declared.refuses('human', 'declare-from', 'Maintain the Peace', 0)).toBe('b5/conflict-round/5');
});

// Never Again

test('Never Again: fleets have +2 Military while a Military conflict is aimed at their player', () => {
  const military = (conflict: string, target: string) =>
    at({
      seats: [
        { race: 'narn', agenda: 'Never Again', supporting: ['Test Squadron'] },
        { race: 'human' },
        { race: 'minbari' },
      ],
      conflicts: [{ conflict, by: 'human', target }],
    }).ability('Test Squadron', 'military');
  expect(military('Gunboat Diplomacy', 'narn')).toBe(6);
  expect(military('Gunboat Diplomacy', 'minbari')).toBe(4);
  expect(military('Stop Hostilities', 'narn')).toBe(4);
});

rule(
  'b5-r-never-again-1',
  'a ready fleet with an unmodified Military above 4 is 1 power, one brought in for the turn too',
  () => {
    const t = at({
      seats: [
        {
          race: 'narn',
          agenda: 'Never Again',
          supporting: ['First Battle Fleet', { card: 'Second Battle Fleet', rotated: true }, 'Test Squadron'],
          hand: ['Test Mobilization', 'Test Dreadnought'],
        },
        { race: 'human' },
      ],
      order: ['narn', 'human'],
      conflicts: [{ conflict: 'Gunboat Diplomacy', by: 'human', target: 'narn' }],
    });
    // the rotated fleet does not count, and neither does a fleet that only a bonus lifts above 4
    expect(t.power('narn')).toBe(5);
    t.act('narn', 'event', 'Test Mobilization');
    expect(t.power('narn')).toBe(6);
  },
);

// Peace In Our Time

rule(
  'b5-r-peace-in-our-time-1',
  'Peace In Our Time: Babylon 5 is power by threes; 10 influence and 1 for each fleet of a race lower its tension',
  () => {
    const t = at({
      seats: [
        { race: 'human', agenda: 'Peace In Our Time', rating: 14 },
        { race: 'narn', supporting: ['Test Squadron', 'Test Squadron', 'Picket Fleet', 'Colonial Fleet'] },
        { race: 'centauri' },
      ],
      order: ['human', 'narn', 'centauri'],
      babylon5: 11,
    });
    expect(t.power('human')).toBe(17);
    t.act('human', 'use', 'Peace In Our Time').pick('human', 'narn').pick('human', 'centauri');
    expect(t.available('human')).toBe(0);
    expect([t.tension('narn', 'centauri'), t.tension('centauri', 'narn')]).toEqual([3, 4]);
  },
);

test('Peace In Our Time: a race whose fleets make it too dear, and one that nobody plays, are no targets', () => {
  const t = at({
    seats: [
      { race: 'human', agenda: 'Peace In Our Time', rating: 10 },
      { race: 'narn', supporting: ['Test Squadron'] },
      { race: 'centauri' },
    ],
    order: ['human', 'narn', 'centauri'],
  });
  t.act('human', 'use', 'Peace In Our Time');
  expect(t.offers('human', 'race', 'narn')).toBe(false);
  expect(t.offers('human', 'race', 'minbari')).toBe(false);
  t.pick('human', 'centauri').pick('human', 'minbari');
  expect(t.tension('centauri', 'minbari')).toBe(1);
});

// Power Politics

const politics = (side: 'human' | 'narn', minbari: readonly string[]): Table =>
  at({
    seats: [
      { race: 'human', agenda: 'Power Politics', supporting: ['Test Clerk', 'Test Notary'] },
      { race: 'narn', supporting: ['Test Mediator'] },
      { race: 'minbari', supporting: minbari },
    ],
    order: ['human', 'narn', 'minbari'],
    conflicts: [
      {
        conflict: 'Power Politics',
        by: 'human',
        support: ['Test Clerk', { card: 'Test Mediator', side }, ...minbari],
      },
    ],
  });

rule('b5-r-power-politics-1', 'Power Politics: where two are tied at the top nobody gains', () => {
  const t = politics('narn', ['Test Spare Envoy']);
  expect(t.conflict('Power Politics').now.sides).toEqual([4, 10, 10]);
  resolve(t);
  expect([t.rating('human'), t.rating('narn'), t.rating('minbari')]).toEqual([4, 4, 4]);
});

rule('b5-r-power-politics-2', 'Power Politics: it targets nobody, and whoever is backed most gains 2', () => {
  const t = politics('narn', []);
  expect(t.conflict('Power Politics')).toMatchObject({ targetSeat: -1, targetRace: -1, targetCard: -1 });
  resolve(t);
  expect([t.rating('human'), t.rating('narn'), t.rating('minbari')]).toEqual([4, 6, 4]);
  const helped = resolve(politics('human', []));
  expect([helped.rating('human'), helped.rating('narn')]).toEqual([6, 4]);
});

test('Power Politics: +1 Diplomacy for its own ambassador, and 9 influence for its conflict', () => {
  const t = at({
    seats: [{ race: 'human', agenda: 'Power Politics', rating: 8 }, { race: 'minbari' }],
    round: 'conflict',
    order: ['human', 'minbari'],
  });
  const plain = at({ seats: [{ race: 'human' }, { race: 'minbari' }] });
  expect(t.ability('Jeffrey Sinclair', 'diplomacy')).toBe(plain.ability('Jeffrey Sinclair', 'diplomacy') + 1);
  expect(t.ability('Delenn', 'diplomacy')).toBe(plain.ability('Delenn', 'diplomacy'));
  expect(t.refuses('human', 'declare-from', 'Power Politics', 0)).toBe('b5/conflict-round/6');
});

// Revenge

test('Revenge: fleets have +2 Military while they attack Centauri fleets, and no others', () => {
  const dealt = (prey: string, race: 'centauri' | 'human') => {
    const t = at({
      seats: [
        { race: 'narn', agenda: 'Revenge', supporting: ['Test Squadron'] },
        { race, supporting: [prey] },
      ],
      order: ['narn', race],
      conflicts: [{ conflict: 'Gunboat Diplomacy', by: race, target: 'narn', support: [prey] }],
    });
    t.act('narn', 'attack', 'Test Squadron', prey);
    return t.happened('damaged')[0]!.n;
  };
  expect(dealt('Homeworld Fleet', 'centauri')).toBe(6);
  expect(dealt('Homeworld Fleet', 'human')).toBe(4);
});

test('Revenge: your tension toward the Centauri is power', () => {
  const power = (tension: number) =>
    at({
      seats: [{ race: 'narn', agenda: 'Revenge' }, { race: 'centauri' }],
      tension: { 'narn>centauri': tension },
    }).power('narn');
  expect([power(5), power(2)]).toEqual([9, 6]);
});

const conquest = (target: string): Table =>
  at({
    seats: [
      { race: 'narn', agenda: 'Revenge', supporting: ['Test Armada', 'Narn Homeworld'] },
      { race: 'centauri', supporting: ['Ragesh III', { card: 'Mars Colony', race: 'human', captured: true }] },
    ],
    war: [['narn', 'centauri']],
    conflicts: [{ conflict: 'war', by: 'narn', target, support: ['Test Armada'] }],
  });

rule(
  'b5-r-revenge-1',
  'Revenge: a conquered Centauri location brings 2, from the agenda and not from a conflict',
  () => {
    const t = conquest('Ragesh III');
    // the homeworld increases the gains of conflicts, but causes no question
    expect(() => t.untilAsked('may', 'narn', 4)).toThrow('never asked');
    expect(t.s.round).toBe('draw');
    expect(t.happened('captured').length).toBe(1);
    expect([t.rating('narn'), t.card('Narn Homeworld').rotated]).toEqual([6, 0]);
    const strike = at({
      seats: [{ race: 'narn', agenda: 'Revenge', supporting: ['Test Armada', 'Narn Homeworld'] }, { race: 'centauri' }],
      conflicts: [{ conflict: 'Limited Strike', by: 'narn', target: 'centauri', support: ['Test Armada'] }],
    });
    strike.untilAsked('may', 'narn').act('narn', 'yes').leaveOpen();
    expect(strike.rating('narn')).toBe(6);
  },
);

test('Revenge: a location of another race brings nothing', () => {
  const t = resolve(conquest('Mars Colony'));
  expect(t.happened('captured').length).toBe(1);
  expect(t.rating('narn')).toBe(4);
});

// Rise of the Republic

const republic = (supporting: readonly string[]): Table =>
  at({
    seats: [{ race: 'centauri', agenda: 'Rise of the Republic', supporting }, { race: 'human' }],
    order: ['centauri', 'human'],
  });

rule('b5-r-rise-of-the-republic-1', 'characters rotate as if to support it until 15 Diplomacy are there', () => {
  const t = republic(['Test Mediator', 'Test Notary', 'Test Clerk']);
  t.act('centauri', 'use', 'Rise of the Republic').pick('centauri', 'human');
  expect(t.tension('centauri', 'human')).toBe(1);
  // at least as many as are needed to reach it
  expect(t.whyNot('centauri', 'Test Mediator')?.rule).toBe('b5/cost/7');
  t.pick('centauri', 'Test Mediator', 'Test Notary');
  expect([t.card('Test Mediator').rotated, t.card('Test Notary').rotated, t.card('Test Clerk').rotated]).toEqual([
    1, 1, 0,
  ]);
  expect([t.tension('centauri', 'human'), t.tension('human', 'centauri')]).toEqual([2, 1]);
  t.pass('human');
  expect(t.refuses('centauri', 'use', 'Rise of the Republic', 0)).toBe('b5/precedence/2');
});

test('Rise of the Republic: nobody rotates once 15 Diplomacy are there', () => {
  const t = republic(['Test Mediator', 'Test Notary', 'Test Notary', 'Test Notary']);
  t.act('centauri', 'use', 'Rise of the Republic').pick('centauri', 'human');
  const all = ['Test Mediator', 'Test Notary', 'Test Notary', 'Test Notary'];
  expect(t.whyNot('centauri', ...all)?.rule).toBe('b5/cost/7');
  // the last player may have more than is needed
  expect(t.whyNot('centauri', 'Test Notary', 'Test Notary', 'Test Mediator')).toBeNull();
  t.pick('centauri', 'Test Mediator', 'Test Notary');
});

test('Rise of the Republic: with less than 15 Diplomacy ready there is nothing to do', () => {
  // Londo's 4 and 10 more
  expect(republic(['Test Mediator']).refuses('centauri', 'use', 'Rise of the Republic', 0)).toBe('b5/cost/7');
  expect(republic(['Test Mediator', 'Test Clerk']).offers('centauri', 'use', 'Rise of the Republic')).toBe(true);
});

test('Rise of the Republic: +1 Military for your fleets, and your highest tension is power', () => {
  const t = at({
    seats: [
      { race: 'centauri', agenda: 'Rise of the Republic', supporting: ['Test Squadron'] },
      { race: 'human', supporting: ['Test Squadron'] },
    ],
    tension: { 'human>centauri': 5 },
  });
  expect(t.ability('Test Squadron', 'military', 'centauri')).toBe(5);
  expect(t.ability('Test Squadron', 'military', 'human')).toBe(4);
  // 4 toward the Narn, whom nobody plays
  expect(t.power('centauri')).toBe(8);
});

// Servants of Order

rule(
  'b5-r-servants-of-order-1',
  'Servants of Order: a purged Vorlon Mark finds the first card that requires or pictures one',
  () => {
    const t = at({
      seats: [
        {
          race: 'minbari',
          agenda: 'Servants of Order',
          supporting: ['Test Prophet'],
          deck: ['Narn Aide', 'Test Vigil', 'Delenn', 'Minbari Aide'],
        },
        { race: 'human' },
      ],
      order: ['minbari', 'human'],
    });
    // Delenn's own, the agenda's on her, and the two of her prophet
    expect(t.card('Delenn', 'minbari').vorlon).toBe(2);
    expect([t.marks('minbari', 'vorlon'), t.power('minbari')]).toEqual([4, 6]);
    t.act('minbari', 'use', 'Servants of Order').pick('minbari', 'Test Prophet');
    expect(t.titles('minbari', HAND)).toEqual(['Test Vigil']);
    expect(t.happened('shuffled')).toMatchObject([{ seat: 0 }]);
    expect([t.card('Test Prophet').vorlon, t.power('minbari')]).toEqual([1, 5]);
  },
);

test('Servants of Order: without a Vorlon Mark of your own there is nothing to purge', () => {
  const t = at({
    seats: [
      { race: 'minbari', agenda: 'Servants of Order', inner: [] },
      { race: 'human', supporting: ['Test Prophet'] },
    ],
    order: ['minbari', 'human'],
  });
  t.act('minbari', 'use', 'Servants of Order').pass('human');
  t.act('minbari', 'use', 'Servants of Order').pass('human');
  expect(t.marks('minbari', 'vorlon')).toBe(0);
  expect(t.refuses('minbari', 'use', 'Servants of Order', 0)).toBe('b5-r-short-term-goals-1');
});

rule(
  'b5-r-servants-of-order-2',
  'Servants of Order: four Vorlon Marks and 10 influence are 12 power and 10 influence',
  () => {
    const t = at({
      seats: [
        { race: 'minbari', agenda: 'Servants of Order', rating: 10, supporting: ['Test Prophet'] },
        { race: 'human' },
      ],
    });
    expect([t.marks('minbari', 'vorlon'), t.power('minbari'), t.rating('minbari')]).toEqual([4, 12, 10]);
  },
);

// Total War

/** The Narn and the Centauri are at war. One of them declares a war conflict on the other, who has two squadrons of 4. */
const total = (by: 'narn' | 'centauri', oppose: readonly string[], narn: Partial<SeatPosition> = {}): Table =>
  at({
    seats: [
      { race: 'narn', agenda: 'Total War', supporting: ['Test Armada'], ...narn },
      { race: 'centauri', rating: 8, supporting: ['Test Squadron', 'Test Squadron'] },
    ],
    order: ['narn', 'centauri'],
    war: [['narn', 'centauri']],
    conflicts: [
      {
        conflict: 'war',
        by,
        target: by === 'narn' ? 'centauri' : 'narn',
        support: [by === 'narn' ? 'Test Armada' : 'Test Squadron'],
        oppose,
      },
    ],
  });

rule(
  'b5-r-total-war-1',
  'Total War: a contested war conflict of yours that is won brings 1 and costs the target 1',
  () => {
    const ratings = (t: Table) => {
      resolve(t);
      return [t.rating('narn'), t.rating('centauri')];
    };
    expect(ratings(total('narn', ['Test Squadron']))).toEqual([5, 7]);
    expect(ratings(total('narn', ['Test Squadron'], { agenda: 'Power Politics' }))).toEqual([4, 8]);
    // a war conflict without opposition gives 1 by itself; the agenda adds nothing
    expect(ratings(total('narn', []))).toEqual([5, 7]);
    // it adds nothing to another player's conflict either
    expect(ratings(total('centauri', ['Test Armada']))).toEqual([4, 8]);
  },
);

rule('b5-r-total-war-1', 'Total War: fleets of others have +1 Military against your conflicts and your fleets', () => {
  const t = total('narn', ['Test Squadron']);
  expect(t.conflict('war').now).toMatchObject({ support: 10, opposition: 5 });
  const second = t.s.cards.findIndex((c, id) => t.titleOf(id) === 'Test Squadron' && c.rotated === 0);
  expect(t.ability(second, 'military')).toBe(4);
  t.pass('narn').act('centauri', 'attack', second, 'Test Armada');
  expect(t.happened('attack-over')[0]).toMatchObject({ attackerDealt: 5, targetDealt: 10 });
  // another player's conflict changes nothing
  const theirs = total('centauri', ['Test Armada']);
  expect(theirs.conflict('war').now).toMatchObject({ support: 4, opposition: 10 });
});

rule(
  'b5-r-total-war-1',
  'Total War: its ambassador has a Doom Mark, 2 less Diplomacy, and 2 more Leadership at war',
  () => {
    const gkar = (agenda: string, war: Position['war']) => {
      const t = at({ seats: [{ race: 'narn', agenda }, { race: 'centauri' }], war: war! });
      const { doom } = t.card("G'Kar");
      return [t.ability("G'Kar", 'diplomacy'), t.ability("G'Kar", 'leadership'), doom] as const;
    };
    const [diplomacy, leadership] = gkar('Alliance of Races', []);
    expect(gkar('Total War', [])).toEqual([diplomacy - 2, leadership, 1]);
    expect(gkar('Total War', [['narn', 'centauri']])).toEqual([diplomacy - 2, leadership + 2, 1]);
  },
);

rule('b5-r-total-war-2', 'Total War: no homeworld rotates for it', () => {
  const war = (oppose: readonly string[]) => total('narn', oppose, { supporting: ['Test Armada', 'Narn Homeworld'] });
  const t = war(['Test Squadron']);
  expect(() => t.untilAsked('may', 'narn', 4)).toThrow('never asked');
  expect(t.happened('conflict-resolved')).toHaveLength(1);
  expect([t.rating('narn'), t.card('Narn Homeworld').rotated]).toEqual([5, 0]);
  // the gain from a war conflict itself is separate
  const uncontested = war([]);
  uncontested.untilAsked('may', 'narn').act('narn', 'yes');
  expect(uncontested.rating('narn')).toBe(6);
});
