/** The layout of Galactic Empires. */
import type { GalacticEmpires } from '@orrery/table/views';
import { t } from '../../../copy/index.ts';
import type { Layout } from '../../layout.ts';
import { Shared, Win } from './Parts.tsx';
import { Stage } from './Stage.tsx';
import { brief } from './seats.ts';
import './galactic-empires.css';

const PHASES = [
  'record keeping',
  'allocation',
  'engagement',
  'play A',
  'weapons fire',
  'play B',
  'discard',
  'draw',
] as const;

/** Galactic Empires: sectors with fleets before the headquarters. */
export const GALACTIC_EMPIRES: Layout<GalacticEmpires.View> = {
  look: 'g-ge galactic-empires',
  turn: ({ turn, turnOf, phase, seats, viewer }) => {
    const now = PHASES.indexOf(phase);
    return {
      turn:
        turnOf === viewer
          ? t('galacticEmpires.turnYours', { turn })
          : t('galacticEmpires.turn', { turn, name: seats[turnOf]?.name ?? '' }),
      steps: PHASES.map((name, i) => ({
        name: t(`galacticEmpires.phases.${name}`),
        state: i === now ? 'now' : i < now ? 'done' : 'next',
      })),
    };
  },
  facing: ({ volleys, viewer, turnOf }) => {
    const last = volleys.at(-1);
    // the log shows who reacts; the fleet whose turn it is stays on the screen
    if (last === undefined) return turnOf === viewer ? null : turnOf;
    if (last.seat !== viewer) return last.seat;
    // the time origin is no player's
    return last.at < 0 ? null : last.at;
  },
  seats: view => view.seats.map(brief),
  Win,
  Shared,
  Stage,
};
