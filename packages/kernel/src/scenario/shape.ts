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
export const wish = (says = '') =>
  Type.Union(
    [named('wish'), Type.Array(Type.Union([Type.String(), Type.Integer()]), { minItems: 1 }), Type.Integer()],
    says ? { description: says } : {},
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

/** What a value is taken as where it is left out, for documents. */
export const unsaid = (absent: string) => ({ 'x-absent': absent });

const optional = (keys: TProperties): TProperties =>
  Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, Type.Optional(value)]));

const GAME = 'the name of the game';

/** The schema of a game's scenarios: one that editors read, and that judges every file. */
export function scenarioSchema(shape: Shape) {
  const expect = closed(optional({ ...shape.expect, ...expectations(shape) }), 'what must be so');
  const moves = Type.Object(
    optional({
      pass: oneOrMore(player(), 'these players pass, one after the other'),
      asked: oneOf(shape.kinds, 'everybody does as little as possible until a question of that kind is asked'),
      ...shape.moves,
      refused: REFUSED(shape.prefix),
      expect,
    }),
    {
      additionalProperties: wish('a player chooses: the verb, then what it is about'),
      'x-keys': 'mover',
      minProperties: 1,
      maxProperties: 1,
    },
  );
  return closed(
    {
      scenario: Type.String({ description: 'its title', minLength: 1 }),
      game: shape.usual
        ? Type.Optional(Type.Literal(shape.game, { description: GAME, ...unsaid('the usual game') }))
        : Type.Literal(shape.game, { description: GAME }),
      rules: Type.Optional(
        Type.Array(Type.String({ pattern: `^${shape.prefix}[-/][a-z0-9/-]+$` }), {
          description: 'the ids of the rules or rulings that it shows',
        }),
      ),
      note: Type.Optional(Type.String({ description: 'anything that readers should know' })),
      position: Type.Optional(shape.position),
      setup: Type.Optional(shape.setup),
      moves: Type.Optional(
        Type.Array(moves, { description: 'what is done, in order; each entry is one key with its value' }),
      ),
      expect: Type.Optional(expect),
    },
    `A scenario of ${shape.title}`,
  );
}
