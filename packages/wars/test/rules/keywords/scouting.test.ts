import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../table.ts';

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
  // without Scouting: no icon, and no ship or unit of the player
  const none = start(['Sudeva Quarrel', 'Grid Tactician']);
  none.act(1, 'play', 'Sudeva Quarrel');
  expect(none.offers(1, 'at', "Titan/Raving Red's Refuge")).toBe(false);
  none.leaveOpen();
  expect(start(['Selfless Protector']).refuses(1, 'play', 'Selfless Protector')).toBe('wars/character/3');
});
