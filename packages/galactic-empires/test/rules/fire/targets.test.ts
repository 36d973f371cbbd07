import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../table.ts';

// What may be fired at, and what is said of the rest

const armed = (theirs: Parameters<typeof table>[0]['seats'][number]) =>
  table({ phase: 'weapons fire', seats: [{ fleet: ['T3 Moon', 'S4 Argonian Destroyer'] }, theirs] });

rule('ge/damage/3', 'a Sector HQ is no target while a ship protects it, and one where none does', () => {
  const t = armed({ fleet: ['S2 Space Yacht'] });
  expect(t.why(1, 'headquarters', '2')?.rule).toBe('ge/damage/3');
  const open = armed({ fleet: ['T3 Moon'] });
  expect(open.why(1, 'headquarters', '2')).toBeNull();
});

rule('ge/base/2', 'a base keeps fire from its terrain', () => {
  const t = armed({ fleet: [{ card: 'T2 Oort Cloud', on: ['B1 Military Outpost'] }] });
  expect(t.why(1, 'fire', 'T2 Oort Cloud')?.rule).toBe('ge/base/2');
  expect(t.why(1, 'fire', 'B1 Military Outpost')).toBeNull();
});

rule('ge/terrain/2', 'phasers are not fired at terrain', () => {
  const t = armed({ fleet: ['T2 Oort Cloud', 'S2 Space Yacht'] });
  expect(t.why(1, 'fire', 'T2 Oort Cloud')?.rule).toBe('ge/terrain/2');
});

rule('ge/damage/4', 'bases do not fire at a Sector HQ', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: 'T3 Moon', on: ['B1 Military Outpost'] }] },
      { fleet: [{ card: 'T2 Oort Cloud', on: ['B1 Military Outpost'] }] },
    ],
  });
  expect(t.why(1, 'headquarters', '2')?.rule).toBe('ge/damage/4');
});

rule('ge/weapons-fire-phase/1', 'crew is no target, and nobody fires at their own', () => {
  const t = armed({ fleet: [{ card: 'S2 Space Yacht', on: ['C1 Crewman'] }] });
  expect(t.why(1, 'fire', 'C1 Crewman')?.rule).toBe('ge/weapons-fire-phase/1');
  expect(t.why(1, 'fire', 'S4 Argonian Destroyer')?.rule).toBe('ge/weapons-fire-phase/1');
});

rule('ge/weapons-fire-phase/10', 'a target is fired at once in a phase', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S4 Argonian Destroyer', 'S3 Argonian Frigate'] },
      { fleet: ['S4 Clydon Medium Star Cruiser', 'S2 Space Yacht'], order: 'never' },
    ],
  });
  t.act(1, 'fire', 'S4 Clydon Medium Star Cruiser');
  t.pick(1, 'S4 Argonian Destroyer');
  expect(t.why(1, 'fire', 'S4 Clydon Medium Star Cruiser')?.rule).toBe('ge/weapons-fire-phase/10');
  expect(t.why(1, 'fire', 'S2 Space Yacht')).toBeNull();
});

rule('ge/turn-definitions/5', 'what belongs to another phase is refused with the phase that it belongs to', () => {
  const seats = [{ fleet: ['S4 Argonian Destroyer'], hand: ['T3 Moon'] }, { fleet: ['S2 Space Yacht'] }];
  const playing = table({ seats });
  expect(playing.why(1, 'fire', 'S2 Space Yacht')?.text).toContain('Weapons Fire Phase');
  expect(playing.why(1, 'engage', 'S4 Argonian Destroyer')?.rule).toBe('ge/allocation-phase/7');
  const firing = table({ phase: 'weapons fire', seats });
  expect(firing.why(1, 'play', 'T3 Moon')?.text).toContain('Play Cards Phases');
});
