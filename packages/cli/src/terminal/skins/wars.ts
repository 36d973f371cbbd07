// Draws WARS in a terminal.
import { many } from '@orrery/kernel';
import { choiceKindsOf, headingsOf, type Standing } from '@orrery/table';
import {
  type CardView,
  FACTION_NAMES,
  type LocationView,
  type LooseCard,
  type PendingView,
  type RegionView,
  type SeatView,
  type View,
} from '@orrery/wars/without-cards';
import type { Ink } from '../../common/ink.ts';
import { pad, widthOf, wrap } from '../../common/text.ts';
import { always, ENTRY_INDENT, entry, few, handPart, handsSeen, heading, pileLines } from './lines.ts';
import type { Page, Skin, TablePart } from './skin.ts';

/** The meaning of the signs on the table. */
const LEGEND = [
  '3/2/4 power, tactics and defense now.  ↻ damaged.  ⟲ inverted.  ∞ immune to attrition.',
  '[..] cards aboard or beneath.  {..} cards stacked on it.  ♦ the player who controls the location.',
  'E2 two energy icons;  +Shi a support icon.  The sites of a place are in their row.',
];

/** The colours of the factions, which are also the names of players with ready decks. Other names get a colour by seat. */
const INKS: Readonly<Record<string, Ink>> = {
  Earther: 'blue',
  Gongen: 'red',
  Maverick: 'yellow',
  Shi: 'cyan',
  Quay: 'magenta',
};
const BY_SEAT: readonly Ink[] = ['blue', 'magenta'];

/** A player's name in their colour. */
const nameIn = (v: View, seat: number, { style }: Page, columns = 0): string => {
  const { name } = v.seats[seat]!;
  return style(
    INKS[name] ?? BY_SEAT[seat % 2]!,
    pad(`${name}${columns > 0 && seat === v.viewer ? ' (you)' : ''}`, columns),
  );
};

/** The table as a viewer sees it, part by part. */
function tableParts(v: View, page: Page, standing: readonly Standing[]): TablePart[] {
  const { width } = page;
  const whose = v.seats[v.active]!.name;
  const parts: TablePart[] = [
    always(
      ['turn'],
      heading(
        v.turn === 0 ? 'Starting locations' : `Turn ${v.turn}, ${whose}'s ${v.phase} phase`,
        v.initiative < 0 ? '' : `initiative: ${v.seats[v.initiative]!.name}`,
        width,
      ),
    ),
  ];
  for (const seat of v.seats) parts.push(seatPart(v, seat, page, standing[seat.seat]!));
  for (const region of v.regions) parts.push(regionPart(v, region, page));
  if (v.battle) {
    const b = v.battle;
    const side = (seat: number) =>
      `${nameIn(v, seat, page)}: destiny ${b.destiny[seat]}, attrition ${b.attrition[seat]}, power ${b.power[seat]}`;
    const end =
      b.winner >= 0 ? [`${nameIn(v, b.winner, page)} wins, ${many(b.casualties, 'casualty', 'casualties')}`] : [];
    parts.push(always(['battle'], entry('BATTLE', [`${b.at}, ${b.step} step`, side(0), side(1), ...end], width)));
  }
  if (v.stack.length > 0) {
    const stack = v.stack.map(x => pendingText(v, x)).reverse();
    parts.push(
      always(['stack'], entry('Stack', stack, width), entry('Stack', [few(stack, width - ENTRY_INDENT)], width)),
    );
  }
  if (typeof v.viewer === 'number') parts.push(handPart(v.hand, shortText, looseText, width, 2));
  parts.push(...handsSeen(v.seats, looseText, width));
  return parts;
}

function seatPart(v: View, s: SeatView, page: Page, standing: Standing): TablePart {
  const { width } = page;
  const you = s.seat === v.viewer;
  const turn = v.decision?.awaited.includes(s.seat) ? '▸' : ' ';
  const names = [s.name, ...(you ? ['me', 'mine', 'you'] : [])];
  const named = `${turn}${nameIn(v, s.seat, page, 14)}`;
  if (s.out) return always(names, [`${named.trimEnd()} has left the game.`]);
  const folded = wrap(`${named} ${standing.text}`, width).split('\n');
  const full = [...folded];
  if (s.table.length > 0)
    full.push(
      ...entry(
        'On the table',
        s.table.map(c => cardText(c, page)),
        width,
      ),
    );
  if (s.lost.length > 0) full.push(...entry('Lost', [many(s.lost.length, 'card')], width));
  const whole = [...full];
  whole.push(...pileLines('Lost', s.lost, width));
  whole.push(...pileLines('Removed', s.removed, width));
  return { names, folded, full, whole, rank: you ? 2 : 4 };
}

