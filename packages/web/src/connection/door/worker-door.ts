/** The door to a table in a worker of this page. */
import type { Saved } from '@orrery/kernel';
import { proxy, type Remote, wrap } from 'comlink';
import { errorText, t } from '../../copy/index.ts';
import type { Advised, GameInfo, Seat } from '../contract.ts';
import type { Judged } from '../games/judged.ts';
import { leaseOf } from '../games/lease.ts';
import { ELSEWHERE, type GameWanted, ME, type PastGame, type PlayedAlone } from '../games/wanted.ts';
import type { News, Opened, Replayed, TableDoor } from '../table-door.ts';
import { RefusedHere } from '../table-door.ts';
import type { AdviceHost } from '../worker/advice.ts';
import type { AnalysisHost } from '../worker/analysis-host.ts';
import type { Answer } from '../worker/answer.ts';
import type { TableHost } from '../worker/host.ts';
import type { LessonHost } from '../worker/lesson-host.ts';
import type { SeatHost } from '../worker/seat-host.ts';
import type { Thread } from '../worker/table.worker.ts';
import { Ears } from './ears.ts';
import { Spare } from './spare.ts';

/** The result of a call to the worker. @throws RefusedHere if it was refused */
async function taken<T>(answer: Promise<Answer<T>>): Promise<T> {
  const came = await answer;
  if ('value' in came) return came.value;
  const { text, rule, known } = came.fault;
  const said = errorText({ message: text });
  throw known ? new RefusedHere(said, rule) : new Error(said);
}

/** A game with the names of its players as people read them, in place of the worker's: `you`, `easy bot`. */
const named = (opened: Opened): Opened => ({
  ...opened,
  players: opened.players.map(player =>
    player === ME ? t('players.you') : player === '' ? '' : t('players.bot', { level: player }),
  ),
});

/** A table whose rules run in a worker of this page. */
class WorkerDoor implements TableDoor {
  readonly #ears = new Ears();

  constructor(
    private readonly worker: Worker,
    private readonly host: Remote<SeatHost>,
    private readonly end: () => void = () => {},
  ) {
    worker.onerror = event => this.#ears.warn(event.message);
  }

