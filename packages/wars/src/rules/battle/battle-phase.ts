// A battle from beginning to end, step by step, and until when its numbers can change (wars/battle-phase).
import { type CardId, owned, type Seat } from '@orrery/kernel';
import { call, facts, forEach, v, when } from '../../language.ts';
import { BATTLE_STEPS, type Battle, type BattleStep, opponentOf, type WarsState } from '../../state.ts';
import { forces } from '../locations/control.ts';
import { isSite } from '../locations/location.ts';
import { fizzled } from '../stack/effects.ts';
import { standingDestiny } from './battle-destiny.ts';
import { powerStep } from './power-step.ts';

/**
 * A battle begins, at a sector or a site: the player who attacked is the attacker, and both sides have battle destiny 0 and cause attrition 0
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
    // abilities of cards count for battle destiny as they are in that step (wars/battle-destiny-step/1)
    const standing = x.step === 'battle destiny' ? [0, 1].map(seat => standingDestiny(s, seat)) : s.battle!.standing;
    s.battle = { ...s.battle!, standing, inStep: false };
  },
  show: { step: 'plain', at: 'card' },
  say: () => '',
});

/** The words for a side's numbers in a battle, as the log tells a change. */
const CHANGED: Readonly<
  Record<'destiny' | 'attrition' | 'power' | 'casualties' | 'revealed', (who: string) => string>
> = {
  destiny: who => owned(who, 'battle destiny'),
  attrition: who => `the attrition that ${who} causes`,
  power: who => owned(who, 'total power'),
  casualties: who => `the number of ${owned(who, 'casualties')}`,
  revealed: who => `the destiny of the card that ${who} has revealed`,
};

/** An effect changes a side's battle destiny, attrition, power or casualties. */
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

/** The step that ends the time when interrupts and activated abilities can change each number. */
const CLOSES = { destiny: 'battle destiny', attrition: 'attrition', power: 'power', casualties: 'loss' } as const;

/**
 * True if the thing that happens now can change a number of the battle. Triggered abilities can. Interrupts, orders and activated abilities can only
 * before the step (wars/battle-phase/5, wars/battle-phase/11, wars/battle-phase/12, wars/battle-phase/13, wars/battle-phase/14,
 * wars/battle-destiny-step/4, wars/attrition-step/13, wars/power-step/4, wars/loss-step/6).
 */
export function mayChange(s: WarsState, what: keyof typeof CLOSES): boolean {
  const by = s.resolving[s.resolving.length - 1]?.kind;
  if (s.battle === null) return false;
  return by === 'trigger' || by === 'action' || !begun(s, CLOSES[what]);
}

/** True if a step of the battle has begun. */
const begun = (s: WarsState, name: BattleStep): boolean =>
  BATTLE_STEPS.indexOf(s.battle!.step) >= BATTLE_STEPS.indexOf(name);

const inBattle = v.test(
  'the battle goes on',
  () => s => s.battle !== null && s.result === null,
  () => '',
);

/** The battle ends (wars/end-of-battle-step/1). `destiny` is the battle destiny of both sides at the end of the power step. */
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

// before each step both players act or pass, the turn's player first (wars/battle-phase/3)
const windowOfActs = when(inBattle(), call('initiative'));
const sides = v.list(
  'attacker, then defender',
  () => (s, f) => [f.you, opponentOf(f.you)].slice(0, s.seats.length),
  () => 'both players',
  'seat',
);

// the actions in a step do not go on the stack (wars/battle-destiny-step/9, wars/attrition-step/14)
const bothSides = (procedure: string) => forEach(sides(), 'seat', call(procedure, { you: 'seat' }));

/** A battle: its attack comes off the stack, and its steps follow in order (wars/turn-sequence/4). `at` is the location. */
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

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/battle/attack-action.ts: wars/battle-phase/2
// - rules/battle/battle-destiny.ts: wars/battle-phase/6
// - rules/questions/initiative-question.ts: wars/battle-phase/15
// - words/on-battles.ts: wars/battle-phase/8
