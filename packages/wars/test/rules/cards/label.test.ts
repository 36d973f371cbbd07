import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { hasLabel } from '../../../src/rules/cards/label.ts';
import { CORE, field } from '../../fields.ts';
import { def } from '../../support/card-def.ts';

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
