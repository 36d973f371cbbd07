// The preview of an answer, in lines.
import { inWords, type Seat } from '@orrery/kernel';
import type { Outlook } from '@orrery/table';

/** The preview of an answer, in two parts. */
export interface Foretold {
  readonly follows: Outlook;
  /** how it goes on if nobody responds; null if nobody can */
  readonly unanswered: Outlook | null;
}

/** The heading of the second part. */
export const UNANSWERED = 'If nobody answers it:';

/** Why the preview stops. @param who the player who must choose then, at the start of a sentence: `you are` */
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
 * The preview of an answer, in lines.
 * @param name gives the name of a seat
 * @param who the player who answers, with a verb: `you are`, `Narn is`
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
