import { expect, test } from 'vitest';
import { KIND } from '../../../src/card.ts';
import type { CardPlace } from '../../../src/index.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { isUnder, works } from '../../../src/rules/texts/static-texts.ts';
import { type Table, table } from '../../table.ts';

// Crew of New Empires

const SHIP = 'S4 Argonian Destroyer';
const PIRATE = 'S4 Independent Pirate Ship';
const CUTTER = 'S3 Tufor Cutter';
const EEL = 'M1 Small Phaser Eel';
const makes = (t: Table, what: string) => outputOf(t.s, t.id(what), works);
const base = (...on: CardPlace[]): CardPlace => ({ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on }] });
/** Plays on while players are asked for reactions. */
const calm = (t: Table): Table => {
  while (t.question === 'respond') t.least();
  return t;
};

const SCIENTIST = 'C2 Science Officer';
test(`${SCIENTIST}: makes 1 research; monsters of others where it is have no effect, those elsewhere work`, () => {
  const eel = { card: EEL, by: 2 };
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
  expect([makes(t, SCIENTIST), t.all(EEL).map(id => works(t.s, id))]).toEqual([{ research: 1 }, [false, true]]);
  expect(isUnder(t.s, KIND['foreign technology'], t.id(SHIP))).toBe(false);
});
test(`${SCIENTIST}: played as a reaction it comes in time for a monster, or for its research`, () => {
  const t = table({ seats: [{ hand: [EEL] }, { fleet: [SHIP], hand: [SCIENTIST] }] });
  calm(t.act(1, 'play', EEL).act(2, 'respond', SCIENTIST));
  expect([t.under(SCIENTIST), works(t.s, t.id(EEL))]).toEqual([SHIP, false]);
  const sick = table({
    seats: [
      { hand: ['T3 Moon'] },
      {
        fleet: [{ card: SHIP, on: [{ card: 'C2 Engineer', on: [{ card: 'O1 Illness', by: 1 }] }] }],
        hand: [SCIENTIST],
      },
    ],
  });
  calm(sick.act(1, 'play', 'T3 Moon').act(2, 'respond', SCIENTIST));
  expect([sick.inPlay('O1 Illness'), sick.under(SCIENTIST)]).toEqual([false, SHIP]);
});

const PRISONER = 'C3 Escaped Prisoner (New Empires)';
/** A marine of player 1 meets a prisoner of player 2. */
const escaped = (...more: CardPlace[]): Table =>
  table({
    seats: [
      {
        fleet: [{ card: SHIP, on: ['C4 Marine', { card: PRISONER, by: 2 }, { card: 'C1 Crewman', by: 2 }] }, ...more],
        order: 'never',
      },
      { order: 'never' },
    ],
  }).act(1, 'use', 'C4 Marine', 0);
test(`${PRISONER}: combat crew of that fleet attacks only it, and nothing for a turn after it has left`, () => {
  const t = escaped();
  expect([t.inPlay(PRISONER), t.inPlay('C1 Crewman'), t.pile(2, 'discard')]).toEqual([false, true, [PRISONER]]);
  expect(isUnder(t.s, KIND['attacks only'], t.id('C4 Marine'))).toBe(true);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.offers(1, 'use', 'C4 Marine', 0)).toBe(true);
});
test(`${PRISONER}: goes back to hand where a penal colony is engaged against that fleet`, () => {
  const t = escaped({ card: 'T3 Moon', on: [{ card: 'B5 Penal Colony', by: 2 }] });
  expect(t.pile(2, 'hand')).toEqual([PRISONER]);
});

