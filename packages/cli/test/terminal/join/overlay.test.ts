import { rmSync } from 'node:fs';
import { serve } from '@orrery/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Visitor } from '../../../src/terminal/join/visitor.ts';
import { folder, Terminal } from '../../support/terminal.ts';

let data: string;
let running: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  data = folder();
  running = await serve({ port: 0, folder: data, level: 'silent', limits: { rates: false } });
});
afterEach(async () => {
  await running.close();
  rmSync(data, { recursive: true, force: true });
});

test('a person at a terminal reads what the overlay of a table changes before sitting down', async () => {
  const overlay = JSON.stringify({
    overlay: 'My cards',
    by: 'Ann',
    game: 'babylon5',
    corrections: [{ card: "G'Kar", abilities: { psi: 2 } }],
    cards: [{ title: 'A Second Kitchen', type: 'enhancement', cost: 1, enhances: 'that(character, inYourFaction)' }],
  });
  const ann = new Visitor(running.address, { ORRERY_HOME: folder() });
  await ann.guest('Ann');
  const seats = [{ kind: 'me' }, { kind: 'anybody' }];
  const { link } = await ann.ask<{ link: string }>('POST', '/api/tables', { game: 'babylon5', seats, overlay });
  const bob = new Terminal();
  // he leaves at the first question
  await bob.run('join', running.address + link, '--name', 'Bob');
  const text = bob.text.replace(/\s+/g, ' ');
  expect(text).toContain('Overlay “My cards” by Ann (this table):');
  expect(text).toContain("G'Kar: psi: 2 (printed: none)");
  expect(text).toContain('A Second Kitchen: a card that Orrery does not have');
  expect(text.indexOf('Overlay')).toBeLessThan(text.indexOf('Come back with'));
});
