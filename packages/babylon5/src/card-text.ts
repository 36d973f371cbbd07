import type { Filter, List, Teller, Word } from '@orrery/kernel';
import {
  type AftermathSource,
  type CardSource,
  type ConflictSource,
  type Field,
  fromOf,
  type Gate,
  type Provenance,
  valueOf,
} from './card.ts';
import { v } from './language.ts';
import { RACE_NAMES } from './names.ts';
import { ABILITIES, MARKS, type Mark } from './state.ts';

const capital = (x: string): string => (x ? x[0]!.toUpperCase() + x.slice(1) : x);
const article = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
const sentence = (x: string): string => {
  const text = x.trim().replace(/\s+/g, ' ');
  return text === '' ? '' : capital(/[.!?]$/.test(text) ? text : `${text}.`);
};
const and = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
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
    const list = t.list(x as List);
    const kind = v.kindOf(x as List);
    const noun = kind === 'seat' ? 'player' : kind === 'play' ? 'event' : kind;
    if (kind === 'number') return { chosen: list, named: 'that number' };
    return { chosen: `one of ${list}`, named: kind === 'card' ? 'the target' : `that ${noun}` };
  }
  const phrase = t.filter(x as Filter);
  return { chosen: article(phrase), named: `the target ${t.noun(x as Filter).noun ?? 'card'}` };
}

/** What a gate asks for and brings, as sentences. */
function gateText(t: Teller, gate: Gate): string {
  const asks: string[] = [];
  if (gate.needsMarks) {
    const list = MARKS.flatMap(m =>
      gate.needsMarks![m] ? [`${gate.needsMarks![m]} ${markName(m, gate.needsMarks![m])}`] : [],
    );
    asks.push(`requires ${and(list)}`);
  }
  if (gate.needs) asks.push(`only if ${t.test(gate.needs)}`);
  const pays: string[] = [];
  if (gate.rotate) pays.push('rotate');
  if (gate.rotateAmbassador) pays.push('rotate your ambassador');
  if (gate.neutralize) pays.push('neutralize this card');
  if (gate.rotates) pays.push(`rotate a ready ${t.filter(gate.rotates)} of yours`);
  if (gate.purge) pays.push(`purge a ${markName(gate.purge)} of yours`);
  const names: Record<string, string> = gate.rotates ? { rotated: 'the card rotated for it' } : {};
  const targets: string[] = [];
  let teller = t.with(names);
  for (const [name, x] of Object.entries(gate.target ?? {})) {
    const { chosen, named } = targetText(teller, x);
    targets.push(`${named === 'that number' ? 'choose' : 'target'} ${chosen}`);
    names[name] = Object.values(names).includes(named) ? `the other ${named.replace(/^the /, '')}` : named;
    teller = t.with(names);
  }
  if (gate.apply !== undefined) {
    const n = teller.amount(gate.apply);
    pays.push(typeof gate.apply === 'number' ? `apply ${n} influence` : `apply influence equal to ${n}`);
  }
  const head = [...asks.map(sentence), sentence(and(pays)), sentence(and(targets))].filter(Boolean);
  return [...head, sentence(teller.effect(gate.effect))].join(' ');
}

function conflictText(t: Teller, c: ConflictSource): string[] {
  const lines: string[] = [];
  const kinds = c.types[0] === 'any' ? 'conflict of any type, Leadership included' : and(c.types.map(capital));
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
  if (c.initiate) lines.push(sentence(`when initiated: ${t.effect(c.initiate)}`));
  if (c.opening) lines.push(sentence(`as the resolution round begins: ${t.effect(c.opening)}`));
  if (c.always) lines.push(sentence(`at resolution: ${t.effect(c.always)}`));
  if (c.outcome) lines.push(sentence(t.effect(c.outcome)));
  if (c.becomes) lines.push(`Where it stays, it counts as an ${c.becomes}.`);
  return lines.filter(Boolean);
}

