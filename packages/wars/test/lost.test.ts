import { toldTo } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../src/game.ts';
import { wars } from '../src/index.ts';
import { putIn } from '../src/rules/cards/piles.ts';
import { HAND, USED, zone } from '../src/state.ts';
import { CORE, field, lostBy, MOON, over, PLATFORM } from './fields.ts';
import type { Table } from './table.ts';

// Losing energy, lost piles, and the ways in which cards in play are lost

/** Player 1 has something to lose energy for: Hannya, who is inverted for 3. */
const hannya = (more = {}): Table =>
  field(
    { reserve: 9, active: 9, used: 9, hand: ['Vishal Scout', 'Pavel Royerk'], at: { [CORE]: ['Hannya'] }, ...more },
    {},
  ).act(1, 'use', 'Hannya', 0);
const sizes = (t: Table) => (['reserve', 'active', 'used', 'hand', 'lost'] as const).map(p => t.size(1, p));

rule(
  'wars/lose-energy/1',
  'cards go one by one from the top of three piles to the lost pile, which everybody sees',
  () => {
    const t = hannya({ reserve: ['Raider'] });
    expect([t.question, t.offers(1, 'pile', 'lost')]).toEqual(['lose', false]);
    t.pick(1, 'reserve');
    expect(t.pile(1, 'lost')).toEqual(['Raider']);
    t.pick(1, 'used').pick(1, 'active');
    expect(t.question).toBe('initiative');
    expect(sizes(t)).toEqual([20, 8, 8, 2, 3]);
    for (const fact of t.happened('energy-lost')) expect(t.toldTo(fact, 1).fact.card).toMatchObject({ id: fact.card });
    const none = hannya({ used: 0 });
    expect(none.offers(1, 'pile', 'used')).toBe(false);
    none.pick(1, 'reserve').pick(1, 'reserve').pick(1, 'reserve');
  },
);

rule('wars/lose-energy/2', 'a card of the hand may be lost for 1 energy, though the hand is no energy', () => {
  const t = hannya().pick(1, 'Vishal Scout').pick(1, 'Pavel Royerk').pick(1, 'reserve');
  expect(sizes(t)).toEqual([8, 9, 9, 0, 3]);
  t.resolve();
  expect(t.inverted('Hannya')).toBe(true);
  // the hand does not keep anybody in the game
  const out = field({ reserve: 0, active: 1, used: 0, hand: ['Vishal Scout'] }, {}, { phase: 'control' });
  expect(out.s.result).toBe(null);
  const none = field({ reserve: 0, active: 0, used: 0, hand: ['Vishal Scout'] }, {}, { phase: 'control' });
  expect(none.s.result).toMatchObject({ winners: [1] });
});

rule(
  'wars/lose-energy/3',
  'of 4 one from the hand, one from the used pile and two from the reserve, one at a time',
  () => {
    const t = field(
      { reserve: 9, used: 2, hand: ['Vishal Scout'], at: { [CORE]: ['Sudeva Warrior'] } },
      { at: { [CORE]: [{ card: 'Selfless Protector', damaged: true }] } },
    ).attack(1, CORE);
    while (!t.offers(1, 'use', 'Sudeva Warrior', 0)) t.least();
    t.act(1, 'use', 'Sudeva Warrior', 0);
    const before = t.size(1, 'used');
    for (const [n, what] of ['Vishal Scout', 'used', 'reserve', 'reserve'].entries()) {
      expect([t.question, lostBy(t, 1)]).toEqual(['lose', n]);
      t.pick(1, what);
    }
    expect(t.question).toBe('initiative');
    expect([t.size(1, 'hand'), t.size(1, 'used'), t.size(1, 'reserve'), t.size(1, 'lost')]).toEqual([
      0,
      before - 1,
      7,
      4,
    ]);
  },
);

// Lost piles

rule('wars/lost-pile/1', 'each card lost is a change of its own that all see', () => {
  const t = hannya().pick(1, 'reserve').pick(1, 'Vishal Scout').pick(1, 'used');
  const facts = t.happened('energy-lost');
  expect(facts).toHaveLength(3);
  for (const viewer of [0, 1, null])
    expect(facts.map(x => t.toldTo(x, viewer).fact.card.id)).toEqual(facts.map(x => x.card));
});

