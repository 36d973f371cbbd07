import { describe, expect, test } from 'vitest';
import { awaited, decisionView, optionId, options } from '../../src/index.ts';
import { choices, plays, say, table, toy } from '../../testing/toy.ts';

describe('the pending decision', () => {
  test('is a question to the seat that is asked; of others it tells who is awaited, and no more', () => {
    const s = table({ hands: [['gull', 'whale']] });
    const asked = decisionView(toy, s, 0)!;
    expect(asked).toMatchObject({
      awaited: [0],
      question: { menu: 'action', min: 1, max: 1, ordered: false },
      questions: [],
    });
    expect(asked.question!.options.map(o => o.id)).toEqual(choices(s, 0));
    for (const viewer of [1, null])
      expect(decisionView(toy, s, viewer)).toEqual({ id: asked.id, awaited: [0], question: null, questions: [] });
  });

  test('tells one who sees all what each seat is asked, in their order, until it has answered', () => {
    const s = table({ hands: [['auction']], players: 3 });
    plays(s, 0, 'auction');
    const questions = () => decisionView(toy, s, 'all')!.questions;
    expect(questions().map(q => q.seat)).toEqual([0, 1, 2]);
    for (const { seat, question } of questions())
      expect(question.options.map(o => o.id)).toEqual(options(toy, s, seat).map(optionId));
    expect(decisionView(toy, s, 'all')!.question).toBeNull();
    say(s, 1, 'number:2');
    expect([awaited(s), questions().map(q => q.seat)]).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(decisionView(toy, s, 1)!.question).toBeNull();
  });

  test('is nothing when the match is over', () => {
    const s = table({ hands: [['gull']] });
    s.ask = null;
    expect([0, null, 'all' as const].map(viewer => decisionView(toy, s, viewer))).toEqual([null, null, null]);
  });
});

describe('what a question tells of itself', () => {
  const asked = (card: string, seat = 0, more: Parameters<typeof table>[0] = {}) => {
    const s = table({ hands: [[card]], ...more });
    plays(s, 0, card);
    return decisionView(toy, s, seat)!.question!;
  };

  test('which card asks, where a card does', () => {
    expect([asked('bottle').asker, asked('bottle').rule]).toEqual(['bottle', null]);
  });

  test('what is at stake, and what each answer means', () => {
    const { stakes, options: ways } = asked('bottle');
    expect(stakes).not.toBe('');
    expect(ways.map(o => o.note)).toEqual(['it is done', 'this part of the card does nothing']);
    expect(asked('trade').stakes).toContain('card');
  });

  test('which card each option is about', () => {
    expect(asked('broadside', 0, { play: [['ship', 'ship']] }).options.map(o => o.card)).toEqual(['ship', 'ship']);
  });
});
