// Characters of the Premier set.

const weapon = that(enhancement, keyword('Weapon'));
const homeFleet = either(titled('Colonial Fleet'), titled('Homeworld Fleet'), titled('Picket Fleet'));

/** You move a tension by 1 in the way that you choose. */
const upOrDown = (from: Ref, toward: Ref) =>
  chooseOne(
    { prompt: 'Does the tension go up or down?' },
    { label: 'Up by 1', effect: tension(from, toward, 1) },
    { label: 'Down by 1', effect: tension(from, toward, -1) },
  );

/** All damage of a character that is not neutralized, or 2 severe damage of one that is. */
const treat = (patient: string) => when(is(patient, neutralizedCard), removeSevere(patient, 2), removeDamage(patient));

export const frederickLantz = character('Frederick Lantz', {
  race: 'human',
  cost: 9,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(3), leadership: reconstructed(3) },
  always: [mustOpposeTension()],
  provenance: { text: 'errata' },
});

export const generalHague = character('General Hague', {
  race: 'human',
  cost: 10,
  abilities: { diplomacy: reconstructed(4), intrigue: 3, leadership: reconstructed(6) },
  always: [tokensDiscount(fleet, 2)],
  actions: [{ say: 'put a construction token on him', rotate: true, effect: putTokens('self') }],
  provenance: { text: 'errata' },
});

export const humanAgent = character('Human Agent', {
  race: 'human',
  cost: 3,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(2), leadership: reconstructed(0) },
  copies: 'multiple',
});

export const humanAide = character('Human Aide', {
  race: 'human',
  cost: 4,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(0), leadership: reconstructed(0) },
  copies: 'multiple',
});

export const humanCaptain = character('Human Captain', {
  race: 'human',
  cost: 3,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(0), leadership: reconstructed(2) },
  copies: 'multiple',
});

export const jeffreySinclair = character('Jeffrey Sinclair', {
  race: 'human',
  abilities: { diplomacy: reconstructed(4), intrigue: reconstructed(4), leadership: reconstructed(5) },
  keywords: ['Starting Ambassador', 'Human Ambassador'],
  marks: { destiny: 1 },
  actions: [
    {
      say: 'hold the Minbari tension toward the Humans',
      rotate: true,
      effect: whichFaction('minbari', whichFaction('human', holdTension(named('minbari'), named('human')))),
    },
  ],
});

export const johnSheridan = character('John Sheridan', {
  race: 'human',
  cost: 10,
  abilities: { diplomacy: reconstructed(6), intrigue: reconstructed(3), leadership: reconstructed(4) },
  marks: { destiny: 1 },
  replaces: [{ title: 'Jeffrey Sinclair' }],
  whenever: [
    {
      on: 'mark-gained',
      if: all(same(factOf('card'), 'self'), newKindOfMark),
      say: 'Whenever he gains a mark of a kind that he has none of',
      pronoun: 'he',
      effect: gainAnother('self'),
    },
  ],
  actions: [
    {
      say: 'initiate an additional conflict',
      rotate: true,
      target: { conflict: playableConflicts },
      apply: times(3, yourActions),
      effect: playConflict('conflict'),
    },
  ],
  provenance: { text: 'errata' },
});

export const miagiHidoshi = character('Miagi Hidoshi', {
  race: 'human',
  cost: 8,
  abilities: { diplomacy: ruled(6), intrigue: reconstructed(1), leadership: reconstructed(2) },
  keywords: ['Earth Alliance Senator'],
  actions: [
    {
      say: 'raise his Diplomacy to 10 at most',
      target: { more: raisesTo(10, 'diplomacy', 'self') },
      apply: times(2, the('more')),
      effect: bonus('self', 'diplomacy', the('more')),
    },
  ],
});

export const michaelGaribaldi = character('Michael Garibaldi', {
  race: 'human',
  cost: 8,
  abilities: { diplomacy: reconstructed(1), intrigue: ruled(3), leadership: reconstructed(3) },
  always: [
    multiplied(that(itself, either(opposesAtResolution('intrigue'), attacked)), 'intrigue', 2, {
      instant: true,
      say: 'His Intrigue counts double when an Intrigue conflict that he opposes resolves, and while he is attacked.',
    }),
    mayUse('intrigue', 'diplomacy'),
  ],
});

export const stephenFranklin = character('Stephen Franklin', {
  race: 'human',
  cost: 5,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(0), leadership: reconstructed(0) },
  actions: [
    {
      say: 'treat a character',
      rotate: true,
      target: { patient: that(characters, treatable) },
      effect: treat('patient'),
    },
    {
      say: 'treat your own ambassador',
      anybody: true,
      rotate: true,
      target: { patient: that(ambassador, inYourFaction, treatable) },
      effect: treat('patient'),
    },
  ],
});

