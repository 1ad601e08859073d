/** The part of CREDITS.md that credits the artists of the icons in use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The path of the credits. */
export const CREDITS = join(import.meta.dirname, '..', '..', '..', 'CREDITS.md');

const BEGIN = '<!-- generated: icons -->';
const END = '<!-- end of icons -->';

/**
 * The names the artists want to be credited by, per the license of game-icons.net; others go by their folder's name.
 */
const NAMES: Readonly<Record<string, string>> = {
  andymeneely: '[Andy Meneely](http://www.se.rit.edu/~andy/)',
  aussiesim: 'Aussiesim',
  'carl-olsen': '[Carl Olsen](https://twitter.com/unstoppableCarl)',
  'caro-asercion': 'Caro Asercion',
  cathelineau: 'Cathelineau',
  catsu: 'Catsu',
  darkzaitzev: '[DarkZaitzev](http://darkzaitzev.deviantart.com)',
  delapouite: '[Delapouite](http://delapouite.com)',
  faithtoken: '[Faithtoken](http://fungustoken.deviantart.com)',
  felbrigg: '[Felbrigg](http://blackdogofdoom.blogspot.co.uk)',
  generalace135: 'GeneralAce135',
  guard13007: '[Guard13007](https://guard13007.com)',
  'heavenly-dog': '[HeavenlyDog](http://www.gnomosygoblins.blogspot.com)',
  irongamer: '[Irongamer](http://ecesisllc.wix.com/home)',
  'john-colburn': '[John Colburn](http://ninmunanmu.com)',
  'john-redman': '[John Redman](http://www.uniquedicetowers.com)',
  'kier-heyl': 'Kier Heyl',
  lorc: '[Lorc](http://lorcblog.blogspot.com)',
  'lord-berandas': '[Lord Berandas](http://berandas.deviantart.com)',
  lucasms: 'Lucas',
  'pierre-leducq': 'Pierre Leducq',
  priorblue: 'PriorBlue',
  quoting: 'Quoting',
  rihlsul: 'Rihlsul',
  sbed: '[Sbed](http://opengameart.org/content/95-game-icons)',
  seregacthtuf: 'SeregaCthtuf',
  skoll: 'Skoll',
  sparker: '[Sparker](http://citizenparker.com)',
  'viscious-speed': '[Viscious Speed](http://viscious-speed.deviantart.com) (CC0)',
  willdabeast: '[Willdabeast](http://wjbstories.blogspot.com)',
  zeromancer: 'Zeromancer (CC0)',
};

/** The icons of each artist: the folders of github.com/game-icons/icons. */
function byArtist(): Map<string, ReadonlySet<string>> {
  const file = join(import.meta.dirname, 'icon-authors.json');
  const authors = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(authors).map(([artist, icons]) => [artist, new Set(icons.split(' '))]));
}

/** The artists with their icons, most icons first. A name in two folders credits both. */
function iconCredits(used: readonly string[]): string {
  const icons = used.filter((name) => !name.startsWith('own:'));
  const artists = byArtist();
  const lines = [...artists]
    .map(([artist, theirs]) => ({ artist, theirs: icons.filter((name) => theirs.has(name)) }))
    .filter(({ theirs }) => theirs.length > 0)
    .toSorted((a, b) => b.theirs.length - a.theirs.length)
    .map(({ artist, theirs }) => `- Icons made by ${NAMES[artist] ?? artist}: ${theirs.join(', ')}`);
  const unknown = icons.filter((name) => ![...artists.values()].some((theirs) => theirs.has(name)));
  if (unknown.length > 0) {
    throw new Error(`nobody is named in icon-authors.json for: ${unknown.join(', ')}`);
  }
  return lines.join('\n');
}

/** The text of CREDITS.md with its icon list regenerated. */
export function creditsWith(used: readonly string[], text: string): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`CREDITS.md lacks ${BEGIN} or ${END}`);
  return `${before}${BEGIN}\n\n${iconCredits(used)}\n\n${END}${after}`;
}
