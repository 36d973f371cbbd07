import { asked, greedyBot, playout, randomBot } from '@orrery/bots';
import { likingsMet } from '@orrery/bots/testing';
import { optionId, options, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { intentOf } from '../src/advice/boons.ts';
import { LIBRARY } from '../src/card.ts';
import { type GeState, galacticEmpires, geAdvice, geKinds, geLikings } from '../src/index.ts';
import { readyTable } from './deals.ts';
import { type Table, table } from './table.ts';

// A bot that takes the game's advice

/** Returns the bot's answer to the first question. */
const answers = (t: Table): string[] => {
  const bot = greedyBot(1, geAdvice);
  return bot.choose(asked(galacticEmpires, t.s, t.s.ask!.seats[0]!)).map(optionId);
};

test('it beats random players, with two, three and four', () => {
  let won = 0;
  let games = 0;
  for (const players of [2, 3, 4])
    for (let seed = 1; seed <= 4; seed++) {
      const s: GeState = start(galacticEmpires, readyTable(players, seed), seed);
      const mine = seed % players;
      const bots = s.seats.map((_, i) => (i === mine ? greedyBot(seed, geAdvice) : randomBot(seed * 7 + i)));
      playout(galacticEmpires, s, bots, 20_000);
      games++;
      if (s.result?.winners.includes(mine)) won++;
    }
  expect(won).toBeGreaterThanOrEqual(games - 1);
});

/** Returns the kinds of an answer of the first player, by its id. */
function kindsOf(t: Table, id: string): readonly string[] {
  const { s } = t;
  return geKinds(s, 0, options(galacticEmpires, s, 0).find(o => optionId(o) === id)!);
}

test('kinds of fire tell what it could do, and to whom; stopping has no kind', () => {
  const cruiser = 'S5 Argonian Heavy Cruiser';
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S4 Independent Pirate Ship'] },
      { fleet: ['T3 Moon', { card: cruiser, shieldDamage: 3 }, 'S6 Luxury Liner'] },
    ],
  });
  const [kind, ...traits] = kindsOf(t, `fire:${t.id(cruiser)}`);
  expect(kind).toBe('weapons fire/fire');
  expect(traits).toEqual(expect.arrayContaining(['S', 'middling', 'kill/keeper', 'need2/keeper']));
  // six points do not get through nine shields
  expect(kindsOf(t, `fire:${t.id('S6 Luxury Liner')}`)).toContain('none');
  expect(kindsOf(t, 'pass')).toEqual([]);
});

test('kinds of cards that are played tell how the Sector HQ stands', () => {
  const cutter = 'S3 Tufor Cutter';
  const bare = table({ seats: [{ fleet: ['T3 Moon'], hand: [cutter] }, {}] });
  const kinds = kindsOf(bare, `play:${bare.id(cutter)}`);
  expect(kinds).toEqual(
    expect.arrayContaining(['play cards/play', 'S', 'S/bare', 'S/open', 'S/prot0', 'ship/hand1', 's3-tufor-cutter']),
  );
  const kept = table({ seats: [{ fleet: ['T3 Moon', 'S4 Argonian Destroyer'], hand: [cutter] }, {}] });
  expect(kindsOf(kept, `play:${kept.id(cutter)}`)).toContain('S/prot1');
});

test('likings cover kinds of answers that occur in play', () => {
  const { points } = geLikings;
  const begin = (seed: number) => start(galacticEmpires, readyTable(2, seed), seed);
  const share = likingsMet({ game: galacticEmpires, advice: geAdvice, kinds: geKinds, points }, begin, 120);
  expect(share).toBeGreaterThan(0.9);
});

test('twelve of them come to an end', () => {
  for (const seed of [4, 5]) {
    const s: GeState = start(galacticEmpires, readyTable(12, seed), seed);
    playout(
      galacticEmpires,
      s,
      s.seats.map((_, i) => greedyBot(i, geAdvice)),
      20_000,
    );
    expect(s.result?.kind).toBe('last-one-standing');
  }
});

test('it fires at a Sector HQ that nothing protects before it fires at a base', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: ['S4 Argonian Destroyer'] }, { fleet: [{ card: 'T3 Moon', on: ['B1 Military Outpost'] }] }],
  });
  expect(answers(t)).toEqual(['headquarters:1']);
});

test('it engages its ships with the points that it has', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: ['T3 Moon', { card: 'S4 Argonian Destroyer', engaged: false }] }, {}],
  });
  const ship = t.id('S4 Argonian Destroyer');
  expect(answers(t)).toContain(`engage:${ship}`);
});

