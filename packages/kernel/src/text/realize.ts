// Turns phrases into English: pronouns for things already named, verbs that agree, lists, capital letters and full stops.
import { listed, owned, thirdPerson } from './english.ts';
import {
  type Clause,
  type Condition,
  firstPart,
  isMarked,
  type Joint,
  lasting,
  listOf,
  type Mention,
  nodeIn,
  type Offer,
  type Part,
  type Phrase,
  partsOf,
  type Sequence,
} from './phrase.ts';
import { capitalized } from './sentence.ts';

/** What the sentence has said so far. */
interface Said {
  /** the keys named since the last stop, and all keys named so far */
  readonly named: Set<string>;
  readonly ever: Set<string>;
  /** the key that `it` means, and the key that `them` means; '' for none */
  it: string;
  them: string;
  /** the key of the player who did the last thing */
  doer: string;
  /** true where another named thing could also be meant by the target's pronoun */
  rival: boolean;
  /** the key of a target that was just chosen: right after the first verb, `it` can only mean this */
  fresh: string;
}

/** Returns what is known after a stop: names are known, but pronouns mean nothing yet. */
const after = (said: Said, fresh = ''): Said => ({
  named: new Set(),
  ever: said.ever,
  it: '',
  them: '',
  doer: said.doer,
  rival: false,
  fresh,
});
const nothing = (): Said => ({
  named: new Set(),
  ever: new Set(),
  it: '',
  them: '',
  doer: '',
  rival: false,
  fresh: '',
});

/** Turns a phrase into English, without a capital letter and a full stop. */
export function realize(phrase: Phrase): string {
  return isMarked(phrase) ? told(phrase, nothing()).trim() : phrase;
}

/** Turns a phrase into a sentence with a capital letter and a full stop; '' for an empty phrase. */
export function realizeSentence(phrase: Phrase): string {
  const text = realize(phrase);
  const last = text.at(-1);
  return text === '' ? '' : capitalized(last === '.' || last === '!' || last === '?' ? text : `${text}.`);
}

function told(phrase: Phrase, said: Said): string {
  let text = '';
  for (const part of partsOf(phrase)) text += typeof part === 'string' ? part : tell(part, said);
  return text;
}

function tell(part: Exclude<Part, string>, said: Said): string {
  switch (part.kind) {
    case 'mention':
      return nameOf(part, said);
    case 'number':
      return `the ${part.much ? '' : 'number of '}${told(part.of, said)}`;
    case 'clause':
      return clauseText(part, said, part.who);
    case 'list':
      return listText(part.items, part.joint, said);
    case 'sequence':
      return sequenceText(part.items, part.joint, said);
    case 'if':
      return ifText(part, said);
    case 'lasting': {
      if (part.first) return `${told(part.time, said)}, ${told(part.clause, said)}`;
      const text = told(part.clause, said);
      // a short clause comes before its time
      return text.length < SHORT && !text.includes(', ') && !text.includes(' for each ')
        ? `${text} ${part.time}`
        : `${part.time}, ${text}`;
    }
    case 'offer':
      return offerText(part, '', said);
    case 'aim': {
      const first = firstPart(part.effect);
      const another = nodeIn(part.chosen)?.kind === 'clause';
      const atOnce = !another && first?.kind === 'clause' && first.who === '' && isAbout(first.rest, part.key);
      const before = after(said);
      const chosen = told(part.chosen, before);
      // where the choice names another thing too, `it` could mean either
      const fresh = before.rival ? '' : part.key;
      return `${chosen}${atOnce ? ' and ' : ': '}${told(part.effect, after(said, fresh))}`;
    }
  }
}

/** The longest clause that comes before its time, in letters. */
const SHORT = 75;

/** Returns true if a phrase begins with the thing itself, and not with a part of it. */
function isAbout(phrase: Phrase, key: string): boolean {
  const [first] = partsOf(phrase);
  return typeof first === 'object' && first.kind === 'mention' && first.key === key && first.owns === '';
}

