import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Race, Ruleset } from '../../../src/index.ts';
import { DISCARD } from '../../../src/state.ts';
import { at, resolved } from '../../support/cards-for-resolution.ts';
import type { Table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];
const OLDER: readonly Ruleset[] = ['casual', 'tournament'];

/** Narn who support a conflict of theirs, and Centauri who oppose it. */
function duel(
  title: string,
  support: readonly string[],
  oppose: readonly string[],
  more: { ruleset?: Ruleset; target?: Race; narn?: readonly string[]; centauri?: readonly string[] } = {},
): Table {
  const { ruleset = 'casual', target, narn = [], centauri = [] } = more;
  return at({
    ruleset,
    seats: [
      { race: 'narn', supporting: support, hand: narn },
      { race: 'centauri', supporting: oppose, hand: centauri },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: title, by: 'narn', support, oppose, ...(target ? { target } : {}) }],
  });
}

rule(
  'b5/resolution/1',
  'the conflict of the initiator with initiative 4 resolves before that of the one with 7',
  () => {
    for (const ruleset of ALL) {
      const t = at({
        ruleset,
        seats: [
          { race: 'narn', rating: 7 },
          { race: 'centauri', rating: 4 },
        ],
        conflicts: [
          { conflict: 'Test Late Talks', by: 'narn' },
          { conflict: 'Test Web', by: 'centauri' },
        ],
      });
      expect(resolved(t.until('draw'))).toEqual(['Test Web', 'Test Late Talks']);
    }
  },
);

rule('b5/resolution/2', 'a player with two conflicts says which of them resolves first', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      seats: [{ race: 'narn' }, { race: 'centauri' }],
      order: ['narn', 'centauri'],
      conflicts: [
        { conflict: 'Test Late Talks', by: 'narn' },
        { conflict: 'Test Web', by: 'narn' },
      ],
    }).untilAsked('resolve next', 'narn');
    expect(t.options('narn')).toHaveLength(2);
    t.pick('narn', 'Test Web').until('draw');
    expect(resolved(t)).toEqual(['Test Web', 'Test Late Talks']);
  }
});

rule(
  'b5/resolution/3',
  'a conflict is totalled and brings what it brings at once, then come aftermaths, then the discard',
  () => {
    for (const ruleset of OLDER) {
      const t = at({
        ruleset,
        seats: [
          { race: 'narn', supporting: ['Test Diplomat 3', 'Narn Homeworld'], hand: ['Test Cheer'] },
          { race: 'centauri', hand: ['Test Paper'] },
        ],
        order: ['narn', 'centauri'],
        conflicts: [{ conflict: 'Test Late Bargain', by: 'narn', support: ['Test Diplomat 3'] }],
      }).untilAsked('may', 'narn');
      t.pick('narn', 'yes').act('narn', 'aftermath', 'Test Cheer');
      expect(t.titles('narn', DISCARD)).toEqual([]);
      t.until('draw');
      expect(t.titles('narn', DISCARD)).toEqual(['Test Cheer', 'Test Late Bargain']);
      const steps = t.sequence(
        'conflict-resolving',
        'conflict-decided',
        'influence-gained',
        'rotated',
        'conflict-resolved',
        'aftermath-played',
      );
      expect(steps).toEqual([
        'conflict-resolving',
        'conflict-decided',
        'influence-gained',
        'rotated',
        'influence-gained',
        'conflict-resolved',
        'aftermath-played',
      ]);
      expect(t.rating('narn')).toBe(6);
    }
  },
);

