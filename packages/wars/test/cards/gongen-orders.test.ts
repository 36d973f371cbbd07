import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { CORE, ganymede, MOON } from './gongen-ganymede.ts';

test('Ancestral Garden: plays a lost character with less tactics than a kizen of yours', () => {
  const t = ganymede('deploy', {
    hand: ['Ancestral Garden'],
    at: { [CORE]: ['Tennaru Hari'] },
    lost: ['James Howler', 'Grid Tactician', 'Gongen T.S.V.'],
  });
  t.play(1, 'Ancestral Garden').pick(1, CORE).resolveAll();
  expect(t.place('Grid Tactician')).toBe(CORE);
  expect(t.size(1, 'used')).toBe(2); // at full cost
  const high = ganymede('deploy', {
    hand: ['Ancestral Garden'],
    at: { [CORE]: ['Tennaru Hari'] },
    lost: ['James Howler'],
  });
  expect(high.refuses(1, 'play', 'Ancestral Garden')).toBe('wars/target/7'); // 4 is not less than 4
});

test('Serenity: the opponent loses a card at random from hand', () => {
  const t = ganymede('deploy', { hand: ['Serenity'] }, { hand: ['Jikoku', 'Zocho'] }).play(1, 'Serenity');
  expect([t.size(2, 'hand'), t.size(2, 'lost'), t.size(1, 'hand')]).toEqual([1, 1, 0]);
  const late = ganymede('battle', { hand: ['Serenity'] });
  expect(late.refuses(1, 'play', 'Serenity')).toBe('wars/interrupt/2');
});

rule('wars/ruling-sheltered/1', 'Sheltered: a Gongen unit in the lost pile is all the target that it needs', () => {
  const t = ganymede('deploy', {
    hand: ['Sheltered'],
    at: { [CORE]: ['Grid Tactician'] },
    lost: ['Cheng Lin', 'Veteran Pilot'],
  });
  t.play(1, 'Sheltered').resolveAll();
  expect(t.place('Cheng Lin')).toBe(CORE);
  expect(t.pile(1, 'lost')).toContain('Grid Tactician');
  expect(t.size(1, 'used')).toBe(2); // the order; 3 less is nothing for the unit
  const aloft = ganymede('deploy', {
    hand: ['Sheltered'],
    at: { [MOON]: [{ card: 'Jikoku', beneath: ['Grid Tactician'] }] },
    lost: ['Cheng Lin'],
  });
  expect(aloft.refuses(1, 'play', 'Sheltered')).toBe('wars/deploy-phase/8');
});

rule(
  'wars/ruling-sheltered/2',
  'Sheltered: whether the unit can be played is looked at when the order resolves',
  () => {
    const t = ganymede('deploy', {
      hand: ['Sheltered'],
      at: { [CORE]: ['Grid Tactician', 'Cheng Lin'] },
      lost: ['Cheng Lin'],
    });
    t.play(1, 'Sheltered', 'Grid Tactician').resolveAll();
    expect(t.all('Cheng Lin')).toHaveLength(1);
    expect(t.pile(1, 'lost').sort()).toEqual(['Cheng Lin', 'Grid Tactician', 'Sheltered']);
  },
);

test('Sniffed Out: destroys an infiltrator at a site, and 3 energy are lost', () => {
  const t = ganymede('deploy', { hand: ['Sniffed Out'] }, { at: { [CORE]: ['Pavel Royerk', 'Veteran Pilot'] } });
  t.play(1, 'Sniffed Out');
  for (let i = 0; i < 3; i++) t.pick(2, 'reserve');
  expect(t.inPlay('Pavel Royerk')).toBe(false);
  expect(t.happened('left').map(x => x.how)).toEqual(['destroyed']);
  expect(t.size(2, 'lost')).toBe(1 + 3);
  const none = ganymede('deploy', { hand: ['Sniffed Out'] }, { at: { [CORE]: ['Veteran Pilot'] } });
  expect(none.refuses(1, 'play', 'Sniffed Out')).toBe('wars/target/7');
});

test('Unbidden Martyr: a kizen removed from the game retrieves what it cost', () => {
  const lost = ['Jikoku', 'Zocho', 'Komoku', 'Tamon', 'Tachikaze'];
  const t = ganymede('deploy', { hand: ['Unbidden Martyr'], at: { [CORE]: ['Kujiko Torako', 'Cheng Lin'] }, lost });
  t.play(1, 'Unbidden Martyr');
  expect(t.pile(1, 'removed').sort()).toEqual(['Kujiko Torako', 'Unbidden Martyr']);
  expect(t.size(1, 'lost')).toBe(5 - 4);
  expect(t.size(1, 'used')).toBe(2 + 4);
  const none = ganymede('deploy', { hand: ['Unbidden Martyr'], at: { [CORE]: ['Cheng Lin'] }, lost });
  expect(none.refuses(1, 'play', 'Unbidden Martyr')).toBe('wars/target/7');
});
