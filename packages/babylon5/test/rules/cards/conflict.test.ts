import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, ConflictPosition, Ruleset } from '../../../src/index.ts';
import { CONFLICTS, DISCARD, FACTION, HAND, tableZone } from '../../../src/state.ts';
import { at, resolved } from '../../support/cards-for-resolution.ts';
import type { Table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];

/** Narn with conflicts under way, and Centauri, who act first. */
function under(
  ruleset: Ruleset,
  conflicts: readonly ConflictPosition[],
  cards: {
    narn?: readonly CardPlace[];
    centauri?: readonly CardPlace[];
    hand?: readonly string[];
    theirs?: readonly string[];
  } = {},
): Table {
  return at({
    ruleset,
    seats: [
      { race: 'narn', supporting: cards.narn ?? [], hand: cards.theirs ?? [] },
      { race: 'centauri', supporting: cards.centauri ?? [], hand: cards.hand ?? [] },
    ],
    order: ['centauri', 'narn'],
    conflicts,
  });
}

rule('b5/cards-conflict/1', 'a Narn conflict is for a Narn player to initiate', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      round: 'conflict',
      seats: [
        { race: 'human', hand: ['Test Narn Cause'] },
        { race: 'narn', hand: ['Test Narn Cause'] },
      ],
      order: ['human', 'narn'],
    });
    expect(t.refuses('human', 'declare', 'Test Narn Cause')).toBe('b5/cards-conflict/1');
    t.pass('human').act('narn', 'declare', t.handed('narn', 'Test Narn Cause'));
    expect(t.conflict('Test Narn Cause')).toMatchObject({ seat: 1, stage: 'initiated' });
  }
});

rule('b5/cards-conflict/2', 'two players initiate a Trade Pact in one turn; of a limited conflict only one is', () => {
  for (const ruleset of ALL) {
    const both = (title: string): Table => {
      const t = at({
        ruleset,
        round: 'conflict',
        seats: [{ race: 'narn', hand: [title] }, { race: 'human', hand: [title] }, { race: 'minbari' }],
        order: ['narn', 'human', 'minbari'],
      });
      t.act('narn', 'declare', t.handed('narn', title)).act('human', 'declare', t.handed('human', title));
      return t.until('action');
    };
    const stages = (t: Table) => t.s.conflicts.map(c => c.stage);
    expect(stages(both('Trade Pact'))).toEqual(['initiated', 'initiated']);
    expect(stages(both('Test Limited Offer'))).toEqual(['initiated', 'cancelled']);
  }
});

rule(
  'b5/cards-conflict/3',
  'a cancelled conflict does not resolve: no win, no loss, no aftermaths, and the card is discarded',
  () => {
    for (const ruleset of ALL) {
      const t = under(ruleset, [{ conflict: 'Test Ladder', by: 'narn', support: ['Test Diplomat 6'] }], {
        narn: ['Test Diplomat 6'],
        hand: ['Test Veto', 'Test Any', 'Test Honor'],
        theirs: ['Test Cheer', 'Test Gloom'],
      });
      t.act('centauri', 'event', 'Test Veto').until('draw');
      expect(t.happened('conflict-decided')).toEqual([]);
      expect(t.happened('conflict-resolved')).toEqual([]);
      expect([t.rating('narn'), t.s.babylon5, t.s.shadows]).toEqual([4, 4, 4]);
      expect(t.titles('narn', DISCARD)).toEqual(['Test Ladder']);
      // no question about aftermaths
      expect(t.titles('narn', HAND)).toEqual(['Test Cheer', 'Test Gloom']);
      expect(t.s.zones[tableZone(t.s, CONFLICTS)]).toEqual([]);
    }
  },
);

rule(
  'b5/cards-conflict/4',
  'a conflict declared and never initiated, or never resolved, is cancelled; a card may extend it',
  () => {
    for (const ruleset of ALL) {
      // two limited ones: the second is declared and cannot be initiated
      const t = at({
        ruleset,
        round: 'conflict',
        seats: [
          { race: 'narn', hand: ['Test Limited Offer'] },
          { race: 'human', hand: ['Test Limited Offer'] },
        ],
        order: ['narn', 'human'],
      });
      t.act('narn', 'declare', t.handed('narn', 'Test Limited Offer'));
      t.act('human', 'declare', t.handed('human', 'Test Limited Offer'));
      expect(t.s.conflicts[1]!.stage).toBe('cancelled');
      expect(t.titles('human', DISCARD)).toEqual(['Test Limited Offer']);
      // one that was initiated and then kept from resolving
      const left = under(ruleset, [{ conflict: 'Test Late Talks', by: 'narn' }], { hand: ['Test Veto'] });
      left.act('centauri', 'event', 'Test Veto').until('draw');
      expect(left.happened('conflict-cancelled')).toHaveLength(1);
      expect(left.titles('narn', DISCARD)).toContain('Test Late Talks');
      // Prolonged Talks extends one beyond its turn
      const talks = under(ruleset, [{ conflict: 'Test Late Talks', by: 'narn' }], { hand: ['Prolonged Talks'] });
      talks.act('centauri', 'event', 'Prolonged Talks').until('draw');
      expect(talks.happened('conflict-cancelled')).toEqual([]);
      expect(talks.conflict('Test Late Talks').stage).toBe('postponed');
    }
  },
);

