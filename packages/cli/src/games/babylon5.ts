import {
  type B5State,
  babylon5,
  babylon5Advice,
  parseScenario,
  RULESETS,
  readWish,
  runScenario,
  seatName,
  tell,
  view,
  wishLabel,
} from '@orrery/babylon5';
import { type Fact, optionId, parseOption } from '@orrery/kernel';
import { MEASURED } from './babylon5-bench.ts';
import { PAGES } from './babylon5-cards.ts';
import { DECKS, judge, prepare, print } from './babylon5-decks.ts';
import { LEGEND, tableLines } from './babylon5-table.ts';
import { type CatalogueSource, onlyPass, type Playable, type Question } from './game.ts';

/** The rules of Babylon 5; left out are alternate factions, the Shadow War's own cards, and tournament organisation. */
const CATALOGUE: CatalogueSource = {
  folder: 'packages/babylon5/data',
  prefix: 'b5',
  example: 'b5/attack/3',
  later: new Set([
    'league',
    'home-factions',
    'dual-race',
    'civil-war',
    'psi-corps',
    'corporate',
    'drakh',
    'isa',
    'crusade-pile',
    'tournament',
    'extended-loyalty',
    'taint',
    'shadow-war',
    'convert',
  ]),
  sources: 'A the rulebook, B the compiled rules, C the engine rules',
  tests: ['packages/babylon5/test'],
};

/** Where each kind of choice stands in the list. */
const GROUPS: Readonly<Record<string, string>> = {
  build: 'Influence',
  sponsor: 'Bring in',
  agenda: 'Bring in',
  'hide-agenda': 'Bring in',
  replace: 'Bring in',
  promote: 'Promote',
  support: 'Conflicts',
  oppose: 'Conflicts',
  attack: 'Attack',
  lead: 'Lead',
  event: 'Play',
  contingency: 'Play',
  aftermath: 'Play',
  use: 'Use',
  assist: 'Use',
  'assist-sponsoring': 'Use',
  bid: 'Use',
  heal: 'Mend',
  repair: 'Mend',
  'reveal-agenda': 'Agenda',
  'discard-agenda': 'Agenda',
  declare: 'Declare',
  'declare-from': 'Declare',
  'declare-war-conflict': 'Declare',
  pass: 'Pass',
};

/** What is told of a deed as a whole. */
const HEADLINES = new Set([
  'influence-built',
  'sponsored',
  'promoted',
  'replaced',
  'leads',
  'joined',
  'attack',
  'ambassadorial-healing',
  'agenda',
  'event-played',
  'aftermath-played',
]);
/** The steps that make up such a deed, and are not told besides. */
const STEPS = new Set(['rotated', 'influence-applied', 'moved']);

/** The places of the steps of deeds that are told as a whole: those before (or, for who pays afterwards, behind) the deed. */
function steps(facts: readonly Fact[]): Set<number> {
  const untold = new Set<number>();
  facts.forEach((fact, i) => {
    if (!HEADLINES.has(fact.t)) return;
    for (let k = i - 1; k >= 0 && STEPS.has(facts[k]!.t); k--) untold.add(k);
    for (let k = i + 1; k < facts.length && facts[k]!.t === 'influence-applied'; k++) untold.add(k);
  });
  return untold;
}

const questionOf = (s: B5State, seat: number): Question | null => view(s, seat).decision?.question ?? null;

/** Babylon 5 as the commands know it. */
export const babylon5Table: Playable<B5State> = {
  game: babylon5,
  advice: babylon5Advice,
  rulesets: RULESETS,
  players: { least: 2, most: 5, usual: 4 },
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
  reflex: (s, seat) => onlyPass(questionOf(s, seat)),
  group: id => GROUPS[parseOption(id)?.verb ?? ''] ?? '',
  tell: (s, facts, viewer) => tell(s, facts, viewer, steps(facts)),
  wishes: (s, seat, words) => readWish(s, seat, words).map(optionId),
  wish: 'attack Londo',
  wishLabel: (s, id) => wishLabel(s, parseOption(id)!),
  legend: LEGEND,
};
