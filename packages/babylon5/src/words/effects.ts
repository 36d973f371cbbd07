import {
  type Amount,
  type Compiler,
  type Effect,
  type Filter,
  type Frame,
  option,
  ownCard,
  owned,
  ownFrame,
  type Read,
  type Ref,
  roll,
  type Teller,
} from '@orrery/kernel';
import { defOf, type ReplacesSource } from '../card.ts';
import { call, v } from '../language.ts';
import { highest } from '../rules/ability.ts';
import {
  attached,
  discard as discardCard,
  drawCard,
  enterRow,
  leavePlay,
  moved,
  readied,
  rotated,
  shown,
  shuffledDeck,
  tokens,
  unlead,
  withdraw,
} from '../rules/cards-in-play.ts';
import { cancelled, declare } from '../rules/conflict-round.ts';
import { controlTaken } from '../rules/control.ts';
import {
  damage as damageCard,
  healFully,
  neutralize as neutralizeCard,
  removeDamage as removeDamageFrom,
  removeSevere as removeSevereFrom,
} from '../rules/damage.ts';
import { gainInfluence as gain, powerInfluence, temporaryGained, transferInfluence } from '../rules/influence.ts';
import {
  gainMark as giveMark,
  giveMarks,
  markConverted,
  printedMarks,
  purgeMark as takeMark,
  withMarksFollowing,
} from '../rules/marks.ts';
import { addMod } from '../rules/mods.ts';
import { abilityAllowed, excluded, totalsChanged } from '../rules/participation.ts';
import { standsNoMore } from '../rules/plays.ts';
import { powerChanged } from '../rules/power.ts';
import { demote as demoteCard, promote as promoteCard } from '../rules/promote.ts';
import { removeAllOf } from '../rules/removal.ts';
import { replace as replaceCharacter } from '../rules/replace.ts';
import { reverse } from '../rules/reversal.ts';
import { type EffectSponsoring, onlySponsored } from '../rules/sponsor.ts';
import { related, stateBegan, stateEnded } from '../rules/states.ts';
import { irrevocable } from '../rules/statics.ts';
import { changeMutualTension, changeTension, tensionChanged, unrestChanged } from '../rules/tension.ts';
import { capture as captureLocation } from '../rules/war.ts';
import {
  ABILITIES,
  type Ability,
  type B5State,
  cardsIn,
  conflictOf,
  DECK,
  HAND,
  INNER,
  type Mark,
  type Mod,
  type NonPlayer,
  players,
  REMOVED,
  SUPPORTING,
  zone,
} from '../state.ts';
import { bonusText, goes, quantity } from './phrases.ts';

const capital = (w: string): string => w[0]!.toUpperCase() + w.slice(1);
const POWER_NAMES: Record<NonPlayer, string> = {
  babylon5: 'Babylon 5',
  shadows: 'the Shadows',
  vorlons: 'the Vorlons',
};
const seatVerb = (who: string, verb: string): string => (who === 'you' ? `${who} ${verb}` : `${who} ${verb}s`);
/** How long a change lasts. */
const lastsText = (until: Mod['until']): string =>
  until === 'turn'
    ? ' until the end of the turn'
    : until === 'next-turn'
      ? ' until the end of the next turn'
      : until === 'rotated'
        ? ' as long as this card stays rotated'
        : '';
const plural = (n: string, noun: string): string => (n === '1' ? `1 ${noun}` : `${n} ${noun}s`);

/** One step on one card, whose text needs the amounts as they are said. */
function onCardTold<A extends unknown[]>(
  name: string,
  make: (c: Compiler<B5State>, ...a: A) => (s: B5State, id: number, f: Frame) => void,
  tell: (t: Teller, card: Ref, ...a: A) => string,
): (card: Ref, ...a: A) => Effect {
  return v.effect(
    name,
    (c, card: Ref, ...a: A) => {
      const read = c.ref(card);
      const act = make(c, ...a);
      return (s, f) => {
        const id = read(s, f);
        if (id >= 0) act(s, id, f);
      };
    },
    tell,
  );
}

/** One step on one card. */
function onCard<A extends unknown[]>(
  name: string,
  make: (c: Compiler<B5State>, ...a: A) => (s: B5State, id: number, f: Frame) => void,
  tell: (card: string, ...a: A) => string,
): (card: Ref, ...a: A) => Effect {
  return onCardTold(name, make, (t, card, ...a) =>
    tell(
      t.ref(card),
      ...(a.map(x =>
        typeof x === 'object' && x !== null && 'w' in x && v.isAmount(x as never) ? t.amount(x as Amount) : x,
      ) as A),
    ),
  );
}

