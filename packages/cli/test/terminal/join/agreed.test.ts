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

test('a person at a terminal reads what the players agree on before sitting down', async () => {
  const ann = new Visitor(running.address, { ORRERY_HOME: folder() });
  await ann.guest('Ann');
  const seats = [{ kind: 'me' }, { kind: 'anybody' }];
  const table = { game: 'babylon5', ruleset: 'tournament', seats, agreed: ['preliminary'] };
  const { link } = await ann.ask<{ link: string }>('POST', '/api/tables', table);
  const bob = new Terminal();
  // he leaves at the first question
  await bob.run('join', running.address + link, '--name', 'Bob');
  const text = bob.text.replace(/\s+/g, ' ');
  expect(text).toContain('All players agree: Preliminary round. Each race has only one player at the table');
  expect(text.indexOf('All players agree')).toBeLessThan(text.indexOf('Come back with'));
});
