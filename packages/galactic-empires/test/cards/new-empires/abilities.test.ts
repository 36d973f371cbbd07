import { expect, test } from 'vitest';
import { KIND } from '../../../src/card.ts';
import type { CardPlace } from '../../../src/index.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { bonusFor } from '../../../src/rules/play/card-plays.ts';
import { isUnder, works } from '../../../src/rules/texts/static-texts.ts';
import { type Table, table } from '../../table.ts';

// Abilities of New Empires

const SHIP = 'S4 Argonian Destroyer';
const YACHT = 'S2 Space Yacht';
const CUTTER = 'S3 Tufor Cutter';
const DRAGON = 'D4 Radiation Dragoness';
/** Plays on while players are asked for reactions. */
const calm = (t: Table): Table => {
  while (t.question === 'respond') t.least();
  return t;
};
const manned = (crew: string, ...on: CardPlace[]): CardPlace => ({ card: YACHT, on: [{ card: crew, on }] });
const makes = (t: Table, what: string) => outputOf(t.s, t.id(what), works);
/** A table where player 1 has one card in hand. */
const holding = (card: string, ...fleet: CardPlace[]): Table => table({ seats: [{ fleet, hand: [card] }, {}] });

const SCANNER = 'A1 Medical Scanner';
test(`${SCANNER}: a doctor is 1 stronger with it, other crew is not; it makes 1 research`, () => {
  const t = table({ seats: [{ fleet: [manned('C2 Doctor', SCANNER), manned('C5 Captain', SCANNER)] }, {}] });
  expect([t.strength('C2 Doctor')[0], t.strength('C5 Captain')[0], makes(t, 'C2 Doctor')]).toEqual([
    3,
    5,
    { research: 2 },
  ]);
});
test(`${SCANNER}: its crew ends a weaker illness where it is, and none as strong`, () => {
  const at = (crew: string) =>
    table({
      seats: [
        {
          fleet: [
            {
              card: SHIP,
              on: [
                { card: crew, on: [SCANNER] },
                { card: 'C4 Navigator', on: [{ card: 'O1 Illness', by: 2 }] },
              ],
            },
          ],
        },
        {},
      ],
    });
  expect(calm(at('C2 Engineer').act(1, 'use', SCANNER, 0)).inPlay('O1 Illness')).toBe(false);
  expect(at('C1 Crewman').refuses(1, 'use', SCANNER, 0)).toBe('ge/crucial-rules/1');
});

const DEVIANT = 'A3 Deviant';
test(`${DEVIANT}: its crew is without effect, and 1 damage a turn goes to the structure of its location`, () => {
  const t = table({
    seats: [{}, { fleet: [{ card: 'S6 Luxury Liner', on: [{ card: 'C3 Nurse', on: [{ card: DEVIANT, by: 1 }] }] }] }],
  });
  t.act(1, 'use', DEVIANT, 0);
  expect([t.shields('S6 Luxury Liner'), t.strength('S6 Luxury Liner')[1], works(t.s, t.id('C3 Nurse'))]).toEqual([
    9,
    5,
    false,
  ]);
  expect(isUnder(t.s, KIND['no functions'], t.id('C3 Nurse'))).toBe(true);
});
test(`${DEVIANT}: goes on no crew stronger than itself; a Bar Tender in reaction ends it`, () => {
  const t = table({ seats: [{ hand: [DEVIANT] }, { fleet: [manned('C4 Navigator')] }] });
  expect(t.refuses(1, 'play', DEVIANT)).toBe('ge/ability/1');
  const barred = table({
    seats: [
      { hand: ['T3 Moon'] },
      { fleet: [{ card: YACHT, on: [{ card: 'C3 Nurse', on: [{ card: DEVIANT, by: 1 }] }] }], hand: ['C1 Bar Tender'] },
    ],
  });
  barred.act(1, 'play', 'T3 Moon').act(2, 'respond', 'C1 Bar Tender');
  calm(barred);
  expect([barred.inPlay(DEVIANT), barred.under('C1 Bar Tender')]).toEqual([false, YACHT]);
});

