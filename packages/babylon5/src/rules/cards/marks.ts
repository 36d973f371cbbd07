// Marks on cards: destiny, doom, conspiracy, strife, and those of Shadows and Vorlons, who exclude each other (b5/marks).
import { type CardId, ownCard, type Seat } from '@orrery/kernel';
import { type CardDef, DEFS, defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { type B5State, cardsIn, INNER, MARKS, type Mark, rows, SUPPORTING } from '../../state.ts';
import { isBlank } from '../effects/blanking.ts';
import { forbidding } from '../effects/cannot.ts';
import { hasKeyword } from '../effects/keywords.ts';
import { eachStatic } from '../effects/statics.ts';

/** Writes marks: `a Doom Mark`, `2 Vorlon Marks`. */
export function some(n: number, mark: string): string {
  const name = `${mark[0]!.toUpperCase()}${mark.slice(1)} Mark`;
  return n === 1 ? `a ${name}` : `${n} ${name}s`;
}

/** A mark is gained. A fact, so that triggers and reversal can use it. `given` marks come from a card that stays (b5/lasting/5, b5/marks/10). */
export const markGained = facts.define<{ card: CardId; mark: Mark; n: number; given?: boolean; had?: number }>(
  'mark-gained',
  {
    apply(s, x) {
      const card = ownCard(s, x.card);
      (x as { had?: number }).had = card[x.mark];
      card[x.mark] += x.n;
    },
    revert(s, x) {
      const card = ownCard(s, x.card);
      card[x.mark] = Math.max(0, card[x.mark] - x.n);
    },
    show: { card: 'card', mark: 'plain', n: 'plain' },
    say: (n, x) => `${n.card} gains ${some(x.n!, x.mark!)}.`,
    unsettles: true,
  },
);

/** A mark is purged: removed from its card (b5/marks/19). */
export const markPurged = facts.define<{ card: CardId; mark: Mark; n: number }>('mark-purged', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    card[x.mark] = Math.max(0, card[x.mark] - x.n);
  },
  revert(s, x) {
    ownCard(s, x.card)[x.mark] += x.n;
  },
  show: { card: 'card', mark: 'plain', n: 'plain' },
  say: (n, x) => `${some(x.n!, x.mark!)} ${x.n === 1 ? 'is' : 'are'} purged from ${n.card}.`,
  unsettles: true,
});

/** Marks become marks of another kind. This is neither a gain nor a purge (b5-r-john-sheridan-4, b5/convert/1, b5/convert/2). */
export const markConverted = facts.define<{ card: CardId; from: Mark; to: Mark; n: number }>('mark-converted', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    card[x.from] -= x.n;
    card[x.to] += x.n;
  },
  revert(s, x) {
    const card = ownCard(s, x.card);
    const n = Math.min(x.n, card[x.to]);
    card[x.to] -= n;
    card[x.from] += n;
  },
  show: { card: 'card', from: 'plain', to: 'plain', n: 'plain' },
  say: (n, x) => `${some(x.n!, x.from!)} of ${n.card} become${x.n === 1 ? 's' : ''} ${some(x.n!, x.to!)}.`,
  unsettles: true,
});

const OPPOSED: Partial<Record<Mark, Mark>> = { shadow: 'vorlon', vorlon: 'shadow' };

/** The mark that excludes this one, if any (b5/marks/7). */
export function opposed(mark: Mark): Mark | null {
  return OPPOSED[mark] ?? null;
}

/** The number of marks on a card that count: doubled if a card says so (Higher Calling). */
export function marksOn(s: B5State, id: CardId, mark: Mark): number {
  const n = s.cards[id]![mark];
  if (n === 0) return 0;
  let times = 1;
  eachStatic(s, 'double-marks', (st, _source, f) => {
    if (st.what === mark && (st.to === null || st.to(s, id, f))) times = 2;
  });
  return n * times;
}

