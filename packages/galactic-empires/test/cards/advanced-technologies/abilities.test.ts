import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { sides, stack } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

// The abilities of Advanced Technologies

const MOON = 'T3 Moon';
const S2 = 'S2 Police Cutter';
const S4 = 'S4 Argonian Destroyer';
const S5 = 'S5 Indirigan Destroyer';
const CLYDON = 'S3 Clydon Light Star Cruiser';
const CORPORATE = 'S2 Corporate Escort';
const KREBIZ = 'S3 Krebiz Minesweeper';
const VEKTREAN = 'S3 Vektrean Destroyer';
const BOLAAR = 'S3 Bolaar Medium Raider';

const by = (player: number, card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, by: player, on });
const USED = 'ge/card-actions-limit/1';

/** The crew that an ability is offered, on the ship of its empire and elsewhere. */
const offered = (name: string, ship: string): boolean[] => {
  const t = sides([stack(ship, 'C5 Captain', 'C1 Crewman'), stack(S2, 'C4 Navigator')], { hand: [name] });
  t.act(1, 'play', name).leaveOpen();
  return ['C5 Captain', 'C4 Navigator'].map(x => t.question !== 'place' || t.offers(1, 'on', x));
};

const DRONE = 'A3 Drone Clydon';
test(`${DRONE}: crew of strength 3 or less uses its functions twice a turn, stronger crew once`, () => {
  const nurse = (...on: string[]) => {
    const t = sides([stack(CLYDON, stack('C3 Nurse', ...on), 'C2 Doctor', 'C7 Doctor')]);
    t.act(1, 'use', 'C3 Nurse', 0).pick(1, 'C2 Doctor');
    if (t.offers(1, 'use', 'C3 Nurse', 0)) t.act(1, 'use', 'C3 Nurse', 0).pick(1, 'C2 Doctor');
    expect(t.refuses(1, 'use', 'C3 Nurse', 0)).toBe(USED);
    return t.strength('C2 Doctor')[0];
  };
  expect([nurse(), nurse(DRONE), nurse(DRONE, 'A2 Slick Bargainer')]).toEqual([4, 6, 6]);
  // a stronger nurse is no drone
  expect(nurse(DRONE, 'A1 Lesser Automaton')).toBe(4);
  expect(offered(DRONE, CLYDON)).toEqual([true, false]);
});

const EXECUTIVE = 'A4 Executive Position';
test(`${EXECUTIVE}: its crew generates command, and crew there uses its functions once in each Play Cards Phase`, () => {
  const t = sides([
    stack(CORPORATE, stack('C5 Captain', EXECUTIVE), 'C3 Nurse', 'C2 Doctor'),
    stack(S2, 'C4 Lieutenant', 'C1 Crewman'),
  ]);
  expect(outputOf(t.s, t.id('C5 Captain'), works).command).toBe(2);
  t.act(1, 'use', 'C3 Nurse', 0).act(1, 'use', 'C4 Lieutenant');
  expect(t.refuses(1, 'use', 'C3 Nurse', 0)).toBe(USED);
  t.untilPhase('play B', 1).act(1, 'use', 'C3 Nurse', 0);
  expect([t.strength('C2 Doctor')[0], t.refuses(1, 'use', 'C3 Nurse', 0)]).toEqual([6, USED]);
  expect(t.refuses(1, 'use', 'C4 Lieutenant')).toBe(USED);
  expect(offered(EXECUTIVE, CORPORATE)).toEqual([true, false]);
});

