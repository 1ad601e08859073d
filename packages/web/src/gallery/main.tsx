/** Every component in every state, for designers: `/gallery.html` of `npm run dev`. */
import { isLanguage } from '@kickdoor/words';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ToolkitLanguage } from '../words/ToolkitLanguage.tsx';
import { speak } from '../words/language.ts';
import { Index } from './Index.tsx';
import { Specimen } from './Specimen.tsx';
import '../app/base.css';
import 'virtual:tables.css';
import '../app/page.css';
import './gallery.css';

const asked = new URLSearchParams(location.search);
const language = asked.get('lang') ?? 'en';
const theme = asked.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
await speak(isLanguage(language) ? language : 'en');
const isIndex = !asked.has('page') && !asked.has('file');
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <ToolkitLanguage>{isIndex ? <Index /> : <Specimen asked={asked} />}</ToolkitLanguage>
    </StrictMode>,
  );
}
