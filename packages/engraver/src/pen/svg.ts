/** A pen that writes SVG. */
import { type Path, walk } from './path.ts';
import type { Pen } from './pen.ts';

const n = (x: number): string => String(Math.round(x * 100) / 100 + 0);

/** A path in the words of SVG, rounded to hundredths. */
export function pathText(path: Path): string {
  const out: string[] = [];
  walk(path, {
    move: (x, y) => out.push(`M${n(x)} ${n(y)}`),
    line: (x, y) => out.push(`L${n(x)} ${n(y)}`),
    curve: (a, b, c, d, x, y) => out.push(`C${n(a)} ${n(b)} ${n(c)} ${n(d)} ${n(x)} ${n(y)}`),
    close: () => out.push('Z'),
  });
  return out.join('');
}

/** A pen that writes SVG, and the text that it has written. */
export interface SvgPen extends Pen {
  /** The whole drawing as SVG. @param size the side of its square in pixels */
  text(size: number): string;
}

/** A pen that writes SVG. @param ground the color behind the drawing, which hides parts */
export function svgPen(ground = 'var(--ground, none)'): SvgPen {
  const out: string[] = [];
  const strong = (name: string, strength: number) => (strength < 1 ? ` ${name}="${n(strength)}"` : '');
  return {
    fill: (path, ink, strength = 1) => {
      out.push(`<path d="${pathText(path)}" fill="${ink}"${strong('fill-opacity', strength)}/>`);
    },
    line: (path, ink, width, strength = 1, dash) => {
      const dashes = dash ? ` stroke-dasharray="${dash.map(n).join(' ')}"` : '';
      const line = `stroke="${ink}" stroke-width="${n(width)}"${strong('stroke-opacity', strength)}${dashes}`;
      out.push(`<path d="${pathText(path)}" ${line}/>`);
    },
    hide: path => {
      out.push(`<path d="${pathText(path)}" fill="${ground}"/>`);
    },
    text: size =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none" stroke-linejoin="round">${out.join('\n')}</svg>\n`,
  };
}