const MECHANIZATION = 'A4 Mechanization';
test(`${MECHANIZATION}: controls a crew of another player until research of its strength is applied`, () => {
  const t = sides(
    [MOON, S2],
    { hand: [MECHANIZATION] },
    {
      fleet: ['T3 Protostar', 'T6 Comet', stack(S5, 'C3 Nurse')],
      hand: ['C1 Crewman'],
    },
  );
  t.act(1, 'play', MECHANIZATION);
  expect([t.card('C3 Nurse').controller, t.under('C3 Nurse')]).toEqual([0, S5]);
  t.untilAsked('allocation', 2).allocate(2, { give: [[MECHANIZATION, 'apply', 4]] });
  expect(t.card('C3 Nurse').controller).toBe(1);
  const held = sides([S2], { hand: [MECHANIZATION] }, { fleet: [S5, stack(S4, 'C3 Nurse')], hand: ['C1 Crewman'] });
  held.act(1, 'play', MECHANIZATION).untilPhase('play A', 2).act(2, 'play', 'C1 Crewman');
  // crew goes on no crew, also not on one that its player has lost
  expect([S5, S4, 'C3 Nurse'].map(x => held.offers(2, 'on', x))).toEqual([true, true, false]);
  held.pick(2, S5);
});
test(`${MECHANIZATION}: is not played on crew of its own player, and takes no crew that is immune`, () => {
  const own = sides([stack(S2, 'C3 Nurse')], { hand: [MECHANIZATION] });
  expect(own.refuses(1, 'play', MECHANIZATION)).toBe('ge/ability/1');
});

const CRAB = 'A4 Thick Shelled Crab';
test(`${CRAB}: crew on a Krebiz ship is 4 stronger; played in reaction it stops an attack on it`, () => {
  expect(sides([stack(KREBIZ, stack('C3 Nurse', CRAB))]).strength('C3 Nurse')[0]).toBe(7);
  const raid = (ship: string) =>
    sides([stack(ship, 'C3 Nurse', by(2, 'C6 Mercenary'))], { hand: [CRAB], order: 'always' }, {}, { active: 2 }).act(
      2,
      'use',
      'C6 Mercenary',
      1,
    );
  const t = raid(KREBIZ).act(1, 'respond', CRAB);
  expect([t.inPlay('C3 Nurse'), t.under(CRAB), t.refuses(2, 'use', 'C6 Mercenary', 1)]).toEqual([
    true,
    'C3 Nurse',
    USED,
  ]);
  const other = raid(S2);
  expect(other.offered(1)).not.toContain(CRAB);
  other.pass(1, 1);
  expect(offered(CRAB, KREBIZ)).toEqual([true, false]);
});

const BLOOD = 'A5 Blood Clydon';
test(`${BLOOD}: on its turn the crew attacks 4 times, what is no stronger; then it is discarded`, () => {
  const foes = ['C1 Crewman', 'C2 Ensign', 'C3 Nurse', 'C5 Captain', 'C4 Navigator'].map(x => by(2, x));
  const t = sides([MOON, S2, stack(CLYDON, 'C4 Lieutenant', ...foes)], { hand: [BLOOD] }).act(1, 'play', BLOOD);
  expect(t.under(BLOOD)).toBe('C4 Lieutenant');
  for (const foe of ['C1 Crewman', 'C2 Ensign', 'C3 Nurse']) t.act(1, 'use', BLOOD).pick(1, foe);
  // the captain is stronger
  t.act(1, 'use', BLOOD);
  expect([t.inPlay('C5 Captain'), t.inPlay('C4 Navigator'), t.refuses(1, 'use', BLOOD)]).toEqual([true, false, USED]);
  t.untilPhase('play A', 2);
  expect([t.inPlay('C4 Lieutenant'), t.inPlay(BLOOD)]).toEqual([false, false]);
  expect(offered(BLOOD, CLYDON)).toEqual([true, false]);
});

const SABER = "A6 Officer's Saber";
test(`${SABER}: blocks one attack of crew at its location each turn; it goes on crew of strength 6 or more`, () => {
  const t = sides(
    [stack(S4, stack('C6 Commando', SABER), 'C1 Crewman', 'C2 Ensign', by(2, 'C6 Mercenary'), by(2, 'C2 Mercenary'))],
    { order: 'always' },
    {},
    { active: 2 },
  );
  t.act(2, 'use', 'C6 Mercenary', 1).pick(2, 'C1 Crewman').act(1, 'respond', SABER);
  expect(t.inPlay('C1 Crewman')).toBe(true);
  t.act(2, 'use', 'C2 Mercenary', 1).pick(2, 'C1 Crewman');
  expect(t.offered(1)).not.toContain(SABER);
  t.pass(1, 1);
  expect(t.inPlay('C1 Crewman')).toBe(false);
  const goes = sides([stack(S2, 'C6 Commando', 'C5 Captain')], { hand: [SABER] }).act(1, 'play', SABER);
  expect(goes.under(SABER)).toBe('C6 Commando');
});
test(`${SABER}: no mutineer is played to its location`, () => {
  const mutiny = (...on: string[]) =>
    sides(
      [stack(S4, stack('C6 Commando', ...on))],
      {},
      { hand: ['C5 Mutineer'], fleet: [S5, MOON] },
      { active: 2 },
    ).offers(2, 'play', 'C5 Mutineer');
  expect([mutiny(), mutiny(SABER)]).toEqual([true, false]);
});

