import {
  BadInput,
  checkAll,
  type Outcome,
  parseScenario as parse,
  playScenario,
  type Scenario,
  expectSame as same,
  wishParts as words,
} from '@orrery/kernel';
import { type Position, setUp } from './position.ts';
import { type PileName, type Player, Sitting } from './sitting.ts';
import { BATTLE_STEPS, type BattleStep, FACTIONS, type Faction, PHASES, type Phase } from './state.ts';

/** Checks that some data is a scenario of this game. @throws BadInput naming the file and what is missing */
export const parseScenario = (data: unknown, where: string): Scenario => parse(data, where, 'wars');

/** Plays a scenario. */
export const runScenario = (scenario: Scenario): Outcome =>
  playScenario(scenario, { open: position => new Sitting(setUp(position as Position)), play, check });

/** A player as scenarios name them: 1 or 2, or the name that the position gives. */
function whoOf(t: Sitting, who: unknown): Player {
  const named = t.s.seats.findIndex(seat => seat.name !== '' && seat.name === who);
  const n = named >= 0 ? named + 1 : Number(who);
  t.seat(n);
  return n;
}

/** One entry of `moves`. */
function play(t: Sitting, move: unknown): void {
  if (typeof move !== 'object' || move === null || Object.keys(move).length !== 1)
    throw new BadInput('a move is one key with its value, such as "1: attack, Ganymede/Core Shaft".');
  const [name, value] = Object.entries(move)[0]!;
  switch (name) {
    case 'pass':
      for (const who of Array.isArray(value) ? value : [value]) t.pass(whoOf(t, who));
      return;
    case 'resolve':
      if (value === 'all') t.resolveAll();
      else t.resolve();
      return;
    case 'until':
      if (!(PHASES as readonly unknown[]).includes(value)) throw new BadInput(`"${String(value)}" is no phase.`);
      t.until(value as Phase);
      return;
    case 'step':
      if (!(BATTLE_STEPS as readonly unknown[]).includes(value))
        throw new BadInput(`"${String(value)}" is no step of a battle.`);
      t.step(value as BattleStep);
      return;
    case 'asked':
      t.untilAsked(String(value));
      return;
    case 'expect':
      check(t, value as Record<string, unknown>);
      return;
    case 'refused': {
      const { who, wish, rule } = value as { who?: unknown; wish?: unknown; rule?: unknown };
      const [verb, a, b] = words(wish);
      const reason = t.why(whoOf(t, who), verb, a, b);
      if (reason === null) throw new BadInput(`"${String(wish)}" is allowed, but was to be refused.`);
      if (rule !== undefined && reason.rule !== rule)
        throw new BadInput(`"${String(wish)}" is refused by ${reason.rule || 'no rule'}, not by ${String(rule)}.`);
      return;
    }
    default: {
      const who = whoOf(t, name);
      const [verb, ...args] = words(value);
      if (verb === 'pick') t.pick(who, ...args);
      else t.act(who, verb, args[0], args[1]);
    }
  }
}

type PerPlayer = Record<string, unknown>;
const perPlayer =
  (what: string, read: (t: Sitting, who: Player) => unknown) =>
  (t: Sitting, expected: PerPlayer): void => {
    for (const [who, n] of Object.entries(expected)) same(`${what} of ${who}`, read(t, whoOf(t, who)), n);
  };

/** Every kind of expectation, by its key. */
const CHECKS: Readonly<Record<string, (t: Sitting, expected: never) => void>> = {
  phase: (t, phase: string) => same('the phase', t.s.phase, phase),
  active: (t, who: number) => same('the player whose turn it is', t.s.active + 1, who),
  asked: (t, who: unknown) => same('who is asked', t.asked, Array.isArray(who) ? who : [who]),
  question: (t, name: string) => same('the question', t.question, name),
  stack: (t, names: readonly string[]) => same('the stack', t.stack, names),
  'battle destiny': perPlayer('battle destiny', (t, who) => t.battleDestiny(who)),
  attrition: perPlayer('the attrition', (t, who) => t.attrition(who)),
  'total power': perPlayer('the total power', (t, who) => t.totalPower(who)),
  casualties: (t, n: number) => same('the casualties', t.s.battle?.casualties ?? 0, n),
  battle: (t, place: string | null) =>
    same('where a battle is', t.s.battle === null ? null : t.place(t.s.battle.at), place),
  piles: (t, expected: Record<string, Record<string, unknown>>) => {
    for (const [who, piles] of Object.entries(expected))
      for (const [name, wanted] of Object.entries(piles)) {
        const player = whoOf(t, who);
        if (Array.isArray(wanted)) same(`${name} of ${who}`, t.pile(player, name as PileName), wanted);
        else same(`${name} of ${who}`, t.size(player, name as PileName), wanted);
      }
  },
  icons: (t, expected: Record<string, Record<string, number>>) => {
    for (const [who, factions] of Object.entries(expected))
      for (const [faction, n] of Object.entries(factions)) {
        if (!(FACTIONS as readonly string[]).includes(faction)) throw new BadInput(`"${faction}" is no faction.`);
        same(`${faction} icons of ${who}`, t.icons(whoOf(t, who), faction as Faction), n);
      }
  },
  controls: (t, expected: Record<string, readonly string[]>) => {
    for (const [who, places] of Object.entries(expected))
      for (const place of places) same(`control of ${place} by ${who}`, t.controls(whoOf(t, who), place), true);
  },
  offered: (t, list: PerPlayer) => {
    for (const [who, wishes] of Object.entries(list))
      for (const wish of Array.isArray(wishes) ? wishes : [wishes]) {
        const [verb, a, b] = words(wish);
        if (!t.offers(whoOf(t, who), verb, a, b)) throw new BadInput(`"${String(wish)}" is not offered to ${who}.`);
      }
  },
  card: (t, list: Record<string, Record<string, unknown>>) => {
    for (const [title, wanted] of Object.entries(list))
      for (const [field, expected] of Object.entries(wanted)) cardField(t, title, field, expected);
  },
  result: (t, expected: unknown) =>
    same(
      'the result',
      t.s.result === null ? null : { winners: t.s.result.winners.map(seat => seat + 1), kind: t.s.result.kind },
      expected,
    ),
};

function cardField(t: Sitting, title: string, field: string, expected: unknown): void {
  const read: Readonly<Record<string, () => unknown>> = {
    'in play': () => t.inPlay(title),
    at: () => t.place(title),
    power: () => t.power(title),
    tactics: () => t.tactics(title),
    defense: () => t.defense(title),
    damaged: () => t.damaged(title),
    inverted: () => t.inverted(title),
    immune: () => t.immune(title),
    beneath: () => t.beneath(title),
    stacked: () => t.stackedOn(title),
    player: () => t.card(title).controller + 1,
  };
  const value = read[field];
  if (value === undefined) throw new BadInput(`a card has no "${field}".`);
  same(`${field} of ${title}`, value(), expected);
}

function check(t: Sitting, expected: Readonly<Record<string, unknown>>): void {
  checkAll(t, CHECKS, expected);
}
