import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { CORE, ganymede, HIDEAWAY, MOON, PLATFORM, triggered } from './gongen-ganymede.ts';

const wreck = (card: string) => ({ card, damaged: true });

test('Amorian Shipyard: stacks one fighter lost from a battle', () => {
  const t = ganymede(
    'battle',
    { table: ['Amorian Shipyard'], at: { [MOON]: [wreck('Jikoku Fighter'), wreck('Zocho Fighter'), 'Zocho'] } },
    { at: { [MOON]: ['Ilna Hekaton'] } },
  ).attack(1, MOON);
  expect(t.refuses(1, 'use', 'Amorian Shipyard', 0)).toBe('wars/deploy-phase/5');
  t.untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.stackedOn('Amorian Shipyard')).toHaveLength(1);
  expect(t.pile(1, 'lost').filter(x => x.endsWith('Fighter'))).toHaveLength(1);
});

test('Amorian Shipyard: of two fighters lost together it takes one only', () => {
  const t = ganymede(
    'battle',
    { table: ['Amorian Shipyard'], at: { [MOON]: [wreck('Jikoku Fighter'), wreck('Zocho Fighter'), 'Zocho'] } },
    { at: { [MOON]: ['Ilna Hekaton'] } },
  ).attack(1, MOON);
  t.untilAsked('may', 1).pick(1, 'yes').resolve();
  if (t.question === 'may') t.pick(1, 'yes');
  t.resolveAll();
  expect(t.stackedOn('Amorian Shipyard')).toHaveLength(1);
});

rule('wars/ruling-amorian-shipyard/1', 'a fighter from the shipyard enters play like any other', () => {
  const t = ganymede('deploy', {
    table: [{ card: 'Amorian Shipyard', stacked: ['Tamon Fighter'] }],
    lost: ['Chijo Warrior'],
  });
  t.use(1, 'Amorian Shipyard');
  expect(t.offers(1, 'at', MOON)).toBe(false); // a moon is no asteroid
  t.pick(1, HIDEAWAY).untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.place('Tamon Fighter')).toBe(HIDEAWAY);
  expect(t.size(1, 'used')).toBe(2 + 3 + 1); // the ability, the fighter at full cost, and the card retrieved
  expect(t.pile(1, 'used')).toContain('Chijo Warrior');
});

test('Carrier Screen: lowers the battle destiny of the other side here', () => {
  const t = ganymede(
    'battle',
    { at: { [MOON]: ['Carrier Screen', 'Zocho'] } },
    { at: { [MOON]: ['Survey Cruiser', 'Survey Cruiser'] } },
  ).attack(1, MOON);
  t.untilAsked('reveal for battle destiny', 2).pick(2, 'yes');
  expect(t.battleDestiny(2)).toBe(4 - 3);
});

test('Carrier Screen: lies beneath any location, once, until the opponent controls it', () => {
  const t = ganymede(
    'deploy',
    { hand: ['Carrier Screen'], at: { [MOON]: ['Carrier Screen', 'Zocho'] } },
    { at: { [MOON]: ['Ilna Hekaton'] } },
  );
  t.act(1, 'play', 'Carrier Screen');
  expect(t.offers(1, 'beneath', MOON)).toBe(false);
  t.pick(1, CORE).resolve();
  expect(t.beneath(CORE)).toEqual(['Carrier Screen']);
  const lost = ganymede('control', { at: { [MOON]: ['Carrier Screen'] } }, { at: { [MOON]: ['Ilna Hekaton'] } });
  expect(lost.resolveAll().inPlay('Carrier Screen')).toBe(false);
});

test('Cruel Lesson: a unit damaged by a weapon costs its player 2 energy if another is damaged', () => {
  const seat = {
    table: ['Cruel Lesson'],
    at: { [CORE]: [{ card: 'Ikazuchi', beneath: ['NoBot Battle Sword'] }] },
  };
  const t = ganymede('battle', seat, { at: { [CORE]: ['Grid Tactician', wreck('Vishal Scout')] } }).attack(1, CORE);
  t.use(1, 'NoBot Battle Sword', 0, 'Grid Tactician').resolveAll();
  expect(t.happened('energy-lost').map(x => x.seat)).toEqual([1, 1]);
  const alone = ganymede('battle', seat, { at: { [CORE]: ['Grid Tactician'] } }).attack(1, CORE);
  alone.use(1, 'NoBot Battle Sword').resolveAll();
  expect(alone.damaged('Grid Tactician')).toBe(true);
  expect(alone.happened('energy-lost')).toEqual([]);
});

