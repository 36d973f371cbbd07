import type { Menu, Option } from '../decision/decision.ts';
import { option } from '../decision/decision.ts';
import type { AskStep, Fits, Read } from '../program/program.ts';
import type { CardId, Frame, Locals, Seat, State } from '../state/state.ts';
import {
  type Amount,
  type AskWord,
  articled,
  type Compiler,
  type Effect,
  type Filter,
  type List,
  pluralOf,
  type Ref,
  type Test,
  type Vocabulary,
} from './vocabulary.ts';

/** The control operators that every game's language has. All of them become jumps, calls and asks. */
export interface Flow {
  /** one after the other */
  sequence(...effects: Effect[]): Effect;
  /** only if it holds; otherwise, if given, the other */
  when(test: Test, then: Effect, otherwise?: Effect): Effect;
  /** as long as it holds */
  repeatWhile(test: Test, ...body: Effect[]): Effect;
  /** as often as the amount says, counted at the start */
  repeat(times: Amount, ...body: Effect[]): Effect;
  /** for each of a list, read at the start; the local `name` is the present one */
  forEach(list: List, name: string, ...body: Effect[]): Effect;
  /** gives a local a value */
  set(name: string, value: Amount | Ref): Effect;
  /** runs a procedure; `locals` says what it is given */
  call(procedure: string, locals?: Readonly<Record<string, Amount | Ref>>): Effect;
  /** opens a window in which other cards may respond to what this program is about */
  window(name: string): Effect;
  /** ends this program */
  stop(): Effect;
  /** lets a seat choose one of a list or of the cards that a filter fits; the local `name` becomes it, -1 if nothing was chosen */
  choose(
    name: string,
    from: { who?: Ref; list: List; optional?: boolean; prompt: string; stakes?: string },
    ...then: Effect[]
  ): Effect;
  /** lets a seat do it or not */
  may(prompt: string, effect: Effect, who?: Ref): Effect;
  /** lets a seat choose one of several ways on; ways whose test fails are not offered, and where none is left nothing happens */
  chooseOne(from: { who?: Ref; prompt: string; stakes?: string }, ...ways: Way[]): Effect;
  /** lets a seat name a number between two bounds */
  chooseNumber(name: string, from: NumberAsked): Effect;
  /** all of these in one step: nothing comes between them */
  together(...effects: Effect[]): Effect;
}

/** One of the ways that `chooseOne` offers: what the player reads, when it is offered, and what comes of it. */
export interface Way {
  readonly label: string;
  readonly if?: Test;
  readonly effect: Effect;
}

/** How a game names the things that choices are about. */
export interface Naming<S extends State> {
  /** a card, a seat, or another kind of thing, as a person reads it who is to choose it */
  name(s: S, kind: string, id: number, seat: Seat): string;
  /** a card's title */
  title(s: S, card: CardId): string;
  /** what else is to be known of a thing that may be chosen; '' for nothing */
  readonly note?: (s: S, kind: string, id: number, seat: Seat) => string;
  /** what the running text of a card says, as the seat that is asked reads it; '' where no card's text runs */
  readonly text?: (s: S, f: Frame, seat: Seat) => string;
  /** true for two options between which no difference can follow (`Menu.same`); absent where a game does not look */
  readonly same?: NonNullable<Menu<S>['same']>;
}

/** A question of a rulebook procedure: its answers go to `take`. */
export function ask<S extends State>(
  vocabulary: Vocabulary<S>,
  name: string,
  question: AskWord<S>,
  take: AskStep<S>['take'],
): Effect {
  return vocabulary.flow(
    name,
    c => {
      c.step(askStep(question, take));
    },
    () => '',
  )();
}

/** The menu of a question that is answered with yes or no. */
export function yesNo<S extends State>(prompt: Menu<S>['prompt'], more: YesNo<S> = {}): Menu<S> {
  const { yes = '', no = '', ...told } = more;
  return {
    name: 'may',
    list: () => [option('yes'), option('no')],
    label: (_s, _f, o) => (o.verb === 'yes' ? 'Yes' : 'No'),
    prompt,
    note: (s, f, o, seat) => {
      const means = o.verb === 'yes' ? yes : no;
      return typeof means === 'function' ? means(s, f, seat) : means;
    },
    ...told,
  };
}

