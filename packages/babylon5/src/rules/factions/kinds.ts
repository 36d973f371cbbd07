// The kinds of faction, one record for each: who leads it, what it has and lacks, pays more for, and may not use (b5/setup/6).
import type { CardId, Refusal, Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { type B5State, type Designation, RACES, type Race } from '../../state.ts';
import { barOthers, barOwnAgendas, loyalToCompany } from './corporate.ts';
import { barDrakh } from './drakh-cards.ts';
import type { Act, Kind } from './kind-record.ts';
import { LEADING } from './leaders.ts';
import { barMundanes, barTelepaths } from './psi-corps.ts';

/** The mission to Babylon 5 of one of the four major races: the Babylon Project faction (b5/setup/7). */
const STANDARD: Kind = {
  ...LEADING.project,
  assistant: 'always',
  assistantInside: false,
  council: true,
  asylum: true,
  twice: false,
  usualVictories: true,
  companies: false,
  surcharge: null,
  bars: [barTelepaths, barOthers, barDrakh],
};

/** A home faction (b5/setup/9, b5/home-factions). */
const HOME: Kind = {
  ...STANDARD,
  ...LEADING.home,
  assistant: 'never',
  council: false,
  asylum: false,
  twice: true,
};

/** The League of Non-Aligned Worlds, whose species each have an ambassador (b5/setup/8, b5/league). */
const LEAGUE: Kind = { ...STANDARD, ...LEADING.league, assistantInside: true };

/** The Psi Corps (b5/setup/13, b5/psi-corps). */
const PSI_CORPS: Kind = {
  ...STANDARD,
  ...LEADING.psiCorps,
  assistant: 'never',
  council: false,
  twice: true,
  bars: [barMundanes, barOthers, barDrakh],
};

/** A corporate faction (b5/corporate). */
const CORPORATE: Kind = {
  ...STANDARD,
  ...LEADING.corporate,
  assistant: 'never',
  council: false,
  companies: true,
  surcharge: { n: 3, acts: ['sponsor', 'promote', 'play', 'reveal'], on: loyalToCompany },
  bars: [barTelepaths, barOwnAgendas, barDrakh],
};

/** What any kind of faction becomes when it turns Drakh: it keeps the rest (b5/drakh/7, b5/drakh/9). */
const drakh = (kind: Kind): Kind => ({
  ...kind,
  asylum: false,
  usualVictories: false,
  bars: kind.bars.filter(bar => bar !== barDrakh),
});

/** What the League's home and corporate factions have besides (b5/home-factions/2, b5/assistant/8). */
const AMONG_LEAGUE = { assistant: 'not by the engine rules', assistantInside: true } satisfies Partial<Kind>;

type Kinds = Readonly<Record<Designation, Kind>>;

const MAJOR: Kinds = { 'babylon project': STANDARD, home: HOME, corporate: CORPORATE, 'psi corps': PSI_CORPS };
const NON_ALIGNED: Kinds = {
  'babylon project': LEAGUE,
  home: { ...HOME, ...AMONG_LEAGUE, ...LEADING.league },
  corporate: { ...CORPORATE, ...AMONG_LEAGUE },
  'psi corps': PSI_CORPS,
};

/** Every kind of these, once it has become Drakh. */
const allDrakh = (kinds: Kinds): Kinds => ({
  'babylon project': drakh(kinds['babylon project']),
  home: drakh(kinds.home),
  corporate: drakh(kinds.corporate),
  'psi corps': drakh(kinds['psi corps']),
});
const DRAKH_MAJOR = allDrakh(MAJOR);
const DRAKH_NON_ALIGNED = allDrakh(NON_ALIGNED);

/** The kind of faction that a player of this race starts with. */
export const startingKind = (race: Race, designation: Designation): Kind =>
  (race === 'non-aligned' ? NON_ALIGNED : MAJOR)[designation];

/** The kind of a seat's faction now, by the seat. */
export function kindOf(s: B5State, seat: Seat): Kind {
  const { race, designation, drakh: converted } = s.seats[seat]!;
  if (!converted) return startingKind(RACES[race]!, designation);
  return (RACES[race] === 'non-aligned' ? DRAKH_NON_ALIGNED : DRAKH_MAJOR)[designation];
}

/** The reason why the kind of its faction bars a seat from an act with a card; null if it does not. */
export function judgeKind(s: B5State, seat: Seat, id: CardId, act: Act): Refusal | null {
  for (const bar of kindOf(s, seat).bars) {
    const refusal = bar(s, seat, id, act);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** The influence that a seat applies besides the cost for an act with a card, because of the kind of its faction (b5/corporate/6). */
export function surcharge(s: B5State, seat: Seat, id: CardId, act: Act): number {
  const more = kindOf(s, seat).surcharge;
  if (more === null || !more.acts.includes(act)) return 0;
  return more.on(DEFS[s.defs[id]!]!, RACES[s.seats[seat]!.race]!) ? more.n : 0;
}
