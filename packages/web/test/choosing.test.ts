import { choiceKindsOf } from '@orrery/table/choice-kinds';
import { expect, test } from 'vitest';
import type { QuestionView } from '../src/connection/contract.ts';
import {
  familiesOf,
  isBundle,
  layOut,
  lightOf,
  lights,
  onceMore,
  openRows,
  picked,
  type Row,
} from '../src/table/choosing.ts';

const option = (id: string, label = id, card: string | null = null) => ({ id, label, note: '', card });
const question = (ids: readonly string[], more: Partial<QuestionView> = {}): QuestionView => ({
  menu: 'action',
  prompt: 'Your action?',
  stakes: '',
  rule: null,
  asker: null,
  options: ids.map(id => option(id)),
  min: 1,
  max: 1,
  ordered: false,
  proposal: null,
  ...more,
});
const b5 = choiceKindsOf('babylon5');
const card = (id: number) => ({ kind: 'card', id }) as const;

test('what declines stands on its own button, the rest under its headings with a sign each', () => {
  const { pass, groups, single } = layOut(question(['sponsor:4', 'support:1:0', 'sponsor:5', 'pass']), b5, null);
  expect(pass?.id).toBe('pass');
  expect(single).toBe(true);
  expect(groups.map(({ heading, rows }) => [heading, rows.map(row => row.sign)])).toEqual([
    ['Conflicts', ['1']],
    ['Bring in', ['2', '3']],
  ]);
});

test('in a vote Yes and No stand side by side, and Abstain on the button', () => {
  const shown = (...answers: string[]) => {
    const { pass, groups } = layOut(question(answers), b5, null);
    return [pass?.id, groups.flatMap(({ rows }) => ids(rows))];
  };
  expect(shown('yes', 'no', 'abstain')).toEqual(['abstain', ['yes', 'no']]);
  expect(shown('yes', 'no')).toEqual(['no', ['yes']]);
});

test('many choices done with one card share a row until somebody opens it', () => {
  const attacks = Array.from({ length: 20 }, (_, i) => `attack:${i % 2}:${40 + i}`);
  const { groups } = layOut(question([...attacks, 'build:7', 'pass']), b5, null);
  const rows = groups.flatMap(group => group.rows);
  expect(rows.map(row => (isBundle(row) ? row.offers.length : 1))).toEqual([10, 10, 1]);
  const opened = layOut(question([...attacks, 'build:7', 'pass']), b5, card(1));
  expect(opened.groups.flatMap(group => group.rows)).toHaveLength(10);
});

test('cards that can do something are lit; once one is taken, what it can be done to', () => {
  const asked = question(['attack:1:40', 'attack:1:41', 'build:2', 'pass']);
  const all = lights(layOut(asked, b5, null), null);
  expect([1, 2, 40].map(id => lightOf(all, card(id))?.as)).toEqual(['lit', 'lit', undefined]);
  const aimed = lights(layOut(asked, b5, card(1)), card(1));
  expect([1, 2, 40, 41].map(id => lightOf(aimed, card(id))?.as)).toEqual([undefined, undefined, 'target', 'target']);
});

test('of one choice the last pick counts; of several each is picked and let go again; of a plan as often as it may be', () => {
  const several = question(['card:1', 'card:2'], { min: 0, max: 2 });
  expect(picked(question(['card:1', 'card:2']), true, ['card:1'], 'card:2')).toEqual(['card:2']);
  expect(picked(several, false, ['card:1'], 'card:2')).toEqual(['card:1', 'card:2']);
  expect(picked(several, false, ['card:1', 'card:2'], 'card:1')).toEqual(['card:2']);
  const plan = question([], { options: [{ ...option('shoot:1'), most: 2 }], max: 4 });
  expect(picked(plan, false, ['shoot:1'], 'shoot:1')).toEqual(['shoot:1', 'shoot:1']);
  expect(picked(plan, false, ['shoot:1', 'shoot:1'], 'shoot:1')).toEqual(['shoot:1', 'shoot:1']);
});

