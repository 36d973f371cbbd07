import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { compileCard } from '../../../src/compile.ts';
import { DISCARD, REMOVED, type SeatPosition, SUPPORTING } from '../../../src/index.ts';
import { setOf } from '../../../src/words/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/test-cards.ts';

// persons of later editions, by their titles alone
const { character } = setOf('test');
for (const card of [
  character('Valen', { race: 'minbari', cost: 4, abilities: { diplomacy: 3 } }),
  character("Entil'zha", { race: 'minbari', cost: 4, abilities: { diplomacy: 3 } }),
  character('Zathras', { race: 'neutral', cost: 1, abilities: { diplomacy: 1 } }),
  character('Zathras', { race: 'neutral', cost: 2, abilities: { intrigue: 1 }, printing: '2' }),
])
  compileCard(card);

/** The action of a Human player; a Narn player looks on. */
function human(seat: Omit<SeatPosition, 'race'>, engine = false, narn: Omit<SeatPosition, 'race'> = {}): Table {
  return table({
    ruleset: engine ? 'engine' : 'casual',
    seats: [
      { race: 'human', rating: 20, ...seat },
      { race: 'narn', ...narn },
    ],
    order: ['human', 'narn'],
  });
}

rule(
  'b5/personality/1',
  'one version of a person is in play at a time, under whatever name and in whatever faction',
  () => {
    const t = human({ hand: ['Test Garibaldi'] }, false, { supporting: ['Michael Garibaldi'] });
    expect(t.refuses('human', 'sponsor', 'Test Garibaldi')).toBe('b5/personality/1');
    const alone = human({ hand: ['Test Garibaldi'] });
    alone.act('human', 'sponsor', 'Test Garibaldi');
    expect(alone.inPlay('Test Garibaldi')).toBe(true);
  },
);

rule('b5/personality/2', 'a version may come in by removing the present one from the game', () => {
  const t = human({ supporting: ['Michael Garibaldi'], hand: ['Test Sleuth'] });
  expect(t.refuses('human', 'sponsor', 'Test Sleuth')).toBe('b5/personality/1');
  t.act('human', 'replace', 'Test Sleuth', 'Michael Garibaldi');
  expect(t.titles('human', SUPPORTING)).toEqual(['Test Sleuth']);
  expect(t.titles('human', REMOVED)).toEqual(['Michael Garibaldi']);
});

rule(
  'b5/personality/3',
  'the engine rules also let a version in that discards the present one; the others do not',
  () => {
    const seat = { supporting: ['Michael Garibaldi'], hand: ['Test Chief'] };
    expect(human(seat).refuses('human', 'sponsor', 'Test Chief')).toBe('b5/personality/1');
    const t = human(seat, true);
    t.act('human', 'sponsor', 'Test Chief');
    expect(t.titles('human', SUPPORTING)).toEqual(['Test Chief']);
    expect(t.titles('human', DISCARD)).toEqual(['Michael Garibaldi']);
  },
);

rule('b5/personality/4', "Sheridan is not Sinclair, and Na'Toth is not Ko'Dath", () => {
  const t = human({ ambassador: 'Jeffrey Sinclair', hand: ['John Sheridan'] });
  t.act('human', 'sponsor', 'John Sheridan');
  expect([t.inPlay('Jeffrey Sinclair'), t.inPlay('John Sheridan')]).toEqual([true, true]);
  const aides = human({ hand: ["Na'Toth"] }, false, { supporting: ["Ko'Dath"] });
  aides.act('human', 'sponsor', "Na'Toth");
  expect([aides.inPlay("Ko'Dath"), aides.inPlay("Na'Toth")]).toEqual([true, true]);
});

rule('b5/personality/5', "Sinclair, Valen and Entil'zha are one person", () => {
  const t = human({ ambassador: 'Jeffrey Sinclair', hand: ['Valen', "Entil'zha"] });
  for (const version of ['Valen', "Entil'zha"]) expect(t.refuses('human', 'sponsor', version)).toBe('b5/personality/1');
  const sheridan = human({ ambassador: 'John Sheridan', hand: ['Valen', "Entil'zha"] });
  sheridan.act('human', 'sponsor', 'Valen').pass('narn');
  expect(sheridan.refuses('human', 'sponsor', "Entil'zha")).toBe('b5/personality/1');
});

rule('b5/personality/6', 'two Zathras of one spelling are two persons', () => {
  const t = human({ inner: ['General Hague'], hand: ['Zathras', 'zathras-2'] });
  const [first, second] = t.s.zones[t.seat('human') * 9 + 1]!;
  t.act('human', 'sponsor', first!).pick('human', 'General Hague').pass('narn');
  t.act('human', 'sponsor', second!);
  expect(t.titles('human', SUPPORTING)).toEqual(['Zathras', 'Zathras']);
  // a second copy of one of them is a copy
  const copy = human({ supporting: ['Zathras'], hand: ['Zathras'] });
  expect(copy.refuses('human', 'sponsor', copy.s.zones[copy.seat('human') * 9 + 1]![0]!)).toBe('b5/sponsor/24');
});
