import { type B5State, babylon5, babylon5Advice } from '@orrery/babylon5';
import { type Bot, greedyBot, randomBot } from '@orrery/bots';
import { answer, awaited, BadInput, Match, type MatchRecord, optionId, ProgramFault, start } from '@orrery/kernel';

/** One batch of simulated games, as plain data for a worker. */
export interface Batch {
  readonly setup: unknown;
  /** bots by seat */
  readonly bots: readonly string[];
  readonly seeds: readonly number[];
  readonly record: boolean;
}

/** How one simulated game went. */
export interface Played {
  readonly seed: number;
  readonly decisions: number;
  readonly turns: number;
  readonly winners: readonly number[];
  /** the kind of victory; `aborted` when it was stopped */
  readonly kind: string;
  readonly fault: string | null;
  readonly seconds: number;
  readonly record: MatchRecord | null;
}

/** No game is let to be longer: a fault of the rules or of the bots, not a long game. */
export const DECISION_LIMIT = 20_000;

/** The bots that can sit at a table, by name. */
export const BOTS: Readonly<Record<string, (seed: number) => Bot>> = {
  random: seed => randomBot(seed),
  greedy: seed => greedyBot(seed, babylon5Advice),
};

/** Makes a bot. @throws BadInput for an unknown name */
export function makeBot(name: string, seed: number): Bot {
  const make = BOTS[name];
  if (make === undefined)
    throw new BadInput(`There is no bot called "${name}"; choose from ${Object.keys(BOTS).join(', ')}.`);
  return make(seed);
}

/** Plays the games of a batch, one after the other. A game that fails is reported as aborted, not thrown. */
export default function playBatch(batch: Batch): Played[] {
  return batch.seeds.map(seed => playOne(batch, seed));
}

function playOne(batch: Batch, seed: number): Played {
  const bots = batch.bots.map((name, seat) => makeBot(name, seed * 31 + seat + 1));
  const began = performance.now();
  let decisions = 0;
  let state: B5State | null = null;
  let match: Match<B5State> | null = null;
  const over = (fault: string | null): Played => ({
    seed,
    decisions,
    turns: state?.turn ?? 0,
    winners: fault === null ? (state?.result?.winners ?? []) : [],
    kind: fault === null ? (state?.result?.kind ?? 'none') : 'aborted',
    fault,
    seconds: (performance.now() - began) / 1000,
    record: match?.record() ?? null,
  });
  try {
    if (batch.record) match = Match.start(babylon5, batch.setup, seed);
    state = match?.state ?? start(babylon5, batch.setup, seed);
    while (state.result === null) {
      if (decisions >= DECISION_LIMIT) return over(`more than ${DECISION_LIMIT} decisions`);
      const seat = awaited(state)[0];
      if (seat === undefined) return over('nobody can act');
      const picks = bots[seat]!.choose(babylon5, state, seat);
      if (match !== null) {
        match.answer(match.decision, seat, picks.map(optionId));
        match.hear();
        state = match.state;
      } else answer(babylon5, state, seat, picks);
      decisions++;
    }
    return over(null);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    return over(error instanceof ProgramFault || error instanceof Error ? error.message : String(error));
  }
}
