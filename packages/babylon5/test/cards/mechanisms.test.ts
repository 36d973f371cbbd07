import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { compileCard } from '../../src/compile.ts';
import { DISCARD } from '../../src/state.ts';
import { bonus, character as people, setOf } from '../../src/words/index.ts';
import './played-cards.ts';
import './stand-ins.ts';
import { duel } from './two-seats.ts';

const { event, fleet, character } = setOf('test');
for (const card of [
  event('Test Sudden Cunning', { play: { target: { who: people }, effect: bonus('who', 'intrigue', 2) } }),
  fleet('Test Narn Leviathan', { race: 'narn', cost: 9, abilities: { military: 7 } }),
  character('Test Deepest Mind', { cost: 8, abilities: { psi: 5 } }),
  character('Test Ruthless Agent', { cost: 8, abilities: { intrigue: 6 } }),
])
  compileCard(card);

describe('Cynthia Torqueman', () => {
  const debates = [
    { conflict: 'Test Debate', by: 'human' as const, support: [] },
    { conflict: 'Test Far Debate', by: 'narn' as const, support: [] },
    { conflict: 'Test Swindle', by: 'narn' as const, target: 'human', support: [] },
  ];
  const media = (hand: string[] = []) =>
    duel('human', { hand, supporting: ['Cynthia Torqueman'] }, {}, { conflicts: debates });
  rule('b5-r-cynthia-torqueman-1', 'Cynthia Torqueman: one rotation supports one conflict and opposes another', () => {
    const t = media().act('human', 'use', 'Cynthia Torqueman').pick('human', 'support').pick('human', 'oppose');
    expect([t.conflict('Test Debate').now.support, t.conflict('Test Far Debate').now.opposition]).toEqual([1, 1]);
    expect(t.card('Cynthia Torqueman').rotated).toBe(1);
    const none = duel('human', { supporting: ['Cynthia Torqueman'] });
    expect(none.refuses('human', 'use', 'Cynthia Torqueman', 0)).toBe('b5/cost/7');
  });
  rule('b5-r-cynthia-torqueman-2', 'Cynthia Torqueman: with Intrigue she joins Intrigue conflicts, too', () => {
    const t = media(['Test Sudden Cunning'])
      .act('human', 'event', 'Test Sudden Cunning')
      .pick('human', 'Cynthia Torqueman')
      .pass('narn');
    t.act('human', 'use', 'Cynthia Torqueman').pick('human', 'leave').pick('human', 'leave').pick('human', 'oppose');
    expect([t.conflict('Test Swindle').now.opposition, t.conflict('Test Debate').now.support]).toEqual([2, 0]);
  });
});

describe('Observers', () => {
  const watched = (narn = {}) =>
    duel(
      'human',
      { hand: ['Observers'], ambassador: 'Test Diplomat' },
      { hand: ['Assigning Blame'], ambassador: 'Test Sudden Chief', ...narn },
      { conflicts: [{ conflict: 'Test Debate', by: 'narn', support: [] }] },
    ).act('human', 'sponsor', 'Observers');
  rule(
    'b5-r-observers-1',
    'Observers: an aftermath on a willing faction needs approval, unless 5 influence frees it',
    () => {
      const play = () => {
        const t = watched().pick('narn', 'yes');
        t.untilAsked('aftermath', 'narn').act('narn', 'aftermath', 'Assigning Blame');
        return t;
      };
      const stopped = play().pick('narn', 'no').pick('human', 'yes');
      expect([stopped.inPlay('Assigning Blame'), stopped.titles('narn', DISCARD).includes('Assigning Blame')]).toEqual([
        false,
        true,
      ]);
      expect(play().pick('narn', 'no').pick('human', 'no').inPlay('Assigning Blame')).toBe(true);
      const freed = play().pick('narn', 'yes');
      expect([freed.inPlay('Assigning Blame'), freed.available('narn')]).toEqual([true, 7]);
    },
  );
  test('Observers: a player who is not willing is not watched', () => {
    const t = watched().pick('narn', 'no');
    t.untilAsked('aftermath', 'narn').act('narn', 'aftermath', 'Assigning Blame');
    expect(t.inPlay('Assigning Blame')).toBe(true);
  });
});