test('an option that can be wanted in a row is picked once more each time, up to its number, and in place of others', () => {
  const draw = { ...option('draw'), again: 3 };
  const asked = question([], { options: [draw, option('card:1'), option('pass')] });
  expect(layOut(asked, b5, null).single).toBe(true);
  expect(onceMore(asked, true, ['card:1'], draw)).toEqual(['draw']);
  expect(onceMore(asked, true, ['draw', 'draw'], draw)).toEqual(['draw', 'draw', 'draw']);
  expect(onceMore(asked, true, ['draw', 'draw', 'draw'], draw)).toEqual(['draw', 'draw', 'draw']);
});

const ids = (rows: readonly Row[]) => rows.map(row => (isBundle(row) ? 'bundle' : row.option.id));

test('options that aim at several rivals stand under each rival in table order; those at one rival stand together', () => {
  const names = [
    { seat: 2, name: 'Narn' },
    { seat: 3, name: 'Minbari' },
  ];
  const holder = ({ id }: { id: number }) => (id >= 40 ? Math.floor(id / 10) - 2 : null);
  const { groups } = layOut(question(['attack:1:50', 'attack:1:40', 'attack:1:51', 'build:7']), b5, null, {
    names,
    holder,
  });
  expect(groups.map(({ heading, rival, rows }) => [heading, rival, ids(rows)])).toEqual([
    ['Attack', 'Narn', ['attack:1:40']],
    ['Attack', 'Minbari', ['attack:1:50', 'attack:1:51']],
    ['Influence', null, ['build:7']],
  ]);
  expect(groups.flatMap(({ rows }) => rows.map(({ sign }) => sign))).toEqual(['1', '2', '3', '4']);
  const alone = layOut(question(['attack:1:50', 'attack:1:51']), b5, null, { names, holder });
  expect(alone.groups.map(({ rival }) => rival)).toEqual([null]);
});

test('a group of more than 16 rows folds: the first 12 stand open, and what is picked', () => {
  const of = (n: number) =>
    layOut(
      question(
        Array.from({ length: n }, (_, i) => `card:${i}`),
        { min: 0, max: n },
      ),
      b5,
      null,
    ).groups[0]!;
  expect(openRows(of(16), [])).toHaveLength(16);
  expect(ids(openRows(of(17), []))).toEqual(Array.from({ length: 12 }, (_, i) => `card:${i}`));
  expect(ids(openRows(of(20), ['card:18', 'card:3'])).slice(-2)).toEqual(['card:11', 'card:18']);
});

test('options that hardly anybody wants come last, folded, without keys and lights', () => {
  const rare = { ...option('fire:1', 'own ship'), rare: true as const };
  const asked = question([], { menu: 'weapons fire', options: [option('fire:2'), rare, option('pass')] });
  const laid = layOut(asked, choiceKindsOf('galactic-empires'), null);
  expect(laid.groups.map(({ rows, rare }) => [ids(rows), rows.map(row => row.sign), rare])).toEqual([
    [['fire:2'], ['1'], undefined],
    [['fire:1'], [''], true],
  ]);
  expect(ids(openRows(laid.groups[1]!, []))).toEqual([]);
  expect(ids(openRows(laid.groups[1]!, ['fire:1']))).toEqual(['fire:1']);
  expect([1, 2].map(id => lightOf(lights(laid, null), card(id))?.as)).toEqual([undefined, 'lit']);
});

test('the families of a question are its headings, each with the number of its options', () => {
  const laid = layOut(question(['support:1:0', 'sponsor:4', 'sponsor:5', 'pass']), b5, null);
  expect(familiesOf(laid)).toEqual([
    { heading: 'Conflicts', count: 1 },
    { heading: 'Bring in', count: 2 },
  ]);
});

test('a press on a weapon that the table has picked already leaves it picked', () => {
  const weapons = [
    { ...option('shoot:1'), most: 1 },
    { ...option('shoot:2'), most: 2 },
  ];
  const volley = question([], { options: weapons, max: 3, proposal: ['shoot:1', 'shoot:2'] });
  expect(picked(volley, false, volley.proposal!, 'shoot:1')).toEqual(['shoot:1', 'shoot:2']);
  expect(picked(volley, false, volley.proposal!, 'shoot:2')).toEqual(['shoot:1', 'shoot:2', 'shoot:2']);
});
