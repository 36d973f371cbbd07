import {
  type Amount,
  aimed,
  capitalized,
  type Effect,
  type Filter,
  firstPart,
  inSequence,
  type List,
  listOf,
  mention,
  mentioned,
  mentions,
  onlyIf,
  type Phrase,
  type Ref,
  realize,
  type Teller,
  tailOf,
  words,
} from '@orrery/kernel';
import type { Abilities, Activated, CardSource, Gate, Replacing, TargetSource, Triggered } from './card.ts';
import { that, v } from './language.ts';
import { FACTION_NAMES } from './names.ts';
import { SETS } from './set-list.ts';
import { withoutThe } from './words/amounts.ts';
import { type Chosen, chosenText } from './words/choices.ts';
import { energy, onlyWhen, sentence } from './words/phrases.ts';
import { staticTexts } from './words/statics.ts';

/** The noun for a card of a type. */
const NOUN: Readonly<Record<string, string>> = { nobot: 'NoBot' };

/** The card that another card lies beneath, in one word. */
const BENEATH: Readonly<Record<string, string>> = {
  nobot: 'NoBot',
  'character infiltrator': 'character',
  'infiltrator ship': 'ship',
};

/** Returns the teller of a card's text. It knows how the text names the card itself and the card above it. */
export function tellerFor(card: CardSource): Teller {
  const beneath = card.beneath ?? 'card';
  return v.teller({
    you: 'you',
    self: mention('self', `this ${NOUN[card.type] ?? card.type}`, 'named'),
    host: mention('host', `this ${BENEATH[beneath] ?? beneath}`, 'named'),
    fact: mention('fact', 'it'),
  });
}

/** The parts of a gate's text: what it asks for, what it costs, and its effect. */
interface GateParts {
  /** the energy to pay; '' if there is none */
  readonly energy: Phrase;
  /** the whole cost, energy first */
  readonly cost: Phrase;
  readonly effect: Phrase;
  /** the targets that come first, because the cost mentions them */
  readonly aim: Phrase;
}

/** Returns the parts of a gate's text as phrases. */
function gateParts(t: Teller, gate: Gate): GateParts {
  const names: Record<string, Phrase> = {};
  const choose = (source: Gate['target'], target: boolean): Choice[] =>
    Object.entries(source ?? {}).map(([local, x]) => {
      const told = chosenText(t.with(names), local, x, target);
      names[local] = told.named;
      return { ...told, local, x };
    });
  const targets = choose(gate.target, true);
  const spent = choose(gate.costTarget, true);
  const given = choose(gate.given, false);
  for (const local of Object.keys(gate.name ?? {})) names[local] = 'the number named';
  const keep = () => {
    for (const e of gate.cost ?? []) {
      const kept = v.trait(e, 'keeps');
      if (kept === undefined) continue;
      const [local, x] = kept;
      names[local] =
        typeof x === 'number' || (typeof x !== 'string' && v.isAmount(x))
          ? t.with(names).amount(x as Amount)
          : t.with(names).ref(x as Ref);
    }
  };
  keep();
  const inner = t.with(names);
  const paid = gate.pay === undefined || gate.pay === 0 ? '' : `pay ${energy(inner.amount(gate.pay))}`;
  const cost = [
    Object.keys(gate.name ?? {}).length ? 'name a number' : '',
    paid,
    gate.lose === undefined ? '' : `lose ${energy(inner.amount(gate.lose))}`,
    costText(t, names, gate.cost ?? [], spent, given),
  ]
    .filter(Boolean)
    .join(' and ');
  // a card that was paid with is named by how it was paid, which tells it apart from the target
  const how = PAID_WITH[gate.cost?.find(e => inner.effect(e) !== '')?.w ?? ''];
  for (const { local, noun, many } of [...spent, ...given])
    if (how !== undefined && !many) names[local] = mention(local, `the ${how} ${noun}`);
  // numbers that the cost keeps are told by the new names
  keep();
  const clauses = inSequence(t.with(names).clauses(gate.effect), ';');
  // if another player chooses the target, the phrase says so itself
  const another = targets[0]?.byAnother === true;
  const choice = targets.length ? `${another ? '' : 'target '}${targets.map(x => x.chosen).join(' and ')}` : '';
  // a cost that mentions a target comes after the target
  const first = targets.some(x => mentions(cost, x.local));
  const [only] = targets;
  return {
    energy: paid,
    cost,
    effect:
      only === undefined || first
        ? clauses
        : targets.length === 1
          ? aimed(choice, only.local, clauses)
          : `${choice}: ${clauses}`,
    aim: first ? choice : '',
  };
}

