// Battles for the tests of the power step and the loss step.
import { compileCard } from '../../src/compile/card.ts';
import { v } from '../../src/language.ts';
import type { CardPlace, SeatPosition } from '../../src/position.ts';
import type { BattleStep } from '../../src/state.ts';
import { addTotalPower, isDamagedNow, reduceCasualties, unit } from '../../src/words/index.ts';
import { CORE, field } from '../fields.ts';
import { Asset } from '../invented.ts';
import type { Table } from '../table.ts';

// no printed card waits for a step to begin
export const stepBegins = v.test(
  'test: a step begins',
  (_c, step: BattleStep) => (_s, f) => f.l.fact.step === step,
  (_t, step) => `the ${step} step begins`,
  undefined,
  { event: 'battle-step' },
);

compileCard(
  Asset('Test Surge', {
    number: '0T2',
    faction: 'independent',
    cost: 0,
    destiny: 1,
    whenever: [{ on: stepBegins('power'), atOnce: true, effect: addTotalPower(3) }],
  }),
);

// a triggered ability that happens inside the step
compileCard(
  Asset('Test Relief', {
    number: '0T1',
    faction: 'independent',
    cost: 0,
    destiny: 1,
    whenever: [{ on: isDamagedNow(unit), atOnce: true, effect: reduceCasualties(2) }],
  }),
);

/** A battle between these units. */
export const units = (
  mine: readonly CardPlace[],
  theirs: readonly CardPlace[],
  one: SeatPosition = {},
  two: SeatPosition = {},
): Table => field({ at: { [CORE]: mine }, ...one }, { at: { [CORE]: theirs }, ...two }).attack(1, CORE);

/** Three units of power 3, 2 and 5, two of them damaged, with battle destiny 5, against a total of 8. */
export function fifteenToEight(two: SeatPosition = {}): Table {
  const t = units(
    [{ card: 'CISyn Coordinators', damaged: true }, { card: 'Pavel Royerk', damaged: true }, 'Takumi Shadow Warriors'],
    [{ card: 'Selfless Protector', damaged: true }, 'Zealous Squad'],
    { reserve: ['Selfless Protector'] },
    two,
  );
  t.untilAsked('reveal for battle destiny').pick(1, 'yes');
  return t;
}
