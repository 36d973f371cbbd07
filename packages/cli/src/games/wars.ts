import { optionId, parseOption } from '@orrery/kernel';
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
import { type CatalogueSource, onlyPass, type Playable, type Question } from './game.ts';
import { MEASURED } from './wars-bench.ts';
import { PAGES } from './wars-cards.ts';
import { DECKS, FORMATS, judge, prepare, print } from './wars-decks.ts';
import { LEGEND, tableLines } from './wars-table.ts';

const CATALOGUE: CatalogueSource = {
  folder: 'packages/wars/data',
  prefix: 'wars',
  example: 'wars/initiative/2',
  later: new Set(),
  sources: '',
  tests: ['packages/wars/test'],
};

/** Where each kind of choice stands in the list. */
const GROUPS: Readonly<Record<string, string>> = {
  activate: 'Activate',
  drain: 'Drain',
  attack: 'Attack',
  play: 'Play',
  use: 'Use',
  move: 'Move',
  draw: 'Draw',
  pass: 'Pass',
};

const questionOf = (s: WarsState, seat: number): Question | null => view(s, seat).decision?.question ?? null;

/** Passes where nothing else can be done, and does not ask whether somebody answers what is newly their own. */
function reflex(s: WarsState, seat: number): string | null {
  const q = questionOf(s, seat);
  const newest = s.items[s.items.length - 1];
  const own = newest !== undefined && newest.seat === seat && q?.options.some(o => o.id === 'pass');
  return own ? 'pass' : onlyPass(q);
}

/** WARS as the commands know it. */
export const warsTable: Playable<WarsState> = {
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
  measured: MEASURED,
  turn: s => s.turn,
  seatName,
  table: (s, viewer, width) => tableLines(view(s, viewer), width),
  question: questionOf,
  reflex,
  group: id => GROUPS[parseOption(id)?.verb ?? ''] ?? '',
  tell,
  wishes: (s, seat, words) => readWish(s, seat, words).map(optionId),
  wish: 'drain Core Shaft',
  wishLabel: (s, id) => wishLabel(s, parseOption(id)!),
  legend: LEGEND,
};
