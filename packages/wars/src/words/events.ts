import { type Filter, mention, type Phrase, type Ref, type Teller, type Test } from '@orrery/kernel';
import type { Who } from '../card.ts';
import { v } from '../language.ts';
import { hereOf } from '../rules/abilities/ongoing-ability.ts';
import { controls } from '../rules/locations/control.ts';
import { isSector, isSite } from '../rules/locations/location.ts';
import { type BattleStep, LOST, opponentOf, type Phase, type WarsState } from '../state.ts';
import type { WarsTraits } from '../traits.ts';
import { card as anyCard } from './filters.ts';
import { targetsOf } from './lists.ts';
import { goes, OPPONENT } from './phrases.ts';

// What abilities wait for. An event word is a test of the fact that has happened (`f.l.fact`), and names its type.
// `each` in its text becomes "each time".

/** Declares an event word: the type of fact, the test whether it fits, and its text after "each time". */
function event<A extends unknown[]>(
  name: string,
  fact: string,
  make: Parameters<typeof v.test<A>>[1],
  tell: (t: Teller, ...a: NoInfer<A>) => string,
  traits?: Partial<WarsTraits>,
): (...a: A) => Test {
  return v.test<A>(name, make, tell, undefined, { event: fact, ...traits });
}

const mine = (who: Who, you: number, seat: number): boolean =>
  who === 'each' || (who === 'you' ? seat === you : seat === opponentOf(you));
const named: Readonly<Record<Who, Phrase>> = {
  you: 'you',
  opponent: OPPONENT,
  each: mention('player', 'a player', 'player'),
};
/** Returns the phrase for a card of the event: `a unit`, `one of your fighters`, or this card itself. */
function oneOf(t: Teller, which: Filter): string {
  if (which.w === 'itself') return t.ref('self');
  return t.noun(which).whose !== undefined ? `one of ${t.filter(which, true)}` : t.one(which);
}
const at = (t: Teller, place: Filter | undefined): string =>
  place === undefined ? '' : place.w === 'thisPlace' ? ' here' : ` at ${t.one(place)}`;

/** True if the event's location fits the filter. */
const placed = (
  fits: ((s: WarsState, id: number, f: never) => boolean) | null,
  s: WarsState,
  id: number,
  f: unknown,
): boolean => fits === null || (id >= 0 && fits(s, id, f as never));

/** A card that fits enters play; with `itself`, this card. `at` is where. */
export const entersPlay = event(
  'entersPlay',
  'entered',
  (c, which: Filter, where?: Filter) => {
    const fits = c.filter(which);
    const place = where ? c.filter(where) : null;
    return (s, f) =>
      fits(s, f.l.fact.card, f) && placed(place, s, f.l.fact.at >= 0 ? f.l.fact.at : s.cards[f.l.fact.card]!.at, f);
  },
  (t, which, where?: Filter) => `${oneOf(t, which)} enters play${at(t, where)}`,
);
/** The same for a card that is played. Cards that return from a lost pile, or that an effect puts into play, do not count. */
export const isPlayed = event(
  'isPlayed',
  'entered',
  (c, which: Filter, where?: Filter) => {
    const fits = c.filter(which);
    const place = where ? c.filter(where) : null;
    return (s, f) => f.l.fact.played && fits(s, f.l.fact.card, f) && placed(place, s, s.cards[f.l.fact.card]!.at, f);
  },
  (t, which, where?: Filter) => `${oneOf(t, which)} is played${at(t, where)}`,
);

/** Returns the phrase for one of the cards that fit. If a player is given, the card is theirs. */
const whose = (t: Teller, which: Filter, of: Who | undefined): string =>
  of === undefined || of === 'each' || which.w === 'itself'
    ? oneOf(t, which)
    : `one of ${of === 'you' ? 'your' : "your opponent's"} ${t.filter(which, true)}`;
const leaving = (name: string, how: (x: { how: string; to: number }) => boolean, told: string) =>
  event(
    name,
    'left',
    (c, which: Filter, opts: { of?: Who; from?: Filter; inBattle?: boolean } = {}) => {
      const fits = c.filter(which);
      const from = opts.from ? c.filter(opts.from) : null;
      return (s, f) => {
        const x = f.l.fact;
        if (!how(x) || (opts.of && !mine(opts.of, f.you, x.seat)) || (opts.inBattle && !x.battle)) return false;
        return fits(s, x.card, f) && placed(from, s, x.at, f);
      };
    },
    (t, which, opts: { of?: Who; from?: Filter; inBattle?: boolean } = {}) =>
      `${whose(t, which, opts.of)} is ${told}${opts.inBattle ? ' from a battle' : told === 'lost' ? ' from play' : ''}${at(t, opts.from)}`,
  );
