// The action "replace": a card takes the place of another, mostly a new version of the same character (b5/replace).
import {
  ask,
  type CardId,
  type Frame,
  type Menu,
  many,
  option,
  ownCard,
  ownSeat,
  type Refusal,
  refuse,
  type Seat,
  without,
} from '@orrery/kernel';
import { DEFS, defOf, type ReplacesSource } from '../../card.ts';
import { cardLabel } from '../../labels.ts';
import { facts, v } from '../../language.ts';
import { THINGS } from '../../menus.ts';
import { type B5State, cardsIn, DISCARD, HAND, REMOVED, rows, SEAT_ZONES } from '../../state.ts';
import { judgeEntry } from '../cards/entering-play.ts';
import { leavePlay, moved } from '../cards/in-play.ts';
import { printedMarks } from '../cards/marks.ts';
import { rotated } from '../cards/ready.ts';
import { leadsDrakh } from '../factions/drakh-cards.ts';
import { NO_ISA, needsISA } from '../politics/isa.ts';
import { verb } from '../verbs.ts';
import { liftMarks, markMoved, marksAnew, marksLeft } from './replacement-marks.ts';
import { whatPlayingBrings } from './sponsor.ts';

const NOT_IN_HAND = refuse('b5/replace/1', 'You can replace a card only with a card from your hand.');
const ONLY_BY_EVENT = refuse('b5/replace/8', 'This card enters play only through the event in its text.');
const NOT_REPLACED = refuse('b5/replace/8', 'Its text does not let it replace that card.');
// also b5/replace/7
const DRAKH = refuse('b5/drakh/10', 'Nothing changes the place of the ambassador of a Drakh faction.');
const OWN_ONLY = refuse('b5/replace/6', "Its text does not let it replace another player's character.");

/** A character takes another's place. It cannot be reversed (b5/replace/13, b5/replace/14). */
export const replaced = facts.define<{ card: CardId; old: CardId }>('replaced', {
  apply() {},
  show: { card: 'card', old: 'card' },
  opens: () => true,
  say: n => `${n.card} replaces ${n.old}.`,
  deed: true,
});

/** The way in which a card may replace another; null if its text does not allow it. */
export function replacement(s: B5State, id: CardId, old: CardId): ReplacesSource | null {
  const { title } = DEFS[s.defs[old]!]!;
  return DEFS[s.defs[id]!]!.source.replaces?.find(r => r.title === title) ?? null;
}

function judge(s: B5State, seat: Seat, id: CardId, old: CardId): Refusal | null {
  if (!s.cards[id] || !cardsIn(s, seat, HAND).includes(id)) return NOT_IN_HAND;
  const how = s.cards[old] && rows(s).includes(old) ? replacement(s, id, old) : null;
  if (how === null) return NOT_REPLACED;
  if (leadsDrakh(s, old)) return DRAKH;
  if (how.own && s.cards[old]!.controller !== seat) return OWN_ONLY;
  if (how.through !== undefined) return ONLY_BY_EVENT;
  if (needsISA(s, id)) return NO_ISA;
  return judgeEntry(s, s.cards[old]!.faction, id, old);
}

/**
 * Replaces a character with another. The new card enters ready and undamaged (b5/replace/2, b5/replace/3, b5/replace/10) in the same place and
 * faction (b5/replace/6), as ambassador if the old one was. The old card leaves the game (b5/replace/4, b5/replace/12, b5/replace/16). Cards on it
 * that do not pass to the new card are discarded (b5/replacement-marks/5). Marks pass source by source: see replacement-marks.ts.
 * @param keep the aftermaths that the player chose to keep
 */