/** How the text names a card that was paid with, by the word of the cost. */
const PAID_WITH: Readonly<Record<string, string>> = {
  damage: 'damaged',
  dismiss: 'dismissed',
  removeFromGame: 'removed',
  show: 'revealed',
  revert: 'reverted',
};
/** A chosen card, with its name. */
interface Choice extends Chosen {
  readonly local: string;
  readonly x: TargetSource;
}

/** Shortens a choice that pays a cost. Cards come from their pile. A cost to damage a card does not say that the card can be damaged. */
function shorter(t: Teller, choice: Choice, target: boolean, cost: readonly Effect[]): Choice {
  const { x, local } = choice;
  const of = ('of' in x ? x.of : x) as Filter | List;
  if (v.isList(of)) return { ...choice, ...chosenText(t, local, x, target, target ? 'in' : 'from') };
  if (cost[0]?.w !== 'damage') return choice;
  const rest = v.parts(of as Filter).filter(part => part.w !== 'damageable');
  const source = 'of' in x ? { ...x, of: that(...rest) } : that(...rest);
  return { ...choice, ...chosenText(t, local, source, target) };
}

/** Returns the part of the cost that is paid with cards. Each choice stands where it is used (`dismiss one of your other units here`). */
function costText(
  t: Teller,
  names: Readonly<Record<string, Phrase>>,
  cost: readonly Effect[],
  spent: readonly Choice[],
  given: readonly Choice[],
): Phrase {
  const pay = (known: Readonly<Record<string, Phrase>>): readonly Phrase[] =>
    cost.map(e => t.with({ ...known, paying: 'yes' }).effect(e)).filter(Boolean);
  const pair = twins(t, given);
  if (pair !== null) return listOf([`choose ${pair}`, ...pay({ ...names, ...THEM(given) })], 'and');
  const told = Object.fromEntries(
    given.map(choice => {
      const { local, chosen, named, many } = shorter(t.with(names), choice, false, cost);
      const { owner = '', named: again = '' } = mentioned(named) ?? {};
      return [local, mention(local, chosen, many ? 'several' : 'one', { owner, again })];
    }),
  );
  const effects = pay({ ...names, ...told });
  const paid = listOf(effects, 'and');
  const apart = given.filter(x => !mentions(paid, x.local)).map(x => x.chosen);
  const aims = spent.map(x => shorter(t.with(names), x, true, cost).chosen);
  const choose = apart.length ? `choose ${apart.join(' and ')}` : '';
  if (aims.length === 0) return [choose, paid].filter(Boolean).join(choose && effects.length > 1 ? ', ' : ' and ');
  const target = `target ${aims.join(' and ')}`;
  // if another card is named too, `it` could mean either
  if (spent.length === 1 && choose === '' && paid !== '') return aimed(target, spent[0]!.local, paid);
  return [target, choose, paid].filter(Boolean).join(choose && effects.length > 1 ? ', ' : ' and ');
}

/** The phrases for cards that are named together. */
const THEM = (given: readonly Choice[]): Record<string, Phrase> =>
  Object.fromEntries(given.map(x => [x.local, mention('given', 'them', 'several', { owner: 'you' })]));

