import { type CardView, HQ_STRENGTH, PHASE_NAMES, type SeatView, type View } from '@orrery/galactic-empires';
import { many } from '@orrery/kernel';
import type { Standing } from '@orrery/table';
import type { Ink } from '../io.ts';
import { pad, wrap } from '../text.ts';
import { always, entry, few, heading, pileLines } from './lines.ts';
import type { Page, Part, Skin } from './skin.ts';

/** Where each kind of choice stands in the list. */
const HEADINGS: Readonly<Record<string, string>> = {
  play: 'Play',
  use: 'Use',
  exchange: 'Reserve fleet',
  fire: 'Fire at',
  headquarters: 'Fire at',
  engage: 'Engage',
  give: 'Give',
  shoot: 'Fire',
  respond: 'React',
  move: 'Move',
  space: 'Move',
  hand: 'From your hand',
  fleet: 'From your fleet',
  pass: 'Pass',
};

/** What the signs on the table mean. */
const LEGEND = [
  '3/4 what is left of a strength of 4.  ◇2 two shield points.  ≋5 a field of 5.  ○ disengaged.',
  '[..] what lies on a card; !NAME: played against it, and by whom.  t2 lasts two more turns.  r3 research applied.',
  `HQ what is left of the Sector HQ, of ${HQ_STRENGTH};  ▣ something protects it.  slots: command slots used, of how many.`,
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

/** Everything that a viewer sees of the table, part by part: one's own side first, the others in the order of play behind it. */
function tableParts(v: View, page: Page, standing: readonly Standing[]): Part[] {
  const { width } = page;
  const whose = v.seats[v.turnOf]!;
  const parts: Part[] = [
    always(
      ['turn'],
      heading(v.turn === 0 ? 'Setting up' : `Turn ${whose.turns} of ${whose.name}, ${PHASE_NAMES[v.phase]}`, '', width),
    ),
  ];
  const from = typeof v.viewer === 'number' ? v.order.indexOf(v.viewer) : 0;
  const seats = v.order.map((_, i) => v.order[(from + i) % v.order.length]!);
  for (const seat of seats) parts.push(seatPart(v, v.seats[seat]!, page, standing[seat]!));
  if (v.underWay.length > 0)
    parts.push(
      always(
        ['under way'],
        entry(
          'Under way',
          v.underWay.map(c => c.title),
          width,
        ),
      ),
    );
  for (const seat of v.seats)
    if (seat.cards.length > 0) {
      const yours = seat.seat === v.viewer;
      const label = yours ? 'Your hand' : `Hand of ${seat.name}`;
      const lines = entry(
        label,
        seat.cards.map(c => c.title),
        width,
      );
      parts.push({
        names: yours ? ['hand'] : ['hands'],
        folded: lines,
        least: entry(
          label,
          [
            few(
              seat.cards.map(c => c.title),
              width - 15,
            ),
          ],
          width,
        ),
        full: lines,
        rank: yours ? 1 : 6,
      });
    }
  return parts;
}

function seatPart(v: View, s: SeatView, page: Page, standing: Standing): Part {
  const { width } = page;
  const you = s.seat === v.viewer;
  const turn = v.decision?.awaited.includes(s.seat) ? '▸' : ' ';
  const names = [s.name, ...(you ? ['me', 'mine', 'you'] : [])];
  const named = `${turn}${nameIn(v, s.seat, page, 14)}`;
  if (s.out) return always(names, [`${named.trimEnd()} is out of the game.`]);
  const stacks = s.fleet.length;
  const engaged = count(s.fleet, c => c.engaged);
  const means = [
    `${standing.text}${s.protected ? ' ▣' : ''}`,
    `slots ${s.slots[0]}/${s.slots[1]}`,
    `hand ${s.hand}`,
    `deck ${s.deck}`,
  ];
  const folded = wrap(`${named} ${means.join(', ')}; ${many(stacks, 'stack')}, ${engaged} engaged`, width).split('\n');
  const full = [...wrap(`${named} ${means.join(', ')}`, width).split('\n')];
  const terrain = s.fleet.filter(c => c.type === 'T');
  const rest = s.fleet.filter(c => c.type !== 'T');
  if (terrain.length > 0)
    full.push(
      ...entry(
        'Terrain',
        terrain.map(c => stackText(v, s, c, page)),
        width,
      ),
    );
  if (rest.length > 0)
    full.push(
      ...entry(
        'Space',
        rest.map(c => stackText(v, s, c, page)),
        width,
      ),
    );
  if (s.reserve.length > 0)
    full.push(
      ...entry(
        'Reserve',
        s.reserve.map(c => c?.title ?? 'a card'),
        width,
      ),
    );
  const whole = [...full, ...pileLines('Discards', s.discard, width), ...pileLines('Agendas', s.accomplished, width)];
  const least = you
    ? folded
    : wrap(`${named} HQ ${s.headquarters}${s.protected ? ' ▣' : ''}, ${many(stacks, 'stack')}`, width).split('\n');
  return { names, folded, full, whole, least, rank: you ? 2 : 4 };
}

const count = (cards: readonly CardView[], fits: (c: CardView) => boolean): number =>
  cards.reduce((n, c) => n + (fits(c) ? 1 : 0) + count(c.on, fits), 0);

/** A stack: its basis with its state, and what lies on it. */
function stackText(v: View, s: SeatView, c: CardView, page: Page): string {
  const on = c.on.length > 0 ? ` [${c.on.map(x => stackText(v, s, x, page)).join('; ')}]` : '';
  const whose = c.controller === s.seat ? '' : `!${nameIn(v, c.controller, page)} `;
  return `${whose}${c.title}${signs(c, page)}${on}`;
}

/** What becomes of a card that is not simply whole, in signs. */
function signs(c: CardView, { style }: Page): string {
  const parts = [
    ...(c.left < c.strength ? [style('red', `${c.left}/${c.strength}`)] : []),
    ...(c.shields[1] > 0 ? [`◇${c.shields[0]}`] : []),
    ...(c.emf >= 0 ? [`≋${c.emf}`] : []),
    ...(c.engaged ? [] : ['○']),
    ...(c.turns >= 0 ? [`t${c.turns}`] : []),
    ...(c.applied > 0 ? [`r${c.applied}`] : []),
  ];
  return parts.length > 0 ? ` ${parts.join(' ')}` : '';
}

/** Galactic Empires as the terminal draws it. */
export const GALACTIC_EMPIRES: Skin<View> = { parts: tableParts, headings: HEADINGS, legend: LEGEND };
