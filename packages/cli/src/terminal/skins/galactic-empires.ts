// Draws Galactic Empires in a terminal.
import {
  type CardView,
  HQ_STRENGTH,
  type LooseCard,
  ORIGIN_STRENGTH,
  PHASE_NAMES,
  type SeatView,
  type TimeOriginView,
  type View,
} from '@orrery/galactic-empires/without-cards';
import { many } from '@orrery/kernel';
import { choiceKindsOf, headingsOf } from '@orrery/table';
import type { Ink } from '../../common/ink.ts';
import { pad, widthOf, wrap } from '../../common/text.ts';
import { always, ENTRY_INDENT, entry, few, heading, pileLines } from './lines.ts';
import type { Page, Skin, TablePart } from './skin.ts';

/** Phases in which players rarely do anything: their choices are folded. */
const FOLDED: readonly string[] = ['movement', 'discard'];

/** The meaning of the signs on the table. */
const LEGEND = [
  '3/4 a strength of 4 with 3 left.  ◇2 two shield points.  ≋5 a field of 5.  ○ disengaged.  x2 two of the same.',
  '[..] cards on a card; !NAME: NAME played it against the card.  t2 lasts two more turns.  r3 research applied.',
  `HQ the strength left of the Sector HQ, PN of the Psy Network, of ${HQ_STRENGTH};  ▣ it is protected.`,
  'slots: command slots used, and all.  R/ you can play it in reaction.',
  'A stack is a card with all cards on it.  ◆2 armor of 2.',
];

const BY_SEAT: readonly Ink[] = ['blue', 'magenta', 'yellow', 'cyan', 'green', 'red'];

/** A player's name in their colour. */
const nameIn = (v: View, seat: number, { style }: Page, columns = 0): string => {
  const { name } = v.seats[seat]!;
  return style(
    BY_SEAT[seat % BY_SEAT.length]!,
    pad(`${name}${columns > 0 && seat === v.viewer ? ' (you)' : ''}`, columns),
  );
};

/** With more other players than this, folded ones share lines. */
const LINE_EACH = 4;

/** The table as a viewer sees it, part by part: their own side first, then the others in the order of play. */
function tableParts(v: View, page: Page): TablePart[] {
  const { width } = page;
  const whose = v.seats[v.turnOf]!;
  const from = typeof v.viewer === 'number' ? v.order.indexOf(v.viewer) : 0;
  const seats = v.order.map((_, i) => v.seats[v.order[(from + i) % v.order.length]!]!);
  const others = seats.filter(s => s.seat !== v.viewer);
  const own = seats.filter(s => s.seat === v.viewer);
  return [
    always(
      ['turn'],
      heading(v.turn === 0 ? 'Setting up' : `Turn ${whose.turns} of ${whose.name}, ${PHASE_NAMES[v.phase]}`, '', width),
    ),
    ...own.map(s => ownPart(v, s, page)),
    ...(v.timeOrigin === null ? [] : [originPart(v, v.timeOrigin, page)]),
    ...(others.length > LINE_EACH ? [crowdPart(v, others, page)] : []),
    ...others.map(s => otherPart(v, s, page, others.length > LINE_EACH)),
    ...(v.underWay.length > 0 ? [always(['under way'], entry('Under way', v.underWay.map(looseText), width))] : []),
    ...v.seats.flatMap(s => (s.cards.length > 0 ? [heldPart(v, s, width)] : [])),
  ];
}

/** The time origin with the points that it has left, and the stacks there. Each shows whose it is. */
function originPart(v: View, { left, cards }: TimeOriginView, page: Page): TablePart {
  const { width } = page;
  const label = `Time origin ${left}/${ORIGIN_STRENGTH}`;
  const stacks = alike(
    cards.map(c => `${nameIn(v, c.controller, page)}: ${stackText(v, v.seats[c.controller]!, c, page)}`),
  );
  const full = stacks.length === 0 ? [label] : entry(label, stacks, width);
  const least = stacks.length === 0 ? full : entry(label, [few(stacks, width - ENTRY_INDENT, 'stack')], width);
  return { names: ['time', 'origin'], folded: full, least, full, rank: 3 };
}

/** The cards of a hand that the viewer sees, or knows because they have seen them. */
function heldPart(v: View, s: SeatView, width: number): TablePart {
  const yours = s.seat === v.viewer;
  const label = yours ? 'Your hand' : s.cards.length < s.hand ? `Known in the hand of ${s.name}` : `Hand of ${s.name}`;
  const cards = alike(s.cards.map(looseText));
  const lines = entry(label, cards, width);
  const least = entry(label, [few(cards, width - ENTRY_INDENT)], width);
  return { names: yours ? ['hand'] : ['hands'], folded: lines, least, full: lines, rank: yours ? 1 : 6 };
}

/** The strength left of a player's Sector HQ or Psy Network, and if it is protected. @param gap what stands before the sign */
const home = (s: SeatView, gap = ''): string =>
  `${s.network ? 'PN' : 'HQ'} ${String(s.headquarters).padStart(2)}${gap}${s.protected ? '▣' : ' '}`;

/** The state of a player: Sector HQ or Psy Network and its protection, command slots, hand, deck and mini deck. */
const means = (s: SeatView): string =>
  `${home(s, ' ')}  slots ${s.slots[0]}/${s.slots[1]}  hand ${s.hand}  deck ${s.deck}${s.mini > 0 ? `+${s.mini}` : ''}`;

/** A player's name, with a sign while they must choose. */
const named = (v: View, s: SeatView, page: Page): string =>
  `${v.decision?.awaited.includes(s.seat) ? '▸' : ' '}${nameIn(v, s.seat, page, 15)}`;

