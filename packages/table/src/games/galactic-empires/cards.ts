// The cards of Galactic Empires: their pages for readers and their faces for drawing.
import { type CardSheet, cardSheet, kindOf } from '@orrery/galactic-empires/card-text';
import { otherPrintings, printingOf } from '@orrery/galactic-empires/prints';
import {
  type CardSource,
  codeOf,
  LIBRARY,
  listName,
  type Points,
  TYPE_NAMES,
} from '@orrery/galactic-empires/without-cards';
import { capitalized, listed, many } from '@orrery/kernel';
import { type CardFace, type FaceNumber, type FacePoints, gistOf } from '../../contract/face.ts';
import type { CardPage } from '../../contract/game.ts';
import { alsoIn, pagesOf, tellPage } from '../page.ts';

/** Writes a card's page. */
const tellCard = (card: CardSource, c: CardSheet): string =>
  tellPage(
    c,
    [c.title, c.subtitle ?? '', c.kind, c.needs, c.makes, c.defence, c.weapons],
    [printingOf(card), ...alsoIn(otherPrintings(card))].join('. '),
  );

const pointsOf = (points: Points | undefined): FacePoints[] =>
  Object.entries(points ?? {}).map(([kind, n]) => ({ kind, n }));

/** Returns the key of an empire's sigil: `pot` for P.O.T. */
const keyOf = (empire: string): string =>
  empire
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/ /g, '-');

/** Returns the lines of a card that its face does not show as numbers: the names of its weapons, its systems, the halves of a combination. */
function linesOf(card: CardSource, { weapons }: CardSheet): string[] {
  const { heavy = [], phasers = 0, damage, nodes, parts = [], timeStrength, disciplinesOf } = card;
  // phasers and heavy weapons with one plain name are already shown as numbers
  const counted = (phasers > 0 ? 1 : 0) + (heavy.length === 1 && heavy[0]!.energy === undefined ? 1 : 0);
  const armed = weapons.replace('Weapons: ', '').split(', ');
  const rest = armed.slice(counted);
  return [
    ...(timeStrength === undefined ? [] : [`Strength ${timeStrength} at the time origin`]),
    ...(disciplinesOf === undefined ? [] : [`${listed(disciplinesOf)} Discipline`]),
    ...(weapons === '' || rest.length === 0 ? [] : [capitalized(rest.join(', '))]),
    ...(nodes === undefined ? [] : [many(nodes, 'node')]),
    ...(damage === undefined ? [] : [`Does ${damage} damage`]),
    ...parts.map(part => `${capitalized(part.kind)}: ${part.title}, strength ${part.strength}`),
  ];
}

/** Returns the face of a card for drawing. */
function faceOf(card: CardSource): CardFace {
  const sheet = cardSheet(card);
  const others = otherPrintings(card);
  const { empire, persona, passive, technology, branch } = card;
  const number = (key: string, label: string, value: number | undefined, field = key): FaceNumber[] =>
    value === undefined ? [] : [{ key, label, value, from: sheet.provenance[field] ?? 'face' }];
  const heavy = (card.heavy ?? []).reduce((sum, { count }) => sum + count, 0);
  const fights = card.types.some(type => 'SBD'.includes(type));
  const kinds = card.types.map(type => TYPE_NAMES[type]).join(' or ');
  const words = [
    ...(persona ? ['Persona'] : []),
    ...(passive === undefined ? [] : [passive ? 'Passive' : 'Active']),
    ...(technology === undefined ? [] : [`${capitalized(technology)} technology`]),
    ...(branch === undefined ? [] : [branch]),
  ];
  return {
    game: 'galactic-empires',
    id: card.id,
    title: card.title,
    subtitle: card.subtitle ?? '',
    // do not repeat the type if the empire's name ends with it, as for dragons
    kind: capitalized(empire?.toLowerCase().endsWith(kinds) ? empire : [empire ?? '', kinds].filter(Boolean).join(' ')),
    type: TYPE_NAMES[card.types[0]!],
    type2: card.types[1] === undefined ? '' : TYPE_NAMES[card.types[1]],
    variety: '',
    faction: empire === undefined ? 'neutral' : keyOf(empire),
    people: empire ?? '',
    cost: null,
    code: `${card.reaction ? 'R/' : ''}${codeOf(card)}`,
    unique: persona === true,
    numbers: [
      ...number('shields', 'Shields', card.shields),
      ...(fights ? number('strength', 'Strength', card.strength) : []),
      ...number('armor', 'Armor', card.armor),
      ...number('phasers', capitalized(`${card.phaserName ?? 'phaser'}s`), card.phasers),
      ...number('heavy', card.heavy?.length === 1 ? card.heavy[0]!.name : 'Heavy weapons', heavy || undefined),
    ],
    small: fights ? [] : number('strength', 'Strength', card.strength),
    needs: pointsOf(card.requires),
    makes: pointsOf(card.makes),
    marks: [],
    keywords: words,
    lines: linesOf(card, sheet),
    text: sheet.text,
    gist: gistOf(sheet.text),
    from: sheet.provenance,
    printing: printingOf(card),
    ...(others.length > 0 && { otherPrintings: others }),
  };
}

/** Returns a card as reports show it. */
function pageOf(card: CardSource): CardPage {
  const { subtitle } = card;
  const names = [card.title, ...(subtitle === undefined ? [] : [subtitle, `${codeOf(card)} ${subtitle}`])];
  return {
    id: card.id,
    title: listName(card),
    names,
    kind: kindOf(card),
    sheet: () => ({ ...cardSheet(card) }),
    tell: () => tellCard(card, cardSheet(card)),
    face: () => faceOf(card),
  };
}

/** Every card of the loaded sets, as reports show it. */
export const pages = pagesOf(LIBRARY, pageOf);
