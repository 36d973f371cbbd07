import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { sides, stack } from '../../scenes.ts';
import { testCard } from '../../test-cards.ts';

// The bases of Advanced Technologies

const HEAVY = [{ name: 'Energy Flux', count: 2 }] as const;
const PATROL = 'S1 Argonian Patrol Ship';
testCard({ title: 'Test Escort Boat', types: ['S'], strength: 2, phasers: 1, heavy: HEAVY });

const MOON = 'T3 Moon';
const STAR = 'T5 Star';
const S2 = 'S2 Police Cutter';
/** strength 5, 4 shields, 2 phasers, 2 boomerangs */
const S5 = 'S5 Indirigan Destroyer';
const BASE = 'B4 Base Station';
const GUNS = 'S9 Argonian Battleship';

const off = (card: string): CardPlace => ({ card, engaged: false });
const many = (n: number, card: string): string[] => Array<string>(n).fill(card);
const UNDER_FIRE = { phase: 'weapons fire', active: 2 } as const;
const armed = (card: string, n: number): CardPlace => ({ card, given: [0, 0, n] });

const CRAFT = 'B1 Anti-Starcraft';
test(`${CRAFT}: fires back at what fires at its terrain, and does not protect it`, () => {
  const t = sides([stack(MOON, CRAFT)], { order: 'always' }, { fleet: [armed(S5, 2)] }, UNDER_FIRE);
  t.act(2, 'fire', MOON).pick(2, S5).act(1, 'respond', CRAFT);
  if (t.question === 'open fire') t.pick(1, S5);
  if (t.question === 'volley') t.pick(1, ...many(3, CRAFT));
  t.pass(1);
  expect([t.shields(S5), t.card(MOON).damage]).toEqual([1, 1]);
});
test(`${CRAFT}: fires at nothing in its player's turn, and nothing destroys it while its terrain stands`, () => {
  const own = sides([stack(MOON, CRAFT), S2], {}, {}, { phase: 'weapons fire' })
    .act(1, 'fire', S5)
    .leaveOpen();
  expect([own.offers(1, 'shoot', CRAFT), own.offers(1, 'shoot', S2)]).toEqual([false, true]);
  const t = sides([stack(MOON, CRAFT)], {}, { fleet: [armed(S5, 2)] }, UNDER_FIRE);
  t.act(2, 'fire', CRAFT).pick(2, S5, S5);
  expect([t.inPlay(CRAFT), t.card(CRAFT).damage]).toEqual([true, 0]);
  const boom = sides(
    [stack(MOON, CRAFT)],
    {},
    { fleet: ['S10 Explosive Ore Carrier', { card: GUNS, given: [0, 0, 9] }] },
    UNDER_FIRE,
  );
  boom.act(2, 'fire', MOON).pick(2, ...many(3, GUNS));
  expect([boom.inPlay(MOON), boom.inPlay(CRAFT)]).toEqual([false, false]);
});

for (const [name, terrain] of [
  ['B2 Border Post', false],
  ['B4 Border Station', true],
] as const)
  test(`${name}: other bases${terrain ? ' and terrain' : ''} of its fleet are not fired at while it works`, () => {
    const targets = (border: CardPlace) => {
      const t = sides(
        [stack(MOON, border), stack(STAR, BASE), 'T6 Comet', S2],
        {},
        { fleet: [armed(S5, 2), stack('T6 Planet', BASE)] },
        UNDER_FIRE,
      );
      return [name, t.all(BASE, 1)[0]!, 'T6 Comet', S2].map(x => t.offers(2, 'fire', x));
    };
    expect(targets(name)).toEqual([true, false, !terrain, true]);
    expect(targets(off(name))).toEqual([true, true, true, true]);
    const own = sides(
      [S2, MOON],
      {},
      { fleet: [stack(STAR, BASE), stack('T6 Planet', name)] },
      { phase: 'weapons fire' },
    );
    expect(own.offers(1, 'fire', BASE)).toBe(false);
  });

const SUPPORT = 'B3 Patrol Ship Support Base';
test(`${SUPPORT}: a patrol ship fires a heavy weapon without ammunition on the turn it is played, and no later`, () => {
  const shots = (base: CardPlace) => {
    const t = sides([stack(MOON, base), S2], { hand: [PATROL, 'S2 Test Escort Boat'] });
    t.act(1, 'play', PATROL).pick(1, 'space').act(1, 'play', 'S2 Test Escort Boat').pick(1, 'space');
    const heavy = () =>
      arsenal(t.s, 0).flatMap(b =>
        b.sort === 'heavy' ? [`${b.shots} of ${t.s.cards[b.card] === t.card(PATROL)}`] : [],
      );
    const now = heavy();
    t.untilPhase('play A', 2).untilPhase('weapons fire', 1);
    return [now, heavy()];
  };
  expect([shots(SUPPORT), shots(off(SUPPORT))]).toEqual([
    [['1 of true'], []],
    [[], []],
  ]);
});

