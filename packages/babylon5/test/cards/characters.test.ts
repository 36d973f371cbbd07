import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Position, setUp } from '../../src/index.ts';
import { changeTension } from '../../src/rules/politics/tension.ts';
import { unrestChanged } from '../../src/rules/politics/unrest.ts';
import { DISCARD, HAND, INNER, OPPOSE, REMOVED, SUPPORT, SUPPORTING } from '../../src/state.ts';
import { Table } from '../support/table.ts';
import './people-and-places.ts';

/** A position in which no player runs out of cards. */
const table = (p: Position) =>
  new Table(setUp({ ...p, seats: p.seats.map(seat => ({ deck: Array(9).fill('Test Filler'), ...seat })) }));

/** The sides that a card has taken in a conflict: SUPPORT, OPPOSE, ... */
const sides = (t: Table, card: string, conflict: string) =>
  t.conflict(conflict).parts.flatMap(p => (p.card === t.id(card) ? [p.role] : []));

/** Continues until conflicts resolve, and returns the result of the conflict. */
const decided = (t: Table, conflict: string) => {
  const { id } = t.conflict(conflict);
  t.until('draw');
  return t.happened('conflict-decided').find(f => f.conflict === id)!;
};

describe('Frederick Lantz', () => {
  const threatened = (conflict: string, lantz: string | { card: string; rotated: boolean } = 'Frederick Lantz') =>
    table({
      seats: [{ race: 'human', supporting: [lantz] }, { race: 'narn' }, { race: 'centauri' }],
      order: ['human', 'narn', 'centauri'],
      conflicts: [{ conflict, by: 'narn', target: 'human' }],
    });

  rule('b5-r-frederick-lantz-1', 'the Humans cannot pass before he opposes a conflict that can raise a tension', () => {
    const t = threatened('Test Far Ultimatum');
    expect(t.refuses('human', 'pass')).toBe('b5-r-frederick-lantz-1');
    t.act('human', 'oppose', 'Frederick Lantz', 'Test Far Ultimatum').pass('narn', 'centauri');
    expect(sides(t, 'Frederick Lantz', 'Test Far Ultimatum')).toEqual([OPPOSE]);
    expect(t.offers('human', 'pass')).toBe(true);
  });

  test('others may pass, and he owes nothing to other conflicts, nor when he cannot oppose', () => {
    const t = threatened('Test Far Debate');
    expect(t.offers('human', 'pass')).toBe(true);
    const raid = threatened('Border Raid');
    expect(raid.offers('human', 'pass')).toBe(true);
    const tired = threatened('Test Far Ultimatum', { card: 'Frederick Lantz', rotated: true });
    tired.pass('human');
    expect(tired.offers('narn', 'pass')).toBe(true);
  });

  test('in another faction he binds its player', () => {
    const t = table({
      seats: [{ race: 'human' }, { race: 'narn' }, { race: 'centauri', supporting: ['Frederick Lantz'] }],
      order: ['human', 'centauri', 'narn'],
      conflicts: [{ conflict: 'Test Far Ultimatum', by: 'narn', target: 'human' }],
    });
    t.pass('human');
    expect(t.refuses('centauri', 'pass')).toBe('b5-r-frederick-lantz-1');
  });
});

describe('General Hague', () => {
  const yard = (tokens: number) =>
    table({
      seats: [
        {
          race: 'human',
          rating: 10,
          inner: ['Susan Ivanova'],
          supporting: [{ card: 'General Hague', tokens }],
          hand: ['First Battle Fleet', 'Picket Fleet', 'Human Captain'],
        },
        { race: 'narn', rating: 10, hand: ['First Battle Fleet'] },
      ],
      order: ['human', 'narn'],
    });

  rule('b5-r-general-hague-1', 'a rotation is a token; a fleet takes all of them off for 2 each', () => {
    const t = yard(2);
    t.act('human', 'use', 'General Hague').pass('narn');
    expect(t.card('General Hague')).toMatchObject({ rotated: 1, tokens: 3 });
    t.act('human', 'sponsor', 'First Battle Fleet').pick('human', 'Jeffrey Sinclair');
    expect(t.available('human')).toBe(10 - (8 - 6));
    expect(t.card('General Hague').tokens).toBe(0);
    t.pass('narn').act('human', 'sponsor', 'Picket Fleet');
    expect(t.available('human')).toBe(8 - 3);
  });

  rule('b5-r-general-hague-1', 'three tokens bring a fleet of 3 to 0, not lower', () => {
    const t = yard(3);
    t.act('human', 'sponsor', 'Picket Fleet').pick('human', 'Susan Ivanova');
    expect(t.available('human')).toBe(10);
    expect(t.card('General Hague').tokens).toBe(0);
  });

  test('what is no fleet costs the same and leaves the tokens; so do fleets of others', () => {
    const t = yard(3);
    t.act('human', 'sponsor', 'Human Captain').pick('human', 'Susan Ivanova');
    expect(t.available('human')).toBe(10 - 3);
    t.act('narn', 'sponsor', 'First Battle Fleet');
    expect(t.available('narn')).toBe(10 - 8);
    expect(t.card('General Hague').tokens).toBe(3);
  });
});

describe('Jeffrey Sinclair', () => {
  const raid = () =>
    table({
      seats: [{ race: 'human' }, { race: 'minbari' }, { race: 'narn' }],
      order: ['human', 'minbari', 'narn'],
      tension: { 'minbari-human': 3, 'narn-human': 2 },
      conflicts: [{ conflict: 'Border Raid', by: 'human', target: 'minbari' }],
    });

  test('having rotated he keeps the Minbari tension toward the Humans down, and no other', () => {
    const t = raid();
    t.act('human', 'use', 'Jeffrey Sinclair').until('draw');
    expect(t.card('Jeffrey Sinclair').rotated).toBe(1);
    expect(t.tension('minbari', 'human')).toBe(3);
    expect(t.tension('human', 'minbari')).toBe(4);
    const idle = raid();
    idle.until('draw');
    expect(idle.tension('minbari', 'human')).toBe(4);
  });

  test('it is over with the turn', () => {
    const t = table({
      seats: [{ race: 'human', hand: ['Border Raid'] }, { race: 'minbari' }],
      order: ['human', 'minbari'],
      tension: { 'minbari-human': 3 },
    });
    t.act('human', 'use', 'Jeffrey Sinclair').untilAsked('declare', 'human');
    t.act('human', 'declare', 'Border Raid').untilAsked('discard');
    expect(t.tension('minbari', 'human')).toBe(4);
  });

  test('it does not keep the Narn tension from rising, nor work while he is rotated', () => {
    const t = table({
      seats: [
        { race: 'human', ambassador: { card: 'Jeffrey Sinclair', rotated: true } },
        { race: 'narn' },
        { race: 'centauri' },
      ],
      order: ['human', 'narn', 'centauri'],
      tension: { 'narn-human': 2 },
      conflicts: [{ conflict: 'Border Raid', by: 'human', target: 'narn' }],
    });
    expect(t.refuses('human', 'use', 'Jeffrey Sinclair', 0)).toBe('b5/action-round/6');
    const ready = table({
      seats: [{ race: 'human' }, { race: 'narn' }],
      order: ['human', 'narn'],
      tension: { 'narn-human': 2 },
      conflicts: [{ conflict: 'Border Raid', by: 'human', target: 'narn' }],
    });
    ready.act('human', 'use', 'Jeffrey Sinclair').until('draw');
    expect(ready.tension('narn', 'human')).toBe(3);
  });
});

