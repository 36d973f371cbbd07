import type { CardDef, StaticKind, StaticSource } from '../card.ts';
import { itsHost, yours } from '../words/index.ts';

// Good and harm: which cards help the card that they are on and which harm it, by their texts.

/** Words for effects that heal their targets. */
const HEALING: ReadonlySet<string> = new Set(['heals', 'healAll', 'restoreShields', 'restoreToHalf']);
/** Kinds of static texts that help a card: more is better, or having one is. */
const MORE: ReadonlySet<StaticKind> = new Set<StaticKind>([
  'strength',
  'output',
  'phasers',
  'heavy weapons',
  'shields',
  'damage done',
  'endures',
  'absorbs',
  'doubled',
  'psy damage',
  'aimed psy damage',
  'points ignored',
  'protects network',
]);
/** Kinds of static texts for which less is better. */
const LESS: ReadonlySet<StaticKind> = new Set<StaticKind>(['fire taken', 'damage taken', 'needs']);

/** Kinds of static texts that hinder the cards that they cover. */
const HINDERS: ReadonlySet<StaticKind> = new Set<StaticKind>([
  'disengaged',
  'no functions',
  'no protection',
  'suspended',
]);

/**
 * Returns a positive number for a text that raises a number, and a negative one for a text that lowers it. A text without a number counts as raising.
 */
function growth({ n, times, set }: StaticSource): number {
  if (set !== undefined) return -1;
  if (times !== undefined) return typeof times === 'number' ? times - 1 : -1;
  return typeof n === 'number' ? n : 1;
}

/** True for a text about the card beneath, or about cards of its player. */
const isNear = ({ to }: StaticSource): boolean => to === undefined || to.w === itsHost.w || mentions(to, yours.w);

const mentions = (text: unknown, word: string): boolean =>
  typeof text === 'object' &&
  text !== null &&
  (('w' in text && text.w === word) || Object.values(text).some(part => mentions(part, word)));

/** Returns what a text does to the cards that it covers: above 0 it helps them, below 0 it harms them. */
export const goodOf = (text: StaticSource): number =>
  Math.sign(MORE.has(text.k) ? growth(text) : LESS.has(text.k) ? -growth(text) : 0) - (HINDERS.has(text.k) ? 1 : 0);

const good = (text: StaticSource): number => (isNear(text) && !HINDERS.has(text.k) ? goodOf(text) : 0);

/** Returns the good minus the harm of a text, judged from the card's data. */
function sum(text: unknown): number {
  if (typeof text !== 'object' || text === null) return 0;
  if ('k' in text) return good(text as StaticSource);
  const own = 'w' in text && HEALING.has(String(text.w)) ? 1 : 0;
  return Object.values(text).reduce<number>((all, part) => all + sum(part), own);
}

/** Types of cards that usually harm the card that they are on. */
const HARMFUL = 'HMOL';
const KNOWN = new Map<CardDef, 'boon' | 'harm' | ''>();

/**
 * Returns the effect of a card on the card that it is on. Cards of types that are played on other players' cards are usually `harm`, but some are a
 * `boon` (O2 Gold Vein, H3 Quasar), which players want on their own cards. '' for other types.
 */
export function intentOf(def: CardDef): 'boon' | 'harm' | '' {
  let intent = KNOWN.get(def);
  if (intent === undefined) {
    const { always = [], effect } = def.sides[0]!.source;
    intent = !HARMFUL.includes(def.source.types[0]!) ? '' : sum([always, effect]) > 0 ? 'boon' : 'harm';
    KNOWN.set(def, intent);
  }
  return intent;
}