export const susanIvanova = character('Susan Ivanova', {
  race: 'human',
  cost: 4,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(0), leadership: reconstructed(0) },
  keywords: ["Ambassador's Assistant", "Human Ambassador's Assistant"],
});

export const taliaWinters = character('Talia Winters', {
  race: 'human',
  cost: 6,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(0), psi: 6, leadership: reconstructed(0) },
  keywords: ['Psi Corps'],
  always: [cannot('attack', itself)],
  sponsoredInto: otherPlayersWhich(that(playerOfRace('human'), withFewerMarks('conspiracy'))),
  provenance: { text: 'errata' },
});

export const adiraTyree = character('Adira Tyree', {
  race: 'centauri',
  cost: 5,
  abilities: { intrigue: 3 },
  whenever: [
    {
      on: 'attack-over',
      if: all(any(same(factOf('attacker'), 'self'), same(factOf('target'), 'self')), is('self', unneutralized)),
      say: 'Each time she attacks or is attacked without being neutralized',
      pronoun: 'she',
      effect: bonus('self', 'intrigue', 1, 'stays'),
    },
  ],
  provenance: { text: 'errata' },
});

export const carnMollari = character('Carn Mollari', {
  race: 'centauri',
  cost: 4,
  abilities: { diplomacy: 1, intrigue: reconstructed(1), leadership: reconstructed(1) },
});

export const centauriAgent = character('Centauri Agent', {
  race: 'centauri',
  cost: 4,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(3), leadership: reconstructed(0) },
  copies: 'multiple',
});

export const centauriAide = character('Centauri Aide', {
  race: 'centauri',
  cost: 3,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(0), leadership: reconstructed(0) },
  copies: 'multiple',
});

export const centauriCaptain = character('Centauri Captain', {
  race: 'centauri',
  cost: 3,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(0), leadership: reconstructed(2) },
  copies: 'multiple',
});

export const drigo = character('Drigo', {
  race: 'centauri',
  cost: 8,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(2), leadership: reconstructed(2) },
  always: [enhancingCosts(itself, -2)],
});

export const ladyMorella = character('Lady Morella', {
  race: 'centauri',
  cost: 8,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(2), leadership: reconstructed(2) },
  keywords: ['Seeress'],
});

export const londoMollari = character('Londo Mollari', {
  race: 'centauri',
  abilities: { diplomacy: 4, intrigue: reconstructed(4), leadership: reconstructed(4) },
  keywords: ['Starting Ambassador', 'Centauri Ambassador'],
  marks: { destiny: 1 },
  whenever: [
    {
      on: 'attached',
      if: all(same(factOf('host'), 'self'), is(factOf('card'), weapon), atMost(countOn('self', weapon), 1)),
      say: 'Whenever he gets a weapon enhancement while he has none',
      pronoun: 'he',
      effect: gainMark('self', 'strife'),
    },
  ],
});

export const urzaJaddo = character('Urza Jaddo', {
  race: 'centauri',
  cost: 10,
  abilities: { diplomacy: 6, intrigue: reconstructed(4), leadership: reconstructed(3) },
  always: [
    powerOf(
      playerOfRace('centauri'),
      minus(0, forEvery(3, yourMarks('shadow'))),
      'The Centauri player has 1 less power for every 3 Shadow Marks in the Centauri faction.',
    ),
  ],
});

export const virCotto = character('Vir Cotto', {
  race: 'centauri',
  cost: 3,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(0), leadership: reconstructed(0) },
  keywords: ["Ambassador's Assistant", "Centauri Ambassador's Assistant"],
});

export const ashan = character('Ashan', {
  race: 'minbari',
  cost: 4,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(0), leadership: reconstructed(0) },
  keywords: ['Religious Caste'],
});

export const delenn = character('Delenn', {
  race: 'minbari',
  abilities: { diplomacy: 6, intrigue: reconstructed(4), leadership: reconstructed(3) },
  keywords: ['Starting Ambassador', 'Minbari Ambassador', 'Grey Council Member', 'Religious Caste'],
  marks: { destiny: 1, vorlon: 1 },
});

export const delennTransformed = character('Delenn Transformed', {
  race: 'minbari',
  abilities: { diplomacy: reconstructed(6), intrigue: reconstructed(4), leadership: reconstructed(3) },
  keywords: ['Religious Caste'],
  marks: { destiny: 2, vorlon: 2 },
  personality: 'Delenn',
  replaces: [
    { title: 'Delenn', must: true, through: 'Chrysalis', enhancements: true, aftermaths: true, rotated: true },
  ],
  always: [sponsoringCosts(that(characters, ofAnotherRace), -2)],
});

export const draal = character('Draal', {
  race: 'minbari',
  cost: 6,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(1), leadership: reconstructed(1) },
  keywords: ['Religious Caste'],
  always: [strikesFirst(itself)],
});

