// Reads a typed answer, and lists the choices of a question.
import type { OptionView, QuestionView } from '@orrery/kernel';
import { pad, widthOf, wrap } from '../../common/text.ts';

/** A line of input that was read as an answer: its options, a fault, or a heading. */
export type Reading = { readonly ids: readonly string[] } | { readonly fault: string; readonly heading?: string };

/** The heading of an option in the list, by the option's id; '' if it has none. */
export type Heading = (id: string) => string;

/** The mark and word after an option in the list, if there are any. */
export type Mark = (option: OptionView) => string;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Reads an answer: numbers of the list (`3`, `1 4`), or the first letters of labels with commas between them. If the minimum is 0, an empty line,
 * `none` or `nothing` chooses nothing. A heading of the list is not an answer.
 */
export function readChoice(q: QuestionView, line: string, heading: Heading = () => ''): Reading {
  const text = line.trim();
  if (['', 'none', 'nothing'].includes(text.toLowerCase())) {
    if (q.min === 0) return { ids: [] };
    return text === '' ? { fault: wanted(q) } : { fault: `You must choose something. ${wanted(q)}` };
  }
  const series = seriesMeant(q, text);
  if (series !== null) return series;
  const plan = q.options.some(o => (o.most ?? 1) > 1);
  const numbers = plan ? /^\d+(x\d+)?([\s,]+\d+(x\d+)?)*$/.test(text) : /^\d+([\s,]+\d+)*$/.test(text);
  const all = q.options.flatMap(o => Array<string>(o.most ?? 1).fill(o.id));
  if (text.toLowerCase() === 'all' && q.max === all.length) return { ids: all };
  // a label may contain commas
  const whole = q.options.find(o => !numbers && plain(o.label) === plain(text));
  if (whole !== undefined && q.min <= 1) return { ids: [whole.id] };
  const parts = numbers ? text.split(/[\s,]+/) : text.split(',').map(x => x.trim());
  const ids: string[] = [];
  const often = (id: string) => ids.filter(x => x === id).length;
  for (const part of parts) {
    const [what, times] = plan ? repeated(part, numbers) : [part, 1];
    const full = q.options.filter(o => often(o.id) >= (o.most ?? 1)).map(o => o.id);
    const found = numbers ? byNumber(q, what) : byName(q, what, full, heading);
    if ('fault' in found) return found;
    for (let n = 0; n < times; n++) ids.push(found.id);
    const most = found.most ?? 1;
    if (often(found.id) > most)
      return {
        fault: most === 1 ? `You can choose "${what}" only once.` : `You can choose "${what}" up to ${most} times.`,
      };
  }
  if (ids.length < q.min || ids.length > q.max) return { fault: wanted(q) };
  return { ids };
}

/**
 * Reads one option meant several times in a row, where it can be (`OptionView.again`): `1x3`, `draw x 3`, `draw 3`.
 * @returns null if the line is no such thing
 */
function seriesMeant(q: QuestionView, text: string): Reading | null {
  if (q.options.every(o => o.again === undefined)) return null;
  const [what, times] = /^\d+x\d+$|\sx\s*\d+$/.test(text)
    ? repeated(text, /^\d/.test(text))
    : [text.replace(/ \d+$/, ''), Number(/ (\d+)$/.exec(text)?.[1])];
  // two numbers are two choices
  const found = times > 0 && !(/^\d/.test(what) && text.includes(' ')) ? optionMeant(q, what) : null;
  if (found === null || 'fault' in found || found.again === undefined) return null;
  const most = found.again;
  if (times > most) return { fault: `You can choose "${what}" up to ${most} times.` };
  return { ids: Array<string>(times).fill(found.id) };
}

/** Finds one option by its number or first letters. @returns a fault if there is none, or several */
export function optionMeant(q: QuestionView, text: string): OptionView | { fault: string } {
  return /^\d+$/.test(text.trim()) ? byNumber(q, text.trim()) : byName(q, text.trim(), [], () => '');
}

/** The same as `optionMeant`; null if there is none, or several. */
export function optionCalled(q: QuestionView, text: string): OptionView | null {
  const found = optionMeant(q, text);
  return 'fault' in found ? null : found;
}

/** Reads `3x2` and `Ikazuchi x 2` of a plan: the option, and how often. */
export function repeated(part: string, numbers: boolean): [what: string, times: number] {
  const [, what, times] = (numbers ? /^(\d+)x(\d+)$/ : /^(.*\S)\s+x\s*(\d+)$/).exec(part) ?? [];
  return what === undefined ? [part, 1] : [what, Number(times)];
}

function byNumber(q: QuestionView, part: string): OptionView | { fault: string } {
  const label = q.options.filter(o => o.label === part);
  const found = q.options[Number(part) - 1];
  // if the choices are numbers themselves, a typed number means the choice, not its place
  if (q.options.every(o => /^\d+( |$)/.test(o.label)) && label.length === 1) return label[0]!;
  return found ?? { fault: `There is no choice ${part}. The choices go from 1 to ${q.options.length}.` };
}

