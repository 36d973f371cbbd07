import type { Viewer } from './facts.ts';
import type { Game } from './game.ts';
import type { Sentence } from './sentence.ts';
import type { State } from './state.ts';
import { type Heard, toldTo } from './told.ts';

/**
 * The log of some facts as a viewer may read it: their sentences in order, without the steps of what is told as a whole, and what is
 * said again and again once with how often.
 * @param heard facts in the order in which they happened, none left out
 */
export function sentences<S extends State>(game: Game<S>, heard: readonly Heard[], viewer: Viewer): Sentence[] {
  const steps = stepsOfDeeds(game, heard);
  const said: Sentence[] = [];
  heard.forEach((one, i) => {
    const told = steps.has(i) ? null : toldTo(one, viewer).sentence;
    if (told !== null) said.push(told);
  });
  return gathered(said);
}

/** The places of the steps of deeds that are told as a whole: those before or, for who pays afterwards, behind the deed. */
function stepsOfDeeds<S extends State>(game: Game<S>, heard: readonly Heard[]): Set<number> {
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
function gathered(said: readonly Sentence[]): Sentence[] {
  const list: Sentence[] = [];
  let times = 1;
  said.forEach((one, i) => {
    if (one.text === said[i + 1]?.text) times++;
    else {
      list.push(times > 1 ? { text: `${one.text.replace(/\.$/, '')}, ${times} times.`, links: one.links } : one);
      times = 1;
    }
  });
  return list;
}
