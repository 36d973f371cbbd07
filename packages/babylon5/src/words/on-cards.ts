import { type Amount, capitalized, clause, type Filter, type List, ownCard, type Ref } from '@orrery/kernel';
import type { ReplacesSource } from '../card.ts';
import { choose, chooseNumber, least, the, v } from '../language.ts';
import { healFully } from '../rules/actions/heal.ts';
import type { EffectSponsoring } from '../rules/actions/may-sponsor.ts';
import { demote as demoteCard, promote as promoteCard } from '../rules/actions/promote.ts';
import { replace as replaceCharacter } from '../rules/actions/replace.ts';
import { controlTaken, mayControl } from '../rules/cards/control.ts';
import {
  damage as damageCard,
  neutralize as neutralizeCard,
  removeDamage as removeDamageFrom,
  removeSevere as removeSevereFrom,
} from '../rules/cards/damage.ts';
import { discard as discardCard } from '../rules/cards/discards.ts';
import { attached, leavePlay } from '../rules/cards/in-play.ts';
import { gainMark as giveMark, purgeMark as takeMark, withMarksFollowing } from '../rules/cards/marks.ts';
import { readied, rotated } from '../rules/cards/ready.ts';
import { removeAllOf } from '../rules/cards/removal.ts';
import { withdraw } from '../rules/cards/ties.ts';
import { chaosTokens, tokens } from '../rules/cards/tokens.ts';
import { addMod } from '../rules/effects/lasting.ts';
import { standsNoMore } from '../rules/effects/plays.ts';
import { leadsDrakh } from '../rules/factions/drakh-cards.ts';
import { moveTension } from '../rules/politics/tension.ts';
import { ABILITIES, type Ability, type B5State, HAND, type Mark, type Mod, REMOVED } from '../state.ts';
import { MARK_WORTH, points } from '../traits.ts';
import { amount, lastsText, onCard, onCardTold, onSeat } from './acting.ts';
import { marks } from './amounts.ts';
import { bonusText } from './phrases.ts';

