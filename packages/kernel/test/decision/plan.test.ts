import { describe, expect, test } from 'vitest';
import {
  count,
  decisionView,
  depart,
  leastAnswer,
  leastPlan,
  Match,
  optionId,
  ProgramFault,
  planBreaks,
  Refused,
  replay,
  twin,
} from '../../src/index.ts';
import { proposalFault } from '../../testing/questions.ts';
import { choices, playing, plays, points, say, type Toy, table, toy } from '../../testing/toy.ts';

/** Three ships in play, and a player who loads them with cargo: a question for a plan. */
const loading = (name: 'cargo' | 'freight' = 'cargo', ships = ['ship', 'ship', 'ship']): Toy => {
  const s = table({ hands: [[name]], play: [ships, []] });
  plays(s, 0, name);
  return s;
};
const [A, B, C] = ['card:1', 'card:2', 'card:3'] as const;
const marks = (s: Toy) => s.cards.slice(1).map(card => card.marks);
const refused = (s: Toy, ...ids: string[]): [string, string | null] => {
  try {
    say(s, 0, ...ids);
  } catch (error) {
    if (error instanceof Refused) return [error.message, error.rule];
    throw error;
  }
  throw new Error('it was taken');
};

describe('a question that asks for a plan', () => {
  test('is answered once, with options named several times', () => {
    const s = loading();
    const { asked } = s;
    say(s, 0, A, A, C, C);
    expect(points(s)).toEqual([4, 0]);
    // the next question is the turn's: one answer made the whole plan
    expect([s.asked, choices(s, 0)]).toEqual([asked + 1, ['pass']]);
  });

  test('says how often each may be named, and how many in all', () => {
    const s = loading();
    expect(count(toy, s, 0)).toEqual({ min: 0, max: 6 });
    expect(decisionView(toy, s, 0)!.question).toMatchObject({
      min: 0,
      max: 6,
      options: [
        { id: A, label: 'ship', most: 4 },
        { id: B, label: 'ship', most: 4 },
        { id: C, label: 'ship', most: 4 },
      ],
    });
    // other questions say nothing of it
    say(s, 0);
    expect(decisionView(toy, s, 0)!.question!.options[0]).not.toHaveProperty('most');
    // one ship has room for four
    expect(count(toy, loading('cargo', ['ship']), 0)).toEqual({ min: 0, max: 4 });
  });

  test('is judged as a whole, by the rule that the plan breaks; nothing has changed then', () => {
    const s = loading();
    expect(refused(s, A, A, A, B, B)).toEqual([
      'No ship carries more than a third of the cargo and one.',
      'toy/cargo/1',
    ]);
    expect(refused(s, A, A, B, B, C)).toEqual(['A ship that carries cargo carries at least two.', 'toy/cargo/2']);
    expect(refused(s, A, A, A, A, A)).toEqual([`You can choose ${A} up to 4 times.`, null]);
    expect(refused(s, A, A, A, B, B, B, C)).toEqual(['Choose 0 to 6. You chose 7.', null]);
    expect(refused(s, A, A, 'card:9')[0]).toBe('You cannot choose that here.');
    expect([points(s), marks(s)]).toEqual([
      [0, 0],
      [0, 0, 0],
    ]);
    // what each part of it would not be allowed to be, the whole is
    say(s, 0, A, B, A, B);
    expect(points(s)).toEqual([4, 0]);
  });

  test('need not name anything where nothing need be named', () => {
    const s = loading();
    say(s, 0);
    expect([points(s), marks(s)]).toEqual([
      [0, 0],
      [0, 0, 0],
    ]);
  });

  test('is asked even where all would have to be named: whether that is legal is judged', () => {
    const s = loading('freight', ['ship', 'ship']);
    expect(count(toy, s, 0)).toEqual({ min: 5, max: 6 });
    expect(refused(s, A, A, A, A, B)).toEqual([
      'No ship carries more than a third of the cargo and one.',
      'toy/cargo/1',
    ]);
    say(s, 0, A, A, A, B, B, B);
    expect(points(s)).toEqual([6, 0]);
  });

  test('its plan is recorded, replayed and saved like any answer', () => {
    const match = Match.start(toy, { hands: [['cargo']], play: [['ship', 'ship', 'ship'], []] }, 1);
    match.answer(match.decision, 0, [playing(match.state, 0, 'cargo')]);
    match.answer(match.decision, 0, [A, A, B, B]);
    expect(match.record().choices.at(-1)).toEqual([0, A, A, B, B]);
    expect(replay(toy, match.record()).divergence).toBeNull();
    const spoilt = { ...match.record(), choices: [...match.record().choices.slice(0, -1), [0, A] as const] };
    expect(replay(toy, spoilt).divergence!.message).toContain('at least two');
    const s = twin(toy, loading());
    say(s, 0, C, C, B, B);
    expect(points(s)).toEqual([4, 0]);
  });
});

