// The expectations that scenarios of every game may have of a table.
import { awaited, count } from '../decision/decision.ts';
import { BadInput } from '../errors.ts';
import type { Viewer } from '../fact/facts.ts';
import { inWords } from '../text/sentence.ts';
import { expectSame } from './same.ts';
import { atPath, mentions, says, showsCard } from './seen.ts';
import type { AnySitting } from './sitting.ts';
import { partsOf, refusalOf, refusedFor } from './wishes.ts';

/** How something that is expected is looked at. */
export type Check<T> = (t: T, expected: never) => void;

type PerPlayer<X> = Readonly<Record<string, X>>;

/** What a seat or a spectator sees or does not. */
interface Sees {
  readonly cards?: readonly string[];
  readonly 'no cards'?: readonly string[];
  readonly log?: readonly string[];
  readonly 'no log'?: readonly string[];
  readonly asked?: boolean;
  readonly view?: Readonly<Record<string, unknown>>;
}

/** Checks that a player is still in the match: what is left of another is looked at by nobody. @throws BadInput where not */
export function mustPlay(t: AnySitting, who: string, what: string): void {
  if (t.s.seats[t.seat(who)]!.out)
    throw new BadInput(`${what} of ${who} no longer counts: ${who} is out of the match.`);
}

/**
 * Checks that a card is in play, where something is looked at that only cards in play have.
 * @param where where the card is, in a word
 * @throws BadInput where it is not
 */
export function mustBeInPlay(what: string, inPlay: boolean, where: string): void {
  if (!inPlay) throw new BadInput(`${what} can be checked only while the card is in play. The card is in "${where}".`);
}

/**
 * A check of a number (or anything else) that each player has.
 * @param ofAll true where it counts for players who are out of the match, too
 */
export const perPlayer =
  <T extends AnySitting>(what: string, read: (t: T, who: string) => unknown, ofAll = false): Check<T> =>
  (t, expected: PerPlayer<unknown>) => {
    for (const [who, value] of Object.entries(expected)) {
      if (!ofAll) mustPlay(t, who, what);
      expectSame(`${what} of ${who}`, read(t, who), value);
    }
  };

const listed = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x : [x]);

function sees(t: AnySitting, name: string, wanted: Sees): void {
  const viewer: Viewer = name === 'spectator' ? null : name === 'all' ? 'all' : t.seat(name);
  const view = t.view(viewer);
  const log = t.log(viewer);
  for (const title of wanted.cards ?? [])
    if (!showsCard(view, title)) throw new BadInput(`${name} does not see "${title}".`);
  // a card that is nowhere is seen by nobody, whatever the view shows
  for (const title of wanted['no cards'] ?? [])
    if (t.titlesOf(title).some(x => mentions(view, x))) throw new BadInput(`${name} sees "${title}".`);
  for (const text of wanted.log ?? [])
    if (!log.some(line => says(line, text)))
      throw new BadInput(
        `${name} was not told "${text}". The last lines were: ${
          log
            .slice(-3)
            .map(x => JSON.stringify(x))
            .join(' ') || 'nothing'
        }.`,
      );
  for (const text of wanted['no log'] ?? []) {
    const line = log.find(x => mentions(x, text));
    if (line !== undefined) throw new BadInput(`${name} was told "${line}".`);
  }
  if (wanted.asked !== undefined) {
    const asked = viewer !== null && awaited(t.s).includes(viewer as number);
    if (asked !== wanted.asked) throw new BadInput(`${name} is ${asked ? '' : 'not '}asked; ${t.pending()}.`);
  }
  for (const [path, value] of Object.entries(wanted.view ?? {})) {
    const seatOf = (who: string) => {
      try {
        return t.seat(who);
      } catch {
        return -1;
      }
    };
    expectSame(`${path} as ${name} sees it`, atPath(view, path, seatOf), value);
  }
}

/** What every game can be expected of. */
export const CHECKS: Readonly<Record<string, Check<AnySitting>>> = {
  asked: (t, expected: unknown) => {
    if (typeof expected === 'object' && expected !== null && !Array.isArray(expected)) {
      for (const [who, kind] of Object.entries(expected)) {
        const seat = t.seat(who);
        if (!awaited(t.s).includes(seat) || t.question !== kind)
          throw new BadInput(`${who} is not asked "${String(kind)}": ${t.pending()}.`);
      }
      return;
    }
    const seats = (expected === null ? [] : listed(expected)).map(who => t.seat(who as string));
    const wanted = seats.map(seat => t.who(seat));
    if (JSON.stringify([...awaited(t.s)].sort()) !== JSON.stringify([...seats].sort()))
      throw new BadInput(`${inWords(wanted) || 'nobody'} should be asked, but ${t.pending()}.`);
  },
  question: (t, kind: string) => {
    if (t.question !== kind) throw new BadInput(`"${kind}" should be asked, but ${t.pending()}.`);
  },
  offered: (t, list: PerPlayer<unknown>) => {
    for (const [who, wishes] of Object.entries(list))
      for (const wish of listed(wishes)) {
        const reason = refusalOf(t, who, partsOf(wish));
        if (reason !== null)
          throw new BadInput(
            `"${String(wish)}" is not offered to ${who}: ${reason.text}${reason.rule ? ` (${reason.rule})` : ''} ${t.pending()}${t.offeredTo(who)}.`,
          );
      }
  },
  'not offered': (t, list: PerPlayer<unknown>) => {
    for (const [who, wishes] of Object.entries(list))
      for (const wish of listed(wishes))
        if (refusedFor(t, who, partsOf(wish)) === null) throw new BadInput(`"${String(wish)}" is offered to ${who}.`);
  },
  options: perPlayer('the number of options', (t, who) => {
    t.mustBeAsked(who);
    return t.options(who).length;
  }),
  'to name': (t, list: PerPlayer<unknown>) => {
    for (const [who, wanted] of Object.entries(list)) {
      const { min, max } = count(t.game, t.s, t.mustBeAsked(who));
      expectSame(
        `how many ${who} must name`,
        Array.isArray(wanted) ? [min, max] : min === max ? min : [min, max],
        wanted,
      );
    }
  },
  sees: (t, list: PerPlayer<Sees>) => {
    for (const [who, wanted] of Object.entries(list)) sees(t, who, wanted);
  },
};
