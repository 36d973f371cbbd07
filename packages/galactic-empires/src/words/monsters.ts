import type { CardId, Filter, Ref } from '@orrery/kernel';
import { defOf, sideOf, typeOf } from '../card.ts';
import { sequence, v, when } from '../language.ts';
import { titleOnCard } from '../printed.ts';
import { cardDamage } from '../rules/damage/damage.ts';
import { playsChanged } from '../rules/play/card-plays.ts';
import { aimsAt, type Event, eventFrame } from '../rules/play/events.ts';
import { couldPlay } from '../rules/play/playing.ts';
import { arm } from '../rules/play/steps-of-a-play.ts';
import { moved } from '../rules/table/cards-in-play.ts';
import { isA, isCombined, shieldsOf, strengthOf } from '../rules/table/definitions.ts';
import { depart } from '../rules/table/duration.ts';
import { allInPlay, cardsOn, sideAt } from '../rules/table/stacks.ts';
import { reaches } from '../rules/texts/static-texts.ts';
import { inPlay, opponents } from '../state.ts';
import { isLost } from './effects/cards.ts';
import { hostOf } from './refs.ts';

// Words for the texts of monsters

const NEGATORS = ['science officer', 'trophy hunter', 'research developer'];
/** Fits crew whose text suspends, negates or discards monsters. */
export const negatesMonsters = v.filter(
  'negatesMonsters',
  () => (s, id) => typeOf(s, id) === 'C' && NEGATORS.includes(titleOnCard(defOf(s, id).source).toLowerCase()),
  () => ({ noun: 'crew card', after: 'able to negate monsters' }),
)();
/** Fits cards without an electromagnetic field (ge/empire-mechad/1). */
export const fieldless = v.filter(
  'fieldless',
  () => (s, id) => defOf(s, id).source.nodes === undefined,
  () => ({ after: 'and without a field' }),
)();
/** Fits monsters that hazards destroy (M3 Scandig Blob). */
export const hazardPrey = v.filter(
  'hazardPrey',
  () => (s, id) => sideOf(s, id).bane.has('hazards'),
  () => ({ noun: 'monster', that: 'hazards destroy' }),
)();
/** Fits cards with shields: units, and monsters and terrain that have some (M3 Shield Fiend). */
export const withShields = v.filter(
  'withShields',
  () => (s, id) => shieldsOf(s, id) > 0,
  () => ({ having: 'shields' }),
)();
/** Fits the weakest or the strongest of all players' cards that fit. */
export const extremeOfAll = v.filter(
  'extremeOfAll',
  (c, which: 'weakest' | 'strongest', of: Filter) => {
    const fits = c.filter(of);
    const sign = which === 'weakest' ? 1 : -1;
    return (s, id, f) => {
      if (!inPlay(s, id) || !fits(s, id, f)) return false;
      const n = sign * strengthOf(s, id);
      return allInPlay(s).every(x => !fits(s, x, f) || isCombined(s, x) || sign * strengthOf(s, x) >= n);
    };
  },
  (t, which, of) => ({ certain: true, before: `the ${which}`, noun: t.filter(of) }),
  { named: true },
);
/** Fits the card that this one hunts, while it is in play; any card if it hunts none (M5 Astromorph). */
export const hunted = v.filter(
  'hunted',
  () => (s, id, f) => {
    const { bond } = s.cards[f.self]!;
    return bond === id || !inPlay(s, bond) || sideAt(s, bond) !== sideAt(s, f.self);
  },
  () => ({ after: '(the same one each time, until it is gone)' }),
)();
/** Fits cards that are weaker than this card. */
export const weaker = v.filter(
  'weaker',
  () => (s, id, f) => strengthOf(s, id) < strengthOf(s, f.self),
  t => ({ after: `weaker than ${t.ref('self')}` }),
)();
/** True if a card is stronger than this one. */
export const stronger = v.test(
  'stronger',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => read(s, f) >= 0 && strengthOf(s, read(s, f)) > strengthOf(s, f.self);
  },
  (t, card) => `${t.ref(card)} is stronger than ${t.ref('self')}`,
);
/** Discards a card, and this card too if the other is stronger (M6 Time Thief). */
export const isLostToThief = v.flow<[Ref]>(
  'isLostToThief',
  (c, card) => {
    c.effect(when(stronger(card), sequence(isLost(card), isLost('self')), isLost(card)));
  },
  (t, card) =>
    `${t.ref(card)} is discarded, and ${t.ref('self')} with it where ${t.ref(card)} is stronger than ${t.ref('self')}`,
  card => ({ means: [[card, -4]] }),
);
/** Fits cards of the type and fleet of the card that this one is on, and at least as strong. */
export const likeHost = v.filter(
  'likeHost',
  () => (s, id, f) => {
    const on = hostOf(s, f);
    return (
      on >= 0 &&
      id !== on &&
      inPlay(s, on) &&
      typeOf(s, id) === typeOf(s, on) &&
      s.cards[id]!.controller === s.cards[on]!.controller &&
      strengthOf(s, id) >= strengthOf(s, on)
    );
  },
  () => ({ soft: 'other card', after: 'of its type and fleet that is at least as strong' }),
)();
/** True if the abilities on this card's host can move to another card (M6 Void Angel). */
export const hasHeir = v.test(
  'hasHeir',
  (c, heirs: Filter) => {
    const fits = c.filter(heirs);
    return (s, f) =>
      cardsOn(s, hostOf(s, f)).some(x => typeOf(s, x) === 'A') && allInPlay(s).some(id => fits(s, id, f));
  },
  (t, heirs) => `there is ${t.one(heirs)}`,
);
/** Fits a stack of several cards, by the card beneath (ge/definitions/21). */
export const stackOfCards = v.filter(
  'stackOfCards',
  () => (s, id) => s.cards[id]!.on < 0 && cardsOn(s, id).length > 0,
  () => ({ noun: 'stack of cards', plural: 'stacks of cards' }),
)();
/** Fits cards of a third player: not this card's player, and not the one at whose fleet it is. */
export const ofThird = v.filter(
  'ofThird',
  () => (s, id, f) => {
    const { controller } = s.cards[id]!;
    return controller >= 0 && controller !== f.you && controller !== sideAt(s, f.self);
  },
  () => ({ of: 'a third player' }),
)();
/** The other cards in the stack of this card's host. */
export const onHost = v.list(
  'onHost',
  () => (s, f) => {
    const out: CardId[] = [];
    const walk = (id: CardId) => {
      for (const x of cardsOn(s, id)) {
        if (x !== f.self) out.push(x);
        walk(x);
      }
    };
    walk(hostOf(s, f));
    return out;
  },
  t => `the other cards on ${t.ref('host')}`,
  'card',
  t => `other card on ${t.ref('host')}`,
)();
/** Lets a crew attack this card, which takes card damage equal to the crew's strength. */
export const attackedBy = v.effect(
  'attackedBy',
  (c, attacker: Ref) => {
    const read = c.ref(attacker);
    return (s, f) => {
      const crew = read(s, f);
      if (inPlay(s, crew)) cardDamage(s, f.self, strengthOf(s, crew), f.you, crew);
    };
  },
  (t, attacker) => `${t.ref('self')} takes damage equal to ${t.own(attacker, 'strength')}`,
);
/** True if a player has Card Plays left. */
export const hasPlays = v.test(
  'hasPlays',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => (s.seats[read(s, f)]?.plays ?? 0) > 0;
  },
  (t, who) => `${t.ref(who)} has a Card Play left`,
);
/** Takes a Card Play from a player. */
export const spendPlay = v.effect(
  'spendPlay',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      playsChanged(s, { seat: read(s, f), n: -1 });
    };
  },
  (t, who) => `${t.ref(who)} spends a Card Play`,
);
/** Supplies a unit's heavy weapons and systems as if all their points had been allocated. */
export const supplyAll = v.effect(
  'supplyAll',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (inPlay(s, read(s, f))) arm(s, read(s, f));
    };
  },
  (t, card) => `${t.ref(card)} has all points for its weapons and systems`,
);
/** Moves the abilities on this card's host, and this card with them, to another card. Then the host leaves as it was about to (M6 Void Angel). */
export const moveAbilities = v.effect(
  'moveAbilities',
  (c, to: Ref) => {
    const read = c.ref(to);
    return (s, f) => {
      const [goal, from] = [read(s, f), hostOf(s, f)];
      if (!inPlay(s, from)) return;
      if (inPlay(s, goal)) {
        for (const id of cardsOn(s, from))
          if (typeOf(s, id) === 'A' || id === f.self) moved(s, { card: id, on: goal, at: -1 });
      }
      const { how, to: pile, by, bottom } = f.l.fact;
      depart(s, from, how, pile, by, bottom);
    };
  },
  (t, to) => `the abilities of ${t.ref('host')} and ${t.ref('self')} move to ${t.ref(to)}, and ${t.ref('host')} leaves`,
);

