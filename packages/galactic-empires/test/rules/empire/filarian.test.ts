import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import { eliminate } from '../../../src/rules/table/how-to-win.ts';
import { CUTTER, DESTROYER, FRIGATE } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

const MOON = 'T3 Moon';
const TRANSPORTER = 'E2 Transporter';
const ENGINEER = 'C2 Engineer';
const INFESTER = 'A4 Filarian Infester';
const DOCTOR = 'C2 Doctor';
const REFIT = 'E2 Phaser Refit';
const RAIDER = 'S5 Argonian Light Cruiser';

/** A card without shields. */
const bare = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, shieldDamage: 9, on });
const ship = (...on: readonly CardPlace[]): CardPlace => bare(FRIGATE, ...on);
const team: readonly CardPlace[] = [TRANSPORTER, { card: ENGINEER, on: [INFESTER] }];
const raider: CardPlace = { card: RAIDER, on: team };

/** Player 1 is Filarian: an engineer with an Infester is at a transporter. Player 2 has a frigate. */
const outbreak = (
  prey: readonly CardPlace[] = [ship()],
  mine: Partial<SeatPosition> = {},
  theirs: Partial<SeatPosition> = {},
  ...more: readonly SeatPosition[]
): Table =>
  table({
    seats: [
      { empire: 'Filarian', fleet: [raider], order: 'never', ...mine },
      { fleet: prey, order: 'never', ...theirs },
      ...more,
    ],
  });

/** The engineer moves to the frigate, and the Infester takes it. */
const board = (t: Table, goal: string): Table => {
  t.act(1, 'use', TRANSPORTER, 0);
  return t.question === 'target' ? t.pick(1, goal) : t;
};
const infest = (t: Table): Table => board(t, FRIGATE).act(1, 'yes');

const masters = (t: Table, ...cards: string[]): number[] => cards.map(card => t.card(card).controller + 1);

rule('ge/empire-filarian/1', 'an Infester takes the ship, and all cards of its fleet on it', () => {
  const t = infest(outbreak([ship(DOCTOR, REFIT, { card: 'C1 Bar Tender', by: 3 })], {}, {}, { order: 'never' }));
  expect(masters(t, FRIGATE, DOCTOR, REFIT)).toEqual([1, 1, 1]);
  // what others have played against the ship stays with them
  expect(masters(t, 'C1 Bar Tender')).toEqual([3]);
  expect(t.under(ENGINEER)).toBe(FRIGATE);
});

rule('ge/empire-filarian/1', 'its player may leave the ship alone', () => {
  const t = board(outbreak(), FRIGATE).act(1, 'no');
  expect([t.under(ENGINEER), masters(t, FRIGATE)]).toEqual([FRIGATE, [2]]);
});

rule(
  'ge/empire-filarian/1',
  'no ship stronger than its Infesters is taken, and none without a free command slot',
  () => {
    const strong = board(outbreak([bare(RAIDER)]), RAIDER);
    expect([strong.question, strong.all(RAIDER, 2).length]).toEqual(['play cards', 1]);
    const full = board(outbreak([bare(DESTROYER)], { slots: 1 }), DESTROYER);
    expect([full.question, masters(full, DESTROYER)]).toEqual(['play cards', [2]]);
  },
);

rule('ge/empire-filarian/2', 'the ship comes into the fleet of the Infester at once, and protects nobody else', () => {
  const t = outbreak([{ card: MOON, on: [ship()] }], {
    fleet: [{ card: MOON, on: [bare('B1 Personal Base', ...team)] }],
  });
  expect([t.protected(1), t.protected(2)]).toEqual([false, true]);
  infest(t);
  expect([t.protected(1), t.protected(2), t.under(FRIGATE), t.card(FRIGATE).at]).toEqual([true, false, '', 0]);
});

rule('ge/empire-filarian/2', 'it fires for the Infester in that turn, and takes a command slot of his alone', () => {
  const t = board(outbreak([bare(DESTROYER), CUTTER]), DESTROYER);
  expect([t.slots(1), t.slots(2)]).toEqual([1, 2]);
  t.act(1, 'yes');
  expect([t.slots(1), t.slots(2)]).toEqual([2, 1]);
  t.untilPhase('weapons fire').act(1, 'fire', CUTTER).pick(1, DESTROYER, DESTROYER);
  expect(t.card(CUTTER).shieldDamage).toBe(2);
});

