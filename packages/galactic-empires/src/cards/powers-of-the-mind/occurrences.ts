// The occurrence cards of Powers of the Mind.

const psy = type('P');
const field = type('F');

// Psys

export const psyMutation = card('O2 Psy Mutation', {
  on: that(psyBeing, ofOthers),
  effect: sequence(set('mutant', host), lasts({ k: 'strength', set: 1 }, 'game', these('mutant'))),
  after: 'discard',
  names: { host: 'that psy being', mutant: 'that psy being' },
});

export const visonicInterference = card('O2 Visonic Interference', {
  reactions: [{ on: all(actionOf(field), aimedAt(yours)), effect: stopIt }],
  after: 'discard',
});

export const mindTurning3 = reprint('O3 Mind Turning', universe.mindTurning);
export const mindTurning5 = reprint('O5 Mind Turning', universe.mindTurning);

const struck = that(psy, yours, aimedAtNow);
const elsewhere = that(harbor, yours, besides(placeOf('psy')));
export const psycantiDeception = card('O3 Psycanti Deception', {
  reactions: [
    {
      on: volleyAt(that(psy, yours)),
      target: { psy: struck, goal: elsewhere },
      effect: sequence(stopIt, moveTo('psy', 'goal')),
    },
    {
      on: all(actionOf(either(field, doingDamage)), aimedAt(that(psy, yours))),
      target: { psy: struck, goal: elsewhere },
      effect: sequence(passesBy('psy'), moveTo('psy', 'goal')),
    },
  ],
  after: 'discard',
  names: { psy: 'that psy', goal: 'that location' },
});

const cured = (being: Ref) => sequence(healAll(being), undoPoints(being));
export const psionicSoothing = card('O6 Psionic Soothing', {
  on: that(psyBeing, harmed),
  effect: cured(host),
  reactions: [
    { on: losing(psyBeing), effect: cured(eventCard) },
    { on: anything, target: { hurt: that(psyBeing, harmed) }, effect: cured('hurt') },
  ],
  after: 'discard',
  names: { host: 'that psy being', hurt: 'that psy being', event: 'it' },
});

export const psychicBurnout = card('O8 Illness - Psychic Burnout', {
  on: psy,
  effect: disengage(host),
  always: [
    { k: 'disengaged', to: itsHost },
    { k: 'no protection', to: itsHost, what: 'Psy Network' },
  ],
  ends: { points: 'research', n: strength('self') },
  names: { host: 'that psy' },
});

export const psyDisease = card('O1 Psy Disease', {
  on: psyBeing,
  is: ['healed by psys'],
  effect: disengage(host),
  always: [
    { k: 'disengaged', to: itsHost },
    { k: 'no functions', to: itsHost },
  ],
  names: { host: 'that psy being' },
});

const respond = {
  target: { user: that(psy, yours, ableToUse({ free: true, anyField: true })) },
  effect: usesField('user', { free: true, anyField: true }),
};
export const psyResponder = card('O5 Psy Responder', {
  on: 'your fleet',
  ...respond,
  reactions: [{ on: anything, ...respond }],
  after: 'discard',
  names: { user: 'that psy' },
});

const shift = {
  target: { field: that(field, yours), goal: that(terrain, yours, bareOf(field)) },
  effect: moveTo('field', 'goal'),
};
export const fieldTransferal = card('O2 Field Transferal', {
  on: 'your fleet',
  ...shift,
  reactions: [{ on: anything, ...shift }],
  after: 'discard',
  names: { field: 'that field', goal: 'that terrain' },
});

export const visonicControlBore = card('O8 Visonic Control Bore', {
  on: 'an opponent',
  effect: damageHeadquarters(itsFleet, count(cards(that(psy, ofEmpire('Visonic'), yours)))),
  after: 'bottom',
  names: { fleet: 'that player' },
});

export const psycantiConflagration = card('O9 Psycanti Conflagration', {
  on: 'an opponent',
  effect: spreadDamage(
    cards(that(either(unit, psy), ofPlayer(itsFleet))),
    totalStrength(cards(that(psy, ofEmpire('Psycanti'), yours))),
  ),
  after: 'bottom',
  names: { fleet: 'that player' },
});

// Illness and injury

const ailment = either(called('illness'), called('injury'));
export const parasiticAugmentation = card('O5 Parasitic Augmentation', {
  on: ailment,
  always: [{ k: 'strength', to: itsHost, n: strength('self') }],
  reactions: [{ on: anything, effect: takesEffect }],
  names: { host: 'that card' },
});

const dispersion = spreadsToTwo(host);
export const parasiticDispersion = card('O6 Parasitic Dispersion', {
  on: that(ailment, onA(crew)),
  effect: dispersion,
  reactions: [{ on: anything, effect: dispersion }],
  names: { host: 'that card' },
});

// Units

const gravityFails = sequence(halvesCrew('unit'), when(is('unit', ship), halvesWeapons('unit')));
export const inoperativeGravity = card('O7 Inoperative Gravity', {
  on: vesselOrBase,
  effect: sequence(set('unit', host), gravityFails),
  reactions: [{ on: anything, target: { unit: vesselOrBase }, effect: gravityFails }],
  after: 'discard',
  names: { host: 'that unit', unit: 'that unit' },
});

// Crew and terrain