const GREEN = 'C3 Green Fighter Pilot';
test(`${GREEN}: its fighter flies alone if its player wants that, and protects no Sector HQ`, () => {
  const t = table({ seats: [{ fleet: [base('E5 Fighter')], hand: [GREEN] }, {}] });
  t.act(1, 'play', GREEN);
  expect(t.trial().pick(1, 'no').under('E5 Fighter')).toBe('B9 Starbase');
  t.pick(1, 'yes');
  expect([t.under('E5 Fighter'), t.protected(1)]).toEqual(['', false]);
});
test(`${GREEN}: one phaser of its fighter fires once more in a later turn, and not a third time`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['T7 System', { card: SHIP, on: [{ card: 'E3 Stealth Fighter', on: [GREEN] }] }], order: 'never' },
      { fleet: ['S9 Argonian Battleship'], order: 'never' },
    ],
  });
  const fired = () => t.card('E3 Stealth Fighter').fired[0] ?? 0;
  t.act(1, 'fire', 'S9 Argonian Battleship').pick(1, 'E3 Stealth Fighter', 'E3 Stealth Fighter');
  const all = [fired()];
  t.untilAsked('allocation', 1).proposed();
  all.push(fired());
  t.untilAsked('weapons fire', 1).act(1, 'fire', 'S9 Argonian Battleship').pick(1, 'E3 Stealth Fighter');
  t.untilAsked('allocation', 1).proposed();
  expect([...all, fired()]).toEqual([2, 1, 2]);
});

const STAR = 'C3 Media Personality';
test(`${STAR}: the strongest crew where it is does nothing; weaker crew, and crew elsewhere, works`, () => {
  const t = table({
    seats: [
      {},
      {
        fleet: [
          { card: SHIP, on: [{ card: STAR, by: 1 }, 'C5 Captain', 'C2 Engineer'] },
          { card: 'T3 Moon', on: ['C7 Doctor'] },
        ],
      },
    ],
  });
  expect(['C5 Captain', 'C2 Engineer', 'C7 Doctor', STAR].map(x => works(t.s, t.id(x)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(isUnder(t.s, KIND.disengaged, t.id('C5 Captain'))).toBe(true);
});
test(`${STAR}: goes to others alone, and moves once a turn`, () => {
  const own = table({ seats: [{ fleet: [SHIP], hand: [STAR] }, {}] });
  expect(own.refuses(1, 'play', STAR)).toBe('ge/crew/1');
  const t = table({
    seats: [{}, { fleet: [{ card: SHIP, on: [{ card: STAR, by: 1 }] }, 'T3 Moon'], order: 'never' }],
  });
  expect(t.act(1, 'use', STAR, 0).under(STAR)).toBe('T3 Moon');
  expect(t.refuses(1, 'use', STAR, 0)).toBe('ge/card-actions-limit/1');
});
test(`${STAR}: when it is killed all other players may play a crew, and the killer discards one`, () => {
  const t = table({
    seats: [
      {
        fleet: [{ card: SHIP, on: ['C4 Marine', 'C9 Admiral', { card: STAR, by: 2 }] }],
        hand: ['C2 Engineer'],
        order: 'never',
      },
      { fleet: ['S3 Argonian Frigate'], hand: ['C5 Captain', 'T3 Moon'], order: 'never' },
      { fleet: [CUTTER], hand: ['C3 Nurse'], order: 'never' },
    ],
  });
  t.act(1, 'use', 'C4 Marine', 0).pick(2, 'yes').pick(3, 'yes').pick(1, 'C9 Admiral');
  expect([t.under('C5 Captain'), t.under('C3 Nurse'), t.inPlay('C2 Engineer')]).toEqual([
    'S3 Argonian Frigate',
    CUTTER,
    false,
  ]);
  expect([t.inPlay(STAR), t.pile(1, 'discard'), t.pile(2, 'discard')]).toEqual([false, ['C9 Admiral'], [STAR]]);
});

const INTELLIGENCE = 'C4 Intelligence Officer';
test(`${INTELLIGENCE}: has 2 more strength for each spy and double agent in play, of any player`, () => {
  const at = (...on: CardPlace[]) =>
    table({
      seats: [{ fleet: [{ card: SHIP, on: [INTELLIGENCE, ...on] }] }, { fleet: [{ card: CUTTER, on: ['C6 Spy'] }] }],
    }).strength(INTELLIGENCE)[0];
  expect([
    at(),
    at('C5 Captain'),
    at('C9 Master Spy', { card: 'C3 Nurse', on: [{ card: 'A6 Double Agent', by: 2 }] }),
  ]).toEqual([6, 6, 10]);
});
test(`${INTELLIGENCE}: looks at what one other player draws`, () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: [INTELLIGENCE] }], order: 'never' },
      { deck: ['T3 Moon', 'T5 Star'], order: 'never' },
    ],
    active: 2,
    phase: 'draw',
  });
  expect(t.happened('seen').map(x => [x.seat, x.whose])).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

