import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { cardText, typeLine } from '../src/card-text.ts';
import { type CardDef, DEFS } from '../src/index.ts';
import { hasLabel } from '../src/rules/cards/label.ts';
import { FACTIONS } from '../src/state.ts';
import { BUNKER, CORE, FIELD, field, MOON, PLATFORM, ROCK } from './fields.ts';
import { table } from './table.ts';

// What stands on a card: keywords, labels, types, inverters; and how numbers are modified

const def = (title: string): CardDef => DEFS.find(d => d.title === title)!;

rule('wars/keyword-ability/1', 'keywords on one line are abilities of their own', () => {
  const { source, front } = def('Boxer');
  expect([source.size, source.transport]).toEqual([3, 2]);
  // each says what it means, in a line of its own
  const lines = cardText(source).map(line => line.replace(/:.*/, ''));
  expect(lines.slice(0, 2)).toEqual(['Size 3', 'Transport 2']);
  // neither is one of the abilities that follow
  expect(front.triggers).toHaveLength(1);
  expect(front.abilities.length + front.statics.length).toBe(0);
});

rule('wars/quickdraw/1', 'Quickdraw adds uses to weapon abilities that have a bullet, and to no others', () => {
  const start = (bearer: string) =>
    field(
      {
        reserve: ['Heavy Juggernaut', 'Heavy Juggernaut', 'Heavy Juggernaut'],
        at: { [CORE]: [{ card: bearer, beneath: ['Spassky Quickfire II'] }] },
      },
      { at: { [CORE]: ['Selfless Protector', 'Entrenched Infantry'] } },
    ).attack(1, CORE);
  const quick = start('Careless Cat');
  quick.use(1, 'Spassky Quickfire II', 0, 'Selfless Protector').use(1, 'Spassky Quickfire II', 0, 'Selfless Protector');
  expect(quick.refuses(1, 'use', 'Spassky Quickfire II', 0)).toBe('wars/bullet/2');
  const slow = start('Pavel Royerk').use(1, 'Spassky Quickfire II', 0, 'Selfless Protector');
  expect(slow.refuses(1, 'use', 'Spassky Quickfire II', 0)).toBe('wars/bullet/2');
  const two = start('Tennaru Hari');
  for (let i = 0; i < 3; i++) two.use(1, 'Spassky Quickfire II', 0, 'Selfless Protector');
  expect(two.refuses(1, 'use', 'Spassky Quickfire II', 0)).toBe('wars/bullet/2');
  // an ability without a bullet stays as it is: as often as it is paid for
  const gate = def('Gongen Katana').front.abilities.map(a => a.source.uses ?? 0);
  expect(gate).toEqual([1, 0]);
});

rule('wars/scouting/1', 'a card with Scouting is played where your side has no energy icon', () => {
  const start = (hand: string[]) =>
    table({
      phase: 'deploy',
      locations: [
        { card: "Titan/Raving Red's Refuge", of: 2 },
        { card: 'Alnak Station/Launch Bay', of: 2 },
      ],
      seats: [{ hand, icons: { maverick: 3, shi: 3 } }, {}],
    });
  const t = start(['Vulture', 'Sudeva Quarrel', 'Vishal Scout', 'Selfless Protector']);
  t.act(1, 'play', 'Vulture');
  expect(t.offers(1, 'at', "Titan/Raving Red's Refuge")).toBe(true);
  t.pick(1, "Titan/Raving Red's Refuge").resolve();
  expect(t.place('Vulture')).toBe("Titan/Raving Red's Refuge");
  t.play(1, 'Vishal Scout');
  if (t.question === 'place') t.pick(1, 'Alnak Station/Launch Bay').resolve();
  expect(t.place('Vishal Scout')).toBe('Alnak Station/Launch Bay');
  // without it: no icon, no ship or unit of one's own
  const none = start(['Sudeva Quarrel', 'Grid Tactician']);
  none.act(1, 'play', 'Sudeva Quarrel');
  expect(none.offers(1, 'at', "Titan/Raving Red's Refuge")).toBe(false);
  none.leaveOpen();
  expect(start(['Selfless Protector']).refuses(1, 'play', 'Selfless Protector')).toBe('wars/character/3');
});

// Inverters

const hannya = (inverted = false) =>
  field(
    { hand: ['Hannya'], at: { [CORE]: inverted ? [{ card: 'Hannya', inverted: true }] : [] } },
    {},
    { phase: 'deploy' },
  );

rule(['wars/inverter/1', 'wars/inverter/2'], 'an inverter has two sets of numbers and enters play upright', () => {
  for (const d of DEFS) expect([d.title, d.source.inverted !== undefined]).toEqual([d.title, d.labels.has('Inverter')]);
  const t = hannya();
  t.play(1, 'Hannya', CORE);
  expect([t.inverted('Hannya'), t.stats('Hannya')]).toEqual([false, [4, 3, 10]]);
});

