import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, ConflictPosition, Position, Race, Ruleset } from '../../../src/index.ts';
import { MILITARY, SUPPORTING } from '../../../src/state.ts';
import { at } from '../../support/cards-for-resolution.ts';
import type { Table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];
const OLDER: readonly Ruleset[] = ['casual', 'tournament'];

/** The action round of a turn in which the Narn have initiated a war conflict against the Centauri. */
function war(
  ruleset: Ruleset,
  cards: {
    narn?: readonly CardPlace[];
    centauri?: readonly CardPlace[];
    human?: readonly CardPlace[];
    hand?: readonly string[];
  } = {},
  conflict: Partial<ConflictPosition> = {},
  more: Partial<Position> = {},
): Table {
  return at({
    ruleset,
    seats: [
      { race: 'narn', supporting: cards.narn ?? ['Test Narn Squadron'], hand: cards.hand ?? [] },
      { race: 'centauri', supporting: cards.centauri ?? [] },
      { race: 'human', supporting: cards.human ?? [] },
    ],
    order: ['human', 'centauri', 'narn'],
    war: [['narn', 'centauri']],
    conflicts: [{ conflict: 'war', by: 'narn', target: 'centauri', support: ['Test Narn Squadron'], ...conflict }],
    ...more,
  });
}

rule('b5/war/1', 'at war, with an empty hand and no influence left, a player may declare a war conflict', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      round: 'conflict',
      seats: [{ race: 'narn', spent: 4 }, { race: 'centauri' }],
      order: ['narn', 'centauri'],
      war: [['narn', 'centauri']],
    });
    expect(t.available('narn')).toBe(0);
    t.act('narn', 'declare-war-conflict', 'centauri').until('action');
    expect(t.conflict('war')).toMatchObject({ seat: 0, stage: 'initiated' });
    const peace = at({
      ruleset,
      round: 'conflict',
      seats: [{ race: 'narn' }, { race: 'centauri' }],
      order: ['narn', 'centauri'],
    });
    expect(peace.refuses('narn', 'declare-war-conflict', 'centauri')).toBe('b5/war/1');
  }
});

rule('b5/war/2', "a war conflict is the player's conflict of the turn", () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      round: 'conflict',
      seats: [{ race: 'narn', supporting: ['Test Bureau'], hand: ['Test Late Talks'] }, { race: 'centauri' }],
      order: ['narn', 'centauri'],
      war: [['narn', 'centauri']],
    });
    expect(t.offers('narn', 'declare', 'Test Late Talks')).toBe(true);
    t.act('narn', 'declare-war-conflict', 'centauri');
    // only the additional conflict of a card is left
    expect(t.asked).toEqual(['narn']);
    expect(t.refuses('narn', 'declare', 'Test Late Talks')).toBe('b5/conflict-round/14');
    expect(t.offers('narn', 'declare-from', 'Test Bureau')).toBe(true);
  }
});

rule('b5/war/3', 'it is a Military conflict aimed at the enemy as a whole, or at one location of the enemy', () => {
  for (const ruleset of ALL) {
    const declared = (): Table => {
      const t = at({
        ruleset,
        round: 'conflict',
        seats: [
          { race: 'narn' },
          { race: 'centauri', supporting: ['Centauri Prime', 'Ragesh III'] },
          { race: 'human', supporting: ['Mars Colony'] },
        ],
        order: ['narn', 'centauri', 'human'],
        war: [['narn', 'centauri']],
      });
      expect(t.refuses('narn', 'declare-war-conflict', 'human')).toBe('b5/war/1');
      return t.act('narn', 'declare-war-conflict', 'centauri').pass('centauri', 'human');
    };
    const place = declared();
    expect(place.options('narn')).toHaveLength(3);
    expect(place.refuses('narn', 'card', 'Mars Colony')).toBe('b5/war/3');
    place.pick('narn', 'Ragesh III');
    expect(place.conflict('war')).toMatchObject({ types: [MILITARY], targetCard: place.id('Ragesh III') });
    const whole = declared().pick('narn', 'centauri');
    expect(whole.conflict('war')).toMatchObject({ types: [MILITARY], targetSeat: 1, targetCard: -1 });
  }
});

rule('b5/war/4', 'won with nobody against it: the target loses 1 influence and the initiator gains 1', () => {
  for (const ruleset of ALL) {
    const t = war(ruleset, { human: ['Test Human Squadron'] });
    t.act('human', 'support', 'Test Human Squadron', 'war').until('draw');
    expect(t.conflict('war')).toMatchObject({ won: true, uncontested: true });
    expect([t.rating('narn'), t.rating('centauri'), t.rating('human')]).toEqual([5, 3, 4]);
  }
});

