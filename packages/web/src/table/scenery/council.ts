/** The council of Babylon 5 as an orrery: homeworlds on a graduated ring around the station. The ring goes on by a step with each turn. */
import { worldOf } from '@orrery/engraver';
import { covered, nearestFree, once, SHARES } from './room.ts';
import type { CouncilScenery } from './scenery.ts';
import {
  accentOf,
  type Box,
  body,
  type Context,
  type Disc,
  erase,
  HARM,
  inkOf,
  line,
  type Paper,
  roomForWords,
  type Spots,
  stars,
  TAU,
} from './sheet.ts';

/** How long a step of the ring takes, in milliseconds. */
const STEP_MILLIS = 640;
/** The ring has this many marks, and a long one in every six. A turn is one long mark. */
const [MARKS, LONG] = [72, 6];
/** The power that wins, and the length of a track. */
const SCALE = 20;
/** The height of the head of an area, in pixels. */
const HEAD = 40;
/** The outer orbit, as a share of the ring. */
const OUTER = 1.22;
/** On a board narrower than this, in pixels, cards and panels take the whole width: the ring turns there alone. */
const NARROW = 700;
/** A station of which more than this is hidden is not drawn: what is left would look like scraps. */
const SEEN = 0.3;
/** From this tension on a chord is red; one below it is dotted. */
const TENSE = 4;

/** An ellipse on the board. */
export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** A homeworld on the ring. */
export interface Placed extends Disc {
  readonly seat: number;
}

/** How far the marks of power reach, as a share of a homeworld's radius. */
const REACH = 1.34;
/** A homeworld is not drawn smaller than this, in pixels, and not farther from its faction than this share of the width. */
const [LEAST, FARTHEST] = [15, 0.2] as const;

/** How far the ring has turned, in radians. */
export const turned = (turn: number): number => (turn * TAU * LONG) / MARKS;

/** The ring of the council: between the flanks, around the conflicts. */
export function ringOf({ things }: Spots, { width, height }: Pick<Paper, 'width' | 'height'>): Ring {
  const bay = things['.bay']?.[0];
  const x = bay === undefined ? width / 2 : bay.x + bay.w / 2;
  const calm = things['.calm']?.[0];
  // the words that nobody has declared a conflict stand below the station
  const foot = calm?.y ?? (bay === undefined ? 0 : bay.y + bay.h);
  const y = bay === undefined ? height * 0.46 : (bay.y + foot) / 2;
  const narrow = width < NARROW;
  if (narrow && bay !== undefined && calm !== undefined)
    return { x, y, rx: Math.min(bay.w * 0.4, 168), ry: (calm.y - bay.y) * 0.32 };
  const flanks = things['.rival'] ?? [];
  const inner = flanks.filter(box => Math.abs(box.x + box.w / 2 - x) > box.w / 2);
  const rx =
    narrow || inner.length === 0
      ? width * (narrow ? 0.56 : 0.4)
      : Math.max(...inner.map(box => (box.x < x ? x - box.x - box.w : box.x - x))) + 14;
  return { x, y, rx, ry: Math.min(rx * 0.92, Math.max(90, Math.min(y, height - y) * (narrow ? 0.6 : 0.78))) };
}

/** The place of each homeworld: on the ring, beside the cards or the panel of its faction, where nothing covers it. One without any room is left out. */
export function placed(
  worlds: CouncilScenery['worlds'],
  { things, words, covers }: Spots,
  ring: Ring,
  paper: Pick<Paper, 'width' | 'height'>,
): Placed[] {
  const { width, height } = paper;
  if (width < NARROW) return things['.calm']?.length ? banded(worlds, ring) : [];
  const most = worlds.length > 6 ? 24 : 52;
  const r = Math.max(15, Math.min(most, Math.min(width, height) * 0.075));
  const on = (side: number, y: number) => {
    const v = Math.max(-0.94, Math.min(0.94, (y - ring.y) / ring.ry));
    return { x: ring.x + side * ring.rx * Math.sqrt(1 - v * v), y: ring.y + ring.ry * v };
  };
  // who has a row of cards stands at its end, on the outer orbit
  const outside = (angle: number, box: Box) => ({
    x: ring.x + Math.cos(angle) * Math.max(ring.rx * OUTER, width * 0.4),
    // the head of the area stands above its cards
    y: Math.max(box.y + HEAD + r * 1.36, box.y + box.h * 0.55),
  });
  const boxOf = (seat: number): [string, Box] | undefined => {
    for (const kind of ['.across', '.near', '.rival']) {
      const box = things[kind]?.find(one => one.seat === seat);
      if (box !== undefined) return [kind, box];
    }
    return undefined;
  };
  const heart = { x: ring.x, y: ring.y, r: (heartOf(ring) * 1.1) / REACH };
  const seated = worlds.flatMap(({ seat }) => {
    const at = boxOf(seat);
    if (at === undefined) return [];
    const [kind, box] = at;
    const side = box.x + box.w / 2 < ring.x ? -1 : 1;
    const wish =
      kind === '.rival'
        ? on(side, box.y - r * REACH)
        : kind === '.across'
          ? outside(-0.62, box)
          : outside(Math.PI - 0.62, box);
    return [{ seat, wish, flank: kind === '.rival' }];
  });
  // those at the flanks have the least choice
  const order = [...seated].sort((a, b) => Number(b.flank) - Number(a.flank));
  const boxes = [...words, ...covers];
  // all are of one size: the largest in which all have room
  let best: Placed[] = [];
  for (const share of SHARES) {
    const size = Math.round(r * share);
    if (size < LEAST) break;
    const found: Placed[] = [];
    for (const { seat, wish } of order) {
      const taken = { boxes, discs: [heart, ...found], reach: REACH };
      // farther away it would seem to belong to another faction
      const disc = nearestFree({ ...wish, r: size }, taken, paper, width * FARTHEST);
      if (disc !== null) found.push({ seat, ...disc });
    }
    if (found.length > best.length) best = found;
    if (best.length === seated.length) break;
  }
  return best.sort((a, b) => a.seat - b.seat);
}