/** The viewer's own side. If there is no room, only its state and the bases of its stacks. */
function ownPart(v: View, s: SeatView, page: Page): TablePart {
  const { width } = page;
  const names = [s.name, 'me', 'mine', 'you'];
  if (s.out) return always(names, [`${named(v, s, page).trimEnd()} is out of the game.`]);
  const line = wrap(`${named(v, s, page)} ${means(s)}`, width).split('\n');
  const full = [...line, ...fleetLines(v, s, page)];
  const bases = alike(s.fleet.map(c => `${c.title}${c.on.length > 0 ? ` +${c.on.length}` : ''}`));
  const folded = [
    ...line,
    ...(bases.length > 0 ? entry('Fleet', [few(bases, width - ENTRY_INDENT, 'stack')], width) : []),
  ];
  return { names, folded, full, whole: [...full, ...asideLines(s, width)], least: line, rank: 2 };
}

/** Another player's side: a line, which unfolds. @param crowd true if players share a line */
function otherPart(v: View, s: SeatView, page: Page, crowd: boolean): TablePart {
  const { width } = page;
  const out = [`${named(v, s, page).trimEnd()} is out of the game.`];
  if (s.out) return { names: [s.name], folded: crowd ? [] : out, least: [], full: crowd ? [] : out, rank: 4 };
  const ships = count(s.fleet, c => c.type === 'S' || c.type === 'D');
  const line = `${named(v, s, page)} ${means(s)}  ${many(s.fleet.length, 'stack')}, ${many(ships, 'ship')}`;
  const full = [...wrap(`${named(v, s, page)} ${means(s)}`, width).split('\n'), ...fleetLines(v, s, page)];
  const folded = crowd ? [] : wrap(line, width).split('\n');
  return { names: [s.name], folded, full: crowd ? [] : full, whole: [...full, ...asideLines(s, width)], rank: 4 };
}

/** Many other players, several in a line. It shows who is unprotected and who is nearly out. */
function crowdPart(v: View, others: readonly SeatView[], page: Page): TablePart {
  const cells = others.map(s => {
    const name = `${v.decision?.awaited.includes(s.seat) ? '▸' : ' '}${nameIn(v, s.seat, page, 12)}`;
    if (s.out) return `${name} out`;
    return `${name} ${home(s)} ${many(s.fleet.length, 'stack')}, hand ${s.hand}`;
  });
  const lines = inRows(cells, page.width);
  return { names: ['others'], folded: lines, full: lines, rank: 3 };
}

/** Cells side by side, as many in a row as fit. */
function inRows(cells: readonly string[], width: number): string[] {
  const wide = Math.max(...cells.map(widthOf)) + 2;
  const columns = Math.max(1, Math.floor((width + 2) / wide));
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    cells
      .slice(row * columns, (row + 1) * columns)
      .map(cell => pad(cell, wide))
      .join('')
      .trimEnd(),
  );
}

/** The stacks of a fleet: terrain with the cards on it, the others, and the reserve fleet. */
function fleetLines(v: View, s: SeatView, page: Page): string[] {
  const part = (label: string, cards: readonly CardView[]) =>
    cards.length === 0 ? [] : entry(label, alike(cards.map(c => stackText(v, s, c, page))), page.width);
  return [
    ...part(
      'Terrain',
      s.fleet.filter(c => c.type === 'T'),
    ),
    ...part(
      'Space',
      s.fleet.filter(c => c.type !== 'T'),
    ),
  ];
}

/** The cards beside a fleet: reserve fleet, discards, agendas. */
const asideLines = (s: SeatView, width: number): string[] => [
  ...(s.reserve.length > 0
    ? entry('Reserve', alike(s.reserve.map(c => (c === null ? 'a card' : looseText(c)))), width)
    : []),
  ...pileLines('Discards', s.discard, width),
  ...pileLines('Agendas', s.accomplished, width),
];

/** A card that is not in play, with R/ if it may be played in reaction. */
const looseText = (c: LooseCard): string => `${c.reaction ? 'R/' : ''}${c.title}`;

/** Equal texts once, with their number. */
function alike(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, n]) => (n === 1 ? text : `${text} x${n}`));
}

const count = (cards: readonly CardView[], fits: (c: CardView) => boolean): number =>
  cards.reduce((n, c) => n + (fits(c) ? 1 : 0) + count(c.on, fits), 0);

/** A stack: its base with its state, and the cards on it. */
function stackText(v: View, s: SeatView, c: CardView, page: Page): string {
  const on = c.on.length > 0 ? ` [${alike(c.on.map(x => stackText(v, s, x, page))).join('; ')}]` : '';
  const whose = c.controller === s.seat ? '' : `!${nameIn(v, c.controller, page)} `;
  return `${whose}${c.title}${signs(c, page)}${on}`;
}

/** The signs for the state of a card that is not undamaged. */
function signs(c: CardView, { style }: Page): string {
  const parts = [
    ...(c.left < c.strength ? [style('red', `${c.left}/${c.strength}`)] : []),
    ...(c.shields[1] > 0 ? [`◇${c.shields[0]}`] : []),
    ...(c.armor > 0 ? [`◆${c.armor}`] : []),
    ...(c.emf >= 0 ? [`≋${c.emf}`] : []),
    ...(c.engaged ? [] : ['○']),
    ...(c.turns >= 0 ? [`t${c.turns}`] : []),
    ...(c.applied > 0 ? [`r${c.applied}`] : []),
    ...c.systems,
  ];
  return parts.length > 0 ? ` ${parts.join(' ')}` : '';
}

/** The skin of Galactic Empires. */
export const GALACTIC_EMPIRES: Skin<View> = {
  parts: tableParts,
  headings: headingsOf(choiceKindsOf('galactic-empires')),
  folded: FOLDED,
  legend: LEGEND,
};