test('Dedication: your damaged characters and fighters have defense +1', () => {
  const t = ganymede(
    'control',
    {
      table: ['Dedication'],
      at: {
        [CORE]: [wreck('Chijo Warrior'), 'Grid Tactician', wreck('Ikazuchi')],
        [MOON]: [wreck('Zocho Fighter'), wreck('Zocho')],
      },
    },
    { at: { [CORE]: [wreck('Makal Shrieker')] } },
  );
  expect(['Chijo Warrior', 'Zocho Fighter'].map(x => t.defense(x))).toEqual([4, 5]);
  expect(['Grid Tactician', 'Ikazuchi', 'Zocho', 'Makal Shrieker'].map(x => t.defense(x))).toEqual([3, 8, 5, 3]);
});

test('Honorable Death: keeps every fighter lost from a battle', () => {
  const t = ganymede(
    'battle',
    {
      table: [{ card: 'Honorable Death', stacked: ['Zocho Fighter'] }],
      at: { [MOON]: [wreck('Jikoku Fighter'), 'Zocho'] },
    },
    { at: { [MOON]: ['Ilna Hekaton'] } },
  ).attack(1, MOON);
  t.untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.stackedOn('Honorable Death').sort()).toEqual(['Jikoku Fighter', 'Zocho Fighter']);
});

test('Honorable Death: total power +2 for each fighter stacked, at one sector only', () => {
  const set = () =>
    ganymede(
      'battle',
      {
        table: [{ card: 'Honorable Death', stacked: ['Zocho Fighter', 'Jikoku Fighter'] }],
        at: { [MOON]: ['Zocho'] },
      },
      { at: { [MOON]: ['Ilna Hekaton'] } },
    ).attack(1, MOON);
  const t = set();
  expect(t.totalPower(1)).toBe(4);
  t.use(1, 'Honorable Death', 0, MOON);
  expect(t.totalPower(1)).toBe(4 + 2 * 2);
  expect(t.size(1, 'lost')).toBe(3);
  expect(set().use(1, 'Honorable Death', 0, HIDEAWAY).totalPower(1)).toBe(4);
});

test('Mark of the Kami: to drain takes 8 total power of ships', () => {
  const few = ganymede('control', { at: { [MOON]: ['Mark of the Kami', 'Zocho'] } });
  expect(few.refuses(1, 'drain', MOON)).toBe('wars/costs/5');
  const many = ganymede('control', { at: { [MOON]: ['Mark of the Kami', 'Zocho', 'Guardian-Class Carrier'] } });
  expect(many.offers(1, 'drain', MOON)).toBe(true); // 5 and 4
  const theirs = ganymede('control', { at: { [MOON]: ['Zocho'] } }, { at: { [MOON]: ['Mark of the Kami'] } });
  expect(theirs.refuses(1, 'drain', MOON)).toBe('wars/costs/5');
});

test('Meditation: exchanges a card of the same destiny with the top card', () => {
  const t = ganymede('deploy', {
    hand: ['Jikoku Fighter', 'Chijo Warrior', 'Meditation'],
    reserve: ['Grid Tactician'],
    at: { [CORE]: [{ card: 'Kano Masako', beneath: ['Meditation'] }] },
  });
  expect(t.refuses(1, 'play', 'Meditation')).toBe('wars/asset/3');
  t.use(1, 'Meditation');
  expect(t.offers(1, 'card', 'Jikoku Fighter')).toBe(false); // destiny 1, not 4
  t.pick(1, 'Chijo Warrior');
  expect(t.pile(1, 'hand')).toContain('Grid Tactician');
  expect(t.pile(1, 'reserve')[0]).toBe('Chijo Warrior');
  expect(t.refuses(1, 'use', 'Meditation', 0)).toBe('wars/bullet/2');
});

