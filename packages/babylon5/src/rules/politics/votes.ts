// How a vote is held, whoever votes: it is called, its head sets the order, and the votes are cast (b5/votes).
import { ask, type Frame, type Menu, many, option, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts, repeatWhile, v } from '../../language.ts';
import { RACE_NAMES, seatName } from '../../names.ts';
import { type B5State, RACES, type Vote, type VoteKind } from '../../state.ts';
import { type Ballot, ballotsOf, electorate, heldFor, leagueSpeaker, leagueVotes } from './electorates.ts';

/** Who casts a vote, for the log: an ambassador for a race, or a player. */
const voterName = (kind: VoteKind, race: string, player: string): string =>
  electorate(kind).voters === 'ambassadors' ? `The ${RACE_NAMES[race] ?? race} ambassador` : player;

/** How a vote is cast, for the log. */
const castAs = (vote: number): string => (vote > 0 ? 'votes yes' : vote < 0 ? 'votes no' : 'abstains');

/** A vote is cast (b5/votes/6, b5/votes/10): of a race in the council, of the League, or of a player. */
export const voteCast = facts.define<{ kind: VoteKind; race: string; seat: Seat; vote: number }>('vote', {
  apply(s, x) {
    const before: Vote = s.vote ?? { voters: [], yes: 0, no: 0, passed: false };
    const yes = before.yes + (x.vote > 0 ? 1 : 0);
    const no = before.no + (x.vote < 0 ? 1 : 0);
    s.vote = { voters: [...before.voters, { race: x.race, seat: x.seat, vote: x.vote }], yes, no, passed: yes > no };
  },
  show: { kind: 'plain', race: 'plain', seat: 'seat', vote: 'plain' },
  say: (n, x) =>
    x.race === 'league'
      ? `The League ${castAs(x.vote!)}${n.seat ? `, as ${n.seat} says` : ''}.`
      : `${voterName(x.kind!, x.race!, n.seat)} ${castAs(x.vote!)}.`,
});

/** A vote begins: of the council, of the players, or of the ISA (b5/votes/2). */
export const voteCalled = facts.define<{ seat: Seat; head: Seat; kind: VoteKind }>('vote-called', {
  apply(s) {
    s.vote = { voters: [], yes: 0, no: 0, passed: false };
  },
  show: { seat: 'seat', head: 'seat', kind: 'plain' },
  say: (n, x) => `${electorate(x.kind!).called}. ${n.head} presides.`,
});

/** True for a vote that a player casts for another race (by a card's text). */
const lent = (s: B5State, b: Ballot): boolean => RACES[s.seats[b.seat]!.race] !== b.race;

const orderMenu: Menu<B5State> = {
  name: 'order of voting',
  list: (s, f) => (f.l.ballots as Ballot[]).map((b, i) => (lent(s, b) ? option('ballot', i) : option('seat', b.seat))),
  label: (s, f, o) => (o.verb === 'seat' ? seatName(s, o.a) : `the ${RACE_NAMES[f.l.ballots[o.a].race]} vote`),
  prompt: (_s, f) => `In which order do the ${electorate(f.l.kind).voters} vote?`,
  stakes: () => 'You preside. Votes are open, so later voters know the earlier votes.',
  rule: 'b5/votes/9',
};

/** The card that called the vote. */
const putBy = (s: B5State, f: Frame): string => (f.self >= 0 ? ` on ${defOf(s, f.self).title}` : '');

/** The text of that card, which says what the vote does. To other voters it says whom its "you" means. */
function about(s: B5State, f: Frame, seat: Seat): string {
  if (f.self < 0) return '';
  const { title, text } = defOf(s, f.self);
  return `${seat === f.you ? '' : `The text of ${title} speaks to ${seatName(s, f.you)}: `}${text().join(' ')}`;
}

const voteMenu: Menu<B5State> = {
  name: 'vote',
  list: () => [option('yes'), option('no'), option('abstain')],
  label: (_s, _f, o) => ({ yes: 'Yes', no: 'No' })[o.verb] ?? 'Abstain',
  prompt(s, f) {
    const b: Ballot | undefined = f.l.line?.[f.l.i];
    return b && lent(s, b)
      ? `How do you cast the ${RACE_NAMES[b.race]} vote${putBy(s, f)}?`
      : `How do you vote${putBy(s, f)}?`;
  },
  stakes: (s, f, seat) =>
    `It passes with more Yes than No votes. So far: ${s.vote?.yes ?? 0} Yes, ${s.vote?.no ?? 0} No. ${about(s, f, seat)}`.trim(),
  rule: 'b5/votes/6',
  note: (_s, _f, o) =>
    ({ yes: 'you vote for it', no: 'you vote against it' })[o.verb] ?? 'your vote counts for neither side',
};

