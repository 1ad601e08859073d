/** Renders a set's cards to a self-contained HTML file. Runs in Node, built by `scripts/build-cards.ts`. */
import { loadSet, wordsOfSet } from '@kickdoor/packs/node';
import { cardWords, LANGUAGES, type Language } from '@kickdoor/words';
import { DEFAULT_SHEET, homeSheet, type SheetId } from '@kickdoor/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import fonts from '../../theme/fonts.css?inline';
import paper from '../../theme/paper.css?inline';
import tables from 'virtual:tables.css?inline';
import tokens from '../../theme/tokens.css?inline';
import cardStyles from '../cards.css?inline';
import { loadIcons } from '../picture/icon.ts';
import sets from '../sets.css?inline';
import { CardsPage } from './CardsPage.tsx';
import pageStyles from './page.css?inline';

/** Only the font format that every browser supports. */
const FACES = fonts.replaceAll(/,\s*url\([^)]*\)\s*format\(['"]?woff['"]?\)/gu, '');
const STYLES = [FACES, tokens, paper, tables, cardStyles, sets, pageStyles];

/**
 * The page of a built-in set; `language` is the page's own language, `sheet` the rule sheet whose terms are printed.
 */
export async function cardsPage(set: string, language: Language, sheet?: SheetId): Promise<string> {
  await loadIcons(set);
  const words = LANGUAGES.map((each) => wordsOfSet(set, each, sheet));
  const own = wordsOfSet(set, language, sheet);
  const entries = loadSet(set).cards.map((def) => ({
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