rule('b5/resolution/4', 'six stages: at resolution, totals, outcome, what is triggered, aftermaths, discards', () => {
  const t = at({
    ruleset: 'engine',
    seats: [
      { race: 'narn', supporting: ['Test Diplomat 6', 'Narn Homeworld'], hand: ['Test Cheer'] },
      { race: 'centauri' },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Ladder', by: 'narn', support: ['Test Diplomat 6'] }],
  }).untilAsked('may', 'narn');
  t.pick('narn', 'yes').act('narn', 'aftermath', 'Test Cheer').until('draw');
  const steps = t.sequence(
    'nonplayer-influence',
    'conflict-decided',
    'influence-gained',
    'conflict-resolved',
    'rotated',
    'aftermath-played',
  );
  expect(steps).toEqual([
    'nonplayer-influence', // at resolution: Babylon 5
    'conflict-decided',
    'influence-gained', // won
    'nonplayer-influence', // won by 5: the Vorlons; nothing has been triggered yet
    'conflict-resolved',
    'rotated', // the homeworld answers
    'influence-gained',
    'aftermath-played',
  ]);
  expect(t.titles('narn', DISCARD)).toEqual(['Test Cheer', 'Test Ladder']);
});

rule('b5/resolution/5', 'what a conflict gives its participants at resolution is in the totals', () => {
  const t = duel('Test Late Rally', ['Test Diplomat 3'], ['Test Diplomat 4'], { ruleset: 'engine' });
  expect(t.conflict('Test Late Rally').now).toMatchObject({ support: 3, opposition: 4 });
  t.until('draw');
  expect(t.conflict('Test Late Rally')).toMatchObject({ support: 5, opposition: 6 });
});

rule(
  'b5/resolution/6',
  'the Euphrates Treaty lowers the tension by 1 and counts Narn with 4 Diplomacy as 6, not before',
  () => {
    const t = at({
      ruleset: 'engine',
      seats: [
        { race: 'human', supporting: [] },
        { race: 'narn', supporting: ['Test Narn Diplomat', 'Test Narn Diplomat'] },
        { race: 'centauri', supporting: ['Test Diplomat 1'] },
      ],
      order: ['centauri', 'human', 'narn'],
      conflicts: [
        {
          conflict: 'Euphrates Treaty',
          by: 'human',
          target: 'centauri',
          support: ['Test Narn Diplomat', 'Test Narn Diplomat'],
        },
      ],
    });
    const [first] = t.conflict('Euphrates Treaty').parts.map(p => p.card);
    t.act('centauri', 'attack', 'Test Diplomat 1', first);
    // attacked in the action round, it strikes back with 4
    expect(t.happened('damaged').find(f => f.card === t.id('Test Diplomat 1'))?.n).toBe(4);
    expect([t.tension('narn', 'centauri'), t.tension('centauri', 'narn')]).toEqual([4, 4]);
    t.until('draw');
    expect([t.tension('narn', 'centauri'), t.tension('centauri', 'narn')]).toEqual([3, 3]);
    // one has 1 damage, the other none: 5 and 6
    expect(t.conflict('Euphrates Treaty').support).toBe(11);
    expect(t.happened('tension-changed')).toHaveLength(2);
    expect(t.sequence('tension-changed', 'conflict-decided')).toEqual([
      'tension-changed',
      'tension-changed',
      'conflict-decided',
    ]);
    // after the conflict the bonus ends, and the tension stays down
    expect(t.ability(first!, 'diplomacy')).toBe(3);
  },
);

rule(
  ['b5/resolution/7', 'b5/cards-conflict/11'],
  'a Border Raid raises the tension as it resolves, not as it begins',
  () => {
    for (const ruleset of ALL) {
      const t = at({
        ruleset,
        round: 'conflict',
        seats: [{ race: 'narn', hand: ['Border Raid'] }, { race: 'human' }],
        order: ['narn', 'human'],
      });
      t.act('narn', 'declare', 'Border Raid').until('action');
      expect(t.conflict('Border Raid').stage).toBe('initiated');
      expect([t.tension('narn', 'human'), t.tension('human', 'narn')]).toEqual([2, 2]);
      t.until('resolution').until('draw');
      expect([t.tension('narn', 'human'), t.tension('human', 'narn')]).toEqual([3, 3]);
    }
  },
);

rule('b5/resolution/8', '6 against 6 is lost, 6 against 5 won', () => {
  for (const ruleset of ALL) {
    const tie = duel('Test Late Talks', ['Test Diplomat 6'], ['Test Diplomat 6'], { ruleset }).until('draw');
    expect(tie.conflict('Test Late Talks')).toMatchObject({ support: 6, opposition: 6, won: false });
    const lead = duel('Test Late Talks', ['Test Diplomat 6'], ['Test Diplomat 5'], { ruleset }).until('draw');
    expect(lead.conflict('Test Late Talks')).toMatchObject({ support: 6, opposition: 5, won: true });
  }
});

rule('b5/resolution/9', 'a supporter with 5 who takes 2 damage afterwards counts 3', () => {
  for (const ruleset of ALL) {
    const t = duel('Test Late Talks', ['Test Diplomat 5'], [], { ruleset, narn: ['Test Late Blow'] });
    expect(t.conflict('Test Late Talks').now.support).toBe(5);
    t.act('narn', 'event', 'Test Late Blow').pick('narn', 'Test Diplomat 5').until('draw');
    expect(t.conflict('Test Late Talks').support).toBe(3);
  }
});

rule('b5/resolution/10', 'a neutralized supporter counts nothing', () => {
  for (const ruleset of ALL) {
    const t = duel('Test Late Talks', ['Test Diplomat 5', 'Test Diplomat 2'], [], {
      ruleset,
      narn: ['Test Late Collapse'],
    });
    t.act('narn', 'event', 'Test Late Collapse').pick('narn', 'Test Diplomat 5').until('draw');
    expect(t.conflict('Test Late Talks')).toMatchObject({ support: 2, won: true });
  }
});

rule(
  'b5/resolution/11',
  'a conflict that doubles does so at resolution alone; Garibaldi doubles in the attack too',
  () => {
    for (const ruleset of ALL) {
      const t = at({
        ruleset,
        seats: [
          { race: 'narn', supporting: ['Test Diplomat 3'] },
          { race: 'human', supporting: ['Test Diplomat 1', 'Michael Garibaldi'] },
          { race: 'centauri', supporting: ['Test Spy 4'] },
        ],
        order: ['human', 'centauri', 'narn'],
        conflicts: [
          { conflict: 'Test Spectacle', by: 'narn', support: ['Test Diplomat 3'] },
          { conflict: 'Test Web', by: 'narn', oppose: ['Michael Garibaldi'] },
        ],
      });
      t.act('human', 'attack', 'Test Diplomat 1', 'Test Diplomat 3');
      const taken = (title: string) =>
        t
          .happened('damaged')
          .filter(f => f.card === t.id(title))
          .map(f => f.n);
      expect(taken('Test Diplomat 1')).toEqual([3]);
      t.act('centauri', 'attack', 'Test Spy 4', 'Michael Garibaldi');
      expect(taken('Test Spy 4')).toEqual([6]);
      t.until('draw');
      // 3 minus 1 damage, doubled; the engine rules double first and then subtract the damage
      expect(t.conflict('Test Spectacle').support).toBe(ruleset === 'engine' ? 5 : 4);
    }
  },
);

rule('b5/resolution/11', 'unhurt, a participant with 3 counts 6 in the conflict that doubles', () => {
  for (const ruleset of ALL) {
    const t = duel('Test Spectacle', ['Test Diplomat 3'], [], { ruleset });
    expect(t.ability('Test Diplomat 3', 'diplomacy')).toBe(3);
    t.until('draw');
    expect(t.conflict('Test Spectacle').support).toBe(6);
    expect(t.ability('Test Diplomat 3', 'diplomacy')).toBe(3);
  }
});

rule('b5/resolution/12', 'what winning or losing brings is there before anybody plays an aftermath', () => {
  for (const ruleset of ALL) {
    const won = duel('Test Late Bargain', ['Test Diplomat 3'], [], { ruleset, narn: ['Test Cheer'] });
    won.untilAsked('aftermath');
    expect([won.rating('narn'), won.s.shadows]).toEqual([5, 4]);
    const lost = duel('Test Late Bargain', [], ['Test Diplomat 3'], { ruleset, narn: ['Test Cheer'] });
    lost.untilAsked('aftermath');
    expect([lost.rating('narn'), lost.s.shadows]).toEqual([4, 5]);
  }
});

rule('b5/resolution/13', 'a homeworld answers the influence of a conflict before the aftermaths', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      seats: [
        { race: 'narn', supporting: ['Test Diplomat 3', 'Narn Homeworld'], hand: ['Test Cheer'] },
        { race: 'centauri' },
      ],
      order: ['narn', 'centauri'],
      conflicts: [{ conflict: 'Test Late Bargain', by: 'narn', support: ['Test Diplomat 3'] }],
    }).until('resolution');
    expect(t.prompt()).toContain('Narn Homeworld');
    t.pick('narn', 'yes');
    expect(t.rating('narn')).toBe(6);
    // the aftermath step comes only now
    expect(t.offers('narn', 'aftermath', 'Test Cheer')).toBe(true);
  }
});

