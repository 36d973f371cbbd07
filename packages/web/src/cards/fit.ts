/** Works out which letter size and how many lines a text needs to fit on a card. */
import type { CardFace, FaceNumber } from '@orrery/table';

// The size of text on a card is worked out from its letters. So nothing must be measured, and a test can prove that it fits.
// Widths are in hundredths of a rem; a card is 700 wide and has 600 inside.

/** How wide letters are, in hundredths of their height. */
const NARROW = /[ijlI.,:;'’|!/()\-\s]/;
const SLIM = /[frt"J]/;
const WIDE = /[mwMW@—…]/;
const em = (letter: string): number =>
  NARROW.test(letter) ? 30 : SLIM.test(letter) ? 41 : WIDE.test(letter) ? 88 : /[A-Z0-9&]/.test(letter) ? 67 : 56;

/** The width of a game's titles: condensed letters are narrower. */
const VOICE: Readonly<Record<string, number>> = { babylon5: 1.02, wars: 0.86, 'galactic-empires': 0.96 };

/** How wide a text is at that height, in hundredths of a rem. */
const widthOf = (text: string, height: number, voice = 1): number =>
  ([...text.replace(/[\u00ad\u200b]/g, '')].reduce((sum, letter) => sum + em(letter), 0) * height * voice) / 100;

/** The steps of a title's size, in hundredths of a rem; none is smaller than 11 px. */
const TITLE_STEPS = [81, 75, 69] as const;
const LINES = 2;
const SOFT = '\u00ad';
/** The places where a line can end without a hyphen. */
const GAP = '\u200b';

/** The pieces of a title between which a line may end. */
const piecesOf = (title: string): string[] => title.split(/(?<=[\s/-])|[\u00ad\u200b]/).filter(Boolean);

/** How many lines the words take; Infinity if one word is wider than a line. */
function linesFor(pieces: readonly string[], width: number, height: number, voice: number): number {
  let lines = 1;
  let used = 0;
  for (const piece of pieces) {
    const w = widthOf(piece.trimEnd(), height, voice);
    if (w > width) return Infinity;
    if (used + w > width) {
      lines++;
      used = 0;
    }
    used += widthOf(piece, height, voice);
  }
  return lines;
}

/** The room for a title on the smallest card of a full row, in hundredths of a rem. */
const SMALLEST = 430;

/** A title with the places where it can break: after a slash, and inside a word that is wider than a card, or than the smallest card of a full row. */
function softTitle(title: string, width: number, voice: number): string {
  return title
    .split(/(?<=[\s/-])/)
    .map(word => {
      const long = word.trimEnd();
      if (widthOf(long, TITLE_STEPS[2], voice) <= width && widthOf(long, TITLE_STEPS[0], voice) <= SMALLEST)
        return word;
      const middle = Math.floor(word.length / 2);
      // a syllable begins at a consonant before a vowel
      const at = [0, 1, -1, 2, -2, 3, -3]
        .map(d => middle + d)
        .find(i => /^[^aeiouy][aeiouy]/i.test(word.slice(i, i + 2)));
      return `${word.slice(0, at ?? middle)}${SOFT}${word.slice(at ?? middle)}`;
    })
    .join('')
    .replaceAll('/', `/${GAP}`);
}

export interface FittedTitle {
  readonly text: string;
  /** the step of its size, from 0, the largest */
  readonly step: 0 | 1 | 2;
  /** how many lines it takes */
  readonly lines: number;
}

const FITTED = [new WeakMap<CardFace, FittedTitle>(), new WeakMap<CardFace, FittedTitle>()] as const;

/**
 * The title of a card in table size: as large as possible on two lines, else on three. It is worked out once for each face.
 * @param cost true if the ring of the cost takes the corner
 */
export function fitTitle(face: CardFace, cost: boolean): FittedTitle {
  const known = FITTED[cost ? 1 : 0];
  const fitted = known.get(face) ?? laidOut(face, cost);
  known.set(face, fitted);
  return fitted;
}

function laidOut({ title, game, code }: CardFace, cost: boolean): FittedTitle {
  const voice = VOICE[game] ?? 1;
  const width = 600 - (cost && code === '' ? 100 : 0);
  const text = softTitle(title, width, voice);
  const pieces = piecesOf(text);
  for (const most of [LINES, LINES + 1])
    for (const step of [0, 1, 2] as const) {
      const lines = linesFor(pieces, width, TITLE_STEPS[step], voice);
      if (lines <= most) return { text, step, lines };
    }
  return { text, step: 2, lines: linesFor(pieces, width, TITLE_STEPS[2], voice) };
}

/** The steps of the size of numbers, in hundredths of a rem. */
export const NUMBER_STEPS = [106, 94, 81] as const;

/**
 * The numbers at the foot of a card in table size. The code already shows the strength. An ability of 0 is left out; only the reading size says
 * if nobody knows whether it is 0.
 */
export const footNumbers = ({ numbers, code, game }: CardFace): FaceNumber[] =>
  numbers.filter(({ key, value }) => !(code !== '' && key === 'strength') && (value > 0 || game !== 'babylon5'));

/** How wide a row of numbers with their signs is. */
export const rowWidth = (values: readonly number[], height: number): number =>
  values.reduce((sum, value) => sum + 72 * (height / 106) + 8 + widthOf(String(value), height), 0) +
  (values.length - 1) * 12;

/** The step at which a row of numbers fits a card of the table size. */
export function fitNumbers(values: readonly number[]): 0 | 1 | 2 {
  const step = NUMBER_STEPS.findIndex(height => rowWidth(values, height) <= 600);
  return step < 0 ? 2 : (step as 0 | 1 | 2);
}

/** The kind of a card without its faction, as the table size shows it: `Ambassador`, `Character`. */
export function shortKind({ kind, people, game }: CardFace): string {
  const bare = people !== '' && kind.startsWith(`${people} `) ? kind.slice(people.length + 1) : kind;
  const first = game === 'wars' ? bare.split(',')[0]! : bare;
  return first.charAt(0).toUpperCase() + first.slice(1);
}

/** The whole title of a card, with its second title if it has one. Several planets are called Planet. */
export const fullTitle = ({ title, subtitle }: CardFace): string =>
  subtitle === '' ? title : `${title} - ${subtitle}`;
