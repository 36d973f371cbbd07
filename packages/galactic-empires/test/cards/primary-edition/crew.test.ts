import { expect, test } from 'vitest';
import { KIND, sideOf } from '../../../src/card.ts';
import type { CardPlace } from '../../../src/index.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { placesFor } from '../../../src/rules/play/playing-on.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { isUnder, works } from '../../../src/rules/texts/static-texts.ts';
import { DECK, pile } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';

// Crew of the Primary Edition that helps its location and other crew, and crew that acts against others

const SHIP = 'S4 Argonian Destroyer';
const makes = (t: Table, what: string, who?: number) => outputOf(t.s, t.id(what, who), works);
const needs = (t: Table, what: string) => needsOf(t.s, t.id(what));
const base = (...on: CardPlace[]): CardPlace => ({ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on }] });

const DITTO = 'C1 Confidential First Chief Executive Deputy Assistant to the.....';
test(`${DITTO}: doubles the points of one crew, command points aside`, () => {
  const t = table({
    seats: [
      {
        fleet: [
          {
            card: SHIP,
            on: [
              { card: 'C7 Doctor', on: [DITTO] },
              { card: 'C5 Captain', on: [DITTO] },
            ],
          },
        ],
      },
      {},
    ],
  });
  expect([makes(t, 'C7 Doctor'), makes(t, 'C5 Captain')]).toEqual([{ research: 6 }, { command: 1 }]);
});
test(`${DITTO}: goes to no crew that generates nothing`, () => {
  const t = table({ seats: [{ fleet: [{ card: SHIP, on: ['C2 Engineer'] }], hand: [DITTO] }, {}] });
  expect(t.refuses(1, 'play', DITTO)).toBe('ge/crew/1');
});

const CIVILIAN = 'C2 Civilian Captain';
test(`${CIVILIAN}: a generic ship needs 1 less supply, and takes 1 less from each volley; a ship of an empire is not helped`, () => {
  const at = (ship: string, ...on: string[]) =>
    table({ phase: 'weapons fire', seats: [{ fleet: [SHIP] }, { fleet: [{ card: ship, on }] }] });
  const hit = (ship: string, ...on: string[]) => {
    const t = at(ship, ...on);
    const before = t.shields(ship);
    t.act(1, 'fire', ship).pick(1, SHIP, SHIP);
    return before - t.shields(ship);
  };
  const generic = 'S6 Luxury Liner';
  const supply = (t: Table, ship: string) => needs(t, ship)?.supply ?? 0;
  expect(supply(at(generic), generic) - supply(at(generic, CIVILIAN), generic)).toBe(1);
  expect(supply(at('S5 Clydon War Cruiser'), 'S5 Clydon War Cruiser')).toBe(
    supply(at('S5 Clydon War Cruiser', CIVILIAN), 'S5 Clydon War Cruiser'),
  );
  expect([hit(generic), hit(generic, CIVILIAN)]).toEqual([2, 1]);
  expect([hit('S5 Clydon War Cruiser'), hit('S5 Clydon War Cruiser', CIVILIAN)]).toEqual([2, 2]);
});

for (const [doctor, n] of [
  ['C2 Doctor', 1],
  ['C7 Doctor (Primary Edition)', 3],
] as const) {
  test(`${doctor}: makes ${n} research; illness where he is goes, and none can be played there`, () => {
    const t = table({
      seats: [
        {
          fleet: [{ card: SHIP, on: [{ card: 'C2 Engineer', on: [{ card: 'O1 Illness', by: 2 }] }] }],
          hand: [doctor],
        },
        { hand: ['O1 Illness'], order: 'never' },
      ],
    });
    t.act(1, 'play', doctor);
    expect([t.inPlay('O1 Illness'), makes(t, doctor)]).toEqual([false, { research: n }]);
    t.untilPhase('play A', 2);
    expect(t.refuses(2, 'play', 'O1 Illness')).toBe('ge/playing-on/1');
  });
  test(`${doctor}: played as a reaction it stops an illness, and gives ${n} research at once where it is of use`, () => {
    const t = table({
      seats: [{ hand: ['O1 Illness'] }, { fleet: [{ card: SHIP, on: ['C2 Engineer'] }], hand: [doctor] }],
    });
    t.act(1, 'play', 'O1 Illness').act(2, 'respond', doctor);
    expect([t.pile(1, 'discard'), t.under(doctor)]).toEqual([['O1 Illness'], SHIP]);
    // crew that is ill recovers at once, whatever another player does
    const ill = table({
      seats: [
        { hand: ['T3 Moon'] },
        { fleet: [{ card: SHIP, on: [{ card: 'C2 Engineer', on: [{ card: 'O1 Illness', by: 1 }] }] }], hand: [doctor] },
      ],
    });
    ill.act(1, 'play', 'T3 Moon').act(2, 'respond', doctor);
    while (ill.question === 'respond') ill.pass(2);
    expect([ill.inPlay('O1 Illness'), ill.under(doctor)]).toEqual([false, SHIP]);
  });
}

