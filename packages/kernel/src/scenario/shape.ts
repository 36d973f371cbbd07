// The schema of scenarios and lessons: the keys of all games, joined with those of one game.
import Type, { type TProperties, type TSchema } from 'typebox';
import type { Game } from '../game.ts';
import type { State } from '../state/state.ts';
import { byName, closed, named, whole } from './schema.ts';

/** A player: its name or its number, counted from 1. */
export const player = (says = '', more: Readonly<Record<string, unknown>> = {}) =>
  Type.Union([named('player'), Type.Integer({ minimum: 1, maximum: 9 })], {
    ...(says ? { description: says } : {}),
    ...more,
  });

const text = (says = '') => Type.String({ ...(says ? { description: says } : {}), minLength: 1 });

/** One of these words. */
export const oneOf = <const T extends readonly string[]>(
  words: T,
  says = '',
  more: Readonly<Record<string, unknown>> = {},
) => Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...(says ? { description: says } : {}), ...more });

/** One, or a list of several. */
export const oneOrMore = <T extends TSchema>(value: T, says = '') =>
  Type.Union([value, Type.Array(value, { minItems: 1 })], says ? { description: says } : {});

/** A choice: the verb and what it is about, separated by commas; or a list, if a name has a comma of its own. */
export const wish = (says = '', more: Readonly<Record<string, unknown>> = {}) =>
  Type.Union([named('wish'), WISH_PARTS], { ...(says ? { description: says } : {}), ...more });

/** A choice as the list of its parts: the first is its verb. */
const WISH_PARTS = Type.Array(Type.Union([Type.String(), Type.Integer()]), { minItems: 1, 'x-first': 'wish' });

/** Choices: one as text, or a list of choices. */
const wishes = () => Type.Union([named('wish'), Type.Array(wish(), { minItems: 1 })]);

/** The id of a rule or of a ruling. */
const ruleId = (prefix: string) => Type.String({ pattern: `^${prefix}[-/][a-z0-9/-]+$`, 'x-names': 'rule' });

/** The kinds of question of a game, in alphabetical order. */
export function kindsOf<S extends State>(game: Game<S>): string[] {
  const kinds = new Set<string>();
  for (const { code } of game.programs.list) for (const step of code) if (step.op === 'ask') kinds.add(step.menu.name);
  return [...kinds].sort();
}

/** The parts of a game's scenarios that other games do not have. */
export interface Shape {
  readonly game: string;
  readonly title: string;
  /** true for the game of scenarios that name none */
  readonly usual: boolean;
  /** the start of its rule ids, such as `b5` */
  readonly prefix: string;
  readonly position: TSchema;
  readonly setup: TSchema;
  /** its own moves and expectations, by key */
  readonly moves: TProperties;
  readonly expect: TProperties;
  /** other things that `over` can wait for besides the match: a battle */
  readonly endings?: readonly string[];
  /** the kinds of question that it asks */
  readonly kinds: readonly string[];
}

/** Expectations that all games have. */
const expectations = (shape: Shape): TProperties => ({
  asked: Type.Union([Type.Null(), player(), Type.Array(player()), byName('player', oneOf(shape.kinds))], {
    description:
      'who must answer now: a player, a list of players, or `null` for nobody. With the kind of question: `{ PLAYER: KIND }`',
  }),
  question: oneOf(shape.kinds, 'the kind of question that is asked now'),
  offered: byName('player', wishes(), 'choices that a player can make now: `{ PLAYER: ["VERB, CARD"] }`'),
  'not offered': byName(
    'player',
    wishes(),
    'choices that a player cannot make now, though the question is about such choices',
  ),
  options: byName(
    'player',
    whole('how many options a player has'),
    'how many options a player has. The player must be asked now',
  ),
  'to name': byName(
    'player',
    Type.Union([whole(''), Type.Array(whole(''), { minItems: 2, maxItems: 2 })]),
    'how many options one answer must choose: a number, or `[LEAST, MOST]`',
  ),
  sees: byName(
    'viewer',
    closed({
      cards: Type.Optional(
        Type.Array(named('card'), { description: 'cards that the viewer sees face up', minItems: 1 }),
      ),
      'no cards': Type.Optional(
        Type.Array(named('card'), {
          description: 'cards at the table whose titles the viewer cannot see anywhere, not even in a question',
          minItems: 1,
        }),
      ),
      log: Type.Optional(
        Type.Array(text(), {
          description: 'words from the log that the viewer reads. Capitals, accents and punctuation do not count',
          minItems: 1,
        }),
      ),
      'no log': Type.Optional(
        Type.Array(text(), { description: 'words that the log of the viewer must not contain', minItems: 1 }),
      ),
      asked: Type.Optional(Type.Boolean({ description: '`true` if the viewer is asked now, `false` if not' })),
      view: Type.Optional(
        Type.Record(Type.String(), Type.Unknown(), {
          description:
            'the value at a path of the view, such as `seats.1.hand: 4`. In a list, a step of the path is a title, a player, or a position counted from 1. `length` is the length of a list',
        }),
      ),
    }),
    'what a player sees and does not see; `spectator` and `all` are viewers, too',
  ),
  result: Type.Union([Type.Null(), closed({ winners: Type.Array(player()), kind: Type.String() })], {
    description: 'how the match ended: `{ winners: [PLAYER], kind: KIND }`, or `null` while it goes on',
  }),
});