/** One step on one player. */
function onSeat<A extends unknown[]>(
  name: string,
  make: (c: Compiler<B5State>, ...a: A) => (s: B5State, seat: number, f: Frame) => void,
  tell: (who: string, ...a: A) => string,
): (who: Ref, ...a: A) => Effect {
  return onCard(name, make, tell);
}

const amount = (c: Compiler<B5State>, n: Amount): Read<B5State> => c.amount(n);

// Cards

export const rotate = onCard(
  'rotate',
  () => (s, id) => {
    if (!s.cards[id]!.rotated) rotated(s, { card: id });
  },
  card => `rotate ${card}`,
);
/** Readies a card; what it did goes on, so that its action still counts. */
export const makeReady = onCard(
  'readyCard',
  () => (s, id) => {
    if (s.cards[id]!.rotated) readied(s, { card: id });
  },
  card => `ready ${card}`,
);
/** Readies a card without ending what it does while rotated. */
export const readyKeeping = onCard(
  'readyKeeping',
  () => (s, id) => {
    if (s.cards[id]!.rotated) readied(s, { card: id, keep: true });
  },
  card => `ready ${card}, and what it does goes on`,
);
export const damage = onCard(
  'damage',
  (c, n: Amount) => {
    const read = amount(c, n);
    return (s, id, f) => damageCard(s, id, read(s, f), f.self);
  },
  (card, n) => (typeof n === 'number' ? `put ${n} damage on ${card}` : `put damage on ${card} equal to ${n}`),
);
export const neutralize = onCard(
  'neutralize',
  () => (s, id) => neutralizeCard(s, id),
  card => `neutralize ${card}`,
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
);
export const removeSevere = onCard(
  'removeSevere',
  (c, n: Amount) => {
    const read = amount(c, n);
    return (s, id, f) => {
      removeSevereFrom(s, id, read(s, f));
    };
  },
  (card, n) => `remove up to ${n} severe damage from ${card}`,
);
export const heal = onCard(
  'healFully',
  () => (s, id) => healFully(s, id),
  card => `heal ${card} fully`,
);
export const discard = onCard(
  'discard',
  () => (s, id) => {
    if (!isAmbassador(s, id)) discardCard(s, id);
  },
  card => `discard ${card}`,
);
export const toHand = onCard(
  'toHand',
  () => (s, id) => {
    if (!isAmbassador(s, id)) leavePlay(s, id, HAND);
  },
  card => `${card} returns to its owner's hand`,
);
export const removeFromGame = onCard(
  'removeFromGame',
  () => (s, id) => {
    if (!isAmbassador(s, id)) leavePlay(s, id, REMOVED);
  },
  card => `remove ${card} from the game`,
);
export const promote = onCard(
  'promoteFree',
  () => (s, id) => {
    promoteCard(s, id);
  },
  card => `promote ${card} to the Inner Circle`,
);
export const demote = onCard(
  'demote',
  () => (s, id) => {
    demoteCard(s, id);
  },
  card => `${card} becomes a supporting character`,
);
/** Whatever keeps it out of the Inner Circle is lifted (b5/cannot/1). */
export const mayEnterInner = onCard(
  'mayEnterInner',
  () => (s, id) => {
    ownCard(s, id).barred = -1;
  },
  card => `remove any restriction on ${card} entering the Inner Circle`,
);
/** Sponsors a card of yours by this card's effect: for free, with this card as sponsor, or with none (b5/sponsor/18 to b5/sponsor/21). */
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
);
/** One card takes another's place by this card's effect, which says what passes over (b5/replace/5). */
export const putInPlaceOf = v.flow(
  'putInPlaceOf',
  (c, old: Ref, by: Ref, how: Omit<ReplacesSource, 'title'>) => {
    const a = c.ref(by);
    const b = c.ref(old);
    const program = c.program('come into play');
    c.step({ op: 'do', act: (s, f) => replaceCharacter(s, a(s, f), b(s, f), how) });
    c.step({ op: 'call', program: () => program, locals: (s, f) => ({ a: a(s, f) }), you: null, self: null });
  },
  (t, old, by, how) => {
    const passes = [how.enhancements && 'enhancements', how.aftermaths && 'aftermaths', how.marks && 'marks'].filter(
      Boolean,
    );
    return `replace ${t.ref(old)} with ${t.ref(by)}${passes.length ? `, who takes over its ${passes.join(' and ')}` : ''}`;
  },
);
/** Undoes a change of tension: the present level changes by the opposite (b5-r-isn-2). */
export const undoTension = v.effect(
  'undoTension',
  (c, change: Ref) => {
    const read = c.ref(change);
    return (s, f) => {
      const was = s.recent[read(s, f)];
      if (was?.kind !== 'tension') return;
      const { from, to } = was;
      standsNoMore(s, (x, p) => p.action === was.action && x.t === 'tension-changed' && x.from === from && x.to === to);
      tensionChanged(s, { from, to, n: -was.n });
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
  card => `${card} can never enter the Inner Circle`,
);
export const gainMark = onCard(
  'gainMark',
  (c, mark: Mark, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, id, f) => {
      giveMark(s, id, mark, read(s, f));
    };
  },
  (card, mark, n = 1) => `${card} gains ${n === 1 ? 'a' : n} ${capital(mark)} Mark${n === 1 ? '' : 's'}`,
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
      ? `purge ${n === 1 ? 'a' : `up to ${n}`} ${capital(mark)} Mark${n === 1 ? '' : 's'} from ${card}`
      : `purge ${capital(mark)} Marks from ${card}, up to ${n}`,
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
);
export const clearTokens = onCard(
  'clearTokens',
  () => (s, id) => {
    if (s.cards[id]!.tokens > 0) tokens(s, { card: id, n: -s.cards[id]!.tokens });
  },
  card => `take all tokens off ${card}`,
);
/** Takes the card out of its conflicts, as if it had not joined. */
export const takeOut = onCard(
  'takeOut',
  () => (s, id) => {
    withdraw(s, id);
  },
  card => `${card} leaves its conflict`,
);

/** You control it from now on, wherever it is (b5/glossary/2). */
export const takeControl = onCard(
  'takeControl',
  () => (s, id, f) => {
    controlTaken(s, { card: id, seat: f.you });
  },
  card => `you take control of ${card}, which stays in its faction`,
);
/** Every card of a title is removed from the game, even where none is in play (b5/glossary/13). */
export const removeNamed = v.effect(
  'removeNamed',
  (_c, title: string) => s => removeAllOf(s, title),
  (_t, title) => `${title} is removed from the game`,
);

function isAmbassador(s: B5State, id: number): boolean {
  const { faction } = s.cards[id]!;
  return faction >= 0 && s.seats[faction]!.ambassador === id;
}

/** A change of an ability (or `all`) that lasts: to the end of the turn, or while this card stays rotated. */
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
        // what raises an ability and cost nothing but the rotation can be sustained (b5/sustain/2, b5/sustain/3)
        sustainable: f.l.sustain > 0 && more > 0,
        action: (f.l.sustain ?? 0) - 1,
      });
    };
  },
  (t, card, what, n, until = 'turn') => `${t.ref(card)} has ${bonusText(t, n, what, t.ref(card), lastsText(until))}`,
);

