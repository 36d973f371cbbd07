// Cards that no edition prints, for the rules of conflicts, attacks, damage and similar. Their titles begin with `Test`.
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import {
  abilityOf,
  addSupport,
  ambassador,
  anyCard,
  attackedInIt,
  attacking,
  attackOutside,
  attacksHarder,
  becomesAmbassador,
  bonus,
  capture,
  character as characters,
  chooseNumber,
  conflictsOf,
  conflictTarget,
  councilVote,
  damage,
  demote,
  discard,
  discardConflict,
  either,
  fleet as fleets,
  gainInfluence,
  gainMark,
  halvesDamage,
  has,
  heal,
  host,
  inYourFaction,
  itself,
  joinsAnyConflict,
  leadsWithoutRotating,
  ledByIt,
  location as locations,
  makeReady,
  mayUse,
  multiplied,
  neutralize,
  neutralizedInIt,
  ofRace,
  onItsSide,
  openToAttack,
  other,
  printedChange,
  purgeMark,
  race,
  ready,
  removeFromGame,
  resists,
  restrictedConflicts,
  rotate,
  sequence,
  setOf,
  strikesFirst,
  takeOut,
  that,
  the,
  toHand,
  when,
  withAbility,
  won,
  wonBy,
  yourRace,
  yours,
} from '../../src/words/index.ts';

const { character, group, fleet, location, enhancement, event, conflict, aftermath, contingency } = setOf('test');

const anything = either(either(characters, fleets), locations);
const amount = (name: string) => chooseNumber(name, { min: 1, max: 20, prompt: 'How much?' });

