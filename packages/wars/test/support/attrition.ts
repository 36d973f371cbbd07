// A battle where one player suffers attrition.
import { compileCard } from '../../src/compile/card.ts';
import type { CardPlace } from '../../src/position.ts';
import { addAttrition, isDamagedNow, opponent, unit } from '../../src/words/index.ts';
import { CORE, field } from '../fields.ts';
import { Asset } from '../invented.ts';
import type { Table } from '../table.ts';

// a triggered ability that happens inside the step
compileCard(
  Asset('Test Balm', {
    number: '0T1',
    faction: 'independent',
    cost: 0,
    destiny: 1,
    whenever: [{ on: isDamagedNow(unit), atOnce: true, effect: addAttrition(-1, opponent) }],
  }),
);

/** A battle where player 2 attacks and reveals a card of this destiny, if any. Player 1 suffers that much attrition. */
export function attacked(
  destiny: string | null,
  mine: readonly CardPlace[],
  theirs: readonly CardPlace[] = ['James Howler'],
): Table {
  const t = field(
    { at: { [CORE]: mine } },
    { ...(destiny === null ? {} : { reserve: [destiny] }), at: { [CORE]: theirs } },
    { active: 2 },
  ).attack(2, CORE);
  if (destiny === null) return t;
  t.untilAsked('reveal for battle destiny').pick(2, 'yes');
  // the defender reveals nothing
  for (let i = 0; i < 20 && t.s.battle?.step !== 'attrition'; i++) t.least();
  return t;
}
