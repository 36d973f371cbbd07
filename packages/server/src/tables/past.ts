import { type MatchRecord, PRINT_EVERY, type Seat } from '@orrery/kernel';
import type { ContinueWanted, Moment, Person } from '@orrery/protocol';
import { checkBot, Session, tableGame } from '@orrery/table';
import type { Host } from '../host.ts';
import type { Games } from '../play/games.ts';
import type { Live } from '../play/live.ts';
import { writeFirst } from '../play/log.ts';
import { Problem } from '../problem.ts';
import { type StoredTable, seatOf, storedTable } from './info.ts';
import { storeTable } from './open.ts';
import { nextAt } from './rematch.ts';

/** The usual bot where a game goes on against bots. */
const USUAL_BOT = 'medium';

/** A game that is over, or is frozen: what has happened may be looked at. @throws Problem for one that goes on, or is not this person's to see */
async function over(host: Host, code: string, person: Person): Promise<{ stored: StoredTable; seat: Seat | null }> {
  const stored = await storedTable(host.database, code);
  if (!['finished', 'frozen'].includes(stored.status)) throw new Problem('state', 'This game is not over yet.');
  const seat = seatOf(stored, person.id);
  if (seat === null && stored.options.spectators === null)
    throw new Problem('forbidden', 'Nobody but its players may look at this game.');
  return { stored, seat };
}

/** True where all of a game may be seen by who looks at it afterwards: decks that were secret stay so. */
const isOpen = ({ options }: StoredTable): boolean => options.decks !== 'secret';

/**
 * The record of a game that is over. It tells all that was hidden, so that of secret decks there is none to be had.
 * @throws Problem
 */
export async function pastRecord(host: Host, games: Games, code: string, person: Person): Promise<MatchRecord> {
  const { stored } = await over(host, code, person);
  if (!isOpen(stored))
    throw new Problem(
      'forbidden',
      'The decks of this game were secret, and its record would show them: look at its moments.',
    );
  return games.read(code, live => live.session.match.record());
}

/**
 * A moment of a game that is over, after so many choices, as a seat saw it.
 * @param of whose eyes; those of this person where none is named, or of who watched
 * @throws Problem where it is not for this person to see, or there is no such moment
 */
export async function pastMoment(
  host: Host,
  games: Games,
  code: string,
  person: Person,
  choices: number,
  of: Seat | undefined,
): Promise<Moment> {
  const { stored, seat } = await over(host, code, person);
  const viewer = of ?? seat;
  if (viewer !== seat && !isOpen(stored))
    throw new Problem('forbidden', 'The decks of this game were secret: you see it from your own seat.');
  if (viewer !== null && stored.seats[viewer] === undefined)
    throw new Problem('input', `There is no seat ${viewer + 1} at this table.`);
  return games.read(code, live => {
    const { session, record } = upTo(live, choices);
    const { view, log } = session.look(viewer);
    const standing = session.standing();
    return { table: code, choices, of: record.choices.length, seat: viewer, view, log, standing };
  });
}

function upTo({ session: { table, match, players } }: Live, choices: number) {
  const record = match.record();
  if (choices > record.choices.length)
    throw new Problem('input', `The game has ${record.choices.length} choices, not ${choices}.`);
  return { record, session: Session.upTo(table, record, choices, seat => players[seat]!) };
}

/**
 * Goes on from a moment of a game that is over as a new table: against bots, or, where the game was frozen, with the same people.
 * @returns its code. @throws Problem
 */
export async function continueFrom(
  host: Host,
  games: Games,
  code: string,
  person: Person,
  { choices, seat: wanted, bot = USUAL_BOT }: ContinueWanted,
): Promise<string> {
  checkBot(bot);
  const { stored, seat: own } = await over(host, code, person);
  const seat = wanted ?? own ?? 0;
  if (stored.seats[seat] === undefined) throw new Problem('input', `There is no seat ${seat + 1} at this table.`);
  if (seat !== own && !isOpen(stored))
    throw new Problem('forbidden', 'The decks of this game were secret: you can go on from your own seat.');
  const together = stored.status === 'frozen' && own !== null;
  // whoever goes on second is taken to where the first has gone
  if (together && stored.rematch !== null) return stored.rematch;
  const { record, session } = await games.read(code, live => upTo(live, choices));
  if (session.result !== null) throw new Problem('state', 'The game is over at that moment: choose an earlier one.');
  const made = await storeTable(host, {
    title: stored.title,
    game: stored.game,
    version: tableGame(stored.game).game.version,
    ruleset: stored.ruleset,
    owner: person.id,
    options: { ...stored.options, listed: false },
    continues: JSON.stringify({ table: code, choices }),
    seats: stored.seats.map(x => {
      if (together) return { kind: x.kind, person: x.person, name: x.name, deck: x.deck, ready: 1 };
      const mine = { kind: 'person', person: person.id, name: person.name, deck: x.deck, ready: 1 };
      return x.seat === seat ? mine : { kind: 'bot', person: null, name: bot, deck: x.deck, ready: 1 };
    }),
  });
  await host.database.db.transaction().execute(async db => {
    await db
      .updateTable('game_table')
      .set({ status: 'playing', setup: stored.setup, seed: stored.seed })
      .where('code', '=', made)
      .execute();
    const persons = session.awaited.filter(x => (together ? stored.seats[x]!.kind === 'person' : x === seat));
    await writeFirst(db, host.database, made, stored, {
      added: record.choices.slice(0, choices),
      prints: record.prints.filter(([at]) => at <= choices && at % PRINT_EVERY === 0),
      deed: { kind: 'start', asks: { decision: session.match.decision, persons } },
    });
  });
  return together ? nextAt(host, code, made) : made;
}
