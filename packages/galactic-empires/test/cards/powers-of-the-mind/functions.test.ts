import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { draw } from '../../../src/words/index.ts';
import { PORTER } from '../../expansion-cards.ts';
import { firepowerOf, ready, withField } from '../../psy-scenes.ts';
import { against, battle, fire, hurt, play } from '../../scenes.ts';
import type { Table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Cards of Powers of the Mind that change who uses functions of fields, and on what terms

const MASTER = 'P10 Psycanti Master';
const PRACTITIONER = 'P3 Psycanti Practitioner';
const APOSTLE = 'P5 Psycanti Apostle';
/** without a cost */
const DEFENDER = 'P4 Psycanti Defender';
const APPRENTICE = 'P2 Psycanti Apprentice';
const SUB = 'P9 Visonic Sub-Master';
const HULK = 'S30 Test Ark';
testCard({ title: 'Test Ark', types: ['S'], strength: 30 });
/** a function of the field asks for strength 8 and does damage equal to the strength of its user */
const STREAM = 'F4 Psycanti Field';
const CHANNEL = 'F4 Field of Channeling';
const POWER = 'F3 Field of Power';

/** Psys of player 1 have two fields. */
const channel = (psys: readonly CardPlace[], other = STREAM, two: SeatPosition = {}): Table =>
  withField(CHANNEL, psys, { fleet: ['T6 System', HULK], ...two }, { fleet: [{ card: 'T6 System', on: [other] }] });

const given = (t: Table, card: string): number => t.card(card).given.reduce((n, x) => n + x, 0);

test('F4 Field of Channeling: two other psys use a function together with the sum of their strengths, a point each', () => {
  const t = channel([ready(MASTER, 2, 1), ready(PRACTITIONER), ready(APOSTLE)]);
  t.act(1, 'use', CHANNEL, 0).pick(1, MASTER).pick(1, PRACTITIONER);
  t.act(1, 'deed', STREAM, 3);
  expect(hurt(t, HULK)).toEqual([0, 8]);
  expect([MASTER, PRACTITIONER, APOSTLE].map(x => given(t, x))).toEqual([2, 0, 0]);
  // the function is in use for all
  expect(t.refuses(1, 'use', STREAM, 3)).toBe('ge/psy-rules/17');
});

test('F4 Field of Channeling: psys without a point, or too weak together, do not use a function together', () => {
  const poor = channel([ready(MASTER, 2, 1), ready(PRACTITIONER), APOSTLE]);
  expect(poor.refuses(1, 'use', CHANNEL, 0)).toBe('ge/crucial-rules/1');
  const weak = channel([ready(APPRENTICE), ready(APPRENTICE), ready(APPRENTICE)], 'F7 Healing Field');
  expect(weak.refuses(1, 'use', CHANNEL, 0)).toBe('ge/crucial-rules/1');
});

test('F4 Field of Channeling: a psy copies the function that another uses, whatever strength that asks for', () => {
  const t = channel([ready(MASTER, 2, 1), ready(APOSTLE)]).act(1, 'use', STREAM, 3);
  expect(hurt(t, HULK)).toEqual([0, 10]);
  t.act(1, 'use', CHANNEL, 1);
  expect([hurt(t, HULK), given(t, APOSTLE)]).toEqual([[0, 15], 0]);
});

test('F4 Field of Channeling: a psy does not copy what it uses itself, nor what nobody uses', () => {
  const t = channel([ready(MASTER, 2, 1)]);
  expect(t.refuses(1, 'use', CHANNEL, 1)).toBe('ge/crucial-rules/1');
  t.act(1, 'use', STREAM, 3);
  expect(t.refuses(1, 'use', CHANNEL, 1)).toBe('ge/crucial-rules/1');
});

test('F4 Field of Channeling: the weakest psy in play uses one more function at no cost', () => {
  const t = channel([ready(MASTER, 2, 1), APOSTLE], POWER)
    .act(1, 'use', CHANNEL, 2)
    .act(1, 'deed', POWER, 3);
  expect([firepowerOf(t, APOSTLE), given(t, MASTER)]).toEqual([3 + 4, 2]);
  expect(t.refuses(1, 'use', POWER, 3)).toBe('ge/psy-rules/17');
});

test('F4 Field of Channeling: a weakest psy that can use no field keeps that function from being used', () => {
  const t = channel([ready(MASTER, 2, 1), APOSTLE], POWER, {
    empire: 'Visonic',
    fleet: [{ card: 'T6 System', on: ['P2 Visonic Apprentice'] }],
  });
  expect(t.refuses(1, 'use', CHANNEL, 2)).toBe('ge/crucial-rules/1');
});

test('F4 Field of Channeling: another psy of the fleet has 5 more strength for a complete turn', () => {
  const t = channel([ready(MASTER, 2, 1), APOSTLE]).act(1, 'use', CHANNEL, 3);
  expect([t.strength(APOSTLE), t.strength(MASTER)]).toEqual([
    [10, 10],
    [10, 10],
  ]);
  t.untilPhase('play A', 2);
  expect(t.strength(APOSTLE)).toEqual([10, 10]);
  t.untilPhase('play A', 1);
  expect(t.strength(APOSTLE)).toEqual([5, 5]);
  expect(channel([ready(MASTER, 2, 1)]).refuses(1, 'use', CHANNEL, 3)).toBe('ge/crucial-rules/1');
});

// B5 Psycanti Projection Station

const STATION = 'B5 Psycanti Projection Station';
const twice = (psys: readonly CardPlace[], engaged = true) =>
  withField(POWER, psys, {}, { fleet: [{ card: 'T6 System', on: [{ card: STATION, engaged }] }] });

test('B5 Psycanti Projection Station: a psy uses one function a second time in a turn, for a second point', () => {
  const t = twice([ready(MASTER, 2, 2), ready(APOSTLE)]);
  t.act(1, 'use', POWER, 3).pick(1, MASTER).act(1, 'use', POWER, 3);
  expect([firepowerOf(t, MASTER), given(t, MASTER), given(t, APOSTLE)]).toEqual([8 + 4 + 4, 2, 1]);
  // neither a third time, nor another function
  expect(t.refuses(1, 'use', POWER, 3)).toBe('ge/psy-rules/17');
  t.act(1, 'use', POWER, 2).pick(1, MASTER);
  expect(t.refuses(1, 'use', POWER, 2)).toBe('ge/psy-rules/17');
  // the next turn brings a second use again
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.s.lasting).toEqual([]);
});

