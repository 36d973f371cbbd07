import type { CardId, Seat } from '@orrery/kernel';
import { alike } from './alike.ts';
import { defOf } from './card.ts';
import { abilityName, nameOf, seatName } from './names.ts';
import { ability } from './rules/effects/ability.ts';
import { type B5State, DISCARD, INNER, inPlay, kindOfZone, MARKS, rows, SUPPORTING, seatOfZone } from './state.ts';

/** The maximum length of an option's text, in characters. */
export const LABEL = 70;

/** What a label says about a card, besides its place and state. */
export interface About {
  /** the abilities that matter here, by number: shown with their present value if above 0 */
  readonly stats?: readonly number[];
  /** the most important facts here, in a few words: a cost, a number */
  readonly more?: readonly string[];
  /** the maximum length of the whole label; default LABEL */
  readonly room?: number;
}

/**
 * A card's label for the player who chooses it, in one short line: its title, its owner if it is in another faction, the facts that matter, and its
 * state. If another card has the same title, it also says how the two differ.
 * @param seat the reader; -1 for nobody in particular, who sees every faction as another's
 */
export function cardLabel(s: B5State, id: CardId, seat: Seat, about: About = {}): string {
  if (id < 0 || s.cards[id] === undefined) return 'nothing';
  const { title } = defOf(s, id);
  const more = about.more ?? [];
  const notes = inPlay(s, id)
    ? notesOf(s, id, seat, about)
    : [...pileOf(s, id, seat), ...seenBy(s, id, seat), ...more].map(text => ({ text, needed: true }));
  return written(title, notes, about.room ?? LABEL);
}

/** A note behind the title of a card; `needed` if only this note distinguishes the card from another. */
interface Note {
  readonly text: string;
  readonly needed: boolean;
}

/** A title with all notes that fit. Drops notes that are not needed first, starting from the last. */
function written(title: string, notes: readonly Note[], room: number): string {
  const text = notes.length > 0 ? `${title} (${notes.map(n => n.text).join(', ')})` : title;
  const spare = notes.findLastIndex(n => !n.needed);
  return text.length <= room || spare < 0 ? text : written(title, notes.toSpliced(spare, 1), room);
}

/** All notes for a card in play, the most helpful first. */
function notesOf(s: B5State, id: CardId, seat: Seat, about: About): Note[] {
  const { faction } = s.cards[id]!;
  const differing = others(s, id).filter(other => !alike(s, id, other));
  const state = (card: CardId) => stateOf(s, card).join();
  const detail = (card: CardId) => detailOf(s, card).join();
  // the cards with the same title: those in the same state, and those with no difference at all, which are counted from the left
  const alsoSo = differing.filter(other => state(other) === state(id));
  const twins = alsoSo.filter(other => detail(other) === detail(id));
  const place = twins.length > 0 ? [ORDINALS[placeAmong(s, id, [id, ...twins])] ?? 'another'] : [];
  const stats = (about.stats ?? []).flatMap(stat => {
    const n = ability(s, id, stat);
    return n > 0 ? [`${abilityName(stat)} ${n}`] : [];
  });
  const notes = (list: readonly string[], needed: boolean): Note[] => list.map(text => ({ text, needed }));
  return [
    ...notes(faction >= 0 && faction !== seat ? [seatName(s, faction)] : [], true),
    ...notes(place, true),
    ...notes(about.more ?? [], false),
    ...notes(stats, false),
    ...notes(stateOf(s, id), differing.length > alsoSo.length),
    ...notes(
      detailOf(s, id).filter(text => alsoSo.some(other => !detailOf(s, other).includes(text))),
      true,
    ),
  ];
}

const ORDINALS = ['the first', 'the second', 'the third', 'the fourth', 'the fifth', 'the sixth'];

/** How many of these cards come before it on the table. */
const placeAmong = (s: B5State, id: CardId, cards: readonly CardId[]): number => {
  const order = rows(s);
  const at = (card: CardId) => (order.includes(card) ? order.indexOf(card) : order.length + card);
  return cards.filter(card => at(card) < at(id)).length;
};