/** What a boarding party of strength 1 with this ability does to the structure of a liner, which it is aboard. */
const harm = (fighter: string, ...on: string[]): number => {
  const t = table({
    seats: [
      {},
      { fleet: [{ card: 'S6 Luxury Liner', on: [{ card: fighter, by: 1, on: on.map(card => ({ card, by: 1 })) }] }] },
    ],
  });
  calm(t.act(1, 'use', fighter, 0));
  return 6 - t.strength('S6 Luxury Liner')[1];
};
const MEDAL = 'A4 Artifact - War Medal of Yorl';
test(`${MEDAL}: its crew is 1 stronger and does 1 more damage; other crew does as much as ever`, () => {
  const t = table({ seats: [{ fleet: [manned('C1 Boarding Party', MEDAL), manned('C5 Captain')] }, {}] });
  expect([t.strength('C1 Boarding Party')[0], t.strength('C5 Captain')[0], makes(t, 'C1 Boarding Party')]).toEqual([
    2,
    5,
    { command: 1 },
  ]);
  expect([harm('C1 Boarding Party', MEDAL), harm('C7 Boarding Party', MEDAL), harm('C1 Boarding Party')]).toEqual([
    2, 3, 1,
  ]);
});
test(`${MEDAL}: is for players of the Clydon empire alone`, () => {
  const at = (empire: 'Clydon' | 'Tufor') =>
    table({ seats: [{ empire, fleet: [manned('C5 Captain')], hand: [MEDAL] }, {}] });
  expect(at('Tufor').refuses(1, 'play', MEDAL)).toBe('ge/crucial-rules/1');
  expect(calm(at('Clydon').act(1, 'play', MEDAL)).under(MEDAL)).toBe('C5 Captain');
});

const EXPERTISE = 'A4 Demolition Expertise';
test(`${EXPERTISE}: its crew does 2 more damage`, () => {
  expect([harm('C1 Boarding Party', EXPERTISE), harm('C1 Boarding Party')]).toEqual([3, 1]);
});
test(`${EXPERTISE}: goes on crew that does damage, once, and on no other crew`, () => {
  expect(holding(EXPERTISE, manned('C5 Captain')).refuses(1, 'play', EXPERTISE)).toBe('ge/ability/1');
  const t = holding(EXPERTISE, manned('C1 Boarding Party'));
  expect(calm(t.act(1, 'play', EXPERTISE)).under(EXPERTISE)).toBe('C1 Boarding Party');
  const two = table({
    seats: [{ fleet: [manned('C1 Boarding Party', EXPERTISE)], hand: [EXPERTISE], order: 'never' }, {}],
  });
  expect(
    two.offers(
      1,
      'play',
      two.s.cards.findIndex((_, id) => !two.inPlay(id) && two.s.defs[id] === two.s.defs[two.id(EXPERTISE)]),
    ),
  ).toBe(false);
});

const RIFLE = 'A4 Assault Rifle';
test(`${RIFLE}: its crew is 4 stronger where crew attacks crew, and nowhere else`, () => {
  const at = (...on: string[]) =>
    table({
      seats: [
        {},
        {
          fleet: [
            { card: SHIP, on: [{ card: 'C2 Mercenary', by: 1, on: on.map(card => ({ card, by: 1 })) }, 'C6 Spy'] },
          ],
        },
      ],
    });
  const t = at(RIFLE);
  expect(t.strength('C2 Mercenary')[0]).toBe(2);
  expect(calm(t.act(1, 'use', 'C2 Mercenary', 1)).inPlay('C6 Spy')).toBe(false);
  expect(at().refuses(1, 'use', 'C2 Mercenary', 1)).toBe('ge/crucial-rules/1');
});
/** Sends a crew by transporter to a cutter whose shields are down. */
const sent = (crew: string, on: string[], ...aboard: string[]): Table =>
  table({
    seats: [
      { fleet: [{ card: SHIP, on: ['E2 Transporter', { card: crew, on }] }], order: 'never' },
      { fleet: [{ card: CUTTER, shieldDamage: 3, on: aboard }], order: 'never' },
    ],
  });
test(`${RIFLE}: crew without a function of its own does 1 damage with it on a there-and-back mission`, () => {
  const t = sent('C5 Captain', [RIFLE]).act(1, 'use', 'E2 Transporter', 1);
  expect([t.strength(CUTTER), t.under('C5 Captain')]).toEqual([[3, 2], SHIP]);
  expect(sent('C5 Captain', []).refuses(1, 'use', 'E2 Transporter', 1)).toBe('ge/crucial-rules/1');
  expect(sent('C5 Captain', [RIFLE]).refuses(1, 'use', RIFLE, 0)).toBe('ge/crucial-rules/1');
});

