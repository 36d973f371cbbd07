import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const VANTAGE = 'Ganymede/Vantage Point';
const MOON = 'Ganymede/Traginium Source';
const LUNA = 'Luna/Military Outpost';
const HQ = 'Earth/Corporate Headquarters';

/** Three adjacent sites, their sector, and a sector elsewhere. */
const ganymede = (one: SeatPosition, two: SeatPosition = {}, phase: Phase = 'battle', active: 1 | 2 = 1): Table =>
  table({ phase, active, locations: [CORE, PLATFORM, VANTAGE, MOON, LUNA], seats: [one, two] });

test('Assault Guru: attrition while your total tactics at its site is the higher', () => {
  const t = ganymede({ at: { [CORE]: ['Assault Guru', 'Veteran Pilot'] } }, { at: { [CORE]: ['CGC Grunt'] } });
  expect(t.attack(1, CORE).attrition(1)).toBe(2);
  const even = ganymede({ at: { [CORE]: ['Assault Guru'] } }, { at: { [CORE]: ['CGC Grunt'] } });
  expect(even.attack(1, CORE).attrition(1)).toBe(0);
});

rule('wars/ruling-cgc-grunt/1', 'CGC Grunt: stronger while the best tactics here is on your side', () => {
  const higher = ganymede({ at: { [CORE]: ['CGC Grunt', 'Chan Whitmer'] } }, { at: { [CORE]: ['Veteran Pilot'] } });
  expect(higher.stats('CGC Grunt')).toEqual([3, 1, 3]);
  const even = ganymede({ at: { [CORE]: ['CGC Grunt', 'Chan Whitmer'] } }, { at: { [CORE]: ['Pavel Royerk'] } });
  expect(even.stats('CGC Grunt')).toEqual([1, 1, 1]);
});

test('Chan Whitmer: damages a vehicle of little defense in a site battle', () => {
  const t = ganymede(
    { at: { [CORE]: ['Chan Whitmer'] } },
    { at: { [CORE]: ['GR-Blade', 'Infantry Support Vehicle', 'CGC Grunt'] } },
  );
  expect(t.refuses(1, 'use', 'Chan Whitmer', 0)).toBe('wars/target/7');
  t.attack(1, CORE).act(1, 'use', 'Chan Whitmer', 0);
  expect(t.offers(1, 'card', 'CGC Grunt')).toBe(false);
  t.pick(1, 'GR-Blade').pick(1, 'reserve').resolve();
  // destiny 4 against defense 2
  expect([t.damaged('GR-Blade'), t.size(1, 'lost')]).toEqual([true, 1]);
  expect(t.refuses(1, 'use', 'Chan Whitmer', 0)).toBe('wars/bullet/2');
  const hard = ganymede({ at: { [CORE]: ['Chan Whitmer'] } }, { at: { [CORE]: ['Infantry Support Vehicle'] } });
  hard.attack(1, CORE).use(1, 'Chan Whitmer', 0, 'reserve');
  expect(hard.damaged('Infantry Support Vehicle')).toBe(false);
});

test('Close Support Pilot: follows a ship with the fighter that carries it', () => {
  const aboard = (ship: string) =>
    ganymede({ at: { [MOON]: ['Atlantis', { card: ship, beneath: ['Close Support Pilot'] }] } }, {}, 'move');
  const t = aboard('Inca 2').act(1, 'move', 'Atlantis', LUNA);
  t.untilAsked('may', 1).pick(1, 'yes');
  expect([t.place('Inca 2'), t.place('Close Support Pilot')]).toEqual([LUNA, LUNA]);
  // Inca 2 has power 2, and its pilot Piloting 1
  expect(t.power('Inca 2')).toBe(3);
  const no = aboard('Inca 2').act(1, 'move', 'Atlantis', LUNA);
  no.untilAsked('may', 1).pick(1, 'no');
  expect(no.place('Inca 2')).toBe(MOON);
  const capital = aboard('Survey Cruiser').act(1, 'move', 'Atlantis', LUNA).resolve().resolveAll();
  expect([capital.place('Atlantis'), capital.place('Survey Cruiser'), capital.question]).toEqual([
    LUNA,
    MOON,
    'initiative',
  ]);
});

