import { asked, greedyBot } from '@orrery/bots';
import { optionId } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { defOf } from '../src/card.ts';
import { babylon5, babylon5Advice, type Position, type SeatPosition } from '../src/index.ts';
import { RACES } from '../src/state.ts';
import { type Table, table } from './support/table.ts';
import './cards/stand-ins.ts';

// What the greedy bot does with pacts between races.

const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];

/** Narn, Human and Centauri players; the Narn player acts first. */
function at(narn: Partial<SeatPosition>, more: Partial<Position> = {}, human: Partial<SeatPosition> = {}): Table {
  return table({
    seats: [
      { race: 'narn', rating: 9, deck, ...narn },
      { race: 'human', rating: 9, deck, ...human },
      { race: 'centauri', rating: 9, deck },
    ],
    order: ['narn', 'human', 'centauri'],
    ...more,
  }).leaveOpen();
}

/** What the bot does at this seat: the verb, and the title of the card or the name of the race. */
function deed(t: Table, who: string): string {
  const seat = t.s.seats.findIndex(x => RACES[x.race] === who);
  const [pick] = greedyBot(1, babylon5Advice)
    .choose(asked(babylon5, t.s, seat))
    .map(optionId);
  const [verb, first] = (pick ?? 'nothing').split(':');
  if (first === undefined) return verb!;
  return `${verb} ${verb === 'race' ? RACES[Number(first)] : defOf(t.s, Number(first)).title}`;
}

/** Turns in which a player has so many fleets of Military 10. */
const fleets = (n: number): string[] => Array.from({ length: n }, () => 'Test Armada');

test('it declares an Alliance where it may, and no pact that it has', () => {
  const alliance = { round: 'conflict', tension: { 'narn-human': 1 } } as const;
  expect(deed(at({ hand: ['Alliance'] }, alliance), 'narn')).toBe('declare Alliance');
  expect(deed(at({ hand: ['Neutrality Treaty'] }, { round: 'conflict' }), 'narn')).toBe('declare Neutrality Treaty');
});

test('of two races for a pact it names its own, and then another', () => {
  const t = at({ hand: ['Non-Aggression Pact'] }, { round: 'conflict', tension: { 'human-centauri': 2 } });
  t.act('narn', 'declare', 'Non-Aggression Pact').pass('human', 'centauri').pick('narn', 'Human');
  expect([t.question, deed(t, 'narn')]).toEqual(['second target', 'race narn']);
});

test('it sponsors Commerce Raiding against the trade of others, and not against its own', () => {
  const raiders = { hand: ['Commerce Raiding'], rating: 10 };
  const trade = (one: 'narn' | 'human') =>
    at(raiders, {
      freeTrade: [
        [one, 'centauri'],
        ['human', 'centauri'],
      ],
    });
  const worth = (t: Table) => {
    const o = t.options('narn').find(x => x.verb === 'sponsor')!;
    return babylon5Advice.score(t.s, 0, o);
  };
  expect(worth(trade('human'))).toBeGreaterThan(0);
  expect(worth(trade('narn'))).toBeLessThan(worth(trade('human')));
});

/** The conflict round after the Narn player has sponsored Commerce Raiding, at the Human player's turn. */
function raided(ships: number): Table {
  const t = at({ hand: ['Commerce Raiding'] }, { freeTrade: [['human', 'centauri']] }, { supporting: fleets(ships) });
  t.act('narn', 'sponsor', 'Commerce Raiding').until('conflict');
  for (let i = 0; i < 3 && !t.offers('human', 'declare-from'); i++) t.least();
  return t;
}

test('it hunts raiders who suspend its trade if it can beat them', () => {
  expect(deed(raided(2), 'human')).toBe('declare-from Commerce Raiding');
  expect(deed(raided(1), 'human')).toBe('pass');
});

test('its own raiders it leaves alone, and opposes who hunts them', () => {
  const t = at({ hand: ['Commerce Raiding'], supporting: fleets(3) }, { freeTrade: [['human', 'centauri']] });
  t.act('narn', 'sponsor', 'Commerce Raiding').until('conflict');
  for (let i = 0; i < 3 && !t.offers('narn', 'declare-from'); i++) t.least();
  expect(deed(t, 'narn')).toBe('pass');
});

test('it makes peace by an Armistice with a stronger enemy, not with a weaker one', () => {
  const war = (own: number, theirs: number) =>
    deed(
      at(
        { hand: ['Armistice'], rating: 12, supporting: fleets(own) },
        { war: [['narn', 'human']], tension: { 'narn-human': 3 } },
        { supporting: fleets(theirs) },
      ),
      'narn',
    );
  expect([war(0, 3), war(3, 0)]).toEqual(['event Armistice', expect.not.stringContaining('Armistice')]);
});

test('it ends Neutrality only toward the strongest rival, and only if it has more ships', () => {
  const ends = (own: number, theirs: number) => {
    const t = at(
      { supporting: fleets(own) },
      { neutrality: [['narn', 'human']] },
      { rating: 14, supporting: fleets(theirs) },
    );
    return deed(t.untilAsked('end neutrality', 'narn'), 'narn');
  };
  expect([ends(3, 0), ends(1, 1)]).toEqual(['race human', 'nothing']);
});
