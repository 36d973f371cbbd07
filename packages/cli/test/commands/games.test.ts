import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folder, Terminal } from '../support/terminal.ts';
import { shelveToy, toyTable } from '../support/toy/table.ts';

// all tests here have another game: the toy game of the kernel's tests
beforeAll(shelveToy);

const ran = async (...args: string[]) => {
  const t = new Terminal();
  return { code: await t.run(...args), text: t.text, fault: t.faults.join('\n'), lines: t.printed, told: t.told };
};

const listed = (text: string): string => {
  const file = join(folder(), 'mine.txt');
  writeFileSync(file, text);
  return file;
};

test('each command that takes a game names the games where it is given none of them', async () => {
  for (const args of [
    ['deck', 'check', 'x'],
    ['deck', 'list'],
    ['card', 'x'],
    ['rule', '--search', 'x'],
    ['coverage'],
    ['bench'],
  ]) {
    const { code, fault, lines } = await ran(...args, '--game', 'chess');
    expect([code, fault, lines], args.join(' ')).toEqual([
      2,
      'There is no game called "chess". Choose from babylon5, wars, galactic-empires, toy.',
      [],
    ]);
    const help = await ran(...args.slice(0, args[0] === 'deck' ? 2 : 1), '--help');
    expect(help.text.replace(/\s+/g, ' '), args.join(' ')).toContain('the game: babylon5, wars, galactic-empires, toy');
  }
  expect((await ran('sim', 'chess')).fault).toBe(
    'There is no game called "chess". Choose from babylon5, wars, galactic-empires, toy.',
  );
});

test('decks are listed, checked and printed by the game that they are for', async () => {
  expect((await ran('deck', 'list')).lines).toEqual([
    'human                  Human starter deck',
    'centauri               Centauri starter deck',
    'minbari                Minbari starter deck',
    'narn                   Narn starter deck',
    'human-peacemakers      Human peacemakers (60 cards)',
    'centauri-conspirators  Centauri conspirators (60 cards)',
    'minbari-prophets       Minbari prophets (60 cards)',
    'narn-armada            Narn armada (60 cards)',
    'league-envoys          League envoys (60 cards)',
    'human-hardliners       Human hardliners (60 cards)',
    'centauri-ambition      Centauri ambition (60 cards)',
    'minbari-warriors       Minbari warriors (60 cards)',
    'narn-peacemakers       Narn peacemakers (60 cards)',
    'psi-corps              Psi Corps (60 cards)',
    'league-raiders         League raiders (60 cards)',
    'league-schemers        League schemers (60 cards)',
  ]);
  expect(JSON.parse((await ran('deck', 'list', '--game', 'toy', '--json')).text)).toEqual({
    game: 'toy',
    decks: [
      { name: 'gulls', title: 'A deck of gulls' },
      { name: 'fleet', title: 'A deck of fleet' },
      { name: 'dice', title: 'A deck of dice' },
    ],
  });
  const file = listed('9 gull\n1 shark\n');
  const bad = await ran('deck', 'check', file, '--game', 'toy');
  expect(bad).toMatchObject({ code: 1, fault: '' });
  expect(bad.lines).toEqual([
    'line 2: "1 shark" is no card.',
    'the list: Ten cards at least. (toy/deck/1)',
    '2 faults.',
  ]);
  const good = await ran('deck', 'check', 'fleet', '--game', 'toy');
  expect([good.code, good.text]).toEqual([0, 'fleet is legal: 20 cards.']);
  expect(JSON.parse((await ran('deck', 'check', 'fleet', '--game', 'toy', '--json')).text)).toEqual({
    file: 'fleet',
    game: 'toy',
    ruleset: null,
    cards: 20,
    faults: [],
  });
  expect((await ran('deck', 'print', 'fleet', '--game', 'toy')).text).toBe('1 ship\n19 gull');
  expect((await ran('deck', 'check', 'fleet', '--game', 'toy', '--ruleset', 'casual')).fault).toBe(
    'The toy game has only one set of rules. Leave --ruleset out.',
  );
  // a ready deck of Babylon 5 is legal, and a list of another game is not
  expect((await ran('deck', 'check', 'narn')).text).toMatch(/^narn is legal under the casual rules: /);
  expect((await ran('deck', 'check', file)).code).toBe(1);
});