const SCIENTIST = 'C6 Science Officer (Primary Edition)';
test(`${SCIENTIST}: makes 2 research; monsters of others where it is have no effect, those elsewhere work`, () => {
  const eel = { card: 'M1 Small Phaser Eel', by: 2 };
  const t = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: [SCIENTIST, eel] },
          { card: 'S3 Argonian Frigate', on: [eel] },
        ],
      },
      {},
    ],
  });
  expect(makes(t, SCIENTIST)).toEqual({ research: 2 });
  const working = t.all('M1 Small Phaser Eel').map(id => [t.under(id), works(t.s, id)]);
  expect(working).toEqual([
    [SHIP, false],
    ['S3 Argonian Frigate', true],
  ]);
  expect(
    ['C7 Doctor', SHIP, 'S3 Argonian Frigate'].slice(1).map(x => isUnder(t.s, KIND['foreign technology'], t.id(x))),
  ).toEqual([true, false]);
});
test(`${SCIENTIST}: played as a reaction it comes in time for a monster`, () => {
  const t = table({
    seats: [{ hand: ['M1 Small Phaser Eel'] }, { fleet: [SHIP], hand: [SCIENTIST] }],
  });
  t.act(1, 'play', 'M1 Small Phaser Eel').act(2, 'respond', SCIENTIST);
  while (t.question === 'respond') t.pass(2);
  expect([t.under(SCIENTIST), works(t.s, t.id('M1 Small Phaser Eel'))]).toEqual([SHIP, false]);
});

const POLITICIAN = 'C4 Corrupt Politician (Primary Edition)';
test(`${POLITICIAN}: a terrain makes no economy, a ship needs 1 more`, () => {
  const t = table({
    seats: [
      {},
      {
        fleet: [
          { card: 'T4 Small Planet', on: [{ card: POLITICIAN, by: 1 }] },
          { card: SHIP, on: [{ card: POLITICIAN, by: 1 }] },
        ],
      },
    ],
  });
  expect([makes(t, 'T4 Small Planet'), needs(t, SHIP)]).toEqual([
    { supply: 1, energy: 1 },
    { supply: 1, energy: 1, economy: 1 },
  ]);
});
test(`${POLITICIAN}: is played against others alone`, () => {
  const t = table({ seats: [{ fleet: ['T4 Small Planet'], hand: [POLITICIAN] }, {}] });
  expect(t.refuses(1, 'play', POLITICIAN)).toBe('ge/crew/1');
});

const QUARTERMASTER = 'C5 Quartermaster (Primary Edition)';
test(`${QUARTERMASTER}: its player draws one more card while it is on a base, but not on a ship`, () => {
  const draws = (place: CardPlace) =>
    table({ phase: 'draw', seats: [{ fleet: [place], order: 'never' }, {}] })
      .happened('drawn')
      .filter(f => f.seat === 0).length;
  expect([draws(base(QUARTERMASTER)), draws({ card: SHIP, on: [QUARTERMASTER] })]).toEqual([3, 2]);
});

const GUNNER = 'C5 Weapons Officer (Primary Edition)';
test(`${GUNNER}: two phasers of its ship do 3 damage, and three do 4; those of another ship do as much as ever`, () => {
  const hit = (n: number, ...on: string[]) => {
    const t = table({
      phase: 'weapons fire',
      seats: [{ fleet: [{ card: SHIP, on }] }, { fleet: ['S10 Explosive Ore Carrier'] }],
    });
    t.act(1, 'fire', 'S10 Explosive Ore Carrier').pick(1, ...Array<string>(n).fill(SHIP));
    const [strength, left] = t.strength('S10 Explosive Ore Carrier');
    return t.card('S10 Explosive Ore Carrier').shieldDamage + strength - left;
  };
  expect([hit(2, GUNNER), hit(3, GUNNER), hit(3)]).toEqual([3, 4, 3]);
});
test(`${GUNNER}: its ship is immune to electronic warfare of others, another ship is not`, () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: [GUNNER] }, 'S3 Argonian Frigate'] },
      { fleet: [{ card: 'S2 Police Cutter', on: ['O3 Offensive Electronic Warfare'] }] },
    ],
  });
  const warfare = t.id('O3 Offensive Electronic Warfare');
  expect([SHIP, 'S3 Argonian Frigate'].map(x => isUnder(t.s, KIND.immune, t.id(x), warfare))).toEqual([true, false]);
});

