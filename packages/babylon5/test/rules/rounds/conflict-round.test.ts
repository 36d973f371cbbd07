import { optionId, why } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { babylon5, DISCARD, type Position, view } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/test-cards.ts';

/** A conflict round about to begin, in the order of the seats. */
function conflictRound(p: Position): Table {
  return table({ round: 'conflict', order: p.seats.map((_, i) => i + 1), ...p });
}

/** The seats that were initiated for, in order, as races. */
function initiators(t: Table): string[] {
  return t.happened('conflict-initiated').map(f => {
    const c = t.s.conflicts.find(x => x.id === f.conflict)!;
    return ['human', 'centauri', 'minbari', 'narn', 'non-aligned'][t.s.seats[c.seat]!.race]!;
  });
}

rule(
  ['b5/conflict-round/1', 'b5/conflict-round/2'],
  'each declares or declines in initiative order, and only then are conflicts revealed',
  () => {
    const t = conflictRound({
      seats: [
        { race: 'narn', hand: ['Test Overture'] },
        { race: 'human' },
        { race: 'minbari', hand: ['Test Overture'] },
      ],
    });
    expect(t.asked).toEqual(['narn']);
    t.act('narn', 'declare', 'Test Overture');
    expect(t.asked).toEqual(['human']);
    t.pass('human');
    expect(t.asked).toEqual(['minbari']);
    expect(t.happened('conflict-initiated')).toEqual([]);
    expect(t.s.conflicts.map(c => c.stage)).toEqual(['declared']);
    t.act('minbari', 'declare', 'Test Overture');
    expect(t.s.conflicts.map(c => c.stage)).toEqual(['initiated', 'initiated']);
    expect(t.s.round).toBe('action');
  },
);

rule('b5/conflict-round/3', 'who has declined is not asked again, whatever others declare', () => {
  const t = conflictRound({
    seats: [
      { race: 'narn', hand: ['Test Overture'] },
      { race: 'human', hand: ['Test Overture'] },
    ],
  });
  t.pass('narn').act('human', 'declare', 'Test Overture');
  // every player has had their one chance: the next question belongs to the action round
  expect(t.s.round).toBe('action');
  expect(t.s.conflicts).toHaveLength(1);
});

rule('b5/conflict-round/4', 'a declared card stays unknown to the others until it is turned up', () => {
  const t = conflictRound({
    seats: [{ race: 'narn', hand: ['Test Overture'] }, { race: 'human' }],
  });
  t.act('narn', 'declare', 'Test Overture');
  const seen = view(t.s, t.seat('human'));
  expect(seen.conflicts).toMatchObject([{ faceDown: true, card: null, types: [] }]);
  expect(JSON.stringify(seen)).not.toContain('Test Overture');
  expect(JSON.stringify(view(t.s, t.seat('narn')))).toContain('Test Overture');
  const [fact] = t.happened('conflict-declared');
  expect(t.toldTo(fact!, t.seat('human')).sentence!.text).toBe('Narn declares a conflict, face down.');
  t.pass('human');
  expect(view(t.s, t.seat('human')).conflicts).toMatchObject([{ faceDown: false, card: 'test-overture' }]);
});

rule(
  ['b5/conflict-round/5', 'b5/conflict-round/6'],
  'the conflict of an agenda is declared openly, and its 7 influence is applied at once',
  () => {
    const t = conflictRound({
      seats: [{ race: 'centauri', rating: 8, agenda: 'Knowledge is Power' }, { race: 'human' }, { race: 'narn' }],
    });
    t.act('centauri', 'declare-from', 'Knowledge is Power');
    // still step 1: other players have not declared yet
    expect(t.asked).toEqual(['human']);
    expect(t.s.seats[0]!.spent).toBe(7);
    expect(t.available('centauri')).toBe(1);
    for (const viewer of ['human', 'narn'] as const)
      expect(view(t.s, t.seat(viewer)).conflicts).toMatchObject([{ faceDown: false, card: 'knowledge-is-power' }]);
    t.pass('human', 'narn').pick('centauri', 'human');
    expect(t.s.seats[0]!.spent).toBe(7);
  },
);

