import { expect, test } from 'vitest';
import { KNIGHT, TRANOAN } from '../../expansion-cards.ts';
import { BATTLESHIP, battle, DESTROYER, FRIGATE, hurt, nextTurn, play } from '../../scenes.ts';
import { table } from '../../table.ts';

const SHUTTLE = 'E7 Temporal Shuttle (Time Gates)';
const FIGHTER = 'E9 Temporal Fighter';
const TRANSPORTER = 'E7 Temporal Transporter';
const PARTY = 'C7 Boarding Party';

/** Player 1 has a carrier on a ship, crew on another, and a Time Knight at the time origin, where player 2 has one, too. */
const flight = (carrier: string, ...crew: readonly string[]) =>
  play(
    {
      fleet: [
        { card: DESTROYER, on: [carrier] },
        { card: FRIGATE, on: crew },
      ],
      timeOrigin: [KNIGHT],
    },
    { fleet: [BATTLESHIP], timeOrigin: ['C6 Time Knight'] },
  );

for (const [carrier, room] of [
  [SHUTTLE, 3],
  [FIGHTER, 1],
] as const) {
  test(`${carrier}: sends ${room} crew from anywhere in its fleet to the time origin and back`, () => {
    const t = flight(carrier, PARTY, PARTY, PARTY, PARTY);
    const crew = t.all(PARTY);
    t.act(1, 'use', carrier, 0);
    // four alike leave the fighter, which takes one of them, no choice
    if (room > 1) {
      expect(t.whyNot(1, ...crew.slice(0, room + 1))?.text).toMatch(/^The answer names \d/);
      t.pick(1, crew[0]!);
    }
    expect([t.inPlay('C6 Time Knight'), t.under(crew[0]!), t.under(carrier)]).toEqual([false, FRIGATE, DESTROYER]);
    expect(t.refuses(1, 'use', carrier, 1)).toBe('ge/card-actions-limit/1');
  });

  test(`${carrier}: brings a Time Knight of its player to a location of the fleet, and fires in the same turn`, () => {
    const t = flight(carrier);
    t.act(1, 'use', carrier, 1).pick(1, FRIGATE);
    expect([t.under(KNIGHT), t.realm(KNIGHT), t.realm('C6 Time Knight')]).toEqual([FRIGATE, 'fleet', 'time origin']);
    expect(t.refuses(1, 'use', carrier, 0)).toBe('ge/card-actions-limit/1');
    t.untilPhase('weapons fire', 1).act(1, 'fire', BATTLESHIP).pick(1, carrier);
    expect(hurt(t, BATTLESHIP)).toEqual([1, 0]);
  });

  test(`${carrier}: fires each phaser once until something rearms it`, () => {
    const t = battle({ fleet: [{ card: DESTROYER, on: [carrier] }] }, { fleet: [BATTLESHIP, FRIGATE], order: 'never' });
    const shots = carrier === FIGHTER ? 2 : 1;
    t.act(1, 'fire', BATTLESHIP).pick(1, ...Array<string>(shots).fill(carrier));
    expect([hurt(t, BATTLESHIP)[0], t.card(carrier).fired[0]]).toEqual([shots, shots]);
    nextTurn(t);
    expect(t.card(carrier).fired[0]).toBe(shots);
  });
}

test(`${TRANSPORTER}: sends crew of its location to the time origin and back, and brings crew of its player to the fleet`, () => {
  const t = play(
    {
      fleet: [
        { card: 'T3 Moon', on: [TRANSPORTER, PARTY] },
        { card: FRIGATE, on: ['C4 Boarding Party'] },
      ],
      timeOrigin: [KNIGHT, { card: TRANOAN, on: ['C2 Engineer'] }],
    },
    { timeOrigin: ['C6 Time Knight'] },
  );
  t.act(1, 'use', TRANSPORTER, 0);
  expect([t.inPlay('C6 Time Knight'), t.under(PARTY)]).toEqual([false, 'T3 Moon']);
  t.act(1, 'use', TRANSPORTER, 1).pick(1, 'C2 Engineer').pick(1, 'T3 Moon');
  expect([t.under('C2 Engineer'), t.realm(KNIGHT), t.refuses(1, 'use', TRANSPORTER, 1)]).toEqual([
    'T3 Moon',
    'time origin',
    'ge/card-actions-limit/1',
  ]);
});

test(`${TRANSPORTER}: played in reaction it brings crew from the time origin at once; with nobody there it is not played`, () => {
  const reacting = (timeOrigin: readonly string[]) =>
    table({
      seats: [
        { fleet: [BATTLESHIP], hand: ['T3 Moon'], order: 'never' },
        { fleet: [DESTROYER], hand: [TRANSPORTER], timeOrigin: [...timeOrigin] },
      ],
    }).act(1, 'play', 'T3 Moon');
  const t = reacting([KNIGHT]);
  t.act(2, 'respond', TRANSPORTER);
  expect([t.under(KNIGHT), t.under(TRANSPORTER)]).toEqual([DESTROYER, DESTROYER]);
  const none = reacting([]);
  expect(none.question === 'respond' && none.offers(2, 'respond', TRANSPORTER)).toBe(false);
  none.leaveOpen();
});

test(`${TRANSPORTER}: played in reaction it sends crew to the time origin and back`, () => {
  const t = table({
    seats: [
      { fleet: [BATTLESHIP], hand: ['T3 Moon'], timeOrigin: ['C6 Time Knight'], order: 'never' },
      { fleet: [{ card: DESTROYER, on: [PARTY] }], hand: [TRANSPORTER] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', TRANSPORTER);
  expect([t.inPlay('C6 Time Knight'), t.under(PARTY), t.under(TRANSPORTER)]).toEqual([false, DESTROYER, DESTROYER]);
});