test('Consigned Trooper: power +2 at a site with your vehicle', () => {
  expect(ganymede({ at: { [CORE]: ['Consigned Trooper', 'GR-Blade'] } }).power('Consigned Trooper')).toBe(3);
  const apart = ganymede({ at: { [CORE]: ['Consigned Trooper'], [PLATFORM]: ['GR-Blade'] } });
  expect(apart.power('Consigned Trooper')).toBe(1);
  const theirs = ganymede({ at: { [CORE]: ['Consigned Trooper'] } }, { at: { [CORE]: ['GR-Blade'] } });
  expect(theirs.power('Consigned Trooper')).toBe(1);
});

test('Entrenched Infantry: units played to its site lose their player 2 energy', () => {
  const at = { [CORE]: ['Entrenched Infantry'] };
  const t = ganymede({ at }, { hand: ['CGC Grunt'] }, 'deploy', 2);
  t.act(2, 'play', 'CGC Grunt').pick(2, CORE).pick(2, 'reserve').pick(2, 'active').resolve();
  expect([t.inPlay('CGC Grunt'), t.size(2, 'lost'), t.size(2, 'active')]).toEqual([true, 2, 18]);
  const beside = ganymede({ at }, { hand: ['CGC Grunt'] }, 'deploy', 2).play(2, 'CGC Grunt', PLATFORM);
  expect([beside.size(2, 'lost'), beside.size(2, 'active')]).toEqual([0, 19]);
});

test('Entrenched Infantry: draining at its site loses you 2 energy', () => {
  const t = ganymede({ at: { [CORE]: ['Entrenched Infantry'], [PLATFORM]: ['CGC Grunt'] } }, {}, 'control');
  t.act(1, 'drain', PLATFORM).resolve().resolveAll();
  expect([t.size(1, 'lost'), t.size(2, 'lost')]).toEqual([0, 2]);
  t.act(1, 'drain', CORE).resolve().resolveAll();
  expect([t.size(1, 'lost'), t.size(2, 'lost')]).toEqual([2, 3]);
});

test('Grav Operator: power +4 with a unit of tactics above 4', () => {
  expect(ganymede({ at: { [CORE]: ['Grav Operator', 'Entrenched Infantry'] } }).power('Grav Operator')).toBe(5);
  expect(ganymede({ at: { [CORE]: ['Grav Operator', 'James Howler'] } }).power('Grav Operator')).toBe(1);
});

test('Horatio Hicks: immune for the turn, once a turn; Piloting 3', () => {
  const t = ganymede({ at: { [MOON]: [{ card: 'Inca 2', beneath: ['Horatio Hicks'] }] } });
  expect(t.stats('Inca 2')).toEqual([5, 4, 5]);
  t.use(1, 'Horatio Hicks');
  expect([t.immune('Horatio Hicks'), t.immune('Inca 2'), t.size(1, 'active')]).toEqual([true, false, 17]);
  expect(t.refuses(1, 'use', 'Horatio Hicks', 0)).toBe('wars/bullet/2');
  expect(t.until('control', 2).immune('Horatio Hicks')).toBe(false);
});

test('Infantry Officer: power +2 with a character of tactics above 2', () => {
  expect(ganymede({ at: { [CORE]: ['Infantry Officer', 'Chan Whitmer'] } }).power('Infantry Officer')).toBe(3);
  expect(ganymede({ at: { [CORE]: ['Infantry Officer', 'Veteran Pilot'] } }).power('Infantry Officer')).toBe(1);
});

test('Ivan McCarr: support icons at his location cost the opponent 1 energy', () => {
  const play = (at: string) =>
    table({
      phase: 'deploy',
      active: 2,
      locations: [{ card: HQ, of: 2 }, CORE],
      seats: [{ at: { [at]: ['Ivan McCarr'] } }, { hand: ['CGC Grunt'], icons: {} }],
    }).play(2, 'CGC Grunt', HQ);
  expect(play(HQ).size(2, 'active')).toBe(18);
  expect(play(CORE).size(2, 'active')).toBe(19);
});

