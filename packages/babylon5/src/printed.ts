/** What deck lists and the rules of decks read of a card. It comes from printed data as long as the cards themselves are not loaded. */
import { type CardDef, type CardSource, DEFS, fieldValue, idOfSource, LIBRARY } from './card.ts';

/** A card as lists and rules of decks know it. A loaded card has all of it. */
export type CardInLists = Pick<CardDef, 'id' | 'index' | 'title' | 'type' | 'race' | 'cost' | 'keywords'> & {
  readonly source: Pick<CardSource, 'set' | 'starts' | 'replaces' | 'printing'>;
};

/** The printed data of a card, as far as lists need it. `data/` holds those of each set, made from its card files. */
export type Printed = Pick<CardSource, 'title' | 'type' | 'race' | 'keywords' | 'printing' | 'replaces'> & {
  readonly cost?: number;
  /** how many cards its player chooses for the starting hand, if it says so (b5/starting-hand/3) */
  readonly hand?: number;
  /** the edition, if it differs from the name of the set */
  readonly set?: string;
};

/** The printed data of a card of a set, from its file. */
export function printedOf(source: CardSource, set: string): Printed {
  const { title, type, race, keywords, printing, replaces } = source;
  const cost = fieldValue<number | null>(source.cost, null);
  const hand = source.starts?.hand;
  return {
    title,
    type,
    ...(race === undefined ? {} : { race }),
    ...(cost === null ? {} : { cost }),
    ...(keywords === undefined ? {} : { keywords }),
    ...(printing === undefined ? {} : { printing }),
    ...(hand === undefined ? {} : { hand }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(source.set === set ? {} : { set: source.set }),
  };
}

/** printed cards by set */
const printed = new Map<string, readonly CardInLists[]>();
const byId = new Map<string, CardInLists>();
const byIndex = new Map<number, CardInLists>();

/** Adds the printed data of a set, in the order of its cards. */
export function addPrintedCards(set: string, cards: readonly Printed[]): void {
  const start = LIBRARY.startOf(set);
  const listed = cards.map((card, i): CardInLists => {
    const { title, type, race, cost, keywords, hand, replaces, printing } = card;
    const source = { ...card, set: card.set ?? set, cost: cost ?? null };
    return {
      id: idOfSource(source),
      index: start + i,
      title,
      type,
      race: race ?? null,
      cost: cost ?? null,
      keywords: new Set(keywords ?? []),
      source: {
        set: source.set,
        ...(hand === undefined ? {} : { starts: { hand, say: '' } }),
        ...(replaces === undefined ? {} : { replaces }),
        ...(printing === undefined ? {} : { printing }),
      },
    };
  });
  printed.set(set, listed);
  for (const card of listed) {
    byId.set(card.id, card);
    byIndex.set(card.index, card);
  }
  LIBRARY.announce(
    set,
    listed.map(({ id }) => id),
  );
}

/** Every card that lists may name, with those of an overlay that is loaded. */
export const listedCards = (overlay?: string): readonly CardInLists[] => [
  ...[...printed].flatMap(([set, cards]) => (LIBRARY.has(set) ? [] : cards)),
  ...LIBRARY.allWith(overlay),
];

/** A number that changes whenever lists may name more cards. */
export const listedCount = (): number => LIBRARY.size + byId.size;

/** The card of an id; undefined if neither it nor its printed data is here. */
export const listedOf = (id: string): CardInLists | undefined => LIBRARY.find(id) ?? byId.get(id);

/** The card of an index, which a list has found. */
export const listedAt = (index: number): CardInLists => DEFS[index] ?? byIndex.get(index)!;