rule('b5/conflict-round/7', 'under the engine rules costs are met on initiation, before targets are named', () => {
  const t = conflictRound({
    ruleset: 'engine',
    seats: [
      { race: 'centauri', rating: 8, agenda: 'Knowledge is Power', supporting: ['Test Corps'] },
      { race: 'human' },
      { race: 'narn' },
    ],
  });
  t.act('centauri', 'declare-from', 'Test Corps').act('centauri', 'declare-from', 'Knowledge is Power');
  expect(t.s.seats[0]!.spent).toBe(0);
  expect(t.card('Test Corps').rotated).toBe(0);
  t.pass('human', 'narn');
  // step 2: the group rotates before the question about its target
  expect(t.card('Test Corps').rotated).toBe(1);
  expect(t.s.conflicts[0]!.targetSeat).toBe(-1);
  expect(t.s.seats[0]!.spent).toBe(0);
  t.pick('centauri', 'human');
  expect(t.s.seats[0]!.spent).toBe(7);
  expect(t.asked).toEqual(['centauri']);
  t.pick('centauri', 'narn');
});

rule('b5/conflict-round/8', 'three conflicts are initiated in the order in which they were declared', () => {
  const t = conflictRound({
    seats: [
      { race: 'human', hand: ['Test Overture'] },
      { race: 'narn', hand: ['Test Overture'] },
      { race: 'centauri', hand: ['Test Overture'] },
    ],
    order: ['narn', 'centauri', 'human'],
  });
  t.act('narn', 'declare').act('centauri', 'declare').act('human', 'declare');
  expect(initiators(t)).toEqual(['narn', 'centauri', 'human']);
  const order = t.happened('turned-up').map(f => t.s.cards[f.card as number]!.owner);
  expect(order).toEqual([t.seat('narn'), t.seat('centauri'), t.seat('human')]);
});

rule('b5/conflict-round/9', 'a target is named when the card is turned up, not when it is declared', () => {
  const t = conflictRound({
    seats: [{ race: 'narn', hand: ['Test Proclamation'] }, { race: 'human' }, { race: 'centauri' }],
  });
  t.act('narn', 'declare', 'Test Proclamation');
  expect(t.asked).toEqual(['human']);
  expect(t.conflict().targetSeat).toBe(-1);
  t.pass('human', 'centauri');
  expect(t.asked).toEqual(['narn']);
  expect(t.card('Test Proclamation').faceDown).toBe(0);
  t.pick('narn', 'centauri');
  expect(t.conflict().targetSeat).toBe(t.seat('centauri'));
});

rule('b5/conflict-round/10', 'Kidnapping names one character of another player when it is turned up', () => {
  const t = conflictRound({
    seats: [
      { race: 'narn', supporting: ['Narn Aide'], hand: ['Kidnapping'] },
      { race: 'human', supporting: ['Human Aide'] },
      { race: 'minbari', supporting: ['Minbar'] },
    ],
  });
  t.act('narn', 'declare', 'Kidnapping').pass('human', 'minbari');
  expect(t.options('narn').map(o => t.s.defs[o.a]!)).toEqual(
    ['Jeffrey Sinclair', 'Human Aide', 'Delenn'].map(title => t.s.defs[t.id(title)]),
  );
  t.pick('narn', 'Human Aide');
  expect(t.conflict('Kidnapping').targetCard).toBe(t.id('Human Aide'));
});

rule('b5/conflict-round/11', 'what happens when a conflict is initiated ends its initiation, in step 2', () => {
  const t = conflictRound({
    ruleset: 'engine',
    seats: [
      { race: 'narn', rating: 5, hand: ['Test Proclamation'] },
      { race: 'human', hand: ['Test Overture'] },
      { race: 'centauri' },
    ],
  });
  t.act('narn', 'declare', 'Test Proclamation').act('human', 'declare', 'Test Overture').pass('centauri');
  expect(t.rating('narn')).toBe(5);
  t.pick('narn', 'human');
  expect(t.rating('narn')).toBe(6);
  const types = [...t.happened('conflict-initiated'), ...t.happened('influence-gained')].map(f => f.t);
  expect(types).toEqual(['conflict-initiated', 'conflict-initiated', 'influence-gained']);
  // it came between the choice of the target and the next conflict, and not at resolution
  expect(t.happened('conflict-resolving')).toEqual([]);
  expect(t.s.round).toBe('action');
});

