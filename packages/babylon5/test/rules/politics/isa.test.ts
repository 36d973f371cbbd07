import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/card.ts';
import type { Ruleset } from '../../../src/index.ts';
import { eliminate } from '../../../src/rules/politics/elimination.ts';
import { membersOf } from '../../../src/rules/politics/isa.ts';
import { DISCARD, HAND, RESERVE } from '../../../src/state.ts';
import { tableView } from '../../../src/view.ts';
import { alliance } from '../../support/cards-for-isa.ts';
import { humans } from '../../support/cards-for-parties.ts';
import { at } from '../../support/cards-for-resolution.ts';
import { PAPERS } from '../../support/cards-for-turns.ts';
import type { Table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];

/** The members of the Interstellar Alliance, by seat from 1. */
const members = (t: Table): number[] => membersOf(t.s).map(seat => seat + 1);

rule('b5/isa/1', 'an event that succeeds founds the Interstellar Alliance, and its player is in it', () => {
  for (const ruleset of ALL) {
    const t = alliance(ruleset, [], [{ hand: ['Test Foundation'] }, { hand: ['Test Accession', 'Test Foundation'] }]);
    expect([t.s.isa, tableView(t.s, 0).isa]).toEqual([undefined, null]);
    t.act('human', 'event', 'Test Foundation');
    expect(t.s.isa).toEqual({ founder: 0, members: [0] });
    // it is a state of the whole game: others join it, and nobody founds a second one
    t.act('narn', 'event', 'Test Accession');
    expect(tableView(t.s, null).isa).toEqual({ founder: 0, members: [0, 1] });
    t.pass('centauri').pass('minbari').pass('human').act('narn', 'event', 'Test Foundation');
    expect(t.s.isa).toEqual({ founder: 0, members: [0, 1] });
    expect(t.log(null).join('\n')).toContain('founds the Interstellar Alliance');
  }
});

rule('b5/isa/1', 'without an Alliance there is nothing to join', () => {
  const t = alliance('casual', [], [{ hand: ['Test Accession', 'Test Invitation'] }]);
  expect(t.offers('human', 'event', 'Test Invitation')).toBe(false);
  expect(t.act('human', 'event', 'Test Accession').s.isa).toBe(undefined);
});

rule('b5/isa/2', 'a member that declares war on a member is expelled, and so are all members of its race', () => {
  for (const ruleset of ALL) {
    // two Human factions and the Narn
    const t = humans(ruleset, [{ hand: ['Test Alliance War'] }], { isa: [3, 1, 2] });
    expect(members(t)).toEqual([1, 2, 3]);
    t.act(1, 'event', 'Test Alliance War').act(1, 'race', 'narn');
    expect(members(t)).toEqual([3]);
    expect(t.happened('state-began').every(f => f.by === 0)).toBe(true);
  }
});

rule(
  'b5/isa/2',
  'a war with a player outside the Alliance expels nobody, and neither does the war of an outsider',
  () => {
    for (const ruleset of ALL) {
      const out = alliance(ruleset, ['human', 'narn'], [{ hand: ['Test Alliance War'] }]);
      out.act('human', 'event', 'Test Alliance War').act('human', 'race', 'centauri');
      expect(members(out)).toEqual([1, 2]);
      const outsider = alliance(ruleset, ['narn', 'minbari'], [{ hand: ['Test Alliance War'] }]);
      outsider.act('human', 'event', 'Test Alliance War').act('human', 'race', 'narn');
      expect(members(outsider)).toEqual([2, 4]);
    }
  },
);

rule('b5/isa/2', 'the engine rules: a player who joins the war of a sibling starts a war', () => {
  const t = humans('engine', [{}, {}], { isa: [3, 1], war: [[2, 3]] });
  t.act(1, 'join-war', 'Jeffrey Sinclair', 'narn');
  expect(members(t)).toEqual([3]);
});

rule('b5/isa/2', 'factions in Civil War are races of their own: only the one that began it is expelled', () => {
  const t = humans('casual', [{ hand: ['Test Schism'] }], { isa: [3, 1, 2] });
  t.act(1, 'event', 'Test Schism').pick(1, 'Clark');
  expect(t.s.rifts).toEqual([0]);
  expect(members(t)).toEqual([2, 3]);
});

