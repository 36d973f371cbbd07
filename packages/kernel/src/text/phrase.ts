// Phrases: what words say before it is a sentence. A phrase is a text in which mentions, clauses and sequences are still data.

/**
 * A text that knows more than its letters: who is meant, who does what, what belongs together. It is a string, so every template can put it into
 * another phrase, and a plain string is a phrase that knows nothing more. `realize` makes English of it; nobody else shows it.
 */
export type Phrase = string;

/**
 * One thing, several things, a player; one thing that is always named (`this ship`), or one besides a target, which a pronoun could mean as well (`at
 * the same location as a kizen`).
 */
export type HowMany = 'one' | 'several' | 'player' | 'named' | 'another';

/** Somebody or something that is named: in full first, by a pronoun where nothing else can be meant. */
export interface Mention {
  readonly kind: 'mention';
  /** Equal keys mean the same thing. Behind `#` a key may say how many there are, or `rest`: where more of it have been named, these are the others. */
  readonly key: string;
  /** how it is named in full: `that unit` */
  readonly named: Phrase;
  /** how it is named after that where a pronoun could mean another: `that card` for `the top card of your reserve` */
  readonly again: string;
  readonly number: HowMany;
  /** whose card it is known to be: `you`, or '' */
  readonly owner: string;
  /** what of it is meant: `power` for `that unit's power`; '' for itself */
  readonly owns: Phrase;
}

/** Somebody does something: `your opponent reveals a card`. */
export interface Clause {
  readonly kind: 'clause';
  /** who does it; '' for a command to the reader */
  readonly who: Phrase;
  /** the verb in its base form, with what stands between it and its object: `reveal`, `add 2 to` */
  readonly verb: Phrase;
  readonly rest: Phrase;
}

/** Several phrases of equal rank: `A, B and C`. */
export interface Listed {
  readonly kind: 'list';
  readonly joint: Joint;
  readonly items: readonly Phrase[];
}

/** What happens one after the other: in one sentence, or set off from each other. */
export interface Sequence {
  readonly kind: 'sequence';
  readonly joint: 'then' | ';';
  readonly items: readonly Phrase[];
}

/** What happens only if something holds. */
export interface Condition {
  readonly kind: 'if';
  readonly test: Phrase;
  readonly effect: Phrase;
  readonly otherwise: Phrase;
}

/** What holds for a time: `until the end of the turn`. */
export interface Lasting {
  readonly kind: 'lasting';
  readonly time: Phrase;
  readonly clause: Phrase;
  /** true where the time always comes first */
  readonly first: boolean;
}

/** What somebody may give, and what comes of it: `you may pay 2 energy; if you do, draw a card`. */
export interface Offer {
  readonly kind: 'offer';
  readonly who: Phrase;
  /** what it takes: `pay 2 energy` */
  readonly price: Phrase;
  readonly effect: Phrase;
}

/** What is chosen first, and what is done with it: `target a unit and destroy it`. */
export interface Aim {
  readonly kind: 'aim';
  /** the target with its verb: `target a unit` */
  readonly chosen: Phrase;
  /** the key of its mentions in the effect */
  readonly key: string;
  readonly effect: Phrase;
}

/** The things that somebody has, told without their owner: `you` `control` `fleets`. */
export interface Had {
  readonly who: Phrase;
  /** how they have them: `have`, `control` */
  readonly verb: string;
  readonly many: Phrase;
  readonly one: Phrase;
}

/** How many there are of something: `the number of cards in your hand`. */
export interface NumberOf {
  readonly kind: 'number';
  /** several of what is counted, without an article: `cards in your hand` */
  readonly of: Phrase;
  /** one of them: `card in your hand`; '' where nobody says it */
  readonly one: Phrase;
  /** whoever has them, and how; null where the phrases do not say it */
  readonly had: Had | null;
  /** true for a thing that nobody counts one by one: `influence` */
  readonly much: boolean;
}

export type Joint = 'and' | 'or';
/** A phrase that is more than letters. */
export type PhraseNode = Mention | NumberOf | Clause | Listed | Sequence | Condition | Lasting | Offer | Aim;
/** A part of a phrase: letters, or more. */
export type Part = string | PhraseNode;

// Marks that no text of a game contains: around a part, and between its fields.
const OPEN = '\uE010';
const MID = '\uE011';
const CLOSE = '\uE012';

const mark = (...fields: readonly string[]): Phrase => `${OPEN}${fields.join(MID)}${CLOSE}`;

