import { type Amount, articled, type Ref, type Teller } from '@orrery/kernel';
import type { Abilities, Activated, CardSource, Gate, Replacing, Triggered } from './card.ts';
import { v } from './language.ts';
import { FACTION_NAMES } from './names.ts';
import { chosenText } from './words/choices.ts';
import { energy, onlyWhen, sentence } from './words/phrases.ts';
import { afterTarget, aimedText, read } from './words/reading.ts';
import { staticTexts } from './words/statics.ts';

/** The noun for a card of a type. */
const NOUN: Readonly<Record<string, string>> = { nobot: 'NoBot' };

/** The teller of a card's text, which speaks of itself as what it is and of what it lies beneath. */
export function tellerFor(card: CardSource): Teller {
  const beneath = card.beneath?.replace(/^character infiltrator$/, 'character').replace(/^infiltrator ship$/, 'ship');
  return v.teller({
    you: 'you',
    self: `this ${NOUN[card.type] ?? card.type}`,
    host: `this ${beneath === 'nobot' ? 'NoBot' : (beneath ?? 'card')}`,
    fact: 'it',
  });
}

/** What a gate asks for and costs, as a phrase, and what comes of it. */
interface GateParts {
  readonly cost: string;
  readonly needs: string;
  readonly effect: string;
  /** what is targeted first, where the cost speaks of it */
  readonly aim: string;
}

/** What a gate asks for and costs, and what comes of it, as phrases. */
function gateParts(t: Teller, gate: Gate): GateParts {
  const names: Record<string, string> = {};
  const targets: string[] = [];
  const spent: Chosen[] = [];
  const given: Chosen[] = [];
  const choices = [
    [gate.target, null, true],
    [gate.costTarget, spent, true],
    [gate.given, given, false],
  ] as const;
  for (const [source, list, target] of choices)
    for (const [local, x] of Object.entries(source ?? {})) {
      const { chosen, named } = chosenText(t.with(names), x, target);
      names[local] = named;
      if (list === null) targets.push(chosen);
      else list.push({ chosen, named });
    }
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
  const paidBy = (gate.cost ?? []).map(e => inner.effect(e)).filter(Boolean);
  const cost = [
    Object.keys(gate.name ?? {}).length ? 'name a number' : '',
    gate.pay === undefined ? '' : gate.pay === 0 ? '' : `pay ${energy(inner.amount(gate.pay))}`,
    gate.lose === undefined ? '' : `lose ${energy(inner.amount(gate.lose))}`,
    costText(paidBy, spent, given),
  ].filter(Boolean);
  // what has been paid with is told from what is targeted by how it was paid
  const how = PAID_WITH[/^\w+/.exec(costText(paidBy, [], []))?.[0] ?? ''];
  for (const local of Object.keys({ ...gate.costTarget, ...gate.given }))
    if (how !== undefined && names[local] !== 'them') names[local] = names[local]!.replace(/^that /, `the ${how} `);
  // what has been kept of it is told of it as it is called now
  keep();
  const aimed = Object.keys(gate.target ?? {}).map(local => names[local]!);
  const clauses = t.with(names).clauses(gate.effect).join('; ');
  const single = aimed.length === 1;
  const told = single ? afterTarget(clauses, aimed[0]!) : clauses;
  // where another player targets, the phrase says so itself
  const verb = /^(your opponent|that player) targets /.test(targets[0] ?? '') ? '' : 'target ';
  const choice = targets.length ? `${verb}${targets.join(' and ')}` : '';
  const paid = cost.join(' and ');
  // a cost that speaks of a target comes after it
  const first = aimed.some(name => paid.includes(name) && ![...spent, ...given].some(x => x.named === name));
  return {
    cost: paid,
    needs: [gate.when, gate.needs].flatMap(x => (x ? [inner.test(x)] : [])).join(' and '),
    effect: !choice || first ? clauses : verb ? aimedText(choice, told) : `${choice}: ${told}`,
    aim: first ? choice : '',
  };
}

/** How a card has been paid with, by the verb of the cost. */
const PAID_WITH: Readonly<Record<string, string>> = {
  damage: 'damaged',
  dismiss: 'dismissed',
  remove: 'removed',
  reveal: 'revealed',
  revert: 'reverted',
};
/** A card that is chosen to pay with, as it is first told and how it is named afterwards. */
interface Chosen {
  readonly chosen: string;
  readonly named: string;
}

