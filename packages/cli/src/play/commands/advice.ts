import type { QuestionView } from '@orrery/kernel';
import { hintFor } from '@orrery/table';
import type { Asked, Command } from './command.ts';

/** An answer as one types it: `3`, `1x2 4`, or that an empty line is it. */
export function typedAs(q: QuestionView, ids: readonly string[]): string {
  if (ids.length === 0) return 'nothing (press Enter)';
  // a number that is itself a choice is typed as it reads
  const numbers = q.options.every(o => /^\d+( |$)/.test(o.label));
  const sign = (id: string): string => {
    const at = q.options.findIndex(o => o.id === id);
    const label = q.options[at]!.label;
    return numbers && /^\d+$/.test(label) ? label : `${at + 1}`;
  };
  const plan = q.options.some(o => (o.most ?? 1) > 1);
  if (!plan) return ids.map(sign).join(' ');
  return [...new Set(ids)]
    .map(id => {
      const n = ids.filter(x => x === id).length;
      return n > 1 ? `${sign(id)}x${n}` : sign(id);
    })
    .join(' ');
}

/** What an answer says, each option once. */
export function answerText(q: QuestionView, ids: readonly string[]): string {
  const said = [...new Set(ids)].map(id => {
    const n = ids.filter(x => x === id).length;
    return `${q.options.find(o => o.id === id)!.label}${n > 1 ? `, ${n} times` : ''}`;
  });
  return said.join('; ');
}

/** What looks best to the game's own judgement, and why as far as that can be said. */
function hint({ keyboard, seat, question }: Asked): string {
  const { table, session } = keyboard;
  const ids = hintFor(table, session.match, seat);
  const lines = [`Type ${typedAs(question, ids)}${ids.length === 0 ? '.' : `: ${answerText(question, ids)}.`}`];
  for (const id of new Set(ids)) {
    const { note } = question.options.find(o => o.id === id)!;
    if (note !== '') lines.push(`  ${note}`);
  }
  lines.push('It is what looks best now to a player who does not look ahead.');
  return lines.join('\n');
}

export const ADVICE: readonly Command[] = [
  {
    name: 'hint',
    takes: '',
    help: 'what looks best to the game’s own judgement',
    alone: true,
    run(asked) {
      asked.keyboard.out(hint(asked));
      return 'again';
    },
  },
];