const SUIT = 'A5 Battle Suit (New Empires)';
test(`${SUIT}: its crew is 2 stronger, and attacks with it on a mission cards that are no stronger`, () => {
  const t = sent('C2 Engineer', [SUIT], 'C4 Navigator', 'C5 Captain');
  expect(t.strength('C2 Engineer')[0]).toBe(4);
  t.act(1, 'use', 'E2 Transporter', 1);
  expect([t.inPlay('C4 Navigator'), t.inPlay('C5 Captain'), t.under('C2 Engineer')]).toEqual([false, true, SHIP]);
  expect(sent('C2 Engineer', [SUIT], 'C5 Captain').refuses(1, 'use', 'E2 Transporter', 1)).toBe('ge/crucial-rules/1');
});
test(`${SUIT}: combat crew attacks twice a turn with it, and not three times`, () => {
  const t = table({
    seats: [
      {},
      {
        fleet: [
          {
            card: SHIP,
            on: [
              { card: 'C8 Assassin', by: 1, on: [{ card: SUIT, by: 1 }] },
              'C2 Engineer',
              'C5 Captain',
              'C4 Navigator',
            ],
          },
        ],
        order: 'never',
      },
    ],
  });
  t.act(1, 'use', 'C8 Assassin', 0).pick(1, 'C2 Engineer').act(1, 'use', 'C8 Assassin', 0).pick(1, 'C5 Captain');
  expect([t.inPlay('C2 Engineer'), t.inPlay('C5 Captain'), t.inPlay('C4 Navigator')]).toEqual([false, false, true]);
  expect(t.refuses(1, 'use', 'C8 Assassin', 0)).toBe('ge/card-actions-limit/1');
});

const BIONIC = 'A4 Bionic Enhancement';
test(`${BIONIC}: crew does one and a half times its damage, without the fraction`, () => {
  expect([harm('C7 Boarding Party', BIONIC), harm('C1 Boarding Party', BIONIC)]).toEqual([3, 1]);
});
test(`${BIONIC}: a dragon’s breath does as much as ever; it goes on no ship`, () => {
  const fire = (on: string[]): number => {
    const t = table({
      phase: 'weapons fire',
      seats: [{ fleet: [{ card: DRAGON, given: [0, 0, 2], on }] }, { fleet: ['S10 Explosive Ore Carrier'] }],
    });
    t.act(1, 'fire', 'S10 Explosive Ore Carrier').pick(1, ...Array<string>(4).fill(DRAGON));
    return 10 - t.strength('S10 Explosive Ore Carrier')[1];
  };
  expect(fire([BIONIC])).toBe(fire([]));
  expect(holding(BIONIC, YACHT).refuses(1, 'play', BIONIC)).toBe('ge/ability/1');
});

const MUTATION = 'A4 Genetic Mutation';
test(`${MUTATION}: no ability of others goes on its crew; other crew is not safe`, () => {
  const t = table({
    seats: [
      { hand: ['A5 Anarchist'] },
      { fleet: [manned('C3 Nurse', MUTATION), { card: SHIP, on: ['C4 Navigator'] }] },
    ],
  });
  t.act(1, 'play', 'A5 Anarchist');
  expect(calm(t).under('A5 Anarchist')).toBe('C4 Navigator');
});
test(`${MUTATION}: discards an ability at the fleet of another player, and itself`, () => {
  const t = table({
    seats: [
      { fleet: [manned('C3 Nurse', MUTATION, 'A2 Logic')] },
      { fleet: [manned('C5 Captain', 'A1 Strategy')], order: 'never' },
    ],
  });
  t.act(1, 'use', MUTATION, 0);
  expect([t.inPlay('A1 Strategy'), t.inPlay(MUTATION), t.inPlay('A2 Logic')]).toEqual([false, false, true]);
  const none = table({ seats: [{ fleet: [manned('C3 Nurse', MUTATION, 'A2 Logic')] }, {}] });
  expect(none.refuses(1, 'use', MUTATION, 0)).toBe('ge/crucial-rules/1');
});
test(`${MUTATION}: played as a reaction it stops an ability, or discards one that lies there`, () => {
  const t = table({
    seats: [{ hand: ['A5 Anarchist'] }, { fleet: [manned('C3 Nurse')], hand: [MUTATION] }],
  });
  t.act(1, 'play', 'A5 Anarchist').act(2, 'respond', MUTATION, 0);
  expect([calm(t).pile(1, 'discard'), t.under(MUTATION)]).toEqual([['A5 Anarchist'], 'C3 Nurse']);
  const late = table({
    seats: [
      { hand: ['T3 Moon'], fleet: [manned('C5 Captain', 'A1 Strategy')] },
      { fleet: [{ card: SHIP, on: ['C3 Nurse'] }], hand: [MUTATION] },
    ],
  });
  late.act(1, 'play', 'T3 Moon').act(2, 'respond', MUTATION);
  expect([calm(late).inPlay('A1 Strategy'), late.pile(2, 'discard')]).toEqual([false, [MUTATION]]);
});