/** Homeworlds on a phone: around a small ring, while the space between the factions is free. */
function banded(worlds: CouncilScenery['worlds'], ring: Ring): Placed[] {
  const r = Math.max(9, Math.min(ring.ry * 0.42, 100 / worlds.length));
  return worlds.map(({ seat }, i) => {
    const a = Math.PI - 0.55 + (i * TAU) / worlds.length;
    return { seat, x: ring.x + Math.cos(a) * ring.rx, y: ring.y + Math.sin(a) * ring.ry, r };
  });
}

/** The radius of the station in the middle. */
const heartOf = ({ rx, ry }: Ring): number => Math.min(rx, ry) * 0.34;

/** Marks around a body: as many full as are counted, of as many as there are. */
function marks(c: Context, ink: string, at: Omit<Placed, 'seat'>, lit: number, of: number): void {
  for (const on of [false, true])
    line(c, ink, on ? 2 : 1, on ? 0.95 : 0.34, () => {
      for (let i = 0; i < of; i++) {
        if (i < lit !== on) continue;
        const a = (i / of) * TAU - TAU / 4;
        const [from, to] = [at.r * 1.14, at.r * (on ? 1.32 : 1.24)];
        c.moveTo(at.x + Math.cos(a) * from, at.y + Math.sin(a) * from);
        c.lineTo(at.x + Math.cos(a) * to, at.y + Math.sin(a) * to);
      }
    });
}

/** The graduated ring, turned by an angle, with a double mark where it began. */
function graduated(c: Context, ink: string, { x, y, rx, ry }: Ring, angle: number): void {
  line(c, ink, 1.1, 0.42, () => c.ellipse(x, y, rx, ry, 0, 0, TAU));
  const at = (a: number, far: number) => [x + Math.cos(a) * (rx + far), y + Math.sin(a) * (ry + far)] as const;
  for (const long of [false, true])
    line(c, ink, long ? 1.4 : 0.9, long ? 0.55 : 0.34, () => {
      for (let i = 0; i < MARKS; i++) {
        if ((i % LONG === 0) !== long) continue;
        const a = angle + (i / MARKS) * TAU;
        c.moveTo(...at(a, 6));
        c.lineTo(...at(a, long ? (i === 0 ? 26 : 17) : 11));
      }
    });
  // two moons go along with it
  c.fillStyle = ink;
  for (const [off, size] of [
    [0, 4.5],
    [TAU * 0.41, 3],
  ] as const) {
    erase(c, () => c.arc(...at(angle + off, 0), size + 3, 0, TAU));
    c.globalAlpha = 0.9;
    c.beginPath();
    c.arc(...at(angle + off, 0), size, 0, TAU);
    c.fill();
  }
  c.globalAlpha = 1;
}

/** The accents of the tracks. */
const TRACKS = ['b5', 'shadow', 'vorlon'] as const;

/** The three tracks of influence as arcs of twenty marks around the station. */
function tracks(
  c: Context,
  ink: string,
  inks: readonly string[],
  ring: Ring,
  influence: CouncilScenery['tracks'],
): void {
  const wide = Math.min(ring.rx, ring.ry);
  influence.forEach((n, i) => {
    const r = wide * (0.44 + i * 0.075);
    for (const on of [false, true])
      line(c, on ? inks[i]! : ink, on ? 3 : 1, on ? 0.66 : 0.26, () => {
        for (let k = 0; k < SCALE; k++) {
          if (k < n !== on) continue;
          const a = (k / SCALE) * TAU - TAU / 4;
          const span = (TAU / SCALE) * 0.72;
          c.moveTo(ring.x + Math.cos(a) * r, ring.y + Math.sin(a) * r);
          c.arc(ring.x, ring.y, r, a, a + span);
        }
      });
  });
}