describe('John Sheridan', () => {
  rule('b5-r-john-sheridan-1', 'he takes the place of Jeffrey Sinclair, for nothing, and is the ambassador', () => {
    const t = table({
      seats: [
        { race: 'human', ambassador: { card: 'Jeffrey Sinclair', rotated: true, damage: 2 }, hand: ['John Sheridan'] },
        { race: 'narn', hand: ['John Sheridan'] },
      ],
      order: ['human', 'narn'],
    });
    expect(t.refuses('human', 'replace', 'John Sheridan', "G'Kar")).toBe('b5/replace/8');
    t.act('human', 'replace', 'John Sheridan', 'Jeffrey Sinclair');
    const sheridan = t.id('John Sheridan', 'human');
    expect(t.s.seats[0]!.ambassador).toBe(sheridan);
    expect(t.card(sheridan)).toMatchObject({ rotated: 0, damage: 0, destiny: 1 });
    expect(t.titles('human', INNER)).toEqual(['John Sheridan']);
    expect(t.titles('human', REMOVED)).toEqual(['Jeffrey Sinclair']);
    expect(t.available('human')).toBe(4);
  });

  rule(
    ['b5-r-john-sheridan-2', 'b5-r-jeffrey-sinclair-1'],
    'sponsored like anybody he stands beside Sinclair, who stays the ambassador',
    () => {
      const t = table({
        seats: [{ race: 'human', rating: 10, hand: ['John Sheridan'] }, { race: 'narn' }],
        order: ['human', 'narn'],
      });
      expect(t.offers('human', 'replace', 'John Sheridan', 'Jeffrey Sinclair')).toBe(true);
      t.act('human', 'sponsor', 'John Sheridan');
      expect(t.titles('human', INNER)).toEqual(['Jeffrey Sinclair']);
      expect(t.titles('human', SUPPORTING)).toEqual(['John Sheridan']);
      expect(t.s.seats[0]!.ambassador).toBe(t.id('Jeffrey Sinclair'));
      expect(t.available('human')).toBe(0);
    },
  );

  const marked = (event: string, victim: string, marks = {}) => {
    const t = table({
      seats: [
        { race: 'human', supporting: [{ card: 'John Sheridan', marks }, 'Human Aide'] },
        { race: 'narn', hand: [event, event] },
      ],
      order: ['narn', 'human'],
    });
    t.act('narn', 'event', event).pick('narn', victim);
    return t;
  };

  rule('b5-r-john-sheridan-1', 'his first Doom Mark is two, the next is one; others get what they get', () => {
    const t = marked('Test Doom', 'John Sheridan');
    expect(t.card('John Sheridan').doom).toBe(2);
    t.pass('human').act('narn', 'event', 'Test Doom').pick('narn', 'John Sheridan');
    expect(t.card('John Sheridan').doom).toBe(3);
    expect(marked('Test Doom', 'Human Aide').card('Human Aide').doom).toBe(1);
  });

  rule('b5-r-john-sheridan-3', 'two of a new kind at once are three', () => {
    const t = marked('Test Twofold Doom', 'John Sheridan');
    expect(t.card('John Sheridan').doom).toBe(3);
  });

  rule(['b5-r-john-sheridan-4', 'b5/convert/1'], 'marks turned into another kind are not gained', () => {
    const t = table({
      ruleset: 'engine',
      seats: [
        { race: 'human', supporting: [{ card: 'John Sheridan', marks: { doom: 2 } }] },
        { race: 'narn', hand: ['Test Atonement', 'Test Doom'] },
      ],
      order: ['narn', 'human'],
    });
    t.act('narn', 'event', 'Test Atonement').pick('narn', 'John Sheridan');
    expect(t.card('John Sheridan')).toMatchObject({ doom: 0, strife: 2 });
    // the kind that he lost counts as new again
    t.pass('human').act('narn', 'event', 'Test Doom').pick('narn', 'John Sheridan');
    expect(t.card('John Sheridan').doom).toBe(2);
  });

  rule('b5/convert/2', 'his Destiny that becomes Doom is not purged, and the Doom is not gained: it stays one', () => {
    const t = table({
      ruleset: 'engine',
      seats: [
        { race: 'human', supporting: ['John Sheridan'] },
        { race: 'narn', hand: ['Test Downfall'] },
      ],
      order: ['narn', 'human'],
    });
    expect(t.card('John Sheridan')).toMatchObject({ destiny: 1, doom: 0 });
    t.act('narn', 'event', 'Test Downfall').pick('narn', 'John Sheridan');
    expect(t.card('John Sheridan')).toMatchObject({ destiny: 0, doom: 1 });
  });

  test('a mark that an agenda gives him as the new ambassador counts as gained', () => {
    const t = table({
      seats: [{ race: 'human', hand: ['John Sheridan'], agenda: 'Test Dark Bargain' }, { race: 'narn' }],
      order: ['human', 'narn'],
    });
    expect(t.card('Jeffrey Sinclair').shadow).toBe(1);
    t.act('human', 'replace', 'John Sheridan', 'Jeffrey Sinclair');
    expect(t.card('John Sheridan')).toMatchObject({ shadow: 2, destiny: 1 });
  });

  const council = (rating: number, hand: string[]) =>
    table({
      seats: [
        { race: 'human', rating, inner: ['John Sheridan'], supporting: ['Susan Ivanova', 'Human Aide'], hand },
        { race: 'narn' },
        { race: 'centauri' },
      ],
      order: ['human', 'narn', 'centauri'],
      conflicts: [{ conflict: 'Test Congress', by: 'human' }],
    });

  rule('b5-r-john-sheridan-1', 'as a first action his additional conflict takes no more influence', () => {
    const t = council(4, ['Test Far Debate']);
    t.act('human', 'use', 'John Sheridan');
    expect(t.available('human')).toBe(4);
    expect(t.card('John Sheridan').rotated).toBe(1);
    expect(t.conflict('Test Far Debate').stage).toBe('initiated');
    // it is supported and resolved like the player's other conflict
    t.pass('narn', 'centauri').act('human', 'support', 'Human Aide', 'Test Far Debate').until('draw');
    expect(t.happened('conflict-decided').map(f => f.won)).toEqual([false, true]);
    expect(t.rating('human')).toBe(5);
  });

  rule('b5-r-john-sheridan-1', 'as a third action it takes 6, and passing is no action', () => {
    const t = council(7, ['Test Far Debate']);
    t.act('human', 'assist', 'Susan Ivanova').pass('narn').act('centauri', 'build', 'Londo Mollari');
    t.pass('human')
      .act('narn', 'build', "G'Kar")
      .pass('centauri')
      .act('human', 'support', 'Human Aide', 'Test Congress')
      .pass('narn', 'centauri');
    t.act('human', 'use', 'John Sheridan');
    expect(t.available('human')).toBe(1);
    const poor = council(5, ['Test Far Debate']);
    poor.act('human', 'assist', 'Susan Ivanova').pass('narn', 'centauri');
    poor.act('human', 'support', 'Human Aide', 'Test Congress').pass('narn', 'centauri');
    expect(poor.refuses('human', 'use', 'John Sheridan', 0)).toBe('b5/cost/7');
  });

  test('he needs a conflict card whose own requirements are met', () => {
    expect(council(4, []).refuses('human', 'use', 'John Sheridan', 0)).toBe('b5/targets/1');
    expect(council(4, ['Test Ceasefire Talks']).refuses('human', 'use', 'John Sheridan', 0)).toBe('b5/targets/1');
    const t = council(4, ['Test Slander']);
    t.act('human', 'use', 'John Sheridan').pick('human', "G'Kar");
    expect(t.conflict('Test Slander').targetCard).toBe(t.id("G'Kar"));
  });
});

describe('Miagi Hidoshi', () => {
  const senate = (rating: number) =>
    table({
      seats: [
        { race: 'human', rating, supporting: ['Miagi Hidoshi'] },
        { race: 'minbari', supporting: ['Minbari Telepath'] },
      ],
      order: ['human', 'minbari'],
      conflicts: [{ conflict: 'Test Far Debate', by: 'human', support: ['Miagi Hidoshi'] }],
    });

  rule('b5-r-miagi-hidoshi-1', 'taking part already, he still grows: 2 influence for each point', () => {
    const t = senate(8);
    expect(t.conflict('Test Far Debate').now.support).toBe(6);
    t.act('human', 'use', 'Miagi Hidoshi').pick('human', 3);
    expect(t.available('human')).toBe(2);
    expect(t.ability('Miagi Hidoshi', 'diplomacy')).toBe(9);
    expect(decided(t, 'Test Far Debate').support).toBe(9);
  });

  rule('b5-r-miagi-hidoshi-2', 'raised to 10 and lowered to 8, he comes back to 10 for 4 more', () => {
    const t = senate(20);
    t.act('human', 'use', 'Miagi Hidoshi').pick('human', 4);
    expect(t.ability('Miagi Hidoshi', 'diplomacy')).toBe(10);
    t.act('minbari', 'use', 'Minbari Telepath').pick('minbari', 'Miagi Hidoshi');
    expect(t.ability('Miagi Hidoshi', 'diplomacy')).toBe(8);
    t.act('human', 'use', 'Miagi Hidoshi').pick('human', 2);
    expect(t.ability('Miagi Hidoshi', 'diplomacy')).toBe(10);
    expect(t.available('human')).toBe(20 - 8 - 4);
  });

  test('never above 10, nor without 2 influence; it ends with the turn', () => {
    const t = senate(12);
    t.act('human', 'use', 'Miagi Hidoshi');
    expect(t.offers('human', 'number', 5)).toBe(false);
    t.pick('human', 4).pass('minbari');
    expect(t.refuses('human', 'use', 'Miagi Hidoshi', 0)).toBe('b5/targets/1');
    t.until('conflict');
    expect(t.ability('Miagi Hidoshi', 'diplomacy')).toBe(6);
    const poor = table({
      seats: [{ race: 'human', spent: 3, supporting: ['Miagi Hidoshi'] }, { race: 'narn' }],
      order: ['human', 'narn'],
    });
    expect(poor.refuses('human', 'use', 'Miagi Hidoshi', 0)).toBe('b5/cost/7');
  });
});

