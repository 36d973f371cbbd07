import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { books } from './books.config.ts';

/** How the page is built: one folder of files that any server can hand out. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), books()],
  build: { target: 'es2023', sourcemap: false, manifest: true },
  worker: { format: 'es' },
});
