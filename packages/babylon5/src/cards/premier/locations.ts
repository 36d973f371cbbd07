import { location } from './set.ts';

export const earth = location('Earth', {
  race: 'human',
  cost: 10,
  abilities: { military: 5 },
  keywords: ['Homeworld'],
});
export const marsColony = location('Mars Colony', { race: 'human', cost: 6, abilities: { military: 10 } });
export const centauriPrime = location('Centauri Prime', {
  race: 'centauri',
  cost: 10,
  abilities: { military: 20 },
  keywords: ['Homeworld'],
});
export const rageshIII = location('Ragesh III', { race: 'centauri', cost: 6, abilities: { military: 5 } });
export const minbar = location('Minbar', {
  race: 'minbari',
  cost: 10,
  abilities: { military: 25 },
  keywords: ['Homeworld'],
});
export const narnHomeworld = location('Narn Homeworld', {
  race: 'narn',
  cost: 10,
  abilities: { military: 20 },
  keywords: ['Homeworld'],
});
export const quadrant14 = location('Quadrant 14', { race: 'narn', cost: 6, abilities: { military: 15 } });
