import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { production } from '../../../src/rules/points/production.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { battle, fire, play } from '../../scenes.ts';
import { table } from '../../table.ts';
import { ACOLYTE, BRUTE, MOON, RIPPLES, ready, YACHT } from './minds.ts';

// Crew of Powers of the Mind

const ENGINEER = 'C2 Engineer';
const LINER = 'S6 Luxury Liner';
const manned = (...on: CardPlace[]): CardPlace => ({ card: YACHT, on });

const HEALER = 'C3 Psy Healer';
const PSYBER = 'C5 Psyber Mage';
test(`${HEALER}: heals 2 damage on one psy being at its location, and nobody elsewhere`, () => {
  const at = (...fleet: CardPlace[]) => play({ fleet });
  const t = at(manned(HEALER, { card: BRUTE, damage: 5 }, { card: ACOLYTE, damage: 1 }));
  t.act(1, 'use', HEALER, 0).pick(1, BRUTE);
  expect([t.card(BRUTE).damage, t.card(ACOLYTE).damage]).toEqual([3, 1]);
  expect(t.refuses(1, 'use', HEALER, 0)).toBe('ge/card-actions-limit/1');
  const others = at(manned(HEALER, { card: PSYBER, damage: 1 }, { card: 'C6 Spy', damage: 1 }));
  expect(others.act(1, 'use', HEALER, 0).card(PSYBER).damage).toBe(0);
  expect(others.card('C6 Spy').damage).toBe(1);
  const apart = at(manned(HEALER), { card: MOON, on: [{ card: BRUTE, damage: 5 }] });
  expect(apart.refuses(1, 'use', HEALER, 0)).toBe('ge/crucial-rules/1');
  expect(at(manned(HEALER, ACOLYTE)).refuses(1, 'use', HEALER, 0)).toBe('ge/crucial-rules/1');
});
test(`${HEALER}: gives itself up to stop a monster that another player plays, and no hazard`, () => {
  const at = (card: string) => play({ hand: [card] }, { fleet: [{ card: LINER, on: [HEALER] }], order: 'always' });
  const t = at('M3 Phase Rats').act(1, 'play', 'M3 Phase Rats').act(2, 'respond', HEALER);
  expect([t.inPlay('M3 Phase Rats'), t.pile(1, 'discard'), t.pile(2, 'discard')]).toEqual([
    false,
    ['M3 Phase Rats'],
    [HEALER],
  ]);
  const hazard = at('H2 Supersonic Flow').act(1, 'play', 'H2 Supersonic Flow');
  expect(hazard.question === 'respond' && hazard.offers(2, 'respond', HEALER)).toBe(false);
  hazard.leaveOpen();
});

test(`${PSYBER}: is a Cyber Mage: the strongest gives a Card Play and a draw, and it outdoes a weaker one`, () => {
  const at = (mine: string, theirs: string) => {
    const t = table({
      phase: 'record keeping',
      seats: [
        { fleet: [manned(mine)], order: 'never' },
        { fleet: [manned(theirs)], order: 'never' },
      ],
    });
    const { plays } = t.untilPhase('play A', 1).player(1);
    return [plays, t.untilPhase('play A', 2).size(1, 'hand')];
  };
  expect([at(PSYBER, ENGINEER), at(PSYBER, PSYBER), at('C4 Cyber Mage', PSYBER)]).toEqual([
    [4, 3],
    [3, 2],
    [3, 2],
  ]);
});
test(`${PSYBER}: uses 1 function of a field of the Cyber Discipline for 1 supply, and no second one`, () => {
  const t = play({ fleet: [manned(ready(PSYBER)), { card: MOON, on: [RIPPLES] }] });
  t.act(1, 'use', RIPPLES, 1);
  expect([t.size(1, 'hand'), t.refuses(1, 'use', RIPPLES, 3)]).toEqual([1, 'ge/psy-rules/10']);
});

const CFO = 'C6 CFO (Powers of the Mind)';
test(`${CFO}: saves economy for the next turn and no longer; saved points are lost with it`, () => {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T4 Small Planet', { card: 'S4 Argonian Destroyer', on: [CFO] }], order: 'never', empire: 'Corporate' },
      { order: 'never' },
    ],
  });
  expect(needsOf(t.s, t.id(CFO))).toEqual({ economy: 1 });
  t.pick(1, CFO);
  expect(t.player(1).kept).toEqual({ economy: 1 });
  t.untilAsked('allocation', 1);
  for (let i = 0; i < 2; i++) {
    t.pick(1, CFO);
    expect(t.player(1).kept).toEqual({ economy: 2 });
    t.untilAsked('allocation', 1);
  }
  discard(t.s, t.id(CFO), 'discarded', 1);
  expect(production(t.s, 0, works).free.economy).toBe(2);
  t.pick(1).untilPhase('play A', 1);
});
test(`${CFO}: saves nothing while it is not engaged, and needs 2 economy in other decks`, () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: ['T4 Small Planet', { card: 'S4 Argonian Destroyer', on: [CFO] }], order: 'never' }, {}],
  });
  expect(needsOf(t.s, t.id(CFO))).toEqual({ economy: 2 });
  t.pick(1);
  expect(t.player(1).kept).toEqual({});
});

const CEO = 'C8 CEO (Powers of the Mind)';
test(`${CEO}: other cards need no economy while it is engaged; it needs 2 less in a Corporate deck`, () => {
  const at = (engaged: boolean, empire: 'Corporate' | 'Tufor') => {
    const t = table({
      seats: [{ empire, fleet: [{ card: 'S4 Argonian Destroyer', on: [{ card: CEO, engaged }, 'C6 Mercenary'] }] }, {}],
    });
    return [needsOf(t.s, t.id('C6 Mercenary')), needsOf(t.s, t.id(CEO))];
  };
  expect([at(true, 'Corporate'), at(false, 'Tufor')]).toEqual([
    [null, { economy: 2 }],
    [{ economy: 2 }, { economy: 4 }],
  ]);
});