export const hedronn = character('Hedronn', {
  race: 'minbari',
  cost: 9,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(3), leadership: reconstructed(5) },
  keywords: ['Grey Council Member', 'Warrior Caste'],
  actions: [
    {
      say: 'rotate a Minbari character',
      rotate: true,
      target: { idle: that(characters, race('minbari'), unrotated, butItself) },
      effect: rotate('idle'),
    },
  ],
});

export const kalain = character('Kalain', {
  race: 'minbari',
  cost: 9,
  abilities: { diplomacy: reconstructed(3), intrigue: ruled(0), leadership: 4 },
  keywords: ['Warrior Caste'],
  actions: [
    {
      say: 'let the fleet that he leads attack a Human fleet',
      needs: leads('self', that(ableToAttack, fleet, other(homeFleet))),
      target: { prey: that(fleet, race('human'), anothers, unneutralized) },
      effect: sequence(attackOutside('prey', fleetLedBy('self')), when(fallen('self'), discard('self'))),
    },
  ],
  provenance: { text: 'reconstructed' },
});

export const lennier = character('Lennier', {
  race: 'minbari',
  cost: 4,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(1), leadership: reconstructed(0) },
  keywords: ["Ambassador's Assistant", "Minbari Ambassador's Assistant", 'Religious Caste'],
  always: [onlyOpposes('intrigue')],
  responses: [
    {
      window: 'attacked',
      if: is(attackTarget, titled('Delenn')),
      say: 'When Delenn is attacked while he is ready, he may step in',
      label: 'Lennier takes the damage',
      rotate: true,
      effect: takeTheDamage('self'),
    },
  ],
});

export const minbariAgent = character('Minbari Agent', {
  race: 'minbari',
  cost: 3,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(2), leadership: reconstructed(0) },
  keywords: ['Worker Caste'],
  copies: 'multiple',
});

export const minbariAide = character('Minbari Aide', {
  race: 'minbari',
  cost: 4,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(0), leadership: reconstructed(0) },
  keywords: ['Religious Caste'],
  copies: 'multiple',
});

export const minbariCaptain = character('Minbari Captain', {
  race: 'minbari',
  cost: 3,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(0), leadership: reconstructed(2) },
  keywords: ['Warrior Caste'],
  copies: 'multiple',
});

export const minbariTelepath = character('Minbari Telepath', {
  race: 'minbari',
  cost: 8,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(0), psi: 6, leadership: reconstructed(0) },
  keywords: ['Religious Caste'],
  actions: [
    {
      say: "lower a character's abilities",
      rotate: true,
      target: { victim: characters },
      effect: bonus('victim', 'all', -2),
    },
  ],
});

export const neroon = character('Neroon', {
  race: 'minbari',
  cost: 8,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(2), leadership: reconstructed(5) },
  keywords: ['Warrior Caste'],
  always: [standsForAmbassador()],
});

export const shalMayan = character('Shal Mayan', {
  race: 'minbari',
  cost: 5,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(0), leadership: reconstructed(0) },
  keywords: ['Religious Caste'],
  actions: [
    {
      say: 'ready an Inner Circle character',
      rotate: true,
      apply: 5,
      target: { friend: that(characters, inner, rotatedCard, readiesFreely) },
      effect: readyForMore('friend'),
    },
  ],
  provenance: { text: 'errata' },
});

export const gKar = character("G'Kar", {
  race: 'narn',
  abilities: { diplomacy: 5, intrigue: reconstructed(3), leadership: reconstructed(5) },
  keywords: ['Starting Ambassador', 'Narn Ambassador', "Member of the Kha'Ri"],
  marks: { strife: 1 },
  whenever: [
    {
      on: 'conflict-initiated',
      if: all(same(factOf('targetCard'), 'self'), is('self', targetedBy('intrigue'))),
      say: 'Whenever an Intrigue conflict targets him',
      pronoun: 'he',
      effect: bonus('self', 'intrigue', 2),
    },
  ],
});

export const jaDoc = character("Ja'Doc", {
  race: 'narn',
  cost: 6,
  abilities: { diplomacy: reconstructed(1), intrigue: reconstructed(1), leadership: reconstructed(3) },
  responses: [
    {
      window: 'event played',
      say: 'When somebody plays an event while he is ready, you may negate it',
      label: "Ja'Doc negates the event",
      effect: sequence(stopIt, discard('self')),
    },
  ],
});

export const khaMak = character("Kha'Mak", {
  race: 'narn',
  cost: 11,
  abilities: { diplomacy: reconstructed(7), intrigue: reconstructed(4), leadership: reconstructed(4) },
  keywords: ["Representative of the Kha'Ri"],
  neverInner: true,
  always: [ratingHigher(1)],
  actions: [
    {
      say: 'lower the cost of the next Narn character you sponsor',
      rotate: true,
      effect: lastingFor('you', 'sponsor-cost', {
        n: -2,
        what: theRace('narn'),
        say: 'you pay 2 less for the next Narn character that you sponsor this turn',
      }),
    },
  ],
  provenance: { text: 'errata' },
});

