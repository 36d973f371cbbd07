// Cards that no edition prints, for tests of events, aftermaths, enhancements and fleets: characters with round numbers, plain conflicts, and one
// card for each card of another edition in a ruling's example. Their titles begin with `Test`.
import type { Ref } from '@orrery/kernel';
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import { v } from '../../src/language.ts';
import { attached } from '../../src/rules/cards/in-play.ts';
import { inPlay } from '../../src/state.ts';
import {
  aftermathCard,
  ambassador,
  anothers,
  anyCards,
  attachTo,
  attackOutside,
  character as characters,
  damage,
  demote,
  discard,
  draw,
  factOf,
  gainInfluence,
  influence,
  inner,
  makeReady,
  neutralize,
  openToAnswer,
  other,
  playerOf,
  purgeMark,
  ready,
  removeDamage,
  rotatedCard,
  same,
  sequence,
  setOf,
  shuffleDeck,
  standsForAmbassador,
  tension,
  tensionsSinceYouActed,
  that,
  theRace,
  undoTension,
  unneutralized,
  when,
  won,
  yours,
} from '../../src/words/index.ts';

const { character, group, fleet, location, event, conflict } = setOf('test');

/** Cards that lie on a character. */
const onCharacter = v.filter(
  'test: on a character',
  () => (s, id) => s.cards[id]!.host >= 0 && inPlay(s, s.cards[id]!.host),
  () => ({ after: 'on a character' }),
)();

/** Moves a card from one host to another (Reprogramming Team). */
const moveOnto = v.effect(
  'test: move onto',
  (c, card: Ref, host: Ref) => {
    const a = c.ref(card);
    const b = c.ref(host);
    return (s, f) => {
      attached(s, { card: a(s, f), host: b(s, f), controller: f.you });
    };
  },
  (t, card, host) => `move ${t.ref(card)} onto ${t.ref(host)}`,
);

const CARDS: readonly CardSource[] = [
  character('Test Sudden Chief', {
    race: 'narn',
    abilities: { diplomacy: 5, intrigue: 3 },
    keywords: ['Starting Ambassador', 'Narn Ambassador'],
  }),
  character('Test Consul', {
    race: 'centauri',
    abilities: { diplomacy: 4, intrigue: 3 },
    keywords: ['Starting Ambassador', 'Centauri Ambassador'],
  }),
  character('Test Abbot', {
    race: 'minbari',
    abilities: { diplomacy: 6, intrigue: 2 },
    keywords: ['Starting Ambassador', 'Minbari Ambassador'],
  }),
  character('Test Diplomat', { cost: 4, abilities: { diplomacy: 4 } }),
  character('Test Sudden Envoy', { cost: 4, abilities: { diplomacy: 5, intrigue: 4 } }),
  character('Test Spy', { cost: 6, abilities: { intrigue: 5, diplomacy: 1 } }),
  character('Test Telepath', { cost: 6, abilities: { diplomacy: 5, psi: 3 } }),
  character('Test Weakling', { cost: 1, abilities: { diplomacy: 1 } }),
  character('Test Admiral', { cost: 6, abilities: { leadership: 3, diplomacy: 5 } }),
  character('Test Sudden Warlord', { cost: 9, abilities: { leadership: 10 } }),
  character('Test Priest', {
    cost: 4,
    race: 'minbari',
    abilities: { diplomacy: 4 },
    keywords: ['Grey Council Member'],
  }),
  character('Test Novice', { cost: 4, race: 'minbari', abilities: { diplomacy: 4 } }),
  character('Test Second', { cost: 5, abilities: { intrigue: 5 }, always: [standsForAmbassador()] }),
  character('Test Seeress', { cost: 5, abilities: { diplomacy: 2 }, keywords: ['Seeress'] }),
  character('Test Mourner', {
    cost: 5,
    abilities: { diplomacy: 2 },
    whenever: [
      {
        on: 'influence-lost',
        if: same(factOf('seat'), 'you'),
        say: 'Whenever you lose influence',
        effect: influence('babylon5', 1),
      },
    ],
  }),
  fleet('Test Sudden Squadron', { race: 'narn', cost: 5, abilities: { military: 6 } }),
  fleet('Test Patrol', { race: 'centauri', cost: 5, abilities: { military: 5 } }),
  fleet('Test Sudden Escort', { race: 'centauri', cost: 5, abilities: { military: 2 } }),
  fleet('Test Sudden Dreadnought', { race: 'centauri', cost: 9, abilities: { military: 20 } }),
  fleet('Test Guard', { race: 'centauri', cost: 4, abilities: { military: 3 } }),
  fleet('Test Tender', { race: 'centauri', cost: 3, abilities: { military: 2 } }),
  location('Test Sudden Outpost', { race: 'centauri', cost: 5, abilities: { military: 3 } }),
  conflict('Test Debate', { conflict: { types: ['diplomacy'], outcome: when(won, gainInfluence('you', 1)) } }),
  conflict('Test Sudden Plot', { conflict: { types: ['intrigue'], outcome: when(won, gainInfluence('you', 1)) } }),
  conflict('Test Skirmish', { conflict: { types: ['military'], outcome: when(won, gainInfluence('you', 1)) } }),
  conflict('Test Seance', { conflict: { types: ['psi'] } }),
  event('Test Last Word', { copies: 'unique', play: { effect: gainInfluence('you', 1) } }),
  event('Test New Deal', { play: { effect: sequence(gainInfluence('you', 1), shuffleDeck('you')) } }),
  event('Test Rebuke', {
    play: {
      target: { victim: characters },
      effect: sequence(purgeMark('victim', 'destiny'), damage('victim', 1)),
    },
  }),
  event('Test Lashing Out', {
    play: {
      target: { striker: that(ready, characters, yours), foe: that(unneutralized, characters, anothers) },
      effect: sequence(
        attackOutside('foe', 'striker', 'intrigue'),
        openToAnswer('striker', { player: playerOf('foe'), ability: 'intrigue' }),
      ),
    },
  }),
  event('Test Insult', {
    play: { effect: sequence(tension(theRace('narn'), theRace('centauri'), -1), gainInfluence('you', 1)) },
  }),
  event('Test News', {
    play: { target: { change: tensionsSinceYouActed }, effect: undoTension('change') },
  }),
  event('Test Sudden Ambush', {
    play: { target: { victim: that(characters, anothers) }, effect: neutralize('victim') },
  }),
  event('Test First Aid', { play: { target: { victim: characters }, effect: removeDamage('victim') } }),
  event('Test Sudden Recall', { play: { target: { hero: that(rotatedCard, characters) }, effect: makeReady('hero') } }),
  event('Test Dispatch', { play: { effect: draw('you', 1) } }),
  event('Test Sudden Disgrace', {
    play: { target: { victim: that(inner, characters, other(ambassador)) }, effect: demote('victim') },
  }),
  event('Test Hush', {
    cost: 1,
    blanks: true,
    becomes: 'enhancement',
    play: { target: { victim: anyCards(aftermathCard) }, effect: attachTo('victim') },
  }),
  event('Test Pardon', { play: { target: { victim: anyCards(aftermathCard) }, effect: discard('victim') } }),
  group('Test Programmers', {
    cost: 3,
    actions: [
      {
        rotate: true,
        target: { card: anyCards(that(aftermathCard, onCharacter)), bearer: characters },
        effect: moveOnto('card', 'bearer'),
      },
    ],
  }),
];

for (const card of CARDS) compileCard(card);
