/** What the coach knows of each game: the opening, the signs on the table in the order in which they are explained, and the kinds of choice with a reason. */

/** A first match of a game: two players with ready decks, and a deal that gives the player something to do. */
interface Opening {
  /** the ready decks: the player's, and the bot's */
  readonly decks: readonly [string, string];
  readonly seed: number;
}

/** A sign on the table. */
interface Sign<Name extends string> {
  readonly name: Name;
  /** where it is on the page */
  readonly at: string;
}

/** What the coach knows of a game. */
interface Coaching<Name extends string, Verb extends string, Passed extends string, Kind extends string> {
  readonly opening: Opening;
  readonly signs: readonly Sign<Name>[];
  /** the verbs of options that have a reason of their own */
  readonly verbs: readonly Verb[];
  /** the verbs of options that a pass turns down with a reason of its own */
  readonly passed: readonly Passed[];
  /** the types of cards that are brought into play for a reason of their own */
  readonly kinds: readonly Kind[];
  /** true if the score of a seat goes up to a win; false if it goes down to a loss */
  readonly rises: boolean;
}

const coaching = <Name extends string, Verb extends string, Passed extends string, Kind extends string>(
  known: Coaching<Name, Verb, Passed, Kind>,
): Coaching<Name, Verb, Passed, Kind> => known;

const BABYLON5 = coaching({
  opening: { decks: ['minbari', 'narn'], seed: 5 },
  signs: [
    { name: 'question', at: '.dock .ask h1' },
    { name: 'hand', at: '.handwrap .hand' },
    { name: 'power', at: '.win .scale' },
    { name: 'steps', at: '.top .turn' },
    { name: 'influence', at: '.handwrap .seatline .counts' },
    { name: 'ambassador', at: '.area.near .piece' },
    { name: 'tension', at: '.tens' },
    { name: 'conflicts', at: '.bay' },
  ],
  verbs: [
    'build',
    'sponsor',
    'agenda',
    'promote',
    'support',
    'oppose',
    'attack',
    'lead',
    'declare',
    'event',
    'use',
    'heal',
    'number',
    'respond',
    'declare-from',
    'aftermath',
    'seat',
    'card',
  ],
  passed: ['declare', 'declare-from', 'aftermath', 'respond', 'number'],
  kinds: ['character', 'fleet', 'location', 'group', 'enhancement'],
  rises: true,
});

const WARS = coaching({
  opening: { decks: ['earther', 'quay'], seed: 18 },
  signs: [
    { name: 'question', at: '.dock .ask h1' },
    { name: 'energy', at: '.lives .life.mine' },
    { name: 'hand', at: '.handwrap .hand' },
    { name: 'steps', at: '.top .turn' },
    { name: 'location', at: '.place-head' },
    { name: 'icons', at: '.place .en' },
    { name: 'piles', at: '.piles-of .piles' },
    { name: 'strength', at: '.place .power-here' },
  ],
  verbs: [
    'activate',
    'drain',
    'attack',
    'play',
    'use',
    'move',
    'draw',
    'damage',
    'start',
    'at',
    'aboard',
    'beneath',
    'pile',
    'card',
  ],
  passed: ['drain', 'attack', 'move', 'draw', 'play'],
  kinds: ['character', 'vehicle', 'ship', 'location', 'weapon'],
  rises: false,
});

const GALACTIC_EMPIRES = coaching({
  opening: { decks: ['argonian', 'krebiz'], seed: 9 },
  signs: [
    { name: 'question', at: '.dock .ask h1' },
    { name: 'hand', at: '.handwrap .hand' },
    { name: 'steps', at: '.top .turn' },
    { name: 'headquarters', at: '.area.near .hq' },
    { name: 'target', at: '.area.across .hq' },
    { name: 'terrain', at: '.area.near .terrs .piece' },
    { name: 'points', at: '.pool' },
    { name: 'ship', at: '.area.near .rank .ship' },
  ],
  verbs: [
    'play',
    'use',
    'engage',
    'fire',
    'headquarters',
    'shoot',
    'give',
    'spend',
    'space',
    'on',
    'fleet',
    'hand',
    'yes',
    'respond',
  ],
  passed: ['move', 'fleet', 'fire', 'play', 'respond', 'exchange'],
  kinds: ['terrain', 'ship', 'base', 'crew', 'equipment', 'hazard'],
  rises: false,
});

/** The games that the coach knows. */
export const COACHED = { babylon5: BABYLON5, wars: WARS, 'galactic-empires': GALACTIC_EMPIRES } as const;

export type CoachedGame = keyof typeof COACHED;

/** True if the coach knows a game. */
export const isCoachedGame = (game: string): game is CoachedGame => Object.hasOwn(COACHED, game);

/** The opening of a first match. */
export const openingOf = (game: CoachedGame): Opening => COACHED[game].opening;