/** A card is lost from play: destroyed, dismissed or otherwise (wars/destroyed-dismissed-lost/5). `of` is its player; `from` is where it was. */
export const isLost = leaving('isLost', x => x.to === LOST, 'lost');
export const isDestroyed = leaving('isDestroyed', x => x.how === 'destroyed', 'destroyed');
export const leavesPlay = leaving('leavesPlay', () => true, 'taken out of play');

/** A ship or unit is damaged, in any way or by the ability of a weapon. */
export const isDamagedNow = event(
  'isDamagedNow',
  'damaged',
  (c, which: Filter = anyCard, by?: 'weapon' | Filter) => {
    const fits = c.filter(which);
    const source = by !== undefined && by !== 'weapon' ? c.filter(by) : null;
    return (s, f) =>
      fits(s, f.l.fact.card, f) &&
      (by !== 'weapon' || f.l.fact.weapon) &&
      (source === null || (f.l.fact.by >= 0 && source(s, f.l.fact.by, f)));
  },
  (t, which: Filter = anyCard, by?: 'weapon' | Filter) =>
    `${oneOf(t, which)} is damaged${by === undefined ? '' : by === 'weapon' ? ' by an ability of a weapon' : ` by an ability of ${oneOf(t, by)}`}`,
);
/** You invert (or revert) a card. */
export const isInvertedNow = event(
  'isInvertedNow',
  'inverted',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => fits(s, f.l.fact.card, f);
  },
  (t, which) => `${oneOf(t, which)} is inverted`,
);

/** Returns the phrase for a place: `any location where ...`, or `a site`. */
const anyPlace = (t: Teller, where: Filter): Phrase => (t.noun(where).where ? `any ${t.filter(where)}` : t.one(where));
/** A card that fits moves to a place. */
export const movesTo = event(
  'movesTo',
  'moved',
  (c, which: Filter, where?: Filter) => {
    const fits = c.filter(which);
    const place = where ? c.filter(where) : null;
    return (s, f) => fits(s, f.l.fact.card, f) && placed(place, s, f.l.fact.to, f);
  },
  (t, which, where?: Filter) =>
    `${oneOf(t, which)} moves${where === undefined ? '' : where.w === 'thisPlace' ? ' here' : ` to ${anyPlace(t, where)}`}`,
);
/** A card that fits moves away from here. */
export const movesFromHere = event(
  'movesFromHere',
  'moved',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => f.l.fact.from === hereOf(s, f) && f.l.fact.to !== f.l.fact.from && fits(s, f.l.fact.card, f);
  },
  (t, which) => `${oneOf(t, which)} moves from here`,
);

/** A player drains: the drain comes off the stack (wars/drain-action/8). */
export const drainsNow = event(
  'drainsNow',
  'drained',
  (c, who: Who, where?: Filter) => {
    const place = where ? c.filter(where) : null;
    return (s, f) => mine(who, f.you, f.l.fact.seat) && placed(place, s, f.l.fact.at, f);
  },
  (t, who, where?: Filter) => `${goes(named[who], 'drain')}${at(t, where)}`,
);
/** Cards were lost to a drain. `who` lost them. */
export const losesToDrain = event(
  'losesToDrain',
  'drain-taken',
  (c, who: Who, where?: Filter) => {
    const place = where ? c.filter(where) : null;
    return (s, f) => mine(who, f.you, f.l.fact.loser) && f.l.fact.cards.length > 0 && placed(place, s, f.l.fact.at, f);
  },
  (t, who, where?: Filter) => `${goes(named[who], 'lose')} one or more cards to a drain${at(t, where)}`,
);

