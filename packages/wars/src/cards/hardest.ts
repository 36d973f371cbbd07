import type { CardSource } from '../card.ts';
import {
  all,
  byWeapon,
  canPay,
  cards,
  character,
  choose,
  damage,
  damagedUnit,
  dismiss,
  duringBattle,
  except,
  factCard,
  fromBattle,
  handHolds,
  here,
  highestPrintedPower,
  inHandOf,
  inSiteBattle,
  inThisBattle,
  interruptPlayed,
  inYourHand,
  inYourLostPile,
  itself,
  itsPlayer,
  labelled,
  location,
  loseEnergy,
  nextDestinyInstead,
  nextLossComesHere,
  none,
  of,
  ofPlayer,
  opponent,
  pay,
  placeOf,
  playAt,
  sequence,
  some,
  stackedHere,
  stackHere,
  tactics,
  that,
  theCardIs,
  titledLike,
  toUsedPile,
  undamaged,
  unit,
  wasChosen,
  when,
  yourPhase,
  yours,
} from '../words/index.ts';

// The hardest cards of the game, written before its rules: the proof that the card language can say them.

export const shiftInTactics: CardSource = {
  title: 'Shift in Tactics',
  type: 'interrupt',
  kind: 'Lost',
  faction: 'earther',
  cost: 0,
  destiny: 5,
  support: 1,
  play: {
    when: duringBattle('battle destiny'),
    target: { leader: that(unit, yours, inThisBattle) },
    effect: nextDestinyInstead(tactics('leader')),
  },
};

export const chained: CardSource = {
  title: 'Chained',
  type: 'asset',
  faction: 'independent',
  cost: 0,
  destiny: 6,
  triggered: [
    {
      on: 'played',
      if: all(interruptPlayed, none(stackedHere), canPay(3)),
      say: 'Each time an interrupt is played while no card is stacked here',
      may: true,
      effect: sequence(pay(3), stackHere(factCard)),
    },
  ],
  ongoing: [
    {
      k: 'play cost',
      to: titledLike(stackedHere),
      n: 3,
      say: 'A card with the title of a card stacked here costs its player 3 more energy to play.',
    },
  ],
  provenance: 'errata',
};

export const sheltered: CardSource = {
  title: 'Sheltered',
  type: 'order',
  kind: 'Lost',
  faction: 'gongen',
  cost: 2,
  destiny: 5,
  support: 2,
  play: {
    chosen: { given: cards(that(unit, yours)) },
    target: { rescued: inYourLostPile(that(unit, of('gongen'))) },
    effect: sequence(playAt('rescued', placeOf('given'), 3), dismiss('given')),
  },
};

export const kucha: CardSource = {
  title: 'Kucha',
  type: 'character',
  faction: 'quay',
  labels: ['Makal', 'Predator', 'Unit'],
  cost: 3,
  destiny: 3,
  support: 2,
  power: 0,
  tactics: 2,
  defense: 4,
  ongoing: [
    {
      k: 'power',
      to: itself,
      n: highestPrintedPower(cards(that(character, here))),
      say: 'Has power +X, X being the highest unmodified power of a character here.',
    },
  ],
  provenance: 'errata',
};

export const cruelLesson: CardSource = {
  title: 'Cruel Lesson',
  type: 'asset',
  faction: 'gongen',
  cost: 3,
  destiny: 1,
  support: 1,
  triggered: [
    {
      on: 'damaged',
      if: all(byWeapon, some(cards(that(unit, damagedUnit, ofPlayer(itsPlayer(factCard)), except(factCard))))),
      say: "Each time an ability of a weapon damages a player's unit while another unit of that player is damaged",
      effect: loseEnergy(itsPlayer(factCard), 2),
    },
  ],
};

export const amorianShipyard: CardSource = {
  title: 'Amorian Shipyard',
  type: 'asset',
  faction: 'gongen',
  cost: 0,
  destiny: 5,
  support: 2,
  triggered: [
    {
      on: 'lost',
      if: all(fromBattle, theCardIs('card', that(labelled('Fighter'), yours)), none(stackedHere)),
      say: 'Whenever a battle costs you a fighter while no card is stacked here',
      may: true,
      effect: stackHere(factCard),
    },
  ],
  activated: [
    {
      when: yourPhase('deploy'),
      target: { fighter: stackedHere, sector: location('Sector') },
      cost: [pay(2)],
      effect: playAt('fighter', 'sector', 0),
    },
  ],
};

export const alnakStationHallway: CardSource = {
  title: 'Alnak Station/Hallway',
  type: 'location',
  kind: 'Site',
  faction: 'independent',
  unique: true,
  destiny: 0,
  activated: [
    {
      uses: 1,
      when: none(cards(that(character, here))),
      target: { fallen: that(character, yours) },
      cost: [loseEnergy('you', 1)],
      effect: nextLossComesHere('fallen'),
    },
  ],
  provenance: 'errata',
};

export const assailingVatarma: CardSource = {
  title: 'Assailing Vatarma',
  type: 'weapon',
  kind: 'Character',
  faction: 'shi',
  labels: ['Melee', 'Ranged'],
  cost: 0,
  destiny: 6,
  support: 1,
  activated: [
    {
      uses: 1,
      chosen: { fuel: inYourHand },
      cost: [toUsedPile('fuel')],
      effect: sequence(
        when(
          handHolds(opponent, 2),
          choose('first', {
            who: opponent,
            list: inHandOf(opponent),
            optional: true,
            prompt: 'Put two cards of your hand on your used pile, so that no unit is damaged? The first:',
          }),
        ),
        when(
          wasChosen('first'),
          sequence(
            toUsedPile('first'),
            choose(
              'second',
              { who: opponent, list: inHandOf(opponent), prompt: 'And the second:' },
              toUsedPile('second'),
            ),
          ),
          choose(
            'victim',
            {
              who: opponent,
              list: cards(that(unit, undamaged, ofPlayer(opponent), inSiteBattle)),
              prompt: 'Which of your units is damaged?',
            },
            damage('victim'),
          ),
        ),
      ),
    },
  ],
  provenance: 'errata',
};