const BUREAUCRAT = 'C6 Bureaucrat (New Empires)';
test(`${BUREAUCRAT}: its target is disengaged through its next turn, and no longer; it may be a card of its own fleet`, () => {
  const t = table({
    seats: [
      { fleet: ['T4 Small Planet'], hand: [BUREAUCRAT], order: 'never' },
      { fleet: ['T4 Small Planet', 'T1 Large Asteroid'], order: 'never' },
    ],
  });
  const own = t.trial().act(1, 'play', BUREAUCRAT).pick(1, t.id('T4 Small Planet', 1));
  expect(own.engaged('T4 Small Planet', 1)).toBe(false);
  t.act(1, 'play', BUREAUCRAT).pick(1, t.id('T4 Small Planet', 2));
  expect([t.engaged('T4 Small Planet', 2), t.inPlay(BUREAUCRAT)]).toEqual([false, false]);
  t.untilPhase('play A', 2);
  expect(t.engaged('T4 Small Planet', 2)).toBe(false);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.engaged('T4 Small Planet', 2)).toBe(true);
});
test(`${BUREAUCRAT}: does nothing to an asteroid`, () => {
  const t = table({ seats: [{ hand: [BUREAUCRAT] }, { fleet: ['T1 Large Asteroid'] }] });
  expect(t.refuses(1, 'play', BUREAUCRAT)).toBe('ge/crew/1');
});

const MAGE = 'C6 Cyber Mage';
test(`${MAGE}: the player of the strongest has 1 more Card Play and draws 1 more card; equals have neither`, () => {
  const t = table({
    phase: 'record keeping',
    seats: [
      { fleet: [{ card: SHIP, on: [MAGE] }], order: 'never' },
      { fleet: [{ card: SHIP, on: ['C4 Cyber Mage'] }], order: 'never' },
    ],
  });
  t.untilPhase('play A', 1);
  expect(t.player(1).plays).toBe(4);
  t.untilPhase('play A', 2);
  expect([t.size(1, 'hand'), t.player(2).plays]).toEqual([3, 3]);
  const tie = table({
    phase: 'draw',
    seats: [{ fleet: [{ card: SHIP, on: [MAGE] }], order: 'never' }, { fleet: [{ card: SHIP, on: [MAGE] }] }],
  });
  expect(tie.size(1, 'hand')).toBe(2);
});
test(`${MAGE}: gives half its strength to one other of the fleet`, () => {
  const t = table({ seats: [{ fleet: [{ card: SHIP, on: [MAGE, 'C4 Cyber Mage'] }] }, {}] });
  expect([t.strength(MAGE)[0], t.strength('C4 Cyber Mage')[0]]).toEqual([8, 7]);
});

