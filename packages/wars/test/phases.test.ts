import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../src/game.ts';
import type { LocationPlace, SeatPosition } from '../src/position.ts';
import type { Phase } from '../src/state.ts';
import { type Table, table } from './table.ts';
import { asked } from './test-cards.ts';

const VALLEY = 'Ganymede/Valley'; // 2 energy icons on each side
const VANTAGE = 'Ganymede/Vantage Point'; // 2 and 1
const UNTAPPED = 'Mercury/Untapped Planet'; // 2 and 2
const HIDEAWAY = 'Europa/The Gambler’s Hideaway'; // 1 and 0
const PALLAS = 'Pallas/Asteroid Stronghold'; // 2 and 0
const AVIATRIX = 'Hellcat Aviatrix';

const at = (
  phase: Phase,
  one: SeatPosition,
  two: SeatPosition = {},
  locations: LocationPlace[] = [VALLEY, VANTAGE, UNTAPPED],
): Table => table({ phase, locations, seats: [asked(one), asked(two)] });

/** What a viewer may know of all that has happened, as text. */
const heard = (t: Table, who: number | null, ...types: string[]): string =>
  JSON.stringify(t.happened(...types).map(f => t.toldTo(f, who === null ? null : who - 1).fact));

// Activating

rule('wars/activate/1', 'with 51 cards in the reserve and none activated nothing can be paid for', () => {
  const t = at('deploy', { hand: ['Test Scholar', 'Test Order'], reserve: 51, active: 0 });
  expect(t.refuses(1, 'play', 'Test Scholar')).toBe('wars/costs/1');
  // what costs nothing can be played
  expect(t.offers(1, 'play', 'Test Order')).toBe(true);
  const paid = at('deploy', { hand: ['Test Scholar'], reserve: 50, active: 1 });
  expect(paid.offers(1, 'play', 'Test Scholar')).toBe(true);
});

rule('wars/activate/2', 'cards go one at a time from the top of the reserve to that of the active pile, unseen', () => {
  const t = at('activate', { reserve: ['Stinger', 'Boxer', 'Slider'], active: ['Little Nelly'], icons: {} });
  t.act(1, 'activate', 2).resolve();
  expect(t.pile(1, 'active')).toEqual(['Boxer', 'Stinger', 'Little Nelly']);
  expect(t.pile(1, 'reserve')[0]).toBe('Slider');
  for (const who of [1, 2, null]) {
    expect(heard(t, who, 'activated')).toBe('[{"t":"activated","seat":0,"n":2,"announced":true}]');
    expect(JSON.stringify(view(t.s, who === null ? null : who - 1))).not.toContain('Boxer');
  }
});

rule(
  ['wars/activate-phase/1', 'wars/activate-phase/2'],
  'one activation action, with interrupts and abilities before and after it',
  () => {
    const t = at('activate', { hand: ['Test Draw', 'Test Draw'], at: { [VALLEY]: ['Test Scholar'] } });
    t.play(1, 'Test Draw').use(1, 'Test Scholar', 1);
    t.act(1, 'activate', 2).resolve();
    expect(t.offers(1, 'activate')).toBe(false);
    expect(t.refuses(1, 'activate', 1)).toBe('wars/activate-phase/1');
    expect([t.offers(1, 'play', 'Test Draw'), t.offers(1, 'use', 'Test Scholar', 0)]).toEqual([true, true]);
    t.pass(1);
    expect(t.refuses(2, 'activate', 1)).toBe('wars/initiative/2');
  },
);

rule('wars/activation-action/1', 'one more than the energy icons on your side of all locations', () => {
  // 2 on one's own sector, 2 facing oneself on the opponent's site: 5 in all
  const t = at('activate', { icons: {} }, { icons: {} }, [PALLAS, { card: VALLEY, of: 2 }]);
  expect(t.options(1).filter(o => o.verb === 'activate')).toHaveLength(5);
  for (const n of [1, 3, 5]) expect(t.offers(1, 'activate', n)).toBe(true);
  expect(t.refuses(1, 'activate', 6)).toBe('wars/activation-action/1');
});

rule('wars/activation-action/2', '0 icons and 2 icons allow three: two may be announced, four may not', () => {
  const t = at('activate', { icons: {}, reserve: 9, active: 0 }, { icons: {} }, [VALLEY, { card: HIDEAWAY, of: 2 }]);
  expect(t.offers(1, 'activate', 3)).toBe(true);
  expect(t.refuses(1, 'activate', 4)).toBe('wars/activation-action/1');
  t.act(1, 'activate', 2).resolve();
  expect([t.size(1, 'active'), t.size(1, 'reserve')]).toEqual([2, 7]);
});

