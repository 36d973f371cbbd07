import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { mayAttack } from '../../../src/rules/fleet/crew.ts';
import type { Phase } from '../../../src/state.ts';
import { type } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

testCard({ title: 'Malpractice', types: ['O'], strength: 3 }, { on: type('B') });

// Every base with a text: its effect, and cases without one

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({
    phase,
    seats: [
      { order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });
const off = (card: string, on: readonly CardPlace[] = []): CardPlace => ({ card, engaged: false, on });
const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });
const MOON = 'T3 Moon';
/** Returns the points of a kind that player 1 generated last. */
const made = (t: Table, kind: string): number => t.happened('generated').at(-1)!.points[kind] ?? 0;

test('B3 Heavy Planetary Shield (New Empires): takes the damage of hazards to its terrain, as far as its shields go', () => {
  const name = 'B3 Heavy Planetary Shield (New Empires)';
  const field = { card: 'T/H2 Plasma Field', by: 1, as: 1 };
  const hit = (shieldDamage: number) =>
    at('play A', {}, { fleet: [stack('T5 Planet Candor II', { card: name, shieldDamage }, field)] }).act(
      1,
      'use',
      'T/H2 Plasma Field',
    ) as Table;
  const [whole, low] = [hit(0), hit(8)];
  expect([whole.shields(name), whole.card('T5 Planet Candor II').damage]).toEqual([7, 0]);
  expect([low.shields(name), low.card('T5 Planet Candor II').damage]).toEqual([0, 1]);
});

test('B3 Heavy Planetary Shield (New Empires): goes to planets, moons and large asteroids alone', () => {
  const name = 'B3 Heavy Planetary Shield (New Empires)';
  const t = at('play A', { hand: [name], fleet: [MOON, 'T6 System', 'T5 Planet Candor II', 'T1 Large Asteroid'] });
  t.act(1, 'play', name);
  expect(t.offers(1, 'on', 'T6 System')).toBe(false);
  t.pick(1, 'T1 Large Asteroid');
  expect(t.under(name)).toBe('T1 Large Asteroid');
});

test('B5 Penal Colony (New Empires): takes 3 economy of the fleet that it is against, and one of its command slots', () => {
  const name = 'B5 Penal Colony (New Empires)';
  const t = at('play A', { hand: [name], fleet: [MOON] }, { fleet: ['T6 Planet', off('S2 P.O.T. Escort')] });
  t.act(1, 'play', name);
  expect([t.under(name), t.slots(1), t.slots(2)]).toEqual(['', 0, 1.5]);
  t.untilAsked('allocation', 2);
  expect(t.forbidsPlan(2, { engage: ['S2 P.O.T. Escort'] })).toBe('ge/allocation-phase/6');
  t.proposed();
  expect(made(t, 'economy')).toBe(1);
});

test('B5 Penal Colony (New Empires): its player fires its weapons, and cannot play it to their own fleet', () => {
  const name = 'B5 Penal Colony (New Empires)';
  const t = at('play A', { hand: [name], fleet: [MOON] }, { fleet: ['T6 Planet', 'S2 Space Yacht'] });
  t.act(1, 'play', name);
  expect(t.card(name)).toMatchObject({ controller: 0, at: 1, on: -1 });
  t.untilAsked('weapons fire', 1)
    .act(1, 'fire', 'S2 Space Yacht')
    .pick(1, ...Array(3).fill(name));
  expect(
    t
      .happened('fired')
      .at(-1)!
      .shots.map((x: { points: number }) => x.points),
  ).toEqual([3]);
});

test('B6 Hospital (New Empires): doctors and nurses on it count twice while it is engaged, other crew does not', () => {
  const name = 'B6 Hospital (New Empires)';
  const crew = ['C7 Doctor', 'C3 Nurse', 'C2 Engineer'];
  const strengths = (base: CardPlace) => {
    const t = at('play A', { fleet: [stack(MOON, base)] });
    return crew.map(x => t.strength(x)[0]);
  };
  expect(strengths(stack(name, ...crew))).toEqual([14, 6, 2]);
  expect(strengths(off(name, crew))).toEqual([7, 3, 2]);
  const research = (engaged: boolean) => {
    const t = at('allocation', {
      fleet: ['T9 Gas Giant', stack(MOON, off(name, ['C7 Doctor'])), off('S2 P.O.T. Escort')],
    });
    t.allocate(1, engaged ? { engage: [name] } : {});
    return made(t, 'research');
  };
  // 4 of its own and 6 of the doctor
  expect([research(true), research(false)]).toEqual([10, 3]);
});

test('B6 Hospital (New Empires): a doctor negates the parasites where the doctor is, while the hospital is engaged', () => {
  const name = 'B6 Hospital (New Empires)';
  const ill = stack('S4 Argonian Destroyer', 'C7 Doctor', { card: 'M3 Alien Parasites', by: 2 });
  const t = at('play A', { fleet: [stack(MOON, name), ill] });
  t.act(1, 'use', name);
  expect(t.inPlay('M3 Alien Parasites')).toBe(false);
  const idle = at('play A', { fleet: [stack(MOON, off(name)), ill] });
  expect(idle.refuses(1, 'use', name, 0)).toBe('ge/disengaged/1');
});

test('B6 Hospital (New Empires): malpractice disengages it for one turn', () => {
  const name = 'B6 Hospital (New Empires)';
  const t = at('play A', { hand: ['O3 Malpractice'], fleet: [stack(MOON, name)] });
  t.act(1, 'play', 'O3 Malpractice');
  expect(t.engaged(name)).toBe(false);
});

test('B7 Spiritual Temple: 3 economy more, and spiritual crew on it counts twice', () => {
  const temple = stack('B7 Spiritual Temple', 'C4 Spiritual Leader');
  const t = at('allocation', { fleet: ['T9 Gas Giant', stack(MOON, temple), off('S2 P.O.T. Escort')] });
  t.allocate(1, {});
  const plain = at('allocation', { fleet: ['T9 Gas Giant', MOON, off('S2 P.O.T. Escort')] });
  plain.allocate(1, {});
  expect([made(t, 'economy') - made(plain, 'economy'), made(t, 'research')]).toEqual([3, 2]);
  // it raises itself by 1
  expect(t.strength('C4 Spiritual Leader')[0]).toBe(10);
  const other = at('play A', { fleet: [stack(MOON, stack('B1 Personal Base', 'C4 Spiritual Leader'))] });
  expect(other.strength('C4 Spiritual Leader')[0]).toBe(5);
});

test('B7 Spiritual Temple: no crew attacks it, but crew attacks the cards on it', () => {
  const t = at('play A', {}, { fleet: [stack(MOON, stack('B7 Spiritual Temple', 'C2 Engineer'), 'C1 Crewman')] });
  const attack = (what: string) => mayAttack(t.s, t.id('C1 Crewman'), t.id(what));
  expect([attack('B7 Spiritual Temple'), attack('C2 Engineer')]).toEqual([false, true]);
});
