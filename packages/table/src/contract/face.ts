// A card as it is drawn: the same shape of plain data for all games.
import { capitalized, withoutEnd } from '@orrery/kernel';

/** Where a field of a card comes from (docs/sources.md). */
export type FieldSource = 'errata' | 'face' | 'ruling' | 'reconstructed';

/** A number on a card. */
export interface FaceNumber {
  /** what it is in the game's own terms, for the sign that stands beside it: `diplomacy`, `power`, `shields` */
  readonly key: string;
  /** what it is, as a person reads it */
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
 * A card as it is drawn: what stands on it, as plain data of one shape for all games. Hosts that draw cards need no game for it.
 * Nothing of a match is in it; what a card has become there is the view's to say.
 */
export interface CardFace {
  /** the game's name */
  readonly game: string;
  /** the card's stable id, by which the views of a match name it */
  readonly id: string;
  readonly title: string;
  /** a second title; '' for none */
  readonly subtitle: string;
  /** what it is in a line: `Centauri ambassador`, `Earther ship, Accord, Capital` */
  readonly kind: string;
  /** its type, as cards are found and drawn by it: `character`, `ship` */
  readonly type: string;
  /** the second of its types, where two are printed; '' for none */
  readonly type2: string;
  /** what is told apart within the type: `site`, `sector`; '' where nothing is */
  readonly variety: string;
  /** race, faction or empire: what colour and sigil it has; `neutral` for none */
  readonly faction: string;
  /** that, as it is written; '' for none */
  readonly people: string;
  /** what it costs to bring it in; null where nothing is printed */
  readonly cost: FaceNumber | null;
  /** type and strength as players say it, `S7`; '' where the game has no such code */
  readonly code: string;
  /** only one may be in play of a side */
  readonly unique: boolean;
  /** the numbers that the card is about, in the game's order */
  readonly numbers: readonly FaceNumber[];
  /** the lesser ones, told at the foot: destiny, support */
  readonly small: readonly FaceNumber[];
  readonly needs: readonly FacePoints[];
  readonly makes: readonly FacePoints[];
  /** marks that it gives, by their kind */
  readonly marks: readonly FacePoints[];
  /** words by which rules and cards know it: keywords, labels */
  readonly keywords: readonly string[];
  /** what is printed besides in words, a line each: weapons by name, the parts of a combination */
  readonly lines: readonly string[];
  /** the generated rules text, a line each */
  readonly text: readonly string[];
  /** what it is for in a few words, for a size on which no text stands; '' for a card without text */
  readonly gist: string;
  /** whence each field is known */
  readonly from: Readonly<Record<string, FieldSource>>;
  /** the printing or the edition */
  readonly printing: string;
}

/** Sentences that only say how, where or on whom a card is used: what it is for stands behind them. */
const PREAMBLE =
  /^(?:put (?:it|this card) on|lay (?:it|this card)|requires|sponsor it|to (?:play|sponsor)|may be played|play (?:it|this)|played |only |choose |target |rotate|apply|size \d|transport \d|piloting \d|quickdraw \d|scouting|unlimited|encampment|captain|in a mine rack|an? [\w, ]+ conflict|discarded after|to (?:retrieve|download):|it comes into play)/i;
/** What stands in front of what happens: that it is an action, what it costs, on whom it falls. */
const HEAD =
  /^(?:(?:action|each turn|used|lost|inverted|hidden|exposed)\b[^:]*: |[^=]* => |as a reaction, (?:once each turn, )?|when it is played, |(?:target|choose) [^:;]*[:;] )/i;
const GIST = 44;

const bare = (sentence: string): string => {
  const rest = sentence.replace(HEAD, '');
  return rest === sentence || rest === '' ? sentence : bare(rest);
};

/**
 * What a card is for, in a few words: the first of its sentences that says what happens, cut between two words where it is long.
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