rule(
  ['wars/activation-action/3', 'wars/activation-action/5'],
  'the amount is announced, goes on the stack and can be responded to',
  () => {
    const t = at('activate', { icons: {}, active: 0 }, { hand: ['Test Cancel'] });
    t.act(1, 'activate', 3).pass(1);
    expect(t.stack).toEqual(['Activation']);
    expect(view(t.s, 1).stack[0]!.about).toEqual(['3 energy']);
    expect(t.size(1, 'active')).toBe(0);
    expect(t.asked).toEqual([2]);
    t.pass(2);
    // nothing more was asked: three it was
    expect([t.question, t.size(1, 'active')]).toEqual(['initiative', 3]);
  },
);

rule('wars/activation-action/4', 'an interrupt that activates does not count as the action', () => {
  const t = at('activate', { icons: {}, active: 0, hand: ['Test Spark', 'Test Spark'] });
  t.play(1, 'Test Spark').act(1, 'activate', 2).resolve().play(1, 'Test Spark');
  expect(t.size(1, 'active')).toBe(4);
  expect(t.refuses(1, 'activate', 1)).toBe('wars/activate-phase/1');
});

rule('wars/activation-action/6', 'seven icons, three announced: the other five are gone for this turn', () => {
  const t = at('activate', { icons: {}, reserve: 20, active: 0 }, { icons: {} }, [
    VALLEY,
    UNTAPPED,
    PALLAS,
    { card: 'Luna/Military Outpost', of: 2 },
  ]);
  expect(t.offers(1, 'activate', 8)).toBe(true);
  expect(t.refuses(1, 'activate', 9)).toBe('wars/activation-action/1');
  t.act(1, 'activate', 3).pass(1, 2);
  expect(t.size(1, 'active')).toBe(3);
  expect(t.refuses(1, 'activate', 5)).toBe('wars/activate-phase/1');
});

rule(['wars/active-pile/1'], 'the active pile is there with no card in it, and takes the first one', () => {
  const t = at('activate', { active: 0, icons: {} });
  expect([view(t.s, 1).seats[0]!.active, t.pile(1, 'active')]).toEqual([0, []]);
  t.act(1, 'activate', 1).resolve();
  expect(view(t.s, 1).seats[0]!.active).toBe(1);
});

// Paying

rule(['wars/pay/1', 'wars/used-pile/1'], 'paid energy goes one card at a time, unseen, onto the used pile', () => {
  const t = at('control', {
    hand: ['Test Toll'],
    active: ['Stinger', 'Boxer', 'Slider'],
    reserve: 30,
    used: ['Little Nelly'],
    icons: {},
  });
  t.act(1, 'play', 'Test Toll');
  expect(t.pile(1, 'active')).toEqual([]);
  expect(t.pile(1, 'used')).toEqual(['Slider', 'Boxer', 'Stinger', 'Little Nelly']);
  for (const who of [1, 2, null]) {
    expect(heard(t, who, 'paid')).toBe('[{"t":"paid","seat":0,"n":3,"cost":true}]');
    expect(JSON.stringify(view(t.s, who === null ? null : who - 1))).not.toContain('Boxer');
  }
  // two energy cannot pay for three, whatever lies in the reserve and on the used pile
  const short = at('control', { hand: ['Test Toll'], active: 2, reserve: 30, used: 10 });
  expect(short.refuses(1, 'play', 'Test Toll')).toBe('wars/costs/1');
});

// Controlling and draining

rule('wars/control/1', 'a ship or unit of yours and none of theirs', () => {
  const control = (mine: string[], theirs: string[], place = VALLEY) => {
    const t = at('control', { at: { [place]: mine } }, { at: { [place]: theirs } });
    return [t.controls(1, place), t.controls(2, place)];
  };
  expect(control([AVIATRIX], [])).toEqual([true, false]);
  expect(control([AVIATRIX], ['Stinger'])).toEqual([false, false]);
  expect(control([], ['Stinger'])).toEqual([false, true]);
  expect(control([], [])).toEqual([false, false]);
  expect(control(['Guardian-Class Carrier'], [], UNTAPPED)).toEqual([true, false]);
});

rule('wars/control-phase/1', 'interrupt, drain, ability, drain elsewhere', () => {
  const t = at('control', { hand: ['Test Draw'], at: { [VALLEY]: ['Test Scholar'], [VANTAGE]: [AVIATRIX] } });
  t.play(1, 'Test Draw').act(1, 'drain', VALLEY).resolveAll();
  t.use(1, 'Test Scholar', 0).act(1, 'drain', VANTAGE).resolveAll();
  expect(t.happened('drained').map(f => f.n)).toEqual([2, 1]);
  const deploy = at('deploy', { at: { [VALLEY]: [AVIATRIX] } });
  expect(deploy.refuses(1, 'drain', VALLEY)).toBe('wars/drain-action/1');
});