test('it plays a ship before anything else while nothing protects its Sector HQ', () => {
  const t = table({
    seats: [{ fleet: ['T3 Moon'], hand: ['C2 Ensign', 'S3 Tufor Cutter', 'T3 Moon'] }, {}],
  });
  expect(answers(t)).toEqual([`play:${t.id('S3 Tufor Cutter')}`]);
});

test('a helpful card goes on an own card, a harmful one on another player’s', () => {
  const t = table({
    seats: [{ fleet: ['T3 Moon', 'S4 Argonian Destroyer'], hand: ['O2 Gold Vein'] }, { fleet: ['T6 Asteroid Field'] }],
  }).act(1, 'play', 'O2 Gold Vein');
  expect(answers(t)).toEqual([`on:${t.id('T3 Moon')}`]);
  expect(kindsOf(t, `on:${t.id('T3 Moon')}`)).toEqual(expect.arrayContaining(['boon/mine', 'boon/mine/T']));
  t.pick(1, 'T3 Moon');
  const harm = table({
    seats: [{ fleet: ['T3 Moon'], hand: ['O2 Natural Disaster'] }, { fleet: ['T1 Large Asteroid'] }],
  }).act(1, 'play', 'O2 Natural Disaster');
  expect(answers(harm)).toEqual([`on:${harm.id('T1 Large Asteroid')}`]);
  expect(kindsOf(harm, `on:${harm.id('T3 Moon')}`)).toContain('harm/mine');
  harm.pick(1, 'T1 Large Asteroid');
});

test('the texts of usually harmful cards tell which of them help', () => {
  const boons = LIBRARY.all()
    .filter(def => intentOf(def) === 'boon' && typeof def.sides[0]!.on === 'function')
    .map(d => d.name);
  // other tests may have added cards of their own
  expect(boons.filter(name => !name.includes(' Test ')).sort()).toEqual([
    'H3 Quasar',
    'H7 Antimatter Singularity',
    'L2 Lucky Mine Explosion',
    'L4 Lucky Shield Repair',
    'L4 Monster Healing',
    'L4 Monster Healing (Primary Edition)',
    'L4 Monster Overstrike',
    'L6 Artifact - Krebiz Monolith',
    'L6 Artifact - Krebiz Monolith (New Empires)',
    'M3 Invinco Guardian',
    'M3 Shadow',
    'M5 Ship Mimic',
    'M6 Invinco Guardian',
    'M9 Huge Invinco Guardian',
    'O2 Gold Vein',
    'O3 Mining Expedition',
    'O5 Parasitic Augmentation',
    'O5 Terraforming',
    'O6 Psionic Soothing',
    'O8 Emergency Damage Control',
  ]);
});

test('a helpful card waits while no own card can use it', () => {
  const repair = 'L4 Lucky Shield Repair';
  const cruiser = { card: 'S5 Argonian Heavy Cruiser', shieldDamage: 3 };
  const theirs = table({
    seats: [{ fleet: ['T3 Moon', 'S4 Argonian Destroyer'], hand: [repair] }, { fleet: [cruiser] }],
  });
  expect(answers(theirs)).toEqual(['pass']);
  const own = table({ seats: [{ fleet: ['T3 Moon', cruiser], hand: [repair] }, { fleet: ['T3 Moon'] }] });
  expect(answers(own)).toEqual([`play:${own.id(repair)}`]);
});

test('it does not fire weapons that do no damage', () => {
  const ship = 'S3 Tufor Cutter';
  const facing = (on: { card: string; by: number }[]) =>
    table({
      phase: 'weapons fire',
      seats: [{ fleet: ['T3 Moon', { card: ship, on }] }, { fleet: ['T3 Moon', 'S4 Argonian Destroyer'] }],
    });
  const free = facing([]);
  expect(answers(free)).toEqual([`fire:${free.id('S4 Argonian Destroyer')}`]);
  expect(answers(facing([{ card: 'M1 Small Phaser Eel', by: 2 }]))).toEqual(['pass']);
});

test('a ship that fires alone fires as many of its phasers as the Sector HQ can still take', () => {
  const pirate = 'S4 Independent Pirate Ship';
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [pirate] }, { fleet: ['T3 Moon'], hq: 20, order: 'never' }],
  }).act(1, 'headquarters', '2');
  const shots = answers(t);
  expect(shots).toHaveLength(5);
  t.pick(1, ...shots.map(() => pirate));
  expect(t.s.result).toMatchObject({ winners: [0] });
});