/** Lines of tension between homeworlds, bent around the station. */
function chords(c: Context, { tensions }: CouncilScenery, at: readonly Placed[], ring: Ring, dark: boolean): void {
  for (const [one, other, tension] of tensions) {
    const [a, b] = [at.find(({ seat }) => seat === one), at.find(({ seat }) => seat === other)];
    if (a === undefined || b === undefined || tension < TENSE - 1) continue;
    const tense = tension >= TENSE;
    c.setLineDash(tense ? [] : [2, 7]);
    const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    line(c, tense ? (dark ? HARM.dark : HARM.light) : inkOf(dark), tense ? 1.6 : 1.1, tense ? 0.85 : 0.5, () => {
      c.moveTo(a.x, a.y);
      c.quadraticCurveTo(mx + (ring.x - mx) * 0.55, my + (ring.y - my) * 0.55, b.x, b.y);
    });
    c.setLineDash([]);
  }
}

/** The turn that a canvas shows, so that the next one can be seen to come. */
const shownTurn = new WeakMap<HTMLCanvasElement, number>();

/** Paints the council. If a turn has passed since it was last painted, the ring goes on before the eyes of the player. */
export function paintCouncil(c: Context, scenery: CouncilScenery, spots: Spots, paper: Paper): () => void {
  const { width, height, ratio, dark } = paper;
  const ink = inkOf(dark);
  const ring = ringOf(spots, paper);
  const at = once(spots, 'homeworlds', () => placed(scenery.worlds, spots, ring, paper));
  const fixed = document.createElement('canvas');
  fixed.width = c.canvas.width;
  fixed.height = c.canvas.height;
  const f = fixed.getContext('2d')!;
  f.scale(ratio, ratio);
  stars(f, 'Babylon 5', { x: 0, y: 0, w: width, h: height }, dark);
  const narrow = width < NARROW;
  line(f, ink, 1, 0.2, () => f.ellipse(ring.x, ring.y, ring.rx * OUTER, ring.ry * OUTER, 0, 0, TAU));
  const heart = { x: ring.x, y: ring.y, r: narrow ? ring.ry * 0.72 : heartOf(ring) };
  const bare = covered(heart, [...spots.covers, ...spots.words]) < SEEN;
  if (!narrow)
    tracks(
      f,
      ink,
      TRACKS.map(name => accentOf(c, name, dark)),
      ring,
      scenery.tracks,
    );
  chords(f, scenery, at, ring, dark);
  if (bare) body(f, 'Babylon 5', 'station', heart, paper, 0.8);
  for (const one of at) {
    const { race, accent, power } = scenery.worlds.find(({ seat }) => seat === one.seat)!;
    erase(f, () => f.arc(one.x, one.y, one.r * REACH, 0, TAU));
    body(f, race, worldOf(HOMES[race.toLowerCase()] ?? race), one, paper);
    marks(f, accentOf(c, accent, dark), one, power, SCALE);
  }
  roomForWords(f, spots.words);
  const frame = (angle: number) => {
    c.clearRect(0, 0, width, height);
    graduated(c, ink, ring, angle);
    for (const { x, y, r } of at) erase(c, () => c.arc(x, y, r * REACH, 0, TAU));
    if (narrow && bare) erase(c, () => c.arc(heart.x, heart.y, heart.r, 0, TAU));
    roomForWords(c, spots.words);
    c.drawImage(fixed, 0, 0, width, height);
  };
  const before = shownTurn.get(c.canvas);
  shownTurn.set(c.canvas, scenery.turn);
  const end = () => frame(turned(scenery.turn));
  if (before === undefined || before === scenery.turn || paper.still) {
    end();
    return () => {};
  }
  return going(k => frame(turned(before + (scenery.turn - before) * k)), end);
}

/** Draws frames for one step, from k = 0 to 1, quick at first. @returns goes to its end at once */
function going(frame: (k: number) => void, end: () => void): () => void {
  let from: number | null = null;
  let next = requestAnimationFrame(step);
  let over = false;
  function step(now: number): void {
    from ??= now;
    const k = Math.min(1, (now - from) / STEP_MILLIS);
    frame(1 - (1 - k) ** 3);
    if (k < 1) next = requestAnimationFrame(step);
    else over = true;
  }
  frame(0);
  return () => {
    if (over) return;
    over = true;
    cancelAnimationFrame(next);
    end();
  };
}

/** The homeworld of each race, where it has another name. */
const HOMES: Readonly<Record<string, string>> = { human: 'Earth', minbari: 'Minbar', centauri: 'Centauri Prime' };