describe('Michael Garibaldi', () => {
  /** He supports a Diplomacy conflict with his Intrigue. */
  const posing = (attackers: string[], hand: string[] = []) => {
    const t = table({
      seats: [
        { race: 'human', supporting: ['Michael Garibaldi'], hand },
        { race: 'centauri', supporting: attackers },
        { race: 'narn' },
      ],
      order: ['human', 'centauri', 'narn'],
      conflicts: [{ conflict: 'Test Far Debate', by: 'human' }],
    });
    t.act('human', 'support', 'Michael Garibaldi', 'Test Far Debate').act('human', 'ability', 'diplomacy', 'intrigue');
    return t;
  };

  rule('b5-r-michael-garibaldi-1', 'using Intrigue as Diplomacy he can be attacked with Diplomacy alone', () => {
    const t = posing(['Centauri Agent', 'Carn Mollari']);
    expect(t.conflict('Test Far Debate').now.support).toBe(3);
    expect(t.refuses('centauri', 'attack', 'Centauri Agent', 'Michael Garibaldi')).toBe('b5/attack/4');
    t.act('centauri', 'attack', 'Carn Mollari', 'Michael Garibaldi');
    expect(t.happened('attack')[0]).toMatchObject({ ability: 0, by: 0 });
  });

  rule('b5-r-michael-garibaldi-2', 'more Diplomacy does not help the Intrigue that he uses as Diplomacy', () => {
    const t = posing([], ['Test Oratory', 'Test Whispers']);
    t.pass('centauri', 'narn').act('human', 'event', 'Test Oratory').pick('human', 'Michael Garibaldi');
    expect(t.ability('Michael Garibaldi', 'diplomacy')).toBe(3);
    expect(t.conflict('Test Far Debate').now.support).toBe(3);
    t.pass('centauri', 'narn').act('human', 'event', 'Test Whispers').pick('human', 'Michael Garibaldi');
    expect(t.conflict('Test Far Debate').now.support).toBe(5);
  });

  rule('b5-r-michael-garibaldi-3', 'attacked with Diplomacy he answers with twice his Intrigue: 6', () => {
    const t = posing(['Carn Mollari']);
    t.act('centauri', 'attack', 'Carn Mollari', 'Michael Garibaldi');
    expect(t.happened('attack-over')[0]).toMatchObject({ attackerDealt: 1, targetDealt: 6 });
    expect(t.card('Carn Mollari')).toMatchObject({ neutralized: 1, severe: 5 });
    // 1 damage is below his 3: he is not neutralized, and has 2 Intrigue left
    expect(t.card('Michael Garibaldi')).toMatchObject({ neutralized: 0, damage: 1 });
    expect(t.ability('Michael Garibaldi', 'intrigue')).toBe(2);
  });

  rule(
    'b5-r-michael-garibaldi-5',
    '4 damage do not fell him while his Intrigue is 6, but once the attack is over',
    () => {
      const t = posing([]);
      t.act('centauri', 'attack', 'Londo Mollari', 'Michael Garibaldi');
      expect(t.happened('attack-over')[0]).toMatchObject({ fallen: [t.id('Londo Mollari')] });
      expect(t.card('Michael Garibaldi')).toMatchObject({ neutralized: 1, severe: 1 });
    },
  );

  const opposing = (supporter: string) => {
    const t = table({
      seats: [
        { race: 'human', supporting: ['Michael Garibaldi'], hand: ['Test Whispers'] },
        { race: 'narn', supporting: [supporter] },
        { race: 'minbari' },
      ],
      order: ['human', 'narn', 'minbari'],
      conflicts: [{ conflict: 'Test Far Plot', by: 'narn', oppose: ['Michael Garibaldi'] }],
    });
    t.act('human', 'event', 'Test Whispers').pick('human', 'Michael Garibaldi');
    return t;
  };

  rule('b5-r-michael-garibaldi-4', 'opposing with Intrigue 3 and 2 more he counts 10 at resolution', () => {
    const t = opposing('Narn Agent');
    expect(t.conflict('Test Far Plot').now.opposition).toBe(5);
    expect(decided(t, 'Test Far Plot').opposition).toBe(10);
  });

  rule('b5-r-michael-garibaldi-4', 'and attacked meanwhile he deals 10', () => {
    const t = opposing('Narn Agent');
    t.act('narn', 'attack', 'Narn Agent', 'Michael Garibaldi');
    expect(t.happened('attack-over')[0]).toMatchObject({ attackerDealt: 2, targetDealt: 10 });
  });

  test('supporting an Intrigue conflict, and attacking, he has his plain Intrigue', () => {
    const t = table({
      seats: [
        { race: 'human', supporting: ['Michael Garibaldi'] },
        { race: 'narn', supporting: ['Narn Agent'] },
      ],
      order: ['human', 'narn'],
      conflicts: [{ conflict: 'Test Far Plot', by: 'human', support: ['Michael Garibaldi'] }],
    });
    expect(decided(t, 'Test Far Plot').support).toBe(3);
    const raider = table({
      seats: [
        { race: 'human', supporting: ['Michael Garibaldi'] },
        { race: 'narn', supporting: ['Narn Agent'] },
      ],
      order: ['human', 'narn'],
      conflicts: [{ conflict: 'Test Far Plot', by: 'narn', support: ['Narn Agent'] }],
    });
    raider.act('human', 'attack', 'Michael Garibaldi', 'Narn Agent');
    expect(raider.happened('attack-over')[0]).toMatchObject({ attackerDealt: 3, targetDealt: 2 });
  });
});

describe('Stephen Franklin', () => {
  const ward = () =>
    table({
      seats: [
        {
          race: 'human',
          supporting: [
            'Stephen Franklin',
            { card: 'Human Aide', damage: 2 },
            { card: 'Human Captain', neutralized: true, severe: 3 },
            { card: 'Picket Fleet', damage: 1 },
          ],
        },
        { race: 'narn', ambassador: { card: "G'Kar", damage: 3 }, supporting: [{ card: 'Narn Aide', damage: 1 }] },
        { race: 'centauri' },
      ],
      order: ['human', 'narn', 'centauri'],
    });

  test('he takes all damage off a character that is not neutralized', () => {
    const t = ward();
    t.act('human', 'use', 'Stephen Franklin', 0);
    expect(t.options('human').map(o => o.a)).toEqual(
      expect.arrayContaining(['Human Aide', 'Human Captain', "G'Kar", 'Narn Aide'].map(x => t.id(x))),
    );
    expect(t.offers('human', 'card', 'Picket Fleet')).toBe(false);
    expect(t.offers('human', 'card', 'Londo Mollari')).toBe(false);
    t.pick('human', 'Human Aide');
    expect(t.card('Human Aide').damage).toBe(0);
    expect(t.card('Stephen Franklin').rotated).toBe(1);
  });

  test('or up to 2 severe damage off a neutralized one, who stays neutralized', () => {
    const t = ward();
    t.act('human', 'use', 'Stephen Franklin', 0).pick('human', 'Human Captain');
    expect(t.card('Human Captain')).toMatchObject({ severe: 1, neutralized: 1 });
  });

  test('any player may rotate him for an injured ambassador of his own, and for nobody else', () => {
    const t = ward();
    t.pass('human');
    expect(t.refuses('narn', 'use', 'Stephen Franklin', 0)).toBe('b5/glossary/1');
    t.act('narn', 'use', 'Stephen Franklin', 1);
    expect(t.card("G'Kar").damage).toBe(0);
    expect(t.card('Narn Aide').damage).toBe(1);
    expect(t.card('Stephen Franklin').rotated).toBe(1);
    const hale = ward();
    hale.pass('human', 'narn');
    expect(hale.refuses('centauri', 'use', 'Stephen Franklin', 1)).toBe('b5/targets/1');
  });

  test('a neutralized ambassador of another player gets rid of up to 2 severe damage, and stays neutralized', () => {
    const t = table({
      seats: [
        { race: 'human', supporting: ['Stephen Franklin'] },
        { race: 'narn', ambassador: { card: "G'Kar", neutralized: true, severe: 3 } },
      ],
      order: ['human', 'narn'],
    });
    t.pass('human').act('narn', 'use', 'Stephen Franklin', 1);
    expect(t.card("G'Kar")).toMatchObject({ severe: 1, neutralized: 1 });
    expect(t.card('Stephen Franklin').rotated).toBe(1);
  });
});

describe('Talia Winters', () => {
  rule('b5-r-talia-winters-premier-deluxe-version-1', 'she cannot attack, where another telepath can', () => {
    const t = table({
      seats: [
        { race: 'human', supporting: ['Talia Winters', 'Lyta Alexander'] },
        { race: 'minbari', supporting: ['Minbari Telepath'] },
      ],
      order: ['human', 'minbari'],
      conflicts: [{ conflict: 'Test Mind War', by: 'minbari', support: ['Minbari Telepath'] }],
    });
    expect(t.refuses('human', 'attack', 'Talia Winters', 'Minbari Telepath')).toBe('b5/precedence/2');
    expect(t.offers('human', 'attack', 'Lyta Alexander', 'Minbari Telepath')).toBe(true);
    expect(t.offers('human', 'oppose', 'Talia Winters', 'Test Mind War')).toBe(true);
  });

  const market = (yours: number, theirs: number) =>
    table({
      seats: [
        { race: 'human', rating: 10, ambassador: { card: 'Jeffrey Sinclair', marks: { conspiracy: theirs } } },
        {
          race: 'narn',
          rating: 14,
          ambassador: { card: "G'Kar", marks: { conspiracy: yours } },
          hand: ['Talia Winters', 'Human Aide'],
        },
        { race: 'minbari' },
      ],
      order: ['narn', 'human', 'minbari'],
    });

  rule(
    'b5-r-talia-winters-premier-deluxe-version-1',
    'with more Conspiracy Marks than the Humans another player may sponsor her into their faction',
    () => {
      const t = market(2, 1);
      t.act('narn', 'sponsor', 'Talia Winters');
      expect(t.offers('narn', 'seat', 'minbari')).toBe(false);
      t.pick('narn', 'human');
      expect(t.card('Talia Winters')).toMatchObject({ faction: 0, controller: 0 });
      expect(t.available('narn')).toBe(14 - 12);
      expect(t.available('human')).toBe(10);
    },
  );

  test('with as many marks as they have she comes into the own faction, and other cards always do', () => {
    const t = market(1, 1);
    t.act('narn', 'sponsor', 'Talia Winters');
    expect(t.card('Talia Winters').faction).toBe(1);
    const other = market(2, 1);
    other.act('narn', 'sponsor', 'Human Aide');
    expect(other.card('Human Aide').faction).toBe(1);
  });
});

describe('Adira Tyree', () => {
  const plot = (striker: string) =>
    table({
      seats: [
        { race: 'centauri', supporting: ['Adira Tyree'] },
        { race: 'narn', supporting: ['Narn Agent', striker] },
        { race: 'human' },
      ],
      order: ['centauri', 'narn', 'human'],
      conflicts: [{ conflict: 'Test Far Plot', by: 'narn', support: ['Narn Agent'] }],
    });

  rule('b5-r-adira-tyree-1', 'she attacks and survives, is attacked and survives: 2 more Intrigue, for good', () => {
    const t = plot("Ja'Doc");
    t.act('centauri', 'attack', 'Adira Tyree', 'Narn Agent');
    expect(t.base('Adira Tyree', 'intrigue')).toBe(4);
    t.act('narn', 'attack', "Ja'Doc", 'Adira Tyree');
    expect(t.base('Adira Tyree', 'intrigue')).toBe(5);
    expect(t.ability('Adira Tyree', 'intrigue')).toBe(5 - 2 - 1);
    t.until('conflict');
    expect(t.base('Adira Tyree', 'intrigue')).toBe(5);
  });

  rule('b5-r-adira-tyree-1', 'neutralized by an attack, or not in it, she learns nothing', () => {
    const t = plot("Ta'Lon");
    t.act('centauri', 'attack', 'Adira Tyree', 'Narn Agent').act('narn', 'attack', "Ta'Lon", 'Adira Tyree');
    expect(t.card('Adira Tyree').neutralized).toBe(1);
    expect(t.base('Adira Tyree', 'intrigue')).toBe(4);
    const aside = table({
      seats: [
        { race: 'centauri', supporting: ['Adira Tyree', 'Centauri Agent'] },
        { race: 'narn', supporting: ['Narn Agent'] },
      ],
      order: ['centauri', 'narn'],
      conflicts: [{ conflict: 'Test Far Plot', by: 'narn', support: ['Narn Agent'] }],
    });
    aside.act('centauri', 'attack', 'Centauri Agent', 'Narn Agent');
    expect(aside.base('Adira Tyree', 'intrigue')).toBe(3);
  });
});