/**
 * Returns the phrase for two hand cards where the second must match the first: `2 cards in your hand with the same destiny`. Returns null for other
 * choices.
 */
function twins(t: Teller, given: readonly Choice[]): Phrase | null {
  if (given.length !== 2) return null;
  const [first, second] = given.map(x => x.x as List);
  const filter = second!.a?.[0] as Filter | undefined;
  if (first!.w !== second!.w || first!.a.length > 0 || filter?.w !== 'having') return null;
  const [which, op, n] = filter.a as [string, string, Amount];
  if (op !== '=' || typeof n === 'number' || n.w !== 'its' || n.a[1] !== given[0]!.local) return null;
  return `2 ${withoutThe(t.list(first!))} with the same ${which}`;
}

/** How often an ability with bullets can be used each turn (wars/bullet/2). */
const TIMES: Readonly<Record<number, string>> = {
  1: 'once each turn',
  2: 'twice each turn',
  3: 'three times each turn',
};

/** Writes an activated ability as a line: how often, its cost, an arrow, its effect, and when. */
export function gateText(gate: Activated, t: Teller = v.teller({ you: 'you', self: 'this card' })): string {
  const { cost, effect, aim } = gateParts(t, gate);
  const uses = gate.uses ?? 0;
  const often = uses === 0 ? '' : (TIMES[uses] ?? `${uses} times each turn`);
  const price = [often, [aim, cost || 'at no cost'].filter(Boolean).join(' and ')].filter(Boolean).join(', ');
  const also = gate.anyPlayer ? ' Either player may use it, "you" being whoever does.' : '';
  const needs = needsText(t, gate);
  return `${capitalized(realize(price))} => ${sentence(effect)}${needs && ` ${sentence(`only ${needs}`)}`}${also}`;
}

/** Returns the condition that comes after `only`; '' if there is none. */
function needsText(t: Teller, gate: Gate): Phrase {
  const tests = [gate.when, gate.needs].flatMap(x => (x ? [x] : []));
  const names = Object.fromEntries(
    Object.entries(gate.target ?? {}).map(([local, x]) => [local, chosenText(t, local, x, true).named]),
  );
  return tests.length === 0 ? '' : onlyWhen(t.with(names), ', while ', ...tests);
}

/** True for a command. A cost can come before it as `COST to COMMAND`. */
function isCommand(phrase: Phrase): boolean {
  const first = firstPart(phrase);
  if (first?.kind === 'aim') return true;
  return first?.kind === 'clause' && first.who === '';
}
/** True for a text with more than one step. */
const hasSteps = (phrase: Phrase): boolean => realize(phrase).includes('; ');

/** Returns the cost of a gate in a few words, without a full stop; '' if it costs nothing. */
export function priceText(gate: Gate, t: Teller): string {
  const { energy: paid, cost } = gateParts(t, gate);
  return realize(paid !== '' && cost.startsWith(paid) ? cost.slice('pay '.length) : cost);
}

/** Returns the effect of a gate with its targets, as a sentence. */
export function effectText(gate: Gate, t: Teller): string {
  const { aim, effect } = gateParts(t, gate);
  return sentence(aim ? `${aim}: ${effect}` : effect);
}

/** Returns a phrase for each choice of a gate, by its name, as the chooser reads it: `one of your units here`, `a card in your hand`. */
export function choicePhrases(gate: Pick<Gate, 'target' | 'costTarget' | 'given'>, t: Teller): Record<string, string> {
  const names: Record<string, Phrase> = {};
  const phrases: Record<string, string> = {};
  for (const [source, target] of [
    [gate.target, true],
    [gate.costTarget, true],
    [gate.given, false],
  ] as const)
    for (const [local, x] of Object.entries(source ?? {})) {
      const { by, ...mine } = 'of' in x ? x : { of: x as Filter | List, by: undefined };
      // if another player chooses, the phrase addresses them as "you"
      const asked = by === undefined ? t : t.with({ opponent: 'you', 'that player': 'you' });
      names[local] = chosenText(t.with(names), local, x, target).named;
      phrases[local] = realize(chosenText(asked.with(names), local, mine, target).chosen);
    }
  return phrases;
}

