import { type Amount, capitalized, type Filter, type Ref } from '@orrery/kernel';
import { CONFLICT_RULES, DEFS } from '../card.ts';
import { v } from '../language.ts';
import { conflictHand, judgeDeclare } from '../rules/cards/conflict.ts';
import { judgeEntry } from '../rules/cards/entering-play.ts';
import { openConflicts, restrictsParticipation } from '../rules/conflict/participants.ts';
import { ability } from '../rules/effects/ability.ts';
import { reversalCost, reversible } from '../rules/effects/reversal.ts';
import { available } from '../rules/politics/influence.ts';
import { allParties, partiesPlayed, partyOf, strangers } from '../rules/politics/parties.ts';
import {
  ABILITIES,
  type Ability,
  AGENDA,
  ATTACHED,
  type B5State,
  cardsIn,
  DISCARD,
  FACTION,
  GLOBAL,
  HAND,
  PLAYING,
  players,
  rows,
  tableZone,
} from '../state.ts';

/** Every face-up card in play: rows, agendas, faction cards, global cards and attached cards. */
function everything(s: B5State): number[] {
  const list = rows(s).slice();
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
  'card',
  (t, filter) => t.filter(filter),
);

/** The card with this text, wherever it is in play. */
export const thisCard = v.list(
  'thisCard',
  () => (_s, f) => [f.self],
  () => 'this card',
  'card',
  () => 'this card',
  { certain: true },
)();

/** All cards in play, agendas and attached cards too, that a filter fits. */
export const anyCards = v.list(
  'anyCards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => everything(s).filter(id => fits(s, id, f));
  },
  (t, filter) => t.filter(filter, true),
  'card',
  (t, filter) => t.filter(filter),
);

/** The cards of other players in play, and their events whose effects still last (b5/cards-event/7). */
export const othersCardsAndEvents = v.list(
  'othersCardsAndEvents',
  () => (s, f) => [
    ...everything(s).filter(id => s.cards[id]!.faction >= 0 && s.cards[id]!.faction !== f.you),
    ...s.zones[tableZone(s, PLAYING)]!.filter(
      id => DEFS[s.defs[id]!]!.type === 'event' && s.cards[id]!.controller !== f.you,
    ),
  ],
  () => "other players' cards in play and lasting events",
  'card',
  () => "other player's card in play, or at an event whose effect lasts",
)();

/** Where cards of the hand are: right after their noun, before what else is said of them. */
const IN_HAND = 'in your hand';

/** The cards of your hand that a filter fits. */
export const handCards = v.list(
  'handCards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => cardsIn(s, f.you, HAND).filter(id => fits(s, id, f));
  },
  (t, filter) => t.filter(filter, true, IN_HAND),
  'card',
  (t, filter) => t.filter(filter, false, IN_HAND),
);

/** The other players. */
export const otherPlayers = v.list(
  'otherPlayers',
  () => (s, f) => players(s).filter(p => p !== f.you),
  () => 'the other players',
  'seat',
  () => 'other player',
)();

/** All players. */
export const allPlayers = v.list(
  'allPlayers',
  () => s => players(s),
  () => 'the players',
  'seat',
  () => 'player',
)();

/** The races that others play. */
export const otherRaces = v.list(
  'otherRaces',
  () => (s, f) => partiesPlayed(s).filter(p => strangers(s, p, partyOf(s, f.you))),
  () => 'the other races played',
  'race',
  () => 'other race that somebody plays',
)();

/** All races. Tension also exists toward races that nobody plays (b5/tension/7). */
export const allRaces = v.list(
  'allRaces',
  () => s => allParties(s),
  () => 'the races',
  'race',
  () => 'race',
)();

/** The cards still in play that other players have sponsored since you last acted (b5/cost/4). */
export const sponsoredSinceYouActed = v.list(
  'sponsoredSinceYouActed',
  () => (s, f) =>
    s.recent
      .filter(
        r =>
          r.kind === 'sponsored' &&
          r.seat !== f.you &&
          r.action > s.seats[f.you]!.lastAction &&
          everything(s).includes(r.card),
      )
      .map(r => r.card),
  () => 'cards that other players have sponsored since your last action',
  'card',
  () => 'card that another player has sponsored since your last action',
)();

/** The changes of tension since you last acted (b5/action-round/9). */
export const tensionsSinceYouActed = v.list(
  'tensionsSinceYouActed',
  () => (s, f) =>
    s.recent.flatMap((r, i) => (r.kind === 'tension' && r.action > s.seats[f.you]!.lastAction ? [i] : [])),
  () => 'the changes of tension since your last action',
  'change',
  () => 'change of tension since your last action',
)();

/** The conflicts under way, of one type if a type is given. */
export const conflictsOf = v.list<[string?]>(
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
  (_t, type) => `${type ? `${type[0]!.toUpperCase()}${type.slice(1)} ` : ''}conflict in play`,
);

/** The conflicts under way that limit who may take part, or how (b5/support-oppose/12). */
export const restrictedConflicts = v.list(
  'restrictedConflicts',
  () => s =>
    openConflicts(s)
      .filter(restrictsParticipation)
      .map(k => k.id),
  () => 'conflicts with participation restrictions',
  'conflict',
  () => 'conflict with participation restrictions',
)();

