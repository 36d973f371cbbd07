/** What is said at a table with people, in one place. What is asked, told and refused comes from the games and the server. */
export const words = {
  you: 'you',
  bot: (level: string) => `${level} bot`,
  nothing: 'nothing',
  finding: 'The table is being looked for …',
  noTable: (code: string) => `There is no table ${code} here.`,
  noTableMore: 'It may have been closed, or a letter of the link was lost. A new one is opened in a moment.',
  noServer: 'People play at this table, and the server that has it does not answer.',
  back: 'To the first page',
  again: 'Try again',

  name: {
    title: 'Somebody waits for you at a table.',
    ask: 'What shall the others call you?',
    help: '2 to 24 letters and digits. It is kept in this browser; no account is needed.',
    go: 'Come to the table',
    going: 'You are let in …',
    account: 'I have an account',
  },

  room: {
    title: (game: string) => `A table of ${game}`,
    table: (title: string, code: string) => `${title} · ${code}`,
    waits: (who: string) => `It waits for ${who}.`,
    starts: 'Everybody is ready: the cards are dealt …',
    seats: 'Seats',
    seat: (n: number) => `Seat ${n}`,
    free: 'free',
    keptFor: (name: string) => `kept for ${name}`,
    you: 'you',
    host: 'opened the table',
    here: 'here',
    away: 'not here now',
    ready: 'ready',
    notReady: 'not ready yet',
    take: 'Sit here',
    leave: 'Leave the seat',
    close: 'Close the table',
    closeSure: 'Close it for everybody',
    stay: 'Keep it open',
    beReady: 'I am ready',
    notYet: 'Wait, not yet',
    deck: 'Your deck',
    any: 'Any deck',
    own: 'Decks of your own',
    chosen: 'a deck is chosen',
    secret: 'Decks are secret: nobody sees yours before the game.',
    watching: (n: number) => (n === 1 ? 'One other looks on.' : `${n} others look on.`),
    invite: 'Copy the invitation',
    copied: 'The link is copied: whoever opens it can sit down here.',
    inviteMore: 'Whoever has this link comes to this table:',
    watch: 'You look on. When the game begins you see it, as far as who watches may.',
    mayNotWatch: 'Nobody may look on at this table once the game has begun.',
    closed: 'This table is closed: who opened it has left.',
    onePlayer: 'one more player',
    players: (n: number) => `${n} more players`,
    clock: {
      none: 'No clock',
      decision: (time: string) => `${time} for each decision`,
      chess: (time: string, more: number) =>
        `${time} for the whole game${more > 0 ? `, and ${more} s back with each decision` : ''}`,
      days: (n: number) => (n === 1 ? 'A day for each decision' : `${n} days for each decision`),
    },
    watchers: (delay: number) =>
      delay === 0 ? 'Whoever has the link may look on' : `Whoever has the link may look on, ${inTime(delay)} later`,
    noWatchers: 'Nobody may look on',
    listed: 'In the list of tables',
    private: 'Only by its link',
    openDecks: 'Everybody sees the decks',
    secretDecks: 'Decks are secret',
    rules: (ruleset: string) => `Rules: ${ruleset}`,
  },

  line: {
    lost: 'The connection is lost. What you see is how it stood; it comes back by itself.',
    failed: (why: string) => `${why} Load the page anew.`,
    reload: 'Load anew',
  },
  watch: {
    now: 'You look on.',
    late: (delay: number) => `You look on, ${inTime(delay)} later than the players.`,
    notBegun: 'The game has begun. You see it when it is old enough.',
  },
} as const;

function inTime(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
