import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { AGENDA, DISCARD, HAND, type Ruleset, type SeatPosition, SUPPORTING } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/test-cards.ts';

/** A Narn player acts against a Centauri player. */
function narn(
  seat: Omit<SeatPosition, 'race'>,
  centauri: Omit<SeatPosition, 'race'> = {},
  ruleset: Ruleset = 'casual',
): Table {
  return table({
    ruleset,
    seats: [
      { race: 'narn', ...seat },
      { race: 'centauri', ...centauri },
    ],
    order: ['narn', 'centauri'],
  });
}

const applied = (t: Table): number => t.happened('influence-applied').reduce((sum, f) => sum + (f.n as number), 0);

rule('b5/cost/1', 'influence equal to a cost that is not printed cannot be applied', () => {
  const t = narn({ rating: 20, hand: ['Test Scuttle'] }, { supporting: ['Test Bare Fleet'] });
  expect(t.refuses('narn', 'event', 'Test Scuttle')).toBe('b5/cost/1');
  const printed = narn({ rating: 20, hand: ['Test Scuttle'] }, { supporting: ['Homeworld Fleet'] });
  printed.act('narn', 'event', 'Test Scuttle');
  expect(printed.card('Homeworld Fleet').neutralized).toBe(1);
  expect(applied(printed)).toBeGreaterThan(0);
});

rule(
  'b5/cost/2',
  'Forces Collide takes the cost and 1 for each Vorlon Mark needed, and no cost that is not printed',
  () => {
    const seat = (rating: number) => ({
      rating,
      ambassador: { card: "G'Kar", marks: { shadow: 3 } },
      hand: ['Forces Collide'],
    });
    for (const bare of ['Forced Impairment', 'Test Impairment']) {
      const t = narn(seat(30), { supporting: [{ card: 'Centauri Aide', attached: [bare] }] });
      expect(t.refuses('narn', 'event', 'Forces Collide')).toBe('b5/targets/1');
    }
    // cost 2 and 2 Vorlon Marks, in addition to the cost of the event itself
    const warded = { supporting: [{ card: 'Centauri Aide', attached: ['Test Warding'] }] };
    const own = narn(seat(30), warded);
    own.act('narn', 'event', 'Forces Collide');
    const price = own.happened('influence-applied').map(f => f.n);
    expect(price.at(-1)).toBe(4);
    expect(own.titles('centauri', DISCARD)).toEqual(['Test Warding']);
    const short = narn(seat(applied(own) - 1), warded);
    expect(short.offers('narn', 'event', 'Forces Collide')).toBe(false);
  },
);

rule('b5/cost/3', 'what does not speak of cost may be aimed at a card without one', () => {
  const t = narn({ hand: ['Test Repeal'] }, { agenda: 'Power Politics' });
  t.act('narn', 'event', 'Test Repeal');
  expect(t.titles('centauri', AGENDA)).toEqual([]);
  expect(t.titles('centauri', DISCARD)).toEqual(['Power Politics']);
});

rule(
  'b5/cost/4',
  'Taunts and Games looks at influence applied: a united fleet or an agenda just sponsored will do',
  () => {
    const t = table({
      seats: [
        { race: 'narn', rating: 6, inner: ["Ta'Lon"], hand: ['Test United Fleet', 'Power Politics'] },
        { race: 'centauri', rating: 9, hand: ['Test Taunt', 'Test Taunt'] },
      ],
      order: ['narn', 'centauri'],
    });
    // neither card has a printed cost
    t.act('narn', 'sponsor', 'Test United Fleet').pick('narn', "Ta'Lon");
    expect(applied(t)).toBe(5);
    t.act('centauri', 'event', 'Test Taunt');
    expect(t.s.seats[t.seat('centauri')]!.spent).toBe(5);
    expect(t.titles('narn', HAND)).toContain('Test United Fleet');
    t.act('narn', 'agenda', 'Power Politics').act('centauri', 'event', 'Test Taunt');
    expect(t.s.seats[t.seat('centauri')]!.spent).toBe(5);
    expect(t.titles('narn', AGENDA)).toEqual([]);
  },
);

rule('b5/cost/5', 'what speaks of cost picks no card without one', () => {
  const t = narn(
    { rating: 20, hand: ['Test Eliminate', 'Test Scuttle'] },
    {
      supporting: [
        { card: 'Centauri Aide', attached: ['Test Impairment'] },
        { card: 'Vir Cotto', attached: ['Test Medal'] },
        'Test United Fleet',
        'Homeworld Fleet',
      ],
    },
  );
  // only one card fits each, so there is no question
  t.act('narn', 'event', 'Test Eliminate').pass('centauri');
  expect(t.titles('centauri', DISCARD)).toEqual(['Test Medal']);
  t.act('narn', 'event', 'Test Scuttle');
  expect(t.card('Homeworld Fleet').neutralized).toBe(1);
  const bare = narn(
    { rating: 20, hand: ['Test Eliminate'] },
    { supporting: [{ card: 'Centauri Aide', attached: ['Test Impairment'] }] },
  );
  expect(bare.refuses('narn', 'event', 'Test Eliminate')).toBe('b5/targets/1');
});

rule('b5/cost/6', 'an effect scaled by the cost paid counts the discount in: 4 for 2 counts 4', () => {
  const t = narn({ rating: 4, supporting: ['Test Patrons'], hand: ['Test Magnate'] });
  const before = t.power('narn');
  t.act('narn', 'sponsor', 'Test Magnate');
  expect(applied(t)).toBe(2);
  expect(t.power('narn')).toBe(before + 4);
});

