import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadAhead } from './app/App.tsx';
import { LoadFailure } from './app/LoadFailure.tsx';
import { placeOf } from './app/router.ts';
import { applyTheme, followTableColor } from './app/theme.ts';
import { install } from './offline/install.ts';
import { startSpeaking } from './words/language.ts';
import { ToolkitLanguage } from './words/ToolkitLanguage.tsx';

applyTheme();
followTableColor();
const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no root');
const place = placeOf(location.pathname);
const ahead = loadAhead(place);
install();
const [canSpeak] = await Promise.all([startSpeaking(place.at !== 'home'), ahead]);
createRoot(root).render(
  <StrictMode>
    {canSpeak ? (
      <ToolkitLanguage>
        <App />
      </ToolkitLanguage>
    ) : (
      <LoadFailure />
    )}
  </StrictMode>,
);
