import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Position, SeatPosition } from '../../src/index.ts';
import { DISCARD, HAND, REMOVED, SUPPORTING } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';
import './stand-ins.ts';

/** The Narn player, with some cards, acts first; players have cards to draw. */
function at(narn: Partial<SeatPosition>, centauri: Partial<SeatPosition> = {}, more: Partial<Position> = {}): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  return table({
    seats: [
      { race: 'narn', ambassador: 'Test Sudden Chief', rating: 12, deck, ...narn },
      { race: 'centauri', ambassador: 'Test Consul', rating: 12, deck, ...centauri },
    ],
    order: ['narn', 'centauri'],
    ...more,
  });
}

/** A conflict of the Narn against a character or fleet, with some support. */
const against = (
  conflict: string,
  target: string,
  support: string[],
  narn: Partial<SeatPosition> = {},
  centauri: Partial<SeatPosition> = {},
  more: Partial<Position> = {},
): Table =>
  at(
    {
      supporting: [...support, ...(narn.supporting ?? [])] as string[],
      ...narn,
      ...(narn.supporting ? { supporting: [...support, ...narn.supporting] } : {}),
    },
    { supporting: ['Test Spy'], ...centauri },
    { conflicts: [{ conflict, by: 'narn', target, support: support as never }], ...more },
  );

const AIMS = [
  ['Extreme Sanction', 'Test Spy', 'Test Diplomat'],
  ['Attacking Pawns', 'Test Spy', 'Test Diplomat'],
  ['Hate Crime', 'Test Spy', 'Test Diplomat'],
  ['Bio-Weapon Discovery', 'Strike Fleet', 'Test Patrol'],
] as const;
test.each(AIMS)('%s: aimed at %s, not at %s', (title, fits, not) => {
  const t = at(
    { hand: [title], supporting: ['Strike Fleet', 'Test Sudden Squadron'] },
    { supporting: ['Test Spy', 'Test Notary', 'Test Patrol'], inner: ['Test Diplomat'] },
    { round: 'conflict' },
  );
  t.act('narn', 'declare', title);
  for (let i = 0; i < 9 && !t.offers('narn', 'card', fits); i++) t.least();
  expect(t.offers('narn', 'card', not)).toBe(false);
  t.pick('narn', fits);
  expect(t.conflict(title).targetCard).toBe(t.id(fits));
});

rule(
  'b5-r-extreme-sanction-1',
  'Extreme Sanction: won, its printed cost removes the character, for good; a Doom Mark in any case',
  () => {
    const t = against('Extreme Sanction', 'Test Spy', ['Test Diplomat']);
    t.untilAsked('may', 'narn').act('narn', 'yes');
    expect(t.titles('centauri', REMOVED)).toEqual(['Test Spy']);
    expect([t.available('narn'), t.card('Test Sudden Chief').doom]).toEqual([6, 1]);
    expect(t.s.spentDefs).toContain(t.s.defs[t.id('Test Spy')]);
    const lost = against('Extreme Sanction', 'Test Spy', []).until('draw');
    expect([lost.titles('centauri', SUPPORTING), lost.card('Test Sudden Chief').doom]).toEqual([['Test Spy'], 1]);
  },
);
rule('b5-r-extreme-sanction-2', 'Extreme Sanction: a character of another race costs no more', () => {
  const t = against('Extreme Sanction', 'Human Aide', ['Test Diplomat'], {}, { supporting: ['Human Aide'] });
  t.untilAsked('may', 'narn').act('narn', 'yes');
  expect(t.available('narn')).toBe(12 - 4);
});

rule('b5-r-attacking-pawns-1', 'Attacking Pawns: 5 more discard the character, 10 more bring 1 influence', () => {
  const after = (support: string[]) => {
    const t = against('Attacking Pawns', 'Test Diplomat', support, {}, { supporting: ['Test Diplomat'] }).until('draw');
    return [t.titles('centauri', DISCARD).length, t.rating('narn'), t.card('Test Sudden Chief').doom];
  };
  expect([after(['Test Informer']), after(['Test Spy']), after(['Test Spymaster'])]).toEqual([
    [0, 12, 1],
    [1, 12, 1],
    [1, 13, 1],
  ]);
});
rule('b5-r-attacking-pawns-2', 'Attacking Pawns: promoted meanwhile, the character goes all the same', () => {
  const t = against('Attacking Pawns', 'Test Diplomat', ['Test Spymaster'], {}, { supporting: ['Test Diplomat'] });
  t.pass('narn').act('centauri', 'promote', 'Test Diplomat').until('draw');
  expect(t.titles('centauri', DISCARD)).toEqual(['Test Diplomat']);
});

