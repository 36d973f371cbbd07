/** What the page itself says, in one place. What is asked, told and refused comes from the games. */
export const words = {
  shell: {
    skip: 'To the page',
    pages: 'Pages',
    settings: 'Settings',
    cards: 'Cards',
    rules: 'Rules',
    decks: 'Decks',
    find: 'Find a card or a rule',
    findShort: 'Find',
    turn: (theme: 'dark' | 'light') => (theme === 'dark' ? 'Dark' : 'Light'),
    unofficial:
      'Unofficial. No artwork and no printed text: what a card says is generated from what it does, in our own words.',
  },
  settings: {
    title: 'Settings',
    theme: 'Light',
    system: 'As the system wishes',
    dark: 'Dark',
    light: 'Light',
  },
  faults: {
    noPage: 'There is no such page.',
    noPageMore: 'The link may be old, or a letter of it lost.',
    home: 'To the first page',
    broken: 'This page could not be shown.',
    again: 'Try again',
  },
  home: {
    title: 'Three lost games of the stars, at a table that knows the rules.',
    about: 'It offers what is legal, names the rule that forbids the rest, keeps the books and fills the empty seats.',
    games: 'Games',
  },
} as const;
