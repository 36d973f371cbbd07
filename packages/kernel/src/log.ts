import type { Fact, Viewer } from './facts.ts';
import type { Game } from './game.ts';
import type { Sentence } from './sentence.ts';
import type { State } from './state.ts';
import { type Heard, type Told, toldTo } from './told.ts';

/** A sentence with the fact that it tells of, both as the viewer may know them. */
export interface Line {
  readonly sentence: Sentence;
  readonly fact: Fact;
}

/**
 * The log of some facts as a viewer may read it: their sentences in order, without the steps of what is told as a whole, and what is
 * said again and again once with how often.
 * @param heard facts in the order in which they happened, none left out
 */
export function lines<S extends State>(game: Game<S>, heard: readonly Heard[], viewer: Viewer): Line[] {
  return linesOf(
    game,
    heard.map(one => toldTo(one, viewer)),
  );
}

/** As `lines`, of what one viewer has been told. */
export function linesOf<S extends State>(game: Game<S>, told: readonly Told[]): Line[] {
  const steps = stepsOfDeeds(game, told);
  const said: Line[] = [];
  told.forEach(({ sentence, fact }, i) => {
    if (sentence !== null && !steps.has(i)) said.push({ sentence, fact });
  });
  return gathered(said);
}

/** The sentences of `lines`. */
export function sentences<S extends State>(game: Game<S>, heard: readonly Heard[], viewer: Viewer): Sentence[] {
  return lines(game, heard, viewer).map(line => line.sentence);
}

/** The places of the steps of deeds that are told as a whole: those before or, for who pays afterwards, behind the deed. */
function stepsOfDeeds<S extends State>(game: Game<S>, heard: readonly Told[]): Set<number> {
  const steps = new Set<number>();
  const stepAt = (i: number) => (heard[i] === undefined ? undefined : game.facts.of(heard[i].fact).step);
  heard.forEach(({ fact }, i) => {
    if (!game.facts.of(fact).deed) return;
    for (let k = i - 1; stepAt(k) !== undefined; k--) steps.add(k);
    for (let k = i + 1; stepAt(k) === 'beside'; k++) steps.add(k);
  });
  return steps;
}

/** The same sentence said again and again, once with how often. */
function gathered(said: readonly Line[]): Line[] {
  const list: Line[] = [];
  let times = 1;
  said.forEach((one, i) => {
    const { text, links } = one.sentence;
    if (text === said[i + 1]?.sentence.text) times++;
    else {
      list.push(times > 1 ? { ...one, sentence: { text: `${text.replace(/\.$/, '')}, ${times} times.`, links } } : one);
      times = 1;
    }
  });
  return list;
}
