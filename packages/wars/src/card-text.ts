import { type Amount, articled, type Ref, type Teller } from '@orrery/kernel';
import type { Abilities, Activated, CardSource, Gate, Replacing, Triggered } from './card.ts';
import { v } from './language.ts';
import { FACTION_NAMES } from './names.ts';
import { chosenText } from './words/choices.ts';
import { energy, sentence } from './words/phrases.ts';
import { staticText } from './words/statics.ts';

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
function gateParts(t: Teller, gate: Gate): { cost: string; needs: string; effect: string; aim: string } {
  const names: Record<string, string> = {};
  const targets: string[] = [];
  const given: string[] = [];
  for (const [local, x] of Object.entries(gate.target ?? {})) {
    const { chosen, named } = chosenText(t.with(names), x, true);
    names[local] = named;
    targets.push(chosen);
  }
  for (const [source, target] of [
    [gate.costTarget, true],
    [gate.given, false],
  ] as const)
    for (const [local, x] of Object.entries(source ?? {})) {
      const { chosen, named } = chosenText(t.with(names), x, target);
      names[local] = named;
      given.push(chosen);
    }
  for (const local of Object.keys(gate.name ?? {})) names[local] = 'the number named';
  for (const e of gate.cost ?? []) {
    const kept = v.trait(e, 'keeps');
    if (kept !== undefined) {
      const [local, x] = kept;
      names[local] =
        typeof x === 'number' || (typeof x !== 'string' && v.isAmount(x))
          ? t.with(names).amount(x as Amount)
          : t.with(names).ref(x as Ref);
    }
  }
  const inner = t.with(names);
  const cost = [
    Object.keys(gate.name ?? {}).length ? 'name a number' : '',
    given.length ? `choose ${given.join(' and ')}` : '',
    gate.pay === undefined ? '' : `pay ${energy(inner.amount(gate.pay))}`,
    gate.lose === undefined ? '' : `lose ${energy(inner.amount(gate.lose))}`,
    ...(gate.cost ?? []).map(e => inner.effect(e)),
  ].filter(Boolean);
  // where another player chooses, the phrase says so itself
  const verb = /^(your opponent|that player) chooses /.test(targets[0] ?? '') ? '' : 'choose ';
  const aim = targets.length ? `${verb}${targets.join(' and ')}: ` : '';
  return {
    cost: cost.length > 1 ? `${cost.slice(0, -1).join(', ')} and ${cost[cost.length - 1]}` : cost.join(),
    needs: [gate.when, gate.needs].flatMap(x => (x ? [inner.test(x)] : [])).join(' and '),
    effect: `${aim}${inner.clauses(gate.effect).join('; ')}`,
    // a cost that speaks of a target comes after it
    aim: Object.keys(gate.target ?? {}).some(
      local =>
        cost.join().includes(names[local]!) &&
        !Object.keys({ ...gate.costTarget, ...gate.given }).some(x => names[x] === names[local]),
    )
      ? aim
      : '',
  };
}

/** An activated ability as a line: its bullets, its cost, a rift, its effect. */
export function gateText(gate: Activated, t: Teller = v.teller({ you: 'you', self: 'this card' })): string {
  const { cost, needs, effect } = gateParts(t, gate);
  const bullets = '• '.repeat(gate.uses ?? 0);
  const also = gate.anyPlayer ? ' Either player may use it.' : '';
  return `${bullets}${sentence(cost.replace(/^pay (?=[^,]* energy)/, '') || '0 energy').slice(0, -1)} => ${sentence(effect)}${needs ? ` Only while ${needs}.` : ''}${also}`;
}

function triggerText(t: Teller, x: Triggered): string {
  const { cost, effect } = gateParts(t.with({ fact: 'it' }), { ...x } as Gate);
  const who = x.by === undefined ? 'you' : t.ref(x.by);
  // a state of the table is noticed when it comes about
  const head = v.trait(x.on, 'state') ? 'as soon as' : 'whenever';
  const event = `${head} ${t.test(x.on)}${x.if ? ` and ${t.test(x.if)}` : ''}`;
  // what another does is nothing that one may do, but that one may decide
  const may = !cost && effect.startsWith('your opponent ') ? 'can decide that' : 'can';
  const does = x.may ? `${who} ${may} ${cost ? `${cost}: ` : ''}${effect}` : effect;
  return `${sentence(`${x.either ? 'for each player: ' : ''}${event}, ${does}`)}${x.onceEachTurn ? ' At most once each turn.' : ''}`;
}

