/** A fleet in brief: its colors, headquarters and counters. */
import type { GalacticEmpires } from '@orrery/table/views';
import { SIGILS } from '../../../cards/sigils.ts';
import { t } from '../../../copy/index.ts';
import type { SeatBrief } from '../../layout.ts';

/** Colors for fleets without an empire. */
const BY_SEAT = ['argonian', 'krebiz', 'mechad', 'corporate', 'pot', 'indirigan'] as const;

/** The points of a Sector HQ or a Psy Network at the start. */
export const HEADQUARTERS = 25;

/** The sigil and the color of a fleet. */
export function factionOf({ empire, seat }: Pick<GalacticEmpires.SeatView, 'empire' | 'seat'>): string {
  const key = empire.toLowerCase().replaceAll('.', '').replaceAll(' ', '-');
  return SIGILS[key] === undefined ? BY_SEAT[seat % BY_SEAT.length]! : key;
}

/** The name of what a player must keep: the Sector HQ, or the Psy Network of a psy empire. */
export const homeName = ({ network }: Pick<GalacticEmpires.SeatView, 'network'>): string =>
  network ? t('galacticEmpires.network') : t('galacticEmpires.headquarters');

/** What a target on the home of a player is called. */
export const homeOf = (seat: Pick<GalacticEmpires.SeatView, 'network' | 'name'>): string =>
  t('galacticEmpires.hqOf', { name: seat.name, home: homeName(seat) });

/** The points that the home of a player has left, in short. */
export const homeLeft = ({ network, headquarters }: Pick<GalacticEmpires.SeatView, 'network' | 'headquarters'>) =>
  network ? t('galacticEmpires.net', { strength: headquarters }) : t('galacticEmpires.hq', { strength: headquarters });

/** A card and all cards on it. */
export const flat = (card: GalacticEmpires.CardView): GalacticEmpires.CardView[] => [card, ...card.on.flatMap(flat)];

/** A fleet in brief. */
export function brief(seat: GalacticEmpires.SeatView): SeatBrief {
  const faction = factionOf(seat);
  const ships = seat.fleet.flatMap(stack => [stack, ...stack.on]).filter(({ type }) => type === 'S').length;
  return {
    seat: seat.seat,
    name: seat.name,
    look: `f-${faction}`,
    faction,
    cards: seat.fleet.flatMap(flat).map(({ id }) => id),
    out: seat.out,
    score: homeLeft(seat),
    share: seat.headquarters / HEADQUARTERS,
    counts: [
      { n: String(ships), word: t('galacticEmpires.ships', { count: ships }) },
      { n: String(seat.hand), word: t('galacticEmpires.hand') },
      { n: String(seat.deck), word: t('galacticEmpires.deck') },
    ],
  };
}
