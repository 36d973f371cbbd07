import { expect, test } from 'vitest';
import { CARDS, cardText } from '../src/index.ts';

// Texts of lasting effects, counts, and reactions

const lines = (name: string): readonly string[] => cardText(CARDS.find(c => c.id === name)!);

test('effects of equal length are told together', () => {
  expect(lines('o6-labor-strikes')).toContain(
    'When it is played, for one turn, that player generates no ammunition and cannot use economy as ammunition.',
  );
});

test('a counter is told as the thing that it counts', () => {
  expect(lines('o5-terraforming')).toContain(
    'That terrain generates 1 more economy for each of your turns that has begun since, up to 5.',
  );
  expect(lines('o6-accelerated-aging')).toContain(
    'The strength of that card is the strength printed on that card plus 1 for each of your turns that has begun since, whatever other texts add or take.',
  );
  for (const card of CARDS) expect(cardText(card).join(' ')).not.toMatch(/\bcount(ed)? (on|one more)\b/);
});

test('a card that comes into play as a reaction says that it is played; one that also reacts from play says both', () => {
  expect(lines('s1-ship-from-the-future')).toContain(
    'As a reaction, it can be played when another player fires a volley: this ship fires its weapons at once.',
  );
  expect(lines('o3-defensive-electronic-warfare')).toContain(
    'As a reaction, from your hand or from play, when a volley is fired at a unit of your fleet, the volley does 2 damage less, then discard this occurrence.',
  );
});

test('a text about the own fleet says what the fleet has', () => {
  for (const card of CARDS)
    expect(cardText(card).join(' ')).not.toMatch(/there (is|are) [^,:;.]* of your fleet in play/);
});

test('no text starts with another player and goes on as if they were the reader', () => {
  for (const card of CARDS) expect(cardText(card).join(' ')).not.toMatch(/player chooses [^;:,]* and (discard|put) /);
});
