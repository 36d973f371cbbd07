// Votes of the Babylon 5 council, of the League, and of the players (b5/votes).
import { ask, type Frame, type Menu, many, option, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { facts, repeatWhile, v } from '../../language.ts';
import { RACE_NAMES, seatName } from '../../names.ts';
import { type B5State, players, RACES, rows, type Vote } from '../../state.ts';
import { eachStatic } from '../effects/statics.ts';
import { kindOf } from '../factions/kinds.ts';

/** The races that vote in the council (b5/votes/1). */
export const COUNCIL = ['human', 'minbari', 'centauri', 'narn', 'vorlon'] as const;
export type CouncilRace = (typeof COUNCIL)[number];

/** A vote is cast (b5/votes/6, b5/votes/10). */
export const voteCast = facts.define<{ race: string; seat: Seat; vote: number }>('vote', {
  apply(s, x) {
    const before: Vote = s.vote ?? { voters: [], yes: 0, no: 0, passed: false };
    const yes = before.yes + (x.vote > 0 ? 1 : 0);
    const no = before.no + (x.vote < 0 ? 1 : 0);
    s.vote = { voters: [...before.voters, { race: x.race, seat: x.seat, vote: x.vote }], yes, no, passed: yes > no };
  },
  show: { race: 'plain', seat: 'seat', vote: 'plain' },
  say: (_n, x) =>
    `${x.race === 'league' ? 'The League' : `The ${RACE_NAMES[x.race!] ?? x.race} ambassador`} ${x.vote! > 0 ? 'votes yes' : x.vote! < 0 ? 'votes no' : 'abstains'}.`,
});

/** A vote begins: of the council, or of the players (b5/votes/2, b5/votes/3). */
export const voteCalled = facts.define<{ seat: Seat; head: Seat; kind: 'council' | 'player' }>('vote-called', {
  apply(s) {
    s.vote = { voters: [], yes: 0, no: 0, passed: false };
  },
  show: { seat: 'seat', head: 'seat', kind: 'plain' },
  say: (n, x) => `${x.kind === 'player' ? 'The players vote' : 'The Babylon 5 council votes'}. ${n.head} presides.`,
});

/** A single vote in a voting: its owner, and the seat that casts it. */
interface Ballot {
  readonly race: string;
  readonly seat: Seat;
}

const isRace = (s: B5State, seat: Seat, race: string): boolean => RACES[s.seats[seat]!.race] === race;
const inProject = (s: B5State, seat: Seat): boolean => kindOf(s, seat).council;

/** The seat that heads the council: the player of the Human ambassador to Babylon 5, else the player who called the vote (b5/votes/8). */
export function headOfCouncil(s: B5State, caller: Seat): Seat {
  return players(s).find(p => isRace(s, p, 'human') && inProject(s, p)) ?? caller;
}

/**
 * The seat that casts a race's vote, -1 for none. Only an ambassador to Babylon 5 votes (b5/votes/1, b5/votes/14). The engine rules give the vote to
 * a race's only Babylon Project faction, or to its only faction of any kind (b5/votes/16, b5/votes/17, b5/votes/18, b5/votes/19, b5/votes/20). A card
 * may give it to its own player.
 */
export function voteHolder(s: B5State, race: string): Seat {
  let seat = -1;
  eachStatic(s, 'council-vote', (st, _source, f) => {
    if (st.what === 'cast' && COUNCIL[st.n(s, f)] === race) seat = f.you;
  });
  if (seat >= 0) return seat;
  const factions = players(s).filter(p => isRace(s, p, race));
  const project = factions.filter(p => inProject(s, p));
  if (project.length === 1) return project[0]!;
  return s.ruleset === 'engine' && project.length === 0 && factions.length === 1 ? factions[0]! : -1;
}

/** The vote that a card forces on a race; null if none does (b5/votes/4). */
function forcedVote(s: B5State, race: string): number | null {
  let vote: number | null = null;
  eachStatic(s, 'council-vote', (st, _source, f) => {
    if (st.what !== 'cast' && COUNCIL[st.n(s, f)] === race) vote = said(st.what);
  });
  return vote;
}

/** League votes of a seat: one for each Non-Aligned species ambassador in its faction (b5/votes/12, b5/votes/15). */
export function leagueVotes(s: B5State, seat: Seat): number {
  return rows(s).filter(id => {
    const def = DEFS[s.defs[id]!]!;
    return (
      s.cards[id]!.faction === seat &&
      def.race === 'non-aligned' &&
      def.type === 'character' &&
      [...def.keywords].some(k => k.endsWith(' Ambassador') && k !== 'Starting Ambassador')
    );
  }).length;
}

/** The player who alone decides the League's vote (Non-Aligned Support), -1 for none. */
function leagueSpeaker(s: B5State): Seat {
  const seat = s.notes.league ?? -1;
  return seat >= 0 && !s.seats[seat]!.out ? seat : -1;
}

/** The seats that decide how the League breaks a tie. Nobody does in a casual or tournament game of two at one to one. */
function leagueVoters(s: B5State): Seat[] {
  const speaker = leagueSpeaker(s);
  if (speaker >= 0) return [speaker];
  if (s.ruleset !== 'engine' && players(s).length === 2 && s.vote!.yes === 1) return [];
  return players(s).filter(p => leagueVotes(s, p) > 0);
}

/** True for a vote that a player casts for another race (by a card's text). */
const lent = (s: B5State, b: Ballot): boolean => !isRace(s, b.seat, b.race);

const orderMenu: Menu<B5State> = {
  name: 'order of voting',
  list: (s, f) => (f.l.ballots as Ballot[]).map((b, i) => (lent(s, b) ? option('ballot', i) : option('seat', b.seat))),
  label: (s, f, o) => (o.verb === 'seat' ? seatName(s, o.a) : `the ${RACE_NAMES[f.l.ballots[o.a].race]} vote`),
  prompt: () => 'In which order do the ambassadors vote?',
  stakes: () => 'You preside. Votes are open, so later voters know the earlier votes.',
  rule: 'b5/votes/9',
};

/** The card that called the vote. */
const putBy = (s: B5State, f: Frame): string => (f.self >= 0 ? ` on ${defOf(s, f.self).title}` : '');

/** The text of that card, which says what the vote does. */
const about = (s: B5State, f: Frame): string => (f.self >= 0 ? defOf(s, f.self).text().join(' ') : '');

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
  stakes: (s, f) =>
    `It passes with more Yes than No votes. So far: ${s.vote?.yes ?? 0} Yes, ${s.vote?.no ?? 0} No. ${about(s, f)}`.trim(),
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
  stakes: (s, f) =>
    `The council is tied, ${s.vote?.yes ?? 0} to ${s.vote?.no ?? 0}. The majority of the League ambassadors breaks the tie. If they tie too, the vote fails. ${about(s, f)}`.trim(),
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
    who: (_s, f) => [f.l.head],
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
    voteCast(s, { race, seat, vote: said(picks[0]?.[0]?.verb) });
  }),
);