function byName(
  q: QuestionView,
  part: string,
  taken: readonly string[],
  heading: Heading,
): OptionView | { fault: string; heading?: string } {
  const key = plain(part);
  const free = q.options.filter(o => !taken.includes(o.id));
  const exact = free.filter(o => plain(o.label) === key || o.id === part);
  const starts = free.filter(o => plain(o.label).startsWith(key));
  const words = free.filter(o => ` ${plain(o.label)}`.includes(` ${key}`));
  const under =
    exact.length > 0 ? [] : free.filter(o => headed(heading(o.id), key) && plain(o.label) !== plain(heading(o.id)));
  if (under.length > 0) {
    const numbered = few(under.map(o => `${q.options.indexOf(o) + 1} ${o.label}`));
    const names = [...new Set(under.map(o => heading(o.id)))];
    return {
      fault: `"${part}" is a heading. Type one of its choices: ${numbered}.`,
      ...(names.length === 1 ? { heading: names[0]! } : {}),
    };
  }
  const found = [exact, starts, words].find(list => list.length > 0);
  if (key === '' || found === undefined) return { fault: `"${part}" is not a choice here. ${wanted(q)}` };
  // copies of one card are equal
  if (new Set(found.map(o => o.label)).size === 1) return found[0]!;
  return { fault: `"${part}" could mean: ${few(found.map(o => o.label))}.` };
}

/** The first items of a list, and how many more there are. */
const few = (list: readonly string[]): string =>
  list.slice(0, 4).join('; ') + (list.length > 4 ? ` and ${list.length - 4} more` : '');

/** True for a heading or its first letters. */
const headed = (heading: string, key: string): boolean => key !== '' && plain(heading).startsWith(key);

/** The form that an answer must have. */
export function wanted(q: QuestionView): string {
  if (q.min === 1 && q.max === 1) {
    const often = q.options.findIndex(o => o.again !== undefined) + 1;
    const series = often > 0 ? ` ${often}x2 means choice ${often} twice.` : '';
    return `Type a number or the first letters of a choice.${series} Type ? for help.`;
  }
  const many = q.min === q.max ? `${q.min}` : q.min === 0 ? `up to ${q.max}` : `${q.min} to ${q.max}`;
  if (q.options.some(o => (o.most ?? 1) > 1))
    return `Choose ${many} in all, such as 1x2 3${q.min > 0 ? '' : q.proposal === null ? '. Press Enter for none' : '. Type "none" for none'}.`;
  const how = q.ordered ? `${many}, in order, such as 2 1 3` : `${many}, such as 1 3`;
  return `Choose ${how}${q.min === 0 ? '. Press Enter for none' : ''}.`;
}

/** The lines of the choices under one heading. */
export interface ChoiceGroup {
  readonly name: string;
  /** how many choices it has */
  readonly count: number;
  /** true if its only choice has the same name as the heading */
  readonly alone: boolean;
  readonly lines: readonly string[];
  /** a short form, which says how to unfold it */
  readonly folded: readonly string[];
  /** true if an option of it must stay visible */
  readonly kept: boolean;
  /** how many of its choices the draft answer contains */
  readonly marked: number;
  /** the lines of only this many choices: those that must stay visible, then the first others */
  some(count: number): string[];
  /** how many of the choices that `some` leaves out are marked */
  unseen(count: number): number;
}

/**
 * The choices by heading, numbered, in columns if they fit. Long ones break between words.
 * @param kept the ids of options that stay visible in a folded group
 * @param draft the options of the draft answer, which are marked; null if there is no draft
 */