rule('b5/isa/3', 'a war by an event or a conflict of a member expels that member, not the other side', () => {
  for (const ruleset of ALL) {
    const event = alliance(ruleset, ['narn', 'human', 'centauri'], [{ hand: ['Test Alliance War'] }]);
    event.act('human', 'event', 'Test Alliance War').act('human', 'race', 'narn');
    expect(members(event)).toEqual([2, 3]);
    const conflict = alliance(ruleset, ['narn', 'human'], [{ supporting: ['Test Wanderer'] }], {
      conflicts: [{ conflict: 'Test Alliance Plot', by: 'human', target: 'narn', support: ['Jeffrey Sinclair'] }],
    });
    conflict.until('draw');
    expect(conflict.happened('state-began')).toMatchObject([{ kind: 'war', by: 0 }]);
    expect(members(conflict)).toEqual([2]);
    // a war between two others is not theirs: nobody who is at war did it
    const others = alliance(ruleset, ['human', 'narn', 'centauri'], [{ hand: ['Test Forged Order'] }]);
    others.act('human', 'event', 'Test Forged Order').act('human', 'race', 'narn').act('human', 'race', 'centauri');
    expect(others.happened('state-began')).toMatchObject([{ kind: 'war', by: 0 }]);
    expect(members(others)).toEqual([1, 2, 3]);
  }
});

rule('b5/isa/3', 'an event that is undone expels nobody', () => {
  const t = alliance('casual', ['narn', 'human'], [{ hand: ['Test Alliance War'] }, { hand: ['Test Retraction'] }]);
  t.act('human', 'event', 'Test Alliance War').act('human', 'race', 'narn');
  expect(members(t)).toEqual([2]);
  t.act('narn', 'event', 'Test Retraction');
  expect(t.s.relations).toEqual([]);
  expect(members(t)).toEqual([1, 2]);
});

rule('b5/isa/4', "a war by a member's agenda expels that member, whoever set the agenda off", () => {
  for (const ruleset of ALL) {
    const t = alliance(ruleset, ['narn', 'human'], [{ hand: ['Test Windfall'] }, { agenda: 'Test Holy War' }]);
    t.act('human', 'event', 'Test Windfall');
    expect(t.happened('state-began')).toMatchObject([{ kind: 'war', by: 1 }]);
    expect(members(t)).toEqual([1]);
  }
});

/** The first player, who holds nothing; the others are in an Alliance. The reserve has ISA cards. */
const fetcher = (ruleset: Ruleset, deck: readonly string[] = ['Test Council Seat', 'Test Paper 2', 'Test Paper 3']) =>
  alliance(ruleset, ['narn'], [{ deck: [...deck], reserve: ['Test White Star Plans', 'Test Council Seat'] }]);

/** The rule that forbids a wish; null if it is allowed. */
const barred = (t: Table, ...wish: [verb: string, a?: string, b?: string]): string | null =>
  t.why('human', ...wish)?.rule ?? null;

rule('b5/isa/5', 'every player may once a turn discard the top card and give up drawing for an ISA card', () => {
  for (const ruleset of ALL) {
    const plans = Array.from({ length: 2 }, () => 'Test White Star Plans');
    const t = alliance(ruleset, ['narn'], [{ deck: ['Test Council Seat', ...PAPERS], reserve: plans }]);
    t.act('human', 'fetch');
    if (t.question === 'fetch') t.pick('human', 'Test White Star Plans');
    expect(t.titles('human', HAND)).toEqual(['Test White Star Plans']);
    expect(t.titles('human', DISCARD)).toEqual(['Test Council Seat']);
    t.pass('narn').pass('centauri').pass('minbari');
    expect(barred(t, 'fetch')).toBe('b5/isa/5');
    // it may neither draw a free card nor buy one
    t.until('draw').untilAsked('number');
    expect(t.s.ask!.seats).toEqual([1, 2, 3]);
    t.untilAsked('declare');
    expect(t.titles('human', HAND)).toEqual(['Test White Star Plans']);
    // in the next turn again
    t.untilAsked('action', 'human');
    expect(barred(t, 'fetch')).toBe(null);
    // without an Alliance nobody may
    expect(barred(alliance(ruleset, []), 'fetch')).toBe('b5/isa/5');
    // and nobody without a deck
    expect(barred(fetcher(ruleset, []), 'fetch')).toBe('b5/isa/5');
  }
});