const TACTICIAN = 'C6 Tactician (New Empires)';
test(`${TACTICIAN}: takes 1 off volleys at its ship; when it is discarded, it stops one`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [SHIP] }, { fleet: [{ card: 'S5 Clydon War Cruiser', on: [TACTICIAN] }, 'S3 Argonian Frigate'] }],
  });
  t.act(1, 'fire', 'S5 Clydon War Cruiser').pick(1, SHIP, SHIP, SHIP);
  expect(t.trial().pass(2).shields('S5 Clydon War Cruiser')).toBe(3);
  t.act(2, 'respond', TACTICIAN);
  expect([t.card('S5 Clydon War Cruiser').shieldDamage, t.inPlay(TACTICIAN)]).toEqual([0, false]);
});
test(`${TACTICIAN}: goes on ships and bases, and on no terrain`, () => {
  const t = table({ seats: [{ fleet: ['T3 Moon'], hand: [TACTICIAN] }, {}] });
  expect(t.refuses(1, 'play', TACTICIAN)).toBe('ge/crew/1');
});

const DEVELOPER = 'C7 Research Developer (New Empires)';
test(`${DEVELOPER}: on a base every 7 research points give a card, counted from turn to turn; on a ship none`, () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: ['T6 Comet', { card: 'T3 Moon', on: [{ card: 'B9 Starbase', engaged: false, on: [DEVELOPER] }] }],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  t.pick(1, ...Array<string>(6).fill(DEVELOPER));
  expect([t.card(DEVELOPER).counter, t.happened('drawn').length]).toEqual([6, 0]);
  t.untilAsked('allocation', 1);
  const drawn = t.happened('drawn').length;
  t.pick(1, ...Array<string>(6).fill(DEVELOPER));
  expect([t.card(DEVELOPER).counter, t.happened('drawn').length - drawn]).toEqual([5, 1]);
  const aboard = table({
    phase: 'allocation',
    seats: [{ fleet: ['T6 Comet', { card: SHIP, engaged: false, on: [DEVELOPER] }] }, {}],
  });
  expect(aboard.offers(1, 'give', DEVELOPER)).toBe(false);
});
test(`${DEVELOPER}: as a reaction it stops a monster against the fleet, once a turn`, () => {
  const t = table({ seats: [{ hand: [EEL, EEL], order: 'never' }, { fleet: [{ card: SHIP, on: [DEVELOPER] }] }] });
  t.act(1, 'play', EEL).act(2, 'respond', DEVELOPER);
  expect(t.pile(1, 'discard')).toEqual([EEL]);
  t.act(1, 'play', EEL);
  expect(t.offers(2, 'respond', DEVELOPER)).toBe(false);
  calm(t);
});

const STRATEGIST = 'C7 Tactical Officer (New Empires)';
test(`${STRATEGIST}: in the Discard Phase a card of the fleet goes back to hand, but no terrain and no basis of a stack`, () => {
  const t = table({
    phase: 'play B',
    seats: [{ fleet: [base(STRATEGIST), SHIP, 'T1 Large Asteroid'], order: 'never' }, {}],
  });
  expect([t.protected(1), makes(t, STRATEGIST)]).toEqual([true, { command: 1 }]);
  t.pass(1);
  expect([t.whyNot(1, 'T3 Moon'), t.whyNot(1, 'T1 Large Asteroid')]).not.toContain(null);
  t.pick(1, SHIP).pick(1, 'yes');
  expect([t.pile(1, 'hand'), t.player(1).plays]).toEqual([[SHIP], 3]);
});
test(`${STRATEGIST}: goes on a base, and on no ship`, () => {
  const t = table({ seats: [{ fleet: [SHIP], hand: [STRATEGIST] }, {}] });
  expect(t.refuses(1, 'play', STRATEGIST)).toBe('ge/crew/1');
});

