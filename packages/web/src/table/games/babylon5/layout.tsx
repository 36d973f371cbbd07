/** The layout of Babylon 5. */
import type { Babylon5 } from '@orrery/table/views';
import { t } from '../../../copy/index.ts';
import type { Layout } from '../../layout.ts';
import { Shared } from './Shared.tsx';
import { Stage } from './Stage.tsx';
import { brief } from './seats.ts';
import { Win } from './Win.tsx';
import './babylon5.css';

const ROUNDS = ['ready', 'conflict', 'action', 'resolution', 'draw'] as const;

/** Babylon 5: a council with factions around it and conflicts between them. */
export const BABYLON5: Layout<Babylon5.View> = {
  look: 'g-b5 babylon5',
  turn: ({ turn, round }) => {
    const now = (ROUNDS as readonly string[]).indexOf(round);
    return {
      turn: now < 0 ? t('babylon5.setup') : t('table.turnNumber', { turn }),
      steps: ROUNDS.map((name, i) => ({
        name: t(`babylon5.rounds.${name}`),
        state: i === now ? 'now' : i < now ? 'done' : 'next',
      })),
    };
  },
  seats: (view, standing) => view.seats.map(seat => brief(view.seats, seat, standing)),
  Win,
  Shared,
  Stage,
};
