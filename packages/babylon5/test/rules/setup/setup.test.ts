import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DECK, HAND, INNER, type Race, type SeatSetup, SUPPORTING } from '../../../src/index.ts';
import { designations } from '../../../src/rules/factions/designation.ts';
import { tensionToward } from '../../../src/rules/politics/tension.ts';
import { AT_ONCE, id, match, papers, refusal, refusedBy, seat } from '../../support/cards-for-turns.ts';
import { table } from '../../support/table.ts';
import '../../support/cards-for-drakh.ts';

const corporate = (race: Race, leader: string): SeatSetup => ({
  race,
  designation: 'corporate',
  deck: [id(leader), ...papers(66)],
});
const home = (leader: string, race: Race = 'narn'): SeatSetup => ({
  race,
  designation: 'home',
  deck: [id(leader), ...papers(66)],
});
const psi = (leader: string, race: Race = 'human'): SeatSetup => ({
  race,
  designation: 'psi corps',
  deck: [id(leader), ...papers(66)],
});
const engine = (...seats: SeatSetup[]) => ({ ruleset: 'engine', seats });
const RACES_5 = ['human', 'centauri', 'minbari', 'narn', 'non-aligned'] as const;

rule('b5/setup/1', 'two to five players sit down; six only with alternate factions', () => {
  const seats = RACES_5.map(race => seat(race, 50));
  const sixth = home('Test Home Leader');
  expect(refusedBy({ ruleset: 'casual', seats: seats.slice(0, 1) })).toBe('b5/setup/1');
  expect(refusal({ ruleset: 'casual', seats: seats.slice(0, 2) })).toBe('');
  expect(refusal({ ruleset: 'casual', seats })).toBe('');
  expect(refusedBy({ ruleset: 'casual', seats: [...seats, sixth] })).toBe('b5/setup/1');
  expect(
    match({ ruleset: 'casual', alternateFactions: true, seats: [...seats, sixth] }).leaveOpen().s.seats.length,
  ).toBe(6);
});

rule('b5/setup/2', 'an engine game takes seven factions that differ, and not one alone', () => {
  const seven = [...RACES_5.map(race => seat(race, 66)), home('Test Home Leader'), psi('Test Psi Chief')];
  expect(match(engine(...seven)).leaveOpen().s.seats.length).toBe(7);
  expect(refusedBy(engine(seven[0]!))).toBe('b5/setup/2');
});

rule('b5/setup/3', 'the five races can be played, no other', () => {
  for (const ruleset of ['casual', 'tournament', 'engine']) {
    for (const race of ['vorlon', 'shadow', 'drakh', 'neutral'])
      expect(refusedBy({ ruleset, seats: [seat('narn', 66), { ...seat('human', 66), race }] })).toBe('b5/setup/3');
  }
  expect(refusal({ ruleset: 'casual', seats: RACES_5.map(race => seat(race, 50)) })).toBe('');
});

rule('b5/setup/4', 'two Human players need the alternate factions', () => {
  const seats = [seat('human', 60), psi('Test Psi Chief')];
  const twins = [seat('human', 60), seat('human', 60)];
  for (const ruleset of ['casual', 'tournament']) {
    expect(refusedBy({ ruleset, seats: twins })).toBe('b5/setup/4');
    expect(refusal({ ruleset, seats, alternateFactions: true })).toBe('');
  }
});

rule('b5/setup/5', 'three kinds of Human faction play one engine game', () => {
  const t = match(engine(seat('human', 66), psi('Test Psi Chief'), corporate('human', 'Test Trader')));
  expect(t.s.seats.map(s => [s.race, s.designation])).toEqual([
    [0, 'babylon project'],
    [0, 'psi corps'],
    [0, 'corporate'],
  ]);
});

rule('b5/setup/6', 'nobody starts as Drakh; the four other kinds of faction can be chosen', () => {
  const drakh = { ...seat('centauri', 66), designation: 'drakh' };
  expect(refusedBy({ ruleset: 'engine', seats: [seat('narn', 66), drakh] })).toBe('b5/setup/6');
  const four = [
    seat('centauri', 66),
    home('Test Home Leader'),
    corporate('minbari', 'Test Trader'),
    psi('Test Psi Chief'),
  ];
  expect(match(engine(...four)).s.seats.map(s => s.designation)).toEqual([
    'babylon project',
    'home',
    'corporate',
    'psi corps',
  ]);
});