const MASTER = 'C9 Master Spy';
test(`${MASTER}: when it is played its player looks at a whole hand, and it stays`, () => {
  const t = table({
    seats: [
      { fleet: [SHIP], hand: [MASTER] },
      { hand: ['T3 Moon', 'C2 Engineer'], order: 'never' },
      { order: 'never' },
    ],
  });
  t.act(1, 'play', MASTER);
  const looked = t.happened('looked')[0]!;
  expect([looked.of, looked.cards.length, t.under(MASTER), makes(t, MASTER)]).toEqual([1, 2, SHIP, { research: 4 }]);
  expect(t.log(0).join(' ')).toContain('C2 Engineer');
  expect(t.log(2).join(' ')).not.toContain('C2 Engineer');
});
test(`${MASTER}: in reaction it takes the place of crew that is attacked, and looks at a hand`, () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon'] },
      { fleet: [{ card: SHIP, on: [{ card: 'C2 Mercenary', by: 1 }, 'C2 Engineer'] }], hand: [MASTER] },
    ],
  });
  t.act(1, 'use', 'C2 Mercenary', 1).act(2, 'respond', MASTER, 0);
  calm(t);
  expect([t.inPlay('C2 Engineer'), t.inPlay(MASTER), t.happened('looked').length]).toEqual([true, false, 1]);
});
test(`${MASTER}: in reaction to anything it comes and looks at a hand; it takes the place of no ship`, () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon'], fleet: [{ card: SHIP, on: [] }] },
      { fleet: [{ card: SHIP, on: [{ card: 'C1 Boarding Party', by: 1 }] }], hand: [MASTER] },
    ],
  });
  t.act(1, 'use', 'C1 Boarding Party', 0).act(2, 'respond', MASTER);
  calm(t);
  expect([t.under(MASTER), t.happened('looked').length, t.strength(SHIP, 2)]).toEqual([SHIP, 1, [4, 3]]);
});

const LEGEND = 'C10 Legendary Pirate Captain';
test(`${LEGEND}: its pirate ship needs no points, uses foreign technology, and takes 4 less from each volley`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [SHIP, 'S6 Vektrean Battlecruiser'] }, { fleet: [{ card: PIRATE, on: [LEGEND] }] }],
  });
  const free = needsOf(t.s, t.id(PIRATE)) ?? {};
  expect(Object.values(free).every(n => n === 0)).toBe(true);
  expect(isUnder(t.s, KIND['foreign technology'], t.id(PIRATE))).toBe(true);
  t.act(1, 'fire', PIRATE).pick(1, SHIP, SHIP, SHIP, ...Array<string>(2).fill('S6 Vektrean Battlecruiser'));
  calm(t);
  expect(t.card(PIRATE).shieldDamage).toBe(1);
});
test(`${LEGEND}: goes on pirate ships, and on no other`, () => {
  const at = (ship: string) => table({ seats: [{ fleet: [ship], hand: [LEGEND] }, {}] });
  expect(at(SHIP).refuses(1, 'play', LEGEND)).toBe('ge/crew/1');
  expect(at(PIRATE).act(1, 'play', LEGEND).under(LEGEND)).toBe(PIRATE);
});

const YORL = 'C10 Yorl The Forsaken';
test(`${YORL}: each turn destroys an equipment, kills a crew and does 3 damage, which shields take first`, () => {
  const t = table({
    seats: [
      {},
      {
        fleet: [{ card: SHIP, on: [{ card: YORL, by: 1 }, 'C10 Legendary Officer', 'E9 Distribution Nodes'] }],
        order: 'never',
      },
    ],
  });
  t.act(1, 'use', YORL, 0).act(1, 'use', YORL, 1).act(1, 'use', YORL, 2);
  expect([
    t.inPlay('E9 Distribution Nodes'),
    t.inPlay('C10 Legendary Officer'),
    t.strength(SHIP),
    t.shields(SHIP),
  ]).toEqual([false, false, [4, 3], 0]);
  expect([t.refuses(1, 'use', YORL, 2), makes(t, YORL)]).toEqual(['ge/card-actions-limit/1', { command: 1 }]);
});
test(`${YORL}: goes by shuttle to another player’s ship and comes back; it harms nothing of its own`, () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: [YORL, 'E3 Shuttlecraft'] }], order: 'never' },
      { fleet: [{ card: CUTTER, on: ['C7 Doctor'] }], order: 'never' },
    ],
  });
  expect(t.refuses(1, 'use', YORL, 2)).toBe('ge/crucial-rules/1');
  t.act(1, 'use', 'E3 Shuttlecraft', 1).act(1, 'deed', t.id(YORL), 1);
  expect([t.inPlay('C7 Doctor'), t.under(YORL)]).toEqual([false, SHIP]);
});
test(`${YORL}: played as a reaction it kills boarders`, () => {
  const t = table({
    seats: [{}, { fleet: [{ card: SHIP, on: [{ card: 'C3 Boarding Party', by: 1 }] }], hand: [YORL] }],
  });
  t.act(1, 'use', 'C3 Boarding Party', 0).act(2, 'respond', YORL);
  expect([calm(t).inPlay('C3 Boarding Party'), t.under(YORL), t.strength(SHIP)]).toEqual([false, SHIP, [4, 4]]);
});

