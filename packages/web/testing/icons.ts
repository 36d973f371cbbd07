/** Makes the icons of the installed page and the picture for links to it, from `public/orrery.svg` and the engraver: `npm run icons -w packages/web`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw, svgPen, type WorldKind } from '@orrery/engraver';
import { chromium } from 'playwright-core';
import { chromiumHere } from './browser.ts';

const folder = join(import.meta.dirname, '../public');
const GROUND = '#0b0f19';
/** Each icon: its side, and the room around the mark. Systems cut some icons to their own shape: these have no corners of their own. */
const ICONS = [
  { name: 'icon-192', side: 192, pad: 0, cut: false },
  { name: 'icon-512', side: 512, pad: 0, cut: false },
  { name: 'icon-cut-512', side: 512, pad: 64, cut: true },
  { name: 'apple-touch-icon', side: 180, pad: 10, cut: true },
] as const;
/** The worlds of the picture: the orbit that each is on, where on it, in degrees, and its radius, in pixels. */
const WORLDS: readonly (readonly [kind: WorldKind, orbit: number, degrees: number, radius: number])[] = [
  ['earth', 0, 0, 150],
  ['luna', 230, -42, 34],
  ['mars', 350, 168, 62],
  ['saturn', 470, 22, 108],
  ['europa', 350, 62, 30],
  ['ganymede', 470, 205, 52],
  ['jupiter', 610, -24, 84],
  ['hole', 610, 172, 60],
];

/** A world as a picture of SVG around a point. */
function svgOf(kind: WorldKind, x: number, y: number, r: number): string {
  const size = r / 0.36;
  const pen = svgPen(GROUND);
  const motif = { figure: 'world', name: kind, people: '', strength: 0, world: kind } as const;
  draw(pen, motif, { size, dark: true, ink: '#cdd6e6' });
  const place = `left:${x - size / 2}px;top:${y - size / 2}px`;
  return `<i style="${place};width:${size}px;height:${size}px">${pen.text(size)}</i>`;
}

/** The picture for links: worlds on orbits. */
function orrery(): string {
  const [x, y] = [600, 315];
  const rings = [...new Set(WORLDS.map(([, orbit]) => orbit))].map(
    r => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#cdd6e6" stroke-opacity=".3" stroke-width="1.5"/>`,
  );
  const worlds = WORLDS.map(([kind, orbit, degrees, r]) => {
    const a = (degrees * Math.PI) / 180;
    return svgOf(kind, x + Math.cos(a) * orbit, y + Math.sin(a) * orbit, r);
  });
  const style = `body{margin:0;background:${GROUND};overflow:hidden}i{position:absolute}i svg{display:block;width:100%;height:100%}`;
  return `<style>${style}</style><svg style="position:absolute" width="1200" height="630">${rings.join('')}</svg>${worlds.join('')}`;
}

const browser = await chromium.launch({
  executablePath: chromiumHere(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
const page = await browser.newPage();
const mark = readFileSync(join(folder, 'orrery.svg'), 'utf8');
for (const { name, side, pad, cut } of ICONS) {
  await page.setViewportSize({ width: side, height: side });
  const drawn = cut ? mark.replace(' rx="7"', '') : mark;
  const style = `body{margin:0;background:${cut ? GROUND : 'transparent'}}svg{display:block;width:${side - 2 * pad}px;margin:${pad}px}`;
  await page.setContent(`<style>${style}</style>${drawn}`);
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: !cut });
}
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(orrery());
await page.screenshot({ path: join(folder, 'preview.png') });
await browser.close();