rule('b5/setup/7', 'one Babylon Project faction of a race, but any number of Non-Aligned ones', () => {
  const second = { race: 'minbari' as const, deck: [id('Test Daily Envoy'), ...papers(66)] };
  expect(refusedBy(engine(seat('minbari', 66), second))).toBe('b5/setup/7');
  const league = ['Test Daily Drazi Envoy', 'Test Daily Vree Envoy', 'Test Daily Gaim Envoy'].map(
    (leader): SeatSetup => ({ race: 'non-aligned', deck: [id(leader), ...papers(67)] }),
  );
  expect(match(engine(...league)).s.seats.length).toBe(3);
});

rule(
  'b5/setup/8',
  'only a card marked as starting ambassador leads; the Non-Aligned take any species ambassador',
  () => {
    const lennier = { ...seat('minbari', 66, ['Lennier']), ambassador: id('Lennier') };
    expect(refusedBy(engine(lennier, seat('narn', 66)))).toBe('b5/setup/8');
    const t = match(
      engine(
        { race: 'minbari', deck: [id('Test Daily Envoy'), id('Lennier'), ...papers(66)] },
        { race: 'non-aligned', deck: [id('Test Daily Gaim Envoy'), ...papers(67)] },
      ),
    );
    expect(t.titles('minbari', INNER)).toEqual(['Test Daily Envoy']);
    expect(t.titles('non-aligned', INNER)).toEqual(['Test Daily Gaim Envoy']);
    // an ordinary character of the League is not enough
    const plain = { race: 'non-aligned' as const, deck: [id('Test Executive of the League'), ...papers(66)] };
    expect(refusedBy(engine(plain, seat('narn', 66)))).toBe('b5/deck/11');
  },
);

rule('b5/setup/9', 'one home faction of a race, more by agreement, and none of the Non-Aligned', () => {
  const seats = [home('Test Home Leader'), home('Test Home Rival')];
  expect(refusedBy(engine(...seats))).toBe('b5/setup/9');
  const agreed = seats.map(s => ({ ...s, options: ['shared home factions'] as const }));
  expect(refusal(engine(...agreed))).toBe('');
  expect(refusedBy(engine(home('Test Daily Drazi Envoy', 'non-aligned'), seat('narn', 66)))).toBe('b5/setup/14');
  // its ambassador must be marked for a home faction
  const plain = { ...home("G'Kar"), ambassador: id("G'Kar") };
  expect(refusedBy(engine(plain, seat('human', 66)))).toBe('b5/setup/9');
});

rule('b5/setup/10', 'three corporate factions of one race play together if their leaders differ', () => {
  const t = match(engine(...['Test Trader', 'Test Broker', 'Test Banker'].map(x => corporate('centauri', x))));
  expect([1, 2, 3].map(n => t.titles(n, INNER))).toEqual([['Test Trader'], ['Test Broker'], ['Test Banker']]);
});

rule(
  ['b5/setup/11', 'b5/setup/12'],
  'a Centauri Babylon Project faction that turns Drakh has two designations and one race',
  () => {
    const t = table({
      ruleset: 'engine',
      seats: [
        { race: 'centauri', rating: 8, hand: ['Test Drakh Envoy'] },
        { race: 'narn', rating: 8, hand: ['Test Drakh Emissary'] },
      ],
      order: ['centauri', 'narn'],
    });
    expect(designations(t.s, 0)).toEqual(['babylon project']);
    t.act('centauri', 'sponsor', 'Test Drakh Envoy');
    expect(designations(t.s, 0)).toEqual(['babylon project', 'drakh']);
    expect(t.s.seats[0]!.race).toBe(RACES_5.indexOf('centauri'));
    expect(designations(t.s, 1)).toEqual(['babylon project']);
    // several factions may convert
    t.act('narn', 'sponsor', 'Test Drakh Emissary');
    expect(designations(t.s, 1)).toEqual(['babylon project', 'drakh']);
  },
);

rule('b5/setup/11', 'two Drakh factions of one race stand side by side, each with its old kind', () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'human', rating: 8, hand: ['Test Drakh Envoy'] },
      { race: 'human', rating: 8, designation: 'corporate', ambassador: 'Test Trader', hand: ['Test Drakh Emissary'] },
    ],
    order: [1, 2],
  });
  t.act(1, 'sponsor', 'Test Drakh Envoy').act(2, 'sponsor', 'Test Drakh Emissary');
  expect([designations(t.s, 0), designations(t.s, 1)]).toEqual([
    ['babylon project', 'drakh'],
    ['corporate', 'drakh'],
  ]);
  expect(t.s.seats.map(s => s.race)).toEqual([0, 0]);
});

