import type { Wars } from '@orrery/table/views';
import { words } from '../../../copy/page.ts';
import type { Layout } from '../../layout.ts';
import { Shared } from './Shared.tsx';
import { Stage } from './Stage.tsx';
import { brief } from './seats.ts';
import { Win } from './Win.tsx';
import './wars.css';

const PHASES = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const;

/** WARS: places in a row, two sides facing. */
export const WARS: Layout<Wars.View> = {
  look: 'g-wars wars',
  turn: ({ turn, phase, active, seats, viewer }) => {
    const now = PHASES.indexOf(phase);
    const whose = active === viewer ? words.wars.yours : (seats[active]?.name ?? '');
    return {
      turn: turn === 0 ? words.wars.before : words.wars.turn(turn, whose),
      steps: PHASES.map((name, i) => ({
        name: words.wars.phases[name],
        state: turn === 0 ? 'next' : i === now ? 'now' : i < now ? 'done' : 'next',
      })),
    };
  },
  seats: view => view.seats.map(brief),
  Win,
  Shared,
  Stage,
};
