import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { compileCard } from '../../src/compile.ts';
import { DECK, DISCARD, HAND, REMOVED } from '../../src/state.ts';
import {
  anyCards,
  discard,
  either,
  fleet as fleets,
  neutralize,
  character as people,
  setOf,
  that,
  transferMarks,
  yours,
} from '../../src/words/index.ts';
import './played-cards.ts';
import './stand-ins.ts';
import { duel } from './two-seats.ts';

const { event, fleet } = setOf('test');
for (const card of [
  event('Test Hero Unsung', {
    play: {
      target: { from: that(people, yours), to: that(people, yours) },
      effect: transferMarks('from', 'to', 1, 'vorlon'),
    },
  }),
  event('Test Sudden Fall', { play: { target: { who: anyCards(either(people, fleets)) }, effect: discard('who') } }),
  event('Test Broadside Hit', { play: { target: { who: fleets }, effect: neutralize('who') } }),
  fleet('Test Narn Lancers', { race: 'narn', cost: 8, abilities: { military: 6 } }),
  fleet('Test Narn Juggernaut', { race: 'narn', cost: 8, abilities: { military: 7 } }),
])
  compileCard(card);

describe('Kosh Naranek', () => {
  const kosh = (more = {}, hand: string[] = []) =>
    duel(
      'minbari',
      { ambassador: 'Test Abbot', hand, ...more },
      { race: 'narn', rating: 12, supporting: ['Kosh Naranek'], ambassador: 'Test Sudden Chief' },
    );
  rule(
    'b5-r-kosh-naranek-1',
    'Kosh Naranek: any player applies influence for Vorlon Marks that go when the turn ends',
    () => {
      const t = kosh().act('minbari', 'use', 'Kosh Naranek').pick('minbari', 2);
      expect([t.marks('minbari', 'vorlon'), t.available('minbari')]).toEqual([2, 9]);
      expect(t.until('draw').marks('minbari', 'vorlon')).toBe(2);
      expect(t.until('action').marks('minbari', 'vorlon')).toBe(0);
      expect(kosh({ rating: 3 }).act('minbari', 'use', 'Kosh Naranek').marks('minbari', 'vorlon')).toBe(1);
    },
  );
  rule('b5-r-kosh-naranek-2', 'Kosh Naranek: a mark that was purged in payment does not save the others', () => {
    const t = kosh({
      agenda: 'Servants of Order',
      ambassador: { card: 'Test Abbot', marks: { vorlon: 1 } },
    })
      .act('minbari', 'use', 'Kosh Naranek')
      .pick('minbari', 1);
    const before = t.card('Test Abbot').vorlon;
    t.pass('narn').act('minbari', 'use', 'Servants of Order');
    expect(t.card('Test Abbot').vorlon).toBe(before - 1);
    t.until('draw').until('action');
    expect(t.card('Test Abbot').vorlon).toBe(before - 2);
    const last = kosh().act('minbari', 'use', 'Kosh Naranek').pick('minbari', 1);
    last.card('Test Abbot').vorlon = 0;
    expect(last.until('draw').until('action').card('Test Abbot').vorlon).toBe(0);
  });
  rule(
    'b5-r-kosh-naranek-3',
    'Kosh Naranek: it has no mark; a faction with Shadow Marks sponsors it and cannot use it',
    () => {
      const t = duel(
        'human',
        {
          hand: ['Kosh Naranek'],
          supporting: [{ card: 'Test Spy', marks: { shadow: 1 } }],
          ambassador: 'Test Diplomat',
        },
        {},
      ).act('human', 'sponsor', 'Kosh Naranek');
      expect(t.marks('human', 'vorlon')).toBe(0);
      expect(t.pass('narn').refuses('human', 'use', 'Kosh Naranek', 0)).toBe('b5/cost/7');
    },
  );
  rule('b5-r-kosh-naranek-4', 'Kosh Naranek: a mark that has gone to another stays with that one', () => {
    const t = kosh({ supporting: ['Test Spy'] }, ['Test Hero Unsung']).act('minbari', 'use', 'Kosh Naranek');
    t.pick('minbari', 1).pass('narn').act('minbari', 'event', 'Test Hero Unsung');
    t.pick('minbari', 'Test Abbot').pick('minbari', 'Test Spy');
    t.until('draw').until('action');
    expect([t.card('Test Abbot').vorlon, t.card('Test Spy').vorlon]).toEqual([0, 1]);
  });
});

