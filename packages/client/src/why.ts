// Turns a server's answer to "why" into what a game in this process would say.
import type { Why as WhyTold } from '@orrery/protocol';
import type { Why } from '@orrery/table';

/**
 * What a server says of a wish, put together as a game in the same process says it: what may be done, and what is refused by which rule.
 * @param words the wish as it was sent
 * @returns null where the words name nothing here
 */
export function whyOf({ wishes }: WhyTold, words: string): Why | null {
  // words that mean nothing come back as they are
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
