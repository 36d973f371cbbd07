/** What is said about pictures of one's own, in one place. */
export const words = {
  title: 'Pictures of your own cards',
  about:
    'Cards draw themselves, and need no picture. If you have scans of your cards, choose their folder: each picture takes the place of the drawing on the card that it is named after (Londo Mollari.jpg; a folder called after a game tells which game is meant). The numbers stay. Pictures are kept in this browser and never leave it.',
  choose: 'Choose a folder',
  working: 'The pictures are being looked through…',
  has: (n: number) =>
    n === 0 ? 'There are none yet.' : n === 1 ? 'One card has a picture.' : `${n} cards have pictures.`,
  found: (n: number) => (n === 1 ? 'One picture shows a card.' : `${n} pictures show cards.`),
  lost: (n: number, some: string) =>
    n === 1
      ? `One is named after no card here: ${some}.`
      : `${n} are named after no card here, or after several: ${some}.`,
  drop: 'Put all pictures away',
} as const;