rule('b5/resolution/14', 'what a conflict triggers for several players goes by initiative, lowest first', () => {
  for (const order of [
    ['minbari', 'narn', 'human'],
    ['human', 'minbari', 'narn'],
  ] as const) {
    const t = at({
      ruleset: 'engine',
      seats: [
        { race: 'narn', supporting: ['Test Observers'] },
        { race: 'human', supporting: ['Test Observers'] },
        { race: 'minbari', supporting: ['Test Observers'] },
      ],
      order,
      conflicts: [{ conflict: 'Test Late Talks', by: 'human' }],
    }).untilAsked('may');
    const asked: string[] = [];
    while (t.s.round === 'resolution') {
      asked.push(t.asked[0]!);
      t.pick(t.asked[0] as Race, 'yes');
    }
    expect(asked).toEqual(order);
  }
});

/** A contest in which these characters support the Narn initiator, the Centauri and the Humans. */
function contest(title: string, narn: string[], centauri: string[], human: string[], ruleset: Ruleset): Table {
  const side = (cards: string[], who: Race) => cards.map(card => ({ card, side: who }));
  return at({
    ruleset,
    seats: [
      { race: 'narn', supporting: narn, hand: ['Test Cheer', 'Test Gloom'] },
      { race: 'centauri', supporting: centauri },
      { race: 'human', supporting: human },
    ],
    order: ['narn', 'centauri', 'human'],
    conflicts: [
      {
        conflict: title,
        by: 'narn',
        support: [...side(narn, 'narn'), ...side(centauri, 'centauri'), ...side(human, 'human')],
      },
    ],
  });
}

