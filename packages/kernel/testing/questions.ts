import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asking,
  awaited,
  checked,
  decisionView,
  type Game,
  type Option,
  type OptionView,
  options,
  type QuestionView,
  Refused,
  type State,
} from '../src/index.ts';
import { dice, playOn } from './play.ts';

/** How long a question and the label of an option may be. */
const PROMPT = 100;
const LABEL = 70;

/** What the suite about questions needs to know of a game. */
export interface AskingGame<S extends State> {
  readonly game: Game<S>;
  /** a match at its first decision; another for each number */
  deal(seed: number): S;
  /** the ids of the game's catalogue */
  readonly rules: ReadonlySet<string>;
  /** true for options that may read alike though `Menu.same` does not say so, since not to be asked would tell: copies in a hand */
  alike?(s: S, a: Option, b: Option): boolean;
  /** more decisions than any match has */
  readonly limit: number;
  readonly runs: number;
}

/** Answers that say nothing by themselves: what they mean stands in the label or beside it. */
const BARE = ['yes', 'no', 'pass', 'abstain', 'number'];

const says = (o: OptionView): boolean => o.note !== '' || /[a-z].*[a-z] .*[a-z]/i.test(o.label);

/** What is wrong with a question as a person reads it. */
function faultsOf(q: QuestionView, rules: ReadonlySet<string>, same: (a: string, b: string) => boolean): string[] {
  const faults: string[] = [];
  const oneLine = (text: string, most: number, what: string): void => {
    if (text.trim() === '' || text.includes('\n') || text.length > most) faults.push(`${what}: "${text}"`);
  };
  oneLine(q.prompt, PROMPT, 'prompt');
  if (q.stakes.trim() === '') faults.push(`nothing at stake: "${q.prompt}"`);
  if (q.rule === null ? q.asker === null : !rules.has(q.rule)) faults.push(`by no rule or card: "${q.prompt}"`);
  q.options.forEach((o, i) => {
    oneLine(o.label, LABEL, 'label');
    const verb = o.id.split(':')[0]!;
    if (BARE.includes(verb) && !says(o)) faults.push(`means nothing: "${o.label}" (${verb}) of "${q.prompt}"`);
    const twin = q.options.slice(0, i).find(other => other.label === o.label);
    if (twin !== undefined && !same(twin.id, o.id)) faults.push(`told by nothing: "${o.label}" of "${q.prompt}"`);
  });
  return faults;
}

/** What is wrong with the answer that the table proposes to a seat; null where it could be given as it stands, or there is none. */
export function proposalFault<S extends State>(
  game: Game<S>,
  s: S,
  seat: number,
  { prompt, proposal }: QuestionView,
): string | null {
  try {
    if (proposal !== null) checked(game, s, s.ask!.id, seat, proposal);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return `proposal refused: ${proposal!.join(', ')} of "${prompt}": ${error.message}`;
  }
}

/**
 * That whoever is asked can answer: over random matches every question says what it is about and what is at stake, by which rule or card it is
 * asked, and each option what it is and what tells it from the others; what is proposed is legal.
 */
export function questionsSuite<S extends State>(x: AskingGame<S>): void {
  const { game } = x;
  test('every question says what is at stake, by which rule or card, and tells its options apart', () => {
    const faults = new Map<string, string>();
    let asked = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), seed => {
        const s = x.deal(seed);
        const d = dice(seed + 9);
        for (let n = 0; n < x.limit && s.result === null; n++) {
          const { step, frame } = asking(game, s);
          for (const seat of awaited(s)) {
            const { question } = decisionView(game, s, seat)!;
            const list = options(game, s, seat);
            const option = (id: string) => list.find(o => [o.verb, o.a, o.b].filter(k => k !== -1).join(':') === id)!;
            const same = (a: string, b: string) =>
              (step.menu.same?.(s, frame, option(a), option(b)) ?? question!.max !== 1) ||
              x.alike?.(s, option(a), option(b)) === true;
            const proposal = proposalFault(game, s, seat, question!);
            for (const fault of [...faultsOf(question!, x.rules, same), ...(proposal === null ? [] : [proposal])]) {
              const key = `${question!.menu}: ${fault.split(':')[0]}`;
              if (!faults.has(key)) faults.set(key, fault);
            }
            asked++;
          }
          playOn(game, s, d, 1);
        }
      }),
      { numRuns: x.runs },
    );
    expect([...faults].map(([key, fault]) => `${key} ${fault}`)).toEqual([]);
    expect(asked).toBeGreaterThan(1000);
  });
}
