import { expect, test } from 'vitest';
import { DESTROYER, play } from '../../scenes.ts';

// Luck cards of Powers of the Mind

const SCEPTER = 'L6 Artifact - Scepter of Time';
test(`${SCEPTER}: 3 more Card Plays this turn, and it goes beneath the discard pile`, () => {
  const t = play({ hand: [SCEPTER], discard: [DESTROYER] });
  const { plays } = t.player(1);
  t.act(1, 'play', SCEPTER).pick(1, 0);
  expect([t.player(1).plays - plays, t.pile(1, 'discard')]).toEqual([2, [DESTROYER, SCEPTER]]);
});
test(`${SCEPTER}: or 2 more cards in the Draw Cards Phase of this turn, and none in the next`, () => {
  const t = play({ hand: [SCEPTER] });
  t.act(1, 'play', SCEPTER).pick(1, 1);
  expect(t.size(1, 'hand')).toBe(0);
  t.untilPhase('play A', 2);
  expect(t.size(1, 'hand')).toBe(4);
});
test(`${SCEPTER}: or any number of exchanges with the reserve fleet, for no Card Play`, () => {
  const t = play({ hand: [SCEPTER, 'C1 Crewman', 'C2 Engineer', 'T3 Moon'], reserve: [DESTROYER, 'S3 Tufor Cutter'] });
  const { plays } = t.player(1);
  t.act(1, 'play', SCEPTER).pick(1, 2);
  t.pick(1, 'C1 Crewman').pick(1, DESTROYER).pick(1, 'C2 Engineer').pick(1, 'S3 Tufor Cutter').pick(1);
  expect([t.pile(1, 'hand').sort(), t.pile(1, 'reserve').sort(), plays - t.player(1).plays]).toEqual([
    ['S3 Tufor Cutter', DESTROYER, 'T3 Moon'],
    ['C1 Crewman', 'C2 Engineer'],
    1,
  ]);
});

const INTRIGUE = 'L10 Political Intrigue';
test(`${INTRIGUE}: a player discards the whole hand and draws as many cards; others keep theirs`, () => {
  const t = play(
    { hand: [INTRIGUE, 'C1 Crewman'] },
    { hand: ['T3 Moon', 'C2 Engineer'], deck: [DESTROYER, 'T6 Planet'] },
  );
  t.act(1, 'play', INTRIGUE).pick(1, 1);
  expect([t.pile(2, 'hand').sort(), t.pile(2, 'discard').sort(), t.pile(1, 'hand')]).toEqual([
    [DESTROYER, 'T6 Planet'],
    ['C2 Engineer', 'T3 Moon'],
    ['C1 Crewman'],
  ]);
});
test(`${INTRIGUE}: its own player is a player, too; it goes beneath the discard pile itself`, () => {
  const t = play({ hand: [INTRIGUE, 'C1 Crewman'], deck: [DESTROYER] }, { hand: ['T3 Moon'] });
  t.act(1, 'play', INTRIGUE).pick(1, 0);
  expect([t.pile(1, 'hand'), t.pile(1, 'discard'), t.pile(2, 'hand')]).toEqual([
    [DESTROYER],
    ['C1 Crewman', INTRIGUE],
    ['T3 Moon'],
  ]);
});
