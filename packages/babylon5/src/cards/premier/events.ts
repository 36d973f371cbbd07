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
      chooseNumber(bid, {
        min: 0,
        max: yourInfluence,
        prompt: 'How much influence do you apply to end the round?',
        means: 'another player must apply more than # to go on',
      }),
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
    target: { enemy: foesWhich(atTension(5)) },
    effect: declareWar(yourRace, 'enemy'),
  },
});

export const armistice = event('Armistice', {
  cost: reconstructed(1),
  play: {
    rotateAmbassador: true,
    target: { one: racesWithPartner(3, 'war', true), other: partnersOf('one', 3, 'war', true) },
    effect: later('the draw round', endWar('first', 'second'), { races: ['one', 'other'] }),
  },
  provenance: { text: 'errata' },
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
  play: { needs: youAreIn('free trade'), effect: when(inForce('free trade'), gainInfluence('you', 1)) },
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

export const strafingRun = event('Strafing Run', {
  cost: 1,
  play: {
    effect: leaveText(attacksHarder(that(fleet, attacking, yours), 1), {
      say: 'until the end of the turn, your fleets deal 1 more damage when they attack',
    }),
  },
});

export const diplomaticImmunity = event('Diplomatic Immunity', {
  cost: 1,
  play: {
    target: { who: allPlayers },
    effect: leaveText(cannot('be-attacked', either(that(ambassador, inYourFaction), yourAssistant)), {
      you: 'who',
      say: 'until the end of the turn, the ambassador of that player and its assistant cannot be attacked',
    }),
  },
});

export const defameAmbassador = event('Defame Ambassador', {
  cost: 1,
  play: {
    target: { victim: that(ambassador, anothers) },
    effect: leaveText(multiplied(theOne('ambassador'), 'all', 0.5, { instant: true }), {
      on: 'victim',
      say: 'until the end of the turn, all abilities of that ambassador are halved, and halves are rounded up',
    }),
  },
  provenance: { text: 'errata' },
});

export const moralQuandary = event('Moral Quandary', {
  cost: 1,
  play: {
    target: { victim: character },
    effect: unlessApplies(playerOf('victim'), costOf('victim'), rotate('victim')),
  },
});

/** Your characters with marks of one kind rotate, you play nothing more that requires them, and every player loses half of them. */
const halving = (mark: 'shadow' | 'vorlon') =>
  sequence(
    forEach(cardsWhich(that(unrotated, character, yours, withMarks(mark))), 'hero', rotate('hero')),
    leaveText(mayNot('play', requiresMarks(mark))),
    forEach(allPlayers, 'player', purgeFrom('player', mark, half(marksIn(mark, 'player')))),
  );
export const competingInterests = event('Competing Interests', { cost: 5, play: { effect: halving('vorlon') } });
export const conflictingDesires = event('Conflicting Desires', { cost: 5, play: { effect: halving('shadow') } });

export const subliminalInfluence = event('Subliminal Influence', { cost: 9, play: { effect: moveEachLevel() } });

export const warByPopularDecree = event('War by Popular Decree', {
  cost: 5,
  play: {
    target: { who: playersWhich(withUnrest(3)), race: racesHatedBy('who', 5) },
    effect: declareWar(raceOf('who'), 'race'),
  },
});

export const theOppositionRises = event('The Opposition Rises', {
  cost: 1,
  play: {
    target: { who: otherPlayers },
    effect: leaveText(cardsCost(anyCard, the('number')), {
      you: 'who',
      number: unrestOf('who'),
      say: 'until the end of the turn, each card costs that player more to sponsor or to play as an event: as much as the unrest of that player is now',
    }),
  },
});

export const secretStrike = event('Secret Strike', {
  cost: 5,
  play: {
    needs: not(youInitiated),
    rotates: that(character, withAbility('intrigue')),
    target: { conflict: playableConflicts },
    effect: playConflict('conflict'),
  },
});

export const secretVorlonAid = event('Secret Vorlon Aid', {
  cost: reconstructed(1),
  play: {
    rotates: that(character, withMarks('vorlon', 2)),
    target: { conflict: conflictsOf('intrigue') },
    effect: throwIn('conflict', 5),
  },
  provenance: { text: 'ruling' },
});

export const emergencyMilitaryAid = event('Emergency Military Aid', {
  cost: reconstructed(1),
  play: {
    target: { conflict: conflictsOf('military'), aid: numbersTo(halfOfInfluence) },
    apply: times(2, the('aid')),
    effect: throwIn('conflict', the('aid')),
  },
  provenance: { text: 'ruling' },
});

export const sortie = event('Sortie', {
  cost: reconstructed(1),
  play: {
    target: { place: that(ready, location), conflict: conflictsAimedAt('place', 'military') },
    effect: sequence(addOpposition('conflict', oneIn(5, abilityOf('military', 'place'))), rotate('place')),
  },
  provenance: { text: 'errata' },
});

export const unrecognizedData = event('Unrecognized Data', {
  cost: reconstructed(1),
  play: {
    target: { ship: that(fleet, yours) },
    effect: leaveText(cannot('be-attacked-by-fleets', theOne('fleet')), { on: 'ship' }),
  },
  provenance: { text: 'reconstructed' },
});

export const vorlonRescue = event('Vorlon Rescue', {
  cost: 2,
  play: {
    target: { hero: that(neutralizedCard, inner, character, participant, withMarks('vorlon', 2)) },
    effect: sequence(
      restore('hero'),
      when(is('hero', unrotated), rotate('hero')),
      forEach(anyCards(that(either(enhancement, aftermathCard), canHurt, lyingOn('hero'))), 'harm', discard('harm')),
    ),
  },
  provenance: { text: 'errata' },
});

export const ramming = event('Ramming', {
  cost: reconstructed(1),
  play: {
    purge: 'destiny',
    target: { ship: that(neutralizedCard, fleet, yours, felledThisTurnBy(anyCard)) },
    effect: damage(fellerOf('ship'), printedOf('military', 'ship')),
  },
});

export const knowledgeOfTheSoul = event('Knowledge of the Soul', {
  cost: reconstructed(1),
  play: {
    rotates: that(character, keyword('Soul Hunter')),
    target: { soul: fallenOthers },
    effect: sequence(bringIntoPlay('soul'), discardAtEnd('soul')),
  },
});

export const chaosReigns = event('Chaos Reigns', {
  cost: 1,
  play: {
    needsMarks: { shadow: 2 },
    effect: sequence(
      newHandByMarks('you', 'shadow'),
      forEach(
        otherPlayers,
        'player',
        when(
          atLeast(marksIn('shadow', 'player'), 1),
          may(
            'Do you shuffle your hand into your deck, and draw a card for each Shadow Mark that you have?',
            newHandByMarks('player', 'shadow'),
            'player',
          ),
        ),
      ),
    ),
  },
});

export const knowledgeOfShadows = event('Knowledge of Shadows', {
  cost: 1,
  play: { needsMarks: { shadow: 1 }, effect: searchFor(that(eventCard, changesAbility('leadership', 'military'))) },
  provenance: { text: 'errata' },
});

export const carpeDiem = event('Carpe Diem', {
  cost: 5,
  oncePerPlayer: true,
  play: { target: { card: yourDiscards(eventCard) }, effect: takeUp('card') },
  provenance: { text: 'errata' },
});

export const concentratedEffort = event('Concentrated Effort', {
  cost: 5,
  play: {
    effect: lastingFor('you', 'extra-conflict', {
      until: 'next-turn',
      say: 'in the next conflict round you may declare a second conflict; one of the two must be a conflict card',
    }),
  },
  provenance: { text: 'errata' },
});

export const changeOfPlans = event('Change of Plans', {
  cost: reconstructed(1),
  play: {
    target: { conflict: conflictsWith(that(character, yours)) },
    apply: times(2, countCards(that(character, yours, inConflict('conflict')))),
    effect: forEach(
      cardsWhich(that(character, yours, inConflict('conflict'))),
      'hero',
      leavesForGood('hero', 'conflict'),
    ),
  },
  provenance: { text: 'errata' },
});

export const newsOfGalacticImport = event('News of Galactic Import', {
  cost: 1,
  play: {
    needs: not(noConflictsNow),
    effect: lastingFor('you', 'no-conflicts', {
      until: 'next-turn',
      say: 'in the next turn nobody can declare or initiate a conflict of any kind, and nobody can play this card',
    }),
  },
  provenance: { text: 'errata' },
});

export const merchandisingB5 = event('Merchandising B5', {
  cost: 1,
  play: {
    effect: sequence(
      leaveText(losesNothing('babylon5')),
      leaveText(cardsCost(anyCard, -2), {
        until: 'next-card',
        say: 'the next card that you play or sponsor this turn costs you 2 less',
      }),
    ),
  },
});

export const conflictingLoyalties = event('Conflicting Loyalties', {
  cost: 10,
  play: {
    target: { hero: handCards(that(character, limitedCard, copiesAnothers)) },
    apply: above(10, promotionCost('hero')),
    effect: sequence(
      demote(otherCopyOf('hero')),
      rotate(otherCopyOf('hero')),
      sponsorCard('hero', 'free'),
      rotate('hero'),
    ),
  },
  provenance: { text: 'ruling' },
});

export const liquidatingAssets = event('Liquidating Assets', {
  cost: reconstructed(1),
  play: {
    effect: ifAllAgree(
      'do you agree, for 1 influence later?',
      temporaryInfluence('you', 5),
      later('the resolution round', forEach(otherPlayers, 'player', gainInfluence('player', 1))),
    ),
  },
});

const striker = that(fleet, ableToAttack, yours);
export const coordinatedFire = event('Coordinated Fire', {
  cost: reconstructed(1),
  play: {
    target: {
      first: striker,
      second: that(striker, other(chosen('first'))),
      prey: that(fleet, participant, attackableByBoth('first', 'second')),
    },
    effect: attackTogether('first', 'second', 'prey'),
  },
  provenance: { text: 'errata' },
});

export const sneakAttack = event('Sneak Attack', {
  cost: reconstructed(1),
  play: {
    target: {
      ship: that(fleet, ready, yours),
      fight: conflictsToSupport('ship'),
      prey: that(fleet, anothers, unrotated, priced),
    },
    apply: costOf('prey'),
    effect: sequence(supportWith('ship', 'fight'), rotate('prey')),
  },
});

import { reconstructed } from '../../card.ts';
import {
  abilityOf,
  ableToAttack,
  above,
  addOpposition,
  aftermathCard,
  allowAbility,
  allowHighest,
  allPlayers,
  ambassador,
  ambassadorOf,
  anothers,
  anyCard,
  anyCards,
  apply,
  atLeast,
  atTension,
  attachTo,
  attackableByBoth,
  attacking,
  attacksHarder,
  attackTogether,
  bonus,
  bringIntoPlay,
  canGiveUp,
  canHurt,
  cannot,
  canSponsorOrPromote,
  cardsCost,
  cardsWhich,
  changesAbility,
  character,
  choose,
  chooseNumber,
  chooseOne,
  chosen,
  conflictCards,
  conflictsAimedAt,
  conflictsOf,
  conflictsToSupport,
  conflictsWith,
  controlledBy,
  copiesAnothers,
  costOf,
  councilVote,
  count,
  countCards,
  countOn,
  damage,
  declareWar,
  demote,
  discard,
  discardAtEnd,
  discardConflict,
  draw,
  either,
  endActionRound,
  endWar,
  enhancement,
  eventCard,
  eventsSinceYouActed,
  extraNextTurn,
  fallenOthers,
  felledThisTurnBy,
  fellerOf,
  fixedNumber,
  fleet,
  foesWhich,
  forEach,
  forEvery,
  gainInfluence,
  gainMark,
  gainPower,
  HOST,
  half,
  halfOfInfluence,
  handCards,
  has,
  holdTension,
  host,
  ifAllAgree,
  inConflict,
  inForce,
  influence,
  influenceOf,
  inner,
  inTurn,
  inYourFaction,
  is,
  keyword,
  lasting,
  lastingFor,
  later,
  leader,
  least,
  leavesForGood,
  leaveText,
  limitedCard,
  location,
  loseInfluence,
  losesNothing,
  lowestRating,
  lyingOn,
  marks,
  marksIn,
  marksNeeded,
  may,
  mayApply,
  mayNot,
  minus,
  moveEachLevel,
  multiplied,
  neutralize,
  neutralizedCard,
  newHandByMarks,
  nobodyTopped,
  noConflictsNow,
  not,
  note,
  nothingChosen,
  numbersTo,
  oneIn,
  other,
  otherCopyOf,
  otherPlayers,
  otherRaces,
  othersMayTop,
  participant,
  partnersOf,
  playableConflicts,
  playConflict,
  playerOf,
  playersOf,
  playersWhich,
  plus,
  postpone,
  priced,
  printedOf,
  promotionCost,
  purgeFrom,
  putInPlaceOf,
  raceOf,
  racesBut,
  racesHatedBy,
  racesPlayed,
  racesWithPartner,
  raiseUnrest,
  ready,
  readyForMore,
  removeSevere,
  reorderDecks,
  repeat,
  requiresMarks,
  restore,
  reversalPrice,
  reverseEvent,
  rotate,
  rotateAnyOf,
  rotatedCard,
  searchFor,
  sequence,
  setAbility,
  severelyHurt,
  severeOn,
  sponsorCard,
  sponsorOrPromote,
  stopLeading,
  supporting,
  supportWith,
  takeUp,
  temporaryInfluence,
  tension,
  that,
  the,
  theOne,
  throwIn,
  times,
  titled,
  unlessApplies,
  unneutralized,
  unrestOf,
  unrotated,
  votePassed,
  when,
  withAbility,
  withMarks,
  withUnrest,
  yesVotes,
  youApplied,
  youAreIn,
  youInitiated,
  yourAmbassador,
  yourAssistant,
  yourDiscards,
  yourInfluence,
  yourMarks,
  yourRace,
  yours,
} from '../../words/index.ts';
import { event } from './set.ts';
