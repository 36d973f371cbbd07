/** A faction in brief: its colors, power and counters. */
import type { Babylon5 } from '@orrery/table/views';
import type { Standing } from '../../../connection/contract.ts';
import { t } from '../../../copy/index.ts';
import type { SeatBrief } from '../../layout.ts';

/** The race of a faction, as cards name it. */
export const factionOf = ({ race }: Pick<Babylon5.SeatView, 'race'>): string => race.toLowerCase();

/** The colour of a faction: that of Drakh, the Psi Corps or corporate factions, or of its race. */
export function colourOf(seat: Babylon5.SeatView): string {
  if (seat.drakh) return 'drakh';
  if (seat.kind === 'psi corps') return 'psi-corps';
  return seat.kind === 'corporate' ? 'company' : factionOf(seat);
}

/** How many seats before this one are alike. */
const before = (
  seats: readonly Babylon5.SeatView[],
  seat: Babylon5.SeatView,
  of: (seat: Babylon5.SeatView) => string,
): number => seats.filter(other => other.seat < seat.seat && of(other) === of(seat)).length;

/** The second and the third faction of a colour have tones of their own; more share the third. */
const TONES = ['', ' tone-2', ' tone-3'] as const;

/** The classes for the colour of a faction, in a tone of its own among several of the colour. */
export function toneOf(seats: readonly Babylon5.SeatView[], seat: Babylon5.SeatView): string {
  return `f-${colourOf(seat)}${TONES[Math.min(before(seats, seat, colourOf), TONES.length - 1)]}`;
}

/** The sigil of a faction's race and kind: the Psi Corps has one of its own, the others add to that of their race. */
function kindSigilOf(seat: Babylon5.SeatView): string {
  if (seat.drakh) return `${factionOf(seat)} drakh`;
  switch (seat.kind) {
    case 'home':
      return `${factionOf(seat)} home`;
    case 'corporate':
      return `${factionOf(seat)} company`;
    case 'psi corps':
      return 'psi-corps';
    case 'babylon project':
      return factionOf(seat);
  }
}

/** The key of a faction's sigil: its race and kind, and a number from the second faction on that has both. */
export function sigilKeyOf(seats: readonly Babylon5.SeatView[], seat: Babylon5.SeatView): string {
  const alike = before(seats, seat, kindSigilOf);
  return alike === 0 ? kindSigilOf(seat) : `${kindSigilOf(seat)} ${alike + 1}`;
}

/** What tells a faction apart where there is little room: the name of its leader, if others share its race; the League by that word. */
export const leastOf = ({ name, race, short }: Babylon5.SeatView): string =>
  short?.least ?? (race === 'non-aligned' ? t('babylon5.kinds.league') : name);

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
  const names = seat.together?.map(other => leastOf(seats[other]!));
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
    .map(seat => [seat.seat, ...seat.together!].map(other => leastOf(seats[other]!)));
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
  const least = leastOf(seat);
  return {
    seat: seat.seat,
    name: seat.name,
    look: toneOf(seats, seat),
    faction: sigilKeyOf(seats, seat),
    ...(least === seat.name ? {} : { short: { name: seat.short?.name ?? seat.name, least } }),
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
