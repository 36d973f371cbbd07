import {
  askStep,
  type CardId,
  type Frame,
  firstOf,
  type Menu,
  many,
  type Option,
  option,
  owned,
  ownSeat,
  planned,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import { call, facts, forEach, v, when } from '../language.ts';
import { titleOf } from '../names.ts';
import {
  BATTLE_STEPS,
  type Battle,
  type BattleStep,
  IN_PLAY,
  inPlay,
  opponentOf,
  pile,
  RESERVE,
  type WarsState,
} from '../state.ts';
import { cancelBattle } from './cancel-battle.ts';
import { canPay, damage, isUndamageable, left, pay } from './cards-in-play.ts';
import { destinyRevealed } from './destiny.ts';
import { cardLabel, cardNote, LABEL_ROOM, placeLabel, placeNote, shortPlace } from './labels.ts';
import {
  canLose,
  judgeLoss,
  lifeLeft,
  loseOne,
  lossCard,
  losses,
  lossLabel,
  lossNote,
  lossTimes,
  sameLoss,
} from './lose-energy.ts';
import { judgePhase } from './phase-actions.ts';
import { emitReplacement } from './replacements.ts';
import { declare, fizzled } from './stack.ts';
import { beneath, bindsSeat, eachStatic, holdsAt, numberOf, sideOf, standing, sumFor } from './standing.ts';
import { defenseOf, forces, isImmune, isSite, locations, powerAt, totalTactics } from './statistics.ts';
import { allTwins, twins } from './twins.ts';
import { verb } from './verbs.ts';

const BATTLE_PHASE = refuse('wars/attack-action/1', 'You attack in your battle phase.');
const NOT_BOTH = refuse('wars/attack-action/1', 'Both players need a unit or ship at the location of an attack.');
const UNDER_WAY = refuse('wars/battle-phase/2', 'The battle under way must end before you attack again.');
const AGAIN = refuse('wars/attack-action/3', 'That location has been attacked in this battle phase.');
const TOO_DEAR = refuse('wars/attack-action/1', 'You have not the energy that an attack costs.');
const NO_ATTACK = refuse('wars/cant/1', 'An ability says that nobody may attack there.');
const CANNOT_LOSE = refuse('wars/costs/5', 'You have not the energy that an attack there loses you.');

/** What an attack costs a seat at a location: 1 energy, more or less (wars/attack-action/1). */
const attackCost = (s: WarsState, seat: Seat, at: CardId): number =>
  Math.max(0, 1 + sumFor(s, 'attack cost', seat, at));
const attackToll = (s: WarsState, seat: Seat, at: CardId): number => sumFor(s, 'attack loses', seat, at);

/** What forbids an attack at a location, its phase, cost and earlier attacks left aside. */
export function judgeBattleground(s: WarsState, seat: Seat, at: CardId): Refusal | null {
  if (!locations(s).includes(at) || forces(s, seat, at).length === 0 || forces(s, opponentOf(seat), at).length === 0)
    return NOT_BOTH;
  return bindsSeat(s, 'no attack', seat, at) ? NO_ATTACK : null;
}

export function judgeAttack(s: WarsState, seat: Seat, at: CardId): Refusal | null {
  const wrong = judgePhase(s, seat, 'battle', s.battle === null ? BATTLE_PHASE : UNDER_WAY);
  if (wrong !== null) return wrong;
  const barred = judgeBattleground(s, seat, at);
  if (barred !== null) return barred;
  if (s.attacked.includes(at)) return AGAIN;
  if (attackCost(s, seat, at) > canPay(s, seat)) return TOO_DEAR;
  return attackToll(s, seat, at) > canLose(s, seat) - attackCost(s, seat, at) ? CANNOT_LOSE : null;
}

/**
 * An attack is declared; there may be as many in a phase as there are locations, by the same cards too (wars/attack-action/3,
 * wars/attack-action/4).
 */
export const attackDeclared = facts.define<{ seat: Seat; at: CardId }>('attack', {
  aside: true,
  apply(s, x) {
    s.attacked = [...s.attacked, x.at];
  },
  show: { seat: 'seat', at: 'card' },
  say: () => '',
});

verb({
  name: 'attack',
  procedure: 'attack action',
  list(s, seat, out) {
    if (judgePhase(s, seat, 'battle', BATTLE_PHASE) !== null) return;
    for (const at of locations(s)) if (judgeAttack(s, seat, at) === null) out.push(option('attack', at));
  },
  judge: judgeAttack,
  label: (s, at, _b, seat) => {
    const power = `power ${powerAt(s, seat, at)} to ${powerAt(s, opponentOf(seat), at)}`;
    const whole = `Attack at ${placeLabel(s, at, seat)} (${power})`;
    return whole.length <= LABEL_ROOM ? whole : `Attack at ${shortPlace(s, at, seat)} (${power})`;
  },
  note: (s, at, _b, seat) => {
    const toll = attackToll(s, seat, at);
    const price = `${attackCost(s, seat, at)} energy${toll > 0 ? `, and ${toll} lost` : ''}`;
    return `costs ${price}; ${placeNote(s, at, seat)}; each side may add the destiny of one card, with tactics of 4 or more`;
  },
});

/** `a` is the location; `free` for an attack that a card performs at no cost. */
v.procedure(
  'attack action',
  v.rule('pay for the attack', (s, f) => {
    f.l.n = f.l.free ? 0 : attackToll(s, f.you, f.l.a);
    f.l.paid = f.l.free ? 0 : attackCost(s, f.you, f.l.a);
    pay(s, f.you, f.l.paid, true);
  }),
  v.flow(
    'lose to attack',
    c => {
      const none = c.unless((_s, f) => f.l.n > 0);
      const program = c.program('lose energy');
      c.step({ op: 'call', program: () => program, locals: (_s, f) => ({ n: f.l.n }), you: null, self: null });
      c.land(none);
    },
    () => '',
  )(),
  v.rule('declare the attack', (s, f) => {
    attackDeclared(s, { seat: f.you, at: f.l.a });
    // the battle begins when it comes off the stack (wars/attack-action/2)
    const l = { at: f.l.a, paid: f.l.paid };
    declare(s, { kind: 'action', you: f.you, self: f.l.a, name: 'Attack', program: 'battle', l });
  }),
);

/**
 * A battle begins, at a sector or a site: who attacked is the attacker, and both sides have battle destiny 0 and cause attrition 0
 * (wars/battle-phase/1, wars/battle-phase/7, wars/battle-phase/10).
 */
export const battleBegan = facts.define<{ at: CardId; attacker: Seat; site: boolean }>('battle-began', {
  apply(s, x) {
    s.battle = {
      at: x.at,
      attacker: x.attacker,
      step: 'begin',
      inStep: false,
      revealed: [null, null],
      destiny: [0, 0],
      standing: null,
      attrition: [0, 0],
      power: [0, 0],
      winner: -1,
      settled: [0, 0],
      casualties: 0,
      remaining: [0, 0],
    };
    s.fought = [...s.fought, x.at];
  },
  show: { at: 'card', attacker: 'seat', site: 'plain' },
  say: n => `The battle at ${n.at} begins.`,
});

/** A step of the battle begins: nobody has initiative (wars/initiative/9, wars/battle-phase/4). */
export const stepBegan = facts.define<{ step: BattleStep }>('battle-step', {
  apply(s, x) {
    s.battle = { ...s.battle!, step: x.step, inStep: true };
  },
  show: 'all',
  heading: 3,
  say: n => `${n.step} step.`,
});

/** A step of the battle is over. */
export const stepEnded = facts.define<{ step: BattleStep; at: CardId }>('battle-step-ended', {
  apply(s, x) {
    // what stands on cards counts for battle destiny as it is in that step (wars/battle-destiny-step/1)
    const standing = x.step === 'battle destiny' ? [0, 1].map(seat => standingDestiny(s, seat)) : s.battle!.standing;
    s.battle = { ...s.battle!, standing, inStep: false };
  },
  show: { step: 'plain', at: 'card' },
  say: () => '',
});

/** What changes in a battle, as it is told of a side. */
const CHANGED: Readonly<
  Record<'destiny' | 'attrition' | 'power' | 'casualties' | 'revealed', (who: string) => string>
> = {
  destiny: who => owned(who, 'battle destiny'),
  attrition: who => `the attrition that ${who} causes`,
  power: who => owned(who, 'total power'),
  casualties: who => `the number of ${owned(who, 'casualties')}`,
  revealed: who => `the destiny of the card that ${who} has revealed`,
};
/** Something changes what a side's battle destiny, attrition, power or casualties come to. */
export const battleChanged = facts.define<{
  seat: Seat;
  what: 'destiny' | 'attrition' | 'power' | 'casualties' | 'revealed';
  n: number;
}>('battle-changed', {
  apply(s, x) {
    const battle = s.battle!;
    if (x.what === 'casualties') s.battle = { ...battle, casualties: Math.max(0, battle.casualties + x.n) };
    else
      s.battle = {
        ...battle,
        [x.what]: battle[x.what].map((n, seat) => (seat === x.seat && n !== null ? n + x.n : n)),
      };
  },
  show: { seat: 'seat', what: 'plain', n: 'plain' },
  say: (n, x) => (x.n === 0 ? '' : `${CHANGED[x.what!](n.seat)} ${x.n! < 0 ? 'falls' : 'rises'} by ${Math.abs(x.n!)}.`),
});

const side = (list: readonly number[], seat: Seat): number => list[seat] ?? 0;

/** What ongoing abilities add to a side's battle destiny now. */
const standingDestiny = (s: WarsState, seat: Seat): number => sumFor(s, 'battle destiny', seat, s.battle!.at);

/** The step from whose beginning interrupts and activated abilities change a number of the battle no more. */
const CLOSES = { destiny: 'battle destiny', attrition: 'attrition', power: 'power', casualties: 'loss' } as const;

/**
 * True if what is being performed may still change a number of the battle: triggered abilities may, interrupts, orders and activated
 * abilities only before its step (wars/battle-phase/5, wars/battle-phase/11, wars/battle-phase/12, wars/battle-phase/13,
 * wars/battle-phase/14, wars/battle-destiny-step/4, wars/attrition-step/13, wars/power-step/4,
 * wars/loss-step/6).
 */
export function mayChange(s: WarsState, what: keyof typeof CLOSES): boolean {
  const by = s.resolving[s.resolving.length - 1]?.kind;
  if (s.battle === null) return false;
  return by === 'trigger' || by === 'action' || !begun(s, CLOSES[what]);
}

/** True if a step of the battle has begun. */
const begun = (s: WarsState, name: BattleStep): boolean =>
  BATTLE_STEPS.indexOf(s.battle!.step) >= BATTLE_STEPS.indexOf(name);

/** The destiny of the card that a side has revealed, with all that changes it: no less than 0 in the end (wars/modifiers/1, wars/modifiers/3). */
export const revealedDestiny = (s: WarsState, seat: Seat): number => Math.max(0, s.battle?.revealed[seat] ?? 0);

/**
 * A side's battle destiny: the card revealed, and all that is added, whether or not one was revealed (wars/battle-phase/6,
 * wars/battle-destiny-step/6).
 */
export function battleDestiny(s: WarsState, seat: Seat): number {
  const b = s.battle;
  if (b === null) return 0;
  const standing = b.standing === null ? standingDestiny(s, seat) : side(b.standing, seat);
  return Math.max(0, revealedDestiny(s, seat) + side(b.destiny, seat) + standing);
}

/** The attrition that a side causes: its battle destiny, and what is added (wars/attrition-step/1, wars/attrition-step/2). */
export function attritionBy(s: WarsState, seat: Seat): number {
  const b = s.battle!;
  return Math.max(0, battleDestiny(s, seat) + side(b.attrition, seat) + sumFor(s, 'attrition', seat, b.at));
}

/** A side's total power in the battle, damaged cards counted (wars/power-step/1, wars/power-step/2, wars/power-step/3, wars/power-step/6). */
export function totalPower(s: WarsState, seat: Seat): number {
  const b = s.battle!;
  return Math.max(
    0,
    powerAt(s, seat, b.at) + battleDestiny(s, seat) + side(b.power, seat) + sumFor(s, 'total power', seat, b.at),
  );
}

/** The summed defense of a side's damaged ships and units in the battle, whenever they were damaged (wars/attrition-step/12). */
function absorbed(s: WarsState, seat: Seat): number {
  let n = 0;
  for (const id of forces(s, seat, s.battle!.at)) if (s.cards[id]!.damaged) n += defenseOf(s, id);
  return n;
}

/** A side's ships and units in the battle that can be damaged. */
const damageable = (s: WarsState, seat: Seat): CardId[] =>
  forces(s, seat, s.battle!.at).filter(id => !s.cards[id]!.damaged && !isUndamageable(s, id));

const DAMAGED = refuse('wars/damage/2', 'It is damaged already.');
const UNDAMAGEABLE = refuse('wars/cant/1', 'An ability says that it cannot be damaged.');

/** The rule by which a side does not damage this card for attrition or casualties; `outside`: the one for cards not in the battle. */
function judgeDamage(s: WarsState, seat: Seat, id: CardId, outside: Refusal): Refusal | null {
  if (!forces(s, seat, s.battle!.at).includes(id)) return outside;
  if (s.cards[id]!.damaged) return DAMAGED;
  return isUndamageable(s, id) ? UNDAMAGEABLE : null;
}

// Battle destiny step

/**
 * True if a side may reveal a card for battle destiny: 4 tactics or more, and nothing that forbids it (wars/battle-destiny-step/5,
 * wars/battle-destiny-step/7,
 * wars/ruling-racing-sloop/1 and wars/ruling-racing-sloop/2).
 */
export function mayReveal(s: WarsState, seat: Seat): boolean {
  const { at } = s.battle!;
  return totalTactics(s, seat, at) >= 4 && pile(s, seat, RESERVE).length > 0 && !bindsSeat(s, 'no reveal', seat, at);
}

/**
 * Puts the one card revealed for battle destiny on the used pile and counts it (wars/battle-destiny-step/8). `bottom`: it came from
 * under the reserve.
 */
export function countRevealed(s: WarsState, seat: Seat, card: CardId, bottom = false): void {
  const sum = battleCardDestiny(s, card);
  // other modifiers may follow: the sum is kept as it is, and floored where it is read (wars/modifiers/3)
  s.battle = { ...s.battle!, revealed: s.battle!.revealed.map((x, i) => (i === seat ? sum : x)) };
  destinyRevealed(s, { seat, card, n: Math.max(0, sum), battle: true, by: -1, bottom });
}

/** The destiny of a card revealed for battle destiny, with what abilities add. */
function battleCardDestiny(s: WarsState, card: CardId): number {
  let n = defOf(s, card).source.destiny;
  const { at } = s.battle!;
  eachStatic(s, 'battle card destiny', (st, f, made) => {
    if (holdsAt(s, st, f, made, at)) n += numberOf(s, st, f, made);
  });
  return n;
}

const revealMenu: Menu<WarsState> = {
  name: 'reveal for battle destiny',
  list: () => [option('yes'), option('no')],
  label: (_s, _f, o) => (o.verb === 'yes' ? 'Reveal a card for battle destiny' : 'Reveal none'),
  prompt: () => 'Reveal the top card of your reserve for battle destiny?',
  stakes: (s, f) =>
    `Its destiny is added to your total power, now ${totalPower(s, f.you)} to ${totalPower(s, opponentOf(f.you))}, and is the attrition that your opponent suffers. The card goes to your used pile.`,
  rule: 'wars/battle-destiny-step/5',
  note: (s, f, o) => (o.verb === 'no' ? `your battle destiny stays ${battleDestiny(s, f.you)}` : ''),
};

const inBattle = v.test(
  'the battle goes on',
  () => s => s.battle !== null && s.result === null,
  () => '',
);

v.procedure(
  'reveal for battle destiny',
  v.flow(
    'one side reveals',
    c => {
      const may = c.unless((s, f) => s.battle !== null && mayReveal(s, f.you));
      c.step(
        askStep({ who: (_s, f) => [f.you], menu: revealMenu, skip: false }, (_s, f, picks) => {
          f.l.said = picks[0]![0]?.verb === 'yes' ? 1 : 0;
        }),
      );
      const no = c.unless((_s, f) => f.l.said === 1);
      // one of several takes the place of the reveal (wars/replacement-effect/4, wars/replacement-effect/6)
      emitReplacement(c, 'would reveal battle destiny', (_s, f) => ({ seat: f.you }));
      const instead = c.unless((s, f) => f.l.replaced === 0 && pile(s, f.you, RESERVE).length > 0);
      c.step({
        op: 'do',
        act: (s, f) => {
          const reserve = pile(s, f.you, RESERVE);
          countRevealed(s, f.you, reserve[reserve.length - 1]!);
        },
      });
      c.land(may);
      c.land(no);
      c.land(instead);
    },
    () => '',
  )(),
);

// Attrition step

const OWN_IN_BATTLE = refuse('wars/attrition-step/3', 'You damage your own undamaged ships and units in the battle.');
const GO_ON = refuse('wars/attrition-step/8', 'A card of yours in the battle is undamaged and not immune.');

/** The rule by which a side goes on damaging cards: not all that it could damage are immune. */
const judgeStop = (s: WarsState, seat: Seat): Refusal | null =>
  damageable(s, seat).every(id => isImmune(s, id)) ? null : GO_ON;

const ENOUGH = refuse('wars/attrition-step/4', 'The cards named before it satisfy the attrition: no more is damaged.');
const STOP_ALONE = refuse('wars/attrition-step/6', 'Who damages no more names nothing else.');

/** The attrition against a side that no damaged card has covered yet. */
const attritionLeft = (s: WarsState, seat: Seat): number =>
  s.battle === null ? 0 : attritionBy(s, opponentOf(seat)) - absorbed(s, seat);

// one card after the other, of the player's choice, those with defense 0 and immune ones among them; while one is left that is not
// immune they must go on (wars/attrition-step/3, wars/attrition-step/7, wars/attrition-step/8, wars/attrition-step/9)
const attritionMenu: Menu<WarsState> = {
  name: 'attrition',
  list(s, f) {
    const list = damageable(s, f.you).map(id => option('card', id));
    if (judgeStop(s, f.you) === null) list.push(option('stop'));
    return list;
  },
  label: (s, _f, o, seat) => (o.verb === 'stop' ? 'Damage no more: all of them are immune' : damageLabel(s, o.a, seat)),
  prompt: (s, f) =>
    `${attritionBy(s, opponentOf(f.you))} attrition, ${absorbed(s, f.you)} satisfied: which of your cards do you damage?`,
  stakes: (s, f) =>
    `Name cards until their defense comes to ${attritionLeft(s, f.you)}; the last may bring more. What is damaged still fights, and is destroyed when the battle ends.`,
  rule: 'wars/attrition-step/3',
  note: (s, f, o, seat) =>
    o.verb === 'stop' ? `${attritionLeft(s, f.you)} attrition is disregarded` : cardNote(s, o.a, seat),
  card: (s, _f, o) => (o.verb === 'stop' ? null : titleOf(s, o.a)),
  same: (s, _f, a, b) => a.verb === 'card' && b.verb === 'card' && twins(s, a.a, b.a),
  judge: (s, f, _seat, wish) =>
    wish.verb === 'stop' ? judgeStop(s, f.you) : judgeDamage(s, f.you, wish.a, OWN_IN_BATTLE),
};

/** How it reads to damage a card of one's own. */
const damageLabel = (s: WarsState, id: CardId, seat: Seat): string =>
  `Damage ${cardLabel(s, id, seat, { whose: false, numbers: [`defense ${defenseOf(s, id)}`], room: LABEL_ROOM - 'Damage '.length })}`;

/** The rule by which a plan damages more than the attrition asks for, or stops and goes on (wars/attrition-step/4, wars/attrition-step/11). */
function judgeAttrition(s: WarsState, seat: Seat, picks: readonly Option[]): Refusal | null {
  if (picks.length > 1 && picks.some(o => o.verb === 'stop')) return STOP_ALONE;
  let left = attritionLeft(s, seat);
  for (const o of picks) {
    if (left <= 0) return ENOUGH;
    if (o.verb === 'card') left -= defenseOf(s, o.a);
  }
  return null;
}

/** One of the cards, where whichever is damaged comes to the same. */
const anyTwin = (s: WarsState, list: readonly Option[]): readonly Option[] | null =>
  list.every(o => o.verb !== 'stop') &&
  allTwins(
    s,
    list.map(o => o.a),
  )
    ? list.slice(0, 1)
    : null;

/** The player `you` satisfies the attrition against them (wars/attrition-step/15). */
v.procedure(
  'satisfy attrition',
  planned<WarsState>(v, 'damage for attrition', {
    who: (_s, f) => f.you,
    menu: attritionMenu,
    // who has met the attrition damages no more: the order of the cards is the player's (wars/attrition-step/4, wars/attrition-step/5,
    // wars/attrition-step/10, wars/attrition-step/11)
    goesOn: (s, f) => f.l.stopped !== 1 && attritionLeft(s, f.you) > 0 && damageable(s, f.you).length > 0,
    max: (s, f) => damageable(s, f.you).length,
    check: (s, f, _seat, picks) => judgeAttrition(s, f.you, picks),
    alike: (s, _f, _seat, list) => anyTwin(s, list),
    ordered: true,
    act: (s, f, o) => {
      if (o.verb === 'card') damage(s, o.a, -1, f.you);
      else f.l.stopped = 1;
    },
  }),
  v.rule('attrition that is left', (s, f) => {
    if (s.battle === null) return;
    const left = Math.max(0, attritionBy(s, opponentOf(f.you)) - absorbed(s, f.you));
    s.battle = { ...s.battle, remaining: s.battle.remaining.map((n, seat) => (seat === opponentOf(f.you) ? left : n)) };
  }),
);

// Power step

/**
 * The battle is decided, and the casualties with it (wars/power-step/5, wars/power-step/7, wars/ruling-diplomacy-bot/1). With equal power
 * `winner` is -1.
 */
export const decided = facts.define<{
  winner: Seat;
  loser: Seat;
  at: CardId;
  casualties: number;
  power: readonly number[];
  destiny: readonly number[];
}>('battle-decided', {
  apply(s, x) {
    s.battle = { ...s.battle!, winner: x.winner, casualties: x.casualties, settled: x.destiny };
    if (x.winner < 0) return;
    const seat = ownSeat(s, x.winner);
    seat.won++;
    seat.wonThisTurn++;
  },
  show: { winner: 'seat', loser: 'seat', at: 'card', casualties: 'plain', power: 'plain', destiny: 'plain' },
  say: (n, x) =>
    n.winner
      ? `${n.winner} wins the battle with ${x.power![x.winner!]} power against ${x.power![x.loser!]}: ${n.loser} has ${x.casualties === 1 ? 'one casualty' : `${x.casualties} casualties`} to satisfy.`
      : `Nobody wins the battle: both sides have ${x.power![0]} power.`,
});

const powerStep = v.rule('compare power', s => {
  const power = [totalPower(s, 0), totalPower(s, 1)];
  const winner = power[0]! === power[1]! ? -1 : power[0]! > power[1]! ? 0 : 1;
  const loser = winner < 0 ? -1 : opponentOf(winner);
  const casualties = winner < 0 ? 0 : power[winner]! - power[loser]!;
  decided(s, {
    winner,
    loser,
    at: s.battle!.at,
    casualties,
    power,
    destiny: [battleDestiny(s, 0), battleDestiny(s, 1)],
  });
});

// Loss step

/** How much of the loser's casualties is left: damaged cards cover their defense (wars/loss-step/2, wars/loss-step/8). */
export function casualtiesLeft(s: WarsState, lost: number): number {
  const b = s.battle;
  if (b === null || b.winner < 0) return 0;
  return b.casualties - lost - absorbed(s, opponentOf(b.winner));
}

const ALSO_DAMAGED = refuse('wars/loss-step/3', 'You damage your own undamaged ships and units in the battle.');

const COVERED = refuse(
  'wars/loss-step/4',
  'What is named before it covers the casualties: no more is damaged or lost.',
);

// energy or more damage, one after the other (wars/loss-step/3, wars/loss-step/5, wars/loss-step/7)
const lossMenu: Menu<WarsState> = {
  name: 'casualties',
  list: (s, f) => [...losses(s, f.you, -1, -1), ...damageable(s, f.you).map(id => option('damage', id))],
  label: (s, _f, o, seat) => (o.verb === 'damage' ? damageLabel(s, o.a, seat) : lossLabel(s, o, seat)),
  prompt: (s, f) => {
    const n = casualtiesLeft(s, f.l.lost);
    return `${many(n, 'casualty', 'casualties')} left: lose energy or cards of your hand, or damage cards?`;
  },
  stakes: (s, f) =>
    `You lost this battle. A card lost is gone and covers 1; a card damaged covers its defense, and is destroyed when the battle ends. ${lifeLeft(s, f.you)}`,
  rule: 'wars/loss-step/8',
  note: (s, _f, o, seat) => (o.verb === 'damage' ? cardNote(s, o.a, seat) : lossNote(o)),
  card: (s, _f, o) => (o.verb === 'damage' ? titleOf(s, o.a) : lossCard(s, o)),
  same: (s, _f, a, b) => sameLoss(s, a, b) || (a.verb === 'damage' && b.verb === 'damage' && twins(s, a.a, b.a)),
  judge(s, f, _seat, wish) {
    if (wish.verb !== 'damage' && !(wish.verb === 'card' && inPlay(s, wish.a))) return judgeLoss(s, f.you, wish);
    return judgeDamage(s, f.you, wish.a, ALSO_DAMAGED);
  },
  least: (s, f, _seat, list) => {
    const energy = list.filter(o => o.verb !== 'damage');
    return energy.length > 0
      ? firstOf(energy, o => casualtyTimes(s, f, o), casualtiesLeft(s, f.l.lost))
      : list.slice(0, 1);
  },
};

/** How often a plan may name an option: a pile as often as casualties are left and it has cards. */
const casualtyTimes = (s: WarsState, f: Frame, o: Option): number =>
  o.verb === 'pile' ? Math.min(casualtiesLeft(s, f.l.lost), lossTimes(s, f.you, o)) : 1;

/** The rule by which a plan goes on when the casualties are covered (wars/loss-step/4). */
function judgeCasualties(s: WarsState, f: Frame, picks: readonly Option[]): Refusal | null {
  let left = casualtiesLeft(s, f.l.lost);
  for (const o of picks) {
    if (left <= 0) return COVERED;
    left -= o.verb === 'damage' ? defenseOf(s, o.a) : 1;
  }
  return null;
}

/** The loser `you` satisfies the casualties (wars/loss-step/8); who cannot has the battle canceled (wars/loss-step/9). */
v.procedure(
  'satisfy casualties',
  v.rule('nothing lost yet', (_s, f) => {
    f.l.lost = 0;
  }),
  planned<WarsState>(v, 'choose casualties', {
    who: (_s, f) => f.you,
    menu: lossMenu,
    // nothing more is damaged or lost once they are covered (wars/loss-step/1, wars/loss-step/4)
    goesOn: (s, f) => casualtiesLeft(s, f.l.lost) > 0 && (canLose(s, f.you) > 0 || damageable(s, f.you).length > 0),
    max: (s, f) => casualtiesLeft(s, f.l.lost) + damageable(s, f.you).length,
    times: (s, f, _seat, o) => casualtyTimes(s, f, o),
    check: (s, f, _seat, picks) => judgeCasualties(s, f, picks),
    alike: (s, f, _seat, list) =>
      list.length === 1 ? firstOf(list, o => casualtyTimes(s, f, o), casualtiesLeft(s, f.l.lost)) : null,
    ordered: true,
    act: (s, f, o) => {
      if (o.verb === 'damage') damage(s, o.a, -1, f.you);
      else {
        loseOne(s, f.you, o.verb, o.a, -1);
        f.l.lost++;
      }
    },
  }),
  v.rule('casualties that cannot be satisfied', (s, f) => {
    if (casualtiesLeft(s, f.l.lost) > 0) cancelBattle(s);
  }),
);

// End of battle step

const damagedCards = (s: WarsState, seat: Seat): CardId[] =>
  s.zones[IN_PLAY]!.filter(id => s.cards[id]!.damaged === 1 && s.cards[id]!.controller === seat);

/** The damaged cards of a side that are still to be destroyed. */
const doomed = (s: WarsState, f: Frame): CardId[] => damagedCards(s, f.you).filter(id => !f.l.spared.includes(id));

const destroyMenu: Menu<WarsState> = {
  name: 'destroy damaged',
  list: (s, f) => doomed(s, f).map(id => option('card', id)),
  label: (s, _f, o, seat) => cardLabel(s, o.a, seat, { whose: false }),
  prompt: (s, f) => `Your ${doomed(s, f).length} damaged cards are destroyed: in which order?`,
  stakes: () => 'All of them go to the lost pile. The order may matter to what happens when a card leaves play.',
  rule: 'wars/end-of-battle-step/1',
  note: (s, _f, o, seat) => cardNote(s, o.a, seat),
  card: (s, _f, o) => titleOf(s, o.a),
};

/**
 * True if it makes no difference in which order cards are destroyed: nothing waits for cards to leave play or takes the place of their
 * destruction, and none of them takes another along.
 */
function unordered(s: WarsState, cards: readonly CardId[]): boolean {
  const { triggers, answers } = standing(s);
  if (
    (triggers[left.index] ?? []).length > 0 ||
    (answers['would be destroyed'] ?? []).length > 0 ||
    s.delayed.length > 0
  )
    return false;
  return cards.every(id => sideOf(s, id).triggers.every(t => t.fact !== left.index) && beneath(s, id).length === 0);
}

/**
 * All damaged cards of `you` are destroyed, in the order they like, wherever they are (wars/end-of-battle-step/1,
 * wars/end-of-battle-step/2, wars/end-of-battle-step/3).
 */
v.procedure(
  'destroy the damaged',
  v.rule('none spared yet', (_s, f) => {
    f.l.spared = [];
  }),
  planned<WarsState>(
    v,
    'choose what is destroyed',
    {
      who: (_s, f) => f.you,
      menu: destroyMenu,
      goesOn: (s, f) => doomed(s, f).length > 0,
      max: (s, f) => doomed(s, f).length,
      alike: (s, _f, _seat, list) => {
        const cards = list.map(o => o.a);
        return allTwins(s, cards) || unordered(s, cards) ? list : null;
      },
      ordered: true,
      act: (_s, f, o) => {
        f.l.card = o.a;
        f.l.spared = [...f.l.spared, o.a];
      },
    },
    call('destroy', { card: 'card' }),
  ),
);

/** The battle is over (wars/end-of-battle-step/1). `destiny` is both sides' battle destiny as the power step left it. */
export const battleEnded = facts.define<{
  at: CardId;
  winner: Seat;
  attacker: Seat;
  site: boolean;
  destiny: readonly number[];
  casualties: number;
}>('battle-ended', {
  apply(s) {
    s.battle = null;
    s.delayed = s.delayed.filter(d => d.l.untilBattleEnds !== 1);
  },
  show: { at: 'card', winner: 'seat', attacker: 'seat', site: 'plain', destiny: 'plain', casualties: 'plain' },
  say: n => `The battle at ${n.at} is over.`,
});

const step = (name: BattleStep, ...effects: Parameters<typeof when>[1][]) =>
  when(
    inBattle(),
    v.flow(
      `${name} step`,
      c => {
        c.step({
          op: 'do',
          act: s => {
            stepBegan(s, { step: name });
          },
        });
        for (const e of effects) c.effect(e);
        const gone = c.unless(s => s.battle !== null);
        c.step({
          op: 'do',
          act: s => {
            stepEnded(s, { step: name, at: s.battle!.at });
          },
        });
        c.land(gone);
      },
      () => '',
    )(),
  );
// ahead of each step both act or pass, the turn's player first (wars/battle-phase/3)
const windowOfActs = when(inBattle(), call('initiative'));
const sides = v.list(
  'attacker, then defender',
  () => (s, f) => [f.you, opponentOf(f.you)].slice(0, s.seats.length),
  () => 'both players',
  'seat',
);
// nothing of it goes on the stack (wars/battle-destiny-step/9, wars/attrition-step/14)
const bothSides = (procedure: string) => forEach(sides(), 'seat', call(procedure, { you: 'seat' }));

/** A battle, from its attack action coming off the stack to its end, its steps in their order (wars/turn-sequence/4). `at` is the location. */
v.procedure(
  'battle',
  v.rule('begin the battle', (s, f) => {
    const { at } = f.l;
    if (forces(s, f.you, at).length === 0 || forces(s, opponentOf(f.you), at).length === 0)
      fizzled(s, { name: 'The attack' });
    else battleBegan(s, { at, attacker: f.you, site: isSite(s, at) });
  }),
  windowOfActs,
  step('battle destiny', bothSides('reveal for battle destiny')),
  windowOfActs,
  step('attrition', bothSides('satisfy attrition')),
  windowOfActs,
  step('power', powerStep),
  windowOfActs,
  step(
    'loss',
    v.flow(
      'the loser satisfies casualties',
      c => {
        const none = c.unless(s => s.battle!.winner >= 0);
        const program = c.program('satisfy casualties');
        c.step({
          op: 'call',
          program: () => program,
          locals: null,
          you: s => opponentOf(s.battle!.winner),
          self: null,
        });
        c.land(none);
      },
      () => '',
    )(),
  ),
  windowOfActs,
  step('end', bothSides('destroy the damaged')),
  when(
    inBattle(),
    v.rule('the battle ends', s => {
      const { at, winner, attacker, casualties, settled } = s.battle as Battle;
      battleEnded(s, {
        at,
        winner,
        attacker,
        site: isSite(s, at),
        destiny: settled,
        casualties,
      });
    }),
  ),
);
