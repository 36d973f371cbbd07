import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, ConflictPosition, Race, Ruleset } from '../../../src/index.ts';
import { DISCARD } from '../../../src/state.ts';
import { at } from '../../support/cards-for-resolution.ts';
import type { Table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];
const OLDER: readonly Ruleset[] = ['casual', 'tournament'];
const PLAYERS = ['narn', 'human', 'centauri', 'minbari'] as const;

/** Narn who win their conflict (or lose it without support) against a Centauri opponent. */
function after(
  title: string,
  hands: { narn?: readonly string[]; centauri?: readonly string[] },
  more: {
    ruleset?: Ruleset;
    lost?: boolean;
    narn?: readonly CardPlace[];
    centauri?: readonly CardPlace[];
    conflicts?: readonly ConflictPosition[];
  } = {},
): Table {
  const { ruleset = 'casual', lost = false, narn = [], centauri = [] } = more;
  const kind =
    title === 'Test Web' ? 'Test Spy 6' : title === 'Test Late Battle' ? 'Test Narn Wing' : 'Test Diplomat 6';
  const against =
    title === 'Test Web' ? 'Test Spy 4' : title === 'Test Late Battle' ? 'Test Centauri Squadron' : 'Test Diplomat 3';
  return at({
    ruleset,
    seats: [
      { race: 'narn', supporting: lost ? narn : [kind, ...narn], hand: hands.narn ?? [] },
      { race: 'centauri', supporting: [against, ...centauri], hand: hands.centauri ?? [] },
    ],
    order: ['narn', 'centauri'],
    conflicts: [
      {
        conflict: title,
        by: 'narn',
        support: lost ? [] : [kind],
        oppose: lost || kind !== 'Test Narn Wing' ? [against] : [],
      },
      ...(more.conflicts ?? []),
    ],
  }).untilAsked('aftermath');
}

/** The legal hosts of an aftermath, by title; a single one is used at once. */
function targetsOf(t: Table, who: Race, title: string): number[] {
  if (!t.offers(who, 'aftermath', title)) return [];
  t.act(who, 'aftermath', title).leaveOpen();
  const { host } = t.card(title, who);
  return host >= 0 ? [host] : t.options(who).map(o => o.a);
}

rule('b5/aftermath/1', 'aftermaths are offered to the lowest initiative first, until all pass in succession', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      seats: PLAYERS.slice(0, 3).map(race => ({ race, hand: ['Test Honor', 'Test Crew'] })),
      order: ['centauri', 'narn', 'human'],
      conflicts: [{ conflict: 'Test Late Talks', by: 'narn' }],
    }).untilAsked('aftermath');
    expect(t.asked).toEqual(['centauri']);
    t.pass('centauri', 'narn');
    t.act('human', 'aftermath', 'Test Honor');
    // playing a card restarts the count of passes
    expect(t.asked).toEqual(['centauri']);
    t.pass('centauri', 'narn', 'human');
    expect(t.s.round).toBe('draw');
  }
});

rule('b5/aftermath/2', 'five different aftermaths after one conflict', () => {
  const five = ['Test Honor', 'Test Wounds', 'Test Supporters', 'Test Veterans', 'Test Won'];
  for (const ruleset of ALL) {
    const t = after('Test Late Talks', { narn: five }, { ruleset });
    for (const title of five) {
      t.act('narn', 'aftermath', title);
      if (t.s.ask && t.prompt().startsWith('Where do you play')) t.pick('narn', 'Test Diplomat 6');
    }
    expect(t.happened('aftermath-played')).toHaveLength(5);
    expect(t.card('Test Diplomat 6').attached).toHaveLength(5);
  }
});

rule('b5/aftermath/3', "without Participant an aftermath goes on the initiator's cards alone", () => {
  for (const ruleset of ALL) {
    const t = after('Test Late Talks', { narn: ['Test Honor'] }, { ruleset });
    expect(t.refuses('narn', 'aftermath', 'Test Honor', 'Test Diplomat 3')).toBe('b5/aftermath/3');
    expect(targetsOf(t, 'narn', 'Test Honor').sort()).toEqual([t.id("G'Kar"), t.id('Test Diplomat 6')].sort());
  }
});

