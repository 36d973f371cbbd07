import { expect, test } from 'vitest';
import { against, BATTLESHIP, DESTROYER, FRIGATE, hurt, play } from '../../scenes.ts';

// The hazards of Advanced Technologies

const MOON = 'T3 Moon';

test('H1 Cosmic Cataclysm: the top 3 cards of the discard pile of another player leave the game', () => {
  const discard = ['H3 Pulsar', MOON, 'T5 Star', 'C2 Engineer'];
  const t = play({ hand: ['H1 Cosmic Cataclysm'], discard }, { discard }, { discard, order: 'never' });
  const last = t.pile(2, 'discard').at(-1)!;
  t.act(1, 'play', 'H1 Cosmic Cataclysm').pick(1, '2');
  expect([t.pile(2, 'discard'), t.pile(3, 'discard').length]).toEqual([[last], 4]);
  expect(t.pile(1, 'discard')[0]).toBe('H1 Cosmic Cataclysm');
});

test('H1 Cosmic Cataclysm: is not played while the others have no discards', () => {
  const t = play({ hand: ['H1 Cosmic Cataclysm'], discard: [MOON] }, { fleet: [MOON] });
  expect(t.refuses(1, 'play', 'H1 Cosmic Cataclysm')).toBe('ge/crucial-rules/1');
});

for (const [name, prey, strong] of [
  ['H3 Hyperspace Vortex', FRIGATE, DESTROYER],
  ['H5 Hyperspace Vortex', 'S5 Argonian Heavy Cruiser', 'S6 Argonian Command Cruiser'],
] as const) {
  test(`${name}: a ship no stronger than it is shuffled into the deck of its owner, with all cards on it`, () => {
    const t = against(name, [{ card: prey, on: ['C2 Engineer', { card: 'M3 Scandig Blob', by: 1 }] }, strong]);
    t.act(1, 'play', name);
    if (t.question === 'place') t.pick(1, prey);
    expect(
      t
        .pile(2, 'deck')
        .filter(x => x === prey || x === 'C2 Engineer')
        .sort(),
    ).toEqual(['C2 Engineer', prey].sort());
    expect([t.pile(1, 'deck').includes('M3 Scandig Blob'), t.pile(1, 'discard')]).toEqual([true, [name]]);
    expect(t.inPlay(strong)).toBe(true);
  });

  test(`${name}: does not go on a stronger ship alone, but with another of its title, for a Card Play more`, () => {
    expect(against(name, [strong]).refuses(1, 'play', name)).toBe('ge/playing-on/1');
    const two = against(name, [strong], { hand: [name, 'H3 Hyperspace Vortex', MOON] }).act(1, 'play', name);
    expect([two.inPlay(strong), two.player(1).plays, two.pile(1, 'discard').length]).toEqual([false, 1, 2]);
    const weak = against(name, [BATTLESHIP], { hand: [name, 'H3 Hyperspace Vortex', MOON] });
    expect(weak.refuses(1, 'play', name)).toBe('ge/playing-on/1');
  });
}

const WAVE = 'H9 Shield Resonance Wave';
test(`${WAVE}: does as much damage to the structure of a ship as it has shields left`, () => {
  const t = against(WAVE, [{ card: BATTLESHIP, shieldDamage: 4 }]);
  const left = t.shields(BATTLESHIP);
  t.act(1, 'play', WAVE);
  expect([hurt(t, BATTLESHIP), t.pile(1, 'discard')]).toEqual([[4, left], [WAVE]]);
  expect(left).toBeGreaterThan(0);
});

test(`${WAVE}: is played on no base`, () => {
  expect(against(WAVE, [{ card: MOON, on: ['B4 Base Station'] }]).refuses(1, 'play', WAVE)).toBe('ge/playing-on/1');
});