rule('b5-r-bio-weapon-discovery-1', 'Bio-Weapon Discovery: on the fleet it grows by 1 a turn, to 5', () => {
  const t = against('Bio-Weapon Discovery', 'Strike Fleet', ['Test Spy'], { supporting: ['Strike Fleet'] });
  t.until('draw').until('action');
  expect([t.ability('Strike Fleet', 'military'), t.card('Bio-Weapon Discovery').tokens]).toEqual([5, 1]);
  t.card('Bio-Weapon Discovery').tokens = 7;
  expect(t.ability('Strike Fleet', 'military')).toBe(9);
});
rule('b5-r-bio-weapon-discovery-1', 'Bio-Weapon Discovery: lost by 5 it costs a character, by less nothing', () => {
  const lost = (oppose: string) => {
    const t = at(
      { supporting: ['Strike Fleet', 'Test Weakling'] },
      { supporting: [oppose] },
      { conflicts: [{ conflict: 'Bio-Weapon Discovery', by: 'narn', target: 'Strike Fleet', oppose: [oppose] }] },
    );
    return t.until('draw').titles('narn', DISCARD);
  };
  expect(lost('Test Spy')).toContain('Test Weakling');
  expect(lost('Test Informer')).not.toContain('Test Weakling');
});

rule('b5-r-hate-crime-1', 'Hate Crime: Babylon 5 loses 1 for every 5, and 10 more discard the character', () => {
  const after = (support: string[]) => {
    const t = against(
      'Hate Crime',
      'Test Diplomat',
      support,
      {},
      { supporting: ['Test Diplomat'] },
      { babylon5: 6 },
    ).until('draw');
    return [t.s.babylon5, t.titles('centauri', DISCARD).length];
  };
  expect([after(['Test Informer']), after(['Test Spy']), after(['Test Spymaster'])]).toEqual([
    [6, 0],
    [5, 0],
    [4, 1],
  ]);
  expect(
    against('Hate Crime', 'Test Diplomat', [], {}, { supporting: ['Test Diplomat'] }, { babylon5: 6 }).until('draw').s
      .babylon5,
  ).toBe(6);
});

describe('Raid Shipping', () => {
  const raid = (support: boolean, plot: boolean): Table => {
    const t = at(
      { hand: ['Raid Shipping'], supporting: ['Test Sudden Squadron', 'Test Spy'] },
      {},
      { round: 'conflict', tension: { 'narn>centauri': 3 }, babylon5: 6 },
    );
    t.act('narn', 'declare', 'Raid Shipping').untilAsked('action', 'narn');
    const [military, intrigue] = t.s.conflicts.map(k => k.id);
    if (support) t.act('narn', 'support', 'Test Sudden Squadron', military).pass('centauri');
    if (plot) t.act('narn', 'support', 'Test Spy', intrigue).pass('centauri');
    return t.until('draw');
  };
  rule(
    'b5-r-raid-shipping-1',
    'Babylon 5 loses 1, the race loses 1 if you win, and tensions rise if the plot fails',
    () => {
      const both = raid(true, true);
      expect([both.s.babylon5, both.rating('centauri')]).toEqual([5, 11]);
      const before = both.tension('centauri', 'narn');
      const noisy = raid(true, false);
      expect([noisy.rating('centauri'), noisy.tension('centauri', 'narn')]).toEqual([11, before + 1]);
      const failed = raid(false, true);
      expect([failed.s.babylon5, failed.rating('centauri'), failed.tension('centauri', 'narn')]).toEqual([
        5,
        12,
        before,
      ]);
    },
  );
  test('Raid Shipping: only toward a race at tension 3', () => {
    const t = at({ hand: ['Raid Shipping'] }, {}, { round: 'conflict', tension: { 'narn>centauri': 2 } });
    expect(t.offers('narn', 'declare', 'Raid Shipping')).toBe(false);
  });
});