rule('wars/lost-pile/2', 'the order of a lost pile changes nothing that may be chosen from it', () => {
  const offered = (lost: string[]) => {
    const t = field({ hand: ['Sheltered'], lost, at: { [CORE]: ['Vishal Scout'] } }, {}, { phase: 'deploy' }).act(
      1,
      'play',
      'Sheltered',
    );
    const titles = t
      .options(1)
      .map(o => wars.cardIds[t.s.defs[o.a]!])
      .sort();
    t.leaveOpen();
    return titles;
  };
  const lost = ['Grid Tactician', 'Raider', 'Shikami Warrior', 'Chijo Warrior'];
  expect(offered(lost)).toEqual(['chijo-warrior', 'grid-tactician', 'shikami-warrior']);
  expect(offered([...lost].reverse())).toEqual(offered(lost));
});

rule('wars/lost-pile/3', 'both players may look through both lost piles at any time', () => {
  for (const phase of ['activate', 'battle', 'draw'] as const)
    for (const active of [1, 2] as const) {
      const t = field({ lost: ['Raider', 'Atlantis'] }, { lost: ['Zocho'] }, { phase, active });
      for (const viewer of [0, 1]) {
        const seen = JSON.stringify(view(t.s, viewer));
        for (const id of ['raider', 'atlantis', 'zocho']) expect(seen).toContain(`"${id}"`);
      }
    }
  const hidden = field({ used: ['Raider'], reserve: ['Atlantis'] }, {});
  expect(JSON.stringify(view(hidden.s, 1))).not.toMatch(/"raider"|"atlantis"/);
});

rule('wars/lost-pile/4', 'what is taken out of a lost pile is shown, wherever it goes', () => {
  const hand = field({ hand: ['Clone Reserves'], lost: ['Raider', 'Atlantis', 'Zocho'] }, {}).act(
    1,
    'play',
    'Clone Reserves',
  );
  for (let i = 0; i < 8 && hand.size(1, 'hand') === 0; i++)
    hand.question === 'initiative' ? hand.pass() : hand.act(1, hand.options(1)[0]!.verb, hand.options(1)[0]!.a);
  const [taken] = hand.happened('put').filter(x => x.from % 6 === 4);
  expect(hand.pile(1, 'hand')).toHaveLength(1);
  expect(hand.toldTo(taken!, 1).fact.card).toMatchObject({ id: taken!.card });
  const used = field({ hand: ['Tamon Fighter'], lost: ['Raider'] }, {}, { phase: 'deploy' });
  used.play(1, 'Tamon Fighter', MOON).untilAsked('may', 1).pick(1, 'yes');
  const [got] = used.happened('put').filter(x => x.from % 6 === 4);
  expect(used.pile(1, 'used')[0]).toBe('Raider');
  expect(used.toldTo(got!, 1).fact.card).toMatchObject({ id: got!.card });
  // what goes from the used pile to the hand is told to its owner alone
  const { s } = field({ used: ['Raider'] }, {});
  putIn(s, s.zones[zone(0, USED)]![0]!, HAND);
  const secret = s.heard!.at(-1)!;
  expect([0, 1, null].map(viewer => toldTo(secret, viewer).fact.card?.card)).toEqual(['raider', undefined, undefined]);
});

rule('wars/lost-pile/5', 'a lost card goes to its owner’s lost pile, whoever played it', () => {
  const t = field(
    { at: { [CORE]: [{ card: 'Vishal Scout', owner: 2, damaged: true }, 'Selfless Protector'] } },
    { at: { [CORE]: ['Selfless Protector'] } },
  );
  over(t.attack(1, CORE));
  expect(t.pile(1, 'lost')).toEqual([]);
  expect(t.pile(2, 'lost')).toContain('Vishal Scout');
});

