import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { FRIGATE } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

const TRANSPORTER = 'E2 Transporter';
const ENGINEER = 'C2 Engineer';
const MOON = 'T3 Moon';
const LORD = 'A5 Filarian Mind Lord';
const PROJECTION = 'A7 Projected Infestation';

/** Ships of each strength. */
const SHIPS: Readonly<Record<number, string>> = {
  2: 'S2 Argonian Escort',
  3: FRIGATE,
  4: 'S4 Argonian Destroyer',
  5: 'S5 Argonian Light Cruiser',
  6: 'S6 Argonian Command Cruiser',
  7: 'S7 Argonian Battlecruiser',
  8: 'S8 Argonian Dreadnought',
  9: 'S9 Argonian Battleship',
};
/** A ship of player 2 without shields. */
const prey = (strength: number): CardPlace => ({ card: SHIPS[strength]!, shieldDamage: 20 });

/** Player 1 is Filarian: an engineer with these abilities is at a transporter. */
const outbreak = (
  abilities: readonly CardPlace[],
  fleet: readonly CardPlace[],
  mine: readonly CardPlace[] = [],
  phase: 'play A' | 'allocation' = 'play A',
): Table =>
  table({
    phase,
    active: phase === 'allocation' ? 2 : 1,
    seats: [
      {
        empire: 'Filarian',
        fleet: [{ card: 'S9 Argonian Battleship', on: [TRANSPORTER, { card: ENGINEER, on: abilities }] }, ...mine],
        order: 'never',
      },
      { fleet, order: 'never' },
    ],
  });

/** Returns the player who has the ship of a strength after the engineer has moved there. */
const taken = (t: Table, strength: number): number => {
  const id = t.id(SHIPS[strength]!, 2);
  t.act(1, 'use', TRANSPORTER, 0);
  if (t.question === 'target') t.pick(1, id);
  if (t.question === 'may') t.act(1, 'yes');
  return t.card(id).controller + 1;
};

/** Player 2 applies research to a card, and has up to 12. */
const apply = (t: Table, name: string, n: number): Table => t.allocate(2, { give: [[name, 'apply', n]] });
const LABS: readonly CardPlace[] = ['T9 Gas Giant', 'T9 Planet'];

const INFESTERS: Readonly<Record<string, number>> = {
  'A2 Filarian Infester': 2,
  'A4 Filarian Infester': 4,
  'A6 Filarian Infester': 6,
  'A7 Filarian Infester': 7,
  'A8 Filarian Infester': 8,
};
for (const [name, n] of Object.entries(INFESTERS)) {
  test(`${name}: takes a ship of strength ${n} that its crew moves to, and none of strength ${n + 1}`, () => {
    expect(taken(outbreak([name], [prey(n)]), n)).toBe(1);
    expect(taken(outbreak([name], [prey(n + 1)]), n + 1)).toBe(2);
  });

  test(`${name}: goes with its crew of strength 2 once ${n + 2} research has been applied to it, and not before`, () => {
    const applied = (before: number, engaged = true) =>
      apply(outbreak([{ card: name, applied: before, engaged }], LABS, [], 'allocation'), name, 1);
    for (const engaged of [true, false]) {
      const t = applied(n + 1, engaged);
      expect([t.inPlay(name), t.inPlay(ENGINEER)]).toEqual([false, false]);
    }
    const less = applied(n);
    expect([less.inPlay(name), less.inPlay(ENGINEER)]).toEqual([true, true]);
  });
}

const [A2, A4] = ['A2 Filarian Infester', 'A4 Filarian Infester'];

test('A2 Filarian Infester, A4 Filarian Infester: on one crew they take a ship of strength 6 together', () => {
  expect(taken(outbreak([A2, A4], [prey(6)]), 6)).toBe(1);
  expect(taken(outbreak([A2, A4], [prey(7)]), 7)).toBe(2);
});

test('A2 Filarian Infester, A4 Filarian Infester: 8 research applied to both together ends them and their crew', () => {
  const t = apply(outbreak([A2, { card: A4, applied: 5 }], LABS, [], 'allocation'), A2, 3);
  expect([A2, A4, ENGINEER].map(x => t.inPlay(x))).toEqual([false, false, false]);
  const less = apply(outbreak([A2, { card: A4, applied: 5 }], LABS, [], 'allocation'), A2, 2);
  expect([A2, A4, ENGINEER].map(x => less.inPlay(x))).toEqual([true, true, true]);
});