function occasionText(a: AftermathSource): string {
  return a.occasions
    .map(o =>
      [o.outcome === 'any' ? 'Any' : capital(o.outcome), ...o.types.map(capital), o.participant ? 'Participant' : '']
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
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
  if (needs.length > 0) lines.push(`Requires ${and(needs)}.`);
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
      moved.length > 0 && `taking over ${and(moved)}`,
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
    lines.push(`You may lay each ${t.filter(card.holds)} of your hand face down under it, as a contingency.`);
  if (card.sponsoredInto)
    lines.push(`You may sponsor ${card.title} into the faction of one of ${t.list(card.sponsoredInto)}.`);
  const { by, rotate: besides, apply: more } = card.sponsoring ?? {};
  if (by) lines.push(sentence(`only ${article(t.filter(by))} may sponsor it`));
  if (besides) lines.push(sentence(`to sponsor it, rotate ${article(t.filter(besides))} of yours besides`));
  if (more !== undefined)
    lines.push(sentence(`to sponsor it, apply ${t.amount(more)} influence, which nothing makes less`));
  if (card.anyRace) lines.push('A player of any race may bring it in.');
  if (card.discardsVersion) lines.push('When it comes in, discard the version of the same person that is in play.');
  if (card.neverInner) lines.push('Can never be in the Inner Circle.');
  if (card.mercenary) lines.push('Acts for the player who bid the most influence for it this turn.');
  if (card.blanks) lines.push('The card this is on counts as having no effect text.');
  if (card.onPlayed) lines.push(sentence(`when played: ${t.effect(card.onPlayed)}`));
  if (card.onSponsored) lines.push(sentence(`when sponsored: ${t.effect(card.onSponsored)}`));
  for (const st of card.always ?? []) lines.push(sentence(st.say));
  for (const w of card.whenever ?? [])
    lines.push(
      sentence(`${w.say}: ${w.may ? 'you may ' : ''}${w.rotate ? 'rotate it and ' : ''}${t.effect(w.effect)}`),
    );
  for (const r of card.responses ?? [])
    lines.push(sentence(`${r.say}${r.rotate ? '; it then rotates' : ''}: ${t.effect(r.effect)}`));
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
      lines.push(`Put it on ${on.startsWith('your') ? on : targets ? article(t.filter(targets)) : article(on)}.`);
    if (effect || need || rotateAmbassador || rotates)
      lines.push(
        gateText(t.with({ target: 'the target' }), {
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
    lines.push(
      `Lay it face down under ${typeof under === 'string' ? `a ${under}` : article(t.filter(under))} you control.`,
    );
    lines.push(sentence(`${say}: you may reveal it: ${t.effect(effect)}`));
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
    if (field !== undefined) provenance[name] = at ?? fromOf(field);
  };
  note('cost', card.cost, card.provenance?.cost);
  for (const a of ABILITIES) note(a, card.abilities?.[a]);
  for (const m of MARKS) note(`${m} marks`, card.marks?.[m], card.provenance?.marks);
  if (card.keywords?.length) provenance.keywords = card.provenance?.keywords ?? 'face';
  const text = cardText(card);
  if (text.length > 0) provenance.text = card.provenance?.text ?? 'face';
  const abilities: Record<string, number> = {};
  for (const a of ABILITIES) {
    const n = valueOf(card.abilities?.[a], 0);
    if (n > 0) abilities[a] = n;
  }
  return {
    title: card.title,
    type: card.type,
    race: card.race === null || card.race === undefined ? null : (RACE_NAMES[card.race] ?? card.race),
    set: card.set,
    cost: valueOf<number | null>(card.cost, null),
    abilities,
    keywords: card.keywords ?? [],
    marks: Object.fromEntries(
      MARKS.flatMap(m => (valueOf(card.marks?.[m], 0) ? [[m, valueOf(card.marks?.[m], 0)]] : [])),
    ),
    copies: card.copies ?? (['character', 'group', 'fleet', 'location'].includes(card.type) ? 'limited' : 'multiple'),
    text,
    provenance,
    native: v.nativesIn(card),
  };
}
