import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.tsx';
import { wearTheme } from './shell/theme.ts';

wearTheme();
createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