describe('Drigo', () => {
  const tailor = (spent: number) =>
    table({
      seats: [
        { race: 'centauri', spent, supporting: ['Drigo', 'Carn Mollari'], hand: ['Test Sash', 'Centauri Aide'] },
        { race: 'narn', hand: ['Test Sash'] },
      ],
      order: ['centauri', 'narn'],
    });

  test('an enhancement that you put on him costs you 2 less, even where nothing else could be paid', () => {
    const t = tailor(2);
    t.act('centauri', 'sponsor', 'Test Sash');
    expect(t.card('Drigo').attached).toHaveLength(1);
    expect(t.available('centauri')).toBe(0);
    expect(tailor(3).refuses('centauri', 'sponsor', 'Test Sash')).toBe('b5/sponsor/2');
  });

  test('on others it costs its 4; what is no enhancement, and what other players put on him, costs the full price', () => {
    const t = tailor(0);
    t.act('centauri', 'sponsor', 'Test Sash').pick('centauri', 'Carn Mollari');
    expect(t.available('centauri')).toBe(0);
    const aide = tailor(0);
    aide.act('centauri', 'sponsor', 'Centauri Aide');
    expect(aide.available('centauri')).toBe(1);
    aide.act('narn', 'sponsor', 'Test Sash').pick('narn', 'Drigo');
    expect(aide.available('narn')).toBe(0);
  });
});

describe('Londo Mollari', () => {
  const armoury = () =>
    table({
      seats: [
        {
          race: 'centauri',
          rating: 15,
          inner: ['Urza Jaddo', 'Vir Cotto', 'Carn Mollari'],
          hand: ['Test Dagger', 'Test Pistol', 'Test Sash', 'Test Disarm', 'Test Disarm'],
        },
        { race: 'narn' },
      ],
      order: ['centauri', 'narn'],
    });
  const arm = (t: Table, thing: string, sponsor: string, bearer = 'Londo Mollari') =>
    t.act('centauri', 'sponsor', thing).pick('centauri', sponsor).pick('centauri', bearer).pass('narn');

  rule(
    'b5-r-londo-mollari-1',
    'a first weapon gives him a Strife Mark, a second none; he keeps it without them',
    () => {
      const t = armoury();
      arm(t, 'Test Dagger', 'Urza Jaddo');
      expect(t.card('Londo Mollari').strife).toBe(1);
      arm(t, 'Test Pistol', 'Vir Cotto');
      expect(t.card('Londo Mollari').strife).toBe(1);
      t.act('centauri', 'event', 'Test Disarm').pick('centauri', 'Test Dagger').pass('narn');
      t.act('centauri', 'event', 'Test Disarm');
      expect(t.card('Londo Mollari')).toMatchObject({ attached: [], strife: 1 });
    },
  );

  test('neither another enhancement nor the weapon of another gives him one', () => {
    const t = armoury();
    arm(t, 'Test Sash', 'Urza Jaddo');
    arm(t, 'Test Dagger', 'Vir Cotto', 'Carn Mollari');
    expect(t.card('Londo Mollari').strife).toBe(0);
    expect(t.card('Carn Mollari').strife).toBe(0);
  });
});

describe('Urza Jaddo', () => {
  const court = (urza: 'centauri' | 'narn' | 'discard', shadow: number, narnShadow = 0) =>
    table({
      seats: [
        {
          race: 'centauri',
          rating: 12,
          ambassador: { card: 'Londo Mollari', marks: { shadow } },
          supporting: urza === 'centauri' ? ['Urza Jaddo'] : [],
          discard: urza === 'discard' ? ['Urza Jaddo'] : [],
        },
        {
          race: 'narn',
          rating: 12,
          ambassador: { card: "G'Kar", marks: { shadow: narnShadow } },
          supporting: urza === 'narn' ? ['Urza Jaddo'] : [],
        },
      ],
      order: ['centauri', 'narn'],
    });

  test('the Centauri player has 1 less power for every 3 Shadow Marks, wherever Urza Jaddo is in play', () => {
    expect(court('centauri', 3).power('centauri')).toBe(11);
    expect(court('centauri', 7).power('centauri')).toBe(10);
    expect(court('narn', 3).power('centauri')).toBe(11);
    expect(court('centauri', 3).rating('centauri')).toBe(12);
  });

  test('two marks cost nothing, no more than marks of others, or marks without him', () => {
    expect(court('centauri', 2).power('centauri')).toBe(12);
    expect(court('narn', 0, 6).power('narn')).toBe(12);
    expect(court('discard', 6).power('centauri')).toBe(12);
  });
});

describe('Draal', () => {
  const debate = (supporter: string) =>
    table({
      seats: [
        { race: 'minbari', supporting: ['Draal'] },
        { race: 'narn', supporting: ['Narn Aide'] },
      ],
      order: ['minbari', 'narn'],
      conflicts: [{ conflict: 'Test Far Debate', by: 'narn', support: [supporter] }],
    });

  rule('b5-r-draal-1', 'whom his damage neutralizes deals him none', () => {
    const t = debate('Narn Aide');
    t.act('minbari', 'attack', 'Draal', 'Narn Aide');
    expect(t.card('Narn Aide')).toMatchObject({ neutralized: 1, severe: 1 });
    expect(t.card('Draal').damage).toBe(0);
  });

  test('one who stands after his blow answers with what is left; attacked, he strikes first too', () => {
    const t = debate("G'Kar");
    t.act('minbari', 'attack', 'Draal', "G'Kar");
    expect(t.happened('damaged').map(f => [f.card, f.n])).toEqual([
      [t.id("G'Kar"), 3],
      [t.id('Draal'), 5 - 3 + 2],
    ]);
    const host = table({
      seats: [
        { race: 'minbari', supporting: ['Draal'] },
        { race: 'narn', supporting: ['Narn Aide'] },
      ],
      order: ['narn', 'minbari'],
      conflicts: [{ conflict: 'Test Far Debate', by: 'minbari', support: ['Draal'] }],
    });
    host.act('narn', 'attack', 'Narn Aide', 'Draal');
    expect(host.card('Narn Aide').neutralized).toBe(1);
    expect(host.card('Draal').damage).toBe(0);
  });
});

describe('Hedronn', () => {
  const council = () =>
    table({
      seats: [
        { race: 'minbari', supporting: ['Hedronn', 'Lennier', { card: 'Ashan', rotated: true }] },
        { race: 'narn', supporting: ['Narn Aide', 'Minbari Captain'] },
      ],
      order: ['minbari', 'narn'],
    });

  test('he rotates, and with him a Minbari character of any player', () => {
    const t = council();
    t.act('minbari', 'use', 'Hedronn').pick('minbari', 'Minbari Captain');
    expect(t.card('Minbari Captain').rotated).toBe(1);
    expect(t.card('Hedronn').rotated).toBe(1);
    expect(t.refuses('narn', 'attack', 'Minbari Captain', 'Lennier')).toBe('b5/action-round/6');
  });

  test('not a character of another race, nor a rotated one, nor himself', () => {
    const t = council();
    t.act('minbari', 'use', 'Hedronn');
    expect(t.options('minbari').map(o => o.a)).toEqual([t.id('Delenn'), t.id('Lennier'), t.id('Minbari Captain')]);
    t.pick('minbari', 'Delenn');
  });
});

describe('Kalain', () => {
  const squadron = (leads: string | undefined, fleets: string[], enemies: string[] = [], rotated = false) =>
    table({
      seats: [
        {
          race: 'minbari',
          supporting: [
            leads === undefined ? 'Kalain' : { card: 'Kalain', leads },
            ...fleets.map(card => ({ card, rotated })),
          ],
        },
        { race: 'human', supporting: ['General Hague', ...enemies] },
        { race: 'narn', supporting: ['Second Battle Fleet'] },
      ],
      order: ['minbari', 'human', 'narn'],
    });

  test('the fleet that he leads rotates to attack a Human fleet, in no conflict', () => {
    const t = squadron('First Battle Fleet', ['First Battle Fleet'], ['Colonial Fleet']);
    t.act('minbari', 'use', 'Kalain');
    expect(t.happened('attack')[0]).toMatchObject({
      attacker: t.id('First Battle Fleet', 'minbari'),
      target: t.id('Colonial Fleet'),
      conflict: -1,
    });
    expect(t.card('Colonial Fleet')).toMatchObject({ neutralized: 1, severe: 10 - 2 });
    expect(t.card('First Battle Fleet', 'minbari')).toMatchObject({ rotated: 1, damage: 2 });
    expect(t.inPlay('Kalain')).toBe(true);
  });

  test('felled by it he is discarded', () => {
    const t = table({
      seats: [
        {
          race: 'minbari',
          supporting: [{ card: 'Kalain', leads: 'First Battle Fleet' }, 'First Battle Fleet'],
        },
        {
          race: 'human',
          supporting: [{ card: 'General Hague', leads: 'Homeworld Fleet' }, 'Homeworld Fleet'],
        },
      ],
      order: ['minbari', 'human'],
    });
    t.act('minbari', 'use', 'Kalain');
    expect(t.card('First Battle Fleet').neutralized).toBe(1);
    expect(t.titles('minbari', DISCARD)).toEqual(['Kalain']);
    expect(t.card('Homeworld Fleet')).toMatchObject({ neutralized: 0, damage: 10 });
  });

  test('not without a fleet, nor with a rotated one or one that guards home, nor at fleets of others', () => {
    const idle = squadron(undefined, ['First Battle Fleet'], ['Colonial Fleet']);
    expect(idle.refuses('minbari', 'use', 'Kalain', 0)).toBe('b5/cost/7');
    const tired = squadron('First Battle Fleet', ['First Battle Fleet'], ['Colonial Fleet'], true);
    expect(tired.refuses('minbari', 'use', 'Kalain', 0)).toBe('b5/cost/7');
    for (const fleet of ['Homeworld Fleet', 'Picket Fleet', 'Colonial Fleet'])
      expect(squadron(fleet, [fleet], ['Deep Space Fleet']).refuses('minbari', 'use', 'Kalain', 0)).toBe('b5/cost/7');
    const peace = squadron('First Battle Fleet', ['First Battle Fleet']);
    expect(peace.refuses('minbari', 'use', 'Kalain', 0)).toBe('b5/targets/1');
  });
});

