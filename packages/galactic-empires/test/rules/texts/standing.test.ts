import { asked, randomBot } from '@orrery/bots';
import { answer, awaited, clone } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type GeState, galacticEmpires } from '../../../src/index.ts';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { slotsUsed } from '../../../src/rules/fleet/command.ts';
import { strengthOf } from '../../../src/rules/table/definitions.ts';
import { type StandingTexts, standing } from '../../../src/rules/texts/standing.ts';
import { anyCards } from '../../deals.ts';

/** Returns the index in a form for comparison: the texts of each card under each key, in order. */
function picture(st: StandingTexts): unknown {
  const texts = (by: readonly (readonly { source: number; what: unknown; f: { you: number } }[] | undefined)[]) =>
    [...by].flatMap((list, key) => (list === undefined ? [] : [[key, list.map(x => [x.source, x.f.you, x.what])]]));
  return [
    st.inPlay,
    [...st.on].sort(([a], [b]) => a - b),
    st.users,
    st.reactors,
    st.systems,
    st.personas,
    st.guests,
    st.armored,
    st.copies,
    st.weakening.map(x => [x.source, x.what]),
    texts(st.statics),
    texts(st.triggers),
    texts(st.answers),
  ];
}

/** Computes the results that depend on the index. */
const numbers = (s: GeState): unknown => [
  standing(s).inPlay.map(id => strengthOf(s, id)),
  s.seats.map((_, seat) => [slotsUsed(s, seat), arsenal(s, seat), arsenal(s, seat, true)]),
];

test.each([
  1, 2, 3,
])('what is kept up as cards come and go is what is built anew, in copies of a match too (%i)', seed => {
  let s = anyCards(seed);
  s.heard = null;
  const bot = randomBot(seed);
  let compared = 0;
  for (let n = 0; n < 1200 && s.result === null; n++) {
    const seat = awaited(s)[0]!;
    // the state and its copy both play on: neither may change what the other reads
    if (n % 5 === 0) {
      const other = clone(s);
      answer(galacticEmpires, other, seat, bot.choose(asked(galacticEmpires, other, seat)));
    }
    if (n % 7 === 0) s = clone(s);
    answer(galacticEmpires, s, seat, bot.choose(asked(galacticEmpires, s, seat)));
    const anew = { ...s, derived: null };
    if (n % 4 > 0) continue;
    expect(picture(standing(s))).toEqual(picture(standing(anew)));
    expect(numbers(s)).toEqual(numbers(anew));
    compared++;
  }
  expect(compared).toBeGreaterThan(50);
});
