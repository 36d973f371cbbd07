// How names look (UTS 39): names that people confuse, and names that mix alphabets.
import { rectifyConfusion } from 'unicode-confusables';

/** Scripts in use today: those that UAX 31 recommends, and those with limited use. Dead scripts have letters that nobody can tell apart. */
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

/** The scripts of one text: a single one, or the combinations in Japanese, Chinese and Korean ("highly restrictive"). */
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

/** True if all letters of a name are of one alphabet in use. */
export const isOneAlphabet = (name: string): boolean => ALPHABETS.some(alphabet => alphabet.test(name));

/** The skeleton of a text (UTS 39, 4): invisible characters are gone, and each character is replaced by the one that stands for its look-alikes. */
const skeleton = (text: string): string =>
  rectifyConfusion(text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFD');

/** The most rounds of `look`. It settles after two. */
const ROUNDS = 6;

function look(text: string): string {
  let now = text.normalize('NFKC');
  for (let round = 0; round < ROUNDS; round++) {
    const next = skeleton(now)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      // letters that many fonts make look alike, and UTS 39 does not list
      .replace(/[i1]/g, 'l')
      .replace(/0/g, 'o')
      .replace(/vv/g, 'w');
    if (next === now) break;
    now = next;
  }
  return now;
}

/** How a name looks in small letters. Names that people confuse have the same key, in capitals or not. */
export const nameKey = (name: string): string => look(name.normalize('NFKC').toLowerCase());

/** How a name looks in capitals. Some letters of two alphabets differ as small letters but not as capitals. */
export const capsKey = (name: string): string => look(name.normalize('NFKC').toUpperCase());
