import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { BadInput, optionId, parseOption } from '@orrery/kernel';
import { NameIndex } from '@orrery/kernel/lists/index';
import { tellCard } from '../commands/card.ts';
import { readText } from '../files.ts';
import { projectRoot } from '../root.ts';
import { readDeck, type SeatDeck } from './babylon5-decks.ts';
import { LEGEND, tableLines } from './babylon5-table.ts';
import type { Playable } from './game.ts';

const STARTERS = ['human', 'centauri', 'minbari', 'narn'] as const;

function starter(race: string): SeatDeck & { readonly missing: number } {
  const path = join(projectRoot(), 'packages', 'babylon5', 'data', 'starter-decks', `${race}.txt`);
  return readDeck(readFileSync(path, 'utf8'), `the ${race} starter deck`, true);
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

/** Babylon 5 as the terminal plays it. */
export const babylon5Table: Playable<B5State> = {
  game: babylon5,
  advice: babylon5Advice,
  rulesets: RULESETS,
  decks: STARTERS,
  setup({ seats, mine, deck, ruleset = 'casual' }) {
    if (!RULESETS.includes(ruleset as Ruleset))
      throw new BadInput(`There are no "${ruleset}" rules; choose ${RULESETS.join(', ')}.`);
    if (seats < 2 || seats > STARTERS.length)
      throw new BadInput(`Two to four can sit at this table, not ${seats}: there are four starter decks.`);
    const wanted = deck ?? STARTERS[0];
    const named = STARTERS.find(race => race === wanted.toLowerCase());
    const own = named ? starter(named) : { ...readDeck(readText(wanted), wanted), missing: 0 };
    const others = STARTERS.filter(race => race !== own.race).map(starter);
    const decks = Array.from({ length: seats }, (_, i) => (i === Math.max(0, mine) ? own : others.shift()!));
    const missing = decks.reduce((n, d) => n + d.missing, 0);
    return {
      setup: { ruleset, seats: decks.map(({ race, deck: cards, hand }) => ({ race, deck: cards, ...(hand.length > 0 ? { hand } : {}) })) },
      notices: missing > 0 ? [`${missing} cards of these decks are not in this version yet and stay in the box.`] : [],
    };
  },
  seatName,
  table: (s, viewer, width) => tableLines(view(s, viewer), width),
  question: (s, seat) => view(s, seat).decision?.question ?? null,
  group: id => GROUPS[parseOption(id)?.verb ?? ''] ?? '',
  tell,
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
