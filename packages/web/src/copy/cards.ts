/** What cards say besides what stands on them, in one place. */
export const words = {
  faceDown: 'Face-down card',
  cost: 'Cost',
  unique: 'Unique.',
  needs: 'Needs',
  makes: 'Makes',
  marks: (n: number) => (n === 1 ? 'mark' : 'marks'),
  tokens: 'tokens',
  noText: 'No text of its own: it is worth its numbers.',
  doThis: 'to do this:',
  printed: (label: string, now: number, was: number, why: string) =>
    `${label} ${now}, printed ${was}${why === '' ? '' : `: ${why}`}.`,
  asPrinted: 'As printed.',
  textGuessed: 'Its text is reconstructed: no source gives it.',
  dotted: 'Dotted',
  guessed: 'numbers are reconstructed.',
  damage: (n: number, of: number, severe: number) => `Damage ${n} / ${of}${severe > 0 ? `, ${severe} severe` : ''}`,
  target: 'Target',
  chosen: 'Chosen',
} as const;
