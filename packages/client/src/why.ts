// Turns a server's answer to "why" into the answer of a local game.
import type { Why as WhyTold } from '@orrery/protocol';
import type { Why } from '@orrery/table';

/**
 * Combines a server's answer about a wish into the answer of a local game: the legal options, and the rule that forbids each other one.
 * @param words the wish as it was sent
 * @returns null if the words name nothing here
 */
export function whyOf({ wishes }: WhyTold, words: string): Why | null {
  // words without a meaning come back unchanged
  if (wishes.length === 1 && wishes[0]!.id === words && wishes[0]!.rule === null) return null;
  const allowed = new Set<string>();
  const refused = new Map<string, { text: string; rule: string; wishes: Set<string> }>();
  for (const { label, text, rule } of wishes) {
    if (text === null) allowed.add(label);
    else {
      const key = `${rule} ${text}`;
      const entry = refused.get(key) ?? { text, rule: rule ?? '', wishes: new Set() };
      entry.wishes.add(label);
      refused.set(key, entry);
    }
  }
  const all = [...refused.values()].map(entry => ({ ...entry, wishes: [...entry.wishes] }));
  const ruled = all.filter(({ rule }) => rule !== '');
  return { allowed: [...allowed], refused: ruled.length > 0 ? ruled : all };
}
