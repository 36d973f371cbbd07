import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Position, setUp } from '../../src/index.ts';
import { Table } from '../support/table.ts';
import './people-and-places.ts';

/** A position in which no player runs out of cards. */
const table = (p: Position) =>
  new Table(setUp({ ...p, seats: p.seats.map(seat => ({ deck: Array(9).fill('Test Filler'), ...seat })) }));

const HOMEWORLDS = [
  ['Earth', 'human', 'Human Aide'],
  ['Centauri Prime', 'centauri', 'Centauri Aide'],
  ['Minbar', 'minbari', 'Minbari Aide'],
  ['Narn Homeworld', 'narn', 'Narn Aide'],
] as const;

describe.each(HOMEWORLDS)('%s', (world, race, aide) => {
  const other = race === 'narn' ? 'human' : 'narn';
  const debate = (place: string | { card: string; rotated?: boolean; captured?: boolean } = world) =>
    table({
      seats: [{ race, supporting: [aide, place] }, { race: other }],
      order: [race, other],
      round: 'resolution',
      conflicts: [{ conflict: 'Test Far Debate', by: race, support: [aide] }],
    });

  test('rotates for 1 more when a conflict gives its player influence', () => {
    const t = debate();
    t.act(race, 'yes');
    expect(t.rating(race)).toBe(6);
    expect(t.card(world).rotated).toBe(1);
    expect(t.happened('influence-gained').map(f => f.n)).toEqual([1, 1]);
  });

  test('need not', () => {
    const t = debate();
    t.act(race, 'no');
    expect(t.rating(race)).toBe(5);
    expect(t.card(world).rotated).toBe(0);
  });

  test('cannot while rotated, and not for a captor', () => {
    for (const place of [
      { card: world, rotated: true },
      { card: world, captured: true },
    ]) {
      const t = debate(place);
      expect(t.offers(race, 'yes')).toBe(false);
      expect(t.rating(race)).toBe(5);
    }
  });
});

describe('homeworlds', () => {
  const three = (more: Partial<Position['seats'][number]>, by: 'narn' | 'human', round: 'action' | 'resolution') =>
    table({
      seats: [
        { race: 'narn', supporting: ['Narn Aide', 'Narn Homeworld'], ...more },
        { race: 'human', supporting: ['Human Aide'] },
        { race: 'centauri' },
      ],
      order: ['narn', 'human', 'centauri'],
      round,
      conflicts: [{ conflict: 'Test Far Debate', by, support: [by === 'narn' ? 'Narn Aide' : 'Human Aide'] }],
    });

  test('what another player gains does not concern them', () => {
    const t = three({}, 'human', 'resolution');
    expect(t.rating('human')).toBe(5);
    expect(t.offers('narn', 'yes')).toBe(false);
  });

  test('neither an event’s influence nor an aftermath’s comes from a conflict', () => {
    const t = three({ hand: ['Test Far Bounty', 'Test Reparations'] }, 'human', 'action');
    t.act('narn', 'event', 'Test Far Bounty');
    expect(t.asked).toEqual(['human']);
    expect(t.rating('narn')).toBe(5);
    const after = three({ hand: ['Test Reparations'] }, 'narn', 'resolution');
    after.act('narn', 'no').act('narn', 'aftermath', 'Test Reparations');
    expect(after.rating('narn')).toBe(6);
    expect(after.card('Narn Homeworld').rotated).toBe(0);
    expect(after.offers('narn', 'yes')).toBe(false);
  });

  test('one rotation answers one gain, whatever brought it', () => {
    const t = table({
      seats: [{ race: 'narn', supporting: ['Narn Homeworld', 'First Battle Fleet'] }, { race: 'centauri' }],
      order: ['narn', 'centauri'],
      round: 'resolution',
      war: [['narn', 'centauri']],
      conflicts: [{ conflict: 'war', by: 'narn', target: 'centauri', support: ['First Battle Fleet'] }],
    });
    t.act('narn', 'yes');
    expect(t.rating('narn')).toBe(6);
    expect(t.rating('centauri')).toBe(3);
  });
});

