import { expect, test } from 'vitest';
import { Verbs } from '../../src/decision/verbs.ts';
import type { State } from '../../src/state/state.ts';

const verb = (name: string) => ({ name, list: () => {}, judge: () => null, label: () => name, procedure: name });

test('kinds of action are listed in the order given, whichever is declared first', () => {
  const verbs = new Verbs<State>(['draw', 'attack', 'move']);
  for (const name of ['move', 'draw', 'attack']) verbs.declare(verb(name));
  expect([...verbs.values()].map(({ name }) => name)).toEqual(['draw', 'attack', 'move']);
});

test('a kind that comes later, with a set, takes its place, and until then nobody is offered it', () => {
  const verbs = new Verbs<State>(['draw', 'mesh', 'move']);
  for (const name of ['move', 'draw']) verbs.declare(verb(name));
  const names = () => [...verbs.values()].map(({ name }) => name);
  expect(names()).toEqual(['draw', 'move']);
  verbs.declare(verb('mesh'));
  expect(names()).toEqual(['draw', 'mesh', 'move']);
});

test('a kind that the order does not name, and one declared twice, are faults', () => {
  const verbs = new Verbs<State>(['draw']);
  expect(() => verbs.declare(verb('attack'))).toThrow('The list of verbs does not name "attack".');
  verbs.declare(verb('draw'));
  expect(() => verbs.declare(verb('draw'))).toThrow('The verb "draw" is declared twice.');
});
