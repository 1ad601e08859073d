import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { LoadFailure, PageFailure } from './app/LoadFailure.tsx';
import { Loading } from './app/Loading.tsx';
import { loadAhead } from './app/parts.ts';
import { placeOf } from './app/router.ts';
import { applyTheme, followTableColor } from './app/theme.ts';
import { install } from './offline/install.ts';
import { startSpeaking } from './words/language.ts';
import { ToolkitLanguage } from './words/ToolkitLanguage.tsx';

applyTheme();
followTableColor();
const element = document.querySelector('#root');
if (element === null) throw new Error('the page has no root');
const root = createRoot(element, {
  // React unmounts the whole page on such an error.
  onUncaughtError(error) {
    reportError(error);
    root.render(<PageFailure />);
  },
});
const place = placeOf(location.pathname);
const ahead = loadAhead(place);
install();

/** Milliseconds until a page that is still loading shows it. */
const PATIENCE = 300;

const canSpeak = await startSpeaking(place.at !== 'home');
if (canSpeak) {
  const isThere = await Promise.race([ahead.then(() => true), pause(PATIENCE)]);
  // The start page's early door is already there.
  if (isThere !== true && place.at !== 'home') root.render(<Loading />);
  await ahead;
}
root.render(
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