describe('Coordinated Fire', () => {
  const fire = (ships: string[], prey = 'Test Narn Leviathan', joins = true) =>
    duel(
      'human',
      {
        hand: ['Coordinated Fire', 'Ramming'],
        supporting: ships,
        ambassador: { card: 'Test Diplomat', marks: { destiny: 1 } },
      },
      { supporting: [prey], hand: ['Ramming'], ambassador: { card: 'Test Sudden Chief', marks: { destiny: 1 } } },
      { conflicts: [{ conflict: 'Test Skirmish', by: 'narn', support: joins ? [prey] : [] }] },
    );
  rule('b5-r-coordinated-fire-1', 'Coordinated Fire: two fleets hit one, which damages only one of them', () => {
    const t = fire(['First Battle Fleet', 'Test Squadron', 'Test Armada']);
    t.act('human', 'event', 'Coordinated Fire').pick('human', 'First Battle Fleet').pick('human', 'Test Squadron');
    t.pick('narn', 'Test Squadron');
    expect([t.card('Test Narn Leviathan').neutralized, t.card('Test Squadron').neutralized]).toEqual([1, 1]);
    expect([t.card('First Battle Fleet').damage, t.card('First Battle Fleet').rotated]).toEqual([0, 1]);
    expect(fire(['First Battle Fleet']).refuses('human', 'event', 'Coordinated Fire')).toBe('b5/targets/1');
    expect(
      fire(['First Battle Fleet', 'Test Squadron'], 'Test Narn Leviathan', false).refuses(
        'human',
        'event',
        'Coordinated Fire',
      ),
    ).toBe('b5/targets/1');
  });
  rule('b5-r-coordinated-fire-2', 'Coordinated Fire: the fallen fleet may ram the attacker that is left', () => {
    const t = fire(['First Battle Fleet', 'Test Squadron']);
    t.act('human', 'event', 'Coordinated Fire')
      .pick('human', 'First Battle Fleet')
      .pick('narn', 'Test Squadron')
      .act('narn', 'event', 'Ramming');
    expect(t.card('First Battle Fleet').neutralized).toBe(1);
  });
});

test("Sneak Attack: one fleet supports, and another player's fleet rotates for its cost", () => {
  const at = (rating: number, support: string[] = []) =>
    duel(
      'human',
      { rating, hand: ['Sneak Attack'], supporting: ['First Battle Fleet'] },
      { supporting: ['Test Narn Leviathan'] },
      { conflicts: [{ conflict: 'Test Skirmish', by: 'human', support }] },
    );
  const t = at(12).act('human', 'event', 'Sneak Attack');
  expect([
    t.conflict('Test Skirmish').now.support,
    t.card('Test Narn Leviathan').rotated,
    t.available('human'),
  ]).toEqual([5, 1, 2]);
  expect(at(9).refuses('human', 'event', 'Sneak Attack')).toBe('b5/cost/7');
  expect(at(12, ['First Battle Fleet']).refuses('human', 'event', 'Sneak Attack')).toBe('b5/targets/1');
});

