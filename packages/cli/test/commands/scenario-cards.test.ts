import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runFile } from '../../src/commands/scenario.ts';
import { folder } from '../support/terminal.ts';

const CARD = `title: Purse of the Test
    type: event
    cost: 0
    play: { effect: "gainInfluence('you', 3)" }`;

const PLAYED = `
position:
  order: [narn, centauri]
  seats:
    - { race: narn, hand: [Purse of the Test], rating: 10 }
    - { race: centauri }
moves:
  - narn: "event, Purse of the Test"
expect:
  rating: { narn: 13 }
`;

/** Runs a scenario that stands in a file of its own, beside other files. */
async function run(text: string, beside: Readonly<Record<string, string>> = {}) {
  const home = folder();
  for (const [name, content] of Object.entries(beside)) writeFileSync(join(home, name), content);
  const file = join(home, 'one.yaml');
  writeFileSync(file, text);
  return (await runFile(file))[0]!;
}

test('a scenario brings cards of its own', async () => {
  expect((await run(`scenario: a purse is played\ncards:\n  - ${CARD}\n${PLAYED}`)).fault).toBeNull();
  expect((await run(`scenario: a purse is played\n${PLAYED}`)).fault).toContain('Purse of the Test');
});

test('a scenario names an overlay that lies beside it', async () => {
  const overlay = `overlay: Purses\nby: Ann\ngame: babylon5\ncards:\n  - ${CARD}\n`;
  expect(
    (await run(`scenario: a purse is played\noverlay: mine.yaml\n${PLAYED}`, { 'mine.yaml': overlay })).fault,
  ).toBeNull();
});

test('a fault in its cards is told with its line', async () => {
  const { fault, line } = await run(
    `scenario: x\ncards:\n  - ${CARD.replace('gainInfluence', 'gainInfluenc')}\n${PLAYED}`,
  );
  expect([fault, line]).toEqual([
    expect.stringMatching(/there is no word "gainInfluenc".*Did you mean gainInfluence/),
    6,
  ]);
});
