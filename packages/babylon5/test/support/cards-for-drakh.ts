// Cards that no edition prints, for Drakh factions: no source gives a card of the Drakh. Their titles begin with `Test`.
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import type { Position, Ruleset, SeatPosition } from '../../src/index.ts';
import {
  anyCard,
  chaosOn,
  character as characters,
  enhancement as enhancements,
  fetchOnto,
  gainInfluence,
  has,
  itself,
  putChaos,
  removeNamed,
  setOf,
  that,
  toHand,
  yourAmbassador,
  yours,
} from '../../src/words/index.ts';
import { at } from './cards-for-resolution.ts';
import type { Table } from './table.ts';

const { agenda, aftermath, character, conflict, contingency, enhancement, event, fleet, group } = setOf('test');

const CARDS: readonly CardSource[] = [
  character('Test Drakh Envoy', {
    race: 'drakh',
    cost: 6,
    abilities: { diplomacy: 4 },
    keywords: ['Drakh Ambassador'],
  }),
  character('Test Drakh Emissary', {
    race: 'drakh',
    cost: 5,
    abilities: { intrigue: 4 },
    keywords: ['Drakh Ambassador'],
  }),
  character('Test Drakh Heir', {
    race: 'drakh',
    abilities: { diplomacy: 5 },
    replaces: [{ title: 'Test Drakh Envoy', plain: true }],
  }),
  character('Test Drakh Servant', { race: 'drakh', cost: 3, abilities: { intrigue: 2 }, copies: 'multiple' }),
  fleet('Test Drakh Ships', {
    race: 'drakh',
    cost: 3,
    abilities: { military: 3 },
    copies: 'multiple',
    always: [has(itself, 'military', chaosOn('self'))],
  }),
  group('Test Drakh Cell', { race: 'drakh', cost: 2, copies: 'multiple' }),
  enhancement('Test Drakh Keeper', { race: 'drakh', cost: 1, enhances: characters, copies: 'multiple' }),
  event('Test Drakh Whisper', { race: 'drakh', cost: 1, play: { effect: gainInfluence('you', 1) } }),
  conflict('Test Drakh Talks', { race: 'drakh', conflict: { types: ['diplomacy'] } }),
  aftermath('Test Drakh Spoils', {
    race: 'drakh',
    aftermath: { occasions: [{ outcome: 'any', types: [], participant: false }], on: 'character', wholeFaction: true },
  }),
  contingency('Test Drakh Trap', {
    race: 'drakh',
    contingency: {
      under: 'faction',
      on: 'conflict-resolved',
      say: 'When a conflict has resolved',
      effect: gainInfluence('you', 1),
    },
  }),
  agenda('Test Drakh Plan', { race: 'drakh' }),
  // Chaos Tokens
  event('Test Chaos Omen', { play: { target: { where: that(anyCard, yours) }, effect: putChaos('where', 2) } }),
  event('Test Chaos Portent', { play: { target: { where: that(anyCard, yours) }, effect: putChaos('where', 1) } }),
  event('Test Drakh Bane', { play: { effect: removeNamed('Test Drakh Envoy') } }),
  event('Test Heirloom', { play: { effect: fetchOnto(enhancements, yourAmbassador) } }),
  // it undoes a sponsoring, as Taunts and Games does
  event('Test Taunts and Games', { play: { target: { prey: characters }, effect: toHand('prey') } }),
  event('Test Chaos Calm', { play: { target: { where: that(anyCard, yours) }, effect: putChaos('where', -2) } }),
];
for (const card of CARDS) compileCard(card);

/** The titles of the cards of the Drakh. */
export const DRAKH = CARDS.filter(card => card.race === 'drakh').map(card => card.title);
/** The titles of the events that put Chaos Tokens on cards. */
export const CHAOS = ['Test Chaos Omen', 'Test Chaos Portent', 'Test Chaos Calm'];

/**
 * A Centauri player (1) whose faction is Drakh, led by Test Drakh Envoy, and Narn (2), each with influence 15.
 * @param dark what the Drakh player has besides
 */
export function drakh(
  ruleset: Ruleset,
  dark: Partial<SeatPosition> = {},
  narn: Partial<SeatPosition> = {},
  more: Partial<Position> = {},
): Table {
  return at({
    ruleset,
    seats: [
      { race: 'centauri', drakh: true, ambassador: 'Test Drakh Envoy', rating: 15, ...dark },
      { race: 'narn', rating: 15, ...narn },
    ],
    order: [1, 2],
    ...more,
  });
}