export const rotate = onCard(
  'rotate',
  () => (s, id) => {
    if (!s.cards[id]!.rotated) rotated(s, { card: id });
  },
  card => `rotate ${card}`,
  card => ({ means: [[card, -1]] }),
);
/** Readies a card. Its action continues and still counts. */
export const makeReady = onCard(
  'readyCard',
  () => (s, id) => {
    if (s.cards[id]!.rotated) readied(s, { card: id });
  },
  card => `ready ${card}`,
  card => ({ means: [[card, 1.5]] }),
);
/** Readies a card without ending the effects that it has while rotated. */
export const readyKeeping = onCard(
  'readyKeeping',
  () => (s, id) => {
    if (s.cards[id]!.rotated) readied(s, { card: id, keep: true });
  },
  card => `ready ${card}, and what it does goes on`,
  card => ({ means: [[card, 1.5]] }),
);
export const damage = onCard(
  'damage',
  (c, n: Amount) => {
    const read = amount(c, n);
    return (s, id, f) => damageCard(s, id, read(s, f), f.self);
  },
  (card, n) => (typeof n === 'number' ? `put ${n} damage on ${card}` : `put damage on ${card} equal to ${n}`),
  (card, n) => ({ means: [[card, points(n, -0.5)]], wounds: true }),
);
export const neutralize = onCard(
  'neutralize',
  () => (s, id) => neutralizeCard(s, id),
  card => `neutralize ${card}`,
  card => ({ means: [[card, -3]] }),
);
export const removeDamage = onCard(
  'removeDamage',
  (c, n: Amount = 999) => {
    const read = amount(c, n);
    return (s, id, f) => {
      removeDamageFrom(s, id, read(s, f));
    };
  },
  (card, n = 999) => (n === 999 ? `remove all damage from ${card}` : `remove up to ${n} damage from ${card}`),
  card => ({ means: [[card, 1]], heals: true }),
);
export const removeSevere = onCard(
  'removeSevere',
  (c, n: Amount = 999) => {
    const read = amount(c, n);
    return (s, id, f) => {
      removeSevereFrom(s, id, read(s, f));
    };
  },
  (card, n = 999) =>
    n === 999 ? `remove all severe damage from ${card}` : `remove up to ${n} severe damage from ${card}`,
  card => ({ means: [[card, 1]], heals: true }),
);
export const heal = onCard(
  'healFully',
  () => (s, id) => healFully(s, id),
  card => `heal ${card} fully`,
  card => ({ means: [[card, 2]], heals: true }),
);
export const discard = onCard(
  'discard',
  () => (s, id) => {
    if (!isAmbassador(s, id)) discardCard(s, id);
  },
  card => `discard ${card}`,
  card => ({ ends: { what: card, how: 'discards' }, means: [[card, -3]] }),
);
/** A player chooses one of the cards in the rows that a filter fits, and discards it. Nothing happens if there is none. */
export const discardsOne = v.flow<[Ref, Filter, string]>(
  'discardsOne',
  (c, who, filter, prompt) => {
    const named = c.name('loss');
    c.effect(choose(named, { who, list: { w: 'cardsWhich', a: [filter] } as List, prompt }, discard(named)));
  },
  (t, who, filter) => clause(t.ref(who), 'discard', t.one(filter)),
);
export const toHand = onCard(
  'toHand',
  () => (s, id) => {
    if (!isAmbassador(s, id)) leavePlay(s, id, HAND);
  },
  card => `${card} returns to its owner's hand`,
  card => ({ ends: { what: card, how: 'moves' }, means: [[card, -1.5]] }),
);
export const removeFromGame = onCard(
  'removeFromGame',
  () => (s, id) => {
    if (!isAmbassador(s, id)) leavePlay(s, id, REMOVED);
  },
  card => `remove ${card} from the game`,
  card => ({ ends: { what: card, how: 'moves' }, means: [[card, -4]] }),
);
export const promote = onCard(
  'promoteFree',
  () => (s, id) => {
    promoteCard(s, id);
  },
  card => `promote ${card} to the Inner Circle`,
  card => ({ means: [[card, 4]] }),
);
export const demote = onCard(
  'demote',
  () => (s, id) => {
    demoteCard(s, id);
  },
  card => clause(card, 'become', 'a supporting character'),
  card => ({ means: [[card, -2]] }),
);
/** Lifts everything that keeps a card out of the Inner Circle (b5/cannot/1). */
export const mayEnterInner = onCard(
  'mayEnterInner',
  () => (s, id) => {
    ownCard(s, id).barred = -1;
  },
  card => `remove any restriction on ${card} entering the Inner Circle`,
);
/**
 * Sponsors one of your cards by this card's effect: for free, with this card as sponsor, or without a sponsor (b5/sponsor/18, b5/sponsor/19,
 * b5/sponsor/20, b5/sponsor/21).
 */
