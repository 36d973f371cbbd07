import { CARDS, type CardSheet, cardSheet, RACE_NAMES } from '@orrery/babylon5';
import type { CardPage } from '../../game.ts';

const capital = (x: string): string => x[0]!.toUpperCase() + x.slice(1);

/** A card as a person reads it. */
function tellCard(c: CardSheet): string {
  const from = (field: string): string => (c.provenance[field] === 'reconstructed' ? '*' : '');
  const kind = [c.race === null ? '' : capital(c.race), capital(c.type)].filter(Boolean).join(' ');
  const numbers = Object.entries(c.abilities).map(([name, n]) => `${capital(name)} ${n}${from(name)}`);
  const marks = Object.entries(c.marks).map(([mark, n]) => `${n} ${capital(mark)} Mark${n === 1 ? '' : 's'}`);
  const lines = [
    c.title,
    `${kind}, ${c.copies}${c.cost === null ? ', no printed cost' : `, cost ${c.cost}${from('cost')}`}`,
    ...(numbers.length ? [numbers.join(', ')] : []),
    ...(c.keywords.length ? [c.keywords.join(', ')] : []),
    ...(marks.length ? [marks.join(', ')] : []),
    '',
    ...(c.text.length ? c.text : ['No text.']),
  ];
  const sources = [...new Set(Object.values(c.provenance))];
  lines.push('', `Sources: ${sources.join(', ')}.`);
  const guessed = Object.entries(c.provenance)
    .filter(([, p]) => p === 'reconstructed')
    .map(([field]) => field);
  if (guessed.length)
    lines.push(`Reconstructed (*), since no source gives it: ${guessed.join(', ')}. docs/sources.md has the rule.`);
  if (c.native.length) lines.push(`Runs on native steps: ${c.native.join(', ')}.`);
  return lines.join('\n');
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
