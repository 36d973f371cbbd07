// Events of the Premier set.

export const accident = event('Accident', {
  cost: 3,
  play: { target: { victim: that(either(character, fleet), anothers) }, effect: damage('victim', 1) },
});

const halfDiplomacy = half(abilityOf('diplomacy', yourAmbassador));
export const affirmAlliance = event('Affirm Alliance', {
  cost: reconstructed(1),
  play: { rotateAmbassador: true, needs: canSponsorOrPromote(halfDiplomacy), effect: sponsorOrPromote(halfDiplomacy) },
});

export const balance = event('Balance', {
  cost: reconstructed(1),
  play: {
    effect: lastingFor('you', 'influence-cap', {
      n: lowestRating,
      say: 'for the rest of the turn the influence that a player has applied in all may not exceed the lowest rating that any player has now',
    }),
  },
});

export const chrysalis = event('Chrysalis', {
  race: 'minbari',
  cost: reconstructed(1),
  play: {
    needsMarks: { vorlon: 2 },
    needs: atLeast(count(anyCards(that(titled('Triluminary'), yours))), 1),
    rotates: titled('Delenn'),
    target: { successor: handCards(titled('Delenn Transformed')) },
    effect: sequence(
      putInPlaceOf('rotated', 'successor', { enhancements: true, aftermaths: true, rotated: true }),
      raiseUnrest('you', 2),
      neutralize('successor'),
    ),
  },
});

const bid = 'that number';
export const confusionInChaos = event('Confusion in Chaos', {
  play: {
    needsMarks: { shadow: 2 },
    effect: sequence(
      chooseNumber(bid, { min: 0, max: yourInfluence, prompt: 'How much influence do you apply to end the round?' }),
      apply(the(bid)),
      othersMayTop(the(bid)),
      when(nobodyTopped, endActionRound),
    ),
  },
});

export const contactWithVorlons = event('Contact with Vorlons', {
  cost: 1,
  play: {
    target: { hero: that(character, yours) },
    effect: sequence(influence('vorlons', 1), gainMark('hero', 'vorlon')),
  },
});

export const cutSupplyLines = event('Cut Supply Lines', {
  cost: 1,
  play: { target: { fight: conflictsOf('military') }, effect: allowAbility('intrigue', 'fight') },
});

export const decisiveTactics = event('Decisive Tactics', {
  cost: 1,
  play: { target: { hero: character }, effect: bonus('hero', 'leadership', plus(2, marks('destiny', 'hero'))) },
});

export const declarationOfWar = event('Declaration of War', {
  cost: reconstructed(1),
  play: {
    rotateAmbassador: true,
    target: { enemy: otherRacesWhich(atTension(5)) },
    effect: declareWar(yourRace, 'enemy'),
  },
});

const applied = 'applied';
const hisDestiny = marks('destiny', yourAmbassador);
export const destinyFulfilled = event('Destiny Fulfilled', {
  cost: 1,
  becomes: 'enhancement',
  play: {
    effect: sequence(
      mayApply(applied, 5, {
        twice: not(atLeast(countOn(yourAmbassador, titled('Destiny Fulfilled')), 1)),
        prompt: 'How much more do you apply: 5 for your other characters, 10 to keep it on your ambassador as well?',
      }),
      when(
        youApplied(applied, 5),
        forEach(
          cardsWhich(that(character, yours, withMarks('destiny'), other(chosen(yourAmbassador)))),
          'hero',
          bonus('hero', 'all', marks('destiny', 'hero')),
        ),
      ),
      when(
        youApplied(applied, 10),
        sequence(note(hisDestiny), attachTo(yourAmbassador)),
        bonus(yourAmbassador, 'all', hisDestiny),
      ),
    ),
  },
  always: [
    has(host, 'all', fixedNumber, {
      say: `${HOST} has +1 to all abilities for each Destiny Mark that it had when this card was played.`,
    }),
  ],
  provenance: { text: 'errata' },
});