/** A faction's marks of a kind: the sum over its cards (b5/marks/3, b5/marks/21), including neutralized ones (b5/marks/4, b5/marks/5). */
export function marksOf(s: B5State, seat: Seat, mark: Mark): number {
  let sum = 0;
  for (const kind of [INNER, SUPPORTING]) for (const id of cardsIn(s, seat, kind)) sum += marksOn(s, id, mark);
  return sum;
}

/** True if the faction does not have all the marks that a card or its text requires (b5/cost/7). */
export const lacksMarks = (s: B5State, seat: Seat, needs: Partial<Record<Mark, number>> | undefined): boolean =>
  needs !== undefined && MARKS.some(mark => (needs[mark] ?? 0) > marksOf(s, seat, mark));

/** True if a face-up card of the faction gives marks of this kind to others. It does so even if such a mark was purged. */
const provides = (s: B5State, seat: Seat, mark: Mark): boolean =>
  s.active.some(id => {
    const { faction, controller, faceDown } = s.cards[id]!;
    return (
      !faceDown &&
      (faction >= 0 ? faction : controller) === seat &&
      DEFS[s.defs[id]!]!.statics['gives-marks']?.some(st => st.what === mark) === true
    );
  });

/**
 * True if Shadows or Vorlons have tainted the faction, whichever the mark belongs to. A mark on one of its cards does so, and under the engine rules
 * also a card that gives such marks (b5/taint/1, b5/taint/2, b5/taint/3), or one of the Drakh, which only their factions have (b5/drakh/6).
 */
export function tainted(s: B5State, seat: Seat, mark: Mark): boolean {
  if (marksOf(s, seat, mark) > 0) return true;
  return s.ruleset === 'engine' && (provides(s, seat, mark) || (mark === 'shadow' && s.seats[seat]!.drakh === 1));
}

/** True if the faction gains no such marks, and no cards that bring them: it is tainted by the other side (b5/taint/4). */
export function bars(s: B5State, seat: Seat, mark: Mark): boolean {
  const against = opposed(mark);
  return against !== null && tainted(s, seat, against);
}

/** True for a faction with a Ranger card, which gains no Shadow Marks (b5/taint/5). */
function rangers(s: B5State, seat: Seat): boolean {
  for (const kind of [INNER, SUPPORTING])
    for (const id of cardsIn(s, seat, kind)) if (hasKeyword(s, id, 'Ranger')) return true;
  return false;
}

/** True if the cards of a faction keep such marks away from it: its Rangers those of the Shadows, its Drakh those of the Vorlons (b5/taint/5, b5/drakh/5). */
const averse = (s: B5State, seat: Seat, mark: Mark): boolean =>
  (mark === 'shadow' && rangers(s, seat)) || (mark === 'vorlon' && s.seats[seat]!.drakh === 1);

/** The kinds of card that hold marks; agendas, enhancements and the like hold none (b5/replacement-marks/3, b5/marks/1). */
const BEARERS: ReadonlySet<string> = new Set(['character', 'fleet', 'location']);

/**
 * A card gains marks, unless its faction holds the opposed kind (b5/marks/6, b5/marks/7, b5/marks/17, b5/cards-character/15). False if they were
 * ignored.
 */
export function gainMark(s: B5State, id: CardId, mark: Mark, n: number, given = false): boolean {
  if (!BEARERS.has(DEFS[s.defs[id]!]!.type)) return false;
  const faction = s.cards[id]!.faction;
  if (n <= 0 || (faction >= 0 && (bars(s, faction, mark) || averse(s, faction, mark)))) return false;
  // what a card in play gives is not held up by that card's own text against more marks (b5-r-john-sheridan-5)
  if (!given && forbidding(s, `gain-${mark}`, id) >= 0) return false;
  return markGained(s, { card: id, mark, n, ...(given ? { given } : {}) });
}

/** Removes up to n marks from a card. Returns how many it had (b5/marks/14, b5/replacement-marks/2). */
export function purgeMark(s: B5State, id: CardId, mark: Mark, n: number): number {
  const has = Math.min(n, s.cards[id]![mark]);
  if (has > 0) markPurged(s, { card: id, mark, n: has });
  return has;
}