rule(
  ['b5/resolution/15', 'b5/glossary/20'],
  'in a contest of sides 5 against 5 is lost for the initiator, 5 against 4 won',
  () => {
    for (const ruleset of ALL) {
      const tie = contest('Test Contest', ['Test Diplomat 5'], ['Test Diplomat 5'], ['Test Diplomat 1'], ruleset);
      tie.untilAsked('aftermath', 'narn');
      expect(tie.offers('narn', 'aftermath', 'Test Gloom')).toBe(true);
      expect(tie.refuses('narn', 'aftermath', 'Test Cheer')).toBe('b5/aftermath/6');
      const lead = contest('Test Contest', ['Test Diplomat 5'], ['Test Diplomat 4'], ['Test Diplomat 4'], ruleset);
      lead.untilAsked('aftermath', 'narn');
      expect(lead.offers('narn', 'aftermath', 'Test Cheer')).toBe(true);
      expect(lead.rating('narn')).toBe(5);
    }
  },
);

rule(
  'b5/resolution/16',
  "whoever's side leads alone has the benefit, the initiator or not; on a tie nobody has",
  () => {
    for (const ruleset of ALL) {
      const t = contest('Test Contest', ['Test Diplomat 3'], ['Test Diplomat 1'], ['Test Diplomat 6'], ruleset);
      t.until('draw');
      expect([t.rating('narn'), t.rating('centauri'), t.rating('human')]).toEqual([4, 4, 5]);
      const tie = contest('Test Contest', ['Test Diplomat 3'], ['Test Diplomat 6'], ['Test Diplomat 6'], ruleset);
      tie.until('draw');
      expect([tie.rating('narn'), tie.rating('centauri'), tie.rating('human')]).toEqual([4, 4, 4]);
    }
  },
);

