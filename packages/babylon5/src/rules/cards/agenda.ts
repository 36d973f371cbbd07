// Agendas: the one plan of a faction, sponsored openly or hidden, replaced or discarded (b5/agenda, b5/cards-agenda).
import { ask, type CardId, type Menu, option, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { thingsWith } from '../../menus.ts';
import { AGENDA, type B5State, cardsIn, HAND, type Mark, REMOVED } from '../../state.ts';
import { judgeDrakhSponsor } from '../factions/drakh-cards.ts';
import { innerCircle } from '../factions/inner-circle.ts';
import { judgeKind } from '../factions/kinds.ts';
import { NO_ISA, needsISA } from '../politics/isa.ts';
import { verb } from '../verbs.ts';
import { agendaOf } from './agenda-in-play.ts';
import { discard } from './discards.ts';
import { copyInPlay, enterRow } from './entering-play.ts';
import { inScope } from './extended-loyalty.ts';
import { leavePlay } from './in-play.ts';
import { foreign } from './loyalty.ts';
import { bars, giveMarks, lacksMarks } from './marks.ts';
import { cardPlayed } from './played.ts';
import { canAct, turn as rotate, turnedUp } from './ready.ts';

const NOT_IN_HAND = refuse('b5/agenda/2', 'You can sponsor only an agenda from your hand.');
const OTHER_RACE = refuse('b5/agenda/30', 'Only a faction of its race can use that agenda.');
const HAS_ONE = refuse('b5/agenda/1', 'You already have an agenda in play. Hidden agendas count.');
// also b5/agenda/8
const HIDDEN_STAYS = refuse('b5/agenda/9', 'You must reveal or discard your hidden agenda before you replace it.');
const MAJOR_REPLACED = refuse('b5/agenda/7', 'Only another major agenda can replace a major agenda.');
// b5/agenda/5
// also b5/agenda/34
const MAJOR_KEPT = refuse('b5/agenda/4', 'You cannot discard a major agenda.');
const NO_SPONSOR = refuse('b5/agenda/2', 'A ready Inner Circle character must rotate to sponsor an agenda.');
const NEEDS = refuse('b5/agenda/11', 'Its requirements are not met.');
const OPPOSED = refuse('b5/sponsor/25', "Your faction's marks exclude the marks of this agenda.");
// also b5/agenda/26
const LIMITED = refuse('b5/sponsor/24', 'A copy of this limited card is already in play.');
const SPENT = refuse('b5/glossary/10', 'This unique card has already entered play in this game.');
const NONE = refuse('b5/agenda/3', 'You have no such agenda in play.');
const NOT_HIDDEN = refuse('b5/agenda/12', 'You can reveal only a hidden agenda.');

/** An agenda takes effect: sponsored, revealed, or as a replacement. */
export const agendaBegan = facts.define<{ card: CardId; seat: Seat; how: 'sponsored' | 'revealed' | 'replaced' }>(
  'agenda',
  {
    apply(s, x) {
      if (x.how === 'sponsored')
        s.recent = [
          ...s.recent,
          { kind: 'sponsored', action: s.action, seat: x.seat, card: x.card, from: -1, to: -1, n: 0 },
        ];
    },
    show: { card: 'card', seat: 'seat', how: 'plain' },
    say: n => `${n.seat}'s agenda is ${n.card}.`,
    deed: true,
  },
);

/**
 * The reason why an agenda's own requirements bar this seat from sponsoring it; null if they do not (b5/agenda/11, b5/agenda/19, b5/agenda/20,
 * b5/agenda/21, b5/agenda/22), or its kind of faction does (b5/corporate/7).
 */
export function judgeAgendaNeeds(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const def = DEFS[s.defs[id]!]!;
  const kind = judgeKind(s, seat, id, 'sponsor');
  if (kind !== null) return kind;
  if (needsISA(s, id)) return NO_ISA;
  if (foreign(s, seat, id)) return OTHER_RACE;
  if (s.spentDefs.includes(def.index)) return SPENT;
  if (def.copies !== 'multiple' && copyInPlay(s, def.index, -1, other => inScope(s, def, seat, other))) return LIMITED;
  if (lacksMarks(s, seat, def.source.needsMarks)) return NEEDS;
  return def.needs !== null && !def.needs(s, scene(seat, id)) ? NEEDS : null;
}

// b5/agenda/23
function opposedMarks(s: B5State, seat: Seat, id: CardId): boolean {
  return DEFS[s.defs[id]!]!.statics['gives-marks']?.some(st => bars(s, seat, st.what as Mark)) === true;
}

/** The ready Inner Circle characters that may sponsor an agenda (b5/agenda/2, b5/agenda/33). */
const sponsors = (s: B5State, seat: Seat, id: CardId): CardId[] =>
  innerCircle(s, seat).filter(c => canAct(s, c) && judgeDrakhSponsor(s, seat, id, c) === null);

function judgeAdopt(s: B5State, seat: Seat, id: CardId, hide: boolean): Refusal | null {
  if (!s.cards[id] || !cardsIn(s, seat, HAND).includes(id) || DEFS[s.defs[id]!]!.type !== 'agenda') return NOT_IN_HAND;
  const def = DEFS[s.defs[id]!]!;
  const present = agendaOf(s, seat);
  if (present >= 0) {
    if (hide) return HAS_ONE;
    if (s.cards[present]!.faceDown && s.ruleset === 'engine') return HIDDEN_STAYS;
    if (defOf(s, present).source.major && !def.source.major) return MAJOR_REPLACED;
  }
  const needs = judgeAgendaNeeds(s, seat, id);
  if (needs !== null) return needs;
  if (present < 0 && opposedMarks(s, seat, id)) return OPPOSED;
  if (def.source.hiddenFree) return null;
  const ready = innerCircle(s, seat).filter(c => canAct(s, c));
  if (ready.length === 0) return NO_SPONSOR;
  return sponsors(s, seat, id).length > 0 ? null : judgeDrakhSponsor(s, seat, id, ready[0]!);
}

function judgeDrop(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (agendaOf(s, seat) !== id || id < 0) return NONE;
  const hidden = s.cards[id]!.faceDown === 1;
  return defOf(s, id).source.major && (!hidden || s.ruleset === 'engine') ? MAJOR_KEPT : null;
}

function judgeReveal(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (agendaOf(s, seat) !== id || id < 0) return NONE;
  if (!s.cards[id]!.faceDown) return NOT_HIDDEN;
  return defOf(s, id).source.major && s.ruleset === 'engine' ? judgeAgendaNeeds(s, seat, id) : null;
}

const menu: Menu<B5State> = {
  name: 'sponsor agenda with',
  list: (s, f, seat) => (defOf(s, f.l.a).source.hiddenFree ? [] : sponsors(s, seat, f.l.a).map(c => option('card', c))),
  ...thingsWith(() => ({ stats: [0, 1, 2, 3] })),
  prompt: (s, f) => `Which Inner Circle character sponsors ${defOf(s, f.l.a).title}?`,
  stakes: (s, _f, seat) =>
    `That character rotates and can do nothing else this turn. ${agendaOf(s, seat) < 0 ? 'You can have 1 agenda at a time.' : 'Your current agenda leaves the game.'}`,
  rule: 'b5/agenda/2',
};

const choose = ask(
  v,
  'choose agenda sponsor',
  { who: (_s: B5State, f: { you: Seat }) => [f.you], menu },
  (_s, f, picks) => {
    f.l.sponsor = picks[0]![0]?.a ?? -1;
  },
);
const turn = v.rule('agenda sponsor rotates', (s, f) => {
  if (f.l.sponsor >= 0) rotate(s, f.l.sponsor);
});

/**
 * An agenda enters play face up and replaces the present one, which is removed from the game (b5/cards-agenda/1, b5/agenda/6, b5/agenda/24,
 * b5/replace/15).
 */
export function adopt(s: B5State, seat: Seat, id: CardId): void {
  const present = agendaOf(s, seat);
  if (present >= 0) leavePlay(s, present, REMOVED);
  enterRow(s, id, seat, AGENDA);
  agendaBegan(s, { card: id, seat, how: present >= 0 ? 'replaced' : 'sponsored' });
  giveMarks(s, id);
  cardPlayed(s, { card: id, seat });
}

v.procedure(
  'agenda',
  choose,
  turn,
  v.rule('agenda begins', (s, f) => adopt(s, f.you, f.l.a)),
);
v.procedure(
  // b5/agenda/16
  'hide agenda',
  choose,
  turn,
  v.rule('agenda is hidden', (s, f) => enterRow(s, f.l.a, f.you, AGENDA, true)),
);
v.procedure(
  'discard agenda',
  v.rule('agenda is discarded', (s, f) => discard(s, f.l.a)),
);
v.procedure(
  // b5/agenda/13, b5/agenda/14, b5/agenda/15, b5/agenda/18
  'reveal agenda',
  v.rule('agenda is revealed', (s, f) => {
    turnedUp(s, { card: f.l.a });
    if (judgeAgendaNeeds(s, f.you, f.l.a) !== null || opposedMarks(s, f.you, f.l.a)) discard(s, f.l.a);
    else {
      if (defOf(s, f.l.a).copies === 'unique') s.spentDefs = [...s.spentDefs, s.defs[f.l.a]!];
      agendaBegan(s, { card: f.l.a, seat: f.you, how: 'revealed' });
      giveMarks(s, f.l.a);
      cardPlayed(s, { card: f.l.a, seat: f.you });
    }
  }),
);

const fromHand = (name: string, hide: boolean) => (s: B5State, seat: Seat, out: ReturnType<typeof option>[]) => {
  for (const id of cardsIn(s, seat, HAND))
    if (DEFS[s.defs[id]!]!.type === 'agenda' && judgeAdopt(s, seat, id, hide) === null) out.push(option(name, id));
};

verb({
  name: 'agenda',
  list: fromHand('agenda', false),
  judge: (s, seat, a) => judgeAdopt(s, seat, a, false),
  label: (s, a) => `Sponsor the agenda ${defOf(s, a).title}`,
  note: (s, _a, _b, seat) =>
    agendaOf(s, seat) < 0
      ? 'an Inner Circle character rotates; you can have 1 agenda at a time'
      : 'an Inner Circle character rotates; your current agenda leaves the game',
  procedure: 'agenda',
});
verb({
  name: 'hide-agenda',
  list: fromHand('hide-agenda', true),
  judge: (s, seat, a) => judgeAdopt(s, seat, a, true),
  label: (s, a) => `Bring in ${defOf(s, a).title} as a hidden agenda`,
  note: () => 'it does nothing while face down; you reveal it with a later action',
  procedure: 'hide agenda',
});
verb({
  name: 'reveal-agenda',
  list(s, seat, out) {
    const id = agendaOf(s, seat);
    if (id >= 0 && judgeReveal(s, seat, id) === null) out.push(option('reveal-agenda', id));
  },
  judge: judgeReveal,
  label: (s, a) => `Reveal ${defOf(s, a).title}`,
  note: () => 'your hidden agenda takes effect; you discard it if you could not sponsor it now',
  procedure: 'reveal agenda',
});
verb({
  name: 'discard-agenda',
  list(s, seat, out) {
    const id = agendaOf(s, seat);
    if (id >= 0 && judgeDrop(s, seat, id) === null) out.push(option('discard-agenda', id));
  },
  judge: judgeDrop,
  label: (s, a) => `Discard the agenda ${defOf(s, a).title}`,
  note: () => 'its effects end; you can then sponsor another agenda',
  procedure: 'discard agenda',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/use.ts: b5/agenda/10
// - rules/cards/control.ts: b5/agenda/31
// - rules/cards/in-play.ts: b5/agenda/25
// - rules/politics/victory.ts: b5/agenda/32
// - state.ts: b5/agenda/17