for (const [name, weaker] of [
  ['A6 Vektrean Leadership', true],
  ['A8 Vektrean Loyalty', false],
] as const)
  test(`${name}: ${weaker ? 'weaker crew' : 'all crew'} there is immune to cards that take control of it`, () => {
    const t = sides(
      [S4],
      { hand: [MECHANIZATION] },
      { fleet: [stack(VEKTREAN, stack('C5 Captain', name), 'C3 Nurse', 'C6 Commando'), stack(S2, 'C2 Ensign')] },
    ).act(1, 'play', MECHANIZATION);
    const can = ['C3 Nurse', 'C5 Captain', 'C6 Commando', 'C2 Ensign'].filter(
      x => t.question !== 'place' || t.offers(1, 'on', x),
    );
    expect(can).toEqual(
      weaker ? ['C5 Captain', 'C6 Commando', 'C2 Ensign'] : ['C3 Nurse', 'C5 Captain', 'C6 Commando', 'C2 Ensign'],
    );
    t.leaveOpen();
    expect(offered(name, VEKTREAN)).toEqual([true, false]);
  });

const AUTOMATION = 'A7 Automation';
test(`${AUTOMATION}: its terrain generates twice its points; all crew of the fleet needs twice as many`, () => {
  const needs = (...on: string[]) => {
    const t = sides([stack(MOON, ...on), stack(S2, 'C6 Mercenary')], {}, { fleet: [stack(S5, 'C6 Mercenary')] });
    const output = outputOf(t.s, t.id(MOON), works);
    return [output, ...t.all('C6 Mercenary').map(id => needsOf(t.s, id)?.economy)];
  };
  const [bare, mine] = needs();
  const [doubled, twice, others] = needs(AUTOMATION);
  expect([mine, twice, others]).toEqual([2, 4, 2]);
  expect(doubled).toEqual(Object.fromEntries(Object.entries(bare as object).map(([kind, n]) => [kind, 2 * n])));
  const t = sides([MOON, stack(S2, 'C3 Nurse')], { hand: [AUTOMATION] }).act(1, 'play', AUTOMATION);
  expect(t.under(AUTOMATION)).toBe(MOON);
});

const NEGOTIATOR = 'A7 Bolaar Negotiator';
const three = (): Table =>
  table({
    seats: [
      { fleet: [MOON, stack(BOLAAR, stack('C5 Captain', NEGOTIATOR))], deck: Array(30).fill(MOON), order: 'never' },
      { fleet: [S5, MOON], deck: Array(30).fill(MOON), order: 'never' },
      { fleet: [S4, MOON], deck: Array(30).fill(MOON), order: 'never' },
    ],
  });
test(`${NEGOTIATOR}: takes over a card draw of another player's next turn, of another one each turn`, () => {
  const t = three();
  const before = t.size(1, 'hand');
  t.act(1, 'use', NEGOTIATOR, 0).pick(1, 'player 2');
  expect([t.size(1, 'hand') - before, t.refuses(1, 'use', NEGOTIATOR, 1)]).toEqual([1, USED]);
  const drawn = (x: Table) => {
    x.untilPhase('play A', 3);
    return x.happened('drawn').filter(fact => fact.seat === 1).length;
  };
  expect(drawn(t)).toBe(drawn(three()) - 1);
  // in the turn after, another player has to be chosen
  t.untilPhase('play A', 1).act(1, 'use', NEGOTIATOR, 0);
  expect(t.size(3, 'hand')).toBeGreaterThan(0);
  t.untilPhase('play A', 2);
  expect(t.refuses(2, 'use', NEGOTIATOR, 0)).toBe('ge/control/1');
});
test(`${NEGOTIATOR}: takes over a Card Play of another player's next turn; with two players it does nothing`, () => {
  const t = three();
  const plays = t.player(1).plays;
  t.act(1, 'use', NEGOTIATOR, 1).pick(1, 'player 2');
  expect(t.player(1).plays).toBe(plays + 1);
  t.untilPhase('play A', 2);
  expect(t.player(2).plays).toBe(three().untilPhase('play A', 2).player(2).plays - 1);
  const two = sides([MOON, stack(BOLAAR, stack('C5 Captain', NEGOTIATOR))]);
  expect(two.refuses(1, 'use', NEGOTIATOR, 0)).toBe('ge/crucial-rules/1');
  expect(offered(NEGOTIATOR, BOLAAR)).toEqual([true, false]);
});

