import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { STARTER_LISTS } from '@orrery/babylon5';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folder, Terminal } from '../support/terminal.ts';

const ran = async (...args: string[]) => {
  const t = new Terminal();
  return { code: await t.run(...args), text: t.text, fault: t.faults.join('\n') };
};

/** Writes a file into a folder; into one of its own by default. */
function file(name: string, text: string, into = folder()): string {
  const path = join(into, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const MINE = `overlay: My cards
by: Ann
game: babylon5
corrections:
  - card: G'Kar
    abilities: { psi: 2 }
    because: my printed card
cards:
  - title: The Eye
    type: enhancement
    race: centauri
    cost: 10
    enhances: that(character, inYourFaction)
    always:
      - has(host, 'intrigue', 2)
`;

test('the page of a card says what an overlay changes, and who wrote it', async () => {
  const mine = file('mine.yaml', MINE);
  const { text } = await ran('card', "G'Kar", '--overlay', mine);
  expect(text).toContain('Psi 2');
  expect(text).toContain('Overlay “My cards” by Ann:\n  psi: 2 (printed: none)');
  expect((await ran('card', 'The Eye', '--overlay', mine)).text).toContain(
    'by Ann:\n  Orrery does not have this card.',
  );
  expect((await ran('card', "G'Kar", '--no-overlay')).text).not.toContain('Overlay');
});

test('every fault of a file has its line, the reason, and what may be meant', async () => {
  const { code, fault } = await ran(
    'card',
    "G'Kar",
    '--overlay',
    file('wrong.yaml', MINE.replace('has(host', 'hass(host')),
  );
  expect(code).toBe(2);
  expect(fault).toMatch(/has 1 problem:\n {2}line 15: At character 1: there is no word "hass"\..* Did you mean has/);
  expect((await ran('card', "G'Kar", '--overlay', file('deep.yaml', '['.repeat(50_000)))).code).toBe(2);
  expect((await ran('card', "G'Kar", '--overlay', file('large.yaml', 'x'.repeat(500_000)))).fault).toContain('400 kB');
  const bombs = `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 60 }, (_, i) => `b${i}: [*a,*a,*a]`).join('\n')}`;
  expect((await ran('card', "G'Kar", '--overlay', file('aliases.yaml', bombs))).code).toBe(2);
});

test('an overlay starts from a card that is here, or from one that is wanted', async () => {
  const held = parse((await ran('card', "G'Kar", '--overlay')).text);
  expect(held.corrections[0]).toMatchObject({
    card: "G'Kar",
    keywords: expect.arrayContaining(['Starting Ambassador']),
  });
  const wanted = parse((await ran('card', 'the eye', '--overlay')).text);
  expect(wanted.cards[0]).toMatchObject({ title: 'The Eye', type: 'enhancement', race: 'centauri', cost: 10 });
  expect((await ran('card', 'no such thing', '--overlay')).code).toBe(2);
});

test('wanted cards are listed with what is known of them', async () => {
  const { text } = await ran('card', '--wanted', '--game', 'babylon5');
  expect(text).toMatch(/^The Eye {2,}Centauri enhancement, cost 10, the Premier edition$/m);
  expect(text).toMatch(/^Lorien {2,}.*The Great War$/m);
  const cards = JSON.parse((await ran('card', '--wanted', '--json')).text);
  expect(cards.filter((x: { title: string }) => x.title === 'Utility Fleet')).toHaveLength(3);
  // another race's fleet of the same title is held
  expect(cards.filter((x: { title: string }) => x.title === 'Third Battle Fleet')).toEqual([
    expect.objectContaining({ race: 'centauri', cost: 11, abilities: { military: 7 } }),
  ]);
  expect(cards.some((x: { title: string }) => x.title === "G'Kar")).toBe(false);
});

test('a deck that names a wanted card hears so, and plays it with an overlay', async () => {
  const home = folder();
  const list = `${STARTER_LISTS.centauri}\n1 The Eye\n`;
  const deck = file('decks/centauri.txt', list, home);
  expect((await ran('deck', 'check', deck, '--ruleset', 'casual')).text).toContain(
    '“The Eye” is a known card of Babylon 5, from the Premier edition, but not playable yet. Enter it if you own it',
  );
  expect((await ran('deck', 'check', deck, '--overlay', file('mine.yaml', MINE))).text).not.toContain('not playable');
  file('decks/centauri.overlay.yaml', MINE, home);
  expect((await ran('deck', 'check', deck)).text).not.toContain('not playable');
  const { text, fault } = await ran('sim', 'babylon5', '--games', '1', '--decks', `${deck},narn`, '--json');
  expect(fault).toBe('');
  expect(JSON.parse(text).finished).toBe(1);
});

test('two players with different overlays are refused in one line', async () => {
  const home = folder();
  const one = file('one/a.txt', STARTER_LISTS.centauri, home);
  const two = file('two/b.txt', STARTER_LISTS.narn, home);
  file('one/a.overlay.yaml', MINE, home);
  file('two/b.overlay.yaml', MINE.replace('psi: 2', 'psi: 3'), home);
  const { code, fault } = await ran('sim', 'babylon5', '--games', '1', '--decks', `${one},${two}`);
  expect([code, fault]).toEqual([2, expect.stringMatching(/^All players need the same overlay\. .*a\.txt.*b\.txt\.$/)]);
});

test('the schema for editors can be printed', async () => {
  expect(JSON.parse((await ran('card', '--schema')).text).properties.cards.type).toBe('array');
});