test('Minefield: destroys a unit that enters play here with too little defense', () => {
  const plays = (title: string) => {
    const t = ganymede(
      'deploy',
      { hand: [title], at: { [CORE]: ['Minefield'] }, reserve: ['Kano Masako'] },
      { reserve: ['Grid Tactician'] },
    );
    t.play(1, title, CORE).resolveAll();
    return t;
  };
  const t = plays('Chijo Warrior');
  expect(t.happened('destiny').map(x => [x.seat, x.n])).toEqual([[1, 4]]);
  expect(t.inPlay('Chijo Warrior')).toBe(false);
  expect(plays('Cheng Lin').inPlay('Cheng Lin')).toBe(true); // defense 4
  const theirs = ganymede('deploy', { at: { [CORE]: ['Minefield'] } }, { hand: ['Makal Shrieker'] }, 2);
  theirs.play(2, 'Makal Shrieker', CORE).resolveAll();
  expect(theirs.happened('destiny').map(x => x.seat)).toEqual([0]);
  expect(theirs.inPlay('Makal Shrieker')).toBe(false);
});

test('Minefield: not at another site', () => {
  const t = ganymede('deploy', { hand: ['Chijo Warrior'], at: { [CORE]: ['Minefield'] } });
  t.play(1, 'Chijo Warrior', PLATFORM).resolveAll();
  expect(t.happened('destiny')).toEqual([]);
  expect(t.place('Chijo Warrior')).toBe(PLATFORM);
});

test('Much Admired: the opponent causes less attrition here if their destiny is below the tactics', () => {
  const after = (top: string) => {
    const t = ganymede(
      'battle',
      { at: { [CORE]: [{ card: 'Tennaru Hari', beneath: ['Much Admired'] }] } },
      { at: { [CORE]: ['Veteran Pilot', 'Veteran Pilot'] }, reserve: [top, 'Makal Shrieker'] },
    ).attack(1, CORE);
    t.use(1, 'Much Admired').untilAsked('reveal for battle destiny', 2).pick(2, 'yes');
    return t.attrition(2);
  };
  expect(after('Vishal Scout')).toBe(6 - 4); // 3 against tactics 4
  expect(after('Grid Tactician')).toBe(6); // 4 is not less
});

test('Not Easily Taken: to drain takes 8 total tactics', () => {
  const few = ganymede('control', { at: { [CORE]: ['Not Easily Taken', 'Horatio Hicks'] } });
  expect(few.refuses(1, 'drain', CORE)).toBe('wars/costs/5');
  const many = ganymede('control', { at: { [CORE]: ['Not Easily Taken', 'Horatio Hicks', 'Veteran Pilot'] } });
  expect(many.offers(1, 'drain', CORE)).toBe(true);
});

test('Sharper Than Steel: what a weapon damages may be destroyed for 2 energy', () => {
  const t = ganymede(
    'battle',
    { table: ['Sharper Than Steel'], at: { [CORE]: [{ card: 'Ikazuchi', beneath: ['NoBot Battle Sword'] }] } },
    { at: { [CORE]: ['Grid Tactician', 'Makal Shrieker'] } },
  ).attack(1, CORE);
  t.use(1, 'NoBot Battle Sword', 0, 'Grid Tactician').untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.inPlay('Grid Tactician')).toBe(false);
  expect(t.size(1, 'used')).toBe(1 + 6 + 2);
});

test('Sharper Than Steel: not what something else damages', () => {
  const t = ganymede(
    'battle',
    { table: ['Sharper Than Steel'], at: { [CORE]: ['Deigan Follower'] } },
    { at: { [CORE]: ['Makal Shrieker'] } },
  ).attack(1, CORE);
  t.untilAsked('target', 1).pick(1, 'Makal Shrieker').untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.damaged('Makal Shrieker')).toBe(true);
  expect(triggered(t)).not.toContain('Sharper Than Steel');
});

test('Dance of Steel: retrieves a card for each damaged unit against you', () => {
  const after = (...units: (string | { card: string; damaged: boolean })[]) => {
    const t = ganymede(
      'battle',
      { table: ['Dance of Steel'], at: { [CORE]: ['Tennaru Hari'] }, lost: ['Jikoku', 'Zocho', 'Komoku'] },
      { at: { [CORE]: units, [PLATFORM]: [wreck('Grid Tactician')] } },
    ).attack(1, CORE);
    t.untilAsked('reveal for battle destiny', 1).pick(1, 'yes').untilAsked('may', 1).pick(1, 'yes').resolveAll();
    return t.size(1, 'lost');
  };
  expect(after(wreck('Vishal Scout'), wreck('Makal Shrieker'), 'Grid Tactician')).toBe(1);
  expect(after('Grid Tactician')).toBe(3);
});

