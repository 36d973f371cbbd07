/** An option that the last question of the same kind had and this one has not, with the reason. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { QuestionView } from '../../connection/contract.ts';
import { t } from '../../copy/index.ts';
import type { TableStore } from '../store.ts';
import { useTable } from '../table-context.ts';
import { verbsOf } from './words.ts';

/** A question that was asked. */
interface Past {
  readonly decision: number;
  readonly question: QuestionView;
  /** the options that the player has picked so far */
  readonly picks: readonly string[];
}

/** The last two questions of each table, the newest first. */
const PAST = new WeakMap<TableStore, readonly Past[]>();

/**
 * The cards that the earlier question had options for, and the present one has none for. Other cards can still do the same, so it is about the card,
 * and not about the step of the turn.
 * @param picks what the player answered then: those cards are gone because they were used
 * @returns each card with the label of its option
 */
export function goneCards(
  before: QuestionView,
  picks: readonly string[],
  now: QuestionView,
): { readonly card: string; readonly label: string }[] {
  if (before.menu !== now.menu) return [];
  const used = before.options.filter(({ id }) => picks.includes(id));
  const left = new Set([...now.options, ...used].map(({ card }) => card));
  const verbs = verbsOf(now.options.map(({ id }) => id));
  const found = new Map<string, string>();
  for (const { id, card, label } of before.options)
    if (card != null && !left.has(card) && !found.has(card) && verbs.includes(verbsOf([id])[0] ?? ''))
      found.set(card, label);
  return [...found].map(([card, label]) => ({ card, label }));
}

/** Says why an option is no longer there. It says nothing if the card itself is gone, because no rule refuses it then. */
export function Gone({
  question,
  decision,
  picks,
}: {
  question: QuestionView;
  decision: number;
  picks: readonly string[];
}) {
  const { store } = useTable();
  const past = PAST.get(store) ?? [];
  const before = past.find(one => one.decision !== decision);
  useEffect(() => {
    const known = PAST.get(store) ?? [];
    const others = known.filter(one => one.decision !== decision);
    PAST.set(store, [{ decision, question, picks }, ...others].slice(0, 2));
  }, [store, question, decision, picks]);
  const gone = before === undefined ? [] : goneCards(before.question, before.picks, question);
  const { data } = useQuery({
    queryKey: ['gone', store.key, decision],
    queryFn: async () => {
      for (const { card, label } of gone) {
        const all = (await store.door.why(card))?.refused ?? [];
        const refused = all.find(({ wishes }) => wishes.includes(label)) ?? all[0];
        if (refused !== undefined) return { label, why: refused.text };
      }
      return null;
    },
    enabled: gone.length > 0,
  });
  if (data == null) return null;
  return (
    <p className="why soft">
      {t('coach.gone', { label: data.label })} {data.why}
    </p>
  );
}
