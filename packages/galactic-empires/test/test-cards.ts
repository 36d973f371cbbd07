import { card } from '../src/card.ts';
import { compileCard } from '../src/compile/card.ts';
import type { CardSource, CardText } from '../src/index.ts';
import type { Printed } from '../src/printed.ts';
import { ofOthers, ship, terrain, that, yours } from '../src/words/index.ts';
import { goAgainst, openToAttack } from './test-words.ts';

/** A card for a rule that no printed card shows alone. Its name differs from printed ones: `O1 Test Cheer`. */
export function testCard(printed: Omit<Printed, 'id' | 'prints'>, text: Omit<CardText, 'id'> = {}): CardSource {
  const name = `${printed.types.join('/')}${printed.strength} ${printed.title}`;
  const source: CardSource = { ...printed, prints: 1, ...card(name, text) };
  compileCard(source);
  return source;
}

/** An occurrence, by its name, that sends an own ship against another player's terrain. */
export const SIEGE = 'O1 Test Siege';
testCard(
  { title: 'Test Siege', types: ['O'], strength: 1 },
  {
    on: 'your fleet',
    target: { attacker: that(ship, yours), goal: that(terrain, ofOthers, openToAttack('attacker')) },
    after: 'discard',
    effect: goAgainst('attacker', 'goal'),
  },
);
