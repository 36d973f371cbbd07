import { type B5State, conflictTotals } from '@orrery/babylon5';
import { type CardView, type GeState, view as geView } from '@orrery/galactic-empires';
import {
  asking,
  clone,
  decisionView,
  draftOf,
  foresee,
  type OptionView,
  optionId,
  options,
  type State,
  trials,
} from '@orrery/kernel';
import { type WarsState, measures as warsMeasures } from '@orrery/wars';
import { describe, expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import { botAnswer, prepareMatch, preview, rulesetOf, Session, type TableGame } from '../src/index.ts';

// The words of options agree with what really happens, in whole matches of bots.

type Look = (s: State, seat: number, list: readonly OptionView[], turn: number) => void;

/** Plays matches of bots, and looks at each question of each seat. */
function watch(table: TableGame<State>, seeds: readonly number[], look: Look): void {
  const { usual } = table.players;
  for (const seed of seeds) {
    const { setup } = prepareMatch(table, [], usual, rulesetOf(table, undefined));
    const { match } = Session.start(table, setup, seed, Array(usual).fill({ bot: 'greedy' }));
    for (let i = 0; i < 1500 && match.result === null; i++) {
      const seat = match.awaited[0]!;
      const question = decisionView(table.game, match.state, seat)?.question;
      if (question) look(match.state, seat, question.options, i);
      match.answer(match.decision, seat, botAnswer(table, match, seat, 'greedy'));
      match.hear();
    }
  }
}

/** True if a text tells of a change from a number to the same number. */
function standsStill(text: string): boolean {
  const words = text.split(/[ ,.;:()]+/);
  return words.some(
    (word, i) =>
      /^\d+$/.test(word) &&
      ((words[i + 1] === 'to' && words[i + 2] === word) ||
        (words[i + 1] === 'becomes' && words[i + 2] === word) ||
        (words[i - 1] === 'from' && words[i + 1] === 'to' && words[i + 2] === word)),
  );
}

/** The new total in `support goes from 3 to 7`. */
const JOINED = /(?:to|stays) (\d+)$/;

/** The position after an option, if everybody else passes; null if that is not certain. */
function after<S extends State>(table: TableGame<S>, s: S, seat: number, id: string): S | null {
  const picks = options(table.game, s, seat).filter(o => optionId(o) === id);
  const foreseen = foresee(table.game, trials(table.game, s, seat), picks);
  const last = foreseen.unanswered ?? foreseen;
  return last.until === 'decision' ? foreseen.worlds[0]! : null;
}

describe('the words of options', () => {
  test('never tell of a change where nothing changes', () => {
    for (const table of GAMES)
      watch(table, [1, 2], (_s, _seat, list) => {
        for (const { id, label, note } of list)
          expect([table.game.name, id, label, note, standsStill(`${label}; ${note}`)]).toEqual([
            table.game.name,
            id,
            label,
            note,
            false,
          ]);
      });
  });

  test('of Babylon 5 give the totals that a conflict has once a card has joined it', () => {
    const table = tableGame('babylon5') as unknown as TableGame<B5State>;
    let compared = 0;
    watch(tableGame('babylon5'), [1, 2, 3], (state, seat, list) => {
      const s = state as B5State;
      for (const { id, note } of list) {
        const [verb, , conflict] = id.split(':');
        const told = (side: string) => JOINED.exec(note.split('; ').find(part => part.includes(side)) ?? '')?.[1];
        if ((verb !== 'support' && verb !== 'oppose') || told('support') === undefined) continue;
        const then = after(table, clone(s), seat, id);
        // another question comes first: with which ability
        if (then === null || asking(table.game, then).step.menu.name !== asking(table.game, s).step.menu.name) continue;
        const now = conflictTotals(then, Number(conflict));
        expect([id, Number(told('support')), Number(told('opposition'))]).toEqual([id, now.support, now.opposition]);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(100);
  });

  test('of WARS give the power that a side has once a card has moved', () => {
    const table = tableGame('wars') as unknown as TableGame<WarsState>;
    let compared = 0;
    watch(tableGame('wars'), [1, 2], (state, seat, list) => {
      const s = state as WarsState;
      for (const { id, note } of list.filter(({ id }) => id.startsWith('move')).slice(0, 3)) {
        const [, , to] = id.split(':');
        const told = /your power there (?:becomes|stays) (\d+)/.exec(note);
        if (told === null) continue;
        const then = after(table, clone(s), seat, id);
        if (then === null) continue;
        const at = then.cards[Number(to)]!.at >= 0 ? then.cards[Number(to)]!.at : Number(to);
        const power = warsMeasures(then, seat).find(({ key }) => key === `power ${at}`)?.value;
        expect([id, note, Number(told[1])]).toEqual([id, note, power]);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(20);
  });
});

describe('the numbers of a preview', () => {
  test('are those that count, and differ, in matches of every game', () => {
    for (const table of GAMES) {
      const names = new Set<string>();
      watch(table, [1], (s, seat, list, turn) => {
        if (turn % 5 !== 0) return;
        const question = decisionView(table.game, s, seat)!.question!;
        if (question.min !== 1 || question.max !== 1) return;
        for (const { id } of list.slice(0, 6)) {
          const before = new Map(table.measures!(s, seat).map(({ key, value }) => [key, value]));
          expect(before.size).toBe(table.measures!(s, seat).length);
          for (const { name, from, to } of preview(table, s, seat, [id]).changes) {
            expect(from).not.toBe(to);
            names.add(name.split(' ').slice(0, 2).join(' '));
          }
        }
      });
      expect([table.game.name, names.size > 2]).toEqual([table.game.name, true]);
    }
  });
});

describe('plans of Galactic Empires', () => {
  test('offer the fullest one, which is legal and never plans less than the suggestion', () => {
    let more = 0;
    const table = tableGame('galactic-empires');
    watch(table, [1, 2, 3], (s, seat) => {
      const { menu, fullest, proposal } = decisionView(table.game, s, seat)!.question!;
      if (menu !== 'allocation' && menu !== 'volley') return;
      if (fullest === undefined) return;
      expect(draftOf(table.game, s, seat, fullest).refused).toBeNull();
      expect(fullest.length).toBeGreaterThanOrEqual(proposal!.length);
      expect(fullest.some(id => id.startsWith('spend'))).toBe(false);
      if (fullest.length > proposal!.length) more++;
    });
    expect(more).toBeGreaterThan(0);
  });

  test('name equal cards so that they differ, by the numbers that stand on the board', () => {
    let numbered = 0;
    watch(tableGame('galactic-empires'), [1, 2, 3], (state, seat, list) => {
      const s = state as GeState;
      const labels = list.filter(({ id }) => id.startsWith('shoot')).map(({ label }) => label);
      expect(labels).toEqual([...new Set(labels)]);
      const cards = (of: readonly CardView[]): CardView[] => of.flatMap(card => [card, ...cards(card.on)]);
      for (const { fleet, seat: whose } of geView(s, seat).seats) {
        const own = cards(fleet).filter(({ controller }) => controller === whose);
        numbered += own.filter(({ nth }) => nth > 1).length;
        // within a ship no two cards have the same title and number
        for (const { on } of own) {
          const names = on.map(({ title, nth, controller }) => `${controller} ${title} ${nth}`);
          expect(new Set(names).size).toBe(names.length);
        }
      }
    });
    expect(numbered).toBeGreaterThan(0);
  });
});
