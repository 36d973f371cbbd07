// Overlays of Babylon 5 for people: what they say of each card, and how one starts.

import { cardText } from '@orrery/babylon5/card-text';
import { overlaySchema, readOverlay } from '@orrery/babylon5/overlay';
import { wantedCards } from '@orrery/babylon5/wanted';
import { LIBRARY, RACE_NAMES } from '@orrery/babylon5/without-cards';
import { nameKey, overlayName } from '@orrery/kernel';
import type { CardFace } from '../../contract/face.ts';
import type { CardPage, OverlaidCard, Overlays } from '../../contract/game.ts';
import { OVERLAID, pageOf } from './cards.ts';

type Read = ReturnType<typeof readOverlay>['cards'][number];
type Source = Read['source'];

/** The values of a card that a correction may change, as texts by their names. */
function valuesOf(card: Source): Map<string, string> {
  const plain = (x: unknown): string => {
    const value = typeof x === 'object' && x !== null && 'value' in x ? x.value : x;
    return value === null || value === undefined ? 'none' : String(value);
  };
  return new Map([
    ['cost', plain(card.cost)],
    ...Object.entries(card.abilities ?? {}).map(([name, n]): [string, string] => [name, plain(n)]),
    ...Object.entries(card.marks ?? {}).map(([name, n]): [string, string] => [`${name} marks`, plain(n)]),
    ['keywords', (card.keywords ?? []).join(', ') || 'none'],
    ['copies', card.copies ?? 'as printed'],
    ['text', cardText(card).join(' ') || 'none'],
  ]);
}

/** Says in lines what differs between two versions of a card. */
function changesBetween(printed: Source, now: Source): string[] {
  const [before, after] = [valuesOf(printed), valuesOf(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(name => {
    const [old, own] = [before.get(name) ?? 'none', after.get(name) ?? 'none'];
    return old === own ? [] : [`${name}: ${own} (printed: ${old})`];
  });
}

/** The page of a card that an owner has entered. @param now what its face shows in another way */
const entered = (page: CardPage, now: Partial<CardFace> = {}): CardPage => ({
  ...page,
  face: () => ({ ...page.face(), overlaid: [], ...now }),
});

function overlaid({ source, replaces }: Read): OverlaidCard {
  const printed = replaces === null ? undefined : LIBRARY.find(replaces);
  return {
    page: entered(pageOf(source)),
    changes: printed === undefined ? [] : changesBetween(printed.source, source),
    whole: printed === undefined,
  };
}

const text = (x: unknown): string => (typeof x === 'string' ? x : '');

/** Reads overlays of Babylon 5. */
export const OVERLAYS: Overlays = {
  read(data) {
    const { cards, faults } = readOverlay(data);
    const head = (typeof data === 'object' && data !== null ? data : {}) as { overlay?: unknown; by?: unknown };
    return { name: text(head.overlay), by: text(head.by), cards: cards.map(overlaid), faults };
  },
  sketch(card) {
    const { title, type, race, cost, abilities, keywords, marks } = card;
    const given = Object.entries({ title, type, race, cost, abilities, keywords, marks });
    const bare = Object.fromEntries(given.filter(([, value]) => value !== undefined));
    const { cards } = readOverlay({ ...SKETCH, cards: [{ ...bare, ...SOME[String(type)] }] });
    const source = cards[0]?.source;
    if (source === undefined) return null;
    return entered(pageOf(source), { text: [], gist: '' });
  },
  wear(data) {
    OVERLAID.clear();
    LIBRARY.shown = data === null ? undefined : overlayName(data);
    if (LIBRARY.shown === undefined) return;
    const { name, by, cards } = OVERLAYS.read(data);
    LIBRARY.overlay(LIBRARY.shown)?.cards.forEach(({ id }, i) => {
      const { whole, changes } = cards[i]!;
      const what = whole ? ['  Orrery does not have this card.'] : changes.map(change => `  ${change}`);
      OVERLAID.set(id, [`Overlay “${name}” by ${by}:`, ...what]);
    });
  },
  schema: overlaySchema,
  start(name, by) {
    const head = { overlay: `${name} of ${by}`, by, game: 'babylon5' };
    const held = LIBRARY.all().filter(def => nameKey(def.title) === nameKey(name));
    if (held.length === 0) return startWhole(name, head);
    return {
      ...head,
      corrections: held.map(({ title, race, cost, source }) => ({
        card: held.length > 1 && race !== null ? `${title} (${RACE_NAMES[race]})` : title,
        because: 'what my card says',
        cost,
        ...(source.abilities ? { abilities: Object.fromEntries(Object.entries(source.abilities).map(plainly)) } : {}),
        ...(source.keywords ? { keywords: source.keywords } : {}),
        ...(source.marks ? { marks: Object.fromEntries(Object.entries(source.marks).map(plainly)) } : {}),
      })),
    };
  },
};

/** The overlay of a card that is not finished. */
const SKETCH = { overlay: 'sketch', by: 'sketch', game: 'babylon5' };

/** The least that a card of each type says. */
const SOME: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  event: { play: { effect: "loseInfluence('you', 1)" } },
  conflict: { conflict: { types: ['intrigue'] } },
  aftermath: { aftermath: { occasions: [{ outcome: 'won', types: [], participant: false }], on: 'ambassador' } },
  contingency: {
    contingency: { under: 'character', on: 'attack-over', say: 'when', effect: "loseInfluence('you', 1)" },
  },
  enhancement: { enhances: 'faction' },
};

/** What an owner has to say of a card of each type. */
const TO_SAY: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  event: { play: { effect: 'SAY WHAT IT DOES' } },
  conflict: { conflict: { types: ['SAY ITS TYPE'], outcome: 'SAY WHAT HAPPENS IF IT IS WON' } },
  aftermath: {
    aftermath: { occasions: [{ outcome: 'won', types: [], participant: false }], on: 'SAY WHERE IT IS PUT' },
  },
  contingency: {
    contingency: { under: 'SAY UNDER WHAT', on: 'SAY AT WHICH FACT', say: 'when', effect: 'SAY WHAT IT DOES' },
  },
  enhancement: { enhances: 'SAY WHAT IT IS PUT ON' },
};

/** The start of an overlay for a card that nobody can play yet; null if no such card is known. */
function startWhole(name: string, head: object): Readonly<Record<string, unknown>> | null {
  const wanted = wantedCards().filter(({ title }) => nameKey(title) === nameKey(name));
  if (wanted.length === 0) return null;
  return {
    ...head,
    cards: wanted.map(({ title, type = 'SAY ITS TYPE', race, cost, abilities, kind }) => ({
      title,
      type,
      ...(race === undefined ? {} : { race }),
      because: 'what my card says',
      cost: cost ?? null,
      ...(abilities === undefined ? {} : { abilities }),
      ...TO_SAY[type],
      ...(kind === undefined ? {} : { conflict: { types: [kind], outcome: 'SAY WHAT HAPPENS IF IT IS WON' } }),
    })),
  };
}

/** A field without its source. */
const plainly = ([name, field]: [string, unknown]): [string, unknown] => [
  name,
  typeof field === 'object' && field !== null && 'value' in field ? field.value : field,
];