rule(
  ['wars/lost-pile/6', 'wars/lost-pile/7'],
  'a retrieval in response takes one of three copies: Sheltered plays one of the two left',
  () => {
    const TECH = 'Resource Technician';
    const techs = (list: string[]) => list.filter(x => x === TECH).length;
    let targetTaken = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const t = field(
        { hand: ['Sheltered'], lost: [TECH, TECH, TECH], at: { [PLATFORM]: ['Higen Orochito'] } },
        {},
        { phase: 'deploy', seed },
      ).act(1, 'play', 'Sheltered');
      const target = t.options(1)[0]!.a;
      t.act(1, 'card', target);
      // Higen Orochito is dismissed as the cost: up to three cards are retrieved before Sheltered resolves
      t.untilAsked('number').act(1, 'number', 1);
      const taken = techs(t.pile(1, 'used'));
      if (t.s.cards[target]!.zone % 6 === 2) targetTaken++;
      expect([t.stack, techs(t.pile(1, 'lost'))]).toEqual([['Sheltered'], 3 - taken]);
      t.resolveAll();
      expect([t.all(TECH).length, t.place(TECH)]).toEqual([1, PLATFORM]);
      expect([techs(t.pile(1, 'lost')), techs(t.pile(1, 'used'))]).toEqual([2 - taken, taken]);
    }
    expect(targetTaken).toBeGreaterThan(0);
  },
);

// Destroyed, dismissed, lost

const gun = (card: string, weapon = 'Colt-Burton MK. 412') => ({ card, beneath: [weapon] });

rule(
  'wars/destroyed-dismissed-lost/1',
  'what is destroyed or dismissed goes from play to its owner’s lost pile',
  () => {
    const t = field(
      { hand: ['Sheltered'], lost: ['Grid Tactician'], at: { [CORE]: [gun('Selfless Protector'), 'Pavel Royerk'] } },
      { at: { [CORE]: ['Vishal Scout', 'Selfless Protector'] } },
    ).attack(1, CORE);
    t.use(1, 'Colt-Burton MK. 412', 0, 'Vishal Scout');
    expect([t.inPlay('Vishal Scout'), t.pile(2, 'lost')]).toEqual([false, ['Vishal Scout']]);
    const d = field(
      { hand: ['Sheltered'], lost: ['Grid Tactician'], at: { [CORE]: ['Pavel Royerk'] } },
      {},
      { phase: 'deploy' },
    );
    d.play(1, 'Sheltered');
    expect([d.inPlay('Pavel Royerk'), d.happened('left')]).toMatchObject([false, [{ how: 'dismissed' }]]);
    expect(d.pile(1, 'lost')).toContain('Pavel Royerk');
  },
);

rule('wars/destroyed-dismissed-lost/2', 'only one’s own cards are dismissed', () => {
  const t = field(
    { at: { [CORE]: ['Purana-Vishal', 'Vishal Scout', 'Pavel Royerk'] } },
    { at: { [CORE]: ['Selfless Protector', 'Grid Tactician'] } },
  ).act(1, 'use', 'Purana-Vishal', 0);
  const titles = t.options(1).map(o => wars.cardIds[t.s.defs[o.a]!]);
  expect(titles.sort()).toEqual(['pavel-royerk', 'vishal-scout']);
  t.pick(1, 'Vishal Scout');
  expect(t.happened('left')).toMatchObject([{ how: 'dismissed', seat: 0 }]);
  const none = field({ at: { [CORE]: ['Purana-Vishal'] } }, { at: { [CORE]: ['Selfless Protector'] } });
  expect(none.refuses(1, 'use', 'Purana-Vishal', 0)).toMatch(/^wars\/(deploy-phase\/8|target\/7)$/);
});

rule('wars/destroyed-dismissed-lost/3', 'destroying takes a card of either player', () => {
  const t = field(
    { hand: ['Junshi'], at: { [CORE]: ['CISyn Coordinators'] }, table: ['Dedication'] },
    { table: ['First Aid'] },
  ).act(1, 'play', 'Junshi');
  expect([t.offers(1, 'card', 'Dedication'), t.offers(1, 'card', 'First Aid')]).toEqual([true, true]);
  t.pick(1, 'Dedication').resolve();
  expect(t.pile(1, 'lost').sort()).toEqual(['Dedication', 'Junshi']);
  const only = field({ hand: ['Junshi'], at: { [CORE]: ['CISyn Coordinators'] }, table: ['Dedication'] }, {});
  expect(only.offers(1, 'play', 'Junshi')).toBe(true);
  const none = field({ hand: ['Junshi'], at: { [CORE]: ['CISyn Coordinators'] } }, {});
  expect(none.refuses(1, 'play', 'Junshi')).toBe('wars/target/7');
});

