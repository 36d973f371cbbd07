/** The settings of a new table, as the form holds them and as the server wants them. */
import type { Clock, DeckChoice, SeatWanted, TableOptions, TableWanted } from '@orrery/protocol';

/** The wish for another seat. */
export type OtherSeat = Exclude<SeatWanted, { readonly kind: 'me' }>;

/** The settings of a new table while the host chooses them. */
export interface Wish {
  readonly game: string;
  /** null for the usual one */
  readonly ruleset: string | null;
  /** the ids of the optional rules that the host names; absent for none */
  readonly agreed?: readonly string[];
  readonly title: string;
  /** the host's own; null to choose at the table */
  readonly deck: DeckChoice | null;
  readonly others: readonly OtherSeat[];
  readonly decks: TableOptions['decks'];
  readonly clock: Clock;
  readonly listed: boolean;
  /** the delay of spectators in seconds; null for no spectators */
  readonly delay: number | null;
  readonly chat: boolean;
  /** null for what suits the clock */
  readonly hints: boolean | null;
}

/** The usual level of a bot. */
const USUAL_BOT = 'easy';

/** The settings before any change: one seat for anyone, and bots for the rest. @param seats the usual number of players */
export const usualWish = (game: string, seats: number): Wish => ({
  game,
  ruleset: null,
  title: '',
  deck: null,
  others: seated([], seats - 1),
  decks: 'open',
  clock: { kind: 'none' },
  listed: false,
  delay: 0,
  chat: true,
  hints: null,
});

/** The other seats for this number of players. Seats that were there before keep their wish. */
export const seated = (others: readonly OtherSeat[], n: number): readonly OtherSeat[] =>
  Array.from({ length: n }, (_, i) => others[i] ?? (i === 0 ? { kind: 'anybody' } : { kind: 'bot', bot: USUAL_BOT }));

/** True if players of this table get hints. Without a wish, it is as the server has it: not under a clock that runs during the game. */
export const givesHints = ({ hints, clock }: Pick<Wish, 'hints' | 'clock'>): boolean =>
  hints ?? (clock.kind === 'none' || clock.kind === 'days');

/** The usual clock of each kind. */
export const USUAL_CLOCKS = {
  none: { kind: 'none' },
  decision: { kind: 'decision', seconds: 120 },
  chess: { kind: 'chess', seconds: 45 * 60, increment: 10 },
  days: { kind: 'days', days: 3 },
} as const satisfies { readonly [K in Clock['kind']]: Extract<Clock, { kind: K }> };

/** The request for the server. */
export const wantedOf = ({
  game,
  ruleset,
  agreed = [],
  title,
  deck,
  others,
  decks,
  clock,
  listed,
  delay,
  chat,
  hints,
}: Wish): TableWanted => ({
  game,
  ...(ruleset === null ? {} : { ruleset }),
  ...(agreed.length === 0 ? {} : { agreed: [...agreed] }),
  ...(title.trim() === '' ? {} : { title: title.trim() }),
  seats: [{ kind: 'me', ...(deck === null ? {} : { deck }) }, ...others],
  options: {
    decks,
    clock,
    listed,
    spectators: delay === null ? null : { delay },
    chat,
    hints: givesHints({ hints, clock }),
  },
});