  look: TableDoor['look'] = async () =>
    named(
      await taken(
        this.host.look(
          proxy((news: News) => this.#ears.tell(news)),
          proxy((text: string) => this.#ears.warn(errorText({ message: text }))),
        ),
      ),
    );

  follow = this.#ears.follow;
  trouble = this.#ears.trouble;

  preview: TableDoor['preview'] = ids => taken(this.host.preview(ids));
  draft: TableDoor['draft'] = ids => taken(this.host.draft(ids));
  warnings: TableDoor['warnings'] = () => taken(this.host.warnings());
  why: TableDoor['why'] = words => taken(this.host.why(words));
  answer: TableDoor['answer'] = (decision, ids) => taken(this.host.answer(decision, ids));
  undo: TableDoor['undo'] = () => taken(this.host.undo());
  proposeUndo: TableDoor['proposeUndo'] = () => taken(this.host.proposeUndo());
  summary: TableDoor['summary'] = () => taken(this.host.summary());
  hint: TableDoor['hint'] = () => taken(this.host.hint());
  advise = () => taken(this.host.advise());
  stops: TableDoor['stops'] = () => taken(this.host.stops());
  setStops: TableDoor['setStops'] = changes => taken(this.host.setStops(changes));
  orders: TableDoor['orders'] = () => taken(this.host.orders());
  order: TableDoor['order'] = name => taken(this.host.order(name));
  resign: TableDoor['resign'] = () => taken(this.host.resign());
  faces: TableDoor['faces'] = ids => taken(this.host.faces(ids));
  record: TableDoor['record'] = () => taken(this.host.record());

  close(): void {
    this.worker.terminate();
    this.end();
  }
}

const hire = () => {
  const worker = new Worker(new URL('../worker/table.worker.ts', import.meta.url), { type: 'module' });
  const thread = wrap<Thread>(worker);
  return {
    worker,
    host: thread.table as unknown as Remote<TableHost>,
    lesson: thread.lesson as unknown as Remote<LessonHost>,
    analysis: thread.analysis as unknown as Remote<AnalysisHost>,
    advice: thread.advice as unknown as Remote<AdviceHost>,
  };
};

/** the worker that has loaded what the player does next: a game that they look at, or a table that they have begun */
const spare = new Spare<ReturnType<typeof hire>>();
const gameNamed = (game: string): string => `game ${game}`;
const tableOf = (id: string): string => `table ${id}`;

/** Lets a worker load what a match of a game needs, and keeps it for the match. Without a network, the match says what is missing. */
function prepareIn(hired: ReturnType<typeof hire>, game: string): void {
  spare.keep(gameNamed(game), hired);
  taken(hired.host.prepare(game)).catch(() => spare.end(hired));
}

/** Loads a game in a worker that waits for the match, unless one does already. */
export function prepareHere(game: string): void {
  if (!spare.holds(gameNamed(game))) prepareIn(hire(), game);
}

/** What a player can choose for a game. What its match needs comes while they choose. @throws RefusedHere if there is no game of that name */
export async function infoHere(game: string): Promise<GameInfo> {
  const hired = hire();
  try {
    const info = await taken(hired.host.info(game));
    prepareIn(hired, game);
    return info;
  } catch (error) {
    hired.worker.terminate();
    throw error;
  }
}

/** Begins a game in this browser. Its worker waits until the table opens. @returns its id. @throws RefusedHere if it cannot begin */
export async function beginHere(wanted: GameWanted): Promise<string> {
  const hired = spare.take(gameNamed(wanted.game)) ?? hire();
  try {
    const id = await taken(hired.host.begin(wanted, crypto.randomUUID().slice(0, 8), Date.now()));
    spare.keep(tableOf(id), hired);
    return id;
  } catch (error) {
    hired.worker.terminate();
    throw error;
  }
}

/** A game that another tab of this browser plays. */
export class OpenElsewhere extends Error {
  override readonly name = 'OpenElsewhere';
}

/**
 * Opens a game of this browser. One tab plays it at a time.
 * @param take true to take it from the tab that plays it
 * @param lost is called when another tab takes the game: no more news comes, and nothing is saved
 * @throws OpenElsewhere if another tab plays it. @throws RefusedHere if there is no such game, or it cannot continue
 */
export async function openHere(id: string, take: boolean, lost: () => void): Promise<TableDoor> {
  const lease = await leaseOf(id, take);
  if (lease === null) throw new OpenElsewhere(ELSEWHERE);
  const { worker, host } = spare.take(tableOf(id)) ?? hire();
  const end = () => {
    worker.terminate();
    lease.end();
  };
  // the other tab saves from now on: anything that is not saved yet is lost
  void lease.taken.then(() => {
    end();
    lost();
  });
  try {
    await taken(host.open(id));
  } catch (error) {
    end();
    throw error;
  }
  const door = new WorkerDoor(worker, host, lease.end);
  door.trouble(text => {
    if (text !== ELSEWHERE) return;
    end();
    lost();
  });
  return door;
}

/** Opens a lesson in this browser. @param data from its file. @throws RefusedHere if it cannot be played */
export async function learnHere(game: string, data: unknown): Promise<TableDoor> {
  const { worker, lesson } = hire();
  try {
    await taken(lesson.learn(game, data));
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return new WorkerDoor(worker, lesson);
}

/** A game from its beginning, told by a worker. */
export type ReplayedHere = Replayed & { readonly door: TableDoor };

async function replayed(ask: (host: Remote<TableHost>) => Promise<Answer<Replayed>>): Promise<ReplayedHere> {
  const { worker, host } = hire();
  try {
    return { ...(await taken(ask(host))), door: new WorkerDoor(worker, host) };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** A game against bots, from its beginning. @throws RefusedHere if there is none, or it cannot be replayed */
export async function replayHere(where: PlayedAlone, all: boolean): Promise<ReplayedHere> {
  const here = await replayed(host => host.replay(where, all));
  return { ...here, opened: named(here.opened) };
}

/** A game from elsewhere, from its beginning. @throws RefusedHere if it cannot be replayed */
export const retellHere = (past: PastGame): Promise<ReplayedHere> => replayed(host => host.retell(past));

/**
 * Makes a new game from one against bots, as it was after this many choices.
 * @param anew true to deal anew what the player did not know there
 * @returns the id of the new game
 */
export async function branchHere(where: PlayedAlone, choices: number, anew = false): Promise<string> {
  const { worker, host } = hire();
  const deal = anew ? crypto.getRandomValues(new Uint32Array(1))[0]! : null;
  try {
    return await taken(host.branch(where, choices, deal, crypto.randomUUID().slice(0, 8), Date.now()));
  } finally {
    worker.terminate();
  }
}

/**
 * Judges a finished game against bots, in a worker of its own.
 * @param hear gets what is known so far, again and again, and last the whole
 * @param fault gets the reason if it cannot be judged
 * @returns stops it
 */
export function analyseHere(
  where: PlayedAlone,
  hear: (judged: Judged) => void,
  fault: (text: string) => void,
): () => void {
  const { worker, analysis } = hire();
  taken(analysis.analyse(where, proxy(hear)))
    .then(hear, (error: unknown) => fault(error instanceof Error ? error.message : String(error)))
    .finally(() => worker.terminate());
  return () => worker.terminate();
}

/** A worker that thinks for a player at a table of a server. */
export interface Adviser {
  /** the answers that look best, by what the player may know (`world`) */
  advise(game: string, seat: Seat, world: Saved): Promise<readonly Advised[]>;
  /** ends the worker */
  close(): void;
}

/** Hires a worker that thinks. It loads a game with the first question. */
export function adviserHere(): Adviser {
  const { worker, advice } = hire();
  return {
    advise: (game, seat, world) => taken(advice.advise(game, seat, world)),
    close: () => worker.terminate(),
  };
}
