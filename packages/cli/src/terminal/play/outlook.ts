// What an answer would do, in lines.
import { inWords, type Seat } from '@orrery/kernel';
import type { Outlook } from '@orrery/table';

/** What is foreseen of an answer, in its two parts. */
export interface Foretold {
  readonly follows: Outlook;
  /** how it goes on if nobody answers it; null where nobody is asked that */
  readonly unanswered: Outlook | null;
}

/** Stands above what follows of an answer that nobody answers. */
export const UNANSWERED = 'If nobody answers it:';

/** Why no more can be told of what will happen. @param who the one who is asked then, as the sentence begins: `you are` */
function untilText({ until, next }: Outlook, name: (seat: Seat) => string, who: string): string {
  if (until === 'hidden') return 'What follows depends on hidden cards.';
  if (until === 'random') return 'What follows depends on chance.';
  if (until === 'unresolved') return 'What follows has no end. The players will vote on it.';
  if (until === 'over') return 'Then the game is over.';
  if (next === null) return '';
  if (next.question !== null) return `Then ${who} asked: ${next.question.prompt}`;
  return `Then ${inWords(next.awaited.map(name))} may decide.`;
}

const told = ({ sentences }: Outlook): string[] => sentences.map(({ text }) => `· ${text}`);

/**
 * What an answer would do, in lines.
 * @param name what a seat is called
 * @param who the one who answers, with what follows: `you are`, `Narn is`
 */
export function outlookLines(
  { follows, unanswered }: Foretold,
  name: (seat: Seat) => string,
  who = 'you are',
): string[] {
  const lines = [...told(follows), untilText(follows, name, who)];
  if (unanswered !== null && unanswered.sentences.length > 0)
    lines.push(UNANSWERED, ...told(unanswered), untilText(unanswered, name, who));
  return lines.filter(line => line !== '');
}
