import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { compileCard } from '../../src/compile.ts';
import { view } from '../../src/index.ts';
import { DECK, HAND } from '../../src/state.ts';
import {
  anyCards,
  damage,
  influence,
  loseText,
  character as people,
  powerHigher,
  restore,
  setOf,
  that,
  titled,
  yours,
} from '../../src/words/index.ts';
import './played-cards.ts';
import './stand-ins.ts';
import { duel } from './two-seats.ts';

// The Eye is a printed card of which no source gives the text. This stand-in has none.
const { enhancement, event, character } = setOf('test');
for (const card of [
  enhancement('The Eye', { cost: 10, enhances: people }),
  enhancement('Test Embassy', { cost: 4, enhances: 'babylon 5', always: [powerHigher('babylon5', 4)] }),
  event('Test Glitch', { play: { target: { what: anyCards(titled('Test Embassy')) }, effect: loseText('what') } }),
  event('Test Market Crash', { play: { effect: influence('babylon5', -3) } }),
  event('Test Praise', { cost: 4, play: { target: { who: people }, effect: damage('who', 0) } }),
  event('Test Miracle', { play: { target: { who: that(people, yours) }, effect: restore('who') } }),
  event('Test Wound', { play: { target: { who: people }, effect: damage('who', 9) } }),
  character('Test Favourite', { cost: 5, abilities: { diplomacy: 3 } }),
  character('Test Champion', { cost: 12, abilities: { diplomacy: 6 }, needsMarks: { vorlon: 1 } }),
])
  compileCard(card);

describe('Blockade', () => {
  const won = (rating: number, now: number, support = ['Test Dreadnought']) => {
    const t = duel(
      'human',
      { supporting: ['Test Dreadnought'], hand: ['Blockade'], ambassador: 'Test Diplomat' },
      { rating, supporting: ['Test Penumbra'] },
      { conflicts: [{ conflict: 'Blockade', by: 'human', target: 'narn', support }] },
    );
    t.s.notes = { ...t.s.notes, 'rated 1': rating };
    t.s.seats = t.s.seats.map((seat, i) => (i === 1 ? { ...seat, rating: now } : seat));
    return t.until('draw');
  };
  rule(
    'b5-r-blockade-1',
    'Blockade: the target falls back to where it began, not below 10, and the card comes home',
    () => {
      expect(won(11, 14).rating('narn')).toBe(11);
      expect(won(8, 12).rating('narn')).toBe(10);
      expect(won(8, 9).rating('narn')).toBe(9);
      expect(won(11, 14).titles('human', HAND)).toContain('Blockade');
    },
  );
  test('Blockade: after it the target gains nothing this turn, and again in the next', () => {
    const gain = (support: string[]) =>
      duel(
        'human',
        { supporting: ['Test Dreadnought'], ambassador: 'Test Diplomat' },
        { rating: 12, supporting: ['Test Herald', 'Test Clerk'] },
        {
          conflicts: [
            { conflict: 'Blockade', by: 'human', target: 'narn', support },
            { conflict: 'Test Swindle', by: 'narn', target: 'human', support: [] },
          ],
        },
      );
    const held = gain(['Test Dreadnought']).until('draw');
    expect(held.s.mods.filter(m => m.kind === 'text').map(m => m.seat)).toEqual([1]);
    expect(held.until('action').s.mods).toEqual([]);
    expect(gain([]).until('draw').s.mods).toEqual([]);
  });
  test('Blockade: only against a race at tension 4 or more', () => {
    const t = (tension: number) =>
      duel('human', { hand: ['Blockade'] }, {}, { round: 'conflict', tension: { 'human>narn': tension } }).untilAsked(
        'declare',
        'human',
      );
    expect(t(3).refuses('human', 'declare', 'Blockade')).toBe('b5/targets/1');
    expect(t(4).why('human', 'declare', 'Blockade')).toBe(null);
  });
});

