/** Cuts a change of the table into scenes: what is shown by itself, how long, and of whom it tells. */
import { type Fact, patched, type Seat } from '@orrery/kernel';
import type { LineTold } from '../../connection/contract.ts';
import type { News } from '../../connection/table-door.ts';
import { kept } from '../kept.ts';
import { type Known, known } from '../known.ts';

/**
 * The kinds of scene. `quiet`: it goes on all the time, such as a draw. `event`: it matters. `heading`: a turn or a phase begins.
 * `result`: a battle is decided, a player is out, the game ends. `still`: nothing is told, so it takes no time.
 */
export type SceneKind = 'still' | 'quiet' | 'event' | 'heading' | 'result';

/** A fact of a scene. */
export interface Happened {
  /** its type; `returned` for a card that leaves the table and is not lost */
  readonly fact: string;
  /** the card that it is about, by its id at the table; null if it names none */
  readonly card: number | null;
  /** the stable id of that card; null if it is hidden */
  readonly face: string | null;
}

/** A part of a change that is shown by itself. */
export interface Scene {
  /** the table at the end of the scene */
  readonly state: Known;
  /** the sentences that tell of it */
  readonly lines: readonly LineTold[];
  readonly kind: SceneKind;
  /** the type of its last fact, to put scenes of one kind together; '' if it has none */
  readonly fact: string;
  /** everything that happened in it */
  readonly happened: readonly Happened[];
  /** the card that acts and the card that it acts on, by their ids at the table; or one card alone; or none */
  readonly cards: readonly number[];
  /** the stable id of the first card that its sentences name; null if they name none */
  readonly face: string | null;
  /** the seat that acts; null if none does */
  readonly who: Seat | null;
  /** true if it concerns the player */
  readonly mine: boolean;
  /** how long it lasts, in beats */
  readonly length: number;
}

/** The weights of lines (`LineTold.weight`) from which on a scene is an event, and a result. */
export const EVENT = 1;
const RESULT = 3;
/** A line of this weight may tell of a loss. */
const LOSS = 2;
/** A heading as great as this tells of a turn; smaller ones tell of phases. */
const TURN = 1;

const LENGTH: Readonly<Record<SceneKind, number>> = { still: 0, quiet: 0.6, event: 1, heading: 1, result: 1.6 };
/** How long something lasts that the player does: they know it already. */
const OWN = 0.5;

/** The kind of a scene, by the lines that tell of it. */
function kindOf(lines: readonly LineTold[]): SceneKind {
  if (lines.length === 0) return 'still';
  const weight = Math.max(...lines.map(line => line.weight));
  if (weight >= RESULT) return 'result';
  if (lines.some(({ heading }) => heading > 0))
    return lines.some(({ heading }) => heading === TURN) ? 'heading' : 'quiet';
  return weight >= EVENT ? 'event' : 'quiet';
}

/** A card as facts name it: its id at the table, and its stable id. */
interface Named {
  readonly id: number;
  readonly card: unknown;
}

/** The cards that a fact names. Facts name a card as `{ id, card }`. */
const cardsOf = (fact: Fact): Named[] =>
  Object.values(fact).filter(
    (value: unknown): value is Named =>
      typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' && 'card' in value,
  );

/** How a card leaves the table without being lost. */
const NO_LOSS: readonly unknown[] = ['returned', 'used', 'expired'];

/** What a fact tells of a scene. */
function happenedOf(fact: Fact): Happened {
  const named = cardsOf(fact)[0];
  return {
    fact: fact.t === 'left' && NO_LOSS.includes(fact.how) ? 'returned' : fact.t,
    card: named?.id ?? null,
    face: typeof named?.card === 'string' ? named.card : null,
  };
}