export const diplomaticBlunder = event('Diplomatic Blunder', {
  cost: 1,
  play: {
    target: { victim: that(ready, character, withAbility('diplomacy', 2)) },
    effect: setAbility('victim', 'diplomacy', 1),
  },
  provenance: { text: 'errata' },
});

export const earlyWarning = event('Early Warning', {
  cost: reconstructed(1),
  play: {
    rotates: that(character, withMarks('vorlon', 2)),
    target: { plot: conflictsOf('intrigue') },
    effect: sequence(addOpposition('plot', influenceOf('vorlons')), influence('vorlons', 1)),
  },
  provenance: { text: 'errata' },
});

export const forcesCollide = event('Forces Collide', {
  cost: reconstructed(1),
  play: {
    needsMarks: { shadow: 3 },
    target: { prey: anyCards(that(enhancement, priced)) },
    apply: plus(costOf('prey'), marksNeeded('vorlon', 'prey')),
    effect: discard('prey'),
  },
});

export const forTheGoodOfAll = event('For the Good of All', {
  cost: reconstructed(1),
  play: { effect: extraNextTurn(yourMarks('destiny'), 2) },
});

export const hiddenKnowledge = event('Hidden Knowledge', {
  cost: reconstructed(1),
  play: { needsMarks: { vorlon: 2 }, effect: reorderDecks(5) },
});

export const lackOfSubtlety = event('Lack of Subtlety', {
  cost: 1,
  play: {
    target: { victim: that(ready, character, withAbility('intrigue', 2)) },
    effect: setAbility('victim', 'intrigue', 1),
  },
  provenance: { text: 'errata' },
});

export const levelThePlayingField = event('Level the Playing Field', {
  cost: 1,
  play: { target: { hero: either(character, fleet), fight: conflictsOf() }, effect: allowHighest('hero', 'fight') },
});

export const medicalAssistance = event('Medical Assistance', {
  cost: 1,
  play: {
    target: { patient: that(neutralizedCard, supporting, character) },
    effect: lasting('patient', 'inner-for-healing', {
      until: 'stays',
      say: 'until it is no longer neutralized, it stays in play and heals as Inner Circle characters do',
    }),
  },
  provenance: { text: 'errata' },
});

export const notMeantToBe = event('Not Meant to Be', {
  cost: null,
  play: { target: { play: eventsSinceYouActed }, apply: reversalPrice('play'), effect: reverseEvent('play') },
  provenance: { cost: 'ruling', text: 'errata' },
});

export const popularSupport = event('Popular Support', {
  cost: 1,
  play: { target: { hero: character }, effect: bonus('hero', 'diplomacy', plus(2, marks('destiny', 'hero'))) },
});

export const prolongedTalks = event('Prolonged Talks', {
  cost: 3,
  play: { target: { talks: conflictsOf('diplomacy') }, effect: postpone('talks') },
  provenance: { text: 'errata' },
});

export const shortTermGoals = event('Short Term Goals', {
  cost: reconstructed(1),
  play: { purge: 'destiny', effect: gainInfluence('you', 1) },
});

export const supportBabylon5 = event('Support Babylon 5', {
  cost: reconstructed(1),
  play: {
    rotateAmbassador: true,
    effect: sequence(councilVote(), influence('babylon5', yesVotes), when(votePassed, influence('babylon5', 1))),
  },
});

export const thePriceOfPower = event('The Price of Power', {
  cost: 7,
  play: {
    target: { payer: allPlayers },
    effect: sequence(
      choose(
        'loss',
        {
          who: 'payer',
          list: cardsWhich(that(character, controlledBy('payer'), other(ambassador))),
          optional: true,
          prompt: 'Which character do you discard? If none, you gain no influence from conflicts this turn.',
        },
        discard('loss'),
      ),
      when(
        nothingChosen('loss'),
        lastingFor('payer', 'no-conflict-influence', {
          say: 'that player gains no influence from conflicts this turn',
        }),
      ),
    ),
  },
});

