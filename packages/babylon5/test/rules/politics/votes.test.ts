import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Race, Ruleset, SeatPosition } from '../../../src/index.ts';
import { at } from '../../support/cards-for-resolution.ts';
import type { Table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];
const OLDER: readonly Ruleset[] = ['casual', 'tournament'];
type Say = 'yes' | 'no' | 'abstain';

/** Players of whom the first plays an event that calls a vote. */
function called(ruleset: Ruleset, seats: readonly SeatPosition[], event = 'Test Council'): Table {
  const t = at({
    ruleset,
    seats: seats.map((seat, i) => (i === 0 ? { ...seat, hand: [event] } : seat)),
    order: seats.map((_, i) => i + 1),
  });
  return t.act(1, 'event', event);
}

/** The head calls the votes in this order, and they are cast. */
function vote(t: Table, head: Race | number, ...votes: readonly (readonly [Race, Say])[]): Table {
  t.pick(head, ...votes.map(([race]) => race));
  for (const [race, say] of votes) t.act(race, say);
  return t;
}

/** All votes: 1 yes, -1 no, 0 abstention. */
const votes = (t: Table): Record<string, number> => Object.fromEntries(t.s.vote!.voters.map(v => [v.race, v.vote]));

const HUMAN_NARN: readonly SeatPosition[] = [{ race: 'human' }, { race: 'narn' }];
const FOUR: readonly SeatPosition[] = [{ race: 'human' }, { race: 'narn' }, { race: 'centauri' }, { race: 'minbari' }];

rule('b5/votes/1', 'five races have a vote in the council, and each player casts that of the own ambassador', () => {
  for (const ruleset of OLDER) {
    const t = called(ruleset, [...HUMAN_NARN, { race: 'non-aligned', ambassador: 'Test Drazi Envoy' }]);
    vote(t, 'human', ['human', 'yes'], ['narn', 'no']);
    // the Non-Aligned player decides for the League, which breaks the tie, and has no other vote
    t.act('non-aligned', 'abstain');
    expect(t.happened('vote').map(f => [f.race, f.seat])).toEqual([
      ['minbari', -1],
      ['centauri', -1],
      ['vorlon', -1],
      ['human', 0],
      ['narn', 1],
      ['league', -1],
    ]);
  }
});

rule('b5/votes/2', 'a vote is one of the players, of Babylon 5 or of the ISA, by who votes and who heads it', () => {
  const seats: readonly SeatPosition[] = [
    { race: 'narn' },
    { race: 'human' },
    { race: 'centauri' },
    { race: 'minbari' },
  ];
  /** Who is asked for the order, and whose votes it sets, by seat. */
  const held = (event: string, isa: readonly Race[] = []) => {
    const t = at({
      ruleset: 'engine',
      seats: seats.map((seat, i) => (i === 0 ? { ...seat, hand: [event] } : seat)),
      order: [1, 2, 3, 4],
      ...(isa.length > 0 ? { isa: [...isa] } : {}),
    });
    t.act('narn', 'event', event).leaveOpen();
    return [t.asked[0], t.options(t.s.ask!.seats[0]! + 1).map(o => o.a)];
  };
  expect(held('Test Plebiscite')).toEqual(['narn', [0, 1, 2, 3]]);
  expect(held('Test Council')).toEqual(['human', [1, 3, 2, 0]]);
  expect(held('Test Referendum', ['centauri', 'narn'])).toEqual(['centauri', [0, 2]]);
});

rule('b5/votes/3', 'a player vote: one vote for every player, headed by whoever played the card', () => {
  const t = called(
    'engine',
    [
      { race: 'narn' },
      { race: 'human' },
      { race: 'human', designation: 'home', ambassador: 'General Hague' },
      { race: 'non-aligned', ambassador: 'Test Drazi Envoy' },
    ],
    'Test Plebiscite',
  );
  // the Narn player heads it, although there is a Human ambassador to Babylon 5
  expect(t.asked).toEqual(['narn']);
  const all = t.options('narn').map(o => o.a);
  expect(all).toEqual([0, 1, 2, 3]);
  t.pick('narn', 'narn', 'human', 2, 'non-aligned');
  t.act(1, 'yes').act(2, 'no').act(3, 'yes').act(4, 'abstain');
  expect(t.s.vote).toMatchObject({ yes: 2, no: 1, passed: true });
  expect(t.s.babylon5).toBe(5);
});