rule('ge/empire-filarian/3', 'neither player discards an infested ship', () => {
  const t = infest(outbreak());
  t.untilPhase('discard', 1);
  expect(t.refuses(1, 'fleet', FRIGATE)).toBe('ge/discard-phase/3');
  t.untilPhase('discard', 2);
  expect(t.whyNot(2, 'fleet', FRIGATE)).not.toBeNull();
});

rule('ge/empire-filarian/4', 'its old player moves no card off it', () => {
  const t = infest(outbreak([ship(DOCTOR), { card: CUTTER, on: [TRANSPORTER] }]));
  t.untilPhase('play A', 2);
  expect(t.offers(2, 'use', t.id(TRANSPORTER, 2), 0)).toBe(false);
});

rule('ge/empire-filarian/4', 'when it is destroyed, its cards go to the pile of their owner', () => {
  const t = infest(outbreak([ship(DOCTOR)]));
  discard(t.s, t.id(FRIGATE), 'destroyed', 1);
  expect(t.pile(2, 'discard').toSorted()).toEqual([DOCTOR, FRIGATE]);
  expect(t.pile(1, 'discard').toSorted()).toEqual([INFESTER, ENGINEER].toSorted());
});

rule('ge/empire-filarian/5', 'the ship goes back to its fleet as soon as the infestation is over', () => {
  const t = infest(outbreak([{ card: MOON, on: [ship(DOCTOR)] }], { fleet: [raider, MOON] }));
  // the ship moves to terrain of the Infester, and his crew is discarded there
  t.untilPhase('record keeping', 1);
  t.act(1, 'move', FRIGATE, t.id(MOON, 1));
  expect(t.under(FRIGATE)).toBe(MOON);
  t.untilPhase('discard', 1).act(1, 'fleet', ENGINEER);
  expect([masters(t, FRIGATE, DOCTOR), t.under(FRIGATE), t.card(FRIGATE).at]).toEqual([[2, 2], '', 1]);
  expect([t.protected(2), t.s.lasting]).toEqual([true, []]);
});

rule('ge/empire-filarian/5', 'it is over, too, when the crew with the Infester leaves the ship', () => {
  const t = infest(outbreak([ship(DOCTOR, TRANSPORTER)]));
  const [own] = t.all(TRANSPORTER).filter(id => t.s.cards[id]!.player === 1);
  t.act(1, 'use', own!, 0).pick(1, ENGINEER);
  expect([t.under(ENGINEER), masters(t, FRIGATE, DOCTOR)]).toEqual([RAIDER, [2, 2]]);
});

rule('ge/empire-filarian/5', 'when the Infester is out of the game, the ship is not', () => {
  const t = infest(outbreak([ship(DOCTOR)], {}, {}, { order: 'never' }));
  eliminate(t.s, 0);
  expect([t.inPlay(FRIGATE), masters(t, FRIGATE, DOCTOR), t.card(FRIGATE).at]).toEqual([true, [2, 2], 1]);
  t.leaveOpen();
});

rule('ge/empire-filarian/7', 'an Infester takes no base and no dragon', () => {
  const t = board(outbreak([{ card: MOON, on: [bare('B1 Personal Base')] }]), 'B1 Personal Base');
  expect([t.question, t.under(ENGINEER), masters(t, 'B1 Personal Base')]).toEqual([
    'play cards',
    'B1 Personal Base',
    [2],
  ]);
  const dragon = outbreak([{ card: 'D1 Dragon Hatchling', on: [] }]);
  expect(dragon.offers(1, 'use', TRANSPORTER, 0)).toBe(false);
});

rule('ge/empire-filarian/8', 'a Filarian plays no card on the ship, or on what is on it', () => {
  const t = infest(outbreak([ship(DOCTOR)], { hand: [REFIT, 'A2 Logic', 'C1 Bar Tender'] }));
  t.act(1, 'play', REFIT);
  expect(t.under(REFIT)).toBe(RAIDER);
  expect(t.refuses(1, 'play', 'A2 Logic')).toBe('ge/ability/1');
  t.act(1, 'play', 'C1 Bar Tender');
  expect(t.under('C1 Bar Tender')).toBe(RAIDER);
});