describe('Lennier', () => {
  const debate = (lennier: string | { card: string; rotated: boolean } = 'Lennier') =>
    table({
      seats: [
        { race: 'minbari', supporting: [lennier, 'Hedronn'] },
        { race: 'narn' },
        { race: 'human', supporting: ['Human Aide'] },
      ],
      order: ['narn', 'minbari', 'human'],
      conflicts: [{ conflict: 'Test Far Debate', by: 'minbari', support: ['Delenn', 'Hedronn'] }],
    });

  rule('b5-r-lennier-1', 'he takes all of an attack on Delenn, and it is Delenn who answers', () => {
    const t = debate();
    t.act('narn', 'attack', "G'Kar", 'Delenn');
    expect(t.asked).toEqual(['minbari']);
    t.act('minbari', 'respond', 'Lennier');
    expect(t.card('Delenn')).toMatchObject({ damage: 0, neutralized: 0 });
    expect(t.card('Lennier')).toMatchObject({ rotated: 1, neutralized: 1, severe: 7 - 2 });
    expect(t.card("G'Kar")).toMatchObject({ neutralized: 1, severe: 6 - 5 });
  });

  test('he need not; he cannot when rotated, nor for anybody else', () => {
    const t = debate();
    t.act('narn', 'attack', "G'Kar", 'Delenn').pass('minbari');
    expect(t.card('Delenn')).toMatchObject({ neutralized: 1, severe: 7 - 6 });
    expect(t.card('Lennier')).toMatchObject({ rotated: 0, damage: 0 });
    const tired = debate({ card: 'Lennier', rotated: true });
    tired.act('narn', 'attack', "G'Kar", 'Delenn');
    expect(tired.card('Delenn').neutralized).toBe(1);
    const other = debate();
    other.act('narn', 'attack', "G'Kar", 'Hedronn');
    expect(other.card('Hedronn').neutralized).toBe(1);
  });

  const plot = (hand: string[] = [], attacker = "Ja'Doc") =>
    table({
      seats: [
        { race: 'minbari', supporting: ['Lennier', 'Minbari Agent'], hand },
        { race: 'narn', supporting: [attacker, 'Narn Agent'] },
      ],
      order: ['minbari', 'narn'],
      conflicts: [
        { conflict: 'Test Far Plot', by: 'narn', support: ['Narn Agent'] },
        { conflict: 'Test Mind War', by: 'narn' },
      ],
    });

  rule('b5-r-lennier-2', 'his Intrigue opposes an Intrigue conflict, and neither supports nor attacks', () => {
    const t = plot();
    expect(t.refuses('minbari', 'support', 'Lennier', 'Test Far Plot')).toBe('b5/support-oppose/2');
    expect(t.refuses('minbari', 'attack', 'Lennier', 'Narn Agent')).toBe('b5/attack/5');
    expect(t.offers('minbari', 'support', 'Minbari Agent', 'Test Far Plot')).toBe(true);
    t.act('minbari', 'oppose', 'Lennier', 'Test Far Plot').act('narn', 'attack', "Ja'Doc", 'Lennier');
    expect(t.happened('attack-over')[0]).toMatchObject({ attackerDealt: 1, targetDealt: 1 });
  });

  rule('b5-r-lennier-2', 'nor is it used by leave to use the highest ability', () => {
    const t = plot(['Test Whispers', 'Test Loophole', 'Test Loophole'], 'Narn Aide');
    t.act('minbari', 'event', 'Test Whispers').pick('minbari', 'Lennier').pass('narn');
    t.act('minbari', 'event', 'Test Loophole').pick('minbari', 'Lennier').pick('minbari', 'Test Mind War');
    t.pass('narn');
    expect(t.ability('Lennier', 'intrigue')).toBe(3);
    expect(t.refuses('minbari', 'oppose', 'Lennier', 'Test Mind War')).toBe('b5/support-oppose/2');
    t.act('minbari', 'event', 'Test Loophole').pick('minbari', 'Minbari Agent').pick('minbari', 'Test Mind War');
    t.pass('narn').act('minbari', 'oppose', 'Minbari Agent', 'Test Mind War');
    expect(t.conflict('Test Mind War').now.opposition).toBe(2);
  });
});

describe('Minbari Telepath', () => {
  const reading = (supporting: (string | { card: string; damage: number })[]) =>
    table({
      seats: [
        { race: 'minbari', supporting: ['Minbari Telepath'] },
        { race: 'centauri', supporting: [...supporting, 'Deep Space Fleet'] },
      ],
      order: ['minbari', 'centauri'],
    });

  rule('b5-r-minbari-telepath-1', 'a highest ability of 6 with 4 damage, 2 lower: neutralized', () => {
    const t = reading([{ card: 'Urza Jaddo', damage: 4 }]);
    t.act('minbari', 'use', 'Minbari Telepath').pick('minbari', 'Urza Jaddo');
    expect(t.card('Urza Jaddo')).toMatchObject({ neutralized: 1, severe: 0 });
  });

  rule(
    'b5-r-minbari-telepath-2',
    'a highest ability of 2 and no damage, 2 lower: nothing left, but not neutralized',
    () => {
      const t = reading(['Centauri Aide']);
      t.act('minbari', 'use', 'Minbari Telepath').pick('minbari', 'Centauri Aide');
      expect(t.ability('Centauri Aide', 'diplomacy')).toBe(0);
      expect(t.card('Centauri Aide').neutralized).toBe(0);
      t.until('conflict');
      expect(t.ability('Centauri Aide', 'diplomacy')).toBe(2);
    },
  );

  test('fleets are no target', () => {
    const t = reading([]);
    t.act('minbari', 'use', 'Minbari Telepath');
    expect(t.offers('minbari', 'card', 'Deep Space Fleet')).toBe(false);
    t.pick('minbari', 'Londo Mollari');
    expect(t.ability('Londo Mollari', 'leadership')).toBe(2);
  });
});

describe('Neroon', () => {
  const lost = (hand: string[], narnHand: string[] = []) => {
    const t = table({
      seats: [
        { race: 'minbari', supporting: ['Neroon', 'Hedronn'], hand },
        { race: 'narn', hand: narnHand },
      ],
      order: ['minbari', 'narn'],
      round: 'resolution',
      conflicts: [{ conflict: 'Test Far Debate', by: 'minbari' }],
    });
    return t.untilAsked('aftermath');
  };

  test('an aftermath that you mean for your ambassador may be put on him, and works on him', () => {
    const t = lost(['Test Far Disgrace']);
    t.act('minbari', 'aftermath', 'Test Far Disgrace');
    expect(t.options('minbari').map(o => o.a)).toEqual([t.id('Delenn'), t.id('Neroon')]);
    t.pick('minbari', 'Neroon');
    expect(t.ability('Neroon', 'diplomacy')).toBe(0);
    expect(t.ability('Delenn', 'diplomacy')).toBe(6);
  });

  test('its words about your ambassador then speak of him', () => {
    const t = lost(['Test Bitter Lesson']);
    t.act('minbari', 'aftermath', 'Test Bitter Lesson').pick('minbari', 'Neroon');
    expect(t.card('Neroon').destiny).toBe(1);
    expect(t.card('Delenn').destiny).toBe(1);
    const usual = lost(['Test Bitter Lesson']);
    usual.act('minbari', 'aftermath', 'Test Bitter Lesson').pick('minbari', 'Delenn');
    expect(usual.card('Delenn').destiny).toBe(2);
    expect(usual.card('Neroon').destiny).toBe(0);
  });

  test("another player's aftermath finds the ambassador alone", () => {
    const t = lost([], ['Test Far Disgrace']);
    t.act('narn', 'aftermath', 'Test Far Disgrace');
    expect(t.ability('Delenn', 'diplomacy')).toBe(4);
    expect(t.ability('Neroon', 'diplomacy')).toBe(2);
  });
});