rule('b5/votes/4', 'a council race that nobody plays abstains, unless a card makes it vote', () => {
  for (const ruleset of ALL) {
    const t = vote(
      called(ruleset, [...HUMAN_NARN, { race: 'centauri' }]),
      'human',
      ['human', 'yes'],
      ['narn', 'no'],
      ['centauri', 'abstain'],
    );
    expect(votes(t)).toMatchObject({ minbari: 0, vorlon: 0 });
    const forced = called(ruleset, [
      { race: 'human', supporting: ['Test Pressure'] },
      { race: 'narn' },
      { race: 'centauri' },
    ]);
    vote(forced, 'human', ['human', 'yes'], ['narn', 'no'], ['centauri', 'abstain']);
    expect(votes(forced).minbari).toBe(1);
    expect(forced.s.vote!.passed).toBe(true);
    // it also changes a player's own vote
    const own = called(ruleset, [{ race: 'human', supporting: ['Test Pressure'] }, { race: 'minbari' }]);
    vote(own, 'human', ['human', 'no']);
    expect(votes(own)).toMatchObject({ human: -1, minbari: 1 });
  }
});

rule('b5/votes/5', 'the Vorlons abstain, unless a card gives somebody their vote', () => {
  for (const ruleset of ALL) {
    const t = vote(called(ruleset, HUMAN_NARN), 'human', ['human', 'yes'], ['narn', 'abstain']);
    expect(votes(t).vorlon).toBe(0);
    const kosh = called(ruleset, [{ race: 'human', supporting: ['Test Encounter Suit'] }, { race: 'narn' }]);
    kosh.pick('human', 'human', 'narn', 'ballot');
    kosh.act('human', 'yes').act('narn', 'no');
    expect(kosh.prompt()).toContain('Vorlon');
    kosh.act('human', 'yes');
    expect(votes(kosh)).toMatchObject({ human: 1, narn: -1, vorlon: 1 });
    expect(kosh.s.vote!.passed).toBe(true);
  }
});

rule('b5/votes/6', 'a voter says Yes, No or Abstain', () => {
  for (const ruleset of ALL) {
    const t = called(ruleset, HUMAN_NARN);
    t.pick('human', 'narn', 'human');
    expect(t.asked).toEqual(['narn']);
    expect(t.options('narn').map(o => o.verb)).toEqual(['yes', 'no', 'abstain']);
    t.act('narn', 'abstain').act('human', 'abstain');
    expect(votes(t)).toMatchObject({ narn: 0, human: 0 });
  }
});

rule('b5/votes/7', 'a measure passes with one more Yes than No, and with what its card asks for besides', () => {
  for (const ruleset of ALL) {
    const tally = (event: string, says: readonly Say[]): Table =>
      vote(
        called(ruleset, FOUR, event),
        'human',
        ['human', says[0]!],
        ['narn', says[1]!],
        ['centauri', says[2]!],
        ['minbari', says[3]!],
      );
    const passed = (t: Table) => [t.s.vote!.passed, t.s.babylon5];
    expect(passed(tally('Test Council', ['yes', 'yes', 'no', 'abstain']))).toEqual([true, 5]);
    expect(passed(tally('Test Council', ['yes', 'yes', 'no', 'no']))).toEqual([false, 4]);
    expect(passed(tally('Test Mandate', ['yes', 'yes', 'no', 'abstain']))).toEqual([true, 4]);
    expect(passed(tally('Test Mandate', ['yes', 'yes', 'yes', 'no']))).toEqual([true, 5]);
  }
});

rule(
  'b5/votes/8',
  'the player of the Human ambassador to Babylon 5 heads the council, else whoever called the vote',
  () => {
    for (const ruleset of ALL) {
      const human = called(ruleset, [{ race: 'narn' }, { race: 'human' }]);
      expect(human.asked).toEqual(['human']);
      expect(human.prompt()).toContain('order');
      human.leaveOpen();
      const none = called(ruleset, [{ race: 'narn' }, { race: 'centauri' }]);
      expect(none.asked).toEqual(['narn']);
      none.leaveOpen();
      // a Human faction of another kind has no ambassador to Babylon 5
      const home = called(ruleset, [
        { race: 'narn' },
        { race: 'human', designation: 'home', ambassador: 'General Hague' },
      ]);
      expect(home.asked).toEqual(['narn']);
      home.leaveOpen();
    }
  },
);