/** Writes a mention by its name or by a pronoun. */
function nameOf(m: Mention, said: Said): string {
  const owns = m.owns === '' ? '' : told(m.owns, said);
  if (m.number === 'player') {
    const name = fullName(m, said);
    said.ever.add(m.key);
    if (owns === '') {
      said.doer = m.key;
      return name;
    }
    return said.doer === m.key ? `their ${owns}` : owned(name, owns);
  }
  const place = m.number === 'several' ? 'them' : 'it';
  const known =
    (m.number !== 'named' && m.number !== 'another' && said.named.has(m.key) && said[place] === m.key) ||
    m.named === place;
  const full = known ? '' : fullName(m, said);
  if (m.number === 'another') said.rival = true;
  said.named.add(m.key);
  said.ever.add(m.key);
  said[place] = m.key;
  if (!known) return owns === '' ? full : owned(full, owns);
  if (owns !== '') return `${place === 'it' ? 'its' : 'their'} ${owns}`;
  return place;
}

/** Writes a mention by its full name, by its later name, or as `the others`. */
function fullName(m: Mention, said: Said): string {
  if (m.again !== '' && said.ever.has(m.key)) return m.again;
  const [of, n] = m.key.split('#');
  for (const key of n === undefined ? [] : said.ever) {
    const [same, many] = key.split('#');
    if (same === of && (n === 'rest' || Number(many) > Number(n))) return n === '1' ? 'the other' : 'the others';
  }
  return told(m.named, said);
}

/** Writes a clause. @param named the subject to write; '' where the sentence has just named it */
function clauseText({ who, verb, rest }: Clause, said: Said, named: Phrase): string {
  const { fresh } = said;
  const player = who === '' || who === 'you' ? null : nodeIn(who);
  const subject = named === '' ? '' : subjectOf(named, said);
  if (player?.kind === 'mention' && player.number === 'player' && player.owns === '') said.doer = player.key;
  const several = player?.kind === 'mention' && player.number === 'several';
  const does = agree(told(verb, said), who === '' || who === 'you' ? 'base' : several ? 'several' : 'one');
  // right after a command, the target that was just chosen needs no name
  if (fresh !== '' && who === '' && isAbout(rest, fresh)) {
    said.named.add(fresh);
    said.it = fresh;
  }
  said.fresh = '';
  const what = rest === '' ? '' : told(rest, said);
  return [subject, does, what].filter(Boolean).join(' ');
}

/** Writes the subject of a clause: `they`, never `them`. */
function subjectOf(who: Phrase, said: Said): string {
  const text = told(who, said);
  return text === 'them' ? 'they' : text;
}

/** Makes a verb agree with its subject. The words behind the verb stay. */
function agree(verb: string, who: 'base' | 'one' | 'several'): string {
  if (who === 'base') return verb;
  const gap = verb.indexOf(' ');
  const [first, rest] = gap < 0 ? [verb, ''] : [verb.slice(0, gap), verb.slice(gap)];
  if (first === 'be') return `${who === 'several' ? 'are' : 'is'}${rest}`;
  return who === 'several' || ['may', 'can', 'cannot'].includes(first) ? verb : `${thirdPerson(first)}${rest}`;
}

/** Joins clauses. Those that share a subject name it once, and a shared verb appears once. */
function listText(items: readonly Phrase[], joint: Joint, said: Said): string {
  const clauses = items.map(nodeIn);
  const [first] = clauses;
  const alike =
    first?.kind === 'clause' && first.who !== '' && clauses.every(x => x?.kind === 'clause' && x.who === first.who);
  if (!alike)
    return listed(
      items.map(item => told(item, said)),
      joint,
    );
  const { verb } = first;
  return listed(
    (clauses as Clause[]).map((x, i) => {
      if (i === 0) return clauseText(x, said, x.who);
      // `is at a site and is damaged`, but `is 1 or 2`
      return x.verb === verb && (verb !== 'be' || joint === 'or') ? told(x.rest, said) : clauseText(x, said, '');
    }),
    joint,
  );
}

/** Returns who does the last thing of a phrase; '' for a command or where nobody is named. */
function lastDoer(phrase: Phrase): Phrase {
  const node = nodeIn(phrase);
  if (node?.kind === 'clause') return node.who;
  return node?.kind === 'sequence' && node.joint !== ';' ? lastDoer(node.items.at(-1)!) : '';
}

