// The tags of a page for programs that show links.
import type { CardFace } from '@orrery/table';
import { gameEntry } from '@orrery/table/shelf';
import { HEIGHT, WIDTH } from '../drawings/canvas.ts';
import { NoTable, Problem } from '../errors/problem.ts';
import type { Host } from '../http/host.ts';
import { openToAll } from '../replays/past.ts';
import type { StoredTable } from '../tables/info.ts';
import type { Codes } from '../tables/wrong-codes.ts';
import { faceOf } from './faces.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as the value of an attribute. */
const safe = (text: string): string => text.replace(/[&<>"]/g, sign => SIGNS[sign]!);

/** What a link shows. */
interface Shown {
  readonly title: string;
  readonly words: string;
  /** the address of its picture, from the root */
  readonly picture: string;
}

/** The tags of a page. */
function tags({ title, words, picture }: Shown, origin: string): string {
  const values = {
    'og:type': 'article',
    'og:site_name': 'Orrery',
    'og:title': title,
    'og:description': words,
    'og:image': origin + picture,
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': title,
  };
  return [
    ...Object.entries(values).map(([name, value]) => `<meta property="${name}" content="${safe(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** The words under a card's title: its second title, its kind, and what it does, in short. */
const wordsOf = ({ subtitle, kind, gist }: CardFace): string =>
  [subtitle, kind, gist].filter(part => part !== '').join('. ');

/** The address of a card's page. */
const CARD = /^\/cards\/([a-z0-9-]{1,40})\/([a-z0-9-]{1,120})$/;
/** The address of the replay of a game at a server, and the moment in its query. */
const REPLAY = /^\/replay\/([2-9A-HJ-NP-Z]{4,10})$/;
const MOMENT = /^(0|[1-9][0-9]{0,6})$/;

/** What a link to a card shows; null if there is no such card. */
async function cardShown(host: Pick<Host, 'workshop'>, path: string): Promise<Shown | null> {
  const [, game, card] = CARD.exec(path) ?? [];
  if (game === undefined || card === undefined) return null;
  const face = await faceOf(host, game, card);
  return face && { title: face.title, words: wordsOf(face), picture: `/api/pictures/${game}/${card}.png` };
}

/** What a link to a moment of a finished game shows. Its picture tells the rest, so that no page waits for a replay. */
function momentShown({ code, game, seats }: StoredTable, at: string | null): Shown {
  const names = seats.map(({ name }) => name ?? '').filter(name => name !== '');
  const moment = at !== null && MOMENT.test(at) ? at : null;
  return {
    title: `${gameEntry(game).title}: ${names.join(', ')}`,
    words:
      moment === null
        ? 'The end of a game. Open it to see all of it.'
        : `A game after ${moment} choices. Open it to see what comes next.`,
    picture: `/api/tables/${code}/pictures/${moment ?? 'end'}.png`,
  };
}

/** The tags of a page by its address, the origin of this server, and the address that asks; null for a page without tags of its own. */
export type Tags = (url: string, origin: string, asker: string) => Promise<string | null>;

/** Makes the tags of pages: of cards, and of moments of finished games that everybody may look at. @param codes counts wrong codes */
export function tagsFor(
  host: Pick<Host, 'database' | 'log' | 'workshop'>,
  codes: Pick<Codes, 'check' | 'missed'>,
): Tags {
  const replayShown = async (path: string, query: string, asker: string): Promise<Shown | null> => {
    const code = REPLAY.exec(path)?.[1];
    if (code === undefined) return null;
    await codes.check(asker, code, async () => null);
    return momentShown(await openToAll(host, code), new URLSearchParams(query).get('at'));
  };
  return async (url, origin, asker) => {
    const [path = '', query = ''] = url.split('?', 2);
    try {
      const shown = (await cardShown(host, path)) ?? (await replayShown(path, query, asker));
      return shown && tags(shown, origin);
    } catch (error) {
      if (error instanceof NoTable) await codes.missed(asker);
      // a page without tags is better than none, and the page itself says what is wrong
      if (!(error instanceof Problem)) host.log.error(error);
      return null;
    }
  };
}
