import Type, { type TProperties, type TSchema } from 'typebox';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { byName, closed, named, whole } from './schema.ts';

/** A player: its name or its number, counted from 1. */
export const player = (says = '', more: Readonly<Record<string, unknown>> = {}) =>
  Type.Union([named('player'), Type.Integer({ minimum: 1, maximum: 9 })], {
    ...(says ? { description: says } : {}),
    ...more,
  });

/** One of these words. */
export const oneOf = <const T extends readonly string[]>(words: T, says = '') =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...(says ? { description: says } : {}) });

/** One, or a list of several. */
export const oneOrMore = <T extends TSchema>(value: T, says = '') =>
  Type.Union([value, Type.Array(value, { minItems: 0 })], says ? { description: says } : {});

/** A choice: the verb and what it is about, divided by commas, or as a list where a name has a comma of its own. */
export const wish = (says = '', more: Readonly<Record<string, unknown>> = {}) =>
  Type.Union(
    [named('wish'), Type.Array(Type.Union([Type.String(), Type.Integer()]), { minItems: 1 }), Type.Integer()],
    { ...(says ? { description: says } : {}), ...more },
  );

/** The kinds of question that a game asks, in the order of the alphabet. */
export function kindsOf<S extends State>(game: Game<S>): string[] {
  const kinds = new Set<string>();
  for (const { code } of game.programs.list) for (const step of code) if (step.op === 'ask') kinds.add(step.menu.name);
  return [...kinds].sort();
}

/** What a game's scenarios are made of besides what all have. */
export interface Shape {
  readonly game: string;
  readonly title: string;
  /** true for the game that is meant where a scenario names none */
  readonly usual: boolean;
  /** how the ids of its rules begin, such as `b5` */
  readonly prefix: string;
  readonly position: TSchema;
  readonly setup: TSchema;
  /** its own moves and expectations, by key */
  readonly moves: TProperties;
  readonly expect: TProperties;
  /** the kinds of question that it asks */
  readonly kinds: readonly string[];
}

/** What can be expected of every game. */
const expectations = (shape: Shape): TProperties => ({
  asked: Type.Union([Type.Null(), player(), Type.Array(player()), byName('player', oneOf(shape.kinds))], {
    description:
      'who owes an answer: a player, a list of them, `null` for nobody; or each with the kind of question: `{ PLAYER: KIND }`',
  }),
  question: oneOf(shape.kinds, 'the kind of question that is asked'),
  offered: byName('player', oneOrMore(wish()), 'choices that a player is offered: `{ PLAYER: ["VERB, CARD"] }`'),
  'not offered': byName('player', oneOrMore(wish()), 'choices that a player is not offered'),
  options: byName('player', whole('how many options a player has'), 'how many options a player is offered'),
  'to name': byName(
    'player',
    Type.Union([whole(''), Type.Array(whole(''), { minItems: 2, maxItems: 2 })]),
    'how many of them an answer must name: a number, or `[LEAST, MOST]`',
  ),
  sees: byName(
    'viewer',
    closed({
      cards: Type.Optional(
        Type.Array(named('card'), { description: 'titles of cards that stand face up in the view' }),
      ),
      'no cards': Type.Optional(
        Type.Array(named('card'), { description: 'titles that stand nowhere in the view, its questions included' }),
      ),
      log: Type.Optional(
        Type.Array(Type.String(), { description: 'words of sentences that were told, in any case of letters' }),
      ),
      'no log': Type.Optional(Type.Array(Type.String(), { description: 'words that no sentence told has' })),
      asked: Type.Optional(Type.Boolean({ description: 'whether the viewer is asked now' })),
      view: Type.Optional(
        Type.Record(Type.String(), Type.Unknown(), {
          description:
            'what stands at a path of the view, such as `seats.1.hand: 4`: a step into a list is a title, a player or a place counted from 1; `length` counts it',
        }),
      ),
    }),
    'what a player, or `spectator`, sees and does not see',
  ),
  result: Type.Union([Type.Null(), closed({ winners: Type.Array(player()), kind: Type.String() })], {
    description: '`{ winners: [PLAYER], kind: KIND }`, or `null` while the match goes on',
  }),
});

