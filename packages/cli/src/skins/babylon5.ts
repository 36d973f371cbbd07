import type { CardView, ConflictView, HiddenView, LooseCard, SeatView, View } from '@orrery/babylon5';
import { RACE_NAMES } from '@orrery/babylon5';
import { entry, heading } from './lines.ts';
import type { Skin } from './skin.ts';

const LETTERS = ['D', 'I', 'P', 'L', 'M'];
const capital = (text: string): string => (text ? text[0]!.toUpperCase() + text.slice(1) : text);
const raceName = (race: string): string => RACE_NAMES[race] ?? race;

/** Where each kind of choice stands in the list. */
const HEADINGS: Readonly<Record<string, string>> = {
  build: 'Influence',
  sponsor: 'Bring in',
  agenda: 'Bring in',
  'hide-agenda': 'Bring in',
  replace: 'Bring in',
  promote: 'Promote',
  support: 'Conflicts',
  oppose: 'Conflicts',
  attack: 'Attack',
  lead: 'Lead',
  event: 'Play',
  contingency: 'Play',
  aftermath: 'Play',
  use: 'Use',
  assist: 'Use',
  'assist-sponsoring': 'Use',
  bid: 'Use',
  heal: 'Mend',
  repair: 'Mend',
  'reveal-agenda': 'Agenda',
  'discard-agenda': 'Agenda',
  declare: 'Declare',
  'declare-from': 'Declare',
  'declare-war-conflict': 'Declare',
  pass: 'Pass',
};

/** What the signs on the table mean. */
const LEGEND = [
  'D Diplomacy, I Intrigue, P Psi, L Leadership, M Military: abilities as they are now.',
  '↻ rotated.  2/5 dmg: damage, and the damage that neutralizes.  +: what is put on the card.',
  '[?] a card that lies face down.',
];

/** Everything that a viewer sees of the table, in lines that fit. */
function tableLines(v: View, width: number): string[] {
  const lines: string[] = [];
  const { babylon5, shadows, vorlons } = v.influence;
  const title = `Turn ${v.turn}, ${v.round === 'setup' ? 'starting hands' : `${v.round} round`}`;
  const powers = `Babylon 5: ${babylon5}   Shadows: ${shadows}   Vorlons: ${vorlons}`;
  lines.push(heading(title, powers, width));
  for (const seat of v.seats) lines.push(...seatLines(v, seat, width));
  lines.push(
    ...entry(
      'Tension',
      v.seats.filter(s => !s.out).map(s => tensionText(v, s)),
      width,
    ),
  );
  const standing = v.relations.map(r => `${raceName(r.a)} and ${raceName(r.b)}: ${r.kind}`);
  if (v.shadowWar) standing.push('the Shadow War');
  if (standing.length > 0) lines.push(...entry('States', standing, width));
  if (v.global.length > 0) lines.push(...entry('For all', v.global.map(cardText), width));
  if (v.playing.length > 0) lines.push(...entry('Lasting', v.playing.map(cardText), width));
  for (const c of v.conflicts) lines.push(...conflictLines(v, c, width));
  if (typeof v.viewer === 'number')
    lines.push(...entry('Your hand', v.hand.length ? v.hand.map(looseText) : ['empty'], width));
  for (const { name, held } of v.seats)
    if (held !== null && held.hand.length > 0) lines.push(...entry(`Hand of ${name}`, held.hand.map(looseText), width));
  if (v.reserve.length > 0) lines.push(...entry('Reserve', v.reserve.map(looseText), width));
  lines.push('─'.repeat(width));
  return lines;
}