test('a deck of LackeyCCG is checked and printed as a list, and a list printed as such a deck', async () => {
  const dek = (await ran('deck', 'print', 'quay', '--game', 'wars', '--as', 'dek')).text;
  expect(dek).toContain('<superzone name="Location">');
  const file = join(folder(), 'Quay é.dek');
  // as old Windows programs write
  writeFileSync(file, Buffer.from(dek.replace('<author></author>', '<author>René</author>'), 'latin1'));
  expect((await ran('deck', 'check', file, '--game', 'wars')).text).toMatch(
    /is legal under the constructed rules: 60 cards\.$/,
  );
  const list = (await ran('deck', 'print', file, '--game', 'wars')).lines;
  expect(list).toContain('Author: René');
  const quay = (await ran('deck', 'print', 'quay', '--game', 'wars')).lines;
  expect(list.filter(line => /^\d/.test(line)).sort()).toEqual(quay.filter(line => /^\d/.test(line)).sort());
  writeFileSync(file, dek.slice(0, -100));
  const broken = await ran('deck', 'check', file, '--game', 'wars');
  expect(broken.code).toBe(1);
  expect(broken.text).toContain('the list: The file is incomplete. </deck> is missing at its end.');
  expect((await ran('deck', 'print', file, '--game', 'wars', '--as', 'pdf')).code).toBe(2);
});

test('a deck file of another program or encoding is read whole, or refused in one line', async () => {
  const file = join(folder(), 'deck');
  const check = async (bytes: string | Uint8Array) => {
    writeFileSync(file, bytes);
    const { text, fault } = await ran('deck', 'print', file, '--game', 'wars');
    return (text + fault).trim();
  };
  const list = 'Deck\r\n3 Anticipation\r\n';
  const wide = Buffer.from(list, 'utf16le');
  const big = Buffer.from(wide).swap16();
  for (const bytes of [
    Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), big]),
    wide,
    big,
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(list)]),
  ])
    expect(await check(bytes)).toBe('Deck\n3 Anticipation');
  expect(await check('<deck><section name="Deck"><card qty="3">Anticipation</card></section></deck>')).toBe(
    'Deck (3):\n3 Anticipation',
  );
  for (const [bytes, why] of [
    [Buffer.concat([Buffer.from([0xff, 0xfe]), wide.subarray(0, 9)]), 'ends in the middle of a letter'],
    [Buffer.from([0xff, 0xfe, 0, 0, 0x44, 0, 0, 0]), 'is in UTF-32'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 7, 1, 0, 9]), 'is not a text file'],
    [Buffer.alloc(2_000_001, 0x20), 'is too big for a deck list. The limit is 1 MB.'],
    ['<deck><section name="Deck"><card qty="3"></card></section></deck>', 'line 1: A <card> has no <name>.'],
  ] as const) {
    const told = await check(bytes);
    expect(told).toContain(why);
    expect(told.split('\n')).toHaveLength(1);
  }
});

