import { expect, test } from 'vitest';
import { table } from '../../table.ts';

// Crew of two older sets that is played in reaction for its points, or to a monster

const YACHT = 'S2 Space Yacht';
const LINER = 'S6 Luxury Liner';
const PARASITES = 'M3 Alien Parasites';

test.each([
  ['C2 Doctor', 1],
  ['C7 Doctor (Primary Edition)', 3],
  ['C6 Science Officer (Primary Edition)', 2],
  ['C2 Science Officer', 1],
])('%s: in reaction its research, %i, is used at once', (crew, n) => {
  const t = table({
    seats: [
      { order: 'never', hand: ['H1 Dust Cloud'], fleet: ['T3 Moon'] },
      { hand: [crew], fleet: [{ card: YACHT, on: [{ card: PARASITES, by: 1 }] }, LINER] },
    ],
  });
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, LINER).act(2, 'respond', crew);
  if (t.question === 'place') t.pick(2, LINER);
  while (t.asked.includes(2) && t.question === 'respond') t.pass(2);
  // research equal to their strength destroys them
  expect(n < 3 ? t.card(PARASITES).applied : t.inPlay(PARASITES)).toBe(n < 3 ? n : false);
});

test.each([
  ['C6 Science Officer (Primary Edition)'],
  ['C2 Science Officer'],
])('%s: played as a reaction to a monster that acts once as it comes, it stops that', officer => {
  const left = (hand: string[]) => {
    const t = table({ seats: [{ hand: ['M2 Planet Gouge'] }, { fleet: ['T6 Planet'], hand }] });
    t.act(1, 'play', 'M2 Planet Gouge');
    if (hand.includes(officer)) t.act(2, 'respond', officer);
    return t.card('T6 Planet').damage;
  };
  expect([left([officer]), left([])]).toEqual([0, 3]);
});
