import { decisionView, knower, learn, type OptionView, type QuestionView, submit } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { wars } from '../src/index.ts';
import type { SeatPosition } from '../src/position.ts';
import { CORE, field, MOON, PLATFORM } from './fields.ts';
import type { Table } from './table.ts';

const question = (t: Table, who: number): QuestionView => decisionView(wars, t.s, who - 1)!.question!;
const labels = (t: Table, who: number): string[] => question(t, who).options.map(o => o.label);
const option = (t: Table, who: number, label: string): OptionView =>
  question(t, who).options.find(o => o.label.startsWith(label))!;

describe('who is asked can tell', () => {
  test('what a loss of energy takes, and how much is left', () => {
    const t = field({ reserve: 9, active: 9, used: 9, hand: ['Kucha'], at: { [CORE]: ['Hannya'] } }, {});
    t.act(1, 'use', 'Hannya', 0);
    const q = question(t, 1);
    expect(q).toMatchObject({
      prompt: 'You lose 3 energy (Hannya). From where?',
      rule: 'wars/lose-energy/1',
      min: 1,
      max: 3,
    });
    expect(q.stakes).toContain('You have 27 energy');
    expect(q.options.map(o => [o.label, o.most])).toEqual([
      ['The top of your reserve (9 cards)', 3],
      ['The top of your active pile (9 cards)', 3],
      ['The top of your used pile (9 cards)', 3],
      ['Kucha (costs 3) from your hand', 1],
    ]);
    expect(q.options.at(-1)!.card).toBe('Kucha');
    t.pick(1, 'reserve', 'reserve', 'used');
  });

  test('what a card costs, of how much', () => {
    const t = field(
      { active: 7, hand: ['Kucha', 'Vishal Scout'], at: { [CORE]: ['Vishal Scout'] } },
      {},
      { phase: 'deploy' },
    );
    expect(labels(t, 1)).toContain('Play Kucha: 3 of your 7 energy');
    expect(question(t, 1).prompt).toBe('Your deploy phase. Which card do you play? You have 7 active energy.');
    t.act(1, 'play', t.handed(1, 'Kucha'));
    expect(labels(t, 1)[0]).toBe(`At ${CORE} for 3 energy (power ${t.power('Vishal Scout')} against 0)`);
    t.leaveOpen();
  });

  test('what an attack would meet', () => {
    const t = field({ at: { [CORE]: ['Takumi Shadow Warriors'] } }, { at: { [CORE]: ['Vishal Scout'] } });
    const attack = option(t, 1, 'Attack');
    const [mine, theirs] = [t.power('Takumi Shadow Warriors'), t.power('Vishal Scout')];
    expect(attack.label).toBe(`Attack at ${CORE} (power ${mine} against ${theirs})`);
    expect(attack.note).toContain('costs 1 energy');
    expect(option(t, 1, 'Pass').note).toBe('the battle phase ends, unless Player 2 acts');
  });

  test('for how much a drain is', () => {
    const t = field({ at: { [CORE]: ['Vishal Scout'] } }, {}, { phase: 'control' });
    const [drain] = labels(t, 1).filter(x => x.startsWith('Drain'));
    expect(drain).toMatch(/^Drain at Ganymede\/Core Shaft for [1-9]$/);
  });

  test('what a triggered ability would do before using it', () => {
    const t = field({ hand: ['Tamon Fighter'], lost: ['Raider'] }, {}, { phase: 'deploy' });
    t.play(1, 'Tamon Fighter', MOON).untilAsked('may', 1);
    const q = question(t, 1);
    expect(q).toMatchObject({
      prompt: 'An ability of Tamon Fighter has triggered. Do you use it?',
      asker: 'Tamon Fighter',
    });
    expect(q.stakes).toMatch(/^When this ship enters play, you can retrieve/);
    expect(q.options.map(o => [o.label, o.note])).toEqual([
      ['Yes', 'it costs nothing'],
      ['No', 'nothing happens, and you pay nothing'],
    ]);
    t.pick(1, 'no').resolveAll();
  });

  test('that it is an ability of a card that waits, whose, and what it would do', () => {
    const t = field({ hand: ['Tamon Fighter'], lost: ['Raider'] }, {}, { phase: 'deploy' });
    t.play(1, 'Tamon Fighter', MOON);
    const theirs = question(t, 2);
    expect(theirs.prompt).toBe("An ability of Player 1's Tamon Fighter has triggered. Do you act first?");
    expect(theirs.stakes).toMatch(/^When this ship enters play, you can retrieve/);
    t.pass(2).pick(1, 'no').resolveAll();
  });

  test('what the other has put on the stack, and what passing leads to', () => {
    const t = field({ at: { [CORE]: ['Vishal Scout'] } }, {}, { phase: 'control' })
      .act(1, 'drain', CORE)
      .pass(1);
    const q = question(t, 2);
    expect(q.prompt).toBe(`Player 1 drains at ${CORE}. Do you act first?`);
    expect(q.stakes).toMatch(/^You lose \d energy for good\./);
    expect(option(t, 2, 'Pass').note).toBe('it happens');
    t.resolveAll();
  });
});

