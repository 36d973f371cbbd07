// The text of the question with initiative: to act or to pass.
import { capitalized, many, type Seat } from '@orrery/kernel';
import { seatName, titleOf } from '../../names.ts';
import {
  ACTIVE,
  BATTLE_STEPS,
  type Battle,
  HAND,
  IN_PLAY,
  type Item,
  opponentOf,
  type Phase,
  pile,
  RESERVE,
  type WarsState,
} from '../../state.ts';
import { attritionBy } from '../battle/attrition-step.ts';
import { totalPower } from '../battle/power-step.ts';
import { isShip, isUnit } from '../cards/types-of-cards.ts';
import { canPay } from '../energy/pay.ts';
import { activationLimit } from '../phases/activation-action.ts';
import { drainOf } from '../phases/drain-action.ts';
import { phaseActions } from '../phases/phase-actions.ts';
import { VERBS } from '../verbs.ts';
import { placeLabel, placeNote } from './card-labels.ts';
import { TEXTS } from './texts.ts';

/** Writes the newest thing on the stack as a clause: `Player 2 drains at Ganymede/Valley`, `you play Kucha`. */
function deed(s: WarsState, item: Item, seat: Seat): string {
  const mine = item.you === seat;
  const who = mine ? 'you' : seatName(s, item.you);
  const does = (verb: string, rest: string): string => `${who} ${verb}${mine ? '' : 's'} ${rest}`;
  if (item.kind === 'ability') return does('use', item.name);
  if (item.kind === 'trigger')
    return `an ability of ${mine ? 'your' : `${who}'s`} ${titleOf(s, item.self)} has triggered`;
  if (item.kind === 'card') return does('play', item.name);
  switch (item.program) {
    case 'activation':
      return does('activate', `${item.l.n} energy`);
    case 'movement':
      return does('move', `${titleOf(s, item.self)} to ${titleOf(s, item.l.to)}`);
    case 'drain':
      return does('drain', `at ${placeLabel(s, item.self, seat)}`);
    default:
      return does('attack', `at ${placeLabel(s, item.self, seat)}`);
  }
}

/** Returns the step of the battle that comes next. */
const nextStep = (s: WarsState): string => {
  const next = BATTLE_STEPS[BATTLE_STEPS.indexOf(s.battle!.step) + 1];
  return next === undefined || next === 'end' ? 'end of the battle' : `${next} step`;
};

/** The question in a phase when its player has no phase action. */
const NOTHING: Readonly<Record<Phase, string>> = {
  activate: 'You cannot activate more energy now. Anything else?',
  control: 'You cannot drain anywhere now. Anything else?',
  deploy: 'You cannot play a card from your hand now. Anything else?',
  battle: 'You cannot attack anywhere now. Anything else?',
  move: 'You cannot move a card now. Anything else?',
  draw: 'You cannot draw a card now. Anything else?',
};

/** The question of each phase for the turn's player. */
function phaseQuestion(s: WarsState, seat: Seat): string {
  const can = phaseActions(s, seat);
  if (can.length === 0) return NOTHING[s.phase];
  switch (s.phase) {
    case 'activate':
      return `How much energy do you activate? Choose up to ${Math.min(activationLimit(s, seat), pile(s, seat, RESERVE).length)}.`;
    case 'control':
      return `Do you drain? You can at ${many(can.length, 'location')}.`;
    case 'deploy':
      return `Which card do you play? You have ${canPay(s, seat)} active energy.`;
    case 'battle':
      return `Do you attack? You can at ${many(can.length, 'location')}.`;
    case 'move':
      return `Which ship or unit do you move? You have ${canPay(s, seat)} active energy.`;
    default:
      return `${VERBS.get('draw')!.again!(s, seat, -1, -1) > 1 ? 'How many cards do you draw' : 'Do you draw a card'}? You have ${pile(s, seat, ACTIVE).length} active energy and ${many(pile(s, seat, HAND).length, 'card')} in hand.`;
  }
}

/** What the action of each phase does. */
const PHASE_STAKES: Readonly<Record<Phase, string>> = {
  activate:
    'Active energy pays for cards, attacks and moves. You keep the energy that you do not spend. You activate once a turn, from your reserve.',
  control:
    'A drain makes your opponent lose energy for good: 1 for each of their energy icons there. You can drain once at each location.',
  deploy:
    'You can play as many cards as you can pay for. Units go to sites, and ships go to sectors. They control locations and fight there.',
  battle:
    'An attack costs 1 energy. The player with less power there loses the difference, in energy or damaged cards.',
  move: 'Each move costs 1 energy. A ship goes to any other sector. A unit goes to an adjacent site, or on or off a ship.',
  draw: 'You draw from your active pile, 1 card at a time. The energy that you leave there stays active for your next turn.',
};

/** The rule of each phase. */
const PHASE_RULES: Readonly<Record<Phase, string>> = {
  activate: 'wars/activate-phase/1',
  control: 'wars/control-phase/1',
  deploy: 'wars/deploy-phase/1',
  battle: 'wars/battle-phase/1',
  move: 'wars/move-phase/1',
  draw: 'wars/draw-phase/1',
};