test('James Howler: attrition for each vehicle of yours; immune for 3 energy', () => {
  const t = ganymede(
    { at: { [CORE]: ['James Howler', 'GR-Blade', 'Dagger Lead'], [PLATFORM]: ['Infantry Support Vehicle'] } },
    { at: { [CORE]: ['CGC Grunt'] } },
  );
  expect(t.attack(1, CORE).attrition(1)).toBe(2);
  t.use(1, 'James Howler');
  expect([t.immune('James Howler'), t.immune('GR-Blade')]).toEqual([true, false]);
  const apart = ganymede(
    { at: { [CORE]: ['James Howler'], [PLATFORM]: ['GR-Blade'] } },
    { at: { [PLATFORM]: ['CGC Grunt'] } },
  );
  expect(apart.attack(1, PLATFORM).attrition(1)).toBe(0);
});

test('Level II Guru: attrition for each unit of yours with tactics above 2', () => {
  const t = ganymede(
    { at: { [CORE]: ['Level II Guru', 'Chan Whitmer', 'James Howler', 'Veteran Pilot'] } },
    { at: { [CORE]: ['CGC Grunt'] } },
  );
  expect(t.attack(1, CORE).attrition(1)).toBe(2);
  const none = ganymede({ at: { [CORE]: ['Level II Guru'] } }, { at: { [CORE]: ['Chan Whitmer'] } });
  expect(none.attack(1, CORE).attrition(1)).toBe(0);
});

test('Pavel Royerk: his first movement of the turn is cheaper', () => {
  const t = ganymede({ at: { [CORE]: ['Pavel Royerk', 'CGC Grunt'] } }, {}, 'move');
  t.act(1, 'move', 'Pavel Royerk', PLATFORM).resolve();
  expect([t.place('Pavel Royerk'), t.size(1, 'active')]).toEqual([PLATFORM, 20]);
  t.act(1, 'move', 'Pavel Royerk', CORE).resolve();
  expect(t.size(1, 'active')).toBe(19);
  expect(t.act(1, 'move', 'CGC Grunt', PLATFORM).resolve().size(1, 'active')).toBe(18);
});

test('Vanguard Trooper: plays a unit at a related site for 1 less', () => {
  const t = ganymede({ hand: ['Infantry Officer'], at: { [CORE]: ['Vanguard Trooper'] } }, {}, 'deploy');
  t.act(1, 'use', 'Vanguard Trooper', 0).resolve();
  expect(t.offers(1, 'at', CORE)).toBe(false);
  t.pick(1, PLATFORM).resolve();
  expect([t.place('Infantry Officer'), t.size(1, 'active')]).toEqual([PLATFORM, 18]);
  const early = ganymede({ hand: ['Infantry Officer'], at: { [CORE]: ['Vanguard Trooper'] } }, {}, 'control');
  expect(early.refuses(1, 'use', 'Vanguard Trooper', 0)).toBe('wars/deploy-phase/5');
});

test('Veteran Pilot: from a fighter it holds a ship fast for the turn', () => {
  const from = (ship: string) =>
    ganymede({ at: { [MOON]: ['Atlantis', { card: ship, beneath: ['Veteran Pilot'] }] } }, {}, 'move');
  const t = from('Inca 2').use(1, 'Veteran Pilot', 0, 'Atlantis');
  expect([t.power('Inca 2'), t.size(1, 'active')]).toEqual([3, 16]);
  expect(t.refuses(1, 'move', 'Atlantis', LUNA)).toBe('wars/cant/1');
  expect(t.why(1, 'move', 'Inca 2', LUNA)).toBe(null);
  const capital = from('Survey Cruiser').use(1, 'Veteran Pilot', 0, 'Atlantis');
  expect(capital.why(1, 'move', 'Atlantis', LUNA)).toBe(null);
  const ashore = ganymede({ at: { [CORE]: ['Veteran Pilot'] } });
  expect(ashore.refuses(1, 'use', 'Veteran Pilot', 0)).toBe('wars/target/7');
});