const AMBASSADOR = 'C5 Ambassador (Primary Edition)';
test(`${AMBASSADOR}: only stronger ships and bases fire at its location, unless it is the only unit of its fleet`, () => {
  const guarded = { card: 'S3 Argonian Frigate', on: [AMBASSADOR] };
  const fleet: CardPlace[] = [SHIP, { card: 'S6 Vektrean Battlecruiser', on: ['E8 Assault Fighter'] }];
  const t = table({ phase: 'weapons fire', seats: [{ fleet }, { fleet: [guarded, 'S3 Tufor Cutter'] }] });
  t.act(1, 'fire', 'S3 Argonian Frigate');
  expect([...new Set(t.options(1).map(o => o.a))]).toEqual([t.id('S6 Vektrean Battlecruiser')]);
  t.pick(1, 'S6 Vektrean Battlecruiser');
  const alone = table({ phase: 'weapons fire', seats: [{ fleet: [SHIP] }, { fleet: [guarded] }] });
  expect(alone.offers(1, 'fire', 'S3 Argonian Frigate')).toBe(true);
});

const SPACEFARER = 'C6 Ancient Spacefarer (Primary Edition)';
test(`${SPACEFARER}: luck cards of others have no effect where it is, and nobody is asked; elsewhere they work`, () => {
  const breach = (target: string) =>
    table({
      seats: [
        { hand: ['L2 Warp Engine Breach'] },
        { fleet: [{ card: SHIP, on: ['C2 Engineer', SPACEFARER] }, 'S6 Vektrean Battlecruiser'], order: 'never' },
      ],
    })
      .act(1, 'play', 'L2 Warp Engine Breach')
      .pick(1, target);
  const here = breach(SHIP);
  expect([here.strength(SHIP), here.pile(1, 'discard')]).toEqual([[4, 4], ['L2 Warp Engine Breach']]);
  const elsewhere = breach('S6 Vektrean Battlecruiser');
  expect(elsewhere.strength('S6 Vektrean Battlecruiser')[1]).toBeLessThan(6);
});
test(`${SPACEFARER}: goes only where there is crew`, () => {
  const at = (...on: string[]) => table({ seats: [{ fleet: [{ card: SHIP, on }], hand: [SPACEFARER] }, {}] });
  expect(at().refuses(1, 'play', SPACEFARER)).toBe('ge/crew/1');
  expect(at('C2 Engineer').act(1, 'play', SPACEFARER).under(SPACEFARER)).toBe(SHIP);
});

const WANDERER = 'C7 Mystic Wanderer (Primary Edition)';
test(`${WANDERER}: each other player brings a crew in their turn, which does nothing there and stays`, () => {
  const t = table({
    phase: 'draw',
    seats: [
      { fleet: [{ card: 'T3 Moon', on: [WANDERER] }], order: 'never' },
      { fleet: [{ card: SHIP, on: ['C2 Engineer', 'E3 Shuttlecraft'] }], order: 'never' },
    ],
  });
  expect([t.under('C2 Engineer'), works(t.s, t.id('C2 Engineer'))]).toEqual(['T3 Moon', false]);
  t.untilPhase('play A', 2);
  expect(
    t.offers(2, 'use', 'E3 Shuttlecraft', 0) && t.act(2, 'use', 'E3 Shuttlecraft', 0).offers(2, 'card', 'T3 Moon'),
  ).toBe(false);
});
test(`${WANDERER}: is played on terrain, and on no ship`, () => {
  const t = table({ seats: [{ fleet: [SHIP], hand: [WANDERER] }, {}] });
  expect(t.refuses(1, 'play', WANDERER)).toBe('ge/crew/1');
});