/** A change to what a card or player may do, kept in the state (see `Mod`). */
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

/** The same about a player. */
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
);

/** Puts the card whose text it is on another card, as an enhancement or aftermath of its own. */
export const attachTo = onCard(
  'attachTo',
  () => (s, id, f) => attachHere(s, f.self, id, f.you),
  card => `this card stays on ${card}`,
);

function attachHere(s: B5State, self: number, id: number, you: number): void {
  if (s.cards[self]!.zone < 0) return;
  // with a text that it blanks go the marks that the text gave (b5/blanking/1)
  withMarksFollowing(s, () => attached(s, { card: self, host: id, controller: you }));
}

/** Fixes a number on the card whose text it is. */
export const fix = v.effect(
  'fix',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      ownCard(s, f.self).fixed = read(s, f);
    };
  },
  (t, n) => `fix ${t.amount(n)}`,
);

// Influence, power, tension

/** True for what a conflict itself brings; an aftermath is not the conflict that it follows. */
function fromConflict(s: B5State, f: Frame): boolean {
  return f.l.conflict !== undefined && !(f.self >= 0 && defOf(s, f.self).type === 'aftermath');
}

export const gainInfluence = onSeat(
  'gainInfluence',
  (c, n: Amount) => {
    const read = amount(c, n);
    return (s, seat, f) => {
      gain(s, seat, read(s, f), fromConflict(s, f) ? 'conflict' : '');
    };
  },
  (who, n) => `${seatVerb(who, 'gain')} ${quantity(String(n), 'influence')}`,
);
/** Babylon 5, the Shadows or the Vorlons gain (or, negative, lose) influence. */
export const influence = v.effect(
  'influence',
  (c, whose: NonPlayer, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      const k = read(s, f);
      if (k !== 0) powerInfluence(s, { whose, n: k });
    };
  },
  (t, whose, n) =>
    typeof n === 'number' && n < 0
      ? `${POWER_NAMES[whose]} ${whose === 'babylon5' ? 'loses' : 'lose'} ${-n} influence`
      : `${POWER_NAMES[whose]} ${whose === 'babylon5' ? 'gains' : 'gain'} ${quantity(t.amount(n), 'influence')}`,
);
export const temporaryInfluence = onSeat(
  'temporaryInfluence',
  (c, n: Amount) => {
    const read = amount(c, n);
    return (s, seat, f) => {
      const k = read(s, f);
      if (k > 0) temporaryGained(s, { seat, n: k });
    };
  },
  (who, n) =>
    `${seatVerb(who, 'have').replace('haves', 'has')} ${typeof n === 'number' ? `${n} more influence` : `more influence, equal to ${n},`} to apply this turn`,
);
/** You hand influence to Babylon 5, the Shadows or the Vorlons. */
export const giveInfluence = v.effect(
  'giveInfluence',
  (c, to: NonPlayer, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      transferInfluence(s, f.you, -1, to, read(s, f));
    };
  },
  (t, to, n) => `hand ${quantity(t.amount(n), 'influence')} to ${POWER_NAMES[to]}`,
);
export const gainPower = onSeat(
  'gainPower',
  (c, n: Amount) => {
    const read = amount(c, n);
    return (s, seat, f) => {
      powerChanged(s, { seat, n: read(s, f) });
    };
  },
  (who, n) => `${seatVerb(who, 'gain')} ${quantity(String(n), 'power')}`,
);
export const raiseUnrest = onSeat(
  'raiseUnrest',
  (c, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, seat, f) => {
      unrestChanged(s, { seat, n: read(s, f) });
    };
  },
  (who, n = 1) => `${owned(who, 'unrest')} goes ${goes(n, String(n))}`,
);
/** The player that a word for a race means, where it means one: your own, a named player's, the conflict's target. */
function playerMeant(c: Compiler<B5State>, race: Ref): Read<B5State> {
  if (typeof race === 'string') return () => -1;
  if (race.w === 'yourRace') return (_s, f) => f.you;
  if (race.w === 'raceOf') return c.ref(race.a[0] as Ref);
  if (race.w !== 'targetRace') return () => -1;
  return (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return k.targetSeat >= 0 ? k.targetSeat : k.targetCard >= 0 ? s.cards[k.targetCard]!.faction : -1;
  };
}