/** What else is told of a question of yes or no: what is at stake, by which rule, and what each of the two means. */
export interface YesNo<S extends State> extends Pick<Menu<S>, 'stakes' | 'rule'> {
  readonly yes?: string | ((s: S, f: Frame, seat: Seat) => string);
  readonly no?: string | ((s: S, f: Frame, seat: Seat) => string);
}

const one = () => 1;

/** What is at stake where a card alone knows: the host shows its text. */
const BY_THE_CARD = 'The text of the card says what follows.';

/** What is told of a part of a card's text that one may do or leave. */
const MAY = { yes: 'it is done', no: 'this part of the card does nothing' };

/** A number that somebody is to name. */
interface NumberAsked {
  readonly who?: Ref;
  readonly min: Amount;
  readonly max: Amount;
  readonly prompt: string;
  readonly stakes?: string;
  /** what a number means, `#` standing for it: `# influence is spent` */
  readonly means?: string;
}

/** Stands for the thing that a loop is about until it is known how to name it. */
const EACH = '\u0001';

/** The step that asks a question; what is not said is as usual: one answer is wanted, and a single legal one is taken unasked. */
export function askStep<S extends State>(q: AskWord<S>, take: AskStep<S>['take']): AskStep<S> {
  return {
    op: 'ask',
    who: q.who,
    menu: q.menu,
    min: q.min ?? one,
    max: q.max ?? one,
    ordered: q.ordered ?? false,
    skip: q.skip ?? true,
    plan: q.plan ?? null,
    alike: q.alike ?? null,
    take,
  };
}