/** Writes a triggered ability as a sentence. */
export function triggerText(t: Teller, x: Triggered): string {
  const { cost, effect } = gateParts(t.with({ fact: calledAfter(t, x) }), { ...x } as Gate);
  const who = x.by === undefined ? 'you' : t.ref(x.by);
  // a state triggers "as soon as" it begins; an event that can happen only once uses "when"
  const head = v.trait(x.on, 'state') ? 'as soon as' : isOnce(x) ? 'when' : 'whenever';
  const event = `${head} ${t.test(x.on)}${x.if ? ` and ${t.test(x.if)}` : ''}`;
  // you cannot do what another player does, but you can decide that they do it
  const first = firstPart(effect);
  const another = first?.kind === 'clause' && first.who !== '' && first.who !== 'you';
  const may = !cost && another ? 'can decide that' : 'can';
  const does = x.may
    ? `${who} ${may} ${cost ? (isCommand(effect) && !hasSteps(effect) ? `${cost} to ${effect}` : `${cost}; ${onlyIf(`${who === 'you' ? 'you' : 'they'} do`, effect)}`) : effect}`
    : isCommand(effect)
      ? `you ${effect}`
      : effect;
  return `${sentence(`${x.either ? 'for each player: ' : ''}${event}, ${does}`)}${x.onceEachTurn ? ' At most once each turn.' : ''}`;
}
/** Returns the name for the card of the event. It is `it`, or what the card is if the text also names another card. */
function calledAfter(t: Teller, { on, effect }: Triggered): Phrase {
  const [which, by] = on.a as [Filter?, unknown?];
  const another =
    (on.w === 'isDamagedNow' && by !== undefined && by !== 'weapon') || v.traits(effect, 'reveals').length > 0;
  if (!another || typeof which !== 'object' || !v.isFilter(which)) return mention('fact', 'it');
  const { noun, soft = 'card' } = t.noun(which);
  const called = which.w === 'itself' ? 'card' : realize(noun ?? soft);
  return mention('fact', `that ${called.includes(' or ') ? 'card' : called}`, 'named');
}

/** Events that happen only once to the card itself. */
const ONCE = ['entersPlay', 'isPlayed', 'isLost', 'isDestroyed', 'isInvertedNow'];
const isOnce = ({ on }: Triggered): boolean =>
  ONCE.includes(on.w) && ['itself', 'isThe'].includes((on.a[0] as Filter).w);

/** Writes a replacement as a sentence. */
export function insteadText(t: Teller, x: Replacing): string {
  const { cost, effect } = gateParts(t, { ...x } as Gate);
  const head = `when ${t.test(x.on)}${x.if ? ` and ${t.test(x.if)}` : ''}, `;
  const steps = hasSteps(effect);
  const may = x.may ? `you can ${cost ? `${cost} ${steps ? 'and' : 'to'} ` : ''}` : '';
  return sentence(steps ? `${head}${may}instead ${effect}` : `${head}${may}${effect} instead`);
}

function abilitiesText(t: Teller, a: Abilities): string[] {
  return [
    ...staticTexts(t, a.always ?? []).map(sentence),
    ...(a.whenever ?? []).map(x => triggerText(t, x)),
    ...(a.instead ?? []).map(x => insteadText(t, x)),
    ...(a.abilities ?? []).map(x => gateText(x, t)),
  ];
}

const sizeText = (x: string, { type }: CardSource): string =>
  `Size ${x}: this ${NOUN[type] ?? type} takes up ${x} of a ship's capacity`;