const IMPERIAL = 'A7 Imperial Clydon';
test(`${IMPERIAL}: gives 2 command points at once, and its crew generates 2 more`, () => {
  const t = sides([stack(CLYDON, 'C1 Crewman')], { hand: [IMPERIAL] });
  const slots = t.player(1).slots;
  t.act(1, 'play', IMPERIAL);
  expect([t.player(1).slots - slots, outputOf(t.s, t.id('C1 Crewman'), works).command]).toEqual([2, 2]);
  const idle = sides([stack(CLYDON, { card: 'C6 Mercenary', engaged: false })], { hand: [IMPERIAL] });
  const before = idle.player(1).slots;
  expect(idle.act(1, 'play', IMPERIAL).player(1).slots).toBe(before);
  expect(offered(IMPERIAL, CLYDON)).toEqual([true, false]);
});

const AUTOMATON = 'A7 Improved Automaton';
const ILLNESS = 'O3 Illness - Aldibrik Ailment';
test(`${AUTOMATON}: its crew is 7 stronger and immune to cards that affect health`, () => {
  const t = sides([S4], { hand: [ILLNESS] }, { fleet: [stack(S5, stack('C3 Nurse', AUTOMATON), 'C5 Captain')] });
  expect(t.strength('C3 Nurse')[0]).toBe(10);
  expect(t.act(1, 'play', ILLNESS).under(ILLNESS)).toBe('C5 Captain');
});
test(`${AUTOMATON}: in reaction it keeps an illness off its crew, or saves it from a ship that is lost`, () => {
  const t = sides([S4], { hand: [ILLNESS] }, { fleet: [stack(S5, 'C3 Nurse')], hand: [AUTOMATON], order: 'always' });
  t.act(1, 'play', ILLNESS).act(2, 'respond', AUTOMATON);
  expect([t.under(AUTOMATON), t.inPlay(ILLNESS)]).toEqual(['C3 Nurse', false]);
  const lost = sides(
    ['S10 Explosive Ore Carrier'],
    {},
    { fleet: [stack(S2, 'C3 Nurse'), MOON, stack(S5, 'E3 Shuttlecraft')], hand: [AUTOMATON], order: 'always' },
    { phase: 'weapons fire' },
  );
  lost
    .act(1, 'fire', S2)
    .pick(1, ...Array<string>(5).fill('S10 Explosive Ore Carrier'))
    .pass(2);
  lost.act(2, 'respond', AUTOMATON);
  expect([lost.inPlay(S2), lost.inPlay('C3 Nurse'), lost.under('C3 Nurse')]).toEqual([false, true, '']);
  lost.pass(1).untilPhase('play A', 2).act(2, 'use', AUTOMATON, 0).pick(2, S5);
  expect(lost.under('C3 Nurse')).toBe(S5);
});
test(`${AUTOMATON}: when its location is destroyed its crew floats in space`, () => {
  const t = sides(
    ['S10 Explosive Ore Carrier'],
    {},
    { fleet: [stack(S2, stack('C3 Nurse', AUTOMATON), 'C1 Crewman'), MOON] },
    { phase: 'weapons fire' },
  );
  t.act(1, 'fire', S2).pick(1, ...Array<string>(5).fill('S10 Explosive Ore Carrier'));
  expect([t.inPlay(S2), t.under('C3 Nurse'), t.inPlay('C1 Crewman')]).toEqual([false, '', false]);
});