rule(
  'b5/aftermath/4',
  'with Participant any card of a faction that took part will do, unless the text asks for more',
  () => {
    for (const ruleset of OLDER) {
      const t = after('Test Late Talks', { narn: ['Test Any Participant', 'Test Crew'] }, { ruleset });
      // Londo himself took no part; his faction opposed
      expect(t.refuses('narn', 'aftermath', 'Test Crew', 'Londo Mollari')).toBe('b5/aftermath/13');
      t.act('narn', 'aftermath', 'Test Any Participant').pick('narn', 'Londo Mollari');
      expect(t.card('Test Any Participant').host).toBe(t.id('Londo Mollari'));
    }
  },
);

rule('b5/aftermath/5', 'the engine rules: the card itself must have taken part, in whatever faction', () => {
  const t = after('Test Late Talks', { narn: ['Test Any Participant'] }, { ruleset: 'engine' });
  expect(t.refuses('narn', 'aftermath', 'Test Any Participant', 'Londo Mollari')).toBe('b5/aftermath/13');
  t.act('narn', 'aftermath', 'Test Any Participant').pick('narn', 'Test Diplomat 3');
  expect(t.card('Test Any Participant').host).toBe(t.id('Test Diplomat 3'));
});

rule('b5/aftermath/6', 'Won and Lost speak of the initiator, whoever plays the card', () => {
  for (const ruleset of ALL) {
    const hand = ['Test Won Participant', 'Test Lost Participant'];
    const lost = after('Test Late Talks', { centauri: hand }, { ruleset, lost: true });
    expect(lost.refuses('centauri', 'aftermath', 'Test Won Participant')).toBe('b5/aftermath/6');
    expect(lost.offers('centauri', 'aftermath', 'Test Lost Participant')).toBe(true);
    const won = after('Test Late Talks', { centauri: hand }, { ruleset });
    expect(won.refuses('centauri', 'aftermath', 'Test Lost Participant')).toBe('b5/aftermath/6');
    expect(won.offers('centauri', 'aftermath', 'Test Won Participant')).toBe(true);
  }
});

rule('b5/aftermath/7', 'a Military aftermath is refused after an Intrigue conflict', () => {
  for (const ruleset of ALL) {
    const t = after('Test Web', { narn: ['Test Any Military', 'Test Any Intrigue'] }, { ruleset });
    expect(t.refuses('narn', 'aftermath', 'Test Any Military')).toBe('b5/aftermath/7');
    expect(t.offers('narn', 'aftermath', 'Test Any Intrigue')).toBe(true);
  }
});

rule(
  'b5/aftermath/8',
  'Lost Intrigue or Military is Lost in both; Military or Lost Intrigue fits any Military conflict',
  () => {
    for (const ruleset of ALL) {
      const fits = (title: string, lost: boolean): boolean[] => {
        const t = after(title, { narn: ['Test Injury', 'Test Banning'] }, { ruleset, lost });
        return ['Test Injury', 'Test Banning'].map(a => t.offers('narn', 'aftermath', a));
      };
      expect(fits('Test Late Battle', false)).toEqual([false, true]);
      expect(fits('Test Late Battle', true)).toEqual([true, true]);
      expect(fits('Test Web', false)).toEqual([false, false]);
      expect(fits('Test Web', true)).toEqual([true, true]);
    }
  },
);

rule('b5/aftermath/9', 'a Narn aftermath goes on cards of a Narn faction and no other', () => {
  for (const ruleset of ALL) {
    const play = (by: Race) =>
      at({
        ruleset,
        seats: [
          { race: 'narn', supporting: ['Test Diplomat 3', 'Test Diplomat 2'], hand: ['Test Narn Pride'] },
          { race: 'human', supporting: ['Test Diplomat 4'] },
        ],
        order: ['narn', 'human'],
        conflicts: [
          { conflict: 'Test Late Talks', by, support: by === 'human' ? ['Test Diplomat 4'] : ['Test Diplomat 3'] },
        ],
      }).untilAsked('aftermath');
    expect(play('human').refuses('narn', 'aftermath', 'Test Narn Pride')).toBe('b5/aftermath/9');
    // a neutral character in a Narn faction is a target like any other
    const t = play('narn');
    expect(targetsOf(t, 'narn', 'Test Narn Pride')).toContain(t.id('Test Diplomat 3'));
  }
});