test('B5 Psycanti Projection Station: does nothing while disengaged, nor for functions that ask for more than strength 5', () => {
  const idle = twice([ready(MASTER, 2, 2)], false).act(1, 'use', POWER, 3);
  expect(idle.refuses(1, 'use', POWER, 3)).toBe('ge/psy-rules/17');
  const strong = withField(STREAM, [ready(MASTER, 2, 2)], { fleet: ['T6 System', HULK] }, { fleet: [STATION] });
  strong.act(1, 'use', STREAM, 3);
  expect(strong.refuses(1, 'use', STREAM, 3)).toBe('ge/psy-rules/17');
  strong.act(1, 'use', STREAM, 1).pick(1, HULK).act(1, 'use', STREAM, 1).pick(1, HULK);
  expect(hurt(strong, HULK)).toEqual([0, 12]);
});

// O1 Psy Disease

const DISEASE = 'O1 Psy Disease';

test('O1 Psy Disease: its psy being is disengaged until the next Engagement Phase after a function of a field heals it', () => {
  const ill = { card: DEFENDER, engaged: false, on: [{ card: DISEASE, by: 2 }] };
  const t = withField('F2 Lesser Healing Field', [ready(MASTER, 2, 1), ill]);
  const atWork = () => works(t.s, t.id(DEFENDER));
  expect(atWork()).toBe(false);
  t.act(1, 'use', 'F2 Lesser Healing Field', 0);
  expect([t.inPlay(DISEASE), t.pile(2, 'discard'), atWork()]).toEqual([false, [DISEASE], false]);
  t.untilPhase('play A', 2);
  expect(atWork()).toBe(false);
  t.untilPhase('play A', 1);
  expect(atWork()).toBe(true);
});

test('O1 Psy Disease: what healing it needs no more heals its psy, and the other way round', () => {
  const ill = { card: APOSTLE, engaged: false, damage: 4, on: [{ card: DISEASE, by: 2 }] };
  const t = withField('F2 Lesser Healing Field', [ready(MASTER, 2, 1), ill]);
  t.act(1, 'use', 'F2 Lesser Healing Field', 1).pick(1, DISEASE);
  expect([t.inPlay(DISEASE), hurt(t, APOSTLE)]).toEqual([false, [0, 2]]);
  const u = withField('F7 Healing Field', [ready(MASTER, 2, 1), ill]);
  u.act(1, 'use', 'F7 Healing Field', 0).pick(1, APOSTLE);
  expect([u.inPlay(DISEASE), hurt(u, APOSTLE)]).toEqual([true, [0, 0]]);
  u.act(1, 'use', 'F7 Healing Field', 1);
  expect(u.inPlay(DISEASE)).toBe(false);
});

