import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { BUNKER, CORE, FIELD, field, MOON, PLATFORM, ROCK } from '../../fields.ts';
import { go, march } from '../../support/movement.ts';
import '../../test-cards.ts';

rule('wars/move-phase/1', 'any number of ships and units move in your move phase', () => {
  const t = march(
    { [CORE]: ['Vishal Scout', 'Pavel Royerk', 'Grid Tactician'], [MOON]: ['Damir Quarrel', 'Raider', 'Atlantis'] },
    { active: 6 },
  );
  for (const unit of ['Vishal Scout', 'Grid Tactician']) go(t, unit, PLATFORM);
  for (const ship of ['Damir Quarrel', 'Raider', 'Atlantis']) go(t, ship, ROCK);
  expect(t.size(1, 'active')).toBe(1);
  go(t, 'Pavel Royerk', PLATFORM);
  expect(t.happened('moved')).toHaveLength(6);
  const theirs = field({}, { at: { [CORE]: ['Vishal Scout'] } }, { phase: 'move' });
  expect(theirs.refuses(1, 'move', 'Vishal Scout', PLATFORM)).toBe('wars/movement-actions/4');
});

rule('wars/move-phase/2', 'abilities and interrupts before, between and after movements', () => {
  const t = march({ [CORE]: ['Makal Shrieker', 'Vishal Scout'] }, { hand: ['Fifth Ace', 'Raider', 'Atlantis'] });
  t.use(1, 'Makal Shrieker');
  go(t, 'Vishal Scout', PLATFORM);
  t.use(1, 'Makal Shrieker');
  go(t, 'Makal Shrieker', PLATFORM);
  t.act(1, 'play', 'Fifth Ace');
  t.resolveAll();
  expect([t.power('Makal Shrieker'), t.place('Makal Shrieker'), t.s.phase]).toEqual([5, PLATFORM, 'move']);
});

rule('wars/movement-actions/1', 'movements only in your move phase, with nothing pending', () => {
  for (const phase of ['control', 'deploy', 'battle', 'draw'] as const)
    expect(march({ [CORE]: ['Vishal Scout'] }, {}, { phase }).refuses(1, 'move', 'Vishal Scout', PLATFORM)).toBe(
      'wars/movement-actions/1',
    );
  const other = march({ [CORE]: ['Vishal Scout'] }, {}, { active: 2 }).pass(2);
  expect(other.refuses(1, 'move', 'Vishal Scout', PLATFORM)).toBe('wars/initiative/2');
  const t = march({ [CORE]: ['Vishal Scout', 'Pavel Royerk'] }).act(1, 'move', 'Vishal Scout', PLATFORM);
  expect(t.refuses(1, 'move', 'Pavel Royerk', PLATFORM)).toBe('wars/the-stack/4');
  t.resolve();
  expect(t.offers(1, 'move', 'Pavel Royerk', PLATFORM)).toBe(true);
});

rule('wars/movement-actions/2', 'each movement costs 1 energy', () => {
  const t = march({ [CORE]: ['Vishal Scout'] }, { active: 1 });
  t.act(1, 'move', 'Vishal Scout', PLATFORM);
  expect([t.size(1, 'active'), t.size(1, 'used')]).toEqual([0, 1]);
  t.resolve();
  expect(t.refuses(1, 'move', 'Vishal Scout', CORE)).toBe('wars/movement-actions/2');
});

rule('wars/movement-actions/3', 'the same card moves more than once', () => {
  const t = march({ [CORE]: ['Vishal Scout'] });
  go(go(t, 'Vishal Scout', PLATFORM), 'Vishal Scout', BUNKER);
  expect([t.place('Vishal Scout'), t.size(1, 'used')]).toEqual([BUNKER, 2]);
});

rule('wars/movement-actions/4', 'mover, destination and with them the way of moving are declared with the cost', () => {
  const t = march({ [CORE]: ['Vishal Scout'], [MOON]: ['Raider'] }).act(1, 'move', 'Vishal Scout', 'Raider');
  const [item] = t.s.items;
  expect(item).toMatchObject({ name: 'Movement', self: t.id('Vishal Scout'), l: { to: t.id('Raider') } });
  expect([t.size(1, 'used'), t.place('Vishal Scout')]).toEqual([1, CORE]);
  t.resolve();
  expect(t.beneath('Raider')).toEqual(['Vishal Scout']);
});

rule('wars/movement-actions/5', 'a ship goes to any other sector, and to no site', () => {
  const t = march({ [MOON]: ['Raider'] }, {}, { locations: [...FIELD, "Earth/Humanity's Home"] });
  expect([ROCK, "Earth/Humanity's Home"].map(x => t.offers(1, 'move', 'Raider', x))).toEqual([true, true]);
  expect(t.refuses(1, 'move', 'Raider', MOON)).toBe('wars/movement-actions/4');
  expect(t.refuses(1, 'move', 'Raider', CORE)).toBe('wars/movement-actions/4');
  expect(go(t, 'Raider', ROCK).place('Raider')).toBe(ROCK);
});

rule('wars/movement-actions/6', 'a unit at a site goes to an adjacent one, no farther', () => {
  const t = march({ [CORE]: ['Vishal Scout'] });
  expect(t.offers(1, 'move', 'Vishal Scout', PLATFORM)).toBe(true);
  for (const far of [BUNKER, MOON, ROCK])
    expect(t.refuses(1, 'move', 'Vishal Scout', far)).toBe('wars/movement-actions/4');
});