describe('Merchandising B5', () => {
  const play = (hand: string[]) =>
    duel('human', { hand: ['Merchandising B5', ...hand] }, { hand: ['Test Market Crash'] }, { babylon5: 10 });
  test('Babylon 5 loses nothing more this turn, and gains as before', () => {
    const t = play([]).act('human', 'event', 'Merchandising B5').act('narn', 'event', 'Test Market Crash');
    expect(t.s.babylon5).toBe(10);
    expect(play([]).pass('human').act('narn', 'event', 'Test Market Crash').s.babylon5).toBe(7);
  });
  test('the next card costs 2 less, and the one after it does not', () => {
    const t = play(['Test Clerk', 'Test Praise', 'Meditation'])
      .act('human', 'event', 'Merchandising B5')
      .pass('narn')
      .act('human', 'sponsor', 'Test Clerk');
    expect(t.available('human')).toBe(15 - 1 - 5);
    t.pass('narn').act('human', 'event', 'Test Praise').pick('human', 'Test Clerk');
    expect(t.available('human')).toBe(9 - 4);
    const cheap = play(['Meditation']).act('human', 'event', 'Merchandising B5').pass('narn');
    expect(cheap.act('human', 'event', 'Meditation').available('human')).toBe(14);
  });
  rule('b5-r-merchandising-b5-1', 'Merchandising B5: what a blanked card no longer adds is no loss', () => {
    const t = duel(
      'human',
      { hand: ['Merchandising B5', 'Test Embassy', 'Test Glitch'] },
      { hand: ['Test Market Crash'] },
      { babylon5: 6 },
    );
    const now = () => view(t.s, 0).influence.babylon5;
    t.act('human', 'sponsor', 'Test Embassy').pass('narn');
    expect(now()).toBe(10);
    t.act('human', 'event', 'Merchandising B5').pass('narn').act('human', 'event', 'Test Glitch');
    expect(now()).toBe(6);
    t.until('draw').until('action');
    expect(now()).toBe(10);
  });
});

describe('Personal Enemies', () => {
  const bound = (rating: number, hand: string[] = [], supporting: string[] = []) =>
    duel('human', {
      rating,
      hand,
      supporting,
      ambassador: { card: 'Test Sudden Chief', attached: ['Personal Enemies'] },
    });
  rule('b5-r-personal-enemies-1', 'Personal Enemies: rotating the ambassador costs 1 influence', () => {
    const t = bound(8).act('human', 'build', 'Test Sudden Chief');
    expect([t.card('Test Sudden Chief').rotated, t.available('human'), t.rating('human')]).toEqual([1, 9 - 4, 9]);
    expect(bound(3).why('human', 'build', 'Test Sudden Chief')?.rule).toBe('b5/build/1');
    const rich = bound(9, ['Test Oracle'], []);
    expect(rich.why('human', 'sponsor', 'Test Oracle')).toBe(null);
    expect(rich.act('human', 'sponsor', 'Test Oracle').available('human')).toBe(9 - 6 - 1);
    expect(bound(6, ['Test Oracle']).why('human', 'sponsor', 'Test Oracle')?.rule).toBe('b5/sponsor/2');
  });
  test('other cards rotate freely, and an event that rotates the ambassador needs the 1 as well', () => {
    const t = bound(9, [], ['Test Clerk']).act('human', 'promote', 'Test Clerk');
    expect(t.available('human')).toBe(9 - 8 - 1);
    expect(bound(8, [], ['Test Clerk']).why('human', 'promote', 'Test Clerk')?.rule).toBe('b5/promote/1');
    expect(bound(1, ['For My People']).why('human', 'event', 'For My People')?.rule).toBe('b5/cost/7');
    expect(bound(4, ['For My People']).act('human', 'event', 'For My People').available('human')).toBe(4 - 1 - 1);
  });
});

