// Phrases: what words say before it becomes a sentence. In a phrase, mentions, clauses and sequences are still data.

/**
 * A text that knows more than its letters: who is meant, who does what, what belongs together. It is a string, so a template can put it into another
 * phrase. A plain string is a phrase that knows nothing more. `realize` turns it into English; show it only after that.
 */
export type Phrase = string;

/**
 * One thing, several things or a player. `named` is a thing that a pronoun never replaces (`this ship`). `another` is a thing beside a target that a
 * pronoun could also mean (`at the same location as a kizen`).
 */
export type HowMany = 'one' | 'several' | 'player' | 'named' | 'another';

/** A mention of somebody or something. The first mention uses the full name; a pronoun follows where it can mean nothing else. */
export interface Mention {
  readonly kind: 'mention';
  /**
   * Equal keys mean the same thing. After `#` a key may give a number, or `rest`. Where the phrase has named more of the thing before, this mention
   * means the others.
   */
  readonly key: string;
  /** the full name: `that unit` */
  readonly named: Phrase;
  /** the name after the first mention, where a pronoun could mean another thing: `that card` for `the top card of your reserve`; '' for none */
  readonly again: string;
  readonly number: HowMany;
  /** the known owner of the card: `you`, or '' */
  readonly owner: string;
  /** the part of it that is meant: `power` for `that unit's power`; '' for the thing itself */
  readonly owns: Phrase;
}

/** Somebody does something: `your opponent reveals a card`. */
export interface Clause {
  readonly kind: 'clause';
  /** the doer; '' for a command to the reader */
  readonly who: Phrase;
  /** the verb in its base form, with the words between it and its object: `reveal`, `add 2 to` */
  readonly verb: Phrase;
  readonly rest: Phrase;
}

/** Several phrases of equal rank: `A, B and C`. */
export interface Listed {
  readonly kind: 'list';
  readonly joint: Joint;
  readonly items: readonly Phrase[];
}

/** Several things that happen one after the other, in one sentence or set off from each other. */
export interface Sequence {
  readonly kind: 'sequence';
  readonly joint: 'then' | 'and' | ';';
  readonly items: readonly Phrase[];
}

/** Something that happens only if a condition holds. */
export interface Condition {
  readonly kind: 'if';
  readonly test: Phrase;
  readonly effect: Phrase;
  readonly otherwise: Phrase;
}

/** Something that holds for a time: `until the end of the turn`. */
export interface Lasting {
  readonly kind: 'lasting';
  readonly time: Phrase;
  readonly clause: Phrase;
  /** true where the time always comes before the clause */
  readonly first: boolean;
}

/** A price that somebody may pay, and its effect: `you may pay 2 energy; if you do, draw a card`. */
export interface Offer {
  readonly kind: 'offer';
  readonly who: Phrase;
  /** the price: `pay 2 energy` */
  readonly price: Phrase;
  readonly effect: Phrase;
}

/** A choice, and what is then done with the chosen thing: `target a unit and destroy it`. */
export interface Aim {
  readonly kind: 'aim';
  /** the choice with its verb: `target a unit` */
  readonly chosen: Phrase;
  /** the key by which the effect mentions the chosen thing */
  readonly key: string;
  readonly effect: Phrase;
}

/** Things that somebody has, without their owner: `you` `control` `fleets`. */
export interface Had {
  readonly who: Phrase;
  /** the verb: `have`, `control` */
  readonly verb: string;
  readonly many: Phrase;
  readonly one: Phrase;
}