describe('Inevitable Destiny', () => {
  const after = (deck: string[]) =>
    duel(
      'human',
      { hand: ['Inevitable Destiny'], deck, ambassador: 'Test Diplomat' },
      {},
      { conflicts: [{ conflict: 'Test Debate', by: 'human', support: [] }] },
    ).untilAsked('aftermath', 'human');
  rule(
    'b5-r-inevitable-destiny-1',
    'Inevitable Destiny: the first aftermath that fits is played, and this card goes',
    () => {
      const t = after(['Human Aide', 'Test Plot Told', 'Assigning Blame', 'Human Aide']);
      t.act('human', 'aftermath', 'Inevitable Destiny');
      expect(t.card('Assigning Blame').host).toBe(t.s.seats[0]!.ambassador);
      expect(t.sequence('shuffled')).toEqual(['shuffled']);
      t.until('draw');
      expect(t.titles('human', DISCARD)).toContain('Inevitable Destiny');
    },
  );
  test('Inevitable Destiny: without one that fits the deck is only shuffled', () => {
    const t = after(['Human Aide', 'Test Plot Told', 'Human Aide']).act('human', 'aftermath', 'Inevitable Destiny');
    expect([t.inPlay('Test Plot Told'), t.sequence('shuffled')]).toEqual([false, ['shuffled']]);
  });
});

describe('Seizing Advantage', () => {
  const pile = (rating: number, discards: string[] = ['Test Swindle']) =>
    duel(
      'human',
      { rating, agenda: 'Seizing Advantage', ambassador: 'Test Diplomat', hand: ['Test Debate'] },
      { discard: discards },
      { round: 'conflict' },
    ).untilAsked('declare', 'human');
  const fight = (agenda: string, where: 'supporting' | 'inner' = 'supporting') =>
    duel(
      'human',
      { agenda, supporting: ['Test Ruthless Agent'], ambassador: 'Test Diplomat' },
      { [where]: ['Test Informer'] },
      { conflicts: [{ conflict: 'Test Swindle', by: 'narn', target: 'human', support: ['Test Informer'] }] },
    ).act('human', 'attack', 'Test Ruthless Agent', 'Test Informer');
  rule(
    'b5-r-seizing-advantage-1',
    "Seizing Advantage: a conflict out of another's discards for 5, and power for those who fall",
    () => {
      const t = pile(12).act('human', 'declare', 'Test Swindle').untilAsked('action', 'human');
      expect([t.available('human'), t.conflict('Test Swindle').seat]).toEqual([7, 0]);
      t.until('draw');
      expect(t.titles('narn', DISCARD)).toContain('Test Swindle');
      expect(pile(4).refuses('human', 'declare', 'Test Swindle')).toBe('b5/conflict-round/6');
      const won = fight('Seizing Advantage').until('draw');
      expect([won.card('Test Ruthless Agent').doom, won.power('human')]).toEqual([1, 16]);
      const safe = fight('Seizing Advantage', 'inner').until('draw');
      expect([safe.card('Test Ruthless Agent').doom, safe.power('human')]).toEqual([0, 15]);
    },
  );
  rule('b5-r-seizing-advantage-2', 'Seizing Advantage: playing it gives no Doom Mark', () => {
    const t = duel('human', { hand: ['Seizing Advantage'], ambassador: 'Test Diplomat' });
    expect(t.act('human', 'agenda', 'Seizing Advantage').marks('human', 'doom')).toBe(0);
  });
  rule(
    'b5-r-seizing-advantage-3',
    'Seizing Advantage: it is no conflict more, and serves where a text lets you initiate one',
    () => {
      const t = pile(12).act('human', 'declare', 'Test Debate').untilAsked('action', 'human');
      expect(t.s.conflicts.filter(k => k.seat === 0).length).toBe(1);
      const strike = duel(
        'human',
        {
          rating: 15,
          agenda: 'Seizing Advantage',
          hand: ['Secret Strike'],
          supporting: ['Test Ruthless Agent'],
          ambassador: 'Test Diplomat',
        },
        { discard: ['Test Swindle'] },
      ).act('human', 'event', 'Secret Strike');
      expect([strike.available('human'), strike.conflict('Test Swindle').seat]).toEqual([5, 0]);
      const poor = duel(
        'human',
        {
          rating: 9,
          agenda: 'Seizing Advantage',
          hand: ['Secret Strike'],
          supporting: ['Test Ruthless Agent'],
          ambassador: 'Test Diplomat',
        },
        { discard: ['Test Swindle'] },
      );
      expect(poor.refuses('human', 'event', 'Secret Strike')).toBe('b5/targets/1');
    },
  );
  rule('b5-r-seizing-advantage-4', 'Seizing Advantage: an attacker that you only control does not count', () => {
    const t = duel(
      'human',
      { agenda: 'Seizing Advantage', ambassador: 'Test Diplomat' },
      { supporting: ['Test Informer'] },
      {
        conflicts: [{ conflict: 'Test Swindle', by: 'narn', target: 'human', support: ['Test Informer'] }],
        seats: [
          {
            race: 'human',
            rating: 15,
            deck: ['Human Aide', 'Human Aide'],
            agenda: 'Seizing Advantage',
            ambassador: 'Test Diplomat',
          },
          { race: 'narn', rating: 12, deck: ['Narn Aide', 'Narn Aide'], supporting: ['Test Informer'] },
          { race: 'centauri', rating: 12, deck: ['Narn Aide', 'Narn Aide'], supporting: ['Test Ruthless Agent'] },
        ],
        order: ['human', 'narn', 'centauri'],
      },
    );
    t.card('Test Ruthless Agent').controller = 0;
    t.s.notes = { ...t.s.notes, control: 1 };
    t.act('human', 'attack', 'Test Ruthless Agent', 'Test Informer').until('draw');
    expect([
      t.titles('narn', DISCARD).includes('Test Informer'),
      t.power('human'),
      t.card('Test Ruthless Agent').doom,
    ]).toEqual([true, 15, 0]);
  });
  rule('b5-r-seizing-advantage-5', 'Seizing Advantage: the power stays without the agenda', () => {
    const t = fight('Seizing Advantage').until('draw').untilAsked('action', 'human');
    t.act('human', 'discard-agenda', 'Seizing Advantage');
    expect(t.power('human')).toBe(16);
  });
  rule('b5-r-seizing-advantage-6', 'Seizing Advantage: it must be there when the character falls', () => {
    const t = duel(
      'human',
      { hand: ['Seizing Advantage'], supporting: ['Test Ruthless Agent'], ambassador: 'Test Diplomat' },
      { supporting: ['Test Informer'] },
      { conflicts: [{ conflict: 'Test Swindle', by: 'narn', target: 'human', support: ['Test Informer'] }] },
    );
    t.act('human', 'attack', 'Test Ruthless Agent', 'Test Informer')
      .pass('narn')
      .act('human', 'agenda', 'Seizing Advantage');
    expect(t.until('draw').power('human')).toBe(15);
  });
});

