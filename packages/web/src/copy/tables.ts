import type { Clock, Spectators } from '@orrery/protocol';

const many = (n: number, one: string, more: string): string => (n === 1 ? `1 ${one}` : `${n} ${more}`);
/** A time in words: `90 seconds`, `5 minutes`. */
const time = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0 ? many(seconds / 60, 'minute', 'minutes') : many(seconds, 'second', 'seconds');

/** What is said about tables with people, in one place. */
export const words = {
  title: 'Play with people',
  about: 'Sit down with friends by a link, or with whoever is here. Bots take the seats that you give them.',
  open: 'Open a table',
  all: 'All tables',
  code: 'A link or a code',
  codeHint: 'such as 7KQ2',
  join: 'Go to the table',
  joining: 'The table is looked for …',
  noCode:
    'That is no code of a table. One has 4 to 10 letters and digits, such as 7KQ2; a link to a table does as well.',
  mine: 'Your tables',
  turns: 'These wait for you',
  going: 'These wait for others',
  waiting: 'These have not begun',
  noneMine: 'You sit at no table now.',
  listed: 'Open tables',
  noneListed: 'No table is listed just now. Open one and list it, or send somebody its link.',
  more: 'Show more',
  looking: 'The tables are being looked through …',
  go: 'Go there',
  goOn: 'Go on',
  sitDown: 'Sit down',
  watch: 'Watch',
  toTable: (title: string) => `to ${title}`,
  waitsForYou: (title: string) => `${title} waits for you`,
  waitsFor: (names: readonly string[]) => (names.length === 0 ? 'going on' : `waits for ${names.join(' and ')}`),
  by: (at: number) =>
    `answer by ${new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`,
  with: (names: readonly string[]) => names.join(', '),
  free: (n: number) => (n === 0 ? 'no seat is free' : n === 1 ? '1 seat is free' : `${n} seats are free`),
  games: 'Your games',
  finished: 'Finished games with people',
  allGames: 'Your finished games',
  noneFinished: 'None of your games with people has ended yet.',
  lookBack: 'Look back',
  at: (title: string) => `at ${title}`,
  on: (at: number) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' }),
  frozen: 'stands still: newer rules play it otherwise',
  won: (names: readonly string[]) => (names.length === 0 ? 'nobody won' : `${names.join(' and ')} won`),
  clock: (clock: Clock): string => {
    switch (clock.kind) {
      case 'none':
        return 'no clock';
      case 'decision':
        return `${time(clock.seconds)} for each decision`;
      case 'chess':
        return `${time(clock.seconds)} for the game${clock.increment === 0 ? '' : `, ${time(clock.increment)} back in each phase`}`;
      case 'days':
        return `${many(clock.days, 'day', 'days')} for each decision`;
    }
  },
  watched: (spectators: Spectators): string =>
    spectators === null
      ? 'nobody may watch'
      : spectators.delay === 0
        ? 'anybody with the link may watch'
        : `who watches sees it ${time(spectators.delay)} later`,
  decksAre: { open: 'decks are open', lists: 'deck lists are open', secret: 'decks are secret' },

  newTitle: 'Open a table',
  newAbout:
    'The table is there as soon as you open it. Its link leads everybody to it; the game begins when all who sit there are ready.',
  game: 'Game',
  loading: 'The game is being fetched …',
  ruleset: 'Rules',
  players: 'Players',
  yourDeck: 'Your deck',
  anyDeck: 'Chosen at the table',
  ready: 'Ready decks',
  own: 'Decks of your own',
  seats: 'The other seats',
  seat: (n: number) => `Player ${n}`,
  anybody: 'Anybody who comes',
  anybodyHelp: 'Whoever has the link, or finds the table in the list, may sit down here.',
  invited: 'Somebody by name',
  invitedName: 'Who may sit here',
  invitedHelp: 'Nobody else can take this seat. The name is the one that he has at this server.',
  bot: (level: string) => `${level} bot`,
  /** how a bot plays, as the table tells it: `takes what looks best` */
  plays: (about: string) => `It ${about}.`,
  decks: 'Decks',
  decksOpen: 'Open',
  decksLists: 'Open, with every card',
  decksSecret: 'Secret',
  decksHelp: {
    open: 'Everybody sees before the start which deck each plays. Afterwards the whole game can be looked at.',
    lists: 'As open, and during the game everybody can read which cards are in each deck. Bots know it, too.',
    secret: 'Nobody sees what another plays, and afterwards each looks back from his own seat alone.',
  },
  clockField: 'Clock',
  clocks: {
    none: 'None',
    decision: 'For each decision',
    chess: 'As in chess',
    days: 'Days for each decision',
  },
  clockHelp: {
    none: 'Everybody takes the time that he wants.',
    decision: 'Whoever lets it run out has the least answer given for him.',
    chess: 'Each has so much for the whole game; whoever uses it up has the least answer given for him from then on.',
    days: 'For games that last weeks: you come back when it is your turn.',
  },
  wholeNumber: (least: number, most: number) => `A whole number from ${least} to ${most}, please.`,
  seconds: 'Seconds',
  minutes: 'Minutes for each player',
  increment: 'Seconds back in each phase',
  days: 'Days',
  listing: 'Who finds it',
  private: 'Only who has the link',
  public: 'Everybody: it is listed',
  spectators: 'Spectators',
  nobody: 'Nobody may watch',
  atOnce: 'See it as it happens',
  later: (seconds: number) => `See it ${time(seconds)} later`,
  spectatorsHelp: 'They see what lies open and nobody’s hand. Seeing it later they can tell nobody anything.',
  chat: 'Talking',
  chatOn: 'Players may write to each other',
  chatOff: 'Nobody writes',
  name: 'Name of the table',
  nameHelp: 'Where you write none it is called after you.',
  yourName: 'What you are called',
  yourNameHelp: 'The others see it. Where you write none you get one, and can change it later.',
  found: (listed: boolean) => (listed ? 'everybody finds it in the list' : 'only who has the link finds it'),
  summary: (game: string, seats: readonly string[], more: readonly string[]) =>
    `${game}: ${seats.join(', ')}. ${more.map((line, i) => (i === 0 ? line.charAt(0).toUpperCase() + line.slice(1) : line)).join('; ')}.`,
  you: 'you',
  places: (n: number) => (n === 1 ? 'one free seat' : `${n} free seats`),
  newDo: 'Open the table',
  opening: 'The table is being laid …',
} as const;