rule('b5/setup/13', 'one Psi Corps faction in a game, and a Human one', () => {
  expect(refusedBy(engine(psi('Test Psi Chief'), psi('Test Second Chief')))).toBe('b5/setup/13');
  expect(refusedBy(engine(psi('Test Psi Chief', 'narn'), seat('human', 66)))).toBe('b5/setup/13');
  expect(refusal(engine(psi('Test Psi Chief'), seat('human', 66)))).toBe('');
});

rule('b5/setup/14', 'which kinds of faction each race can start as', () => {
  const leaders: Record<string, Record<string, string>> = {
    'babylon project': {
      human: 'Jeffrey Sinclair',
      centauri: 'Londo Mollari',
      minbari: 'Delenn',
      narn: "G'Kar",
      'non-aligned': 'Test Daily Drazi Envoy',
    },
    home: { narn: 'Test Home Leader' },
    'psi corps': { human: 'Test Psi Chief' },
  };
  const start = (race: Race, designation: string) =>
    refusedBy({
      ruleset: 'engine',
      seats: [
        { race, designation, deck: [id(leaders[designation]?.[race] ?? 'Test Trader'), ...papers(67)] },
        corporate(race, 'Test Broker'),
      ],
    });
  const kinds = ['babylon project', 'home', 'corporate', 'psi corps', 'drakh'];
  expect(kinds.filter(kind => start('non-aligned', kind) === '')).toEqual(['babylon project', 'corporate']);
  expect(kinds.filter(kind => start('narn', kind) === '')).toEqual(['babylon project', 'home', 'corporate']);
  for (const race of ['centauri', 'minbari'] as const) {
    // the pool has no home leader of theirs: the leader is missing, not the kind of faction
    expect(kinds.map(kind => start(race, kind))).toEqual(['', 'b5/deck/11', '', 'b5/setup/13', 'b5/setup/6']);
  }
  expect(kinds.map(kind => start('human', kind))).toEqual(['', 'b5/deck/11', '', '', 'b5/setup/6']);
  expect(start('non-aligned', 'home')).toBe('b5/setup/14');
});

rule(
  'b5/setup/15',
  'the four usual ambassadors lead, others only as marked, and home leaders with alternate factions',
  () => {
    const four = ['human', 'centauri', 'minbari', 'narn'] as const;
    const t = match({ ruleset: 'casual', seats: four.map(race => seat(race, 50)) });
    expect(four.map(race => t.titles(race, INNER)[0])).toEqual([
      'Jeffrey Sinclair',
      'Londo Mollari',
      'Delenn',
      "G'Kar",
    ]);
    const led = (race: Race, leader: string, more: object = {}) => ({
      ruleset: 'casual',
      seats: [{ race, deck: [id(leader), ...papers(60)], ambassador: id(leader), ...more }, seat('human', 60)],
    });
    expect(refusal(led('narn', "G'Kar"))).toBe('');
    expect(refusedBy(led('narn', "Ta'Lon"))).toBe('b5/setup/15');
    expect(refusedBy(led('narn', 'Test Home Leader'))).toBe('b5/setup/15');
    expect(refusedBy(led('narn', 'Test Home Leader', { designation: 'home' }))).toBe('b5/setup/15');
    expect(refusal({ ...led('narn', 'Test Home Leader', { designation: 'home' }), alternateFactions: true })).toBe('');
    // a starting ambassador of another race does not qualify either
    expect(refusedBy(led('narn', 'Delenn'))).toBe('b5/setup/15');
    expect(refusal(led('minbari', 'Test Daily Envoy'))).toBe('');
    expect(refusal(led('non-aligned', 'Test Daily Vree Envoy'))).toBe('');
  },
);