rule('b5/votes/9', 'the ambassadors vote in the order that the head has set', () => {
  for (const ruleset of ALL) {
    const t = called(ruleset, FOUR);
    t.pick('human', 'minbari', 'narn', 'human', 'centauri');
    const asked: string[] = [];
    while (t.prompt().includes('vote')) {
      asked.push(t.asked[0]!);
      t.act(t.asked[0] as Race, 'yes');
    }
    expect(asked).toEqual(['minbari', 'narn', 'human', 'centauri']);
  }
});

rule('b5/votes/10', 'a rotated ambassador votes, and so does a neutralized one', () => {
  for (const ruleset of ALL) {
    const t = called(ruleset, [
      { race: 'human', ambassador: { card: 'Jeffrey Sinclair', rotated: true } },
      { race: 'narn', ambassador: { card: "G'Kar", neutralized: true } },
      { race: 'centauri' },
    ]);
    vote(t, 'human', ['narn', 'yes'], ['human', 'yes'], ['centauri', 'no']);
    expect(votes(t)).toMatchObject({ narn: 1, human: 1 });
    expect(t.s.vote!.passed).toBe(true);
  }
});

rule('b5/votes/11', 'the League votes where the five are tied, 2 to 2, and not at 3 to 2', () => {
  for (const ruleset of ALL) {
    const seats: readonly SeatPosition[] = [
      { race: 'human', supporting: ['Test Encounter Suit', 'Test Drazi Envoy'] },
      ...FOUR.slice(1),
    ];
    const play = (vorlon: Say): Table => {
      const t = called(ruleset, seats);
      t.pick('human', 'human', 'narn', 'centauri', 'minbari', 'ballot');
      return t.act('human', 'yes').act('narn', 'yes').act('centauri', 'no').act('minbari', 'no').act('human', vorlon);
    };
    const tie = play('abstain');
    expect(tie.asked).toEqual(['human']);
    expect(tie.prompt()).toContain('League');
    tie.act('human', 'yes');
    expect(tie.s.vote).toMatchObject({ yes: 3, no: 2, passed: true });
    const decided = play('yes');
    expect(decided.happened('vote').some(f => f.race === 'league')).toBe(false);
    expect(decided.s.vote).toMatchObject({ yes: 3, no: 2, passed: true });
  }
});

rule(
  'b5/votes/12',
  "one vote for each species' ambassador in a faction: 2 to 1 is the League's Yes, 1 to 1 its abstention",
  () => {
    for (const ruleset of ALL) {
      const tied = (narn: readonly string[]): Table =>
        vote(
          called(ruleset, [
            { race: 'human', supporting: ['Test Drazi Envoy', 'Test League Secretary'] },
            { race: 'narn', supporting: narn },
            { race: 'centauri' },
          ]),
          'human',
          ['human', 'yes'],
          ['narn', 'no'],
          ['centauri', 'abstain'],
        );
      const two = tied(['Test Vree Envoy', 'Test Gaim Envoy']);
      expect(two.asked).toEqual(['human', 'narn']);
      two.act('human', 'no').act('narn', 'yes');
      expect(votes(two).league).toBe(1);
      expect(two.s.vote!.passed).toBe(true);
      // an assistant is no ambassador: one to one
      const one = tied(['Test Vree Envoy']);
      one.act('human', 'no').act('narn', 'yes');
      expect(votes(one).league).toBe(0);
      expect(one.s.vote!.passed).toBe(false);
    }
  },
);

rule('b5/votes/13', 'one to one between two players fails, and the League is not asked', () => {
  for (const ruleset of OLDER) {
    const t = called(ruleset, [{ race: 'human', supporting: ['Test Drazi Envoy'] }, { race: 'narn' }]);
    vote(t, 'human', ['human', 'yes'], ['narn', 'no']);
    expect(t.happened('vote').some(f => f.race === 'league')).toBe(false);
    expect(t.s.vote!.passed).toBe(false);
    // a third player makes it a tie like any other
    const three = called(ruleset, [
      { race: 'human', supporting: ['Test Drazi Envoy'] },
      { race: 'narn' },
      { race: 'non-aligned', ambassador: 'Test Vree Envoy' },
    ]);
    vote(three, 'human', ['human', 'yes'], ['narn', 'no']);
    expect(three.asked).toEqual(['human', 'non-aligned']);
    three.act('human', 'yes').act('non-aligned', 'abstain');
    expect(three.s.vote!.passed).toBe(true);
  }
});