rule('wars/drain-action/1', 'in your control phase while nothing is pending', () => {
  const t = at('control', { hand: ['Test Draw'], at: { [VALLEY]: [AVIATRIX] } }, { at: { [VANTAGE]: [AVIATRIX] } });
  expect(t.offers(1, 'drain', VALLEY)).toBe(true);
  t.act(1, 'play', 'Test Draw');
  expect(t.refuses(1, 'drain', VALLEY)).toBe('wars/the-stack/4');
  t.resolve().pass(1);
  expect(t.refuses(2, 'drain', VANTAGE)).toBe('wars/initiative/2');
  for (const phase of ['activate', 'battle', 'move', 'draw'] as const)
    expect(at(phase, { at: { [VALLEY]: [AVIATRIX] } }).refuses(1, 'drain', VALLEY)).toBe('wars/drain-action/1');
});

rule('wars/drain-action/2', 'a location that you control, with an energy icon on the other side', () => {
  const t = at(
    'control',
    { at: { [VALLEY]: [AVIATRIX], [HIDEAWAY]: ['Guardian-Class Carrier'], [VANTAGE]: ['Stinger'] } },
    { at: { [VANTAGE]: ['Stinger'] } },
    [VALLEY, VANTAGE, HIDEAWAY, UNTAPPED],
  );
  expect(t.options(1).filter(o => o.verb === 'drain')).toHaveLength(1);
  expect(t.offers(1, 'drain', VALLEY)).toBe(true);
  for (const place of [HIDEAWAY, VANTAGE, UNTAPPED]) expect(t.refuses(1, 'drain', place)).toBe('wars/drain-action/2');
});

rule(
  'wars/drain-action/2',
  'the location is a target: who no longer controls it when the drain comes off drains nothing',
  () => {
    const t = at('control', { at: { [VALLEY]: [AVIATRIX] } }, { hand: ['Test Destroy'] });
    t.act(1, 'drain', VALLEY).pass(1).play(2, 'Test Destroy', AVIATRIX).resolveAll();
    expect([t.happened('drained'), t.happened('energy-lost'), t.happened('fizzled').length]).toEqual([[], [], 1]);
  },
);

rule('wars/drain-action/3', 'once at each location in a control phase', () => {
  const t = at('control', { at: { [VALLEY]: [AVIATRIX], [VANTAGE]: ['Stinger'] } });
  t.act(1, 'drain', VALLEY).resolveAll();
  expect(t.refuses(1, 'drain', VALLEY)).toBe('wars/drain-action/3');
  expect(t.offers(1, 'drain', VANTAGE)).toBe(true);
  t.until('control', 2).until('control', 1);
  expect(t.offers(1, 'drain', VALLEY)).toBe(true);
});

rule('wars/drain-action/4', 'a unit that drains at one site, and is moved to another, drains there too', () => {
  const t = at('control', { hand: ['Test Shove'], at: { [VALLEY]: [AVIATRIX] } });
  t.act(1, 'drain', VALLEY).resolveAll();
  expect(t.refuses(1, 'drain', VANTAGE)).toBe('wars/drain-action/2');
  t.play(1, 'Test Shove').act(1, 'drain', VANTAGE).resolveAll();
  expect(t.happened('drained').map(f => f.n)).toEqual([2, 1]);
});

rule('wars/drain-action/5', 'one energy for each icon on the opponent’s side', () => {
  // Vantage Point has 2 icons toward its owner and 1 the other way: whose it is decides
  for (const [of, n] of [
    [1, 1],
    [2, 2],
  ] as const) {
    const t = at('control', { at: { [VANTAGE]: [AVIATRIX] } }, {}, [{ card: VANTAGE, of }, UNTAPPED]);
    t.act(1, 'drain', VANTAGE).resolveAll();
    expect([t.happened('energy-lost').length, t.size(2, 'lost')]).toEqual([n, n]);
  }
});