rule(
  'b5/setup/16',
  'engine: the leaders of the table lead, as their text marks them, and each leads its own kind',
  () => {
    const led = (race: Race, leader: string, more: Partial<SeatSetup> = {}) =>
      refusal(
        engine(
          { race, deck: [id(leader), ...papers(66)], ambassador: id(leader), ...more },
          seat(race === 'human' ? 'narn' : 'human', 66),
        ),
      );
    const standard = {
      human: 'Jeffrey Sinclair',
      centauri: 'Londo Mollari',
      minbari: 'Delenn',
      narn: "G'Kar",
    } as const;
    for (const [race, leader] of Object.entries(standard)) {
      expect(led(race as Race, leader)).toBe('');
      expect(led(race as Race, leader, { designation: 'home' })).toContain('b5/setup/9');
    }
    // a second version that is marked for the Babylon Project, as Vir Cotto and Captain Sheridan have
    expect(led('minbari', 'Test Daily Envoy')).toBe('');
    // the versions that are held are not marked
    for (const [race, leader] of [
      ['centauri', 'Vir Cotto'],
      ['narn', "Ta'Lon"],
      ['narn', "Na'Far"],
      ['human', 'Bester'],
    ] as const)
      expect(led(race, leader)).toContain('b5/setup/8');
    expect(led('narn', "Na'Far", { designation: 'home' })).toContain('b5/setup/9');
    expect(led('narn', 'Test Home Leader', { designation: 'home' })).toBe('');
    expect(led('human', 'Bester', { designation: 'psi corps' })).toContain('b5/setup/13');
    expect(led('human', 'Test Psi Chief', { designation: 'psi corps' })).toBe('');
  },
);

/** Two corporate seats of one race that have both leaders. */
const clashing = (more: Partial<SeatSetup> = {}) => ({
  race: 'centauri' as const,
  designation: 'corporate' as const,
  deck: [
    id('Test Trader'),
    id('Test Broker'),
    id('Test Banker'),
    id('Test Daily Clerk'),
    id('Test Freighter'),
    id('Test Merger'),
    ...papers(66),
  ],
  ...more,
});

rule(
  'b5/setup/17',
  'first the ambassadors, then the hands, then shuffling; tensions, influence and play follow',
  () => {
    const t = match(engine(clashing(), clashing()));
    const soFar = () => ['ambassador', 'moved', 'shuffled', 'round'].map(type => t.happened(type).length);
    expect(t.refuses(1, 'card', 'Test Freighter')).toBe('b5/setup/17');
    expect(soFar()).toEqual([0, 0, 0, 0]);
    t.act(1, 'ambassador', 'Test Trader').act(2, 'ambassador', 'Test Broker');
    expect(soFar()).toEqual([2, 2, 0, 0]);
    const hand = (n: number) => ['Test Freighter', 'Test Merger', 'Test Daily Clerk'].map(title => t.id(title, n));
    t.pick(1, ...hand(1));
    expect(soFar()).toEqual([2, 2, 0, 0]);
    t.pick(2, ...hand(2));
    expect(soFar()).toEqual([2, 8, 2, 1]);
    expect(t.s.seats.map(s => [s.rating, s.unrest])).toEqual([
      [4, 1],
      [4, 1],
    ]);
    expect([tensionToward(t.s, 0, 1), tensionToward(t.s, 1, 0), t.s.babylon5, t.s.round]).toEqual([
      2,
      2,
      4,
      'conflict',
    ]);
  },
);

rule('b5/setup/18', 'no ambassador is known before all are', () => {
  const t = match(engine(seat('narn', 66), clashing(), clashing()));
  expect(t.titles('narn', INNER)).toEqual([]);
  t.act(2, 'ambassador', 'Test Trader');
  expect([1, 2, 3].map(n => t.titles(n, INNER))).toEqual([[], [], []]);
  expect(t.happened('ambassador')).toEqual([]);
  t.act(3, 'ambassador', 'Test Broker');
  expect([1, 2, 3].map(n => t.titles(n, INNER))).toEqual([["G'Kar"], ['Test Trader'], ['Test Broker']]);
});