function seatLines(v: View, s: SeatView, width: number): string[] {
  const you = s.seat === v.viewer ? ' (you)' : '';
  const turn = v.decision?.awaited.includes(s.seat) ? '▸' : ' ';
  if (s.out) return [`${turn}${s.name}${you} is out of the game.`];
  const numbers = [
    `power ${s.power}`,
    `influence ${s.available}/${s.rating}`,
    `unrest ${s.unrest}`,
    `hand ${s.hand}`,
    `deck ${s.deck}`,
    `discard ${s.discard.length}`,
    ...(s.onlyMajor ? ['major victory only'] : []),
  ].join('  ');
  const lines = [`${turn}${(s.name + you).padEnd(16)} ${numbers}`.slice(0, width)];
  lines.push(...entry('Inner', s.inner.map(cardText), width));
  if (s.supporting.length > 0) lines.push(...entry('Supporting', s.supporting.map(cardText), width));
  const others = [...(s.agenda ? [s.agenda] : []), ...s.faction];
  if (others.length > 0) lines.push(...entry(s.agenda ? 'Agenda' : 'Faction', others.map(cardText), width));
  return lines;
}

/** The tensions of a seat toward the races that others play. */
function tensionText(v: View, s: SeatView): string {
  const { parties, table } = v.tension;
  const bySeat = v.ruleset === 'engine';
  const row = bySeat ? s.seat : parties.indexOf(s.race);
  const list = v.seats
    .filter(o => o.seat !== s.seat && !o.out)
    .map(o => {
      const n = table[row * parties.length + (bySeat ? o.seat : parties.indexOf(o.race))]!;
      return `${raceName(o.race).slice(0, 3)} ${n}`;
    });
  return `${s.name}: ${list.join(' ')}`;
}

function conflictLines(v: View, c: ConflictView, width: number): string[] {
  if (c.stage === 'cancelled') return [];
  const head = [c.name];
  if (c.types.length > 0) head.push(c.types.map(capital).join(' or '));
  if (c.target) head.push(`against ${c.target.name}`);
  const name = (seat: number) => v.seats[seat]!.name;
  const totals =
    c.won !== null
      ? `${c.won ? 'won' : 'lost'} ${c.support}:${c.opposition}`
      : c.stage !== 'initiated'
        ? ''
        : c.sides.length > 0
          ? c.sides.map((n, seat) => `${name(seat)} ${n}`).join(', ')
          : `support ${c.support}, opposition ${c.opposition}`;
  const parts = c.parts.map(p => {
    const value = p.value > 0 ? ` ${p.value}` : '';
    return `${p.title} ${p.role}${value}${p.side >= 0 ? ` for ${name(p.side)}` : ''}`;
  });
  const under = c.under.length > 0 ? [`under it: ${c.under.map(cardText).join(', ')}`] : [];
  return entry('Conflict', [[head.join(', '), totals].filter(Boolean).join(': '), ...parts, ...under], width);
}

function cardText(c: CardView | HiddenView): string {
  if ('hidden' in c) return `[? ${c.type}]`;
  const abilities = c.abilities.map((n, i) => (n > 0 ? `${LETTERS[i]}${n}` : '')).filter(Boolean);
  const marks = Object.entries(c.marks).map(([mark, n]) => `${n} ${capital(mark)}`);
  const notes = [
    c.handle > 0 ? 'face down' : '',
    c.neutralized ? 'NEUTRALIZED' : '',
    c.damage > 0 ? `${c.damage}/${c.threshold} dmg` : '',
    c.severe > 0 ? `${c.severe} severe` : '',
    ...marks,
    c.tokens > 0 ? `${c.tokens} token${c.tokens === 1 ? '' : 's'}` : '',
    c.captured ? 'captured' : '',
    c.leader >= 0 ? 'led' : '',
    c.leading >= 0 ? 'leads' : '',
  ].filter(Boolean);
  const on = c.attached.map(a => `+${cardText(a)}`);
  return [
    `${c.title}${c.rotated ? ' ↻' : ''}`,
    abilities.join(' '),
    notes.length > 0 ? `(${notes.join(', ')})` : '',
    on.join(' '),
  ]
    .filter(Boolean)
    .join(' ');
}

function looseText(c: LooseCard): string {
  return `${c.title} (${c.type}${c.cost === null ? '' : ` ${c.cost}`})`;
}

/** Babylon 5 as the terminal draws it. */
export const BABYLON5: Skin<View> = { lines: tableLines, headings: HEADINGS, legend: LEGEND };