/** True for a phrase that knows more than its letters. */
export const isMarked = (phrase: Phrase): boolean => phrase.includes(OPEN);

/** A mention of somebody or something. */
export const mention = (
  key: string,
  named: Phrase,
  number: HowMany = 'one',
  more: { readonly owner?: string; readonly again?: string } = {},
): Phrase => mark('mention', key, named, more.again ?? '', number, more.owner ?? '', '');

/** What belongs to whoever or whatever a phrase mentions, if it is a mention; null for any other phrase. */
export function ownedBy(phrase: Phrase, what: Phrase): Phrase | null {
  const m = mentioned(phrase);
  // what belongs to what belongs to somebody
  if (m !== null && m.owns !== '') return mark('mention', `${m.key}/${m.owns}`, phrase, '', 'one', '', what);
  return m === null ? null : mark('mention', m.key, m.named, m.again, m.number, m.owner, what);
}

/** How many there are of something. @param had how one says that somebody has some, where the phrases name an owner */
export const numberOf = (many: Phrase, one: Phrase = '', had?: Had): Phrase =>
  mark('number', many, one, '', ...(had === undefined ? [] : [had.who, had.verb, had.many, had.one]));

/** How much there is of something that nobody counts one by one: `influence of Babylon 5`. */
export const muchOf = (thing: Phrase): Phrase => mark('number', thing, '', 'much');

/** Somebody does something. @param who '' for a command */
export const clause = (who: Phrase, verb: Phrase, rest: Phrase = ''): Phrase => mark('clause', who, verb, rest);
/** A command: `destroy that unit`. */
export const deed = (verb: Phrase, rest: Phrase = ''): Phrase => clause('', verb, rest);

/** Phrases of equal rank. */
export const listOf = (items: readonly Phrase[], joint: Joint): Phrase =>
  items.length < 2 ? (items[0] ?? '') : mark('list', joint, ...items);

/** Clauses that hold together: those of one subject name it once. */
export function together(clauses: readonly Phrase[], joint: Joint = 'and'): Phrase {
  const groups: Phrase[][] = [];
  for (const told of clauses) {
    const [node, last] = [nodeIn(told), nodeIn(groups.at(-1)?.at(-1) ?? '')];
    if (node?.kind === 'clause' && last?.kind === 'clause' && node.who === last.who) groups.at(-1)!.push(told);
    else groups.push([told]);
  }
  return groups.map(group => listOf(group, joint)).join(` ${joint} `);
}

/** What happens one after the other; empty phrases say nothing. */
export function inSequence(items: readonly Phrase[], joint: Sequence['joint'] = 'then'): Phrase {
  const said = items.filter(item => item !== '');
  return said.length < 2 ? (said[0] ?? '') : mark('sequence', joint, ...said);
}

/** What happens only if something holds. */
export const onlyIf = (test: Phrase, effect: Phrase, otherwise: Phrase = ''): Phrase =>
  mark('if', test, effect, otherwise);
/** What holds for a time. @param first true where the time always comes first, however short the clause is */
export const lasting = (time: Phrase, clause: Phrase, first = false): Phrase =>
  mark('lasting', time, clause, first ? 'first' : '');
/** What somebody may give, and what comes of it. */
export const offer = (who: Phrase, price: Phrase, effect: Phrase): Phrase => mark('offer', who, price, effect);
/** What is chosen first, and what is done with it. */
export const aimed = (chosen: Phrase, key: string, effect: Phrase): Phrase => mark('aim', chosen, key, effect);

/** The parts of a phrase: letters, and the fields of each part that is more. */
function fieldsOf(phrase: Phrase): readonly (string | readonly string[])[] {
  if (!isMarked(phrase)) return phrase === '' ? [] : [phrase];
  const parts: (string | readonly string[])[] = [];
  let from = 0;
  for (;;) {
    const at = phrase.indexOf(OPEN, from);
    if (at < 0) break;
    if (at > from) parts.push(phrase.slice(from, at));
    const fields: string[] = [];
    let depth = 0;
    let start = at + 1;
    let i = at + 1;
    for (; i < phrase.length; i++) {
      const c = phrase[i];
      if (c === OPEN) depth++;
      else if (c === CLOSE && depth-- === 0) break;
      else if (c === MID && depth === 0) {
        fields.push(phrase.slice(start, i));
        start = i + 1;
      }
    }
    fields.push(phrase.slice(start, i));
    parts.push(fields);
    from = i + 1;
  }
  if (from < phrase.length) parts.push(phrase.slice(from));
  return parts;
}

