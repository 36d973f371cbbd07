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
import { type Position, seatOf, setUp } from './position.ts';
import { Sitting, type Who } from './sitting.ts';
import {
  type Ability,
  AGENDA,
  type B5Card,
  DECK,
  DISCARD,
  FACTION,
  HAND,
  INNER,
  MARKS,
  type Mark,
  RACES,
  type Race,
  REMOVED,
  ROUND_NAMES,
  type Round,
  SUPPORTING,
} from './state.ts';

const ROWS: Readonly<Record<string, number>> = {
  deck: DECK,
  hand: HAND,
  discard: DISCARD,
  removed: REMOVED,
  inner: INNER,
  supporting: SUPPORTING,
  agenda: AGENDA,
  faction: FACTION,
};

/**
 * Checks that some data is a scenario of this game.
 * @throws BadInput naming the file and what is missing
 */
export const parseScenario = (data: unknown, where: string): Scenario => parse(data, where, 'babylon5', true);

/** Plays a scenario. */
export const runScenario = (scenario: Scenario): Outcome =>
  playScenario(scenario, { open: position => new Sitting(setUp(position as Position)), play, check });

/** One entry of `moves`. */
function play(t: Sitting, move: unknown): void {
  if (typeof move !== 'object' || move === null || Object.keys(move).length !== 1)
    throw new BadInput('a move is one key with its value, such as "narn: build, G\'Kar".');
  const [name, value] = Object.entries(move)[0]!;
  switch (name) {
    case 'pass':
      for (const who of Array.isArray(value) ? value : [value]) t.pass(whoOf(t, who));
      return;
    case 'until':
      if (!(ROUND_NAMES as readonly unknown[]).includes(value)) throw new BadInput(`"${String(value)}" is no round.`);
      t.until(value as Round);
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
      const reason = t.why(whoOf(t, who), verb!, a, b);
      if (reason === null) throw new BadInput(`"${String(wish)}" is allowed, but was to be refused.`);
      if (rule !== undefined && reason.rule !== rule)
        throw new BadInput(`"${String(wish)}" is refused by ${reason.rule || 'no rule'}, not by ${String(rule)}.`);
      return;
    }
    default: {
      const who = whoOf(t, name);
      const [verb, ...args] = words(value);
      if (verb === 'pick') t.pick(who, ...args);
      else t.act(who, verb!, args[0], args[1]);
    }
  }
}

function whoOf(t: Sitting, who: unknown): Who {
  return seatOf(t.s, who as Race | number | string) + 1;
}

type PerSeat = Record<string, unknown>;

