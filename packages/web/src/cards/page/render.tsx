/** Renders a set's cards to a self-contained HTML file. Runs in Node, built by `scripts/build-cards.ts`. */
import { packsOf, wordsOfSet } from '@kickdoor/packs/node';
import { cardWords, LANGUAGES, type Language } from '@kickdoor/words';
import { DEFAULT_SHEET, homeSheet, type SheetId } from '@kickdoor/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import fonts from '../../theme/fonts.css?inline';
import paper from '../../theme/paper.css?inline';
import tables from 'virtual:tables.css?inline';
import tokens from '../../theme/tokens.css?inline';
import cardStyles from '../cards.css?inline';
import { learnLook } from '../looks.ts';
import { loadIcons } from '../picture/icon.ts';
import sets from '../sets.css?inline';
import { CardsPage } from './CardsPage.tsx';
import pageStyles from './page.css?inline';

/** Only the font format that every browser supports. */
const FACES = fonts.replaceAll(/,\s*url\([^)]*\)\s*format\(['"]?woff['"]?\)/gu, '');
const STYLES = [FACES, tokens, paper, tables, cardStyles, sets, pageStyles];

interface Wanted {
  readonly set: string;
  /** The page's own language. */
  readonly language: Language;
  /** The rule sheet whose terms are printed; by default the set's own. */
  readonly sheet: SheetId | undefined;
  /** Packs that are not built in, as returned by `packsAsText`. */
  readonly packs: readonly string[];
}

/** The page of a set. */
export async function cardsPage({ set, language, sheet, packs: texts }: Wanted): Promise<string> {
  await loadIcons(set);
  const packs = packsOf(texts);
  learnLook(set, packs.load(set).look);
  const words = LANGUAGES.map((each) => wordsOfSet(set, each, { sheet, packs }));
  const own = wordsOfSet(set, language, { sheet, packs });
  const entries = packs.load(set).cards.map((def) => ({
    def,
    own: cardWords(own, def),
    said: words.map((each) => ({ language: each.language, words: cardWords(each, def) })),
  }));
  const title = own.say('cards-title', { set: { id: `${set}/pack` } });
  const page = renderToStaticMarkup(<CardsPage set={set} words={own} entries={entries} />);
  return [
    '<!doctype html>',
    `<html lang="${language}" data-table="${sheet ?? homeSheet(set)?.id ?? DEFAULT_SHEET}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    renderToStaticMarkup(<title>{`Kickdoor: ${title}`}</title>),
    `<style>${STYLES.join('\n')}</style>`,
    '</head>',
    `<body>${page}</body>`,
    '</html>',
    '',
  ].join('\n');
}
