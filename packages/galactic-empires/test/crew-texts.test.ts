import { expect, test } from 'vitest';
import { cardText } from '../src/card-text.ts';
import { DEFS, defByName } from '../src/index.ts';

// Details that the texts of crew and equipment must include, so that a reader plays the card right

const textOf = (name: string): readonly string[] => cardText(DEFS[defByName(name)]!.source);

test('a function that takes a Card Play says so', () => {
  expect(textOf('C2 Helmsman').join(' ')).toContain('Each turn, as a Card Play, if it is on a ship of your fleet');
});
test('functions of which one is used a turn are lettered', () => {
  expect(textOf('C2 Mercenary').join(' ')).toMatch(
    /one of these: \(a\) choose an equipment .*; or \(b\) choose a crew /,
  );
  expect(textOf('C9 Marauder').join(' ')).toMatch(/two of these: \(a\) .*; \(b\) .*; or \(c\) /);
});
test('a card’s text names every class that the rules use', () => {
  expect(textOf('C1 Indirigan Female')).toContain(
    'When it is captured, it is not discarded, but goes over to the fleet of its captor.',
  );
  expect(textOf('C4 Security Officer')).toContain('It takes no room when crew is transported.');
  expect(textOf('C4 Bounty Hunter')).toContain('No other card takes the place of its victim.');
  expect(textOf('C6 Commando')).toContain('It counts as combat crew.');
});
test('a mine names the equipment that keeps it after use, except a mine that nothing keeps', () => {
  const again = 'In a mine rack, or with an active mine deployment system, it can be used again.';
  expect(textOf('E2 Nuclear Mine')).toContain(again);
  expect(textOf('E6 Stasis Mine')).not.toContain(again);
});
test('a saboteur goes by research once it has destroyed something', () => {
  expect(textOf('C7 Saboteur')).toContain(
    "It is discarded once the research applied to it comes to this crew's strength, but not before it has destroyed an equipment.",
  );
});
test('points without a bound are given without a number', () => {
  expect(textOf('C7 Research Developer')[0]).toBe(
    'You can give it research points in your Allocation Phase, while it is on a base.',
  );
});
test('the choices at a play and their effects are one sentence', () => {
  expect(textOf('E2 Repulsion Beam')).toContain(
    'When it is played, choose a ship of another player; for one turn, that ship cannot fire weapons.',
  );
});
test('another crew is not the crew itself', () => {
  expect(textOf('C6 Telepath')[0]).toBe('Every other crew of your fleet at its location has 2 more strength.');
  expect(textOf('C6 Clone')[0]).toMatch(/^When it is played, choose another crew; /);
});

test('an occurrence without a Card Play says so, names its exceptions, and names the cards that cannot react', () => {
  const text = textOf('O10 Toxic Waste Spill').join(' ');
  expect(text).toContain('Playing it takes no Card Play.');
  expect(text).toContain('other than a psy');
  expect(text).toContain('No crew can be played or used in reaction to it.');
});
