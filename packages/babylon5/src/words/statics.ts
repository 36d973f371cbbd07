import {
  type Amount,
  capitalized,
  everySoMany,
  type Filter,
  nounText,
  type Phrase,
  type Ref,
  type Test,
} from '@orrery/kernel';
import type { StaticSource } from '../card.ts';
import { that, v } from '../language.ts';
import { RACE_NAMES } from '../names.ts';
import { STATE_NAMES } from '../rules/politics/states.ts';
import { type Ability, type Mark, RACES, type Race, type Relation } from '../state.ts';
import { BEARER, bonusText, quantity, row } from './phrases.ts';

// Texts that hold as long as a card is in play. Each reads as one sentence.

const t = v.teller({ self: 'this card', you: 'you' });
/**
 * Returns the filter for your own ambassador without `in your faction`, so that the text says `your ambassador`. Returns null for any other filter.
 */
function ownAmbassador(to: Filter): Filter | null {
  const parts = v.parts(to);
  const rest = parts.filter(part => part.w !== 'inYourFaction');
  return rest.length < parts.length && t.noun(to).noun === 'ambassador' ? that(...rest) : null;
}
/** Names the cards that a text is about, with a word before them: `each fleet you control`, but `your ambassador` and `this card`. */
function each(to: Filter, word = 'each'): Phrase {
  const own = ownAmbassador(to);
  if (own !== null) return `your ${t.filter(own)}`;
  return t.noun(to).certain ? t.filter(to) : `${word} ${t.filter(to)}`;
}
/** Says something of cards while they do something: `each fleet you control has +2 Military while attacking a fleet`. */
function said(to: Filter, of: Phrase): Phrase {
  const own = ownAmbassador(to);
  const { doing, ...noun } = t.noun(own ?? to);
  return doing ? `${own === null ? 'each' : 'your'} ${nounText(noun)} ${of} while ${doing}` : `${each(to)} ${of}`;
}
/** The acts that a text can forbid, or what it can keep from cards. */
type Act = 'attack' | 'participate' | 'lead' | 'ready' | 'be-attacked' | 'be-attacked-by-fleets' | 'act-for-its-player';
const ACTS: Readonly<Record<Act, string>> = {
  attack: 'attack',
  participate: 'take part in conflicts',
  lead: 'lead fleets',
  ready: 'ready',
  'be-attacked': 'be attacked',
  'be-attacked-by-fleets': 'be attacked by fleets',
  'act-for-its-player': 'support or attack in conflicts that its player initiates',
};
const given = (test?: Test): string => (test ? `while ${t.test(test)}, ` : '');
const more = (x: { if?: Test; instant?: boolean; least?: number }) => ({
  ...(x.if ? { if: x.if } : {}),
  ...(x.least === undefined ? {} : { least: x.least }),
  ...(x.instant ? { instant: true } : {}),
});

interface When {
  readonly if?: Test;
  /** the lowest value to which it lowers an ability */
  readonly least?: number;
  /** true for an instant effect: in an attack, at resolution */
  readonly instant?: boolean;
  readonly say?: string;
}

/** Cards have more (or less) of an ability. */
export function has(to: Filter, ability: Ability | 'all', n: Amount, when: When = {}): StaticSource {
  return {
    k: 'ability',
    to,
    what: ability,
    n,
    op: 'add',
    ...more(when),
    say:
      when.say ??
      `${given(when.if)}${said(to, `has ${bonusText(t, n, ability)}`)}${when.least === undefined ? '' : `, but at least ${when.least}`}`,
  };
}
/** Returns who has what by a static text. Texts without a condition that count nothing are told together. Returns null for any other text. */
export function havingOf(st: StaticSource): { readonly who: string; readonly has: string } | null {
  if (st.if !== undefined || typeof st.n !== 'number') return null;
  const told =
    st.k === 'ability' && st.op === 'add' && st.to !== undefined
      ? { who: each(st.to), has: bonusText(t, st.n, st.what as Ability | 'all') }
      : st.k === 'gives-marks'
        ? { who: BEARER, has: marksText(st.what as Mark, st.n) }
        : null;
  // a text of its own wording stands alone
  return told !== null && st.say === `${told.who} has ${told.has}` ? told : null;
}
const marksText = (mark: Mark, n: number): string =>
  `${n === 1 ? 'a' : n} ${capitalized(mark)} Mark${n === 1 ? '' : 's'}`;
