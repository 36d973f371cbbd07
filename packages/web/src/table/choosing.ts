/** Lays out a question: its options in groups, with keys, and the things on the table that they light up. */
import type { Thing } from '@orrery/table/choice-kinds';
import { type ChoiceKinds, choiceKindOf, thingsOf } from '@orrery/table/choice-kinds';
import type { OptionView, QuestionView } from '../connection/contract.ts';

/** An option in the dock, with its things on the table and its key. */
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
  /** the rival whom they aim at; null if they aim at no one, or all aim at the same */
  readonly rival: string | null;
  readonly rows: readonly Row[];
  /** true for options that hardly anybody wants, such as fire at one's own card: they stay folded, without keys and lights. Absent for others */
  readonly rare?: true;
}

/** A question that is laid out. */
export interface Laid {
  readonly groups: readonly RowGroup[];
  /** the option to pass, which is the right button; null if there is none */
  readonly pass: OptionView | null;
  /** true if one option is the whole answer */
  readonly single: boolean;
}

/** The player's choice so far, and what can be done with it. */
export interface Choosing {
  readonly question: QuestionView;
  readonly decision: number;
  readonly laid: Laid;
  readonly picks: readonly string[];
  /** the title of the thing whose options are shown; null for all */
  readonly focus: string | null;
  /** why the game refused the last answer; null if it did not */
  readonly refused: { readonly text: string; readonly rule: string | null } | null;
  pick(id: string): void;
  unpick(id: string): void;
  /** picks an option once more */
  more(option: OptionView): void;
  /** picks the last option once more, or once less */
  repeat(by: 1 | -1): void;
  open(bundle: Bundle): void;
  /** the pointer is on a row: the table shows its things */
  point(row: Row | null): void;
  back(): void;
  propose(): void;
  /** picks the fullest plan, of a question that has one */
  fill(): void;
  /** picks a whole answer that a bot would give */
  show(ids: readonly string[]): void;
  answer(): void;
  pass(): void;
  /** how many times a pass was held back: after it, Enter does not pass */
  readonly held: number;
}

/** The keys for options, in order. Keys with a command of the table are left out. */
export const SIGNS = '1234567890abcdefgijknopqrtvwxy';
/** With more rows than this, options for the same card share a row. */
const MANY = 12;

const DECLINING: ReadonlySet<string> = new Set(['pass', 'abstain', 'stop']);

/** The option to pass. In a vote that is to abstain: No is a vote like Yes. */
export const passOf = ({ options }: QuestionView): OptionView | null =>
  options.find(o => DECLINING.has(o.id)) ?? options.find(o => o.id === 'no') ?? null;

const keyOf = ({ kind, id }: Thing): string => `${kind}:${id}`;

/** True for the same thing on the table. */
export const same = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;

/** The rivals at a table, in table order, and whose a thing is. */
export interface Rivals {
  readonly names: readonly { readonly seat: number; readonly name: string }[];
  /** the seat that a thing on the table belongs to; null if it belongs to nobody, or is not known */
  holder(thing: Thing): number | null;
}

const NOBODY: Rivals = { names: [], holder: () => null };

/** Parts rows by the rival whom they aim at, if they aim at several. Rows that aim at nobody come first. */
function byRival(heading: string, rows: readonly Row[], { names, holder }: Rivals): RowGroup[] {
  const aimed = (row: Row): number | null => {
    const last = isBundle(row) ? undefined : row.things.at(-1);
    const seat = last === undefined ? null : holder(last);
    return names.some(rival => rival.seat === seat) ? seat : null;
  };
  const seats = new Set(rows.map(aimed));
  seats.delete(null);
  if (seats.size < 2) return [{ heading, rival: null, rows }];
  const part = (seat: number | null, rival: string | null): RowGroup => ({
    heading,
    rival,
    rows: rows.filter(row => aimed(row) === seat),
  });
  return [part(null, null), ...names.map(({ seat, name }) => part(seat, name))].filter(group => group.rows.length > 0);
}

/**
 * Lays out a question: options in groups, each with a key. If there are many, options for the same thing share a row. Options that aim at several
 * rivals stand under the rival's name.
 * @param focus shows only the options for this thing; null for all
 */
