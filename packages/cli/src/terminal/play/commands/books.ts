// Typed words that look something up: card, rule, rules, decks.
import { capitalized, type ListView, many, meansName, type State, wordsOf } from '@orrery/kernel';
import { cardsCalled, cardsMeant, entriesOf, entriesWith, noSuchCard, type TableGame, tellEntry } from '@orrery/table';
import { catalogueOf } from '../../../files/catalogue.ts';
import { optionCalled } from '../choose.ts';
import { type Command, type PersonAsked, saying } from './command.ts';

/** The most rules that are printed at once. */
const MOST_RULES = 12;

/** The titles of all cards in a view. */
function titlesIn(data: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(data)) for (const x of data) titlesIn(x, found);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      if (key === 'title' && typeof value === 'string') found.add(value);
      else titlesIn(value, found);
    }
  return found;
}

/** Why numbers of a card on the table differ from the print, one line for each copy on the table. */
function changesTold(data: unknown, card: string): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { card: id, why } = data as { card?: unknown; why?: Readonly<Record<string, string>> };
  const told = Object.entries((id === card && why) || {}).map(([number, by]) => `${capitalized(number)}: ${by}.`);
  return [
    ...(told.length > 0 ? [`On the table now, different from the print: ${told.join(' ')}`] : []),
    ...Object.values(data).flatMap(x => changesTold(x, card)),
  ];
}

/** The titles of the cards on the screen: first those of the choices, then those on the table. */
function titlesSeen({ keyboard, seat, question }: PersonAsked): string[] {
  const asked = [question.asker, ...question.options.map(o => o.card)].filter(title => title !== null);
  return [...titlesIn(keyboard.door.view(seat), new Set(asked))];
}

/** The card title that a player means by a number of the list, a name, or words on the screen; else the words themselves. */
function titleMeant(asked: PersonAsked, words: string): string {
  const { question, keyboard } = asked;
  if (/^\d+$/.test(words)) {
    const option = question.options[Number(words) - 1];
    if (option !== undefined && option.card !== null) return option.card;
  }
  if (cardsCalled(keyboard.table, words).length > 0) return words;
  // cards on the screen come before others
  const seen = titlesSeen(asked).filter(title => meansName(wordsOf(words), title));
  if (seen.length === 1) return seen[0]!;
  return optionCalled(question, words)?.card ?? words;
}

function cardText(asked: PersonAsked, words: string): string {
  const { table } = asked.keyboard;
  if (words === '') {
    const seen = titlesSeen(asked).filter(title => cardsCalled(table, title).length > 0);
    return `Which card? Type its name, or the number of a choice. On the screen: ${seen.join('; ')}.`;
  }
  const option = /^\d+$/.test(words) ? asked.question.options[Number(words) - 1] : undefined;
  if (option?.card === null) return `"${option.label}" is not about a card.`;
  const title = titleMeant(asked, words);
  const pages = cardsMeant(table, title);
  if (pages.length === 0) return noSuchCard([table], words).message;
  const titles = [...new Set(pages.map(p => p.title))];
  if (titles.length > 1) return `Which of these? ${titles.join('; ')}`;
  const view = asked.keyboard.door.view(asked.seat);
  return pages.map(p => [p.tell(), ...changesTold(view, p.id)].join('\n')).join('\n\n');
}

/** A rule with its statement; '' if there is no rule with this id. */
export function ruleText(table: TableGame<State>, id: string): string {
  const found = entriesOf(catalogueOf(table)).find(r => r.id === id);
  return found === undefined ? '' : tellEntry(table, found);
}

function rulesText(table: TableGame<State>, words: string): string {
  if (words === '') return `Rules on what? For example: rules ${table.wish.split(' ')[0]}`;
  const hits = entriesWith(entriesOf(catalogueOf(table)), words);
  if (hits.length === 0) return `No rule or ruling mentions "${words}".`;
  const lines = hits.slice(0, MOST_RULES).map(r => `${r.id}  ${r.statement}`);
  if (hits.length > lines.length) lines.push(`And ${hits.length - lines.length} more: type more words.`);
  return lines.join('\n');
}

function oneRule({ question, keyboard }: PersonAsked, id: string): string {
  const { table } = keyboard;
  const meant = id === '' ? (question.rule ?? '') : id;
  if (meant === '') return `Which rule? For example: rule ${table.catalogue.example}`;
  const text = ruleText(table, meant);
  if (text !== '') return text;
  const topic = entriesOf(catalogueOf(table)).filter(r => r.id.startsWith(`${meant.replace(/\/$/, '')}/`));
  if (topic.length > 0) return topic.map(r => `${r.id}  ${r.statement}`).join('\n');
  return `There is no rule "${id}". Rules have names like ${table.catalogue.example}. Try "rules" and a word.`;
}

/** A player's deck, a line for each card. @param titles by the id of the card */
function listTold(name: string, list: ListView, titles: ReadonlyMap<string, string>): string {
  const cards = list.reduce((sum, { count }) => sum + count, 0);
  return [`${name} (${many(cards, 'card')}):`, ...list.map(({ card, count }) => ` ${count} ${titles.get(card)}`)].join(
    '\n',
  );
}

/** The decks of all players or of one, if lists are open. */
function listsText(asked: PersonAsked, words: string): string {
  const { door, table } = asked.keyboard;
  const { lists } = door.view(asked.seat);
  if (lists === undefined) return 'Decks are secret at this table. "play --open-lists" opens them.';
  const names = lists.map((_, seat) => door.seatName(seat));
  const titles = new Map(table.cards.map(({ id, title }) => [id, title]));
  const told = names.flatMap((name, seat) =>
    meansName(wordsOf(words), name) ? [listTold(name, lists[seat]!, titles)] : [],
  );
  return told.join('\n\n') || `There is no player "${words}". The players are: ${names.join(', ')}.`;
}

export const BOOKS: readonly Command[] = [
  {
    name: 'card',
    meanwhile: 'all',
    takes: 'NAME or N',
    help: 'show a card: any card, or the card of a choice',
    words: titlesSeen,
    run: saying(cardText),
  },
  {
    name: 'rule',
    meanwhile: 'all',
    takes: '[ID]',
    help: 'show a rule in our words (default: the rule of the question)',
    words: ({ keyboard }) => entriesOf(catalogueOf(keyboard.table)).map(r => r.id),
    run: saying(oneRule),
  },
  {
    name: 'rules',
    meanwhile: 'all',
    takes: 'WORD',
    help: 'find rules and rulings with a word',
    run: saying(({ keyboard }, rest) => rulesText(keyboard.table, rest)),
  },
  {
    name: 'decks',
    meanwhile: 'all',
    takes: '[PLAYER]',
    help: 'show all decks, if they are open',
    words: ({ keyboard, seat }) => keyboard.door.view(seat).lists?.map((_, of) => keyboard.door.seatName(of)) ?? [],
    run: saying(listsText),
  },
];
