/** What every client of a server needs, in a terminal or in a page: a line that comes back by itself, and a table that is kept up to date over it. */
export * from './feed.ts';
export * from './line.ts';
export * from './time.ts';
export * from './why.ts';