describe('Shal Mayan', () => {
  const embassy = (more: { inner?: Position['seats'][number]['inner']; rating?: number } = {}) =>
    table({
      seats: [
        {
          race: 'minbari',
          rating: more.rating ?? 8,
          inner: more.inner ?? [],
          supporting: ['Shal Mayan', { card: 'Ashan', rotated: true }],
        },
        { race: 'narn' },
        { race: 'human' },
      ],
      order: ['minbari', 'narn', 'human'],
      conflicts: [
        { conflict: 'Test Far Debate', by: 'minbari', support: ['Delenn'], oppose: ["G'Kar"] },
        { conflict: 'Test Congress', by: 'human' },
      ],
    });

  rule(
    'b5-r-shal-mayan-1',
    'for 5 influence Delenn readies: what she did stays, that conflict is closed to her',
    () => {
      const t = embassy();
      t.act('minbari', 'use', 'Shal Mayan').pick('minbari', 'Delenn').pass('narn', 'human');
      expect(t.available('minbari')).toBe(3);
      expect(t.card('Delenn').rotated).toBe(0);
      expect(t.conflict('Test Far Debate').now.support).toBe(6);
      expect(t.refuses('minbari', 'support', 'Delenn', 'Test Far Debate')).toBe('b5/support-oppose/7');
      expect(t.refuses('minbari', 'attack', 'Delenn', "G'Kar")).toBe('b5-r-shal-mayan-1');
      expect(t.offers('minbari', 'oppose', 'Delenn', 'Test Congress')).toBe(true);
    },
  );

  rule('b5-r-shal-mayan-2', 'her ability counts in both conflicts', () => {
    const t = embassy();
    t.act('minbari', 'use', 'Shal Mayan').pick('minbari', 'Delenn').pass('narn', 'human');
    t.act('minbari', 'support', 'Delenn', 'Test Congress');
    expect(t.conflict('Test Far Debate').now.support).toBe(6);
    expect(t.conflict('Test Congress').now.support).toBe(6);
  });

  rule('b5-r-shal-mayan-3', 'one who rotated to heal severe damage heals again', () => {
    const t = embassy({ inner: [{ card: 'Hedronn', neutralized: true, severe: 2 }] });
    t.act('minbari', 'heal', 'Hedronn').pass('narn', 'human');
    expect(t.card('Hedronn')).toMatchObject({ severe: 1, rotated: 1 });
    t.act('minbari', 'use', 'Shal Mayan').pick('minbari', 'Hedronn').pass('narn', 'human');
    t.act('minbari', 'heal', 'Hedronn');
    expect(t.card('Hedronn')).toMatchObject({ severe: 0, neutralized: 1 });
  });

  rule('b5-r-shal-mayan-4', 'one who readies only for influence is not readied by her', () => {
    const t = embassy({ inner: [{ card: 'Hedronn', rotated: true, attached: ['Test Writ'] }] });
    t.act('minbari', 'use', 'Shal Mayan');
    // she can ready 2 cards: G'Kar and Delenn
    expect(t.options('minbari').map(o => o.a)).toEqual([t.id('Delenn'), t.id("G'Kar")]);
    t.pick('minbari', 'Delenn');
  });

  test('supporting and unrotated characters are no target; 5 influence it must be', () => {
    const t = embassy({ inner: ['Hedronn'] });
    t.act('minbari', 'use', 'Shal Mayan');
    expect(t.options('minbari').map(o => o.a)).not.toContain(t.id('Ashan'));
    expect(t.options('minbari').map(o => o.a)).not.toContain(t.id('Hedronn'));
    t.pick('minbari', 'Delenn');
    expect(embassy({ rating: 4 }).refuses('minbari', 'use', 'Shal Mayan', 0)).toBe('b5/cost/7');
  });
});

describe("G'Kar", () => {
  const aimed = (conflict: string, target?: string) => {
    const t = table({
      seats: [
        { race: 'centauri', hand: [conflict] },
        { race: 'narn', supporting: ['Narn Aide'] },
        { race: 'human', hand: ['Test Far Plot'] },
      ],
      order: ['centauri', 'human', 'narn'],
      round: 'conflict',
    });
    t.act('centauri', 'declare', conflict).act('human', 'declare', 'Test Far Plot').pass('narn');
    if (target) t.pick('centauri', target);
    return t;
  };

  rule('b5-r-gkar-1', 'an Intrigue conflict aimed at him gives 2 more Intrigue; one aimed at the Narn does not', () => {
    expect(aimed('Test Slander', "G'Kar").ability("G'Kar", 'intrigue')).toBe(5);
    expect(aimed('Test Smear', 'narn').ability("G'Kar", 'intrigue')).toBe(3);
  });

  rule('b5-r-gkar-2', 'it stays for the turn, in another conflict too', () => {
    const t = aimed('Test Slander', "G'Kar");
    t.pass('centauri', 'human').act('narn', 'oppose', "G'Kar", 'Test Far Plot');
    expect(t.conflict('Test Far Plot').now.opposition).toBe(5);
    t.until('conflict');
    expect(t.ability("G'Kar", 'intrigue')).toBe(3);
  });

  test('neither a conflict of another type nor one aimed at another Narn', () => {
    expect(aimed('Test Speech', "G'Kar").ability("G'Kar", 'intrigue')).toBe(3);
    const t = aimed('Test Slander', 'Narn Aide');
    expect(t.ability("G'Kar", 'intrigue')).toBe(3);
    expect(t.ability('Narn Aide', 'intrigue')).toBe(0);
  });
});

describe("Ja'Doc", () => {
  const chamber = (jaDoc: string | { card: string; rotated: boolean } = "Ja'Doc") =>
    table({
      seats: [
        { race: 'centauri', hand: ['Test Far Proclamation', 'Test Far Proclamation'] },
        { race: 'narn', supporting: [jaDoc] },
        { race: 'human', hand: ['Test Far Bounty'] },
      ],
      order: ['centauri', 'narn', 'human'],
      babylon5: 5,
    });

  rule('b5-r-jadoc-1', 'he negates an event as it is played, and not later', () => {
    const t = chamber();
    t.act('centauri', 'event', 'Test Far Proclamation');
    expect(t.asked).toEqual(['narn']);
    t.pass('narn');
    expect(t.s.babylon5).toBe(7);
    expect(t.options('narn').some(o => o.verb === 'use' || o.verb === 'respond')).toBe(false);
    expect(t.refuses('narn', 'use', "Ja'Doc", 0)).toBe('b5/action-round/7');
  });

  rule('b5-r-jadoc-2', 'a unique event that he stopped may be played again', () => {
    const t = chamber();
    t.act('centauri', 'event', 'Test Far Proclamation').act('narn', 'respond', "Ja'Doc");
    expect(t.s.babylon5).toBe(5);
    expect(t.titles('narn', DISCARD)).toEqual(["Ja'Doc"]);
    expect(t.available('centauri')).toBe(3);
    t.pass('narn', 'human').act('centauri', 'event', 'Test Far Proclamation');
    expect(t.s.babylon5).toBe(7);
    expect(t.titles('centauri', HAND)).toEqual([]);
  });

  test('rotated he cannot; a unique event that went through is not played twice', () => {
    const t = chamber({ card: "Ja'Doc", rotated: true });
    t.act('centauri', 'event', 'Test Far Proclamation').pass('narn').act('human', 'event', 'Test Far Bounty');
    expect(t.s.babylon5).toBe(7);
    expect(t.rating('human')).toBe(5);
    const copy = t.s.zones[HAND]![0]!;
    expect(t.refuses('centauri', 'event', copy)).toBe('b5/glossary/10');
  });
});

describe("Kha'Mak", () => {
  const seat = { race: 'narn', rating: 10, hand: ["Kha'Mak", 'Narn Captain', 'Human Aide'] } as const;

  rule('b5-r-khamak-2', 'at a rating of 10 he makes it 11, and 11 power', () => {
    const t = table({
      seats: [{ ...seat, temporary: 1 }, { race: 'human' }],
      order: ['narn', 'human'],
    });
    t.act('narn', 'sponsor', "Kha'Mak");
    expect(t.rating('narn')).toBe(11);
    expect(t.power('narn')).toBe(11);
    expect(t.rating('human')).toBe(4);
  });

  rule('b5-r-khamak-1', 'no Inner Circle for him; rotated he takes 2 off the next Narn character alone', () => {
    const t = table({
      seats: [
        {
          race: 'narn',
          rating: 30,
          inner: ["Na'Toth", "Ta'Lon", "Na'Kal"],
          supporting: ["Kha'Mak"],
          hand: ["Ja'Doc", 'Narn Captain', 'Human Aide'],
        },
        { race: 'human' },
      ],
      order: ['narn', 'human'],
    });
    const left = () => t.available('narn');
    expect(t.refuses('narn', 'promote', "Kha'Mak")).toBe('b5/cannot/1');
    expect(left()).toBe(31);
    t.act('narn', 'use', "Kha'Mak").pass('human');
    t.act('narn', 'sponsor', 'Human Aide').pick('narn', "Ta'Lon").pass('human');
    expect(left()).toBe(31 - 8);
    t.act('narn', 'sponsor', "Ja'Doc").pick('narn', "Na'Kal").pass('human');
    expect(left()).toBe(23 - 4);
    t.act('narn', 'sponsor', 'Narn Captain').pick('narn', "Na'Toth");
    expect(left()).toBe(19 - 4);
  });
});

describe("Na'Kal", () => {
  const raid = (naKal: string | { card: string; rotated: boolean } = "Na'Kal") =>
    table({
      seats: [
        { race: 'centauri', supporting: ['First Battle Fleet', 'Second Battle Fleet'] },
        {
          race: 'narn',
          supporting: [naKal, { card: 'Narn Captain', leads: 'Deep Space Fleet' }, 'Deep Space Fleet', 'Picket Fleet'],
        },
        { race: 'human' },
      ],
      order: ['centauri', 'narn', 'human'],
      conflicts: [{ conflict: 'Border Raid', by: 'centauri', target: 'narn', oppose: ['Deep Space Fleet'] }],
    });

  rule('b5-r-nakal-1', 'the raided fleet and its attacker leave the raid, and both places are free again', () => {
    const t = raid();
    expect(t.conflict('Border Raid').parts).toHaveLength(2);
    t.act('centauri', 'attack', 'First Battle Fleet', 'Deep Space Fleet').act('narn', 'respond', "Na'Kal");
    expect(t.conflict('Border Raid').parts).toEqual([]);
    expect(t.happened('damaged')).toEqual([]);
    expect(t.card("Na'Kal").rotated).toBe(1);
    expect(t.card('First Battle Fleet').rotated).toBe(1);
    t.act('narn', 'oppose', 'Picket Fleet', 'Border Raid').pass('human');
    t.act('centauri', 'support', 'Second Battle Fleet', 'Border Raid');
    expect(t.conflict('Border Raid').parts.map(p => p.role)).toEqual([OPPOSE, SUPPORT]);
  });

  test('he need not, cannot when rotated, and helps no fleet of another race', () => {
    const t = raid();
    t.act('centauri', 'attack', 'First Battle Fleet', 'Deep Space Fleet').pass('narn');
    expect(t.card('Deep Space Fleet').damage + t.card('Deep Space Fleet').neutralized).toBeGreaterThan(0);
    expect(t.conflict('Border Raid').parts).toHaveLength(3);
    const tired = raid({ card: "Na'Kal", rotated: true });
    tired.act('centauri', 'attack', 'First Battle Fleet', 'Deep Space Fleet');
    expect(tired.asked).toEqual(['narn']);
    expect(tired.offers('narn', 'pass')).toBe(true);
    expect(tired.happened('damaged').length).toBeGreaterThan(0);
    const reverse = table({
      seats: [
        { race: 'narn', supporting: ["Na'Kal", 'Deep Space Fleet'] },
        { race: 'centauri', supporting: ['First Battle Fleet'] },
      ],
      order: ['narn', 'centauri'],
      conflicts: [{ conflict: 'Border Raid', by: 'centauri', target: 'narn', support: ['First Battle Fleet'] }],
    });
    reverse.act('narn', 'attack', 'Deep Space Fleet', 'First Battle Fleet');
    expect(reverse.happened('damaged')).toHaveLength(2);
    expect(reverse.asked).toEqual(['centauri']);
  });
});