rule(
  'b5/setup/19',
  'the same limited ambassador twice: both choose anew, not a card already shown, until all differ',
  () => {
    const four = clashing({ deck: [id('Test Executive'), ...clashing().deck] });
    const t = match(engine(four, four, clashing()));
    t.act(1, 'ambassador', 'Test Trader').act(2, 'ambassador', 'Test Trader').act(3, 'ambassador', 'Test Daily Clerk');
    expect([1, 2, 3].map(n => t.titles(n, INNER))).toEqual([[], [], ['Test Daily Clerk']]);
    expect(t.happened('ambassador-clash').length).toBe(1);
    expect(t.refuses(1, 'ambassador', t.id('Test Trader', 1))).toBe('b5/setup/19');
    expect(t.refuses(2, 'ambassador', t.id('Test Trader', 2))).toBe('b5/setup/19');
    expect(t.refuses(1, 'ambassador', t.id('Test Daily Clerk', 1))).toBe('b5/setup/19');
    // and again
    t.act(1, 'ambassador', t.id('Test Broker', 1));
    expect(t.titles(1, INNER)).toEqual([]);
    t.act(2, 'ambassador', t.id('Test Broker', 2));
    expect([1, 2].map(n => t.titles(n, INNER))).toEqual([[], []]);
    expect(t.offers(1, 'ambassador', t.id('Test Broker', 1))).toBe(false);
    t.act(1, 'ambassador', t.id('Test Banker', 1)).act(2, 'ambassador', t.id('Test Executive', 2));
    expect([1, 2, 3].map(n => t.titles(n, INNER))).toEqual([['Test Banker'], ['Test Executive'], ['Test Daily Clerk']]);
  },
);

rule('b5/setup/20', 'after a clash cards change between deck and reserve, and the deck stays legal', () => {
  // the deck will have 60 cards besides the ambassador and a hand of three
  const seats = (n: number) => {
    const deck = [id('Test Trader'), id('Test Broker'), ...papers(n - 2)];
    return clashing({ deck, reserve: [id('Test Daily Grant'), id('Test Levy')] });
  };
  const t = match(engine(seats(64), clashing()));
  t.act(1, 'ambassador', 'Test Trader').act(2, 'ambassador', 'Test Trader');
  // the first has only the Broker left
  t.act(2, 'ambassador', t.id('Test Banker', 2));
  expect(t.titles(1, INNER)).toEqual(['Test Broker']);
  expect(t.asked).toEqual(['centauri']);
  // one card fewer would leave 59
  expect(t.whyNot(1, 'Test Paper 1')?.rule).toBe('b5/deck/3');
  // cards change places, and no card goes to the hand
  expect(t.refuses(1, 'card', 'Test Daily Grant')).toBe('b5/setup/20');
  // each card from its own place
  expect(t.refuses(1, 'to-deck', 'Test Paper 1')).toBe('b5/setup/20');
  // all moves are judged together
  t.pick(1, 'Test Paper 1', 'Test Daily Grant');
  expect(t.titles(1, DECK)).toContain('Test Daily Grant');
  expect(t.titles(1, DECK).filter(x => x === 'Test Paper 1').length).toBe(2);
  // without a clash there is no exchange
  const calm = match(engine(seats(64), clashing()));
  calm.act(1, 'ambassador', 'Test Trader').act(2, 'ambassador', 'Test Broker');
  expect(calm.offers(1, 'to-deck', 'Test Daily Grant')).toBe(false);
});

rule('b5/setup/21', 'decks are shuffled by chance, and nobody sees how they lie', () => {
  const setup = {
    ruleset: 'casual' as const,
    seats: [seat('narn', 60, [], { hand: [] }), seat('centauri', 60, [], { hand: [] })],
    ...AT_ONCE,
  };
  const [a, again, b] = [match(setup, 1), match(setup, 1), match(setup, 2)].map(t => t.titles('narn', DECK));
  expect(again).toEqual(a);
  expect(b).not.toEqual(a);
  expect(a!.slice().sort()).toEqual(b!.slice().sort());
  expect(a).not.toEqual(setup.seats[0]!.deck.slice(1).map(x => x));
  const t = match(setup, 1);
  expect(t.happened('shuffled').map(f => f.seat)).toEqual([0, 1]);
  // later draws show only to the player who draws
  t.until('draw').untilAsked('declare');
  const drawn = t.happened('moved').filter(f => f.to === HAND);
  expect(drawn.length).toBeGreaterThan(0);
  for (const viewer of [1, null]) expect(t.toldTo(drawn[0]!, viewer).fact.card).toBeNull();
  expect(t.toldTo(drawn[0]!, 0).fact.card).toMatchObject({ id: drawn[0]!.card });
});

