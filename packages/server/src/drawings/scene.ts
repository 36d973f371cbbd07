// What the picture of a moment shows, as plain data. It comes from what a spectator sees.
import type { Motif } from '@orrery/engraver';
import type { LogLine, Standing } from '@orrery/table';

/** A player in the picture. */
export interface Player {
  readonly name: string;
  /** the number that decides the game, in words */
  readonly text: string;
  readonly ink: string;
  readonly out: boolean;
}

/** A world or a card in the picture. */
export interface Thing {
  readonly motif: Motif;
  readonly name: string;
  /** numbers below its name; empty for none */
  readonly note: string;
  readonly ink: string;
}

/** A moment as a picture shows it. */
export interface Scene {
  readonly title: string;
  /** the turn and its part */
  readonly turn: string;
  readonly players: readonly Player[];
  readonly worlds: readonly Thing[];
  readonly cards: readonly Thing[];
  /** what happened last, in sentences */
  readonly said: readonly string[];
}

/** The places and cards of a game in a picture: what each game adds to it. */
export interface Board {
  /** the faction of each seat, as `inkOf` names it */
  readonly factions: readonly string[];
  readonly worlds: readonly Omit<Thing, 'ink'>[];
  /** the cards that matter most, the first first: their ids, and their seats */
  readonly cards: readonly { readonly card: string; readonly seat: number; readonly note: string }[];
}

/** The most worlds and cards in a picture: its size and its time are bounded. */
export const [MOST_WORLDS, MOST_CARDS] = [6, 8] as const;
/** The most sentences in a picture. */
const MOST_SAID = 2;

/** The accents of factions, as the page has them in the dark (`tokens.css`). */
const INKS: Readonly<Record<string, string>> = {
  human: '#86b4ff',
  centauri: '#d6a1ec',
  minbari: '#7fded6',
  narn: '#ff9a6c',
  b5: '#dfe7f5',
  shadow: '#b3abd6',
  vorlon: '#b3dc8f',
  'non-aligned': '#60b0d5',
  'psi-corps': '#f07db7',
  company: '#84b744',
  drakh: '#b1925c',
  earther: '#86b4ff',
  gongen: '#ff8f84',
  maverick: '#cdcb7f',
  shi: '#70dcc2',
  quay: '#c8a2ff',
  argonian: '#8fcbff',
  krebiz: '#ff9281',
  mechad: '#bab6e8',
  corporate: '#91dca1',
  pot: '#9aa6ff',
  indirigan: '#efb784',
};
/** The ink of those without a faction. */
const NEUTRAL = '#b4bfd0';

/** The ink of a faction. */
export const inkOf = (faction: string | undefined): string => INKS[faction ?? ''] ?? NEUTRAL;

/** The players of a picture. @param standing of each seat @param factions by seat */
export const playersIn = (standing: readonly Standing[], factions: readonly string[]): Player[] =>
  standing.map(({ seat, name, text, out }) => ({ name, text, out, ink: inkOf(factions[seat]) }));

/** What happened last: the weightiest sentences of the last choice that somebody heard of, in their order. */
export function lastOf(log: readonly LogLine[]): readonly LogLine[] {
  const last = log.at(-1);
  if (last === undefined) return [];
  const lines = log.filter(({ after }) => after === last.after);
  const most = [...lines].sort((a, b) => b.weight - a.weight).slice(0, MOST_SAID);
  return lines.filter(line => most.includes(line));
}
