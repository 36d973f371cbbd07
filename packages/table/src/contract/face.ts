// The face of a card: plain data in one shape for all games, for drawing.
import { capitalized, withoutEnd } from '@orrery/kernel';

/** The source of a field of a card (docs/sources.md). */
export type FieldSource = 'errata' | 'face' | 'ruling' | 'reconstructed';

/** A number on a card. */
export interface FaceNumber {
  /** its kind in the game's own terms, which decides its symbol: `diplomacy`, `power`, `shields` */
  readonly key: string;
  /** its name for people */
  readonly label: string;
  readonly value: number;
  readonly from: FieldSource;
}

/** Points of one kind that a card needs or makes. */
export interface FacePoints {
  readonly kind: string;
  readonly n: number;
}

/**
 * A card for drawing: its contents as plain data, in one shape for all games. Hosts that draw cards need no game for it. It holds nothing of a match;
 * views say what a card has become there.
 */
export interface CardFace {
  /** the game's name */
  readonly game: string;
  /** the card's stable id, which views of a match use */
  readonly id: string;
  readonly title: string;
  /** a second title; '' for none */
  readonly subtitle: string;
  /** its description in one line: `Centauri ambassador`, `Earther ship, Accord, Capital` */
  readonly kind: string;
  /** its type, for searching and drawing: `character`, `ship` */
  readonly type: string;
  /** the second type, if two are printed; '' for none */
  readonly type2: string;
  /** the subtype: `site`, `sector`; '' if there is none */
  readonly variety: string;
  /** race, faction or empire, which decides colour and sigil; `neutral` for none */
  readonly faction: string;
  /** the same as text; '' for none */
  readonly people: string;
  /** the cost to bring it in; null if none is printed */
  readonly cost: FaceNumber | null;
  /** type and strength as players say it, `S7`; '' if the game has no codes */
  readonly code: string;
  /** true if each side may have only one in play */
  readonly unique: boolean;
  /** the main numbers of the card, in the game's order */
  readonly numbers: readonly FaceNumber[];
  /** the minor numbers at the foot: destiny, support */
  readonly small: readonly FaceNumber[];
  readonly needs: readonly FacePoints[];
  readonly makes: readonly FacePoints[];
  /** marks that it gives, by kind */
  readonly marks: readonly FacePoints[];
  /** its keywords and labels, which rules and cards refer to */
  readonly keywords: readonly string[];
  /** other printed words, one line each: weapons by name, the parts of a combination */
  readonly lines: readonly string[];
  /** the generated rules text, one line each */
  readonly text: readonly string[];
  /** its purpose in a few words, for sizes without text; '' for a card without text */
  readonly gist: string;
  /** the source of each field */
  readonly from: Readonly<Record<string, FieldSource>>;
  /** the printing or the edition */
  readonly printing: string;
  /** other sets that print it with the same meaning; absent for none */
  readonly otherPrintings?: readonly string[];
  /** what an overlay changes on the card, and who entered it, in lines; absent for a printed card */
  readonly overlaid?: readonly string[];
}

/** Sentences that only say how, where or on what a card is used. Its purpose comes after them. */
const PREAMBLE =
  /^(?:put (?:it|this card) on|lay (?:it|this card)|requires|sponsor it|to (?:play|sponsor)|may be played|play (?:it|this)|played |only |choose |target |rotate|apply|size \d|transport \d|piloting \d|quickdraw \d|scouting|unlimited|encampment|captain|in a mine rack|an? [\w, ]+ conflict|discarded after|to (?:retrieve|download):|it comes into play)/i;
/** The parts before the effect: that it is an action, its cost, its target. */
const HEAD =
  /^(?:(?:action|each turn|used|lost|inverted|hidden|exposed)\b[^:]*: |[^=]* => |as a reaction, (?:once each turn, )?|when it is played, |(?:target|choose) [^:;]*[:;] )/i;
const GIST = 44;

const bare = (sentence: string): string => {
  const rest = sentence.replace(HEAD, '');
  return rest === sentence || rest === '' ? sentence : bare(rest);
};

/**
 * Returns the purpose of a card in a few words: its first sentence with an effect, cut between words if it is long.
 * @param text its lines
 */
export function gistOf(text: readonly string[]): string {
  const sentences = text
    .flatMap(line => line.split(/(?<=\.) (?=[A-Z])/))
    .map(bare)
    .filter(Boolean);
  const meant = sentences.find(sentence => !PREAMBLE.test(sentence)) ?? sentences[0];
  if (meant === undefined) return '';
  const told = capitalized(meant.replace(/\.$/, ''));
  if (told.length <= GIST) return told;
  const cut = told.slice(0, GIST);
  return `${withoutEnd(cut.slice(0, Math.max(cut.lastIndexOf(' '), GIST >> 1)), ' ,;:.(')}…`;
}
