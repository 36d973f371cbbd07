import { optionId, options, parseOption } from '@orrery/kernel';
import {
  parseScenario,
  readWish,
  runScenario,
  seatName,
  tell,
  view,
  type WarsState,
  wars,
  warsAdvice,
  wishLabel,
} from '@orrery/wars';
import { type CatalogueSource, onlyPass, type TableGame } from '../../game.ts';
import { PAGES } from './cards.ts';
import { DECKS, FORMATS, judge, prepare, print } from './decks.ts';

const CATALOGUE: CatalogueSource = {
  folder: 'packages/wars/data',
  prefix: 'wars',
  example: 'wars/initiative/2',
  later: new Set(),
  sources: '',
  tests: ['packages/wars/test'],
};

/** Passes where nothing else can be done, and does not ask whether somebody answers what is newly their own. */
function reflex(s: WarsState, seat: number): string | null {
  const newest = s.items[s.items.length - 1];
  const own = newest !== undefined && newest.seat === seat && options(wars, s, seat).some(o => o.verb === 'pass');
  return own ? 'pass' : onlyPass(wars, s, seat);
}

/** WARS as hosts of tables know it. */
export const warsTable: TableGame<WarsState> = {
  game: wars,
  advice: warsAdvice,
  rulesets: FORMATS,
  players: { least: 2, most: 2, usual: 2 },
  decks: DECKS,
  prepare,
  checkDeck: judge,
  printDeck: print,
  cards: PAGES,
  catalogue: CATALOGUE,
  scenario: (data, where) => runScenario(parseScenario(data, where)),
  turn: s => s.turn,
  seatName,
  view,
  reflex,
  tell,
  wishes: (s, seat, words) => readWish(s, seat, words).map(optionId),
  wish: 'drain Core Shaft',
  wishLabel: (s, id) => wishLabel(s, parseOption(id)!),
};