/** Tension of one race toward another changes: one side. Races by ref. */
export const tension = v.effect(
  'tension',
  (c, from: Ref, toward: Ref, n: Amount) => {
    const one = playerMeant(c, from);
    const other = playerMeant(c, toward);
    const a = c.ref(from);
    const b = c.ref(toward);
    const read = c.amount(n);
    return (s, f) => {
      const x = a(s, f);
      const y = b(s, f);
      if (x >= 0 && y >= 0 && x !== y) changeTension(s, x, y, read(s, f), { from: one(s, f), to: other(s, f) });
    };
  },
  (t, from, toward, n) => `${t.own(from, `tension toward ${t.ref(toward)}`)} goes ${goes(n, t.amount(n))}`,
);
/** Mutual tension of two races changes. */
export const mutualTension = v.effect(
  'mutualTension',
  (c, a: Ref, b: Ref, n: Amount) => {
    const one = playerMeant(c, a);
    const other = playerMeant(c, b);
    const x = c.ref(a);
    const y = c.ref(b);
    const read = c.amount(n);
    return (s, f) => {
      const p = x(s, f);
      const q = y(s, f);
      // two factions of one race have a tension of their own under the engine rules (b5/tension/2)
      if (p >= 0 && q >= 0 && (p !== q || s.ruleset === 'engine'))
        changeMutualTension(s, p, q, read(s, f), { from: one(s, f), to: other(s, f) });
    };
  },
  (t, a, b, n) => `the tensions between ${t.ref(a)} and ${t.ref(b)} go ${goes(n, t.amount(n))}`,
);
/** Every player's tension toward a race changes. */
export const tensionOfAll = v.effect(
  'tensionOfAll',
  (c, toward: Ref, n: Amount) => {
    const to = c.ref(toward);
    const read = c.amount(n);
    return (s, f) => {
      const race = to(s, f);
      if (race < 0) return;
      for (const r of new Set(players(s).map(p => s.seats[p]!.race)))
        if (r !== race) changeTension(s, r, race, read(s, f));
    };
  },
  (t, toward, n) => `every player's tension toward ${t.ref(toward)} goes ${goes(n, t.amount(n))}`,
);
/** Two races go to war (b5/states/3). */
export const declareWar = v.effect(
  'declareWar',
  (c, a: Ref, b: Ref) => {
    const x = c.ref(a);
    const y = c.ref(b);
    return (s, f) => {
      // who is at war already does not come to be (b5-r-not-meant-to-be-10)
      if (!related(s, 'war', x(s, f), y(s, f)))
        withMarksFollowing(s, () => stateBegan(s, { kind: 'war', a: x(s, f), b: y(s, f) }));
    };
  },
  (t, a, b) => `${t.ref(a)} and ${t.ref(b)} are now at war`,
);
export const endWar = v.effect(
  'endWar',
  (c, a: Ref, b: Ref) => {
    const x = c.ref(a);
    const y = c.ref(b);
    return (s, f) => {
      withMarksFollowing(s, () => stateEnded(s, { kind: 'war', a: x(s, f), b: y(s, f) }));
    };
  },
  (t, a, b) => `${t.ref(a)} and ${t.ref(b)} are no longer at war`,
);
export const freeTrade = v.effect(
  'freeTrade',
  (c, a: Ref, b: Ref) => {
    const x = c.ref(a);
    const y = c.ref(b);
    return (s, f) => {
      stateBegan(s, { kind: 'free trade', a: x(s, f), b: y(s, f) });
    };
  },
  (t, a, b) =>
    `${t.ref(a)} and ${t.ref(b)} come into a state of Free Trade, in which the factions of both have +1 rating`,
);
/** The Shadow War begins (b5/victory/6). */
export const beginShadowWar = v.effect(
  'beginShadowWar',
  () => s => {
    s.shadowWar = true;
  },
  () => 'the Shadow War begins',
)();