rule('b5/war/5', 'won against one opposer: no influence changes hands, and Won aftermaths fit', () => {
  for (const ruleset of ALL) {
    const t = war(ruleset, {
      narn: ['Test Narn Squadron', 'Test Narn Wing'],
      centauri: ['Test Centauri Squadron'],
      hand: ['Test Cheer', 'Test Gloom'],
    });
    t.pass('human').act('centauri', 'oppose', 'Test Centauri Squadron', 'war');
    t.act('narn', 'support', 'Test Narn Wing', 'war').untilAsked('aftermath', 'narn');
    expect(t.conflict('war')).toMatchObject({ support: 8, opposition: 4, won: true, uncontested: false });
    expect([t.rating('narn'), t.rating('centauri')]).toEqual([4, 4]);
    expect(t.offers('narn', 'aftermath', 'Test Cheer')).toBe(true);
    expect(t.offers('narn', 'aftermath', 'Test Gloom')).toBe(false);
  }
});

rule('b5/war/6', 'an attack by somebody who is not at war contests it as well', () => {
  for (const ruleset of ALL) {
    const t = war(
      ruleset,
      { narn: ['Test Narn Squadron', 'Test Narn Wing'], human: ['Test Human Squadron'] },
      {
        support: ['Test Narn Squadron', 'Test Narn Wing'],
      },
    );
    t.act('human', 'attack', 'Test Human Squadron', 'Test Narn Squadron').until('draw');
    expect(t.conflict('war')).toMatchObject({ support: 4, opposition: 0, won: true, uncontested: false });
    expect([t.rating('narn'), t.rating('centauri')]).toEqual([4, 4]);
  }
});

rule('b5/war/7', "won or lost, it raises the target's tension toward the initiator by 1, to 5 at most", () => {
  const tensions = (t: Table) => [t.tension('centauri', 'narn'), t.tension('narn', 'centauri')];
  for (const ruleset of ALL) {
    const between = { tension: { 'narn-centauri': 3 } };
    expect(tensions(war(ruleset, {}, {}, between).until('draw'))).toEqual([4, 3]);
    const lost = war(ruleset, { centauri: ['Test Centauri Squadron'] }, { support: [] }, between);
    lost.pass('human').act('centauri', 'oppose', 'Test Centauri Squadron', 'war').until('draw');
    expect(lost.conflict('war').won).toBe(false);
    expect(tensions(lost)).toEqual([4, 3]);
    expect(tensions(war(ruleset, {}, {}, { tension: { 'narn-centauri': 5 } }).until('draw'))).toEqual([5, 5]);
  }
});

rule('b5/war/8', 'an ally who opposes it keeps the tension it had', () => {
  for (const ruleset of ALL) {
    const t = war(ruleset, { human: ['Test Human Squadron'] });
    const before = [t.tension('human', 'narn'), t.tension('narn', 'human')];
    t.act('human', 'oppose', 'Test Human Squadron', 'war').until('draw');
    expect([t.tension('human', 'narn'), t.tension('narn', 'human')]).toEqual(before);
    expect(t.tension('centauri', 'narn')).toBe(5);
  }
});

rule('b5/war/9', 'the Euphrates Treaty lowers a tension from 5 to 4 and ends no war; a card that says so does', () => {
  for (const ruleset of ALL) {
    const at5 = (conflict: ConflictPosition): Table =>
      at({
        ruleset,
        seats: [{ race: 'narn', supporting: ['Test Diplomat 6'] }, { race: 'centauri' }],
        order: ['narn', 'centauri'],
        tension: { 'narn-centauri': 5 },
        war: [['narn', 'centauri']],
        conflicts: [conflict],
      }).until('draw');
    const treaty = at5({ conflict: 'Euphrates Treaty', by: 'narn', target: 'centauri', support: ['Test Diplomat 6'] });
    expect(treaty.tension('narn', 'centauri')).toBe(4);
    expect(treaty.s.relations).toEqual([expect.objectContaining({ kind: 'war' })]);
    const stop = at5({ conflict: 'Stop Hostilities', by: 'narn', target: 'centauri', support: ['Test Diplomat 6'] });
    expect(stop.tension('narn', 'centauri')).toBe(4);
    expect(stop.s.relations).toEqual([]);
  }
});

rule('b5/war/10', 'the Narn began the war, and the Centauri may declare a war conflict as well', () => {
  for (const ruleset of ALL) {
    const t = at({
      ruleset,
      seats: [{ race: 'narn', hand: ['Test War'] }, { race: 'centauri' }],
      order: ['narn', 'centauri'],
    });
    t.act('narn', 'event', 'Test War').until('conflict');
    const offered: string[] = [];
    while (t.s.round === 'conflict') {
      const who = t.asked[0] as Race;
      if (t.offers(who, 'declare-war-conflict', who === 'narn' ? 'centauri' : 'narn')) offered.push(who);
      t.pass(who);
    }
    expect(offered.sort()).toEqual(['centauri', 'narn']);
  }
});

