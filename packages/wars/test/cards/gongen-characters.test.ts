import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { mayReveal } from '../../src/rules/battle/battle-destiny-step.ts';
import { table } from '../table.ts';
import { CORE, ganymede, MOON, PLATFORM, triggered } from './gongen-ganymede.ts';

const wreck = (card: string) => ({ card, damaged: true });
const armedWith = (card: string, ...beneath: string[]) => ({ card, beneath });
const gunman = armedWith('Veteran Pilot', 'Sidearm');

test('Chijo Warrior: armed at a site, plays a unit there at full cost', () => {
  const t = ganymede('battle', {
    hand: ['Grid Tactician', 'Jikoku'],
    at: { [CORE]: [armedWith('Chijo Warrior', 'Gongen Katana')] },
  });
  t.use(1, 'Chijo Warrior').resolveAll();
  expect(t.place('Grid Tactician')).toBe(CORE);
  expect(t.size(1, 'used')).toBe(2);
  expect(t.refuses(1, 'use', 'Chijo Warrior', 0)).toBe('wars/bullet/2');
  const bare = ganymede('battle', { hand: ['Grid Tactician'], at: { [CORE]: ['Chijo Warrior'] } });
  expect(bare.use(1, 'Chijo Warrior').pile(1, 'hand')).toEqual(['Grid Tactician']);
});

test('Deigan Follower: when a site battle begins here, 3 energy damages a unit', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: ['Deigan Follower'] } },
    { at: { [CORE]: ['Makal Shrieker', 'Grid Tactician'] } },
  ).attack(1, CORE);
  t.untilAsked('target', 1).pick(1, 'Grid Tactician').untilAsked('may', 1).pick(1, 'yes');
  t.pick(1, 'reserve').pick(1, 'reserve').pick(1, 'active').resolveAll();
  expect(t.damaged('Grid Tactician')).toBe(true);
  expect(t.size(1, 'lost')).toBe(3);
  const aloft = ganymede(
    'battle',
    { at: { [MOON]: [{ card: 'Guardian-Class Carrier', beneath: ['Deigan Follower'] }] } },
    { at: { [MOON]: ['Ilna Hekaton'] } },
  ).attack(1, MOON);
  aloft.resolveAll();
  expect(triggered(aloft)).toEqual([]);
});

test('Grid Tactician: one more energy is generated here', () => {
  const limit = (at: Record<string, string[]>) => {
    const t = table({ phase: 'activate', locations: [CORE], seats: [{ icons: {}, at }, { icons: {} }] });
    return [2, 3, 4].filter(n => t.offers(1, 'activate', n));
  };
  expect(limit({ [CORE]: ['Grid Tactician'] })).toEqual([2, 3]); // 1 and the icon, and 1 more
  expect(limit({ [CORE]: ['Chijo Warrior'] })).toEqual([2]);
});

test('Higen Orochito: 2 energy lost make it immune', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Higen Orochito'] } });
  t.use(1, 'Higen Orochito', 0, 'reserve', 'reserve');
  expect(t.immune('Higen Orochito')).toBe(true);
  expect(t.size(1, 'lost')).toBe(2);
  expect(t.refuses(1, 'use', 'Higen Orochito', 0)).toBe('wars/bullet/2');
  expect(t.until('activate', 2).immune('Higen Orochito')).toBe(false);
});

test('Higen Orochito: lost from a site, up to three cards are retrieved', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: [wreck('Higen Orochito'), 'Ikazuchi'] }, lost: ['Jikoku', 'Zocho', 'Komoku'] },
    { at: { [CORE]: ['Makal Shrieker'] } },
  ).attack(1, CORE);
  t.untilAsked('number', 1).pick(1, 3).resolveAll();
  expect(t.size(1, 'lost')).toBe(1);
  const aloft = ganymede(
    'battle',
    { at: { [MOON]: [{ card: 'Jikoku', damaged: true, beneath: ['Higen Orochito'] }, 'Zocho'] }, lost: ['Komoku'] },
    { at: { [MOON]: ['Ilna Hekaton'] } },
  ).attack(1, MOON);
  aloft.until('move');
  expect(aloft.inPlay('Higen Orochito')).toBe(false);
  expect(triggered(aloft)).toEqual([]);
});