export function layOut(question: QuestionView, kinds: ChoiceKinds, focus: Thing | null, rivals: Rivals = NOBODY): Laid {
  const pass = passOf(question);
  const single = question.max === 1 && question.options.every(o => o.most === undefined);
  const offers = question.options
    .filter(o => o !== pass || !single)
    .map(option => ({
      option,
      things: thingsOf(kinds, question.menu, option.id),
      heading: choiceKindOf(kinds, question.menu, option.id).heading,
      sign: '',
    }))
    .filter(offer => focus === null || offer.things.some(thing => same(thing, focus)));
  const folds = focus === null && single && offers.length > MANY;
  const groups = new Map<string, (Offered | (Bundle & { offers: Offered[] }))[]>();
  const rare = offers.filter(({ option }) => option.rare === true);
  for (const offer of offers) {
    if (offer.option.rare === true) continue;
    const rows = groups.get(offer.heading) ?? [];
    groups.set(offer.heading, rows);
    const [thing] = offer.things;
    const bundle = folds && thing ? rows.find(row => isBundle(row) && same(row.thing, thing)) : undefined;
    if (bundle !== undefined && isBundle(bundle)) (bundle.offers as Offered[]).push(offer);
    else if (folds && thing && offers.some(o => o !== offer && o.heading === offer.heading && startsWith(o, thing)))
      rows.push({ thing, title: offer.option.card ?? offer.option.label, offers: [offer], sign: '' });
    else rows.push(offer);
  }
  // groups stand in the order of the game's kinds of choice, those with most use first
  const order = Object.values(kinds).map(({ heading }) => heading);
  const rank = (heading: string): number => {
    const at = order.indexOf(heading);
    return at < 0 ? order.length : at;
  };
  let n = 0;
  return {
    pass,
    single,
    groups: [...groups]
      .sort(([a], [b]) => rank(a) - rank(b))
      .flatMap(([heading, rows]) => byRival(heading, rows, rivals))
      .concat(rare.length === 0 ? [] : [{ heading: '', rival: null, rows: rare, rare: true }])
      .map(group => ({
        ...group,
        rows: group.rows.map(row => ({ ...row, sign: group.rare === true ? '' : (SIGNS[n++] ?? '') })),
      })),
  };
}

const startsWith = ({ things: [first] }: Offered, thing: Thing): boolean => first !== undefined && same(first, thing);

/** The light of a thing on the table. */
export interface Light {
  /** the key of its row; '' if it has several rows, or a row without a key */
  readonly sign: string;
  /** `lit` if the player can begin with it, `target` if it is a target of what the player has begun */
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
  for (const { rows } of laid.groups.filter(group => group.rare !== true))
    for (const row of rows)
      if (isBundle(row)) add(row.thing, row.sign, 'lit');
      else if (focus === null) add(row.things[0], row.sign, 'lit');
      else add(row.things.find(thing => !same(thing, focus)) ?? focus, row.sign, 'target');
  return found;
}

/** The light of a thing. */
export const lightOf = (all: ReadonlyMap<string, Light>, thing: Thing): Light | undefined => all.get(keyOf(thing));

/** With more rows than this, each row has one line, and the note of the chosen one is in the preview. */
const AIRY = 5;

/** True if a layout has so many rows that they leave out their notes. */
export const isDense = ({ groups }: Laid): boolean => groups.reduce((sum, { rows }) => sum + rows.length, 0) > AIRY;

/** In a group with more rows than this, only the first ones stand open. */
const LONG = 16;
/** How many rows of a long group stand open. */
const OPEN = 12;

/** The rows of a group that stand open: the first ones of a long group, none of rare options, and the ones that are picked. */
export function openRows({ rows, rare }: RowGroup, picks: readonly string[]): readonly Row[] {
  if (rows.length <= LONG && rare !== true) return rows;
  const open = rare === true ? 0 : OPEN;
  return rows.filter((row, i) => i < open || (!isBundle(row) && picks.includes(row.option.id)));
}

/** The families of a layout: the headings of its groups, in order, each with the number of its options. */
export function familiesOf({ groups }: Laid): readonly { readonly heading: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { heading, rows } of groups)
    if (heading !== '')
      counts.set(
        heading,
        (counts.get(heading) ?? 0) + rows.reduce((n, row) => n + (isBundle(row) ? row.offers.length : 1), 0),
      );
  return [...counts].map(([heading, count]) => ({ heading, count }));
}

/** All options of a layout, with those in bundles. */
export const offersOf = ({ groups }: Laid): Offered[] =>
  groups.flatMap(({ rows }) => rows.flatMap(row => (isBundle(row) ? row.offers : [row])));

/** True for a question that lets an option count several times. */
const isPlan = ({ options }: QuestionView): boolean => options.some(({ most }) => most !== undefined);

/** The picks after another option is picked: the one answer, one more, or one less. In a plan a pick never takes anything away. */
export function picked(question: QuestionView, single: boolean, picks: readonly string[], id: string): string[] {
  if (single) return [id];
  const most = question.options.find(o => o.id === id)?.most ?? 1;
  const n = picks.filter(x => x === id).length;
  if (n >= most) return isPlan(question) ? [...picks] : picks.filter(x => x !== id);
  return question.max === 1 && most === 1 ? [id] : [...picks, id];
}

/** The picks with one more of an option: in a plan, or in a series of equal answers (`OptionView.again`). */
export function onceMore(
  question: QuestionView,
  single: boolean,
  picks: readonly string[],
  { id, again }: OptionView,
): string[] {
  if (again === undefined) return picked(question, single, picks, id);
  return Array<string>(Math.min(again, picks.filter(x => x === id).length + 1)).fill(id);
}

/** Removes one pick of an option. */
export function unpicked(picks: readonly string[], id: string): string[] {
  const at = picks.lastIndexOf(id);
  return at < 0 ? [...picks] : picks.filter((_, i) => i !== at);
}