rule('b5/conflict-round/12', 'a conflict that only benefits its player asks for no target', () => {
  const t = conflictRound({
    seats: [{ race: 'narn', hand: ['Test Overture'] }, { race: 'human' }, { race: 'centauri' }],
  });
  t.act('narn', 'declare', 'Test Overture').pass('human', 'centauri');
  expect(t.s.round).toBe('action');
  expect(t.conflict()).toMatchObject({
    stage: 'initiated',
    targetSeat: -1,
    targetRace: -1,
    targetCard: -1,
    targetConflict: -1,
  });
});

rule('b5/conflict-round/13', 'nobody targets themselves, their race or their cards; the Euphrates Treaty may', () => {
  const aimed = (card: string) => {
    const t = conflictRound({
      seats: [
        { race: 'narn', supporting: ['Narn Aide'], hand: [card] },
        { race: 'centauri', supporting: ['Centauri Aide'] },
        { race: 'human', supporting: ['Human Aide'] },
      ],
    });
    t.act('narn', 'declare', card).pass('centauri', 'human');
    return t;
  };
  const player = aimed('Test Proclamation');
  expect(player.options('narn').map(o => o.a)).toEqual([player.seat('centauri'), player.seat('human')]);
  player.pick('narn', 'human');
  const race = aimed('Gunboat Diplomacy');
  expect(race.options('narn').map(optionId)).toEqual(['race:0', 'race:1']);
  race.pick('narn', 'human');
  const own = aimed('Test Disgrace');
  expect(own.offers('narn', 'card', 'Narn Aide')).toBe(false);
  expect(own.offers('narn', 'card', 'Centauri Aide')).toBe(true);
  own.pick('narn', 'Human Aide');
  const treaty = aimed('Euphrates Treaty');
  treaty.pick('narn', 'narn');
  expect(treaty.conflict().targetRace).toBe(treaty.s.seats[0]!.race);
});

rule('b5/conflict-round/14', 'a second ordinary conflict in one turn is refused', () => {
  const t = conflictRound({
    seats: [{ race: 'human', supporting: ['Test King'], hand: ['Test Overture', 'Test Feud'] }, { race: 'narn' }],
  });
  t.act('human', 'declare', 'Test Overture');
  // the additional conflict of Test King is still available, so the player gets one more question
  expect(t.asked).toEqual(['human']);
  expect(t.refuses('human', 'declare', 'Test Feud')).toBe('b5/conflict-round/14');
  t.pass('human', 'narn');
});

rule('b5/conflict-round/15', "an agenda's conflict does not come on top of a conflict card", () => {
  const t = conflictRound({
    seats: [
      { race: 'human', rating: 9, agenda: 'Knowledge is Power', supporting: ['Test King'], hand: ['Test Overture'] },
      { race: 'narn' },
    ],
  });
  t.act('human', 'declare', 'Test Overture');
  expect(t.refuses('human', 'declare-from', 'Knowledge is Power')).toBe('b5/conflict-round/15');
  t.pass('human', 'narn');
});

rule('b5/conflict-round/16', 'an additional conflict comes on top of the normal one', () => {
  const t = conflictRound({
    ruleset: 'engine',
    seats: [{ race: 'human', supporting: ['Test King'], hand: ['Trade Pact'] }, { race: 'narn' }],
  });
  t.act('human', 'declare', 'Trade Pact').act('human', 'declare-from', 'Test King').pass('narn');
  expect(initiators(t)).toEqual(['human', 'human']);
});