describe('Defense in Depth', () => {
  const depth = (more: Partial<SeatPosition> = {}, p: Partial<Position> = {}) =>
    at(
      {
        agenda: 'Defense in Depth',
        supporting: ['Strike Fleet', 'Quadrant 14', { card: 'Mars Colony', race: 'human' }],
        ...more,
      },
      { supporting: ['Strike Fleet'] },
      p,
    );
  const raided = { conflicts: [{ conflict: 'Border Raid', by: 'centauri' as const, target: 'narn' as const }] };
  rule('b5-r-defense-in-depth-1', 'fleets have 2 more while a Military conflict is aimed at you', () => {
    expect([
      depth().ability('Strike Fleet', 'military', 'narn'),
      depth({}, raided).ability('Strike Fleet', 'military', 'narn'),
    ]).toEqual([4, 6]);
    expect(depth({}, raided).ability('Strike Fleet', 'military', 'centauri')).toBe(4);
  });
  rule('b5-r-defense-in-depth-2', 'the 2 are gone when the conflict has resolved', () => {
    expect(depth({}, raided).until('draw').ability('Strike Fleet', 'military', 'narn')).toBe(4);
  });
  rule('b5-r-defense-in-depth-3', 'a fleet that does not take part has them as well', () => {
    const t = depth({}, raided);
    expect(t.conflict('Border Raid').parts).toEqual([]);
    expect(t.ability('Strike Fleet', 'military', 'narn')).toBe(6);
  });
  rule('b5-r-defense-in-depth-5', 'every location of yours has 5 more, of whatever race', () => {
    const t = depth();
    expect([t.ability('Quadrant 14', 'military'), t.ability('Mars Colony', 'military')]).toEqual([20, 15]);
  });
  rule(
    'b5-r-defense-in-depth-4',
    'each location of your own race is 1 more rating and power, as soon as it is played',
    () => {
      expect([depth().rating('narn'), depth().power('narn'), depth({ supporting: [] }).rating('narn')]).toEqual([
        13, 13, 12,
      ]);
      const t = depth({ hand: ['Narn Homeworld'], supporting: [] });
      t.act('narn', 'sponsor', 'Narn Homeworld');
      expect([t.rating('narn'), t.power('narn')]).toEqual([13, 13]);
    },
  );
  rule('b5-r-defense-in-depth-6', 'no homeworld rotates when a location comes in', () => {
    const t = depth({ hand: ['Quadrant 14'], supporting: ['Narn Homeworld'] });
    t.act('narn', 'sponsor', 'Quadrant 14');
    expect([t.question, t.card('Narn Homeworld').rotated, t.rating('narn')]).toEqual(['action', 0, 14]);
  });
});

test('The Hope of Peace: 1 Diplomacy more for your characters, and 1 power for 4 influence of Babylon 5', () => {
  const t = at(
    { agenda: 'The Hope of Peace', supporting: ['Test Diplomat'] },
    { supporting: ['Test Spy'] },
    { babylon5: 7 },
  );
  expect([t.ability('Test Diplomat', 'diplomacy'), t.ability('Test Spy', 'diplomacy'), t.power('narn')]).toEqual([
    5, 1, 13,
  ]);
});

