import { type CardId, option, ownCard, type Refusal, refuse, type Seat, without } from '@orrery/kernel';
import { DEFS, defOf, type ReplacesSource } from '../card.ts';
import { facts, v } from '../language.ts';
import { type B5State, cardsIn, HAND, MARKS, type Mark, REMOVED, rows, SEAT_ZONES } from '../state.ts';
import { leavePlay, moved } from './cards-in-play.ts';
import { gainMark, marksGiven, printedMarks } from './marks.ts';
import { judgeEntry } from './sponsor.ts';
import { verb } from './verbs.ts';

const NOT_IN_HAND = refuse('b5/replace/1', 'Only a card in your hand can replace another.');
const NOT_REPLACED = refuse('b5/replace/8', 'Its text does not let it replace that card.');

/** A character takes another's place. It cannot be reversed (b5/replace/14). */
export const replaced = facts.define<{ card: CardId; old: CardId }>('replaced', {
  apply() {},
  say: (s, x) => `${defOf(s, x.card!).title} replaces ${defOf(s, x.old!).title}.`,
});

/** How a card may replace another; null when its text says nothing of it. */
export function replacement(s: B5State, id: CardId, old: CardId): ReplacesSource | null {
  const { title } = DEFS[s.cards[old]!.def]!;
  return DEFS[s.cards[id]!.def]!.source.replaces?.find(r => r.title === title) ?? null;
}

function judge(s: B5State, seat: Seat, id: CardId, old: CardId): Refusal | null {
  if (!s.cards[id] || !cardsIn(s, seat, HAND).includes(id)) return NOT_IN_HAND;
  if (!s.cards[old] || !rows(s).includes(old) || replacement(s, id, old) === null) return NOT_REPLACED;
  return judgeEntry(s, s.cards[old]!.faction, id, old);
}

/**
 * One character replaces another: it comes ready and undamaged (b5/replace/2) into the same place and faction
 * (b5/replace/6), as ambassador if the old one was. The old one leaves the game (b5/replace/4). Marks follow the steps of
 * b5/replacement-marks: each source in turn gives its marks to the new card if it passes over or stays, and is discarded with
 * its marks if it does not; the rest, of no source, pass only where marks do.
 * @param keep for aftermaths taken over by choice: the ones kept
 */
export function replace(
  s: B5State,
  id: CardId,
  old: CardId,
  how: ReplacesSource,
  keep: readonly CardId[] | null = null,
): void {
  const before = s.cards[old]!;
  const { faction, controller } = before;
  const zone = before.zone;
  const ambassador = faction >= 0 && s.seats[faction]!.ambassador === old;
  const left: Record<Mark, number> = {
    destiny: before.destiny,
    doom: before.doom,
    shadow: before.shadow,
    vorlon: before.vorlon,
    strife: before.strife,
    conspiracy: before.conspiracy,
  };
  const take = (mark: Mark, n: number) => {
    left[mark] = Math.max(0, left[mark] - n);
  };
  const passing: CardId[] = [];
  const given: { mark: Mark; n: number }[] = [];
  for (const a of before.attached) {
    const { type } = defOf(s, a);
    const passes =
      (type === 'enhancement' && how.enhancements) ||
      (type === 'contingency' && how.contingencies) ||
      (type === 'aftermath' && (how.aftermaths === 'chosen' ? (keep ?? []).includes(a) : how.aftermaths));
    const marks = s.cards[a]!.faceDown ? [] : marksGiven(s, a).filter(([to]) => to === old);
    for (const [, mark, n] of marks) take(mark, n);
    if (passes) {
      passing.push(a);
      for (const [, mark, n] of marks) given.push({ mark, n });
    }
  }
  for (const source of s.active) {
    if (s.cards[source]!.host === old || s.cards[source]!.faceDown) continue;
    for (const [to, mark, n] of marksGiven(s, source)) {
      if (to !== old) continue;
      take(mark, n);
      given.push({ mark, n });
    }
  }
  // what passes is lifted off first, so that it is not discarded with the old card
  for (const a of passing) {
    ownCard(s, old).attached = without(s.cards[old]!.attached, a);
    ownCard(s, a).host = -1;
  }
  leavePlay(s, old, REMOVED);
  moved(s, { card: id, to: zone, from: s.cards[id]!.zone, faction, controller });
  const list = cardsInOrder(s, zone);
  if (ambassador) {
    s.seats[faction] = { ...s.seats[faction]!, ambassador: id };
    // the ambassador stands first in its row (b5/setup/22)
    const zones = s.zones.slice();
    zones[zone] = [id, ...list.filter(c => c !== id)];
    s.zones = zones;
  }
  for (const a of passing) {
    ownCard(s, a).host = id;
    ownCard(s, id).attached = [...s.cards[id]!.attached, a];
  }
  printedMarks(s, id);
  for (const { mark, n } of given) gainMark(s, id, mark, n, true);
  if (how.marks) for (const mark of MARKS) if (left[mark] > 0) ownCard(s, id)[mark] += left[mark];
  s.mods = s.mods.filter(m => m.card !== old);
  replaced(s, { card: id, old });
}

function cardsInOrder(s: B5State, at: number): readonly CardId[] {
  return at < s.seats.length * SEAT_ZONES ? s.zones[at]! : [];
}

v.procedure(
  'replace',
  v.rule('replace a character', (s, f) => {
    const how = replacement(s, f.l.a, f.l.b)!;
    replace(s, f.l.a, f.l.b, how, how.aftermaths === 'chosen' ? s.cards[f.l.b]!.attached : null);
  }),
);

verb({
  name: 'replace',
  list(s, seat, out) {
    for (const id of cardsIn(s, seat, HAND)) {
      const how = DEFS[s.cards[id]!.def]!.source.replaces;
      if (how === undefined) continue;
      for (const old of rows(s)) if (judge(s, seat, id, old) === null) out.push(option('replace', id, old));
    }
  },
  judge,
  label: (s, a, b) => `${defOf(s, a).title} replaces ${defOf(s, b).title}`,
  procedure: 'replace',
});
