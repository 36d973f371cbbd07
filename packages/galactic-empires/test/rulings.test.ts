import { readdirSync, readFileSync } from 'node:fs';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { geScenario } from '../src/scenario/index.ts';

// The rulings of the publisher, as scenarios: each document names the rulings that it proves

const FOLDER = new URL('../../../scenarios/galactic-empires/rulings/', import.meta.url);

for (const file of readdirSync(FOLDER).sort())
  for (const document of parseAllDocuments(readFileSync(new URL(file, FOLDER), 'utf8'))) {
    const data = document.toJS() as { readonly scenario: string; readonly rules: readonly string[] };
    rule(data.rules, data.scenario, () => {
      expect(geScenario(data).fault).toBeNull();
    });
  }
