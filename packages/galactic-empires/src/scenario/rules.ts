import { start } from '@orrery/kernel';
import {
  type Check,
  cardNaming,
  expectSame,
  kindsOf,
  meantBy,
  mustBeInPlay,
  mustPlay,
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
import { readDeck } from '../decks/read.ts';
import { READY_NAMES, readyDeck } from '../decks/ready.ts';
import { setupFrom } from '../decks/setup.ts';
import { galacticEmpires } from '../game.ts';
import { defByName, setUp } from '../position.ts';
import { shieldsLeft } from '../rules/table/definitions.ts';
import { type PileName, Sitting } from '../sitting.ts';
import type { GeState, Phase } from '../state.ts';
import { judgePosition } from './legal.ts';
import { VERB_NAMES, whereIs } from './naming.ts';
import { type Beginning, type CardFacts, geLessons, geSchema, type Position } from './shape.ts';

type PerPlayer<X> = Readonly<Record<string, X>>;

/** The kinds of questions in Galactic Empires. */
export const KINDS = kindsOf(galacticEmpires);

/** Sets up a match from its beginning, as a scenario describes it. */
function begin(given: Beginning): Sitting {
  const decks = given.decks.map(deck => (typeof deck === 'string' ? readyDeck(deck) : readDeck(deck.list)));
  return new Sitting(start(galacticEmpires, setupFrom(decks, given.names ?? []), given.seed ?? 1, true));
}

const open = (scenario: Opening): Sitting =>
  strictly(
    scenario.setup !== undefined
      ? begin(scenario.setup as Beginning)
      : declared(scenario.position as Position, new Sitting(setUp(scenario.position as Position, judgePosition))),
  );

/** Declares the volley of a position: the active player fires, and others are asked for reactions. @throws BadInput if the rules forbid it */
function declared({ volley, active = 1 }: Position, t: Sitting): Sitting {
  if (volley === undefined) return t;
  if (volley.at === undefined) t.act(active, 'headquarters', String(volley.headquarters));
  else t.act(active, 'fire', volley.at);
  // a volley that leaves no choice asks for none
  if (t.question !== 'volley') return t;
  return volley.with === undefined ? t.proposed() : t.pick(active, ...volley.with);
}

/** A function that reads one field of a card. */
const FIELDS: Readonly<Record<keyof CardFacts, (t: Sitting, id: number) => unknown>> = {
  'in play': (t, id) => t.inPlay(id),
  in: (t, id) => whereIs(t.s, id),
  on: (t, id) => t.on(id),
  under: (t, id) => t.under(id),
  engaged: (t, id) => t.engaged(id),
  strength: (t, id) => t.strength(id)[0],
  left: (t, id) => t.strength(id)[1],
  shields: (t, id) => shieldsLeft(t.s, id),
  'shield damage': (t, id) => t.card(id).shieldDamage,
  damage: (t, id) => t.card(id).damage,
  emf: (t, id) => t.card(id).emf,
  applied: (t, id) => t.card(id).applied,
  turns: (t, id) => t.card(id).left,
  player: (t, id) => t.card(id).controller + 1,
  realm: (t, id) => t.realm(id),
};

/** The fields that a card outside play has too. */
const ANYWHERE: ReadonlySet<string> = new Set(['in play', 'in']);

const CHECKS: Readonly<Record<string, Check<Sitting>>> = {
  phase: (t, phase: string) => expectSame('the phase', t.s.phase, phase),
  active: (t, who: number | string) => expectSame('the player whose turn it is', t.s.turnOf + 1, t.seat(who) + 1),
  hq: perPlayer<Sitting>('the damage to the Sector HQ', (t, who) => t.hq(who), true),
  originDamage: (t, wanted: number) => expectSame('the damage to the time origin', t.s.timeOrigin, wanted),
  plays: perPlayer<Sitting>('the Card Plays', (t, who) => t.player(who).plays),
  slots: perPlayer<Sitting>('the command slots used', (t, who) => t.slots(who)),
  protected: (t, expected: PerPlayer<boolean>) => {
    for (const [who, wanted] of Object.entries(expected)) {
      mustPlay(t, who, 'the protection');
      expectSame(`whether something protects ${who}`, t.protected(who), wanted);
    }
  },
  piles: (t, expected: PerPlayer<Readonly<Record<string, unknown>>>) => {
    for (const [who, piles] of Object.entries(expected))
      for (const [name, wanted] of Object.entries(piles)) {
        const is = Array.isArray(wanted) ? t.pile(who, name as PileName) : t.size(who, name as PileName);
        expectSame(`${name} of ${who}`, is, wanted);
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

const known = (name: string): boolean => {
  try {
    return defByName(name) >= 0;
  } catch {
    return false;
  }
};
const CARD_NAMES = cardNaming('Galactic Empires', known, () => []);

/** The checks and the play of Galactic Empires scenarios. */
export const RULES: ScenarioRules<Sitting> = {
  schema: geSchema(KINDS),
  lessons: geLessons(KINDS),
  verbs: VERB_NAMES,
  players: ({ position, setup }) => {
    const given = (setup as Beginning | undefined)?.names ?? (position as Position | undefined)?.seats.map(x => x.name);
    const n = (position as Position | undefined)?.seats.length ?? (setup as Beginning | undefined)?.decks.length ?? 12;
    const numbers = Array.from({ length: n }, (_, i) => String(i + 1));
    return [...numbers, ...(given ?? []).flatMap(name => (name === undefined ? [] : [name]))];
  },
  names: {
    ...CARD_NAMES,
    deck: name =>
      READY_NAMES.some(ready => ready === name)
        ? null
        : `no ready deck is called "${name}". ${meantBy(name, READY_NAMES)}`,
  },
  open,
  sit: s => strictly(new Sitting(s)),
  moves: {
    until: (t, value: Phase | { readonly phase: Phase; readonly of: string | number }) => {
      if (typeof value === 'string') t.untilPhase(value);
      else t.untilPhase(value.phase, value.of);
    },
    proposed: t => void t.goOn().proposed(),
  },
  checks: CHECKS,
};

/** Checks a lesson of Galactic Empires and opens it. @throws BadInput with one line about the problem */
export const geLesson = (data: unknown): OpenLesson<GeState> => openLesson(RULES, data);

/** Checks a puzzle of Galactic Empires and opens it; null for a scenario that is not a puzzle. @throws BadInput with one line about the problem */
export const gePuzzle = (data: unknown): OpenPuzzle<GeState> | null => openPuzzle(RULES, data);

/** Checks and plays a scenario of Galactic Empires. */
export const geScenario = (data: unknown, running?: ScenarioOptions): ScenarioOutcome =>
  runScenario(RULES, data, running);