/** The keywords of units and ships, with their meaning. */
const KEYWORDS: readonly (readonly [keyof CardSource, (x: string, card: CardSource) => string])[] = [
  ['unlimited', () => 'Unlimited: a deck may hold any number of this card'],
  [
    'encampment',
    () =>
      'Encampment: play it as a location of its own or, once for each location, beneath one where you have an energy icon, ship or unit; there it adds the icons on your side of it',
  ],
  ['scouting', (_x, { type }) => `Scouting: this ${type} may be played where your side has no energy icon`],
  ['piloting', x => `Piloting ${x}: the ship that this character is aboard has power +${x} and tactics +${x}`],
  [
    'quickdraw',
    (x, { type }) =>
      `Quickdraw ${x}: each ability of a weapon beneath this ${NOUN[type] ?? type} that may be used only so often each turn may be used ${x === '1' ? 'once' : 'twice'} more`,
  ],
  ['size', sizeText],
  [
    'transport',
    (x, { type }) =>
      `Transport ${x}: when you move this ${type} in your move phase, ${x === '1' ? 'one' : `up to ${x}`} of your ${type === 'ship' ? 'fighters' : 'characters'} there may move along at no further cost`,
  ],
  ['captain', x => `Captain: while ${x} is aboard, this ship and each unit aboard it are immune to attrition`],
];
/** Returns the keywords of a card, one line each. */
const keywords = (card: CardSource): string[] =>
  KEYWORDS.flatMap(([key, told]) => (card[key] ? [`${told(String(card[key]), card)}.`] : []));

/** Returns the keywords on the other side of an inverter. Only the name is given if the first side already explains it. */
function sideKeywords(card: CardSource, size = card.size): string[] {
  const { piloting, quickdraw, transport } = card;
  const kept = { Piloting: piloting, Quickdraw: quickdraw, Size: size === card.size ? size : 0, Transport: transport };
  const told = Object.entries(kept).flatMap(([name, n]) => (n ? [`${name} ${n}`] : []));
  const other = size !== undefined && size !== card.size ? [`${sizeText(String(size), card)}.`] : [];
  return [...other, ...(told.length ? [`${told.join(', ')}.`] : [])];
}

/** Terms in card texts that a new player cannot guess. */
const GLOSSES: readonly (readonly [readonly string[], string])[] = [
  [['retrieve', 'retrieveUpTo'], 'To retrieve: a card of your lost pile, chosen at random, goes onto your used pile.'],
  [
    ['download'],
    'To download: look through your reserve for such a card, show it, take it into your hand, and shuffle the reserve.',
  ],
];

/** Writes a card's text from the data that makes the card work: one line for each ability. */
export function cardText(card: CardSource): string[] {
  const t = tellerFor(card);
  const lines: string[] = [];
  lines.push(...keywords(card));
  if (card.theirs)
    lines.push(
      card.theirs === 'only'
        ? "May be played only beneath your opponent's cards."
        : "May be played beneath your opponent's cards, too.",
    );
  if (card.once) lines.push('Only one of this asset may lie beneath the same card.');
  if (card.where) lines.push(whereText(t, card));
  if (card.uses) lines.push(`Play it at most ${TIMES[card.uses] ?? `${card.uses} times each turn`}.`);
  const played = (gate: Gate, head: string) => {
    const { cost, effect, aim } = gateParts(t, gate);
    const needs = needsText(t, gate);
    if (needs) lines.push(`${head}${sentence(`play it only ${needs}`)}`);
    if (aim) lines.push(`${head}${sentence(aim)}`);
    if (cost) lines.push(`${head}${sentence(playCostText(cost, t.ref('self')))}`);
    lines.push(`${head}${sentence(effect)}`);
  };
  if (card.play) played(card.play, '');
  if (card.used) played(card.used, 'Used: ');
  if (card.lost) played(card.lost, 'Lost: ');
  lines.push(...abilitiesText(t, card));
  if (card.inverted) {
    const { power, tactics, defense } = card.inverted;
    const kept = sideKeywords(card, card.inverted.size);
    const told = [...kept, ...abilitiesText(t, card.inverted)];
    lines.push(
      `Inverted (power ${power}, tactics ${tactics}, defense ${defense})${told.length > 0 ? ':' : '.'}`,
      ...told,
    );
  }
  if (card.frees) lines.push("When it leaves play, the cards stacked on it go on top of their owners' used piles.");
  const said = new Set(words(card).map(word => word.w));
  for (const [terms, told] of GLOSSES) if (terms.some(term => said.has(term))) lines.push(told);
  return lines;
}

