import { articled, type Filter, type List, type Teller, type Word } from '@orrery/kernel';
import { v } from '../language.ts';
import { row } from '../words/phrases.ts';

type Target = Filter | List;

const NOUNS = /\b(card|character|fleet|location|group|enhancement|aftermath|agenda|event)\b/;
/** How things are called that are no cards. */
const KINDS: Readonly<Record<string, string>> = { seat: 'player', play: 'event' };

/** What a target is, in one word. */
function nounOf(t: Teller, x: Target): string {
  if (!v.isList(x as Word)) {
    const { noun, soft = 'card' } = t.noun(x as Filter);
    const said = noun ?? soft;
    return said.includes(' or ') ? 'card' : said;
  }
  const kind = v.kindOf(x as List);
  return kind === 'card' ? (NOUNS.exec(t.single(x as List) ?? '')?.[1] ?? 'card') : (KINDS[kind] ?? kind);
}

/** The title of the one card that a target can be, or null. */
export function titleOf(x: Target): string | null {
  return v.traits(x, 'title')[0] ?? null;
}

/**
 * How targets are named once they have been chosen: `that character`, or `the first race` and `the second race`; by title where
 * only one can be meant.
 */
export function namesOf(t: Teller, targets: Readonly<Record<string, Target>>): Record<string, string> {
  const nouns = Object.entries(targets).map(([name, x]) => [name, titleOf(x), nounOf(t, x)] as const);
  const names: Record<string, string> = {};
  nouns.forEach(([name, title, noun], i) => {
    const alike = nouns.filter(other => other[2] === noun);
    const place = nouns.slice(0, i).filter(other => other[2] === noun).length;
    names[name] = title ?? (alike.length === 1 ? `that ${noun}` : `the ${place === 0 ? 'first' : 'second'} ${noun}`);
  });
  return names;
}

/** What may be chosen, as a phrase with an article. @param t names what was chosen before it */
export function targetPhrase(t: Teller, x: Target): string {
  const title = titleOf(x);
  const phrase = v.isList(x as Word) ? t.oneOf(x as List) : articled(t.filter(x as Filter));
  const yours = phrase.replace(/^an? (.*\bambassador) in your faction\b/, 'your $1');
  // whatever else of the same kind: `another race`
  const other = / other than (the first \w+|an? [^,]*? or the first \w+)$/.exec(yours)?.[1];
  if (other !== undefined) return yours.replace(/^an? /, 'another ').replace(/ (?:other than|or) the first \w+$/, '');
  return title === null ? yours : yours.replace(/^an? (?=.*)/, a => (yours.startsWith(`${a}${title}`) ? '' : a));
}

/** What is chosen first, as one clause: `target a fleet and a conflict in play`. */
export function targetsClause(t: Teller, targets: Readonly<Record<string, Target>>): string {
  const entries = Object.values(targets).map(x => ({
    verb: v.isList(x as Word) && ['number', 'ability', 'level'].includes(v.kindOf(x as List)) ? 'choose' : 'target',
    phrase: targetPhrase(t, x),
  }));
  if (entries.every(e => e.verb === 'target')) return entries.length ? `target ${row(entries.map(e => e.phrase))}` : '';
  return row(entries.map(e => `${e.verb} ${e.phrase}`));
}

/** A ready card of yours that a filter fits: `another ready character of yours`. */
export function readyOfYours(t: Teller, filter: Filter, besides?: string): string {
  const title = titleOf(filter);
  if (title !== null) return `your ready ${title}`;
  const { before = '', soft = 'card', noun = soft, after = '' } = t.noun(filter);
  const rest = besides === undefined ? after : after.replace(new RegExp(`,? ?other than ${besides}$`), '');
  const first = rest === after ? 'a ready' : 'another ready';
  return [first, before, noun, 'of yours', rest].filter(Boolean).join(' ');
}
