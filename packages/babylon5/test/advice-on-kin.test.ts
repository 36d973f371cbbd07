import { asked, greedyBot } from '@orrery/bots';
import { optionId } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type B5State, babylon5, babylon5Advice, type Position } from '../src/index.ts';
import { nameOf } from '../src/names.ts';
import './cards/stand-ins.ts';
import { humans } from './support/cards-for-parties.ts';
import { at } from './support/cards-for-resolution.ts';
import type { Table } from './support/table.ts';

// What the greedy bot does among the factions of one race, of Sinclair (1) and Clark (2), and with the Narn (3).

const [SINCLAIR, CLARK, NARN] = [1, 2, 3];
const fleets = (n: number): string[] => Array.from({ length: n }, () => 'Test Armada');

/** The bot's answer at a seat: its verb, and the name of what it chose. */
function deed(s: B5State, who: number): string {
  const [pick] = greedyBot(1, babylon5Advice)
    .choose(asked(babylon5, s, who - 1))
    .map(optionId);
  const [verb, first] = (pick ?? 'nothing').split(':');
  return first === undefined
    ? verb!
    : `${verb} ${nameOf(s, verb === 'seat' || verb === 'race' ? verb : 'card', Number(first))}`;
}

test('engine: it joins the war of another faction of its race if they are much stronger together', () => {
  const war = (own: number, kin: number, foe: number, more: Partial<Position> = {}): string =>
    deed(
      humans(
        'engine',
        [{ supporting: fleets(own), rating: 12 }, { supporting: fleets(kin) }, { supporting: fleets(foe) }],
        {
          war: [[CLARK, 'narn']],
          ...more,
        },
      ).s,
      SINCLAIR,
    ).split(' ')[0]!;
  const score = (t: Table): number => {
    const o = t.options(SINCLAIR).find(x => x.verb === 'join-war')!;
    return babylon5Advice.score(t.s, 0, o);
  };
  const worth = (own: number, kin: number, foe: number, more: Partial<Position> = {}) =>
    score(
      humans('engine', [{ supporting: fleets(own) }, { supporting: fleets(kin) }, { supporting: fleets(foe) }], {
        war: [[CLARK, 'narn']],
        ...more,
      }),
    );
  expect(worth(2, 2, 1)).toBeGreaterThan(0);
  expect(worth(1, 1, 2)).toBeLessThan(0);
  // against an ally it costs influence
  expect(worth(2, 2, 1, { alliance: [[SINCLAIR, 'narn']] })).toBeLessThan(0);
  expect(war(0, 0, 3)).not.toBe('join-war');
});

test('it raids another race rather than kin, who hold no more', () => {
  const aims = (kin: number, narn: number): string => {
    const t = humans('casual', [{ hand: ['Border Raid'], supporting: fleets(1) }, { rating: kin }, { rating: narn }], {
      round: 'conflict',
      tension: { '1-2': 4 },
    });
    t.act(SINCLAIR, 'declare', 'Border Raid').pass(CLARK, NARN).leaveOpen();
    return deed(t.s, SINCLAIR);
  };
  expect(aims(9, 9)).toBe('seat Narn');
});

test('from outside, it raids a race of three factions, which all lose, before the strongest player', () => {
  const t = at({
    ruleset: 'casual',
    seats: [
      { race: 'centauri', rating: 10 },
      { race: 'human', name: 'Sinclair', rating: 9 },
      { race: 'human', name: 'Clark', designation: 'home', ambassador: 'Test Clark', rating: 9 },
      { race: 'human', name: 'Bester', designation: 'psi corps', ambassador: 'Test Psi Chief', rating: 9 },
      { race: 'narn', rating: 9, hand: ['Test Raid'], supporting: fleets(1) },
    ],
    order: [5, 1, 2, 3, 4],
    round: 'conflict',
  });
  t.act(5, 'declare', 'Test Raid').pass(1, 2, 3, 4).leaveOpen();
  expect(deed(t.s, 5)).toMatch(/^seat (Sinclair|Clark|Bester)$/);
});

test('a bad thing for a race it does not aim at its own, though kin sit in front', () => {
  const t = humans('casual', [{}, { hand: ['Test Disorder'] }, {}], { order: [2, 1, 3] });
  t.act(CLARK, 'event', 'Test Disorder').leaveOpen();
  expect(deed(t.s, CLARK)).toBe('race Narn');
});

test('it names the enemy whom it can beat, and not kin if another will do', () => {
  const names = (kin: number, narn: number): string => {
    const t = humans(
      'casual',
      [{ hand: ['Test Outrage'], supporting: fleets(2) }, { supporting: fleets(kin) }, { supporting: fleets(narn) }],
      { tension: { '1>2': 5, 'human>narn': 5 } },
    );
    t.act(SINCLAIR, 'event', 'Test Outrage').leaveOpen();
    return deed(t.s, SINCLAIR);
  };
  expect(names(0, 0)).toBe('race Narn');
  expect(names(0, 2)).toBe('race Clark');
});