rule(
  ['wars/inverter/3', 'wars/inverter/4'],
  'inverted, it has the other numbers and abilities, and is not inverted again',
  () => {
    const t = field(
      { at: { [CORE]: ['Hannya'], [MOON]: [{ card: 'Juggernaut Tender', beneath: ['Ikazuchi', 'Vishal Scout'] }] } },
      {},
      { phase: 'move' },
    );
    t.act(1, 'use', 'Hannya', 0);
    for (let i = 0; i < 3; i++) t.pick(1, 'reserve');
    t.resolve();
    expect([t.inverted('Hannya'), t.stats('Hannya')]).toEqual([true, [10, 2, 5]]);
    expect(t.refuses(1, 'use', 'Hannya', 0)).toBe('wars/activated-ability/1');
    t.act(1, 'move', 'Hannya', 'Juggernaut Tender').resolve();
    expect(t.beneath('Juggernaut Tender')).toHaveLength(3); // 3 + 1 + 3 of 8
    const full = field(
      {
        at: {
          [CORE]: [{ card: 'Hannya', inverted: true }],
          [MOON]: [{ card: 'Transport Vessel', beneath: ['GR-Blade'] }],
        },
      },
      {},
      { phase: 'move' },
    );
    expect(full.refuses(1, 'move', 'Hannya', 'Transport Vessel')).toBe('wars/movement-actions/7'); // size 3 now
    const plan = field(
      { hand: ['Attack Plan'], at: { [CORE]: [{ card: 'Hannya', inverted: true }] } },
      {},
      { phase: 'control' },
    );
    plan.play(1, 'Attack Plan');
    expect(plan.pile(1, 'lost')).toEqual(['Attack Plan']);
    expect(plan.happened('inverted')).toEqual([]);
    expect(plan.inverted('Hannya')).toBe(true);
  },
);

rule('wars/revert/1', 'reverted, it has its first numbers again; an upright one is not reverted', () => {
  const start = (inverted: boolean) =>
    field(
      { hand: ['Fill With Fear'], at: { [CORE]: [{ card: 'Hannya', inverted }] } },
      { at: { [PLATFORM]: ['Vishal Scout'] } },
      { phase: 'control', active: 2 },
    )
      .act(2, 'drain', PLATFORM)
      .pass(2);
  const t = start(true);
  expect(t.stats('Hannya')).toEqual([10, 2, 5]);
  t.play(1, 'Fill With Fear');
  expect([t.inverted('Hannya'), t.stats('Hannya')]).toEqual([false, [4, 3, 10]]);
  expect(start(false).refuses(1, 'play', 'Fill With Fear')).toMatch(/^wars\/(target\/7|deploy-phase\/8)$/);
});

// Modifiers

rule(
  ['wars/modifiers/1', 'wars/modifiers/2', 'wars/modifiers/3', 'wars/modifiers/4'],
  'power 2 with -3 is 0, and with +4 then 3, not 4',
  () => {
    const t = field(
      { hand: ['Easy Prey'], at: { [CORE]: [{ card: 'CISyn Coordinators', beneath: ['Sidearm'] }] } },
      { hand: ['Collaborative Strike'], at: { [CORE]: [{ card: 'Pavel Royerk', beneath: ['Sidearm'] }] } },
    ).attack(1, CORE);
    expect(t.stats('Pavel Royerk')).toEqual([2, 3, 3]);
    t.play(1, 'Easy Prey', 'Pavel Royerk');
    expect([t.power('Pavel Royerk'), t.defense('Pavel Royerk')]).toEqual([0, 0]);
    t.pass(1).play(2, 'Collaborative Strike');
    expect([t.power('Pavel Royerk'), t.defense('Pavel Royerk')]).toEqual([3, 4]);
  },
);

rule('wars/modifiers/3', 'one more is no help as long as the sum is below zero', () => {
  const t = field(
    { hand: ['Easy Prey'], at: { [CORE]: [{ card: 'CISyn Coordinators', beneath: ['Sidearm'] }] } },
    { at: { [CORE]: [{ card: 'Qurim Rager', beneath: ['Incapacitated'] }, 'Makal Shrieker'] } },
  ).attack(1, CORE);
  t.play(1, 'Easy Prey', 'Makal Shrieker'); // 1 - 3
  expect(t.power('Makal Shrieker')).toBe(0);
  t.pass(1).use(2, 'Makal Shrieker'); // 1 - 3 + 2
  expect(t.power('Makal Shrieker')).toBe(0);
  t.pass(1).use(2, 'Makal Shrieker'); // 1 - 3 + 2 + 2
  expect(t.power('Makal Shrieker')).toBe(2);
});

