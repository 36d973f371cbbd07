// Several equal answers in a row, wished for at once.
import { Match, type State } from '@orrery/kernel';
import { ACTIVE, HAND, pile, type WarsState, setUp as warsPosition } from '@orrery/wars';
import { describe, expect, test } from 'vitest';
import { tableGame } from '../src/games/registry.ts';
import { type Player, Session } from '../src/index.ts';
import { ANN, BEN, BOT } from './sitting.ts';

const table = tableGame('wars');

/** A draw phase of the first player, with some active energy, at a table with a person or a bot. */
function drawing(active: number, other: Player = BOT, more: Readonly<Record<string, unknown>> = {}): Session<State> {
  const position = warsPosition({
    phase: 'draw',
    active: 1,
    locations: ['Ganymede/Core Shaft'],
    seats: [
      { hand: ['CGC Grunt'], active, ...more },
      { hand: 1, active: 2 },
    ],
  });
  return Session.of(table, Match.from(table.game, position as State), [ANN, other]);
}

const piles = ({ match }: Session<State>) => {
  const s = match.state as WarsState;
  return { hand: pile(s, 0, HAND).length, active: pile(s, 0, ACTIVE).length };
};
const wish = (times: number) => Array<string>(times).fill('draw');

describe('a series', () => {
  test('the draw of a card says how often it can be wanted, and no other option does', () => {
    const { options } = drawing(4).question(0)!;
    expect(options.filter(o => o.again !== undefined).map(({ id, again }) => [id, again])).toEqual([['draw', 4]]);
    expect(
      drawing(1)
        .question(0)!
        .options.every(o => o.again === undefined),
    ).toBe(true);
  });

  test('three draws are one answer of a player, and three in the record', () => {
    const session = drawing(4);
    session.choose(0, session.match.decision, wish(3));
    session.goOn();
    expect(piles(session)).toEqual({ hand: 4, active: 1 });
    expect(session.match.record().choices).toEqual([
      [0, 'draw'],
      [0, 'draw'],
      [0, 'draw'],
    ]);
    expect(session.question(0)!.prompt).toContain('Do you draw a card?');
    expect([0, 1, 2].map(at => session.chose(at))).toEqual([true, false, false]);
  });

  test('undo goes back to before the whole series', () => {
    const session = drawing(4);
    session.choose(0, session.match.decision, wish(3));
    session.goOn();
    session.proposeUndo(0);
    session.letBotsVote();
    expect(piles(session)).toEqual({ hand: 1, active: 4 });
    session.goOn();
    expect(piles(session)).toEqual({ hand: 1, active: 4 });
  });

  test('the preview and the draft of a series are those of the whole', () => {
    const session = drawing(4);
    const whole = session.preview(0, wish(3));
    expect(whole.sentences.map(x => x.text)).toEqual(['Player 1 draws 3 cards from the active pile.']);
    expect(whole.until).toBe(session.preview(0, wish(1)).until);
    expect(session.preview(0, wish(1)).sentences).toHaveLength(1);
    expect(session.draft(0, wish(3)).refused).toBeNull();
    expect(piles(session)).toEqual({ hand: 1, active: 4 });
  });

  test('more than there are, or different options, are no series: they are refused, and nothing has changed', () => {
    const session = drawing(2);
    for (const ids of [wish(3), ['draw', 'pass'], ['pass', 'pass']])
      expect(() => session.choose(0, session.match.decision, ids), ids.join()).toThrow();
    expect(() => session.preview(0, wish(3))).toThrow();
    expect(piles(session)).toEqual({ hand: 1, active: 2 });
  });

  test('other players see the same as after three answers', () => {
    const [at, one] = [drawing(4, BEN), drawing(4, BEN)];
    at.choose(0, at.match.decision, wish(3));
    for (let n = 0; n < 3; n++) one.choose(0, one.match.decision, wish(1));
    expect(at.view(1)).toEqual(one.view(1));
    expect(at.match.made).toEqual(one.match.made);
  });
});