const leagueMenu: Menu<B5State> = {
  ...voteMenu,
  name: 'League vote',
  prompt: (s, f, seat) =>
    leagueSpeaker(s) === seat
      ? `How does the League vote${putBy(s, f)}? You alone speak for it.`
      : `How do your ${many(leagueVotes(s, seat), 'ambassador')} of the League vote${putBy(s, f)}?`,
  stakes: (s, f, seat) =>
    `The council is tied, ${s.vote?.yes ?? 0} to ${s.vote?.no ?? 0}. The majority of the League ambassadors breaks the tie. If they tie too, the vote fails. ${about(s, f, seat)}`.trim(),
  rule: 'b5/votes/11',
};

const said = (verb: string | undefined): number => (verb === 'yes' ? 1 : verb === 'no' ? -1 : 0);

const left = v.test(
  'ambassadors left to vote',
  () => (_s, f) => f.l.i < f.l.line.length,
  () => '',
);

/** The head of a vote decides the order of voting (b5/votes/9). */
const order = ask(
  v,
  'order of voting',
  {
    who: (_s, f) => (f.l.ballots.length > 0 ? [f.l.head] : []),
    menu: orderMenu,
    min: (_s, f) => f.l.ballots.length,
    max: (_s, f) => f.l.ballots.length,
    ordered: true,
    skip: false,
  },
  (_s, f, picks) => {
    const { ballots } = f.l as { ballots: readonly Ballot[] };
    f.l.line = (picks[0] ?? []).map(o => (o.verb === 'ballot' ? ballots[o.a]! : ballots.find(b => b.seat === o.a)!));
    f.l.i = 0;
  },
);

const cast = repeatWhile(
  left(),
  ask(v, 'cast vote', { who: (_s, f) => [f.l.line[f.l.i].seat], menu: voteMenu, skip: false }, (s, f, picks) => {
    const { race, seat }: Ballot = f.l.line[f.l.i++];
    voteCast(s, { kind: f.l.kind, race, seat, vote: said(picks[0]?.[0]?.verb) });
  }),
);

/** A vote is called: of the kind that is held for it. Votes that texts decide, and those that nobody casts, are cast at once. */
const called = (kind: VoteKind) =>
  v.rule(`${kind} vote is called`, (s, f) => {
    f.l.kind = heldFor(s, kind);
    f.l.head = electorate(f.l.kind).head(s, f.you);
    voteCalled(s, { seat: f.you, head: f.l.head, kind: f.l.kind });
    f.l.ballots = ballotsOf(s, f.l.kind).flatMap(({ race, seat, vote }) => {
      if (seat >= 0 && vote === null) return [{ race, seat }];
      voteCast(s, { kind: f.l.kind, race, seat, vote: vote ?? 0 });
      return [];
    });
  });

/** The League breaks a tie of the council (b5/votes/11). */
const tie = ask(
  v,
  'League vote',
  {
    who: (s, f) => (s.vote!.yes === s.vote!.no ? (electorate(f.l.kind).tie?.(s) ?? []) : []),
    menu: leagueMenu,
    skip: false,
  },
  (s, f, picks, seats) => {
    if (seats.length === 0) return;
    const alone = leagueSpeaker(s) >= 0;
    let sum = 0;
    picks.forEach((list, i) => {
      sum += said(list[0]?.verb) * (alone ? 1 : leagueVotes(s, seats[i]!));
    });
    voteCast(s, { kind: f.l.kind, race: 'league', seat: alone ? seats[0]! : -1, vote: Math.sign(sum) });
  },
);

/** Procedure: a council vote, called by `you`. The state's `vote` holds its outcome. While there is an ISA, its members vote (b5/isa/8). */
v.procedure('council vote', called('council'), order, cast, tie);

/** Procedure: a vote of all players, called by `you` (b5/votes/3). */
v.procedure('player vote', called('player'), order, cast, tie);

/** Procedure: a vote of the members of the ISA, called by `you`. Without an ISA nobody votes, and it fails. */
v.procedure('ISA vote', called('isa'), order, cast, tie);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/factions/kind-record.ts: b5/votes/1
// - rules/politics/electorates.ts: b5/votes/4, b5/votes/5, b5/votes/7, b5/votes/8, b5/votes/12, b5/votes/13, b5/votes/14, b5/votes/15, b5/votes/16, b5/votes/17, b5/votes/18, b5/votes/19, b5/votes/20
