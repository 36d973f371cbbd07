import { optionId } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/test-cards.ts';

/** A Narn player acts against a Centauri player. */
function narn(seat: Omit<SeatPosition, 'race'>, centauri: Omit<SeatPosition, 'race'> = {}, engine = false): Table {
  return table({
    ruleset: engine ? 'engine' : 'casual',
    seats: [
      { race: 'narn', ...seat },
      { race: 'centauri', ...centauri },
    ],
    order: ['narn', 'centauri'],
  });
}

rule('b5/targets/1', 'without a target in play a card cannot be played', () => {
  expect(narn({ hand: ['Test Salvo', 'Homeworld Fleet'] }).refuses('narn', 'event', 'Test Salvo')).toBe('b5/targets/1');
  const t = narn({ hand: ['Test Salvo'] }, { supporting: ['Homeworld Fleet'] });
  t.act('narn', 'event', 'Test Salvo');
  expect(t.card('Homeworld Fleet').damage).toBe(2);
});

rule('b5/targets/1', 'what is no target is refused by what the card asks for', () => {
  const t = narn(
    { hand: ['Test Salvo'] },
    { supporting: ['Homeworld Fleet', 'Picket Fleet', 'Centauri Prime', 'Vir Cotto'] },
  );
  t.act('narn', 'event', 'Test Salvo');
  expect(t.why('narn', 'card', 'Vir Cotto')).toEqual({ rule: 'b5/targets/1', text: 'It must be a fleet.' });
  expect(t.why('narn', 'card', 'Test Salvo')).toEqual({
    rule: 'b5/targets/1',
    text: 'The target must be a character, group, fleet or location in play.',
  });
  t.pick('narn', 'Homeworld Fleet');
  expect([t.card('Homeworld Fleet').damage, t.card('Picket Fleet').damage]).toEqual([2, 0]);
});

/** A Diplomacy conflict of the Narn has resolved, and the Centauri may play Rivalry. */
function rivalry(inner: string[]): Table {
  const deck = ['Test Windfall', 'Test Windfall'];
  const t = table({
    seats: [
      { race: 'narn', inner, deck },
      { race: 'centauri', hand: ['Rivalry'], deck },
    ],
    conflicts: [
      {
        conflict: 'Test Overture',
        by: 'narn',
        support: ["G'Kar", ...inner.slice(0, 1)],
        oppose: ['Londo Mollari'],
      },
    ],
    order: ['narn', 'centauri'],
  });
  return t.pass('narn', 'centauri').untilAsked('aftermath', 'centauri');
}

rule('b5/targets/2', 'Rivalry needs two Inner Circle characters of one player besides the ambassador', () => {
  expect(rivalry(['Narn Aide']).offers('centauri', 'aftermath', 'Rivalry')).toBe(false);
  expect(rivalry(['Narn Aide', "Na'Kal"]).offers('centauri', 'aftermath', 'Rivalry')).toBe(true);
});

rule('b5/targets/3', 'Test Their Mettle cannot be aimed at a race that nobody plays', () => {
  const t = table({
    round: 'conflict',
    seats: [{ race: 'narn', hand: ['Test Their Mettle'] }, { race: 'human' }, { race: 'minbari' }],
    order: ['narn', 'human', 'minbari'],
  });
  t.act('narn', 'declare', 'Test Their Mettle').pass('human', 'minbari');
  expect(t.asked).toEqual(['narn']);
  expect(t.options('narn').map(o => [o.verb, o.a])).toEqual([
    ['seat', t.seat('human')],
    ['seat', t.seat('minbari')],
  ]);
  expect(t.offers('narn', 'seat', 'centauri')).toBe(false);
  t.pick('narn', 'human').leaveOpen();
});

rule('b5/targets/4', 'without a Centauri faction the Euphrates Treaty cannot be aimed at the Centauri', () => {
  const aimed = (...others: ('human' | 'centauri')[]) => {
    const t = table({
      round: 'conflict',
      seats: [{ race: 'narn', hand: ['Euphrates Treaty'] }, ...others.map(race => ({ race }))],
      order: ['narn', ...others],
    });
    return t.act('narn', 'declare', 'Euphrates Treaty').pass(...others);
  };
  const both = aimed('centauri', 'human');
  expect(both.options('narn').map(optionId)).toEqual(['race:1', 'race:3']);
  both.pick('narn', 'centauri');
  // only the Narn are left as a target, so there is no question
  const t = aimed('human');
  expect(t.conflict('Euphrates Treaty').targetRace).toBe(3);
});