/** The other cards with its title in play in the same faction. */
function others(s: B5State, id: CardId): CardId[] {
  const { title } = defOf(s, id);
  const { faction } = s.cards[id]!;
  const list: CardId[] = [];
  s.cards.forEach((card, other) => {
    if (
      other !== id &&
      card.faction === faction &&
      card.zone >= 0 &&
      inPlay(s, other) &&
      defOf(s, other).title === title
    )
      list.push(other);
  });
  return list;
}

/** The state of a card, as words, if it differs from a fresh card's. */
export function stateOf(s: B5State, id: CardId): string[] {
  const card = s.cards[id]!;
  return [
    card.neutralized ? 'neutralized' : '',
    card.rotated && !card.neutralized ? 'rotated' : '',
    card.damage > 0 ? `${card.damage} damage` : '',
    card.severe > 0 ? `${card.severe} severe damage` : '',
  ].filter(Boolean);
}

/** Other differences from a card with the same title: its row, the fleet it leads, the cards on it. */
function detailOf(s: B5State, id: CardId): string[] {
  const card = s.cards[id]!;
  const kind = kindOfZone(s, card.zone);
  const conflict = s.conflicts.find(c => c.stage === 'initiated' && c.parts.some(p => p.card === id));
  return [
    card.leading >= 0 ? `leading the ${defOf(s, card.leading).title}` : '',
    card.leader >= 0 ? `led by ${defOf(s, card.leader).title}` : '',
    card.host >= 0 ? `on ${defOf(s, card.host).title}` : '',
    kind === INNER ? 'Inner Circle' : '',
    kind === SUPPORTING && defOf(s, id).type === 'character' ? 'supporting' : '',
    ...card.attached.filter(a => !s.cards[a]!.faceDown).map(a => `with ${defOf(s, a).title}`),
    ...MARKS.flatMap(mark => (card[mark] > 0 ? [`${card[mark]} ${mark[0]!.toUpperCase()}${mark.slice(1)}`] : [])),
    card.tokens > 0 ? `${card.tokens} tokens` : '',
    card.chaos > 0 ? `${card.chaos} Chaos Tokens` : '',
    conflict === undefined ? '' : `in ${nameOf(s, 'conflict', conflict.id)}`,
  ].filter(Boolean);
}

/** The owner of the discard pile that holds a card, if it is another player's. */
function pileOf(s: B5State, id: CardId, seat: Seat): string[] {
  const { zone } = s.cards[id]!;
  if (zone < 0 || kindOfZone(s, zone) !== DISCARD || seatOfZone(s, zone) === seat) return [];
  return [`discards of ${seatName(s, seatOfZone(s, zone))}`];
}

/** The other players who know a hidden card. Of two copies in a hand, it matters which one they have seen. */
function seenBy(s: B5State, id: CardId, seat: Seat): string[] {
  const { zone, known } = s.cards[id]!;
  const owner = zone < 0 ? -1 : seatOfZone(s, zone);
  const copy = (other: CardId) => s.defs[other] === s.defs[id] && s.cards[other]!.known !== known;
  if (owner !== seat || !s.zones[zone]!.some(copy)) return [];
  const who = s.seats.flatMap((x, other) => (other !== seat && !x.out && (known & (1 << other)) !== 0 ? [other] : []));
  return who.length === 0 ? [] : [`seen by ${who.map(other => seatName(s, other)).join(' and ')}`];
}

/** The text of an option about a card, a player, the table or any other thing. */
export function thingLabel(s: B5State, kind: string, id: number, seat: Seat, about: About = {}): string {
  switch (kind) {
    case 'card':
      return cardLabel(s, id, seat, about);
    case 'table':
      return 'the table';
    case 'seat':
      return id === seat ? `${seatName(s, id)} (you)` : seatName(s, id);
    default:
      return nameOf(s, kind, id);
  }
}

/** The title of the card that an option is about; null if it is about none. */
export const titleOf = (s: B5State, kind: string, id: number): string | null =>
  kind === 'card' && s.cards[id] !== undefined ? defOf(s, id).title : null;
