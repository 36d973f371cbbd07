import { type CardSet, Seam } from '@orrery/kernel';
import { expect, test } from 'vitest';

const set = (name: string, first = false): CardSet => ({ name, title: name, room: 10, first });
const library = { sets: [set('basic', true), set('minds'), set('nets')], first: ['basic'] };

const MINDS = { name: 'minds', sets: ['minds', 'nets'] };
const NETS = { name: 'nets', sets: ['nets'] };

test('a match has the parts of the chapters that its sets need, and no others', () => {
  const seam = new Seam<string>(library);
  seam.add(MINDS, 'minds');
  seam.add(NETS, 'nets');
  expect(seam.of({})).toEqual([]);
  expect(seam.of({ sets: ['basic', 'minds'] })).toEqual(['minds']);
  expect(seam.of({ sets: ['basic', 'nets'] })).toEqual(['minds', 'nets']);
});

test('parts stand in the order of the sets, whichever is loaded first, also if one comes while a match goes on', () => {
  const seam = new Seam<string>(library);
  const match = { sets: ['basic', 'minds', 'nets'] };
  expect(seam.of(match)).toEqual([]);
  seam.add(NETS, 'nets');
  expect(seam.of(match)).toEqual(['nets']);
  seam.add({ name: 'basics', sets: ['basic'] }, 'basics');
  seam.add(MINDS, 'minds');
  expect(seam.of(match)).toEqual(['basics', 'minds', 'nets']);
});

test('a chapter of a set that is none, and a second part of one chapter, are faults', () => {
  const seam = new Seam<string>(library);
  expect(() => seam.add({ name: 'minds', sets: ['mind'] }, '')).toThrow('the chapter minds names the set mind');
  seam.add(MINDS, '');
  expect(() => seam.add(MINDS, '')).toThrow('the chapter minds has two parts in one seam');
});