rule('b5/setup/22', 'each Inner Circle begins with the ambassador, face up', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const t = match({ ruleset, seats: [seat('narn', 66), seat('centauri', 66)] });
    expect(t.titles('narn', INNER)).toEqual(["G'Kar"]);
    expect(t.titles('centauri', INNER)).toEqual(['Londo Mollari']);
    expect(t.inPlay("G'Kar")).toBe(true);
    expect(t.s.seats[0]!.ambassador).toBe(t.id("G'Kar"));
  }
});

rule('b5/setup/23', 'a promoted character joins the Inner Circle behind the ambassador', () => {
  const t = table({
    seats: [{ race: 'narn', rating: 20, supporting: ['Narn Aide'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'promote', 'Narn Aide');
  expect(t.titles('narn', INNER)).toEqual(["G'Kar", 'Narn Aide']);
  expect(t.titles('narn', SUPPORTING)).toEqual([]);
});

rule('b5/setup/24', 'what arrives is a supporting card of the faction and cannot sponsor', () => {
  const hand = ['Narn Aide', 'Picket Fleet', 'Quadrant 14', 'Test Wealth'];
  const inner = ["Na'Toth", "Ko'Dath", "Kha'Mak"];
  const t = table({
    seats: [{ race: 'narn', rating: 30, inner, hand }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  hand.forEach((title, i) => {
    t.act('narn', 'sponsor', title);
    if (i < 3) t.pick('narn', inner[i]!);
    t.pass('centauri');
  });
  expect(t.titles('narn', SUPPORTING)).toEqual(hand);
  expect(hand.map(title => t.card(title).faction)).toEqual([0, 0, 0, 0]);
  // only G'Kar could sponsor, and he is rotated
  const other = table({
    seats: [
      {
        race: 'narn',
        rating: 30,
        ambassador: { card: "G'Kar", rotated: true },
        supporting: ["Ta'Lon"],
        hand: ['Narn Aide'],
      },
      { race: 'centauri' },
    ],
    order: ['narn', 'centauri'],
  });
  expect(other.card("Ta'Lon").rotated).toBe(0);
  expect(other.refuses('narn', 'sponsor', 'Narn Aide')).toBe('b5/sponsor/1');
});

rule('b5/setup/25', 'nobody starts with a fleet in play', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const t = match({
      ruleset,
      seats: [seat('narn', 66, ['Picket Fleet', 'Colonial Fleet']), seat('centauri', 66, ['Picket Fleet'])],
    });
    expect(t.options('narn').some(o => t.s.defs[o.a]! === t.s.defs[t.id('Picket Fleet', 'narn')])).toBe(true);
    expect([t.titles('narn', SUPPORTING), t.titles('centauri', SUPPORTING)]).toEqual([[], []]);
    expect([t.titles('narn', INNER).length, t.titles('centauri', INNER).length]).toEqual([1, 1]);
  }
});

rule('b5/setup/26', 'Babylon 5, the Shadows and the Vorlons start with 4 influence each', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const { s } = match({ ruleset, seats: [seat('narn', 66), seat('centauri', 66)] });
    expect([s.babylon5, s.shadows, s.vorlons]).toEqual([4, 4, 4]);
  }
});

rule('b5/setup/27', 'the first turn opens at the conflict round, the lowest initiative first', () => {
  const hand = [id('Border Raid')];
  const t = match({
    ruleset: 'casual',
    seats: [seat('narn', 60, [], { hand }), seat('centauri', 60, [], { hand })],
    ...AT_ONCE,
  });
  expect(t.happened('round').map(f => f.round)).toEqual(['conflict']);
  // equal ratings: the Diplomacy of 5 acts after the 4
  expect(t.asked).toEqual(['centauri']);
  expect(t.offers('centauri', 'declare', 'Border Raid')).toBe(true);
  expect(t.s.turn).toBe(1);
});

rule('b5/setup/28', 'a Narn deck may hold a Centauri fleet, but its player cannot sponsor it', () => {
  const colonial = id('Colonial Fleet', 'centauri');
  const narn = { ...seat('narn', 59), hand: [colonial], deck: seat('narn', 59).deck };
  const t = match({ ruleset: 'casual', seats: [narn, seat('centauri', 60, [], { hand: [] })], house: ['any hand'] });
  t.until('action');
  if (t.asked[0] !== 'narn') t.pass('centauri');
  expect(t.titles('narn', HAND)).toEqual(['Colonial Fleet']);
  expect(t.refuses('narn', 'sponsor', 'Colonial Fleet')).toBe('b5/sponsor/7');
});
