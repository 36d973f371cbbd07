import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { wars } from '../../../src/index.ts';
import { CORE, field, MOON, over } from '../../fields.ts';

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
