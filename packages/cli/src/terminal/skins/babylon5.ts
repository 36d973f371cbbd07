// Draws Babylon 5 in a terminal.
import type { CardView, ConflictView, HiddenView, LooseCard, SeatView, View } from '@orrery/babylon5/without-cards';
import { RACE_NAMES } from '@orrery/babylon5/without-cards';
import { capitalized, listed, many } from '@orrery/kernel';
import { choiceKindsOf, headingsOf, type Standing } from '@orrery/table';
import type { Ink } from '../../common/ink.ts';
import { pad, widthOf, wrap } from '../../common/text.ts';
import { always, ENTRY_INDENT, entry, few, handPart, handsSeen, heading, pileLines } from './lines.ts';
import type { Page, Skin, TablePart } from './skin.ts';

const LETTERS = ['D', 'I', 'P', 'L', 'M'];
const raceName = (race: string): string => RACE_NAMES[race] ?? race;

/** The meaning of the signs on the table. */
const LEGEND = [
  'D Diplomacy, I Intrigue, P Psi, L Leadership, M Military: abilities now.',
  '↻ rotated.  2/5 dmg: damage, and the damage that neutralizes.  +: cards on the card.',
  '▸ must choose now.  !: tension of 4 or more.',
  '[?] a face-down card.',
];

/** The colour of each race. */
const INKS: Readonly<Record<string, Ink>> = { Human: 'blue', Centauri: 'magenta', Minbari: 'cyan', Narn: 'yellow' };

/** What a seat's faction is, in words, where it is no faction of the Babylon Project: `home faction`, `Drakh`. */
function kindWords({ race, kind, drakh }: SeatView): string[] {
  const usual = race === 'non-aligned' ? ['League'] : [];
  const words = kind === 'babylon project' ? usual : [kind === 'psi corps' ? 'Psi Corps' : `${kind} faction`];
  return drakh ? [...words, 'Drakh'] : words;
}

/** A seat's name in a row. Its kind stands in words, so it is the shorter name where there is one: `Human, Clark`. */
const shortOf = ({ name, short }: SeatView): string => short?.name ?? name;

/** What tells a seat apart in a list of all seats: `Clark`. */
const leastOf = ({ name, short }: SeatView): string => short?.least ?? name;

/** The same with `(you)` for the viewer's own. */
const markedName = (v: View, s: SeatView): string => `${shortOf(s)}${s.seat === v.viewer ? ' (you)' : ''}`;

const influenceText = ({ available, rating }: SeatView): string => `influence ${available}/${rating}`;

/** The seats that are one party, each party once: `Sinclair and Clark are one party`. */
function partyTexts({ seats }: View): string[] {
  return seats
    .filter(({ seat, together }) => together?.every(other => other > seat))
    .map(seat => `${listed([seat.seat, ...seat.together!].map(one => leastOf(seats[one]!)))} are one party`);
}

/** The least columns of a name and of a number with its word. */
const [NAME, MEANS] = [14, 14] as const;

/** The columns of the names and of the influence: as many as the longest needs, so that the rows of all seats stand in line. */
function columnsOf(v: View): { readonly name: number; readonly influence: number } {
  const widest = (least: number, text: (s: SeatView) => string) =>
    Math.max(least, ...v.seats.map(s => (s.out ? 0 : widthOf(text(s)))));
  return { name: widest(NAME, s => markedName(v, s)), influence: widest(MEANS, influenceText) };
}

