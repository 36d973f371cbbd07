// The log: the sentences of past facts for one viewer, with repeated sentences joined.
import type { Game } from '../game.ts';
import type { State } from '../state/state.ts';
import type { Sentence } from '../text/sentence.ts';
import type { Fact, Viewer } from './facts.ts';
import { type Heard, type ToldFact, toldTo } from './told.ts';

/** A sentence and its fact, both as the viewer may know them. */
export interface FactLine {
  readonly sentence: Sentence;
  readonly fact: Fact;
}

/**
 * Returns the log of some facts for a viewer: their sentences in order, without the steps of deeds, and with repeated sentences joined.
 * @param heard all facts in the order in which they happened
 */
export function lines<S extends State>(game: Game<S>, heard: readonly Heard[], viewer: Viewer): FactLine[] {
  return linesOf(
    game,
    heard.map(one => toldTo(one, viewer)),
  );
}

/** Does the same as `lines` with the facts that one viewer was told. */
export function linesOf<S extends State>(game: Game<S>, told: readonly ToldFact[]): FactLine[] {
  const steps = stepsOfDeeds(game, told);
  const said: FactLine[] = [];
  told.forEach(({ sentence, fact }, i) => {
    if (sentence !== null && !steps.has(i)) said.push({ sentence, fact });
  });
  return gathered(said);
}

/** Returns the sentences of `lines`. */
export function sentences<S extends State>(game: Game<S>, heard: readonly Heard[], viewer: Viewer): Sentence[] {
  return lines(game, heard, viewer).map(line => line.sentence);
}

/** Returns the places of steps that belong to a deed. They stand before the deed or, if the player pays afterwards, after it. */
function stepsOfDeeds<S extends State>(game: Game<S>, heard: readonly ToldFact[]): Set<number> {
  const steps = new Set<number>();
  const stepAt = (i: number) => (heard[i] === undefined ? undefined : game.facts.of(heard[i].fact).step);
  // a fact without a sentence does not separate a step from its deed
  const leadsUp = (i: number) => heard[i] !== undefined && (stepAt(i) !== undefined || silent(heard[i]));
  heard.forEach(({ fact }, i) => {
    if (!game.facts.of(fact).deed) return;
    for (let k = i - 1; leadsUp(k); k--) steps.add(k);
    for (let k = i + 1; stepAt(k) === 'beside'; k++) steps.add(k);
  });
  return steps;
}

/** True for a fact that the viewer is not told. */
const silent = (one: ToldFact): boolean => one.sentence === null;

/**
 * Removes headings that have nothing below them. The last line always stays, because more may follow.
 * @param lines lines with the level of their heading (`FactRules.heading`), 0 for none
 */
export const withoutEmpty = <T extends { readonly heading: number }>(lines: readonly T[]): T[] =>
  lines.filter(({ heading }, i) => {
    const next = lines[i + 1]?.heading ?? 0;
    return heading === 0 || next === 0 || next > heading;
  });

/** Joins repeated sentences into one that says how often, how many, or which cards. */
function gathered(said: readonly FactLine[]): FactLine[] {
  const list: FactLine[] = [];
  for (let i = 0; i < said.length; ) {
    const first = said[i]!;
    let end = i + 1;
    while (end < said.length && alike(first, said[end]!)) end++;
    list.push(end - i > 1 ? { ...first, sentence: several(said.slice(i, end).map(line => line.sentence)) } : first);
    i = end;
  }
  return list;
}

/** True if two lines say the same, either of the same card or each of one card after other words. */
function alike(a: FactLine, b: FactLine): boolean {
  if (a.sentence.text === b.sentence.text) return true;
  if (a.fact.t !== b.fact.t) return false;
  const [one, other] = [around(a.sentence), around(b.sentence)];
  return one !== null && other !== null && one.before === other.before && one.after === other.after;
}

/** Returns the text around the only card that a sentence names, unless the sentence begins with it; null if it names no card or several. */
function around({ text, links }: Sentence): { readonly before: string; readonly after: string } | null {
  const [link, another] = links;
  if (link === undefined || another !== undefined || link.at === 0) return null;
  return { before: text.slice(0, link.at), after: text.slice(link.at + link.length) };
}

/** Writes a sentence that happened several times: `Narn draws 3 cards.`, `Anna pays 1 energy, twice.` */
export function often(text: string, times: number): string {
  if (times < 2) return text;
  const many = text
    .replace(/^A card\b(.*?)\bgoes\b/, `${times} cards$1go`)
    .replace(/(?<=\w )a card\b/, `${times} cards`);
  return many === text ? `${text.replace(/\.$/, '')}, ${times === 2 ? 'twice' : `${times} times`}.` : many;
}

/** Joins sentences that are alike. */
function several(said: readonly Sentence[]): Sentence {
  const [first] = said as readonly [Sentence, ...Sentence[]];
  const { text, links } = first;
  if (said.every(one => one.text === text)) {
    const many = often(text, said.length);
    // names after the counted cards have moved
    const counted = text.search(/\ba card\b/i);
    const moved = counted < 0 ? 0 : many.length - text.length;
    return { text: many, links: links.map(link => (link.at > counted ? { ...link, at: link.at + moved } : link)) };
  }
  const { before, after } = around(first)!;
  let told = before;
  const all = said.map(({ text: own, links: [link] }, i) => {
    told += i === 0 ? '' : i === said.length - 1 ? ' and ' : ', ';
    const at = told.length;
    told += own.slice(link!.at, link!.at + link!.length);
    return { ...link!, at };
  });
  // a player's card has become several cards
  const then = /'s? $/.test(before)
    ? after
        .replace(/^ is\b/, ' are')
        .replace(/^ has\b/, ' have')
        .replace(/^ goes\b/, ' go')
        .replace(/^ (\w+[^s\W])s\b/, ' $1')
        .replace(/\bits owner's\b/, "their owner's")
    : after;
  return { text: told + then, links: all };
}
