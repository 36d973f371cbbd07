/** The layout of WARS. */
import type { Wars } from '@orrery/table/views';
import { t } from '../../../copy/index.ts';
import type { Layout } from '../../layout.ts';
import { Shared } from './Shared.tsx';
import { Stage } from './Stage.tsx';
import { brief } from './seats.ts';
import { taken } from './taken.ts';
import { Win } from './Win.tsx';
import './wars.css';

const PHASES = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const;

/** WARS: places in a row, two sides facing. */
export const WARS: Layout<Wars.View> = {
  look: 'g-wars wars',
  turn: ({ turn, phase, active, seats, viewer }) => {
    const now = PHASES.indexOf(phase);
    return {
      turn:
        turn === 0
          ? t('wars.before')
          : active === viewer
            ? t('wars.turnYours', { turn })
            : t('wars.turn', { turn, name: seats[active]?.name ?? '' }),
      steps: PHASES.map((name, i) => ({
        name: t(`wars.phases.${name}`),
        state: turn === 0 ? 'next' : i === now ? 'now' : i < now ? 'done' : 'next',
      })),
    };
  },
  taken,
  seats: view => view.seats.map(brief),
  Win,
  Shared,
  Stage,
};
