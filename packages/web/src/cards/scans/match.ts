/** Finds the card that a picture shows, by the name of its file. */
import type { CardFace } from '@orrery/table';

/** The key of a picture: the game and the id of its card. */
export const scanKey = ({ game, id }: Pick<CardFace, 'game' | 'id'>): string => `${game}/${id}`;

/** A name without all that people write differently: capitals, accents, marks, spaces. */
const bare = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The names that a picture of this card can have. */
const namesOf = ({ id, title, subtitle, code, people }: CardFace): string[] => {
  const plainCode = code.replace(/^R\//, '');
  return [
    id,
    title,
    `${title} ${people}`,
    `${people} ${title}`,
    `${title} ${subtitle}`,
    `${plainCode} ${title}`,
    `${plainCode} ${title} ${subtitle}`,
  ].map(bare);
};

/** The pictures of cards. */
export interface MatchedScans {
  /** the path of a picture by the key of its card */
  readonly found: ReadonlyMap<string, string>;
  /** pictures that match no card, or several */
  readonly lost: readonly string[];
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i;
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  babylon5: ['babylon5', 'b5'],
  wars: ['wars', 'warstcg'],
  'galactic-empires': ['galacticempires', 'ge'],
};

/**
 * Finds the cards that pictures show, by the names of the files. A folder with the name of a game says which game is meant.
 * @param paths of all files of a folder; files that are not pictures are skipped
 */
export function matchScans(paths: readonly string[], faces: readonly CardFace[]): MatchedScans {
  const byName = new Map<string, Set<CardFace>>();
  for (const face of faces)
    for (const name of namesOf(face)) {
      const known = byName.get(name);
      if (known === undefined) byName.set(name, new Set([face]));
      else known.add(face);
    }
  const found = new Map<string, string>();
  const lost: string[] = [];
  for (const path of paths.filter(one => PICTURE.test(one))) {
    const parts = path.split('/');
    const name = bare(parts.at(-1)!.replace(PICTURE, ''));
    const folders = parts.slice(0, -1).map(bare);
    const all = [...(byName.get(name) ?? [])];
    const meant = all.filter(({ game }) => FOLDERS[game]?.some(word => folders.includes(word)));
    // a file named after a card's id shows that card, whatever the other files are called
    const exact = all.filter(({ id }) => bare(id) === name);
    const [face, ...others] = [meant, exact, all].find(list => list.length === 1) ?? [];
    if (face === undefined || others.length > 0) lost.push(path);
    else found.set(scanKey(face), path);
  }
  return { found, lost };
}