rule('wars/modifiers/3', 'destiny 1 with -2 of the place and +1 of a triggered ability is 0, not 1', () => {
  const four = ['Type II Fighter', 'Type II Fighter', 'Type II Fighter', 'Type II Fighter'];
  const ceres = 'Ceres/Belt Hideaway';
  const t = field(
    { table: ['Price of the Game', 'Price of the Game'], reserve: ['Heavy Juggernaut'], at: { [ceres]: four } },
    { at: { [ceres]: four } },
    { locations: [ceres, ...FIELD] },
  ).attack(1, ceres);
  t.untilAsked('reveal for battle destiny', 1).pick(1, 'yes');
  expect(t.battleDestiny(1)).toBe(0); // 1 - 2
  if (t.question === 'trigger') t.least();
  t.pick(1, 'yes').pick(1, 'reserve').pick(1, 0);
  expect(t.battleDestiny(1)).toBe(0); // 1 - 2 + 1
  t.pick(1, 'yes').pick(1, 'reserve').pick(1, 0);
  expect(t.battleDestiny(1)).toBe(1); // 1 - 2 + 1 + 1
  t.leaveOpen();
});

// Labels, types, titles, texts, factions

rule('wars/label/2', 'a label of a group is what cards about the group look for', () => {
  const t = field(
    { hand: ['Optical Delusion', 'Ranger Watchman', 'Vishal Scout'], at: { [CORE]: ['Selfless Protector'] } },
    { at: { [CORE]: ['Selfless Protector'] } },
  ).attack(1, CORE);
  t.play(1, 'Optical Delusion');
  for (let i = 0; i < 4 && !t.inPlay('Ranger Watchman'); i++) {
    expect(t.offers(1, 'card', 'Vishal Scout')).toBe(false);
    t.question === 'initiative' ? t.pass() : t.act(1, t.options(1)[0]!.verb, t.options(1)[0]!.a);
  }
  expect([t.place('Ranger Watchman'), t.size(1, 'hand')]).toEqual([CORE, 1]);
  for (const [label, title] of [
    ['CGC', 'CGC Grunt'],
    ['Hellcats', 'Nimble Jockey'],
    ['Sudeva', 'Sudeva Warrior'],
    ['Tahka', 'Tahka Disruptor'],
  ] as const)
    expect([label, def(title).labels.has(label), def('Vishal Scout').labels.has(label)]).toEqual([label, true, false]);
});

rule('wars/label/3', 'a weapon for a Kizen goes beneath a Kizen; each unit has the label Unit', () => {
  const t = field(
    { hand: ['Chijo Katana'], at: { [CORE]: ['CISyn Coordinators', 'Sheria Coreg', 'Vishal Scout'] } },
    {},
    { phase: 'deploy' },
  ).act(1, 'play', 'Chijo Katana');
  expect([t.offers(1, 'beneath', 'CISyn Coordinators'), t.offers(1, 'beneath', 'Vishal Scout')]).toEqual([true, false]);
  t.pick(1, 'Sheria Coreg').resolve();
  expect(t.beneath('Sheria Coreg')).toEqual(['Chijo Katana']);
  expect([hasLabel(t.s, t.id('Vishal Scout'), 'Unit'), hasLabel(t.s, t.id('Chijo Katana'), 'Unit')]).toEqual([
    true,
    false,
  ]);
  for (const d of DEFS)
    expect([d.title, d.labels.has('Unit')]).toEqual([d.title, ['character', 'nobot', 'vehicle'].includes(d.type)]);
  const none = field({ hand: ['Chijo Katana'], at: { [CORE]: ['Vishal Scout'] } }, {}, { phase: 'deploy' });
  expect(none.refuses(1, 'play', 'Chijo Katana')).toBe('wars/weapon/2');
});

rule('wars/types-of-cards/1', 'there are nine types of cards', () => {
  const types = new Set(DEFS.map(d => d.type));
  expect([...types].sort()).toEqual([
    'asset',
    'character',
    'interrupt',
    'location',
    'nobot',
    'order',
    'ship',
    'vehicle',
    'weapon',
  ]);
  for (const d of DEFS) expect(typeLine(d.source)).toContain((d.type === 'nobot' ? 'NoBot' : d.type).toUpperCase());
});

rule(['wars/types-of-cards/2', 'wars/types-of-cards/3'], 'a type line: the type, a term in parentheses, labels', () => {
  const { source } = def('Type II Fighter');
  expect([source.type, source.capacity, source.labels]).toEqual(['ship', 1, ['Fighter']]);
  expect(typeLine(source)).toMatch(/SHIP \(capacity 1\) • Fighter$/);
  expect(typeLine(def('Chijo Katana').source)).toMatch(/WEAPON \(kizen\) • Melee$/i);
});