// Conflicts

/** True for a conflict that can be cancelled: not one of an irrevocable card (b5/glossary/14). */
function mayCancel(s: B5State, id: number): boolean {
  const { card } = conflictOf(s, id);
  return card < 0 || !irrevocable(s, card);
}

/** Cancels a conflict: it does not resolve (b5/cards-conflict/3). */
export const cancelConflict = v.effect(
  'cancelConflict',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0 && mayCancel(s, id)) cancelled(s, { conflict: id });
    };
  },
  (t, ref) => `${t.ref(ref)} does not resolve`,
);
/** Discards a conflict card in play, which then does not resolve. */
export const discardConflict = v.effect(
  'discardConflict',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, f) => {
      const id = read(s, f);
      const { card } = conflictOf(s, id);
      if (!mayCancel(s, id)) return;
      // a card may have started more than one conflict
      for (const k of s.conflicts)
        if (k.id === id || (card >= 0 && k.card === card && k.stage === 'initiated')) cancelled(s, { conflict: k.id });
      if (card >= 0) discardCard(s, card);
    };
  },
  (t, ref) => `discard ${t.ref(ref)}, which does not resolve`,
);
/** Adds support or opposition that comes from no participant. */
export const addOpposition = v.effect(
  'addOpposition',
  (c, ref: Ref, n: Amount) => {
    const read = c.ref(ref);
    const k = c.amount(n);
    return (s, f) => {
      totalsChanged(s, { conflict: read(s, f), support: 0, opposition: k(s, f) });
    };
  },
  (t, ref, n) => `${t.ref(ref)} gets opposition equal to ${t.amount(n)}`,
);
export const addSupport = v.effect(
  'addSupport',
  (c, ref: Ref, n: Amount) => {
    const read = c.ref(ref);
    const k = c.amount(n);
    return (s, f) => {
      totalsChanged(s, { conflict: read(s, f), support: k(s, f), opposition: 0 });
    };
  },
  (t, ref, n) => `${t.ref(ref)} gets support equal to ${t.amount(n)}`,
);
/** An ability may also be used in the conflict, on both sides. */
export const allowAbility = v.effect(
  'allowAbility',
  (c, name: Ability, conflict: Ref = 'conflict') => {
    const stat = ABILITIES.indexOf(name);
    const read = c.ref(conflict);
    return (s, f) => {
      abilityAllowed(s, { conflict: read(s, f), ability: stat });
    };
  },
  (t, name, conflict = 'conflict') =>
    `allow ${capital(name)} to be used to support and oppose ${conflict === 'conflict' ? 'it' : t.ref(conflict)}`,
);
/** A conflict is put off: its totals are noted and it comes again next turn (Prolonged Talks). */
export const postpone = v.effect(
  'postpone',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, f) => {
      const id = read(s, f);
      addMod(s, { kind: 'conflict-again', source: f.self, seat: conflictOf(s, id).seat, what: id });
    };
  },
  (t, ref) =>
    `${t.ref(ref)} does not resolve this turn; its totals are noted, and next turn it is initiated again with them, besides whatever else its initiator declares`,
);
/** Captures a location (b5/cards-location/6). */
export const capture = onCard(
  'capture',
  () => (s, id, f) => captureLocation(s, id, f.you),
  card => `you capture ${card}`,
);