test.each<[string, CardPlace[], CardPlace[], string]>([
  [PRISONER, [SHIP], [CUTTER], CUTTER],
  [STAR, [SHIP], [CUTTER], CUTTER],
  [TACTICIAN, ['T3 Moon', SHIP], [CUTTER], SHIP],
  [STRATEGIST, [SHIP, base()], [], 'B9 Starbase'],
])('%s: is played where its text says', (card, fleet, others, place) => {
  const t = table({
    seats: [
      { fleet, hand: [card], order: 'never' },
      { fleet: others, order: 'never' },
    ],
  });
  expect(t.act(1, 'play', card).under(card)).toBe(place);
});

const LEADER = 'C10 Supreme Leader';
test(`${LEADER}: a planet makes twice its points`, () => {
  const t = table({
    seats: [{ fleet: [{ card: 'T4 Small Planet', on: [LEADER] }] }, { fleet: ['T4 Small Planet'] }],
  });
  const [led, plain] = t.all('T4 Small Planet').map(id => outputOf(t.s, id, works));
  expect(led).toEqual(Object.fromEntries(Object.entries(plain!).map(([kind, n]) => [kind, 2 * n])));
});
test(`${LEADER}: the first 4 points of damage to its planet in a turn of another player do nothing, and the next do`, () => {
  const t = table({
    seats: [
      { hand: ['M2 Planet Gouge', 'M2 Planet Gouge', 'M2 Planet Gouge'], order: 'never' },
      { fleet: [{ card: 'T6 Planet', on: [LEADER] }], order: 'never' },
    ],
  });
  const hurt: number[] = [];
  for (let i = 0; i < 3; i++) hurt.push(t.act(1, 'play', 'M2 Planet Gouge').card('T6 Planet').damage);
  // 3 points each: 3 and 1 of them are kept off
  expect(hurt).toEqual([0, 2, 5]);
});
test(`${LEADER}: goes on planets, moons and systems, and on no asteroid`, () => {
  const at = (terrain: string) => table({ seats: [{ fleet: [terrain], hand: [LEADER], order: 'never' }, {}] });
  expect(at('T1 Large Asteroid').refuses(1, 'play', LEADER)).toBe('ge/crew/1');
  expect(at('T3 Moon').act(1, 'play', LEADER).under(LEADER)).toBe('T3 Moon');
});

const TRADER = 'C6 Slave Trader';
const NURSE = 'C3 Nurse';
const SMALL = 'T4 Small Planet';
/** Player 1's trader is where crew of player 2 is. All players have terrain that makes economy, and player 3 has twice as much. */
const market = (...crew: CardPlace[]): Table =>
  table({
    seats: [
      { fleet: [SMALL, PIRATE], order: 'never' },
      { fleet: [{ card: CUTTER, on: [{ card: TRADER, by: 1 }, ...crew] }, SMALL], order: 'never' },
      { fleet: [SMALL, SMALL], order: 'never' },
    ],
  });