/** The table as a viewer sees it, part by part. */
function tableParts(v: View, page: Page, standing: readonly Standing[]): TablePart[] {
  const { width } = page;
  const { babylon5, shadows, vorlons } = v.influence;
  const title = `Turn ${v.turn}, ${v.round === 'setup' ? 'starting hands' : `${v.round} round`}`;
  const powers = `Babylon 5: ${babylon5}   Shadows: ${shadows}   Vorlons: ${vorlons}`;
  const parts: TablePart[] = [always(['powers'], heading(title, powers, width))];
  const columns = columnsOf(v);
  for (const seat of v.seats) parts.push(seatPart(v, seat, page, standing[seat.seat]!, columns));
  parts.push(tensionPart(v, page));
  const states = v.relations.map(
    r => `${raceName(r.a)} and ${raceName(r.b)}: ${r.kind}${r.suspended ? ' (suspended)' : ''}`,
  );
  if (v.shadowWar) states.push('the Shadow War');
  if (v.isa !== null) states.push(isaText(v, v.isa));
  if (states.length > 0) parts.push(always(['states'], entry('States', states, width), []));
  if (v.global.length > 0) parts.push(cardsPart('For all', v.global, page));
  if (v.playing.length > 0) parts.push(cardsPart('Lasting', v.playing, page));
  for (const c of v.conflicts) if (c.stage !== 'cancelled') parts.push(conflictPart(v, c, page));
  if (typeof v.viewer === 'number') parts.push(handPart(v.hand, shortText, looseText, width, 1));
  parts.push(...handsSeen(v.seats, looseText, width));
  if (v.reserve.length > 0) parts.push(always(['reserve'], entry('Reserve', v.reserve.map(looseText), width), []));
  return parts;
}

/** The Interstellar Alliance and its members: `the ISA: Sinclair (founder); Narn`. */
function isaText(v: View, { founder, members }: NonNullable<View['isa']>): string {
  const names = members.map(seat => `${shortOf(v.seats[seat]!)}${seat === founder ? ' (founder)' : ''}`);
  return `the ISA: ${names.length > 0 ? names.join('; ') : 'no members'}`;
}

/** Cards that belong to nobody: their titles, or what else is known of them. */
function cardsPart(label: string, cards: readonly CardView[], page: Page): TablePart {
  return {
    names: [label, ...cards.map(c => c.title)],
    folded: entry(
      label,
      [
        few(
          cards.map(c => c.title),
          page.width - ENTRY_INDENT,
        ),
      ],
      page.width,
    ),
    full: entry(
      label,
      cards.map(c => cardText(c, page)),
      page.width,
    ),
    least: [],
    rank: 5,
  };
}

function seatPart(
  v: View,
  s: SeatView,
  page: Page,
  standing: Standing,
  columns: ReturnType<typeof columnsOf>,
): TablePart {
  const { width, style } = page;
  const you = s.seat === v.viewer;
  const turn = v.decision?.awaited.includes(s.seat) ? '▸' : ' ';
  const ink = INKS[s.race];
  const inked = (text: string) => (ink === undefined ? text : style(ink, text));
  const named = inked(pad(markedName(v, s), columns.name));
  const names = [
    s.name,
    ...(s.short === undefined ? [] : [s.short.name, s.short.least]),
    raceName(s.race),
    ...(you ? ['me', 'mine', 'you'] : []),
  ];
  if (s.out) return always(names, [`${turn}${inked(markedName(v, s))} is out of the game.`]);
  const means = [standing.text, influenceText(s), `unrest ${s.unrest}`, `hand ${s.hand}`];
  const row = `${pad(means[0]!, MEANS)}  ${pad(means[1]!, columns.influence)}   ${means[2]}  ${means[3]}`;
  const short = `${turn}${named} ${row}  `;
  const cards = [...s.inner, ...s.supporting].map(c => `${c.title}${signs(c, page)}`);
  const head = `${turn}${inked(pad(markedName(v, s), Math.max(NAME + 2, columns.name)))} ${[...means, ...kindWords(s)].join('  ')}`;
  const piles = `  deck ${s.deck}${s.crusade === undefined ? '' : `  crusade ${s.crusade}`}  discard ${s.discard.length}`;
  // the piles show their cards if there is no room in the line
  const full = wrap(widthOf(head + piles) <= width ? head + piles : head, width).split('\n');
  full.push(
    ...entry(
      'Inner',
      s.inner.map(c => cardText(c, page)),
      width,
    ),
  );
  if (s.supporting.length > 0)
    full.push(
      ...entry(
        'Supporting',
        s.supporting.map(c => cardText(c, page)),
        width,
      ),
    );
  const others = [...(s.agenda ? [s.agenda] : []), ...s.faction];
  if (others.length > 0)
    full.push(
      ...entry(
        s.agenda ? 'Agenda' : 'Faction',
        others.map(c => cardText(c, page)),
        width,
      ),
    );
  const whole = [...full];
  whole.push(...entry('Deck', [`${s.deck} cards`], width));
  if (s.crusade !== undefined) whole.push(...entry('Crusade Pile', [`${s.crusade} cards`], width));
  whole.push(...pileLines('Discarded', s.discard, width));
  whole.push(...pileLines('Removed', s.removed, width));
  return {
    names,
    folded: oneLine(
      short,
      cards,
      [`${turn}${inked(markedName(v, s))} ${means[0]}`, ...means.slice(1)].join(', '),
      width,
    ),
    full,
    whole,
    rank: you ? 1 : 3,
  };
}

