/** A faction in brief: its colors, power and counters. */
import type { Babylon5 } from '@orrery/table/views';
import type { Standing } from '../../../connection/contract.ts';
import { t } from '../../../copy/index.ts';
import type { SeatBrief } from '../../layout.ts';

/** The sigil and the color of a faction. */
export const factionOf = ({ race }: Pick<Babylon5.SeatView, 'race'>): string => race.toLowerCase();

/** The second and the third faction of a race have tones of their own; more share the third. */
const TONES = ['', '-2', '-3'] as const;

/** The class for the colour of a faction: that of its race, in a tone of its own among several of the race. */
export function toneOf(seats: readonly Babylon5.SeatView[], seat: Babylon5.SeatView): string {
  const before = seats.filter(other => other.race === seat.race && other.seat < seat.seat).length;
  return `f-${factionOf(seat)}${TONES[Math.min(before, TONES.length - 1)]}`;
}

const KIND_SIGILS = { home: 'home', corporate: 'company', 'psi corps': 'psi-corps' } as const;

/** The key of a faction's sigil: Drakh, its kind, or its race. */
export function sigilKeyOf(seat: Babylon5.SeatView): string {
  if (seat.drakh) return 'drakh';
  return seat.kind === 'babylon project' ? factionOf(seat) : KIND_SIGILS[seat.kind];
}

/** What a faction is, in words, where it is no faction of the Babylon Project. */
function kindText({ race, kind }: Babylon5.SeatView): string {
  switch (kind) {
    case 'home':
      return t('babylon5.kinds.home');
    case 'corporate':
      return t('babylon5.kinds.corporate');
    case 'psi corps':
      return t('babylon5.kinds.psiCorps');
    case 'babylon project':
      return race === 'non-aligned' ? t('babylon5.kinds.league') : '';
  }
}

/** The kind of a faction, whether it is Drakh, and with whom it is one party; empty for a usual one by itself. */
export function noteOf(seats: readonly Babylon5.SeatView[], seat: Babylon5.SeatView): string {
  const names = seat.together?.map(other => seats[other]!.name);
  return [
    kindText(seat),
    seat.drakh ? t('babylon5.kinds.drakh') : '',
    names === undefined ? '' : t('babylon5.together', { names: names.join('; ') }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The names of the seats that are one party, each party once. */
export function partiesOf(seats: readonly Babylon5.SeatView[]): string[][] {
  return seats
    .filter(({ seat, together }) => together?.every(other => other > seat))
    .map(({ name, together = [] }) => [name, ...together.map(other => seats[other]!.name)]);
}

/** The power that wins. */
export const WINS = 20;

/** A faction in brief. */
export function brief(
  seats: readonly Babylon5.SeatView[],
  seat: Babylon5.SeatView,
  standing: readonly Standing[],
): SeatBrief {
  const note = noteOf(seats, seat);
  return {
    seat: seat.seat,
    name: seat.name,
    look: toneOf(seats, seat),
    faction: sigilKeyOf(seat),
    ...(note === '' ? {} : { note }),
    cards: cardsOf(seat).flatMap(card => ('hidden' in card ? [] : [card.id])),
    out: seat.out,
    score: t('babylon5.power', { power: seat.power }),
    share: Math.max(0, Math.min(1, (standing[seat.seat]?.score ?? seat.power) / WINS)),
    counts: [
      {
        n: `${seat.available}/${seat.rating}`,
        word: t('babylon5.influence'),
        pips: [seat.available, seat.rating],
        short: true,
      },
      { n: String(seat.unrest), word: t('babylon5.unrest') },
      { n: String(seat.hand), word: t('babylon5.hand'), short: true },
      { n: String(seat.deck), word: t('babylon5.deck') },
      ...(seat.crusade === undefined ? [] : [{ n: String(seat.crusade), word: t('babylon5.crusade') }]),
    ],
  };
}

/** All cards of a faction on the table: the Inner Circle, supporting roles, the agenda and the rest. */
export const cardsOf = (seat: Babylon5.SeatView): readonly (Babylon5.CardView | Babylon5.HiddenView)[] => [
  ...seat.inner,
  ...seat.supporting,
  ...(seat.agenda === null ? [] : [seat.agenda]),
  ...seat.faction,
];