/** Declares the control operators in a vocabulary. */
export function flowWords<S extends State>(v: Vocabulary<S>, naming: Naming<S>): Flow {
  /** what is at stake where a card's text asks: what it says */
  const says = (s: S, f: Frame, seat: Seat): string => naming.text?.(s, f, seat) || BY_THE_CARD;

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
    (t, test, then, otherwise) =>
      `if ${t.test(test)}, ${t.effect(then)}${otherwise ? `; otherwise${otherwise.w === 'when' ? ',' : ''} ${t.effect(otherwise)}` : ''}`,
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
      const each = single.startsWith('your ') ? `of ${t.list(list)}` : single;
      // where the body speaks of the thing before it asks anything, `each ...` takes the place of its first mention
      const told = t.with({ [name]: EACH }).effects(body);
      const it = t.pronoun(list);
      const mine = (text: string) =>
        text.replaceAll(`${EACH}'s `, `${it === 'it' ? 'its' : `${it}'s`} `).replaceAll(EACH, it);
      if (body.length > 1 || told.startsWith('if ') || !told.includes(EACH)) return `for each ${each}, ${mine(told)}`;
      const at = told.indexOf(EACH);
      return `${told.slice(0, at)}each ${each}${mine(told.slice(at + EACH.length))}`;
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

  const seatOf = (c: Compiler<S>, who: Ref = 'you'): ((s: S, f: Frame) => readonly number[]) => {
    const read = c.ref(who);
    return (s, f) => [read(s, f)];
  };

  const choose = v.flow(
    'choose',
    (
      c,
      name: string,
      from: { who?: Ref; list: List; optional?: boolean; prompt: string; stakes?: string },
      ...then: Effect[]
    ) => {
      const read = c.list(from.list);
      const kind = v.kindOf(from.list);
      const menu: Menu<S> = {
        name: 'choose',
        list: (s, f) => read(s, f).map(id => option(kind, id)),
        label: (s, _f, o, seat) => naming.name(s, kind, o.a, seat),
        ...(naming.same === undefined ? {} : { same: naming.same }),
        prompt: () => from.prompt,
        stakes: (s, f, seat) =>
          from.stakes ?? `${says(s, f, seat)}${from.optional ? ' You may also choose none.' : ''}`,
        note: (s, _f, o, seat) => naming.note?.(s, kind, o.a, seat) ?? '',
        card: (s, _f, o) => (kind === 'card' ? naming.title(s, o.a) : null),
      };
      c.step(
        askStep(
          { who: seatOf(c, from.who), menu, min: from.optional ? () => 0 : one, max: one, skip: !from.optional },
          (_s, f, picks) => {
            f.l[name] = picks[0]?.[0]?.a ?? -1;
          },
        ),
      );
      if (then.length) {
        const none = c.unless((_s, f) => f.l[name] >= 0);
        for (const e of then) c.effect(e);
        c.land(none);
      }
    },
    (t, name, from, ...then) => {
      const who = from.who ? t.ref(from.who) : 'you';
      const verb = who === 'you' ? (from.optional ? 'may choose' : 'choose') : from.optional ? 'may choose' : 'chooses';
      const chosen = `${who === 'you' && !from.optional ? '' : `${who} `}${verb} ${t.oneOf(from.list)}`;
      // of things that are named one by one it is the chosen one
      const it = /^(the|either) /.test(t.oneOf(from.list)) ? 'that one' : t.pronoun(from.list);
      const told = t.with({ [name]: it }).effects(then);
      // what it does by itself is a clause of its own
      const join = told === it || told.startsWith(`${it} `) || told.startsWith(`${it}'s `) ? ';' : ' and';
      return then.length ? `${chosen}${join} ${told}` : chosen;
    },
  );

  const may = v.flow(
    'may',
    (c, prompt: string, effect: Effect, who?: Ref) => {
      const said = c.name('said');
      c.step(
        askStep({ who: seatOf(c, who), menu: yesNo(() => prompt, { ...MAY, stakes: says }) }, (_s, f, picks) => {
          f.l[said] = picks[0]?.[0]?.verb === 'yes' ? 1 : 0;
        }),
      );
      const no = c.unless((_s, f) => f.l[said] === 1);
      c.effect(effect);
      c.land(no);
    },
    (t, _prompt, effect, who) => `${who ? t.ref(who) : 'you'} may ${t.effect(effect)}`,
  );

  const chooseOne = v.flow<[{ who?: Ref; prompt: string; stakes?: string }, ...Way[]]>(
    'chooseOne',
    (c, from, ...ways) => {
      const chosen = c.name('way');
      const open = ways.map(way => (way.if ? c.test(way.if) : () => true));
      const menu: Menu<S> = {
        name: 'way',
        list: (s, f) => ways.flatMap((_, i) => (open[i]!(s, f) ? [option('way', i)] : [])),
        label: (_s, _f, o) => ways[o.a]!.label,
        prompt: () => from.prompt,
        stakes: (s, f, seat) => from.stakes ?? `Only what you choose happens. ${says(s, f, seat)}`,
      };
      c.step(
        askStep({ who: seatOf(c, from.who), menu }, (_s, f, picks) => {
          f.l[chosen] = picks[0]?.[0]?.a ?? -1;
        }),
      );
      const outs = ways.map((way, i) => {
        const not = c.unless((_s, f) => f.l[chosen] === i);
        c.effect(way.effect);
        const out = c.go();
        c.land(not);
        return out;
      });
      for (const out of outs) c.land(out);
    },
    (t, from, ...ways) => {
      const who = from.who ? t.ref(from.who) : 'you';
      const told = ways.map(way => `${way.if ? `(only if ${t.test(way.if)}) ` : ''}${t.effect(way.effect)}`);
      return `${who === 'you' ? 'choose' : `${who} chooses`} one: ${told.join('; or ')}`;
    },
  );

  const chooseNumber = v.flow(
    'chooseNumber',
    (c, name: string, from: NumberAsked) => {
      const min = c.amount(from.min);
      const max = c.amount(from.max);
      const menu: Menu<S> = {
        name: 'number',
        list: (s, f) => {
          const list: Option[] = [];
          for (let n = min(s, f), most = max(s, f); n <= most; n++) list.push(option('number', n));
          return list;
        },
        label: (_s, _f, o) => String(o.a),
        prompt: () => from.prompt,
        stakes: (s, f, seat) => from.stakes ?? says(s, f, seat),
        note: (_s, _f, o) => from.means?.replaceAll('#', String(o.a)) ?? '',
      };
      c.step(
        askStep({ who: seatOf(c, from.who), menu }, (_s, f, picks) => {
          f.l[name] = picks[0]?.[0]?.a ?? 0;
        }),
      );
    },
    (t, _name, from) =>
      `${from.who && t.ref(from.who) !== 'you' ? `${t.ref(from.who)} names` : 'name'} a number from ${t.amount(from.min)} to ${t.amount(from.max)}`,
  );

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
    choose,
    may,
    chooseOne,
    chooseNumber,
    together,
  };
}

/** Where words after a noun stand: whose it is, what it does, what is said of it, what is left out. */
const rank = (after: string): number =>
  after.startsWith('other than')
    ? 3
    : /^(that|whose|which|with which|toward wh)\b/.test(after)
      ? 2
      : /^\w+(ing|ed) /.test(after)
        ? 1
        : 0;