rule('wars/ruling-zealous-squad/1', 'Zealous Squad: one of your units here is dismissed, if need be itself', () => {
  const t = ganymede(
    { hand: ['Zealous Squad'], at: { [CORE]: ['CGC Grunt', 'Veteran Pilot'], [PLATFORM]: ['Chan Whitmer'] } },
    { at: { [CORE]: ['Pavel Royerk'] } },
    'deploy',
  ).play(1, 'Zealous Squad', CORE);
  t.untilAsked('choose', 1);
  expect([t.offers(1, 'card', 'Chan Whitmer'), t.offers(1, 'card', 'Pavel Royerk')]).toEqual([false, false]);
  t.pick(1, 'CGC Grunt');
  expect([t.inPlay('Zealous Squad'), t.pile(1, 'lost')]).toEqual([true, ['CGC Grunt']]);
  const alone = ganymede({ hand: ['Zealous Squad'] }, {}, 'deploy')
    .play(1, 'Zealous Squad', CORE)
    .resolveAll();
  expect([alone.inPlay('Zealous Squad'), alone.happened('left').map(f => f.how)]).toEqual([false, ['dismissed']]);
});

test('Jossel Swin: for 3 energy the best of three cards instead of the one revealed', () => {
  const seat: SeatPosition = {
    reserve: ['CGC Grunt', 'Pavel Royerk', 'Inca 2', 'Sidearm'],
    at: { [CORE]: ['Jossel Swin', 'CGC Grunt'], [PLATFORM]: ['James Howler'] },
  };
  const enemy: SeatPosition = { at: { [CORE]: ['Entrenched Infantry'], [PLATFORM]: ['Entrenched Infantry'] } };
  const t = ganymede(seat, enemy).attack(1, CORE);
  t.untilAsked('reveal for battle destiny', 1).pick(1, 'yes').pick(1, 'yes').pick(1, 'Inca 2');
  t.pick(1, 'Inca 2', 'CGC Grunt', 'Pavel Royerk');
  expect([t.battleDestiny(1), t.size(1, 'active')]).toEqual([6, 16]);
  expect(t.pile(1, 'used').slice(0, 3)).toEqual(['Pavel Royerk', 'CGC Grunt', 'Inca 2']);
  expect(t.happened('destiny').filter(f => f.seat === 0)).toEqual([]);
  t.leaveOpen();
  const beside = ganymede(seat, enemy).attack(1, PLATFORM);
  beside.untilAsked('reveal for battle destiny', 1).pick(1, 'yes');
  expect([beside.battleDestiny(1), beside.pile(1, 'used')[0]]).toEqual([4, 'CGC Grunt']);
  beside.leaveOpen();
});

test('Jossel Swin: immune for 3 energy, once a turn', () => {
  const t = ganymede({ at: { [CORE]: ['Jossel Swin'] } }).use(1, 'Jossel Swin');
  expect([t.immune('Jossel Swin'), t.size(1, 'active')]).toEqual([true, 17]);
  expect(t.refuses(1, 'use', 'Jossel Swin', 0)).toBe('wars/bullet/2');
});

test('Chindon Relk: battle destiny for each kizen of yours here and at related sites', () => {
  const t = ganymede(
    { at: { [CORE]: ['Chindon Relk', 'Horatio Hicks'], [VANTAGE]: ['James Howler'], [LUNA]: ['Inca 1'] } },
    { at: { [CORE]: ['Jossel Swin'] } },
  );
  expect(t.attack(1, CORE).battleDestiny(1)).toBe(3);
  const sector = ganymede(
    { at: { [MOON]: [{ card: 'Atlantis', beneath: ['Chindon Relk', 'Horatio Hicks'] }] } },
    { at: { [MOON]: ['Inca 2'] } },
  );
  expect(sector.attack(1, MOON).battleDestiny(1)).toBe(0);
});

test('CISyn Coordinators: look at the top card of a reserve', () => {
  const t = ganymede({ at: { [CORE]: ['CISyn Coordinators'] } }, { reserve: ['Sidearm'] });
  t.use(1, 'CISyn Coordinators').pick(1, 1);
  expect(t.happened('looked-at').map(f => [f.seat, f.cards])).toEqual([[0, [t.id('Sidearm')]]]);
  expect([t.pile(2, 'reserve')[0], t.size(1, 'active')]).toEqual(['Sidearm', 19]);
  expect(t.refuses(1, 'use', 'CISyn Coordinators', 0)).toBe('wars/bullet/2');
});