const CARDS: readonly CardSource[] = [
  // Conflicts of each type, without effects
  conflict('Test Overtures', {
    conflict: { types: ['diplomacy'], outcome: when(wonBy(5), gainInfluence('you', 1)) },
  }),
  conflict('Test Fierce Summit', { conflict: { types: ['diplomacy'] } }),
  conflict('Test Fierce Plot', { conflict: { types: ['intrigue'] } }),
  conflict('Test Probe', { conflict: { types: ['psi'] } }),
  conflict('Test Fierce Battle', { conflict: { types: ['military'] } }),
  conflict('Test Muster', { conflict: { types: ['leadership'] } }),
  conflict('Test Own Affair', {
    conflict: {
      types: ['diplomacy'],
      restrict: [{ rule: 'only', who: that(ofRace(yourRace), characters), say: 'Only characters of your race.' }],
    },
  }),
  conflict('Test Open Contest', { keywords: ['Unopposable'], conflict: { types: ['diplomacy'] } }),
  conflict('Test Siege', { conflict: { types: ['military'], target: 'card', targets: locations } }),
  conflict('Test Landing', {
    conflict: { types: ['military'], target: 'card', targets: locations, outcome: when(won, capture(conflictTarget)) },
  }),
  conflict('Test Spying', { conflict: { types: ['intrigue'], target: 'card', targets: locations } }),
  conflict('Test Question', { conflict: { types: ['diplomacy'], outcome: councilVote() } }),

  // Characters
  character('Test Scholar', { race: 'human', cost: 4, abilities: { diplomacy: 2, intrigue: 3 } }),
  character('Test Fierce Envoy', { race: 'centauri', cost: 5, abilities: { diplomacy: 5 } }),
  character('Test Fierce Clerk', { race: 'centauri', cost: 3, abilities: { diplomacy: 3 }, copies: 'multiple' }),
  character('Test Attaché', { race: 'centauri', cost: 3, abilities: { diplomacy: 2 }, copies: 'multiple' }),
  character('Test Schemer', { race: 'centauri', cost: 4, abilities: { intrigue: 4 }, copies: 'multiple' }),
  character('Test Seer', { race: 'centauri', cost: 4, abilities: { psi: 4 } }),
  character('Test Officer', { race: 'centauri', cost: 4, abilities: { leadership: 3 }, copies: 'multiple' }),
  character('Test Statesman', { race: 'centauri', cost: 4, abilities: { diplomacy: 4 }, copies: 'multiple' }),
  character('Test Regent', { race: 'centauri', cost: 9, abilities: { diplomacy: 6, intrigue: 2 } }),
  character('Test Polymath', { race: 'centauri', cost: 9, abilities: { diplomacy: 4, intrigue: 3, leadership: 2 } }),
  character('Test Adept', {
    race: 'centauri',
    cost: 4,
    abilities: { diplomacy: 2, intrigue: 4 },
    always: [mayUse('intrigue', 'diplomacy')],
  }),
  character('Test Marshal', { race: 'centauri', cost: 4, abilities: { military: 2 } }),
  character('Test Fierce Wanderer', { race: 'neutral', cost: 4, abilities: { diplomacy: 3 } }),
  character('Test League Envoy', { race: 'non-aligned', cost: 4, abilities: { diplomacy: 3 } }),
  character('Test Duelist', {
    race: 'centauri',
    cost: 4,
    abilities: { diplomacy: 4 },
    always: [strikesFirst(itself)],
    copies: 'multiple',
  }),
  character('Test Fierce Herald', {
    race: 'centauri',
    cost: 4,
    abilities: { diplomacy: 1 },
    always: [has(that(onItsSide, characters), 'diplomacy', 1)],
  }),
  character('Test Warlord', {
    race: 'narn',
    cost: 4,
    abilities: { leadership: 2 },
    always: [openToAttack(that(ledByIt, fleets))],
  }),
  character('Test Avenger', {
    race: 'narn',
    cost: 4,
    abilities: { leadership: 2 },
    marks: { strife: 1 },
    always: [attacksHarder(that(ledByIt, fleets), 2)],
  }),
  character('Test Saboteur', {
    race: 'centauri',
    cost: 4,
    abilities: { intrigue: 3, leadership: 2 },
    actions: [
      {
        say: 'attack a fleet with Leadership',
        target: { prey: that(fleets, other(inYourFaction)) },
        effect: attackOutside('prey', 'self', 'leadership'),
      },
    ],
  }),
  character('Test Doctor', {
    race: 'centauri',
    cost: 4,
    abilities: { diplomacy: 1 },
    actions: [{ say: 'heal a character', rotate: true, target: { patient: characters }, effect: heal('patient') }],
  }),
  character('Test Sage', {
    race: 'centauri',
    cost: 4,
    abilities: { diplomacy: 3 },
    actions: [{ say: 'gain 1 influence', effect: gainInfluence('you', 1) }],
    always: [has(that(inYourFaction, ambassador), 'diplomacy', 1)],
  }),
  character('Test Shadow Agent', { race: 'narn', cost: 2, abilities: { intrigue: 2 }, marks: { shadow: 1 } }),
  character('Test Vorlon Agent', { race: 'narn', cost: 2, abilities: { intrigue: 2 }, marks: { vorlon: 1 } }),
  character('Test Fierce Successor', {
    race: 'human',
    cost: 4,
    abilities: { diplomacy: 5 },
    replaces: [{ title: 'Jeffrey Sinclair' }],
  }),
  character('Test Speaker', {
    race: 'non-aligned',
    abilities: { diplomacy: 4, intrigue: 2, leadership: 2 },
    keywords: ['Drazi Ambassador'],
  }),
  character('Test Delegate', {
    race: 'non-aligned',
    cost: 4,
    abilities: { diplomacy: 3, intrigue: 1, leadership: 1 },
    keywords: ["Pak'ma'ra Ambassador"],
  }),
  character('Test Secretary', {
    race: 'non-aligned',
    cost: 2,
    abilities: { diplomacy: 1 },
    keywords: ["Ambassador's Assistant", "Non-Aligned Ambassador's Assistant"],
  }),
  character('Test Sellsword', {
    race: 'neutral',
    cost: 2,
    abilities: { diplomacy: 3, intrigue: 2 },
    keywords: ['Mercenary'],
    mercenary: true,
  }),

  // Groups, fleets, locations
  group('Test Guild', { cost: 2 }),
  group('Test Human League', { race: 'human', cost: 2 }),
  fleet('Test Fierce Squadron', { race: 'centauri', cost: 4, abilities: { military: 4 }, copies: 'multiple' }),
  fleet('Test Fierce Convoy', { race: 'centauri', cost: 4, abilities: { military: 1, diplomacy: 3 } }),
  fleet('Test Fierce Narn Squadron', { race: 'narn', cost: 4, abilities: { military: 4 }, copies: 'multiple' }),
  fleet('Test Vorlon Squadron', { race: 'vorlon', cost: 4, abilities: { military: 4 } }),
  fleet('Test Supply Fleet', {
    race: 'human',
    cost: 4,
    abilities: { military: 3 },
    actions: [
      {
        say: 'lend support to a Military conflict',
        rotate: true,
        target: { fight: conflictsOf('military') },
        effect: addSupport('fight', abilityOf('military', 'self')),
      },
    ],
  }),
  fleet('Test Raiders', {
    race: 'narn',
    cost: 4,
    abilities: { military: 3 },
    actions: [
      { say: 'attack any fleet', target: { prey: that(fleets, other(inYourFaction)) }, effect: attackOutside('prey') },
    ],
  }),
  location('Test Fierce Outpost', { race: 'centauri', cost: 4, abilities: { military: 4 } }),
  location('Test Listening Post', { race: 'centauri', cost: 4, abilities: { intrigue: 3 } }),
  location('Test Fierce Fortress', {
    race: 'centauri',
    cost: 4,
    abilities: { military: 4 },
    always: [joinsAnyConflict()],
  }),
  location('Test Human Base', {
    race: 'human',
    cost: 4,
    abilities: { military: 4 },
    always: [has(that(yours, fleets), 'military', 1)],
  }),
  location('Test Free Port', { race: 'neutral', cost: 4, abilities: { military: 4 } }),
  location('Test Asteroid', { cost: 4, abilities: { military: 2 } }),
  location('Test Exile World', { race: 'narn', cost: 4, abilities: { military: 4 }, keywords: ['Homeworld'] }),
  location('Test New Narn', {
    race: 'narn',
    cost: 4,
    abilities: { military: 4 },
    keywords: ['Homeworld'],
    copies: 'multiple',
    replaces: [{ title: 'Narn Homeworld' }],
  }),
  location('Zhabar', { race: 'non-aligned', cost: 4, abilities: { military: 4 }, keywords: ['Homeworld'] }),
  location('Test Hive World', { race: 'non-aligned', cost: 4, abilities: { military: 4 }, keywords: ['Homeworld'] }),

  // Enhancements
  enhancement('Test Training', { cost: 2, enhances: characters, always: [has(host, 'diplomacy', 3)] }),
  enhancement('Test Polish', { cost: 1, enhances: characters, always: [has(host, 'diplomacy', 1)] }),
  enhancement('Test Tact', { cost: 1, enhances: characters, always: [has(host, 'diplomacy', 2)] }),
  enhancement('Test Blunder', { cost: 1, enhances: characters, always: [has(host, 'diplomacy', -1)] }),
  enhancement('Test Fierce Acclaim', { cost: 1, enhances: characters, always: [multiplied(host, 'diplomacy', 2)] }),
  enhancement('Test Fierce Disgrace', {
    cost: 1,
    enhances: characters,
    always: [printedChange(host, 'diplomacy', -1)],
  }),
  enhancement('Test Drill', { cost: 1, enhances: characters, always: [has(host, 'leadership', 2)] }),
  enhancement('Test Excellence', { cost: 1, enhances: characters, always: [has(host, 'all', 1)] }),
  enhancement('Test Body Armor', { cost: 1, enhances: characters, always: [resists(host, 1)] }),
  enhancement('Test Fierce Shield', { cost: 1, enhances: characters, always: [resists(host, 2)] }),
  enhancement('Test Convincing Words', { cost: 1, enhances: characters, always: [halvesDamage(host)] }),
  enhancement('Test PPG Rifle', { cost: 1, enhances: characters, always: [attacksHarder(that(attacking, host), 2)] }),
  enhancement('Test Sash of Office', {
    cost: 1,
    enhances: ambassador,
    always: [has(host, 'intrigue', 1), { k: 'gives-marks', what: 'destiny', n: 1, say: 'Gives a Destiny Mark.' }],
  }),
  enhancement('Test Bunker', { cost: 1, enhances: locations, always: [has(host, 'military', 3)] }),

  // Events
  event('Test Fierce Blow', {
    play: { target: { victim: anything }, effect: sequence(amount('n'), damage('victim', the('n'))) },
  }),
  event('Test Eloquence', {
    play: { target: { hero: characters }, effect: sequence(amount('n'), bonus('hero', 'diplomacy', the('n'))) },
  }),
  event('Test Cunning', {
    play: { target: { hero: characters }, effect: sequence(amount('n'), bonus('hero', 'intrigue', the('n'))) },
  }),
  event('Test Courage', { play: { target: { hero: characters }, effect: bonus('hero', 'all', 1) } }),
  event('Test Despair', { play: { target: { victim: characters }, effect: bonus('victim', 'all', -9) } }),
  event('Test Fierce Collapse', { play: { target: { victim: anything }, effect: neutralize('victim') } }),
  event('Test Cure', { play: { target: { patient: anything }, effect: heal('patient') } }),
  event('Test Service', { play: { target: { hero: anything }, effect: makeReady('hero') } }),
  event('Test Fierce Summons', { play: { target: { hero: that(ready, characters) }, effect: rotate('hero') } }),
  event('Test Fierce Recall', { play: { target: { who: anything }, effect: takeOut('who') } }),
  event('Test Scandal', { play: { target: { affair: restrictedConflicts }, effect: discardConflict('affair') } }),
  event('Test Fierce Banishment', { play: { target: { victim: characters }, effect: discard('victim') } }),
  event('Test Fierce Homecoming', { play: { target: { victim: characters }, effect: toHand('victim') } }),
  event('Test Fierce Oblivion', { play: { target: { victim: characters }, effect: removeFromGame('victim') } }),
  event('Test Fall from Grace', { play: { target: { victim: characters }, effect: demote('victim') } }),
  event('Test Election', {
    play: {
      target: { winner: that(inYourFaction, other(ambassador), characters) },
      effect: becomesAmbassador('winner'),
    },
  }),
  event('Test Audience', { play: { target: { whom: ambassador }, effect: gainMark('whom', 'doom') } }),
  event('Test Purification', { play: { target: { whom: characters }, effect: purgeMark('whom', 'shadow') } }),
  event('Test Gathering', {
    play: { target: { whom: that(withAbility('diplomacy', 5), characters) }, effect: gainMark('whom', 'doom') },
  }),
  event('Test Census', {
    play: { target: { whom: that(race('neutral'), anyCard) }, effect: gainMark('whom', 'doom') },
  }),
  event('Test Fierce Commission', {
    play: {
      target: { hero: that(characters, inYourFaction), ship: that(fleets, inYourFaction) },
      effect: leadsWithoutRotating('hero', 'ship'),
    },
  }),

  contingency('Test Fierce Ambush', {
    contingency: {
      under: locations,
      on: 'conflict-initiated',
      say: 'Whenever a conflict is initiated',
      effect: gainInfluence('you', 1),
    },
  }),

  // Aftermaths
  aftermath('Test Obituary', {
    aftermath: {
      occasions: [{ outcome: 'any', types: [], participant: true }],
      on: 'character',
      targets: neutralizedInIt,
      discardAfterPlay: true,
    },
  }),
  aftermath('Test Citation', {
    aftermath: {
      occasions: [{ outcome: 'any', types: [], participant: true }],
      on: 'fleet',
      targets: attackedInIt,
    },
  }),
  aftermath('Test Note', {
    aftermath: { occasions: [{ outcome: 'any', types: [], participant: true }], on: 'character' },
  }),
];

for (const card of CARDS) compileCard(card);