/** A number of things: `the number of cards in your hand`. */
export interface NumberOf {
  readonly kind: 'number';
  /** the things in the plural, without an article: `cards in your hand` */
  readonly of: Phrase;
  /** one of the things: `card in your hand`; '' where no text needs it */
  readonly one: Phrase;
  /** the owner of the things and the verb; null where nobody is named */
  readonly had: Had | null;
  /** true for something that nobody counts one by one: `influence` */
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

/** Returns true for a phrase that knows more than its letters. */
export const isMarked = (phrase: Phrase): boolean => phrase.includes(OPEN);

/** Writes a mention of somebody or something. */
export const mention = (
  key: string,
  named: Phrase,
  number: HowMany = 'one',
  more: { readonly owner?: string; readonly again?: string } = {},
): Phrase => mark('mention', key, named, more.again ?? '', number, more.owner ?? '', '');

/** Writes a thing that belongs to the mentioned person or thing. Returns null for a phrase that is no mention. */
export function ownedBy(phrase: Phrase, what: Phrase): Phrase | null {
  const m = mentioned(phrase);
  // a part of a part
  if (m !== null && m.owns !== '') return mark('mention', `${m.key}/${m.owns}`, phrase, '', 'one', '', what);
  return m === null ? null : mark('mention', m.key, m.named, m.again, m.number, m.owner, what);
}

/** Writes a number of things. @param had how a clause says that somebody has some of them, where the phrases name an owner */
export const numberOf = (many: Phrase, one: Phrase = '', had?: Had): Phrase =>
  mark('number', many, one, '', ...(had === undefined ? [] : [had.who, had.verb, had.many, had.one]));

/** Writes an amount of something that nobody counts one by one: `influence of Babylon 5`. */
export const muchOf = (thing: Phrase): Phrase => mark('number', thing, '', 'much');

/** Writes a clause. @param who the doer; '' for a command */
export const clause = (who: Phrase, verb: Phrase, rest: Phrase = ''): Phrase => mark('clause', who, verb, rest);
/** Writes a command: `destroy that unit`. */
export const deed = (verb: Phrase, rest: Phrase = ''): Phrase => clause('', verb, rest);

/** Writes several phrases of equal rank. */
export const listOf = (items: readonly Phrase[], joint: Joint): Phrase =>
  items.length < 2 ? (items[0] ?? '') : mark('list', joint, ...items);

/** Joins clauses that hold together. Clauses that share a subject name it once. */
export function together(clauses: readonly Phrase[], joint: Joint = 'and'): Phrase {
  const groups: Phrase[][] = [];
  for (const told of clauses) {
    const [node, last] = [nodeIn(told), nodeIn(groups.at(-1)?.at(-1) ?? '')];
    if (node?.kind === 'clause' && last?.kind === 'clause' && node.who === last.who) groups.at(-1)!.push(told);
    else groups.push([told]);
  }
  return groups.map(group => listOf(group, joint)).join(` ${joint} `);
}

/** Writes several things that happen one after the other, without the empty phrases. */
export function inSequence(items: readonly Phrase[], joint: Sequence['joint'] = 'then'): Phrase {
  const said = items.filter(item => item !== '');
  return said.length < 2 ? (said[0] ?? '') : mark('sequence', joint, ...said);
}

/** Something that happens only if a condition holds. */
export const onlyIf = (test: Phrase, effect: Phrase, otherwise: Phrase = ''): Phrase =>
  mark('if', test, effect, otherwise);
/** Writes something that holds for a time. @param first true to put the time before the clause, however short the clause is */
export const lasting = (time: Phrase, clause: Phrase, first = false): Phrase =>
  mark('lasting', time, clause, first ? 'first' : '');
/** Writes a price that somebody may pay, and its effect. */
export const offer = (who: Phrase, price: Phrase, effect: Phrase): Phrase => mark('offer', who, price, effect);
/** Writes a choice, and what is then done with the chosen thing. */
export const aimed = (chosen: Phrase, key: string, effect: Phrase): Phrase => mark('aim', chosen, key, effect);

/** Returns the parts of a phrase: letters as a string, any other part as its fields. */
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

/** Returns the parts of a phrase as data. */
export const partsOf = (phrase: Phrase): readonly Part[] =>
  fieldsOf(phrase).map(part => (typeof part === 'string' ? part : nodeOf(part)));

/** Gives mentions in a phrase other names. @param names the new name for each key */
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

/** Returns the only part of a phrase, if it is more than letters. Returns null for several parts and for letters. */
export function nodeIn(phrase: Phrase): PhraseNode | null {
  if (!phrase.startsWith(OPEN)) return null;
  const parts = partsOf(phrase);
  const [only] = parts;
  return parts.length === 1 && typeof only === 'object' ? only : null;
}

/** Returns the mention that a phrase is; null for any other phrase. */
export function mentioned(phrase: Phrase): Mention | null {
  const node = nodeIn(phrase);
  return node?.kind === 'mention' ? node : null;
}

/** Returns the owner and the thing of a phrase such as `that player's hand`; null for any other phrase. */
export function possession(phrase: Phrase): { readonly who: Phrase; readonly thing: Phrase } | null {
  const m = mentioned(phrase);
  if (m === null || m.owns === '') return null;
  return { who: m.key === 'you' ? 'you' : mention(m.key, m.named, m.number, m), thing: m.owns };
}

/** Returns true for a mention of several cards or players. */
export const isSeveral = (phrase: Phrase): boolean => mentioned(phrase)?.number === 'several';

/** Returns true if a phrase mentions something, at any depth. */
export const mentions = (phrase: Phrase, key: string): boolean => phrase.includes(`${OPEN}mention${MID}${key}${MID}`);

/** Returns the first part of a phrase; for a sequence or a list the first part of its first item. Returns null if the phrase begins with letters. */
export function firstPart(phrase: Phrase): PhraseNode | null {
  if (!isMarked(phrase.charAt(0))) return null;
  const [first] = partsOf(phrase);
  const node = typeof first === 'object' ? first : null;
  return node?.kind === 'sequence' || node?.kind === 'list' ? firstPart(node.items[0]!) : node;
}

/** Turns `you draw a card` into `draw a card`. Returns any other phrase as it is. */
export function withoutYou(phrase: Phrase): Phrase {
  const [first, ...rest] = fieldsOf(phrase);
  if (first === undefined || typeof first === 'string') return phrase;
  const node = nodeOf(first);
  if (node.kind !== 'clause' || node.who !== 'you') return phrase;
  return [deed(node.verb, node.rest), ...rest.map(x => (typeof x === 'string' ? x : mark(...x)))].join('');
}
