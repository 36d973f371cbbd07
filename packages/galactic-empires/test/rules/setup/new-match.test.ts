import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { galacticEmpires } from '../../../src/index.ts';

rule('ge/introduction/1', 'two to twelve players take part', () => {
  const seats = (n: number) => ({ seats: Array.from({ length: n }, () => ({ deck: Array(40).fill('t3-moon') })) });
  for (const n of [2, 12]) expect(() => galacticEmpires.create(seats(n), 1)).not.toThrow();
  for (const n of [1, 13]) expect(() => galacticEmpires.create(seats(n), 1)).toThrow('2 to 12 players');
});
