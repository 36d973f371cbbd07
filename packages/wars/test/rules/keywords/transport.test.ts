import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CORE, field, MOON, over, PLATFORM, ROCK } from '../../fields.ts';
import { march } from '../../support/movement.ts';
import '../../test-cards.ts';

// Transport
rule(
  ['wars/transport/1', 'wars/transport/2'],
  'Transport 2 takes up to two characters along, for the 1 energy of the movement',
  () => {
    const at = { [CORE]: ['Stinger', 'Vishal Scout', 'Pavel Royerk', 'Grid Tactician'] };
    const t = march(at).act(1, 'move', 'Stinger', PLATFORM).resolve();
    expect([t.question, t.options(1).length]).toEqual(['transport', 3]);
    expect(() => t.pick(1, 'Vishal Scout', 'Pavel Royerk', 'Grid Tactician')).toThrow('0 to 2');
    t.pick(1, 'Vishal Scout', 'Pavel Royerk');
    expect(['Stinger', 'Vishal Scout', 'Pavel Royerk', 'Grid Tactician'].map(x => t.place(x))).toEqual([
      PLATFORM,
      PLATFORM,
      PLATFORM,
      CORE,
    ]);
    expect(t.size(1, 'used')).toBe(1);
    const none = march(at).act(1, 'move', 'Stinger', PLATFORM).resolve().pick(1);
    expect(none.happened('moved')).toHaveLength(1);
  },
);

rule(
  ['wars/transport/3', 'wars/label/1'],
  'vehicles take characters along, ships fighters; each only one’s own',
  () => {
    const vehicle = field(
      { at: { [CORE]: ['Stinger', 'GR-Blade', 'Ikazuchi', 'Vishal Scout'] } },
      { at: { [CORE]: ['Pavel Royerk'] } },
      { phase: 'move' },
    );
    vehicle.act(1, 'move', 'Stinger', PLATFORM).resolve();
    expect(vehicle.options(1).map(o => o.a)).toEqual([vehicle.id('Vishal Scout', 1)]);
    vehicle.pick(1);
    const ship = field(
      {
        at: {
          [MOON]: [
            'Guardian-Class Carrier',
            'Raider',
            'Damir Quarrel',
            { card: 'Atlantis', beneath: ['Vishal Scout'] },
          ],
        },
      },
      { at: { [MOON]: ['Sudeva Quarrel'] } },
      { phase: 'move' },
    );
    ship.act(1, 'move', 'Guardian-Class Carrier', ROCK).resolve();
    expect(ship.options(1).map(o => o.a)).toEqual([ship.id('Damir Quarrel')]);
    ship.pick(1, 'Damir Quarrel');
    expect([ship.place('Damir Quarrel'), ship.place('Raider')]).toEqual([ROCK, MOON]);
  },
);

rule('wars/transport/4', 'a vehicle moved by anything but a movement takes nobody along', () => {
  const t = field(
    { hand: ['Headlong Rush'], at: { [CORE]: ['Selfless Protector'], [PLATFORM]: ['Stinger', 'Vishal Scout'] } },
    { at: { [CORE]: ['Selfless Protector'] } },
  ).attack(1, CORE);
  t.play(1, 'Headlong Rush');
  expect([t.place('Stinger'), t.place('Vishal Scout'), t.question]).toEqual([CORE, PLATFORM, 'initiative']);
  expect(t.happened('moved')).toHaveLength(1);
});

rule('wars/transport/5', 'Ranarti-Anant moves the Zocho to a battle on the opponent’s turn; its fighters stay', () => {
  const fighters = Array(4).fill('Zocho Fighter');
  const t = field(
    { at: { [ROCK]: [{ card: 'Zocho', beneath: ['Ranarti-Anant'] }, ...fighters], [MOON]: ['Damir Quarrel'] } },
    { at: { [MOON]: ['Damir Quarrel'] } },
    { active: 2 },
  ).attack(2, MOON);
  t.pass(2).act(1, 'use', 'Ranarti-Anant', 1);
  for (let i = 0; i < 3 && t.question !== 'initiative'; i++) t.act(1, t.options(1)[0]!.verb, t.options(1)[0]!.a);
  t.resolve();
  expect([t.place('Zocho'), t.question]).toEqual([MOON, 'initiative']);
  for (const id of t.all('Zocho Fighter')) expect(t.place(id)).toBe(ROCK);
  over(t);
});