describe('Forced Evolution', () => {
  const evolved = (shadow: number, p: Partial<Position> = {}, more: Partial<SeatPosition> = {}) =>
    at(
      { ambassador: { card: 'Test Sudden Chief', marks: { shadow } }, agenda: 'Forced Evolution', ...more },
      { supporting: ['Test Guard', 'Test Patrol'] },
      p,
    );
  rule('b5-r-forced-evolution-1', 'it takes 5 Shadow Marks', () => {
    const hand = (shadow: number) => evolved(shadow, {}, { agenda: 'Power Politics', hand: ['Forced Evolution'] });
    expect(hand(5).offers('narn', 'agenda', 'Forced Evolution')).toBe(true);
    expect(hand(4).offers('narn', 'agenda', 'Forced Evolution')).toBe(false);
  });
  rule('b5-r-forced-evolution-2', 'where the Vorlons are ahead it costs power', () => {
    expect([
      evolved(5, { shadows: 7, vorlons: 4 }).power('narn'),
      evolved(5, { shadows: 4, vorlons: 6 }).power('narn'),
    ]).toEqual([15, 10]);
  });
  rule('b5-r-forced-evolution-3', 'with fewer marks it stays', () => {
    expect(evolved(1, { shadows: 7, vorlons: 4 }).power('narn')).toBe(15);
  });
  rule('b5-r-forced-evolution-4', 'it wins by 20 power and a lead of 10 alone', () => {
    expect(evolved(5, { shadows: 12, vorlons: 4 }, { rating: 12 }).until('draw').until('action').s.result).toBe(null);
  });
  test('Forced Evolution: hands 1 influence to the Shadows, once a turn', () => {
    const t = evolved(5, { shadows: 4 }).act('narn', 'use', 'Forced Evolution', 0);
    expect([t.s.shadows, t.rating('narn')]).toEqual([5, 11]);
    expect(t.pass('centauri').refuses('narn', 'use', 'Forced Evolution', 0)).not.toBe(null);
  });
  test('Forced Evolution: a mark and its cost neutralize a fleet that is weaker than the Shadows', () => {
    const t = evolved(5, { shadows: 5 });
    t.act('narn', 'use', 'Forced Evolution', 1).pick('narn', 'Test Guard');
    expect([t.card('Test Guard').neutralized, t.available('narn'), t.marks('narn', 'shadow')]).toEqual([1, 8, 4]);
    const strong = evolved(5, { shadows: 5 });
    strong.act('narn', 'use', 'Forced Evolution', 1).pick('narn', 'Test Patrol');
    expect(strong.card('Test Patrol').neutralized).toBe(0);
  });
});

describe('Pulling Strings', () => {
  const pulled = (destiny: number) =>
    at({
      hand: ['Pulling Strings'],
      supporting: [{ card: 'Test Diplomat', marks: { destiny } }],
      inner: ['Test Envoy'].slice(1),
    });
  rule('b5-r-pulling-strings-1', 'it rotates for 2 influence and 2 Diplomacy; without a Destiny Mark it goes', () => {
    const t = pulled(1);
    t.act('narn', 'sponsor', 'Pulling Strings').pick('narn', 'Test Diplomat').pass('centauri');
    t.act('narn', 'use', 'Pulling Strings');
    expect([t.ability('Test Diplomat', 'diplomacy'), t.available('narn'), t.card('Pulling Strings').rotated]).toEqual([
      6, 6, 1,
    ]);
    const gone = pulled(0).act('narn', 'sponsor', 'Pulling Strings').pick('narn', 'Test Diplomat');
    expect(gone.titles('narn', DISCARD)).toEqual(['Pulling Strings']);
  });
  rule('b5-r-pulling-strings-2', 'the Diplomacy is not sustained', () => {
    const t = at({ supporting: [{ card: 'Test Diplomat', marks: { destiny: 1 }, attached: ['Pulling Strings'] }] });
    t.act('narn', 'use', 'Pulling Strings');
    expect(t.s.mods.map(m => m.sustainable)).toEqual([false]);
  });
});

