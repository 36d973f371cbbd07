// The cards of Babylon 5: their pages for readers and their faces for drawing.
import { type CardSheet, cardSheet } from '@orrery/babylon5/card-text';
import { type CardSource, idOfSource, LIBRARY, RACE_NAMES } from '@orrery/babylon5/without-cards';
import { capitalized } from '@orrery/kernel';
import { type CardFace, type FaceNumber, gistOf } from '../../contract/face.ts';
import type { CardPage } from '../../contract/game.ts';
import { pagesOf, sign, tellPage } from '../page.ts';

/** Writes a card's page. */
function tellCard(c: CardSheet): string {
  const kind = [c.race === null ? '' : capitalized(c.race), capitalized(c.type)].filter(Boolean).join(' ');
  const cost = c.cost === null ? 'no printed cost' : `cost ${c.cost}${sign(c, 'cost')}`;
  const marks = Object.entries(c.marks).map(([mark, n]) => `${n} ${capitalized(mark)} Mark${n === 1 ? '' : 's'}`);
  return tellPage(c, [
    c.title,
    `${kind}, ${c.copies}${sign(c, 'copies')}, ${cost}`,
    Object.entries(c.abilities)
      .map(([name, n]) => `${capitalized(name)} ${n}${sign(c, name)}`)
      .join(', '),
    c.keywords.join(', '),
    marks.join(', '),
  ]);
}

/** Returns what kind of card it is, apart from its race. Ambassadors and assistants are characters, but are called by their own names. */
function kindOf({ race, type, keywords }: CardSheet): string {
  const office = keywords.find(word => /\bAmbassador('s Assistant)?$/.test(word));
  const called =
    office === undefined
      ? type === 'conflict'
        ? ''
        : type
      : office.endsWith('Assistant')
        ? 'assistant'
        : 'ambassador';
  return capitalized([race ?? '', called || 'conflict'].filter(Boolean).join(' '));
}

/** Returns the face of a card for drawing. */
function faceOf(card: CardSource): CardFace {
  const sheet = cardSheet(card);
  const number = (key: string, value: number): FaceNumber => ({
    key,
    label: capitalized(key),
    value,
    from: sheet.provenance[key] ?? 'face',
  });
  return {
    game: 'babylon5',
    id: idOfSource(card),
    title: sheet.title,
    subtitle: '',
    kind: kindOf(sheet),
    type: sheet.type,
    type2: '',
    variety: card.conflict?.types[0] ?? '',
    faction: card.race ?? 'neutral',
    people: capitalized(sheet.race ?? ''),
    cost: sheet.cost === null ? null : number('cost', sheet.cost),
    code: '',
    unique: sheet.copies === 'unique',
    numbers: Object.entries(sheet.abilities).map(([key, n]) => number(key, n)),
    small: [],
    needs: Object.entries(card.needsMarks ?? {}).map(([kind, n]) => ({ kind, n })),
    makes: [],
    marks: Object.entries(sheet.marks).map(([kind, n]) => ({ kind, n })),
    keywords: sheet.keywords,
    lines: [],
    text: sheet.text,
    gist: gistOf(sheet.text),
    from: sheet.provenance,
    printing: capitalized(sheet.set),
  };
}

/** What the overlay that is shown says of its cards, by id: who has changed what. */
export const OVERLAID = new Map<string, readonly string[]>();

const overlaidBy = (id: string): readonly string[] => OVERLAID.get(id) ?? [];

/** Returns a card as reports show it. */
export const pageOf = (card: CardSource, id = idOfSource(card)): CardPage => ({
  id,
  title: card.title,
  get kind() {
    const { race, type } = cardSheet(card);
    return `${race === null ? '' : (RACE_NAMES[race] ?? race)} ${type}`;
  },
  sheet: () => ({ ...cardSheet(card) }),
  tell: () => [tellCard(cardSheet(card)), ...overlaidBy(id)].join('\n'),
  face: () => ({
    ...faceOf(card),
    id,
    ...(OVERLAID.has(id) ? { overlaid: overlaidBy(id).map(line => line.trim()) } : {}),
  }),
});

/** Every card of the loaded sets, as reports show it. */
export const pages = pagesOf(LIBRARY, (card: CardSource, id) => pageOf(card, id));