const REFUSED = (prefix: string) =>
  closed(
    {
      who: player(),
      wish: wish(),
      rule: Type.Optional(Type.String({ pattern: `^${prefix}[-/][a-z0-9/-]+$` })),
      because: Type.Optional(oneOf(['not asked'])),
    },
    'the choice is not allowed now: `{ who, wish, rule }`. The rule that forbids it may be left out; a player who is not asked at all is `because: not asked`',
  );

const text = (says: string) => Type.String({ description: says, minLength: 1 });

/** What a value is taken as where it is left out, for documents. */
export const unsaid = (absent: string) => ({ 'x-absent': absent });

const optional = (keys: TProperties): TProperties =>
  Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, Type.Optional(value)]));

const GAME = 'the name of the game';

/** What scenarios and lessons of a game are both made of. */
function parts(shape: Shape) {
  const expect = closed(optional({ ...shape.expect, ...expectations(shape) }), 'what must be so');
  const moving = (more: TProperties) =>
    Type.Object(
      optional({
        pass: oneOrMore(player(), 'these players pass, one after the other'),
        asked: oneOf(shape.kinds, 'everybody does as little as possible until a question of that kind is asked'),
        ...shape.moves,
        ...more,
      }),
      {
        additionalProperties: wish('a player chooses: the verb, then what it is about'),
        'x-keys': 'mover',
        minProperties: 1,
        maxProperties: 1,
      },
    );
  const move = moving({ refused: REFUSED(shape.prefix), expect });
  const game = shape.usual
    ? Type.Optional(Type.Literal(shape.game, { description: GAME, ...unsaid('the usual game') }))
    : Type.Literal(shape.game, { description: GAME });
  const rules = (says: string, least: number) =>
    Type.Array(Type.String({ pattern: `^${shape.prefix}[-/][a-z0-9/-]+$` }), { description: says, minItems: least });
  const begins = { position: Type.Optional(shape.position), setup: Type.Optional(shape.setup) };
  // of an answer only what comes of it all is looked at
  return { expect, move, onward: moving({}), game, rules, begins };
}

/** What the answer that a puzzle looks for is good for, by what it is called in files. */
export const PUZZLE_KINDS = {
  win: 'it wins the match now',
  save: 'it keeps the player from losing now',
  score: 'it takes the points, or the energy, that bring the end nearer',
  decline: 'it keeps out of what is bound to be lost',
  hold: 'it keeps a card for the moment that matters',
  spare: 'it keeps what is needed next',
  target: 'it chooses the right target',
  vote: 'it votes, or takes a side, as it should',
  lose: 'it gives up what costs least',
} as const;
export type PuzzleKind = keyof typeof PUZZLE_KINDS;
const PUZZLE_KIND_NAMES = Object.keys(PUZZLE_KINDS) as PuzzleKind[];

/** An answer of a puzzle, as its schema has it. */
function puzzleAnswer({ expect, onward }: ReturnType<typeof parts>) {
  return closed({
    do: wish('the answer'),
    naming: Type.Optional(
      wish('every answer that names at least this counts as this one', unsaid('only the very same answer counts')),
    ),
    why: Type.Optional(text('why it is right, or what is wrong with it, in a sentence')),
    moves: Type.Optional(
      Type.Array(onward, { description: 'moves that play on from there, to show what comes of it' }),
    ),
    expect,
  });
}