export function choiceGroups(
  q: QuestionView,
  heading: Heading,
  width: number,
  mark: Mark = () => '',
  kept: readonly string[] = [],
  draft: readonly string[] | null = null,
): ChoiceGroup[] {
  const times = (id: string): string => {
    const n = draft?.filter(x => x === id).length ?? 0;
    return n === 0 ? '' : q.options.some(o => o.most !== undefined) ? `x${n}` : '*';
  };
  const column = draft === null ? 0 : Math.max(2, ...draft.map(id => times(id).length));
  const groups = new Map<string, Item[]>();
  q.options.forEach((o, i) => {
    const name = heading(o.id);
    const most = o.most ?? o.again ?? 1;
    const often = most > 1 ? ` (up to ${most})` : '';
    const n = times(o.id);
    const text = `${n.padStart(column)}${String(i + 1).padStart(3)} ${o.label}${often}${mark(o)}`;
    groups.set(name, [...(groups.get(name) ?? []), { text, kept: kept.includes(o.id), marked: n !== '' }]);
  });
  const margin = Math.max(0, ...[...groups.keys()].map(widthOf));
  const room = width - margin - 3;
  return [...groups].map(([name, items]) => {
    const still = items.filter(item => item.kept);
    const under = (text: readonly string[]) =>
      text.map((line, n) => `  ${pad(n === 0 ? name : '', margin)} ${line}`.trimEnd());
    const seen = (count: number) => {
      const first = items.filter(item => !item.kept).slice(0, Math.max(0, count - still.length));
      return items.filter(item => item.kept || first.includes(item));
    };
    const marks = (of: readonly Item[]) => of.filter(item => item.marked).length;
    const some = (count: number) =>
      under(
        inColumns(
          seen(count).map(item => item.text),
          room,
        ),
      );
    const left = `${items.length - still.length} ${still.length > 0 ? 'more' : 'choices'}`;
    const marked = marks(items);
    return {
      name,
      count: items.length,
      alone: items.length === 1 && items[0]!.text.trim().endsWith(` ${name}`),
      kept: still.length > 0,
      lines: some(items.length),
      folded: under([
        ...still.flatMap(item => wrap(item.text, room, 4).split('\n')),
        `    ${left}${andMarked(marked - marks(still))}; "${name.toLowerCase()}" lists them`,
      ]),
      marked,
      some,
      unseen: count => marked - marks(seen(count)),
    };
  });
}

/** A choice in the list. */
interface Item {
  readonly text: string;
  readonly kept: boolean;
  readonly marked: boolean;
}

/** How many of the hidden choices the draft answer contains. */
const andMarked = (n: number): string => (n === 0 ? '' : `, ${n} marked`);

/** The choices below each other, or in columns if they are short. */
function inColumns(items: readonly string[], width: number): string[] {
  const wide = Math.max(...items.map(widthOf)) + 2;
  const columns = Math.max(1, Math.min(3, Math.floor((width + 2) / wide)));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => items[row + column * rows] ?? '');
    return columns === 1 ? wrap(cells[0]!, width, 4) : cells.map(cell => pad(cell, wide)).join('');
  }).flatMap(line => line.split('\n'));
}

/**
 * The lines of the choices. If there is no room for all, the largest groups fold into one line each, which says how to unfold them: type the heading.
 * If that is not enough, headings share a line. A single group shows its first choices.
 * @param room the number of lines
 */
export function choiceLines(groups: readonly ChoiceGroup[], room = Number.POSITIVE_INFINITY, width = 80): string[] {
  const margin = Math.max(0, ...groups.map(g => widthOf(g.name)));
  const shown = new Map(groups.map(g => [g, g.lines]));
  const packed = new Set<ChoiceGroup>();
  const lines = () => [
    ...[...shown.values()].flat(),
    ...together(
      groups.filter(g => packed.has(g)),
      width,
    ),
  ];
  const largest = [...groups].sort((a, b) => b.lines.length - a.lines.length);
  const foldable = groups.length === 1 ? [] : largest.filter(g => g.name !== '');
  for (const group of foldable) {
    if (lines().length <= room) break;
    if (group.folded.length < group.lines.length && group.count > 1) shown.set(group, group.folded);
  }
  for (const group of largest) {
    const over = lines().length - room;
    if (over <= 0) break;
    if (group.count > 1 && !foldable.includes(group))
      shown.set(group, shortened(group, margin, group.lines.length - over));
  }
  for (const group of foldable) {
    if (lines().length <= room) break;
    // a choice that is its own heading cannot get shorter; choices that the player was told about stay visible
    if (group.alone || group.kept) continue;
    shown.set(group, []);
    packed.add(group);
  }
  return lines();
}

/** The folded choices: one line for each heading with more than one. Options that must stay visible do. */
export const foldedLines = (groups: readonly ChoiceGroup[]): string[] =>
  groups.flatMap(g => (g.count > 1 && g.name !== '' && g.folded.length <= g.lines.length ? g.folded : g.lines));

/** Headings that share a line, each with its number of choices. */
function together(groups: readonly ChoiceGroup[], width: number): string[] {
  if (groups.length === 0) return [];
  const names = groups.map(g => `${g.name} (${g.count}${andMarked(g.marked)})`).join(', ');
  return wrap(`  Also ${names}: type one of them to list it.`, width).split('\n');
}

/** As many choices of a group as fit, at least one, and how many more there are. */
function shortened(group: ChoiceGroup, margin: number, room: number): readonly string[] {
  for (let n = group.count - 1; n > 0; n--) {
    const lines = group.some(n);
    if (lines.length >= room && n > 1) continue;
    const all = [
      ...lines,
      `  ${' '.repeat(margin)}     and ${group.count - n} more${andMarked(group.unseen(n))}: "list"`,
    ];
    return all.length < group.lines.length ? all : group.lines;
  }
  return group.lines;
}
