import { type Match, optionId, Refused, replay, resume, type Seat, samePosition, twin } from '@orrery/kernel';
import { matchAt } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DEFS, type Position, setUp, type WarsState, wars } from '../src/index.ts';

// The repetition rule belongs to the table, not to the game. No rule of the catalogue mentions it.

const SHAFT = 'Ganymede/Core Shaft';
const HEADQUARTERS = 'Earth/Corporate Headquarters';

const lone = (card: string) => [{ card, beneath: ['Indomitable Will'] }];
/** Each side has one Kizen with Indomitable Will at a site. It drains the other player for 1 and retrieves the drained card. */
const STALEMATE: Position = {
  seats: [
    { hand: [], at: { [SHAFT]: lone('Kano Masako') } },
    { hand: [], at: { [HEADQUARTERS]: lone('Higen Orochito') } },
  ],
  locations: [SHAFT, { card: HEADQUARTERS, of: 2 }],
};

const at = (position: Position) => matchAt(wars, () => setUp(position));

/** Drains and retrieves whenever possible, and does nothing else. */
function goOn(match: Match<WarsState>): void {
  const seat = match.awaited[0] as Seat;
  const ids = match.options(seat).map(optionId);
  const id = ids.find(x => x.startsWith('drain')) ?? ids.find(x => x === 'yes' || x === 'pass') ?? ids[0]!;
  match.answer(match.decision, seat, [id]);
}
/** Continues until a turn begins. */
function until(match: Match<WarsState>, turn: number): void {
  while (match.state.turn < turn) goOn(match);
}

describe('one side retrieves what the other drains', () => {
  test('by the rules of the game the match never ends', () => {
    const match = at(STALEMATE);
    until(match, 2);
    const sizes = () => match.state.zones.map(zone => zone.length);
    const then = sizes();
    until(match, 100);
    expect([match.result, sizes()]).toEqual([null, then]);
  });

  test('in the turn that begins in the same position for the third time either player may claim a draw', () => {
    const match = at(STALEMATE);
    // turns that began before: turns 2, 4 and 6 have the same player and the same position
    for (let turn = 1; turn < 6; turn++) {
      until(match, turn);
      expect([match.canClaimDraw(0), match.canClaimDraw(1)]).toEqual([false, false]);
    }
    expect(() => match.claimDraw(0)).toThrow(Refused);
    expect(() => match.claimDraw(0)).toThrow('a rule of this table, not of the game');
    until(match, 6);
    goOn(match);
    expect([match.canClaimDraw(0), match.canClaimDraw(1), match.canClaimDraw(2)]).toEqual([true, true, false]);
    const { length } = match;
    match.claimDraw(0);
    expect(match.result).toEqual({ winners: [], kind: 'repetition' });
    expect(match.record().choices).toHaveLength(length + 1);
    expect(match.record().choices.at(-1)).toEqual([0, '!draw']);
  });

  test('a claim is part of the record, and is judged again when it is replayed', () => {
    const match = at(STALEMATE);
    until(match, 6);
    match.claimDraw(1);
    const record = JSON.parse(JSON.stringify(match.record()));
    expect(replay(match.game, record).divergence).toBeNull();
    expect(resume(match.game, record).match.result).toEqual({ winners: [], kind: 'repetition' });
    const early = { ...record, choices: [...record.choices.slice(0, 12), [1, '!draw']] };
    expect(replay(match.game, early).divergence).toMatchObject({ at: 12 });
    expect(replay(match.game, early).divergence!.message).toContain('!draw by seat 2) is refused');
  });

  test('what is taken back has not come', () => {
    const match = at(STALEMATE);
    until(match, 5);
    const { length } = match;
    until(match, 6);
    expect(match.canClaimDraw(0)).toBe(true);
    match.propose(0, { motion: 'undo', to: length });
    while (match.length > length) match.answer(match.decision, match.awaited[0]!, ['yes']);
    expect([match.state.turn, match.canClaimDraw(0)]).toEqual([5, false]);
    until(match, 6);
    expect(match.canClaimDraw(0)).toBe(true);
    // undoing a choice of the turn does not undo the beginning of the turn
    goOn(match);
    match.undo(match.record().choices.at(-1)![0]);
    expect(match.canClaimDraw(0)).toBe(true);
    until(match, 7);
    goOn(match);
    expect(match.canClaimDraw(0)).toBe(true);
  });
});

describe('a position is the same', () => {
  const changed = (change: (s: WarsState) => void): boolean => {
    const s = setUp(STALEMATE);
    const before = twin(wars, s);
    change(s);
    return !samePosition(s, before, wars.repetition!);
  };
  const kizen = (s: WarsState) => s.defs.findIndex(def => DEFS[def]!.title === 'Kano Masako');

  test('whatever the turn is called, and whatever lies unseen in the piles', () => {
    expect(
      changed(s => {
        s.turn += 2;
        s.itemsMade++;
        s.asked += 40;
        s.random = [1, 2, 3, 4];
        const [reserve] = s.zones;
        s.zones = [[...reserve!].reverse(), ...s.zones.slice(1)];
      }),
    ).toBe(false);
  });

  test('only for the same player, with as many cards in every pile', () => {
    expect(
      changed(s => {
        s.active = 1;
      }),
    ).toBe(true);
    expect(
      changed(s => {
        const [[top, ...rest], active, ...others] = s.zones as [number[], number[], ...number[][]];
        s.zones = [rest, [...active, top!], ...others];
      }),
    ).toBe(true);
  });

  test('only while what is on the table is the same, and in the same state', () => {
    expect(
      changed(s => {
        s.cards[kizen(s)]!.damaged = 1;
      }),
    ).toBe(true);
    expect(
      changed(s => {
        s.cards[kizen(s)]!.at = 1 - s.cards[kizen(s)]!.at;
      }),
    ).toBe(true);
    expect(
      changed(s => {
        s.defs = s.defs.with(kizen(s), s.defs[kizen(s)]! + 1);
      }),
    ).toBe(true);
  });
});