export const underworldConnections = event('Underworld Connections', {
  cost: 1,
  play: { target: { hero: character }, effect: bonus('hero', 'intrigue', plus(2, marks('doom', 'hero'))) },
});

export const victoryInMyGrasp = event('Victory in My Grasp', {
  cost: reconstructed(1),
  play: {
    rotateAmbassador: true,
    effect: forEach(cardsWhich(that(fleet, yours)), 'ship', bonus('ship', 'military', hisDestiny)),
  },
});

export const youAreNotReady = event('You Are Not Ready', {
  cost: 1,
  play: {
    needsMarks: { vorlon: 3 },
    target: { fight: conflictCards },
    effect: sequence(discardConflict('fight'), influence('vorlons', 2)),
  },
});

export const forMyPeople = event('For My People', {
  cost: reconstructed(1),
  play: {
    rotateAmbassador: true,
    effect: sequence(neutralize(yourAmbassador), gainMark(yourAmbassador, 'destiny')),
  },
  provenance: { text: 'errata' },
});

export const hourOfTheWolf = event('Hour of the Wolf', {
  cost: 3,
  play: { target: { hero: that(that(inner, rotatedCard), character) }, effect: readyForMore('hero') },
});

const rotatedFleets = 'the number of fleets rotated';
export const youKnowMyReputation = event('You Know My Reputation', {
  cost: 1,
  play: {
    effect: sequence(
      rotateAnyOf(fleet, rotatedFleets),
      bonus(
        yourAmbassador,
        'diplomacy',
        plus(
          plus(hisDestiny, marks('shadow', yourAmbassador)),
          plus(marks('vorlon', yourAmbassador), the(rotatedFleets)),
        ),
      ),
    ),
  },
});

export const tradeWindfall = event('Trade Windfall', {
  cost: 7,
  play: { needs: youAreIn('free trade'), effect: gainInfluence('you', 1) },
  provenance: { cost: 'errata', text: 'errata' },
});

/** An event that opens another ability in conflicts of one type, to all. */
const opens = (title: string, type: 'diplomacy' | 'intrigue' | 'military', ability: typeof type) =>
  event(title, { cost: 1, play: { target: { fight: conflictsOf(type) }, effect: allowAbility(ability, 'fight') } });

export const aGoodBluff = opens('A Good Bluff', 'intrigue', 'diplomacy');
export const fleetsOnTheBorder = opens('Fleets on the Border', 'diplomacy', 'military');
export const intriguesMature = opens('Intrigues Mature', 'diplomacy', 'intrigue');
export const sanctions = opens('Sanctions', 'military', 'diplomacy');
export const specialOps = opens('Special Ops', 'intrigue', 'military');

export const avertIncident = event('Avert Incident', {
  cost: 4,
  play: { effect: forEach(racesBut(yourRace), 'race', holdTension('race', yourRace)) },
});

export const contactWithShadows = event('Contact with Shadows', {
  cost: 1,
  play: {
    target: { hero: that(character, yours) },
    effect: sequence(influence('shadows', 1), gainMark('hero', 'shadow')),
  },
});

export const exploration = event('Exploration', {
  cost: reconstructed(1),
  play: {
    target: { ship: that(ready, fleet, yours) },
    apply: printedOf('military', 'ship'),
    effect: sequence(discard('ship'), gainInfluence('you', forEvery(5, printedOf('military', 'ship')))),
  },
  provenance: { text: 'errata' },
});

export const forTheCommonGood = event('For the Common Good', {
  cost: reconstructed(1),
  play: {
    rotateAmbassador: true,
    needs: canGiveUp(1),
    effect: sequence(loseInfluence('you', 1), influence('babylon5', 2)),
  },
});

export const hireRaiders = event('Hire Raiders', {
  cost: 2,
  play: {
    rotates: that(character, withAbility('intrigue')),
    target: { prey: that(fleet, anothers) },
    effect: sequence(
      chooseNumber(bid, {
        min: 0,
        max: least(abilityOf('intrigue', 'rotated'), yourInfluence),
        prompt: 'How much influence do you apply to hire raiders?',
        means: '# damage to the fleet',
      }),
      apply(the(bid)),
      damage('prey', the(bid)),
      gainMark('rotated', 'doom'),
    ),
  },
});