export const koDath = character("Ko'Dath", {
  race: 'narn',
  cost: 2,
  abilities: { diplomacy: reconstructed(1), intrigue: reconstructed(0), leadership: reconstructed(0) },
  keywords: ["Ambassador's Assistant", "Narn Ambassador's Assistant"],
});

export const naKal = character("Na'Kal", {
  race: 'narn',
  cost: 8,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(2), leadership: reconstructed(5) },
  responses: [
    {
      window: 'attacked',
      if: is(attackTarget, that(fleet, race('narn'))),
      say: 'When a Narn fleet is attacked while he is ready, he may call it off',
      label: "Na'Kal withdraws the fleet",
      rotate: true,
      effect: breakOff,
    },
  ],
  provenance: { text: 'reconstructed' },
});

export const naToth = character("Na'Toth", {
  race: 'narn',
  cost: 5,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(0), leadership: reconstructed(0) },
  keywords: ["Ambassador's Assistant", "Narn Ambassador's Assistant"],
  marks: { strife: 1 },
  replaces: [{ title: "Ko'Dath" }],
});

export const narnAgent = character('Narn Agent', {
  race: 'narn',
  cost: 3,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(2), leadership: reconstructed(0) },
  copies: 'multiple',
});

export const narnAide = character('Narn Aide', {
  race: 'narn',
  cost: 3,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(0), leadership: reconstructed(0) },
  copies: 'multiple',
});

export const narnCaptain = character('Narn Captain', {
  race: 'narn',
  cost: 4,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(0), leadership: reconstructed(3) },
  copies: 'multiple',
});

export const taLon = character("Ta'Lon", {
  race: 'narn',
  cost: 7,
  abilities: { diplomacy: reconstructed(1), intrigue: reconstructed(4), leadership: reconstructed(2) },
  marks: { strife: 1 },
  actions: [
    {
      say: 'strengthen a character of yours that an Intrigue conflict targets',
      rotate: true,
      target: { victim: that(characters, inYourFaction, targetedBy('intrigue')) },
      effect: bonus('victim', 'intrigue', 4),
    },
  ],
});

export const lytaAlexander = character('Lyta Alexander', {
  race: 'neutral',
  cost: 8,
  abilities: { diplomacy: reconstructed(1), intrigue: reconstructed(3), psi: 5, leadership: reconstructed(0) },
  always: [costs(minus(0, yourMarks('vorlon')), 'Costs you 1 less for each Vorlon Mark in your faction.')],
});

export const nGrath = character("N'Grath", {
  race: 'neutral',
  cost: 1,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(1), leadership: reconstructed(0) },
  keywords: ['Mercenary'],
  mercenary: true,
  neverInner: true,
});

const hunt = {
  say: 'raise a character from a discard pile until the end of the turn',
  rotate: true,
  target: { soul: topFallen },
  effect: sequence(bringIntoPlay('soul'), discardAtEnd('soul')),
};

export const rogueSoulHunter = character('Rogue Soul Hunter', {
  race: 'neutral',
  cost: 9,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(5), leadership: reconstructed(3) },
  keywords: ['Soul Hunter'],
  needs: not(youPlay('minbari')),
  actions: [hunt],
  provenance: { text: 'reconstructed' },
});

export const soulHunter = character('Soul Hunter', {
  race: 'neutral',
  cost: 9,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(5), leadership: reconstructed(3) },
  keywords: ['Soul Hunter'],
  actions: [hunt],
  provenance: { text: 'reconstructed' },
});

export const luisSantiago = character('Luis Santiago', {
  race: 'human',
  cost: 11,
  abilities: { diplomacy: reconstructed(7), intrigue: reconstructed(4), leadership: reconstructed(4) },
  keywords: ['Earth Alliance President'],
  neverInner: true,
  actions: [
    {
      say: 'put back a Human tension or unrest that has changed this turn',
      rotate: true,
      target: { level: changedThisTurn('human') },
      effect: putBack('level'),
    },
  ],
  provenance: { text: 'errata' },
});

export const ladyLadira = character('Lady Ladira', {
  race: 'centauri',
  cost: 6,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(1), leadership: reconstructed(1) },
  keywords: ['Seeress'],
});

export const lordRefa = character('Lord Refa', {
  race: 'centauri',
  cost: 8,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(2), leadership: reconstructed(2) },
  onSponsored: whichFaction('centauri', forEach(playersOf(named('centauri')), 'player', raiseUnrest('player', 1))),
});