/** The schema of a game's scenarios: one that editors read, and that judges every file. */
export function scenarioSchema(shape: Shape) {
  const all = parts(shape);
  const { expect, move, game, rules, begins } = all;
  const answer = puzzleAnswer(all);
  return closed(
    {
      scenario: Type.String({ description: 'its title', minLength: 1 }),
      game,
      rules: Type.Optional(rules('the ids of the rules or rulings that it shows', 0)),
      note: Type.Optional(Type.String({ description: 'anything that readers should know' })),
      ...begins,
      moves: Type.Optional(
        Type.Array(move, { description: 'what is done, in order; each entry is one key with its value' }),
      ),
      expect: Type.Optional(expect),
      you: Type.Optional(player('of a puzzle: the player who is asked now, and whose best answer is looked for')),
      kind: Type.Optional(oneOf(PUZZLE_KIND_NAMES, 'of a puzzle: what the best answer is good for')),
      why: Type.Optional(text('of a puzzle: why the best answer is the best, in the words of the game')),
      best: Type.Optional(
        Type.Array(answer, {
          minItems: 1,
          description: 'what makes a puzzle: the answers that are right, each with what comes of it (below)',
        }),
      ),
      bad: Type.Optional(
        Type.Array(answer, { minItems: 1, description: 'of a puzzle: answers that must not be given (below)' }),
      ),
    },
    `A scenario of ${shape.title}`,
  );
}

/** The schema of a game's lessons: positions as in scenarios, with what a learner is told and is to do. */
export function lessonSchema(shape: Shape) {
  const { expect, rules, begins } = parts(shape);
  const other = Type.Object(
    optional({ pass: oneOrMore(player(), 'these players pass, one after the other'), expect }),
    {
      additionalProperties: wish('a player chooses: the verb, then what it is about'),
      'x-keys': 'mover',
      minProperties: 1,
      maxProperties: 1,
    },
  );
  const instead = closed(
    { when: wish('the choice that this is said of'), say: text('what the learner is told') },
    'what is said of another choice',
  );
  const step = closed({
    say: Type.Optional(text('what the learner is told before')),
    asked: Type.Optional(
      oneOf(
        shape.kinds,
        'the kind of question with which the step begins: what the learner is asked before is answered as little as possible',
      ),
    ),
    do: Type.Optional(wish('the choice that the learner is to make')),
    reach: Type.Optional(oneOrMore(expect, 'what the learner is to reach, by any choices; of several, one is enough')),
    way: Type.Optional(
      Type.Array(wish(), {
        description: 'choices by which what is to be reached can be: for hints, and to prove it',
        minItems: 1,
      }),
    ),
    least: Type.Optional(
      Type.Array(oneOf(shape.kinds), {
        description: 'kinds of questions that are answered as little as possible while something is to be reached',
      }),
    ),
    within: Type.Optional(
      whole(
        'how many choices the learner has to reach it, before the step begins anew',
        1,
        50,
        unsaid('as many as the way has, and three more'),
      ),
    ),
    play: Type.Optional(
      closed(
        {
          explain: Type.Optional(
            Type.Record(Type.String(), Type.String(), {
              description: 'what is said the first time that a question of a kind is asked',
            }),
          ),
        },
        'the learner plays on, with advice, to the end of the match',
      ),
    ),
    otherwise: Type.Optional(
      Type.Union([text('what is said of any other choice'), Type.Array(instead, { minItems: 1 })], {
        description: 'what is said where the learner chooses something else',
      }),
    ),
    done: Type.Optional(text('what is said when it is done')),
    others: Type.Optional(Type.Array(other, { description: 'what the other players do next' })),
  });
  return closed(
    {
      lesson: text('its title'),
      id: Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'its name on the command line' }),
      game: Type.Literal(shape.game, { description: GAME }),
      about: text('what one learns in it, in one sentence'),
      minutes: whole('how long it takes', 1, 120),
      rules: rules('the ids of the rules that it teaches', 1),
      ...begins,
      you: player('the learner'),
      others: Type.Optional(
        oneOf(
          ['least', 'greedy'],
          'how the other players choose where nothing says it: as little as possible, or as greedy bots',
        ),
      ),
      steps: Type.Array(step, { minItems: 1, description: 'what is told and done, in order' }),
      end: text('what is said at the end'),
    },
    `A lesson in ${shape.title}`,
  );
}