/**
 * One part of the Solar System, with its places in order: a line for each place with cards, and one line for all others. Unfolded, it shows all
 * cards.
 */
function regionPart(v: View, region: RegionView, page: Page): TablePart {
  const places = [...region.sites, ...region.sectors];
  const bare = places.filter(p => p.cards.length === 0 && p.beneath.length === 0 && p.controlledBy < 0);
  const folded = places.filter(p => !bare.includes(p)).flatMap(p => foldedPlace(v, p, page));
  const fought = places.some(p => p.title === v.battle?.at);
  return {
    names: [region.name, ...places.flatMap(p => [p.title, ...p.cards.map(c => c.title)])],
    folded,
    least: fought ? folded : [],
    bare: bare.map(p => p.title),
    full: places.flatMap(p => placeLines(v, p, page)),
    rank: fought ? 1 : 3,
  };
}

/** A place with its cards in a line, or with their number if they do not fit. */
function foldedPlace(v: View, p: LocationView, page: Page): string[] {
  const control = p.controlledBy >= 0 ? ` ♦${nameIn(v, p.controlledBy, page)}` : '';
  const sides = sidesOf(v, p).map(({ seat, cards }) => {
    const power = `power ${cards.reduce((n, c) => n + (c.statistics[0] ?? 0), 0)}`;
    const count = many(cards.length, 'card');
    const name = nameIn(v, seat, page);
    const all = cards.map(c => `${c.title}${signs(c, page)}`).join(', ');
    return { long: `${name} ${power}: ${all}`, short: `${name} ${count}, ${power}` };
  });
  const line = (how: 'long' | 'short') => ` ${p.title}${control}  ${sides.map(side => side[how]).join('; ')}`.trimEnd();
  return wrap(line(widthOf(line('long')) <= page.width ? 'long' : 'short'), page.width).split('\n');
}

/** The players with cards at a place. */
const sidesOf = (v: View, p: LocationView): { seat: number; cards: CardView[] }[] =>
  v.seats
    .map(({ seat }) => ({ seat, cards: p.cards.filter(c => c.controller === seat) }))
    .filter(({ cards }) => cards.length > 0);

function placeLines(v: View, p: LocationView, page: Page): string[] {
  const { width } = page;
  const side = (seat: number) => {
    const icons = Object.entries(p.support[seat]!).map(([f, n]) => ` +${n > 1 ? n : ''}${FACTION_NAMES[f]}`);
    return `${nameIn(v, seat, page)} E${p.energy[seat]}${icons.join('')}`;
  };
  const control = p.controlledBy >= 0 ? ` ♦${nameIn(v, p.controlledBy, page)}` : '';
  const lines = wrap(` ${p.title} (${p.kind})  ${side(0)}, ${side(1)}${control}`, width).split('\n');
  if (p.beneath.length > 0)
    lines.push(
      ...entry(
        'beneath',
        p.beneath.map(c => cardText(c, page)),
        width,
      ),
    );
  for (const { seat, cards } of sidesOf(v, p))
    lines.push(
      ...entry(
        v.seats[seat]!.name,
        cards.map(c => cardText(c, page)),
        width,
      ),
    );
  return lines;
}

/** The signs for the state of a card that is not undamaged. */
const signs = (c: CardView, { style }: Page): string =>
  `${c.damaged ? style('red', ' ↻') : ''}${c.inverted ? ' ⟲' : ''}${c.immune ? ' ∞' : ''}`;

function cardText(c: CardView, page: Page): string {
  const marks = signs(c, page);
  const numbers = c.statistics.length > 0 ? ` ${c.statistics.join('/')}` : '';
  const under = c.beneath.length > 0 ? ` [${c.beneath.map(x => cardText(x, page)).join('; ')}]` : '';
  const on = c.stacked.length > 0 ? ` {${c.stacked.map(x => (x === null ? 'face down' : x.title)).join('; ')}}` : '';
  return `${c.title}${numbers}${marks}${under}${on}`;
}

const pendingText = (v: View, x: PendingView): string =>
  `${x.name} (${v.seats[x.seat]!.name}${x.about.length > 0 ? `: ${x.about.join(', ')}` : ''})`;

const shortText = (c: LooseCard): string => `${c.title}${c.type === 'location' ? '' : ` ${c.cost}`}`;

const looseText = (c: LooseCard): string => `${c.title} (${c.type}${c.type === 'location' ? '' : ` ${c.cost}`})`;

/** The skin of WARS. */
export const WARS: Skin<View> = { parts: tableParts, headings: headingsOf(choiceKindsOf('wars')), legend: LEGEND };