/** The card that acts and the one that it acts on: one fact names both. Several facts that name one card each are a list. */
function aimOf(lines: readonly LineTold[], facts: readonly Fact[]): number[] {
  // facts that no line tells of name other cards, too
  const told = new Set<unknown>(lines.flatMap(({ links }) => links.map(({ card }) => card)));
  const named = facts.map(fact => [
    ...new Set(
      cardsOf(fact)
        .filter(({ card }) => told.has(card))
        .map(({ id }) => id),
    ),
  ]);
  const pair = named.findLast(cards => cards.length > 1);
  if (pair !== undefined) return pair.slice(0, 2);
  const all = [...new Set(named.flat())];
  return all.length === 1 ? all : [];
}

/** @param me the player's seat; null for a spectator */
function sceneOf(state: Known, lines: readonly LineTold[], facts: readonly Fact[], me: Seat | null): Scene {
  const kind = kindOf(lines);
  const who = lines.find(({ concerns }) => concerns.length > 0)?.concerns[0] ?? null;
  const mine = me !== null && lines.some(({ concerns }) => concerns.includes(me));
  const own = me !== null && who === me && lines.every(({ weight }) => weight < LOSS);
  return {
    state,
    lines,
    kind,
    fact: facts.at(-1)?.t ?? '',
    happened: facts.map(happenedOf),
    cards: aimOf(lines, facts),
    face: lines.flatMap(({ links }) => links).find(({ card }) => card !== null)?.card ?? null,
    who,
    mine,
    length: LENGTH[kind] * (own ? OWN : 1),
  };
}

/**
 * The scenes of a change, in order. The last one ends with the whole change: new log lines and questions come with it, never before.
 * @param before the table before the change
 */
export function scenesOf(before: Known, news: News): Scene[] {
  const me = before.opened.seat;
  const after = known(before, news);
  // what is taken back is not told
  const beats = news.kept < before.log.length ? [] : news.beats;
  const scenes: Scene[] = [];
  let { view } = before;
  let [patchFrom, factsFrom] = [0, 0];
  beats.forEach(({ operations, facts, lines }, i) => {
    const last = i === beats.length - 1;
    const patch = news.patch.slice(patchFrom, (patchFrom += operations));
    const happened = news.facts.slice(factsFrom, (factsFrom += facts));
    view = kept(view, patched(view, patch));
    scenes.push(sceneOf(last ? after : { ...before, view }, lines, happened, me));
  });
  return scenes.length > 0 ? scenes : [sceneOf(after, [], [], me)];
}

/**
 * A change as one scene, where only its lines are known.
 * @param me the player's seat; null for a spectator
 */
export const sceneAtOnce = (state: Known, lines: readonly LineTold[], me: Seat | null): Scene =>
  sceneOf(state, lines, [], me);

/**
 * Takes the first scene out of those that wait, together with scenes of its kind.
 * @returns the scene, and how many were taken
 */
export function takeNext(waiting: Scene[]): { readonly scene: Scene; readonly taken: number } {
  let scene = waiting.shift()!;
  let taken = 1;
  for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
    const joined = together(scene, next);
    if (joined === null) break;
    scene = joined;
    taken++;
    waiting.shift();
  }
  return { scene, taken };
}

/** Two scenes as one: several of a kind, such as three ships that engage, or a phase and what comes first in it; null if each needs its own time. */
export function together(first: Scene, second: Scene): Scene | null {
  if (first.kind !== 'quiet' || second.kind === 'heading') return null;
  const phase = first.lines.every(({ heading }) => heading > 0);
  const alike = second.kind === 'quiet' && first.fact === second.fact;
  if (!phase && !alike) return null;
  // a phase in which nothing happened is not told
  const empty = phase && (second.lines[0]?.heading ?? 0) > 0;
  const lines = empty ? second.lines : [...first.lines, ...second.lines];
  const who = phase || first.who === second.who ? second.who : null;
  return {
    ...second,
    kind: second.kind === 'still' ? 'quiet' : second.kind,
    lines,
    who,
    mine: first.mine || second.mine,
    happened: [...first.happened, ...second.happened],
  };
}
