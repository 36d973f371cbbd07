import { changesSuite, hiddenSuite } from '@orrery/kernel/testing';
import { galacticEmpires } from '../src/index.ts';
import { three } from './deals.ts';
import { BOTS, HIDDEN, RULES as rules } from './whole-matches.ts';

hiddenSuite({ ...HIDDEN, ...BOTS, deal: three, depth: 300, players: 3 });

changesSuite({ game: galacticEmpires, deal: three, rules, runs: 2, limit: 40_000, decisions: 400 });
