import {
  type CardView,
  FACTION_NAMES,
  type LocationView,
  type LooseCard,
  type PendingView,
  type SeatView,
  type View,
} from '@orrery/wars';
import { entry, heading } from './lines.ts';
import type { Skin } from './skin.ts';

/** Where each kind of choice stands in the list. */
const HEADINGS: Readonly<Record<string, string>> = {
  activate: 'Activate',
  drain: 'Drain',
  attack: 'Attack',
  play: 'Play',
  use: 'Use',
  move: 'Move',
  draw: 'Draw',
  pass: 'Pass',
};

/** What the signs on the table mean. */
const LEGEND = [
  '3/2/4 power, tactics and defense as they are now.  ↻ damaged.  ⟲ inverted.  ∞ immune to attrition.',
  '[..] what is aboard or beneath.  {..} what is stacked on it.  ♦ who controls the location.',
  'E2 two energy icons;  +Shi a support icon.  The sites of a place stand in their row.',
];

/** Everything that a viewer sees of the table, in lines that fit. */
function tableLines(v: View, width: number): string[] {
  const whose = v.seats[v.active]!.name;
  const lines = [
    heading(
      v.turn === 0 ? 'Starting locations' : `Turn ${v.turn}, ${whose}'s ${v.phase} phase`,
      v.initiative < 0 ? '' : `initiative: ${v.seats[v.initiative]!.name}`,
      width,
    ),
  ];
  for (const seat of v.seats) lines.push(...seatLines(v, seat, width));
  for (const region of v.regions) {
    lines.push(` ${region.name}`);
    for (const place of [...region.sites, ...region.sectors]) lines.push(...placeLines(v, place, width));
  }
  if (v.battle) {
    const b = v.battle;
    const side = (seat: number) =>
      `${v.seats[seat]!.name}: destiny ${b.destiny[seat]}, attrition ${b.attrition[seat]}, power ${b.power[seat]}`;
    const end = b.winner >= 0 ? [`${v.seats[b.winner]!.name} wins, ${b.casualties} casualties`] : [];
    lines.push(...entry('BATTLE', [`${b.at}, ${b.step} step`, side(0), side(1), ...end], width));
  }
  if (v.stack.length > 0) lines.push(...entry('Stack', v.stack.map(x => pendingText(v, x)).reverse(), width));
  if (typeof v.viewer === 'number')
    lines.push(...entry('Your hand', v.hand.length ? v.hand.map(looseText) : ['empty'], width));
  for (const { name, held } of v.seats)
    if (held !== null && held.hand.length > 0) lines.push(...entry(`Hand of ${name}`, held.hand.map(looseText), width));
  lines.push('─'.repeat(width));
  return lines;
}

function seatLines(v: View, s: SeatView, width: number): string[] {
  const you = s.seat === v.viewer ? ' (you)' : '';
  const turn = v.decision?.awaited.includes(s.seat) ? '▸' : ' ';
  if (s.out) return [`${turn}${s.name}${you} has left the game.`];
  const piles = `reserve ${s.reserve}  active ${s.active}  used ${s.used}  hand ${s.hand}  lost ${s.lost.length}`;
  const lines = [`${turn}${(s.name + you).padEnd(18)} ${piles}`.slice(0, width)];
  if (s.table.length > 0) lines.push(...entry('On the table', s.table.map(cardText), width));
  return lines;
}

function placeLines(v: View, p: LocationView, width: number): string[] {
  const name = p.title.slice(p.title.indexOf('/') + 1);
  const side = (seat: number) => {
    const icons = Object.entries(p.support[seat]!).map(([f, n]) => ` +${n > 1 ? n : ''}${FACTION_NAMES[f]}`);
    return `E${p.energy[seat]}${icons.join('')}`;
  };
  const control = p.controlledBy >= 0 ? ` ♦${v.seats[p.controlledBy]!.name}` : '';
  const head = `${name} (${p.kind})  ${v.seats[0]!.name} ${side(0)}, ${v.seats[1]!.name} ${side(1)}${control}`;
  const lines = [`   ${head}`.slice(0, width)];
  if (p.beneath.length > 0) lines.push(...entry('  beneath', p.beneath.map(cardText), width));
  for (const s of v.seats) {
    const own = p.cards.filter(c => c.controller === s.seat);
    if (own.length > 0) lines.push(...entry(`  ${s.name}`.slice(0, 12), own.map(cardText), width));
  }
  return lines;
}

function cardText(c: CardView): string {
  const marks = `${c.damaged ? ' ↻' : ''}${c.inverted ? ' ⟲' : ''}${c.immune ? ' ∞' : ''}`;
  const numbers = c.statistics.length > 0 ? ` ${c.statistics.join('/')}` : '';
  const under = c.beneath.length > 0 ? ` [${c.beneath.map(cardText).join('; ')}]` : '';
  const on = c.stacked.length > 0 ? ` {${c.stacked.map(x => (x === null ? 'face down' : x.title)).join('; ')}}` : '';
  return `${c.title}${numbers}${marks}${under}${on}`;
}

const pendingText = (v: View, x: PendingView): string =>
  `${x.name} (${v.seats[x.seat]!.name}${x.about.length > 0 ? `: ${x.about.join(', ')}` : ''})`;

const looseText = (c: LooseCard): string => `${c.title} (${c.type}${c.type === 'location' ? '' : ` ${c.cost}`})`;

/** WARS as the terminal draws it. */
export const WARS: Skin<View> = { lines: tableLines, headings: HEADINGS, legend: LEGEND };