test('Ikazuchi Leader: plays a Gongen unit from the top of the reserve for 3 less', () => {
  const arrive = (top: string) =>
    ganymede('deploy', { hand: ['Ikazuchi Leader'], reserve: [top] }).play(1, 'Ikazuchi Leader', CORE);
  const t = arrive('Cheng Lin').untilAsked('play which', 1).pick(1, 'Cheng Lin').resolveAll();
  expect(t.place('Cheng Lin')).toBe(CORE);
  expect(t.size(1, 'used')).toBe(3); // the leader alone
  const other = arrive('Veteran Pilot').resolveAll();
  expect(other.happened('revealed')).toHaveLength(1);
  expect(other.pile(1, 'reserve')[0]).toBe('Veteran Pilot');
  expect(arrive('Cheng Lin').resolveAll().pile(1, 'reserve')[0]).toBe('Cheng Lin'); // who declines
});

test('Kano Masako: cannot be damaged, and turns a card of the hand into energy', () => {
  const t = ganymede(
    'battle',
    { hand: ['Jikoku', 'Zocho'], at: { [CORE]: ['Kano Masako'] } },
    { at: { [CORE]: [gunman] } },
  );
  t.use(1, 'Kano Masako', 0, 'Jikoku');
  expect(t.pile(1, 'used')).toEqual(['Jikoku']);
  expect(t.size(1, 'active')).toBe(21);
  expect(t.refuses(1, 'use', 'Kano Masako', 0)).toBe('wars/bullet/2');
  t.attack(1, CORE).pass(1).use(2, 'Sidearm');
  expect(t.happened('destiny')).toHaveLength(1);
  expect(t.damaged('Kano Masako')).toBe(false);
});

test('Loremaster: lost, saves another card from the lost pile', () => {
  const after = (...lost: string[]) =>
    ganymede(
      'battle',
      { at: { [CORE]: [wreck('Loremaster'), 'Ikazuchi'] }, lost },
      { at: { [CORE]: ['Makal Shrieker'] } },
    ).attack(1, CORE);
  const t = after('Jikoku').untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.pile(1, 'active').at(-1)).toBe('Jikoku');
  expect(t.pile(1, 'lost')).toEqual(['Loremaster']);
  const alone = after().until('move');
  expect(alone.pile(1, 'lost')).toEqual(['Loremaster']);
  expect(triggered(alone)).toEqual([]);
});

rule(
  'wars/ruling-resource-technician/1',
  'Resource Technician: 2 more energy at a site without your support icons',
  () => {
    const limit = (...camps: string[]) => {
      const t = table({
        phase: 'activate',
        locations: [{ card: CORE, beneath: camps }],
        seats: [{ icons: {}, at: { [CORE]: ['Resource Technician'] } }, { icons: {} }],
      });
      return [3, 4, 5].filter(n => t.offers(1, 'activate', n));
    };
    expect(limit()).toEqual([3, 4]); // 1, the icon, and 2 more
    expect(limit("Ganymede/Pilgrims' Camp")).toEqual([3]); // 1, and two icons
  },
);
test('Resource Technician: nothing aboard a ship', () => {
  const t = table({
    phase: 'activate',
    locations: [MOON],
    seats: [{ icons: {}, at: { [MOON]: [{ card: 'Jikoku', beneath: ['Resource Technician'] }] } }, { icons: {} }],
  });
  expect([3, 4].filter(n => t.offers(1, 'activate', n))).toEqual([3]); // 1, and two icons
});

