// How tables are set in lines.

/** A line across with a title, and something at its end. */
export function heading(left: string, right: string, width: number): string {
  const dashes = Math.max(2, width - left.length - right.length - 6);
  return `─ ${left} ${'─'.repeat(dashes)} ${right} ─`;
}

const LABEL = 12;

/** A heading with a list behind it, broken between its items where it must be. */
export function entry(label: string, items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = `   ${label.padEnd(LABEL)}`;
  const indent = ' '.repeat(LABEL + 3);
  let fresh = true;
  items.forEach((item, i) => {
    const text = i < items.length - 1 ? `${item};` : item;
    if (!fresh && line.length + 1 + text.length > width) {
      lines.push(line);
      line = indent;
      fresh = true;
    }
    line += (fresh ? '' : ' ') + text;
    fresh = false;
    while (line.length > width) {
      const at = line.lastIndexOf(' ', width);
      const cut = at > indent.length ? at : width;
      lines.push(line.slice(0, cut));
      line = indent + line.slice(cut).trimStart();
    }
  });
  lines.push(line);
  return lines;
}