// Luck cards that meet a Luck Demon

/** True if a play is aimed only at its own player's fleet. */
export const playedAtHome = v.test(
  'playedAtHome',
  () => (s, f) => {
    const e = eventFrame(s, f);
    return (
      e !== null &&
      e.l.kind === 'play' &&
      !e.l.stopped &&
      defOf(s, e.l.card).sides[e.l.side ?? 0]!.on !== 'your discard pile' &&
      opponents(s, e.l.by).every(seat => !aimsAt(s, e.l as unknown as Event, seat))
    );
  },
  () => 'it is played on its own player’s fleet',
  undefined,
  { events: ['play'] },
)();
/** The class of all luck demons: the newest of them takes the luck cards. */
const LUCK_DEMON = 'luck demon';
/**
 * True if this card was played last of all cards of its title in play, or is being played now. Cards that are out of play for a time do not count
 * (ge-r-luck-demon-4, ge-r-removed-from-play-1).
 */
export const latest = v.test(
  'latest',
  () => (s, f) =>
    !inPlay(s, f.self) ||
    allInPlay(s).every(
      id =>
        (s.defs[id] !== s.defs[f.self] && !(isA(s, id, LUCK_DEMON) && isA(s, f.self, LUCK_DEMON))) ||
        s.cards[id]!.since <= s.cards[f.self]!.since ||
        !reaches(s, id, f.self),
    ),
  () => 'no card of the same title was played later',
)();
/** Lets you play the card that is being played, as if it were yours, without a Card Play. */
export const playInstead = v.flow(
  'playInstead',
  c => {
    const program = c.program('play a card');
    c.step({
      op: 'do',
      act: (s, f) => {
        const e = eventFrame(s, f)!;
        f.l.taken = e.l.card;
        e.l.stopped = true;
      },
    });
    const can = c.unless((s, f) => couldPlay(s, f.you, f.l.taken));
    c.step({
      op: 'call',
      program: () => program,
      locals: (_s, f) => ({ a: f.l.taken, free: 1 }),
      you: null,
      self: null,
    });
    c.land(can);
  },
  () => 'play it yourself instead',
)();
/** Lets a play have its effect even if a text would void it. */
export const letItWork = v.effect(
  'letItWork',
  () => (s, f) => {
    const e = eventFrame(s, f);
    if (e !== null) e.l.wanted = true;
  },
  () => 'let it have its effect',
)();