describe("Na'Toth", () => {
  rule(['b5-r-natoth-1', 'b5-r-natoth-3'], "beside Ko'Dath both assist: 2 more of what assistants raise", () => {
    const t = table({
      seats: [{ race: 'narn', supporting: ["Ko'Dath"], hand: ["Na'Toth"], rating: 5 }, { race: 'human' }],
      order: ['narn', 'human'],
    });
    t.act('narn', 'sponsor', "Na'Toth").pass('human');
    expect(t.titles('narn', SUPPORTING)).toEqual(["Ko'Dath", "Na'Toth"]);
    t.act('narn', 'assist', "Na'Toth").pass('human').act('narn', 'assist', "Ko'Dath");
    expect(t.ability("G'Kar", 'diplomacy')).toBe(7);
    expect(t.ability("G'Kar", 'intrigue')).toBe(5);
    expect(t.ability("G'Kar", 'leadership')).toBe(7);
  });

  rule(['b5-r-natoth-2', 'b5-r-natoth-3'], "another player's Na'Toth in Ko'Dath's place is the Narn player's", () => {
    const t = table({
      seats: [
        { race: 'centauri', hand: ["Na'Toth"] },
        { race: 'narn', supporting: [{ card: "Ko'Dath", rotated: true, damage: 1 }] },
        { race: 'human' },
      ],
      order: ['centauri', 'narn', 'human'],
    });
    t.act('centauri', 'replace', "Na'Toth", "Ko'Dath");
    expect(t.card("Na'Toth")).toMatchObject({ faction: 1, controller: 1, rotated: 0, damage: 0, strife: 1 });
    expect(t.titles('narn', REMOVED)).toEqual(["Ko'Dath"]);
    expect(t.available('centauri')).toBe(4);
    expect(t.offers('narn', 'assist', "Na'Toth")).toBe(true);
  });

  test('she replaces nobody else, and no Ko’Dath follows her', () => {
    const t = table({
      seats: [
        { race: 'narn', rating: 6, supporting: ["Ko'Dath", 'Narn Aide'], hand: ["Na'Toth", "Ko'Dath"] },
        { race: 'human' },
      ],
      order: ['narn', 'human'],
    });
    expect(t.refuses('narn', 'replace', "Na'Toth", 'Narn Aide')).toBe('b5/replace/8');
    t.act('narn', 'replace', "Na'Toth", "Ko'Dath").pass('human');
    const copy = t.s.zones[HAND]![0]!;
    expect(t.refuses('narn', 'sponsor', copy)).toBe('b5/glossary/12');
  });
});

describe("Ta'Lon", () => {
  const watch = (conflict = 'Test Slander', target = 'Narn Aide') =>
    table({
      seats: [
        { race: 'narn', supporting: ["Ta'Lon", 'Narn Aide', "Ja'Doc"] },
        { race: 'human', supporting: ['Human Agent'] },
        { race: 'centauri', hand: ['Test Laurels'] },
      ],
      order: ['narn', 'human', 'centauri'],
      conflicts: [{ conflict, by: 'human', target }],
    });

  rule('b5-r-talon-1', 'having rotated for 4 Intrigue he takes no part: no attack and no aftermath reaches him', () => {
    const t = watch();
    t.act('narn', 'use', "Ta'Lon");
    expect(t.ability('Narn Aide', 'intrigue')).toBe(4);
    expect(sides(t, "Ta'Lon", 'Test Slander')).toEqual([]);
    expect(t.refuses('human', 'attack', 'Human Agent', "Ta'Lon")).toBe('b5/attack/1');
    t.pass('human', 'centauri').act('narn', 'oppose', 'Narn Aide', 'Test Slander').untilAsked('aftermath', 'centauri');
    t.act('centauri', 'aftermath', 'Test Laurels');
    expect(t.card('Narn Aide').attached).toHaveLength(1);
    expect(t.card("Ta'Lon").attached).toHaveLength(0);
  });

  test('only a character of yours that an Intrigue conflict targets', () => {
    expect(watch('Test Speech').refuses('narn', 'use', "Ta'Lon", 0)).toBe('b5/targets/1');
    expect(watch('Test Smear', 'narn').refuses('narn', 'use', "Ta'Lon", 0)).toBe('b5/targets/1');
    expect(watch('Test Slander', 'Londo Mollari').refuses('narn', 'use', "Ta'Lon", 0)).toBe('b5/targets/1');
    const t = watch();
    t.act('narn', 'use', "Ta'Lon");
    expect(t.ability("Ja'Doc", 'intrigue')).toBe(1);
  });
});

describe('Lyta Alexander', () => {
  const hiring = (vorlon: number, theirs: number, inPlay = false) =>
    table({
      seats: [
        {
          race: 'human',
          rating: 10,
          ambassador: { card: 'Jeffrey Sinclair', marks: { vorlon } },
          supporting: inPlay ? ['Lyta Alexander'] : [],
          hand: inPlay ? ['Human Aide'] : ['Lyta Alexander'],
        },
        { race: 'narn', ambassador: { card: "G'Kar", marks: { vorlon: theirs } } },
      ],
      order: ['human', 'narn'],
    });

  test('she costs 1 less for each Vorlon Mark in your faction, and none less for those of others', () => {
    const t = hiring(3, 0);
    t.act('human', 'sponsor', 'Lyta Alexander');
    expect(t.available('human')).toBe(10 - 5);
    const plain = hiring(0, 3);
    plain.act('human', 'sponsor', 'Lyta Alexander');
    expect(plain.available('human')).toBe(10 - 8);
  });

  test('in play she makes nothing else cheaper', () => {
    const t = hiring(3, 0, true);
    t.act('human', 'sponsor', 'Human Aide');
    expect(t.available('human')).toBe(10 - 4);
  });
});

describe("N'Grath", () => {
  const market = () =>
    table({
      seats: [
        { race: 'human', rating: 6, supporting: ["N'Grath"] },
        { race: 'narn', rating: 6 },
        { race: 'centauri', rating: 6 },
      ],
      order: ['human', 'narn', 'centauri'],
      conflicts: [{ conflict: 'Test Far Plot', by: 'centauri' }],
    });

  rule('b5-r-ngrath-1', 'offers add up: 3 and 2 beat 4, and he does as that player says', () => {
    const t = market();
    t.pass('human').act('narn', 'bid', "N'Grath").pick('narn', 3).act('centauri', 'bid', "N'Grath").pick('centauri', 4);
    t.pass('human').act('narn', 'bid', "N'Grath").pick('narn', 2).pass('centauri', 'human', 'narn');
    expect(t.available('narn')).toBe(1);
    expect(t.asked).toEqual(['narn']);
    t.act('narn', 'oppose', "N'Grath", 'Test Far Plot');
    expect(sides(t, "N'Grath", 'Test Far Plot')).toEqual([OPPOSE]);
    expect(t.conflict('Test Far Plot').parts[0]!.seat).toBe(1);
  });

  test('nobody uses him without an offer, his own faction neither; he never enters an Inner Circle', () => {
    const t = market();
    expect(t.refuses('human', 'oppose', "N'Grath", 'Test Far Plot')).toBe('b5/glossary/1');
    expect(t.refuses('human', 'promote', "N'Grath")).toBe('b5/cannot/1');
    t.pass('human', 'narn', 'centauri');
    expect(t.s.round).not.toBe('action');
    expect(t.card("N'Grath").rotated).toBe(0);
  });
});

describe('Soul Hunter', () => {
  const grave = (hunter: string, discard: (string | { card: string })[], vorlon = 0) =>
    table({
      seats: [
        {
          race: 'centauri',
          ambassador: { card: 'Londo Mollari', marks: { vorlon } },
          supporting: [hunter],
          discard: ['Carn Mollari'],
        },
        { race: 'narn', discard },
        { race: 'human', discard: ['Test Far Bounty'] },
      ],
      order: ['centauri', 'narn', 'human'],
    });

  rule(
    ['b5-r-soul-hunter-1', 'b5-r-rogue-soul-hunter-1', 'b5-r-rogue-soul-hunter-2'],
    'the highest character of another pile, under an event, is of your faction till the turn ends',
    () => {
      // from the bottom to the top of the pile
      const t = grave('Soul Hunter', ["Ja'Doc", "Ta'Lon", 'Test Far Bounty']);
      t.act('centauri', 'use', 'Soul Hunter');
      expect(t.card("Ta'Lon")).toMatchObject({ faction: 0, controller: 0, rotated: 0, damage: 0, strife: 1 });
      expect(t.inPlay("Ja'Doc")).toBe(false);
      t.until('conflict');
      expect(t.inPlay("Ta'Lon")).toBe(false);
      expect(t.titles('narn', DISCARD).at(-1)).toBe("Ta'Lon");
    },
  );

  rule(['b5-r-soul-hunter-1', 'b5-r-rogue-soul-hunter-2'], 'opposed marks keep a character out', () => {
    const shadowed = 'Test Far Shade';
    expect(grave('Soul Hunter', [shadowed], 1).refuses('centauri', 'use', 'Soul Hunter', 0)).toBe('b5/targets/1');
    const t = grave('Soul Hunter', [shadowed], 0);
    t.act('centauri', 'use', 'Soul Hunter');
    expect(t.card(shadowed)).toMatchObject({ faction: 0, shadow: 1 });
  });

  rule(
    ['b5-r-soul-hunter-1', 'b5-r-rogue-soul-hunter-3'],
    'requirements of marks, and a text that lets it in by replacing alone, do not count',
    () => {
      const t = grave('Soul Hunter', ['Test Acolyte']);
      t.act('centauri', 'use', 'Soul Hunter');
      expect(t.inPlay('Test Acolyte')).toBe(true);
      const heir = grave('Soul Hunter', ['Test Far Heir']);
      heir.act('centauri', 'use', 'Soul Hunter');
      expect(heir.inPlay('Test Far Heir')).toBe(true);
    },
  );

  rule(['b5-r-soul-hunter-1', 'b5-r-rogue-soul-hunter-4'], 'neutralized, discarded and hunted: ready and whole', () => {
    const t = table({
      seats: [
        { race: 'centauri', supporting: ['Soul Hunter'] },
        { race: 'narn', supporting: [{ card: 'Narn Aide', neutralized: true, severe: 2 }] },
      ],
      order: ['centauri', 'narn'],
    });
    t.until('conflict');
    expect(t.titles('narn', DISCARD)).toEqual(['Narn Aide']);
    t.until('action').act('centauri', 'use', 'Soul Hunter');
    expect(t.card('Narn Aide')).toMatchObject({ faction: 0, neutralized: 0, severe: 0, damage: 0, rotated: 0 });
  });

  test('not from your own pile, nor a person who is in play already', () => {
    const t = table({
      seats: [
        { race: 'centauri', supporting: ['Soul Hunter', "Ja'Doc"], discard: ['Carn Mollari'] },
        { race: 'narn', discard: ["Ja'Doc"] },
      ],
      order: ['centauri', 'narn'],
    });
    expect(t.refuses('centauri', 'use', 'Soul Hunter', 0)).toBe('b5/targets/1');
  });
});

