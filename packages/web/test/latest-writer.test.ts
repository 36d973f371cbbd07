import { expect, test } from 'vitest';
import { LatestWriter } from '../src/connection/decks/latest-writer.ts';

/** A writer whose writes end when the test says so. */
function slow() {
  const written: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const faults: string[] = [];
  const writer = new LatestWriter<string>(
    state =>
      new Promise((done, fail) => {
        written.push(state);
        ends.push(error => (error === undefined ? done() : fail(error)));
      }),
    1_000_000,
    error => faults.push(error.message),
  );
  return { writer, written, ends, faults };
}

test('of what is changed while it is being written the latest alone is written after it', async () => {
  const { writer, written, ends } = slow();
  writer.put('one');
  const first = writer.flush();
  for (const state of ['two', 'three']) writer.put(state);
  const second = writer.flush();
  expect(written).toEqual(['one']);
  ends[0]!();
  await first;
  await expect.poll(() => written).toEqual(['one', 'three']);
  ends[1]!();
  await second;
  await writer.flush();
  expect(written).toEqual(['one', 'three']);
});

test('what could not be written is said, and is written when it is tried again', async () => {
  const { writer, written, ends, faults } = slow();
  writer.put('one');
  const first = writer.flush();
  ends[0]!(new Error('nobody answers'));
  await first;
  expect(faults).toEqual(['nobody answers']);
  const again = writer.flush();
  await expect.poll(() => written).toEqual(['one', 'one']);
  ends[1]!();
  await again;
});
