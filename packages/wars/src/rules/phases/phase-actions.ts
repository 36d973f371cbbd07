// When a player can take the action of a phase (wars/phase-actions).
import { type Option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import type { Phase, WarsState } from '../../state.ts';
import { VERBS } from '../verbs.ts';

const WRONG_TURN = refuse('wars/initiative/2', 'You can take phase actions only in your own turn.');
const PENDING = refuse('wars/the-stack/4', 'Something is pending. You can take phase actions when nothing is pending.');

/** Returns the rule that forbids a seat any action of this phase now, or null (wars/phase-actions/1). */
export function judgePhase(s: WarsState, seat: Seat, phase: Phase, wrong: Refusal): Refusal | null {
  if (s.active !== seat) return WRONG_TURN;
  if (s.phase !== phase || s.phaseOver || s.battle !== null) return wrong;
  return s.items.length > 0 ? PENDING : null;
}

/** The action of each phase (wars/phase-actions/1). */
const PHASE_VERBS: Readonly<Record<Phase, string>> = {
  activate: 'activate',
  control: 'drain',
  deploy: 'play',
  battle: 'attack',
  move: 'move',
  draw: 'draw',
};

/** Returns the actions of the present phase that a seat can take now (wars/phase-actions/1). */
export function phaseActions(s: WarsState, seat: Seat): readonly Option[] {
  const can: Option[] = [];
  VERBS.get(PHASE_VERBS[s.phase])!.list(s, seat, can);
  return can;
}