rule('b5/isa/6', 'with three copies in the deck there is no fourth to fetch', () => {
  const copies = (n: number) => ['Test Paper 1', ...Array.from({ length: n }, () => 'Test White Star Plans')];
  for (const ruleset of ['tournament', 'engine'] as const) {
    expect(barred(fetcher(ruleset, copies(3)), 'fetch')).toBe('b5/isa/6');
    expect(barred(fetcher(ruleset, copies(2)), 'fetch')).toBe(null);
  }
  // casual games: the other ISA cards are there, and this one is not
  const casual = (n: number) => {
    const t = fetcher('casual', copies(n));
    t.act('human', 'fetch');
    const titles = t.options('human').map(o => DEFS[o.a]!.title);
    t.leaveOpen();
    return titles;
  };
  expect(casual(2)).toContain('Test White Star Plans');
  expect(casual(3)).not.toContain('Test White Star Plans');
  expect(casual(3)).toContain('Test Referendum');
});

rule('b5/isa/7', 'in tournament and engine games the card must be in the reserve', () => {
  for (const ruleset of ['tournament', 'engine'] as const) {
    const t = alliance(ruleset, ['narn'], [{ reserve: ['Test Council Seat'] }]);
    expect(barred(t, 'fetch')).toBe('b5/isa/7');
    const held = fetcher(ruleset).act('human', 'fetch');
    expect(held.titles('human', RESERVE)).toEqual(['Test Council Seat']);
  }
});

/** Members vote: the founder sets the order, and each says what it says. */
function vote(t: Table, founder: string, ...says: readonly (readonly [string, string])[]): Table {
  t.pick(founder, ...says.map(([who]) => who));
  for (const [who, say] of says) t.act(who, say);
  return t;
}

/** Who has cast which vote: 1 yes, -1 no. */
const cast = (t: Table) => t.s.vote!.voters.map(v => [v.race, v.vote]);

rule('b5/isa/8', 'while the Alliance exists, a vote of the council is a vote of its members', () => {
  for (const ruleset of ALL) {
    const t = alliance(ruleset, ['narn', 'minbari'], [{ hand: ['Test Council'] }]);
    t.act('human', 'event', 'Test Council');
    vote(t, 'narn', ['narn', 'yes'], ['minbari', 'abstain']);
    expect(t.happened('vote-called')).toMatchObject([{ kind: 'isa' }]);
    // the outcome is that of the vote which the card called
    expect(t.s.babylon5).toBe(5);
    const council = alliance(ruleset, [], [{ hand: ['Test Council'] }]);
    council.act('human', 'event', 'Test Council');
    expect(council.happened('vote-called')).toMatchObject([{ kind: 'council' }]);
    council.leaveOpen();
    // a vote of the players stays one
    const players = alliance(ruleset, ['narn'], [{ hand: ['Test Plebiscite'] }]);
    players.act('human', 'event', 'Test Plebiscite');
    expect(players.happened('vote-called')).toMatchObject([{ kind: 'player' }]);
    players.leaveOpen();
  }
});

rule('b5/isa/9', 'every member has one vote, also two of one race, and nobody else has any', () => {
  for (const ruleset of ALL) {
    const t = alliance(ruleset, ['human', 'narn'], [{ hand: ['Test Referendum'] }]);
    t.act('human', 'event', 'Test Referendum');
    expect(t.options('human').map(o => o.a)).toEqual([0, 1]);
    vote(t, 'human', ['narn', 'no'], ['human', 'yes']);
    expect(cast(t)).toEqual([
      ['narn', -1],
      ['human', 1],
    ]);
    // one to one fails: no League breaks the tie
    expect([t.s.vote!.passed, t.s.babylon5]).toEqual([false, 4]);
    const two = humans(ruleset, [{ hand: ['Test Referendum'] }], { isa: [1, 2] });
    two.act(1, 'event', 'Test Referendum').pick(1, 1, 0).act(2, 'yes').act(1, 'yes');
    expect(two.s.vote).toMatchObject({ yes: 2, no: 0, passed: true });
    expect(two.log(null).join('\n')).toContain('Clark votes yes.');
  }
});

rule('b5/isa/9', 'a vote of an Alliance that does not exist has no voters and fails', () => {
  const t = alliance('casual', [], [{ hand: ['Test Motion'] }]);
  t.act('human', 'event', 'Test Motion');
  expect(t.s.vote).toMatchObject({ yes: 0, no: 0, passed: false });
});