rule(
  'b5/resolution/17',
  'The Immortality Serum: totals of 3, 5 and 2; the second faction gains, the initiator has lost',
  () => {
    for (const ruleset of ALL) {
      const t = at({
        ruleset,
        seats: [
          { race: 'narn', supporting: ['Test Diplomat 3'], hand: ['Test Cheer', 'Test Gloom'] },
          { race: 'centauri', supporting: ['Test Diplomat 4'] },
          { race: 'human', supporting: ['Test Diplomat 1', 'Test Diplomat 2'] },
        ],
        order: ['narn', 'centauri', 'human'],
        conflicts: [{ conflict: 'Immortality Serum', by: 'narn' }],
      });
      const back = (who: Race, card: string, side: Race) =>
        t.act(who, 'support', card, 'Immortality Serum').pick(who, side);
      back('narn', 'Test Diplomat 3', 'narn');
      back('centauri', 'Test Diplomat 4', 'centauri');
      // any player may support any faction
      back('human', 'Test Diplomat 1', 'centauri');
      t.pass('narn', 'centauri');
      back('human', 'Test Diplomat 2', 'human');
      const before = t.rating('centauri');
      t.untilAsked('aftermath', 'narn');
      expect(t.conflict('Immortality Serum').sides).toEqual([3, 5, 2]);
      expect(t.conflict('Immortality Serum').won).toBe(false);
      expect(t.rating('centauri')).toBeGreaterThan(before);
      expect([t.rating('narn'), t.rating('human')]).toEqual([4, 4]);
      expect(t.offers('narn', 'aftermath', 'Test Gloom')).toBe(true);
      expect(t.offers('narn', 'aftermath', 'Test Cheer')).toBe(false);
    }
  },
);

/** The results of a conflict with five printed texts: Resolution, Won, Won by 5, Lost, Lost by 5. */
function ladder(support: string[], oppose: string[]): string[] {
  const t = at({
    ruleset: 'engine',
    seats: [
      { race: 'narn', rating: 6, supporting: support },
      { race: 'centauri', supporting: oppose },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Ladder', by: 'narn', support, oppose }],
  }).until('draw');
  const done: string[] = [];
  if (t.s.babylon5 === 5) done.push('Resolution');
  if (t.rating('narn') === 7) done.push('Won');
  if (t.s.vorlons === 5) done.push('Won by 5');
  if (t.rating('narn') === 5) done.push('Lost');
  if (t.s.shadows === 5) done.push('Lost by 5');
  return done;
}

rule('b5/resolution/18', 'won by 6, a conflict brings what winning and winning by 5 bring', () => {
  expect(ladder(['Test Diplomat 6'], [])).toEqual(['Resolution', 'Won', 'Won by 5']);
  expect(ladder(['Test Diplomat 4'], [])).toEqual(['Resolution', 'Won']);
});

rule('b5/resolution/19', 'lost by 5, a conflict brings what losing and losing by 5 bring', () => {
  expect(ladder([], ['Test Diplomat 5'])).toEqual(['Resolution', 'Lost', 'Lost by 5']);
  expect(ladder([], ['Test Diplomat 4'])).toEqual(['Resolution', 'Lost']);
});

rule('b5/resolution/20', 'the five texts at margins of +5, -5 and 0', () => {
  expect(ladder(['Test Diplomat 6'], ['Test Diplomat 1'])).toEqual(['Resolution', 'Won', 'Won by 5']);
  expect(ladder(['Test Diplomat 1'], ['Test Diplomat 6'])).toEqual(['Resolution', 'Lost', 'Lost by 5']);
  expect(ladder(['Test Diplomat 3'], ['Test Diplomat 3'])).toEqual(['Resolution', 'Lost']);
});

rule('b5/resolution/21', 'won by 3 where 5 are needed: no benefit, but won', () => {
  for (const ruleset of ALL) {
    const t = duel('Test Late Overtures', ['Test Diplomat 3'], [], { ruleset, narn: ['Test Cheer', 'Test Gloom'] });
    t.untilAsked('aftermath', 'narn');
    expect(t.rating('narn')).toBe(4);
    expect(t.offers('narn', 'aftermath', 'Test Cheer')).toBe(true);
    expect(t.offers('narn', 'aftermath', 'Test Gloom')).toBe(false);
  }
});

rule(
  'b5/resolution/22',
  'after a Diplomacy conflict that needed 5 and was won by 3, Any and Won aftermaths fit, Lost ones do not',
  () => {
    const kinds = ['Any', 'Any Diplomacy', 'Won', 'Won Diplomacy'].flatMap(k => [`Test ${k}`, `Test ${k} Participant`]);
    const others = ['Lost', 'Lost Diplomacy'].flatMap(k => [`Test ${k}`, `Test ${k} Participant`]);
    for (const ruleset of ALL) {
      const t = duel('Test Late Overtures', ['Test Diplomat 6'], ['Test Diplomat 3'], {
        ruleset,
        centauri: [...kinds, ...others],
      }).untilAsked('aftermath', 'centauri');
      expect(t.conflict('Test Late Overtures')).toMatchObject({ support: 6, opposition: 3, won: true });
      expect(t.rating('narn')).toBe(4);
      for (const kind of kinds) {
        t.act('centauri', 'aftermath', kind);
        if (t.s.ask && t.prompt().startsWith('Where do you play')) t.pick('centauri', 'Test Diplomat 6');
        expect(t.card(kind).host).toBe(t.id('Test Diplomat 6'));
      }
      for (const kind of others) expect(t.refuses('centauri', 'aftermath', kind)).toBe('b5/aftermath/6');
    }
  },
);

rule(
  'b5/resolution/23',
  'what a conflict states without condition comes when it is lost, and not when it is negated',
  () => {
    for (const ruleset of ALL) {
      const t = duel('Test Upheaval', [], ['Test Diplomat 3'], { ruleset, target: 'centauri' }).until('draw');
      expect(t.conflict('Test Upheaval').won).toBe(false);
      expect([t.s.babylon5, t.s.shadows, t.s.vorlons]).toEqual([5, 5, 5]);
      expect([t.tension('narn', 'centauri'), t.s.seats[0]!.unrest, t.card("G'Kar").doom]).toEqual([5, 2, 1]);
      const negated = duel('Test Upheaval', [], ['Test Diplomat 3'], {
        ruleset,
        target: 'centauri',
        narn: ['Test Veto'],
      });
      negated.act('narn', 'event', 'Test Veto').until('draw');
      expect([negated.s.babylon5, negated.s.shadows, negated.s.vorlons]).toEqual([4, 4, 4]);
      expect([negated.tension('narn', 'centauri'), negated.s.seats[0]!.unrest, negated.card("G'Kar").doom]).toEqual([
        4, 1, 0,
      ]);
    }
  },
);

rule('b5/resolution/24', 'a Kidnapping that resolves first takes a supporter out of the next conflict', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      seats: [
        { race: 'narn', supporting: ['Test Spy 6'] },
        { race: 'centauri', supporting: ['Test Diplomat 5', 'Test Diplomat 1'] },
      ],
      order: ['narn', 'centauri'],
      conflicts: [
        { conflict: 'Kidnapping', by: 'narn', target: 'Test Diplomat 5', support: ['Test Spy 6'] },
        { conflict: 'Test Late Talks', by: 'centauri', support: ['Test Diplomat 5', 'Test Diplomat 1'] },
      ],
    });
    expect(t.conflict('Test Late Talks').now.support).toBe(6);
    t.until('draw');
    expect(resolved(t)).toEqual(['Kidnapping', 'Test Late Talks']);
    expect(t.conflict('Test Late Talks').support).toBe(1);
  }
});

