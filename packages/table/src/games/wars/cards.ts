// The cards of WARS: their pages for readers and their faces for drawing.
import { capitalized } from '@orrery/kernel';
import { type CardSheet, cardSheet } from '@orrery/wars/card-text';
import { type CardSource, cardId, LIBRARY } from '@orrery/wars/without-cards';
import { type CardFace, type FaceNumber, gistOf } from '../../contract/face.ts';
import type { CardPage } from '../../contract/game.ts';
import { pagesOf, sign, tellPage } from '../page.ts';

/** Writes a card's page. */
function tellCard(c: CardSheet): string {
  const icons = `${c.faction} support icon${c.support === 1 ? '' : 's'}`;
  const price = [
    ...(c.cost === null ? [] : [`cost ${c.cost}${sign(c, 'cost')}`]),
    ...(c.support === null ? [] : [`${c.support}${sign(c, 'support')} ${icons}`]),
    `destiny ${c.destiny}${sign(c, 'destiny')}`,
  ];
  const { location } = c;
  const own = location === null || location.icon === null ? '' : `, support icon ${location.icon}`;
  return tellPage(
    c,
    [
      `${c.unique ? '♦ ' : ''}${c.title}`,
      c.line,
      capitalized(price.join(', ')),
      Object.entries(c.statistics)
        .map(([name, n]) => `${capitalized(name)} ${n}`)
        .join(', '),
      location === null ? '' : `Energy icons ${location.energy[0]} and ${location.energy[1]}${own}`,
    ],
    `${c.set} ${c.number}${sign(c, 'number')}`,
  );
}

/** Returns the keywords of a card that rules refer to, with their numbers. */
const keywordsOf = (card: CardSource): string[] => {
  const { unlimited, encampment, scouting, piloting, quickdraw, size, transport, captain, capacity } = card;
  const plain = { Unlimited: unlimited, Encampment: encampment, Scouting: scouting, Captain: captain !== undefined };
  const counted = { Piloting: piloting, Quickdraw: quickdraw, Size: size, Transport: transport, Capacity: capacity };
  return [
    ...Object.entries(plain).flatMap(([name, has]) => (has ? [name] : [])),
    ...Object.entries(counted).flatMap(([name, n]) => (n === undefined ? [] : [`${name} ${n}`])),
  ];
};

/** Writes the type line of a card: `Earther ship, Accord, Capital`. */
function kindOf(card: CardSource, people: string | null): string {
  const of = card.kind === undefined || card.type === 'location' ? '' : `, ${card.kind}`;
  const noun = card.type === 'location' ? (card.kind ?? '') : card.type === 'nobot' ? 'NoBot' : card.type;
  const under = card.beneath === undefined ? '' : `, for a ${card.beneath === 'nobot' ? 'NoBot' : card.beneath}`;
  const head = `${people === null ? capitalized(noun) : `${people} ${noun}`}${of}${under}`;
  return [head, ...(card.labels ?? [])].join(', ');
}

/** Returns the face of a card for drawing. */
function faceOf(card: CardSource): CardFace {
  const sheet = cardSheet(card);
  const number = (key: string, value: number, label = capitalized(key), field = key): FaceNumber => ({
    key,
    label,
    value,
    from: sheet.provenance[field] ?? 'face',
  });
  const { location } = sheet;
  return {
    game: 'wars',
    id: cardId(card.title),
    title: sheet.title,
    subtitle: '',
    kind: kindOf(card, sheet.faction),
    type: sheet.type,
    type2: '',
    variety: card.kind ?? '',
    faction: card.faction ?? 'neutral',
    people: sheet.faction ?? '',
    cost: sheet.cost === null ? null : number('cost', sheet.cost),
    code: '',
    unique: sheet.unique,
    numbers: [
      ...Object.entries(sheet.statistics).map(([key, n]) => number(key, n)),
      ...(location === null
        ? []
        : [
            number('energy', location.energy[0], 'Energy, yours', 'energy'),
            number('energy-theirs', location.energy[1], 'Energy, theirs', 'energy'),
          ]),
    ],
    small: [number('destiny', sheet.destiny), ...(sheet.support === null ? [] : [number('support', sheet.support)])],
    needs: [],
    makes: [],
    marks: [],
    keywords: [...(card.labels ?? []), ...keywordsOf(card)],
    lines: location?.icon ? [`A ${location.icon} support icon`] : [],
    text: sheet.text,
    gist: gistOf(sheet.text),
    from: sheet.provenance,
    printing: `${sheet.set} ${sheet.number}`,
  };
}

/** Returns a card as reports show it. */
const pageOf = (card: CardSource): CardPage => ({
  id: cardId(card.title),
  title: card.title,
  kind: `${card.faction === undefined ? '' : `${capitalized(card.faction)} `}${card.type}`,
  sheet: () => ({ ...cardSheet(card) }),
  tell: () => tellCard(cardSheet(card)),
  face: () => faceOf(card),
});

/** Every card of the loaded sets, as reports show it. */
export const pages = pagesOf(LIBRARY, pageOf);