test('Jylan Rathe: in a site battle a kizen or infiltrator of yours is damaged for one of theirs', () => {
  const t = ganymede(
    { at: { [CORE]: ['Jylan Rathe', 'Horatio Hicks', 'Pavel Royerk', 'CGC Grunt'] } },
    { at: { [CORE]: ['Entrenched Infantry'] } },
  );
  expect(t.refuses(1, 'use', 'Jylan Rathe', 0)).toBe('wars/in-a-battle/1');
  t.attack(1, CORE).act(1, 'use', 'Jylan Rathe', 0);
  expect([t.offers(1, 'card', 'CGC Grunt'), t.offers(1, 'card', 'Jylan Rathe')]).toEqual([false, false]);
  t.pick(1, 'Pavel Royerk').resolve();
  expect([t.damaged('Pavel Royerk'), t.damaged('Entrenched Infantry')]).toEqual([true, true]);
  const alone = ganymede(
    { at: { [CORE]: ['Jylan Rathe', 'CGC Grunt'] } },
    { at: { [CORE]: ['Entrenched Infantry'] } },
  ).attack(1, CORE);
  expect(alone.refuses(1, 'use', 'Jylan Rathe', 0)).toBe('wars/deploy-phase/8');
});

test('Mouthpiece: quickdraw gives its weapon a second shot', () => {
  const at = { [CORE]: [{ card: 'Mouthpiece', beneath: ['Sidearm'] }] };
  const t = ganymede({ at }, { at: { [CORE]: ['CGC Grunt', 'Entrenched Infantry'] } }).attack(1, CORE);
  t.use(1, 'Sidearm', 0, 'CGC Grunt').use(1, 'Sidearm', 0, 'Entrenched Infantry');
  // destiny 4 plus tactics 2: enough for defense 1, not for defense 6
  expect([t.damaged('CGC Grunt'), t.damaged('Entrenched Infantry')]).toEqual([true, false]);
  expect(t.refuses(1, 'use', 'Sidearm', 0)).toBe('wars/bullet/2');
});

test('Ranger Watchman: power +3 where attrition is left over', () => {
  const fight = (enemy: string[]) => {
    const t = ganymede({ at: { [CORE]: ['Ranger Watchman', 'Chan Whitmer'] } }, { at: { [CORE]: enemy } });
    t.attack(1, CORE).untilAsked('reveal for battle destiny', 1).pick(1, 'yes').step('power');
    return t;
  };
  // attrition 4 against a defense of 1
  expect(fight(['CGC Grunt']).leaveOpen().power('Ranger Watchman')).toBe(6);
  expect(fight(['CGC Grunt', 'Veteran Pilot']).leaveOpen().power('Ranger Watchman')).toBe(3);
});

test('Ranger Watchman: quickdraw', () => {
  const at = { [CORE]: [{ card: 'Ranger Watchman', beneath: ['Sidearm'] }] };
  const t = ganymede({ at }, { at: { [CORE]: ['Entrenched Infantry'] } }).attack(1, CORE);
  t.use(1, 'Sidearm').use(1, 'Sidearm');
  expect(t.refuses(1, 'use', 'Sidearm', 0)).toBe('wars/bullet/2');
});

rule('wars/use-as-yours/1', "Remote Coordinator: the opponent's destroyed kizen fights for you", () => {
  const doomed = { card: 'Chindon Relk', damaged: true };
  const t = ganymede(
    { icons: {}, at: { [CORE]: ['Remote Coordinator', 'James Howler'] } },
    { at: { [CORE]: [doomed, 'Entrenched Infantry'] } },
  ).attack(1, CORE);
  // the battle destiny that she gives her side becomes attrition
  t.untilAsked('attrition', 1).pick(1, 'James Howler').untilAsked('may', 1).pick(1, 'yes').resolveAll();
  // 1 energy for the attack and 2, her tactics
  expect([t.card('Chindon Relk').controller, t.place('Chindon Relk'), t.size(1, 'active')]).toEqual([0, CORE, 17]);
  const beside = ganymede(
    { at: { [PLATFORM]: ['Remote Coordinator'], [CORE]: ['James Howler'] } },
    { at: { [CORE]: [doomed, 'Entrenched Infantry'] } },
  ).attack(1, CORE);
  beside.until('move', 1);
  expect(beside.pile(2, 'lost')).toContain('Chindon Relk');
});

