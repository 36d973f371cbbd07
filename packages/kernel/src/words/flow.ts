// The control words that every game's language has: in sequence, if, repeat, for each, call, stop.
import type { Read } from '../program/program.ts';
import type { Frame, Locals, State } from '../state/state.ts';
import { mention, mentions, onlyIf, possession } from '../text/phrase.ts';
import { type ChoiceNames, type ChoiceWords, choiceWords } from './choices.ts';
import type { Compiler } from './compiler.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Amount, Effect, List, Ref, Test } from './word.ts';

/** The control operators that every game's language has. All of them become jumps, calls and questions. */
export interface Flow extends ChoiceWords {
  /** does one effect after the other */
  sequence(...effects: Effect[]): Effect;
  /** does the effect only if the test holds; otherwise does the other one, if given */
  when(test: Test, then: Effect, otherwise?: Effect): Effect;
  /** repeats while the test holds */
  repeatWhile(test: Test, ...body: Effect[]): Effect;
  /** repeats as often as the amount says, which is read once at the start */
  repeat(times: Amount, ...body: Effect[]): Effect;
  /** repeats for each item of a list, which is read once at the start. The local `name` is the current item */
  forEach(list: List, name: string, ...body: Effect[]): Effect;
  /** gives a value to a local */
  set(name: string, value: Amount | Ref): Effect;
  /** runs a procedure; `locals` are its arguments */
  call(procedure: string, locals?: Readonly<Record<string, Amount | Ref>>): Effect;
  /** opens a window in which other cards may respond to what this program does */
  window(name: string): Effect;
  /** ends this program */
  stop(): Effect;
  /** does all of these in one step, with nothing in between */
  together(...effects: Effect[]): Effect;
}

/** Declares the control operators in a vocabulary. */
export function flowWords<S extends State>(v: Vocabulary<S>, naming: ChoiceNames<S>): Flow {
  const sequence = v.flow(
    'sequence',
    (c, ...effects: Effect[]) => {
      for (const e of effects) c.effect(e);
    },
    (t, ...effects) => t.effects(effects),
  );

  const when = v.flow(
    'when',
    (c, test: Test, then: Effect, otherwise?: Effect) => {
      const skip = c.unless(c.test(test));
      c.effect(then);
      if (otherwise) {
        const out = c.go();
        c.land(skip);
        c.effect(otherwise);
        c.land(out);
      } else c.land(skip);
    },
    (t, test, then, otherwise) => onlyIf(t.test(test), t.effect(then), otherwise && t.effect(otherwise)),
  );

  const repeatWhile = v.flow(
    'repeatWhile',
    (c, test: Test, ...body: Effect[]) => {
      const start = c.code.length;
      const out = c.unless(c.test(test));
      for (const e of body) c.effect(e);
      c.go(start);
      c.land(out);
    },
    (t, test, ...body) => `while ${t.test(test)}, ${t.effects(body)}`,
  );

  const repeat = v.flow(
    'repeat',
    (c, times: Amount, ...body: Effect[]) => {
      const left = c.name('left');
      const read = c.amount(times);
      c.step({
        op: 'do',
        act: (s, f) => {
          f.l[left] = read(s, f);
        },
      });
      const start = c.code.length;
      const out = c.unless((_s, f) => f.l[left] > 0);
      c.step({
        op: 'do',
        act: (_s, f) => {
          f.l[left]--;
        },
      });
      for (const e of body) c.effect(e);
      c.go(start);
      c.land(out);
    },
    (t, times, ...body) => `${t.amount(times)} times: ${t.effects(body)}`,
  );

  const forEach = v.flow(
    'forEach',
    (c, list: List, name: string, ...body: Effect[]) => {
      const items = c.name('items');
      const at = c.name('at');
      const read = c.list(list);
      c.step({
        op: 'do',
        act: (s, f) => {
          f.l[items] = read(s, f);
          f.l[at] = 0;
        },
      });
      const start = c.code.length;
      const out = c.unless((_s, f) => f.l[at] < f.l[items].length);
      c.step({
        op: 'do',
        act: (_s, f) => {
          f.l[name] = f.l[items][f.l[at]++];
        },
      });
      for (const e of body) c.effect(e);
      c.go(start);
      c.land(out);
    },
    (t, list, name, ...body) => {
      const single = t.single(list);
      if (single === null) return `for each of ${t.list(list)}, ${t.with({ [name]: 'it' }).effects(body)}`;
      const each = possession(single) !== null ? `of ${t.list(list)}` : single;
      const it = t.pronoun(list);
      const number = v.kindOf(list) === 'seat' ? 'player' : 'one';
      // if the body mentions the item before it asks anything, `each ...` replaces the first mention. The key is unique, because the item of another
      // loop may have the same name
      const key = `${name} ${each} ${JSON.stringify(body)}`;
      const told = t.with({ [name]: mention(key, `each ${each}`, number, { again: it }) }).effects(body);
      if (body.length === 1 && body[0]!.w !== 'when' && mentions(told, key)) return told;
      return `for each ${each}, ${t.with({ [name]: mention(key, it, number) }).effects(body)}`;
    },
  );

  const value = (c: Compiler<S>, x: Amount | Ref): Read<S> =>
    typeof x === 'number'
      ? c.amount(x)
      : typeof x === 'string'
        ? c.ref(x)
        : v.isAmount(x)
          ? c.amount(x as Amount)
          : c.ref(x as Ref);

  const set = v.effect<[string, Amount | Ref]>(
    'set',
    (c, name: string, x: Amount | Ref) => {
      const read = value(c, x);
      return (s, f) => {
        f.l[name] = read(s, f);
      };
    },
    () => '',
    (name, x) => ({ keeps: [name, x] }),
  );

  const call = v.flow<[string, Readonly<Record<string, Amount | Ref>>?]>(
    'call',
    (c, procedure: string, given: Readonly<Record<string, Amount | Ref>> = {}) => {
      const program = c.program(procedure);
      const names = Object.keys(given).filter(n => n !== 'you' && n !== 'self');
      const reads = names.map(n => value(c, given[n]!));
      const locals = (s: S, f: Frame): Locals => {
        const l: Locals = {};
        for (let i = 0; i < names.length; i++) l[names[i]!] = reads[i]!(s, f);
        return l;
      };
      c.step({
        op: 'call',
        program: () => program,
        locals: names.length ? locals : null,
        you: given.you === undefined ? null : value(c, given.you),
        self: given.self === undefined ? null : value(c, given.self),
      });
    },
    () => '',
  );

  const window = v.flow<[string]>(
    'window',
    (c, name) => {
      c.step({ op: 'window', window: name });
    },
    () => '',
  );
  const stop = v.flow(
    'stop',
    c => {
      c.step({ op: 'end' });
    },
    () => '',
  );

  // keep the order in which words are declared
  const choices = choiceWords(v, naming);

  const together = v.flow(
    'together',
    (c, ...effects: Effect[]) => {
      const inner = v.compile(c.programs, effects, c.scope);
      const acts = inner
        .filter(step => step.op !== 'end')
        .map(step => {
          if (step.op !== 'do') throw new Error('together takes effects of one step each');
          return step.act;
        });
      c.step({
        op: 'do',
        act: (s, f) => {
          for (const act of acts) act(s, f);
        },
      });
    },
    (t, ...effects) => effects.map(e => t.effect(e)).join(' and '),
  );

  return {
    sequence,
    when,
    repeatWhile,
    repeat,
    forEach,
    set,
    call,
    window,
    stop,
    ...choices,
    together,
  };
}