/** The conflicts under way that were played as cards. */
export const conflictCards = v.list(
  'conflictCards',
  () => s =>
    openConflicts(s)
      .filter(k => k.card >= 0 && CONFLICT_RULES[k.rules])
      .map(k => k.id),
  () => 'conflict cards in play',
  'conflict',
  () => 'conflict card in play',
)();

/** The events since you last could act whose reversal you can pay for. */
export const eventsSinceYouActed = v.list(
  'eventsSinceYouActed',
  () => (s, f) => reversible(s, f.you).filter(i => reversalCost(s.plays[i]!) <= available(s, f.you)),
  () => 'events that other players have played since you could last act',
  'play',
  () => 'event that another player has played since you could last act',
)();

/** The players that a filter fits. */
export const playersWhich = v.list(
  'playersWhich',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => players(s).filter(p => fits(s, p, f));
  },
  (t, filter) => t.filter(filter, true),
  'seat',
  (t, filter) => t.filter(filter),
);

/** The other players that a filter fits. */
export const otherPlayersWhich = v.list(
  'otherPlayersWhich',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => players(s).filter(p => p !== f.you && fits(s, p, f));
  },
  (t, filter) => `the other ${t.filter(filter, true)}`,
  'seat',
  (t, filter) => `other ${t.filter(filter)}`,
);

/** The numbers from 1 to a maximum, to choose an amount. */
export const numbersTo = v.list(
  'numbersTo',
  (c, most: Amount) => {
    const read = c.amount(most);
    return (s, f) => Array.from({ length: Math.max(0, read(s, f)) }, (_, i) => i + 1);
  },
  (t, most) => `the numbers from 1 to ${t.amount(most)}`,
  'number',
  (t, most) => `number from 1 to ${t.amount(most)}`,
);

/** The amounts by which a card's ability can be raised up to a number, from 1. */
export const raisesTo = v.list(
  'raisesTo',
  (c, most: number, name: Ability, card: Ref) => {
    const read = c.ref(card);
    const stat = ABILITIES.indexOf(name);
    return (s, f) => Array.from({ length: Math.max(0, most - ability(s, read(s, f), stat)) }, (_, i) => i + 1);
  },
  (t, most, name, card) => `the numbers that raise ${t.own(card, capitalized(name))} to ${most} at most`,
  'number',
  (t, most, name, card) => `number that raises ${t.own(card, capitalized(name))} to ${most} at most`,
);

/** The two cards that two locals name. */
export const theTwo = v.list<[Ref, Ref]>(
  'theTwo',
  (c, one: Ref, other: Ref) => {
    const a = c.ref(one);
    const b = c.ref(other);
    return (s, f) => [a(s, f), b(s, f)];
  },
  () => 'the two',
);

/** The conflict cards of your hand that you could declare now. */
export const playableConflicts = v.list(
  'playableConflicts',
  () => (s, f) => conflictHand(s, f.you).filter(id => judgeDeclare(s, f.you, id) === null),
  () => 'the conflict cards in your hand',
  'card',
  () => 'conflict card in your hand',
)();

/**
 * The highest character in each other player's discard pile, whatever cards are above it (b5-r-rogue-soul-hunter-1), if it may enter your faction.
 * Requirements to sponsor it do not count (b5-r-rogue-soul-hunter-3).
 */
export const topFallen = v.list(
  'topFallen',
  () => (s, f) =>
    players(s).flatMap(p => {
      if (p === f.you) return [];
      const top = cardsIn(s, p, DISCARD).findLast(id => DEFS[s.defs[id]!]!.type === 'character');
      return top !== undefined && judgeEntry(s, f.you, top, -1, true) === null ? [top] : [];
    }),
  () => "the top characters of other players' discard piles",
  'card',
  () => "the top character of another player's discard pile",
  { certain: true, fallen: 'character', holds: 'character' },
)();

/** The cards of your discard pile that a filter fits. */
export const yourDiscards = v.list(
  'yourDiscards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => cardsIn(s, f.you, DISCARD).filter(id => fits(s, id, f));
  },
  (t, filter) => `${t.filter(filter, true)} in your discard pile`,
  'card',
  (t, filter) => `${t.filter(filter)} in your discard pile`,
);

/** The top card of your discard pile, if a filter fits it. */
export const topOfYourDiscards = v.list(
  'topOfYourDiscards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const top = cardsIn(s, f.you, DISCARD).at(-1);
      return top !== undefined && fits(s, top, f) ? [top] : [];
    };
  },
  (t, filter) => `the top card of your discard pile, ${t.one(filter)}`,
  'card',
  (t, filter) => `the top card of your discard pile, if it is ${t.one(filter)}`,
  { certain: true },
);

/** The topmost fleet of your discard pile that a filter fits, whatever lies on it. */
export const topFleetOfYourDiscards = v.list(
  'topFleetOfYourDiscards',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) =>
      cardsIn(s, f.you, DISCARD)
        .filter(id => DEFS[s.defs[id]!]!.type === 'fleet' && fits(s, id, f))
        .slice(-1);
  },
  (t, filter) => `the topmost ${t.filter(filter)} in your discard pile`,
  'card',
  (t, filter) => `the topmost ${t.filter(filter)} in your discard pile`,
  { certain: true, fallen: 'fleet', holds: 'fleet' },
);
