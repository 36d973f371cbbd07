import { articled as article, type Effect, type Filter, type List, type Teller, type Word } from '@orrery/kernel';
import {
  type AftermathSource,
  type CardSource,
  type ConflictSource,
  type Field,
  fieldProvenance,
  fieldValue,
  type Gate,
  type Provenance,
} from './card.ts';
import { v } from './language.ts';
import { RACE_NAMES } from './names.ts';
import { ABILITIES, MARKS, type Mark } from './state.ts';
import { quantity, row } from './words/phrases.ts';

const capital = (x: string): string => (x ? x[0]!.toUpperCase() + x.slice(1) : x);
const sentence = (x: string): string => {
  const text = x.trim().replace(/\s+/g, ' ');
  return text === '' ? '' : capital(/[.!?]$/.test(text) ? text : `${text}.`);
};
/** Clauses as sentences. */
const sentences = (clauses: readonly string[]): string => clauses.map(sentence).filter(Boolean).join(' ');
/** What comes of an occasion, after a colon: clauses that stand for themselves, or one sentence. */
const after = (t: Teller, occasion: string, effect: Effect): string => {
  const [first = '', ...rest] = t.clauses(effect);
  return sentences([`${occasion}: ${first}`, ...rest]);
};
const markName = (mark: string, n = 1): string => `${capital(mark)} Mark${n === 1 ? '' : 's'}`;

/** The teller of a card's text, which speaks of the card by its title. */
function tellerFor(card: CardSource): Teller {
  return v.teller({
    you: 'you',
    self: card.title,
    target: 'the target',
    conflict: 'the conflict',
    purgedCount: 'the number purged',
  });
}

/** A target as a phrase with an article, and how it is named afterwards. */
function targetText(t: Teller, x: Filter | List): { chosen: string; named: string } {
  if (v.isList(x as Word)) {
    const kind = v.kindOf(x as List);
    if (kind === 'number') return { chosen: t.list(x as List), named: 'that number' };
    const noun = kind === 'seat' ? 'player' : kind === 'play' ? 'event' : kind;
    return { chosen: t.oneOf(x as List), named: kind === 'card' ? 'the target' : `that ${noun}` };
  }
  const { noun, soft = 'card' } = t.noun(x as Filter);
  return { chosen: article(t.filter(x as Filter)), named: `the target ${noun ?? soft}` };
}

/** A ready card of yours that a filter fits. */
function readyOfYours(t: Teller, filter: Filter): string {
  const { before = '', soft = 'card', noun = soft, after = '' } = t.noun(filter);
  return ['a ready', before, noun, 'of yours', after].filter(Boolean).join(' ');
}

/** What a gate asks for and brings, as sentences. */
function gateText(t: Teller, gate: Gate): string {
  const list = MARKS.flatMap(m =>
    gate.needsMarks?.[m] ? [`${gate.needsMarks[m]} ${markName(m, gate.needsMarks[m])}`] : [],
  );
  const pays: string[] = [];
  if (gate.rotate) pays.push('rotate');
  if (gate.rotateAmbassador) pays.push('rotate your ambassador');
  if (gate.neutralize) pays.push('neutralize this card');
  if (gate.rotates) pays.push(`rotate ${readyOfYours(t, gate.rotates)}`);
  if (gate.purge) pays.push(`purge ${article(markName(gate.purge))} of yours`);
  const names: Record<string, string> = gate.rotates ? { rotated: 'the rotated card' } : {};
  const targets: string[] = [];
  let teller = t.with(names);
  for (const [name, x] of Object.entries(gate.target ?? {})) {
    const { chosen, named } = targetText(teller, x);
    targets.push(`${named === 'that number' ? 'choose' : 'target'} ${chosen}`);
    const again = Object.values(names).includes(named);
    names[name] = !again ? named : named.startsWith('the target ') ? 'the other target' : `the other ${named.slice(5)}`;
    teller = t.with(names);
  }
  const clauses: string[] = [];
  if (typeof gate.apply === 'number') pays.push(`apply ${gate.apply} influence`);
  const plain = targets.every(x => x.startsWith('target '));
  clauses.push(
    row(pays),
    plain && targets.length > 1 ? `target ${row(targets.map(x => x.slice('target '.length)))}` : row(targets),
  );
  // what depends on the targets is said after them
  if (gate.apply !== undefined && typeof gate.apply !== 'number')
    clauses.push(`apply ${quantity(teller.amount(gate.apply), 'influence')}`);
  const [first = '', ...rest] = [...clauses, ...teller.clauses(gate.effect)].filter(Boolean);
  const needs = gate.needs ? `only if ${t.test(gate.needs)}` : '';
  return sentences([
    list.length ? `requires ${row(list)}` : '',
    needs && first ? `${needs}: ${first}` : needs || first,
    ...rest,
  ]);
}