export const ministerMalachi = character('Minister Malachi', {
  race: 'centauri',
  cost: 10,
  abilities: { diplomacy: reconstructed(6), intrigue: reconstructed(4), leadership: reconstructed(3) },
  keywords: ['Centauri Prime Minister'],
  actions: [{ say: 'draw a card', rotate: true, effect: draw('you', 1) }],
});

export const emperorTurhan = character('Emperor Turhan', {
  race: 'centauri',
  cost: 11,
  abilities: { diplomacy: reconstructed(7), intrigue: reconstructed(4), leadership: reconstructed(4) },
  keywords: ['Centauri Emperor'],
  neverInner: true,
  actions: [
    {
      say: 'move a tension of the Centauri',
      rotate: true,
      target: { race: racesBut(theRace('centauri')) },
      effect: whichFaction('centauri', upOrDown(named('centauri'), 'race')),
    },
  ],
  provenance: { text: 'errata' },
});

export const bester = character('Bester', {
  race: 'human',
  cost: 12,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(1), psi: 12, leadership: reconstructed(1) },
  keywords: ['Psi Cop'],
  neverInner: true,
  always: [draws(2, 'instead')],
  provenance: { text: 'errata' },
});

export const sarah = character('Sarah', {
  race: 'human',
  cost: 7,
  abilities: { diplomacy: reconstructed(4), intrigue: reconstructed(1), leadership: reconstructed(2) },
  always: [
    cannot('attack', itself),
    costs(minus(0, unrestOf('you')), 'Costs a Human player 1 less for each point of their unrest.', {
      if: youPlay('human'),
    }),
  ],
});

export const senatorVoudreau = character('Senator Voudreau', {
  race: 'human',
  cost: 8,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(2), leadership: reconstructed(2) },
  keywords: ['Earth Alliance Senator'],
});

export const warrenKeffer = character('Warren Keffer', {
  race: 'human',
  cost: 5,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(0), leadership: reconstructed(3) },
  always: [resists(ledByIt, 1)],
});

export const zackAllan = character('Zack Allan', {
  race: 'human',
  cost: 6,
  abilities: { diplomacy: reconstructed(1), intrigue: reconstructed(3), leadership: reconstructed(1) },
  always: [has(itself, 'intrigue', countCards(that(inner, characters, race('human'), inYourFaction)))],
});

export const dhaliri = character('Dhaliri', {
  race: 'minbari',
  cost: 8,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(2), leadership: reconstructed(2) },
  keywords: ['Grey Council Member', 'Religious Caste'],
  whenever: [
    {
      on: 'neutralized',
      if: same(factOf('card'), 'self'),
      say: 'Whenever Dhaliri is neutralized',
      effect: severeDamage('self', 1),
    },
  ],
});

export const durlan = character('Durlan', {
  race: 'minbari',
  cost: 8,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(2), leadership: reconstructed(2) },
  keywords: ['Grey Council Member', 'Worker Caste'],
  actions: [
    {
      say: "raise a character's Leadership",
      rotate: true,
      target: { hero: characters },
      effect: bonus('hero', 'leadership', 1),
    },
  ],
});

export const lovell = character('Lovell', {
  race: 'minbari',
  cost: 5,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(3), leadership: reconstructed(0) },
  keywords: ['Religious Caste'],
  actions: [
    {
      say: 'attack a Human character with Intrigue',
      rotate: true,
      needs: is('self', ableToAttack),
      target: { foe: that(unneutralized, characters, race('human'), anothers) },
      effect: sequence(attackOutside('foe', 'self', 'intrigue'), discard('self')),
    },
  ],
});

export const rathenn = character('Rathenn', {
  race: 'minbari',
  cost: 9,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(3), leadership: reconstructed(3) },
  keywords: ['Grey Council Member', 'Religious Caste'],
  actions: [
    {
      say: 'move a tension of the Minbari',
      rotate: true,
      target: { race: racesBut(theRace('minbari')) },
      effect: whichFaction('minbari', upOrDown(named('minbari'), 'race')),
    },
  ],
});

export const warleaderShakiri = character('Warleader Shakiri', {
  race: 'minbari',
  cost: 11,
  abilities: { diplomacy: reconstructed(4), intrigue: reconstructed(4), leadership: reconstructed(7) },
  keywords: ['Minbari Warleader', 'Warrior Caste'],
  always: [
    has(itself, 'leadership', 1, {
      if: leads('self', titled("Warleader's Fleet")),
      say: "While he leads the Warleader's Fleet, he has +1 Leadership.",
    }),
  ],
});

export const duNar = character("Du'Nar", {
  race: 'narn',
  cost: 11,
  abilities: { diplomacy: 7, intrigue: 4, leadership: 4 },
  keywords: ["Member of the Kha'Ri"],
  whenever: [
    {
      on: 'round',
      if: all(factIs('round', 'ready'), is('self', that(unneutralized, hurt))),
      say: 'In each ready round in which this card is damaged but not neutralized',
      effect: removeDamage('self', 1),
    },
  ],
});

