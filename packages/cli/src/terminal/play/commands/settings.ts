// Typed words that say when you are asked and warned: stops, warn, hold, auto.
import { capitalized, meansName, wordsOf } from '@orrery/kernel';
import { type Moment, NEXT, type Stop, type Stops, stopsEverywhere, usualStops } from '@orrery/table';
import type { After, Asked, Command } from './command.ts';

/** Sets where a person is asked, and looks whether that answers what is asked now. */
async function pass({ keyboard, seat }: Asked, stops: Stops, said: string): Promise<After> {
  const { door } = keyboard;
  if (!(await keyboard.tried(() => door.setStops(seat, stops)))) return 'again';
  keyboard.out(said);
  return door.question(seat) === null || door.passes(seat) ? 'back' : 'again';
}

/** What a stop does, in words. */
const STOPS: Readonly<Record<Stop, string>> = {
  ask: 'asked',
  once: 'asked the next time',
  useful: 'asked where a card could change something',
  pass: 'passed for you',
};
const isStop = (word: string): word is Stop => Object.hasOwn(STOPS, word);

/** The moments that somebody means: by number, by words of their names or titles, or those of whose turn it is. */
function momentsMeant({ keyboard }: Asked, words: string): readonly Moment[] {
  const { moments } = keyboard.table;
  if (words === 'all') return moments;
  if (/^\d+$/.test(words)) return moments.slice(Number(words) - 1, Number(words));
  if (words === 'own' || words === 'other') return moments.filter(m => m.whose === words);
  const exact = moments.filter(m => m.name === words);
  return exact.length > 0 ? exact : moments.filter(m => meansName(wordsOf(words), `${m.name} ${m.title}`));
}

const NEXT_SAID = 'You are asked at the next of them, once.';

/** Every moment, numbered, with what happens there. */
function stopsText({ keyboard, seat }: Asked): string {
  const stops = keyboard.door.stops(seat);
  return [
    'At each of these you may be asked, or pass unasked:',
    ...keyboard.table.moments.map(
      ({ name, title }, i) => `${String(i + 1).padStart(3)} ${title}: ${STOPS[stops[name] ?? 'ask']}`,
    ),
    ...(stops[NEXT] === 'once' ? [`    ${NEXT_SAID}`] : []),
    'Change it with a number, words of it, "own", "other" or "all", and ask, once, useful or pass: stops 2 ask',
    '"stops next once" asks you at the next of them, whichever it is.',
  ].join('\n');
}

/** Reads `2 ask`, `battle pass`, `all useful`. */
async function changeStops(asked: Asked, rest: string): Promise<After> {
  const { keyboard } = asked;
  const said = rest.toLowerCase().trim().split(/\s/);
  const how = said.pop() ?? '';
  const words = said.filter(Boolean).join(' ');
  if (words === NEXT && how === 'once') return pass(asked, { [NEXT]: how }, NEXT_SAID);
  const meant = momentsMeant(asked, words);
  if (!isStop(how) || words === '' || meant.length === 0) {
    keyboard.out(
      isStop(how)
        ? `"${words}" is no moment of this game; "stops" lists them.`
        : 'Say when, and ask, once, useful or pass: stops 2 ask. "stops" lists all moments.',
    );
    return 'again';
  }
  const changes = Object.fromEntries(meant.map(({ name }) => [name, how]));
  return pass(asked, changes, meant.map(({ title }) => `${capitalized(title)}: ${STOPS[how]}.`).join('\n'));
}

export const SETTINGS: readonly Command[] = [
  {
    name: 'stops',
    meanwhile: 'players',
    takes: '[WHEN HOW]',
    help: "when you are asked, and when passed over: at each step, in own turns and others'",
    words: ({ keyboard }) => keyboard.table.moments.map(m => m.name),
    run(asked, rest) {
      if (rest !== '') return changeStops(asked, rest);
      asked.keyboard.out(stopsText(asked));
      return 'again';
    },
  },
  {
    name: 'warn',
    takes: 'on, off',
    help: 'whether the table warns of choices that harm your own, and asks again',
    words: () => ['on', 'off'],
    run({ keyboard }, rest) {
      if (rest === 'on' || rest === 'off') keyboard.warns = rest === 'on';
      keyboard.out(
        keyboard.warns
          ? 'The table warns you; "warn off" ends that.'
          : 'The table does not warn you; "warn on" makes it.',
      );
      return rest === 'on' || rest === 'off' ? 'show' : 'again';
    },
  },
  {
    name: 'hold',
    meanwhile: 'players',
    takes: '',
    help: 'asks you every time, even where you can only pass',
    alone: true,
    run: asked => pass(asked, stopsEverywhere(asked.keyboard.table, 'ask'), 'You are asked every time.'),
  },
  {
    name: 'auto',
    meanwhile: 'players',
    takes: '',
    help: 'passes for you again where hardly anything else could be meant',
    alone: true,
    run: asked => pass(asked, usualStops(asked.keyboard.table), 'You are asked where there is something to choose.'),
  },
];
