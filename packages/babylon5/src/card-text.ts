import {
  articled,
  type Effect,
  type Filter,
  mentioned,
  nounText,
  numberOf,
  type Phrase,
  possession,
  realize,
  renamed,
  type Teller,
  withoutYou,
} from '@orrery/kernel';
import {
  type CardSource,
  type CardTells,
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
import { aftermathHost, playedText, whenText } from './texts/aftermath.ts';
import { conflictText, resolvedText, startText } from './texts/conflict.ts';
import { gateText, marksNeeded, needsClause } from './texts/gate.ts';
import { after, sentence, sentences } from './texts/sentences.ts';
import { namesOf, readyOfYours, targetPhrase } from './texts/targets.ts';
import { HOST, owed, row } from './words/phrases.ts';
import { havingOf } from './words/statics.ts';

/** The teller of a card's text. It calls the card by its title. */
function tellerFor(card: CardSource): Teller {
  const becomes = card.becomes ?? card.conflict?.becomes;
  return v.teller({
    you: 'you',
    self: card.title,
    target: 'the target',
    conflict: 'the conflict',
    'the number of fleets rotated': numberOf('fleets rotated', 'fleet rotated'),
    purgedCount: numberOf('Marks purged', 'Mark purged'),
    ...(becomes ? { becomes: articled(becomes) } : {}),
  });
}

/** The teller of a card's text that also names the card it is put on. */
function tellerOn(card: CardSource): Teller {
  const t = tellerFor(card);
  const host = hostOf(t, card);
  return host === null ? t : t.with({ host });
}

/** Fills a text that the card's data gives: it names the card that this one is on, and the card that bears its marks. */
const written = (t: Teller, say: Phrase): Phrase =>
  renamed(say, {
    ...(t.names.host === undefined ? {} : { host: t.names.host }),
    bearer: t.names.host ?? 'your ambassador',
  });

/** Writes a filter for the cards of a race, for an enhancement of that race. */
function ofItsRace(t: Teller, filter: Filter, race: string | null | undefined): string {
  const { soft = 'card', noun = soft, ...told } = t.noun(filter);
  const text = nounText({ ...told, noun: race ? `${RACE_NAMES[race] ?? race} ${noun}` : noun });
  return told.certain ? text : articled(text);
}

/** Names the card that this one is put on: `that character`. Returns null for a card that is put on no card. */
function hostOf(t: Teller, card: CardSource): string | null {
  if (card.aftermath) return aftermathHost(t, card.aftermath);
  if (card.enhances && typeof card.enhances !== 'string') return `that ${t.noun(card.enhances).noun ?? 'card'}`;
  // an event or a conflict may leave the card in play
  const left = card.becomes ? card.play?.effect : card.conflict?.becomes ? card.conflict.outcome : undefined;
  const [stays] = left === undefined ? [] : v.traits(left, 'stays');
  if (stays === undefined) return null;
  const on = t.ref(stays);
  return `that ${possession(on)?.thing ?? (mentioned(on)?.number === 'player' ? 'player' : 'card')}`;
}

/** Says what a card needs before it enters play, and how it enters. */
function entryLines(t: Teller, card: CardSource): string[] {
  const lines: string[] = [];
  const marks = marksNeeded(card.needsMarks);
  if (marks) lines.push(sentence(`requires ${marks} in your faction`));
  const needs = needsClause(t, card.needs);
  if (needs) lines.push(sentence(`sponsor it ${needs}`));
  for (const r of card.replaces ?? []) {
    const moved = [
      r.enhancements && 'enhancements',
      r.aftermaths && (r.aftermaths === 'chosen' ? 'the aftermaths you choose' : 'aftermaths'),
      r.contingencies && 'contingencies',
      r.marks && 'marks',
    ].filter(Boolean) as string[];
    const whose = r.own ? `your own ${r.title}` : r.title;
    const way = r.plain ? 'Replaces' : r.must ? 'Comes in only by replacing' : 'May replace';
    const through = r.through ? ` through ${r.through}` : '';
    const takes = moved.length > 0 ? `takes over ${row(moved)}` : '';
    const how = row([takes, r.rotated ? 'comes in rotated' : ''].filter(Boolean));
    lines.push(sentence(`${way} ${whose}${through}${how && `; it ${how}`}`));
  }
  if (card.enhances) lines.push(enhancementLine(t, card));
  if (card.holds)
    lines.push(
      sentence(`you may lay any ${t.filter(card.holds)} from your hand face down under this card, as a contingency`),
    );
  if (card.sponsoredInto)
    lines.push(sentence(`you may sponsor ${card.title} into the faction of ${t.oneOf(card.sponsoredInto)}`));
  const { by, rotate: besides, apply: more } = card.sponsoring ?? {};
  if (by) lines.push(sentence(`only ${t.one(by)} may sponsor it`));
  if (besides) lines.push(sentence(`to sponsor it, also rotate ${readyOfYours(t, besides)}`));
  if (more !== undefined) lines.push(sentence(`to sponsor it, apply ${owed(t, more)}, which nothing reduces`));
  if (card.anyRace) lines.push('A player of any race may bring it in.');
  if (card.discardsVersion) lines.push('When it comes in, discard the version of the same person that is in play.');
  if (card.neverInner) lines.push('Can never be in the Inner Circle.');
  if (card.onePerPlayer) lines.push('Each player may have only one in play.');
  if (card.oncePerPlayer) lines.push('Each player may play it only once in a game.');
  if (card.alone) lines.push(`It cannot be on a card together with another ${card.alone}.`);
  if (card.mercenary) lines.push('Whoever bids the most influence for it in a turn decides what it does that turn.');
  return lines;
}

/** Says what an enhancement is put on, and whom its text then means by "you" (b5/cards-enhancement/16). */
function enhancementLine(t: Teller, card: CardSource): string {
  const { enhances } = card;
  if (typeof enhances !== 'string') return sentence(`put it on ${ofItsRace(t, enhances!, card.race)}`);
  if (enhances === 'your faction') return 'Put it on your faction.';
  if (enhances !== 'faction') return sentence(`put it on ${enhances === 'global' ? 'the whole game' : 'Babylon 5'}`);
  return 'Put it on a faction; "you" on it then means the player of that faction.';
}

/** Says what the card does as long as it is in play. */
function standingLines(t: Teller, card: CardSource): string[] {
  const lines: string[] = [];
  if (card.blanks) lines.push(sentence(`the text of ${t.names.host ?? HOST} has no effect`));
  let last: { readonly who: string; readonly has: string[] } | null = null;
  for (const st of card.always ?? []) {
    const having = havingOf(st);
    const who = having && realize(written(t, having.who));
    if (last !== null && having !== null && last.who === who) {
      // a card that has several things is named once
      last.has.push(having.has);
      lines[lines.length - 1] = sentence(`${who} has ${row(last.has)}`);
      continue;
    }
    lines.push(sentence(written(t, st.say)));
    last = having === null ? null : { who: who!, has: [having.has] };
  }
  return lines;
}

/** Says what happens on occasions, and what the card may answer. */
function occasionLines(t: Teller, card: CardSource): string[] {
  const lines: string[] = [];
  if (card.onPlayed && t.clauses(card.onPlayed).some(Boolean)) lines.push(after(t, 'when played', card.onPlayed));
  if (card.onSponsored) lines.push(after(t, 'when sponsored', card.onSponsored));
  for (const w of card.whenever ?? []) {
    const effect = (w.pronoun ? t.with({ self: w.pronoun }) : t).effect(w.effect);
    const may = w.may
      ? `you may ${w.rotate ? `rotate ${card.title} to ` : ''}`
      : w.rotate
        ? `rotate ${card.title} and `
        : '';
    lines.push(sentence(`${w.say}: ${may}${w.may ? withoutYou(effect) : effect}`));
  }
  for (const r of card.responses ?? []) lines.push(after(t, `${r.say}${r.rotate ? ' and rotate' : ''}`, r.effect));
  return lines;
}

/** Says what players do with the card: its actions, playing it, its conflict. */
function deedLines(t: Teller, card: CardSource): string[] {
  const lines: string[] = [];
  for (const a of card.actions ?? []) {
    const needs = needsClause(t, a.needs);
    const head = ['Action', a.oncePerTurn && 'once a turn', a.anybody && 'by any player', realize(needs)].filter(
      Boolean,
    );
    lines.push(`${head.join(', ')}: ${gateText(t, a)}`);
  }
  if (card.play) {
    const marks = marksNeeded(card.play.needsMarks);
    const needs = needsClause(t, card.play.needs);
    lines.push(
      [
        sentence(marks && `requires ${marks} in your faction`),
        sentence(needs && `play it ${needs}`),
        gateText(t, card.play),
      ]
        .filter(Boolean)
        .join(' '),
    );
  }
  if (card.conflict) lines.push(...conflictText(t, card.conflict));
  for (const c of card.conflicts ?? []) lines.push(startText(t, c));
  return lines;
}

/**
 * Writes a card's rules text, one sentence or paragraph a line. It comes from the data that makes the card work, in our own words. No printed text is
 * shown anywhere.
 */
export function cardText(card: CardSource): string[] {
  const t = tellerOn(card);
  // a card that stays after it was played tells that last
  const leftBehind = card.conflict?.becomes !== undefined || card.becomes !== undefined;
  const standing = [...standingLines(t, card), ...occasionLines(t, card)];
  const lines = [
    ...entryLines(t, card),
    ...(card.aftermath ? [whenText(t, card.aftermath), ...playedText(t, card.aftermath)] : []),
    ...(leftBehind ? [] : standing),
    ...deedLines(t, card),
    ...(leftBehind ? standing : []),
  ];
  if (card.contingency) {
    const { under, say, effect } = card.contingency;
    lines.push(
      sentence(`lay it face down under ${articled(typeof under === 'string' ? under : t.filter(under))} you control`),
    );
    lines.push(after(t, `${say}, you may reveal this card`, effect));
  }
  return lines.filter(Boolean);
}

// The stakes of choices that a card's text asks for.

/** Says what follows after a gate, as sentences. @param tried names for locals, to show the text with a number filled in */
export function comesOf(card: CardSource, gate: Gate, tried: Readonly<Record<string, string>> = {}): string {
  const t = tellerOn(card);
  const names = {
    ...namesOf(t, gate.target ?? {}),
    ...(gate.rotates ? { rotated: 'the rotated card' } : {}),
    ...tried,
  };
  return sentences(t.with(names).clauses(gate.effect));
}

/**
 * Names what a gate lets a player choose: `a character`, `a ready fleet of yours`. @param place the place among the targets; -1 for the card to
 * rotate
 */
export function choiceOf(card: CardSource, gate: Gate, place: number): string {
  const t = tellerOn(card);
  const targets = gate.target ?? {};
  if (place < 0) return realize(readyOfYours(t, gate.rotates!));
  return realize(targetPhrase(t.with(namesOf(t, targets)), Object.values(targets)[place]!));
}

/** Says what a deed of a card costs and does. */
export function deedText(card: CardSource, gate: Gate): string {
  const t = tellerOn(card);
  return gateText(t, gate);
}

/** Writes an effect of a card as sentences. */
export const effectText = (card: CardSource, effect: Effect): string => comesOf(card, { effect });

/** Says what a card does for the card or faction that it is put on, as sentences. */
export function bearsOn(card: CardSource): string {
  const t = tellerOn(card);
  const played = card.aftermath ? playedText(t, card.aftermath) : [];
  return [...played, ...standingLines(t, card), ...occasionLines(t, card)].filter(Boolean).join(' ');
}

/** Says what a conflict brings as it resolves, as sentences; '' where the card says nothing of it. */
export const conflictBrings = (card: CardSource, c: ConflictSource): string =>
  resolvedText(tellerOn(card), c).join(' ');

/** The parts of a card's text that rules ask for. */
export const tellsOf = (card: CardSource): CardTells => ({
  bears: () => bearsOn(card),
  deed: gate => deedText(card, gate),
  brings: conflict => conflictBrings(card, conflict),
  effect: effect => effectText(card, effect),
});

/** A card for reports: plain data, the generated text, and where each field comes from. */
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

/** Returns a card for reports. Fields that no source gives are marked `reconstructed`. */
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
  // the lack of a text may be a guess too, and so may marks from the text and the copies allowed in play
  if (text.length > 0 || card.provenance?.text) provenance.text = card.provenance?.text ?? 'face';
  if (card.provenance?.marks && !card.marks) provenance.marks = card.provenance.marks;
  if (card.provenance?.copies) provenance.copies = card.provenance.copies;
  const abilities: Record<string, number> = {};
  for (const a of ABILITIES) {
    const n = fieldValue(card.abilities?.[a], 0);
    // an ability of 0 appears where nobody knows whether it is 0
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
