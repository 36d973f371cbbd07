// The known titles of Babylon 5 that nobody can play yet, with what is known of them. No match loads this: only deck lists and books do.
import { nameKey } from '@orrery/kernel';
import DATA from '../../data/wanted.json' with { type: 'json' };
import { LIBRARY } from '../card.ts';
import { noteTitles } from '../decks/absent.ts';

/** A known title that is not playable yet. */
export interface WantedCard {
  readonly title: string;
  /** the set, if it is known; `a later set` if only that is known */
  readonly set: string;
  readonly type?: string;
  readonly race?: string;
  readonly cost?: number;
  readonly abilities?: Readonly<Record<string, number>>;
  /** an enhancement: what it is put on */
  readonly on?: string;
  /** a conflict: its type */
  readonly kind?: string;
  /** true if the spelling of the title is doubtful */
  readonly unsure?: true;
}

const PREMIER = 'the Premier edition';
/** The set of a card of which no source names the set. */
export const LATER = 'a later set';

type Known = Omit<WantedCard, 'set'> & { readonly set?: string };
/** the titles of which sources tell the text in part or not at all, with what is printed besides */
const unknown = [...DATA.unknown, ...DATA.partly] as readonly Known[];
const later = DATA.later as readonly Known[];

/** Every known title that no card here has, with what is known of it. All sets of the game must be loaded. */
export function wantedCards(): readonly WantedCard[] {
  const held = new Set(
    LIBRARY.all().map(({ title, race, type }) => `${nameKey(title)} ${type === 'fleet' ? race : ''}`),
  );
  const titles = new Set(LIBRARY.all().map(({ title }) => nameKey(title)));
  const isHeld = ({ title, race, type }: Known) => held.has(`${nameKey(title)} ${type === 'fleet' ? race : ''}`);
  const described = new Set(unknown.map(({ title }) => nameKey(title)));
  return [
    ...unknown.filter(card => !isHeld(card)).map(card => ({ set: PREMIER, ...card })),
    ...DATA.premier
      .filter(title => !titles.has(nameKey(title)) && !described.has(nameKey(title)))
      .map(title => ({ title, set: PREMIER })),
    ...later.filter(({ title }) => !titles.has(nameKey(title))).map(card => ({ set: LATER, ...card })),
  ].sort((a, b) => (a.title < b.title ? -1 : 1));
}

noteTitles([
  ...DATA.premier.map(title => ({ title, set: PREMIER })),
  ...later.map(({ title, set }) => ({ title, set: set ?? LATER })),
]);