test('O1 Psy Disease: disengages a psy being, research does not end it, and no other crew takes it', () => {
  const t = against(DISEASE, [{ card: 'T6 System', on: [SUB, PORTER] }]);
  expect(t.act(1, 'play', DISEASE).on(SUB)).toEqual([DISEASE]);
  expect(works(t.s, t.id(SUB))).toBe(false);
  t.untilPhase('play A', 2);
  expect([works(t.s, t.id(SUB)), t.offers(2, 'give', DISEASE)]).toEqual([false, false]);
  const none = against(DISEASE, [{ card: 'T6 System', on: [PORTER] }]);
  expect(none.refuses(1, 'play', DISEASE)).toBe('ge/playing-on/1');
});

// O5 Psy Responder

const RESPONDER = 'O5 Psy Responder';
/** a field of a discipline that no psy here has */
const CYBER = 'F2 Test Circuit';
testCard(
  {
    title: 'Test Circuit',
    types: ['F'],
    strength: 2,
    disciplinesOf: ['Cyber'],
    fieldFunctions: [{ from: 1 }, { from: 6 }],
  },
  { functions: [{ effect: draw(1) }, { effect: draw(2) }] },
);
const respond = (psys: readonly CardPlace[]): Table =>
  play(
    { fleet: ['T6 System'], hand: ['T3 Moon'] },
    {
      order: 'always',
      hand: [RESPONDER],
      deck: ['S4 Argonian Destroyer', 'T3 Moon'],
      fleet: [{ card: 'T6 System', on: [...psys, CYBER] }],
    },
  ).act(1, 'play', 'T3 Moon');

test('O5 Psy Responder: in reaction a psy uses a function of any discipline at no cost', () => {
  const t = respond([ready(APOSTLE)]).act(2, 'respond', RESPONDER);
  while (t.question === 'respond') t.pass(2);
  expect([t.pile(2, 'hand').length, t.pile(2, 'discard'), given(t, APOSTLE)]).toEqual([1, [RESPONDER], 1]);
});

test('O5 Psy Responder: asks for an engaged psy that is strong enough, and counts the function as used', () => {
  const t = respond([{ card: MASTER, engaged: false }]);
  expect(t.offers(2, 'respond', RESPONDER)).toBe(false);
  t.leaveOpen();
  const own = play({
    hand: [RESPONDER, RESPONDER],
    deck: ['T3 Moon', 'T3 Moon', 'T3 Moon', 'T3 Moon'],
    fleet: [{ card: 'T6 System', on: [MASTER, CYBER] }],
  });
  own.act(1, 'play', RESPONDER).act(1, 'deed', CYBER, 1);
  expect(own.pile(1, 'hand').length).toBe(3);
  own.act(1, 'play', RESPONDER);
  expect(own.pile(1, 'hand').length).toBe(3);
});

// F5 Field of Viscaras

const VISCARAS = 'F5 Field of Viscaras';
const GUNBOAT = 'S9 Test Gunboat';
/** The volley of player 1 at a psy; player 2 may react. */
const volley = (fleet: readonly CardPlace[], hand: string, target: string, n: number): Table =>
  fire(
    battle(
      { fleet: ['T6 System', { card: GUNBOAT, damage: 2 }] },
      { empire: 'Visonic', hand: [hand], fleet, order: 'always' },
    ),
    GUNBOAT,
    target,
    n,
  );
const answered = (t: Table): Table => {
  while (t.question === 'respond') t.pass(2);
  return t;
};

test('F5 Field of Viscaras: in reaction to a volley, which its user ignores, it is played and discarded', () => {
  const t = answered(volley([{ card: 'T6 System', on: [SUB] }], VISCARAS, SUB, 5).act(2, 'respond', VISCARAS, 0));
  expect([hurt(t, SUB), t.pile(2, 'discard')]).toEqual([[0, 0], [VISCARAS]]);
  t.leaveOpen();
});

test('F5 Field of Viscaras: a psy sends damage up to its strength back to the cards that deal it', () => {
  const t = answered(volley([{ card: 'T6 System', on: [SUB] }], VISCARAS, SUB, 11).act(2, 'respond', VISCARAS, 1));
  // 9 of 11 points come back to the ship of strength 9
  expect([hurt(t, SUB), t.inPlay(GUNBOAT)]).toEqual([[0, 2], false]);
  const few = answered(volley([{ card: 'T6 System', on: [SUB] }], VISCARAS, SUB, 4).act(2, 'respond', VISCARAS, 1));
  expect([hurt(few, SUB), hurt(few, GUNBOAT)]).toEqual([
    [0, 0],
    [0, 6],
  ]);
  few.leaveOpen();
});