test('a card is found with any apostrophe, with invisible signs, and with the last name first', async () => {
  for (const name of ['G`Kar', 'g’kar', 'GʼKar', 'G\u200e’Kar'])
    expect((await ran('card', name, '--game', 'babylon5')).text, name).toMatch(/^G'Kar/);
  expect((await ran('card', 'Sinclair, Jeffrey')).text).toMatch(/^Jeffrey Sinclair/);
  const found = (await ran('rule', '--search', 'ambassador’s', '--game', 'babylon5')).text;
  expect(found).toBe((await ran('rule', '--search', "ambassador's", '--game', 'babylon5')).text);
  expect(found).toContain('b5/');
});

test('a card is looked for in all games', async () => {
  expect((await ran('card', 'gull')).text).toBe(
    'gull, a card of the toy game\n\nRulings:\n  toy-r-gull-1  A gull that has flown is gone.',
  );
  expect((await ran('card', 'Susan Ivanova')).text).toContain('Human Character');
  const both = await ran('card', 'lennier');
  expect([both.code, both.fault]).toEqual([
    2,
    '"lennier" is a card of Babylon 5 and of The toy game. Say which with --game babylon5 or --game toy.',
  ]);
  expect((await ran('card', 'Lennier', '--game', 'babylon5')).text).toContain('Minbari Character');
  expect(JSON.parse((await ran('card', 'Lennier', '--game', 'toy', '--json')).text)).toEqual([
    { game: 'toy', title: 'Lennier', rulings: [], decisions: [] },
  ]);
  expect(await ran('card', 'crusade')).toMatchObject({
    code: 2,
    fault: '“Crusade” is a known card of Babylon 5, from the Premier edition, but not playable yet.',
  });
  expect((await ran('card', 'Personal Base')).text).toContain(
    '\nDecided by Orrery: from what it is safe: from plays of others, not from those of its owner (no source)',
  );
  expect((await ran('card', 'Luck Demon')).text).toMatch(/\nRulings:\n {2}ge-r-luck-demon-1 {2}.*\(errata: R\/M9/);
  expect((await ran('card', 'lighthous')).fault).toBe('There is no card "lighthous". Did you mean lighthouse?');
  expect((await ran('card', 'gull', '--game', 'babylon5')).code).toBe(2);
  const games = new Set(
    JSON.parse((await ran('card', '--list', '--json')).text).map(({ game }: { game: string }) => game),
  );
  expect([...games]).toEqual(['babylon5', 'wars', 'galactic-empires', 'toy']);
});

test('a rule is found by what its id begins with, and words in all books', async () => {
  const gull = await ran('rule', 'toy/points/1');
  expect(gull.lines).toEqual([
    'toy/points/1',
    'A gull is worth one point.',
    'Enforced in:',
    expect.stringMatching(/^ {2}packages\/kernel\/testing\/toy\.ts:\d+ {2}CARDS$/),
    'Proved by:',
    expect.stringMatching(/^ {2}packages\/cli\/test\/support\/toy\/points\.test\.ts:\d+ {2}a gull played is a point$/),
  ]);
  const { enforced, tests } = JSON.parse((await ran('rule', 'toy/points/1', '--json')).text);
  expect(enforced).toEqual([{ file: 'packages/kernel/testing/toy.ts', line: expect.any(Number), name: 'CARDS' }]);
  expect(tests).toHaveLength(1);
  expect((await ran('rule', 'toy/weather/1')).lines.slice(2)).toEqual([
    'No source file names it.',
    'No test proves it yet.',
  ]);
  expect((await ran('rule', 'toy/points')).lines).toHaveLength(2);
  expect((await ran('rule', 'b5/attack/3')).text).toContain('A the rulebook');
  expect((await ran('rule', 'ge/initiative/2')).fault).toBe(
    'There is no rule "ge/initiative/2". Rules have names like b5/attack/3 or wars/initiative/2 or ge/command/4 or toy/points/1. Try --search.',
  );
  const found = async (...args: string[]) =>
    new Set((await ran('rule', '--search', 'point', ...args)).lines.map(line => line.split(/[/-]/)[0]));
  expect(await found()).toEqual(new Set(['b5', 'wars', 'ge', 'toy']));
  expect(await found('--game', 'toy')).toEqual(new Set(['toy']));
});

test('the books of a game are held against its own tests', async () => {
  const { code, text, told } = await ran('coverage', '--game', 'toy', '--json');
  expect(code).toBe(0);
  expect(told).toContain('The toy game: 1 of 1 test files, 2 tests');
  expect(JSON.parse(text)).toEqual({
    games: {
      toy: {
        total: 4,
        proved: 2,
        inScope: { total: 3, proved: 2 },
        topics: {
          points: { total: 2, proved: 2, missing: [] },
          weather: { total: 1, proved: 0, missing: ['toy/weather/1'] },
          later: { total: 1, proved: 0, missing: ['toy/later/1'] },
        },
        rulings: { total: 1, proved: 1, missing: [] },
        untestable: [],
        enforced: { total: 3, named: 2, missing: ['toy/weather/1'] },
        tests: { run: 2, passed: 2 },
        faults: [],
      },
    },
  });
});

test('coverage fails where the run of the tests was no good, though no test failed', async () => {
  const { catalogue } = toyTable as { catalogue: { tests: readonly string[] } };
  const { tests } = catalogue;
  catalogue.tests = ['packages/cli/test/nowhere'];
  try {
    const { code, fault, text } = await ran('coverage', '--game', 'toy');
    expect([code, fault]).toEqual([1, 'the runner ended with exit code 1: there are no tests']);
    expect(text).toContain('Rules of this version: 0 of 3');
  } finally {
    catalogue.tests = tests;
  }
});

test('a game for two is simulated with every pair of its decks in both seats', async () => {
  const records = folder();
  const { code, text } = await ran('sim', 'toy', '--games', '12', '--json', '--record', records);
  expect(code).toBe(0);
  const report = JSON.parse(text);
  expect(report).toMatchObject({ game: 'toy', games: 12, finished: 12, bots: ['greedy', 'greedy'] });
  const { perSeat, perDeck } = report.wins;
  expect(Object.keys(perDeck)).toEqual(['gulls', 'fleet', 'dice']);
  for (const deck of Object.values(perDeck)) expect(deck).toMatchObject({ games: 8 });
  const sum = (list: number[]) => list.reduce((a, b) => a + b);
  expect(sum(perSeat)).toBe(12);
  expect(sum(Object.values<{ wins: number }>(perDeck).map(d => d.wins))).toBe(12);
  const names = readdirSync(records);
  expect(names).toHaveLength(12);
  const pairs = names.map(name => {
    const { setup, game } = JSON.parse(readFileSync(join(records, name), 'utf8'));
    expect(game).toBe('toy');
    return setup.hands.map((hand: string[]) => hand[0]).join(' ');
  });
  expect([...new Set(pairs)].sort()).toEqual([
    'die gull',
    'die ship',
    'gull die',
    'gull ship',
    'ship die',
    'ship gull',
  ]);
  const told = await ran('sim', 'toy', '--games', '6');
  expect(told.text).toMatch(/ {2}seat 2 +greedy +\d+\n {2}gulls +\d of 4\n {2}fleet/);
  expect((await ran('replay', 'verify', join(records, names[0]!))).text).toContain('The replay agrees');
});

test('with --rotate every bot sits in every seat with every deck, and wins are counted by bot', async () => {
  const records = folder();
  const { text } = await ran(
    ...['sim', 'toy', '--bots', 'greedy,random', '--rotate', '--games', '12', '--json', '--record', records],
  );
  const { wins } = JSON.parse(text);
  expect(wins.perBot.greedy.games).toBe(12);
  expect(wins.perBot.random.games).toBe(12);
  expect(wins.perBot.greedy.wins + wins.perBot.random.wins).toBe(12);
  for (const deck of Object.values(wins.perDeck)) expect(deck).toMatchObject({ games: 8 });
  const told = await ran('sim', 'toy', '--bots', 'greedy,random', '--rotate', '--games', '12');
  const [, won] = told.text.match(/ {2}greedy +(\d+) of 12 \(\d+\.\d %, \d+ to \d+\)\n {2}random +\d+ of 12/)!;
  expect(Number(won)).toBe(wins.perBot.greedy.wins);
  const same = await ran('sim', 'toy', '--games', '4');
  expect(same.text).not.toMatch(/ {2}greedy +\d+ of/);
});

test('where no bar can be drawn, a line a minute says how far a long run has come', async () => {
  // a clock on which a minute passes with every second game
  const hours = async (...args: string[]) => {
    const t = new Terminal();
    t.tick = 30_000;
    await t.run('sim', 'toy', '--games', '5', ...args);
    return t.faults;
  };
  const two = await hours('--bots', 'greedy,random');
  expect(two).toHaveLength(2);
  const score = (n: number) => expect.stringMatching(new RegExp(`^${n} of 5 games so far: greedy \\d, random \\d\\.$`));
  expect(two).toEqual([score(2), score(4)]);
  expect(await hours()).toEqual(['2 of 5 games so far.', '4 of 5 games so far.']);
  expect(await hours('--bots', 'greedy,random', '--json')).toEqual([]);
  expect((await ran('sim', 'toy', '--games', '5')).fault).toBe('');
});

test('with --ladder every two bots meet in both orders with every pair of decks, and both are rated', async () => {
  const { text, code } = await ran('sim', 'toy', '--ladder', '--bots', 'greedy,random,easy', '--games', '36', '--json');
  expect(code).toBe(0);
  const { ladder, finished } = JSON.parse(text);
  expect(finished).toBe(36);
  expect(ladder.bots.map((r: { name: string }) => r.name)).toContain('random');
  for (const rung of ladder.bots) expect(rung.seats).toBe(24);
  for (const rung of ladder.decks) expect(rung.seats).toBe(24);
  expect(ladder.bots[0].skill).toBeGreaterThan(ladder.bots[2].skill);
  const told = await ran('sim', 'toy', '--ladder', '--bots', 'greedy,random,easy', '--games', '36');
  expect(told.text).toMatch(/Bots:\n {2}\w+ +\d+\.\d ± \d+\.\d +\d+\.\d % of +24 seats \(/);
  // without names, all levels take part
  const all = JSON.parse((await ran('sim', 'toy', '--ladder', '--games', '12', '--json')).text);
  expect(all.ladder.bots.map((r: { name: string }) => r.name).sort()).toEqual(['easy', 'master', 'medium', 'strong']);
  expect((await ran('sim', 'toy', '--ladder', '--bots', 'nobody')).fault).toContain('There is no bot called "nobody"');
});

test('a game in which nothing happens any more ends as a draw that a bot claims, with a record or without', async () => {
  const records = folder();
  const decks = ['--decks', `${listed('20 ship')},${listed('20 ship')}`];
  const { code, text } = await ran('sim', 'toy', '--games', '2', ...decks, '--json', '--record', records);
  expect(code).toBe(0);
  expect(JSON.parse(text)).toMatchObject({ finished: 2, aborted: 0 });
  expect(JSON.parse(text).wins).toMatchObject({ perSeat: [0, 0], perKind: {}, draws: { repetition: 2 } });
  const [name] = readdirSync(records) as [string];
  expect(JSON.parse(readFileSync(join(records, name), 'utf8')).choices.at(-1)[1]).toBe('!draw');
  expect((await ran('replay', 'verify', join(records, name))).text).toContain('The replay agrees');
  const plain = await ran('sim', 'toy', '--games', '2', ...decks);
  expect(plain.text).toContain('Victories: none.\nWithout a winner: 2 repetition.');
});

test('decks given are played as they are given', async () => {
  const { text } = await ran('sim', 'toy', '--games', '4', '--decks', `dice,${listed('15 gull')}`, '--json');
  expect(JSON.parse(text).wins.perDeck).toMatchObject({ dice: { games: 4 } });
  expect((await ran('sim', 'toy', '--decks', listed('1 shark'))).fault).toMatch(
    /mine\.txt yet\. It has 2 problems:\n {2}line 1: "1 shark" is no card/,
  );
  expect((await ran('sim', 'toy', '--bots', 'random,random,random')).fault).toBe(
    'The toy game is for 2 players, not 3.',
  );
  expect((await ran('sim', 'toy', '--decks', 'dice,dice,dice')).fault).toBe('The toy game is for 2 players, not 3.');
});

test('as many sit down as there are decks, or bots, or as is said; one bot plays every seat', async () => {
  const sim = async (...args: string[]) => {
    const { text, fault } = await ran('sim', 'babylon5', '--games', '1', '--json', ...args);
    if (text === '') return fault;
    const { bots, wins } = JSON.parse(text);
    return [bots.join(' '), Object.keys(wins.perDeck).join(' ')];
  };
  const random = ['--bots', 'random'];
  expect(await sim(...random, '--decks', 'human,narn')).toEqual(['random random', 'human narn']);
  expect(await sim(...random, '--players', '3')).toEqual(['random random random', 'human centauri minbari']);
  expect(await sim(...random, '--players', '3', '--decks', 'narn')).toEqual([
    'random random random',
    'narn human centauri',
  ]);
  expect(await sim(...random)).toEqual(['random random random random', 'human centauri minbari narn']);
  expect(await sim('--bots', 'random,random,random', '--decks', 'narn,human,minbari')).toEqual([
    'random random random',
    'narn human minbari',
  ]);
  expect(await sim('--bots', 'greedy,random', '--players', '3')).toBe(
    'There are 2 bots for 3 players. Name one for each, or one for all.',
  );
  expect(await sim('--bots', 'greedy,random,random', '--decks', 'human,narn')).toBe(
    'There are 3 bots and 2 decks: name the same number of each, or set --players.',
  );
  expect(await sim('--decks', 'human,narn,minbari', '--players', '2')).toBe('There are 3 decks, but only 2 players.');
  expect(await sim('--players', '13')).toBe('Babylon 5 is for 2 to 12 players, not 13.');
  expect(await sim('--players', 'x')).toBe('--players takes a whole number from 1 to 99, not "x".');
  // five decks are five seats, even if two of them have the same race
  expect(await sim('--decks', 'human,narn,minbari,centauri,human')).toBe(
    'Seat 5: a game has only one Human Babylon Project faction (b5/setup/4).',
  );
  expect(await sim('--bots', 'hal')).toMatch(/^There is no bot called "hal"/);
});

test('records that cannot be kept are told in one line', async () => {
  const file = listed('a file');
  const { code, fault } = await ran('sim', 'toy', '--games', '1', '--record', join(file, 'records'));
  expect([code, fault]).toEqual([1, `${join(file, 'records')} cannot be used: a part of its path is no folder.`]);
});

test('Babylon 5 keeps its seats and starter decks, with wins by deck besides', async () => {
  const { text } = await ran('sim', 'babylon5', '--games', '1', '--bots', 'random,random', '--json');
  expect(JSON.parse(text)).toMatchObject({ game: 'babylon5', finished: 1 });
  expect(Object.keys(JSON.parse(text).wins.perDeck)).toEqual(['human', 'centauri']);
});

test('a scenario is played by the game that it names', async () => {
  const file = join(folder(), 'toy.yaml');
  writeFileSync(
    file,
    'scenario: At the start\ngame: toy\nhand: [gull]\npoints: 0\n---\nscenario: Not so\ngame: toy\nhand: []\npoints: 3\n',
  );
  const { code, lines } = await ran('scenario', 'run', file);
  expect(code).toBe(1);
  expect(lines).toEqual([
    'holds  At the start',
    'FAILS  Not so',
    `       ${file}: 0 points, not 3`,
    '1 passed, 1 failed',
  ]);
  writeFileSync(file, 'scenario: x\ngame: chess\n');
  expect((await ran('scenario', 'run', file)).fault).toBe(
    `${file} is a scenario of "chess". This version does not have that game. Choose from babylon5, wars, galactic-empires, toy.`,
  );
});

test('every game is measured in the same run', async () => {
  const { text } = await ran(
    'bench',
    '--game',
    'toy',
    '--samples',
    '1',
    '--sample-ms',
    '50',
    '--warm-up',
    '0',
    '--json',
  );
  const figures = JSON.parse(text);
  expect(Object.keys(figures.games)).toEqual(['toy']);
  const { spread, ...numbers } = figures.games.toy;
  expect(Object.keys(numbers)).toEqual([
    'decisionsPerSecond',
    'forcedPerSecond',
    'cloneMicros',
    'worldMicros',
    'structuredCloneRatio',
    'playoutsPerSecond',
    'viewMicros',
    'changeMicros',
    'changeMicros95',
    'changeBytes',
    'changeBytes95',
    'askedChangeBytes',
    'warningsMicros',
    'warningsMicrosWorst',
    'previewMicros',
    'previewMicrosWorst',
    'stateBytes',
    'matchHeapBytes',
  ]);
  expect(numbers.decisionsPerSecond).toBeGreaterThan(0);
  expect(spread.decisionsPerSecond).toHaveLength(2);
  // only the same game on both can be compared
  expect(Object.keys(figures)).toEqual(['games', 'small', 'thinking']);
  for (const both of [figures.small, figures.thinking])
    expect(both.ratio).toBeCloseTo(both.orrery / both.boardgameio, 1);
});

test('a game is resumed by the name that its record carries', async () => {
  const first = new Terminal(['play gull', 'quit']);
  expect(await first.run('play', 'toy', '--seed', '3')).toBe(0);
  expect(first.printed.at(-1)).toMatch(/^Saved\. Continue with: \.\/orrery play toy --resume .*toy-.*-seed3\.json$/);
  const again = new Terminal(['quit']);
  again.env.ORRERY_HOME = first.home;
  expect(await again.run('play', '--resume')).toBe(0);
  expect(again.text).toContain('Points: 1 to 0');
  const other = new Terminal();
  other.env.ORRERY_HOME = first.home;
  expect(await other.run('play', 'babylon5', '--resume')).toBe(2);
  expect(other.faults[0]).toContain('There is no unfinished game');
});

test('what hardly needs a choice is chosen without asking, until the person says hold', async () => {
  // with an empty hand the toy game lets a person wait, even if there is a card to draw
  const asked = async (...typed: string[]) => {
    const t = new Terminal([...typed, 'quit']);
    await t.run('play', 'toy', '--seed', '3');
    return t;
  };
  const auto = await asked('play gull', 'play gull');
  expect(auto.text).toContain('pass (type "hold" to be asked).');
  expect(auto.text).toMatch(/Seat 2 wins/);
  const held = await asked('hold', 'play gull', 'play gull', 'draw', 'play gull', 'undo');
  expect(held.text).toContain('The game asks you every time.');
  expect(held.text).not.toContain('(type "hold" to be asked)');
  expect(held.text).toContain('Points: 3 to 0');
  // a card of the hand was seen: the bot agrees
  expect(held.text).toContain('Undone. The others agreed.');
  const again = await asked('hold', 'play gull', 'play gull', 'auto');
  expect(again.text).toContain('The game asks you when there is something to choose.');
  expect(again.text).toContain('pass (type "hold" to be asked).');
  expect((await asked('help')).text).toMatch(/hold +be asked every time.*\n *auto +let the game pass for you/);
});

test('in Babylon 5 hold asks even where there is only a pass', async () => {
  const answers = ['build', 'sponsor', '1', '', 'pass', '1 2', '1 2 3', '1 2 3 4'];
  const pass = async (first: string) => {
    const t = new Terminal(n => (n === 0 ? first : n > 400 ? null : answers[n % answers.length]!));
    await t.run('play', 'babylon5', '--seed', '3', '--deck', 'narn');
    return t.text.slice(t.text.indexOf('The game asks you'));
  };
  expect(await pass('auto')).toContain('Pass: you can do nothing else.');
  expect(await pass('hold')).not.toContain('you can do nothing else');
});
