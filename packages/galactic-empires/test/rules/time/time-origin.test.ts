import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gapsIn, waysToStock } from '../../../src/decks/ladder.ts';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { seatOfHq, TIME_ORIGIN } from '../../../src/state.ts';
import { KNIGHT, PHASING, RECALL, TRANOAN } from '../../expansion-cards.ts';
import { BATTLESHIP, battle, DESTROYER, FRIGATE, fire, hurt, play } from '../../scenes.ts';
import { table } from '../../table.ts';

const MOON = 'T3 Moon';
const CREW = 'C2 Engineer';
const HAZARD = 'H2 Supersonic Flow';
const SATELLITES = 'B2 Defensive Satellites';

/** Player 1 destroys a Tranoan ship of player 2: 5 points for its shield and its strength. */
const destroyed = (...on: CardPlace[]) =>
  fire(
    battle({ fleet: [BATTLESHIP] }, { fleet: [MOON, { card: TRANOAN, on }], order: 'never' }),
    BATTLESHIP,
    TRANOAN,
    5,
  );

rule(
  'ge/time-origin/1',
  'the time origin is neither a card nor a player’s Sector HQ, and holds the cards of all players',
  () => {
    const t = play({ timeOrigin: [TRANOAN] }, { timeOrigin: [KNIGHT] });
    expect([t.realm(TRANOAN), t.realm(KNIGHT)]).toEqual(['time origin', 'time origin']);
    expect([t.under(TRANOAN), t.under(KNIGHT), seatOfHq(TIME_ORIGIN)]).toEqual(['', '', -1]);
  },
);

rule('ge/time-origin/2', 'the first strength holds in a fleet, the second at the time origin', () => {
  expect(play({ fleet: [TRANOAN] }).strength(TRANOAN)).toEqual([4, 4]);
  expect(play({ timeOrigin: [TRANOAN] }).strength(TRANOAN)).toEqual([6, 6]);
});

rule('ge/time-origin/3', 'a card with two strengths is stocked at its fleet strength', () => {
  const knight = { id: 'x', title: 'X', types: ['C'], strength: 3, timeStrength: 6, prints: 1 } as const;
  const [stocked] = [...waysToStock([knight])][0] ?? [];
  expect(stocked).toEqual({ card: knight, type: 'C' });
  expect(gapsIn([stocked!]).missing).toEqual(['C1', 'C2']);
});

rule(['ge/time-origin/1', 'ge/time-origin/4'], 'crew from the hand is not played on a ship at the time origin', () => {
  const t = play({ fleet: [DESTROYER], timeOrigin: [TRANOAN], hand: [CREW] });
  t.act(1, 'play', CREW);
  expect(t.under(CREW)).toBe(DESTROYER);
  const two = play({ fleet: [DESTROYER, FRIGATE], timeOrigin: [TRANOAN], hand: [CREW] });
  two.act(1, 'play', CREW);
  expect(two.refuses(1, 'on', TRANOAN)).toBe('ge/time-origin/4');
  two.pick(1, FRIGATE);
});

rule('ge/time-origin/5', 'a ship fires only at cards of its own realm', () => {
  const out = battle({ fleet: [DESTROYER] }, { fleet: [MOON], timeOrigin: [TRANOAN], order: 'never' });
  expect(out.refuses(1, 'fire', TRANOAN)).toBe('ge/time-origin/5');
  const inside = battle({ timeOrigin: [TRANOAN] }, { fleet: [DESTROYER], timeOrigin: [KNIGHT], order: 'never' });
  expect(inside.refuses(1, 'fire', DESTROYER)).toBe('ge/time-origin/5');
});

rule('ge/time-origin/5', 'a hazard reaches no ship at the time origin', () => {
  const t = play({ hand: ['H1 Dust Cloud'] }, { fleet: [DESTROYER, FRIGATE], timeOrigin: [TRANOAN] });
  t.act(1, 'play', 'H1 Dust Cloud');
  expect(t.refuses(1, 'on', TRANOAN)).toBe('ge/time-origin/4');
  t.pick(1, FRIGATE);
});

rule('ge/time-origin/6', 'a ship at the time origin takes command slots, by its strength there', () => {
  const slots = (seat: SeatPosition) => play({ empire: 'Tranoan', ...seat }).slots(1);
  expect([slots({ fleet: [TRANOAN] }), slots({ timeOrigin: [TRANOAN] })]).toEqual([1, 1]);
  // a strength of 2 takes half a slot, one of 8 a whole one
  expect([slots({ fleet: [PHASING] }), slots({ timeOrigin: [PHASING] })]).toEqual([0.5, 1]);
});

rule('ge/time-origin/7', 'a ship at the time origin does not protect the Sector HQ', () => {
  expect(play({ timeOrigin: [TRANOAN] }).protected(1)).toBe(false);
  expect(play({ fleet: [TRANOAN] }).protected(1)).toBe(true);
});

rule('ge/time-origin/8', 'a ship there fires at a card there', () => {
  const t = battle({ timeOrigin: [TRANOAN] }, { timeOrigin: [{ card: DESTROYER }], order: 'never' });
  t.act(1, 'fire', DESTROYER).pick(1, TRANOAN, TRANOAN, TRANOAN);
  expect(hurt(t, DESTROYER)).toEqual([2, 1]);
});