test('A4 Filarian Infester: if one of two is gone, the other holds the ship on', () => {
  const t = outbreak([A2, A4], [prey(6)]);
  taken(t, 6);
  t.untilPhase('discard', 1).act(1, 'fleet', A2);
  expect(t.card(SHIPS[6]!).controller).toBe(0);
  t.untilPhase('discard', 2).untilPhase('discard', 1).act(1, 'fleet', A4);
  expect(t.card(SHIPS[6]!).controller).toBe(1);
});

const lord: readonly CardPlace[] = [{ card: MOON, on: [{ card: 'C1 Bar Tender', on: [LORD] }] }];
test(`${LORD}: all Infesters in play take ships of 2 more strength`, () => {
  expect(taken(outbreak([A2], [prey(4), ...lord]), 4)).toBe(1);
  expect(taken(outbreak([A2], [prey(5), ...lord]), 5)).toBe(2);
});

test(`${LORD}: each turn it takes 2 points of applied research off an Infester`, () => {
  const t = outbreak([{ card: A2, applied: 3 }], [MOON], lord);
  t.act(1, 'use', LORD, 0);
  expect(t.card(A2).applied).toBe(1);
  expect(t.refuses(1, 'use', LORD, 0)).toBe('ge/card-actions-limit/1');
  const none = outbreak([A2], [MOON], lord);
  expect(none.refuses(1, 'use', LORD, 0)).toBe('ge/crucial-rules/1');
});

test(`${PROJECTION}: the Infester on its crew takes a ship without going there, whatever its shields`, () => {
  const t = outbreak([A4, PROJECTION], [SHIPS[4]!, SHIPS[3]!]);
  t.act(1, 'use', PROJECTION, 0).pick(1, SHIPS[4]!);
  expect([t.card(SHIPS[4]!).controller, t.under(ENGINEER)]).toEqual([0, 'S9 Argonian Battleship']);
  // it holds one ship at a time
  expect(t.refuses(1, 'use', PROJECTION, 0)).not.toBe('');
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.refuses(1, 'use', PROJECTION, 0), t.card(SHIPS[4]!).controller]).toEqual(['ge/crucial-rules/1', 0]);
  t.untilPhase('discard', 1).act(1, 'fleet', PROJECTION);
  expect(t.card(SHIPS[4]!).controller).toBe(1);
});

test(`${PROJECTION}: takes no ship that is too strong, and none without an Infester`, () => {
  expect(outbreak([A4, PROJECTION], [SHIPS[5]!]).refuses(1, 'use', PROJECTION, 0)).toBe('ge/empire-filarian/1');
  expect(outbreak([PROJECTION], [SHIPS[2]!]).refuses(1, 'use', PROJECTION, 0)).toBe('ge/empire-filarian/1');
});

test(`${PROJECTION}: research applied to that Infester counts half`, () => {
  const after = (before: number) =>
    apply(outbreak([{ card: A2, applied: before }, PROJECTION], LABS, [], 'allocation'), A2, 1);
  expect([after(7).inPlay(A2), after(6).inPlay(A2)]).toEqual([false, true]);
});

test(`${PROJECTION}: when its crew moves to another ship and takes that, the first one goes back`, () => {
  const t = outbreak([A4, PROJECTION], [SHIPS[3]!, prey(4)]);
  t.act(1, 'use', PROJECTION, 0).pick(1, SHIPS[3]!);
  expect(taken(t, 4)).toBe(1);
  expect(t.card(SHIPS[3]!).controller).toBe(1);
});

const INHIBITOR = 'A1 Infestation Inhibitor (Powers of the Mind)';
test(`${INHIBITOR}: discards an Infester at its location, with the crew that it is on`, () => {
  const at = (doctor: string, infester: string) =>
    table({
      seats: [
        {
          fleet: [
            {
              card: FRIGATE,
              on: [
                { card: doctor, on: [INHIBITOR] },
                { card: ENGINEER, by: 2, on: [{ card: infester, by: 2 }] },
              ],
            },
          ],
        },
        { order: 'never' },
      ],
    });
  const t = at('C2 Doctor', A2).act(1, 'use', INHIBITOR, 0);
  expect([t.inPlay(A2), t.inPlay(ENGINEER)]).toEqual([false, false]);
  expect(at('C2 Doctor', A4).refuses(1, 'use', INHIBITOR, 0)).toBe('ge/crucial-rules/1');
});

test(`${INHIBITOR}: goes on doctors and their like alone`, () => {
  const on = (crew: string) =>
    table({ seats: [{ fleet: [{ card: FRIGATE, on: [crew] }], hand: [INHIBITOR] }, { order: 'never' }] });
  expect(on('C2 Doctor').act(1, 'play', INHIBITOR).under(INHIBITOR)).toBe('C2 Doctor');
  expect(on(ENGINEER).refuses(1, 'play', INHIBITOR)).toBe('ge/ability/1');
});