export const hypnoticTrance = card('O6 Hypnotic Trance', {
  on: that(crew, noPsy),
  always: [
    { k: 'no functions', to: itsHost, if: not(turnOf('you')) },
    { k: 'decides', what: 'in your turn', to: itsHost },
    { k: 'no benefits', to: itsHost },
  ],
  bane: ['psy damage'],
  ends: { points: 'research', n: times(2, strength('self')) },
  names: { host: 'that crew' },
});

export const desolation = card('O6 Desolation', {
  on: that(terrain, carrying(crew)),
  effect: sequence(
    set('owner', playerOf(host)),
    choose('left', { who: 'owner', list: on(host, crew), prompt: 'Which crew stays on that terrain?' }),
    forEach(
      on(host, that(crew, besides('left'))),
      'gone',
      choose(
        'goal',
        {
          who: playerOf('gone'),
          list: cards(that(harbor, ofPlayer(playerOf('gone')), besides(host))),
          prompt: 'Where does the crew go that leaves the terrain?',
        },
        moveTo('gone', 'goal'),
      ),
    ),
  ),
  after: 'discard',
  names: { host: 'that terrain', owner: 'the player of that terrain', left: 'the crew that stays', gone: 'it' },
});

export const cometControl = card('O2 Comet Control', {
  on: that(called('comet'), terrain, bareOf(titled('Comet Control'))),
  effect: chooseOne(
    { prompt: 'What happens to the comet?' },
    { label: 'It stays when its turns are over', effect: doNothing },
    { label: 'It is discarded now', effect: discard(host) },
  ),
  instead: [{ on: runsOut(itsHost), effect: doNothing }],
  names: { host: 'that comet' },
});

export const stupefy = card('O4 Stupefy', {
  on: generating('research'),
  always: [
    { k: 'makes', to: itsHost, what: 'research', n: -4 },
    { k: 'output', to: that(itsHost, terrain), what: 'research', n: -4 },
  ],
  lasts: 4,
  names: { host: 'that card' },
});

// Ships, shuttles and fighters

const ownShip = that(vessel, yours);
const ownTerrain = { land: that(terrain, yours) };
const evade = sequence(heavyStrikes('land', 1), discard('self'));
export const atmosphericEvasion = card('O1 Atmospheric Evasion', {
  on: ownShip,
  reactions: [
    { on: heavyVolleyAt(ownShip), at: aimedAtNow, target: ownTerrain, effect: evade },
    { on: heavyVolleyAt(itsHost), from: 'play', target: ownTerrain, effect: evade },
  ],
  names: { host: 'that ship', land: 'that terrain' },
});

export const fighterSupport = card('O1 Fighter Support', {
  on: that(shuttle, yours),
  always: [
    { k: 'rearms', to: itsHost },
    { k: 'armed', to: itsHost, n: 2 },
  ],
  lasts: 2,
  names: { host: 'that craft' },
});

export const explorationMission = card('O5 Exploration Mission', {
  on: that(vessel, strengthUpTo('self')),
  always: [{ k: 'no protection', to: itsHost }],
  reactions: [{ on: anything, effect: takesEffect }],
  instead: [
    {
      on: runsOut(itself),
      effect: sequence(set('explorer', host), discard('self'), generatesNext('explorer', 'research', 10)),
    },
  ],
  lasts: 2,
  names: { host: 'that ship', explorer: 'that ship' },
});

const pilot = either(titled('Pilot'), titled('Squadron Commander'));
const craft = that(shuttle, other(carrying(pilot)));
const crash = {
  target: { site: that(place, withAnyOf(craft)) },
  effect: discardAll(cards(that(craft, at('site')))),
};
export const squadronCrash = card('O8 Squadron Crash', {
  on: 'your fleet',
  ...crash,
  reactions: [{ on: anything, ...crash }],
  after: 'discard',
  names: { site: 'that location' },
});

// Any card

export const impendingChaos = card('O4 Impending Chaos', {
  on: anyCard,
  whenever: [{ on: comesInReactionTo(inHostsStack), effect: sequence(negatesPlay, discard('self')) }],
  names: { host: 'that card' },
});

import type { Ref } from '@orrery/kernel';
import { card, reprint } from '../../card.ts';
import {
  ableToUse,
  comesInReactionTo,
  damageHeadquarters,
  doingDamage,
  generatesNext,
  halvesCrew,
  halvesWeapons,
  heavyStrikes,
  heavyVolleyAt,
  negatesPlay,
  noPsy,
  spreadsToTwo,
  undoPoints,
  usesField,
} from '../../words/expansions/index.ts';
import {
  actionOf,
  aimedAt,
  aimedAtNow,
  all,
  card as anyCard,
  anything,
  at,
  bareOf,
  besides,
  called,
  cards,
  carrying,
  choose,
  chooseOne,
  count,
  crew,
  discard,
  discardAll,
  disengage,
  doNothing,
  either,
  eventCard,
  forEach,
  generating,
  harbor,
  harmed,
  healAll,
  host,
  inHostsStack,
  is,
  itself,
  itsFleet,
  itsHost,
  lasts,
  losing,
  moveTo,
  not,
  ofEmpire,
  ofOthers,
  ofPlayer,
  on,
  onA,
  other,
  passesBy,
  place,
  placeOf,
  playerOf,
  psyBeing,
  runsOut,
  sequence,
  set,
  ship,
  shuttle,
  spreadDamage,
  stopIt,
  strength,
  strengthUpTo,
  takesEffect,
  terrain,
  that,
  these,
  times,
  titled,
  totalStrength,
  turnOf,
  type,
  unit,
  vessel,
  vesselOrBase,
  volleyAt,
  when,
  withAnyOf,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/occurrences.ts';