/** Marks that a card gives while it is attached to another, an agenda or similar (b5/marks/2): [card, mark, number]. */
export type Given = readonly [card: CardId, mark: Mark, n: number];

/**
 * The marks that a card gives by its place (b5/marks/1, b5/marks/2, b5/marks/23): to its host, to its faction's ambassador, or to the cards its text
 * mentions.
 */
export function marksGiven(s: B5State, id: CardId): readonly Given[] {
  const card = s.cards[id]!;
  const statics = DEFS[s.defs[id]!]!.statics['gives-marks'];
  if (statics === undefined || isBlank(s, id)) return [];
  const faction = card.faction >= 0 ? card.faction : card.controller;
  const to = card.host >= 0 ? card.host : faction >= 0 ? s.seats[faction]!.ambassador : -1;
  const f = { own: 0, program: -1, step: 0, you: faction, self: id, l: {} };
  return statics
    .filter(st => st.holds === null || st.holds(s, f))
    .flatMap(st =>
      (st.to === null ? (to < 0 ? [] : [to]) : rows(s).filter(c => st.to!(s, c, f))).map(
        c => [c, st.what as Mark, st.n(s, f)] as const,
      ),
    );
}

/** Gives a new card the marks that texts in play give to all cards of its kind. */
export function receiveMarks(s: B5State, id: CardId): void {
  for (const source of s.active) {
    const statics = DEFS[s.defs[source]!]!.statics['gives-marks'];
    if (source === id || statics === undefined || s.cards[source]!.faceDown || !statics.some(st => st.to !== null))
      continue;
    const only = marksGiven(s, source).filter(([to]) => to === id);
    for (const [, mark, n] of only) gainMark(s, id, mark, n, true);
  }
}

/** Makes a change that marks depend on (a war). Adds the marks that begin with it, and removes those that end with it. */
export function withMarksFollowing(s: B5State, change: () => void): void {
  const now = () =>
    s.active.filter(id => !s.cards[id]!.faceDown).flatMap(id => marksGiven(s, id).map(g => [id, ...g] as const));
  const before = now();
  change();
  const after = now();
  const missing = (list: typeof before, x: (typeof before)[number]) =>
    !list.some(y => y[0] === x[0] && y[1] === x[1] && y[2] === x[2]);
  for (const x of before) if (missing(after, x)) purgeMark(s, x[1], x[2], x[3]);
  for (const x of after) if (missing(before, x)) gainMark(s, x[1], x[2], x[3], true);
}

/** Gives the marks that a card brings in its present place. */
export function giveMarks(s: B5State, id: CardId): void {
  for (const [to, mark, n] of marksGiven(s, id)) gainMark(s, to, mark, n, true);
}

/** Puts the printed marks on a character that enters play. */
export function printedMarks(s: B5State, id: CardId): void {
  const printed = DEFS[s.defs[id]!]!.marks;
  const card = ownCard(s, id);
  for (const mark of MARKS) if (printed[mark]) card[mark] += printed[mark]!;
}

/** True if a mark is printed on the card, purged or not (b5/marks/12, b5/marks/13). */
export function pictures(s: B5State, id: CardId, mark: Mark): boolean {
  const def = defOf(s, id);
  return (def.marks[mark] ?? 0) > 0 || (def.source.pictures ?? []).includes(mark);
}

/**
 * The marks of a kind that a card requires: those its player must have, those that make its cost normal, and those purged to play it (b5/marks/15).
 */
export function requires(def: CardDef, mark: Mark): number {
  const { needsMarks, play, normalCostWith } = def.source;
  return Math.max(
    needsMarks?.[mark] ?? 0,
    play?.needsMarks?.[mark] ?? 0,
    normalCostWith?.[mark] ?? 0,
    play?.purge === mark && opposed(mark) !== null ? 1 : 0,
  );
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: b5/marks/11
// - rules/actions/replace.ts: b5/marks/16
// - rules/cards/in-play.ts: b5/marks/9
// - rules/effects/blanking.ts: b5/marks/18
// - state.ts: b5/marks/20
