import { capitalized } from '@orrery/kernel';
import { CARDS, type CardSheet, cardSheet } from '@orrery/wars';
import type { CardPage } from '../../game.ts';
import { sign, tellPage } from '../page.ts';

/** A card as a person reads it. */
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

/** Every card of WARS as reports show it. */
export const PAGES: readonly CardPage[] = CARDS.map(card => ({
  title: card.title,
  kind: `${card.faction === undefined ? '' : `${capitalized(card.faction)} `}${card.type}`,
  sheet: () => ({ ...cardSheet(card) }),
  tell: () => tellCard(cardSheet(card)),
}));