/** A battle begins; `who` attacks. */
export const battleBegins = event(
  'battleBegins',
  'battle-began',
  (c, who: Who = 'each', where?: Filter, kind?: 'site' | 'sector') => {
    const place = where ? c.filter(where) : null;
    return (s, f) =>
      mine(who, f.you, f.l.fact.attacker) &&
      placed(place, s, f.l.fact.at, f) &&
      (kind === undefined || f.l.fact.site === (kind === 'site'));
  },
  (t, who: Who = 'each', where?: Filter, kind?: 'site' | 'sector') =>
    who === 'each'
      ? `a ${kind ? `${kind} ` : ''}battle starts${at(t, where)}`
      : `${goes(named[who], 'attack')}${at(t, where)}`,
);
/** A side wins a battle, as the power step decides; `kind` limits it to sites or sectors. */
export const winsBattle = event(
  'winsBattle',
  'battle-decided',
  (c, who: Who, where?: Filter, kind?: 'site' | 'sector') => {
    const place = where ? c.filter(where) : null;
    return (s, f) => {
      const x = f.l.fact;
      return (
        x.winner >= 0 &&
        mine(who, f.you, x.winner) &&
        placed(place, s, x.at, f) &&
        (kind === undefined || (kind === 'site' ? isSite(s, x.at) : isSector(s, x.at)))
      );
    };
  },
  (t, who, where?: Filter, kind?: 'site' | 'sector') =>
    `${goes(named[who], 'win')} a ${kind ? `${kind} ` : ''}battle${at(t, where)}`,
);
export const losesBattle = event(
  'losesBattle',
  'battle-decided',
  (c, who: Who, where?: Filter) => {
    const place = where ? c.filter(where) : null;
    return (s, f) => f.l.fact.loser >= 0 && mine(who, f.you, f.l.fact.loser) && placed(place, s, f.l.fact.at, f);
  },
  (t, who, where?: Filter) => `${goes(named[who], 'lose')} a battle${at(t, where)}`,
);
/** A step of a battle ends. */
export const stepEnds = event(
  'stepEnds',
  'battle-step-ended',
  (c, step: BattleStep, where?: Filter, kind?: 'site' | 'sector') => {
    const place = where ? c.filter(where) : null;
    return (s, f) =>
      f.l.fact.step === step &&
      placed(place, s, f.l.fact.at, f) &&
      (kind === undefined || (kind === 'site') === isSite(s, f.l.fact.at));
  },
  (t, step, where?: Filter, kind?: 'site' | 'sector') =>
    `the ${step} step of a ${kind ? `${kind} ` : ''}battle${at(t, where)} ends`,
);
/** A battle ends; `won` is its winner. */
export const battleEnds = event(
  'battleEnds',
  'battle-ended',
  (c, where?: Filter, kind: 'site' | 'sector' | 'any' = 'any', won?: Who) => {
    const place = where ? c.filter(where) : null;
    return (s, f) => {
      const x = f.l.fact;
      if (won && (x.winner < 0 || !mine(won, f.you, x.winner))) return false;
      return placed(place, s, x.at, f) && (kind === 'any' || x.site === (kind === 'site'));
    };
  },
  (t, where?: Filter, kind: 'site' | 'sector' | 'any' = 'any', won?: Who) =>
    `a ${kind === 'any' ? '' : `${kind} `}battle${won ? ` ${named[won]} won` : ''}${at(t, where)} ends`,
);
/** A card is revealed for battle destiny: the player, and the location of the battle. */
export const revealsBattleDestiny = event(
  'revealsBattleDestiny',
  'destiny',
  (c, who: Who, where?: Filter, kind?: 'site' | 'sector') => {
    const place = where ? c.filter(where) : null;
    return (s, f) =>
      f.l.fact.battle &&
      mine(who, f.you, f.l.fact.seat) &&
      s.battle !== null &&
      placed(place, s, s.battle.at, f) &&
      (kind === undefined || (kind === 'site') === isSite(s, s.battle.at));
  },
  (t, who, where?: Filter, kind?: 'site' | 'sector') =>
    `${goes(named[who], 'reveal')} a card for battle destiny${kind ? ` in a ${kind} battle` : where ? ' in a battle' : ''}${at(t, where)}`,
);
/** This card is revealed for battle destiny. */
export const isRevealedForBattle = event(
  'isRevealedForBattle',
  'destiny',
  () => (_s, f) => f.l.fact.battle && f.l.fact.card === f.self,
  () => 'this card is revealed for battle destiny',
  { whereRevealed: true },
);

