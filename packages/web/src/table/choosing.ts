/** Lays out a question: its options in groups, with keys, and the things on the table that they light up. */
import type { Thing } from '@orrery/table/deeds';
import { type Deeds, deedOf, thingsOf } from '@orrery/table/deeds';
import type { OptionView, QuestionView } from '../connection/contract.ts';

/** An option as the dock shows it: with the things it is about and the sign of its key. */
export interface Offered {
  readonly option: OptionView;
  readonly things: readonly Thing[];
  readonly heading: string;
  /** the key that picks it; '' if there are more options than keys */
  readonly sign: string;
}

/** Several options for one thing, shown as one row until the player opens it. */
export interface Bundle {
  readonly thing: Thing;
  readonly title: string;
  readonly offers: readonly Offered[];
  readonly sign: string;
}

export type Row = Offered | Bundle;
export const isBundle = (row: Row): row is Bundle => 'offers' in row;

/** The rows under one heading; '' for none. */
export interface RowGroup {
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** A question as it is laid out. */
export interface Laid {
  readonly groups: readonly RowGroup[];
  /** the option to pass, which is the right button; null if there is none */
  readonly pass: OptionView | null;
  /** true if one option is the whole answer */
  readonly single: boolean;
}

/** Keys in the order in which they are given away: those of the table's own commands are not among them. */
export const SIGNS = '1234567890abcdefgijknopqrtvwxy';
/** With more rows than this, options for the same card share a row. */
const MANY = 12;

const DECLINING: ReadonlySet<string> = new Set(['pass', 'no', 'abstain', 'stop']);

/** The option that declines. */
export const passOf = ({ options }: QuestionView): OptionView | null => options.find(o => DECLINING.has(o.id)) ?? null;

const keyOf = ({ kind, id }: Thing): string => `${kind}:${id}`;

/** True if both are the same thing on the table. */
export const same = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;

/**
 * Lays out a question: options in groups, each with a key. If there are many, options for the same thing share a row.
 * @param focus shows only the options for this thing; null for all
 */
export function layOut(question: QuestionView, deeds: Deeds, focus: Thing | null): Laid {
  const pass = passOf(question);
  const single = question.max === 1 && question.options.every(o => o.most === undefined);
  const offers = question.options
    .filter(o => o !== pass || !single)
    .map(option => ({
      option,
      things: thingsOf(deeds, question.menu, option.id),
      heading: deedOf(deeds, question.menu, option.id).heading,
      sign: '',
    }))
    .filter(offer => focus === null || offer.things.some(thing => same(thing, focus)));
  const folds = focus === null && single && offers.length > MANY;
  const groups = new Map<string, (Offered | (Bundle & { offers: Offered[] }))[]>();
  for (const offer of offers) {
    const rows = groups.get(offer.heading) ?? [];
    groups.set(offer.heading, rows);
    const [thing] = offer.things;
    const bundle = folds && thing ? rows.find(row => isBundle(row) && same(row.thing, thing)) : undefined;
    if (bundle !== undefined && isBundle(bundle)) (bundle.offers as Offered[]).push(offer);
    else if (folds && thing && offers.some(o => o !== offer && o.heading === offer.heading && startsWith(o, thing)))
      rows.push({ thing, title: offer.option.card ?? offer.option.label, offers: [offer], sign: '' });
    else rows.push(offer);
  }
  let n = 0;
  return {
    pass,
    single,
    groups: [...groups].map(([heading, rows]) => ({
      heading,
      rows: rows.map(row => ({ ...row, sign: SIGNS[n++] ?? '' })),
    })),
  };
}

const startsWith = ({ things: [first] }: Offered, thing: Thing): boolean => first !== undefined && same(first, thing);

/** How a thing on the table is lit by a question. */
export interface Light {
  /** the sign of the row that it belongs to; '' where several, or none that has one */
  readonly sign: string;
  /** it is what something is done with, or to what something is done that has begun to be chosen */
  readonly as: 'lit' | 'target';
}

/** The things on the table that the player can choose now. @param focus the thing that the player has begun with */
export function lights(laid: Laid, focus: Thing | null): ReadonlyMap<string, Light> {
  const found = new Map<string, Light>();
  const add = (thing: Thing | undefined, sign: string, as: Light['as']) => {
    if (thing === undefined) return;
    const key = keyOf(thing);
    found.set(key, { sign: found.has(key) ? '' : sign, as });
  };
  for (const { rows } of laid.groups)
    for (const row of rows)
      if (isBundle(row)) add(row.thing, row.sign, 'lit');
      else if (focus === null) add(row.things[0], row.sign, 'lit');
      else add(row.things.find(thing => !same(thing, focus)) ?? focus, row.sign, 'target');
  return found;
}

/** The light of a thing. */
export const lightOf = (all: ReadonlyMap<string, Light>, thing: Thing): Light | undefined => all.get(keyOf(thing));

/** All offers of a layout, those in bundles, too. */
export const offersOf = ({ groups }: Laid): Offered[] =>
  groups.flatMap(({ rows }) => rows.flatMap(row => (isBundle(row) ? row.offers : [row])));

/** The picks after another option is picked: the one answer, one more, or one less. */
export function picked(question: QuestionView, single: boolean, picks: readonly string[], id: string): string[] {
  if (single) return [id];
  const most = question.options.find(o => o.id === id)?.most ?? 1;
  const n = picks.filter(x => x === id).length;
  if (n >= most) return picks.filter(x => x !== id);
  return question.max === 1 && most === 1 ? [id] : [...picks, id];
}

/** One less of an option. */
export function unpicked(picks: readonly string[], id: string): string[] {
  const at = picks.lastIndexOf(id);
  return at < 0 ? [...picks] : picks.filter((_, i) => i !== at);
}