rule('wars/title/1', 'a title tells what is unique, how often it is played, and what a location is related to', () => {
  expect([def('Jack Wilgress').source.unique, def('CGC Grunt').source.unique ?? false]).toEqual([true, false]);
  expect([def('Faded').source.uses, def('Anticipation').source.uses]).toEqual([1, undefined]);
  expect([def(CORE).region, def(MOON).region, def(ROCK).region]).toEqual(['Ganymede', 'Ganymede', 'Vesta']);
  const at = { [CORE]: ['CISyn Coordinators', 'Pavel Royerk'] };
  const t = field({ hand: ['Pavel Royerk', 'Faded', 'Faded', 'Vishal Scout'], at }, {}, { phase: 'deploy' });
  expect(t.refuses(1, 'play', 'Pavel Royerk')).toBe('wars/unique/1');
  t.play(1, 'Faded', 'CISyn Coordinators');
  t.resolveAll();
  expect(t.refuses(1, 'play', 'Faded')).toBe('wars/bullet/1');
  expect(t.offers(1, 'play', 'Vishal Scout')).toBe(true);
});

rule('wars/game-text/1', 'game text is the text of the abilities, without title and type line', () => {
  const { source } = def('Luna Garrison Fighter');
  const text = cardText(source).join(' ');
  expect(text).not.toContain('Garrison');
  expect(text).not.toContain('iCom');
  expect(typeLine(source)).toContain('iCom');
  // a card that looks for a word in titles finds it in the title of a location, not in a text
  const at = (place: string) =>
    table({
      phase: 'control',
      locations: ['Luna/Military Outpost', MOON],
      seats: [{ at: { [place]: ['Luna Garrison Fighter'] } }, {}],
    });
  expect(at('Luna/Military Outpost').stats('Luna Garrison Fighter')).toEqual([4, 2, 7]);
  expect(at(MOON).stats('Luna Garrison Fighter')).toEqual([2, 1, 5]);
});

rule('wars/helper-text/1', 'the explanation of a keyword is no ability', () => {
  const sizes = ({ front }: CardDef) => [
    front.statics.length,
    front.triggers.length,
    front.replacements.length,
    front.abilities.length,
  ];
  expect(sizes(def('GR-Blade'))).toEqual([0, 0, 0, 1]); // Size and Transport are explained, one ability follows
  expect(sizes(def('Veteran Pilot'))).toEqual([0, 0, 0, 1]);
  expect(sizes(def('Guardian-Class Carrier'))).toEqual([0, 0, 0, 0]);
  expect(def('Guardian-Class Carrier').source.transport).toBe(4);
});

rule('wars/factions/1', 'five factions, and independent cards', () => {
  expect([...FACTIONS].sort()).toEqual(['earther', 'gongen', 'independent', 'maverick', 'quay', 'shi']);
  const used = new Set(DEFS.map(d => d.source.faction).filter(x => x !== undefined));
  expect([...used].sort()).toEqual([...FACTIONS].sort());
  // independent cards ask for no support
  const t = field(
    { hand: ['Earther Bot', 'CGC Grunt'], icons: {} },
    {},
    { phase: 'deploy', locations: FIELD.slice(0, 2) },
  );
  expect([t.offers(1, 'play', 'Earther Bot'), t.refuses(1, 'play', 'CGC Grunt')]).toEqual([true, 'wars/costs/1']);
});

rule('wars/factions/2', 'a card is of one faction; in play they mix', () => {
  const t = field(
    { hand: ['Assailing Vatarma', 'Grid Tactician'], at: { [CORE]: ['Makal Shrieker', 'CGC Grunt'] } },
    {},
    { phase: 'deploy' },
  );
  expect(['Assailing Vatarma', 'Makal Shrieker', 'CGC Grunt'].map(x => def(x).source.faction)).toEqual([
    'shi',
    'quay',
    'earther',
  ]);
  t.play(1, 'Assailing Vatarma', 'Makal Shrieker');
  expect(t.beneath('Makal Shrieker')).toEqual(['Assailing Vatarma']);
  t.play(1, 'Grid Tactician', CORE);
  expect(t.place('Grid Tactician')).toBe(CORE);
  // but its support is that of its own faction
  const none = field(
    { hand: ['Assailing Vatarma'], icons: { quay: 3 }, at: { [CORE]: ['Makal Shrieker'] } },
    {},
    { phase: 'deploy', locations: [CORE, PLATFORM, BUNKER] },
  );
  expect(none.refuses(1, 'play', 'Assailing Vatarma')).toBe('wars/costs/1');
});
