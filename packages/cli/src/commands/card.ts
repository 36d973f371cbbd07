import { CARDS, type CardSheet, cardSheet, RACE_NAMES } from '@orrery/babylon5';
import { BadInput } from '@orrery/kernel';
import { NameIndex } from '@orrery/kernel/lists/index';
import type { Command } from 'commander';
import { rulings } from '../catalogue.ts';

interface CardOptions {
  game: string;
  list?: boolean;
  json?: boolean;
}

const capital = (x: string): string => x[0]!.toUpperCase() + x.slice(1);

/** The cards whose title is the name. @throws BadInput with the nearest names */
function findSheets(name: string): CardSheet[] {
  const index = new NameIndex(CARDS.map((c, i) => ({ id: String(i), title: c.title })));
  const ids = index.lookup(name);
  if (ids.length > 0) return ids.map(id => cardSheet(CARDS[Number(id)]!));
  const near = [...new Set(index.nearest(name, 6))].slice(0, 3);
  throw new BadInput(`There is no card "${name}".${near.length ? ` Did you mean ${near.join(', ')}?` : ''}`);
}

/** A card as a person reads it. */
export function tellCard(c: CardSheet): string {
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

/** Registers `orrery card`. */
export function card(program: Command): void {
  program
    .command('card [name]')
    .description('show a card: numbers, text, where they come from, and the rulings on it')
    .option('--game <name>', 'the game', 'babylon5')
    .option('--list', 'all cards')
    .option('--json', 'print as JSON')
    .action((name: string | undefined, o: CardOptions) => {
      if (o.game !== 'babylon5')
        throw new BadInput(`There is no game called "${o.game}"; this version plays babylon5.`);
      const sheets = o.list ? CARDS.map(cardSheet) : name === undefined ? null : findSheets(name);
      if (sheets === null) throw new BadInput('Name a card, or use --list.');
      if (o.json)
        console.log(JSON.stringify(o.list ? sheets : sheets.map(s => ({ ...s, rulings: rulingsOn(s.title) }))));
      else if (o.list)
        for (const s of sheets)
          console.log(`${s.title.padEnd(32)} ${s.race === null ? '' : (RACE_NAMES[s.race] ?? s.race)} ${s.type}`);
      else {
        console.log(sheets.map(tellCard).join('\n\n'));
        const touching = rulingsOn(sheets[0]!.title);
        if (touching.length) console.log(`\nRulings:\n${touching.map(r => `  ${r.id}  ${r.statement}`).join('\n')}`);
      }
    });
}

function rulingsOn(title: string): { id: string; statement: string }[] {
  const key = (x: string) => x.toLowerCase().replace(/[^a-z0-9]/g, '');
  return rulings()
    .filter(r => key(r.card) === key(title))
    .map(({ id, statement }) => ({ id, statement }));
}