const MOLD = 'A5 Mind Mold Symbionts (New Empires)';
test(`${MOLD}: strengthens a monster of strength 4 or less, none above`, () => {
  const at = (monster: string) =>
    table({ seats: [{ hand: [MOLD] }, { fleet: [{ card: YACHT, on: [{ card: monster, by: 1 }] }], order: 'never' }] });
  expect(at('M1 Small Phaser Eel').act(1, 'play', MOLD).strength('M1 Small Phaser Eel')[0]).toBe(6);
  expect(at('M9 Kraken').refuses(1, 'play', MOLD)).toBe('ge/ability/1');
});
test(`${MOLD}: no crew as weak as the monster negates it, but stronger crew does`, () => {
  const at = (officer: string) => {
    const t = table({
      seats: [
        {},
        {
          fleet: [{ card: YACHT, on: [officer, { card: 'M1 Small Phaser Eel', by: 1, on: [{ card: MOLD, by: 1 }] }] }],
        },
      ],
    });
    return works(t.s, t.id('M1 Small Phaser Eel'));
  };
  expect([at('C6 Science Officer'), at('C4 Science Officer')]).toEqual([true, true]);
  const strong = table({
    seats: [
      {},
      {
        fleet: [
          {
            card: YACHT,
            on: [
              { card: 'C6 Science Officer', on: ['A5 Battle Suit'] },
              { card: 'M1 Small Phaser Eel', by: 1, on: [{ card: MOLD, by: 1 }] },
            ],
          },
        ],
      },
    ],
  });
  expect(works(strong.s, strong.id('M1 Small Phaser Eel'))).toBe(false);
});

const ANGUISH = 'A6 Mental Anguish (New Empires)';
test(`${ANGUISH}: a weaker crew or dragon of others is disengaged for a turn and protects nothing`, () => {
  const t = table({
    seats: [{ fleet: [manned('C9 Admiral', ANGUISH)] }, { fleet: ['D3 Plasma Dragoness'], order: 'never' }],
  });
  expect(t.protected(2)).toBe(true);
  t.act(1, 'use', ANGUISH, 0);
  expect([t.engaged('D3 Plasma Dragoness'), t.protected(2)]).toEqual([false, false]);
});
test(`${ANGUISH}: crew as strong as its host is safe from it, and so is the one chosen last turn`, () => {
  const at = (host: string) =>
    table({ seats: [{ fleet: [manned(host, ANGUISH)] }, { fleet: [manned('C5 Captain')], order: 'never' }] });
  expect(at('C5 Captain').refuses(1, 'use', ANGUISH, 0)).toBe('ge/crucial-rules/1');
  const t = at('C6 Spy').act(1, 'use', ANGUISH, 0);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.refuses(1, 'use', ANGUISH, 0)).toBe('ge/crucial-rules/1');
});

const PROMOTION = 'A6 Promotion';
test(`${PROMOTION}: its crew is 2 stronger, and uses one of its functions twice a turn`, () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: [{ card: 'C1 Informant', on: [PROMOTION] }, 'C5 Captain'] }] },
      { discard: ['T3 Moon', 'C2 Engineer', 'C3 Nurse'], order: 'never' },
    ],
  });
  expect([t.strength('C1 Informant')[0], t.strength('C5 Captain')[0], makes(t, 'C1 Informant')]).toEqual([
    3,
    5,
    { command: 1 },
  ]);
  t.act(1, 'use', 'C1 Informant', 0).act(1, 'use', 'C1 Informant', 0);
  expect(t.pile(2, 'discard')).toEqual(['C3 Nurse', 'T3 Moon', 'C2 Engineer']);
  expect(t.refuses(1, 'use', 'C1 Informant', 0)).toBe('ge/card-actions-limit/1');
});
test(`${PROMOTION}: crew that does one of several things does each of them once, and none of them twice`, () => {
  const t = table({
    seats: [
      {},
      {
        fleet: [
          {
            card: SHIP,
            on: [{ card: 'C1 Boarding Party', by: 1, on: [{ card: PROMOTION, by: 1 }] }, 'C3 Nurse', 'E2 Phaser Refit'],
          },
        ],
        order: 'never',
      },
    ],
  });
  for (const i of [0, 1, 2]) {
    t.act(1, 'use', 'C1 Boarding Party', i);
    expect(t.refuses(1, 'use', 'C1 Boarding Party', i)).not.toBe('');
  }
  expect([t.strength(SHIP), t.inPlay('C3 Nurse'), t.inPlay('E2 Phaser Refit')]).toEqual([[4, 3], false, false]);
  expect(t.refuses(1, 'use', 'C1 Boarding Party', 0)).toBe('ge/card-actions-limit/1');
});