/** The parts of a phrase, as data. */
export const partsOf = (phrase: Phrase): readonly Part[] =>
  fieldsOf(phrase).map(part => (typeof part === 'string' ? part : nodeOf(part)));

/** A phrase in which mentions have other names. @param names the new name for each key */
export function renamed(phrase: Phrase, names: Readonly<Record<string, Phrase>>): Phrase {
  return fieldsOf(phrase)
    .map(part => {
      if (typeof part === 'string') return part;
      const [kind, ...fields] = part.map(field => renamed(field, names));
      const name = kind === 'mention' ? names[fields[0]!] : undefined;
      return name === undefined ? mark(kind!, ...fields) : mark(kind!, fields[0]!, name, ...fields.slice(2));
    })
    .join('');
}

function nodeOf([kind, ...x]: readonly string[]): PhraseNode {
  switch (kind) {
    case 'mention':
      return {
        kind,
        key: x[0]!,
        named: x[1]!,
        again: x[2]!,
        number: x[3] as HowMany,
        owner: x[4]!,
        owns: x[5]!,
      };
    case 'number':
      return {
        kind,
        of: x[0]!,
        one: x[1]!,
        much: x[2] === 'much',
        had: x.length > 3 ? { who: x[3]!, verb: x[4]!, many: x[5]!, one: x[6]! } : null,
      };
    case 'clause':
      return { kind, who: x[0]!, verb: x[1]!, rest: x[2]! };
    case 'list':
      return { kind, joint: x[0] as Joint, items: x.slice(1) };
    case 'sequence':
      return { kind, joint: x[0] as Sequence['joint'], items: x.slice(1) };
    case 'if':
      return { kind, test: x[0]!, effect: x[1]!, otherwise: x[2]! };
    case 'lasting':
      return { kind, time: x[0]!, clause: x[1]!, first: x[2] === 'first' };
    case 'offer':
      return { kind, who: x[0]!, price: x[1]!, effect: x[2]! };
    case 'aim':
      return { kind, chosen: x[0]!, key: x[1]!, effect: x[2]! };
    default:
      throw new Error(`no phrase is of the kind ${kind}`);
  }
}

/** The one part that a phrase is, if it is more than letters; null for several parts and for letters. */
export function nodeIn(phrase: Phrase): PhraseNode | null {
  if (!phrase.startsWith(OPEN)) return null;
  const parts = partsOf(phrase);
  const [only] = parts;
  return parts.length === 1 && typeof only === 'object' ? only : null;
}

/** The mention that a phrase is; null for any other phrase. */
export function mentioned(phrase: Phrase): Mention | null {
  const node = nodeIn(phrase);
  return node?.kind === 'mention' ? node : null;
}

/** Whose a thing is and what it is, where a phrase names what belongs to somebody. */
export function possession(phrase: Phrase): { readonly who: Phrase; readonly thing: Phrase } | null {
  const m = mentioned(phrase);
  if (m === null || m.owns === '') return null;
  return { who: m.key === 'you' ? 'you' : mention(m.key, m.named, m.number, m), thing: m.owns };
}

/** Several cards or players: `them`. True for a mention of several. */
export const isSeveral = (phrase: Phrase): boolean => mentioned(phrase)?.number === 'several';

/** True if something is mentioned in a phrase, however deep. */
export const mentions = (phrase: Phrase, key: string): boolean => phrase.includes(`${OPEN}mention${MID}${key}${MID}`);

/** The first thing that a phrase does or says, whatever letters follow: of a sequence or a list its first clause. Null if it begins with letters. */
export function firstPart(phrase: Phrase): PhraseNode | null {
  if (!isMarked(phrase.charAt(0))) return null;
  const [first] = partsOf(phrase);
  const node = typeof first === 'object' ? first : null;
  return node?.kind === 'sequence' || node?.kind === 'list' ? firstPart(node.items[0]!) : node;
}

/** A phrase that says that you do something as what you do: `draw a card` for `you draw a card`; any other phrase itself. */
export function withoutYou(phrase: Phrase): Phrase {
  const [first, ...rest] = fieldsOf(phrase);
  if (first === undefined || typeof first === 'string') return phrase;
  const node = nodeOf(first);
  if (node.kind !== 'clause' || node.who !== 'you') return phrase;
  return [deed(node.verb, node.rest), ...rest.map(x => (typeof x === 'string' ? x : mark(...x)))].join('');
}