rule(
  'b5/conflict-round/17',
  'one player initiates an additional Psi conflict, another additional one and Trade Pact',
  () => {
    const t = conflictRound({
      ruleset: 'engine',
      seats: [
        { race: 'human', supporting: ['Psi Corps Intelligence', 'Test King'], hand: ['Trade Pact'] },
        { race: 'narn' },
      ],
    });
    t.act('human', 'declare-from', 'Psi Corps Intelligence')
      .act('human', 'declare-from', 'Test King')
      .act('human', 'declare', 'Trade Pact')
      .pass('narn');
    expect(initiators(t)).toEqual(['human', 'human', 'human']);
    expect(t.s.conflicts.map(c => c.types)).toEqual([[2], [3], [0]]);
  },
);

rule('b5/conflict-round/18', 'who may start a conflict of any type may start a Leadership conflict', () => {
  const t = conflictRound({ seats: [{ race: 'human', agenda: 'Test Ambition' }, { race: 'narn' }] });
  expect(t.options('human').filter(o => o.verb === 'declare-from')).toHaveLength(5);
  const leadership = t.options('human').find(o => o.verb === 'declare-from' && o.b === 3)!;
  t.act('human', 'declare-from', 'Test Ambition', leadership.b).pass('narn');
  expect(t.conflict('Test Ambition').types).toEqual([3]);
});

rule('b5/conflict-round/19', 'a conflict goes on without the card that made it', () => {
  const t = conflictRound({
    seats: [
      { race: 'human', rating: 8, agenda: 'Test Schemes' },
      { race: 'narn', hand: ['Test Sweep'] },
    ],
  });
  t.act('human', 'declare-from', 'Test Schemes').pass('narn');
  t.act('human', 'support', 'Jeffrey Sinclair', 'Test Schemes')
    .act('narn', 'event', 'Test Sweep')
    .pick('narn', 'Test Schemes');
  expect(t.titles('human', DISCARD)).toEqual(['Test Schemes']);
  t.until('draw');
  expect(t.happened('conflict-decided')).toMatchObject([{ won: true }]);
  expect(t.rating('human')).toBe(9);
});

rule('b5/conflict-round/20', 'the second of two copies of a unique conflict is discarded without effect', () => {
  const t = conflictRound({
    seats: [
      { race: 'narn', hand: ['Test Feud'] },
      { race: 'human', hand: ['Test Feud'] },
    ],
  });
  t.act('narn', 'declare', 'Test Feud').act('human', 'declare', 'Test Feud');
  expect(initiators(t)).toEqual(['narn']);
  expect(t.titles('human', DISCARD)).toEqual(['Test Feud']);
  expect(t.s.conflicts.map(c => c.stage)).toEqual(['initiated', 'cancelled']);
});

rule('b5/conflict-round/21', 'of three copies of a limited conflict only the first declared is initiated', () => {
  const t = conflictRound({
    seats: [
      { race: 'narn', hand: ['Test Summit'] },
      { race: 'human', hand: ['Test Summit'] },
      { race: 'centauri', hand: ['Test Summit'] },
    ],
  });
  t.act('narn', 'declare', 'Test Summit')
    .act('human', 'declare', 'Test Summit')
    .act('centauri', 'declare', 'Test Summit');
  expect(initiators(t)).toEqual(['narn']);
  expect(t.titles('human', DISCARD)).toEqual(['Test Summit']);
  expect(t.titles('centauri', DISCARD)).toEqual(['Test Summit']);
});

rule('b5/conflict-round/22', 'while a limited conflict is in play nobody else initiates a copy', () => {
  const t = table({
    ruleset: 'engine',
    seats: [{ race: 'narn' }, { race: 'human', supporting: ['John Sheridan'], hand: ['Test Summit', 'Test Overture'] }],
    conflicts: [{ conflict: 'Test Summit', by: 'narn' }],
    order: ['human', 'narn'],
  });
  // Sheridan plays a conflict card as an action: Test Summit is not one of the options
  t.act('human', 'use', 'John Sheridan');
  expect(t.s.conflicts.map(c => (c.card < 0 ? '' : t.s.defs[c.card]!))).toEqual([
    t.s.defs[t.id('Test Summit')],
    t.s.defs[t.id('Test Overture')],
  ]);
  const alone = table({
    ruleset: 'engine',
    seats: [{ race: 'narn' }, { race: 'human', supporting: ['John Sheridan'], hand: ['Test Summit'] }],
    conflicts: [{ conflict: 'Test Summit', by: 'narn' }],
    order: ['human', 'narn'],
  });
  expect(alone.refuses('human', 'use', 'John Sheridan', 0)).toBe('b5/targets/1');
});