/** A player plays a card that fits: it goes on the stack. */
export const playsCard = event(
  'playsCard',
  'declared',
  (c, who: Who, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) =>
      f.l.fact.item.kind === 'card' && mine(who, f.you, f.l.fact.item.you) && fits(s, f.l.fact.item.self, f);
  },
  (t, who, which) => `${goes(named[who], 'play')} ${oneOf(t, which)}`,
);
/** A player uses an activated ability of a card that fits. */
export const usesAbility = event(
  'usesAbility',
  'used',
  (c, who: Who, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => mine(who, f.you, f.l.fact.seat) && fits(s, f.l.fact.card, f);
  },
  (t, who, which) => `${goes(named[who], 'use')} an activated ability of ${oneOf(t, which)}`,
);
/** A player uses a support icon here. */
export const usesIcon = event(
  'usesIcon',
  'icon-used',
  (c, who: Who, where?: Filter) => {
    const place = where ? c.filter(where) : null;
    return (s, f) => mine(who, f.you, f.l.fact.seat) && placed(place, s, f.l.fact.at, f);
  },
  (t, who, where?: Filter) => `${goes(named[who], 'use')} a support icon${at(t, where)}`,
);
/** A player performs an activation action. */
export const activates = event(
  'activates',
  'activation',
  (_c, who: Who) => (_s, f) => mine(who, f.you, f.l.fact.seat),
  (_t, who) => `${goes(named[who], 'perform')} an activation action`,
);
/** A player draws a card. */
export const draws = event(
  'draws',
  'drew',
  (_c, who: Who) => (_s, f) => mine(who, f.you, f.l.fact.seat),
  (_t, who) => `${goes(named[who], 'draw')} a card`,
);
/** A phase of a player's turn begins, or ends; their turn ends. */
export const phaseBegins = event(
  'phaseBegins',
  'phase',
  (_c, who: Who, phase: Phase) => (_s, f) => f.l.fact.phase === phase && mine(who, f.you, f.l.fact.seat),
  (_t, who, phase) =>
    `${who === 'you' ? 'your' : who === 'opponent' ? "your opponent's" : "a player's"} ${phase} phase begins`,
);
export const phaseEnds = event(
  'phaseEnds',
  'phase-ended',
  (_c, who: Who, phase: Phase) => (_s, f) => f.l.fact.phase === phase && mine(who, f.you, f.l.fact.seat),
  (_t, who, phase) =>
    `${who === 'you' ? 'your' : who === 'opponent' ? "your opponent's" : "a player's"} ${phase} phase ends`,
);
export const turnEnds = event(
  'turnEnds',
  'turn-ends',
  (_c, who: Who) => (_s, f) => mine(who, f.you, f.l.fact.seat),
  (_t, who) => `${who === 'you' ? 'your' : who === 'opponent' ? "your opponent's" : "a player's"} turn ends`,
);

/** A player controls this card's location. The game checks it whenever a player gains initiative. */
export const isControlled = event(
  'isControlled',
  'controlled',
  (_c, who: 'you' | 'opponent') => (s, f) =>
    hereOf(s, f) >= 0 && controls(s, who === 'you' ? f.you : opponentOf(f.you), hereOf(s, f)),
  (_t, who) => `${goes(named[who], 'control')} this location`,
  { state: true },
);

/** A state of the table. The game checks it whenever a player gains initiative. */
export const itIsSo = event(
  'itIsSo',
  'controlled',
  (c, test: Test) => c.test(test),
  (t, test) => t.test(test),
  { state: true },
);
/** Cards were lost to the drain that a ref names; `who` lost them. */
export const losesToThatDrain = event(
  'losesToThatDrain',
  'drain-taken',
  (c, who: Who, drain: Ref) => {
    const read = c.ref(drain);
    return (s, f) => f.l.fact.item === read(s, f) && f.l.fact.cards.length > 0 && mine(who, f.you, f.l.fact.loser);
  },
  (t, who, drain) => `${goes(named[who], 'lose')} one or more cards to ${t.ref(drain)}`,
);

// What would happen: the words of replacements

/** A card that fits is about to be destroyed. */
export const wouldBeDestroyed = event(
  'wouldBeDestroyed',
  'would be destroyed',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => fits(s, f.l.subject, f);
  },
  (t, which) => `${oneOf(t, which)} would be destroyed`,
);
/** A player is about to reveal a card for battle destiny, in a battle there. */
export const wouldReveal = event(
  'wouldReveal',
  'would reveal battle destiny',
  (c, who: Who, where?: Filter) => {
    const place = where ? c.filter(where) : null;
    return (s, f) => mine(who, f.you, f.l.seat) && s.battle !== null && placed(place, s, s.battle.at, f);
  },
  (t, who, where?: Filter) =>
    `a card would be revealed for ${who === 'you' ? 'your' : who === 'opponent' ? "your opponent's" : "a player's"} battle destiny${where ? at(t, where) : ''}`,
);
/** A player declares an activated ability of a card that fits `by`, and one of its targets fits. */
export const isTargeted = event(
  'isTargeted',
  'declared',
  (c, which: Filter, by: Filter) => {
    const fits = c.filter(which);
    const source = c.filter(by);
    return (s, f) => {
      const { item } = f.l.fact;
      return (
        item.kind === 'ability' && source(s, item.self, f) && targetsOf(s, item).some((id: number) => fits(s, id, f))
      );
    };
  },
  (t, which, by) => `an activated ability of ${oneOf(t, by)} targets ${oneOf(t, which)}`,
);
/** A target of the ability that the event is about. */
export const targetedNow = v.filter(
  'targetedNow',
  () => (s, id, f) => targetsOf(s, f.l.fact?.item).includes(id),
  () => ({ that: 'it targets' }),
)();