/** A player in one line: with cards if there is room for some, else without, and in short form if there is little. */
function oneLine(means: string, cards: readonly string[], close: string, width: number): string[] {
  const lines = [`${means}${few(cards, width - widthOf(means))}`, means].map(line => line.trimEnd());
  const line = lines.find(one => widthOf(one) <= width);
  return line === undefined ? wrap(close, width).split('\n') : [line];
}

/** The signs for the state of a card that is not ready. */
const signs = (c: CardView, { style }: Page): string =>
  `${c.rotated ? ' ↻' : ''}${c.neutralized ? style('red', ' (neutralized)') : c.damage > 0 ? style('red', ` ${c.damage}/${c.threshold}`) : ''}`;

/** This many letters stand for a name in a row of tensions, if they differ for all. */
const BEGINNING = 3;

/** The tension between races: with the viewer's race if folded, all of it otherwise. */
function tensionPart(v: View, { width, style }: Page): TablePart {
  const { parties, bySeat, table } = v.tension;
  const place = (s: SeatView) => (bySeat ? s.seat : parties.indexOf(s.race));
  const tension = (from: SeatView, to: SeatView) => table[place(from) * parties.length + place(to)]!;
  const high = (n: number, text: string) => (n >= 4 ? style('red', `${text}!`) : text);
  const present = v.seats.filter(s => !s.out);
  const single = (seat: SeatView) => v.seats.every(o => o === seat || o.race !== seat.race);
  const called = (seat: SeatView) => (single(seat) ? raceName(seat.race) : leastOf(seat));
  const begin = (seat: SeatView) => called(seat).slice(0, BEGINNING);
  const distinct = new Set(present.map(begin)).size === present.length;
  // names of several words would run into each other
  const plain = distinct || present.every(s => !called(s).includes(' '));
  const parted = partyTexts(v);
  const full = entry(
    'Tension',
    [
      ...present.map(s => {
        const list = present
          .filter(o => o !== s)
          .map(o => high(tension(s, o), `${distinct ? begin(o) : called(o)} ${tension(s, o)}`));
        return `${leastOf(s)}: ${list.join(plain ? ' ' : ' / ')}`;
      }),
      ...parted,
    ],
    width,
  );
  const me = present.find(s => s.seat === v.viewer);
  if (me === undefined) return { names: ['tension'], folded: full, full, least: [], rank: 2 };
  const others = present.filter(o => o !== me);
  const both = others.map(o => {
    const [mine, theirs] = [tension(me, o), tension(o, me)];
    return `${called(o)} ${high(mine, `${mine}`)}/${high(theirs, `${theirs}`)}`;
  });
  const folded = entry(
    'Tension',
    [`yours/theirs: ${both.join(others.every(o => !called(o).includes(' ')) ? ', ' : '; ')}`, ...parted],
    width,
  );
  return { names: ['tension'], folded, full, least: [], rank: 2 };
}

