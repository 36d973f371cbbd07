import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { books } from './books.config.ts';
import { catalogue } from './catalogue.config.ts';

/**
 * The page installs, and works without a network after the first visit: all of it is kept, rules and cards, too. A new version waits until the last
 * page of the old one is closed, so that no table loses the files that it is made of.
 */
const installable = {
  injectRegister: 'script-defer',
  manifest: {
    name: 'Orrery',
    short_name: 'Orrery',
    description: 'Play three lost card games. The table knows the rules.',
    display: 'standalone',
    start_url: '/',
    theme_color: '#070a12',
    background_color: '#0b0f19',
    icons: [
      { src: 'orrery.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icon-cut-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    // what is done with notices
    importScripts: ['notices.js'],
    globPatterns: ['**/*.{js,css,html,svg,woff2,json,jsonl,txt}'],
    globIgnores: ['**/.vite/**'],
    maximumFileSizeToCacheInBytes: 4_000_000,
    navigateFallback: 'index.html',
    // what a server answers is never taken from here
    navigateFallbackDenylist: [/^\/(api|socket\.io|health|metrics)(\/|$)/],
  },
} as const satisfies Partial<VitePWAOptions>;

/** What bots have learnt of a game is a file of its own: it weighs as much as a tenth of the rules, and changes with every lesson. */
const likings = {
  test: /advice[\\/]likings\.json$/,
  name: (id: string) => `likings-${/packages[\\/]([^\\/]+)/.exec(id)?.[1]}`,
};

/**
 * The words that only cards use, what compiles cards and what writes their texts are one file for each game. It comes with the first set, beside the
 * rules, which can do without it.
 */
const words: Rolldown.CodeSplittingGroup = {
  test: /(packages|games)[\\/](babylon5|galactic-empires)[\\/](src[\\/](words|texts|compile|card-text)|cards\.ts)/,
  name: (id: string) =>
    `words-${/(babylon5|galactic-empires)/.exec(id)?.[1]}${/words[\\/]expansions/.test(id) ? '-expansions' : ''}`,
  includeDependenciesRecursively: false,
};

/**
 * What the first page needs at once are two files: libraries, which seldom change, and the page's own. Each file that a browser asks for costs it
 * time, even if it is near.
 */
const firstPage: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
  { name: 'first', tags: ['$initial'], priority: 1 },
];

/** What all drawings share is one file, with the globes that every board shows: many small files compress worse than one. */
const engraver = {
  test: /engraver[\\/]src[\\/]((maths|pen|motifs|words)[\\/]|figures[\\/](emblems|seals)|ships[\\/](counted|peoples)|families[\\/](drafted|placed|globes|built)\.|worlds[\\/](globe|known|made|crater|shore|ground|inks|marks|stones|dots|built))/,
  name: 'engraver',
};
/** What lies far away, and many small things, in one file. */
const far = {
  test: /engraver[\\/]src[\\/](families[\\/](many|far)\.|worlds[\\/](points|many|far|lights|charts|contours|dragons|hole|several))/,
  name: 'far',
};

/** What a server would otherwise compress for every visitor is compressed once: it hands out the file beside (`.br`, `.gz`). */
const compressed = compression({
  algorithms: ['gzip', 'brotliCompress'],
  include: /\.(js|css|html|svg|json|jsonl|txt|webmanifest)$/,
  exclude: /\.vite\//,
  threshold: 1_000,
  skipIfLargerOrEqual: true,
  logLevel: 'silent',
});

/** How the page is built: one folder of files that any server can hand out. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), books(), catalogue(), VitePWA(installable), compressed],
  build: {
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: firstPage } } },
  },
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: [likings, words, engraver, far] } } } },
});
