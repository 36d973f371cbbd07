// What may reach a terminal: words, line ends and our own styles. Everything printed goes through here.
import { randomInt } from 'node:crypto';
import { styleText } from 'node:util';
import { shownText } from '@orrery/kernel';

/** How a text may stand out. Colour never speaks alone: whatever it says is said in words or signs, too. */
export type Ink = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

/**
 * Stands in each command of ours as a second number, which a terminal never sees. It is drawn anew in each process, so that no name of a deck and no
 * line of a file can carry it: a command without it is somebody else's, and is not passed on.
 */
const OURS = randomInt(2 ** 40, 2 ** 47);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const PLAIN = /\u001b\[(\d+)m/g;
const MARKED = new RegExp(`\u001b\\[(\\d+);${OURS}m`);

/** A text with our own styles only, as a library for terminals reads them; everything of others that commands a terminal is gone. */
const withPlainStyles = (text: string): string =>
  text
    .split(MARKED)
    .map((part, i) => (i % 2 === 0 ? shownText(part) : `\u001b[${part}m`))
    .join('');

const mark = (text: string): string => text.replace(PLAIN, `\u001b[$1;${OURS}m`);

/** Lets a library for terminals work on a text with styles, such that ours stay known as ours. */
export const reworked = (text: string, work: (plain: string) => string): string => mark(work(withPlainStyles(text)));

/** A text that stands out. */
export const inked = (ink: Ink, text: string): string =>
  text === '' ? '' : reworked(text, plain => styleText(ink, plain, { validateStream: false }));

/**
 * A text as it goes to a terminal.
 * @param colours false where the terminal has none: then no style is passed on either
 */
export const forTerminal = (text: string, colours: boolean): string =>
  colours
    ? withPlainStyles(text)
    : text
        .split(MARKED)
        .filter((_, i) => i % 2 === 0)
        .map(shownText)
        .join('');
