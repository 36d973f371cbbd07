// What happened since your last choice, in as many lines as there is room for.
import { many, often, withoutEmpty } from '@orrery/kernel';
import type { LogLine, Summary } from '@orrery/table';
import type { Io } from '../../common/io.ts';
import { widthOf } from '../../common/text.ts';
import type { Keyboard } from './keyboard.ts';

/**
 * What has happened since a person's last choice, in lines. If there is room, it tells everything, except headings with nothing under them. Otherwise
 * it tells the few lines that matter most to the reader, then the rest by conflict and player, the most important first, and how many lines are left
 * in the log.
 * @param news the new lines, in order
 * @param room the number of lines
 */
export function newsLines(
  { io, wrapped }: Keyboard,
  news: readonly LogLine[],
  { foremost, groups }: Summary,
  room: number,
): string[] {
  const fresh = new Set(news);
  const first = foremost.filter(line => fresh.has(line));
  const inked = (text: string, bold: boolean) =>
    wrapped(text)
      .split('\n')
      .map(line => io.style(bold ? 'bold' : 'dim', line));
  const all = timesOver(withoutEmpty(news)).flatMap(same =>
    inked(
      `· ${often(same[0]!.text, same.length)}`,
      same.some(line => first.includes(line)),
    ),
  );
  if (all.length <= room) return all;
  if (room === 1) return [inOneLine(io, news, first)];
  const lines = first.flatMap(line => inked(`! ${line.text}`, true));
  const told = new Set(first);
  // events without weight are left to the log
  const weighty = groups
    .map(({ title, lines: said }) => ({
      title: said[0]?.topic === null ? '' : `${title}. `,
      said: said.filter(line => fresh.has(line) && line.weight > 0 && !told.has(line)),
    }))
    .filter(({ said }) => said.length > 0)
    .sort((a, b) => heaviest(b.said) - heaviest(a.said));
  for (const { title, said } of weighty) {
    const paragraph = (of: readonly LogLine[]) => inked(`· ${title}${of.map(line => line.text).join(' ')}`, false);
    // if it is too long, the least important line is left out, the oldest of several
    let kept = said;
    while (kept.length > 0 && lines.length + paragraph(kept).length >= room) {
      const lightest = Math.min(...kept.map(line => line.weight));
      const out = kept.find(line => line.weight === lightest);
      kept = kept.filter(line => line !== out);
    }
    if (kept.length === 0) continue;
    lines.push(...paragraph(kept));
    for (const line of kept) told.add(line);
  }
  if (told.size === 0) return [inOneLine(io, news, first)];
  const left = news.length - told.size;
  if (left > 0) lines.push(...inked(`  ${more(left)}`, false));
  return lines;
}

/** The note about lines that do not fit. */
const more = (n: number): string => `(${many(n, 'line')} more: type "log" for all.)`;

/** The most important line and how many more there are, or only the number if that does not fit. */
function inOneLine({ width, style }: Io, news: readonly LogLine[], first: readonly LogLine[]): string {
  const weighty = news.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const line of [...first, ...weighty]) {
    const foremost = first.includes(line);
    const text = `${foremost ? '!' : '·'} ${line.text} ${more(news.length - 1)}`;
    if (widthOf(text) <= width) return style(foremost ? 'bold' : 'dim', text);
  }
  return style('dim', `· ${more(news.length).slice(1, -1).replace(' more', ' of news')}`);
}

/** Groups neighbouring lines with the same text: the same thing has happened several times. */
function timesOver(lines: readonly LogLine[]): LogLine[][] {
  const all: LogLine[][] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last !== undefined && last[0]?.text === line.text) last.push(line);
    else all.push([line]);
  }
  return all;
}

/** The whole summary since a person's last choice: the most important lines, then everything by conflict, battle and player. */
export function summaryLines({ io, wrapped }: Keyboard, { foremost, groups }: Summary): string[] {
  const bold = (text: string) =>
    wrapped(text)
      .split('\n')
      .map(line => io.style('bold', line));
  const lines =
    foremost.length === 0 ? [] : [...bold('Most important for you'), ...foremost.map(x => wrapped(`  ! ${x.text}`))];
  for (const { title, lines: said } of groups) {
    const told = withoutEmpty(said);
    if (told.length > 0) lines.push(...bold(title), ...told.map(x => wrapped(`  · ${x.text}`)));
  }
  return lines.length > 0 ? lines : ['Nothing has happened since your last choice.'];
}

const heaviest = (lines: readonly LogLine[]): number => Math.max(...lines.map(line => line.weight));