rule(
  'b5/resolution/25',
  "an ally whose support wins a conflict gains nothing, unless the conflict's text says so",
  () => {
    for (const ruleset of ALL) {
      const play = (title: string, target?: Race) =>
        at({
          ruleset,
          seats: [{ race: 'narn' }, { race: 'centauri', supporting: ['Test Diplomat 3'] }, { race: 'human' }],
          order: ['narn', 'centauri', 'human'],
          conflicts: [{ conflict: title, by: 'narn', support: ['Test Diplomat 3'], ...(target ? { target } : {}) }],
        }).until('draw');
      const t = play('Test Late Bargain');
      expect([t.rating('narn'), t.rating('centauri')]).toEqual([5, 4]);
      const aid = play('Test Aid', 'human');
      expect([aid.rating('narn'), aid.rating('centauri'), aid.rating('human')]).toEqual([4, 4, 5]);
    }
  },
);

rule('b5/resolution/26', 'with more support than opposition a conflict is won though its target has left play', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      seats: [
        { race: 'narn', supporting: ['Test Spy 4'], hand: ['Test Late Banishment', 'Test Cheer'] },
        { race: 'centauri', supporting: ['Test Diplomat 1', 'Test Diplomat 2'] },
      ],
      order: ['narn', 'centauri'],
      conflicts: [{ conflict: 'Test Arrest', by: 'narn', target: 'Test Diplomat 1', support: ['Test Spy 4'] }],
    });
    t.act('narn', 'event', 'Test Late Banishment').pick('narn', 'Test Diplomat 1').untilAsked('aftermath', 'narn');
    expect(t.conflict('Test Arrest')).toMatchObject({ support: 4, won: true });
    expect(t.offers('narn', 'aftermath', 'Test Cheer')).toBe(true);
  }
});