rule('b5/conflict-round/23', 'with two wars a war conflict names its war at once, and its kind and place later', () => {
  const t = conflictRound({
    seats: [{ race: 'human' }, { race: 'narn', supporting: ['Quadrant 14'] }, { race: 'centauri' }],
    war: [
      ['human', 'narn'],
      ['human', 'centauri'],
    ],
  });
  expect(why(babylon5, t.s, t.seat('human'), 'declare-war-conflict')?.rule).toBe('b5/conflict-round/23');
  t.act('human', 'declare-war-conflict', 'narn');
  expect(t.conflict('war')).toMatchObject({ targetSeat: t.seat('narn'), targetCard: -1, stage: 'declared' });
  t.pass('narn', 'centauri');
  // now: against the Narn race, or against one of its locations
  expect(t.asked).toEqual(['human']);
  expect(t.options('human').map(o => o.verb)).toEqual(['race', 'card']);
  t.pick('human', 'Quadrant 14');
  expect(t.conflict('war').targetCard).toBe(t.id('Quadrant 14'));
});

/** The rulebook's sample: four players, Minbari first, Minbari and Humans at war. */
function sample(): Table {
  return conflictRound({
    seats: [
      { race: 'minbari' },
      { race: 'centauri', rating: 9, agenda: 'Knowledge is Power' },
      { race: 'narn', hand: ['Test Overture'] },
      { race: 'human', supporting: ['Mars Colony'], hand: ['Non-Aligned Support'] },
    ],
    order: ['minbari', 'centauri', 'narn', 'human'],
    war: [['minbari', 'human']],
  })
    .act('minbari', 'declare-war-conflict', 'human')
    .act('centauri', 'declare-from', 'Knowledge is Power')
    .pass('narn');
}

rule(
  'b5/conflict-round/24',
  'the sample round: a war conflict, 7 influence for Intrigue, a refusal, a card face down',
  () => {
    const t = sample();
    expect(t.asked).toEqual(['human']);
    expect(t.s.conflicts).toHaveLength(2);
    t.act('human', 'declare', 'Non-Aligned Support');
    const [war, intrigue, card] = t.s.conflicts;
    expect(war).toMatchObject({ seat: t.seat('minbari'), rules: 'war' });
    expect(intrigue).toMatchObject({ seat: t.seat('centauri'), source: t.id('Knowledge is Power'), types: [1] });
    expect(card).toMatchObject({ seat: t.seat('human'), card: t.id('Non-Aligned Support') });
    expect(t.happened('conflict-declared').map(f => (f.conflict as { faceDown: boolean }).faceDown)).toEqual([
      false,
      false,
      true,
    ]);
    expect(t.happened('conflict-declined')).toMatchObject([{ seat: t.seat('narn') }]);
    expect(t.s.seats[t.seat('centauri')]!.spent).toBe(7);
    t.leaveOpen();
  },
);

rule('b5/conflict-round/25', 'the sample round: Mars Colony, the Minbari player, and a bid for the League', () => {
  const t = sample().act('human', 'declare', 'Non-Aligned Support');
  t.pick('minbari', 'Mars Colony').pick('centauri', 'minbari');
  const [war, intrigue, card] = t.s.conflicts;
  expect(war!.targetCard).toBe(t.id('Mars Colony'));
  expect(intrigue!.targetSeat).toBe(t.seat('minbari'));
  expect(card).toMatchObject({ faceDown: false, targetSeat: -1, targetRace: -1, targetCard: -1, targetConflict: -1 });
  expect(t.s.conflicts.every(c => c.stage === 'initiated')).toBe(true);
  expect(t.s.round).toBe('action');
  expect(t.asked).toEqual(['minbari']);
});