/** Writes the question to the player with initiative. */
export function turnPrompt(s: WarsState, seat: Seat): string {
  const newest = s.items[s.items.length - 1];
  if (newest !== undefined) {
    const first = newest.you === seat ? 'Anything else first?' : 'Do you act first?';
    return `${capitalized(deed(s, newest, seat))}. ${first}`;
  }
  if (s.battle !== null) return `Battle: the ${nextStep(s)} is next. Do you act first?`;
  if (s.phaseOver) return 'The turn is about to end. Do you act first?';
  const mine = s.active === seat;
  return mine
    ? `Your ${s.phase} phase. ${phaseQuestion(s, seat)}`
    : `${seatName(s, s.active)}'s ${s.phase} phase. Do you act?`;
}

/** Writes the numbers of the battle that its next step decides. */
function battleStakes(s: WarsState, battle: Battle, seat: Seat): string {
  const foe = opponentOf(seat);
  const at = placeLabel(s, battle.at, seat);
  const hurt = (x: Seat): number =>
    s.zones[IN_PLAY]!.filter(id => s.cards[id]!.damaged && s.cards[id]!.controller === x).length;
  switch (battle.step) {
    case 'begin':
      return `At ${at}: ${placeNote(s, battle.at, seat)}. A side with 4 or more tactics can add the destiny of a card.`;
    case 'battle destiny':
      return `You face ${attritionBy(s, foe)} attrition. ${seatName(s, foe)} faces ${attritionBy(s, seat)}. Each side damages cards with that much defense in all.`;
    case 'attrition':
      return `You have ${totalPower(s, seat)} total power. ${seatName(s, foe)} has ${totalPower(s, foe)}. The side with less loses the difference, in energy or damaged cards.`;
    case 'power': {
      if (battle.winner < 0) return 'Nobody won this battle. Nobody loses energy.';
      const [who, whose] = battle.winner === seat ? [seatName(s, foe), 'their'] : ['You', 'your'];
      return `${who} must satisfy ${many(battle.casualties, 'casualty', 'casualties')}. The defense of ${whose} damaged cards already counts.`;
    }
    default:
      return `All damaged cards are then destroyed: ${hurt(seat)} of yours and ${hurt(foe)} of ${seatName(s, foe)}'s.`;
  }
}

/**
 * The rules that make the time before each step the last chance to change its numbers (wars/battle-phase/11, wars/battle-phase/12,
 * wars/battle-phase/13, wars/battle-phase/14, wars/battle-phase/15).
 */
const BATTLE_RULES: Readonly<Record<Battle['step'], string>> = {
  begin: 'wars/battle-phase/11',
  'battle destiny': 'wars/battle-phase/12',
  attrition: 'wars/battle-phase/13',
  power: 'wars/battle-phase/14',
  loss: 'wars/battle-phase/15',
  end: 'wars/battle-phase/3',
};

/** Writes the stakes for the player with initiative. */
export function turnStakes(s: WarsState, seat: Seat): string {
  const newest = s.items[s.items.length - 1];
  if (newest !== undefined) {
    const more =
      s.items.length > 1
        ? ` ${many(s.items.length - 1, 'older thing')} on the stack ${s.items.length > 2 ? 'happen' : 'happens'} after it.`
        : '';
    return `${doesWhat(s, newest, seat)}If you act now, your action happens first.${more}`;
  }
  if (s.battle !== null) return battleStakes(s, s.battle, seat);
  if (s.active === seat && !s.phaseOver) return PHASE_STAKES[s.phase];
  return 'You can play an interrupt or use an ability. If you pass and your opponent acts, you can act again.';
}

/** Writes what a pending thing will do, as a sentence with a space after it; '' if its name says it. */
function doesWhat(s: WarsState, item: Item, seat: Seat): string {
  const { l } = item;
  const loses = item.you === seat ? 'Your opponent loses' : 'You lose';
  switch (item.program) {
    case 'enter play': {
      const { at, on } = l.place as { at: number; on: number };
      return on >= 0
        ? `It goes ${isShip(s, on) && isUnit(s, item.self) ? 'aboard' : 'beneath'} ${titleOf(s, on)}. `
        : at >= 0
          ? `It enters play at ${placeLabel(s, at, seat)}. `
          : '';
    }
    case 'drain':
      return `${loses} ${drainOf(s, item.you, l.at, l.plus ?? 0)} energy for good. `;
    case 'battle':
      return `A battle begins there: ${placeNote(s, l.at, seat)}. `;
    default: {
      const text = TEXTS.get(item.program)?.();
      return text === undefined ? '' : `${text} `;
    }
  }
}

/** Returns the rule of the question to the player with initiative. */
export function turnRule(s: WarsState, seat: Seat): string {
  if (s.items.length > 0) return 'wars/the-stack/6';
  if (s.battle !== null) return BATTLE_RULES[s.battle.step];
  return s.active === seat && !s.phaseOver ? PHASE_RULES[s.phase] : 'wars/initiative/6';
}

/** Writes what passing means: the next event, or the player who can act next. */
export function passNote(s: WarsState, seat: Seat): string {
  const newest = s.items[s.items.length - 1];
  const then =
    newest !== undefined
      ? 'it happens'
      : s.battle !== null
        ? nextStep(s).startsWith('end')
          ? 'the battle ends'
          : `the ${nextStep(s)} begins`
        : s.phaseOver
          ? 'the turn ends'
          : `the ${s.phase} phase ends`;
  return s.passes > 0 ? then : `${then}, unless ${seatName(s, opponentOf(seat))} acts`;
}