rule('b5/resolution/27', 'of two Trade Pacts aimed at each other the second resolves and brings nothing more', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      seats: [
        { race: 'narn', supporting: ['Test Diplomat 3'], hand: ['Test Cheer'] },
        { race: 'human', supporting: ['Test Diplomat 2'], hand: ['Test Cheer'] },
      ],
      order: ['narn', 'human'],
      conflicts: [
        { conflict: 'Trade Pact', by: 'narn', target: 'human', support: ['Test Diplomat 3'] },
        { conflict: 'Trade Pact', by: 'human', target: 'narn', support: ['Test Diplomat 2'] },
      ],
    }).untilAsked('aftermath');
    expect(t.s.relations).toHaveLength(1);
    t.pass('narn', 'human');
    expect(t.happened('conflict-resolved')).toHaveLength(2);
    expect(t.offers('narn', 'pass')).toBe(true);
    t.pass('narn');
    expect(t.offers('human', 'aftermath', 'Test Cheer')).toBe(true);
    expect(t.s.relations).toHaveLength(1);
    expect(t.happened('state-began')).toHaveLength(1);
    expect([t.rating('narn'), t.rating('human')]).toEqual([5, 5]);
  }
});

rule('b5/resolution/28', 'Londo with 4, 2 more and 1 damage is 5, which Test Their Mettle doubles to 10', () => {
  for (const ruleset of OLDER) {
    const t = at({
      ruleset,
      seats: [
        { race: 'centauri', ambassador: { card: 'Londo Mollari', damage: 1, attached: ['Test Late Tact'] } },
        { race: 'human' },
      ],
      order: ['centauri', 'human'],
      conflicts: [{ conflict: 'Test Their Mettle', by: 'centauri', target: 'human', support: ['Londo Mollari'] }],
    });
    expect(t.ability('Londo Mollari', 'diplomacy')).toBe(5);
    t.until('draw');
    expect(t.conflict('Test Their Mettle').support).toBe(10);
  }
});

/** The sample conflict: John plays the Centauri, Dave the Narn, Paul the Minbari. */
function sample(ruleset: Ruleset): Table {
  const t = at({
    ruleset,
    round: 'ready',
    seats: [
      { race: 'minbari', name: 'Paul' },
      {
        race: 'centauri',
        name: 'John',
        inner: ['Urza Jaddo'],
        supporting: ['Carn Mollari'],
        hand: ['Affirmation of Power', 'Test Cheer', 'Test Gloom'],
      },
      { race: 'narn', name: 'Dave', supporting: [{ card: 'Test Narn Squadron', damage: 2 }] },
    ],
  });
  t.act('centauri', 'declare', 'Affirmation of Power').until('action');
  return t;
}
const now = (t: Table) => {
  const { support, opposition } = t.conflict('Affirmation of Power').now;
  return [support, opposition];
};

rule(
  'b5/resolution/29',
  'with ratings of 4 all round, the Diplomacy of the ambassadors makes John first, then Dave, then Paul',
  () => {
    for (const ruleset of ALL) {
      const t = sample(ruleset);
      expect([t.rating('centauri'), t.rating('narn'), t.rating('minbari')]).toEqual([4, 4, 4]);
      expect(['Londo Mollari', "G'Kar", 'Delenn'].map(who => t.ability(who, 'diplomacy'))).toEqual([4, 5, 6]);
      expect([t.ability('Urza Jaddo', 'diplomacy'), t.ability('Carn Mollari', 'diplomacy')]).toEqual([6, 1]);
      expect(t.s.order.map(seat => t.s.seats[seat]!.name)).toEqual(['John', 'Dave', 'Paul']);
      expect(t.asked).toEqual(['centauri']);
      expect(t.conflict('Affirmation of Power').stage).toBe('initiated');
    }
  },
);

