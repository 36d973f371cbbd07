import { rmSync } from 'node:fs';
import { serve } from '@orrery/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Visitor } from '../../../src/terminal/join/visitor.ts';
import { folder, Terminal } from '../../support/terminal.ts';

/** A person at a terminal who types what a function says when asked. */
class Person extends Terminal {
  /** @param think gives the next line to type; null: nothing more */
  constructor(private readonly think: (me: Person) => string | null | Promise<string | null>) {
    super();
  }

  override async ask(prompt = '', complete?: never, enough?: AbortSignal): Promise<string | null> {
    void super.ask(prompt, complete);
    if (enough?.aborted) return null;
    return new Promise(resolve => {
      enough?.addEventListener('abort', () => resolve(null));
      void Promise.resolve(this.think(this)).then(resolve);
    });
  }

  override terminal = true;
  #take: ((line: string | null) => boolean) | null = null;
  override listen(take?: (line: string | null) => boolean): () => void {
    this.#take = take ?? null;
    return () => {
      this.#take = null;
    };
  }
  /** Types a line while nothing is asked. */
  types(line: string): void {
    this.#take?.(line);
  }

  override out(text: string): void {
    super.out(text);
    for (const wake of this.waking.splice(0)) wake();
  }
  private waking: (() => void)[] = [];

  /** Waits for some output. */
  async reads(words: string): Promise<void> {
    while (!this.text.includes(words)) await new Promise<void>(resolve => this.waking.push(resolve));
  }
}

/** Plays on by the table's hints: asks for one, and types it. */
function byHints(): (me: Person) => string {
  let before = 0;
  let hints = 0;
  return me => {
    const news = me.printed.slice(before);
    before = me.printed.length;
    if (news.some(line => line.startsWith('Play again'))) return 'q';
    // another player has changed a deck since this one was ready
    if (news.some(line => line.startsWith('Ready?'))) return '1';
    // confirms warnings: otherwise it would ask for hints for ever. The words may be on two lines
    if (news.join(' ').replace(/\s+/g, ' ').includes('Press Enter to do it anyway')) return '';
    const said = news.findLast(line => line.startsWith('Type '));
    const [, typed] = /^Type (nothing|none|\d+(?:x\d+)?(?: \d+(?:x\d+)?)*)[ ,:.]/.exec(said ?? '') ?? [];
    hints = typed === undefined ? hints + 1 : 0;
    if (hints > 3) throw new Error(`Hints do not help here: ${me.printed.slice(-20).join('\n')}`);
    return typed === undefined ? 'hint' : typed === 'nothing' ? '' : typed;
  };
}

let data: string;
let running: Awaited<ReturnType<typeof serve>>;
const begin = async (port = 0) => {
  running = await serve({ port, folder: data, level: 'silent', limits: { rates: false, messages: 100_000 } });
};
beforeEach(async () => {
  data = folder();
  await begin();
});
afterEach(async () => {
  await running.close();
  rmSync(data, { recursive: true, force: true });
});

/** A person opens a WARS table as the page does, for themselves and anybody with the link. @returns the link */
async function opened(me: Person, name: string, options: object = {}): Promise<string> {
  const visitor = new Visitor(running.address, me.env);
  await visitor.guest(name);
  const seats = [{ kind: 'me' }, { kind: 'anybody' }];
  const { link } = await visitor.ask<{ link: string }>('POST', '/api/tables', { game: 'wars', seats, options });
  return running.address + link;
}

/** True if a person is asked whether they are ready. */
const isReady = ({ printed }: Person): boolean => printed.slice(-5).some(line => line.startsWith('Ready?'));

/** The last question with its choices, as on a screen. */
const lastQuestion = ({ text }: Person): string => text.slice(text.lastIndexOf('─────\n'));