describe('Luxuries of Homeworld', () => {
  const with_ = (more: { neutralized?: boolean; hand?: string[]; attached?: string[] } = {}) =>
    duel('human', {
      hand: more.hand ?? [],
      ambassador: { card: 'Test Sudden Chief', rotated: true },
      supporting: [
        {
          card: 'Test Clerk',
          attached: more.attached ?? ['Luxuries of Homeworld'],
          neutralized: more.neutralized ?? false,
        },
      ],
    });
  rule(
    'b5-r-luxuries-of-homeworld-1',
    'Luxuries of Homeworld: a supporting character sponsors, and stays when neutralized',
    () => {
      const t = with_({ hand: ['Test Oracle', 'Test Wound'] });
      expect(with_({ hand: ['Test Oracle'], attached: [] }).refuses('human', 'sponsor', 'Test Oracle')).toBe(
        'b5/sponsor/1',
      );
      t.act('human', 'sponsor', 'Test Oracle');
      expect(t.card('Test Clerk').rotated).toBe(1);
      t.pass('narn').act('human', 'event', 'Test Wound').pick('human', 'Test Clerk');
      expect(t.card('Test Clerk').neutralized).toBe(1);
      t.until('draw').until('action');
      expect([t.inPlay('Test Clerk'), t.inPlay('Luxuries of Homeworld')]).toEqual([true, true]);
    },
  );
  rule(
    'b5-r-luxuries-of-homeworld-2',
    'Luxuries of Homeworld: once neutralized he only heals, and then loses it',
    () => {
      const t = with_({ hand: ['Test Wound', 'Test Miracle', 'Test Oracle'] });
      t.act('human', 'event', 'Test Wound').pick('human', 'Test Clerk');
      t.until('draw').untilAsked('action', 'human');
      t.act('human', 'sponsor', 'Test Oracle').pass('narn');
      expect([t.card('Test Sudden Chief').rotated, t.card('Test Clerk').rotated]).toEqual([1, 0]);
      expect(t.why('human', 'heal', 'Test Clerk')).toBe(null);
      t.act('human', 'event', 'Test Miracle').pick('human', 'Test Clerk');
      expect([t.card('Test Clerk').neutralized, t.inPlay('Luxuries of Homeworld')]).toEqual([0, false]);
    },
  );
  rule('b5-r-luxuries-of-homeworld-3', 'Luxuries of Homeworld: on a neutralized character it comes too late', () => {
    const t = with_({ neutralized: true });
    t.until('draw').until('action');
    expect(t.inPlay('Test Clerk')).toBe(false);
  });
});

test('Sandra Hiroshi: events aimed at her cost you 3 less, others and those of others do not', () => {
  const t = duel('human', { rating: 4, hand: ['Test Praise'], supporting: ['Sandra Hiroshi', 'Test Clerk'] });
  t.act('human', 'event', 'Test Praise').pick('human', 'Sandra Hiroshi');
  expect(t.available('human')).toBe(3);
  const full = duel('human', { rating: 4, hand: ['Test Praise'], supporting: ['Sandra Hiroshi', 'Test Clerk'] });
  full.act('human', 'event', 'Test Praise').pick('human', 'Test Clerk');
  expect(full.available('human')).toBe(0);
  const poor = duel('human', { rating: 3, hand: ['Test Praise'], supporting: ['Sandra Hiroshi', 'Test Clerk'] });
  poor.act('human', 'event', 'Test Praise');
  expect([poor.available('human'), poor.s.ask]).toEqual([2, poor.s.ask]);
  const theirs = duel('human', { supporting: ['Sandra Hiroshi'] }, { rating: 3, hand: ['Test Praise'] });
  expect(theirs.pass('human').refuses('narn', 'event', 'Test Praise')).toBe('b5/cost/7');
});