/** John opens with Londo, Dave passes, Paul opposes with Delenn. */
const opening = (t: Table): Table =>
  t
    .act('centauri', 'support', 'Londo Mollari', 'Affirmation of Power')
    .pass('narn')
    .act('minbari', 'oppose', 'Delenn', 'Affirmation of Power');
/** John adds Urza, Dave repairs a fleet for 2, Paul passes, John adds Carn. */
const middle = (t: Table): Table =>
  t
    .act('centauri', 'support', 'Urza Jaddo', 'Affirmation of Power')
    .act('narn', 'repair', 'Test Narn Squadron')
    .pick('narn', 2)
    .pass('minbari')
    .act('centauri', 'support', 'Carn Mollari', 'Affirmation of Power');

rule('b5/resolution/30', 'the opening: 4 in support, 6 in opposition', () => {
  for (const ruleset of ALL) expect(now(opening(sample(ruleset)))).toEqual([4, 6]);
});

rule('b5/resolution/31', 'the middle: Urza makes it 10 against 6, Carn 11 against 6', () => {
  for (const ruleset of ALL) {
    const t = opening(sample(ruleset));
    t.act('centauri', 'support', 'Urza Jaddo', 'Affirmation of Power');
    expect(now(t)).toEqual([10, 6]);
    t.act('narn', 'repair', 'Test Narn Squadron').pick('narn', 2);
    expect(t.card('Test Narn Squadron').damage).toBe(0);
    expect(t.available('narn')).toBe(2);
    t.pass('minbari').act('centauri', 'support', 'Carn Mollari', 'Affirmation of Power');
    expect(now(t)).toEqual([11, 6]);
  }
});

rule('b5/resolution/32', "the end: G'Kar neutralizes Carn; 10 against 6 is won by 4 and brings no benefit", () => {
  for (const ruleset of ALL) {
    const t = middle(opening(sample(ruleset)));
    t.act('narn', 'attack', "G'Kar", 'Carn Mollari');
    expect(t.card('Carn Mollari')).toMatchObject({ neutralized: 1, severe: 6 });
    expect(t.card("G'Kar").damage).toBe(1);
    expect(now(t)).toEqual([10, 6]);
    t.untilAsked('aftermath', 'centauri');
    const c = t.conflict('Affirmation of Power');
    expect(c.support - c.opposition).toBe(4);
    expect(t.rating('centauri')).toBe(4);
    expect(t.offers('centauri', 'aftermath', 'Test Cheer')).toBe(true);
    expect(t.refuses('centauri', 'aftermath', 'Test Gloom')).toBe('b5/aftermath/6');
  }
});

rule(
  'b5/resolution/33',
  'after one conflict with its aftermaths and discards comes the next, and then the draw round',
  () => {
    for (const ruleset of ALL) {
      const t = at({
        ruleset,
        seats: [
          { race: 'narn', hand: ['Test Gloom'] },
          { race: 'centauri', hand: ['Test Gloom'] },
        ],
        order: ['narn', 'centauri'],
        conflicts: [
          { conflict: 'Test Late Talks', by: 'narn' },
          { conflict: 'Test Web', by: 'centauri' },
        ],
      }).untilAsked('aftermath');
      t.act('narn', 'aftermath', 'Test Gloom').pass('centauri');
      expect(t.titles('narn', DISCARD)).toEqual(['Test Gloom', 'Test Late Talks']);
      expect(t.conflict('Test Web').stage).toBe('resolved');
      t.act('centauri', 'aftermath', 'Test Gloom');
      expect(t.s.round).toBe('draw');
      expect(t.titles('centauri', DISCARD)).toEqual(['Test Gloom', 'Test Web']);
      const steps = t.sequence('conflict-resolving', 'aftermath-played', 'round');
      expect(steps.slice(-5)).toEqual([
        'conflict-resolving',
        'aftermath-played',
        'conflict-resolving',
        'aftermath-played',
        'round',
      ]);
      // without a conflict the game continues right after the action round
      const idle = at({ ruleset, seats: [{ race: 'narn' }, { race: 'centauri' }] });
      idle.pass().pass();
      expect(idle.s.round).toBe('draw');
    }
  },
);
