/** A finished game on the server. */
import type { PastMoment, TableInfo } from '@orrery/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { type GameName, loadCards, TITLES } from '../../books/books.ts';
import { retellHere } from '../../connection/door/worker-door.ts';
import { facesWith } from '../../connection/overlays/own-cards.ts';
import { ServerFault } from '../../connection/server/ask.ts';
import { beSomebody } from '../../connection/server/me.ts';
import { server } from '../../connection/server/routes.ts';
import { type Opened, RefusedHere, type TableDoor } from '../../connection/table-door.ts';
import { t } from '../../copy/index.ts';
import { atFirst, type Known } from '../../table/known.ts';
import { atOnce, type Past, retold, type Shown } from './past.ts';

/**
 * A finished game of the server. If its decks were open, its record holds all of it, and the browser replays it. If they were secret, the
 * server gives each moment as the user's seat saw it.
 * @throws ServerFault if there is no such game, it is not over, or the user may not see it
 */
export async function openPastAtServer(client: QueryClient, code: string, all: boolean): Promise<Past> {
  const me = await beSomebody(client);
  const info = await server.table(code);
  const seat = info.seats.find(({ person }) => person === me.id)?.seat ?? null;
  const goOn: Past['goOn'] = async choices => ({
    code: (await server.goOnFrom(code, { choices, ...(seat === null ? {} : { seat }) })).code,
    here: false,
  });
  const names = namesOf(info, seat);
  if (info.options.decks === 'open' && info.status === 'finished')
    try {
      const record = await server.record(code);
      const players = info.seats.map(({ kind, name }) =>
        kind === 'bot' ? { bot: name ?? '' } : { person: name ?? '' },
      );
      const viewer = all ? 'all' : seat;
      return retold(await retellHere({ game: info.game, record, players, names, seat, viewer }), { carry, goOn });
    } catch (error) {
      // other rules may play it in another way; the server has its own moments
      if (error instanceof ServerFault) throw error;
    }
  return bySeat(info, await server.moment(code, 0), names, goOn);
}

/** The code is enough. */
const carry = async (): Promise<string> => '';

const namesOf = ({ seats }: TableInfo, seat: number | null): readonly string[] =>
  seats.map(({ kind, name }, at) =>
    at === seat ? t('players.you') : kind === 'bot' ? t('players.bot', { level: name ?? '' }) : (name ?? ''),
  );

/** A game whose moments the server sends one by one. */
function bySeat(info: TableInfo, first: PastMoment, names: readonly string[], goOn: Past['goOn']): Past {
  const { code, game } = info;
  const openedAt = ({ choices, view, log, standing, seat }: PastMoment): Opened => ({
    game,
    title: TITLES[game as GameName],
    players: names,
    seat,
    viewer: seat,
    revision: choices,
    view,
    log,
    standing,
    thinking: null,
    armed: false,
    ending: null,
  });
  const moments = new Map<number, Known>([[0, atFirst(openedAt(first))]]);
  const known = async (at: number): Promise<Known> => {
    const moment = moments.get(at) ?? atFirst(openedAt(await server.moment(code, at)));
    moments.set(at, moment);
    return moment;
  };
  const shown = (at: number): Shown | null => {
    const now = moments.get(at);
    const before = moments.get(at - 1) ?? null;
    return now === undefined || (at > 0 && before === null) ? null : { now, before };
  };
  return {
    opened: openedAt(first),
    door: new FacesAlone(info),
    last: first.of,
    open: false,
    shown,
    async bring(at) {
      const [now, before] = await Promise.all([known(at), at === 0 ? null : known(at - 1)]);
      return { now, before };
    },
    scenes: at => atOnce({ now: moments.get(at)!, before: moments.get(at - 1) ?? null }),
    carry,
    goOn,
  };
}

const over = async (): Promise<never> => {
  throw new RefusedHere(t('replay.over'), null);
};

/** The door of a finished game whose views come from elsewhere. It gives only the faces of cards. */
class FacesAlone implements TableDoor {
  constructor(private readonly info: TableInfo) {}

  faces: TableDoor['faces'] = async ids => {
    const { code, game, overlay } = this.info;
    return facesWith(game, await loadCards(game as GameName), ids, async () =>
      overlay === null ? undefined : server.overlay(code),
    );
  };

  look = over;
  preview = over;
  draft = over;
  warnings = over;
  why = over;
  answer = over;
  undo = over;
  proposeUndo = over;
  summary = over;
  hint = over;
  stops = over;
  setStops = over;
  orders = over;
  order = over;
  resign = over;
  record = over;

  follow(): () => void {
    return () => {};
  }

  trouble(): () => void {
    return () => {};
  }

  close(): void {}
}
