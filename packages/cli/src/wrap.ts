/** Breaks lines that are too long between their words; what follows is indented a little. */
export function wrap(text: string, width: number): string {
  return text
    .split('\n')
    .map(line => {
      if (line.length <= width) return line;
      const lines: string[] = [];
      let rest = line;
      while (rest.length > width) {
        const at = rest.lastIndexOf(' ', width);
        const cut = at > 4 ? at : width;
        lines.push(rest.slice(0, cut));
        rest = `  ${rest.slice(cut).trimStart()}`;
      }
      return [...lines, rest].join('\n');
    })
    .join('\n');
}