rule(
  'ge/time-origin/9',
  'a ship with a time strength goes to the time origin when it is destroyed, with its crew',
  () => {
    const t = destroyed(CREW, KNIGHT);
    expect([t.realm(TRANOAN), t.on(TRANOAN).sort(), t.pile(2, 'discard')]).toEqual([
      'time origin',
      [CREW, KNIGHT].sort(),
      [],
    ]);
    expect(t.log(null)).toContain(`${TRANOAN} goes to the time origin.`);
  },
);

rule('ge/time-origin/9', 'a knight on a ship that is destroyed goes there alone; the ship is discarded', () => {
  const t = battle({ fleet: [BATTLESHIP] }, { fleet: [{ card: FRIGATE, on: [KNIGHT, CREW] }], order: 'never' });
  fire(t, BATTLESHIP, FRIGATE, 6);
  expect([t.realm(KNIGHT), t.pile(2, 'discard').sort()]).toEqual(['time origin', [CREW, FRIGATE].sort()]);
});

rule('ge/time-origin/9', 'at the time origin it is discarded, and so is a knight on it', () => {
  const t = battle(
    { timeOrigin: [TRANOAN, TRANOAN] },
    { timeOrigin: [{ card: PHASING, damage: 5, on: [KNIGHT] }], order: 'never' },
  );
  t.act(1, 'fire', PHASING).pick(
    1,
    ...t
      .all(TRANOAN)
      .flatMap(id => [id, id, id])
      .slice(0, 3),
  );
  expect(t.pile(2, 'discard').sort()).toEqual([KNIGHT, PHASING].sort());
});

rule('ge/time-origin/10', 'damage, and the cards that others played against it, stay behind', () => {
  const t = destroyed({ card: HAZARD, by: 1 }, CREW);
  expect([hurt(t, TRANOAN), t.on(TRANOAN), t.pile(1, 'discard')]).toEqual([[0, 0], [CREW], [HAZARD]]);
});

rule('ge/time-origin/11', 'a card comes back only by a special card, without damage and the cards of others', () => {
  const t = play({
    hand: [RECALL],
    fleet: [FRIGATE],
    timeOrigin: [{ card: TRANOAN, damage: 2, on: [CREW, { card: HAZARD, by: 2 }] }],
  });
  t.act(1, 'play', RECALL).pick(1, TRANOAN).pick(1);
  expect([t.realm(TRANOAN), t.on(TRANOAN), hurt(t, TRANOAN)]).toEqual(['fleet', [CREW], [0, 0]]);
  expect(t.pile(2, 'discard')).toEqual([HAZARD]);
});

rule('ge/time-origin/11', 'without such a card a ship does not move out of the time origin', () => {
  const t = table({ phase: 'record keeping', seats: [{ fleet: [MOON], timeOrigin: [TRANOAN], order: 'never' }, {}] });
  expect(t.question).not.toBe('movement');
  t.leaveOpen();
});

rule('ge/time-origin/12', 'all players score on it together, and only with what fires at a Sector HQ', () => {
  const t = battle(
    { fleet: [BATTLESHIP, { card: MOON, on: [SATELLITES] }] },
    { timeOrigin: [TRANOAN], fleet: [DESTROYER], order: 'never' },
  );
  t.act(1, 'origin');
  expect([t.offers(1, 'shoot', BATTLESHIP), t.offers(1, 'shoot', SATELLITES)]).toEqual([true, false]);
  t.pick(1, BATTLESHIP, BATTLESHIP);
  expect([t.s.timeOrigin, t.hq(2), t.refuses(1, 'origin')]).toEqual([2, 0, 'ge/weapons-fire-phase/10']);
  // the points of another player come on top
  const later = table({
    phase: 'weapons fire',
    active: 2,
    originDamage: 2,
    seats: [{ timeOrigin: [TRANOAN], order: 'never' }, { fleet: [DESTROYER] }],
  });
  later.act(2, 'origin').pick(2, DESTROYER);
  expect(later.s.timeOrigin).toBe(3);
});

rule('ge/time-origin/12', 'nobody fires at it without a card or damage there, and no card there fires at it', () => {
  expect(battle({ fleet: [DESTROYER] }, { fleet: [FRIGATE] }).refuses(1, 'origin')).toBe('ge/time-origin/12');
  const inside = battle({ timeOrigin: [TRANOAN] }, { timeOrigin: [KNIGHT], order: 'never' });
  expect(inside.refuses(1, 'origin')).toBe('ge/time-origin/12');
});

rule(
  'ge/time-origin/13',
  'the 25th point discards all cards there, and the time origin is whole and empty again',
  () => {
    const t = table({
      phase: 'weapons fire',
      originDamage: 23,
      seats: [
        { fleet: [BATTLESHIP], timeOrigin: [KNIGHT], order: 'never' },
        { fleet: [FRIGATE], timeOrigin: [{ card: TRANOAN, on: [CREW] }], order: 'never' },
      ],
    });
    t.act(1, 'origin').pick(1, BATTLESHIP, BATTLESHIP);
    expect([t.s.timeOrigin, t.pile(1, 'discard'), t.pile(2, 'discard').sort()]).toEqual([
      0,
      [KNIGHT],
      [CREW, TRANOAN].sort(),
    ]);
    expect(t.log(null)).toContain('The time origin is destroyed with all cards there. It forms again at once, empty.');
    expect(t.refuses(1, 'origin')).toBe('ge/time-origin/12');
  },
);