export const sponsorCard = v.flow(
  'sponsorCard',
  (c, card: Ref, how: EffectSponsoring) => {
    const read = c.ref(card);
    const program = c.program('sponsor by an effect');
    c.step({
      op: 'call',
      program: () => program,
      locals: (s, f) => ({
        a: read(s, f),
        effect: 1,
        free: how === 'free' ? 1 : 0,
        sponsor: how === 'self' ? f.self : -1,
      }),
      you: null,
      self: null,
    });
  },
  (t, card, how) =>
    how === 'free'
      ? `sponsor ${t.ref(card)} for free`
      : `sponsor ${t.ref(card)} without rotating an Inner Circle character${how === 'nobody' ? ', so that nobody sponsors it' : ''}`,
  { means: [['you', 4]] },
);
/** One card replaces another by this card's effect, which says what passes to the new card (b5/replace/5). */
export const putInPlaceOf = v.flow(
  'putInPlaceOf',
  (c, old: Ref, by: Ref, how: Omit<ReplacesSource, 'title'>) => {
    const a = c.ref(by);
    const b = c.ref(old);
    const program = c.program('come into play');
    // nothing takes the place of a Drakh faction's ambassador (b5/drakh/10)
    const keeps = c.unless((s, f) => !leadsDrakh(s, b(s, f)));
    c.step({ op: 'do', act: (s, f) => replaceCharacter(s, a(s, f), b(s, f), how) });
    c.step({ op: 'call', program: () => program, locals: (s, f) => ({ a: a(s, f) }), you: null, self: null });
    c.land(keeps);
  },
  (t, old, by, how) => {
    const passes = [how.enhancements && 'enhancements', how.aftermaths && 'aftermaths', how.marks && 'marks'].filter(
      Boolean,
    );
    return `replace ${t.ref(old)} with ${t.ref(by)}${passes.length ? `, who takes over the ${passes.join(' and ')}` : ''}`;
  },
);
/** Undoes a change of tension: the present level changes by the opposite amount (b5-r-isn-2). */
export const undoTension = v.effect(
  'undoTension',
  (c, change: Ref) => {
    const read = c.ref(change);
    return (s, f) => {
      const was = s.recent[read(s, f)];
      if (was?.kind !== 'tension') return;
      const { from, to } = was;
      standsNoMore(s, (x, p) => p.action === was.action && x.t === 'tension-changed' && x.from === from && x.to === to);
      moveTension(s, from, to, -was.n);
    };
  },
  (t, change) => `undo ${t.ref(change)}`,
);
/** It may never enter the Inner Circle. */
export const barFromInner = onCard(
  'barFromInner',
  () => (s, id) => {
    ownCard(s, id).barred = 1;
  },
  card => clause(card, 'can never enter', 'the Inner Circle'),
  card => ({ means: [[card, -1]] }),
);
export const gainMark = onCard(
  'gainMark',
  (c, mark: Mark, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, id, f) => {
      giveMark(s, id, mark, read(s, f));
    };
  },
  (card, mark, n = 1) =>
    clause(
      card,
      'gain',
      Number.isNaN(Number(n))
        ? `as many ${capitalized(mark)} Marks as ${n}`
        : `${n === 1 ? 'a' : n} ${capitalized(mark)} Mark${n === 1 ? '' : 's'}`,
    ),
  (card, mark, n = 1) => ({ marks: mark, means: [[card, points(n, MARK_WORTH[mark])]] }),
);
export const purgeMark = onCard(
  'purgeMark',
  (c, mark: Mark, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, id, f) => {
      f.l.purgedCount = takeMark(s, id, mark, read(s, f));
    };
  },
  (card, mark, n = 1) =>
    typeof n === 'number'
      ? `purge ${n === 1 ? 'a' : `up to ${n}`} ${capitalized(mark)} Mark${n === 1 ? '' : 's'} from ${card}`
      : `purge ${capitalized(mark)} Marks from ${card}, up to ${n}`,
  (card, mark, n = 1) => ({ means: [[card, points(n, -MARK_WORTH[mark])]] }),
);
/** You purge any number of marks of a kind from a card, up to a limit. */
export const purgeUpTo = v.flow<[Ref, Mark, number, string]>(
  'purgeUpTo',
  (c, card, mark, most, prompt) => {
    const named = c.name('named');
    c.effect(
      chooseNumber(named, { min: 0, max: least(most, marks(mark, card)), prompt, means: '# marks come off for good' }),
    );
    c.effect(purgeMark(card, mark, the(named)));
  },
  (t, card, mark, most) => `purge up to ${most} ${capitalized(mark)} Marks from ${t.ref(card)}`,
  (card, mark, most) => ({ means: [[card, points(most, -MARK_WORTH[mark])]] }),
);
export const putTokens = onCard(
  'putTokens',
  (c, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, id, f) => {
      tokens(s, { card: id, n: read(s, f) });
    };
  },
  (card, n = 1) => `put ${n === 1 ? 'a token' : `${n} tokens`} on ${card}`,
  (card, n = 1) => ({ means: [[card, points(n, 0.8)]] }),
);
export const clearTokens = onCard(
  'clearTokens',
  () => (s, id) => {
    if (s.cards[id]!.tokens > 0) tokens(s, { card: id, n: -s.cards[id]!.tokens });
  },
  card => `take all tokens off ${card}`,
);
/** Chaos Tokens are put on a card; a negative number takes some off (b5/drakh/17). */
export const putChaos = onCard(
  'putChaos',
  (c, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, id, f) => {
      const change = Math.max(read(s, f), -s.cards[id]!.chaos);
      if (change !== 0) chaosTokens(s, { card: id, n: change });
    };
  },
  (card, n = 1) =>
    typeof n === 'number' && n < 0
      ? `take ${n === -1 ? 'a Chaos Token' : `${-n} Chaos Tokens`} off ${card}`
      : `put ${n === 1 ? 'a Chaos Token' : `${n} Chaos Tokens`} on ${card}`,
  (card, n = 1) => ({ means: [[card, points(n, 0.8)]] }),
);
/** Takes the card out of its conflicts, as if it had not joined. */
export const takeOut = onCard(
  'takeOut',
  () => (s, id) => {
    withdraw(s, id);
  },
  card => `${card} leaves its conflict`,
  card => ({ means: [[card, -1.5]] }),
);

