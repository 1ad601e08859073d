import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { App } from './app/App.tsx';
import { applyTheme } from './app/theme.ts';

// The page may not make code from text, and need not be told so by its browser.
config({ jitless: true });
applyTheme();
const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
