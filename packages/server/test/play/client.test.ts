import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bound } from '../support/bound.ts';
import { House } from '../support/house.ts';

const client = join(import.meta.dirname, '../../../../docs/client.mjs');

test('the client of docs/protocol.md plays a whole game in plain Node', async () => {
  const house = await House.open({ whoAsks: undefined });
  const child = bound(
    spawn(process.execPath, [client, house.address, 'babylon5'], { stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  let said = '';
  let faults = '';
  child.stdout.on('data', text => {
    said += text;
  });
  child.stderr.on('data', text => {
    faults += text;
  });
  const code = await new Promise(resolve => child.once('close', resolve));
  expect([code, faults]).toEqual([0, '']);
  expect(said.split('\n')[0]).toMatch(/^Playing at http:\/\/localhost:\d+\/t\/[2-9A-Z]{6}$/);
  expect(said.split('\n').length).toBeGreaterThan(20);
  await house.close();
});

test('it keeps its game when the server goes away and comes back', async () => {
  const house = await House.open({ whoAsks: undefined });
  const { port } = new URL(house.address);
  const child = bound(spawn(process.execPath, [client, house.address, 'wars'], { stdio: ['ignore', 'pipe', 'pipe'] }));
  let said = '';
  let faults = '';
  child.stderr.on('data', text => {
    faults += text;
  });
  const ended = new Promise(resolve => child.once('close', resolve));
  await new Promise<void>(resolve =>
    child.stdout.on('data', text => {
      said += text;
      if (said.split('\n').length > 20) resolve();
    }),
  );
  await house.stop();
  const again = await House.open({ whoAsks: undefined, folder: house.folder, port: Number(port) });
  expect([await ended, faults]).toEqual([0, '']);
  expect(said).toMatch(/win|without a winner|energy/i);
  await again.close();
});