// Events

/** In a window: what is being done does not happen. */
export const stopIt = v.effect(
  'stopIt',
  () => (s, f) => {
    eventFrame(s, f).l.stopped = true;
  },
  () => 'it does not happen',
)();
/** In the window of an attack: another card takes the damage meant for the target. */
export const takeTheDamage = onCard(
  'takeTheDamage',
  () => (s, id, f) => {
    eventFrame(s, f).l.victim = id;
  },
  card => `${card} takes all the damage instead`,
);
/** In the window of an attack: target and attacker leave the conflict, and no damage is dealt. */
export const breakOff = v.effect(
  'breakOff',
  () => (s, f) => {
    const event = eventFrame(s, f);
    event.l.stopped = true;
    for (const id of [event.l.target, event.l.attacker]) {
      withdraw(s, id, event.l.conflict);
      // a leader takes part with its fleet alone (b5/lead-fleet/5)
      if (s.cards[id]!.leader >= 0) withdraw(s, s.cards[id]!.leader, event.l.conflict);
    }
  },
  () => 'the fleet leaves the conflict, neither it nor its attacker takes part any longer, and no damage is dealt',
)();

/** What is answered: by a response the thing in its window, by a revealed contingency the thing that triggered it (b5/cards-contingency/6). */
function eventFrame(s: B5State, f: Frame): Frame {
  if (f.l.event !== undefined) return ownFrame(s, f.l.event);
  let at = s.stack.length - 1;
  while (at > 0 && s.stack[at]!.l.fact !== undefined) at--;
  return ownFrame(s, at);
}

/** Undoes what an event did. */
export const reverseEvent = v.effect(
  'reverseEvent',
  (c, ref: Ref) => {
    const read = c.ref(ref);
    return (s, f) => reverse(s, read(s, f));
  },
  (t, ref) => `undo what the text of ${t.ref(ref)} did`,
);

/** Holds a council vote, called by you. */
export const councilVote = v.flow(
  'councilVote',
  c => c.effect(call('council vote')),
  () => 'call a vote of the Babylon 5 council',
);

// Cards in hands and decks