rule(
  'b5/cost/7',
  'with one requirement unmet a card is not played: influence, marks, a rotation, a mark to purge, a target',
  () => {
    const wanting = (seat: Omit<SeatPosition, 'race'>, event: string) =>
      narn({ rating: 9, ...seat, hand: [event] }).refuses('narn', 'event', event);
    expect(wanting({ spent: 8, supporting: ['Homeworld Fleet'] }, 'Test Sortie')).toBe('b5/cost/7');
    expect(wanting({ supporting: ['Homeworld Fleet'] }, 'Test Sortie')).toBe('b5/cost/7');
    expect(wanting({ ambassador: { card: "G'Kar", rotated: true } }, 'Support Babylon 5')).toBe('b5/action-round/6');
    expect(wanting({ ambassador: { card: "G'Kar", rotated: true } }, 'Test Errand')).toBe('b5/cost/7');
    expect(wanting({}, 'Test Catharsis')).toBe('b5-r-short-term-goals-1');
    expect(wanting({}, 'Test Salvo')).toBe('b5/targets/1');
    const marked = narn({
      ambassador: { card: "G'Kar", marks: { doom: 1 } },
      deck: ['Narn Aide'],
      hand: ['Test Catharsis'],
    });
    marked.act('narn', 'event', 'Test Catharsis');
    expect(marked.card("G'Kar").doom).toBe(0);
    expect(marked.titles('narn', HAND)).toEqual(['Narn Aide']);
  },
);

rule(
  'b5/cost/8',
  'a card is played with its cost applied, its requirement met and its target named, and then it has its effect',
  () => {
    const seat = (rating: number, destiny: number): Omit<SeatPosition, 'race'> => ({
      rating,
      spent: 2,
      ambassador: { card: "G'Kar", marks: { destiny } },
      hand: ['Test Sortie'],
    });
    const fleet = { supporting: ['Homeworld Fleet'] };
    // each of the first three parts is a separate requirement
    expect(narn(seat(3, 1), fleet, 'engine').refuses('narn', 'event', 'Test Sortie')).toBe('b5/cost/7');
    expect(narn(seat(4, 0), fleet, 'engine').refuses('narn', 'event', 'Test Sortie')).toBe('b5/cost/7');
    expect(narn(seat(4, 1), {}, 'engine').refuses('narn', 'event', 'Test Sortie')).toBe('b5/targets/1');
    const t = narn(seat(4, 1), fleet, 'engine');
    t.act('narn', 'event', 'Test Sortie');
    expect(applied(t)).toBe(2);
    expect(t.marks('narn', 'destiny')).toBe(1);
    expect(t.card('Homeworld Fleet').neutralized).toBe(1);
  },
);

rule('b5/cost/9', 'a cost that is not printed is not zero, and no discount touches it', () => {
  const t = narn(
    { rating: 5, supporting: ['Test Patrons'], hand: ['Test Bare Fleet', 'Test United Fleet'] },
    {},
    'engine',
  );
  expect(t.refuses('narn', 'sponsor', 'Test Bare Fleet')).toBe('b5/sponsor/22');
  t.act('narn', 'sponsor', 'Test United Fleet');
  expect(applied(t)).toBe(5);
});

rule('b5/cost/10', 'influence demanded beyond the cost is not reduced by a discount', () => {
  const seat = { rating: 9, hand: ['Test Consortium'] };
  const full = narn({ ...seat }, {}, 'engine');
  full.act('narn', 'sponsor', 'Test Consortium');
  expect(applied(full)).toBe(3 + 2);
  const cheap = narn({ ...seat, supporting: ['Test Steward'] }, {}, 'engine');
  cheap.act('narn', 'sponsor', 'Test Consortium');
  expect(applied(cheap)).toBe(2);
});

rule('b5/cost/11', "a requirement is not met with another player's card", () => {
  const others = { supporting: ['Centauri Aide', 'Vir Cotto'] };
  const idle = narn({ ambassador: { card: "G'Kar", rotated: true }, hand: ['Test Errand'] }, others, 'engine');
  expect(idle.refuses('narn', 'event', 'Test Errand')).toBe('b5/cost/11');
  const t = narn({ supporting: ['Narn Aide'], hand: ['Test Errand'], deck: ['Narn Agent'] }, others, 'engine');
  t.act('narn', 'event', 'Test Errand');
  expect(t.options('narn').map(o => o.a)).toEqual([t.id("G'Kar"), t.id('Narn Aide')]);
  t.pick('narn', 'Narn Aide');
  expect(t.card('Narn Aide').rotated).toBe(1);
});

rule('b5/cost/12', 'of `rotate a character to draw a card` the first is required and the second is not', () => {
  const idle = narn(
    { ambassador: { card: "G'Kar", rotated: true }, deck: ['Narn Agent'], hand: ['Test Errand'] },
    {},
    'engine',
  );
  expect(idle.refuses('narn', 'event', 'Test Errand')).toBe('b5/cost/11');
  // no card to draw: the event is still playable
  const t = narn({ deck: [], hand: ['Test Errand'] }, {}, 'engine');
  t.act('narn', 'event', 'Test Errand');
  expect(t.card("G'Kar").rotated).toBe(1);
  expect(t.titles('narn', HAND)).toEqual([]);
  expect(t.titles('narn', SUPPORTING)).toEqual([]);
  expect(t.titles('narn', DISCARD)).toEqual(['Test Errand']);
});