function insteadText(t: Teller, x: Replacing): string {
  const { cost, effect } = gateParts(t, { ...x } as Gate);
  return sentence(
    `when ${t.test(x.on)}${x.if ? ` and ${t.test(x.if)}` : ''}, ${x.may ? `you can ${cost ? `${cost}: ` : ''}` : ''}instead ${effect}`,
  );
}

function abilitiesText(t: Teller, a: Abilities): string[] {
  return [
    ...(a.always ?? []).map(x => sentence(staticText(t, x))),
    ...(a.whenever ?? []).map(x => triggerText(t, x)),
    ...(a.instead ?? []).map(x => insteadText(t, x)),
    ...(a.abilities ?? []).map(x => gateText(x, t)),
  ];
}

/** The keywords that an inverter has on either side, its size as given for the other one; '' for each that it has not. */
const sideKeywords = ({ piloting, quickdraw, transport, ...card }: CardSource, size = card.size): string[] => [
  piloting ? `Piloting ${piloting}` : '',
  quickdraw ? `Quickdraw ${quickdraw}` : '',
  size ? `Size ${size}` : '',
  transport ? `Transport ${transport}` : '',
];

/** The keywords of a card, as one line; '' for none. */
function keywords(card: CardSource): string {
  const list = [
    card.unlimited ? 'Unlimited' : '',
    card.encampment ? 'Encampment' : '',
    card.scouting ? 'Scouting' : '',
    ...sideKeywords(card),
    card.captain ? `Captain: ${card.captain}` : '',
  ];
  return list.filter(Boolean).join(', ');
}

/** A card's text, generated from the data that makes it work: a line for each ability. */
export function cardText(card: CardSource): string[] {
  const t = tellerFor(card);
  const lines: string[] = [];
  const words = keywords(card);
  if (words) lines.push(`${words}.`);
  if (card.theirs)
    lines.push(
      card.theirs === 'only'
        ? "May be played only beneath your opponent's cards."
        : "May be played beneath your opponent's cards, too.",
    );
  if (card.once) lines.push('Only one of this asset may lie beneath the same card.');
  if (card.where)
    lines.push(
      `May be played only ${card.beneath ? 'beneath' : 'at'} ${articled(t.filter(card.where)).replace(/^a location\b/, card.beneath === 'site' || card.beneath === 'sector' ? `a ${card.beneath}` : '$&')}.`,
    );
  const played = (gate: Gate, head: string) => {
    const { cost, needs, effect, aim } = gateParts(t, gate);
    if (needs) lines.push(`${head}Play only while ${needs}.`);
    if (aim) lines.push(`${head}${sentence(aim.slice(0, -2))}`);
    if (cost) lines.push(`${head}${sentence(`also costs: ${cost}`)}`);
    lines.push(`${head}${sentence(effect.slice(aim.length))}`);
  };
  if (card.play) played(card.play, '');
  if (card.used) played(card.used, 'Used: ');
  if (card.lost) played(card.lost, 'Lost: ');
  lines.push(...abilitiesText(t, card));
  if (card.inverted) {
    const { power, tactics, defense } = card.inverted;
    const kept = sideKeywords(card, card.inverted.size).filter(Boolean).join(', ');
    const told = [...(kept ? [`${kept}.`] : []), ...abilitiesText(t, card.inverted)];
    lines.push(`Inverted (${power}/${tactics}/${defense})${told.length > 0 ? ':' : '.'}`, ...told);
  }
  if (card.frees) lines.push("When it leaves play, the cards stacked on it go on top of their owners' used piles.");
  return lines;
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
  /** energy icons on the owner's side and on the other, and the support icon */
  readonly location: { readonly energy: readonly [number, number]; readonly icon: string | null } | null;
  readonly text: readonly string[];
  readonly provenance: Readonly<Record<string, 'face' | 'errata' | 'ruling' | 'reconstructed'>>;
  readonly native: readonly string[];
}

const SETS: Readonly<Record<string, string>> = { 1: 'Incursion', 2: 'Nowhere to Hide' };

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
