// Typed words that help to choose: preview, hint.
import type { QuestionView, Seat, State } from '@orrery/kernel';
import type { Idle, Thought } from '@orrery/table';
import { whileWaiting } from '../../../common/slices.ts';
import { percent, wrap } from '../../../common/text.ts';
import { headingOf } from '../../skins/index.ts';
import { readChoice } from '../choose.ts';
import { outlookLines } from '../outlook.ts';
import { type Command, type PersonAsked, saying } from './command.ts';

/**
 * An answer as a player types it: `3`, `1x2 4`, or that they just press Enter.
 * @param draft the draft answer, which Enter takes; null if there is none
 */
function typedAs(q: QuestionView, ids: readonly string[], draft: readonly string[] | null): string {
  if (draft !== null && [...draft].sort().join() === [...ids].sort().join() && !q.ordered)
    return ids.length === 0 ? 'nothing (press Enter)' : 'nothing, just press Enter';
  if (ids.length === 0) return draft === null ? 'nothing (press Enter)' : 'none';
  // if the choices are numbers, the player types the number itself
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

/** An answer in words, each option once. */
function answerText(q: QuestionView, ids: readonly string[]): string {
  const said = [...new Set(ids)].map(id => {
    const n = ids.filter(x => x === id).length;
    return `${q.options.find(o => o.id === id)!.label}${n > 1 ? `, ${n} times` : ''}`;
  });
  return said.join('; ');
}

/**
 * The preview of an answer, in lines.
 * @throws Refused if the answer is not possible
 */
export async function previewLines(asked: PersonAsked, ids: readonly string[]): Promise<string[]> {
  const { keyboard, seat } = asked;
  const seen = await keyboard.door.preview(seat, ids);
  const name = (other: Seat) => keyboard.door.seatName(other);
  const lines = outlookLines({ follows: seen, unanswered: seen.unanswered }, name);
  return [...lines, ...seen.warnings.map(({ text }) => `! ${text}`)];
}

async function preview(asked: PersonAsked, words: string): Promise<string> {
  const { keyboard, seat, question } = asked;
  const draft = words === '' ? keyboard.draft(seat, question) : null;
  if (draft === null && words === '' && question.min > 0) return 'Preview what? Type a choice after it: preview 1';
  const read =
    draft === null ? readChoice(question, words, id => headingOf(keyboard.skin, question.menu, id)) : { ids: draft };
  if ('fault' in read) return read.fault;
  let lines: string[] = [];
  const tried = await keyboard.tried(async () => {
    lines = await previewLines(asked, read.ids);
  });
  if (!tried) return '';
  return [`What ${answerText(question, read.ids) || 'choosing nothing'} would do:`, ...lines].join('\n');
}

/** A draft answer: its options, what it adds up to, and its preview, or why it is not possible. */
export async function draftLines(asked: PersonAsked, ids: readonly string[]): Promise<string[]> {
  const { keyboard, seat, question } = asked;
  const { sum } = await keyboard.door.draft(seat, ids);
  const refusal = await keyboard.refusal(seat, ids);
  const lines = [`Your answer so far: ${answerText(question, ids) || 'nothing'}.`];
  if (sum !== '') lines.push(sum);
  if (refusal !== null) lines.push(`! ${refusal}`);
  else await keyboard.tried(async () => void lines.push(...(await previewLines(asked, ids))));
  return lines;
}

/** What a player types for an answer, and what it means. */
function typedLine({ keyboard, seat, question }: PersonAsked, ids: readonly string[]): string {
  const typed = typedAs(question, ids, keyboard.draft(seat, question));
  return `Type ${typed}${ids.length === 0 ? '.' : `: ${answerText(question, ids)}.`}`;
}

/** The wanted answer, or the one that looks best without looking ahead, with its notes and preview. */
async function judgement(asked: PersonAsked, wanted: readonly string[] | null): Promise<string> {
  const { keyboard, seat, question } = asked;
  const ids = wanted ?? (await keyboard.door.hint(seat));
  const lines = [typedLine(asked, ids)];
  for (const id of new Set(ids)) {
    const { note } = question.options.find(o => o.id === id)!;
    if (note !== '') lines.push(`  ${note}`);
  }
  await keyboard.tried(async () => void lines.push(...(await previewLines(asked, ids))));
  if (wanted === null) lines.push('This looks best to a player who does not look ahead.');
  return lines.join('\n');
}

/** Why there is no hint. */
const IDLE: Readonly<Record<Idle, string>> = {
  'not asked': 'You have no question to answer now.',
  forced: 'There is only one answer.',
  vote: 'This is a vote of the players, not a move of the game. Decide for yourself.',
};

/** How many answers a hint names. */
const HINTS = 3;
/** If an answer was tried fewer times than this, the hint says that it knows little. */
const FEW = 10;
/** The longest time for a hint, in seconds. */
const LONGEST = 600;

/** Searches for some seconds, or until Ctrl-C, and tells what looks best then. */
async function searched(asked: PersonAsked, thought: Thought<State>, seconds: number): Promise<string> {
  const { keyboard, question } = asked;
  const { io } = keyboard;
  const end = io.now() + seconds * 1000;
  const { stopped } = await whileWaiting(
    io,
    thought.steps(),
    () => `Thinking. Ctrl-C stops it. Games played from here: ${thought.tries}`,
    () => io.now() >= end,
  );
  const said = new Set<string>();
  // options with the same text are one answer to a person
  const told = thought.judged().filter(({ ids }) => {
    const text = answerText(question, ids);
    return !said.has(text) && said.add(text);
  });
  const [first] = told;
  if (first === undefined) return 'The time was too short to find anything.';
  const answers = told
    .slice(0, HINTS)
    .map(({ ids, chance }) => wrap(`${percent(chance).padStart(5)}  ${typedLine(asked, ids)}`, io.width, 7));
  const lines = ['The best answers found, with your chance of winning:', ...answers];
  await keyboard.tried(async () => {
    const follows = await previewLines(asked, first.ids);
    if (follows.length > 0) lines.push('What the first answer would do:', ...follows);
  });
  const { tries } = thought;
  const often = tries === 1 ? 'once' : `${tries} times`;
  lines.push(
    `${stopped ? 'Stopped. ' : ''}It played ${often} from here, each time with a new deal of the hidden cards.${first.tries < FEW ? little(seconds, stopped) : ''}`,
  );
  return lines.join('\n');
}

/** The note of a hint that could try little in its time. */
function little(seconds: number, stopped: boolean): string {
  const longer = Math.min(LONGEST, Math.max(10, Math.ceil(seconds * 4)));
  return ` That is not much${stopped || longer <= seconds ? '' : `: type "hint ${longer}" to think longer`}.`;
}

/** The hint: what a lesson wants, what a search finds in the time, or what looks best without looking ahead. */
async function hint(asked: PersonAsked, rest: string): Promise<string> {
  const { keyboard, seat } = asked;
  const wanted = keyboard.place.hooks?.hint?.(seat) ?? null;
  if (wanted !== null) return judgement(asked, wanted);
  const idle = keyboard.door.idle(seat);
  if (idle === 'forced') return `${IDLE.forced}\n${typedLine(asked, await keyboard.door.hint(seat))}`;
  if (idle !== null) return IDLE[idle];
  const seconds = rest === '' ? (keyboard.place.thinking ?? 0) : Number(rest);
  if (!(seconds >= 0 && seconds <= LONGEST)) return `Type how many seconds a hint may think, up to ${LONGEST}: hint 5`;
  const thought = seconds === 0 ? null : keyboard.door.think(seat);
  return thought === null ? judgement(asked, null) : searched(asked, thought, seconds);
}

/** The commands that help to choose. */
export const ADVICE: readonly Command[] = [
  {
    name: 'preview',
    takes: 'N',
    help: 'show what an answer would do, before you give it',
    words: ({ question }) => question.options.map(o => o.label),
    run: saying(preview),
  },
  {
    name: 'hint',
    takes: '[SECONDS]',
    help: 'show the three best answers found, with your chance of winning; Ctrl-C stops it',
    run: saying(hint),
  },
];
