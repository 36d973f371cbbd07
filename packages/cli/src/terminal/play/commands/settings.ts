// Typed words that say when you are asked and warned: stops, warn, hold, auto.
import { capitalized, meansName, wordsOf } from '@orrery/kernel';
import { type Moment, NEXT, type Stop, type Stops, stopsEverywhere, usualStops } from '@orrery/table';
import type { After, Command, PersonAsked } from './command.ts';

/** Sets stops, and checks if the present question is still for the person. */
async function pass({ keyboard, seat }: PersonAsked, stops: Stops, said: string): Promise<After> {
  const { door } = keyboard;
  if (!(await keyboard.tried(() => door.setStops(seat, stops)))) return 'again';
  keyboard.out(said);
  return door.question(seat) === null || door.passes(seat) ? 'back' : 'again';
}

/** A stop in words. */
const STOPS: Readonly<Record<Stop, string>> = {
  ask: 'asked',
  once: 'asked the next time',
  useful: 'asked if your cards could change something',
  pass: 'passed for you',
};
const isStop = (word: string): word is Stop => Object.hasOwn(STOPS, word);

/** The moments that a person means: by number, by words of their names or titles, or by whose turn it is (`own`, `other`). */
function momentsMeant({ keyboard }: PersonAsked, words: string): readonly Moment[] {
  const { moments } = keyboard.table;
  if (words === 'all') return moments;
  if (/^\d+$/.test(words)) return moments.slice(Number(words) - 1, Number(words));
  if (words === 'own' || words === 'other') return moments.filter(m => m.whose === words);
  const exact = moments.filter(m => m.name === words);
  return exact.length > 0 ? exact : moments.filter(m => meansName(wordsOf(words), `${m.name} ${m.title}`));
}

const NEXT_SAID = 'The game asks you once, at the next moment.';

/** Every moment with its number, and what happens there. */
function stopsText({ keyboard, seat }: PersonAsked): string {
  const stops = keyboard.door.stops(seat);
  return [
    'At each of these moments the game can ask you, or pass for you:',
    ...keyboard.table.moments.map(
      ({ name, title }, i) => `${String(i + 1).padStart(3)} ${title}: ${STOPS[stops[name] ?? 'ask']}`,
    ),
    ...(stops[NEXT] === 'once' ? [`    ${NEXT_SAID}`] : []),
    'To change one, type its number or some of its words, then ask, once, useful or pass: stops 2 ask. "own", "other" and "all" name several.',
    'Type "stops next once" to be asked at the next moment.',
  ].join('\n');
}

/** Reads `2 ask`, `battle pass`, `all useful`. */
async function changeStops(asked: PersonAsked, rest: string): Promise<After> {
  const { keyboard } = asked;
  const said = rest.toLowerCase().trim().split(/\s/);
  const how = said.pop() ?? '';
  const words = said.filter(Boolean).join(' ');
  if (words === NEXT && how === 'once') return pass(asked, { [NEXT]: how }, NEXT_SAID);
  const meant = momentsMeant(asked, words);
  if (!isStop(how) || words === '' || meant.length === 0) {
    keyboard.out(
      isStop(how)
        ? `This game has no moment "${words}". Type "stops" to list them.`
        : 'Type a moment and how: stops 2 ask (or once, useful, pass). "stops" lists all.',
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
    help: "set when the game asks you and when it passes for you, in your turns and others'",
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
    help: 'switch warnings on or off: the table warns of choices that harm you',
    words: () => ['on', 'off'],
    run({ keyboard }, rest) {
      if (rest === 'on' || rest === 'off') keyboard.warns = rest === 'on';
      keyboard.out(
        keyboard.warns
          ? 'Warnings are on. Type "warn off" to switch them off.'
          : 'Warnings are off. Type "warn on" to switch them on.',
      );
      return rest === 'on' || rest === 'off' ? 'show' : 'again';
    },
  },
  {
    name: 'hold',
    meanwhile: 'players',
    takes: '',
    help: 'be asked every time, even if you can only pass',
    alone: true,
    run: asked => pass(asked, stopsEverywhere(asked.keyboard.table, 'ask'), 'The game asks you every time.'),
  },
  {
    name: 'auto',
    meanwhile: 'players',
    takes: '',
    help: 'let the game pass for you when you would hardly do anything else',
    alone: true,
    run: asked => pass(asked, usualStops(asked.keyboard.table), 'The game asks you when there is something to choose.'),
  },
];