const CYBORG = 'A7 Cyborg Death';
test(`${CYBORG}: a destroyed dragon lives on with half its strength, moltings included, and never has more`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S9 Argonian Battleship', 'S9 Argonian Battleship'] },
      {
        fleet: [{ card: DRAGON, damage: 4, on: ['A3 Tri-Millennia Molting'] }],
        hand: [CYBORG, 'A3 Tri-Millennia Molting'],
      },
    ],
  });
  t.act(1, 'fire', DRAGON).pick(1, ...Array<string>(6).fill('S9 Argonian Battleship'));
  while (!t.offers(2, 'respond', CYBORG)) t.pass(2);
  t.act(2, 'respond', CYBORG);
  expect([t.strength(DRAGON), calm(t).pile(2, 'discard')]).toEqual([[3, 3], [CYBORG]]);
  t.untilPhase('play A', 2);
  const [molting] = t.s.cards.flatMap((_, id) =>
    !t.inPlay(id) && t.s.defs[id] === t.s.defs[t.id('A3 Tri-Millennia Molting')] ? [id] : [],
  );
  t.act(2, 'play', molting!);
  expect(calm(t).strength(DRAGON)[0]).toBe(3);
});
test(`${CYBORG}: saves no ship`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: ['S9 Argonian Battleship'] }, { fleet: ['S1 Fleet Freighter', DRAGON], hand: [CYBORG] }],
  });
  t.act(1, 'fire', 'S1 Fleet Freighter').pick(1, ...Array<string>(6).fill('S9 Argonian Battleship'));
  expect(t.offers(2, 'respond', CYBORG)).toBe(false);
  calm(t);
  expect(t.inPlay('S1 Fleet Freighter')).toBe(false);
});

const AVATAR = 'A10 Avatar';
/** A mercenary of player 1 kills a crew aboard a ship of player 2. */
const killing = (victim: CardPlace, ...hand: string[]): Table =>
  table({
    seats: [
      {},
      {
        fleet: [
          { card: SHIP, on: [{ card: 'C6 Mercenary', by: 1 }, victim] },
          ...(hand.length > 0 || victim === 'C2 Engineer'
            ? [manned('C7 Doctor', ...(hand.length > 0 ? [] : [AVATAR]))]
            : []),
        ],
        hand,
      },
    ],
  });
test(`${AVATAR}: in reaction crew that is discarded goes to hand, once a turn, and the avatar stays`, () => {
  const t = killing('C2 Engineer').act(1, 'use', 'C6 Mercenary', 1);
  while (!t.offers(2, 'respond', AVATAR)) t.pass(2);
  t.act(2, 'respond', AVATAR);
  expect([calm(t).pile(2, 'hand'), t.under(AVATAR)]).toEqual([['C2 Engineer'], 'C7 Doctor']);
});
test(`${AVATAR}: it is discarded where the crew is its own`, () => {
  const t = killing({ card: 'C2 Engineer', on: [AVATAR] }).act(1, 'use', 'C6 Mercenary', 1);
  while (!t.offers(2, 'respond', AVATAR)) t.pass(2);
  t.act(2, 'respond', AVATAR);
  expect([calm(t).pile(2, 'hand'), t.pile(2, 'discard')]).toEqual([['C2 Engineer'], [AVATAR]]);
});
test(`${AVATAR}: saves no ship, and a dragon at the price of itself`, () => {
  const shot = (prey: string): Table =>
    table({
      phase: 'weapons fire',
      seats: [
        { fleet: ['S9 Argonian Battleship', 'S9 Argonian Battleship'] },
        { fleet: [prey, { card: 'T3 Moon', on: [{ card: 'C7 Doctor', on: [AVATAR] }] }] },
      ],
    })
      .act(1, 'fire', prey)
      .pick(1, ...Array<string>(6).fill('S9 Argonian Battleship'));
  const ship = shot('S1 Fleet Freighter');
  expect(ship.offers(2, 'respond', AVATAR)).toBe(false);
  calm(ship);
  const t = shot(DRAGON);
  while (!t.offers(2, 'respond', AVATAR)) t.pass(2);
  t.act(2, 'respond', AVATAR);
  expect([calm(t).pile(2, 'hand'), t.pile(2, 'discard')]).toEqual([[DRAGON], [AVATAR]]);
});