rule(
  'wars/ruling-shikami-follower/1',
  'Shikami Follower: a unit dismissed takes 3 from battle destiny in a battle here',
  () => {
    const t = ganymede(
      'battle',
      { at: { [CORE]: ['Shikami Follower', 'Grid Tactician'] } },
      { at: { [CORE]: ['Veteran Pilot', 'Veteran Pilot'] } },
    );
    expect(t.refuses(1, 'use', 'Shikami Follower', 0)).toBe('wars/in-a-battle/1');
    t.attack(1, CORE).use(1, 'Shikami Follower');
    expect(t.pile(1, 'lost')).toEqual(['Grid Tactician']);
    expect(t.refuses(1, 'use', 'Shikami Follower', 0)).toBe('wars/deploy-phase/8');
    t.untilAsked('reveal for battle destiny', 2).pick(2, 'yes');
    expect(t.battleDestiny(2)).toBe(4 - 3);
  },
);
test('Shikami Follower: names nothing in a battle elsewhere', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: ['Shikami Follower', 'Grid Tactician'], [PLATFORM]: ['Ikazuchi'] } },
    { at: { [PLATFORM]: ['Veteran Pilot'] } },
  ).attack(1, PLATFORM);
  expect(t.refuses(1, 'use', 'Shikami Follower', 0)).toBe('wars/in-a-battle/1');
});

test('Shikami Warrior: retrieves a card where you have a bot', () => {
  const t = ganymede('deploy', { hand: ['Shikami Warrior'], at: { [CORE]: ['Ikazuchi'] }, lost: ['Jikoku'] });
  t.play(1, 'Shikami Warrior', CORE).untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.pile(1, 'used')).toContain('Jikoku');
  const apart = ganymede('deploy', { hand: ['Shikami Warrior'], at: { [PLATFORM]: ['Ikazuchi'] }, lost: ['Jikoku'] });
  apart.play(1, 'Shikami Warrior', CORE).resolveAll();
  expect(triggered(apart)).toEqual([]);
});

test('Kujiko Torako: brings along a unit that costs 2 or less', () => {
  const t = ganymede('deploy', { hand: ['Kujiko Torako', 'Grid Tactician', 'Cheng Lin'] });
  t.play(1, 'Kujiko Torako', CORE).untilAsked('play which', 1);
  expect(t.offers(1, 'card', 'Cheng Lin')).toBe(false); // costs 3
  t.pick(1, 'Grid Tactician').resolveAll();
  expect(t.place('Grid Tactician')).toBe(CORE);
  expect(t.size(1, 'used')).toBe(4);
});
test('Kujiko Torako: 2 energy lost make it immune', () => {
  const t = ganymede('battle', { at: { [CORE]: ['Kujiko Torako', 'Cheng Lin'] } });
  t.use(1, 'Kujiko Torako', 0, 'reserve', 'active');
  expect([t.immune('Kujiko Torako'), t.immune('Cheng Lin')]).toEqual([true, false]);
});

test('Cheng Lin: saves one vehicle in a turn', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: [wreck('Gongen T.S.V.'), wreck('Shikami T.S.V.'), 'Cheng Lin'] } },
    { at: { [CORE]: ['Makal Shrieker'] } },
  ).attack(1, CORE);
  t.untilAsked('may', 1).pick(1, 'yes').resolveAll();
  const saved = t.pile(1, 'used').filter(x => x.includes('T.S.V.'));
  expect(saved).toHaveLength(1);
  expect(t.pile(1, 'lost').filter(x => x.includes('T.S.V.'))).toHaveLength(1);
});
test('Cheng Lin: not a vehicle elsewhere', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: [wreck('Gongen T.S.V.'), 'Ikazuchi'], [PLATFORM]: ['Cheng Lin'] } },
    { at: { [CORE]: ['Makal Shrieker'] } },
  ).attack(1, CORE);
  t.until('move');
  expect(t.pile(1, 'lost')).toEqual(['Gongen T.S.V.']);
  expect(triggered(t)).toEqual([]);
});

