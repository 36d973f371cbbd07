// Electorates: for each kind of vote who casts how many votes, who sets the order, who breaks a tie, and which texts may touch it (b5/votes/2).
import type { Seat } from '@orrery/kernel';
import { DEFS, type StaticKind } from '../../card.ts';
import { type B5State, players, RACES, rows, type VoteKind } from '../../state.ts';
import { eachStatic } from '../effects/statics.ts';
import { kindOf } from '../factions/kinds.ts';
import { speciesAmbassador } from '../factions/league.ts';
import { founderOf, membersOf } from './isa.ts';

/** The races that vote in the council (b5/votes/1). */
export const COUNCIL = ['human', 'minbari', 'centauri', 'narn', 'vorlon'] as const;
export type CouncilRace = (typeof COUNCIL)[number];

/** A single vote in a voting: the race whose vote it is, and the seat that casts it, -1 for nobody. */
export interface Ballot {
  readonly race: string;
  readonly seat: Seat;
}

/** Those who hold a vote of some kind. */
export interface Electorate {
  /** the log's first words on the vote: `The players vote` */
  readonly called: string;
  /** what its voters are called: ambassadors vote for their races */
  readonly voters: 'ambassadors' | 'players' | 'members';
  /** its votes. Those that nobody casts are abstentions */
  readonly ballots: (s: B5State) => Ballot[];
  /** the player who sets the order of voting. @param caller the player who called the vote */
  readonly head: (s: B5State, caller: Seat) => Seat;
  /** the players who break a tie; null if a tie fails */
  readonly tie: ((s: B5State) => Seat[]) | null;
  /** the texts in play that give votes to others or decide them; null if none can */
  readonly texts: StaticKind | null;
}

const isRace = (s: B5State, seat: Seat, race: string): boolean => RACES[s.seats[seat]!.race] === race;
const inProject = (s: B5State, seat: Seat): boolean => kindOf(s, seat).council;
const ownBallot = (s: B5State, seat: Seat): Ballot => ({ race: RACES[s.seats[seat]!.race]!, seat });

/** The seat that heads the council: the player of the Human ambassador to Babylon 5, else the player who called the vote (b5/votes/8). */
function headOfCouncil(s: B5State, caller: Seat): Seat {
  return players(s).find(p => isRace(s, p, 'human') && inProject(s, p)) ?? caller;
}

/**
 * The seat that casts a race's vote in the council, -1 for none. Only an ambassador to Babylon 5 votes (b5/votes/1, b5/votes/14). The engine rules give
 * the vote to a race's only Babylon Project faction, or to its only faction of any kind (b5/votes/16, b5/votes/17, b5/votes/18, b5/votes/19,
 * b5/votes/20).
 */
function speaksFor(s: B5State, race: string): Seat {
  const factions = players(s).filter(p => isRace(s, p, race));
  const project = factions.filter(p => inProject(s, p));
  if (project.length === 1) return project[0]!;
  return s.ruleset === 'engine' && project.length === 0 && factions.length === 1 ? factions[0]! : -1;
}

/** League votes of a seat: one for each Non-Aligned species ambassador in its faction (b5/votes/12, b5/votes/15). */
export function leagueVotes(s: B5State, seat: Seat): number {
  return rows(s).filter(id => s.cards[id]!.faction === seat && speciesAmbassador(DEFS[s.defs[id]!]!)).length;
}

/** The player who alone decides the League's vote (Non-Aligned Support), -1 for none. */
export function leagueSpeaker(s: B5State): Seat {
  const seat = s.notes.league ?? -1;
  return seat >= 0 && !s.seats[seat]!.out ? seat : -1;
}

/** The seats that decide how the League breaks a tie. Nobody does in a casual or tournament game of two at one to one (b5/votes/13). */
function leagueVoters(s: B5State): Seat[] {
  const speaker = leagueSpeaker(s);
  if (speaker >= 0) return [speaker];
  if (s.ruleset !== 'engine' && players(s).length === 2 && s.vote!.yes === 1) return [];
  return players(s).filter(p => leagueVotes(s, p) > 0);
}

/** The kinds of vote (b5/votes/2). */
export const ELECTORATES = {
  council: {
    called: 'The Babylon 5 council votes',
    voters: 'ambassadors',
    // races without a player abstain, the Vorlons too (b5/votes/4, b5/votes/5)
    ballots: s => COUNCIL.map(race => ({ race, seat: speaksFor(s, race) })),
    head: headOfCouncil,
    // the League breaks a tie (b5/votes/11), except of one to one between two players (b5/votes/7)
    tie: leagueVoters,
    texts: 'council-vote',
  },
  // every player has one vote, and the caller presides (b5/votes/3)
  player: {
    called: 'The players vote',
    voters: 'players',
    ballots: s => players(s).map(seat => ownBallot(s, seat)),
    head: (_s, caller) => caller,
    tie: null,
    texts: null,
  },
  // every member has one vote (b5/isa/9), the founder presides (b5/isa/10), and texts about the council do not count (b5/isa/11)
  isa: {
    called: 'The members of the Interstellar Alliance vote',
    voters: 'members',
    ballots: s => membersOf(s).map(seat => ownBallot(s, seat)),
    head(s, caller) {
      const founder = founderOf(s);
      return founder < 0 ? caller : founder;
    },
    tie: null,
    texts: null,
  },
} as const satisfies Readonly<Record<VoteKind, Electorate>>;

/** Those who vote in a kind of vote. */
export const electorate = (kind: VoteKind): Electorate => ELECTORATES[kind];

/** The kind of vote that is held when a vote is called: for one of the council, one of the ISA if it exists (b5/isa/8). */
export const heldFor = (s: B5State, called: VoteKind): VoteKind => (called === 'council' && s.isa ? 'isa' : called);

const said = { yes: 1, no: -1 } as const;

/** The votes of a kind of vote, with what texts do to them: who casts a vote, or how it is cast (null: as the seat likes). */
export function ballotsOf(s: B5State, kind: VoteKind): (Ballot & { readonly vote: number | null })[] {
  const { ballots, texts } = electorate(kind);
  return ballots(s).map(ballot => {
    let { seat } = ballot;
    let vote: number | null = null;
    if (texts !== null)
      eachStatic(s, texts, (st, _source, f) => {
        if (COUNCIL[st.n(s, f)] !== ballot.race) return;
        if (st.what === 'cast') seat = f.you;
        else vote = said[st.what as 'yes' | 'no'];
      });
    return { race: ballot.race, seat, vote };
  });
}