/** You control it from now on, wherever it is (b5/glossary/2). */
export const takeControl = onCard(
  'takeControl',
  () => (s, id, f) => {
    if (mayControl(s, f.you, id)) controlTaken(s, { card: id, seat: f.you });
  },
  card => `you take control of ${card}, which stays in its faction`,
  card => ({ means: [[card, -4]] }),
);
/** Every card of a title is removed from the game, including cards that are not in play (b5/glossary/13). */
export const removeNamed = v.effect(
  'removeNamed',
  (_c, title: string) => s => removeAllOf(s, title),
  (_t, title) => `${title} is removed from the game`,
);

export function isAmbassador(s: B5State, id: number): boolean {
  const { faction } = s.cards[id]!;
  return faction >= 0 && s.seats[faction]!.ambassador === id;
}

/** A lasting change of an ability (or `all`): until the end of the turn, or while this card stays rotated. */
export const bonus = onCardTold(
  'bonus',
  (c, what: Ability | 'all', n: Amount, until: Mod['until'] = 'turn') => {
    const read = amount(c, n);
    const stat = what === 'all' ? -1 : ABILITIES.indexOf(what);
    return (s, id, f) => {
      const more = read(s, f);
      addMod(s, {
        kind: 'ability',
        source: f.self,
        card: id,
        seat: f.you,
        what: stat,
        n: more,
        until,
        // an ability that was raised at no cost except the rotation can be sustained (b5/sustain/2, b5/sustain/3)
        sustainable: f.l.sustain > 0 && more > 0,
        action: (f.l.sustain ?? 0) - 1,
      });
    };
  },
  (t, card, what, n, until = 'turn') => `${t.ref(card)} has ${bonusText(t, n, what, card, lastsText(until))}`,
  (card, what, n) => ({ means: [[card, points(n, 0.1)]], lifts: { what, n } }),
);

/** A change to what a card or player may do. The state keeps it (see `Mod`). */
export const lasting = onCard(
  'lasting',
  (c, kind: Mod['kind'], more: { n?: Amount; what?: Ref; until?: Mod['until']; say: string }) => {
    const n = more.n === undefined ? null : c.amount(more.n);
    const what = more.what === undefined ? null : c.ref(more.what);
    return (s, id, f) =>
      addMod(s, {
        kind,
        source: f.self,
        card: id,
        seat: f.you,
        what: what === null ? -1 : what(s, f),
        n: n === null ? 0 : n(s, f),
        until: more.until ?? 'turn',
        action: (f.l.sustain ?? 0) - 1,
      });
  },
  (_card, _kind, more) => more.say,
);

/** The same for a player. */
export const lastingFor = onSeat(
  'lastingFor',
  (c, kind: Mod['kind'], more: { n?: Amount; what?: Ref; card?: Ref; until?: Mod['until']; say: string }) => {
    const n = more.n === undefined ? null : c.amount(more.n);
    const what = more.what === undefined ? null : c.ref(more.what);
    const card = more.card === undefined ? null : c.ref(more.card);
    return (s, seat, f) =>
      addMod(s, {
        kind,
        source: f.self,
        seat,
        card: card === null ? -1 : card(s, f),
        what: what === null ? -1 : what(s, f),
        n: n === null ? 0 : n(s, f),
        until: more.until ?? 'turn',
      });
  },
  (_who, _kind, more) => more.say,
  (_who, kind) => (kind === 'no-conflicts' ? { calms: true } : {}),
);

/** Puts the card with this text on another card, as an enhancement or aftermath. */
export const attachTo = onCardTold(
  'attachTo',
  () => (s, id, f) => attachHere(s, f.self, id, f.you),
  (t, card) => `this card stays on ${t.ref(card)}${t.names.becomes ? ` as ${t.names.becomes}` : ''}`,
  card => ({ stays: card }),
);

function attachHere(s: B5State, self: number, id: number, you: number): void {
  if (s.cards[self]!.zone < 0) return;
  // if a text is blanked, the marks that it gave go too (b5/blanking/1)
  withMarksFollowing(s, () => attached(s, { card: self, host: id, controller: you }));
}