rule('b5/aftermath/10', 'a text that asks for fleets that attacked leaves out one that supported', () => {
  for (const ruleset of ALL) {
    const t = four(ruleset, ['Test Attackers']);
    expect(t.refuses('narn', 'aftermath', 'Test Attackers', 'Test Human Squadron')).toBe('b5/aftermath/10');
    expect(targetsOf(t, 'narn', 'Test Attackers')).toContain(t.id('Test Minbari Wing'));
  }
});

rule('b5/aftermath/11', 'the type box says whose cards, and then all of the text must hold, too', () => {
  for (const ruleset of ALL) {
    // the box allows every card of the initiator, the text only those that supported
    const t = after('Test Late Talks', { narn: ['Test Supporters'] }, { ruleset });
    expect(t.refuses('narn', 'aftermath', 'Test Supporters', "G'Kar")).toBe('b5/aftermath/10');
    expect(targetsOf(t, 'narn', 'Test Supporters')).toEqual([t.id('Test Diplomat 6')]);
    // no card of the initiator supported: the box alone does not make it playable
    const none = after('Test Late Talks', { narn: ['Test Supporters'] }, { ruleset, lost: true });
    expect(none.refuses('narn', 'aftermath', 'Test Supporters')).toBe('b5/aftermath/11');
  }
});

rule('b5/aftermath/12', "a Won aftermath that speaks of participants in its text alone means the initiator's", () => {
  for (const ruleset of ALL) {
    const t = after('Test Late Talks', { narn: ['Test Veterans'] }, { ruleset });
    expect(t.refuses('narn', 'aftermath', 'Test Veterans', 'Test Diplomat 3')).toBe('b5/aftermath/3');
    expect(t.refuses('narn', 'aftermath', 'Test Veterans', "G'Kar")).toBe('b5/aftermath/10');
    expect(targetsOf(t, 'narn', 'Test Veterans')).toEqual([t.id('Test Diplomat 6')]);
  }
});

/**
 * John's Military conflict, which the Narn win. Two Narn fleets and one Human fleet support it, two Centauri fleets oppose, and two Minbari fleets
 * have attacked. Every one of these fleets has a leader. Every faction has an ambassador and a fleet that took no part.
 */
function four(ruleset: Ruleset, hand: readonly string[]): Table {
  const captains = { narn: 'Narn', human: 'Human', centauri: 'Centauri', minbari: 'Minbari' };
  const leaders: Record<string, readonly string[]> = {
    narn: ['Test First Officer', 'Test Second Officer'],
    human: ['Test First Officer'],
    centauri: ['Test First Officer', 'Test Second Officer'],
    minbari: ['Test First Officer', 'Test Second Officer'],
  };
  const ships = ['Squadron', 'Wing'];
  return at({
    ruleset,
    seats: PLAYERS.map(race => ({
      race,
      hand: race === 'narn' ? hand : [],
      supporting: [
        ...leaders[race]!.map((card, i) => ({ card, leads: `Test ${captains[race]} ${ships[i]}` })),
        'Test Third Officer',
        `Test ${captains[race]} Squadron`,
        ...(race === 'human' ? [] : [`Test ${captains[race]} Wing`]),
        `Test ${captains[race]} Reserve`,
      ],
    })),
    order: ['narn', 'human', 'centauri', 'minbari'],
    conflicts: [
      {
        conflict: 'Test Late Battle',
        by: 'narn',
        support: ['Test Narn Squadron', 'Test Narn Wing', 'Test Human Squadron'],
        oppose: ['Test Centauri Squadron', 'Test Centauri Wing'],
        attack: ['Test Minbari Squadron', 'Test Minbari Wing'],
      },
    ],
  }).untilAsked('aftermath', 'narn');
}

/** The factions whose cards an aftermath may target in the four-player case. */
function factions(ruleset: Ruleset, title: string): string[] {
  const t = four(ruleset, [title]);
  const seats = new Set(targetsOf(t, 'narn', title).map(id => t.s.cards[id]!.faction));
  return PLAYERS.filter((_, seat) => seats.has(seat));
}

rule(
  'b5/aftermath/13',
  'a leader of a participating fleet is a participant character; an idle fleet is no participant fleet',
  () => {
    for (const ruleset of ALL) {
      const t = four(ruleset, ['Test Crew', 'Test Escort']);
      expect(t.refuses('narn', 'aftermath', 'Test Crew', "G'Kar")).toBe('b5/aftermath/13');
      expect(t.refuses('narn', 'aftermath', 'Test Escort', 'Test Narn Reserve')).toBe('b5/aftermath/13');
      expect(targetsOf(four(ruleset, ['Test Escort']), 'narn', 'Test Escort')).toHaveLength(7);
      const crew = targetsOf(t, 'narn', 'Test Crew');
      expect(crew).toHaveLength(7);
      expect(crew).toContain(t.card('Test Minbari Wing').leader);
    }
  },
);