rule('wars/drain-action/6', 'three units drain for 2: a card from hand and the top of the reserve are lost', () => {
  const t = at(
    'control',
    { at: { [VALLEY]: [AVIATRIX, 'Stinger', 'Claviger'] } },
    { hand: ['Boxer', 'Slider'], reserve: ['Little Nelly'], active: 3, used: 3 },
  );
  t.act(1, 'drain', VALLEY).resolve();
  expect(t.options(2).map(o => o.verb)).toEqual(['pile', 'pile', 'pile', 'card', 'card', 'card']);
  t.pick(2, 'Boxer').pick(2, 'reserve');
  expect(t.pile(2, 'lost')).toEqual(['Little Nelly', 'Boxer']);
  expect([t.size(2, 'hand'), t.size(2, 'reserve'), t.size(2, 'active'), t.size(2, 'used')]).toEqual([2, 20, 3, 3]);
  expect(t.refuses(1, 'drain', VALLEY)).toBe('wars/drain-action/3');
});

rule('wars/drain-action/7', 'what makes drains smaller counts when the drain comes off the stack', () => {
  const drain = (answered: boolean) => {
    const t = at(
      'control',
      { at: { [VALLEY]: [AVIATRIX] }, hand: ['Test Destroy'] },
      { table: ['Test Peace'], hand: ['Test Draw'] },
    );
    t.act(1, 'drain', VALLEY);
    if (answered) t.play(1, 'Test Destroy', 'Test Peace');
    t.resolveAll();
    return t.happened('energy-lost').length;
  };
  expect([drain(false), drain(true)]).toEqual([1, 2]);
});

rule(
  'wars/drain-action/8',
  '“each time a player drains” triggers when the drain comes off, not when it is announced',
  () => {
    const t = at(
      'control',
      { at: { [VALLEY]: [AVIATRIX] } },
      { at: { [VANTAGE]: ['Test Herald'] }, hand: ['Test Cancel'] },
    );
    t.act(1, 'drain', VALLEY);
    expect([t.stack, t.s.waiting]).toEqual([['Drain'], []]);
    t.resolve().pick(2, 'reserve').pick(2, 'reserve');
    expect(t.stack).toEqual(['Test Herald']);
    const canceled = at(
      'control',
      { at: { [VALLEY]: [AVIATRIX] } },
      { at: { [VANTAGE]: ['Test Herald'] }, hand: ['Test Cancel'] },
    );
    canceled.act(1, 'drain', VALLEY).pass(1).play(2, 'Test Cancel');
    expect([canceled.stack, canceled.happened('drained')]).toEqual([[], []]);
  },
);

// Deploying

rule(['wars/deploy-phase/1', 'wars/deploy-phase/2'], 'any number of cards, each while nothing is pending', () => {
  const five = [AVIATRIX, 'Claviger', 'Stinger', 'Carabinier', 'Test Scholar'];
  const t = at('deploy', { hand: [...five, 'Test Draw'], at: { [VALLEY]: ['Test Scholar'] }, active: 30 });
  t.play(1, AVIATRIX, VALLEY);
  // between two cards: an interrupt, an ability
  t.act(1, 'play', 'Test Draw');
  expect(t.refuses(1, 'play', 'Claviger')).toBe('wars/deploy-phase/1');
  t.resolve().use(1, 'Test Scholar', 0);
  for (const title of five.slice(1)) t.play(1, title, VALLEY);
  expect(five.every(title => t.inPlay(title))).toBe(true);
  expect(t.offers(1, 'use', 'Test Scholar', 1)).toBe(true);
});

rule('wars/deploy-phase/3', 'what could not be completed is refused, and nothing has changed', () => {
  const t = at('deploy', { hand: ['Test Harm', 'Test Toll', 'Guardian-Class Carrier'], active: 2 });
  const before = JSON.stringify(view(t.s, 0));
  for (const title of ['Test Harm', 'Test Toll', 'Guardian-Class Carrier']) {
    expect(() => t.act(1, 'play', title)).toThrow('cannot play');
    expect(JSON.stringify(view(t.s, 0))).toBe(before);
  }
  expect([t.happened('paid', 'shown', 'declared'), t.size(1, 'active')]).toEqual([[], 2]);
  expect(t.refuses(1, 'play', 'Test Harm')).toBe('wars/target/7');
});

rule(
  ['wars/deploy-phase/4', 'wars/deploy-phase/9'],
  'a card that is announced leaves the hand, open to both, and is pending',
  () => {
    const t = at('deploy', { hand: [AVIATRIX] });
    expect(JSON.stringify(view(t.s, 1))).not.toContain(AVIATRIX);
    t.act(1, 'play', AVIATRIX).pick(1, VALLEY);
    expect([t.pile(1, 'hand'), t.stack, t.asked]).toEqual([['Test Spare'], [AVIATRIX], [1]]);
    expect(view(t.s, 1).stack.map(x => x.name)).toEqual([AVIATRIX]);
    t.pass(1);
    expect(t.asked).toEqual([2]);
  },
);