describe('Lord Kiro', () => {
  const kiro = (deck: string[], hand: string[]) =>
    duel('centauri', { deck, hand, supporting: ['Lord Kiro'] }, { race: 'narn' }).act('centauri', 'use', 'Lord Kiro');
  test('Lord Kiro: The Eye comes out of the deck onto the ambassador, for nothing', () => {
    const t = kiro(['Narn Aide', 'The Eye', 'Human Aide'], []);
    expect([t.card('The Eye').host, t.inPlay('Lord Kiro'), t.available('centauri')]).toEqual([
      t.s.seats[0]!.ambassador,
      false,
      15,
    ]);
    expect(kiro(['Narn Aide', 'Human Aide'], []).titles('centauri', DECK).length).toBe(2);
  });
  rule('b5-r-lord-kiro-1', 'Lord Kiro: The Eye may be in hand; the deck is shuffled and he goes all the same', () => {
    const t = kiro(['Narn Aide', 'Human Aide'], ['The Eye']);
    expect([t.card('The Eye').host, t.inPlay('Lord Kiro'), t.sequence('shuffled')]).toEqual([
      t.s.seats[0]!.ambassador,
      false,
      ['shuffled'],
    ]);
  });
});

describe("Sleeping Z'ha'dum", () => {
  const table = (hand: string[], rotated = false) =>
    duel(
      'human',
      {
        hand,
        supporting: [
          { card: "Sleeping Z'ha'dum", rotated },
          { card: 'Test Spy', marks: { shadow: 3 } },
        ],
      },
      { supporting: ['Test Squadron'], hand: ['Test Penumbra', 'Meditation'] },
      { shadows: 5 },
    );
  rule(
    'b5-r-sleeping-zhadum-1',
    "Sleeping Z'ha'dum: any player rotates it when a card with Shadow Marks is played",
    () => {
      const t = table([]).pass('human').act('narn', 'sponsor', 'Test Penumbra').pick('human', 'no').pick('narn', 'yes');
      expect([t.s.shadows, t.card("Sleeping Z'ha'dum").rotated]).toEqual([6, 1]);
      expect(table([], true).pass('human').act('narn', 'sponsor', 'Test Penumbra').s.shadows).toBe(5);
      expect(table([]).pass('human').act('narn', 'event', 'Meditation').s.shadows).toBe(5);
    },
  );
  rule('b5-r-sleeping-zhadum-2', "Sleeping Z'ha'dum: a card uses the influence of before", () => {
    const t = table(['Shadow Strike']).act('human', 'event', 'Shadow Strike').pick('human', 'yes');
    expect([t.card('Test Squadron').neutralized, t.s.shadows]).toEqual([1, 6]);
    const weak = duel(
      'human',
      { hand: ['Shadow Strike'], supporting: ["Sleeping Z'ha'dum", { card: 'Test Spy', marks: { shadow: 3 } }] },
      { supporting: ['Test Squadron'] },
      { shadows: 3 },
    );
    weak.act('human', 'event', 'Shadow Strike').pick('human', 'yes');
    expect([weak.card('Test Squadron').neutralized, weak.s.shadows]).toEqual([0, 4]);
  });
  test("Sleeping Z'ha'dum: your ambassador has a Doom Mark when it comes in", () => {
    const t = duel('human', { hand: ["Sleeping Z'ha'dum"] }).act('human', 'sponsor', "Sleeping Z'ha'dum");
    expect(t.card('Jeffrey Sinclair').doom).toBe(1);
  });
});

