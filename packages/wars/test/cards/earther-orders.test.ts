import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';

const ganymede = (one: SeatPosition, two: SeatPosition = {}, phase: Phase = 'deploy'): Table =>
  table({ phase, locations: [CORE, PLATFORM], seats: [one, two] });

test('Watch Your Back: a kizen costs 1 less for each other kizen of yours', () => {
  const play = (units: string[], theirs: string[] = []) =>
    ganymede(
      { hand: ['Watch Your Back', 'Horatio Hicks', 'Entrenched Infantry'], at: { [PLATFORM]: units } },
      { at: { [PLATFORM]: theirs } },
    )
      .play(1, 'Watch Your Back')
      .pick(1, CORE)
      .resolve();
  const t = play(['James Howler', 'Jossel Swin', 'CGC Grunt']);
  expect([t.place('Horatio Hicks'), t.size(1, 'active'), t.pile(1, 'used')[0]]).toEqual([CORE, 17, 'Watch Your Back']);
  expect(play(['CGC Grunt'], ['James Howler']).size(1, 'active')).toBe(15);
});

test('Watch Your Back: in your deploy phase, and for a kizen alone', () => {
  const none = ganymede({ hand: ['Watch Your Back', 'Entrenched Infantry'] }).play(1, 'Watch Your Back');
  expect([none.inPlay('Entrenched Infantry'), none.size(1, 'active')]).toEqual([false, 20]);
  const late = ganymede({ hand: ['Watch Your Back', 'Horatio Hicks'] }, {}, 'move');
  expect(late.refuses(1, 'play', 'Watch Your Back')).toBe('wars/interrupt/2');
});
