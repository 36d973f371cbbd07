import { catalogueIds, changesSuite } from '@orrery/kernel/testing';
import { babylon5 } from '../src/index.ts';
import { anyCards } from './support/deals.ts';
import { staysHidden } from './support/hidden.ts';

staysHidden(anyCards);

const rules = catalogueIds(new URL('../data/rules.jsonl', import.meta.url));

changesSuite({ game: babylon5, deal: anyCards, rules, runs: 3, limit: 12000 });