describe('two people at two terminals', () => {
  test('play a whole game of WARS over a server, and a third one watches', async () => {
    const [ann, bob] = [new Person(byHints()), new Person(byHints())];
    const eve = new Person(() => null);
    const link = await opened(ann, 'Ann');
    const annPlays = ann.run('join', link, '--deck', 'shi');
    await ann.reads('Waiting for one more player.');
    const eveWatches = eve.run('join', link, '--name', 'Eve', '--watch');
    await eve.reads('Waiting for one more player.');
    const bobPlays = bob.run('join', link, '--name', 'Bob', '--deck', 'quay');
    expect([await annPlays, await bobPlays, await eveWatches, ann.faults, bob.faults, eve.faults]).toEqual([
      0,
      0,
      0,
      [],
      [],
      [],
    ]);
    expect(ann.text).toContain('You are Ann.');
    expect(ann.text).toContain('Bob takes a seat.');
    // the names of the seats are their decks
    expect(ann.text).toMatch(/Waiting for Quay\./);
    expect(ann.text).toContain('It is your turn.');
    const wins = [ann, bob].filter(({ text }) => /^You win: /m.test(text));
    const [winner] = wins;
    expect(wins).toHaveLength(1);
    const loser = winner === ann ? bob : ann;
    const name = winner === ann ? 'Shi' : 'Quay';
    for (const other of [loser, eve]) expect(other.text).toMatch(new RegExp(`^${name} wins: `, 'm'));
    // a spectator sees no hand
    expect(ann.text).toContain('Your hand');
    expect(eve.text).not.toContain('Your hand');
  });

  test('one resigns while the other thinks, who is told at once', async () => {
    // she never types anything during the game
    const ann = new Person(me => (me.text.includes('Play again') ? 'q' : isReady(me) ? '1' : new Promise(() => {})));
    const bob = new Person(me => (me.text.includes('Play again') ? 'q' : 'resign'));
    const link = await opened(ann, 'Ann');
    const annPlays = ann.run('join', link, '--deck', 'shi');
    const bobPlays = bob.run('join', link, '--name', 'Bob', '--deck', 'quay');
    await Promise.race([bob.reads('Waiting for Shi.'), bobPlays]);
    bob.types('nonsense');
    bob.types('resign');
    expect([await annPlays, await bobPlays]).toEqual([0, 0]);
    expect(ann.text).toMatch(/^You win: /m);
  });
});

test('the host of a tournament game calls time at a terminal, and nobody else can', async () => {
  /** Calls time at the first question of the game, and plays on by hints. */
  const calling = () => {
    const hints = byHints();
    let called = false;
    return (me: Person): string => {
      if (called || isReady(me)) return hints(me);
      called = true;
      return 'call time';
    };
  };
  const [ann, bob] = [new Person(calling()), new Person(calling())];
  const visitor = new Visitor(running.address, ann.env);
  await visitor.guest('Ann');
  const seats = [{ kind: 'me' }, { kind: 'anybody' }];
  const table = { game: 'babylon5', ruleset: 'tournament', seats };
  const { link } = await visitor.ask<{ link: string }>('POST', '/api/tables', table);
  const annPlays = ann.run('join', running.address + link, '--deck', 'narn-armada');
  const bobPlays = bob.run('join', running.address + link, '--name', 'Bob', '--deck', 'minbari-prophets');
  expect([await annPlays, await bobPlays]).toEqual([0, 0]);
  expect(ann.text).toContain('The host calls time.');
  expect(bob.text).toContain('Only the host of the table can do this.');
  for (const { text } of [ann, bob]) expect(text).toContain('Time is called.');
});