rule('b5/isa/10', 'the founder sets the order, whoever calls the vote', () => {
  for (const ruleset of ALL) {
    const t = alliance(ruleset, ['minbari', 'human', 'narn'], [{ hand: ['Test Referendum', 'Test Founders Day'] }]);
    t.act('human', 'event', 'Test Referendum');
    expect([t.asked, t.question]).toEqual([['minbari'], 'order of voting']);
    vote(t, 'minbari', ['narn', 'yes'], ['minbari', 'no'], ['human', 'no']);
    expect(cast(t).map(([race]) => race)).toEqual(['narn', 'minbari', 'human']);
    // an expelled founder remains the founder
    const out = alliance(ruleset, ['minbari', 'human'], [{ hand: ['Test Exclusion'] }, { hand: ['Test Referendum'] }]);
    out.act('human', 'event', 'Test Exclusion').act('human', 'seat', 'minbari').act('narn', 'event', 'Test Referendum');
    expect(out.asked).toEqual(['minbari']);
    out.pick('minbari', 'human').act('human', 'yes');
    expect(out.s.vote).toMatchObject({ yes: 1, passed: true });
    // without the founder the caller presides
    const gone = alliance(ruleset, ['minbari', 'narn'], [{}, { hand: ['Test Referendum'] }]);
    eliminate(gone.s, 3, 'is out');
    gone.pass('human').act('narn', 'event', 'Test Referendum');
    expect(gone.asked).toEqual(['narn']);
    expect(gone.options('narn').map(o => o.a)).toEqual([1]);
    gone.leaveOpen();
  }
});

rule('b5/isa/11', 'texts about votes of the council do not touch a vote of the Alliance', () => {
  for (const ruleset of ALL) {
    // one makes the Minbari vote yes, another gives away the Vorlon vote, and an envoy would break a tie for the League
    const texts = ['Test Pressure', 'Test Encounter Suit', 'Test Drazi Envoy'];
    const t = alliance(ruleset, ['human', 'minbari'], [{ supporting: texts, hand: ['Test Council'] }]);
    t.act('human', 'event', 'Test Council');
    vote(t, 'human', ['human', 'yes'], ['minbari', 'no']);
    expect(cast(t)).toEqual([
      ['human', 1],
      ['minbari', -1],
    ]);
    expect([t.s.vote!.passed, t.s.babylon5]).toEqual([false, 4]);
  }
});

rule('b5/isa/12', 'a card with ISA in bold cannot be played before the Alliance exists', () => {
  const hand = ['Test Referendum', 'Test ISA Delegate', 'Test ISA President', 'Test ISA Badge', 'Test ISA Charter'];
  for (const ruleset of ALL) {
    const refusals = (founded: boolean) => {
      const t = alliance(ruleset, founded ? ['narn'] : [], [
        { hand, inner: ['Test King'], supporting: ['Test Human Clerk'] },
      ]);
      return [
        barred(t, 'event', 'Test Referendum'),
        barred(t, 'sponsor', 'Test ISA Delegate'),
        barred(t, 'sponsor', 'Test ISA Badge'),
        barred(t, 'agenda', 'Test ISA Charter'),
        barred(t, 'replace', 'Test ISA President', 'Test Human Clerk'),
      ];
    };
    expect(refusals(false)).toEqual(Array.from({ length: 5 }, () => 'b5/isa/12'));
    expect(refusals(true)).toEqual(Array.from({ length: 5 }, () => null));
    const declared = (founded: boolean) =>
      alliance(ruleset, founded ? ['narn'] : [], [{ hand: ['Test ISA Inquiry'] }], { round: 'conflict' });
    expect(barred(declared(false), 'declare', 'Test ISA Inquiry')).toBe('b5/isa/12');
    expect(barred(declared(true), 'declare', 'Test ISA Inquiry')).toBe(null);
    const after = (founded: boolean) =>
      alliance(ruleset, founded ? ['narn'] : [], [{ hand: ['Test ISA Verdict', 'Test Note'] }], {
        conflicts: [{ conflict: 'Test Overture', by: 'human', support: ['Jeffrey Sinclair'] }],
      }).untilAsked('aftermath');
    expect(barred(after(false), 'aftermath', 'Test ISA Verdict')).toBe('b5/isa/12');
    expect(barred(after(true), 'aftermath', 'Test ISA Verdict')).toBe(null);
  }
});

rule('b5/isa/12', 'a contingency with ISA in bold stays face down', () => {
  const guarded = (isa: readonly string[]) => {
    const t = at({
      seats: [
        { race: 'human', hand: ['Test Blow'], ambassador: { card: 'Jeffrey Sinclair', attached: ['Test ISA Guard'] } },
        { race: 'narn' },
      ],
      order: ['human', 'narn'],
      ...(isa.length > 0 ? { isa: ['narn'] as const } : {}),
    });
    t.act('human', 'event', 'Test Blow').act('human', 'card', 'Jeffrey Sinclair');
    return t;
  };
  const founded = guarded(['narn']);
  expect(founded.question).toBe('respond');
  founded.leaveOpen();
  expect(guarded([]).question).not.toBe('respond');
});
