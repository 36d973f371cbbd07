import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { complement } from '../../../src/rules/fleet/installation.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import { settle } from '../../../src/rules/table/settling.ts';
import { ANCIENT, INSTALLATION, VISONIC } from '../../expansion-cards.ts';
import { battle, DESTROYER, play } from '../../scenes.ts';
import type { Table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const MOON = 'T3 Moon';
/** strength 6 */
const OFFICER = 'C6 Science Officer';
/** strength 2 */
const ENGINEER = 'C2 Engineer';
/** An installation of strength 5 with phasers, of the Comedy Club Network. */
const CLUB = 'I5 Test Comedy Club';
testCard({ title: 'Test Comedy Club', types: ['I'], strength: 5, phasers: 2 });

/** The same table in a match whose sets have installations. */
const inSets = (t: Table): Table => {
  t.s.sets = ['universe', 'advanced-technologies'];
  return t;
};
const controller = (t: Table, card = INSTALLATION): number => t.card(card).controller + 1;

rule('ge/installation/3', 'whoever played it counts its strength and their engaged crew', () => {
  const t = play({ fleet: [{ card: INSTALLATION, on: [ENGINEER, { card: OFFICER, engaged: false }] }] });
  expect(complement(t.s, t.id(INSTALLATION), 0)).toBe(7);
});

rule('ge/installation/4', 'other players count their engaged crew alone; psys and ancients are crew', () => {
  const crew = [ENGINEER, VISONIC, { card: OFFICER, engaged: false }].map(x => ({
    ...(typeof x === 'string' ? { card: x } : x),
    by: 2,
  }));
  const t = play({ fleet: [{ card: INSTALLATION, on: crew }] });
  expect(complement(t.s, t.id(INSTALLATION), 1)).toBe(6);
});

rule('ge/installation/5', 'the highest complement controls it, at once; in a tie, whoever played it', () => {
  const t = inSets(
    play(
      { fleet: [MOON, { card: INSTALLATION, on: [{ card: OFFICER, by: 2 }, ENGINEER] }], hand: [ENGINEER] },
      { fleet: [MOON] },
    ),
  );
  t.act(1, 'play', ENGINEER);
  expect([complement(t.s, t.id(INSTALLATION), 0), controller(t)]).toEqual([7, 1]);
  discard(t.s, t.all(ENGINEER).find(id => t.s.cards[id]!.on === t.id(INSTALLATION))!, 'discarded', 2);
  settle(t.s);
  expect([complement(t.s, t.id(INSTALLATION), 0), controller(t)]).toEqual([5, 2]);
  discard(t.s, t.id(OFFICER), 'discarded', 1);
  settle(t.s);
  expect(controller(t)).toBe(1);
});

rule('ge/installation/5', 'without a set that has installations, nobody takes one over', () => {
  const t = play({ fleet: [MOON, { card: INSTALLATION, on: [{ card: OFFICER, by: 2 }] }], hand: [ENGINEER] });
  t.act(1, 'play', ENGINEER);
  expect(controller(t)).toBe(1);
});

rule('ge/ancient/3', 'once a turn an ancient leaves its installation for another location, without transport', () => {
  const t = play({ fleet: [MOON, { card: INSTALLATION, on: [ANCIENT] }] });
  t.act(1, 'use', ANCIENT, 0);
  expect(t.under(ANCIENT)).toBe(MOON);
  expect(t.refuses(1, 'use', ANCIENT, 0)).toBe('ge/card-actions-limit/1');
  expect(play({ fleet: [{ card: MOON, on: [ANCIENT] }, DESTROYER] }).offers(1, 'use', ANCIENT)).toBe(false);
});

rule('ge/ancient/4', 'as its installation is discarded, an ancient moves on; on other cards it goes with them', () => {
  const t = play({ fleet: [MOON, { card: INSTALLATION, on: [ANCIENT] }] });
  discard(t.s, t.id(INSTALLATION), 'discarded', 1);
  t.pass(1);
  expect([t.inPlay(ANCIENT), t.under(ANCIENT)]).toEqual([true, MOON]);
  const on = play({ fleet: [MOON, { card: DESTROYER, on: [ANCIENT] }] });
  discard(on.s, on.id(DESTROYER), 'discarded', 1);
  expect(on.inPlay(ANCIENT)).toBe(false);
});

rule('ge/ancient/5', 'with an engaged ancient on it, an installation fires at a Sector HQ or a Psy Network', () => {
  const with_ = (on: readonly object[]) =>
    battle({ fleet: [MOON, { card: INSTALLATION, on: on as never }] }, { fleet: [MOON], order: 'never' });
  const t = with_([{ card: ANCIENT }]);
  t.act(1, 'headquarters', 1).pick(1, INSTALLATION, INSTALLATION);
  expect(t.hq(2)).toBe(2);
  expect(with_([{ card: ANCIENT, engaged: false }]).offers(1, 'headquarters', 1)).toBe(false);
  expect(with_([]).offers(1, 'headquarters', 1)).toBe(false);
});

rule(
  ['ge/empire-comedy-club/1', 'ge/empire-comedy-club/2'],
  'a comedy club protects the HQ of its own network alone, and fires at Sector HQs for it',
  () => {
    const owned = (empire: string, card = CLUB) =>
      battle({ fleet: [DESTROYER] }, { empire, fleet: [MOON, card], order: 'never' }).protected(2);
    expect([owned('Comedy Club Network'), owned('Argonian'), owned('Comedy Club Network', INSTALLATION)]).toEqual([
      true,
      false,
      false,
    ]);
    const firing = (empire: string) => battle({ empire, fleet: [MOON, CLUB] }, { fleet: [MOON], order: 'never' });
    expect(['Comedy Club Network', 'Argonian'].map(x => firing(x).offers(1, 'headquarters', 1))).toEqual([true, false]);
  },
);