const PILOT = 'C4 Fighter Pilot';
test(`${PILOT}: its fighter flies alone, but protects no Sector HQ; it may stay aboard`, () => {
  const t = table({ seats: [{ fleet: [base('E5 Fighter')], hand: [PILOT] }, {}] });
  t.act(1, 'play', PILOT);
  const aboard = t.trial().pick(1, 'no');
  expect(aboard.under('E5 Fighter')).toBe('B9 Starbase');
  t.pick(1, 'yes');
  expect([t.under('E5 Fighter'), t.under(PILOT), t.protected(1)]).toEqual(['', 'E5 Fighter', false]);
});
test(`${PILOT}: its fighter takes 1 less from a volley`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [SHIP] }, { fleet: [{ card: 'E5 Fighter', on: [PILOT] }] }],
  });
  t.act(1, 'fire', 'E5 Fighter').pick(1, SHIP, SHIP, SHIP).pass(2);
  expect(t.strength('E5 Fighter')).toEqual([5, 3]);
});
/** How often the phaser of a fighter with this crew has fired since it was armed: before and after two Engagement Phases, with a volley between. */
const firings = (crew: string, fighter: string): number[] => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['T7 System', { card: SHIP, on: [{ card: fighter, on: [crew] }] }], order: 'never' },
      { fleet: ['S9 Argonian Battleship'], order: 'never' },
    ],
  });
  const fired = () => t.card(fighter).fired[0] ?? 0;
  const out: number[] = [];
  for (let turn = 0; turn < 2; turn++) {
    t.act(1, 'fire', 'S9 Argonian Battleship').pick(1, fighter);
    out.push(fired());
    t.untilAsked('allocation', 1).proposed();
    out.push(fired());
    if (turn === 0) t.untilAsked('weapons fire', 1);
  }
  return out;
};
test(`${PILOT}: its fighter fires its phaser once more in a later turn, and not a third time`, () => {
  expect(firings(PILOT, 'E3 Shuttlecraft')).toEqual([1, 0, 1, 1]);
});
test(`${PILOT}: as a reaction it escapes when the ship that carries its fighter is lost`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S6 Vektrean Battlecruiser'] },
      { fleet: [{ card: 'S1 Fleet Freighter', on: [{ card: 'E5 Fighter', on: [PILOT] }] }] },
    ],
  });
  t.act(1, 'fire', 'S1 Fleet Freighter').pick(1, ...Array<string>(6).fill('S6 Vektrean Battlecruiser'));
  while (!t.offers(2, 'respond', PILOT)) t.pass(2);
  t.act(2, 'respond', PILOT).pass(2);
  expect([t.inPlay('S1 Fleet Freighter'), t.under('E5 Fighter'), t.inPlay(PILOT)]).toEqual([false, '', true]);
});

const OPERATOR = 'C5 Communications Officer';
test(`${OPERATOR}: gives 1 command on a base, and none on a ship`, () => {
  const t = table({ seats: [{ fleet: [base(OPERATOR)] }, { fleet: [{ card: SHIP, on: [OPERATOR] }] }] });
  expect([makes(t, OPERATOR, 1), makes(t, OPERATOR, 2)]).toEqual([{ command: 1 }, {}]);
});
test(`${OPERATOR}: goes to no base that has one`, () => {
  const at = (...on: string[]) => table({ seats: [{ fleet: [base(...on)], hand: [OPERATOR] }, {}] });
  const places = (t: Table) => {
    const hand =
      t.all(OPERATOR).length === 0
        ? t.id(OPERATOR)
        : t.s.cards.findIndex((x, i) => x !== null && t.s.defs[i] === t.s.defs[t.id(OPERATOR)] && !t.inPlay(i));
    return placesFor(t.s, 0, hand, sideOf(t.s, hand)).flatMap(o => (o.verb === 'on' ? [t.s.defs[o.a]] : []));
  };
  const [free, taken] = [at('C2 Engineer'), at(OPERATOR)];
  const starbase = free.s.defs[free.id('B9 Starbase')];
  expect([places(free).includes(starbase), places(taken).includes(starbase)]).toEqual([true, false]);
});
test(`${OPERATOR}: its player may look at the top card of the deck at the end of the turn in which it is played, and of no other`, () => {
  const seats = [{ fleet: [base()], hand: [OPERATOR], order: 'never' as const }, { order: 'never' as const }];
  const t = table({ seats });
  t.act(1, 'play', OPERATOR).pick(1, 'B9 Starbase').untilAsked('may', 1);
  const no = t.trial().pick(1, 'no');
  expect(no.happened('seen').length).toBe(0);
  t.pick(1, 'yes');
  const seen = t.happened('seen')[0]!;
  expect([seen.seat, seen.whose, seen.card]).toEqual([0, 0, pile(t.s, 0, DECK).at(-1)]);
  // a turn later nobody asks
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.happened('seen').length).toBe(1);
});

