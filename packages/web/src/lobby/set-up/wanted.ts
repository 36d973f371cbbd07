/** The settings of a new table, as the form holds them and as the server wants them. */
import type { Clock, DeckChoice, SeatWanted, TableOptions, TableWanted } from '@orrery/protocol';

/** Who is to sit at another seat. */
export type OtherSeat = Exclude<SeatWanted, { readonly kind: 'me' }>;

/** A table as somebody wishes it who opens it, while he is still choosing. */
export interface Wish {
  readonly game: string;
  /** null for the usual one */
  readonly ruleset: string | null;
  readonly title: string;
  /** one's own; null where it is chosen at the table */
  readonly deck: DeckChoice | null;
  readonly others: readonly OtherSeat[];
  readonly decks: TableOptions['decks'];
  readonly clock: Clock;
  readonly listed: boolean;
  /** how many seconds later spectators see the game; null where there are none */
  readonly delay: number | null;
  readonly chat: boolean;
}

/** How well a bot plays where nobody has said. */
const USUAL_BOT = 'easy';

/** A table as it is where nobody changes anything: a seat for whoever comes, and bots at the rest. @param seats how many usually sit down */
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
});

/** The other seats when there are to be so many: those that there are stay as they are. */
export const seated = (others: readonly OtherSeat[], n: number): readonly OtherSeat[] =>
  Array.from({ length: n }, (_, i) => others[i] ?? (i === 0 ? { kind: 'anybody' } : { kind: 'bot', bot: USUAL_BOT }));

/** A clock of a kind, as it usually runs. */
export const USUAL_CLOCKS = {
  none: { kind: 'none' },
  decision: { kind: 'decision', seconds: 120 },
  chess: { kind: 'chess', seconds: 45 * 60, increment: 10 },
  days: { kind: 'days', days: 3 },
} as const satisfies { readonly [K in Clock['kind']]: Extract<Clock, { kind: K }> };

/** What the server is asked for. */
export const wantedOf = ({
  game,
  ruleset,
  title,
  deck,
  others,
  decks,
  clock,
  listed,
  delay,
  chat,
}: Wish): TableWanted => ({
  game,
  ...(ruleset === null ? {} : { ruleset }),
  ...(title.trim() === '' ? {} : { title: title.trim() }),
  seats: [{ kind: 'me', ...(deck === null ? {} : { deck }) }, ...others],
  options: { decks, clock, listed, spectators: delay === null ? null : { delay }, chat },
});
