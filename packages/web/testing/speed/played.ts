import type { State } from '@orrery/kernel';
import { botAnswer, prepareMatch, Session, type TableGame } from '@orrery/table';
import { loadGame } from '@orrery/table/shelf';
import type { GalacticEmpires } from '@orrery/table/views';
import type { News, Opened, TableDoor } from '../../src/connection/table-door.ts';

/** A game as one seat saw it, with the faces of its cards. */
export interface Recorded {
  readonly opened: Opened;
  readonly news: readonly News[];
  readonly faces: TableDoor['faces'];
}

/** How many choices each seat has made before the recording begins: enough for cards on the table. */
const BEFORE = 50;

/** Lets bots play a game, and records what the first seat saw in a number of changes. */
export async function recorded(game: string, seats: number, changes: number): Promise<Recorded> {
  const table: TableGame<State> = await loadGame(game);
  const { setup } = prepareMatch(
    table,
    Array.from({ length: seats }, () => null),
    seats,
    null,
  );
  const session = Session.start(
    table,
    setup,
    7,
    Array.from({ length: seats }, () => ({ bot: 'easy' }) as const),
  );
  const beside = () => ({ standing: session.standing(), thinking: null, ending: null, armed: false });
  const news: News[] = [];
  let opened: Opened | null = null;
  let seen = 0;
  let answers = 0;
  await session.playBotsBy(async seat => {
    if (++answers === BEFORE * seats) {
      const look = session.look(0);
      seen = look.revision;
      const players = Array.from({ length: seats }, (_, i) => (i === 0 ? 'you' : 'easy'));
      opened = { ...look, ...beside(), game, title: table.game.title, seat: 0, players, viewer: 0 };
    } else if (opened !== null) {
      const update = session.since(0, seen);
      if (update !== null) {
        seen = update.revision;
        news.push({ ...update, ...beside() });
      }
    }
    return news.length >= changes ? null : botAnswer(table, session.match, seat, 'easy');
  });
  const pages = new Map(table.cards.map(page => [page.id, page]));
  return {
    opened: opened!,
    news,
    faces: async ids =>
      ids.flatMap(id => {
        const face = pages.get(id.split(COPY)[0]!)?.face();
        return face === undefined ? [] : [{ ...face, id }];
      }),
  };
}

/** The separator between the id of a card and the number of its copy. */
const COPY = '#';

/** How many cards change sides with each change of a crowded table. */
const MOVED = 4;

/** The same table with many cards in two fleets, some of which change sides with each change. No game has so many. */
export function crowded(from: Recorded, cards: number): Recorded {
  const first = from.opened.view as GalacticEmpires.View;
  const patterns = first.seats
    .flatMap(({ fleet }) => fleet.flatMap(card => [card, ...card.on]))
    .filter(({ type }) => 'SBD'.includes(type));
  const lie = Array.from({ length: cards }, (_, i) => {
    const pattern = patterns[i % patterns.length]!;
    // each of them is its own card
    return { ...pattern, id: 10_000 + i, card: `${pattern.card}${COPY}${i}`, on: [] };
  });
  const fleets = (round: number) => {
    const sides: GalacticEmpires.CardView[][] = [[], []];
    for (const [i, card] of lie.entries()) {
      const crosses = i % Math.floor(cards / MOVED) === round % Math.floor(cards / MOVED);
      sides[(i + Number(crosses)) % 2]!.push({ ...card, engaged: crosses || card.engaged });
    }
    return sides;
  };
  const view = (round: number, base: GalacticEmpires.View): GalacticEmpires.View => ({
    ...base,
    turnOf: 1,
    volleys: [],
    seats: base.seats.map((seat, i) => ({ ...seat, fleet: i < 2 ? fleets(round)[i]! : [] })),
  });
  const shown = view(0, first);
  const news = from.news.map((one, i) => ({
    ...one,
    patch: [{ op: 'replace' as const, path: '/seats', value: view(i + 1, first).seats }],
  }));
  return { ...from, opened: { ...from.opened, view: shown }, news };
}

const NOTHING = async (): Promise<never> => {
  throw new Error('Nothing is asked of a table that is only looked at.');
};

/** A door without players: it sends recorded changes on request. */
export class Played implements TableDoor {
  #hear: (news: News) => void = () => {};
  #next = 0;
  readonly #drawn = new Set<string>();

  constructor(private readonly recorded: Recorded) {}

  /** Sends a number of changes. @returns how many are left */
  tell(n: number): number {
    for (let i = 0; i < n && this.#next < this.recorded.news.length; i++) this.#hear(this.recorded.news[this.#next++]!);
    return this.recorded.news.length - this.#next;
  }

  /** The cards that were drawn since the last call. */
  drawn(): string[] {
    const drawn = [...this.#drawn];
    this.#drawn.clear();
    return drawn;
  }

  look = async () => this.recorded.opened;
  follow: TableDoor['follow'] = hear => {
    this.#hear = hear;
    return () => {};
  };
  trouble: TableDoor['trouble'] = () => () => {};
  /** drawing a card looks up its game */
  faces: TableDoor['faces'] = async ids =>
    (await this.recorded.faces(ids)).map(face => {
      const drawn = () => this.#drawn.add(face.id);
      return Object.defineProperty({ ...face }, 'game', {
        get() {
          drawn();
          return face.game;
        },
      });
    });
  preview: TableDoor['preview'] = NOTHING;
  draft: TableDoor['draft'] = NOTHING;
  warnings: TableDoor['warnings'] = NOTHING;
  why: TableDoor['why'] = NOTHING;
  answer: TableDoor['answer'] = NOTHING;
  undo: TableDoor['undo'] = NOTHING;
  proposeUndo: TableDoor['proposeUndo'] = NOTHING;
  summary: TableDoor['summary'] = NOTHING;
  hint: TableDoor['hint'] = NOTHING;
  stops: TableDoor['stops'] = NOTHING;
  setStops: TableDoor['setStops'] = NOTHING;
  orders: TableDoor['orders'] = NOTHING;
  order: TableDoor['order'] = NOTHING;
  resign: TableDoor['resign'] = NOTHING;
  record: TableDoor['record'] = NOTHING;
  close(): void {}
}
