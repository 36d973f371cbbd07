// Draft answers, made step by step: +3, -3, clear.
import type { QuestionView } from '@orrery/kernel';
import { optionMeant, repeated } from './choose.ts';

/** The result of a typed change: the options of the draft answer, or a fault. */
export type DraftChange = { readonly ids: readonly string[] } | { readonly fault: string };

/** Tells why an answer is not possible, in a sentence; null if it is. */
export type Refusing = (ids: readonly string[]) => string | null | Promise<string | null>;

/** True for a question with a draft answer: a plan, or a question for which the table proposes a whole answer. */
export const isDrafted = (q: QuestionView): boolean => q.proposal !== null || q.options.some(o => o.most !== undefined);

/** How often an answer contains an option. */
export const often = (ids: readonly string[], id: string): number => ids.filter(x => x === id).length;

/** The answer with an option this many times, in the order of the list. If the order matters, new options come last. */
function naming(q: QuestionView, ids: readonly string[], id: string, times: number): readonly string[] {
  const had = often(ids, id);
  if (times >= had) {
    const more = [...ids, ...Array<string>(times - had).fill(id)];
    return q.ordered ? more : q.options.flatMap(o => Array<string>(often(more, o.id)).fill(o.id));
  }
  const last = ids.lastIndexOf(id);
  return naming(
    q,
    ids.filter((_, i) => i !== last),
    id,
    times,
  );
}

/**
 * Reads a line as a change of a draft answer: `+3`, `-3x2`, `+1 -2`, `+freighter`, `clear`, `all 4`.
 * @param ids the options of the draft so far
 * @param refusal tells why an answer is not possible
 * @returns null if the line is not such a change
 */
export async function changedBy(
  q: QuestionView,
  ids: readonly string[],
  line: string,
  refusal: Refusing,
): Promise<DraftChange | null> {
  const text = line.trim();
  if (!isDrafted(q)) return null;
  if (text.toLowerCase() === 'clear') return { ids: [] };
  const all = /^all\s/i.test(text) ? text.slice(4).trim() : undefined;
  if (all !== undefined && !q.options.some(o => o.label.toLowerCase().startsWith(text.toLowerCase())))
    return asManyAs(q, ids, all, refusal);
  if (!/^[+-]/.test(text)) return null;
  const numbers = /^[+-]\s*\d+(x\d+)?([\s,]+[+-]\s*\d+(x\d+)?)*$/.test(text);
  const parts = numbers ? text.match(/[+-]\s*\d+(x\d+)?/g)! : [text];
  let changed = ids;
  for (const part of parts) {
    const next = changedOnce(q, changed, part, numbers);
    if ('fault' in next) return next;
    changed = next.ids;
  }
  return { ids: changed };
}

/** Applies one of `+3`, `-3x2`, `+freighter x 2`. */
function changedOnce(q: QuestionView, ids: readonly string[], part: string, number: boolean): DraftChange {
  const [what, times] = repeated(part.slice(1).trim(), number);
  const option = optionMeant(q, what);
  if ('fault' in option) return option;
  const had = often(ids, option.id);
  if (part.startsWith('-'))
    return had === 0
      ? { fault: `You have not chosen ${option.label}, so you cannot remove it.` }
      : { ids: naming(q, ids, option.id, Math.max(0, had - times)) };
  const most = option.most ?? 1;
  if (had + times > most)
    return {
      fault:
        most === 1 ? `You can choose ${option.label} once.` : `You can choose ${option.label} up to ${most} times.`,
    };
  return { ids: naming(q, ids, option.id, had + times) };
}

/** The answer with an option as often as possible beside its other options. */
async function asManyAs(
  q: QuestionView,
  ids: readonly string[],
  what: string,
  refusal: Refusing,
): Promise<DraftChange> {
  const option = optionMeant(q, what);
  if ('fault' in option) return option;
  const had = often(ids, option.id);
  const most = Math.max(had, Math.min(option.most ?? 1, q.max - (ids.length - had)));
  for (let times = most; times > had; times--) {
    const tried = naming(q, ids, option.id, times);
    if ((await refusal(tried)) === null) return { ids: tried };
  }
  const full = naming(q, ids, option.id, most);
  // a draft that already breaks a rule is filled too, and the message says what is wrong
  if (most > had && (await refusal(ids)) !== null) return { ids: full };
  const why = most > had ? (await refusal(full))! : `An answer can have ${q.max} in all.`;
  return { fault: `You cannot choose more of ${option.label} with the rest. ${why}` };
}

/**
 * The help for changing a draft answer, with numbers from the list.
 * @param ids its options so far
 * @param legal true if it is possible as it is
 */
export function wantedOf(q: QuestionView, ids: readonly string[], legal: boolean): string {
  const taken = ids.length === 0 ? 'Press Enter to choose nothing' : 'Press Enter to take what is marked';
  const repeated = q.options.findIndex(o => (o.most ?? 1) > 1) + 1;
  const n = repeated || Math.min(3, q.options.length);
  const ways = repeated > 0 ? `+${n}, -${n}, +${n}x2, all ${n}` : `+${n}, -${n}`;
  return `${legal ? taken : 'This answer is not allowed'}. ${ways} or clear change it.`;
}