rule('wars/destroyed-dismissed-lost/4', 'who is lost with a ship is neither destroyed nor dismissed', () => {
  const t = field(
    {
      at: { [MOON]: [{ card: 'Raider', damaged: true, beneath: ['Rakat', 'Loremaster'] }, 'Damir Quarrel'] },
      lost: ['Atlantis'],
    },
    { at: { [MOON]: ['Damir Quarrel'] } },
  ).attack(1, MOON);
  over(t);
  expect(t.happened('left').map(x => [wars.cardIds[t.s.defs[x.card]!], x.how])).toEqual([
    ['raider', 'destroyed'],
    ['rakat', 'lost'],
    ['loremaster', 'lost'],
  ]);
  // Loremaster's ability waits for its loss, Rakat's for its destruction
  t.untilAsked('may', 1);
  expect(t.prompt()).toContain('Loremaster');
  t.pick(1, 'no').resolveAll();
  expect([t.stack, t.size(1, 'hand')]).toEqual([[], 1]);
});

rule(
  'wars/destroyed-dismissed-lost/5',
  'destroyed is lost and not dismissed; dismissed is lost and not destroyed',
  () => {
    // Ikazuchi Technician waits for its destruction, Loremaster for its loss
    const destroyed = field(
      {
        lost: ['Atlantis'],
        at: {
          [CORE]: [
            { card: 'Ikazuchi Technician', damaged: true },
            { card: 'Loremaster', damaged: true },
            'Pavel Royerk',
          ],
        },
      },
      { at: { [CORE]: ['Selfless Protector'] } },
    ).attack(1, CORE);
    over(destroyed);
    expect(destroyed.happened('left').map(x => x.how)).toEqual(['destroyed', 'destroyed']);
    const asked: string[] = [];
    for (let i = 0; i < 20 && (destroyed.stack.length > 0 || destroyed.question !== 'initiative' || i === 0); i++) {
      asked.push(...destroyed.stack);
      destroyed.least();
    }
    expect(new Set(asked)).toEqual(new Set(['Ikazuchi Technician', 'Loremaster']));
    const dismissed = (who: string) => {
      const t = field({ lost: ['Atlantis'], at: { [CORE]: ['Purana-Vishal', who] } }, {}).act(
        1,
        'use',
        'Purana-Vishal',
        0,
      );
      if (t.question !== 'initiative') t.pick(1, who);
      expect(t.happened('left')).toMatchObject([{ how: 'dismissed' }]);
      const names = t.stack.slice();
      t.resolveAll();
      return names;
    };
    expect(dismissed('Loremaster')).toContain('Loremaster');
    expect(dismissed('Ikazuchi Technician')).not.toContain('Ikazuchi Technician');
  },
);

rule('wars/destroyed-dismissed-lost/6', 'what is pending or lost is not destroyed', () => {
  const start = (aboard: string[]) =>
    field(
      {
        hand: ['Vishal Scout', 'Atlantis'],
        lost: ['Grid Tactician'],
        at: { [MOON]: [{ card: 'Raider', beneath: aboard }] },
      },
      { hand: ['Breaching'] },
      { phase: 'deploy' },
    )
      .act(1, 'play', 'Vishal Scout')
      .pick(1, 'Raider')
      .pass(1);
  const none = start([]);
  expect(none.stack).toEqual(['Vishal Scout']);
  expect(none.refuses(2, 'play', 'Breaching')).toBe('wars/target/7');
  const one = start(['Pavel Royerk']);
  one.act(2, 'play', 'Breaching');
  if (one.question === 'target') {
    expect(one.offers(2, 'card', 'Vishal Scout')).toBe(false);
    one.pick(2, 'Pavel Royerk');
  }
  one.resolve();
  expect([one.inPlay('Pavel Royerk'), one.stack]).toEqual([false, ['Vishal Scout']]);
});