test('F5 Field of Viscaras: a psy goes to another location, and no psy that is not Visonic uses it in reaction', () => {
  const there = [{ card: 'T6 System', on: [SUB] }, HULK];
  const t = answered(volley(there, VISCARAS, SUB, 1).act(2, 'respond', VISCARAS, 0));
  expect(t.on(HULK)).toEqual([SUB]);
  t.leaveOpen();
  const other = volley([{ card: 'T6 System', on: [ready(TRAITOR)] }, HULK], VISCARAS, TRAITOR, 1);
  expect(other.offers(2, 'respond', VISCARAS)).toBe(false);
  other.leaveOpen();
});
/** uses Visonic fields, and is no Visonic */
const TRAITOR = 'P9 Test Renegade';
testCard({
  title: 'Test Renegade',
  types: ['P'],
  strength: 9,
  empire: 'Psycanti',
  disciplines: [{ of: 'Visonic', count: 1, cost: 'energy' }],
});

test('F5 Field of Viscaras: a psy that would be discarded comes back to the hand', () => {
  const seer = 'P4 Visonic Practitioner';
  const lost = (...psys: CardPlace[]) => {
    const t = volley([{ card: 'T6 System', on: [...psys, seer] }], VISCARAS, seer, 4).pass(2);
    if (t.question === 'respond' && t.offers(2, 'respond', VISCARAS)) t.act(2, 'respond', VISCARAS);
    answered(t).leaveOpen();
    return [t.pile(2, 'hand'), t.pile(2, 'discard')];
  };
  expect(lost(SUB)).toEqual([[seer], [VISCARAS]]);
  // no psy does so for itself
  expect(lost()).toEqual([[VISCARAS], [seer]]);
});

test('F5 Field of Viscaras: used from play it is spent, and its function goes on', () => {
  const t = withField(VISCARAS, [ready(SUB, 2)], { fleet: ['T6 System', GUNBOAT] }, { empire: 'Visonic' });
  expect(t.refuses(1, 'use', VISCARAS, 3)).toBe('ge/crucial-rules/1');
  t.act(1, 'use', VISCARAS, 1);
  expect([t.inPlay(VISCARAS), given(t, SUB)]).toEqual([false, 1]);
  t.untilPhase('weapons fire', 2).act(2, 'fire', SUB).pick(2, GUNBOAT, GUNBOAT);
  expect([hurt(t, SUB), t.s.lasting.map(x => x.rule)]).toEqual([[0, 0], ['ge:psy function in use']]);
});

// A4 Scroll Of Viskaras

const SCROLL = 'A4 Scroll Of Viskaras';
/** 2 shields, and one more psy */
const HOST = 'S6 Test Host';
testCard({ title: 'Test Host', types: ['S'], strength: 6, shields: 2 });

test('A4 Scroll Of Viskaras: damage to its psy goes to the ship, up to the strength that the psy has left', () => {
  const t = volley(['T6 System', { card: HOST, on: [{ card: SUB, damage: 6 }] }], SCROLL, SUB, 6).act(
    2,
    'respond',
    SCROLL,
  );
  answered(t);
  // the shields stop 2 points; 3 of the other 4 go to the ship
  expect([hurt(t, HOST), hurt(t, SUB), t.pile(2, 'discard')]).toEqual([[2, 3], [0, 7], [SCROLL]]);
  t.leaveOpen();
});

test('A4 Scroll Of Viskaras: works from play once, and not for a psy on terrain', () => {
  const laid = (card: string) =>
    fire(
      battle(
        { fleet: ['T6 System', GUNBOAT] },
        { empire: 'Visonic', fleet: ['T6 System', { card, on: [{ card: SUB, on: [SCROLL] }] }], order: 'always' },
      ),
      GUNBOAT,
      SUB,
      4,
    );
  const t = answered(laid(HOST).act(2, 'respond', SCROLL));
  expect([hurt(t, HOST), hurt(t, SUB), t.pile(2, 'discard')]).toEqual([[2, 2], [0, 0], [SCROLL]]);
  t.leaveOpen();
  const none = laid('T3 Moon');
  expect(none.question === 'respond' && none.offers(2, 'respond', SCROLL)).toBe(false);
  answered(none).leaveOpen();
  const psycanti = against(SCROLL, [], { fleet: [{ card: HOST, on: [MASTER] }] });
  expect(psycanti.refuses(1, 'play', SCROLL)).toBe('ge/ability/1');
});
