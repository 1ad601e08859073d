/** Lets a build import the long words of a file of words, with the places where they may be broken: `file.ftl?hyphens`. */
import { readFile } from 'node:fs/promises';
import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import russian from 'hyphen/patterns/ru.js';
import type { Plugin } from 'vite';

const FILE = /^(?<path>.*\/words\/(?<language>ru|de)\/[^/]+\.ftl)\?hyphens$/u;
/** Shorter words are never broken, and no shorter piece stands alone. */
const LEAST_WORD = 9;
const LEAST_PIECE = 3;

const HYPHENATORS = {
  de: createHyphenator(german, { hyphenChar: '-' }),
  ru: createHyphenator(russian, { hyphenChar: '-' }),
};

/** What the patterns get wrong: mostly compounds that nobody has put together before. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  [
    'angora-phaser blanko-scheck dingens-kirchen essens-triangel kommando-häubchen lager-feuer-latein',
    'nach-sende-auftrag neuro-peitsche panzer-soutane parade-schirm pflege-intensiver plateau-stiefel',
    'feuer-roter maschinen-öl pferde-diebe ratze-fummel reise-gruppe schwere-lose vakuum-fester wonne-proppen',
    'бензо-пила брадо-брей броне-ряса везде-сущая гиппо-гриф грави-ботинок долго-вязая космо-клок лассо-надо',
    'мордо-боев перво-родный песко-ступы свеже-натёртый снего-убороч-ная шлемо-фоне щупальце-носец',
  ].flatMap((line) => line.split(' ').map((word) => [word.replaceAll('-', ''), word])),
);

/** The long words of a text, each once, with their places: `ver-stär-ker`. */
export function placesIn(text: string, language: 'ru' | 'de'): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const long = new Set(words.filter((word) => word.length >= LEAST_WORD));
  return [...long]
    .map((word) => EXCEPTIONS.get(word) ?? joined(cut(word, language)))
    .filter((word) => word.includes('-'));
}

function cut(word: string, language: 'ru' | 'de'): readonly string[] {
  const done = HYPHENATORS[language](word);
  return typeof done === 'string' ? done.split('-') : [word];
}

/** Puts pieces that are too short to those beside them. */
function joined(pieces: readonly string[]): string {
  const kept: string[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    if (last !== undefined && last.length < LEAST_PIECE) kept.splice(-1, 1, last + piece);
    else kept.push(piece);
  }
  const last = kept.at(-1) ?? '';
  return last.length < LEAST_PIECE ? kept.slice(0, -1).join('-') + last : kept.join('-');
}

export function hyphens(): Plugin {
  return {
    name: 'hyphens',
    enforce: 'pre',
    async load(id) {
      const { path, language } = FILE.exec(id)?.groups ?? {};
      if (path === undefined || (language !== 'ru' && language !== 'de')) return null;
      this.addWatchFile(path);
      const places = placesIn(await readFile(path, 'utf8'), language);
      return `export default ${JSON.stringify(places.join(' '))};`;
    },
  };
}