/** Procedure: a council vote, called by `you`. The state's `vote` holds its outcome. */
v.procedure(
  'council vote',
  v.rule('vote is called', (s, f) => {
    f.l.head = headOfCouncil(s, f.you);
    voteCalled(s, { seat: f.you, head: f.l.head, kind: 'council' });
    f.l.ballots = COUNCIL.flatMap(race => {
      const seat = voteHolder(s, race);
      const forced = forcedVote(s, race);
      if (seat >= 0 && forced === null) return [{ race, seat }];
      // races without a player abstain, the Vorlons too (b5/votes/4, b5/votes/5), unless a card decides their vote
      voteCast(s, { race, seat, vote: forced ?? 0 });
      return [];
    });
  }),
  order,
  cast,
  // the League breaks a tie (b5/votes/11), except of one to one between two players (b5/votes/7, b5/votes/13)
  ask(
    v,
    'League vote',
    {
      who: s => (s.vote!.yes === s.vote!.no ? leagueVoters(s) : []),
      menu: leagueMenu,
      skip: false,
    },
    (s, _f, picks, seats) => {
      if (seats.length === 0) return;
      const alone = leagueSpeaker(s) >= 0;
      let sum = 0;
      picks.forEach((list, i) => {
        sum += said(list[0]?.verb) * (alone ? 1 : leagueVotes(s, seats[i]!));
      });
      voteCast(s, { race: 'league', seat: -1, vote: Math.sign(sum) });
    },
  ),
);

/** Procedure: a vote of all players, one each, called and headed by `you` (b5/votes/3). */
v.procedure(
  'player vote',
  v.rule('player vote is called', (s, f) => {
    f.l.head = f.you;
    voteCalled(s, { seat: f.you, head: f.you, kind: 'player' });
    f.l.ballots = players(s).map(seat => ({ race: RACES[s.seats[seat]!.race]!, seat }));
  }),
  order,
  cast,
);
