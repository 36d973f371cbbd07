import type { QuestionView } from '@orrery/kernel';

/** A line of input read as an answer: the options it names, or what is wrong with it. */
export type Reading = { readonly ids: readonly string[] } | { readonly fault: string };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Reads an answer: numbers of the list (`3`, `1 4`), or the first letters of a label, several divided by commas. Where
 * nothing need be chosen, an empty line or `none` chooses nothing.
 */
export function readChoice(q: QuestionView, line: string): Reading {
  const text = line.trim();
  if (text === '' || text.toLowerCase() === 'none') {
    if (q.min === 0) return { ids: [] };
    return text === '' ? { fault: wanted(q) } : { fault: `Something must be chosen. ${wanted(q)}` };
  }
  const plan = q.options.some(o => (o.most ?? 1) > 1);
  const numbers = plan ? /^\d+(x\d+)?([\s,]+\d+(x\d+)?)*$/.test(text) : /^\d+([\s,]+\d+)*$/.test(text);
  if (text.toLowerCase() === 'all' && q.max === q.options.length) return { ids: q.options.map(o => o.id) };
  const parts = numbers ? text.split(/[\s,]+/) : text.split(',').map(x => x.trim());
  const ids: string[] = [];
  const often = (id: string) => ids.filter(x => x === id).length;
  for (const part of parts) {
    const [what, times] = plan ? repeated(part, numbers) : [part, 1];
    const full = q.options.filter(o => often(o.id) >= (o.most ?? 1)).map(o => o.id);
    const found = numbers ? byNumber(q, what) : byName(q, what, full);
    if ('fault' in found) return found;
    for (let n = 0; n < times; n++) ids.push(found.id);
    const most = q.options.find(o => o.id === found.id)!.most ?? 1;
    if (often(found.id) > most)
      return { fault: most === 1 ? `"${part}" is named twice.` : `"${what}" may be named up to ${most} times.` };
  }
  if (ids.length < q.min || ids.length > q.max) return { fault: wanted(q) };
  return { ids };
}

/** `3x2` and `Ikazuchi x 2` of a plan: what, and how often. */
function repeated(part: string, numbers: boolean): [what: string, times: number] {
  const [, what, times] = (numbers ? /^(\d+)x(\d+)$/ : /^(.*\S)\s+x\s*(\d+)$/).exec(part) ?? [];
  return what === undefined ? [part, 1] : [what, Number(times)];
}

function byNumber(q: QuestionView, part: string): { id: string } | { fault: string } {
  const label = q.options.filter(o => o.label === part);
  const found = q.options[Number(part) - 1];
  // where the choices are numbers themselves, the number that is meant is the choice
  if (q.options.every(o => /^\d+( |$)/.test(o.label)) && label.length === 1) return { id: label[0]!.id };
  return found ? { id: found.id } : { fault: `There is no choice ${part}; they go from 1 to ${q.options.length}.` };
}

function byName(q: QuestionView, part: string, taken: readonly string[]): { id: string } | { fault: string } {
  const key = plain(part);
  const free = q.options.filter(o => !taken.includes(o.id));
  const exact = free.filter(o => plain(o.label) === key || o.id === part);
  const starts = free.filter(o => plain(o.label).startsWith(key));
  const words = free.filter(o => ` ${plain(o.label)}`.includes(` ${key}`));
  const found = [exact, starts, words].find(list => list.length > 0);
  if (key === '' || found === undefined) return { fault: `"${part}" is no choice here. ${wanted(q)}` };
  // copies of one card are as good as each other
  if (new Set(found.map(o => o.label)).size === 1) return { id: found[0]!.id };
  const list = found.slice(0, 4).map(o => o.label);
  const more = found.length > list.length ? ` and ${found.length - list.length} more` : '';
  return { fault: `"${part}" could be: ${list.join('; ')}${more}.` };
}

/** What an answer must look like. */
export function wanted(q: QuestionView): string {
  if (q.min === 1 && q.max === 1) return 'Type a number or the first letters of a choice; ? for help.';
  const many = q.min === q.max ? `${q.min}` : q.min === 0 ? `up to ${q.max}` : `${q.min} to ${q.max}`;
  if (q.options.some(o => (o.most ?? 1) > 1))
    return `Choose ${many} in all, such as 1x2 3${q.min === 0 ? '; an empty line for none' : ''}.`;
  const how = q.ordered ? `${many}, in order, such as 2 1 3` : `${many}, such as 1 3`;
  return `Choose ${how}${q.min === 0 ? '; an empty line for none' : ''}.`;
}

/** The choices in lines: by group, numbered, in two columns where they fit. */
export function choiceLines(q: QuestionView, group: (id: string) => string, width: number): string[] {
  const groups: { name: string; items: string[] }[] = [];
  q.options.forEach((o, i) => {
    const name = group(o.id);
    let last = groups.find(g => g.name === name);
    if (last === undefined) {
      last = { name, items: [] };
      groups.push(last);
    }
    const often = o.most !== undefined && o.most > 1 ? ` (up to ${o.most})` : '';
    last.items.push(`${String(i + 1).padStart(3)} ${o.label}${often}`);
  });
  const margin = Math.max(0, ...groups.map(g => g.name.length));
  const room = width - margin - 4;
  return groups.flatMap(g => {
    const wide = Math.max(...g.items.map(x => x.length)) + 2;
    const columns = Math.max(1, Math.min(3, Math.floor(room / wide)));
    const rows = Math.ceil(g.items.length / columns);
    return Array.from({ length: rows }, (_, row) => {
      const cells = Array.from({ length: columns }, (_, column) => g.items[row + column * rows] ?? '');
      return `  ${(row === 0 ? g.name : '').padEnd(margin)} ${cells.map(c => c.padEnd(wide)).join('')}`.trimEnd();
    });
  });
}
