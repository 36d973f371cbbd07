// Records that earlier versions made: they resume, choice by choice, or are refused with the reason.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, resume } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { babylon5 } from '../src/index.ts';

const folder = join(import.meta.dirname, 'records');
const kept = readdirSync(folder).map(file => ({
  file,
  record: JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchRecord,
}));

// A change of rules or cards that breaks this must raise the version of the game, so that players read why their games cannot go on. New cards must
// not break it: no position may depend on the order of the cards.
test('a record of an earlier version resumes at its last choice, and every position on the way agrees', () => {
  expect(kept.length).toBeGreaterThan(0);
  for (const { file, record } of kept) {
    const { match, replayed } = resume(babylon5, record);
    expect([file, replayed, match.length]).toEqual([file, true, record.choices.length]);
    expect(match.awaited.length, file).toBeGreaterThan(0);
    const again = match.record();
    expect(again.prints, file).toEqual(record.prints);
    expect(again.choices, file).toEqual(record.choices);
  }
});

test('a record that no longer agrees is refused in one line, which says that it was changed', () => {
  const [{ record }] = kept as [(typeof kept)[number]];
  const choices = record.choices.map((choice, i) => (i === 40 ? record.choices[41]! : choice));
  expect(() => resume(babylon5, { ...record, choices })).toThrow(
    /^The record was changed, so the match cannot go on from it: [^\n]+\.$/,
  );
});