describe('Strength in Adversity', () => {
  const behind = (rating: number, theirs: number, more = {}, second = {}) =>
    duel(
      'human',
      { rating, agenda: 'Strength in Adversity', ...more },
      { rating: theirs, ...second },
      {
        conflicts: [
          { conflict: 'Test Debate', by: 'narn', support: [] },
          { conflict: 'Test Many Plots', by: 'narn', support: [] },
        ],
      },
    );
  rule('b5-r-strength-in-adversity-1', 'Strength in Adversity: the gap supports, and counts as power up to 4', () => {
    const t = behind(7, 12)
      .act('human', 'use', 'Strength in Adversity')
      .pick('human', 'Test Debate')
      .pick('human', 'support');
    expect(t.conflict('Test Debate').now.support).toBe(5);
    expect([behind(9, 12).power('human'), behind(7, 12).power('human'), behind(13, 12).power('human')]).toEqual([
      12, 7, 13,
    ]);
    const both = behind(9, 12, {}, { agenda: 'Strength in Adversity' });
    expect([both.power('human'), both.power('narn')]).toEqual([12, 12]);
    expect(behind(12, 12).refuses('human', 'use', 'Strength in Adversity', 0)).toBe('b5/cost/7');
  });
  rule('b5-r-strength-in-adversity-2', 'Strength in Adversity: no opposition where sides are only supported', () => {
    const t = behind(7, 12).act('human', 'use', 'Strength in Adversity').pick('human', 'Test Many Plots');
    expect(t.offers('human', 'oppose')).toBe(false);
    t.pick('human', 'human');
  });
});