test(`${CEO}: others take no economy from its fleet; from a fleet without one they do`, () => {
  const drained = (...on: string[]) =>
    production(
      play(
        { fleet: [manned({ card: ENGINEER, on: ['A2 Slick Bargainer'] })] },
        { fleet: ['T4 Small Planet', { card: LINER, on }] },
      ).act(1, 'use', 'A2 Slick Bargainer', 0).s,
      1,
      works,
    ).drained.economy;
  expect([drained(CEO), drained()]).toEqual([0, 2]);
});

const MARINE = 'C8 Psy Marine';
const TRANSPORTER = 'E2 Transporter';
test(`${MARINE}: with a transporter it does 1 damage to the home of a player without bases, past all protection`, () => {
  const at = (...fleet: CardPlace[]) => play({ fleet: [manned(MARINE, TRANSPORTER)] }, { fleet });
  const t = at(LINER).act(1, 'use', MARINE, 0);
  expect([t.hq(2), t.refuses(1, 'use', MARINE, 0)]).toEqual([1, 'ge/card-actions-limit/1']);
  expect(at({ card: MOON, on: ['B4 Base Station'] }).refuses(1, 'use', MARINE, 0)).toBe('ge/crucial-rules/1');
  expect(play({ fleet: [manned(MARINE)] }, { fleet: [LINER] }).refuses(1, 'use', MARINE, 0)).toBe('ge/crucial-rules/1');
});
test(`${MARINE}: taken there by a transporter, it does 1 damage to a ship, a base or a psy, and to no other crew`, () => {
  const t = play({ fleet: [manned(MARINE, TRANSPORTER)] }, { fleet: [{ card: MOON, on: [BRUTE, ENGINEER] }] });
  t.act(1, 'use', TRANSPORTER, 1);
  expect([t.card(BRUTE).damage, t.under(MARINE)]).toEqual([1, YACHT]);
  expect(t.refuses(1, 'use', MARINE, 0)).toBe('ge/card-actions-limit/1');
  const crewed = play({ fleet: [manned(MARINE, TRANSPORTER)] }, { fleet: [{ card: MOON, on: [ENGINEER] }] });
  expect(crewed.refuses(1, 'use', TRANSPORTER, 1)).toBe('ge/crucial-rules/1');
});

const CHAKAN = 'C10 Chakan: The Forever Man';
const GUARDIAN = 'M9 Huge Invinco Guardian';
test(`${CHAKAN}: does 10 damage to a monster, and none to other cards`, () => {
  const t = play(
    { fleet: [{ card: LINER, on: [CHAKAN, { card: GUARDIAN, by: 2 }, { card: 'M3 Phase Rats', by: 2 }] }] },
    {},
  );
  t.act(1, 'use', CHAKAN, 0).pick(1, 'M3 Phase Rats');
  expect([t.inPlay('M3 Phase Rats'), t.inPlay(GUARDIAN), t.inPlay(LINER)]).toEqual([false, true, true]);
  expect(play({ fleet: [{ card: LINER, on: [CHAKAN] }] }).refuses(1, 'use', CHAKAN, 0)).toBe('ge/crucial-rules/1');
});
test(`${CHAKAN}: 10 damage send it back to hand; it comes back only with monsters worth 10 against its fleet`, () => {
  const back = (...monsters: string[]) => {
    const t = battle(
      { fleet: ['S9 Argonian Battleship'] },
      {
        fleet: [
          { card: MOON, on: [{ card: CHAKAN, damage: 8 }] },
          { card: LINER, on: monsters.map(card => ({ card, by: 1 })) },
        ],
        order: 'never',
      },
    );
    fire(t, 'S9 Argonian Battleship', CHAKAN, 2);
    expect([t.inPlay(CHAKAN), t.pile(2, 'hand'), t.pile(2, 'discard')]).toEqual([false, [CHAKAN], []]);
    return t.untilPhase('play A', 2);
  };
  expect(back(GUARDIAN).refuses(2, 'play', CHAKAN)).toBe('ge/crucial-rules/1');
  expect(back(GUARDIAN, 'M3 Phase Rats').offers(2, 'play', CHAKAN)).toBe(true);
  expect(play({ fleet: [MOON], hand: [CHAKAN] }).offers(1, 'play', CHAKAN)).toBe(true);
});
test(`${CHAKAN}: 10 research of another player send it back to hand, too; 9 do not`, () => {
  const t = (applied: number) =>
    table({
      phase: 'allocation',
      seats: [
        { fleet: [manned('C3 Nurse')], order: 'never' },
        { fleet: [{ card: MOON, on: [{ card: CHAKAN, applied }] }], order: 'never' },
      ],
    }).allocate(1, { give: [[CHAKAN, 'apply', 1]] });
  expect([t(9).pile(2, 'hand'), t(8).pile(2, 'hand')]).toEqual([[CHAKAN], []]);
});
test(`${CHAKAN}: 1 function of any field a turn for 1 supply, and no second one`, () => {
  const t = play({ fleet: [manned(ready(CHAKAN))] }, { fleet: [{ card: MOON, on: [RIPPLES] }] });
  t.act(1, 'use', RIPPLES, 2);
  expect([t.size(1, 'hand'), t.refuses(1, 'use', RIPPLES, 1)]).toEqual([2, 'ge/psy-rules/10']);
});
