import { CARDS, type CardSheet, cardSheet, codeOf } from '@orrery/galactic-empires';
import type { CardPage } from '../../game.ts';
import { tellPage } from '../page.ts';

/** A card as a person reads it. */
const tellCard = (c: CardSheet): string =>
  tellPage(c, [c.title, c.subtitle ?? '', c.kind, c.needs, c.makes, c.defence, c.weapons], 'Universe Edition');

/** Every card of Galactic Empires as reports show it. */
export const PAGES: readonly CardPage[] = CARDS.map(card => {
  const { title, kind } = cardSheet(card);
  const { subtitle } = card;
  const names = [card.title, ...(subtitle === undefined ? [] : [subtitle, `${codeOf(card)} ${subtitle}`])];
  return { title, names, kind, sheet: () => ({ ...cardSheet(card) }), tell: () => tellCard(cardSheet(card)) };
});