export function replace(
  s: B5State,
  id: CardId,
  old: CardId,
  how: Omit<ReplacesSource, 'title'>,
  keep: readonly CardId[] = [],
): void {
  const { faction, controller, zone, attached } = s.cards[old]!;
  const ambassador = faction >= 0 && s.seats[faction]!.ambassador === old;
  const passing: CardId[] = [];
  for (const a of attached) {
    liftMarks(s, old, a);
    const { type } = defOf(s, a);
    const passes =
      (type === 'enhancement' && how.enhancements) ||
      (type === 'contingency' && how.contingencies) ||
      (type === 'aftermath' && (how.aftermaths === 'chosen' ? keep.includes(a) : how.aftermaths));
    if (passes) passing.push(a);
    else leavePlay(s, a, DISCARD, false, true);
  }
  for (const source of s.active) if (source !== old && s.cards[source]!.host !== old) liftMarks(s, old, source);
  const left = marksLeft(s, old);
  // detach the cards that pass first, so that they are not discarded with the old card
  for (const a of passing) {
    ownCard(s, old).attached = without(s.cards[old]!.attached, a);
    ownCard(s, a).host = -1;
  }
  leavePlay(s, old, REMOVED);
  moved(s, { card: id, to: zone, from: s.cards[id]!.zone, faction, controller });
  const def = DEFS[s.defs[id]!]!;
  if (def.copies === 'unique') s.spentDefs = [...s.spentDefs, def.index];
  if (ambassador) {
    ownSeat(s, faction).ambassador = id;
    // the ambassador stands first in its row (b5/setup/22, b5/ambassador/1, b5/replace/11, b5/marks/16)
    const zones = s.zones.slice();
    zones[zone] = [id, ...cardsInOrder(s, zone).filter(c => c !== id)];
    s.zones = zones;
  }
  for (const a of passing) {
    ownCard(s, a).host = id;
    ownCard(s, id).attached = [...s.cards[id]!.attached, a];
  }
  printedMarks(s, id);
  marksAnew(s, id, passing);
  if (how.marks) for (const [mark, n] of left) markMoved(s, { from: old, to: id, mark, n, source: -1 });
  if (how.rotated) rotated(s, { card: id });
  replaced(s, { card: id, old });
}

function cardsInOrder(s: B5State, at: number): readonly CardId[] {
  return at < s.seats.length * SEAT_ZONES ? s.zones[at]! : [];
}

const aftermaths = (s: B5State, f: Frame): CardId[] =>
  replacement(s, f.l.a, f.l.b)?.aftermaths === 'chosen'
    ? s.cards[f.l.b]!.attached.filter(a => defOf(s, a).type === 'aftermath')
    : [];

const keepMenu: Menu<B5State> = {
  name: 'keep aftermaths',
  list: (s, f) => aftermaths(s, f).map(a => option('card', a)),
  ...THINGS,
  prompt: (s, f) =>
    `Which of ${many(aftermaths(s, f).length, 'aftermath')} on ${defOf(s, f.l.b).title} does ${defOf(s, f.l.a).title} take over?`,
  stakes: (s, f) => `Cards that you do not choose are discarded. ${defOf(s, f.l.b).title} leaves the game.`,
  rule: 'b5/replace/5',
};

v.procedure(
  'replace',
  ask(
    v,
    'choose aftermaths to keep',
    {
      who: (s, f) => (aftermaths(s, f).length > 0 ? [s.cards[f.l.b]!.controller] : []),
      menu: keepMenu,
      min: () => 0,
      max: () => 99,
      skip: false,
    },
    (_s, f, picks) => {
      f.l.keep = (picks[0] ?? []).map(o => o.a);
    },
  ),
  v.rule('replace a character', (s, f) => replace(s, f.l.a, f.l.b, replacement(s, f.l.a, f.l.b)!, f.l.keep)),
  whatPlayingBrings,
);
// locals: a, the card that has come in
v.procedure('come into play', whatPlayingBrings);

verb({
  name: 'replace',
  list(s, seat, out) {
    for (const id of cardsIn(s, seat, HAND)) {
      const how = DEFS[s.defs[id]!]!.source.replaces;
      if (how === undefined) continue;
      for (const old of rows(s)) if (judge(s, seat, id, old) === null) out.push(option('replace', id, old));
    }
  },
  judge,
  label: (s, a, b, seat) => `${defOf(s, a).title} replaces ${cardLabel(s, b, seat, { room: 34 })}`,
  note: (s, _a, b) => `it costs nothing, and enters ready and without damage; ${defOf(s, b).title} leaves the game`,
  procedure: 'replace',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/may-sponsor.ts: b5/replace/9
// - rules/cards/agenda.ts: b5/replace/15
// - rules/cards/ties.ts: b5/replace/17