function conflictPart(v: View, c: ConflictView, page: Page): TablePart {
  const head = [c.name];
  if (c.types.length > 0) head.push(c.types.map(capitalized).join(' or '));
  if (c.target) head.push(`against ${c.target.name}`);
  const name = (seat: number) => shortOf(v.seats[seat]!);
  const totals =
    c.won !== null
      ? `${c.won ? page.style('green', 'won') : page.style('red', 'lost')} ${c.support}:${c.opposition}`
      : c.stage !== 'initiated'
        ? ''
        : c.sides.length > 0
          ? c.sides.map((n, seat) => `${name(seat)} ${n}`).join(', ')
          : `${c.support} for, ${c.opposition} against`;
  // all cards on one side together, each with its number
  const sides = new Map<string, string[]>();
  for (const p of c.parts) {
    const side = `${p.role}${p.side >= 0 ? ` ${name(p.side)}` : ''}`;
    sides.set(side, [...(sides.get(side) ?? []), `${p.title}${p.value > 0 ? ` ${p.value}` : ''}`]);
  }
  const parts = [...sides].map(([side, cards]) => `${side}: ${cards.join(', ')}`);
  const under = c.under.length > 0 ? [`under it: ${c.under.map(x => cardText(x, page)).join(', ')}`] : [];
  const short = [head.join(', '), totals].filter(Boolean).join(': ');
  const brief = [c.name, totals].filter(Boolean).join(': ');
  return {
    names: ['conflict', c.name],
    folded: entry('Conflict', [short], page.width),
    // rounds that come later or are over do not matter now
    least:
      c.stage === 'initiated'
        ? entry('Conflict', [widthOf(brief) <= page.width - ENTRY_INDENT ? brief : c.name], page.width)
        : [],
    full: entry('Conflict', [short, ...parts, ...under], page.width),
    rank: 2,
  };
}

function cardText(c: CardView | HiddenView, page: Page): string {
  if ('hidden' in c) return `[? ${c.type}]`;
  const abilities = c.abilities.map((n, i) => (n > 0 ? `${LETTERS[i]}${n}` : '')).filter(Boolean);
  const marks = Object.entries(c.marks).map(([mark, n]) => `${n} ${capitalized(mark)}`);
  const notes = [
    c.handle > 0 ? 'face down' : '',
    c.neutralized ? page.style('red', 'NEUTRALIZED') : '',
    c.damage > 0 ? page.style('red', `${c.damage}/${c.threshold} dmg`) : '',
    c.severe > 0 ? `${c.severe} severe` : '',
    ...marks,
    c.tokens > 0 ? many(c.tokens, 'token') : '',
    c.chaos > 0 ? many(c.chaos, 'Chaos Token') : '',
    c.captured ? 'captured' : '',
    c.leader >= 0 ? 'led' : '',
    c.leading >= 0 ? 'leads' : '',
  ].filter(Boolean);
  const on = c.attached.map(a => `+${cardText(a, page)}`);
  return [
    `${c.title}${c.rotated ? ' ↻' : ''}`,
    abilities.join(' '),
    notes.length > 0 ? `(${notes.join(', ')})` : '',
    on.join(' '),
  ]
    .filter(Boolean)
    .join(' ');
}

const shortText = (c: LooseCard): string => `${c.title}${c.cost === null ? '' : ` ${c.cost}`}`;

function looseText(c: LooseCard): string {
  return `${c.title} (${c.type}${c.cost === null ? '' : ` ${c.cost}`})`;
}

/** The skin of Babylon 5. */
export const BABYLON5: Skin<View> = {
  parts: tableParts,
  headings: headingsOf(choiceKindsOf('babylon5')),
  legend: LEGEND,
};