test('who has played plays again with the same people and decks, and sees how much time there is', async () => {
  /** Types each of these when it is asked for, and then leaves. */
  const typing = (lines: readonly [RegExp, string][]) => {
    let before = 0;
    let next = 0;
    return (me: Person): string => {
      const news = me.printed.slice(before).join('\n');
      before = me.printed.length;
      const [asked, line] = lines[next] ?? [/^/, 'quit'];
      expect(news).toMatch(asked);
      next++;
      return line;
    };
  };
  const AGAIN = /Play again, with the same people and decks\?/;
  const ann = new Person(
    typing([
      [/Ready\?/, '1'],
      [/You have (1:00:00|59:\d\d) for this\./, 'clock'],
      // both must choose where to begin; how long it took until then depends on the machine
      [/Shi: (1:00:00|\d\d:\d\d), running\n {2}Quay: (1:00:00|\d\d:\d\d), running/, 'resign'],
      [AGAIN, '1'],
      [/Ready\?/, '1'],
    ]),
  );
  const rest = typing([
    [AGAIN, '1'],
    [/Ready\?/, '1'],
  ]);
  // he is asked at the same time, and thinks until she has resigned
  const bob = new Person(me => (AGAIN.test(me.text) ? rest(me) : new Promise(() => {})));
  const link = await opened(ann, 'Ann', { clock: { kind: 'decision', seconds: 3600 } });
  const annPlays = ann.run('join', link, '--deck', 'shi');
  const bobPlays = bob.run('join', link, '--name', 'Bob', '--deck', 'quay');
  expect([await annPlays, await bobPlays, ann.faults, bob.faults]).toEqual([0, 0, [], []]);
  for (const { text } of [ann, bob]) expect(text.match(/^WARS at /gm)).toHaveLength(2);
});

describe('somebody who leaves', () => {
  test('finds the same question under the same name, after quit and after the server was gone', async () => {
    const ann = new Person(me => (isReady(me) ? '1' : 'quit'));
    const bob = new Person(byHints());
    const link = await opened(ann, 'Ann');
    const bobPlays = bob.run('join', link, '--name', 'Bob', '--deck', 'quay');
    expect(await ann.run('join', link, '--deck', 'shi')).toBe(0);
    expect(ann.printed.at(-1)).toBe(`The game goes on without you. Come back with: ./orrery join ${link}`);

    let line = '';
    const again = new Person(async me => {
      if (line !== '') return 'quit';
      await running.close();
      await me.reads('is lost. Orrery tries again');
      await begin(Number(new URL(link).port));
      await me.reads('The connection is back.');
      line = '1';
      return 'preview 1';
    });
    again.env.ORRERY_HOME = ann.home;
    expect(await again.run('join', link)).toBe(0);
    expect(again.text).toContain('You are Ann.');
    expect(lastQuestion(ann)).toContain(lastQuestion(again).split('\n')[1]);
    expect(again.text.match(/is lost\. Orrery tries again/g)).toHaveLength(1);
    expect(again.text).toMatch(/^What .* would do:$/m);
    bob.types('quit');
    expect(await Promise.race([bobPlays, bob.reads('Waiting for Shi.').then(() => 0)])).toBe(0);
  });
});

describe('what is no way to a table is said in one line', () => {
  test.each([
    ['wars', /^"wars" is not a link to a table. A link looks like http:\/\/localhost:4200\/t\/7KQ2\.$/],
    ['http://localhost:4200/t/O0', /^"O0" is not the code of a table\. /],
    ['http://localhost:1/t/7KQ2', /^No server answers at http:\/\/localhost:1\. /],
  ])('%s', async (link, said) => {
    const me = new Person(() => null);
    expect(await me.run('join', link)).not.toBe(0);
    expect(me.faults).toEqual([expect.stringMatching(said)]);
  });

  test('a table that there is not, and a name that somebody has', async () => {
    const me = new Person(() => null);
    const ann = new Person(() => null);
    const link = await opened(ann, 'Ann');
    expect(await me.run('join', `${running.address}/t/7KQ2`)).toBe(1);
    expect(await me.run('join', link, '--name', 'Ann')).toBe(1);
    expect(me.faults).toEqual(['There is no table 7KQ2.', expect.stringContaining('The name “Ann” is taken')]);
  });
});
