import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { at, deployOnly, HIDEAWAY, places } from '../../support/playing-cards.ts';
import { UNTAPPED, VALLEY } from '../../support/valley.ts';

const CARRIER = 'Guardian-Class Carrier';

rule('wars/ship/1', 'ships are played in the deploy phase alone', () => deployOnly(CARRIER, {}));

// Ships
rule('wars/ship/2', 'a sector with an icon of yours or another ship of yours', () => {
  const t = at('deploy', { hand: ['Type II Fighter'], icons: {} });
  t.play(1, 'Type II Fighter');
  expect(t.place('Type II Fighter')).toBe(UNTAPPED); // the only one that is open: no site, nor the other's Hideaway
  const two = at('deploy', { hand: ['Type II Fighter'], icons: {}, at: { [HIDEAWAY]: ['Type II Fighter'] } });
  two.act(1, 'play', 'Type II Fighter');
  expect(places(two)).toEqual([`at ${UNTAPPED}`, `at ${HIDEAWAY}`]);
  two.pick(1, HIDEAWAY);
  const none = at('deploy', { hand: ['Type II Fighter'], icons: {} }, { at: { [HIDEAWAY]: ['Type II Fighter'] } }, [
    VALLEY,
    { card: HIDEAWAY, of: 2 },
  ]);
  expect(none.refuses(1, 'play', 'Type II Fighter')).toBe('wars/ship/2');
});

rule('wars/ship/3', 'every ship is a fighter or a capital ship, and none is both', () => {
  const ships = DEFS.filter(d => d.type === 'ship');
  expect(ships.length).toBeGreaterThan(70);
  expect(ships.filter(d => d.labels.has('Fighter') === d.labels.has('Capital')).map(d => d.title)).toEqual([]);
});