describe('Quadrant 37', () => {
  const call = (deck: string[], second = {}) =>
    duel('narn', { deck, supporting: ['Quadrant 37'], hand: ['Test Broadside Hit'] }, { race: 'human', ...second });
  rule('b5-r-quadrant-37-1', 'Quadrant 37: the first Narn fleet that may come comes, until the turn ends', () => {
    const deck = ['Narn Aide', 'Test Narn Lancers', 'Test Narn Juggernaut', 'Human Aide'];
    const t = call(deck).act('narn', 'use', 'Quadrant 37');
    expect([t.inPlay('Test Narn Lancers'), t.inPlay('Test Narn Juggernaut'), t.available('narn')]).toEqual([
      true,
      false,
      5,
    ]);
    t.until('draw').untilAsked('action', 'narn');
    expect(t.inPlay('Test Narn Lancers')).toBe(false);
    const hit = call(deck).act('narn', 'use', 'Quadrant 37').pass('human').act('narn', 'event', 'Test Broadside Hit');
    hit.until('draw').until('action');
    expect(hit.titles('narn', DISCARD)).toContain('Test Narn Lancers');
    const limited = call(['Test Narn Lancers', 'Test Narn Juggernaut'], { supporting: ['Test Narn Lancers'] });
    limited.act('narn', 'use', 'Quadrant 37');
    expect(limited.inPlay('Test Narn Juggernaut')).toBe(true);
  });
  test('Quadrant 37: without such a fleet the deck is shuffled for nothing, and 9 influence is too little', () => {
    const t = call(['Narn Aide', 'Human Aide']).act('narn', 'use', 'Quadrant 37');
    expect([t.sequence('shuffled'), t.titles('narn', DECK).length]).toEqual([['shuffled'], 2]);
    const poor = duel('narn', { rating: 9, supporting: ['Quadrant 37'] }, { race: 'human' });
    expect(poor.refuses('narn', 'use', 'Quadrant 37', 0)).toBe('b5/cost/7');
  });
  rule('b5-r-quadrant-37-2', 'Quadrant 37: its fleet is still there when Never Again counts', () => {
    const power = (deck: string[]) =>
      duel('narn', { agenda: 'Never Again', deck, supporting: ['Quadrant 37'] }, { race: 'human' })
        .act('narn', 'use', 'Quadrant 37')
        .until('draw')
        .power('narn');
    const without = power(['Narn Aide', 'Human Aide', 'Narn Aide']);
    expect(power(['Test Narn Lancers', 'Human Aide', 'Narn Aide'])).toBeGreaterThan(without);
  });
});

describe('Ranger Strike Team', () => {
  const strike = (babylon5: number, shadowWar = false, team = true) =>
    duel(
      'human',
      { supporting: [...(team ? ['Ranger Strike Team'] : []), 'Test Armada'] },
      {},
      { babylon5, shadowWar },
    );
  rule(
    'b5-r-ranger-strike-team-1',
    'Ranger Strike Team: 1 more for every 5 Military, up to 19 before the Shadow War',
    () => {
      const t = strike(18).act('human', 'use', 'Ranger Strike Team');
      const now = () => t.told('human').length >= 0 && t.s.babylon5;
      expect([now(), t.card('Test Armada').rotated, t.card('Ranger Strike Team').rotated]).toEqual([18, 1, 0]);
      expect(t.s.mods.filter(m => m.kind === 'text').map(m => m.n)).toEqual([1]);
      const war = strike(18, true).act('human', 'use', 'Ranger Strike Team');
      expect(war.s.mods.filter(m => m.kind === 'text').map(m => m.n)).toEqual([2]);
      expect(war.until('draw').until('action').s.mods).toEqual([]);
    },
  );
  test('Ranger Strike Team: not at 19 before the war', () => {
    expect(strike(19).refuses('human', 'use', 'Ranger Strike Team', 0)).toBe('b5/cost/7');
    expect(strike(19, true).why('human', 'use', 'Ranger Strike Team', 0)).toBe(null);
  });
});

describe('Liquidating Assets', () => {
  const ask = () => duel('human', { hand: ['Liquidating Assets'] }).act('human', 'event', 'Liquidating Assets');
  test('Liquidating Assets: if all agree, 5 more influence now, and 1 for each other player in the resolution round', () => {
    const t = ask().pick('narn', 'yes');
    expect([t.available('human'), t.rating('narn')]).toEqual([15 - 1 + 5, 12]);
    t.until('draw');
    expect([t.rating('human'), t.rating('narn')]).toEqual([15, 13]);
    expect(t.until('action').available('human')).toBe(15);
  });
  test('Liquidating Assets: nothing happens if one refuses', () => {
    const t = ask().pick('narn', 'no');
    expect(t.available('human')).toBe(14);
    expect(t.until('draw').rating('narn')).toBe(12);
  });
});

