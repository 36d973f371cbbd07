import { asked, greedyBot } from '@orrery/bots';
import { optionId } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { defOf } from '../src/card.ts';
import { babylon5, babylon5Advice, type Mark, type SeatPosition } from '../src/index.ts';
import { type Table, table } from './support/table.ts';
import './cards/stand-ins.ts';

// What the greedy bot does with texts that strike all players alike.

/** A Human and a Narn player; the Human player acts first. */
const duel = (human: Partial<SeatPosition>, narn: Partial<SeatPosition>): Table =>
  table({
    seats: [
      { race: 'human', rating: 14, deck: ['Human Aide', 'Human Aide'], ...human },
      { race: 'narn', rating: 14, deck: ['Narn Aide', 'Narn Aide'], ...narn },
    ],
    order: ['human', 'narn'],
  }).leaveOpen();

/** The event that the bot plays at the Human seat; its other answer, if it plays none. */
function deed(t: Table): string {
  const [pick] = greedyBot(1, babylon5Advice)
    .choose(asked(babylon5, t.s, 0))
    .map(optionId);
  const [verb, card] = pick!.split(':');
  return verb === 'event' ? defOf(t.s, Number(card)).title : verb!;
}

for (const [title, mark, many] of [
  ['Competing Interests', 'vorlon', 8],
  ['Conflicting Desires', 'shadow', 24],
] as const) {
  const marked = (own: number, theirs: number) => {
    const bears = (card: string, n: number) => ({ card, marks: { [mark]: n } as Partial<Record<Mark, number>> });
    return duel({ hand: [title], ambassador: bears('Jeffrey Sinclair', own) }, { ambassador: bears("G'Kar", theirs) });
  };
  test(`it plays ${title} against a player who has many more such marks, not against one who has none`, () => {
    expect(deed(marked(0, many))).toBe(title);
    expect(deed(marked(0, 0))).not.toBe(title);
  });
  test(`it keeps ${title} while it would lose as much itself`, () => {
    expect(deed(marked(many, many))).not.toBe(title);
    expect(deed(marked(many, 0))).not.toBe(title);
  });
}

test('it plays News of Galactic Import if the other is stronger in conflicts, not if it is', () => {
  const fleets = { supporting: ['Test Armada', 'Test Armada'] };
  const hand = ['News of Galactic Import'];
  expect(deed(duel({ hand }, fleets))).toBe('News of Galactic Import');
  expect(deed(duel({ hand, ...fleets }, {}))).not.toBe('News of Galactic Import');
});