/** Every kind of expectation, by its key. */
const CHECKS: Readonly<Record<string, (t: Sitting, expected: never) => void>> = {
  rating: perSeat((t, who) => t.rating(who)),
  available: perSeat((t, who) => t.available(who)),
  power: perSeat((t, who) => t.power(who)),
  unrest: perSeat((t, who) => t.s.seats[t.seat(who)]!.unrest),
  out: perSeat((t, who) => t.s.seats[t.seat(who)]!.out),
  tension: (t, expected: PerSeat) => {
    for (const [parties, n] of Object.entries(expected)) {
      const [from, toward] = parties.split('>').map(x => x.trim());
      if (!from || !RACES.includes(toward as Race))
        throw new BadInput(`"${parties}" names no tension; write narn>centauri.`);
      same(`tension ${parties}`, t.tension(whoOf(t, from), toward as Race), n);
    }
  },
  babylon5: (t, n: number) => same('the influence of Babylon 5', t.s.babylon5, n),
  shadows: (t, n: number) => same('the influence of the Shadows', t.s.shadows, n),
  vorlons: (t, n: number) => same('the influence of the Vorlons', t.s.vorlons, n),
  round: (t, round: string) => same('the round', t.s.round, round),
  asked: (t, who: unknown) => same('who is asked', t.asked, Array.isArray(who) ? who : [who]),
  offered: (t, list: PerSeat) => {
    for (const [who, wishes] of Object.entries(list)) {
      for (const wish of Array.isArray(wishes) ? wishes : [wishes]) {
        const [verb, a, b] = words(wish);
        if (!t.offers(whoOf(t, who), verb, a, b)) throw new BadInput(`"${String(wish)}" is not offered to ${who}.`);
      }
    }
  },
  ability: (t, list: Record<string, Record<string, number>>) => {
    for (const [card, abilities] of Object.entries(list))
      for (const [name, n] of Object.entries(abilities))
        same(`${name} of ${card}`, t.ability(card, name as Ability), n);
  },
  card: (t, list: Record<string, Record<string, unknown>>) => {
    for (const [title, wanted] of Object.entries(list))
      for (const [field, expected] of Object.entries(wanted)) cardField(t, title, field, expected);
  },
  cards: (t, list: Record<string, Record<string, readonly string[]>>) => {
    for (const [who, rows] of Object.entries(list)) {
      for (const [row, titles] of Object.entries(rows)) {
        const kind = ROWS[row];
        if (kind === undefined) throw new BadInput(`"${row}" is no row of cards.`);
        same(`${row} of ${who}`, t.titles(whoOf(t, who), kind), titles);
      }
    }
  },
  conflict: (t, list: Record<string, Record<string, unknown>>) => {
    for (const [name, wanted] of Object.entries(list)) {
      const c = t.conflict(name);
      const over = c.stage === 'resolved';
      const actual: Record<string, unknown> = {
        support: over ? c.support : c.now.support,
        opposition: over ? c.opposition : c.now.opposition,
        margin: over ? c.support - c.opposition : c.now.support - c.now.opposition,
        won: c.won,
        uncontested: c.uncontested,
        stage: c.stage,
      };
      for (const [field, expected] of Object.entries(wanted)) {
        if (!(field in actual)) throw new BadInput(`a conflict has no "${field}".`);
        same(`${field} of ${name}`, actual[field], expected);
      }
    }
  },
  war: (t, pairs: readonly (readonly string[])[]) =>
    same(
      'who is at war',
      t.s.relations.filter(r => r.kind === 'war').map(r => [RACES[r.a], RACES[r.b]].sort()),
      pairs.map(p => [...p].sort()),
    ),
  result: (t, expected: unknown) =>
    same(
      'the result',
      t.s.result === null
        ? null
        : { winners: t.s.result.winners.map(seat => RACES[t.s.seats[seat]!.race]), kind: t.s.result.kind },
      expected,
    ),
};

function perSeat(read: (t: Sitting, who: Who) => unknown): (t: Sitting, expected: PerSeat) => void {
  return (t, expected) => {
    for (const [who, n] of Object.entries(expected)) same(who, read(t, whoOf(t, who)), n);
  };
}

function cardField(t: Sitting, title: string, field: string, expected: unknown): void {
  const card = t.card(title);
  const flags: readonly (keyof B5Card)[] = ['rotated', 'neutralized', 'captured'];
  const numbers: readonly (keyof B5Card)[] = ['damage', 'severe', 'tokens'];
  const what = `${field} of ${title}`;
  if (flags.includes(field as keyof B5Card)) same(what, card[field as 'rotated'] === 1, expected);
  else if (numbers.includes(field as keyof B5Card) || MARKS.includes(field as Mark))
    same(what, card[field as 'damage'], expected);
  else if (field === 'in play') same(what, t.inPlay(title), expected);
  else if (field === 'faction') same(what, card.faction < 0 ? null : RACES[t.s.seats[card.faction]!.race], expected);
  else if (field === 'in') {
    const row = Object.entries(ROWS).find(([, kind]) => t.s.seats.some((_, seat) => card.zone === seat * 9 + kind));
    same(what, row?.[0] ?? 'elsewhere', expected);
  } else throw new BadInput(`a card has no "${field}".`);
}

function check(t: Sitting, expected: Readonly<Record<string, unknown>>): void {
  checkAll(t, CHECKS, expected);
}