const CHIEFTAIN = 'C9 Indirigan Chieftain';
const TRIBAL = 'S5 Indirigan Destroyer';
/** True if player 1's Indirigan ship, with this crew, can fire at a card of player 2's fleet, where a chieftain is aboard one ship. */
const shoots = (at: string, own: string[], ...fleet: CardPlace[]) => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ empire: 'Indirigan', fleet: [{ card: TRIBAL, on: own }] }, { fleet: ['T3 Moon', ...fleet] }],
  });
  return t.question === 'weapons fire' && t.offers(1, 'fire', t.id(at, 2));
};
test(`${CHIEFTAIN}: ships of another tribe cannot fire at its ship, unless that tribe has a chieftain, too`, () => {
  const led = { card: 'S6 Indirigan Light Cruiser', on: [CHIEFTAIN] };
  expect([
    shoots('S6 Indirigan Light Cruiser', [], led),
    shoots('S6 Indirigan Light Cruiser', [CHIEFTAIN], led),
    shoots('S6 Indirigan Light Cruiser', [], 'S6 Indirigan Light Cruiser'),
  ]).toEqual([false, true, true]);
});
test(`${CHIEFTAIN}: goes on an Indirigan ship alone`, () => {
  const t = table({ seats: [{ empire: 'Indirigan', fleet: [SHIP], hand: [CHIEFTAIN] }, {}] });
  expect(t.refuses(1, 'play', CHIEFTAIN)).toBe('ge/crew/1');
});

const COMMODORE = 'C7 Reserve Commodore';
const drawing = (reserve: string[]): Table =>
  table({
    phase: 'draw',
    seats: [
      {
        fleet: [base(COMMODORE)],
        deck: ['C7 Doctor', 'C2 Engineer', 'C3 Nurse', 'C4 Navigator'],
        reserve,
        order: 'never',
      },
      {},
    ],
  });
test(`${COMMODORE}: is played on a base, and on no ship`, () => {
  const t = table({ seats: [{ fleet: [SHIP], hand: [COMMODORE] }, {}] });
  expect(t.refuses(1, 'play', COMMODORE)).toBe('ge/crew/1');
});
test(`${COMMODORE}: a third card is drawn, and goes to the discard pile, back on the deck, or into the reserve fleet`, () => {
  const t = drawing(['S5 Clydon War Cruiser', 'C1 Crewman']);
  const drawn = t.happened('drawn').filter(f => f.seat === 0).length;
  const none = t.trial().pick(1, 'no');
  expect([drawn, none.happened('drawn').filter(f => f.seat === 0).length]).toEqual([2, 2]);
  t.pick(1, 'yes');
  expect(t.prompt()).toBe('Where does the card go that you have drawn?');
  const away = t.trial().pick(1, 'To your discard pile');
  expect(away.size(1, 'discard')).toBe(1);
  const back = t.trial().pick(1, 'On top of your deck');
  expect([back.size(1, 'deck'), t.size(1, 'deck')]).toEqual([2, 1]);
  t.pick(1, 'To your reserve fleet, and a card from there to your discard pile');
  expect([t.pile(1, 'discard'), t.size(1, 'reserve'), t.pile(1, 'reserve').includes('C1 Crewman')]).toEqual([
    ['S5 Clydon War Cruiser'],
    2,
    true,
  ]);
});
test(`${COMMODORE}: no card goes into the reserve fleet for a weaker one`, () => {
  const t = drawing(['C1 Crewman']).pick(1, 'yes');
  expect(t.options(1).length).toBe(2);
  t.pick(1, 'To your discard pile');
});

/** Plays a card of player 1 and returns what it lies on. */
const played = (card: string, fleet: CardPlace[], others: CardPlace[] = []): string => {
  const t = table({
    seats: [
      { fleet, hand: [card], order: 'never' },
      { fleet: others, order: 'never' },
    ],
  });
  return t.act(1, 'play', card).under(card);
};
test.each<[string, CardPlace[], CardPlace[], string]>([
  [DITTO, [{ card: SHIP, on: ['C7 Doctor', 'C2 Engineer'] }], [], 'C7 Doctor'],
  [POLITICIAN, [SHIP], ['T4 Small Planet'], 'T4 Small Planet'],
  [WANDERER, [SHIP, 'T3 Moon'], [], 'T3 Moon'],
  [COMMODORE, [SHIP, base()], [], 'B9 Starbase'],
  [CHIEFTAIN, [SHIP, TRIBAL], [], TRIBAL],
  ['C8 General (Primary Edition)', [SHIP, base()], [], 'B9 Starbase'],
  ['C8 Mechad Overlord', [SHIP, 'T3 Moon'], [], 'T3 Moon'],
])('%s: is played where its text says', (card, fleet, others, place) => {
  expect(played(card, fleet, others)).toBe(place);
});
