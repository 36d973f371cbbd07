/** A character's abilities, in the order in which the table shows them. */
export const ABILITIES = ['diplomacy', 'intrigue', 'psi', 'leadership', 'military'] as const;

export type Ability = (typeof ABILITIES)[number];

/** The abilities that every character has and this program can choose: all but Psi and Military. */
export type CommonAbility = 'diplomacy' | 'intrigue' | 'leadership';

export type Abilities = Record<Ability, number>;

/** The facts that sources give about a character. The rest of its abilities follows from these. */
export interface CharacterFacts {
  title: string;
  race: 'human' | 'centauri' | 'minbari' | 'narn' | 'nonaligned' | 'neutral';
  /** Influence cost; null where the card prints none (starting ambassadors). */
  cost: number | null;
  keywords: readonly string[];
  /** Abilities that a source gives; they are kept. */
  known: Partial<Abilities>;
  /** The main ability of the card's own text, if any. A text about fleets means Leadership. */
  text?: CommonAbility;
  /** Limits that a source sets on an ability without giving its value. */
  atLeast?: Partial<Record<CommonAbility, number>>;
  atMost?: Partial<Record<CommonAbility, number>>;
}

const RACE_ORDER: Record<CharacterFacts['race'], readonly CommonAbility[]> = {
  human: ['diplomacy', 'leadership', 'intrigue'],
  centauri: ['diplomacy', 'intrigue', 'leadership'],
  minbari: ['diplomacy', 'intrigue', 'leadership'],
  narn: ['leadership', 'diplomacy', 'intrigue'],
  nonaligned: ['intrigue', 'diplomacy', 'leadership'],
  neutral: ['intrigue', 'diplomacy', 'leadership'],
};

/** Replaces the cost of a card that prints none: the cost of John Sheridan, who can replace Sinclair. */
const COST_OF_AN_AMBASSADOR = 10;

/** The sum of all abilities that a cost buys: 2 x cost - 7 from cost 5 on, below that cost - 1, always 1 or more. */
export function totalForCost(cost: number | null): number {
  const paid = cost ?? COST_OF_AN_AMBASSADOR;
  return paid >= 5 ? 2 * paid - 7 : Math.max(1, paid - 1);
}

/** The order in which a character's abilities get points: its main one by role, then the others in its race's order. */
export function abilityOrder({ title, race, keywords, text }: CharacterFacts): CommonAbility[] {
  const order = RACE_ORDER[race];
  const main = mainByRole(title, keywords) ?? text ?? order[0];
  return [main!, ...order.filter(ability => ability !== main)];
}

function mainByRole(title: string, keywords: readonly string[]): CommonAbility | undefined {
  if (/\bAgent$/.test(title)) return 'intrigue';
  if (/\bAide$/.test(title)) return 'diplomacy';
  if (/\b(Captain|General)\b/.test(title)) return 'leadership';
  if (keywords.some(keyword => /Warleader|Warrior Caste|Ranger/.test(keyword))) return 'leadership';
  if (keywords.some(keyword => /Ambassador|Senator|President|Minister|Emperor|Kha'Ri|Grey Council/.test(keyword)))
    return 'diplomacy';
  return undefined;
}

/**
 * Chooses the abilities of a character that no source gives in full. By hand:
 *
 * 1. Total: from cost 5 on, 2 x cost - 7; below that, cost - 1, but never under 1. A card without a cost counts as 10.
 * 2. Military is 0. Psi is what a source says, otherwise 0. Total - Psi (never under 0) is left for the other three.
 * 3. Main ability, the first of these that fits: an Agent's is Intrigue; an Aide's is Diplomacy; a Captain's, General's,
 *    Warleader's, Ranger's or Warrior Caste member's is Leadership; an office holder's (ambassador or assistant, senator,
 *    president, minister, emperor, Kha'Ri, Grey Council) is Diplomacy; then the ability that the card's own text is about,
 *    fleets standing for Leadership; then the first in the race's order. The second and third follow in the race's order:
 *    Human Diplomacy, Leadership, Intrigue; Centauri and Minbari Diplomacy, Intrigue, Leadership; Narn Leadership,
 *    Diplomacy, Intrigue; everybody else Intrigue, Diplomacy, Leadership.
 * 4. Shares: the main ability gets 2 plus a third of the points, rounded down, at most all of them. The other two get
 *    half of the rest each; an odd point goes to the second.
 * 5. Put each known value in place of its share, and bring the others within the limits that a source sets.
 * 6. Points left over go to the abilities that are neither known nor at their limit, one each in the order of step 3,
 *    round and round; what finds no room is lost. Points too many are taken back in the same way, from the last to the
 *    first, never under 0 or a lower limit.
 *
 * The rule was fitted to the fully known Du'Nar (cost 11: 7, 4, 4) and Adira Tyree (cost 5: Intrigue 3), and gives both. The
 * third such card, Cynthia Torqueman (cost 5: Diplomacy 1), pays for her text and stays under it.
 */
export function reconstructAbilities(facts: CharacterFacts): Abilities {
  const { known, atLeast = {}, atMost = {} } = facts;
  const psi = known.psi ?? 0;
  const points = Math.max(0, totalForCost(facts.cost) - psi);
  const order = abilityOrder(facts);

  const main = Math.min(points, 2 + Math.floor(points / 3));
  const second = Math.ceil((points - main) / 2);
  const shares = [main, second, points - main - second];

  const lowest = (ability: CommonAbility) => atLeast[ability] ?? 0;
  const highest = (ability: CommonAbility) => atMost[ability] ?? Number.POSITIVE_INFINITY;
  const result: Abilities = { diplomacy: 0, intrigue: 0, psi, leadership: 0, military: known.military ?? 0 };
  order.forEach((ability, place) => {
    result[ability] = known[ability] ?? Math.min(highest(ability), Math.max(lowest(ability), shares[place]!));
  });

  const open = order.filter(ability => known[ability] === undefined);
  let left = points - order.reduce((sum, ability) => sum + result[ability], 0);
  while (left > 0 && open.some(ability => result[ability] < highest(ability)))
    for (const ability of open)
      if (left > 0 && result[ability] < highest(ability)) {
        result[ability]++;
        left--;
      }
  const fromLast = open.toReversed();
  while (left < 0 && open.some(ability => result[ability] > lowest(ability)))
    for (const ability of fromLast)
      if (left < 0 && result[ability] > lowest(ability)) {
        result[ability]--;
        left++;
      }
  return result;
}
