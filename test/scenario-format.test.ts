import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { babylon5, starterSetup } from '@orrery/babylon5';
import * as babylon5Scenarios from '@orrery/babylon5/scenario';
import { galacticEmpires, readyDeck, setupFrom } from '@orrery/galactic-empires';
import * as geScenarios from '@orrery/galactic-empires/scenario';
import { answer, awaited, count, type Game, options, type State, start } from '@orrery/kernel';
import { withParts } from '@orrery/kernel/scenario';
import { playScenario } from '@orrery/table';
import { formatTables, scenarioSchemas } from '@orrery/table/scenarios';
import { readySetup, wars } from '@orrery/wars';
import * as warsScenarios from '@orrery/wars/scenario';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');

// `vitest run test/scenario-format.test.ts -u` writes both files again
test('the schema for editors is the one that judges', async () => {
  await expect(`${JSON.stringify(scenarioSchemas(), null, 2)}\n`).toMatchFileSnapshot(
    join(root, 'docs/scenario.schema.json'),
  );
});

test('the document tells what the code allows', async () => {
  const document = join(root, 'docs/scenario-format.md');
  await expect(withParts(readFileSync(document, 'utf8'), formatTables())).toMatchFileSnapshot(document);
});

test('every example of the document holds as it stands', async () => {
  const text = readFileSync(join(root, 'docs/scenario-format.md'), 'utf8');
  const examples = [...text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(match => parse(match[1]!) as unknown);
  expect(examples.length).toBeGreaterThanOrEqual(5);
  for (const example of examples)
    expect(await playScenario(example, 'docs/scenario-format.md')).toMatchObject({ fault: null });
});

test('every verb, kind of question, stage and place of the games stands in the document', () => {
  const text = readFileSync(join(root, 'docs/scenario-format.md'), 'utf8');
  for (const word of [
    'declare-war-conflict',
    'to-reserve',
    'aftermath target',
    'postponed',
    'captured',
    'casualties',
    'aboard',
    'headquarters',
    'weapons fire',
  ])
    expect(text).toContain(word);
});

/** The verbs of all options in some matches of random play. */
function verbsPlayed<S extends State>(game: Game<S>, setup: unknown): Set<string> {
  const verbs = new Set<string>();
  for (let seed = 1; seed <= 3; seed++) {
    const s = start(game, setup, seed);
    for (let i = 0; i < 1500 && s.ask !== null; i++) {
      const seat = awaited(s)[0]!;
      const list = options(game, s, seat);
      for (const o of list) verbs.add(o.verb);
      const { min, max } = count(game, s, seat);
      const n = Math.max(min, Math.min(max, 1));
      const from = (i * 7 + seed) % Math.max(1, list.length);
      answer(game, s, seat, [...list.slice(from), ...list.slice(0, from)].slice(0, n));
    }
  }
  return verbs;
}

test('whatever is offered has a verb that scenarios can write', () => {
  const known = {
    babylon5: babylon5Scenarios.VERB_NAMES,
    wars: warsScenarios.VERB_NAMES,
    ge: geScenarios.VERB_NAMES,
  };
  const offered = {
    babylon5: [...verbsPlayed(babylon5, starterSetup())],
    wars: [...verbsPlayed(wars, readySetup('earther', 'quay'))],
    ge: [...verbsPlayed(galacticEmpires, setupFrom([readyDeck('argonian'), readyDeck('clydon')], []))],
  };
  expect(offered.babylon5.length + offered.wars.length + offered.ge.length).toBeGreaterThan(40);
  expect(offered.babylon5.filter(verb => !known.babylon5.includes(verb))).toEqual([]);
  expect(offered.wars.filter(verb => !known.wars.includes(verb))).toEqual([]);
  expect(offered.ge.filter(verb => !known.ge.includes(verb))).toEqual([]);
});