describe('the least plan', () => {
  test('is nothing where nothing need be named', () => {
    expect(leastAnswer(toy, loading(), 0)).toEqual([]);
  });

  test('is the smallest legal one, not the first options as often as they go', () => {
    const s = loading('freight');
    const least = leastAnswer(toy, s, 0);
    expect(least.map(optionId)).toEqual([A, A, A, B, B, B]);
    expect(planBreaks(toy, s, 0, least)).toBeNull();
    // five cannot be loaded at all: neither by threes, which are too many, nor with a single one over
    expect(planBreaks(toy, s, 0, least.slice(0, 5))).not.toBeNull();
  });

  test('is found where many of the smaller ones are all illegal', () => {
    const s = loading('freight', Array<string>(40).fill('ship'));
    expect(leastAnswer(toy, s, 0).map(optionId)).toEqual([A, A, A, B, B, B]);
  });

  test('is what is done for a player who leaves', () => {
    const s = table({ hands: [['freight']], play: [[], ['ship', 'ship'], ['ship']], players: 3 });
    plays(s, 0, 'freight');
    depart(toy, s, 0);
    expect(s.sunk).toHaveLength(2);
  });

  test('that is nowhere is a fault of the menu, found soon', () => {
    const s = loading('freight', Array<string>(12).fill('ship'));
    const f = s.stack.at(-1)!;
    const step = toy.programs.list[f.program]!.code[f.step]!;
    if (step.op !== 'ask') throw new Error('nothing is asked');
    const never = { ...step, plan: { times: () => 4, check: () => ({ rule: 'toy/cargo/1', text: 'Never.' }) } };
    expect(() => leastPlan(never, s, f, 0, step.menu.list(s, f, 0), 5, 30)).toThrow(ProgramFault);
  });
});

describe('what the table proposes', () => {
  const question = (s: Toy) => decisionView(toy, s, 0)!.question!;

  test('is a whole answer, an option that is meant several times named as often', () => {
    const s = loading();
    const { proposal } = question(s);
    expect(proposal).toEqual([A, A, B, B, C, C]);
    expect(proposalFault(toy, s, 0, question(s))).toBeNull();
    say(s, 0, ...proposal!);
    expect(points(s)).toEqual([6, 0]);
  });

  test('may be to do nothing, and is not made for questions that have none', () => {
    const s = loading('freight', ['ship']);
    expect(question(s).proposal).toEqual([]);
    say(s, 0);
    expect(question(s).proposal).toBeNull();
  });

  test('names options that are the same by the one that stands for them', () => {
    const s = table({ hands: [['barrage']], play: [['ship', 'ship'], ['ship']] });
    plays(s, 0, 'barrage');
    // two ships of one player that carry as much: the second is read as the first
    expect(question(s).options.map(o => o.id)).toEqual([A, C]);
    expect(question(s).proposal).toEqual([A, A, C]);
    expect(proposalFault(toy, s, 0, question(s))).toBeNull();
  });

  test('is found out where it could not be given', () => {
    const s = loading();
    expect(proposalFault(toy, s, 0, { ...question(s), proposal: [A, A, A, A] })).toBe(
      'proposal refused: card:1, card:1, card:1, card:1 of "Which ship takes how much cargo?": No ship carries more than a third of the cargo and one.',
    );
  });
});