test(`${TRADER}: the highest bidder has the captive for a complete turn, pays, and loses it then`, () => {
  const t = market(NURSE);
  const each = outputOf(t.s, t.id(SMALL, 2), works).economy ?? 0;
  t.act(1, 'use', TRADER);
  // no player bids more than the output of the fleet
  expect([t.offers(2, 'number', each), t.offers(2, 'number', each + 1)]).toEqual([true, false]);
  t.act(2, 'number', '1').act(3, 'number', '2');
  // nobody else can bid more
  expect([t.card(NURSE).controller, t.card(NURSE).owner, t.under(NURSE)]).toEqual([2, 1, SMALL]);
  t.untilPhase('play A', 3);
  expect([t.inPlay(NURSE), t.happened('generated').find(f => f.seat === 2)!.points.economy]).toEqual([
    true,
    2 * each - 2,
  ]);
  // nobody gets what the buyer pays
  t.untilPhase('play A', 1);
  expect(t.happened('generated').findLast(f => f.seat === 0)!.points.economy).toBe(each);
  t.untilPhase('play A', 3);
  expect([t.inPlay(NURSE), t.pile(2, 'discard')]).toEqual([false, [NURSE]]);
});
test(`${TRADER}: its own player can buy the captive, until the next turn of that player`, () => {
  const t = market(NURSE).act(1, 'use', TRADER);
  t.act(2, 'pass').act(3, 'pass').act(1, 'number', '1').pick(1, PIRATE);
  expect([t.card(NURSE).controller, t.under(NURSE)]).toEqual([0, PIRATE]);
  t.untilPhase('discard', 3);
  expect(t.inPlay(NURSE)).toBe(true);
  t.untilPhase('play A', 1);
  expect(t.pile(2, 'discard')).toEqual([NURSE]);
});
test(`${TRADER}: the owner who buys the captive back keeps it`, () => {
  const t = market(NURSE).act(1, 'use', TRADER);
  t.act(2, 'number', '1').act(3, 'pass').act(1, 'pass').pick(2, SMALL);
  t.untilPhase('play A', 2).untilPhase('play A', 1).untilPhase('play A', 2);
  expect([t.inPlay(NURSE), t.card(NURSE).controller, t.under(NURSE)]).toEqual([true, 1, SMALL]);
});
test(`${TRADER}: a captive for whom nobody bids is discarded`, () => {
  const t = market(NURSE).act(1, 'use', TRADER);
  t.act(2, 'pass').act(3, 'pass').act(1, 'pass');
  expect(t.pile(2, 'discard')).toEqual([NURSE]);
});
test(`${TRADER}: takes no stronger crew, and works once a turn`, () => {
  expect(market('C7 Doctor').offers(1, 'use', TRADER)).toBe(false);
  const t = market(NURSE, 'C2 Engineer').act(1, 'use', TRADER).pick(1, NURSE);
  t.act(2, 'pass').act(3, 'pass').act(1, 'pass');
  expect(t.refuses(1, 'use', TRADER)).toBe('ge/card-actions-limit/1');
});
test(`${TRADER}: goes on pirate ships alone`, () => {
  const at = (ship: string) => table({ seats: [{ hand: [TRADER], fleet: [ship] }, {}] });
  expect(at(SHIP).refuses(1, 'play', TRADER)).toBe('ge/crew/1');
  expect(at(PIRATE).act(1, 'play', TRADER).under(TRADER)).toBe(PIRATE);
});
test(`${TRADER}: takes its captive on a mission, and comes back`, () => {
  const t = table({
    seats: [
      { fleet: [SMALL, { card: PIRATE, on: [TRADER, 'E2 Transporter'] }], order: 'never' },
      { fleet: [{ card: 'T3 Moon', on: [NURSE] }], order: 'never' },
    ],
  });
  t.act(1, 'use', 'E2 Transporter', 1).act(1, 'number', '1').pick(1, SMALL);
  expect([t.card(NURSE).controller, t.under(NURSE), t.under(TRADER)]).toEqual([0, SMALL, PIRATE]);
});
