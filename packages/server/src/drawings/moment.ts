// Draws the picture of a moment of a game for links.
import type { State } from '@orrery/kernel';
import type { CardPage, Session } from '@orrery/table';
import { motifOf } from '@orrery/table/motifs';
import { boardOf } from './boards.ts';
import {
  type Canvases,
  canvases,
  cut,
  engraved,
  grounded,
  HEIGHT,
  INK,
  letters,
  ring,
  type Surface,
  TAU,
  WIDTH,
} from './canvas.ts';
import { inkOf, lastOf, MOST_CARDS, playersIn, type Scene, type Thing } from './scene.ts';

/** A sentence about a turn: `Turn 7, battle`. */
const turnText = (turn: number, phase: string): string =>
  turn === 0 ? 'Before the first turn' : `Turn ${turn}, ${phase}`;

/**
 * A moment as a spectator sees it.
 * @param cards the cards of the game, by id
 */
export function sceneOf<S extends State>(session: Session<S>, cards: readonly CardPage[]): Scene {
  const { table, match } = session;
  // nobody's view: nothing that is hidden can be in the picture
  const board = boardOf(table.game.name, session.view(null));
  const last = lastOf(session.log(null));
  const named = last.flatMap(({ links }) =>
    links.flatMap(({ card }) => (card === null ? [] : [{ card, seat: -1, note: '' }])),
  );
  const shown = new Set<string>();
  const things: Thing[] = [];
  // what just happened comes first
  for (const { card, seat, note } of [...named, ...board.cards]) {
    if (things.length === MOST_CARDS) break;
    if (shown.has(card)) continue;
    shown.add(card);
    const face = cards.find(({ id }) => id === card)?.face();
    const motif = face && motifOf(face);
    if (face === undefined || motif === undefined) continue;
    const numbers = note || (board.cards.find(other => other.card === card)?.note ?? '');
    const faction = board.factions[seat] ?? face.faction;
    things.push({ motif, name: face.title, note: numbers, ink: inkOf(faction) });
  }
  return {
    title: table.game.title,
    turn: turnText(table.turn(match.state), table.phase(match.state)),
    players: playersIn(session.standing(), board.factions),
    worlds: board.worlds.map(thing => ({ ...thing, ink: INK })),
    cards: things,
    said: last.map(({ text }) => text),
  };
}

/** The margin of the picture, in pixels. */
const EDGE = 56;
const ROOM = WIDTH - 2 * EDGE;

/** A row of things with their names below. @param side the largest side of a drawing @param y its middle */
function row(
  c: Surface,
  made: Canvases,
  things: readonly Thing[],
  [side, y]: readonly [number, number],
  font: string,
): void {
  if (things.length === 0) return;
  const wide = Math.min(ROOM / things.length, side * 2);
  const size = Math.round(Math.min(side, wide * 0.86));
  things.forEach((thing, i) => {
    const x = WIDTH / 2 + (i - (things.length - 1) / 2) * wide;
    c.drawImage(engraved(made, thing.motif, size, thing.ink), x - size / 2, y - size / 2);
    c.textAlign = 'center';
    c.font = `500 17px ${font}`;
    c.fillStyle = INK;
    c.fillText(cut(c, thing.name, wide - 14), x, y + side / 2 + 22);
    c.globalAlpha = 0.75;
    c.fillText(cut(c, thing.note, wide - 14), x, y + side / 2 + 43);
    c.globalAlpha = 1;
  });
}

/** The names of the players and their scores, in one or two rows. */
function players(c: Surface, scene: Scene, { names, words }: ReturnType<typeof letters>): void {
  const few = scene.players.length <= 4;
  const across = few ? scene.players.length : Math.ceil(scene.players.length / 2);
  const wide = ROOM / across;
  scene.players.forEach(({ name, text, ink, out }, i) => {
    const [x, y] = [EDGE + (i % across) * wide, 112 + Math.floor(i / across) * 28];
    c.textAlign = 'left';
    c.globalAlpha = out ? 0.5 : 1;
    c.fillStyle = ink;
    c.font = `600 ${few ? 24 : 19}px ${names}`;
    c.fillText(cut(c, name, wide - 20), x, y);
    if (!few) return;
    c.fillStyle = INK;
    c.font = `400 18px ${words}`;
    c.fillText(cut(c, text, wide - 20), x, y + 26);
  });
  c.globalAlpha = 1;
}

/** The picture of a moment as a PNG; null where there is no canvas. @param page the folder of the built page, whose letters it has */
export async function drawScene(scene: Scene, page: string | null): Promise<Buffer | null> {
  const made = await canvases();
  if (made === null) return null;
  const { canvas, c } = grounded(made);
  const fonts = letters(made, page);
  c.strokeStyle = INK;
  c.globalAlpha = 0.16;
  c.lineWidth = 1.5;
  c.beginPath();
  ring(c, WIDTH / 2, HEIGHT * 1.5, 780);
  c.moveTo(WIDTH / 2 + 980, HEIGHT * 1.5);
  c.arc(WIDTH / 2, HEIGHT * 1.5, 980, 0, TAU);
  c.stroke();
  c.globalAlpha = 1;
  c.fillStyle = INK;
  c.font = `600 40px ${fonts.names}`;
  c.fillText(scene.title, EDGE, 68);
  c.textAlign = 'right';
  c.font = `500 26px ${fonts.names}`;
  c.fillText(cut(c, scene.turn, ROOM * 0.5), WIDTH - EDGE, 68);
  players(c, scene, fonts);
  row(c, made, scene.worlds, [150, 248], fonts.words);
  row(c, made, scene.cards, [96, 438], fonts.words);
  c.textAlign = 'left';
  c.font = `500 21px ${fonts.words}`;
  scene.said.forEach((text, i) => {
    c.fillText(cut(c, text, ROOM), EDGE, HEIGHT - 30 - (scene.said.length - 1 - i) * 30);
  });
  return canvas.encode('png');
}
