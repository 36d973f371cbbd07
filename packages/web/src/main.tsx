/** Starts the page: styles, settings, language, queries and the router. */
import './ui/style/fonts.css';
import './ui/style/tokens.css';
import './ui/style/palettes.css';
import './ui/style/base.css';
import './ui/style/controls.css';
import './ui/style/print.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.tsx';
import { wearLanguage } from './ui/language.ts';
import { palette } from './ui/palette.ts';
import { wearMotion } from './ui/still.ts';
import { textSize } from './ui/text-size.ts';
import { wearTheme } from './ui/theme.ts';

// the page is drawn only when it looks and speaks as the player chose
wearTheme();
textSize.wear();
palette.wear();
wearMotion();
await wearLanguage();
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
});
createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
