/** Prints a sheet of the drawings of all cards, as one page of HTML for each game and theme: `npm run sheets -w packages/web`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw, svgPen } from '@orrery/engraver';
import { GAMES } from '@orrery/table/games';
import { motifOf } from '@orrery/table/motifs';

const SIZE = 150;
const GROUNDS = { dark: ['#0b0f1a', '#cdd6e6'], light: ['#fdfcf9', '#28344a'] } as const;
const folder = join(import.meta.dirname, '../../../data/sheets');

mkdirSync(folder, { recursive: true });
for (const { game, cards } of GAMES)
  for (const theme of ['dark', 'light'] as const) {
    const [ground, ink] = GROUNDS[theme];
    const faces = cards.map(card => card.face()).sort((a, b) => a.type.localeCompare(b.type));
    const figures = faces.map(face => {
      const pen = svgPen(ground);
      draw(pen, motifOf(face)!, { size: SIZE, dark: theme === 'dark', ink });
      return `<figure>${pen.text(SIZE)}<figcaption>${face.title}<br>${face.type}</figcaption></figure>`;
    });
    const style = `body{background:${ground};color:${ink};font:11px sans-serif;display:flex;flex-wrap:wrap}figure{width:${SIZE}px;margin:6px}`;
    const file = join(folder, `${game.name}-${theme}.html`);
    writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('\n')}`);
    console.log(file);
  }
