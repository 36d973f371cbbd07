import { ask, type Menu, option, type Seat } from '@orrery/kernel';
import { DEFS } from '../card.ts';
import { facts, repeatWhile, v } from '../language.ts';
import { RACE_NAMES, seatName } from '../names.ts';
import { type B5State, players, RACES, rows, type Vote } from '../state.ts';

/** The races that vote in the council (b5/votes/1). */
export const COUNCIL = ['human', 'minbari', 'centauri', 'narn', 'vorlon'] as const;

/** A vote is cast. */
export const voteCast = facts.define<{ race: string; seat: Seat; vote: number }>('vote', {
  apply(s, x) {
    const before: Vote = s.vote ?? { voters: [], yes: 0, no: 0, passed: false };
    const yes = before.yes + (x.vote > 0 ? 1 : 0);
    const no = before.no + (x.vote < 0 ? 1 : 0);
    s.vote = { voters: [...before.voters, { race: x.race, seat: x.seat, vote: x.vote }], yes, no, passed: yes > no };
  },
  say: (_s, x) =>
    `${x.race === 'league' ? 'The League' : `The ${RACE_NAMES[x.race!] ?? x.race} ambassador`} ${x.vote! > 0 ? 'votes yes' : x.vote! < 0 ? 'votes no' : 'abstains'}.`,
});

/** A council vote begins. */
export const voteCalled = facts.define<{ seat: Seat; head: Seat }>('vote-called', {
  apply(s) {
    s.vote = { voters: [], yes: 0, no: 0, passed: false };
  },
  say: (s, x) => `The Babylon 5 council votes; ${seatName(s, x.head!)} presides.`,
});

/** The seat that heads the council: the Human ambassador's player, else whoever called the vote (b5/votes/8). */
export function headOfCouncil(s: B5State, caller: Seat): Seat {
  return players(s).find(p => RACES[s.seats[p]!.race] === 'human') ?? caller;
}

/** The seats that vote for themselves in the council: those of the council's races (b5/votes/1). */
function voters(s: B5State): Seat[] {
  return players(s).filter(p => (COUNCIL as readonly string[]).includes(RACES[s.seats[p]!.race]!));
}

/** League votes of a seat: one for each Non-Aligned species ambassador in its faction (b5/votes/12). */
export function leagueVotes(s: B5State, seat: Seat): number {
  return rows(s).filter(id => {
    const def = DEFS[s.cards[id]!.def]!;
    return (
      s.cards[id]!.faction === seat &&
      def.race === 'non-aligned' &&
      def.type === 'character' &&
      [...def.keywords].some(k => k.endsWith('Ambassador'))
    );
  }).length;
}

const orderMenu: Menu<B5State> = {
  name: 'order of voting',
  list: (_s, f) => (f.l.voters as Seat[]).map(p => option('seat', p)),
  label: (s, _f, o) => seatName(s, o.a),
  prompt: () => 'In which order do the ambassadors vote?',
};

const voteMenu: Menu<B5State> = {
  name: 'vote',
  list: () => [option('yes'), option('no'), option('abstain')],
  label: (_s, _f, o) => ({ yes: 'Yes', no: 'No' })[o.verb] ?? 'Abstain',
  prompt: (s, _f, seat) => `How does ${seatName(s, seat)} vote?`,
};

const valueOf = (verb: string | undefined): number => (verb === 'yes' ? 1 : verb === 'no' ? -1 : 0);

const left = v.test(
  'ambassadors left to vote',
  () => (_s, f) => f.l.i < f.l.line.length,
  () => '',
);

/** Procedure: a council vote, called by `you`. Its outcome stands in the state's `vote`. */
v.procedure(
  'council vote',
  v.rule('vote is called', (s, f) => {
    f.l.head = headOfCouncil(s, f.you);
    f.l.voters = voters(s);
    voteCalled(s, { seat: f.you, head: f.l.head });
  }),
  ask(
    v,
    'order of voting',
    {
      who: (_s, f) => [f.l.head],
      menu: orderMenu,
      min: (_s, f) => f.l.voters.length,
      max: (_s, f) => f.l.voters.length,
      ordered: true,
      skip: false,
    },
    (s, f, picks) => {
      f.l.line = (picks[0] ?? []).map(o => o.a);
      f.l.i = 0;
      // council races that nobody plays, and the Vorlons, abstain (b5/votes/4, b5/votes/5)
      for (const race of COUNCIL)
        if (!voters(s).some(p => RACES[s.seats[p]!.race] === race)) voteCast(s, { race, seat: -1, vote: 0 });
    },
  ),
  repeatWhile(
    left(),
    ask(v, 'cast vote', { who: (_s, f) => [f.l.line[f.l.i]], menu: voteMenu, skip: false }, (s, f, picks, seats) => {
      voteCast(s, { race: RACES[s.seats[seats[0]!]!.race]!, seat: seats[0]!, vote: valueOf(picks[0]?.[0]?.verb) });
      f.l.i++;
    }),
  ),
  // the League breaks a tie (b5/votes/11), except of one to one between two players (b5/votes/13)
  ask(
    v,
    'League vote',
    {
      who: s =>
        s.vote!.yes === s.vote!.no && !(players(s).length === 2 && s.vote!.yes === 1)
          ? players(s).filter(p => leagueVotes(s, p) > 0)
          : [],
      menu: voteMenu,
      skip: false,
    },
    (s, _f, picks, seats) => {
      if (seats.length === 0) return;
      let sum = 0;
      picks.forEach((list, i) => {
        sum += valueOf(list[0]?.verb) * leagueVotes(s, seats[i]!);
      });
      voteCast(s, { race: 'league', seat: -1, vote: Math.sign(sum) });
    },
  ),
);
