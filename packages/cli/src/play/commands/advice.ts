import type { QuestionView } from '@orrery/kernel';
import { hintFor, type Outlook } from '@orrery/table';
import { headingOf } from '../../skins/index.ts';
import { readChoice } from '../choose.ts';
import { type Asked, type Command, saying } from './command.ts';

/**
 * An answer as one types it: `3`, `1x2 4`, or that an empty line is it.
 * @param draft what an empty line takes; null where no answer is in the making
 */
function typedAs(q: QuestionView, ids: readonly string[], draft: readonly string[] | null): string {
  if (draft !== null && [...draft].sort().join() === [...ids].sort().join() && !q.ordered)
    return ids.length === 0 ? 'nothing (press Enter)' : 'nothing but Enter';
  if (ids.length === 0) return draft === null ? 'nothing (press Enter)' : 'none';
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
function answerText(q: QuestionView, ids: readonly string[]): string {
  const said = [...new Set(ids)].map(id => {
    const n = ids.filter(x => x === id).length;
    return `${q.options.find(o => o.id === id)!.label}${n > 1 ? `, ${n} times` : ''}`;
  });
  return said.join('; ');
}

/** Why no more can be told of what will happen. */
function untilText({ keyboard }: Asked, { until, next }: Outlook): string {
  const { table, session } = keyboard;
  if (until === 'hidden') return 'What follows depends on what you cannot see.';
  if (until === 'random') return 'What follows is left to chance.';
  if (until === 'unresolved') return 'What follows comes to no end: the players will vote on it.';
  if (until === 'over') return 'Then the game is over.';
  if (next === null) return '';
  if (next.question !== null) return `Then you are asked: ${next.question.prompt}`;
  return `Then ${listed(next.awaited.map(seat => table.seatName(session.match.state, seat)))} may decide.`;
}

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

const told = ({ sentences }: Outlook): string[] => sentences.map(({ text }) => `· ${text}`);

/**
 * What an answer would do, in lines.
 * @throws Refused where it could not be given
 */
export function previewLines(asked: Asked, ids: readonly string[]): string[] {
  const { keyboard, seat } = asked;
  const seen = keyboard.session.preview(seat, ids);
  const lines = [...told(seen), untilText(asked, seen)];
  if (seen.unanswered !== null && seen.unanswered.sentences.length > 0)
    lines.push('If nobody answers it:', ...told(seen.unanswered), untilText(asked, seen.unanswered));
  return [...lines.filter(line => line !== ''), ...seen.warnings.map(({ text }) => `! ${text}`)];
}

function preview(asked: Asked, words: string): string {
  const { keyboard, seat, question } = asked;
  const draft = words === '' ? keyboard.draft(seat, question) : null;
  if (draft === null && words === '' && question.min > 0)
    return 'Preview what? Say a choice as you would type it: preview 1';
  const read =
    draft === null ? readChoice(question, words, id => headingOf(keyboard.skin, question.menu, id)) : { ids: draft };
  if ('fault' in read) return read.fault;
  let lines: string[] = [];
  if (!keyboard.tried(() => void (lines = previewLines(asked, read.ids)))) return '';
  return [`What ${answerText(question, read.ids) || 'choosing none'} would do:`, ...lines].join('\n');
}

/** An answer in the making: what it names, what it comes to, and what it would do, or why it cannot be given so. */
export function draftLines(asked: Asked, ids: readonly string[]): string[] {
  const { keyboard, seat, question } = asked;
  const { sum } = keyboard.session.draft(seat, ids);
  const refusal = keyboard.refusal(seat, ids);
  const lines = [`Your answer as it stands: ${answerText(question, ids) || 'nothing'}.`];
  if (sum !== '') lines.push(sum);
  if (refusal !== null) lines.push(`! ${refusal}`);
  else keyboard.tried(() => void lines.push(...previewLines(asked, ids)));
  return lines;
}

/** What looks best to the game's own judgement, and why as far as that can be said. */
function hint(asked: Asked): string {
  const { keyboard, seat, question } = asked;
  const { table, session } = keyboard;
  const wanted = keyboard.place.hooks?.hint?.(seat) ?? null;
  const ids = wanted ?? hintFor(table, session.match, seat);
  const lines = [
    `Type ${typedAs(question, ids, keyboard.draft(seat, question))}${ids.length === 0 ? '.' : `: ${answerText(question, ids)}.`}`,
  ];
  for (const id of new Set(ids)) {
    const { note } = question.options.find(o => o.id === id)!;
    if (note !== '') lines.push(`  ${note}`);
  }
  keyboard.tried(() => void lines.push(...previewLines(asked, ids)));
  if (wanted === null) lines.push('It is what looks best now to a player who does not look ahead.');
  return lines.join('\n');
}

export const ADVICE: readonly Command[] = [
  {
    name: 'preview',
    takes: 'N',
    help: 'what an answer would do, as far as it is certain, before you give it',
    words: ({ question }) => question.options.map(o => o.label),
    run: saying(preview),
  },
  {
    name: 'hint',
    takes: '',
    help: "what looks best to the game's own judgement, and what it would do",
    alone: true,
    run: saying(hint),
  },
];