rule('wars/deploy-phase/5', 'a destiny symbol needs a card in the reserve of whoever reveals', () => {
  const t = at('control', { hand: ['Sprinkle’s Deal'], reserve: 0 });
  expect(t.refuses(1, 'play', 'Sprinkle’s Deal')).toBe('wars/destiny/6');
  expect(at('control', { hand: ['Sprinkle’s Deal'], reserve: 1 }).offers(1, 'play', 'Sprinkle’s Deal')).toBe(true);
});

rule(['wars/deploy-phase/6', 'wars/deploy-phase/7', 'wars/deploy-phase/8'], 'options, then targets, then costs', () => {
  // used or lost is said when the card is named
  const mode = at('control', { hand: ['Overburdened'] }, { hand: 13 });
  expect(
    mode
      .options(1)
      .filter(o => o.verb === 'play')
      .map(o => o.b),
  ).toEqual([0, 1]);
  // two targets are needed, one is there
  const one = at('control', { hand: ['Test Harm Two'], at: { [VALLEY]: [AVIATRIX] } });
  expect(one.refuses(1, 'play', 'Test Harm Two')).toBe('wars/target/7');
  const three = at('control', { hand: ['Test Harm Two'], at: { [VALLEY]: [AVIATRIX, 'Stinger', 'Claviger'] } });
  three.act(1, 'play', 'Test Harm Two');
  expect(three.question).toBe('target');
  expect([three.happened('declared').length, three.happened('paid').length]).toEqual([0, 0]);
  three.pick(1, AVIATRIX, 'Claviger').resolve();
  expect([three.damaged(AVIATRIX), three.damaged('Claviger'), three.damaged('Stinger')]).toEqual([true, true, false]);
  // one energy short
  const short = at('control', { hand: ['Test Toll'], active: 2 });
  expect(short.refuses(1, 'play', 'Test Toll')).toBe('wars/costs/1');
});

rule('wars/deploy-phase/10', 'Sprinkle’s Deal: 3 energy, two Maverick icons, as many cards as the destiny says', () => {
  const t = at('deploy', {
    hand: ['Sprinkle’s Deal'],
    icons: { maverick: 2 },
    active: 3,
    reserve: ['Stinger', 'Boxer', 'Slider', 'Little Nelly'],
  });
  t.act(1, 'play', 'Sprinkle’s Deal');
  expect([t.stack, t.size(1, 'active'), t.happened('destiny')]).toEqual([["Sprinkle's Deal"], 0, []]);
  t.resolve();
  // Stinger has destiny 3
  expect(t.pile(1, 'hand')).toEqual(['Little Nelly', 'Slider', 'Boxer', 'Test Spare']);
  expect(t.pile(1, 'lost')).toEqual(["Sprinkle's Deal"]);
  const icons = at('deploy', { hand: ['Sprinkle’s Deal'], icons: { maverick: 1 }, active: 3 });
  expect(icons.refuses(1, 'play', 'Sprinkle’s Deal')).toBe('wars/costs/1');
  const empty = at('deploy', { hand: ['Sprinkle’s Deal'], icons: { maverick: 2 }, active: 3, reserve: 0 });
  expect(empty.refuses(1, 'play', 'Sprinkle’s Deal')).toBe('wars/destiny/6');
});

// Drawing

rule(
  ['wars/draw-phase/1', 'wars/draw-phase/2', 'wars/draw-phase/3', 'wars/draw-phase/4'],
  'one card at a time from the active pile, seen before the next, with interrupts between, never on the stack',
  () => {
    const t = at('draw', {
      hand: ['Test Draw'],
      active: ['Stinger', 'Boxer', 'Slider'],
      reserve: 9,
      at: { [VALLEY]: ['Test Scholar'] },
    });
    t.act(1, 'draw');
    expect([t.stack, t.asked, t.size(1, 'active')]).toEqual([[], [1], 2]);
    expect(view(t.s, 0).hand.map(c => c.title)).toContain('Stinger');
    expect(JSON.stringify(view(t.s, 1))).not.toContain('Stinger');
    t.act(1, 'play', 'Test Draw');
    expect(t.refuses(1, 'draw')).toBe('wars/the-stack/4');
    t.resolve().act(1, 'draw');
    expect(t.size(1, 'hand')).toBe(4);
    t.use(1, 'Test Scholar', 3);
    t.act(1, 'draw');
    expect(t.refuses(1, 'draw')).toBe('wars/draw-phase/1');
    t.pass(1);
    expect(t.refuses(2, 'draw')).toBe('wars/initiative/2');
  },
);