/** That there are at least so many of a thing, or none. */
function thereAre(each: string, n: number): string {
  const mine = /^(.*) (you control|of yours)$/.exec(each);
  const verb = mine ? (mine[2] === 'of yours' ? 'you have' : 'you control') : n > 1 ? 'there are' : 'there is';
  const thing = mine ? mine[1]! : each;
  if (n === 1) return `${verb} ${articled(thing)}`;
  return n === 0
    ? `${verb} no ${thing}`
    : `${verb} at least ${n} ${thing.replace(/^(.*?)(?= (on|in|of|with|that|who) |$)/, pluralOf)}`;
}

/** The words of logic and arithmetic that every game's language has. */
export function logicWords<S extends State>(v: Vocabulary<S>) {
  const both = <T>(a: T[], join: string) => a.join(join);
  return {
    /** true if all hold */
    all: v.test(
      'all',
      (c, ...tests: Test[]) => {
        const t = tests.map(x => c.test(x));
        return (s, f) => t.every(h => h(s, f));
      },
      (t, ...tests) =>
        both(
          tests.map(x => t.test(x)),
          ' and ',
        ),
      undefined,
      { joins: true },
    ),
    /** true if one holds */
    any: v.test(
      'any',
      (c, ...tests: Test[]) => {
        const t = tests.map(x => c.test(x));
        return (s, f) => t.some(h => h(s, f));
      },
      (t, ...tests) =>
        both(
          tests.map(x => t.test(x)),
          ' or ',
        ),
    ),
    /** true if it does not hold */
    not: v.test(
      'not',
      (c, test: Test) => {
        const h = c.test(test);
        return (s, f) => !h(s, f);
      },
      (t, test) => t.denied(test),
      (t, test) => t.test(test),
    ),
    atLeast: v.test(
      'atLeast',
      (c, x: Amount, n: Amount) => {
        const a = c.amount(x);
        const b = c.amount(n);
        return (s, f) => a(s, f) >= b(s, f);
      },
      (t, x, n) => {
        const each = typeof n === 'number' ? t.each(x) : null;
        return each === null ? `${t.amount(x)} is at least ${t.amount(n)}` : thereAre(each, n as number);
      },
      (t, x, n) => {
        const each = n === 1 ? t.each(x) : null;
        return each === null ? `${t.amount(x)} is less than ${t.amount(n)}` : thereAre(each, 0);
      },
    ),
    atMost: v.test(
      'atMost',
      (c, x: Amount, n: Amount) => {
        const a = c.amount(x);
        const b = c.amount(n);
        return (s, f) => a(s, f) <= b(s, f);
      },
      (t, x, n) => `${t.amount(x)} is at most ${t.amount(n)}`,
      (t, x, n) => `${t.amount(x)} is more than ${t.amount(n)}`,
    ),
    plus: v.amount(
      'plus',
      (c, x: Amount, y: Amount) => {
        const a = c.amount(x);
        const b = c.amount(y);
        return (s, f) => a(s, f) + b(s, f);
      },
      (t, x, y) => `${t.amount(x)} plus ${t.amount(y)}`,
      undefined,
      { sums: true },
    ),
    minus: v.amount(
      'minus',
      (c, x: Amount, y: Amount) => {
        const a = c.amount(x);
        const b = c.amount(y);
        return (s, f) => a(s, f) - b(s, f);
      },
      (t, x, y) => `${t.amount(x)} minus ${t.amount(y)}`,
    ),
    times: v.amount(
      'times',
      (c, x: Amount, y: Amount) => {
        const a = c.amount(x);
        const b = c.amount(y);
        return (s, f) => a(s, f) * b(s, f);
      },
      (t, x, y) => `${t.amount(x)} times ${t.amount(y)}`,
    ),
    /** how many whole groups of `size` there are in it */
    forEvery: v.amount(
      'forEvery',
      (c, size: number, x: Amount) => {
        const a = c.amount(x);
        return (s, f) => Math.floor(a(s, f) / size);
      },
      (t, size, x) => {
        const whole = t.amount(x);
        const bare = whole.replace(/^the number of /, '').replace(/^the influence /, 'influence ');
        return `1 for every ${size} ${bare === whole || bare.startsWith('your ') ? 'of ' : ''}${bare}`;
      },
    ),
    /** half, rounded up */
    half: v.amount(
      'half',
      (c, x: Amount) => {
        const a = c.amount(x);
        return (s, f) => Math.ceil(a(s, f) / 2);
      },
      (t, x) => `half of ${t.amount(x)}, rounded up`,
    ),
    least: v.amount(
      'least',
      (c, x: Amount, y: Amount) => {
        const a = c.amount(x);
        const b = c.amount(y);
        return (s, f) => Math.min(a(s, f), b(s, f));
      },
      (t, x, y) => `${t.amount(x)}, or ${t.amount(y)} if that is less`,
    ),
    /** a number kept in a local */
    the: v.amount(
      'the',
      (_c, name: string) => (_s, f) => f.l[name] ?? 0,
      (t, name) => t.ref(name),
      (t, name) => /^the number of (\w+)s( .*)$/.exec(t.ref(name))?.slice(1).join('') ?? null,
    ),
    /** all of these filters fit */
    that: v.filter(
      'that',
      (c, ...filters: Filter[]) => {
        const fits: Fits<S>[] = filters.map(x => c.filter(x));
        if (fits.length === 2) {
          const [a, b] = fits as [Fits<S>, Fits<S>];
          return (s, id, f) => a(s, id, f) && b(s, id, f);
        }
        return (s, id, f) => {
          for (const holds of fits) if (!holds(s, id, f)) return false;
          return true;
        };
      },
      (t, ...filters) => {
        const nouns = filters.map(x => t.noun(x));
        const named = nouns.find(n => n.noun);
        const soft = nouns.find(n => n.soft)?.soft;
        // whose it is comes first, states come before names (`your other ready Narn`), and what belongs to the noun before what it is or does
        const place = (word: string): number =>
          /^(your|their)\b|'s$/.test(word) ? -2 : word === 'other' ? -1 : Number(/^[A-Z]/.test(word));
        const before = nouns
          .flatMap(n => [n.before || [], (n !== named && n.beside) || []].flat())
          .sort((a, b) => place(a) - place(b));
        const after = nouns.flatMap(n => n.after || []).sort((a, b) => rank(a) - rank(b));
        return {
          before: before.join(' '),
          ...(named ? { noun: named.noun! } : {}),
          ...(named?.plural ? { plural: named.plural } : {}),
          ...(soft ? { soft } : {}),
          after: after.reduce((all, x, i) => {
            const last = i > 0 ? rank(after[i - 1]!) : 0;
            if (i === 0) return x;
            if (rank(x) === 3 && /\bother than [^,]*$/.test(all)) return `${all} or ${x.slice('other than '.length)}`;
            // what is left out is set off from a clause, to which it would seem to belong
            if (rank(x) === 3 && /\b(that|whose|which|whom) (?!player|race)/.test(all)) return `${all}, ${x}`;
            return `${all}${last === 2 && rank(x) === 2 ? ' and ' : ' '}${x}`;
          }, ''),
        };
      },
      { joins: true },
    ),
    /** one of these filters fits */
    either: v.filter(
      'either',
      (c, ...filters: Filter[]) => {
        const fits = filters.map(x => c.filter(x));
        return (s, id, f) => fits.some(holds => holds(s, id, f));
      },
      (t, ...filters) => {
        const orOf = (told: readonly string[]) =>
          told.length < 3 ? told.join(' or ') : `${told.slice(0, -1).join(', ')} or ${told[told.length - 1]}`;
        const beside = filters.flatMap(x => t.noun(x).beside ?? []);
        const each = (plural: boolean) =>
          orOf(
            filters
              .map(x => t.filter(x, plural))
              .flatMap(x => (/^[\w-]+(, [\w-]+)* or [\w-]+$/.test(x) ? x.split(/, | or /) : [x])),
          );
        return {
          noun: each(false),
          // each in its own plural: `terrain or psys`
          plural: each(true),
          ...(beside.length === filters.length ? { beside: orOf(beside) } : {}),
        };
      },
    ),
    /** the filter does not fit */
    other: v.filter(
      'other',
      (c, x: Filter) => {
        const holds = c.filter(x);
        return (s, id, f) => !holds(s, id, f);
      },
      (t, x) => {
        const { not } = t.noun(x);
        // what is not this very card is another
        return not === 'other' ? { before: not } : { after: not ?? `other than ${articled(t.filter(x))}` };
      },
    ),
  };
}