test('Gishi Combat Tech: damages itself to take a bot or vehicle back', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: ['Gishi Combat Tech', 'Ikazuchi', 'Gongen T.S.V.', 'Grid Tactician'] } },
    { at: { [CORE]: ['Makal Shrieker'] } },
  );
  expect(t.refuses(1, 'use', 'Gishi Combat Tech', 0)).toBe('wars/in-a-battle/1');
  t.attack(1, CORE).act(1, 'use', 'Gishi Combat Tech', 0);
  expect(t.offers(1, 'card', 'Grid Tactician')).toBe(false);
  t.pick(1, 'Ikazuchi').resolve();
  expect(t.pile(1, 'hand')).toContain('Ikazuchi');
  expect(t.damaged('Gishi Combat Tech')).toBe(true);
  expect(t.refuses(1, 'use', 'Gishi Combat Tech', 0)).toBe('wars/deploy-phase/8');
});

test('Gunso Squad Leader: a character here cannot be damaged this turn', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: ['Gunso Squad Leader', 'Grid Tactician', 'Ikazuchi'], [PLATFORM]: ['Cheng Lin'] } },
    { at: { [CORE]: [gunman] } },
  ).attack(1, CORE);
  t.act(1, 'use', 'Gunso Squad Leader', 0);
  expect([t.offers(1, 'card', 'Ikazuchi'), t.offers(1, 'card', 'Cheng Lin')]).toEqual([false, false]);
  t.pick(1, 'Grid Tactician').resolve().pass(1).use(2, 'Sidearm', 0, 'Grid Tactician');
  expect(t.happened('destiny')).toHaveLength(1);
  expect(t.damaged('Grid Tactician')).toBe(false);
  expect(t.size(1, 'used')).toBe(1 + 4);
});

test('Ikazuchi Follower: power +2 while damaged', () => {
  const power = (x: string | { card: string; damaged: boolean }) =>
    ganymede('control', { at: { [CORE]: [x] } }).power('Ikazuchi Follower');
  expect(power(wreck('Ikazuchi Follower'))).toBe(4);
  expect(power('Ikazuchi Follower')).toBe(2);
});

test('Ikazuchi Technician: destroyed in a site battle, may go to the used pile', () => {
  const t = ganymede(
    'battle',
    { at: { [CORE]: [wreck('Ikazuchi Technician'), 'Ikazuchi'] } },
    { at: { [CORE]: ['Makal Shrieker'] } },
  ).attack(1, CORE);
  t.untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.pile(1, 'used')[0]).toBe('Ikazuchi Technician');
  const mined = ganymede('deploy', { hand: ['Ikazuchi Technician'], at: { [CORE]: ['Minefield'] } });
  mined.play(1, 'Ikazuchi Technician', CORE).resolveAll();
  expect(mined.pile(1, 'lost')).toEqual(['Ikazuchi Technician']);
  expect(triggered(mined)).toEqual(['Minefield']);
});

test('Kayu Gekkane: fewer than three units against it reveal no battle destiny', () => {
  const may = (...units: string[]) => {
    const t = ganymede('battle', { at: { [CORE]: ['Kayu Gekkane', 'Tennaru Hari'] } }, { at: { [CORE]: units } });
    t.attack(1, CORE);
    return [mayReveal(t.s, 0), mayReveal(t.s, 1)];
  };
  expect(may('Veteran Pilot', 'Veteran Pilot')).toEqual([true, false]);
  expect(may('Veteran Pilot', 'Veteran Pilot', 'Makal Shrieker')).toEqual([true, true]);
});