describe('Rogue Soul Hunter', () => {
  test('it raises the highest character of another pile, until the end of the turn', () => {
    const t = table({
      seats: [
        { race: 'centauri', supporting: ['Rogue Soul Hunter'], discard: ['Carn Mollari'] },
        { race: 'narn', discard: ["Ta'Lon", "Ja'Doc", 'Test Far Bounty'] },
        { race: 'human', discard: ['Test Far Bounty'] },
      ],
      order: ['centauri', 'narn', 'human'],
    });
    t.act('centauri', 'use', 'Rogue Soul Hunter');
    expect(t.card("Ja'Doc")).toMatchObject({ faction: 0, controller: 0, rotated: 0 });
    expect(t.card('Rogue Soul Hunter').rotated).toBe(1);
    expect(t.inPlay("Ta'Lon")).toBe(false);
    t.until('conflict');
    expect(t.inPlay("Ja'Doc")).toBe(false);
    expect(t.titles('narn', DISCARD).at(-1)).toBe("Ja'Doc");
  });

  test.each(['minbari', 'narn'] as const)('all but the Minbari may sponsor it: the %s', race => {
    const hand = ['Rogue Soul Hunter', 'Soul Hunter'];
    const t = table({ seats: [{ race, rating: 10, hand }, { race: 'human' }], order: [race, 'human'] });
    expect(t.offers(race, 'sponsor', 'Soul Hunter')).toBe(true);
    if (race === 'minbari') expect(t.refuses(race, 'sponsor', 'Rogue Soul Hunter')).toBe('b5/cost/7');
    else {
      t.act(race, 'sponsor', 'Rogue Soul Hunter');
      expect(t.available(race)).toBe(1);
    }
  });
});

describe('Delenn Transformed', () => {
  const chrysalis = (extra: { marks?: object; hand?: string[] } = {}) =>
    table({
      seats: [
        {
          race: 'minbari',
          rating: 10,
          ambassador: {
            card: 'Delenn',
            damage: 1,
            marks: { vorlon: 1, doom: 1, ...extra.marks },
            attached: ['Test Far Omen', 'Triluminary', 'Test Far Disgrace'],
          },
          hand: ['Delenn Transformed', 'Chrysalis', ...(extra.hand ?? [])],
        },
        { race: 'narn', rating: 20, hand: ['Not Meant To Be'] },
      ],
      order: ['minbari', 'narn'],
    });

  rule(
    ['b5-r-delenn-transformed-1', 'b5-r-chrysalis-1'],
    'enhancements and aftermaths follow with their marks; loose marks are lost',
    () => {
      const t = chrysalis();
      expect(t.card('Delenn')).toMatchObject({ destiny: 2, vorlon: 3, doom: 2 });
      t.act('minbari', 'event', 'Chrysalis');
      const id = t.id('Delenn Transformed');
      expect(t.s.seats[0]!.ambassador).toBe(id);
      expect(t.card(id)).toMatchObject({ destiny: 3, vorlon: 3, doom: 1, neutralized: 1, rotated: 1 });
      expect(t.card(id).attached.map(a => t.s.cards[a]!.host)).toEqual([id, id, id]);
      expect(t.titles('minbari', REMOVED)).toEqual(['Delenn']);
      expect(t.titles('minbari', INNER)).toEqual(['Delenn Transformed']);
      expect(t.s.seats[0]!.unrest).toBe(3);
    },
  );

  rule(['b5-r-delenn-transformed-1', 'b5-r-chrysalis-2'], 'the replacement cannot be undone', () => {
    const t = chrysalis();
    t.act('minbari', 'event', 'Chrysalis');
    expect(t.s.plays.map(p => p.irreversible)).toEqual([true]);
    expect(t.refuses('narn', 'event', 'Not Meant To Be')).toBe('b5/targets/1');
  });

  test('she comes in through Chrysalis alone, and while she leads characters of other races cost 2 less', () => {
    const t = chrysalis();
    expect(t.refuses('minbari', 'replace', 'Delenn Transformed', 'Delenn')).toBe('b5/replace/8');
    expect(t.refuses('minbari', 'sponsor', 'Delenn Transformed')).toBe('b5/replace/8');
    const hosts = table({
      seats: [
        {
          race: 'minbari',
          rating: 20,
          ambassador: 'Delenn Transformed',
          inner: ['Hedronn', 'Neroon'],
          hand: ['Narn Aide', 'Minbari Captain', 'Lyta Alexander'],
        },
        { race: 'narn' },
      ],
      order: ['minbari', 'narn'],
    });
    hosts.act('minbari', 'sponsor', 'Narn Aide').pick('minbari', 'Hedronn').pass('narn');
    expect(hosts.available('minbari')).toBe(20 - (6 - 2));
    hosts.act('minbari', 'sponsor', 'Minbari Captain').pick('minbari', 'Neroon').pass('narn');
    expect(hosts.available('minbari')).toBe(16 - 3);
  });
});

describe('what these cards ask of the table', () => {
  const censors = () =>
    table({
      seats: [
        { race: 'centauri', hand: ['Test Far Proclamation'] },
        { race: 'narn', supporting: ["Ja'Doc"] },
        { race: 'human', supporting: ['Test Censor'] },
      ],
      order: ['centauri', 'human', 'narn'],
      babylon5: 5,
    });

  test('those who may answer an event are asked in the order of initiative, until somebody stops it', () => {
    const t = censors();
    t.act('centauri', 'event', 'Test Far Proclamation');
    expect(t.asked).toEqual(['human']);
    t.pass('human');
    expect(t.asked).toEqual(['narn']);
    t.act('narn', 'respond', "Ja'Doc");
    expect(t.s.babylon5).toBe(5);
    expect(t.inPlay('Test Censor')).toBe(true);
    const early = censors();
    early.act('centauri', 'event', 'Test Far Proclamation').act('human', 'respond', 'Test Censor');
    // the action continues: nobody else is asked about an event that was stopped
    expect(early.asked).toEqual(['human']);
    expect(early.offers('human', 'pass')).toBe(true);
    expect(early.inPlay("Ja'Doc")).toBe(true);
    expect(early.s.babylon5).toBe(5);
  });

  const jailed = () =>
    table({
      seats: [
        { race: 'minbari', inner: [{ card: 'Hedronn', rotated: true, attached: ['Test Bail'] }] },
        { race: 'narn' },
      ],
      order: ['minbari', 'narn'],
      round: 'ready',
    });

  test('a card that readies only for influence readies if its player applies it', () => {
    const t = jailed();
    expect(t.asked).toEqual(['minbari']);
    t.pick('minbari', 'Hedronn');
    expect(t.card('Hedronn').rotated).toBe(0);
    expect(t.available('minbari')).toBe(4 - 2);
    const kept = jailed();
    kept.pick('minbari');
    expect(kept.card('Hedronn').rotated).toBe(1);
    expect(kept.available('minbari')).toBe(4);
  });
});

describe('Luis Santiago', () => {
  const troubled = (unrest: number) => {
    const t = table({
      seats: [{ race: 'human', supporting: ['Luis Santiago'], unrest: 2 }, { race: 'narn' }],
      order: ['human', 'narn'],
    });
    if (unrest > 0) unrestChanged(t.s, { seat: 0, n: unrest });
    return t;
  };

  rule('b5-r-luis-santiago-1', 'a Human unrest that has changed goes back to where the turn began', () => {
    const t = troubled(2);
    expect(t.s.seats[0]!.unrest).toBe(4);
    t.act('human', 'use', 'Luis Santiago');
    expect([t.s.seats[0]!.unrest, t.card('Luis Santiago').rotated]).toEqual([2, 1]);
  });

  test('so does a tension of the Humans, of several the one that is chosen; that of others toward them does not', () => {
    const t = troubled(1);
    const tension = (from: number, to: number) => t.s.tension[from * 5 + to];
    const before = tension(0, 3)!;
    changeTension(t.s, 0, 3, 1);
    changeTension(t.s, 0, 3, 1);
    changeTension(t.s, 3, 0, 1);
    t.act('human', 'use', 'Luis Santiago');
    expect(t.options('human').map(o => o.a)).toEqual([3, 100]);
    t.pick('human', 3);
    expect([tension(0, 3), t.s.seats[0]!.unrest]).toEqual([before, 3]);
  });

  test('where nothing has changed this turn he has nothing to do', () => {
    expect(troubled(0).refuses('human', 'use', 'Luis Santiago', 0)).toBe('b5/targets/1');
    const t = troubled(2).until('draw').until('action');
    expect(t.refuses('human', 'use', 'Luis Santiago', 0)).toBe('b5/targets/1');
  });
});
