import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { LocationPlace, SeatPosition } from '../../../src/position.ts';
import type { Phase } from '../../../src/state.ts';
import { CORE, FIELD, field, MOON, PLATFORM } from '../../fields.ts';
import '../../test-cards.ts';
import type { Table } from '../../table.ts';

// A target in a cost is a target too: a card that cannot be targeted cannot be chosen to pay

/** With Test Shroud, the opponent keeps player 1 from targeting a Vishal Scout, a Raider and a Flamecutter. */
const SHROUD = ['Test Shroud'];
const BASE = 'Alnak Station/Captured Base';
const HALLWAY = 'Alnak Station/Hallway';
const TURNED = { card: 'Flamecutter', inverted: true };

/** A card whose cost names a target: where it is used, which card can pay, and which cannot because of the shroud. */
interface Case {
  readonly card: string;
  readonly ability?: number;
  readonly one: (paid: LocationContent[]) => SeatPosition;
  readonly two?: SeatPosition;
  readonly phase?: Phase;
  readonly battle?: string;
  readonly more?: (t: Table) => void;
  /** the card that cannot be targeted, and the card that can */
  readonly shrouded: LocationContent;
  readonly open: LocationContent;
  readonly locations?: readonly LocationPlace[];
}
type LocationContent = string | { readonly card: string; readonly inverted: boolean };
const titleOf = (x: LocationContent): string => (typeof x === 'string' ? x : x.card);

const beside = (user: string, ability = 0): Case => ({
  card: user,
  ability,
  one: paid => ({ at: { [CORE]: [user, ...paid] } }),
  phase: 'control',
  shrouded: 'Vishal Scout',
  open: 'Katuka',
});

const CASES: readonly Case[] = [
  beside('Ranarti-Anant'),
  beside('Sumadar-Damir'),
  beside('Volt Scrounge'),
  // Talkan himself can pay too, because the shroud covers him as well
  { ...beside('Talkan', 1) },
  {
    ...beside(BASE),
    one: paid => ({ at: { [BASE]: paid }, reserve: [HALLWAY] }),
    phase: 'deploy',
    shrouded: 'Raider',
    open: 'Resolute Quarrel',
    locations: [BASE, ...FIELD],
  },
  {
    card: 'Unbidden Martyr',
    one: paid => ({ hand: ['Unbidden Martyr'], at: { [CORE]: paid } }),
    phase: 'deploy',
    shrouded: 'Sumadar-Damir',
    open: 'CISyn Coordinators',
  },
  {
    card: 'Eavesdropper',
    one: paid => ({ hand: ['Eavesdropper'], at: { [CORE]: ['Pavel Royerk', ...paid] } }),
    two: { at: { [CORE]: ['Makal Shrieker'] } },
    battle: CORE,
    shrouded: 'Vishal Scout',
    open: 'Claviger',
  },
  {
    card: 'Life Leech',
    one: paid => ({ hand: ['Life Leech'], at: { [CORE]: ['CISyn Coordinators', ...paid] } }),
    two: { at: { [CORE]: ['Makal Shrieker'] } },
    battle: CORE,
    shrouded: 'Vishal Scout',
    open: 'Katuka',
  },
  {
    card: 'Fill With Fear',
    one: paid => ({ hand: ['Fill With Fear'], at: { [CORE]: paid } }),
    two: { at: { [PLATFORM]: ['Makal Shrieker'] } },
    more: t => t.pass(1).act(2, 'drain', PLATFORM).pass(2),
    phase: 'control',
    shrouded: TURNED,
    open: { card: 'Luhus Spearhead', inverted: true },
  },
];

/** The table of a case, with these cards that can pay. */
function at(x: Case, paid: LocationContent[], shroud: boolean): Table {
  const two = { ...x.two, ...(shroud ? { table: SHROUD } : {}) };
  const t = field(x.one(paid), two, {
    ...(x.phase ? { phase: x.phase } : {}),
    ...(x.locations ? { locations: x.locations } : {}),
    ...(x.card === 'Fill With Fear' ? { active: 2 } : {}),
  });
  if (x.battle) t.attack(1, x.battle);
  if (x.card === 'Fill With Fear') t.act(2, 'drain', PLATFORM).pass(2);
  return t;
}

const wish = (x: Case): [string, string, number?] =>
  x.ability === undefined ? ['play', x.card] : ['use', x.card, x.ability];

for (const x of CASES) {
  rule(['wars/target/7', 'wars/cant/1'], `${x.card}: a card that cannot be targeted cannot be given for it`, () => {
    const t = at(x, [x.shrouded, x.open], true).act(1, ...wish(x));
    const [kept, paid] = [titleOf(x.shrouded), titleOf(x.open)];
    for (let i = 0; i < 3 && t.question !== 'initiative'; i++) {
      if (t.question !== 'give') {
        t.pick(1, t.options(1)[0]!.a);
        continue;
      }
      expect(t.offers(1, 'card', kept)).toBe(false);
      expect(t.refuses(1, 'card', kept)).toBe('wars/cant/1');
      t.pick(1, paid);
    }
    const untouched = t.inPlay(kept) && !t.damaged(kept) && t.inverted(kept) === (x.shrouded === TURNED);
    expect(untouched).toBe(true);
    t.resolveAll();
  });

  rule('wars/target/7', `${x.card}: without a target for its cost it cannot be used`, () => {
    expect(at(x, [x.shrouded], false).offers(1, ...wish(x))).toBe(true);
    if (x.card !== 'Talkan') expect(at(x, [x.shrouded], true).refuses(1, ...wish(x))).toBe('wars/target/7');
  });
}

rule('wars/effects/8', 'what has been given for a cost is gone, and the effect is had all the same', () => {
  const t = field({ at: { [CORE]: ['Sumadar-Damir', 'Vishal Scout'] } }, {}, { phase: 'control' });
  t.use(1, 'Sumadar-Damir', 0);
  expect([t.inPlay('Vishal Scout'), t.immune('Sumadar-Damir'), t.happened('fizzled')]).toEqual([false, true, []]);
});

rule('wars/target/1', "Widowmaker: the card of the opponent's lost pile is a target, the stockpile is not", () => {
  const one = { table: ['Traginium Stash'], at: { [MOON]: ['Widowmaker'] } };
  expect(field(one, { lost: [] }, { phase: 'control' }).refuses(1, 'use', 'Widowmaker', 0)).toBe('wars/target/7');
  const bare = { at: { [MOON]: ['Widowmaker'] } };
  expect(field(bare, { lost: ['Raider'] }, { phase: 'control' }).refuses(1, 'use', 'Widowmaker', 0)).toBe(
    'wars/deploy-phase/8',
  );
});