describe('Psi Attack', () => {
  const attack = (support: string[] = []) =>
    duel(
      'human',
      { supporting: ['Test Deepest Mind', 'Test Mindreader'], hand: ['Psi Attack'] },
      { supporting: ['Test Clerk'] },
      { conflicts: [{ conflict: 'Psi Attack', by: 'human', target: 'Test Clerk', support }] },
    );
  rule(
    'b5-r-psi-attack-1',
    'Psi Attack: one with Psi 5 comes first, and holds the target while it stays rotated',
    () => {
      expect(attack().refuses('human', 'support', 'Test Mindreader', 'Psi Attack')).toBe('b5-r-psi-attack-1');
      const t = attack().act('human', 'support', 'Test Deepest Mind', 'Psi Attack').pass('narn');
      expect(t.why('human', 'support', 'Test Mindreader', 'Psi Attack')).toBe(null);
      t.untilAsked('sustain', 'human').pick('human', 'Test Deepest Mind').until('action');
      expect([t.card('Test Clerk').rotated, t.card('Test Deepest Mind').rotated]).toEqual([1, 1]);
      const free = attack(['Test Deepest Mind']).untilAsked('sustain', 'human').pick('human').until('action');
      expect(free.card('Test Clerk').rotated).toBe(0);
      const own = duel('human', { hand: ['Psi Attack'] }, {}, { round: 'conflict' }).untilAsked('declare', 'human');
      expect(own.refuses('human', 'declare', 'Psi Attack')).toBe('b5/targets/1');
    },
  );
  rule('b5-r-psi-attack-2', 'Psi Attack: Diplomatic Immunity does not end it', () => {
    const t = duel(
      'human',
      { supporting: ['Test Deepest Mind'] },
      { supporting: ['Narn Aide', 'Test Clerk'], hand: ['Diplomatic Immunity'] },
      { conflicts: [{ conflict: 'Psi Attack', by: 'human', target: 'Test Clerk', support: ['Test Deepest Mind'] }] },
    );
    t.untilAsked('sustain', 'human').pick('human', 'Test Deepest Mind').untilAsked('action', 'narn');
    t.act('narn', 'event', 'Diplomatic Immunity').pick('narn', 'narn');
    t.untilAsked('sustain', 'human').pick('human', 'Test Deepest Mind').until('action');
    expect(t.card('Test Clerk').rotated).toBe(1);
  });
});

describe('Mass Drivers', () => {
  const bombard = (target: string, round: 'action' | 'resolution' = 'action') =>
    duel(
      'human',
      { supporting: [{ card: 'First Battle Fleet', attached: ['Mass Drivers'] }], ambassador: 'Test Diplomat' },
      { supporting: ['Quadrant 14', 'Test Squadron'] },
      { babylon5: 10, round, conflicts: [{ conflict: 'Shadow Assault', by: 'human', target, support: [] }] },
    );
  rule('b5-r-mass-drivers-1', 'Mass Drivers: 10 more against a location, and everybody hates it', () => {
    const t = bombard('Quadrant 14').act('human', 'support', 'First Battle Fleet', 'Shadow Assault');
    expect([t.conflict('Shadow Assault').now.support, t.tension('narn', 'human'), t.s.babylon5]).toEqual([
      15 + t.s.shadows,
      bombard('Quadrant 14').tension('narn', 'human') + 1,
      9,
    ]);
    const other = bombard('Test Squadron').act('human', 'support', 'First Battle Fleet', 'Shadow Assault');
    expect([other.conflict('Shadow Assault').now.support, other.s.babylon5]).toEqual([5 + other.s.shadows, 10]);
    const hit = bombard('Quadrant 14').pass('human').act('narn', 'oppose', 'Quadrant 14', 'Shadow Assault');
    hit.act('human', 'attack', 'First Battle Fleet', 'Quadrant 14');
    expect([hit.card('Quadrant 14').neutralized, hit.s.babylon5]).toEqual([1, 9]);
  });
});

