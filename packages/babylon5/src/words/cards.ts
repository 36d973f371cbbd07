import type { CardSource, CardType } from '../card.ts';

/** What a card file writes besides the title: the fields of the card type. The set's builders fill in `set`. */
export type CardFields = Omit<CardSource, 'title' | 'type' | 'set'>;

/** The builders of a set's card files, one for each card type. Each returns plain data. */
export function setOf(set: string) {
  const type =
    (t: CardType) =>
    (title: string, fields: CardFields = {}): CardSource => ({ title, set, type: t, ...fields });
  return {
    character: type('character'),
    group: type('group'),
    fleet: type('fleet'),
    location: type('location'),
    enhancement: type('enhancement'),
    agenda: type('agenda'),
    event: type('event'),
    conflict: type('conflict'),
    aftermath: type('aftermath'),
    contingency: type('contingency'),
  };
}