test('Indomitable Will: retrieves a card when its kizen drains alone', () => {
  const kizen = { card: 'Kano Masako', beneath: ['Indomitable Will'] };
  const t = ganymede('control', { at: { [CORE]: [kizen] }, lost: ['Jikoku'] });
  t.act(1, 'drain', CORE).untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.pile(1, 'used')).toEqual(['Jikoku']);
  const company = ganymede('control', { at: { [CORE]: [kizen, 'Grid Tactician'] }, lost: ['Jikoku'] });
  company.act(1, 'drain', CORE).resolveAll();
  expect(triggered(company)).toEqual([]);
});

test('Rapid Fire: defense +2, and quickdraw for whoever has none', () => {
  const fights = (title: string) => {
    const t = ganymede(
      'battle',
      { at: { [CORE]: [{ card: title, beneath: ['Rapid Fire', 'Gongen Katana'] }] } },
      { at: { [CORE]: ['Makal Shrieker', 'Grid Tactician', 'Veteran Pilot'] } },
    ).attack(1, CORE);
    t.use(1, 'Gongen Katana', 0, 'Makal Shrieker').use(1, 'Gongen Katana', 0, 'Grid Tactician');
    expect(t.refuses(1, 'use', 'Gongen Katana', 0)).toBe('wars/bullet/2');
    return t.defense(title);
  };
  expect(fights('Chijo Warrior')).toBe(3 + 2 + 2);
  expect(fights('Takumi Shadow Warriors')).toBe(4 + 2 + 2); // has Quickdraw 1 of its own, and no more
});

test('Strength of Arms: stacks a Deigan unit that is destroyed', () => {
  const t = ganymede(
    'battle',
    { table: ['Strength of Arms'], at: { [CORE]: [wreck('Gunso Squad Leader'), wreck('Grid Tactician'), 'Ikazuchi'] } },
    { at: { [CORE]: ['Makal Shrieker'] } },
  ).attack(1, CORE);
  t.untilAsked('may', 1).pick(1, 'yes').resolveAll();
  expect(t.stackedOn('Strength of Arms')).toEqual(['Gunso Squad Leader']);
  expect(t.pile(1, 'lost')).toContain('Grid Tactician');
});

test('Strength of Arms: of two Deigan units destroyed together it takes one only', () => {
  const t = ganymede(
    'battle',
    {
      table: ['Strength of Arms'],
      at: { [CORE]: [wreck('Gunso Squad Leader'), wreck('Kayu Gekkane'), 'Ikazuchi'] },
    },
    { at: { [CORE]: ['Makal Shrieker'] } },
  ).attack(1, CORE);
  t.untilAsked('may', 1).pick(1, 'yes').resolve();
  if (t.question === 'may') t.pick(1, 'yes');
  t.resolveAll();
  expect(t.stackedOn('Strength of Arms')).toHaveLength(1);
});

test('Strength of Arms: gives the card back for one of the hand', () => {
  const t = ganymede('deploy', {
    hand: ['Jikoku'],
    table: [{ card: 'Strength of Arms', stacked: ['Gunso Squad Leader'] }],
  }).use(1, 'Strength of Arms');
  expect(t.pile(1, 'hand')).toEqual(['Gunso Squad Leader']);
  expect(t.pile(1, 'lost')).toEqual(['Jikoku']);
  expect(t.refuses(1, 'use', 'Strength of Arms', 0)).toBe('wars/target/7');
});

test('Traginium Cache: two fighters together cost the opponent an energy, kept here', () => {
  const fighters = { [MOON]: ['Jikoku Fighter', 'Zocho Fighter'] };
  const t = ganymede('deploy', { table: ['Traginium Cache'], at: fighters }, { reserve: ['Grid Tactician'] });
  t.use(1, 'Traginium Cache').pick(2, 'reserve');
  expect(t.stackedOn('Traginium Cache')).toEqual(['Grid Tactician']);
  expect(t.card('Grid Tactician').faceDown).toBe(1);
  const full = { card: 'Traginium Cache', stacked: ['Jikoku', 'Zocho'] };
  expect(
    ganymede('deploy', { table: [full], at: fighters })
      .use(1, 'Traginium Cache')
      .happened('energy-lost'),
  ).toEqual([]);
  const apart = { [MOON]: ['Jikoku Fighter'], [CORE]: ['Grid Tactician'] };
  expect(
    ganymede('deploy', { table: ['Traginium Cache'], at: apart })
      .use(1, 'Traginium Cache')
      .happened('energy-lost'),
  ).toEqual([]);
});