describe('Grey Council Fleet', () => {
  const grey = (more = {}, second = {}, table = {}) =>
    duel('minbari', { rating: 18, ambassador: 'Test Abbot', ...more }, { race: 'narn', ...second }, table);
  const promoted = () =>
    grey({ supporting: ['Grey Council Fleet'], inner: ['Test Clerk', 'Test Spy'], hand: ['Test Narn Leviathan'] }).act(
      'minbari',
      'use',
      'Grey Council Fleet',
    );
  rule(
    'b5-r-grey-council-fleet-1',
    'Grey Council Fleet: only wars by arms; promoted, it heals like the Inner Circle',
    () => {
      const t = promoted().pick('minbari', 'Test Clerk').pass('narn');
      t.card('Grey Council Fleet').neutralized = 1;
      t.until('draw').untilAsked('action', 'minbari');
      expect(t.inPlay('Grey Council Fleet')).toBe(true);
      t.act('minbari', 'heal', 'Grey Council Fleet');
      expect(t.card('Grey Council Fleet').neutralized).toBe(0);
      const lost = grey({ supporting: ['Grey Council Fleet'] });
      lost.card('Grey Council Fleet').neutralized = 1;
      expect(lost.until('draw').until('action').inPlay('Grey Council Fleet')).toBe(false);
    },
  );
  rule(
    'b5-r-grey-council-fleet-2',
    'Grey Council Fleet: other conflicts are free, Military ones only against enemies',
    () => {
      const declare = (war: boolean) =>
        grey(
          { supporting: ['Grey Council Fleet'], hand: ['Test Foray', 'Test Swindle', 'Test Skirmish'] },
          {},
          { round: 'conflict', ...(war ? { war: [['minbari', 'narn']] } : {}) },
        ).untilAsked('declare', 'minbari');
      expect(declare(false).refuses('minbari', 'declare', 'Test Foray')).toBe('b5/targets/1');
      expect(declare(false).refuses('minbari', 'declare', 'Test Skirmish')).toBe('b5-r-grey-council-fleet-1');
      expect(declare(false).why('minbari', 'declare', 'Test Swindle')).toBe(null);
      expect(declare(true).why('minbari', 'declare', 'Test Foray')).toBe(null);
    },
  );
  rule('b5-r-grey-council-fleet-3', 'Grey Council Fleet: 13, and 1 for each Inner Circle character', () => {
    expect(promoted().pick('minbari', 'Test Clerk').available('minbari')).toBe(18 - 16);
  });
  rule('b5-r-grey-council-fleet-4', 'Grey Council Fleet: promoted, it neither sponsors nor counts', () => {
    const t = promoted().pick('minbari', 'Test Clerk').pass('narn');
    expect(t.s.zones[1 * 0 + 2]!.map(id => t.titleOf(id))).not.toContain('Grey Council Fleet');
    expect(t.refuses('minbari', 'build', 'Grey Council Fleet')).toMatch(/^b5\/build/);
    expect(t.refuses('minbari', 'use', 'Grey Council Fleet', 0)).toBe('b5/cost/7');
  });
});

test.each([
  ['Luxuries of Homeworld', 'Test Clerk'],
  ['Salvage Yard', 'Proxima III'],
  ['Mass Drivers', 'First Battle Fleet'],
])('%s: it is sponsored onto the right kind of card', (title, host) => {
  const t = duel('human', { hand: [title], supporting: ['Test Clerk', 'Proxima III', 'First Battle Fleet'] });
  t.act('human', 'sponsor', title);
  expect(t.card(title).host).toBe(t.id(host));
});