test('Takumi Shadow Warriors: two weapons, each used once more', () => {
  const two = armedWith('Takumi Shadow Warriors', 'Thunder-Edge Greatsword', 'Gongen Katana');
  const t = ganymede('deploy', {
    hand: ['Gongen Katana'],
    at: { [CORE]: [armedWith('Takumi Shadow Warriors', 'Thunder-Edge Greatsword')] },
  }).play(1, 'Gongen Katana');
  expect(t.beneath('Takumi Shadow Warriors')).toEqual(['Thunder-Edge Greatsword', 'Gongen Katana']);
  const full = ganymede('deploy', { hand: ['Gongen Katana'], at: { [CORE]: [two] } });
  expect(full.refuses(1, 'play', 'Gongen Katana')).toBe('wars/weapon/2');
  const battle = ganymede(
    'battle',
    { at: { [CORE]: [two] } },
    { at: { [CORE]: ['Makal Shrieker', 'Grid Tactician', 'Veteran Pilot'] } },
  ).attack(1, CORE);
  battle.use(1, 'Gongen Katana', 0, 'Makal Shrieker').use(1, 'Gongen Katana', 0, 'Grid Tactician');
  expect(battle.refuses(1, 'use', 'Gongen Katana', 0)).toBe('wars/bullet/2');
  expect(battle.offers(1, 'use', 'Thunder-Edge Greatsword')).toBe(true);
});

test("Tataki Commander: joins a battle next to it in the opponent's turn", () => {
  const at = { [CORE]: ['Tataki Commander'], [PLATFORM]: ['Grid Tactician'] };
  const t = ganymede('battle', { at }, { at: { [PLATFORM]: ['Makal Shrieker'] } }, 2);
  t.pass(2);
  expect(t.refuses(1, 'use', 'Tataki Commander', 0)).toBe('wars/target/7');
  t.pass(1);
  const fought = ganymede('battle', { at }, { at: { [PLATFORM]: ['Makal Shrieker'] } }, 2).attack(2, PLATFORM);
  fought.pass(2).use(1, 'Tataki Commander');
  expect(fought.place('Tataki Commander')).toBe(PLATFORM);
  const own = ganymede('battle', { at }, { at: { [PLATFORM]: ['Makal Shrieker'] } }).attack(1, PLATFORM);
  expect(own.refuses(1, 'use', 'Tataki Commander', 0)).toBe('wars/deploy-phase/5');
});

test('Tennaru Hari: cannot be damaged while armed, and has Quickdraw 2', () => {
  const shot = (hari: string | { card: string; beneath: string[] }) => {
    const t = ganymede('battle', { at: { [CORE]: [hari] } }, { at: { [CORE]: [gunman] } }).attack(1, CORE);
    return t.pass(1).use(2, 'Sidearm').damaged('Tennaru Hari');
  };
  expect(shot('Tennaru Hari')).toBe(true); // defense 4 against 4 and 2
  expect(shot(armedWith('Tennaru Hari', 'Thunder-Edge Greatsword'))).toBe(false);
  const t = ganymede(
    'battle',
    { at: { [CORE]: [armedWith('Tennaru Hari', 'Gongen Katana')] } },
    { at: { [CORE]: ['Makal Shrieker', 'Grid Tactician', 'Veteran Pilot', 'Vishal Scout'] } },
  ).attack(1, CORE);
  for (const x of ['Makal Shrieker', 'Grid Tactician', 'Veteran Pilot']) t.use(1, 'Gongen Katana', 0, x);
  expect(t.refuses(1, 'use', 'Gongen Katana', 0)).toBe('wars/bullet/2');
});

test('Transport Aide: takes a lost vehicle into hand while a stockpile holds a card', () => {
  const arrive = (...stacked: string[]) =>
    ganymede('deploy', {
      hand: ['Transport Aide'],
      table: [{ card: 'Traginium Cache', stacked }],
      lost: ['Gongen T.S.V.', 'Jikoku'],
    }).play(1, 'Transport Aide', CORE);
  const t = arrive('Zocho').untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.pile(1, 'hand')).toEqual(['Gongen T.S.V.']);
  expect(triggered(arrive().resolveAll())).toEqual([]);
});