export const internalStrife = event('Internal Strife', {
  cost: 1,
  play: { target: { victim: allPlayers }, effect: raiseUnrest('victim', 1) },
});

const plots = conflictsOf('intrigue');
export const lockdown = event('Lockdown', {
  cost: reconstructed(1),
  play: {
    needs: atLeast(count(plots), 1),
    apply: times(5, count(plots)),
    effect: forEach(plots, 'plot', addOpposition('plot', 5)),
  },
});

export const longTermInvestment = event('Long Term Investment', {
  cost: 8,
  play: { needs: canGiveUp(1), effect: sequence(loseInfluence('you', 1), gainPower('you', 1)) },
});

export const meditation = event('Meditation', { cost: 1, play: { effect: draw('you', 2) } });

const spent = 'that number';
export const rallyToTheCause = event('Rally to the Cause', {
  cost: reconstructed(1),
  play: {
    needs: atLeast(countCards(that(severelyHurt, yours)), 1),
    effect: sequence(
      chooseNumber(spent, {
        min: 0,
        max: least(yourInfluence, severeOn(yours)),
        prompt: 'How much influence do you apply to take off severe damage?',
        means: '# severe damage comes off your cards',
      }),
      apply(the(spent)),
      repeat(
        the(spent),
        choose(
          'patient',
          { list: cardsWhich(that(severelyHurt, yours)), prompt: 'Which card loses 1 severe damage?' },
          removeSevere('patient', 1),
        ),
      ),
    ),
  },
});

export const seduction = event('Seduction', {
  cost: reconstructed(1),
  play: {
    target: { victim: that(character, withAbility('intrigue', 2)) },
    effect: sequence(
      chooseNumber(spent, {
        min: 0,
        max: least(yourInfluence, minus(abilityOf('intrigue', 'victim'), 1)),
        prompt: 'How much influence do you apply to lower its Intrigue?',
        means: 'its Intrigue is # lower until the end of the turn',
      }),
      apply(the(spent)),
      bonus('victim', 'intrigue', minus(0, the(spent))),
    ),
  },
});

export const selfDoubt = event('Self Doubt', {
  cost: 1,
  play: { target: { victim: that(unrotated, supporting, character) }, effect: rotate('victim') },
});

export const shadowStrike = event('Shadow Strike', {
  cost: null,
  play: {
    needsMarks: { shadow: 2 },
    target: { prey: that(fleet, unneutralized) },
    apply: abilityOf('military', 'prey'),
    effect: when(atLeast(influenceOf('shadows'), abilityOf('military', 'prey')), neutralize('prey')),
  },
  provenance: { cost: 'ruling', text: 'errata' },
});

export const shortTermInvestment = event('Short Term Investment', {
  cost: reconstructed(1),
  play: {
    effect: sequence(
      chooseNumber(spent, {
        min: 0,
        max: yourInfluence,
        prompt: 'How much influence do you invest?',
        means: '# influence is gone this turn',
      }),
      apply(the(spent)),
      lastingFor('you', 'extra-influence', {
        n: forEvery(3, the(spent)),
        until: 'next-turn',
        say: 'next turn only, you have 1 more influence for every 3 applied',
      }),
    ),
  },
});

/** Every ambassador who can rotate may do so for a mark, and a power gains 1 for each mark. */
const asked = (mark: 'shadow' | 'vorlon', whose: 'shadows' | 'vorlons', prompt: string) =>
  forEach(
    allPlayers,
    'player',
    when(
      is(ambassadorOf('player'), ready),
      may(
        prompt,
        sequence(rotate(ambassadorOf('player')), inTurn(gainMark(ambassadorOf('player'), mark), influence(whose, 1))),
        'player',
      ),
    ),
  );
