import { CARDS, type CardSheet, cardSheet, RACE_NAMES } from '@orrery/babylon5';
import { capitalized } from '@orrery/kernel';
import type { CardPage } from '../../game.ts';
import { sign, tellPage } from '../page.ts';

/** A card as a person reads it. */
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

/** Every card of Babylon 5 as reports show it. */
export const PAGES: readonly CardPage[] = CARDS.map(card => ({
  title: card.title,
  get kind() {
    const { race, type } = cardSheet(card);
    return `${race === null ? '' : (RACE_NAMES[race] ?? race)} ${type}`;
  },
  sheet: () => ({ ...cardSheet(card) }),
  tell: () => tellCard(cardSheet(card)),
}));
