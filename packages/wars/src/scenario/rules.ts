import { start } from '@orrery/kernel';
import {
  type Check,
  cardNaming,
  expectSame,
  kindsOf,
  meantBy,
  mustBeInPlay,
  type Opening,
  type OpenLesson,
  type OpenPuzzle,
  openLesson,
  openPuzzle,
  perPlayer,
  runScenario,
  type ScenarioOptions,
  type ScenarioOutcome,
  type ScenarioRules,
  strictly,
} from '@orrery/kernel/scenario';
import { cardNames } from '../decks/format.ts';
import { readDeck } from '../decks/read.ts';
import { readyDeck, readyDecks } from '../decks/ready.ts';
import { setupFrom } from '../decks/setup.ts';
import { wars } from '../game.ts';
import { titleOf } from '../names.ts';
import { setUp } from '../position.ts';
import { locations } from '../rules/locations/location.ts';
import { type PileName, Sitting } from '../sitting.ts';
import type { BattleStep, Faction, Phase, WarsState } from '../state.ts';
import { judgePosition } from './legal.ts';
import { VERB_NAMES, whereIs } from './naming.ts';
import { type Beginning, type CardFacts, type Position, warsLessons, warsSchema } from './shape.ts';

type PerPlayer<X> = Readonly<Record<string, X>>;

/** The kinds of question in WARS. */
export const KINDS = kindsOf(wars);

/** Starts a match from its beginning, as a scenario sets it up. */
function begin(given: Beginning): Sitting {
  const decks = given.decks.map(deck => (typeof deck === 'string' ? readyDeck(deck) : readDeck(deck.list)));
  const setup = setupFrom(decks, given.names ?? [], given.first === undefined ? {} : { first: given.first - 1 });
  return new Sitting(start(wars, given.anyDeck ? { ...setup, format: 'any' } : setup, given.seed ?? 1, true));
}

const open = (scenario: Opening): Sitting =>
  strictly(
    scenario.setup !== undefined
      ? begin(scenario.setup as Beginning)
      : new Sitting(setUp(scenario.position as Position, judgePosition)),
  );

/** How to read each field of a card. */
const FIELDS: Readonly<Record<keyof CardFacts, (t: Sitting, id: number) => unknown>> = {
  'in play': (t, id) => t.inPlay(id),
  in: (t, id) => whereIs(t.s, id),
  at: (t, id) => t.place(id),
  power: (t, id) => t.power(id),
  tactics: (t, id) => t.tactics(id),
  defense: (t, id) => t.defense(id),
  damaged: (t, id) => t.damaged(id),
  inverted: (t, id) => t.inverted(id),
  immune: (t, id) => t.immune(id),
  beneath: (t, id) => t.beneath(id),
  stacked: (t, id) => t.stackedOn(id),
  player: (t, id) => t.card(id).controller + 1,
};

/** The fields that can also be checked for a card that is not in play. */
const ANYWHERE: ReadonlySet<string> = new Set(['in play', 'in']);

/** Returns a check of a number that each player has in the battle under way. */
const inBattle = (what: string, read: (t: Sitting, who: string) => unknown): Check<Sitting> =>
  perPlayer<Sitting>(what, (t, who) => {
    t.mustBattle();
    return read(t, who);
  });

