/**
 * All cards in all sizes, for artists and for the documentation. `?set=classic&size=full&theme=dark&only=net-troll`
 * filters it.
 */
import { isLanguage } from '@kickdoor/words';
import { StrictMode, type CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { CardBack } from './CardBack.tsx';
import { CardFace, type CardSize } from './CardFace.tsx';
import { allFaces } from './gallery/cards.ts';
import { Portraits } from './gallery/Portraits.tsx';
import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/paper.css';
import 'virtual:tables.css';
import './gallery/gallery.css';

const asked = new URLSearchParams(location.search);
const SIZES: readonly CardSize[] = ['thumb', 'hand', 'full'];
const sizes = asked.has('size') ? SIZES.filter((size) => asked.getAll('size').includes(size)) : SIZES;
const only = asked.getAll('only');
const onlySet = asked.get('set');
const kind = asked.get('kind');
const width = asked.get('width');
const theme = asked.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const tag = asked.get('lang') ?? 'en';
const language = isLanguage(tag) ? tag : 'en';
document.documentElement.lang = language;
const table = asked.get('table');
if (table !== null) document.documentElement.dataset['table'] = table;

function Sheet({ size }: { readonly size: CardSize }) {
  const sets = allFaces(language).filter(({ set }) => onlySet === null || set === onlySet);
  return sets.map(({ set, faces }) => (
    <section key={set} aria-label={`${set}, ${size}`}>
      <h2>
        {set}: {size}
      </h2>
      <div className="gallery-cards">
        <CardBack deck="doors" set={set} size={size} />
        <CardBack deck="treasures" set={set} size={size} />
        {faces
          .filter(({ def }) => only.length === 0 || only.includes(def.id))
          .filter(({ def }) => kind === null || def.kind === kind)
          .map((face) => (
            <CardFace key={face.def.id} {...face} size={size} />
          ))}
      </div>
    </section>
  ));
}

function Gallery() {
  const style: CSSProperties = width === null ? {} : { '--kd-card-width': `${width}px` };
  return (
    <main className="gallery kd-table" style={style}>
      <h1>All cards</h1>
      {only.length > 0 || kind !== null ? null : <Portraits />}
      {sizes.map((size) => (
        <Sheet key={size} size={size} />
      ))}
    </main>
  );
}

const root = document.getElementById('gallery');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