const SORCERER = 'A10 Techno-Sorcerer';
test(`${SORCERER}: each turn a card is played before points are allocated, for a Card Play, and works at once`, () => {
  const at = (...on: string[]) =>
    table({
      phase: 'allocation',
      seats: [{ fleet: [manned('C5 Captain', ...on)], hand: ['T7 System'], order: 'never' }, { order: 'never' }],
    });
  const t = at(SORCERER);
  const none = t.trial().pick(1, 'no');
  expect([none.inPlay('T7 System'), none.question]).toEqual([false, 'allocation']);
  t.pick(1, 'yes');
  expect([t.inPlay('T7 System'), t.question, t.player(1).plays]).toEqual([true, 'allocation', 2]);
  expect(t.prompt()).toMatch(/^Allocate 2 economy, 3 supply/);
  expect(at().question).toBe('allocation');
});

test.each<[string, CardPlace[], CardPlace[], string]>([
  [DEVIANT, [manned('C1 Crewman')], [manned('C3 Nurse')], 'C3 Nurse'],
  [BIONIC, [YACHT, DRAGON], [], DRAGON],
  [ANGUISH, [manned('C5 Captain')], [], 'C5 Captain'],
  [SORCERER, [YACHT, DRAGON], [], DRAGON],
])('%s: is played where its text says', (card, fleet, others, place) => {
  const t = table({
    seats: [
      { fleet, hand: [card], order: 'never' },
      { fleet: others, order: 'never' },
    ],
  });
  expect(t.act(1, 'play', card).under(card)).toBe(place);
});

const EVOLUTION = 'A9 Accidental Evolution';
const evolved = (place: CardPlace | string, crew: CardPlace, ...more: CardPlace[]): Table => {
  const at = typeof place === 'string' ? { card: place } : place;
  return table({
    seats: [
      { fleet: [{ ...at, on: [...(at.on ?? []), crew] }, ...more], hand: ['T3 Moon'], order: 'never' },
      { fleet: [CUTTER], order: 'never' },
    ],
  });
};
test(`${EVOLUTION}: the base strength of its crew is 10, and other cards add to that`, () => {
  const t = evolved(SHIP, { card: 'C2 Ensign', on: [EVOLUTION] });
  expect(t.strength('C2 Ensign')).toEqual([10, 10]);
  const more = evolved(SHIP, { card: 'C2 Ensign', on: [EVOLUTION, 'A6 Promotion'] });
  expect(more.strength('C2 Ensign')[0]).toBe(12);
});
test(`${EVOLUTION}: its crew works on a ship as on the base that it needs; without it, it does not`, () => {
  const draws = (...on: CardPlace[]) => {
    const t = evolved(SHIP, { card: 'C5 Quartermaster', on });
    return bonusFor(t.s, KIND['card draws'], 0);
  };
  expect([draws(), draws(EVOLUTION)]).toEqual([0, 1]);
  const guarded = (...on: CardPlace[]) => evolved('T6 System', { card: 'C7 Tactical Officer', on }).protected(1);
  expect([guarded(), guarded(EVOLUTION)]).toEqual([false, true]);
});
test(`${EVOLUTION}: a function for a ship works on a terrain`, () => {
  const at = (...on: CardPlace[]) =>
    evolved('T6 System', { card: 'C2 Helmsman', on }).offers(1, 'use', 'C2 Helmsman', 0);
  expect([at(), at(EVOLUTION)]).toEqual([false, true]);
});
test(`${EVOLUTION}: comes in reaction, on crew of its player alone`, () => {
  const t = table({
    active: 2,
    seats: [
      { fleet: [{ card: SHIP, on: ['C2 Ensign'] }], hand: [EVOLUTION], order: 'always' },
      { fleet: [{ card: CUTTER, on: ['C4 Navigator'] }], hand: ['T3 Moon'], order: 'never' },
    ],
  });
  t.act(2, 'play', 'T3 Moon').act(1, 'respond', EVOLUTION);
  expect([t.under(EVOLUTION), t.strength('C2 Ensign')[0]]).toEqual(['C2 Ensign', 10]);
});