function conflictText(t: Teller, c: ConflictSource): string[] {
  const lines: string[] = [];
  const kinds = c.types[0] === 'any' ? 'conflict of any type, Leadership included' : row(c.types.map(capital));
  lines.push(
    c.separate
      ? `Initiates both ${c.types.map(x => article(capital(x))).join(' and ')} conflict.`
      : `${capital(article(kinds))}${c.types[0] === 'any' ? '' : ' conflict'}${c.cost ? `, for ${c.cost} influence` : ''}${c.additional ? ', additional to your others' : ''}${c.rotate ? '; rotate it to do so' : ''}.`,
  );
  if (c.needs) lines.push(sentence(`only if ${t.test(c.needs)}`));
  const wanted = {
    player: 'another player',
    race: 'another race',
    conflict: 'another conflict',
    card: 'a card',
    none: '',
  }[c.target ?? 'none'];
  if (wanted)
    lines.push(sentence(`target ${c.targets ? targetText(t, c.targets).chosen : c.ownRace ? 'a race' : wanted}`));
  if (c.manySided) lines.push('Any player may be supported.');
  for (const r of c.restrict ?? []) lines.push(r.say);
  for (const st of c.while ?? []) lines.push(st.say);
  if (c.targetOpposes) lines.push("The target's Military at resolution counts as opposition.");
  if (c.initiate) lines.push(after(t, 'when it is initiated', c.initiate));
  if (c.opening) lines.push(after(t, 'as the resolution round begins', c.opening));
  if (c.always) lines.push(after(t, 'when it resolves', c.always));
  if (c.outcome) lines.push(sentences(t.clauses(c.outcome)));
  if (c.becomes) lines.push(`While it stays in play, it counts as an ${c.becomes}.`);
  return lines.filter(Boolean);
}