export const draw = onSeat(
  'draw',
  (c, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, seat, f) => {
      for (let k = read(s, f); k > 0; k--) if (!drawCard(s, seat)) return;
    };
  },
  (who, n = 1) => `${seatVerb(who, 'draw')} ${n === 1 ? 'a card' : plural(String(n), 'card')}`,
);
export const shuffleDeck = onSeat(
  'shuffleDeck',
  () => (s, seat) => {
    shuffledDeck(s, { seat });
  },
  who => `${seatVerb(who, 'shuffle')}`,
);
/** Takes the first card of your deck, from the top, that a filter fits into your hand, and shuffles. */
export const searchDeck = v.effect(
  'searchDeck',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const deck = cardsIn(s, f.you, DECK);
      for (let i = deck.length - 1; i >= 0; i--) {
        if (fits(s, deck[i]!, f)) {
          moved(s, { card: deck[i]!, to: zone(f.you, HAND), from: zone(f.you, DECK) });
          break;
        }
      }
      shuffledDeck(s, { seat: f.you });
    };
  },
  (t, filter) => `take the first ${t.filter(filter)} of your deck into your hand and shuffle`,
);
/** A player shows you random cards of the hand, and you discard one (Telepathic Scan). */
export const scanHand = v.flow(
  'scanHand',
  (c, who: Ref, n: Amount) => {
    const read = c.ref(who);
    const many = c.amount(n);
    c.step({
      op: 'do',
      act: (s, f) => {
        const seat = read(s, f);
        const left = cardsIn(s, seat, HAND).slice();
        const seen: number[] = [];
        for (let k = Math.min(left.length, many(s, f)); k > 0; k--) seen.push(left.splice(roll(s, left.length), 1)[0]!);
        f.l.seen = seen;
        if (seen.length > 0)
          shown(s, { cards: seen, titles: seen.map(id => defOf(s, id).title), to: f.you, whose: seat });
      },
    });
    c.step({
      op: 'ask',
      who: (_s, f) => [f.you],
      menu: {
        name: 'scan',
        list: (_s, f) => f.l.seen.map((id: number) => option('card', id)),
        label: (s, _f, o) => defOf(s, o.a).title,
        prompt: () => 'Which of these cards is discarded?',
      },
      min: () => 1,
      max: () => 1,
      ordered: false,
      skip: true,
      take: (s, f, picks) => {
        const pick = picks[0]?.[0];
        f.l.seen = [];
        if (pick) discardCard(s, pick.a);
      },
    });
  },
  (t, who, n) =>
    `${t.ref(who)} shows you as many random cards from hand as ${t.amount(n)}, and you discard one of them`,
);
/** You look at the top cards of a deck and may put one of them on its bottom. */
export const lookAtTop = v.flow(
  'lookAtTop',
  (c, who: Ref, n: number) => {
    const read = c.ref(who);
    c.step({
      op: 'do',
      act: (s, f) => {
        const seat = read(s, f);
        const seen = cardsIn(s, seat, DECK).slice(-n).reverse();
        f.l.deck = seat;
        f.l.seen = seen;
        if (seen.length > 0)
          shown(s, { cards: seen, titles: seen.map(id => defOf(s, id).title), to: f.you, whose: seat });
      },
    });
    c.step({
      op: 'ask',
      who: (_s, f) => [f.you],
      menu: {
        name: 'to the bottom',
        list: (_s, f) => f.l.seen.map((id: number) => option('card', id)),
        label: (s, _f, o) => defOf(s, o.a).title,
        prompt: () => 'Which card goes to the bottom of the deck?',
      },
      min: () => 0,
      max: () => 1,
      ordered: false,
      skip: false,
      take: (s, f, picks) => {
        const pick = picks[0]?.[0];
        f.l.seen = [];
        if (pick) moved(s, { card: pick.a, to: zone(f.l.deck, DECK), from: zone(f.l.deck, DECK), bottom: true });
      },
    });
  },
  (t, who, n) => `look at the top ${n} cards of ${t.own(who, 'deck')} and, if you like, put one of them on the bottom`,
);
/** You look at the top cards of a deck and put them back in any order. */
export const reorderTop = v.flow(
  'reorderTop',
  (c, who: Ref, n: Amount) => {
    const read = c.ref(who);
    const many = c.amount(n);
    c.step({
      op: 'do',
      act: (s, f) => {
        const seat = read(s, f);
        const k = many(s, f);
        const seen = k > 0 ? cardsIn(s, seat, DECK).slice(-k).reverse() : [];
        f.l.deck = seat;
        f.l.seen = seen;
        if (seen.length > 0)
          shown(s, { cards: seen, titles: seen.map(id => defOf(s, id).title), to: f.you, whose: seat });
      },
    });
    c.step({
      op: 'ask',
      who: (_s, f) => (f.l.seen.length > 0 ? [f.you] : []),
      menu: {
        name: 'order',
        list: (_s, f) => f.l.seen.map((id: number) => option('card', id)),
        label: (s, _f, o) => defOf(s, o.a).title,
        prompt: () => 'In which order do they go back, the new top card first?',
      },
      min: (_s, f) => f.l.seen.length,
      max: (_s, f) => f.l.seen.length,
      ordered: true,
      skip: true,
      take: (s, f, picks) => {
        const order = (picks[0] ?? []).map(o => o.a);
        f.l.seen = [];
        if (order.length === 0) return;
        const at = zone(f.l.deck, DECK);
        const zones = s.zones.slice();
        zones[at] = [...zones[at]!.slice(0, -order.length), ...order.reverse()];
        s.zones = zones;
      },
    });
  },
  (t, who, n) => `look at the top ${t.amount(n)} cards of ${t.own(who, 'deck')} and put them back in any order`,
);
/** A card from a discard pile (or elsewhere) becomes your supporting card, as it is when it enters play. */
export const bringIntoPlay = onCard(
  'bringIntoPlay',
  () => (s, id, f) => {
    if (onlySponsored(s, id)) return;
    enterRow(s, id, f.you, SUPPORTING);
    printedMarks(s, id);
    giveMarks(s, id);
  },
  card => `${card} becomes a supporting card of yours`,
);
/** A character changes factions with all that is on it. */
export const takeOver = onCard(
  'takeOver',
  () => (s, id, f) => {
    if (isAmbassador(s, id)) return;
    unlead(s, id);
    moved(s, { card: id, to: zone(f.you, SUPPORTING), from: s.cards[id]!.zone, faction: f.you, controller: f.you });
  },
  card => `${card} becomes a supporting character of yours with everything on it`,
);
/** A player's own choice: discard an Inner Circle character that is not the ambassador, or the other thing happens. */
export const innerOf = (s: B5State, seat: number): number[] =>
  cardsIn(s, seat, INNER).filter(id => s.seats[seat]!.ambassador !== id);

