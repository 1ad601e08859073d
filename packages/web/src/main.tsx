import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { followTableColor } from './app/browser-color.ts';
import { applyTheme } from './app/theme.ts';
import { startSpeaking } from './words/language.ts';
import { ToolkitLanguage } from './words/ToolkitLanguage.tsx';

applyTheme();
followTableColor();
const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no root');
await startSpeaking();
createRoot(root).render(
  <StrictMode>
    <ToolkitLanguage>
      <App />
    </ToolkitLanguage>
  </StrictMode>,
);
