/** Finds the names of cards and rules in a sentence, so that the page can link them. */
import { wordsOf } from '@orrery/kernel/names';
import type { CardDecision, CardFace, Rule, Ruling } from '@orrery/table';
import { plain } from './search.ts';

/** A piece of a sentence: words, or a link to a card or a rule. */
export type Piece =
  | { readonly text: string }
  | { readonly text: string; readonly card: string }
  | { readonly text: string; readonly rule: string };

/** True if a title is clearly a card's name in a sentence: it has several words, or a mark in it. `Planet` is an ordinary word. */
const isName = (title: string): boolean => /[\s'’-]/.test(title) && /^[A-Z0-9]/.test(title);
const ID = String.raw`\b(?:b5|wars|ge)\/[a-z-]+\/\d+`;
const PATTERNS = new WeakMap<
  readonly CardFace[],
  { readonly pattern: RegExp; readonly ids: ReadonlyMap<string, string> }
>();

/** The titles of cards as one pattern, the longest first, made once for each list of cards. */
function patternOf(cards: readonly CardFace[]): {
  readonly pattern: RegExp;
  readonly ids: ReadonlyMap<string, string>;
} {
  let made = PATTERNS.get(cards);
  if (made === undefined) {
    const ids = new Map<string, string>();
    for (const { title, id } of cards) if (isName(title) && !ids.has(title)) ids.set(title, id);
    const titles = [...ids.keys()].sort((a, b) => b.length - a.length).map(t => t.replace(/[^\w\s]/g, '\\$&'));
    const named = titles.length === 0 ? '' : `|(?<![\\w'’])(?:${titles.join('|')})(?![\\w'’-])`;
    made = { pattern: new RegExp(`${ID}${named}`, 'g'), ids };
    PATTERNS.set(cards, made);
  }
  return made;
}

/**
 * A sentence with links to the cards and rules that it names: cards by their titles, rules by their ids.
 * @param own the card whose page shows the sentence; it gets no link to itself
 */
export function linked(text: string, cards: readonly CardFace[], own = ''): Piece[] {
  const { pattern, ids } = patternOf(cards);
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [named] = match;
    const card = ids.get(named);
    if (card === own) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push(card === undefined ? { text: named, rule: named } : { text: named, card });
    from = match.index + named.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** The rules that name a card, or are about cards of its type. */
export function rulesFor(
  face: CardFace,
  rules: readonly Rule[],
): { readonly naming: Rule[]; readonly topics: string[] } {
  const { title, type, type2, game } = face;
  const naming = rules.filter(({ statement }) => isName(title) && statement.includes(title));
  const topics = [...new Set(rules.map(({ id }) => topicOf(id)))];
  const types = [type, type2].filter(Boolean).map(t => t.replace(' card', ''));
  const special = game === 'babylon5' && /ambassador$/i.test(face.kind) ? ['ambassador'] : [];
  return {
    naming,
    topics: topics.filter(
      topic =>
        types.includes(topic) ||
        types.some(t => topic === `cards-${t}`) ||
        special.includes(topic) ||
        topic === `empire-${face.faction}`,
    ),
  };
}

/** The rulings on a card, by its title. */
export const rulingsOn = ({ title }: CardFace, rulings: readonly Ruling[]): Ruling[] =>
  rulings.filter(({ card, cards = [card] }) => cards.some(name => bare(name) === bare(title)));
/** What Orrery decided about a card itself, by its title. */
export const decisionsOn = ({ title }: CardFace, decisions: readonly CardDecision[]): CardDecision[] =>
  decisions.filter(({ cards }) => cards.some(name => bare(name) === bare(title)));
const bare = (title: string): string => plain(title).replace(/[^a-z0-9]/g, '');

/** The topic of a rule: `attack` of `b5/attack/3`. */
export const topicOf = (id: string): string => id.split('/')[1] ?? '';
/** A topic in words: `Cards: character`, `Conflict round`. */
export const topicName = (topic: string): string => {
  const [, kind, rest] = /^(cards|empire|ruling)-(.+)$/.exec(topic) ?? [null, '', topic];
  const words = rest!.replaceAll('-', ' ');
  const said = kind === 'cards' ? words : words.charAt(0).toUpperCase() + words.slice(1);
  return kind === '' ? said : `${kind!.charAt(0).toUpperCase()}${kind!.slice(1)}: ${said}`;
};

/** The rules that have all these words in their ids or statements; all rules if there are no words. */
export function findRules(rules: readonly Rule[], text: string): Rule[] {
  const words = wordsOf(text);
  const exact = rules.find(({ id }) => id === text.trim().toLowerCase());
  if (exact !== undefined) return [exact];
  return rules.filter(({ id, statement }) => {
    const all = wordsOf(`${id} ${statement}`).join(' ');
    return words.every(word => all.includes(word));
  });
}
