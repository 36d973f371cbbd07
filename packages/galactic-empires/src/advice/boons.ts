import type { CardDef, StaticKind, StaticSource } from '../card.ts';
import { itsHost, yours } from '../words/index.ts';

// Which cards do good to what they lie on and which do harm, as their texts have it

/** Words of effects that heal what they name. */
const HEALING: ReadonlySet<string> = new Set(['heals', 'restoreShields', 'restoreToHalf']);
/** Statics whose card is the better for more of it, or for having it at all. */
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
]);
/** And for less of it. */
const LESS: ReadonlySet<StaticKind> = new Set<StaticKind>(['fire taken', 'damage taken', 'needs']);

/** More than nothing for a number that grows, less for one that shrinks; what stands there without a number is there or is not. */
function growth({ n, times, set }: StaticSource): number {
  if (set !== undefined) return -1;
  if (times !== undefined) return typeof times === 'number' ? times - 1 : -1;
  return typeof n === 'number' ? n : 1;
}

/** True for a text about the card beneath, or about cards of whoever plays it. */
const isNear = ({ to }: StaticSource): boolean => to === undefined || to.w === itsHost.w || mentions(to, yours.w);

const mentions = (text: unknown, word: string): boolean =>
  typeof text === 'object' &&
  text !== null &&
  (('w' in text && text.w === word) || Object.values(text).some(part => mentions(part, word)));

function good(text: StaticSource): number {
  if (!isNear(text)) return 0;
  return Math.sign(MORE.has(text.k) ? growth(text) : LESS.has(text.k) ? -growth(text) : 0);
}

/** The good and the harm in a text, as it stands in the data: what it makes better less what it makes worse. */
function sum(text: unknown): number {
  if (typeof text !== 'object' || text === null) return 0;
  if ('k' in text) return good(text as StaticSource);
  const own = 'w' in text && HEALING.has(String(text.w)) ? 1 : 0;
  return Object.values(text).reduce<number>((all, part) => all + sum(part), own);
}

/** Types of cards that mostly do harm to what they lie on. */
const HARMFUL = 'HMOL';
const KNOWN = new Map<CardDef, 'boon' | 'harm' | ''>();

/**
 * What a card of a type that is played on cards of others does to what it lies on: mostly `harm`, but some are a `boon` (O2 Gold Vein, H3 Quasar), which
 * one has on a card of one's own. '' for a card of another type.
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
