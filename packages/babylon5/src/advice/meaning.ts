import { type Meaning, meaningOf, type Party, type Reading, standFor, type Test } from '@orrery/kernel';
import { type CardDef, CONFLICT_RULES, DEFS } from '../card.ts';
import { v } from '../language.ts';
import { WAR } from '../rules/conflict/war.ts';
import { INFLUENCE_WORTH } from '../traits.ts';

// What texts mean, in points: an influence for good is 4.

const PARTIES: ReadonlyMap<string, Party> = new Map([
  ...standFor('you', 'you', 'self', 'yourAmbassador', 'yourRace', 'yours', 'inYourFaction'),
  ...standFor('aim', 'target', 'conflictTarget', 'targetPlayer', 'targetRace', 'anothers'),
]);

/** How texts of a card are read. `margin`: by how much its conflict was won, lost where it is not above 0; null outside conflicts. */
function reading(def: CardDef | null, names: ReadonlyMap<string, Party>, margin: number | null = null): Reading {
  return {
    names,
    likely(test: Test) {
      const ended = v.trait(test, 'ended');
      if (ended === undefined || margin === null) return null;
      return (ended.won ? margin >= ended.by : margin <= -ended.by) ? 1 : 0;
    },
    // a card that stays on something is as good there as what it does
    more(word) {
      const stays = v.trait(word, 'stays');
      return stays === undefined || def === null ? [] : [[stays, 2 * standingSign(def)]];
    },
  };
}

/** What a text of a card means as it is said; `targets`: what it calls those that it aims at. */
export const meaningOfText = (data: unknown, def: CardDef, targets: readonly string[] = []): Meaning =>
  meaningOf(v, data, reading(def, new Map([...PARTIES, ...standFor('aim', ...targets)])));

const asked = new Map<string, number>();

/** What a text means to what it calls by one name: above 0 where that fares well. */
export function meaningTo(def: CardDef, data: unknown, name: string): number {
  const key = `${def.id} ${name}`;
  let n = asked.get(key);
  if (n === undefined) {
    n = meaningOf(v, data, reading(def, new Map(standFor('aim', name)))).aim;
    asked.set(key, n);
  }
  return n;
}

/** The margins at which the outcome of conflicts changes, from lost by 10 to won by 10. */
export const ENDS = [-10, -5, 0, 1, 5, 10] as const;
/** Which of them a margin comes to. */
export const endAt = (margin: number): number =>
  margin >= 10 ? 5 : margin >= 5 ? 4 : margin > 0 ? 3 : margin > -5 ? 2 : margin > -10 ? 1 : 0;
const outcomes = new Map<string, readonly Meaning[]>();

/**
 * What the end of a conflict means to its initiator and to its target.
 * @param rules the key of its rules
 * @param margin support less opposition
 */
export function outcomeOf(rules: string, margin: number): Meaning {
  let list = outcomes.get(rules);
  if (list === undefined) {
    const { source } = CONFLICT_RULES[rules]!;
    // it brings influence only where nobody fights back
    const half = INFLUENCE_WORTH / 2;
    list = ENDS.map(n =>
      rules === WAR
        ? { you: n > 0 ? half : 0, aim: n > 0 ? -half : 0 }
        : meaningOf(v, [source.always, source.outcome], reading(sourceOf(rules), PARTIES, n)),
    );
    outcomes.set(rules, list);
  }
  return list[endAt(margin)]!;
}

/** The card that makes a conflict of these rules. */
const sourceOf = (rules: string): CardDef | null =>
  DEFS.find(def => def.conflict?.id === rules || def.conflicts.some(c => c.id === rules)) ?? null;

const HARMING = new Set(['cannot', 'ready-cost', 'frailty', 'only-oppose']);
const signs = new Map<string, number>();

/** Whether a card is good (1) or bad (-1) for what it is put on. */
export function standingSign(def: CardDef): number {
  let sign = signs.get(def.id);
  if (sign === undefined) {
    // for a card that asks about itself
    signs.set(def.id, 1);
    let sum = def.source.blanks ? -1 : 0;
    for (const st of def.source.always ?? []) {
      const n = typeof st.n === 'number' ? st.n : st.n?.w === 'minus' ? -1 : 1;
      if (HARMING.has(st.k) || n < 0) sum--;
      else if (st.k === 'gives-marks') sum += st.what === 'doom' || st.what === 'strife' ? -1 : 1;
      else sum++;
    }
    const told = [def.source.aftermath?.effect, def.source.whenever, def.source.onSponsored];
    sum += meaningOfText(told, def, ['host', 'hostCard', 'self']).aim;
    sign = sum < 0 ? -1 : 1;
    signs.set(def.id, sign);
  }
  return sign;
}
