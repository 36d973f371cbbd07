import { describe, expect, test } from 'vitest';
import { flowWords, logicWords, Programs, Scope, type State, Vocabulary, words } from '../../src/index.ts';

interface Traits {
  /** how many cards it throws away */
  readonly discards?: number;
  readonly random?: true;
}

const v = new Vocabulary<State, Traits>();
const { all, any, that, not } = logicWords(v);
const { together } = flowWords(v, { name: () => '', title: () => '' });
const programs = new Programs<State>();
const discard = v.effect(
  'discard',
  (_c, _n: number) => () => {},
  (_t, n) => `discard ${n}`,
  n => ({ discards: n }),
);
const shuffle = v.effect(
  'shuffle',
  () => () => {},
  () => 'shuffle',
  { random: true },
);
const plain = v.test(
  'plain',
  (_c, _name: string) => () => true,
  (_t, name) => name,
);
const red = v.filter(
  'red',
  () => () => true,
  () => ({ before: 'red' }),
)();

describe('traits of words', () => {
  test('a word tells what it declares, in view of what it is said about, and nothing else', () => {
    expect([v.trait(discard(2), 'discards'), v.trait(discard(2), 'random')]).toEqual([2, undefined]);
    expect([v.trait(shuffle(), 'random'), v.trait(plain('a'), 'random')]).toEqual([true, undefined]);
  });

  test('all that have a trait are found in some data, however deep', () => {
    const data = { first: [discard(1)], rest: { w: 'sequence', a: [shuffle(), discard(3)] } };
    expect(v.traits(data, 'discards')).toEqual([1, 3]);
    expect(v.traits(data, 'random')).toEqual([true]);
    expect(words(data).map(x => x.w)).toEqual(['discard', 'sequence', 'shuffle', 'discard']);
  });

  test('the parts of a joining word are what must all hold; of any other it is the word', () => {
    const [a, b, c] = [plain('a'), plain('b'), plain('c')];
    expect(v.parts(all(a!, all(b!, c!)))).toEqual([a, b, c]);
    expect(v.parts(any(a!, b!))).toEqual([any(a!, b!)]);
    expect(v.parts(not(all(a!, b!)))).toEqual([not(all(a!, b!))]);
    expect(v.parts(that(red, red))).toEqual([red, red]);
  });
});

describe('the scope of what is compiled', () => {
  const keep = v.flow(
    'keep',
    (c, name: string) => {
      const local = c.scope.settle(() => [1]);
      c.step({ op: 'do', act: (_s, f) => (f.l[name] = local) });
      c.step({ op: 'do', act: (_s, f) => (f.l.made = c.scope.inner('thing')) });
    },
    (_t, _name) => 'keep it',
  );

  test('the programs of one scope share what they settle and the names that they make', () => {
    const scope = new Scope<State>('card:x');
    v.build(programs, 'x: declared', c => c.effect(keep('a')), scope);
    v.build(programs, 'x: resolves', c => c.effect(keep('b')), scope);
    expect(scope.settled.map(x => x.local)).toEqual(['group$0', 'group$1']);
    expect([scope.inner('next'), scope.inner('next')]).toEqual(['card:x/next0', 'card:x/next1']);
  });

  test('what is compiled under another name has a scope of its own', () => {
    const outer = new Scope<State>('outer');
    const nested = v.flow(
      'nested',
      c => {
        const inner = new Scope<State>(c.scope.inner('nested'));
        v.build(programs, inner.name, d => d.effect(keep('n')), inner);
      },
      () => '',
    );
    v.build(programs, 'outer', c => c.effect(nested()), outer);
    expect(outer.settled).toEqual([]);
    expect(programs.find('outer/nested0')).toBeDefined();
  });

  test('what is done together belongs to the scope in which it stands', () => {
    const mark = v.effect(
      'mark',
      c => {
        c.scope.settle(() => []);
        return () => {};
      },
      () => 'mark',
    );
    const scope = new Scope<State>('together');
    v.build(programs, 'together', c => c.effect(together(mark(), mark())), scope);
    expect(scope.settled.map(x => x.local)).toEqual(['group$0', 'group$1']);
  });
});