test('Remote Coordinator: of two, only one can have the kizen', () => {
  const t = ganymede(
    { icons: {}, at: { [CORE]: ['Remote Coordinator', 'Remote Coordinator', 'James Howler'] } },
    { at: { [CORE]: [{ card: 'Chindon Relk', damaged: true }, 'Entrenched Infantry'] } },
  ).attack(1, CORE);
  t.untilAsked('attrition', 1).pick(1, 'James Howler').untilAsked('may', 1).pick(1, 'yes').resolve();
  if (t.question === 'may') t.pick(1, 'yes');
  t.resolveAll();
  const played = t.happened('declared').filter(x => x.item.kind === 'card');
  // the other effect costs no energy either
  expect([played.length, t.place('Chindon Relk'), t.size(1, 'active')]).toEqual([1, CORE, 17]);
});

test('Rev A Shrouds: tactics +2 with a card on your stockpile', () => {
  const withPile = (stacked: string[]) =>
    ganymede({ at: { [CORE]: ['Rev A Shrouds'] }, table: [{ card: 'Traginium Surplus', stacked }] });
  expect(withPile(['CGC Grunt']).tactics('Rev A Shrouds')).toBe(4);
  expect(withPile([]).tactics('Rev A Shrouds')).toBe(2);
});

test('Rogan Hallard: inverts to undamage a character of yours in his battle', () => {
  const t = ganymede(
    { at: { [CORE]: ['Rogan Hallard', { card: 'CGC Grunt', damaged: true }, 'GR-Blade'] } },
    { at: { [CORE]: ['Entrenched Infantry'] } },
  );
  expect(t.refuses(1, 'use', 'Rogan Hallard', 0)).toBe('wars/target/7');
  t.attack(1, CORE).act(1, 'use', 'Rogan Hallard', 0);
  expect(t.offers(1, 'card', 'GR-Blade')).toBe(false);
  t.pick(1, 'CGC Grunt').resolve();
  expect([t.damaged('CGC Grunt'), t.inverted('Rogan Hallard')]).toEqual([false, true]);
  expect(t.stats('Rogan Hallard')).toEqual([2, 4, 4]);
  expect(t.refuses(1, 'use', 'Rogan Hallard', 0)).toBe('wars/activated-ability/1');
});

test('Rogan Hallard: Piloting 2 on either side', () => {
  const aboard = (inverted: boolean) =>
    ganymede({ at: { [MOON]: [{ card: 'Inca 2', beneath: [{ card: 'Rogan Hallard', inverted }] }] } });
  expect(aboard(false).stats('Inca 2')).toEqual([4, 3, 5]);
  expect(aboard(true).stats('Inca 2')).toEqual([4, 3, 5]);
});

test('Sheria Coreg: looks at a top card as she comes, and may bury it', () => {
  const enter = () =>
    ganymede({ hand: ['Sheria Coreg'] }, { reserve: ['Sidearm', 'CGC Grunt'] }, 'deploy')
      .play(1, 'Sheria Coreg', CORE)
      .untilAsked('may', 1)
      .pick(1, 'yes')
      .pick(1, 1);
  const t = enter().pick(1, 'yes');
  expect([t.pile(2, 'reserve')[0], t.pile(2, 'reserve').at(-1)]).toEqual(['CGC Grunt', 'Sidearm']);
  expect(enter().pick(1, 'no').pile(2, 'reserve')[0]).toBe('Sidearm');
});

test('Sheria Coreg: for 1 energy the top card of a reserve goes beneath it, unseen', () => {
  const t = ganymede({ reserve: ['Sidearm', 'CGC Grunt'], at: { [CORE]: ['Sheria Coreg'] } });
  t.use(1, 'Sheria Coreg').pick(1, 0);
  expect([t.pile(1, 'reserve').at(-1), t.size(1, 'active')]).toEqual(['Sidearm', 19]);
  expect(t.happened('looked-at')).toEqual([]);
  expect(t.refuses(1, 'use', 'Sheria Coreg', 0)).toBe('wars/bullet/2');
});