rule('b5/cards-conflict/5', 'a negated conflict is cancelled; of a negated event nothing happens', () => {
  for (const ruleset of ALL) {
    // the event is negated as it is played, before any choice or effect
    const negated = under(ruleset, [{ conflict: 'Test Late Talks', by: 'narn' }], {
      narn: ["Ja'Doc"],
      hand: ['Test Veto'],
    });
    negated.act('centauri', 'event', 'Test Veto').act('narn', 'respond', "Ja'Doc");
    expect(negated.conflict('Test Late Talks').stage).toBe('initiated');
    expect(negated.happened('conflict-cancelled')).toEqual([]);
    expect(negated.titles('centauri', DISCARD)).toContain('Test Veto');
    // a conflict that is negated is cancelled
    const veto = under(ruleset, [{ conflict: 'Test Late Talks', by: 'narn' }], { hand: ['Test Veto'] });
    veto.act('centauri', 'event', 'Test Veto');
    expect(veto.conflict('Test Late Talks').stage).toBe('cancelled');
  }
});

rule(
  'b5/cards-conflict/6',
  'a conflict whose target has gone resolves, and aftermaths follow; the target is left alone',
  () => {
    for (const ruleset of ALL) {
      const t = under(
        ruleset,
        [{ conflict: 'Test Arrest', by: 'narn', target: 'Test Diplomat 1', support: ['Test Spy 4'] }],
        {
          narn: ['Test Spy 4'],
          centauri: ['Test Diplomat 1'],
          hand: ['Test Late Homecoming'],
          theirs: ['Test Cheer'],
        },
      );
      t.act('centauri', 'event', 'Test Late Homecoming')
        .pick('centauri', 'Test Diplomat 1')
        .untilAsked('aftermath', 'narn');
      expect(t.conflict('Test Arrest').stage).toBe('resolved');
      expect(t.offers('narn', 'aftermath', 'Test Cheer')).toBe(true);
      // the target card is in its owner's hand and stays there
      expect(t.titles('centauri', HAND)).toEqual(['Test Diplomat 1']);
    }
  },
);

rule('b5/cards-conflict/7', 'a conflict whose group has left play resolves as if it were there', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      seats: [
        { race: 'narn', supporting: ['Test Office', 'Test Diplomat 3'] },
        { race: 'centauri', hand: ['Test Closure'] },
      ],
      order: ['centauri', 'narn'],
      conflicts: [{ conflict: 'Test Office', by: 'narn', support: ['Test Diplomat 3'] }],
    });
    t.act('centauri', 'event', 'Test Closure');
    expect(t.inPlay('Test Office')).toBe(false);
    t.until('draw');
    expect(t.happened('conflict-resolved')).toHaveLength(1);
    expect(t.happened('conflict-cancelled')).toEqual([]);
    expect(t.rating('narn')).toBe(5);
  }
});

rule(
  'b5/cards-conflict/8',
  'a conflict that returns to the hand returns unasked; where it "may", its player is asked',
  () => {
    for (const ruleset of ALL) {
      const play = (title: string) =>
        under(ruleset, [{ conflict: title, by: 'narn', support: ['Test Diplomat 3'] }], { narn: ['Test Diplomat 3'] });
      const must = play('Test Boomerang').until('draw');
      expect(must.titles('narn', HAND)).toEqual(['Test Boomerang']);
      const may = play('Test Yo-yo').untilAsked('may', 'narn');
      may.pick('narn', 'no').until('draw');
      expect(may.titles('narn', DISCARD)).toEqual(['Test Yo-yo']);
      expect(play('Test Yo-yo').untilAsked('may', 'narn').pick('narn', 'yes').titles('narn', HAND)).toEqual([
        'Test Yo-yo',
      ]);
    }
  },
);

rule('b5/cards-conflict/9', 'a conflict card is discarded when it has resolved, unless its text keeps it', () => {
  for (const ruleset of ALL) {
    const t = under(
      ruleset,
      [
        { conflict: 'Test Late Talks', by: 'narn' },
        { conflict: 'Test Long March', by: 'narn', support: ['Test Narn Squadron'] },
      ],
      { narn: ['Test Narn Squadron'] },
    ).until('draw');
    expect(resolved(t)).toEqual(['Test Late Talks', 'Test Long March']);
    expect(t.titles('narn', DISCARD)).toEqual(['Test Late Talks']);
    expect(t.titles('narn', FACTION)).toEqual(['Test Long March']);
  }
});

rule('b5/cards-conflict/10', 'a conflict aimed at a location of yours is aimed at you: a home fleet may oppose', () => {
  for (const ruleset of ALL) {
    const t = under(
      ruleset,
      [
        { conflict: 'Test Late Siege', by: 'narn', target: 'Centauri Prime' },
        { conflict: 'Test Late Battle', by: 'narn' },
      ],
      { centauri: ['Centauri Prime', 'Test Home Guard'] },
    );
    expect(t.refuses('centauri', 'oppose', 'Test Home Guard', 'Test Late Battle')).toBe('b5/cards-fleet/5');
    t.act('centauri', 'oppose', 'Test Home Guard', 'Test Late Siege');
    expect(t.conflict('Test Late Siege').now.opposition).toBe(3);
  }
});
