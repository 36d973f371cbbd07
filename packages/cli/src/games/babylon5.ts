import { readFileSync } from 'node:fs';
import {
  type B5State,
  babylon5,
  babylon5Advice,
  cardSheet,
  DEFS,
  RULESETS,
  type Ruleset,
  readWish,
  seatName,
  tell,
  view,
  wishLabel,
} from '@orrery/babylon5';
import { checkDeck, STARTER_LISTS } from '@orrery/babylon5/lists/index';
import { BadInput, type Fact, optionId, parseOption } from '@orrery/kernel';
import { NameIndex } from '@orrery/kernel/lists/index';
import { tellCard } from '../commands/card.ts';
import { readDeckFile, rulesetOf, SMALL_DECKS, setupFromFiles } from '../decks.ts';
import { reasonOf } from '../files.ts';
import { LEGEND, tableLines } from './babylon5-table.ts';
import type { Playable } from './game.ts';

const STARTERS = ['human', 'centauri', 'minbari', 'narn'] as const;

/** The text of a starter deck by its name, or of a deck list in a file. */
function readList(name: string): string {
  const race = STARTERS.find(r => r === name.toLowerCase());
  if (race !== undefined) return STARTER_LISTS[race];
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    throw Object.assign(new Error(reasonOf(error)), { code: (error as NodeJS.ErrnoException).code });
  }
}

/** @throws BadInput naming the first thing that is wrong with a deck */
function check(file: string, ruleset: Ruleset): void {
  // what could not be read comes first: it may be why the rest is wrong
  const faults = checkDeck(readDeckFile(file, readList), ruleset);
  const [fault, ...more] = [...faults.filter(f => f.rule === ''), ...faults.filter(f => f.rule !== '')];
  if (fault === undefined) return;
  const where = fault.line > 0 ? `, line ${fault.line}` : '';
  const meant = fault.suggestions.length > 0 ? ` Did you mean ${fault.suggestions.join(' or ')}?` : '';
  const rule = fault.rule ? ` (${fault.rule})` : '';
  const others = more.length > 0 ? ` And ${more.length} more: see ./orrery deck check ${file}.` : '';
  throw new BadInput(`${file}${where}: ${fault.text}${meant}${rule}${others}`);
}

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

/** Babylon 5 as the terminal plays it. */
export const babylon5Table: Playable<B5State> = {
  game: babylon5,
  advice: babylon5Advice,
  rulesets: RULESETS,
  decks: STARTERS,
  setup({ seats, mine, deck = STARTERS[0], ruleset = 'casual' }) {
    const rules = rulesetOf(ruleset);
    const starter = STARTERS.includes(deck.toLowerCase() as (typeof STARTERS)[number]);
    if (!starter) check(deck, rules);
    const files = Array.from({ length: seats }, (_, i) => (i === Math.max(0, mine) ? deck : ''));
    const setup = setupFromFiles(files, seats, rules, readList);
    return { setup, notices: setup.house ? [SMALL_DECKS] : [] };
  },
  seatName,
  table: (s, viewer, width) => tableLines(view(s, viewer), width),
  question: (s, seat) => view(s, seat).decision?.question ?? null,
  group: id => GROUPS[parseOption(id)?.verb ?? ''] ?? '',
  tell: (s, facts, viewer) => tell(s, facts, viewer, steps(facts)),
  wishes: (s, seat, words) => readWish(s, seat, words).map(optionId),
  wishLabel: (s, id) => wishLabel(s, parseOption(id)!),
  card(name) {
    const index = new NameIndex(DEFS.map(d => ({ id: d.id, title: d.title })));
    const key = name.trim().toLowerCase();
    const exact = index.lookup(name);
    const found = exact.length > 0 ? exact : DEFS.filter(d => d.title.toLowerCase().includes(key)).map(d => d.id);
    const titles = [...new Set(found.map(id => index.title(id)))];
    if (key === '' || titles.length === 0) {
      const near = index.nearest(name);
      throw new BadInput(`There is no card "${name}".${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`);
    }
    if (titles.length > 1) return { several: titles };
    const def = DEFS.find(d => d.id === found[0])!;
    return { lines: tellCard(cardSheet(def.source)).split('\n') };
  },
  legend: LEGEND,
};