/** A card may use its highest ability in a conflict, whatever its type (Level the Playing Field). */
export const allowHighest = v.effect(
  'allowHighest',
  (c, card: Ref, conflict: Ref) => {
    const a = c.ref(card);
    const b = c.ref(conflict);
    return (s, f) => addMod(s, { kind: 'off-type', source: f.self, card: a(s, f), what: b(s, f) });
  },
  (t, card, conflict) =>
    `${t.ref(card)} may use its highest ability, whatever it is, to support or oppose ${t.ref(conflict)}`,
);

/**
 * An attack outside the normal ways: by this card, or by another, with Military unless another ability is named, which the
 * target's highest ability answers where it has none of that one (Expeditionary Fleet, Kalain; b5/attack/11).
 */
export const attackOutside = v.flow(
  'attackOutside',
  (c, target: Ref, by: Ref = 'self', ability: Ability = 'military') => {
    const stat = ABILITIES.indexOf(ability);
    const read = c.ref(target);
    const attacker = c.ref(by);
    const program = c.program('attack');
    c.step({
      op: 'call',
      program: () => program,
      locals: (s, f) => {
        const t = read(s, f);
        const answer = defOf(s, t).abilities[stat]! > 0 ? stat : highest(s, t).stat;
        return { attacker: attacker(s, f), target: t, conflict: -1, stat: answer, by: stat, outside: 1 };
      },
      you: null,
      self: (_s, f) => f.self,
    });
  },
  (t, target, by = 'self', ability = 'military') =>
    `${by === 'self' ? '' : `${t.ref(by)} rotates to `}attack ${t.ref(target)}${ability === 'military' ? '' : ` with ${capital(ability)}`}, in a conflict or not`,
);

/** The card gains as many marks more as one, of the kind that the fact was about (John Sheridan). */
export const gainAnother = onCard(
  'gainAnother',
  () => (s, id, f) => {
    giveMark(s, id, f.l.fact.mark, 1);
  },
  card => `${card} gains one more mark of that kind`,
);

/** Marks on a card turn into another kind: neither gained nor purged (b5-r-john-sheridan-4). */
export const convertMark = onCard(
  'convertMark',
  (c, from: Mark, to: Mark, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, id, f) => {
      const k = Math.min(read(s, f), s.cards[id]![from]);
      if (k > 0) markConverted(s, { card: id, from, to, n: k });
    };
  },
  (card, from, to, n = 1) =>
    `${n === 1 ? 'a' : n} ${capital(from)} Mark${n === 1 ? '' : 's'} of ${card} become${n === 1 ? 's' : ''} ${capital(to)} Mark${n === 1 ? '' : 's'}`,
);

/** Until the end of the turn the tension of one race toward another cannot go up. Races by ref. */
export const holdTension = v.effect(
  'holdTension',
  (c, from: Ref, toward: Ref) => {
    const a = c.ref(from);
    const b = c.ref(toward);
    return (s, f) => addMod(s, { kind: 'fixed-tension', source: f.self, seat: f.you, what: a(s, f) * 5 + b(s, f) });
  },
  (t, from, toward) => `until the end of the turn, ${t.own(from, `tension toward ${t.ref(toward)}`)} cannot go up`,
);

/** Readies a card; what it did goes on, but it takes no further part in the conflicts that it is in (Shal Mayan). */
export const readyForMore = onCard(
  'readyForMore',
  () => (s, id) => {
    excluded(s, { card: id });
    if (s.cards[id]!.rotated) readied(s, { card: id, keep: true });
  },
  card => `ready ${card}; what it did goes on, but it cannot take part again in a conflict that it is in`,
);

/** A conflict card of your hand is declared and initiated at once, besides your other conflicts. */
export const playConflict = v.flow(
  'playConflict',
  (c, card: Ref) => {
    const read = c.ref(card);
    const program = c.program('initiate');
    c.step({
      op: 'do',
      act: (s, f) => {
        declare(s, f.you, option('declare', read(s, f)));
        f.l.played = s.conflicts[s.conflicts.length - 1]!.id;
      },
    });
    c.step({
      op: 'call',
      program: () => program,
      locals: (_s, f) => ({ conflict: f.l.played }),
      you: null,
      self: null,
    });
  },
  (t, card) => `initiate ${t.ref(card)} as an additional conflict`,
);

/** The card is discarded when the turn ends. */
export const discardAtEnd = onCard(
  'discardAtEnd',
  () => (s, id, f) => addMod(s, { kind: 'leaves-at-end', source: f.self, card: id, seat: f.you }),
  card => `${card} is discarded at the end of the turn`,
);
