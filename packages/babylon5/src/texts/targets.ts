import {
  alternatives,
  type Filter,
  type HowMany,
  type List,
  mention,
  type Ref,
  type Teller,
  type Word,
  words,
} from '@orrery/kernel';
import { that, v } from '../language.ts';
import { row } from '../words/phrases.ts';

type Target = Filter | List;

/** The types of cards. */
const CARDS = ['character', 'fleet', 'location', 'group', 'enhancement', 'aftermath', 'agenda', 'event', 'card'];
/** The names of things that are no cards. */
const KINDS: Readonly<Record<string, string>> = { seat: 'player', play: 'event' };

/** Returns the filter that says which cards a target can be; null for a list without a filter. */
const filterOf = (x: Target): Filter | null =>
  v.isFilter(x) ? (x as Filter) : ((words(x).find(part => part !== x && v.isFilter(part)) ?? null) as Filter | null);

/** Names the type of the cards in a list. */
function cardNoun(t: Teller, x: List): string {
  const filter = filterOf(x);
  const noun = filter === null ? v.trait(x, 'holds') : t.noun(filter).noun;
  return noun !== undefined && CARDS.includes(noun) ? noun : 'card';
}

/** Returns true if the text names a target by its title alone, which takes no article. */
function isByTitle(t: Teller, x: Target): boolean {
  const filter = filterOf(x);
  if (filter === null) return false;
  const { noun, before } = t.noun(filter);
  return !before && noun === titleOf(x);
}

/** Names a target in one word. */
function nounOf(t: Teller, x: Target): string {
  if (!v.isList(x as Word)) {
    const { noun, soft = 'card' } = t.noun(x as Filter);
    const said = noun ?? soft;
    return alternatives(said).length > 1 ? 'card' : said;
  }
  const kind = v.kindOf(x as List);
  return kind === 'card' ? cardNoun(t, x as List) : (KINDS[kind] ?? kind);
}

/** Returns the title of the only card that a target can be, or null. */
export function titleOf(x: Target): string | null {
  return v.traits(x, 'title')[0] ?? null;
}

/**
 * Says how the text may mention a chosen thing later: as a card or a player. Returns null for a thing that needs its name each time, such as a race
 * or one of two.
 */
const numberOf = (noun: string, alike: number): HowMany | null =>
  noun === 'player' && alike === 1
    ? 'player'
    : alike === 1 && [...CARDS, 'conflict', 'ambassador'].includes(noun)
      ? 'one'
      : null;

/**
 * Names targets after they were chosen: `that character`, or `the first race` and `the second race`. A target that can be only one card keeps its
 * title.
 */
export function namesOf(t: Teller, targets: Readonly<Record<string, Target>>): Record<string, string> {
  const nouns = Object.entries(targets).map(([name, x]) => [name, titleOf(x), nounOf(t, x)] as const);
  const names: Record<string, string> = {};
  nouns.forEach(([name, title, noun], i) => {
    const alike = nouns.filter(other => other[2] === noun);
    const place = nouns.slice(0, i).filter(other => other[2] === noun).length;
    const named = alike.length === 1 ? `that ${noun}` : `the ${place === 0 ? 'first' : 'second'} ${noun}`;
    const number = numberOf(noun, alike.length);
    names[name] = title ?? (number === null ? named : mention(name, named, number));
  });
  return names;
}

/** Names what may be chosen, with an article. @param t the teller that names what was chosen before */
export function targetPhrase(t: Teller, x: Target): string {
  if (v.isList(x as Word)) return (isByTitle(t, x) && t.single(x as List)) || t.oneOf(x as List);
  if (isByTitle(t, x)) return t.filter(x as Filter);
  if (t.noun(x as Filter).noun === 'ambassador' && hasPart(x as Filter, 'inYourFaction'))
    return `your ${t.filter(without(x as Filter, part => part.w === 'inYourFaction'))}`;
  // a card that is not one chosen before: `another character`
  const rest = without(x as Filter, part => leavesOut(part, ref => typeof ref === 'string'));
  return rest === x ? t.one(x as Filter) : `another ${t.filter(rest)}`;
}

/** Returns true if a filter has a part of that name. */
export const hasPart = (x: Filter, name: string): boolean => v.parts(x).some(part => part.w === name);
/** Returns a filter without some of its parts; the filter itself where it has none of them. */
export function without(x: Filter, drop: (part: Filter) => boolean): Filter {
  const rest = v.parts(x).filter(part => !drop(part));
  return rest.length === v.parts(x).length ? x : that(...rest);
}
/** Returns true for a filter that leaves out one card, if `which` accepts the reference to it. */
const leavesOut = (part: Filter, which: (ref: Ref) => boolean): boolean => {
  const inner = part.w === 'other' ? (part.a[0] as Filter) : null;
  return inner?.w === 'chosen' && which(inner.a[0] as Ref);
};

/** Says what is chosen first, in one clause: `target a fleet and a conflict in play`. */
export function targetsClause(t: Teller, targets: Readonly<Record<string, Target>>): string {
  const entries = Object.values(targets).map(x => ({
    verb: v.isList(x as Word) && ['number', 'ability', 'level'].includes(v.kindOf(x as List)) ? 'choose' : 'target',
    phrase: targetPhrase(t, x),
  }));
  if (entries.every(e => e.verb === 'target')) return entries.length ? `target ${row(entries.map(e => e.phrase))}` : '';
  return row(entries.map(e => `${e.verb} ${e.phrase}`));
}

/** Names a ready card of yours: `another ready character of yours`. @param besides a card that rotates too, and must be another */
export function readyOfYours(t: Teller, filter: Filter, besides?: Word<'ref'>): string {
  const title = titleOf(filter);
  if (title !== null) return `your ready ${title}`;
  const rest =
    besides === undefined
      ? filter
      : without(filter, part => leavesOut(part, ref => typeof ref !== 'string' && ref.w === besides.w));
  return `${rest === filter ? 'a' : 'another'} ready ${t.unowned(rest, false, 'of yours')}`;
}