/** Joins neighbours that hold for the same time, so that the time appears once: `for one turn, it A and B`. */
function forOneTime(items: readonly Phrase[]): Phrase[] {
  const out: Phrase[] = [];
  for (const item of items) {
    const [last, next] = [nodeIn(out.at(-1) ?? ''), nodeIn(item)];
    const same = last?.kind === 'lasting' && next?.kind === 'lasting' && last.first && last.time === next.time;
    if (!same) out.push(item);
    else {
      const [a, b] = [nodeIn(last.clause), nodeIn(next.clause)];
      const alike = a?.kind === 'clause' && b?.kind === 'clause' && a.who === b.who;
      const both = alike ? listOf([last.clause, next.clause], 'and') : `${last.clause}, and ${next.clause}`;
      out[out.length - 1] = lasting(last.time, both, true);
    }
  }
  return out;
}

function sequenceText(all: readonly Phrase[], joint: Sequence['joint'], said: Said): string {
  const items = forOneTime(all);
  if (items.length === 1) return tell(nodeIn(items[0]!)!, said);
  if (joint === ';') return apart(items, said);
  // items that contain commas are separated by semicolons, unless they contain semicolons too
  const trial = items.map(item => told(item, { ...said, named: new Set(said.named), ever: new Set(said.ever) }));
  const nested = trial.some(text => text.includes(', ')) && !trial.some(text => text.includes(';'));
  if (nested) return apart(items, said);
  const texts = items.map((item, i) => inTurn(item, i === 0 ? '' : lastDoer(items[i - 1]!), said, true));
  const last = nodeIn(items.at(-1)!);
  return `${texts.slice(0, -1).join(', ')}${last?.kind === 'if' ? ';' : `, ${joint}`} ${texts.at(-1)}`;
}

/** Writes items with a stop between them. After each stop, things are named in full again. */
function apart(items: readonly Phrase[], said: Said): string {
  return items
    .map((item, i) => inTurn(item, i === 0 ? '' : lastDoer(items[i - 1]!), i === 0 ? said : after(said), false))
    .join('; ');
}

/** Writes one item of a sequence. A subject that repeats is left out. A command after somebody else's deed says `you`. */
function inTurn(item: Phrase, before: Phrase, said: Said, same: boolean): string {
  const first = firstPart(item);
  const another = before !== '' && before !== 'you';
  if (another && first?.kind === 'clause') {
    if (first.who === '' && isPlayer(before)) return `you ${told(item, said)}`;
    if (same && first.who === before && nodeIn(item)?.kind === 'clause') return clauseText(first, said, '');
  }
  return told(item, said);
}

const isPlayer = (who: Phrase): boolean => {
  const node = nodeIn(who);
  return node?.kind === 'mention' && node.number === 'player' && node.owns === '';
};

type FieldsOf<T> = Omit<T, 'kind'>;

function ifText({ test, effect, otherwise }: FieldsOf<Condition>, said: Said): string {
  const inner = nodeIn(effect);
  said.fresh = '';
  if (otherwise === '') {
    // two conditions in a row become one
    if (inner?.kind === 'if' && inner.otherwise === '')
      return ifText({ ...inner, test: `${test} and ${inner.test}` }, said);
    // the player who may pay comes before the condition
    if (inner?.kind === 'offer') return offerText(inner, test, said);
  }
  const holds = told(test, said);
  if (otherwise === '' && inner?.kind === 'lasting' && !inner.first) {
    const text = told(inner.clause, said);
    return inner.first || text.includes(';')
      ? `if ${holds}, ${inner.time}, ${text}`
      : `if ${holds}, ${text} ${inner.time}`;
  }
  const done = told(effect, said);
  if (otherwise === '') return `if ${holds}, ${done}`;
  const other = nodeIn(otherwise);
  return `if ${holds}, ${done}; otherwise${other?.kind === 'if' ? ',' : ''} ${told(otherwise, said)}`;
}

/** Writes an offer. @param test when they may pay; '' for always */
function offerText({ who, price, effect }: FieldsOf<Offer>, test: Phrase, said: Said): string {
  const gives = `${told(who, said)} may ${told(price, said)}`;
  const done: FieldsOf<Condition> = { test: `${who === 'you' ? 'you' : 'they'} do`, effect, otherwise: '' };
  return test === ''
    ? `${gives}, and ${ifText(done, said)}`
    : `${gives} if ${told(test, said)}; ${ifText(done, after(said))}`;
}
