// The tags of a page for programs that show links.
import type { CardFace } from '@orrery/table';
import { faceOf } from './faces.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as the value of an attribute. */
const safe = (text: string): string => text.replace(/[&<>"]/g, sign => SIGNS[sign]!);

/** The words under a card's title: its second title, its kind, and what it does, in short. */
const wordsOf = ({ subtitle, kind, gist }: CardFace): string =>
  [subtitle, kind, gist].filter(part => part !== '').join('. ');

/** The address of a card's page. */
const CARD = /^\/cards\/([a-z0-9-]{1,40})\/([a-z0-9-]{1,120})$/;

/** The tags of a card's page; null for any other page. @param path its address, without a query @param origin of this server */
export async function tagsOf(path: string, origin: string): Promise<string | null> {
  const [, game, card] = CARD.exec(path) ?? [];
  if (game === undefined || card === undefined) return null;
  const face = await faceOf(game, card);
  if (face === null) return null;
  const tags = {
    'og:type': 'article',
    'og:site_name': 'Orrery',
    'og:title': face.title,
    'og:description': wordsOf(face),
    'og:image': `${origin}/api/pictures/${game}/${card}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': face.title,
  };
  return [
    ...Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${safe(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