export const gDrog = character("G'Drog", {
  race: 'narn',
  cost: 6,
  abilities: { diplomacy: reconstructed(1), intrigue: reconstructed(1), leadership: reconstructed(3) },
  responses: [
    {
      window: 'attacked',
      if: all(is(attackTarget, that(fleet, race('narn'), other(ledByIt))), leads('self', ready)),
      say: 'When a Narn fleet is attacked, a ready fleet that he leads may rotate and take the damage',
      label: "The fleet that G'Drog leads takes the damage",
      rotated: true,
      effect: sequence(takeTheDamage(fleetLedBy('self')), rotate(fleetLedBy('self'))),
    },
  ],
});

export const catherineSakai = character('Catherine Sakai', {
  race: 'neutral',
  cost: 5,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(3), leadership: reconstructed(0) },
  actions: [{ say: 'search your deck for a location', rotate: true, apply: 5, effect: searchDeck(location) }],
});

export const elric = character('Elric', {
  race: 'neutral',
  cost: 7,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(4), leadership: reconstructed(1) },
  keywords: ['Techno-mage'],
  always: [
    givesKeyword(itself, 'Seeress'),
    discardedIf(
      any(shadowWarBegan, atLeast(yourMarks('shadow'), 1), atLeast(yourMarks('vorlon'), 1)),
      'Discarded once the Shadow War has begun, or if your faction has Shadow or Vorlon Marks.',
    ),
  ],
  provenance: { text: 'errata' },
});

export const jasonIronheart = character('Jason Ironheart', {
  race: 'neutral',
  cost: 10,
  abilities: { diplomacy: reconstructed(0), intrigue: reconstructed(3), psi: 10, leadership: reconstructed(0) },
  copies: 'unique',
  neverInner: true,
  always: [
    has(itself, 'psi', times(2, tokensOn('self')), { say: 'He has +2 Psi for each token on him.' }),
    discardedIf(
      all(roundIs('resolution'), atLeast(baseOf('psi', 'self'), 20)),
      'Discarded in a resolution round if his Psi is 20 or more, whatever damage he has.',
    ),
  ],
  whenever: [
    {
      on: 'round',
      if: factIs('round', 'ready'),
      say: 'In each ready round',
      effect: putTokens('self'),
    },
  ],
});

export const marcusCole = character('Marcus Cole', {
  race: 'neutral',
  cost: 11,
  abilities: { diplomacy: reconstructed(4), intrigue: reconstructed(4), leadership: reconstructed(7) },
  keywords: ['Ranger'],
  always: [
    costs(-4, 'Human and Minbari players sponsor him as if his cost were 7.', {
      if: any(youPlay('human'), youPlay('minbari')),
    }),
    sponsoringCosts(that(group, keyword('Ranger')), -2),
  ],
  provenance: { text: 'errata' },
});

export const maryAnnCramer = character('Mary Ann Cramer', {
  race: 'neutral',
  cost: 7,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(4), leadership: reconstructed(1) },
  keywords: ['Media'],
  actions: [
    {
      say: 'move a tension',
      rotate: true,
      target: { race: racesPlayed, toward: racesBut('race') },
      effect: upOrDown('race', 'toward'),
    },
  ],
});

export const centauriTelepath = character('Centauri Telepath', {
  race: 'centauri',
  cost: 7,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(0), psi: 5, leadership: reconstructed(0) },
  actions: [
    {
      say: "look at 3 cards of a player's hand",
      rotate: true,
      target: { who: otherPlayers },
      effect: scanToTop('who', 3),
    },
  ],
});

export const danRandall = character('Dan Randall', {
  race: 'neutral',
  cost: 7,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(4), leadership: reconstructed(1) },
  keywords: ['Media'],
  actions: [
    {
      say: 'make another player apply 4 influence',
      rotate: true,
      apply: 3,
      target: { who: otherPlayersWhich(withInfluenceLeft(4)) },
      effect: mustApply('who', 4),
    },
  ],
});

/** Somebody of a race who brings you others of it at their printed cost. */
const disaffected = (title: string, of: Race) =>
  character(title, {
    race: 'neutral',
    cost: 6,
    abilities: { diplomacy: reconstructed(1), intrigue: reconstructed(3), leadership: reconstructed(1) },
    copies: 'multiple',
    onePerPlayer: true,
    always: [listedPrice(that(characters, race(of)), of)],
  });
export const disaffectedCentauri = disaffected('Disaffected Centauri', 'centauri');
export const disaffectedHuman = disaffected('Disaffected Human', 'human');
export const disaffectedMinbari = disaffected('Disaffected Minbari', 'minbari');
export const disaffectedNarn = disaffected('Disaffected Narn', 'narn');