rule('b5/targets/5', 'an enhancement works on when its host loses the marks that it had to have', () => {
  const seat = (shadow: number) => ({
    rating: 9,
    supporting: [{ card: 'Narn Agent', marks: { shadow } }],
    hand: ['Test Dark Gift', 'Test Absolution'],
  });
  expect(narn(seat(2)).refuses('narn', 'sponsor', 'Test Dark Gift')).toBe('b5/targets/1');
  const t = narn(seat(3));
  const before = t.ability('Narn Agent', 'intrigue');
  t.act('narn', 'sponsor', 'Test Dark Gift').pass('centauri');
  t.act('narn', 'event', 'Test Absolution');
  expect(t.card('Narn Agent').shadow).toBe(2);
  expect(t.card('Narn Agent').attached).toEqual([t.id('Test Dark Gift')]);
  expect(t.ability('Narn Agent', 'intrigue')).toBe(before + 2);
});

rule('b5/targets/6', 'of two required targets both must be there', () => {
  const t = narn({ hand: ['Test Duel'] }, {}, true);
  expect(t.refuses('narn', 'event', 'Test Duel')).toBe('b5/targets/1');
  const both = narn({ hand: ['Test Duel'] }, { supporting: ['Homeworld Fleet'] }, true);
  both.act('narn', 'event', 'Test Duel').pick('narn', 'Londo Mollari');
  expect([both.card('Londo Mollari').damage, both.card('Homeworld Fleet').damage]).toEqual([1, 1]);
});

rule('b5/targets/7', '`all characters with a Destiny Mark` targets nothing; `target character with one` does', () => {
  const unmarked = { card: "G'Kar", marks: { destiny: -1 } } as const;
  const without = () => {
    const t = narn(
      { ambassador: unmarked, hand: ['Test Blessing', 'Test Favor'] },
      { ambassador: { card: 'Londo Mollari', marks: { destiny: -1 } } },
      true,
    );
    for (const race of ['narn', 'centauri'] as const) expect(t.marks(race, 'destiny')).toBeLessThanOrEqual(0);
    return t;
  };
  const t = without();
  expect(t.refuses('narn', 'event', 'Test Favor')).toBe('b5/targets/1');
  t.act('narn', 'event', 'Test Blessing');
  expect(t.s.mods).toEqual([]);
  const marked = narn(
    { hand: ['Test Blessing'] },
    { supporting: [{ card: 'Vir Cotto', marks: { destiny: 1 } }] },
    true,
  );
  const before = marked.ability('Vir Cotto', 'diplomacy');
  marked.act('narn', 'event', 'Test Blessing');
  expect(marked.ability('Vir Cotto', 'diplomacy')).toBe(before + 2);
});

rule('b5/targets/8', 'Latent Telepath may be put on a Narn, and does nothing there', () => {
  const t = narn({
    rating: 9,
    inner: ["Na'Kal"],
    supporting: ['Narn Aide', 'Human Aide'],
    hand: ['Latent Telepath', 'Latent Telepath'],
  });
  const [first, second] = t.s.defs.flatMap((def, id) => (def === t.s.defs[t.id('Latent Telepath')] ? [id] : []));
  const abilities = () => (['diplomacy', 'intrigue', 'psi', 'leadership'] as const).map(a => t.ability('Narn Aide', a));
  const before = abilities();
  t.act('narn', 'sponsor', first!).pick('narn', "G'Kar").pick('narn', 'Narn Aide').pass('centauri');
  expect(t.card('Narn Aide').attached).toEqual([first]);
  expect(abilities()).toEqual(before);
  // if it works, it gives Psi 3
  t.act('narn', 'sponsor', second!).pick('narn', 'Human Aide');
  expect(t.ability('Human Aide', 'psi')).toBe(3);
});
