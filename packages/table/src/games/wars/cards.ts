import { CARDS, type CardSheet, cardSheet } from '@orrery/wars';
import type { CardPage } from '../../game.ts';

const capital = (x: string): string => x[0]!.toUpperCase() + x.slice(1);

/** A card as a person reads it. */
function tellCard(c: CardSheet): string {
  const from = (field: string): string => (c.provenance[field] === 'reconstructed' ? '*' : '');
  const price = [
    ...(c.cost === null ? [] : [`cost ${c.cost}${from('cost')}`]),
    ...(c.support === null
      ? []
      : [`${c.support}${from('support')} ${c.faction} support icon${c.support === 1 ? '' : 's'}`]),
    `destiny ${c.destiny}${from('destiny')}`,
  ];
  const numbers = Object.entries(c.statistics).map(([name, n]) => `${capital(name)} ${n}`);
  const icons =
    c.location === null
      ? []
      : [
          `Energy icons ${c.location.energy[0]} and ${c.location.energy[1]}${c.location.icon === null ? '' : `, support icon ${c.location.icon}`}`,
        ];
  const lines = [
    `${c.unique ? '♦ ' : ''}${c.title}`,
    c.line,
    capital(price.join(', ')),
    ...(numbers.length ? [numbers.join(', ')] : []),
    ...icons,
    '',
    ...(c.text.length ? c.text : ['No text.']),
    '',
    `${c.set} ${c.number}${from('number')}. Sources: ${[...new Set(Object.values(c.provenance))].join(', ')}.`,
  ];
  const guessed = Object.entries(c.provenance)
    .filter(([, p]) => p === 'reconstructed')
    .map(([field]) => field);
  if (guessed.length)
    lines.push(`Reconstructed (*), since no source gives it: ${guessed.join(', ')}. docs/sources.md has the rule.`);
  if (c.native.length) lines.push(`Runs on native steps: ${c.native.join(', ')}.`);
  return lines.join('\n');
}

/** Every card of WARS as reports show it. */
export const PAGES: readonly CardPage[] = CARDS.map(card => ({
  title: card.title,
  kind: `${card.faction === undefined ? '' : `${capital(card.faction)} `}${card.type}`,
  sheet: () => ({ ...cardSheet(card) }),
  tell: () => tellCard(cardSheet(card)),
}));
