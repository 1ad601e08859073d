import { loadSet, wordsOfSet } from '@kickdoor/packs/node';
import type { CardDef } from '@kickdoor/rules';
import { cardWords } from '@kickdoor/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardBack } from '../src/cards/CardBack.tsx';
import { CardsPage } from '../src/cards/page/CardsPage.tsx';
import { CardFace, type CardSize } from '../src/cards/CardFace.tsx';
import { numberOf } from '../src/cards/kinds.ts';
import { loadIcons } from '../src/cards/picture/icon.ts';
import { pictureOf } from '../src/cards/pictureOf.ts';
import { Portrait } from '../src/cards/Portrait.tsx';

const { cards } = loadSet('classic');
await loadIcons('classic');

function card(id: string): CardDef {
  const found = cards.find((def) => def.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

function face(id: string, size: CardSize): string {
  return renderToStaticMarkup(
    <CardFace
      def={card(id)}
      size={size}
      title="A Title"
      kindLine="Monster"
      text={['+4 against Elves.', 'Bad Stuff: Lose 2 Levels.']}
      flavour="A joke."
      facts={{ treasures: '3 treasures', levels: '1 Level' }}
    />,
  );
}

function borrowed(size: CardSize, language: string | null): string {
  return renderToStaticMarkup(
    <CardFace def={card('net-troll')} size={size} title="A Title" borrowed={language} kindLine="Monstruo" />,
  );
}

describe('the face of a card', () => {
  it('has a picture for every card of the classic set', () => {
    expect(cards.filter((def) => pictureOf(def) === null).map(({ id }) => id)).toEqual([]);
  });

  it('is drawn identically every time', () => {
    for (const { id } of cards) expect(face(id, 'full')).toBe(face(id, 'full'));
  });

  it('marks only names borrowed from another language', () => {
    for (const size of ['thumb', 'hand', 'full'] as const) {
      expect(borrowed(size, 'en')).toContain('aria-label="A Title [en], Monstruo"');
      expect(borrowed(size, 'en')).toMatch(
        /lang="en"[^>]*>A Title<span class="kd-borrowed"[^>]*>\u00a0\[en\]</u,
      );
      expect(borrowed(size, 'und')).toContain('[?]');
      expect(borrowed(size, null)).not.toContain('[');
    }
  });

  it('is a named article when enlarged, and an image within buttons', () => {
    expect(face('net-troll', 'full')).toMatch(/^<article [^>]*aria-label="A Title, Monster"/u);
    expect(face('net-troll', 'hand')).toMatch(/^<span [^>]*role="img"/u);
    expect(face('net-troll', 'hand')).not.toMatch(/<p[ >]/u);
  });

  it('sets off numbers in the text and the lead-in of a paragraph', () => {
    const full = face('net-troll', 'full');
    expect(full).toContain('kd-token">+4<');
    expect(full).toContain('kd-lead">Bad Stuff:<');
    expect(full).toContain('kd-figure">2<');
  });

  it('gives the numbers at its foot a text alternative', () => {
    expect(face('net-troll', 'full')).toContain('3 treasures');
  });

  it('shows rules text and flavor text only at readable sizes', () => {
    expect(face('net-troll', 'thumb')).not.toContain('Bad Stuff');
    expect(face('net-troll', 'hand')).toContain('Bad Stuff');
    expect(face('net-troll', 'hand')).not.toContain('A joke.');
    expect(face('net-troll', 'full')).toContain('A joke.');
  });

  it('shows the key number', () => {
    expect(numberOf(card('net-troll'))).toBe('10');
    expect(numberOf(card('flaming-armor'))).toBe('+2');
    expect(numberOf(card('baby'))).toBe('−5');
    expect(numberOf(card('kneepads-of-allure'))).toBeNull();
    expect(numberOf(card('lose-a-level'))).toBeNull();
  });

  it("falls back to its kind's icon if a picture can’t be drawn", () => {
    const bare: CardDef = { ...card('net-troll'), picture: { figure: 'no such thing' } };
    expect(renderToStaticMarkup(<CardFace def={bare} size="hand" title="Bare" />)).toContain('kd-art-none');
  });
});

describe('backs and portraits', () => {
  it('differ between the decks', () => {
    const doors = renderToStaticMarkup(<CardBack deck="doors" size="hand" />);
    expect(doors).not.toBe(renderToStaticMarkup(<CardBack deck="treasures" size="hand" />));
    expect(doors).toContain('aria-hidden');
  });

  it('are different for every player, and for the dead', () => {
    const seen = new Set<string>();
    for (const races of [[], ['elf'], ['dwarf'], ['halfling'], ['elf', 'dwarf']]) {
      for (const classes of [[], ['warrior'], ['wizard'], ['thief'], ['cleric'], ['thief', 'cleric']]) {
        for (const sex of ['male', 'female'] as const) {
          for (const dead of [false, true]) {
            const who = { races, classes, sex, dead };
            seen.add(renderToStaticMarkup(<Portrait {...who} size={48} />));
          }
        }
      }
    }
    expect(seen.size).toBe(5 * 6 * 2 * 2);
  });
});

describe("a set's page", () => {
  it('marks borrowed names in the table of contents and in its rows', () => {
    const words = wordsOfSet('classic', 'es');
    const def = card('net-troll');
    const own = { ...cardWords(words, def), title: 'Net Troll', borrowed: 'en' };
    const page = renderToStaticMarkup(
      <CardsPage set="classic" words={words} entries={[{ def, own, said: [] }]} />,
    );
    expect(page).toContain('<span lang="en">Net Troll [en]</span>');
    expect(page).toContain('aria-label="Net Troll [en]"');
  });
});
