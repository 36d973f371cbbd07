import type { Fact } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { LineTold } from '../src/connection/contract.ts';
import type { News } from '../src/connection/table-door.ts';
import { scenesOf } from '../src/table/director/scene.ts';
import type { Known } from '../src/table/known.ts';

const before = { opened: { seat: 0 }, view: {}, log: [], standing: [] } as unknown as Known;

/** The cards that a scene aims with: it has these facts, and its line names the cards of these stable ids. */
function aimOf(names: readonly string[], ...facts: readonly object[]): readonly number[] {
  const links = names.map((card, i) => ({ at: i, length: 1, card, rule: null }));
  const line: LineTold = { text: 'told', links, topic: null, heading: 0, concerns: [1], weight: 1 };
  const news = {
    patch: [],
    facts: facts as unknown as Fact[],
    kept: 0,
    lines: [],
    beats: [{ operations: 0, facts: facts.length, lines: [line] }],
    standing: [],
  } as unknown as News;
  return scenesOf(before, news)[0]!.cards;
}

const card = (id: number, name: string) => ({ id, card: name });

test('a line goes from the card that acts to the one that it acts on, and a list of cards has none', () => {
  const attack = { t: 'attack', card: card(3, 'fighter'), target: card(7, 'cruiser'), n: 2 };
  expect(aimOf(['fighter', 'cruiser'], attack)).toEqual([3, 7]);
  // a card that pays for it is not named
  expect(aimOf(['fighter', 'cruiser'], { t: 'paid', with: card(9, 'mine') }, attack)).toEqual([3, 7]);
  expect(aimOf(['fighter'], { t: 'paid', with: card(9, 'mine') }, { t: 'played', card: card(3, 'fighter') })).toEqual([
    3,
  ]);
  const lost = ['a', 'b', 'c'].map((name, id) => ({ t: 'lost', card: card(id, name) }));
  expect(aimOf(['a', 'b', 'c'], ...lost)).toEqual([]);
  expect(aimOf([], attack)).toEqual([]);
});

test('a scene says what happened to which cards, and a card that goes back is not lost', () => {
  const facts = [
    { t: 'left', card: card(3, 'ship'), how: 'destroyed' },
    { t: 'left', card: card(4, 'base'), how: 'returned' },
    { t: 'phase' },
  ];
  const line: LineTold = { text: 'told', links: [], topic: null, heading: 0, concerns: [1], weight: 3 };
  const news = {
    ...{ patch: [], facts, kept: 0, lines: [], standing: [] },
    beats: [{ operations: 0, facts: facts.length, lines: [line] }],
  } as unknown as News;
  expect(scenesOf(before, news)[0]!.happened).toEqual([
    { fact: 'left', card: 3, face: 'ship' },
    { fact: 'returned', card: 4, face: 'base' },
    { fact: 'phase', card: null, face: null },
  ]);
});
