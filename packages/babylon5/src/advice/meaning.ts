import { type Meaning, meaningOf, type Party, type Reading, standFor, type Test } from '@orrery/kernel';
import { type CardDef, CONFLICT_RULES, LIBRARY } from '../card.ts';
import { v } from '../language.ts';
import { WAR } from '../rules/conflict/war.ts';
import { INFLUENCE_WORTH } from '../traits.ts';

// The worth of texts, in points: 1 influence for good is 4.

const PARTIES: ReadonlyMap<string, Party> = new Map([
  ...standFor('you', 'you', 'self', 'yourAmbassador', 'yourRace', 'yours', 'inYourFaction'),
  ...standFor('aim', 'target', 'conflictTarget', 'targetPlayer', 'targetRace', 'anothers'),
]);

/** How to read a card's text. `margin`: the margin of its conflict, lost if not above 0; null outside conflicts. */
function reading(def: CardDef | null, names: ReadonlyMap<string, Party>, margin: number | null = null): Reading {
  return {
    names,
    likely(test: Test) {
      const ended = v.trait(test, 'ended');
      if (ended === undefined || margin === null) return null;
      return (ended.won ? margin >= ended.by : margin <= -ended.by) ? 1 : 0;
    },
    // a card that stays in place is worth as much as its effect there
    more(word) {
      const stays = v.trait(word, 'stays');
      return stays === undefined || def === null ? [] : [[stays, 2 * standingSign(def)]];
    },
  };
}

/** The worth of a text of a card as printed; `targets`: the names of its targets. */
export const meaningOfText = (data: unknown, def: CardDef, targets: readonly string[] = []): Meaning =>
  meaningOf(v, data, reading(def, new Map([...PARTIES, ...standFor('aim', ...targets)])));

const asked = new Map<string, number>();

/** The worth of a text for one of its named targets: above 0 if it is good for it. */
export function meaningTo(def: CardDef, data: unknown, name: string): number {
  const key = `${def.id} ${name}`;
  let n = asked.get(key);
  if (n === undefined) {
    n = meaningOf(v, data, reading(def, new Map(standFor('aim', name)))).aim;
    asked.set(key, n);
  }
  return n;
}

/** The margins at which results of conflicts change, from lost by 10 to won by 10. */
export const ENDS = [-10, -5, 0, 1, 5, 10] as const;
/** The index of the class that a margin belongs to. */
export const endAt = (margin: number): number =>
  margin >= 10 ? 5 : margin >= 5 ? 4 : margin > 0 ? 3 : margin > -5 ? 2 : margin > -10 ? 1 : 0;
const outcomes = new Map<string, readonly Meaning[]>();

/**
 * The worth of a conflict's end for its initiator and for its target.
 * @param rules the key of its rules
 * @param margin support minus opposition
 */
export function outcomeOf(rules: string, margin: number): Meaning {
  let list = outcomes.get(rules);
  if (list === undefined) {
    const { source } = CONFLICT_RULES[rules]!;
    // it brings influence only if nobody opposes
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

/** The card that starts a conflict with these rules. */
const sourceOf = (rules: string): CardDef | null =>
  LIBRARY.all().find(def => def.conflict?.id === rules || def.conflicts.some(c => c.id === rules)) ?? null;

const HARMING = new Set(['cannot', 'ready-cost', 'frailty', 'only-oppose']);
const signs = new Map<string, number>();

/** Whether a card is good (1) or bad (-1) for its host. */
export function standingSign(def: CardDef): number {
  let sign = signs.get(def.id);
  if (sign === undefined) {
    // for a card whose text checks the card itself
    signs.set(def.id, 1);
    let sum = def.source.blanks ? -1 : 0;
    for (const st of def.source.always ?? []) {
      const n = typeof st.n === 'number' ? st.n : st.n?.w === 'minus' ? -1 : 1;
      if (HARMING.has(st.k) || n < 0) sum--;
      else if (st.k === 'gives-marks') sum += st.what === 'doom' ? -1 : 1;
      else sum++;
    }
    const told = [def.source.aftermath?.effect, def.source.whenever, def.source.onSponsored];
    sum += meaningOfText(told, def, ['host', 'hostCard', 'self']).aim;
    sign = sum < 0 ? -1 : 1;
    signs.set(def.id, sign);
  }
  return sign;
}