describe('Mars Colony', () => {
  const colony = (place: string | { card: string; rotated: boolean } = 'Mars Colony') =>
    table({
      seats: [
        { race: 'human', rating: 10, supporting: ['Human Aide', 'Human Agent', place] },
        { race: 'narn', supporting: ['Narn Aide'] },
      ],
      order: ['human', 'narn'],
      conflicts: [{ conflict: 'Test Far Plot', by: 'narn' }],
    });

  rule('b5-r-mars-colony-1', 'rotated it raises the Diplomacy of one of your characters, turn after turn', () => {
    const t = colony();
    t.act('human', 'use', 'Mars Colony');
    expect(t.options('human').map(o => o.a)).toEqual([
      t.id('Jeffrey Sinclair'),
      t.id('Human Aide'),
      t.id('Human Agent'),
    ]);
    t.pick('human', 'Human Aide');
    expect(t.ability('Human Aide', 'diplomacy')).toBe(5);
    t.untilAsked('sustain', 'human').pick('human', 'Mars Colony').until('action');
    expect(t.s.turn).toBe(3);
    expect(t.ability('Human Aide', 'diplomacy')).toBe(5);
    t.untilAsked('sustain', 'human').pick('human').until('action');
    expect(t.ability('Human Aide', 'diplomacy')).toBe(3);
  });

  rule('b5-r-mars-colony-1', 'its Military opposes a conflict aimed at it, and no other', () => {
    const t = table({
      seats: [
        { race: 'human', supporting: ['Mars Colony'] },
        { race: 'narn', supporting: ['First Battle Fleet', 'Second Battle Fleet'] },
      ],
      order: ['human', 'narn'],
      war: [['human', 'narn']],
      conflicts: [
        { conflict: 'war', by: 'narn', target: 'human', support: ['First Battle Fleet'] },
        { conflict: 'Border Raid', by: 'narn', target: 'human' },
      ],
    });
    expect(t.refuses('human', 'oppose', 'Mars Colony', 'war')).toBe('b5/support-oppose/10');
    expect(t.refuses('human', 'oppose', 'Mars Colony', 'Border Raid')).toBe('b5/support-oppose/10');
    const siege = table({
      seats: [
        { race: 'human', supporting: ['Mars Colony'] },
        { race: 'narn', supporting: ['First Battle Fleet'] },
      ],
      order: ['human', 'narn'],
      war: [['human', 'narn']],
      conflicts: [{ conflict: 'war', by: 'narn', target: 'Mars Colony', support: ['First Battle Fleet'] }],
    });
    expect(siege.refuses('human', 'support', 'Mars Colony', 'war')).toBe('b5/support-oppose/10');
    siege.act('human', 'oppose', 'Mars Colony', 'war');
    expect(siege.conflict('war').now).toMatchObject({ support: 5, opposition: 10 });
  });

  test('not while it is rotated, and not for the characters of others', () => {
    const t = colony({ card: 'Mars Colony', rotated: true });
    expect(t.refuses('human', 'use', 'Mars Colony', 0)).toBe('b5/action-round/6');
    const fresh = colony();
    fresh.act('human', 'use', 'Mars Colony');
    expect(fresh.offers('human', 'card', 'Narn Aide')).toBe(false);
    fresh.pick('human', 'Human Agent');
    fresh.until('conflict');
    expect(fresh.ability('Human Agent', 'diplomacy')).toBe(0);
  });
});

describe.each([
  { place: 'Ragesh III', race: 'centauri', tokens: 3, card: 'Colonial Fleet', price: 4, each: 1 },
  { place: 'Quadrant 14', race: 'narn', tokens: 2, card: 'Expeditionary Fleet', price: 8, each: 2 },
] as const)('$place', ({ place, race, tokens, card, price, each }) => {
  const aide = race === 'narn' ? 'Narn Aide' : 'Centauri Aide';
  const assistant = race === 'narn' ? "Na'Toth" : 'Vir Cotto';
  const yard = (n: number) =>
    table({
      seats: [
        {
          race,
          rating: 12,
          inner: [assistant],
          supporting: [{ card: place, tokens: n }],
          hand: [card, aide, 'Picket Fleet'],
        },
        { race: 'human', rating: 12, hand: ['Picket Fleet'] },
      ],
      order: [race, 'human'],
    });
  const id = place === 'Ragesh III' ? 'b5-r-ragesh-iii-1' : 'b5-r-quadrant-14-1';

  rule(id, `a rotation is a token; sponsoring takes them all off, each for ${each} less`, () => {
    const t = yard(tokens - 1);
    t.act(race, 'use', place).pass('human');
    expect(t.card(place)).toMatchObject({ rotated: 1, tokens });
    t.act(race, 'sponsor', card).pick(race, assistant);
    expect(t.available(race)).toBe(12 - (price - tokens * each));
    expect(t.card(place).tokens).toBe(0);
  });

  rule(id, 'never under 0', () => {
    const t = yard(4);
    t.act(race, 'sponsor', 'Picket Fleet').pick(race, assistant);
    expect(t.available(race)).toBe(12);
    expect(t.card(place).tokens).toBe(0);
  });

  rule(id, 'its Military opposes a conflict aimed at it, and no other', () => {
    const attack = (target: string) =>
      table({
        seats: [
          { race, supporting: [place] },
          { race: 'human', supporting: ['First Battle Fleet'] },
        ],
        order: [race, 'human'],
        war: [[race, 'human']],
        conflicts: [{ conflict: 'war', by: 'human', target, support: ['First Battle Fleet'] }],
      });
    expect(attack(race).refuses(race, 'oppose', place, 'war')).toBe('b5/support-oppose/10');
    const t = attack(place);
    t.act(race, 'oppose', place, 'war');
    expect(t.conflict('war').now.opposition).toBe(t.ability(place, 'military'));
    expect(t.conflict('war').now.opposition).toBeGreaterThan(0);
  });

  test('what other players sponsor costs the same and leaves the tokens', () => {
    const t = yard(2);
    t.pass(race).act('human', 'sponsor', 'Picket Fleet');
    expect(t.available('human')).toBe(12 - 3);
    expect(t.card(place).tokens).toBe(2);
  });

  test('a character: cheaper by Ragesh III, but not by Quadrant 14', () => {
    const t = yard(2);
    t.act(race, 'sponsor', aide).pick(race, assistant);
    expect(t.available(race)).toBe(12 - 3 + (place === 'Ragesh III' ? 2 : 0));
    expect(t.card(place).tokens).toBe(place === 'Ragesh III' ? 0 : 2);
  });
});