const REFUSED = (prefix: string) =>
  closed(
    {
      who: player(),
      wish: wish(),
      rule: Type.Optional(ruleId(prefix)),
      because: Type.Optional(oneOf(['not asked'])),
    },
    'a choice is not allowed now: `{ who, wish, rule }`. You may leave out the rule. Write `because: not asked` if the player is not asked at all',
  );

/** The meaning of a missing value, for documents. */
export const unsaid = (absent: string) => ({ 'x-absent': absent });

const optional = (keys: TProperties): TProperties =>
  Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, Type.Optional(value)]));

const GAME = 'the game';

/** The parts that scenarios and lessons of a game share. */
function parts(shape: Shape) {
  const expect = closed(optional({ ...shape.expect, ...expectations(shape) }), 'what must be true now');
  const moving = (more: TProperties) =>
    Type.Object(
      optional({
        pass: oneOrMore(player(), 'these players pass, one after the other'),
        asked: oneOf(shape.kinds, 'the match continues until a question of this kind is asked'),
        over: oneOf(['match', ...(shape.endings ?? [])], 'the match continues until this is over'),
        ...shape.moves,
        ...more,
      }),
      {
        additionalProperties: wish('a player makes a choice: the verb, then what it is about'),
        'x-keys': 'mover',
        minProperties: 1,
        maxProperties: 1,
      },
    );
  const move = moving({ refused: REFUSED(shape.prefix), expect });
  const game = shape.usual
    ? Type.Optional(Type.Literal(shape.game, { description: GAME, ...unsaid(shape.game) }))
    : Type.Literal(shape.game, { description: GAME });
  const rules = (says: string, least: number) =>
    Type.Array(ruleId(shape.prefix), { description: says, minItems: least });
  const begins = { position: Type.Optional(shape.position), setup: Type.Optional(shape.setup) };
  // for an answer, only the final result is checked
  return { expect, move, onward: moving({}), game, rules, begins };
}

/** What the best answer of a puzzle achieves, by its name in files. */
export const PUZZLE_KINDS = {
  win: 'it wins the match now',
  save: 'it prevents a loss now',
  score: 'it gains points or energy that the player needs to win',
  decline: 'it avoids something that the player can only lose',
  hold: 'it keeps a card for a better moment',
  spare: 'it saves what the player needs next',
  target: 'it chooses the right target',
  vote: 'it votes for the right side, or takes the right side',
  lose: 'it gives up what costs the least',
} as const;
export type PuzzleKind = keyof typeof PUZZLE_KINDS;
const PUZZLE_KIND_NAMES = Object.keys(PUZZLE_KINDS) as PuzzleKind[];

/** An answer of a puzzle, as its schema describes it. */
function puzzleAnswer({ expect, onward }: ReturnType<typeof parts>) {
  return closed({
    do: wish('the answer, written like a choice'),
    naming: Type.Optional(
      wish('every answer that includes these choices counts as this answer', unsaid('only this exact answer counts')),
    ),
    why: Type.Optional(text('why it is right or wrong, in one sentence')),
    moves: Type.Optional(Type.Array(onward, { description: 'the moves that follow the answer' })),
    expect,
  });
}