describe('Order Above All', () => {
  const order = (vorlons: number, shadows = 0, more = {}) =>
    duel(
      'minbari',
      {
        agenda: 'Order Above All',
        ambassador: 'Test Abbot',
        supporting: [{ card: 'Test Spy', marks: { vorlon: 5 } }],
        rating: 10,
        ...more,
      },
      { race: 'narn', rating: 8, ambassador: 'Test Sudden Chief' },
      {
        vorlons,
        shadows,
        conflicts: [
          { conflict: 'Test Debate', by: 'narn', support: ['Test Sudden Chief'] },
          { conflict: 'Test Skirmish', by: 'narn', support: [] },
        ],
      },
    );
  rule('b5-r-order-above-all-1', 'Order Above All: what counts as power may be below 0', () => {
    expect([order(3, 4).power('minbari'), order(6, 4).power('minbari')]).toEqual([9, 12]);
  });
  rule('b5-r-order-above-all-2', 'Order Above All: 1 of your own influence goes to the Vorlons', () => {
    const t = order(3, 4).act('minbari', 'use', 'Order Above All', 0);
    expect([t.rating('minbari'), t.s.vorlons, t.s.shadows]).toEqual([9, 4, 4]);
  });
  rule('b5-r-order-above-all-3', 'Order Above All: others together save the conflict; your power stays', () => {
    const saved = order(8).act('minbari', 'use', 'Order Above All', 1).pick('minbari', 'Test Debate').pick('narn', 8);
    expect([saved.conflict('Test Debate').stage, saved.available('narn'), saved.power('minbari')]).toEqual([
      'initiated',
      0,
      18,
    ]);
    const gone = order(8).act('minbari', 'use', 'Order Above All', 1).pick('minbari', 'Test Debate').pick('narn', 7);
    expect([gone.conflict('Test Debate').stage, gone.available('narn')]).toEqual(['cancelled', 8]);
    const dear = order(9).act('minbari', 'use', 'Order Above All', 1).pick('minbari', 'Test Debate');
    expect(dear.conflict('Test Debate').stage).toBe('cancelled');
    expect([dear.card('Order Above All').rotated, dear.card('Test Spy').vorlon]).toEqual([1, 4]);
  });
  test('Order Above All: it needs 5 Vorlon Marks to come in', () => {
    const t = (vorlon: number) =>
      duel(
        'minbari',
        { hand: ['Order Above All'], ambassador: 'Test Abbot', supporting: [{ card: 'Test Spy', marks: { vorlon } }] },
        { race: 'narn' },
      );
    expect(t(4).refuses('minbari', 'agenda', 'Order Above All')).toBe('b5/agenda/11');
    expect(t(5).act('minbari', 'agenda', 'Order Above All').inPlay('Order Above All')).toBe(true);
  });
});

describe('Conflicting Loyalties', () => {
  const play = (who: string, rating = 15, inner = false, more = {}) =>
    duel(
      'human',
      { rating, hand: ['Conflicting Loyalties', who], ambassador: 'Test Sudden Chief', ...more },
      inner ? { inner: [who] } : { supporting: [who] },
    );
  rule('b5-r-conflicting-loyalties-1', 'Conflicting Loyalties: nothing but what its text asks is paid for him', () => {
    const t = play('Test Favourite').act('human', 'event', 'Conflicting Loyalties');
    expect(t.available('human')).toBe(5);
    const copies = t.s.cards.flatMap((c, id) => (t.titleOf(id) === 'Test Favourite' ? [[c.faction, c.rotated]] : []));
    expect(copies.sort()).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
  rule('b5-r-conflicting-loyalties-2', 'Conflicting Loyalties: no Inner Circle character has to be ready', () => {
    const t = play('Test Favourite', 15, false, { ambassador: { card: 'Test Sudden Chief', rotated: true } });
    t.act('human', 'event', 'Conflicting Loyalties');
    expect(t.card('Test Favourite', 'human').faction).toBe(0);
  });
  rule('b5-r-conflicting-loyalties-3', 'Conflicting Loyalties: not for a character whom you could not sponsor', () => {
    expect(play('Test Champion', 25).refuses('human', 'event', 'Conflicting Loyalties')).toBe('b5/targets/1');
    const free = duel('human', { hand: ['Conflicting Loyalties', 'Test Favourite'] });
    expect(free.refuses('human', 'event', 'Conflicting Loyalties')).toBe('b5/targets/1');
  });
  rule(
    'b5-r-conflicting-loyalties-4',
    'Conflicting Loyalties: as much is applied as promoting costs, and he stays a supporting character',
    () => {
      const marked = { supporting: [{ card: 'Test Spy', marks: { vorlon: 1 } }] };
      const t = play('Test Champion', 25, true, marked).act('human', 'event', 'Conflicting Loyalties');
      expect(t.available('human')).toBe(25 - 13);
      expect(t.s.zones[1 * 9 + 2]!.map(id => t.titleOf(id))).not.toContain('Test Champion');
      expect(play('Test Champion', 12, true, marked).refuses('human', 'event', 'Conflicting Loyalties')).toBe(
        'b5/cost/7',
      );
    },
  );
});
