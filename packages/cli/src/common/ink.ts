// Protects the terminal: only words, line ends and our own styles reach it. Everything printed goes through here.
import { randomInt } from 'node:crypto';
import { styleText } from 'node:util';
import { shownText } from '@orrery/kernel';

/** The styles of a text. Colour never speaks alone: words or signs say the same. */
export type Ink = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

/**
 * A second number in each of our escape sequences, which is removed before output. Each process draws a new one, so no name and no file can contain
 * it. An escape sequence without it is not ours and does not reach the terminal.
 */
const OURS = randomInt(2 ** 40, 2 ** 47);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const PLAIN = /\u001b\[(\d+)m/g;
const MARKED = new RegExp(`\u001b\\[(\\d+);${OURS}m`);

/** A text with only our own styles, as terminal libraries read them. All other control characters are gone. */
const withPlainStyles = (text: string): string =>
  text
    .split(MARKED)
    .map((part, i) => (i % 2 === 0 ? shownText(part) : `\u001b[${part}m`))
    .join('');

const mark = (text: string): string => text.replace(PLAIN, `\u001b[$1;${OURS}m`);

/** Lets a terminal library work on a text with styles, and marks our styles again. */
export const reworked = (text: string, work: (plain: string) => string): string => mark(work(withPlainStyles(text)));

/** A text with a style. */
export const inked = (ink: Ink, text: string): string =>
  text === '' ? '' : reworked(text, plain => styleText(ink, plain, { validateStream: false }));

/**
 * A text in the form for a terminal.
 * @param colours false for a terminal without colours: then no style is output
 */
export const forTerminal = (text: string, colours: boolean): string =>
  colours
    ? withPlainStyles(text)
    : text
        .split(MARKED)
        .filter((_, i) => i % 2 === 0)
        .map(shownText)
        .join('');