/** Makes the schema of a game's scenarios. Editors read it, and every file is checked with it. */
export function scenarioSchema(shape: Shape) {
  const all = parts(shape);
  const { expect, move, game, rules, begins } = all;
  const answer = puzzleAnswer(all);
  return closed(
    {
      scenario: Type.String({ description: 'the title, in one line', minLength: 1 }),
      game,
      rules: Type.Optional(rules('ids of the rules or rulings that it shows', 0)),
      note: Type.Optional(Type.String({ description: 'anything else that readers should know' })),
      ...begins,
      moves: Type.Optional(Type.Array(move, { description: 'what happens, in order. Each entry has one key' })),
      expect: Type.Optional(expect),
      you: Type.Optional(player('puzzles: the player who is asked now')),
      kind: Type.Optional(oneOf(PUZZLE_KIND_NAMES, 'puzzles: what the best answer is good for')),
      why: Type.Optional(text('puzzles: why the best answer is the best')),
      best: Type.Optional(
        Type.Array(answer, {
          minItems: 1,
          description: 'puzzles: the right answers, each with its result (below)',
        }),
      ),
      bad: Type.Optional(Type.Array(answer, { minItems: 1, description: 'puzzles: wrong answers (below)' })),
    },
    `A scenario of ${shape.title}`,
  );
}

/** Makes the schema of a game's lessons: positions as in scenarios, with texts for the learner and tasks. */
export function lessonSchema(shape: Shape) {
  const { expect, rules, begins } = parts(shape);
  const other = Type.Object(
    optional({ pass: oneOrMore(player(), 'these players pass, one after the other'), expect }),
    {
      additionalProperties: wish('a player makes a choice: the verb, then what it is about'),
      'x-keys': 'mover',
      minProperties: 1,
      maxProperties: 1,
    },
  );
  const instead = closed(
    { when: wish('the choice that gets this text'), say: text('the text for the learner') },
    'a text for one other choice',
  );
  const step = closed({
    say: Type.Optional(text('the text at the start of the step')),
    asked: Type.Optional(
      oneOf(
        shape.kinds,
        'the kind of question with which the step begins. Earlier questions for the learner get the smallest legal answer',
      ),
    ),
    do: Type.Optional(wish('the choice that the learner must make')),
    reach: Type.Optional(
      oneOrMore(
        expect,
        'the goal of the step. The learner may make any choices. If there are several goals, one is enough',
      ),
    ),
    way: Type.Optional(
      Type.Array(wish(), {
        description:
          'choices that reach the goal. Hints use them, and tests prove with them that the goal can be reached',
        minItems: 1,
      }),
    ),
    least: Type.Optional(
      Type.Array(oneOf(shape.kinds), {
        description: 'kinds of questions that get the smallest legal answer until the goal is reached',
      }),
    ),
    within: Type.Optional(
      whole(
        'how many choices the learner has to reach the goal. After that the step begins again',
        1,
        50,
        unsaid('the length of `way` plus 3'),
      ),
    ),
    play: Type.Optional(
      closed(
        {
          explain: Type.Optional(
            Type.Record(Type.String(), Type.String(), {
              description:
                'texts by kind of question. The learner reads each one the first time such a question is asked',
            }),
          ),
        },
        'the learner plays to the end of the match and gets advice',
      ),
    ),
    otherwise: Type.Optional(
      Type.Union([text('the text for any other choice'), Type.Array(instead, { minItems: 1 })], {
        description: 'the text if the learner chooses something else',
      }),
    ),
    done: Type.Optional(text('the text at the end of the step')),
    others: Type.Optional(Type.Array(other, { description: 'what the other players do next' })),
  });
  return closed(
    {
      lesson: text('the title'),
      id: Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'the name on the command line' }),
      game: Type.Literal(shape.game, { description: GAME }),
      about: text('what the lesson teaches, in one sentence'),
      minutes: whole('how many minutes it takes', 1, 120),
      rules: rules('the ids of the rules that it teaches', 1),
      ...begins,
      you: player('the learner'),
      others: Type.Optional(
        oneOf(
          ['least', 'greedy'],
          'how the other players choose if the lesson does not say: `least` gives the smallest legal answer, `greedy` plays like that bot',
        ),
      ),
      steps: Type.Array(step, { minItems: 1, description: 'the steps, in order' }),
      end: text('the text at the end of the lesson'),
    },
    `A lesson in ${shape.title}`,
  );
}