describe("Du'Rog", () => {
  const fallen = (supporting: string[], hand: string[] = ['Test Sudden Fall']) =>
    duel('human', { hand, ambassador: 'Test Diplomat' }, { supporting });
  rule('b5-r-durog-1', "Du'Rog: when he is discarded from play, his player deals 4 damage to a Narn", () => {
    const t = fallen(["Du'Rog", 'Narn Captain', "Na'Toth"])
      .act('human', 'event', 'Test Sudden Fall')
      .pick('human', "Du'Rog");
    t.pick('narn', "Na'Toth");
    expect(t.card("Na'Toth").damage + t.card("Na'Toth").neutralized).toBeGreaterThan(0);
    const spared = fallen(["Du'Rog", 'Narn Captain']).act('human', 'event', 'Test Sudden Fall').pick('human', "Du'Rog");
    spared.pick('narn');
    expect(spared.card('Narn Captain')).toMatchObject({ damage: 0, neutralized: 0 });
    const other = fallen(["Du'Rog", 'Narn Captain'])
      .act('human', 'event', 'Test Sudden Fall')
      .pick('human', 'Narn Captain');
    expect(other.inPlay("Du'Rog")).toBe(true);
  });
  rule('b5-r-durog-2', "Du'Rog: not when he is discarded from a hand", () => {
    const t = duel('narn', { hand: ["Du'Rog"], supporting: ['Narn Captain'] }, { race: 'human' });
    t.until('draw').untilAsked('discard', 'narn').pick('narn', "Du'Rog").until('action');
    expect([t.titles('narn', DISCARD), t.card('Narn Captain').damage]).toEqual([["Du'Rog"], 0]);
  });
  rule('b5-r-durog-3', "Du'Rog: not when he is removed from the game, because that is no discard", () => {
    const t = fallen(["Du'Rog", 'Narn Captain'], ['Test Fierce Oblivion'])
      .act('human', 'event', 'Test Fierce Oblivion')
      .pick('human', "Du'Rog");
    expect([t.inPlay("Du'Rog"), t.titles('narn', DISCARD), t.titles('narn', REMOVED)]).toEqual([false, [], ["Du'Rog"]]);
    expect([t.question, t.card('Narn Captain').damage]).toEqual(['action', 0]);
  });
});

describe('Salvage Yard', () => {
  const lost = (ship: string, rating = 12) =>
    duel(
      'human',
      { hand: ['Test Sudden Fall'], ambassador: 'Test Diplomat' },
      { rating, supporting: [ship, { card: 'Quadrant 14', attached: ['Salvage Yard'] }, 'Test Squadron'] },
    )
      .act('human', 'event', 'Test Sudden Fall')
      .pick('human', ship);
  rule(
    'b5-r-salvage-yard-1',
    'Salvage Yard: a fleet of your race comes home for its cost, if it is small enough',
    () => {
      const t = lost('Test Narn Lancers').pick('narn', 'yes');
      expect([t.titles('narn', HAND), t.available('narn')]).toEqual([['Test Narn Lancers'], 4]);
      expect(lost('Test Narn Lancers').pick('narn', 'no').titles('narn', DISCARD)).toContain('Test Narn Lancers');
      expect(lost('Test Narn Juggernaut').titles('narn', DISCARD)).toContain('Test Narn Juggernaut');
      expect(lost('Test Narn Lancers', 7).titles('narn', DISCARD)).toContain('Test Narn Lancers');
    },
  );
  rule('b5-r-salvage-yard-2', 'Salvage Yard: at once, in the draw round as well as in the action round', () => {
    const t = duel(
      'human',
      { hand: ['Test Broadside Hit'], ambassador: 'Test Diplomat' },
      { rating: 12, supporting: ['Test Narn Lancers', { card: 'Quadrant 14', attached: ['Salvage Yard'] }] },
    );
    t.act('human', 'event', 'Test Broadside Hit').untilAsked('may', 'narn').pick('narn', 'yes');
    expect([t.s.round, t.titles('narn', HAND)]).toEqual(['draw', ['Test Narn Lancers']]);
  });
});