/** Writes where a card can be played, as a line. */
function whereText(t: Teller, card: CardSource): string {
  const noun = t.noun(card.where!);
  return !noun.before && noun.where
    ? sentence(`may be played only ${tailOf(noun)}`)
    : sentence(`may be played only ${card.beneath ? 'beneath' : 'at'} ${t.one(card.where!)}`);
}
/** Writes an additional cost to play a card, as a sentence: a cost that a player may pay, or must pay. */
function playCostText(cost: Phrase, self: Phrase): Phrase {
  const first = firstPart(cost);
  const offered = first?.kind === 'if' ? firstPart(first.effect) : first;
  return offered?.kind === 'offer' ? `when you play ${self}, ${cost}` : `to play ${self}, you must also ${cost}`;
}

/** A card's type line: its type, kind and labels. */
export function typeLine(card: CardSource): string {
  const kind = card.kind ?? card.beneath ?? (card.capacity === undefined ? '' : `capacity ${card.capacity}`);
  const head = `${(NOUN[card.type] ?? card.type).toUpperCase()}${kind ? ` (${kind})` : ''}`;
  return [card.faction ? FACTION_NAMES[card.faction] : '', head, ...(card.labels ?? [])].filter(Boolean).join(' • ');
}

/** A card as reports show it: plain data with generated text and where its fields come from. */
export interface CardSheet {
  readonly title: string;
  readonly number: string;
  readonly set: string;
  readonly type: string;
  readonly line: string;
  readonly faction: string | null;
  readonly unique: boolean;
  readonly cost: number | null;
  readonly support: number | null;
  readonly destiny: number;
  /** power, tactics, defense; empty for cards that have none */
  readonly statistics: Readonly<Record<string, number>>;
  /** energy icons on the owner's side and on the other side, and the support icon */
  readonly location: { readonly energy: readonly [number, number]; readonly icon: string | null } | null;
  readonly text: readonly string[];
  readonly provenance: Readonly<Record<string, 'face' | 'errata' | 'ruling' | 'reconstructed'>>;
  readonly native: readonly string[];
}

/** Returns a report of a card. Fields that no source gives are marked `reconstructed`. */
export function cardSheet(card: CardSource): CardSheet {
  const text = cardText(card);
  const provenance: Record<string, 'face' | 'errata' | 'ruling' | 'reconstructed'> = {};
  for (const field of ['number', 'cost', 'support', 'destiny', 'power', 'tactics', 'defense'] as const)
    if (card[field] !== undefined) provenance[field] = card.reconstructed?.includes(field) ? 'reconstructed' : 'face';
  if (text.length > 0) provenance.text = card.provenance ?? 'face';
  const statistics: Record<string, number> = {};
  for (const name of ['power', 'tactics', 'defense'] as const)
    if (card[name] !== undefined) statistics[name] = card[name];
  return {
    title: card.title,
    number: card.number,
    set: SETS[card.number[0]!] ?? '',
    type: card.type,
    line: typeLine(card),
    faction: card.faction === undefined ? null : (FACTION_NAMES[card.faction] ?? card.faction),
    unique: card.unique === true,
    cost: card.cost ?? null,
    support: card.support ?? null,
    destiny: card.destiny,
    statistics,
    location:
      card.energy === undefined
        ? null
        : { energy: card.energy, icon: card.icon === undefined ? null : FACTION_NAMES[card.icon]! },
    text,
    provenance,
    native: v.nativesIn(card),
  };
}