const SPY = 'B4 Espionage Satellite';
test(`${SPY}: is played against terrain without a base; each turn it sees a card of another player's hand`, () => {
  const t = sides(['T7 System', S2], { hand: [SPY] }, { fleet: [stack(MOON, BASE), STAR], hand: ['T6 Comet'] }).act(
    1,
    'play',
    SPY,
  );
  expect([t.under(SPY), t.card(SPY).controller]).toEqual([STAR, 0]);
  const looks = sides([S2], {}, { fleet: [stack(STAR, { card: SPY, by: 1 })], hand: ['T6 Comet'] }).act(1, 'use', SPY);
  expect(looks.happened('looked').map(x => [x.seat, x.of])).toEqual([[0, 1]]);
  expect(looks.refuses(1, 'use', SPY)).toBe('ge/card-actions-limit/1');
  const none = sides([S2], {}, { fleet: [stack(STAR, { card: SPY, by: 1 })] });
  expect(none.refuses(1, 'use', SPY)).toBe('ge/crucial-rules/1');
});

const PLATFORM = 'B4 Heavy Weapons Platform';
test(`${PLATFORM}: fires 4 mounts with ammunition`, () => {
  const t = sides([stack(MOON, armed(PLATFORM, 4))], {}, {}, { phase: 'weapons fire' });
  t.act(1, 'fire', S5).pick(1, ...many(4, PLATFORM));
  expect(t.shields(S5)).toBe(0);
});

const ARMORY = 'B6 Armory Base';
test(`${ARMORY}: keeps ammunition that is left over for one turn; disengaged it keeps none`, () => {
  const kept = (engaged: boolean) => {
    const base = off(ARMORY);
    const t = sides(
      ['T7 System', 'T3 Armory Moon', stack(MOON, base), S2],
      { order: 'never' },
      {},
      { phase: 'allocation' },
    );
    t.allocate(1, engaged ? { engage: [ARMORY] } : {});
    return [t.happened('generated').at(-1)!.points.ammunition ?? 0, t.player(1).kept.ammunition ?? 0];
  };
  const [made, left] = kept(true);
  expect([left, kept(false)[1]]).toEqual([made, 0]);
  expect(made).toBeGreaterThan(0);
});

const COMPLEX = 'B8 Power Generation Complex';
test(`${COMPLEX}: its terrain generates three times its energy, and no more of anything else`, () => {
  const output = (...on: CardPlace[]) => {
    const t = sides([stack(STAR, ...on), S2]);
    return outputOf(t.s, t.id(STAR), works);
  };
  const { energy = 0, ...rest } = output();
  expect(output(COMPLEX)).toEqual({ ...rest, energy: 3 * energy });
  expect(energy).toBeGreaterThan(0);
  expect(output(off(COMPLEX))).toEqual(output());
});

const STATION = 'B2 Freighter Station';
const [FLEET_FREIGHTER, FREIGHTER] = ['S1 Fleet Freighter', 'S2 Independent Freighter'];
/** The economy of a moon with cards on it, where player 1 serves a freighter with the station, if it is told. */
const trade = (on: readonly CardPlace[], serves?: string, more: readonly CardPlace[] = []) => {
  const t = sides([stack(MOON, ...on), ...more]);
  if (serves !== undefined) {
    t.act(1, 'use', STATION);
    if (t.question === 'target') t.pick(1, serves);
  }
  return outputOf(t.s, t.id(MOON), works).economy ?? 0;
};
test(`${STATION}: a freighter adds twice its economy, and all freighters on its terrain add up`, () => {
  const bare = trade([]);
  expect(trade([FLEET_FREIGHTER, FREIGHTER]) - bare).toBe(3);
  expect(trade([STATION, FLEET_FREIGHTER, FREIGHTER]) - bare).toBe(5);
  expect(trade([STATION, FLEET_FREIGHTER, FREIGHTER], FREIGHTER) - bare).toBe(8);
  expect(trade([STATION, FLEET_FREIGHTER, FREIGHTER], FLEET_FREIGHTER) - bare).toBe(7);
});
test(`${STATION}: serves a freighter elsewhere, too; there nothing adds up; it does nothing disengaged or for tugs`, () => {
  const bare = trade([]);
  const elsewhere = { card: 'T6 System', on: [STATION] };
  expect(trade([FLEET_FREIGHTER, FREIGHTER], FREIGHTER, [elsewhere]) - bare).toBe(6);
  expect(trade([off(STATION), FLEET_FREIGHTER, FREIGHTER]) - bare).toBe(3);
  expect(sides([stack(MOON, STATION, 'S2 Fleet Tug')]).offers(1, 'use', STATION)).toBe(false);
});
test(`${STATION}: names its freighter as it is played; a plan that engages it counts the points`, () => {
  const t = sides([stack(MOON, FREIGHTER), 'T6 System', 'T5 Star'], { hand: [STATION] });
  t.act(1, 'play', STATION).pick(1, MOON);
  const before = outputOf(t.s, t.id(MOON), works).economy!;
  t.untilPhase('allocation', 1);
  const plan = (...engage: string[]) => t.sumOf(1, { engage });
  expect(plan(FREIGHTER)).toMatch(/have 3 economy/);
  expect(plan(FREIGHTER, STATION)).toMatch(/have 6 economy/);
  t.allocate(1, { engage: [STATION, FREIGHTER] });
  expect([t.engaged(STATION), outputOf(t.s, t.id(MOON), works).economy]).toEqual([true, before + 3]);
});