rule('b5/war/11', 'every faction of two races at war is at war with every one of the other', () => {
  for (const ruleset of OLDER) {
    const t = at({
      ruleset,
      seats: [
        { race: 'narn', hand: ['Test War'] },
        { race: 'narn', designation: 'home', ambassador: "Ta'Lon" },
        { race: 'human' },
        { race: 'human', designation: 'psi corps', ambassador: 'Talia Winters' },
        { race: 'minbari' },
      ],
      order: [1, 2, 3, 4, 5],
    });
    t.act(1, 'event', 'Test War').pick(1, 'human').until('conflict');
    for (let asked = 0; asked < 5; asked++) {
      const seat = t.s.order[asked]!;
      const enemies = t
        .options(seat + 1)
        .filter(o => o.verb === 'declare-war-conflict')
        .map(o => o.a);
      expect(enemies).toEqual(seat < 2 ? [2, 3] : seat < 4 ? [0, 1] : []);
      t.pass(seat + 1);
    }
  }
});

rule('b5/war/12', 'a war conflict that was initiated resolves as usual though the war ends that turn', () => {
  for (const ruleset of ALL) {
    const t = war(ruleset, { hand: ['Test Peace'] });
    t.pass('human', 'centauri').act('narn', 'event', 'Test Peace').pick('narn', 'centauri');
    expect(t.s.relations).toEqual([]);
    t.until('draw');
    expect(t.conflict('war')).toMatchObject({ stage: 'resolved', won: true });
    expect([t.rating('narn'), t.rating('centauri')]).toEqual([5, 3]);
  }
});

rule('b5/war/13', 'who is not at war may oppose and attack in a war conflict and declare none', () => {
  for (const ruleset of ALL) {
    const t = war(ruleset, { human: ['Test Human Squadron', 'Test Human Wing'] });
    expect(t.offers('human', 'attack', 'Test Human Wing', 'Test Narn Squadron')).toBe(true);
    expect(t.offers('human', 'support', 'Test Human Wing', 'war')).toBe(true);
    t.act('human', 'oppose', 'Test Human Squadron', 'war');
    expect(t.conflict('war').now.opposition).toBe(4);
    t.until('draw').until('conflict');
    while (!t.asked.includes('human')) t.pass();
    expect(t.refuses('human', 'declare-war-conflict', 'narn')).toBe('b5/war/1');
  }
});

rule('b5/war/14', 'a location is captured the moment the conflict for it is won', () => {
  for (const ruleset of ALL) {
    const t = war(ruleset, { centauri: ['Ragesh III'], hand: ['Test Cheer'] }, { target: 'Ragesh III' });
    t.untilAsked('aftermath', 'narn');
    expect(t.titles('narn', SUPPORTING)).toContain('Ragesh III');
    expect(t.card('Ragesh III')).toMatchObject({ faction: 0, captured: 1 });
    // no influence is gained or lost for it
    expect([t.rating('narn'), t.rating('centauri')]).toEqual([4, 4]);
    const lost = war(ruleset, { centauri: ['Ragesh III'] }, { target: 'Ragesh III', support: [] }).until('draw');
    expect(lost.card('Ragesh III').faction).toBe(1);
  }
});

rule('b5/war/15', 'of two who win the same location, the second takes it from the first', () => {
  for (const ruleset of ALL) {
    const both = (order: Race[]): Table =>
      at({
        ruleset,
        seats: [
          { race: 'narn', supporting: ['Test Narn Squadron'] },
          { race: 'human', supporting: ['Test Human Squadron'] },
          { race: 'centauri', supporting: ['Ragesh III'] },
        ],
        order,
        war: [
          ['narn', 'centauri'],
          ['human', 'centauri'],
        ],
        conflicts: [
          { conflict: 'war', by: 'narn', target: 'Ragesh III', support: ['Test Narn Squadron'] },
          { conflict: 'war', by: 'human', target: 'Ragesh III', support: ['Test Human Squadron'] },
        ],
      }).until('draw');
    const t = both(['narn', 'human', 'centauri']);
    expect(t.happened('captured').map(f => f.by)).toEqual([0, 1]);
    // the tension of the enemy rises, even if another player controls the location by then
    expect([t.tension('centauri', 'narn'), t.tension('centauri', 'human')]).toEqual([5, 2]);
    expect(t.tension('narn', 'human')).toBe(2);
    expect(t.card('Ragesh III').faction).toBe(1);
    expect(both(['human', 'narn', 'centauri']).card('Ragesh III').faction).toBe(0);
    // nobody captures a location that is no longer in play
    const gone = at({
      ruleset,
      seats: [
        { race: 'narn', supporting: ['Test Narn Squadron'], hand: ['Test Demolition'] },
        { race: 'centauri', supporting: ['Ragesh III'] },
      ],
      order: ['narn', 'centauri'],
      war: [['narn', 'centauri']],
      conflicts: [{ conflict: 'war', by: 'narn', target: 'Ragesh III', support: ['Test Narn Squadron'] }],
    });
    gone.act('narn', 'event', 'Test Demolition').until('draw');
    expect(gone.conflict('war').won).toBe(true);
    expect(gone.happened('captured')).toEqual([]);
    expect(gone.inPlay('Ragesh III')).toBe(false);
  }
});
