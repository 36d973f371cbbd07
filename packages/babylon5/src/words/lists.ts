import type { Filter } from '@orrery/kernel';
import { CONFLICT_RULES } from '../card.ts';
import { v } from '../language.ts';
import { available } from '../rules/influence.ts';
import { openConflicts } from '../rules/participation.ts';
import { reversalCost, reversible } from '../rules/reversal.ts';
import {
  ABILITIES,
  AGENDA,
  ATTACHED,
  type B5State,
  cardsIn,
  FACTION,
  GLOBAL,
  HAND,
  players,
  RACES,
  rows,
  tableZone,
} from '../state.ts';

/** Every face-up card in play: rows, agendas, faction and global cards, and what is attached. */
function everything(s: B5State): number[] {
  const list = rows(s);
  for (const p of players(s)) list.push(...cardsIn(s, p, AGENDA), ...cardsIn(s, p, FACTION));
  list.push(...s.zones[tableZone(s, GLOBAL)]!, ...s.zones[tableZone(s, ATTACHED)]!);
  return list.filter(id => !s.cards[id]!.faceDown);
}

/** The characters, groups, fleets and locations in play that a filter fits. */
export const cardsWhich = v.list(
  'cardsWhich',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => rows(s).filter(id => fits(s, id, f));
  },
  (t, filter) => t.filter(filter, true),
);

/** All cards in play, agendas and attached cards too, that a filter fits. */
export const anyCards = v.list(
  'anyCards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => everything(s).filter(id => fits(s, id, f));
  },
  (t, filter) => t.filter(filter, true),
);

/** The cards of your hand that a filter fits. */
export const handCards = v.list(
  'handCards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => cardsIn(s, f.you, HAND).filter(id => fits(s, id, f));
  },
  (t, filter) => `${t.filter(filter, true)} in your hand`,
);

/** The other players. */
export const otherPlayers = v.list(
  'otherPlayers',
  () => (s, f) => players(s).filter(p => p !== f.you),
  () => 'the other players',
  'seat',
)();

/** All players. */
export const allPlayers = v.list(
  'allPlayers',
  () => s => players(s),
  () => 'the players',
  'seat',
)();

/** The races that others play. */
export const otherRaces = v.list(
  'otherRaces',
  () => (s, f) => [...new Set(players(s).map(p => s.seats[p]!.race))].filter(r => r !== s.seats[f.you]!.race),
  () => 'the other races played',
  'race',
)();

/** All races: tension exists toward those nobody plays too (b5/tension/7). */
export const allRaces = v.list(
  'allRaces',
  () => () => RACES.map((_, i) => i),
  () => 'the races',
  'race',
)();

/** The conflicts under way, of one type if a type is given. */
export const conflictsOf = v.list(
  'conflictsOf',
  (_c, type?: string) => {
    const stat = type === undefined ? -1 : ABILITIES.indexOf(type as never);
    return s =>
      openConflicts(s)
        .filter(k => stat < 0 || k.types.includes(stat))
        .map(k => k.id);
  },
  (_t, type) => `${type ? `${type[0]!.toUpperCase()}${type.slice(1)} ` : ''}conflicts in play`,
  'conflict',
);

/** The conflicts under way that were played as cards. */
export const conflictCards = v.list(
  'conflictCards',
  () => s =>
    openConflicts(s)
      .filter(k => k.card >= 0 && CONFLICT_RULES[k.rules])
      .map(k => k.id),
  () => 'conflict cards in play',
  'conflict',
)();

/** The events that came since you last could act, whose reversal you can pay. */
export const eventsSinceYouActed = v.list(
  'eventsSinceYouActed',
  () => (s, f) => reversible(s, f.you).filter(i => reversalCost(s.plays[i]!) <= available(s, f.you)),
  () => "another player's events since you last could act",
  'play',
)();