export const gSten = character("G'Sten", {
  race: 'narn',
  cost: 12,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(5), leadership: reconstructed(7) },
  keywords: ['Narn Warleader', "Member of the Kha'Ri"],
  responses: [
    {
      window: 'attacked',
      if: is(attackTarget, that(fleet, race('narn'))),
      say: 'When a Narn fleet is attacked while he is ready, he may shield it',
      label: "G'Sten halves the damage",
      rotate: true,
      effect: takesHalf,
    },
  ],
});

export const generalFranklin = character('General Franklin', {
  race: 'human',
  cost: 8,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(2), leadership: reconstructed(5) },
  always: [has(itself, 'leadership', 5, { if: leadsAgainstLocation('self', 'military') })],
});

export const jhaDur = character("Jha'Dur", {
  race: 'neutral',
  cost: 10,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(4), leadership: reconstructed(6) },
  copies: 'unique',
  always: [openToAttack(ledByIt, 'fleet')],
});

export const lordValo = character('Lord Valo', {
  race: 'centauri',
  cost: 9,
  abilities: { diplomacy: reconstructed(5), intrigue: reconstructed(3), leadership: reconstructed(3) },
  actions: [
    {
      say: 'purge a mark from a character that rotates with him',
      rotate: true,
      rotates: that(characters, butItself, withSomeMark),
      effect: purgeOne('rotated'),
    },
  ],
});

export const lyndisty = character('Lyndisty', {
  race: 'centauri',
  cost: 5,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(0), leadership: reconstructed(0) },
  actions: [
    {
      say: 'put 3 damage on a Narn character that was hurt this turn',
      rotate: true,
      target: { victim: that(unneutralized, characters, race('narn'), damagedThisTurn) },
      effect: damage('victim', 3),
    },
  ],
});

export const morden = character('Morden', {
  race: 'neutral',
  cost: 8,
  abilities: { diplomacy: reconstructed(3), intrigue: 3, leadership: reconstructed(3) },
  marks: { shadow: 3 },
  needsMarks: { shadow: 3 },
  always: [has(itself, 'intrigue', marks('shadow', 'self'))],
  actions: [
    {
      say: 'make cards of the Shadows cheaper for all',
      rotate: true,
      effect: leaveText(cardsCost(concernsMarks('shadow'), minus(0, the('number')), { whose: 'all' }), {
        number: marks('shadow', 'self'),
        say: 'until the end of the turn, cards that need or picture Shadow Marks cost every player 1 less for each Shadow Mark on him',
      }),
    },
  ],
});

export const naFar = character("Na'Far", {
  race: 'narn',
  cost: 8,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(2), leadership: reconstructed(5) },
  responses: [
    {
      window: 'attacked',
      if: is(attackTarget, that(characters, race('narn'))),
      say: 'When a Narn character is attacked while he is ready, he may shield it',
      label: "Na'Far lessens the damage by 3",
      rotate: true,
      effect: takesLess(3),
    },
  ],
  provenance: { text: 'errata' },
});

export const tuPari = character("Tu'Pari", {
  race: 'narn',
  cost: 9,
  abilities: { diplomacy: reconstructed(6), intrigue: reconstructed(5) },
  marks: { strife: 1 },
  actions: [
    {
      say: 'attack a character with its highest ability',
      rotate: true,
      apply: 8,
      target: { foe: that(unneutralized, characters, anothers, openToItsHighest) },
      effect: attackByHighest('foe'),
    },
  ],
  provenance: { text: 'errata' },
});

export const mrAdams = character('Mr. Adams', {
  race: 'neutral',
  cost: 6,
  abilities: { diplomacy: reconstructed(1), intrigue: reconstructed(3), leadership: reconstructed(1) },
  actions: [
    {
      say: 'raise an ability of a character in a conflict of gain and loss',
      rotate: true,
      target: { hero: that(characters, yours, inUnevenConflict) },
      effect: chooseOne(
        { prompt: 'Which ability goes up by 2?' },
        { label: 'Diplomacy', effect: bonus('hero', 'diplomacy', 2) },
        { label: 'Intrigue', effect: bonus('hero', 'intrigue', 2) },
        { label: 'Psi', if: atLeast(baseOf('psi', 'hero'), 1), effect: bonus('hero', 'psi', 2) },
        { label: 'Leadership', effect: bonus('hero', 'leadership', 2) },
      ),
    },
  ],
  provenance: { text: 'errata' },
});

export const shakat = character('Shakat', {
  race: 'minbari',
  cost: 10,
  abilities: { diplomacy: reconstructed(4), intrigue: reconstructed(3), leadership: reconstructed(6) },
  keywords: ['Grey Council Member', 'Warrior Caste'],
  always: [healingCosts(itself, 1)],
});