rule('b5/aftermath/14', 'one copy of an aftermath affects a target at a time', () => {
  for (const ruleset of ALL) {
    const t = after('Test Late Talks', { narn: ['Test Honor', 'Test Honor'] }, { ruleset });
    t.act('narn', 'aftermath', 'Test Honor').pick('narn', 'Test Diplomat 6');
    expect(t.refuses('narn', 'aftermath', t.handed('narn', 'Test Honor'), 'Test Diplomat 6')).toBe('b5/aftermath/14');
    // the other target is free, and receives it without a question
    t.act('narn', 'aftermath', 'Test Honor');
    expect(t.card("G'Kar").attached).toHaveLength(1);
  }
});

rule(
  'b5/aftermath/15',
  'one that is discarded after play lies there till its step ends: once a target a conflict',
  () => {
    for (const ruleset of ALL) {
      const t = after(
        'Test Late Talks',
        { narn: ['Test Flogging', 'Test Flogging'], centauri: ['Test Paper'] },
        { ruleset, conflicts: [{ conflict: 'Test Web', by: 'narn' }] },
      );
      t.act('narn', 'aftermath', 'Test Flogging').pick('narn', 'Test Diplomat 6').pass('centauri');
      expect(t.card('Test Flogging').host).toBe(t.id('Test Diplomat 6'));
      expect(t.refuses('narn', 'aftermath', t.handed('narn', 'Test Flogging'), 'Test Diplomat 6')).toBe(
        'b5/aftermath/14',
      );
      t.pass('narn');
      expect(t.titles('narn', DISCARD)).toContain('Test Flogging');
      t.untilAsked('aftermath', 'narn');
      expect(t.conflict('Test Web').stage).toBe('resolved');
      t.act('narn', 'aftermath', t.handed('narn', 'Test Flogging')).pick('narn', 'Test Diplomat 6');
      expect(t.card('Test Diplomat 6').damage).toBe(2);
    }
  },
);

rule(
  'b5/aftermath/16',
  'one without a target is about all fleets that it damages, so that no copy damages them again',
  () => {
    for (const ruleset of ALL) {
      const t = four(ruleset, ['Test Attrition', 'Test Attrition']);
      t.act('narn', 'aftermath', 'Test Attrition');
      for (const race of ['Narn', 'Centauri', 'Minbari']) {
        expect(t.card(`Test ${race} Squadron`).damage).toBe(1);
        expect(t.card(`Test ${race} Wing`).damage).toBe(1);
        expect(t.card(`Test ${race} Reserve`).damage).toBe(0);
      }
      expect(t.refuses('narn', 'aftermath', t.handed('narn', 'Test Attrition'))).toBe('b5/cards-aftermath/4');
      // after the step, the copy is available for another conflict
      t.until('draw');
      expect(t.titles('narn', DISCARD)).toContain('Test Attrition');
    }
  },
);

rule(
  'b5/aftermath/17',
  'an aftermath that raises an ability changes a conflict of the same round that has yet to resolve',
  () => {
    for (const ruleset of ALL) {
      const t = at({
        ruleset,
        seats: [{ race: 'narn', supporting: ['Test Diplomat 4'], hand: ['Test Honor'] }, { race: 'centauri' }],
        order: ['narn', 'centauri'],
        conflicts: [
          { conflict: 'Test Web', by: 'narn' },
          { conflict: 'Test Late Talks', by: 'centauri', support: ['Test Diplomat 4'] },
        ],
      }).untilAsked('aftermath', 'narn');
      t.act('narn', 'aftermath', 'Test Honor').pick('narn', 'Test Diplomat 4').until('draw');
      expect(t.conflict('Test Late Talks').support).toBe(5);
    }
  },
);