describe('copies of a card', () => {
  const scouts = (mine: SeatPosition['at'], theirs: SeatPosition['at'] = {}) =>
    field({ at: mine }, { at: theirs, reserve: ['Selfless Protector'] }, { phase: 'move', active: 1 });
  const moves = (t: Table) => labels(t, 1).filter(x => x.startsWith('Move'));

  test('are told apart by where they are', () => {
    const t = scouts({ [CORE]: ['Vishal Scout'], [PLATFORM]: ['Vishal Scout'] });
    expect(moves(t)).toContain(`Move Vishal Scout (at Core Shaft) to ${PLATFORM}`);
    expect(moves(t)).toContain(`Move Vishal Scout (at Mining Platform) to ${CORE}`);
  });

  test('are told apart by their state, and by what is beneath them', () => {
    const t = scouts({
      [CORE]: ['Vishal Scout', { card: 'Vishal Scout', damaged: true }, { card: 'Vishal Scout', beneath: ['Sidearm'] }],
    });
    expect(moves(t)).toEqual([
      `Move Vishal Scout (with nothing) to ${PLATFORM}`,
      `Move Vishal Scout (damaged) to ${PLATFORM}`,
      `Move Vishal Scout (with Sidearm) to ${PLATFORM}`,
    ]);
  });

  test('are read once where nothing sets them apart', () => {
    const t = scouts({ [CORE]: ['Vishal Scout', 'Vishal Scout'] });
    expect(moves(t)).toEqual([`Move Vishal Scout to ${PLATFORM}`]);
    // the words fit both
    expect(t.options(1).filter(o => o.verb === 'move')).toHaveLength(2);
  });

  test('of the other player say whose they are, with the numbers that matter', () => {
    const t = field(
      { at: { [CORE]: ['Purana-Vishal', 'Vishal Scout', 'Pavel Royerk', 'Grid Tactician'] } },
      { at: { [CORE]: ['Vishal Scout'] } },
    ).attack(1, CORE);
    t.act(1, 'use', 'Purana-Vishal', 1);
    const q = question(t, 1);
    expect([q.menu, q.prompt, q.asker]).toEqual([
      'target',
      'Purana-Vishal: target a character in a site battle here.',
      'Purana-Vishal',
    ]);
    const scout = (whose: string, who: number) =>
      `Vishal Scout (${whose}, power ${t.power('Vishal Scout', who)}, defense ${t.defense('Vishal Scout', who)})`;
    expect(labels(t, 1)).toContain(scout('theirs', 2));
    expect(labels(t, 1)).toContain(scout('yours', 1));
    t.pick(1, t.all('Vishal Scout', 2)[0]!);
    expect(question(t, 1).prompt).toBe('Purana-Vishal: to pay, choose 2 of your other characters here.');
    t.leaveOpen();
  });

  test('in hand are read once, with how often they may be lost', () => {
    const hand = ['Kucha', 'Kucha', 'Vishal Scout'];
    const t = field({ reserve: 9, used: 9, hand, at: { [CORE]: ['Hannya'] } }, {}).act(1, 'use', 'Hannya', 0);
    const kuchas = question(t, 1).options.filter(o => o.card === 'Kucha');
    expect(kuchas.map(o => [o.label, o.most])).toEqual([['Kucha (costs 3) from your hand', 2]]);
    const [{ id }] = kuchas as [OptionView];
    const asked = t.s.ask!.id;
    expect(() => submit(wars, t.s, asked, 0, [id, id, id])).toThrow('up to 2 times');
    submit(wars, t.s, asked, 0, [id, id]);
    expect([t.pile(1, 'hand'), t.pile(1, 'lost')]).toEqual([['Vishal Scout'], ['Kucha', 'Kucha']]);
    t.pick(1, 'reserve');
  });

  test('in hand are told apart where the other player has seen one of them', () => {
    const t = field({ reserve: 9, used: 9, hand: ['Kucha', 'Kucha'], at: { [CORE]: ['Hannya'] } }, {});
    learn(t.s, t.handed(1, 'Kucha'), knower(1));
    t.act(1, 'use', 'Hannya', 0);
    const kuchas = question(t, 1).options.filter(o => o.card === 'Kucha');
    expect(kuchas.map(o => o.label)).toEqual([
      'Kucha (costs 3, seen) from your hand',
      'Kucha (costs 3) from your hand',
    ]);
    t.pick(1, 'reserve', 'reserve', 'reserve');
  });
});