describe('aftermaths', () => {
  /** After a conflict of the Narn, the Narn player may play the aftermath. */
  const after = (
    title: string,
    conflict: string,
    support: object[] | string[],
    narn: Partial<SeatPosition> = {},
    centauri: Partial<SeatPosition> = {},
    oppose: object[] | string[] = [],
  ): Table =>
    at({ hand: [title], ...narn }, centauri, {
      conflicts: [{ conflict, by: 'narn', support: support as never, oppose: oppose as never }],
    }).untilAsked('aftermath', 'narn');

  test.each([
    ['Combat Experience', 'Test Skirmish', 'leadership'],
    ['Learning Experience', 'Test Sudden Plot', 'intrigue'],
    ['Older but Wiser', 'Test Debate', 'diplomacy'],
  ] as const)('%s: a character who took part in the conflict has 1 more, nobody else', (title, conflict, ability) => {
    const led = conflict === 'Test Skirmish';
    const t = after(title, conflict, [led ? 'Test Sudden Squadron' : 'Test Sudden Envoy'], {
      supporting: led
        ? ['Test Sudden Squadron', { card: 'Test Admiral', leads: 'Test Sudden Squadron' }, 'Test Diplomat']
        : ['Test Sudden Envoy', 'Test Diplomat'],
    });
    const who = led ? 'Test Admiral' : 'Test Sudden Envoy';
    const before = t.ability(who, ability);
    t.act('narn', 'aftermath', title);
    if (t.question !== 'aftermath' && t.offers('narn', 'card', who)) {
      expect(t.offers('narn', 'card', 'Test Diplomat')).toBe(false);
      t.pick('narn', who);
    }
    expect([t.ability(who, ability), t.card(title).host]).toEqual([before + 1, t.id(who)]);
  });

  rule(
    'b5-r-casualty-reports-1',
    'Casualty Reports: each player discards a supporting leader of a fleet in it, and it goes',
    () => {
      const t = after(
        'Casualty Reports',
        'Test Skirmish',
        ['Test Sudden Squadron'],
        {
          supporting: [
            'Test Sudden Squadron',
            { card: 'Test Admiral', leads: 'Test Sudden Squadron' },
            'Test Diplomat',
          ],
        },
        { supporting: ['Test Patrol', { card: 'Centauri Captain', leads: 'Test Patrol' }, 'Test Spy'] },
        ['Test Patrol'],
      );
      t.act('narn', 'aftermath', 'Casualty Reports').until('draw');
      expect([t.titles('narn', DISCARD).includes('Test Admiral'), t.titles('centauri', DISCARD)]).toEqual([
        true,
        ['Centauri Captain'],
      ]);
      expect(t.titles('narn', DISCARD)).toContain('Casualty Reports');
      expect(t.titles('narn', SUPPORTING)).toContain('Test Diplomat');
    },
  );

  rule('b5-r-diplomatic-advantage-1', 'Diplomatic Advantage: won by 10, you may draw 2 free cards, or 1', () => {
    const t = after('Diplomatic Advantage', 'Test Debate', ['Test Mediator'], { supporting: ['Test Mediator'] });
    t.act('narn', 'aftermath', 'Diplomatic Advantage').untilAsked('may', 'narn');
    const drawn = (answer: 'yes' | 'no') => {
      const u = at({ ambassador: { card: 'Test Sudden Chief', attached: ['Diplomatic Advantage'] } });
      for (let i = 0; i < 40 && !u.offers('narn', 'yes'); i++) u.least();
      return u.act('narn', answer).until('conflict').titles('narn', HAND).length;
    };
    t.act('narn', 'yes');
    expect([drawn('yes'), drawn('no')]).toEqual([2, 1]);
    const close = after('Diplomatic Advantage', 'Test Debate', ['Test Diplomat'], { supporting: ['Test Diplomat'] });
    expect(close.refuses('narn', 'aftermath', 'Diplomatic Advantage')).toBe('b5/cost/7');
  });

  rule('b5-r-grievance-1', 'Grievance: the council decides who loses 1; the card is discarded', () => {
    const t = at(
      { supporting: ['Test Diplomat'] },
      { hand: ['Grievance'] },
      { babylon5: 4, conflicts: [{ conflict: 'Test Congress Two', by: 'narn' }].slice(1) },
    );
    expect(t.s.conflicts).toEqual([]);
    const filed = (vote: 'yes' | 'no') => {
      const u = at(
        { supporting: ['Test Diplomat'] },
        { hand: ['Grievance'] },
        { babylon5: 4, conflicts: [{ conflict: 'Test Debate', by: 'narn', support: ['Test Diplomat'] }] },
      );
      u.untilAsked('aftermath', 'centauri').act('centauri', 'aftermath', 'Grievance');
      for (let i = 0; i < 12 && u.s.round !== 'draw'; i++) {
        const seat = u.asked[0]!;
        if (u.offers(seat, vote)) u.act(seat, vote);
        else u.least();
      }
      u.until('draw');
      expect(u.titles('centauri', DISCARD)).toEqual(['Grievance']);
      return [u.rating('narn'), u.rating('centauri'), u.s.babylon5];
    };
    // the conflict itself brought the Narn 1
    expect(filed('yes')).toEqual([12, 13, 5]);
    expect(filed('no')).toEqual([13, 11, 4]);
  });

  rule(
    'b5-r-in-the-line-of-duty-1',
    'In the Line of Duty: a limited supporting character neutralized in it is removed for good',
    () => {
      const t = at(
        { hand: ['In the Line of Duty'], supporting: ['Test Spymaster'] },
        { supporting: ['Test Spy', 'Test Diplomat'] },
        { conflicts: [{ conflict: 'Test Sudden Plot', by: 'narn', oppose: ['Test Spy'] }] },
      );
      t.act('narn', 'attack', 'Test Spymaster', 'Test Spy').untilAsked('aftermath', 'narn');
      t.act('narn', 'aftermath', 'In the Line of Duty');
      expect(t.titles('centauri', REMOVED)).toEqual(['Test Spy']);
      expect(t.s.spentDefs).toContain(t.s.defs[t.id('Test Spy')]);
      const calm = after('In the Line of Duty', 'Test Sudden Plot', ['Test Spy'], { supporting: ['Test Spy'] });
      expect(calm.refuses('narn', 'aftermath', 'In the Line of Duty')).toBe('b5/aftermath/11');
    },
  );

  rule(
    'b5-r-paying-for-sins-1',
    'Paying for Sins: an Inner Circle character with a Doom Mark goes, and the card',
    () => {
      const sins = (doom: number) =>
        at(
          { inner: [{ card: 'Test Spy', marks: { doom } }] },
          { hand: ['Paying for Sins'], supporting: ['Test Spymaster'] },
          {
            conflicts: [
              { conflict: 'Test Sudden Plot', by: 'narn', support: ['Test Spy'], oppose: ['Test Spymaster'] },
            ],
          },
        ).untilAsked('aftermath', 'centauri');
      const t = sins(1).act('centauri', 'aftermath', 'Paying for Sins').until('draw');
      expect([t.titles('narn', DISCARD).includes('Test Spy'), t.titles('centauri', DISCARD)]).toEqual([
        true,
        ['Paying for Sins'],
      ]);
      expect(sins(0).refuses('centauri', 'aftermath', 'Paying for Sins')).toBe('b5/aftermath/11');
    },
  );

  rule('b5-r-reverse-advances-1', "Reverse Advances: another player's aftermath goes, not your own", () => {
    const t = after(
      'Reverse Advances',
      'Test Debate',
      [],
      { ambassador: { card: 'Test Sudden Chief', attached: ['Glory'] } },
      { ambassador: { card: 'Test Consul', attached: ['Assigning Blame'] } },
    );
    t.act('narn', 'aftermath', 'Reverse Advances').until('draw');
    expect(t.titles('centauri', DISCARD)).toEqual(['Assigning Blame']);
    expect(t.inPlay('Glory')).toBe(true);
    expect(t.titles('narn', DISCARD)).toContain('Reverse Advances');
  });

  test('Successful Manipulation: the ambassador of who won has 2 more Intrigue', () => {
    const t = after('Successful Manipulation', 'Test Sudden Plot', ['Test Spy'], { supporting: ['Test Spy'] });
    t.act('narn', 'aftermath', 'Successful Manipulation');
    expect(t.ability('Test Sudden Chief', 'intrigue')).toBe(5);
    const lost = after('Successful Manipulation', 'Test Sudden Plot', []);
    expect(lost.refuses('narn', 'aftermath', 'Successful Manipulation')).toBe('b5/aftermath/6');
  });

  rule('b5-r-wear-and-tear-1', 'Wear and Tear: each fleet in the conflict takes 1 damage, others none', () => {
    const t = after(
      'Wear and Tear',
      'Test Skirmish',
      ['Test Sudden Squadron'],
      { supporting: ['Test Sudden Squadron', 'Test Tender'] },
      { supporting: ['Test Patrol'] },
      ['Test Patrol'],
    );
    t.act('narn', 'aftermath', 'Wear and Tear').until('draw');
    expect(['Test Sudden Squadron', 'Test Patrol', 'Test Tender'].map(x => t.card(x).damage)).toEqual([1, 1, 0]);
    expect(t.titles('narn', DISCARD)).toContain('Wear and Tear');
  });
});