const CLARK: SeatPosition = { race: 'human', designation: 'home', ambassador: 'General Hague', name: 'Clark' };
const SINCLAIR: SeatPosition = { race: 'human', name: 'Sinclair' };
const BESTER: SeatPosition = { race: 'human', designation: 'psi corps', ambassador: 'Talia Winters', name: 'Bester' };

/** The player who casts the Human vote; '' if the Humans abstain. The Narn player calls the vote and votes No. */
function humanVoter(ruleset: Ruleset, ...humans: readonly SeatPosition[]): string {
  const t = called(ruleset, [{ race: 'narn' }, ...humans]);
  const asked = () => t.s.ask!.seats[0]! + 1;
  t.pick(asked(), ...t.options(asked()).map(o => o.a));
  let voter = '';
  while (t.prompt().includes('vote')) {
    const seat = asked();
    if (seat > 1) voter = t.s.seats[seat - 1]!.name;
    t.act(seat, seat > 1 ? 'yes' : 'no');
  }
  expect(votes(t).human).toBe(voter === '' ? 0 : 1);
  return voter;
}

rule('b5/votes/14', 'a faction of another kind has no vote, though nobody plays the ambassador to Babylon 5', () => {
  for (const ruleset of OLDER) {
    expect(humanVoter(ruleset, CLARK)).toBe('');
    expect(humanVoter(ruleset, BESTER)).toBe('');
    expect(humanVoter(ruleset, CLARK, SINCLAIR)).toBe('Sinclair');
  }
});

rule('b5/votes/15', "a Home faction with a species' ambassador votes in the League", () => {
  for (const ruleset of ALL) {
    const t = called(ruleset, [
      { race: 'narn' },
      { race: 'centauri' },
      { ...CLARK, supporting: ['Test Drazi Envoy'] },
      SINCLAIR,
    ]);
    t.pick(4, 0, 1, 3).act(1, 'yes').act(2, 'no').act(4, 'abstain');
    expect(t.s.ask!.seats).toEqual([2]);
    t.act(3, 'yes');
    expect(votes(t).league).toBe(1);
    expect(t.s.vote!.passed).toBe(true);
  }
});

rule(
  'b5/votes/16',
  "the engine rules: a race's one faction of the Babylon Project votes, or its only faction of any kind",
  () => {
    expect(humanVoter('engine', BESTER)).toBe('Bester');
    expect(humanVoter('engine', CLARK, SINCLAIR)).toBe('Sinclair');
    expect(humanVoter('engine', CLARK, SINCLAIR, BESTER)).toBe('Sinclair');
    expect(humanVoter('engine', CLARK, BESTER)).toBe('');
  },
);

rule('b5/votes/17', 'the only Human faction is Clark at home: he controls the vote', () => {
  expect(humanVoter('engine', CLARK)).toBe('Clark');
});

rule('b5/votes/18', 'Sinclair of the Babylon Project and Clark at home: Sinclair controls the vote', () => {
  expect(humanVoter('engine', SINCLAIR, CLARK)).toBe('Sinclair');
});

rule(
  'b5/votes/19',
  'Clark at home and Bester of the Psi Corps: neither controls the vote, and the Humans abstain',
  () => {
    expect(humanVoter('engine', CLARK, BESTER)).toBe('');
  },
);

rule(
  'b5/votes/20',
  'the engine council has five seats; one to one is broken by the League, one to nothing is not',
  () => {
    const seats: readonly SeatPosition[] = [{ race: 'human', supporting: ['Test Drazi Envoy'] }, { race: 'narn' }];
    const tie = vote(called('engine', seats), 'human', ['human', 'yes'], ['narn', 'no']);
    expect(votes(tie)).toEqual({ human: 1, minbari: 0, centauri: 0, narn: -1, vorlon: 0 });
    expect(tie.prompt()).toContain('League');
    tie.act('human', 'yes');
    expect(tie.s.vote!.passed).toBe(true);
    const lead = vote(called('engine', seats), 'human', ['human', 'yes'], ['narn', 'abstain']);
    expect(lead.happened('vote').some(f => f.race === 'league')).toBe(false);
    expect(lead.s.vote).toMatchObject({ yes: 1, no: 0, passed: true });
  },
);