rule('wars/movement-actions/7', 'a unit at a site boards your ship at the related sector, if it has room', () => {
  const t = march({
    [CORE]: ['Vishal Scout'],
    [MOON]: ['Raider', { card: 'Damir Quarrel', beneath: ['Pavel Royerk'] }],
    [ROCK]: ['Atlantis'],
  });
  expect(t.refuses(1, 'move', 'Vishal Scout', 'Damir Quarrel')).toBe('wars/movement-actions/7');
  expect(t.refuses(1, 'move', 'Vishal Scout', 'Atlantis')).toBe('wars/movement-actions/4');
  go(t, 'Vishal Scout', 'Raider');
  expect([t.place('Vishal Scout'), t.beneath('Raider')]).toEqual([MOON, ['Vishal Scout']]);
  const theirs = field({ at: { [CORE]: ['Vishal Scout'] } }, { at: { [MOON]: ['Raider'] } }, { phase: 'move' });
  expect(theirs.refuses(1, 'move', 'Vishal Scout', 'Raider')).toBe('wars/movement-actions/4');
});

rule('wars/movement-actions/8', 'a unit aboard goes to any related site', () => {
  const t = march(
    { [MOON]: [{ card: 'Raider', beneath: ['Vishal Scout'] }] },
    {},
    {
      locations: [CORE, PLATFORM, BUNKER, MOON, 'Themis/Landing Pad'],
    },
  );
  expect([CORE, PLATFORM, BUNKER].map(x => t.offers(1, 'move', 'Vishal Scout', x))).toEqual([true, true, true]);
  expect(t.refuses(1, 'move', 'Vishal Scout', 'Themis/Landing Pad')).toBe('wars/movement-actions/4');
  go(t, 'Vishal Scout', BUNKER);
  expect([t.place('Vishal Scout'), t.beneath('Raider')]).toEqual([BUNKER, []]);
});

rule('wars/movement-actions/9', 'a unit aboard goes aboard another ship of yours at the same sector', () => {
  const t = march({
    [MOON]: [
      { card: 'Raider', beneath: ['Vishal Scout'] },
      'Damir Quarrel',
      { card: 'Sudeva Quarrel', beneath: ['Pavel Royerk'] },
    ],
    [ROCK]: ['Atlantis'],
  });
  expect(t.refuses(1, 'move', 'Vishal Scout', 'Atlantis')).toBe('wars/movement-actions/4');
  expect(t.refuses(1, 'move', 'Vishal Scout', 'Sudeva Quarrel')).toBe('wars/movement-actions/7');
  go(t, 'Vishal Scout', 'Damir Quarrel');
  expect([t.beneath('Raider'), t.beneath('Damir Quarrel')]).toEqual([[], ['Vishal Scout']]);
});

rule(
  ['wars/movement-actions/10', 'wars/movement-actions/11', 'wars/movement-actions/12'],
  'an ability that moves a vehicle for 3 is no movement: it costs 3, neither 4 nor the movement’s 1 less',
  () => {
    const start = (active: number) =>
      march({ [MOON]: [{ card: 'Juggernaut Tender', beneath: ['GR-Blade', 'Vishal Scout'] }] }, { active });
    const t = start(3);
    t.act(1, 'use', 'Juggernaut Tender', 0);
    for (let i = 0; i < 3 && t.question !== 'initiative'; i++) t.act(1, t.options(1)[0]!.verb, t.options(1)[0]!.a);
    expect(t.size(1, 'active')).toBe(0);
    t.resolve().pick(1, CORE);
    expect([t.place('GR-Blade'), t.happened('movement')]).toEqual([CORE, []]);
    expect(start(2).refuses(1, 'use', 'Juggernaut Tender', 0)).toBe('wars/costs/1');
    // a movement of a unit aboard this ship costs 1 less: nothing
    const moves = start(0);
    go(moves, 'GR-Blade', CORE).pick(1); // and nobody along
    expect([moves.place('GR-Blade'), moves.happened('movement').length]).toEqual([CORE, 1]);
  },
);

rule('wars/movement-actions/13', 'what lies beneath a card moves with it, a ship with everything aboard', () => {
  const t = march({
    [MOON]: [
      {
        card: 'Raider',
        beneath: ['LongBow Missile 27-B', { card: 'Vishal Scout', beneath: ['Sidearm'] }, 'Pavel Royerk'],
      },
    ],
    [CORE]: [{ card: 'Veteran Pilot', beneath: ['Sidearm'] }],
  });
  go(t, 'Raider', ROCK);
  expect(t.beneath('Raider').sort()).toEqual(['LongBow Missile 27-B', 'Pavel Royerk', 'Vishal Scout']);
  for (const card of ['LongBow Missile 27-B', 'Pavel Royerk', 'Vishal Scout']) expect(t.place(card)).toBe(ROCK);
  expect(t.place(t.all('Sidearm').find(id => t.s.defs[t.s.cards[id]!.on]! === t.s.defs[t.id('Vishal Scout')])!)).toBe(
    ROCK,
  );
  go(t, 'Veteran Pilot', PLATFORM);
  expect([t.place('Veteran Pilot'), t.beneath('Veteran Pilot')]).toEqual([PLATFORM, ['Sidearm']]);
});