/** An ability of cards is multiplied. */
export function multiplied(to: Filter, ability: Ability | 'all', times: Amount, when: When = {}): StaticSource {
  return {
    k: 'ability',
    to,
    what: ability,
    n: times,
    op: 'times',
    ...more(when),
    say:
      when.say ??
      `${given(when.if)}the ${ability === 'all' ? 'abilities' : capitalized(ability)} of ${each(to)} ${ability === 'all' ? 'count' : 'counts'} ${typeof times === 'number' && times === 2 ? 'double' : `${t.amount(times)} times`}`,
  };
}
/** The printed ability of cards changes. */
export function printedChange(to: Filter, ability: Ability, n: Amount, when: When = {}): StaticSource {
  return {
    k: 'ability',
    to,
    what: ability,
    n,
    op: 'printed',
    ...more(when),
    say:
      when.say ??
      `The printed ${capitalized(ability)} of ${each(to)} is ${typeof n === 'number' && n < 0 ? `${-n} lower` : `${t.amount(n)} higher`}.`,
  };
}
/** Says what counts as power: `you have 1 power for each token on this card`, or `X counts as power for you` where X is no count. */
function powerText(n: Amount): Phrase {
  const one = t.each(n);
  if (one !== null) return `you have 1 power for each ${one}`;
  return typeof n !== 'number' && n.w === 'forEvery'
    ? `you have 1 power for ${everySoMany(t, n.a[0] as number, n.a[1] as Amount)}`
    : `${t.amount(n)} counts as power for you`;
}
/** Something counts as your power. */
export function countsAsPower(n: Amount, when: When = {}): StaticSource {
  return { k: 'power', n, ...more(when), say: when.say ?? `${given(when.if)}${powerText(n)}` };
}
/** Your Influence Rating is higher while this holds. */
export function ratingHigher(n: Amount, when: When & { readonly whose?: Ref } = {}): StaticSource {
  return {
    k: 'rating',
    n,
    ...(when.whose === undefined ? {} : { whose: when.whose }),
    ...more(when),
    say: when.say ?? `${given(when.if)}your Influence Rating is ${t.amount(n)} higher`,
  };
}
/** Cards cost you more or less to sponsor. */
export function sponsoringCosts(to: Filter, n: Amount, when: When = {}): StaticSource {
  return {
    k: 'sponsor-cost',
    to,
    n,
    ...more(when),
    say:
      when.say ??
      `Each ${t.filter(to)} you sponsor costs you ${typeof n === 'number' && n < 0 ? `${-n} less` : `${t.amount(n)} more`}.`,
  };
}
/** The card itself costs more or less while it is in your hand. */
export function costs(n: Amount, say: string, when: When = {}): StaticSource {
  return { k: 'sponsor-cost', what: 'self', n, ...more(when), say };
}
/** Tokens on this card make cards cheaper to sponsor. Sponsoring uses them up. */
export function tokensDiscount(to: Filter, each: number): StaticSource {
  return {
    k: 'sponsor-cost',
    to,
    what: 'tokens',
    n: { w: 'times', a: [-each, { w: 'tokensOn', a: ['self'] }] } as Amount,
    say: `When you sponsor ${t.one(to)}, take all tokens off this card; each cuts the cost by ${each}.`,
  };
}
/** Cards cannot do an act, or cannot suffer it. */
export function cannot(act: Act, to: Filter, when: When = {}): StaticSource {
  return {
    k: 'cannot',
    to,
    what: act,
    ...more(when),
    say: when.say ?? `${given(when.if)}${each(to)} cannot ${ACTS[act]}`,
  };
}
/** Cards cannot gain marks of a kind, except those that a card in play gives them. */
export function gainsNoMore(to: Filter, mark: Mark): StaticSource {
  return { k: 'cannot', to, what: `gain-${mark}`, say: `${each(to)} cannot gain more ${capitalized(mark)} Marks` };
}
/** You cannot sponsor certain cards, or cannot play or sponsor them. */
export function mayNot(act: 'sponsor' | 'play', to: Filter, say?: string): StaticSource {
  return { k: 'cannot', to, what: act, say: say ?? `you cannot ${act} ${t.filter(to, true)}` };
}
/** One ability of this card may be used as another (b5/used-as/1). */
export function mayUse(ability: Ability, as: Ability): StaticSource {
  return {
    k: 'use-as',
    what: ability,
    n: ['diplomacy', 'intrigue', 'psi', 'leadership', 'military'].indexOf(as),
    say: `This card may use its ${capitalized(ability)} as ${capitalized(as)}.`,
  };
}
/** An ability of this card may be used only to oppose conflicts of its kind. */
export function onlyOpposes(ability: Ability): StaticSource {
  return {
    k: 'only-oppose',
    what: ability,
    say: `This card's ${capitalized(ability)} may be used only to oppose ${capitalized(ability)} conflicts.`,
  };
}
/** Cards give more support. Their ability does not change. */
export function moreSupport(to: Filter, ability: Ability, n: Amount): StaticSource {
  return {
    k: 'support-bonus',
    to,
    what: ability,
    n,
    say: `When ${each(to)} supports a conflict with ${capitalized(ability)}, that support counts ${t.amount(n)} more.`,
  };
}
/** Less damage neutralizes these cards. */
export function frailer(to: Filter, n: number, when: When = {}): StaticSource {
  return {
    k: 'frailty',
    to,
    n,
    ...more(when),
    say: when.say ?? `It takes ${n} less damage to neutralize ${each(to)}.`,
  };
}
/** These cards deal their damage first, before the other side's damage is counted. */
export function strikesFirst(to: Filter): StaticSource {
  return {
    k: 'strikes-first',
    to,
    say: `In attacks that ${each(to)} makes or suffers, it deals its damage first: a card that it neutralizes deals none back.`,
  };
}
/** Marks of some kinds count double. The text of the first ability names all the kinds. */
export function doubleMarks(marks: readonly Mark[], to: Filter): StaticSource[] {
  const kinds = row(marks.map(capitalized));
  return marks.map((what, i) => ({
    k: 'double-marks',
    what,
    to,
    say: i === 0 ? `${kinds} Marks on ${each(to, 'every')} count double.` : '',
  }));
}
/** Cards need influence to ready. */
export function readyingCosts(to: Filter, n: Amount): StaticSource {
  return {
    k: 'ready-cost',
    to,
    n,
    say: `Each time ${each(to)} would ready, its controller must apply ${quantity(t.amount(n), 'influence')}, or it stays rotated.`,
  };
}
/** For each point of damage that these cards heal, their player applies influence (Shakat). */
export function healingCosts(to: Filter, n: number): StaticSource {
  return {
    k: 'heal-cost',
    to,
    n,
    say: `Each time ${each(to)} heals, you must apply ${n} influence for each point of damage that comes off.`,
  };
}
/** This card must oppose a conflict that can raise a tension before you may pass. */
export function mustOpposeTension(): StaticSource {
  return {
    k: 'must-oppose',
    say: 'While this card can oppose a conflict that could raise a tension, you may not pass: it must oppose one first.',
  };
}
/** Cards deal more damage in attacks. */
export function attacksHarder(to: Filter, n: Amount, when: When = {}): StaticSource {
  return {
    k: 'attack-bonus',
    to,
    n,
    ...more(when),
    say: when.say ?? `${given(when.if)}${each(to)} deals ${t.amount(n)} more damage in attacks`,
  };
}
/** Attacks do half their damage to these cards, before anything else reduces it (b5/damage/25). */
export function halvesDamage(to: Filter, when: When = {}): StaticSource {
  return {
    k: 'halved-damage',
    to,
    n: 1,
    ...more(when),
    say: when.say ?? `${given(when.if)}attacks do half their damage to ${each(to)}`,
  };
}
/** Cards can be attacked outside conflicts, with their highest ability (b5/attack/13). */
export function openToAttack(to: Filter, by?: 'fleet'): StaticSource {
  return {
    k: 'attack-outside',
    to,
    ...(by ? { what: by } : {}),
    say: by
      ? `${by}s may attack ${each(to, 'the')}, outside conflicts as well`
      : `${each(to)} may be attacked outside conflicts`,
  };
}
/** A location that may take part in any conflict, and not only in those aimed at it (b5/support-oppose/10). */
export function joinsAnyConflict(): StaticSource {
  return { k: 'joins', say: 'May take part in conflicts that are not aimed at it.' };
}
/** Each attack does less damage to these cards (b5/damage/23). */
export function resists(to: Filter, n: number): StaticSource {
  return { k: 'resistance', to, n, say: `Each attack does ${n} less damage to ${each(to)}.` };
}
/** While it is in play, it gives marks to the card that it is on, or to your ambassador (b5/marks/2). */
export function givesMark(mark: Mark, n = 1, when: When & { to?: Filter } = {}): StaticSource {
  return {
    k: 'gives-marks',
    what: mark,
    n,
    ...(when.to ? { to: when.to } : {}),
    ...more(when),
    say: when.say ?? `${BEARER} has ${marksText(mark, n)}`,
  };
}
/** An aftermath meant for your ambassador may be put on this card instead. */
export function standsForAmbassador(): StaticSource {
  return {
    k: 'stands-for-ambassador',
    say: 'You may put an aftermath meant for your ambassador on this card instead; where that aftermath says ambassador, it then means this card.',
  };
}
/** You and the factions of a race may declare war conflicts on each other without a war. */
export function mayWage(race: Race, when: When = {}): StaticSource {
  return {
    k: 'war-conflicts',
    n: RACES.indexOf(race),
    ...more(when),
    say:
      when.say ??
      `${given(when.if)}${RACE_NAMES[race]} factions and you may declare war conflicts on each other as if at war`,
  };
}
/** States of a kind have no effect (b5-r-commerce-raiding-1). */
export function suspends(kind: Relation['kind']): StaticSource {
  return {
    k: 'suspends',
    what: kind,
    say: `All states of ${STATE_NAMES[kind]} are suspended while this card is in play.`,
  };
}
/** You need less power to win. */
export function needsLessPower(n: Amount): StaticSource {
  return { k: 'needs-less-power', n, say: `You need ${t.amount(n)} less power to win.` };
}
/** A fleet that takes part only in conflicts aimed at its player, unless at war (b5/cards-fleet/5). */
export function homeDefense(): StaticSource {
  return { k: 'home-defense', say: 'Takes part only in conflicts that target you, unless you are at war.' };
}
/** Only influence counts as power: of yours alone, or of everybody (b5/power/7). */
export function onlyInfluenceCounts(whose: 'you' | 'all'): StaticSource {
  return {
    k: 'only-influence',
    what: whose,
    say: `Only influence counts as ${whose === 'you' ? 'your power' : 'power'}.`,
  };
}
/** Your free draw is larger. @param how `instead` replaces the usual number, `additional` adds to it */
export function draws(n: number, how: 'instead' | 'additional'): StaticSource {
  return {
    k: 'draw',
    what: how,
    n,
    say: how === 'instead' ? `Draw ${n} cards instead of one.` : `Draw ${n} additional card${n === 1 ? '' : 's'}.`,
  };
}
/** Enhancements cost you less or more when you put them on certain cards. */
export function enhancingCosts(to: Filter, n: number): StaticSource {
  return {
    k: 'enhancing-cost',
    to,
    n,
    say: `An enhancement that you sponsor costs you ${n < 0 ? `${-n} less` : `${n} more`} if it is put on ${each(to, 'a')}.`,
  };
}
/** A player's power is less or more, whoever controls this card. The amount speaks of that player as `you`. */
export function powerOf(player: Filter, n: Amount, say: string): StaticSource {
  return { k: 'power', to: player, n, say };
}
/** Cards gain a keyword. */
export function givesKeyword(to: Filter, keyword: string): StaticSource {
  return { k: 'gives-keyword', to, what: keyword, say: `${each(to)} has the keyword ${keyword}` };
}
/** Cards lose a keyword, and nothing else (b5/blanking/7). */
export function losesKeyword(to: Filter, keyword: string): StaticSource {
  return { k: 'loses-keyword', to, what: keyword, say: `${each(to)} is without the keyword ${keyword}` };
}
/** You may use the locations that you have captured (Imperialism). */
export function usesCaptured(): StaticSource {
  return { k: 'uses-captured', say: 'You may use captured locations as your own.' };
}
/** You suffer no disloyalty penalties for certain cards of other races (b5/glossary/26). */
export function waivesDisloyalty(to: Filter): StaticSource {
  return { k: 'no-disloyalty', to, say: `You suffer no disloyalty penalties for ${t.filter(to, true)}.` };
}
/** The card with this text is discarded as soon as a test holds (Elric, Pulling Strings). */
export function discardedIf(test: Test, say: string): StaticSource {
  return { k: 'discarded', if: test, say };
}
/** You may draw that many free cards instead of 1 (Diplomatic Advantage). */
export function mayDraw(n: number): StaticSource {
  return { k: 'draw', what: 'may', n, say: `You may draw ${n} free cards instead of one.` };
}
/** You pay more or less to promote characters (Proxima III). */
export function promotingCosts(n: number): StaticSource {
  return {
    k: 'promote-cost',
    n,
    say: `Promoting a character to your Inner Circle costs you ${n < 0 ? `${-n} less` : `${n} more`}.`,
  };
}