export const sandraHiroshi = character('Sandra Hiroshi', {
  race: 'human',
  cost: 5,
  abilities: { diplomacy: reconstructed(3), intrigue: reconstructed(0), leadership: reconstructed(0) },
  always: [aimedEventsCost(itself, -3, 'Events that you play and aim at her cost you 3 less.')],
});

export const lordKiro = character('Lord Kiro', {
  race: 'centauri',
  cost: 10,
  abilities: { diplomacy: reconstructed(6), intrigue: reconstructed(4), leadership: reconstructed(3) },
  actions: [
    { say: 'fetch The Eye', rotate: true, discard: true, effect: fetchOnto(titled('The Eye'), yourAmbassador) },
  ],
});

export const duRog = character("Du'Rog", {
  race: 'narn',
  cost: 8,
  abilities: { diplomacy: reconstructed(2), intrigue: reconstructed(2), leadership: reconstructed(5) },
  whenever: [
    {
      on: 'moved',
      if: all(same(factOf('card'), 'self'), discardedFromPlay),
      say: 'When he is discarded from play',
      effect: choose(
        'victim',
        {
          list: cardsWhich(that(characters, race('narn'))),
          optional: true,
          prompt: "Which Narn character takes 4 damage from Du'Rog?",
          stakes: 'You may also choose none.',
        },
        damage('victim', 4),
      ),
    },
  ],
  provenance: { text: 'errata' },
});

export const cynthiaTorqueman = character('Cynthia Torqueman', {
  race: 'neutral',
  cost: 5,
  abilities: { diplomacy: ruled(1), intrigue: ruled(0), leadership: ruled(0) },
  keywords: ['Media'],
  actions: [{ say: 'support or oppose several conflicts', rotate: true, needs: someConflictOpen, effect: joinsMany() }],
  provenance: { text: 'errata' },
});

import type { Ref } from '@orrery/kernel';
import { reconstructed, ruled } from '../../card.ts';
import type { Race } from '../../state.ts';
import {
  ableToAttack,
  aimedEventsCost,
  all,
  ambassador,
  anothers,
  any,
  atLeast,
  atMost,
  attackByHighest,
  attacked,
  attackOutside,
  attackTarget,
  baseOf,
  bonus,
  breakOff,
  bringIntoPlay,
  butItself,
  cannot,
  cardsCost,
  cardsWhich,
  changedThisTurn,
  character as characters,
  choose,
  chooseOne,
  concernsMarks,
  costs,
  countCards,
  countOn,
  damage,
  damagedThisTurn,
  discard,
  discardAtEnd,
  discardedFromPlay,
  discardedIf,
  draw,
  draws,
  either,
  enhancement,
  enhancingCosts,
  factIs,
  factOf,
  fallen,
  fetchOnto,
  fleet,
  fleetLedBy,
  forEach,
  forEvery,
  gainAnother,
  gainMark,
  givesKeyword,
  group,
  has,
  healingCosts,
  holdTension,
  hurt,
  inner,
  inUnevenConflict,
  inYourFaction,
  is,
  itself,
  joinsMany,
  keyword,
  lastingFor,
  leads,
  leadsAgainstLocation,
  leaveText,
  ledByIt,
  listedPrice,
  location,
  marks,
  mayUse,
  minus,
  multiplied,
  mustApply,
  mustOpposeTension,
  named,
  neutralizedCard,
  newKindOfMark,
  not,
  ofAnotherRace,
  onlyOpposes,
  openToAttack,
  openToItsHighest,
  opposesAtResolution,
  other,
  otherPlayers,
  otherPlayersWhich,
  playableConflicts,
  playConflict,
  playerOfRace,
  playersOf,
  powerOf,
  purgeOne,
  putBack,
  putTokens,
  race,
  racesBut,
  racesPlayed,
  raisesTo,
  raiseUnrest,
  ratingHigher,
  readiesFreely,
  ready,
  readyForMore,
  removeDamage,
  removeSevere,
  resists,
  rotate,
  rotatedCard,
  roundIs,
  same,
  scanToTop,
  searchDeck,
  sequence,
  severeDamage,
  shadowWarBegan,
  someConflictOpen,
  sponsoringCosts,
  standsForAmbassador,
  stopIt,
  strikesFirst,
  takesHalf,
  takesLess,
  takeTheDamage,
  targetedBy,
  tension,
  that,
  the,
  theRace,
  times,
  titled,
  tokensDiscount,
  tokensOn,
  topFallen,
  treatable,
  unneutralized,
  unrestOf,
  unrotated,
  when,
  whichFaction,
  withFewerMarks,
  withInfluenceLeft,
  withSomeMark,
  youPlay,
  yourActions,
  yourAmbassador,
  yourMarks,
  yours,
} from '../../words/index.ts';
import { character } from './set.ts';
