// Records that earlier versions made: they resume, choice by choice, or are refused with the reason.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, resume, sealHead, sealPart } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { babylon5 } from '../src/index.ts';

/** The first 50 choices of a record, as version 0.1.0 would have sealed them. */
function ofOldVersion(record: MatchRecord): MatchRecord {
  const old = { ...record, version: '0.1.0', choices: record.choices.slice(0, 50), result: null };
  let seal = sealHead(old);
  let last = 0;
  const prints = record.prints
    .filter(([at]) => at <= 50)
    .map(([at, print]) => {
      seal = sealPart(seal, old.choices.slice(last, at), print);
      last = at;
      return [at, print, seal] as const;
    });
  return { ...old, prints };
}

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

test('a record of version 0.1.0 that plays another way is refused in one line, which names both versions', () => {
  const [{ record }] = kept as [(typeof kept)[number]];
  const { title, version } = babylon5;
  expect(version).not.toBe('0.1.0');
  const refusal = `version 0.1.0 of ${title} made it, and this is version ${version}`;
  // another seed deals other cards, as a change of rules would lead to other positions
  const other = ofOldVersion({ ...record, seed: record.seed + 1 });
  expect(() => resume(babylon5, other)).toThrow(`The match cannot go on from this record: ${refusal}: `);
  expect(() => resume(babylon5, other)).toThrow(/^[^\n]+\.$/);
  expect(resume(babylon5, ofOldVersion(record)).notice).toBe(
    `Version 0.1.0 of ${title} made this record; version ${version} agrees with all of it.`,
  );
});