const CHECKS: Readonly<Record<string, Check<Sitting>>> = {
  phase: (t, phase: string) => expectSame('the phase', t.s.phase, phase),
  turn: (t, n: number) => expectSame('the turn', t.s.turn, n),
  active: (t, who: number | string) => expectSame('the player whose turn it is', t.s.active + 1, t.seat(who) + 1),
  stack: (t, names: readonly string[]) => expectSame('the stack', t.stack, names),
  'battle destiny': inBattle('the battle destiny', (t, who) => t.battleDestiny(who)),
  attrition: inBattle('the attrition', (t, who) => t.attrition(who)),
  'total power': inBattle('the total power', (t, who) => t.totalPower(who)),
  casualties: (t, n: number) => {
    t.mustBattle();
    expectSame('the casualties', t.s.battle!.casualties, n);
  },
  step: (t, step: string) => expectSame('the step of the battle', t.s.battle?.step ?? null, step),
  battle: (t, place: string | null) =>
    expectSame('where a battle is', t.s.battle === null ? null : titleOf(t.s, t.s.battle.at), place),
  piles: (t, expected: PerPlayer<Readonly<Record<string, unknown>>>) => {
    for (const [who, piles] of Object.entries(expected))
      for (const [name, wanted] of Object.entries(piles)) {
        const is = Array.isArray(wanted) ? t.pile(who, name as PileName) : t.size(who, name as PileName);
        expectSame(`${name} of ${who}`, is, wanted);
      }
  },
  icons: (t, expected: PerPlayer<Readonly<Record<string, number>>>) => {
    for (const [who, factions] of Object.entries(expected))
      for (const [faction, n] of Object.entries(factions))
        expectSame(`${faction} icons of ${who}`, t.icons(who, faction as Faction), n);
  },
  controls: (t, expected: PerPlayer<readonly string[]>) => {
    for (const [who, places] of Object.entries(expected)) {
      const controlled = locations(t.s)
        .filter(id => t.controls(who, id))
        .map(id => titleOf(t.s, id));
      const named = places.map(place => titleOf(t.s, t.id(place)));
      expectSame(`what ${who} controls`, controlled.sort(), named.sort());
    }
  },
  card: (t, list: Readonly<Record<string, CardFacts>>) => {
    for (const [title, wanted] of Object.entries(list)) {
      const id = t.copy(title);
      for (const [field, expected] of Object.entries(wanted)) {
        if (!ANYWHERE.has(field)) mustBeInPlay(`"${field}" of ${title}`, t.inPlay(id), whereIs(t.s, id));
        expectSame(`"${field}" of ${title}`, FIELDS[field as keyof CardFacts](t, id), expected);
      }
    }
  },
  result: (t, expected: { readonly winners: readonly (string | number)[]; readonly kind: string } | null) =>
    expectSame(
      'the result',
      t.s.result === null ? null : { winners: t.s.result.winners.map(seat => seat + 1), kind: t.s.result.kind },
      expected === null ? null : { ...expected, winners: expected.winners.map(who => t.seat(who) + 1) },
    ),
};

const CARD_NAMES = cardNaming(
  'WARS',
  name => cardNames().has(name),
  name => cardNames().nearest(name),
);

/** How scenarios of WARS are checked and played. */
export const RULES: ScenarioRules<Sitting> = {
  schema: warsSchema(KINDS),
  lessons: warsLessons(KINDS),
  verbs: VERB_NAMES,
  players: ({ position, setup }) => {
    const given = (setup as Beginning | undefined)?.names ?? (position as Position | undefined)?.seats.map(x => x.name);
    return ['1', '2', ...(given ?? []).flatMap(name => (name === undefined ? [] : [name]))];
  },
  names: {
    ...CARD_NAMES,
    deck: name =>
      readyDecks.some(deck => deck.name === name)
        ? null
        : `no ready deck is called "${name}". ${meantBy(
            name,
            readyDecks.map(deck => deck.name),
          )}`,
  },
  open,
  sit: s => strictly(new Sitting(s)),
  moves: {
    until: (t, value: Phase | { readonly phase: Phase; readonly of: string | number }) => {
      if (typeof value === 'string') t.until(value);
      else t.until(value.phase, String(value.of));
    },
    resolve: (t, what: 'newest' | 'all') => {
      t.goOn();
      if (what === 'all') t.resolveAll();
      else t.resolve();
    },
    step: (t, step: BattleStep) => void t.step(step),
  },
  checks: CHECKS,
};

/** Checks a lesson of WARS and opens it. @throws BadInput in one line that says what is wrong */
export const warsLesson = (data: unknown): OpenLesson<WarsState> => openLesson(RULES, data);

/** Checks a puzzle of WARS and opens it; null for a scenario that is not a puzzle. @throws BadInput in one line that says what is wrong */
export const warsPuzzle = (data: unknown): OpenPuzzle<WarsState> | null => openPuzzle(RULES, data);

/** Checks and plays a scenario of WARS. */
export const warsScenario = (data: unknown, running?: ScenarioOptions): ScenarioOutcome =>
  runScenario(RULES, data, running);