export const whatDoYouWant = event('What Do You Want?', {
  cost: reconstructed(1),
  play: {
    effect: asked(
      'shadow',
      'shadows',
      'Does your ambassador rotate for a Shadow Mark, and the Shadows gain 1 influence?',
    ),
  },
});
export const whoAreYou = event('Who Are You?', {
  cost: reconstructed(1),
  play: {
    effect: asked(
      'vorlon',
      'vorlons',
      'Does your ambassador rotate for a Vorlon Mark, and the Vorlons gain 1 influence?',
    ),
  },
});

export const politicalRealignment = event('Political Realignment', {
  cost: 5,
  play: {
    target: { race: racesPlayed },
    effect: chooseOne(
      { prompt: 'Does the unrest go up or down?' },
      { label: 'Up by 1', effect: forEach(playersOf('race'), 'player', raiseUnrest('player', 1)) },
      { label: 'Down by 1', effect: forEach(playersOf('race'), 'player', raiseUnrest('player', -1)) },
    ),
  },
});

export const universeTodayFeature = event('Universe Today Feature', {
  cost: 1,
  play: {
    target: { race: otherRaces, toward: racesBut('race') },
    effect: chooseOne(
      { prompt: 'Does the tension go up or down?' },
      { label: 'Up by 1', effect: tension('race', 'toward', 1) },
      { label: 'Down by 1', effect: tension('race', 'toward', -1) },
    ),
  },
});

export const recalledToService = event('Recalled to Service', {
  cost: 5,
  play: { target: { hero: yourDiscards(character) }, effect: takeUp('hero') },
});

export const strategicReassignment = event('Strategic Reassignment', {
  cost: 1,
  play: { target: { hero: that(character, leader, yours) }, effect: stopLeading('hero') },
});

import { reconstructed } from '../../card.ts';
import {
  abilityOf,
  addOpposition,
  allowAbility,
  allowHighest,
  allPlayers,
  ambassador,
  ambassadorOf,
  anothers,
  anyCards,
  apply,
  atLeast,
  atTension,
  attachTo,
  bonus,
  canGiveUp,
  canSponsorOrPromote,
  cardsWhich,
  character,
  choose,
  chooseNumber,
  chooseOne,
  chosen,
  conflictCards,
  conflictsOf,
  controlledBy,
  costOf,
  councilVote,
  count,
  countCards,
  countOn,
  damage,
  declareWar,
  discard,
  discardConflict,
  draw,
  either,
  endActionRound,
  enhancement,
  eventsSinceYouActed,
  extraNextTurn,
  fixedNumber,
  fleet,
  forEach,
  forEvery,
  gainInfluence,
  gainMark,
  gainPower,
  HOST,
  half,
  handCards,
  has,
  holdTension,
  host,
  influence,
  influenceOf,
  inner,
  inTurn,
  is,
  lasting,
  lastingFor,
  leader,
  least,
  loseInfluence,
  lowestRating,
  marks,
  marksNeeded,
  may,
  mayApply,
  minus,
  neutralize,
  neutralizedCard,
  nobodyTopped,
  not,
  note,
  nothingChosen,
  other,
  otherRaces,
  otherRacesWhich,
  othersMayTop,
  playersOf,
  plus,
  postpone,
  priced,
  printedOf,
  putInPlaceOf,
  racesBut,
  racesPlayed,
  raiseUnrest,
  ready,
  readyForMore,
  removeSevere,
  reorderDecks,
  repeat,
  reversalPrice,
  reverseEvent,
  rotate,
  rotateAnyOf,
  rotatedCard,
  sequence,
  setAbility,
  severelyHurt,
  severeOn,
  sponsorOrPromote,
  stopLeading,
  supporting,
  takeUp,
  tension,
  that,
  the,
  times,
  titled,
  unneutralized,
  unrotated,
  votePassed,
  when,
  withAbility,
  withMarks,
  yesVotes,
  youApplied,
  youAreIn,
  yourAmbassador,
  yourDiscards,
  yourInfluence,
  yourMarks,
  yourRace,
  yours,
} from '../../words/index.ts';
import { event } from './set.ts';