function occasionText(a: AftermathSource): string {
  return a.occasions
    .map(o =>
      [
        o.outcome === 'any' ? 'Any' : capital(o.outcome),
        row(o.types.map(capital), 'or'),
        o.participant ? '(Participant)' : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ');
}

/**
 * A card's rules text, generated from the data that also makes it work, one sentence or paragraph a line. In our own words:
 * no printed text is shown anywhere.
 */
export function cardText(card: CardSource): string[] {
  const t = tellerFor(card);
  const lines: string[] = [];
  const needs = MARKS.flatMap(m =>
    card.needsMarks?.[m] ? [`${card.needsMarks[m]} ${markName(m, card.needsMarks[m])}`] : [],
  );
  if (needs.length > 0) lines.push(`Requires ${row(needs)}.`);
  if (card.needs) lines.push(sentence(`only if ${t.test(card.needs)}`));
  for (const r of card.replaces ?? []) {
    const moved = [
      r.enhancements && 'enhancements',
      r.aftermaths && (r.aftermaths === 'chosen' ? 'the aftermaths you choose' : 'aftermaths'),
      r.contingencies && 'contingencies',
      r.marks && 'marks',
    ].filter(Boolean) as string[];
    const how = [
      r.through && `through ${r.through} alone`,
      moved.length > 0 && `taking over ${row(moved)}`,
      r.rotated && 'and comes in rotated',
    ].filter(Boolean);
    const whose = r.own ? `your own ${r.title}` : r.title;
    lines.push(`${[`${r.plain ? 'Replaces' : r.must ? 'Must replace' : 'May replace'} ${whose}`, ...how].join(', ')}.`);
  }
  if (card.enhances) {
    const what =
      typeof card.enhances === 'string'
        ? { faction: 'a faction', global: 'the whole game', 'babylon 5': 'Babylon 5' }[card.enhances]
        : article(t.filter(card.enhances));
    lines.push(`Put it on ${what}.`);
  }
  if (card.holds)
    lines.push(`You may lay any ${t.filter(card.holds)} from your hand face down under it, as a contingency.`);
  if (card.sponsoredInto)
    lines.push(`You may sponsor ${card.title} into the faction of ${t.oneOf(card.sponsoredInto)}.`);
  const { by, rotate: besides, apply: more } = card.sponsoring ?? {};
  if (by) lines.push(sentence(`only ${article(t.filter(by))} may sponsor it`));
  if (besides) lines.push(sentence(`to sponsor it, also rotate ${readyOfYours(t, besides)}`));
  if (more !== undefined)
    lines.push(sentence(`to sponsor it, apply ${quantity(t.amount(more), 'influence')}, which nothing reduces`));
  if (card.anyRace) lines.push('A player of any race may bring it in.');
  if (card.discardsVersion) lines.push('When it comes in, discard the version of the same person that is in play.');
  if (card.neverInner) lines.push('Can never be in the Inner Circle.');
  if (card.mercenary) lines.push('Acts for the player who bid the most influence for it this turn.');
  if (card.blanks) lines.push('The card this is on counts as having no effect text.');
  if (card.onPlayed) lines.push(after(t, 'when played', card.onPlayed));
  if (card.onSponsored) lines.push(after(t, 'when sponsored', card.onSponsored));
  for (const st of card.always ?? []) lines.push(sentence(st.say));
  for (const w of card.whenever ?? []) {
    const effect = w.may ? t.effect(w.effect).replace(/^you /, '') : t.effect(w.effect);
    lines.push(sentence(`${w.say}: ${w.may ? 'you may ' : ''}${w.rotate ? 'rotate it and ' : ''}${effect}`));
  }
  for (const r of card.responses ?? [])
    lines.push(
      after(t, `${r.say}${r.rotate ? `; ${/\b(he|she)\b/.exec(r.say)?.[0] ?? 'it'} then rotates` : ''}`, r.effect),
    );
  for (const a of card.actions ?? [])
    lines.push(`Action${a.oncePerTurn ? ', once a turn' : ''}${a.anybody ? ', by any player' : ''}: ${gateText(t, a)}`);
  if (card.play) lines.push(gateText(t, card.play));
  if (card.conflict) lines.push(...conflictText(t, card.conflict));
  for (const c of card.conflicts ?? [])
    lines.push(`${c.byAction ? 'Its conflict' : 'You may initiate this conflict'}: ${conflictText(t, c).join(' ')}`);
  if (card.aftermath) {
    const { on, targets, discardAfterPlay, effect, needs: need, target, rotateAmbassador, rotates } = card.aftermath;
    lines.push(`Played after: ${occasionText(card.aftermath)}.`);
    if (on !== 'none')
      lines.push(`Put it on ${!on.startsWith('your') && targets ? article(t.filter(targets)) : article(on)}.`);
    if (effect || need || rotateAmbassador || rotates)
      lines.push(
        gateText(t.with({ target: on === 'faction' ? 'the target faction' : 'the target' }), {
          effect: effect ?? { w: 'nothing', a: [] },
          ...(need ? { needs: need } : {}),
          ...(target ? { target } : {}),
          ...(rotateAmbassador ? { rotateAmbassador } : {}),
          ...(rotates ? { rotates } : {}),
        }),
      );
    if (discardAfterPlay) lines.push('Discard it after play.');
  }
  if (card.contingency) {
    const { under, say, effect } = card.contingency;
    lines.push(`Lay it face down under ${article(typeof under === 'string' ? under : t.filter(under))} you control.`);
    lines.push(after(t, `${say}, you may reveal it`, effect));
  }
  return lines.filter(Boolean);
}

/** A card as reports show it: plain data with generated text and the provenance of each field. */
export interface CardSheet {
  readonly title: string;
  readonly type: string;
  readonly race: string | null;
  readonly set: string;
  readonly cost: number | null;
  readonly abilities: Readonly<Record<string, number>>;
  readonly keywords: readonly string[];
  readonly marks: Readonly<Partial<Record<Mark, number>>>;
  readonly copies: string;
  readonly text: readonly string[];
  readonly provenance: Readonly<Record<string, Provenance>>;
  readonly native: readonly string[];
}

/** What a card says of itself. Fields that no source gives are marked `reconstructed`. */
export function cardSheet(card: CardSource): CardSheet {
  const provenance: Record<string, Provenance> = {};
  const note = (name: string, field: Field<unknown> | undefined, at?: Provenance) => {
    if (field !== undefined) provenance[name] = at ?? fieldProvenance(field);
  };
  note('cost', card.cost, card.provenance?.cost);
  for (const a of ABILITIES) note(a, card.abilities?.[a]);
  for (const m of MARKS) note(`${m} marks`, card.marks?.[m], card.provenance?.marks);
  if (card.keywords?.length) provenance.keywords = card.provenance?.keywords ?? 'face';
  const text = cardText(card);
  // that a card says nothing may be a guess, too, and so may marks that its text gives, and how many copies may lie in play
  if (text.length > 0 || card.provenance?.text) provenance.text = card.provenance?.text ?? 'face';
  if (card.provenance?.marks && !card.marks) provenance.marks = card.provenance.marks;
  if (card.provenance?.copies) provenance.copies = card.provenance.copies;
  const abilities: Record<string, number> = {};
  for (const a of ABILITIES) {
    const n = fieldValue(card.abilities?.[a], 0);
    // an ability of 0 is worth telling where nobody knows whether it is 0
    if (n > 0 || provenance[a] === 'reconstructed') abilities[a] = n;
  }
  return {
    title: card.title,
    type: card.type,
    race: card.race === null || card.race === undefined ? null : (RACE_NAMES[card.race] ?? card.race),
    set: card.set,
    cost: fieldValue<number | null>(card.cost, null),
    abilities,
    keywords: card.keywords ?? [],
    marks: Object.fromEntries(
      MARKS.flatMap(m => (fieldValue(card.marks?.[m], 0) ? [[m, fieldValue(card.marks?.[m], 0)]] : [])),
    ),
    copies: card.copies ?? (['character', 'group', 'fleet', 'location'].includes(card.type) ? 'limited' : 'multiple'),
    text,
    provenance,
    native: v.nativesIn(card),
  };
}
