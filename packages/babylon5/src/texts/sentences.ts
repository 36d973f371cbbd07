import { capitalized, type Effect, realize, type Teller } from '@orrery/kernel';

// How the clauses that words give become sentences that read well aloud.

/** A clause as a sentence, with a capital and a full stop; '' for an empty clause. */
export function sentence(clause: string): string {
  const text = flowing(realize(clause));
  return text === '' ? '' : capitalized(/[.!?]$/.test(text) ? text : `${text}.`);
}

/** Clauses as sentences. */
export const sentences = (clauses: readonly string[]): string => clauses.map(sentence).filter(Boolean).join(' ');

/** What comes of an occasion, after a colon: the first clause, and sentences of their own for the rest. */
export function after(t: Teller, occasion: string, effect: Effect): string {
  const [first = '', ...rest] = t.clauses(effect);
  return sentences([`${occasion}: ${first}`, ...rest]);
}

/** What was chosen, as it is named afterwards. */
const NAMED = /\b(that (?:card|character|fleet|location|group|conflict|enhancement|aftermath|event|ambassador))\b/gi;
const PLAYER = /\b(that player|the target player)'s\b/gi;

/** One sentence without names said twice: `that fleet` is `it` the second time, and who does several things is named once. */
function flowing(text: string): string {
  const named = new Set([...text.matchAll(NAMED)].map(m => m[1]!.toLowerCase()));
  let said = text;
  if (named.size === 1) said = laterMentions(said, NAMED, owns => (owns ? 'its' : 'it'));
  said = said.replace(/\b(That|that|the target) player(?!'s)(.*)$/s, (all, who: string, rest: string) =>
    PLAYER.test(rest) ? `${who} player${rest.replace(PLAYER, 'their')}` : all,
  );
  return said.replace(
    /\b(it|you) ((?!may)[^,;:.]+)((?:, \1 (?!may)[^,;:.]+)*), then \1 ([^,;:.]+)/g,
    (_, who: string, first: string, between: string, last: string) =>
      `${who} ${first}${between.replaceAll(`, ${who} `, ', ')} and ${last}`,
  );
}

/** Replaces every mention but the first; `its` where the mention has an apostrophe behind it. */
function laterMentions(text: string, mention: RegExp, by: (owns: boolean) => string): string {
  let first = true;
  return text.replace(new RegExp(`${mention.source}('s)?`, mention.flags), (all: string, _name, owns?: string) => {
    if (!first) return by(owns !== undefined);
    first = false;
    return all;
  });
}

/**
 * Lines that begin alike as one: `X has +1 Intrigue` and `X has +2 Diplomacy`. Only what holds without a condition is joined, so that
 * none seems to hold for both.
 */
export function joined(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (const line of lines) {
    const [, who, what] = /^([^,:]+? has) ([^,:]+)\.$/.exec(line) ?? [];
    const last = out.length - 1;
    const [, before, had] = /^([^,:]+? has) ([^:]+)\.$/.exec(out[last] ?? '') ?? [];
    const plain = what !== undefined && had !== undefined && !/\b(while|if|for each|unless)\b/.test(`${what} ${had}`);
    if (plain && who === before) out[last] = `${who} ${had.replace(/ and (?=[^,]*$)/, ', ')} and ${what}.`;
    else out.push(line);
  }
  return out;
}