/** What is paid with cards: what each is chosen for is said of it at once (`dismiss one of your other units here`). */
function costText(effects: readonly string[], spent: readonly Chosen[], given: readonly Chosen[]): string {
  let paid = effects.length > 2 ? `${effects.slice(0, -1).join(', ')} and ${effects.at(-1)}` : effects.join(' and ');
  const aims = spent.map(x => (/^damage /.test(paid) ? x.chosen.replace(/ (and )?that can be damaged/, '') : x.chosen));
  const apart: string[] = [];
  for (const { chosen, named } of given) {
    const alone = given.filter(x => x.named === named).length === 1 && !spent.some(x => x.named === named);
    if (!alone || !paid.includes(named)) {
      apart.push(chosen);
      continue;
    }
    // a card of your own hand goes to a pile of yours
    const mine = / in your hand\b/.test(chosen);
    const thing = (/^damage /.test(paid) ? chosen.replace(' that can be damaged', '') : chosen).replace(
      / in your hand\b/,
      ' from your hand',
    );
    const [head, ...rest] = paid.split(named);
    paid = head + thing + rest.join(named === 'them' ? 'them' : 'it');
    if (mine)
      paid = paid
        .replace(/\b(its|their) owner's (?=used pile|lost pile|reserve|active pile)/, 'your ')
        .replace(/^put (.*) in your lost pile$/, 'lose $1');
  }
  const aimed = aims.length ? `target ${aims.join(' and ')}` : '';
  const one = spent.length === 1 ? spent[0]!.named : null;
  // where another card has been named with it, `it` could be either
  const two = spent.some(x => / as an? /.test(x.chosen));
  if (aimed && one !== null && one !== 'them' && !apart.length && !two) paid = afterTarget(paid, one);
  const chosen = apart.length ? `choose ${apart.join(' and ')}` : '';
  return [aimed, chosen, paid].filter(Boolean).join(chosen && / and /.test(paid) ? ', ' : ' and ');
}

/** How often a turn an ability with bullets may be used (wars/bullet/2). */
const TIMES: Readonly<Record<number, string>> = {
  1: 'once each turn',
  2: 'twice each turn',
  3: 'three times each turn',
};

/** An activated ability as a line: how often, its cost, an arrow, its effect, when. */
export function gateText(gate: Activated, t: Teller = v.teller({ you: 'you', self: 'this card' })): string {
  const { cost, needs, effect, aim } = gateParts(t, gate);
  const uses = gate.uses ?? 0;
  const often = uses === 0 ? '' : (TIMES[uses] ?? `${uses} times each turn`);
  const price = [often, [aim, cost || 'at no cost'].filter(Boolean).join(' and ')].filter(Boolean).join(', ');
  const also = gate.anyPlayer ? ' Either player may use it, "you" being whoever does.' : '';
  return `${sentence(price).slice(0, -1)} => ${sentence(effect)}${needs ? ` Only ${onlyWhen(read(needs))}.` : ''}${also}`;
}

/** Clauses that command: whoever may do such a thing may do it `to` some end. */
const COMMAND =
  /^(?:activate|add|cancel|cause|choose|damage|destroy|dismiss|download|draw|invert|look|lose|move|pay|play|put|reduce|retrieve|return|reveal|revert|search|stack|subtract|take|target|undamage|use) /;

/** What a gate costs, in a few words without a full stop; '' for nothing. */
export const priceText = (gate: Gate, t: Teller): string =>
  gateParts(t, gate).cost.replace(/^pay (?=[^,]* energy)/, '');

/** What comes of a gate, targets included, as a sentence. */
export function effectText(gate: Gate, t: Teller): string {
  const { aim, effect } = gateParts(t, gate);
  return sentence(aim ? `${aim}: ${effect}` : effect);
}

/** What each choice of a gate is about, as a phrase, by its name: `one of your units here`, `a card in your hand`. */
export function choicePhrases(gate: Pick<Gate, 'target' | 'costTarget' | 'given'>, t: Teller): Record<string, string> {
  const names: Record<string, string> = {};
  const phrases: Record<string, string> = {};
  for (const [source, target] of [
    [gate.target, true],
    [gate.costTarget, true],
    [gate.given, false],
  ] as const)
    for (const [local, x] of Object.entries(source ?? {})) {
      const { chosen, named } = chosenText(t.with(names), x, target);
      names[local] = named;
      phrases[local] = chosen;
    }
  return phrases;
}

/** A triggered ability as a sentence. */
export function triggerText(t: Teller, x: Triggered): string {
  const happens = t.test(x.on);
  const { cost, effect } = gateParts(t.with({ fact: calledAfter(happens, t, x) }), { ...x } as Gate);
  const who = x.by === undefined ? 'you' : t.ref(x.by);
  // a state of the table is noticed when it comes about; what a card does as it comes or goes, it does once
  const head = v.trait(x.on, 'state') ? 'as soon as' : ONCE.test(happens) ? 'when' : 'whenever';
  const event = `${head} ${happens}${x.if ? ` and ${t.test(x.if)}` : ''}`;
  // what another does is nothing that one may do, but that one may decide
  const may = !cost && effect.startsWith('your opponent ') ? 'can decide that' : 'can';
  const does = x.may
    ? `${who} ${may} ${cost ? (COMMAND.test(effect) && !effect.includes('; ') ? `${cost} to ${effect}` : `${cost}; if ${who === 'you' ? 'you' : 'they'} do, ${effect}`) : effect}`
    : COMMAND.test(effect)
      ? `you ${effect}`
      : effect;
  return `${sentence(`${x.either ? 'for each player: ' : ''}${event}, ${does}`)}${x.onceEachTurn ? ' At most once each turn.' : ''}`;
}
/** How the card is called that something happened to: by what it is where another card has been named since. */
function calledAfter(happens: string, t: Teller, x: Triggered): string {
  const another =
    happens.includes(' by an ability of ') || /\b(?:reveals?) a card for destiny\b/.test(t.effect(x.effect));
  const noun = another
    ? /\b(ship or unit|\w+) (?:is|are|enters?|moves?)\b/.exec(happens)?.[1]?.replace(/s$/, '')
    : undefined;
  return noun === undefined ? 'it' : `that ${noun.includes(' or ') ? 'card' : noun}`;
}

/** What happens to the very card whose text it is. */
const ONCE = /^this (?!card is revealed)[^,]*? (?:enters play|is played|is lost|is destroyed|is inverted)\b/;

/** A replacement as a sentence. */
export function insteadText(t: Teller, x: Replacing): string {
  const { cost, effect } = gateParts(t, { ...x } as Gate);
  const head = `when ${t.test(x.on)}${x.if ? ` and ${t.test(x.if)}` : ''}, `;
  const may = x.may ? `you can ${cost ? `${cost} ${effect.includes('; ') ? 'and' : 'to'} ` : ''}` : '';
  return sentence(effect.includes('; ') ? `${head}${may}instead ${effect}` : `${head}${may}${effect} instead`);
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
/** Keywords of units and ships, each with what it means, told of the card itself. */
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
/** The keywords of a card, a line each. */
const keywords = (card: CardSource): string[] =>
  KEYWORDS.flatMap(([key, told]) => (card[key] ? [`${told(String(card[key]), card)}.`] : []));

/** The keywords that an inverter has on its other side: by name alone where what they mean has been said. */
function sideKeywords(card: CardSource, size = card.size): string[] {
  const { piloting, quickdraw, transport } = card;
  const kept = { Piloting: piloting, Quickdraw: quickdraw, Size: size === card.size ? size : 0, Transport: transport };
  const told = Object.entries(kept).flatMap(([name, n]) => (n ? [`${name} ${n}`] : []));
  const other = size !== undefined && size !== card.size ? [`${sizeText(String(size), card)}.`] : [];
  return [...other, ...(told.length ? [`${told.join(', ')}.`] : [])];
}

/** Words of the game that a text uses and a newcomer cannot guess. */
const GLOSSES: readonly (readonly [RegExp, string])[] = [
  [/\bretrieves?\b/i, 'To retrieve: a card of your lost pile, chosen at random, goes onto your used pile.'],
  [
    /\bdownload\b/i,
    'To download: look through your reserve for such a card, show it, take it into your hand, and shuffle the reserve.',
  ],
];

/** A card's text, generated from the data that makes it work: a line for each ability. */
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
    const { cost, needs, effect, aim } = gateParts(t, gate);
    if (needs) lines.push(`${head}Play it only ${onlyWhen(read(needs))}.`);
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
  for (const [word, told] of GLOSSES) if (lines.some(line => word.test(line))) lines.push(told);
  return lines;
}

/** Where alone a card may be played, as a line. */
function whereText(t: Teller, card: CardSource): string {
  const phrase = t.filter(card.where!);
  const [, , place] = /^(location|site|sector) (where .*)$/.exec(phrase) ?? [];
  return place !== undefined
    ? `May be played only ${place}.`
    : `May be played only ${card.beneath ? 'beneath' : 'at'} ${articled(phrase)}.`;
}
/** What it costs besides to play a card, as a sentence: what one may pay, or what one must. */
const playCostText = (cost: string, self: string): string =>
  /^(?:if [^,]*, )?you may /.test(cost) ? `when you play ${self}, ${cost}` : `to play ${self}, you must also ${cost}`;

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
  /** energy icons on the owner's side and on the other, and the support icon */
  readonly location: { readonly energy: readonly [number, number]; readonly icon: string | null } | null;
  readonly text: readonly string[];
  readonly provenance: Readonly<Record<string, 'face' | 'errata' | 'ruling' | 'reconstructed'>>;
  readonly native: readonly string[];
}

/** The sets by the first digit of their cards' numbers. */
export const SETS: Readonly<Record<string, string>> = { 1: 'Incursion', 2: 'Nowhere to Hide' };

/** What a card says of itself. Fields that no source gives are marked `reconstructed`. */
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