rule('b5/aftermath/18', 'an aftermath can be put on a neutralized participant', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      seats: [
        { race: 'narn', hand: ['Test Crew'] },
        { race: 'centauri', ambassador: { card: 'Londo Mollari', neutralized: true } },
      ],
      order: ['narn', 'centauri'],
      conflicts: [{ conflict: 'Test Late Talks', by: 'narn', oppose: ['Londo Mollari'] }],
    }).untilAsked('aftermath');
    expect(t.conflict('Test Late Talks').opposition).toBe(0);
    t.act('narn', 'aftermath', 'Test Crew');
    expect(t.card('Test Crew').host).toBe(t.id('Londo Mollari'));
    expect(t.card('Londo Mollari').neutralized).toBe(1);
  }
});

rule('b5/aftermath/19', 'the four-player case: participants in all four factions, and John has won', () => {
  for (const ruleset of ALL) {
    const t = four(ruleset, ['Test Honor']);
    const c = t.conflict('Test Late Battle');
    expect(c).toMatchObject({ seat: 0, won: true });
    expect(new Set(c.parts.map(p => t.s.cards[p.card]!.faction)).size).toBe(4);
    expect(c.parts.filter(p => p.role === 0).map(p => p.seat)).toEqual([0, 0, 1]);
    expect(c.parts.filter(p => p.role === 1).map(p => p.seat)).toEqual([2, 2]);
    expect(c.parts.filter(p => p.role === 2).map(p => p.seat)).toEqual([3, 3]);
  }
});

const JOHN = ['narn'];
const ANYBODY = [...PLAYERS];
const case4 = (id: string, kind: string, whose: readonly string[]): void =>
  rule(
    id,
    `the four-player case: ${kind} is played on ${whose.length > 1 ? 'any of the four' : whose.length ? 'John alone' : 'nobody'}`,
    () => {
      for (const ruleset of ALL) expect(factions(ruleset, `Test ${kind}`)).toEqual(whose);
    },
  );

case4('b5/aftermath/20', 'Any Military', JOHN);
case4('b5/aftermath/21', 'Any Military Participant', ANYBODY);
case4('b5/aftermath/22', 'Won Military', JOHN);
case4('b5/aftermath/23', 'Won Military Participant', ANYBODY);

rule('b5/aftermath/24', 'the four-player case: no Lost aftermath of any sort', () => {
  for (const ruleset of ALL)
    for (const type of ['', ' Military', ' Intrigue', ' Diplomacy'])
      for (const part of ['', ' Participant']) expect(factions(ruleset, `Test Lost${type}${part}`)).toEqual([]);
});

case4('b5/aftermath/25', 'Won', JOHN);
case4('b5/aftermath/26', 'Won Participant', ANYBODY);

rule('b5/aftermath/27', "the four-player case: who led an opposing fleet? The leaders of Paul's two fleets", () => {
  for (const ruleset of ALL) {
    const t = four(ruleset, ['Test Blockade Runners']);
    const leaders = ['Test Centauri Squadron', 'Test Centauri Wing'].map(ship => t.card(ship).leader);
    expect(targetsOf(t, 'narn', 'Test Blockade Runners').sort()).toEqual(leaders.sort());
  }
});

rule('b5/aftermath/28', "the four-player case: which fleets attacked? Ran's two", () => {
  for (const ruleset of ALL) {
    const t = four(ruleset, ['Test Attackers']);
    const fleets = ['Test Minbari Squadron', 'Test Minbari Wing'].map(ship => t.id(ship));
    expect(targetsOf(t, 'narn', 'Test Attackers').sort()).toEqual(fleets.sort());
  }
});

rule('b5/aftermath/29', 'a Won aftermath for "your ambassador" is for an initiator who has won', () => {
  for (const ruleset of ALL) {
    const won = after('Test Late Talks', { narn: ['Test Triumph'], centauri: ['Test Triumph'] }, { ruleset });
    expect(won.offers('narn', 'aftermath', 'Test Triumph')).toBe(true);
    won.pass('narn');
    expect(won.refuses('centauri', 'aftermath', won.handed('centauri', 'Test Triumph'))).toBe('b5/aftermath/11');
    const lost = after(
      'Test Late Talks',
      { narn: ['Test Triumph'], centauri: ['Test Triumph'] },
      { ruleset, lost: true },
    );
    expect(lost.refuses('narn', 'aftermath', 'Test Triumph')).toBe('b5/aftermath/6');
    lost.pass('narn');
    expect(lost.refuses('centauri', 'aftermath', lost.handed('centauri', 'Test Triumph'))).toBe('b5/aftermath/6');
  }
});
