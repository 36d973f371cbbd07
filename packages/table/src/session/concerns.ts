// Which seats a fact concerns.
import type { CardRef, Fact, Seat, State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';

const isCard = (x: unknown): x is CardRef => typeof x === 'object' && x !== null && 'id' in x && 'card' in x;

/**
 * Returns the seats that a fact concerns: first those that it names, then the owners of cards, conflicts and so on that it names.
 * @param fact as a viewer may know it
 */
export function concerned<S extends State>(table: TableGame<S>, s: S, fact: Fact): Seat[] {
  const { show } = table.game.facts.byName.get(fact.t)!;
  const seats: Seat[] = [];
  const others: Seat[] = [];
  for (const [name, value] of Object.entries(fact)) {
    const how = show === 'all' ? 'plain' : (show as Readonly<Record<string, unknown>>)[name];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (isCard(one)) others.push(...table.concerns(s, 'card', one.id));
      else if (typeof one === 'number' && typeof how === 'string' && how !== 'plain')
        (how === 'seat' ? seats : others).push(...table.concerns(s, how, one));
    }
  }
  return [...new Set([...seats, ...others])].filter(seat => seat >= 0 && seat < s.seats.length);
}
